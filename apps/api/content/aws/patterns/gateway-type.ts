import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const gatewayType: readonly Pattern[] = [
  {
    id: 'gateway-type',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'hybrid-backup', advancedOnly: true },
      'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' },
    },
    scene: {
      pt: 'Pense nos arquivos como pastas de um escritório, nos discos como gaveteiros e na AWS como um depósito distante.',
      en: 'Think of files as folders in an office, of disks as chests of drawers, and of AWS as a distant warehouse.',
      es: 'Piensa en los archivos como carpetas de una oficina, en los discos como cajoneras y en AWS como un almacén lejano.',
    },
    situations: [
      {
        id: 'radiology',
        text: {
          pt: 'Uma clínica de radiologia quer que os dados dos seus servidores locais estejam também na AWS.',
          en: 'A radiology clinic wants the data of its local servers to be on AWS as well.',
          es: 'Una clínica de radiología quiere que los datos de sus servidores locales estén también en AWS.',
        },
        today: {
          pt: 'Os servidores guardam 18 TB em discos sem garantia, com um link de internet de 1 Gbps. A clínica precisa escolher o substituto.',
          en: 'The servers hold 18 TB on disks that are out of warranty, with a 1 Gbps internet link. The clinic must choose the replacement.',
          es: 'Los servidores guardan 18 TB en discos sin garantía, con un enlace de internet de 1 Gbps. La clínica debe elegir el reemplazo.',
        },
      },
      {
        id: 'winery',
        text: {
          pt: 'Uma vinícola guarda tudo em servidores locais e vai ligá-los à AWS.',
          en: 'A winery keeps everything on local servers and is linking them to AWS.',
          es: 'Una bodega guarda todo en servidores locales y va a vincularlos con AWS.',
        },
        today: {
          pt: 'São 9 TB, dos quais vendas e produção usam cerca de 600 GB todo dia, em discos quase cheios.',
          en: 'It has 9 TB, of which sales and production use about 600 GB every day, on disks that are nearly full.',
          es: 'Tiene 9 TB, de los que ventas y producción usan unos 600 GB cada día, en discos casi llenos.',
        },
      },
      {
        id: 'engineering',
        text: {
          pt: 'Um escritório de engenharia quer guardar na AWS os dados dos servidores da sede.',
          en: 'An engineering firm wants to keep the data of its headquarters servers on AWS.',
          es: 'Una firma de ingeniería quiere guardar en AWS los datos de los servidores de su sede.',
        },
        today: {
          pt: 'Doze servidores usam 25 TB de desenhos e dados de projetos em um sistema de discos antigo que sai de uso em junho. Falta definir o sucessor.',
          en: 'Twelve servers use 25 TB of drawings and project data on an old disk system that leaves service in June. Its successor must be defined.',
          es: 'Doce servidores usan 25 TB de planos y datos de proyectos en un sistema de discos antiguo que sale de servicio en junio. Falta definir su sucesor.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Depois de uma enchente, uma prefeitura quer os dados dos seus servidores também na AWS.',
          en: 'After a flood, a city council wants the data of its servers on AWS too.',
          es: 'Tras una inundación, un municipio quiere los datos de sus servidores también en AWS.',
        },
        today: {
          pt: 'A água destruiu metade dos discos de backup, e 14 TB de registros existem agora uma única vez, na sede da prefeitura.',
          en: 'The water destroyed half of the backup disks, and 14 TB of records now exist only once, in the town hall.',
          es: 'El agua destruyó la mitad de los discos de respaldo, y 14 TB de registros existen ahora una sola vez, en el palacio municipal.',
        },
      },
    ],
    candidates: [
      {
        id: 'file',
        uses: ['S3 File Gateway'],
        popularity: 4,
        source: docs('filegateway/latest/files3/what-is-file-s3.html'),
        text: {
          pt: 'Um S3 File Gateway, com um cache pequeno',
          en: 'An S3 File Gateway, with a small cache',
          es: 'Un S3 File Gateway, con una caché pequeña',
        },
        action: {
          pt: 'Implantar um Amazon S3 File Gateway no local, reservar um cache para os arquivos em uso e conectá-lo aos servidores.',
          en: 'Deploy an Amazon S3 File Gateway on premises, reserve a cache for the files in use and connect it to the servers.',
          es: 'Instalar un Amazon S3 File Gateway en el sitio, reservar una caché para los archivos en uso y conectarlo a los servidores.',
        },
        why: {
          pt: 'O S3 File Gateway oferece pastas NFS e SMB; cada arquivo vira um objeto no S3, e só os mais usados ficam no cache local.',
          en: 'S3 File Gateway offers NFS and SMB folders; each file becomes an object in S3, and only the most used ones stay in the local cache.',
          es: 'S3 File Gateway ofrece carpetas NFS y SMB; cada archivo es un objeto en S3, y solo los más usados quedan en la caché local.',
        },
        likeness: {
          pt: 'a estante pequena com as pastas em uso, e as outras no depósito, onde se abrem avulsas',
          en: 'the small shelf of folders in use, with all others in the warehouse, where each opens by itself',
          es: 'el estante pequeño con las carpetas en uso, y las demás en el almacén, donde se abren sueltas',
        },
        tell: {
          pt: 'Pastas compartilhadas por SMB e NFS: S3 File Gateway ou um NAS. Cada documento como objeto: o S3 File Gateway guarda um objeto por arquivo. Discos no local para só um décimo dos dados: um gateway, que ali guarda apenas o mais usado.',
          en: 'Folders shared over SMB and NFS: S3 File Gateway or a NAS. Each document as an object: S3 File Gateway keeps one object per file. Disks on site for only a tenth of the data: a gateway, which keeps just the most used part there.',
          es: 'Carpetas compartidas por SMB y NFS: S3 File Gateway o un NAS. Cada documento como objeto: S3 File Gateway guarda un objeto por archivo. Discos en el sitio para solo una décima parte de los datos: un gateway, que guarda allí solo lo más usado.',
        },
      },
      {
        id: 'cached',
        uses: ['cached'],
        popularity: 3,
        source: docs('storagegateway/latest/vgw/WhatIsStorageGateway.html'),
        text: {
          pt: 'Um Volume Gateway, com volumes em cache',
          en: 'A Volume Gateway, with cached volumes',
          es: 'Un Volume Gateway, con volúmenes en caché',
        },
        action: {
          pt: 'Implantar no local um Volume Gateway do AWS Storage Gateway no modo de cache, com um cache para os dados em uso, e conectar os volumes aos servidores.',
          en: 'Deploy an AWS Storage Gateway Volume Gateway on premises in cached mode, with a cache for the data in use, and attach its volumes to the servers.',
          es: 'Instalar en el sitio un Volume Gateway de AWS Storage Gateway en modo de caché, con una caché para los datos en uso, y conectar sus volúmenes a los servidores.',
        },
        why: {
          pt: 'O Volume Gateway com volumes em cache oferece discos iSCSI cujos dados ficam na AWS, com os mais usados no local, e faz snapshots do EBS.',
          en: 'A Volume Gateway with cached volumes offers iSCSI disks whose data lives on AWS, the most used part locally, and makes EBS snapshots.',
          es: 'Un Volume Gateway con volúmenes en caché ofrece discos iSCSI cuyos datos están en AWS, con lo más usado en las instalaciones propias, y hace snapshots de EBS.',
        },
        likeness: {
          pt: 'o gaveteiro pequeno com o mais usado, cujo resto fica no depósito, que só devolve gaveteiros inteiros',
          en: 'the small chest with what is used most, the rest in the warehouse, which returns whole chests only',
          es: 'la cajonera pequeña con lo más usado, cuyo resto está en el almacén, que solo devuelve cajoneras enteras',
        },
        tell: {
          pt: 'Discos locais só para um décimo dos dados: volumes em cache, com o resto na AWS. Discos em bloco por iSCSI: um Volume Gateway ou uma SAN, e não pastas. Discos dos servidores recriados como volumes do EBS: snapshots do Volume Gateway.',
          en: 'Disks with room for only a tenth of the data: cached volumes, with the rest on AWS. Block disks over iSCSI: a Volume Gateway or a SAN, not folders. The servers’ disks recreated as EBS volumes: snapshots of a Volume Gateway.',
          es: 'Discos locales solo para una décima parte de los datos: volúmenes en caché, con el resto en AWS. Discos en bloque por iSCSI: un Volume Gateway o una SAN, y no carpetas. Discos de los servidores recreados como volúmenes de EBS: snapshots de Volume Gateway.',
        },
      },
      {
        id: 'stored',
        uses: ['stored'],
        popularity: 3,
        source: docs('storagegateway/latest/vgw/StorageGatewayConcepts.html'),
        text: {
          pt: 'Um Volume Gateway, com volumes armazenados',
          en: 'A Volume Gateway, with stored volumes',
          es: 'Un Volume Gateway, con volúmenes almacenados',
        },
        action: {
          pt: 'Implantar no local um Volume Gateway do AWS Storage Gateway no modo armazenado e conectar os volumes aos servidores.',
          en: 'Deploy an AWS Storage Gateway Volume Gateway on premises in stored mode and attach its volumes to the servers.',
          es: 'Instalar en el sitio un Volume Gateway de AWS Storage Gateway en modo almacenado y conectar sus volúmenes a los servidores.',
        },
        why: {
          pt: 'O Volume Gateway com volumes armazenados mantém todos os dados no local, em discos iSCSI, e os copia à AWS como snapshots do EBS.',
          en: 'A Volume Gateway with stored volumes keeps all data on site, on iSCSI disks, and copies it to AWS as EBS snapshots.',
          es: 'Un Volume Gateway con volúmenes almacenados mantiene todos los datos en las instalaciones propias, en discos iSCSI, y los copia a AWS como snapshots de EBS.',
        },
        likeness: {
          pt: 'o gaveteiro enorme que guarda tudo no escritório, copiado no depósito, que só devolve gaveteiros inteiros',
          en: 'the huge chest that keeps everything in the office, copied at the warehouse, which returns whole chests only',
          es: 'la cajonera enorme que guarda todo en la oficina, copiada en el almacén, que solo devuelve cajoneras enteras',
        },
        tell: {
          pt: 'Trabalho que continua com todos os dados se a internet cair: uma cópia local completa, como a de volumes armazenados, de um NAS ou de uma SAN. Discos em bloco por iSCSI: um Volume Gateway ou uma SAN, e não pastas. Discos dos servidores recriados como volumes do EBS: snapshots do Volume Gateway.',
          en: 'Work that goes on with all the data if the internet is down: a complete local copy, such as that of stored volumes, a NAS or a SAN. Block disks over iSCSI: a Volume Gateway or a SAN, not folders. The servers’ disks recreated as EBS volumes: snapshots of a Volume Gateway.',
          es: 'Trabajo que continúa con todos los datos si internet se cae: una copia local completa, como la de volúmenes almacenados, de un NAS o de una SAN. Discos en bloque por iSCSI: un Volume Gateway o una SAN, y no carpetas. Discos de los servidores recreados como volúmenes de EBS: snapshots de Volume Gateway.',
        },
      },
      {
        id: 'nas',
        uses: ['DataSync'],
        popularity: 4,
        source: docs('datasync/latest/userguide/create-nfs-location.html'),
        text: {
          pt: 'Um novo NAS de arquivos, copiado para o S3 pelo DataSync',
          en: 'A new file-level NAS, copied to S3 with DataSync',
          es: 'Un nuevo NAS de archivos, copiado a S3 con DataSync',
        },
        action: {
          pt: 'Comprar um NAS de arquivos para o local, montá-lo nos servidores e executar toda noite uma tarefa do AWS DataSync para o Amazon S3.',
          en: 'Buy a file-level NAS for the site, mount it on the servers and run a nightly AWS DataSync task to Amazon S3.',
          es: 'Comprar un NAS de archivos para el sitio, montarlo en los servidores y ejecutar cada noche una tarea de AWS DataSync hacia Amazon S3.',
        },
        why: {
          pt: 'Um NAS local guarda todos os arquivos em pastas NFS e SMB, e o DataSync copia ao S3, como objetos, o que mudou.',
          en: 'A local NAS keeps all files in NFS and SMB folders, and DataSync copies what has changed to S3, as objects.',
          es: 'Un NAS local guarda todos los archivos en carpetas NFS y SMB, y DataSync copia a S3, como objetos, lo que cambió.',
        },
        likeness: {
          pt: 'a estante enorme com todas as pastas no escritório, de onde um mensageiro leva cópias avulsas ao depósito',
          en: 'the huge shelf with all folders in the office, from which a messenger takes copies to the warehouse',
          es: 'el estante enorme con todas las carpetas en la oficina, cuyas copias lleva un mensajero al almacén',
        },
        tell: {
          pt: 'Pastas compartilhadas por SMB e NFS: S3 File Gateway ou um NAS. Trabalho que continua com todos os dados se a internet cair: uma cópia local completa, como a de volumes armazenados, de um NAS ou de uma SAN. Cada documento lido como objeto: arquivos copiados ao S3, pelo DataSync ou por um S3 File Gateway.',
          en: 'Folders shared over SMB and NFS: S3 File Gateway or a NAS. Work that goes on with all the data if the internet is down: a complete local copy, such as that of stored volumes, a NAS or a SAN. Each document read as an object: files copied to S3, by DataSync or an S3 File Gateway.',
          es: 'Carpetas compartidas por SMB y NFS: S3 File Gateway o un NAS. Trabajo que continúa con todos los datos si internet se cae: una copia local completa, como la de volúmenes almacenados, de un NAS o de una SAN. Cada documento leído como objeto: archivos copiados a S3, con DataSync o un S3 File Gateway.',
        },
      },
      {
        id: 'san-tape',
        uses: ['Tape Gateway'],
        popularity: 2,
        source: docs('storagegateway/latest/tgw/WhatIsStorageGateway.html'),
        text: {
          pt: 'Uma SAN nova, com backup no Tape Gateway',
          en: 'A new SAN, with backups on a Tape Gateway',
          es: 'Una SAN nueva, con respaldo en Tape Gateway',
        },
        action: {
          pt: 'Comprar uma SAN para o local, conectá-la aos servidores e apontar o programa de backup para um Tape Gateway da AWS.',
          en: 'Buy a SAN for the site, attach it to the servers and point the backup program at an AWS Tape Gateway.',
          es: 'Comprar una SAN para el sitio, conectarla a los servidores y apuntar el programa de respaldo a un Tape Gateway de AWS.',
        },
        why: {
          pt: 'Uma SAN local oferece discos iSCSI com todos os dados, e o programa de backup grava fitas virtuais do Tape Gateway, que ficam na AWS.',
          en: 'A local SAN offers iSCSI disks with all the data, and the backup program writes virtual tapes of a Tape Gateway, which are kept on AWS.',
          es: 'Una SAN local ofrece discos iSCSI con todos los datos, y el programa de respaldo graba cintas virtuales de Tape Gateway, que quedan en AWS.',
        },
        likeness: {
          pt: 'o gaveteiro enorme com tudo no escritório, cujas cópias vão ao depósito em caixas lacradas',
          en: 'the huge chest with everything in the office, whose copies go to the warehouse in sealed boxes',
          es: 'la cajonera enorme con todo en la oficina, cuyas copias van al almacén en cajas selladas',
        },
        tell: {
          pt: 'Programa de backup que grava fitas: pense no Tape Gateway. Discos em bloco por iSCSI: um Volume Gateway ou uma SAN, e não pastas. Trabalho que continua com todos os dados se a internet cair: uma cópia local completa, como a de volumes armazenados, de um NAS ou de uma SAN.',
          en: 'A backup program that writes tapes: think of Tape Gateway. Block disks over iSCSI: a Volume Gateway or a SAN, not folders. Work that goes on with all the data if the internet is down: a complete local copy, such as that of stored volumes, a NAS or a SAN.',
          es: 'Programa de respaldo que graba cintas: piensa en Tape Gateway. Discos en bloque por iSCSI: un Volume Gateway o una SAN, y no carpetas. Trabajo que continúa con todos los datos si internet se cae: una copia local completa, como la de volúmenes almacenados, de un NAS o de una SAN.',
        },
      },
    ],
    constraints: [
      {
        id: 'folders',
        text: {
          pt: 'Os programas usam pastas compartilhadas por SMB e NFS, que a nova solução deve oferecer.',
          en: 'The programs use folders shared over SMB and NFS, which the new solution must offer.',
          es: 'Los programas usan carpetas compartidas por SMB y NFS, que la nueva solución debe ofrecer.',
        },
        fits: ['file', 'nas'],
        rulesOut: {
          cached: {
            pt: 'O Volume Gateway oferece discos iSCSI e não pastas compartilhadas.',
            en: 'A Volume Gateway offers iSCSI disks and not shared folders.',
            es: 'Un Volume Gateway ofrece discos iSCSI y no carpetas compartidas.',
          },
          stored: {
            pt: 'O Volume Gateway oferece discos iSCSI e não pastas compartilhadas.',
            en: 'A Volume Gateway offers iSCSI disks and not shared folders.',
            es: 'Un Volume Gateway ofrece discos iSCSI y no carpetas compartidas.',
          },
          'san-tape': {
            pt: 'A SAN oferece discos iSCSI, e o Tape Gateway, fitas; nenhum deles é uma pasta compartilhada.',
            en: 'The SAN offers iSCSI disks and the Tape Gateway tapes; neither is a shared folder.',
            es: 'La SAN ofrece discos iSCSI y Tape Gateway, cintas; ninguno es una carpeta compartida.',
          },
        },
      },
      {
        id: 'iscsi',
        text: {
          pt: 'As aplicações gravam em discos de blocos por iSCSI e não serão alteradas.',
          en: 'The applications write to block disks over iSCSI and will not be changed.',
          es: 'Las aplicaciones escriben en discos de bloques por iSCSI y no se modificarán.',
        },
        fits: ['cached', 'stored', 'san-tape'],
        rulesOut: {
          file: {
            pt: 'O S3 File Gateway oferece pastas NFS e SMB, e não discos em bloco.',
            en: 'S3 File Gateway offers NFS and SMB folders, not block disks.',
            es: 'S3 File Gateway ofrece carpetas NFS y SMB, no discos en bloque.',
          },
          nas: {
            pt: 'Um NAS de arquivos só oferece pastas NFS e SMB, e não discos em bloco.',
            en: 'A file-level NAS offers NFS and SMB folders only, not block disks.',
            es: 'Un NAS de archivos solo ofrece carpetas NFS y SMB, no discos en bloque.',
          },
        },
      },
      {
        id: 'link-down',
        text: {
          pt: 'O trabalho deve continuar com todos os dados, mesmo que a internet caia por um dia.',
          en: 'Work must go on with all the data, even if the internet is down for a day.',
          es: 'El trabajo debe continuar con todos los datos, aunque internet se caiga un día.',
        },
        fits: ['stored', 'nas', 'san-tape'],
        rulesOut: {
          file: {
            pt: 'O S3 File Gateway só tem no local os arquivos em uso, no cache; o resto vem pela internet.',
            en: 'S3 File Gateway keeps only the files in use on site, in its cache; the rest comes over the internet.',
            es: 'S3 File Gateway solo tiene en las instalaciones propias los archivos en uso, en la caché; el resto llega por internet.',
          },
          cached: {
            pt: 'Com volumes em cache, o que não está no local vem da AWS pela internet.',
            en: 'With cached volumes, what is not on site comes from AWS over the internet.',
            es: 'Con volúmenes en caché, lo que no está en las instalaciones propias viene de AWS por internet.',
          },
        },
      },
      {
        id: 'little-space',
        text: {
          pt: 'A sala dos servidores só tem espaço para discos com um décimo dos dados.',
          en: 'The server room has space for disks with only a tenth of the data.',
          es: 'La sala de servidores solo tiene espacio para discos con una décima parte de los datos.',
        },
        fits: ['file', 'cached'],
        rulesOut: {
          stored: {
            pt: 'Volumes armazenados exigem discos locais do tamanho de todos os dados.',
            en: 'Stored volumes need local disks as large as all the data.',
            es: 'Los volúmenes almacenados exigen discos locales del tamaño de todos los datos.',
          },
          nas: {
            pt: 'Um NAS exige discos locais do tamanho de todos os dados.',
            en: 'A NAS needs local disks as large as all the data.',
            es: 'Un NAS exige discos locales del tamaño de todos los datos.',
          },
          'san-tape': {
            pt: 'Uma SAN exige discos locais do tamanho de todos os dados.',
            en: 'A SAN needs local disks as large as all the data.',
            es: 'Una SAN exige discos locales del tamaño de todos los datos.',
          },
        },
      },
      {
        id: 'objects',
        text: {
          pt: 'Funções na nuvem devem ler cada documento como objeto.',
          en: 'Functions in the cloud must read each document as an object.',
          es: 'Funciones en la nube deben leer cada documento como objeto.',
        },
        fits: ['file', 'nas'],
        rulesOut: {
          cached: {
            pt: 'O Volume Gateway guarda na AWS blocos e snapshots, que não se leem como objetos do S3.',
            en: 'A Volume Gateway keeps blocks and snapshots on AWS, which cannot be read as S3 objects.',
            es: 'Un Volume Gateway guarda en AWS bloques y snapshots, que no se leen como objetos de S3.',
          },
          stored: {
            pt: 'O Volume Gateway guarda na AWS blocos e snapshots, que não se leem como objetos do S3.',
            en: 'A Volume Gateway keeps blocks and snapshots on AWS, which cannot be read as S3 objects.',
            es: 'Un Volume Gateway guarda en AWS bloques y snapshots, que no se leen como objetos de S3.',
          },
          'san-tape': {
            pt: 'O Tape Gateway guarda fitas virtuais, cujo conteúdo só volta com uma restauração.',
            en: 'A Tape Gateway keeps virtual tapes, whose content comes back only through a restore.',
            es: 'Tape Gateway guarda cintas virtuales, cuyo contenido solo vuelve con una restauración.',
          },
        },
      },
      {
        id: 'ec2-in-disaster',
        text: {
          pt: 'Em um desastre, os discos dos servidores devem ser recriados na AWS como volumes do Amazon EBS.',
          en: 'In a disaster, the servers’ disks must be recreated on AWS as Amazon EBS volumes.',
          es: 'En un desastre, los discos de los servidores deben recrearse en AWS como volúmenes de Amazon EBS.',
        },
        fits: ['cached', 'stored'],
        rulesOut: {
          file: {
            pt: 'Essa solução guarda arquivos como objetos do S3, dos quais não se cria um volume do EBS.',
            en: 'That solution keeps files as S3 objects, from which no EBS volume is created.',
            es: 'Esa solución guarda archivos como objetos de S3, de los que no se crea un volumen EBS.',
          },
          nas: {
            pt: 'Essa solução guarda arquivos como objetos do S3, dos quais não se cria um volume do EBS.',
            en: 'That solution keeps files as S3 objects, from which no EBS volume is created.',
            es: 'Esa solución guarda archivos como objetos de S3, de los que no se crea un volumen EBS.',
          },
          'san-tape': {
            pt: 'Do Tape Gateway vêm fitas a restaurar com o programa de backup, e não snapshots do EBS.',
            en: 'A Tape Gateway gives tapes to be restored with the backup program, not EBS snapshots.',
            es: 'De Tape Gateway salen cintas que se restauran con el programa de respaldo, no snapshots de EBS.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
