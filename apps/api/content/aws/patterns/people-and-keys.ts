import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const peopleAndKeys: readonly Pattern[] = [
  pairsOf({
    id: 'people-and-keys',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense em cada conta da AWS como um prédio, no login da empresa como um crachá e nos arquivos criptografados como papéis trancados.',
      en: 'Think of each AWS account as a building, of the corporate login as a badge, and of the encrypted files as papers under lock.',
      es: 'Piensa en cada cuenta de AWS como un edificio, en el usuario corporativo como una credencial y en los archivos como papeles bajo llave.',
    },
    situations: [
      {
        id: 'pharma-keys',
        text: {
          pt: 'Uma farmacêutica guarda fórmulas no Amazon S3 e quer rever quem entra na conta e como os objetos são criptografados.',
          en: 'A pharmaceutical company keeps formulas in Amazon S3 and wants to review how people sign in and how the objects are encrypted.',
          es: 'Una farmacéutica guarda fórmulas en Amazon S3 y quiere revisar cómo ingresan las personas y cómo se cifran los objetos.',
        },
        today: {
          pt: 'Os 240 pesquisadores, todos com conta no diretório corporativo, compartilham três logins, e o bucket, de 11 TB, não usa chaves da empresa.',
          en: 'Its 240 researchers, all with accounts in the corporate directory, share three logins, and the 11 TB bucket uses no keys of the company.',
          es: 'Los 240 investigadores, todos con cuenta en el directorio corporativo, comparten tres ingresos, y el bucket, de 11 TB, no usa claves de la empresa.',
        },
      },
      {
        id: 'broker-keys',
        text: {
          pt: 'Uma corretora guarda ordens no Amazon S3, e o regulador perguntou como as pessoas entram na conta e como os objetos são criptografados.',
          en: 'A brokerage keeps orders in Amazon S3, and its regulator has asked how people sign in and how the objects are encrypted.',
          es: 'Una correduría guarda órdenes en Amazon S3, y el regulador preguntó cómo ingresan las personas y cómo se cifran los objetos.',
        },
        today: {
          pt: 'Os 130 funcionários usam o diretório corporativo, e 400.000 ordens por dia são gravadas. Um arquiteto de soluções deve propor o que responder.',
          en: 'Its 130 employees use the corporate directory, and 400,000 orders a day are stored. A solutions architect must propose the answer.',
          es: 'Los 130 empleados usan el directorio corporativo, y se guardan 400.000 órdenes por día. Un arquitecto de soluciones debe proponer la respuesta.',
        },
      },
      {
        id: 'army-keys',
        text: {
          pt: 'Uma fabricante de radares guarda desenhos no Amazon S3 e vai mudar a entrada na conta e a criptografia do bucket.',
          en: 'A radar maker keeps drawings in Amazon S3 and plans to change how people sign in and how the bucket is encrypted.',
          es: 'Un fabricante de radares guarda planos en Amazon S3 y va a cambiar el ingreso a la cuenta y el cifrado del bucket.',
        },
        today: {
          pt: 'Noventa engenheiros com conta no diretório corporativo abrem os desenhos, e um deles saiu da empresa com a senha ainda válida.',
          en: 'Ninety engineers with accounts in the corporate directory open the drawings, and one of them left the company with a password that still works.',
          es: 'Noventa ingenieros con cuenta en el directorio corporativo abren los planos, y uno de ellos dejó la empresa con la contraseña aún válida.',
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
        action: {
          pt: 'Ativar o AWS IAM Identity Center e seus conjuntos de permissões em uma organização do AWS Organizations',
          en: 'Enable AWS IAM Identity Center and its permission sets in an organization of AWS Organizations',
          es: 'Activar AWS IAM Identity Center y sus conjuntos de permisos en una organización de AWS Organizations',
        },
        why: {
          pt: 'O IAM Identity Center, ligado ao diretório da empresa, dá uma só entrada em todas as contas, com permissões definidas em um só lugar e credenciais temporárias.',
          en: 'IAM Identity Center, connected to the company’s directory, gives a single sign-in to all accounts, with permissions set in one place and temporary credentials.',
          es: 'IAM Identity Center, conectado al directorio de la empresa, da un solo ingreso a todas las cuentas, con permisos definidos en un solo lugar y credenciales temporales.',
        },
        likeness: {
          pt: 'a portaria única com crachá só para prédios do grupo',
          en: 'the single badge reception for buildings of the group only',
          es: 'la recepción única con credencial solo para edificios del grupo',
        },
        tell: {
          pt: 'Senha do diretório da empresa, sem outra: IAM Identity Center. Permissões em várias contas, dadas em um só lugar: IAM Identity Center. Credenciais que devem vencer em poucas horas: IAM Identity Center, ou funções.',
          en: 'The company directory password and no other: IAM Identity Center. Permissions in many accounts, given in a single place: IAM Identity Center. Credentials that must expire within a few hours: IAM Identity Center, or roles.',
          es: 'Contraseña del directorio de la empresa, sin otra: IAM Identity Center. Permisos en muchas cuentas, dados en un solo lugar: IAM Identity Center. Credenciales que deben vencer en pocas horas: IAM Identity Center, o roles.',
        },
      },
      {
        id: 'users',
        neverRight: true,
        uses: ['IAM user', 'usuários do IAM', 'usuarios de IAM'],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/id_users.html'),
        text: {
          pt: 'Usuários do IAM com MFA',
          en: 'IAM users with MFA',
          es: 'Usuarios de IAM con MFA',
        },
        action: {
          pt: 'Criar usuários do IAM com autenticação multifator (MFA)',
          en: 'Create IAM users with multi-factor authentication (MFA)',
          es: 'Crear usuarios de IAM con autenticación multifactor (MFA)',
        },
        why: {
          pt: 'Usuários do IAM com MFA existem em uma conta, sem outro serviço nem diretório a configurar; cada um tem a sua senha.',
          en: 'IAM users with MFA exist in one account, without another service or directory to set up; each has a password.',
          es: 'Los usuarios de IAM con MFA existen en una cuenta, sin otro servicio ni directorio que configurar; cada uno tiene su contraseña.',
        },
        likeness: {
          pt: 'uma carteirinha permanente com senha própria feita em cada prédio',
          en: 'a permanent card with its own code issued at each building',
          es: 'un carné permanente con clave propia hecho en cada edificio',
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
        action: {
          pt: 'Criar um provedor de identidade SAML e funções no IAM',
          en: 'Create a SAML identity provider and roles in IAM',
          es: 'Crear un proveedor de identidad SAML y roles en IAM',
        },
        why: {
          pt: 'A federação SAML troca a entrada no provedor da empresa por credenciais temporárias de uma função, conta a conta, sem precisar de organização.',
          en: 'SAML federation exchanges a sign-in at the company’s provider for temporary credentials of a role, account by account, without an organization.',
          es: 'La federación SAML cambia el ingreso en el proveedor de la empresa por credenciales temporales de un rol, cuenta por cuenta, sin necesitar una organización.',
        },
        likeness: {
          pt: 'um passe do dia dado por cada prédio mediante crachá',
          en: 'the day pass each building gives on seeing the badge',
          es: 'el pase del día que cada edificio da con credencial',
        },
        tell: {
          pt: 'Conta fora de qualquer organização: federação SAML com o IAM. Credenciais das pessoas que vencem em poucas horas: funções, com federação.',
          en: 'An account outside any organization: SAML federation with IAM. Credentials of people that expire within a few hours: roles, with federation.',
          es: 'Cuenta fuera de cualquier organización: federación SAML con IAM. Credenciales de las personas que vencen en pocas horas: roles, con federación.',
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
          pt: 'criptografia SSE-S3',
          en: 'SSE-S3 encryption',
          es: 'cifrado SSE-S3',
        },
        action: {
          pt: 'Criptografar o bucket com chaves gerenciadas pelo Amazon S3 (SSE-S3)',
          en: 'Encrypt the bucket with Amazon S3 managed keys (SSE-S3)',
          es: 'Cifrar el bucket con claves administradas por Amazon S3 (SSE-S3)',
        },
        why: {
          pt: 'A SSE-S3 cifra cada objeto com chaves que o S3 guarda e troca, sem custo e sem registro de cada uso.',
          en: 'SSE-S3 encrypts each object with keys that S3 keeps and rotates, at no cost and without a record of each use.',
          es: 'SSE-S3 cifra cada objeto con claves que S3 guarda y rota, sin costo y sin registro de cada uso.',
        },
        likeness: {
          pt: 'o cadeado grátis do locador sem registro nem regras suas',
          en: 'the landlord’s free padlock without log or rules of yours',
          es: 'el candado gratis del arrendador sin registro ni reglas tuyas',
        },
        tell: {
          pt: 'Sem cobrança separada pelas chaves: SSE-S3.',
          en: 'No separate charge for keys: SSE-S3.',
          es: 'Sin un cobro aparte por las claves: SSE-S3.',
        },
      },
      {
        id: 'kms',
        uses: ['KMS'],
        popularity: 5,
        source: docs('kms/latest/developerguide/overview.html'),
        text: {
          pt: 'chave própria no AWS KMS',
          en: 'a customer managed key in AWS KMS',
          es: 'clave propia en AWS KMS',
        },
        action: {
          pt: 'Criptografar o bucket com uma chave do AWS KMS gerenciada pelo cliente',
          en: 'Encrypt the bucket with a customer managed AWS KMS key',
          es: 'Cifrar el bucket con una clave de AWS KMS administrada por el cliente',
        },
        why: {
          pt: 'Uma chave própria no KMS, de preço mensal e em módulos que a AWS opera, tem uma política, pode ser desativada na hora e registra cada uso no CloudTrail.',
          en: 'A customer managed KMS key, at a monthly price in modules that AWS runs, has a policy, can be disabled at once and logs each use in CloudTrail.',
          es: 'Una clave propia en KMS, de precio mensual y en módulos que opera AWS, tiene una política, puede desactivarse al instante y registra cada uso en CloudTrail.',
        },
        likeness: {
          pt: 'o cofre coletivo pago por mês que anota cada abertura',
          en: 'the shared monthly-fee safe that logs every opening',
          es: 'la caja fuerte colectiva pagada por mes que anota todo',
        },
        tell: {
          pt: 'Cada uso da chave registrado: uma chave própria no KMS. Chave que se pode desativar na hora: uma chave própria no KMS. Política da empresa que governa a chave: uma chave própria no KMS.',
          en: 'Each use of the key logged: a customer managed KMS key. A key to disable at once: a customer managed KMS key. A policy of the company that governs the key: a customer managed KMS key.',
          es: 'Cada uso de la clave registrado: una clave propia en KMS. Clave que se puede desactivar de inmediato: una clave propia en KMS. Política de la empresa que gobierna la clave: una clave propia en KMS.',
        },
      },
      {
        id: 'hsm',
        rightWith: ['own-module'],
        uses: ['CloudHSM'],
        popularity: 3,
        source: docs('cloudhsm/latest/userguide/introduction.html'),
        text: {
          pt: 'repositório de chaves do KMS no CloudHSM',
          en: 'a KMS key store in CloudHSM',
          es: 'un almacén de claves de KMS en CloudHSM',
        },
        action: {
          pt: 'Criptografar o bucket com uma chave do AWS KMS guardada no AWS CloudHSM',
          en: 'Encrypt the bucket with an AWS KMS key stored in AWS CloudHSM',
          es: 'Cifrar el bucket con una clave de AWS KMS guardada en AWS CloudHSM',
        },
        why: {
          pt: 'O CloudHSM guarda as chaves em módulos só do cliente, que cuida dos usuários deles; é cobrado por hora.',
          en: 'CloudHSM keeps the keys in modules that only the customer uses and whose users it manages; it is charged by the hour.',
          es: 'CloudHSM guarda las claves en módulos solo del cliente, que administra sus usuarios; se cobra por hora.',
        },
        likeness: {
          pt: 'o cofre exclusivo pago por hora sob seus próprios cuidados',
          en: 'the exclusive hourly-paid safe left in your own care',
          es: 'la caja fuerte exclusiva pagada por hora a cargo tuyo',
        },
        tell: {
          pt: 'Chaves em um módulo que nenhum outro cliente usa: CloudHSM.',
          en: 'Keys in a module that no other customer uses: CloudHSM.',
          es: 'Claves en un módulo que ningún otro cliente usa: CloudHSM.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-passwords',
        text: {
          pt: 'As pessoas devem entrar com a senha do diretório corporativo e não ter outra para a AWS.',
          en: 'People must sign in with their password of the corporate directory and have no other for AWS.',
          es: 'Las personas deben ingresar con su contraseña del directorio corporativo y no tener otra para AWS.',
        },
        rulesOut: {
          users: {
            pt: 'Cada usuário do IAM tem na AWS uma senha própria, além da do diretório.',
            en: 'Each IAM user has a password of their own on AWS, besides that of the directory.',
            es: 'Cada usuario de IAM tiene en AWS una contraseña propia, además de la del directorio.',
          },
        },
      },
      {
        id: 'many-accounts',
        text: {
          pt: 'A organização tem quinze contas na AWS, e as permissões devem ser dadas em um só lugar.',
          en: 'The organization has fifteen AWS accounts, and permissions must be given in a single place.',
          es: 'La organización tiene quince cuentas de AWS, y los permisos deben darse en un solo lugar.',
        },
        rulesOut: {
          users: {
            pt: 'Usuários do IAM existem em cada conta, e as permissões seriam dadas quinze vezes.',
            en: 'IAM users exist in each account, and permissions would be given fifteen times.',
            es: 'Los usuarios de IAM existen en cada cuenta, y los permisos se darían quince veces.',
          },
          saml: {
            pt: 'A federação SAML com o IAM é configurada em cada conta, e não em um só lugar.',
            en: 'SAML federation with IAM is set up in each account, not in a single place.',
            es: 'La federación SAML con IAM se configura en cada cuenta, y no en un solo lugar.',
          },
        },
      },
      {
        id: 'no-organization',
        text: {
          pt: 'A conta está fora de qualquer organização da AWS, e assim deve continuar.',
          en: 'The account is outside any AWS organization and must remain so.',
          es: 'La cuenta está fuera de cualquier organización de AWS, y así debe seguir.',
        },
        rulesOut: {
          center: {
            pt: 'Os conjuntos de permissões do IAM Identity Center só podem ser atribuídos a contas da sua organização.',
            en: 'Permission sets of IAM Identity Center can be assigned only to accounts of its organization.',
            es: 'Los conjuntos de permisos de IAM Identity Center solo se pueden asignar a cuentas de su organización.',
          },
        },
      },
      {
        id: 'log-each-use',
        text: {
          pt: 'Os auditores exigem um registro de cada uso da chave de criptografia.',
          en: 'The auditors require a record of each use of the encryption key.',
          es: 'Los auditores exigen un registro de cada uso de la clave de cifrado.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'A SSE-S3 criptografa os objetos, mas não registra cada uso das chaves.',
            en: 'SSE-S3 encrypts the objects but does not record each use of its keys.',
            es: 'SSE-S3 cifra los objetos, pero no registra cada uso de sus claves.',
          },
        },
      },
      {
        id: 'no-hourly-keys',
        notWith: ['log-each-use', 'no-key-fee', 'own-module', 'disable'],
        text: {
          pt: 'Os auditores exigem um registro de cada uso da chave, mas não há orçamento para módulos criptográficos exclusivos.',
          en: 'The auditors require a record of each use of the key, but there is no budget for dedicated cryptographic modules.',
          es: 'Los auditores exigen un registro de cada uso de la clave, pero no hay presupuesto para módulos criptográficos exclusivos.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'A SSE-S3 não cobra pelas chaves, mas não registra cada uso delas.',
            en: 'SSE-S3 charges nothing for its keys but does not record each use of them.',
            es: 'SSE-S3 no cobra por sus claves, pero no registra cada uso de ellas.',
          },
          hsm: {
            pt: 'O CloudHSM usa módulos exclusivos do cliente, cobrados por hora.',
            en: 'CloudHSM uses modules dedicated to the customer, charged by the hour.',
            es: 'CloudHSM usa módulos exclusivos del cliente, cobrados por hora.',
          },
        },
      },
      {
        id: 'no-key-fee',
        text: {
          pt: 'Nenhuma norma trata das chaves: os objetos devem ser criptografados em repouso, sem cobrança separada por elas.',
          en: 'No regulation concerns the keys: objects must be encrypted at rest, with no separate charge for them.',
          es: 'Ninguna norma trata de las claves: los objetos deben cifrarse en reposo, sin cargo separado por ellas.',
        },
        rulesOut: {
          kms: {
            pt: 'Uma chave do KMS gerenciada pelo cliente tem mensalidade, e nada aqui exige uma.',
            en: 'A customer managed KMS key has a monthly fee, and nothing here requires one.',
            es: 'Una clave de KMS administrada por el cliente tiene una mensualidad, y nada aquí la exige.',
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
        text: {
          pt: 'Uma norma do setor exige as chaves em um módulo de hardware que nenhum outro cliente da AWS usa.',
          en: 'An industry rule requires the keys in a hardware module that no other AWS customer uses.',
          es: 'Una norma del sector exige las claves en un módulo de hardware que ningún otro cliente de AWS usa.',
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
      {
        id: 'disable',
        notWith: ['no-key-fee'],
        text: {
          pt: 'Se houver suspeita de vazamento, a equipe de segurança deve poder desativar a chave na hora.',
          en: 'If a leak is suspected, the security team must be able to disable the key at once.',
          es: 'Ante la sospecha de una filtración, el equipo de seguridad debe poder desactivar la clave de inmediato.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'A chave do SSE-S3 é do S3: a empresa não a desativa nem escreve uma política para ela.',
            en: 'The key of SSE-S3 belongs to S3: the company neither disables it nor writes a policy for it.',
            es: 'La clave de SSE-S3 es de S3: la empresa no la desactiva ni escribe una política para ella.',
          },
        },
      },
      {
        id: 'no-modules',
        notWith: ['own-module', 'no-hourly-keys', 'no-key-fee', 'disable'],
        text: {
          pt: 'A equipe de segurança quer escrever a política da chave, mas não administrar módulos de hardware.',
          en: 'The security team wants to write the key’s policy but not to manage hardware modules.',
          es: 'El equipo de seguridad quiere escribir la política de la clave, pero no administrar módulos de hardware.',
        },
        rulesOut: {
          'sse-s3': {
            pt: 'A chave do SSE-S3 é do S3: a empresa não escreve uma política para ela.',
            en: 'The key of SSE-S3 belongs to S3: the company writes no policy for it.',
            es: 'La clave de SSE-S3 es de S3: la empresa no escribe una política para ella.',
          },
          hsm: {
            pt: 'No CloudHSM a empresa dimensiona o cluster e cuida dos usuários dos módulos.',
            en: 'In CloudHSM the company sizes the cluster and manages the users of the modules.',
            es: 'En CloudHSM la empresa dimensiona el clúster y se ocupa de los usuarios de los módulos.',
          },
        },
      },
      {
        id: 'short-lived',
        notWith: ['no-passwords'],
        text: {
          pt: 'Uma auditoria achou chaves de acesso de três anos: as credenciais das pessoas agora devem vencer em poucas horas.',
          en: 'An audit found access keys three years old: people’s credentials must now expire within a few hours.',
          es: 'Una auditoría halló claves de acceso de tres años: ahora las credenciales de las personas deben vencer en pocas horas.',
        },
        rulesOut: {
          users: {
            pt: 'A senha e as chaves de um usuário do IAM valem até que alguém as troque.',
            en: 'The password and the keys of an IAM user last until someone changes them.',
            es: 'La contraseña y las claves de un usuario de IAM duran hasta que alguien las cambia.',
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
