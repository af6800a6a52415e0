import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const noticeChoices: readonly Pattern[] = [
  {
    id: 'outage-notice',
    exams: { 'az-900': { domain: 'management', topic: 'advisor-health' } },
    scene: {
      pt: 'Pense no Azure como a companhia de luz, no sistema como uma loja e no código dele como a fiação interna.',
      en: 'Think of Azure as the power company, of the system as a shop, and of its code as the shop’s wiring.',
      es: 'Piensa en Azure como la compañía eléctrica, en el sistema como una tienda y en su código como el cableado interno.',
    },
    situations: [
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas quer saber antes dos pacientes quando as solicitações ao seu site no Azure começarem a falhar.',
          en: 'A clinic chain wants to know before its patients when requests to its Azure site start to fail.',
          es: 'Una red de clínicas quiere saber antes que los pacientes cuándo empiezan a fallar las solicitudes a su sitio en Azure.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma transportadora quer saber de problemas do Azure que atinjam seu sistema de fretes.',
          en: 'A trucking company wants to know of Azure problems that affect its freight system.',
          es: 'Una empresa de transporte quiere saber de problemas de Azure que afecten su sistema de fletes.',
        },
      },
      {
        id: 'polls',
        text: {
          pt: 'Um instituto de pesquisas quer ser avisado quando aumentarem as falhas de sua aplicação web no Azure.',
          en: 'A polling institute wants to know when failures rise in its Azure web application.',
          es: 'Una encuestadora quiere saber cuándo aumentan las fallas de su aplicación web en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'sh-alert',
        rightIn: ['freight'],
        text: { pt: 'Alertas do Service Health', en: 'Service Health alerts', es: 'Alertas de Service Health' },
        uses: ['Service Health'],
        why: {
          pt: 'Os alertas do Service Health avisam, por e-mail ou SMS e sem agente nem limites a definir, de falhas, manutenções e, com meses de antecedência, retiradas de serviços que atingem as assinaturas da empresa.',
          en: 'Service Health alerts tell, by email or text message and with no agent or thresholds to set, of outages, maintenance and, months ahead, service retirements that affect the company’s subscriptions.',
          es: 'Las alertas de Service Health avisan, por correo o SMS y sin agente ni umbrales que definir, de fallas, mantenimientos y, con meses de anticipación, retiros de servicios que afectan las suscripciones de la empresa.',
        },
        likeness: {
          pt: 'o recado da companhia sobre apagões e desligamentos futuros na sua rua, que nada diz da fiação',
          en: 'the company’s message about cuts and future closures on your street, which says nothing of the wiring',
          es: 'el mensaje de la compañía sobre apagones y cierres futuros en tu calle, que nada dice del cableado',
        },
        tell: {
          pt: 'Fim de um serviço em uso, avisado meses antes: alertas do Service Health. E-mail ou SMS do próprio Azure para o plantão: regra de alerta. Falhas em andamento de que a equipe deve ser avisada: alerta, e não recomendação. Só o que atinge a própria empresa: alerta ligado aos recursos dela. Limites de alerta que ninguém sabe definir: alerta sem limite fixo. Fornecedor que não admite agentes nem mudanças no código: alerta da própria plataforma.',
          en: 'Retirement of a service in use, announced months ahead: Service Health alerts. An email or text message from Azure to on-call staff: an alert rule. Failures in progress of which the team must be notified: an alert, not a recommendation. Only what affects the company itself: an alert tied to its resources. Alert thresholds that nobody knows how to set: an alert without a fixed threshold. A vendor that allows no agents or code changes: an alert of the platform itself.',
          es: 'Retiro de un servicio en uso, avisado meses antes: alertas de Service Health. Correo o SMS del propio Azure para la guardia: regla de alerta. Fallas en curso de las que el equipo debe recibir aviso: alerta, y no recomendación. Solo lo que afecta a la propia empresa: alerta ligada a sus recursos. Umbrales de alerta que nadie sabe definir: alerta sin umbral fijo. Proveedor que no admite agentes ni cambios en el código: alerta de la propia plataforma.',
        },
        source: docs('azure/service-health/alerts-activity-log-service-notifications-portal'),
        popularity: 5,
      },
      {
        id: 'status',
        neverRight: true,
        text: {
          pt: 'A página pública Azure status',
          en: 'The public Azure status page',
          es: 'La página pública Azure status',
        },
        uses: ['status page'],
        why: {
          pt: 'A página Azure status mostra a todos, sem login, as grandes falhas do Azure no mundo.',
          en: 'The Azure status page shows everybody, without signing in, the large outages of Azure worldwide.',
          es: 'La página Azure status muestra a todos, sin iniciar sesión, las grandes fallas de Azure en el mundo.',
        },
        likeness: {
          pt: 'o mural na porta da companhia, só com os grandes apagões de hoje na cidade toda, para quem passar',
          en: 'the board at the company’s door, with just today’s big cuts all over town, for whoever walks by',
          es: 'el tablero en la puerta de la compañía, con los grandes apagones de toda la ciudad, para quien pase',
        },
        tell: {
          pt: 'Visão pública e mundial do Azure: Azure status.',
          en: 'A public, worldwide view of Azure: Azure status.',
          es: 'Vista pública y mundial de Azure: Azure status.',
        },
        source: site('status'),
        popularity: 3,
      },
      {
        id: 'rh-alert',
        rightIn: ['freight'],
        text: { pt: 'Alertas do Resource Health', en: 'Resource Health alerts', es: 'Alertas de Resource Health' },
        uses: ['Resource Health'],
        why: {
          pt: 'Os alertas do Resource Health avisam, por e-mail ou SMS e sem agente nem limites a definir, quando um recurso da empresa, como uma máquina virtual, fica indisponível.',
          en: 'Resource Health alerts tell, by email or text message and with no agent or thresholds to set, when one of the company’s resources, such as a virtual machine, becomes unavailable.',
          es: 'Las alertas de Resource Health avisan, por correo o SMS y sin agente ni umbrales que definir, cuando un recurso de la empresa, como una máquina virtual, deja de estar disponible.',
        },
        likeness: {
          pt: 'o recado de que falta luz na sua porta, que nada diz de planos futuros nem da fiação',
          en: 'the message that the power at your door is out, which says nothing of future plans or the wiring',
          es: 'el mensaje de que falta luz en tu puerta, que nada dice de planes futuros ni del cableado',
        },
        tell: {
          pt: 'A saúde de um recurso seu: Resource Health. E-mail ou SMS do próprio Azure para o plantão: regra de alerta. Falhas em andamento de que a equipe deve ser avisada: alerta, e não recomendação. Só o que atinge a própria empresa: alerta ligado aos recursos dela. Limites de alerta que ninguém sabe definir: alerta sem limite fixo. Fornecedor que não admite agentes nem mudanças no código: alerta da própria plataforma.',
          en: 'The health of one resource of yours: Resource Health. An email or text message from Azure to on-call staff: an alert rule. Failures in progress of which the team must be notified: an alert, not a recommendation. Only what affects the company itself: an alert tied to its resources. Alert thresholds that nobody knows how to set: an alert without a fixed threshold. A vendor that allows no agents or code changes: an alert of the platform itself.',
          es: 'La salud de un recurso tuyo: Resource Health. Correo o SMS del propio Azure para la guardia: regla de alerta. Fallas en curso de las que el equipo debe recibir aviso: alerta, y no recomendación. Solo lo que afecta a la propia empresa: alerta ligada a sus recursos. Umbrales de alerta que nadie sabe definir: alerta sin umbral fijo. Proveedor que no admite agentes ni cambios en el código: alerta de la propia plataforma.',
        },
        source: docs('azure/service-health/resource-health-alert-monitor-guide'),
        popularity: 3,
      },
      {
        id: 'metric',
        rightIn: ['clinic', 'polls'],
        text: {
          pt: 'Alertas de métricas com limite estático',
          en: 'Metric alerts with a static threshold',
          es: 'Alertas de métricas con umbral estático',
        },
        uses: [],
        why: {
          pt: 'Os alertas de métricas do Azure Monitor avisam, por e-mail ou SMS, quando um valor do sistema da empresa, como as respostas HTTP 5xx, passa de um limite.',
          en: 'Metric alerts of Azure Monitor tell, by email or text message, when a value of the company’s system, such as HTTP 5xx responses, passes a limit.',
          es: 'Las alertas de métricas de Azure Monitor avisan, por correo o SMS, cuando un valor del sistema de la empresa, como las respuestas HTTP 5xx, supera un umbral.',
        },
        likeness: {
          pt: 'o alarme da loja, que só toca ao passar da marca que o dono teve de escolher',
          en: 'the shop’s alarm, which rings only past the mark that the owner had to choose',
          es: 'la alarma de la tienda, que solo suena al pasar la marca que el dueño tuvo que elegir',
        },
        tell: {
          pt: 'Um número que passa de um limite: alerta de métrica. E-mail ou SMS do próprio Azure para o plantão: regra de alerta. Falhas em andamento de que a equipe deve ser avisada: alerta, e não recomendação. Só o que atinge a própria empresa: alerta ligado aos recursos dela. Fornecedor que não admite agentes nem mudanças no código: alerta da própria plataforma.',
          en: 'A number that passes a limit: a metric alert. An email or text message from Azure to on-call staff: an alert rule. Failures in progress of which the team must be notified: an alert, not a recommendation. Only what affects the company itself: an alert tied to its resources. A vendor that allows no agents or code changes: an alert of the platform itself.',
          es: 'Un número que pasa un límite: alerta de métrica. Correo o SMS del propio Azure para la guardia: regla de alerta. Fallas en curso de las que el equipo debe recibir aviso: alerta, y no recomendación. Solo lo que afecta a la propia empresa: alerta ligada a sus recursos. Proveedor que no admite agentes ni cambios en el código: alerta de la propia plataforma.',
        },
        source: docs('azure/azure-monitor/alerts/alerts-types'),
        popularity: 4,
      },
      {
        id: 'test',
        rightIn: ['clinic', 'polls'],
        text: {
          pt: 'Alertas de anomalias do Application Insights',
          en: 'Application Insights anomaly alerts',
          es: 'Alertas de anomalías de Application Insights',
        },
        uses: ['Application Insights'],
        why: {
          pt: 'O Application Insights acompanha os pedidos e os erros do aplicativo da empresa, aprende o que é normal e avisa, por e-mail ou SMS, quando as falhas aumentam.',
          en: 'Application Insights follows the requests and errors of the company’s application, learns what is normal and tells, by email or text message, when failures increase.',
          es: 'Application Insights sigue las solicitudes y los errores de la aplicación de la empresa, aprende qué es normal y avisa, por correo o SMS, cuando las fallas aumentan.',
        },
        likeness: {
          pt: 'o fiscal instalado na loja, que aprende os dias normais e só avisa quando algo muda',
          en: 'the inspector installed inside the shop, who learns its normal days and calls only once something changes',
          es: 'el inspector instalado dentro de la tienda, que aprende los días normales y solo avisa cuando algo cambia',
        },
        tell: {
          pt: 'Erro no código do aplicativo, sem limite definido: Application Insights. E-mail ou SMS do próprio Azure para o plantão: regra de alerta. Falhas em andamento de que a equipe deve ser avisada: alerta, e não recomendação. Só o que atinge a própria empresa: alerta ligado aos recursos dela. Limites de alerta que ninguém sabe definir: alerta sem limite fixo. Erros no código do aplicativo que também devem ser notados: Application Insights ou alerta de métrica.',
          en: 'An error in the application’s code, with no threshold known: Application Insights. An email or text message from Azure to on-call staff: an alert rule. Failures in progress of which the team must be notified: an alert, not a recommendation. Only what affects the company itself: an alert tied to its resources. Alert thresholds that nobody knows how to set: an alert without a fixed threshold. Errors in the application’s code that must be noticed too: Application Insights or a metric alert.',
          es: 'Error en el código de la aplicación, sin umbral definido: Application Insights. Correo o SMS del propio Azure para la guardia: regla de alerta. Fallas en curso de las que el equipo debe recibir aviso: alerta, y no recomendación. Solo lo que afecta a la propia empresa: alerta ligada a sus recursos. Umbrales de alerta que nadie sabe definir: alerta sin umbral fijo. Errores en el código de la aplicación que también deben notarse: Application Insights o alerta de métrica.',
        },
        source: docs('azure/azure-monitor/alerts/proactive-failure-diagnostics'),
        popularity: 3,
      },
      {
        id: 'advisor',
        neverRight: true,
        text: { pt: 'Alertas do Azure Advisor', en: 'Azure Advisor alerts', es: 'Alertas de Azure Advisor' },
        uses: ['Advisor'],
        why: {
          pt: 'Os alertas do Azure Advisor avisam de novas recomendações, por exemplo de confiabilidade ou de custo.',
          en: 'Azure Advisor alerts tell of new recommendations, for instance on reliability or cost.',
          es: 'Las alertas de Azure Advisor avisan de nuevas recomendaciones, por ejemplo de confiabilidad o de costo.',
        },
        likeness: {
          pt: 'a carta da companhia com conselhos para o futuro, que nunca fala do apagão de agora nem da fiação',
          en: 'the company’s letter of advice for the future, which never mentions the present outage or the wiring',
          es: 'la carta de la compañía con consejos para el futuro, que nunca habla del apagón actual ni del cableado',
        },
        tell: {
          pt: 'Recomendações para melhorar: Azure Advisor.',
          en: 'Recommendations for improving: Azure Advisor.',
          es: 'Recomendaciones para mejorar: Azure Advisor.',
        },
        source: docs('azure/advisor/advisor-alerts-portal'),
        popularity: 4,
      },
      {
        id: 'feed',
        neverRight: true,
        text: {
          pt: 'O feed RSS das atualizações do Azure',
          en: 'The RSS feed of Azure updates',
          es: 'El canal RSS de novedades de Azure',
        },
        uses: [],
        why: {
          pt: 'O feed RSS das atualizações do Azure anuncia novidades e retiradas de todos os serviços.',
          en: 'The RSS feed of Azure updates announces what is new and what is retired in all services.',
          es: 'El canal RSS de novedades de Azure anuncia lo nuevo y lo que se retira en todos los servicios.',
        },
        likeness: {
          pt: 'a revista da companhia, com serviços novos e extintos de toda parte, que é preciso ir buscar',
          en: 'the company’s magazine, with services started and ended everywhere, which one must go and fetch',
          es: 'la revista de la compañía, con servicios nuevos y suprimidos de todas partes, que hay que ir a buscar',
        },
        tell: {
          pt: 'Novidades e retiradas de todos os serviços: atualizações do Azure.',
          en: 'What is new and what is retired in all services: Azure updates.',
          es: 'Lo nuevo y lo que se retira en todos los servicios: novedades de Azure.',
        },
        source: docs('azure/service-health/azure-status-overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'pushed',
        text: {
          pt: 'O plantão deve receber um e-mail ou SMS do próprio Azure.',
          en: 'On-call staff must get an email or text message from Azure.',
          es: 'La guardia debe recibir un correo o SMS del propio Azure.',
        },
        fits: ['sh-alert', 'rh-alert', 'metric', 'test', 'advisor'],
        rulesOut: {
          feed: {
            pt: 'O feed RSS fica à espera de um leitor; não envia e-mail nem SMS.',
            en: 'The RSS feed waits for a feed reader; it sends neither email nor text messages.',
            es: 'El canal RSS espera a un lector; no envía correo ni SMS.',
          },
          status: {
            pt: 'A página Azure status precisa ser aberta por alguém: não envia mensagens aos responsáveis por uma assinatura.',
            en: 'The Azure status page has to be opened by somebody: it does not message those in charge of a subscription.',
            es: 'La página Azure status tiene que abrirla alguien: no envía mensajes a los responsables de una suscripción.',
          },
        },
      },
      {
        id: 'own-only',
        text: {
          pt: 'Só interessa o que atinge a própria empresa.',
          en: 'Only what affects the company itself matters.',
          es: 'Solo interesa lo que afecta a la propia empresa.',
        },
        fits: ['sh-alert', 'rh-alert', 'metric', 'test', 'advisor'],
        rulesOut: {
          feed: {
            pt: 'O feed traz as mudanças de todos os serviços, use-os a empresa ou não.',
            en: 'The feed carries the changes of all services, whether the company uses them or not.',
            es: 'El canal trae los cambios de todos los servicios, los use la empresa o no.',
          },
          status: {
            pt: 'A página Azure status mostra as grandes falhas do mundo, iguais para todos os clientes.',
            en: 'The Azure status page shows the large outages of the world, the same for all customers.',
            es: 'La página Azure status muestra las grandes fallas del mundo, iguales para todos los clientes.',
          },
        },
      },
      {
        id: 'retired',
        text: {
          pt: 'A retirada de um serviço em uso deve ser avisada meses antes.',
          en: 'The retirement of a service must be announced months ahead.',
          es: 'El retiro de un servicio en uso debe avisarse meses antes.',
        },
        fits: ['feed', 'sh-alert', 'advisor'],
        rulesOut: {
          'rh-alert': {
            pt: 'O Resource Health mostra o estado atual de um recurso, não o que será descontinuado.',
            en: 'Resource Health shows the present state of a resource, not what will be retired.',
            es: 'Resource Health muestra el estado actual de un recurso, no lo que va a retirarse.',
          },
          metric: {
            pt: 'Uma métrica só muda quando algo já acontece: não anuncia o fim de um serviço.',
            en: 'A metric changes once something happens: it does not announce the end of a service.',
            es: 'Una métrica solo cambia cuando algo ya ocurre: no anuncia el fin de un servicio.',
          },
          test: {
            pt: 'O Application Insights nota o que já falha no aplicativo; não anuncia o fim de um serviço.',
            en: 'Application Insights notices what already fails in the application; it does not announce a retirement.',
            es: 'Application Insights nota lo que ya falla en la aplicación; no anuncia el retiro de un servicio.',
          },
          status: {
            pt: 'A página Azure status mostra incidentes em curso, não serviços que serão descontinuados.',
            en: 'The Azure status page shows current incidents, not services that will be retired.',
            es: 'La página Azure status muestra incidentes en curso, no servicios que van a retirarse.',
          },
        },
      },
      {
        id: 'as-users',
        situations: ['clinic', 'polls'],
        text: {
          pt: 'Erros no código do aplicativo também devem ser notados.',
          en: 'Errors in the application’s code must be noticed too.',
          es: 'También deben notarse los errores en el código de la aplicación.',
        },
        fits: ['test', 'metric'],
        rulesOut: {
          feed: {
            pt: 'O feed só fala do Azure; um erro no código da empresa não aparece nele.',
            en: 'The feed is about Azure alone; an error in the company’s code does not appear in it.',
            es: 'El canal solo habla de Azure; un error en el código de la empresa no aparece en él.',
          },
          'sh-alert': {
            pt: 'O Service Health fala de problemas do Azure, não de erros no código do cliente.',
            en: 'Service Health speaks of problems of Azure, not of errors in a customer’s code.',
            es: 'Service Health habla de problemas de Azure, no de errores en el código del cliente.',
          },
          'rh-alert': {
            pt: 'O Resource Health vê a máquina disponível, ainda que o código dê erro.',
            en: 'Resource Health sees the machine as available, even though the code fails.',
            es: 'Resource Health ve la máquina disponible, aunque el código falle.',
          },
          status: {
            pt: 'A página Azure status não mostra erros no código de um cliente.',
            en: 'The Azure status page does not show errors in a customer’s code.',
            es: 'La página Azure status no muestra errores en el código de un cliente.',
          },
          advisor: {
            pt: 'O Azure Advisor recomenda melhorias; não vê os erros que um usuário encontra.',
            en: 'Azure Advisor recommends improvements; it does not see the errors a user meets.',
            es: 'Azure Advisor recomienda mejoras; no ve los errores que encuentra un usuario.',
          },
        },
      },
      {
        id: 'incident',
        text: {
          pt: 'A equipe deve ser avisada de falhas em andamento.',
          en: 'The team must be notified of failures in progress.',
          es: 'El equipo debe recibir aviso de las fallas en curso.',
        },
        fits: ['sh-alert', 'status', 'rh-alert', 'metric', 'test'],
        rulesOut: {
          feed: {
            pt: 'O feed anuncia novidades e retiradas de serviços; não avisa de uma falha em curso.',
            en: 'The feed announces new and retired services; it does not tell of a current failure.',
            es: 'El canal anuncia novedades y retiros de servicios; no avisa de una falla en curso.',
          },
          advisor: {
            pt: 'O Azure Advisor dá recomendações; não avisa de uma falha em curso.',
            en: 'Azure Advisor gives recommendations; it does not tell of a current failure.',
            es: 'Azure Advisor da recomendaciones; no avisa de una falla en curso.',
          },
        },
      },
      {
        id: 'no-limits',
        text: {
          pt: 'Ninguém sabe que limites de alerta definir.',
          en: 'Nobody knows which alert thresholds to set.',
          es: 'Nadie sabe qué umbrales de alerta definir.',
        },
        fits: ['feed', 'sh-alert', 'status', 'rh-alert', 'test', 'advisor'],
        rulesOut: {
          metric: {
            pt: 'O limite estático de um alerta de métrica é um valor fixo, que alguém precisa escolher.',
            en: 'The static threshold of a metric alert is a fixed value, which somebody has to choose.',
            es: 'El umbral estático de una alerta de métrica es un valor fijo, que alguien debe elegir.',
          },
        },
      },
      {
        id: 'no-site',
        situations: ['freight'],
        text: {
          pt: 'O fornecedor não admite agentes nem mudanças no código.',
          en: 'The vendor allows no agents or code changes.',
          es: 'El proveedor no admite agentes ni cambios en el código.',
        },
        fits: ['feed', 'sh-alert', 'status', 'rh-alert', 'metric', 'advisor'],
        rulesOut: {
          test: {
            pt: 'O Application Insights depende de um agente ou de código no aplicativo, que o fornecedor não admite.',
            en: 'Application Insights depends on an agent or on code in the application, which the vendor does not allow.',
            es: 'Application Insights depende de un agente o de código en la aplicación, que el proveedor no admite.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que recurso atende a todos esses requisitos?',
      en: 'Which feature meets all of these requirements?',
      es: '¿Qué función cumple todos estos requisitos?',
    },
  },
  {
    id: 'alert-reaction',
    exams: { 'az-900': { domain: 'management', topic: 'monitor' } },
    scene: {
      pt: 'Pense na máquina virtual como o forno de uma padaria, que apaga de noite, e na equipe como os padeiros.',
      en: 'Think of the virtual machine as a bakery’s oven that goes out at night, and of the team as the bakers.',
      es: 'Piensa en la máquina virtual como el horno de una panadería, que se apaga de noche, y en el equipo como los panaderos.',
    },
    situations: [
      {
        id: 'hatchery',
        text: {
          pt: 'Uma incubadora de ovos decide como reagir aos alertas do Azure Monitor sobre suas VMs.',
          en: 'A hatchery is deciding how to react to Azure Monitor alerts on its VMs.',
          es: 'Una planta de incubación decide cómo reaccionar a las alertas de Azure Monitor sobre sus VM.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria decide como reagir aos alertas do Azure Monitor sobre suas VMs de apostas.',
          en: 'A lottery is deciding how to react to Azure Monitor alerts on its betting VMs.',
          es: 'Una lotería decide cómo reaccionar a las alertas de Azure Monitor sobre sus VM de apuestas.',
        },
      },
      {
        id: 'observatory',
        text: {
          pt: 'Um observatório decide como reagir quando o Azure Monitor avisar que uma VM parou de responder.',
          en: 'An observatory is deciding how to react when Azure Monitor reports a VM that stopped responding.',
          es: 'Un observatorio decide cómo reaccionar cuando Azure Monitor avise de que una VM dejó de responder.',
        },
      },
    ],
    candidates: [
      {
        id: 'mail',
        text: {
          pt: 'E-mail aos responsáveis pelo sistema',
          en: 'An email to those in charge',
          es: 'Un correo a los responsables',
        },
        uses: [],
        why: {
          pt: 'O grupo de ações envia o e-mail a todas as pessoas cadastradas, sem código, conta no Azure ou custo de telefonia; quem o lê decide o que fazer.',
          en: 'The action group sends the email to everybody on its list, with no code, Azure account or telephone costs; whoever reads it decides what to do.',
          es: 'El grupo de acciones envía el correo a todas las personas registradas, sin código, cuenta de Azure ni costo de telefonía; quien lo lee decide qué hacer.',
        },
        likeness: {
          pt: 'a carta na caixa do correio do padeiro, com o forno apagado até ele ir lá abri-la',
          en: 'the letter in the baker’s mailbox, with the oven out until he gets there to open it',
          es: 'la carta en el buzón del panadero, con el horno apagado hasta que él vaya a abrirla',
        },
        tell: {
          pt: 'Avisados sem conta no Azure, sem custos de telefonia: o e-mail do grupo de ações. Equipe que não escreve código: ação pronta do Azure. Pessoa que deve decidir antes de qualquer mudança nas máquinas: aviso, e não ação automática. Falta de verba para custos de telefonia: aviso por e-mail ou pelo aplicativo. Pessoas avisadas que não têm conta no Azure: e-mail ou SMS.',
          en: 'People to be notified without an Azure account or telephone costs: the action group’s email. Nobody on the team who writes code: a ready-made action of Azure. A person who must decide before any change to the machines: a notice, not an automatic action. No budget for telephone costs: notice by email or in the app. People to be notified who have no Azure account: email or a text message.',
          es: 'Avisados sin cuenta en Azure, sin costos de telefonía: el correo del grupo de acciones. Equipo que no escribe código: acción ya incluida en Azure. Persona que debe decidir antes de cualquier cambio en las máquinas: aviso, no acción automática. Falta de presupuesto para costos de telefonía: aviso por correo o en la aplicación. Personas avisadas que no tienen cuenta en Azure: correo o SMS.',
        },
        source: docs('azure/azure-monitor/alerts/action-groups'),
        popularity: 4,
      },
      {
        id: 'sms',
        text: {
          pt: 'SMS ao celular do plantão',
          en: 'A text message to the on-call phone',
          es: 'SMS al celular de la guardia',
        },
        uses: ['SMS'],
        why: {
          pt: 'O grupo de ações envia, sem código, um SMS, que chega a um celular sem internet e sem conta no Azure; quem o lê decide o que fazer.',
          en: 'The action group sends, without code, a text message, which reaches a phone without internet access or an Azure account; whoever reads it decides what to do.',
          es: 'El grupo de acciones envía, sin código, un SMS, que llega a un celular sin internet y sin cuenta de Azure; quien lo lee decide qué hacer.',
        },
        likeness: {
          pt: 'o telefonema pago que acorda o padeiro onde ele estiver, com o forno apagado até ele decidir',
          en: 'the paid phone call that wakes the baker wherever he is, with the oven out until he decides',
          es: 'la llamada pagada que despierta al panadero donde esté, con el horno apagado hasta que él decida',
        },
        tell: {
          pt: 'Quem atende sem internet: SMS. Equipe que não escreve código: ação pronta do Azure. Pessoa que deve decidir antes de qualquer mudança nas máquinas: aviso, e não ação automática. Pessoas avisadas que não têm conta no Azure: e-mail ou SMS.',
          en: 'Staff without internet access: a text message. Nobody on the team who writes code: a ready-made action of Azure. A person who must decide before any change to the machines: a notice, not an automatic action. People to be notified who have no Azure account: email or a text message.',
          es: 'Quien atiende sin internet: SMS. Equipo que no escribe código: acción ya incluida en Azure. Persona que debe decidir antes de cualquier cambio en las máquinas: aviso, no acción automática. Personas avisadas que no tienen cuenta en Azure: correo o SMS.',
        },
        source: docs('azure/azure-monitor/alerts/action-groups'),
        popularity: 3,
      },
      {
        id: 'runbook',
        rightWith: ['at-once'],
        text: {
          pt: 'Script da própria equipe, em um runbook',
          en: 'The team’s own script, in a runbook',
          es: 'Script del propio equipo, en un runbook',
        },
        uses: ['Automation'],
        why: {
          pt: 'O alerta inicia o runbook do Azure Automation, cujo script reinicia a máquina sem esperar por ninguém.',
          en: 'The alert starts the Azure Automation runbook, whose script restarts the machine without waiting for anybody.',
          es: 'La alerta inicia el runbook de Azure Automation, cuyo script reinicia la máquina sin esperar a nadie.',
        },
        likeness: {
          pt: 'o ajudante que reacende o forno sem perguntar, pela receita que os padeiros tiveram de escrever',
          en: 'the helper who relights the oven without asking, by a recipe that the bakers had to write',
          es: 'el ayudante que enciende de nuevo el horno sin preguntar, con la receta que los panaderos tuvieron que escribir',
        },
        tell: {
          pt: 'Correção automática, com um script próprio: runbook.',
          en: 'An automatic fix, with a script of one’s own: a runbook.',
          es: 'Corrección automática, con un script propio: runbook.',
        },
        source: docs('azure/automation/automation-create-alert-triggered-runbook'),
        popularity: 3,
      },
      {
        id: 'logic',
        rightWith: ['at-once'],
        text: {
          pt: 'Um fluxo do Azure Logic Apps',
          en: 'A workflow of Azure Logic Apps',
          es: 'Un flujo de Azure Logic Apps',
        },
        uses: ['Logic Apps'],
        why: {
          pt: 'O alerta inicia na hora um fluxo desenhado na tela, cujos conectores prontos reiniciam a máquina e falam com outros sistemas, sem código.',
          en: 'The alert at once starts a workflow drawn on the screen, whose ready-made connectors restart the machine and talk to other systems, without code.',
          es: 'La alerta inicia al instante un flujo diseñado en pantalla, cuyos conectores listos reinician la máquina y hablan con otros sistemas, sin código.',
        },
        likeness: {
          pt: 'o kit de peças prontas que reacende o forno na hora ou, se pedirem, espera o sim do padeiro',
          en: 'the kit of ready-made parts that relights the oven at once or, if asked, waits for the baker’s yes',
          es: 'el kit de piezas listas que enciende de nuevo el horno o, si se pide, espera el sí del panadero',
        },
        tell: {
          pt: 'Reinício sem intervenção humana e sem código: Logic Apps. Equipe que não escreve código: ação pronta do Azure.',
          en: 'A machine restarted without human intervention or code: Logic Apps. Nobody on the team who writes code: a ready-made action of Azure.',
          es: 'Reinicio sin intervención humana y sin código: Logic Apps. Equipo que no escribe código: acción ya incluida en Azure.',
        },
        source: docs('azure/azure-monitor/alerts/alerts-logic-apps'),
        popularity: 3,
      },
      {
        id: 'function',
        rightWith: ['at-once'],
        text: {
          pt: 'Uma função corretiva do Azure Functions',
          en: 'A corrective function of Azure Functions',
          es: 'Una función correctiva de Azure Functions',
        },
        uses: ['Functions'],
        why: {
          pt: 'O alerta chama a função, cujo código age em segundos e fala com qualquer sistema.',
          en: 'The alert calls the function, whose code acts within seconds and talks to any system.',
          es: 'La alerta llama a la función, cuyo código actúa en segundos y habla con cualquier sistema.',
        },
        likeness: {
          pt: 'o mecanismo que os padeiros tiveram de inventar, que reacende o forno em segundos sem pedir licença',
          en: 'the mechanism that the bakers had to invent, which relights the oven in seconds without asking',
          es: 'el mecanismo que los panaderos tuvieron que inventar, que enciende de nuevo el horno en segundos sin pedir permiso',
        },
        tell: {
          pt: 'Reação em código próprio: Functions.',
          en: 'A reaction in code of one’s own: Functions.',
          es: 'Reacción en código propio: Functions.',
        },
        source: docs('azure/azure-monitor/alerts/action-groups'),
        popularity: 3,
      },
      {
        id: 'push',
        text: {
          pt: 'Notificação no aplicativo móvel do Azure',
          en: 'A notification in the Azure mobile app',
          es: 'Notificación en la aplicación móvil de Azure',
        },
        uses: [],
        why: {
          pt: 'O grupo de ações envia a notificação, sem código nem custo de telefonia, ao aplicativo móvel do Azure, no celular de quem tem conta, que abre o alerta ali mesmo e decide o que fazer.',
          en: 'The action group sends the notification, with no code or telephone costs, to the Azure mobile app on the phone of somebody with an account, who opens the alert right there and decides what to do.',
          es: 'El grupo de acciones envía la notificación, sin código ni costo de telefonía, a la aplicación móvil de Azure, en el celular de quien tiene cuenta, que abre la alerta ahí mismo y decide qué hacer.',
        },
        likeness: {
          pt: 'o bilhete no quadro do clube, que só sócios leem ao passar lá, com o forno apagado enquanto isso',
          en: 'the note on the club’s board, which only members read when they drop in, with the oven out meanwhile',
          es: 'la nota en el tablero del club, que solo leen los socios cuando van, con el horno apagado',
        },
        tell: {
          pt: 'Uma pessoa com conta no Azure e internet no celular: notificação no aplicativo móvel. Equipe que não escreve código: ação pronta do Azure. Pessoa que deve decidir antes de qualquer mudança nas máquinas: aviso, e não ação automática. Falta de verba para custos de telefonia: aviso por e-mail ou pelo aplicativo.',
          en: 'Somebody with an Azure account and internet on the phone: a notification in the mobile app. Nobody on the team who writes code: a ready-made action of Azure. A person who must decide before any change to the machines: a notice, not an automatic action. No budget for telephone costs: notice by email or in the app.',
          es: 'Una persona con cuenta en Azure e internet en el celular: notificación en la aplicación móvil. Equipo que no escribe código: acción ya incluida en Azure. Persona que debe decidir antes de cualquier cambio en las máquinas: aviso, no acción automática. Falta de presupuesto para costos de telefonía: aviso por correo o en la aplicación.',
        },
        source: docs('azure/azure-monitor/alerts/action-groups'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'at-once',
        text: {
          pt: 'A máquina deve ser reiniciada em poucos minutos, sem intervenção humana.',
          en: 'The machine must be restarted within minutes, without human intervention.',
          es: 'La máquina debe reiniciarse en pocos minutos, sin intervención humana.',
        },
        fits: ['runbook', 'logic', 'function'],
        rulesOut: {
          push: {
            pt: 'Uma notificação no aplicativo espera que alguém a veja e aja.',
            en: 'A notification in the app waits for somebody to see it and act.',
            es: 'Una notificación en la aplicación espera a que alguien la vea y actúe.',
          },
          mail: {
            pt: 'O e-mail chega logo, mas espera que alguém o leia e reinicie a máquina.',
            en: 'The email arrives soon, but waits for somebody to read it and restart the machine.',
            es: 'El correo llega pronto, pero espera que alguien lo lea y reinicie la máquina.',
          },
          sms: {
            pt: 'O SMS acorda alguém, que ainda precisa reiniciar a máquina.',
            en: 'The text message wakes somebody, who still has to restart the machine.',
            es: 'El SMS despierta a alguien, que todavía debe reiniciar la máquina.',
          },
        },
      },
      {
        id: 'no-script',
        text: {
          pt: 'Ninguém na equipe escreve código.',
          en: 'Nobody on the team writes code.',
          es: 'Nadie del equipo escribe código.',
        },
        fits: ['mail', 'sms', 'logic', 'push'],
        rulesOut: {
          runbook: {
            pt: 'Um script da própria equipe precisa de alguém que o escreva e mantenha.',
            en: 'A script of the team’s own needs somebody to write and maintain it.',
            es: 'Un script del propio equipo necesita a alguien que lo escriba y mantenga.',
          },
          function: {
            pt: 'A função reage a qualquer alerta, mas é código que alguém escreve e mantém.',
            en: 'A function reacts to any alert, but is code that somebody writes and maintains.',
            es: 'La función reacciona a cualquier alerta, pero es código que alguien escribe y mantiene.',
          },
        },
      },
      {
        id: 'away',
        text: {
          pt: 'À noite, quem atende fica sem internet.',
          en: 'At night, the staff have no internet access.',
          es: 'De noche, quien atiende no tiene internet.',
        },
        fits: ['sms', 'runbook', 'logic', 'function'],
        rulesOut: {
          push: {
            pt: 'Sem internet, a notificação não chega ao aplicativo.',
            en: 'Without internet access, the notification does not reach the app.',
            es: 'Sin internet, la notificación no llega a la aplicación.',
          },
          mail: {
            pt: 'Sem internet, o e-mail só chega de manhã.',
            en: 'Without internet access, the email arrives in the morning only.',
            es: 'Sin internet, el correo llega recién por la mañana.',
          },
        },
      },
      {
        id: 'approval',
        text: {
          pt: 'Uma pessoa deve decidir antes de qualquer mudança nas máquinas.',
          en: 'A person must decide before any change to the machines.',
          es: 'Una persona debe decidir antes de cualquier cambio en las máquinas.',
        },
        fits: ['mail', 'sms', 'push'],
        rulesOut: {
          runbook: {
            pt: 'O runbook iniciado pelo alerta age sem perguntar a ninguém.',
            en: 'The runbook started by the alert acts without asking anybody.',
            es: 'El runbook iniciado por la alerta actúa sin preguntar a nadie.',
          },
          function: {
            pt: 'A função chamada pelo alerta age sem perguntar a ninguém.',
            en: 'The function called by the alert acts without asking anybody.',
            es: 'La función llamada por la alerta actúa sin preguntar a nadie.',
          },
        },
      },
      {
        id: 'per-message',
        text: {
          pt: 'Não há verba para custos de telefonia.',
          en: 'There is no budget for telephone costs.',
          es: 'No hay presupuesto para costos de telefonía.',
        },
        fits: ['mail', 'push', 'runbook', 'logic', 'function'],
        rulesOut: {
          sms: {
            pt: 'SMS é cobrado conforme a telefonia do país.',
            en: 'Text messages are billed at the telephone rates of the country.',
            es: 'El SMS se cobra según la telefonía del país.',
          },
        },
      },
      {
        id: 'no-account',
        text: {
          pt: 'As pessoas avisadas não têm conta no Azure.',
          en: 'The people to be notified have no Azure account.',
          es: 'Las personas avisadas no tienen cuenta en Azure.',
        },
        fits: ['mail', 'sms', 'runbook', 'logic', 'function'],
        rulesOut: {
          push: {
            pt: 'O aplicativo móvel do Azure exige entrar com uma conta do Azure.',
            en: 'The Azure mobile app requires signing in with an Azure account.',
            es: 'La aplicación móvil de Azure exige iniciar sesión con una cuenta de Azure.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que reação atende a todos esses requisitos?',
      en: 'Which reaction meets all of these requirements?',
      es: '¿Qué reacción cumple todos estos requisitos?',
    },
  },
];
