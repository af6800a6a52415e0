import type { Quantity } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const percent = { pt: '{n}%', en: '{n}%', es: '{n}%' };
const minutes = { pt: '{n} minutos', en: '{n} minutes', es: '{n} minutos' };
const minute = { pt: '{n} minuto', en: '{n} minute', es: '{n} minuto' };
const days = { pt: '{n} dias', en: '{n} days', es: '{n} días' };
const hours = { pt: '{n} horas', en: '{n} hours', es: '{n} horas' };

/** What other figures belong to. */
const figureOf = {
  ia: {
    pt: 'o prazo mínimo do S3 Standard-IA',
    en: 'the minimum of S3 Standard-IA',
    es: 'el plazo mínimo de S3 Standard-IA',
  },
  fl: {
    pt: 'o prazo mínimo do S3 Glacier Flexible Retrieval',
    en: 'the minimum of S3 Glacier Flexible Retrieval',
    es: 'el plazo mínimo de S3 Glacier Flexible Retrieval',
  },
  da: {
    pt: 'o prazo mínimo do S3 Glacier Deep Archive',
    en: 'the minimum of S3 Glacier Deep Archive',
    es: 'el plazo mínimo de S3 Glacier Deep Archive',
  },
  av: {
    pt: 'a disponibilidade para a qual o S3 Standard é projetado',
    en: 'the availability that S3 Standard is designed for',
    es: 'la disponibilidad para la que está diseñado S3 Standard',
  },
  avIa: {
    pt: 'a disponibilidade para a qual o S3 Standard-IA é projetado',
    en: 'the availability that S3 Standard-IA is designed for',
    es: 'la disponibilidad para la que está diseñado S3 Standard-IA',
  },
  avZone: {
    pt: 'a disponibilidade para a qual o S3 One Zone-IA é projetado',
    en: 'the availability that S3 One Zone-IA is designed for',
    es: 'la disponibilidad para la que está diseñado S3 One Zone-IA',
  },
  sla: {
    pt: 'a disponibilidade mensal do acordo (SLA) do Amazon RDS Multi-AZ',
    en: 'the monthly availability in the agreement (SLA) of Amazon RDS Multi-AZ',
    es: 'la disponibilidad mensual del acuerdo (SLA) de Amazon RDS Multi-AZ',
  },
  nine: {
    pt: 'um nove a mais do que o S3 busca',
    en: 'one nine more than S3 aims at',
    es: 'un nueve más de lo que busca S3',
  },
  nines: {
    pt: 'dois noves a mais do que o S3 busca',
    en: 'two nines more than S3 aims at',
    es: 'dos nueves más de lo que busca S3',
  },
  pil: {
    pt: 'o número de pilares do Well-Architected Framework',
    en: 'the number of pillars of the Well-Architected Framework',
    es: 'el número de pilares del Well-Architected Framework',
  },
  old: {
    pt: 'o limite do Lambda até 2018',
    en: 'the Lambda limit until 2018',
    es: 'el límite de Lambda hasta 2018',
  },
  lam: {
    pt: 'o tempo máximo de uma invocação do Lambda',
    en: 'the maximum time of a Lambda invocation',
    es: 'el tiempo máximo de una invocación de Lambda',
  },
  met: {
    pt: 'o intervalo do monitoramento básico das instâncias',
    en: 'the interval of basic monitoring of instances',
    es: 'el intervalo del monitoreo básico de las instancias',
  },
  one: {
    pt: 'o mais curto dos dois prazos',
    en: 'the shorter of the two terms',
    es: 'el más corto de los dos plazos',
  },
  str: {
    pt: 'o número de estratégias de migração',
    en: 'the number of migration strategies',
    es: 'el número de estrategias de migración',
  },
};

export const quantities: readonly Quantity[] = [
  {
    id: 'n-s3-durability',
    entity: 's3',
    level: 1,
    topic: 's3',
    domain: 'technology',
    unit: percent,
    values: [99.5, 99.9, 99.95, 99.99, 99.999999999, 99.9999999999, 99.99999999999, 100],
    answer: 99.999999999,
    elsewhere: {
      99.5: figureOf.avZone,
      99.9: figureOf.avIa,
      99.95: figureOf.sla,
      99.99: figureOf.av,
      99.9999999999: figureOf.nine,
      99.99999999999: figureOf.nines,
    },
    source: docs('AmazonS3/latest/userguide/DataDurability.html'),
    ask: [
      {
        pt: 'Para que durabilidade anual dos objetos o S3 Standard é projetado?',
        en: 'For which annual object durability is S3 Standard designed?',
        es: '¿Para qué durabilidad anual de los objetos está diseñado S3 Standard?',
      },
      {
        pt: 'Um auditor pergunta qual durabilidade o Amazon S3 busca para cada objeto em um ano.\n\nQual é o valor?',
        en: 'An auditor asks which durability Amazon S3 aims at for each object over a year.\n\nWhat is the figure?',
        es: 'Un auditor pregunta qué durabilidad busca Amazon S3 para cada objeto en un año.\n\n¿Cuál es el valor?',
      },
    ],
    why: {
      pt: 'São os “onze noves” do Amazon S3: quem guarda dez milhões de objetos pode esperar perder um a cada dez mil anos.',
      en: 'These are the “eleven nines” of Amazon S3: whoever keeps ten million objects may expect to lose one every ten thousand years.',
      es: 'Son los “once nueves” de Amazon S3: quien guarda diez millones de objetos puede esperar perder uno cada diez mil años.',
    },
  },
  {
    id: 'n-lambda-timeout',
    entity: 'lambda',
    level: 1,
    topic: 'serverless',
    domain: 'technology',
    unit: minutes,
    values: [3, 5, 10, 15, 30, 60, 120],
    answer: 15,
    elsewhere: { 5: figureOf.old },
    source: docs('lambda/latest/dg/gettingstarted-limits.html'),
    ask: [
      {
        pt: 'Qual é o tempo máximo de uma invocação de uma função do AWS Lambda?',
        en: 'What is the maximum time for one invocation of an AWS Lambda function?',
        es: '¿Cuál es el tiempo máximo de una invocación de una función de AWS Lambda?',
      },
      {
        pt: 'Uma equipe quer saber se um relatório pode ser gerado em uma única invocação de uma função do AWS Lambda.\n\nQual é o tempo-limite máximo que ela pode configurar?',
        en: 'A team wants to know whether a report can be generated in a single invocation of an AWS Lambda function.\n\nWhat is the longest timeout it can set?',
        es: 'Un equipo quiere saber si un informe puede generarse en una sola invocación de una función de AWS Lambda.\n\n¿Cuál es el tiempo de espera máximo que puede configurar?',
      },
    ],
    why: {
      pt: 'Uma invocação do AWS Lambda é interrompida depois de 15 minutos, no máximo; um trabalho mais longo vai para o AWS Fargate, o AWS Batch ou o EC2.',
      en: 'An AWS Lambda invocation is stopped after 15 minutes at most; longer work goes to AWS Fargate, AWS Batch or EC2.',
      es: 'Una invocación de AWS Lambda se detiene a los 15 minutos como máximo; un trabajo más largo va a AWS Fargate, AWS Batch o EC2.',
    },
  },
  {
    id: 'n-spot-notice',
    entity: 'spot',
    level: 1,
    topic: 'purchase-options',
    domain: 'billing',
    unit: minutes,
    unitOfOne: minute,
    values: [1, 2, 5, 10, 15, 30, 60],
    answer: 2,
    elsewhere: { 5: figureOf.met, 15: figureOf.lam },
    source: docs('AWSEC2/latest/UserGuide/spot-instance-termination-notices.html'),
    ask: [
      {
        pt: 'Com que antecedência o Amazon EC2 avisa que vai interromper uma instância Spot?',
        en: 'How much notice does Amazon EC2 give before it interrupts a Spot Instance?',
        es: '¿Con cuánta anticipación avisa Amazon EC2 que va a interrumpir una instancia Spot?',
      },
      {
        pt: 'Uma aplicação salva o trabalho em andamento quando recebe o aviso de que a sua instância Spot será interrompida.\n\nDe quanto tempo ela dispõe?',
        en: 'An application saves its work when it receives the notice that its Spot Instance will be interrupted.\n\nHow much time does it have to do so?',
        es: 'Una aplicación guarda su trabajo cuando recibe el aviso de que su instancia Spot será interrumpida.\n\n¿De cuánto tiempo dispone para hacerlo?',
      },
    ],
    why: {
      pt: 'O aviso das instâncias Spot é de dois minutos: por isso servem para trabalhos que podem parar e continuar depois.',
      en: 'Spot Instances give a two-minute notice, which is why they suit work that can stop and continue later.',
      es: 'El aviso de las instancias Spot es de dos minutos: por eso sirven para trabajos que pueden parar y seguir después.',
    },
  },
  {
    id: 'n-sqs-retention',
    entity: 'sqs',
    level: 2,
    topic: 'integration',
    domain: 'technology',
    unit: days,
    values: [2, 4, 7, 10, 14, 21, 30, 60],
    answer: 14,
    source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html'),
    ask: [
      {
        pt: 'Por quanto tempo, no máximo, o Amazon SQS pode reter uma mensagem na fila?',
        en: 'For how long at most can Amazon SQS retain a message in a queue?',
        es: '¿Por cuánto tiempo, como máximo, puede Amazon SQS retener un mensaje en la cola?',
      },
      {
        pt: 'Os consumidores de uma fila do Amazon SQS vão ficar parados por um longo período.\n\nQual é o maior prazo de retenção que se pode configurar?',
        en: 'The consumers of an Amazon SQS queue will be stopped for a long period.\n\nWhat is the longest retention that can be set?',
        es: 'Los consumidores de una cola de Amazon SQS estarán inactivos por un período largo.\n\n¿Cuál es la mayor retención que se puede configurar?',
      },
    ],
    why: {
      pt: 'No Amazon SQS a retenção padrão é de 4 dias e pode ir até 14.',
      en: 'In Amazon SQS the default retention is 4 days and it can go up to 14.',
      es: 'En Amazon SQS la retención por defecto es de 4 días y puede llegar a 14.',
    },
  },
  {
    id: 'n-rds-retention',
    entity: 'rds',
    level: 2,
    topic: 'databases',
    domain: 'technology',
    unit: days,
    values: [7, 14, 21, 28, 35, 45, 60, 90],
    answer: 35,
    source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.BackupRetention.html'),
    ask: [
      {
        pt: 'Por quanto tempo, no máximo, o Amazon RDS guarda backups automáticos?',
        en: 'For how long at most does Amazon RDS keep automated backups?',
        es: '¿Por cuánto tiempo, como máximo, guarda Amazon RDS los respaldos automáticos?',
      },
      {
        pt: 'Uma norma interna pede o maior período possível de backups automáticos no Amazon RDS.\n\nQual é ele?',
        en: 'An internal rule asks for the longest possible period of automated backups in Amazon RDS.\n\nWhat is it?',
        es: 'Una norma interna pide el mayor período posible de respaldos automáticos en Amazon RDS.\n\n¿Cuál es?',
      },
    ],
    why: {
      pt: 'Os backups automáticos do Amazon RDS vão até 35 dias; para mais tempo, usam-se snapshots manuais ou o AWS Backup.',
      en: 'Automated backups in Amazon RDS go up to 35 days; beyond that, manual snapshots or AWS Backup are used.',
      es: 'Los respaldos automáticos de Amazon RDS llegan a 35 días; para más tiempo se usan snapshots manuales o AWS Backup.',
    },
  },
  {
    id: 'n-wa-pillars',
    entity: 'well-architected-tool',
    level: 1,
    topic: 'well-architected',
    domain: 'concepts',
    unit: { pt: '{n} pilares', en: '{n} pillars', es: '{n} pilares' },
    values: [3, 4, 5, 6, 7, 8, 9],
    answer: 6,
    elsewhere: { 7: figureOf.str },
    source: docs('wellarchitected/latest/framework/the-pillars-of-the-framework.html'),
    ask: [
      {
        pt: 'Quantos pilares tem o AWS Well-Architected Framework?',
        en: 'How many pillars does the AWS Well-Architected Framework have?',
        es: '¿Cuántos pilares tiene el AWS Well-Architected Framework?',
      },
      {
        pt: 'Uma arquiteta monta uma lista de revisão com uma seção por pilar do AWS Well-Architected Framework.\n\nQuantas seções a lista terá?',
        en: 'An architect prepares a review list with one section for each pillar of the AWS Well-Architected Framework.\n\nHow many sections will it have?',
        es: 'Una arquitecta prepara una lista de revisión con una sección por pilar del AWS Well-Architected Framework.\n\n¿Cuántas secciones tendrá?',
      },
    ],
    why: {
      pt: 'São seis: excelência operacional, segurança, confiabilidade, eficiência de performance, otimização de custos e sustentabilidade, o mais recente.',
      en: 'There are six: operational excellence, security, reliability, performance efficiency, cost optimization and sustainability, the latest one.',
      es: 'Son seis: excelencia operativa, seguridad, fiabilidad, eficiencia del rendimiento, optimización de costos y sostenibilidad, el más reciente.',
    },
  },
  {
    id: 'n-caf-perspectives',
    entity: 'caf-business',
    level: 2,
    topic: 'migration',
    domain: 'concepts',
    unit: { pt: '{n} perspectivas', en: '{n} perspectives', es: '{n} perspectivas' },
    values: [3, 4, 5, 6, 7, 8, 9],
    answer: 6,
    elsewhere: { 7: figureOf.str },
    source: docs('whitepapers/latest/overview-aws-cloud-adoption-framework/foundational-capabilities.html'),
    ask: [
      {
        pt: 'Em quantas perspectivas o AWS Cloud Adoption Framework organiza suas capacidades?',
        en: 'Into how many perspectives does the AWS Cloud Adoption Framework group its capabilities?',
        es: '¿En cuántas perspectivas organiza sus capacidades el AWS Cloud Adoption Framework?',
      },
      {
        pt: 'Uma empresa convida um responsável por perspectiva do AWS Cloud Adoption Framework para uma oficina.\n\nDe quantas perspectivas se trata?',
        en: 'A company invites one person per perspective of the AWS Cloud Adoption Framework to a workshop.\n\nHow many perspectives are there?',
        es: 'Una empresa invita a un responsable por perspectiva del AWS Cloud Adoption Framework a un taller.\n\n¿De cuántas perspectivas se trata?',
      },
    ],
    why: {
      pt: 'São seis perspectivas: negócios, pessoas, governança, plataforma, segurança e operações.',
      en: 'There are six perspectives: business, people, governance, platform, security and operations.',
      es: 'Son seis perspectivas: negocio, personas, gobernanza, plataforma, seguridad y operaciones.',
    },
  },
  {
    id: 'n-region-zones',
    entity: 'region',
    level: 1,
    topic: 'global-infrastructure',
    domain: 'technology',
    unit: { pt: '{n} zonas', en: '{n} zones', es: '{n} zonas' },
    unitOfOne: { pt: '{n} zona', en: '{n} zone', es: '{n} zona' },
    values: [1, 2, 3, 4, 5, 6, 8, 10],
    answer: 3,
    source: docs('global-infrastructure/latest/regions/aws-availability-zones.html'),
    ask: [
      {
        pt: 'Qual é o número mínimo de zonas de disponibilidade em uma região da AWS?',
        en: 'What is the minimum number of Availability Zones in an AWS Region?',
        es: '¿Cuál es el número mínimo de zonas de disponibilidad en una región de AWS?',
      },
      {
        pt: 'Um diagrama mostra como uma região da AWS é construída.\n\nCom quantas zonas de disponibilidade, no mínimo, ela deve aparecer?',
        en: 'A diagram shows how an AWS Region is built.\n\nWith how many Availability Zones, at the very least, should it appear?',
        es: 'Un diagrama muestra cómo se construye una región de AWS.\n\n¿Con cuántas zonas de disponibilidad, como mínimo, debe aparecer?',
      },
    ],
    why: {
      pt: 'Toda região da AWS é construída com pelo menos três zonas de disponibilidade.',
      en: 'Every AWS Region is built with at least three Availability Zones.',
      es: 'Toda región de AWS se construye con al menos tres zonas de disponibilidad.',
    },
  },
  {
    id: 'n-aurora-copies',
    entity: 'aurora',
    level: 2,
    topic: 'databases',
    domain: 'technology',
    unit: { pt: '{n} cópias', en: '{n} copies', es: '{n} copias' },
    values: [2, 3, 4, 5, 6, 8, 9, 12],
    answer: 6,
    source: docs('AmazonRDS/latest/AuroraUserGuide/Concepts.AuroraHighAvailability.html'),
    ask: [
      {
        pt: 'Quantas cópias dos dados o volume de um cluster do Amazon Aurora mantém em uma região?',
        en: 'How many copies of the data does the volume of an Amazon Aurora cluster keep in a Region?',
        es: '¿Cuántas copias de los datos mantiene en una región el volumen de un clúster de Amazon Aurora?',
      },
      {
        pt: 'O volume do Amazon Aurora espalha cópias dos dados por três zonas de disponibilidade.\n\nQuantas cópias são ao todo?',
        en: 'The Amazon Aurora volume spreads copies of the data across three Availability Zones.\n\nHow many copies are there in total?',
        es: 'El volumen de Amazon Aurora reparte copias de los datos en tres zonas de disponibilidad.\n\n¿Cuántas copias son en total?',
      },
    ],
    why: {
      pt: 'O Amazon Aurora grava seis cópias, duas em cada uma de três zonas de disponibilidade.',
      en: 'Amazon Aurora writes six copies, two in each of three Availability Zones.',
      es: 'Amazon Aurora graba seis copias, dos en cada una de tres zonas de disponibilidad.',
    },
  },
  {
    id: 'n-ia-minimum',
    entity: 's3-standard-ia',
    level: 2,
    topic: 'storage-classes',
    domain: 'technology',
    unit: days,
    values: [7, 14, 30, 45, 60, 90, 120, 180],
    answer: 30,
    elsewhere: { 90: figureOf.fl, 180: figureOf.da },
    source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
    ask: [
      {
        pt: 'Qual é o prazo mínimo de cobrança de um objeto na classe S3 Standard-IA?',
        en: 'What is the minimum billing period of an object in S3 Standard-IA?',
        es: '¿Cuál es el plazo mínimo de cobro de un objeto en la clase S3 Standard-IA?',
      },
      {
        pt: 'Um objeto foi gravado na classe S3 Standard-IA e apagado no dia seguinte.\n\nPor quanto tempo ele será cobrado?',
        en: 'An object was written to S3 Standard-IA and deleted the next day.\n\nFor how long will it be billed?',
        es: 'Un objeto se grabó en la clase S3 Standard-IA y se borró al día siguiente.\n\n¿Por cuánto tiempo se cobrará?',
      },
    ],
    why: {
      pt: 'As classes S3 Standard-IA e S3 One Zone-IA cobram pelo menos 30 dias por objeto.',
      en: 'S3 Standard-IA and S3 One Zone-IA bill at least 30 days per object.',
      es: 'Las clases S3 Standard-IA y S3 One Zone-IA cobran al menos 30 días por objeto.',
    },
  },
  {
    id: 'n-deep-archive-minimum',
    entity: 's3-deep-archive',
    level: 2,
    topic: 'storage-classes',
    domain: 'technology',
    unit: days,
    values: [30, 60, 90, 120, 150, 180, 270, 365],
    answer: 180,
    elsewhere: { 30: figureOf.ia, 90: figureOf.fl },
    source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
    ask: [
      {
        pt: 'Qual é o prazo mínimo de cobrança de um objeto na classe S3 Glacier Deep Archive?',
        en: 'What is the minimum billing period of an object in S3 Glacier Deep Archive?',
        es: '¿Cuál es el plazo mínimo de cobro de un objeto en la clase S3 Glacier Deep Archive?',
      },
      {
        pt: 'Um arquivo foi gravado na classe S3 Glacier Deep Archive e apagado uma semana depois.\n\nPor quanto tempo ele será cobrado?',
        en: 'A file was written to S3 Glacier Deep Archive and deleted a week later.\n\nFor how long will it be billed?',
        es: 'Un archivo se grabó en la clase S3 Glacier Deep Archive y se borró una semana después.\n\n¿Por cuánto tiempo se cobrará?',
      },
    ],
    why: {
      pt: 'O S3 Glacier Deep Archive tem o menor preço por GB e, em troca, cobra pelo menos 180 dias.',
      en: 'S3 Glacier Deep Archive has the lowest price per GB and, in return, bills at least 180 days.',
      es: 'S3 Glacier Deep Archive tiene el menor precio por GB y, a cambio, cobra al menos 180 días.',
    },
  },
  {
    id: 'n-deep-archive-hours',
    entity: 's3-deep-archive',
    level: 2,
    topic: 'storage-classes',
    domain: 'technology',
    unit: hours,
    values: [2, 3, 5, 8, 12, 24, 48, 72],
    answer: 12,
    source: docs('AmazonS3/latest/userguide/restoring-objects-retrieval-options.html'),
    ask: [
      {
        pt: 'Em até quanto tempo termina, em geral, a recuperação no modo padrão da classe S3 Glacier Deep Archive?',
        en: 'Within how long does a standard retrieval from S3 Glacier Deep Archive typically finish?',
        es: '¿En cuánto tiempo, como máximo, suele terminar la recuperación estándar de la clase S3 Glacier Deep Archive?',
      },
      {
        pt: 'Uma empresa pede um arquivo guardado na classe S3 Glacier Deep Archive pelo modo padrão.\n\nQual é o prazo típico máximo de espera?',
        en: 'A company requests a file kept in S3 Glacier Deep Archive in standard mode.\n\nWhat is the typical maximum wait?',
        es: 'Una empresa pide un archivo guardado en la clase S3 Glacier Deep Archive por el modo estándar.\n\n¿Cuál es la espera máxima típica?',
      },
    ],
    why: {
      pt: 'No S3 Glacier Deep Archive o modo padrão leva até 12 horas; o modo em massa, até 48.',
      en: 'In S3 Glacier Deep Archive standard mode takes up to 12 hours; bulk mode, up to 48.',
      es: 'En S3 Glacier Deep Archive el modo estándar tarda hasta 12 horas; el modo masivo, hasta 48.',
    },
  },
  {
    id: 'n-subnet-reserved',
    entity: 'vpc',
    level: 2,
    topic: 'vpc',
    domain: 'technology',
    unit: { pt: '{n} endereços', en: '{n} addresses', es: '{n} direcciones' },
    values: [2, 3, 4, 5, 6, 8, 10, 16],
    answer: 5,
    source: docs('vpc/latest/userguide/subnet-sizing.html'),
    ask: [
      {
        pt: 'Quantos endereços IPv4 a AWS reserva em cada sub-rede de uma VPC?',
        en: 'How many IPv4 addresses does AWS reserve in each subnet of a VPC?',
        es: '¿Cuántas direcciones IPv4 reserva AWS en cada subred de una VPC?',
      },
      {
        pt: 'Ao calcular o tamanho de uma sub-rede em uma VPC, quantos endereços IPv4 é preciso descontar, por serem reservados pela AWS?',
        en: 'When sizing a subnet in a VPC, how many IPv4 addresses must be left out because AWS reserves them?',
        es: 'Al calcular el tamaño de una subred en una VPC, ¿cuántas direcciones IPv4 hay que descontar por estar reservadas por AWS?',
      },
    ],
    why: {
      pt: 'Em cada sub-rede ficam reservados os quatro primeiros endereços IPv4 e o último: cinco ao todo.',
      en: 'In each subnet the first four IPv4 addresses and the last one are reserved: five in total.',
      es: 'En cada subred quedan reservadas las cuatro primeras direcciones IPv4 y la última: cinco en total.',
    },
  },
  {
    id: 'n-access-keys',
    entity: 'iam-user',
    level: 2,
    topic: 'identity',
    domain: 'security',
    unit: { pt: '{n} chaves', en: '{n} keys', es: '{n} claves' },
    unitOfOne: { pt: '{n} chave', en: '{n} key', es: '{n} clave' },
    values: [1, 2, 3, 4, 5, 6, 8, 10],
    answer: 2,
    source: docs('IAM/latest/UserGuide/id_credentials_access-keys.html'),
    ask: [
      {
        pt: 'Quantas chaves de acesso um usuário do IAM pode ter ao mesmo tempo, no máximo?',
        en: 'How many access keys can an IAM user have at the same time, at most?',
        es: '¿Cuántas claves de acceso puede tener a la vez un usuario de IAM, como máximo?',
      },
      {
        pt: 'Para trocar credenciais sem parar o programa, a nova chave de acesso de um usuário do IAM convive com a antiga.\n\nQual é o limite de chaves por usuário?',
        en: 'To change credentials without stopping the program, the new access key of an IAM user lives beside the old one.\n\nWhat is the limit of keys per user?',
        es: 'Para cambiar credenciales sin detener el programa, la nueva clave de acceso de un usuario de IAM convive con la antigua.\n\n¿Cuál es el límite de claves por usuario?',
      },
    ],
    why: {
      pt: 'Um usuário do IAM pode ter no máximo duas chaves de acesso, o bastante para trocar uma pela outra.',
      en: 'An IAM user can have at most two access keys, enough to change from one to the other.',
      es: 'Un usuario de IAM puede tener como máximo dos claves de acceso, lo justo para pasar de una a otra.',
    },
  },
  {
    id: 'n-savings-terms',
    entity: 'compute-savings-plan',
    level: 1,
    topic: 'purchase-options',
    domain: 'billing',
    unit: { pt: '{n} meses', en: '{n} months', es: '{n} meses' },
    values: [6, 12, 18, 24, 36, 48, 60],
    answer: 36,
    elsewhere: { 12: figureOf.one },
    source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
    ask: [
      {
        pt: 'Qual é o maior prazo de compromisso dos Compute Savings Plans?',
        en: 'What is the longest commitment term of Compute Savings Plans?',
        es: '¿Cuál es el plazo de compromiso más largo de los Compute Savings Plans?',
      },
      {
        pt: 'Uma empresa quer o maior prazo disponível nos Compute Savings Plans, para ter mais desconto.\n\nQual é ele?',
        en: 'A company wants the longest term available in Compute Savings Plans, to get a higher discount.\n\nWhat is it?',
        es: 'Una empresa quiere el plazo más largo disponible en los Compute Savings Plans, para tener más descuento.\n\n¿Cuál es?',
      },
    ],
    why: {
      pt: 'Os Compute Savings Plans são contratados por um ou por três anos (12 ou 36 meses); o prazo maior dá mais desconto.',
      en: 'Compute Savings Plans come with a one-year or a three-year term (12 or 36 months); the longer term gives a higher discount.',
      es: 'Los Compute Savings Plans se contratan por uno o por tres años (12 o 36 meses); el plazo mayor da más descuento.',
    },
  },
  {
    id: 'n-flexible-minimum',
    entity: 's3-flexible-retrieval',
    level: 2,
    topic: 'storage-classes',
    domain: 'technology',
    unit: days,
    values: [30, 45, 60, 90, 120, 150, 180],
    answer: 90,
    elsewhere: { 30: figureOf.ia, 180: figureOf.da },
    source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
    ask: [
      {
        pt: 'Qual é o prazo mínimo de cobrança de um objeto na classe S3 Glacier Flexible Retrieval?',
        en: 'What is the minimum billing period of an object in S3 Glacier Flexible Retrieval?',
        es: '¿Cuál es el plazo mínimo de cobro de un objeto en la clase S3 Glacier Flexible Retrieval?',
      },
      {
        pt: 'Um relatório foi para a classe S3 Glacier Flexible Retrieval e saiu dela em três semanas.\n\nPor quanto tempo ele será cobrado nessa classe?',
        en: 'A report went to S3 Glacier Flexible Retrieval and left it after three weeks.\n\nFor how long will it be billed in that class?',
        es: 'Un informe pasó a la clase S3 Glacier Flexible Retrieval y salió de ella en tres semanas.\n\n¿Por cuánto tiempo se cobrará en esa clase?',
      },
    ],
    why: {
      pt: 'As classes S3 Glacier Instant Retrieval e S3 Glacier Flexible Retrieval cobram pelo menos 90 dias por objeto.',
      en: 'S3 Glacier Instant Retrieval and S3 Glacier Flexible Retrieval bill at least 90 days per object.',
      es: 'Las clases S3 Glacier Instant Retrieval y S3 Glacier Flexible Retrieval cobran al menos 90 días por objeto.',
    },
  },
];
