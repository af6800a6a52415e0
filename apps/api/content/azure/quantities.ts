import type { Quantity } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const days = { pt: '{n} dias', en: '{n} days', es: '{n} días' };
const copies = { pt: '{n} cópias', en: '{n} copies', es: '{n} copias' };
const nines = { pt: '{n} noves', en: '{n} nines', es: '{n} nueves' };
const zones = { pt: '{n} zonas', en: '{n} zones', es: '{n} zonas' };
const levels = { pt: '{n} níveis', en: '{n} levels', es: '{n} niveles' };
const percent = { pt: '{n}%', en: '{n}%', es: '{n}%' };
const miles = { pt: '{n} milhas', en: '{n} miles', es: '{n} millas' };
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
  noTier: {
    pt: 'um prazo que nenhuma camada de acesso tem como mínimo',
    en: 'a period that no access tier has as its minimum',
    es: 'un plazo que ningún nivel de acceso tiene como mínimo',
  },
  noCopies: {
    pt: 'um total que nenhuma opção de redundância mantém',
    en: 'a total that no redundancy option keeps',
    es: 'un total que ninguna opción de redundancia mantiene',
  },
  noNines: {
    pt: 'uma durabilidade que nenhuma opção de redundância tem',
    en: 'a durability that no redundancy option has',
    es: 'una durabilidad que ninguna opción de redundancia tiene',
  },
  ssd: {
    pt: 'o SLA de uma só máquina com discos SSD Standard',
    en: 'the SLA of a single machine with Standard SSD disks',
    es: 'el SLA de una sola máquina con discos SSD Standard',
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
    elsewhere: {
      30: figureOf.cool,
      60: figureOf.noTier,
      90: figureOf.cold,
      120: figureOf.noTier,
      270: figureOf.noTier,
      365: figureOf.noTier,
      730: figureOf.noTier,
    },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Por quanto tempo, no mínimo, um blob deve permanecer na camada de arquivo (archive) para não haver cobrança por exclusão antecipada?',
        en: 'What is the minimum time that a blob should stay in the archive tier to avoid an early deletion charge?',
        es: '¿Cuánto tiempo, como mínimo, debe permanecer un blob en el nivel de archivo (archive) para evitar el cargo por eliminación anticipada?',
      },
      {
        pt: 'Uma empresa move blobs para a camada de arquivo (archive) e quer excluí-los depois sem cobrança extra.\n\nQuanto tempo, no mínimo, os blobs devem permanecer nessa camada?',
        en: 'A company moves blobs to the archive tier and later wants to delete them without an extra charge.\n\nWhat is the minimum time that the blobs must stay in that tier?',
        es: 'Una empresa mueve blobs al nivel de archivo (archive) y quiere eliminarlos después sin cargo extra.\n\n¿Cuánto tiempo, como mínimo, deben permanecer los blobs en ese nivel?',
      },
    ],
    why: {
      pt: 'Os prazos mínimos são 30 dias na camada esporádica (cool), 90 na fria (cold) e 180 na de arquivo (archive).',
      en: 'The minimum periods are 30 days in the cool tier, 90 in the cold tier and 180 in the archive tier.',
      es: 'Los plazos mínimos son 30 días en el nivel esporádico (cool), 90 en el frío (cold) y 180 en el de archivo (archive).',
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
    elsewhere: {
      7: figureOf.noTier,
      14: figureOf.noTier,
      30: figureOf.cool,
      60: figureOf.noTier,
      120: figureOf.noTier,
      180: figureOf.arch,
      365: figureOf.noTier,
    },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Por quanto tempo, no mínimo, um blob deve permanecer na camada fria (cold) para não haver cobrança por exclusão antecipada?',
        en: 'What is the minimum time that a blob should stay in the cold tier to avoid an early deletion charge?',
        es: '¿Cuánto tiempo, como mínimo, debe permanecer un blob en el nivel frío (cold) para evitar el cargo por eliminación anticipada?',
      },
      {
        pt: 'Uma equipe guarda relatórios antigos na camada fria (cold).\n\nA partir de quanto tempo ela pode excluir os relatórios sem cobrança por exclusão antecipada?',
        en: 'A team keeps old reports in the cold tier.\n\nAfter how long, at the earliest, can it delete the reports without an early deletion charge?',
        es: 'Un equipo guarda informes antiguos en el nivel frío (cold).\n\n¿A partir de cuánto tiempo puede eliminar los informes sin cargo por eliminación anticipada?',
      },
    ],
    why: {
      pt: 'A camada fria (cold) exige 90 dias; a esporádica (cool), 30; a de arquivo (archive), 180.',
      en: 'The cold tier requires 90 days; the cool tier, 30; the archive tier, 180.',
      es: 'El nivel frío (cold) exige 90 días; el esporádico (cool), 30; el de archivo (archive), 180.',
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
    elsewhere: {
      7: figureOf.noTier,
      10: figureOf.noTier,
      14: figureOf.noTier,
      21: figureOf.noTier,
      60: figureOf.noTier,
      90: figureOf.cold,
      180: figureOf.arch,
    },
    source: docs('azure/storage/blobs/access-tiers-overview'),
    ask: [
      {
        pt: 'Por quanto tempo, no mínimo, um blob deve permanecer na camada esporádica (cool) para não haver cobrança por exclusão antecipada?',
        en: 'What is the minimum time that a blob should stay in the cool tier to avoid an early deletion charge?',
        es: '¿Cuánto tiempo, como mínimo, debe permanecer un blob en el nivel esporádico (cool) para evitar el cargo por eliminación anticipada?',
      },
      {
        pt: 'Uma equipe guarda backups de curto prazo na camada esporádica (cool).\n\nPor quanto tempo, no mínimo, os backups devem permanecer nessa camada para não gerar cobrança extra?',
        en: 'A team keeps short-term backups in the cool tier.\n\nWhat is the minimum time that the backups must stay in that tier to avoid an extra charge?',
        es: 'Un equipo guarda copias de seguridad de corto plazo en el nivel esporádico (cool).\n\n¿Cuánto tiempo, como mínimo, deben permanecer las copias en ese nivel para no generar un cargo extra?',
      },
    ],
    why: {
      pt: 'A camada esporádica (cool) exige 30 dias; a fria (cold), 90; a de arquivo (archive), 180.',
      en: 'The cool tier requires 30 days; the cold tier, 90; the archive tier, 180.',
      es: 'El nivel esporádico (cool) exige 30 días; el frío (cold), 90; el de archivo (archive), 180.',
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
    elsewhere: {
      1: figureOf.noCopies,
      2: figureOf.noCopies,
      4: figureOf.noCopies,
      5: figureOf.noCopies,
      6: figureOf.grs,
      9: figureOf.noCopies,
    },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Quantas cópias dos dados o armazenamento com redundância local (LRS) mantém?',
        en: 'How many copies of the data does locally redundant storage (LRS) keep?',
        es: '¿Cuántas copias de los datos mantiene el almacenamiento con redundancia local (LRS)?',
      },
      {
        pt: 'Uma conta de armazenamento usa LRS, a opção de redundância de menor custo.\n\nQuantas cópias de cada blob são mantidas?',
        en: 'A storage account uses LRS, the cheapest redundancy option.\n\nHow many copies of each blob are kept?',
        es: 'Una cuenta de almacenamiento usa LRS, la opción de redundancia de menor costo.\n\n¿Cuántas copias de cada blob se mantienen?',
      },
    ],
    why: {
      pt: 'O LRS mantém três cópias, todas no mesmo datacenter.',
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
    elsewhere: {
      2: figureOf.noCopies,
      3: figureOf.lrs,
      4: figureOf.noCopies,
      5: figureOf.noCopies,
      8: figureOf.noCopies,
      9: figureOf.noCopies,
      12: figureOf.noCopies,
    },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Somando as duas regiões, quantas cópias dos dados o armazenamento com redundância geográfica (GRS) mantém?',
        en: 'Across both regions, how many copies of the data does geo-redundant storage (GRS) keep?',
        es: 'Sumando las dos regiones, ¿cuántas copias de los datos mantiene el almacenamiento con redundancia geográfica (GRS)?',
      },
      {
        pt: 'Uma conta de armazenamento usa GRS.\n\nQual é o total de cópias de cada blob nas duas regiões?',
        en: 'A storage account uses GRS.\n\nWhat is the total number of copies of each blob across the two regions?',
        es: 'Una cuenta de almacenamiento usa GRS.\n\n¿Cuál es el total de copias de cada blob en las dos regiones?',
      },
    ],
    why: {
      pt: 'O GRS mantém três cópias na região primária e três na secundária.',
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
    elsewhere: {
      99.9: figureOf.n3,
      99.99: figureOf.n4,
      99.99999: figureOf.noNines,
      99.9999999: figureOf.noNines,
      99.9999999999: figureOf.n12,
      99.99999999999: figureOf.noNines,
    },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Qual é a durabilidade anual mínima dos objetos em uma conta de armazenamento com LRS?',
        en: 'What is the minimum annual durability of objects in a storage account with LRS?',
        es: '¿Cuál es la durabilidad anual mínima de los objetos en una cuenta de almacenamiento con LRS?',
      },
      {
        pt: 'Uma equipe compara as opções de redundância do Armazenamento do Azure.\n\nQual durabilidade mínima o LRS oferece ao longo de um ano?',
        en: 'A team is comparing the redundancy options of Azure Storage.\n\nWhat minimum durability over a year does LRS provide?',
        es: 'Un equipo compara las opciones de redundancia de Azure Storage.\n\n¿Qué durabilidad mínima ofrece LRS a lo largo de un año?',
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
    elsewhere: {
      9: figureOf.noNines,
      10: figureOf.noNines,
      11: figureOf.n11,
      12: figureOf.n12,
      14: figureOf.noNines,
      18: figureOf.noNines,
      20: figureOf.noNines,
    },
    source: docs('azure/storage/common/storage-redundancy'),
    ask: [
      {
        pt: 'Quantos noves de durabilidade anual oferece o armazenamento com redundância geográfica (GRS)?',
        en: 'How many nines of annual durability does geo-redundant storage (GRS) provide?',
        es: '¿Cuántos nueves de durabilidad anual ofrece el almacenamiento con redundancia geográfica (GRS)?',
      },
      {
        pt: 'Uma empresa escolhe GRS para contratos que não pode perder.\n\nQuantos noves tem a durabilidade anual mínima dessa opção?',
        en: 'A company chooses GRS for contracts that it cannot lose.\n\nHow many nines does the minimum annual durability of this option have?',
        es: 'Una empresa elige GRS para contratos que no puede perder.\n\n¿Cuántos nueves tiene la durabilidad anual mínima de esta opción?',
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
    values: [1, 2, 3, 4, 6],
    answer: 3,
    elsewhere: {
      1: {
        pt: 'o que um recurso zonal usa',
        en: 'what a zonal resource uses',
        es: 'lo que usa un recurso zonal',
      },
      2: {
        pt: 'o mínimo para o SLA de 99,99% de máquinas virtuais',
        en: 'the minimum for the 99.99% SLA of virtual machines',
        es: 'el mínimo para el SLA de 99,99% de máquinas virtuales',
      },
      4: {
        pt: 'mais do que a Microsoft garante em cada uma dessas regiões',
        en: 'more than Microsoft guarantees in each of these regions',
        es: 'más de lo que Microsoft garantiza en cada una de esas regiones',
      },
      6: {
        pt: 'o dobro do que a Microsoft garante em cada uma dessas regiões',
        en: 'twice what Microsoft guarantees in each of these regions',
        es: 'el doble de lo que Microsoft garantiza en cada una de esas regiones',
      },
    },
    source: docs('azure/reliability/availability-zones-overview'),
    ask: [
      {
        pt: 'Quantas zonas de disponibilidade tem, no mínimo, uma região que oferece suporte a elas?',
        en: 'What is the minimum number of availability zones in a region that supports them?',
        es: '¿Cuántas zonas de disponibilidad tiene, como mínimo, una región que las admite?',
      },
      {
        pt: 'Uma arquiteta quer colocar cada servidor em uma zona de disponibilidade diferente.\n\nCom quantas zonas ela pode contar, no mínimo, em uma região que oferece suporte a elas?',
        en: 'An architect wants to place each server in a different availability zone.\n\nWhat is the minimum number of zones she can count on in a region that supports them?',
        es: 'Una arquitecta quiere colocar cada servidor en una zona de disponibilidad distinta.\n\n¿Con cuántas zonas puede contar, como mínimo, en una región que las admite?',
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
        pt: 'Quantos níveis de profundidade pode ter uma hierarquia de grupos de gerenciamento, sem contar a raiz nem as assinaturas?',
        en: 'How many levels deep can a management group hierarchy be, not counting the root or the subscriptions?',
        es: '¿Cuántos niveles de profundidad puede tener una jerarquía de grupos de administración, sin contar la raíz ni las suscripciones?',
      },
      {
        pt: 'Uma holding planeja sua hierarquia de grupos de gerenciamento.\n\nAté quantos níveis de grupos ela pode criar abaixo da raiz?',
        en: 'A holding company is planning its management group hierarchy.\n\nUp to how many levels of groups can it create below the root?',
        es: 'Un holding planifica su jerarquía de grupos de administración.\n\n¿Hasta cuántos niveles de grupos puede crear debajo de la raíz?',
      },
    ],
    why: {
      pt: 'A hierarquia de grupos de gerenciamento aceita até 6 níveis, sem contar a raiz nem as assinaturas.',
      en: 'The management group hierarchy supports up to 6 levels, not counting the root or the subscriptions.',
      es: 'La jerarquía de grupos de administración admite hasta 6 niveles, sin contar la raíz ni las suscripciones.',
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
    elsewhere: { 99.5: figureOf.ssd, 99.9: figureOf.one, 99.95: figureOf.set },
    source: docs('azure/virtual-machines/availability'),
    ask: [
      {
        pt: 'Qual disponibilidade o SLA garante para duas ou mais máquinas virtuais distribuídas entre zonas de disponibilidade da mesma região?',
        en: 'What uptime does the SLA guarantee for two or more virtual machines deployed across availability zones in one region?',
        es: '¿Qué disponibilidad garantiza el SLA para dos o más máquinas virtuales distribuidas entre zonas de disponibilidad de la misma región?',
      },
      {
        pt: 'Uma clínica implanta duas máquinas virtuais em zonas de disponibilidade diferentes da mesma região.\n\nQual disponibilidade mensal o SLA garante?',
        en: 'A clinic deploys two virtual machines in different availability zones of one region.\n\nWhat monthly uptime does the SLA guarantee?',
        es: 'Una clínica implementa dos máquinas virtuales en zonas de disponibilidad distintas de la misma región.\n\n¿Qué disponibilidad mensual garantiza el SLA?',
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
    elsewhere: { 99.5: figureOf.ssd, 99.9: figureOf.one, 99.99: figureOf.zon },
    source: docs('azure/virtual-machines/availability'),
    ask: [
      {
        pt: 'Qual disponibilidade o SLA garante para duas ou mais máquinas virtuais em um conjunto de disponibilidade?',
        en: 'What uptime does the SLA guarantee for two or more virtual machines in an availability set?',
        es: '¿Qué disponibilidad garantiza el SLA para dos o más máquinas virtuales en un conjunto de disponibilidad?',
      },
      {
        pt: 'Uma loja implanta duas máquinas virtuais em um conjunto de disponibilidade.\n\nQual disponibilidade mensal o SLA garante?',
        en: 'A shop deploys two virtual machines in an availability set.\n\nWhat monthly uptime does the SLA guarantee?',
        es: 'Una tienda implementa dos máquinas virtuales en un conjunto de disponibilidad.\n\n¿Qué disponibilidad mensual garantiza el SLA?',
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
        pt: 'Sempre que possível, qual é a distância mínima entre as duas regiões de um par?',
        en: 'Where possible, what is the minimum distance between the two regions of a pair?',
        es: 'Siempre que es posible, ¿cuál es la distancia mínima entre las dos regiones de un par?',
      },
      {
        pt: 'Uma seguradora usa um par de regiões para se proteger de desastres em uma área extensa.\n\nQue distância mínima a Microsoft procura manter entre as duas regiões?',
        en: 'An insurer uses a region pair to protect itself from wide-area disasters.\n\nWhat minimum distance between the two regions does Microsoft aim for?',
        es: 'Una aseguradora usa un par de regiones para protegerse de desastres en un área extensa.\n\n¿Qué distancia mínima procura mantener Microsoft entre las dos regiones?',
      },
    ],
    why: {
      pt: 'São pelo menos 300 milhas (cerca de 480 km), onde a geografia permite, para que um desastre natural não atinja as duas regiões.',
      en: 'It is at least 300 miles (some 480 km), where the geography allows it, so that one natural disaster does not hit both regions.',
      es: 'Son al menos 300 millas (unos 480 km), donde la geografía lo permite, para que un desastre natural no afecte a las dos regiones.',
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
        pt: 'Quantas tags, no máximo, podem ser aplicadas em geral a um recurso do Azure?',
        en: 'What is the maximum number of tags that can generally be applied to an Azure resource?',
        es: '¿Cuántas etiquetas, como máximo, se pueden aplicar en general a un recurso de Azure?',
      },
      {
        pt: 'Uma empresa planeja classificar seus recursos com tags.\n\nQual é o limite geral de tags por recurso?',
        en: 'A company plans to classify its resources with tags.\n\nWhat is the general limit of tags per resource?',
        es: 'Una empresa planea clasificar sus recursos con etiquetas.\n\n¿Cuál es el límite general de etiquetas por recurso?',
      },
    ],
    why: {
      pt: 'Cada recurso, grupo de recursos ou assinatura aceita até 50 tags, cada uma com nome e valor.',
      en: 'Each resource, resource group or subscription can have up to 50 tags, each with a name and a value.',
      es: 'Cada recurso, grupo de recursos o suscripción acepta hasta 50 etiquetas, cada una con nombre y valor.',
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
      pt: 'As 5 categorias são confiabilidade, segurança, desempenho, custo e excelência operacional.',
      en: 'The 5 categories are reliability, security, performance, cost and operational excellence.',
      es: 'Las 5 categorías son confiabilidad, seguridad, rendimiento, costo y excelencia operativa.',
    },
  },
];
