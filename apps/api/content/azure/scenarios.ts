import type { Scenario } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const tiers = {
  category: 'access-tiers',
  topic: 'storage-tiers',
  domain: 'architecture',
  source: docs('azure/storage/blobs/access-tiers-overview'),
  ask: {
    pt: 'Qual camada de acesso atende com o menor custo total?',
    en: 'Which access tier meets the need at the lowest total cost?',
    es: '¿Qué nivel de acceso cumple con el menor costo total?',
  },
} as const;
const redundancy = {
  category: 'redundancy',
  topic: 'redundancy',
  domain: 'architecture',
  source: docs('azure/storage/common/storage-redundancy'),
  ask: {
    pt: 'Qual opção de redundância atende com o menor custo?',
    en: 'Which redundancy option meets the need at the lowest cost?',
    es: '¿Qué opción de redundancia cumple con el menor costo?',
  },
} as const;
const buy = {
  category: 'purchase-options',
  topic: 'purchase-options',
  domain: 'management',
  source: docs('azure/cost-management-billing/savings-plan/decide-between-savings-plan-reservation'),
  ask: {
    pt: 'Qual opção de compra atende com o menor custo?',
    en: 'Which purchasing option meets the need at the lowest cost?',
    es: '¿Qué opción de compra cumple con el menor costo?',
  },
} as const;

export const scenarios: readonly Scenario[] = [
  {
    ...tiers,
    id: 'scene-cctv',
    level: 2,
    requires: ['tier-encrypt'],
    situation: {
      pt: '{company} deve guardar por sete anos gravações que quase ninguém pede. Quando alguém precisa de uma, esperar até o dia seguinte é aceitável.',
      en: '{company} has to keep for seven years recordings that hardly anyone asks for. When someone needs one, waiting until the next day is acceptable.',
      es: '{company} debe guardar por siete años grabaciones que casi nadie pide. Cuando alguien necesita una, esperar hasta el día siguiente es aceptable.',
    },
  },
  {
    ...tiers,
    id: 'scene-tax',
    level: 2,
    requires: ['tier-encrypt'],
    situation: {
      pt: '{company} arquiva por dez anos documentos fiscais que só voltam a ser lidos em uma auditoria, anunciada com semanas de antecedência.',
      en: '{company} archives for ten years tax documents that are read again only in an audit, announced weeks ahead.',
      es: '{company} archiva por diez años documentos fiscales que solo se vuelven a leer en una auditoría, anunciada con semanas de anticipación.',
    },
  },
  {
    ...tiers,
    id: 'scene-catalog',
    level: 2,
    requires: ['tier-daily'],
    situation: {
      pt: '{company} publica fotos que os clientes abrem milhares de vezes por dia.',
      en: '{company} publishes photos that customers open thousands of times a day.',
      es: '{company} publica fotos que los clientes abren miles de veces por día.',
    },
  },
  {
    ...tiers,
    id: 'scene-new-docs',
    level: 3,
    requires: ['tier-online', 'tier-daily'],
    situation: {
      pt: '{company} guarda documentos em edição, que a equipe abre e grava o dia inteiro e que devem aparecer na hora.',
      en: '{company} keeps documents being edited, which the team opens and saves all day long and which must appear at once.',
      es: '{company} guarda documentos en edición, que el equipo abre y graba todo el día y que deben aparecer al instante.',
    },
  },
  {
    ...tiers,
    id: 'scene-short-backup',
    level: 3,
    requires: ['tier-online', 'tier-short'],
    situation: {
      pt: '{company} guarda backups por 45 dias e depois os apaga. Lê um deles cerca de uma vez por mês e, quando isso acontece, precisa dele na hora.',
      en: '{company} keeps backups for 45 days and then deletes them. It reads one about once a month and, when that happens, needs it at once.',
      es: '{company} guarda copias de seguridad por 45 días y después las borra. Lee una cerca de una vez al mes y, cuando eso pasa, la necesita al instante.',
    },
  },
  {
    ...tiers,
    id: 'scene-campaign',
    level: 3,
    requires: ['tier-online', 'tier-short'],
    situation: {
      pt: '{company} mantém por 45 dias os vídeos de cada campanha encerrada. São vistos uma ou duas vezes nesse tempo, sem espera, e depois excluídos.',
      en: '{company} keeps the videos of each finished campaign for 45 days. They are watched once or twice in that time, without waiting, and then deleted.',
      es: '{company} mantiene por 45 días los videos de cada campaña terminada. Se ven una o dos veces en ese tiempo, sin espera, y después se eliminan.',
    },
  },
  {
    ...tiers,
    id: 'scene-quarter',
    level: 3,
    requires: ['tier-online', 'tier-120'],
    situation: {
      pt: '{company} guarda laudos por 120 dias e os apaga em seguida. Quase nunca são lidos, mas uma consulta não pode esperar horas.',
      en: '{company} keeps reports for 120 days and deletes them afterwards. They are hardly ever read, but a lookup cannot wait for hours.',
      es: '{company} guarda informes por 120 días y los borra después. Casi nunca se leen, pero una consulta no puede esperar horas.',
    },
  },
  {
    ...tiers,
    id: 'scene-cold-images',
    level: 3,
    requires: ['tier-online', 'tier-120'],
    situation: {
      pt: '{company} arquiva por 120 dias imagens abertas no máximo uma vez. Quando alguém pede uma, ela deve aparecer em milissegundos.',
      en: '{company} archives for 120 days images that are opened once at most. When someone asks for one, it must appear in milliseconds.',
      es: '{company} archiva por 120 días imágenes que se abren como máximo una vez. Cuando alguien pide una, debe aparecer en milisegundos.',
    },
  },
  {
    ...redundancy,
    id: 'scene-recreate',
    level: 2,
    requires: ['red-three'],
    situation: {
      pt: '{company} guarda dados de teste que consegue gerar de novo em uma hora. Falhas de disco não podem apagá-los, e nada além disso é exigido.',
      en: '{company} keeps test data that it can produce again within an hour. Disk failures must not erase it, and nothing beyond that is required.',
      es: '{company} guarda datos de prueba que puede generar de nuevo en una hora. Las fallas de disco no pueden borrarlos, y no se exige nada más.',
    },
  },
  {
    ...redundancy,
    id: 'scene-zone-only',
    level: 2,
    requires: ['red-zone'],
    situation: {
      pt: '{company} precisa continuar gravando arquivos mesmo se uma zona de disponibilidade cair. Um desastre que atinja a região inteira não preocupa.',
      en: '{company} needs to go on writing files even if an availability zone goes down. A disaster that hits the whole region is no concern.',
      es: '{company} necesita seguir grabando archivos incluso si cae una zona de disponibilidad. Un desastre que afecte a toda la región no preocupa.',
    },
  },
  {
    ...redundancy,
    id: 'scene-residency',
    level: 3,
    requires: ['red-in-region', 'red-zone'],
    situation: {
      pt: '{company} precisa cumprir uma lei que proíbe levar cópias a outra região, e a gravação deve resistir à queda de uma zona.',
      en: '{company} has to comply with a law that forbids taking copies to another region, and writing must survive the loss of a zone.',
      es: '{company} debe cumplir una ley que prohíbe llevar copias a otra región, y la escritura debe resistir la caída de una zona.',
    },
  },
  {
    ...redundancy,
    id: 'scene-region',
    level: 2,
    requires: ['red-region'],
    situation: {
      pt: '{company} quer que os contratos digitalizados sobrevivam à perda da região inteira. Nesse caso aceita esperar o failover para voltar a lê-los.',
      en: '{company} wants its scanned contracts to survive the loss of the whole region. In that case it accepts waiting for the failover to read them again.',
      es: '{company} quiere que los contratos digitalizados sobrevivan a la pérdida de la región entera. En ese caso acepta esperar el failover para volver a leerlos.',
    },
  },
  {
    ...redundancy,
    id: 'scene-max',
    level: 3,
    requires: ['red-zone', 'red-read-secondary'],
    situation: {
      pt: '{company} não aceita parar de gravar com a queda de uma zona e quer ler os dados na segunda região a qualquer hora.',
      en: '{company} will not accept a halt in writing when a zone goes down and wants to read the data in the second region at any time.',
      es: '{company} no acepta dejar de grabar con la caída de una zona y quiere leer los datos en la segunda región a cualquier hora.',
    },
  },
  {
    ...redundancy,
    id: 'scene-zone-region',
    level: 3,
    requires: ['red-zone', 'red-region'],
    situation: {
      pt: '{company} precisa que as gravações continuem se uma zona falhar e que os dados resistam à perda da região. Ler a cópia distante antes do failover não é necessário.',
      en: '{company} needs writes to continue if a zone fails and data to survive the loss of the region. Reading the distant copy before failover is not needed.',
      es: '{company} necesita que las escrituras continúen si falla una zona y que los datos resistan la pérdida de la región. Leer la copia distante antes del failover no es necesario.',
    },
  },
  {
    ...redundancy,
    id: 'scene-one-region',
    level: 2,
    requires: ['red-in-region'],
    situation: {
      pt: '{company} guarda logs que não podem sair da região. Se o datacenter se perder, os logs também podem se perder.',
      en: '{company} keeps logs that must not leave the region. If the datacenter is lost, the logs may be lost too.',
      es: '{company} guarda registros que no pueden salir de la región. Si se pierde el centro de datos, también pueden perderse los registros.',
    },
  },
  {
    ...buy,
    id: 'scene-render',
    level: 2,
    requires: ['po-no-term'],
    situation: {
      pt: '{company} processa vídeos à noite. O programa grava o progresso e pode parar e continuar a qualquer momento. Um compromisso de prazo está fora de questão.',
      en: '{company} processes videos at night. The program saves its progress and can stop and resume at any moment. A term commitment is out of the question.',
      es: '{company} procesa videos de noche. El programa guarda su avance y puede parar y seguir en cualquier momento. Un compromiso de plazo está fuera de discusión.',
    },
  },
  {
    ...buy,
    id: 'scene-tests',
    level: 2,
    requires: ['po-no-term'],
    situation: {
      pt: '{company} roda milhares de testes automáticos curtos. Se um deles é interrompido, basta começar de novo. O volume muda toda semana, sem compromisso possível.',
      en: '{company} runs thousands of short automated tests. If one is interrupted, it simply starts again. The volume changes every week, with no commitment possible.',
      es: '{company} corre miles de pruebas automáticas cortas. Si una se interrumpe, basta con empezar de nuevo. El volumen cambia cada semana, sin compromiso posible.',
    },
  },
  {
    ...buy,
    id: 'scene-launch',
    level: 3,
    requires: ['po-no-term', 'po-no-evict'],
    situation: {
      pt: '{company} lança um serviço sem saber por quanto tempo ele existirá. As máquinas não podem ser retiradas, e um compromisso de um ou três anos está fora de questão.',
      en: '{company} is launching a service without knowing how long it will exist. The machines must not be taken away, and a commitment of one or three years is out of the question.',
      es: '{company} lanza un servicio sin saber por cuánto tiempo existirá. Las máquinas no pueden retirarse, y un compromiso de uno o tres años está fuera de discusión.',
    },
  },
  {
    ...buy,
    id: 'scene-event',
    level: 3,
    requires: ['po-no-term', 'po-no-evict'],
    situation: {
      pt: '{company} precisa de servidores por quatro dias, para um evento ao vivo que não pode ser interrompido. Depois, tudo será apagado.',
      en: '{company} needs servers for four days, for a live event that must not be interrupted. Afterwards everything will be deleted.',
      es: '{company} necesita servidores por cuatro días, para un evento en vivo que no puede interrumpirse. Después, todo se borrará.',
    },
  },
  {
    ...buy,
    id: 'scene-steady',
    level: 2,
    requires: ['po-no-evict'],
    situation: {
      pt: '{company} mantém as mesmas máquinas virtuais ligadas 24 horas por dia e vai mantê-las por mais três anos, na mesma região. Elas não podem ser retiradas, e um compromisso é aceitável.',
      en: '{company} keeps the same virtual machines on around the clock and will keep them for three more years, in the same region. They must not be taken away, and a commitment is acceptable.',
      es: '{company} mantiene las mismas máquinas virtuales encendidas las 24 horas y las mantendrá tres años más, en la misma región. No pueden retirarse, y un compromiso es aceptable.',
    },
  },
  {
    ...buy,
    id: 'scene-moving',
    level: 3,
    requires: ['po-no-evict', 'po-any-region'],
    situation: {
      pt: '{company} gasta um valor estável por hora em computação, mas troca de família de máquinas e de região todo ano. Interrupções não são aceitas; um compromisso de gasto por três anos, sim.',
      en: '{company} spends a steady hourly amount on compute but changes machine family and region every year. Interruptions are not accepted; a three-year spending commitment is.',
      es: '{company} gasta un valor estable por hora en cómputo, pero cambia de familia de máquinas y de región cada año. No se aceptan interrupciones; un compromiso de gasto por tres años, sí.',
    },
  },
];
