import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const appSignIn: readonly Pattern[] = [
  {
    id: 'app-sign-in',
    exams: { 'saa-c03': { domain: 'secure', topic: 'access' } },
    scene: {
      pt: 'Pense no aplicativo como um clube, em que a carteirinha prova quem entra e as chaves abrem os armários com os dados.',
      en: 'Think of the application as a club, where a card proves who comes in and keys open the lockers with the data.',
      es: 'Piensa en la aplicación como un club, donde el carné prueba quién entra y las llaves abren los armarios con los datos.',
    },
    situations: [
      {
        id: 'recipes',
        text: {
          pt: 'Uma empresa lança um aplicativo móvel de receitas para o público em geral e precisa que as pessoas criem conta, entrem e mudem a senha.',
          en: 'A company is launching a mobile app of recipes for the general public and needs people to create accounts, sign in and change their passwords.',
          es: 'Una empresa lanza una aplicación móvil de recetas para el público en general y necesita que las personas creen una cuenta, ingresen y cambien su contraseña.',
        },
        today: {
          pt: 'O aplicativo chama uma API no Amazon API Gateway e espera 200.000 usuários no primeiro ano. Dois desenvolvedores o constroem e ainda precisam definir o login.',
          en: 'The app calls an API on Amazon API Gateway and expects 200,000 users in the first year. Two developers are building it, and they still have to define the sign-in.',
          es: 'La aplicación llama a una API en Amazon API Gateway y espera 200.000 usuarios en el primer año. La construyen dos desarrolladores, que aún deben definir el ingreso.',
        },
      },
      {
        id: 'tickets-fans',
        text: {
          pt: 'Um clube de futebol abre uma loja na web para 400.000 sócios e torcedores, com compras ligadas à conta de cada um.',
          en: 'A football club is opening a web shop for 400,000 members and fans, with purchases tied to the account of each.',
          es: 'Un club de fútbol abre una tienda web para 400.000 socios y aficionados, con compras ligadas a la cuenta de cada uno.',
        },
        today: {
          pt: 'A loja é uma aplicação de página única que chama uma API na AWS, e as vendas abrem em seis semanas. Um arquiteto de soluções precisa projetar o login.',
          en: 'The shop is a single-page application that calls an API on AWS, and sales open in six weeks. A solutions architect must design the sign-in.',
          es: 'La tienda es una aplicación de página única que llama a una API en AWS, y la venta se abre en seis semanas. Un arquitecto de soluciones debe diseñar el ingreso.',
        },
      },
      {
        id: 'patients',
        text: {
          pt: 'Uma rede de clínicas vai oferecer aos pacientes um portal com resultados de exames, e cada um deve ver só os seus.',
          en: 'A chain of clinics plans to offer patients a portal with test results, and each must see only their own.',
          es: 'Una red de clínicas va a ofrecer a los pacientes un portal con resultados de exámenes, y cada uno debe ver solo los suyos.',
        },
        today: {
          pt: 'Hoje os resultados são entregues em papel a cerca de 3.000 pessoas por dia. O portal vai rodar no navegador e no celular, com o back-end na AWS.',
          en: 'Results are handed out on paper today to about 3,000 people a day. The portal will run in the browser and on phones, with its back end on AWS.',
          es: 'Hoy los resultados se entregan en papel a unas 3.000 personas por día. El portal funcionará en el navegador y en el celular, con el back-end en AWS.',
        },
      },
    ],
    candidates: [
      {
        id: 'pool',
        uses: ['user pool'],
        popularity: 5,
        source: docs('cognito/latest/developerguide/cognito-user-pools.html'),
        text: {
          pt: 'Um user pool do Amazon Cognito',
          en: 'An Amazon Cognito user pool',
          es: 'Un user pool de Amazon Cognito',
        },
        action: {
          pt: 'Criar um user pool do Amazon Cognito, ativar o login hospedado e acrescentar a ele um ID de cliente para o programa.',
          en: 'Create an Amazon Cognito user pool, turn on its hosted login and add a client ID for the program to it.',
          es: 'Crear un user pool de Amazon Cognito, activar su ingreso hospedado y agregarle un ID de cliente para el programa.',
        },
        why: {
          pt: 'Um user pool do Amazon Cognito é um diretório gerenciado de clientes: cadastro, MFA, contas sociais e tokens que o API Gateway valida.',
          en: 'An Amazon Cognito user pool is a managed directory of customers: sign-up, MFA, social accounts and tokens that API Gateway validates.',
          es: 'Un user pool de Amazon Cognito es un directorio administrado de clientes: registro, MFA, cuentas sociales y tokens que API Gateway valida.',
        },
        likeness: {
          pt: 'a recepção pronta, que inscreve qualquer um e dá a carteirinha que a catraca lê, mas nenhuma chave',
          en: 'the ready-made front desk, which enrolls anyone and issues a card the turnstile reads, but no key',
          es: 'la recepción ya lista, que inscribe a cualquiera y da el carné que lee el torniquete, pero ninguna llave',
        },
        tell: {
          pt: 'Cadastrar-se com e-mail e senha: um user pool do Cognito. Conta do Google ou da Apple: um user pool, com login social. Token validado por um autorizador próprio do serviço: um user pool. Senhas deixadas a um serviço gerenciado, que as guarda e recupera: um grupo de usuários do Amazon Cognito.',
          en: 'People who sign up with an email address and a password: a Cognito user pool. Google or Apple accounts: a user pool, with social sign-in. A token that a built-in authorizer validates: a user pool. Passwords left to a managed service, which stores and recovers them: an Amazon Cognito user pool.',
          es: 'Registrarse con correo y contraseña: un user pool de Cognito. Cuenta de Google o de Apple: un user pool, con ingreso social. Token validado por un autorizador integrado: un user pool. Contraseñas confiadas a un servicio administrado, que las guarda y recupera: un grupo de usuarios de Amazon Cognito.',
        },
      },
      {
        id: 'both',
        uses: ['user pool', 'identity pool'],
        rightWith: ['direct-aws'],
        popularity: 4,
        source: docs('cognito/latest/developerguide/cognito-scenarios.html'),
        text: {
          pt: 'User pool e identity pool do Cognito',
          en: 'User pool and identity pool of Cognito',
          es: 'User pool e identity pool de Cognito',
        },
        action: {
          pt: 'Criar um user pool do Amazon Cognito e defini-lo como provedor de identidade de um identity pool do Cognito, sem convidados.',
          en: 'Create an Amazon Cognito user pool and set it as the identity provider of a Cognito identity pool, without guests.',
          es: 'Crear un user pool de Amazon Cognito y configurarlo como proveedor de identidad de un identity pool de Cognito, sin invitados.',
        },
        why: {
          pt: 'O user pool faz o cadastro, a entrada e o acesso por contas sociais, com tokens que o API Gateway valida, e o identity pool os troca por credenciais temporárias do IAM, que uma variável de política limita ao prefixo de cada pessoa no S3.',
          en: 'The user pool does sign-up, sign-in and social accounts, with tokens that API Gateway validates, and the identity pool exchanges them for temporary IAM credentials, which a policy variable limits to each person’s prefix in S3.',
          es: 'El user pool hace el registro, el ingreso y el acceso con cuentas sociales, con tokens que API Gateway valida, y el identity pool los cambia por credenciales temporales de IAM, que una variable de política limita al prefijo de cada persona en S3.',
        },
        likeness: {
          pt: 'a recepção que inscreve os sócios e um segundo balcão a manter, que lhes dá chaves, nunca a visitantes',
          en: 'the front desk that enrolls members and a second counter to maintain, which gives them keys, never visitors',
          es: 'la recepción que inscribe socios y un segundo mostrador por mantener, que les da llaves, nunca a visitantes',
        },
        tell: {
          pt: 'Credenciais temporárias da AWS para o aplicativo: um identity pool, atrás do login de um user pool. Senhas deixadas a um serviço gerenciado, que as guarda e recupera: um grupo de usuários do Amazon Cognito.',
          en: 'Temporary AWS credentials for an app: an identity pool, behind the sign-in of a user pool. Passwords left to a managed service, which stores and recovers them: an Amazon Cognito user pool.',
          es: 'Credenciales temporales de AWS para la aplicación: un identity pool, detrás del ingreso de un user pool. Contraseñas confiadas a un servicio administrado, que las guarda y recupera: un grupo de usuarios de Amazon Cognito.',
        },
      },
      {
        id: 'both-guests',
        uses: ['user pool', 'identity pool'],
        rightWith: ['guest-visit'],
        popularity: 4,
        source: docs('cognito/latest/developerguide/cognito-identity.html'),
        text: {
          pt: 'User pool e identity pool com acesso de convidado',
          en: 'User pool and identity pool with guest access',
          es: 'User pool e identity pool con acceso de invitado',
        },
        action: {
          pt: 'Criar um user pool do Amazon Cognito e um identity pool do Cognito que aceite os seus tokens e também convidados.',
          en: 'Create an Amazon Cognito user pool and a Cognito identity pool that accepts its tokens and also guests.',
          es: 'Crear un user pool de Amazon Cognito y un identity pool de Cognito que acepte sus tokens y también invitados.',
        },
        why: {
          pt: 'O user pool cadastra e autentica as pessoas, com tokens que o API Gateway valida, e o identity pool com acesso de convidado dá credenciais temporárias do IAM, com funções separadas, a quem entrou e a quem ainda não entrou.',
          en: 'The user pool signs people up and in, with tokens that API Gateway validates, and an identity pool with guest access gives temporary IAM credentials, with separate roles, to those who have signed in and to those who have not.',
          es: 'El user pool registra y autentica a las personas, con tokens que API Gateway valida, y el identity pool con acceso de invitado da credenciales temporales de IAM, con roles separados, a quien ingresó y a quien aún no.',
        },
        likeness: {
          pt: 'a recepção que inscreve os sócios e o balcão que lhes dá chaves e empresta outra, menor, a visitantes',
          en: 'the front desk that enrolls members and the counter that gives them keys and lends visitors a lesser one',
          es: 'la recepción que inscribe socios y el mostrador que les da llaves y presta otra, menor, a visitantes',
        },
        tell: {
          pt: 'Credenciais temporárias da AWS para quem ainda não tem conta: um identity pool com acesso de convidado. Senhas deixadas a um serviço gerenciado, que as guarda e recupera: um grupo de usuários do Amazon Cognito.',
          en: 'Temporary AWS credentials for those without an account: an identity pool with guest access. Passwords left to a managed service, which stores and recovers them: an Amazon Cognito user pool.',
          es: 'Credenciales temporales de AWS para quien aún no tiene cuenta: un identity pool con acceso de invitado. Contraseñas confiadas a un servicio administrado, que las guarda y recupera: un grupo de usuarios de Amazon Cognito.',
        },
      },
      {
        id: 'guests',
        neverRight: true,
        uses: ['identity pool'],
        popularity: 4,
        source: docs('cognito/latest/developerguide/cognito-identity.html'),
        text: {
          pt: 'Só um identity pool do Amazon Cognito',
          en: 'Only an Amazon Cognito identity pool',
          es: 'Solo un identity pool de Amazon Cognito',
        },
        action: {
          pt: 'Criar um identity pool do Amazon Cognito e associar uma função do IAM a cada tipo de identidade que ele aceita.',
          en: 'Create an Amazon Cognito identity pool and attach an IAM role to each type of identity that it accepts.',
          es: 'Crear un identity pool de Amazon Cognito y asociar un rol de IAM a cada tipo de identidad que acepta.',
        },
        why: {
          pt: 'Um identity pool dá credenciais temporárias do IAM a convidados e a quem já entrou em outro provedor, sem guardar senhas.',
          en: 'An identity pool gives temporary IAM credentials to guests and to those signed in with another provider, without keeping passwords.',
          es: 'Un identity pool da credenciales temporales de IAM a invitados y a quien ya ingresó en otro proveedor, sin guardar contraseñas.',
        },
        likeness: {
          pt: 'o balcão que só dá chaves, a visitantes e a sócios de outros clubes, sem inscrever ninguém',
          en: 'the counter that only hands out keys, to visitors and members of other clubs, and enrolls nobody',
          es: 'el mostrador que solo da llaves, a visitantes y a socios de otros clubes, sin inscribir a nadie',
        },
        tell: {
          pt: 'Credenciais da AWS para convidados: identity pool.',
          en: 'AWS credentials for guests: an identity pool.',
          es: 'Credenciales de AWS para invitados: identity pool.',
        },
      },
      {
        id: 'center',
        uses: ['Identity Center'],
        popularity: 4,
        source: docs('singlesignon/latest/userguide/what-is.html'),
        text: {
          pt: 'O IAM Identity Center da organização',
          en: 'The IAM Identity Center of the organization',
          es: 'El IAM Identity Center de la organización',
        },
        action: {
          pt: 'Ativar o AWS IAM Identity Center na organização, incluir as pessoas no diretório dele e atribuir a aplicação a elas.',
          en: 'Enable AWS IAM Identity Center in the organization, add the people to its directory and assign the application to them.',
          es: 'Activar AWS IAM Identity Center en la organización, agregar a las personas a su directorio y asignarles la aplicación.',
        },
        why: {
          pt: 'O IAM Identity Center dá aos funcionários uma entrada única nas contas da AWS e nos aplicativos da empresa.',
          en: 'IAM Identity Center gives employees single sign-on to AWS accounts and company applications.',
          es: 'IAM Identity Center da a los empleados un ingreso único a las cuentas de AWS y a las aplicaciones de la empresa.',
        },
        likeness: {
          pt: 'a entrada de funcionários, com um crachá que abre todas as salas da casa, mas fechada ao público',
          en: 'the staff entrance, with one badge that opens every room of the house, but closed to the public',
          es: 'la entrada del personal, con una credencial que abre todas las salas de la casa, pero cerrada al público',
        },
        tell: {
          pt: 'Entrada única de funcionários: IAM Identity Center.',
          en: 'Single sign-on of employees: IAM Identity Center.',
          es: 'Ingreso único de empleados: IAM Identity Center.',
        },
        neverRight: true,
      },
      {
        id: 'own',
        uses: [],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Uma tabela de senhas no banco de dados',
          en: 'A table of passwords in the database',
          es: 'Una tabla de contraseñas en la base de datos',
        },
        action: {
          pt: 'Criar uma tabela de usuários e hashes de senhas no Amazon RDS e programar as páginas de login na aplicação.',
          en: 'Create a table of logins and password hashes in Amazon RDS and write the login pages in the application.',
          es: 'Crear una tabla de usuarios y hashes de contraseñas en Amazon RDS y programar las páginas de ingreso en la aplicación.',
        },
        why: {
          pt: 'Um cadastro próprio segue à risca as regras da equipe, que guarda, protege e recupera as senhas.',
          en: 'A custom sign-up system follows the team’s rules to the letter; the team stores, protects and recovers the passwords.',
          es: 'Un registro propio sigue al pie de la letra las reglas del equipo, que guarda, protege y recupera las contraseñas.',
        },
        likeness: {
          pt: 'o fichário caseiro, cuja equipe guarda e troca a palavra secreta de cada sócio, mas não dá chaves',
          en: 'the homemade register, whose own staff keep and replace each member’s secret word, but hand out no keys',
          es: 'el fichero casero, cuyo equipo guarda y cambia la palabra secreta de cada socio, pero no da llaves',
        },
        tell: {
          pt: 'Regras de entrada que nenhum serviço aceita: cadastro próprio.',
          en: 'Sign-in rules that no service supports: a custom system.',
          es: 'Reglas de ingreso que ningún servicio acepta: registro propio.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-passwords',
        text: {
          pt: 'Após um vazamento, a diretoria decidiu que guardar e recuperar senhas cabe a um serviço gerenciado.',
          en: 'After a leak, the board decided that storing and recovering passwords is left to a managed service.',
          es: 'Tras una filtración, la dirección decidió que guardar y recuperar contraseñas quede a cargo de un servicio administrado.',
        },
        fits: ['pool', 'both', 'both-guests', 'guests', 'center'],
        rulesOut: {
          own: {
            pt: 'Com uma tabela de senhas, a equipe continua a guardá-las, protegê-las e recuperá-las.',
            en: 'With a table of passwords, the team still stores, protects and recovers them.',
            es: 'Con una tabla de contraseñas, el equipo sigue guardándolas, protegiéndolas y recuperándolas.',
          },
        },
      },
      {
        id: 'sign-up',
        text: {
          pt: 'Quem não tem conta em nenhum outro lugar deve poder se cadastrar com e-mail e senha.',
          en: 'People with no account anywhere else must be able to sign up with an email address and a password.',
          es: 'Quien no tiene cuenta en ningún otro lugar debe poder registrarse con correo y contraseña.',
        },
        fits: ['pool', 'both', 'both-guests', 'own'],
        rulesOut: {
          guests: {
            pt: 'Um identity pool não cadastra ninguém; só troca tokens de outros provedores por credenciais.',
            en: 'An identity pool signs nobody up; it only exchanges tokens of other providers for credentials.',
            es: 'Un identity pool no registra a nadie; solo cambia tokens de otros proveedores por credenciales.',
          },
          center: {
            pt: 'No IAM Identity Center, os usuários são criados por administradores.',
            en: 'In IAM Identity Center, users are created by administrators.',
            es: 'En IAM Identity Center, los usuarios los crean administradores.',
          },
        },
      },
      {
        id: 'direct-aws',
        text: {
          pt: 'O programa envia arquivos de cada pessoa direto ao Amazon S3, com credenciais temporárias da AWS limitadas à pasta dela.',
          en: 'The program uploads each person’s files directly to Amazon S3, with temporary AWS credentials limited to that person’s folder.',
          es: 'El programa sube los archivos de cada persona directo a Amazon S3, con credenciales temporales de AWS limitadas a su carpeta.',
        },
        fits: ['both', 'guests', 'center'],
        rulesOut: {
          pool: {
            pt: 'Um user pool entrega tokens JWT, e não credenciais da AWS para chamar o S3.',
            en: 'A user pool issues JWT tokens rather than AWS credentials to call S3.',
            es: 'Un user pool entrega tokens JWT, no credenciales de AWS para llamar a S3.',
          },
          own: {
            pt: 'Uma tabela de senhas só confirma quem é a pessoa; não emite credenciais da AWS.',
            en: 'A table of passwords only confirms who the person is; it issues no AWS credentials.',
            es: 'Una tabla de contraseñas solo confirma quién es la persona; no emite credenciales de AWS.',
          },
        },
      },
      {
        id: 'social',
        text: {
          pt: 'As pessoas também devem poder entrar com a conta do Google ou da Apple, sem que a equipe programe o OAuth.',
          en: 'People must also be able to sign in with their Google or Apple accounts, without the team programming OAuth.',
          es: 'Las personas también deben poder ingresar con su cuenta de Google o de Apple, sin que el equipo programe OAuth.',
        },
        fits: ['pool', 'both', 'both-guests', 'guests'],
        rulesOut: {
          own: {
            pt: 'Com um cadastro próprio, o OAuth de cada provedor é código da equipe.',
            en: 'With a custom sign-up system, the OAuth of each provider is code that the team maintains.',
            es: 'Con un registro propio, el OAuth de cada proveedor es código del equipo.',
          },
          center: {
            pt: 'O IAM Identity Center não recebe contas pessoais do Google ou da Apple.',
            en: 'IAM Identity Center does not take personal Google or Apple accounts.',
            es: 'IAM Identity Center no recibe cuentas personales de Google o de Apple.',
          },
        },
      },

      {
        id: 'api-token',
        text: {
          pt: 'O API Gateway deve validar o token de quem chama com um autorizador próprio do serviço, sem código.',
          en: 'API Gateway must validate the token of the caller with a built-in authorizer, without code.',
          es: 'API Gateway debe validar el token de quien llama con un autorizador integrado, sin código.',
        },
        fits: ['pool', 'both', 'both-guests'],
        rulesOut: {
          guests: {
            pt: 'Um identity pool entrega credenciais do IAM, e não um token que o autorizador lê.',
            en: 'An identity pool hands out IAM credentials rather than a token that the authorizer reads.',
            es: 'Un identity pool entrega credenciales de IAM, y no un token que el autorizador lee.',
          },
          own: {
            pt: 'Os tokens de um cadastro próprio pedem um autorizador escrito pela equipe.',
            en: 'The tokens of its own system need an authorizer that the team writes.',
            es: 'Los tokens de un registro propio exigen un autorizador escrito por el equipo.',
          },
        },
      },
      {
        id: 'one-service',
        notWith: ['direct-aws', 'no-passwords', 'guest-visit'],
        fits: ['pool', 'guests', 'center'],
        rulesOut: {
          both: {
            pt: 'São configurados e ligados dois pools onde basta o login; o identity pool acrescenta trabalho.',
            en: 'Two pools are set up and tied together where the sign-in alone is needed; the identity pool adds work.',
            es: 'Se configuran y vinculan dos pools donde basta el ingreso; el identity pool agrega trabajo.',
          },
          own: {
            pt: 'A tabela de senhas, com as páginas de login, é operada pela equipe.',
            en: 'The table of passwords, with its sign-in pages, is operated by the team.',
            es: 'La tabla de contraseñas, con las páginas de ingreso, la opera el equipo.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
      {
        id: 'guest-visit',
        notWith: ['no-passwords', 'one-service', 'direct-aws'],
        text: {
          pt: 'Quem ainda não tem conta deve poder gravar preferências no Amazon DynamoDB, com credenciais temporárias da AWS.',
          en: 'Those without an account yet must be able to save preferences in Amazon DynamoDB, with temporary AWS credentials.',
          es: 'Quien aún no tiene cuenta debe poder guardar preferencias en Amazon DynamoDB, con credenciales temporales de AWS.',
        },
        fits: ['guests', 'both-guests'],
        rulesOut: {
          both: {
            pt: 'Sem acesso de convidado, o identity pool só dá credenciais a quem já entrou pelo user pool.',
            en: 'Without guest access, the identity pool gives credentials only to those who have signed in with the user pool.',
            es: 'Sin acceso de invitado, el identity pool solo da credenciales a quien ya ingresó por el user pool.',
          },
          pool: {
            pt: 'Um user pool só emite tokens a quem se cadastrou e entrou.',
            en: 'A user pool issues tokens only to those who have signed up and signed in.',
            es: 'Un user pool solo emite tokens a quien se registró e inició sesión.',
          },
          own: {
            pt: 'Uma tabela de senhas não emite credenciais da AWS a visitantes.',
            en: 'A table of passwords issues no AWS credentials to visitors.',
            es: 'Una tabla de contraseñas no emite credenciales de AWS a visitantes.',
          },
          center: {
            pt: 'O IAM Identity Center só atende a usuários criados nele ou no diretório da empresa.',
            en: 'IAM Identity Center only serves users created in it or in the company directory.',
            es: 'IAM Identity Center solo atiende a usuarios creados en él o en el directorio de la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução deve identificar essas pessoas?',
      en: 'Which solution should identify these people?',
      es: '¿Qué solución debe identificar a estas personas?',
    },
  },
];
