import type { Scenario } from '../../src/knowledge/knowledge.types.ts';
import { docs, site } from './source.ts';

const classes = docs('AmazonS3/latest/userguide/storage-class-intro.html');
const purchase = docs('AWSEC2/latest/UserGuide/instance-purchasing-options.html');
const plans = site('premiumsupport/plans/');

const cheapestClass = {
  pt: 'Qual classe de armazenamento do S3 atende a esses requisitos com o menor custo?',
  en: 'Which S3 storage class meets these requirements at the lowest cost?',
  es: '¿Qué clase de almacenamiento de S3 cumple estos requisitos con el menor costo?',
};
const cheapestPurchase = {
  pt: 'Qual opção de compra do EC2 atende a esses requisitos com o menor custo?',
  en: 'Which EC2 purchasing option meets these requirements at the lowest cost?',
  es: '¿Qué opción de compra de EC2 cumple estos requisitos con el menor costo?',
};
const cheapestPlan = {
  pt: 'Qual é o plano do AWS Support mais barato que atende a essa necessidade?',
  en: 'Which is the cheapest AWS Support plan that meets this need?',
  es: '¿Cuál es el plan de AWS Support más barato que cubre esta necesidad?',
};

const storage = {
  category: 'storage-classes',
  topic: 'storage-classes',
  domain: 'technology',
  source: classes,
  ask: cheapestClass,
} as const;
const compute = {
  category: 'purchase-options',
  topic: 'purchase-options',
  domain: 'billing',
  source: purchase,
  ask: cheapestPurchase,
} as const;
const support = {
  category: 'support-plans',
  topic: 'support',
  domain: 'billing',
  source: plans,
  ask: cheapestPlan,
} as const;

export const scenarios: readonly Scenario[] = [
  {
    ...storage,
    id: 'scene-cameras',
    level: 2,
    requires: ['class-multi-zone'],
    situation: {
      pt: '{company} precisa guardar gravações de câmeras por sete anos, por exigência legal. Quase ninguém as consulta, esperar um dia por uma cópia é aceitável e a perda de uma zona de disponibilidade não pode apagá-las.',
      en: '{company} has to keep camera recordings for seven years by law. Hardly anyone looks at them, waiting a day for a copy is acceptable, and losing an Availability Zone must not erase them.',
      es: '{company} debe guardar grabaciones de cámaras por siete años, por exigencia legal. Casi nadie las consulta, esperar un día por una copia es aceptable y la pérdida de una zona de disponibilidad no puede borrarlas.',
    },
  },
  {
    ...storage,
    id: 'scene-tax',
    level: 2,
    requires: ['class-multi-zone'],
    situation: {
      pt: '{company} vai arquivar por dez anos documentos fiscais que só voltam a ser lidos em caso de auditoria, com aviso de vários dias. As cópias devem estar em várias zonas.',
      en: '{company} will archive tax documents for ten years. They are read again only in an audit, announced several days ahead. The copies must be in several zones.',
      es: '{company} va a archivar por diez años documentos fiscales que solo se vuelven a leer en una auditoría, con aviso de varios días. Las copias deben estar en varias zonas.',
    },
  },
  {
    ...storage,
    id: 'scene-medical',
    level: 3,
    requires: ['class-milliseconds', 'class-multi-zone', 'class-quarterly'],
    situation: {
      pt: '{company} arquiva imagens que são abertas cerca de uma vez por trimestre. Quando alguém pede uma, ela deve abrir em milissegundos. Os dados devem resistir à perda de uma zona de disponibilidade.',
      en: '{company} archives images that are opened about once a quarter. When someone asks for one, it must open in milliseconds. The data must survive the loss of an Availability Zone.',
      es: '{company} archiva imágenes que se abren cerca de una vez por trimestre. Cuando alguien pide una, debe abrir en milisegundos. Los datos deben resistir la pérdida de una zona de disponibilidad.',
    },
  },
  {
    ...storage,
    id: 'scene-thumbnails',
    level: 3,
    requires: ['class-milliseconds', 'class-cheap-reads'],
    situation: {
      pt: '{company} guarda prévias de vídeo de vários megabytes, lidas cerca de uma vez por mês, que devem abrir em milissegundos. Se uma zona de disponibilidade se perder, as prévias podem ser geradas de novo a partir dos originais.',
      en: '{company} keeps video previews of several megabytes that are read about once a month and must open in milliseconds. If an Availability Zone is lost, the previews can be produced again from the originals.',
      es: '{company} guarda vistas previas de video de varios megabytes, que se leen cerca de una vez al mes y deben abrir en milisegundos. Si se pierde una zona de disponibilidad, las vistas previas se pueden generar otra vez desde los originales.',
    },
  },
  {
    ...storage,
    id: 'scene-monthly-reports',
    level: 3,
    requires: ['class-milliseconds', 'class-cheap-reads', 'class-multi-zone'],
    situation: {
      pt: '{company} mantém relatórios de vários megabytes, lidos cerca de uma vez por mês, que devem abrir em milissegundos. Eles não podem ser recriados e devem resistir à perda de uma zona de disponibilidade.',
      en: '{company} keeps reports of several megabytes that are read about once a month and must open in milliseconds. They cannot be recreated and must survive the loss of an Availability Zone.',
      es: '{company} mantiene informes de varios megabytes que se leen cerca de una vez al mes y deben abrir en milisegundos. No se pueden recrear y deben resistir la pérdida de una zona de disponibilidad.',
    },
  },
  {
    ...storage,
    id: 'scene-yearly',
    level: 3,
    requires: ['class-five-hours', 'class-multi-zone'],
    situation: {
      pt: '{company} consulta uma vez por ano os dados de pesquisas encerradas. Esses dados devem estar disponíveis em até cinco horas, no modo padrão, e resistir à perda de uma zona de disponibilidade.',
      en: '{company} opens the data of completed studies once a year. The data must be available within five hours in standard mode and survive the loss of an Availability Zone.',
      es: '{company} consulta una vez al año los datos de estudios cerrados. Esos datos deben estar disponibles en un máximo de cinco horas, en modo estándar, y resistir la pérdida de una zona de disponibilidad.',
    },
  },
  {
    ...storage,
    id: 'scene-catalog',
    level: 2,
    requires: ['class-milliseconds', 'class-daily'],
    situation: {
      pt: '{company} publica fotos que clientes abrem milhares de vezes por dia. Elas devem abrir em milissegundos, e uma cobrança por GB recuperado não é aceita.',
      en: '{company} publishes photos that customers open thousands of times a day. They must open in milliseconds, and a charge per GB retrieved is not acceptable.',
      es: '{company} publica fotos que los clientes abren miles de veces por día. Deben abrir en milisegundos, y no se acepta un cobro por GB recuperado.',
    },
  },
  {
    ...compute,
    id: 'scene-render',
    level: 2,
    requires: ['buy-no-term'],
    situation: {
      pt: '{company} renderiza vídeos à noite. O programa grava o progresso e pode parar e continuar a qualquer momento. Um compromisso de um ou três anos está fora de questão.',
      en: '{company} renders videos at night. The program saves its progress and can stop and resume at any moment. A commitment of one or three years is out of the question.',
      es: '{company} procesa videos de noche. El programa guarda su avance y puede parar y seguir en cualquier momento. Un compromiso de uno o tres años está fuera de discusión.',
    },
  },
  {
    ...compute,
    id: 'scene-ci',
    level: 2,
    requires: ['buy-no-term'],
    situation: {
      pt: '{company} roda milhares de testes automáticos curtos. Se um deles é interrompido, começa de novo sem prejuízo. O volume muda toda semana, e um compromisso de prazo está fora de questão.',
      en: '{company} runs thousands of short automated tests. If one is interrupted, it simply starts again. The volume changes every week, and a term commitment is out of the question.',
      es: '{company} corre miles de pruebas automáticas cortas. Si una se interrumpe, empieza otra vez sin perjuicio. El volumen cambia cada semana, y un compromiso de plazo está fuera de discusión.',
    },
  },
  {
    ...compute,
    id: 'scene-launch',
    level: 3,
    requires: ['buy-no-term', 'buy-no-interruption'],
    situation: {
      pt: '{company} vai lançar um serviço e não sabe quanto tempo ele ficará no ar. Os servidores não podem parar por decisão da AWS, e um compromisso de um ou três anos está fora de questão.',
      en: '{company} is launching a service and does not know how long it will stay online. The servers must not be stopped by AWS, and a commitment of one or three years is out of the question.',
      es: '{company} va a lanzar un servicio y no sabe cuánto tiempo estará en línea. Los servidores no pueden detenerse por decisión de AWS, y un compromiso de uno o tres años está fuera de discusión.',
    },
  },
  {
    ...compute,
    id: 'scene-demo',
    level: 3,
    requires: ['buy-no-term', 'buy-no-interruption'],
    situation: {
      pt: '{company} precisa de servidores por três dias, para uma demonstração a clientes que não pode ser interrompida. Depois disso, nada continuará ligado.',
      en: '{company} needs servers for three days, for a customer demonstration that must not be interrupted. After that, nothing will keep running.',
      es: '{company} necesita servidores por tres días, para una demostración a clientes que no puede interrumpirse. Después de eso, nada seguirá encendido.',
    },
  },
  {
    ...compute,
    id: 'scene-steady',
    level: 2,
    requires: ['buy-no-interruption'],
    situation: {
      pt: '{company} mantém há dois anos o mesmo conjunto de servidores, 24 horas por dia, e vai mantê-lo por mais três, sem mudar de família nem de região. Eles não podem ser interrompidos, e um compromisso de prazo é aceitável.',
      en: '{company} has run the same set of servers around the clock for two years and will keep it for three more, without changing family or Region. They must not be interrupted, and a term commitment is acceptable.',
      es: '{company} mantiene desde hace dos años el mismo conjunto de servidores, las 24 horas, y lo mantendrá tres más, sin cambiar de familia ni de región. No pueden interrumpirse, y un compromiso de plazo es aceptable.',
    },
  },
  {
    ...compute,
    id: 'scene-mixed',
    level: 3,
    requires: ['buy-no-interruption', 'csp-fargate'],
    situation: {
      pt: '{company} gasta um valor constante por hora com EC2, Fargate e Lambda e ainda vai mudar cargas de um para o outro. Um único compromisso de um ano, válido para os três, é aceitável; interrupções, não.',
      en: '{company} spends a constant hourly amount on EC2, Fargate and Lambda and will still move workloads between them. It accepts a single one-year commitment that covers all three, and no interruptions.',
      es: '{company} gasta un valor constante por hora en EC2, Fargate y Lambda y todavía va a mover cargas de uno a otro. Acepta un único compromiso de un año, que valga para los tres, y ninguna interrupción.',
    },
  },
  {
    ...compute,
    id: 'scene-licenses',
    level: 2,
    requires: ['buy-no-interruption', 'dh-sockets'],
    situation: {
      pt: '{company} vai executar na AWS um banco de dados que não pode ser interrompido e quer usar nele as licenças que já tem, contadas por soquete físico.',
      en: '{company} is going to run a database on AWS that must not be interrupted, and wants to use the licenses that it already owns, which are counted per physical socket.',
      es: '{company} va a ejecutar en AWS una base de datos que no puede interrumpirse y quiere usar en ella las licencias que ya tiene, contadas por socket físico.',
    },
  },
  {
    ...support,
    id: 'scene-plan-tam',
    level: 2,
    requires: ['plan-technical', 'plan-tam'],
    situation: {
      pt: '{company} quer especialistas a qualquer hora e um gerente técnico de conta (TAM) designado.',
      en: '{company} wants experts at any hour and a designated technical account manager (TAM).',
      es: '{company} quiere especialistas a cualquier hora y un gerente técnico de cuenta (TAM) designado.',
    },
  },
  {
    ...support,
    id: 'scene-plan-night',
    level: 2,
    requires: ['plan-technical'],
    situation: {
      pt: '{company} tem uma equipe pequena e experiente, que só quer poder abrir chamados técnicos de madrugada; não precisa de um gerente designado.',
      en: '{company} has a small, experienced team that just wants to be able to open technical cases at night; it needs no designated manager.',
      es: '{company} tiene un equipo pequeño y experimentado, que solo quiere poder abrir casos técnicos de madrugada; no necesita un gerente designado.',
    },
  },
  {
    ...support,
    id: 'scene-plan-study',
    level: 2,
    requires: ['plan-account'],
    situation: {
      pt: '{company} estuda a nuvem em uma conta de laboratório. Basta ler a documentação e tirar dúvidas sobre a fatura.',
      en: '{company} studies the cloud in a lab account. Reading the documentation and asking about the bill is enough.',
      es: '{company} estudia la nube en una cuenta de laboratorio. Le basta leer la documentación y consultar sobre la factura.',
    },
  },
  {
    ...support,
    id: 'scene-plan-critical',
    level: 3,
    requires: ['plan-technical', 'plan-tam', 'plan-team'],
    situation: {
      pt: '{company} opera um sistema que não pode parar. Além de um TAM, quer engenheiros da AWS designados que conheçam a carga e respondam em até 5 minutos.',
      en: '{company} runs a system that must not stop. Besides a TAM, it wants designated AWS engineers who know the workload and respond within 5 minutes.',
      es: '{company} opera un sistema que no puede parar. Además de un TAM, quiere ingenieros de AWS designados que conozcan la carga y respondan en 5 minutos como máximo.',
    },
  },
];
