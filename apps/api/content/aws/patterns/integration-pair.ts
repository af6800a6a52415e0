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
        id: 'visas',
        text: {
          pt: 'O sistema de vistos de um consulado, na AWS, trava quando uma parte fica lenta.',
          en: 'A consulate’s visa system on AWS gets stuck when one part is slow.',
          es: 'El sistema de visas de un consulado, en AWS, se traba cuando una parte se vuelve lenta.',
        },
        today: {
          pt: 'Os módulos se chamam uns aos outros por HTTP, e 4.000 pessoas usam o sistema por dia. Os arquitetos vão mudar essa comunicação.',
          en: 'The modules call one another over HTTP, and 4,000 people use the system each day. The architects are going to change how they communicate.',
          es: 'Los módulos se llaman unos a otros por HTTP, y 4.000 personas usan el sistema cada día. Los arquitectos van a cambiar esa comunicación.',
        },
      },
      {
        id: 'telemetry',
        text: {
          pt: 'Uma empresa de elevadores recebe na AWS os avisos dos seus equipamentos.',
          en: 'An elevator company receives the alerts of its equipment on AWS.',
          es: 'Una empresa de ascensores recibe en AWS los avisos de sus equipos.',
        },
        today: {
          pt: 'São 7.000 elevadores, e um programa feito há oito anos recebe e trata tudo. Um arquiteto de soluções precisa dividi-lo.',
          en: 'There are 7,000 elevators, and a program written eight years ago receives and handles everything. A solutions architect must split it up.',
          es: 'Son 7.000 ascensores, y un programa hecho hace ocho años recibe y trata todo. Un arquitecto de soluciones debe dividirlo.',
        },
      },
      {
        id: 'bakery-integration',
        text: {
          pt: 'Uma rede de padarias vai desacoplar o seu sistema de encomendas na AWS.',
          en: 'A chain of bakeries is decoupling its ordering system on AWS.',
          es: 'Una cadena de panaderías va a desacoplar su sistema de encargos en AWS.',
        },
        today: {
          pt: 'As 120 lojas enviam encomendas a um único servidor, que para a cada falha. Um arquiteto de soluções está projetando as novas ligações.',
          en: 'The 120 shops send orders to a single server, which stops at each failure. A solutions architect is designing the new links.',
          es: 'Las 120 tiendas envían encargos a un único servidor, que se detiene con cada falla. Un arquitecto de soluciones diseña los nuevos enlaces.',
        },
      },
      {
        id: 'hotel-integration',
        text: {
          pt: 'Um grupo de hotéis refaz na AWS o sistema de reservas, em módulos.',
          en: 'A hotel group is rebuilding its booking system on AWS, in modules.',
          es: 'Un grupo hotelero rehace en AWS su sistema de reservas, en módulos.',
        },
        today: {
          pt: 'Seis módulos substituirão um programa que atende 85 hotéis. Um arquiteto de soluções deve escolher os serviços que os ligarão.',
          en: 'Six modules are going to replace a program that serves 85 hotels. A solutions architect must choose the services that link them.',
          es: 'Seis módulos reemplazarán un programa que atiende 85 hoteles. Un arquitecto de soluciones debe elegir los servicios que los unirán.',
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
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um trabalhador as processe. O Amazon SNS envia na hora uma mensagem a todos os assinantes de um tópico, também por SMS e e-mail.',
          en: 'Amazon SQS keeps messages in a queue until a worker processes them. Amazon SNS sends a message at once to all subscribers of a topic, also by SMS and email.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un trabajador los procese. Amazon SNS envía al instante un mensaje a todos los suscriptores de un tema, también por SMS y correo.',
        },
        tell: {
          pt: 'Guardar trabalho até que haja quem o faça: SQS. Avisar pessoas por SMS ou e-mail: SNS.',
          en: 'Keeping work until somebody does it: SQS. Telling people by SMS or email: SNS.',
          es: 'Guardar trabajo hasta que alguien lo haga: SQS. Avisar a personas por SMS o correo: SNS.',
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
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um trabalhador as processe. O Amazon EventBridge recebe eventos de serviços da AWS e de produtos SaaS e os encaminha por regras.',
          en: 'Amazon SQS keeps messages in a queue until a worker processes them. Amazon EventBridge receives events of AWS services and SaaS products and routes them by rules.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un trabajador los procese. Amazon EventBridge recibe eventos de servicios de AWS y productos SaaS y los encamina por reglas.',
        },
        tell: {
          pt: 'Guardar trabalho até que haja quem o faça: SQS. Eventos de SaaS e da AWS, por regras: EventBridge.',
          en: 'Keeping work until somebody does it: SQS. Events of SaaS and AWS, by rules: EventBridge.',
          es: 'Guardar trabajo hasta que alguien lo haga: SQS. Eventos de SaaS y de AWS, por reglas: EventBridge.',
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
          pt: 'O Amazon SQS guarda mensagens em uma fila até que um trabalhador as processe. O AWS Step Functions conduz um fluxo de passos, com esperas, novas tentativas e um diagrama de cada execução.',
          en: 'Amazon SQS keeps messages in a queue until a worker processes them. AWS Step Functions drives a flow of steps, with waits, retries and a diagram of each execution.',
          es: 'Amazon SQS guarda mensajes en una cola hasta que un trabajador los procese. AWS Step Functions conduce un flujo de pasos, con esperas, reintentos y un diagrama de cada ejecución.',
        },
        tell: {
          pt: 'Guardar trabalho até que haja quem o faça: SQS. Vários passos em ordem, com esperas: Step Functions.',
          en: 'Keeping work until somebody does it: SQS. Several steps in order, with waits: Step Functions.',
          es: 'Guardar trabajo hasta que alguien lo haga: SQS. Varios pasos en orden, con esperas: Step Functions.',
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
          pt: 'Avisar pessoas por SMS ou e-mail: SNS. Eventos de SaaS e da AWS, por regras: EventBridge.',
          en: 'Telling people by SMS or email: SNS. Events of SaaS and AWS, by rules: EventBridge.',
          es: 'Avisar a personas por SMS o correo: SNS. Eventos de SaaS y de AWS, por reglas: EventBridge.',
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
          pt: 'Avisar pessoas por SMS ou e-mail: SNS. Vários passos em ordem, com esperas: Step Functions.',
          en: 'Telling people by SMS or email: SNS. Several steps in order, with waits: Step Functions.',
          es: 'Avisar a personas por SMS o correo: SNS. Varios pasos en orden, con esperas: Step Functions.',
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
          pt: 'Nos picos, o que chega deve ser guardado até que um programa possa processá-lo.',
          en: 'At peaks, what arrives must be kept until a program can process it.',
          es: 'En los picos, lo que llega debe guardarse hasta que un programa pueda procesarlo.',
        },
        fits: ['sqs-sns', 'sqs-bridge', 'sqs-steps'],
        rulesOut: {
          'sns-bridge': {
            pt: 'Nem o Amazon SNS nem o Amazon EventBridge guardam o que chega até que um programa o processe e apague.',
            en: 'Neither Amazon SNS nor Amazon EventBridge keeps what arrives until a program processes and deletes it.',
            es: 'Ni Amazon SNS ni Amazon EventBridge guardan lo que llega hasta que un programa lo procese y lo borre.',
          },
          'sns-steps': {
            pt: 'Nem o Amazon SNS nem o AWS Step Functions guardam o que chega até que um programa o processe e apague.',
            en: 'Neither Amazon SNS nor AWS Step Functions keeps what arrives until a program processes and deletes it.',
            es: 'Ni Amazon SNS ni AWS Step Functions guardan lo que llega hasta que un programa lo procese y lo borre.',
          },
          'bridge-steps': {
            pt: 'Nem o Amazon EventBridge nem o AWS Step Functions guardam o que chega até que um programa o processe e apague.',
            en: 'Neither Amazon EventBridge nor AWS Step Functions keeps what arrives until a program processes and deletes it.',
            es: 'Ni Amazon EventBridge ni AWS Step Functions guardan lo que llega hasta que un programa lo procese y lo borre.',
          },
        },
      },
      {
        id: 'phones',
        text: {
          pt: 'Plantonistas devem receber um SMS a cada aviso grave.',
          en: 'Staff on duty must receive an SMS on each serious alert.',
          es: 'El personal de guardia debe recibir un SMS con cada aviso grave.',
        },
        fits: ['sqs-sns', 'sns-bridge', 'sns-steps'],
        rulesOut: {
          'sqs-bridge': {
            pt: 'Nem o Amazon SQS nem o Amazon EventBridge enviam SMS a pessoas.',
            en: 'Neither Amazon SQS nor Amazon EventBridge sends an SMS to people.',
            es: 'Ni Amazon SQS ni Amazon EventBridge envían SMS a personas.',
          },
          'sqs-steps': {
            pt: 'Nem o Amazon SQS nem o AWS Step Functions enviam SMS a pessoas.',
            en: 'Neither Amazon SQS nor AWS Step Functions sends an SMS to people.',
            es: 'Ni Amazon SQS ni AWS Step Functions envían SMS a personas.',
          },
          'bridge-steps': {
            pt: 'Nem o Amazon EventBridge nem o AWS Step Functions enviam SMS a pessoas.',
            en: 'Neither Amazon EventBridge nor AWS Step Functions sends an SMS to people.',
            es: 'Ni Amazon EventBridge ni AWS Step Functions envían SMS a personas.',
          },
        },
      },
      {
        id: 'saas-events',
        text: {
          pt: 'Eventos do SaaS de um parceiro devem acionar funções, conforme o seu conteúdo.',
          en: 'Events of a partner’s SaaS must trigger functions, depending on their content.',
          es: 'Los eventos del SaaS de un socio deben activar funciones, según su contenido.',
        },
        fits: ['sqs-bridge', 'sns-bridge', 'bridge-steps'],
        rulesOut: {
          'sqs-sns': {
            pt: 'Nem o Amazon SQS nem o Amazon SNS recebem eventos de um produto SaaS e os encaminham por regras.',
            en: 'Neither Amazon SQS nor Amazon SNS takes events from a SaaS product and routes them by rules.',
            es: 'Ni Amazon SQS ni Amazon SNS reciben eventos de un producto SaaS y los encaminan por reglas.',
          },
          'sqs-steps': {
            pt: 'Nem o Amazon SQS nem o AWS Step Functions recebem eventos de um produto SaaS e os encaminham por regras.',
            en: 'Neither Amazon SQS nor AWS Step Functions takes events from a SaaS product and routes them by rules.',
            es: 'Ni Amazon SQS ni AWS Step Functions reciben eventos de un producto SaaS y los encaminan por reglas.',
          },
          'sns-steps': {
            pt: 'Nem o Amazon SNS nem o AWS Step Functions recebem eventos de um produto SaaS e os encaminham por regras.',
            en: 'Neither Amazon SNS nor AWS Step Functions takes events from a SaaS product and routes them by rules.',
            es: 'Ni Amazon SNS ni AWS Step Functions reciben eventos de un producto SaaS y los encaminan por reglas.',
          },
        },
      },
      {
        id: 'approval',
        text: {
          pt: 'Um processo de seis etapas espera dois dias por uma aprovação, e deve-se ver em que etapa está.',
          en: 'A six-stage process waits two days for an approval, and its stage must be visible.',
          es: 'Un proceso de seis etapas espera dos días por una aprobación, y debe verse en qué etapa está.',
        },
        fits: ['sqs-steps', 'sns-steps', 'bridge-steps'],
        rulesOut: {
          'sqs-sns': {
            pt: 'Nem o Amazon SQS nem o Amazon SNS conduzem um processo de várias etapas com espera.',
            en: 'Neither Amazon SQS nor Amazon SNS drives a process of several stages with a wait.',
            es: 'Ni Amazon SQS ni Amazon SNS conducen un proceso de varias etapas con espera.',
          },
          'sqs-bridge': {
            pt: 'Nem o Amazon SQS nem o Amazon EventBridge conduzem um processo de várias etapas com espera.',
            en: 'Neither Amazon SQS nor Amazon EventBridge drives a process of several stages with a wait.',
            es: 'Ni Amazon SQS ni Amazon EventBridge conducen un proceso de varias etapas con espera.',
          },
          'sns-bridge': {
            pt: 'Nem o Amazon SNS nem o Amazon EventBridge conduzem um processo de várias etapas com espera.',
            en: 'Neither Amazon SNS nor Amazon EventBridge drives a process of several stages with a wait.',
            es: 'Ni Amazon SNS ni Amazon EventBridge conducen un proceso de varias etapas con espera.',
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
