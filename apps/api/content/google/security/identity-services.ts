import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page, site } from '../source.ts';

export const identityServices: Category = {
  id: 'identity-services',
  noun: {
    pt: 'serviço de identidade e acesso',
    en: 'identity and access service',
    es: 'servicio de identidad y acceso',
  },
  mode: 'statement',
  domain: 'security',
  far: ['network-security', 'data-protection'],
  entities: [
    {
      id: 'iam',
      kind: 'service',
      topic: 'identity',
      popularity: 5,
      name: 'IAM',
      aliases: ['Identity and Access Management', 'Cloud IAM'],
      subject: { pt: 'o IAM', en: 'IAM', es: 'IAM' },
      gist: {
        pt: '{definir} quem pode fazer o quê em cada recurso',
        en: '{define} who can do what on each resource',
        es: '{definir} quién puede hacer qué en cada recurso',
      },
      likeness: {
        pt: 'a lista de cada sala da biblioteca, que diz quem só lê e quem pode mexer nas estantes',
        en: 'the list at each library room that says who may just read and who may rearrange the shelves',
        es: 'la lista en cada sala de biblioteca que dice quién solo lee y quién puede reordenar los estantes',
      },
      source: page('iam/docs/overview'),
    },
    {
      id: 'cloud-identity',
      kind: 'service',
      topic: 'identity',
      popularity: 4,
      name: 'Cloud Identity',
      gist: {
        pt: '{administrar} usuários, grupos e aparelhos da empresa',
        en: '{manage} the company’s users, groups and devices',
        es: '{administrar} usuarios, grupos y dispositivos de la empresa',
      },
      likeness: {
        pt: 'o setor de pessoal da biblioteca, que emite o crachá de cada funcionário e o cancela na saída',
        en: 'the library’s personnel office, which issues each employee’s badge and cancels it when the person leaves',
        es: 'la oficina de personal de una biblioteca, que da y cancela la credencial de cada empleado',
      },
      source: page('identity/docs/overview'),
    },
    {
      id: 'iap',
      kind: 'service',
      topic: 'identity',
      popularity: 4,
      name: 'Identity-Aware Proxy',
      aliases: ['IAP'],
      gist: {
        pt: '{conferir} identidade e contexto antes de abrir um aplicativo',
        en: '{check} identity and context before opening an application',
        es: '{comprobar} identidad y contexto antes de abrir una aplicación',
      },
      likeness: {
        pt: 'o porteiro diante da sala dos funcionários, que confere quem vem e de onde antes de abrir',
        en: 'the doorkeeper in front of the staff room, who checks who is coming and from where before opening',
        es: 'el portero ante la sala del personal, que comprueba quién viene y de dónde antes de abrir',
      },
      source: page('iap/docs/concepts-overview'),
    },
    {
      id: 'two-step',
      kind: 'service',
      topic: 'identity',
      popularity: 5,
      name: { pt: 'Verificação em duas etapas', en: '2-Step Verification', es: 'Verificación en dos pasos' },
      aliases: ['2SV', 'MFA', 'multi-factor authentication'],
      subject: { pt: 'a verificação em duas etapas', en: '2-Step Verification', es: 'la verificación en dos pasos' },
      gist: {
        pt: '{pedir} uma segunda prova além da senha',
        en: '{ask} for a second proof besides the password',
        es: '{pedir} una segunda prueba además de la contraseña',
      },
      likeness: {
        pt: 'um armário de biblioteca que exige código e chave, de modo que um código roubado não basta',
        en: 'a library locker that needs both a code and a key, so a stolen code is not enough',
        es: 'un casillero de biblioteca que exige código y llave, de modo que un código robado no basta',
      },
      source: site('https://support.google.com/a/answer/175197'),
    },
    {
      id: 'service-account',
      kind: 'service',
      topic: 'identity',
      popularity: 4,
      name: { pt: 'Conta de serviço', en: 'Service account', es: 'Cuenta de servicio' },
      subject: { pt: 'a conta de serviço', en: 'a service account', es: 'la cuenta de servicio' },
      gist: {
        pt: '{dar} identidade a um programa, e não a uma pessoa',
        en: '{give} an identity to a program rather than a person',
        es: '{dar} identidad a un programa, y no a una persona',
      },
      likeness: {
        pt: 'o adesivo de acesso do furgão de livros, que identifica o veículo, e não o motorista',
        en: 'the gate tag on the library’s book van, which identifies the vehicle rather than a driver',
        es: 'el distintivo de acceso de la camioneta de libros, que identifica al vehículo y no al conductor',
      },
      source: page('iam/docs/service-account-overview'),
    },
    {
      id: 'identity-platform',
      kind: 'service',
      topic: 'identity',
      popularity: 2,
      name: 'Identity Platform',
      gist: {
        pt: '{dar} aos clientes de um app cadastro e login',
        en: '{give} an app’s customers sign-up and sign-in',
        es: '{dar} a los clientes de una app registro e ingreso',
      },
      likeness: {
        pt: 'o balcão onde os leitores da biblioteca, e não os funcionários, se cadastram e recebem a carteirinha',
        en: 'the desk where a library’s readers, rather than its employees, sign up and get their cards',
        es: 'el mostrador donde los lectores de la biblioteca, y no los empleados, se registran y reciben su carné',
      },
      source: page('identity-platform/docs/concepts'),
    },
    {
      id: 'chrome-enterprise',
      kind: 'service',
      topic: 'identity',
      popularity: 2,
      name: 'Chrome Enterprise Premium',
      aliases: ['BeyondCorp Enterprise'],
      subject: {
        pt: 'o Chrome Enterprise Premium (antigo BeyondCorp Enterprise)',
        en: 'Chrome Enterprise Premium (formerly BeyondCorp Enterprise)',
        es: 'Chrome Enterprise Premium (antes BeyondCorp Enterprise)',
      },
      gist: {
        pt: '{proteger} o acesso e os dados a partir do navegador',
        en: '{protect} access and data from the browser',
        es: '{proteger} el acceso y los datos desde el navegador',
      },
      likeness: {
        pt: 'o fiscal da sala de leitura, que controla o que os funcionários copiam e levam para fora',
        en: 'the reading-room attendant who controls what employees photocopy and carry out',
        es: 'el encargado de la sala de lectura, que controla qué copian y qué se llevan los empleados',
      },
      source: page('chrome-enterprise-premium/docs/overview'),
    },
    {
      id: 'workforce-federation',
      kind: 'service',
      topic: 'identity',
      popularity: 2,
      name: 'Workforce Identity Federation',
      subject: {
        pt: 'a Workforce Identity Federation',
        en: 'Workforce Identity Federation',
        es: 'Workforce Identity Federation',
      },
      gist: {
        pt: '{aceitar} as contas de um provedor de identidade externo',
        en: '{accept} accounts of an external identity provider',
        es: '{aceptar} las cuentas de un proveedor de identidad externo',
      },
      likeness: {
        pt: 'uma biblioteca que aceita o crachá de outra universidade e dá ao portador um passe temporário',
        en: 'a library that honors another university’s badge and gives its holder a temporary pass',
        es: 'una biblioteca que acepta la credencial de otra universidad y da a su portador un pase temporal',
      },
      source: page('iam/docs/workforce-identity-federation'),
    },
  ],
  facts: [
    {
      id: 'iam-need',
      kind: 'purpose',
      of: ['iam'],
      unclear: ['authorization', 'least-privilege'],
      cue: {
        pt: 'acesso somente leitura concedido a um grupo por um papel predefinido',
        en: 'read-only access granted to a group through a predefined role',
        es: 'acceso de solo lectura otorgado a un grupo mediante un rol predefinido',
      },
      level: 1,
      say: {
        pt: '{dar} a grupos papéis sobre recursos, como o de só ler',
        en: '{give} groups roles on resources, such as read only',
        es: '{dar} a grupos roles sobre recursos, como el de solo leer',
      },
      need: {
        pt: 'deixar os analistas lerem um conjunto de dados, sem poder mudá-lo',
        en: 'let analysts read a dataset without being able to change it',
        es: 'dejar que los analistas lean un conjunto de datos, sin poder modificarlo',
      },
      how: {
        pt: 'O IAM liga o grupo ao papel BigQuery Data Viewer no próprio recurso, sem permissão de escrita.',
        en: 'IAM binds the group to the BigQuery Data Viewer role on the resource itself, with no permission to write.',
        es: 'IAM vincula el grupo al rol BigQuery Data Viewer en el propio recurso, sin permiso de escritura.',
      },
    },
    {
      id: 'iam-policy',
      kind: 'feature',
      of: ['iam'],
      cue: {
        pt: 'política de permissão com principais e papéis, herdada pelos níveis inferiores',
        en: 'an allow policy of principals and roles, inherited down the hierarchy',
        es: 'política de permiso con principales y roles, heredada por los niveles inferiores',
      },
      level: 1,
      say: {
        pt: '{ligar} uma pessoa ou grupo a um papel em um recurso',
        en: '{bind} a person or group to a role on a resource',
        es: '{vincular} una persona o grupo con un rol en un recurso',
      },
      how: {
        pt: 'O IAM guarda cada vínculo na política de permissão (allow policy) do recurso, que os níveis abaixo herdam.',
        en: 'IAM keeps each binding in the allow policy of the resource, which the levels below inherit.',
        es: 'IAM guarda cada vínculo en la política de permiso (allow policy) del recurso, que heredan los niveles inferiores.',
      },
    },
    {
      id: 'iam-group',
      kind: 'purpose',
      of: ['iam'],
      unclear: ['cloud-identity', 'workforce-federation', 'authorization'],
      cue: {
        pt: 'permissões sobre recursos concedidas a um grupo, e não a cada usuário',
        en: 'permissions on resources granted to a group instead of to each user',
        es: 'permisos sobre recursos otorgados a un grupo, y no a cada usuario',
      },
      level: 1,
      say: {
        pt: '{dar} a quem entra na equipe os direitos dela, por meio de um grupo',
        en: '{give} those who join a team its rights, by way of a group',
        es: '{dar} a quien entra al equipo los derechos de este, mediante un grupo',
      },
      deny: {
        pt: 'não {dar} permissões sobre recursos',
        en: '{not give} permissions on resources',
        es: 'no {dar} permisos sobre recursos',
      },
      need: {
        pt: 'que quem entra em uma equipe receba os acessos dela, por fazer parte do grupo',
        en: 'give those who join a team its access, by their being in a group',
        es: 'que quien entra en un equipo reciba sus accesos, por formar parte del grupo',
      },
      how: {
        pt: 'O IAM liga o papel ao grupo, e quem entra nele ou sai dele ganha ou perde o acesso.',
        en: 'IAM binds the role to the group, and those who enter or leave it gain or lose access.',
        es: 'IAM vincula el rol al grupo, y quien entra o sale de él gana o pierde el acceso.',
      },
    },
    {
      id: 'iam-roles',
      kind: 'feature',
      of: ['iam'],
      cue: {
        pt: 'conjuntos de permissões sobre recursos, prontos ou feitos sob medida',
        en: 'sets of permissions on resources, ready-made or tailor-made',
        es: 'conjuntos de permisos sobre recursos, ya hechos o a medida',
      },
      level: 2,
      say: {
        pt: '{oferecer} papéis básicos, predefinidos e personalizados',
        en: '{offer} basic, predefined and custom roles',
        es: '{ofrecer} roles básicos, predefinidos y personalizados',
      },
      how: {
        pt: 'O IAM reúne permissões em conjuntos: amplos, por serviço ou definidos pelo próprio cliente.',
        en: 'IAM puts permissions into sets: broad ones, those of a service, or those that customers define.',
        es: 'IAM reúne permisos en conjuntos: amplios, por servicio o definidos por el propio cliente.',
      },
    },
    {
      id: 'ci-need',
      kind: 'purpose',
      of: ['cloud-identity'],
      unclear: ['workforce-federation'],
      level: 1,
      say: {
        pt: '{administrar} em um console as contas e os aparelhos dos funcionários',
        en: '{manage} employees’ accounts and devices in one console',
        es: '{administrar} en una consola las cuentas y los dispositivos de los empleados',
      },
      deny: {
        pt: 'não {administrar} contas e celulares de funcionários',
        en: '{not manage} employees’ accounts and phones',
        es: 'no {administrar} cuentas y celulares de empleados',
      },
      need: {
        pt: 'administrar em um só lugar as contas e os celulares dos funcionários',
        en: 'manage employees’ accounts and phones in one place',
        es: 'administrar en un solo lugar las cuentas y los celulares de los empleados',
      },
      how: {
        pt: 'O Cloud Identity mantém o diretório no Admin Console, onde se suspendem acessos e se bloqueiam celulares.',
        en: 'Cloud Identity keeps the directory in the Admin console, where access is suspended and phones are locked.',
        es: 'Cloud Identity mantiene el directorio en la Consola del administrador, donde se suspenden accesos y se bloquean celulares.',
      },
    },
    {
      id: 'ci-idaas',
      kind: 'feature',
      of: ['cloud-identity'],
      unclear: ['workforce-federation', 'identity-platform'],
      level: 2,
      say: {
        pt: '{guardar} as contas de usuários e grupos na nuvem do Google',
        en: '{keep} user and group accounts in Google’s cloud',
        es: '{guardar} las cuentas de usuarios y grupos en la nube de Google',
      },
      how: {
        pt: 'O Cloud Identity hospeda usuários e grupos no Google, com SSO por SAML para outros aplicativos.',
        en: 'Cloud Identity hosts users and groups at Google, with SAML single sign-on to other applications.',
        es: 'Cloud Identity aloja usuarios y grupos en Google, con SSO por SAML para otras aplicaciones.',
      },
    },
    {
      id: 'iap-need',
      kind: 'purpose',
      of: ['iap'],
      unclear: ['chrome-enterprise', 'zero-trust'],
      level: 1,
      say: {
        pt: '{abrir} aplicativos internos a funcionários fora da empresa, sem VPN',
        en: '{open} internal applications to employees outside the company, without a VPN',
        es: '{abrir} aplicaciones internas a empleados fuera de la empresa, sin VPN',
      },
      need: {
        pt: 'abrir um aplicativo interno a funcionários em casa, sem VPN, conferindo quem é cada um',
        en: 'open an internal application to employees at home, without a VPN, checking who each one is',
        es: 'abrir una aplicación interna a empleados en casa, sin VPN, comprobando quién es cada uno',
      },
      how: {
        pt: 'O Identity-Aware Proxy recebe o pedido HTTPS, exige login e só o encaminha se a pessoa tem permissão.',
        en: 'Identity-Aware Proxy takes the HTTPS request, requires sign-in and forwards it only if the person has permission.',
        es: 'Identity-Aware Proxy recibe la solicitud HTTPS, exige inicio de sesión y solo la reenvía si la persona tiene permiso.',
      },
    },
    {
      id: 'iap-front',
      kind: 'feature',
      of: ['iap'],
      unclear: ['chrome-enterprise'],
      level: 2,
      say: {
        pt: '{ficar} diante do aplicativo e {barrar} quem não passa na conferência',
        en: '{stand} in front of the application and {stop} those who fail the check',
        es: '{estar} delante de la aplicación y {frenar} a quien no pasa la comprobación',
      },
      how: {
        pt: 'O Identity-Aware Proxy atua no balanceador de carga: sem permissão, o pedido nem chega ao servidor.',
        en: 'Identity-Aware Proxy acts at the load balancer: without permission, a request does not even reach the server.',
        es: 'Identity-Aware Proxy actúa en el balanceador de carga: sin permiso, la solicitud ni llega al servidor.',
      },
    },
    {
      id: 'ts-need',
      kind: 'purpose',
      of: ['two-step'],
      unclear: ['cloud-identity', 'identity-platform', 'authentication'],
      level: 1,
      say: {
        pt: '{exigir} mais que a senha para entrar em uma conta',
        en: '{demand} more than the password to enter an account',
        es: '{exigir} más que la contraseña para entrar en una cuenta',
      },
      need: {
        pt: 'impedir que uma senha vazada baste para entrar na conta de um funcionário',
        en: 'keep a leaked password from being enough to enter an employee’s account',
        es: 'impedir que una contraseña filtrada baste para entrar en la cuenta de un empleado',
      },
      how: {
        pt: 'A verificação em duas etapas exige também um código, uma confirmação no celular ou uma chave física.',
        en: '2-Step Verification also demands a code, a confirmation on the phone or a physical key.',
        es: 'La verificación en dos pasos exige además un código, una confirmación en el celular o una llave física.',
      },
    },
    {
      id: 'ts-key',
      kind: 'purpose',
      of: ['two-step'],
      unclear: ['chrome-enterprise', 'authentication', 'cloud-identity', 'identity-platform'],
      level: 1,
      say: {
        pt: '{aceitar} chaves de segurança físicas, resistentes a phishing, como a Titan',
        en: '{accept} physical security keys that resist phishing, such as Titan',
        es: '{aceptar} llaves de seguridad físicas, resistentes al phishing, como Titan',
      },
      deny: {
        pt: 'não {pedir} uma chave física no login',
        en: '{not ask} for a physical key at sign-in',
        es: 'no {pedir} una llave física al iniciar sesión',
      },
      need: {
        pt: 'exigir no login, além da senha, uma chave física, que resiste a phishing',
        en: 'require at sign-in, besides the password, a physical key, which resists phishing',
        es: 'exigir al iniciar sesión, además de la contraseña, una llave física, que resiste el phishing',
      },
      how: {
        pt: 'A verificação em duas etapas usa o padrão FIDO, em que o dispositivo só responde ao endereço verdadeiro do site.',
        en: '2-Step Verification uses the FIDO standard, in which the device answers only to the true address of the site.',
        es: 'La verificación en dos pasos usa el estándar FIDO, en el que el dispositivo solo responde a la dirección verdadera del sitio.',
      },
    },
    {
      id: 'sa-need',
      kind: 'purpose',
      of: ['service-account'],
      unclear: ['iam'],
      level: 1,
      say: {
        pt: '{deixar} um programa acessar recursos sem a conta de uma pessoa',
        en: '{let} a program access resources without a person’s account',
        es: '{dejar} que un programa acceda a recursos sin la cuenta de una persona',
      },
      need: {
        pt: 'deixar que um programa leia um bucket sem usar a conta de nenhuma pessoa',
        en: 'let a program read a bucket without using anybody’s account',
        es: 'dejar que un programa lea un bucket sin usar la cuenta de ninguna persona',
      },
      how: {
        pt: 'A conta de serviço é anexada à VM, e o código recebe tokens temporários sem guardar senha nem chave.',
        en: 'A service account is attached to the VM, and the code gets short-lived tokens without holding a password or key.',
        es: 'La cuenta de servicio se adjunta a la VM, y el código recibe tokens temporales sin guardar contraseña ni clave.',
      },
    },
    {
      id: 'sa-nopass',
      kind: 'feature',
      of: ['service-account'],
      cue: {
        pt: 'autenticação de carga de trabalho por tokens temporários ou pares de chaves',
        en: 'authentication of a workload by short-lived tokens or key pairs',
        es: 'autenticación de carga de trabajo por tokens temporales o pares de claves',
      },
      level: 2,
      say: {
        pt: '{ter} um endereço de e-mail próprio e nenhuma senha',
        en: '{have} its own email address and no password',
        es: '{tener} una dirección de correo propia y ninguna contraseña',
      },
      how: {
        pt: 'A conta de serviço é identificada no domínio do projeto e se autentica com tokens temporários ou um par de chaves RSA.',
        en: 'A service account is identified in the project’s domain and authenticates with short-lived tokens or an RSA key pair.',
        es: 'La cuenta de servicio se identifica en el dominio del proyecto y se autentica con tokens temporales o un par de claves RSA.',
      },
    },
    {
      id: 'ip-need',
      kind: 'purpose',
      of: ['identity-platform'],
      cue: {
        pt: 'vários métodos de login prontos em um aplicativo aberto ao público',
        en: 'several ready-made login methods for an application open to the public',
        es: 'varios métodos de inicio de sesión listos para una aplicación abierta al público',
      },
      level: 1,
      say: {
        pt: '{oferecer} login com e-mail, telefone ou redes sociais',
        en: '{offer} sign-in by email, phone or social networks',
        es: '{ofrecer} inicio de sesión con correo, teléfono o redes sociales',
      },
      need: {
        pt: 'oferecer aos clientes de um app login com e-mail, telefone ou redes sociais',
        en: 'offer an app’s customers sign-in by email, phone or social networks',
        es: 'ofrecer a los clientes de una app ingreso con correo, teléfono o redes sociales',
      },
      how: {
        pt: 'O Identity Platform traz SDKs e telas prontas com provedores como Google, Facebook, Apple, SMS e SAML.',
        en: 'Identity Platform brings SDKs and ready-made screens with providers such as Google, Facebook, Apple, SMS and SAML.',
        es: 'Identity Platform trae SDK y pantallas listas con proveedores como Google, Facebook, Apple, SMS y SAML.',
      },
    },
    {
      id: 'ip-ciam',
      kind: 'feature',
      of: ['identity-platform'],
      cue: {
        pt: 'contas de consumidores (CIAM), separadas das dos colaboradores',
        en: 'consumer accounts (CIAM), apart from those of the staff',
        es: 'cuentas de consumidores (CIAM), separadas de las del personal',
      },
      level: 2,
      say: {
        pt: '{servir} aos clientes de um app, e não aos funcionários',
        en: '{serve} an app’s customers rather than employees',
        es: '{servir} a los clientes de una app, y no a los empleados',
      },
      how: {
        pt: 'O Identity Platform mantém um cadastro por aplicativo, separado do diretório da empresa (CIAM).',
        en: 'Identity Platform keeps a user store per application, apart from the company directory (CIAM).',
        es: 'Identity Platform mantiene un registro por aplicación, separado del directorio de la empresa (CIAM).',
      },
    },
    {
      id: 'cep-need',
      kind: 'purpose',
      of: ['chrome-enterprise'],
      unclear: ['data-loss'],
      level: 2,
      say: {
        pt: '{controlar} cópias, envios e páginas no navegador dos funcionários',
        en: '{control} copies, uploads and pages in employees’ browsers',
        es: '{controlar} copias, envíos y páginas en el navegador de los empleados',
      },
      need: {
        pt: 'impedir que funcionários copiem dados sensíveis ou abram páginas maliciosas no navegador',
        en: 'keep employees from copying sensitive data or opening malicious pages in the browser',
        es: 'impedir que los empleados copien datos sensibles o abran páginas maliciosas en el navegador',
      },
      deny: {
        pt: 'não {controlar} o que se faz no navegador',
        en: '{not control} what is done in the browser',
        es: 'no {controlar} lo que se hace en el navegador',
      },
      how: {
        pt: 'O Chrome Enterprise Premium aplica regras de DLP a cópias, envios e downloads e verifica os URLs abertos.',
        en: 'Chrome Enterprise Premium applies DLP rules to copies, uploads and downloads and checks the URLs that are opened.',
        es: 'Chrome Enterprise Premium aplica reglas de DLP a copias, cargas y descargas y verifica las URL que se abren.',
      },
    },
    {
      id: 'wf-need',
      kind: 'purpose',
      of: ['workforce-federation'],
      unclear: ['cloud-identity', 'iam', 'identity-platform'],
      level: 2,
      say: {
        pt: '{aceitar} contas de outro provedor de identidade, sem copiá-las',
        en: '{accept} accounts of another identity provider without copying them',
        es: '{aceptar} cuentas de otro proveedor de identidad, sin copiarlas',
      },
      need: {
        pt: 'deixar funcionários entrarem no Google Cloud com as contas do Microsoft Entra ID, sem copiá-las',
        en: 'let employees sign in to Google Cloud with Microsoft Entra ID accounts, without copying them',
        es: 'dejar que empleados entren a Google Cloud con las cuentas de Microsoft Entra ID, sin copiarlas',
      },
      how: {
        pt: 'A Workforce Identity Federation troca o token OIDC ou SAML do outro provedor por credenciais temporárias.',
        en: 'Workforce Identity Federation exchanges the OIDC or SAML token of the other provider for temporary credentials.',
        es: 'Workforce Identity Federation cambia el token OIDC o SAML del otro proveedor por credenciales temporales.',
      },
    },
    {
      id: 'id-staff',
      kind: 'trait',
      of: ['cloud-identity', 'workforce-federation', 'two-step', 'iap'],
      unclear: ['iam', 'identity-platform', 'chrome-enterprise'],
      level: 1,
      say: {
        pt: '{cuidar} da entrada de funcionários',
        en: '{look} after how employees sign in',
        es: '{ocuparse} del ingreso de empleados',
      },
      deny: {
        pt: '{tratar} de outra coisa que a entrada de funcionários',
        en: '{deal} with something other than how employees sign in',
        es: '{tratar} de otra cosa que el ingreso de empleados',
      },
    },
    {
      id: 'id-zerotrust',
      kind: 'trait',
      of: ['iap', 'chrome-enterprise'],
      unclear: ['iam', 'two-step'],
      level: 2,
      say: {
        pt: '{decidir} cada acesso a aplicativos internos pelo contexto, como a rede de origem, sem VPN',
        en: '{decide} each access to internal applications by its context, such as the source network, without a VPN',
        es: '{decidir} cada acceso a aplicaciones internas por el contexto, como la red de origen, sin VPN',
      },
    },
    {
      id: 'ts-admin',
      kind: 'purpose',
      of: ['two-step'],
      unclear: ['cloud-identity', 'authentication', 'zero-trust', 'chrome-enterprise', 'identity-platform'],
      level: 1,
      say: {
        pt: '{aceitar} uma chave física como segunda prova',
        en: '{accept} a physical key as the second proof',
        es: '{aceptar} una llave física como segunda prueba',
      },
      need: {
        pt: 'exigir dos administradores uma chave física, além da senha',
        en: 'require a physical key from administrators, in addition to the password',
        es: 'exigir a los administradores una llave física, además de la contraseña',
      },
      how: {
        pt: 'A verificação em duas etapas aceita uma chave de segurança como segundo fator, que não pode ser copiada por um site falso.',
        en: '2-Step Verification accepts a security key as the second factor, which a fake website cannot copy.',
        es: 'La verificación en dos pasos acepta una llave de seguridad como segundo factor, que un sitio falso no puede copiar.',
      },
    },
    {
      id: 'iam-auditor',
      kind: 'purpose',
      of: ['iam'],
      unclear: ['authorization', 'least-privilege', 'project', 'folder', 'organization', 'scc', 'audit-logs'],
      cue: {
        pt: 'papel de Leitor para um revisor que não pode modificar recursos',
        en: 'the Viewer role for a reviewer who cannot modify resources',
        es: 'rol de Lector para un revisor que no puede modificar recursos',
      },
      level: 1,
      say: {
        pt: '{permitir} que alguém veja um projeto sem mudar nada',
        en: '{let} somebody view a project without changing anything',
        es: '{permitir} que alguien vea un proyecto sin cambiar nada',
      },
      need: {
        pt: 'deixar que um auditor veja as configurações de um projeto sem mudar nada',
        en: 'let an auditor view the settings of a project without changing anything',
        es: 'dejar que un auditor vea la configuración de un proyecto sin cambiar nada',
      },
      how: {
        pt: 'O IAM dá ao auditor o papel de Leitor (Viewer) no projeto, que lê e não grava.',
        en: 'IAM gives the auditor the Viewer role on the project, which reads and does not write.',
        es: 'IAM da al auditor el rol de Lector (Viewer) en el proyecto, que lee y no escribe.',
      },
    },
    {
      id: 'ci-leaver',
      kind: 'purpose',
      of: ['cloud-identity'],
      unclear: ['workforce-federation', 'iam', 'identity-platform', 'chrome-enterprise', 'saas'],
      cue: {
        pt: 'acesso de um ex-funcionário cortado por inteiro no Admin Console',
        en: 'a former employee’s whole access cut off from the Admin console',
        es: 'acceso de un exempleado cortado por completo desde la consola de administración',
      },
      level: 1,
      say: {
        pt: '{suspender} em um só lugar a conta de quem sai da empresa',
        en: '{suspend} in one place the account of those who leave the company',
        es: '{suspender} en un solo lugar la cuenta de quien deja la empresa',
      },
      need: {
        pt: 'bloquear em um só console as contas de quem deixa a empresa',
        en: 'block in one console the accounts of those who leave the company',
        es: 'bloquear en una sola consola las cuentas de quienes dejan la empresa',
      },
      deny: {
        pt: 'não {reunir} as contas dos funcionários em um console',
        en: '{not gather} employees’ accounts in one console',
        es: 'no {reunir} las cuentas de los empleados en una consola',
      },
      how: {
        pt: 'O Cloud Identity reúne as contas no Admin console: suspender uma encerra o acesso a todos os serviços ligados a ela.',
        en: 'Cloud Identity gathers accounts in the Admin console: suspending one ends its access to all connected services.',
        es: 'Cloud Identity reúne las cuentas en la consola de administración: suspender una corta el acceso a los servicios unidos a ella.',
      },
    },
  ],
  contrasts: [
    {
      between: ['iam', 'cloud-identity'],
      say: {
        pt: 'O Cloud Identity cria e guarda as contas; o IAM diz o que cada conta pode fazer.',
        en: 'Cloud Identity creates and keeps accounts; IAM says what each account can do.',
        es: 'Cloud Identity crea y guarda las cuentas; IAM dice qué puede hacer cada una.',
      },
    },
    {
      between: ['iam', 'iap'],
      say: {
        pt: 'O IAM concede permissões sobre recursos; o Identity-Aware Proxy guarda a porta de aplicativos.',
        en: 'IAM grants permissions on resources; Identity-Aware Proxy guards the door of applications.',
        es: 'IAM otorga permisos sobre recursos; Identity-Aware Proxy cuida la puerta de las aplicaciones.',
      },
    },
    {
      between: ['cloud-identity', 'identity-platform'],
      say: {
        pt: 'O Cloud Identity é para funcionários; o Identity Platform é para os clientes de um app.',
        en: 'Cloud Identity is for employees; Identity Platform is for an app’s customers.',
        es: 'Cloud Identity es para empleados; Identity Platform es para los clientes de una app.',
      },
    },
    {
      between: ['iap', 'chrome-enterprise'],
      say: {
        pt: 'O Identity-Aware Proxy protege aplicativos; o Chrome Enterprise Premium soma a proteção dos dados no navegador.',
        en: 'Identity-Aware Proxy protects applications; Chrome Enterprise Premium adds protection of data in the browser.',
        es: 'Identity-Aware Proxy protege aplicaciones; Chrome Enterprise Premium suma la protección de datos en el navegador.',
      },
    },
    {
      between: ['cloud-identity', 'workforce-federation'],
      say: {
        pt: 'O Cloud Identity guarda as contas no Google; a Workforce Identity Federation aceita as de outro provedor.',
        en: 'Cloud Identity keeps accounts at Google; Workforce Identity Federation accepts those of another provider.',
        es: 'Cloud Identity guarda las cuentas en Google; Workforce Identity Federation acepta las de otro proveedor.',
      },
    },
    {
      between: ['iam', 'two-step'],
      say: {
        pt: 'O IAM diz o que cada conta pode fazer; a verificação em duas etapas dificulta que outra pessoa entre com ela.',
        en: 'IAM says what each account may do; 2-Step Verification makes it harder for someone else to sign in with it.',
        es: 'El IAM dice qué puede hacer cada cuenta; la verificación en dos pasos dificulta que otra persona entre con ella.',
      },
    },
    {
      between: ['iam', 'service-account'],
      say: {
        pt: 'A conta de serviço é a identidade de um programa; o IAM é onde se dão permissões a ela e às pessoas.',
        en: 'A service account is the identity of a program; IAM is where permissions are given to it and to people.',
        es: 'La cuenta de servicio es la identidad de un programa; el IAM es donde se dan permisos a ella y a las personas.',
      },
    },
    {
      between: ['iam', 'identity-platform'],
      say: {
        pt: 'O IAM controla o acesso a recursos do Google Cloud; o Identity Platform cuida do login dos clientes de um app.',
        en: 'IAM controls access to Google Cloud resources; Identity Platform handles the sign-in of an app’s customers.',
        es: 'El IAM controla el acceso a recursos de Google Cloud; el Identity Platform se ocupa del inicio de sesión de los clientes de una app.',
      },
    },
    {
      between: ['iam', 'workforce-federation'],
      say: {
        pt: 'A Workforce Identity Federation traz as contas de outro provedor; o IAM diz o que elas podem fazer.',
        en: 'Workforce Identity Federation brings in the accounts of another provider; IAM says what they may do.',
        es: 'Workforce Identity Federation trae las cuentas de otro proveedor; el IAM dice qué pueden hacer.',
      },
    },
    {
      between: ['cloud-identity', 'two-step'],
      say: {
        pt: 'O Cloud Identity guarda e administra as contas; a verificação em duas etapas é a segunda prova que cada uma pede ao entrar.',
        en: 'Cloud Identity keeps and manages accounts; 2-Step Verification is the second proof that each one asks for at sign-in.',
        es: 'Cloud Identity guarda y administra las cuentas; la verificación en dos pasos es la segunda prueba que pide cada una al entrar.',
      },
    },
    {
      between: ['cloud-identity', 'iap'],
      say: {
        pt: 'O Cloud Identity administra as contas; o Identity-Aware Proxy decide, a cada acesso, se uma delas chega ao aplicativo.',
        en: 'Cloud Identity manages accounts; Identity-Aware Proxy decides on each access whether one of them reaches the application.',
        es: 'Cloud Identity administra las cuentas; Identity-Aware Proxy decide en cada acceso si una de ellas llega a la aplicación.',
      },
    },
    {
      between: ['cloud-identity', 'service-account'],
      say: {
        pt: 'O Cloud Identity administra contas de pessoas; a conta de serviço é a identidade de um programa.',
        en: 'Cloud Identity manages the accounts of people; a service account is the identity of a program.',
        es: 'Cloud Identity administra cuentas de personas; la cuenta de servicio es la identidad de un programa.',
      },
    },
    {
      between: ['two-step', 'iap'],
      say: {
        pt: 'A verificação em duas etapas reforça o login da conta; o Identity-Aware Proxy controla o acesso a um aplicativo.',
        en: '2-Step Verification strengthens an account’s sign-in; Identity-Aware Proxy controls access to an application.',
        es: 'La verificación en dos pasos refuerza el inicio de sesión; Identity-Aware Proxy controla el acceso a una aplicación.',
      },
    },
    {
      between: ['two-step', 'service-account'],
      say: {
        pt: 'A verificação em duas etapas confirma uma pessoa; a conta de serviço identifica um programa, que não tem celular nem senha.',
        en: '2-Step Verification confirms a person; a service account identifies a program, which has no phone or password.',
        es: 'La verificación en dos pasos confirma a una persona; la cuenta de servicio identifica a un programa, que no tiene celular ni contraseña.',
      },
    },
    {
      between: ['two-step', 'workforce-federation'],
      say: {
        pt: 'A verificação em duas etapas pede mais uma prova no login; a Workforce Identity Federation aceita o login feito em outro provedor.',
        en: '2-Step Verification asks for one more proof at sign-in; Workforce Identity Federation accepts a sign-in made at another provider.',
        es: 'La verificación en dos pasos pide una prueba más al entrar; Workforce Identity Federation acepta el inicio de sesión hecho en otro proveedor.',
      },
    },
    {
      between: ['iap', 'workforce-federation'],
      say: {
        pt: 'O Identity-Aware Proxy fica diante de um aplicativo; a Workforce Identity Federation aceita as contas de outro provedor.',
        en: 'Identity-Aware Proxy stands in front of an application; Workforce Identity Federation accepts the accounts of another provider.',
        es: 'Identity-Aware Proxy está delante de una aplicación; Workforce Identity Federation acepta las cuentas de otro proveedor.',
      },
    },
    {
      between: ['iap', 'service-account'],
      say: {
        pt: 'O Identity-Aware Proxy confere pessoas diante de um aplicativo; a conta de serviço dá identidade a um programa.',
        en: 'Identity-Aware Proxy checks people in front of an application; a service account gives a program an identity.',
        es: 'Identity-Aware Proxy verifica a personas delante de una aplicación; la cuenta de servicio da identidad a un programa.',
      },
    },
    {
      between: ['iap', 'identity-platform'],
      say: {
        pt: 'O Identity-Aware Proxy abre aplicativos internos a funcionários; o Identity Platform cadastra os clientes de um app.',
        en: 'Identity-Aware Proxy opens internal applications to employees; Identity Platform registers an app’s customers.',
        es: 'Identity-Aware Proxy abre aplicaciones internas a empleados; el Identity Platform registra a los clientes de una app.',
      },
    },
    {
      between: ['identity-platform', 'workforce-federation'],
      say: {
        pt: 'O Identity Platform é para clientes; a Workforce Identity Federation é para funcionários com conta em outro provedor.',
        en: 'Identity Platform is for customers; Workforce Identity Federation is for employees with an account at another provider.',
        es: 'El Identity Platform es para clientes; Workforce Identity Federation es para empleados con cuenta en otro proveedor.',
      },
    },
    {
      between: ['identity-platform', 'two-step'],
      say: {
        pt: 'O Identity Platform dá login aos clientes de um app; a verificação em duas etapas protege o login das contas da empresa.',
        en: 'Identity Platform gives an app’s customers sign-in; 2-Step Verification protects the sign-in of the company’s accounts.',
        es: 'El Identity Platform da inicio de sesión a los clientes de una app; la verificación en dos pasos protege el de las cuentas de la empresa.',
      },
    },
    {
      between: ['identity-platform', 'service-account'],
      say: {
        pt: 'O Identity Platform dá login a clientes; a conta de serviço dá identidade a um programa.',
        en: 'Identity Platform gives customers sign-in; a service account gives a program an identity.',
        es: 'El Identity Platform da inicio de sesión a clientes; la cuenta de servicio da identidad a un programa.',
      },
    },
    {
      between: ['chrome-enterprise', 'two-step'],
      say: {
        pt: 'A verificação em duas etapas protege a entrada na conta; o Chrome Enterprise Premium protege os dados já abertos no navegador.',
        en: '2-Step Verification protects the way into an account; Chrome Enterprise Premium protects data already open in the browser.',
        es: 'La verificación en dos pasos protege la entrada a la cuenta; Chrome Enterprise Premium protege los datos ya abiertos en el navegador.',
      },
    },
    {
      between: ['chrome-enterprise', 'workforce-federation'],
      say: {
        pt: 'O Chrome Enterprise Premium controla o que se faz no navegador; a Workforce Identity Federation só aceita contas de outro provedor.',
        en: 'Chrome Enterprise Premium controls what is done in the browser; Workforce Identity Federation just accepts accounts of another provider.',
        es: 'Chrome Enterprise Premium controla lo que se hace en el navegador; Workforce Identity Federation solo acepta cuentas de otro proveedor.',
      },
    },
    {
      between: ['chrome-enterprise', 'iam'],
      say: {
        pt: 'O IAM dá permissões sobre recursos; o Chrome Enterprise Premium controla o que o funcionário faz no navegador.',
        en: 'IAM gives permissions on resources; Chrome Enterprise Premium controls what employees do in the browser.',
        es: 'El IAM da permisos sobre recursos; Chrome Enterprise Premium controla lo que el empleado hace en el navegador.',
      },
    },
    {
      between: ['chrome-enterprise', 'service-account'],
      say: {
        pt: 'O Chrome Enterprise Premium protege pessoas no navegador; a conta de serviço identifica um programa.',
        en: 'Chrome Enterprise Premium protects people in the browser; a service account identifies a program.',
        es: 'Chrome Enterprise Premium protege a personas en el navegador; la cuenta de servicio identifica a un programa.',
      },
    },
  ],
};
