import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const computeChoices: readonly Pattern[] = [
  {
    id: 'app-hosting-choice',
    exams: { 'az-900': { domain: 'architecture', topic: 'app-hosting' } },
    scene: {
      pt: 'Pense no site como uma loja, nas visitas como fregueses e no sistema operacional como o imóvel que ela ocupa.',
      en: 'Think of the site as a shop, of its visits as customers and of the operating system as the premises it occupies.',
      es: 'Piensa en el sitio como una tienda, en las visitas como clientes y en el sistema operativo como el local que ocupa.',
    },
    situations: [
      {
        id: 'clinic',
        text: {
          pt: 'Uma clínica vai levar ao Azure seu site de agendamento em .NET.',
          en: 'A clinic is moving its .NET appointment website to Azure.',
          es: 'Una clínica va a llevar a Azure su sitio de citas en .NET.',
        },
      },
      {
        id: 'tickets',
        text: {
          pt: 'Uma casa de shows vai levar ao Azure sua aplicação web de ingressos em Java.',
          en: 'A concert hall is moving its Java ticketing web application to Azure.',
          es: 'Una sala de conciertos va a llevar a Azure su aplicación web de entradas en Java.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma rede de escolas vai levar ao Azure seu portal de notas em PHP.',
          en: 'A school network is moving its PHP grades portal to Azure.',
          es: 'Una red de escuelas va a llevar a Azure su portal de notas en PHP.',
        },
      },
    ],
    candidates: [
      {
        id: 'vm',
        text: {
          pt: 'Uma só máquina virtual do Azure',
          en: 'A single Azure virtual machine',
          es: 'Una única máquina virtual de Azure',
        },
        uses: ['virtual machine'],
        why: {
          pt: 'A máquina virtual dá à equipe o controle do sistema operacional, para instalar o que quiser.',
          en: 'A virtual machine gives the team control of the operating system, to install whatever it wants.',
          es: 'La máquina virtual da al equipo el control del sistema operativo, para instalar lo que quiera.',
        },
        likeness: {
          pt: 'um só imóvel alugado, que o lojista limpa e reforma, mas que não cresce com a fila',
          en: 'a single rented building, cleaned and remodeled by the shopkeeper, that cannot grow with the line',
          es: 'un solo local alquilado, que el tendero limpia y reforma, pero que no crece con la fila',
        },
        tell: {
          pt: 'Instalação com direitos de administrador no sistema operacional: máquinas virtuais (IaaS).',
          en: 'An installation with administrator rights on the operating system: virtual machines (IaaS).',
          es: 'Instalación con derechos de administrador en el sistema operativo: máquinas virtuales (IaaS).',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 5,
      },
      {
        id: 'vmss',
        text: {
          pt: 'Um conjunto de dimensionamento de máquinas virtuais',
          en: 'A virtual machine scale set with autoscale',
          es: 'Un conjunto de escalado de máquinas virtuales',
        },
        uses: ['scale set'],
        why: {
          pt: 'O conjunto de dimensionamento mantém ligadas máquinas virtuais iguais, com a aplicação como ela é e controle do sistema operacional, e muda a quantidade delas sozinho.',
          en: 'A virtual machine scale set keeps identical virtual machines running, with the application as it is and control of the operating system, and changes their number by itself.',
          es: 'El conjunto de escalado mantiene encendidas máquinas virtuales iguales, con la aplicación tal como es y control del sistema operativo, y cambia su cantidad por sí solo.',
        },
        likeness: {
          pt: 'uma fileira de imóveis iguais, que o lojista limpa e reforma, com mais portas se houver fila',
          en: 'a row of identical buildings, cleaned and remodeled by the shopkeeper, opening more doors as lines grow',
          es: 'una hilera de locales iguales, que el tendero limpia y reforma, con más puertas si hay fila',
        },
        tell: {
          pt: 'Instalação com direitos de administrador no sistema operacional: máquinas virtuais (IaaS). Capacidade que acompanha os acessos automaticamente: escala automática. Aplicação em funcionamento contínuo, publicada sem ser reescrita: hospedagem da aplicação inteira, e não funções.',
          en: 'An installation with administrator rights on the operating system: virtual machines (IaaS). Capacity that follows traffic automatically: autoscale. An application that runs continuously, published without being rewritten: hosting of the whole application, not functions.',
          es: 'Instalación con derechos de administrador en el sistema operativo: máquinas virtuales (IaaS). Capacidad que sigue los accesos automáticamente: escalado automático. Aplicación en funcionamiento continuo, publicada sin reescribirla: alojamiento de la aplicación entera, y no funciones.',
        },
        source: docs('azure/virtual-machine-scale-sets/overview'),
        popularity: 4,
      },
      {
        id: 'app-service',
        text: {
          pt: 'Um plano Standard do Azure App Service',
          en: 'A Standard plan of Azure App Service',
          es: 'Un plan Standard de Azure App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O Azure App Service é PaaS: executa sem parar o código como ele é, sob o domínio da empresa, com TLS, aplica os patches do sistema e escala por regra.',
          en: 'Azure App Service is PaaS: it runs the code as it is, continuously, under the company’s domain, with TLS, patches the system and scales by rule.',
          es: 'Azure App Service es PaaS: ejecuta sin pausa el código tal como es, bajo el dominio de la empresa, con TLS, aplica los parches del sistema y escala por regla.',
        },
        likeness: {
          pt: 'um quiosque de shopping limpo por outros, com letreiro próprio e balcões que abrem sozinhos, mas sem reformas',
          en: 'a mall stand cleaned by others, with its own sign, counters that open automatically and no remodeling',
          es: 'un puesto que otros limpian, con letrero propio y mostradores que se abren solos, pero sin reformas',
        },
        tell: {
          pt: 'Sistema operacional cuidado pela Microsoft: App Service (PaaS). Capacidade que acompanha os acessos automaticamente: escala automática. Domínio próprio com certificado TLS: plano pago do App Service. Aplicação em funcionamento contínuo, publicada sem ser reescrita: hospedagem da aplicação inteira, e não funções.',
          en: 'An operating system that is Microsoft’s responsibility: App Service (PaaS). Capacity that follows traffic automatically: autoscale. A custom domain with a TLS certificate: a paid App Service plan. An application that runs continuously, published without being rewritten: hosting of the whole application, not functions.',
          es: 'Sistema operativo como responsabilidad de Microsoft: App Service (PaaS). Capacidad que sigue los accesos automáticamente: escalado automático. Dominio propio con certificado TLS: plan de pago de App Service. Aplicación en funcionamiento continuo, publicada sin reescribirla: alojamiento de la aplicación entera, y no funciones.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 5,
      },
      {
        id: 'app-free',
        neverRight: true,
        text: {
          pt: 'Um plano gratuito do Azure App Service',
          en: 'A free plan of Azure App Service',
          es: 'Un plan gratuito de Azure App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O plano gratuito do App Service publica o código sem servidores a manter e sem custo, dentro de limites diários de uso.',
          en: 'The free App Service plan publishes the code with no servers to maintain and at no cost, within daily usage limits.',
          es: 'El plan gratuito de App Service publica el código sin servidores que mantener y sin costo, dentro de límites diarios de uso.',
        },
        likeness: {
          pt: 'um único balcão grátis de shopping, limpo por outros, sem reformas e só com o letreiro da casa',
          en: 'a single free mall counter, cleaned by others, with no remodeling and only the mall’s sign',
          es: 'un único mostrador gratis de centro comercial, limpiado por otros, sin reformas y solo con letrero ajeno',
        },
        tell: {
          pt: 'Teste de um site sem custo nem servidores: o plano gratuito do App Service.',
          en: 'Trying out a website without cost or servers: the free App Service plan.',
          es: 'Probar un sitio sin costo ni servidores: el plan gratuito de App Service.',
        },
        source: docs('azure/app-service/overview-hosting-plans'),
        popularity: 2,
      },
      {
        id: 'app-basic',
        text: {
          pt: 'Um plano Basic do Azure App Service',
          en: 'A Basic plan of Azure App Service',
          es: 'Un plan Basic de Azure App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O plano Basic do App Service hospeda o código com domínio próprio e sem servidores a manter, por um preço menor que o Standard.',
          en: 'The Basic App Service plan hosts the code with a custom domain and no servers to maintain, for less than the Standard plan.',
          es: 'El plan Basic de App Service aloja el código con dominio propio y sin servidores que mantener, por menos que el Standard.',
        },
        likeness: {
          pt: 'um quiosque de shopping limpo por outros, com letreiro próprio, sem reformas e com balcões abertos à mão',
          en: 'a mall stand cleaned by others, with its own sign, no remodeling and counters opened by hand',
          es: 'un puesto que otros limpian, con letrero propio, pero sin reformas y con mostradores abiertos a mano',
        },
        tell: {
          pt: 'Sistema operacional cuidado pela Microsoft: App Service (PaaS). Domínio próprio com certificado TLS: plano pago do App Service. Aplicação em funcionamento contínuo, publicada sem ser reescrita: hospedagem da aplicação inteira, e não funções.',
          en: 'An operating system that is Microsoft’s responsibility: App Service (PaaS). A custom domain with a TLS certificate: a paid App Service plan. An application that runs continuously, published without being rewritten: hosting of the whole application, not functions.',
          es: 'Sistema operativo como responsabilidad de Microsoft: App Service (PaaS). Dominio propio con certificado TLS: plan de pago de App Service. Aplicación en funcionamiento continuo, publicada sin reescribirla: alojamiento de la aplicación entera, y no funciones.',
        },
        source: docs('azure/app-service/overview-hosting-plans'),
        popularity: 3,
      },
      {
        id: 'functions',
        neverRight: true,
        text: {
          pt: 'Um conjunto de funções do Azure Functions',
          en: 'A set of functions in Azure Functions',
          es: 'Un conjunto de funciones de Azure Functions',
        },
        uses: ['Functions'],
        why: {
          pt: 'O Azure Functions executa código por evento, sem servidores a manter, e escala sozinho.',
          en: 'Azure Functions runs code on events, with no servers to maintain, and scales by itself.',
          es: 'Azure Functions ejecuta código por evento, sin servidores que mantener, y escala solo.',
        },
        likeness: {
          pt: 'a loja refeita em tarefas curtas, num shopping que não permite reformas e chama ajudantes a cada freguês',
          en: 'the shop redone as short tasks, in a mall that allows no remodeling and calls helpers for each customer',
          es: 'la tienda rehecha en tareas cortas, en un centro comercial que no permite reformas y llama ayudantes para cada cliente',
        },
        tell: {
          pt: 'Trechos de código disparados por eventos: pense no Azure Functions.',
          en: 'Pieces of code triggered by events: think of Azure Functions.',
          es: 'Fragmentos de código activados por eventos: piensa en Azure Functions.',
        },
        source: docs('azure/azure-functions/functions-overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-patching',
        text: {
          pt: 'A Microsoft deve cuidar do sistema operacional.',
          en: 'Microsoft must be responsible for the operating system.',
          es: 'El sistema operativo debe ser responsabilidad de Microsoft.',
        },
        fits: ['app-service', 'app-free', 'app-basic', 'functions'],
        rulesOut: {
          vm: {
            pt: 'Na máquina virtual (IaaS) os patches do sistema operacional ficam com a equipe.',
            en: 'On a virtual machine (IaaS) patching the operating system is the team’s responsibility.',
            es: 'En la máquina virtual (IaaS) los parches del sistema operativo quedan a cargo del equipo.',
          },
          vmss: {
            pt: 'O conjunto de dimensionamento é IaaS: a imagem e os patches do sistema ficam com a equipe.',
            en: 'A scale set is IaaS: the image and the system’s patches are the team’s responsibility.',
            es: 'El conjunto de escalado es IaaS: la imagen y los parches del sistema quedan a cargo del equipo.',
          },
        },
      },
      {
        id: 'autoscale',
        text: {
          pt: 'A capacidade deve acompanhar os acessos automaticamente.',
          en: 'Capacity must follow traffic automatically.',
          es: 'La capacidad debe seguir los accesos automáticamente.',
        },
        fits: ['vmss', 'app-service', 'functions'],
        rulesOut: {
          vm: {
            pt: 'Uma única máquina virtual não muda de quantidade com os acessos.',
            en: 'A single virtual machine does not change in number with traffic.',
            es: 'Una única máquina virtual no cambia de cantidad con los accesos.',
          },
          'app-free': {
            pt: 'O plano gratuito do App Service não oferece escala automática.',
            en: 'The free App Service plan offers no automatic scaling.',
            es: 'El plan gratuito de App Service no ofrece escala automática.',
          },
          'app-basic': {
            pt: 'O plano Basic do App Service só muda de tamanho à mão, sem escala automática.',
            en: 'The Basic App Service plan is resized by hand only, without automatic scaling.',
            es: 'El plan Basic de App Service solo cambia de tamaño a mano, sin escala automática.',
          },
        },
      },
      {
        id: 'os-software',
        text: {
          pt: 'Um componente exige instalação com direitos de administrador no sistema operacional.',
          en: 'One component must be installed on the operating system with administrator rights.',
          es: 'Un componente debe instalarse en el sistema operativo con derechos de administrador.',
        },
        fits: ['vm', 'vmss'],
        rulesOut: {
          'app-service': {
            pt: 'O App Service não dá acesso de administrador ao sistema operacional.',
            en: 'App Service gives no administrator access to the operating system.',
            es: 'App Service no da acceso de administrador al sistema operativo.',
          },
          'app-free': {
            pt: 'O plano gratuito do App Service não dá acesso de administrador ao sistema operacional.',
            en: 'The free App Service plan gives no administrator access to the operating system.',
            es: 'El plan gratuito de App Service no da acceso de administrador al sistema operativo.',
          },
          'app-basic': {
            pt: 'O plano Basic do App Service não dá acesso de administrador ao sistema operacional.',
            en: 'The Basic App Service plan gives no administrator access to the operating system.',
            es: 'El plan Basic de App Service no da acceso de administrador al sistema operativo.',
          },
          functions: {
            pt: 'O Azure Functions não dá acesso de administrador ao sistema operacional.',
            en: 'Azure Functions gives no administrator access to the operating system.',
            es: 'Azure Functions no da acceso de administrador al sistema operativo.',
          },
        },
      },
      {
        id: 'own-domain',
        text: {
          pt: 'O site deve usar domínio próprio com certificado TLS.',
          en: 'The site must use a custom domain with a TLS certificate.',
          es: 'El sitio debe usar un dominio propio con certificado TLS.',
        },
        fits: ['vm', 'vmss', 'app-service', 'app-basic', 'functions'],
        rulesOut: {
          'app-free': {
            pt: 'O plano gratuito do App Service não aceita domínio próprio.',
            en: 'The free App Service plan takes no custom domain.',
            es: 'El plan gratuito de App Service no acepta un dominio propio.',
          },
        },
      },
      {
        id: 'as-is',
        text: {
          pt: 'A aplicação, em funcionamento contínuo, deve ser publicada sem ser reescrita.',
          en: 'The application runs continuously and must be published without being rewritten.',
          es: 'La aplicación, en funcionamiento continuo, debe publicarse sin reescribirla.',
        },
        fits: ['vm', 'vmss', 'app-service', 'app-free', 'app-basic'],
        rulesOut: {
          functions: {
            pt: 'O Azure Functions é feito para execuções curtas por evento, e não para uma aplicação em funcionamento contínuo.',
            en: 'Azure Functions is made for short executions per event, not for an application that runs continuously.',
            es: 'Azure Functions está hecho para ejecuciones cortas por evento, no para una aplicación en funcionamiento continuo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'vm-resilience',
    exams: { 'az-900': { domain: 'architecture', topic: 'compute' } },
    scene: {
      pt: 'Pense em cada máquina virtual como um forno de padaria, nos dados como as receitas e na região como uma cidade.',
      en: 'Think of each virtual machine as a baker’s oven, of the data as the recipes and of the region as a town.',
      es: 'Piensa en cada máquina virtual como un horno de panadería, en los datos como las recetas y en la región como una ciudad.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Uma cooperativa de crédito executa em máquinas virtuais o sistema dos caixas.',
          en: 'A credit union runs its teller system on virtual machines.',
          es: 'Una cooperativa de crédito ejecuta en máquinas virtuales el sistema de sus cajeros.',
        },
      },
      {
        id: 'carrier',
        text: {
          pt: 'Uma empresa de ônibus vende passagens 24 horas por dia em um sistema em máquinas virtuais.',
          en: 'A bus company sells tickets around the clock with a system on virtual machines.',
          es: 'Una empresa de autobuses vende pasajes las 24 horas con un sistema en máquinas virtuales.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório recebe pedidos de hospitais em uma aplicação em máquinas virtuais.',
          en: 'A laboratory receives hospital orders in an application on virtual machines.',
          es: 'Un laboratorio recibe pedidos de hospitales en una aplicación en máquinas virtuales.',
        },
      },
    ],
    candidates: [
      {
        id: 'single',
        rightWith: ['one-running', 'stay-in-region'],
        text: {
          pt: 'Uma máquina virtual com backup diário local',
          en: 'One virtual machine with a daily local backup',
          es: 'Una máquina virtual con respaldo diario local',
        },
        uses: [],
        why: {
          pt: 'Uma só máquina, com backup na mesma região, tem o menor custo e permite restaurar os dados.',
          en: 'A single machine, with a backup in the same region, has the lowest cost and lets the data be restored.',
          es: 'Una sola máquina, con copia en la misma región, tiene el menor costo y permite restaurar los datos.',
        },
        likeness: {
          pt: 'um só forno, sem outro se ele apagar, cujas receitas são copiadas toda noite na mesma cidade',
          en: 'a single oven, with no spare, whose recipes are copied every night in the same town',
          es: 'un solo horno, sin otro si se apaga, cuyas recetas se copian cada noche en la misma ciudad',
        },
        tell: {
          pt: 'Orçamento para uma só máquina em funcionamento: réplica ou backup, e não outra máquina ligada. Falta de verba para máquinas ligadas em uma segunda região: réplica desligada ou uma só região.',
          en: 'A budget for only one running machine: a replica or a backup, not another running machine. No budget for machines running in a second region: a replica that is off or a single region.',
          es: 'Presupuesto para una sola máquina en funcionamiento: réplica o copia, y no otra máquina encendida. Falta de presupuesto para máquinas encendidas en una segunda región: réplica apagada o una sola región.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 4,
      },
      {
        id: 'set',
        text: {
          pt: 'Duas máquinas em um conjunto de disponibilidade',
          en: 'Two machines in an availability set',
          es: 'Dos máquinas en un conjunto de disponibilidad',
        },
        uses: ['availability set', 'conjunto de disponibilidade', 'conjunto de disponibilidad'],
        why: {
          pt: 'O conjunto de disponibilidade separa as máquinas em domínios de falha e de atualização dentro de um datacenter.',
          en: 'An availability set separates the machines into fault and update domains within one datacenter.',
          es: 'El conjunto de disponibilidad separa las máquinas en dominios de falla y de actualización dentro de un centro de datos.',
        },
        likeness: {
          pt: 'dois fornos acesos em paredes separadas do mesmo prédio, que se apagam juntos se faltar luz',
          en: 'two lit ovens on separate walls of one building, which both go out if its power fails',
          es: 'dos hornos encendidos en paredes separadas del mismo edificio, que se apagan juntos si falta la luz',
        },
        tell: {
          pt: 'Falha ou manutenção de um host: duas ou mais máquinas. Máquinas e cópias dos dados que não podem sair da região: zonas ou conjunto de disponibilidade. Falta de verba para máquinas ligadas em uma segunda região: réplica desligada ou uma só região.',
          en: 'The failure or maintenance of a host: two or more machines. Machines and copies of the data that may not leave the region: zones or an availability set. No budget for machines running in a second region: a replica that is off or a single region.',
          es: 'Falla o mantenimiento de un host: dos o más máquinas. Máquinas y copias de los datos que no pueden salir de la región: zonas o conjunto de disponibilidad. Falta de presupuesto para máquinas encendidas en una segunda región: réplica apagada o una sola región.',
        },
        source: docs('azure/virtual-machines/availability-set-overview'),
        popularity: 3,
      },
      {
        id: 'zones',
        text: {
          pt: 'Duas máquinas em zonas diferentes da região',
          en: 'Two machines in different zones of the region',
          es: 'Dos máquinas en zonas distintas de la región',
        },
        uses: [],
        why: {
          pt: 'Máquinas em zonas diferentes da mesma região seguem no ar quando falha um rack ou um datacenter inteiro, com SLA de 99,99%.',
          en: 'Machines in different zones of the same region stay up when a rack or an entire datacenter fails, with an SLA of 99.99%.',
          es: 'Máquinas en zonas distintas de la misma región siguen en línea cuando falla un rack o un centro de datos entero, con un SLA del 99,99%.',
        },
        likeness: {
          pt: 'dois fornos acesos em bairros diferentes da mesma cidade, perdidos ambos se ela inteira se inundar',
          en: 'two lit ovens in different districts of the same town, both lost if the whole town floods',
          es: 'dos hornos encendidos en barrios distintos de la misma ciudad, perdidos ambos si se inunda entera',
        },
        tell: {
          pt: 'Datacenter que fica sem energia: zonas de disponibilidade. Falha ou manutenção de um host: duas ou mais máquinas. Máquinas e cópias dos dados que não podem sair da região: zonas ou conjunto de disponibilidade. Falta de verba para máquinas ligadas em uma segunda região: réplica desligada ou uma só região.',
          en: 'A datacenter that loses power: availability zones. The failure or maintenance of a host: two or more machines. Machines and copies of the data that may not leave the region: zones or an availability set. No budget for machines running in a second region: a replica that is off or a single region.',
          es: 'Centro de datos que se queda sin energía: zonas de disponibilidad. Falla o mantenimiento de un host: dos o más máquinas. Máquinas y copias de los datos que no pueden salir de la región: zonas o conjunto de disponibilidad. Falta de presupuesto para máquinas encendidas en una segunda región: réplica apagada o una sola región.',
        },
        source: docs('azure/reliability/availability-zones-overview'),
        popularity: 5,
      },
      {
        id: 'regions',
        text: {
          pt: 'Máquinas ativas em duas regiões emparelhadas',
          en: 'Active machines in two paired regions',
          es: 'Máquinas activas en dos regiones emparejadas',
        },
        uses: [],
        why: {
          pt: 'Máquinas ativas em duas regiões continuam atendendo mesmo que pare um rack, um datacenter ou uma região inteira.',
          en: 'Active machines in two regions go on serving even if a rack, a datacenter or an entire region stops.',
          es: 'Las máquinas activas en dos regiones siguen atendiendo aunque se detenga un rack, un centro de datos o una región entera.',
        },
        likeness: {
          pt: 'dois fornos acesos o dia todo em cidades diferentes, cada um com as receitas do outro',
          en: 'two ovens lit all day in different towns, each with the recipes of the other',
          es: 'dos hornos encendidos todo el día en ciudades distintas, cada uno con las recetas del otro',
        },
        tell: {
          pt: 'Desastre na região: uma segunda região. Falha ou manutenção de um host: duas ou mais máquinas.',
          en: 'A regional disaster: a second region. The failure or maintenance of a host: two or more machines.',
          es: 'Desastre en la región: una segunda región. Falla o mantenimiento de un host: dos o más máquinas.',
        },
        source: docs('azure/reliability/cross-region-replication-azure'),
        popularity: 4,
      },
      {
        id: 'recovery',
        text: {
          pt: 'Uma máquina replicada com o Azure Site Recovery',
          en: 'One machine replicated with Azure Site Recovery',
          es: 'Una máquina replicada con Azure Site Recovery',
        },
        uses: ['Site Recovery'],
        why: {
          pt: 'O Azure Site Recovery replica os discos da única máquina para outra região e só a inicia lá em caso de desastre, em minutos, sem outra máquina ligada até então.',
          en: 'Azure Site Recovery replicates the disks of the single machine to another region and starts it there only after a disaster, within minutes, with no other machine running until then.',
          es: 'Azure Site Recovery replica los discos de la única máquina a otra región y la inicia allí solo tras un desastre, en minutos, sin otra máquina encendida hasta entonces.',
        },
        likeness: {
          pt: 'um só forno aceso e, em outra cidade, um apagado com receitas em dia, para depois do desastre',
          en: 'a single lit oven and, in another town, a cold one with up-to-date recipes, for after a disaster',
          es: 'un solo horno encendido y, en otra ciudad, uno apagado con recetas al día, para un desastre',
        },
        tell: {
          pt: 'Orçamento para uma só máquina em funcionamento: réplica ou backup, e não outra máquina ligada. Desastre na região: uma segunda região. Falta de verba para máquinas ligadas em uma segunda região: réplica desligada ou uma só região. Desastre na região, com volta do sistema em horas: réplica em outra região.',
          en: 'A budget for only one running machine: a replica or a backup, not another running machine. A regional disaster: a second region. No budget for machines running in a second region: a replica that is off or a single region. A regional disaster, with the system back within hours: a replica in another region.',
          es: 'Presupuesto para una sola máquina en funcionamiento: réplica o copia, y no otra máquina encendida. Desastre en la región: una segunda región. Falta de presupuesto para máquinas encendidas en una segunda región: réplica apagada o una sola región. Desastre en la región, con el sistema de vuelta en horas: réplica en otra región.',
        },
        source: docs('azure/site-recovery/site-recovery-overview'),
        popularity: 3,
      },
      {
        id: 'zones-recovery',
        text: {
          pt: 'Duas máquinas em zonas, replicadas para outra região',
          en: 'Two machines in zones, replicated to another region',
          es: 'Dos máquinas en zonas, replicadas a otra región',
        },
        uses: ['Site Recovery'],
        why: {
          pt: 'Duas zonas mantêm o sistema no ar se falha um rack ou um datacenter, e a réplica em outra região, sem máquina ligada até o desastre, o recupera em minutos se a região se perde.',
          en: 'Two zones keep the system up if a rack or a datacenter fails, and the replica in another region, with no machine running until a disaster, recovers it within minutes if the region is lost.',
          es: 'Dos zonas mantienen el sistema en línea si falla un rack o un centro de datos, y la réplica en otra región, sin máquina encendida hasta el desastre, lo recupera en minutos si se pierde la región.',
        },
        likeness: {
          pt: 'dois fornos acesos em bairros da cidade e, em outra cidade, um apagado com receitas em dia',
          en: 'two lit ovens in districts of the town and, in another town, a cold one with up-to-date recipes',
          es: 'dos hornos encendidos en barrios de la ciudad y, en otra ciudad, uno apagado con recetas al día',
        },
        tell: {
          pt: 'Datacenter que fica sem energia: zonas de disponibilidade. Desastre na região: uma segunda região. Falha ou manutenção de um host: duas ou mais máquinas. Falta de verba para máquinas ligadas em uma segunda região: réplica desligada ou uma só região. Desastre na região, com volta do sistema em horas: réplica em outra região.',
          en: 'A datacenter that loses power: availability zones. A regional disaster: a second region. The failure or maintenance of a host: two or more machines. No budget for machines running in a second region: a replica that is off or a single region. A regional disaster, with the system back within hours: a replica in another region.',
          es: 'Centro de datos que se queda sin energía: zonas de disponibilidad. Desastre en la región: una segunda región. Falla o mantenimiento de un host: dos o más máquinas. Falta de presupuesto para máquinas encendidas en una segunda región: réplica apagada o una sola región. Desastre en la región, con el sistema de vuelta en horas: réplica en otra región.',
        },
        source: docs('azure/site-recovery/azure-to-azure-how-to-enable-zone-to-zone-disaster-recovery'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'rack',
        text: {
          pt: 'A falha ou a manutenção de um host não pode parar o sistema.',
          en: 'The failure or maintenance of a host must not stop the system.',
          es: 'La falla o el mantenimiento de un host no puede detener el sistema.',
        },
        fits: ['set', 'zones', 'regions', 'zones-recovery'],
        rulesOut: {
          single: {
            pt: 'Uma máquina virtual sozinha custa menos, mas para quando o host falha.',
            en: 'A lone virtual machine costs less, but stops when its host fails.',
            es: 'Una sola máquina virtual cuesta menos, pero se detiene cuando falla su host.',
          },
          recovery: {
            pt: 'A máquina replicada com o Site Recovery é só uma em produção e para quando o host falha.',
            en: 'The machine replicated with Site Recovery is the only one in production and stops when its host fails.',
            es: 'La máquina replicada con Site Recovery es la única en producción y se detiene cuando falla el host.',
          },
        },
      },
      {
        id: 'datacenter',
        text: {
          pt: 'O sistema deve seguir no ar se um datacenter ficar sem energia.',
          en: 'The system must stay up if a datacenter loses power.',
          es: 'El sistema debe seguir en línea si un centro de datos se queda sin energía.',
        },
        fits: ['zones', 'regions', 'zones-recovery'],
        rulesOut: {
          recovery: {
            pt: 'A única máquina em produção para com o datacenter até que o failover do Site Recovery termine.',
            en: 'The one machine in production stops with the datacenter until the Site Recovery failover is complete.',
            es: 'La única máquina en producción se detiene con el centro de datos hasta que termina el failover de Site Recovery.',
          },
          single: {
            pt: 'Com uma única máquina virtual, a queda do datacenter interrompe o sistema até a restauração.',
            en: 'With one virtual machine, the loss of the datacenter interrupts the system until it is restored.',
            es: 'Con una única máquina virtual, la caída del centro de datos interrumpe el sistema hasta la restauración.',
          },
          set: {
            pt: 'O conjunto de disponibilidade fica em um só datacenter e para com ele.',
            en: 'An availability set lives in one datacenter and stops with it.',
            es: 'El conjunto de disponibilidad está en un solo centro de datos y se detiene con él.',
          },
        },
      },
      {
        id: 'region-loss',
        text: {
          pt: 'Após um desastre na região, o sistema deve voltar em horas.',
          en: 'After a regional disaster, the system must be back within hours.',
          es: 'Tras un desastre en la región, el sistema debe volver en horas.',
        },
        fits: ['regions', 'recovery', 'zones-recovery'],
        rulesOut: {
          single: {
            pt: 'O backup local da máquina fica na mesma região e se perde com ela.',
            en: 'The local backup of the machine is in the same region and is lost with it.',
            es: 'La copia local de la máquina está en la misma región y se pierde con ella.',
          },
          set: {
            pt: 'Um conjunto de disponibilidade separa racks de um datacenter e é perdido com a região.',
            en: 'An availability set separates racks in one datacenter and is lost with the region.',
            es: 'Un conjunto de disponibilidad separa racks de un centro de datos y se pierde con la región.',
          },
          zones: {
            pt: 'As zonas ficam todas na mesma região e não protegem da perda dela.',
            en: 'The zones are all in the same region and do not protect from its loss.',
            es: 'Las zonas están todas en la misma región y no protegen de su pérdida.',
          },
        },
      },
      {
        id: 'stay-in-region',
        text: {
          pt: 'Nenhuma máquina nem cópia dos dados pode sair da região.',
          en: 'No machine or copy of the data may leave the region.',
          es: 'Ninguna máquina ni copia de los datos puede salir de la región.',
        },
        fits: ['single', 'set', 'zones'],
        rulesOut: {
          regions: {
            pt: 'Duas regiões ativas levam o sistema para fora da região permitida.',
            en: 'Two active regions take the system outside the region allowed.',
            es: 'Dos regiones activas llevan el sistema fuera de la región permitida.',
          },
          'zones-recovery': {
            pt: 'A réplica fica em outra região, fora da permitida.',
            en: 'The replica is in another region, outside the one allowed.',
            es: 'La réplica está en otra región, fuera de la permitida.',
          },
          recovery: {
            pt: 'O Site Recovery entre regiões copia a máquina para fora da região permitida.',
            en: 'Site Recovery between regions copies the machine outside the region allowed.',
            es: 'Site Recovery entre regiones copia la máquina fuera de la región permitida.',
          },
        },
      },
      {
        id: 'one-running',
        text: {
          pt: 'O orçamento cobre uma única máquina ligada.',
          en: 'The budget covers a single running machine.',
          es: 'El presupuesto cubre una única máquina encendida.',
        },
        fits: ['single', 'recovery'],
        rulesOut: {
          set: {
            pt: 'O conjunto de disponibilidade mantém duas máquinas ligadas e pagas.',
            en: 'The availability set keeps two machines running and paid for.',
            es: 'El conjunto de disponibilidad mantiene dos máquinas encendidas y pagadas.',
          },
          zones: {
            pt: 'Duas zonas exigem duas máquinas ligadas e pagas.',
            en: 'Two zones need two machines running and paid for.',
            es: 'Dos zonas exigen dos máquinas encendidas y pagadas.',
          },
          'zones-recovery': {
            pt: 'Duas zonas exigem duas máquinas ligadas e pagas, além da réplica.',
            en: 'Two zones need two machines running and paid for, besides the replica.',
            es: 'Dos zonas exigen dos máquinas encendidas y pagadas, además de la réplica.',
          },
          regions: {
            pt: 'Duas regiões ativas exigem pelo menos duas máquinas pagas o tempo todo.',
            en: 'Two active regions need at least two machines paid for all the time.',
            es: 'Dos regiones activas exigen al menos dos máquinas pagadas todo el tiempo.',
          },
        },
      },
      {
        id: 'standby',
        text: {
          pt: 'O orçamento não cobre máquinas ligadas em uma segunda região.',
          en: 'The budget does not cover machines running in a second region.',
          es: 'El presupuesto no cubre máquinas encendidas en una segunda región.',
        },
        fits: ['single', 'set', 'zones', 'recovery', 'zones-recovery'],
        rulesOut: {
          regions: {
            pt: 'Duas regiões ativas exigem máquinas ligadas o tempo todo na segunda.',
            en: 'Two active regions need machines running in the second one all the time.',
            es: 'Dos regiones activas exigen máquinas encendidas todo el tiempo en la segunda.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'container-platform',
    exams: { 'az-900': { domain: 'architecture', topic: 'containers' } },
    scene: {
      pt: 'Pense em cada contêiner como uma barraca de feira, nos servidores como terrenos e no orquestrador como um capataz que distribui as barracas.',
      en: 'Think of each container as a fair stall, of the servers as plots and of the orchestrator as a foreman who places stalls.',
      es: 'Piensa en cada contenedor como un puesto de feria, en los servidores como terrenos y en el orquestador como un capataz que reparte puestos.',
    },
    situations: [
      {
        id: 'bakery',
        text: {
          pt: 'Uma rede de padarias vai executar no Azure seu site de encomendas, já em imagens de contêiner.',
          en: 'A bakery chain will run its ordering website, already in container images, on Azure.',
          es: 'Una cadena de panaderías va a ejecutar en Azure su sitio de encargos, ya en imágenes de contenedor.',
        },
      },
      {
        id: 'streaming',
        text: {
          pt: 'Uma produtora de podcasts converte episódios com um programa em imagens de contêiner.',
          en: 'A podcast producer converts episodes with a program in container images.',
          es: 'Una productora de pódcasts convierte episodios con un programa en imágenes de contenedor.',
        },
      },
      {
        id: 'logistics',
        text: {
          pt: 'Um operador logístico dividiu o cálculo de fretes em pequenos serviços, em imagens de contêiner.',
          en: 'A logistics operator has split its freight calculation into small services, in container images.',
          es: 'Un operador logístico dividió el cálculo de fletes en pequeños servicios, en imágenes de contenedor.',
        },
      },
    ],
    candidates: [
      {
        id: 'aci',
        text: {
          pt: 'Contêineres no Azure Container Instances',
          en: 'Containers in Azure Container Instances',
          es: 'Contenedores en Azure Container Instances',
        },
        uses: ['Container Instances'],
        why: {
          pt: 'O Container Instances inicia imagens Linux e Windows, com ou sem tráfego web, sem cluster nem máquinas virtuais, e cobra só enquanto existem.',
          en: 'Container Instances starts Linux and Windows images, with or without web traffic, without a cluster or virtual machines, and charges only while they exist.',
          es: 'Container Instances inicia imágenes Linux y Windows, con o sin tráfico web, sin clúster ni máquinas virtuales, y cobra solo mientras existen.',
        },
        likeness: {
          pt: 'uma barraca de qualquer tipo, montada por hora em terreno alheio, sem capataz que acrescente outras',
          en: 'a stall of any type, put up by the hour on a borrowed plot, with no foreman to add others',
          es: 'un puesto de cualquier tipo, montado por hora en terreno ajeno, sin capataz que añada otros',
        },
        tell: {
          pt: 'Imagens de aplicações Windows: plataforma que não é só para Linux. Nenhuma máquina virtual para a equipe administrar: plataforma gerenciada, sem nós. Equipe em que ninguém sabe operar um orquestrador: plataforma sem Kubernetes a operar. Contêineres que só processam filas: plataforma que não espera requisições HTTP. Plano de controle que a equipe não quer manter: serviço gerenciado pela Microsoft.',
          en: 'Images of Windows applications: a platform that is not for Linux alone. No virtual machines for the team to manage: a managed platform without nodes. A team in which nobody knows how to run an orchestrator: a platform without Kubernetes to run. Containers that only process queues: a platform that expects no HTTP requests. A control plane that the team does not maintain: a service managed by Microsoft.',
          es: 'Imágenes de aplicaciones Windows: plataforma que no es solo para Linux. Ninguna máquina virtual que el equipo administre: plataforma administrada, sin nodos. Equipo en el que nadie sabe operar un orquestador: plataforma sin Kubernetes que operar. Contenedores que solo procesan colas: plataforma que no espera solicitudes HTTP. Plano de control que el equipo no quiere mantener: servicio administrado por Microsoft.',
        },
        source: docs('azure/container-instances/container-instances-overview'),
        popularity: 4,
      },
      {
        id: 'aca',
        text: {
          pt: 'Aplicativos no Azure Container Apps',
          en: 'Apps in Azure Container Apps',
          es: 'Aplicaciones en Azure Container Apps',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'O Container Apps executa contêineres sem cluster nem máquinas virtuais a manter, repõe os que param com um servidor, escala por eventos, como mensagens de uma fila, e chega a zero réplicas.',
          en: 'Container Apps runs containers without cluster or virtual machines to maintain, replaces those that stop with a server, scales on events, such as queue messages, and goes down to zero replicas.',
          es: 'Container Apps ejecuta contenedores sin clúster ni máquinas virtuales que mantener, repone los que se detienen con un servidor, escala por eventos, como mensajes de una cola, y llega a cero réplicas.',
        },
        likeness: {
          pt: 'um capataz da própria feira, em terreno dela, que não aceita ordens e só monta um tipo de barraca',
          en: 'a foreman employed by the fair, on its plots, who takes no orders and sets up only one type of stall',
          es: 'un capataz de la propia feria, en terreno de ella, que no acepta órdenes y solo monta un tipo de puesto',
        },
        tell: {
          pt: 'Número de cópias que segue o volume de trabalho: escala automática. Nenhuma máquina virtual para a equipe administrar: plataforma gerenciada, sem nós. Equipe em que ninguém sabe operar um orquestrador: plataforma sem Kubernetes a operar. Contêineres que voltam automaticamente em outro servidor: orquestração. Contêineres que só processam filas: plataforma que não espera requisições HTTP. Plano de controle que a equipe não quer manter: serviço gerenciado pela Microsoft. Cópias cujo número deve acompanhar a carga automaticamente: escala automática.',
          en: 'A number of copies that follows the workload: automatic scaling. No virtual machines for the team to manage: a managed platform without nodes. A team in which nobody knows how to run an orchestrator: a platform without Kubernetes to run. Containers that restart automatically on another server: orchestration. Containers that only process queues: a platform that expects no HTTP requests. A control plane that the team does not maintain: a service managed by Microsoft. Copies whose number must follow the workload automatically: autoscale.',
          es: 'Número de copias que sigue el volumen de trabajo: escalado automático. Ninguna máquina virtual que el equipo administre: plataforma administrada, sin nodos. Equipo en el que nadie sabe operar un orquestador: plataforma sin Kubernetes que operar. Contenedores que vuelven automáticamente en otro servidor: orquestación. Contenedores que solo procesan colas: plataforma que no espera solicitudes HTTP. Plano de control que el equipo no quiere mantener: servicio administrado por Microsoft. Copias cuyo número debe seguir la carga automáticamente: escalado automático.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'aks',
        text: {
          pt: 'Um cluster AKS com pools de nós próprios',
          en: 'An AKS cluster with its own node pools',
          es: 'Un clúster AKS con grupos de nodos propios',
        },
        uses: ['AKS', 'Kubernetes'],
        why: {
          pt: 'O AKS é um cluster Kubernetes, operado com kubectl, com plano de controle gerenciado, que repõe contêineres em outro nó, ajusta o número de cópias e aceita imagens Linux e Windows, com ou sem tráfego web.',
          en: 'AKS is a Kubernetes cluster, operated with kubectl, with a managed control plane, which replaces containers on another node, adjusts the number of copies and takes Linux and Windows images, with or without web traffic.',
          es: 'AKS es un clúster de Kubernetes, operado con kubectl, con plano de control administrado, que repone contenedores en otro nodo, ajusta el número de copias y acepta imágenes Linux y Windows, con o sin tráfico web.',
        },
        likeness: {
          pt: 'um capataz emprestado pela feira, difícil de comandar, em terrenos que o próprio feirante tem de limpar',
          en: 'a foreman on loan from the fair, hard to command, on plots that the stall owner has to clean',
          es: 'un capataz prestado por la feria, difícil de mandar, en terrenos que el propio feriante debe limpiar',
        },
        tell: {
          pt: 'Imagens de aplicações Windows: plataforma que não é só para Linux. Publicar com kubectl: AKS. Número de cópias que segue o volume de trabalho: escala automática. Contêineres que voltam automaticamente em outro servidor: orquestração. Contêineres que só processam filas: plataforma que não espera requisições HTTP. Plano de controle que a equipe não quer manter: serviço gerenciado pela Microsoft. Cópias cujo número deve acompanhar a carga automaticamente: escala automática.',
          en: 'Images of Windows applications: a platform that is not for Linux alone. Deploying with kubectl: AKS. A number of copies that follows the workload: automatic scaling. Containers that restart automatically on another server: orchestration. Containers that only process queues: a platform that expects no HTTP requests. A control plane that the team does not maintain: a service managed by Microsoft. Copies whose number must follow the workload automatically: autoscale.',
          es: 'Imágenes de aplicaciones Windows: plataforma que no es solo para Linux. Desplegar con kubectl: AKS. Número de copias que sigue el volumen de trabajo: escalado automático. Contenedores que vuelven automáticamente en otro servidor: orquestación. Contenedores que solo procesan colas: plataforma que no espera solicitudes HTTP. Plano de control que el equipo no quiere mantener: servicio administrado por Microsoft. Copias cuyo número debe seguir la carga automáticamente: escalado automático.',
        },
        source: docs('azure/aks/what-is-aks'),
        popularity: 5,
      },
      {
        id: 'vm-docker',
        neverRight: true,
        text: {
          pt: 'Docker em uma máquina virtual comum',
          en: 'Docker on a regular virtual machine',
          es: 'Docker en una máquina virtual común',
        },
        uses: ['Docker'],
        why: {
          pt: 'Uma máquina virtual com Docker deixa a equipe ajustar o sistema operacional do host como quiser.',
          en: 'A virtual machine with Docker lets the team adjust the host’s operating system as it likes.',
          es: 'Una máquina virtual con Docker deja que el equipo ajuste el sistema operativo del host como quiera.',
        },
        likeness: {
          pt: 'barracas em um só terreno, que o próprio feirante limpa, sem capataz que as multiplique ou mude de lugar',
          en: 'stalls on a single plot cleaned by their owner, with no foreman to add any or move them',
          es: 'puestos en un solo terreno, que limpia el propio feriante, sin capataz que los multiplique ni los traslade',
        },
        tell: {
          pt: 'Ajustes no sistema do host de contêineres: só com máquinas próprias.',
          en: 'Adjustments to the container host’s system: only with machines of one’s own.',
          es: 'Ajustes en el sistema del host de contenedores: solo con máquinas propias.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 3,
      },
      {
        id: 'k8s-vms',
        neverRight: true,
        text: {
          pt: 'Kubernetes montado em máquinas virtuais',
          en: 'Kubernetes set up on virtual machines',
          es: 'Kubernetes montado en máquinas virtuales',
        },
        uses: ['Kubernetes'],
        why: {
          pt: 'Um Kubernetes montado pela equipe dá acesso à API, aos nós e ao plano de controle.',
          en: 'A Kubernetes cluster that the team sets up gives access to API, nodes and control plane.',
          es: 'Un Kubernetes montado por el equipo da acceso a la API, a los nodos y al plano de control.',
        },
        likeness: {
          pt: 'um capataz que o próprio feirante contrata, forma e comanda, em terrenos que ele também limpa',
          en: 'a foreman hired, trained and commanded by the stall owner himself, on plots that he also cleans',
          es: 'un capataz que el propio feriante contrata, forma y manda, en terrenos que él también limpia',
        },
        tell: {
          pt: 'Controle até do plano de controle: só com um cluster montado pela equipe.',
          en: 'Control even of the control plane: only with a cluster that the team sets up.',
          es: 'Control incluso del plano de control: solo con un clúster montado por el equipo.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 2,
      },
      {
        id: 'web-container',
        rightIn: ['bakery'],
        text: {
          pt: 'O Web App for Containers do App Service',
          en: 'Web App for Containers in App Service',
          es: 'Web App for Containers de App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'O App Service também executa imagens Linux e Windows de aplicações web, com escala automática e sem cluster nem máquinas virtuais a manter.',
          en: 'App Service also runs Linux and Windows images of web applications, with automatic scaling and no cluster or virtual machines to maintain.',
          es: 'App Service también ejecuta imágenes Linux y Windows de aplicaciones web, con escala automática y sin clúster ni máquinas virtuales que mantener.',
        },
        likeness: {
          pt: 'um capataz da própria feira, que não aceita ordens e só monta barracas que atendem fregueses',
          en: 'a foreman employed by the fair, who takes no orders and sets up only stalls serving customers',
          es: 'un capataz de la propia feria, que no acepta órdenes y solo monta puestos que atienden a clientes',
        },
        tell: {
          pt: 'Imagens de aplicações Windows: plataforma que não é só para Linux. Número de cópias que segue o volume de trabalho: escala automática. Nenhuma máquina virtual para a equipe administrar: plataforma gerenciada, sem nós. Equipe em que ninguém sabe operar um orquestrador: plataforma sem Kubernetes a operar. Plano de controle que a equipe não quer manter: serviço gerenciado pela Microsoft. Cópias cujo número deve acompanhar a carga automaticamente: escala automática.',
          en: 'Images of Windows applications: a platform that is not for Linux alone. A number of copies that follows the workload: automatic scaling. No virtual machines for the team to manage: a managed platform without nodes. A team in which nobody knows how to run an orchestrator: a platform without Kubernetes to run. A control plane that the team does not maintain: a service managed by Microsoft. Copies whose number must follow the workload automatically: autoscale.',
          es: 'Imágenes de aplicaciones Windows: plataforma que no es solo para Linux. Número de copias que sigue el volumen de trabajo: escalado automático. Ninguna máquina virtual que el equipo administre: plataforma administrada, sin nodos. Equipo en el que nadie sabe operar un orquestador: plataforma sin Kubernetes que operar. Plano de control que el equipo no quiere mantener: servicio administrado por Microsoft. Copias cuyo número debe seguir la carga automáticamente: escalado automático.',
        },
        source: docs('azure/app-service/configure-custom-container'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'open-api',
        text: {
          pt: 'A equipe quer continuar publicando com kubectl.',
          en: 'The team wants to go on deploying with kubectl.',
          es: 'El equipo quiere seguir desplegando con kubectl.',
        },
        fits: ['aks', 'k8s-vms'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances não tem a API que o kubectl usa.',
            en: 'Container Instances does not have the API that kubectl uses.',
            es: 'Container Instances no tiene la API que usa kubectl.',
          },
          aca: {
            pt: 'O Container Apps esconde o orquestrador e não aceita kubectl.',
            en: 'Container Apps hides the orchestrator and does not take kubectl.',
            es: 'Container Apps oculta el orquestador y no acepta kubectl.',
          },
          'web-container': {
            pt: 'O App Service não tem a API que o kubectl usa.',
            en: 'App Service does not have the API that kubectl uses.',
            es: 'App Service no tiene la API que usa kubectl.',
          },
          'vm-docker': {
            pt: 'O Docker em uma máquina não oferece a API que o kubectl usa.',
            en: 'Docker on one machine does not offer the API that kubectl uses.',
            es: 'Docker en una máquina no ofrece la API que usa kubectl.',
          },
        },
      },
      {
        id: 'no-nodes',
        text: {
          pt: 'A equipe não quer máquinas virtuais para administrar.',
          en: 'The team wants no virtual machines to manage.',
          es: 'El equipo no quiere máquinas virtuales que administrar.',
        },
        fits: ['aci', 'aca', 'web-container'],
        rulesOut: {
          aks: {
            pt: 'No AKS com pools de nós próprios, cada nó é uma máquina virtual da assinatura, a administrar.',
            en: 'In AKS with its own node pools, each node is a virtual machine of the subscription, to be managed.',
            es: 'En AKS con grupos de nodos propios, cada nodo es una máquina virtual de la suscripción, que hay que administrar.',
          },
          'vm-docker': {
            pt: 'O Docker precisa de uma máquina virtual, que a equipe administra.',
            en: 'Docker needs a virtual machine, which the team manages.',
            es: 'Docker necesita una máquina virtual, que el equipo administra.',
          },
          'k8s-vms': {
            pt: 'O Kubernetes montado pela equipe roda em máquinas virtuais que ela administra.',
            en: 'Kubernetes set up by the team runs on virtual machines that it manages.',
            es: 'Kubernetes montado por el equipo se ejecuta en máquinas virtuales que este administra.',
          },
        },
      },
      {
        id: 'scales',
        text: {
          pt: 'O número de cópias deve acompanhar a carga automaticamente.',
          en: 'The number of copies must follow the workload automatically.',
          es: 'El número de copias debe seguir la carga automáticamente.',
        },
        fits: ['aca', 'aks', 'web-container', 'k8s-vms'],
        rulesOut: {
          aci: {
            pt: 'O Container Instances não aumenta nem reduz sozinho o número de cópias.',
            en: 'Container Instances neither raises nor lowers the number of copies by itself.',
            es: 'Container Instances no aumenta ni reduce por sí solo el número de copias.',
          },
          'vm-docker': {
            pt: 'Docker em uma única máquina não aumenta a capacidade sozinho.',
            en: 'Docker on a single machine does not raise capacity by itself.',
            es: 'Docker en una única máquina no aumenta la capacidad por sí solo.',
          },
        },
      },
      {
        id: 'control-plane',
        text: {
          pt: 'A equipe não quer manter nenhum plano de controle.',
          en: 'The team does not want to maintain a control plane.',
          es: 'El equipo no quiere mantener ningún plano de control.',
        },
        fits: ['aci', 'aca', 'aks', 'web-container', 'vm-docker'],
        rulesOut: {
          'k8s-vms': {
            pt: 'No Kubernetes montado pela equipe, o plano de controle também fica com ela.',
            en: 'With Kubernetes set up by the team, the control plane is its job too.',
            es: 'En el Kubernetes montado por el equipo, el plano de control también queda a su cargo.',
          },
        },
      },
      {
        id: 'new-skill',
        text: {
          pt: 'Ninguém na equipe sabe operar um orquestrador.',
          en: 'Nobody on the team knows how to run an orchestrator.',
          es: 'Nadie en el equipo sabe operar un orquestador.',
        },
        fits: ['aci', 'aca', 'web-container', 'vm-docker'],
        rulesOut: {
          aks: {
            pt: 'O AKS ainda pede que a equipe saiba operar Kubernetes.',
            en: 'AKS still asks the team to know how to run Kubernetes.',
            es: 'AKS aún pide que el equipo sepa operar Kubernetes.',
          },
          'k8s-vms': {
            pt: 'Montar Kubernetes em máquinas virtuais exige ainda mais conhecimento dele.',
            en: 'Setting up Kubernetes on virtual machines demands even more knowledge of it.',
            es: 'Montar Kubernetes en máquinas virtuales exige aún más conocimiento de él.',
          },
        },
      },
      {
        id: 'queue-only',
        text: {
          pt: 'Alguns contêineres só processam filas, sem requisições web.',
          en: 'Some containers only process queues, without web requests.',
          es: 'Algunos contenedores solo procesan colas, sin solicitudes web.',
        },
        fits: ['aci', 'aca', 'aks', 'vm-docker', 'k8s-vms'],
        rulesOut: {
          'web-container': {
            pt: 'O Web App for Containers é para aplicações web: o contêiner precisa responder a pedidos HTTP.',
            en: 'Web App for Containers is for web applications: the container has to answer HTTP requests.',
            es: 'Web App for Containers es para aplicaciones web: el contenedor debe responder solicitudes HTTP.',
          },
        },
      },
      {
        id: 'windows-images',
        text: {
          pt: 'Algumas imagens são de aplicações Windows.',
          en: 'Some of the images are Windows applications.',
          es: 'Algunas imágenes son de aplicaciones Windows.',
        },
        fits: ['aci', 'aks', 'web-container', 'k8s-vms'],
        rulesOut: {
          aca: {
            pt: 'O Container Apps escala sozinho, mas só executa imagens Linux.',
            en: 'Container Apps scales by itself, but runs Linux images only.',
            es: 'Container Apps escala por sí solo, pero solo ejecuta imágenes Linux.',
          },
        },
      },
      {
        id: 'host-failure',
        notWith: ['new-skill'],
        text: {
          pt: 'Se um servidor falhar, os contêineres devem voltar automaticamente em outro.',
          en: 'If a server fails, its containers must restart automatically on another.',
          es: 'Si falla un servidor, sus contenedores deben volver automáticamente en otro.',
        },
        fits: ['aca', 'aks', 'k8s-vms', 'web-container'],
        rulesOut: {
          'vm-docker': {
            pt: 'Com o Docker em uma só máquina, não há outra em que os contêineres voltem.',
            en: 'With Docker on a single machine there is no other on which the containers restart.',
            es: 'Con Docker en una sola máquina, no hay otra en que vuelvan los contenedores.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual plataforma atende a todos esses requisitos?',
      en: 'Which platform meets all of these requirements?',
      es: '¿Qué plataforma cumple todos estos requisitos?',
    },
  },
];
