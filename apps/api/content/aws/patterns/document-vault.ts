import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const documentVault: readonly Pattern[] = [
  {
    id: 'document-vault',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection', advancedOnly: true },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense nos documentos como caixas trancadas num depósito, e no administrador como o chefe que manda nas prateleiras.',
      en: 'Think of the documents as boxes locked away in a depot, and of the administrator as the boss who runs its shelves.',
      es: 'Piensa en los documentos como cajas cerradas con llave en un depósito, y en el administrador como el jefe de sus estantes.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Um cartório digital vai guardar escrituras, com criptografia em repouso, em um bucket do Amazon S3.',
          en: 'A digital notary’s office plans to keep deeds, encrypted at rest, in an Amazon S3 bucket.',
          es: 'Una notaría digital va a guardar escrituras, con cifrado en reposo, en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Cerca de 9.000 escrituras assinadas por dia ficam em um servidor de 6 TB. Um arquiteto de soluções precisa definir a proteção do bucket.',
          en: 'About 9,000 signed deeds a day are kept on a file server of 6 TB. A solutions architect must define how the bucket is protected.',
          es: 'Unas 9.000 escrituras firmadas por día se guardan en un servidor de 6 TB. Un arquitecto de soluciones debe definir la protección del bucket.',
        },
      },
      {
        id: 'clinic-images',
        text: {
          pt: 'Uma rede de clínicas vai guardar laudos de exames, com criptografia em repouso, em um bucket do Amazon S3.',
          en: 'A chain of clinics plans to keep medical reports, encrypted at rest, in an Amazon S3 bucket.',
          es: 'Una red de clínicas va a guardar informes médicos, con cifrado en reposo, en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Trinta clínicas geram 200 GB de laudos digitalizados por dia, guardados em discos locais. Os arquitetos preparam as configurações do bucket.',
          en: 'Thirty clinics produce 200 GB of scanned reports a day, kept on disks at each site. The architects are configuring the bucket.',
          es: 'Treinta clínicas generan 200 GB de informes digitalizados por día, guardados en discos locales. Los arquitectos preparan la configuración del bucket.',
        },
      },
      {
        id: 'fund-records',
        text: {
          pt: 'Uma gestora de fundos quer criptografia em repouso para as ordens de compra que guarda em um bucket do Amazon S3.',
          en: 'A fund manager wants encryption at rest for the purchase orders it keeps in an Amazon S3 bucket.',
          es: 'Una gestora de fondos quiere cifrado en reposo para las órdenes de compra que guarda en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Um programa envia cerca de 50.000 ordens por dia, e uma inspeção achou o bucket sem proteção especial.',
          en: 'A trading program sends some 50,000 orders a day, and an inspection found the bucket without any particular protection.',
          es: 'Un programa envía unas 50.000 órdenes por día, y una inspección halló el bucket sin protección especial.',
        },
      },
    ],
    candidates: [
      {
        id: 'sse-s3-versions',
        text: {
          pt: 'Criptografia com SSE-S3 e versionamento do bucket',
          en: 'SSE-S3 encryption and bucket versioning',
          es: 'Cifrado con SSE-S3 y versionado del bucket',
        },
        action: {
          pt: 'Manter no bucket a criptografia padrão, com chaves do Amazon S3 (SSE-S3), e ativar nele o S3 Versioning.',
          en: 'Keep the default encryption of the bucket, with Amazon S3 managed keys (SSE-S3), and enable S3 Versioning on it.',
          es: 'Mantener en el bucket el cifrado predeterminado, con claves de Amazon S3 (SSE-S3), y activar S3 Versioning en él.',
        },
        uses: ['SSE-S3'],
        why: {
          pt: 'A SSE-S3, padrão de todo bucket, criptografa cada objeto ao chegar, com chaves que o próprio S3 guarda, sem custo. O versionamento guarda as edições anteriores, de modo que um apagamento ou uma gravação por cima se desfaz; para apagar de vez, exclui-se cada versão.',
          en: 'SSE-S3, the default of every bucket, encrypts each object on arrival with keys that S3 itself keeps, at no cost. Versioning keeps earlier versions, so that a deletion or an overwrite can be undone; to erase for good, each version is deleted.',
          es: 'SSE-S3, predeterminado en todo bucket, cifra cada objeto al llegar, con claves que el propio S3 guarda, sin costo. El versionado guarda las ediciones anteriores, de modo que un borrado o una sobrescritura se deshace; para borrar en forma definitiva se elimina cada versión.',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca grátis sem anotar aberturas, e uma prateleira local cujas versões antigas o chefe pode descartar',
          en: 'the box the depot locks free without noting its openings, and a local shelf whose old versions the boss may discard',
          es: 'la caja que el depósito cierra gratis sin anotar aperturas, y un estante local cuyas versiones viejas el jefe puede tirar',
        },
        tell: {
          pt: 'Programa que envia arquivos e não pode ser alterado: criptografia no próprio bucket, com SSE-S3 quando nada se exige das chaves. Dados de uma pessoa que devem poder ser apagados de vez: versionamento, sem bloqueio.',
          en: 'A program that sends files and cannot be changed: encryption on the bucket itself, with SSE-S3 where nothing is asked of keys. Data of a person that must be deletable for good: versioning, without a lock.',
          es: 'Programa que envía archivos y no puede modificarse: cifrado en el propio bucket, con SSE-S3 cuando nada se exige de las claves. Datos de una persona que deben poder borrarse en forma definitiva: versionado, sin bloqueo.',
        },
        source: docs('AmazonS3/latest/userguide/UsingServerSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/Versioning.html'),
        popularity: 5,
      },
      {
        id: 'sse-s3-lock',
        rightWith: ['nobody-deletes'],
        text: {
          pt: 'Criptografia com SSE-S3 e S3 Object Lock de conformidade',
          en: 'SSE-S3 encryption and S3 Object Lock in compliance mode',
          es: 'Cifrado con SSE-S3 y S3 Object Lock de conformidad',
        },
        action: {
          pt: 'Manter no bucket a criptografia padrão, com chaves do Amazon S3 (SSE-S3), e ativar o S3 Object Lock no modo de conformidade por cinco anos.',
          en: 'Keep the default encryption of the bucket, with Amazon S3 managed keys (SSE-S3), and enable S3 Object Lock in compliance mode for five years.',
          es: 'Mantener en el bucket el cifrado predeterminado, con claves de Amazon S3 (SSE-S3), y activar S3 Object Lock en modo de conformidad por cinco años.',
        },
        uses: ['SSE-S3'],
        why: {
          pt: 'A SSE-S3, padrão de todo bucket, criptografa cada objeto ao chegar, com chaves que o próprio S3 guarda, sem custo. O S3 Object Lock no modo de conformidade impede qualquer pessoa, até o usuário raiz, de apagar antes do prazo (WORM).',
          en: 'SSE-S3, the default of every bucket, encrypts each object on arrival with keys that S3 itself keeps, at no cost. S3 Object Lock in compliance mode keeps anyone, even the root user, from deleting before the date (WORM).',
          es: 'SSE-S3, predeterminado en todo bucket, cifra cada objeto al llegar, con claves que el propio S3 guarda, sin costo. S3 Object Lock en modo de conformidad impide a cualquiera, incluso al usuario raíz, borrar antes del plazo (WORM).',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca grátis sem anotar aberturas, e um cofre local que nem o chefe esvazia por anos',
          en: 'the box the depot locks free without noting its openings, and a local vault that even the boss cannot empty for years',
          es: 'la caja que el depósito cierra gratis sin anotar aperturas, y una bóveda local que ni el jefe vacía en años',
        },
        tell: {
          pt: 'Programa que envia arquivos e não pode ser alterado: criptografia no próprio bucket, com SSE-S3 quando nada se exige das chaves. Nem um administrador pode apagar um documento por anos: Object Lock no modo de conformidade.',
          en: 'A program that sends files and cannot be changed: encryption on the bucket itself, with SSE-S3 where nothing is asked of keys. No administrator who may delete a document for years: Object Lock in compliance mode.',
          es: 'Programa que envía archivos y no puede modificarse: cifrado en el propio bucket, con SSE-S3 cuando nada se exige de las claves. Ni un administrador puede borrar un documento durante años: Object Lock en modo de conformidad.',
        },
        source: docs('AmazonS3/latest/userguide/UsingServerSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/object-lock.html'),
        popularity: 4,
      },
      {
        id: 'sse-s3-replication',
        rightWith: ['region-falls'],
        text: {
          pt: 'Criptografia com SSE-S3 e replicação para outra região e conta',
          en: 'SSE-S3 encryption and replication to another Region and account',
          es: 'Cifrado con SSE-S3 y replicación a otra región y cuenta',
        },
        action: {
          pt: 'Manter no bucket a criptografia padrão, com chaves do Amazon S3 (SSE-S3), e replicar todos os objetos em um bucket de outra região e conta.',
          en: 'Keep the default encryption of the bucket, with Amazon S3 managed keys (SSE-S3), and replicate all objects to a bucket in another Region and account.',
          es: 'Mantener en el bucket el cifrado predeterminado, con claves de Amazon S3 (SSE-S3), y replicar todos los objetos en un bucket de otra región y cuenta.',
        },
        uses: ['SSE-S3'],
        why: {
          pt: 'A SSE-S3, padrão de todo bucket, criptografa cada objeto ao chegar, com chaves que o próprio S3 guarda, sem custo. A replicação do S3 mantém em outra região e outra conta uma cópia de cada objeto; os já existentes são copiados pelo S3 Batch Replication.',
          en: 'SSE-S3, the default of every bucket, encrypts each object on arrival with keys that S3 itself keeps, at no cost. S3 replication keeps a copy of each object in another Region and another account; S3 Batch Replication copies those already stored.',
          es: 'SSE-S3, predeterminado en todo bucket, cifra cada objeto al llegar, con claves que el propio S3 guarda, sin costo. La replicación de S3 mantiene en otra región y otra cuenta una copia de cada objeto; los ya existentes los copia S3 Batch Replication.',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca grátis sem anotar aberturas, e prateleiras iguais em duas cidades que o chefe pode esvaziar',
          en: 'the box the depot locks free without noting its openings, and matching shelves in two cities that the boss may empty',
          es: 'la caja que el depósito cierra gratis sin anotar aperturas, y estantes iguales en dos ciudades que el jefe puede vaciar',
        },
        tell: {
          pt: 'Programa que envia arquivos e não pode ser alterado: criptografia no próprio bucket, com SSE-S3 quando nada se exige das chaves. Documentos legíveis se a região inteira cair: replicação em outra região.',
          en: 'A program that sends files and cannot be changed: encryption on the bucket itself, with SSE-S3 where nothing is asked of keys. Documents readable with the whole Region down: replication to another Region.',
          es: 'Programa que envía archivos y no puede modificarse: cifrado en el propio bucket, con SSE-S3 cuando nada se exige de las claves. Documentos legibles si cae la región entera: replicación en otra región.',
        },
        source: docs('AmazonS3/latest/userguide/UsingServerSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/replication.html'),
        popularity: 4,
      },
      {
        id: 'sse-kms-versions',
        text: {
          pt: 'Criptografia com SSE-KMS e versionamento do bucket',
          en: 'SSE-KMS encryption and bucket versioning',
          es: 'Cifrado con SSE-KMS y versionado del bucket',
        },
        action: {
          pt: 'Definir no bucket a criptografia do lado do servidor com uma chave do AWS KMS gerenciada pelo cliente (SSE-KMS) e ativar nele o S3 Versioning.',
          en: 'Set server-side encryption with a customer managed AWS KMS key (SSE-KMS) on the bucket and enable S3 Versioning on it.',
          es: 'Definir en el bucket el cifrado del lado del servidor con una clave de AWS KMS administrada por el cliente (SSE-KMS) y activar S3 Versioning en él.',
        },
        uses: ['SSE-KMS', 'KMS'],
        why: {
          pt: 'A SSE-KMS com chave gerenciada pelo cliente criptografa no S3, ao chegar, registra cada uso da chave no CloudTrail e permite desativá-la. O versionamento guarda as edições anteriores, de modo que um apagamento ou uma gravação por cima se desfaz; para apagar de vez, exclui-se cada versão.',
          en: 'SSE-KMS with a customer managed key encrypts in S3 on arrival, records each use of the key in CloudTrail and allows disabling it. Versioning keeps earlier versions, so that a deletion or an overwrite can be undone; to erase for good, each version is deleted.',
          es: 'SSE-KMS con una clave administrada por el cliente cifra en S3, al llegar, registra cada uso de la clave en CloudTrail y permite desactivarla. El versionado guarda las ediciones anteriores, de modo que un borrado o una sobrescritura se deshace; para borrar en forma definitiva se elimina cada versión.',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca, anotando e cobrando cada abertura, e uma prateleira local cujas versões antigas o chefe pode descartar',
          en: 'the box the depot locks, noting each opening for a fee, and a local shelf whose old versions the boss may discard',
          es: 'la caja que el depósito cierra, anotando y cobrando cada apertura, y un estante local cuyas versiones viejas el jefe puede tirar',
        },
        tell: {
          pt: 'Cada uso da chave de criptografia em um registro: SSE-KMS. Dados de uma pessoa que devem poder ser apagados de vez: versionamento, sem bloqueio. Programa que envia os arquivos e não pode ser alterado: criptografia no próprio bucket, e não no cliente.',
          en: 'Each use of the encryption key in a log: SSE-KMS. Data of a person that must be deletable for good: versioning, without a lock. A program that sends the files and cannot be changed: encryption on the bucket itself, not in the client.',
          es: 'Cada uso de la clave de cifrado en un registro: SSE-KMS. Datos de una persona que deben poder borrarse en forma definitiva: versionado, sin bloqueo. Programa que envía los archivos y no puede modificarse: cifrado en el propio bucket, y no en el cliente.',
        },
        source: docs('AmazonS3/latest/userguide/UsingKMSEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/Versioning.html'),
        popularity: 5,
      },
      {
        id: 'sse-kms-lock',
        rightWith: ['nobody-deletes'],
        text: {
          pt: 'Criptografia com SSE-KMS e S3 Object Lock de conformidade',
          en: 'SSE-KMS encryption and S3 Object Lock in compliance mode',
          es: 'Cifrado con SSE-KMS y S3 Object Lock de conformidad',
        },
        action: {
          pt: 'Definir no bucket a criptografia do lado do servidor com uma chave do AWS KMS gerenciada pelo cliente (SSE-KMS) e ativar o S3 Object Lock no modo de conformidade por cinco anos.',
          en: 'Set server-side encryption with a customer managed AWS KMS key (SSE-KMS) on the bucket and enable S3 Object Lock in compliance mode for five years.',
          es: 'Definir en el bucket el cifrado del lado del servidor con una clave de AWS KMS administrada por el cliente (SSE-KMS) y activar S3 Object Lock en modo de conformidad por cinco años.',
        },
        uses: ['SSE-KMS', 'KMS'],
        why: {
          pt: 'A SSE-KMS com chave gerenciada pelo cliente criptografa no S3, ao chegar, registra cada uso da chave no CloudTrail e permite desativá-la. O S3 Object Lock no modo de conformidade impede qualquer pessoa, até o usuário raiz, de apagar antes do prazo (WORM).',
          en: 'SSE-KMS with a customer managed key encrypts in S3 on arrival, records each use of the key in CloudTrail and allows disabling it. S3 Object Lock in compliance mode keeps anyone, even the root user, from deleting before the date (WORM).',
          es: 'SSE-KMS con una clave administrada por el cliente cifra en S3, al llegar, registra cada uso de la clave en CloudTrail y permite desactivarla. S3 Object Lock en modo de conformidad impide a cualquiera, incluso al usuario raíz, borrar antes del plazo (WORM).',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca, anotando e cobrando cada abertura, e um cofre local que nem o chefe esvazia por anos',
          en: 'the box the depot locks, noting openings for a fee, and a local vault even the boss cannot empty for years',
          es: 'la caja que el depósito cierra, anotando y cobrando cada apertura, y una bóveda local que ni el jefe vacía en años',
        },
        tell: {
          pt: 'Cada uso da chave de criptografia em um registro: SSE-KMS. Nem um administrador pode apagar um documento por anos: Object Lock no modo de conformidade. Programa que envia os arquivos e não pode ser alterado: criptografia no próprio bucket, e não no cliente.',
          en: 'Each use of the encryption key in a log: SSE-KMS. No administrator who may delete a document for years: Object Lock in compliance mode. A program that sends the files and cannot be changed: encryption on the bucket itself, not in the client.',
          es: 'Cada uso de la clave de cifrado en un registro: SSE-KMS. Ni un administrador puede borrar un documento durante años: Object Lock en modo de conformidad. Programa que envía los archivos y no puede modificarse: cifrado en el propio bucket, y no en el cliente.',
        },
        source: docs('AmazonS3/latest/userguide/UsingKMSEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/object-lock.html'),
        popularity: 5,
      },
      {
        id: 'sse-kms-replication',
        rightWith: ['region-falls'],
        text: {
          pt: 'Criptografia com SSE-KMS e replicação para outra região e conta',
          en: 'SSE-KMS encryption and replication to another Region and account',
          es: 'Cifrado con SSE-KMS y replicación a otra región y cuenta',
        },
        action: {
          pt: 'Definir no bucket a criptografia do lado do servidor com uma chave do AWS KMS gerenciada pelo cliente (SSE-KMS) e replicar todos os objetos em um bucket de outra região e conta.',
          en: 'Set server-side encryption with a customer managed AWS KMS key (SSE-KMS) on the bucket and replicate all objects to a bucket in another Region and account.',
          es: 'Definir en el bucket el cifrado del lado del servidor con una clave de AWS KMS administrada por el cliente (SSE-KMS) y replicar todos los objetos en un bucket de otra región y cuenta.',
        },
        uses: ['SSE-KMS', 'KMS'],
        why: {
          pt: 'A SSE-KMS com chave gerenciada pelo cliente criptografa no S3, ao chegar, registra cada uso da chave no CloudTrail e permite desativá-la. A replicação do S3 mantém em outra região e outra conta uma cópia de cada objeto; os já existentes são copiados pelo S3 Batch Replication.',
          en: 'SSE-KMS with a customer managed key encrypts in S3 on arrival, records each use of the key in CloudTrail and allows disabling it. S3 replication keeps a copy of each object in another Region and another account; S3 Batch Replication copies those already stored.',
          es: 'SSE-KMS con una clave administrada por el cliente cifra en S3, al llegar, registra cada uso de la clave en CloudTrail y permite desactivarla. La replicación de S3 mantiene en otra región y otra cuenta una copia de cada objeto; los ya existentes los copia S3 Batch Replication.',
        },
        likeness: {
          pt: 'a caixa que o depósito tranca, anotando e cobrando cada abertura, e prateleiras iguais em duas cidades que o chefe pode esvaziar',
          en: 'the box the depot locks, noting each opening for a fee, and matching shelves in two cities that the boss may empty',
          es: 'la caja que el depósito cierra, anotando y cobrando cada apertura, y estantes iguales en dos ciudades que el jefe puede vaciar',
        },
        tell: {
          pt: 'Cada uso da chave de criptografia em um registro: SSE-KMS. Documentos legíveis se a região inteira cair: replicação em outra região. Programa que envia os arquivos e não pode ser alterado: criptografia no próprio bucket, e não no cliente.',
          en: 'Each use of the encryption key in a log: SSE-KMS. Documents readable with the whole Region down: replication to another Region. A program that sends the files and cannot be changed: encryption on the bucket itself, not in the client.',
          es: 'Cada uso de la clave de cifrado en un registro: SSE-KMS. Documentos legibles si cae la región entera: replicación en otra región. Programa que envía los archivos y no puede modificarse: cifrado en el propio bucket, y no en el cliente.',
        },
        source: docs('AmazonS3/latest/userguide/UsingKMSEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/replication.html'),
        popularity: 5,
      },
      {
        id: 'client-versions',
        text: {
          pt: 'Criptografia no cliente e versionamento do bucket',
          en: 'Client-side encryption and bucket versioning',
          es: 'Cifrado en el cliente y versionado del bucket',
        },
        action: {
          pt: 'Criptografar os arquivos no aplicativo com chaves guardadas fora da AWS antes de cada envio ao bucket e ativar nele o S3 Versioning.',
          en: 'Encrypt the files in the application with keys kept outside AWS before each upload to the bucket and enable S3 Versioning on it.',
          es: 'Cifrar los archivos en la aplicación con claves guardadas fuera de AWS antes de cada envío al bucket y activar S3 Versioning en él.',
        },
        uses: [],
        why: {
          pt: 'Com a criptografia no cliente, a aplicação cifra antes de enviar e guarda as chaves fora da AWS. O versionamento guarda as edições anteriores, de modo que um apagamento ou uma gravação por cima se desfaz; para apagar de vez, exclui-se cada versão.',
          en: 'With client-side encryption the application encrypts before sending and keeps the keys outside AWS. Versioning keeps earlier versions, so that a deletion or an overwrite can be undone; to erase for good, each version is deleted.',
          es: 'Con el cifrado en el cliente, la aplicación cifra antes de enviar y guarda las claves fuera de AWS. El versionado guarda las ediciones anteriores, de modo que un borrado o una sobrescritura se deshace; para borrar en forma definitiva se elimina cada versión.',
        },
        likeness: {
          pt: 'a caixa que o remetente deve trancar antes de entregar, e uma prateleira local cujas versões antigas o chefe pode descartar',
          en: 'the box that its sender must lock before handing over, and a local shelf whose old versions the boss may discard',
          es: 'la caja que el remitente debe cerrar antes de entregarla, y un estante local cuyas versiones viejas el jefe puede tirar',
        },
        tell: {
          pt: 'Documentos que chegam à AWS já ilegíveis: criptografia do lado do cliente. Dados de uma pessoa que devem poder ser apagados de vez: versionamento, sem bloqueio.',
          en: 'Documents that reach AWS already unreadable: client-side encryption. Data of a person that must be deletable for good: versioning, without a lock.',
          es: 'Documentos que llegan a AWS ya ilegibles: cifrado del lado del cliente. Datos de una persona que deben poder borrarse en forma definitiva: versionado, sin bloqueo.',
        },
        source: docs('AmazonS3/latest/userguide/UsingClientSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/Versioning.html'),
        rightWith: ['never-plain'],
        popularity: 5,
      },
      {
        id: 'client-lock',
        text: {
          pt: 'Criptografia no cliente e S3 Object Lock de conformidade',
          en: 'Client-side encryption and S3 Object Lock in compliance mode',
          es: 'Cifrado en el cliente y S3 Object Lock de conformidad',
        },
        action: {
          pt: 'Criptografar os arquivos no aplicativo com chaves guardadas fora da AWS antes de cada envio ao bucket e ativar o S3 Object Lock no modo de conformidade por cinco anos.',
          en: 'Encrypt the files in the application with keys kept outside AWS before each upload to the bucket and enable S3 Object Lock in compliance mode for five years.',
          es: 'Cifrar los archivos en la aplicación con claves guardadas fuera de AWS antes de cada envío al bucket y activar S3 Object Lock en modo de conformidad por cinco años.',
        },
        uses: [],
        why: {
          pt: 'Com a criptografia no cliente, a aplicação cifra antes de enviar e guarda as chaves fora da AWS. O S3 Object Lock no modo de conformidade impede qualquer pessoa, até o usuário raiz, de apagar antes do prazo (WORM).',
          en: 'With client-side encryption the application encrypts before sending and keeps the keys outside AWS. S3 Object Lock in compliance mode keeps anyone, even the root user, from deleting before the date (WORM).',
          es: 'Con el cifrado en el cliente, la aplicación cifra antes de enviar y guarda las claves fuera de AWS. S3 Object Lock en modo de conformidad impide a cualquiera, incluso al usuario raíz, borrar antes del plazo (WORM).',
        },
        likeness: {
          pt: 'a caixa que o remetente deve trancar antes de entregar, e um cofre local que nem o chefe esvazia por anos',
          en: 'the box that its sender must lock before handing over, and a local vault that even the boss cannot empty for years',
          es: 'la caja que el remitente debe cerrar antes de entregarla, y una bóveda local que ni el jefe vacía en años',
        },
        tell: {
          pt: 'Documentos que chegam à AWS já ilegíveis: criptografia do lado do cliente. Nem um administrador pode apagar um documento por anos: Object Lock no modo de conformidade.',
          en: 'Documents that reach AWS already unreadable: client-side encryption. No administrator who may delete a document for years: Object Lock in compliance mode.',
          es: 'Documentos que llegan a AWS ya ilegibles: cifrado del lado del cliente. Ni un administrador puede borrar un documento durante años: Object Lock en modo de conformidad.',
        },
        source: docs('AmazonS3/latest/userguide/UsingClientSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/object-lock.html'),
        rightWith: ['never-plain', 'nobody-deletes'],
        popularity: 4,
      },
      {
        id: 'client-replication',
        text: {
          pt: 'Criptografia no cliente e replicação para outra região e conta',
          en: 'Client-side encryption and replication to another Region and account',
          es: 'Cifrado en el cliente y replicación a otra región y cuenta',
        },
        action: {
          pt: 'Criptografar os arquivos no aplicativo com chaves guardadas fora da AWS antes de cada envio ao bucket e replicar todos os objetos em um bucket de outra região e conta.',
          en: 'Encrypt the files in the application with keys kept outside AWS before each upload to the bucket and replicate all objects to a bucket in another Region and account.',
          es: 'Cifrar los archivos en la aplicación con claves guardadas fuera de AWS antes de cada envío al bucket y replicar todos los objetos en un bucket de otra región y cuenta.',
        },
        uses: [],
        why: {
          pt: 'Com a criptografia no cliente, a aplicação cifra antes de enviar e guarda as chaves fora da AWS. A replicação do S3 mantém em outra região e outra conta uma cópia de cada objeto; os já existentes são copiados pelo S3 Batch Replication.',
          en: 'With client-side encryption the application encrypts before sending and keeps the keys outside AWS. S3 replication keeps a copy of each object in another Region and another account; S3 Batch Replication copies those already stored.',
          es: 'Con el cifrado en el cliente, la aplicación cifra antes de enviar y guarda las claves fuera de AWS. La replicación de S3 mantiene en otra región y otra cuenta una copia de cada objeto; los ya existentes los copia S3 Batch Replication.',
        },
        likeness: {
          pt: 'a caixa que o remetente deve trancar antes de entregar, e prateleiras iguais em duas cidades que o chefe pode esvaziar',
          en: 'the box that its sender must lock before handing over, and matching shelves in two cities that the boss may empty',
          es: 'la caja que el remitente debe cerrar antes de entregarla, y estantes iguales en dos ciudades que el jefe puede vaciar',
        },
        tell: {
          pt: 'Documentos que chegam à AWS já ilegíveis: criptografia do lado do cliente. Documentos legíveis se a região inteira cair: replicação em outra região.',
          en: 'Documents that reach AWS already unreadable: client-side encryption. Documents readable with the whole Region down: replication to another Region.',
          es: 'Documentos que llegan a AWS ya ilegibles: cifrado del lado del cliente. Documentos legibles si cae la región entera: replicación en otra región.',
        },
        source: docs('AmazonS3/latest/userguide/UsingClientSideEncryption.html'),
        secondSource: docs('AmazonS3/latest/userguide/replication.html'),
        rightWith: ['never-plain', 'region-falls'],
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'key-trail',
        text: {
          pt: 'O S3 deve cifrar, com cada uso da chave de criptografia em um registro da AWS.',
          en: 'S3 must encrypt, with each use of the encryption key in an AWS log.',
          es: 'S3 debe cifrar, con cada uso de la clave de cifrado en un registro de AWS.',
        },
        fits: ['sse-kms-versions', 'sse-kms-lock', 'sse-kms-replication'],
        rulesOut: {
          'sse-s3-versions': {
            pt: 'Na SSE-S3 o uso da chave não aparece em registro algum do cliente.',
            en: 'With SSE-S3 the use of the key appears in no log of the customer.',
            es: 'En SSE-S3 el uso de la clave no aparece en ningún registro del cliente.',
          },
          'sse-s3-lock': {
            pt: 'Na SSE-S3 o uso da chave não aparece em registro algum do cliente.',
            en: 'With SSE-S3 the use of the key appears in no log of the customer.',
            es: 'En SSE-S3 el uso de la clave no aparece en ningún registro del cliente.',
          },
          'sse-s3-replication': {
            pt: 'Na SSE-S3 o uso da chave não aparece em registro algum do cliente.',
            en: 'With SSE-S3 the use of the key appears in no log of the customer.',
            es: 'En SSE-S3 el uso de la clave no aparece en ningún registro del cliente.',
          },
          'client-versions': {
            pt: 'Na criptografia no cliente é o programa que cifra, e não o S3.',
            en: 'With client-side encryption it is the program that encrypts, not S3.',
            es: 'En el cifrado en el cliente es el programa el que cifra, y no S3.',
          },
          'client-lock': {
            pt: 'Na criptografia no cliente é o programa que cifra, e não o S3.',
            en: 'With client-side encryption it is the program that encrypts, not S3.',
            es: 'En el cifrado en el cliente es el programa el que cifra, y no S3.',
          },
          'client-replication': {
            pt: 'Na criptografia no cliente é o programa que cifra, e não o S3.',
            en: 'With client-side encryption it is the program that encrypts, not S3.',
            es: 'En el cifrado en el cliente es el programa el que cifra, y no S3.',
          },
        },
      },
      {
        id: 'never-plain',
        text: {
          pt: 'Os documentos devem chegar à AWS já ilegíveis para ela.',
          en: 'The documents must reach AWS already unreadable to it.',
          es: 'Los documentos deben llegar a AWS ya ilegibles para ella.',
        },
        fits: ['client-versions', 'client-lock', 'client-replication'],
        rulesOut: {
          'sse-s3-versions': {
            pt: 'A SSE-S3 criptografa depois que o S3 recebe o objeto legível.',
            en: 'SSE-S3 encrypts after S3 receives the readable object.',
            es: 'SSE-S3 cifra después de que S3 recibe el objeto legible.',
          },
          'sse-s3-lock': {
            pt: 'A SSE-S3 criptografa depois que o S3 recebe o objeto legível.',
            en: 'SSE-S3 encrypts after S3 receives the readable object.',
            es: 'SSE-S3 cifra después de que S3 recibe el objeto legible.',
          },
          'sse-s3-replication': {
            pt: 'A SSE-S3 criptografa depois que o S3 recebe o objeto legível.',
            en: 'SSE-S3 encrypts after S3 receives the readable object.',
            es: 'SSE-S3 cifra después de que S3 recibe el objeto legible.',
          },
          'sse-kms-versions': {
            pt: 'A SSE-KMS criptografa no servidor, depois que o S3 recebe o objeto legível.',
            en: 'SSE-KMS encrypts on the server, after S3 receives the readable object.',
            es: 'SSE-KMS cifra en el servidor, después de que S3 recibe el objeto legible.',
          },
          'sse-kms-lock': {
            pt: 'A SSE-KMS criptografa no servidor, depois que o S3 recebe o objeto legível.',
            en: 'SSE-KMS encrypts on the server, after S3 receives the readable object.',
            es: 'SSE-KMS cifra en el servidor, después de que S3 recibe el objeto legible.',
          },
          'sse-kms-replication': {
            pt: 'A SSE-KMS criptografa no servidor, depois que o S3 recebe o objeto legível.',
            en: 'SSE-KMS encrypts on the server, after S3 receives the readable object.',
            es: 'SSE-KMS cifra en el servidor, después de que S3 recibe el objeto legible.',
          },
        },
      },
      {
        id: 'app-untouched',
        text: {
          pt: 'O programa que envia os arquivos é de um fornecedor e não pode ser alterado.',
          en: 'The program that sends the files comes from a vendor and cannot be changed.',
          es: 'El programa que envía los archivos es de un proveedor y no puede modificarse.',
        },
        fits: [
          'sse-s3-versions',
          'sse-s3-lock',
          'sse-s3-replication',
          'sse-kms-versions',
          'sse-kms-lock',
          'sse-kms-replication',
        ],
        rulesOut: {
          'client-versions': {
            pt: 'A criptografia no cliente exige que o programa criptografe antes de enviar.',
            en: 'Client-side encryption needs the program to encrypt before sending.',
            es: 'El cifrado en el cliente exige que el programa cifre antes de enviar.',
          },
          'client-lock': {
            pt: 'A criptografia no cliente exige que o programa criptografe antes de enviar.',
            en: 'Client-side encryption needs the program to encrypt before sending.',
            es: 'El cifrado en el cliente exige que el programa cifre antes de enviar.',
          },
          'client-replication': {
            pt: 'A criptografia no cliente exige que o programa criptografe antes de enviar.',
            en: 'Client-side encryption needs the program to encrypt before sending.',
            es: 'El cifrado en el cliente exige que el programa cifre antes de enviar.',
          },
        },
      },
      {
        id: 'no-key-fee',
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: [
          'sse-s3-versions',
          'sse-s3-lock',
          'sse-s3-replication',
          'client-versions',
          'client-lock',
          'client-replication',
        ],
        rulesOut: {
          'sse-kms-versions': {
            pt: 'A SSE-KMS cobra pelos pedidos à chave e, se ela for gerenciada pelo cliente, também por mês.',
            en: 'SSE-KMS charges for the requests to the key and, for a customer managed key, by the month too.',
            es: 'SSE-KMS cobra por las solicitudes a la clave y, si la administra el cliente, también por mes.',
          },
          'sse-kms-lock': {
            pt: 'A SSE-KMS cobra pelos pedidos à chave e, se ela for gerenciada pelo cliente, também por mês.',
            en: 'SSE-KMS charges for the requests to the key and, for a customer managed key, by the month too.',
            es: 'SSE-KMS cobra por las solicitudes a la clave y, si la administra el cliente, también por mes.',
          },
          'sse-kms-replication': {
            pt: 'A SSE-KMS cobra pelos pedidos à chave e, se ela for gerenciada pelo cliente, também por mês.',
            en: 'SSE-KMS charges for the requests to the key and, for a customer managed key, by the month too.',
            es: 'SSE-KMS cobra por las solicitudes a la clave y, si la administra el cliente, también por mes.',
          },
        },
      },
      {
        id: 'nobody-deletes',
        text: {
          pt: 'Por cinco anos, nem um administrador pode apagar um documento.',
          en: 'For five years not even an administrator may delete a document.',
          es: 'Durante cinco años, ni un administrador puede borrar un documento.',
        },
        fits: ['sse-s3-lock', 'sse-kms-lock', 'client-lock'],
        rulesOut: {
          'sse-s3-versions': {
            pt: 'Com o versionamento, um administrador ainda pode apagar versões de forma definitiva.',
            en: 'With versioning an administrator can still delete versions for good.',
            es: 'Con el versionado, un administrador todavía puede borrar versiones en forma definitiva.',
          },
          'sse-s3-replication': {
            pt: 'A replicação não impede que um administrador apague os objetos de origem.',
            en: 'Replication does not keep an administrator from deleting the source objects.',
            es: 'La replicación no impide que un administrador borre los objetos de origen.',
          },
          'sse-kms-versions': {
            pt: 'Com o versionamento, um administrador ainda pode apagar versões de forma definitiva.',
            en: 'With versioning an administrator can still delete versions for good.',
            es: 'Con el versionado, un administrador todavía puede borrar versiones en forma definitiva.',
          },
          'sse-kms-replication': {
            pt: 'A replicação não impede que um administrador apague os objetos de origem.',
            en: 'Replication does not keep an administrator from deleting the source objects.',
            es: 'La replicación no impide que un administrador borre los objetos de origen.',
          },
          'client-versions': {
            pt: 'Com o versionamento, um administrador ainda pode apagar versões de forma definitiva.',
            en: 'With versioning an administrator can still delete versions for good.',
            es: 'Con el versionado, un administrador todavía puede borrar versiones en forma definitiva.',
          },
          'client-replication': {
            pt: 'A replicação não impede que um administrador apague os objetos de origem.',
            en: 'Replication does not keep an administrator from deleting the source objects.',
            es: 'La replicación no impide que un administrador borre los objetos de origen.',
          },
        },
      },
      {
        id: 'region-falls',
        text: {
          pt: 'Os documentos devem continuar legíveis se a região inteira cair.',
          en: 'The documents must stay readable if the whole Region is down.',
          es: 'Los documentos deben seguir legibles si cae la región entera.',
        },
        fits: ['sse-s3-replication', 'sse-kms-replication', 'client-replication'],
        rulesOut: {
          'sse-s3-versions': {
            pt: 'O versionamento guarda todas as versões na mesma região.',
            en: 'Versioning keeps all versions in the same Region.',
            es: 'El versionado guarda todas las versiones en la misma región.',
          },
          'sse-s3-lock': {
            pt: 'O S3 Object Lock protege contra apagamento, não contra a perda da região.',
            en: 'S3 Object Lock protects from deletion, not from the loss of the Region.',
            es: 'S3 Object Lock protege contra el borrado, no contra la pérdida de la región.',
          },
          'sse-kms-versions': {
            pt: 'O versionamento guarda todas as versões na mesma região.',
            en: 'Versioning keeps all versions in the same Region.',
            es: 'El versionado guarda todas las versiones en la misma región.',
          },
          'sse-kms-lock': {
            pt: 'O S3 Object Lock protege contra apagamento, não contra a perda da região.',
            en: 'S3 Object Lock protects from deletion, not from the loss of the Region.',
            es: 'S3 Object Lock protege contra el borrado, no contra la pérdida de la región.',
          },
          'client-versions': {
            pt: 'O versionamento guarda todas as versões na mesma região.',
            en: 'Versioning keeps all versions in the same Region.',
            es: 'El versionado guarda todas las versiones en la misma región.',
          },
          'client-lock': {
            pt: 'O S3 Object Lock protege contra apagamento, não contra a perda da região.',
            en: 'S3 Object Lock protects from deletion, not from the loss of the Region.',
            es: 'S3 Object Lock protege contra el borrado, no contra la pérdida de la región.',
          },
        },
      },
      {
        id: 'right-to-erase',
        text: {
          pt: 'Uma gravação por cima deve poder ser desfeita; a pedido de uma pessoa, porém, os dados dela devem poder ser apagados de vez.',
          en: 'An overwrite must be reversible, but the data of a person who asks for it must be deletable for good.',
          es: 'Una sobrescritura debe poder deshacerse; sin embargo, a pedido de una persona, sus datos deben poder borrarse en forma definitiva.',
        },
        fits: [
          'sse-s3-versions',
          'sse-s3-replication',
          'sse-kms-versions',
          'sse-kms-replication',
          'client-versions',
          'client-replication',
        ],
        rulesOut: {
          'sse-s3-lock': {
            pt: 'O S3 Object Lock no modo de conformidade impede apagar antes do fim do prazo.',
            en: 'S3 Object Lock in compliance mode prevents deletion before the period ends.',
            es: 'S3 Object Lock en modo de conformidad impide borrar antes del fin del plazo.',
          },
          'sse-kms-lock': {
            pt: 'O S3 Object Lock no modo de conformidade impede apagar antes do fim do prazo.',
            en: 'S3 Object Lock in compliance mode prevents deletion before the period ends.',
            es: 'S3 Object Lock en modo de conformidad impide borrar antes del fin del plazo.',
          },
          'client-lock': {
            pt: 'O S3 Object Lock no modo de conformidade impede apagar antes do fim do prazo.',
            en: 'S3 Object Lock in compliance mode prevents deletion before the period ends.',
            es: 'S3 Object Lock en modo de conformidad impide borrar antes del fin del plazo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
