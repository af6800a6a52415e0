import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const studioStorage: readonly Pattern[] = [
  {
    id: 'studio-storage',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'storage-performance' },
    },
    scene: {
      pt: 'Pense no disco de cada servidor como uma bancada, na pasta comum como um depósito e em um bucket como um galpão.',
      en: 'Think of each server’s disk as a workbench, of the common folder as a storeroom, and of a bucket as a warehouse.',
      es: 'Piensa en el disco de cada servidor como una mesa, en la carpeta común como un depósito y en un bucket como un almacén.',
    },
    situations: [
      {
        id: 'chip-design',
        text: {
          pt: 'Uma empresa que projeta chips faz simulações em servidores Linux no Amazon EC2. Cada servidor tem um disco de trabalho, e todos compartilham uma pasta comum.',
          en: 'A chip designer simulates on Linux servers in Amazon EC2. Each server has a working disk, and all share a common folder.',
          es: 'Una diseñadora de chips simula en servidores Linux en Amazon EC2. Cada servidor tiene un disco de trabajo, y todos comparten una carpeta común.',
        },
        today: {
          pt: 'Oitenta servidores usam 40 TB na pasta, e o disco e a pasta foram escolhidos para um teste com dez servidores. Um arquiteto de soluções precisa rever as duas escolhas.',
          en: 'Eighty servers use 40 TB in the folder, and disk and folder were chosen for a trial with ten servers. A solutions architect must review both choices.',
          es: 'Ochenta servidores usan 40 TB en la carpeta, y el disco y la carpeta se eligieron para una prueba con diez servidores. Un arquitecto de soluciones debe revisar las dos elecciones.',
        },
      },
      {
        id: 'weather',
        text: {
          pt: 'Um centro de previsão do tempo calcula em servidores Linux no Amazon EC2, com um disco por servidor e uma pasta comum.',
          en: 'A weather center computes on Linux servers in Amazon EC2, with a disk per server and a common folder.',
          es: 'Un centro meteorológico calcula en servidores Linux en Amazon EC2, con un disco por servidor y una carpeta común.',
        },
        today: {
          pt: 'Duzentos servidores calculam seis previsões por dia e leem 15 TB de observações na pasta. Discos e pasta vão ser substituídos.',
          en: 'Two hundred servers run six forecasts a day and read 15 TB of observations in the folder. Both disks and folder are to be replaced.',
          es: 'Doscientos servidores calculan seis pronósticos por día y leen 15 TB de observaciones en la carpeta. Se van a reemplazar los discos y la carpeta.',
        },
      },
      {
        id: 'animation',
        text: {
          pt: 'Um estúdio de animação renderiza em servidores Linux no Amazon EC2, com um disco por servidor e uma pasta comum de cenas.',
          en: 'An animation studio renders on Linux servers in Amazon EC2, with a disk per server and a common folder of scenes.',
          es: 'Un estudio de animación renderiza en servidores Linux en Amazon EC2, con un disco por servidor y una carpeta común de escenas.',
        },
        today: {
          pt: 'Sessenta servidores renderizam um filme de noventa minutos, com 25 TB de cenas, e o trabalho começa em abril. Os arquitetos devem definir o armazenamento.',
          en: 'Sixty servers render a film of ninety minutes, with 25 TB of scenes, and work starts in April. The architects must define the storage.',
          es: 'Sesenta servidores renderizan una película de noventa minutos, con 25 TB de escenas, y el trabajo empieza en abril. Los arquitectos deben definir el almacenamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'gp3-efs',
        text: {
          pt: 'Volumes EBS gp3 e uma pasta do Amazon EFS',
          en: 'EBS gp3 volumes and an Amazon EFS folder',
          es: 'Volúmenes EBS gp3 y una carpeta de Amazon EFS',
        },
        action: {
          pt: 'Anexar um volume gp3 do Amazon EBS a cada servidor e montar em todos um sistema de arquivos regional do Amazon EFS.',
          en: 'Attach an Amazon EBS gp3 volume to each server and mount a Regional Amazon EFS file system on all of them.',
          es: 'Adjuntar un volumen gp3 de Amazon EBS a cada servidor y montar en todos un sistema de archivos regional de Amazon EFS.',
        },
        uses: ['gp3', 'EFS'],
        why: {
          pt: 'Um volume gp3 persiste sem o servidor, aceita snapshots e inclui no preço uma base de 3.000 IOPS, que pode ser ampliada à parte do tamanho. O Amazon EFS regional é NFS para Linux, com permissões POSIX, em várias zonas e cresce sozinho.',
          en: 'A gp3 volume persists without the server, takes snapshots and includes in its price a baseline of 3,000 IOPS, which can be raised apart from size. Regional Amazon EFS is NFS for Linux, with POSIX permissions, in several zones and grows automatically.',
          es: 'Un volumen gp3 persiste sin el servidor, admite snapshots e incluye en su precio una base de 3.000 IOPS, que puede ampliarse aparte del tamaño. Amazon EFS regional es NFS para Linux, con permisos POSIX, en varias zonas y crece solo.',
        },
        likeness: {
          pt: 'uma bancada lenta que guarda as peças à noite, e um depósito elástico em vários prédios abastecido à mão',
          en: 'a slower bench that keeps its pieces overnight, and an elastic storeroom in several buildings stocked by hand',
          es: 'una mesa lenta que guarda las piezas de noche, y un depósito elástico en varios edificios surtido a mano',
        },
        tell: {
          pt: 'Disco que mantém os dados quando o servidor é parado: EBS. Um snapshot por dia do disco: EBS. Disco sem cobrança por IOPS provisionadas: gp3, ou o instance store. Permissões POSIX na pasta comum: EFS. Capacidade da pasta que a equipe não quer planejar: EFS, que cresce sozinho. Pasta comum acessível se uma zona falhar: EFS regional.',
          en: 'A disk that keeps its data when the server is stopped: EBS. A daily snapshot of the disk: EBS. A disk without charges for provisioned IOPS: gp3, or the instance store. POSIX permissions in the common folder: EFS. Capacity of the folder that the team does not want to plan: EFS, which grows automatically. A common folder accessible if a zone fails: Regional EFS.',
          es: 'Disco que conserva los datos cuando el servidor se detiene: EBS. Un snapshot diario del disco: EBS. Disco sin cobros por IOPS aprovisionadas: gp3, o el instance store. Permisos POSIX en la carpeta común: EFS. Capacidad de la carpeta que el equipo no quiere planificar: EFS, que crece solo. Carpeta común accesible si falla una zona: EFS regional.',
        },
        source: docs('ebs/latest/userguide/general-purpose.html'),
        secondSource: docs('efs/latest/ug/whatisefs.html'),
        popularity: 5,
      },
      {
        id: 'gp3-lustre',
        rightWith: ['bucket-view'],
        text: {
          pt: 'Volumes EBS gp3 e uma pasta do FSx for Lustre',
          en: 'EBS gp3 volumes and an FSx for Lustre folder',
          es: 'Volúmenes EBS gp3 y una carpeta de FSx for Lustre',
        },
        action: {
          pt: 'Anexar um volume gp3 do Amazon EBS a cada servidor e montar em todos um sistema de arquivos em SSD do Amazon FSx for Lustre.',
          en: 'Attach an Amazon EBS gp3 volume to each server and mount an Amazon FSx for Lustre SSD file system on all of them.',
          es: 'Adjuntar un volumen gp3 de Amazon EBS a cada servidor y montar en todos un sistema de archivos SSD de Amazon FSx for Lustre.',
        },
        uses: ['gp3', 'Lustre'],
        why: {
          pt: 'Um volume gp3 persiste sem o servidor, aceita snapshots e inclui no preço uma base de 3.000 IOPS, que pode ser ampliada à parte do tamanho. O FSx for Lustre entrega centenas de gigabytes por segundo a clientes Linux e mostra como arquivos os objetos de um bucket do S3 vinculado.',
          en: 'A gp3 volume persists without the server, takes snapshots and includes in its price a baseline of 3,000 IOPS, which can be raised apart from size. FSx for Lustre delivers hundreds of gigabytes per second to Linux clients and shows the objects of a linked S3 bucket as files.',
          es: 'Un volumen gp3 persiste sin el servidor, admite snapshots e incluye en su precio una base de 3.000 IOPS, que puede ampliarse aparte del tamaño. FSx for Lustre entrega cientos de gigabytes por segundo a clientes Linux y muestra como archivos los objetos de un bucket de S3 vinculado.',
        },
        likeness: {
          pt: 'uma bancada lenta que guarda as peças à noite, e um depósito de tamanho fixo num só prédio suprido pelo galpão',
          en: 'a slower bench that keeps its pieces overnight, and a fixed-size storeroom in one building stocked from the warehouse',
          es: 'una mesa lenta que guarda las piezas de noche, y un depósito de tamaño fijo en un solo edificio surtido del almacén',
        },
        tell: {
          pt: 'Disco que mantém os dados quando o servidor é parado: EBS. Um snapshot por dia do disco: EBS. Disco sem cobrança por IOPS provisionadas: gp3, ou o instance store. Objetos de um bucket como arquivos: FSx for Lustre ligado ao S3.',
          en: 'A disk that keeps its data when the server is stopped: EBS. A daily snapshot of the disk: EBS. A disk without charges for provisioned IOPS: gp3, or the instance store. Objects of a bucket as files: FSx for Lustre linked to S3.',
          es: 'Disco que conserva los datos cuando el servidor se detiene: EBS. Un snapshot diario del disco: EBS. Disco sin cobros por IOPS aprovisionadas: gp3, o el instance store. Objetos de un bucket como archivos: FSx for Lustre vinculado a S3.',
        },
        source: docs('ebs/latest/userguide/general-purpose.html'),
        secondSource: docs('fsx/latest/LustreGuide/what-is.html'),
        popularity: 5,
      },
      {
        id: 'gp3-windows',
        neverRight: true,
        text: {
          pt: 'Volumes EBS gp3 e um FSx for Windows Multi-AZ',
          en: 'EBS gp3 volumes and a Multi-AZ FSx for Windows',
          es: 'Volúmenes EBS gp3 y un FSx for Windows Multi-AZ',
        },
        action: {
          pt: 'Anexar um volume gp3 do Amazon EBS a cada servidor e montar em todos um compartilhamento Multi-AZ do Amazon FSx for Windows File Server.',
          en: 'Attach an Amazon EBS gp3 volume to each server and mount a Multi-AZ Amazon FSx for Windows File Server share on all.',
          es: 'Adjuntar un volumen gp3 de Amazon EBS a cada servidor y montar en todos un recurso compartido Multi-AZ de Amazon FSx for Windows File Server.',
        },
        uses: ['gp3'],
        why: {
          pt: 'Um volume gp3 persiste sem o servidor, aceita snapshots e inclui no preço uma base de 3.000 IOPS, que pode ser ampliada à parte do tamanho. O FSx for Windows File Server oferece SMB com Active Directory e uma espera em outra zona.',
          en: 'A gp3 volume persists without the server, takes snapshots and includes in its price a baseline of 3,000 IOPS, which can be raised apart from size. FSx for Windows File Server offers SMB with Active Directory and a standby in another zone.',
          es: 'Un volumen gp3 persiste sin el servidor, admite snapshots e incluye en su precio una base de 3.000 IOPS, que puede ampliarse aparte del tamaño. FSx for Windows File Server ofrece SMB con Active Directory y una espera en otra zona.',
        },
        likeness: {
          pt: 'uma bancada lenta que guarda as peças à noite, e um depósito de tamanho fixo abastecido à mão que recusa suas chaves',
          en: 'a slower bench that keeps its pieces overnight, and a fixed-size storeroom stocked by hand that refuses your keys',
          es: 'una mesa lenta que guarda las piezas de noche, y un depósito de tamaño fijo surtido a mano que rechaza tus llaves',
        },
        tell: {
          pt: 'Disco persistente com bom preço e desempenho: gp3. SMB e Active Directory: FSx for Windows File Server.',
          en: 'A persistent disk at a good price and performance: gp3. SMB and Active Directory: FSx for Windows File Server.',
          es: 'Disco persistente con buen precio y rendimiento: gp3. SMB y Active Directory: FSx for Windows File Server.',
        },
        source: docs('ebs/latest/userguide/general-purpose.html'),
        popularity: 5,
      },
      {
        id: 'io2-efs',
        text: {
          pt: 'Volumes EBS io2 Block Express e uma pasta do Amazon EFS',
          en: 'EBS io2 Block Express volumes and an Amazon EFS folder',
          es: 'Volúmenes EBS io2 Block Express y una carpeta de Amazon EFS',
        },
        action: {
          pt: 'Anexar um volume io2 Block Express do Amazon EBS a cada servidor e montar em todos um sistema de arquivos regional do Amazon EFS.',
          en: 'Attach an Amazon EBS io2 Block Express volume to each server and mount a Regional Amazon EFS file system on all of them.',
          es: 'Adjuntar un volumen io2 Block Express de Amazon EBS a cada servidor y montar en todos un sistema de archivos regional de Amazon EFS.',
        },
        uses: ['io2', 'EFS'],
        why: {
          pt: 'Um volume io2 Block Express persiste sem o servidor, aceita snapshots e chega a 256.000 IOPS, cobradas à parte. O Amazon EFS regional é NFS para Linux, com permissões POSIX, em várias zonas e cresce sozinho.',
          en: 'An io2 Block Express volume persists without the server, takes snapshots and reaches 256,000 IOPS, charged apart. Regional Amazon EFS is NFS for Linux, with POSIX permissions, in several zones and grows automatically.',
          es: 'Un volumen io2 Block Express persiste sin el servidor, admite snapshots y llega a 256.000 IOPS, cobradas aparte. Amazon EFS regional es NFS para Linux, con permisos POSIX, en varias zonas y crece solo.',
        },
        likeness: {
          pt: 'uma bancada rápida mas cara que guarda as peças, e um depósito elástico em vários prédios abastecido à mão',
          en: 'a fast but costly bench that keeps its pieces, and an elastic storeroom in several buildings stocked by hand',
          es: 'una mesa rápida pero cara que guarda las piezas, y un depósito elástico en varios edificios surtido a mano',
        },
        tell: {
          pt: '200.000 operações aleatórias por segundo: io2 Block Express, ou o instance store. Disco que mantém os dados quando o servidor é parado: EBS, como o io2. Um snapshot por dia do disco: EBS, como o io2. Permissões POSIX na pasta comum: EFS. Capacidade da pasta que a equipe não quer planejar: EFS, que cresce sozinho. Pasta comum acessível se uma zona falhar: EFS regional.',
          en: '200,000 random operations per second: io2 Block Express, or the instance store. A disk that keeps its data when the server is stopped: EBS, such as io2. A daily snapshot of the disk: EBS, such as io2. POSIX permissions in the common folder: EFS. Capacity of the folder that the team does not want to plan: EFS, which grows automatically. A common folder accessible if a zone fails: Regional EFS.',
          es: '200.000 operaciones aleatorias por segundo: io2 Block Express, o el instance store. Disco que conserva los datos cuando el servidor se detiene: EBS, como io2. Un snapshot diario del disco: EBS, como io2. Permisos POSIX en la carpeta común: EFS. Capacidad de la carpeta que el equipo no quiere planificar: EFS, que crece solo. Carpeta común accesible si falla una zona: EFS regional.',
        },
        source: docs('ebs/latest/userguide/provisioned-iops.html'),
        secondSource: docs('efs/latest/ug/whatisefs.html'),
        rightWith: ['many-iops'],
        popularity: 5,
      },
      {
        id: 'io2-lustre',
        text: {
          pt: 'Volumes EBS io2 Block Express e uma pasta do FSx for Lustre',
          en: 'EBS io2 Block Express volumes and an FSx for Lustre folder',
          es: 'Volúmenes EBS io2 Block Express y una carpeta de FSx for Lustre',
        },
        action: {
          pt: 'Anexar um volume io2 Block Express do Amazon EBS a cada servidor e montar em todos um sistema de arquivos em SSD do Amazon FSx for Lustre.',
          en: 'Attach an Amazon EBS io2 Block Express volume to each server and mount an Amazon FSx for Lustre SSD file system on all of them.',
          es: 'Adjuntar un volumen io2 Block Express de Amazon EBS a cada servidor y montar en todos un sistema de archivos SSD de Amazon FSx for Lustre.',
        },
        uses: ['io2', 'Lustre'],
        why: {
          pt: 'Um volume io2 Block Express persiste sem o servidor, aceita snapshots e chega a 256.000 IOPS, cobradas à parte. O FSx for Lustre entrega centenas de gigabytes por segundo a clientes Linux e mostra como arquivos os objetos de um bucket do S3 vinculado.',
          en: 'An io2 Block Express volume persists without the server, takes snapshots and reaches 256,000 IOPS, charged apart. FSx for Lustre delivers hundreds of gigabytes per second to Linux clients and shows the objects of a linked S3 bucket as files.',
          es: 'Un volumen io2 Block Express persiste sin el servidor, admite snapshots y llega a 256.000 IOPS, cobradas aparte. FSx for Lustre entrega cientos de gigabytes por segundo a clientes Linux y muestra como archivos los objetos de un bucket de S3 vinculado.',
        },
        likeness: {
          pt: 'uma bancada rápida mas cara que guarda as peças, e um depósito de tamanho fixo num só prédio suprido pelo galpão',
          en: 'a fast but costly bench that keeps its pieces, and a fixed-size storeroom in one building stocked from the warehouse',
          es: 'una mesa rápida pero cara que guarda las piezas, y un depósito de tamaño fijo en un solo edificio surtido del almacén',
        },
        tell: {
          pt: '200.000 operações aleatórias por segundo: io2 Block Express, ou o instance store. Disco que mantém os dados quando o servidor é parado: EBS, como o io2. Um snapshot por dia do disco: EBS, como o io2. Objetos de um bucket como arquivos: FSx for Lustre ligado ao S3.',
          en: '200,000 random operations per second: io2 Block Express, or the instance store. A disk that keeps its data when the server is stopped: EBS, such as io2. A daily snapshot of the disk: EBS, such as io2. Objects of a bucket as files: FSx for Lustre linked to S3.',
          es: '200.000 operaciones aleatorias por segundo: io2 Block Express, o el instance store. Disco que conserva los datos cuando el servidor se detiene: EBS, como io2. Un snapshot diario del disco: EBS, como io2. Objetos de un bucket como archivos: FSx for Lustre vinculado a S3.',
        },
        source: docs('ebs/latest/userguide/provisioned-iops.html'),
        secondSource: docs('fsx/latest/LustreGuide/what-is.html'),
        rightWith: ['bucket-view', 'many-iops'],
        popularity: 4,
      },
      {
        id: 'io2-windows',
        neverRight: true,
        text: {
          pt: 'Volumes EBS io2 Block Express e um FSx for Windows Multi-AZ',
          en: 'EBS io2 Block Express volumes and a Multi-AZ FSx for Windows',
          es: 'Volúmenes EBS io2 Block Express y un FSx for Windows Multi-AZ',
        },
        action: {
          pt: 'Anexar um volume io2 Block Express do Amazon EBS a cada servidor e montar em todos um compartilhamento Multi-AZ do Amazon FSx for Windows File Server.',
          en: 'Attach an Amazon EBS io2 Block Express volume to each server and mount a Multi-AZ Amazon FSx for Windows File Server share on all.',
          es: 'Adjuntar un volumen io2 Block Express de Amazon EBS a cada servidor y montar en todos un recurso compartido Multi-AZ de Amazon FSx for Windows File Server.',
        },
        uses: ['io2'],
        why: {
          pt: 'Um volume io2 Block Express persiste sem o servidor, aceita snapshots e chega a 256.000 IOPS, cobradas à parte. O FSx for Windows File Server oferece SMB com Active Directory e uma espera em outra zona.',
          en: 'An io2 Block Express volume persists without the server, takes snapshots and reaches 256,000 IOPS, charged apart. FSx for Windows File Server offers SMB with Active Directory and a standby in another zone.',
          es: 'Un volumen io2 Block Express persiste sin el servidor, admite snapshots y llega a 256.000 IOPS, cobradas aparte. FSx for Windows File Server ofrece SMB con Active Directory y una espera en otra zona.',
        },
        likeness: {
          pt: 'uma bancada rápida mas cara que guarda as peças, e um depósito de tamanho fixo abastecido à mão que recusa suas chaves',
          en: 'a fast but costly bench that keeps its pieces, and a fixed-size storeroom stocked by hand that refuses your keys',
          es: 'una mesa rápida pero cara que guarda las piezas, y un depósito de tamaño fijo surtido a mano que rechaza tus llaves',
        },
        tell: {
          pt: 'Persistente com centenas de milhares de IOPS: io2 Block Express. SMB e Active Directory: FSx for Windows File Server.',
          en: 'Persistent with hundreds of thousands of IOPS: io2 Block Express. SMB and Active Directory: FSx for Windows File Server.',
          es: 'Persistente con cientos de miles de IOPS: io2 Block Express. SMB y Active Directory: FSx for Windows File Server.',
        },
        source: docs('ebs/latest/userguide/provisioned-iops.html'),
        popularity: 5,
      },
      {
        id: 'store-efs',
        rightWith: ['many-iops', 'scratch'],
        text: {
          pt: 'Instance store do host e uma pasta do Amazon EFS',
          en: 'Instance store of the host and an Amazon EFS folder',
          es: 'Instance store del host y una carpeta de Amazon EFS',
        },
        action: {
          pt: 'Usar os volumes de instance store de cada servidor e montar em todos um sistema de arquivos regional do Amazon EFS.',
          en: 'Use the instance store volumes of each server and mount a Regional Amazon EFS file system on all of them.',
          es: 'Usar los volúmenes de instance store de cada servidor y montar en todos un sistema de archivos regional de Amazon EFS.',
        },
        uses: ['EFS'],
        why: {
          pt: 'O instance store é um disco ligado ao próprio host, com até milhões de IOPS incluídas no preço, cujo conteúdo se perde quando a instância para. O Amazon EFS regional é NFS para Linux, com permissões POSIX, em várias zonas e cresce sozinho.',
          en: 'The instance store is a disk attached to the host itself, with up to millions of IOPS included in the price, whose content is lost when the instance stops. Regional Amazon EFS is NFS for Linux, with POSIX permissions, in several zones and grows automatically.',
          es: 'El instance store es un disco conectado al propio host, con hasta millones de IOPS incluidas en el precio, cuyo contenido se pierde cuando la instancia se detiene. Amazon EFS regional es NFS para Linux, con permisos POSIX, en varias zonas y crece solo.',
        },
        likeness: {
          pt: 'uma bancada velocíssima esvaziada quando a sala fecha, e um depósito elástico em vários prédios abastecido à mão',
          en: 'a very fast bench emptied whenever the room closes, and an elastic storeroom in several buildings stocked by hand',
          es: 'una mesa rapidísima que se vacía al cerrar, y un depósito elástico en varios edificios surtido a mano',
        },
        tell: {
          pt: '200.000 operações aleatórias por segundo: o instance store, para dados que o programa pode criar de novo. Arquivos temporários que o programa pode criar de novo: o instance store, incluído no preço. Permissões POSIX na pasta comum: EFS. Capacidade da pasta que a equipe não quer planejar: EFS, que cresce sozinho. Pasta comum acessível se uma zona falhar: EFS regional.',
          en: '200,000 random operations per second: the instance store, for data that the program can create again. Temporary files that the program can create again: the instance store, included in the price. POSIX permissions in the common folder: EFS. Capacity of the folder that the team does not want to plan: EFS, which grows automatically. A common folder accessible if a zone fails: Regional EFS.',
          es: '200.000 operaciones aleatorias por segundo: el instance store, para datos que el programa puede volver a crear. Archivos temporales que el programa puede volver a crear: el instance store, incluido en el precio. Permisos POSIX en la carpeta común: EFS. Capacidad de la carpeta que el equipo no quiere planificar: EFS, que crece solo. Carpeta común accesible si falla una zona: EFS regional.',
        },
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        popularity: 4,
      },
      {
        id: 'store-lustre',
        rightWith: ['many-iops', 'bucket-view', 'scratch'],
        text: {
          pt: 'Instance store do host e uma pasta do FSx for Lustre',
          en: 'Instance store of the host and an FSx for Lustre folder',
          es: 'Instance store del host y una carpeta de FSx for Lustre',
        },
        action: {
          pt: 'Usar os volumes de instance store de cada servidor e montar em todos um sistema de arquivos em SSD do Amazon FSx for Lustre.',
          en: 'Use the instance store volumes of each server and mount an Amazon FSx for Lustre SSD file system on all of them.',
          es: 'Usar los volúmenes de instance store de cada servidor y montar en todos un sistema de archivos SSD de Amazon FSx for Lustre.',
        },
        uses: ['Lustre'],
        why: {
          pt: 'O instance store é um disco ligado ao próprio host, com até milhões de IOPS incluídas no preço, cujo conteúdo se perde quando a instância para. O FSx for Lustre entrega centenas de gigabytes por segundo a clientes Linux e mostra como arquivos os objetos de um bucket do S3 vinculado.',
          en: 'The instance store is a disk attached to the host itself, with up to millions of IOPS included in the price, whose content is lost when the instance stops. FSx for Lustre delivers hundreds of gigabytes per second to Linux clients and shows the objects of a linked S3 bucket as files.',
          es: 'El instance store es un disco conectado al propio host, con hasta millones de IOPS incluidas en el precio, cuyo contenido se pierde cuando la instancia se detiene. FSx for Lustre entrega cientos de gigabytes por segundo a clientes Linux y muestra como archivos los objetos de un bucket de S3 vinculado.',
        },
        likeness: {
          pt: 'uma bancada velocíssima esvaziada quando a sala fecha, e um depósito de tamanho fixo num só prédio suprido pelo galpão',
          en: 'a very fast bench emptied whenever the room closes, and a fixed-size storeroom in one building stocked from the warehouse',
          es: 'una mesa rapidísima que se vacía al cerrar, y un depósito de tamaño fijo en un solo edificio surtido del almacén',
        },
        tell: {
          pt: '200.000 operações aleatórias por segundo: o instance store, para dados que o programa pode criar de novo. Arquivos temporários que o programa pode criar de novo: o instance store, incluído no preço. Objetos de um bucket como arquivos: FSx for Lustre ligado ao S3.',
          en: '200,000 random operations per second: the instance store, for data that the program can create again. Temporary files that the program can create again: the instance store, included in the price. Objects of a bucket as files: FSx for Lustre linked to S3.',
          es: '200.000 operaciones aleatorias por segundo: el instance store, para datos que el programa puede volver a crear. Archivos temporales que el programa puede volver a crear: el instance store, incluido en el precio. Objetos de un bucket como archivos: FSx for Lustre vinculado a S3.',
        },
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        popularity: 4,
      },
      {
        id: 'store-windows',
        neverRight: true,
        text: {
          pt: 'Instance store do host e um FSx for Windows Multi-AZ',
          en: 'Instance store of the host and a Multi-AZ FSx for Windows',
          es: 'Instance store del host y un FSx for Windows Multi-AZ',
        },
        action: {
          pt: 'Usar os volumes de instance store de cada servidor e montar em todos um compartilhamento Multi-AZ do Amazon FSx for Windows File Server.',
          en: 'Use the instance store volumes of each server and mount a Multi-AZ Amazon FSx for Windows File Server share on all.',
          es: 'Usar los volúmenes de instance store de cada servidor y montar en todos un recurso compartido Multi-AZ de Amazon FSx for Windows File Server.',
        },
        uses: [],
        why: {
          pt: 'O instance store é um disco ligado ao próprio host, com até milhões de IOPS incluídas no preço, cujo conteúdo se perde quando a instância para. O FSx for Windows File Server oferece SMB com Active Directory e uma espera em outra zona.',
          en: 'The instance store is a disk attached to the host itself, with up to millions of IOPS included in the price, whose content is lost when the instance stops. FSx for Windows File Server offers SMB with Active Directory and a standby in another zone.',
          es: 'El instance store es un disco conectado al propio host, con hasta millones de IOPS incluidas en el precio, cuyo contenido se pierde cuando la instancia se detiene. FSx for Windows File Server ofrece SMB con Active Directory y una espera en otra zona.',
        },
        likeness: {
          pt: 'uma bancada velocíssima esvaziada quando a sala fecha, e um depósito de tamanho fixo abastecido à mão que recusa suas chaves',
          en: 'a very fast bench emptied whenever the room closes, and a fixed-size storeroom stocked by hand that refuses your keys',
          es: 'una mesa rapidísima que se vacía al cerrar, y un depósito de tamaño fijo surtido a mano que rechaza tus llaves',
        },
        tell: {
          pt: 'Dados temporários, o máximo de IOPS, sem custo à parte: instance store. SMB e Active Directory: FSx for Windows File Server.',
          en: 'Temporary data, the most IOPS, at no extra cost: instance store. SMB and Active Directory: FSx for Windows File Server.',
          es: 'Datos temporales, el máximo de IOPS, sin costo aparte: instance store. SMB y Active Directory: FSx for Windows File Server.',
        },
        source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
        popularity: 5,
      },
    ],
    constraints: [
      {
        id: 'survives-stop',
        text: {
          pt: 'Os servidores são desligados nos fins de semana, e o disco de cada um deve manter os dados.',
          en: 'The servers are stopped on weekends, and the disk of each must keep its data.',
          es: 'Los servidores se apagan los fines de semana, y el disco de cada uno debe conservar los datos.',
        },
        fits: ['gp3-efs', 'gp3-lustre', 'gp3-windows', 'io2-efs', 'io2-lustre', 'io2-windows'],
        rulesOut: {
          'store-efs': {
            pt: 'O instance store perde os dados quando a instância é parada.',
            en: 'The instance store loses its data when the instance is stopped.',
            es: 'El instance store pierde los datos cuando la instancia se detiene.',
          },
          'store-lustre': {
            pt: 'O instance store perde os dados quando a instância é parada.',
            en: 'The instance store loses its data when the instance is stopped.',
            es: 'El instance store pierde los datos cuando la instancia se detiene.',
          },
          'store-windows': {
            pt: 'O instance store perde os dados quando a instância é parada.',
            en: 'The instance store loses its data when the instance is stopped.',
            es: 'El instance store pierde los datos cuando la instancia se detiene.',
          },
        },
      },
      {
        id: 'snapshots',
        notWith: ['survives-stop'],
        text: {
          pt: 'O disco de cada servidor deve ter um snapshot por dia, guardado por um mês.',
          en: 'The disk of each server must have a daily snapshot, kept for a month.',
          es: 'El disco de cada servidor debe tener un snapshot diario, guardado un mes.',
        },
        fits: ['gp3-efs', 'gp3-lustre', 'gp3-windows', 'io2-efs', 'io2-lustre', 'io2-windows'],
        rulesOut: {
          'store-efs': {
            pt: 'O EBS não tira snapshots do instance store.',
            en: 'EBS snapshots do not cover the instance store.',
            es: 'EBS no toma snapshots del instance store.',
          },
          'store-lustre': {
            pt: 'O EBS não tira snapshots do instance store.',
            en: 'EBS snapshots do not cover the instance store.',
            es: 'EBS no toma snapshots del instance store.',
          },
          'store-windows': {
            pt: 'O EBS não tira snapshots do instance store.',
            en: 'EBS snapshots do not cover the instance store.',
            es: 'EBS no toma snapshots del instance store.',
          },
        },
      },
      {
        id: 'many-iops',
        text: {
          pt: 'O programa de cada servidor faz no disco 200.000 operações aleatórias por segundo.',
          en: 'The program on each server makes 200,000 random operations per second on its disk.',
          es: 'El programa de cada servidor hace en el disco 200.000 operaciones aleatorias por segundo.',
        },
        fits: ['io2-efs', 'io2-lustre', 'io2-windows', 'store-efs', 'store-lustre', 'store-windows'],
        rulesOut: {
          'gp3-efs': {
            pt: 'Um volume gp3 custa menos, mas vai até 80.000 IOPS, longe de 200.000.',
            en: 'A gp3 volume costs less but reaches 80,000 IOPS, far from 200,000.',
            es: 'Un volumen gp3 cuesta menos, pero llega a 80.000 IOPS, lejos de 200.000.',
          },
          'gp3-lustre': {
            pt: 'Um volume gp3 custa menos, mas vai até 80.000 IOPS, longe de 200.000.',
            en: 'A gp3 volume costs less but reaches 80,000 IOPS, far from 200,000.',
            es: 'Un volumen gp3 cuesta menos, pero llega a 80.000 IOPS, lejos de 200.000.',
          },
          'gp3-windows': {
            pt: 'Um volume gp3 custa menos, mas vai até 80.000 IOPS, longe de 200.000.',
            en: 'A gp3 volume costs less but reaches 80,000 IOPS, far from 200,000.',
            es: 'Un volumen gp3 cuesta menos, pero llega a 80.000 IOPS, lejos de 200.000.',
          },
        },
      },
      {
        id: 'no-per-iops',
        notWith: ['many-iops'],
        text: {
          pt: 'O orçamento não cobre IOPS provisionadas nos discos dos servidores.',
          en: 'The budget does not cover provisioned IOPS for the servers’ disks.',
          es: 'El presupuesto no cubre IOPS aprovisionadas en los discos de los servidores.',
        },
        fits: ['gp3-efs', 'gp3-lustre', 'gp3-windows', 'store-efs', 'store-lustre', 'store-windows'],
        rulesOut: {
          'io2-efs': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
          'io2-lustre': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
          'io2-windows': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
        },
      },
      {
        id: 'scratch',
        notWith: ['survives-stop', 'snapshots', 'no-per-iops'],
        text: {
          pt: 'O disco de cada servidor só tem arquivos temporários, que o programa pode criar de novo, e a empresa não quer pagar por IOPS provisionadas.',
          en: 'The disk of each server holds only temporary files that the program can create again, and the company does not want to pay for provisioned IOPS.',
          es: 'El disco de cada servidor solo tiene archivos temporales, que el programa puede volver a crear, y la empresa no quiere pagar por IOPS aprovisionadas.',
        },
        fits: ['gp3-efs', 'gp3-lustre', 'gp3-windows', 'store-efs', 'store-lustre', 'store-windows'],
        rulesOut: {
          'io2-efs': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
          'io2-lustre': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
          'io2-windows': {
            pt: 'O io2 cobra por cada IOPS provisionada, além do armazenamento.',
            en: 'io2 charges for each provisioned IOPS besides storage.',
            es: 'io2 cobra por cada IOPS aprovisionada, además del almacenamiento.',
          },
        },
      },
      {
        id: 'linux-clients',
        text: {
          pt: 'Os programas dependem de permissões POSIX na pasta comum.',
          en: 'The programs depend on POSIX permissions in the common folder.',
          es: 'Los programas dependen de permisos POSIX en la carpeta común.',
        },
        fits: ['gp3-efs', 'gp3-lustre', 'io2-efs', 'io2-lustre', 'store-efs', 'store-lustre'],
        rulesOut: {
          'gp3-windows': {
            pt: 'O FSx for Windows usa SMB e permissões NTFS, não POSIX.',
            en: 'FSx for Windows uses SMB and NTFS permissions, not POSIX.',
            es: 'FSx for Windows usa SMB y permisos NTFS, no POSIX.',
          },
          'io2-windows': {
            pt: 'O FSx for Windows usa SMB e permissões NTFS, não POSIX.',
            en: 'FSx for Windows uses SMB and NTFS permissions, not POSIX.',
            es: 'FSx for Windows usa SMB y permisos NTFS, no POSIX.',
          },
          'store-windows': {
            pt: 'O FSx for Windows usa SMB e permissões NTFS, não POSIX.',
            en: 'FSx for Windows uses SMB and NTFS permissions, not POSIX.',
            es: 'FSx for Windows usa SMB y permisos NTFS, no POSIX.',
          },
        },
      },
      {
        id: 'folder-zone',
        text: {
          pt: 'Se uma zona de disponibilidade falhar, a pasta comum deve continuar acessível a partir das outras.',
          en: 'If an Availability Zone fails, the common folder must stay accessible from the others.',
          es: 'Si falla una zona de disponibilidad, la carpeta común debe seguir accesible desde las otras.',
        },
        fits: ['gp3-efs', 'gp3-windows', 'io2-efs', 'io2-windows', 'store-efs', 'store-windows'],
        rulesOut: {
          'gp3-lustre': {
            pt: 'Um sistema FSx for Lustre fica em uma única zona.',
            en: 'An FSx for Lustre file system lives in a single zone.',
            es: 'Un sistema FSx for Lustre está en una única zona.',
          },
          'io2-lustre': {
            pt: 'Um sistema FSx for Lustre fica em uma única zona.',
            en: 'An FSx for Lustre file system lives in a single zone.',
            es: 'Un sistema FSx for Lustre está en una única zona.',
          },
          'store-lustre': {
            pt: 'Um sistema FSx for Lustre fica em uma única zona.',
            en: 'An FSx for Lustre file system lives in a single zone.',
            es: 'Un sistema FSx for Lustre está en una única zona.',
          },
        },
      },
      {
        id: 'bucket-view',
        text: {
          pt: 'Os dados de entrada estão em um bucket do Amazon S3 e devem aparecer como arquivos na pasta comum, sem nenhuma tarefa de cópia.',
          en: 'The input data is in an Amazon S3 bucket and must appear as files in the common folder, with no copy job to run.',
          es: 'Los datos de entrada están en un bucket de Amazon S3 y deben aparecer como archivos en la carpeta común, sin ninguna tarea de copia.',
        },
        fits: ['gp3-lustre', 'io2-lustre', 'store-lustre'],
        rulesOut: {
          'gp3-efs': {
            pt: 'O Amazon EFS guarda seus próprios arquivos; não se vincula a um bucket.',
            en: 'Amazon EFS keeps files of its own; it does not link to a bucket.',
            es: 'Amazon EFS guarda sus propios archivos; no se vincula a un bucket.',
          },
          'gp3-windows': {
            pt: 'O FSx for Windows não se vincula a um bucket do S3.',
            en: 'FSx for Windows does not link to an S3 bucket.',
            es: 'FSx for Windows no se vincula a un bucket de S3.',
          },
          'io2-efs': {
            pt: 'O Amazon EFS guarda seus próprios arquivos; não se vincula a um bucket.',
            en: 'Amazon EFS keeps files of its own; it does not link to a bucket.',
            es: 'Amazon EFS guarda sus propios archivos; no se vincula a un bucket.',
          },
          'io2-windows': {
            pt: 'O FSx for Windows não se vincula a um bucket do S3.',
            en: 'FSx for Windows does not link to an S3 bucket.',
            es: 'FSx for Windows no se vincula a un bucket de S3.',
          },
          'store-efs': {
            pt: 'O Amazon EFS guarda seus próprios arquivos; não se vincula a um bucket.',
            en: 'Amazon EFS keeps files of its own; it does not link to a bucket.',
            es: 'Amazon EFS guarda sus propios archivos; no se vincula a un bucket.',
          },
          'store-windows': {
            pt: 'O FSx for Windows não se vincula a um bucket do S3.',
            en: 'FSx for Windows does not link to an S3 bucket.',
            es: 'FSx for Windows no se vincula a un bucket de S3.',
          },
        },
      },
      {
        id: 'no-folder-size',
        text: {
          pt: 'A equipe não quer planejar nem aumentar a capacidade da pasta comum.',
          en: 'The team does not want to plan or raise the capacity of the common folder.',
          es: 'El equipo no quiere planificar ni aumentar la capacidad de la carpeta común.',
        },
        fits: ['gp3-efs', 'io2-efs', 'store-efs'],
        rulesOut: {
          'gp3-lustre': {
            pt: 'No FSx for Lustre com discos SSD, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Lustre on SSD disks, the team sets and raises the capacity.',
            es: 'En FSx for Lustre con discos SSD, la capacidad la define y amplía el equipo.',
          },
          'gp3-windows': {
            pt: 'No FSx for Windows, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Windows the team sets and raises the capacity.',
            es: 'En FSx for Windows, la capacidad la define y amplía el equipo.',
          },
          'io2-lustre': {
            pt: 'No FSx for Lustre com discos SSD, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Lustre on SSD disks, the team sets and raises the capacity.',
            es: 'En FSx for Lustre con discos SSD, la capacidad la define y amplía el equipo.',
          },
          'io2-windows': {
            pt: 'No FSx for Windows, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Windows the team sets and raises the capacity.',
            es: 'En FSx for Windows, la capacidad la define y amplía el equipo.',
          },
          'store-lustre': {
            pt: 'No FSx for Lustre com discos SSD, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Lustre on SSD disks, the team sets and raises the capacity.',
            es: 'En FSx for Lustre con discos SSD, la capacidad la define y amplía el equipo.',
          },
          'store-windows': {
            pt: 'No FSx for Windows, a capacidade é definida e ampliada pela equipe.',
            en: 'With FSx for Windows the team sets and raises the capacity.',
            es: 'En FSx for Windows, la capacidad la define y amplía el equipo.',
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
];
