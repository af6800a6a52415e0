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
          pt: 'Uma bilheteria on-line com microsserviços na AWS teve três noites ruins seguidas, e a equipe lista o que lhe faltou.',
          en: 'An online box office with microservices on AWS has had three bad nights in a row, and its team is listing what it lacked.',
          es: 'Una boletería en línea con microservicios en AWS tuvo tres malas noches seguidas, y su equipo lista lo que le faltó.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma bolsa de fretes tem duzentas instâncias e dezenas de funções na AWS e acaba de criar a sua equipe de operação.',
          en: 'A freight exchange has two hundred instances and dozens of functions on AWS and has just formed its operations team.',
          es: 'Una bolsa de fletes tiene doscientas instancias y decenas de funciones en AWS y acaba de crear su equipo de operación.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Um sistema de ensino a distância na AWS atende a meio milhão de alunos, e a equipe quer descobrir problemas antes deles.',
          en: 'A distance learning system on AWS serves half a million students, and its team wants to discover problems before they do.',
          es: 'Un sistema de educación a distancia en AWS atiende a medio millón de alumnos, y el equipo quiere descubrir los problemas antes que ellos.',
        },
      },
      {
        id: 'bank-operations',
        text: {
          pt: 'Um banco digital com microsserviços na AWS quer reduzir o tempo em que uma falha passa despercebida.',
          en: 'A digital bank with microservices on AWS wants to reduce the time for which a failure goes unnoticed.',
          es: 'Un banco digital con microservicios en AWS quiere reducir el tiempo en que una falla pasa inadvertida.',
        },
      },
      {
        id: 'government-operations',
        text: {
          pt: 'Um órgão público tem trezentas instâncias e vários microsserviços na AWS, cuidados por duas pessoas.',
          en: 'A public agency has three hundred instances and several microservices on AWS, looked after by two people.',
          es: 'Un organismo público tiene trescientas instancias y varios microservicios en AWS, a cargo de dos personas.',
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
        kind: 'availability',
        text: {
          pt: 'Deve sair um aviso quando o uso de CPU ou a taxa de erros passar do limite.',
          en: 'A warning must go out when CPU use or the error rate passes its threshold.',
          es: 'Debe salir un aviso cuando el uso de CPU o la tasa de errores supere el límite.',
        },
        fits: ['watch-xray', 'watch-health', 'watch-manager'],
        rulesOut: {
          'xray-health': {
            pt: 'Nem o AWS X-Ray nem o AWS Health avisam quando o uso de CPU ou os erros passam de um limite.',
            en: 'Neither AWS X-Ray nor AWS Health warns when CPU use or errors pass a threshold.',
            es: 'Ni AWS X-Ray ni AWS Health avisan cuando el uso de CPU o los errores superan un límite.',
          },
          'xray-manager': {
            pt: 'Nem o AWS X-Ray nem o AWS Systems Manager avisam quando o uso de CPU ou os erros passam de um limite.',
            en: 'Neither AWS X-Ray nor AWS Systems Manager warns when CPU use or errors pass a threshold.',
            es: 'Ni AWS X-Ray ni AWS Systems Manager avisan cuando el uso de CPU o los errores superan un límite.',
          },
          'health-manager': {
            pt: 'Nem o AWS Health nem o AWS Systems Manager avisam quando o uso de CPU ou os erros passam de um limite.',
            en: 'Neither AWS Health nor AWS Systems Manager warns when CPU use or errors pass a threshold.',
            es: 'Ni AWS Health ni AWS Systems Manager avisan cuando el uso de CPU o los errores superan un límite.',
          },
        },
      },
      {
        id: 'slow-request',
        kind: 'performance',
        text: {
          pt: 'Quando um pedido demora, é preciso ver em qual dos microsserviços pelos quais ele passa o tempo se perde.',
          en: 'When a request is slow, it must be possible to see in which of the microservices on its way the time is lost.',
          es: 'Cuando un pedido se demora, hay que ver en cuál de los microservicios por los que pasa se pierde el tiempo.',
        },
        fits: ['watch-xray', 'xray-health', 'xray-manager'],
        rulesOut: {
          'watch-health': {
            pt: 'Nem o Amazon CloudWatch nem o AWS Health seguem um pedido de microsserviço em microsserviço.',
            en: 'Neither Amazon CloudWatch nor AWS Health follows a request from microservice to microservice.',
            es: 'Ni Amazon CloudWatch ni AWS Health siguen un pedido de microservicio en microservicio.',
          },
          'watch-manager': {
            pt: 'Nem o Amazon CloudWatch nem o AWS Systems Manager seguem um pedido de microsserviço em microsserviço.',
            en: 'Neither Amazon CloudWatch nor AWS Systems Manager follows a request from microservice to microservice.',
            es: 'Ni Amazon CloudWatch ni AWS Systems Manager siguen un pedido de microservicio en microservicio.',
          },
          'health-manager': {
            pt: 'Nem o AWS Health nem o AWS Systems Manager seguem um pedido de microsserviço em microsserviço.',
            en: 'Neither AWS Health nor AWS Systems Manager follows a request from microservice to microservice.',
            es: 'Ni AWS Health ni AWS Systems Manager siguen un pedido de microservicio en microservicio.',
          },
        },
      },
      {
        id: 'maintenance',
        kind: 'availability',
        text: {
          pt: 'A equipe quer saber com antecedência de manutenções da AWS que atingirão as suas instâncias.',
          en: 'The team wants to know in advance of AWS maintenance that will affect its instances.',
          es: 'El equipo quiere saber con anticipación de los mantenimientos de AWS que afectarán sus instancias.',
        },
        fits: ['watch-health', 'xray-health', 'health-manager'],
        rulesOut: {
          'watch-xray': {
            pt: 'Nem o Amazon CloudWatch nem o AWS X-Ray avisam de manutenções da AWS nas instâncias da conta.',
            en: 'Neither Amazon CloudWatch nor AWS X-Ray tells of AWS maintenance on the instances of the account.',
            es: 'Ni Amazon CloudWatch ni AWS X-Ray avisan de mantenimientos de AWS en las instancias de la cuenta.',
          },
          'watch-manager': {
            pt: 'Nem o Amazon CloudWatch nem o AWS Systems Manager avisam de manutenções da AWS nas instâncias da conta.',
            en: 'Neither Amazon CloudWatch nor AWS Systems Manager tells of AWS maintenance on the instances of the account.',
            es: 'Ni Amazon CloudWatch ni AWS Systems Manager avisan de mantenimientos de AWS en las instancias de la cuenta.',
          },
          'xray-manager': {
            pt: 'Nem o AWS X-Ray nem o AWS Systems Manager avisam de manutenções da AWS nas instâncias da conta.',
            en: 'Neither AWS X-Ray nor AWS Systems Manager tells of AWS maintenance on the instances of the account.',
            es: 'Ni AWS X-Ray ni AWS Systems Manager avisan de mantenimientos de AWS en las instancias de la cuenta.',
          },
        },
      },
      {
        id: 'patching',
        kind: 'effort',
        text: {
          pt: 'As atualizações do sistema operacional devem chegar a todas as instâncias em uma janela definida, sem entrar em cada uma.',
          en: 'Operating system updates must reach all instances in a set window, without logging in to each.',
          es: 'Las actualizaciones del sistema operativo deben llegar a todas las instancias en una ventana definida, sin entrar en cada una.',
        },
        fits: ['watch-manager', 'xray-manager', 'health-manager'],
        rulesOut: {
          'watch-xray': {
            pt: 'Nem o Amazon CloudWatch nem o AWS X-Ray aplicam atualizações a muitas instâncias de uma vez.',
            en: 'Neither Amazon CloudWatch nor AWS X-Ray applies updates to many instances at once.',
            es: 'Ni Amazon CloudWatch ni AWS X-Ray aplican actualizaciones a muchas instancias a la vez.',
          },
          'watch-health': {
            pt: 'Nem o Amazon CloudWatch nem o AWS Health aplicam atualizações a muitas instâncias de uma vez.',
            en: 'Neither Amazon CloudWatch nor AWS Health applies updates to many instances at once.',
            es: 'Ni Amazon CloudWatch ni AWS Health aplican actualizaciones a muchas instancias a la vez.',
          },
          'xray-health': {
            pt: 'Nem o AWS X-Ray nem o AWS Health aplicam atualizações a muitas instâncias de uma vez.',
            en: 'Neither AWS X-Ray nor AWS Health applies updates to many instances at once.',
            es: 'Ni AWS X-Ray ni AWS Health aplican actualizaciones a muchas instancias a la vez.',
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
