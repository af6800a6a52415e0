import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const dutyChoices: readonly Pattern[] = [
  {
    id: 'system-duties',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no sistema como um restaurante, em que o código é a receita, os servidores são os fogões e atualizá-los é a limpeza.',
      en: 'Think of the system as a restaurant, where the code is the recipe, the servers are the stoves and patching is the cleaning.',
      es: 'Piensa en el sistema como un restaurante, donde el código es la receta, los servidores son los fogones y actualizarlos es la limpieza.',
    },
    situations: [
      {
        id: 'clinics',
        text: {
          pt: 'Uma rede de clínicas escolhe seu novo sistema de agendamento, próprio ou comprado, e onde ele vai rodar.',
          en: 'A chain of clinics is choosing its next scheduling system, bought or built in-house, and where it will run.',
          es: 'Una red de clínicas elige su nuevo sistema de turnos, propio o comprado, y dónde se ejecutará.',
        },
      },
      {
        id: 'logistics',
        text: {
          pt: 'Uma operadora de portos escolhe seu novo sistema de reserva de cais, próprio ou comprado, e onde ele vai rodar.',
          en: 'A port operator is choosing its next berth booking system, bought or built in-house, and where it will run.',
          es: 'Una operadora de puertos elige su nuevo sistema de reserva de muelles, propio o comprado, y dónde se ejecutará.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura escolhe seu novo sistema de alvarás, próprio ou comprado, e onde ele vai rodar.',
          en: 'A city council is choosing its next business permit system, bought or built in-house, and where it will run.',
          es: 'Una municipalidad elige su nuevo sistema de permisos comerciales, propio o comprado, y dónde se ejecutará.',
        },
      },
    ],
    candidates: [
      {
        id: 'office',
        text: {
          pt: 'Servidores no prédio da organização',
          en: 'Servers in the organization’s building',
          es: 'Servidores en el edificio de la organización',
        },
        uses: [],
        why: {
          pt: 'Em servidores próprios, todas as camadas, do prédio aos dados, são tarefa da organização.',
          en: 'On its own servers every layer, from building to data, is the organization’s task.',
          es: 'En servidores propios, todas las capas, del edificio a los datos, son tarea de la organización.',
        },
        likeness: {
          pt: 'o restaurante em prédio próprio, cujo dono conserta o telhado, limpa e decide quantos fogões acender',
          en: 'the restaurant in its own building, whose owner mends the roof, cleans and decides how many stoves to light',
          es: 'el restaurante en edificio propio, cuyo dueño arregla el techo, limpia y decide cuántos fogones encender',
        },
        tell: {
          pt: 'Controle de tudo, com todas as tarefas: servidores próprios.',
          en: 'Control of everything, with every task: on-premises servers.',
          es: 'Control de todo, con todas las tareas: servidores propios.',
        },
        source: page('docs/security/overview/whitepaper'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'machines',
        text: {
          pt: 'Máquinas virtuais do Compute Engine',
          en: 'Virtual machines of Compute Engine',
          es: 'Máquinas virtuales de Compute Engine',
        },
        uses: [],
        why: {
          pt: 'No Compute Engine, prédio e hardware são do provedor, e o sistema operacional continua com o cliente.',
          en: 'On Compute Engine the building and hardware are the provider’s, and the operating system is still the customer’s.',
          es: 'En Compute Engine, el edificio y el hardware son del proveedor, y el sistema operativo sigue con el cliente.',
        },
        likeness: {
          pt: 'a cozinha alugada vazia, em que o locador cuida do telhado e o cozinheiro limpa e decide quantos fogões acender',
          en: 'the kitchen rented bare, where the landlord keeps the roof and the cook cleans and decides how many stoves to light',
          es: 'la cocina alquilada vacía, en que el casero cuida el techo y el cocinero limpia y decide cuántos fogones encender',
        },
        tell: {
          pt: 'Hardware do provedor, sistema operacional do cliente: IaaS. Módulo próprio no kernel do sistema operacional: máquinas virtuais. Nenhum prédio a cuidar nem discos a trocar: a nuvem, de máquinas virtuais a SaaS, em que o hardware é do provedor.',
          en: 'Hardware of the provider, operating system of the customer: IaaS. A module of its own in the operating system’s kernel: virtual machines. No building to guard and no disks to replace: the cloud, from virtual machines to SaaS, where the hardware is the provider’s.',
          es: 'Hardware del proveedor, sistema operativo del cliente: IaaS. Módulo propio en el kernel del sistema operativo: máquinas virtuales. Ningún edificio que cuidar ni discos que cambiar: la nube, de máquinas virtuales a SaaS, en que el hardware es del proveedor.',
        },
        source: page('architecture/framework/security/shared-responsibility-shared-fate'),
        popularity: 5,
        rightWith: ['version'],
      },
      {
        id: 'cluster',
        text: {
          pt: 'Um cluster do GKE no modo Autopilot',
          en: 'A GKE cluster in Autopilot mode',
          es: 'Un clúster de GKE en modo Autopilot',
        },
        uses: ['GKE'],
        why: {
          pt: 'No modo Autopilot, o GKE, em hardware do provedor, cuida dos nós e de seus patches e ajusta o seu número à carga, e o cliente roda o próprio código com seus arquivos do Kubernetes.',
          en: 'In Autopilot mode GKE, on the provider’s hardware, looks after the nodes and their patches and fits their number to the load, and the customer runs its own code with its Kubernetes files.',
          es: 'En modo Autopilot, GKE, en hardware del proveedor, cuida los nodos y sus parches y ajusta su número a la carga, y el cliente ejecuta su propio código con sus archivos de Kubernetes.',
        },
        likeness: {
          pt: 'a cozinha com equipe, que cuida dos fogões lacrados e só lê receitas em notação de chefs',
          en: 'the staffed kitchen, which looks after its sealed stoves and reads only recipes in the chefs’ own notation',
          es: 'la cocina con personal, que cuida los fogones sellados y solo lee recetas en notación de chefs',
        },
        tell: {
          pt: 'Uso que muda de hora em hora: um serviço que cresce sozinho. Patches do sistema dos servidores com o provedor: um serviço em que o cliente não administra servidores. Código da própria equipe, que muda toda semana: contêineres, no Cloud Run ou no GKE. Kubernetes sem cuidar dos nós: o GKE Autopilot. Extensões do Kubernetes que a equipe quer manter: o GKE Autopilot. Nenhum prédio a cuidar nem discos a trocar: a nuvem, de máquinas virtuais a SaaS, em que o hardware é do provedor.',
          en: 'Use that changes from hour to hour: a service that grows by itself. Patches of the servers’ operating system by the provider: a service in which the customer manages no servers. The team’s own code, which changes every week: containers, on Cloud Run or GKE. Kubernetes without looking after nodes: GKE Autopilot. Kubernetes extensions that the team wants to keep: GKE Autopilot. No building to guard and no disks to replace: the cloud, from virtual machines to SaaS, where the hardware is the provider’s.',
          es: 'Uso que cambia de hora en hora: un servicio que crece solo. Parches del sistema de los servidores a cargo del proveedor: un servicio en que el cliente no administra servidores. Código del propio equipo, que cambia cada semana: contenedores, en Cloud Run o GKE. Kubernetes sin cuidar los nodos: GKE Autopilot. Extensiones de Kubernetes que el equipo quiere conservar: GKE Autopilot. Ningún edificio que cuidar ni discos que cambiar: la nube, de máquinas virtuales a SaaS, en que el hardware es del proveedor.',
        },
        source: page('kubernetes-engine/docs/concepts/autopilot-overview'),
        popularity: 4,
      },
      {
        id: 'run',
        text: {
          pt: 'Contêineres executados no Cloud Run',
          en: 'Containers run by Cloud Run',
          es: 'Contenedores ejecutados en Cloud Run',
        },
        uses: ['Cloud Run'],
        why: {
          pt: 'Com o Cloud Run, o cliente cuida do código, da imagem do contêiner e dos dados, e o provedor, de hardware, patches dos servidores, número de instâncias e orquestração.',
          en: 'With Cloud Run, the customer looks after code, container image and data, and the provider after hardware, server patches, number of instances and orchestration.',
          es: 'Con Cloud Run, el cliente se ocupa del código, de la imagen del contenedor y de los datos, y el proveedor, del hardware, los parches de los servidores, el número de instancias y la orquestación.',
        },
        likeness: {
          pt: 'a cozinha com equipe e fogões lacrados, que aceita receitas em linguagem comum, mas não em notação de chefs',
          en: 'the staffed kitchen with sealed stoves, which takes recipes in plain language, but not in the chefs’ own notation',
          es: 'la cocina con personal y fogones sellados, que acepta recetas en lenguaje común, pero no en notación de chefs',
        },
        tell: {
          pt: 'Uso que muda de hora em hora: um serviço que cresce sozinho. Patches do sistema dos servidores com o provedor: um serviço em que o cliente não administra servidores. Ninguém que conheça Kubernetes: Cloud Run ou SaaS. Código da própria equipe, que muda toda semana: contêineres, no Cloud Run ou no GKE. Código do cliente e nenhum servidor para cuidar: o Cloud Run. Nenhum prédio a cuidar nem discos a trocar: a nuvem, de máquinas virtuais a SaaS, em que o hardware é do provedor.',
          en: 'Use that changes from hour to hour: a service that grows by itself. Patches of the servers’ operating system by the provider: a service in which the customer manages no servers. Nobody who knows Kubernetes: Cloud Run or SaaS. The team’s own code, which changes every week: containers, on Cloud Run or GKE. The customer’s code and no servers to look after: Cloud Run. No building to guard and no disks to replace: the cloud, from virtual machines to SaaS, where the hardware is the provider’s.',
          es: 'Uso que cambia de hora en hora: un servicio que crece solo. Parches del sistema de los servidores a cargo del proveedor: un servicio en que el cliente no administra servidores. Nadie que conozca Kubernetes: Cloud Run o SaaS. Código del propio equipo, que cambia cada semana: contenedores, en Cloud Run o GKE. Código del cliente y ningún servidor que cuidar: Cloud Run. Ningún edificio que cuidar ni discos que cambiar: la nube, de máquinas virtuales a SaaS, en que el hardware es del proveedor.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 5,
      },
      {
        id: 'product',
        text: {
          pt: 'Um produto SaaS de outro fornecedor',
          en: 'A SaaS product from another vendor',
          es: 'Un producto SaaS de otro proveedor',
        },
        uses: [],
        why: {
          pt: 'Em um produto SaaS, o fornecedor cuida de tudo, da capacidade ao próprio aplicativo, e ao cliente ficam contas e dados.',
          en: 'With a SaaS product the vendor takes care of everything, from capacity to the application itself, and the customer is left with accounts and data.',
          es: 'En un producto SaaS, el proveedor cuida todo, desde la capacidad hasta la propia aplicación, y al cliente le quedan cuentas y datos.',
        },
        likeness: {
          pt: 'o restaurante de outro cozinheiro, onde o cliente só se senta e come o que há no cardápio',
          en: 'the restaurant of another cook, where the guest just sits down and eats what is on the menu',
          es: 'el restaurante de otro cocinero, donde el cliente solo se sienta y come lo que hay en el menú',
        },
        tell: {
          pt: 'Uso que muda de hora em hora: um serviço que cresce sozinho. Patches do sistema dos servidores com o provedor: um serviço em que o cliente não administra servidores. Ninguém que conheça Kubernetes: Cloud Run ou SaaS. Só contas e dados com o cliente: SaaS. Nenhum prédio a cuidar nem discos a trocar: a nuvem, de máquinas virtuais a SaaS, em que o hardware é do provedor.',
          en: 'Use that changes from hour to hour: a service that grows by itself. Patches of the servers’ operating system by the provider: a service in which the customer manages no servers. Nobody who knows Kubernetes: Cloud Run or SaaS. Just accounts and data left to the customer: SaaS. No building to guard and no disks to replace: the cloud, from virtual machines to SaaS, where the hardware is the provider’s.',
          es: 'Uso que cambia de hora en hora: un servicio que crece solo. Parches del sistema de los servidores a cargo del proveedor: un servicio en que el cliente no administra servidores. Nadie que conozca Kubernetes: Cloud Run o SaaS. Solo cuentas y datos con el cliente: SaaS. Ningún edificio que cuidar ni discos que cambiar: la nube, de máquinas virtuales a SaaS, en que el hardware es del proveedor.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'building',
        text: {
          pt: 'A organização não quer mais cuidar do prédio nem trocar discos.',
          en: 'The organization no longer wants to guard a building or replace disks.',
          es: 'La organización ya no quiere cuidar el edificio ni cambiar discos.',
        },
        fits: ['machines', 'cluster', 'run', 'product'],
        rulesOut: {
          office: {
            pt: 'Com servidores no próprio prédio, guarda e discos continuam tarefa da organização.',
            en: 'With servers in its own building, guards and disks are still the organization’s task.',
            es: 'Con servidores en su edificio, la vigilancia y los discos siguen siendo tarea de la organización.',
          },
        },
      },
      {
        id: 'patches',
        text: {
          pt: 'A organização quer deixar ao provedor os patches do sistema operacional dos servidores.',
          en: 'The organization wants the provider to patch the servers’ operating system.',
          es: 'La organización quiere dejar al proveedor los parches del sistema operativo de los servidores.',
        },
        fits: ['cluster', 'run', 'product'],
        rulesOut: {
          office: {
            pt: 'Em servidores próprios, as correções do sistema operacional são da organização.',
            en: 'On its own servers, patches of the operating system are the organization’s.',
            es: 'En servidores propios, los parches del sistema operativo son de la organización.',
          },
          machines: {
            pt: 'Em máquinas virtuais do Compute Engine, o sistema operacional é tarefa do cliente.',
            en: 'On virtual machines of Compute Engine the operating system is the customer’s task.',
            es: 'En máquinas virtuales de Compute Engine, el sistema operativo es tarea del cliente.',
          },
        },
      },
      {
        id: 'instances',
        text: {
          pt: 'O uso muda de hora em hora, e ninguém quer configurar quantas máquinas há nem até onde crescem.',
          en: 'Use changes from hour to hour, and nobody wants to set how many machines there are or how far they grow.',
          es: 'El uso cambia de hora en hora, y nadie quiere configurar cuántas máquinas hay ni hasta dónde crecen.',
        },
        fits: ['cluster', 'run', 'product'],
        rulesOut: {
          office: {
            pt: 'O número de servidores no prédio é o que a organização comprou e mantém ligado.',
            en: 'The number of servers in the building is what the organization bought and has running.',
            es: 'El número de servidores en el edificio es el que la organización compró y mantiene encendido.',
          },
          machines: {
            pt: 'No Compute Engine, quantas máquinas existem, ou até onde crescem, é o cliente que configura.',
            en: 'On Compute Engine the customer sets how many machines there are, or how far they grow.',
            es: 'En Compute Engine, el cliente configura cuántas máquinas hay, o hasta dónde crecen.',
          },
        },
      },
      {
        id: 'code',
        text: {
          pt: 'O código é da própria equipe e muda toda semana.',
          en: 'The code is the team’s own and changes every week.',
          es: 'El código es del propio equipo y cambia cada semana.',
        },
        fits: ['office', 'machines', 'cluster', 'run'],
        rulesOut: {
          product: {
            pt: 'Em um produto SaaS, o código é do fornecedor, e a equipe não o muda.',
            en: 'With a SaaS product the code is the vendor’s, and the team does not change it.',
            es: 'En un producto SaaS, el código es del proveedor, y el equipo no lo cambia.',
          },
        },
      },
      {
        id: 'version',
        text: {
          pt: 'O sistema depende de um módulo próprio no kernel do sistema operacional.',
          en: 'The system depends on a module of its own in the operating system’s kernel.',
          es: 'El sistema depende de un módulo propio en el kernel del sistema operativo.',
        },
        fits: ['office', 'machines'],
        rulesOut: {
          cluster: {
            pt: 'No Autopilot, o provedor escolhe e atualiza o sistema operacional dos nós, sem módulos do cliente.',
            en: 'In Autopilot the provider chooses and updates the nodes’ operating system, without the customer’s modules.',
            es: 'En Autopilot, el proveedor elige y actualiza el sistema operativo de los nodos, sin módulos del cliente.',
          },
          run: {
            pt: 'No Cloud Run, o cliente não vê nem altera o kernel dos servidores.',
            en: 'With Cloud Run the customer neither sees nor changes the servers’ kernel.',
            es: 'En Cloud Run, el cliente no ve ni cambia el kernel de los servidores.',
          },
          product: {
            pt: 'Em um produto SaaS, o sistema operacional é do fornecedor.',
            en: 'With a SaaS product the operating system is the vendor’s.',
            es: 'En un producto SaaS, el sistema operativo es del proveedor.',
          },
        },
      },
      {
        id: 'manifests',
        text: {
          pt: 'A equipe usa extensões do Kubernetes e quer mantê-las.',
          en: 'The team uses Kubernetes extensions and wants to keep them.',
          es: 'El equipo usa extensiones de Kubernetes y quiere conservarlas.',
        },
        notWith: ['orchestrator'],
        fits: ['office', 'machines', 'cluster'],
        rulesOut: {
          run: {
            pt: 'O Cloud Run esconde a orquestração e não aceita extensões do Kubernetes.',
            en: 'Cloud Run hides orchestration and does not take Kubernetes extensions.',
            es: 'Cloud Run oculta la orquestación y no acepta extensiones de Kubernetes.',
          },
          product: {
            pt: 'Um produto SaaS não recebe arquivos do Kubernetes do cliente.',
            en: 'A SaaS product takes no Kubernetes files of the customer.',
            es: 'Un producto SaaS no recibe archivos de Kubernetes del cliente.',
          },
        },
      },
      {
        id: 'orchestrator',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes.',
          en: 'Nobody on the team knows Kubernetes.',
          es: 'Nadie del equipo conoce Kubernetes.',
        },
        fits: ['office', 'machines', 'run', 'product'],
        rulesOut: {
          cluster: {
            pt: 'O Autopilot cuida dos nós, mas a equipe ainda descreve tudo em Kubernetes.',
            en: 'Autopilot looks after nodes, but the team still describes everything in Kubernetes.',
            es: 'Autopilot cuida los nodos, pero el equipo aún describe todo en Kubernetes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção de hospedagem atende a todos esses requisitos?',
      en: 'Which hosting option meets all of these requirements?',
      es: '¿Qué opción de alojamiento cumple todos estos requisitos?',
    },
  },
  {
    id: 'database-duties',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no banco de dados como um armário de fichas, e em quem cuida dele na equipe como um arquivista.',
      en: 'Think of the database as a cabinet of cards, and of whoever on the team looks after it as an archivist.',
      es: 'Piensa en la base de datos como un mueble de fichas, y en quien la cuida dentro del equipo como un archivista.',
    },
    situations: [
      {
        id: 'gym',
        text: {
          pt: 'Uma rede de academias refaz seu aplicativo e decide onde guardar os dados dos alunos, hoje em PostgreSQL.',
          en: 'A gym chain is rebuilding its app and deciding where to keep its members’ data, now in PostgreSQL.',
          es: 'Una cadena de gimnasios rehace su aplicación y decide dónde guardar los datos de sus socios, hoy en PostgreSQL.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu refaz seu aplicativo e decide onde guardar os dados do acervo, hoje em PostgreSQL.',
          en: 'A museum is rebuilding its app and deciding where to keep its collection’s data, now in PostgreSQL.',
          es: 'Un museo rehace su aplicación y decide dónde guardar los datos de su colección, hoy en PostgreSQL.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma transportadora refaz seu aplicativo e decide onde guardar os dados das cargas, hoje em PostgreSQL.',
          en: 'A carrier is rebuilding its app and deciding where to keep its freight data, now in PostgreSQL.',
          es: 'Una transportista rehace su aplicación y decide dónde guardar los datos de sus cargas, hoy en PostgreSQL.',
        },
      },
    ],
    candidates: [
      {
        id: 'office',
        text: {
          pt: 'Um servidor no prédio da organização',
          en: 'A server in the organization’s building',
          es: 'Un servidor en el edificio de la organización',
        },
        uses: [],
        why: {
          pt: 'No servidor próprio, a organização decide cada ajuste e cuida de tudo, do disco aos dados.',
          en: 'On its own server the organization decides on each setting and takes care of everything, from disk to data.',
          es: 'En el servidor propio, la organización decide cada ajuste y cuida todo, del disco a los datos.',
        },
        likeness: {
          pt: 'o armário no próprio escritório, que o arquivista conserta e amplia, sem outro de reserva',
          en: 'the cabinet in one’s own office, which the archivist mends and enlarges, with no twin in reserve',
          es: 'el mueble en la propia oficina, que el archivista repara y amplía, sin otro de reserva',
        },
        tell: {
          pt: 'Tudo sob controle, com todas as tarefas: um servidor próprio.',
          en: 'All of it under control, with every task: an on-premises server.',
          es: 'Todo bajo control, con todas las tareas: un servidor propio.',
        },
        source: page('sql/docs/postgres'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'machine',
        text: {
          pt: 'Uma máquina virtual do Compute Engine',
          en: 'A virtual machine of Compute Engine',
          es: 'Una máquina virtual de Compute Engine',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual, em hardware do provedor e sob o IAM do Google Cloud, o PostgreSQL é o mesmo de hoje, e o cliente o mantém, escolhe o sistema operacional e instala nele o que quiser.',
          en: 'On the virtual machine, on the provider’s hardware and under Google Cloud’s IAM, PostgreSQL is the same as today, and the customer maintains it, chooses the operating system and installs on it what it wants.',
          es: 'En la máquina virtual, en hardware del proveedor y bajo el IAM de Google Cloud, PostgreSQL es el mismo de hoy, y el cliente lo mantiene, elige el sistema operativo e instala en él lo que quiera.',
        },
        likeness: {
          pt: 'o armário numa sala alugada, que o arquivista conserta e amplia, sem outro de reserva',
          en: 'the cabinet in a rented room, which the archivist mends and enlarges, with no twin in reserve',
          es: 'el mueble en una sala alquilada, que el archivista repara y amplía, sin otro de reserva',
        },
        tell: {
          pt: 'Infraestrutura controlada no IAM do Google Cloud: um serviço do próprio Google Cloud. Consultas que cruzam muitas tabelas e ninguém reescreve: o mesmo PostgreSQL, em máquina virtual ou no Cloud SQL. Sem equipamento, mas com acesso ao sistema operacional: uma máquina virtual. Agente no sistema operacional do banco: uma máquina virtual. Sistema operacional do banco a escolher e configurar: uma máquina virtual. Coworking sem lugar para equipamentos: um banco na nuvem, em máquina virtual ou gerenciado, e não um servidor no prédio.',
          en: 'Infrastructure controlled in Google Cloud’s IAM: a service of Google Cloud itself. Queries that join many tables and that nobody will rewrite: the same PostgreSQL, on a virtual machine or in Cloud SQL. No equipment, but access to the operating system: a virtual machine. An agent on the database’s operating system: a virtual machine. The database’s operating system to choose and configure: a virtual machine. A shared office with no room for equipment: a database in the cloud, on a virtual machine or managed, rather than a server in the building.',
          es: 'Infraestructura controlada en el IAM de Google Cloud: un servicio del propio Google Cloud. Consultas que cruzan muchas tablas y que nadie reescribe: el mismo PostgreSQL, en una máquina virtual o en Cloud SQL. Sin equipos, pero con acceso al sistema operativo: una máquina virtual. Agente en el sistema operativo de la base: una máquina virtual. Sistema operativo de la base que elegir y configurar: una máquina virtual. Oficina compartida sin lugar para equipos: una base en la nube, en máquina virtual o administrada, y no un servidor en el edificio.',
        },
        source: page('architecture/framework/security/shared-responsibility-shared-fate'),
        popularity: 4,
      },
      {
        id: 'managed',
        text: {
          pt: 'Uma instância do Cloud SQL com alta disponibilidade',
          en: 'A Cloud SQL instance with high availability',
          es: 'Una instancia de Cloud SQL con alta disponibilidad',
        },
        uses: ['Cloud SQL'],
        why: {
          pt: 'O Cloud SQL, sob o IAM do Google Cloud, atualiza o PostgreSQL, aumenta o espaço e troca a máquina que falha, tudo sozinho, e as consultas SQL continuam iguais.',
          en: 'Cloud SQL, under Google Cloud’s IAM, updates PostgreSQL, grows its storage and replaces a failed machine, all by itself, and the SQL queries are unchanged.',
          es: 'Cloud SQL, bajo el IAM de Google Cloud, actualiza PostgreSQL, aumenta el espacio y reemplaza la máquina que falla, todo por sí mismo, y las consultas SQL siguen iguales.',
        },
        likeness: {
          pt: 'o armário que um serviço mantém, amplia e troca, mas que o dono escolhe por tamanho e não desmonta',
          en: 'the cabinet that a service keeps, enlarges and replaces, but that its owner picks by size and cannot open up',
          es: 'el mueble que un servicio mantiene, amplía y cambia, pero que el dueño elige por tamaño y no desarma',
        },
        tell: {
          pt: 'Espaço que cresce sem ninguém acompanhar: um banco gerenciado. Nenhuma correção do banco a instalar: um banco gerenciado, como o Cloud SQL ou o Firestore. Infraestrutura controlada no IAM do Google Cloud: um serviço do próprio Google Cloud. Consultas que cruzam muitas tabelas e ninguém reescreve: o mesmo PostgreSQL, em máquina virtual ou no Cloud SQL. O mesmo PostgreSQL, com correções e cópias do provedor: o Cloud SQL. Zona inteira que para e banco que volta em minutos: o Cloud SQL com alta disponibilidade. Coworking sem lugar para equipamentos: um banco na nuvem, em máquina virtual ou gerenciado, e não um servidor no prédio. Outra máquina a assumir se a primeira falhar, sem nada a montar: um banco gerenciado.',
          en: 'Space that grows without anyone watching: a managed database. No database to patch: a managed database, such as Cloud SQL or Firestore. Infrastructure controlled in Google Cloud’s IAM: a service of Google Cloud itself. Queries that join many tables and that nobody will rewrite: the same PostgreSQL, on a virtual machine or in Cloud SQL. The same PostgreSQL, with patches and copies by the provider: Cloud SQL. A whole zone that stops and a database back within minutes: Cloud SQL with high availability. A shared office with no room for equipment: a database in the cloud, on a virtual machine or managed, rather than a server in the building. Another machine to take over if the first fails, with nothing to build: a managed database.',
          es: 'Espacio que crece sin que nadie lo vigile: una base de datos administrada. Ninguna corrección de la base que instalar: una base administrada, como Cloud SQL o Firestore. Infraestructura controlada en el IAM de Google Cloud: un servicio del propio Google Cloud. Consultas que cruzan muchas tablas y que nadie reescribe: el mismo PostgreSQL, en una máquina virtual o en Cloud SQL. El mismo PostgreSQL, con parches y copias del proveedor: Cloud SQL. Zona entera que se detiene y base que vuelve en minutos: Cloud SQL con alta disponibilidad. Oficina compartida sin lugar para equipos: una base en la nube, en máquina virtual o administrada, y no un servidor en el edificio. Otra máquina que debe tomar el relevo si la primera falla, sin montar nada: una base administrada.',
        },
        source: page('sql/docs/postgres'),
        popularity: 5,
      },
      {
        id: 'documents',
        text: {
          pt: 'O Firestore, sem servidores para manter',
          en: 'Firestore, with no servers to maintain',
          es: 'Firestore, sin servidores que mantener',
        },
        uses: ['Firestore'],
        why: {
          pt: 'No Firestore, sob o IAM do Google Cloud, o provedor cuida de patches, espaço e até da capacidade, e a aplicação usa documentos em vez de SQL.',
          en: 'With Firestore, under Google Cloud’s IAM, the provider takes care of patches, storage and even capacity, and the application uses documents instead of SQL.',
          es: 'En Firestore, bajo el IAM de Google Cloud, el proveedor cuida los parches, el espacio y hasta la capacidad, y la aplicación usa documentos en vez de SQL.',
        },
        likeness: {
          pt: 'a parede lacrada de pastas, que cresce e se conserta por si, mas não cruza umas fichas com outras',
          en: 'the sealed wall of folders, which grows and mends by itself, but cannot match one card with another',
          es: 'la pared sellada de carpetas, que crece y se repara sola, pero no cruza unas fichas con otras',
        },
        tell: {
          pt: 'Espaço que cresce sem ninguém acompanhar: um banco gerenciado. Nenhuma correção do banco a instalar: um banco gerenciado, como o Cloud SQL ou o Firestore. Infraestrutura controlada no IAM do Google Cloud: um serviço do próprio Google Cloud. Nem correções nem capacidade, e uma aplicação que pode mudar: o Firestore. Nem processador nem memória a escolher: o Firestore. Coworking sem lugar para equipamentos: um banco na nuvem, em máquina virtual ou gerenciado, e não um servidor no prédio. Outra máquina a assumir se a primeira falhar, sem nada a montar: um banco gerenciado.',
          en: 'Space that grows without anyone watching: a managed database. No database to patch: a managed database, such as Cloud SQL or Firestore. Infrastructure controlled in Google Cloud’s IAM: a service of Google Cloud itself. Neither patches nor capacity, and an application that may change: Firestore. No processor or memory to choose: Firestore. A shared office with no room for equipment: a database in the cloud, on a virtual machine or managed, rather than a server in the building. Another machine to take over if the first fails, with nothing to build: a managed database.',
          es: 'Espacio que crece sin que nadie lo vigile: una base de datos administrada. Ninguna corrección de la base que instalar: una base administrada, como Cloud SQL o Firestore. Infraestructura controlada en el IAM de Google Cloud: un servicio del propio Google Cloud. Ni parches ni capacidad, y una aplicación que puede cambiar: Firestore. Ni procesador ni memoria que elegir: Firestore. Oficina compartida sin lugar para equipos: una base en la nube, en máquina virtual o administrada, y no un servidor en el edificio. Otra máquina que debe tomar el relevo si la primera falla, sin montar nada: una base administrada.',
        },
        source: page('firestore/docs'),
        popularity: 4,
      },
      {
        id: 'outsourcer',
        neverRight: true,
        text: {
          pt: 'Uma empresa contratada, nos servidores dela',
          en: 'A hired company, on that company’s servers',
          es: 'Una empresa contratada, en los servidores de ella',
        },
        uses: [],
        why: {
          pt: 'A empresa contratada cuida de correções e capacidade do PostgreSQL em seus servidores.',
          en: 'The hired company looks after patches and capacity of PostgreSQL on its servers.',
          es: 'La empresa contratada cuida los parches y la capacidad de PostgreSQL en sus servidores.',
        },
        likeness: {
          pt: 'o armário que uma firma guarda e mantém em sua própria casa, sob as chaves dela',
          en: 'the cabinet that a firm keeps and looks after in its own house, under its own keys',
          es: 'el mueble que una empresa guarda y mantiene en su propia casa, bajo las llaves de ella',
        },
        tell: {
          pt: 'Tarefas passadas a terceiros, fora da nuvem: uma empresa contratada.',
          en: 'Tasks handed to third parties, outside the cloud: a hired company.',
          es: 'Tareas pasadas a terceros, fuera de la nube: una empresa contratada.',
        },
        source: page('learn/what-is-a-relational-database'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'patches',
        text: {
          pt: 'A equipe não quer instalar correções do banco de dados.',
          en: 'The team does not want to patch the database.',
          es: 'El equipo no quiere instalar correcciones de la base de datos.',
        },
        fits: ['managed', 'documents', 'outsourcer'],
        rulesOut: {
          office: {
            pt: 'No servidor próprio, é a equipe que instala as correções do banco de dados.',
            en: 'On its own server it is the team that installs patches of the database.',
            es: 'En el servidor propio, es el equipo quien instala los parches de la base de datos.',
          },
          machine: {
            pt: 'Na máquina virtual, o banco de dados e suas correções são do cliente.',
            en: 'On the virtual machine the database and its patches are the customer’s.',
            es: 'En la máquina virtual, la base de datos y sus parches son del cliente.',
          },
        },
      },
      {
        id: 'takeover',
        text: {
          pt: 'Se a máquina falhar, outra deve assumir, sem nada que a equipe tenha de montar.',
          en: 'If the machine fails, another has to take over, with nothing for the team to build.',
          es: 'Si la máquina falla, otra debe tomar el relevo, sin que el equipo tenga que montar nada.',
        },
        fits: ['managed', 'documents'],
        rulesOut: {
          office: {
            pt: 'No servidor do prédio, trocar a máquina que falha é tarefa da equipe.',
            en: 'For the server in the building, replacing a failed machine is the team’s task.',
            es: 'En el servidor del edificio, reemplazar la máquina que falla es tarea del equipo.',
          },
          machine: {
            pt: 'Na máquina virtual, montar a réplica e a troca é tarefa do cliente.',
            en: 'On the virtual machine, setting up the replica and the takeover is the customer’s task.',
            es: 'En la máquina virtual, montar la réplica y el relevo es tarea del cliente.',
          },
        },
      },
      {
        id: 'capacity',
        notWith: ['same-sql'],
        text: {
          pt: 'Ninguém na equipe quer escolher processador nem memória.',
          en: 'Nobody on the team wants to choose processor or memory.',
          es: 'Nadie en el equipo quiere elegir procesador ni memoria.',
        },
        fits: ['documents', 'outsourcer'],
        rulesOut: {
          office: {
            pt: 'O servidor próprio tem o processador e a memória que a equipe comprou.',
            en: 'Its own server has the processor and memory that the team bought.',
            es: 'El servidor propio tiene el procesador y la memoria que compró el equipo.',
          },
          machine: {
            pt: 'Na máquina virtual, o cliente escolhe processador e memória.',
            en: 'On the virtual machine the customer chooses processor and memory.',
            es: 'En la máquina virtual, el cliente elige procesador y memoria.',
          },
          managed: {
            pt: 'No Cloud SQL, o cliente ainda escolhe o tamanho da instância.',
            en: 'With Cloud SQL the customer still chooses the size of the instance.',
            es: 'En Cloud SQL, el cliente todavía elige el tamaño de la instancia.',
          },
        },
      },
      {
        id: 'same-sql',
        text: {
          pt: 'Os relatórios da gerência são consultas que cruzam muitas tabelas, e ninguém vai reescrevê-las.',
          en: 'Management’s reports are queries that join many tables, and nobody will rewrite them.',
          es: 'Los informes de la gerencia son consultas que cruzan muchas tablas, y nadie va a reescribirlas.',
        },
        fits: ['office', 'machine', 'managed', 'outsourcer'],
        rulesOut: {
          documents: {
            pt: 'O Firestore não executa SQL, e as consultas teriam de ser reescritas.',
            en: 'Firestore does not run SQL: the queries would have to be rewritten.',
            es: 'Firestore no ejecuta SQL: habría que reescribir las consultas.',
          },
        },
      },
      {
        id: 'one-provider',
        text: {
          pt: 'A segurança quer controlar no IAM do Google Cloud quem pode mudar essa infraestrutura.',
          en: 'Security wants to control in Google Cloud’s IAM who may change this infrastructure.',
          es: 'Seguridad quiere controlar en el IAM de Google Cloud quién puede cambiar esa infraestructura.',
        },
        fits: ['machine', 'managed', 'documents'],
        rulesOut: {
          office: {
            pt: 'O servidor no prédio fica fora do IAM do Google Cloud.',
            en: 'The server in the building is outside Google Cloud’s IAM.',
            es: 'El servidor del edificio queda fuera de IAM de Google Cloud.',
          },
          outsourcer: {
            pt: 'Os servidores da empresa contratada ficam fora do IAM do Google Cloud.',
            en: 'The hired company’s servers are outside Google Cloud’s IAM.',
            es: 'Los servidores de la empresa contratada quedan fuera de IAM de Google Cloud.',
          },
        },
      },
      {
        id: 'equipment',
        text: {
          pt: 'A organização vai se mudar para um coworking, sem lugar para equipamentos.',
          en: 'The organization is moving to a shared office, with no room for equipment.',
          es: 'La organización se muda a una oficina compartida, sin lugar para equipos.',
        },
        fits: ['machine', 'managed', 'documents', 'outsourcer'],
        rulesOut: {
          office: {
            pt: 'O servidor no prédio é equipamento que a organização compra e troca.',
            en: 'The server in the building is equipment that the organization buys and replaces.',
            es: 'El servidor del edificio es equipo que la organización compra y cambia.',
          },
        },
      },
      {
        id: 'agent',
        text: {
          pt: 'A auditoria exige um agente instalado no sistema operacional do banco.',
          en: 'Auditors require an agent installed on the database’s operating system.',
          es: 'La auditoría exige un agente instalado en el sistema operativo de la base.',
        },
        fits: ['office', 'machine'],
        rulesOut: {
          managed: {
            pt: 'O Cloud SQL não dá acesso ao sistema operacional para instalar o agente.',
            en: 'Cloud SQL gives no access to the operating system to install the agent.',
            es: 'Cloud SQL no da acceso al sistema operativo para instalar el agente.',
          },
          documents: {
            pt: 'O Firestore não tem um sistema operacional que o cliente alcance.',
            en: 'Firestore has no operating system that the customer can reach.',
            es: 'Firestore no tiene un sistema operativo al que llegue el cliente.',
          },
        },
      },
      {
        id: 'superuser',
        text: {
          pt: 'O administrador precisa escolher e configurar o sistema operacional do banco.',
          en: 'The administrator has to choose and configure the database’s operating system.',
          es: 'El administrador necesita elegir y configurar el sistema operativo de la base.',
        },
        fits: ['office', 'machine'],
        rulesOut: {
          managed: {
            pt: 'No Cloud SQL, o sistema operacional é escolhido e mantido pelo provedor.',
            en: 'With Cloud SQL, the operating system is chosen and maintained by the provider.',
            es: 'En Cloud SQL, el sistema operativo lo elige y mantiene el proveedor.',
          },
          documents: {
            pt: 'No Firestore, nenhum sistema operacional fica ao alcance do cliente.',
            en: 'With Firestore, no operating system is within the customer’s reach.',
            es: 'En Firestore, ningún sistema operativo queda al alcance del cliente.',
          },
        },
        notWith: ['agent'],
      },
      {
        id: 'failover',
        text: {
          pt: 'Se uma zona inteira parar, o banco precisa voltar em minutos em outra, com o que o provedor já oferece.',
          en: 'If a whole zone stops, the database has to be back in another within minutes, with what the provider already offers.',
          es: 'Si se detiene una zona entera, la base tiene que volver en minutos en otra, con lo que el proveedor ya ofrece.',
        },
        fits: ['managed', 'documents'],
        rulesOut: {
          office: {
            pt: 'O servidor fica em um só prédio, e a equipe monta outro em outro lugar.',
            en: 'The server is in a single building, and the team sets up another elsewhere.',
            es: 'El servidor está en un solo edificio, y el equipo monta otro en otro lugar.',
          },
          machine: {
            pt: 'Na máquina virtual, a cópia em outra zona e a troca são montadas pelo cliente.',
            en: 'On the virtual machine, the copy in another zone and the switch are built by the customer.',
            es: 'En la máquina virtual, la copia en otra zona y el cambio los monta el cliente.',
          },
        },
        notWith: ['takeover'],
      },
      {
        id: 'growth',
        text: {
          pt: 'O espaço de armazenamento precisa crescer sem que ninguém acompanhe.',
          en: 'Storage space has to grow without anyone watching it.',
          es: 'El espacio de almacenamiento tiene que crecer sin que nadie lo vigile.',
        },
        fits: ['managed', 'documents', 'outsourcer'],
        rulesOut: {
          office: {
            pt: 'O servidor próprio tem os discos que a organização comprou.',
            en: 'Its own server has the disks that the organization bought.',
            es: 'El servidor propio tiene los discos que la organización compró.',
          },
          machine: {
            pt: 'Na máquina virtual, o cliente acompanha e aumenta o disco.',
            en: 'On the virtual machine, the customer watches and enlarges the disk.',
            es: 'En la máquina virtual, el cliente vigila y amplía el disco.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde os dados devem ficar?',
      en: 'Where should the data be kept?',
      es: '¿Dónde deben guardarse los datos?',
    },
  },
  {
    id: 'website-duties',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense no site como um quiosque de comida, em que as páginas são o cardápio e cada visita é um freguês.',
      en: 'Think of the website as a food stand, where the pages are the menu and each visit is a customer.',
      es: 'Piensa en el sitio web como un quiosco de comida, en el que las páginas son el menú y cada visita un cliente.',
    },
    situations: [
      {
        id: 'festival',
        text: {
          pt: 'Um festival de cinema decide onde hospedar seu novo site.',
          en: 'A film festival is deciding where to host its new website.',
          es: 'Un festival de cine decide dónde alojar su nuevo sitio.',
        },
      },
      {
        id: 'notary',
        text: {
          pt: 'Um cartório decide onde hospedar seu site.',
          en: 'A notary office is deciding where to host its website.',
          es: 'Una notaría decide dónde alojar su sitio.',
        },
      },
      {
        id: 'vineyard',
        text: {
          pt: 'Uma vinícola decide onde hospedar seu novo site.',
          en: 'A winery is deciding where to host its new website.',
          es: 'Una bodega de vinos decide dónde alojar su nuevo sitio.',
        },
      },
    ],
    candidates: [
      {
        id: 'office',
        neverRight: true,
        text: {
          pt: 'Um servidor no escritório, com um CMS instalado',
          en: 'A server in the office, with a CMS installed',
          es: 'Un servidor en la oficina, con un CMS instalado',
        },
        uses: [],
        why: {
          pt: 'O servidor no escritório roda qualquer programa, e tudo nele é tarefa da equipe.',
          en: 'The server in the office runs any program, and all of it is the team’s task.',
          es: 'El servidor en la oficina ejecuta cualquier programa, y todo en él es tarea del equipo.',
        },
        likeness: {
          pt: 'o quiosque na própria sede, de um fogão só, que o dono conserta até nos dias vazios',
          en: 'the stand on one’s own premises, with a single stove, which the owner mends even on empty days',
          es: 'el quiosco en la propia sede, de un solo fogón, que el dueño repara hasta en los días vacíos',
        },
        tell: {
          pt: 'Tudo em casa, com todas as tarefas: um servidor no escritório.',
          en: 'Everything in-house, with every task: a server in the office.',
          es: 'Todo en casa, con todas las tareas: un servidor en la oficina.',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 2,
      },
      {
        id: 'machine',
        text: {
          pt: 'Uma máquina virtual, com um CMS instalado',
          en: 'A virtual machine, with a CMS installed',
          es: 'Una máquina virtual, con un CMS instalado',
        },
        uses: [],
        why: {
          pt: 'Na máquina virtual rodam os programas da equipe e o sistema de gestão de conteúdo (CMS), que deixa editar páginas sem código, e o hardware é do provedor.',
          en: 'The virtual machine runs the team’s own programs and the content management system (CMS), in which pages are edited without code, and the hardware is the provider’s.',
          es: 'La máquina virtual ejecuta los programas del equipo y el sistema de gestión de contenido (CMS), que permite editar páginas sin código, y el hardware es del proveedor.',
        },
        likeness: {
          pt: 'o quiosque alugado por mês, de tamanho fixo, em que o inquilino cozinha e conserta o fogão',
          en: 'the stand rented by the month, of fixed size, where the tenant cooks and mends the stove',
          es: 'el quiosco alquilado por mes, de tamaño fijo, en que el inquilino cocina y repara el fogón',
        },
        tell: {
          pt: 'Pessoas sem conhecimento técnico que editam as páginas: um CMS ou um construtor de sites. Programa de servidor que a equipe escreveu: um contêiner ou uma máquina virtual, que o executam. Programas instalados pela equipe, sem lugar para equipamentos: uma máquina virtual. Programa que a equipe escreveu e páginas que outros editam: uma máquina virtual com CMS. Sala menor, sem lugar para equipamentos: hospedagem com um provedor, da máquina virtual ao construtor de sites, e não um servidor no escritório.',
          en: 'People without technical knowledge who edit the pages: a CMS or a website builder. A server program that the team wrote: a container or a virtual machine, which run it. Programs that the team installs, with no place for equipment: a virtual machine. A program that the team wrote and pages that others edit: a virtual machine with a CMS. Smaller rooms with no place for equipment: hosting by a provider, from a virtual machine to a website builder, rather than a server in the office.',
          es: 'Personas sin conocimiento técnico que editan las páginas: un CMS o un creador de sitios. Programa de servidor que escribió el equipo: un contenedor o una máquina virtual, que lo ejecutan. Programas que instala el equipo, sin lugar para equipos: una máquina virtual. Programa que escribió el equipo y páginas que otros editan: una máquina virtual con CMS. Sala más chica, sin lugar para equipos: alojamiento con un proveedor, de la máquina virtual al creador de sitios, y no un servidor en la oficina.',
        },
        source: page('architecture/framework/security/shared-responsibility-shared-fate'),
        popularity: 4,
      },
      {
        id: 'run',
        text: {
          pt: 'Um contêiner no Cloud Run, com páginas em código',
          en: 'A container on Cloud Run, with hand-coded pages',
          es: 'Un contenedor en Cloud Run, con páginas en código',
        },
        uses: ['Cloud Run'],
        why: {
          pt: 'O Cloud Run executa o programa da equipe, cresce com as visitas, reduz a zero sem elas, não deixa servidores para cuidar e cobra pelo uso.',
          en: 'Cloud Run runs the team’s program, grows with visits, goes down to zero without them, leaves no servers to look after and charges by use.',
          es: 'Cloud Run ejecuta el programa del equipo, crece con las visitas, baja a cero sin ellas, no deja servidores que cuidar y cobra por uso.',
        },
        likeness: {
          pt: 'a cozinha com equipe, paga por prato, que cresce com a fila, mas cujo cardápio só um cozinheiro muda',
          en: 'the staffed kitchen, paid by the dish, which grows with the line, but whose menu only a cook can change',
          es: 'la cocina con personal, pagada por plato, que crece con la fila, pero cuyo menú solo cambia un cocinero',
        },
        tell: {
          pt: 'Programa próprio, sem servidores e pago pelo uso: o Cloud Run. Programa de servidor que a equipe escreveu: um contêiner ou uma máquina virtual, que o executam. Visitas que se multiplicam sem ninguém de plantão: um serviço que cresce sozinho. Sala menor, sem lugar para equipamentos: hospedagem com um provedor, da máquina virtual ao construtor de sites, e não um servidor no escritório. Ninguém que saiba cuidar de um servidor: um serviço sem servidores a administrar, como um contêiner serverless, um bucket ou um construtor de sites. Custo quase nulo nos meses sem visitas: um serviço pago pelo uso, como um contêiner serverless ou um bucket.',
          en: 'Own program, no servers and paid by use: Cloud Run. A server program that the team wrote: a container or a virtual machine, which run it. Visits that multiply with nobody on duty: a service that grows by itself. Smaller rooms with no place for equipment: hosting by a provider, from a virtual machine to a website builder, rather than a server in the office. Nobody who knows how to look after a server: a service without servers to manage, such as a serverless container, a bucket or a website builder. A cost close to zero in months without visits: a service paid by use, such as a serverless container or a bucket.',
          es: 'Programa propio, sin servidores y pagado por uso: Cloud Run. Programa de servidor que escribió el equipo: un contenedor o una máquina virtual, que lo ejecutan. Visitas que se multiplican sin nadie de guardia: un servicio que crece solo. Sala más chica, sin lugar para equipos: alojamiento con un proveedor, de la máquina virtual al creador de sitios, y no un servidor en la oficina. Nadie que sepa cuidar un servidor: un servicio sin servidores que administrar, como un contenedor serverless, un bucket o un creador de sitios. Costo casi nulo en los meses sin visitas: un servicio pagado por uso, como un contenedor serverless o un bucket.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 5,
      },
      {
        id: 'bucket',
        text: {
          pt: 'Arquivos de páginas em um bucket do Cloud Storage',
          en: 'Page files in a Cloud Storage bucket',
          es: 'Archivos de páginas en un bucket de Cloud Storage',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Um bucket do Cloud Storage publica páginas estáticas, sem servidores nem programas a atualizar, e cobra pelo que é guardado e lido.',
          en: 'A Cloud Storage bucket publishes static pages, without servers or software to update, and charges for what is stored and read.',
          es: 'Un bucket de Cloud Storage publica páginas estáticas, sin servidores ni programas que actualizar, y cobra por lo guardado y leído.',
        },
        likeness: {
          pt: 'a banca só de cardápios impressos, que não cozinha nada e em que só a gráfica muda uma página',
          en: 'the stand with nothing but printed menus, which cooks nothing and whose pages only the print shop can change',
          es: 'el puesto de solo menús impresos, que no cocina nada y cuyas páginas solo cambia la imprenta',
        },
        tell: {
          pt: 'Só páginas estáticas, quase sem custo: um bucket. Site que só tem textos e fotos, sem programas a atualizar: um bucket ou um construtor de sites. Visitas que se multiplicam sem ninguém de plantão: um serviço que cresce sozinho. Sala menor, sem lugar para equipamentos: hospedagem com um provedor, da máquina virtual ao construtor de sites, e não um servidor no escritório. Ninguém que saiba cuidar de um servidor: um serviço sem servidores a administrar, como um contêiner serverless, um bucket ou um construtor de sites. Custo quase nulo nos meses sem visitas: um serviço pago pelo uso, como um contêiner serverless ou um bucket.',
          en: 'Only static pages, at next to no cost: a bucket. Only text and photos, without software to keep up to date: a bucket or a website builder. Visits that multiply with nobody on duty: a service that grows by itself. Smaller rooms with no place for equipment: hosting by a provider, from a virtual machine to a website builder, rather than a server in the office. Nobody who knows how to look after a server: a service without servers to manage, such as a serverless container, a bucket or a website builder. A cost close to zero in months without visits: a service paid by use, such as a serverless container or a bucket.',
          es: 'Solo páginas estáticas, casi sin costo: un bucket. Sitio que solo tiene textos y fotos, sin programas que actualizar: un bucket o un creador de sitios. Visitas que se multiplican sin nadie de guardia: un servicio que crece solo. Sala más chica, sin lugar para equipos: alojamiento con un proveedor, de la máquina virtual al creador de sitios, y no un servidor en la oficina. Nadie que sepa cuidar un servidor: un servicio sin servidores que administrar, como un contenedor serverless, un bucket o un creador de sitios. Costo casi nulo en los meses sin visitas: un servicio pagado por uso, como un contenedor serverless o un bucket.',
        },
        source: page('storage/docs/hosting-static-website'),
        popularity: 4,
      },
      {
        id: 'builder',
        text: {
          pt: 'Um construtor de sites, por assinatura mensal',
          en: 'A website builder, at a monthly fee',
          es: 'Un creador de sitios, por suscripción mensual',
        },
        uses: [],
        why: {
          pt: 'O construtor de sites deixa com a equipe só o conteúdo, editado sem código, e programa, servidores e capacidade são do fornecedor.',
          en: 'The website builder leaves only content to the team, edited without code, and program, servers and capacity are the vendor’s.',
          es: 'El creador de sitios deja al equipo solo el contenido, editado sin código, y programa, servidores y capacidad son del proveedor.',
        },
        likeness: {
          pt: 'o quiosque completo por mensalidade fixa, em que qualquer um escreve o cardápio, mas ninguém cozinha receita própria',
          en: 'the complete stand at a fixed monthly fee, where anyone can chalk the menu, but nobody cooks his own recipe',
          es: 'el quiosco completo por cuota mensual fija, en que cualquiera escribe el menú, pero nadie cocina su propia receta',
        },
        tell: {
          pt: 'Pessoas sem conhecimento técnico que editam as páginas: um CMS ou um construtor de sites. Só o conteúdo com o cliente: SaaS. Visitas que se multiplicam sem ninguém de plantão: um serviço que cresce sozinho. Sala menor, sem lugar para equipamentos: hospedagem com um provedor, da máquina virtual ao construtor de sites, e não um servidor no escritório. Ninguém que saiba cuidar de um servidor: um serviço sem servidores a administrar, como um contêiner serverless, um bucket ou um construtor de sites. Site que só tem textos e fotos, sem programas a atualizar: um bucket ou um construtor de sites.',
          en: 'People without technical knowledge who edit the pages: a CMS or a website builder. Only content left to the customer: SaaS. Visits that multiply with nobody on duty: a service that grows by itself. Smaller rooms with no place for equipment: hosting by a provider, from a virtual machine to a website builder, rather than a server in the office. Nobody who knows how to look after a server: a service without servers to manage, such as a serverless container, a bucket or a website builder. Only text and photos, without software to keep up to date: a bucket or a website builder.',
          es: 'Personas sin conocimiento técnico que editan las páginas: un CMS o un creador de sitios. Solo el contenido con el cliente: SaaS. Visitas que se multiplican sin nadie de guardia: un servicio que crece solo. Sala más chica, sin lugar para equipos: alojamiento con un proveedor, de la máquina virtual al creador de sitios, y no un servidor en la oficina. Nadie que sepa cuidar un servidor: un servicio sin servidores que administrar, como un contenedor serverless, un bucket o un creador de sitios. Sitio que solo tiene textos y fotos, sin programas que actualizar: un bucket o un creador de sitios.',
        },
        source: page('learn/what-is-saas'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'servers',
        text: {
          pt: 'Ninguém na organização sabe cuidar de um servidor.',
          en: 'Nobody in the organization knows how to look after a server.',
          es: 'Nadie en la organización sabe cuidar un servidor.',
        },
        fits: ['run', 'bucket', 'builder'],
        rulesOut: {
          office: {
            pt: 'O servidor no escritório é corrigido e reiniciado pela equipe.',
            en: 'The server in the office is patched and restarted by the team.',
            es: 'El servidor en la oficina lo corrige y reinicia el equipo.',
          },
          machine: {
            pt: 'Na máquina virtual, corrigir e reiniciar o sistema é tarefa do cliente.',
            en: 'On the virtual machine, patching and restarting the system is the customer’s task.',
            es: 'En la máquina virtual, corregir y reiniciar el sistema es tarea del cliente.',
          },
        },
      },
      {
        id: 'crowd',
        notWith: ['servers'],
        text: {
          pt: 'Em certas horas as visitas se multiplicam por cinquenta, sem ninguém de plantão.',
          en: 'At some hours visits multiply by fifty, with nobody on duty.',
          es: 'A ciertas horas las visitas se multiplican por cincuenta, sin nadie de guardia.',
        },
        fits: ['run', 'bucket', 'builder'],
        rulesOut: {
          office: {
            pt: 'O servidor no escritório só tem a capacidade que foi comprada.',
            en: 'The server in the office has just the capacity that was bought.',
            es: 'El servidor en la oficina solo tiene la capacidad que se compró.',
          },
          machine: {
            pt: 'Uma só máquina virtual tem o tamanho que alguém escolheu antes.',
            en: 'A single virtual machine has the size that somebody chose beforehand.',
            es: 'Una sola máquina virtual tiene el tamaño que alguien eligió antes.',
          },
        },
      },
      {
        id: 'program',
        text: {
          pt: 'O site inclui um programa de servidor que a equipe escreveu.',
          en: 'The website includes a server program that the team wrote.',
          es: 'El sitio incluye un programa de servidor que escribió el equipo.',
        },
        fits: ['office', 'machine', 'run'],
        rulesOut: {
          bucket: {
            pt: 'Um bucket entrega arquivos e não executa programas no servidor.',
            en: 'A bucket delivers files and does not run programs on the server.',
            es: 'Un bucket entrega archivos y no ejecuta programas en el servidor.',
          },
          builder: {
            pt: 'O construtor de sites executa o programa do fornecedor, não o da equipe.',
            en: 'The website builder runs the vendor’s program, not the team’s.',
            es: 'El creador de sitios ejecuta el programa del proveedor, no el del equipo.',
          },
        },
      },
      {
        id: 'editors',
        text: {
          pt: 'Pessoas sem conhecimento técnico vão editar as páginas.',
          en: 'People without technical knowledge will edit the pages.',
          es: 'Personas sin conocimiento técnico van a editar las páginas.',
        },
        fits: ['office', 'machine', 'builder'],
        rulesOut: {
          run: {
            pt: 'Com as páginas no código do contêiner, só muda uma página quem programa.',
            en: 'With the pages in the container’s code, only programmers can change a page.',
            es: 'Con las páginas en el código del contenedor, solo cambia una página quien programa.',
          },
          bucket: {
            pt: 'No bucket, alguém prepara e envia arquivos de páginas.',
            en: 'With the bucket, someone prepares and uploads page files.',
            es: 'En el bucket, alguien prepara y sube archivos de páginas.',
          },
        },
      },
      {
        id: 'equipment',
        text: {
          pt: 'O escritório vai se mudar para uma sala menor, sem lugar para equipamentos.',
          en: 'The office is moving to smaller rooms, with no place for equipment.',
          es: 'La oficina se muda a una sala más chica, sin lugar para equipos.',
        },
        fits: ['machine', 'run', 'bucket', 'builder'],
        rulesOut: {
          office: {
            pt: 'O servidor no escritório é um equipamento que a equipe mantém.',
            en: 'The server in the office is equipment that the team maintains.',
            es: 'El servidor en la oficina es hardware que mantiene el propio personal.',
          },
        },
      },
      {
        id: 'idle',
        text: {
          pt: 'A organização quer um custo quase nulo nos meses sem visitas.',
          en: 'The organization wants a cost close to zero in months without visits.',
          es: 'La organización quiere un costo casi nulo en los meses sin visitas.',
        },
        fits: ['run', 'bucket'],
        rulesOut: {
          office: {
            pt: 'O servidor no escritório custa o mesmo com ou sem visitas.',
            en: 'The server in the office costs the same with or without visits.',
            es: 'El servidor en la oficina cuesta lo mismo con o sin visitas.',
          },
          machine: {
            pt: 'A máquina virtual é cobrada enquanto está ligada, mesmo sem visitas.',
            en: 'The virtual machine is charged for while it is on, even without visits.',
            es: 'La máquina virtual se cobra mientras está encendida, aun sin visitas.',
          },
          builder: {
            pt: 'A assinatura do construtor de sites é paga mesmo sem visitas.',
            en: 'The website builder’s fee is paid even without visits.',
            es: 'La suscripción del creador de sitios se paga aun sin visitas.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'O site só tem textos e fotos, e ninguém vai atualizar programas.',
          en: 'The site has only text and photos, and nobody will keep software up to date.',
          es: 'El sitio solo tiene textos y fotos, y nadie va a actualizar programas.',
        },
        fits: ['bucket', 'builder'],
        rulesOut: {
          office: {
            pt: 'No servidor do escritório, o CMS é um programa a atualizar.',
            en: 'On the office server, the CMS is a program to update.',
            es: 'En el servidor de la oficina, el CMS es un programa que actualizar.',
          },
          machine: {
            pt: 'Na máquina virtual, o CMS é um programa a atualizar.',
            en: 'On the virtual machine, the CMS is a program to update.',
            es: 'En la máquina virtual, el CMS es un programa que actualizar.',
          },
          run: {
            pt: 'O contêiner no Cloud Run é um programa que a equipe mantém.',
            en: 'The container on Cloud Run is a program that the team maintains.',
            es: 'El contenedor en Cloud Run es un programa que el equipo mantiene.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção de hospedagem atende a todos esses requisitos?',
      en: 'Which hosting option meets all of these requirements?',
      es: '¿Qué opción de alojamiento cumple todos estos requisitos?',
    },
  },
  {
    id: 'patch-duties',
    exams: { 'cloud-digital-leader': { domain: 'transformation', topic: 'shared-responsibility' } },
    scene: {
      pt: 'Pense nas máquinas como quartos de hotel, em seus dados como a bagagem do hóspede e em cada correção como um conserto.',
      en: 'Think of the machines as hotel rooms, of their data as the guest’s luggage and of each patch as a repair.',
      es: 'Piensa en las máquinas como cuartos de hotel, en sus datos como el equipaje del huésped y en cada parche como una reparación.',
    },
    situations: [
      {
        id: 'mill',
        text: {
          pt: 'Um moinho quer manter em dia o sistema operacional de suas máquinas virtuais do Compute Engine.',
          en: 'A mill wants to keep the operating system of its Compute Engine machines up to date.',
          es: 'Un molino quiere mantener al día el sistema operativo de sus máquinas virtuales de Compute Engine.',
        },
      },
      {
        id: 'broker',
        text: {
          pt: 'Pela responsabilidade compartilhada, uma corretora deve aplicar patches ao sistema operacional de suas máquinas do Compute Engine.',
          en: 'Under shared responsibility, a broker must patch the operating system of its Compute Engine machines.',
          es: 'Por la responsabilidad compartida, una corredora debe aplicar parches al sistema operativo de sus máquinas de Compute Engine.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Um estúdio de animação quer aplicar patches ao sistema operacional de suas máquinas do Compute Engine.',
          en: 'An animation studio wants to patch the operating system of its Compute Engine machines.',
          es: 'Un estudio de animación quiere aplicar parches al sistema operativo de sus máquinas de Compute Engine.',
        },
      },
    ],
    candidates: [
      {
        id: 'hand',
        text: {
          pt: 'Entrar em cada máquina e instalar os patches',
          en: 'Sign in to each machine and install the patches',
          es: 'Entrar en cada máquina e instalar los parches',
        },
        uses: [],
        why: {
          pt: 'Entrar em cada máquina instala as correções sem mudar o sistema e sem outra empresa.',
          en: 'Signing in to each machine installs the patches without changing the system and without another company.',
          es: 'Entrar en cada máquina instala los parches sin cambiar el sistema y sin otra empresa.',
        },
        likeness: {
          pt: 'o zelador que vai com suas ferramentas a um quarto ocupado por vez, por todo o hotel',
          en: 'the caretaker who takes his tools to one occupied room at a time, throughout the hotel',
          es: 'el conserje que va con sus herramientas a un cuarto ocupado por vez, por todo el hotel',
        },
        tell: {
          pt: 'Poucas máquinas e controle de cada passo: à mão.',
          en: 'Few machines and control of each step: by hand.',
          es: 'Pocas máquinas y control de cada paso: a mano.',
        },
        source: page('compute/docs/instances/ssh'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'manager',
        text: {
          pt: 'Agendar os patches das máquinas com o VM Manager',
          en: 'Schedule the machines’ patches with VM Manager',
          es: 'Agendar los parches de las máquinas con VM Manager',
        },
        uses: ['VM Manager'],
        why: {
          pt: 'O VM Manager deixa a própria equipe instalar correções em centenas de máquinas, no horário marcado, sem trocá-las, de modo que dados e drivers ficam.',
          en: 'VM Manager lets the team itself install patches on hundreds of machines, at the set time, without replacing them, so that data and drivers stay.',
          es: 'VM Manager permite que el propio equipo instale parches en cientos de máquinas, a la hora fijada, sin reemplazarlas, de modo que datos y controladores quedan.',
        },
        likeness: {
          pt: 'a ronda marcada da própria equipe, que conserta na mesma hora centenas de quartos ainda ocupados',
          en: 'the house crew’s scheduled round, which mends hundreds of still occupied rooms at the set hour',
          es: 'la ronda programada del propio equipo, que repara a la hora fijada cientos de cuartos aún ocupados',
        },
        tell: {
          pt: 'Seiscentas máquinas e dois administradores: um serviço ou uma imagem para todas, e não uma a uma. Muitas máquinas corrigidas sem trocá-las: o VM Manager. Aplicativos que guardam dados nos discos das máquinas: patches sem trocá-las. Nenhum acesso de administrador a terceiros: patches feitos pela própria equipe ou uma plataforma que os dispensa, e não uma empresa contratada. Driver instalado no sistema operacional: máquinas corrigidas ou trocadas por outra imagem, e não uma plataforma serverless.',
          en: 'Six hundred machines and two administrators: a service or an image for all rather than one by one. Many machines patched without replacing them: VM Manager. Applications that keep data on the machines’ disks: patches without replacing them. No administrator access for outsiders: patches by the team itself, or a platform without that task, rather than a hired company. A driver installed on the operating system: machines patched, or replaced from another image, rather than a serverless platform.',
          es: 'Seiscientas máquinas y dos administradores: un servicio o una imagen para todas, y no una por una. Muchas máquinas corregidas sin reemplazarlas: VM Manager. Aplicaciones que guardan datos en los discos de las máquinas: parches sin reemplazarlas. Ningún acceso de administrador a terceros: parches a cargo del propio equipo o una plataforma que los evita, y no una empresa contratada. Controlador instalado en el sistema operativo: máquinas corregidas o reemplazadas por otra imagen, y no una plataforma serverless.',
        },
        source: page('compute/docs/vm-manager'),
        popularity: 4,
      },
      {
        id: 'image',
        text: {
          pt: 'Trocar as máquinas por outras, de imagem renovada',
          en: 'Replace the machines by others from a renewed image',
          es: 'Cambiar las máquinas por otras, de imagen renovada',
        },
        uses: [],
        why: {
          pt: 'Máquinas novas, criadas pela equipe de uma só imagem, com drivers e patches já testados, tomam o lugar das atuais, em que ninguém mexe.',
          en: 'New machines, which the team makes from a single image with drivers and patches already tested, take the place of the current ones, which nobody touches.',
          es: 'Máquinas nuevas, que el equipo crea con una sola imagen de controladores y parches ya probados, reemplazan a las actuales, que nadie toca.',
        },
        likeness: {
          pt: 'a troca de cada quarto por um novo, feito pela equipe conforme um modelo, sem a bagagem do hóspede',
          en: 'the swap of each room for a new one, built by the crew from a model, without the guest’s luggage',
          es: 'el cambio de cada cuarto por uno nuevo, hecho por el equipo según un modelo, sin el equipaje del huésped',
        },
        tell: {
          pt: 'Seiscentas máquinas e dois administradores: um serviço ou uma imagem para todas, e não uma a uma. Nenhuma mudança em produção, só substituição: uma infraestrutura imutável. Equipe que não altera nada em produção: uma versão nova no lugar da antiga, como a da imagem renovada ou a da plataforma serverless. Driver instalado no sistema operacional: máquinas corrigidas ou trocadas por outra imagem, e não uma plataforma serverless. Nenhum acesso de administrador a terceiros: patches feitos pela própria equipe ou uma plataforma que os dispensa, e não uma empresa contratada.',
          en: 'Six hundred machines and two administrators: a service or an image for all rather than one by one. No change in production, only replacement: immutable infrastructure. A team that alters nothing in production: a new version in place of the old one, as with a renewed image or a serverless platform. A driver installed on the operating system: machines patched, or replaced from another image, rather than a serverless platform. No administrator access for outsiders: patches by the team itself, or a platform without that task, rather than a hired company.',
          es: 'Seiscientas máquinas y dos administradores: un servicio o una imagen para todas, y no una por una. Ningún cambio en producción, solo reemplazo: una infraestructura inmutable. Equipo que no altera nada en producción: una versión nueva en lugar de la anterior, como la de la imagen renovada o la de la plataforma serverless. Controlador instalado en el sistema operativo: máquinas corregidas o reemplazadas por otra imagen, y no una plataforma serverless. Ningún acceso de administrador a terceros: parches a cargo del propio equipo o una plataforma que los evita, y no una empresa contratada.',
        },
        source: page('compute/docs/images'),
        popularity: 4,
      },
      {
        id: 'platform',
        text: {
          pt: 'Passar tudo a uma plataforma serverless',
          en: 'Move all of it to a serverless platform',
          es: 'Pasar todo a una plataforma serverless',
        },
        uses: [],
        why: {
          pt: 'Em uma plataforma serverless, o provedor cuida do sistema operacional, e não há máquinas do cliente a que dar acesso.',
          en: 'On a serverless platform the provider looks after the operating system, and there are no machines of the customer’s to give access to.',
          es: 'En una plataforma serverless, el proveedor se ocupa del sistema operativo, y no hay máquinas del cliente a las que dar acceso.',
        },
        likeness: {
          pt: 'a mudança para um hotel alheio, que cuida de tudo, sem lugar para bagagem nem aparelhos próprios',
          en: 'the move to somebody else’s hotel, which sees to everything, with no place for luggage or one’s own appliances',
          es: 'la mudanza a un hotel ajeno, que se ocupa de todo, sin lugar para equipaje ni aparatos propios',
        },
        tell: {
          pt: 'O sistema operacional fora das tarefas do cliente: uma plataforma serverless. Sistema operacional que a equipe não quer mais: uma plataforma serverless. Nenhum acesso de administrador a terceiros: patches feitos pela própria equipe ou uma plataforma que os dispensa, e não uma empresa contratada. Equipe que não altera nada em produção: uma versão nova no lugar da antiga, como a da imagem renovada ou a da plataforma serverless.',
          en: 'The operating system off the customer’s tasks: a serverless platform. An operating system that the team no longer wants: a serverless platform. No administrator access for outsiders: patches by the team itself, or a platform without that task, rather than a hired company. A team that alters nothing in production: a new version in place of the old one, as with a renewed image or a serverless platform.',
          es: 'El sistema operativo fuera de las tareas del cliente: una plataforma serverless. Sistema operativo que el equipo ya no quiere: una plataforma serverless. Ningún acceso de administrador a terceros: parches a cargo del propio equipo o una plataforma que los evita, y no una empresa contratada. Equipo que no altera nada en producción: una versión nueva en lugar de la anterior, como la de la imagen renovada o la de la plataforma serverless.',
        },
        source: page('serverless'),
        popularity: 4,
      },
      {
        id: 'hired',
        neverRight: true,
        text: {
          pt: 'Pagar a outra empresa que instale os patches nas máquinas',
          en: 'Pay another company to install the patches on the machines',
          es: 'Pagar a otra empresa que instale los parches en las máquinas',
        },
        uses: [],
        why: {
          pt: 'Uma empresa contratada corrige as máquinas como são e tira a tarefa da equipe.',
          en: 'A hired company patches the machines as they are and takes the task off the team.',
          es: 'Una empresa contratada corrige las máquinas como están y le quita la tarea al equipo.',
        },
        likeness: {
          pt: 'a firma de fora com a chave-mestra, que conserta cada quarto ocupado no lugar da equipe',
          en: 'the outside firm with the master key, which mends each occupied room in place of the house crew',
          es: 'la empresa de fuera con la llave maestra, que repara cada cuarto ocupado en lugar del equipo',
        },
        tell: {
          pt: 'Tarefa fora da equipe, nas mesmas máquinas: uma empresa contratada.',
          en: 'A task off the team, on the same machines: a hired company.',
          es: 'Tarea fuera del equipo, en las mismas máquinas: una empresa contratada.',
        },
        source: page('find-a-partner'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'many',
        text: {
          pt: 'A organização tem seiscentas máquinas e dois administradores.',
          en: 'The organization has six hundred machines and two administrators.',
          es: 'La organización tiene seiscientas máquinas y dos administradores.',
        },
        fits: ['manager', 'image', 'platform', 'hired'],
        rulesOut: {
          hand: {
            pt: 'Entrar em seiscentas máquinas, uma a uma, não cabe no tempo de dois administradores.',
            en: 'Signing in to six hundred machines one by one does not fit into two administrators’ time.',
            es: 'Entrar en seiscientas máquinas, una por una, no cabe en el tiempo de dos administradores.',
          },
        },
      },
      {
        id: 'state',
        text: {
          pt: 'Aplicativos antigos guardam dados nos discos das máquinas, e ninguém saberia instalá-los de novo.',
          en: 'Old applications keep data on the machines’ disks, and nobody could set them up again.',
          es: 'Aplicaciones antiguas guardan datos en los discos de las máquinas, y nadie sabría instalarlas de nuevo.',
        },
        fits: ['hand', 'manager', 'hired'],
        rulesOut: {
          image: {
            pt: 'Trocar as máquinas descartaria o que esses aplicativos guardam nos discos.',
            en: 'Replacing the machines would discard what these applications keep on the disks.',
            es: 'Reemplazar las máquinas descartaría lo que esas aplicaciones guardan en los discos.',
          },
          platform: {
            pt: 'Numa plataforma serverless, esses aplicativos teriam de ser reescritos para guardar os dados fora da máquina.',
            en: 'On a serverless platform, these applications would have to be rewritten to keep data outside the machine.',
            es: 'En una plataforma serverless, esas aplicaciones tendrían que reescribirse para guardar los datos fuera de la máquina.',
          },
        },
      },
      {
        id: 'outsiders',
        text: {
          pt: 'A equipe de segurança não dá acesso de administrador a terceiros.',
          en: 'The security team does not give outsiders administrator access.',
          es: 'El equipo de seguridad no da acceso de administrador a terceros.',
        },
        fits: ['hand', 'manager', 'image', 'platform'],
        rulesOut: {
          hired: {
            pt: 'A empresa contratada precisa de acesso de administrador às máquinas.',
            en: 'The hired company needs administrator access to the machines.',
            es: 'La empresa contratada necesita acceso de administrador a las máquinas.',
          },
        },
      },
      {
        id: 'untouched',
        text: {
          pt: 'A equipe não altera nada em produção: publica mudanças prontas e testadas.',
          en: 'The team alters nothing in production: it releases changes complete and tested.',
          es: 'El equipo no altera nada en producción: publica cambios completos y probados.',
        },
        fits: ['image', 'platform'],
        rulesOut: {
          hand: {
            pt: 'Instalar as correções à mão altera a máquina que está em produção.',
            en: 'Installing patches by hand alters the machine that is in production.',
            es: 'Instalar los parches a mano altera la máquina que está en producción.',
          },
          manager: {
            pt: 'O VM Manager instala as correções na própria máquina em produção.',
            en: 'VM Manager installs the patches on the very machine in production.',
            es: 'VM Manager instala los parches en la propia máquina en producción.',
          },
          hired: {
            pt: 'A empresa contratada instala as correções na própria máquina em produção.',
            en: 'The hired company installs the patches on the very machine in production.',
            es: 'La empresa contratada instala los parches en la propia máquina en producción.',
          },
        },
      },
      {
        id: 'driver',
        text: {
          pt: 'Os sistemas dependem de um driver instalado no sistema operacional.',
          en: 'The systems depend on a driver installed on the operating system.',
          es: 'Los sistemas dependen de un controlador instalado en el sistema operativo.',
        },
        fits: ['hand', 'manager', 'image', 'hired'],
        rulesOut: {
          platform: {
            pt: 'Em uma plataforma serverless, o cliente não instala drivers no sistema operacional.',
            en: 'On a serverless platform, customers install no drivers on the operating system.',
            es: 'En una plataforma serverless, el cliente no instala controladores en el sistema operativo.',
          },
        },
      },
      {
        id: 'task',
        text: {
          pt: 'A equipe não quer mais cuidar do sistema operacional.',
          en: 'The team no longer wants to look after the operating system.',
          es: 'El equipo ya no quiere ocuparse del sistema operativo.',
        },
        fits: ['platform', 'hired'],
        rulesOut: {
          hand: {
            pt: 'Instalar à mão é justamente a tarefa que a equipe quer deixar.',
            en: 'Installing by hand is the very task that the team wants to give up.',
            es: 'Instalar a mano es justo la tarea que el equipo quiere dejar.',
          },
          manager: {
            pt: 'O VM Manager agenda as correções, mas planejar e conferir continua com a equipe.',
            en: 'VM Manager schedules patches, but planning and checking them is still up to the team.',
            es: 'VM Manager programa los parches, pero planificar y verificar sigue con el equipo.',
          },
          image: {
            pt: 'Renovar a imagem do sistema operacional continua a ser tarefa da equipe.',
            en: 'Renewing the image of the operating system is still the team’s task.',
            es: 'Renovar la imagen del sistema operativo sigue siendo tarea del equipo.',
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
];
