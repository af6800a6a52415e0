import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const blockVolume: readonly Pattern[] = [
  {
    id: 'block-volume',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'block-file', advancedOnly: true },
      'saa-c03': { domain: 'performance', topic: 'storage-performance' },
    },
    scene: {
      pt: 'Pense no disco como um depósito, em que cada leitura ou gravação é uma caixa e o sistema operacional é o escritório.',
      en: 'Think of the disk as a storehouse, where each read or write is a box and the operating system is the office.',
      es: 'Piensa en el disco como un depósito, donde cada lectura o escritura es una caja y el sistema operativo es la oficina.',
    },
    situations: [
      {
        id: 'ledger',
        text: {
          pt: 'Um escritório de contabilidade escolhe o disco de uma instância do Amazon EC2.',
          en: 'An accounting firm is choosing the disk of an Amazon EC2 instance.',
          es: 'Un estudio contable elige el disco de una instancia de Amazon EC2.',
        },
        today: {
          pt: 'A instância roda em uma zona de disponibilidade e vai guardar 2 TB de dados. Um arquiteto de soluções precisa definir o tipo do disco.',
          en: 'The instance runs in one Availability Zone and will hold 2 TB of data. A solutions architect must define the type of disk.',
          es: 'La instancia corre en una zona de disponibilidad y va a guardar 2 TB de datos. Un arquitecto de soluciones debe definir el tipo de disco.',
        },
      },
      {
        id: 'seismic',
        text: {
          pt: 'Uma empresa de geofísica analisa medições em uma instância do Amazon EC2 e precisa de um disco para os dados.',
          en: 'A geophysics company analyzes measurements on an Amazon EC2 instance and needs a disk for the data.',
          es: 'Una empresa de geofísica analiza mediciones en una instancia de Amazon EC2 y necesita un disco para los datos.',
        },
        today: {
          pt: 'São 3 TB de medições, hoje em um servidor do escritório que será desligado. A empresa vai passá-las ao disco da instância.',
          en: 'There are 3 TB of measurements, on an office server today that will be switched off. The company plans to move them to the disk of the instance.',
          es: 'Son 3 TB de mediciones, hoy en un servidor de la oficina que se apagará. La empresa las va a pasar al disco de la instancia.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'Uma biblioteca processa jornais digitalizados em uma instância do Amazon EC2 e precisa de um disco.',
          en: 'A library processes digitized newspapers on an Amazon EC2 instance and needs a disk.',
          es: 'Una biblioteca procesa periódicos digitalizados en una instancia de Amazon EC2 y necesita un disco.',
        },
        today: {
          pt: 'O acervo soma 4 TB de imagens e textos, e chegam outros todos os meses. Um arquiteto de soluções deve escolher o disco.',
          en: 'The collection adds up to 4 TB of images and text, and more arrives every month. A solutions architect must choose the disk.',
          es: 'La colección suma 4 TB de imágenes y textos, y llegan otros todos los meses. Un arquitecto de soluciones debe elegir el disco.',
        },
      },
      {
        id: 'warehouse',
        text: {
          pt: 'Um atacadista instala o sistema de estoque em uma instância do Amazon EC2.',
          en: 'A wholesaler is installing its stock system on an Amazon EC2 instance.',
          es: 'Un mayorista instala su sistema de inventario en una instancia de Amazon EC2.',
        },
        today: {
          pt: 'O sistema vem de um servidor com 1 TB de dados no depósito. Um arquiteto de soluções vai configurar o disco da instância.',
          en: 'The system comes from a server with 1 TB of data in the warehouse. A solutions architect must configure the disk of the instance.',
          es: 'El sistema viene de un servidor con 1 TB de datos en el depósito. Un arquitecto de soluciones va a configurar el disco de la instancia.',
        },
      },
      {
        id: 'telescope',
        text: {
          pt: 'Um observatório trata medições em uma instância do Amazon EC2 e escolhe o disco dos arquivos temporários, recriados a cada início.',
          en: 'An observatory processes measurements on an Amazon EC2 instance and is choosing the disk for temporary files, which are created anew at each start.',
          es: 'Un observatorio procesa mediciones en una instancia de Amazon EC2 y elige el disco de los archivos temporales, que se recrean en cada inicio.',
        },
        today: {
          pt: 'Cada noite de observação produz 500 GB, que a instância lê do Amazon S3 e processa sozinha. Um arquiteto de soluções deve propor o disco.',
          en: 'Each night of observation produces 500 GB, which the instance reads from Amazon S3 and processes on its own. A solutions architect must propose the disk.',
          es: 'Cada noche de observación produce 500 GB, que la instancia lee de Amazon S3 y procesa sola. Un arquitecto de soluciones debe proponer el disco.',
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
        action: {
          pt: 'Criar um volume SSD de uso geral (gp3) do Amazon EBS, com 600 MB/s de throughput, e anexá-lo à instância.',
          en: 'Create an Amazon EBS General Purpose SSD (gp3) volume with a throughput of 600 MB/s and attach it to the instance.',
          es: 'Crear un volumen SSD de uso general (gp3) de Amazon EBS, con 600 MB/s de rendimiento, y adjuntarlo a la instancia.',
        },
        why: {
          pt: 'O gp3 é o SSD de uso geral do EBS: persiste, pode iniciar o sistema, traz 3.000 IOPS no preço da capacidade e chega a 2.000 MB/s, pagos à parte acima de 125.',
          en: 'gp3 is the general purpose SSD of EBS: it persists, can be a boot volume, brings 3,000 IOPS in the price of its capacity and reaches 2,000 MB/s, at an extra charge above 125.',
          es: 'gp3 es el SSD de uso general de EBS: persiste, puede ser el volumen de arranque, trae 3.000 IOPS en el precio de la capacidad y llega a 2.000 MB/s, que por encima de 125 se pagan aparte.',
        },
        likeness: {
          pt: 'um depósito de aluguel médio, com ajudantes ágeis para caixas soltas, mas poucos para uma enxurrada de pedidos',
          en: 'a stockroom at a middling rent, with brisk helpers for single boxes but too few for a flood of orders',
          es: 'un depósito de alquiler mediano, con ayudantes ágiles para cajas sueltas, pero pocos para una avalancha de pedidos',
        },
        tell: {
          pt: 'Sistema operacional que deve iniciar do mesmo disco: um volume SSD do EBS. Dados que devem poder ser ligados a outra instância: um volume do EBS. Leituras e gravações pequenas e aleatórias, sem cobrança por IOPS provisionadas: pense no gp3. Instância que para toda noite, com os dados lá de manhã: um volume do EBS. Leitura em sequência por meia hora a 400 MB por segundo: um volume que sustenta essa taxa, como o gp3 ou o st1. Orçamento sem cobrança separada por IOPS provisionadas: um tipo que não seja io2. Milhares de leituras e gravações aleatórias por segundo: um SSD, e não um HDD.',
          en: 'An operating system that must boot from the same disk: an EBS SSD volume. Data that must be attachable to another instance: an EBS volume. Small random reads and writes with no charge for provisioned IOPS: think of gp3. An instance that stops every night, with its data there in the morning: an EBS volume. Half an hour of reads in sequence at 400 MB per second: a volume that sustains this rate, such as gp3 or st1. A budget without a separate charge for provisioned IOPS: a type other than io2. Thousands of random reads and writes per second: an SSD, not an HDD.',
          es: 'Sistema operativo que debe arrancar desde el mismo disco: un volumen SSD de EBS. Datos que deben poder conectarse a otra instancia: un volumen de EBS. Lecturas y escrituras pequeñas y aleatorias, sin cargo por IOPS aprovisionadas: piensa en gp3. Instancia que se detiene cada noche, con los datos allí por la mañana: un volumen de EBS. Media hora de lectura en secuencia a 400 MB por segundo: un volumen que sostiene esa tasa, como gp3 o st1. Presupuesto sin cargo separado por IOPS aprovisionadas: un tipo que no sea io2. Miles de lecturas y escrituras aleatorias por segundo: un SSD, y no un HDD.',
        },
      },
      {
        id: 'io2',
        uses: ['io2'],
        popularity: 4,
        source: docs('ebs/latest/userguide/provisioned-iops.html'),
        text: { pt: 'Um volume SSD do EBS, io2', en: 'An EBS SSD volume, io2', es: 'Un volumen SSD de EBS, io2' },
        action: {
          pt: 'Criar um volume SSD de IOPS provisionadas (io2) do Amazon EBS, com as IOPS que a carga pede, e anexá-lo à instância.',
          en: 'Create an Amazon EBS Provisioned IOPS SSD (io2) volume with the IOPS that the load takes and attach it to the instance.',
          es: 'Crear un volumen SSD de IOPS aprovisionadas (io2) de Amazon EBS, con las IOPS que pide la carga, y adjuntarlo a la instancia.',
        },
        why: {
          pt: 'O io2 é o SSD de IOPS provisionadas do EBS: chega a 256.000 IOPS com latência abaixo de um milissegundo e 99,999% de durabilidade, e os dados continuam quando a instância para; as IOPS são pagas à parte.',
          en: 'io2 is the Provisioned IOPS SSD of EBS: it reaches 256,000 IOPS with sub-millisecond latency and 99.999% durability, and the data stays when the instance stops; IOPS are paid for separately.',
          es: 'io2 es el SSD de IOPS aprovisionadas de EBS: llega a 256.000 IOPS con latencia inferior a un milisegundo y 99,999% de durabilidad, y los datos siguen allí cuando la instancia se detiene; las IOPS se pagan aparte.',
        },
        likeness: {
          pt: 'o depósito com uma multidão de corredores que buscam qualquer caixa num instante, pagos à parte do aluguel',
          en: 'the stockroom with a crowd of runners who fetch any box in an instant, paid apart from the rent',
          es: 'el depósito con una multitud de corredores que traen cualquier caja en un instante, pagados aparte del alquiler',
        },
        tell: {
          pt: 'Leituras e gravações pequenas e aleatórias: um volume SSD, como o io2. Latência média abaixo de um milissegundo: io2, com IOPS provisionadas. Instância que para toda noite, com os dados lá de manhã: um volume do EBS. Dados que podem ser ligados a outra instância: um volume do EBS.',
          en: 'Small random reads and writes: an SSD volume, such as io2. An average latency below one millisecond: io2, with provisioned IOPS. An instance that stops every night, with its data there in the morning: an EBS volume. Data that must be attachable to another instance: an EBS volume.',
          es: 'Lecturas y escrituras pequeñas y aleatorias: un volumen SSD, como io2. Latencia media inferior a un milisegundo: io2, con IOPS aprovisionadas. Instancia que se detiene cada noche, con los datos allí por la mañana: un volumen de EBS. Datos que pueden conectarse a otra instancia: un volumen de EBS.',
        },
      },
      {
        id: 'st1',
        uses: ['st1'],
        popularity: 4,
        source: docs('ebs/latest/userguide/hdd-vols.html'),
        text: { pt: 'Um volume HDD do EBS, st1', en: 'An EBS HDD volume, st1', es: 'Un volumen HDD de EBS, st1' },
        action: {
          pt: 'Criar um volume HDD otimizado para throughput (st1) do Amazon EBS e anexá-lo à instância.',
          en: 'Create an Amazon EBS Throughput Optimized HDD (st1) volume and attach it to the instance.',
          es: 'Crear un volumen HDD optimizado para rendimiento (st1) de Amazon EBS y adjuntarlo a la instancia.',
        },
        why: {
          pt: 'O st1 é o HDD do EBS otimizado para taxa de transferência, por menos que um SSD: em leituras sequenciais, os créditos de rajada de um volume de alguns TB sustentam até 500 MB por segundo por mais de uma hora.',
          en: 'st1 is the throughput optimized HDD of EBS, for less than an SSD: in sequential reads, the burst credits of a volume of a few TB sustain up to 500 MB per second for over an hour.',
          es: 'st1 es el HDD de EBS optimizado para rendimiento, por menos que un SSD: en lecturas secuenciales, los créditos de ráfaga de un volumen de unos TB sostienen hasta 500 MB por segundo durante más de una hora.',
        },
        likeness: {
          pt: 'o galpão barato, sem lugar para o escritório, rápido com fileiras inteiras e lento com caixas soltas',
          en: 'the cheap warehouse, with no room for the office, fast with whole rows and slow with single boxes',
          es: 'el almacén barato, sin lugar para la oficina, rápido con filas enteras y lento con cajas sueltas',
        },
        tell: {
          pt: 'Arquivos enormes lidos em sequência: pense no st1. Orçamento sem cobrança separada por IOPS provisionadas: um tipo que não seja io2.',
          en: 'Huge files read in sequence: think of st1. A budget without a separate charge for provisioned IOPS: a type other than io2.',
          es: 'Archivos enormes leídos en secuencia: piensa en st1. Presupuesto sin cargo separado por IOPS aprovisionadas: un tipo que no sea io2.',
        },
      },
      {
        id: 'sc1',
        uses: ['sc1'],
        popularity: 3,
        source: docs('ebs/latest/userguide/hdd-vols.html'),
        text: { pt: 'Um volume HDD do EBS, sc1', en: 'An EBS HDD volume, sc1', es: 'Un volumen HDD de EBS, sc1' },
        action: {
          pt: 'Criar um volume HDD frio (sc1) do Amazon EBS e anexá-lo à instância na mesma zona.',
          en: 'Create an Amazon EBS Cold HDD (sc1) volume and attach it to the instance in its zone.',
          es: 'Crear un volumen HDD inactivo (sc1) de Amazon EBS y adjuntarlo a la instancia en su zona.',
        },
        why: {
          pt: 'O sc1 é o HDD frio do EBS: persiste e tem o menor preço por GB, para dados lidos raramente e em sequência.',
          en: 'sc1 is the cold HDD of EBS: it persists and has the lowest price per GB, for data seldom read and in sequence.',
          es: 'sc1 es el HDD frío de EBS: persiste y tiene el menor precio por GB, para datos que se leen rara vez y en secuencia.',
        },
        likeness: {
          pt: 'o celeiro mais barato de todos, sem lugar para o escritório, lento até com fileiras inteiras',
          en: 'the cheapest barn of all, with no room for the office, slow even with whole rows',
          es: 'el granero más barato de todos, sin lugar para la oficina, lento hasta con filas enteras',
        },
        tell: {
          pt: 'Dados frios em bloco pelo menor preço: pense no sc1.',
          en: 'Cold block data at the lowest price: think of sc1.',
          es: 'Datos fríos en bloque al menor precio: piensa en sc1.',
        },
      },
      {
        id: 'store',
        rightIn: ['telescope'],
        uses: ['instance store'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        text: {
          pt: 'O SSD local e efêmero do host',
          en: 'The local, ephemeral SSD of the host',
          es: 'El SSD local y efímero del host',
        },
        action: {
          pt: 'Escolher um tipo de instância com SSD local e usar o armazenamento de instância para os arquivos.',
          en: 'Choose an instance type with local SSD and use its instance store volume for the files.',
          es: 'Elegir un tipo de instancia con SSD local y usar el almacén de instancias para los archivos.',
        },
        why: {
          pt: 'O instance store é o SSD do próprio servidor físico, muito rápido e incluído no preço da instância, mas não guarda nada depois de uma parada.',
          en: 'The instance store is the SSD of the physical server itself, very fast and part of the instance price, but it keeps nothing after a stop.',
          es: 'El instance store es el SSD del propio servidor físico, muy rápido e incluido en el precio de la instancia, pero no conserva nada tras una parada.',
        },
        likeness: {
          pt: 'o balcão da barraca alugada, com tudo à mão, mas esvaziado toda noite e perdido junto com ela',
          en: 'the counter of the rented stall, with everything at hand, but cleared every night and lost along with it',
          es: 'el mostrador del puesto alquilado, con todo a mano, pero vaciado cada noche y perdido junto con él',
        },
        tell: {
          pt: 'Arquivos temporários, recriados a cada início: o instance store, sem cobrança à parte. Leituras e gravações pequenas e aleatórias: um SSD, e não um HDD. Orçamento sem cobrança separada por IOPS provisionadas: um tipo que não seja io2.',
          en: 'Temporary files, created anew at each start: the instance store, at no separate charge. Small random reads and writes: an SSD, not an HDD. A budget without a separate charge for provisioned IOPS: a type other than io2.',
          es: 'Archivos temporales, recreados en cada inicio: el instance store, sin cargo aparte. Lecturas y escrituras pequeñas y aleatorias: un SSD, y no un HDD. Presupuesto sin cargo separado por IOPS aprovisionadas: un tipo que no sea io2.',
        },
      },
    ],
    constraints: [
      {
        id: 'nightly-stop',
        situations: ['ledger', 'seismic', 'archive', 'warehouse'],
        text: {
          pt: 'A instância para toda noite, e os dados devem estar lá de manhã.',
          en: 'The instance stops every night, and the data must be there in the morning.',
          es: 'La instancia se detiene cada noche, y los datos deben estar allí por la mañana.',
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
        situations: ['ledger', 'seismic', 'archive', 'warehouse'],
        text: {
          pt: 'Se o servidor físico falhar, os dados devem poder ser ligados a outra instância.',
          en: 'If the physical server fails, the data must be attachable to another instance.',
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
        notWith: ['price-per-gigabyte'],
        text: {
          pt: 'O programa faz 2.500 leituras e gravações pequenas e aleatórias por segundo.',
          en: 'The program makes 2,500 small random reads and writes per second.',
          es: 'El programa hace 2.500 lecturas y escrituras pequeñas y aleatorias por segundo.',
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
        situations: ['ledger', 'warehouse'],
        notWith: ['price-per-gigabyte'],
        text: {
          pt: 'O sistema operacional deve iniciar desse mesmo disco.',
          en: 'The operating system must boot from the same disk.',
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
        text: {
          pt: 'O orçamento não cobre uma cobrança separada por IOPS provisionadas.',
          en: 'The budget does not cover a separate charge for provisioned IOPS.',
          es: 'El presupuesto no cubre un cargo separado por IOPS aprovisionadas.',
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
        situations: ['seismic', 'archive'],
        text: {
          pt: 'Os arquivos são enormes e lidos em sequência, em leituras de meia hora a 400 MB por segundo.',
          en: 'The files are huge and are read in sequence, in runs of half an hour at 400 MB per second.',
          es: 'Los archivos son enormes y se leen en secuencia, en lecturas de media hora a 400 MB por segundo.',
        },
        fits: ['gp3', 'io2', 'st1', 'store'],
        rulesOut: {
          sc1: {
            pt: 'O sc1 lê em sequência, mas chega a 250 MB por segundo no máximo, e são precisos 400.',
            en: 'sc1 reads in sequence but reaches 250 MB per second at most, and 400 are needed.',
            es: 'sc1 lee en secuencia, pero llega a 250 MB por segundo como máximo, y hacen falta 400.',
          },
        },
      },
      {
        id: 'price-per-gigabyte',
        notWith: ['small-random', 'boot'],
        ask: {
          pt: 'Que armazenamento em bloco atende a esses requisitos da maneira MAIS econômica?',
          en: 'Which block storage meets these requirements MOST cost-effectively?',
          es: '¿Qué almacenamiento en bloque cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['st1', 'sc1'],
        rulesOut: {
          gp3: {
            pt: 'O gp3 custa mais por gigabyte do que os volumes HDD, que aqui bastam.',
            en: 'gp3 costs more per gigabyte than the HDD volumes, which are enough here.',
            es: 'gp3 cuesta más por gigabyte que los volúmenes HDD, que aquí bastan.',
          },
          io2: {
            pt: 'O io2 é o volume mais caro por gigabyte e ainda cobra as IOPS.',
            en: 'io2 is the dearest volume per gigabyte and charges for IOPS besides.',
            es: 'io2 es el volumen más caro por gigabyte y además cobra las IOPS.',
          },
        },
      },
      {
        id: 'hundred-thousand',
        situations: ['ledger', 'warehouse'],
        notWith: ['small-random', 'no-iops-fee', 'long-scans', 'price-per-gigabyte'],
        text: {
          pt: 'O banco de dados faz 100.000 leituras e gravações por segundo e precisa de latência média abaixo de um milissegundo.',
          en: 'The database makes 100,000 reads and writes per second and needs an average latency below one millisecond.',
          es: 'La base de datos hace 100.000 lecturas y escrituras por segundo y necesita una latencia media inferior a un milisegundo.',
        },
        fits: ['io2', 'store'],
        rulesOut: {
          gp3: {
            pt: 'O gp3 chega a 80.000 IOPS, com latência de alguns milissegundos.',
            en: 'gp3 reaches 80,000 IOPS, with a latency of a few milliseconds.',
            es: 'gp3 llega a 80.000 IOPS, con una latencia de unos milisegundos.',
          },
          st1: {
            pt: 'O st1 é um HDD para leituras em sequência, com poucas centenas de IOPS, muito menos que 100.000.',
            en: 'st1 is an HDD for sequential reads, with a few hundred IOPS, far from 100,000.',
            es: 'st1 es un HDD para lecturas en secuencia, con unos cientos de IOPS, lejos de 100.000.',
          },
          sc1: {
            pt: 'O sc1 é um HDD frio, com menos de 300 IOPS, muito menos que 100.000.',
            en: 'sc1 is a cold HDD, with fewer than 300 IOPS, far from 100,000.',
            es: 'sc1 es un HDD frío, con menos de 300 IOPS, lejos de 100.000.',
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
