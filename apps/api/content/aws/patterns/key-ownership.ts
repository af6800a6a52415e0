import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const keyOwnership: readonly Pattern[] = [
  {
    id: 'key-ownership',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense nos dados como móveis trancados num guarda-móveis, que é a AWS, e na chave de criptografia como a do cadeado.',
      en: 'Think of data as goods locked at a storage firm, which is AWS, and of the encryption key as the key to the padlock.',
      es: 'Piensa en los datos como muebles cerrados en un guardamuebles, que es AWS, y en la clave como la llave del candado.',
    },
    situations: [
      {
        id: 'treasury',
        text: {
          pt: 'Uma fintech criptografa saldos em um banco de dados do Amazon RDS e, no próprio código, números de documentos.',
          en: 'A fintech encrypts balances in an Amazon RDS database and, in its own code, document numbers.',
          es: 'Una fintech cifra saldos en una base de datos de Amazon RDS y, en su propio código, números de documentos.',
        },
        today: {
          pt: 'Hoje a chave está em um arquivo nos servidores. Um arquiteto de soluções deve passá-la ao AWS KMS antes da auditoria.',
          en: 'The key is in a file on the servers today. A solutions architect must move it to AWS KMS before the audit.',
          es: 'Hoy la clave está en un archivo en los servidores. Un arquitecto de soluciones debe pasarla a AWS KMS antes de la auditoría.',
        },
      },
      {
        id: 'genome-keys',
        text: {
          pt: 'Um laboratório vai criptografar genomas no Amazon RDS e no Amazon S3 e revê quem manda na chave.',
          en: 'A laboratory plans to encrypt genomes in Amazon RDS and Amazon S3 and is reviewing who controls the key.',
          es: 'Un laboratorio va a cifrar genomas en Amazon RDS y Amazon S3 y revisa quién controla la clave.',
        },
        today: {
          pt: 'São 90 TB de dados de pacientes, e o comitê de ética quer ver o desenho da criptografia no AWS KMS.',
          en: 'There are 90 TB of patient data, and the ethics committee wants to see the design of the encryption in AWS KMS.',
          es: 'Son 90 TB de datos de pacientes, y el comité de ética quiere ver el diseño del cifrado en AWS KMS.',
        },
      },
      {
        id: 'ministry',
        text: {
          pt: 'Um ministério leva à AWS um cadastro de cidadãos, criptografado no Amazon RDS e nos snapshots dele.',
          en: 'A ministry is moving a register of citizens to AWS, encrypted in Amazon RDS and in its snapshots.',
          es: 'Un ministerio lleva a AWS un registro de ciudadanos, cifrado en Amazon RDS y en sus snapshots.',
        },
        today: {
          pt: 'O cadastro tem 40 milhões de pessoas. Os arquitetos precisam definir a chave do AWS KMS antes da primeira carga.',
          en: 'The register has 40 million people. The architects must settle the AWS KMS key before the first load.',
          es: 'El registro tiene 40 millones de personas. Los arquitectos deben definir la clave de AWS KMS antes de la primera carga.',
        },
      },
    ],
    candidates: [
      {
        id: 'aws-managed',
        uses: ['AWS managed key', 'chave gerenciada pela AWS', 'clave administrada por AWS'],
        popularity: 4,
        rightIn: ['genome-keys', 'ministry'],
        source: docs('kms/latest/developerguide/concepts.html'),
        text: {
          pt: 'A chave gerenciada pela AWS de cada serviço',
          en: 'The AWS managed key of each service',
          es: 'La clave administrada por AWS de cada servicio',
        },
        action: {
          pt: 'Usar a chave gerenciada pela AWS de cada serviço, como aws/rds, criada no primeiro uso.',
          en: 'Use the AWS managed key of each service, such as aws/rds, created at the first encryption.',
          es: 'Usar la clave administrada por AWS de cada servicio, como aws/rds, creada en el primer cifrado.',
        },
        why: {
          pt: 'A chave gerenciada pela AWS surge sozinha, é rotacionada todo ano e não tem mensalidade; a política dela não se edita.',
          en: 'The AWS managed key is created automatically, rotates every year and has no monthly fee; its policy cannot be edited.',
          es: 'La clave administrada por AWS aparece sola, rota cada año y no tiene mensualidad; su política no se puede editar.',
        },
        likeness: {
          pt: 'o cadeado que o guarda-móveis põe e troca numa cidade, com regras de acesso só dele',
          en: 'the padlock that the firm fits and changes in one city, under access rules of its own',
          es: 'el candado que el guardamuebles pone y cambia en una ciudad, con reglas de acceso solo suyas',
        },
        tell: {
          pt: 'Cifragem auditada sem mensalidade nem política própria: uma chave gerenciada pela AWS. Material da chave trocado todo ano sem ação da equipe: uma chave com rotação automática do KMS. Nenhum módulo de hardware a pagar por hora nem a manter: chaves do próprio KMS. Disponibilidade e durabilidade da chave a cargo da AWS: uma chave criada no KMS.',
          en: 'Audited encryption without a monthly fee or a policy of one’s own: the AWS managed key. Key material changed every year without action by the team: a key with automatic rotation by KMS. No hardware modules to pay for by the hour or maintain: keys of KMS itself. Availability and durability of the key as the responsibility of AWS: a key created in KMS.',
          es: 'Cifrado auditado sin mensualidad ni política propia: una clave administrada por AWS. Material de la clave que cambia cada año sin acción del equipo: una clave con rotación automática de KMS. Ningún módulo de hardware que pagar por hora ni mantener: claves del propio KMS. Disponibilidad y durabilidad de la clave a cargo de AWS: una clave creada en KMS.',
        },
      },
      {
        id: 'cmk',
        uses: ['customer managed key', 'chave gerenciada pelo cliente', 'clave administrada por el cliente'],
        popularity: 5,
        source: docs('kms/latest/developerguide/create-keys.html'),
        text: {
          pt: 'Uma chave gerenciada pelo cliente, de uma região',
          en: 'A single-Region customer managed key',
          es: 'Una clave administrada por el cliente, de una región',
        },
        action: {
          pt: 'Criar no AWS KMS uma chave gerenciada pelo cliente, de uma região, com rotação automática e política própria.',
          en: 'Create a single-Region customer managed key in AWS KMS, with automatic rotation and a key policy of its own.',
          es: 'Crear en AWS KMS una clave administrada por el cliente, de una región, con rotación automática y política propia.',
        },
        why: {
          pt: 'Com uma chave gerenciada pelo cliente, a empresa escreve a política, autoriza outras contas, desativa a chave e liga a rotação automática.',
          en: 'With a customer managed key the company writes the policy, admits other accounts, disables the key and has it rotated automatically.',
          es: 'Con una clave administrada por el cliente, la empresa escribe la política, autoriza otras cuentas, desactiva la clave y activa su rotación automática.',
        },
        likeness: {
          pt: 'o cadeado que o guarda-móveis faz na oficina comum para uma cidade, com regras ditadas por você',
          en: 'the padlock that the firm makes in its shared workshop for one city, under your access rules',
          es: 'el candado que el guardamuebles hace en su taller común para una sola ciudad, con tus reglas',
        },
        tell: {
          pt: 'Política da chave e acesso de outra conta: uma chave gerenciada pelo cliente. Chave que a equipe de segurança pode desativar em segundos: uma chave gerenciada pelo cliente. Snapshots criptografados que serão compartilhados com outra conta da AWS: uma chave gerenciada pelo cliente. Material da chave trocado todo ano sem ação da equipe: uma chave com rotação automática do KMS. Nenhum módulo de hardware a pagar por hora nem a manter: chaves do próprio KMS. Disponibilidade e durabilidade da chave a cargo da AWS: uma chave criada no KMS.',
          en: 'A key policy and access from another account: a customer managed key. A key that the security team can disable within seconds: a customer managed key. Encrypted snapshots that are shared with another AWS account: a customer managed key. Key material changed every year without action by the team: a key with automatic rotation by KMS. No hardware modules to pay for by the hour or maintain: keys of KMS itself. Availability and durability of the key as the responsibility of AWS: a key created in KMS.',
          es: 'Política de la clave y acceso de otra cuenta: una clave administrada por el cliente. Clave que el equipo de seguridad puede desactivar en segundos: una clave administrada por el cliente. Snapshots cifrados que se compartirán con otra cuenta de AWS: una clave administrada por el cliente. Material de la clave que cambia cada año sin acción del equipo: una clave con rotación automática de KMS. Ningún módulo de hardware que pagar por hora ni mantener: claves del propio KMS. Disponibilidad y durabilidad de la clave a cargo de AWS: una clave creada en KMS.',
        },
      },
      {
        id: 'mrk',
        uses: ['multi-Region key', 'chave multirregional', 'clave multirregional'],
        popularity: 4,
        rightWith: ['other-region'],
        source: docs('kms/latest/developerguide/multi-region-keys-overview.html'),
        text: {
          pt: 'Uma chave multirregional do AWS KMS',
          en: 'An AWS KMS multi-Region key',
          es: 'Una clave multirregional de AWS KMS',
        },
        action: {
          pt: 'Criar no AWS KMS uma chave multirregional com rotação automática e replicá-la para a segunda região.',
          en: 'Create a multi-Region key with automatic rotation in AWS KMS and replicate it to the second Region.',
          es: 'Crear en AWS KMS una clave multirregional con rotación automática y replicarla en la segunda región.',
        },
        why: {
          pt: 'As réplicas de uma chave multirregional têm o mesmo material e o mesmo ID: o que uma região criptografou, a outra descriptografa sem chamá-la.',
          en: 'The replicas of a multi-Region key have the same material and ID: what one Region encrypted, the other decrypts without calling it.',
          es: 'Las réplicas de una clave multirregional tienen el mismo material y el mismo ID: lo que una región cifró, la otra lo descifra sin llamarla.',
        },
        likeness: {
          pt: 'os cadeados iguais que o guarda-móveis faz na oficina comum para duas cidades, com regras ditadas por você',
          en: 'the identical padlocks that the firm makes in its shared workshop for two cities, under your access rules',
          es: 'los candados iguales que el guardamuebles hace en su taller común para dos ciudades, con tus reglas',
        },
        tell: {
          pt: 'Descriptografar na segunda região sem chamar a primeira: uma chave multirregional. O que se criptografa em São Paulo e se descriptografa em Ohio: uma chave multirregional, com o mesmo material nas duas regiões. Material da chave trocado todo ano sem ação da equipe: uma chave com rotação automática do KMS. Nenhum módulo de hardware a pagar por hora nem a manter: chaves do próprio KMS. Disponibilidade e durabilidade da chave a cargo da AWS: uma chave criada no KMS.',
          en: 'Decrypt in a second Region without calling the first: a multi-Region key. What is encrypted in São Paulo and decrypted in Ohio: a multi-Region key, with the same material in both Regions. Key material changed every year without action by the team: a key with automatic rotation by KMS. No hardware modules to pay for by the hour or maintain: keys of KMS itself. Availability and durability of the key as the responsibility of AWS: a key created in KMS.',
          es: 'Descifrar en la segunda región sin llamar a la primera: una clave multirregional. Lo que se cifra en São Paulo y se descifra en Ohio: una clave multirregional, con el mismo material en ambas regiones. Material de la clave que cambia cada año sin acción del equipo: una clave con rotación automática de KMS. Ningún módulo de hardware que pagar por hora ni mantener: claves del propio KMS. Disponibilidad y durabilidad de la clave a cargo de AWS: una clave creada en KMS.',
        },
      },
      {
        id: 'imported',
        rightWith: ['original-outside'],
        uses: ['import', 'importar'],
        popularity: 3,
        source: docs('kms/latest/developerguide/importing-keys.html'),
        text: {
          pt: 'Uma chave do KMS com material importado',
          en: 'A KMS key with imported material',
          es: 'Una clave de KMS con material importado',
        },
        action: {
          pt: 'Criar no AWS KMS uma chave sem material e importar nela o material que a empresa gera e guarda.',
          en: 'Create a key without material in AWS KMS and import into it the material that the company generates and keeps.',
          es: 'Crear en AWS KMS una clave sin material e importar en ella el material que la empresa genera y guarda.',
        },
        why: {
          pt: 'Com material importado, a empresa gera a chave fora da AWS, guarda o original e põe uma cópia no KMS, que responde a cada operação.',
          en: 'With imported material the company generates the key outside AWS, keeps the original and puts a copy into KMS, which answers each operation.',
          es: 'Con material importado, la empresa genera la clave fuera de AWS, guarda el original y pone una copia en KMS, que responde a cada operación.',
        },
        likeness: {
          pt: 'a chave que você faz, guarda e troca em casa, com cópia no guarda-móveis de uma cidade',
          en: 'the key you make, keep and change at home, with a copy at the firm in one city',
          es: 'la llave que haces, guardas y cambias en casa, con copia en el guardamuebles de una ciudad',
        },
        tell: {
          pt: 'Chave gerada pela empresa, com o original fora da AWS: material importado. Nenhum módulo de hardware a pagar por hora nem a manter: chaves do próprio KMS.',
          en: 'A key that the company generates, with the original outside AWS: imported material. No hardware modules to pay for by the hour or maintain: keys of KMS itself.',
          es: 'Clave generada por la empresa, con el original fuera de AWS: material importado. Ningún módulo de hardware que pagar por hora ni mantener: claves del propio KMS.',
        },
      },
      {
        id: 'imported-two',
        rightWith: ['original-outside', 'other-region'],
        uses: ['import', 'importar'],
        popularity: 3,
        source: docs('kms/latest/developerguide/importing-keys.html'),
        text: {
          pt: 'Uma chave multirregional com material importado',
          en: 'A multi-Region key with imported material',
          es: 'Una clave multirregional con material importado',
        },
        action: {
          pt: 'Criar no AWS KMS uma chave multirregional sem material e importar nas duas regiões o que a empresa gera e guarda.',
          en: 'Create a multi-Region key without material in AWS KMS and import into both Regions what the company generates and keeps.',
          es: 'Crear en AWS KMS una clave multirregional sin material e importar en las dos regiones lo que la empresa genera y guarda.',
        },
        why: {
          pt: 'Com material importado em uma chave multirregional, a empresa guarda o original fora da AWS, e cada região descriptografa por si só.',
          en: 'With imported material in a multi-Region key the company keeps the original outside AWS, and each Region decrypts by itself.',
          es: 'Con material importado en una clave multirregional, la empresa guarda el original fuera de AWS, y cada región descifra por sí sola.',
        },
        likeness: {
          pt: 'a chave que você faz, guarda e troca em casa, com cópias no guarda-móveis de duas cidades',
          en: 'the key you make, keep and change at home, with copies at the firm in two cities',
          es: 'la llave que haces, guardas y cambias en casa, con copias en el guardamuebles de dos ciudades',
        },
        tell: {
          pt: 'A empresa deve gerar a chave e manter o original fora da AWS, com dados descriptografados em Ohio: uma chave multirregional com material importado. Nenhum módulo de hardware a pagar por hora nem a manter: chaves do próprio KMS.',
          en: 'A key that the company must generate, with the original kept outside AWS, and data decrypted in Ohio: a multi-Region key with imported material. No hardware modules to pay for by the hour or maintain: keys of KMS itself.',
          es: 'La empresa debe generar la clave y conservar el original fuera de AWS, con datos descifrados en Ohio: una clave multirregional con material importado. Ningún módulo de hardware que pagar por hora ni mantener: claves del propio KMS.',
        },
      },
      {
        id: 'hsm',
        uses: ['CloudHSM'],
        popularity: 3,
        source: docs('kms/latest/developerguide/keystore-cloudhsm.html'),
        text: {
          pt: 'Um repositório de chaves do AWS CloudHSM',
          en: 'An AWS CloudHSM key store',
          es: 'Un almacén de claves de AWS CloudHSM',
        },
        action: {
          pt: 'Criar um cluster do AWS CloudHSM em duas zonas e usá-lo como repositório de chaves personalizado do AWS KMS.',
          en: 'Create an AWS CloudHSM cluster in two zones and use it as a custom key store of AWS KMS.',
          es: 'Crear un clúster de AWS CloudHSM en dos zonas y usarlo como almacén de claves personalizado de AWS KMS.',
        },
        why: {
          pt: 'No repositório do CloudHSM as chaves nascem e ficam em HSMs dedicados à empresa, dentro da AWS, pagos por hora.',
          en: 'In a CloudHSM key store the keys are born and stay in HSMs dedicated to the company, inside AWS, paid by the hour.',
          es: 'En el almacén de CloudHSM las claves nacen y quedan en HSM dedicados a la empresa, dentro de AWS, pagados por hora.',
        },
        likeness: {
          pt: 'o seu próprio armário de chaves no guarda-móveis de uma cidade, pago por hora e cuidado por você',
          en: 'your own key cabinet at the firm in one city, paid hourly and looked after by you',
          es: 'tu propio armario de llaves en el guardamuebles de una ciudad, pagado por hora y cuidado por ti',
        },
        tell: {
          pt: 'HSMs de uso exclusivo, operados na AWS: CloudHSM. Módulos de hardware não compartilhados com outros clientes: um repositório no CloudHSM, ou externo.',
          en: 'HSMs for one customer alone, on AWS: CloudHSM. Hardware modules not shared with other customers: a key store in CloudHSM, or an external one.',
          es: 'HSM de uso exclusivo, operados en AWS: CloudHSM. Módulos de hardware no compartidos con otros clientes: un almacén en CloudHSM, o uno externo.',
        },
      },
      {
        id: 'xks',
        uses: ['external key store', 'XKS', 'repositório de chaves externo', 'almacén de claves externo'],
        popularity: 2,
        source: docs('kms/latest/developerguide/keystore-external.html'),
        text: {
          pt: 'Um repositório de chaves externo (XKS)',
          en: 'An external key store (XKS)',
          es: 'Un almacén de claves externo (XKS)',
        },
        action: {
          pt: 'Criar no AWS KMS um repositório de chaves externo (XKS), ligado por um proxy ao HSM do data center.',
          en: 'Create an external key store (XKS) in AWS KMS, linked by a proxy to the HSM in the data center.',
          es: 'Crear en AWS KMS un almacén de claves externo (XKS), conectado por un proxy al HSM del centro de datos.',
        },
        why: {
          pt: 'Com o XKS, cada operação passa pelo HSM do data center: a chave não entra na AWS, e desligar o proxy corta todo uso.',
          en: 'With XKS every operation goes through the HSM in the data center: the key does not enter AWS, and turning off the proxy cuts off all use.',
          es: 'Con XKS, cada operación pasa por el HSM del centro de datos: la clave no entra en AWS, y apagar el proxy corta todo uso.',
        },
        likeness: {
          pt: 'o guarda-móveis de uma cidade que a cada abertura busca a chave na sua casa e espera',
          en: 'the firm in one city that fetches the key from your home at each opening and must wait',
          es: 'el guardamuebles de una ciudad que en cada apertura busca la llave en tu casa y espera',
        },
        tell: {
          pt: 'Chave que não pode entrar na AWS: repositório externo (XKS). Módulos não compartilhados, com o original da chave fora da AWS: repositório externo (XKS). Módulos de hardware não compartilhados com outros clientes: um repositório no CloudHSM, ou externo.',
          en: 'A key that may not enter AWS: an external key store (XKS). Modules not shared with others, with the original of the key outside AWS: an external key store (XKS). Hardware modules not shared with other customers: a key store in CloudHSM, or an external one.',
          es: 'Clave que no puede entrar en AWS: almacén externo (XKS). Módulos no compartidos, con el original de la clave fuera de AWS: almacén externo (XKS). Módulos de hardware no compartidos con otros clientes: un almacén en CloudHSM, o uno externo.',
        },
      },
    ],
    constraints: [
      {
        id: 'share',
        text: {
          pt: 'Os snapshots criptografados serão compartilhados com a conta da AWS dos auditores.',
          en: 'The encrypted snapshots will be shared with the auditors’ AWS account.',
          es: 'Los snapshots cifrados se compartirán con la cuenta de AWS de los auditores.',
        },
        fits: ['cmk', 'mrk', 'imported', 'imported-two', 'hsm', 'xks'],
        rulesOut: {
          'aws-managed': {
            pt: 'Um snapshot criptografado com a chave gerenciada pela AWS não pode ser compartilhado com outra conta.',
            en: 'A snapshot encrypted with the AWS managed key cannot be shared with another account.',
            es: 'Un snapshot cifrado con la clave administrada por AWS no se puede compartir con otra cuenta.',
          },
        },
      },
      {
        id: 'other-region',
        situations: ['treasury'],
        text: {
          pt: 'O que o código criptografa em São Paulo deve ser descriptografado em Ohio mesmo que São Paulo esteja fora do ar.',
          en: 'What the code encrypts in São Paulo must be decrypted in Ohio even while São Paulo is down.',
          es: 'Lo que el código cifra en São Paulo debe descifrarse en Ohio aunque São Paulo esté fuera de servicio.',
        },
        fits: ['mrk', 'imported-two'],
        rulesOut: {
          imported: {
            pt: 'Uma chave de uma região, também com material importado, só descriptografa nessa região.',
            en: 'A single-Region key, with imported material too, decrypts in that Region only.',
            es: 'Una clave de una región, también con material importado, solo descifra en esa región.',
          },
          'aws-managed': {
            pt: 'A chave gerenciada pela AWS existe em uma região e só serve ao seu serviço.',
            en: 'The AWS managed key exists in one Region and serves just its service.',
            es: 'La clave administrada por AWS existe en una región y solo sirve a su servicio.',
          },
          cmk: {
            pt: 'Uma chave de uma região só descriptografa nessa região.',
            en: 'A single-Region key decrypts in that Region only.',
            es: 'Una clave de una región solo descifra en esa región.',
          },
          hsm: {
            pt: 'Um repositório do CloudHSM não aceita chaves multirregionais.',
            en: 'A CloudHSM key store does not take multi-Region keys.',
            es: 'Un almacén de CloudHSM no acepta claves multirregionales.',
          },
          xks: {
            pt: 'Um repositório externo não aceita chaves multirregionais.',
            en: 'An external key store does not take multi-Region keys.',
            es: 'Un almacén externo no acepta claves multirregionales.',
          },
        },
      },
      {
        id: 'rotation',
        text: {
          pt: 'O material da chave deve mudar todo ano sem ação da equipe e sem criptografar os dados de novo.',
          en: 'The key material must change every year without action by the team and without encrypting the data again.',
          es: 'El material de la clave debe cambiar cada año sin acción del equipo y sin volver a cifrar los datos.',
        },
        fits: ['aws-managed', 'cmk', 'mrk'],
        rulesOut: {
          imported: {
            pt: 'O KMS não rotaciona sozinho o material importado; a equipe teria que importar outro.',
            en: 'KMS does not rotate imported material automatically; the team would have to import more.',
            es: 'KMS no rota solo el material importado; el equipo tendría que importar otro.',
          },
          'imported-two': {
            pt: 'O KMS não rotaciona sozinho o material importado; a equipe teria que importar outro.',
            en: 'KMS does not rotate imported material automatically; the team would have to import more.',
            es: 'KMS no rota solo el material importado; el equipo tendría que importar otro.',
          },
          hsm: {
            pt: 'Chaves de um repositório do CloudHSM não têm rotação automática.',
            en: 'Keys of a CloudHSM key store have no automatic rotation.',
            es: 'Las claves de un almacén de CloudHSM no tienen rotación automática.',
          },
          xks: {
            pt: 'O KMS não rotaciona chaves de um repositório externo.',
            en: 'KMS does not rotate the keys of an external key store.',
            es: 'KMS no rota las claves de un almacén externo.',
          },
        },
      },
      {
        id: 'single-tenant',
        text: {
          pt: 'O regulador exige que a chave fique em módulos de hardware não compartilhados com outros clientes.',
          en: 'The regulator requires the key to be in hardware modules not shared with other customers.',
          es: 'El regulador exige que la clave esté en módulos de hardware no compartidos con otros clientes.',
        },
        fits: ['hsm', 'xks'],
        rulesOut: {
          'aws-managed': {
            pt: 'A chave gerenciada pela AWS fica nos HSMs do KMS, compartilhados entre clientes.',
            en: 'The AWS managed key is in the HSMs of KMS, shared by customers.',
            es: 'La clave administrada por AWS está en los HSM de KMS, compartidos entre clientes.',
          },
          cmk: {
            pt: 'Uma chave gerenciada pelo cliente fica nos HSMs do KMS, compartilhados entre clientes.',
            en: 'A customer managed key is in the HSMs of KMS, shared by customers.',
            es: 'Una clave administrada por el cliente está en los HSM de KMS, compartidos entre clientes.',
          },
          mrk: {
            pt: 'Uma chave multirregional fica nos HSMs do KMS, compartilhados entre clientes.',
            en: 'A multi-Region key is in the HSMs of KMS, shared by customers.',
            es: 'Una clave multirregional está en los HSM de KMS, compartidos entre clientes.',
          },
          imported: {
            pt: 'O material importado é usado nos HSMs do KMS, compartilhados entre clientes.',
            en: 'Imported material is used in the HSMs of KMS, shared by customers.',
            es: 'El material importado se usa en los HSM de KMS, compartidos entre clientes.',
          },
          'imported-two': {
            pt: 'O material importado é usado nos HSMs do KMS, compartilhados entre clientes.',
            en: 'Imported material is used in the HSMs of KMS, shared by customers.',
            es: 'El material importado se usa en los HSM de KMS, compartidos entre clientes.',
          },
        },
      },
      {
        id: 'original-outside',
        text: {
          pt: 'A empresa deve gerar a chave e manter o original fora da AWS.',
          en: 'The company must generate the key and keep the original outside AWS.',
          es: 'La empresa debe generar la clave y mantener el original fuera de AWS.',
        },
        fits: ['imported', 'imported-two', 'xks'],
        rulesOut: {
          'aws-managed': {
            pt: 'A AWS gera e guarda a chave gerenciada por ela.',
            en: 'AWS generates and keeps the key that it manages.',
            es: 'AWS genera y guarda la clave que administra.',
          },
          cmk: {
            pt: 'O KMS gera o material desta chave e não o entrega.',
            en: 'KMS generates the material of this key and does not hand it out.',
            es: 'KMS genera el material de esta clave y no lo entrega.',
          },
          mrk: {
            pt: 'O KMS gera o material da chave multirregional e não o entrega.',
            en: 'KMS generates the material of the multi-Region key and does not hand it out.',
            es: 'KMS genera el material de la clave multirregional y no lo entrega.',
          },
          hsm: {
            pt: 'O KMS gera a chave dentro do cluster do CloudHSM, na AWS.',
            en: 'KMS generates the key inside the CloudHSM cluster, on AWS.',
            es: 'KMS genera la clave dentro del clúster de CloudHSM, en AWS.',
          },
        },
      },
      {
        id: 'no-cluster',
        text: {
          pt: 'A empresa não quer pagar por hora nem manter módulos de hardware no caminho de cada operação.',
          en: 'The company does not want to pay by the hour for, or maintain, hardware modules on the path of each operation.',
          es: 'La empresa no quiere pagar por hora ni mantener módulos de hardware en el camino de cada operación.',
        },
        fits: ['aws-managed', 'cmk', 'mrk', 'imported', 'imported-two'],
        rulesOut: {
          hsm: {
            pt: 'Os HSMs do CloudHSM são pagos por hora e administrados pela empresa.',
            en: 'The HSMs of CloudHSM are paid by the hour and managed by the company.',
            es: 'Los HSM de CloudHSM se pagan por hora y los administra la empresa.',
          },
          xks: {
            pt: 'No XKS, o HSM e o proxy da empresa respondem a cada operação.',
            en: 'With XKS, the company’s HSM and proxy answer each operation.',
            es: 'En XKS, el HSM y el proxy de la empresa responden a cada operación.',
          },
        },
      },
      {
        id: 'disable',
        text: {
          pt: 'A equipe de segurança deve poder desativar a chave em segundos e decidir que funções do IAM podem usá-la.',
          en: 'The security team must be able to disable the key within seconds and to decide which IAM roles may use it.',
          es: 'El equipo de seguridad debe poder desactivar la clave en segundos y decidir qué roles de IAM pueden usarla.',
        },
        fits: ['cmk', 'mrk', 'imported', 'imported-two', 'hsm', 'xks'],
        rulesOut: {
          'aws-managed': {
            pt: 'Uma chave gerenciada pela AWS não pode ser desativada, nem a sua política editada.',
            en: 'An AWS managed key cannot be disabled, nor its policy edited.',
            es: 'Una clave administrada por AWS no se puede desactivar ni se edita su política.',
          },
        },
      },
      {
        id: 'aws-availability',
        text: {
          pt: 'A disponibilidade e a durabilidade da chave devem ser responsabilidade da AWS, e não da empresa.',
          en: 'The availability and durability of the key must be the responsibility of AWS, not of the company.',
          es: 'La disponibilidad y la durabilidad de la clave deben ser responsabilidad de AWS, no de la empresa.',
        },
        fits: ['aws-managed', 'cmk', 'mrk'],
        rulesOut: {
          imported: {
            pt: 'A durabilidade do material importado cabe à empresa, que precisa importá-lo de novo se ele se perder.',
            en: 'The durability of imported material is up to the company, which has to import it again if it is lost.',
            es: 'La durabilidad del material importado corresponde a la empresa, que debe importarlo de nuevo si se pierde.',
          },
          'imported-two': {
            pt: 'A durabilidade do material importado cabe à empresa, que precisa importá-lo de novo se ele se perder.',
            en: 'The durability of imported material is up to the company, which has to import it again if it is lost.',
            es: 'La durabilidad del material importado corresponde a la empresa, que debe importarlo de nuevo si se pierde.',
          },
          xks: {
            pt: 'Se o proxy ou o HSM da empresa cair, o XKS não descriptografa nada.',
            en: 'If the company’s proxy or HSM goes down, XKS decrypts nothing.',
            es: 'Si cae el proxy o el HSM de la empresa, XKS no descifra nada.',
          },
          hsm: {
            pt: 'No CloudHSM, cabe à empresa manter HSMs bastantes no cluster, ou a chave deixa de responder.',
            en: 'With CloudHSM it is up to the company to keep enough HSMs in the cluster, or the key stops answering.',
            es: 'Con CloudHSM corresponde a la empresa mantener suficientes HSM en el clúster, o la clave deja de responder.',
          },
        },
      },
      {
        id: 'least',
        notWith: ['single-tenant', 'original-outside'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['aws-managed', 'cmk', 'mrk'],
        rulesOut: {
          imported: {
            pt: 'Gerar, importar e trocar o material é trabalho da empresa, em cada região.',
            en: 'Generating, importing and replacing the material is the company’s work, in each Region.',
            es: 'Generar, importar y cambiar el material es trabajo de la empresa, en cada región.',
          },
          'imported-two': {
            pt: 'Gerar, importar e trocar o material é trabalho da empresa, em cada região.',
            en: 'Generating, importing and replacing the material is the company’s work, in each Region.',
            es: 'Generar, importar y cambiar el material es trabajo de la empresa, en cada región.',
          },
          hsm: {
            pt: 'O cluster do CloudHSM precisa de usuários, cópias e dimensionamento.',
            en: 'The CloudHSM cluster needs users, backups and sizing.',
            es: 'El clúster de CloudHSM necesita usuarios, respaldos y dimensionamiento.',
          },
          xks: {
            pt: 'O proxy do XKS e o HSM são operados pela empresa.',
            en: 'The XKS proxy and the HSM are operated by the company.',
            es: 'El proxy de XKS y el HSM los opera la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual chave a empresa deve usar?',
      en: 'Which key should the company use?',
      es: '¿Qué clave debe usar la empresa?',
    },
  },
];
