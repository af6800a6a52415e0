import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const applicationSecrets: readonly Pattern[] = [
  {
    id: 'application-secrets',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection', advancedOnly: true },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Uma empresa de ingressos para shows executa a sua API no AWS Lambda e grava os pedidos em um Amazon RDS for MySQL. Hoje a senha do banco de dados está no código.',
          en: 'A concert ticketing company runs its API on AWS Lambda and writes orders to Amazon RDS for MySQL. Today the database password is in the code.',
          es: 'Una empresa de boletos para conciertos ejecuta su API en AWS Lambda y guarda los pedidos en Amazon RDS for MySQL. Hoy la contraseña de la base de datos está en el código.',
        },
      },
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias tem um aplicativo em contêineres no Amazon ECS, que consulta um Amazon RDS for PostgreSQL. Uma revisão apontou que a senha do banco de dados aparece no repositório de código.',
          en: 'A chain of gyms has an application in containers on Amazon ECS, which queries Amazon RDS for PostgreSQL. A review found the database password in the code repository.',
          es: 'Una cadena de gimnasios tiene una aplicación en contenedores en Amazon ECS que consulta Amazon RDS for PostgreSQL. Una revisión encontró la contraseña de la base de datos en el repositorio de código.',
        },
      },
      {
        id: 'utility',
        text: {
          pt: 'Uma distribuidora de energia lê medidores com um sistema em instâncias do Amazon EC2, que grava as leituras em um Amazon Aurora MySQL. A senha de acesso foi copiada em dezenas de scripts.',
          en: 'An electricity utility reads meters with a system on Amazon EC2 instances, which writes the readings to Amazon Aurora MySQL. The password has been copied into dozens of scripts.',
          es: 'Una distribuidora de electricidad lee medidores con un sistema en instancias de Amazon EC2, que guarda las lecturas en Amazon Aurora MySQL. La contraseña se copió en decenas de scripts.',
        },
      },
      {
        id: 'payroll-app',
        text: {
          pt: 'Uma empresa de folha de pagamento executa tarefas no AWS Fargate, que consultam o Amazon RDS for MySQL. A senha do banco de dados está em um arquivo do projeto.',
          en: 'A payroll company runs tasks on AWS Fargate that query Amazon RDS for MySQL. The database password is in a file of the project.',
          es: 'Una empresa de nóminas ejecuta tareas en AWS Fargate que consultan Amazon RDS for MySQL. La contraseña de la base está en un archivo del proyecto.',
        },
      },
      {
        id: 'bikes-app',
        text: {
          pt: 'Um serviço de bicicletas compartilhadas tem funções do AWS Lambda ligadas ao Amazon Aurora PostgreSQL, com a senha do banco de dados repetida em cada função.',
          en: 'A bicycle sharing service has AWS Lambda functions connected to Amazon Aurora PostgreSQL, with the database password repeated in each function.',
          es: 'Un servicio de bicicletas compartidas tiene funciones de AWS Lambda conectadas a Amazon Aurora PostgreSQL, con la contraseña de la base repetida en cada función.',
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
        why: {
          pt: 'O Secrets Manager guarda o segredo criptografado, troca sozinho a senha de bancos de dados do RDS e entrega o valor atual por API.',
          en: 'Secrets Manager keeps the secret encrypted, rotates passwords of RDS databases by itself and delivers the current value through an API.',
          es: 'Secrets Manager guarda el secreto cifrado, rota por sí mismo las contraseñas de bases de datos de RDS y entrega el valor actual por API.',
        },
        tell: {
          pt: 'Senha com rotação automática: pense no Secrets Manager.',
          en: 'A password with automatic rotation: think of Secrets Manager.',
          es: 'Contraseña con rotación automática: piensa en Secrets Manager.',
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
        why: {
          pt: 'O Parameter Store guarda valores criptografados com o KMS, lidos por API a qualquer momento, e os parâmetros padrão não têm custo.',
          en: 'Parameter Store keeps values encrypted with KMS, read through an API at any time, and standard parameters are free.',
          es: 'Parameter Store guarda valores cifrados con KMS, que se leen por API en cualquier momento, y los parámetros estándar no tienen costo.',
        },
        tell: {
          pt: 'Configuração e segredos sem custo e sem rotação: pense no Parameter Store.',
          en: 'Configuration and secrets at no charge and without rotation: think of Parameter Store.',
          es: 'Configuración y secretos sin costo y sin rotación: piensa en Parameter Store.',
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
        why: {
          pt: 'Com a autenticação do IAM, o aplicativo usa o seu role para gerar um token de quinze minutos em vez de uma senha, sem custo adicional.',
          en: 'With IAM authentication the application uses its role to generate a fifteen-minute token in place of a password, at no extra charge.',
          es: 'Con la autenticación de IAM, la aplicación usa su rol para generar un token de quince minutos en lugar de una contraseña, sin costo adicional.',
        },
        tell: {
          pt: 'Entrar no banco de dados sem senha alguma: pense na autenticação do IAM.',
          en: 'Connecting to the database without any password: think of IAM authentication.',
          es: 'Entrar en la base de datos sin ninguna contraseña: piensa en la autenticación de IAM.',
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
        why: {
          pt: 'Variáveis de ambiente tiram a senha do código sem nenhum serviço a mais e sem custo.',
          en: 'Environment variables take the password out of the code with no further service and no charge.',
          es: 'Las variables de entorno sacan la contraseña del código sin ningún otro servicio y sin costo.',
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
        why: {
          pt: 'Um arquivo criptografado no pacote de implantação viaja com o aplicativo, sem serviço a mais e sem custo.',
          en: 'An encrypted file in the deployment package travels with the application, with no further service and no charge.',
          es: 'Un archivo cifrado en el paquete de despliegue viaja con la aplicación, sin otro servicio y sin costo.',
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
        kind: 'security',
        text: {
          pt: 'Nenhuma credencial do banco de dados pode valer mais de 30 dias, e a equipe não quer escrever código nem trocar senhas à mão para isso.',
          en: 'No database credential may stay valid for more than 30 days, and the team will neither write code nor change passwords by hand for it.',
          es: 'Ninguna credencial de la base de datos puede valer más de 30 días, y el equipo no quiere escribir código ni cambiar contraseñas a mano para eso.',
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
            en: 'Parameter Store has no automatic rotation; the change every 30 days would be code of the team.',
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
        kind: 'change',
        text: {
          pt: 'No mesmo lugar deve ficar a chave de API de um parceiro de pagamentos que o sistema também usa.',
          en: 'The same place must also hold the API key of a payment partner that the system uses.',
          es: 'En el mismo lugar debe guardarse la clave de API de un socio de pagos que el sistema también usa.',
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
        kind: 'cost',
        text: {
          pt: 'A solução não pode acrescentar à fatura uma mensalidade por segredo guardado.',
          en: 'The solution must not add a monthly charge per stored secret to the bill.',
          es: 'La solución no puede agregar a la factura un cargo mensual por secreto guardado.',
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
        kind: 'change',
        text: {
          pt: 'Quando a credencial mudar, o aplicativo deve passar a usar a nova sem outra implantação.',
          en: 'When the credential changes, the application must start using the new one without another deployment.',
          es: 'Cuando cambie la credencial, la aplicación debe empezar a usar la nueva sin otro despliegue.',
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
    ],
    ask: {
      pt: 'O que a empresa deve usar para atender a esses requisitos?',
      en: 'What should the company use to meet these requirements?',
      es: '¿Qué debe usar la empresa para cumplir estos requisitos?',
    },
  },
];
