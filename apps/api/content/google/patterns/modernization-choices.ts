import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const modernizationChoices: readonly Pattern[] = [
  {
    id: 'container-home',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'containers' } },
    scene: {
      pt: 'Pense em cada contêiner como uma caixa de carga, nos servidores como navios e na orquestração como ordens em linguagem de marinheiro.',
      en: 'Think of each container as a box of cargo, of the servers as ships and of orchestration as orders in sailors’ language.',
      es: 'Piensa en cada contenedor como una caja de carga, en los servidores como barcos y en la orquestación como órdenes en lenguaje de marinos.',
    },
    situations: [
      {
        id: 'news',
        text: {
          pt: 'Um jornal empacotou seu site em contêineres e decide onde executá-lo.',
          en: 'A newspaper has packaged its site in containers and is deciding where to run it.',
          es: 'Un periódico empaquetó su sitio en contenedores y decide dónde ejecutarlo.',
        },
      },
      {
        id: 'delivery',
        text: {
          pt: 'Um aplicativo de entregas empacotou seus serviços em contêineres e decide onde executá-los.',
          en: 'A delivery app has packaged its services in containers and is deciding where to run them.',
          es: 'Una aplicación de entregas empaquetó sus servicios en contenedores y decide dónde ejecutarlos.',
        },
      },
      {
        id: 'exams',
        text: {
          pt: 'Uma plataforma de provas empacotou seus serviços em contêineres e decide onde executá-los.',
          en: 'A testing platform has packaged its services in containers and is deciding where to run them.',
          es: 'Una plataforma de exámenes empaquetó sus servicios en contenedores y decide dónde ejecutarlos.',
        },
      },
    ],
    candidates: [
      {
        id: 'run',
        text: {
          pt: 'Cloud Run, com escala automática',
          en: 'Cloud Run, with automatic scaling',
          es: 'Cloud Run, con escala automática',
        },
        uses: ['Cloud Run'],
        why: {
          pt: 'O Cloud Run executa o contêiner sem cluster nem Kubernetes, leva-o sozinho a outro servidor se um falha, escala a zero e cobra enquanto atende.',
          en: 'Cloud Run runs the container without a cluster or Kubernetes, moves it to another server by itself if one fails, scales to zero and charges while serving.',
          es: 'Cloud Run ejecuta el contenedor sin clúster ni Kubernetes, lo lleva por sí mismo a otro servidor si uno falla, escala a cero y cobra mientras atiende.',
        },
        likeness: {
          pt: 'a transportadora que leva qualquer caixa em navios que ela escolhe, sem ler ordens de marinheiro nem guardar estoque',
          en: 'the carrier that takes any box on ships it picks itself, without reading sailors’ orders or keeping any stock',
          es: 'la empresa que lleva cualquier caja en barcos que ella elige, sin leer órdenes de marinos ni guardar existencias',
        },
        tell: {
          pt: 'Contêiner sem cluster, que reduz a zero: o Cloud Run. Ninguém que conheça Kubernetes: o Cloud Run, ou o Docker em máquinas virtuais. Nenhum servidor a configurar nem administrar: o Cloud Run. Plano de controle que ninguém quer operar: Kubernetes gerenciado (GKE), Cloud Run ou máquinas virtuais, e não um Kubernetes próprio. Contêineres que devem passar a outro servidor se um falhar: o GKE ou o Cloud Run, que os recolocam sozinhos, e não VMs avulsas.',
          en: 'A container without a cluster, down to zero: Cloud Run. Nobody who knows Kubernetes: Cloud Run, or Docker on virtual machines. No servers to configure or manage: Cloud Run. A control plane that nobody wants to operate: managed Kubernetes (GKE), Cloud Run or virtual machines, rather than self-managed Kubernetes. Containers that have to move to another server if one fails: GKE or Cloud Run, which place them anew, rather than separate VMs.',
          es: 'Contenedor sin clúster, que baja a cero: Cloud Run. Nadie que conozca Kubernetes: Cloud Run, o Docker en máquinas virtuales. Ningún servidor que configurar ni administrar: Cloud Run. Plano de control que nadie quiere operar: Kubernetes administrado (GKE), Cloud Run o máquinas virtuales, y no un Kubernetes propio. Contenedores que deben pasar a otro servidor si uno falla: GKE o Cloud Run, que los reubican solos, y no VMs sueltas.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 5,
      },
      {
        id: 'autopilot',
        text: { pt: 'GKE no modo Autopilot', en: 'GKE in Autopilot mode', es: 'GKE en modo Autopilot' },
        uses: ['Autopilot', 'GKE'],
        why: {
          pt: 'No GKE Autopilot, a equipe usa a API do Kubernetes, com manifestos e discos persistentes, e o Google cuida do plano de controle e dos nós e leva a outro os contêineres do que falha.',
          en: 'With GKE Autopilot the team uses the Kubernetes API, with manifests and persistent disks, and Google looks after the control plane and the nodes and moves containers off a failed one.',
          es: 'En GKE Autopilot el equipo usa la API de Kubernetes, con manifiestos y discos persistentes, y Google se ocupa del plano de control y de los nodos y lleva a otro los contenedores del que falla.',
        },
        likeness: {
          pt: 'a companhia que segue ordens em linguagem de marinheiro, com navios que ela mesma escolhe e tripula',
          en: 'the shipping line that follows orders in sailors’ language, with ships that it picks and crews itself',
          es: 'la compañía que sigue órdenes en lenguaje de marinos, con barcos que ella misma elige y tripula',
        },
        tell: {
          pt: 'Kubernetes sem cuidar de nós: o GKE Autopilot. Manifestos de implantação de outra nuvem: Kubernetes gerenciado (GKE). Nenhum servidor a configurar nem administrar: o GKE Autopilot. Plano de controle que ninguém quer operar: Kubernetes gerenciado (GKE), Cloud Run ou máquinas virtuais, e não um Kubernetes próprio. Banco de dados em contêiner com disco persistente em blocos: o GKE ou o Compute Engine, que montam esse disco. Contêineres que devem passar a outro servidor se um falhar: o GKE ou o Cloud Run, que os recolocam sozinhos, e não VMs avulsas. Cem serviços que se chamam entre si, administrados juntos: um orquestrador, o Kubernetes (GKE), e não VMs avulsas.',
          en: 'Kubernetes without looking after nodes: GKE Autopilot. Deployment manifests of another cloud: managed Kubernetes (GKE). No servers to configure or manage: GKE Autopilot. A control plane that nobody wants to operate: managed Kubernetes (GKE), Cloud Run or virtual machines, rather than self-managed Kubernetes. A database in a container with a persistent block disk: GKE or Compute Engine, which mount such a disk. Containers that have to move to another server if one fails: GKE or Cloud Run, which place them anew, rather than separate VMs. A hundred services that call one another, managed together: an orchestrator, Kubernetes (GKE), rather than separate VMs.',
          es: 'Kubernetes sin ocuparse de nodos: GKE Autopilot. Manifiestos de despliegue de otra nube: Kubernetes administrado (GKE). Ningún servidor que configurar ni administrar: GKE Autopilot. Plano de control que nadie quiere operar: Kubernetes administrado (GKE), Cloud Run o máquinas virtuales, y no un Kubernetes propio. Base de datos en contenedor con disco persistente de bloques: GKE o Compute Engine, que montan ese disco. Contenedores que deben pasar a otro servidor si uno falla: GKE o Cloud Run, que los reubican solos, y no VMs sueltas. Cien servicios que se llaman entre sí, administrados juntos: un orquestador, Kubernetes (GKE), y no VMs sueltas.',
        },
        source: page('kubernetes-engine/docs/concepts/autopilot-overview'),
        popularity: 4,
      },
      {
        id: 'standard',
        text: { pt: 'GKE no modo Standard', en: 'GKE in Standard mode', es: 'GKE en modo Standard' },
        uses: ['GKE'],
        why: {
          pt: 'No GKE Standard, a equipe escolhe e ajusta os nós e administra os serviços com manifestos do Kubernetes, que leva a outro nó os contêineres do que falha, e o Google opera o plano de controle.',
          en: 'With GKE Standard the team chooses and sets up the nodes and manages services with manifests of Kubernetes, which moves containers off a failed node, and Google runs the control plane.',
          es: 'En GKE Standard el equipo elige y ajusta los nodos y administra los servicios con manifiestos de Kubernetes, que lleva a otro nodo los contenedores del que falla, y Google opera el plano de control.',
        },
        likeness: {
          pt: 'os navios que o cliente escolhe e equipa, guiados em linguagem de marinheiro por uma capitania alheia',
          en: 'the ships that the customer picks and fits out, guided in sailors’ language by somebody else’s harbor office',
          es: 'los barcos que el cliente elige y equipa, guiados en lenguaje de marinos por una capitanía ajena',
        },
        tell: {
          pt: 'Kubernetes com controle dos nós: o GKE Standard. Manifestos de implantação de outra nuvem: Kubernetes gerenciado (GKE). Servidores que a equipe quer escolher e configurar: o GKE Standard ou o Compute Engine. Banco de dados em contêiner com disco persistente em blocos: o GKE ou o Compute Engine, que montam esse disco. Plano de controle que ninguém quer operar: Kubernetes gerenciado (GKE), Cloud Run ou máquinas virtuais, e não um Kubernetes próprio. Contêineres que devem passar a outro servidor se um falhar: o GKE ou o Cloud Run, que os recolocam sozinhos, e não VMs avulsas. Cem serviços que se chamam entre si, administrados juntos: um orquestrador, o Kubernetes (GKE), e não VMs avulsas.',
          en: 'Kubernetes with control of nodes: GKE Standard. Deployment manifests of another cloud: managed Kubernetes (GKE). Servers that the team wants to choose and configure: GKE Standard or Compute Engine. A database in a container with a persistent block disk: GKE or Compute Engine, which mount such a disk. A control plane that nobody wants to operate: managed Kubernetes (GKE), Cloud Run or virtual machines, rather than self-managed Kubernetes. Containers that have to move to another server if one fails: GKE or Cloud Run, which place them anew, rather than separate VMs. A hundred services that call one another, managed together: an orchestrator, Kubernetes (GKE), rather than separate VMs.',
          es: 'Kubernetes con control de los nodos: GKE Standard. Manifiestos de despliegue de otra nube: Kubernetes administrado (GKE). Servidores que el equipo quiere elegir y configurar: GKE Standard o Compute Engine. Base de datos en contenedor con disco persistente de bloques: GKE o Compute Engine, que montan ese disco. Plano de control que nadie quiere operar: Kubernetes administrado (GKE), Cloud Run o máquinas virtuales, y no un Kubernetes propio. Contenedores que deben pasar a otro servidor si uno falla: GKE o Cloud Run, que los reubican solos, y no VMs sueltas. Cien servicios que se llaman entre sí, administrados juntos: un orquestador, Kubernetes (GKE), y no VMs sueltas.',
        },
        source: page('kubernetes-engine/docs/concepts/choose-cluster-mode'),
        popularity: 4,
        rightWith: ['os-settings'],
      },
      {
        id: 'vms',
        rightWith: ['no-k8s'],
        text: {
          pt: 'Docker em VMs avulsas do Compute Engine',
          en: 'Docker on separate Compute Engine VMs',
          es: 'Docker en VM sueltas de Compute Engine',
        },
        uses: ['Compute Engine'],
        why: {
          pt: 'Nas máquinas do Compute Engine, sem Kubernetes, a equipe escolhe o servidor e o sistema operacional em que os contêineres rodam e lhes dá discos persistentes em blocos.',
          en: 'On Compute Engine machines, without Kubernetes, the team chooses the server and operating system on which containers run and gives them persistent block disks.',
          es: 'En las máquinas de Compute Engine, sin Kubernetes, el equipo elige el servidor y el sistema operativo en que corren los contenedores y les da discos persistentes de bloques.',
        },
        likeness: {
          pt: 'os barcos soltos que o cliente equipa e pilota um a um, sem ninguém que socorra a carga',
          en: 'the separate boats that the customer fits out and steers one by one, with nobody to rescue the cargo',
          es: 'los botes sueltos que el cliente equipa y conduce uno a uno, sin nadie que socorra la carga',
        },
        tell: {
          pt: 'Controle do sistema operacional: o Compute Engine. Servidores que a equipe quer escolher e configurar: o GKE Standard ou o Compute Engine. Banco de dados em contêiner com disco persistente em blocos: o GKE ou o Compute Engine, que montam esse disco. Ninguém que conheça Kubernetes: o Cloud Run, ou o Docker em máquinas virtuais. Plano de controle que ninguém quer operar: Kubernetes gerenciado (GKE), Cloud Run ou máquinas virtuais, e não um Kubernetes próprio.',
          en: 'Control of the operating system: Compute Engine. Servers that the team wants to choose and configure: GKE Standard or Compute Engine. A database in a container with a persistent block disk: GKE or Compute Engine, which mount such a disk. Nobody who knows Kubernetes: Cloud Run, or Docker on virtual machines. A control plane that nobody wants to operate: managed Kubernetes (GKE), Cloud Run or virtual machines, rather than self-managed Kubernetes.',
          es: 'Control del sistema operativo: Compute Engine. Servidores que el equipo quiere elegir y configurar: GKE Standard o Compute Engine. Base de datos en contenedor con disco persistente de bloques: GKE o Compute Engine, que montan ese disco. Nadie que conozca Kubernetes: Cloud Run, o Docker en máquinas virtuales. Plano de control que nadie quiere operar: Kubernetes administrado (GKE), Cloud Run o máquinas virtuales, y no un Kubernetes propio.',
        },
        source: page('compute/docs/containers'),
        popularity: 4,
      },
      {
        id: 'own',
        text: {
          pt: 'Kubernetes próprio em máquinas',
          en: 'Self-managed Kubernetes',
          es: 'Kubernetes propio en máquinas',
        },
        uses: [],
        why: {
          pt: 'Com o Kubernetes instalado pela equipe, até o plano de controle pode ser ajustado.',
          en: 'With Kubernetes installed by the team, even the control plane can be adjusted.',
          es: 'Con Kubernetes instalado por el equipo, hasta el plano de control puede ajustarse.',
        },
        likeness: {
          pt: 'a frota própria, com navios a equipar, linguagem de marinheiro a aprender e capitania a manter',
          en: 'the fleet of one’s own, with ships to fit out, sailors’ language to learn and a harbor office to run',
          es: 'la flota propia, con barcos que equipar, lenguaje de marinos que aprender y capitanía que mantener',
        },
        tell: {
          pt: 'Tudo à mão, até o plano de controle: Kubernetes próprio.',
          en: 'All by hand, even the control plane: self-managed Kubernetes.',
          es: 'Todo a mano, hasta el plano de control: Kubernetes propio.',
        },
        source: page('learn/what-is-kubernetes'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'helm',
        text: {
          pt: 'Os manifestos de implantação do orquestrador, já usados em outra nuvem, precisam ser aproveitados.',
          en: 'The orchestrator’s deployment manifests, in use on another cloud, have to be reused.',
          es: 'Los manifiestos de despliegue del orquestador, ya usados en otra nube, tienen que aprovecharse.',
        },
        fits: ['autopilot', 'standard', 'own'],
        rulesOut: {
          run: {
            pt: 'O Cloud Run tem configuração própria e não recebe esses arquivos.',
            en: 'Cloud Run has its own settings and does not accept these files.',
            es: 'Cloud Run tiene configuración propia y no recibe esos archivos.',
          },
          vms: {
            pt: 'As máquinas do Compute Engine não trazem um orquestrador.',
            en: 'Compute Engine machines bring no orchestrator.',
            es: 'Las máquinas de Compute Engine no traen un orquestador.',
          },
        },
      },
      {
        id: 'no-nodes',
        text: {
          pt: 'A equipe não quer configurar nem administrar servidores.',
          en: 'The team does not want to configure or manage servers.',
          es: 'El equipo no quiere configurar ni administrar servidores.',
        },
        fits: ['run', 'autopilot'],
        rulesOut: {
          standard: {
            pt: 'No modo Standard, a equipe configura os grupos de nós.',
            en: 'In Standard mode the team configures the node pools.',
            es: 'En modo Standard, el equipo configura los grupos de nodos.',
          },
          vms: {
            pt: 'As máquinas do Compute Engine são mantidas pela equipe.',
            en: 'Compute Engine machines are maintained by the team.',
            es: 'Las máquinas de Compute Engine las mantiene el equipo.',
          },
          own: {
            pt: 'Máquinas e Kubernetes próprios são todos mantidos pela equipe.',
            en: 'Self-managed Kubernetes and its machines are all maintained by the team.',
            es: 'Máquinas y Kubernetes propios los mantiene el equipo.',
          },
        },
      },
      {
        id: 'os-settings',
        text: {
          pt: 'A equipe quer escolher e configurar ela mesma os servidores que hospedam os contêineres.',
          en: 'The team wants to choose and configure for itself the servers that host the containers.',
          es: 'El equipo quiere elegir y configurar por sí mismo los servidores que alojan los contenedores.',
        },
        fits: ['standard', 'vms', 'own'],
        rulesOut: {
          run: {
            pt: 'O Cloud Run não mostra servidores para escolher nem configurar.',
            en: 'Cloud Run shows no servers to choose or configure.',
            es: 'Cloud Run no muestra servidores que elegir ni configurar.',
          },
          autopilot: {
            pt: 'No Autopilot, é o Google que escolhe e configura os nós.',
            en: 'With Autopilot, it is Google that chooses and configures the nodes.',
            es: 'En Autopilot, es Google quien elige y configura los nodos.',
          },
        },
        notWith: ['no-nodes'],
      },
      {
        id: 'sla',
        text: {
          pt: 'Ninguém quer operar um plano de controle.',
          en: 'Nobody wants to operate a control plane.',
          es: 'Nadie quiere operar un plano de control.',
        },
        fits: ['run', 'autopilot', 'standard', 'vms'],
        rulesOut: {
          own: {
            pt: 'No Kubernetes próprio, a equipe opera o plano de controle.',
            en: 'With self-managed Kubernetes the team operates the control plane.',
            es: 'En el Kubernetes propio, el equipo opera el plano de control.',
          },
        },
      },
      {
        id: 'no-k8s',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes.',
          en: 'Nobody on the team knows Kubernetes.',
          es: 'Nadie en el equipo conoce Kubernetes.',
        },
        notWith: ['helm'],
        fits: ['run', 'vms'],
        rulesOut: {
          autopilot: {
            pt: 'No Autopilot, a equipe ainda descreve e opera tudo em Kubernetes.',
            en: 'In Autopilot, the team still describes and operates everything in Kubernetes.',
            es: 'En Autopilot, el equipo todavía describe y opera todo en Kubernetes.',
          },
          standard: {
            pt: 'No modo Standard, a equipe opera o Kubernetes e os nós.',
            en: 'In Standard mode, the team operates Kubernetes and the nodes.',
            es: 'En el modo Standard, el equipo opera Kubernetes y los nodos.',
          },
          own: {
            pt: 'Um Kubernetes próprio pede o máximo de conhecimento dele.',
            en: 'Self-managed Kubernetes calls for the most knowledge of it.',
            es: 'Un Kubernetes propio exige el mayor conocimiento de él.',
          },
        },
      },
      {
        id: 'many-services',
        notWith: ['no-k8s'],
        text: {
          pt: 'São cem serviços que se chamam entre si, e a equipe quer administrá-los juntos.',
          en: 'There are a hundred services that call one another, and the team wants to manage them together.',
          es: 'Son cien servicios que se llaman entre sí, y el equipo quiere administrarlos juntos.',
        },
        fits: ['autopilot', 'standard', 'own'],
        rulesOut: {
          vms: {
            pt: 'Em VMs avulsas do Compute Engine, cada contêiner seria posto e vigiado à mão.',
            en: 'On separate Compute Engine VMs, each container would be placed and watched by hand.',
            es: 'En VM sueltas de Compute Engine, cada contenedor se ubicaría y vigilaría a mano.',
          },
        },
      },
      {
        id: 'self-heal',
        text: {
          pt: 'Se um servidor falhar, os contêineres dele devem passar a outro, sem ninguém de plantão.',
          en: 'If a server fails, its containers have to move to another with nobody on duty.',
          es: 'Si un servidor falla, sus contenedores deben pasar a otro, sin nadie de guardia.',
        },
        fits: ['run', 'autopilot', 'standard', 'own'],
        rulesOut: {
          vms: {
            pt: 'Entre VMs avulsas do Compute Engine, o Docker não leva a outra os contêineres da que falha.',
            en: 'On separate Compute Engine VMs, Docker does not move the containers of a failed one to another.',
            es: 'Entre VM sueltas de Compute Engine, Docker no lleva a otra los contenedores de la que falla.',
          },
        },
      },
      {
        id: 'stateful',
        text: {
          pt: 'Um dos contêineres é um banco de dados, que exige um disco persistente em blocos.',
          en: 'One of the containers is a database, which requires a persistent block disk.',
          es: 'Uno de los contenedores es una base de datos, que exige un disco persistente de bloques.',
        },
        fits: ['autopilot', 'standard', 'vms', 'own'],
        rulesOut: {
          run: {
            pt: 'O Cloud Run não monta discos persistentes em blocos.',
            en: 'Cloud Run does not mount persistent block disks.',
            es: 'Cloud Run no monta discos persistentes de bloques.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde os contêineres devem rodar?',
      en: 'Where should the containers run?',
      es: '¿Dónde deben correr los contenedores?',
    },
  },
  {
    id: 'first-move',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'migration' } },
    scene: {
      pt: 'Pense no data center como uma casa, nos programas como os móveis, no banco de dados como o fogão e nas ferramentas como chaves.',
      en: 'Think of the data center as a house, of the programs as furniture, of the database as the stove and of tools as keys.',
      es: 'Piensa en los servidores como una casa, donde los programas son muebles, la base de datos es el fogón y las herramientas son llaves.',
    },
    situations: [
      {
        id: 'factory',
        text: {
          pt: 'Uma indústria, que adota o Google Cloud, decide o que fazer com oitenta servidores vSphere de um data center alugado.',
          en: 'A manufacturer adopting Google Cloud is deciding what to do with eighty vSphere servers in a rented data center.',
          es: 'Una empresa industrial, que adopta Google Cloud, decide qué hacer con ochenta servidores vSphere de un centro de datos alquilado.',
        },
      },
      {
        id: 'college',
        text: {
          pt: 'Uma faculdade, que adota o Google Cloud, decide o que fazer com seus trinta servidores virtuais, em vSphere.',
          en: 'A college adopting Google Cloud is deciding what to do with its thirty virtual servers, on vSphere.',
          es: 'Una facultad, que adopta Google Cloud, decide qué hacer con sus treinta servidores virtuales, en vSphere.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Uma corretora, que adota o Google Cloud, decide o que fazer com seus cem servidores virtuais, em vSphere.',
          en: 'A brokerage adopting Google Cloud is deciding what to do with its hundred virtual servers, on vSphere.',
          es: 'Una corredora, que adopta Google Cloud, decide qué hacer con sus cien servidores virtuales, en vSphere.',
        },
      },
    ],
    candidates: [
      {
        id: 'rehost',
        text: {
          pt: 'Mover as máquinas como estão (rehost)',
          en: 'Move the machines as they are (rehost)',
          es: 'Mover las máquinas tal como están (rehost)',
        },
        uses: [],
        why: {
          pt: 'O rehost leva ao Compute Engine, em pouco tempo, as máquinas com os programas que já rodam, sem mudar o código, e o hardware e a virtualização passam a ser do Google.',
          en: 'Rehost takes the machines, with the programs that they run, to Compute Engine in little time, without changing code, and hardware and virtualization become Google’s.',
          es: 'El rehost lleva a Compute Engine, en poco tiempo, las máquinas con los programas que ya ejecutan, sin cambiar el código, y el hardware y la virtualización pasan a ser de Google.',
        },
        likeness: {
          pt: 'a mudança rápida com todos os móveis, o fogão velho inclusive, para uma casa com outras chaves',
          en: 'the quick move with all the furniture, the old stove included, to a house with other keys',
          es: 'la mudanza rápida con todos los muebles, el viejo fogón incluido, a una casa con otras llaves',
        },
        tell: {
          pt: 'Garantia dos equipamentos que acaba, sem compra de outros: máquinas levadas para a nuvem, em vez de mantidas onde estão. Sem verba para mudar o código dos programas: qualquer caminho menos o refactor, que os reescreve. Prazo curto e código intocado: o rehost. Software de virtualização que não se quer mais pagar: o rehost no Compute Engine. Regras próprias que se quer manter nos sistemas: sistemas levados ou reescritos, e não um SaaS, que traz as regras do fornecedor. Programas que não se quer trocar por produtos prontos do mercado: qualquer caminho menos o repurchase, do rehost ao refactor. Saída do data center em seis meses: uma mudança com poucas alterações, como rehost, replatform ou VMware Engine.',
          en: 'A hardware warranty that ends, with no more to buy: machines taken to the cloud rather than left where they are. No budget to change the programs’ code: any move except refactor, which rewrites them. Short deadline and untouched code: rehost. Virtualization software that nobody wants to pay for: rehost on Compute Engine. Business rules to keep in one’s own systems: systems moved or rewritten rather than SaaS, which brings the vendor’s rules. Programs not to swap for ready-made products on the market: any move except repurchase, from rehost to refactor. To be out of the data center within six months: a move with few changes, such as rehost, replatform or VMware Engine.',
          es: 'Garantía del hardware que termina, sin comprar otro: máquinas llevadas a la nube, en vez de dejarlas donde están. Sin fondos para cambiar el código de los programas: cualquier camino menos refactor, que los reescribe. Plazo corto y código intacto: el rehost. Software de virtualización que ya no se quiere pagar: el rehost en Compute Engine. Reglas propias por mantener en los sistemas: sistemas trasladados o reescritos, y no un SaaS, que trae las reglas del proveedor. Programas que no se quiere cambiar por productos ya hechos del mercado: cualquier camino menos repurchase, desde rehost hasta refactor. Salida del centro de datos en seis meses: un traslado con pocos cambios, como rehost, replatform o VMware Engine.',
        },
        source: page('migrate/virtual-machines/docs/5.0/introduction'),
        popularity: 5,
      },
      {
        id: 'replatform',
        text: {
          pt: 'Mover e usar bancos gerenciados (replatform)',
          en: 'Move and use managed databases (replatform)',
          es: 'Mover y usar bases administradas (replatform)',
        },
        uses: [],
        why: {
          pt: 'O replatform leva em pouco tempo os programas que já existem, sem mudar o código, e passa ao Cloud SQL os patches e backups do banco de dados.',
          en: 'Replatform takes the existing programs over in little time, without changing their code, and hands the database’s patches and backups to Cloud SQL.',
          es: 'El replatform lleva en poco tiempo los programas existentes, sin cambiar su código, y pasa a Cloud SQL los parches y respaldos de la base de datos.',
        },
        likeness: {
          pt: 'a mudança rápida dos mesmos móveis para uma casa de outras chaves, em que o locador cuida do fogão',
          en: 'the quick move of the same furniture to a house with other keys, whose landlord looks after the stove',
          es: 'la mudanza rápida de los mismos muebles a una casa de otras llaves, donde el casero cuida el fogón',
        },
        tell: {
          pt: 'Nem patches nem backup do MySQL: um banco gerenciado, por replatform ou refactor, ou um produto SaaS. Um ganho pequeno no caminho: o replatform. Regras próprias que se quer manter nos sistemas: sistemas levados ou reescritos, e não um SaaS, que traz as regras do fornecedor. Programas que não se quer trocar por produtos prontos do mercado: qualquer caminho menos o repurchase, do rehost ao refactor. Saída do data center em seis meses: uma mudança com poucas alterações, como rehost, replatform ou VMware Engine. Sem verba para mudar o código dos programas: qualquer caminho menos o refactor, que os reescreve.',
          en: 'No MySQL to patch or back up: a managed database, by replatform or refactor, or a SaaS product. A small gain on the way: replatform. Business rules to keep in one’s own systems: systems moved or rewritten rather than SaaS, which brings the vendor’s rules. Programs not to swap for ready-made products on the market: any move except repurchase, from rehost to refactor. To be out of the data center within six months: a move with few changes, such as rehost, replatform or VMware Engine. No budget to change the programs’ code: any move except refactor, which rewrites them.',
          es: 'Ni parches ni respaldos del MySQL: una base administrada, por replatform o refactor, o un producto SaaS. Una mejora pequeña en el camino: el replatform. Reglas propias por mantener en los sistemas: sistemas trasladados o reescritos, y no un SaaS, que trae las reglas del proveedor. Programas que no se quiere cambiar por productos ya hechos del mercado: cualquier camino menos repurchase, desde rehost hasta refactor. Salida del centro de datos en seis meses: un traslado con pocos cambios, como rehost, replatform o VMware Engine. Sin fondos para cambiar el código de los programas: cualquier camino menos refactor, que los reescribe.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 4,
        rightWith: ['db-work'],
      },
      {
        id: 'refactor',
        text: {
          pt: 'Reescrever em serviços gerenciados (refactor)',
          en: 'Rewrite on managed services (refactor)',
          es: 'Reescribir en servicios administrados (refactor)',
        },
        uses: [],
        why: {
          pt: 'O refactor reescreve os programas da empresa com as mesmas regras, deixa cada parte escalar sozinha e usa serviços gerenciados, que cuidam de patches e backups do banco.',
          en: 'Refactor rewrites the company’s own programs with the same rules, lets each part scale independently and uses managed services, which take care of database patches and backups.',
          es: 'El refactor reescribe los programas de la empresa con las mismas reglas, permite que cada parte escale sola y usa servicios administrados, que se ocupan de parches y respaldos de la base.',
        },
        likeness: {
          pt: 'os móveis novos feitos sob medida para uma casa de outras chaves, peça por peça, durante anos',
          en: 'the new furniture made to measure for a house with other keys, piece by piece, over years',
          es: 'los muebles nuevos hechos a medida para una casa de otras llaves, pieza por pieza, durante años',
        },
        tell: {
          pt: 'Nem patches nem backup do MySQL: um banco gerenciado, por replatform ou refactor, ou um produto SaaS. Mudar rápido e escalar por partes: o refactor. Parte que precisa escalar sozinha: o refactor. Regras próprias que se quer manter nos sistemas: sistemas levados ou reescritos, e não um SaaS, que traz as regras do fornecedor. Programas que não se quer trocar por produtos prontos do mercado: qualquer caminho menos o repurchase, do rehost ao refactor.',
          en: 'No MySQL to patch or back up: a managed database, by replatform or refactor, or a SaaS product. Change fast and scale by parts: refactor. A part that needs to scale independently: refactor. Business rules to keep in one’s own systems: systems moved or rewritten rather than SaaS, which brings the vendor’s rules. Programs not to swap for ready-made products on the market: any move except repurchase, from rehost to refactor.',
          es: 'Ni parches ni respaldos del MySQL: una base administrada, por replatform o refactor, o un producto SaaS. Cambiar rápido y escalar por partes: el refactor. Parte que necesita escalar sola: el refactor. Reglas propias por mantener en los sistemas: sistemas trasladados o reescritos, y no un SaaS, que trae las reglas del proveedor. Programas que no se quiere cambiar por productos ya hechos del mercado: cualquier camino menos repurchase, desde rehost hasta refactor.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 4,
      },
      {
        id: 'vmware',
        text: {
          pt: 'Levar o ambiente ao VMware Engine',
          en: 'Take the environment to VMware Engine',
          es: 'Llevar el entorno a VMware Engine',
        },
        uses: ['VMware Engine'],
        why: {
          pt: 'O VMware Engine recebe em pouco tempo, em hardware do Google, as máquinas no mesmo formato, com os programas e as ferramentas vSphere que a equipe usa.',
          en: 'VMware Engine takes the machines in the same format onto Google’s hardware in little time, with the programs and vSphere tools that the team uses.',
          es: 'VMware Engine recibe en poco tiempo, en hardware de Google, las máquinas en el mismo formato, con los programas y las herramientas vSphere que usa el equipo.',
        },
        likeness: {
          pt: 'a casa levada inteira sobre rodas, com as chaves, o fogão velho e a taxa antiga do construtor',
          en: 'the house taken whole on wheels, with its keys, the old stove and the builder’s old fee',
          es: 'la casa llevada entera sobre ruedas, con las llaves, el viejo fogón y la tarifa antigua del constructor',
        },
        tell: {
          pt: 'Garantia dos equipamentos que acaba, sem compra de outros: máquinas levadas para a nuvem, em vez de mantidas onde estão. Sem verba para mudar o código dos programas: qualquer caminho menos o refactor, que os reescreve. Mesmo vSphere, outro lugar: o VMware Engine. Ferramentas que os administradores usam hoje: o VMware Engine. Regras próprias que se quer manter nos sistemas: sistemas levados ou reescritos, e não um SaaS, que traz as regras do fornecedor. Programas que não se quer trocar por produtos prontos do mercado: qualquer caminho menos o repurchase, do rehost ao refactor. Saída do data center em seis meses: uma mudança com poucas alterações, como rehost, replatform ou VMware Engine.',
          en: 'A hardware warranty that ends, with no more to buy: machines taken to the cloud rather than left where they are. No budget to change the programs’ code: any move except refactor, which rewrites them. Same vSphere, another place: VMware Engine. Tools that administrators use today: VMware Engine. Business rules to keep in one’s own systems: systems moved or rewritten rather than SaaS, which brings the vendor’s rules. Programs not to swap for ready-made products on the market: any move except repurchase, from rehost to refactor. To be out of the data center within six months: a move with few changes, such as rehost, replatform or VMware Engine.',
          es: 'Garantía del hardware que termina, sin comprar otro: máquinas llevadas a la nube, en vez de dejarlas donde están. Sin fondos para cambiar el código de los programas: cualquier camino menos refactor, que los reescribe. El mismo vSphere, otro lugar: VMware Engine. Herramientas que los administradores usan hoy: VMware Engine. Reglas propias por mantener en los sistemas: sistemas trasladados o reescritos, y no un SaaS, que trae las reglas del proveedor. Programas que no se quiere cambiar por productos ya hechos del mercado: cualquier camino menos repurchase, desde rehost hasta refactor. Salida del centro de datos en seis meses: un traslado con pocos cambios, como rehost, replatform o VMware Engine.',
        },
        source: page('vmware-engine/docs/overview'),
        popularity: 3,
      },
      {
        id: 'saas',
        rightWith: ['ordinary'],
        text: {
          pt: 'Trocar os sistemas por produtos SaaS (repurchase)',
          en: 'Replace systems with SaaS products (repurchase)',
          es: 'Cambiar los sistemas por productos SaaS (repurchase)',
        },
        uses: [],
        why: {
          pt: 'Produtos SaaS já trazem programadas as práticas comuns e tiram da empresa toda a operação dos sistemas, até a do banco de dados.',
          en: 'SaaS products come with common practice already programmed and take all operation of the systems off the company, databases included.',
          es: 'Los productos SaaS ya traen programadas las prácticas comunes y quitan a la empresa toda la operación de los sistemas, incluso la de la base de datos.',
        },
        likeness: {
          pt: 'o apartamento já mobiliado, em que a família deixa seus móveis e vive conforme a planta alheia',
          en: 'the furnished flat, for which the family leaves its furniture and lives by somebody else’s layout',
          es: 'el apartamento ya amueblado, por el que la familia deja sus muebles y vive según el plano ajeno',
        },
        tell: {
          pt: 'Sistema comum, sem nada de próprio: o repurchase. Práticas comuns que o mercado já cobre: o repurchase. Nem patches nem backup do MySQL: um banco gerenciado, por replatform ou refactor, ou um produto SaaS. Sem verba para mudar o código dos programas: qualquer caminho menos o refactor, que os reescreve.',
          en: 'An ordinary system with nothing special: repurchase. Common practice that the market already covers: repurchase. No MySQL to patch or back up: a managed database, by replatform or refactor, or a SaaS product. No budget to change the programs’ code: any move except refactor, which rewrites them.',
          es: 'Sistema común, sin nada propio: el repurchase. Prácticas comunes que el mercado ya cubre: el repurchase. Ni parches ni respaldos del MySQL: una base administrada, por replatform o refactor, o un producto SaaS. Sin fondos para cambiar el código de los programas: cualquier camino menos refactor, que los reescribe.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 3,
      },
      {
        id: 'retain',
        text: {
          pt: 'Deixar tudo onde está por mais um ano (retain)',
          en: 'Leave everything where it is for one more year (retain)',
          es: 'Dejar todo donde está un año más (retain)',
        },
        uses: [],
        why: {
          pt: 'Deixar onde está não gasta nada em migração e espera por um momento melhor.',
          en: 'Leaving it where it is spends nothing on migration and waits for a better moment.',
          es: 'Dejarlo donde está no gasta nada en migración y espera un momento mejor.',
        },
        likeness: {
          pt: 'o ano a mais na casa velha, com o contrato no fim e todos os consertos por fazer',
          en: 'another year in the old house, with the lease ending and all repairs still to be done',
          es: 'el año más en la casa vieja, con el contrato por terminar y todos los arreglos por hacer',
        },
        tell: {
          pt: 'Sistema que ainda não compensa mover: o retain.',
          en: 'A system not yet worth moving: retain.',
          es: 'Sistema que aún no conviene mover: el retain.',
        },
        source: page('architecture/migration-to-gcp-getting-started'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'months',
        text: {
          pt: 'O contrato do data center atual está para acabar, e a organização quer sair dele em seis meses.',
          en: 'The contract for the current data center is ending, and the organization wants to be out within six months.',
          es: 'El contrato del centro de datos actual está por vencer, y la organización quiere salir de él en seis meses.',
        },
        fits: ['rehost', 'replatform', 'vmware'],
        rulesOut: {
          retain: {
            pt: 'Deixar tudo onde está não cumpre o prazo de seis meses.',
            en: 'Leaving everything where it is misses the six-month deadline.',
            es: 'Dejar todo donde está no cumple el plazo de seis meses.',
          },
          refactor: {
            pt: 'Reescrever dezenas de sistemas leva bem mais de seis meses.',
            en: 'Rewriting dozens of systems takes far more than six months.',
            es: 'Reescribir decenas de sistemas lleva mucho más de seis meses.',
          },
          saas: {
            pt: 'Escolher produtos, migrar dados e treinar pessoas para dezenas de sistemas leva mais de seis meses.',
            en: 'Choosing products, migrating data and training people for dozens of systems takes more than six months.',
            es: 'Elegir productos, migrar datos y capacitar personas para decenas de sistemas lleva más de seis meses.',
          },
        },
      },
      {
        id: 'db-work',
        text: {
          pt: 'A equipe não quer mais aplicar patches ao MySQL desses servidores nem fazer o backup dele.',
          en: 'The team no longer wants to patch or back up the MySQL that these servers run.',
          es: 'El equipo ya no quiere aplicar parches al MySQL de esos servidores ni hacer sus respaldos.',
        },
        fits: ['replatform', 'refactor', 'saas'],
        rulesOut: {
          retain: {
            pt: 'Se tudo fica onde está, a equipe continua a cuidar dos bancos MySQL.',
            en: 'If everything stays where it is, the team still maintains the MySQL databases.',
            es: 'Si todo queda donde está, el equipo sigue a cargo de las bases MySQL.',
          },
          rehost: {
            pt: 'No rehost, os bancos continuam em máquinas que a equipe mantém.',
            en: 'With rehost, databases stay on machines that the team maintains.',
            es: 'En el rehost, las bases siguen en máquinas que mantiene el equipo.',
          },
          vmware: {
            pt: 'No VMware Engine, os bancos continuam em máquinas que a equipe mantém.',
            en: 'On VMware Engine, databases stay on machines that the team maintains.',
            es: 'En VMware Engine, las bases siguen en máquinas que mantiene el equipo.',
          },
        },
      },
      {
        id: 'ordinary',
        notWith: ['own-rules', 'per-part', 'no-dependence', 'same-tools'],
        text: {
          pt: 'Folha de pagamento e compras seguem práticas comuns, que o mercado já cobre, e a direção não quer programar isso.',
          en: 'Payroll and purchasing follow common practice, which the market already covers, and management does not want to program it.',
          es: 'Nómina y compras siguen prácticas comunes, que el mercado ya cubre, y la dirección no quiere programar eso.',
        },
        fits: ['saas', 'rehost', 'vmware', 'retain'],
        rulesOut: {
          refactor: {
            pt: 'O refactor é programar de novo o que a direção não quer programar.',
            en: 'Refactor means programming again what management does not want to program.',
            es: 'El refactor es volver a programar lo que la dirección no quiere programar.',
          },
        },
      },
      {
        id: 'own-rules',
        text: {
          pt: 'A organização quer manter as regras próprias dos seus sistemas.',
          en: 'The organization wants to keep the business rules of its own systems.',
          es: 'La organización quiere mantener las reglas propias de sus sistemas.',
        },
        fits: ['retain', 'rehost', 'replatform', 'refactor', 'vmware'],
        rulesOut: {
          saas: {
            pt: 'Produtos SaaS trazem as regras do fornecedor, e não as da empresa.',
            en: 'SaaS products bring the vendor’s rules, not the company’s.',
            es: 'Los productos SaaS traen las reglas del proveedor, y no las de la empresa.',
          },
        },
      },
      {
        id: 'no-rewrite',
        text: {
          pt: 'A equipe não tem verba para mudar o código dos programas.',
          en: 'The team has no budget to change the programs’ code.',
          es: 'El equipo no tiene fondos para cambiar el código de los programas.',
        },
        fits: ['retain', 'rehost', 'replatform', 'vmware', 'saas'],
        rulesOut: {
          refactor: {
            pt: 'O refactor é justamente reescrever os programas.',
            en: 'Refactor is precisely rewriting the programs.',
            es: 'El refactor es justamente reescribir los programas.',
          },
        },
      },
      {
        id: 'per-part',
        notWith: ['ordinary', 'no-rewrite'],
        text: {
          pt: 'A parte de consultas precisa escalar sozinha, dez vezes mais que o resto.',
          en: 'The query part needs to scale independently, ten times more than the rest.',
          es: 'La parte de consultas necesita escalar sola, diez veces más que el resto.',
        },
        fits: ['refactor', 'saas'],
        rulesOut: {
          retain: {
            pt: 'Se tudo fica onde está, o sistema cresce por inteiro, como antes.',
            en: 'If everything stays where it is, the system scales as a whole, as before.',
            es: 'Si todo queda donde está, el sistema escala por completo, como antes.',
          },
          rehost: {
            pt: 'No rehost, o sistema escala por inteiro, como antes.',
            en: 'With rehost the system scales as a whole, as before.',
            es: 'En el rehost, el sistema escala por completo, como antes.',
          },
          replatform: {
            pt: 'O replatform mantém a arquitetura: o sistema escala por inteiro.',
            en: 'Replatform keeps the architecture: the system scales as a whole.',
            es: 'El replatform mantiene la arquitectura: el sistema escala por completo.',
          },
          vmware: {
            pt: 'No VMware Engine, o sistema escala por inteiro, como antes.',
            en: 'On VMware Engine the system scales as a whole, as before.',
            es: 'En VMware Engine, el sistema escala por completo, como antes.',
          },
        },
      },
      {
        id: 'licences',
        text: {
          pt: 'A direção não quer mais pagar o software de virtualização atual.',
          en: 'Management no longer wants to pay for the current virtualization software.',
          es: 'La dirección ya no quiere pagar el software de virtualización actual.',
        },
        fits: ['rehost', 'replatform', 'refactor', 'saas'],
        rulesOut: {
          vmware: {
            pt: 'O VMware Engine mantém o VMware e sua licença.',
            en: 'VMware Engine keeps VMware and its license.',
            es: 'VMware Engine mantiene VMware y su licencia.',
          },
        },
      },
      {
        id: 'hardware-end',
        text: {
          pt: 'A garantia dos equipamentos acaba este ano, e a direção não aceita ficar sem ela nem comprar outros.',
          en: 'The hardware’s warranty ends this year, and management will neither go without a warranty nor buy more hardware.',
          es: 'La garantía del hardware termina este año, y la dirección no acepta quedarse sin ella ni comprar otro.',
        },
        fits: ['rehost', 'replatform', 'refactor', 'saas', 'vmware'],
        rulesOut: {
          retain: {
            pt: 'Deixar tudo onde está por mais um ano passa do fim da garantia.',
            en: 'Leaving everything where it is for one more year goes beyond the end of the warranty.',
            es: 'Dejar todo donde está un año más pasa del fin de la garantía.',
          },
        },
        situations: ['college', 'broker'],
      },
      {
        id: 'same-tools',
        notWith: ['licences'],
        text: {
          pt: 'Por um ano, os administradores precisam manter as ferramentas que usam hoje.',
          en: 'For a year, administrators have to keep the tools they use today.',
          es: 'Por un año, los administradores deben mantener las herramientas que usan hoy.',
        },
        fits: ['vmware', 'retain'],
        rulesOut: {
          rehost: {
            pt: 'No rehost, as máquinas passam às ferramentas do Compute Engine.',
            en: 'With rehost, the machines move to the tools of Compute Engine.',
            es: 'Con rehost, las máquinas pasan a las herramientas de Compute Engine.',
          },
          refactor: {
            pt: 'Microsserviços não se administram com as ferramentas do VMware.',
            en: 'Microservices are not administered with VMware tools.',
            es: 'Los microservicios no se administran con las herramientas de VMware.',
          },
          saas: {
            pt: 'Produtos SaaS não se administram com as ferramentas do VMware.',
            en: 'SaaS products are not administered with VMware tools.',
            es: 'Los productos SaaS no se administran con las herramientas de VMware.',
          },
          replatform: {
            pt: 'No replatform, máquinas e bancos passam às ferramentas do Google Cloud.',
            en: 'With replatform, machines and databases move to Google Cloud tools.',
            es: 'Con replatform, máquinas y bases pasan a las herramientas de Google Cloud.',
          },
        },
      },
      {
        id: 'no-dependence',
        text: {
          pt: 'A direção não quer trocar os programas que usa por produtos prontos do mercado.',
          en: 'Management does not want to swap the programs it uses for ready-made products on the market.',
          es: 'La dirección no quiere cambiar los programas que usa por productos ya hechos del mercado.',
        },
        fits: ['rehost', 'replatform', 'refactor', 'vmware', 'retain'],
        rulesOut: {
          saas: {
            pt: 'Com SaaS, cada programa dá lugar ao produto de um fornecedor.',
            en: 'With SaaS, each program gives way to a vendor’s product.',
            es: 'Con SaaS, cada programa deja su lugar al producto de un proveedor.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a organização deve fazer?',
      en: 'What should the organization do?',
      es: '¿Qué debe hacer la organización?',
    },
  },
  {
    id: 'site-link',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'networking' } },
    scene: {
      pt: 'Pense nos dados como carga valiosa entre dois endereços, e na internet como a via pública que todos usam.',
      en: 'Think of the data as valuable cargo between two addresses, and of the internet as the public road that everyone uses.',
      es: 'Piensa en los datos como carga valiosa entre dos direcciones, y en internet como la vía pública que todos usan.',
    },
    situations: [
      {
        id: 'hospital',
        text: {
          pt: 'O data center de um hospital deve trocar dados com seus sistemas no Google Cloud.',
          en: 'A hospital’s data center must exchange data with its systems on Google Cloud.',
          es: 'El centro de datos de un hospital debe intercambiar datos con sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'refinery',
        text: {
          pt: 'A sala de servidores de uma refinaria deve trocar dados com seus sistemas no Google Cloud.',
          en: 'A refinery’s server room must exchange data with its systems on Google Cloud.',
          es: 'La sala de servidores de una refinería debe intercambiar datos con sus sistemas en Google Cloud.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'A sede de um banco deve trocar dados com seus sistemas no Google Cloud.',
          en: 'A bank’s headquarters must exchange data with its systems on Google Cloud.',
          es: 'La sede de un banco debe intercambiar datos con sus sistemas en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'vpn',
        text: {
          pt: 'Dois túneis de HA VPN pela internet',
          en: 'Two HA VPN tunnels across the internet',
          es: 'Dos túneles de HA VPN por internet',
        },
        uses: ['Cloud VPN'],
        why: {
          pt: 'O Cloud VPN liga as redes em pouco tempo por túneis criptografados na internet, sem circuito privado a pagar, e na alta disponibilidade um túnel continua se o outro falha.',
          en: 'Cloud VPN links the networks quickly with encrypted tunnels over the internet, without a private circuit to pay for, and with high availability one tunnel goes on if the other fails.',
          es: 'Cloud VPN une las redes en poco tiempo por túneles cifrados en internet, sin un circuito privado que pagar, y con alta disponibilidad un túnel continúa si el otro falla.',
        },
        likeness: {
          pt: 'os dois carros-fortes na via pública, um deles de reserva, prontos já, mas de pouca carga',
          en: 'the two armored vans on the public road, one of them in reserve, ready at once, but of small capacity',
          es: 'los dos camiones blindados en la vía pública, uno de ellos de reserva, listos ya, pero de poca carga',
        },
        tell: {
          pt: 'Rápido, barato e cifrado: uma VPN. Endereços privados dos dois lados: uma VPN ou o Interconnect, e não APIs públicas. Ligação ainda nesta semana: o Cloud VPN. Nenhum custo fixo de circuito privado: uma VPN. Tráfego criptografado por padrão: uma VPN. Ligação que se mantém quando um equipamento falha: uma VPN de alta disponibilidade.',
          en: 'Quick, cheap and encrypted: a VPN. Private addresses on both sides: a VPN or Interconnect rather than public APIs. A link this week: Cloud VPN. No fixed cost of a private circuit: a VPN. Traffic encrypted by default: a VPN. A link to keep when one device fails: a high-availability VPN.',
          es: 'Rápido, barato y cifrado: una VPN. Direcciones privadas en los dos lados: una VPN o Interconnect, y no API públicas. Enlace esta misma semana: Cloud VPN. Ningún costo fijo de circuito privado: una VPN. Tráfico cifrado de forma predeterminada: una VPN. Enlace que se mantiene cuando falla un dispositivo: una VPN de alta disponibilidad.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 5,
      },
      {
        id: 'dedicated',
        text: {
          pt: 'Dois circuitos do Dedicated Interconnect',
          en: 'Two Dedicated Interconnect circuits',
          es: 'Dos circuitos de Dedicated Interconnect',
        },
        uses: ['Interconnect'],
        why: {
          pt: 'O Dedicated Interconnect tem circuitos de 10 Gbps, 100 Gbps ou mais, fora da internet, do colocation direto ao Google, sem outra operadora.',
          en: 'Dedicated Interconnect has circuits of 10 Gbps, 100 Gbps or more, outside the internet, from the colocation facility straight to Google, with no other carrier.',
          es: 'Dedicated Interconnect tiene circuitos de 10 Gbps, 100 Gbps o más, fuera de internet, del colocation directo a Google, sin otro operador.',
        },
        likeness: {
          pt: 'as duas ferrovias próprias, largas, mas caras e demoradas de construir, com vagões sem tranca',
          en: 'the two private railways, wide, but costly and slow to build, with unlocked wagons',
          es: 'las dos vías férreas propias, anchas, pero caras y lentas de construir, con vagones sin candado',
        },
        tell: {
          pt: 'Equipamentos em um colocation em que o Google está presente: o Dedicated Interconnect. Tráfego constante de dezenas de Gbps: o Dedicated Interconnect. Tráfego que a política não permite pela internet pública: um circuito privado, como o Dedicated ou o Partner Interconnect.',
          en: 'Equipment in a colocation facility where Google is present: Dedicated Interconnect. Constant traffic of tens of Gbps: Dedicated Interconnect. Traffic that the policy does not allow over the public internet: a private circuit, such as Dedicated or Partner Interconnect.',
          es: 'Equipos en un colocation donde Google está presente: Dedicated Interconnect. Tráfico constante de decenas de Gbps: Dedicated Interconnect. Tráfico que la política no permite por la internet pública: un circuito privado, como Dedicated o Partner Interconnect.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/dedicated-overview'),
        popularity: 4,
      },
      {
        id: 'partner',
        text: {
          pt: 'Dois circuitos do Partner Interconnect',
          en: 'Two Partner Interconnect circuits',
          es: 'Dos circuitos de Partner Interconnect',
        },
        uses: ['Interconnect'],
        why: {
          pt: 'O Partner Interconnect usa a rede de uma operadora e começa em bandas menores, fora da internet.',
          en: 'Partner Interconnect uses a carrier’s network and starts at smaller bandwidths, outside the internet.',
          es: 'Partner Interconnect usa la red de un operador y comienza en anchos de banda menores, fuera de internet.',
        },
        likeness: {
          pt: 'os vagões sem tranca alugados por mês em duas linhas que outra ferroviária ainda precisa estender',
          en: 'the unlocked wagons rented by the month on two lines that another railroad still has to lay',
          es: 'los vagones sin candado alquilados por mes en dos líneas que otra ferroviaria aún debe tender',
        },
        tell: {
          pt: 'Circuito privado por uma operadora: o Partner Interconnect.',
          en: 'A private circuit through a carrier: Partner Interconnect.',
          es: 'Circuito privado por un operador: Partner Interconnect.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/partner-overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'https',
        text: {
          pt: 'APIs públicas, com HTTPS em cada chamada',
          en: 'Public APIs, with HTTPS on each call',
          es: 'API públicas, con HTTPS en cada llamada',
        },
        uses: [],
        why: {
          pt: 'APIs com HTTPS não pedem ligação entre as redes: cada chamada é criptografada por si.',
          en: 'APIs with HTTPS need no link between networks: each call is encrypted by itself.',
          es: 'Las API con HTTPS no exigen unir las redes: cada llamada va cifrada por sí misma.',
        },
        likeness: {
          pt: 'as cartas lacradas enviadas uma a uma pela via pública, entre endereços que todos conhecem',
          en: 'the sealed letters sent one by one along the public road, between addresses that everyone knows',
          es: 'las cartas selladas enviadas una a una por la vía pública, entre direcciones que todos conocen',
        },
        tell: {
          pt: 'Poucas chamadas entre aplicativos: HTTPS, que já basta.',
          en: 'Few calls between applications: HTTPS, which is enough.',
          es: 'Pocas llamadas entre aplicaciones: HTTPS, que ya basta.',
        },
        source: page('docs/security/encryption-in-transit'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'single',
        text: {
          pt: 'Um túnel de VPN até uma máquina virtual',
          en: 'One VPN tunnel to a virtual machine',
          es: 'Un túnel de VPN hasta una máquina virtual',
        },
        uses: ['VPN'],
        why: {
          pt: 'Um túnel até uma máquina com software de VPN reproduz o que a equipe já tem em outras filiais.',
          en: 'A tunnel to a machine with VPN software repeats what the team has at other branches.',
          es: 'Un túnel hasta una máquina con software de VPN repite lo que el equipo ya tiene en otras sucursales.',
        },
        likeness: {
          pt: 'o único carro-forte na via pública, de pouca carga e sem outro quando quebra',
          en: 'the single armored van on the public road, of small capacity and with no other when it breaks down',
          es: 'el único camión blindado en la vía pública, de poca carga y sin otro cuando se avería',
        },
        tell: {
          pt: 'Só para testes: um túnel até uma máquina.',
          en: 'Only for tests: one tunnel to a machine.',
          es: 'Solo para pruebas: un túnel hasta una máquina.',
        },
        source: page('network-connectivity/docs/vpn/concepts/classic-topologies'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'private-ip',
        text: {
          pt: 'Os dois lados precisam se comunicar por endereços privados.',
          en: 'Both sides need to communicate over private addresses.',
          es: 'Los dos lados necesitan comunicarse por direcciones privadas.',
        },
        fits: ['vpn', 'dedicated', 'partner', 'single'],
        rulesOut: {
          https: {
            pt: 'APIs públicas usam endereços públicos, e não os privados.',
            en: 'Public APIs use public addresses rather than private ones.',
            es: 'Las API públicas usan direcciones públicas, y no las privadas.',
          },
        },
      },
      {
        id: 'not-internet',
        text: {
          pt: 'A política de segurança não permite tráfego pela internet pública.',
          en: 'The security policy does not allow traffic over the public internet.',
          es: 'La política de seguridad no permite tráfico por la internet pública.',
        },
        fits: ['dedicated', 'partner'],
        rulesOut: {
          vpn: {
            pt: 'Estes túneis do Cloud VPN passam pela internet pública, mesmo criptografados.',
            en: 'These Cloud VPN tunnels cross the public internet, even if encrypted.',
            es: 'Estos túneles de Cloud VPN pasan por internet pública, aunque vayan cifrados.',
          },
          https: {
            pt: 'As chamadas HTTPS passam pela internet pública.',
            en: 'HTTPS calls cross the public internet.',
            es: 'Las llamadas HTTPS pasan por internet pública.',
          },
          single: {
            pt: 'O túnel até a máquina passa pela internet pública.',
            en: 'The tunnel to the machine crosses the public internet.',
            es: 'El túnel hasta la máquina pasa por internet pública.',
          },
        },
      },
      {
        id: 'this-week',
        text: {
          pt: 'A equipe precisa da ligação ainda nesta semana, e nenhuma operadora parceira atende o prédio.',
          en: 'The team needs the link this week, and no partner carrier serves the building yet.',
          es: 'El equipo necesita el enlace esta misma semana, y ningún operador asociado llega al edificio.',
        },
        fits: ['vpn', 'https', 'single'],
        rulesOut: {
          dedicated: {
            pt: 'Um circuito dedicado leva semanas para ser instalado.',
            en: 'A dedicated circuit takes weeks to install.',
            es: 'Un circuito dedicado tarda semanas en instalarse.',
          },
          partner: {
            pt: 'A operadora parceira teria de levar uma linha até o prédio, o que passa de uma semana.',
            en: 'The partner carrier would have to bring a line to the building, which takes more than a week.',
            es: 'El operador asociado tendría que llevar una línea al edificio, lo que tarda más de una semana.',
          },
        },
      },
      {
        id: 'redundant',
        text: {
          pt: 'A organização quer manter a ligação quando um equipamento falha.',
          en: 'The organization wants to keep the link when one device fails.',
          es: 'La organización quiere mantener el enlace cuando falla un dispositivo.',
        },
        fits: ['vpn', 'dedicated', 'partner', 'https'],
        rulesOut: {
          single: {
            pt: 'Um só túnel e uma só máquina são pontos únicos de falha.',
            en: 'One tunnel and one machine are single points of failure.',
            es: 'Un solo túnel y una sola máquina son puntos únicos de falla.',
          },
        },
      },
      {
        id: 'big-pipe',
        text: {
          pt: 'A organização tem um tráfego constante de 80 Gbps.',
          en: 'The organization has constant traffic of 80 Gbps.',
          es: 'La organización tiene un tráfico constante de 80 Gbps.',
        },
        fits: ['dedicated', 'partner'],
        rulesOut: {
          vpn: {
            pt: 'Cada túnel do Cloud VPN leva poucos gigabits por segundo: dois não chegam a 80.',
            en: 'Each Cloud VPN tunnel carries a few gigabits per second: two do not reach 80.',
            es: 'Cada túnel de Cloud VPN lleva pocos gigabits por segundo: dos no llegan a 80.',
          },
          single: {
            pt: 'Uma máquina com VPN não sustenta 80 Gbps.',
            en: 'One machine with a VPN cannot sustain 80 Gbps.',
            es: 'Una máquina con VPN no sostiene 80 Gbps.',
          },
        },
      },
      {
        id: 'fee',
        text: {
          pt: 'O orçamento não cobre o custo fixo de um circuito privado.',
          en: 'The budget does not cover the fixed cost of a private circuit.',
          es: 'El presupuesto no cubre el costo fijo de un circuito privado.',
        },
        notWith: ['not-internet', 'big-pipe'],
        fits: ['vpn', 'https', 'single'],
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect é um circuito privado, pago com ou sem tráfego.',
            en: 'Dedicated Interconnect is a private circuit, paid for with or without traffic.',
            es: 'Dedicated Interconnect es un circuito privado, que se paga con o sin tráfico.',
          },
          partner: {
            pt: 'O Partner Interconnect é um circuito privado, pago ao Google e ao parceiro.',
            en: 'Partner Interconnect is a private circuit, paid for to Google and to the partner.',
            es: 'Partner Interconnect es un circuito privado, que se paga a Google y al socio.',
          },
        },
      },
      {
        id: 'encrypted',
        text: {
          pt: 'A política exige que a própria ligação criptografe o tráfego por padrão.',
          en: 'Policy requires the link itself to encrypt the traffic by default.',
          es: 'La política exige que el propio enlace cifre el tráfico de forma predeterminada.',
        },
        notWith: ['not-internet', 'big-pipe'],
        fits: ['vpn', 'https', 'single'],
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect não criptografa o tráfego por padrão.',
            en: 'Dedicated Interconnect does not encrypt traffic by default.',
            es: 'Dedicated Interconnect no cifra el tráfico de forma predeterminada.',
          },
          partner: {
            pt: 'O Partner Interconnect não criptografa o tráfego por padrão.',
            en: 'Partner Interconnect does not encrypt traffic by default.',
            es: 'Partner Interconnect no cifra el tráfico de forma predeterminada.',
          },
        },
      },
      {
        id: 'direct',
        text: {
          pt: 'A organização já tem equipamentos em um colocation em que o Google está presente e não quer contratar outra operadora.',
          en: 'The organization already has equipment in a colocation facility where Google is present and does not want to hire another carrier.',
          es: 'La organización ya tiene equipos en un colocation donde Google está presente y no quiere contratar otro operador.',
        },
        fits: ['vpn', 'dedicated', 'single'],
        rulesOut: {
          partner: {
            pt: 'O Partner Interconnect passa pela rede de outra operadora, que é preciso contratar.',
            en: 'Partner Interconnect goes through the network of another carrier, which has to be hired.',
            es: 'Partner Interconnect pasa por la red de otro operador, que hay que contratar.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que ligação atende a todos esses requisitos?',
      en: 'Which link meets all of these requirements?',
      es: '¿Qué conexión cumple todos estos requisitos?',
    },
  },
  {
    id: 'bulk-move',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'migration' } },
    scene: {
      pt: 'Pense nos arquivos como caixas a levar de uma casa, e na internet dela como a viela estreita da porta.',
      en: 'Think of the files as boxes to be moved out of a house, and of its internet link as a narrow lane.',
      es: 'Piensa en los archivos como cajas que sacar de una casa, y en su internet como el callejón estrecho de la puerta.',
    },
    situations: [
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo público vai levar 200 TB de documentos digitalizados ao Google Cloud.',
          en: 'A public archive is going to bring 200 TB of scanned documents to Google Cloud.',
          es: 'Un archivo público va a llevar 200 TB de documentos digitalizados a Google Cloud.',
        },
      },
      {
        id: 'tv',
        text: {
          pt: 'Uma emissora vai levar 200 TB de programas antigos ao Google Cloud.',
          en: 'A broadcaster is going to bring 200 TB of old programs to Google Cloud.',
          es: 'Un canal va a llevar 200 TB de programas antiguos a Google Cloud.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'Um instituto de pesquisa vai levar 200 TB de genomas ao Google Cloud.',
          en: 'A research institute is going to bring 200 TB of genomes to Google Cloud.',
          es: 'Un instituto de investigación va a llevar 200 TB de genomas a Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'appliance',
        text: {
          pt: 'Um Transfer Appliance, enviado à empresa',
          en: 'A Transfer Appliance, shipped to the company',
          es: 'Un Transfer Appliance, enviado a la empresa',
        },
        uses: ['Transfer Appliance'],
        why: {
          pt: 'O Transfer Appliance leva os dados por transportadora, criptografados, sem ocupar a internet, sem scripts nem uma cópia de semanas a acompanhar, e confere cada arquivo por soma de verificação.',
          en: 'Transfer Appliance takes the data by courier, encrypted, without using the internet, without scripts or a copy to watch for weeks, and verifies each file by its checksum.',
          es: 'Transfer Appliance lleva los datos por mensajería, cifrados, sin ocupar internet, sin scripts ni una copia que vigilar por semanas, y comprueba cada archivo con sumas de verificación.',
        },
        likeness: {
          pt: 'o baú trancado, de inventário conferido, que um caminhão leva uma só vez, sem passar pela viela',
          en: 'the locked trunk with a checked inventory, which a truck takes just once, without using the narrow lane',
          es: 'el baúl cerrado, de inventario revisado, que un camión lleva una sola vez, sin pasar por el callejón',
        },
        tell: {
          pt: 'Milhões de arquivos conferidos um a um: os meios de transferência do Google, que comparam checksums. No máximo metade da banda do escritório: um equipamento enviado ou um serviço com limite configurado. Quem não mantém scripts: Transfer Appliance ou Storage Transfer Service. Muitos terabytes e internet lenta: o Transfer Appliance. Internet de 100 Mbps e três meses: o Transfer Appliance. Cópia de semanas que ninguém pode acompanhar: um equipamento enviado, um serviço ou um script, e não uma página aberta no navegador. Método que criptografe os dados no caminho: os meios de transferência do provedor, por transportadora ou pela rede, e não discos comuns.',
          en: 'Millions of files, each verified: Google’s means of transfer, which compare checksums. No more than half of the office’s bandwidth: a device that is shipped, or a service with a limit set in it. People who do not maintain scripts: Transfer Appliance or Storage Transfer Service. Many terabytes and slow internet: Transfer Appliance. Internet of 100 Mbps and three months: Transfer Appliance. A copy of weeks that nobody can watch: a device that is shipped, a service or a script, rather than a page left open in a browser. A method that encrypts the data on the way: the provider’s means of transfer, by courier or over the network, rather than ordinary disks.',
          es: 'Millones de archivos verificados uno por uno: los medios de transferencia de Google, que comparan checksums. Como máximo la mitad del ancho de banda de la oficina: un equipo enviado o un servicio con límite configurado. Quienes no mantienen scripts: Transfer Appliance o Storage Transfer Service. Muchos terabytes e internet lenta: Transfer Appliance. Internet de 100 Mbps y tres meses: Transfer Appliance. Copia de semanas que nadie puede vigilar: un equipo enviado, un servicio o un script, y no una página abierta en el navegador. Método que cifre los datos en el camino: los medios de transferencia del proveedor, por mensajería o por la red, y no discos comunes.',
        },
        source: page('transfer-appliance/docs/4.0/overview'),
        popularity: 4,
      },
      {
        id: 'sts',
        text: {
          pt: 'O Storage Transfer Service, com agentes',
          en: 'Storage Transfer Service, with agents',
          es: 'Storage Transfer Service, con agentes',
        },
        uses: ['Storage Transfer Service'],
        why: {
          pt: 'O Storage Transfer Service, agendado e sem scripts, copia sozinho pela rede, com criptografia e um limite de banda que se configura, confere cada arquivo e repete só o que mudou.',
          en: 'Storage Transfer Service, scheduled and without scripts, copies by itself over the network, encrypted and within a bandwidth limit that can be set, verifies each file and repeats what changed.',
          es: 'Storage Transfer Service, programado y sin scripts, copia por sí mismo por la red, con cifrado y un límite de ancho de banda configurable, comprueba cada archivo y repite solo lo que cambió.',
        },
        likeness: {
          pt: 'a esteira que leva caixas sozinha toda noite, conferidas e no passo combinado, mas pela viela',
          en: 'the conveyor that takes checked boxes every night by itself, at a set pace, but along the narrow lane',
          es: 'la cinta que lleva cajas sola cada noche, revisadas y al paso acordado, pero por el callejón',
        },
        tell: {
          pt: 'Milhões de arquivos conferidos um a um: os meios de transferência do Google, que comparam checksums. No máximo metade da banda do escritório: um equipamento enviado ou um serviço com limite configurado. Quem não mantém scripts: Transfer Appliance ou Storage Transfer Service. Cópia pela rede, conferida e repetida: o Storage Transfer Service. Arquivos novos copiados toda noite: a transferência pela rede. Equipamentos e discos que a organização não despacha: a transferência pela rede, por serviço ou por comando. Cópia de semanas que ninguém pode acompanhar: um equipamento enviado, um serviço ou um script, e não uma página aberta no navegador. Método que criptografe os dados no caminho: os meios de transferência do provedor, por transportadora ou pela rede, e não discos comuns.',
          en: 'Millions of files, each verified: Google’s means of transfer, which compare checksums. No more than half of the office’s bandwidth: a device that is shipped, or a service with a limit set in it. People who do not maintain scripts: Transfer Appliance or Storage Transfer Service. A copy over the network, verified and repeated: Storage Transfer Service. New files copied every night: transfer over the network. Devices and disks that the organization does not ship: a transfer over the network, by a service or a command. A copy of weeks that nobody can watch: a device that is shipped, a service or a script, rather than a page left open in a browser. A method that encrypts the data on the way: the provider’s means of transfer, by courier or over the network, rather than ordinary disks.',
          es: 'Millones de archivos verificados uno por uno: los medios de transferencia de Google, que comparan checksums. Como máximo la mitad del ancho de banda de la oficina: un equipo enviado o un servicio con límite configurado. Quienes no mantienen scripts: Transfer Appliance o Storage Transfer Service. Copia por la red, comprobada y repetida: Storage Transfer Service. Archivos nuevos copiados cada noche: la transferencia por la red. Equipos y discos que la organización no despacha: la transferencia por la red, por servicio o por comando. Copia de semanas que nadie puede vigilar: un equipo enviado, un servicio o un script, y no una página abierta en el navegador. Método que cifre los datos en el camino: los medios de transferencia del proveedor, por mensajería o por la red, y no discos comunes.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 4,
      },
      {
        id: 'cli',
        text: {
          pt: 'O comando gcloud storage, em um script',
          en: 'The gcloud storage command, in a script',
          es: 'El comando gcloud storage, en un script',
        },
        uses: ['gcloud'],
        why: {
          pt: 'O comando gcloud storage, em um script, copia sozinho pela rede, retoma o que falhou e confere o checksum de cada arquivo.',
          en: 'In a script, the gcloud storage command copies over the network by itself, retries what failed and checks the checksum of each file.',
          es: 'En un script, el comando gcloud storage copia por sí mismo por la red, reintenta lo que falló y comprueba el checksum de cada archivo.',
        },
        likeness: {
          pt: 'o carregador que leva caixas conferidas pela viela, a toda pressa, conforme ordens que alguém escreve',
          en: 'the porter who takes checked boxes along the narrow lane, at full speed, by orders somebody writes',
          es: 'el cargador que lleva cajas revisadas por el callejón, a toda prisa, según órdenes que alguien escribe',
        },
        tell: {
          pt: 'Milhões de arquivos conferidos um a um: os meios de transferência do Google, que comparam checksums. Uma cópia simples, de uma vez: o gcloud storage. Arquivos novos copiados toda noite: a transferência pela rede. Equipamentos e discos que a organização não despacha: a transferência pela rede, por serviço ou por comando. Cópia de semanas que ninguém pode acompanhar: um equipamento enviado, um serviço ou um script, e não uma página aberta no navegador. Método que criptografe os dados no caminho: os meios de transferência do provedor, por transportadora ou pela rede, e não discos comuns.',
          en: 'Millions of files, each verified: Google’s means of transfer, which compare checksums. A simple one-off copy: gcloud storage. New files copied every night: transfer over the network. Devices and disks that the organization does not ship: a transfer over the network, by a service or a command. A copy of weeks that nobody can watch: a device that is shipped, a service or a script, rather than a page left open in a browser. A method that encrypts the data on the way: the provider’s means of transfer, by courier or over the network, rather than ordinary disks.',
          es: 'Millones de archivos verificados uno por uno: los medios de transferencia de Google, que comparan checksums. Una copia simple, de una vez: gcloud storage. Archivos nuevos copiados cada noche: la transferencia por la red. Equipos y discos que la organización no despacha: la transferencia por la red, por servicio o por comando. Copia de semanas que nadie puede vigilar: un equipo enviado, un servicio o un script, y no una página abierta en el navegador. Método que cifre los datos en el camino: los medios de transferencia del proveedor, por mensajería o por la red, y no discos comunes.',
        },
        source: page('sdk/gcloud/reference/storage'),
        popularity: 4,
      },
      {
        id: 'browser',
        text: {
          pt: 'O envio de pastas pelo console, no navegador',
          en: 'Uploading folders in the console, in a browser',
          es: 'La carga de carpetas por la consola, en el navegador',
        },
        uses: [],
        why: {
          pt: 'O console envia pastas sem linha de comando nem instalação.',
          en: 'The console uploads folders without a command line or installation.',
          es: 'La consola carga carpetas sin línea de comandos ni instalación.',
        },
        likeness: {
          pt: 'as caixas levadas nos braços pela viela, com alguém ali até a última e sem inventário',
          en: 'the boxes carried by hand along the narrow lane, with somebody there until the last and no inventory',
          es: 'las cajas llevadas en brazos por el callejón, con alguien allí hasta la última y sin inventario',
        },
        tell: {
          pt: 'Poucos arquivos, sem comandos: o console.',
          en: 'Few files, no commands: the console.',
          es: 'Pocos archivos, sin comandos: la consola.',
        },
        source: page('storage/docs/uploading-objects'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'disks',
        text: {
          pt: 'Discos externos comuns, enviados a uma parceira',
          en: 'Ordinary external disks, sent to a partner',
          es: 'Discos externos comunes, enviados a una empresa socia',
        },
        uses: [],
        why: {
          pt: 'Discos comuns enviados a uma parceira não ocupam a internet e não esperam um equipamento.',
          en: 'Ordinary disks sent to a partner do not use the internet and wait for no device.',
          es: 'Los discos comunes enviados a una empresa socia no ocupan internet ni esperan un equipo.',
        },
        likeness: {
          pt: 'as caixas sem tranca entregues uma só vez a um carreteiro, sem inventário na chegada',
          en: 'the boxes without a lock handed just once to a carrier, with no inventory on arrival',
          es: 'las cajas sin candado entregadas una sola vez a un transportista, sin inventario a la llegada',
        },
        tell: {
          pt: 'Arquivos públicos, sem conexão: discos comuns, que não têm cadeia de custódia.',
          en: 'Public files, without a connection: ordinary disks, which have no chain of custody.',
          es: 'Archivos públicos, sin conexión: discos comunes, que no tienen cadena de custodia.',
        },
        source: page('transfer-appliance/docs/4.0/overview'),
        popularity: 2,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'slow-net',
        text: {
          pt: 'A conexão de internet do local é de 100 Mbps, e a equipe tem três meses.',
          en: 'The site’s internet is 100 Mbps, and the team has three months.',
          es: 'La conexión a internet del lugar es de 100 Mbps, y el equipo tiene tres meses.',
        },
        fits: ['appliance', 'disks'],
        rulesOut: {
          sts: {
            pt: 'A 100 Mbps, 200 TB levariam mais de seis meses pela rede.',
            en: 'At 100 Mbps, 200 TB would take more than six months over the network.',
            es: 'A 100 Mbps, 200 TB llevarían más de seis meses por la red.',
          },
          cli: {
            pt: 'O comando também depende da rede, que levaria mais de seis meses.',
            en: 'The command depends on the network too, which would take more than six months.',
            es: 'El comando también depende de la red, que llevaría más de seis meses.',
          },
          browser: {
            pt: 'O console também depende da rede, que levaria mais de seis meses.',
            en: 'The console depends on the network too, which would take more than six months.',
            es: 'La consola también depende de la red, que llevaría más de seis meses.',
          },
        },
      },
      {
        id: 'custody',
        text: {
          pt: 'A organização quer que o próprio método criptografe os dados no caminho.',
          en: 'The organization wants the method itself to encrypt the data on the way.',
          es: 'La organización quiere que el propio método cifre los datos en el camino.',
        },
        fits: ['appliance', 'sts', 'cli', 'browser'],
        rulesOut: {
          disks: {
            pt: 'Discos comuns não são criptografados nem à prova de violação por si sós.',
            en: 'Ordinary disks are neither encrypted nor tamper-evident by themselves.',
            es: 'Los discos comunes no están cifrados ni son a prueba de manipulación por sí mismos.',
          },
        },
      },
      {
        id: 'keep-sync',
        text: {
          pt: 'Os arquivos novos precisam ser copiados toda noite, durante meses.',
          en: 'New files have to be copied every night, for months.',
          es: 'Los archivos nuevos tienen que copiarse cada noche, durante meses.',
        },
        fits: ['sts', 'cli'],
        rulesOut: {
          appliance: {
            pt: 'O equipamento leva os dados de uma vez, e não toda noite.',
            en: 'The device takes the data once, not every night.',
            es: 'El equipo lleva los datos de una vez, y no cada noche.',
          },
          browser: {
            pt: 'No console, alguém teria de enviar os arquivos a cada noite.',
            en: 'In the console someone would have to upload files each night.',
            es: 'En la consola, alguien tendría que cargar los archivos cada noche.',
          },
          disks: {
            pt: 'Os discos seguem uma vez, e não toda noite.',
            en: 'The disks go once, not every night.',
            es: 'Los discos van una vez, y no cada noche.',
          },
        },
      },
      {
        id: 'no-script',
        text: {
          pt: 'Quem cuida dos arquivos não programa nem mantém scripts.',
          en: 'The people in charge of the files do not write code or maintain scripts.',
          es: 'Quienes cuidan los archivos no programan ni mantienen scripts.',
        },
        fits: ['appliance', 'sts', 'browser', 'disks'],
        rulesOut: {
          cli: {
            pt: 'O comando dentro de um script precisa de quem o escreva e mantenha.',
            en: 'The command in a script needs someone to write and maintain it.',
            es: 'El comando en un script necesita quien lo escriba y mantenga.',
          },
        },
      },
      {
        id: 'verify',
        text: {
          pt: 'A auditoria exige que o próprio método confira a cópia de cada um dos milhões de arquivos.',
          en: 'Auditors require the method itself to verify the copy of each of the millions of files.',
          es: 'La auditoría exige que el propio método verifique la copia de cada uno de los millones de archivos.',
        },
        fits: ['appliance', 'sts', 'cli'],
        rulesOut: {
          browser: {
            pt: 'O envio pelo navegador não entrega um relatório que confira cada arquivo.',
            en: 'Uploading in the browser gives no report that verifies each file.',
            es: 'La carga en el navegador no entrega un informe que compruebe cada archivo.',
          },
          disks: {
            pt: 'A cópia em discos comuns não é conferida de ponta a ponta.',
            en: 'Copying to ordinary disks is not verified end to end.',
            es: 'La copia en discos comunes no se comprueba de punta a punta.',
          },
        },
      },
      {
        id: 'no-courier',
        text: {
          pt: 'A organização não despacha equipamentos nem discos com dados.',
          en: 'The organization does not ship devices or disks with data.',
          es: 'La organización no despacha equipos ni discos con datos.',
        },
        fits: ['sts', 'cli', 'browser'],
        rulesOut: {
          appliance: {
            pt: 'O Transfer Appliance vai e volta por transportadora.',
            en: 'Transfer Appliance goes and returns by courier.',
            es: 'El Transfer Appliance va y vuelve por mensajería.',
          },
          disks: {
            pt: 'Os discos são despachados, com os dados dentro.',
            en: 'The disks are shipped, with the data inside.',
            es: 'Los discos se despachan, con los datos dentro.',
          },
        },
      },
      {
        id: 'unattended',
        text: {
          pt: 'A cópia vai levar semanas, e ninguém pode ficar acompanhando.',
          en: 'The copy will take weeks, and nobody can sit and watch it.',
          es: 'La copia va a tardar semanas, y nadie puede quedarse vigilándola.',
        },
        fits: ['appliance', 'sts', 'cli', 'disks'],
        rulesOut: {
          browser: {
            pt: 'No navegador, alguém mantém a página aberta e retoma cada envio que para.',
            en: 'In the browser, somebody keeps the page open and resumes each upload that stops.',
            es: 'En el navegador, alguien mantiene la página abierta y reanuda cada carga que se detiene.',
          },
        },
      },
      {
        id: 'pace',
        text: {
          pt: 'O próprio método deve manter a cópia em, no máximo, metade da banda de internet do escritório.',
          en: 'The method itself has to keep the copy to no more than half of the office’s internet bandwidth.',
          es: 'El propio método debe mantener la copia, como máximo, en la mitad del ancho de banda de la oficina.',
        },
        fits: ['appliance', 'sts', 'disks'],
        rulesOut: {
          cli: {
            pt: 'O comando gcloud storage não tem um limite de banda a configurar.',
            en: 'The gcloud storage command has no bandwidth limit to set.',
            es: 'El comando gcloud storage no tiene un límite de ancho de banda que configurar.',
          },
          browser: {
            pt: 'O envio pelo navegador usa a banda que houver, sem limite.',
            en: 'Uploading in the browser uses whatever bandwidth there is, without a limit.',
            es: 'La carga por el navegador usa el ancho de banda que haya, sin límite.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que método atende a todos esses requisitos?',
      en: 'Which method meets all of these requirements?',
      es: '¿Qué método cumple todos estos requisitos?',
    },
  },
];
