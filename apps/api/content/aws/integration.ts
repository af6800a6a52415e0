import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const integration: Category = {
  id: 'integration',
  noun: { pt: 'serviço de integração da AWS', en: 'AWS integration service', es: 'servicio de integración de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'databases'],
  entities: [
    {
      id: 'sqs', kind: 'service', name: 'Amazon SQS', aliases: ['Simple Queue Service'], topic: 'integration', popularity: 5,
      gist: {
        pt: '{guardar} mensagens em filas até que um consumidor as processe',
        en: '{hold} messages in queues until a consumer processes them',
        es: '{guardar} mensajes en colas hasta que un consumidor los procese',
      },
      source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
    },
    {
      id: 'sns', kind: 'service', name: 'Amazon SNS', aliases: ['Simple Notification Service'], topic: 'integration', popularity: 5,
      gist: {
        pt: '{empurrar} cada mensagem de um tópico a todos os assinantes',
        en: '{push} each message of a topic to all its subscribers',
        es: '{empujar} cada mensaje de un tema a todos los suscriptores',
      },
      source: docs('sns/latest/dg/welcome.html'),
    },
    {
      id: 'eventbridge', kind: 'service', name: 'Amazon EventBridge', topic: 'integration', popularity: 4,
      gist: {
        pt: '{encaminhar} eventos de serviços e parceiros a destinos escolhidos por regras',
        en: '{route} events from services and partners to targets chosen by rules',
        es: '{encaminar} eventos de servicios y socios a destinos elegidos por reglas',
      },
      source: docs('eventbridge/latest/userguide/eb-what-is.html'),
    },
    {
      id: 'step-functions', kind: 'service', name: 'AWS Step Functions', topic: 'integration', popularity: 3,
      gist: {
        pt: '{coordenar} as etapas de um fluxo, com ramificações e novas tentativas',
        en: '{coordinate} the stages of a workflow, with branches and retries',
        es: '{coordinar} las etapas de un flujo, con ramificaciones y reintentos',
      },
      source: docs('step-functions/latest/dg/welcome.html'),
    },
    {
      id: 'mq', kind: 'service', name: 'Amazon MQ', topic: 'integration', popularity: 2,
      gist: {
        pt: '{administrar} brokers ActiveMQ e RabbitMQ',
        en: '{run} ActiveMQ and RabbitMQ brokers',
        es: '{administrar} brokers ActiveMQ y RabbitMQ',
      },
      source: docs('amazon-mq/latest/developer-guide/welcome.html'),
    },
    {
      id: 'appsync', kind: 'service', name: 'AWS AppSync', topic: 'integration', popularity: 2,
      gist: {
        pt: '{publicar} APIs GraphQL que juntam várias fontes de dados',
        en: '{publish} GraphQL APIs that join several data sources',
        es: '{publicar} API GraphQL que unen varias fuentes de datos',
      },
      source: docs('appsync/latest/devguide/what-is-appsync.html'),
    },
  ],
  facts: [
    {
      id: 'sqs-queue', kind: 'purpose', of: ['sqs'], unclear: ['mq', 'kinesis', 'batch'], level: 1,
      say: {
        pt: '{guardar} pedidos em uma fila, para que um consumidor mais lento os processe em seu ritmo',
        en: '{hold} orders in line so that a slower consumer can process them at its own pace',
        es: '{guardar} pedidos en una cola, para que un consumidor más lento los procese a su ritmo',
      },
    },
    {
      id: 'sqs-decouple', kind: 'purpose', of: ['sqs'], unclear: ['mq', 'kinesis', 'sns', 'eventbridge', 'step-functions'], level: 2,
      say: {
        pt: '{reter} tarefas pendentes por até 14 dias caso o processamento fique fora do ar',
        en: '{retain} pending tasks for up to 14 days if the processing side is down',
        es: '{retener} tareas pendientes hasta 14 días si el procesamiento queda fuera de servicio',
      },
      source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html'),
    },
    {
      id: 'sqs-poll', kind: 'feature', of: ['sqs'], unclear: ['mq'], level: 2,
      say: {
        pt: '{esperar} que o consumidor venha buscar e depois apagar cada mensagem',
        en: '{wait} for the consumer to come for each message and then delete it',
        es: '{esperar} a que el consumidor venga a buscar y luego borre cada mensaje',
      },
    },
    {
      id: 'sqs-fifo', kind: 'feature', of: ['sqs'], unclear: ['sns', 'mq'], level: 2,
      say: {
        pt: '{ter} um tipo de fila que preserva a ordem e evita duplicatas, além do tipo padrão',
        en: '{have} a type that preserves order and avoids duplicates besides the standard type',
        es: '{tener} un tipo de cola que preserva el orden y evita duplicados, además del estándar',
      },
    },
    {
      id: 'sns-fan-out', kind: 'purpose', of: ['sns'], unclear: ['eventbridge', 'kinesis', 'mq', 'appsync'], level: 1,
      say: {
        pt: '{avisar} ao mesmo tempo vários assinantes, por e-mail, SMS e fila, quando algo acontece',
        en: '{alert} several subscribers at once by email, SMS and queue when something happens',
        es: '{avisar} a la vez a varios suscriptores, por correo, SMS y cola, cuando algo ocurre',
      },
    },
    {
      id: 'sns-push', kind: 'feature', of: ['sns'], unclear: ['eventbridge', 'mq', 'appsync'], level: 2,
      say: {
        pt: '{enviar} cópias da mesma mensagem aos assinantes de um tópico',
        en: '{send} copies of the same message to the subscribers of a topic',
        es: '{enviar} copias del mismo mensaje a los suscriptores de un tema',
      },
    },
    {
      id: 'eb-saas', kind: 'purpose', of: ['eventbridge'], unclear: ['sns'], level: 2,
      say: {
        pt: '{reagir} com regras ao que acontece em serviços da AWS e em aplicações SaaS de parceiros',
        en: '{react} with rules to what happens in AWS services and partner SaaS applications',
        es: '{reaccionar} con reglas a lo que ocurre en servicios de AWS y en aplicaciones SaaS de socios',
      },
    },
    {
      id: 'eb-schedule', kind: 'purpose', of: ['eventbridge'], unclear: ['lambda', 'batch', 'step-functions', 'systems-manager', 'ecs', 'eks'], level: 2,
      say: {
        pt: '{disparar} uma função todos os dias às 7 horas, sem servidor de agendamento',
        en: '{trigger} a function every day at 7 a.m. without a scheduling server',
        es: '{disparar} una función todos los días a las 7 horas, sin servidor de programación',
      },
    },
    {
      id: 'eb-rules', kind: 'feature', of: ['eventbridge'], unclear: ['sns'], level: 2,
      say: {
        pt: '{escolher} o destino de cada evento por regras sobre o conteúdo dele',
        en: '{choose} the target of each occurrence by rules about its content',
        es: '{elegir} el destino de cada evento por reglas sobre su contenido',
      },
    },
    {
      id: 'sf-workflow', kind: 'purpose', of: ['step-functions'], unclear: ['glue', 'batch', 'codepipeline'], level: 1,
      say: {
        pt: '{coordenar} as etapas de um processo em um fluxo visual, com desvios e novas tentativas',
        en: '{coordinate} the stages of a process in a visual workflow, with branches and retries',
        es: '{coordinar} las etapas de un proceso en un flujo visual, con bifurcaciones y reintentos',
      },
    },
    {
      id: 'sf-state', kind: 'feature', of: ['step-functions'], level: 2,
      say: {
        pt: '{guardar} em que etapa cada execução do fluxo está',
        en: '{track} which stage each run of the workflow has reached',
        es: '{guardar} en qué etapa está cada ejecución del flujo',
      },
    },
    {
      id: 'mq-migrate', kind: 'purpose', of: ['mq'], level: 2,
      say: {
        pt: '{receber} sem reescrita uma aplicação que já usa RabbitMQ ou ActiveMQ',
        en: '{host} an application that already uses RabbitMQ or ActiveMQ, with no rewriting',
        es: '{recibir} sin reescritura una aplicación que ya usa RabbitMQ o ActiveMQ',
      },
      need: {
        pt: 'migrar sem reescrita uma aplicação que já usa filas RabbitMQ',
        en: 'migrate an application that already uses RabbitMQ queues without rewriting it',
        es: 'migrar sin reescritura una aplicación que ya usa colas RabbitMQ',
      },
    },
    {
      id: 'mq-protocols', kind: 'feature', of: ['mq'], unclear: ['appsync'], level: 2,
      say: {
        pt: '{falar} protocolos abertos de mensageria, como AMQP e JMS',
        en: '{speak} open messaging protocols and APIs, such as AMQP and JMS',
        es: '{hablar} protocolos abiertos de mensajería, como AMQP y JMS',
      },
    },
    {
      id: 'appsync-graphql', kind: 'purpose', of: ['appsync'], unclear: ['amplify'], level: 2,
      say: {
        pt: '{oferecer} a aplicativos móveis uma API GraphQL que reúne várias fontes de dados',
        en: '{offer} mobile applications a GraphQL API that brings several data sources together',
        es: '{ofrecer} a aplicaciones móviles una API GraphQL que reúne varias fuentes de datos',
      },
    },
    {
      id: 'int-serverless', kind: 'trait', of: ['sqs', 'sns', 'eventbridge', 'step-functions', 'appsync'], level: 1,
      say: {
        pt: '{dispensar} a escolha de tamanho de servidores ou brokers',
        en: '{spare} the team from choosing server or broker sizes',
        es: '{evitar} que el equipo elija tamaños de servidores o brokers',
      },
    },
    {
      id: 'int-queue', kind: 'trait', of: ['sqs', 'mq'], level: 1,
      say: {
        pt: '{entregar} cada mensagem de uma fila a um só consumidor',
        en: '{hand} each message of a queue to a single consumer',
        es: '{entregar} cada mensaje de una cola a un solo consumidor',
      },
    },
    {
      id: 'int-pubsub', kind: 'trait', of: ['sns', 'eventbridge', 'mq'], unclear: ['appsync'], level: 2,
      say: {
        pt: '{poder} entregar a mesma mensagem a vários destinos',
        en: '{support} handing the same message to several targets',
        es: '{poder} entregar el mismo mensaje a varios destinos',
      },
    },
    {
      id: 'int-people', kind: 'feature', of: ['sns'], unclear: ['eventbridge', 'step-functions'], level: 1,
      say: {
        pt: '{mandar} SMS e e-mail diretamente a pessoas',
        en: '{send} text messages and email directly to people',
        es: '{mandar} SMS y correos directamente a personas',
      },
    },
    {
      id: 'int-filter', kind: 'trait', of: ['sns', 'eventbridge'], unclear: ['mq', 'appsync'], level: 2,
      say: {
        pt: '{filtrar} por conteúdo o que cada destino recebe',
        en: '{filter} by content what each target receives',
        es: '{filtrar} por contenido lo que recibe cada destino',
      },
    },
    {
      id: 'int-lambda', kind: 'trait', of: ['sqs', 'sns', 'eventbridge', 'step-functions', 'appsync'], unclear: ['mq'], level: 2,
      say: {
        pt: '{acionar} funções do Lambda sem código intermediário',
        en: '{trigger} Lambda functions without code in between',
        es: '{activar} funciones de Lambda sin código intermedio',
      },
    },
  ],
  contrasts: [
    {
      between: ['sqs', 'sns'],
      say: {
        pt: 'O SQS guarda a mensagem até alguém buscá-la; o SNS a empurra na hora para todos os assinantes.',
        en: 'SQS keeps a message until someone fetches it; SNS pushes it to all subscribers at once.',
        es: 'SQS guarda el mensaje hasta que alguien lo busca; SNS lo empuja al instante a todos los suscriptores.',
      },
    },
    {
      between: ['sns', 'eventbridge'],
      say: {
        pt: 'O SNS entrega a quem assinou um tópico; o EventBridge escolhe o destino por regras e recebe eventos de SaaS.',
        en: 'SNS delivers to whoever subscribed to a topic; EventBridge picks targets by rules and takes in SaaS events.',
        es: 'SNS entrega a quien se suscribió a un tema; EventBridge elige el destino por reglas y recibe eventos de SaaS.',
      },
    },
    {
      between: ['sqs', 'mq'],
      say: {
        pt: 'O SQS é uma fila própria da AWS, para aplicações novas; o Amazon MQ recebe aplicações que já falam com ActiveMQ ou RabbitMQ.',
        en: 'SQS is AWS’s own queue, for new applications; Amazon MQ takes applications that already talk to ActiveMQ or RabbitMQ.',
        es: 'SQS es una cola propia de AWS, para aplicaciones nuevas; Amazon MQ recibe aplicaciones que ya hablan con ActiveMQ o RabbitMQ.',
      },
    },
    {
      between: ['eventbridge', 'step-functions'],
      say: {
        pt: 'O EventBridge reage a eventos soltos; o Step Functions conduz um processo do começo ao fim.',
        en: 'EventBridge reacts to single events; Step Functions leads a process from start to end.',
        es: 'EventBridge reacciona a eventos sueltos; Step Functions conduce un proceso de principio a fin.',
      },
    },
    {
      between: ['sqs', 'step-functions'],
      say: {
        pt: 'O SQS só guarda mensagens; o Step Functions sabe qual é a próxima etapa do processo.',
        en: 'SQS only holds messages; Step Functions knows the next stage of the process.',
        es: 'SQS solo guarda mensajes; Step Functions sabe cuál es la próxima etapa del proceso.',
      },
    },
    {
      between: ['sqs', 'eventbridge'],
      say: {
        pt: 'O SQS retém trabalho para um consumidor; o EventBridge encaminha eventos na hora, por regras.',
        en: 'SQS holds work for a consumer; EventBridge forwards events at once, by rules.',
        es: 'SQS retiene trabajo para un consumidor; EventBridge encamina eventos al instante, por reglas.',
      },
    },
  ],
};
