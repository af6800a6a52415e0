import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const officeFiles: readonly Pattern[] = [
  {
    id: 'office-files',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'hybrid-backup' },
      'saa-c03': { domain: 'performance', topic: 'data-ingestion' },
    },
    situations: [
      {
        id: 'surveyors',
        text: {
          pt: 'Uma empresa de topografia tem em cada escritório um servidor de arquivos quase cheio e quer passar a guardar os arquivos na AWS.',
          en: 'A surveying company has a nearly full file server in each office and wants to start keeping its files on AWS.',
          es: 'Una empresa de topografía tiene en cada oficina un servidor de archivos casi lleno y quiere pasar a guardar sus archivos en AWS.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora infantil guarda ilustrações em um servidor de arquivos na sede e planeja levá-las para a AWS, com os ilustradores ainda na sede.',
          en: 'A children’s publisher keeps illustrations on a file server at headquarters and plans to take them to AWS, with the illustrators still at headquarters.',
          es: 'Una editorial infantil guarda ilustraciones en un servidor de archivos en su sede y planea llevarlas a AWS, con los ilustradores aún en la sede.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital arquiva documentos em um servidor de arquivos próprio, cujo contrato de manutenção acabou, e pensa em guardá-los na AWS.',
          en: 'A hospital files documents on a file server of its own, whose maintenance contract has ended, and is thinking of keeping them on AWS.',
          es: 'Un hospital archiva documentos en un servidor de archivos propio, cuyo contrato de mantenimiento terminó, y piensa en guardarlos en AWS.',
        },
      },
      {
        id: 'architects-files',
        text: {
          pt: 'Um escritório de arquitetura tem um servidor de arquivos antigo em cada filial e quer passar os projetos para a AWS.',
          en: 'An architecture firm has an old file server in each branch and wants to move its projects to AWS.',
          es: 'Un estudio de arquitectura tiene un servidor de archivos antiguo en cada sucursal y quiere pasar los proyectos a AWS.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'Um sindicato guarda documentos de associados em um servidor de arquivos da sede, que está no fim da vida útil, e pensa em guardá-los na AWS.',
          en: 'A trade union keeps its members’ documents on a file server at headquarters, which is at the end of its life, and is thinking of keeping them on AWS.',
          es: 'Un sindicato guarda documentos de afiliados en un servidor de archivos de la sede, que está al final de su vida útil, y piensa guardarlos en AWS.',
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
          pt: 'AWS Storage Gateway, com o S3 atrás',
          en: 'AWS Storage Gateway, backed by S3',
          es: 'AWS Storage Gateway, con S3 detrás',
        },
        why: {
          pt: 'O Storage Gateway, como S3 File Gateway, oferece pastas SMB e NFS na rede local, guarda cada arquivo como objeto no S3 e mantém os mais usados em cache.',
          en: 'Storage Gateway, as an S3 File Gateway, offers SMB and NFS folders on the local network, keeps each file as an object in S3 and the most used ones in a cache.',
          es: 'Storage Gateway, como S3 File Gateway, ofrece carpetas SMB y NFS en la red local, guarda cada archivo como objeto en S3 y los más usados en caché.',
        },
        tell: {
          pt: 'Pastas locais com os dados no S3: S3 File Gateway.',
          en: 'Local folders with the data in S3: S3 File Gateway.',
          es: 'Carpetas locales con los datos en S3: S3 File Gateway.',
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
        why: {
          pt: 'O FSx for Windows File Server é um servidor SMB gerenciado na AWS, alcançado pela VPN sem nada instalado no local.',
          en: 'FSx for Windows File Server is a managed SMB server on AWS, reached over the VPN with nothing installed on site.',
          es: 'FSx for Windows File Server es un servidor SMB administrado en AWS, alcanzado por la VPN sin nada instalado en el lugar.',
        },
        tell: {
          pt: 'SMB gerenciado sem equipamento local: FSx for Windows.',
          en: 'Managed SMB with no local equipment: FSx for Windows.',
          es: 'SMB administrado sin equipo local: FSx for Windows.',
        },
      },
      {
        id: 'efs',
        uses: ['EFS'],
        popularity: 4,
        source: docs('efs/latest/ug/whatisefs.html'),
        text: { pt: 'Um Amazon EFS, por uma VPN', en: 'Amazon EFS, over a VPN', es: 'Amazon EFS, por una VPN' },
        why: {
          pt: 'O Amazon EFS é NFS gerenciado na AWS, que cresce sozinho e é alcançado pela VPN.',
          en: 'Amazon EFS is managed NFS on AWS, which grows by itself and is reached over the VPN.',
          es: 'Amazon EFS es NFS administrado en AWS, que crece solo y se alcanza por la VPN.',
        },
        tell: {
          pt: 'NFS gerenciado que cresce sozinho: EFS.',
          en: 'Managed NFS that grows by itself: EFS.',
          es: 'NFS administrado que crece solo: EFS.',
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
        why: {
          pt: 'Um NAS próprio serve os arquivos na rede local, e o DataSync os copia ao S3 à noite.',
          en: 'A NAS of its own serves files on the local network, and DataSync copies them to S3 at night.',
          es: 'Un NAS propio sirve los archivos en la red local, y DataSync los copia a S3 por la noche.',
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
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/Welcome.html'),
        text: {
          pt: 'Um bucket do S3, pelo console',
          en: 'An S3 bucket, through the console',
          es: 'Un bucket de S3, por la consola',
        },
        why: {
          pt: 'Em um bucket do S3 os arquivos são objetos, sem limite de espaço e sem equipamento, enviados e baixados pelo console ou por programas.',
          en: 'In an S3 bucket files are objects, with no limit of space and no equipment, uploaded and downloaded through the console or by programs.',
          es: 'En un bucket de S3 los archivos son objetos, sin límite de espacio y sin equipo, que se suben y bajan por la consola o con programas.',
        },
        tell: {
          pt: 'Objetos, sem pastas de rede: S3 direto.',
          en: 'Objects, without network folders: S3 directly.',
          es: 'Objetos, sin carpetas de red: S3 directo.',
        },
      },
    ],
    constraints: [
      {
        id: 'drive-letter',
        kind: 'change',
        text: {
          pt: 'As pessoas devem continuar a abrir os arquivos em uma unidade de rede, por SMB.',
          en: 'People must go on opening files from a network drive, over SMB.',
          es: 'Las personas deben seguir abriendo los archivos en una unidad de red, por SMB.',
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
        id: 'slow-line',
        kind: 'performance',
        text: {
          pt: 'A internet do local é lenta, e os arquivos em uso devem abrir como se estivessem ali.',
          en: 'The internet line is slow, and files in use must open as if they were right there.',
          es: 'La internet del lugar es lenta, y los archivos en uso deben abrirse como si estuvieran allí.',
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
        kind: 'time',
        text: {
          pt: 'Minutos depois de gravado, cada arquivo deve ser um objeto que o Amazon Athena e o Amazon Textract possam ler.',
          en: 'Minutes after it is saved, each file must be an object that Amazon Athena and Amazon Textract can read.',
          es: 'Minutos después de grabado, cada archivo debe ser un objeto que Amazon Athena y Amazon Textract puedan leer.',
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
            es: 'Con DataSync nocturno, el archivo se vuelve objeto recién la noche siguiente.',
          },
        },
      },
      {
        id: 'nothing-on-site',
        kind: 'effort',
        text: {
          pt: 'Nada pode ser instalado nem mantido no prédio, nem mesmo uma máquina virtual.',
          en: 'Nothing may be installed or maintained in the building, not even a virtual machine.',
          es: 'Nada puede instalarse ni mantenerse en el edificio, ni siquiera una máquina virtual.',
        },
        fits: ['fsx', 'efs', 'direct'],
        rulesOut: {
          gateway: {
            pt: 'O Storage Gateway é uma máquina virtual ou um equipamento que fica no prédio.',
            en: 'Storage Gateway is a virtual machine or an appliance that stays in the building.',
            es: 'Storage Gateway es una máquina virtual o un equipo que queda en el edificio.',
          },
          nas: {
            pt: 'Um NAS é um equipamento que fica no prédio.',
            en: 'A NAS is an appliance that stays in the building.',
            es: 'Un NAS es un equipo que queda en el edificio.',
          },
        },
      },
      {
        id: 'no-disks',
        kind: 'scale',
        text: {
          pt: 'O volume dobra a cada ano, e ninguém quer comprar discos nem prever o espaço.',
          en: 'The volume doubles every year, and nobody wants to buy disks or to plan space.',
          es: 'El volumen se duplica cada año, y nadie quiere comprar discos ni prever el espacio.',
        },
        fits: ['gateway', 'efs', 'direct'],
        rulesOut: {
          fsx: {
            pt: 'No FSx for Windows a equipe define a capacidade e a aumenta quando falta.',
            en: 'With FSx for Windows the team sets the capacity and raises it when it runs short.',
            es: 'Con FSx for Windows el equipo define la capacidad y la aumenta cuando falta.',
          },
          nas: {
            pt: 'Um NAS cheio pede discos novos.',
            en: 'A full NAS calls for new disks.',
            es: 'Un NAS lleno pide discos nuevos.',
          },
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
