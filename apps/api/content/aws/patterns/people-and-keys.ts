import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const peopleAndKeys: readonly Pattern[] = [
  pairsOf({
    id: 'people-and-keys',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'data-security' },
      'clf-c02': { domain: 'security', topic: 'identity' },
    },
    situations: [
      {
        id: 'pharma-keys',
        text: {
          pt: 'Uma farmacêutica guarda fórmulas em um bucket do Amazon S3 e vai definir como os pesquisadores entram na conta e como os arquivos são cifrados.',
          en: 'A pharmaceutical company keeps formulas in an Amazon S3 bucket and is going to settle how researchers sign in to the account and how files are encrypted.',
          es: 'Una farmacéutica guarda fórmulas en un bucket de Amazon S3 y va a definir cómo entran los investigadores a la cuenta y cómo se cifran los archivos.',
        },
      },
      {
        id: 'broker-keys',
        text: {
          pt: 'Uma corretora passa a guardar ordens de clientes no Amazon S3. O órgão regulador pergunta quem entra na conta e com que chaves se cifra.',
          en: 'A brokerage is starting to keep client orders in Amazon S3. Its regulator asks who signs in to the account and with what keys it encrypts.',
          es: 'Una corredora empieza a guardar órdenes de clientes en Amazon S3. El regulador pregunta quién entra a la cuenta y con qué claves se cifra.',
        },
      },
      {
        id: 'army-keys',
        text: {
          pt: 'Um fabricante de radares põe desenhos no Amazon S3 e revê a entrada dos engenheiros e a criptografia em repouso.',
          en: 'A radar maker puts drawings in Amazon S3 and is reviewing how engineers sign in and the encryption at rest.',
          es: 'Un fabricante de radares pone planos en Amazon S3 y revisa el ingreso de los ingenieros y el cifrado en reposo.',
        },
      },
    ],
    first: [
      {
        id: 'center',
        uses: ['Identity Center'],
        popularity: 5,
        source: docs('singlesignon/latest/userguide/what-is.html'),
        text: {
          pt: 'IAM Identity Center',
          en: 'IAM Identity Center',
          es: 'IAM Identity Center',
        },
        why: {
          pt: 'O IAM Identity Center dá a cada pessoa uma só entrada, com credenciais temporárias, ligada ao diretório da empresa.',
          en: 'IAM Identity Center gives each person a single sign-in, with temporary credentials, connected to the company’s directory.',
          es: 'IAM Identity Center da a cada persona un solo ingreso, con credenciales temporales, conectado al directorio de la empresa.',
        },
        tell: {
          pt: 'Entrada única dos funcionários em várias contas: IAM Identity Center.',
          en: 'A single sign-in of employees to several accounts: IAM Identity Center.',
          es: 'Ingreso único de empleados a varias cuentas: IAM Identity Center.',
        },
      },
      {
        id: 'users',
        uses: ['IAM user', 'usuários do IAM', 'usuarios de IAM'],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/id_users.html'),
        text: {
          pt: 'Usuários do IAM com MFA',
          en: 'IAM users with MFA',
          es: 'Usuarios de IAM con MFA',
        },
        why: {
          pt: 'Usuários do IAM com MFA existem em uma conta, sem outro serviço nem diretório a configurar; cada um tem a sua senha.',
          en: 'IAM users with MFA exist in one account, without another service or directory to set up; each has a password.',
          es: 'Los usuarios de IAM con MFA existen en una cuenta, sin otro servicio ni directorio que configurar; cada uno tiene su contraseña.',
        },
        tell: {
          pt: 'Poucas pessoas em uma só conta: usuários do IAM com MFA.',
          en: 'Few people in a single account: IAM users with MFA.',
          es: 'Pocas personas en una sola cuenta: usuarios de IAM con MFA.',
        },
      },
      {
        id: 'saml',
        uses: ['SAML'],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        text: {
          pt: 'Federação SAML com o IAM',
          en: 'SAML federation with IAM',
          es: 'Federación SAML con IAM',
        },
        why: {
          pt: 'A federação SAML troca a entrada no provedor da empresa por um papel na conta, configurado conta a conta.',
          en: 'SAML federation exchanges a sign-in at the company’s provider for a role in the account, set up account by account.',
          es: 'La federación SAML cambia el ingreso en el proveedor de la empresa por un rol en la cuenta, configurado cuenta por cuenta.',
        },
        tell: {
          pt: 'Provedor SAML e uma só conta: federação com o IAM.',
          en: 'A SAML provider and a single account: federation with IAM.',
          es: 'Proveedor SAML y una sola cuenta: federación con IAM.',
        },
      },
    ],
    second: [
      {
        id: 'sse-s3',
        uses: ['SSE-S3'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/UsingServerSideEncryption.html'),
        text: {
          pt: 'chaves do S3 (SSE-S3)',
          en: 'keys of S3 (SSE-S3)',
          es: 'claves de S3 (SSE-S3)',
        },
        why: {
          pt: 'A SSE-S3 cifra cada objeto com chaves que o S3 guarda e troca, sem custo e sem registro de cada uso.',
          en: 'SSE-S3 encrypts each object with keys that S3 keeps and rotates, at no cost and without a record of each use.',
          es: 'SSE-S3 cifra cada objeto con claves que S3 guarda y rota, sin costo y sin registro de cada uso.',
        },
        tell: {
          pt: 'Cifrar sem custo nem gestão: SSE-S3.',
          en: 'Encrypt without cost or management: SSE-S3.',
          es: 'Cifrar sin costo ni gestión: SSE-S3.',
        },
      },
      {
        id: 'kms',
        uses: ['KMS'],
        popularity: 5,
        source: docs('kms/latest/developerguide/overview.html'),
        text: {
          pt: 'chave própria no AWS KMS',
          en: 'a key of its own in AWS KMS',
          es: 'clave propia en AWS KMS',
        },
        why: {
          pt: 'Uma chave própria no KMS tem uma política, pode ser desativada na hora e registra cada uso no CloudTrail.',
          en: 'A key of one’s own in KMS has a policy, can be disabled at once and records each use in CloudTrail.',
          es: 'Una clave propia en KMS tiene una política, puede desactivarse al instante y registra cada uso en CloudTrail.',
        },
        tell: {
          pt: 'Decidir quem usa a chave e ver cada uso: KMS.',
          en: 'Decide who uses the key and see each use: KMS.',
          es: 'Decidir quién usa la clave y ver cada uso: KMS.',
        },
      },
      {
        id: 'hsm',
        uses: ['CloudHSM'],
        popularity: 3,
        source: docs('cloudhsm/latest/userguide/introduction.html'),
        text: {
          pt: 'chave no AWS CloudHSM',
          en: 'a key in AWS CloudHSM',
          es: 'clave en AWS CloudHSM',
        },
        why: {
          pt: 'O CloudHSM guarda as chaves em módulos só do cliente, que cuida dos usuários deles; é cobrado por hora.',
          en: 'CloudHSM keeps the keys in modules of the customer’s alone, who looks after their users; it is charged by the hour.',
          es: 'CloudHSM guarda las claves en módulos solo del cliente, que administra sus usuarios; se cobra por hora.',
        },
        tell: {
          pt: 'Módulo só do cliente: CloudHSM.',
          en: 'A module of the customer’s alone: CloudHSM.',
          es: 'Módulo solo del cliente: CloudHSM.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-passwords',
        kind: 'security',
        text: {
          pt: 'Ninguém pode ter na AWS uma senha além da que usa no diretório da empresa.',
          en: 'Nobody may have a password on AWS other than the one used in the company’s directory.',
          es: 'Nadie puede tener en AWS una contraseña además de la que usa en el directorio de la empresa.',
        },
        rulesOut: {
          users: {
            pt: 'Cada usuário do IAM tem uma senha própria na AWS.',
            en: 'Each IAM user has a password of their own on AWS.',
            es: 'Cada usuario de IAM tiene una contraseña propia en AWS.',
          },
        },
      },
      {
        id: 'many-accounts',
        kind: 'effort',
        text: {
          pt: 'As pessoas trabalham em quinze contas, e cada permissão deve ser dada em um só lugar.',
          en: 'People work in fifteen accounts, and each permission must be given in a single place.',
          es: 'Las personas trabajan en quince cuentas, y cada permiso debe darse en un solo lugar.',
        },
        rulesOut: {
          users: {
            pt: 'Usuários do IAM existem conta por conta.',
            en: 'IAM users exist account by account.',
            es: 'Los usuarios de IAM existen cuenta por cuenta.',
          },
          saml: {
            pt: 'A federação SAML com o IAM é configurada conta por conta.',
            en: 'SAML federation with IAM is set up account by account.',
            es: 'La federación SAML con IAM se configura cuenta por cuenta.',
          },
        },
      },
      {
        id: 'no-organization',
        kind: 'change',
        text: {
          pt: 'A conta está fora de qualquer organização, e a entrada deve valer só nela, sem um serviço a mais.',
          en: 'The account is outside any organization, and the sign-in must apply only to this account, with no additional service.',
          es: 'La cuenta está fuera de cualquier organización, y el ingreso debe valer solo en ella, sin un servicio más.',
        },
        rulesOut: {
          center: {
            pt: 'O IAM Identity Center é um serviço a mais, feito para as contas de uma organização.',
            en: 'IAM Identity Center is one more service, made for the accounts of an organization.',
            es: 'IAM Identity Center es un servicio más, hecho para las cuentas de una organización.',
          },
        },
      },
      {
        id: 'log-each-use',
        kind: 'security',
        text: {
          pt: 'Cada vez que um arquivo é decifrado, o uso da chave deve ficar registrado.',
          en: 'Each time a file is decrypted, the use of the key has to be recorded.',
          es: 'Cada vez que se descifra un archivo, el uso de la clave debe quedar registrado.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'A SSE-S3 não registra o uso das suas chaves.',
            en: 'SSE-S3 does not record the use of its keys.',
            es: 'SSE-S3 no registra el uso de sus claves.',
          },
        },
      },
      {
        id: 'no-hourly-keys',
        kind: 'cost',
        text: {
          pt: 'A criptografia não pode acrescentar uma cobrança por hora.',
          en: 'Encryption may not add a charge by the hour.',
          es: 'El cifrado no puede agregar un cobro por hora.',
        },
        rulesOut: {
          hsm: {
            pt: 'O CloudHSM é cobrado por hora por módulo.',
            en: 'CloudHSM is charged by the hour for each module.',
            es: 'CloudHSM se cobra por hora por módulo.',
          },
        },
      },
      {
        id: 'no-key-fee',
        kind: 'cost',
        text: {
          pt: 'A empresa não vai pagar nada à parte pelas chaves.',
          en: 'The company will not pay anything apart for keys.',
          es: 'La empresa no va a pagar nada aparte por las claves.',
        },
        rulesOut: {
          kms: {
            pt: 'Uma chave própria no KMS tem uma mensalidade.',
            en: 'A key of one’s own in KMS has a monthly fee.',
            es: 'Una clave propia en KMS tiene una mensualidad.',
          },
          hsm: {
            pt: 'O CloudHSM é cobrado por hora por módulo.',
            en: 'CloudHSM is charged by the hour for each module.',
            es: 'CloudHSM se cobra por hora por módulo.',
          },
        },
      },
      {
        id: 'own-module',
        kind: 'security',
        text: {
          pt: 'Por norma, as chaves ficam em um módulo que nenhum outro cliente da AWS usa.',
          en: 'By rule, the keys are kept in a module that no other AWS customer uses.',
          es: 'Por norma, las claves están en un módulo que ningún otro cliente de AWS usa.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'As chaves da SSE-S3 ficam na infraestrutura compartilhada do S3.',
            en: 'The keys of SSE-S3 are kept in the shared infrastructure of S3.',
            es: 'Las claves de SSE-S3 están en la infraestructura compartida de S3.',
          },
          kms: {
            pt: 'O KMS guarda as chaves em módulos compartilhados entre clientes.',
            en: 'KMS keeps keys in modules shared among customers.',
            es: 'KMS guarda las claves en módulos compartidos entre clientes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
