import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const passingMessages: readonly Pattern[] = [
  {
    id: 'passing-messages',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'integration' },
      'saa-c03': { domain: 'resilient', topic: 'decoupling' },
    },
    scene: {
      pt: 'Pense em cada mensagem como um bilhete e em cada sistema que a recebe como um colega em outra sala do escritório.',
      en: 'Think of each message as a note and of each system that receives it as a colleague in another room of the office.',
      es: 'Piensa en cada mensaje como una nota y en cada sistema que lo recibe como un colega en otra sala de la oficina.',
    },
    situations: [
      {
        id: 'supermarket',
        text: {
          pt: 'Um supermercado on-line recebe pedidos em um sistema, que os passa a outros.',
          en: 'An online supermarket takes orders in one system, which passes them to others.',
          es: 'Un supermercado en línea recibe pedidos en un sistema, que los pasa a otros.',
        },
        today: {
          pt: 'Antes do jantar chegam até 900 pedidos por minuto, e hoje os sistemas compartilham uma tabela do banco de dados. Essa tabela deve desaparecer.',
          en: 'Up to 900 orders per minute arrive before dinner, and the systems share a database table for them today. The company wants to eliminate that table.',
          es: 'Antes de la cena llegan hasta 900 pedidos por minuto, y hoy los sistemas comparten una tabla de la base de datos. Esa tabla debe desaparecer.',
        },
      },
      {
        id: 'brokerage',
        text: {
          pt: 'Uma corretora registra ordens em um sistema, que as passa aos que as executam.',
          en: 'A brokerage records orders in one system, which passes them to those that execute them.',
          es: 'Una casa de bolsa registra órdenes en un sistema, que las pasa a los que las ejecutan.',
        },
        today: {
          pt: 'Os sistemas trocam planilhas a cada cinco minutos, o que atrasa ordens na abertura do mercado. Um arquiteto de soluções precisa refazer essa troca.',
          en: 'The systems exchange spreadsheets every five minutes, which delays orders at the opening of the market. A solutions architect must redesign the exchange.',
          es: 'Los sistemas intercambian hojas de cálculo cada cinco minutos, lo que atrasa órdenes en la apertura del mercado. Un arquitecto de soluciones debe rediseñar el intercambio.',
        },
      },
      {
        id: 'blood',
        text: {
          pt: 'Um hemocentro registra bolsas de sangue em um sistema, que as informa aos de exames e estoque.',
          en: 'A blood bank records donations in one system, which reports them to those for tests and stock.',
          es: 'Un banco de sangre registra donaciones en un sistema, que las informa a los de análisis e inventario.',
        },
        today: {
          pt: 'Quarenta postos registram 3.000 doações por dia, e os avisos ainda seguem por e-mail. O hemocentro quer integrar os sistemas.',
          en: 'Forty collection points register 3,000 donations a day, and the reports are still sent by email. The bank wants to integrate the systems.',
          es: 'Cuarenta puestos registran 3.000 donaciones por día, y los avisos aún se envían por correo. El banco de sangre quiere integrar los sistemas.',
        },
      },
      {
        id: 'parcels',
        text: {
          pt: 'O sistema de coleta de uma empresa de entregas avisa outros sistemas de cada encomenda.',
          en: 'The collection system of a delivery company notifies other systems of each parcel.',
          es: 'El sistema de recolección de una empresa de entregas avisa de cada envío a otros sistemas.',
        },
        today: {
          pt: 'São 2 milhões de volumes lidos por dia, e um lote noturno informa os outros sistemas. Um arquiteto precisa substituir esse lote.',
          en: 'It scans 2 million parcels a day, and a nightly batch tells the other systems about them. An architect must replace the batch.',
          es: 'Escanea 2 millones de paquetes por día, y un lote nocturno informa a los otros sistemas. Un arquitecto debe reemplazar ese lote.',
        },
      },
      {
        id: 'enrolments',
        text: {
          pt: 'O sistema de matrículas de uma universidade as repassa aos de biblioteca e cobrança.',
          en: 'A university’s enrollment system passes enrollments to the library and billing systems.',
          es: 'El sistema de matrículas de una universidad las pasa a los de biblioteca y cobranza.',
        },
        today: {
          pt: 'Na primeira semana do semestre mudam 30.000 matrículas, que funcionários digitam nos outros sistemas. A universidade vai acabar com isso.',
          en: 'In the first week of term 30,000 enrollments change, and clerks type them into the other systems. The university wants to end this manual work.',
          es: 'En la primera semana del semestre cambian 30.000 inscripciones, que los empleados cargan en los otros sistemas. La universidad va a terminar con eso.',
        },
      },
    ],
    candidates: [
      {
        id: 'queue',
        uses: ['SQS'],
        popularity: 5,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html'),
        text: {
          pt: 'Uma fila padrão do Amazon SQS',
          en: 'An Amazon SQS standard queue',
          es: 'Una cola estándar de Amazon SQS',
        },
        action: {
          pt: 'Criar uma fila padrão do Amazon SQS com uma fila de mensagens mortas e fazer os sistemas de destino lerem dela.',
          en: 'Create an Amazon SQS standard queue with a dead-letter queue and have the receiving systems poll it.',
          es: 'Crear una cola estándar de Amazon SQS con una cola de mensajes fallidos y hacer que los sistemas receptores la lean.',
        },
        why: {
          pt: 'Uma fila padrão do SQS guarda as mensagens até que um consumidor as processe e apague, com vazão quase ilimitada.',
          en: 'An SQS standard queue keeps messages until a consumer processes and deletes them, with almost unlimited throughput.',
          es: 'Una cola estándar de SQS guarda los mensajes hasta que un consumidor los procesa y borra, con rendimiento casi ilimitado.',
        },
        likeness: {
          pt: 'uma bandeja de assuntos misturados, sem ordem garantida, de onde cada bilhete sai com um único colega',
          en: 'a tray of mixed subjects, in no fixed order, from which each note leaves with a single colleague',
          es: 'una bandeja de asuntos mezclados, sin orden garantizado, de donde cada nota sale con un solo colega',
        },
        tell: {
          pt: 'Um consumidor que processa no seu ritmo: pense em uma fila do SQS.',
          en: 'One consumer that processes at its own pace: think of an SQS queue.',
          es: 'Un consumidor que procesa a su ritmo: piensa en una cola de SQS.',
        },
      },
      {
        id: 'fifo',
        uses: ['SQS', 'FIFO'],
        rightWith: ['sequence'],
        popularity: 4,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fifo-queues.html'),
        text: { pt: 'Uma fila FIFO do Amazon SQS', en: 'An Amazon SQS FIFO queue', es: 'Una cola FIFO de Amazon SQS' },
        action: {
          pt: 'Criar uma fila FIFO do Amazon SQS, enviar um ID de grupo com cada mensagem e fazer os destinos lerem dela.',
          en: 'Create an Amazon SQS FIFO queue, send a message group ID with each message and have the receivers poll it.',
          es: 'Crear una cola FIFO de Amazon SQS, enviar un ID de grupo con cada mensaje y hacer que los receptores la lean.',
        },
        why: {
          pt: 'Uma fila FIFO do SQS entrega as mensagens de cada grupo na ordem em que chegaram e descarta duplicatas.',
          en: 'An SQS FIFO queue delivers the messages of each group in the order in which they arrived and drops duplicates.',
          es: 'Una cola FIFO de SQS entrega los mensajes de cada grupo en el orden en que llegaron y descarta duplicados.',
        },
        likeness: {
          pt: 'uma bandeja de assuntos misturados, na ordem de cada cliente, de onde cada bilhete sai com um único colega',
          en: 'a tray of mixed subjects, in each customer’s order, from which each note leaves with a single colleague',
          es: 'una bandeja de asuntos mezclados, en el orden de cada cliente, de donde cada nota sale con un solo colega',
        },
        tell: {
          pt: 'Ordem e um só consumidor: pense em uma fila FIFO. Mensagens do mesmo cliente processadas na ordem de envio: filas FIFO.',
          en: 'Order and a single consumer: think of a FIFO queue. Messages about the same customer processed in the order they were sent: FIFO queues.',
          es: 'Orden y un solo consumidor: piensa en una cola FIFO. Mensajes de un mismo cliente procesados en el orden de envío: colas FIFO.',
        },
      },
      {
        id: 'fan-out',
        uses: ['SNS', 'SQS'],
        popularity: 5,
        source: docs('sns/latest/dg/sns-sqs-as-subscriber.html'),
        text: {
          pt: 'Um tópico padrão do SNS com filas padrão do SQS',
          en: 'A standard SNS topic with standard SQS queues',
          es: 'Un tema estándar de SNS con colas estándar de SQS',
        },
        action: {
          pt: 'Criar um tópico padrão do Amazon SNS e inscrever nele uma fila padrão do Amazon SQS por destino, com política de filtro onde couber.',
          en: 'Create an Amazon SNS standard topic and subscribe one Amazon SQS standard queue per receiver to it, with a filter policy where needed.',
          es: 'Crear un tema estándar de Amazon SNS y suscribir a él una cola estándar de Amazon SQS por receptor, con política de filtro donde haga falta.',
        },
        why: {
          pt: 'Um tópico do SNS copia cada mensagem para a fila do SQS de cada sistema (fan-out), com filtro pelos atributos se configurado, e a fila a guarda por até 14 dias, até que o sistema a retire.',
          en: 'An SNS topic copies each message to the SQS queue of each system (fan-out), filtered by its attributes if set so, and the queue keeps it for up to 14 days, until its system takes it.',
          es: 'Un tema de SNS copia cada mensaje a la cola de SQS de cada sistema (fan-out), con filtro por atributos si se configura, y la cola lo guarda hasta 14 días, hasta que el sistema lo retire.',
        },
        likeness: {
          pt: 'uma secretária que põe cópias nas caixas dos interessados, sem ordem garantida, e não guarda o original',
          en: 'a secretary who puts copies in the boxes of those concerned, in no fixed order, and keeps no original',
          es: 'una secretaria que pone copias en los buzones de los interesados, sin orden garantizado, y no guarda el original',
        },
        tell: {
          pt: 'Sistemas que recebem todas as mensagens: SNS com uma fila para cada um. Mensagens cujos atributos atendem a um filtro: filtros de assinatura do SNS. Destino que fica horas fora do ar, com mensagens que ainda devem chegar a ele: filas, que as guardam. Destinos que pegam as mensagens no seu ritmo, com centenas à espera: uma fila para cada um.',
          en: 'Systems that each receive all messages: SNS with a queue for each. Messages whose attributes match a filter: subscription filters of SNS. A receiver that is down for hours, with messages that must still reach it: queues, which keep them. Receivers that take messages at their own pace, with hundreds waiting: a queue for each.',
          es: 'Sistemas que reciben todos los mensajes: SNS con una cola para cada uno. Mensajes cuyos atributos cumplen un filtro: filtros de suscripción de SNS. Receptor que está horas fuera de línea, con mensajes que deben llegarle igual: colas, que los guardan. Receptores que toman los mensajes a su ritmo, con cientos en espera: una cola para cada uno.',
        },
      },
      {
        id: 'fifo-fan-out',
        uses: ['SNS', 'SQS', 'FIFO'],
        rightWith: ['sequence'],
        popularity: 2,
        source: docs('sns/latest/dg/sns-fifo-topics.html'),
        text: {
          pt: 'Um tópico FIFO do SNS com filas FIFO do SQS',
          en: 'An SNS FIFO topic with SQS FIFO queues',
          es: 'Un tema FIFO de SNS con colas FIFO de SQS',
        },
        action: {
          pt: 'Criar um tópico FIFO do Amazon SNS e inscrever nele uma fila FIFO do Amazon SQS por destino, com política de filtro onde couber.',
          en: 'Create an Amazon SNS FIFO topic and subscribe one Amazon SQS FIFO queue per receiver to it, with a filter policy where needed.',
          es: 'Crear un tema FIFO de Amazon SNS y suscribir a él una cola FIFO de Amazon SQS por receptor, con política de filtro donde haga falta.',
        },
        why: {
          pt: 'Um tópico FIFO do SNS copia mensagens para várias filas FIFO do SQS, cada uma com o filtro por atributos que quiser, e mantém a ordem de cada grupo, como um cliente.',
          en: 'An SNS FIFO topic copies messages to several SQS FIFO queues, each with a filter by attributes if wanted, and keeps the order of each group, such as a customer.',
          es: 'Un tema FIFO de SNS copia mensajes a varias colas FIFO de SQS, cada una con el filtro por atributos que quiera, y mantiene el orden de cada grupo, como un cliente.',
        },
        likeness: {
          pt: 'uma secretária que põe cópias nas caixas dos interessados, na ordem de cada cliente, e guarda os originais',
          en: 'a secretary who puts copies in the boxes of those concerned, in each customer’s order, and keeps the originals',
          es: 'una secretaria que pone copias en los buzones de los interesados, por orden de cada cliente, y guarda los originales',
        },
        tell: {
          pt: 'Ordem e vários sistemas: pense em SNS FIFO com SQS FIFO. Destino que fica horas fora do ar, com mensagens que ainda devem chegar a ele: filas, que as guardam. Destinos que pegam as mensagens no seu ritmo, com centenas à espera: uma fila para cada um. Mensagens do mesmo cliente processadas na ordem de envio: filas FIFO. Sistemas que recebem, cada um, todas as mensagens: um tópico com uma fila para cada um. Mensagens cujos atributos atendem ao filtro de cada destino: filtros de assinatura do SNS.',
          en: 'Order and several systems: think of SNS FIFO with SQS FIFO. A receiver that is down for hours, with messages that must still reach it: queues, which keep them. Receivers that take messages at their own pace, with hundreds waiting: a queue for each. Messages about the same customer processed in the order they were sent: FIFO queues. Systems that each receive all messages: a topic with a queue for each. Messages whose attributes match each receiver’s filter: subscription filters of SNS.',
          es: 'Orden y varios sistemas: piensa en SNS FIFO con SQS FIFO. Receptor que está horas fuera de línea, con mensajes que deben llegarle igual: colas, que los guardan. Receptores que toman los mensajes a su ritmo, con cientos en espera: una cola para cada uno. Mensajes de un mismo cliente procesados en el orden de envío: colas FIFO. Sistemas que reciben, cada uno, todos los mensajes: un tema con una cola para cada uno. Mensajes cuyos atributos cumplen el filtro de cada receptor: filtros de suscripción de SNS.',
        },
      },
      {
        id: 'stream',
        uses: ['Kinesis'],
        rightWith: ['read-again'],
        popularity: 4,
        source: docs('streams/latest/dev/introduction.html'),
        text: {
          pt: 'Um fluxo do Kinesis com retenção ampliada',
          en: 'A Kinesis stream with extended retention',
          es: 'Un flujo de Kinesis con retención ampliada',
        },
        action: {
          pt: 'Criar um stream do Amazon Kinesis Data Streams com retenção ampliada, definir uma chave de partição e fazer os destinos lerem os fragmentos.',
          en: 'Create an Amazon Kinesis data stream with extended retention, set a partition key and have the receivers read its shards.',
          es: 'Crear un flujo de Amazon Kinesis Data Streams con retención ampliada, definir una clave de partición y hacer que los receptores lean sus fragmentos.',
        },
        why: {
          pt: 'Um stream do Kinesis guarda os registros por 24 horas, ou por até um ano se configurado, em ordem por chave de partição, e vários consumidores os leem, também de novo.',
          en: 'A Kinesis stream keeps records for 24 hours by default, or up to a year if set so, in order by partition key, and several consumers read them, again if they like.',
          es: 'Un flujo de Kinesis guarda los registros por 24 horas, o hasta un año si se configura, en orden por clave de partición, y varios consumidores los leen, incluso de nuevo.',
        },
        likeness: {
          pt: 'um diário de bilhetes colados em ordem, que cada colega lê inteiro, no seu ritmo, mesmo um mês depois',
          en: 'a logbook of notes pasted in order, which each colleague reads in full, at any pace, even a month later',
          es: 'un diario de notas pegadas en orden, que cada colega lee entero, a su ritmo, aun un mes después',
        },
        tell: {
          pt: 'Mensagens da última semana a processar de novo: Kinesis Data Streams, que as guarda em ordem por chave. Mensagens do mesmo cliente, na ordem de envio: um stream, em ordem por chave de partição.',
          en: 'Messages of the past week to process again: Kinesis Data Streams, which keeps them in order by key. Messages about the same customer in the order sent: a stream, in order by partition key.',
          es: 'Mensajes de la última semana por procesar de nuevo: Kinesis Data Streams, que los guarda en orden por clave. Mensajes del mismo cliente, en el orden de envío: un flujo, en orden por clave de partición.',
        },
      },
      {
        id: 'bus',
        uses: ['EventBridge'],
        popularity: 4,
        source: docs('eventbridge/latest/userguide/eb-archive.html'),
        text: {
          pt: 'Um barramento do Amazon EventBridge com arquivo',
          en: 'An Amazon EventBridge bus with an archive',
          es: 'Un bus de Amazon EventBridge con archivo',
        },
        action: {
          pt: 'Criar um barramento de eventos do Amazon EventBridge com um arquivamento (archive) e uma regra com destino para cada sistema.',
          en: 'Create an Amazon EventBridge event bus with an archive and add one rule with a target for each receiving system.',
          es: 'Crear un bus de eventos de Amazon EventBridge con un archivo y una regla con destino para cada sistema receptor.',
        },
        why: {
          pt: 'Um barramento do EventBridge leva cada evento aos destinos das regras que combinam com ele, e o arquivamento (archive) permite reenviar eventos passados.',
          en: 'An EventBridge bus takes each event to the targets of the rules it matches, and the archive lets past events be replayed.',
          es: 'Un bus de EventBridge lleva cada evento a los destinos de las reglas que coinciden, y el archivo permite reenviar eventos pasados.',
        },
        likeness: {
          pt: 'um correio interno que entrega cada bilhete conforme o assunto, sem ordem garantida, e guarda cópias para reenviar',
          en: 'an internal mail service that delivers each note by its subject, in no fixed order, and keeps copies to resend',
          es: 'un correo interno que entrega cada nota según el asunto, sin orden garantizado, y guarda copias para reenviar',
        },
        tell: {
          pt: 'Mensagens da última semana de novo: um archive do EventBridge, ou um stream. Mensagens cujos atributos atendem a um filtro: regras do EventBridge.',
          en: 'Messages of the past week again: an archive of EventBridge, or a stream. Messages whose attributes match a filter: rules of EventBridge.',
          es: 'Mensajes de la última semana de nuevo: un archivo de EventBridge, o un flujo. Mensajes cuyos atributos cumplen un filtro: reglas de EventBridge.',
        },
      },
      {
        id: 'calls',
        uses: [],
        popularity: 4,
        source: docs('whitepapers/latest/microservices-on-aws/communication-mechanisms.html'),
        text: {
          pt: 'Chamadas HTTP diretas a cada sistema',
          en: 'Direct HTTP calls to each system',
          es: 'Llamadas HTTP directas a cada sistema',
        },
        action: {
          pt: 'Publicar uma API REST em cada sistema de destino e fazer o emissor chamar cada uma por HTTPS, com três novas tentativas.',
          en: 'Publish a REST API in each receiving system and have the sender call each one over HTTPS with three retries.',
          es: 'Publicar una API REST en cada sistema receptor y hacer que el emisor llame a cada una por HTTPS, con tres reintentos.',
        },
        why: {
          pt: 'Chamadas HTTP diretas são simples e dão resposta na hora, enquanto todos os sistemas estão no ar.',
          en: 'Direct HTTP calls are simple and give an answer at once, as long as all systems are up.',
          es: 'Las llamadas HTTP directas son simples y dan respuesta al instante, mientras todos los sistemas funcionan.',
        },
        likeness: {
          pt: 'um telefonema a cada colega, respondido na hora ou perdido se ninguém atende',
          en: 'a phone call to each colleague, answered at once or lost if nobody picks up',
          es: 'una llamada a cada colega, respondida al momento o perdida si nadie contesta',
        },
        tell: {
          pt: 'Chamadas diretas acoplam os sistemas; para desacoplar, pense em filas, tópicos ou eventos.',
          en: 'Direct calls couple systems; to decouple them think of queues, topics or events.',
          es: 'Las llamadas directas acoplan los sistemas; para desacoplar, piensa en colas, temas o eventos.',
        },
      },
    ],
    constraints: [
      {
        id: 'receiver-down',
        text: {
          pt: 'Se um destino ficar horas fora do ar, todas as mensagens ainda devem chegar a ele.',
          en: 'If a receiver is down for hours, all messages must still reach it.',
          es: 'Si un receptor está horas fuera de línea, todos los mensajes deben llegarle igual.',
        },
        fits: ['queue', 'fifo', 'fan-out', 'fifo-fan-out', 'stream'],
        rulesOut: {
          calls: {
            pt: 'Uma chamada HTTP direta falha quando o sistema de destino está fora do ar, e a mensagem não fica guardada em lugar algum.',
            en: 'A direct HTTP call fails when the receiving system is down, and the message is kept nowhere.',
            es: 'Una llamada HTTP directa falla cuando el sistema de destino no funciona, y el mensaje no queda guardado en ningún lado.',
          },
        },
      },
      {
        id: 'own-pace',
        notWith: ['receiver-down'],
        text: {
          pt: 'Cada destino deve pegar as mensagens no seu ritmo, mesmo com centenas à espera.',
          en: 'Each receiver must take messages at its own pace, even with hundreds waiting.',
          es: 'Cada receptor debe tomar los mensajes a su ritmo, incluso con cientos en espera.',
        },
        fits: ['queue', 'fifo', 'fan-out', 'fifo-fan-out', 'stream'],
        rulesOut: {
          calls: {
            pt: 'Chamadas HTTP diretas seguem o ritmo de quem envia; o destino precisa responder a cada uma na hora.',
            en: 'Direct HTTP calls follow the pace of the sender; the receiver has to answer each one at once.',
            es: 'Las llamadas HTTP directas siguen el ritmo de quien envía; el receptor debe responder cada una al instante.',
          },
        },
      },
      {
        id: 'sequence',
        text: {
          pt: 'As mensagens do mesmo cliente devem ser processadas na ordem de envio.',
          en: 'Messages about the same customer must be processed in the order they were sent.',
          es: 'Los mensajes de un mismo cliente deben procesarse en el orden de envío.',
        },
        fits: ['fifo', 'fifo-fan-out', 'stream'],
        rulesOut: {
          queue: {
            pt: 'Uma fila padrão do SQS não garante a ordem das mensagens.',
            en: 'An SQS standard queue does not guarantee the order of messages.',
            es: 'Una cola estándar de SQS no garantiza el orden de los mensajes.',
          },
          'fan-out': {
            pt: 'Um tópico padrão do SNS com filas padrão do SQS não garante a ordem das mensagens.',
            en: 'A standard SNS topic with standard SQS queues does not guarantee the order of messages.',
            es: 'Un tema estándar de SNS con colas estándar de SQS no garantiza el orden de los mensajes.',
          },
          bus: {
            pt: 'O EventBridge não garante a ordem dos eventos.',
            en: 'EventBridge does not guarantee the order of events.',
            es: 'EventBridge no garantiza el orden de los eventos.',
          },
        },
      },
      {
        id: 'several',
        text: {
          pt: 'Três sistemas devem receber, cada um, todas as mensagens.',
          en: 'Three systems must each receive all messages.',
          es: 'Tres sistemas deben recibir, cada uno, todos los mensajes.',
        },
        fits: ['fan-out', 'fifo-fan-out', 'stream', 'bus', 'calls'],
        rulesOut: {
          queue: {
            pt: 'Em uma fila do SQS cada mensagem é processada por um consumidor e apagada; os outros dois sistemas não a veriam.',
            en: 'In an SQS queue each message is processed by one consumer and deleted; the other two systems would not see it.',
            es: 'En una cola de SQS cada mensaje lo procesa un consumidor y se borra; los otros dos sistemas no lo verían.',
          },
          fifo: {
            pt: 'Em uma fila FIFO do SQS cada mensagem é processada por um consumidor e apagada; os outros dois sistemas não a veriam.',
            en: 'In an SQS FIFO queue each message is processed by one consumer and deleted; the other two systems would not see it.',
            es: 'En una cola FIFO de SQS cada mensaje lo procesa un consumidor y se borra; los otros dos sistemas no lo verían.',
          },
        },
      },
      {
        id: 'read-again',
        text: {
          pt: 'Deve ser possível processar de novo as mensagens da última semana.',
          en: 'It must be possible to process the messages of the past week again.',
          es: 'Debe ser posible volver a procesar los mensajes de la última semana.',
        },
        fits: ['stream', 'bus'],
        rulesOut: {
          queue: {
            pt: 'Uma fila do SQS apaga a mensagem processada; não há como lê-la de novo.',
            en: 'An SQS queue deletes a processed message; it cannot be read again.',
            es: 'Una cola de SQS borra el mensaje procesado; no se puede volver a leer.',
          },
          fifo: {
            pt: 'Uma fila FIFO do SQS apaga a mensagem processada; não há como lê-la de novo.',
            en: 'An SQS FIFO queue deletes a processed message; it cannot be read again.',
            es: 'Una cola FIFO de SQS borra el mensaje procesado; no se puede volver a leer.',
          },
          'fan-out': {
            pt: 'Um tópico padrão do SNS com filas padrão do SQS não guarda as mensagens já processadas.',
            en: 'A standard SNS topic with standard SQS queues does not keep messages that were processed.',
            es: 'Un tema estándar de SNS con colas estándar de SQS no guarda los mensajes ya procesados.',
          },
          calls: {
            pt: 'Chamadas HTTP diretas entregam cada mensagem uma vez e não guardam o que foi enviado.',
            en: 'Direct HTTP calls deliver each message once and keep nothing of what was sent.',
            es: 'Las llamadas HTTP directas entregan cada mensaje una vez y no guardan lo enviado.',
          },
        },
      },
      {
        id: 'by-content',
        text: {
          pt: 'Cada destino, um programa em servidores, deve receber só as mensagens cujos atributos atendem ao seu filtro, sem ler nem descartar as demais.',
          en: 'Each receiver, a program on servers, must get only the messages whose attributes match its filter, without reading and discarding the others.',
          es: 'Cada receptor, un programa en servidores, debe recibir solo los mensajes cuyos atributos cumplen su filtro, sin leer ni descartar los demás.',
        },
        notWith: ['several'],
        fits: ['fan-out', 'fifo-fan-out', 'bus', 'calls'],
        rulesOut: {
          queue: {
            pt: 'Uma fila padrão do SQS não tem filtros por destino: cada mensagem vai para quem a ler primeiro.',
            en: 'An SQS standard queue has no filters per receiver: each message goes to whichever one reads it first.',
            es: 'Una cola estándar de SQS no tiene filtros por receptor: cada mensaje es para quien lo lea primero.',
          },
          fifo: {
            pt: 'Uma fila FIFO do SQS não tem filtros por destino: cada mensagem vai para quem a ler primeiro.',
            en: 'An SQS FIFO queue has no filters per receiver: each message goes to whichever one reads it first.',
            es: 'Una cola FIFO de SQS no tiene filtros por receptor: cada mensaje es para quien lo lea primero.',
          },
          stream: {
            pt: 'Quem lê um stream do Kinesis recebe todos os registros dos fragmentos e precisa filtrá-los por conta própria.',
            en: 'Whoever reads a Kinesis stream gets all records of its shards and has to filter them itself.',
            es: 'Quien lee un flujo de Kinesis recibe todos los registros de sus fragmentos y debe filtrarlos por su cuenta.',
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
