import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const partnerChoices: readonly Pattern[] = [
  {
    id: 'partner-access',
    exams: { 'az-900': { domain: 'architecture', topic: 'external-identities' } },
    scene: {
      pt: 'Pense na aplicação como um prédio, na conta como o crachá de entrada e no email da empresa como um escaninho.',
      en: 'Think of the application as a building, of the account as a badge, and of company email as a mailbox in its lobby.',
      es: 'Piensa en la aplicación como un edificio, en la cuenta como la credencial de entrada y en el correo de la empresa como un casillero.',
    },
    situations: [
      {
        id: 'shipyard',
        text: {
          pt: 'Engenheiros de uma empresa parceira, que usa o Microsoft Entra ID, vão usar uma aplicação de um estaleiro.',
          en: 'Engineers of a partner company, which uses Microsoft Entra ID, will use a shipyard’s application.',
          es: 'Ingenieros de una empresa socia, que usa Microsoft Entra ID, van a usar una aplicación de un astillero.',
        },
      },
      {
        id: 'audit',
        text: {
          pt: 'Auditores de outra firma vão consultar relatórios em uma aplicação de uma rede de hospitais.',
          en: 'Auditors from another firm will consult reports in a hospital network’s application.',
          es: 'Auditores de otra firma van a consultar informes en una aplicación de una red de hospitales.',
        },
      },
      {
        id: 'event',
        text: {
          pt: 'Os freelancers de uma agência de eventos vão marcar turnos em um portal publicado para eles.',
          en: 'An events agency’s freelancers will book shifts in a portal published for them.',
          es: 'Los freelancers de una agencia de eventos van a reservar turnos en un portal publicado para ellos.',
        },
      },
    ],
    candidates: [
      {
        id: 'guest',
        text: {
          pt: 'Convidá-los como usuários externos (B2B)',
          en: 'Inviting them as external users (B2B)',
          es: 'Invitarlos como usuarios externos (B2B)',
        },
        uses: ['B2B', 'External ID'],
        why: {
          pt: 'Na colaboração B2B do Microsoft Entra External ID, serviço de nuvem, o convidado entra no diretório da empresa, que registra cada acesso em seu nome, com a conta que já tem, também do Google; se ela é bloqueada, perde o acesso.',
          en: 'In B2B collaboration of Microsoft Entra External ID, a cloud service, a guest enters the company’s directory, which logs each access by name, with an account they already have, a Google one too; if it is blocked, they lose access.',
          es: 'En la colaboración B2B de Microsoft Entra External ID, servicio de nube, el invitado entra al directorio de la empresa, que registra cada acceso a su nombre, con la cuenta que ya tiene, también de Google; si la bloquean, pierde el acceso.',
        },
        likeness: {
          pt: 'o visitante que entra com o crachá que já tem, enquanto este vale, mas não ganha escaninho',
          en: 'the visitor who enters with the badge he already has, while it is valid, but gets no mailbox',
          es: 'el visitante que entra con la credencial que ya tiene, mientras esta valga, pero no recibe casillero',
        },
        tell: {
          pt: 'Senhas dessas pessoas, que o suporte não deve redefinir: contas que elas já têm. Acesso registrado com o nome da pessoa: uma identidade para cada uma. Pessoas que só têm conta do Google: colaboração B2B ou locatário externo. Nenhum segundo diretório a administrar: contas no diretório da empresa. Quem sai da firma de origem, que deve perder o acesso no mesmo dia: convite B2B, que depende da conta de lá. Nenhum servidor de identidade a manter: serviço na nuvem.',
          en: 'Passwords of these people, which the help desk must not reset: accounts that they already have. Access logged with the person’s name: an identity for each one. People who have only a Google account: B2B collaboration or an external tenant. No second directory to manage: accounts in the company’s directory. Those who leave their own firm, who must lose access the same day: a B2B invitation, which depends on the account there. No identity servers to maintain: a cloud service.',
          es: 'Contraseñas de estas personas, que el soporte no debe restablecer: cuentas que ya tienen. Acceso registrado con el nombre de la persona: una identidad para cada una. Personas que solo tienen cuenta de Google: colaboración B2B o inquilino externo. Ningún segundo directorio que administrar: cuentas en el directorio de la empresa. Quien deja su firma de origen, que debe perder el acceso el mismo día: invitación B2B, que depende de la cuenta de allí. Ningún servidor de identidad que mantener: servicio en la nube.',
        },
        source: docs('entra/external-id/what-is-b2b'),
        popularity: 5,
      },
      {
        id: 'members',
        text: {
          pt: 'Criar uma conta interna para cada um',
          en: 'Creating an internal account for each',
          es: 'Crear una cuenta interna para cada uno',
        },
        uses: [],
        why: {
          pt: 'Com uma conta interna, no diretório que a empresa já tem na nuvem, a pessoa trabalha como um funcionário, com senha e e-mail da empresa e cada acesso registrado em seu nome.',
          en: 'With an internal account, in the directory that the company already has in the cloud, the person works like an employee, with a password and email of the company and each access logged by name.',
          es: 'Con una cuenta interna, en el directorio que la empresa ya tiene en la nube, la persona trabaja como un empleado, con contraseña y correo de la empresa y cada acceso registrado a su nombre.',
        },
        likeness: {
          pt: 'o crachá novo, com escaninho, que a portaria faz e troca, válido mesmo se o visitante deixa sua firma',
          en: 'the new badge, with a mailbox, made and replaced by the front desk, valid even after leaving one’s firm',
          es: 'la credencial nueva, con casillero, que la portería hace y repone, válida aunque el visitante deje su empresa',
        },
        tell: {
          pt: 'E-mails enviados com um endereço da organização anfitriã: conta interna. Acesso registrado com o nome da pessoa: uma identidade para cada uma. Nenhum segundo diretório a administrar: contas no diretório da empresa. Pessoas que só têm conta do Google: colaboração B2B ou locatário externo. Nenhum servidor de identidade a manter: serviço na nuvem.',
          en: 'Email sent from an address of the host organization: an internal account. Access logged with the person’s name: an identity for each one. No second directory to manage: accounts in the company’s directory. People who have only a Google account: B2B collaboration or an external tenant. No identity servers to maintain: a cloud service.',
          es: 'Correos enviados desde una dirección de la organización anfitriona: cuenta interna. Acceso registrado con el nombre de la persona: una identidad para cada una. Ningún segundo directorio que administrar: cuentas en el directorio de la empresa. Personas que solo tienen cuenta de Google: colaboración B2B o inquilino externo. Ningún servidor de identidad que mantener: servicio en la nube.',
        },
        source: docs('entra/fundamentals/how-to-create-delete-users'),
        popularity: 4,
      },
      {
        id: 'shared',
        neverRight: true,
        text: {
          pt: 'Criar uma só conta interna para o grupo',
          en: 'Creating a single internal account for the group',
          es: 'Crear una sola cuenta interna para el grupo',
        },
        uses: [],
        why: {
          pt: 'Uma só conta interna é criada em um minuto e não aumenta com o número de pessoas.',
          en: 'A single internal account is created in a minute and does not grow with the number of people.',
          es: 'Una sola cuenta interna se crea en un minuto y no crece con el número de personas.',
        },
        likeness: {
          pt: 'o único crachá, sem nome, que a portaria faz e troca e que passa de mão em mão',
          en: 'the one nameless badge, made and replaced by the front desk, which passes from hand to hand',
          es: 'la única credencial, sin nombre, que la portería hace y repone y que pasa de mano en mano',
        },
        tell: {
          pt: 'Conta dividida por várias pessoas: quase nunca, porque ninguém responde por ela.',
          en: 'An account shared by several people: hardly ever, because nobody answers for it.',
          es: 'Cuenta que comparten varias personas: casi nunca, porque nadie responde por ella.',
        },
        source: docs('entra/identity/role-based-access-control/best-practices'),
        popularity: 3,
      },
      {
        id: 'tenant',
        rightIn: ['event'],
        text: {
          pt: 'Um locatário externo, com cadastro próprio',
          en: 'An external tenant, with self-service sign-up',
          es: 'Un inquilino externo, con registro propio',
        },
        uses: [],
        why: {
          pt: 'Um locatário externo do External ID serve a aplicações publicadas para pessoas de fora, que se cadastram sozinhas, sem entrar no diretório da empresa.',
          en: 'An external tenant of External ID serves applications published for people outside, who sign up by themselves, apart from the company’s directory.',
          es: 'Un inquilino externo de External ID sirve a aplicaciones publicadas para personas externas, que se registran solas, fuera del directorio de la empresa.',
        },
        likeness: {
          pt: 'o anexo com um segundo livro de visitantes a manter, sem escaninhos, onde quem deixa sua firma continua inscrito',
          en: 'the annex with a second visitors’ book to keep, without mailboxes, where those who leave their firm stay listed',
          es: 'el anexo con un segundo libro de visitantes que llevar, sin casilleros, donde quien deja su empresa sigue inscrito',
        },
        tell: {
          pt: 'Acesso registrado com o nome da pessoa: uma identidade para cada uma. Pessoas que só têm conta do Google: colaboração B2B ou locatário externo. Nenhum servidor de identidade a manter: serviço na nuvem.',
          en: 'Access logged with the person’s name: an identity for each one. People who have only a Google account: B2B collaboration or an external tenant. No identity servers to maintain: a cloud service.',
          es: 'Acceso registrado con el nombre de la persona: una identidad para cada una. Personas que solo tienen cuenta de Google: colaboración B2B o inquilino externo. Ningún servidor de identidad que mantener: servicio en la nube.',
        },
        source: docs('entra/external-id/customers/overview-customers-ciam'),
        popularity: 2,
      },
      {
        id: 'adfs',
        neverRight: true,
        text: {
          pt: 'Federação com AD FS, em servidores próprios',
          en: 'AD FS federation, on servers of its own',
          es: 'Federación con AD FS, en servidores propios',
        },
        uses: ['AD FS'],
        why: {
          pt: 'Com o AD FS, as pessoas entram com a conta da organização delas, por meio de servidores que a empresa mantém.',
          en: 'With AD FS, people sign in with the account of their own organization, through servers that the company maintains.',
          es: 'Con AD FS, las personas entran con la cuenta de su organización, por medio de servidores que mantiene la empresa.',
        },
        likeness: {
          pt: 'a catraca que a própria casa instala e conserta, só para crachás de certas firmas, sem escaninho',
          en: 'the turnstile that the building itself installs and repairs, only for the badges of certain firms, with no mailbox',
          es: 'el torniquete que la propia casa instala y repara, solo para credenciales de ciertas empresas, sin casillero',
        },
        tell: {
          pt: 'Federação que fica em servidores próprios: AD FS.',
          en: 'Federation that stays on one’s own servers: AD FS.',
          es: 'Federación que queda en servidores propios: AD FS.',
        },
        source: docs('windows-server/identity/ad-fs/ad-fs-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'own-password',
        text: {
          pt: 'O suporte da empresa não deve redefinir senhas dessas pessoas.',
          en: 'The company’s help desk must not reset these people’s passwords.',
          es: 'El soporte de la empresa no debe restablecer contraseñas de estas personas.',
        },
        fits: ['guest', 'adfs'],
        rulesOut: {
          members: {
            pt: 'Cada conta interna traz uma senha nova, que o suporte da empresa redefine.',
            en: 'Each internal account brings a new password, which the company’s help desk resets.',
            es: 'Cada cuenta interna trae una contraseña nueva, que restablece el soporte de la empresa.',
          },
          shared: {
            pt: 'A conta do grupo tem uma senha da empresa, que o suporte redefine.',
            en: 'The group’s account has a password of the company, which the help desk resets.',
            es: 'La cuenta del grupo tiene una contraseña de la empresa, que restablece el soporte.',
          },
        },
      },
      {
        id: 'who-did',
        text: {
          pt: 'Cada acesso deve ficar registrado com o nome da pessoa.',
          en: 'Each access must be logged with the person’s name.',
          es: 'Cada acceso debe quedar registrado con el nombre de la persona.',
        },
        fits: ['guest', 'members', 'tenant', 'adfs'],
        rulesOut: {
          shared: {
            pt: 'Com uma só conta para o grupo, o registro não diz quem entrou.',
            en: 'With a single account for the group, the log does not say who signed in.',
            es: 'Con una sola cuenta para el grupo, el registro no dice quién entró.',
          },
        },
      },
      {
        id: 'no-entra',
        situations: ['audit', 'event'],
        text: {
          pt: 'Muitas dessas pessoas só têm conta do Google.',
          en: 'Many of these people have only a Google account.',
          es: 'Muchas de estas personas solo tienen cuenta de Google.',
        },
        fits: ['guest', 'members', 'shared', 'tenant'],
        rulesOut: {
          adfs: {
            pt: 'O AD FS se liga ao diretório de outra organização; uma conta do Google não vem de um.',
            en: 'AD FS connects to the directory of another organization; a Google account does not come from one.',
            es: 'AD FS se conecta al directorio de otra organización; una cuenta de Google no viene de uno.',
          },
        },
      },
      {
        id: 'company-apps',
        text: {
          pt: 'A empresa não quer administrar um segundo diretório.',
          en: 'The company does not want to manage a second directory.',
          es: 'La empresa no quiere administrar un segundo directorio.',
        },
        fits: ['guest', 'members', 'shared', 'adfs'],
        rulesOut: {
          tenant: {
            pt: 'Um locatário externo é um diretório à parte, que a empresa teria de administrar.',
            en: 'An external tenant is a separate directory, which the company would have to manage.',
            es: 'Un inquilino externo es un directorio aparte, que la empresa tendría que administrar.',
          },
        },
      },
      {
        id: 'leaves',
        situations: ['shipyard', 'audit'],
        notWith: ['company-mail', 'no-entra'],
        text: {
          pt: 'Quem sai da firma de origem deve perder o acesso no mesmo dia.',
          en: 'Whoever leaves their own firm must lose access the same day.',
          es: 'Quien deja su firma de origen debe perder el acceso el mismo día.',
        },
        fits: ['guest', 'adfs'],
        rulesOut: {
          members: {
            pt: 'A conta interna não depende da firma de origem: vale até que alguém avise e ela seja bloqueada.',
            en: 'An internal account does not depend on the person’s own firm: it stays valid until somebody gives notice and it is blocked.',
            es: 'La cuenta interna no depende de la firma de origen: vale hasta que alguien avise y se bloquee.',
          },
          shared: {
            pt: 'A senha da conta do grupo continua conhecida por quem saiu.',
            en: 'The password of the group’s account is still known to whoever left.',
            es: 'La contraseña de la cuenta del grupo la sigue conociendo quien se fue.',
          },
          tenant: {
            pt: 'O cadastro no locatário externo não depende da firma de origem e continua válido.',
            en: 'An account in the external tenant does not depend on the person’s own firm and stays valid.',
            es: 'La cuenta en el inquilino externo no depende de la firma de origen y sigue siendo válida.',
          },
        },
      },
      {
        id: 'company-mail',
        situations: ['shipyard', 'event'],
        notWith: ['own-password', 'leaves'],
        text: {
          pt: 'Essas pessoas devem enviar e-mails com um endereço da organização anfitriã.',
          en: 'These people must send email from an address of the host organization.',
          es: 'Estas personas deben enviar correos desde una dirección de la organización anfitriona.',
        },
        fits: ['members', 'shared'],
        rulesOut: {
          guest: {
            pt: 'O convidado (B2B) continua com o e-mail da própria organização.',
            en: 'A B2B guest keeps the email address of their own organization.',
            es: 'El invitado (B2B) conserva el correo de su propia organización.',
          },
          tenant: {
            pt: 'Um locatário externo cadastra pessoas com o e-mail que já têm.',
            en: 'In an external tenant people sign up with the email address they have.',
            es: 'Un inquilino externo registra a las personas con el correo que ya tienen.',
          },
          adfs: {
            pt: 'Na federação com AD FS, a pessoa continua com o e-mail da própria organização.',
            en: 'With AD FS federation people keep the email address of their own organization.',
            es: 'En la federación con AD FS, la persona conserva el correo de su propia organización.',
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
        fits: ['guest', 'members', 'shared', 'tenant'],
        rulesOut: {
          adfs: {
            pt: 'O AD FS é instalado em servidores que a empresa mantém.',
            en: 'AD FS is installed on servers that the company maintains.',
            es: 'AD FS se instala en servidores que mantiene la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual forma de dar acesso atende a todos esses requisitos?',
      en: 'Which way of giving access meets all of these requirements?',
      es: '¿Qué forma de dar acceso cumple todos estos requisitos?',
    },
  },
  {
    id: 'application-secret',
    exams: { 'az-900': { domain: 'architecture', topic: 'security-tools' } },
    scene: {
      pt: 'Pense no banco de dados como um depósito, na aplicação como o funcionário que entra nele e na senha como a chave.',
      en: 'Think of the database as a storeroom, of the application as the worker who goes in, and of the password as the key.',
      es: 'Piensa en la base de datos como un depósito, en la aplicación como el empleado que entra y en la contraseña como la llave.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Uma aplicação em VMs do Azure entra em um banco SQL do Azure com senha.',
          en: 'An application on Azure VMs signs in to an Azure SQL database with a password.',
          es: 'Una aplicación en VM de Azure entra en una base de Azure SQL con contraseña.',
        },
      },
      {
        id: 'gym',
        text: {
          pt: 'O sistema de uma academia, no App Service, entra em um banco SQL do Azure com senha.',
          en: 'A gym’s system, on App Service, signs in to an Azure SQL database with a password.',
          es: 'El sistema de un gimnasio, en App Service, entra en una base de Azure SQL con contraseña.',
        },
      },
      {
        id: 'harvest',
        text: {
          pt: 'O programa de uma usina, em VMs do Azure, entra em um banco SQL do Azure com senha.',
          en: 'A sugar mill’s program, on Azure VMs, signs in to an Azure SQL database with a password.',
          es: 'El programa de un ingenio, en VM de Azure, entra en una base de Azure SQL con contraseña.',
        },
      },
    ],
    candidates: [
      {
        id: 'identity',
        text: {
          pt: 'Trocar a credencial por identidade gerenciada',
          en: 'Replacing the credential with a managed identity',
          es: 'Cambiar la credencial por una identidad administrada',
        },
        uses: [],
        why: {
          pt: 'A identidade gerenciada, sem cobrança, autentica o recurso no Microsoft Entra ID, que a guarda em um só lugar e registra cada entrada: não há senha ou credencial a guardar, vazar ou renovar.',
          en: 'A managed identity, free of charge, authenticates the resource in Microsoft Entra ID, which keeps it in one place and logs each sign-in: there is no password or credential to keep, leak or renew.',
          es: 'La identidad administrada, sin cobro, autentica el recurso en Microsoft Entra ID, que la guarda en un solo lugar y registra cada entrada: no hay contraseña ni credencial que guardar, filtrar o renovar.',
        },
        likeness: {
          pt: 'o porteiro que reconhece o funcionário pelo rosto, sem aceitar chave alguma, e anota cada entrada',
          en: 'the doorman who knows the worker by his face, takes no key at all and notes each visit',
          es: 'el portero que reconoce al empleado por la cara, sin aceptar llave alguna, y anota cada entrada',
        },
        tell: {
          pt: 'Nem senha nem credencial a renovar: uma identidade gerenciada. Política que proíbe senhas entre sistemas: identidade gerenciada. Credenciais que vencem e que a equipe não quer renovar: identidade gerenciada. Registro de cada uso da credencial: acesso que passa pelo Entra ID. Código-fonte que não pode conter nada que dê acesso aos dados: credencial fora do código. Mudança no acesso em um só lugar, não em cada máquina: acesso guardado no Azure. Sem verba para outro serviço pago: identidade do próprio Entra ID.',
          en: 'Neither a password nor credentials to renew: a managed identity. A policy that forbids passwords between systems: a managed identity. Credentials that expire and that the team does not want to renew: a managed identity. A record of who used the credential and when: access that goes through Entra ID. Source code that must not contain anything that gives access to the data: a credential outside the code. A change to the access in one place, not on each machine: access kept in Azure. No budget for another paid service: an identity of Entra ID itself.',
          es: 'Ni contraseña ni credenciales que renovar: una identidad administrada. Política que prohíbe contraseñas entre sistemas: identidad administrada. Credenciales que vencen y que el equipo no quiere renovar: identidad administrada. Registro de cada uso de la credencial: acceso que pasa por Entra ID. Código fuente que no puede contener nada que dé acceso a los datos: credencial fuera del código. Cambio en el acceso en un solo lugar, no en cada máquina: acceso guardado en Azure. Sin presupuesto para otro servicio pago: identidad del propio Entra ID.',
        },
        source: docs('entra/identity/managed-identities-azure-resources/overview'),
        popularity: 4,
      },
      {
        id: 'vault',
        text: {
          pt: 'Guardar a credencial no Azure Key Vault',
          en: 'Keeping the credential in Azure Key Vault',
          es: 'Guardar la credencial en Azure Key Vault',
        },
        uses: ['Key Vault'],
        why: {
          pt: 'O Key Vault guarda a credencial cifrada em um só lugar, fora do código, controla quem a lê e registra cada leitura; ela continua a mesma para o destino.',
          en: 'Key Vault keeps the credential encrypted in one place, out of the code, controls who reads it and logs each read; it stays the same for the target.',
          es: 'Key Vault guarda la credencial cifrada en un solo lugar, fuera del código, controla quién la lee y registra cada lectura; sigue siendo la misma para el destino.',
        },
        likeness: {
          pt: 'o guardador pago que empresta a chave e anota quem a pegou e quando',
          en: 'the paid keeper who lends out the key and notes who took it and when',
          es: 'el guardián pagado que presta la llave y anota quién la tomó y cuándo',
        },
        tell: {
          pt: 'Banco de dados que continua a aceitar só a senha: Key Vault. Registro de cada uso da credencial: acesso que passa pelo Entra ID. Código-fonte que não pode conter nada que dê acesso aos dados: credencial fora do código. Mudança no acesso em um só lugar, não em cada máquina: acesso guardado no Azure.',
          en: 'A database that goes on accepting only the password: Key Vault. A record of who used the credential and when: access that goes through Entra ID. Source code that must not contain anything that gives access to the data: a credential outside the code. A change to the access in one place, not on each machine: access kept in Azure.',
          es: 'Base de datos que sigue aceptando solo la contraseña: Key Vault. Registro de cada uso de la credencial: acceso que pasa por Entra ID. Código fuente que no puede contener nada que dé acceso a los datos: credencial fuera del código. Cambio en el acceso en un solo lugar, no en cada máquina: acceso guardado en Azure.',
        },
        source: docs('azure/key-vault/general/overview'),
        popularity: 5,
      },
      {
        id: 'settings',
        neverRight: true,
        text: {
          pt: 'Guardar a credencial em uma variável de ambiente',
          en: 'Keeping the credential in an environment variable',
          es: 'Guardar la credencial en una variable de entorno',
        },
        uses: [],
        why: {
          pt: 'Em variáveis de ambiente a credencial fica fora do código, e o programa a lê sem chamar outro serviço.',
          en: 'In environment variables the credential is out of the code, and the program reads it without calling another service.',
          es: 'En variables de entorno la credencial queda fuera del código, y el programa la lee sin llamar a otro servicio.',
        },
        likeness: {
          pt: 'a chave deixada numa gaveta em cada sala de trabalho, que se usa sem ninguém anotar',
          en: 'the key left in a drawer of each workroom, used without anybody noting it down',
          es: 'la llave guardada en un cajón de cada sala de trabajo, que se usa sin que nadie lo anote',
        },
        tell: {
          pt: 'Configuração simples, sem exigência de auditoria: variável de ambiente.',
          en: 'Simple settings, without audit requirements: an environment variable.',
          es: 'Configuración simple, sin exigencia de auditoría: variable de entorno.',
        },
        source: docs('azure/app-service/configure-common'),
        popularity: 4,
      },
      {
        id: 'code',
        neverRight: true,
        text: {
          pt: 'Manter a credencial em um repositório privado',
          en: 'Keeping the credential in a private repository',
          es: 'Mantener la credencial en un repositorio privado',
        },
        uses: [],
        why: {
          pt: 'Em um repositório privado, só os desenvolvedores veem a credencial, e nada muda no programa.',
          en: 'In a private repository only developers see the credential, and nothing changes in the program.',
          es: 'En un repositorio privado, solo los desarrolladores ven la credencial, y nada cambia en el programa.',
        },
        likeness: {
          pt: 'a cópia da chave colada em cada manual de trabalho, que qualquer leitor usa sem deixar registro',
          en: 'the copy of the key glued into each work manual, which any reader can use without leaving a record',
          es: 'la copia de la llave pegada en cada manual de trabajo, que cualquier lector usa sin dejar registro',
        },
        tell: {
          pt: 'Segredo no código: evite, ainda que o repositório seja privado.',
          en: 'A secret in code: avoid it, even in a private repository.',
          es: 'Secreto en el código: evítalo, aunque el repositorio sea privado.',
        },
        source: docs('azure/security/fundamentals/secrets-best-practices'),
        popularity: 3,
      },
      {
        id: 'certificate',
        text: {
          pt: 'Usar uma entidade de serviço com certificado',
          en: 'Using a service principal with a certificate',
          es: 'Usar una entidad de servicio con certificado',
        },
        uses: [],
        why: {
          pt: 'Uma entidade de serviço com certificado autentica o programa no Microsoft Entra ID de qualquer lugar, sem senha.',
          en: 'A service principal with a certificate authenticates the program in Microsoft Entra ID from anywhere, without a password.',
          es: 'Una entidad de servicio con certificado autentica el programa en Microsoft Entra ID desde cualquier lugar, sin contraseña.',
        },
        likeness: {
          pt: 'a carteira com foto, em vez de chave, que vence e tem de ser trocada em cada posto',
          en: 'the photo card that replaces the key, expires on a date and has to be renewed at each post',
          es: 'la credencial con foto, en vez de llave, que vence y hay que renovar en cada puesto',
        },
        tell: {
          pt: 'Programa fora do Azure que se autentica no Entra ID: entidade de serviço. Registro de cada uso da credencial: acesso que passa pelo Entra ID. Código-fonte que não pode conter nada que dê acesso aos dados: credencial fora do código. Sem verba para outro serviço pago: identidade do próprio Entra ID.',
          en: 'A program outside Azure that authenticates in Entra ID: a service principal. A record of who used the credential and when: access that goes through Entra ID. Source code that must not contain anything that gives access to the data: a credential outside the code. No budget for another paid service: an identity of Entra ID itself.',
          es: 'Programa fuera de Azure que se autentica en Entra ID: entidad de servicio. Registro de cada uso de la credencial: acceso que pasa por Entra ID. Código fuente que no puede contener nada que dé acceso a los datos: credencial fuera del código. Sin presupuesto para otro servicio pago: identidad del propio Entra ID.',
        },
        source: docs('entra/identity-platform/howto-create-service-principal-portal'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'not-in-code',
        text: {
          pt: 'O código-fonte não pode conter nada que dê acesso aos dados.',
          en: 'The source code must contain nothing that gives access to data.',
          es: 'El código fuente no puede contener nada que dé acceso a los datos.',
        },
        fits: ['identity', 'vault', 'settings', 'certificate'],
        rulesOut: {
          code: {
            pt: 'No repositório, ainda que privado, a credencial está no código-fonte.',
            en: 'In the repository, even a private one, the credential is in the source code.',
            es: 'En el repositorio, aunque sea privado, la credencial está en el código fuente.',
          },
        },
      },
      {
        id: 'nothing-to-renew',
        text: {
          pt: 'A equipe não quer renovar credenciais que expiram.',
          en: 'The team does not want to renew expiring credentials.',
          es: 'El equipo no quiere renovar credenciales que vencen.',
        },
        fits: ['identity', 'settings', 'code'],
        rulesOut: {
          certificate: {
            pt: 'O certificado da entidade de serviço tem prazo e precisa ser emitido de novo.',
            en: 'The certificate of the service principal expires and has to be issued again.',
            es: 'El certificado de la entidad de servicio tiene plazo y debe emitirse de nuevo.',
          },
        },
      },
      {
        id: 'traceable',
        text: {
          pt: 'Deve haver registro de quem usou a credencial e quando.',
          en: 'There must be a record of who used the credential and when.',
          es: 'Debe haber un registro de quién usó la credencial y cuándo.',
        },
        fits: ['identity', 'vault', 'certificate'],
        rulesOut: {
          settings: {
            pt: 'A variável de ambiente tira a senha do código, mas sua leitura não deixa registro.',
            en: 'The environment variable takes the password out of the code, but reading it leaves no record.',
            es: 'La variable de entorno saca la contraseña del código, pero su lectura no deja registro.',
          },
          code: {
            pt: 'O repositório não registra quem olha uma linha de código.',
            en: 'The repository does not record who looks at a line of code.',
            es: 'El repositorio no registra quién mira una línea de código.',
          },
        },
      },
      {
        id: 'same-login',
        text: {
          pt: 'O banco de dados continuará a aceitar só a senha.',
          en: 'The database will go on accepting only the password.',
          es: 'La base de datos va a seguir aceptando solo la contraseña.',
        },
        fits: ['vault', 'settings', 'code'],
        rulesOut: {
          identity: {
            pt: 'A identidade gerenciada troca a senha por tokens do Microsoft Entra ID.',
            en: 'A managed identity replaces the password with Microsoft Entra ID tokens.',
            es: 'La identidad administrada cambia la contraseña por tokens de Microsoft Entra ID.',
          },
          certificate: {
            pt: 'A entidade de serviço troca a senha por tokens do Microsoft Entra ID.',
            en: 'A service principal replaces the password with Microsoft Entra ID tokens.',
            es: 'La entidad de servicio cambia la contraseña por tokens de Microsoft Entra ID.',
          },
        },
      },
      {
        id: 'no-password',
        text: {
          pt: 'A nova política de segurança proíbe senhas entre sistemas.',
          en: 'The new security policy forbids passwords between systems.',
          es: 'La nueva política de seguridad prohíbe contraseñas entre sistemas.',
        },
        fits: ['identity', 'certificate'],
        rulesOut: {
          vault: {
            pt: 'No Key Vault a senha está protegida, mas existe.',
            en: 'In Key Vault the password is protected, but it exists.',
            es: 'En Key Vault la contraseña está protegida, pero existe.',
          },
          settings: {
            pt: 'A variável de ambiente tira a senha do código, mas a senha continua a existir.',
            en: 'The environment variable takes the password out of the code, but it still exists.',
            es: 'La variable de entorno saca la contraseña del código, pero sigue existiendo.',
          },
        },
      },
      {
        id: 'no-extra-service',
        text: {
          pt: 'Não há verba para outro serviço pago.',
          en: 'There is no budget for another paid service.',
          es: 'No hay presupuesto para otro servicio pago.',
        },
        fits: ['identity', 'settings', 'certificate'],
        rulesOut: {
          vault: {
            pt: 'O Key Vault protege bem a senha, mas é mais um serviço pago, cobrado por operação.',
            en: 'Key Vault protects the password well, but is another paid service, charged per operation.',
            es: 'Key Vault protege bien la contraseña, pero es otro servicio pago, que se cobra por operación.',
          },
        },
      },
      {
        id: 'one-place',
        situations: ['tickets', 'harvest'],
        text: {
          pt: 'O acesso deve ser alterado em um só lugar, e não em cada máquina.',
          en: 'Access must be changed in one place, not on each machine.',
          es: 'El acceso debe modificarse en un solo lugar, y no en cada máquina.',
        },
        fits: ['identity', 'vault'],
        rulesOut: {
          settings: {
            pt: 'As variáveis de ambiente são mudadas em cada máquina.',
            en: 'Environment variables are changed on each machine.',
            es: 'Las variables de entorno se cambian en cada máquina.',
          },
          code: {
            pt: 'A credencial que está no código muda com uma nova instalação em cada máquina.',
            en: 'A credential in the code changes with a new installation on each machine.',
            es: 'La credencial que está en el código cambia con una nueva instalación en cada máquina.',
          },
          certificate: {
            pt: 'O certificado da entidade de serviço é instalado em cada máquina.',
            en: 'The certificate of the service principal is installed on each machine.',
            es: 'El certificado de la entidad de servicio se instala en cada máquina.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
