import type { Quantity } from '../../src/knowledge/knowledge.types.ts';
import { page, site } from './source.ts';

const days = { pt: '{n} dias', en: '{n} days', es: '{n} días' };
const nines = { pt: '{n} noves', en: '{n} nines', es: '{n} nueves' };
const zones = { pt: '{n} zonas', en: '{n} zones', es: '{n} zonas' };
const minutes = { pt: '{n} minutos', en: '{n} minutes', es: '{n} minutos' };
const percent = { pt: '{n}%', en: '{n}%', es: '{n}%' };

/** What other figures belong to. */
const figureOf = {
  nl: {
    pt: 'o mínimo da classe Nearline',
    en: 'the minimum of the Nearline class',
    es: 'el mínimo de la clase Nearline',
  },
  cl: {
    pt: 'o mínimo da classe Coldline',
    en: 'the minimum of the Coldline class',
    es: 'el mínimo de la clase Coldline',
  },
  ar: {
    pt: 'o mínimo da classe Archive',
    en: 'the minimum of the Archive class',
    es: 'el mínimo de la clase Archive',
  },
  soft: {
    pt: 'o prazo padrão da exclusão reversível (soft delete)',
    en: 'the default period of soft delete',
    es: 'el plazo predeterminado de la eliminación reversible (soft delete)',
  },
  audit: {
    pt: 'o prazo dos registros de auditoria de atividade do administrador',
    en: 'the retention of Admin Activity audit logs',
    es: 'el plazo de los registros de auditoría de actividad del administrador',
  },
  sustained: {
    pt: 'o máximo do desconto por uso contínuo',
    en: 'the most that the sustained use discount takes off',
    es: 'el máximo del descuento por uso continuo',
  },
  committed: {
    pt: 'o máximo do compromisso de uso, na maioria das máquinas',
    en: 'the most that a commitment takes off for most machines',
    es: 'el máximo del compromiso de uso, en la mayoría de las máquinas',
  },
  memory: {
    pt: 'o máximo do compromisso de uso de máquinas otimizadas para memória',
    en: 'the most that a commitment takes off for memory-optimized machines',
    es: 'el máximo del compromiso de uso de máquinas optimizadas para memoria',
  },
  standard: {
    pt: 'o prazo do suporte Standard para casos P2 (quatro horas)',
    en: 'the time of Standard Support for P2 cases (four hours)',
    es: 'el plazo del soporte Standard para casos P2 (cuatro horas)',
  },
  timeTravel: {
    pt: 'a menor janela de viagem no tempo (time travel) do BigQuery',
    en: 'the shortest time travel window of BigQuery',
    es: 'la menor ventana de viaje en el tiempo (time travel) de BigQuery',
  },
  sandbox: {
    pt: 'o prazo em que as tabelas expiram no sandbox do BigQuery',
    en: 'the time after which tables expire in the BigQuery sandbox',
    es: 'el plazo en que las tablas expiran en la zona de pruebas de BigQuery',
  },
  logs: {
    pt: 'o maior prazo de retenção de um bucket do Cloud Logging',
    en: 'the longest retention of a Cloud Logging bucket',
    es: 'el mayor plazo de retención de un bucket de Cloud Logging',
  },
  coldSla: {
    pt: 'o SLA de disponibilidade das classes frias em uma região (99%)',
    en: 'the availability SLA of the cold classes in a region (99%)',
    es: 'el SLA de disponibilidad de las clases frías en una región (99%)',
  },
  standardSla: {
    pt: 'o SLA de disponibilidade da classe Standard em uma região (99,9%)',
    en: 'the availability SLA of the Standard class in a region (99.9%)',
    es: 'el SLA de disponibilidad de la clase Standard en una región (99,9%)',
  },
  standardTypical: {
    pt: 'a disponibilidade típica da classe Standard em uma região (99,99%)',
    en: 'the typical availability of the Standard class in a region (99.99%)',
    es: 'la disponibilidad típica de la clase Standard en una región (99,99%)',
  },
  spannerSla: {
    pt: 'o SLA de disponibilidade do Spanner multirregional (99,999%)',
    en: 'the availability SLA of multi-region Spanner (99.999%)',
    es: 'el SLA de disponibilidad de Spanner multirregional (99,999%)',
  },
  oneYear: {
    pt: 'o compromisso de uso de um ano, na maioria das máquinas',
    en: 'a one-year commitment for most machines',
    es: 'el compromiso de uso de un año, en la mayoría de las máquinas',
  },
  toilLeast: {
    pt: 'o que relatam alguns engenheiros de SRE só com projetos',
    en: 'what some SREs who only do projects report',
    es: 'lo que informan algunos ingenieros de SRE que solo tienen proyectos',
  },
  onCall: {
    pt: 'o máximo do tempo em plantão (on-call)',
    en: 'the most of their time that may go into being on call',
    es: 'el máximo del tiempo de guardia (on-call)',
  },
  toilMean: {
    pt: 'a média que as equipes de SRE do Google relatam',
    en: 'the average that Google’s SREs report',
    es: 'el promedio que informan los equipos de SRE de Google',
  },
  toilMost: {
    pt: 'o que relatam alguns engenheiros de SRE sobrecarregados',
    en: 'what some overloaded SREs report',
    es: 'lo que informan algunos ingenieros de SRE sobrecargados',
  },
  fourNines: {
    pt: 'a margem aproximada de um SLO de 99,99%',
    en: 'the approximate margin of an SLO of 99.99%',
    es: 'el margen aproximado de un SLO de 99,99%',
  },
  threeFive: {
    pt: 'a margem de um SLO de 99,5%',
    en: 'the margin of an SLO of 99.5%',
    es: 'el margen de un SLO de 99,5%',
  },
  halfMargin: {
    pt: 'a margem aproximada de um SLO de 99,95%',
    en: 'the approximate margin of an SLO of 99.95%',
    es: 'el margen aproximado de un SLO de 99,95%',
  },
  twoNines: {
    pt: 'a margem de um SLO de 99%',
    en: 'the margin of an SLO of 99%',
    es: 'el margen de un SLO de 99%',
  },
};

export const quantities: readonly Quantity[] = [
  {
    id: 'n-nearline',
    entity: 'storage-nearline',
    level: 1,
    topic: 'object-storage',
    domain: 'data',
    unit: days,
    values: [2, 7, 30, 60, 90, 365, 400],
    answer: 30,
    elsewhere: {
      2: figureOf.timeTravel,
      7: figureOf.soft,
      60: figureOf.sandbox,
      90: figureOf.cl,
      365: figureOf.ar,
      400: figureOf.audit,
    },
    source: page('storage/docs/storage-classes'),
    ask: [
      {
        pt: 'Qual é a permanência mínima de um objeto na classe Nearline, sem cobrança por exclusão antecipada?',
        en: 'How long does an object have to stay in the Nearline class to avoid an early deletion charge?',
        es: '¿Cuál es la permanencia mínima de un objeto en la clase Nearline, sin cargo por eliminación anticipada?',
      },
      {
        pt: 'Uma empresa grava backups mensais na classe Nearline.\n\nA partir de quanto tempo pode apagá-los sem cobrança extra?',
        en: 'A company writes monthly backups to the Nearline class.\n\nAfter how long, at the earliest, can it delete them without an extra charge?',
        es: 'Una empresa guarda copias mensuales en la clase Nearline.\n\n¿A partir de cuánto tiempo puede borrarlas sin cargo extra?',
      },
    ],
    why: {
      pt: 'Nearline pede 30 dias, Coldline 90 e Archive 365.',
      en: 'Nearline asks for 30 days, Coldline for 90 and Archive for 365.',
      es: 'Nearline pide 30 días, Coldline 90 y Archive 365.',
    },
  },
  {
    id: 'n-coldline',
    entity: 'storage-coldline',
    level: 1,
    topic: 'object-storage',
    domain: 'data',
    unit: days,
    values: [7, 30, 60, 90, 365, 400, 3650],
    answer: 90,
    elsewhere: {
      7: figureOf.soft,
      30: figureOf.nl,
      60: figureOf.sandbox,
      365: figureOf.ar,
      400: figureOf.audit,
      3650: figureOf.logs,
    },
    source: page('storage/docs/storage-classes'),
    ask: [
      {
        pt: 'Qual é a permanência mínima de um objeto na classe Coldline?',
        en: 'What is the minimum storage duration of an object in the Coldline class?',
        es: '¿Cuál es la permanencia mínima de un objeto en la clase Coldline?',
      },
      {
        pt: 'Uma equipe guarda relatórios trimestrais na classe Coldline.\n\nPor quanto tempo, no mínimo, cada objeto será cobrado?',
        en: 'A team keeps quarterly reports in the Coldline class.\n\nFor how long, at least, will each object be charged?',
        es: 'Un equipo guarda informes trimestrales en la clase Coldline.\n\n¿Por cuánto tiempo, como mínimo, se cobrará cada objeto?',
      },
    ],
    why: {
      pt: 'Nearline pede 30 dias, Coldline 90 e Archive 365.',
      en: 'Nearline asks for 30 days, Coldline for 90 and Archive for 365.',
      es: 'Nearline pide 30 días, Coldline 90 y Archive 365.',
    },
  },
  {
    id: 'n-archive',
    entity: 'storage-archive',
    level: 1,
    topic: 'object-storage',
    domain: 'data',
    unit: days,
    values: [7, 30, 60, 90, 365, 400, 3650],
    answer: 365,
    elsewhere: {
      7: figureOf.soft,
      30: figureOf.nl,
      60: figureOf.sandbox,
      90: figureOf.cl,
      400: figureOf.audit,
      3650: figureOf.logs,
    },
    source: page('storage/docs/storage-classes'),
    ask: [
      {
        pt: 'Qual é a permanência mínima de um objeto na classe Archive?',
        en: 'What is the minimum storage duration of an object in the Archive class?',
        es: '¿Cuál es la permanencia mínima de un objeto en la clase Archive?',
      },
      {
        pt: 'Uma empresa apaga antes da hora um objeto da classe Archive e paga como se ele tivesse ficado até o prazo mínimo.\n\nDe quanto é esse prazo?',
        en: 'A company deletes an object in the Archive class early and pays as if it had stayed for the minimum period.\n\nHow long is that period?',
        es: 'Una empresa borra antes de tiempo un objeto de la clase Archive y paga como si hubiera quedado hasta el plazo mínimo.\n\n¿De cuánto es ese plazo?',
      },
    ],
    why: {
      pt: 'Archive é para dados lidos menos de uma vez por ano, e o prazo mínimo é de um ano.',
      en: 'Archive is for data read less than once a year, and its minimum period is one year.',
      es: 'Archive es para datos leídos menos de una vez al año, y su plazo mínimo es de un año.',
    },
  },
  {
    id: 'n-durability',
    entity: 'cloud-storage',
    level: 1,
    topic: 'object-storage',
    domain: 'data',
    unit: nines,
    values: [2, 3, 4, 5, 11],
    answer: 11,
    elsewhere: { 2: figureOf.coldSla, 3: figureOf.standardSla, 4: figureOf.standardTypical, 5: figureOf.spannerSla },
    source: page('storage/docs/availability-durability'),
    ask: [
      {
        pt: 'Uma durabilidade anual de 99,999% são cinco noves.\n\nPara quantos noves o Cloud Storage foi projetado?',
        en: 'An annual durability of 99.999% is called five nines.\n\nFor how many nines is Cloud Storage designed?',
        es: 'Una durabilidad anual de 99,999% son cinco nueves.\n\n¿Para cuántos nueves está diseñado Cloud Storage?',
      },
      {
        pt: 'Uma empresa compara a durabilidade anual de serviços de armazenamento, contada em noves.\n\nQuantos noves tem o Cloud Storage?',
        en: 'A company compares the annual durability of storage services, counted in nines.\n\nHow many nines does Cloud Storage have?',
        es: 'Una empresa compara la durabilidad anual de servicios de almacenamiento, contada en nueves.\n\n¿Cuántos nueves tiene Cloud Storage?',
      },
    ],
    why: {
      pt: 'São 99,999999999% por ano, em todas as classes: de um bilhão de objetos, perde-se em média um a cada cem anos.',
      en: 'It is 99.999999999% a year, in all classes: of a billion objects, one is lost every hundred years on average.',
      es: 'Es 99,999999999% por año, en todas las clases: de mil millones de objetos, se pierde en promedio uno cada cien años.',
    },
  },
  {
    id: 'n-zones',
    entity: 'zone',
    level: 1,
    topic: 'global-network',
    domain: 'transformation',
    unit: zones,
    unitOfOne: { pt: '{n} zona', en: '{n} zone', es: '{n} zona' },
    values: [1, 2, 3, 4],
    answer: 3,
    elsewhere: {
      1: {
        pt: 'o alcance de um recurso zonal, como uma VM',
        en: 'the reach of a zonal resource, such as a VM',
        es: 'el alcance de un recurso zonal, como una VM',
      },
      2: {
        pt: 'o que continua no ar em uma região de três zonas quando uma falha',
        en: 'what stays up in a region of three zones when one fails',
        es: 'lo que sigue en línea en una región de tres zonas cuando una falla',
      },
      4: {
        pt: 'o total da região us-central1, em Iowa',
        en: 'the total of the us-central1 region, in Iowa',
        es: 'el total de la región us-central1, en Iowa',
      },
    },
    source: page('docs/geography-and-regions'),
    ask: [
      {
        pt: 'Uma região do Google Cloud é feita de zonas separadas, para que uma possa falhar enquanto as outras atendem.\n\nQuantas zonas, no mínimo, tem uma região?',
        en: 'A Google Cloud region is made of separate zones, so that one can fail while the others keep serving.\n\nWhat is the minimum number of zones in a region?',
        es: 'Una región de Google Cloud se compone de zonas separadas, para que una pueda fallar mientras las otras atienden.\n\n¿Cuántas zonas, como mínimo, tiene una región?',
      },
      {
        pt: 'Um arquiteto vai usar todas as zonas de uma região, para que a queda de uma não tire o sistema do ar.\n\nQuantas zonas, no mínimo, tem uma região do Google Cloud?',
        en: 'An architect will use all the zones of a region, so that the system stays up when one of them fails.\n\nWhat is the minimum number of zones that a Google Cloud region has?',
        es: 'Un arquitecto va a usar todas las zonas de una región, para que el sistema siga en línea si una se cae.\n\n¿Cuántas zonas, como mínimo, tiene una región de Google Cloud?',
      },
    ],
    why: {
      pt: 'Uma região tem três ou mais zonas, que falham em separado: se uma cai, as outras continuam a atender.',
      en: 'A region has three or more zones, which fail separately: if one goes down, the others keep serving.',
      es: 'Una región tiene tres o más zonas, que fallan por separado: si una se cae, las otras siguen atendiendo.',
    },
  },
  {
    id: 'n-spot',
    entity: 'buy-spot',
    level: 2,
    topic: 'purchase-options',
    domain: 'operations',
    unit: percent,
    values: [30, 37, 55, 70, 91],
    answer: 91,
    elsewhere: { 30: figureOf.sustained, 37: figureOf.oneYear, 55: figureOf.committed, 70: figureOf.memory },
    source: page('compute/docs/instances/spot'),
    ask: [
      {
        pt: 'A quanto pode chegar o desconto das Spot VMs sobre o preço sob demanda?',
        en: 'How high can the discount of Spot VMs on the on-demand price be?',
        es: '¿A cuánto puede llegar el descuento de las Spot VM sobre el precio bajo demanda?',
      },
      {
        pt: 'Uma equipe troca máquinas comuns por Spot VMs em um trabalho que pode recomeçar.\n\nAté quanto pode economizar no preço da máquina?',
        en: 'A team replaces ordinary machines with Spot VMs for a job that can restart.\n\nUp to how much can it save on the machine price?',
        es: 'Un equipo cambia máquinas comunes por Spot VM en un trabajo que puede recomenzar.\n\n¿Hasta cuánto puede ahorrar en el precio de la máquina?',
      },
    ],
    why: {
      pt: 'O desconto vai de 60% a 91%, porque a máquina pode ser retirada.',
      en: 'The discount goes from 60% to 91%, because the machine can be taken back.',
      es: 'El descuento va del 60% al 91%, porque Google puede retirar la máquina.',
    },
  },
  {
    id: 'n-toil',
    entity: 'sre',
    level: 2,
    topic: 'reliability',
    domain: 'operations',
    unit: percent,
    values: [0, 25, 33, 50, 80],
    answer: 50,
    elsewhere: { 0: figureOf.toilLeast, 25: figureOf.onCall, 33: figureOf.toilMean, 80: figureOf.toilMost },
    source: site('https://sre.google/sre-book/eliminating-toil/'),
    ask: [
      {
        pt: 'Que parte do tempo de uma equipe de SRE o trabalho operacional deve ocupar no máximo?',
        en: 'What part of an SRE team’s time should operational work take at most?',
        es: '¿Qué parte del tiempo de un equipo de SRE debe ocupar como máximo el trabajo operativo?',
      },
      {
        pt: 'Uma equipe de SRE limita as tarefas manuais para ter tempo de automatizar.\n\nQual é o teto que o Google recomenda?',
        en: 'An SRE team caps manual tasks to have time to automate.\n\nWhich cap does Google recommend?',
        es: 'Un equipo de SRE limita las tareas manuales para tener tiempo de automatizar.\n\n¿Cuál es el tope que recomienda Google?',
      },
    ],
    why: {
      pt: 'Pelo menos metade do tempo deve ir para engenharia que reduz o trabalho futuro.',
      en: 'At least half of the time should go to engineering that reduces future work.',
      es: 'Al menos la mitad del tiempo debe ir a ingeniería que reduzca el trabajo futuro.',
    },
  },
  {
    id: 'n-slo-budget',
    entity: 'error-budget',
    level: 1,
    topic: 'reliability',
    domain: 'operations',
    unit: minutes,
    values: [4, 22, 43, 216, 432],
    answer: 43,
    elsewhere: { 4: figureOf.fourNines, 22: figureOf.halfMargin, 216: figureOf.threeFive, 432: figureOf.twoNines },
    source: site('https://sre.google/sre-book/embracing-risk/'),
    ask: [
      {
        pt: 'Com um SLO de 99,9%, quantos minutos de falha cabem, em números redondos, em um mês de 30 dias?',
        en: 'With an SLO of 99.9%, about how many minutes of failure fit into a month of 30 days?',
        es: 'Con un SLO de 99,9%, ¿cuántos minutos de falla caben, en números redondos, en un mes de 30 días?',
      },
      {
        pt: 'Um serviço promete internamente 99,9% de disponibilidade por mês de 30 dias.\n\nDe quanto é, mais ou menos, o orçamento de erros?',
        en: 'A service sets itself a target of 99.9% availability per month of 30 days.\n\nHow large is the error budget, more or less?',
        es: 'Un servicio se propone 99,9% de disponibilidad por mes de 30 días.\n\n¿De cuánto es, más o menos, el presupuesto de errores?',
      },
    ],
    why: {
      pt: 'Um mês tem 43.200 minutos; 0,1% deles são 43.',
      en: 'A month has 43,200 minutes; 0.1% of them is 43.',
      es: 'Un mes tiene 43.200 minutos; el 0,1% son 43.',
    },
  },
];
