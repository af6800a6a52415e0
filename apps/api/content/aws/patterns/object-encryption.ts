import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const objectEncryption: readonly Pattern[] = [
  {
    id: 'object-encryption',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection' },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Uma rede de cartórios digitaliza escrituras e as guarda em um bucket do Amazon S3. Uma regra interna exige escolher como elas são criptografadas em repouso.',
          en: 'A network of notary offices scans deeds and keeps them in an Amazon S3 bucket. A company rule requires it to choose how they are encrypted at rest.',
          es: 'Una red de notarías digitaliza escrituras y las guarda en un bucket de Amazon S3. Una norma interna exige elegir cómo se cifran en reposo.',
        },
      },
      {
        id: 'insurer',
        text: {
          pt: 'Uma operadora de planos de saúde recebe laudos em PDF e os grava em um bucket do Amazon S3. A área de segurança está definindo a criptografia desses arquivos.',
          en: 'A health insurer receives medical reports as PDF files and stores them in an Amazon S3 bucket. Its security team is deciding how to encrypt those files.',
          es: 'Una aseguradora de salud recibe informes médicos en PDF y los guarda en un bucket de Amazon S3. El área de seguridad está definiendo el cifrado de esos archivos.',
        },
      },
      {
        id: 'exchange',
        text: {
          pt: 'Uma corretora de valores exporta todas as noites os extratos dos clientes para o Amazon S3 e precisa criptografá-los em repouso.',
          en: 'A brokerage exports its customers’ statements to Amazon S3 every night and needs them encrypted at rest.',
          es: 'Una casa de bolsa exporta cada noche los estados de cuenta de sus clientes a Amazon S3 y necesita cifrarlos en reposo.',
        },
      },
      {
        id: 'tax-encryption',
        text: {
          pt: 'Um escritório de impostos recebe declarações de clientes e as guarda em um bucket do Amazon S3; falta escolher a criptografia em repouso.',
          en: 'A tax office receives its clients’ returns and keeps them in an Amazon S3 bucket; the encryption at rest is still to be chosen.',
          es: 'Un estudio impositivo recibe declaraciones de clientes y las guarda en un bucket de Amazon S3; falta elegir el cifrado en reposo.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'Um instituto de genética envia sequências ao Amazon S3, e o comitê de ética quer saber como elas serão cifradas em repouso.',
          en: 'A genetics institute uploads sequences to Amazon S3, and its ethics committee wants to know how they will be encrypted at rest.',
          es: 'Un instituto de genética sube secuencias a Amazon S3, y su comité de ética quiere saber cómo se cifrarán en reposo.',
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
          pt: 'SSE-S3, com chaves geridas pelo Amazon S3',
          en: 'SSE-S3, with keys managed by Amazon S3',
          es: 'SSE-S3, con claves administradas por Amazon S3',
        },
        why: {
          pt: 'O SSE-S3 criptografa tudo por padrão com chaves do próprio S3, sem custo e sem nada a administrar.',
          en: 'SSE-S3 encrypts everything by default with keys of S3 itself, at no charge and with nothing to manage.',
          es: 'SSE-S3 cifra todo de forma predeterminada con claves del propio S3, sin costo y sin nada que administrar.',
        },
        tell: {
          pt: 'Criptografia em repouso sem exigência sobre as chaves: o SSE-S3 basta.',
          en: 'Encryption at rest with no requirement on the keys: SSE-S3 is enough.',
          es: 'Cifrado en reposo sin exigencias sobre las claves: basta SSE-S3.',
        },
      },
      {
        id: 'aws-managed',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/UsingKMSEncryption.html'),
        text: {
          pt: 'SSE-KMS com a chave gerenciada pela AWS',
          en: 'SSE-KMS with the AWS managed key',
          es: 'SSE-KMS con la clave administrada por AWS',
        },
        why: {
          pt: 'O SSE-KMS com a chave aws/s3 registra cada uso no CloudTrail e não cobra mensalidade pela chave, que é rotacionada pela AWS todo ano.',
          en: 'SSE-KMS with the aws/s3 key records each use in CloudTrail and has no monthly fee for the key, which AWS rotates every year.',
          es: 'SSE-KMS con la clave aws/s3 registra cada uso en CloudTrail y no cobra mensualidad por la clave, que AWS rota cada año.',
        },
        tell: {
          pt: 'Uso da chave auditado, sem mensalidade e sem controle próprio: pense na chave gerenciada pela AWS.',
          en: 'Audited key use with no monthly fee and no control of your own: think of the AWS managed key.',
          es: 'Uso de la clave auditado, sin mensualidad y sin control propio: piensa en la clave administrada por AWS.',
        },
      },
      {
        id: 'customer-managed',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 5,
        source: docs('kms/latest/developerguide/concepts.html'),
        text: {
          pt: 'SSE-KMS com uma chave gerenciada pelo cliente',
          en: 'SSE-KMS with a customer managed key',
          es: 'SSE-KMS con una clave administrada por el cliente',
        },
        why: {
          pt: 'Com uma chave gerenciada pelo cliente no KMS, a empresa escreve a política da chave, pode desativá-la e liga a rotação automática; cada uso fica no CloudTrail.',
          en: 'With a customer managed key in KMS the company writes the key policy, can disable the key and turns on automatic rotation; each use is in CloudTrail.',
          es: 'Con una clave administrada por el cliente en KMS, la empresa escribe la política de la clave, puede desactivarla y activa la rotación automática; cada uso queda en CloudTrail.',
        },
        tell: {
          pt: 'Decidir quem usa a chave, desativá-la ou dividi-la com outra conta: pense na chave gerenciada pelo cliente.',
          en: 'Deciding who uses the key, disabling it or sharing it with another account: think of a customer managed key.',
          es: 'Decidir quién usa la clave, desactivarla o compartirla con otra cuenta: piensa en la clave administrada por el cliente.',
        },
      },
      {
        id: 'imported',
        uses: ['SSE-KMS', 'KMS'],
        popularity: 3,
        source: docs('kms/latest/developerguide/importing-keys.html'),
        text: {
          pt: 'SSE-KMS com material de chave importado',
          en: 'SSE-KMS with imported key material',
          es: 'SSE-KMS con material de clave importado',
        },
        why: {
          pt: 'Com material importado no KMS, a empresa gera a chave e guarda a própria cópia, mantém a política da chave e vê cada uso no CloudTrail.',
          en: 'With material imported into KMS the company generates the key and keeps its own copy, holds the key policy and sees each use in CloudTrail.',
          es: 'Con material importado en KMS, la empresa genera la clave y conserva su propia copia, mantiene la política de la clave y ve cada uso en CloudTrail.',
        },
        tell: {
          pt: 'Chave gerada e guardada também pela empresa (BYOK): pense em material importado no KMS.',
          en: 'A key that the company generates and also keeps (BYOK): think of material imported into KMS.',
          es: 'Clave generada y conservada también por la empresa (BYOK): piensa en material importado en KMS.',
        },
      },
      {
        id: 'client-side',
        uses: [],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/UsingClientSideEncryption.html'),
        text: {
          pt: 'Criptografia no cliente, com chaves no data center',
          en: 'Client-side encryption, with keys in the data center',
          es: 'Cifrado en el cliente, con claves en el centro de datos',
        },
        why: {
          pt: 'Na criptografia no cliente, os arquivos saem da empresa já cifrados e as chaves nunca chegam à AWS.',
          en: 'With client-side encryption the files leave the company already encrypted, and the keys do not reach AWS.',
          es: 'En el cifrado del lado del cliente, los archivos salen de la empresa ya cifrados y las claves no llegan a AWS.',
        },
        tell: {
          pt: 'A AWS não pode ver nem a chave nem o texto claro: pense na criptografia no cliente.',
          en: 'AWS may see neither key nor plaintext: think of client-side encryption.',
          es: 'AWS no puede ver ni la clave ni el texto en claro: piensa en el cifrado del lado del cliente.',
        },
      },
    ],
    constraints: [
      {
        id: 'key-log',
        kind: 'security',
        text: {
          pt: 'Cada uso da chave deve ficar registrado no AWS CloudTrail.',
          en: 'Each use of the key must be recorded in AWS CloudTrail.',
          es: 'Cada uso de la clave debe quedar registrado en AWS CloudTrail.',
        },
        fits: ['aws-managed', 'customer-managed', 'imported'],
        rulesOut: {
          'sse-s3': {
            pt: 'O SSE-S3 não registra o uso das suas chaves no CloudTrail.',
            en: 'SSE-S3 does not record the use of its keys in CloudTrail.',
            es: 'SSE-S3 no registra el uso de sus claves en CloudTrail.',
          },
          'client-side': {
            pt: 'Na criptografia no cliente a chave é usada no data center, fora do alcance do CloudTrail.',
            en: 'With client-side encryption the key is used in the data center, out of reach of CloudTrail.',
            es: 'En el cifrado del lado del cliente la clave se usa en el centro de datos, fuera del alcance de CloudTrail.',
          },
        },
      },
      {
        id: 'key-control',
        kind: 'security',
        text: {
          pt: 'A empresa deve decidir quem pode usar a chave e poder desativá-la de imediato.',
          en: 'The company must decide who may use the key and be able to disable it at once.',
          es: 'La empresa debe decidir quién puede usar la clave y poder desactivarla de inmediato.',
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
        kind: 'cost',
        text: {
          pt: 'O orçamento não prevê nenhuma mensalidade por chave.',
          en: 'The budget has no room for a monthly fee per key.',
          es: 'El presupuesto no contempla ninguna mensualidad por clave.',
        },
        fits: ['sse-s3', 'aws-managed'],
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
        kind: 'effort',
        text: {
          pt: 'A chave deve ser rotacionada automaticamente pela AWS, sem trabalho da equipe.',
          en: 'AWS must rotate the key automatically, with no work for the team.',
          es: 'AWS debe rotar la clave automáticamente, sin trabajo del equipo.',
        },
        fits: ['aws-managed', 'customer-managed'],
        rulesOut: {
          imported: {
            pt: 'O KMS não rotaciona sozinho material importado: a equipe teria de importar o novo.',
            en: 'KMS does not rotate imported material by itself: the team would have to import the new one.',
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
        kind: 'durability',
        text: {
          pt: 'A empresa deve gerar a chave e guardar uma cópia dela fora da AWS.',
          en: 'The company must generate the key itself and keep a copy outside AWS.',
          es: 'La empresa debe generar la clave y conservar una copia fuera de AWS.',
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
            pt: 'Uma chave criada no KMS não pode ser exportada; a empresa não teria cópia fora da AWS.',
            en: 'A key created in KMS cannot be exported; the company would have no copy outside AWS.',
            es: 'Una clave creada en KMS no puede exportarse; la empresa no tendría copia fuera de AWS.',
          },
        },
      },
      {
        id: 'other-account',
        kind: 'change',
        text: {
          pt: 'Os arquivos também devem poder ser lidos por uma conta da AWS da empresa de auditoria.',
          en: 'An AWS account of the auditing firm must also be able to read the files.',
          es: 'Una cuenta de AWS de la firma auditora también debe poder leer los archivos.',
        },
        fits: ['sse-s3', 'customer-managed', 'imported'],
        rulesOut: {
          'aws-managed': {
            pt: 'A política da chave gerenciada pela AWS não pode ser alterada para liberar outra conta.',
            en: 'The policy of the AWS managed key cannot be changed to let another account in.',
            es: 'La política de la clave administrada por AWS no puede modificarse para habilitar otra cuenta.',
          },
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
