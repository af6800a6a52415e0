import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const visitorChoices: readonly Pattern[] = [
  {
    id: 'customer-accounts',
    exams: { 'az-900': { domain: 'architecture', topic: 'external-identities' } },
    scene: {
      pt: 'Pense nos usuários da aplicação como visitantes, nas contas como crachás e no diretório como o livro em que se inscrevem.',
      en: 'Think of the application’s users as visitors, of accounts as badges, and of the directory as the book that lists people.',
      es: 'Piensa en los usuarios de la aplicación como visitantes, en las cuentas como credenciales y en el directorio como el libro de registro.',
    },
    situations: [
      {
        id: 'bookshop',
        text: {
          pt: 'Uma livraria prepara um aplicativo em que os leitores criarão contas para comprar.',
          en: 'A bookshop is preparing an application in which readers will create accounts to buy.',
          es: 'Una librería prepara una aplicación en la que los lectores crearán cuentas para comprar.',
        },
      },
      {
        id: 'parking',
        text: {
          pt: 'Uma rede de estacionamentos lança um aplicativo em que os motoristas se cadastram e pagam.',
          en: 'A parking operator is launching an application in which drivers sign up and pay.',
          es: 'Una red de estacionamientos lanza una aplicación en la que los conductores se registran y pagan.',
        },
      },
      {
        id: 'suppliers',
        text: {
          pt: 'Uma montadora quer que funcionários de seus fornecedores usem um aplicativo de pedidos.',
          en: 'A car maker wants employees of its suppliers to use an ordering application.',
          es: 'Una automotriz quiere que empleados de sus proveedores usen una aplicación de pedidos.',
        },
      },
      {
        id: 'lawyers',
        text: {
          pt: 'Uma construtora quer que advogados de escritórios externos acompanhem obras em um aplicativo.',
          en: 'A construction company wants lawyers of outside firms to follow its projects in an application.',
          es: 'Una constructora quiere que abogados de despachos externos sigan sus obras en una aplicación.',
        },
      },
    ],
    candidates: [
      {
        id: 'external',
        rightIn: ['bookshop', 'parking'],
        text: {
          pt: 'Um locatário externo do Entra External ID',
          en: 'An external tenant of Entra External ID',
          es: 'Un inquilino externo de Entra External ID',
        },
        uses: ['External ID'],
        why: {
          pt: 'O locatário externo do Entra External ID mantém os clientes em um diretório à parte, na nuvem da Microsoft, que guarda as senhas, com MFA e cadastro por qualquer e-mail ou rede social já prontos.',
          en: 'An external tenant of Entra External ID keeps customers in a separate directory, in Microsoft’s cloud, which stores the passwords, with MFA and sign-up by any email address or social account ready-made.',
          es: 'El inquilino externo de Entra External ID mantiene a los clientes en un directorio aparte, en la nube de Microsoft, que guarda las contraseñas, con MFA y registro con cualquier correo o cuenta social ya listos.',
        },
        likeness: {
          pt: 'o livro de visitantes à parte, cuidado por outros, que aceita qualquer crachá, mas não abre salas da equipe',
          en: 'the separate visitors’ book, kept by others, which takes any badge but opens no staff room',
          es: 'el libro de visitantes aparte, cuidado por otros, que acepta cualquier credencial, pero no abre salas del personal',
        },
        tell: {
          pt: 'Contas de clientes de um aplicativo: um locatário externo do Microsoft Entra External ID. Clientes em um diretório separado do dos funcionários: locatário externo. Senhas que os desenvolvedores não devem guardar nem proteger: Entra External ID. Cadastro com qualquer e-mail, sem conta em rede social: Entra External ID. Servidores de identidade que a empresa não quer manter: serviço na nuvem. MFA disponível sem desenvolvimento próprio: serviço de identidade pronto.',
          en: 'Accounts for an application’s customers: an external tenant of Microsoft Entra External ID. Customers in a directory separate from that of employees: an external tenant. Passwords that developers must not store or protect: Entra External ID. Sign-up with any email address, without a social account: Entra External ID. Identity servers that the company does not want to maintain: a cloud service. MFA available without development of its own: a ready-made identity service.',
          es: 'Cuentas de clientes de una aplicación: un inquilino externo de Microsoft Entra External ID. Clientes en un directorio separado del de los empleados: inquilino externo. Contraseñas que los desarrolladores no deben guardar ni proteger: Entra External ID. Registro con cualquier correo, sin cuenta en redes sociales: Entra External ID. Servidores de identidad que la empresa no quiere mantener: servicio en la nube. MFA disponible sin desarrollo propio: servicio de identidad listo.',
        },
        source: docs('entra/external-id/customers/overview-customers-ciam'),
        popularity: 5,
      },
      {
        id: 'guests',
        rightIn: ['suppliers', 'lawyers'],
        text: {
          pt: 'Convidados, com a colaboração B2B',
          en: 'Guests, with B2B collaboration',
          es: 'Invitados, con la colaboración B2B',
        },
        uses: ['B2B'],
        why: {
          pt: 'O convidado B2B entra com a conta da própria organização, sem senha nova, e recebe acesso no locatário da empresa, também ao Teams e ao SharePoint; bloqueada na origem, a conta já não entra.',
          en: 'A B2B guest signs in with the account of their own organization, without a new password, and gets access in the company’s tenant, to Teams and SharePoint too; blocked at home, the account no longer gets in.',
          es: 'El invitado B2B entra con la cuenta de su propia organización, sin contraseña nueva, y recibe acceso en el inquilino de la empresa, también a Teams y SharePoint; bloqueada en su origen, la cuenta ya no entra.',
        },
        likeness: {
          pt: 'o visitante inscrito no livro da equipe, que entra nas salas dela com o crachá que já tem',
          en: 'the visitor listed in the staff’s book, who enters its rooms with the badge he already has',
          es: 'el visitante inscrito en el libro del personal, que entra en sus salas con la credencial que ya tiene',
        },
        tell: {
          pt: 'Pessoas de outra organização que trabalharão no Teams da empresa: convidados B2B. Senhas que os desenvolvedores não devem guardar nem proteger: Entra External ID. Servidores de identidade que a empresa não quer manter: serviço na nuvem. MFA disponível sem desenvolvimento próprio: serviço de identidade pronto. Pessoas que devem entrar com a conta da própria organização: convidados B2B. Bloqueio pela organização de origem que deve encerrar este acesso: convidados B2B, que dependem da conta de lá.',
          en: 'People of another organization who will work in the company’s Teams: B2B guests. Passwords that developers must not store or protect: Entra External ID. Identity servers that the company does not want to maintain: a cloud service. MFA available without development of its own: a ready-made identity service. People who must sign in with the account of their own organization: B2B guests. A block by the home organization that must end this access: B2B guests, who depend on the account there.',
          es: 'Personas de otra organización que trabajarán en Teams de la empresa: invitados B2B. Contraseñas que los desarrolladores no deben guardar ni proteger: Entra External ID. Servidores de identidad que la empresa no quiere mantener: servicio en la nube. MFA disponible sin desarrollo propio: servicio de identidad listo. Personas que deben entrar con la cuenta de su propia organización: invitados B2B. Bloqueo de la organización de origen que debe terminar este acceso: invitados B2B, que dependen de la cuenta de allí.',
        },
        source: docs('entra/external-id/what-is-b2b'),
        popularity: 5,
      },
      {
        id: 'staff-like',
        neverRight: true,
        text: {
          pt: 'Contas internas do Microsoft Entra ID',
          en: 'Internal Microsoft Entra ID accounts',
          es: 'Cuentas internas de Microsoft Entra ID',
        },
        uses: [],
        why: {
          pt: 'As contas internas ficam no diretório que já existe, com senha e MFA do Microsoft Entra ID.',
          en: 'Internal accounts are in the directory that exists already, with password and MFA of Microsoft Entra ID.',
          es: 'Las cuentas internas quedan en el directorio que ya existe, con contraseña y MFA de Microsoft Entra ID.',
        },
        likeness: {
          pt: 'o segundo crachá, de funcionário, feito para cada visitante no livro da equipe, que só a casa cancela',
          en: 'the second badge, a staff one, made for each visitor in the staff’s book, which only the house cancels',
          es: 'la segunda credencial, de empleado, hecha para cada visitante en el libro del personal, que solo la casa anula',
        },
        tell: {
          pt: 'Funcionários: contas internas do Microsoft Entra ID.',
          en: 'Employees: internal accounts of Microsoft Entra ID.',
          es: 'Empleados: cuentas internas de Microsoft Entra ID.',
        },
        source: docs('entra/fundamentals/how-to-create-delete-users'),
        popularity: 4,
      },
      {
        id: 'table',
        neverRight: true,
        text: {
          pt: 'Uma tabela de senhas no banco do aplicativo',
          en: 'A password table in the application’s database',
          es: 'Una tabla de contraseñas en la base de la aplicación',
        },
        uses: [],
        why: {
          pt: 'Com uma tabela própria, as contas ficam no aplicativo, e protegê-las é trabalho da equipe.',
          en: 'With a table of its own the accounts stay in the application, and protecting them is the team’s work.',
          es: 'Con una tabla propia, las cuentas quedan en la aplicación, y protegerlas es trabajo del equipo.',
        },
        likeness: {
          pt: 'a gaveta com as palavras secretas de todos, que a própria casa tem de guardar e vigiar',
          en: 'the drawer with everybody’s secret words, which the house itself has to keep and guard',
          es: 'el cajón con las palabras secretas de todos, que la propia casa tiene que guardar y vigilar',
        },
        tell: {
          pt: 'Controle total das contas, com o risco das senhas: tabela própria.',
          en: 'Full control of accounts, with the risk of passwords: a table of its own.',
          es: 'Control total de las cuentas, con el riesgo de las contraseñas: tabla propia.',
        },
        source: docs('entra/external-id/customers/concept-planning-your-solution'),
        popularity: 4,
      },
      {
        id: 'social',
        neverRight: true,
        text: {
          pt: 'Só o login do Google, no código do aplicativo',
          en: 'Google sign-in alone, coded in the application',
          es: 'Solo el inicio con Google, en el código de la aplicación',
        },
        uses: [],
        why: {
          pt: 'Com o login do Google a senha fica com o Google, e só entra quem tem conta lá.',
          en: 'With Google sign-in the password is Google’s, and only those with an account there get in.',
          es: 'Con el inicio de Google la contraseña la guarda Google, y solo entra quien tiene cuenta allí.',
        },
        likeness: {
          pt: 'o livro à parte que só aceita a carteirinha de um clube famoso e não abre salas da equipe',
          en: 'the separate book that accepts only the card of one famous club and opens no staff room',
          es: 'el libro aparte que solo acepta la credencial de un club famoso y no abre salas del personal',
        },
        tell: {
          pt: 'Todos têm conta de um mesmo provedor: login social.',
          en: 'Everybody has an account with one provider: social sign-in.',
          es: 'Todos tienen cuenta de un mismo proveedor: inicio de sesión social.',
        },
        source: docs('entra/external-id/customers/how-to-google-federation-customers'),
        popularity: 3,
      },
      {
        id: 'domain',
        neverRight: true,
        text: {
          pt: 'Um domínio AD DS em duas máquinas virtuais',
          en: 'An AD DS domain on two virtual machines',
          es: 'Un dominio AD DS en dos máquinas virtuales',
        },
        uses: ['AD DS'],
        why: {
          pt: 'Um domínio AD DS à parte separa essas contas das dos funcionários, em servidores da empresa.',
          en: 'A separate AD DS domain keeps these accounts apart from employees’, on the company’s servers.',
          es: 'Un dominio AD DS aparte separa esas cuentas de las de los empleados, en servidores de la empresa.',
        },
        likeness: {
          pt: 'o livro à parte que a casa monta e conserta, com crachás novos que não abrem salas da equipe',
          en: 'the separate book that the house sets up and repairs, with new badges that open no staff room',
          es: 'el libro aparte que la casa monta y repara, con credenciales nuevas que no abren salas del personal',
        },
        tell: {
          pt: 'Aplicação que exige Kerberos ou LDAP: AD DS.',
          en: 'An application that demands Kerberos or LDAP: AD DS.',
          es: 'Aplicación que exige Kerberos o LDAP: AD DS.',
        },
        source: docs('windows-server/identity/ad-ds/get-started/virtual-dc/active-directory-domain-services-overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'apart',
        situations: ['bookshop', 'parking'],
        text: {
          pt: 'Os clientes devem ficar em um diretório separado do dos funcionários.',
          en: 'Customers must be kept in a directory separate from that of employees.',
          es: 'Los clientes deben quedar en un directorio separado del de los empleados.',
        },
        fits: ['external', 'table', 'domain', 'social'],
        rulesOut: {
          guests: {
            pt: 'Os convidados B2B são criados no mesmo diretório dos funcionários.',
            en: 'B2B guests are created in the same directory as employees.',
            es: 'Los invitados B2B se crean en el mismo directorio que los empleados.',
          },
          'staff-like': {
            pt: 'Contas internas ficam no mesmo diretório dos funcionários, e não separadas.',
            en: 'Internal accounts are in the same directory as employees, not apart.',
            es: 'Las cuentas internas están en el mismo directorio que los empleados, y no aparte.',
          },
        },
      },
      {
        id: 'no-secrets',
        text: {
          pt: 'Os desenvolvedores não devem guardar nem proteger senhas.',
          en: 'The developers must not store or protect passwords.',
          es: 'Los desarrolladores no deben guardar ni proteger contraseñas.',
        },
        fits: ['external', 'guests', 'staff-like', 'social'],
        rulesOut: {
          table: {
            pt: 'Na tabela do aplicativo, guardar e proteger as senhas cabe à equipe.',
            en: 'In the application’s table, storing and protecting passwords is the team’s responsibility.',
            es: 'En la tabla de la aplicación, guardar y proteger las contraseñas le toca al equipo.',
          },
        },
      },
      {
        id: 'any-mail',
        situations: ['bookshop', 'parking'],
        text: {
          pt: 'Quem não tem conta em rede social deve poder se cadastrar com qualquer e-mail.',
          en: 'Those without a social account must be able to sign up with any email address.',
          es: 'Quien no tiene cuenta en redes sociales debe poder registrarse con cualquier correo.',
        },
        fits: ['external', 'table'],
        rulesOut: {
          social: {
            pt: 'Com o login do Google só entra quem tem conta do Google.',
            en: 'With Google sign-in only those with a Google account get in.',
            es: 'Con el inicio de Google solo entra quien tiene cuenta de Google.',
          },
          'staff-like': {
            pt: 'As contas internas são criadas por um administrador, sem autocadastro.',
            en: 'Internal accounts are created by an administrator, without sign-up.',
            es: 'Las cuentas internas las crea un administrador, sin registro propio.',
          },
          domain: {
            pt: 'No domínio AD DS as contas são criadas por um administrador.',
            en: 'In an AD DS domain accounts are created by an administrator.',
            es: 'En el dominio AD DS las cuentas las crea un administrador.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A empresa não quer manter servidores de identidade.',
          en: 'The company does not want to maintain identity servers.',
          es: 'La empresa no quiere mantener servidores de identidad.',
        },
        fits: ['external', 'guests', 'staff-like', 'table', 'social'],
        rulesOut: {
          domain: {
            pt: 'O domínio AD DS roda em duas máquinas virtuais a manter.',
            en: 'The AD DS domain runs on two virtual machines to be maintained.',
            es: 'El dominio AD DS corre en dos máquinas virtuales que mantener.',
          },
        },
      },
      {
        id: 'mfa',
        text: {
          pt: 'A MFA deve estar disponível sem desenvolvimento próprio.',
          en: 'MFA must be available without development of its own.',
          es: 'La MFA debe estar disponible sin desarrollo propio.',
        },
        fits: ['external', 'guests', 'staff-like'],
        rulesOut: {
          table: {
            pt: 'Com a tabela do aplicativo, a MFA teria de ser desenvolvida.',
            en: 'With the application’s table, MFA would have to be developed.',
            es: 'Con la tabla de la aplicación, la MFA tendría que desarrollarse.',
          },
          domain: {
            pt: 'O domínio AD DS não traz MFA pronta para um aplicativo da web.',
            en: 'The AD DS domain brings no ready-made MFA for a web application.',
            es: 'El dominio AD DS no trae MFA lista para una aplicación web.',
          },
        },
      },
      {
        id: 'home-password',
        situations: ['suppliers', 'lawyers'],
        text: {
          pt: 'Cada pessoa deve entrar com a conta da própria organização.',
          en: 'Each person must sign in with the account of their own organization.',
          es: 'Cada persona debe entrar con la cuenta de su propia organización.',
        },
        fits: ['external', 'guests'],
        rulesOut: {
          'staff-like': {
            pt: 'Uma conta interna é mais uma conta, com outra senha, para cada pessoa.',
            en: 'An internal account is one more account, with another password, for each person.',
            es: 'Una cuenta interna es una cuenta más, con otra contraseña, para cada persona.',
          },
          table: {
            pt: 'A tabela do aplicativo cria mais uma senha para cada pessoa.',
            en: 'The application’s table creates one more password for each person.',
            es: 'La tabla de la aplicación crea una contraseña más para cada persona.',
          },
          domain: {
            pt: 'O domínio AD DS cria mais uma conta para cada pessoa.',
            en: 'The AD DS domain creates one more account for each person.',
            es: 'El dominio AD DS crea una cuenta más para cada persona.',
          },
          social: {
            pt: 'O login do Google usa contas do Google, não as da organização.',
            en: 'Google sign-in uses Google accounts, not those of the organization.',
            es: 'El inicio de Google usa cuentas de Google, no las de la organización.',
          },
        },
      },
      {
        id: 'teams',
        situations: ['suppliers', 'lawyers'],
        text: {
          pt: 'Essas pessoas também trabalharão no Teams e no SharePoint da empresa.',
          en: 'These people will also work in the company’s Teams and SharePoint.',
          es: 'Esas personas también trabajarán en Teams y SharePoint de la empresa.',
        },
        fits: ['guests', 'staff-like'],
        rulesOut: {
          external: {
            pt: 'Um locatário externo serve a aplicativos e não dá acesso ao Teams da empresa.',
            en: 'An external tenant serves applications and gives no access to the company’s Teams.',
            es: 'Un inquilino externo sirve a aplicaciones y no da acceso a Teams de la empresa.',
          },
          table: {
            pt: 'A tabela do aplicativo vale só para o próprio aplicativo.',
            en: 'The application’s table is good for the application alone.',
            es: 'La tabla de la aplicación vale solo para la propia aplicación.',
          },
          social: {
            pt: 'O login do Google vale só para o aplicativo que o tem no código.',
            en: 'Google sign-in is good only for the application that has it in its code.',
            es: 'El inicio de Google vale solo para la aplicación que lo tiene en su código.',
          },
          domain: {
            pt: 'As contas desse domínio AD DS não existem no locatário do Teams.',
            en: 'The accounts of that AD DS domain do not exist in the tenant of Teams.',
            es: 'Las cuentas de ese dominio AD DS no existen en el inquilino de Teams.',
          },
        },
      },
      {
        id: 'leaver',
        situations: ['suppliers', 'lawyers'],
        text: {
          pt: 'O bloqueio feito pela organização de origem deve encerrar também este acesso.',
          en: 'A block by their home organization must end this access as well.',
          es: 'El bloqueo que haga la organización de origen debe cerrar también este acceso.',
        },
        fits: ['external', 'guests'],
        rulesOut: {
          'staff-like': {
            pt: 'A conta interna continua ativa até que a própria empresa a bloqueie.',
            en: 'The internal account stays active until the company itself blocks it.',
            es: 'La cuenta interna sigue activa hasta que la propia empresa la bloquee.',
          },
          table: {
            pt: 'A conta na tabela do aplicativo continua ativa até a equipe excluí-la.',
            en: 'The account in the application’s table stays active until the team deletes it.',
            es: 'La cuenta en la tabla de la aplicación sigue activa hasta que el equipo la elimina.',
          },
          domain: {
            pt: 'A conta do domínio AD DS continua ativa até que a empresa a bloqueie.',
            en: 'The account in the AD DS domain stays active until the company blocks it.',
            es: 'La cuenta del dominio AD DS sigue activa hasta que la empresa la bloquee.',
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
  {
    id: 'many-passwords',
    exams: { 'az-900': { domain: 'architecture', topic: 'authentication' } },
    scene: {
      pt: 'Pense em cada aplicação como uma sala trancada, e na senha como uma chave que um ladrão pode copiar.',
      en: 'Think of each application as a locked room, and of a password as a key that a thief can copy.',
      es: 'Piensa en cada aplicación como una sala cerrada, y en la contraseña como una llave que un ladrón puede copiar.',
    },
    situations: [
      {
        id: 'advisers',
        text: {
          pt: 'Em uma consultoria com Microsoft Entra ID, cada pessoa tem uma senha para cada aplicação.',
          en: 'In a consultancy with Microsoft Entra ID, each person has a password for each application.',
          es: 'En una consultora con Microsoft Entra ID, cada persona tiene una contraseña para cada aplicación.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Em um museu com Microsoft Entra ID, as pessoas digitam uma senha em cada aplicação.',
          en: 'In a museum with Microsoft Entra ID, people type a password in each application.',
          es: 'En un museo con Microsoft Entra ID, las personas escriben una contraseña en cada aplicación.',
        },
      },
      {
        id: 'brewery',
        text: {
          pt: 'Uma cervejaria com Microsoft Entra ID revê a entrada em suas aplicações.',
          en: 'A brewery with Microsoft Entra ID is reviewing sign-in to its applications.',
          es: 'Una cervecería con Microsoft Entra ID revisa el inicio de sesión en sus aplicaciones.',
        },
      },
    ],
    candidates: [
      {
        id: 'plain',
        neverRight: true,
        text: {
          pt: 'SSO do Entra ID, só com senha',
          en: 'Entra ID SSO with a password alone',
          es: 'SSO de Entra ID, solo con contraseña',
        },
        uses: ['SSO'],
        why: {
          pt: 'Com o SSO, um só login no Microsoft Entra ID vale para todos os aplicativos.',
          en: 'With SSO a single Microsoft Entra ID sign-in is good for all applications.',
          es: 'Con el SSO, un solo inicio de sesión en Microsoft Entra ID vale para todas las aplicaciones.',
        },
        likeness: {
          pt: 'a chave única de todas as salas, cancelada num só lugar, mas útil também para quem a copiar',
          en: 'the single key to all rooms, canceled in one place but just as good for whoever copies it',
          es: 'la llave única de todas las salas, anulada en un solo lugar, pero útil también para quien la copie',
        },
        tell: {
          pt: 'Um só login para vários aplicativos: SSO.',
          en: 'A single sign-in for several applications: SSO.',
          es: 'Un solo inicio de sesión para varias aplicaciones: SSO.',
        },
        source: docs('entra/identity/enterprise-apps/what-is-single-sign-on'),
        popularity: 4,
      },
      {
        id: 'app-mfa',
        text: {
          pt: 'SSO do Entra ID, com senha e Authenticator',
          en: 'Entra ID SSO with a password and Authenticator',
          es: 'SSO de Entra ID, con contraseña y Authenticator',
        },
        uses: ['SSO', 'Authenticator'],
        why: {
          pt: 'O SSO deixa uma só conta a proteger, e a MFA pede no celular um segundo fator além da senha.',
          en: 'SSO leaves one account to protect, and MFA asks on the phone for a second factor besides the password.',
          es: 'El SSO deja una sola cuenta que proteger, y la MFA pide en el celular un segundo factor además de la contraseña.',
        },
        likeness: {
          pt: 'a chave única de todas as salas, mais uma ligação ao telefone do dono a cada entrada',
          en: 'the single key to all rooms, plus a call to the owner’s phone each time he comes in',
          es: 'la llave única de todas las salas, más una llamada al teléfono del dueño en cada entrada',
        },
        tell: {
          pt: 'Bloquear uma conta para impedir a entrada em todas as aplicações: SSO do Microsoft Entra ID. Senha roubada que não deve bastar para entrar: MFA ou chave FIDO2. Sem verba para um dispositivo para cada pessoa: MFA no Authenticator. Empresa que não quer servidores locais: entrada na nuvem, com Entra ID.',
          en: 'Blocking one account to stop sign-in to all applications: Microsoft Entra ID SSO. A stolen password that must not be enough to get in: MFA or a FIDO2 key. No budget for a device for each person: MFA in Authenticator. A company that wants no local servers: sign-in in the cloud, with Entra ID.',
          es: 'Bloquear una cuenta para impedir el acceso a todas las aplicaciones: SSO de Microsoft Entra ID. Contraseña robada que no debe bastar para entrar: MFA o llave FIDO2. Sin presupuesto para un dispositivo para cada persona: MFA en Authenticator. Empresa que no quiere servidores locales: inicio de sesión en la nube, con Entra ID.',
        },
        source: docs('entra/identity/authentication/concept-mfa-howitworks'),
        popularity: 5,
      },
      {
        id: 'key',
        text: {
          pt: 'SSO do Entra ID, com chave FIDO2',
          en: 'Entra ID SSO with a FIDO2 security key',
          es: 'SSO de Entra ID, con llave FIDO2',
        },
        uses: ['SSO', 'FIDO2'],
        why: {
          pt: 'O SSO do Entra ID, na nuvem, deixa uma só conta a bloquear, com login por chave FIDO2 e PIN, sem celular nem senha que possa ser roubada.',
          en: 'SSO in Entra ID, in the cloud, leaves a single account to block, with sign-in by FIDO2 key and PIN, without a phone or a password that could be stolen.',
          es: 'El SSO de Entra ID, en la nube, deja una sola cuenta que bloquear, con inicio de sesión por llave FIDO2 y PIN, sin celular ni contraseña que pueda robarse.',
        },
        likeness: {
          pt: 'o medalhão que não se copia e abre todas as salas, mas que é preciso comprar para cada pessoa',
          en: 'the medallion that cannot be copied and opens all rooms but has to be bought for each person',
          es: 'el medallón que no se copia y abre todas las salas, pero que hay que comprar para cada persona',
        },
        tell: {
          pt: 'Bloquear uma conta para impedir a entrada em todas as aplicações: SSO do Microsoft Entra ID. Senha roubada que não deve bastar para entrar: MFA ou chave FIDO2. Celulares que não são permitidos no local de trabalho: chave FIDO2. Empresa que não quer servidores locais: entrada na nuvem, com Entra ID. Nenhuma senha que possa ser obtida por phishing: chave FIDO2.',
          en: 'Blocking one account to stop sign-in to all applications: Microsoft Entra ID SSO. A stolen password that must not be enough to get in: MFA or a FIDO2 key. Phones that are not allowed where people work: a FIDO2 key. A company that wants no local servers: sign-in in the cloud, with Entra ID. No password that could be phished: a FIDO2 key.',
          es: 'Bloquear una cuenta para impedir el acceso a todas las aplicaciones: SSO de Microsoft Entra ID. Contraseña robada que no debe bastar para entrar: MFA o llave FIDO2. Celulares que no se permiten en el lugar de trabajo: llave FIDO2. Empresa que no quiere servidores locales: inicio de sesión en la nube, con Entra ID. Ninguna contraseña que pueda obtenerse por phishing: llave FIDO2.',
        },
        source: docs('entra/identity/authentication/concept-authentication-passwordless'),
        popularity: 4,
      },
      {
        id: 'adfs',
        neverRight: true,
        text: {
          pt: 'Federação AD FS, com MFA em servidores próprios',
          en: 'AD FS federation, with MFA on its own servers',
          es: 'Federación AD FS, con MFA en servidores propios',
        },
        uses: ['AD FS'],
        why: {
          pt: 'O AD FS dá um só login por federação, em servidores da própria empresa.',
          en: 'AD FS gives one sign-in by federation, on servers of the company itself.',
          es: 'AD FS da un solo inicio de sesión por federación, en servidores de la propia empresa.',
        },
        likeness: {
          pt: 'a portaria única de todas as salas, com dupla conferência, que a própria firma ergue e conserta',
          en: 'the one gatehouse for all rooms, with a double check, which the firm itself builds and repairs',
          es: 'la portería única de todas las salas, con doble control, que la propia empresa levanta y repara',
        },
        tell: {
          pt: 'Federação que deve ficar em servidores próprios: AD FS.',
          en: 'Federation that has to stay on one’s own servers: AD FS.',
          es: 'Federación que debe quedar en servidores propios: AD FS.',
        },
        source: docs('windows-server/identity/ad-fs/ad-fs-overview'),
        popularity: 3,
      },
      {
        id: 'manager',
        neverRight: true,
        text: {
          pt: 'Um gerenciador de senhas em cada PC',
          en: 'A password manager on each PC',
          es: 'Un gestor de contraseñas en cada PC',
        },
        uses: [],
        why: {
          pt: 'O gerenciador guarda e preenche as senhas de qualquer aplicativo, sem reduzir quantas existem.',
          en: 'The manager keeps and fills in the passwords of any application, without reducing their number.',
          es: 'El gestor guarda y completa las contraseñas de cualquier aplicación, sin reducir cuántas existen.',
        },
        likeness: {
          pt: 'o molho de chaves, uma para cada sala, todas fáceis de copiar e canceladas uma por uma',
          en: 'the bunch of keys, one for each room, all easy to copy and canceled one by one',
          es: 'el manojo de llaves, una para cada sala, todas fáciles de copiar y anuladas una por una',
        },
        tell: {
          pt: 'Muitas senhas a decorar, aplicativos sem mudança: gerenciador.',
          en: 'Many passwords to memorize, applications unchanged: a manager.',
          es: 'Muchas contraseñas que memorizar, aplicaciones sin cambios: gestor.',
        },
        source: docs('entra/identity/enterprise-apps/plan-sso-deployment'),
        popularity: 3,
      },
      {
        id: 'passkeys',
        neverRight: true,
        text: {
          pt: 'Uma passkey criada em cada aplicativo',
          en: 'A passkey created in each application',
          es: 'Una passkey creada en cada aplicación',
        },
        uses: ['passkey'],
        why: {
          pt: 'A passkey dispensa a senha e resiste a phishing, aplicativo por aplicativo.',
          en: 'A passkey needs no password and resists phishing, application by application.',
          es: 'La passkey no necesita contraseña y resiste el phishing, aplicación por aplicación.',
        },
        likeness: {
          pt: 'a impressão digital registrada em cada sala, que ninguém copia, mas que só se apaga sala por sala',
          en: 'the fingerprint registered in each room, which nobody can copy but which is erased only room by room',
          es: 'la huella digital registrada en cada sala, que nadie copia, pero que solo se borra sala por sala',
        },
        tell: {
          pt: 'Login sem senha, aplicativo por aplicativo: passkey.',
          en: 'Signing in without a password, application by application: a passkey.',
          es: 'Inicio sin contraseña, aplicación por aplicación: passkey.',
        },
        source: docs('entra/identity/authentication/concept-authentication-passkeys-fido2'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'leaver',
        text: {
          pt: 'Bloquear uma conta deve impedir a entrada em todas as aplicações.',
          en: 'Blocking one account must stop sign-in to all of the applications.',
          es: 'Bloquear una cuenta debe impedir el acceso a todas las aplicaciones.',
        },
        fits: ['plain', 'app-mfa', 'key', 'adfs'],
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
        id: 'stolen',
        text: {
          pt: 'Uma senha roubada não deve bastar para alguém entrar.',
          en: 'A stolen password must not be enough to get in.',
          es: 'Una contraseña robada no debe bastar para entrar.',
        },
        fits: ['app-mfa', 'key', 'adfs', 'passkeys'],
        rulesOut: {
          plain: {
            pt: 'Com SSO só com senha, quem a rouba entra em todos os aplicativos.',
            en: 'With SSO on a password alone, whoever steals it gets into all applications.',
            es: 'Con SSO solo con contraseña, quien la roba entra en todas las aplicaciones.',
          },
          manager: {
            pt: 'O gerenciador preenche senhas, e uma senha roubada ainda dá acesso.',
            en: 'The manager fills in passwords, and a stolen one still gives access.',
            es: 'El gestor completa contraseñas, y una robada todavía da acceso.',
          },
        },
      },
      {
        id: 'no-password',
        notWith: ['stolen'],
        text: {
          pt: 'Não deve haver senha que possa ser obtida por phishing.',
          en: 'There must be no password that could be phished.',
          es: 'No debe haber contraseñas que puedan obtenerse por phishing.',
        },
        fits: ['key', 'passkeys'],
        rulesOut: {
          plain: {
            pt: 'O SSO reduz as senhas a uma só, mas ela continua a existir.',
            en: 'SSO reduces the passwords to one, but that one still exists.',
            es: 'El SSO reduce las contraseñas a una sola, pero esa sigue existiendo.',
          },
          'app-mfa': {
            pt: 'A MFA acrescenta um fator, e a senha continua a existir.',
            en: 'MFA adds a factor, and the password still exists.',
            es: 'La MFA agrega un factor, y la contraseña sigue existiendo.',
          },
          manager: {
            pt: 'O gerenciador guarda as senhas das aplicações, que continuam a existir.',
            en: 'The manager keeps the passwords of the applications, which still exist.',
            es: 'El gestor guarda las contraseñas de las aplicaciones, que siguen existiendo.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A empresa não quer servidores locais.',
          en: 'The company wants no local servers.',
          es: 'La empresa no quiere servidores locales.',
        },
        fits: ['plain', 'app-mfa', 'key', 'manager', 'passkeys'],
        rulesOut: {
          adfs: {
            pt: 'O AD FS é instalado em servidores que a empresa mantém.',
            en: 'AD FS is installed on servers that the company maintains.',
            es: 'AD FS se instala en servidores que mantiene la empresa.',
          },
        },
      },
      {
        id: 'no-phones',
        text: {
          pt: 'Celulares não são permitidos no local de trabalho.',
          en: 'Phones are not allowed where people work.',
          es: 'No se permiten celulares en el lugar de trabajo.',
        },
        fits: ['plain', 'key', 'manager'],
        rulesOut: {
          'app-mfa': {
            pt: 'O Authenticator pede a aprovação no celular, que não entra no local de trabalho.',
            en: 'Authenticator asks for approval on the phone, which is not allowed where people work.',
            es: 'Authenticator pide la aprobación en el celular, que no se permite en el lugar de trabajo.',
          },
        },
      },
      {
        id: 'no-tokens',
        text: {
          pt: 'Não há verba para um dispositivo por pessoa.',
          en: 'There is no budget for a device for each person.',
          es: 'No hay presupuesto para un dispositivo por persona.',
        },
        fits: ['plain', 'app-mfa', 'adfs', 'manager'],
        rulesOut: {
          key: {
            pt: 'A chave FIDO2 é um dispositivo comprado para cada pessoa.',
            en: 'The FIDO2 key is a device bought for each person.',
            es: 'La llave FIDO2 es un dispositivo que se compra para cada persona.',
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
