import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const queueSafety: readonly Pattern[] = [
  pairsOf({
    id: 'queue-safety',
    exams: { 'saa-c03': { domain: 'resilient', topic: 'decoupling' } },
    scene: {
      pt: 'Pense em cada item da fila como um pedido de restaurante e em cada execução da função como um cozinheiro.',
      en: 'Think of each item in the queue as a restaurant order and of each run of the function as a cook.',
      es: 'Piensa en cada elemento de la cola como un pedido de restaurante y en cada ejecución de la función como un cocinero.',
    },
    situations: [
      {
        id: 'clinic-orders',
        text: {
          pt: 'Uma rede de laboratórios recebe pedidos de exame em uma fila do Amazon SQS, lida por uma função do AWS Lambda.',
          en: 'A chain of laboratories receives test orders in an Amazon SQS queue, read by an AWS Lambda function.',
          es: 'Una red de laboratorios recibe pedidos de análisis en una cola de Amazon SQS, leída por una función de AWS Lambda.',
        },
        today: {
          pt: 'A função grava cada pedido em um banco de dados relacional antigo. Na segunda-feira passada, pedidos malformados e um pico de acessos pararam o sistema. Um arquiteto precisa proteger o fluxo.',
          en: 'The function writes each order to an old relational database. Last Monday malformed orders and a peak stopped the system. An architect must protect the flow.',
          es: 'La función escribe cada pedido en una base de datos relacional antigua. El lunes pasado, pedidos mal formados y un pico detuvieron el sistema. Un arquitecto debe proteger el flujo.',
        },
      },
      {
        id: 'toll-road',
        text: {
          pt: 'Uma concessionária de rodovias envia as passagens de pedágio a uma fila do Amazon SQS, e uma função do AWS Lambda as cobra.',
          en: 'A toll road operator sends each passage to an Amazon SQS queue, and an AWS Lambda function charges them.',
          es: 'Una concesionaria de autopistas envía cada paso de peaje a una cola de Amazon SQS, y una función de AWS Lambda los cobra.',
        },
        today: {
          pt: 'A função usa o banco de dados de faturamento, que outros sistemas também usam. Nos feriados ele fica lento, e algumas passagens falham sempre. O fluxo vai ser revisto.',
          en: 'The function uses the billing database, which other systems use as well. On holidays it slows down, and some passages fail every time. The flow is under review.',
          es: 'La función usa la base de datos de facturación, que también usan otros sistemas. En los feriados se vuelve lenta, y algunos pasos fallan siempre. El flujo está en revisión.',
        },
      },
      {
        id: 'ticket-refunds',
        text: {
          pt: 'Uma produtora de eventos processa reembolsos com uma fila do Amazon SQS e uma função do AWS Lambda.',
          en: 'An event promoter processes refunds with an Amazon SQS queue and an AWS Lambda function.',
          es: 'Una productora de eventos procesa reembolsos con una cola de Amazon SQS y una función de AWS Lambda.',
        },
        today: {
          pt: 'Quando um festival é cancelado, chegam 60.000 em uma hora, e o banco de dados que a função atualiza recusa conexões. Os arquitetos preparam o próximo cancelamento.',
          en: 'When a festival is canceled, 60,000 arrive within an hour, and the database that the function updates refuses connections. The architects are preparing for the next cancellation.',
          es: 'Cuando se cancela un festival, llegan 60.000 en una hora, y la base de datos que la función actualiza rechaza conexiones. Los arquitectos preparan la próxima cancelación.',
        },
      },
    ],
    first: [
      {
        id: 'dlq',
        uses: ['dead-letter', 'DLQ'],
        popularity: 5,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-dead-letter-queues.html'),
        text: {
          pt: 'fila de mensagens mortas para as falhas',
          en: 'a dead-letter queue for failures',
          es: 'cola de mensajes fallidos para las fallas',
        },
        action: {
          pt: 'Configurar na fila uma política de redrive para uma fila de mensagens mortas (DLQ) após cinco recebimentos',
          en: 'Set a redrive policy on the queue to a dead-letter queue (DLQ) after five receives',
          es: 'Configurar en la cola una política de redrive a una cola de mensajes fallidos (DLQ) tras cinco recepciones',
        },
        why: {
          pt: 'Com a política de redrive, a mensagem é tentada até cinco vezes e depois vai para a DLQ, onde é examinada e de onde é reenviada.',
          en: 'With the redrive policy, a message is tried up to five times and then goes to the DLQ, to be examined and sent again.',
          es: 'Con la política de redrive, el mensaje se intenta hasta cinco veces y luego va a la DLQ, donde se examina y desde donde se reenvía.',
        },
        likeness: {
          pt: 'a bandeja à parte para pedidos que falham cinco vezes',
          en: 'the separate tray for orders that fail five times',
          es: 'la bandeja aparte para pedidos que fallan cinco veces',
        },
        tell: {
          pt: 'Item que falha repetidas vezes, guardado à parte para ser examinado: uma fila de mensagens mortas. Erro passageiro que não pode fazer um item se perder: novas tentativas e, no fim delas, uma DLQ. Itens malformados que ocupam execuções: uma DLQ.',
          en: 'An item that fails over and over, kept apart to be examined: a dead-letter queue. A passing error that must not lose an item: retries with a DLQ at their end. Malformed items that take up executions: a DLQ.',
          es: 'Elemento que falla repetidas veces, guardado aparte para examinarlo: una cola de mensajes fallidos. Error pasajero que no puede hacer que se pierda un elemento: reintentos y, al final, una DLQ. Elementos mal formados que ocupan ejecuciones: una DLQ.',
        },
      },
      {
        id: 'swallow',
        neverRight: true,
        uses: ['CloudWatch Logs'],
        popularity: 5,
        source: docs('lambda/latest/dg/services-sqs-errorhandling.html'),
        text: {
          pt: 'registro do erro e descarte da mensagem',
          en: 'an error log and a discarded message',
          es: 'registro del error y descarte del mensaje',
        },
        action: {
          pt: 'Dar a mensagem por processada depois de registrar qualquer erro no Amazon CloudWatch Logs',
          en: 'Report the message as processed after logging any error in Amazon CloudWatch Logs',
          es: 'Dar el mensaje por procesado después de registrar cualquier error en Amazon CloudWatch Logs',
        },
        why: {
          pt: 'Dada por processada, a mensagem é apagada da fila.',
          en: 'Reported as processed, the message is deleted from the queue.',
          es: 'Dado por procesado, el mensaje se elimina de la cola.',
        },
        likeness: {
          pt: 'a lixeira para todo pedido que falha uma vez',
          en: 'the trash can for every order that fails once',
          es: 'la papelera para todo pedido que falla una vez',
        },
        tell: {
          pt: 'Erro que só se registra: a mensagem se perde.',
          en: 'An error that is only logged: the message is lost.',
          es: 'Error que solo se registra: el mensaje se pierde.',
        },
      },
      {
        id: 'retention',
        neverRight: true,
        uses: ['retention', 'retenção', 'retención'],
        popularity: 4,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-configure-queue-parameters.html'),
        text: {
          pt: 'retenção de 14 dias na fila',
          en: '14 days of retention in the queue',
          es: 'retención de 14 días en la cola',
        },
        action: {
          pt: 'Aumentar a retenção da fila para 14 dias, com registro de qualquer erro no Amazon CloudWatch Logs,',
          en: 'Raise the retention of the queue to 14 days, with logging of any error in Amazon CloudWatch Logs,',
          es: 'Aumentar la retención de la cola a 14 días, con registro de cualquier error en Amazon CloudWatch Logs,',
        },
        why: {
          pt: 'Com a retenção de 14 dias, a mensagem que falha volta à fila e é tentada de novo até expirar.',
          en: 'With 14 days of retention, a message that fails returns to the queue and is tried again until it expires.',
          es: 'Con la retención de 14 días, el mensaje que falla vuelve a la cola y se reintenta hasta que vence.',
        },
        likeness: {
          pt: 'o balcão aonde pedidos falhos voltam por duas semanas',
          en: 'the counter where failed orders come back for two weeks',
          es: 'el mostrador donde pedidos fallidos se repiten dos semanas',
        },
        tell: {
          pt: 'Consumidor fora do ar por dias: uma retenção maior.',
          en: 'A consumer that is down for days: longer retention.',
          es: 'Consumidor caído durante días: una retención mayor.',
        },
      },
    ],
    second: [
      {
        id: 'mapping',
        uses: ['maximum concurrency', 'simultaneidade máxima', 'simultaneidad máxima'],
        popularity: 4,
        source: docs('lambda/latest/dg/services-sqs-scaling.html'),
        text: {
          pt: 'simultaneidade máxima do mapeamento',
          en: 'maximum concurrency of the mapping',
          es: 'simultaneidad máxima de la asignación',
        },
        action: {
          pt: 'limitar a simultaneidade máxima do mapeamento da origem do evento a 20',
          en: 'limit the maximum concurrency of the event source mapping to 20',
          es: 'limitar la simultaneidad máxima de la asignación de orígenes de eventos a 20',
        },
        why: {
          pt: 'Com a simultaneidade máxima do mapeamento, o Lambda só tira o que 20 execuções conseguem tratar, e o resto espera na fila sem ser recebido.',
          en: 'With the maximum concurrency of the mapping, Lambda takes only what 20 executions can handle, and the rest waits in the queue without being received.',
          es: 'Con la simultaneidad máxima de la asignación, Lambda solo toma lo que 20 ejecuciones pueden atender, y el resto espera en la cola sin ser recibido.',
        },
        likeness: {
          pt: 'o garçom que ocupa só vinte cozinheiros com seus pedidos',
          en: 'the waiter who occupies only twenty cooks with his orders',
          es: 'el mesero que ocupa solo veinte cocineros con sus pedidos',
        },
        tell: {
          pt: 'O que espera a sua vez em um pico, sem contar como tentativa: a simultaneidade máxima do mapeamento. Conexões que o banco de dados aceita: um limite às execuções simultâneas. Pico em que o que espera a sua vez não conta como tentativa: a concorrência máxima do mapeamento da fila.',
          en: 'What waits for its turn in a peak, without counting as an attempt: the maximum concurrency of the mapping. Connections that the database accepts: a limit on concurrent executions. A peak in which what waits for its turn must not be counted as an attempt: the maximum concurrency of the event source mapping.',
          es: 'Lo que espera su turno en un pico, sin contar como intento: la simultaneidad máxima de la asignación. Conexiones que acepta la base de datos: un límite a las ejecuciones simultáneas. Pico en el que lo que espera su turno no cuenta como intento: la concurrencia máxima del mapeo de la cola.',
        },
      },
      {
        id: 'reserved',
        rightWith: ['also-api'],
        uses: ['reserved concurrency', 'simultaneidade reservada', 'simultaneidad reservada'],
        popularity: 4,
        source: docs('lambda/latest/dg/configuration-concurrency.html'),
        text: {
          pt: 'simultaneidade reservada da função',
          en: 'reserved concurrency of the function',
          es: 'simultaneidad reservada de la función',
        },
        action: {
          pt: 'configurar para a função uma simultaneidade reservada de 20 execuções',
          en: 'set a reserved concurrency of 20 executions for the function',
          es: 'configurar para la función una simultaneidad reservada de 20 ejecuciones',
        },
        why: {
          pt: 'A simultaneidade reservada limita a 20 todas as execuções da função, seja quem for que a chame; o que excede volta à fila e é tentado de novo.',
          en: 'Reserved concurrency limits all executions of the function to 20, whoever calls it; what exceeds them returns to the queue and is tried again.',
          es: 'La simultaneidad reservada limita a 20 todas las ejecuciones de la función, sea quien sea quien la llame; lo que excede vuelve a la cola y se reintenta.',
        },
        likeness: {
          pt: 'a cozinha de vinte cozinheiros que devolve o pedido excedente',
          en: 'the kitchen of twenty cooks that sends excess orders back',
          es: 'la cocina de veinte cocineros que devuelve el pedido excedente',
        },
        tell: {
          pt: 'Uma API que também chama a mesma função, com as duas origens somadas: a simultaneidade reservada.',
          en: 'An API that calls the same function as well, with both sources together: reserved concurrency.',
          es: 'Una API que también llama a la misma función, con ambos orígenes sumados: la simultaneidad reservada.',
        },
      },
      {
        id: 'batches',
        neverRight: true,
        uses: ['batch', 'lote'],
        popularity: 4,
        source: docs('lambda/latest/dg/services-sqs-configure.html'),
        text: {
          pt: 'lotes maiores para cada execução',
          en: 'larger batches for each execution',
          es: 'lotes más grandes por ejecución',
        },
        action: {
          pt: 'aumentar para 500 mensagens o lote que cada execução recebe, com janela de um minuto',
          en: 'raise the batch that each execution receives to 500 messages, with a window of one minute',
          es: 'aumentar a 500 mensajes el lote que recibe cada ejecución, con una ventana de un minuto',
        },
        why: {
          pt: 'Lotes maiores reduzem o número de execuções, sem lhes pôr um limite.',
          en: 'Larger batches lower the number of executions, without a limit on it.',
          es: 'Los lotes más grandes reducen el número de ejecuciones, sin ponerle un límite.',
        },
        likeness: {
          pt: 'a pilha maior de pedidos para cozinheiros em número ilimitado',
          en: 'a bigger pile of orders for each of countless cooks',
          es: 'la pila mayor de pedidos para cocineros en número ilimitado',
        },
        tell: {
          pt: 'Menos execuções para o mesmo número de mensagens: lotes maiores.',
          en: 'Fewer executions for the same number of messages: larger batches.',
          es: 'Menos ejecuciones para la misma cantidad de mensajes: lotes más grandes.',
        },
      },
    ],
    constraints: [
      {
        id: 'examine',
        text: {
          pt: 'Um item que falha repetidas vezes deve ser guardado à parte, para ser examinado e reenviado depois.',
          en: 'An item that fails over and over must be kept apart, to be examined and sent again later.',
          es: 'Un elemento que falla repetidas veces debe guardarse aparte, para examinarlo y reenviarlo después.',
        },
        rulesOut: {
          swallow: {
            pt: 'Dada por processada, a mensagem é apagada; fica só o texto do erro.',
            en: 'Reported as processed, the message is deleted; only the text of the error is left.',
            es: 'Dado por procesado, el mensaje se elimina; solo queda el texto del error.',
          },
          retention: {
            pt: 'A mensagem volta à mesma fila e não fica à parte.',
            en: 'The message returns to the same queue and is not kept apart.',
            es: 'El mensaje vuelve a la misma cola y no queda aparte.',
          },
        },
      },
      {
        id: 'no-loss',
        text: {
          pt: 'Um erro passageiro do banco de dados não pode fazer um item se perder: ele tem de ser tentado de novo.',
          en: 'A passing error of the database must not lose an item: it has to be tried again.',
          es: 'Un error pasajero de la base de datos no puede hacer que se pierda un elemento: hay que intentarlo de nuevo.',
        },
        rulesOut: {
          swallow: {
            pt: 'Dada por processada no primeiro erro, a mensagem não é tentada de novo.',
            en: 'Reported as processed at the first error, the message is not tried again.',
            es: 'Dado por procesado en el primer error, el mensaje no se reintenta.',
          },
        },
      },
      {
        id: 'no-waste',
        text: {
          pt: 'Itens malformados não podem ocupar as execuções durante dias.',
          en: 'Malformed items must not take up executions for days.',
          es: 'Los elementos mal formados no pueden ocupar las ejecuciones durante días.',
        },
        rulesOut: {
          retention: {
            pt: 'Com 14 dias de retenção, a mensagem malformada volta e ocupa execuções até expirar.',
            en: 'With 14 days of retention, the malformed message comes back and takes up executions until it expires.',
            es: 'Con 14 días de retención, el mensaje mal formado vuelve y ocupa ejecuciones hasta que vence.',
          },
        },
      },
      {
        id: 'connections',
        text: {
          pt: 'O banco de dados aceita vinte e cinco conexões desse sistema, e cada ambiente de execução abre uma.',
          en: 'The database accepts twenty-five connections from this system, and each execution environment opens one.',
          es: 'La base de datos acepta veinticinco conexiones de este sistema, y cada entorno de ejecución abre una.',
        },
        rulesOut: {
          batches: {
            pt: 'O tamanho do lote não limita quantas execuções há ao mesmo tempo.',
            en: 'The size of the batch does not limit how many executions there are at the same time.',
            es: 'El tamaño del lote no limita cuántas ejecuciones hay al mismo tiempo.',
          },
        },
      },
      {
        id: 'turn',
        notWith: ['also-api'],
        unclear: ['batches'],
        text: {
          pt: 'Em um pico, o que apenas espera a sua vez não pode ser recebido, devolvido e contado como tentativa.',
          en: 'In a peak, what only waits for its turn must not be received, returned and counted as an attempt.',
          es: 'En un pico, lo que solo espera su turno no debe recibirse, devolverse ni contarse como intento.',
        },
        rulesOut: {
          reserved: {
            pt: 'Com a simultaneidade reservada, o mapeamento continua a receber mensagens, que são devolvidas quando não há execução livre e contam como tentativas.',
            en: 'With reserved concurrency, the mapping keeps receiving messages, which are returned when no execution is free and count as attempts.',
            es: 'Con la simultaneidad reservada, la asignación sigue recibiendo mensajes, que se devuelven cuando no hay ejecución libre y cuentan como intentos.',
          },
        },
      },
      {
        id: 'also-api',
        notWith: ['connections', 'turn'],
        text: {
          pt: 'Uma API também chama a mesma função, e as chamadas das duas origens somadas devem respeitar as vinte e cinco conexões que o banco de dados aceita.',
          en: 'An API calls the same function as well, and the calls of both sources together must stay within the twenty-five connections that the database accepts.',
          es: 'Una API también llama a la misma función, y las llamadas de ambos orígenes sumadas deben respetar las veinticinco conexiones que acepta la base de datos.',
        },
        rulesOut: {
          mapping: {
            pt: 'A simultaneidade máxima do mapeamento vale para a fila; as chamadas da API ficam sem limite.',
            en: 'The maximum concurrency of the mapping holds for the queue; the calls of the API have no limit.',
            es: 'La simultaneidad máxima de la asignación vale para la cola; las llamadas de la API quedan sin límite.',
          },
          batches: {
            pt: 'O tamanho do lote não limita quantas execuções há ao mesmo tempo.',
            en: 'The size of the batch does not limit how many executions there are at the same time.',
            es: 'El tamaño del lote no limita cuántas ejecuciones hay al mismo tiempo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
