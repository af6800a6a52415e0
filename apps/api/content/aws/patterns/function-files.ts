import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const functionFiles: readonly Pattern[] = [
  {
    id: 'function-files',
    exams: { 'saa-c03': { domain: 'performance', topic: 'storage-performance' } },
    scene: {
      pt: 'Pense em cada execução da função como um estudante numa cabine de estudo e nos arquivos como os livros que ele usa.',
      en: 'Think of each execution of the function as a student in a study booth, and of the files as the books needed.',
      es: 'Piensa en cada ejecución de la función como un estudiante en una cabina de estudio y en los archivos como sus libros.',
    },
    situations: [
      {
        id: 'plates',
        text: {
          pt: 'Uma concessionária de rodovias lê placas de veículos com uma função do AWS Lambda, que usa arquivos de modelos de imagem.',
          en: 'A toll road operator reads license plates with an AWS Lambda function, which uses image model files.',
          es: 'Una concesionaria de autopistas lee placas de vehículos con una función de AWS Lambda, que usa archivos de modelos de imagen.',
        },
        today: {
          pt: 'A função trabalha 200 mil vezes por dia e hoje baixa os arquivos de um servidor FTP. Um arquiteto de soluções deve mudar isso.',
          en: 'The function works 200,000 times a day and downloads the files from an FTP server today. A solutions architect must change this.',
          es: 'La función trabaja 200.000 veces por día y hoy descarga los archivos de un servidor FTP. Un arquitecto de soluciones debe cambiarlo.',
        },
      },
      {
        id: 'contracts-files',
        text: {
          pt: 'Um cartório digital compara contratos com uma função do AWS Lambda, apoiada em um acervo de arquivos de referência.',
          en: 'A digital notary compares contracts with an AWS Lambda function that relies on a set of reference files.',
          es: 'Una notaría digital compara contratos con una función de AWS Lambda, apoyada en un conjunto de archivos de referencia.',
        },
        today: {
          pt: 'Milhares de execuções ocorrem ao mesmo tempo, e o acervo está em um servidor que será desligado. O cartório precisa de outro lugar.',
          en: 'Thousands of executions take place at once, and the set is on a server that will be switched off. The notary needs another place.',
          es: 'Ocurren miles de ejecuciones a la vez, y el conjunto está en un servidor que se apagará. La notaría necesita otro lugar.',
        },
      },
      {
        id: 'seismic',
        text: {
          pt: 'Um instituto de geologia filtra sinais sísmicos com uma função do AWS Lambda, que trabalha sobre arquivos.',
          en: 'A geology institute filters seismic signals with an AWS Lambda function that works on files.',
          es: 'Un instituto de geología filtra señales sísmicas con una función de AWS Lambda que trabaja sobre archivos.',
        },
        today: {
          pt: 'O programa veio de um servidor Linux e roda 3.000 vezes por hora. Os arquitetos definem de onde ele lê e onde grava.',
          en: 'The program came from a Linux server and runs 3,000 times an hour. The architects must decide where it reads and writes.',
          es: 'El programa vino de un servidor Linux y corre 3.000 veces por hora. Los arquitectos definen de dónde lee y dónde escribe.',
        },
      },
    ],
    candidates: [
      {
        id: 'tmp',
        uses: ['/tmp'],
        popularity: 5,
        source: docs('lambda/latest/dg/configuration-ephemeral-storage.html'),
        text: {
          pt: 'O armazenamento temporário em /tmp',
          en: 'The ephemeral storage in /tmp',
          es: 'El almacenamiento temporal en /tmp',
        },
        action: {
          pt: 'Ampliar o armazenamento temporário em /tmp e pôr nele os arquivos quando a execução começa.',
          en: 'Enlarge the ephemeral storage in /tmp and put the files there when an execution starts.',
          es: 'Ampliar el almacenamiento temporal en /tmp y poner en él los archivos cuando empieza la ejecución.',
        },
        why: {
          pt: 'O /tmp é um disco de até 10 GB do próprio ambiente, em que se lê e grava até o ambiente acabar, sem VPC.',
          en: '/tmp is a disk of up to 10 GB in the environment itself, for reading and writing until the environment ends, without a VPC.',
          es: '/tmp es un disco de hasta 10 GB del propio entorno, en el que se lee y escribe hasta que el entorno termina, sin VPC.',
        },
        likeness: {
          pt: 'a gaveta pequena de cada cabine, que o estudante enche ao chegar e que se esvazia no fim',
          en: 'the small drawer in each booth, which the student fills on arrival and which empties at the end',
          es: 'el cajón pequeño de cada cabina, que el estudiante llena al llegar y que se vacía al final',
        },
        tell: {
          pt: 'Arquivos intermediários que devem sumir com o ambiente de execução: /tmp. Trechos de um arquivo que a execução regrava: um sistema de arquivos, como o EFS, ou o /tmp.',
          en: 'Intermediate files that must vanish with the execution environment: /tmp. Parts of a file that an execution rewrites: a file system, such as EFS, or /tmp.',
          es: 'Archivos intermedios que deben desaparecer con el entorno de ejecución: /tmp. Partes de un archivo que la ejecución reescribe: un sistema de archivos, como EFS, o /tmp.',
        },
      },
      {
        id: 'efs',
        uses: ['EFS'],
        popularity: 4,
        source: docs('lambda/latest/dg/configuration-filesystem.html'),
        text: {
          pt: 'Um sistema de arquivos do Amazon EFS',
          en: 'An Amazon EFS file system',
          es: 'Un sistema de archivos de Amazon EFS',
        },
        action: {
          pt: 'Conectar a função à VPC e montar nela um sistema de arquivos do Amazon EFS por um ponto de acesso.',
          en: 'Connect the function to the VPC and mount an Amazon EFS file system on it through an access point.',
          es: 'Conectar la función a la VPC y montar en ella un sistema de archivos de Amazon EFS por un punto de acceso.',
        },
        why: {
          pt: 'O EFS é montado por NFS em todas as execuções, cresce sozinho e mostra a cada uma o que as outras gravaram; exige a VPC.',
          en: 'EFS is mounted over NFS in all executions, grows automatically and shows each what the others have written; it needs the VPC.',
          es: 'EFS se monta por NFS en todas las ejecuciones, crece solo y muestra a cada una lo que las otras escribieron; exige la VPC.',
        },
        likeness: {
          pt: 'a estante comum sem limite, aberta só às cabines do prédio, onde os rascunhos ficam até alguém limpar',
          en: 'the shared, limitless bookcase, open only to booths inside the building, where drafts stay until someone clears them',
          es: 'el estante común sin límite, abierto solo a cabinas del edificio, donde los borradores quedan sin recoger',
        },
        tell: {
          pt: 'Arquivos novos a cada hora, sem outra implantação: EFS. Um conjunto de 40 GB de que a execução pode precisar em qualquer parte: EFS, pois /tmp e imagem vão até 10 GB. Arquivos abertos pelo caminho: EFS, montado como uma pasta. O que uma execução grava, visto na hora pelas outras: EFS. Trechos de um arquivo que a execução regrava: um sistema de arquivos, como o EFS, ou o /tmp.',
          en: 'New files every hour, without another deployment: EFS. A set of 40 GB, any part of which an execution may need: EFS, as /tmp and an image go up to 10 GB. Files opened by their path: EFS, mounted like a folder. What one execution writes, seen at once by the others: EFS. Parts of a file that an execution rewrites: a file system, such as EFS, or /tmp.',
          es: 'Archivos nuevos cada hora, sin otro despliegue: EFS. Un conjunto de 40 GB del que la ejecución puede necesitar cualquier parte: EFS, porque /tmp y una imagen llegan a 10 GB. Archivos abiertos por su ruta: EFS, montado como una carpeta. Lo que una ejecución escribe, visto de inmediato por las otras: EFS. Partes de un archivo que la ejecución reescribe: un sistema de archivos, como EFS, o /tmp.',
        },
      },
      {
        id: 's3',
        uses: ['S3'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/download-objects.html'),
        text: {
          pt: 'Objetos lidos de um bucket do Amazon S3',
          en: 'Objects read from an Amazon S3 bucket',
          es: 'Objetos leídos de un bucket de Amazon S3',
        },
        action: {
          pt: 'Guardar os arquivos em um bucket do Amazon S3 e ler no código, com o SDK, os que cada execução usa.',
          en: 'Keep the files in an Amazon S3 bucket and read those that each execution uses in the code, with the SDK.',
          es: 'Guardar los archivos en un bucket de Amazon S3 y leer en el código, con el SDK, los que usa cada ejecución.',
        },
        why: {
          pt: 'O S3 guarda objetos sem limite, lidos pela API de qualquer execução, sem VPC nem sistema de arquivos.',
          en: 'S3 keeps objects without limit, read by API from any execution, without a VPC or a file system.',
          es: 'S3 guarda objetos sin límite, leídos por API desde cualquier ejecución, sin VPC ni sistema de archivos.',
        },
        likeness: {
          pt: 'o depósito sem limite, onde cada livro inteiro se pede por formulário e fica até alguém o descartar',
          en: 'the limitless depot, where each whole book is requested by form and stays until someone discards it',
          es: 'el depósito sin límite, donde cada libro entero se pide por formulario y queda hasta ser descartado',
        },
        tell: {
          pt: 'Objetos inteiros lidos pela API, sem VPC: S3. Função que a equipe de rede não permite em uma VPC: S3, lido pela API.',
          en: 'Whole objects read by API, without a VPC: S3. A function that the network team does not allow in a VPC: S3, read by API.',
          es: 'Objetos completos leídos por API, sin VPC: S3. Función que el equipo de redes no permite en una VPC: S3, leído por la API.',
        },
      },
      {
        id: 'layer',
        uses: ['layer', 'camada', 'capa'],
        popularity: 4,
        source: docs('lambda/latest/dg/chapter-layers.html'),
        text: {
          pt: 'Uma camada (layer) da função',
          en: 'A layer of the function',
          es: 'Una capa (layer) de la función',
        },
        action: {
          pt: 'Publicar os arquivos como uma camada (layer) do AWS Lambda e associá-la à configuração da função.',
          en: 'Publish the files as an AWS Lambda layer and attach it to the configuration of the function.',
          es: 'Publicar los archivos como una capa (layer) de AWS Lambda y asociarla a la configuración de la función.',
        },
        why: {
          pt: 'Uma camada leva bibliotecas e arquivos a várias funções, com leitura em /opt, dentro do limite de 250 MB.',
          en: 'A layer takes libraries and files to several functions, to be read in /opt, within the limit of 250 MB.',
          es: 'Una capa lleva bibliotecas y archivos a varias funciones, con lectura en /opt, dentro del límite de 250 MB.',
        },
        likeness: {
          pt: 'a apostila fina presa à mesa da cabine, só de leitura, que muda apenas em nova edição',
          en: 'the thin booklet fixed to each booth’s desk, for reading only, which changes only with a new edition',
          es: 'el cuadernillo fino fijado a la mesa de la cabina, solo de lectura, que cambia únicamente con otra edición',
        },
        tell: {
          pt: 'Arquivos que o programa abre pelo caminho, com a função fora de qualquer VPC: uma camada, de até 250 MB, ou a imagem da função. Bibliotecas pequenas comuns a várias funções: camada. Programa que abre os arquivos pelo caminho: arquivos que já vêm no ambiente, em uma imagem ou camada.',
          en: 'Files that the program opens by their path, with the function outside any VPC: a layer, of up to 250 MB, or the image of the function. Small libraries that several functions share: a layer. A program that opens files by their path: files that come with the environment, in an image or a layer.',
          es: 'Archivos que el programa abre por su ruta, con la función fuera de cualquier VPC: una capa, de hasta 250 MB, o la imagen de la función. Bibliotecas pequeñas comunes a varias funciones: capa. Programa que abre los archivos por su ruta: archivos que ya vienen en el entorno, en una imagen o una capa.',
        },
      },
      {
        id: 'image',
        uses: ['container image', 'imagem de contêiner', 'imagen de contenedor'],
        popularity: 4,
        source: docs('lambda/latest/dg/images-create.html'),
        text: {
          pt: 'Uma imagem de contêiner com os arquivos',
          en: 'A container image with the files',
          es: 'Una imagen de contenedor con los archivos',
        },
        action: {
          pt: 'Empacotar código e arquivos em uma imagem de contêiner no Amazon ECR e criar a função com ela.',
          en: 'Package code and files in a container image in Amazon ECR and create the function from it.',
          es: 'Empaquetar código y archivos en una imagen de contenedor en Amazon ECR y crear la función con ella.',
        },
        why: {
          pt: 'Uma imagem de contêiner leva até 10 GB de código, bibliotecas e arquivos, abertos por caminho, e muda a cada implantação.',
          en: 'A container image takes up to 10 GB of code, libraries and files, opened by path, and changes with each deployment.',
          es: 'Una imagen de contenedor lleva hasta 10 GB de código, bibliotecas y archivos, abiertos por ruta, y cambia con cada despliegue.',
        },
        likeness: {
          pt: 'a cabine entregue já com uma estante cheia, que só se lê e só muda com outra cabine',
          en: 'the booth delivered with a full bookcase, which can only be read and changes with a new booth',
          es: 'la cabina entregada ya con un estante lleno, que solo se lee y solo cambia con otra cabina',
        },
        tell: {
          pt: 'Bibliotecas de gigabytes junto do código: uma imagem de contêiner. Bibliotecas no lugar quando o ambiente inicia: uma imagem de contêiner, de até 10 GB. Arquivos que o programa abre pelo caminho, com a função fora de qualquer VPC: uma camada, de até 250 MB, ou a imagem da função. Programa que abre os arquivos pelo caminho: arquivos que já vêm no ambiente, em uma imagem ou camada.',
          en: 'Gigabytes of libraries along with the code: a container image. Libraries in place when an environment starts: a container image, of up to 10 GB. Files that the program opens by their path, with the function outside any VPC: a layer, of up to 250 MB, or the image of the function. A program that opens files by their path: files that come with the environment, in an image or a layer.',
          es: 'Bibliotecas de gigabytes junto al código: una imagen de contenedor. Bibliotecas en su lugar cuando el entorno inicia: una imagen de contenedor, de hasta 10 GB. Archivos que el programa abre por su ruta, con la función fuera de cualquier VPC: una capa, de hasta 250 MB, o la imagen de la función. Programa que abre los archivos por su ruta: archivos que ya vienen en el entorno, en una imagen o una capa.',
        },
      },
    ],
    constraints: [
      {
        id: 'shared',
        situations: ['contracts-files', 'seismic'],
        text: {
          pt: 'O que uma execução grava deve ser visto na hora pelas outras que estão em curso.',
          en: 'What one execution writes must be seen at once by the others that are running.',
          es: 'Lo que una ejecución escribe deben verlo de inmediato las otras en curso.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          tmp: {
            pt: 'O /tmp pertence a um só ambiente de execução, e os outros não o veem.',
            en: '/tmp belongs to a single execution environment, and the others do not see it.',
            es: '/tmp pertenece a un solo entorno de ejecución, y los otros no lo ven.',
          },
          layer: {
            pt: 'Uma camada é só de leitura: nenhuma execução grava nela.',
            en: 'A layer is read-only: no execution writes to it.',
            es: 'Una capa es de solo lectura: ninguna ejecución escribe en ella.',
          },
          image: {
            pt: 'O sistema de arquivos da imagem é só de leitura: nenhuma execução grava nele.',
            en: 'The file system of the image is read-only: no execution writes to it.',
            es: 'El sistema de archivos de la imagen es de solo lectura: ninguna ejecución escribe en él.',
          },
        },
      },
      {
        id: 'forty-gb',
        text: {
          pt: 'O conjunto soma 40 GB, e cada execução pode precisar de qualquer parte dele.',
          en: 'The set adds up to 40 GB, and each execution may need any part of it.',
          es: 'El conjunto suma 40 GB, y cada ejecución puede necesitar cualquier parte.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          tmp: {
            pt: 'O /tmp vai até 10 GB, menos do que os 40 GB do conjunto.',
            en: '/tmp goes up to 10 GB, less than the 40 GB of the set.',
            es: '/tmp llega a 10 GB, menos que los 40 GB del conjunto.',
          },
          layer: {
            pt: 'Camadas e código somam no máximo 250 MB descompactados.',
            en: 'Layers and code add up to 250 MB unzipped at most.',
            es: 'Capas y código suman como máximo 250 MB descomprimidos.',
          },
          image: {
            pt: 'Uma imagem de contêiner vai até 10 GB, menos do que os 40 GB do conjunto.',
            en: 'A container image goes up to 10 GB, less than the 40 GB of the set.',
            es: 'Una imagen de contenedor llega a 10 GB, menos que los 40 GB del conjunto.',
          },
        },
      },
      {
        id: 'by-path',
        text: {
          pt: 'O programa abre os arquivos pelo caminho, e não há tempo de escrever código que os baixe.',
          en: 'The program opens files by their path, and there is no time to write code that downloads them.',
          es: 'El programa abre los archivos por su ruta, y no hay tiempo de escribir código que los descargue.',
        },
        fits: ['efs', 'layer', 'image'],
        rulesOut: {
          s3: {
            pt: 'Com o SDK, o código tem que chamar a API para ler cada objeto.',
            en: 'With the SDK, the code has to call the API to read each object.',
            es: 'Con el SDK, el código debe llamar a la API para leer cada objeto.',
          },
          tmp: {
            pt: 'O /tmp começa vazio, e o código teria que enchê-lo.',
            en: '/tmp starts empty, and the code would have to fill it.',
            es: '/tmp empieza vacío, y el código tendría que llenarlo.',
          },
        },
      },
      {
        id: 'no-vpc',
        text: {
          pt: 'A equipe de rede não permite que a função fique em uma VPC.',
          en: 'The network team does not allow the function to be in a VPC.',
          es: 'El equipo de redes no permite que la función esté en una VPC.',
        },
        fits: ['tmp', 's3', 'layer', 'image'],
        rulesOut: {
          efs: {
            pt: 'Para montar o EFS, a função tem que entrar na VPC.',
            en: 'To mount EFS the function has to join the VPC.',
            es: 'Para montar EFS, la función debe entrar en la VPC.',
          },
        },
      },
      {
        id: 'hourly-change',
        situations: ['contracts-files', 'seismic'],
        text: {
          pt: 'Os arquivos mudam a cada hora, e a função deve usar os novos sem outra implantação.',
          en: 'The files change every hour, and the function must use the new ones without another deployment.',
          es: 'Los archivos cambian cada hora, y la función debe usar los nuevos sin otro despliegue.',
        },
        fits: ['efs', 's3'],
        rulesOut: {
          layer: {
            pt: 'Arquivos novos são uma nova versão da camada, a implantar na função.',
            en: 'New files are a new version of the layer, to be deployed to the function.',
            es: 'Archivos nuevos son una nueva versión de la capa, que hay que desplegar en la función.',
          },
          image: {
            pt: 'Arquivos novos são uma nova imagem, a implantar na função.',
            en: 'New files are a new image, to be deployed to the function.',
            es: 'Archivos nuevos son una nueva imagen, que hay que desplegar en la función.',
          },
        },
      },
      {
        id: 'rewrite-parts',
        situations: ['seismic'],
        text: {
          pt: 'A execução grava e regrava trechos de um arquivo de 6 GB enquanto calcula.',
          en: 'While it computes, an execution writes and rewrites parts of a 6 GB file.',
          es: 'Mientras calcula, la ejecución escribe y reescribe partes de un archivo de 6 GB.',
        },
        fits: ['tmp', 'efs'],
        rulesOut: {
          s3: {
            pt: 'No S3 um objeto é substituído inteiro; não se regrava um trecho.',
            en: 'In S3 an object is replaced as a whole; a part is not rewritten.',
            es: 'En S3 un objeto se reemplaza entero; no se reescribe una parte.',
          },
          layer: {
            pt: 'Uma camada é só de leitura: a execução não grava nela.',
            en: 'A layer is read-only: the execution cannot write to it.',
            es: 'Una capa es de solo lectura: la ejecución no puede escribir en ella.',
          },
          image: {
            pt: 'O sistema de arquivos da imagem é só de leitura: a execução não grava nele.',
            en: 'The file system of the image is read-only: the execution cannot write to it.',
            es: 'El sistema de archivos de la imagen es de solo lectura: la ejecución no puede escribir en él.',
          },
        },
      },
      {
        id: 'libraries',
        notWith: ['hourly-change', 'forty-gb'],
        text: {
          pt: 'As bibliotecas somam 3 GB e devem estar no lugar quando o ambiente inicia.',
          en: 'The libraries add up to 3 GB and must be in place when an environment starts.',
          es: 'Las bibliotecas suman 3 GB y deben estar en su lugar cuando el entorno inicia.',
        },
        fits: ['efs', 'image'],
        rulesOut: {
          layer: {
            pt: 'Camadas e código somam no máximo 250 MB descompactados.',
            en: 'Layers and code add up to 250 MB unzipped at most.',
            es: 'Capas y código suman como máximo 250 MB descomprimidos.',
          },
          tmp: {
            pt: 'O /tmp começa vazio em cada novo ambiente, e as bibliotecas teriam de ser baixadas.',
            en: '/tmp starts empty in each new environment, and the libraries would have to be downloaded.',
            es: '/tmp empieza vacío en cada nuevo entorno, y habría que descargar las bibliotecas.',
          },
          s3: {
            pt: 'Com o SDK, 3 GB teriam que ser baixados em cada inicialização a frio.',
            en: 'With the SDK, 3 GB would have to be downloaded at each cold start.',
            es: 'Con el SDK, habría que descargar 3 GB en cada arranque en frío.',
          },
        },
      },
      {
        id: 'gone',
        notWith: ['shared', 'hourly-change', 'by-path', 'libraries', 'no-vpc'],
        text: {
          pt: 'Os arquivos intermediários devem sumir com o ambiente de execução, sem uma limpeza a programar.',
          en: 'The intermediate files must vanish with the execution environment, without any clean-up to program.',
          es: 'Los archivos intermedios deben desaparecer con el entorno de ejecución, sin una limpieza que programar.',
        },
        fits: ['tmp', 'layer', 'image'],
        rulesOut: {
          efs: {
            pt: 'O que fica no EFS é cobrado por gigabyte até que alguém o apague.',
            en: 'What stays in EFS is charged per gigabyte until someone deletes it.',
            es: 'Lo que queda en EFS se cobra por gigabyte hasta que alguien lo borre.',
          },
          s3: {
            pt: 'O que fica no S3 é cobrado por gigabyte até que uma regra o apague.',
            en: 'What stays in S3 is charged per gigabyte until a rule deletes it.',
            es: 'Lo que queda en S3 se cobra por gigabyte hasta que una regla lo borre.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde os arquivos da função devem ficar?',
      en: 'Where should the files of the function be kept?',
      es: '¿Dónde deben quedar los archivos de la función?',
    },
  },
];
