import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const protectionPair: readonly Pattern[] = [
  twoOf({
    id: 'protection-pair',
    exams: {
      'clf-c02': { domain: 'security', topic: 'data-protection' },
    },
    scene: {
      pt: 'Pense nos dados como papéis de um escritório, guardados em cofres e caixas, e no tráfego como cartas lacradas.',
      en: 'Think of the data as papers in an office, kept in safes and boxes, and of the traffic as sealed letters.',
      es: 'Piensa en los datos como papeles de una oficina, guardados en cofres y cajas, y en el tráfico como cartas selladas.',
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
          pt: 'O cartório tem seis servidores, dois bancos de dados e oito buckets, como foram criados. Um arquiteto de soluções precisa atender a duas exigências.',
          en: 'The office has six servers, two databases and eight buckets, as they were created. A solutions architect must meet two demands.',
          es: 'La notaría tiene seis servidores, dos bases de datos y ocho buckets, tal como se crearon. Un arquitecto de soluciones debe cumplir dos exigencias.',
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
          pt: 'São 1,2 milhão de membros, e servidores web, bancos de dados e buckets serão revistos. Os arquitetos começam por duas exigências.',
          en: 'It has 1.2 million members, and its web servers, databases and buckets will be reviewed. The architects begin with two demands.',
          es: 'Tiene 1,2 millones de miembros, y se revisarán servidores web, bases de datos y buckets. Los arquitectos empiezan por dos exigencias.',
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
          pt: 'Cerca de 3.000 sessões por semana passam pelo site, com notas em um banco de dados e em buckets. Os advogados fazem duas exigências.',
          en: 'About 3,000 sessions a week go through its site, and notes are kept in a database and in buckets. Its lawyers have two demands.',
          es: 'Unas 3.000 sesiones por semana pasan por su sitio, con notas en una base de datos y en buckets. Sus abogados plantean dos exigencias.',
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
          pt: 'São 25.000 processos em buckets e em um banco de dados, abertos por um portal web. Um arquiteto de soluções precisa escolher os serviços.',
          en: 'There are 25,000 cases in buckets and a database, reached through a web portal. A solutions architect must choose the services.',
          es: 'Son 25.000 casos en buckets y en una base de datos, a los que se llega por un portal web. Un arquitecto de soluciones debe elegir los servicios.',
        },
      },
    ],
    halves: [
      {
        id: 'kms',
        name: { pt: 'Chaves do AWS KMS', en: 'AWS KMS keys', es: 'Claves de AWS KMS' },
        uses: ['KMS'],
        popularity: 4,
        source: docs('kms/latest/developerguide/overview.html'),
        action: {
          pt: 'Criptografar o armazenamento com chaves do AWS KMS',
          en: 'Encrypt the storage with AWS KMS keys',
          es: 'Cifrar el almacenamiento con claves de AWS KMS',
        },
        why: {
          pt: 'O AWS KMS cria as chaves que cifram discos, bancos de dados e outros dados, cada uma com a sua política e a opção de desativá-la, e registra cada uso.',
          en: 'AWS KMS creates the keys that encrypt disks, databases and other data, each with its own policy and possible to disable, and logs each use.',
          es: 'AWS KMS crea las claves que cifran discos, bases de datos y otros datos, cada una con su política y la opción de desactivarla, y registra cada uso.',
        },
        likeness: {
          pt: 'o chaveiro que registra ou bloqueia o uso de cada chave',
          en: 'the locksmith who logs or blocks each key’s use',
          es: 'el cerrajero que registra o bloquea cada uso de llave',
        },
        tell: {
          pt: 'Discos e bancos de dados cifrados, com registro de cada uso da chave: KMS. Quem pode usar cada chave de criptografia: KMS.',
          en: 'Disks and databases encrypted, with a log of each key use: KMS. Who may use each encryption key: KMS.',
          es: 'Discos y bases de datos que deben cifrarse, con registro de cada uso de la clave: KMS. Quién puede usar cada clave de cifrado: KMS.',
        },
        does: {
          pt: 'o AWS KMS controla chaves de criptografia',
          en: 'AWS KMS controls encryption keys',
          es: 'AWS KMS controla claves de cifrado',
        },
      },
      {
        id: 'secrets',
        name: { pt: 'AWS Secrets Manager', en: 'AWS Secrets Manager', es: 'AWS Secrets Manager' },
        uses: ['Secrets Manager'],
        popularity: 4,
        source: docs('secretsmanager/latest/userguide/intro.html'),
        action: {
          pt: 'Guardar as credenciais no AWS Secrets Manager',
          en: 'Store the credentials in AWS Secrets Manager',
          es: 'Guardar las credenciales en AWS Secrets Manager',
        },
        why: {
          pt: 'O AWS Secrets Manager guarda senhas e tokens, entrega-os aos programas por uma API e troca as senhas automaticamente.',
          en: 'AWS Secrets Manager keeps passwords and tokens, hands them to programs through an API and rotates passwords automatically.',
          es: 'AWS Secrets Manager guarda contraseñas y tokens, los entrega a los programas por una API y rota las contraseñas automáticamente.',
        },
        likeness: {
          pt: 'o guarda que tem a senha sempre trocada do cofre',
          en: 'the guard who keeps the safe’s ever-changing code',
          es: 'el guardia que tiene la clave siempre cambiante del cofre',
        },
        tell: {
          pt: 'Senha que deve sair do código e ser trocada automaticamente: Secrets Manager. Tokens lidos pelo programa quando preciso: Secrets Manager.',
          en: 'A password removed from the code and rotated automatically: Secrets Manager. Tokens read by the program when needed: Secrets Manager.',
          es: 'Contraseña que debe salir del código y rotarse automáticamente: Secrets Manager. Tokens leídos por el programa cuando haga falta: Secrets Manager.',
        },
        does: {
          pt: 'o AWS Secrets Manager guarda senhas e tokens',
          en: 'AWS Secrets Manager stores passwords and tokens',
          es: 'AWS Secrets Manager guarda contraseñas y tokens',
        },
      },
      {
        id: 'acm',
        name: { pt: 'AWS Certificate Manager', en: 'AWS Certificate Manager', es: 'AWS Certificate Manager' },
        uses: ['Certificate Manager', 'ACM'],
        popularity: 4,
        source: docs('acm/latest/userguide/acm-overview.html'),
        action: {
          pt: 'Solicitar certificados ao AWS Certificate Manager (ACM)',
          en: 'Request certificates from AWS Certificate Manager (ACM)',
          es: 'Solicitar certificados a AWS Certificate Manager (ACM)',
        },
        why: {
          pt: 'O AWS Certificate Manager emite e renova os certificados TLS de balanceadores e do CloudFront.',
          en: 'AWS Certificate Manager issues and renews the TLS certificates of load balancers and CloudFront.',
          es: 'AWS Certificate Manager emite y renueva los certificados TLS de balanceadores y de CloudFront.',
        },
        likeness: {
          pt: 'o funcionário que renova a tempo o lacre das cartas',
          en: 'the clerk who renews the letters’ seal on time',
          es: 'el empleado que renueva a tiempo el sello de las cartas',
        },
        tell: {
          pt: 'Tráfego cifrado dos navegadores, sem renovação manual: Certificate Manager. Site que não pode cair por um certificado TLS vencido: Certificate Manager.',
          en: 'Encrypted traffic from browsers, without manual renewal: Certificate Manager. A website that must not go down with an expired TLS certificate: Certificate Manager.',
          es: 'Tráfico cifrado de los navegadores, sin renovación manual: Certificate Manager. Sitio que no debe caer por un certificado TLS vencido: Certificate Manager.',
        },
        does: {
          pt: 'o AWS Certificate Manager cuida de certificados TLS',
          en: 'AWS Certificate Manager handles TLS certificates',
          es: 'AWS Certificate Manager se ocupa de certificados TLS',
        },
      },
      {
        id: 'macie',
        name: { pt: 'Amazon Macie', en: 'Amazon Macie', es: 'Amazon Macie' },
        uses: ['Macie'],
        popularity: 4,
        source: docs('macie/latest/user/what-is-macie.html'),
        action: {
          pt: 'Executar tarefas de descoberta do Amazon Macie nos buckets',
          en: 'Run Amazon Macie discovery jobs on the buckets',
          es: 'Ejecutar trabajos de detección de Amazon Macie en los buckets',
        },
        why: {
          pt: 'O Amazon Macie descobre dados pessoais, como documentos de identidade e números de cartão, nos objetos de cada bucket do Amazon S3.',
          en: 'Amazon Macie discovers personal data, such as identity documents and card numbers, in the objects of each Amazon S3 bucket.',
          es: 'Amazon Macie descubre datos personales, como documentos de identidad y números de tarjeta, en los objetos de cada bucket de Amazon S3.',
        },
        likeness: {
          pt: 'o inspetor que acha documentos pessoais nas caixas',
          en: 'the inspector who finds personal papers in the boxes',
          es: 'el inspector que halla documentos personales en las cajas',
        },
        tell: {
          pt: 'Arquivos no S3 com documentos de identidade: Macie. Buckets com números de cartão: Macie.',
          en: 'Files in S3 with identity documents: Macie. Buckets with card numbers: Macie.',
          es: 'Archivos en S3 con documentos de identidad: Macie. Buckets con números de tarjeta: Macie.',
        },
        does: {
          pt: 'o Amazon Macie descobre dados sensíveis no S3',
          en: 'Amazon Macie discovers sensitive data in S3',
          es: 'Amazon Macie descubre datos sensibles en S3',
        },
      },
    ],
    needs: [
      {
        id: 'disks-encrypted',
        of: 'kms',
        text: {
          pt: 'Discos e bancos de dados devem ser cifrados, com registro de cada uso da chave.',
          en: 'Disks and databases must be encrypted, with a log of each key use.',
          es: 'Los discos y las bases de datos deben cifrarse, con registro de cada uso de la clave.',
        },
        job: {
          pt: 'a criptografia de discos e bancos de dados, com registro de cada uso da chave, vem do AWS KMS',
          en: 'encryption of disks and databases, with each key use logged, comes from AWS KMS',
          es: 'el cifrado de discos y bases de datos, con registro de cada uso de la clave, lo da AWS KMS',
        },
      },
      {
        id: 'passwords',
        of: 'secrets',
        text: {
          pt: 'A senha do banco de dados deve sair do código e ser trocada automaticamente.',
          en: 'The database password must be removed from the code and rotated automatically.',
          es: 'La contraseña de la base de datos debe salir del código y rotarse automáticamente.',
        },
        job: {
          pt: 'quem guarda a senha e faz a rotação automática é o AWS Secrets Manager',
          en: 'the password is stored and rotated automatically by AWS Secrets Manager',
          es: 'quien guarda la contraseña y la rota automáticamente es AWS Secrets Manager',
        },
      },
      {
        id: 'browsers',
        of: 'acm',
        text: {
          pt: 'O tráfego dos navegadores ao balanceador deve ser cifrado, sem renovação manual de certificados.',
          en: 'Traffic from browsers to the load balancer must be encrypted, without manual renewal of certificates.',
          es: 'El tráfico de los navegadores al balanceador debe cifrarse, sin renovación manual de certificados.',
        },
        job: {
          pt: 'o HTTPS no balanceador usa certificados que o AWS Certificate Manager emite e renova',
          en: 'HTTPS on the load balancer uses certificates that AWS Certificate Manager issues and renews',
          es: 'HTTPS en el balanceador usa certificados que AWS Certificate Manager emite y renueva',
        },
      },
      {
        id: 'personal-files',
        of: 'macie',
        text: {
          pt: 'É preciso descobrir quais arquivos no Amazon S3 contêm documentos de identidade.',
          en: 'The files in Amazon S3 that contain identity documents must be found.',
          es: 'Hay que descubrir qué archivos de Amazon S3 contienen documentos de identidad.',
        },
        job: {
          pt: 'quem descobre dados sensíveis em objetos do S3 é o Amazon Macie',
          en: 'sensitive data in S3 objects is discovered by Amazon Macie',
          es: 'quien descubre datos sensibles en objetos de S3 es Amazon Macie',
        },
      },
      {
        id: 'key-control',
        of: 'kms',
        text: {
          pt: 'A empresa quer definir quem pode usar cada chave de criptografia e desativá-la quando preciso.',
          en: 'The company wants to set who may use each encryption key, and disable it when needed.',
          es: 'La empresa quiere definir quién puede usar cada clave de cifrado y desactivarla cuando haga falta.',
        },
        job: {
          pt: 'controlar quem usa cada chave de criptografia cabe ao AWS KMS',
          en: 'controlling who uses each encryption key is the job of AWS KMS',
          es: 'controlar quién usa cada clave de cifrado corresponde a AWS KMS',
        },
      },
      {
        id: 'api-tokens',
        of: 'secrets',
        text: {
          pt: 'Os tokens de APIs de parceiros devem ser lidos pelo programa quando preciso, sem ficar em arquivos.',
          en: 'Partner API tokens must be read by the program when needed, without being kept in files.',
          es: 'Los tokens de API de socios deben ser leídos por el programa cuando haga falta, sin quedar en archivos.',
        },
        job: {
          pt: 'guardar e entregar tokens a programas cabe ao AWS Secrets Manager',
          en: 'keeping tokens and handing them to programs is the job of AWS Secrets Manager',
          es: 'guardar y entregar tokens a programas corresponde a AWS Secrets Manager',
        },
      },
      {
        id: 'expired-tls',
        of: 'acm',
        text: {
          pt: 'O site no Amazon CloudFront não pode mais sair do ar por um certificado TLS vencido.',
          en: 'The website on Amazon CloudFront must no longer go down because a TLS certificate has expired.',
          es: 'El sitio en Amazon CloudFront no debe volver a caer por un certificado TLS vencido.',
        },
        job: {
          pt: 'emitir certificados TLS e renová-los a tempo cabe ao AWS Certificate Manager',
          en: 'issuing TLS certificates and renewing them in time is the job of AWS Certificate Manager',
          es: 'emitir certificados TLS y renovarlos a tiempo corresponde a AWS Certificate Manager',
        },
      },
      {
        id: 'bucket-inventory',
        of: 'macie',
        text: {
          pt: 'É preciso listar os buckets em que há números de cartão de clientes.',
          en: 'The buckets that hold customers’ card numbers must be listed.',
          es: 'Hay que listar los buckets en los que hay números de tarjeta de clientes.',
        },
        job: {
          pt: 'achar dados sensíveis no conteúdo de buckets cabe ao Amazon Macie',
          en: 'finding sensitive data in the content of buckets is the job of Amazon Macie',
          es: 'hallar datos sensibles en el contenido de buckets corresponde a Amazon Macie',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas exigências?',
      en: 'Which AWS services meet these two requirements?',
      es: '¿Qué servicios de AWS cumplen estas dos exigencias?',
    },
  }),
];
