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
          pt: 'Uma empresa de topografia quer levar para a AWS os arquivos dos servidores dos seus escritórios.',
          en: 'A surveying company wants to move the files of its office servers to AWS.',
          es: 'Una empresa de topografía quiere llevar a AWS los archivos de los servidores de sus oficinas.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora infantil quer guardar na AWS as ilustrações; os ilustradores trabalham na sede.',
          en: 'A children’s publisher wants to keep its illustrations on AWS; the illustrators work at headquarters.',
          es: 'Una editorial infantil quiere guardar en AWS sus ilustraciones; los ilustradores trabajan en la sede.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital quer trocar pela AWS o servidor em que arquiva documentos.',
          en: 'A hospital wants AWS in place of the server on which it files documents.',
          es: 'Un hospital quiere reemplazar por AWS el servidor en el que archiva documentos.',
        },
      },
      {
        id: 'architects-files',
        text: {
          pt: 'Um escritório de arquitetura quer trocar pela AWS os servidores de arquivos das filiais.',
          en: 'An architecture firm wants AWS in place of the file servers of its branches.',
          es: 'Un estudio de arquitectura quiere reemplazar por AWS los servidores de archivos de sus sucursales.',
        },
      },
      {
        id: 'union',
        text: {
          pt: 'O servidor de arquivos de um sindicato está no fim da vida útil, e os documentos irão para a AWS.',
          en: 'A trade union’s file server is at the end of its life, and the documents are moving to AWS.',
          es: 'El servidor de archivos de un sindicato está al final de su vida útil, y los documentos irán a AWS.',
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
        text: {
          pt: 'As pessoas devem continuar a usar uma unidade de rede, por SMB.',
          en: 'People must go on using a network drive, over SMB.',
          es: 'Las personas deben seguir usando una unidad de red, por SMB.',
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
          pt: 'O Amazon Athena e o Amazon Textract devem ler cada arquivo minutos depois de gravado.',
          en: 'Amazon Athena and Amazon Textract must read each file minutes after it is saved.',
          es: 'Amazon Athena y Amazon Textract deben leer cada archivo minutos después de grabado.',
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
        text: {
          pt: 'Nada pode ser instalado no prédio, nem uma máquina virtual.',
          en: 'Nothing may be installed in the building, not even a virtual machine.',
          es: 'Nada puede instalarse en el edificio, ni siquiera una máquina virtual.',
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
        text: {
          pt: 'O volume dobra a cada ano, e ninguém quer comprar nem prever espaço.',
          en: 'The volume doubles every year, and nobody wants to buy or plan space.',
          es: 'El volumen se duplica cada año, y nadie quiere comprar ni prever espacio.',
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
