import type { Quantity } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const days = { pt: '{n} dias', en: '{n} days', es: '{n} días' };
const copies = { pt: '{n} cópias', en: '{n} copies', es: '{n} copias' };
const nines = { pt: '{n} noves', en: '{n} nines', es: '{n} nueves' };
const zones = { pt: '{n} zonas', en: '{n} zones', es: '{n} zonas' };
const levels = { pt: '{n} níveis', en: '{n} levels', es: '{n} niveles' };
const percent = { pt: '{n}%', en: '{n}%', es: '{n}%' };
const miles = { pt: '{n} milhas', en: '{n} miles', es: '{n} millas' };
const layers = { pt: '{n} camadas', en: '{n} layers', es: '{n} capas' };
const plain = { pt: '{n}', en: '{n}', es: '{n}' };

/** What other figures belong to. */
const figureOf = {
  n3: {
    pt: 'a disponibilidade de leitura da camada quente em LRS',
    en: 'the read availability of the hot tier in LRS',
    es: 'la disponibilidad de lectura del nivel frecuente en LRS',
  },
  n4: {
    pt: 'a disponibilidade de leitura da camada quente em RA-GRS',
    en: 'the read availability of the hot tier in RA-GRS',
    es: 'la disponibilidad de lectura del nivel frecuente en RA-GRS',
  },
  cool: {
    pt: 'o mínimo da camada esporádica (cool)',
    en: 'the minimum of the cool tier',
    es: 'el mínimo del nivel esporádico (cool)',
  },
  cold: {
    pt: 'o mínimo da camada fria (cold)',
    en: 'the minimum of the cold tier',
    es: 'el mínimo del nivel frío (cold)',
  },
  arch: {
    pt: 'o mínimo da camada de arquivo (archive)',
    en: 'the minimum of the archive tier',
    es: 'el mínimo del nivel de archivo (archive)',
  },
  lrs: {
    pt: 'o que o LRS guarda em um datacenter',
    en: 'what LRS keeps in one datacenter',
    es: 'lo que LRS guarda en un centro de datos',
  },
  grs: {
    pt: 'o total do GRS, em duas regiões',
    en: 'the total of GRS, over two regions',
    es: 'el total de GRS, en dos regiones',
  },
  set: {
    pt: 'o SLA de um conjunto de disponibilidade',
    en: 'the SLA of an availability set',
    es: 'el SLA de un conjunto de disponibilidad',
  },
  zon: {
    pt: 'o SLA de máquinas em duas ou mais zonas',
    en: 'the SLA of machines in two or more zones',
    es: 'el SLA de máquinas en dos o más zonas',
  },
  one: {
    pt: 'o SLA de uma só máquina com discos SSD Premium',
    en: 'the SLA of a single machine with Premium SSD disks',
    es: 'el SLA de una sola máquina con discos SSD Premium',
  },
  n11: {
    pt: 'a durabilidade do LRS',
    en: 'the durability of LRS',
    es: 'la durabilidad de LRS',
  },
  n12: {
    pt: 'a durabilidade do ZRS',
    en: 'the durability of ZRS',
    es: 'la durabilidad de ZRS',
  },
};

export const quantities: readonly Quantity[] = [
  {
    id: 'n-archive-days',
    entity: 'tier-archive',
    level: 1,
    topic: 'storage-tiers',
    domain: 'architecture',
    unit: days,
    values: [30, 60, 90, 120, 180, 270, 365, 730],
    answer: 180,
    elsewhere: { 30: figureOf.cool, 90: figureOf.cold },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Qual é a permanência mínima esperada de um blob na camada archive, sem cobrança por exclusão antecipada?',
        en: 'How long is a blob expected to stay in the archive tier at least, to avoid an early deletion charge?',
        es: '¿Cuál es la permanencia mínima esperada de un blob en el nivel de archivo (archive), sin cargo por eliminación anticipada?',
      },
      {
        pt: 'Uma empresa move blobs para a camada archive e quer apagá-los sem cobrança extra.\n\nQuanto tempo, no mínimo, eles devem ficar lá?',
        en: 'A company moves blobs to the archive tier and wants to delete them without an extra charge.\n\nHow long must they stay there at least?',
        es: 'Una empresa mueve blobs al nivel de archivo (archive) y quiere borrarlos sin cargo extra.\n\n¿Cuánto tiempo, como mínimo, deben quedar allí?',
      },
    ],
    why: {
      pt: 'Os prazos mínimos são 30 dias na camada cool, 90 na cold e 180 na archive.',
      en: 'The minimum periods are 30 days in the cool tier, 90 in the cold tier and 180 in the archive tier.',
      es: 'Los plazos mínimos son 30 días en el nivel de acceso esporádico (cool), 90 en el cold y 180 en el archive.',
    },
  },
  {
    id: 'n-cold-days',
    entity: 'tier-cold',
    level: 2,
    topic: 'storage-tiers',
    domain: 'architecture',
    unit: days,
    values: [7, 14, 30, 60, 90, 120, 180, 365],
    answer: 90,
    elsewhere: { 30: figureOf.cool, 180: figureOf.arch },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Qual é a permanência mínima esperada de um blob na camada cold?',
        en: 'How long is a blob expected to stay in the cold tier at least?',
        es: '¿Cuál es la permanencia mínima esperada de un blob en el nivel de acceso frío (cold)?',
      },
      {
        pt: 'Uma equipe usa a camada cold para relatórios antigos.\n\nA partir de quantos dias ela pode apagá-los sem cobrança por exclusão antecipada?',
        en: 'A team uses the cold tier for old reports.\n\nAfter how many days can it delete them without an early deletion charge?',
        es: 'Un equipo usa el nivel de acceso frío (cold) para informes antiguos.\n\n¿A partir de cuántos días puede borrarlos sin cargo por eliminación anticipada?',
      },
    ],
    why: {
      pt: 'A camada cold supõe 90 dias; a cool, 30; a archive, 180.',
      en: 'The cold tier assumes 90 days; the cool tier, 30; the archive tier, 180.',
      es: 'El nivel de acceso frío (cold) supone 90 días; el cool, 30; el archive, 180.',
    },
  },
  {
    id: 'n-cool-days',
    entity: 'tier-cool',
    level: 1,
    topic: 'storage-tiers',
    domain: 'architecture',
    unit: days,
    values: [7, 10, 14, 21, 30, 60, 90, 180],
    answer: 30,
    elsewhere: { 90: figureOf.cold, 180: figureOf.arch },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Qual é a permanência mínima esperada de um blob na camada cool?',
        en: 'How long is a blob expected to stay in the cool tier at least?',
        es: '¿Cuál es la permanencia mínima esperada de un blob en el nivel de acceso esporádico (cool)?',
      },
      {
        pt: 'Uma equipe guarda backups de curto prazo na camada cool.\n\nPor quanto tempo, no mínimo, eles devem ficar nela para não gerar cobrança extra?',
        en: 'A team keeps short-term backups in the cool tier.\n\nHow long must they stay in it at least to avoid an extra charge?',
        es: 'Un equipo guarda copias de corto plazo en el nivel de acceso esporádico (cool).\n\n¿Cuánto tiempo, como mínimo, deben quedar en él para no generar un cargo extra?',
      },
    ],
    why: {
      pt: 'A camada cool supõe 30 dias; a cold, 90; a archive, 180.',
      en: 'The cool tier assumes 30 days; the cold tier, 90; the archive tier, 180.',
      es: 'El nivel de acceso esporádico (cool) supone 30 días; el cold, 90; el archive, 180.',
    },
  },
  {
    id: 'n-lrs-copies',
    entity: 'lrs',
    level: 1,
    topic: 'redundancy',
    domain: 'architecture',
    unit: copies,
    unitOfOne: { pt: '{n} cópia', en: '{n} copy', es: '{n} copia' },
    values: [1, 2, 3, 4, 5, 6, 9],
    answer: 3,
    elsewhere: { 6: figureOf.grs },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Quantas cópias dos dados a redundância LRS mantém?',
        en: 'How many copies of the data does LRS keep?',
        es: '¿Cuántas copias de los datos mantiene la redundancia LRS?',
      },
      {
        pt: 'Uma conta de armazenamento usa LRS, a opção de menor custo.\n\nQuantas cópias de cada blob existem?',
        en: 'A storage account uses LRS, the cheapest option.\n\nHow many copies of each blob are there?',
        es: 'Una cuenta de almacenamiento usa LRS, la opción de menor costo.\n\n¿Cuántas copias de cada blob existen?',
      },
    ],
    why: {
      pt: 'A LRS mantém três cópias, todas no mesmo datacenter.',
      en: 'LRS keeps three copies, all in the same datacenter.',
      es: 'LRS mantiene tres copias, todas en el mismo centro de datos.',
    },
  },
  {
    id: 'n-grs-copies',
    entity: 'grs',
    level: 2,
    topic: 'redundancy',
    domain: 'architecture',
    unit: copies,
    values: [2, 3, 4, 5, 6, 8, 9, 12],
    answer: 6,
    elsewhere: { 3: figureOf.lrs },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Somando as duas regiões, quantas cópias dos dados a redundância GRS mantém?',
        en: 'Adding up both regions, how many copies of the data does GRS keep?',
        es: 'Sumando las dos regiones, ¿cuántas copias de los datos mantiene la redundancia GRS?',
      },
      {
        pt: 'Um auditor quer saber quantas cópias de cada blob existem em uma conta GRS.\n\nQual é o total?',
        en: 'An auditor wants to know how many copies of each blob exist in a GRS account.\n\nWhat is the total?',
        es: 'Un auditor quiere saber cuántas copias de cada blob existen en una cuenta GRS.\n\n¿Cuál es el total?',
      },
    ],
    why: {
      pt: 'A GRS mantém três cópias na região primária e três na secundária.',
      en: 'GRS keeps three copies in the primary region and three in the secondary.',
      es: 'GRS mantiene tres copias en la región primaria y tres en la secundaria.',
    },
  },
  {
    id: 'n-lrs-nines',
    entity: 'lrs',
    level: 2,
    topic: 'redundancy',
    domain: 'architecture',
    unit: percent,
    values: [99.9, 99.99, 99.99999, 99.9999999, 99.999999999, 99.9999999999, 99.99999999999, 100],
    answer: 99.999999999,
    elsewhere: { 99.9: figureOf.n3, 99.99: figureOf.n4, 99.9999999999: figureOf.n12 },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Qual é a durabilidade anual mínima dos objetos com a redundância LRS?',
        en: 'What is the minimum annual durability of objects with LRS?',
        es: '¿Cuál es la durabilidad anual mínima de los objetos con la redundancia LRS?',
      },
      {
        pt: 'Uma equipe compara o LRS com as demais opções antes de guardar seus arquivos.\n\nQue durabilidade o LRS oferece aos objetos, no mínimo, ao longo de um ano?',
        en: 'A team compares LRS with the other options before it stores its files.\n\nWhat minimum durability over a year does LRS give the objects?',
        es: 'Un equipo compara LRS con las demás opciones antes de guardar sus archivos.\n\n¿Qué durabilidad mínima a lo largo de un año da LRS a los objetos?',
      },
    ],
    why: {
      pt: 'São onze noves em LRS, doze em ZRS e dezesseis nas opções geográficas.',
      en: 'It is eleven nines in LRS, twelve in ZRS and sixteen in the geographic options.',
      es: 'Son once nueves en LRS, doce en ZRS y dieciséis en las opciones geográficas.',
    },
  },
  {
    id: 'n-grs-nines',
    entity: 'grs',
    level: 2,
    topic: 'redundancy',
    domain: 'architecture',
    unit: nines,
    values: [9, 10, 11, 12, 14, 16, 18, 20],
    answer: 16,
    elsewhere: { 11: figureOf.n11, 12: figureOf.n12 },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Quantos noves de durabilidade anual as opções geográficas, como a GRS, oferecem?',
        en: 'How many nines of annual durability do the geographic options, such as GRS, offer?',
        es: '¿Cuántos nueves de durabilidad anual ofrecen las opciones geográficas, como GRS?',
      },
      {
        pt: 'Uma empresa escolhe GRS para contratos que não pode perder.\n\nQual é a durabilidade anual mínima?',
        en: 'A company chooses GRS for contracts that it cannot lose.\n\nWhat is the minimum annual durability?',
        es: 'Una empresa elige GRS para contratos que no puede perder.\n\n¿Cuál es la durabilidad anual mínima?',
      },
    ],
    why: {
      pt: 'As opções geográficas chegam a dezesseis noves; LRS tem onze e ZRS, doze.',
      en: 'The geographic options reach sixteen nines; LRS has eleven and ZRS twelve.',
      es: 'Las opciones geográficas llegan a dieciséis nueves; LRS tiene once y ZRS, doce.',
    },
  },
  {
    id: 'n-zones',
    entity: 'availability-zone',
    level: 1,
    topic: 'regions',
    domain: 'architecture',
    unit: zones,
    unitOfOne: { pt: '{n} zona', en: '{n} zone', es: '{n} zona' },
    values: [1, 2, 3, 4, 5, 6, 8],
    answer: 3,
    source: docs('azure/reliability/availability-zones-overview'),
    ask: [
      {
        pt: 'Em uma região que tem zonas de disponibilidade, quantas elas são no mínimo?',
        en: 'In a region that has availability zones, how many are there at least?',
        es: 'En una región que tiene zonas de disponibilidad, ¿cuántas hay como mínimo?',
      },
      {
        pt: 'Uma arquiteta quer pôr cada servidor em uma zona diferente da região.\n\nCom quantas zonas ela pode contar, no mínimo, onde esse recurso existe?',
        en: 'An architect wants to place each server in a different zone of the region.\n\nHow many zones can she count on at least where the feature exists?',
        es: 'Una arquitecta quiere poner cada servidor en una zona distinta de la región.\n\n¿Con cuántas zonas puede contar, como mínimo, donde existe esa función?',
      },
    ],
    why: {
      pt: 'Regiões com zonas de disponibilidade têm pelo menos três zonas separadas.',
      en: 'Regions with availability zones have at least three separate zones.',
      es: 'Las regiones con zonas de disponibilidad tienen al menos tres zonas separadas.',
    },
  },
  {
    id: 'n-mg-depth',
    entity: 'management-group',
    level: 2,
    topic: 'resources',
    domain: 'architecture',
    unit: levels,
    values: [2, 3, 4, 5, 6, 7, 8],
    answer: 6,
    elsewhere: {
      2: {
        pt: 'o que têm os bloqueios (locks) de recursos',
        en: 'what resource locks have',
        es: 'lo que tienen los bloqueos (locks) de recursos',
      },
      3: {
        pt: 'o que o Advisor usa para o impacto de uma recomendação',
        en: 'what Advisor uses for the impact of a recommendation',
        es: 'lo que Advisor usa para el impacto de una recomendación',
      },
      4: {
        pt: 'o total de escopos do Azure, do grupo de gerenciamento ao recurso',
        en: 'the total of scopes in Azure, from the management group to the resource',
        es: 'el total de ámbitos de Azure, del grupo de administración al recurso',
      },
      5: {
        pt: 'o que o Azure Monitor usa para a gravidade de um alerta',
        en: 'what Azure Monitor uses for the severity of an alert',
        es: 'lo que Azure Monitor usa para la gravedad de una alerta',
      },
      7: {
        pt: 'o total da árvore contando também a raiz',
        en: 'the total of the tree counting the root as well',
        es: 'el total del árbol contando también la raíz',
      },
      8: {
        pt: 'o total da árvore contando também a raiz e as assinaturas',
        en: 'the total of the tree counting root and subscriptions as well',
        es: 'el total del árbol contando también la raíz y las suscripciones',
      },
    },
    source: docs('azure/governance/management-groups/overview'),
    ask: [
      {
        pt: 'Sem contar a raiz e a assinatura, quantos níveis de grupos de gerenciamento são possíveis?',
        en: 'Not counting root and subscription, how many levels of management groups are possible?',
        es: 'Sin contar la raíz ni la suscripción, ¿cuántos niveles de grupos de administración son posibles?',
      },
      {
        pt: 'Uma holding desenha sua árvore de grupos de gerenciamento.\n\nAbaixo da raiz, até quantos níveis de grupos ela pode ter?',
        en: 'A holding company is designing its tree of management groups.\n\nBelow the root, up to how many levels of groups can it have?',
        es: 'Un holding diseña su árbol de grupos de administración.\n\nDebajo de la raíz, ¿hasta cuántos niveles de grupos puede tener?',
      },
    ],
    why: {
      pt: 'A árvore de grupos de gerenciamento aceita até 6 níveis, sem contar a raiz nem as assinaturas.',
      en: 'The tree of management groups takes up to 6 levels, not counting the root or the subscriptions.',
      es: 'El árbol de grupos de administración acepta hasta 6 niveles, sin contar la raíz ni las suscripciones.',
    },
  },
  {
    id: 'n-sla-zones',
    entity: 'virtual-machines',
    level: 2,
    topic: 'compute',
    domain: 'architecture',
    unit: percent,
    values: [99, 99.5, 99.9, 99.95, 99.99, 99.995, 99.999, 99.9999],
    answer: 99.99,
    elsewhere: { 99.9: figureOf.one, 99.95: figureOf.set },
    source: docs('azure/virtual-machines/availability'),
    ask: [
      {
        pt: 'Que disponibilidade o SLA prevê para duas ou mais máquinas virtuais distribuídas por zonas da mesma região?',
        en: 'What uptime does the SLA set for two or more virtual machines spread over zones of one region?',
        es: '¿Qué disponibilidad prevé el SLA para dos o más máquinas virtuales repartidas entre zonas de la misma región?',
      },
      {
        pt: 'Uma clínica põe duas máquinas virtuais em zonas diferentes da região.\n\nQual é a disponibilidade mensal prevista no SLA?',
        en: 'A clinic places two virtual machines in different zones of the region.\n\nWhich monthly uptime does the SLA set?',
        es: 'Una clínica pone dos máquinas virtuales en zonas distintas de la región.\n\n¿Cuál es la disponibilidad mensual prevista en el SLA?',
      },
    ],
    why: {
      pt: 'São 99,99% com zonas de disponibilidade e 99,95% com um conjunto de disponibilidade.',
      en: 'It is 99.99% with availability zones and 99.95% with an availability set.',
      es: 'Es 99,99% con zonas de disponibilidad y 99,95% con un conjunto de disponibilidad.',
    },
  },
  {
    id: 'n-sla-set',
    entity: 'availability-set',
    level: 2,
    topic: 'vm-resources',
    domain: 'architecture',
    unit: percent,
    values: [99, 99.5, 99.9, 99.95, 99.99, 99.995, 99.999, 99.9999],
    answer: 99.95,
    elsewhere: { 99.9: figureOf.one, 99.99: figureOf.zon },
    source: docs('azure/virtual-machines/availability'),
    ask: [
      {
        pt: 'Que disponibilidade o SLA prevê para duas ou mais máquinas em um conjunto de disponibilidade?',
        en: 'What uptime does the SLA set for two or more machines in an availability set?',
        es: '¿Qué disponibilidad prevé el SLA para dos o más máquinas en un conjunto de disponibilidad?',
      },
      {
        pt: 'Uma loja reúne duas máquinas virtuais em um conjunto de disponibilidade.\n\nQual é a disponibilidade mensal prevista no SLA?',
        en: 'A shop groups two virtual machines in an availability set.\n\nWhich monthly uptime does the SLA set?',
        es: 'Una tienda reúne dos máquinas virtuales en un conjunto de disponibilidad.\n\n¿Cuál es la disponibilidad mensual prevista en el SLA?',
      },
    ],
    why: {
      pt: 'Um conjunto de disponibilidade protege dentro de um datacenter, com 99,95%; zonas chegam a 99,99%.',
      en: 'An availability set protects within one datacenter, with 99.95%; zones reach 99.99%.',
      es: 'Un conjunto de disponibilidad protege dentro de un centro de datos, con 99,95%; las zonas llegan a 99,99%.',
    },
  },
  {
    id: 'n-pair-miles',
    entity: 'region-pair',
    level: 2,
    topic: 'regions',
    domain: 'architecture',
    unit: miles,
    values: [60, 190, 300, 480],
    answer: 300,
    elsewhere: {
      60: {
        pt: 'cerca de 100 km, até onde costumam ficar as zonas de uma mesma região',
        en: 'about 100 km, within which the zones of one region usually lie',
        es: 'cerca de 100 km, hasta donde suelen estar las zonas de una misma región',
      },
      190: {
        pt: 'cerca de 300 quilômetros, e a meta é em milhas',
        en: 'about 300 kilometers, and the aim is in miles',
        es: 'cerca de 300 kilómetros, y la meta es en millas',
      },
      480: {
        pt: 'o número em quilômetros, e não em milhas',
        en: 'the number in kilometers, not in miles',
        es: 'el número en kilómetros, y no en millas',
      },
    },
    source: docs('azure/reliability/regions-paired'),
    ask: [
      {
        pt: 'Sempre que possível, a quantas milhas, no mínimo, ficam uma da outra as regiões de um par?',
        en: 'Where possible, at least how many miles apart are the regions of a pair?',
        es: 'Siempre que es posible, ¿a cuántas millas como mínimo están una de otra las regiones de un par?',
      },
      {
        pt: 'Uma seguradora teme um desastre que atinja uma área extensa e usa um par de regiões.\n\nQue distância mínima a Microsoft busca entre as duas?',
        en: 'An insurer fears a disaster that hits a wide area and uses a region pair.\n\nWhich minimum distance between the two does Microsoft aim for?',
        es: 'Una aseguradora teme un desastre que afecte un área extensa y usa un par de regiones.\n\n¿Qué distancia mínima entre las dos busca Microsoft?',
      },
    ],
    why: {
      pt: 'São pelo menos 300 milhas (cerca de 480 km), onde a geografia permite, para que um desastre natural não atinja as duas.',
      en: 'It is at least 300 miles (some 480 km), where the geography allows it, so that one natural disaster does not hit both.',
      es: 'Son al menos 300 millas (unos 480 km), donde la geografía lo permite, para que un desastre natural no afecte a las dos.',
    },
  },
  {
    id: 'n-tags',
    entity: 'tags',
    level: 2,
    topic: 'locks-tags',
    domain: 'management',
    unit: plain,
    values: [10, 15, 20, 50, 256, 512, 800],
    answer: 50,
    elsewhere: {
      10: {
        pt: 'o limite de tags de índice de um blob',
        en: 'the limit of index tags on a blob',
        es: 'el límite de etiquetas de índice de un blob',
      },
      15: {
        pt: 'o limite de tags de uma conta da Automação do Azure',
        en: 'the limit of tags on an Azure Automation account',
        es: 'el límite de etiquetas de una cuenta de Azure Automation',
      },
      20: {
        pt: 'o limite de bloqueios (locks) em um escopo',
        en: 'the limit of locks at one scope',
        es: 'el límite de bloqueos (locks) en un ámbito',
      },
      256: {
        pt: 'o limite de caracteres do valor de uma tag',
        en: 'the limit of characters in the value of a tag',
        es: 'el límite de caracteres del valor de una etiqueta',
      },
      512: {
        pt: 'o limite de caracteres do nome de uma tag',
        en: 'the limit of characters in the name of a tag',
        es: 'el límite de caracteres del nombre de una etiqueta',
      },
      800: {
        pt: 'o limite de implantações no histórico de um grupo de recursos',
        en: 'the limit of deployments in the history of a resource group',
        es: 'el límite de implementaciones en el historial de un grupo de recursos',
      },
    },
    source: docs('azure/azure-resource-manager/management/tag-resources'),
    ask: [
      {
        pt: 'Quantos pares de nome e valor, no máximo, um recurso do Azure aceita em geral como tags?',
        en: 'How many name and value pairs at most does an Azure resource generally take as tags?',
        es: '¿Cuántos pares de nombre y valor, como máximo, acepta en general un recurso de Azure como etiquetas?',
      },
      {
        pt: 'Uma empresa planeja como vai classificar seus recursos com tags.\n\nQual é o limite de pares por recurso?',
        en: 'A company is planning how to classify its resources with tags.\n\nWhat is the limit of pairs per resource?',
        es: 'Una empresa planifica cómo va a clasificar sus recursos con etiquetas.\n\n¿Cuál es el límite de pares por recurso?',
      },
    ],
    why: {
      pt: 'Cada recurso, grupo de recursos ou assinatura aceita até 50 pares de tags.',
      en: 'Each resource, resource group or subscription takes up to 50 tag pairs.',
      es: 'Cada recurso, grupo de recursos o suscripción acepta hasta 50 pares de etiquetas.',
    },
  },
  {
    id: 'n-layers',
    entity: 'defense-in-depth',
    level: 2,
    topic: 'defense-layers',
    domain: 'architecture',
    unit: layers,
    values: [3, 4, 5, 6, 7, 8],
    answer: 7,
    elsewhere: {
      3: {
        pt: 'o total das mais internas: computação, aplicação e dados',
        en: 'the total of the innermost: compute, application and data',
        es: 'el total de las más internas: cómputo, aplicación y datos',
      },
      4: {
        pt: 'o total da rede até os dados, sem as três de fora',
        en: 'the total from the network to the data, without the outer three',
        es: 'el total de la red hasta los datos, sin las tres de afuera',
      },
      5: {
        pt: 'o total do perímetro até os dados, sem segurança física nem identidade',
        en: 'the total from the perimeter to the data, without physical security and identity',
        es: 'el total del perímetro hasta los datos, sin seguridad física ni identidad',
      },
      6: {
        pt: 'o que sobra sem a segurança física, que também conta',
        en: 'what is left without physical security, which counts too',
        es: 'lo que queda sin la seguridad física, que también cuenta',
      },
      8: {
        pt: 'o total de quem separa identidade e acesso, que são uma só',
        en: 'the total of those who separate identity and access, which are one',
        es: 'el total de quien separa identidad y acceso, que son una sola',
      },
    },
    source: docs('training/modules/describe-azure-identity-access-security/'),
    ask: [
      {
        pt: 'Quantas camadas o modelo de defesa em profundidade da Microsoft descreve?',
        en: 'How many layers does Microsoft’s model of defense in depth describe?',
        es: '¿Cuántas capas describe el modelo de defensa en profundidad de Microsoft?',
      },
      {
        pt: 'Uma instrutora desenha a defesa em profundidade, da segurança física até os dados.\n\nQuantas camadas ela deve mostrar?',
        en: 'An instructor draws defense in depth, from physical security to the data.\n\nHow many layers should she show?',
        es: 'Una instructora dibuja la defensa en profundidad, de la seguridad física hasta los datos.\n\n¿Cuántas capas debe mostrar?',
      },
    ],
    why: {
      pt: 'As 7 camadas são segurança física, identidade e acesso, perímetro, rede, computação, aplicação e dados.',
      en: 'The 7 layers are physical security, identity and access, perimeter, network, compute, application and data.',
      es: 'Las 7 capas son seguridad física, identidad y acceso, perímetro, red, cómputo, aplicación y datos.',
    },
  },
  {
    id: 'n-advisor',
    entity: 'advisor',
    level: 2,
    topic: 'advisor-health',
    domain: 'management',
    unit: plain,
    values: [2, 3, 4, 5, 6, 7, 8],
    answer: 5,
    elsewhere: {
      2: {
        pt: 'o número de tipos de bloqueio (lock) de recursos',
        en: 'the number of types of resource lock',
        es: 'el número de tipos de bloqueo (lock) de recursos',
      },
      3: {
        pt: 'o número de níveis de impacto que o Advisor dá a uma recomendação',
        en: 'the number of impact levels that Advisor gives a recommendation',
        es: 'el número de niveles de impacto que Advisor da a una recomendación',
      },
      4: {
        pt: 'o número de escopos do Azure, do grupo de gerenciamento ao recurso',
        en: 'the number of scopes in Azure, from the management group to the resource',
        es: 'el número de ámbitos de Azure, del grupo de administración al recurso',
      },
      6: {
        pt: 'o número de níveis possíveis de grupos de gerenciamento abaixo da raiz',
        en: 'the number of levels that management groups may have below the root',
        es: 'el número de niveles posibles de grupos de administración debajo de la raíz',
      },
      7: {
        pt: 'o número de camadas da defesa em profundidade',
        en: 'the number of layers of defense in depth',
        es: 'el número de capas de la defensa en profundidad',
      },
      8: {
        pt: 'o número de áreas de design de uma zona de aterrissagem do Azure',
        en: 'the number of design areas of an Azure landing zone',
        es: 'el número de áreas de diseño de una zona de aterrizaje de Azure',
      },
    },
    source: docs('azure/advisor/advisor-overview'),
    ask: [
      {
        pt: 'Em quantas categorias o Azure Advisor organiza suas recomendações?',
        en: 'Into how many categories does Azure Advisor sort its recommendations?',
        es: '¿En cuántas categorías organiza Azure Advisor sus recomendaciones?',
      },
      {
        pt: 'Uma gestora abre o painel do Azure Advisor pela primeira vez.\n\nQuantas categorias de recomendações ela encontra?',
        en: 'A manager opens the Azure Advisor dashboard for the first time.\n\nHow many categories of recommendations does she find?',
        es: 'Una gerente abre el panel de Azure Advisor por primera vez.\n\n¿Cuántas categorías de recomendaciones encuentra?',
      },
    ],
    why: {
      pt: 'As 5 categorias são custo, segurança, confiabilidade, excelência operacional e desempenho.',
      en: 'The 5 categories are cost, security, reliability, operational excellence and performance.',
      es: 'Las 5 categorías son costo, seguridad, fiabilidad, excelencia operativa y rendimiento.',
    },
  },
];
