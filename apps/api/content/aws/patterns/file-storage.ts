import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fileStorage: readonly Pattern[] = [
  {
    id: 'shared-files',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'block-file' },
      'saa-c03': { domain: 'performance', topic: 'storage-performance' },
    },
    scene: {
      pt: 'Pense nos arquivos como folhas de papel, nos servidores como pessoas que trabalham nelas e em cada zona como um prédio.',
      en: 'Think of the files as sheets of paper, of the servers as people working on them, and of each zone as a building.',
      es: 'Piensa en los archivos como hojas de papel, en los servidores como personas que trabajan en ellas y en cada zona como un edificio.',
    },
    situations: [
      {
        id: 'newsroom',
        text: {
          pt: 'Várias instâncias do Amazon EC2 de uma editora de jornais precisam ler e gravar as mesmas pastas.',
          en: 'Several Amazon EC2 instances of a newspaper publisher need to read and write the same folders.',
          es: 'Varias instancias de Amazon EC2 de una editorial de periódicos deben leer y escribir las mismas carpetas.',
        },
        today: {
          pt: 'São 18 instâncias, e as cópias de cada pasta já divergem entre elas. Um arquiteto de soluções precisa definir um único lugar para os arquivos.',
          en: 'There are 18 instances, and their copies of each folder already differ. A solutions architect must define a single place for the files.',
          es: 'Son 18 instancias, y las copias de cada carpeta ya difieren entre ellas. Un arquitecto de soluciones debe definir un único lugar para los archivos.',
        },
      },
      {
        id: 'architects',
        text: {
          pt: 'Um escritório de arquitetura leva para o Amazon EC2 um aplicativo que usa uma pasta compartilhada.',
          en: 'An architecture firm is moving an application that uses a shared folder to Amazon EC2.',
          es: 'Un estudio de arquitectura lleva a Amazon EC2 una aplicación que usa una carpeta compartida.',
        },
        today: {
          pt: 'A pasta tem 6 TB em um servidor do escritório, e o aplicativo passará a quatro instâncias. Um arquiteto de soluções define o destino dos arquivos.',
          en: 'The folder has 6 TB on a server in the office, and the application is moving to four instances. A solutions architect is designing where the files go.',
          es: 'La carpeta tiene 6 TB en un servidor de la oficina, y la aplicación pasará a cuatro instancias. Un arquitecto de soluciones diseña el destino de los archivos.',
        },
      },
      {
        id: 'laboratory',
        text: {
          pt: 'Dezenas de instâncias do Amazon EC2 de um laboratório de genética precisam ler e gravar os mesmos arquivos.',
          en: 'Dozens of Amazon EC2 instances of a genetics laboratory need to read and write the same files.',
          es: 'Decenas de instancias de Amazon EC2 de un laboratorio de genética deben leer y escribir los mismos archivos.',
        },
        today: {
          pt: 'Hoje os arquivos são copiados de um disco a outro antes de cada análise, o que leva horas. O laboratório quer deixar de copiá-los.',
          en: 'Today the files are copied from disk to disk before each analysis, which takes hours. The laboratory wants to stop copying them.',
          es: 'Hoy los archivos se copian de un disco a otro antes de cada análisis, lo que tarda horas. El laboratorio quiere dejar de copiarlos.',
        },
      },
      {
        id: 'subtitles',
        text: {
          pt: 'Tradutores de uma empresa de legendas precisam editar os mesmos arquivos em vários servidores do Amazon EC2.',
          en: 'Translators of a subtitling company need to edit the same files on several Amazon EC2 servers.',
          es: 'Traductores de una empresa de subtítulos deben editar los mismos archivos en varios servidores de Amazon EC2.',
        },
        today: {
          pt: 'São seis servidores e 40 tradutores, e cada servidor tem hoje a sua cópia. Um arquiteto de soluções deve definir onde ficará a cópia comum.',
          en: 'There are six servers and 40 translators, and each server has its own copy today. A solutions architect must define where the common one will be.',
          es: 'Son seis servidores y 40 traductores, y cada servidor tiene hoy su copia. Un arquitecto de soluciones debe definir dónde estará la copia común.',
        },
      },
      {
        id: 'soil-lab',
        text: {
          pt: 'Um instituto de solos precisa de uma só árvore de pastas para várias instâncias do Amazon EC2, que analisam amostras.',
          en: 'A soil institute needs one folder tree for several Amazon EC2 instances, which analyze samples.',
          es: 'Un instituto de suelos necesita un solo árbol de carpetas para varias instancias de Amazon EC2, que analizan muestras.',
        },
        today: {
          pt: 'A árvore tem 900 mil arquivos e hoje está no disco de uma só instância. O instituto vai movê-la a um armazenamento comum.',
          en: 'The tree has 900,000 files and is on the disk of a single instance today. The institute plans to move it to common storage.',
          es: 'El árbol tiene 900 mil archivos y hoy está en el disco de una sola instancia. El instituto lo va a mover a un almacenamiento común.',
        },
      },
      {
        id: 'satellite',
        text: {
          pt: 'Dezenas de instâncias do Amazon EC2 de um instituto de clima precisam ler as mesmas imagens de satélite e gravar mapas novos em um armazenamento comum.',
          en: 'Dozens of Amazon EC2 instances of a climate institute need to read the same satellite images and write new maps to common storage.',
          es: 'Decenas de instancias de Amazon EC2 de un instituto de clima deben leer las mismas imágenes satelitales y escribir mapas nuevos en un almacenamiento común.',
        },
        today: {
          pt: 'Cada mapa é um arquivo novo, e nenhum arquivo é alterado depois de gravado. Um arquiteto de soluções deve definir um lugar comum para eles.',
          en: 'Each map is a new file, and no file is changed once it has been written. A solutions architect must define a common place for them.',
          es: 'Cada mapa es un archivo nuevo, y ningún archivo se modifica después de escrito. Un arquitecto de soluciones debe definir un lugar común para ellos.',
        },
      },
    ],
    candidates: [
      {
        id: 'efs',
        text: { pt: 'Amazon EFS do tipo regional', en: 'Amazon EFS, Regional type', es: 'Amazon EFS de tipo regional' },
        action: {
          pt: 'Criar um sistema de arquivos do Amazon EFS do tipo regional e montá-lo em todas as instâncias.',
          en: 'Create an Amazon EFS file system of the Regional type and mount it on all instances.',
          es: 'Crear un sistema de archivos de Amazon EFS de tipo regional y montarlo en todas las instancias.',
        },
        uses: ['EFS'],
        why: {
          pt: 'O Amazon EFS regional é um NFS gerenciado: muitas instâncias Linux o montam ao mesmo tempo, com bloqueios e permissões POSIX, os dados ficam em várias zonas e a capacidade se ajusta sozinha.',
          en: 'A Regional Amazon EFS file system is managed NFS: many Linux instances mount it at the same time, with POSIX locks and permissions, data is kept in several zones, and capacity adjusts automatically.',
          es: 'Amazon EFS regional es un NFS administrado: muchas instancias Linux lo montan a la vez, con bloqueos y permisos POSIX, los datos quedan en varias zonas y la capacidad se ajusta sola.',
        },
        likeness: {
          pt: 'a mesa comum em três prédios, que se estica sozinha, mas onde não cabe uma multidão',
          en: 'the shared table in three buildings, which stretches by itself but cannot seat a huge crowd',
          es: 'la mesa común en tres edificios, que se alarga sola, pero donde no cabe una multitud',
        },
        tell: {
          pt: 'Aplicativo em Linux com bloqueios e permissões POSIX: pense no EFS. Arquivos acessíveis se uma zona de disponibilidade falhar: armazenamento em várias zonas, como o EFS regional, o FSx for Windows Multi-AZ ou o S3. Tamanhos de armazenamento que a equipe não quer administrar: o EFS, que cresce sozinho.',
          en: 'An application on Linux with POSIX locks and permissions: think of EFS. Files accessible if an Availability Zone fails: storage in several zones, such as Regional EFS, Multi-AZ FSx for Windows or S3. Storage sizes that the team does not want to manage: EFS, which grows automatically.',
          es: 'Aplicación en Linux con bloqueos y permisos POSIX: piensa en EFS. Archivos accesibles si falla una zona de disponibilidad: almacenamiento en varias zonas, como EFS regional, FSx for Windows Multi-AZ o S3. Tamaños de almacenamiento que el equipo no quiere administrar: EFS, que crece solo.',
        },
        source: docs('efs/latest/ug/whatisefs.html'),
        popularity: 4,
      },
      {
        id: 'efs-one-zone',
        text: { pt: 'Amazon EFS do tipo One Zone', en: 'Amazon EFS, One Zone type', es: 'Amazon EFS de tipo One Zone' },
        action: {
          pt: 'Criar um sistema de arquivos do Amazon EFS do tipo One Zone e montá-lo em todas as instâncias.',
          en: 'Create an Amazon EFS file system of the One Zone type and mount it on all instances.',
          es: 'Crear un sistema de archivos de Amazon EFS de tipo One Zone y montarlo en todas las instancias.',
        },
        uses: ['EFS'],
        why: {
          pt: 'O EFS de uma só zona é o mesmo NFS gerenciado com cópias em uma única zona, por um preço menor; serve quando os dados podem ser refeitos.',
          en: 'EFS One Zone is the same managed NFS with copies in a single zone, at a lower price; it suits data that can be made again.',
          es: 'EFS de una sola zona es el mismo NFS administrado con copias en una única zona, a menor precio; sirve cuando los datos pueden rehacerse.',
        },
        likeness: {
          pt: 'a mesa comum que se estica sozinha, mas fica num só prédio e não comporta uma multidão',
          en: 'the shared table that stretches by itself, but is in a single building and cannot seat a huge crowd',
          es: 'la mesa común que se alarga sola, pero está en un solo edificio y no admite una multitud',
        },
        tell: {
          pt: 'Aplicativo em Linux com bloqueios e permissões POSIX: pense no EFS. Tamanhos de armazenamento que a equipe não quer administrar: o EFS, que cresce sozinho. NFS compartilhado com dados que podem ser refeitos e menor custo: pense no EFS de uma só zona.',
          en: 'An application on Linux with POSIX locks and permissions: think of EFS. Storage sizes that the team does not want to manage: EFS, which grows automatically. Shared NFS with data that can be made again and lowest cost: think of EFS One Zone.',
          es: 'Aplicación en Linux con bloqueos y permisos POSIX: piensa en EFS. Tamaños de almacenamiento que el equipo no quiere administrar: EFS, que crece solo. NFS compartido con datos que pueden rehacerse y menor costo: piensa en EFS de una sola zona.',
        },
        source: docs('efs/latest/ug/features.html'),
        popularity: 3,
      },
      {
        id: 'fsx-windows',
        text: {
          pt: 'FSx for Windows File Server Multi-AZ',
          en: 'Multi-AZ FSx for Windows File Server',
          es: 'FSx for Windows File Server Multi-AZ',
        },
        action: {
          pt: 'Criar um sistema de arquivos Multi-AZ do Amazon FSx for Windows File Server e mapear o compartilhamento em todas as instâncias.',
          en: 'Create a Multi-AZ Amazon FSx for Windows File Server file system and map its share on all instances.',
          es: 'Crear un sistema de archivos Multi-AZ de Amazon FSx for Windows File Server y asignar su recurso compartido en todas las instancias.',
        },
        uses: ['FSx'],
        why: {
          pt: 'O FSx for Windows File Server oferece compartilhamentos SMB gerenciados, com Active Directory e permissões NTFS, e muda de zona sozinho em caso de falha.',
          en: 'FSx for Windows File Server offers managed SMB shares with Active Directory and NTFS permissions, and fails over to another zone automatically.',
          es: 'FSx for Windows File Server ofrece recursos compartidos SMB administrados, con Active Directory y permisos NTFS, y cambia de zona solo ante una falla.',
        },
        likeness: {
          pt: 'a mesa alugada em dois prédios, de tamanho encomendado, onde só valem as regras de outra empresa',
          en: 'the rented table in two buildings, of a size ordered beforehand, where only another firm’s rules hold',
          es: 'la mesa alquilada en dos edificios, de tamaño encargado, donde solo valen las reglas de otra empresa',
        },
        tell: {
          pt: 'Arquivos acessíveis se uma zona de disponibilidade falhar: armazenamento em várias zonas, como o EFS regional, o FSx for Windows Multi-AZ ou o S3. SMB, Active Directory ou permissões NTFS: pense no FSx for Windows File Server.',
          en: 'Files accessible if an Availability Zone fails: storage in several zones, such as Regional EFS, Multi-AZ FSx for Windows or S3. SMB, Active Directory or NTFS permissions: think of FSx for Windows File Server.',
          es: 'Archivos accesibles si falla una zona de disponibilidad: almacenamiento en varias zonas, como EFS regional, FSx for Windows Multi-AZ o S3. SMB, Active Directory o permisos NTFS: piensa en FSx for Windows File Server.',
        },
        source: docs('fsx/latest/WindowsGuide/what-is.html'),
        popularity: 3,
      },
      {
        id: 'fsx-lustre',
        text: { pt: 'Amazon FSx for Lustre', en: 'Amazon FSx for Lustre', es: 'Amazon FSx for Lustre' },
        action: {
          pt: 'Criar um sistema de arquivos do Amazon FSx for Lustre e montá-lo em todas as instâncias.',
          en: 'Create an Amazon FSx for Lustre file system and mount it on all instances with its client.',
          es: 'Crear un sistema de archivos de Amazon FSx for Lustre y montarlo en todas las instancias.',
        },
        uses: ['FSx'],
        why: {
          pt: 'O FSx for Lustre é um sistema de arquivos paralelo e gerenciado para Linux, com bloqueios e permissões POSIX: chega a centenas de gigabytes por segundo e se liga a um bucket do S3.',
          en: 'FSx for Lustre is a managed parallel file system for Linux, with POSIX locks and permissions: it reaches hundreds of gigabytes per second and links to an S3 bucket.',
          es: 'FSx for Lustre es un sistema de archivos paralelo y administrado para Linux, con bloqueos y permisos POSIX: alcanza cientos de gigabytes por segundo y se vincula a un bucket de S3.',
        },
        likeness: {
          pt: 'o salão enorme e alugado onde uma multidão trabalha ao mesmo tempo, mas que fica num só prédio',
          en: 'the huge rented hall where a crowd works at once, but which is in a single building',
          es: 'el enorme salón alquilado donde una multitud trabaja a la vez, pero que está en un solo edificio',
        },
        tell: {
          pt: 'Aplicação em Linux que altera partes dos arquivos: EFS ou FSx for Lustre, e não o Mountpoint. Instâncias Linux que leem 100 GB por segundo: pense no FSx for Lustre, feito para HPC.',
          en: 'An application on Linux that changes parts of files: EFS or FSx for Lustre, not Mountpoint. Linux instances that read 100 GB per second: think of FSx for Lustre, made for HPC.',
          es: 'Aplicación en Linux que modifica partes de los archivos: EFS o FSx for Lustre, y no Mountpoint. Instancias Linux que leen 100 GB por segundo: piensa en FSx for Lustre, hecho para HPC.',
        },
        source: docs('fsx/latest/LustreGuide/what-is.html'),
        popularity: 2,
      },
      {
        id: 'own-server',
        neverRight: true,
        text: {
          pt: 'Dois servidores NFS, um em cada zona',
          en: 'Two self-managed NFS servers in two zones',
          es: 'Dos servidores NFS propios, en dos zonas',
        },
        action: {
          pt: 'Instalar o NFS em duas instâncias do Amazon EC2 que se replicam e montar a pasta em todas as outras.',
          en: 'Install NFS on two Amazon EC2 instances that replicate each other and mount the folder on all others.',
          es: 'Instalar NFS en dos instancias de Amazon EC2 que se replican y montar la carpeta en todas las demás.',
        },
        uses: [],
        why: {
          pt: 'Servidores próprios deixam a equipe instalar qualquer software e ajustar cada parâmetro do servidor de arquivos.',
          en: 'Self-managed servers let the team install any software and set every parameter of the file server.',
          es: 'Los servidores propios permiten al equipo instalar cualquier software y ajustar cada parámetro del servidor de archivos.',
        },
        likeness: {
          pt: 'as mesas que a própria equipe monta e conserta em dois prédios, onde não cabe uma multidão',
          en: 'the tables that the team itself builds and mends in two buildings, too small for a huge crowd',
          es: 'las mesas que el propio equipo arma y repara en dos edificios, donde no cabe una multitud',
        },
        tell: {
          pt: 'Software próprio dentro do servidor de arquivos: só com servidores próprios no EC2.',
          en: 'Software of your own inside the file server: only with servers of your own on EC2.',
          es: 'Software propio dentro del servidor de archivos: solo con servidores propios en EC2.',
        },
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        popularity: 4,
      },
      {
        id: 's3-mountpoint',
        rightIn: ['satellite'],
        text: {
          pt: 'Amazon S3 montado com o Mountpoint',
          en: 'Amazon S3, mounted with Mountpoint',
          es: 'Amazon S3 montado con Mountpoint',
        },
        action: {
          pt: 'Criar um bucket do Amazon S3 e montá-lo em todas as instâncias com o Mountpoint for Amazon S3.',
          en: 'Create an Amazon S3 bucket and mount it on all instances with Mountpoint for Amazon S3.',
          es: 'Crear un bucket de Amazon S3 y montarlo en todas las instancias con Mountpoint for Amazon S3.',
        },
        uses: ['S3', 'Mountpoint'],
        why: {
          pt: 'O Mountpoint mostra um bucket do Amazon S3 como pasta: leitura em grande volume, várias zonas e nenhum tamanho a planejar.',
          en: 'Mountpoint shows an Amazon S3 bucket as a folder: reading at large scale, several zones and no size to plan.',
          es: 'Mountpoint muestra un bucket de Amazon S3 como carpeta: lectura a gran escala, varias zonas y ningún tamaño que planificar.',
        },
        likeness: {
          pt: 'o mural sem fim em três prédios, onde uma multidão lê e prega folhas que ninguém pode corrigir',
          en: 'the endless noticeboard in three buildings, where a crowd reads and pins up sheets that nobody can correct',
          es: 'el mural sin fin en tres edificios, donde una multitud lee y clava hojas que nadie puede corregir',
        },
        tell: {
          pt: 'Arquivos acessíveis se uma zona de disponibilidade falhar: armazenamento em várias zonas, como o EFS regional, o FSx for Windows Multi-AZ ou o S3. Muita leitura de objetos como se fossem arquivos, sem alterar os existentes: o Mountpoint do S3.',
          en: 'Files accessible if an Availability Zone fails: storage in several zones, such as Regional EFS, Multi-AZ FSx for Windows or S3. Much reading of objects as if they were files, without changing existing ones: Mountpoint for S3.',
          es: 'Archivos accesibles si falla una zona de disponibilidad: almacenamiento en varias zonas, como EFS regional, FSx for Windows Multi-AZ o S3. Mucha lectura de objetos como si fueran archivos, sin modificar los existentes: Mountpoint de S3.',
        },
        source: docs('AmazonS3/latest/userguide/mountpoint.html'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'edits-in-place',
        situations: ['newsroom', 'architects', 'laboratory', 'subtitles', 'soil-lab'],
        text: {
          pt: 'O aplicativo, em Linux, altera trechos de arquivos e depende de bloqueios e permissões POSIX.',
          en: 'The application, on Linux, changes parts of files and relies on POSIX locks and permissions.',
          es: 'La aplicación, en Linux, modifica partes de archivos y depende de bloqueos y permisos POSIX.',
        },
        fits: ['efs', 'efs-one-zone', 'fsx-lustre', 'own-server'],
        rulesOut: {
          'fsx-windows': {
            pt: 'O FSx for Windows File Server usa SMB e permissões NTFS; não guarda as permissões POSIX de que o aplicativo depende.',
            en: 'FSx for Windows File Server uses SMB and NTFS permissions; it does not keep the POSIX permissions that the application relies on.',
            es: 'FSx for Windows File Server usa SMB y permisos NTFS; no guarda los permisos POSIX de los que depende la aplicación.',
          },
          's3-mountpoint': {
            pt: 'O Mountpoint do S3 não altera trechos de objetos existentes nem oferece bloqueios de arquivo.',
            en: 'Mountpoint for S3 neither changes parts of existing objects nor offers file locks.',
            es: 'Mountpoint de S3 no modifica partes de objetos existentes ni ofrece bloqueos de archivo.',
          },
        },
      },
      {
        id: 'zone-loss',
        text: {
          pt: 'Os arquivos devem continuar acessíveis se uma zona de disponibilidade falhar.',
          en: 'The files must stay accessible if an Availability Zone fails.',
          es: 'Los archivos deben seguir accesibles si falla una zona de disponibilidad.',
        },
        fits: ['efs', 'fsx-windows', 's3-mountpoint', 'own-server'],
        rulesOut: {
          'efs-one-zone': {
            pt: 'O EFS One Zone custa menos, mas fica inacessível quando a sua zona falha.',
            en: 'EFS One Zone costs less but is out of reach when its zone fails.',
            es: 'EFS One Zone cuesta menos, pero queda inaccesible cuando falla su zona.',
          },
          'fsx-lustre': {
            pt: 'Um sistema do FSx for Lustre fica em uma única zona e cai com ela.',
            en: 'An FSx for Lustre file system lives in a single zone and fails with it.',
            es: 'Un sistema de FSx for Lustre está en una única zona y falla con ella.',
          },
        },
      },
      {
        id: 'no-capacity',
        text: {
          pt: 'O volume varia muito, e a equipe não quer administrar tamanhos de armazenamento.',
          en: 'The volume varies widely, and the team does not want to manage storage sizes.',
          es: 'El volumen varía mucho, y el equipo no quiere administrar tamaños de almacenamiento.',
        },
        fits: ['efs', 'efs-one-zone', 's3-mountpoint'],
        rulesOut: {
          'fsx-windows': {
            pt: 'No FSx for Windows File Server a capacidade é definida ao criar e aumentada pela equipe.',
            en: 'With FSx for Windows File Server the team sets the capacity at creation and raises it itself.',
            es: 'En FSx for Windows File Server la capacidad se define al crear y la amplía el equipo.',
          },
          'own-server': {
            pt: 'Os volumes de servidores próprios têm um tamanho que a equipe define e aumenta.',
            en: 'The volumes of self-managed servers have a size that the team sets and raises.',
            es: 'Los volúmenes de servidores propios tienen un tamaño que el equipo define y amplía.',
          },
        },
      },
      {
        id: 'no-servers',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['efs', 'efs-one-zone', 'fsx-windows', 'fsx-lustre', 's3-mountpoint'],
        rulesOut: {
          'own-server': {
            pt: 'Servidores NFS próprios devem ser atualizados, replicados e substituídos pela equipe; um serviço gerenciado tem menos sobrecarga operacional.',
            en: 'The team has to patch, replicate and replace self-managed NFS servers; a managed service has less operational overhead.',
            es: 'Los servidores NFS propios deben ser actualizados, replicados y reemplazados por el equipo; un servicio administrado tiene menos sobrecarga operativa.',
          },
        },
      },
      {
        id: 'hundreds-of-gigabytes',
        situations: ['laboratory'],
        text: {
          pt: 'As instâncias Linux precisam ler, juntas, 100 GB por segundo.',
          en: 'The Linux instances must read 100 GB per second in total.',
          es: 'Las instancias Linux deben leer, en total, 100 GB por segundo.',
        },
        fits: ['fsx-lustre', 's3-mountpoint'],
        rulesOut: {
          efs: {
            pt: 'O Amazon EFS não chega aos 100 GB por segundo que os cálculos exigem.',
            en: 'Amazon EFS does not reach the 100 GB per second that the calculations need.',
            es: 'Amazon EFS no llega a los 100 GB por segundo que exigen los cálculos.',
          },
          'efs-one-zone': {
            pt: 'O EFS de uma só zona não chega aos 100 GB por segundo que os cálculos exigem.',
            en: 'EFS One Zone does not reach the 100 GB per second that the calculations need.',
            es: 'EFS de una sola zona no llega a los 100 GB por segundo que exigen los cálculos.',
          },
          'own-server': {
            pt: 'Dois servidores NFS próprios são limitados pelos discos e pela rede de cada instância, abaixo de 100 GB por segundo.',
            en: 'Two self-managed NFS servers are limited by the disks and the network of each instance, below 100 GB per second.',
            es: 'Dos servidores NFS propios están limitados por los discos y la red de cada instancia, por debajo de 100 GB por segundo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },

  {
    id: 'instance-files',
    exams: { 'clf-c02': { domain: 'technology', topic: 'block-file' } },
    scene: {
      pt: 'Pense em cada servidor como uma mesa de escritório e nos arquivos como os papéis com que se trabalha nela.',
      en: 'Think of each server as a desk in an office and of the files as the papers that people use there.',
      es: 'Piensa en cada servidor como un escritorio de oficina y en los archivos como los papeles con que se trabaja en él.',
    },
    situations: [
      {
        id: 'reports-files',
        text: {
          pt: 'Uma consultoria leva ao Amazon EC2 um programa que grava e lê relatórios. A equipe escolhe o armazenamento.',
          en: 'A consultancy is moving a program that writes and reads reports to Amazon EC2 and is choosing its storage.',
          es: 'Una consultora lleva a Amazon EC2 un programa que escribe y lee informes y elige el almacenamiento.',
        },
      },
      {
        id: 'recipes-files',
        text: {
          pt: 'Uma rede de farmácias precisa de armazenamento para um programa no Amazon EC2 que arquiva receitas.',
          en: 'A pharmacy chain needs storage for a program on Amazon EC2 that files prescriptions.',
          es: 'Una cadena de farmacias necesita almacenamiento para un programa en Amazon EC2 que archiva recetas.',
        },
      },
      {
        id: 'drawings-files',
        text: {
          pt: 'Uma construtora precisa de armazenamento para um programa no Amazon EC2 que guarda desenhos técnicos.',
          en: 'A builder needs storage for a program on Amazon EC2 that keeps technical drawings.',
          es: 'Una constructora necesita almacenamiento para un programa en Amazon EC2 que guarda planos técnicos.',
        },
      },
      {
        id: 'photos-files',
        text: {
          pt: 'Um portal de imóveis precisa de armazenamento para as fotos que o seu programa no Amazon EC2 recebe.',
          en: 'A real estate portal needs storage for the photos that its program on Amazon EC2 receives.',
          es: 'Un portal inmobiliario necesita almacenamiento para las fotos que recibe su programa en Amazon EC2.',
        },
      },
    ],
    candidates: [
      {
        id: 'efs',
        uses: ['EFS'],
        popularity: 4,
        source: docs('efs/latest/ug/whatisefs.html'),
        text: {
          pt: 'Um sistema regional do Amazon EFS',
          en: 'A Regional Amazon EFS file system',
          es: 'Un sistema regional de Amazon EFS',
        },
        why: {
          pt: 'O Amazon EFS é um NFS gerenciado: instâncias Linux de várias zonas montam as mesmas pastas, sem Active Directory, os arquivos ficam quando elas param, e o espaço cresce por si.',
          en: 'Amazon EFS is managed NFS: Linux instances in several zones mount the same folders, without Active Directory, the files stay when they stop, and space grows automatically.',
          es: 'Amazon EFS es un NFS administrado: instancias Linux de varias zonas montan las mismas carpetas, sin Active Directory, los archivos quedan cuando se detienen, y el espacio crece solo.',
        },
        likeness: {
          pt: 'a estante comum a todas as mesas, que outros mantêm e aumentam, mas que custa mais',
          en: 'the bookcase shared by all desks, which others mend and enlarge but which costs more',
          es: 'el estante común a todos los escritorios, que otros mantienen y amplían, pero que cuesta más',
        },
        tell: {
          pt: 'Servidores que veem os mesmos arquivos ao mesmo tempo: NFS, como o EFS. Programa com pastas e caminhos comuns, que não será alterado: um sistema de arquivos, como o EFS. Vários servidores que devem ver os mesmos arquivos ao mesmo tempo: armazenamento comum, como o EFS ou o S3. Servidores que usam Linux, sem um Active Directory: EFS ou EBS, e não FSx for Windows. Arquivos que devem estar lá de manhã, com servidores que param à noite: armazenamento que persiste, e não o instance store. Volume imprevisível, cujo tamanho de armazenamento ninguém vai definir: EFS ou S3, que crescem sozinhos.',
          en: 'Servers that see the same files at the same time: NFS, such as EFS. A program with ordinary folders and paths, which will not be changed: a file system, such as EFS. Several servers that must see the same files at the same time: common storage, such as EFS or S3. Servers that run Linux, with no Active Directory: EFS or EBS, not FSx for Windows. Files that must be there in the morning, with servers that stop at night: storage that persists, not the instance store. An unpredictable volume, whose storage size nobody will set: EFS or S3, which grow automatically.',
          es: 'Servidores que ven los mismos archivos al mismo tiempo: NFS, como EFS. Programa con carpetas y rutas comunes, que no se modificará: un sistema de archivos, como EFS. Varios servidores que deben ver los mismos archivos al mismo tiempo: almacenamiento común, como EFS o S3. Servidores que usan Linux, sin un Active Directory: EFS o EBS, y no FSx for Windows. Archivos que deben estar allí por la mañana, con servidores que se detienen de noche: almacenamiento que persiste, y no el instance store. Volumen impredecible, cuyo tamaño de almacenamiento nadie va a definir: EFS o S3, que crecen solos.',
        },
      },
      {
        id: 'ebs',
        uses: ['EBS'],
        popularity: 5,
        source: docs('ebs/latest/userguide/what-is-ebs.html'),
        text: {
          pt: 'Um volume do Amazon EBS por instância',
          en: 'An Amazon EBS volume per instance',
          es: 'Un volumen de Amazon EBS por instancia',
        },
        why: {
          pt: 'Um volume do Amazon EBS é um disco de uma instância, com pastas comuns e sem Active Directory, que persiste quando ela para, em uma zona.',
          en: 'An Amazon EBS volume is a disk of one instance, with ordinary folders and no Active Directory, that persists when it stops, in one zone.',
          es: 'Un volumen de Amazon EBS es un disco de una instancia, con carpetas comunes y sin Active Directory, que persiste cuando esta se detiene, en una zona.',
        },
        likeness: {
          pt: 'a gaveta de cada mesa, de tamanho encomendado e paga mesmo vazia, que as outras mesas não abrem',
          en: 'the drawer of each desk, paid for even when empty and of a fixed size, closed to other desks',
          es: 'el cajón de cada escritorio, de tamaño encargado y pagado aunque esté vacío, que los demás no abren',
        },
        tell: {
          pt: 'Disco de uma instância, que fica quando ela para: EBS. Servidores que usam Linux, sem um Active Directory: EFS ou EBS, e não FSx for Windows. Arquivos que devem estar lá de manhã, com servidores que param à noite: armazenamento que persiste, e não o instance store.',
          en: 'A disk of one instance that stays when it stops: EBS. Servers that run Linux, with no Active Directory: EFS or EBS, not FSx for Windows. Files that must be there in the morning, with servers that stop at night: storage that persists, not the instance store.',
          es: 'Un disco de una instancia que queda cuando se detiene: EBS. Servidores que usan Linux, sin un Active Directory: EFS o EBS, y no FSx for Windows. Archivos que deben estar allí por la mañana, con servidores que se detienen de noche: almacenamiento que persiste, y no el instance store.',
        },
      },
      {
        id: 'store',
        neverRight: true,
        uses: ['instance store'],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        text: {
          pt: 'O instance store de cada instância',
          en: 'The instance store of each instance',
          es: 'El instance store de cada instancia',
        },
        why: {
          pt: 'O instance store é um disco local incluído no preço da instância, que se perde quando ela para.',
          en: 'The instance store is a local disk included in the price of the instance, which is lost when it stops.',
          es: 'El instance store es un disco local incluido en el precio de la instancia, que se pierde cuando esta se detiene.',
        },
        likeness: {
          pt: 'o tampo de cada mesa, incluído no aluguel, que só serve a ela e é limpo toda noite',
          en: 'the top of each desk, included in the rent, which serves only that desk and is cleared nightly',
          es: 'el tablero de cada escritorio, incluido en el alquiler, que nadie más usa y se vacía cada noche',
        },
        tell: {
          pt: 'Dados temporários e muito rápidos: instance store.',
          en: 'Temporary, very fast data: the instance store.',
          es: 'Datos temporales y muy rápidos: instance store.',
        },
      },
      {
        id: 's3',
        rightWith: ['cheapest'],
        uses: ['S3'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/Welcome.html'),
        text: {
          pt: 'Um bucket do Amazon S3, pela API',
          en: 'An Amazon S3 bucket, through the API',
          es: 'Un bucket de Amazon S3, por la API',
        },
        why: {
          pt: 'O Amazon S3 guarda objetos em várias zonas, fora dos servidores, sem tamanho a definir e pelo menor preço por gigabyte; o programa usa a sua API.',
          en: 'Amazon S3 keeps objects in several zones, outside the servers, with no size to set and at the lowest price per gigabyte; the program uses its API.',
          es: 'Amazon S3 guarda objetos en varias zonas, fuera de los servidores, sin tamaño que definir y al menor precio por gigabyte; el programa usa su API.',
        },
        likeness: {
          pt: 'o depósito comum mais barato, sem limite de espaço, mas em que cada papel se pede por formulário',
          en: 'the cheapest shared depot, without a limit on space, but where each paper is requested by form',
          es: 'el depósito común más barato, sin límite de espacio, pero donde cada papel se pide por formulario',
        },
        tell: {
          pt: 'Programa que pode usar uma API: objetos no S3. Vários servidores que devem ver os mesmos arquivos ao mesmo tempo: armazenamento comum, como o EFS ou o S3. Arquivos que devem estar lá de manhã, com servidores que param à noite: armazenamento que persiste, e não o instance store. Volume imprevisível, cujo tamanho de armazenamento ninguém vai definir: EFS ou S3, que crescem sozinhos.',
          en: 'A program that can use an API: objects in S3. Several servers that must see the same files at the same time: common storage, such as EFS or S3. Files that must be there in the morning, with servers that stop at night: storage that persists, not the instance store. An unpredictable volume, whose storage size nobody will set: EFS or S3, which grow automatically.',
          es: 'Un programa que puede usar una API: objetos en S3. Varios servidores que deben ver los mismos archivos al mismo tiempo: almacenamiento común, como EFS o S3. Archivos que deben estar allí por la mañana, con servidores que se detienen de noche: almacenamiento que persiste, y no el instance store. Volumen impredecible, cuyo tamaño de almacenamiento nadie va a definir: EFS o S3, que crecen solos.',
        },
      },
      {
        id: 'fsx',
        neverRight: true,
        uses: ['FSx'],
        popularity: 3,
        source: docs('fsx/latest/WindowsGuide/what-is.html'),
        text: {
          pt: 'Amazon FSx for Windows File Server',
          en: 'Amazon FSx for Windows File Server',
          es: 'Amazon FSx for Windows File Server',
        },
        why: {
          pt: 'O FSx for Windows File Server oferece pastas SMB a servidores Windows e exige um Active Directory.',
          en: 'FSx for Windows File Server offers SMB folders to Windows servers and needs an Active Directory.',
          es: 'FSx for Windows File Server ofrece carpetas SMB a servidores Windows y exige un Active Directory.',
        },
        likeness: {
          pt: 'a estante cara, de tamanho encomendado, aberta só a quem está na lista oficial do escritório',
          en: 'the costly bookcase, of a fixed size, open only to those on the office’s official list',
          es: 'el estante caro, de tamaño encargado, abierto solo a quien está en la lista oficial de la oficina',
        },
        tell: {
          pt: 'Servidores Windows com Active Directory: FSx for Windows.',
          en: 'Windows servers with Active Directory: FSx for Windows.',
          es: 'Servidores Windows con Active Directory: FSx for Windows.',
        },
      },
      {
        id: 'own',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um servidor NFS próprio no Amazon EC2',
          en: 'Its own NFS server on Amazon EC2',
          es: 'Un servidor NFS propio en Amazon EC2',
        },
        why: {
          pt: 'Um servidor NFS próprio no EC2 compartilha arquivos como a equipe o configura e mantém.',
          en: 'The team’s own NFS server on EC2 shares files as the team sets it up and maintains it.',
          es: 'Un servidor NFS propio en EC2 comparte archivos según el equipo lo configura y lo mantiene.',
        },
        likeness: {
          pt: 'a estante comum que a própria equipe constrói, paga, aumenta e conserta',
          en: 'the shared bookcase that the team itself builds, pays for, enlarges and mends',
          es: 'el estante común que el propio equipo construye, paga, amplía y repara',
        },
        tell: {
          pt: 'Servidor de arquivos próprio: só onde um gerenciado não basta.',
          en: 'A file server of one’s own: only where a managed one is not enough.',
          es: 'Servidor de archivos propio: solo donde no basta uno administrado.',
        },
      },
    ],
    constraints: [
      {
        id: 'all-see',
        text: {
          pt: 'Vários servidores devem ver os mesmos arquivos ao mesmo tempo.',
          en: 'Several servers must see the same files at the same time.',
          es: 'Varios servidores deben ver los mismos archivos al mismo tiempo.',
        },
        fits: ['efs', 's3', 'fsx', 'own'],
        rulesOut: {
          ebs: {
            pt: 'Cada volume do EBS é o disco de uma instância; as outras não veem os arquivos.',
            en: 'Each EBS volume is the disk of one instance; the others do not see its files.',
            es: 'Cada volumen de EBS es el disco de una instancia; las demás no ven sus archivos.',
          },
          store: {
            pt: 'O instance store é o disco de uma instância; as outras não veem os arquivos.',
            en: 'The instance store is the disk of one instance; the others do not see its files.',
            es: 'El instance store es el disco de una instancia; las demás no ven sus archivos.',
          },
        },
      },
      {
        id: 'same-paths',
        notWith: ['cheapest'],
        text: {
          pt: 'O programa usa pastas e caminhos comuns e não será alterado.',
          en: 'The program uses ordinary folders and paths and will not be changed.',
          es: 'El programa usa carpetas y rutas comunes y no se modificará.',
        },
        fits: ['efs', 'ebs', 'store', 'fsx', 'own'],
        rulesOut: {
          s3: {
            pt: 'O S3 guarda objetos, acessados por uma API; o programa teria de ser alterado.',
            en: 'S3 keeps objects, reached through an API; the program would have to be changed.',
            es: 'S3 guarda objetos, a los que se accede por una API; habría que modificar el programa.',
          },
        },
      },
      {
        id: 'no-directory',
        text: {
          pt: 'Os servidores usam Linux, e a empresa não vai criar um Active Directory.',
          en: 'The servers run Linux, and the company will not set up an Active Directory.',
          es: 'Los servidores usan Linux, y la empresa no va a crear un Active Directory.',
        },
        fits: ['efs', 'ebs', 'store', 's3', 'own'],
        rulesOut: {
          fsx: {
            pt: 'O FSx for Windows File Server é feito para Windows e precisa de um Active Directory.',
            en: 'FSx for Windows File Server is made for Windows and needs an Active Directory.',
            es: 'FSx for Windows File Server está hecho para Windows y necesita un Active Directory.',
          },
        },
      },
      {
        id: 'survives-stop',
        text: {
          pt: 'Os servidores param à noite, e os arquivos devem estar lá de manhã.',
          en: 'The servers stop at night, and the files must be there in the morning.',
          es: 'Los servidores se detienen de noche, y los archivos deben estar allí por la mañana.',
        },
        fits: ['efs', 'ebs', 's3', 'fsx', 'own'],
        rulesOut: {
          store: {
            pt: 'O instance store perde os dados quando a instância para.',
            en: 'The instance store loses its data when the instance stops.',
            es: 'El instance store pierde los datos cuando la instancia se detiene.',
          },
        },
      },
      {
        id: 'grows',
        text: {
          pt: 'O volume é imprevisível, e ninguém vai definir o tamanho do armazenamento.',
          en: 'The volume is unpredictable, and nobody will set a storage size.',
          es: 'El volumen es impredecible, y nadie va a definir el tamaño del almacenamiento.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          ebs: {
            pt: 'Um volume do EBS tem um tamanho, que a equipe define e aumenta.',
            en: 'An EBS volume has a size, which the team sets and raises.',
            es: 'Un volumen de EBS tiene un tamaño, que el equipo define y aumenta.',
          },
          store: {
            pt: 'O instance store tem o tamanho fixo do tipo de instância.',
            en: 'The instance store has the fixed size of the instance type.',
            es: 'El instance store tiene el tamaño fijo del tipo de instancia.',
          },
          fsx: {
            pt: 'No FSx for Windows File Server a equipe define a capacidade.',
            en: 'With FSx for Windows File Server the team sets the capacity.',
            es: 'En FSx for Windows File Server el equipo define la capacidad.',
          },
          own: {
            pt: 'Os discos de um servidor NFS próprio têm um tamanho, que a equipe define.',
            en: 'On the team’s own NFS server the disks have a size, which the team sets.',
            es: 'Los discos de un servidor NFS propio tienen un tamaño, que el equipo define.',
          },
        },
      },
      {
        id: 'managed',
        ask: {
          pt: 'Que solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['efs', 'ebs', 'store', 's3', 'fsx'],
        rulesOut: {
          own: {
            pt: 'Um servidor NFS próprio é instalado, atualizado e vigiado pela equipe.',
            en: 'The team installs, patches and watches its own NFS server.',
            es: 'Un servidor NFS propio lo instala, actualiza y vigila el equipo.',
          },
        },
      },
      {
        id: 'cheapest',
        ask: {
          pt: 'Que solução atende a esses requisitos com o MENOR custo por gigabyte?',
          en: 'Which solution meets these requirements at the LOWEST cost per gigabyte?',
          es: '¿Qué solución cumple estos requisitos con el MENOR costo por gigabyte?',
        },
        fits: ['s3', 'store'],
        rulesOut: {
          efs: {
            pt: 'O EFS custa mais por gigabyte do que um bucket, em classes comparáveis.',
            en: 'EFS costs more per gigabyte than a bucket, in comparable classes.',
            es: 'EFS cuesta más por gigabyte que un bucket, en clases comparables.',
          },
          ebs: {
            pt: 'Um volume do EBS é cobrado pelo tamanho definido, com o espaço vazio; um bucket, só pelo que guarda.',
            en: 'An EBS volume is charged by the size set, empty space included; a bucket, only by what it holds.',
            es: 'Un volumen de EBS se cobra por el tamaño definido, con el espacio vacío; un bucket, solo por lo que guarda.',
          },
          fsx: {
            pt: 'O FSx for Windows File Server cobra capacidade e desempenho configurados, mais que um bucket.',
            en: 'FSx for Windows File Server charges for the capacity and throughput set, more than a bucket.',
            es: 'FSx for Windows File Server cobra la capacidad y el rendimiento configurados, más que un bucket.',
          },
          own: {
            pt: 'Um servidor NFS próprio soma o preço da instância ao dos volumes.',
            en: 'The team’s own NFS server adds the price of the instance to that of the volumes.',
            es: 'Un servidor NFS propio suma el precio de la instancia al de los volúmenes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual armazenamento deve ser usado?',
      en: 'Which storage should be used?',
      es: '¿Qué almacenamiento debe usarse?',
    },
  },
];
