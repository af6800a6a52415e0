import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const uploadPath: readonly Pattern[] = [
  {
    id: 'upload-path',
    exams: { 'saa-c03': { domain: 'performance', topic: 'data-ingestion' } },
    scene: {
      pt: 'Pense em cada arquivo como um livro enviado por estrada e no bucket como a biblioteca que o recebe.',
      en: 'Think of each file as a book sent by road and of the bucket as the library that receives it.',
      es: 'Piensa en cada archivo como un libro enviado por carretera y en el bucket como la biblioteca que lo recibe.',
    },
    situations: [
      {
        id: 'surveys',
        text: {
          pt: 'Uma empresa de drones grava levantamentos aéreos em vários países e os envia a um bucket do Amazon S3 em Ohio.',
          en: 'A drone company films aerial surveys in several countries and uploads them to an Amazon S3 bucket in Ohio.',
          es: 'Una empresa de drones graba levantamientos aéreos en varios países y los carga en un bucket de Amazon S3 en Ohio.',
        },
        today: {
          pt: 'São 60 pilotos, que esperam horas pelo envio em redes de hotel. Um arquiteto de soluções deve melhorar esse caminho.',
          en: 'Its 60 pilots wait for hours while files go out over hotel networks. A solutions architect must improve this path.',
          es: 'Son 60 pilotos, que esperan horas la carga en redes de hotel. Un arquitecto de soluciones debe mejorar ese camino.',
        },
      },
      {
        id: 'lectures',
        text: {
          pt: 'Uma rede de universidades reúne gravações de aulas, de até 2 GB cada, em um bucket do Amazon S3 na Virgínia, a partir de um portal próprio.',
          en: 'A network of universities collects recorded lectures, of up to 2 GB each, in an Amazon S3 bucket in Virginia, through a portal of its own.',
          es: 'Una red de universidades reúne grabaciones de clases, de hasta 2 GB cada una, en un bucket de Amazon S3 en Virginia, a través de un portal propio.',
        },
        today: {
          pt: 'Hoje os arquivos passam pelos servidores web do portal, que saturam no fim da tarde com 4.000 envios.',
          en: 'Today the files pass through the web servers of the portal, which are saturated by 4,000 uploads late in the afternoon.',
          es: 'Hoy los archivos pasan por los servidores web del portal, que se saturan al final de la tarde con 4.000 cargas.',
        },
      },
      {
        id: 'exams-scan',
        text: {
          pt: 'Uma rede de clínicas recebe em um bucket do Amazon S3 exames de imagem feitos em parceiros de três continentes.',
          en: 'A group of clinics receives imaging exams made by partners on three continents in an Amazon S3 bucket.',
          es: 'Una red de clínicas recibe en un bucket de Amazon S3 estudios de imagen hechos por socios de tres continentes.',
        },
        today: {
          pt: 'Os parceiros usam um aplicativo da rede, e um envio em cada dez falha antes do fim. A rede quer outra forma de envio.',
          en: 'Partners use an app of the group, and one upload in ten fails before it ends. The group wants another way to upload.',
          es: 'Los socios usan una aplicación de la red, y una de cada diez cargas falla antes de terminar. La red quiere otra forma de carga.',
        },
      },
    ],
    candidates: [
      {
        id: 'accel',
        uses: ['Transfer Acceleration'],
        popularity: 5,
        rightWith: ['far'],
        source: docs('AmazonS3/latest/userguide/transfer-acceleration.html'),
        text: {
          pt: 'S3 Transfer Acceleration com envio em partes',
          en: 'S3 Transfer Acceleration with multipart upload',
          es: 'S3 Transfer Acceleration con carga multiparte',
        },
        action: {
          pt: 'Ativar o S3 Transfer Acceleration no bucket e enviar os arquivos em partes ao endpoint acelerado.',
          en: 'Turn on S3 Transfer Acceleration for the bucket and send the files in parts to the accelerated endpoint.',
          es: 'Activar S3 Transfer Acceleration en el bucket y enviar los archivos en partes al endpoint acelerado.',
        },
        why: {
          pt: 'O Transfer Acceleration recebe cada parte no ponto de presença mais próximo e a leva pela rede da AWS direto ao bucket, sem cópia no meio, por uma tarifa por gigabyte.',
          en: 'Transfer Acceleration takes each part at the nearest edge location and carries it over the AWS network straight to the bucket, with no copy in between, for a fee per gigabyte.',
          es: 'Transfer Acceleration recibe cada parte en la ubicación de borde más cercana y la lleva por la red de AWS directo al bucket, sin copia intermedia, con una tarifa por gigabyte.',
        },
        likeness: {
          pt: 'o balcão perto do remetente que leva o livro em cadernos por estrada exclusiva, cobrando por quilo',
          en: 'a counter near the sender, charging by weight, that sends the book in sections by a private road',
          es: 'el mostrador cercano al remitente que lleva el libro en cuadernos por carretera exclusiva, cobrando por kilo',
        },
        tell: {
          pt: 'Quem envia está em outros continentes: S3 Transfer Acceleration, que recebe os dados na borda.',
          en: 'Senders on other continents: S3 Transfer Acceleration, which takes the data in at the edge.',
          es: 'Quienes envían están en otros continentes: S3 Transfer Acceleration, que recibe los datos en el borde.',
        },
      },
      {
        id: 'multipart',
        uses: [],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/mpuoverview.html'),
        text: {
          pt: 'Envio em partes ao endpoint regional',
          en: 'Multipart upload to the Regional endpoint',
          es: 'Carga multiparte al endpoint regional',
        },
        action: {
          pt: 'Enviar os arquivos com a API de multipart upload do Amazon S3, em partes paralelas, ao endpoint regional.',
          en: 'Send the files with the multipart upload API of Amazon S3, in parallel parts, to the Regional endpoint.',
          es: 'Enviar los archivos con la API de carga multiparte de Amazon S3, en partes paralelas, al endpoint regional.',
        },
        why: {
          pt: 'O multipart upload envia o arquivo direto ao bucket em até 10.000 partes paralelas, repete só a que falhou e as junta em um objeto ao fim do envio, sem tarifa de aceleração.',
          en: 'Multipart upload sends the file straight to the bucket in up to 10,000 parallel parts, repeats just the one that failed and joins them into one object as the upload ends, with no acceleration fee.',
          es: 'La carga multiparte envía el archivo directo al bucket en hasta 10.000 partes paralelas, repite solo la que falló y las une en un objeto al terminar la carga, sin tarifa de aceleración.',
        },
        likeness: {
          pt: 'o livro que o remetente divide em cadernos, reenviando só os que se perdem, todo ele pela estrada comum',
          en: 'the book that the sender splits into sections, resending only those that get lost, all by the ordinary road',
          es: 'el libro que el remitente divide en cuadernos, reenviando solo los que se pierden, todo por la carretera común',
        },
        tell: {
          pt: 'Envio que recomeça de onde parou: multipart upload. Arquivos de até 40 GB, cada um em um só objeto: multipart upload. Nenhum servidor nem máquina virtual entre quem envia e o bucket: envio direto ao S3.',
          en: 'An upload that goes on from where it stopped: multipart upload. Files of up to 40 GB, each a single object: multipart upload. No server or virtual machine between the senders and the bucket: a direct upload to S3.',
          es: 'Carga que continúa donde quedó: carga multiparte. Archivos de hasta 40 GB, cada uno en un solo objeto: carga multiparte. Ningún servidor ni máquina virtual entre quienes envían y el bucket: una carga directa a S3.',
        },
      },
      {
        id: 'single',
        uses: [],
        popularity: 4,
        rightIn: ['lectures'],
        source: docs('AmazonS3/latest/userguide/PresignedUrlUploadObject.html'),
        text: {
          pt: 'Um PUT por arquivo, com URL pré-assinada',
          en: 'One PUT for each file with a presigned URL',
          es: 'Un PUT por archivo, con URL prefirmada',
        },
        action: {
          pt: 'Gerar para cada envio uma URL pré-assinada do endpoint regional do Amazon S3 e mandar o arquivo inteiro com uma só operação PUT.',
          en: 'Generate for each upload a presigned URL of the Regional Amazon S3 endpoint and send the whole file in a single PUT operation.',
          es: 'Generar para cada carga una URL prefirmada del endpoint regional de Amazon S3 y enviar el archivo entero con una sola operación PUT.',
        },
        why: {
          pt: 'Uma URL pré-assinada deixa o navegador gravar um objeto de até 5 GB direto no S3 com um só PUT e sem tarifa de aceleração, sem credenciais da AWS e sem servidor no meio.',
          en: 'A presigned URL lets the browser write an object of up to 5 GB straight to S3 with a single PUT and no acceleration fee, with no AWS credentials and no server in between.',
          es: 'Una URL prefirmada permite que el navegador escriba un objeto de hasta 5 GB directo en S3 con un solo PUT y sin tarifa de aceleración, sin credenciales de AWS y sin servidor en medio.',
        },
        likeness: {
          pt: 'o envio do livro inteiro num só envelope, se couber, pela estrada comum, refeito do zero se falhar',
          en: 'one trip by ordinary road for the whole book, if it fits the envelope, all over again if it fails',
          es: 'el envío del libro entero en un solo sobre, si cabe, por la carretera común, repetido si falla',
        },
        tell: {
          pt: 'Nenhum servidor nem máquina virtual entre quem envia e o bucket: um PUT com URL pré-assinada, até 5 GB. Envio sem tarifa adicional por gigabyte: um PUT ou o multipart upload, no endpoint regional. Arquivo processado poucos segundos depois do envio: gravar direto no bucket, sem tarefas noturnas nem réplicas. Uma única cópia de cada arquivo: gravar direto no bucket que já existe.',
          en: 'No server or virtual machine between the senders and the bucket: one PUT with a presigned URL, up to 5 GB. An upload without an additional fee per gigabyte: one PUT or multipart upload, at the Regional endpoint. A file processed a few seconds after its upload: writing straight to the bucket, without nightly tasks or replicas. A single copy of each file: writing straight to the bucket that exists.',
          es: 'Ningún servidor ni máquina virtual entre quienes envían y el bucket: un PUT con URL prefirmada, hasta 5 GB. Carga sin tarifa adicional por gigabyte: un PUT o la carga multiparte, en el endpoint regional. Archivo procesado pocos segundos después de la carga: escribir directo en el bucket, sin tareas nocturnas ni réplicas. Una sola copia de cada archivo: escribir directo en el bucket que ya existe.',
        },
      },
      {
        id: 'proxy',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('autoscaling/ec2/userguide/attach-load-balancer-asg.html'),
        text: {
          pt: 'Mais servidores web para receber os arquivos',
          en: 'More web servers to receive the files',
          es: 'Más servidores web para recibir los archivos',
        },
        action: {
          pt: 'Receber cada arquivo em uma só requisição HTTP, em um grupo de Auto Scaling de servidores web na região do bucket, que o gravam nele.',
          en: 'Receive each file in a single HTTP request, on an Auto Scaling group of web servers in the Region of the bucket, which write it there.',
          es: 'Recibir cada archivo en una sola solicitud HTTP, en un grupo de Auto Scaling de servidores web en la región del bucket, que lo escriben en él.',
        },
        why: {
          pt: 'Servidores próprios aceitam qualquer protocolo e verificam o arquivo antes de gravá-lo, mas cada byte passa por eles.',
          en: 'Self-managed servers accept any protocol and check the file before it is stored, but every byte passes through them.',
          es: 'Los servidores propios aceptan cualquier protocolo y verifican el archivo antes de guardarlo, pero cada byte pasa por ellos.',
        },
        likeness: {
          pt: 'o envio do livro inteiro, pela estrada comum, a uma portaria com pessoal próprio, repetindo a viagem se falhar',
          en: 'one trip by ordinary road for the whole book, to a gatehouse with staff, all over again if it fails',
          es: 'el envío del libro entero, por la carretera común, a una portería con personal propio, repetido si falla',
        },
        tell: {
          pt: 'Arquivo que precisa ser transformado antes de ser guardado: servidores no caminho.',
          en: 'A file that has to be transformed before it is stored: servers on the path.',
          es: 'Archivo que debe transformarse antes de guardarse: servidores en el camino.',
        },
      },
      {
        id: 'regional',
        uses: [],
        popularity: 3,
        rightWith: ['far'],
        source: docs('AmazonS3/latest/userguide/replication.html'),
        text: {
          pt: 'Um bucket em cada continente, com replicação',
          en: 'A bucket on each continent, with replication',
          es: 'Un bucket en cada continente, con replicación',
        },
        action: {
          pt: 'Criar um bucket do Amazon S3 em cada continente, enviar ao mais próximo e replicar os objetos ao central.',
          en: 'Create an Amazon S3 bucket on each continent, upload to the nearest and replicate the objects to the central one.',
          es: 'Crear un bucket de Amazon S3 en cada continente, cargar en el más cercano y replicar los objetos al central.',
        },
        why: {
          pt: 'Um bucket por continente encurta o envio, e a replicação leva os objetos ao central minutos depois; tudo fica guardado duas vezes.',
          en: 'A bucket on each continent shortens the upload, and replication takes the objects to the central one minutes later; all is stored twice.',
          es: 'Un bucket por continente acorta la carga, y la replicación lleva los objetos al central minutos después; todo queda guardado dos veces.',
        },
        likeness: {
          pt: 'a biblioteca em cada continente que guarda o livro e depois manda, com frete pago, outra cópia à central',
          en: 'the library on each continent that keeps the book and later ships, for a fee, another copy to the central one',
          es: 'la biblioteca de cada continente que guarda el libro y después envía, con flete pagado, otra copia a la central',
        },
        tell: {
          pt: 'Dados também lidos no continente de origem: um bucket por região e replicação.',
          en: 'Data that is also read on its own continent: a bucket per Region and replication.',
          es: 'Datos que también se leen en su continente: un bucket por región y replicación.',
        },
      },
      {
        id: 'datasync',
        uses: ['DataSync'],
        popularity: 4,
        neverRight: true,
        source: docs('datasync/latest/userguide/what-is-datasync.html'),
        text: {
          pt: 'Um agente do AWS DataSync em cada local',
          en: 'An AWS DataSync agent at each site',
          es: 'Un agente de AWS DataSync en cada sitio',
        },
        action: {
          pt: 'Instalar um agente do AWS DataSync em cada local e agendar tarefas noturnas para o bucket.',
          en: 'Install an AWS DataSync agent at each site and schedule nightly tasks to the bucket.',
          es: 'Instalar un agente de AWS DataSync en cada sitio y programar tareas nocturnas hacia el bucket.',
        },
        why: {
          pt: 'O DataSync copia compartilhamentos inteiros em paralelo, verifica os dados e repete a tarefa em horários definidos, com um agente na rede local.',
          en: 'DataSync copies whole shares in parallel, verifies the data and repeats the task at set hours, with an agent on the local network.',
          es: 'DataSync copia recursos compartidos completos en paralelo, verifica los datos y repite la tarea a horas definidas, con un agente en la red local.',
        },
        likeness: {
          pt: 'um ajudante fixo em cada filial, que despacha livros à noite, cobra por quilo e reenvia só o que falta',
          en: 'an assistant kept at each branch, who ships books at night, charges by weight and resends only what is missing',
          es: 'un ayudante fijo en cada sede, que despacha libros de noche, cobra por kilo y reenvía solo lo que falta',
        },
        tell: {
          pt: 'Servidores de arquivos copiados toda noite ao S3: DataSync.',
          en: 'File servers copied to S3 every night: DataSync.',
          es: 'Servidores de archivos copiados cada noche a S3: DataSync.',
        },
      },
    ],
    constraints: [
      {
        id: 'far',
        text: {
          pt: 'Quem envia está em outros continentes, e os dados devem entrar na rede da AWS perto de cada um.',
          en: 'The senders are on other continents, and their data must enter the AWS network close to each of them.',
          es: 'Quienes envían están en otros continentes, y los datos deben entrar en la red de AWS cerca de cada uno.',
        },
        fits: ['accel', 'regional'],
        rulesOut: {
          multipart: {
            pt: 'O endpoint regional recebe as partes na região do bucket, depois de cruzarem a internet pública.',
            en: 'The Regional endpoint takes the parts in the Region of the bucket, after they have crossed the public internet.',
            es: 'El endpoint regional recibe las partes en la región del bucket, después de cruzar internet pública.',
          },
          single: {
            pt: 'A URL pré-assinada aponta para a região do bucket; o arquivo cruza a internet até lá.',
            en: 'The presigned URL points to the Region of the bucket; the file crosses the internet to get there.',
            es: 'La URL prefirmada apunta a la región del bucket; el archivo cruza internet hasta allí.',
          },
          proxy: {
            pt: 'Os servidores web estão na região; o arquivo cruza a internet até eles.',
            en: 'The web servers are in the Region; the file crosses the internet to reach them.',
            es: 'Los servidores web están en la región; el archivo cruza internet hasta ellos.',
          },
        },
      },
      {
        id: 'resume',
        text: {
          pt: 'As conexões caem com frequência, e o envio deve continuar de onde parou, sem repetir o que já chegou.',
          en: 'Connections drop often, and the upload must go on from where it stopped, without repeating what has arrived.',
          es: 'Las conexiones se cortan a menudo, y la carga debe continuar donde quedó, sin repetir lo que ya llegó.',
        },
        fits: ['accel', 'multipart', 'datasync'],
        rulesOut: {
          single: {
            pt: 'Um PUT único que falha recomeça do primeiro byte.',
            en: 'A single PUT that fails starts again at the first byte.',
            es: 'Un PUT único que falla empieza de nuevo desde el primer byte.',
          },
          proxy: {
            pt: 'Uma requisição HTTP que cai antes do fim recomeça do início.',
            en: 'A single HTTP request that breaks off starts again from the beginning.',
            es: 'Una solicitud HTTP que se corta vuelve a empezar desde el inicio.',
          },
        },
      },
      {
        id: 'big',
        situations: ['surveys', 'exams-scan'],
        text: {
          pt: 'Alguns arquivos têm até 40 GB, e cada um deve se tornar um só objeto.',
          en: 'Some files have up to 40 GB, and each must become a single object.',
          es: 'Algunos archivos tienen hasta 40 GB, y cada uno debe convertirse en un solo objeto.',
        },
        fits: ['accel', 'multipart', 'regional', 'datasync'],
        rulesOut: {
          single: {
            pt: 'Uma só operação PUT aceita até 5 GB, e há arquivos de 40 GB.',
            en: 'A single PUT operation accepts 5 GB at most, and some files have 40 GB.',
            es: 'Una sola operación PUT acepta hasta 5 GB, y hay archivos de 40 GB.',
          },
        },
      },
      {
        id: 'direct',
        text: {
          pt: 'A empresa não quer manter nenhum servidor nem máquina virtual entre quem envia e o bucket.',
          en: 'The company does not want to maintain any server or virtual machine between the senders and the bucket.',
          es: 'La empresa no quiere mantener ningún servidor ni máquina virtual entre quienes envían y el bucket.',
        },
        fits: ['accel', 'multipart', 'single', 'regional'],
        rulesOut: {
          proxy: {
            pt: 'Cada byte passa pelos servidores web do grupo, que a empresa mantém.',
            en: 'Every byte passes through the web servers of the group, which the company maintains.',
            es: 'Cada byte pasa por los servidores web del grupo, que la empresa mantiene.',
          },
          datasync: {
            pt: 'O agente do DataSync é uma máquina virtual a manter em cada local.',
            en: 'The DataSync agent is a virtual machine to maintain at each site.',
            es: 'El agente de DataSync es una máquina virtual por mantener en cada sede.',
          },
        },
      },
      {
        id: 'no-fee',
        notWith: ['far'],
        text: {
          pt: 'O orçamento cobre armazenamento e solicitações, mas nenhuma tarifa adicional por gigabyte enviado até o bucket atual.',
          en: 'The budget covers storage and requests, but no additional fee per gigabyte sent to the present bucket.',
          es: 'El presupuesto cubre almacenamiento y solicitudes, pero ninguna tarifa adicional por gigabyte enviado al bucket actual.',
        },
        fits: ['multipart', 'single', 'proxy'],
        rulesOut: {
          accel: {
            pt: 'O Transfer Acceleration cobra uma tarifa por gigabyte acelerado.',
            en: 'Transfer Acceleration charges a fee per gigabyte accelerated.',
            es: 'Transfer Acceleration cobra una tarifa por gigabyte acelerado.',
          },
          regional: {
            pt: 'A replicação entre regiões paga transferência e um segundo armazenamento.',
            en: 'Replication between Regions pays for transfer and for storing the data twice.',
            es: 'La replicación entre regiones paga transferencia y un segundo almacenamiento.',
          },
          datasync: {
            pt: 'O DataSync leva os arquivos ao bucket, mas cobra por gigabyte copiado.',
            en: 'DataSync takes the files to the bucket but charges per gigabyte copied.',
            es: 'DataSync lleva los archivos al bucket, pero cobra por gigabyte copiado.',
          },
        },
      },
      {
        id: 'at-once',
        text: {
          pt: 'Um programa começa a processar cada arquivo normalmente em até cinco segundos depois do fim do envio.',
          en: 'A program normally starts to process each file within five seconds after its upload ends.',
          es: 'Un programa empieza a procesar cada archivo normalmente dentro de los cinco segundos posteriores al fin de la carga.',
        },
        fits: ['accel', 'multipart', 'single', 'proxy'],
        rulesOut: {
          regional: {
            pt: 'A replicação entre regiões é assíncrona e costuma levar bem mais que cinco segundos até o objeto estar no bucket central.',
            en: 'Replication between Regions is asynchronous and usually takes well over five seconds to bring the object to the central bucket.',
            es: 'La replicación entre regiones es asíncrona y suele tardar bastante más de cinco segundos en llevar el objeto al bucket central.',
          },
          datasync: {
            pt: 'As tarefas do DataSync levam os arquivos só à noite.',
            en: 'The DataSync tasks carry the files at night only.',
            es: 'Las tareas de DataSync llevan los archivos solo de noche.',
          },
        },
      },
      {
        id: 'one-copy',
        text: {
          pt: 'A empresa quer guardar uma única cópia de cada arquivo, no bucket que já existe.',
          en: 'The company wants to store a single copy of each file, in the bucket that exists.',
          es: 'La empresa quiere guardar una única copia de cada archivo, en el bucket que ya existe.',
        },
        fits: ['accel', 'multipart', 'single', 'proxy', 'datasync'],
        rulesOut: {
          regional: {
            pt: 'Cada arquivo ficaria guardado no bucket do continente e no central.',
            en: 'Each file would be stored in the bucket of its continent and in the central one.',
            es: 'Cada archivo quedaría guardado en el bucket del continente y en el central.',
          },
        },
      },
      {
        id: 'least',
        situations: ['lectures'],
        notWith: ['resume'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR esforço de desenvolvimento?',
          en: 'Which solution meets these requirements with the LEAST development effort?',
          es: '¿Qué solución cumple estos requisitos con el MENOR esfuerzo de desarrollo?',
        },
        fits: ['single', 'proxy'],
        rulesOut: {
          multipart: {
            pt: 'Com o multipart upload, o portal teria que dividir cada arquivo, dar uma URL a cada parte e concluir o envio.',
            en: 'With multipart upload, the portal would have to split each file, hand out a URL for each part and complete the upload.',
            es: 'Con la carga multiparte, el portal tendría que dividir cada archivo, dar una URL a cada parte y completar la carga.',
          },
          regional: {
            pt: 'O aplicativo teria que escolher entre buckets e regras de replicação seriam mantidas em cada um.',
            en: 'The application would have to choose between buckets, with replication rules kept in each.',
            es: 'La aplicación tendría que elegir entre buckets, con reglas de replicación en cada uno.',
          },
          datasync: {
            pt: 'Um agente em cada local tem que ser instalado e ativado.',
            en: 'An agent has to be installed and activated at each site.',
            es: 'Hay que instalar y activar un agente en cada sitio.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os arquivos devem ser enviados?',
      en: 'How should the files be uploaded?',
      es: '¿Cómo se deben cargar los archivos?',
    },
  },
];
