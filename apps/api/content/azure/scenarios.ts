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
      pt: '{company} deve guardar por sete anos gravações de segurança que quase nunca são consultadas. Quando uma é necessária, esperar até o dia seguinte é aceitável.',
      en: '{company} has to keep security recordings for seven years. They are hardly ever viewed, and when one is needed, waiting until the next day is acceptable.',
      es: '{company} debe guardar por siete años grabaciones de seguridad que casi nunca se consultan. Cuando se necesita una, esperar hasta el día siguiente es aceptable.',
    },
  },
  {
    ...tiers,
    id: 'scene-tax',
    level: 2,
    requires: ['tier-encrypt'],
    situation: {
      pt: '{company} arquiva por dez anos documentos fiscais que só voltam a ser lidos em uma auditoria, anunciada com semanas de antecedência.',
      en: '{company} archives tax documents for ten years. They are read again only in an audit, which is announced weeks ahead.',
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
      pt: '{company} guarda documentos em uso, que a equipe abre e altera o dia inteiro e que devem abrir de imediato.',
      en: '{company} stores working documents that the team opens and edits all day long and that must open immediately.',
      es: '{company} guarda documentos en uso, que el equipo abre y modifica todo el día y que deben abrirse de inmediato.',
    },
  },
  {
    ...tiers,
    id: 'scene-short-backup',
    level: 3,
    requires: ['tier-online', 'tier-short'],
    situation: {
      pt: '{company} guarda backups por 30 dias e depois os exclui. Cerca de uma vez por mês um deles é restaurado e deve estar disponível de imediato.',
      en: '{company} keeps backups for 30 days and then deletes them. About once a month one is restored, and it must be available immediately.',
      es: '{company} guarda copias de seguridad por 30 días y después las elimina. Cerca de una vez al mes se restaura una, que debe estar disponible de inmediato.',
    },
  },
  {
    ...tiers,
    id: 'scene-campaign',
    level: 3,
    requires: ['tier-online', 'tier-short'],
    situation: {
      pt: '{company} guarda os vídeos de cada campanha encerrada por 30 dias e depois os exclui. Quase nenhum chega a ser visto, mas, quando é, deve abrir sem espera.',
      en: '{company} keeps the videos of each finished campaign for 30 days and then deletes them. Hardly any is ever watched, but when one is, it must open without a wait.',
      es: '{company} guarda los videos de cada campaña terminada por 30 días y después los elimina. Casi ninguno llega a verse, pero, cuando se ve uno, debe abrirse sin espera.',
    },
  },
  {
    ...tiers,
    id: 'scene-quarter',
    level: 3,
    requires: ['tier-online', 'tier-120'],
    situation: {
      pt: '{company} guarda vídeos de inspeções por 120 dias e depois os exclui. Quase nenhum é consultado, mas uma consulta não pode esperar horas.',
      en: '{company} keeps inspection videos for 120 days and then deletes them. Hardly any is ever viewed, but a viewing cannot wait for hours.',
      es: '{company} guarda videos de inspecciones por 120 días y después los elimina. Casi ninguno se consulta, pero una consulta no puede esperar horas.',
    },
  },
  {
    ...tiers,
    id: 'scene-cold-images',
    level: 3,
    requires: ['tier-online', 'tier-120'],
    situation: {
      pt: '{company} guarda imagens de satélite por 120 dias e abre menos de uma em cada cem. Quando uma é solicitada, deve abrir em milissegundos.',
      en: '{company} keeps satellite images for 120 days and opens fewer than one in a hundred. When one is requested, it must open within milliseconds.',
      es: '{company} guarda imágenes satelitales por 120 días y abre menos de una de cada cien. Cuando se solicita una, debe abrirse en milisegundos.',
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
      pt: '{company} precisa continuar gravando arquivos mesmo se uma zona de disponibilidade cair. A proteção contra um desastre que atinja a região inteira não é necessária.',
      en: '{company} needs to keep writing files even if an availability zone goes down. Protection from a disaster that hits the whole region is not required.',
      es: '{company} necesita seguir grabando archivos incluso si cae una zona de disponibilidad. No se requiere protección ante un desastre que afecte a toda la región.',
    },
  },
  {
    ...redundancy,
    id: 'scene-residency',
    level: 3,
    requires: ['red-in-region', 'red-three'],
    situation: {
      pt: '{company} precisa cumprir uma lei que proíbe copiar os dados para outra região. Uma falha de disco não pode apagá-los, e interromper as gravações se uma zona falhar é aceitável.',
      en: '{company} has to comply with a law that forbids copying data to another region. A disk failure must not erase it, and an interruption of writes if a zone fails is acceptable.',
      es: '{company} debe cumplir una ley que prohíbe copiar los datos a otra región. Una falla de disco no puede borrarlos, y se acepta interrumpir las escrituras si falla una zona.',
    },
  },
  {
    ...redundancy,
    id: 'scene-region',
    level: 2,
    requires: ['red-region'],
    situation: {
      pt: '{company} quer que os contratos digitalizados sobrevivam à perda da região inteira. Nesse caso, esperar o failover para voltar a lê-los é aceitável.',
      en: '{company} wants its scanned contracts to survive the loss of the whole region. In that case, waiting for the failover to read them again is acceptable.',
      es: '{company} quiere que los contratos digitalizados sobrevivan a la pérdida de la región entera. En ese caso, esperar el failover para volver a leerlos es aceptable.',
    },
  },
  {
    ...redundancy,
    id: 'scene-max',
    level: 3,
    requires: ['red-zone', 'red-read-secondary'],
    situation: {
      pt: '{company} precisa continuar gravando dados se uma zona falhar e quer lê-los na segunda região a qualquer momento.',
      en: '{company} needs to keep writing data if a zone fails and wants to read it in the second region at any time.',
      es: '{company} necesita seguir escribiendo datos si falla una zona y quiere leerlos en la segunda región en cualquier momento.',
    },
  },
  {
    ...redundancy,
    id: 'scene-zone-region',
    level: 3,
    requires: ['red-zone', 'red-region'],
    situation: {
      pt: '{company} guarda pedidos em uma conta de armazenamento. As gravações devem continuar se uma zona falhar, e os dados devem resistir à perda da região. Ler a cópia distante antes do failover não é necessário.',
      en: '{company} keeps orders in a storage account. Writes must continue if a zone fails, and the data must survive the loss of the region. Reading the distant copy before failover is not needed.',
      es: '{company} guarda pedidos en una cuenta de almacenamiento. Las escrituras deben continuar si falla una zona, y los datos deben resistir la pérdida de la región. Leer la copia distante antes del failover no es necesario.',
    },
  },
  {
    ...redundancy,
    id: 'scene-one-region',
    level: 2,
    requires: ['red-in-region'],
    situation: {
      pt: '{company} guarda logs que não podem sair da região. Perdê-los junto com o datacenter é aceitável.',
      en: '{company} keeps logs that must not leave the region. Losing them along with the datacenter is acceptable.',
      es: '{company} guarda registros que no pueden salir de la región. Perderlos junto con el centro de datos es aceptable.',
    },
  },
  {
    ...buy,
    id: 'scene-render',
    level: 2,
    requires: ['po-no-term'],
    situation: {
      pt: '{company} processa vídeos à noite. O programa grava o progresso e pode parar e continuar a qualquer momento. A empresa não quer assumir um compromisso de prazo.',
      en: '{company} processes videos at night. The program saves its progress and can stop and resume at any moment. The company does not want a term commitment.',
      es: '{company} procesa videos de noche. El programa guarda su avance y puede parar y seguir en cualquier momento. La empresa no quiere un compromiso de plazo.',
    },
  },
  {
    ...buy,
    id: 'scene-tests',
    level: 2,
    requires: ['po-no-term'],
    situation: {
      pt: '{company} executa milhares de testes automáticos curtos. Se um deles é interrompido, basta começar de novo. O volume muda toda semana, e não há como assumir um compromisso de prazo.',
      en: '{company} runs thousands of short automated tests. If one is interrupted, it simply starts again. The volume changes every week, so a term commitment is not possible.',
      es: '{company} ejecuta miles de pruebas automáticas cortas. Si una se interrumpe, basta con empezar de nuevo. El volumen cambia cada semana, y no es posible un compromiso de plazo.',
    },
  },
  {
    ...buy,
    id: 'scene-launch',
    level: 3,
    requires: ['po-no-term', 'po-no-evict'],
    situation: {
      pt: '{company} lança um serviço sem saber por quanto tempo ele existirá. As máquinas virtuais não podem ser interrompidas pelo Azure, e um compromisso de um ou três anos não é possível.',
      en: '{company} is launching a service without knowing how long it will exist. The virtual machines must not be evicted, and a one- or three-year commitment is not possible.',
      es: '{company} lanza un servicio sin saber por cuánto tiempo existirá. Azure no puede interrumpir las máquinas virtuales, y no es posible un compromiso de uno o tres años.',
    },
  },
  {
    ...buy,
    id: 'scene-event',
    level: 3,
    requires: ['po-no-term', 'po-no-evict'],
    situation: {
      pt: '{company} precisa de servidores por quatro dias, para um evento ao vivo que não pode ser interrompido. Depois, os servidores serão excluídos.',
      en: '{company} needs servers for four days, for a live event that must not be interrupted. After that, the servers will be deleted.',
      es: '{company} necesita servidores por cuatro días, para un evento en vivo que no puede interrumpirse. Después, los servidores se eliminarán.',
    },
  },
  {
    ...buy,
    id: 'scene-steady',
    level: 2,
    requires: ['po-no-evict'],
    situation: {
      pt: '{company} mantém as mesmas máquinas virtuais ligadas 24 horas por dia e vai mantê-las por mais três anos, na mesma região. Elas não podem ser interrompidas pelo Azure, e um compromisso de prazo é aceitável.',
      en: '{company} keeps the same virtual machines on around the clock and will keep them for three more years, in the same region. They must not be evicted, and a term commitment is acceptable.',
      es: '{company} mantiene las mismas máquinas virtuales encendidas las 24 horas y las mantendrá tres años más, en la misma región. Azure no puede interrumpirlas, y un compromiso de plazo es aceptable.',
    },
  },
  {
    ...buy,
    id: 'scene-moving',
    level: 3,
    requires: ['po-no-evict', 'po-any-region'],
    situation: {
      pt: '{company} gasta um valor estável por hora em computação, mas troca de família de máquinas e de região todo ano. Interrupções não são aceitáveis, mas um compromisso de gasto por três anos é.',
      en: '{company} spends a steady hourly amount on compute but changes machine family and region every year. Interruptions are not acceptable, but a three-year spending commitment is.',
      es: '{company} gasta un valor estable por hora en cómputo, pero cambia de familia de máquinas y de región cada año. Las interrupciones no son aceptables, pero un compromiso de gasto por tres años sí.',
    },
  },
];
