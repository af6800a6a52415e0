import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const vendorAccess: readonly Pattern[] = [
  {
    id: 'vendor-access',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' }, 'clf-c02': { domain: 'security', topic: 'identity' } },
    scene: {
      pt: 'Pense na conta da AWS como um prédio, no fornecedor como uma firma de limpeza e no programa dele como uma máquina de limpeza.',
      en: 'Think of the AWS account as a building, of the vendor as a cleaning firm, and of its program as a cleaning machine.',
      es: 'Piensa en la cuenta de AWS como un edificio, en el proveedor como una empresa de limpieza y en su programa como una máquina.',
    },
    situations: [
      {
        id: 'cost-review',
        text: {
          pt: 'Uma consultoria precisa ler dados de gastos na conta da AWS de uma varejista.',
          en: 'A consultancy needs to read cost data in a retailer’s AWS account.',
          es: 'Una consultora necesita leer datos de gasto en la cuenta de AWS de un minorista.',
        },
        today: {
          pt: 'A conta está em uma organização no AWS Organizations, e até agora um funcionário envia uma planilha por mês. Um arquiteto de soluções precisa configurar o acesso.',
          en: 'The account is in an organization in AWS Organizations, and until now an employee has mailed a spreadsheet every month. A solutions architect must set up the access.',
          es: 'La cuenta está en una organización de AWS Organizations, y hasta ahora un empleado envía una planilla por mes. Un arquitecto de soluciones debe configurar el acceso.',
        },
      },
      {
        id: 'security-monitor',
        text: {
          pt: 'Um serviço de segurança contratado vai consultar as configurações da conta da AWS de uma fintech.',
          en: 'A security service under contract will query the configuration of a fintech’s AWS account.',
          es: 'Un servicio de seguridad contratado va a consultar la configuración de la cuenta de AWS de una fintech.',
        },
        today: {
          pt: 'A conta tem 340 recursos e está em uma organização no AWS Organizations. Os arquitetos da fintech precisam definir como o serviço entra.',
          en: 'The account holds 340 resources and is in an organization in AWS Organizations. The fintech’s architects have to define how the service gets in.',
          es: 'La cuenta tiene 340 recursos y está en una organización de AWS Organizations. Los arquitectos de la fintech deben definir cómo entra el servicio.',
        },
      },
      {
        id: 'backup-firm',
        text: {
          pt: 'Uma empresa de fora precisa acessar buckets na conta da AWS de um laboratório para guardar os backups dele.',
          en: 'An outside firm needs access to buckets in a laboratory’s AWS account to keep the laboratory’s backups.',
          es: 'Una empresa especializada que guarda los respaldos de un laboratorio necesita acceder a buckets en la cuenta de AWS del laboratorio.',
        },
        today: {
          pt: 'São seis buckets com 15 TB, em uma conta de uma organização no AWS Organizations, que ainda não compartilhou nada com terceiros.',
          en: 'Six buckets with 15 TB are concerned, in an account of an organization in AWS Organizations that has shared nothing with others before.',
          es: 'Son seis buckets con 15 TB, en una cuenta de una organización de AWS Organizations que aún no ha compartido nada con terceros.',
        },
      },
      {
        id: 'inventory',
        text: {
          pt: 'Um inventário de TI vendido por outra empresa deve listar os recursos da conta da AWS de um hospital.',
          en: 'An IT inventory sold by another company has to list the resources in a hospital’s AWS account.',
          es: 'Un inventario de TI vendido por otra empresa debe listar los recursos de la cuenta de AWS de un hospital.',
        },
        today: {
          pt: 'O hospital tem 500 recursos na conta e mantém a lista à mão. Um arquiteto de soluções prepara o acesso do novo produto.',
          en: 'The hospital has 500 resources in the account and keeps its list by hand. A solutions architect prepares the access of the new product.',
          es: 'El hospital tiene 500 recursos en la cuenta y lleva la lista a mano. Un arquitecto de soluciones prepara el acceso del nuevo producto.',
        },
      },
    ],
    candidates: [
      {
        id: 'role-external-id',
        uses: ['external ID', 'ID externo'],
        popularity: 5,
        source: docs('IAM/latest/UserGuide/id_roles_common-scenarios_third-party.html'),
        text: {
          pt: 'Uma função do IAM com ID externo',
          en: 'An IAM role with an external ID',
          es: 'Un rol de IAM con ID externo',
        },
        action: {
          pt: 'Criar uma função do IAM que confia na conta da AWS do fornecedor e exigir um ID externo para assumi-la.',
          en: 'Create an IAM role that trusts the vendor’s AWS account and require an external ID to assume it.',
          es: 'Crear un rol de IAM que confía en la cuenta de AWS del proveedor y exigir un ID externo para asumirlo.',
        },
        why: {
          pt: 'A função entre contas dá credenciais temporárias aos programas da conta do fornecedor, seja quem for que trabalhe lá, e o ID externo impede que outro cliente dele o faça agir aqui.',
          en: 'A cross-account role gives temporary credentials to the programs of the vendor’s account, whoever works there, and the external ID keeps another of its customers from making it act here.',
          es: 'El rol entre cuentas da credenciales temporales a los programas de la cuenta del proveedor, trabaje quien trabaje allí, y el ID externo impide que otro de sus clientes lo haga actuar aquí.',
        },
        likeness: {
          pt: 'o passe do dia dado a quem vem da firma inscrita no prédio, com a senha do contrato certo',
          en: 'the day pass for whoever comes from the firm registered in the building, with the right contract’s code',
          es: 'el pase del día para quien viene de la empresa inscrita en el edificio, con la clave del contrato',
        },
        tell: {
          pt: 'Fornecedor com conta na AWS e muitos clientes: função entre contas com ID externo. Credenciais temporárias, que expiram em poucas horas: uma função do IAM. Programa que precisa do acesso a cada hora: uma função do IAM. Mudanças na equipe do fornecedor: uma função assumida pela conta dele, sem identidades a criar ou apagar.',
          en: 'A vendor with an AWS account and many customers: a cross-account role with an external ID. Temporary credentials, which expire within hours: an IAM role. A program that needs the access every hour: an IAM role. Changes in the vendor’s staff: a role that the vendor’s account assumes, with no identities to create or delete.',
          es: 'Proveedor con cuenta en AWS y muchos clientes: rol entre cuentas con ID externo. Credenciales temporales, que vencen en pocas horas: un rol de IAM. Programa que necesita el acceso cada hora: un rol de IAM. Cambios de personal del proveedor: un rol que asume su cuenta, sin identidades que crear o borrar.',
        },
      },
      {
        id: 'roles-anywhere',
        uses: ['Roles Anywhere'],
        popularity: 3,
        source: docs('rolesanywhere/latest/userguide/introduction.html'),
        text: {
          pt: 'Uma função do IAM com o IAM Roles Anywhere',
          en: 'An IAM role through IAM Roles Anywhere',
          es: 'Un rol de IAM con IAM Roles Anywhere',
        },
        action: {
          pt: 'Registrar no IAM Roles Anywhere a autoridade que emite os certificados do fornecedor e criar uma função que eles possam assumir.',
          en: 'Register the authority that issues the vendor’s certificates in IAM Roles Anywhere and create a role that they can assume.',
          es: 'Registrar en IAM Roles Anywhere la autoridad que emite los certificados del proveedor y crear un rol que puedan asumir.',
        },
        why: {
          pt: 'Com o IAM Roles Anywhere, um programa fora da AWS apresenta um certificado X.509 e recebe credenciais temporárias de uma função, sem conta na AWS e sem chaves de longo prazo.',
          en: 'With IAM Roles Anywhere, a program outside AWS presents an X.509 certificate and gets temporary credentials of a role, with neither an AWS account nor long-term keys.',
          es: 'Con IAM Roles Anywhere, un programa fuera de AWS presenta un certificado X.509 y recibe credenciales temporales de un rol, sin cuenta en AWS ni claves de largo plazo.',
        },
        likeness: {
          pt: 'o passe do dia dado à máquina que mostra o selo da firma, mesmo sem inscrição no prédio',
          en: 'the day pass for a machine that shows its firm’s seal, even one not registered in the building',
          es: 'el pase del día para la máquina que muestra el sello de la empresa, aun sin inscripción en el edificio',
        },
        tell: {
          pt: 'Fornecedor que tem uma PKI própria: IAM Roles Anywhere, com certificados dela. Programa que precisa do acesso a cada hora: uma função do IAM. Fornecedor que não usa a AWS nem vai abrir uma conta nela: IAM Roles Anywhere. Credenciais temporárias, que expiram em poucas horas: IAM Identity Center ou uma função do IAM, e não um usuário do IAM.',
          en: 'A vendor that has a PKI of its own: IAM Roles Anywhere, with its certificates. A program that needs the access every hour: an IAM role. A vendor that does not use AWS and will not open an account there: IAM Roles Anywhere. Temporary credentials, which expire within hours: IAM Identity Center or an IAM role, not an IAM user.',
          es: 'Proveedor que tiene una PKI propia: IAM Roles Anywhere, con sus certificados. Programa que necesita el acceso cada hora: un rol de IAM. Proveedor que no usa AWS ni va a abrir una cuenta en ella: IAM Roles Anywhere. Credenciales temporales, que vencen en pocas horas: IAM Identity Center o un rol de IAM, y no un usuario de IAM.',
        },
        rightWith: ['program', 'no-account'],
      },
      {
        id: 'role-plain',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('IAM/latest/UserGuide/tutorial_cross-account-with-roles.html'),
        text: {
          pt: 'Uma função do IAM sem condições',
          en: 'An IAM role without conditions',
          es: 'Un rol de IAM sin condiciones',
        },
        action: {
          pt: 'Criar uma função do IAM que confia na conta da AWS do fornecedor e anexar a ela uma política de permissões.',
          en: 'Create an IAM role that trusts the vendor’s AWS account and attach a permissions policy to it.',
          es: 'Crear un rol de IAM que confía en la cuenta de AWS del proveedor y asociarle una política de permisos.',
        },
        why: {
          pt: 'A função entre contas dá credenciais temporárias a qualquer pedido que venha da conta do fornecedor.',
          en: 'A cross-account role gives temporary credentials to any request that comes from the vendor’s account.',
          es: 'El rol entre cuentas da credenciales temporales a cualquier solicitud que venga de la cuenta del proveedor.',
        },
        likeness: {
          pt: 'o passe do dia dado a quem vem da firma inscrita, sem perguntar por qual contrato',
          en: 'the day pass for whoever comes from the registered firm, without asking under which contract',
          es: 'el pase del día para quien viene de la empresa inscrita, sin preguntar por cuál contrato',
        },
        tell: {
          pt: 'Acesso entre contas da mesma empresa: função entre contas.',
          en: 'Access between accounts of the same company: a cross-account role.',
          es: 'Acceso entre cuentas de la misma empresa: rol entre cuentas.',
        },
      },
      {
        id: 'user-keys',
        uses: [],
        popularity: 4,
        source: docs('IAM/latest/UserGuide/id_credentials_access-keys.html'),
        text: {
          pt: 'Um usuário do IAM, com chaves de acesso',
          en: 'An IAM user, with access keys',
          es: 'Un usuario de IAM, con claves de acceso',
        },
        action: {
          pt: 'Criar na conta um usuário do IAM com uma política de permissões e enviar suas chaves de acesso ao fornecedor.',
          en: 'Create an IAM user in the account with a permissions policy and send its access keys to the vendor.',
          es: 'Crear en la cuenta un usuario de IAM con una política de permisos y enviar sus claves de acceso al proveedor.',
        },
        why: {
          pt: 'Um usuário do IAM com chaves de acesso serve a programas de fora da AWS; as chaves valem até serem trocadas.',
          en: 'An IAM user with access keys serves programs outside AWS; the keys are valid until they are replaced.',
          es: 'Un usuario de IAM con claves de acceso sirve a programas fuera de AWS; las claves valen hasta que se cambian.',
        },
        likeness: {
          pt: 'a chave deixada com a máquina, que abre a porta até alguém trocar a fechadura',
          en: 'the key left with the machine, which opens the door until someone changes the lock',
          es: 'la llave dejada con la máquina, que abre la puerta hasta que alguien cambie la cerradura',
        },
        tell: {
          pt: 'Programa sem conta na AWS: antes de chaves de acesso, pense em certificados e IAM Roles Anywhere.',
          en: 'A program without an AWS account: before access keys, think of certificates and IAM Roles Anywhere.',
          es: 'Programa sin cuenta en AWS: antes que claves de acceso, piensa en certificados e IAM Roles Anywhere.',
        },
        neverRight: true,
      },
      {
        id: 'user-password',
        rightWith: ['people'],
        uses: [],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_users.html'),
        text: {
          pt: 'Um usuário do IAM por pessoa, com senha e MFA',
          en: 'An IAM user per person, with password and MFA',
          es: 'Un usuario de IAM por persona, con contraseña y MFA',
        },
        action: {
          pt: 'Criar para cada pessoa do fornecedor um usuário do IAM com senha do console e um dispositivo de MFA virtual.',
          en: 'Create an IAM user with a console password and a virtual MFA device for each person of the vendor.',
          es: 'Crear para cada persona del proveedor un usuario de IAM con contraseña de consola y un dispositivo de MFA virtual.',
        },
        why: {
          pt: 'Um usuário do IAM com senha e MFA deixa uma pessoa entrar no console; a senha vale até ser trocada.',
          en: 'An IAM user with a password and MFA lets a person sign in to the console; the password is valid until it is replaced.',
          es: 'Un usuario de IAM con contraseña y MFA permite a una persona entrar en la consola; la contraseña vale hasta que se cambia.',
        },
        likeness: {
          pt: 'a senha permanente que o prédio cria para cada faxineiro, digitada na porta com um código do momento',
          en: 'the permanent code that the building creates for each cleaner, typed at the door with a one-time number',
          es: 'la clave permanente que el edificio crea para cada limpiador, tecleada en la puerta con un código del momento',
        },
        tell: {
          pt: 'Uma pessoa sem federação disponível: usuário do IAM com MFA.',
          en: 'A person with no federation available: an IAM user with MFA.',
          es: 'Una persona sin federación disponible: usuario de IAM con MFA.',
        },
      },
      {
        id: 'identity-center',
        rightWith: ['people'],
        uses: ['Identity Center'],
        popularity: 3,
        source: docs('singlesignon/latest/userguide/what-is.html'),
        text: {
          pt: 'Usuários do fornecedor no IAM Identity Center',
          en: 'Users for the vendor in IAM Identity Center',
          es: 'Usuarios del proveedor en IAM Identity Center',
        },
        action: {
          pt: 'Criar um usuário para cada pessoa do fornecedor no AWS IAM Identity Center e atribuir um conjunto de permissões.',
          en: 'Create a user for each person of the vendor in AWS IAM Identity Center and assign a permission set.',
          es: 'Crear un usuario para cada persona del proveedor en AWS IAM Identity Center y asignar un conjunto de permisos.',
        },
        why: {
          pt: 'Uma pessoa no IAM Identity Center entra por um portal, com MFA, e recebe credenciais temporárias para a conta.',
          en: 'A person in IAM Identity Center signs in through a portal, with MFA, and gets temporary credentials for the account.',
          es: 'Una persona en IAM Identity Center entra por un portal, con MFA, y recibe credenciales temporales para la cuenta.',
        },
        likeness: {
          pt: 'uma recepção que cadastra cada faxineiro pelo nome, confere duas provas e dá um passe do dia',
          en: 'a reception that registers each cleaner by name, checks two proofs and gives a day pass',
          es: 'una recepción que registra a cada limpiador por su nombre, revisa dos pruebas y da un pase del día',
        },
        tell: {
          pt: 'Pessoas que entram com credenciais temporárias: IAM Identity Center. Analistas que abrem o console da AWS pelo navegador: IAM Identity Center. Credenciais temporárias, que expiram em poucas horas: IAM Identity Center ou uma função do IAM, e não um usuário do IAM.',
          en: 'People who sign in with temporary credentials: IAM Identity Center. Analysts who open the AWS console in a browser: IAM Identity Center. Temporary credentials, which expire within hours: IAM Identity Center or an IAM role, not an IAM user.',
          es: 'Personas que entran con credenciales temporales: IAM Identity Center. Analistas que abren la consola de AWS en el navegador: IAM Identity Center. Credenciales temporales, que vencen en pocas horas: IAM Identity Center o un rol de IAM, y no un usuario de IAM.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-long-term',
        text: {
          pt: 'O acesso à conta deve usar credenciais temporárias da AWS, que expiram em poucas horas.',
          en: 'Access to the account must use temporary AWS credentials, which expire within hours.',
          es: 'El acceso a la cuenta debe usar credenciales temporales de AWS, que vencen en pocas horas.',
        },
        fits: ['roles-anywhere', 'role-external-id', 'role-plain', 'identity-center'],
        rulesOut: {
          'user-keys': {
            pt: 'As chaves de acesso de um usuário do IAM valem até serem trocadas e ficariam com o fornecedor.',
            en: 'The access keys of an IAM user are valid until replaced and would be left with the vendor.',
            es: 'Las claves de acceso de un usuario de IAM valen hasta que se cambian y quedarían en manos del proveedor.',
          },
          'user-password': {
            pt: 'A senha de um usuário do IAM vale até ser trocada e ficaria com o fornecedor.',
            en: 'The password of an IAM user is valid until replaced and would be left with the vendor.',
            es: 'La contraseña de un usuario de IAM vale hasta que se cambia y quedaría en manos del proveedor.',
          },
        },
      },
      {
        id: 'program',
        text: {
          pt: 'O acesso é feito por um programa, a cada hora, sem que ninguém faça login.',
          en: 'A program needs the access every hour, and nobody signs in.',
          es: 'El acceso lo hace un programa, cada hora, sin que nadie inicie sesión.',
        },
        fits: ['roles-anywhere', 'role-external-id', 'role-plain', 'user-keys'],
        rulesOut: {
          'user-password': {
            pt: 'A senha com MFA serve a uma pessoa no console, e não a um programa que roda sozinho.',
            en: 'A password with MFA serves a person in the console, not a program that runs unattended.',
            es: 'La contraseña con MFA sirve a una persona en la consola, no a un programa que corre solo.',
          },
          'identity-center': {
            pt: 'O IAM Identity Center espera que uma pessoa entre pelo portal.',
            en: 'IAM Identity Center expects a person to sign in through the portal.',
            es: 'IAM Identity Center espera que una persona entre por el portal.',
          },
        },
      },
      {
        id: 'no-account',
        text: {
          pt: 'O fornecedor tem uma PKI própria, não usa a AWS nem vai abrir uma conta nela.',
          en: 'The vendor has its own PKI, does not use AWS and will not open an account there.',
          es: 'El proveedor tiene una PKI propia, no usa AWS ni va a abrir una cuenta en ella.',
        },
        fits: ['roles-anywhere', 'user-keys', 'user-password', 'identity-center'],
        rulesOut: {
          'role-external-id': {
            pt: 'Uma função entre contas é assumida a partir da conta da AWS do fornecedor, que não existe.',
            en: 'A cross-account role is assumed from the vendor’s AWS account, which does not exist.',
            es: 'Un rol entre cuentas se asume desde la cuenta de AWS del proveedor, que no existe.',
          },
          'role-plain': {
            pt: 'Uma função entre contas é assumida a partir da conta da AWS do fornecedor, que não existe.',
            en: 'A cross-account role is assumed from the vendor’s AWS account, which does not exist.',
            es: 'Un rol entre cuentas se asume desde la cuenta de AWS del proveedor, que no existe.',
          },
        },
      },
      {
        id: 'deputy',
        notWith: ['no-account'],
        text: {
          pt: 'O fornecedor atende centenas de clientes de uma só conta da AWS, e nenhum deles pode fazê-lo agir nesta conta.',
          en: 'The vendor serves hundreds of customers from one AWS account, and none of them may cause it to act on this account.',
          es: 'El proveedor atiende a cientos de clientes desde una sola cuenta de AWS, y ninguno de ellos debe poder hacerlo actuar en esta cuenta.',
        },
        fits: ['role-external-id', 'user-password', 'identity-center'],
        rulesOut: {
          'role-plain': {
            pt: 'Sem condição, outro cliente que conheça o ARN da função pode levar o fornecedor a usá-la (confused deputy).',
            en: 'Without a condition, another customer who knows the ARN of the role can lead the vendor to use it (confused deputy).',
            es: 'Sin condición, otro cliente que conozca el ARN del rol puede llevar al proveedor a usarlo (confused deputy).',
          },
        },
      },
      {
        id: 'staff-turnover',
        text: {
          pt: 'Mudanças na equipe do fornecedor não devem exigir que o cliente crie ou apague identidades.',
          en: 'Changes in the vendor’s staff must not require the customer to create or delete identities.',
          es: 'Los cambios de personal del proveedor no deben exigir que el cliente cree o borre identidades.',
        },
        fits: ['roles-anywhere', 'role-external-id', 'role-plain', 'user-keys'],
        rulesOut: {
          'user-password': {
            pt: 'Cada pessoa do fornecedor teria um usuário do IAM, que o cliente cria e apaga.',
            en: 'Each person at the vendor would have an IAM user, which the customer creates and deletes.',
            es: 'Cada persona del proveedor tendría un usuario de IAM, que el cliente crea y borra.',
          },
          'identity-center': {
            pt: 'Cada pessoa do fornecedor seria criada e apagada pelo cliente, no IAM Identity Center.',
            en: 'Each person at the vendor would be created and deleted by the customer, in IAM Identity Center.',
            es: 'Cada persona del proveedor la crearía y borraría el cliente, en IAM Identity Center.',
          },
        },
      },
      {
        id: 'people',
        situations: ['cost-review', 'security-monitor', 'backup-firm'],
        notWith: ['program', 'staff-turnover'],
        text: {
          pt: 'Dois analistas do fornecedor vão abrir o console da AWS pelo navegador, com MFA.',
          en: 'Two analysts of the vendor will open the AWS console in a browser, with MFA.',
          es: 'Dos analistas del proveedor abrirán la consola de AWS en el navegador, con MFA.',
        },
        fits: ['identity-center', 'user-password'],
        rulesOut: {
          'user-keys': {
            pt: 'Chaves de acesso servem a programas; ninguém entra no console com elas.',
            en: 'Access keys serve programs; nobody signs in to the console with them.',
            es: 'Las claves de acceso sirven a programas; nadie entra a la consola con ellas.',
          },
          'roles-anywhere': {
            pt: 'O IAM Roles Anywhere dá credenciais a programas com certificado, não um acesso de pessoas ao console.',
            en: 'IAM Roles Anywhere gives credentials to programs with a certificate, not people access to the console.',
            es: 'IAM Roles Anywhere da credenciales a programas con certificado, no un acceso de personas a la consola.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve ser usado para conceder o acesso?',
      en: 'What should be used to grant this access?',
      es: '¿Qué debe usarse para otorgar el acceso?',
    },
  },
];
