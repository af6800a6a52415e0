import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const containerOrchestration: readonly Pattern[] = [
  {
    id: 'container-orchestration',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'containers' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense nos contêineres como cozinheiros, no orquestrador como o chef, nas máquinas como fornos e no Kubernetes como a língua francesa.',
      en: 'Think of the containers as cooks, of the orchestrator as their chef, of the machines as ovens and of Kubernetes as the French language.',
      es: 'Piensa en los contenedores como cocineros, en el orquestador como el chef, en las máquinas como hornos y en Kubernetes como la lengua francesa.',
    },
    situations: [
      {
        id: 'translation',
        text: {
          pt: 'Uma empresa de tradução automática vai levar os seus contêineres para a AWS.',
          en: 'A machine translation company is moving its containers to AWS.',
          es: 'Una empresa de traducción automática va a llevar sus contenedores a AWS.',
        },
        today: {
          pt: 'Quarenta contêineres rodam hoje em servidores de um data center alugado, cujo contrato acaba em cinco meses. Um arquiteto de soluções precisa escolher a plataforma.',
          en: 'Forty containers run today on servers in a rented data center, whose contract ends in five months. A solutions architect must choose the platform.',
          es: 'Cuarenta contenedores funcionan hoy en servidores de un centro de datos alquilado, cuyo contrato termina en cinco meses. Un arquitecto de soluciones debe elegir la plataforma.',
        },
      },
      {
        id: 'drones',
        text: {
          pt: 'Uma startup de inspeção com drones analisa imagens em uma dúzia de microsserviços em contêineres.',
          en: 'A drone inspection startup analyzes images in a dozen containerized microservices.',
          es: 'Una startup de inspección con drones analiza imágenes en una docena de microservicios en contenedores.',
        },
        today: {
          pt: 'As imagens vêm de 300 voos por dia, e scripts iniciam os microsserviços em três servidores grandes. A startup quer deixar esses servidores.',
          en: 'The images come from 300 flights a day, and the microservices are started by scripts on three large servers. The startup wants to leave those servers.',
          es: 'Las imágenes vienen de 300 vuelos por día, y unos scripts inician los microservicios en tres servidores grandes. La startup quiere dejar esos servidores.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco dividiu o aplicativo de crédito em microsserviços, que executará em contêineres na AWS.',
          en: 'A bank has split its lending application into microservices, to run in containers on AWS.',
          es: 'Un banco dividió su aplicación de crédito en microservicios, que ejecutará en contenedores en AWS.',
        },
        today: {
          pt: 'As imagens estão em um registro privado, e o primeiro de oito microsserviços entra em produção no próximo trimestre. Falta escolher a plataforma.',
          en: 'The images are in a private registry, and the first of eight microservices goes live next quarter. The platform has yet to be chosen.',
          es: 'Las imágenes están en un registro privado, y el primero de ocho microservicios entra en producción el próximo trimestre. Falta elegir la plataforma.',
        },
      },
      {
        id: 'retailer-containers',
        text: {
          pt: 'Uma varejista dividiu o site em vinte serviços em contêineres, que levará à AWS.',
          en: 'A retailer has split its site into twenty containerized services, which it is taking to AWS.',
          es: 'Un minorista dividió su sitio en veinte servicios en contenedores, que llevará a AWS.',
        },
        today: {
          pt: 'Cada serviço atende até 500 requisições por segundo e guarda os dados fora dos contêineres. A mudança está prevista para dois fins de semana.',
          en: 'Each service handles up to 500 requests per second and keeps its data outside the containers. The move is planned for two weekends.',
          es: 'Cada servicio atiende hasta 500 solicitudes por segundo y guarda sus datos fuera de los contenedores. El traslado está previsto para dos fines de semana.',
        },
      },
      {
        id: 'airport',
        text: {
          pt: 'Um aeroporto recebeu do fornecedor um sistema em contêineres para executar na AWS.',
          en: 'An airport has received a containerized system from its vendor to run on AWS.',
          es: 'Un aeropuerto recibió de su proveedor un sistema en contenedores para ejecutar en AWS.',
        },
        today: {
          pt: 'O sistema dos painéis de voo tem nove contêineres, recebe atualizações todo mês e deve entrar no ar antes da abertura do novo terminal.',
          en: 'The system of flight displays has nine containers, comes with updates every month and must start before the new terminal opens.',
          es: 'El sistema de las pantallas de vuelos tiene nueve contenedores, recibe actualizaciones cada mes y debe estar en marcha antes de que abra la nueva terminal.',
        },
      },
    ],
    candidates: [
      {
        id: 'docker',
        uses: ['Docker'],
        popularity: 3,
        neverRight: true,
        source: docs('AmazonECS/latest/developerguide/docker-basics.html'),
        text: {
          pt: 'Docker em instâncias EC2, com scripts',
          en: 'Docker on EC2 instances, with scripts',
          es: 'Docker en instancias EC2, con scripts',
        },
        action: {
          pt: 'Instalar o Docker em instâncias do Amazon EC2 e escrever scripts que iniciam os contêineres e conferem se estão no ar.',
          en: 'Install Docker on Amazon EC2 instances and write scripts that start the containers and check whether they are running.',
          es: 'Instalar Docker en instancias de Amazon EC2 y escribir scripts que inician los contenedores y comprueban si están en línea.',
        },
        why: {
          pt: 'O Docker em instâncias do EC2 executa os contêineres que a equipe inicia, com scripts dela, em máquinas dela.',
          en: 'Docker on EC2 instances runs the containers that the team starts, with its own scripts, on its own machines.',
          es: 'Docker en instancias de EC2 ejecuta los contenedores que el equipo inicia, con sus scripts, en máquinas suyas.',
        },
        likeness: {
          pt: 'a sua cozinha sem chef, onde você mesmo acorda, coloca e troca cada cozinheiro, com bilhetes à mão',
          en: 'your own kitchen without a chef, where you yourself wake, place and replace every cook, with handwritten notes',
          es: 'tu propia cocina sin chef, donde tú mismo despiertas, ubicas y reemplazas a cada cocinero, con notas a mano',
        },
        tell: {
          pt: 'Poucos contêineres, iniciados à mão: Docker em instâncias.',
          en: 'A few containers, started by hand: Docker on instances.',
          es: 'Pocos contenedores, iniciados a mano: Docker en instancias.',
        },
      },
      {
        id: 'ecs-fargate',
        uses: ['ECS', 'Fargate'],
        popularity: 5,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: { pt: 'Amazon ECS com AWS Fargate', en: 'Amazon ECS with AWS Fargate', es: 'Amazon ECS con AWS Fargate' },
        action: {
          pt: 'Criar um cluster do Amazon ECS, escrever definições de tarefa para os contêineres e executá-los como serviços no AWS Fargate.',
          en: 'Create an Amazon ECS cluster, write task definitions for the containers and run them as services on AWS Fargate.',
          es: 'Crear un clúster de Amazon ECS, escribir definiciones de tareas para los contenedores y ejecutarlos como servicios en AWS Fargate.',
        },
        why: {
          pt: 'O ECS com Fargate executa contêineres com as APIs da AWS, sem nós a administrar e sem Kubernetes a aprender.',
          en: 'ECS with Fargate runs containers through AWS APIs, with no nodes to manage and no Kubernetes to learn.',
          es: 'ECS con Fargate ejecuta contenedores con las API de AWS, sin nodos que administrar y sin Kubernetes que aprender.',
        },
        likeness: {
          pt: 'o chef da casa, que não fala francês, numa cozinha escondida com fornos simples',
          en: 'the house chef, who speaks no French, in a hidden kitchen with ordinary ovens',
          es: 'el chef de la casa, que no habla francés, en una cocina oculta con hornos sencillos',
        },
        tell: {
          pt: 'Contêineres sem Kubernetes e sem servidores: pense em ECS com Fargate. Equipe sem experiência com Kubernetes nem tempo para aprender: Amazon ECS, e não EKS. Contêineres que um orquestrador deve distribuir e reiniciar: Amazon ECS ou Amazon EKS. Contêineres sem escolher nem dimensionar máquinas: AWS Fargate.',
          en: 'Containers without Kubernetes and without servers: think of ECS with Fargate. A team with no experience with Kubernetes and no time to learn it: Amazon ECS rather than EKS. Containers that an orchestrator must place and restart: Amazon ECS or Amazon EKS. Containers without choosing or sizing machines: AWS Fargate.',
          es: 'Contenedores sin Kubernetes y sin servidores: piensa en ECS con Fargate. Equipo sin experiencia con Kubernetes ni tiempo para aprender: Amazon ECS, y no EKS. Contenedores que un orquestador debe distribuir y reiniciar: Amazon ECS o Amazon EKS. Contenedores sin elegir ni dimensionar máquinas: AWS Fargate.',
        },
      },
      {
        id: 'ecs-nodes',
        uses: ['ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/Welcome.html'),
        text: {
          pt: 'Amazon ECS em EC2 autogerenciado',
          en: 'Amazon ECS on self-managed EC2',
          es: 'Amazon ECS en EC2 que administra el equipo',
        },
        action: {
          pt: 'Criar um cluster do Amazon ECS com um grupo de Auto Scaling de instâncias do Amazon EC2 e executar os contêineres como serviços.',
          en: 'Create an Amazon ECS cluster with an Auto Scaling group of Amazon EC2 instances and run the containers as services.',
          es: 'Crear un clúster de Amazon ECS con un grupo de Auto Scaling de instancias de Amazon EC2 y ejecutar los contenedores como servicios.',
        },
        why: {
          pt: 'O ECS em instâncias do EC2 é a orquestração da AWS sobre máquinas que a equipe escolhe, também com GPU.',
          en: 'ECS on EC2 instances is AWS’s own orchestration on machines that the team chooses, with GPUs if needed.',
          es: 'ECS en instancias de EC2 es la orquestación de AWS sobre máquinas que elige el equipo, también con GPU.',
        },
        likeness: {
          pt: 'o chef da casa, que não fala francês, na sua cozinha, com fornos especiais que você limpa',
          en: 'the house chef, who speaks no French, in your kitchen, with special ovens that you clean',
          es: 'el chef de la casa, que no habla francés, en tu cocina, con hornos especiales que limpias',
        },
        tell: {
          pt: 'Contêineres que precisam de GPU: instâncias do EC2, pois o Fargate não tem; sem Kubernetes, ECS. Equipe sem experiência com Kubernetes nem tempo para aprender: Amazon ECS, e não EKS. Contêineres que um orquestrador deve distribuir e reiniciar: Amazon ECS ou Amazon EKS. Plano de controle do orquestrador mantido pela AWS: Amazon ECS ou Amazon EKS, e não um orquestrador próprio.',
          en: 'Containers that need GPUs: EC2 instances, as Fargate has none; without Kubernetes, ECS. A team with no experience with Kubernetes and no time to learn it: Amazon ECS rather than EKS. Containers that an orchestrator must place and restart: Amazon ECS or Amazon EKS. An orchestrator’s control plane that AWS must maintain: Amazon ECS or Amazon EKS, not one run by the team.',
          es: 'Contenedores que necesitan GPU: instancias de EC2, porque Fargate no tiene; sin Kubernetes, ECS. Equipo sin experiencia con Kubernetes ni tiempo para aprender: Amazon ECS, y no EKS. Contenedores que un orquestador debe distribuir y reiniciar: Amazon ECS o Amazon EKS. Plano de control del orquestador que debe mantener AWS: Amazon ECS o Amazon EKS, y no uno propio.',
        },
      },
      {
        id: 'eks-fargate',
        uses: ['EKS', 'Fargate'],
        popularity: 3,
        source: docs('eks/latest/userguide/fargate.html'),
        text: { pt: 'Amazon EKS com AWS Fargate', en: 'Amazon EKS with AWS Fargate', es: 'Amazon EKS con AWS Fargate' },
        action: {
          pt: 'Criar um cluster do Amazon EKS com perfis do AWS Fargate e implantar os contêineres como pods nos namespaces selecionados.',
          en: 'Create an Amazon EKS cluster with AWS Fargate profiles and deploy the containers as pods in the namespaces selected.',
          es: 'Crear un clúster de Amazon EKS con perfiles de AWS Fargate y desplegar los contenedores como pods en los espacios de nombres elegidos.',
        },
        why: {
          pt: 'O EKS com Fargate executa pods do Kubernetes sem nós a administrar, com o plano de controle gerenciado pela AWS.',
          en: 'EKS with Fargate runs Kubernetes pods with no nodes to manage, with the control plane managed by AWS.',
          es: 'EKS con Fargate ejecuta pods de Kubernetes sin nodos que administrar, con el plano de control administrado por AWS.',
        },
        likeness: {
          pt: 'o chef da casa, que só fala francês, numa cozinha escondida com fornos simples',
          en: 'the house chef, who speaks only French, in a hidden kitchen with ordinary ovens',
          es: 'el chef de la casa, que solo habla francés, en una cocina oculta con hornos sencillos',
        },
        tell: {
          pt: 'Charts do Helm e kubectl: Kubernetes, gerenciado como EKS. Contêineres sem escolher máquinas: Fargate. Plano de controle do orquestrador que a AWS deve manter: Amazon EKS ou ECS.',
          en: 'Helm charts and kubectl: Kubernetes, managed as EKS. Containers without choosing or patching machines: Fargate. A control plane of the orchestrator that AWS must maintain: Amazon EKS or ECS.',
          es: 'Charts de Helm y kubectl: Kubernetes, administrado como EKS. Contenedores sin elegir máquinas: Fargate. Plano de control del orquestador que debe mantener AWS: Amazon EKS o ECS.',
        },
      },
      {
        id: 'eks-nodes',
        uses: ['EKS'],
        rightWith: ['manifests'],
        popularity: 4,
        source: docs('eks/latest/userguide/managed-node-groups.html'),
        text: {
          pt: 'Amazon EKS em grupos de nós do EC2',
          en: 'Amazon EKS on EC2 node groups',
          es: 'Amazon EKS en grupos de nodos de EC2',
        },
        action: {
          pt: 'Criar um cluster do Amazon EKS com grupos de nós gerenciados de instâncias do Amazon EC2 e implantar os contêineres como pods.',
          en: 'Create an Amazon EKS cluster with managed node groups of Amazon EC2 instances and deploy the containers as pods.',
          es: 'Crear un clúster de Amazon EKS con grupos de nodos administrados de instancias de Amazon EC2 y desplegar los contenedores como pods.',
        },
        why: {
          pt: 'O EKS em grupos de nós do EC2 é Kubernetes com o plano de controle gerenciado e nós que a equipe escolhe, também com GPU.',
          en: 'EKS on EC2 node groups is Kubernetes with a managed control plane and nodes that the team chooses, with GPUs if needed.',
          es: 'EKS en grupos de nodos de EC2 es Kubernetes con el plano de control administrado y nodos que elige el equipo, también con GPU.',
        },
        likeness: {
          pt: 'o chef da casa, que só fala francês, na sua cozinha, com fornos especiais que você limpa',
          en: 'the house chef, who speaks only French, in your kitchen, with special ovens that you clean',
          es: 'el chef de la casa, que solo habla francés, en tu cocina, con hornos especiales que limpias',
        },
        tell: {
          pt: 'Charts do Helm e kubectl: Kubernetes, gerenciado como EKS. Contêineres que precisam de GPU: instâncias do EC2, pois o Fargate não tem. Plano de controle do orquestrador que a AWS deve manter: Amazon EKS ou ECS.',
          en: 'Helm charts and kubectl: Kubernetes, managed as EKS. Containers that need GPUs: EC2 instances, as Fargate has none. A control plane of the orchestrator that AWS must maintain: Amazon EKS or ECS.',
          es: 'Charts de Helm y kubectl: Kubernetes, administrado como EKS. Contenedores que necesitan GPU: instancias de EC2, porque Fargate no tiene. Plano de control del orquestador que debe mantener AWS: Amazon EKS o ECS.',
        },
      },
      {
        id: 'own-kubernetes',
        neverRight: true,
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Kubernetes próprio em instâncias do EC2',
          en: 'Self-managed Kubernetes on EC2',
          es: 'Kubernetes propio en instancias de EC2',
        },
        action: {
          pt: 'Instalar o Kubernetes em instâncias do Amazon EC2 em três zonas de disponibilidade e implantar os contêineres como pods.',
          en: 'Install Kubernetes on Amazon EC2 instances in three Availability Zones and deploy the containers as pods on the workers.',
          es: 'Instalar Kubernetes en instancias de Amazon EC2 en tres zonas de disponibilidad y desplegar los contenedores como pods.',
        },
        why: {
          pt: 'Um Kubernetes próprio no EC2 deixa à equipe cada detalhe, do plano de controle aos nós.',
          en: 'Self-managed Kubernetes on EC2 leaves every detail to the team, from the control plane to the nodes.',
          es: 'Un Kubernetes propio en EC2 deja al equipo cada detalle, del plano de control a los nodos.',
        },
        likeness: {
          pt: 'um chef que você mesmo treina, que só fala francês, numa cozinha com fornos que você limpa',
          en: 'a chef whom you train yourself, who speaks only French, in a kitchen with ovens that you clean',
          es: 'un chef que tú mismo entrenas, que solo habla francés, en una cocina con hornos que limpias',
        },
        tell: {
          pt: 'Controle total do plano de controle: só com Kubernetes próprio; no mais, pense em EKS.',
          en: 'Full control of the control plane: self-managed Kubernetes; for the rest, think of EKS.',
          es: 'Control total del plano de control: Kubernetes propio; en lo demás, piensa en EKS.',
        },
      },
    ],
    constraints: [
      {
        id: 'placed',
        text: {
          pt: 'Os contêineres devem ser distribuídos e reiniciados automaticamente por um orquestrador.',
          en: 'An orchestrator must place and restart the containers automatically.',
          es: 'Un orquestador debe distribuir y reiniciar los contenedores automáticamente.',
        },
        fits: ['ecs-fargate', 'ecs-nodes', 'eks-fargate', 'eks-nodes', 'own-kubernetes'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em instâncias do EC2 não há orquestrador: scripts da equipe iniciam os contêineres.',
            en: 'With Docker on EC2 instances there is no orchestrator: the team’s scripts start the containers.',
            es: 'Con Docker en instancias de EC2 no hay orquestador: scripts del equipo inician los contenedores.',
          },
        },
      },
      {
        id: 'manifests',
        text: {
          pt: 'Os charts do Helm e os scripts do kubectl devem continuar em uso.',
          en: 'The existing Helm charts and kubectl scripts must remain in use.',
          es: 'Los charts de Helm y los scripts de kubectl deben seguir en uso.',
        },
        fits: ['eks-fargate', 'eks-nodes', 'own-kubernetes'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em instâncias do EC2 não há Kubernetes que receba o Helm e o kubectl.',
            en: 'With Docker on EC2 instances there is no Kubernetes to take Helm and kubectl.',
            es: 'Con Docker en instancias de EC2 no hay un Kubernetes que reciba Helm y kubectl.',
          },
          'ecs-fargate': {
            pt: 'O ECS tem definições de tarefa próprias; Helm e kubectl são do Kubernetes.',
            en: 'ECS has its own task definitions; Helm and kubectl belong to Kubernetes.',
            es: 'ECS tiene definiciones de tarea propias; Helm y kubectl son de Kubernetes.',
          },
          'ecs-nodes': {
            pt: 'O ECS, também em EC2, tem definições de tarefa próprias; Helm e kubectl são do Kubernetes.',
            en: 'ECS, on EC2 too, has its own task definitions; Helm and kubectl belong to Kubernetes.',
            es: 'ECS, también en EC2, tiene definiciones de tarea propias; Helm y kubectl son de Kubernetes.',
          },
        },
      },
      {
        id: 'no-nodes',
        text: {
          pt: 'A empresa quer executar contêineres sem escolher, atualizar nem dimensionar máquinas.',
          en: 'The company wants to run containers without choosing, patching or sizing machines.',
          es: 'La empresa quiere ejecutar contenedores sin elegir, actualizar ni dimensionar máquinas.',
        },
        fits: ['ecs-fargate', 'eks-fargate'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em instâncias do EC2 a equipe escolhe, atualiza e dimensiona as máquinas.',
            en: 'With Docker on EC2 instances the team chooses, patches and sizes the machines.',
            es: 'Con Docker en instancias de EC2 el equipo elige, actualiza y dimensiona las máquinas.',
          },
          'ecs-nodes': {
            pt: 'No ECS em EC2 a equipe escolhe, atualiza e dimensiona as instâncias.',
            en: 'With ECS on EC2 the team chooses, patches and sizes the instances.',
            es: 'En ECS sobre EC2 el equipo elige, actualiza y dimensiona las instancias.',
          },
          'eks-nodes': {
            pt: 'No EKS com grupos de nós a equipe escolhe o tipo e a quantidade dos nós e decide quando atualizá-los.',
            en: 'With EKS on node groups the team chooses type and number of nodes and decides when to update them.',
            es: 'En EKS con grupos de nodos el equipo elige el tipo y la cantidad de nodos y decide cuándo actualizarlos.',
          },
          'own-kubernetes': {
            pt: 'Com um Kubernetes próprio, todas as máquinas são da equipe.',
            en: 'With self-managed Kubernetes all machines are the team’s.',
            es: 'Con un Kubernetes propio, todas las máquinas son del equipo.',
          },
        },
      },
      {
        id: 'gpu',
        situations: ['translation', 'drones'],
        text: {
          pt: 'Parte dos contêineres precisa de GPU.',
          en: 'Some of the containers need GPUs.',
          es: 'Parte de los contenedores necesita GPU.',
        },
        fits: ['docker', 'ecs-nodes', 'eks-nodes', 'own-kubernetes'],
        rulesOut: {
          'ecs-fargate': {
            pt: 'O Fargate executa tarefas do ECS sem máquinas a manter, mas não oferece GPUs.',
            en: 'Fargate runs ECS tasks without machines to maintain but offers no GPUs.',
            es: 'Fargate ejecuta tareas de ECS sin máquinas que mantener, pero no ofrece GPU.',
          },
          'eks-fargate': {
            pt: 'O Fargate executa pods do EKS sem nós a manter, mas não oferece GPUs.',
            en: 'Fargate runs EKS pods without nodes to maintain but offers no GPUs.',
            es: 'Fargate ejecuta pods de EKS sin nodos que mantener, pero no ofrece GPU.',
          },
        },
      },
      {
        id: 'control-plane',
        text: {
          pt: 'A AWS deve manter o plano de controle do orquestrador.',
          en: 'AWS must maintain the orchestrator’s control plane.',
          es: 'AWS debe mantener el plano de control del orquestador.',
        },
        fits: ['ecs-fargate', 'ecs-nodes', 'eks-fargate', 'eks-nodes'],
        rulesOut: {
          'own-kubernetes': {
            pt: 'Em um Kubernetes próprio o plano de controle é da equipe.',
            en: 'With self-managed Kubernetes the control plane is the team’s.',
            es: 'En un Kubernetes propio el plano de control es del equipo.',
          },
        },
      },
      {
        id: 'no-kubernetes',
        text: {
          pt: 'A equipe não tem experiência com Kubernetes nem tempo para aprender.',
          en: 'The team has no experience with Kubernetes and no time to learn it.',
          es: 'El equipo no tiene experiencia con Kubernetes ni tiempo para aprender.',
        },
        fits: ['docker', 'ecs-fargate', 'ecs-nodes'],
        rulesOut: {
          'eks-fargate': {
            pt: 'O EKS, mesmo com Fargate, é operado com os conceitos do Kubernetes.',
            en: 'EKS, even with Fargate, is operated with the concepts of Kubernetes.',
            es: 'EKS, incluso con Fargate, se opera con los conceptos de Kubernetes.',
          },
          'eks-nodes': {
            pt: 'O EKS é operado com os conceitos do Kubernetes, que a equipe não conhece.',
            en: 'EKS is operated with the concepts of Kubernetes, which the team does not know.',
            es: 'EKS se opera con los conceptos de Kubernetes, que el equipo no conoce.',
          },
          'own-kubernetes': {
            pt: 'Um Kubernetes próprio exige ainda mais conhecimento de Kubernetes.',
            en: 'Self-managed Kubernetes takes even more knowledge of Kubernetes.',
            es: 'Un Kubernetes propio exige aún más conocimiento de Kubernetes.',
          },
        },
      },
      {
        id: 'least-overhead',
        fits: ['ecs-fargate', 'eks-fargate'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em instâncias do EC2, máquinas e contêineres ficam a cargo da equipe.',
            en: 'With Docker on EC2 instances, both machines and containers are left to the team.',
            es: 'Con Docker en instancias de EC2, las máquinas y los contenedores quedan a cargo del equipo.',
          },
          'ecs-nodes': {
            pt: 'Com o ECS em instâncias do EC2, a equipe atualiza e dimensiona as máquinas.',
            en: 'With ECS on EC2 instances, the team patches and sizes the machines.',
            es: 'Con ECS en instancias de EC2, el equipo actualiza y dimensiona las máquinas.',
          },
          'eks-nodes': {
            pt: 'Com o EKS em grupos de nós do EC2, a equipe dimensiona e atualiza os nós.',
            en: 'With EKS on EC2 node groups, the team sizes and updates the nodes.',
            es: 'Con EKS en grupos de nodos de EC2, el equipo dimensiona y actualiza los nodos.',
          },
          'own-kubernetes': {
            pt: 'Com o Kubernetes próprio no EC2, a equipe opera o plano de controle e os nós.',
            en: 'With self-managed Kubernetes on EC2, the team operates the control plane and the nodes.',
            es: 'Con Kubernetes propio en EC2, el equipo opera el plano de control y los nodos.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
      },
    ],
    ask: {
      pt: 'Que plataforma atende a esses requisitos?',
      en: 'Which platform meets these requirements?',
      es: '¿Qué plataforma cumple estos requisitos?',
    },
  },
];
