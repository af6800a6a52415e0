import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const protectionPair: readonly Pattern[] = [
  {
    id: 'protection-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection' },
      'saa-c03': { domain: 'secure', topic: 'data-security' },
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'Um cartório digital guarda escrituras na AWS e reforça a proteção dos dados.',
          en: 'A digital notary keeps deeds on AWS and is strengthening its data protection.',
          es: 'Una notaría digital guarda escrituras en AWS y refuerza la protección de los datos.',
        },
        today: {
          pt: 'O cartório tem seis servidores, dois bancos e oito buckets, como foram criados. Um arquiteto de soluções precisa atender a duas exigências.',
          en: 'The office has six servers, two databases and eight buckets, as they were created. A solutions architect must meet two demands.',
          es: 'La notaría tiene seis servidores, dos bases y ocho buckets, tal como se crearon. Un arquitecto de soluciones debe cumplir dos exigencias.',
        },
      },
      {
        id: 'dating',
        text: {
          pt: 'Depois de um vazamento em um fornecedor, um aplicativo de encontros na AWS protege melhor os dados.',
          en: 'After a leak at a supplier, a dating app on AWS is protecting its data better.',
          es: 'Tras una filtración en un proveedor, una aplicación de citas en AWS protege mejor sus datos.',
        },
        today: {
          pt: 'São 1,2 milhão de membros, e servidores web, bancos e buckets serão revistos. Os arquitetos começam por duas exigências.',
          en: 'It has 1.2 million members, and its web servers, databases and buckets will be reviewed. The architects begin with two demands.',
          es: 'Tiene 1,2 millones de miembros, y se revisarán servidores web, bases y buckets. Los arquitectos empiezan por dos exigencias.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora de câmbio leva os seus sistemas à AWS, com novos controles.',
          en: 'A currency broker is taking its systems to AWS, with new controls.',
          es: 'Una casa de cambio lleva sus sistemas a AWS, con nuevos controles.',
        },
        today: {
          pt: 'As 70 agências usarão uma aplicação web com banco de dados e arquivos em buckets. Dois controles vêm primeiro.',
          en: 'Its 70 branches will use a web application with a database and files in buckets. Two controls come first.',
          es: 'Sus 70 sucursales usarán una aplicación web con base de datos y archivos en buckets. Dos controles van primero.',
        },
      },
      {
        id: 'clinic-protection',
        text: {
          pt: 'Uma clínica de psicologia atende pela internet com sistemas na AWS.',
          en: 'A psychology clinic sees patients online with systems on AWS.',
          es: 'Una clínica de psicología atiende por internet con sistemas en AWS.',
        },
        today: {
          pt: 'Cerca de 3.000 sessões por semana passam pelo site, com notas em um banco e em buckets. Os advogados fazem duas exigências.',
          en: 'About 3,000 sessions a week go through its site, and notes are kept in a database and in buckets. Its lawyers have two demands.',
          es: 'Unas 3.000 sesiones por semana pasan por su sitio, con notas en una base y en buckets. Sus abogados plantean dos exigencias.',
        },
      },
      {
        id: 'law-protection',
        text: {
          pt: 'Um escritório de advocacia guarda processos na AWS, e um cliente pediu garantias.',
          en: 'A law firm keeps its cases on AWS, and a client has asked for guarantees.',
          es: 'Un bufete de abogados guarda expedientes en AWS, y un cliente pidió garantías.',
        },
        today: {
          pt: 'São 25.000 processos em buckets e em um banco, abertos por um portal web. Um arquiteto de soluções precisa escolher os serviços.',
          en: 'There are 25,000 cases in buckets and a database, reached through a web portal. A solutions architect must choose the services.',
          es: 'Son 25.000 casos en buckets y en una base, a los que se llega por un portal web. Un arquitecto de soluciones debe elegir los servicios.',
        },
      },
    ],
    candidates: [
      {
        id: 'kms-secrets',
        uses: ['KMS', 'Secrets Manager'],
        popularity: 4,
        source: docs('kms/latest/developerguide/overview.html'),
        secondSource: docs('secretsmanager/latest/userguide/intro.html'),
        text: {
          pt: 'Chaves do AWS KMS e AWS Secrets Manager',
          en: 'AWS KMS keys and AWS Secrets Manager',
          es: 'Claves de AWS KMS y AWS Secrets Manager',
        },
        action: {
          pt: 'Criptografar o armazenamento com chaves do AWS KMS e guardar as senhas no AWS Secrets Manager.',
          en: 'Encrypt the storage with AWS KMS keys and store the passwords in AWS Secrets Manager.',
          es: 'Cifrar el almacenamiento con claves de AWS KMS y guardar las contraseñas en AWS Secrets Manager.',
        },
        why: {
          pt: 'O AWS KMS cria e controla as chaves que cifram dados em dezenas de serviços, e registra cada uso. O AWS Secrets Manager guarda senhas e tokens e os troca automaticamente.',
          en: 'AWS KMS creates and controls the keys that encrypt data in dozens of services, and logs each use. AWS Secrets Manager keeps passwords and tokens and rotates them automatically.',
          es: 'AWS KMS crea y controla las claves que cifran datos en decenas de servicios, y registra cada uso. AWS Secrets Manager guarda contraseñas y tokens y los rota automáticamente.',
        },
        tell: {
          pt: 'Chaves para cifrar dados em repouso: KMS. Senhas fora do código, com rotação: Secrets Manager.',
          en: 'Keys to encrypt data at rest: KMS. Passwords out of the code, with rotation: Secrets Manager.',
          es: 'Claves para cifrar datos en reposo: KMS. Contraseñas fuera del código, con rotación: Secrets Manager.',
        },
      },
      {
        id: 'kms-acm',
        uses: ['KMS', 'Certificate Manager', 'ACM'],
        popularity: 4,
        source: docs('kms/latest/developerguide/overview.html'),
        secondSource: docs('acm/latest/userguide/acm-overview.html'),
        text: {
          pt: 'Chaves do AWS KMS e AWS Certificate Manager',
          en: 'AWS KMS keys and AWS Certificate Manager',
          es: 'Claves de AWS KMS y AWS Certificate Manager',
        },
        action: {
          pt: 'Criptografar o armazenamento com chaves do AWS KMS e solicitar certificados ao AWS Certificate Manager (ACM).',
          en: 'Encrypt the storage with AWS KMS keys and request certificates from AWS Certificate Manager (ACM).',
          es: 'Cifrar el almacenamiento con claves de AWS KMS y solicitar certificados a AWS Certificate Manager (ACM).',
        },
        why: {
          pt: 'O AWS KMS cria e controla as chaves que cifram dados em dezenas de serviços, e registra cada uso. O AWS Certificate Manager emite e renova os certificados TLS de balanceadores e do CloudFront.',
          en: 'AWS KMS creates and controls the keys that encrypt data in dozens of services, and logs each use. AWS Certificate Manager issues and renews the TLS certificates of load balancers and CloudFront.',
          es: 'AWS KMS crea y controla las claves que cifran datos en decenas de servicios, y registra cada uso. AWS Certificate Manager emite y renueva los certificados TLS de balanceadores y de CloudFront.',
        },
        tell: {
          pt: 'Chaves para cifrar dados em repouso: KMS. HTTPS com renovação automática: Certificate Manager.',
          en: 'Keys to encrypt data at rest: KMS. HTTPS with automatic renewal: Certificate Manager.',
          es: 'Claves para cifrar datos en reposo: KMS. HTTPS con renovación automática: Certificate Manager.',
        },
      },
      {
        id: 'kms-macie',
        uses: ['KMS', 'Macie'],
        popularity: 4,
        source: docs('kms/latest/developerguide/overview.html'),
        secondSource: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'Chaves do AWS KMS e Amazon Macie',
          en: 'AWS KMS keys and Amazon Macie',
          es: 'Claves de AWS KMS y Amazon Macie',
        },
        action: {
          pt: 'Criptografar o armazenamento com chaves do AWS KMS e executar tarefas de descoberta do Amazon Macie nos buckets.',
          en: 'Encrypt the storage with AWS KMS keys and run Amazon Macie discovery jobs on the buckets.',
          es: 'Cifrar el almacenamiento con claves de AWS KMS y ejecutar trabajos de detección de Amazon Macie en los buckets.',
        },
        why: {
          pt: 'O AWS KMS cria e controla as chaves que cifram dados em dezenas de serviços, e registra cada uso. O Amazon Macie descobre dados pessoais em objetos do Amazon S3.',
          en: 'AWS KMS creates and controls the keys that encrypt data in dozens of services, and logs each use. Amazon Macie discovers personal data in Amazon S3 objects.',
          es: 'AWS KMS crea y controla las claves que cifran datos en decenas de servicios, y registra cada uso. Amazon Macie descubre datos personales en objetos de Amazon S3.',
        },
        tell: {
          pt: 'Chaves para cifrar dados em repouso: KMS. Onde há dados pessoais no S3: Macie.',
          en: 'Keys to encrypt data at rest: KMS. Where there is personal data in S3: Macie.',
          es: 'Claves para cifrar datos en reposo: KMS. Dónde hay datos personales en S3: Macie.',
        },
      },
      {
        id: 'secrets-acm',
        uses: ['Secrets Manager', 'Certificate Manager', 'ACM'],
        popularity: 4,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        secondSource: docs('acm/latest/userguide/acm-overview.html'),
        text: {
          pt: 'AWS Secrets Manager e AWS Certificate Manager',
          en: 'AWS Secrets Manager and AWS Certificate Manager',
          es: 'AWS Secrets Manager y AWS Certificate Manager',
        },
        action: {
          pt: 'Guardar as senhas no AWS Secrets Manager e solicitar certificados ao AWS Certificate Manager (ACM).',
          en: 'Store the passwords in AWS Secrets Manager and request certificates from AWS Certificate Manager (ACM).',
          es: 'Guardar las contraseñas en AWS Secrets Manager y solicitar certificados a AWS Certificate Manager (ACM).',
        },
        why: {
          pt: 'O AWS Secrets Manager guarda senhas e tokens e os troca automaticamente. O AWS Certificate Manager emite e renova os certificados TLS de balanceadores e do CloudFront.',
          en: 'AWS Secrets Manager keeps passwords and tokens and rotates them automatically. AWS Certificate Manager issues and renews the TLS certificates of load balancers and CloudFront.',
          es: 'AWS Secrets Manager guarda contraseñas y tokens y los rota automáticamente. AWS Certificate Manager emite y renueva los certificados TLS de balanceadores y de CloudFront.',
        },
        tell: {
          pt: 'Senhas fora do código, com rotação: Secrets Manager. HTTPS com renovação automática: Certificate Manager.',
          en: 'Passwords out of the code, with rotation: Secrets Manager. HTTPS with automatic renewal: Certificate Manager.',
          es: 'Contraseñas fuera del código, con rotación: Secrets Manager. HTTPS con renovación automática: Certificate Manager.',
        },
      },
      {
        id: 'secrets-macie',
        uses: ['Secrets Manager', 'Macie'],
        popularity: 4,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        secondSource: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'AWS Secrets Manager e Amazon Macie',
          en: 'AWS Secrets Manager and Amazon Macie',
          es: 'AWS Secrets Manager y Amazon Macie',
        },
        action: {
          pt: 'Guardar as senhas no AWS Secrets Manager e executar tarefas de descoberta do Amazon Macie nos buckets.',
          en: 'Store the passwords in AWS Secrets Manager and run Amazon Macie discovery jobs on the buckets.',
          es: 'Guardar las contraseñas en AWS Secrets Manager y ejecutar trabajos de detección de Amazon Macie en los buckets.',
        },
        why: {
          pt: 'O AWS Secrets Manager guarda senhas e tokens e os troca automaticamente. O Amazon Macie descobre dados pessoais em objetos do Amazon S3.',
          en: 'AWS Secrets Manager keeps passwords and tokens and rotates them automatically. Amazon Macie discovers personal data in Amazon S3 objects.',
          es: 'AWS Secrets Manager guarda contraseñas y tokens y los rota automáticamente. Amazon Macie descubre datos personales en objetos de Amazon S3.',
        },
        tell: {
          pt: 'Senhas fora do código, com rotação: Secrets Manager. Onde há dados pessoais no S3: Macie.',
          en: 'Passwords out of the code, with rotation: Secrets Manager. Where there is personal data in S3: Macie.',
          es: 'Contraseñas fuera del código, con rotación: Secrets Manager. Dónde hay datos personales en S3: Macie.',
        },
      },
      {
        id: 'acm-macie',
        uses: ['Certificate Manager', 'ACM', 'Macie'],
        popularity: 4,
        source: docs('acm/latest/userguide/acm-overview.html'),
        secondSource: docs('macie/latest/user/what-is-macie.html'),
        text: {
          pt: 'AWS Certificate Manager e Amazon Macie',
          en: 'AWS Certificate Manager and Amazon Macie',
          es: 'AWS Certificate Manager y Amazon Macie',
        },
        action: {
          pt: 'Solicitar certificados ao AWS Certificate Manager (ACM) e executar tarefas de descoberta do Amazon Macie nos buckets.',
          en: 'Request certificates from AWS Certificate Manager (ACM) and run Amazon Macie discovery jobs on the buckets.',
          es: 'Solicitar certificados a AWS Certificate Manager (ACM) y ejecutar trabajos de detección de Amazon Macie en los buckets.',
        },
        why: {
          pt: 'O AWS Certificate Manager emite e renova os certificados TLS de balanceadores e do CloudFront. O Amazon Macie descobre dados pessoais em objetos do Amazon S3.',
          en: 'AWS Certificate Manager issues and renews the TLS certificates of load balancers and CloudFront. Amazon Macie discovers personal data in Amazon S3 objects.',
          es: 'AWS Certificate Manager emite y renueva los certificados TLS de balanceadores y de CloudFront. Amazon Macie descubre datos personales en objetos de Amazon S3.',
        },
        tell: {
          pt: 'HTTPS com renovação automática: Certificate Manager. Onde há dados pessoais no S3: Macie.',
          en: 'HTTPS with automatic renewal: Certificate Manager. Where there is personal data in S3: Macie.',
          es: 'HTTPS con renovación automática: Certificate Manager. Dónde hay datos personales en S3: Macie.',
        },
      },
    ],
    constraints: [
      {
        id: 'disks-encrypted',
        text: {
          pt: 'Discos e bancos de dados devem ser cifrados, com registro de cada uso da chave.',
          en: 'Disks and databases must be encrypted, with a log of each key use.',
          es: 'Los discos y las bases de datos deben cifrarse, con registro de cada uso de la clave.',
        },
        fits: ['kms-secrets', 'kms-acm', 'kms-macie'],
        rulesOut: {
          'secrets-acm': {
            pt: 'O AWS Secrets Manager guarda credenciais e o AWS Certificate Manager emite certificados TLS; a criptografia de discos e bancos, com registro de cada uso da chave, vem do AWS KMS.',
            en: 'AWS Secrets Manager stores credentials and AWS Certificate Manager issues TLS certificates; encryption of disks and databases, with each key use logged, comes from AWS KMS.',
            es: 'AWS Secrets Manager guarda credenciales y AWS Certificate Manager emite certificados TLS; el cifrado de discos y bases de datos, con registro de cada uso de la clave, lo da AWS KMS.',
          },
          'secrets-macie': {
            pt: 'O AWS Secrets Manager guarda credenciais e o Amazon Macie procura dados pessoais no S3; a criptografia de discos e bancos, com registro de cada uso da chave, vem do AWS KMS.',
            en: 'AWS Secrets Manager stores credentials and Amazon Macie looks for personal data in S3; encryption of disks and databases, with each key use logged, comes from AWS KMS.',
            es: 'AWS Secrets Manager guarda credenciales y Amazon Macie busca datos personales en S3; el cifrado de discos y bases de datos, con registro de cada uso de la clave, lo da AWS KMS.',
          },
          'acm-macie': {
            pt: 'O AWS Certificate Manager emite certificados TLS e o Amazon Macie procura dados pessoais no S3; a criptografia de discos e bancos, com registro de cada uso da chave, vem do AWS KMS.',
            en: 'AWS Certificate Manager issues TLS certificates and Amazon Macie looks for personal data in S3; encryption of disks and databases, with each key use logged, comes from AWS KMS.',
            es: 'AWS Certificate Manager emite certificados TLS y Amazon Macie busca datos personales en S3; el cifrado de discos y bases de datos, con registro de cada uso de la clave, lo da AWS KMS.',
          },
        },
      },
      {
        id: 'passwords',
        text: {
          pt: 'A senha do banco de dados deve sair do código e ser trocada automaticamente.',
          en: 'The database password must be removed from the code and rotated automatically.',
          es: 'La contraseña de la base de datos debe salir del código y rotarse automáticamente.',
        },
        fits: ['kms-secrets', 'secrets-acm', 'secrets-macie'],
        rulesOut: {
          'kms-acm': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o AWS Certificate Manager emite certificados TLS; quem guarda a senha e faz a rotação automática é o AWS Secrets Manager.',
            en: 'AWS KMS looks after encryption keys and AWS Certificate Manager issues TLS certificates; the password is stored and rotated automatically by AWS Secrets Manager.',
            es: 'AWS KMS gestiona claves de cifrado y AWS Certificate Manager emite certificados TLS; quien guarda la contraseña y la rota automáticamente es AWS Secrets Manager.',
          },
          'kms-macie': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o Amazon Macie procura dados pessoais no S3; quem guarda a senha e faz a rotação automática é o AWS Secrets Manager.',
            en: 'AWS KMS looks after encryption keys and Amazon Macie looks for personal data in S3; the password is stored and rotated automatically by AWS Secrets Manager.',
            es: 'AWS KMS gestiona claves de cifrado y Amazon Macie busca datos personales en S3; quien guarda la contraseña y la rota automáticamente es AWS Secrets Manager.',
          },
          'acm-macie': {
            pt: 'O AWS Certificate Manager emite certificados TLS e o Amazon Macie procura dados pessoais no S3; quem guarda a senha e faz a rotação automática é o AWS Secrets Manager.',
            en: 'AWS Certificate Manager issues TLS certificates and Amazon Macie looks for personal data in S3; the password is stored and rotated automatically by AWS Secrets Manager.',
            es: 'AWS Certificate Manager emite certificados TLS y Amazon Macie busca datos personales en S3; quien guarda la contraseña y la rota automáticamente es AWS Secrets Manager.',
          },
        },
      },
      {
        id: 'browsers',
        text: {
          pt: 'O tráfego dos navegadores ao balanceador deve ser cifrado, sem renovação manual.',
          en: 'Traffic from browsers to the load balancer must be encrypted, without manual renewal.',
          es: 'El tráfico de los navegadores al balanceador debe cifrarse, sin renovación manual.',
        },
        fits: ['kms-acm', 'secrets-acm', 'acm-macie'],
        rulesOut: {
          'kms-secrets': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o AWS Secrets Manager guarda credenciais; o HTTPS no balanceador usa certificados que o AWS Certificate Manager emite e renova.',
            en: 'AWS KMS looks after encryption keys and AWS Secrets Manager stores credentials; HTTPS on the load balancer uses certificates that AWS Certificate Manager issues and renews.',
            es: 'AWS KMS gestiona claves de cifrado y AWS Secrets Manager guarda credenciales; HTTPS en el balanceador usa certificados que AWS Certificate Manager emite y renueva.',
          },
          'kms-macie': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o Amazon Macie procura dados pessoais no S3; o HTTPS no balanceador usa certificados que o AWS Certificate Manager emite e renova.',
            en: 'AWS KMS looks after encryption keys and Amazon Macie looks for personal data in S3; HTTPS on the load balancer uses certificates that AWS Certificate Manager issues and renews.',
            es: 'AWS KMS gestiona claves de cifrado y Amazon Macie busca datos personales en S3; HTTPS en el balanceador usa certificados que AWS Certificate Manager emite y renueva.',
          },
          'secrets-macie': {
            pt: 'O AWS Secrets Manager guarda credenciais e o Amazon Macie procura dados pessoais no S3; o HTTPS no balanceador usa certificados que o AWS Certificate Manager emite e renova.',
            en: 'AWS Secrets Manager stores credentials and Amazon Macie looks for personal data in S3; HTTPS on the load balancer uses certificates that AWS Certificate Manager issues and renews.',
            es: 'AWS Secrets Manager guarda credenciales y Amazon Macie busca datos personales en S3; HTTPS en el balanceador usa certificados que AWS Certificate Manager emite y renueva.',
          },
        },
      },
      {
        id: 'personal-files',
        text: {
          pt: 'É preciso descobrir quais arquivos no Amazon S3 contêm documentos de identidade.',
          en: 'The files in Amazon S3 that contain identity documents must be found.',
          es: 'Hay que descubrir qué archivos de Amazon S3 contienen documentos de identidad.',
        },
        fits: ['kms-macie', 'secrets-macie', 'acm-macie'],
        rulesOut: {
          'kms-secrets': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o AWS Secrets Manager guarda credenciais; quem descobre dados sensíveis em objetos do S3 é o Amazon Macie.',
            en: 'AWS KMS looks after encryption keys and AWS Secrets Manager stores credentials; sensitive data in S3 objects is discovered by Amazon Macie.',
            es: 'AWS KMS gestiona claves de cifrado y AWS Secrets Manager guarda credenciales; quien descubre datos sensibles en objetos de S3 es Amazon Macie.',
          },
          'kms-acm': {
            pt: 'O AWS KMS cuida das chaves de criptografia e o AWS Certificate Manager emite certificados TLS; quem descobre dados sensíveis em objetos do S3 é o Amazon Macie.',
            en: 'AWS KMS looks after encryption keys and AWS Certificate Manager issues TLS certificates; sensitive data in S3 objects is discovered by Amazon Macie.',
            es: 'AWS KMS gestiona claves de cifrado y AWS Certificate Manager emite certificados TLS; quien descubre datos sensibles en objetos de S3 es Amazon Macie.',
          },
          'secrets-acm': {
            pt: 'O AWS Secrets Manager guarda credenciais e o AWS Certificate Manager emite certificados TLS; quem descobre dados sensíveis em objetos do S3 é o Amazon Macie.',
            en: 'AWS Secrets Manager stores credentials and AWS Certificate Manager issues TLS certificates; sensitive data in S3 objects is discovered by Amazon Macie.',
            es: 'AWS Secrets Manager guarda credenciales y AWS Certificate Manager emite certificados TLS; quien descubre datos sensibles en objetos de S3 es Amazon Macie.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas exigências?',
      en: 'Which AWS services meet these two demands?',
      es: '¿Qué servicios de AWS cumplen estas dos exigencias?',
    },
  },
];
