import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const queueWorkers: readonly Pattern[] = [
  {
    id: 'queue-workers',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'integration' },
      'saa-c03': { domain: 'resilient', topic: 'decoupling' },
    },
    scene: {
      pt: 'Pense em cada mensagem como um pedido numa oficina, em cada sistema que a lê como uma seção e nos programas como trabalhadores.',
      en: 'Think of each message as an order in a workshop, of each system that reads it as a section, and of programs as workers.',
      es: 'Piensa en cada mensaje como un pedido en un taller, en cada sistema lector como una sección y en los programas como trabajadores.',
    },
    situations: [
      {
        id: 'marketplace',
        text: {
          pt: 'Uma loja virtual perde pedidos nas promoções e quer desacoplar o recebimento deles do processamento.',
          en: 'An online store loses orders during sales and wants to decouple taking orders from processing them.',
          es: 'Una tienda en línea pierde pedidos en las promociones y quiere desacoplar su recepción del procesamiento.',
        },
        today: {
          pt: 'O site passa cada pedido direto a um programa que trata 200 por minuto, e nas promoções chegam dez vezes mais.',
          en: 'The site passes each order straight to a program that handles 200 a minute, and sales bring ten times as many.',
          es: 'El sitio pasa cada pedido directo a un programa que procesa 200 por minuto, y en las promociones llegan diez veces más.',
        },
      },
      {
        id: 'ticketing',
        text: {
          pt: 'O site de uma bilheteria cai quando uma venda abre, e a empresa quer desacoplar dele a emissão de ingressos.',
          en: 'The website of a box office fails when a sale opens, and the company wants to decouple the issuing of tickets from it.',
          es: 'El sitio de una boletería se cae cuando abre una venta, y la empresa quiere desacoplar de él la emisión de entradas.',
        },
        today: {
          pt: 'Até 5.000 pessoas por minuto compram, trocam e cancelam lugares, mas o programa que emite os ingressos só dá conta de 300 por minuto.',
          en: 'Up to 5,000 people a minute buy, change and cancel seats, but the program that issues tickets can only handle 300 a minute.',
          es: 'Hasta 5.000 personas por minuto compran, cambian y cancelan lugares, pero el programa que emite las entradas solo procesa 300 por minuto.',
        },
      },
      {
        id: 'claims',
        text: {
          pt: 'O sistema de uma seguradora trava quando chegam muitos sinistros com fotos e vídeos, e a empresa quer desacoplar o recebimento deles do processamento.',
          en: 'An insurer’s system hangs when many claims with photos and videos arrive, and the company wants to decouple receiving them from processing them.',
          es: 'El sistema de una aseguradora se bloquea cuando llegan muchos siniestros con fotos y videos, y la empresa quiere desacoplar su recepción del procesamiento.',
        },
        today: {
          pt: 'Depois de temporais chegam 40.000 sinistros em um dia, e o próprio site processa cada um enquanto o cliente espera.',
          en: 'After storms, 40,000 claims arrive in a day, and the website itself processes each one while the customer waits.',
          es: 'Después de las tormentas llegan 40.000 siniestros en un día, y el propio sitio procesa cada uno mientras el cliente espera.',
        },
      },
    ],
    candidates: [
      {
        id: 'standard-lambda',
        text: {
          pt: 'Uma fila padrão do SQS com funções do AWS Lambda',
          en: 'A standard SQS queue with AWS Lambda functions',
          es: 'Una cola estándar de SQS con funciones de AWS Lambda',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila padrão do Amazon SQS e processá-las com uma função do AWS Lambda como consumidora.',
          en: 'Send the requests to an Amazon SQS standard queue and process them with an AWS Lambda function as its consumer.',
          es: 'Enviar las solicitudes a una cola estándar de Amazon SQS y procesarlas con una función de AWS Lambda como consumidora.',
        },
        uses: ['SQS', 'Lambda'],
        why: {
          pt: 'A fila padrão do SQS guarda cada mensagem até que um trabalhador a trate e, com uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. O AWS Lambda executa código enviado em um ZIP sobre lotes de mensagens, sem servidores a atualizar, por até 15 minutos.',
          en: 'A standard SQS queue keeps each message until a worker handles it and, with a redrive policy, moves what fails several times to a dead-letter queue. AWS Lambda runs code uploaded as a ZIP on batches of messages, with no servers to patch, for up to 15 minutes.',
          es: 'La cola estándar de SQS guarda cada mensaje hasta que un trabajador lo atienda y, con una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. AWS Lambda ejecuta código subido en un ZIP sobre lotes de mensajes, sin servidores que actualizar, hasta 15 minutos.',
        },
        likeness: {
          pt: 'uma bandeja desordenada que serve a uma só seção, e ajudantes sem máquinas especiais que ficam só quinze minutos',
          en: 'an unordered tray that serves one section only, and helpers without special machines who stay only fifteen minutes',
          es: 'una bandeja desordenada que sirve a una sola sección, y ayudantes sin máquinas especiales que se quedan solo quince minutos',
        },
        tell: {
          pt: 'Mensagens que falham várias vezes: uma fila de mensagens mortas do SQS. Programa que processa cada mensagem em segundos, sem imagens de contêiner: Lambda, que roda no máximo por 15 minutos.',
          en: 'Messages that fail several times: a dead-letter queue of SQS. A program that processes each message in seconds, without container images: Lambda, which runs for 15 minutes at most.',
          es: 'Mensajes que fallan varias veces: una cola de mensajes fallidos de SQS. Programa que procesa cada mensaje en segundos, sin imágenes de contenedor: Lambda, que corre 15 minutos como máximo.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html'),
        popularity: 5,
      },
      {
        id: 'standard-fargate',
        text: {
          pt: 'Uma fila padrão do SQS com tarefas do ECS no Fargate',
          en: 'A standard SQS queue with ECS tasks on Fargate',
          es: 'Una cola estándar de SQS con tareas de ECS en Fargate',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila padrão do Amazon SQS e processá-las com um serviço do Amazon ECS no AWS Fargate.',
          en: 'Send the requests to an Amazon SQS standard queue and process them with an Amazon ECS service on AWS Fargate.',
          es: 'Enviar las solicitudes a una cola estándar de Amazon SQS y procesarlas con un servicio de Amazon ECS en AWS Fargate.',
        },
        uses: ['SQS', 'Fargate'],
        why: {
          pt: 'A fila padrão do SQS guarda cada mensagem até que um trabalhador a trate e, com uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. As tarefas do ECS no Fargate executam contêineres por quanto tempo for preciso, mesmo acima de 15 minutos, sem servidores a atualizar.',
          en: 'A standard SQS queue keeps each message until a worker handles it and, with a redrive policy, moves what fails several times to a dead-letter queue. ECS tasks on Fargate run containers for as long as needed, beyond 15 minutes too, with no servers to patch.',
          es: 'La cola estándar de SQS guarda cada mensaje hasta que un trabajador lo atienda y, con una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. Las tareas de ECS en Fargate ejecutan contenedores el tiempo que haga falta, incluso más de 15 minutos, sin servidores que actualizar.',
        },
        likeness: {
          pt: 'uma bandeja desordenada que serve a uma só seção, e ajudantes sem máquinas especiais cuja maleta você mesmo arruma',
          en: 'an unordered tray that serves one section only, and helpers without special machines whose toolbox you must pack',
          es: 'una bandeja desordenada que sirve a una sola sección, y ayudantes sin máquinas especiales cuyo maletín armas tú mismo',
        },
        tell: {
          pt: 'Mensagens que falham várias vezes: uma fila de mensagens mortas do SQS. Uma mensagem com vídeo que leva duas horas: contêineres no Fargate, pois o Lambda para antes.',
          en: 'Messages that fail several times: a dead-letter queue of SQS. A message whose video takes two hours: containers on Fargate, as Lambda stops before that.',
          es: 'Mensajes que fallan varias veces: una cola de mensajes fallidos de SQS. Un mensaje cuyo video lleva dos horas: contenedores en Fargate, porque Lambda se detiene antes.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html'),
        popularity: 5,
      },
      {
        id: 'standard-instances',
        text: {
          pt: 'Uma fila padrão do SQS com um Auto Scaling group do EC2',
          en: 'A standard SQS queue with an EC2 Auto Scaling group',
          es: 'Una cola estándar de SQS con un grupo de Auto Scaling de EC2',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila padrão do Amazon SQS e processá-las com um grupo de Auto Scaling de instâncias do Amazon EC2.',
          en: 'Send the requests to an Amazon SQS standard queue and process them with an Auto Scaling group of Amazon EC2 instances.',
          es: 'Enviar las solicitudes a una cola estándar de Amazon SQS y procesarlas con un grupo de Auto Scaling de instancias de Amazon EC2.',
        },
        uses: ['SQS', 'EC2'],
        why: {
          pt: 'A fila padrão do SQS guarda cada mensagem até que um trabalhador a trate e, com uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. Um Auto Scaling group do EC2 executa qualquer programa em instâncias que a equipe controla, também com GPU e qualquer driver.',
          en: 'A standard SQS queue keeps each message until a worker handles it and, with a redrive policy, moves what fails several times to a dead-letter queue. An EC2 Auto Scaling group runs any program on instances that the team controls, also with a GPU and any driver.',
          es: 'La cola estándar de SQS guarda cada mensaje hasta que un trabajador lo atienda y, con una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. Un grupo de Auto Scaling de EC2 ejecuta cualquier programa en instancias que el equipo controla, también con GPU y cualquier driver.',
        },
        likeness: {
          pt: 'uma bandeja desordenada que serve a uma só seção, e empregados que você mesmo treina para qualquer máquina',
          en: 'an unordered tray that serves one section only, and employees whom you yourself train for any machine',
          es: 'una bandeja desordenada que sirve a una sola sección, y empleados que tú mismo capacitas para cualquier máquina',
        },
        tell: {
          pt: 'Mensagens que falham várias vezes: uma fila de mensagens mortas do SQS. Uma GPU com um driver que a própria empresa instala: instâncias do EC2.',
          en: 'Messages that fail several times: a dead-letter queue of SQS. A GPU with a driver that the company itself installs: EC2 instances.',
          es: 'Mensajes que fallan varias veces: una cola de mensajes fallidos de SQS. Una GPU con un driver que instala la propia empresa: instancias de EC2.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html'),
        rightWith: ['gpu'],
        popularity: 5,
      },
      {
        id: 'fifo-lambda',
        text: {
          pt: 'Uma fila FIFO do SQS com funções do AWS Lambda',
          en: 'An SQS FIFO queue with AWS Lambda functions',
          es: 'Una cola FIFO de SQS con funciones de AWS Lambda',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila FIFO do Amazon SQS e processá-las com uma função do AWS Lambda como consumidora.',
          en: 'Send the requests to an Amazon SQS FIFO queue and process them with an AWS Lambda function as its consumer.',
          es: 'Enviar las solicitudes a una cola FIFO de Amazon SQS y procesarlas con una función de AWS Lambda como consumidora.',
        },
        uses: ['SQS', 'Lambda'],
        why: {
          pt: 'A fila FIFO do SQS entrega em ordem dentro de cada grupo, como um cliente, e, por uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. O AWS Lambda executa código enviado em um ZIP sobre lotes de mensagens, sem servidores a atualizar, por até 15 minutos.',
          en: 'An SQS FIFO queue delivers in order within each group, such as a customer, and by a redrive policy moves what fails several times to a dead-letter queue. AWS Lambda runs code uploaded as a ZIP on batches of messages, with no servers to patch, for up to 15 minutes.',
          es: 'La cola FIFO de SQS entrega en orden dentro de cada grupo, como un cliente, y, por una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. AWS Lambda ejecuta código subido en un ZIP sobre lotes de mensajes, sin servidores que actualizar, hasta 15 minutos.',
        },
        likeness: {
          pt: 'uma bandeja ordenada por cliente para uma só seção, e ajudantes sem máquinas especiais que ficam só quinze minutos',
          en: 'a tray in each customer’s order for one section only, and helpers without special machines who stay only fifteen minutes',
          es: 'una bandeja ordenada por cliente para una sola sección, y ayudantes sin máquinas especiales que se quedan solo quince minutos',
        },
        tell: {
          pt: 'Solicitações na ordem de chegada: uma fila FIFO, com um grupo de mensagens por cliente. Programa que processa cada mensagem em segundos, sem imagens de contêiner: Lambda, que roda no máximo por 15 minutos. Mensagens que falham várias vezes, para análise: uma fila de mensagens mortas do SQS.',
          en: 'Requests in order of arrival: a FIFO queue, with a message group per customer. A program that processes each message in seconds, without container images: Lambda, which runs for 15 minutes at most. Messages that fail several times, for later analysis: a dead-letter queue of SQS.',
          es: 'Solicitudes en el orden de llegada: una cola FIFO, con un grupo de mensajes por cliente. Programa que procesa cada mensaje en segundos, sin imágenes de contenedor: Lambda, que corre 15 minutos como máximo. Mensajes que fallan varias veces, para su análisis: una cola de mensajes fallidos de SQS.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fifo-queues.html'),
        rightWith: ['in-order'],
        popularity: 5,
      },
      {
        id: 'fifo-fargate',
        text: {
          pt: 'Uma fila FIFO do SQS com tarefas do ECS no Fargate',
          en: 'An SQS FIFO queue with ECS tasks on Fargate',
          es: 'Una cola FIFO de SQS con tareas de ECS en Fargate',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila FIFO do Amazon SQS e processá-las com um serviço do Amazon ECS no AWS Fargate.',
          en: 'Send the requests to an Amazon SQS FIFO queue and process them with an Amazon ECS service on AWS Fargate.',
          es: 'Enviar las solicitudes a una cola FIFO de Amazon SQS y procesarlas con un servicio de Amazon ECS en AWS Fargate.',
        },
        uses: ['SQS', 'Fargate'],
        why: {
          pt: 'A fila FIFO do SQS entrega em ordem dentro de cada grupo, como um cliente, e, por uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. As tarefas do ECS no Fargate executam contêineres por quanto tempo for preciso, mesmo acima de 15 minutos, sem servidores a atualizar.',
          en: 'An SQS FIFO queue delivers in order within each group, such as a customer, and by a redrive policy moves what fails several times to a dead-letter queue. ECS tasks on Fargate run containers for as long as needed, beyond 15 minutes too, with no servers to patch.',
          es: 'La cola FIFO de SQS entrega en orden dentro de cada grupo, como un cliente, y, por una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. Las tareas de ECS en Fargate ejecutan contenedores el tiempo que haga falta, incluso más de 15 minutos, sin servidores que actualizar.',
        },
        likeness: {
          pt: 'uma bandeja ordenada por cliente para uma só seção, e ajudantes sem máquinas especiais cuja maleta você mesmo arruma',
          en: 'a tray in each customer’s order for one section only, and helpers without special machines whose toolbox you must pack',
          es: 'una bandeja ordenada por cliente para una sola sección, y ayudantes sin máquinas especiales cuyo maletín armas tú mismo',
        },
        tell: {
          pt: 'Solicitações na ordem de chegada: uma fila FIFO, com um grupo de mensagens por cliente. Uma mensagem com vídeo que leva duas horas: contêineres no Fargate, pois o Lambda para antes. Mensagens que falham várias vezes, para análise: uma fila de mensagens mortas do SQS.',
          en: 'Requests in order of arrival: a FIFO queue, with a message group per customer. A message whose video takes two hours: containers on Fargate, as Lambda stops before that. Messages that fail several times, for later analysis: a dead-letter queue of SQS.',
          es: 'Solicitudes en el orden de llegada: una cola FIFO, con un grupo de mensajes por cliente. Un mensaje cuyo video lleva dos horas: contenedores en Fargate, porque Lambda se detiene antes. Mensajes que fallan varias veces, para su análisis: una cola de mensajes fallidos de SQS.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fifo-queues.html'),
        rightWith: ['in-order'],
        popularity: 4,
      },
      {
        id: 'fifo-instances',
        text: {
          pt: 'Uma fila FIFO do SQS com um Auto Scaling group do EC2',
          en: 'An SQS FIFO queue with an EC2 Auto Scaling group',
          es: 'Una cola FIFO de SQS con un grupo de Auto Scaling de EC2',
        },
        action: {
          pt: 'Enviar as solicitações a uma fila FIFO do Amazon SQS e processá-las com um grupo de Auto Scaling de instâncias do Amazon EC2.',
          en: 'Send the requests to an Amazon SQS FIFO queue and process them with an Auto Scaling group of Amazon EC2 instances.',
          es: 'Enviar las solicitudes a una cola FIFO de Amazon SQS y procesarlas con un grupo de Auto Scaling de instancias de Amazon EC2.',
        },
        uses: ['SQS', 'EC2'],
        why: {
          pt: 'A fila FIFO do SQS entrega em ordem dentro de cada grupo, como um cliente, e, por uma política de redrive, passa a uma fila de mensagens mortas o que falha várias vezes. Um Auto Scaling group do EC2 executa qualquer programa em instâncias que a equipe controla, também com GPU e qualquer driver.',
          en: 'An SQS FIFO queue delivers in order within each group, such as a customer, and by a redrive policy moves what fails several times to a dead-letter queue. An EC2 Auto Scaling group runs any program on instances that the team controls, also with a GPU and any driver.',
          es: 'La cola FIFO de SQS entrega en orden dentro de cada grupo, como un cliente, y, por una política de redrive, pasa a una cola de mensajes fallidos lo que falla varias veces. Un grupo de Auto Scaling de EC2 ejecuta cualquier programa en instancias que el equipo controla, también con GPU y cualquier driver.',
        },
        likeness: {
          pt: 'uma bandeja ordenada por cliente para uma só seção, e empregados que você mesmo treina para qualquer máquina',
          en: 'a tray in each customer’s order for one section only, and employees whom you yourself train for any machine',
          es: 'una bandeja ordenada por cliente para una sola sección, y empleados que tú mismo capacitas para cualquier máquina',
        },
        tell: {
          pt: 'Solicitações na ordem de chegada: uma fila FIFO, com um grupo de mensagens por cliente. Uma GPU com um driver que a própria empresa instala: instâncias do EC2. Mensagens que falham várias vezes, para análise: uma fila de mensagens mortas do SQS.',
          en: 'Requests in order of arrival: a FIFO queue, with a message group per customer. A GPU with a driver that the company itself installs: EC2 instances. Messages that fail several times, for later analysis: a dead-letter queue of SQS.',
          es: 'Solicitudes en el orden de llegada: una cola FIFO, con un grupo de mensajes por cliente. Una GPU con un driver que instala la propia empresa: instancias de EC2. Mensajes que fallan varias veces, para su análisis: una cola de mensajes fallidos de SQS.',
        },
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fifo-queues.html'),
        rightWith: ['in-order', 'gpu'],
        popularity: 4,
      },
      {
        id: 'fanout-lambda',
        rightWith: ['several-readers'],
        text: {
          pt: 'Um tópico padrão do SNS com filas padrão do SQS e funções do AWS Lambda',
          en: 'A standard SNS topic with standard SQS queues and AWS Lambda functions',
          es: 'Un tema estándar de SNS con colas estándar de SQS y funciones de AWS Lambda',
        },
        action: {
          pt: 'Publicar as solicitações em um tópico padrão do Amazon SNS com uma fila padrão do Amazon SQS por sistema e processá-las com uma função do AWS Lambda como consumidora.',
          en: 'Publish the requests to a standard Amazon SNS topic with one standard Amazon SQS queue per system and process them with an AWS Lambda function as its consumer.',
          es: 'Publicar las solicitudes en un tema estándar de Amazon SNS con una cola estándar de Amazon SQS por sistema y procesarlas con una función de AWS Lambda como consumidora.',
        },
        uses: ['SNS', 'SQS', 'Lambda'],
        why: {
          pt: 'O tópico do SNS copia cada mensagem para a fila do SQS de cada sistema, que a lê em seu ritmo e pode ter uma fila de mensagens mortas. O AWS Lambda executa código enviado em um ZIP sobre lotes de mensagens, sem servidores a atualizar, por até 15 minutos.',
          en: 'The SNS topic copies each message to the SQS queue of each system, which reads it at its own pace and can have a dead-letter queue. AWS Lambda runs code uploaded as a ZIP on batches of messages, with no servers to patch, for up to 15 minutes.',
          es: 'El tema de SNS copia cada mensaje a la cola de SQS de cada sistema, que lo lee a su ritmo y puede tener una cola de mensajes fallidos. AWS Lambda ejecuta código subido en un ZIP sobre lotes de mensajes, sin servidores que actualizar, hasta 15 minutos.',
        },
        likeness: {
          pt: 'um mensageiro que leva cópias desordenadas a cada seção, e ajudantes sem máquinas especiais que ficam só quinze minutos',
          en: 'a messenger who takes unordered copies to every section, and helpers without special machines who stay only fifteen minutes',
          es: 'un mensajero que lleva copias desordenadas a cada sección, y ayudantes sin máquinas especiales que se quedan solo quince minutos',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens: um tópico do SNS com uma fila para cada um. Programa que processa cada mensagem em segundos, sem imagens de contêiner: Lambda, que roda no máximo por 15 minutos.',
          en: 'Systems that must read the same messages: an SNS topic with a queue for each. A program that processes each message in seconds, without container images: Lambda, which runs for 15 minutes at most.',
          es: 'Sistemas que deben leer los mismos mensajes: un tema de SNS con una cola para cada uno. Programa que procesa cada mensaje en segundos, sin imágenes de contenedor: Lambda, que corre 15 minutos como máximo.',
        },
        source: docs('sns/latest/dg/sns-sqs-as-subscriber.html'),
        popularity: 5,
      },
      {
        id: 'fanout-fargate',
        rightWith: ['several-readers'],
        text: {
          pt: 'Um tópico padrão do SNS com filas padrão do SQS e tarefas do ECS no Fargate',
          en: 'A standard SNS topic with standard SQS queues and ECS tasks on Fargate',
          es: 'Un tema estándar de SNS con colas estándar de SQS y tareas de ECS en Fargate',
        },
        action: {
          pt: 'Publicar as solicitações em um tópico padrão do Amazon SNS com uma fila padrão do Amazon SQS por sistema e processá-las com um serviço do Amazon ECS no AWS Fargate.',
          en: 'Publish the requests to a standard Amazon SNS topic with one standard Amazon SQS queue per system and process them with an Amazon ECS service on AWS Fargate.',
          es: 'Publicar las solicitudes en un tema estándar de Amazon SNS con una cola estándar de Amazon SQS por sistema y procesarlas con un servicio de Amazon ECS en AWS Fargate.',
        },
        uses: ['SNS', 'SQS', 'Fargate'],
        why: {
          pt: 'O tópico do SNS copia cada mensagem para a fila do SQS de cada sistema, que a lê em seu ritmo e pode ter uma fila de mensagens mortas. As tarefas do ECS no Fargate executam contêineres por quanto tempo for preciso, mesmo acima de 15 minutos, sem servidores a atualizar.',
          en: 'The SNS topic copies each message to the SQS queue of each system, which reads it at its own pace and can have a dead-letter queue. ECS tasks on Fargate run containers for as long as needed, beyond 15 minutes too, with no servers to patch.',
          es: 'El tema de SNS copia cada mensaje a la cola de SQS de cada sistema, que lo lee a su ritmo y puede tener una cola de mensajes fallidos. Las tareas de ECS en Fargate ejecutan contenedores el tiempo que haga falta, incluso más de 15 minutos, sin servidores que actualizar.',
        },
        likeness: {
          pt: 'um mensageiro que leva cópias desordenadas a cada seção, e ajudantes sem máquinas especiais cuja maleta você mesmo arruma',
          en: 'a messenger who takes unordered copies to every section, and helpers without special machines whose toolbox you must pack',
          es: 'un mensajero que lleva copias desordenadas a cada sección, y ayudantes sin máquinas especiales cuyo maletín armas tú mismo',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens: um tópico do SNS com uma fila para cada um. Uma mensagem com vídeo que leva duas horas: contêineres no Fargate, pois o Lambda para antes.',
          en: 'Systems that must read the same messages: an SNS topic with a queue for each. A message whose video takes two hours: containers on Fargate, as Lambda stops before that.',
          es: 'Sistemas que deben leer los mismos mensajes: un tema de SNS con una cola para cada uno. Un mensaje cuyo video lleva dos horas: contenedores en Fargate, porque Lambda se detiene antes.',
        },
        source: docs('sns/latest/dg/sns-sqs-as-subscriber.html'),
        popularity: 4,
      },
      {
        id: 'fanout-instances',
        text: {
          pt: 'Um tópico padrão do SNS com filas padrão do SQS e um Auto Scaling group do EC2',
          en: 'A standard SNS topic with standard SQS queues and an EC2 Auto Scaling group',
          es: 'Un tema estándar de SNS con colas estándar de SQS y un grupo de Auto Scaling de EC2',
        },
        action: {
          pt: 'Publicar as solicitações em um tópico padrão do Amazon SNS com uma fila padrão do Amazon SQS por sistema e processá-las com um grupo de Auto Scaling de instâncias do Amazon EC2.',
          en: 'Publish the requests to a standard Amazon SNS topic with one standard Amazon SQS queue per system and process them with an Auto Scaling group of Amazon EC2 instances.',
          es: 'Publicar las solicitudes en un tema estándar de Amazon SNS con una cola estándar de Amazon SQS por sistema y procesarlas con un grupo de Auto Scaling de instancias de Amazon EC2.',
        },
        uses: ['SNS', 'SQS', 'EC2'],
        why: {
          pt: 'O tópico do SNS copia cada mensagem para a fila do SQS de cada sistema, que a lê em seu ritmo e pode ter uma fila de mensagens mortas. Um Auto Scaling group do EC2 executa qualquer programa em instâncias que a equipe controla, também com GPU e qualquer driver.',
          en: 'The SNS topic copies each message to the SQS queue of each system, which reads it at its own pace and can have a dead-letter queue. An EC2 Auto Scaling group runs any program on instances that the team controls, also with a GPU and any driver.',
          es: 'El tema de SNS copia cada mensaje a la cola de SQS de cada sistema, que lo lee a su ritmo y puede tener una cola de mensajes fallidos. Un grupo de Auto Scaling de EC2 ejecuta cualquier programa en instancias que el equipo controla, también con GPU y cualquier driver.',
        },
        likeness: {
          pt: 'um mensageiro que leva cópias desordenadas a cada seção, e empregados que você mesmo treina para qualquer máquina',
          en: 'a messenger who takes unordered copies to every section, and employees whom you yourself train for any machine',
          es: 'un mensajero que lleva copias desordenadas a cada sección, y empleados que tú mismo capacitas para cualquier máquina',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens: um tópico do SNS com uma fila para cada um. Uma GPU com um driver que a própria empresa instala: instâncias do EC2.',
          en: 'Systems that must read the same messages: an SNS topic with a queue for each. A GPU with a driver that the company itself installs: EC2 instances.',
          es: 'Sistemas que deben leer los mismos mensajes: un tema de SNS con una cola para cada uno. Una GPU con un driver que instala la propia empresa: instancias de EC2.',
        },
        source: docs('sns/latest/dg/sns-sqs-as-subscriber.html'),
        rightWith: ['several-readers', 'gpu'],
        popularity: 4,
      },
      {
        id: 'stream-lambda',
        rightWith: ['several-readers', 'in-order'],
        text: {
          pt: 'Um stream do Kinesis com funções do AWS Lambda',
          en: 'A Kinesis data stream with AWS Lambda functions',
          es: 'Un flujo de Kinesis con funciones de AWS Lambda',
        },
        action: {
          pt: 'Enviar as solicitações a um stream do Amazon Kinesis e processá-las com uma função do AWS Lambda como consumidora.',
          en: 'Send the requests to an Amazon Kinesis data stream and process them with an AWS Lambda function as its consumer.',
          es: 'Enviar las solicitudes a un flujo de Amazon Kinesis y procesarlas con una función de AWS Lambda como consumidora.',
        },
        uses: ['Kinesis', 'Lambda'],
        why: {
          pt: 'O stream do Kinesis guarda os registros em ordem por chave, por 24 horas ou mais, e vários sistemas leem os mesmos registros, cada um em seu ritmo. O AWS Lambda executa código enviado em um ZIP sobre lotes de mensagens, sem servidores a atualizar, por até 15 minutos.',
          en: 'A Kinesis data stream keeps records in order by key, for 24 hours or more, and several systems read the same records, each at its own pace. AWS Lambda runs code uploaded as a ZIP on batches of messages, with no servers to patch, for up to 15 minutes.',
          es: 'El flujo de Kinesis guarda los registros en orden por clave, por 24 horas o más, y varios sistemas leen los mismos registros, cada uno a su ritmo. AWS Lambda ejecuta código subido en un ZIP sobre lotes de mensajes, sin servidores que actualizar, hasta 15 minutos.',
        },
        likeness: {
          pt: 'um rolo ordenado que cada seção lê no seu ritmo, e ajudantes sem máquinas especiais que ficam só quinze minutos',
          en: 'an ordered roll that each section reads at its pace, and helpers without special machines who stay only fifteen minutes',
          es: 'un rollo ordenado que cada sección lee a su ritmo, y ayudantes sin máquinas especiales que se quedan solo quince minutos',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens, na ordem de chegada: Kinesis Data Streams. Programa que processa cada mensagem em segundos, sem imagens de contêiner: Lambda, que roda no máximo por 15 minutos. Solicitações de um mesmo cliente, na ordem de chegada: uma fila FIFO ou um stream. Outros sistemas que leem as mesmas mensagens no seu ritmo: um stream, ou um tópico com filas.',
          en: 'Systems that must read the same messages, in order of arrival: Kinesis Data Streams. A program that processes each message in seconds, without container images: Lambda, which runs for 15 minutes at most. Requests from the same customer in order of arrival: a FIFO queue or a stream. Other systems that read the same messages at their own pace: a stream, or a topic with queues.',
          es: 'Sistemas que deben leer los mismos mensajes, en el orden de llegada: Kinesis Data Streams. Programa que procesa cada mensaje en segundos, sin imágenes de contenedor: Lambda, que corre 15 minutos como máximo. Solicitudes de un mismo cliente, en el orden de llegada: una cola FIFO o un flujo. Otros sistemas que leen los mismos mensajes a su ritmo: un flujo, o un tema con colas.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        popularity: 5,
      },
      {
        id: 'stream-fargate',
        rightWith: ['several-readers', 'in-order'],
        text: {
          pt: 'Um stream do Kinesis com tarefas do ECS no Fargate',
          en: 'A Kinesis data stream with ECS tasks on Fargate',
          es: 'Un flujo de Kinesis con tareas de ECS en Fargate',
        },
        action: {
          pt: 'Enviar as solicitações a um stream do Amazon Kinesis e processá-las com um serviço do Amazon ECS no AWS Fargate.',
          en: 'Send the requests to an Amazon Kinesis data stream and process them with an Amazon ECS service on AWS Fargate.',
          es: 'Enviar las solicitudes a un flujo de Amazon Kinesis y procesarlas con un servicio de Amazon ECS en AWS Fargate.',
        },
        uses: ['Kinesis', 'Fargate'],
        why: {
          pt: 'O stream do Kinesis guarda os registros em ordem por chave, por 24 horas ou mais, e vários sistemas leem os mesmos registros, cada um em seu ritmo. As tarefas do ECS no Fargate executam contêineres por quanto tempo for preciso, mesmo acima de 15 minutos, sem servidores a atualizar.',
          en: 'A Kinesis data stream keeps records in order by key, for 24 hours or more, and several systems read the same records, each at its own pace. ECS tasks on Fargate run containers for as long as needed, beyond 15 minutes too, with no servers to patch.',
          es: 'El flujo de Kinesis guarda los registros en orden por clave, por 24 horas o más, y varios sistemas leen los mismos registros, cada uno a su ritmo. Las tareas de ECS en Fargate ejecutan contenedores el tiempo que haga falta, incluso más de 15 minutos, sin servidores que actualizar.',
        },
        likeness: {
          pt: 'um rolo ordenado que cada seção lê no seu ritmo, e ajudantes sem máquinas especiais cuja maleta você mesmo arruma',
          en: 'an ordered roll that each section reads at its pace, and helpers without special machines whose toolbox you must pack',
          es: 'un rollo ordenado que cada sección lee a su ritmo, y ayudantes sin máquinas especiales cuyo maletín armas tú mismo',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens, na ordem de chegada: Kinesis Data Streams. Uma mensagem com vídeo que leva duas horas: contêineres no Fargate, pois o Lambda para antes. Solicitações de um mesmo cliente, na ordem de chegada: uma fila FIFO ou um stream. Outros sistemas que leem as mesmas mensagens no seu ritmo: um stream, ou um tópico com filas.',
          en: 'Systems that must read the same messages, in order of arrival: Kinesis Data Streams. A message whose video takes two hours: containers on Fargate, as Lambda stops before that. Requests from the same customer in order of arrival: a FIFO queue or a stream. Other systems that read the same messages at their own pace: a stream, or a topic with queues.',
          es: 'Sistemas que deben leer los mismos mensajes, en el orden de llegada: Kinesis Data Streams. Un mensaje cuyo video lleva dos horas: contenedores en Fargate, porque Lambda se detiene antes. Solicitudes de un mismo cliente, en el orden de llegada: una cola FIFO o un flujo. Otros sistemas que leen los mismos mensajes a su ritmo: un flujo, o un tema con colas.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        popularity: 4,
      },
      {
        id: 'stream-instances',
        text: {
          pt: 'Um stream do Kinesis com um Auto Scaling group do EC2',
          en: 'A Kinesis data stream with an EC2 Auto Scaling group',
          es: 'Un flujo de Kinesis con un grupo de Auto Scaling de EC2',
        },
        action: {
          pt: 'Enviar as solicitações a um stream do Amazon Kinesis e processá-las com um grupo de Auto Scaling de instâncias do Amazon EC2.',
          en: 'Send the requests to an Amazon Kinesis data stream and process them with an Auto Scaling group of Amazon EC2 instances.',
          es: 'Enviar las solicitudes a un flujo de Amazon Kinesis y procesarlas con un grupo de Auto Scaling de instancias de Amazon EC2.',
        },
        uses: ['Kinesis', 'EC2'],
        why: {
          pt: 'O stream do Kinesis guarda os registros em ordem por chave, por 24 horas ou mais, e vários sistemas leem os mesmos registros, cada um em seu ritmo. Um Auto Scaling group do EC2 executa qualquer programa em instâncias que a equipe controla, também com GPU e qualquer driver.',
          en: 'A Kinesis data stream keeps records in order by key, for 24 hours or more, and several systems read the same records, each at its own pace. An EC2 Auto Scaling group runs any program on instances that the team controls, also with a GPU and any driver.',
          es: 'El flujo de Kinesis guarda los registros en orden por clave, por 24 horas o más, y varios sistemas leen los mismos registros, cada uno a su ritmo. Un grupo de Auto Scaling de EC2 ejecuta cualquier programa en instancias que el equipo controla, también con GPU y cualquier driver.',
        },
        likeness: {
          pt: 'um rolo ordenado que cada seção lê no seu ritmo, e empregados que você mesmo treina para qualquer máquina',
          en: 'an ordered roll that each section reads at its pace, and employees whom you yourself train for any machine',
          es: 'un rollo ordenado que cada sección lee a su ritmo, y empleados que tú mismo capacitas para cualquier máquina',
        },
        tell: {
          pt: 'Sistemas que devem ler as mesmas mensagens, na ordem de chegada: Kinesis Data Streams. Uma GPU com um driver que a própria empresa instala: instâncias do EC2. Solicitações de um mesmo cliente, na ordem de chegada: uma fila FIFO ou um stream. Outros sistemas que leem as mesmas mensagens no seu ritmo: um stream, ou um tópico com filas.',
          en: 'Systems that must read the same messages, in order of arrival: Kinesis Data Streams. A GPU with a driver that the company itself installs: EC2 instances. Requests from the same customer in order of arrival: a FIFO queue or a stream. Other systems that read the same messages at their own pace: a stream, or a topic with queues.',
          es: 'Sistemas que deben leer los mismos mensajes, en el orden de llegada: Kinesis Data Streams. Una GPU con un driver que instala la propia empresa: instancias de EC2. Solicitudes de un mismo cliente, en el orden de llegada: una cola FIFO o un flujo. Otros sistemas que leen los mismos mensajes a su ritmo: un flujo, o un tema con colas.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        rightWith: ['several-readers', 'in-order', 'gpu'],
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'in-order',
        text: {
          pt: 'As solicitações de um mesmo cliente devem ser processadas na ordem de chegada.',
          en: 'Requests from the same customer must be processed in order of arrival.',
          es: 'Las solicitudes de un mismo cliente deben procesarse en el orden de llegada.',
        },
        fits: ['fifo-lambda', 'fifo-fargate', 'fifo-instances', 'stream-lambda', 'stream-fargate', 'stream-instances'],
        rulesOut: {
          'fanout-lambda': {
            pt: 'Um tópico padrão do SNS com filas padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SNS topic with standard SQS queues does not guarantee the order of messages.',
            es: 'Un tema estándar de SNS con colas estándar de SQS no garantiza el orden de los mensajes.',
          },
          'fanout-fargate': {
            pt: 'Um tópico padrão do SNS com filas padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SNS topic with standard SQS queues does not guarantee the order of messages.',
            es: 'Un tema estándar de SNS con colas estándar de SQS no garantiza el orden de los mensajes.',
          },
          'fanout-instances': {
            pt: 'Um tópico padrão do SNS com filas padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SNS topic with standard SQS queues does not guarantee the order of messages.',
            es: 'Un tema estándar de SNS con colas estándar de SQS no garantiza el orden de los mensajes.',
          },
          'standard-lambda': {
            pt: 'A fila padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SQS queue does not guarantee the order of messages.',
            es: 'La cola estándar de SQS no garantiza el orden de los mensajes.',
          },
          'standard-fargate': {
            pt: 'A fila padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SQS queue does not guarantee the order of messages.',
            es: 'La cola estándar de SQS no garantiza el orden de los mensajes.',
          },
          'standard-instances': {
            pt: 'A fila padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SQS queue does not guarantee the order of messages.',
            es: 'La cola estándar de SQS no garantiza el orden de los mensajes.',
          },
        },
      },
      {
        id: 'several-readers',
        text: {
          pt: 'Os sistemas de fraude e de análise também devem ler as mesmas mensagens, cada um no seu ritmo.',
          en: 'The fraud and analytics systems must also read the same messages, each at its own pace.',
          es: 'Los sistemas de fraude y de análisis también deben leer los mismos mensajes, cada uno a su ritmo.',
        },
        fits: [
          'fanout-lambda',
          'fanout-fargate',
          'fanout-instances',
          'stream-lambda',
          'stream-fargate',
          'stream-instances',
        ],
        rulesOut: {
          'standard-lambda': {
            pt: 'Em uma fila padrão do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In a standard SQS queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola estándar de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
          'standard-fargate': {
            pt: 'Em uma fila padrão do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In a standard SQS queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola estándar de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
          'standard-instances': {
            pt: 'Em uma fila padrão do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In a standard SQS queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola estándar de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
          'fifo-lambda': {
            pt: 'Em uma fila FIFO do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In an SQS FIFO queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola FIFO de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
          'fifo-fargate': {
            pt: 'Em uma fila FIFO do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In an SQS FIFO queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola FIFO de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
          'fifo-instances': {
            pt: 'Em uma fila FIFO do SQS, a mensagem tratada é apagada; os outros sistemas não a recebem.',
            en: 'In an SQS FIFO queue a handled message is deleted; the other systems do not get it.',
            es: 'En una cola FIFO de SQS, el mensaje atendido se borra; los otros sistemas no lo reciben.',
          },
        },
      },
      {
        id: 'set-aside',
        notWith: ['several-readers'],
        text: {
          pt: 'O próprio serviço de mensagens deve separar as que falham várias vezes, para análise da equipe.',
          en: 'The messaging service itself must set aside messages that fail several times, for the team to analyze.',
          es: 'El propio servicio de mensajería debe apartar los mensajes que fallan varias veces, para análisis del equipo.',
        },
        fits: [
          'fanout-lambda',
          'fanout-fargate',
          'fanout-instances',
          'standard-lambda',
          'standard-fargate',
          'standard-instances',
          'fifo-lambda',
          'fifo-fargate',
          'fifo-instances',
        ],
        rulesOut: {
          'stream-lambda': {
            pt: 'O stream do Kinesis não tem fila de mensagens mortas própria; isso fica a cargo de cada consumidor.',
            en: 'A Kinesis data stream has no dead-letter queue of its own; that is left to each consumer.',
            es: 'El flujo de Kinesis no tiene cola de mensajes fallidos propia; eso queda a cargo de cada consumidor.',
          },
          'stream-fargate': {
            pt: 'O stream do Kinesis não tem fila de mensagens mortas própria; isso fica a cargo de cada consumidor.',
            en: 'A Kinesis data stream has no dead-letter queue of its own; that is left to each consumer.',
            es: 'El flujo de Kinesis no tiene cola de mensajes fallidos propia; eso queda a cargo de cada consumidor.',
          },
          'stream-instances': {
            pt: 'O stream do Kinesis não tem fila de mensagens mortas própria; isso fica a cargo de cada consumidor.',
            en: 'A Kinesis data stream has no dead-letter queue of its own; that is left to each consumer.',
            es: 'El flujo de Kinesis no tiene cola de mensajes fallidos propia; eso queda a cargo de cada consumidor.',
          },
        },
      },
      {
        id: 'forty-minutes',
        situations: ['claims'],
        text: {
          pt: 'Converter o vídeo de uma só mensagem leva até duas horas.',
          en: 'Converting the video of a single message takes up to two hours.',
          es: 'Convertir el video de un solo mensaje lleva hasta dos horas.',
        },
        fits: [
          'fanout-fargate',
          'fanout-instances',
          'standard-fargate',
          'standard-instances',
          'fifo-fargate',
          'fifo-instances',
          'stream-fargate',
          'stream-instances',
        ],
        rulesOut: {
          'standard-lambda': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
          'fanout-lambda': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
          'fifo-lambda': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
          'stream-lambda': {
            pt: 'Uma função comum do AWS Lambda é interrompida aos 15 minutos.',
            en: 'An ordinary AWS Lambda function is stopped after 15 minutes.',
            es: 'Una función común de AWS Lambda se interrumpe a los 15 minutos.',
          },
        },
      },
      {
        id: 'gpu',
        situations: ['claims'],
        text: {
          pt: 'A análise das fotos usa uma GPU, com um driver que a própria empresa instala.',
          en: 'The analysis of the photos uses a GPU, with a driver that the company itself installs.',
          es: 'El análisis de las fotos usa una GPU, con un driver que instala la propia empresa.',
        },
        fits: ['fanout-instances', 'standard-instances', 'fifo-instances', 'stream-instances'],
        rulesOut: {
          'standard-lambda': {
            pt: 'O AWS Lambda processa as mensagens, mas não oferece GPU.',
            en: 'AWS Lambda processes the messages but offers no GPU.',
            es: 'AWS Lambda procesa los mensajes, pero no ofrece GPU.',
          },
          'fanout-lambda': {
            pt: 'O AWS Lambda processa as mensagens, mas não oferece GPU.',
            en: 'AWS Lambda processes the messages but offers no GPU.',
            es: 'AWS Lambda procesa los mensajes, pero no ofrece GPU.',
          },
          'standard-fargate': {
            pt: 'O Fargate não oferece GPU nem acesso ao host para instalar drivers.',
            en: 'Fargate offers neither GPUs nor access to the host to install drivers.',
            es: 'Fargate no ofrece GPU ni acceso al host para instalar drivers.',
          },
          'fanout-fargate': {
            pt: 'O Fargate não oferece GPU nem acesso ao host para instalar drivers.',
            en: 'Fargate offers neither GPUs nor access to the host to install drivers.',
            es: 'Fargate no ofrece GPU ni acceso al host para instalar drivers.',
          },
          'fifo-lambda': {
            pt: 'O AWS Lambda processa as mensagens, mas não oferece GPU.',
            en: 'AWS Lambda processes the messages but offers no GPU.',
            es: 'AWS Lambda procesa los mensajes, pero no ofrece GPU.',
          },
          'fifo-fargate': {
            pt: 'O Fargate não oferece GPU nem acesso ao host para instalar drivers.',
            en: 'Fargate offers neither GPUs nor access to the host to install drivers.',
            es: 'Fargate no ofrece GPU ni acceso al host para instalar drivers.',
          },
          'stream-lambda': {
            pt: 'O AWS Lambda processa as mensagens, mas não oferece GPU.',
            en: 'AWS Lambda processes the messages but offers no GPU.',
            es: 'AWS Lambda procesa los mensajes, pero no ofrece GPU.',
          },
          'stream-fargate': {
            pt: 'O Fargate não oferece GPU nem acesso ao host para instalar drivers.',
            en: 'Fargate offers neither GPUs nor access to the host to install drivers.',
            es: 'Fargate no ofrece GPU ni acceso al host para instalar drivers.',
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
        fits: [
          'fanout-lambda',
          'fanout-fargate',
          'standard-lambda',
          'standard-fargate',
          'fifo-lambda',
          'fifo-fargate',
          'stream-lambda',
          'stream-fargate',
        ],
        rulesOut: {
          'standard-instances': {
            pt: 'Os servidores de um Auto Scaling group do EC2 têm sistema operacional a atualizar e imagens a manter.',
            en: 'The servers of an EC2 Auto Scaling group have an operating system to patch and images to maintain.',
            es: 'Los servidores de un grupo de Auto Scaling de EC2 tienen sistema operativo que actualizar e imágenes que mantener.',
          },
          'fanout-instances': {
            pt: 'Os servidores de um Auto Scaling group do EC2 têm sistema operacional a atualizar e imagens a manter.',
            en: 'The servers of an EC2 Auto Scaling group have an operating system to patch and images to maintain.',
            es: 'Los servidores de un grupo de Auto Scaling de EC2 tienen sistema operativo que actualizar e imágenes que mantener.',
          },
          'fifo-instances': {
            pt: 'Os servidores de um Auto Scaling group do EC2 têm sistema operacional a atualizar e imagens a manter.',
            en: 'The servers of an EC2 Auto Scaling group have an operating system to patch and images to maintain.',
            es: 'Los servidores de un grupo de Auto Scaling de EC2 tienen sistema operativo que actualizar e imágenes que mantener.',
          },
          'stream-instances': {
            pt: 'Os servidores de um Auto Scaling group do EC2 têm sistema operacional a atualizar e imagens a manter.',
            en: 'The servers of an EC2 Auto Scaling group have an operating system to patch and images to maintain.',
            es: 'Los servidores de un grupo de Auto Scaling de EC2 tienen sistema operativo que actualizar e imágenes que mantener.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'Um programa em Python processa cada mensagem em segundos, e a equipe quer publicá-lo sem criar imagens de contêiner.',
          en: 'A Python program processes each message in seconds, and the team wants to deploy it without building container images.',
          es: 'Un programa en Python procesa cada mensaje en segundos, y el equipo quiere publicarlo sin crear imágenes de contenedor.',
        },
        fits: [
          'fanout-lambda',
          'fanout-instances',
          'standard-lambda',
          'standard-instances',
          'fifo-lambda',
          'fifo-instances',
          'stream-lambda',
          'stream-instances',
        ],
        rulesOut: {
          'standard-fargate': {
            pt: 'As tarefas do ECS no Fargate executam imagens de contêiner, que alguém teria de criar.',
            en: 'ECS tasks on Fargate run container images, which someone would have to build.',
            es: 'Las tareas de ECS en Fargate ejecutan imágenes de contenedor, que alguien tendría que crear.',
          },
          'fanout-fargate': {
            pt: 'As tarefas do ECS no Fargate executam imagens de contêiner, que alguém teria de criar.',
            en: 'ECS tasks on Fargate run container images, which someone would have to build.',
            es: 'Las tareas de ECS en Fargate ejecutan imágenes de contenedor, que alguien tendría que crear.',
          },
          'fifo-fargate': {
            pt: 'As tarefas do ECS no Fargate executam imagens de contêiner, que alguém teria de criar.',
            en: 'ECS tasks on Fargate run container images, which someone would have to build.',
            es: 'Las tareas de ECS en Fargate ejecutan imágenes de contenedor, que alguien tendría que crear.',
          },
          'stream-fargate': {
            pt: 'As tarefas do ECS no Fargate executam imagens de contêiner, que alguém teria de criar.',
            en: 'ECS tasks on Fargate run container images, which someone would have to build.',
            es: 'Las tareas de ECS en Fargate ejecutan imágenes de contenedor, que alguien tendría que crear.',
          },
        },
        notWith: ['forty-minutes'],
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
