import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const visitorChoices: readonly Pattern[] = [
  {
    id: 'customer-accounts',
    exams: { 'az-900': { domain: 'architecture', topic: 'external-identities' } },
    situations: [
      {
        id: 'bookshop',
        text: {
          pt: 'Uma livraria prepara um aplicativo em que os leitores criam contas para comprar.',
          en: 'A bookshop is preparing an application in which readers create accounts to buy.',
          es: 'Una librería prepara una aplicación en la que los lectores crean cuentas para comprar.',
        },
      },
      {
        id: 'parking',
        text: {
          pt: 'Uma operadora de estacionamentos vai lançar um aplicativo em que os motoristas se cadastram e pagam.',
          en: 'A parking operator is launching an application in which drivers sign up and pay.',
          es: 'Una operadora de estacionamientos va a lanzar una aplicación en la que los conductores se registran y pagan.',
        },
      },
      {
        id: 'orchestra',
        text: {
          pt: 'Uma orquestra quer que o público crie contas em seu site para comprar ingressos.',
          en: 'An orchestra wants its audience to create accounts on its site to buy tickets.',
          es: 'Una orquesta quiere que el público cree cuentas en su sitio para comprar entradas.',
        },
      },
    ],
    candidates: [
      {
        id: 'external',
        text: {
          pt: 'Um locatário do Entra External ID',
          en: 'A tenant of Entra External ID',
          es: 'Un inquilino de Entra External ID',
        },
        uses: ['External ID'],
        why: {
          pt: 'O locatário externo do Entra External ID mantém os clientes em um diretório só deles, com cadastro, senha e MFA prontos.',
          en: 'An external tenant of Entra External ID keeps customers in a directory of their own, with sign-up, password and MFA ready-made.',
          es: 'El inquilino externo de Entra External ID mantiene a los clientes en un directorio propio, con registro, contraseña y MFA listos.',
        },
        tell: {
          pt: 'Contas de clientes de um aplicativo: Microsoft Entra External ID.',
          en: 'Accounts for an application’s customers: Microsoft Entra External ID.',
          es: 'Cuentas de clientes de una aplicación: Microsoft Entra External ID.',
        },
        source: docs('entra/external-id/customers/overview-customers-ciam'),
        popularity: 5,
      },
      {
        id: 'guests',
        neverRight: true,
        text: {
          pt: 'Convidados, com a colaboração B2B',
          en: 'Guests, with B2B collaboration',
          es: 'Invitados, con colaboración B2B',
        },
        uses: [],
        why: {
          pt: 'Os convidados B2B entram com a conta que já têm, e quem cuida da senha é a organização deles.',
          en: 'B2B guests sign in with an account they already have, and its own organization looks after the password.',
          es: 'Los invitados B2B entran con la cuenta que ya tienen, y de la contraseña se ocupa su organización.',
        },
        tell: {
          pt: 'Parceiros que usam recursos da empresa: convidados B2B.',
          en: 'Partners who use the company’s resources: B2B guests.',
          es: 'Socios que usan recursos de la empresa: invitados B2B.',
        },
        source: docs('entra/external-id/what-is-b2b'),
        popularity: 4,
      },
      {
        id: 'staff-like',
        neverRight: true,
        text: {
          pt: 'Usuários internos do Entra ID',
          en: 'Internal users of Entra ID',
          es: 'Usuarios internos de Entra ID',
        },
        uses: [],
        why: {
          pt: 'Contas internas ficam no diretório que já existe, com senha e MFA do Microsoft Entra ID.',
          en: 'Internal accounts are in the directory that already exists, with password and MFA of Microsoft Entra ID.',
          es: 'Las cuentas internas quedan en el directorio que ya existe, con contraseña y MFA de Microsoft Entra ID.',
        },
        tell: {
          pt: 'Funcionários: contas internas do Microsoft Entra ID.',
          en: 'Employees: internal accounts of Microsoft Entra ID.',
          es: 'Empleados: cuentas internas de Microsoft Entra ID.',
        },
        source: docs('entra/fundamentals/how-to-create-delete-users'),
        popularity: 3,
      },
      {
        id: 'table',
        neverRight: true,
        text: {
          pt: 'Senhas em hash, em banco próprio',
          en: 'Hashed passwords, in its own database',
          es: 'Contraseñas en hash, en base propia',
        },
        uses: [],
        why: {
          pt: 'Com banco próprio, as contas ficam com o aplicativo, sem outro diretório, e o cadastro tem a cara da marca.',
          en: 'With a database of its own the accounts stay with the application, without another directory, and sign-up looks like the brand.',
          es: 'Con base propia, las cuentas quedan con la aplicación, sin otro directorio, y el registro lleva la imagen de la marca.',
        },
        tell: {
          pt: 'Controle total das contas, com o risco de guardar senhas: banco próprio.',
          en: 'Full control of accounts, with the risk of keeping passwords: a database of one’s own.',
          es: 'Control total de las cuentas, con el riesgo de guardar contraseñas: base propia.',
        },
        source: docs('azure/azure-sql/database/sql-database-paas-overview'),
        popularity: 4,
      },
      {
        id: 'social',
        text: {
          pt: 'Apenas o botão do Google',
          en: 'Nothing but the Google button',
          es: 'Únicamente el botón de Google',
        },
        uses: [],
        why: {
          pt: 'Com o botão do Google, a senha e a MFA são do Google, e não há diretório a manter.',
          en: 'With the Google button, password and MFA are Google’s, and there is no directory to keep.',
          es: 'Con el botón de Google, la contraseña y la MFA son de Google, y no hay directorio que mantener.',
        },
        tell: {
          pt: 'Todos já têm conta de um mesmo provedor: login social.',
          en: 'Everybody has an account of one provider already: social sign-in.',
          es: 'Todos ya tienen cuenta de un mismo proveedor: inicio social.',
        },
        source: docs('entra/external-id/customers/how-to-google-federation-customers'),
        popularity: 3,
      },
      {
        id: 'domain',
        neverRight: true,
        text: {
          pt: 'Um domínio AD DS em duas VMs',
          en: 'An AD DS domain on two VMs',
          es: 'Un dominio AD DS en dos VM',
        },
        uses: [],
        why: {
          pt: 'Um domínio AD DS separado mantém os clientes longe dos funcionários, em servidores da empresa.',
          en: 'A separate AD DS domain keeps customers away from employees, on servers of the company.',
          es: 'Un dominio AD DS separado mantiene a los clientes lejos de los empleados, en servidores de la empresa.',
        },
        tell: {
          pt: 'Aplicação antiga que exige Kerberos ou LDAP: AD DS.',
          en: 'An old application that demands Kerberos or LDAP: AD DS.',
          es: 'Aplicación antigua que exige Kerberos o LDAP: AD DS.',
        },
        source: docs('windows-server/identity/ad-ds/get-started/virtual-dc/active-directory-domain-services-overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'apart',
        text: {
          pt: 'Clientes não podem aparecer no diretório dos funcionários.',
          en: 'Customers must not appear in the employee directory.',
          es: 'Los clientes no deben aparecer en el directorio de empleados.',
        },
        fits: ['external', 'table', 'domain'],
        rulesOut: {
          guests: {
            pt: 'Convidados B2B são criados no mesmo diretório dos funcionários.',
            en: 'B2B guests are created in the same directory as employees.',
            es: 'Los invitados B2B se crean en el mismo directorio de los empleados.',
          },
          'staff-like': {
            pt: 'Contas internas ficam no mesmo diretório dos funcionários.',
            en: 'Internal accounts are in the same directory as employees.',
            es: 'Las cuentas internas quedan en el mismo directorio de los empleados.',
          },
        },
      },
      {
        id: 'no-secrets',
        text: {
          pt: 'A equipe não quer guardar senhas.',
          en: 'The team does not want to store passwords.',
          es: 'El equipo no quiere guardar contraseñas.',
        },
        fits: ['external', 'guests', 'staff-like', 'social'],
        rulesOut: {
          table: {
            pt: 'No banco próprio, guardar e proteger as senhas, mesmo em hash, é tarefa da equipe.',
            en: 'In a database of its own, keeping and protecting the passwords, even hashed, is up to the team.',
            es: 'En la base propia, guardar y proteger las contraseñas, aun en hash, es tarea del equipo.',
          },
          domain: {
            pt: 'No domínio AD DS, as senhas ficam nos controladores que a empresa protege.',
            en: 'In an AD DS domain the passwords are on controllers that the company protects.',
            es: 'En el dominio AD DS, las contraseñas quedan en los controladores que protege la empresa.',
          },
        },
      },
      {
        id: 'any-mail',
        text: {
          pt: 'Qualquer endereço de e-mail deve servir.',
          en: 'Any e-mail address must do.',
          es: 'Cualquier dirección de correo debe servir.',
        },
        fits: ['external', 'guests', 'staff-like', 'table', 'domain'],
        rulesOut: {
          social: {
            pt: 'Com o botão do Google só entra quem tem uma conta do Google.',
            en: 'With the Google button only those with a Google account get in.',
            es: 'Con el botón de Google solo entra quien tiene una cuenta de Google.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'Nenhum servidor deve ser mantido para as contas.',
          en: 'No server should be maintained for the accounts.',
          es: 'No debe mantenerse ningún servidor para las cuentas.',
        },
        fits: ['external', 'guests', 'staff-like', 'table', 'social'],
        rulesOut: {
          domain: {
            pt: 'O domínio AD DS é mantido em duas máquinas virtuais.',
            en: 'The AD DS domain is kept up on two virtual machines.',
            es: 'El dominio AD DS se mantiene en dos máquinas virtuales.',
          },
        },
      },
      {
        id: 'one-directory',
        text: {
          pt: 'A empresa não quer um segundo diretório.',
          en: 'The company does not want a second directory.',
          es: 'La empresa no quiere un segundo directorio.',
        },
        fits: ['guests', 'staff-like', 'table', 'social'],
        rulesOut: {
          external: {
            pt: 'O locatário externo é um segundo diretório, separado do principal.',
            en: 'The external tenant is a second directory, apart from the main one.',
            es: 'El inquilino externo es un segundo directorio, separado del principal.',
          },
          domain: {
            pt: 'O domínio AD DS é mais um diretório a administrar.',
            en: 'The AD DS domain is one more directory to manage.',
            es: 'El dominio AD DS es un directorio más que administrar.',
          },
        },
      },
      {
        id: 'self-service',
        text: {
          pt: 'As pessoas devem se cadastrar sozinhas.',
          en: 'People must be able to sign up by themselves.',
          es: 'Las personas deben registrarse por sí mismas.',
        },
        fits: ['external', 'table', 'social', 'guests'],
        rulesOut: {
          'staff-like': {
            pt: 'Contas internas são criadas por um administrador.',
            en: 'Internal accounts are created by an administrator.',
            es: 'Las cuentas internas las crea un administrador.',
          },
          domain: {
            pt: 'No domínio AD DS, as contas são criadas por um administrador.',
            en: 'In an AD DS domain accounts are created by an administrator.',
            es: 'En el dominio AD DS, las cuentas las crea un administrador.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'many-passwords',
    exams: { 'az-900': { domain: 'architecture', topic: 'authentication' } },
    situations: [
      {
        id: 'advisers',
        text: {
          pt: 'Os funcionários de uma consultoria, com contas do Microsoft Entra ID, têm uma senha para cada um de onze aplicativos.',
          en: 'A consultancy’s employees, with Microsoft Entra ID accounts, have a password for each of eleven applications.',
          es: 'Los empleados de una consultora, con cuentas de Microsoft Entra ID, tienen una contraseña para cada una de once aplicaciones.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Os funcionários de um museu, com contas do Microsoft Entra ID, digitam uma senha em cada aplicativo.',
          en: 'A museum’s employees, with Microsoft Entra ID accounts, type a password in each application.',
          es: 'Los empleados de un museo, con cuentas de Microsoft Entra ID, escriben una contraseña en cada aplicación.',
        },
      },
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria, com contas no Microsoft Entra ID, revê o login em seus aplicativos de vendas, viagens e férias.',
          en: 'A brewery with Microsoft Entra ID accounts is reviewing sign-in to its sales, travel and leave applications.',
          es: 'Una cervecería, con cuentas en Microsoft Entra ID, revisa el inicio de sesión en sus aplicaciones de ventas, viajes y vacaciones.',
        },
      },
    ],
    candidates: [
      {
        id: 'federated',
        text: {
          pt: 'SSO federado pelo Microsoft Entra ID',
          en: 'Federated SSO with Microsoft Entra ID',
          es: 'SSO federado con Microsoft Entra ID',
        },
        uses: ['SSO'],
        why: {
          pt: 'No SSO federado o aplicativo confia no Microsoft Entra ID: um só login, uma só conta a desativar e nenhuma senha no aplicativo.',
          en: 'With federated SSO the application trusts Microsoft Entra ID: one sign-in, one account to disable and no password in the application.',
          es: 'Con el SSO federado la aplicación confía en Microsoft Entra ID: un solo inicio, una sola cuenta que desactivar y ninguna contraseña en la aplicación.',
        },
        tell: {
          pt: 'Um login para aplicativos com SAML ou OpenID Connect: SSO federado.',
          en: 'One sign-in for applications with SAML or OpenID Connect: federated SSO.',
          es: 'Un inicio para aplicaciones con SAML u OpenID Connect: SSO federado.',
        },
        source: docs('entra/identity/enterprise-apps/what-is-single-sign-on'),
        popularity: 5,
      },
      {
        id: 'vaulted',
        text: {
          pt: 'SSO por senha do Microsoft Entra ID',
          en: 'Password-based SSO of Entra ID',
          es: 'SSO por contraseña de Entra ID',
        },
        uses: ['SSO'],
        why: {
          pt: 'No SSO por senha o Microsoft Entra ID preenche a senha guardada em aplicativos que não conhecem federação.',
          en: 'With password-based SSO, Microsoft Entra ID fills in the stored password in applications that know no federation.',
          es: 'Con el SSO por contraseña, Microsoft Entra ID rellena la contraseña guardada en aplicaciones que no conocen federación.',
        },
        tell: {
          pt: 'Aplicativo sem federação, mas com um só login: SSO por senha.',
          en: 'An application without federation, but one sign-in: password-based SSO.',
          es: 'Aplicación sin federación, pero con un solo inicio: SSO por contraseña.',
        },
        source: docs('entra/identity/enterprise-apps/configure-password-single-sign-on-non-gallery-applications'),
        popularity: 3,
      },
      {
        id: 'adfs',
        text: {
          pt: 'Federação por servidores AD FS',
          en: 'Federation through AD FS servers',
          es: 'Federación con servidores AD FS',
        },
        uses: ['AD FS'],
        why: {
          pt: 'O AD FS dá um só login por federação, em servidores da própria empresa.',
          en: 'AD FS gives one sign-in by federation, on servers of the company itself.',
          es: 'AD FS da un solo inicio por federación, en servidores de la propia empresa.',
        },
        tell: {
          pt: 'Federação que precisa ficar em servidores próprios: AD FS.',
          en: 'Federation that has to stay on one’s own servers: AD FS.',
          es: 'Federación que debe quedar en servidores propios: AD FS.',
        },
        source: docs('windows-server/identity/ad-fs/ad-fs-overview'),
        popularity: 3,
      },
      {
        id: 'manager',
        text: {
          pt: 'Um gerenciador de senhas em cada PC',
          en: 'A password manager on each PC',
          es: 'Un gestor de contraseñas en cada PC',
        },
        uses: [],
        why: {
          pt: 'O gerenciador guarda e preenche as senhas de qualquer aplicativo, cada uma longa e diferente.',
          en: 'The manager keeps and fills in the passwords of any application, each of them long and different.',
          es: 'El gestor guarda y rellena las contraseñas de cualquier aplicación, cada una larga y distinta.',
        },
        tell: {
          pt: 'Senhas demais para decorar, sem mudar os aplicativos: gerenciador.',
          en: 'Too many passwords to memorize, applications unchanged: a manager.',
          es: 'Demasiadas contraseñas que memorizar, sin cambiar las aplicaciones: gestor.',
        },
        source: docs('entra/fundamentals/concept-secure-remote-workers'),
        popularity: 3,
      },
      {
        id: 'passkeys',
        text: {
          pt: 'Uma passkey criada em cada aplicativo',
          en: 'A passkey created in each application',
          es: 'Una passkey creada en cada aplicación',
        },
        uses: ['passkey'],
        why: {
          pt: 'A passkey dispensa a senha e resiste a phishing, sem servidor e sem nada a instalar.',
          en: 'A passkey needs no password and resists phishing, without a server and with nothing to install.',
          es: 'La passkey no necesita contraseña y resiste el phishing, sin servidor y sin nada que instalar.',
        },
        tell: {
          pt: 'Entrar sem senha, aplicativo por aplicativo: passkey.',
          en: 'Signing in without a password, application by application: a passkey.',
          es: 'Entrar sin contraseña, aplicación por aplicación: passkey.',
        },
        source: docs('entra/identity/authentication/concept-authentication-passkeys-fido2'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-standard',
        text: {
          pt: 'Alguns aplicativos só aceitam senha, sem SAML nem OpenID Connect.',
          en: 'Some applications accept only passwords, without SAML or OpenID Connect.',
          es: 'Algunas aplicaciones solo aceptan contraseñas, sin SAML ni OpenID Connect.',
        },
        fits: ['vaulted', 'manager'],
        rulesOut: {
          federated: {
            pt: 'O SSO federado precisa que o aplicativo conheça um padrão de federação.',
            en: 'Federated SSO needs the application to know a federation standard.',
            es: 'El SSO federado necesita que la aplicación conozca un estándar de federación.',
          },
          adfs: {
            pt: 'O AD FS precisa que o aplicativo conheça um padrão de federação.',
            en: 'AD FS needs the application to know a federation standard.',
            es: 'AD FS necesita que la aplicación conozca un estándar de federación.',
          },
          passkeys: {
            pt: 'Esses aplicativos só aceitam senha, e não passkeys.',
            en: 'These applications accept passwords only, not passkeys.',
            es: 'Esas aplicaciones solo aceptan contraseñas, no passkeys.',
          },
        },
      },
      {
        id: 'leaver',
        text: {
          pt: 'Bloquear uma só conta deve impedir a entrada em todos os aplicativos.',
          en: 'Blocking a single account must stop sign-in to all of the applications.',
          es: 'Bloquear una sola cuenta debe impedir la entrada en todas las aplicaciones.',
        },
        fits: ['federated', 'vaulted', 'adfs'],
        rulesOut: {
          manager: {
            pt: 'Com o gerenciador, cada aplicativo mantém uma conta que é preciso bloquear à parte.',
            en: 'With the manager each application keeps an account that has to be blocked separately.',
            es: 'Con el gestor, cada aplicación mantiene una cuenta que hay que bloquear aparte.',
          },
          passkeys: {
            pt: 'Com uma passkey em cada aplicativo, cada um mantém sua conta.',
            en: 'With a passkey in each application, each keeps its own account.',
            es: 'Con una passkey en cada aplicación, cada una mantiene su cuenta.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A empresa não mantém servidores.',
          en: 'The company does not maintain servers.',
          es: 'La empresa no mantiene servidores.',
        },
        fits: ['federated', 'vaulted', 'manager', 'passkeys'],
        rulesOut: {
          adfs: {
            pt: 'O AD FS é instalado em servidores que a empresa mantém.',
            en: 'AD FS is installed on servers that the company maintains.',
            es: 'AD FS se instala en servidores que mantiene la empresa.',
          },
        },
      },
      {
        id: 'no-install',
        text: {
          pt: 'Nada pode ser instalado nos computadores, nem extensões do navegador.',
          en: 'Nothing may be installed on the computers, not even browser extensions.',
          es: 'No se puede instalar nada en las computadoras, ni extensiones del navegador.',
        },
        fits: ['federated', 'adfs', 'passkeys'],
        rulesOut: {
          vaulted: {
            pt: 'O SSO por senha usa uma extensão do navegador.',
            en: 'Password-based SSO uses a browser extension.',
            es: 'El SSO por contraseña usa una extensión del navegador.',
          },
          manager: {
            pt: 'O gerenciador é instalado em cada computador.',
            en: 'The manager is installed on each computer.',
            es: 'El gestor se instala en cada computadora.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
