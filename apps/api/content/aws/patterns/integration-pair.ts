import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const integrationPair: readonly Pattern[] = [
  {
    id: 'integration-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'integration' },
      'saa-c03': { domain: 'resilient', topic: 'decoupling' },
    },
    situations: [
      {
        id: 'florist',
        text: {
          pt: 'Uma rede de floriculturas separa em partes o seu sistema de pedidos na AWS.',
          en: 'A chain of florists is splitting its ordering system on AWS into parts.',
          es: 'Una cadena de florerías separa en partes su sistema de pedidos en AWS.',
        },
        today: {
          pt: 'Um só programa recebe, cobra e despacha cada pedido e falha várias vezes por semana. Um arquiteto de soluções precisa escolher o que unirá as partes.',
          en: 'A single program takes, charges and ships each order, and it fails several times a week. A solutions architect must choose what joins the parts.',
          es: 'Un solo programa recibe, cobra y despacha cada pedido y falla varias veces por semana. Un arquitecto de soluciones debe elegir qué unirá las partes.',
        },
      },
      {
        id: 'optician',
        text: {
          pt: 'O sistema de pedidos de uma ótica online, na AWS, trava quando uma parte fica lenta.',
          en: 'An online optician’s order system on AWS gets stuck when one part is slow.',
          es: 'El sistema de pedidos de una óptica en línea, en AWS, se traba cuando una parte se vuelve lenta.',
        },
        today: {
          pt: 'Os módulos se chamam uns aos outros por HTTP, e 4.000 pedidos entram por dia. Os arquitetos vão mudar essa comunicação.',
          en: 'The modules call one another over HTTP, and 4,000 orders come in each day. The architects are going to change how they communicate.',
          es: 'Los módulos se llaman unos a otros por HTTP, y cada día entran 4.000 pedidos. Los arquitectos van a cambiar esa comunicación.',
        },
      },
      {
        id: 'photo-prints',
        text: {
          pt: 'Um laboratório de fotos recebe na AWS pedidos de álbuns impressos.',
          en: 'A photo lab takes orders for printed albums on AWS.',
          es: 'Un laboratorio de fotos recibe en AWS pedidos de álbumes impresos.',
        },
        today: {
          pt: 'São 7.000 álbuns por semana, e um programa feito há oito anos recebe e trata tudo. Um arquiteto de soluções precisa dividi-lo.',
          en: 'It makes 7,000 albums a week, and a program written eight years ago receives and handles everything. A solutions architect must split it up.',
          es: 'Son 7.000 álbumes por semana, y un programa hecho hace ocho años recibe y trata todo. Un arquitecto de soluciones debe dividirlo.',
        },
      },
      {
        id: 'bakery-integration',
        text: {
          pt: 'Uma rede de padarias vai desacoplar o seu sistema de pedidos na AWS.',
          en: 'A chain of bakeries is decoupling its ordering system on AWS.',
          es: 'Una cadena de panaderías va a desacoplar su sistema de pedidos en AWS.',
        },
        today: {
          pt: 'As 120 lojas enviam pedidos a um único servidor, que para a cada falha. Um arquiteto de soluções está projetando as novas ligações.',
          en: 'The 120 shops send orders to a single server, which stops at each failure. A solutions architect is designing the new links.',
          es: 'Las 120 tiendas envían pedidos a un único servidor, que se detiene con cada falla. Un arquitecto de soluciones diseña los nuevos enlaces.',
        },
      },
      {
        id: 'catering-integration',
        text: {
          pt: 'Uma empresa de refeições refaz na AWS o sistema de pedidos, em módulos.',
          en: 'A catering company is rebuilding its order system on AWS, in modules.',
          es: 'Una empresa de comidas rehace en AWS su sistema de pedidos, en módulos.',
        },
        today: {
          pt: 'Seis módulos substituirão um programa que atende 85 cozinhas. Um arquiteto de soluções deve escolher os serviços que os ligarão.',
          en: 'Six modules are going to replace a program that serves 85 kitchens. A solutions architect must choose the services that link them.',
          es: 'Seis módulos reemplazarán un programa que atiende 85 cocinas. Un arquitecto de soluciones debe elegir los servicios que los unirán.',
        },
      },
    ],
    candidates: [
      {
        id: 'sqs-sns',
        uses: ['SQS', 'SNS'],
        popularity: 5,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        secondSource: docs('sns/latest/dg/welcome.html'),
        text: { pt: 'Amazon SQS e Amazon SNS', en: 'Amazon SQS and Amazon SNS', es: 'Amazon SQS y Amazon SNS' },
        action: {
          pt: 'Criar uma fila do Amazon SQS e um tópico do Amazon SNS com as suas assinaturas.',
          en: 'Create an Amazon SQS queue and an Amazon SNS topic with its subscriptions.',
          es: 'Crear una cola de Amazon SQS y un tema de Amazon SNS con sus suscripciones.',
        },
        why: {
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um consumidor as processe. O Amazon SNS envia na hora uma mensagem a todos os assinantes de um tópico, também por SMS e e-mail.',
          en: 'Amazon SQS keeps messages in a queue until a consumer processes them. Amazon SNS sends a message at once to all subscribers of a topic, also by SMS and email.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un consumidor los procese. Amazon SNS envía al instante un mensaje a todos los suscriptores de un tema, también por SMS y correo.',
        },
        tell: {
          pt: 'Pedidos que esperam até que um programa possa processá-los: SQS. SMS a clientes: SNS.',
          en: 'Orders that wait until a program can process them: SQS. SMS to customers: SNS.',
          es: 'Pedidos que esperan hasta que un programa pueda procesarlos: SQS. SMS a clientes: SNS.',
        },
      },
      {
        id: 'sqs-bridge',
        uses: ['SQS', 'EventBridge'],
        popularity: 4,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        secondSource: docs('eventbridge/latest/userguide/eb-what-is.html'),
        text: {
          pt: 'Amazon SQS e Amazon EventBridge',
          en: 'Amazon SQS and Amazon EventBridge',
          es: 'Amazon SQS y Amazon EventBridge',
        },
        action: {
          pt: 'Criar uma fila do Amazon SQS e um barramento do Amazon EventBridge com regras.',
          en: 'Create an Amazon SQS queue and an Amazon EventBridge event bus with rules.',
          es: 'Crear una cola de Amazon SQS y un bus de eventos de Amazon EventBridge con reglas.',
        },
        why: {
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um consumidor as processe. O Amazon EventBridge recebe eventos de serviços da AWS e de produtos SaaS e os encaminha por regras.',
          en: 'Amazon SQS keeps messages in a queue until a consumer processes them. Amazon EventBridge receives events of AWS services and SaaS products and routes them by rules.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un consumidor los procese. Amazon EventBridge recibe eventos de servicios de AWS y productos SaaS y los encamina por reglas.',
        },
        tell: {
          pt: 'Pedidos que esperam até que um programa possa processá-los: SQS. Eventos de SaaS e da AWS, por regras: EventBridge.',
          en: 'Orders that wait until a program can process them: SQS. Events of SaaS and AWS, by rules: EventBridge.',
          es: 'Pedidos que esperan hasta que un programa pueda procesarlos: SQS. Eventos de SaaS y de AWS, por reglas: EventBridge.',
        },
      },
      {
        id: 'sqs-steps',
        uses: ['SQS', 'Step Functions'],
        popularity: 4,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        secondSource: docs('step-functions/latest/dg/welcome.html'),
        text: {
          pt: 'Amazon SQS e AWS Step Functions',
          en: 'Amazon SQS and AWS Step Functions',
          es: 'Amazon SQS y AWS Step Functions',
        },
        action: {
          pt: 'Criar uma fila do Amazon SQS e uma máquina de estados do AWS Step Functions.',
          en: 'Create an Amazon SQS queue and an AWS Step Functions state machine.',
          es: 'Crear una cola de Amazon SQS y una máquina de estados de AWS Step Functions.',
        },
        why: {
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um consumidor as processe. O AWS Step Functions conduz um fluxo de passos, com esperas, novas tentativas e um diagrama de cada execução.',
          en: 'Amazon SQS keeps messages in a queue until a consumer processes them. AWS Step Functions drives a flow of steps, with waits, retries and a diagram of each execution.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un consumidor los procese. AWS Step Functions conduce un flujo de pasos, con esperas, reintentos y un diagrama de cada ejecución.',
        },
        tell: {
          pt: 'Pedidos que esperam até que um programa possa processá-los: SQS. Vários passos em ordem, com esperas: Step Functions.',
          en: 'Orders that wait until a program can process them: SQS. Several steps in order, with waits: Step Functions.',
          es: 'Pedidos que esperan hasta que un programa pueda procesarlos: SQS. Varios pasos en orden, con esperas: Step Functions.',
        },
      },
      {
        id: 'sns-bridge',
        uses: ['SNS', 'EventBridge'],
        popularity: 4,
        source: docs('sns/latest/dg/welcome.html'),
        secondSource: docs('eventbridge/latest/userguide/eb-what-is.html'),
        text: {
          pt: 'Amazon SNS e Amazon EventBridge',
          en: 'Amazon SNS and Amazon EventBridge',
          es: 'Amazon SNS y Amazon EventBridge',
        },
        action: {
          pt: 'Criar um tópico do Amazon SNS com as suas assinaturas e um barramento do Amazon EventBridge com regras.',
          en: 'Create an Amazon SNS topic with its subscriptions and an Amazon EventBridge event bus with rules.',
          es: 'Crear un tema de Amazon SNS con sus suscripciones y un bus de eventos de Amazon EventBridge con reglas.',
        },
        why: {
          pt: 'O Amazon SNS envia na hora uma mensagem a todos os assinantes de um tópico, também por SMS e e-mail. O Amazon EventBridge recebe eventos de serviços da AWS e de produtos SaaS e os encaminha por regras.',
          en: 'Amazon SNS sends a message at once to all subscribers of a topic, also by SMS and email. Amazon EventBridge receives events of AWS services and SaaS products and routes them by rules.',
          es: 'Amazon SNS envía al instante un mensaje a todos los suscriptores de un tema, también por SMS y correo. Amazon EventBridge recibe eventos de servicios de AWS y productos SaaS y los encamina por reglas.',
        },
        tell: {
          pt: 'SMS a clientes: SNS. Eventos de SaaS e da AWS, por regras: EventBridge.',
          en: 'SMS to customers: SNS. Events of SaaS and AWS, by rules: EventBridge.',
          es: 'SMS a clientes: SNS. Eventos de SaaS y de AWS, por reglas: EventBridge.',
        },
      },
      {
        id: 'sns-steps',
        uses: ['SNS', 'Step Functions'],
        popularity: 4,
        source: docs('sns/latest/dg/welcome.html'),
        secondSource: docs('step-functions/latest/dg/welcome.html'),
        text: {
          pt: 'Amazon SNS e AWS Step Functions',
          en: 'Amazon SNS and AWS Step Functions',
          es: 'Amazon SNS y AWS Step Functions',
        },
        action: {
          pt: 'Criar um tópico do Amazon SNS com as suas assinaturas e uma máquina de estados do AWS Step Functions.',
          en: 'Create an Amazon SNS topic with its subscriptions and an AWS Step Functions state machine.',
          es: 'Crear un tema de Amazon SNS con sus suscripciones y una máquina de estados de AWS Step Functions.',
        },
        why: {
          pt: 'O Amazon SNS envia na hora uma mensagem a todos os assinantes de um tópico, também por SMS e e-mail. O AWS Step Functions conduz um fluxo de passos, com esperas, novas tentativas e um diagrama de cada execução.',
          en: 'Amazon SNS sends a message at once to all subscribers of a topic, also by SMS and email. AWS Step Functions drives a flow of steps, with waits, retries and a diagram of each execution.',
          es: 'Amazon SNS envía al instante un mensaje a todos los suscriptores de un tema, también por SMS y correo. AWS Step Functions conduce un flujo de pasos, con esperas, reintentos y un diagrama de cada ejecución.',
        },
        tell: {
          pt: 'SMS a clientes: SNS. Vários passos em ordem, com esperas: Step Functions.',
          en: 'SMS to customers: SNS. Several steps in order, with waits: Step Functions.',
          es: 'SMS a clientes: SNS. Varios pasos en orden, con esperas: Step Functions.',
        },
      },
      {
        id: 'bridge-steps',
        uses: ['EventBridge', 'Step Functions'],
        popularity: 4,
        source: docs('eventbridge/latest/userguide/eb-what-is.html'),
        secondSource: docs('step-functions/latest/dg/welcome.html'),
        text: {
          pt: 'Amazon EventBridge e AWS Step Functions',
          en: 'Amazon EventBridge and AWS Step Functions',
          es: 'Amazon EventBridge y AWS Step Functions',
        },
        action: {
          pt: 'Criar um barramento do Amazon EventBridge com regras e uma máquina de estados do AWS Step Functions.',
          en: 'Create an Amazon EventBridge event bus with rules and an AWS Step Functions state machine.',
          es: 'Crear un bus de eventos de Amazon EventBridge con reglas y una máquina de estados de AWS Step Functions.',
        },
        why: {
          pt: 'O Amazon EventBridge recebe eventos de serviços da AWS e de produtos SaaS e os encaminha por regras. O AWS Step Functions conduz um fluxo de passos, com esperas, novas tentativas e um diagrama de cada execução.',
          en: 'Amazon EventBridge receives events of AWS services and SaaS products and routes them by rules. AWS Step Functions drives a flow of steps, with waits, retries and a diagram of each execution.',
          es: 'Amazon EventBridge recibe eventos de servicios de AWS y productos SaaS y los encamina por reglas. AWS Step Functions conduce un flujo de pasos, con esperas, reintentos y un diagrama de cada ejecución.',
        },
        tell: {
          pt: 'Eventos de SaaS e da AWS, por regras: EventBridge. Vários passos em ordem, com esperas: Step Functions.',
          en: 'Events of SaaS and AWS, by rules: EventBridge. Several steps in order, with waits: Step Functions.',
          es: 'Eventos de SaaS y de AWS, por reglas: EventBridge. Varios pasos en orden, con esperas: Step Functions.',
        },
      },
    ],
    constraints: [
      {
        id: 'buffer',
        text: {
          pt: 'Os pedidos que chegam nos picos devem esperar em segurança até que um programa possa processá-los.',
          en: 'Orders that arrive at peaks must wait safely until a program can process them.',
          es: 'Los pedidos que llegan en los picos deben esperar de forma segura hasta que un programa pueda procesarlos.',
        },
        fits: ['sqs-sns', 'sqs-bridge', 'sqs-steps'],
        rulesOut: {
          'sns-bridge': {
            pt: 'O Amazon SNS envia cada mensagem na hora aos assinantes e o Amazon EventBridge encaminha eventos por regras; o que espera por um consumidor precisa de uma fila, como a do Amazon SQS.',
            en: 'Amazon SNS pushes each message to its subscribers at once and Amazon EventBridge routes events by rules; work that waits for a consumer needs a queue, as in Amazon SQS.',
            es: 'Amazon SNS envía cada mensaje al instante a los suscriptores y Amazon EventBridge enruta eventos según reglas; lo que espera a un consumidor necesita una cola, como la de Amazon SQS.',
          },
          'sns-steps': {
            pt: 'O Amazon SNS envia cada mensagem na hora aos assinantes e o AWS Step Functions conduz as etapas de um fluxo; o que espera por um consumidor precisa de uma fila, como a do Amazon SQS.',
            en: 'Amazon SNS pushes each message to its subscribers at once and AWS Step Functions runs the steps of a workflow; work that waits for a consumer needs a queue, as in Amazon SQS.',
            es: 'Amazon SNS envía cada mensaje al instante a los suscriptores y AWS Step Functions conduce las etapas de un flujo; lo que espera a un consumidor necesita una cola, como la de Amazon SQS.',
          },
          'bridge-steps': {
            pt: 'O Amazon EventBridge encaminha eventos por regras e o AWS Step Functions conduz as etapas de um fluxo; o que espera por um consumidor precisa de uma fila, como a do Amazon SQS.',
            en: 'Amazon EventBridge routes events by rules and AWS Step Functions runs the steps of a workflow; work that waits for a consumer needs a queue, as in Amazon SQS.',
            es: 'Amazon EventBridge enruta eventos según reglas y AWS Step Functions conduce las etapas de un flujo; lo que espera a un consumidor necesita una cola, como la de Amazon SQS.',
          },
        },
      },
      {
        id: 'phones',
        text: {
          pt: 'O cliente deve receber um SMS quando o pedido estiver pronto.',
          en: 'The customer must receive an SMS when the order is ready.',
          es: 'El cliente debe recibir un SMS cuando el pedido esté listo.',
        },
        fits: ['sqs-sns', 'sns-bridge', 'sns-steps'],
        rulesOut: {
          'sqs-bridge': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o Amazon EventBridge encaminha eventos por regras; quem entrega SMS a pessoas é o Amazon SNS.',
            en: 'Amazon SQS holds messages in a queue and Amazon EventBridge routes events by rules; text messages to people are delivered by Amazon SNS.',
            es: 'Amazon SQS guarda mensajes en una cola y Amazon EventBridge enruta eventos según reglas; quien entrega SMS a personas es Amazon SNS.',
          },
          'sqs-steps': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o AWS Step Functions conduz as etapas de um fluxo; quem entrega SMS a pessoas é o Amazon SNS.',
            en: 'Amazon SQS holds messages in a queue and AWS Step Functions runs the steps of a workflow; text messages to people are delivered by Amazon SNS.',
            es: 'Amazon SQS guarda mensajes en una cola y AWS Step Functions conduce las etapas de un flujo; quien entrega SMS a personas es Amazon SNS.',
          },
          'bridge-steps': {
            pt: 'O Amazon EventBridge encaminha eventos por regras e o AWS Step Functions conduz as etapas de um fluxo; quem entrega SMS a pessoas é o Amazon SNS.',
            en: 'Amazon EventBridge routes events by rules and AWS Step Functions runs the steps of a workflow; text messages to people are delivered by Amazon SNS.',
            es: 'Amazon EventBridge enruta eventos según reglas y AWS Step Functions conduce las etapas de un flujo; quien entrega SMS a personas es Amazon SNS.',
          },
        },
      },
      {
        id: 'saas-events',
        text: {
          pt: 'Eventos do SaaS que cobra os pagamentos devem acionar funções, conforme o seu conteúdo.',
          en: 'Events of the SaaS that collects payments must trigger functions, depending on their content.',
          es: 'Los eventos del SaaS que cobra los pagos deben activar funciones, según su contenido.',
        },
        fits: ['sqs-bridge', 'sns-bridge', 'bridge-steps'],
        rulesOut: {
          'sqs-sns': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o Amazon SNS envia cada mensagem na hora aos assinantes; eventos de parceiros SaaS chegam pelo Amazon EventBridge, que os filtra pelo conteúdo.',
            en: 'Amazon SQS holds messages in a queue and Amazon SNS pushes each message to its subscribers at once; events of SaaS partners come in through Amazon EventBridge, which filters them by content.',
            es: 'Amazon SQS guarda mensajes en una cola y Amazon SNS envía cada mensaje al instante a los suscriptores; los eventos de socios SaaS llegan por Amazon EventBridge, que los filtra por su contenido.',
          },
          'sqs-steps': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o AWS Step Functions conduz as etapas de um fluxo; eventos de parceiros SaaS chegam pelo Amazon EventBridge, que os filtra pelo conteúdo.',
            en: 'Amazon SQS holds messages in a queue and AWS Step Functions runs the steps of a workflow; events of SaaS partners come in through Amazon EventBridge, which filters them by content.',
            es: 'Amazon SQS guarda mensajes en una cola y AWS Step Functions conduce las etapas de un flujo; los eventos de socios SaaS llegan por Amazon EventBridge, que los filtra por su contenido.',
          },
          'sns-steps': {
            pt: 'O Amazon SNS envia cada mensagem na hora aos assinantes e o AWS Step Functions conduz as etapas de um fluxo; eventos de parceiros SaaS chegam pelo Amazon EventBridge, que os filtra pelo conteúdo.',
            en: 'Amazon SNS pushes each message to its subscribers at once and AWS Step Functions runs the steps of a workflow; events of SaaS partners come in through Amazon EventBridge, which filters them by content.',
            es: 'Amazon SNS envía cada mensaje al instante a los suscriptores y AWS Step Functions conduce las etapas de un flujo; los eventos de socios SaaS llegan por Amazon EventBridge, que los filtra por su contenido.',
          },
        },
      },
      {
        id: 'approval',
        text: {
          pt: 'Um reembolso tem seis etapas, espera até dois dias por uma aprovação, e deve-se ver em que etapa está.',
          en: 'A refund has six stages, waits up to two days for an approval, and its stage must be visible.',
          es: 'Un reembolso tiene seis etapas, espera hasta dos días por una aprobación, y debe verse en qué etapa está.',
        },
        fits: ['sqs-steps', 'sns-steps', 'bridge-steps'],
        rulesOut: {
          'sqs-sns': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o Amazon SNS envia cada mensagem na hora aos assinantes; esperar por uma aprovação e mostrar a etapa de cada caso cabe ao AWS Step Functions.',
            en: 'Amazon SQS holds messages in a queue and Amazon SNS pushes each message to its subscribers at once; waiting for an approval and showing the stage of each case takes AWS Step Functions.',
            es: 'Amazon SQS guarda mensajes en una cola y Amazon SNS envía cada mensaje al instante a los suscriptores; esperar una aprobación y mostrar la etapa de cada caso corresponde a AWS Step Functions.',
          },
          'sqs-bridge': {
            pt: 'O Amazon SQS guarda mensagens em uma fila e o Amazon EventBridge encaminha eventos por regras; esperar por uma aprovação e mostrar a etapa de cada caso cabe ao AWS Step Functions.',
            en: 'Amazon SQS holds messages in a queue and Amazon EventBridge routes events by rules; waiting for an approval and showing the stage of each case takes AWS Step Functions.',
            es: 'Amazon SQS guarda mensajes en una cola y Amazon EventBridge enruta eventos según reglas; esperar una aprobación y mostrar la etapa de cada caso corresponde a AWS Step Functions.',
          },
          'sns-bridge': {
            pt: 'O Amazon SNS envia cada mensagem na hora aos assinantes e o Amazon EventBridge encaminha eventos por regras; esperar por uma aprovação e mostrar a etapa de cada caso cabe ao AWS Step Functions.',
            en: 'Amazon SNS pushes each message to its subscribers at once and Amazon EventBridge routes events by rules; waiting for an approval and showing the stage of each case takes AWS Step Functions.',
            es: 'Amazon SNS envía cada mensaje al instante a los suscriptores y Amazon EventBridge enruta eventos según reglas; esperar una aprobación y mostrar la etapa de cada caso corresponde a AWS Step Functions.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  },
];
