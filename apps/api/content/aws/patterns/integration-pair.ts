import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const integrationPair: readonly Pattern[] = [
  twoOf({
    id: 'integration-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'integration' },
    },
    scene: {
      pt: 'Pense no sistema como um restaurante, em que os programas são os cozinheiros e as mensagens são os pedidos anotados.',
      en: 'Think of the system as a restaurant, where the programs are its cooks and the messages are written orders.',
      es: 'Piensa en el sistema como un restaurante, donde los programas son los cocineros y los mensajes son los pedidos anotados.',
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
    halves: [
      {
        id: 'sqs',
        name: { pt: 'Amazon SQS', en: 'Amazon SQS', es: 'Amazon SQS' },
        uses: ['SQS'],
        popularity: 5,
        source: docs('AWSSimpleQueueService/latest/SQSDeveloperGuide/welcome.html'),
        action: {
          pt: 'Criar uma fila do Amazon SQS',
          en: 'Create an Amazon SQS queue',
          es: 'Crear una cola de Amazon SQS',
        },
        why: {
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um consumidor as processe.',
          en: 'Amazon SQS keeps messages in a queue until a consumer processes them.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un consumidor los procese.',
        },
        likeness: {
          pt: 'o trilho onde pedidos esperam até um cozinheiro ficar livre',
          en: 'the rail where orders wait until a cook is free',
          es: 'el riel donde los pedidos esperan a un cocinero libre',
        },
        tell: {
          pt: 'Pedidos que esperam em uma fila até que um programa possa processá-los: SQS. Pedidos que os programas buscam em uma fila, no próprio ritmo: SQS.',
          en: 'Orders that wait in a queue until a program can process them: SQS. Orders that programs fetch from a queue, at their own pace: SQS.',
          es: 'Pedidos que esperan en una cola hasta que un programa pueda procesarlos: SQS. Pedidos que los programas toman de una cola, a su propio ritmo: SQS.',
        },
        does: {
          pt: 'o Amazon SQS guarda mensagens em uma fila',
          en: 'Amazon SQS holds messages in a queue',
          es: 'Amazon SQS guarda mensajes en una cola',
        },
      },
      {
        id: 'sns',
        name: { pt: 'Amazon SNS', en: 'Amazon SNS', es: 'Amazon SNS' },
        uses: ['SNS'],
        popularity: 5,
        source: docs('sns/latest/dg/welcome.html'),
        action: {
          pt: 'Criar um tópico do Amazon SNS com as suas assinaturas',
          en: 'Create an Amazon SNS topic with its subscriptions',
          es: 'Crear un tema de Amazon SNS con sus suscripciones',
        },
        why: {
          pt: 'O Amazon SNS envia na hora uma mensagem a todos os assinantes de um tópico, também por SMS e e-mail.',
          en: 'Amazon SNS sends a message at once to all subscribers of a topic, also by SMS and email.',
          es: 'Amazon SNS envía al instante un mensaje a todos los suscriptores de un tema, también por SMS y correo.',
        },
        likeness: {
          pt: 'o alto-falante que avisa todos de uma vez',
          en: 'the loudspeaker that tells everyone at once',
          es: 'el altavoz que avisa a todos a la vez',
        },
        tell: {
          pt: 'SMS que o cliente deve receber: SNS. O mesmo aviso a três sistemas e por e-mail: SNS.',
          en: 'An SMS that the customer must receive: SNS. The same notice to several systems and by email: SNS.',
          es: 'SMS que el cliente debe recibir: SNS. El mismo aviso a varios sistemas y por correo: SNS.',
        },
        does: {
          pt: 'o Amazon SNS envia cada mensagem na hora aos assinantes',
          en: 'Amazon SNS pushes each message to its subscribers at once',
          es: 'Amazon SNS envía cada mensaje al instante a los suscriptores',
        },
      },
      {
        id: 'bridge',
        name: { pt: 'Amazon EventBridge', en: 'Amazon EventBridge', es: 'Amazon EventBridge' },
        uses: ['EventBridge'],
        popularity: 4,
        source: docs('eventbridge/latest/userguide/eb-what-is.html'),
        action: {
          pt: 'Definir um barramento do Amazon EventBridge com regras',
          en: 'Define an Amazon EventBridge event bus with rules',
          es: 'Definir un bus de eventos de Amazon EventBridge con reglas',
        },
        why: {
          pt: 'O Amazon EventBridge recebe eventos de serviços da AWS e de produtos SaaS e os encaminha por regras.',
          en: 'Amazon EventBridge receives events of AWS services and SaaS products and routes them by rules.',
          es: 'Amazon EventBridge recibe eventos de servicios de AWS y productos SaaS y los encamina por reglas.',
        },
        likeness: {
          pt: 'o maître que manda cada pedido ao balcão certo',
          en: 'the headwaiter who sends each order to the right counter',
          es: 'el maître que envía cada pedido al mostrador correcto',
        },
        tell: {
          pt: 'Eventos do SaaS que devem acionar funções conforme o conteúdo: EventBridge. Mudanças de estado em recursos da AWS que acionam funções: EventBridge.',
          en: 'Events of the SaaS that must trigger functions depending on their content: EventBridge. State changes of AWS resources that trigger functions: EventBridge.',
          es: 'Eventos del SaaS que deben activar funciones según su contenido: EventBridge. Cambios de estado de recursos de AWS que activan funciones: EventBridge.',
        },
        does: {
          pt: 'o Amazon EventBridge encaminha eventos por regras',
          en: 'Amazon EventBridge routes events by rules',
          es: 'Amazon EventBridge enruta eventos según reglas',
        },
      },
      {
        id: 'steps',
        name: { pt: 'AWS Step Functions', en: 'AWS Step Functions', es: 'AWS Step Functions' },
        uses: ['Step Functions'],
        popularity: 4,
        source: docs('step-functions/latest/dg/welcome.html'),
        action: {
          pt: 'Modelar o fluxo em uma máquina de estados do AWS Step Functions',
          en: 'Model the flow in an AWS Step Functions state machine',
          es: 'Modelar el flujo en una máquina de estados de AWS Step Functions',
        },
        why: {
          pt: 'O AWS Step Functions conduz um fluxo de passos, com esperas, novas tentativas e um diagrama de cada execução.',
          en: 'AWS Step Functions drives a flow of steps, with waits, retries and a diagram of each execution.',
          es: 'AWS Step Functions conduce un flujo de pasos, con esperas, reintentos y un diagrama de cada ejecución.',
        },
        likeness: {
          pt: 'o chef que conduz cada prato passo a passo',
          en: 'the chef who leads each dish step by step',
          es: 'el chef que guía cada plato paso a paso',
        },
        tell: {
          pt: 'Espera por uma aprovação, com a etapa à vista: Step Functions. Etapas em sequência, com novas tentativas e um diagrama: Step Functions. Reembolso com seis etapas que espera por uma aprovação: Step Functions.',
          en: 'A wait for an approval, with its stage visible: Step Functions. Steps in sequence, with retries and a diagram: Step Functions. A refund with six stages that waits for an approval: Step Functions.',
          es: 'Espera por una aprobación, con la etapa a la vista: Step Functions. Etapas en secuencia, con reintentos y un diagrama: Step Functions. Reembolso con seis etapas que espera una aprobación: Step Functions.',
        },
        does: {
          pt: 'o AWS Step Functions conduz as etapas de um fluxo',
          en: 'AWS Step Functions runs the steps of a workflow',
          es: 'AWS Step Functions conduce las etapas de un flujo',
        },
      },
    ],
    needs: [
      {
        id: 'buffer',
        of: 'sqs',
        text: {
          pt: 'Os pedidos que chegam nos picos devem esperar em uma fila até que um programa possa processá-los.',
          en: 'Orders that arrive at peaks must wait in a queue until a program can process them.',
          es: 'Los pedidos que llegan en los picos deben esperar en una cola hasta que un programa pueda procesarlos.',
        },
        job: {
          pt: 'guardar em uma fila o que espera por um consumidor cabe ao Amazon SQS',
          en: 'keeping work in a queue until a consumer takes it is the job of Amazon SQS',
          es: 'guardar en una cola lo que espera a un consumidor corresponde a Amazon SQS',
        },
      },
      {
        id: 'phones',
        of: 'sns',
        text: {
          pt: 'O cliente deve receber um SMS quando o pedido estiver pronto.',
          en: 'The customer must receive an SMS when the order is ready.',
          es: 'El cliente debe recibir un SMS cuando el pedido esté listo.',
        },
        job: {
          pt: 'quem entrega SMS a pessoas é o Amazon SNS',
          en: 'text messages to people are delivered by Amazon SNS',
          es: 'quien entrega SMS a personas es Amazon SNS',
        },
      },
      {
        id: 'saas-events',
        of: 'bridge',
        text: {
          pt: 'Eventos do SaaS que cobra os pagamentos devem acionar funções, conforme o seu conteúdo.',
          en: 'Events of the SaaS that collects payments must trigger functions, depending on their content.',
          es: 'Los eventos del SaaS que cobra los pagos deben activar funciones, según su contenido.',
        },
        job: {
          pt: 'eventos de parceiros SaaS chegam pelo Amazon EventBridge, que os filtra pelo conteúdo',
          en: 'events of SaaS partners come in through Amazon EventBridge, which filters them by content',
          es: 'los eventos de socios SaaS llegan por Amazon EventBridge, que los filtra por su contenido',
        },
      },
      {
        id: 'approval',
        of: 'steps',
        text: {
          pt: 'Um reembolso tem seis etapas, espera até dois dias por uma aprovação, e deve ser possível ver em que etapa está.',
          en: 'A refund has six stages, waits up to two days for an approval, and its stage must be visible.',
          es: 'Un reembolso tiene seis etapas, espera hasta dos días por una aprobación, y debe verse en qué etapa está.',
        },
        job: {
          pt: 'esperar por uma aprovação e mostrar a etapa de cada caso cabe ao AWS Step Functions',
          en: 'waiting for an approval and showing the stage of each case takes AWS Step Functions',
          es: 'esperar una aprobación y mostrar la etapa de cada caso corresponde a AWS Step Functions',
        },
      },
      {
        id: 'own-pace',
        of: 'sqs',
        text: {
          pt: 'Os programas que preparam os pedidos devem buscá-los em uma fila, no próprio ritmo.',
          en: 'The programs that prepare orders must fetch them from a queue, at their own pace.',
          es: 'Los programas que preparan los pedidos deben tomarlos de una cola, a su propio ritmo.',
        },
        job: {
          pt: 'buscar mensagens no próprio ritmo pede uma fila, como a do Amazon SQS',
          en: 'fetching messages when each worker is ready takes a queue, as in Amazon SQS',
          es: 'tomar mensajes al propio ritmo requiere una cola, como la de Amazon SQS',
        },
      },
      {
        id: 'fan-out',
        of: 'sns',
        text: {
          pt: 'O mesmo aviso de cada pedido deve chegar na hora a três sistemas e ao e-mail da equipe.',
          en: 'The same notice of each order must reach three systems and the team’s email at once.',
          es: 'El mismo aviso de cada pedido debe llegar en el acto a tres sistemas y al correo del equipo.',
        },
        job: {
          pt: 'enviar um aviso a muitos assinantes, também por e-mail, cabe ao Amazon SNS',
          en: 'sending one notice to many subscribers, by email too, is the job of Amazon SNS',
          es: 'enviar un aviso a muchos suscriptores, también por correo, corresponde a Amazon SNS',
        },
      },
      {
        id: 'aws-events',
        of: 'bridge',
        text: {
          pt: 'Mudanças de estado em recursos da AWS devem acionar funções, conforme regras.',
          en: 'State changes of AWS resources must trigger functions, according to rules.',
          es: 'Los cambios de estado de recursos de AWS deben activar funciones, según reglas.',
        },
        job: {
          pt: 'eventos de serviços da AWS são encaminhados por regras no Amazon EventBridge',
          en: 'events of AWS services are routed by rules in Amazon EventBridge',
          es: 'los eventos de servicios de AWS se enrutan por reglas en Amazon EventBridge',
        },
      },
      {
        id: 'in-order',
        of: 'steps',
        text: {
          pt: 'Cada pedido passa por etapas em sequência, com novas tentativas e desvios vistos em um diagrama.',
          en: 'Each order takes steps in sequence, with retries and branches that a diagram shows.',
          es: 'Cada pedido pasa por etapas en secuencia, con reintentos y bifurcaciones que se ven en un diagrama.',
        },
        job: {
          pt: 'uma sequência com novas tentativas e diagrama é um fluxo do AWS Step Functions',
          en: 'a sequence with retries and a diagram is a workflow of AWS Step Functions',
          es: 'una secuencia con reintentos y diagrama es un flujo de AWS Step Functions',
        },
      },
    ],
    ask: {
      pt: 'Quais serviços da AWS atendem a essas duas necessidades?',
      en: 'Which AWS services meet these two needs?',
      es: '¿Qué servicios de AWS cubren estas dos necesidades?',
    },
  }),
];
