import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const operationsPair: readonly Pattern[] = [
  {
    id: 'operations-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'operations' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    situations: [
      {
        id: 'theater',
        text: {
          pt: 'Uma bilheteria on-line com microsserviços na AWS teve três noites ruins seguidas.',
          en: 'An online box office with microservices on AWS has had three bad nights in a row.',
          es: 'Una boletería en línea con microservicios en AWS tuvo tres malas noches seguidas.',
        },
        today: {
          pt: 'Em cada uma, cerca de 5.000 compradores desistiram, e a equipe procurou a causa até de manhã. Um arquiteto de soluções precisa melhorar a operação.',
          en: 'On each of them some 5,000 buyers gave up, and the team looked for the cause until morning. A solutions architect must improve operations.',
          es: 'En cada una, unos 5.000 compradores desistieron, y el equipo buscó la causa hasta la mañana. Un arquitecto de soluciones debe mejorar la operación.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma bolsa de fretes opera duzentas instâncias e dezenas de microsserviços na AWS.',
          en: 'A freight exchange operates two hundred instances and dozens of microservices on AWS.',
          es: 'Una bolsa de fletes opera doscientas instancias y decenas de microservicios en AWS.',
        },
        today: {
          pt: 'Quatro pessoas os operam e percorrem uma lista de verificação todo dia. Os arquitetos precisam propor dois serviços.',
          en: 'Four people operate them and work through a checklist every day. The architects must propose two services.',
          es: 'Cuatro personas los operan y recorren una lista de control cada día. Los arquitectos deben proponer dos servicios.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Um sistema de ensino na AWS, com meio milhão de alunos, quer achar problemas antes deles.',
          en: 'A learning system on AWS with half a million students wants to find problems before they do.',
          es: 'Un sistema educativo en AWS, con medio millón de alumnos, quiere detectar problemas antes que ellos.',
        },
        today: {
          pt: 'São trinta microsserviços em noventa instâncias, e até agora os problemas são avisados por telefone.',
          en: 'It consists of thirty microservices on ninety instances, and problems are reported by telephone so far.',
          es: 'Son treinta microservicios en noventa instancias, y hasta ahora los problemas se avisan por teléfono.',
        },
      },
      {
        id: 'bank-operations',
        text: {
          pt: 'Um banco digital com microsserviços na AWS quer perceber falhas mais cedo.',
          en: 'A digital bank with microservices on AWS wants to notice failures sooner.',
          es: 'Un banco digital con microservicios en AWS quiere notar antes las fallas.',
        },
        today: {
          pt: 'Sessenta microsserviços em 150 instâncias atendem 900.000 clientes. Um arquiteto de soluções recebeu duas necessidades da operação.',
          en: 'Sixty microservices on 150 instances serve 900,000 customers. A solutions architect was given two needs of the operations team.',
          es: 'Sesenta microservicios en 150 instancias atienden a 900.000 clientes. Un arquitecto de soluciones recibió dos necesidades de operaciones.',
        },
      },
      {
        id: 'government-operations',
        text: {
          pt: 'Duas pessoas cuidam de trezentas instâncias e microsserviços de um órgão público na AWS.',
          en: 'Two people look after three hundred instances and microservices of a public agency on AWS.',
          es: 'Dos personas cuidan trescientas instancias y microservicios de un organismo público en AWS.',
        },
        today: {
          pt: 'Elas sabem dos problemas pelos cidadãos, uns quarenta por mês. O órgão quer mudar duas coisas neste ano.',
          en: 'They learn of problems from citizens, about forty a month. The agency wants to change two things this year.',
          es: 'Se enteran de los problemas por los ciudadanos, unos cuarenta al mes. El organismo quiere cambiar dos cosas este año.',
        },
      },
    ],
    candidates: [
      {
        id: 'watch-xray',
        uses: ['CloudWatch', 'X-Ray'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/WhatIsCloudWatch.html'),
        secondSource: docs('xray/latest/devguide/aws-xray.html'),
        text: {
          pt: 'Amazon CloudWatch e AWS X-Ray',
          en: 'Amazon CloudWatch and AWS X-Ray',
          es: 'Amazon CloudWatch y AWS X-Ray',
        },
        action: {
          pt: 'Criar alarmes do Amazon CloudWatch sobre as métricas e instrumentar os microsserviços com o AWS X-Ray.',
          en: 'Create Amazon CloudWatch alarms on the metrics and instrument the microservices with AWS X-Ray.',
          es: 'Crear alarmas de Amazon CloudWatch sobre las métricas e instrumentar los microservicios con AWS X-Ray.',
        },
        why: {
          pt: 'O Amazon CloudWatch reúne métricas e logs e dispara alarmes quando passam de um limite. O AWS X-Ray acompanha uma solicitação de serviço em serviço e mostra onde ela demora ou falha.',
          en: 'Amazon CloudWatch gathers metrics and logs and raises alarms when they pass a threshold. AWS X-Ray follows a request from service to service and shows where it is slow or fails.',
          es: 'Amazon CloudWatch reúne métricas y logs y dispara alarmas cuando superan un límite. AWS X-Ray sigue una solicitud de servicio en servicio y muestra dónde se demora o falla.',
        },
        tell: {
          pt: 'Métrica acima do limite: CloudWatch. O caminho de uma solicitação: X-Ray.',
          en: 'A metric above its threshold: CloudWatch. The path of a request: X-Ray.',
          es: 'Métrica por encima del límite: CloudWatch. El camino de una solicitud: X-Ray.',
        },
      },
      {
        id: 'watch-health',
        uses: ['CloudWatch', 'AWS Health', 'Health Dashboard'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/WhatIsCloudWatch.html'),
        secondSource: docs('health/latest/ug/what-is-aws-health.html'),
        text: {
          pt: 'Amazon CloudWatch e AWS Health',
          en: 'Amazon CloudWatch and AWS Health',
          es: 'Amazon CloudWatch y AWS Health',
        },
        action: {
          pt: 'Criar alarmes do Amazon CloudWatch sobre as métricas e assinar os eventos do AWS Health com o Amazon EventBridge.',
          en: 'Create Amazon CloudWatch alarms on the metrics and subscribe to AWS Health events with Amazon EventBridge.',
          es: 'Crear alarmas de Amazon CloudWatch sobre las métricas y suscribirse a los eventos de AWS Health con Amazon EventBridge.',
        },
        why: {
          pt: 'O Amazon CloudWatch reúne métricas e logs e dispara alarmes quando passam de um limite. O AWS Health avisa de eventos da própria AWS que afetam os recursos da conta, como manutenções e falhas.',
          en: 'Amazon CloudWatch gathers metrics and logs and raises alarms when they pass a threshold. AWS Health tells of events of AWS itself that affect the resources of the account, such as maintenance and outages.',
          es: 'Amazon CloudWatch reúne métricas y logs y dispara alarmas cuando superan un límite. AWS Health avisa de eventos de la propia AWS que afectan los recursos de la cuenta, como mantenimientos y fallas.',
        },
        tell: {
          pt: 'Métrica acima do limite: CloudWatch. Eventos da AWS que afetam a conta: AWS Health.',
          en: 'A metric above its threshold: CloudWatch. AWS events that affect the account: AWS Health.',
          es: 'Métrica por encima del límite: CloudWatch. Eventos de AWS que afectan la cuenta: AWS Health.',
        },
      },
      {
        id: 'watch-manager',
        uses: ['CloudWatch', 'Systems Manager'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/WhatIsCloudWatch.html'),
        secondSource: docs('systems-manager/latest/userguide/what-is-systems-manager.html'),
        text: {
          pt: 'Amazon CloudWatch e AWS Systems Manager',
          en: 'Amazon CloudWatch and AWS Systems Manager',
          es: 'Amazon CloudWatch y AWS Systems Manager',
        },
        action: {
          pt: 'Criar alarmes do Amazon CloudWatch sobre as métricas e agendar janelas de manutenção do AWS Systems Manager.',
          en: 'Create Amazon CloudWatch alarms on the metrics and schedule AWS Systems Manager maintenance windows.',
          es: 'Crear alarmas de Amazon CloudWatch sobre las métricas y programar ventanas de mantenimiento de AWS Systems Manager.',
        },
        why: {
          pt: 'O Amazon CloudWatch reúne métricas e logs e dispara alarmes quando passam de um limite. O AWS Systems Manager opera muitas instâncias de uma vez: patches, comandos e inventário.',
          en: 'Amazon CloudWatch gathers metrics and logs and raises alarms when they pass a threshold. AWS Systems Manager operates many instances at once: patches, commands and inventory.',
          es: 'Amazon CloudWatch reúne métricas y logs y dispara alarmas cuando superan un límite. AWS Systems Manager opera muchas instancias a la vez: parches, comandos e inventario.',
        },
        tell: {
          pt: 'Métrica acima do limite: CloudWatch. Patches e comandos em muitas instâncias: Systems Manager.',
          en: 'A metric above its threshold: CloudWatch. Patches and commands on many instances: Systems Manager.',
          es: 'Métrica por encima del límite: CloudWatch. Parches y comandos en muchas instancias: Systems Manager.',
        },
      },
      {
        id: 'xray-health',
        uses: ['X-Ray', 'AWS Health', 'Health Dashboard'],
        popularity: 4,
        source: docs('xray/latest/devguide/aws-xray.html'),
        secondSource: docs('health/latest/ug/what-is-aws-health.html'),
        text: { pt: 'AWS X-Ray e AWS Health', en: 'AWS X-Ray and AWS Health', es: 'AWS X-Ray y AWS Health' },
        action: {
          pt: 'Instrumentar os microsserviços com o AWS X-Ray e assinar os eventos do AWS Health com o Amazon EventBridge.',
          en: 'Instrument the microservices with AWS X-Ray and subscribe to AWS Health events with Amazon EventBridge.',
          es: 'Instrumentar los microservicios con AWS X-Ray y suscribirse a los eventos de AWS Health con Amazon EventBridge.',
        },
        why: {
          pt: 'O AWS X-Ray acompanha uma solicitação de serviço em serviço e mostra onde ela demora ou falha. O AWS Health avisa de eventos da própria AWS que afetam os recursos da conta, como manutenções e falhas.',
          en: 'AWS X-Ray follows a request from service to service and shows where it is slow or fails. AWS Health tells of events of AWS itself that affect the resources of the account, such as maintenance and outages.',
          es: 'AWS X-Ray sigue una solicitud de servicio en servicio y muestra dónde se demora o falla. AWS Health avisa de eventos de la propia AWS que afectan los recursos de la cuenta, como mantenimientos y fallas.',
        },
        tell: {
          pt: 'O caminho de uma solicitação: X-Ray. Eventos da AWS que afetam a conta: AWS Health.',
          en: 'The path of a request: X-Ray. AWS events that affect the account: AWS Health.',
          es: 'El camino de una solicitud: X-Ray. Eventos de AWS que afectan la cuenta: AWS Health.',
        },
      },
      {
        id: 'xray-manager',
        uses: ['X-Ray', 'Systems Manager'],
        popularity: 4,
        source: docs('xray/latest/devguide/aws-xray.html'),
        secondSource: docs('systems-manager/latest/userguide/what-is-systems-manager.html'),
        text: {
          pt: 'AWS X-Ray e AWS Systems Manager',
          en: 'AWS X-Ray and AWS Systems Manager',
          es: 'AWS X-Ray y AWS Systems Manager',
        },
        action: {
          pt: 'Instrumentar os microsserviços com o AWS X-Ray e agendar janelas de manutenção do AWS Systems Manager.',
          en: 'Instrument the microservices with AWS X-Ray and schedule AWS Systems Manager maintenance windows.',
          es: 'Instrumentar los microservicios con AWS X-Ray y programar ventanas de mantenimiento de AWS Systems Manager.',
        },
        why: {
          pt: 'O AWS X-Ray acompanha uma solicitação de serviço em serviço e mostra onde ela demora ou falha. O AWS Systems Manager opera muitas instâncias de uma vez: patches, comandos e inventário.',
          en: 'AWS X-Ray follows a request from service to service and shows where it is slow or fails. AWS Systems Manager operates many instances at once: patches, commands and inventory.',
          es: 'AWS X-Ray sigue una solicitud de servicio en servicio y muestra dónde se demora o falla. AWS Systems Manager opera muchas instancias a la vez: parches, comandos e inventario.',
        },
        tell: {
          pt: 'O caminho de uma solicitação: X-Ray. Patches e comandos em muitas instâncias: Systems Manager.',
          en: 'The path of a request: X-Ray. Patches and commands on many instances: Systems Manager.',
          es: 'El camino de una solicitud: X-Ray. Parches y comandos en muchas instancias: Systems Manager.',
        },
      },
      {
        id: 'health-manager',
        uses: ['AWS Health', 'Health Dashboard', 'Systems Manager'],
        popularity: 4,
        source: docs('health/latest/ug/what-is-aws-health.html'),
        secondSource: docs('systems-manager/latest/userguide/what-is-systems-manager.html'),
        text: {
          pt: 'AWS Health e AWS Systems Manager',
          en: 'AWS Health and AWS Systems Manager',
          es: 'AWS Health y AWS Systems Manager',
        },
        action: {
          pt: 'Assinar os eventos do AWS Health com o Amazon EventBridge e agendar janelas de manutenção do AWS Systems Manager.',
          en: 'Subscribe to AWS Health events with Amazon EventBridge and schedule AWS Systems Manager maintenance windows.',
          es: 'Suscribirse a los eventos de AWS Health con Amazon EventBridge y programar ventanas de mantenimiento de AWS Systems Manager.',
        },
        why: {
          pt: 'O AWS Health avisa de eventos da própria AWS que afetam os recursos da conta, como manutenções e falhas. O AWS Systems Manager opera muitas instâncias de uma vez: patches, comandos e inventário.',
          en: 'AWS Health tells of events of AWS itself that affect the resources of the account, such as maintenance and outages. AWS Systems Manager operates many instances at once: patches, commands and inventory.',
          es: 'AWS Health avisa de eventos de la propia AWS que afectan los recursos de la cuenta, como mantenimientos y fallas. AWS Systems Manager opera muchas instancias a la vez: parches, comandos e inventario.',
        },
        tell: {
          pt: 'Eventos da AWS que afetam a conta: AWS Health. Patches e comandos em muitas instâncias: Systems Manager.',
          en: 'AWS events that affect the account: AWS Health. Patches and commands on many instances: Systems Manager.',
          es: 'Eventos de AWS que afectan la cuenta: AWS Health. Parches y comandos en muchas instancias: Systems Manager.',
        },
      },
    ],
    constraints: [
      {
        id: 'alarm',
        text: {
          pt: 'A equipe deve ser avisada quando o uso de CPU passar de um limite.',
          en: 'The team must be alerted when CPU use passes a threshold.',
          es: 'El equipo debe recibir un aviso cuando el uso de CPU supere un umbral.',
        },
        fits: ['watch-xray', 'watch-health', 'watch-manager'],
        rulesOut: {
          'xray-health': {
            pt: 'O AWS X-Ray rastreia solicitações e o AWS Health informa sobre eventos da própria AWS; alarmes sobre uma métrica são do Amazon CloudWatch.',
            en: 'AWS X-Ray traces requests and AWS Health reports events of AWS itself; alarms on a metric are a feature of Amazon CloudWatch.',
            es: 'AWS X-Ray rastrea solicitudes y AWS Health informa sobre eventos de la propia AWS; las alarmas sobre una métrica son de Amazon CloudWatch.',
          },
          'xray-manager': {
            pt: 'O AWS X-Ray rastreia solicitações e o AWS Systems Manager administra instâncias; alarmes sobre uma métrica são do Amazon CloudWatch.',
            en: 'AWS X-Ray traces requests and AWS Systems Manager administers instances; alarms on a metric are a feature of Amazon CloudWatch.',
            es: 'AWS X-Ray rastrea solicitudes y AWS Systems Manager administra instancias; las alarmas sobre una métrica son de Amazon CloudWatch.',
          },
          'health-manager': {
            pt: 'O AWS Health informa sobre eventos da própria AWS e o AWS Systems Manager administra instâncias; alarmes sobre uma métrica são do Amazon CloudWatch.',
            en: 'AWS Health reports events of AWS itself and AWS Systems Manager administers instances; alarms on a metric are a feature of Amazon CloudWatch.',
            es: 'AWS Health informa sobre eventos de la propia AWS y AWS Systems Manager administra instancias; las alarmas sobre una métrica son de Amazon CloudWatch.',
          },
        },
      },
      {
        id: 'slow-request',
        text: {
          pt: 'A equipe precisa ver qual microsserviço atrasa cada pedido.',
          en: 'The team must see which microservice slows down a request.',
          es: 'El equipo necesita ver qué microservicio demora cada solicitud.',
        },
        fits: ['watch-xray', 'xray-health', 'xray-manager'],
        rulesOut: {
          'watch-health': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS Health informa sobre eventos da própria AWS; o tempo de cada trecho de uma solicitação é visto no AWS X-Ray.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS Health reports events of AWS itself; the time of each segment of a request is seen in AWS X-Ray.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS Health informa sobre eventos de la propia AWS; el tiempo de cada tramo de una solicitud se ve en AWS X-Ray.',
          },
          'watch-manager': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS Systems Manager administra instâncias; o tempo de cada trecho de uma solicitação é visto no AWS X-Ray.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS Systems Manager administers instances; the time of each segment of a request is seen in AWS X-Ray.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS Systems Manager administra instancias; el tiempo de cada tramo de una solicitud se ve en AWS X-Ray.',
          },
          'health-manager': {
            pt: 'O AWS Health informa sobre eventos da própria AWS e o AWS Systems Manager administra instâncias; o tempo de cada trecho de uma solicitação é visto no AWS X-Ray.',
            en: 'AWS Health reports events of AWS itself and AWS Systems Manager administers instances; the time of each segment of a request is seen in AWS X-Ray.',
            es: 'AWS Health informa sobre eventos de la propia AWS y AWS Systems Manager administra instancias; el tiempo de cada tramo de una solicitud se ve en AWS X-Ray.',
          },
        },
      },
      {
        id: 'maintenance',
        text: {
          pt: 'A equipe quer ser avisada de manutenções da AWS que afetem os seus recursos.',
          en: 'The team wants notice of AWS maintenance that affects its resources.',
          es: 'El equipo quiere aviso de los mantenimientos de AWS que afecten sus recursos.',
        },
        fits: ['watch-health', 'xray-health', 'health-manager'],
        rulesOut: {
          'watch-xray': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS X-Ray rastreia solicitações; manutenções da AWS que afetam a conta são avisadas pelo AWS Health.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS X-Ray traces requests; AWS maintenance that affects the account is announced by AWS Health.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS X-Ray rastrea solicitudes; los mantenimientos de AWS que afectan a la cuenta los anuncia AWS Health.',
          },
          'watch-manager': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS Systems Manager administra instâncias; manutenções da AWS que afetam a conta são avisadas pelo AWS Health.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS Systems Manager administers instances; AWS maintenance that affects the account is announced by AWS Health.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS Systems Manager administra instancias; los mantenimientos de AWS que afectan a la cuenta los anuncia AWS Health.',
          },
          'xray-manager': {
            pt: 'O AWS X-Ray rastreia solicitações e o AWS Systems Manager administra instâncias; manutenções da AWS que afetam a conta são avisadas pelo AWS Health.',
            en: 'AWS X-Ray traces requests and AWS Systems Manager administers instances; AWS maintenance that affects the account is announced by AWS Health.',
            es: 'AWS X-Ray rastrea solicitudes y AWS Systems Manager administra instancias; los mantenimientos de AWS que afectan a la cuenta los anuncia AWS Health.',
          },
        },
      },
      {
        id: 'patching',
        text: {
          pt: 'Todas as instâncias devem receber os patches em uma janela definida.',
          en: 'All instances must be patched in a set window.',
          es: 'Todas las instancias deben recibir los parches en una ventana definida.',
        },
        fits: ['watch-manager', 'xray-manager', 'health-manager'],
        rulesOut: {
          'watch-xray': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS X-Ray rastreia solicitações; patches em janelas de manutenção cabem ao AWS Systems Manager.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS X-Ray traces requests; patching in maintenance windows is the job of AWS Systems Manager.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS X-Ray rastrea solicitudes; los parches en ventanas de mantenimiento corresponden a AWS Systems Manager.',
          },
          'watch-health': {
            pt: 'O Amazon CloudWatch reúne métricas e logs e o AWS Health informa sobre eventos da própria AWS; patches em janelas de manutenção cabem ao AWS Systems Manager.',
            en: 'Amazon CloudWatch gathers metrics and logs and AWS Health reports events of AWS itself; patching in maintenance windows is the job of AWS Systems Manager.',
            es: 'Amazon CloudWatch reúne métricas y registros y AWS Health informa sobre eventos de la propia AWS; los parches en ventanas de mantenimiento corresponden a AWS Systems Manager.',
          },
          'xray-health': {
            pt: 'O AWS X-Ray rastreia solicitações e o AWS Health informa sobre eventos da própria AWS; patches em janelas de manutenção cabem ao AWS Systems Manager.',
            en: 'AWS X-Ray traces requests and AWS Health reports events of AWS itself; patching in maintenance windows is the job of AWS Systems Manager.',
            es: 'AWS X-Ray rastrea solicitudes y AWS Health informa sobre eventos de la propia AWS; los parches en ventanas de mantenimiento corresponden a AWS Systems Manager.',
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
