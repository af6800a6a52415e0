import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const observability: Category = {
  id: 'observability',
  noun: { pt: 'serviço de operações', en: 'operations service', es: 'servicio de operaciones' },
  mode: 'statement',
  domain: 'operations',
  far: ['cost-tools'],
  entities: [
    {
      id: 'monitoring',
      kind: 'service',
      topic: 'monitoring',
      popularity: 5,
      name: 'Cloud Monitoring',
      gist: {
        pt: '{acompanhar} métricas, painéis e alertas',
        en: '{follow} metrics, dashboards and alerts',
        es: '{seguir} métricas, paneles y alertas',
      },
      likeness: {
        pt: 'o painel de termômetros de um restaurante, que toca um alarme quando a câmara fria esquenta',
        en: 'the panel of thermometers in a restaurant, which rings a bell when the cold room gets warm',
        es: 'el panel de termómetros de un restaurante, que hace sonar una alarma cuando la cámara fría se calienta',
      },
      source: page('monitoring/docs/monitoring-overview'),
    },
    {
      id: 'logging',
      kind: 'service',
      topic: 'monitoring',
      popularity: 5,
      name: 'Cloud Logging',
      gist: {
        pt: '{guardar} e {pesquisar} registros de aplicações e serviços',
        en: '{store} and {search} the logs of applications and services',
        es: '{guardar} y {consultar} registros de aplicaciones y servicios',
      },
      likeness: {
        pt: 'o caderno em que cada um na cozinha anota o que acontece, para consulta posterior',
        en: 'the notebook in which everyone in the kitchen writes what happens, to be searched later',
        es: 'el cuaderno en que cada uno en la cocina anota lo que ocurre, para consultarlo después',
      },
      source: page('logging/docs/overview'),
    },
    {
      id: 'trace',
      kind: 'service',
      topic: 'monitoring',
      popularity: 3,
      name: 'Cloud Trace',
      gist: {
        pt: '{medir} o tempo de um pedido em cada serviço por que passa',
        en: '{measure} the time of a request in each service it passes through',
        es: '{medir} el tiempo de una solicitud en cada servicio por el que pasa',
      },
      likeness: {
        pt: 'a comanda que acompanha um pedido e recebe a hora carimbada em cada bancada da cozinha',
        en: 'the slip that travels with one order and gets the time stamped at each kitchen station',
        es: 'la comanda que acompaña un pedido y recibe la hora sellada en cada puesto de la cocina',
      },
      source: page('trace/docs/overview'),
    },
    {
      id: 'profiler',
      kind: 'service',
      topic: 'monitoring',
      popularity: 3,
      name: 'Cloud Profiler',
      gist: {
        pt: '{mostrar} que partes do código gastam CPU e memória',
        en: '{show} which parts of the code use CPU and memory',
        es: '{mostrar} qué partes del código gastan CPU y memoria',
      },
      likeness: {
        pt: 'um estudo da receita que mostra quais passos tomam mais tempo do cozinheiro e espaço na bancada',
        en: 'a study of a recipe that shows which steps take most of the cook’s time and counter space',
        es: 'un estudio de la receta que muestra qué pasos ocupan más al cocinero y la mesa de trabajo',
      },
      source: page('profiler/docs/about-profiler'),
    },
    {
      id: 'error-reporting',
      kind: 'service',
      topic: 'monitoring',
      popularity: 3,
      name: 'Error Reporting',
      gist: {
        pt: '{agrupar} as falhas repetidas de um programa',
        en: '{group} a program’s repeated failures',
        es: '{agrupar} las fallas repetidas de un programa',
      },
      likeness: {
        pt: 'o gerente que junta em uma pilha as queixas de clientes com a mesma causa e as conta',
        en: 'the manager who puts diners’ complaints with the same cause in one pile and counts them',
        es: 'el gerente que junta en una pila las quejas de clientes con la misma causa y las cuenta',
      },
      source: page('error-reporting/docs/grouping-errors'),
    },
    {
      id: 'service-health',
      kind: 'service',
      topic: 'monitoring',
      popularity: 3,
      name: 'Personalized Service Health',
      aliases: ['Service Health'],
      gist: {
        pt: '{avisar} de incidentes do Google Cloud que afetam os projetos',
        en: '{tell} of Google Cloud incidents that affect the projects',
        es: '{avisar} de incidentes de Google Cloud que afectan a los proyectos',
      },
      likeness: {
        pt: 'o aviso da companhia de gás sobre uma falha dela, que diz quais cozinhas do cliente são atingidas',
        en: 'the gas company’s notice of a failure on its side, which says which of your kitchens are hit',
        es: 'el aviso de la compañía de gas sobre una falla suya, que indica qué cocinas del cliente afecta',
      },
      source: page('service-health/docs/overview'),
    },
    {
      id: 'carbon-footprint',
      kind: 'service',
      topic: 'sustainability',
      popularity: 3,
      name: 'Carbon Footprint',
      gist: {
        pt: '{medir} as emissões do uso da nuvem',
        en: '{measure} the emissions of cloud usage',
        es: '{medir} las emisiones del uso de la nube',
      },
      likeness: {
        pt: 'o relatório mensal que calcula, pelo gás e pela luz gastos, quanto o restaurante polui',
        en: 'the monthly sheet that works out, from the gas and power used, how much a restaurant pollutes',
        es: 'el informe mensual que calcula, por el gas y la luz gastados, cuánto contamina el restaurante',
      },
      source: page('carbon-footprint/docs'),
    },
  ],
  facts: [
    {
      id: 'mo-need',
      kind: 'purpose',
      of: ['monitoring'],
      level: 1,
      say: {
        pt: '{alertar} quando uma métrica passa de um limite',
        en: '{alert} when a metric passes a threshold',
        es: '{alertar} cuando una métrica supera un límite',
      },
      need: {
        pt: 'receber um alerta quando a CPU das máquinas passar de 90%',
        en: 'get an alert when its machines’ CPU passes 90%',
        es: 'recibir una alerta cuando la CPU de las máquinas supere el 90%',
      },
      how: {
        pt: 'O Cloud Monitoring coleta a métrica e a compara com a condição de uma política de alertas.',
        en: 'Cloud Monitoring collects the metric and compares it with the condition of an alerting policy.',
        es: 'Cloud Monitoring recopila la métrica y la compara con la condición de una política de alertas.',
      },
    },
    {
      id: 'mo-slo',
      kind: 'purpose',
      of: ['monitoring'],
      unclear: ['slo', 'sli'],
      level: 2,
      say: {
        pt: '{mostrar} em painéis se um serviço cumpre os SLOs',
        en: '{show} on dashboards whether a service meets its SLOs',
        es: '{mostrar} en paneles si un servicio cumple los SLO',
      },
      deny: {
        pt: 'não {medir} a disponibilidade de um serviço',
        en: '{not measure} the availability of a service',
        es: 'no {medir} la disponibilidad de un servicio',
      },
      need: {
        pt: 'ver em painéis se um serviço cumpre a sua meta de disponibilidade',
        en: 'see on dashboards whether a service meets its availability target',
        es: 'ver en paneles si un servicio cumple su meta de disponibilidad',
      },
      how: {
        pt: 'O Cloud Monitoring recebe o SLO e mostra em um painel o cumprimento e o que resta do orçamento de erros.',
        en: 'Cloud Monitoring takes the SLO and shows on a dashboard how far it is met and what is left of the error budget.',
        es: 'Cloud Monitoring recibe el SLO y muestra en un panel su cumplimiento y lo que queda del presupuesto de errores.',
      },
    },
    {
      id: 'mon-uptime',
      kind: 'purpose',
      of: ['monitoring'],
      unclear: ['service-health', 'load-balancing', 'cloud-dns'],
      cue: {
        pt: 'verificações de tempo de atividade de um endpoint público, com alerta de falha',
        en: 'uptime checks on a public endpoint, with an alert on failure',
        es: 'verificaciones de tiempo de actividad de un endpoint público, con alerta de falla',
      },
      level: 1,
      say: {
        pt: '{conferir} de vários países se um site responde',
        en: '{check} from several countries whether a website answers',
        es: '{comprobar} desde varios países si un sitio responde',
      },
      need: {
        pt: 'conferir a cada minuto, de vários países, se um site responde',
        en: 'check every minute, from several countries, whether a website answers',
        es: 'comprobar cada minuto, desde varios países, si un sitio responde',
      },
      how: {
        pt: 'O Cloud Monitoring faz verificações de tempo de atividade a partir de vários locais e avisa quando falham.',
        en: 'Cloud Monitoring makes uptime checks from several locations and alerts when they fail.',
        es: 'Cloud Monitoring hace comprobaciones de disponibilidad desde varios lugares y avisa cuando fallan.',
      },
    },
    {
      id: 'lo-need',
      kind: 'purpose',
      of: ['logging'],
      unclear: ['audit-logs'],
      level: 1,
      say: {
        pt: '{reunir} as mensagens dos aplicativos para pesquisa',
        en: '{gather} the messages of applications for searching',
        es: '{reunir} los mensajes de las aplicaciones para búsqueda',
      },
      need: {
        pt: 'reunir em um só lugar as mensagens que os aplicativos escrevem, para pesquisa',
        en: 'gather in one place the messages that applications write, so that they can be searched',
        es: 'reunir en un solo lugar los mensajes que escriben las aplicaciones, para buscarlos',
      },
      how: {
        pt: 'O Cloud Logging reúne as entradas em buckets de logs, que o Logs Explorer consulta por texto, origem e gravidade.',
        en: 'Cloud Logging gathers entries in log buckets, which the Logs Explorer queries by text, source and severity.',
        es: 'Cloud Logging reúne las entradas en buckets de logs, que el Explorador de registros consulta por texto, origen y gravedad.',
      },
    },
    {
      id: 'lo-route',
      kind: 'purpose',
      of: ['logging'],
      unclear: ['audit-logs'],
      level: 2,
      say: {
        pt: '{enviar} registros ao BigQuery ou ao Cloud Storage',
        en: '{send} logs to BigQuery or Cloud Storage',
        es: '{enviar} registros a BigQuery o Cloud Storage',
      },
      deny: {
        pt: 'não {encaminhar} mensagens a outro destino',
        en: '{not route} messages to another destination',
        es: 'no {encaminar} mensajes a otro destino',
      },
      need: {
        pt: 'levar ao BigQuery, para análise, as mensagens que seus aplicativos escrevem',
        en: 'send to BigQuery, for analysis, the messages that its applications write',
        es: 'llevar a BigQuery, para analizarlos, los mensajes que escriben sus aplicaciones',
      },
      how: {
        pt: 'O Cloud Logging tem coletores (sinks), cada um com um filtro e um destino, no roteador de logs.',
        en: 'Cloud Logging has sinks, each with a filter and a destination, in the Log Router.',
        es: 'Cloud Logging tiene receptores (sinks), cada uno con un filtro y un destino, en el enrutador de registros.',
      },
    },
    {
      id: 'tr-latency',
      kind: 'purpose',
      of: ['trace'],
      level: 1,
      say: {
        pt: '{mostrar} quanto um mesmo pedido demora em cada serviço',
        en: '{show} how long one request takes in each service it crosses',
        es: '{mostrar} cuánto tarda una misma solicitud en cada servicio',
      },
      need: {
        pt: 'descobrir em qual dos dez microsserviços um pedido fica lento',
        en: 'find out in which of ten microservices a request becomes slow',
        es: 'descubrir en cuál de diez microservicios una solicitud se vuelve lenta',
      },
      how: {
        pt: 'O Cloud Trace acompanha o mesmo identificador em todas as chamadas e mostra a duração de cada uma.',
        en: 'Cloud Trace follows the same identifier through all the calls and shows the duration of each.',
        es: 'Cloud Trace sigue el mismo identificador en todas las llamadas y muestra la duración de cada una.',
      },
    },
    {
      id: 'tr-span',
      kind: 'feature',
      of: ['trace'],
      level: 2,
      say: {
        pt: '{mostrar} em etapas (spans) o caminho de um pedido',
        en: '{show} the path of a request in stages (spans)',
        es: '{mostrar} en etapas (spans) el camino de una solicitud',
      },
      how: {
        pt: 'O Cloud Trace mostra cada trecho em uma barra, com início e duração, e os encaixa por chamada.',
        en: 'Cloud Trace shows each part as a bar, with its start and duration, nested by call.',
        es: 'Cloud Trace muestra cada tramo en una barra, con inicio y duración, anidadas por llamada.',
      },
    },
    {
      id: 'pr-need',
      kind: 'purpose',
      of: ['profiler'],
      level: 2,
      say: {
        pt: '{mostrar} que funções do código mais gastam CPU e memória',
        en: '{show} which functions of the code use most CPU and memory',
        es: '{mostrar} qué funciones del código más consumen CPU y memoria',
      },
      need: {
        pt: 'achar a função do código que mais consome memória em produção',
        en: 'find the function in the code that uses most memory in production',
        es: 'encontrar la función del código que más memoria consume en producción',
      },
      how: {
        pt: 'O Cloud Profiler amostra o programa com pouca sobrecarga e mostra o resultado em um gráfico de chama.',
        en: 'Cloud Profiler samples the program with little overhead and shows the result in a flame graph.',
        es: 'Cloud Profiler toma muestras del programa con poca sobrecarga y muestra el resultado en un gráfico de llamas.',
      },
    },
    {
      id: 'er-need',
      kind: 'purpose',
      of: ['error-reporting'],
      level: 1,
      say: {
        pt: '{agrupar} e {contar} as exceções que têm a mesma causa',
        en: '{group} and {count} exceptions with the same cause',
        es: '{agrupar} y {contar} las excepciones que tienen la misma causa',
      },
      need: {
        pt: 'ver as falhas de um programa agrupadas por causa e contadas, sem ler milhares de mensagens',
        en: 'see a program’s failures grouped by cause and counted, without reading thousands of messages',
        es: 'ver las fallas de un programa agrupadas por causa y contadas, sin leer miles de mensajes',
      },
      how: {
        pt: 'O Error Reporting lê os rastros de pilha nos logs e reúne os que têm a mesma origem.',
        en: 'Error Reporting reads the stack traces in the logs and brings together those with the same origin.',
        es: 'Error Reporting lee los seguimientos de pila en los logs y reúne los que tienen el mismo origen.',
      },
    },
    {
      id: 'sh-need',
      kind: 'purpose',
      of: ['service-health'],
      level: 1,
      say: {
        pt: '{mostrar} se uma pane é do provedor e que projetos do cliente ela atinge',
        en: '{show} whether an outage is the provider’s and which of the customer’s projects it hits',
        es: '{mostrar} si una falla es del proveedor y a qué proyectos del cliente afecta',
      },
      need: {
        pt: 'saber se a pane é do provedor e quais de seus projetos ela atinge',
        en: 'know whether the outage is the provider’s and which of its projects it hits',
        es: 'saber si la falla es del proveedor y a cuáles de sus proyectos afecta',
      },
      how: {
        pt: 'O Personalized Service Health cruza os incidentes que o Google publica com os produtos e locais em uso.',
        en: 'Personalized Service Health matches the incidents that Google publishes with the products and locations in use.',
        es: 'Personalized Service Health cruza los incidentes que publica Google con los productos y ubicaciones en uso.',
      },
    },
    {
      id: 'sh-search',
      kind: 'purpose',
      of: ['service-health'],
      cue: {
        pt: 'confirmação de que um incidente nos recursos próprios tem origem no provedor',
        en: 'confirmation that an incident affecting one’s own resources originates with the provider',
        es: 'confirmación de que un incidente en recursos propios se origina en el proveedor',
      },
      level: 1,
      say: {
        pt: '{mostrar} que o problema é do provedor antes que a equipe procure um erro próprio',
        en: '{show} that a problem is the provider’s before the team looks for its own mistakes',
        es: '{mostrar} que el problema es del proveedor antes de que el equipo busque un error propio',
      },
      deny: {
        pt: 'não {avisar} de incidentes do provedor',
        en: '{not tell} of the provider’s incidents',
        es: 'no {avisar} de incidentes del proveedor',
      },
      need: {
        pt: 'saber se o problema é do Google antes de procurar um erro próprio',
        en: 'know whether the problem is Google’s before it looks for a mistake of its own',
        es: 'saber si el problema es de Google antes de buscar un error propio',
      },
      how: {
        pt: 'O Personalized Service Health mostra o incidente do Google que atinge os projetos do cliente e seu andamento.',
        en: 'Personalized Service Health shows the Google incident that hits the customer’s projects and how it goes on.',
        es: 'Personalized Service Health muestra el incidente de Google que afecta los proyectos del cliente y su avance.',
      },
    },
    {
      id: 'cf-need',
      kind: 'purpose',
      of: ['carbon-footprint'],
      cue: {
        pt: 'impacto ambiental das cargas na nuvem, para relatórios de sustentabilidade',
        en: 'the environmental impact of cloud workloads, for a sustainability report',
        es: 'impacto ambiental de las cargas en la nube, para informes de sustentabilidad',
      },
      level: 1,
      say: {
        pt: '{medir} as emissões de carbono que vêm do uso da nuvem por uma empresa',
        en: '{measure} the carbon emissions that come from a company’s use of the cloud',
        es: '{medir} las emisiones de carbono que vienen del uso de la nube por una empresa',
      },
      deny: { pt: 'não {calcular} emissões', en: '{not calculate} emissions', es: 'no {calcular} emisiones' },
      need: {
        pt: 'relatar os gases de efeito estufa que o seu uso da nuvem emite',
        en: 'report the greenhouse gases that its use of the cloud emits',
        es: 'informar los gases de efecto invernadero que emite su uso de la nube',
      },
      how: {
        pt: 'O Carbon Footprint parte da energia gasta pelos serviços usados e segue a metodologia do GHG Protocol.',
        en: 'Carbon Footprint starts from the energy spent by the services used and follows the GHG Protocol methodology.',
        es: 'Carbon Footprint parte de la energía que gastan los servicios usados y sigue la metodología del GHG Protocol.',
      },
    },
    {
      id: 'cf-scope',
      kind: 'purpose',
      of: ['carbon-footprint'],
      level: 1,
      say: {
        pt: '{detalhar} o resultado por projeto, serviço e região, para relatórios ambientais',
        en: '{break} the result down by project, service and region for environmental reports',
        es: '{detallar} el resultado por proyecto, servicio y región, para informes ambientales',
      },
      deny: { pt: 'não {calcular} emissões', en: '{not calculate} emissions', es: 'no {calcular} emisiones' },
      need: {
        pt: 'detalhar por projeto e região as emissões do seu uso da nuvem',
        en: 'break the emissions of its cloud usage down by project and region',
        es: 'detallar por proyecto y región las emisiones de su uso de la nube',
      },
      how: {
        pt: 'O Carbon Footprint calcula as emissões todo mês, mostra-as no console e as exporta ao BigQuery.',
        en: 'Carbon Footprint calculates emissions each month, shows them in the console and exports them to BigQuery.',
        es: 'Carbon Footprint calcula las emisiones cada mes, las muestra en la consola y las exporta a BigQuery.',
      },
    },
    {
      id: 'cf-target',
      kind: 'feature',
      of: ['carbon-footprint'],
      cue: {
        pt: 'dados mensais de gases de efeito estufa, frente a um objetivo de sustentabilidade',
        en: 'monthly greenhouse gas data, to be compared with a sustainability goal',
        es: 'datos mensuales de gases de efecto invernadero, frente a un objetivo de sustentabilidad',
      },
      level: 1,
      say: {
        pt: '{mostrar} se o uso da nuvem segue uma meta climática',
        en: '{show} whether cloud usage keeps to a climate target',
        es: '{mostrar} si el uso de la nube sigue una meta climática',
      },
      how: {
        pt: 'O Carbon Footprint dá as emissões de cada mês, que se comparam com a meta da empresa.',
        en: 'Carbon Footprint gives the emissions of each month, which are compared with the company’s target.',
        es: 'Carbon Footprint da las emisiones de cada mes, que se comparan con la meta de la empresa.',
      },
    },
    {
      id: 'ob-code',
      kind: 'trait',
      of: ['trace', 'profiler', 'error-reporting'],
      unclear: ['monitoring', 'logging'],
      level: 1,
      say: {
        pt: '{ajudar} desenvolvedores a achar problemas dentro do código',
        en: '{help} developers find problems inside their code',
        es: '{ayudar} a desarrolladores a encontrar problemas dentro del código',
      },
    },
    {
      id: 'ob-perf',
      kind: 'trait',
      of: ['trace', 'profiler', 'monitoring'],
      unclear: ['logging', 'error-reporting'],
      level: 2,
      say: { pt: '{medir} desempenho', en: '{measure} performance', es: '{medir} rendimiento' },
    },
    {
      id: 'ob-text',
      kind: 'trait',
      of: ['logging', 'error-reporting'],
      unclear: ['service-health'],
      level: 1,
      say: {
        pt: '{partir} de mensagens de texto escritas pelos programas',
        en: '{work} from text messages written by programs',
        es: '{partir} de mensajes de texto escritos por los programas',
      },
    },
  ],
  contrasts: [
    {
      between: ['monitoring', 'logging'],
      say: {
        pt: 'O Cloud Monitoring acompanha números ao longo do tempo; o Cloud Logging guarda mensagens.',
        en: 'Cloud Monitoring follows numbers over time; Cloud Logging keeps messages.',
        es: 'Cloud Monitoring sigue números en el tiempo; Cloud Logging guarda mensajes.',
      },
    },
    {
      between: ['trace', 'profiler'],
      say: {
        pt: 'O Cloud Trace segue um pedido entre serviços; o Cloud Profiler olha o consumo dentro do código.',
        en: 'Cloud Trace follows a request between services; Cloud Profiler looks at consumption inside the code.',
        es: 'Cloud Trace sigue una solicitud entre servicios; Cloud Profiler mira el consumo dentro del código.',
      },
    },
    {
      between: ['logging', 'error-reporting'],
      say: {
        pt: 'O Cloud Logging guarda todos os registros; o Error Reporting agrupa as falhas.',
        en: 'Cloud Logging keeps all logs; Error Reporting groups failures.',
        es: 'Cloud Logging guarda todos los registros; Error Reporting agrupa las fallas.',
      },
    },
    {
      between: ['monitoring', 'service-health'],
      say: {
        pt: 'O Cloud Monitoring olha os recursos do cliente; o Personalized Service Health olha os do provedor.',
        en: 'Cloud Monitoring watches the customer’s resources; Personalized Service Health watches the provider’s.',
        es: 'Cloud Monitoring mira los recursos del cliente; Personalized Service Health mira los del proveedor.',
      },
    },
    {
      between: ['logging', 'trace'],
      say: {
        pt: 'O Cloud Logging guarda as mensagens de cada serviço; o Cloud Trace mostra quanto um pedido demora em cada um.',
        en: 'Cloud Logging keeps the messages of each service; Cloud Trace shows how long a request takes in each.',
        es: 'Cloud Logging guarda los mensajes de cada servicio; Cloud Trace muestra cuánto tarda una solicitud en cada uno.',
      },
    },
    {
      between: ['logging', 'profiler'],
      say: {
        pt: 'O Cloud Logging guarda o que o programa escreve; o Cloud Profiler mede o que o código gasta.',
        en: 'Cloud Logging keeps what a program writes; Cloud Profiler measures what its code uses.',
        es: 'Cloud Logging guarda lo que el programa escribe; Cloud Profiler mide lo que el código consume.',
      },
    },
    {
      between: ['monitoring', 'trace'],
      say: {
        pt: 'O Cloud Monitoring mostra que o sistema está lento; o Cloud Trace mostra em que serviço o pedido se atrasa.',
        en: 'Cloud Monitoring shows that a system is slow; Cloud Trace shows in which service the request is held up.',
        es: 'Cloud Monitoring muestra que el sistema está lento; Cloud Trace muestra en qué servicio se demora la solicitud.',
      },
    },
    {
      between: ['monitoring', 'profiler'],
      say: {
        pt: 'O Cloud Monitoring mede o consumo da máquina; o Cloud Profiler diz que função do código o causa.',
        en: 'Cloud Monitoring measures what a machine uses; Cloud Profiler tells which function of the code causes it.',
        es: 'Cloud Monitoring mide el consumo de la máquina; Cloud Profiler dice qué función del código lo causa.',
      },
    },
    {
      between: ['monitoring', 'error-reporting'],
      say: {
        pt: 'O Cloud Monitoring acompanha números e alerta; o Error Reporting agrupa as exceções do programa.',
        en: 'Cloud Monitoring follows numbers and alerts; Error Reporting groups a program’s exceptions.',
        es: 'Cloud Monitoring sigue números y alerta; Error Reporting agrupa las excepciones del programa.',
      },
    },
    {
      between: ['trace', 'error-reporting'],
      say: {
        pt: 'O Cloud Trace mede demoras; o Error Reporting agrupa falhas.',
        en: 'Cloud Trace measures delays; Error Reporting groups failures.',
        es: 'Cloud Trace mide demoras; Error Reporting agrupa fallas.',
      },
    },
    {
      between: ['profiler', 'error-reporting'],
      say: {
        pt: 'O Cloud Profiler mede o que cada função consome; o Error Reporting agrupa as falhas que o programa gera.',
        en: 'Cloud Profiler measures what each function uses; Error Reporting groups the failures that a program produces.',
        es: 'Cloud Profiler mide lo que consume cada función; Error Reporting agrupa las fallas que el programa genera.',
      },
    },
    {
      between: ['logging', 'service-health'],
      say: {
        pt: 'O Cloud Logging guarda as mensagens dos sistemas da empresa; o Personalized Service Health avisa das panes do Google Cloud.',
        en: 'Cloud Logging keeps the messages of the company’s systems; Personalized Service Health tells of Google Cloud outages.',
        es: 'Cloud Logging guarda los mensajes de los sistemas de la empresa; Personalized Service Health avisa de las fallas de Google Cloud.',
      },
    },
    {
      between: ['error-reporting', 'service-health'],
      say: {
        pt: 'O Error Reporting agrupa as falhas do programa da empresa; o Personalized Service Health avisa das do Google Cloud.',
        en: 'Error Reporting groups the failures of the company’s program; Personalized Service Health tells of those of Google Cloud.',
        es: 'Error Reporting agrupa las fallas del programa de la empresa; Personalized Service Health avisa de las de Google Cloud.',
      },
    },
    {
      between: ['trace', 'service-health'],
      say: {
        pt: 'O Cloud Trace segue os pedidos da própria aplicação; o Personalized Service Health avisa de panes do provedor.',
        en: 'Cloud Trace follows the application’s own requests; Personalized Service Health tells of the provider’s outages.',
        es: 'Cloud Trace sigue las solicitudes de la propia aplicación; Personalized Service Health avisa de fallas del proveedor.',
      },
    },
    {
      between: ['carbon-footprint', 'monitoring'],
      say: {
        pt: 'O Cloud Monitoring mede o desempenho dos recursos; o Carbon Footprint estima as emissões do seu uso.',
        en: 'Cloud Monitoring measures the performance of resources; Carbon Footprint estimates the emissions of their use.',
        es: 'Cloud Monitoring mide el rendimiento de los recursos; Carbon Footprint estima las emisiones de su uso.',
      },
    },
    {
      between: ['carbon-footprint', 'service-health'],
      say: {
        pt: 'O Personalized Service Health trata de panes do Google Cloud; o Carbon Footprint, das emissões de quem o usa.',
        en: 'Personalized Service Health deals with Google Cloud outages; Carbon Footprint, with the emissions of those who use it.',
        es: 'Personalized Service Health trata de fallas de Google Cloud; Carbon Footprint, de las emisiones de quien lo usa.',
      },
    },
    {
      between: ['carbon-footprint', 'logging'],
      say: {
        pt: 'O Cloud Logging guarda mensagens de sistemas; o Carbon Footprint calcula as emissões do uso da nuvem.',
        en: 'Cloud Logging keeps messages of systems; Carbon Footprint computes the emissions of cloud usage.',
        es: 'Cloud Logging guarda mensajes de sistemas; Carbon Footprint calcula las emisiones del uso de la nube.',
      },
    },
  ],
};
