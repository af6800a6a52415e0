import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const officeFiles: readonly Pattern[] = [
  {
    id: 'office-files',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'hybrid-backup' },
      'saa-c03': { domain: 'performance', topic: 'data-ingestion' },
    },
    scene: {
      pt: 'Pense nos arquivos como livros de trabalho, no SMB como a língua do escritório e no NFS como a língua das oficinas.',
      en: 'Think of the files as work books, of SMB as the language of the office, and of NFS as the language of the workshops.',
      es: 'Piensa en los archivos como libros de trabajo, en SMB como el idioma de la oficina y en NFS como el del taller.',
    },
    situations: [
      {
        id: 'surveyors',
        text: {
          pt: 'Uma empresa de topografia quer levar para a AWS os arquivos dos servidores dos seus escritórios.',
          en: 'A surveying company wants to move the files of its office servers to AWS.',
          es: 'Una empresa de topografía quiere llevar a AWS los archivos de los servidores de sus oficinas.',
        },
        today: {
          pt: 'Sessenta pessoas usam 14 TB de plantas e varreduras a laser em dois servidores que precisam ser trocados. Um arquiteto de soluções deve escolher o novo armazenamento.',
          en: 'Sixty people work with 14 TB of plans and laser scans on two servers that need replacing. A solutions architect must choose the replacement.',
          es: 'Sesenta personas usan 14 TB de planos y escaneos láser en dos servidores que deben reemplazarse. Un arquitecto de soluciones debe elegir el nuevo almacenamiento.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora infantil quer guardar na AWS as ilustrações; os ilustradores trabalham na sede.',
          en: 'A children’s publisher wants to keep its illustrations on AWS; the illustrators work at headquarters.',
          es: 'Una editorial infantil quiere guardar en AWS sus ilustraciones; los ilustradores trabajan en la sede.',
        },
        today: {
          pt: 'São 25 ilustradores e 8 TB de arquivos de até 900 MB, em um servidor cujos discos falharam duas vezes neste ano.',
          en: 'There are 25 illustrators and 8 TB of files of up to 900 MB, on a server whose disks failed twice this year.',
          es: 'Son 25 ilustradores y 8 TB de archivos de hasta 900 MB, en un servidor cuyos discos fallaron dos veces este año.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital quer trocar pela AWS o servidor em que arquiva documentos.',
          en: 'A hospital wants AWS in place of the server on which it files documents.',
          es: 'Un hospital quiere reemplazar por AWS el servidor en el que archiva documentos.',
        },
        today: {
          pt: 'O servidor tem 11 milhões de páginas digitalizadas, que 400 funcionários abrem todo dia. O contrato de suporte dele acaba em dezembro.',
          en: 'The server holds 11 million scanned pages, and 400 employees open them every day. The contract for its support ends in December.',
          es: 'El servidor tiene 11 millones de páginas escaneadas, que 400 empleados abren cada día. Su contrato de soporte termina en diciembre.',
        },
      },
      {
        id: 'architects-files',
        text: {
          pt: 'Um escritório de arquitetura quer trocar pela AWS os servidores de arquivos das filiais.',
          en: 'An architecture firm wants AWS in place of the file servers of its branches.',
          es: 'Un estudio de arquitectura quiere reemplazar por AWS los servidores de archivos de sus sucursales.',
        },
        today: {
          pt: 'Cada uma das três filiais tem um servidor com 3 TB de projetos e backup em fita. O escritório quer uma só solução para todas.',
          en: 'Each of its three branches has a server with 3 TB of projects and a backup on tape. The firm wants one design for all of them.',
          es: 'Cada una de las tres sucursales tiene un servidor con 3 TB de proyectos y respaldo en cinta. La firma quiere un solo diseño para todas.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'O servidor de arquivos de um sindicato está no fim da vida útil, e os documentos irão para a AWS.',
          en: 'A trade union’s file server is at the end of its life, and the documents are moving to AWS.',
          es: 'El servidor de archivos de un sindicato está al final de su vida útil, y los documentos irán a AWS.',
        },
        today: {
          pt: 'Cerca de 90 funcionários compartilham 5 TB de atas, contratos e cartas dos últimos vinte anos. Um arquiteto precisa propor o substituto.',
          en: 'About 90 employees share 5 TB of minutes, contracts and letters from the last twenty years. An architect must propose the replacement.',
          es: 'Unos 90 empleados comparten 5 TB de actas, contratos y cartas de los últimos veinte años. Un arquitecto debe proponer el reemplazo.',
        },
      },
    ],
    candidates: [
      {
        id: 'gateway',
        uses: ['Storage Gateway', 'File Gateway'],
        popularity: 4,
        source: docs('filegateway/latest/files3/what-is-file-s3.html'),
        text: {
          pt: 'Um AWS Storage Gateway local, com o S3 atrás',
          en: 'A local AWS Storage Gateway, backed by S3',
          es: 'Un AWS Storage Gateway local, con S3 detrás',
        },
        action: {
          pt: 'Implantar o AWS Storage Gateway como Amazon S3 File Gateway em uma máquina virtual de cada local e compartilhar as pastas dele.',
          en: 'Deploy AWS Storage Gateway as an Amazon S3 File Gateway on a virtual machine at each site and share its folders.',
          es: 'Desplegar AWS Storage Gateway como Amazon S3 File Gateway en una máquina virtual de cada sede y compartir sus carpetas.',
        },
        why: {
          pt: 'O Storage Gateway, como S3 File Gateway, oferece pastas SMB e NFS na rede local, guarda cada arquivo como objeto no S3 e mantém os mais usados em cache.',
          en: 'Storage Gateway, as an S3 File Gateway, offers SMB and NFS folders on the local network, keeps each file as an object in S3 and the most used ones in a cache.',
          es: 'Storage Gateway, como S3 File Gateway, ofrece carpetas SMB y NFS en la red local, guarda cada archivo como objeto en S3 y los más usados en caché.',
        },
        likeness: {
          pt: 'uma estante no escritório com os livros mais usados, e os outros num depósito aberto a ajudantes',
          en: 'a bookcase at the office with the most used books, and the rest in a warehouse open to helpers',
          es: 'una estantería en la oficina con los libros más usados, y los demás en un depósito abierto a ayudantes',
        },
        tell: {
          pt: 'Uma unidade de rede por SMB: S3 File Gateway ou FSx for Windows. Internet lenta e arquivos em uso: um cache local. Computadores com Linux que montam pastas por NFS: Amazon EFS ou S3 File Gateway. Arquivos lidos como objetos minutos depois de gravados: o S3, também por meio de um S3 File Gateway. Espaço que ninguém quer ampliar, com um volume que dobra: armazenamento na nuvem, e não discos próprios.',
          en: 'A network drive over SMB: S3 File Gateway or FSx for Windows. A slow line and files in use: a local cache. Linux computers that mount folders over NFS: Amazon EFS or an S3 File Gateway. Files read as objects minutes after they are saved: S3, also by way of an S3 File Gateway. Space that nobody wants to enlarge, for a volume that doubles: storage in the cloud, not disks of its own.',
          es: 'Una unidad de red por SMB: S3 File Gateway o FSx for Windows. Internet lenta y archivos en uso: una caché local. Computadoras con Linux que montan carpetas por NFS: Amazon EFS o S3 File Gateway. Archivos leídos como objetos minutos después de grabados: S3, también por medio de un S3 File Gateway. Espacio que nadie quiere ampliar, con un volumen que se duplica: almacenamiento en la nube, y no discos propios.',
        },
      },
      {
        id: 'fsx',
        uses: ['FSx'],
        popularity: 3,
        source: docs('fsx/latest/WindowsGuide/what-is.html'),
        text: {
          pt: 'Um FSx for Windows, por uma VPN',
          en: 'FSx for Windows, over a VPN',
          es: 'FSx for Windows, por una VPN',
        },
        action: {
          pt: 'Criar um sistema de arquivos Multi-AZ do Amazon FSx for Windows File Server e ligar cada local a ele por VPN Site-to-Site.',
          en: 'Create a Multi-AZ Amazon FSx for Windows File Server file system and connect each site to it by Site-to-Site VPN.',
          es: 'Crear un sistema de archivos Multi-AZ de Amazon FSx for Windows File Server y conectar cada sede a él por VPN de sitio a sitio.',
        },
        why: {
          pt: 'O FSx for Windows File Server é um servidor SMB gerenciado na AWS, alcançado pela VPN sem nada instalado no local.',
          en: 'FSx for Windows File Server is a managed SMB server on AWS, reached over the VPN with nothing installed on site.',
          es: 'FSx for Windows File Server es un servidor SMB administrado en AWS, alcanzado por la VPN sin nada instalado en el lugar.',
        },
        likeness: {
          pt: 'uma biblioteca do outro lado da cidade, com estantes contadas, que só fala a língua do escritório',
          en: 'a library across town, with a set number of shelves, which speaks only the language of the office',
          es: 'una biblioteca al otro lado de la ciudad, con estantes contados y solo el idioma de la oficina',
        },
        tell: {
          pt: 'Uma unidade de rede por SMB: FSx for Windows, quando nada fica no local. Sala de servidores desativada, sem servidores nem discos no local: um serviço na AWS, e não um gateway ou um NAS.',
          en: 'A network drive over SMB: FSx for Windows, where nothing stands on site. A server room that is given up, with neither servers nor disks on site: a service on AWS, not a gateway or a NAS.',
          es: 'Una unidad de red por SMB: FSx for Windows, cuando nada queda en el sitio. Sala de servidores que se desmonta, sin servidores ni discos en el sitio: un servicio en AWS, y no un gateway o un NAS.',
        },
      },
      {
        id: 'efs',
        uses: ['EFS'],
        popularity: 4,
        rightWith: ['linux'],
        source: docs('efs/latest/ug/whatisefs.html'),
        text: { pt: 'Um Amazon EFS, por uma VPN', en: 'Amazon EFS, over a VPN', es: 'Amazon EFS, por una VPN' },
        action: {
          pt: 'Criar um sistema de arquivos do Amazon EFS com um ponto de montagem em cada zona e ligar cada local por VPN Site-to-Site.',
          en: 'Create an Amazon EFS file system with a mount target in each zone and connect each site by Site-to-Site VPN.',
          es: 'Crear un sistema de archivos de Amazon EFS con un destino de montaje en cada zona y conectar cada sede por VPN de sitio a sitio.',
        },
        why: {
          pt: 'O Amazon EFS é NFS gerenciado na AWS, que cresce sozinho e é alcançado pela VPN.',
          en: 'Amazon EFS is managed NFS on AWS, which grows automatically and is reached over the VPN.',
          es: 'Amazon EFS es NFS administrado en AWS, que crece solo y se alcanza por la VPN.',
        },
        likeness: {
          pt: 'uma biblioteca do outro lado da cidade, que cresce sozinha, mas só fala a língua das oficinas',
          en: 'a library across town, which grows by itself but speaks only the language of the workshops',
          es: 'una biblioteca al otro lado de la ciudad, que crece sola, pero habla solo el idioma del taller',
        },
        tell: {
          pt: 'Volume que dobra a cada ano: EFS ou S3, que crescem sozinhos e cobram pelo que está guardado. Computadores com Linux que montam pastas por NFS: Amazon EFS ou S3 File Gateway. Sala de servidores desativada, sem servidores nem discos no local: um serviço na AWS, e não um gateway ou um NAS.',
          en: 'A volume that doubles every year: EFS or S3, which grow automatically and charge for what is stored. Linux computers that mount folders over NFS: Amazon EFS or an S3 File Gateway. A server room that is given up, with neither servers nor disks on site: a service on AWS, not a gateway or a NAS.',
          es: 'Volumen que se duplica cada año: EFS o S3, que crecen solos y cobran por lo guardado. Computadoras con Linux que montan carpetas por NFS: Amazon EFS o S3 File Gateway. Sala de servidores que se desmonta, sin servidores ni discos en el sitio: un servicio en AWS, y no un gateway o un NAS.',
        },
      },
      {
        id: 'nas',
        uses: [],
        popularity: 3,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'Um NAS, com DataSync noturno ao S3',
          en: 'A NAS, with nightly DataSync to S3',
          es: 'Un NAS, con DataSync nocturno a S3',
        },
        action: {
          pt: 'Instalar um NAS em cada local, compartilhar as pastas dele e programar toda noite uma tarefa do AWS DataSync para o Amazon S3.',
          en: 'Install a NAS at each site, share its folders and schedule an AWS DataSync task to Amazon S3 every night.',
          es: 'Instalar un NAS en cada sede, compartir sus carpetas y programar cada noche una tarea de AWS DataSync hacia Amazon S3.',
        },
        why: {
          pt: 'Um NAS próprio serve os arquivos na rede local, e o DataSync os copia ao S3 à noite.',
          en: 'A self-managed NAS serves files on the local network, and DataSync copies them to S3 at night.',
          es: 'Un NAS propio sirve los archivos en la red local, y DataSync los copia a S3 por la noche.',
        },
        likeness: {
          pt: 'uma estante no escritório que você conserta e aumenta, copiada só à noite para um depósito',
          en: 'a bookcase at the office that you repair and enlarge, copied to a warehouse only at night',
          es: 'una estantería en la oficina que tú reparas y amplías, copiada solo de noche a un depósito',
        },
        tell: {
          pt: 'Cópia periódica do que fica no local: DataSync.',
          en: 'A periodic copy of what stays on site: DataSync.',
          es: 'Copia periódica de lo que queda en el lugar: DataSync.',
        },
      },
      {
        id: 'direct',
        uses: [],
        rightWith: ['as-objects'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/Welcome.html'),
        text: {
          pt: 'Um bucket do S3, por um aplicativo web',
          en: 'An S3 bucket, through a web app',
          es: 'Un bucket de S3, por una aplicación web',
        },
        action: {
          pt: 'Criar um bucket do Amazon S3 com um prefixo para cada área e publicar um aplicativo web do AWS Transfer Family para enviar e baixar os arquivos.',
          en: 'Create an Amazon S3 bucket with a prefix for each department and publish an AWS Transfer Family web app to upload and download the files.',
          es: 'Crear un bucket de Amazon S3 con un prefijo para cada área y publicar una aplicación web de AWS Transfer Family para subir y descargar los archivos.',
        },
        why: {
          pt: 'Em um bucket do S3 os arquivos são objetos, sem limite de espaço e sem equipamento; um aplicativo web do Transfer Family os envia e baixa pelo navegador.',
          en: 'In an S3 bucket files are objects, with no limit of space and no equipment; a Transfer Family web app uploads and downloads them in the browser.',
          es: 'En un bucket de S3 los archivos son objetos, sin límite de espacio y sin equipo; una aplicación web de Transfer Family los sube y los baja en el navegador.',
        },
        likeness: {
          pt: 'um depósito distante e sem limite, sem estante aberta, onde cada livro se pede num balcão',
          en: 'a distant, limitless warehouse, without open shelves, where each book is requested at a counter',
          es: 'un depósito lejano y sin límite, sin estante abierto, donde cada libro se pide en un mostrador',
        },
        tell: {
          pt: 'Funções na nuvem que leem cada arquivo como objeto: um bucket do S3. Sala de servidores desativada, sem servidores nem discos no local: um serviço na AWS, e não um gateway ou um NAS.',
          en: 'Functions in the cloud that read each file as an object: an S3 bucket. A server room that is given up, with neither servers nor disks on site: a service on AWS, not a gateway or a NAS.',
          es: 'Funciones en la nube que leen cada archivo como objeto: un bucket de S3. Sala de servidores que se desmonta, sin servidores ni discos en el sitio: un servicio en AWS, y no un gateway o un NAS.',
        },
      },
    ],
    constraints: [
      {
        id: 'drive-letter',
        text: {
          pt: 'As pessoas abrem os arquivos em uma unidade de rede, por SMB, e isso não vai mudar.',
          en: 'People open the files on a network drive, over SMB, and this is not going to change.',
          es: 'Las personas abren los archivos en una unidad de red, por SMB, y eso no va a cambiar.',
        },
        fits: ['gateway', 'fsx', 'nas'],
        rulesOut: {
          efs: {
            pt: 'O Amazon EFS fala NFS, não o SMB das unidades de rede do Windows.',
            en: 'Amazon EFS speaks NFS, not the SMB of Windows network drives.',
            es: 'Amazon EFS habla NFS, no el SMB de las unidades de red de Windows.',
          },
          direct: {
            pt: 'Um bucket do S3 não é uma unidade de rede; os arquivos são baixados e enviados.',
            en: 'An S3 bucket is no network drive; files are downloaded and uploaded.',
            es: 'Un bucket de S3 no es una unidad de red; los archivos se bajan y se suben.',
          },
        },
      },
      {
        id: 'linux',
        notWith: ['drive-letter'],
        text: {
          pt: 'Os computadores usam Linux e devem montar as pastas por NFS.',
          en: 'The computers run Linux and must mount the folders over NFS.',
          es: 'Las computadoras usan Linux y deben montar las carpetas por NFS.',
        },
        fits: ['efs', 'gateway', 'nas'],
        rulesOut: {
          fsx: {
            pt: 'O FSx for Windows compartilha pastas por SMB, e não por NFS.',
            en: 'FSx for Windows shares folders over SMB, not over NFS.',
            es: 'FSx for Windows comparte carpetas por SMB, y no por NFS.',
          },
          direct: {
            pt: 'Um bucket do S3 com um aplicativo web abre no navegador; não é montado por NFS.',
            en: 'An S3 bucket with a web app is opened in the browser; it is not mounted over NFS.',
            es: 'Un bucket de S3 con una aplicación web se abre en el navegador; no se monta por NFS.',
          },
        },
      },
      {
        id: 'slow-line',
        text: {
          pt: 'A internet é lenta, e os arquivos em uso devem abrir sem demora.',
          en: 'The internet line is slow, and files in use must open without delay.',
          es: 'Internet es lenta, y los archivos en uso deben abrirse sin demora.',
        },
        fits: ['gateway', 'nas'],
        rulesOut: {
          fsx: {
            pt: 'No FSx for Windows cada leitura atravessa a internet lenta pela VPN.',
            en: 'With FSx for Windows every read crosses the slow internet line over the VPN.',
            es: 'Con FSx for Windows cada lectura cruza la internet lenta por la VPN.',
          },
          efs: {
            pt: 'No Amazon EFS cada leitura atravessa a internet lenta pela VPN.',
            en: 'With Amazon EFS every read crosses the slow internet line over the VPN.',
            es: 'Con Amazon EFS cada lectura cruza la internet lenta por la VPN.',
          },
          direct: {
            pt: 'De um bucket do S3 cada arquivo é baixado pela internet lenta.',
            en: 'From an S3 bucket every file is downloaded over the slow internet line.',
            es: 'De un bucket de S3 cada archivo se baja por la internet lenta.',
          },
        },
      },
      {
        id: 'as-objects',
        text: {
          pt: 'Funções na nuvem devem ler cada arquivo como objeto, minutos depois de gravado.',
          en: 'Functions in the cloud must read each file as an object, minutes after it is saved.',
          es: 'Funciones en la nube deben leer cada archivo como objeto, minutos después de grabado.',
        },
        fits: ['gateway', 'direct'],
        rulesOut: {
          fsx: {
            pt: 'No FSx for Windows os arquivos ficam em um sistema de arquivos, não como objetos.',
            en: 'With FSx for Windows files are in a file system, not objects.',
            es: 'Con FSx for Windows los archivos quedan en un sistema de archivos, no como objetos.',
          },
          efs: {
            pt: 'No Amazon EFS os arquivos ficam em um sistema de arquivos, não como objetos.',
            en: 'With Amazon EFS files are in a file system, not objects.',
            es: 'Con Amazon EFS los archivos quedan en un sistema de archivos, no como objetos.',
          },
          nas: {
            pt: 'Com o DataSync noturno, o arquivo só vira objeto na noite seguinte.',
            en: 'With nightly DataSync, a file becomes an object the following night.',
            es: 'Con DataSync nocturno, el archivo solo se vuelve objeto la noche siguiente.',
          },
        },
      },
      {
        id: 'nothing-on-site',
        text: {
          pt: 'A sala de servidores será desativada, e nem servidores nem discos poderão ficar no local.',
          en: 'The server room is being given up, so neither servers nor disks can stay on site.',
          es: 'La sala de servidores se va a desmontar, y ni servidores ni discos podrán quedar en el sitio.',
        },
        fits: ['fsx', 'efs', 'direct'],
        rulesOut: {
          gateway: {
            pt: 'O S3 File Gateway é uma máquina virtual, que exige um servidor no prédio.',
            en: 'S3 File Gateway is a virtual machine, which needs a server in the building.',
            es: 'S3 File Gateway es una máquina virtual, que exige un servidor en el edificio.',
          },
          nas: {
            pt: 'Um NAS é um equipamento com discos que fica no prédio.',
            en: 'A NAS is an appliance with disks that stays in the building.',
            es: 'Un NAS es un equipo con discos que queda en el edificio.',
          },
        },
      },
      {
        id: 'no-disks',
        text: {
          pt: 'O volume dobra a cada ano, e ninguém quer ampliar o espaço que guarda os arquivos.',
          en: 'The volume doubles every year, and nobody wants to enlarge the space that holds the files.',
          es: 'El volumen se duplica cada año, y nadie quiere ampliar el espacio que guarda los archivos.',
        },
        fits: ['gateway', 'efs', 'direct'],
        rulesOut: {
          fsx: {
            pt: 'No FSx for Windows a equipe define a capacidade e a aumenta quando falta.',
            en: 'With FSx for Windows the team sets the capacity and raises it when it runs short.',
            es: 'Con FSx for Windows el equipo define la capacidad y la aumenta cuando falta.',
          },
          nas: {
            pt: 'Um NAS guarda tudo no local e, quando enche, exige outros discos.',
            en: 'A NAS keeps everything on site and calls for new disks when it is full.',
            es: 'Un NAS guarda todo en el sitio y, cuando se llena, exige otros discos.',
          },
        },
      },
      {
        id: 'least-overhead',
        notWith: ['slow-line'],
        fits: ['fsx', 'efs', 'direct'],
        rulesOut: {
          nas: {
            pt: 'Um NAS é um equipamento que a empresa instala, atualiza e troca.',
            en: 'A NAS is hardware that the company installs, patches and replaces.',
            es: 'Un NAS es un equipo que la empresa instala, actualiza y reemplaza.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
