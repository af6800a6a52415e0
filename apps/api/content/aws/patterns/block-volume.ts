import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const blockVolume: readonly Pattern[] = [
  {
    id: 'block-volume',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'block-file', advancedOnly: true },
      'saa-c03': { domain: 'performance', topic: 'storage-performance' },
    },
    situations: [
      {
        id: 'ledger',
        text: {
          pt: 'Um escritório de contabilidade vai executar o seu sistema em uma instância do Amazon EC2 e escolhe o disco em que ficarão os dados.',
          en: 'An accounting firm is going to run its system on an Amazon EC2 instance and is choosing the disk that its data will be on.',
          es: 'Un estudio contable va a ejecutar su sistema en una instancia de Amazon EC2 y elige el disco en el que estarán los datos.',
        },
      },
      {
        id: 'seismic',
        text: {
          pt: 'Uma empresa de geofísica analisa medições de campo em uma instância do Amazon EC2 e precisa definir o disco dos dados.',
          en: 'A geophysics company analyzes field measurements on an Amazon EC2 instance and has to settle on the disk for the data.',
          es: 'Una empresa de geofísica analiza mediciones de campo en una instancia de Amazon EC2 y debe definir el disco de los datos.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'Uma biblioteca digitaliza jornais antigos, e um programa em uma instância do Amazon EC2 lê e grava as páginas em um disco que ainda será escolhido.',
          en: 'A library digitizes old newspapers, and a program on an Amazon EC2 instance reads and writes the pages on a disk that is still to be chosen.',
          es: 'Una biblioteca digitaliza periódicos antiguos, y un programa en una instancia de Amazon EC2 lee y escribe las páginas en un disco que aún debe elegirse.',
        },
      },
      {
        id: 'warehouse',
        text: {
          pt: 'Um atacadista vai instalar o seu sistema de estoque em uma instância do Amazon EC2 e compara os discos possíveis.',
          en: 'A wholesaler is going to install its stock system on an Amazon EC2 instance and is comparing the possible disks.',
          es: 'Un mayorista va a instalar su sistema de inventario en una instancia de Amazon EC2 y compara los discos posibles.',
        },
      },
      {
        id: 'telescope',
        text: {
          pt: 'Um observatório trata as medições dos telescópios em uma instância do Amazon EC2, e falta decidir em que disco os dados ficarão.',
          en: 'An observatory processes the measurements of its telescopes on an Amazon EC2 instance, and the disk for the data is still to be decided.',
          es: 'Un observatorio procesa las mediciones de sus telescopios en una instancia de Amazon EC2, y falta decidir en qué disco estarán los datos.',
        },
      },
    ],
    candidates: [
      {
        id: 'gp3',
        uses: ['gp3'],
        popularity: 5,
        source: docs('ebs/latest/userguide/general-purpose.html'),
        text: { pt: 'Um volume SSD do EBS, gp3', en: 'An EBS SSD volume, gp3', es: 'Un volumen SSD de EBS, gp3' },
        why: {
          pt: 'O gp3 é o SSD de uso geral do EBS: persiste, pode iniciar o sistema e traz 3.000 IOPS no preço da capacidade.',
          en: 'gp3 is the general purpose SSD of EBS: it persists, can be a boot volume and brings 3,000 IOPS in the price of its capacity.',
          es: 'gp3 es el SSD de uso general de EBS: persiste, puede ser el volumen de arranque y trae 3.000 IOPS en el precio de la capacidad.',
        },
        tell: {
          pt: 'A maioria das cargas: pense no gp3.',
          en: 'Most workloads: think of gp3.',
          es: 'La mayoría de las cargas: piensa en gp3.',
        },
      },
      {
        id: 'io2',
        uses: ['io2'],
        popularity: 4,
        source: docs('ebs/latest/userguide/provisioned-iops.html'),
        text: { pt: 'Um volume SSD do EBS, io2', en: 'An EBS SSD volume, io2', es: 'Un volumen SSD de EBS, io2' },
        why: {
          pt: 'O io2 é o SSD de IOPS provisionadas do EBS: persiste, tem a maior durabilidade e IOPS garantidas, pagas à parte.',
          en: 'io2 is the Provisioned IOPS SSD of EBS: it persists, with the highest durability and guaranteed IOPS, paid for separately.',
          es: 'io2 es el SSD de IOPS aprovisionadas de EBS: persiste, con la mayor durabilidad e IOPS garantizadas, que se pagan aparte.',
        },
        tell: {
          pt: 'IOPS garantidas para bancos de dados críticos: pense no io2.',
          en: 'Guaranteed IOPS for critical databases: think of io2.',
          es: 'IOPS garantizadas para bases de datos críticas: piensa en io2.',
        },
      },
      {
        id: 'st1',
        uses: ['st1'],
        popularity: 4,
        source: docs('ebs/latest/userguide/hdd-vols.html'),
        text: { pt: 'Um volume HDD do EBS, st1', en: 'An EBS HDD volume, st1', es: 'Un volumen HDD de EBS, st1' },
        why: {
          pt: 'O st1 é o HDD do EBS otimizado para taxa de transferência: até 500 MB por segundo em leituras sequenciais, por menos que um SSD.',
          en: 'st1 is the throughput optimized HDD of EBS: up to 500 MB per second of sequential reads, for less than an SSD.',
          es: 'st1 es el HDD de EBS optimizado para rendimiento: hasta 500 MB por segundo en lecturas secuenciales, por menos que un SSD.',
        },
        tell: {
          pt: 'Arquivos grandes lidos em sequência: pense no st1.',
          en: 'Large files read in sequence: think of st1.',
          es: 'Archivos grandes leídos en secuencia: piensa en st1.',
        },
      },
      {
        id: 'sc1',
        uses: ['sc1'],
        popularity: 3,
        source: docs('ebs/latest/userguide/hdd-vols.html'),
        text: { pt: 'Um volume HDD do EBS, sc1', en: 'An EBS HDD volume, sc1', es: 'Un volumen HDD de EBS, sc1' },
        why: {
          pt: 'O sc1 é o HDD frio do EBS: persiste e tem o menor preço por GB, para dados lidos raramente e em sequência.',
          en: 'sc1 is the cold HDD of EBS: it persists and has the lowest price per GB, for data seldom read and in sequence.',
          es: 'sc1 es el HDD frío de EBS: persiste y tiene el menor precio por GB, para datos que se leen rara vez y en secuencia.',
        },
        tell: {
          pt: 'Dados frios em bloco pelo menor preço: pense no sc1.',
          en: 'Cold block data at the lowest price: think of sc1.',
          es: 'Datos fríos en bloque al menor precio: piensa en sc1.',
        },
      },
      {
        id: 'store',
        uses: ['instance store'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        text: {
          pt: 'O SSD local e efêmero do host',
          en: 'The local, ephemeral SSD of the host',
          es: 'El SSD local y efímero del host',
        },
        why: {
          pt: 'O instance store é o SSD do próprio servidor físico, muito rápido e incluído no preço da instância, mas não guarda nada depois de uma parada.',
          en: 'The instance store is the SSD of the physical server itself, very fast and part of the instance price, but it keeps nothing after a stop.',
          es: 'El instance store es el SSD del propio servidor físico, muy rápido e incluido en el precio de la instancia, pero no conserva nada tras una parada.',
        },
        tell: {
          pt: 'Dados temporários com a menor latência: pense no instance store.',
          en: 'Temporary data with the lowest latency: think of instance store.',
          es: 'Datos temporales con la menor latencia: piensa en instance store.',
        },
      },
    ],
    constraints: [
      {
        id: 'nightly-stop',
        kind: 'durability',
        text: {
          pt: 'A instância é parada todas as noites, e de manhã os dados precisam estar lá.',
          en: 'The instance is stopped every night, and the data has to be there in the morning.',
          es: 'La instancia se detiene todas las noches, y por la mañana los datos deben estar allí.',
        },
        fits: ['gp3', 'io2', 'st1', 'sc1'],
        rulesOut: {
          store: {
            pt: 'O instance store perde os dados quando a instância para.',
            en: 'The instance store loses its data when the instance stops.',
            es: 'El instance store pierde los datos cuando la instancia se detiene.',
          },
        },
      },
      {
        id: 'reattach',
        kind: 'availability',
        text: {
          pt: 'Se o servidor físico falhar, os dados devem poder ser ligados a outra instância.',
          en: 'If the physical server fails, it must be possible to connect the data to another instance.',
          es: 'Si falla el servidor físico, los datos deben poder conectarse a otra instancia.',
        },
        fits: ['gp3', 'io2', 'st1', 'sc1'],
        rulesOut: {
          store: {
            pt: 'O instance store pertence ao servidor físico: se ele falha, os dados se perdem.',
            en: 'The instance store belongs to the physical server: if it fails, the data is lost.',
            es: 'El instance store pertenece al servidor físico: si este falla, los datos se pierden.',
          },
        },
      },
      {
        id: 'small-random',
        kind: 'performance',
        text: {
          pt: 'O banco de dados faz 2.500 leituras e gravações pequenas por segundo, em posições aleatórias.',
          en: 'The database makes 2,500 small reads and writes per second, at random positions.',
          es: 'La base de datos hace 2.500 lecturas y escrituras pequeñas por segundo, en posiciones aleatorias.',
        },
        fits: ['gp3', 'io2', 'store'],
        rulesOut: {
          st1: {
            pt: 'O st1 é um HDD para acesso sequencial; leituras pequenas e aleatórias o tornam lento.',
            en: 'st1 is an HDD for sequential access; small random reads make it slow.',
            es: 'st1 es un HDD para acceso secuencial; las lecturas pequeñas y aleatorias lo vuelven lento.',
          },
          sc1: {
            pt: 'O sc1 é um HDD frio, feito para poucas leituras sequenciais, não para acesso aleatório intenso.',
            en: 'sc1 is a cold HDD, made for few sequential reads, not for heavy random access.',
            es: 'sc1 es un HDD frío, hecho para pocas lecturas secuenciales, no para acceso aleatorio intenso.',
          },
        },
      },
      {
        id: 'boot',
        kind: 'change',
        text: {
          pt: 'O sistema operacional deve iniciar desse mesmo disco.',
          en: 'The operating system must boot from that same disk.',
          es: 'El sistema operativo debe arrancar desde ese mismo disco.',
        },
        fits: ['gp3', 'io2'],
        rulesOut: {
          st1: {
            pt: 'O st1, como todo HDD do EBS, não pode ser disco de inicialização.',
            en: 'st1, like every HDD of EBS, cannot be a boot disk.',
            es: 'st1, como todo HDD de EBS, no puede ser disco de arranque.',
          },
          sc1: {
            pt: 'O sc1, como todo HDD do EBS, não pode ser disco de inicialização.',
            en: 'sc1, like every HDD of EBS, cannot be a boot disk.',
            es: 'sc1, como todo HDD de EBS, no puede ser disco de arranque.',
          },
        },
      },
      {
        id: 'no-iops-fee',
        kind: 'cost',
        text: {
          pt: 'A fatura não pode ter uma cobrança à parte por IOPS provisionadas.',
          en: 'The bill must not have a separate charge for provisioned IOPS.',
          es: 'La factura no puede tener un cargo aparte por IOPS aprovisionadas.',
        },
        fits: ['gp3', 'st1', 'sc1', 'store'],
        rulesOut: {
          io2: {
            pt: 'O io2 cobra as IOPS provisionadas à parte da capacidade.',
            en: 'io2 charges for provisioned IOPS separately from capacity.',
            es: 'io2 cobra las IOPS aprovisionadas aparte de la capacidad.',
          },
        },
      },
      {
        id: 'long-scans',
        kind: 'performance',
        text: {
          pt: 'Arquivos enormes são lidos do início ao fim, e a leitura deve manter 400 MB por segundo.',
          en: 'Huge files are read from beginning to end, and the reading must keep up 400 MB per second.',
          es: 'Archivos enormes se leen de principio a fin, y la lectura debe mantener 400 MB por segundo.',
        },
        fits: ['gp3', 'io2', 'st1', 'store'],
        rulesOut: {
          sc1: {
            pt: 'O sc1 chega a 250 MB por segundo no máximo.',
            en: 'sc1 reaches 250 MB per second at most.',
            es: 'sc1 llega a 250 MB por segundo como máximo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que armazenamento em bloco atende a esses requisitos?',
      en: 'Which block storage meets these requirements?',
      es: '¿Qué almacenamiento en bloque cumple estos requisitos?',
    },
  },
];
