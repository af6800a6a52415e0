import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const operationsPair: readonly Pattern[] = [
  twoOf({
    id: 'operations-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'operations' },
    },
    scene: {
      pt: 'Pense no sistema como uma frota de ônibus, nas instâncias como os ônibus e em cada requisição como um passageiro.',
      en: 'Think of the system as a bus fleet, of the instances as its buses, and of each request as a passenger.',
      es: 'Piensa en el sistema como una flota de autobuses, en las instancias como los autobuses y en cada solicitud como un pasajero.',
    },
    situations: [
      {
        id: 'theater',
        text: {
          pt: 'Uma bilheteria on-line com microsserviços na AWS teve falhas em três noites seguidas.',
          en: 'An online box office with microservices on AWS has had failures three nights in a row.',
          es: 'Una boletería en línea con microservicios en AWS tuvo fallas tres noches seguidas.',
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
          en: 'Sixty microservices on 150 instances serve 900,000 customers. A solutions architect has been asked to meet two needs of the operations team.',
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
    halves: [
      {
        id: 'watch',
        name: { pt: 'Amazon CloudWatch', en: 'Amazon CloudWatch', es: 'Amazon CloudWatch' },
        uses: ['CloudWatch'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/WhatIsCloudWatch.html'),
        action: {
          pt: 'Configurar alarmes e painéis de métricas e logs no Amazon CloudWatch',
          en: 'Set up alarms and dashboards of metrics and logs in Amazon CloudWatch',
          es: 'Configurar alarmas y paneles de métricas y registros en Amazon CloudWatch',
        },
        why: {
          pt: 'O Amazon CloudWatch reúne métricas e logs e dispara alarmes quando passam de um limite.',
          en: 'Amazon CloudWatch gathers metrics and logs and raises alarms when they pass a threshold.',
          es: 'Amazon CloudWatch reúne métricas y registros y dispara alarmas cuando superan un límite.',
        },
        likeness: {
          pt: 'o painel do ônibus que apita quando o motor esquenta',
          en: 'the bus dashboard that beeps when the engine heats up',
          es: 'el tablero del autobús que avisa si el motor se calienta',
        },
        tell: {
          pt: 'Métrica acima do limite: CloudWatch. Logs de aplicações em um painel com as métricas: CloudWatch. Aviso quando o uso de CPU passa de um limite: CloudWatch.',
          en: 'A metric above its threshold: CloudWatch. Application logs on a dashboard with the metrics: CloudWatch. An alert when CPU use passes a threshold: CloudWatch.',
          es: 'Métrica por encima del límite: CloudWatch. Registros de aplicaciones en un panel con las métricas: CloudWatch. Aviso cuando el uso de CPU supera un umbral: CloudWatch.',
        },
        does: {
          pt: 'o Amazon CloudWatch reúne métricas e logs',
          en: 'Amazon CloudWatch gathers metrics and logs',
          es: 'Amazon CloudWatch reúne métricas y registros',
        },
      },
      {
        id: 'xray',
        name: { pt: 'AWS X-Ray', en: 'AWS X-Ray', es: 'AWS X-Ray' },
        uses: ['X-Ray'],
        popularity: 4,
        source: docs('xray/latest/devguide/aws-xray.html'),
        action: {
          pt: 'Instrumentar os microsserviços para o rastreamento do AWS X-Ray',
          en: 'Instrument the microservices for tracing with AWS X-Ray',
          es: 'Instrumentar los microservicios para el rastreo de AWS X-Ray',
        },
        why: {
          pt: 'O AWS X-Ray acompanha uma solicitação de serviço em serviço e mostra onde ela demora ou falha.',
          en: 'AWS X-Ray follows a request from service to service and shows where it is slow or fails.',
          es: 'AWS X-Ray sigue una solicitud de servicio en servicio y muestra dónde se demora o falla.',
        },
        likeness: {
          pt: 'o fiscal que segue um passageiro de parada em parada',
          en: 'the inspector who follows one passenger from stop to stop',
          es: 'el inspector que sigue a un pasajero parada a parada',
        },
        tell: {
          pt: 'Rastreamento que mostra que microsserviço atrasa uma solicitação: X-Ray. Mapa que mostre onde uma solicitação falha: X-Ray.',
          en: 'A trace that shows which microservice slows a request: X-Ray. A map that shows where a request fails: X-Ray.',
          es: 'Rastreo que muestra qué microservicio demora una solicitud: X-Ray. Mapa que muestre dónde falla una solicitud: X-Ray.',
        },
        does: {
          pt: 'o AWS X-Ray rastreia solicitações',
          en: 'AWS X-Ray traces requests',
          es: 'AWS X-Ray rastrea solicitudes',
        },
      },
      {
        id: 'health',
        name: { pt: 'AWS Health', en: 'AWS Health', es: 'AWS Health' },
        uses: ['AWS Health', 'Health Dashboard'],
        popularity: 4,
        source: docs('health/latest/ug/what-is-aws-health.html'),
        action: {
          pt: 'Assinar os eventos do AWS Health com o Amazon EventBridge',
          en: 'Subscribe to AWS Health events with Amazon EventBridge',
          es: 'Suscribirse a los eventos de AWS Health con Amazon EventBridge',
        },
        why: {
          pt: 'O AWS Health avisa de eventos da própria AWS que afetam os recursos da conta, como manutenções e falhas.',
          en: 'AWS Health tells of events of AWS itself that affect the resources of the account, such as maintenance and outages.',
          es: 'AWS Health avisa de eventos de la propia AWS que afectan los recursos de la cuenta, como mantenimientos y fallas.',
        },
        likeness: {
          pt: 'o aviso da prefeitura sobre obras nas suas linhas',
          en: 'the city’s notice of roadworks on your routes',
          es: 'el aviso municipal de obras en tus rutas',
        },
        tell: {
          pt: 'Falha da própria AWS que afeta a conta: AWS Health. Manutenções da AWS que afetem os recursos: AWS Health.',
          en: 'An AWS outage that affects the account: AWS Health. AWS maintenance that affects resources of the team: AWS Health.',
          es: 'Falla de la propia AWS que afecta la cuenta: AWS Health. Mantenimientos de AWS que afecten los recursos: AWS Health.',
        },
        does: {
          pt: 'o AWS Health informa sobre eventos da própria AWS',
          en: 'AWS Health reports events of AWS itself',
          es: 'AWS Health informa sobre eventos de la propia AWS',
        },
      },
      {
        id: 'manager',
        name: { pt: 'AWS Systems Manager', en: 'AWS Systems Manager', es: 'AWS Systems Manager' },
        uses: ['Systems Manager'],
        popularity: 4,
        source: docs('systems-manager/latest/userguide/what-is-systems-manager.html'),
        action: {
          pt: 'Usar o Run Command e o Patch Manager do AWS Systems Manager',
          en: 'Use Run Command and Patch Manager in AWS Systems Manager',
          es: 'Usar Run Command y Patch Manager de AWS Systems Manager',
        },
        why: {
          pt: 'O AWS Systems Manager opera muitas instâncias de uma vez: patches, comandos e inventário.',
          en: 'AWS Systems Manager operates many instances at once: patches, commands and inventory.',
          es: 'AWS Systems Manager opera muchas instancias a la vez: parches, comandos e inventario.',
        },
        likeness: {
          pt: 'a oficina que revisa a frota toda na mesma noite',
          en: 'the garage that services the whole fleet in one night',
          es: 'el taller que revisa toda la flota en una noche',
        },
        tell: {
          pt: 'Patches e comandos em muitas instâncias: Systems Manager. O mesmo comando em todas as instâncias, sem SSH: Systems Manager. Instâncias que recebem patches em uma janela definida: Systems Manager.',
          en: 'Patches and commands on many instances: Systems Manager. The same command on all instances, without SSH: Systems Manager. Instances patched in a set window: Systems Manager.',
          es: 'Parches y comandos en muchas instancias: Systems Manager. El mismo comando en todas las instancias, sin SSH: Systems Manager. Instancias que reciben parches en una ventana definida: Systems Manager.',
        },
        does: {
          pt: 'o AWS Systems Manager administra instâncias',
          en: 'AWS Systems Manager administers instances',
          es: 'AWS Systems Manager administra instancias',
        },
      },
    ],
    needs: [
      {
        id: 'alarm',
        of: 'watch',
        text: {
          pt: 'A equipe deve ser avisada quando o uso de CPU passar de um limite.',
          en: 'The team must be alerted when CPU use passes a threshold.',
          es: 'El equipo debe recibir un aviso cuando el uso de CPU supere un umbral.',
        },
        job: {
          pt: 'alarmes sobre uma métrica são do Amazon CloudWatch',
          en: 'alarms on a metric are a feature of Amazon CloudWatch',
          es: 'las alarmas sobre una métrica son de Amazon CloudWatch',
        },
      },
      {
        id: 'slow-request',
        of: 'xray',
        text: {
          pt: 'O rastreamento de cada solicitação deve mostrar que microsserviço a atrasa.',
          en: 'A trace of each request must show which microservice slows it down.',
          es: 'El rastreo de cada solicitud debe mostrar qué microservicio la demora.',
        },
        job: {
          pt: 'o tempo de cada trecho de uma solicitação é medido pelo AWS X-Ray, mesmo quando visto no console do CloudWatch',
          en: 'the time of each segment of a request is measured by AWS X-Ray, even when it is seen in the CloudWatch console',
          es: 'el tiempo de cada tramo de una solicitud lo mide AWS X-Ray, aunque se vea en la consola de CloudWatch',
        },
      },
      {
        id: 'maintenance',
        of: 'health',
        text: {
          pt: 'A equipe quer ser avisada de manutenções da AWS que afetem os seus recursos.',
          en: 'The team wants notice of AWS maintenance that affects its resources.',
          es: 'El equipo quiere aviso de los mantenimientos de AWS que afecten sus recursos.',
        },
        job: {
          pt: 'manutenções da AWS que afetam a conta são avisadas pelo AWS Health',
          en: 'AWS maintenance that affects the account is announced by AWS Health',
          es: 'los mantenimientos de AWS que afectan a la cuenta los anuncia AWS Health',
        },
      },
      {
        id: 'patching',
        of: 'manager',
        text: {
          pt: 'Todas as instâncias devem receber os patches em uma janela definida.',
          en: 'All instances must be patched in a set window.',
          es: 'Todas las instancias deben recibir los parches en una ventana definida.',
        },
        job: {
          pt: 'patches em janelas de manutenção cabem ao AWS Systems Manager',
          en: 'patching in maintenance windows is the job of AWS Systems Manager',
          es: 'los parches en ventanas de mantenimiento corresponden a AWS Systems Manager',
        },
      },
      {
        id: 'log-search',
        of: 'watch',
        text: {
          pt: 'Os logs das aplicações devem ser reunidos e mostrados em um painel com as métricas.',
          en: 'Application logs must be gathered and shown on a dashboard with the metrics.',
          es: 'Los registros de las aplicaciones deben reunirse y mostrarse en un panel con las métricas.',
        },
        job: {
          pt: 'logs, métricas e painéis são do Amazon CloudWatch',
          en: 'logs and metrics on one dashboard are a feature of Amazon CloudWatch',
          es: 'los registros, métricas y paneles son de Amazon CloudWatch',
        },
      },
      {
        id: 'map',
        of: 'xray',
        text: {
          pt: 'Cada solicitação deve ser rastreada pelos microsserviços, em um mapa que mostre onde ela falha.',
          en: 'Each request must be traced through the microservices, on a map that shows where it fails.',
          es: 'Cada solicitud debe rastrearse por los microservicios, en un mapa que muestre dónde falla.',
        },
        job: {
          pt: 'o rastro e o mapa de cada solicitação vêm do AWS X-Ray, mesmo quando vistos no console do CloudWatch',
          en: 'the trace and the map of each request come from AWS X-Ray, even when they are seen in the CloudWatch console',
          es: 'el rastro y el mapa de cada solicitud vienen de AWS X-Ray, aunque se vean en la consola de CloudWatch',
        },
      },
      {
        id: 'aws-outage',
        of: 'health',
        text: {
          pt: 'A equipe quer saber se uma falha da própria AWS afeta a sua conta.',
          en: 'The team wants to know whether an AWS outage affects its account.',
          es: 'El equipo quiere saber si una falla de la propia AWS afecta su cuenta.',
        },
        job: {
          pt: 'falhas da AWS que afetam a conta são mostradas pelo AWS Health',
          en: 'AWS outages that affect the account are shown by AWS Health',
          es: 'las fallas de AWS que afectan a la cuenta las muestra AWS Health',
        },
      },
      {
        id: 'one-command',
        of: 'manager',
        text: {
          pt: 'Um mesmo comando deve ser executado em todas as instâncias, sem abrir SSH.',
          en: 'The same command must be run on all instances, without opening SSH.',
          es: 'Un mismo comando debe ejecutarse en todas las instancias, sin abrir SSH.',
        },
        job: {
          pt: 'executar comandos em muitas instâncias sem SSH cabe ao AWS Systems Manager',
          en: 'running commands on many instances without SSH is the job of AWS Systems Manager',
          es: 'ejecutar comandos en muchas instancias sin SSH corresponde a AWS Systems Manager',
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
