import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const staffAccess: readonly Pattern[] = [
  {
    id: 'staff-access',
    exams: {
      'clf-c02': { domain: 'security', topic: 'identity' },
      'saa-c03': { domain: 'secure', topic: 'access' },
    },
    scene: {
      pt: 'Pense em cada conta da AWS como um prédio, no diretório corporativo como a lista de funcionários e no login como o crachá.',
      en: 'Think of each AWS account as a building, of the corporate directory as the staff list, and of its login as a badge.',
      es: 'Piensa en cada cuenta de AWS como un edificio, en el directorio corporativo como la nómina y en su usuario como la credencial.',
    },
    situations: [
      {
        id: 'logistics',
        text: {
          pt: 'Uma empresa de logística tem doze contas no AWS Organizations, usadas por oitenta pessoas.',
          en: 'A logistics company has twelve accounts in AWS Organizations, used by eighty people.',
          es: 'Una empresa de logística tiene doce cuentas en AWS Organizations, usadas por ochenta personas.',
        },
        today: {
          pt: 'Cada conta foi aberta por uma equipe, com um modo próprio de entrar. A empresa precisa padronizar o acesso.',
          en: 'Each account was opened by a different team, with its own way of signing in. The company must standardize the access.',
          es: 'Cada cuenta la abrió un equipo distinto, con su propia forma de ingresar. La empresa debe estandarizar el acceso.',
        },
      },
      {
        id: 'pharma',
        text: {
          pt: 'As equipes de um laboratório farmacêutico precisam entrar em várias contas do AWS Organizations.',
          en: 'The teams of a pharmaceutical company need to sign in to several accounts in AWS Organizations.',
          es: 'Los equipos de un laboratorio farmacéutico necesitan entrar en varias cuentas de AWS Organizations.',
        },
        today: {
          pt: 'São 15 contas e 220 pessoas, que pedem acesso por e-mail ao mesmo administrador. A empresa vai mudar esse processo.',
          en: 'There are 15 accounts and 220 people, who ask the same administrator for access by email. The company is changing that process.',
          es: 'Son 15 cuentas y 220 personas, que piden acceso por correo al mismo administrador. La empresa va a cambiar ese proceso.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Uma produtora abre no AWS Organizations uma conta por projeto, e as pessoas mudam de projeto.',
          en: 'A TV producer opens an account per project in AWS Organizations, and people change projects.',
          es: 'Una productora abre en AWS Organizations una cuenta por proyecto, y las personas cambian de proyecto.',
        },
        today: {
          pt: 'Há trinta projetos abertos, e na última revisão pessoas que saíram de um projeto meses atrás ainda tinham acesso.',
          en: 'Thirty projects are open, and people who left a project months ago still had access at the last review.',
          es: 'Hay treinta proyectos abiertos, y en la última revisión aún tenían acceso personas que dejaron un proyecto hace meses.',
        },
      },
      {
        id: 'bank-staff',
        text: {
          pt: 'Analistas de um banco precisam entrar em vinte contas do AWS Organizations.',
          en: 'Analysts of a bank need to sign in to twenty accounts in AWS Organizations.',
          es: 'Analistas de un banco necesitan entrar en veinte cuentas de AWS Organizations.',
        },
        today: {
          pt: 'Cerca de 130 analistas leem logs e relatórios, e até agora cada conta foi configurada à mão. A equipe deve propor uma solução única.',
          en: 'About 130 analysts read logs and reports, and each account was configured by hand so far. The team must propose one design.',
          es: 'Unos 130 analistas leen registros e informes, y hasta ahora cada cuenta se configuró a mano. El equipo debe proponer un solo diseño.',
        },
      },
      {
        id: 'agency-staff',
        text: {
          pt: 'Uma agência de publicidade tem no AWS Organizations uma conta por cliente, usada por várias equipes.',
          en: 'An advertising agency has an account per client in AWS Organizations, used by several teams.',
          es: 'Una agencia de publicidad tiene en AWS Organizations una cuenta por cliente, usada por varios equipos.',
        },
        today: {
          pt: 'São 45 clientes, com dois ganhos ou perdidos por mês, e 90 pessoas em seis equipes. É preciso refazer a forma de entrar.',
          en: 'It has 45 clients and wins or loses two each month, with 90 people in six teams. The sign-in has to be redesigned.',
          es: 'Tiene 90 personas en seis equipos y 45 clientes, de los que gana o pierde dos por mes. Hay que rediseñar la forma de ingresar.',
        },
      },
    ],
    candidates: [
      {
        id: 'center-corporate',
        uses: ['Identity Center'],
        popularity: 4,
        source: docs('singlesignon/latest/userguide/what-is.html'),
        text: {
          pt: 'IAM Identity Center ligado ao diretório corporativo',
          en: 'IAM Identity Center connected to the corporate directory',
          es: 'IAM Identity Center conectado al directorio corporativo',
        },
        action: {
          pt: 'Ativar o AWS IAM Identity Center, conectá-lo ao diretório corporativo e atribuir conjuntos de permissões aos grupos.',
          en: 'Enable AWS IAM Identity Center, connect it to the corporate directory and assign permission sets to its groups.',
          es: 'Activar AWS IAM Identity Center, conectarlo al directorio corporativo y asignar conjuntos de permisos a sus grupos.',
        },
        why: {
          pt: 'O IAM Identity Center, serviço gerenciado ligado ao diretório corporativo, segue os logins e grupos dele e dá login único em todas as contas, com conjuntos de permissões definidos em um só lugar e credenciais temporárias.',
          en: 'IAM Identity Center, a managed service connected to the corporate directory, follows its logins and groups and gives single sign-on to all accounts, with permission sets defined in one place and temporary credentials.',
          es: 'IAM Identity Center, servicio administrado conectado al directorio corporativo, sigue sus usuarios y grupos y da inicio de sesión único en todas las cuentas, con conjuntos de permisos definidos en un solo lugar y credenciales temporales.',
        },
        likeness: {
          pt: 'a portaria central de todos os prédios, que dá passes do dia só a quem está na lista de funcionários',
          en: 'the central front desk of all the buildings, which gives day passes only to those on the staff list',
          es: 'la recepción central de todos los edificios, que da pases del día solo a quien está en la nómina',
        },
        tell: {
          pt: 'Pessoas com login do Active Directory: IAM Identity Center, conectado a ele. Mudança de equipe no Active Directory que o acesso deve acompanhar: IAM Identity Center, conectado a ele. Acesso a contas novas, dado de um ponto central: IAM Identity Center.',
          en: 'People with an Active Directory login: IAM Identity Center, connected to it. A change of teams in Active Directory that access must follow: IAM Identity Center, connected to it. Access to new accounts, given from a central place: IAM Identity Center.',
          es: 'Personas con usuario de Active Directory: IAM Identity Center, conectado a él. Cambio de equipo en Active Directory que el acceso debe seguir: IAM Identity Center, conectado a él. Acceso a cuentas nuevas, dado desde un punto central: IAM Identity Center.',
        },
      },
      {
        id: 'center-own',
        uses: ['Identity Center'],
        popularity: 4,
        source: docs('singlesignon/latest/userguide/manage-your-identity-source-sso.html'),
        text: {
          pt: 'IAM Identity Center com o seu diretório de usuários',
          en: 'IAM Identity Center with its own user directory',
          es: 'IAM Identity Center con su directorio de usuarios',
        },
        action: {
          pt: 'Ativar o AWS IAM Identity Center, criar os usuários no diretório integrado e atribuir conjuntos de permissões aos grupos.',
          en: 'Enable AWS IAM Identity Center, create the users in its built-in directory and assign permission sets to its groups.',
          es: 'Activar AWS IAM Identity Center, crear los usuarios en su directorio integrado y asignar conjuntos de permisos a sus grupos.',
        },
        why: {
          pt: 'O IAM Identity Center pode guardar no próprio diretório um usuário para cada pessoa, que aparece no CloudTrail, sem outro sistema a manter, com login único em todas as contas, conjuntos de permissões definidos em um só lugar e credenciais temporárias.',
          en: 'IAM Identity Center can keep in its own directory a user for each person, named in CloudTrail, with no other system to run, single sign-on to all accounts, permission sets defined in one place and temporary credentials.',
          es: 'IAM Identity Center puede guardar en su propio directorio un usuario por persona, que aparece en CloudTrail, sin otro sistema que mantener, con inicio de sesión único en todas las cuentas, conjuntos de permisos definidos en un solo lugar y credenciales temporales.',
        },
        likeness: {
          pt: 'a portaria central de todos os prédios, que dá passes do dia a quem ela mesma põe no seu cadastro',
          en: 'the central front desk of all the buildings, which gives day passes to whoever it has put on its own register',
          es: 'la recepción central de todos los edificios, que da pases del día a quien ella misma pone en su registro',
        },
        tell: {
          pt: 'Prestadores de serviço fora do diretório corporativo: o diretório integrado do IAM Identity Center. Acesso a contas novas, dado de um ponto central: IAM Identity Center. Fim das senhas de console e chaves de longo prazo: IAM Identity Center, com credenciais temporárias. Registro de auditoria que mostra quem executou cada ação: um usuário para cada pessoa.',
          en: 'Contractors outside the corporate directory: the directory built into IAM Identity Center. Access to new accounts, given from a central place: IAM Identity Center. No more long-term console passwords and access keys: IAM Identity Center, with temporary credentials. An audit log that shows who carried out each action: one user for each person.',
          es: 'Contratistas fuera del directorio corporativo: el directorio integrado de IAM Identity Center. Acceso a cuentas nuevas, dado desde un punto central: IAM Identity Center. Fin de las contraseñas de consola y claves a largo plazo: IAM Identity Center, con credenciales temporales. Registro de auditoría que muestra quién ejecutó cada acción: un usuario para cada persona.',
        },
      },
      {
        id: 'saml',
        uses: ['SAML'],
        popularity: 3,
        source: docs('IAM/latest/UserGuide/id_roles_providers_saml.html'),
        text: {
          pt: 'Federação SAML do diretório corporativo com cada conta',
          en: 'SAML federation of the corporate directory with each account',
          es: 'Federación SAML del directorio corporativo con cada cuenta',
        },
        action: {
          pt: 'Criar em cada conta um provedor de identidade SAML no IAM e funções que os grupos do diretório corporativo assumam.',
          en: 'Create a SAML identity provider in IAM in each account and roles that the corporate directory groups can assume.',
          es: 'Crear en cada cuenta un proveedor de identidad SAML en IAM y roles que puedan asumir los grupos del directorio corporativo.',
        },
        why: {
          pt: 'A federação SAML troca a identidade corporativa por credenciais temporárias de uma função do IAM; o provedor e as funções são criados em cada conta.',
          en: 'SAML federation exchanges the corporate identity for temporary credentials of an IAM role; provider and roles are created in each account.',
          es: 'La federación SAML cambia la identidad corporativa por credenciales temporales de un rol de IAM; el proveedor y los roles se crean en cada cuenta.',
        },
        likeness: {
          pt: 'uma portaria em cada prédio, montada uma a uma, que aceita o crachá da empresa e dá passes do dia',
          en: 'a front desk set up in each building one by one, which accepts the company’s badge and gives day passes',
          es: 'una recepción en cada edificio, montada una por una, que acepta la credencial de la empresa y da pases del día',
        },
        tell: {
          pt: 'Identidade corporativa em uma ou duas contas: a federação SAML basta; em muitas, pense no IAM Identity Center.',
          en: 'A corporate identity in one or two accounts: SAML federation is enough; in many, think of IAM Identity Center.',
          es: 'Identidad corporativa en una o dos cuentas: basta la federación SAML; en muchas, piensa en IAM Identity Center.',
        },
      },
      {
        id: 'users-everywhere',
        uses: [],
        popularity: 5,
        neverRight: true,
        source: docs('IAM/latest/UserGuide/id_users.html'),
        text: {
          pt: 'Um usuário do IAM por pessoa em cada conta',
          en: 'One IAM user per person in each account',
          es: 'Un usuario de IAM por persona en cada cuenta',
        },
        action: {
          pt: 'Criar em cada conta um usuário do IAM para cada pessoa, ativar o MFA e incluir os usuários em grupos.',
          en: 'Create an IAM user for each person in each account, turn on MFA and add the users to groups.',
          es: 'Crear en cada cuenta un usuario de IAM para cada persona, activar MFA e incluir a los usuarios en grupos.',
        },
        why: {
          pt: 'Um usuário do IAM identifica uma pessoa dentro de uma conta e não depende de nenhum diretório externo.',
          en: 'An IAM user identifies one person within one account and relies on no external directory.',
          es: 'Un usuario de IAM identifica a una persona dentro de una cuenta y no depende de ningún directorio externo.',
        },
        likeness: {
          pt: 'a chave própria de cada pessoa em cada um dos prédios, que vale até alguém a recolher',
          en: 'a key of their own for each person in each of the buildings, valid until someone collects it',
          es: 'la llave propia de cada persona en cada uno de los edificios, que vale hasta que alguien la recoja',
        },
        tell: {
          pt: 'Usuários do IAM ficam para os casos em que não há federação nem funções possíveis.',
          en: 'IAM users are left for cases in which neither federation nor roles are possible.',
          es: 'Los usuarios de IAM quedan para los casos en que no hay federación ni roles posibles.',
        },
      },
      {
        id: 'users-roles',
        uses: [],
        popularity: 5,
        neverRight: true,
        source: docs('IAM/latest/UserGuide/id_roles_common-scenarios_aws-accounts.html'),
        text: {
          pt: 'Usuários do IAM em uma conta, com funções nas demais',
          en: 'IAM users in one account, with roles in the others',
          es: 'Usuarios de IAM en una cuenta, con roles en las demás',
        },
        action: {
          pt: 'Criar em uma conta um usuário do IAM com MFA para cada pessoa e funções que elas assumam nas demais.',
          en: 'Create an IAM user with MFA for each person in one account and roles that they assume in the others.',
          es: 'Crear en una cuenta un usuario de IAM con MFA para cada persona y roles que asuman en las demás.',
        },
        why: {
          pt: 'Um usuário do IAM por pessoa em uma conta central assume funções nas demais: uma só senha por pessoa, sem diretório externo.',
          en: 'One IAM user per person in a central account assumes roles in the others: a single password per person, with no external directory.',
          es: 'Un usuario de IAM por persona en una cuenta central asume roles en las demás: una sola contraseña por persona, sin directorio externo.',
        },
        likeness: {
          pt: 'uma só chave permanente por pessoa no prédio principal, onde se pegam passes para os outros prédios',
          en: 'a single permanent key per person to the main building, where passes to the other buildings are collected',
          es: 'una sola llave permanente por persona en el edificio principal, donde se recogen pases para los demás',
        },
        tell: {
          pt: 'Acesso de uma conta a outra: pense em assumir uma função, não em criar outro usuário.',
          en: 'Access from one account to another: think of assuming a role, not of another user.',
          es: 'Acceso de una cuenta a otra: piensa en asumir un rol, no en crear otro usuario.',
        },
      },
      {
        id: 'shared-user',
        uses: [],
        popularity: 5,
        neverRight: true,
        source: docs('IAM/latest/UserGuide/best-practices.html'),
        text: {
          pt: 'Um usuário do IAM por equipe em cada conta',
          en: 'One IAM user per team in each account',
          es: 'Un usuario de IAM por equipo en cada cuenta',
        },
        action: {
          pt: 'Criar em cada conta um usuário do IAM para cada equipe, ativar o MFA e anexar as políticas a ele.',
          en: 'Create an IAM user for each team in each account, turn on MFA and attach the policies to it.',
          es: 'Crear en cada cuenta un usuario de IAM para cada equipo, activar MFA y adjuntarle las políticas.',
        },
        why: {
          pt: 'Um usuário do IAM por equipe é simples de criar e não depende de nenhum diretório externo.',
          en: 'One IAM user per team is simple to create and relies on no external directory.',
          es: 'Un usuario de IAM por equipo es simple de crear y no depende de ningún directorio externo.',
        },
        likeness: {
          pt: 'a chave única da equipe em cada prédio, que passa de mão em mão sem se saber quem entrou',
          en: 'the team’s one key to each building, passed from hand to hand so that nobody knows who went in',
          es: 'la llave única del equipo en cada edificio, que pasa de mano en mano sin saberse quién entró',
        },
        tell: {
          pt: 'Credencial compartilhada entre pessoas contraria as boas práticas do IAM.',
          en: 'A credential shared by several people goes against IAM best practices.',
          es: 'Una credencial compartida entre personas va contra las buenas prácticas de IAM.',
        },
      },
    ],
    constraints: [
      {
        id: 'corporate-password',
        text: {
          pt: 'As pessoas devem entrar com o login do Microsoft Active Directory que já têm.',
          en: 'People must sign in with the Microsoft Active Directory login that they already have.',
          es: 'Las personas deben ingresar con el usuario de Microsoft Active Directory que ya tienen.',
        },
        fits: ['center-corporate', 'saml'],
        rulesOut: {
          'center-own': {
            pt: 'O diretório próprio do IAM Identity Center cria para cada pessoa um login novo, além do corporativo.',
            en: 'The built-in directory of IAM Identity Center gives each person a new login besides the corporate one.',
            es: 'El directorio propio de IAM Identity Center crea para cada persona un usuario nuevo, además del corporativo.',
          },
          'users-everywhere': {
            pt: 'Um usuário do IAM em cada conta significa mais uma senha por conta, sem relação com o Active Directory.',
            en: 'An IAM user in each account means one more password per account, unrelated to Active Directory.',
            es: 'Un usuario de IAM en cada cuenta significa una contraseña más por cuenta, sin relación con Active Directory.',
          },
          'users-roles': {
            pt: 'Os usuários do IAM da conta central têm senha própria, fora do Active Directory.',
            en: 'The IAM users of the central account have a password of their own, outside Active Directory.',
            es: 'Los usuarios de IAM de la cuenta central tienen contraseña propia, fuera de Active Directory.',
          },
          'shared-user': {
            pt: 'Um usuário do IAM por equipe tem senha própria e compartilhada, fora do Active Directory.',
            en: 'One IAM user per team has a shared password of its own, outside Active Directory.',
            es: 'Un usuario de IAM por equipo tiene contraseña propia y compartida, fuera de Active Directory.',
          },
        },
      },
      {
        id: 'team-changes',
        notWith: ['corporate-password', 'outsiders'],
        text: {
          pt: 'Quando alguém muda de equipe no Microsoft Active Directory, o acesso deve acompanhar a mudança automaticamente.',
          en: 'When someone changes teams in Microsoft Active Directory, access must follow automatically.',
          es: 'Cuando alguien cambia de equipo en Microsoft Active Directory, el acceso debe seguir el cambio automáticamente.',
        },
        fits: ['center-corporate', 'saml'],
        rulesOut: {
          'center-own': {
            pt: 'O diretório próprio do IAM Identity Center não conhece os grupos do Active Directory: alguém teria de mudá-los à mão.',
            en: 'The built-in directory of IAM Identity Center does not know the groups of Active Directory: someone would change them by hand.',
            es: 'El directorio propio de IAM Identity Center no conoce los grupos de Active Directory: alguien tendría que cambiarlos a mano.',
          },
          'users-everywhere': {
            pt: 'Os usuários do IAM não seguem os grupos do Active Directory: cada conta seria alterada à mão.',
            en: 'IAM users do not follow the groups of Active Directory: each account would be changed by hand.',
            es: 'Los usuarios de IAM no siguen los grupos de Active Directory: cada cuenta se cambiaría a mano.',
          },
          'users-roles': {
            pt: 'Os usuários do IAM da conta central não seguem os grupos do Active Directory.',
            en: 'The IAM users of the central account do not follow the groups of Active Directory.',
            es: 'Los usuarios de IAM de la cuenta central no siguen los grupos de Active Directory.',
          },
          'shared-user': {
            pt: 'O usuário do IAM da equipe é compartilhado: quem sai dela continua a conhecer as credenciais.',
            en: 'The IAM user of the team is shared: whoever leaves still knows its credentials.',
            es: 'El usuario de IAM del equipo es compartido: quien se va sigue conociendo las credenciales.',
          },
        },
      },
      {
        id: 'temporary',
        text: {
          pt: 'A empresa está eliminando todas as senhas de console e chaves de acesso de longo prazo das contas da AWS.',
          en: 'The company is removing all long-term console passwords and access keys of its AWS accounts.',
          es: 'La empresa está eliminando todas las contraseñas de consola y claves de acceso a largo plazo de sus cuentas de AWS.',
        },
        fits: ['center-corporate', 'center-own', 'saml'],
        rulesOut: {
          'users-everywhere': {
            pt: 'Usuários do IAM têm senhas e chaves de longo prazo em cada conta.',
            en: 'IAM users have long-term passwords and keys in each account.',
            es: 'Los usuarios de IAM tienen contraseñas y claves a largo plazo en cada cuenta.',
          },
          'users-roles': {
            pt: 'As funções dão credenciais temporárias, mas os usuários do IAM que as assumem têm credenciais de longo prazo.',
            en: 'The roles give temporary credentials, but the IAM users that assume them hold long-term ones.',
            es: 'Los roles dan credenciales temporales, pero los usuarios de IAM que los asumen tienen credenciales a largo plazo.',
          },
          'shared-user': {
            pt: 'O usuário do IAM da equipe tem credenciais de longo prazo, e ainda por cima compartilhadas.',
            en: 'The IAM user of the team has long-term credentials, and shared ones at that.',
            es: 'El usuario de IAM del equipo tiene credenciales a largo plazo, y además compartidas.',
          },
        },
      },
      {
        id: 'one-place',
        text: {
          pt: 'O acesso de cada equipe a contas novas deve ser dado de um ponto central, sem configurá-las.',
          en: 'Each team’s access to new accounts must be given from a central place, without configuring them.',
          es: 'El acceso de cada equipo a cuentas nuevas debe darse desde un punto central, sin configurarlas.',
        },
        fits: ['center-corporate', 'center-own'],
        rulesOut: {
          saml: {
            pt: 'A federação SAML exige um provedor de identidade e funções, criados dentro de cada conta nova.',
            en: 'SAML federation needs an identity provider and roles created inside each new account.',
            es: 'La federación SAML exige un proveedor de identidad y roles creados dentro de cada cuenta nueva.',
          },
          'users-everywhere': {
            pt: 'Usuários do IAM teriam de ser criados, um a um, em cada conta nova.',
            en: 'IAM users would have to be created one by one in each new account.',
            es: 'Los usuarios de IAM tendrían que crearse uno a uno en cada cuenta nueva.',
          },
          'users-roles': {
            pt: 'Cada conta nova precisa de uma função por equipe, com a relação de confiança, antes que alguém possa assumi-la.',
            en: 'Each new account needs a role per team, with its trust policy, before anyone can assume it.',
            es: 'Cada cuenta nueva necesita un rol por equipo, con su política de confianza, antes de que alguien pueda asumirlo.',
          },
          'shared-user': {
            pt: 'O usuário do IAM de cada equipe teria de ser criado em cada conta nova.',
            en: 'The IAM user of each team would have to be created in each new account.',
            es: 'El usuario de IAM de cada equipo tendría que crearse en cada cuenta nueva.',
          },
        },
      },
      {
        id: 'outsiders',
        text: {
          pt: 'Muitos usuários são prestadores de serviço, que não podem ser cadastrados no diretório corporativo.',
          en: 'Many users are contractors, who cannot be registered in the corporate directory.',
          es: 'Muchos usuarios son contratistas, que no pueden registrarse en el directorio corporativo.',
        },
        fits: ['center-own', 'users-everywhere', 'users-roles', 'shared-user'],
        rulesOut: {
          'center-corporate': {
            pt: 'Ligado ao diretório corporativo, o IAM Identity Center só conhece quem está nele; os prestadores ficariam de fora.',
            en: 'Connected to the corporate directory, IAM Identity Center only knows those in it; the contractors would be left out.',
            es: 'Conectado al directorio corporativo, IAM Identity Center solo conoce a quienes están en él; los contratistas quedarían fuera.',
          },
          saml: {
            pt: 'A federação SAML autentica pelo diretório corporativo, no qual os prestadores não estão.',
            en: 'SAML federation authenticates against the corporate directory, in which the contractors are not.',
            es: 'La federación SAML autentica contra el directorio corporativo, en el que no están los contratistas.',
          },
        },
      },
      {
        id: 'named',
        text: {
          pt: 'O registro de auditoria deve mostrar quem executou cada ação.',
          en: 'The audit log must show who carried out each action.',
          es: 'El registro de auditoría debe mostrar quién ejecutó cada acción.',
        },
        fits: ['center-corporate', 'center-own', 'saml', 'users-everywhere', 'users-roles'],
        rulesOut: {
          'shared-user': {
            pt: 'Um usuário do IAM compartilhado por uma equipe não diz qual pessoa executou a ação.',
            en: 'An IAM user shared by a team does not tell which person carried out the action.',
            es: 'Un usuario de IAM compartido por un equipo no dice qué persona ejecutó la acción.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['one-place'],
        fits: ['center-corporate', 'center-own'],
        rulesOut: {
          saml: {
            pt: 'A federação SAML tem um provedor e funções a manter em cada conta.',
            en: 'SAML federation has a provider and roles to maintain in each account.',
            es: 'La federación SAML tiene un proveedor y roles que mantener en cada cuenta.',
          },
          'users-everywhere': {
            pt: 'Os usuários do IAM de cada pessoa são criados e removidos em cada conta.',
            en: 'IAM users of each person are created and removed in each account.',
            es: 'Los usuarios de IAM de cada persona se crean y eliminan en cada cuenta.',
          },
          'users-roles': {
            pt: 'Os usuários do IAM, as senhas e as funções em cada conta são mantidos à mão.',
            en: 'IAM users, their passwords and the roles in each account are maintained by hand.',
            es: 'Los usuarios de IAM, sus contraseñas y los roles en cada cuenta se mantienen a mano.',
          },
          'shared-user': {
            pt: 'O usuário do IAM de cada equipe é criado e alterado em cada conta.',
            en: 'The IAM user of each team is created and changed in each account.',
            es: 'El usuario de IAM de cada equipo se crea y cambia en cada cuenta.',
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
      pt: 'Que forma de acesso atende a esses requisitos?',
      en: 'Which way of giving access meets these requirements?',
      es: '¿Qué forma de acceso cumple estos requisitos?',
    },
  },
];
