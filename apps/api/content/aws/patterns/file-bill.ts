import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fileBill: readonly Pattern[] = [
  {
    id: 'file-bill',
    exams: { 'saa-c03': { domain: 'cost', topic: 'storage-cost' } },
    scene: {
      pt: 'Pense no sistema de arquivos como uma biblioteca, nos arquivos como os livros e na vazão como o carregador que os traz.',
      en: 'Think of the file system as a library, of the files as its books, and of throughput as the porter who fetches them.',
      es: 'Piensa en el sistema de archivos como una biblioteca, en los archivos como libros y en el rendimiento como el cargador que los trae.',
    },
    situations: [
      {
        id: 'archive-files',
        text: {
          pt: 'Um escritório de engenharia guarda projetos em um sistema de arquivos do Amazon EFS, montado em servidores Linux.',
          en: 'An engineering firm keeps its projects on an Amazon EFS file system mounted on Linux servers.',
          es: 'Una oficina de ingeniería guarda proyectos en un sistema de archivos de Amazon EFS, montado en servidores Linux.',
        },
        today: {
          pt: 'São 80 TB na classe Standard, com vazão provisionada para o pior dia. Um arquiteto de soluções deve baixar a fatura.',
          en: 'There are 80 TB in the Standard class, with throughput provisioned for the worst day. A solutions architect must lower the bill.',
          es: 'Son 80 TB en la clase Standard, con rendimiento aprovisionado para el peor día. Un arquitecto de soluciones debe bajar la factura.',
        },
      },
      {
        id: 'lab-files',
        text: {
          pt: 'Um centro de pesquisa processa imagens de satélite em servidores Linux que compartilham um sistema de arquivos do Amazon EFS.',
          en: 'A research center processes satellite images on Linux servers that share an Amazon EFS file system.',
          es: 'Un centro de investigación procesa imágenes satelitales en servidores Linux que comparten un sistema de archivos de Amazon EFS.',
        },
        today: {
          pt: 'O sistema tem 50 TB, sem política de ciclo de vida e com vazão provisionada para o maior pico. O centro quer gastar menos no novo orçamento.',
          en: 'The system has 50 TB, no lifecycle policy and throughput provisioned for the largest peak. The center wants to spend less in its new budget.',
          es: 'El sistema tiene 50 TB, sin política de ciclo de vida y con rendimiento aprovisionado para el mayor pico. El centro quiere gastar menos en el nuevo presupuesto.',
        },
      },
      {
        id: 'web-files',
        text: {
          pt: 'Um portal de anúncios mantém fotos em um sistema de arquivos do Amazon EFS, lido por 30 servidores web Linux.',
          en: 'A classified ads portal keeps photos on an Amazon EFS file system, read by 30 Linux web servers.',
          es: 'Un portal de anuncios mantiene fotos en un sistema de archivos de Amazon EFS, leído por 30 servidores web Linux.',
        },
        today: {
          pt: 'São 60 TB de fotos, e o custo cresceu mais que as visitas. Os arquitetos vão rever classes e vazão.',
          en: 'There are 60 TB of photos, and the cost has grown faster than the visits. The architects will review classes and throughput.',
          es: 'Son 60 TB de fotos, y el costo creció más que las visitas. Los arquitectos van a revisar clases y rendimiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'reg-elastic',
        uses: [],
        popularity: 4,
        source: docs('efs/latest/ug/performance.html'),
        text: {
          pt: 'Regional, Standard e vazão elástica',
          en: 'Regional, Standard and Elastic throughput',
          es: 'Regional, Standard y rendimiento elástico',
        },
        action: {
          pt: 'Manter o sistema de arquivos regional, tudo na classe Standard, e mudar a vazão para o modo Elastic.',
          en: 'Keep the file system Regional, with everything in the Standard class, and change throughput to Elastic mode.',
          es: 'Mantener el sistema de archivos regional, todo en la clase Standard, y cambiar el rendimiento al modo Elastic.',
        },
        why: {
          pt: 'A vazão elástica cobra por gigabyte transferido e nada quando ninguém lê; na classe Standard regional, todo arquivo fica em várias zonas, aceita alterações e bloqueios e responde em cerca de um milissegundo.',
          en: 'Elastic throughput charges per gigabyte transferred and nothing while nobody reads; in the Regional Standard class, every file is in several zones, takes changes and locks and answers within about a millisecond.',
          es: 'El rendimiento elástico cobra por gigabyte transferido y nada cuando nadie lee; en la clase Standard regional, todo archivo está en varias zonas, admite cambios y bloqueos y responde en cerca de un milisegundo.',
        },
        likeness: {
          pt: 'a biblioteca em três prédios, com tudo à mão em estantes caras e um carregador pago por viagem',
          en: 'the library in three buildings, with everything on costly shelves at hand and a porter paid per trip',
          es: 'la biblioteca en tres edificios, con todo a mano en estantes caros y un cargador pagado por viaje',
        },
        tell: {
          pt: 'Picos de acesso, sem vazão ociosa: o modo Elastic. Leitura em cerca de um milissegundo: a classe Standard do EFS. Arquivos acessíveis se uma zona de disponibilidade falhar: o tipo Regional, e não One Zone. Programas que abrem, bloqueiam e alteram partes de arquivos: um sistema de arquivos como o EFS, e não objetos do S3. Ajuste no sistema de arquivos que já existe, sem copiar dados: classes e modo de vazão, que mudam no próprio EFS.',
          en: 'Peaks of access, without idle throughput: the Elastic mode. A read that takes about a millisecond: the Standard class of EFS. Files accessible if an Availability Zone fails: the Regional type, not One Zone. Programs that open, lock and change parts of files: a file system such as EFS, not S3 objects. An adjustment on the existing file system, without copying data: classes and throughput mode, which change in EFS itself.',
          es: 'Picos de acceso, sin rendimiento ocioso: el modo Elastic. Lectura en cerca de un milisegundo: la clase Standard de EFS. Archivos accesibles si falla una zona de disponibilidad: el tipo Regional, y no One Zone. Programas que abren, bloquean y modifican partes de archivos: un sistema de archivos como EFS, y no objetos de S3. Ajuste en el sistema de archivos existente, sin copiar datos: clases y modo de rendimiento, que cambian en el propio EFS.',
        },
      },
      {
        id: 'reg-elastic-ia',
        uses: [],
        popularity: 5,
        source: docs('efs/latest/ug/lifecycle-management-efs.html'),
        text: {
          pt: 'Regional, com ciclo de vida e vazão elástica',
          en: 'Regional, with a lifecycle and Elastic throughput',
          es: 'Regional, con ciclo de vida y rendimiento elástico',
        },
        action: {
          pt: 'Manter o sistema de arquivos regional, passar ao EFS IA o que não se lê há 30 dias e usar a vazão Elastic.',
          en: 'Keep the file system Regional, move to EFS IA what goes unread for 30 days and use Elastic throughput.',
          es: 'Mantener el sistema de archivos regional, pasar a EFS IA lo que no se lee en 30 días y usar el rendimiento Elastic.',
        },
        why: {
          pt: 'O ciclo de vida leva o que ninguém lê ao EFS IA, bem mais barato, no mesmo sistema regional, com as suas várias zonas, caminhos e bloqueios; a vazão elástica só cobra pelo que se transfere.',
          en: 'The lifecycle takes what nobody reads to EFS IA, far cheaper, in the same Regional file system, with its several zones, paths and locks; Elastic throughput charges only for what is transferred.',
          es: 'El ciclo de vida lleva lo que nadie lee a EFS IA, mucho más barato, en el mismo sistema regional, con sus varias zonas, rutas y bloqueos; el rendimiento elástico solo cobra por lo que se transfiere.',
        },
        likeness: {
          pt: 'a biblioteca em três prédios, com porão barato e lento para livros parados e carregador pago por viagem',
          en: 'the library in three buildings, with a cheap, slow basement for idle books and a porter paid per trip',
          es: 'la biblioteca en tres edificios, con sótano barato y lento para libros quietos y cargador pagado por viaje',
        },
        tell: {
          pt: 'Arquivos que esfriam, nos mesmos caminhos: um ciclo de vida do EFS. Arquivos que não são lidos há meses e devem custar menos: um ciclo de vida para o EFS IA. Picos de acesso, sem vazão ociosa: o modo Elastic. Arquivos acessíveis se uma zona de disponibilidade falhar: o tipo Regional, e não One Zone. Programas que abrem, bloqueiam e alteram partes de arquivos: um sistema de arquivos como o EFS, e não objetos do S3. Ajuste no sistema de arquivos que já existe, sem copiar dados: classes e modo de vazão, que mudam no próprio EFS.',
          en: 'Files that go cold on the same paths: the lifecycle of EFS. Files that have gone unread for months and must cost less: a lifecycle into EFS IA. Peaks of access, without idle throughput: the Elastic mode. Files accessible if an Availability Zone fails: the Regional type, not One Zone. Programs that open, lock and change parts of files: a file system such as EFS, not S3 objects. An adjustment on the existing file system, without copying data: classes and throughput mode, which change in EFS itself.',
          es: 'Archivos que se enfrían, en las mismas rutas: un ciclo de vida de EFS. Archivos que no se leen hace meses y deben costar menos: un ciclo de vida hacia EFS IA. Picos de acceso, sin rendimiento ocioso: el modo Elastic. Archivos accesibles si falla una zona de disponibilidad: el tipo Regional, y no One Zone. Programas que abren, bloquean y modifican partes de archivos: un sistema de archivos como EFS, y no objetos de S3. Ajuste en el sistema de archivos existente, sin copiar datos: clases y modo de rendimiento, que cambian en el propio EFS.',
        },
      },
      {
        id: 'reg-prov-ia',
        uses: [],
        popularity: 3,
        rightWith: ['steady-flow'],
        source: docs('efs/latest/ug/managing-throughput.html'),
        text: {
          pt: 'Regional, com ciclo de vida e vazão provisionada',
          en: 'Regional, with a lifecycle and Provisioned throughput',
          es: 'Regional, con ciclo de vida y rendimiento aprovisionado',
        },
        action: {
          pt: 'Manter o sistema de arquivos regional, passar ao EFS IA o que não se lê há 30 dias e provisionar a vazão média.',
          en: 'Keep the file system Regional, move to EFS IA what goes unread for 30 days and provision the average throughput.',
          es: 'Mantener el sistema de archivos regional, pasar a EFS IA lo que no se lee en 30 días y aprovisionar el rendimiento medio.',
        },
        why: {
          pt: 'A vazão provisionada custa por MB/s e por mês, menos que a elástica quando o fluxo é contínuo; o ciclo de vida baixa o preço do que esfria.',
          en: 'Provisioned throughput costs per MB/s and month, less than Elastic when the flow is continuous; the lifecycle lowers the price of what goes cold.',
          es: 'El rendimiento aprovisionado cuesta por MB/s y por mes, menos que el elástico cuando el flujo es continuo; el ciclo de vida baja el precio de lo que se enfría.',
        },
        likeness: {
          pt: 'a biblioteca em três prédios, com porão barato e lento para livros parados e carregador pago por mês',
          en: 'the library in three buildings, with a cheap, slow basement for idle books and a porter paid monthly',
          es: 'la biblioteca en tres edificios, con sótano barato y lento para libros quietos y cargador pagado por mes',
        },
        tell: {
          pt: 'Fluxo contínuo e conhecido: a vazão provisionada. Arquivos que não são lidos há meses e devem custar menos: um ciclo de vida para o EFS IA. Os mesmos MB/s dia e noite: a vazão provisionada. Arquivos acessíveis se uma zona de disponibilidade falhar: o tipo Regional, e não One Zone. Programas que abrem, bloqueiam e alteram partes de arquivos: um sistema de arquivos como o EFS, e não objetos do S3. Ajuste no sistema de arquivos que já existe, sem copiar dados: classes e modo de vazão, que mudam no próprio EFS.',
          en: 'A continuous, known flow: Provisioned throughput. Files that have gone unread for months and must cost less: a lifecycle into EFS IA. The same MB/s day and night: Provisioned throughput. Files accessible if an Availability Zone fails: the Regional type, not One Zone. Programs that open, lock and change parts of files: a file system such as EFS, not S3 objects. An adjustment on the existing file system, without copying data: classes and throughput mode, which change in EFS itself.',
          es: 'Flujo continuo y conocido: el rendimiento aprovisionado. Archivos que no se leen hace meses y deben costar menos: un ciclo de vida hacia EFS IA. Los mismos MB/s día y noche: el rendimiento aprovisionado. Archivos accesibles si falla una zona de disponibilidad: el tipo Regional, y no One Zone. Programas que abren, bloquean y modifican partes de archivos: un sistema de archivos como EFS, y no objetos de S3. Ajuste en el sistema de archivos existente, sin copiar datos: clases y modo de rendimiento, que cambian en el propio EFS.',
        },
      },
      {
        id: 'reg-prov',
        uses: [],
        popularity: 3,
        rightWith: ['steady-flow'],
        source: docs('efs/latest/ug/managing-throughput.html'),
        text: {
          pt: 'Regional, Standard e vazão provisionada menor',
          en: 'Regional, Standard and less Provisioned throughput',
          es: 'Regional, Standard y menos rendimiento aprovisionado',
        },
        action: {
          pt: 'Manter o sistema de arquivos regional, tudo na classe Standard, e reduzir a vazão provisionada à média do mês.',
          en: 'Keep the file system Regional, with everything in the Standard class, and lower Provisioned throughput to the month’s average.',
          es: 'Mantener el sistema de archivos regional, todo en la clase Standard, y reducir el rendimiento aprovisionado a la media del mes.',
        },
        why: {
          pt: 'A vazão provisionada na média custa por MB/s e por mês, sem cobrar leituras; na classe Standard, todo arquivo responde em cerca de um milissegundo.',
          en: 'Provisioned throughput at the average costs per MB/s and month, without a charge for reads; in the Standard class, every file answers within about a millisecond.',
          es: 'El rendimiento aprovisionado en la media cuesta por MB/s y por mes, sin cobrar lecturas; en la clase Standard, todo archivo responde en cerca de un milisegundo.',
        },
        likeness: {
          pt: 'a biblioteca em três prédios, com tudo à mão em estantes caras e um carregador pago por mês',
          en: 'the library in three buildings, with everything on costly shelves at hand and a porter paid monthly',
          es: 'la biblioteca en tres edificios, con todo a mano en estantes caros y un cargador pagado por mes',
        },
        tell: {
          pt: 'Fluxo contínuo sobre arquivos sempre lidos: Standard e vazão provisionada. Os mesmos MB/s dia e noite: a vazão provisionada. Leitura em cerca de um milissegundo: a classe Standard do EFS. Arquivos acessíveis se uma zona de disponibilidade falhar: o tipo Regional, e não One Zone. Programas que abrem, bloqueiam e alteram partes de arquivos: um sistema de arquivos como o EFS, e não objetos do S3. Ajuste no sistema de arquivos que já existe, sem copiar dados: classes e modo de vazão, que mudam no próprio EFS.',
          en: 'A continuous flow over files that are read all the time: Standard and Provisioned throughput. The same MB/s day and night: Provisioned throughput. A read that takes about a millisecond: the Standard class of EFS. Files accessible if an Availability Zone fails: the Regional type, not One Zone. Programs that open, lock and change parts of files: a file system such as EFS, not S3 objects. An adjustment on the existing file system, without copying data: classes and throughput mode, which change in EFS itself.',
          es: 'Flujo continuo sobre archivos siempre leídos: Standard y rendimiento aprovisionado. Los mismos MB/s día y noche: el rendimiento aprovisionado. Lectura en cerca de un milisegundo: la clase Standard de EFS. Archivos accesibles si falla una zona de disponibilidad: el tipo Regional, y no One Zone. Programas que abren, bloquean y modifican partes de archivos: un sistema de archivos como EFS, y no objetos de S3. Ajuste en el sistema de archivos existente, sin copiar datos: clases y modo de rendimiento, que cambian en el propio EFS.',
        },
      },
      {
        id: 'one-elastic-ia',
        uses: ['One Zone'],
        popularity: 4,
        rightWith: ['can-redo'],
        source: docs('efs/latest/ug/availability-durability.html'),
        text: {
          pt: 'One Zone, com ciclo de vida e vazão elástica',
          en: 'One Zone, with a lifecycle and Elastic throughput',
          es: 'One Zone, con ciclo de vida y rendimiento elástico',
        },
        action: {
          pt: 'Criar um sistema de arquivos EFS One Zone com ciclo de vida para o EFS IA e vazão Elastic, e copiar os arquivos.',
          en: 'Create an EFS One Zone file system with a lifecycle into EFS IA and Elastic throughput, and copy the files.',
          es: 'Crear un sistema de archivos EFS One Zone con ciclo de vida hacia EFS IA y rendimiento Elastic, y copiar los archivos.',
        },
        why: {
          pt: 'O EFS One Zone custa cerca de metade do regional, com os arquivos em uma só zona, aceita as mesmas alterações e bloqueios e também passa o que esfria ao EFS IA.',
          en: 'EFS One Zone costs about half as much as Regional, with the files in a single zone, takes the same changes and locks and also moves what goes cold to EFS IA.',
          es: 'EFS One Zone cuesta cerca de la mitad que el regional, con los archivos en una sola zona, admite los mismos cambios y bloqueos y también pasa lo que se enfría a EFS IA.',
        },
        likeness: {
          pt: 'a mudança para um só prédio, à metade do preço, com porão lento e carregador pago por viagem',
          en: 'a move to a single building, at half the price, with a slow basement and porter paid per trip',
          es: 'la mudanza a un solo edificio, a mitad de precio, con sótano lento y cargador pagado por viaje',
        },
        tell: {
          pt: 'Arquivos que podem ser refeitos: EFS One Zone. Arquivos que não são lidos há meses e devem custar menos: um ciclo de vida para o EFS IA. Programas que abrem, bloqueiam e alteram partes de arquivos: um sistema de arquivos como o EFS, e não objetos do S3.',
          en: 'Files that can be made again: EFS One Zone. Files that have gone unread for months and must cost less: a lifecycle into EFS IA. Programs that open, lock and change parts of files: a file system such as EFS, not S3 objects.',
          es: 'Archivos que pueden rehacerse: EFS One Zone. Archivos que no se leen hace meses y deben costar menos: un ciclo de vida hacia EFS IA. Programas que abren, bloquean y modifican partes de archivos: un sistema de archivos como EFS, y no objetos de S3.',
        },
      },
      {
        id: 'bucket',
        uses: ['Mountpoint'],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonS3/latest/userguide/mountpoint.html'),
        text: {
          pt: 'Um bucket do S3, montado com o Mountpoint',
          en: 'An S3 bucket mounted with Mountpoint',
          es: 'Un bucket de S3 montado con Mountpoint',
        },
        action: {
          pt: 'Mover os arquivos para o Amazon S3 Intelligent-Tiering e montar o bucket nos servidores com o Mountpoint for Amazon S3.',
          en: 'Move the files to Amazon S3 Intelligent-Tiering and mount the bucket on the servers with Mountpoint for Amazon S3.',
          es: 'Mover los archivos a Amazon S3 Intelligent-Tiering y montar el bucket en los servidores con Mountpoint for Amazon S3.',
        },
        why: {
          pt: 'O Mountpoint mostra objetos como arquivos para leituras grandes, ao preço do S3; não altera um trecho nem oferece bloqueios.',
          en: 'Mountpoint shows objects as files for large reads, at the price of S3; it neither changes a part nor offers locks.',
          es: 'Mountpoint muestra objetos como archivos para lecturas grandes, al precio de S3; no modifica una parte ni ofrece bloqueos.',
        },
        likeness: {
          pt: 'a mudança para um depósito barato e lento, onde se leem livros inteiros, mas ninguém corrige uma página',
          en: 'a move to a cheap, slower warehouse, where whole books are read but nobody corrects a page',
          es: 'la mudanza a un depósito barato y lento, donde se leen libros enteros, pero nadie corrige páginas',
        },
        tell: {
          pt: 'Leituras sequenciais de um conjunto que não muda: S3 com o Mountpoint.',
          en: 'Sequential reads of a set that does not change: S3 with Mountpoint.',
          es: 'Lecturas secuenciales de un conjunto que no cambia: S3 con Mountpoint.',
        },
      },
    ],
    constraints: [
      {
        id: 'cold',
        text: {
          pt: 'Nove em cada dez arquivos não são lidos há meses e devem custar menos sem que ninguém os mova.',
          en: 'Nine out of ten files have gone unread for months and must cost less without anybody moving them.',
          es: 'Nueve de cada diez archivos no se leen hace meses y deben costar menos sin que nadie los mueva.',
        },
        fits: ['reg-elastic-ia', 'reg-prov-ia', 'one-elastic-ia', 'bucket'],
        rulesOut: {
          'reg-elastic': {
            pt: 'Sem ciclo de vida, todos os arquivos pagam a classe Standard.',
            en: 'Without a lifecycle all files pay for the Standard class.',
            es: 'Sin ciclo de vida, todos los archivos pagan la clase Standard.',
          },
          'reg-prov': {
            pt: 'Sem ciclo de vida, todos os arquivos pagam a classe Standard.',
            en: 'Without a lifecycle all files pay for the Standard class.',
            es: 'Sin ciclo de vida, todos los archivos pagan la clase Standard.',
          },
        },
      },
      {
        id: 'all-hot',
        notWith: ['cold'],
        text: {
          pt: 'Cada leitura deve levar cerca de um milissegundo, mesmo a de um arquivo que ninguém abre há meses.',
          en: 'Each read must take about a millisecond, even of a file that nobody has opened for months.',
          es: 'Cada lectura debe tardar cerca de un milisegundo, incluso la de un archivo que nadie abre desde hace meses.',
        },
        fits: ['reg-elastic', 'reg-prov'],
        rulesOut: {
          bucket: {
            pt: 'Um objeto do S3 leva dezenas de milissegundos até o primeiro byte.',
            en: 'An S3 object takes tens of milliseconds to its first byte.',
            es: 'Un objeto de S3 tarda decenas de milisegundos hasta el primer byte.',
          },
          'reg-prov-ia': {
            pt: 'No EFS IA, o primeiro byte de um arquivo leva dezenas de milissegundos.',
            en: 'In EFS IA the first byte of a file takes tens of milliseconds.',
            es: 'En EFS IA, el primer byte de un archivo tarda decenas de milisegundos.',
          },
          'reg-elastic-ia': {
            pt: 'No EFS IA, o primeiro byte de um arquivo leva dezenas de milissegundos.',
            en: 'In EFS IA the first byte of a file takes tens of milliseconds.',
            es: 'En EFS IA, el primer byte de un archivo tarda decenas de milisegundos.',
          },
          'one-elastic-ia': {
            pt: 'No EFS IA, o primeiro byte de um arquivo leva dezenas de milissegundos.',
            en: 'In EFS IA the first byte of a file takes tens of milliseconds.',
            es: 'En EFS IA, el primer byte de un archivo tarda decenas de milisegundos.',
          },
        },
      },
      {
        id: 'spiky',
        text: {
          pt: 'O acesso vem em picos de uma hora, algumas vezes por semana, e a empresa não quer pagar por vazão ociosa.',
          en: 'Access comes in peaks of an hour, a few times a week, and the company does not want to pay for idle throughput.',
          es: 'El acceso llega en picos de una hora, algunas veces por semana, y la empresa no quiere pagar por rendimiento ocioso.',
        },
        fits: ['reg-elastic', 'reg-elastic-ia', 'one-elastic-ia', 'bucket'],
        rulesOut: {
          'reg-prov-ia': {
            pt: 'A vazão provisionada é paga o mês inteiro, com acesso ou sem ele.',
            en: 'Provisioned throughput is paid for all month, with or without access.',
            es: 'El rendimiento aprovisionado se paga todo el mes, con acceso o sin él.',
          },
          'reg-prov': {
            pt: 'A vazão provisionada é paga o mês inteiro, com acesso ou sem ele.',
            en: 'Provisioned throughput is paid for all month, with or without access.',
            es: 'El rendimiento aprovisionado se paga todo el mes, con acceso o sin él.',
          },
        },
      },
      {
        id: 'steady-flow',
        notWith: ['spiky'],
        text: {
          pt: 'São 400 MB/s dia e noite, e uma cobrança por gigabyte transferido sairia mais cara.',
          en: 'There are 400 MB/s day and night, and a charge per gigabyte transferred would cost more.',
          es: 'Son 400 MB/s día y noche, y un cobro por gigabyte transferido saldría más caro.',
        },
        fits: ['reg-prov-ia', 'reg-prov'],
        rulesOut: {
          'reg-elastic': {
            pt: 'A vazão elástica cobra cada gigabyte transferido.',
            en: 'Elastic throughput charges for each gigabyte transferred.',
            es: 'El rendimiento elástico cobra cada gigabyte transferido.',
          },
          'reg-elastic-ia': {
            pt: 'A vazão elástica cobra cada gigabyte transferido.',
            en: 'Elastic throughput charges for each gigabyte transferred.',
            es: 'El rendimiento elástico cobra cada gigabyte transferido.',
          },
          'one-elastic-ia': {
            pt: 'A vazão elástica cobra cada gigabyte transferido.',
            en: 'Elastic throughput charges for each gigabyte transferred.',
            es: 'El rendimiento elástico cobra cada gigabyte transferido.',
          },
        },
      },
      {
        id: 'zone-loss',
        text: {
          pt: 'Se uma zona de disponibilidade falhar, os arquivos devem continuar acessíveis das outras.',
          en: 'If an Availability Zone fails, the files must stay accessible from the others.',
          es: 'Si falla una zona de disponibilidad, los archivos deben seguir accesibles desde las otras.',
        },
        fits: ['reg-elastic', 'reg-elastic-ia', 'reg-prov-ia', 'reg-prov', 'bucket'],
        rulesOut: {
          'one-elastic-ia': {
            pt: 'O EFS One Zone guarda os arquivos em uma só zona e para com ela.',
            en: 'EFS One Zone keeps the files in a single zone and stops with it.',
            es: 'EFS One Zone guarda los archivos en una sola zona y se detiene con ella.',
          },
        },
      },
      {
        id: 'can-redo',
        notWith: ['zone-loss'],
        text: {
          pt: 'Os arquivos podem ser refeitos em um dia a partir dos originais, e o armazenamento deve custar cerca de metade.',
          en: 'The files can be made again within a day from the originals, and storage must cost about half as much.',
          es: 'Los archivos pueden rehacerse en un día a partir de los originales, y el almacenamiento debe costar cerca de la mitad.',
        },
        fits: ['one-elastic-ia', 'bucket'],
        rulesOut: {
          'reg-elastic': {
            pt: 'Na classe Standard regional, cada gigabyte continua com o preço atual.',
            en: 'In the Regional Standard class each gigabyte stays at its present price.',
            es: 'En la clase Standard regional, cada gigabyte sigue con el precio actual.',
          },
          'reg-prov': {
            pt: 'Na classe Standard regional, cada gigabyte continua com o preço atual.',
            en: 'In the Regional Standard class each gigabyte stays at its present price.',
            es: 'En la clase Standard regional, cada gigabyte sigue con el precio actual.',
          },
        },
      },
      {
        id: 'in-place',
        text: {
          pt: 'Os programas abrem, bloqueiam e alteram trechos dos arquivos, e isso não vai mudar.',
          en: 'The programs open, lock and change parts of files, and this is not going to change.',
          es: 'Los programas abren, bloquean y modifican partes de los archivos, y eso no va a cambiar.',
        },
        fits: ['reg-elastic', 'reg-elastic-ia', 'reg-prov-ia', 'reg-prov', 'one-elastic-ia'],
        rulesOut: {
          bucket: {
            pt: 'O Mountpoint não altera trechos de um objeto nem oferece bloqueio de arquivos.',
            en: 'Mountpoint neither changes parts of an object nor offers file locks.',
            es: 'Mountpoint no modifica partes de un objeto ni ofrece bloqueo de archivos.',
          },
        },
      },
      {
        id: 'no-move',
        text: {
          pt: 'O ajuste deve ser feito no sistema de arquivos que existe, sem copiar dados nem montar outro.',
          en: 'The adjustment must be made on the existing file system, without copying data or mounting another.',
          es: 'El ajuste debe hacerse en el sistema de archivos existente, sin copiar datos ni montar otro.',
        },
        fits: ['reg-elastic', 'reg-elastic-ia', 'reg-prov-ia', 'reg-prov'],
        rulesOut: {
          'one-elastic-ia': {
            pt: 'Um sistema regional não vira One Zone: é outro sistema, com os dados copiados.',
            en: 'A Regional system does not turn into One Zone: it is another one, with the data copied.',
            es: 'Un sistema regional no se convierte en One Zone: es otro sistema, con los datos copiados.',
          },
          bucket: {
            pt: 'Os arquivos teriam que ser copiados para um bucket e montados de outra forma.',
            en: 'The files would have to be copied to a bucket and mounted in another way.',
            es: 'Los archivos tendrían que copiarse a un bucket y montarse de otra forma.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como o sistema de arquivos deve ser configurado?',
      en: 'How should the file system be set up?',
      es: '¿Cómo se debe configurar el sistema de archivos?',
    },
  },
];
