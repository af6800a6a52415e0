import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const applicationSecrets: readonly Pattern[] = [
  {
    id: 'application-secrets',
    exams: {
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    scene: {
      pt: 'Pense no banco de dados como uma sala trancada, em que cada credencial é uma chave e o programa é o empregado.',
      en: 'Think of the database as a locked room, where each credential is a key and the program is the employee who uses it.',
      es: 'Piensa en la base de datos como una sala cerrada, donde cada credencial es una llave y el programa es el empleado.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Uma empresa de ingressos usa o AWS Lambda com o Amazon RDS for MySQL. A senha do banco está no código.',
          en: 'A ticketing company uses AWS Lambda with Amazon RDS for MySQL. The database password is in the code.',
          es: 'Una empresa de venta de entradas usa AWS Lambda con Amazon RDS for MySQL. La contraseña de la base está en el código.',
        },
        today: {
          pt: 'Quatro funções usam esse mesmo usuário do banco, e toda a equipe pode ler o código. A empresa quer tirar a senha dali.',
          en: 'Four functions use that same database user, and the whole team can read the code. The company wants to take the password out of it.',
          es: 'Cuatro funciones usan ese mismo usuario de la base, y todo el equipo puede leer el código. La empresa quiere sacar de ahí la contraseña.',
        },
      },
      {
        id: 'gym',
        text: {
          pt: 'O aplicativo de uma rede de academias, no Amazon ECS, tem no repositório a senha do seu Amazon RDS for PostgreSQL.',
          en: 'A gym chain’s application on Amazon ECS has the password of its Amazon RDS for PostgreSQL in the code repository.',
          es: 'La aplicación de una red de gimnasios, en Amazon ECS, tiene en el repositorio la contraseña de su Amazon RDS for PostgreSQL.',
        },
        today: {
          pt: 'Vinte desenvolvedores têm acesso ao repositório. Um arquiteto de soluções precisa definir de onde o aplicativo obterá as credenciais.',
          en: 'Twenty developers have access to the repository. A solutions architect must define where the application gets its credentials from.',
          es: 'Veinte desarrolladores tienen acceso al repositorio. Un arquitecto de soluciones debe definir de dónde obtendrá la aplicación las credenciales.',
        },
      },
      {
        id: 'utility',
        text: {
          pt: 'Scripts de uma distribuidora de energia, no Amazon EC2, contêm a senha do seu Amazon Aurora MySQL.',
          en: 'An electricity utility’s scripts on Amazon EC2 contain the password of its Amazon Aurora MySQL.',
          es: 'Los scripts de una distribuidora de electricidad, en Amazon EC2, contienen la contraseña de su Amazon Aurora MySQL.',
        },
        today: {
          pt: 'Os scripts rodam em 15 instâncias e são copiados de uma equipe a outra. A empresa quer retirar deles a senha.',
          en: 'The scripts run on 15 instances and are copied from one team to another. The company wants the password removed from them.',
          es: 'Los scripts corren en 15 instancias y se copian de un equipo a otro. La empresa quiere quitar de ellos la contraseña.',
        },
      },
      {
        id: 'payroll-app',
        text: {
          pt: 'Tarefas de uma empresa de folha de pagamento, no AWS Fargate, leem de um arquivo a senha do Amazon RDS for MySQL.',
          en: 'A payroll company’s tasks on AWS Fargate read the password of Amazon RDS for MySQL from a file.',
          es: 'Las tareas de una empresa de nóminas, en AWS Fargate, leen de un archivo la contraseña de Amazon RDS for MySQL.',
        },
        today: {
          pt: 'O arquivo faz parte da imagem do contêiner, que três equipes podem baixar. Um arquiteto de soluções deve propor outro modo de obter a credencial.',
          en: 'The file is part of the container image, which three teams can pull. A solutions architect must propose another way to obtain the credential.',
          es: 'El archivo forma parte de la imagen del contenedor, que tres equipos pueden descargar. Un arquitecto de soluciones debe proponer otro modo de obtener la credencial.',
        },
      },
      {
        id: 'bikes-app',
        text: {
          pt: 'Um serviço de bicicletas repete em cada função do AWS Lambda a senha do seu Amazon Aurora PostgreSQL.',
          en: 'A bicycle sharing service repeats the password of its Amazon Aurora PostgreSQL in each AWS Lambda function.',
          es: 'Un servicio de bicicletas repite en cada función de AWS Lambda la contraseña de su Amazon Aurora PostgreSQL.',
        },
        today: {
          pt: 'São 25 funções, mantidas por quatro equipes, e uma delas já publicou a senha por engano. O serviço quer que ela saia do código.',
          en: 'There are 25 functions, kept by four teams, one of which has already published the password by mistake. The service wants it out of the code.',
          es: 'Son 25 funciones, mantenidas por cuatro equipos, y uno de ellos ya publicó la contraseña por error. El servicio quiere sacarla del código.',
        },
      },
    ],
    candidates: [
      {
        id: 'secrets-manager',
        uses: ['Secrets Manager'],
        popularity: 5,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        text: {
          pt: 'Um segredo do AWS Secrets Manager com rotação',
          en: 'An AWS Secrets Manager secret with rotation',
          es: 'Un secreto de AWS Secrets Manager con rotación',
        },
        action: {
          pt: 'Guardar as credenciais do banco no AWS Secrets Manager, ativar a rotação automática e lê-las durante a execução.',
          en: 'Store the database credentials in AWS Secrets Manager, turn on automatic rotation and read them at run time.',
          es: 'Guardar las credenciales de la base en AWS Secrets Manager, activar la rotación automática y leerlas durante la ejecución.',
        },
        why: {
          pt: 'O Secrets Manager guarda senhas e chaves de API criptografadas, troca sozinho e em prazo definido as dos bancos do RDS, entrega o valor atual por API e deixa cada leitura no CloudTrail.',
          en: 'Secrets Manager keeps passwords and API keys encrypted, rotates those of RDS databases on a schedule by itself, delivers the current value through an API and leaves each read in CloudTrail.',
          es: 'Secrets Manager guarda contraseñas y claves de API cifradas, rota por sí mismo y en un plazo definido las de bases de RDS, entrega el valor actual por API y deja cada lectura en CloudTrail.',
        },
        likeness: {
          pt: 'o cofre que troca a fechadura todo mês e anota quem pega cada chave, mas cobra por chave',
          en: 'the safe that changes the lock every month and notes who takes each key, but charges per key',
          es: 'la caja fuerte que cambia la cerradura cada mes y anota quién toma cada llave, pero cobra por llave',
        },
        tell: {
          pt: 'Credencial que não vale mais de 30 dias, sem trocas manuais: pense no Secrets Manager. Credencial nova que vale sem outra implantação: uma que o programa lê ou gera na execução. Chave de API de um parceiro guardada no mesmo lugar: Secrets Manager ou Parameter Store. Quem leu cada credencial, pelo AWS CloudTrail: Secrets Manager ou Parameter Store, lidos por API.',
          en: 'A credential valid for no more than 30 days, without manual changes: think of Secrets Manager. A new credential that takes effect without another deployment: one that the program reads or generates at run time. The API key of a partner kept in the same place: Secrets Manager or Parameter Store. Who has read each credential, known from CloudTrail: Secrets Manager or Parameter Store, as both are read through an API.',
          es: 'Credencial que no vale más de 30 días, sin cambios manuales: piensa en Secrets Manager. Credencial nueva que rige sin otro despliegue: una que el programa lee o genera durante la ejecución. Clave de API de un socio guardada en el mismo lugar: Secrets Manager o Parameter Store. Quién leyó cada credencial, por AWS CloudTrail: Secrets Manager o Parameter Store, que se leen por API.',
        },
      },
      {
        id: 'parameter',
        uses: ['Parameter Store'],
        popularity: 4,
        source: docs('systems-manager/latest/userguide/systems-manager-parameter-store.html'),
        text: {
          pt: 'Um parâmetro SecureString do Parameter Store',
          en: 'A SecureString parameter in Parameter Store',
          es: 'Un parámetro SecureString de Parameter Store',
        },
        action: {
          pt: 'Guardar as credenciais como SecureString no AWS Systems Manager Parameter Store e lê-las durante a execução.',
          en: 'Store the credentials as SecureString in AWS Systems Manager Parameter Store and read them at run time.',
          es: 'Guardar las credenciales como SecureString en AWS Systems Manager Parameter Store y leerlas durante la ejecución.',
        },
        why: {
          pt: 'O Parameter Store guarda qualquer valor criptografado com o KMS, lido por API a qualquer momento com registro no CloudTrail, e os parâmetros padrão não têm custo.',
          en: 'Parameter Store keeps any value encrypted with KMS, read through an API at any time with a record in CloudTrail, and standard parameters are free.',
          es: 'Parameter Store guarda cualquier valor cifrado con KMS, que se lee por API en cualquier momento con registro en CloudTrail, y los parámetros estándar no tienen costo.',
        },
        likeness: {
          pt: 'o armário gratuito que guarda qualquer chave e anota quem a pega, mas nunca troca a fechadura',
          en: 'the free cabinet that holds any key and notes who takes it, but never changes the lock',
          es: 'el armario gratuito que guarda cualquier llave y anota quién la toma, pero nunca cambia la cerradura',
        },
        tell: {
          pt: 'Nenhuma mensalidade por segredo guardado: Parameter Store ou autenticação do IAM. Credencial nova que vale sem outra implantação: uma que o programa lê ou gera na execução. Chave de API de um parceiro guardada no mesmo lugar: Secrets Manager ou Parameter Store. Quem leu cada credencial, pelo AWS CloudTrail: Secrets Manager ou Parameter Store, lidos por API.',
          en: 'No monthly charge per stored secret: Parameter Store or IAM authentication. A new credential that takes effect without another deployment: one that the program reads or generates at run time. The API key of a partner kept in the same place: Secrets Manager or Parameter Store. Who has read each credential, known from CloudTrail: Secrets Manager or Parameter Store, as both are read through an API.',
          es: 'Ningún cargo mensual por secreto guardado: Parameter Store o autenticación de IAM. Credencial nueva que rige sin otro despliegue: una que el programa lee o genera durante la ejecución. Clave de API de un socio guardada en el mismo lugar: Secrets Manager o Parameter Store. Quién leyó cada credencial, por AWS CloudTrail: Secrets Manager o Parameter Store, que se leen por API.',
        },
      },
      {
        id: 'iam-auth',
        uses: [],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/UsingWithRDS.IAMDBAuth.html'),
        text: {
          pt: 'Autenticação do IAM, com tokens temporários',
          en: 'IAM authentication, with short-lived tokens',
          es: 'Autenticación de IAM, con tokens temporales',
        },
        action: {
          pt: 'Ativar a autenticação de banco de dados do IAM e pedir um token com a função do IAM do aplicativo a cada conexão.',
          en: 'Enable IAM database authentication and request a token with the role of the application at each connection.',
          es: 'Activar la autenticación de base de datos de IAM y pedir un token con el rol de la aplicación en cada conexión.',
        },
        why: {
          pt: 'Com a autenticação do IAM, o aplicativo usa a sua função do IAM para gerar um token de quinze minutos em vez de uma senha, sem custo adicional.',
          en: 'With IAM authentication the application uses its role to generate a fifteen-minute token in place of a password, at no extra charge.',
          es: 'Con la autenticación de IAM, la aplicación usa su rol para generar un token de quince minutos en lugar de una contraseña, sin costo adicional.',
        },
        likeness: {
          pt: 'a porta que se abre ao crachá por quinze minutos, sem gaveta para outras chaves nem caderno',
          en: 'the door that opens to the badge for fifteen minutes, without a drawer for other keys or a logbook',
          es: 'la puerta que se abre a la credencial por quince minutos, sin cajón para otras llaves ni cuaderno',
        },
        tell: {
          pt: 'Credencial do banco que não vale mais de 30 dias: autenticação do IAM, com tokens de quinze minutos. Nenhuma mensalidade por segredo guardado: Parameter Store ou autenticação do IAM. Credencial nova que vale sem outra implantação: uma que o programa lê ou gera na execução.',
          en: 'A database credential valid for no more than 30 days: IAM authentication, with tokens of fifteen minutes. No monthly charge per stored secret: Parameter Store or IAM authentication. A new credential that takes effect without another deployment: one that the program reads or generates at run time.',
          es: 'Credencial de la base que no vale más de 30 días: autenticación de IAM, con tokens de quince minutos. Ningún cargo mensual por secreto guardado: Parameter Store o autenticación de IAM. Credencial nueva que rige sin otro despliegue: una que el programa lee o genera durante la ejecución.',
        },
      },
      {
        id: 'variables',
        uses: [],
        popularity: 5,
        source: docs('lambda/latest/dg/configuration-envvars.html'),
        text: {
          pt: 'Variáveis de ambiente definidas na implantação',
          en: 'Environment variables set at deployment',
          es: 'Variables de entorno definidas en el despliegue',
        },
        action: {
          pt: 'Definir as credenciais como variáveis de ambiente do aplicativo e preenchê-las no pipeline de entrega.',
          en: 'Define the credentials as environment variables of the application and fill them in from the release pipeline.',
          es: 'Definir las credenciales como variables de entorno de la aplicación y completarlas en el pipeline de entrega.',
        },
        why: {
          pt: 'Variáveis de ambiente tiram a senha do código sem nenhum serviço a mais e sem custo.',
          en: 'Environment variables take the password out of the code with no further service and no charge.',
          es: 'Las variables de entorno sacan la contraseña del código sin ningún otro servicio y sin costo.',
        },
        likeness: {
          pt: 'a chave entregue em mãos no início do turno, sem anotação, que só muda no turno seguinte',
          en: 'the key handed over at the start of a shift, with nothing noted, changed only at the next shift',
          es: 'la llave entregada en mano al inicio del turno, sin anotación, que solo cambia en el siguiente turno',
        },
        tell: {
          pt: 'Variáveis de ambiente servem para configuração; para segredos, pense em um serviço que os guarde.',
          en: 'Environment variables are for configuration; for secrets, think of a service that keeps them.',
          es: 'Las variables de entorno sirven para configuración; para secretos, piensa en un servicio que los guarde.',
        },
      },
      {
        id: 'package',
        uses: [],
        popularity: 3,
        source: docs('kms/latest/developerguide/overview.html'),
        text: {
          pt: 'Um arquivo criptografado no pacote de implantação',
          en: 'An encrypted file in the deployment package',
          es: 'Un archivo cifrado en el paquete de despliegue',
        },
        action: {
          pt: 'Criptografar um arquivo de credenciais com o AWS KMS, incluí-lo no pacote e descriptografá-lo ao iniciar.',
          en: 'Encrypt a file of credentials with AWS KMS, include it in the package and decrypt it at startup.',
          es: 'Cifrar un archivo de credenciales con AWS KMS, incluirlo en el paquete y descifrarlo al iniciar.',
        },
        why: {
          pt: 'Um arquivo criptografado no pacote de implantação viaja com o aplicativo, sem serviço a mais e sem custo.',
          en: 'An encrypted file in the deployment package travels with the application, with no further service and no charge.',
          es: 'Un archivo cifrado en el paquete de despliegue viaja con la aplicación, sin otro servicio y sin costo.',
        },
        likeness: {
          pt: 'a chave numa caixinha trancada na mochila de cada empregado, que só muda com mochilas novas',
          en: 'the key in a small locked box in each employee’s backpack, changed only by handing out new backpacks',
          es: 'la llave en una cajita cerrada en la mochila de cada empleado, que solo cambia con mochilas nuevas',
        },
        tell: {
          pt: 'Segredo que viaja no pacote muda só com outra implantação; pense em um serviço que o guarde.',
          en: 'A secret that travels in the package changes only with another deployment; think of a service that keeps it.',
          es: 'Un secreto que viaja en el paquete cambia solo con otro despliegue; piensa en un servicio que lo guarde.',
        },
      },
    ],
    constraints: [
      {
        id: 'thirty-days',
        text: {
          pt: 'Nenhuma credencial do banco de dados pode valer mais de 30 dias, sem trocas manuais nem código próprio.',
          en: 'No database credential may be valid for more than 30 days, without manual changes or custom code.',
          es: 'Ninguna credencial de la base de datos puede valer más de 30 días, sin cambios manuales ni código propio.',
        },
        fits: ['secrets-manager', 'iam-auth'],
        rulesOut: {
          package: {
            pt: 'O arquivo no pacote não troca a senha: a cada 30 dias alguém teria de fazê-lo e implantar de novo.',
            en: 'The file in the package does not rotate the password: every 30 days someone would have to do it and deploy again.',
            es: 'El archivo en el paquete no rota la contraseña: cada 30 días alguien tendría que hacerlo y desplegar de nuevo.',
          },
          parameter: {
            pt: 'O Parameter Store não tem rotação automática; a troca a cada 30 dias seria código da equipe.',
            en: 'Parameter Store has no automatic rotation; the change every 30 days would be code that the team maintains.',
            es: 'Parameter Store no tiene rotación automática; el cambio cada 30 días sería código del equipo.',
          },
          variables: {
            pt: 'Variáveis de ambiente não trocam a senha: alguém teria de fazê-lo e implantar de novo a cada 30 dias.',
            en: 'Environment variables do not rotate the password: someone would have to do it and deploy again every 30 days.',
            es: 'Las variables de entorno no rotan la contraseña: alguien tendría que hacerlo y desplegar de nuevo cada 30 días.',
          },
        },
      },
      {
        id: 'partner-key',
        text: {
          pt: 'A chave de API de um parceiro de pagamentos deve ficar no mesmo lugar.',
          en: 'The API key of a payment partner must be kept in the same place.',
          es: 'La clave de API de un socio de pagos debe guardarse en el mismo lugar.',
        },
        fits: ['secrets-manager', 'parameter', 'variables', 'package'],
        rulesOut: {
          'iam-auth': {
            pt: 'A autenticação do IAM só serve para entrar no banco de dados; não guarda a chave de API do parceiro.',
            en: 'IAM authentication only opens the database; it does not keep the partner’s API key.',
            es: 'La autenticación de IAM solo sirve para entrar en la base de datos; no guarda la clave de API del socio.',
          },
        },
      },
      {
        id: 'no-charge',
        text: {
          pt: 'O orçamento não cobre uma cobrança mensal por segredo guardado.',
          en: 'The budget does not cover a monthly charge per stored secret.',
          es: 'El presupuesto no cubre un cargo mensual por secreto guardado.',
        },
        fits: ['parameter', 'iam-auth', 'variables', 'package'],
        rulesOut: {
          'secrets-manager': {
            pt: 'O Secrets Manager cobra por mês por segredo guardado, além das chamadas.',
            en: 'Secrets Manager charges per month for each stored secret, besides the calls.',
            es: 'Secrets Manager cobra por mes por cada secreto guardado, además de las llamadas.',
          },
        },
      },
      {
        id: 'no-deployment',
        text: {
          pt: 'Uma credencial nova deve valer sem outra implantação.',
          en: 'A new credential must take effect without another deployment.',
          es: 'Una credencial nueva debe regir sin otro despliegue.',
        },
        fits: ['secrets-manager', 'parameter', 'iam-auth'],
        rulesOut: {
          package: {
            pt: 'O arquivo faz parte do pacote de implantação; uma senha nova exige outra implantação.',
            en: 'The file is part of the deployment package; a new password takes another deployment.',
            es: 'El archivo es parte del paquete de despliegue; una contraseña nueva exige otro despliegue.',
          },
          variables: {
            pt: 'Variáveis de ambiente são lidas quando o aplicativo é implantado; um valor novo exige outra implantação.',
            en: 'Environment variables are fixed when the application is deployed; a new value takes another deployment.',
            es: 'Las variables de entorno se fijan al desplegar la aplicación; un valor nuevo exige otro despliegue.',
          },
        },
      },
      {
        id: 'reads-logged',
        text: {
          pt: 'Os auditores querem saber, pelo AWS CloudTrail, quem leu cada credencial.',
          en: 'Auditors want to know from AWS CloudTrail who has read each credential.',
          es: 'Los auditores quieren saber, por AWS CloudTrail, quién leyó cada credencial.',
        },
        fits: ['secrets-manager', 'parameter'],
        rulesOut: {
          'iam-auth': {
            pt: 'O token do IAM é assinado no próprio programa, e o CloudTrail não registra a autenticação do IAM no banco de dados.',
            en: 'The IAM token is signed in the program itself, and CloudTrail does not log IAM authentication to the database.',
            es: 'El token de IAM se firma en el propio programa, y CloudTrail no registra la autenticación de IAM en la base de datos.',
          },
          variables: {
            pt: 'Variáveis de ambiente são lidas dentro do programa, sem chamada de API que o CloudTrail registre.',
            en: 'Environment variables are read inside the program, with no API call for CloudTrail to record.',
            es: 'Las variables de entorno se leen dentro del programa, sin una llamada a la API que CloudTrail registre.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve usar para atender a esses requisitos?',
      en: 'What should the company use to meet these requirements?',
      es: '¿Qué debe usar la empresa para cumplir estos requisitos?',
    },
  },
];
