import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const objectEncryption: readonly Pattern[] = [
  {
    id: 'object-encryption',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection' },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense nos arquivos como malas num guarda-volumes, que é a AWS, e na chave de criptografia como a que as tranca.',
      en: 'Think of the files as suitcases at a luggage store, which is AWS, and of the encryption key as what locks them.',
      es: 'Piensa en los archivos como maletas en una consigna, que es AWS, y en la clave de cifrado como la llave que las cierra.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Uma rede de cartórios vai guardar escrituras, criptografadas em repouso, em um bucket do Amazon S3.',
          en: 'A network of notary offices will keep deeds, encrypted at rest, in an Amazon S3 bucket.',
          es: 'Una red de notarías va a guardar escrituras, cifradas en reposo, en un bucket de Amazon S3.',
        },
        today: {
          pt: 'Cinquenta cartórios enviarão 20.000 escrituras por dia por um aplicativo próprio. A rede precisa configurar o bucket.',
          en: 'Fifty offices will upload 20,000 deeds a day through their own application. The network must configure the bucket.',
          es: 'Cincuenta notarías subirán 20.000 escrituras por día con una aplicación propia. La red debe configurar el bucket.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Um plano de saúde grava laudos em um bucket do Amazon S3 e escolhe como criptografá-los.',
          en: 'A health insurer stores medical reports in an Amazon S3 bucket and is choosing how to encrypt them.',
          es: 'Una aseguradora de salud guarda informes médicos en un bucket de Amazon S3 y elige cómo cifrarlos.',
        },
        today: {
          pt: 'Os laudos, cerca de 6 TB, são lidos por um aplicativo da mesma conta, e 8.000 chegam todo dia.',
          en: 'The reports, about 6 TB, are read by one application in the same account, and 8,000 are added every day.',
          es: 'Los informes, unos 6 TB, los lee una aplicación de la misma cuenta, y cada día se agregan 8.000.',
        },
      },
      {
        id: 'exchange',
        text: {
          pt: 'Uma corretora de valores exporta extratos para o Amazon S3 e deve criptografá-los em repouso.',
          en: 'A brokerage exports statements to Amazon S3 and has to encrypt them at rest.',
          es: 'Una casa de bolsa exporta estados de cuenta a Amazon S3 y debe cifrarlos en reposo.',
        },
        today: {
          pt: 'Um programa de exportação grava 2 milhões de extratos no fim de cada mês, a partir do data center da corretora.',
          en: 'An export program writes 2 million statements at the end of each month, from the data center of the brokerage.',
          es: 'Un programa de exportación escribe 2 millones de extractos a fin de cada mes, desde el centro de datos de la casa de bolsa.',
        },
      },
      {
        id: 'tax-encryption',
        text: {
          pt: 'Um escritório contábil guarda declarações em um bucket do Amazon S3 e escolhe a criptografia.',
          en: 'A tax office keeps returns in an Amazon S3 bucket and is choosing their encryption.',
          es: 'Un estudio impositivo guarda declaraciones en un bucket de Amazon S3 y elige el cifrado.',
        },
        today: {
          pt: 'São 120.000 declarações recebidas em dois meses, por um programa que o próprio escritório mantém. A equipe deve propor uma solução.',
          en: 'It receives 120,000 returns in two months, through a program that the office maintains itself. The team must propose a design.',
          es: 'Recibe 120.000 declaraciones en dos meses, mediante un programa que mantiene el propio estudio. El equipo debe proponer un diseño.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'Um instituto de genética deve criptografar em repouso as sequências que guarda no Amazon S3.',
          en: 'A genetics institute keeps sequences in Amazon S3 and has to encrypt them at rest.',
          es: 'Un instituto de genética debe cifrar en reposo las secuencias que guarda en Amazon S3.',
        },
        today: {
          pt: 'Os sequenciadores produzem 3 TB por semana, que programas do instituto gravam e leem. Falta definir a configuração.',
          en: 'The sequencers produce 3 TB a week, and programs of the institute write and read them. The configuration has yet to be defined.',
          es: 'Los secuenciadores producen 3 TB por semana, que programas del instituto escriben y leen. Falta definir la configuración.',
        },
      },
    ],
    candidates: [
      {
        id: 'sse-s3',
        uses: ['SSE-S3'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/UsingServerSideEncryption.html'),
        text: {
          pt: 'Criptografia SSE-S3, com chaves do Amazon S3',
          en: 'SSE-S3 encryption, with keys of Amazon S3',
          es: 'Cifrado SSE-S3, con claves de Amazon S3',
        },
        action: {
          pt: 'Definir a criptografia padrão do bucket do Amazon S3 como SSE-S3, com uma chave que o Amazon S3 cria e gerencia.',
          en: 'Set the default encryption of the Amazon S3 bucket to SSE-S3, with a key that Amazon S3 creates and manages.',
          es: 'Definir el cifrado predeterminado del bucket de Amazon S3 como SSE-S3, con una clave que Amazon S3 crea y administra.',
        },
        why: {
          pt: 'O SSE-S3 criptografa tudo por padrão com chaves do próprio S3, sem custo e sem nada a administrar.',
          en: 'SSE-S3 encrypts everything by default with keys of S3 itself, at no charge and with nothing to manage.',
          es: 'SSE-S3 cifra todo de forma predeterminada con claves del propio S3, sin costo y sin nada que administrar.',
        },
        likeness: {
          pt: 'uma chave grátis do guarda-volumes, sobre a qual você não manda e cujo uso ninguém anota',
          en: 'a free key of the luggage store, over which you have no say and whose uses nobody notes',
          es: 'una llave gratis de la consigna, sobre la que no mandas y cuyo uso nadie anota',
        },
        tell: {
          pt: 'Sem mensalidade por chaves: SSE-S3 ou a chave gerenciada pela AWS; só o SSE-S3 serve a outra conta. Conta da AWS dos auditores que lê os arquivos, só com permissões na AWS: SSE-S3 ou uma chave gerenciada pelo cliente.',
          en: 'No monthly fee for keys: SSE-S3 or the AWS managed key; only SSE-S3 is readable from another account. The auditors’ AWS account that reads the files, with permissions on AWS alone: SSE-S3 or a customer managed key.',
          es: 'Sin cuota mensual por claves: SSE-S3 o la clave administrada por AWS; solo SSE-S3 sirve a otra cuenta. Cuenta de AWS de los auditores que lee los archivos, solo con permisos en AWS: SSE-S3 o una clave administrada por el cliente.',
        },
      },
      {
        id: 'aws-managed',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/UsingKMSEncryption.html'),
        text: {
          pt: 'Criptografia SSE-KMS com a chave gerenciada pela AWS',
          en: 'SSE-KMS encryption with the AWS managed key',
          es: 'Cifrado SSE-KMS con la clave administrada por AWS',
        },
        action: {
          pt: 'Definir a criptografia padrão do bucket do Amazon S3 como SSE-KMS com a chave gerenciada pela AWS aws/s3.',
          en: 'Set the default encryption of the Amazon S3 bucket to SSE-KMS with the AWS managed key aws/s3.',
          es: 'Definir el cifrado predeterminado del bucket de Amazon S3 como SSE-KMS con la clave administrada por AWS aws/s3.',
        },
        why: {
          pt: 'O SSE-KMS com a chave aws/s3 registra cada uso no CloudTrail e não cobra mensalidade pela chave, que é rotacionada pela AWS todo ano.',
          en: 'SSE-KMS with the aws/s3 key records each use in CloudTrail and has no monthly fee for the key, which AWS rotates every year.',
          es: 'SSE-KMS con la clave aws/s3 registra cada uso en CloudTrail y no cobra mensualidad por la clave, que AWS rota cada año.',
        },
        likeness: {
          pt: 'uma chave do guarda-volumes, sem mensalidade e anotada a cada uso, que você não controla nem empresta',
          en: 'a key of the luggage store, without a fee but noted at each use, which you neither control nor lend',
          es: 'una llave de la consigna, sin cuota mensual y anotada en cada uso, que no controlas ni prestas',
        },
        tell: {
          pt: 'Uso da chave no CloudTrail: SSE-KMS; sem mais nada a controlar, a chave gerenciada pela AWS. Chave que a AWS rotaciona, sem mensalidades por chaves: a chave gerenciada pela AWS. Nenhuma verba para mensalidades da AWS por chaves: uma chave que o KMS não cobra por mês. Chave que a AWS rotaciona automaticamente: uma chave criada no KMS.',
          en: 'Use of the key in CloudTrail: SSE-KMS; with nothing else to control, the AWS managed key. A key that AWS rotates, without monthly fees for keys: the AWS managed key. No room in the budget for monthly AWS fees for keys: a key that KMS does not charge for by the month. A key that AWS rotates automatically: a key created in KMS.',
          es: 'Uso de la clave en CloudTrail: SSE-KMS; sin nada más que controlar, la clave administrada por AWS. Clave que AWS rota, sin mensualidades por claves: la clave administrada por AWS. Presupuesto sin lugar para mensualidades de AWS por claves: una clave que KMS no cobra por mes. Clave que AWS rota automáticamente: una clave creada en KMS.',
        },
      },
      {
        id: 'customer-managed',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 5,
        source: docs('kms/latest/developerguide/concepts.html'),
        text: {
          pt: 'Criptografia SSE-KMS com chave gerenciada pelo cliente, gerada no KMS',
          en: 'SSE-KMS encryption with a customer managed key generated in KMS',
          es: 'Cifrado SSE-KMS con clave administrada por el cliente, generada en KMS',
        },
        action: {
          pt: 'Gerar no AWS KMS uma chave gerenciada pelo cliente e defini-la como chave SSE-KMS do bucket do Amazon S3.',
          en: 'Generate a customer managed key in AWS KMS and set it as the SSE-KMS key of the Amazon S3 bucket.',
          es: 'Generar en AWS KMS una clave administrada por el cliente y definirla como clave SSE-KMS del bucket de Amazon S3.',
        },
        why: {
          pt: 'Com uma chave gerenciada pelo cliente no KMS, a empresa escreve a política da chave, pode desativá-la e liga a rotação automática; cada uso fica no CloudTrail.',
          en: 'With a customer managed key in KMS the company writes the key policy, can disable the key and turns on automatic rotation; each use is in CloudTrail.',
          es: 'Con una clave administrada por el cliente en KMS, la empresa escribe la política de la clave, puede desactivarla y activa la rotación automática; cada uso queda en CloudTrail.',
        },
        likeness: {
          pt: 'uma chave feita e trocada pelo guarda-volumes, que obedece à sua lista de acesso, mas cobra mensalidade',
          en: 'a key made and changed by the luggage store, which obeys your access list but costs a monthly fee',
          es: 'una llave hecha y cambiada por la consigna, que obedece a tu lista de acceso, pero cobra cuota mensual',
        },
        tell: {
          pt: 'Controlar quem usa a chave: uma chave gerenciada pelo cliente, com a sua política. Outra conta da AWS que deve ler os arquivos: uma chave do KMS cuja política a empresa escreve e que a autoriza. Cada uso da chave no AWS CloudTrail: SSE-KMS. Chave que a AWS deve rotacionar automaticamente: uma chave criada no KMS.',
          en: 'Control of who uses the key: a customer managed key, with its policy. Another AWS account that must read the files: a KMS key whose policy the company writes and which lets it in. Each use of the key in AWS CloudTrail: SSE-KMS. A key that AWS must rotate automatically: a key created in KMS.',
          es: 'Controlar quién usa la clave: una clave administrada por el cliente, con su política. Otra cuenta de AWS que debe leer los archivos: una clave de KMS cuya política escribe la empresa y que la autoriza. Cada uso de la clave en AWS CloudTrail: SSE-KMS. Clave que AWS debe rotar automáticamente: una clave creada en KMS.',
        },
      },
      {
        id: 'imported',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 3,
        source: docs('kms/latest/developerguide/importing-keys.html'),
        text: {
          pt: 'Criptografia SSE-KMS com material de chave importado',
          en: 'SSE-KMS encryption with imported key material',
          es: 'Cifrado SSE-KMS con material de clave importado',
        },
        action: {
          pt: 'Criar uma chave do AWS KMS sem material, importar o material de chave para ela e usá-la no SSE-KMS do bucket.',
          en: 'Create an AWS KMS key without material, import key material into it and use it for SSE-KMS in the bucket.',
          es: 'Crear una clave de AWS KMS sin material, importar en ella material de claves y usarla en el SSE-KMS del bucket.',
        },
        why: {
          pt: 'Com material importado no KMS, a empresa gera a chave e guarda a própria cópia, mantém a política da chave e vê cada uso no CloudTrail.',
          en: 'With material imported into KMS the company generates the key and keeps its own copy, holds the key policy and sees each use in CloudTrail.',
          es: 'Con material importado en KMS, la empresa genera la clave y conserva su propia copia, mantiene la política de la clave y ve cada uso en CloudTrail.',
        },
        likeness: {
          pt: 'uma chave que você faz e troca em casa, com cópia no guarda-volumes, que cobra mensalidade por ela',
          en: 'a key you make and change at home, with a copy at the luggage store, which charges a monthly fee',
          es: 'una llave que haces y cambias en casa, con copia en la consigna, que cobra por ella cada mes',
        },
        tell: {
          pt: 'Outra conta da AWS que deve ler os arquivos: uma chave do KMS cuja política a empresa escreve e que a autoriza. Cópia da chave fora da AWS, que a auditoria exige: material de chave importado. Cada uso da chave no AWS CloudTrail: SSE-KMS.',
          en: 'Another AWS account that must read the files: a KMS key whose policy the company writes and which lets it in. A copy of the key outside AWS, which auditors require: imported key material. Each use of the key in AWS CloudTrail: SSE-KMS.',
          es: 'Otra cuenta de AWS que debe leer los archivos: una clave de KMS cuya política escribe la empresa y que la autoriza. Copia de la clave fuera de AWS, que exige la auditoría: material de claves importado. Cada uso de la clave en AWS CloudTrail: SSE-KMS.',
        },
      },
      {
        id: 'client-side',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/UsingClientSideEncryption.html'),
        text: {
          pt: 'Criptografia no cliente, antes do S3, com chaves de um HSM local',
          en: 'Client-side encryption ahead of S3, with keys from a local HSM',
          es: 'Cifrado en el cliente, antes de S3, con claves de un HSM local',
        },
        action: {
          pt: 'Criptografar antes os objetos com o cliente de criptografia do Amazon S3, usando uma chave de um HSM local.',
          en: 'Encrypt the objects beforehand with the Amazon S3 Encryption Client, using a key from an on-premises HSM.',
          es: 'Cifrar los objetos de antemano con el cliente de cifrado de Amazon S3 y una clave de un HSM local.',
        },
        why: {
          pt: 'Na criptografia no cliente, com chaves de um HSM local, os arquivos saem da empresa já criptografados, e ela controla as chaves, que a AWS não recebe.',
          en: 'With client-side encryption and keys from a local HSM, the files leave the company already encrypted, and it controls the keys, which AWS does not receive.',
          es: 'En el cifrado del lado del cliente, con claves de un HSM local, los archivos salen de la empresa ya cifrados, y ella controla las claves, que AWS no recibe.',
        },
        likeness: {
          pt: 'as malas que você mesmo tranca antes de entregar, com uma chave que o guarda-volumes nunca vê',
          en: 'suitcases that you lock yourself before handing them in, with a key the luggage store never sees',
          es: 'las maletas que tú mismo cierras antes de entregarlas, con una llave que la consigna nunca ve',
        },
        tell: {
          pt: 'A AWS não pode ver nem a chave nem o texto claro: pense na criptografia no cliente. Controle de quem usa a chave, sem mensalidades da AWS por chaves: a criptografia no cliente. Cópia da chave fora da AWS, sem mensalidades da AWS por chaves: a criptografia no cliente. Nenhuma verba para mensalidades da AWS por chaves: uma chave que o KMS não cobra por mês. Empresa que controla quem usa a chave e pode desativá-la: uma chave sua, no KMS ou fora dele. Cópia da chave fora da AWS, que a auditoria exige: uma chave criada nas instalações dela.',
          en: 'AWS may see neither key nor plaintext: think of client-side encryption. Control of who uses the key, without monthly AWS fees for keys: client-side encryption. A copy of the key held outside AWS, without monthly AWS fees for keys: client-side encryption. No room in the budget for monthly AWS fees for keys: a key that KMS does not charge for by the month. A company that controls who uses the key and can disable it: a key of its own, in KMS or outside. A copy of the key outside AWS, which auditors require: a key made on its own premises.',
          es: 'AWS no puede ver ni la clave ni el texto en claro: piensa en el cifrado del lado del cliente. Control de quién usa la clave, sin mensualidades de AWS por claves: el cifrado en el cliente. Copia de la clave fuera de AWS, sin mensualidades de AWS por claves: el cifrado en el cliente. Presupuesto sin lugar para mensualidades de AWS por claves: una clave que KMS no cobra por mes. Empresa que controla quién usa la clave y puede desactivarla: una clave suya, en KMS o fuera. Copia de la clave fuera de AWS, que exige la auditoría: una clave creada en sus instalaciones.',
        },
      },
    ],
    constraints: [
      {
        id: 'key-log',
        text: {
          pt: 'Cada uso da chave deve aparecer no AWS CloudTrail.',
          en: 'Each use of the key must appear in AWS CloudTrail.',
          es: 'Cada uso de la clave debe aparecer en AWS CloudTrail.',
        },
        fits: ['aws-managed', 'customer-managed', 'imported'],
        rulesOut: {
          'sse-s3': {
            pt: 'O SSE-S3 não registra o uso das suas chaves no CloudTrail.',
            en: 'SSE-S3 does not record the use of its keys in CloudTrail.',
            es: 'SSE-S3 no registra el uso de sus claves en CloudTrail.',
          },
          'client-side': {
            pt: 'Com chaves de um HSM local, a criptografia no cliente não passa pelo KMS, e o CloudTrail não registra o uso delas.',
            en: 'With keys from a local HSM, client-side encryption does not go through KMS, and CloudTrail does not record their use.',
            es: 'Con claves de un HSM local, el cifrado del lado del cliente no pasa por KMS, y CloudTrail no registra su uso.',
          },
        },
      },
      {
        id: 'key-control',
        text: {
          pt: 'A empresa deve controlar quem usa a chave e poder desativá-la de imediato.',
          en: 'The company must control who uses the key and be able to disable it at once.',
          es: 'La empresa debe controlar quién usa la clave y poder desactivarla de inmediato.',
        },
        fits: ['customer-managed', 'imported', 'client-side'],
        rulesOut: {
          'sse-s3': {
            pt: 'No SSE-S3 as chaves são do serviço; a empresa não define política nem as desativa.',
            en: 'With SSE-S3 the keys belong to the service; the company neither sets a policy nor disables them.',
            es: 'En SSE-S3 las claves son del servicio; la empresa no define políticas ni las desactiva.',
          },
          'aws-managed': {
            pt: 'A política da chave gerenciada pela AWS não pode ser alterada, nem a chave desativada pelo cliente.',
            en: 'The policy of the AWS managed key cannot be changed, nor can the customer disable the key.',
            es: 'La política de la clave administrada por AWS no puede modificarse, ni el cliente puede desactivar la clave.',
          },
        },
      },
      {
        id: 'no-key-fee',
        text: {
          pt: 'O orçamento não cobre mensalidades da AWS por chaves.',
          en: 'The budget does not cover monthly AWS fees for keys.',
          es: 'El presupuesto no cubre cargos mensuales de AWS por claves.',
        },
        fits: ['client-side', 'sse-s3', 'aws-managed'],
        rulesOut: {
          'customer-managed': {
            pt: 'O KMS cobra uma mensalidade por chave gerenciada pelo cliente.',
            en: 'KMS charges a monthly fee for each customer managed key.',
            es: 'KMS cobra una mensualidad por cada clave administrada por el cliente.',
          },
          imported: {
            pt: 'Uma chave com material importado é gerenciada pelo cliente, e o KMS cobra mensalidade por ela.',
            en: 'A key with imported material is a customer managed one, and KMS charges a monthly fee for it.',
            es: 'Una clave con material importado es administrada por el cliente, y KMS cobra una mensualidad por ella.',
          },
        },
      },
      {
        id: 'rotation',
        text: {
          pt: 'A AWS deve rotacionar a chave automaticamente.',
          en: 'AWS must rotate the key automatically.',
          es: 'AWS debe rotar la clave automáticamente.',
        },
        fits: ['aws-managed', 'customer-managed'],
        rulesOut: {
          imported: {
            pt: 'O KMS não rotaciona sozinho material importado: a equipe teria de importar o novo.',
            en: 'KMS does not rotate imported material automatically: the team would have to import the new one.',
            es: 'KMS no rota por sí mismo el material importado: el equipo tendría que importar el nuevo.',
          },
          'client-side': {
            pt: 'Na criptografia no cliente as chaves ficam no data center e a AWS não as rotaciona.',
            en: 'With client-side encryption the keys are in the data center, and AWS does not rotate them.',
            es: 'En el cifrado del lado del cliente las claves están en el centro de datos y AWS no las rota.',
          },
        },
      },
      {
        id: 'own-copy',
        text: {
          pt: 'A auditoria exige que a empresa gere a chave e tenha uma cópia fora da AWS.',
          en: 'Auditors require the company to generate the key and hold a copy outside AWS.',
          es: 'La auditoría exige que la empresa genere la clave y tenga una copia fuera de AWS.',
        },
        fits: ['imported', 'client-side'],
        rulesOut: {
          'sse-s3': {
            pt: 'No SSE-S3 a AWS gera as chaves, e elas não saem do serviço.',
            en: 'With SSE-S3 AWS generates the keys, and they do not leave the service.',
            es: 'En SSE-S3 AWS genera las claves, y no salen del servicio.',
          },
          'aws-managed': {
            pt: 'A chave gerenciada pela AWS é gerada no KMS e não pode ser exportada.',
            en: 'The AWS managed key is generated in KMS and cannot be exported.',
            es: 'La clave administrada por AWS se genera en KMS y no puede exportarse.',
          },
          'customer-managed': {
            pt: 'Uma chave gerada no KMS não pode ser exportada; a empresa não teria cópia fora da AWS.',
            en: 'A key generated in KMS cannot be exported; the company would have no copy outside AWS.',
            es: 'Una clave generada en KMS no puede exportarse; la empresa no tendría copia fuera de AWS.',
          },
        },
      },
      {
        id: 'other-account',

        text: {
          pt: 'A conta da AWS dos auditores também deve ler os arquivos, só com permissões concedidas na AWS.',
          en: 'The auditors’ AWS account must also read the files, with permissions granted on AWS alone.',
          es: 'La cuenta de AWS de los auditores también debe leer los archivos, solo con permisos concedidos en AWS.',
        },
        fits: ['sse-s3', 'customer-managed', 'imported'],
        rulesOut: {
          'client-side': {
            pt: 'Com criptografia no cliente, a outra conta recebe arquivos que não consegue abrir: as chaves ficam no data center.',
            en: 'With client-side encryption, the other account gets files that it cannot decrypt: the keys are in the data center.',
            es: 'Con cifrado del lado del cliente, la otra cuenta recibe archivos que no puede descifrar: las claves están en el centro de datos.',
          },
          'aws-managed': {
            pt: 'A política da chave gerenciada pela AWS não pode ser alterada para liberar outra conta.',
            en: 'The policy of the AWS managed key cannot be changed to let another account in.',
            es: 'La política de la clave administrada por AWS no puede modificarse para habilitar otra cuenta.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['key-control', 'own-copy', 'other-account'],
        fits: ['sse-s3', 'aws-managed'],
        rulesOut: {
          'customer-managed': {
            pt: 'Com uma chave gerenciada pelo cliente, a empresa escreve e mantém a política da chave.',
            en: 'With a customer managed key, the company writes and maintains the key policy.',
            es: 'Con una clave administrada por el cliente, la empresa escribe y mantiene la política de la clave.',
          },
          imported: {
            pt: 'Com material de chave importado, a empresa o gera, importa e renova.',
            en: 'With imported key material, the company generates, imports and renews it.',
            es: 'Con material de claves importado, la empresa lo genera, importa y renueva.',
          },
          'client-side': {
            pt: 'Com a criptografia no cliente, a empresa guarda as chaves e criptografa nos próprios programas.',
            en: 'With client-side encryption, the company keeps the keys and encrypts in its own programs.',
            es: 'Con el cifrado del lado del cliente, la empresa guarda las claves y cifra en sus propios programas.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: {
      pt: 'Qual opção de criptografia atende a esses requisitos?',
      en: 'Which encryption option meets these requirements?',
      es: '¿Qué opción de cifrado cumple estos requisitos?',
    },
  },
];
