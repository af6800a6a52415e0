import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const containerWeb: readonly Pattern[] = [
  {
    id: 'container-web',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'containers' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense em cada contêiner como um guichê, em que cada usuário é um cliente e a VPC é o pátio da empresa.',
      en: 'Think of each container as a service counter, where each user is a customer and the VPC is the company’s yard.',
      es: 'Piensa en cada contenedor como una ventanilla, donde cada usuario es un cliente y la VPC es el patio de la empresa.',
    },
    situations: [
      {
        id: 'chat',
        text: {
          pt: 'Uma empresa de atendimento tem o seu chat em uma imagem de contêiner e vai executá-lo na AWS.',
          en: 'A customer service company has its chat in a container image and will run it on AWS.',
          es: 'Una empresa de atención al cliente tiene su chat en una imagen de contenedor y lo ejecutará en AWS.',
        },
        today: {
          pt: 'Cerca de 4.000 atendentes conversam com clientes por ele, em um só servidor alugado. Um arquiteto de soluções precisa definir onde o contêiner vai rodar.',
          en: 'About 4,000 agents talk with customers through it, on a single rented server. A solutions architect must define where the container will run.',
          es: 'Unos 4.000 agentes hablan con clientes por él, en un solo servidor alquilado. Un arquitecto de soluciones debe definir dónde correrá el contenedor.',
        },
      },
      {
        id: 'auction',
        text: {
          pt: 'Um site de leilões vai executar na AWS os lances em tempo real, que estão em uma imagem de contêiner.',
          en: 'An auction site has its real-time bidding in a container image, which it plans to run on AWS.',
          es: 'Un sitio de subastas va a ejecutar en AWS la puja en tiempo real, que está en una imagen de contenedor.',
        },
        today: {
          pt: 'Todas as noites cerca de 9.000 pessoas dão lances, e o servidor do escritório já não dá conta.',
          en: 'Each evening some 9,000 people bid, and the server in the office no longer keeps up.',
          es: 'Cada noche unas 9.000 personas hacen ofertas, y el servidor de la oficina ya no da abasto.',
        },
      },
      {
        id: 'buses',
        text: {
          pt: 'Uma empresa de ônibus vai levar à AWS o serviço em contêiner que mostra a posição dos veículos.',
          en: 'A bus company has a containerized service that shows where its vehicles are, and is moving it to AWS.',
          es: 'Una empresa de autobuses va a llevar a AWS el servicio en contenedor que muestra la posición de los vehículos.',
        },
        today: {
          pt: 'O serviço recebe as posições de 1.800 ônibus e roda em um data center que vai fechar. Um arquiteto de soluções deve definir o novo ambiente.',
          en: 'The service receives the positions of 1,800 buses and runs in a data center that will close. A solutions architect must define its new environment.',
          es: 'El servicio recibe las posiciones de 1.800 autobuses y corre en un centro de datos que va a cerrar. Un arquitecto de soluciones debe definir el nuevo entorno.',
        },
      },
      {
        id: 'chess',
        text: {
          pt: 'Um clube de xadrez on-line vai executar na AWS as partidas ao vivo, que estão em uma imagem de contêiner.',
          en: 'An online chess club has its live games in a container image, which it plans to run on AWS.',
          es: 'Un club de ajedrez en línea va a ejecutar en AWS sus partidas en vivo, que están en una imagen de contenedor.',
        },
        today: {
          pt: 'Nos fins de semana 12.000 pessoas jogam ao mesmo tempo, e o provedor atual vai encerrar o serviço.',
          en: 'On weekends 12,000 people play at the same time, and the present provider is ending its service.',
          es: 'Los fines de semana juegan 12.000 personas a la vez, y el proveedor actual va a terminar el servicio.',
        },
      },
      {
        id: 'nurses',
        text: {
          pt: 'Uma central de enfermagem vai levar à AWS o serviço em contêiner com que acompanha pacientes em casa.',
          en: 'A nursing center monitors patients at home with a containerized service, which it is moving to AWS.',
          es: 'Una central de enfermería va a llevar a AWS el servicio en contenedor con que sigue a pacientes en su casa.',
        },
        today: {
          pt: 'Aparelhos em 2.500 casas falam com ele o dia todo, e o servidor do centro já parou duas vezes neste ano.',
          en: 'Devices in 2,500 homes report to it all day, and the server in the center has stopped twice this year.',
          es: 'Aparatos en 2.500 casas se comunican con él todo el día, y el servidor del centro ya se detuvo dos veces este año.',
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
          pt: 'Docker em uma instância do EC2',
          en: 'Docker on one EC2 instance',
          es: 'Docker en una instancia de EC2',
        },
        action: {
          pt: 'Instalar o Docker em uma instância do Amazon EC2 da VPC e iniciar nela o contêiner com um script.',
          en: 'Install Docker on an Amazon EC2 instance in the VPC and start the container on it with a script.',
          es: 'Instalar Docker en una instancia de Amazon EC2 de la VPC e iniciar en ella el contenedor con un script.',
        },
        why: {
          pt: 'O Docker em uma instância do EC2 executa qualquer imagem, com tudo o mais a cargo da equipe.',
          en: 'Docker on one EC2 instance runs any image, with all the rest left to the team.',
          es: 'Docker en una instancia de EC2 ejecuta cualquier imagen, con todo lo demás a cargo del equipo.',
        },
        likeness: {
          pt: 'o guichê único na sua própria sala, sem outro que o substitua quando fecha ou a fila cresce',
          en: 'the single counter in your own room, with no other when it closes or the line grows',
          es: 'la ventanilla única en tu propia sala, sin otra que la reemplace cuando cierra o crece la fila',
        },
        tell: {
          pt: 'Teste rápido de uma imagem: Docker em uma instância.',
          en: 'A quick test of an image: Docker on one instance.',
          es: 'Prueba rápida de una imagen: Docker en una instancia.',
        },
      },
      {
        id: 'lambda',
        neverRight: true,
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/images-create.html'),
        text: {
          pt: 'AWS Lambda, por invocações',
          en: 'AWS Lambda, by invocation',
          es: 'AWS Lambda, por invocaciones',
        },
        action: {
          pt: 'Implantar a imagem como uma função do AWS Lambda e invocá-la por um URL da função.',
          en: 'Deploy the image as an AWS Lambda function and invoke it through a function URL.',
          es: 'Implementar la imagen como una función de AWS Lambda e invocarla mediante una URL de función.',
        },
        why: {
          pt: 'O AWS Lambda executa a imagem a cada solicitação, por até quinze minutos, sem servidor algum a manter.',
          en: 'AWS Lambda runs the image on each request, for up to fifteen minutes, with no server to maintain.',
          es: 'AWS Lambda ejecuta la imagen en cada solicitud, por hasta quince minutos, sin servidor que mantener.',
        },
        likeness: {
          pt: 'o atendente que surge a cada pergunta, numa sala onde você não entra, e vai embora em quinze minutos',
          en: 'the clerk who appears for each question, in a room you may not enter, and leaves within fifteen minutes',
          es: 'el empleado que aparece ante cada pregunta, en una sala donde no entras, y se va en quince minutos',
        },
        tell: { pt: 'Solicitações curtas: Lambda.', en: 'Short requests: Lambda.', es: 'Solicitudes cortas: Lambda.' },
      },
      {
        id: 'fargate',
        uses: ['Fargate', 'ECS'],
        popularity: 5,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Amazon ECS com AWS Fargate',
          en: 'Amazon ECS with AWS Fargate',
          es: 'Amazon ECS con AWS Fargate',
        },
        action: {
          pt: 'Implantar a imagem como um serviço do Amazon ECS no AWS Fargate, com Service Auto Scaling, atrás de um Application Load Balancer.',
          en: 'Deploy the image as an Amazon ECS service on AWS Fargate, with Service Auto Scaling, behind an Application Load Balancer.',
          es: 'Implementar la imagen como un servicio de Amazon ECS en AWS Fargate, con Service Auto Scaling, detrás de un Application Load Balancer.',
        },
        why: {
          pt: 'O ECS com Fargate executa na VPC tarefas sem limite de tempo, ajusta o número delas à demanda e repõe as que falham, sem instâncias a manter e sem Kubernetes.',
          en: 'ECS with Fargate runs tasks in the VPC with no time limit, adjusts their number to demand and replaces those that fail, with no instances to maintain and no Kubernetes.',
          es: 'ECS con Fargate ejecuta en la VPC tareas sin límite de tiempo, ajusta su número a la demanda y repone las que fallan, sin instancias que mantener y sin Kubernetes.',
        },
        likeness: {
          pt: 'os guichês no seu pátio, que uma firma abre conforme a fila, em salas onde você não entra',
          en: 'the counters in your yard, opened by a firm as the line asks, in rooms you may not enter',
          es: 'las ventanillas en tu patio, que una empresa abre según la fila, en salas donde no entras',
        },
        tell: {
          pt: 'Usuário conectado por horas ao mesmo processo: ECS, cujas tarefas não têm limite de tempo. Número de contêineres que acompanha a demanda: um serviço do ECS com Auto Scaling. Contêineres sem instâncias e sem Kubernetes: ECS com Fargate. Contêineres em sub-redes privadas da VPC do banco de dados: Amazon ECS, e não Lightsail. Contêineres em outro servidor que devem continuar a atender se um falhar: um orquestrador, como o Amazon ECS.',
          en: 'A user connected for hours to the same process: ECS, whose tasks have no time limit. A number of containers that follows demand: an ECS service with Auto Scaling. Containers with no instances and no Kubernetes: ECS with Fargate. Containers in private subnets of the database’s VPC: Amazon ECS, not Lightsail. Containers on another server that must go on serving users if one fails: an orchestrator, such as Amazon ECS.',
          es: 'Usuario conectado durante horas al mismo proceso: ECS, cuyas tareas no tienen límite de tiempo. Número de contenedores que sigue la demanda: un servicio de ECS con Auto Scaling. Contenedores sin instancias y sin Kubernetes: ECS con Fargate. Contenedores en subredes privadas de la VPC de la base de datos: Amazon ECS, y no Lightsail. Contenedores en otro servidor que deben seguir atendiendo si falla uno: un orquestador, como Amazon ECS.',
        },
      },
      {
        id: 'ecs',
        uses: ['ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/launch-type-ec2.html'),
        text: {
          pt: 'Amazon ECS em EC2 autogerenciado',
          en: 'Amazon ECS on self-managed EC2',
          es: 'Amazon ECS en EC2 que administra el equipo',
        },
        action: {
          pt: 'Implantar a imagem como um serviço do Amazon ECS em EC2 autogerenciado, com Service Auto Scaling, atrás de um Application Load Balancer.',
          en: 'Deploy the image as an Amazon ECS service on self-managed EC2 instances, with Service Auto Scaling, behind an Application Load Balancer.',
          es: 'Implementar la imagen como un servicio de Amazon ECS en instancias EC2 autoadministradas, con Service Auto Scaling, detrás de un Application Load Balancer.',
        },
        why: {
          pt: 'O ECS em instâncias do EC2 dá à equipe o controle das máquinas em que os contêineres rodam.',
          en: 'ECS on EC2 instances gives the team control of the machines that the containers run on.',
          es: 'ECS en instancias de EC2 da al equipo el control de las máquinas en que corren los contenedores.',
        },
        likeness: {
          pt: 'os guichês no seu pátio, abertos conforme a fila, em salas suas, que você vistoria e limpa',
          en: 'the counters in your yard, opened as the line asks, in your own rooms, which you inspect and clean',
          es: 'las ventanillas en tu patio, abiertas según la fila, en salas tuyas, que inspeccionas y limpias',
        },
        tell: {
          pt: 'Um agente próprio no sistema operacional dos servidores: ECS em instâncias do EC2. Usuário conectado por horas ao mesmo processo: ECS, cujas tarefas não têm limite de tempo. Número de contêineres que acompanha a demanda: um serviço do ECS com Auto Scaling. Contêineres em sub-redes privadas da VPC do banco de dados: Amazon ECS, e não Lightsail. Contêineres em outro servidor que devem continuar a atender se um falhar: um orquestrador, como o Amazon ECS.',
          en: 'An agent on the operating system of the servers: ECS on EC2 instances. A user connected for hours to the same process: ECS, whose tasks have no time limit. A number of containers that follows demand: an ECS service with Auto Scaling. Containers in private subnets of the database’s VPC: Amazon ECS, not Lightsail. Containers on another server that must go on serving users if one fails: an orchestrator, such as Amazon ECS.',
          es: 'Un agente propio en el sistema operativo de los servidores: ECS en instancias de EC2. Usuario conectado durante horas al mismo proceso: ECS, cuyas tareas no tienen límite de tiempo. Número de contenedores que sigue la demanda: un servicio de ECS con Auto Scaling. Contenedores en subredes privadas de la VPC de la base de datos: Amazon ECS, y no Lightsail. Contenedores en otro servidor que deben seguir atendiendo si falla uno: un orquestador, como Amazon ECS.',
        },
      },
      {
        id: 'eks',
        uses: ['EKS', 'Fargate'],
        popularity: 4,
        source: docs('eks/latest/userguide/fargate.html'),
        text: {
          pt: 'Amazon EKS com AWS Fargate',
          en: 'Amazon EKS with AWS Fargate',
          es: 'Amazon EKS con AWS Fargate',
        },
        action: {
          pt: 'Implantar a imagem em um cluster do Amazon EKS, com um perfil do AWS Fargate, um Horizontal Pod Autoscaler e um Application Load Balancer.',
          en: 'Deploy the image to an Amazon EKS cluster with an AWS Fargate profile, a Horizontal Pod Autoscaler and an Application Load Balancer.',
          es: 'Implementar la imagen en un clúster de Amazon EKS, con un perfil de AWS Fargate, un Horizontal Pod Autoscaler y un Application Load Balancer.',
        },
        why: {
          pt: 'O EKS com Fargate executa contêineres descritos para o Kubernetes, sem nós a manter.',
          en: 'EKS with Fargate runs containers described for Kubernetes, with no nodes to maintain.',
          es: 'EKS con Fargate ejecuta contenedores descritos para Kubernetes, sin nodos que mantener.',
        },
        likeness: {
          pt: 'os guichês no seu pátio, em salas onde você não entra, que só obedecem numa língua que você desconhece',
          en: 'the counters in your yard, in rooms you may not enter, which obey only a language you do not speak',
          es: 'las ventanillas en tu patio, en salas donde no entras, que solo obedecen en un idioma que no hablas',
        },
        tell: {
          pt: 'Kubernetes sem nós: EKS com Fargate.',
          en: 'Kubernetes without nodes: EKS with Fargate.',
          es: 'Kubernetes sin nodos: EKS con Fargate.',
        },
      },
      {
        id: 'lightsail',
        uses: ['Lightsail'],
        popularity: 3,
        source: docs('lightsail/latest/userguide/amazon-lightsail-container-services.html'),
        text: {
          pt: 'Contêineres no Amazon Lightsail',
          en: 'Amazon Lightsail containers',
          es: 'Contenedores en Amazon Lightsail',
        },
        action: {
          pt: 'Implantar a imagem como um serviço de contêineres do Amazon Lightsail com três nós e um endpoint público.',
          en: 'Deploy the image as an Amazon Lightsail container service with three nodes and a public endpoint.',
          es: 'Implementar la imagen como un servicio de contenedores de Amazon Lightsail con tres nodos y un endpoint público.',
        },
        why: {
          pt: 'O Lightsail executa contêineres por um preço mensal fixo, com poucas escolhas, fora da VPC da empresa.',
          en: 'Lightsail runs containers at a fixed monthly price, with few choices, outside the VPC of the company.',
          es: 'Lightsail ejecuta contenedores por un precio mensual fijo, con pocas opciones, fuera de la VPC de la empresa.',
        },
        likeness: {
          pt: 'o quiosque pronto, de preço fixo por mês, sempre com os mesmos guichês, fora do seu pátio',
          en: 'the ready-made kiosk at a fixed monthly price, always with the same counters, outside your yard',
          es: 'el quiosco ya listo, de precio fijo al mes, siempre con las mismas ventanillas, fuera de tu patio',
        },
        tell: {
          pt: 'Preço fixo e simplicidade: Lightsail.',
          en: 'A fixed price and simplicity: Lightsail.',
          es: 'Precio fijo y simplicidad: Lightsail.',
        },
      },
    ],
    constraints: [
      {
        id: 'host-agent',
        notWith: ['no-machines'],
        text: {
          pt: 'A segurança exige um agente próprio no sistema operacional dos servidores.',
          en: 'Security requires its own agent on the operating system of the servers.',
          es: 'Seguridad exige un agente propio en el sistema operativo de los servidores.',
        },
        fits: ['ecs', 'docker'],
        rulesOut: {
          lambda: {
            pt: 'No AWS Lambda o sistema operacional é da AWS e não recebe agentes do cliente.',
            en: 'With AWS Lambda AWS runs the operating system, and customer agents cannot be installed.',
            es: 'En AWS Lambda el sistema operativo es de AWS y no admite agentes del cliente.',
          },
          fargate: {
            pt: 'No ECS com Fargate não há acesso ao servidor em que os contêineres rodam.',
            en: 'With ECS on Fargate there is no access to the server that runs the containers.',
            es: 'En ECS con Fargate no hay acceso al servidor que ejecuta los contenedores.',
          },
          eks: {
            pt: 'No EKS com Fargate não há acesso ao servidor em que os pods rodam.',
            en: 'With EKS on Fargate there is no access to the server that runs the pods.',
            es: 'En EKS con Fargate no hay acceso al servidor que ejecuta los pods.',
          },
          lightsail: {
            pt: 'No Lightsail os contêineres rodam em servidores da AWS, sem acesso ao sistema.',
            en: 'On Lightsail the containers run on servers of AWS, without access to the system.',
            es: 'En Lightsail los contenedores corren en servidores de AWS, sin acceso al sistema.',
          },
        },
      },
      {
        id: 'self-heal',
        text: {
          pt: 'Se um servidor falhar, contêineres em outro devem continuar a atender.',
          en: 'If a server fails, containers on another one must go on serving users.',
          es: 'Si falla un servidor, contenedores en otro deben seguir atendiendo.',
        },
        fits: ['lightsail', 'fargate', 'ecs', 'eks', 'lambda'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em uma só instância, os contêineres param com ela.',
            en: 'With Docker on a single instance, the containers stop with it.',
            es: 'Con Docker en una sola instancia, los contenedores se detienen con ella.',
          },
        },
      },
      {
        id: 'open-for-hours',
        text: {
          pt: 'Cada usuário fica conectado por horas, sempre ao mesmo processo.',
          en: 'Each user stays connected for hours, to the same process throughout.',
          es: 'Cada usuario permanece conectado durante horas, siempre al mismo proceso.',
        },
        fits: ['docker', 'fargate', 'ecs', 'eks', 'lightsail'],
        rulesOut: {
          lambda: {
            pt: 'No AWS Lambda uma invocação dura no máximo quinze minutos.',
            en: 'On AWS Lambda an invocation lasts fifteen minutes at most.',
            es: 'En AWS Lambda una invocación dura quince minutos como máximo.',
          },
        },
      },
      {
        id: 'follow-load',
        text: {
          pt: 'O número de contêineres em execução deve acompanhar a demanda automaticamente.',
          en: 'The number of running containers must follow demand automatically.',
          es: 'El número de contenedores en ejecución debe seguir la demanda automáticamente.',
        },
        fits: ['lambda', 'fargate', 'ecs', 'eks'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em uma instância, mais contêineres só surgem quando a equipe os inicia.',
            en: 'With Docker on an instance, more containers appear only when the team starts them.',
            es: 'Con Docker en una instancia, solo hay más contenedores cuando el equipo los inicia.',
          },
          lightsail: {
            pt: 'Em um serviço de contêineres do Lightsail, é a equipe que define o número de nós.',
            en: 'In a Lightsail container service, it is the team that sets the number of nodes.',
            es: 'En un servicio de contenedores de Lightsail, es el equipo el que define el número de nodos.',
          },
        },
      },
      {
        id: 'no-kubernetes',
        text: {
          pt: 'A equipe tem experiência com contêineres, nenhuma com Kubernetes, e não tem tempo de aprendê-lo.',
          en: 'The team has experience with containers but none with Kubernetes, and no time to learn it.',
          es: 'El equipo tiene experiencia con contenedores, ninguna con Kubernetes, y no tiene tiempo de aprenderlo.',
        },
        fits: ['docker', 'lambda', 'fargate', 'ecs', 'lightsail'],
        rulesOut: {
          eks: {
            pt: 'O EKS, com Fargate ou não, é operado pelas ferramentas e conceitos do Kubernetes.',
            en: 'EKS, with Fargate or not, is operated with the tools and concepts of Kubernetes.',
            es: 'EKS, con Fargate o no, se opera con las herramientas y conceptos de Kubernetes.',
          },
        },
      },
      {
        id: 'no-machines',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['lambda', 'fargate', 'lightsail'],
        rulesOut: {
          docker: {
            pt: 'Com Docker em uma instância do EC2 a equipe atualiza o sistema e cuida dos contêineres.',
            en: 'With Docker on an EC2 instance the team updates the system and manages the containers.',
            es: 'Con Docker en una instancia de EC2 el equipo actualiza el sistema y se ocupa de los contenedores.',
          },
          ecs: {
            pt: 'O ECS em EC2 roda em instâncias cujo sistema operacional a equipe atualiza.',
            en: 'ECS on EC2 runs on instances whose operating system the team updates.',
            es: 'ECS en EC2 corre en instancias cuyo sistema operativo actualiza el equipo.',
          },
        },
      },
      {
        id: 'same-vpc',
        text: {
          pt: 'Os contêineres devem alcançar o banco de dados por sub-redes privadas da mesma VPC.',
          en: 'The containers must reach the database from private subnets of its VPC.',
          es: 'Los contenedores deben llegar a la base de datos desde subredes privadas de su misma VPC.',
        },
        fits: ['docker', 'lambda', 'fargate', 'ecs', 'eks'],
        rulesOut: {
          lightsail: {
            pt: 'Os contêineres do Lightsail ficam fora da VPC da empresa.',
            en: 'Lightsail containers are outside the VPC of the company.',
            es: 'Los contenedores de Lightsail quedan fuera de la VPC de la empresa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a esses requisitos?',
      en: 'Which solution meets these requirements?',
      es: '¿Qué solución cumple estos requisitos?',
    },
  },
];
