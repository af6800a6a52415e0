import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const containerWeb: readonly Pattern[] = [
  {
    id: 'container-web',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'containers' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    situations: [
      {
        id: 'chat',
        text: {
          pt: 'Uma empresa de atendimento tem o seu chat em uma imagem de contêiner e vai executá-lo na AWS.',
          en: 'A customer service company has its chat in a container image and will run it on AWS.',
          es: 'Una empresa de atención al cliente tiene su chat en una imagen de contenedor y lo ejecutará en AWS.',
        },
      },
      {
        id: 'auction',
        text: {
          pt: 'Um site de leilões tem os lances em tempo real em uma imagem de contêiner.',
          en: 'An auction site has real-time bidding in a container image.',
          es: 'Un sitio de subastas tiene la puja en tiempo real en una imagen de contenedor.',
        },
      },
      {
        id: 'buses',
        text: {
          pt: 'Uma empresa de ônibus mostra a posição dos veículos com um serviço em contêiner.',
          en: 'A bus company shows where its vehicles are with a containerized service.',
          es: 'Una empresa de autobuses muestra la posición de los vehículos con un servicio en contenedor.',
        },
      },
      {
        id: 'chess',
        text: {
          pt: 'Um clube de xadrez on-line tem as partidas ao vivo em uma imagem de contêiner.',
          en: 'An online chess club has its live games in a container image.',
          es: 'Un club de ajedrez en línea tiene sus partidas en vivo en una imagen de contenedor.',
        },
      },
      {
        id: 'nurses',
        text: {
          pt: 'Uma central de enfermagem acompanha pacientes em casa com um serviço em contêiner.',
          en: 'A nursing center monitors patients at home with a containerized service.',
          es: 'Una central de enfermería acompaña a pacientes en su casa con un servicio en contenedor.',
        },
      },
    ],
    candidates: [
      {
        id: 'lambda',
        neverRight: true,
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/images-create.html'),
        text: {
          pt: 'No AWS Lambda, por invocações',
          en: 'On AWS Lambda, by invocation',
          es: 'En AWS Lambda, por invocaciones',
        },
        why: {
          pt: 'O AWS Lambda executa a imagem a cada solicitação, por até quinze minutos, sem servidor algum a manter.',
          en: 'AWS Lambda runs the image on each request, for up to fifteen minutes, with no server to maintain.',
          es: 'AWS Lambda ejecuta la imagen en cada solicitud, por hasta quince minutos, sin servidor que mantener.',
        },
        tell: { pt: 'Solicitações curtas: Lambda.', en: 'Short requests: Lambda.', es: 'Solicitudes cortas: Lambda.' },
      },
      {
        id: 'fargate',
        uses: ['Fargate', 'ECS'],
        popularity: 5,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'No Amazon ECS, com o AWS Fargate',
          en: 'On Amazon ECS, with AWS Fargate',
          es: 'En Amazon ECS, con AWS Fargate',
        },
        why: {
          pt: 'O ECS com Fargate mantém contêineres no ar na VPC, sem instâncias a manter e sem Kubernetes.',
          en: 'ECS with Fargate keeps containers up in the VPC, with no instances to maintain and no Kubernetes.',
          es: 'ECS con Fargate mantiene contenedores en línea en la VPC, sin instancias que mantener y sin Kubernetes.',
        },
        tell: {
          pt: 'Contêineres sem instâncias e sem Kubernetes: ECS com Fargate.',
          en: 'Containers with no instances and no Kubernetes: ECS with Fargate.',
          es: 'Contenedores sin instancias y sin Kubernetes: ECS con Fargate.',
        },
      },
      {
        id: 'ecs',
        uses: ['ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/launch-type-ec2.html'),
        text: {
          pt: 'No Amazon ECS, em instâncias do EC2',
          en: 'On Amazon ECS, on EC2 instances',
          es: 'En Amazon ECS, en instancias de EC2',
        },
        why: {
          pt: 'O ECS em instâncias do EC2 dá à equipe o controle das máquinas em que os contêineres rodam.',
          en: 'ECS on EC2 instances gives the team control of the machines that the containers run on.',
          es: 'ECS en instancias de EC2 da al equipo el control de las máquinas en que corren los contenedores.',
        },
        tell: {
          pt: 'Controle das máquinas: ECS em EC2.',
          en: 'Control of the machines: ECS on EC2.',
          es: 'Control de las máquinas: ECS en EC2.',
        },
      },
      {
        id: 'eks',
        uses: ['EKS', 'Fargate'],
        popularity: 4,
        source: docs('eks/latest/userguide/fargate.html'),
        text: {
          pt: 'No Amazon EKS, com o AWS Fargate',
          en: 'On Amazon EKS, with AWS Fargate',
          es: 'En Amazon EKS, con AWS Fargate',
        },
        why: {
          pt: 'O EKS com Fargate executa contêineres descritos para o Kubernetes, sem nós a manter.',
          en: 'EKS with Fargate runs containers described for Kubernetes, with no nodes to maintain.',
          es: 'EKS con Fargate ejecuta contenedores descritos para Kubernetes, sin nodos que mantener.',
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
          pt: 'No Amazon Lightsail, por preço fixo',
          en: 'On Amazon Lightsail, at a fixed price',
          es: 'En Amazon Lightsail, a precio fijo',
        },
        why: {
          pt: 'O Lightsail executa contêineres por um preço mensal fixo, com poucas escolhas, fora da VPC da empresa.',
          en: 'Lightsail runs containers at a fixed monthly price, with few choices, outside the VPC of the company.',
          es: 'Lightsail ejecuta contenedores por un precio mensual fijo, con pocas opciones, fuera de la VPC de la empresa.',
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
        id: 'open-for-hours',
        text: {
          pt: 'Cada conexão fica aberta por horas no mesmo processo.',
          en: 'Each connection stays open for hours in the same process.',
          es: 'Cada conexión queda abierta por horas en el mismo proceso.',
        },
        fits: ['fargate', 'ecs', 'eks', 'lightsail'],
        rulesOut: {
          lambda: {
            pt: 'No AWS Lambda uma invocação dura no máximo quinze minutos.',
            en: 'On AWS Lambda an invocation lasts fifteen minutes at most.',
            es: 'En AWS Lambda una invocación dura quince minutos como máximo.',
          },
        },
      },
      {
        id: 'no-kubernetes',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes nem terá tempo de aprender.',
          en: 'Nobody on the team knows Kubernetes or has time to learn it.',
          es: 'Nadie en el equipo conoce Kubernetes ni tendrá tiempo de aprenderlo.',
        },
        fits: ['lambda', 'fargate', 'ecs', 'lightsail'],
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
        text: {
          pt: 'A equipe não quer atualizar o sistema operacional de nenhuma máquina.',
          en: 'The team does not want to patch the operating system of any machine.',
          es: 'El equipo no quiere actualizar el sistema operativo de ninguna máquina.',
        },
        fits: ['lambda', 'fargate', 'eks', 'lightsail'],
        rulesOut: {
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
          pt: 'O aplicativo deve ficar em sub-redes privadas da VPC do banco de dados.',
          en: 'The application must be in private subnets of the database’s VPC.',
          es: 'La aplicación debe estar en subredes privadas de la VPC de la base de datos.',
        },
        fits: ['lambda', 'fargate', 'ecs', 'eks'],
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
      pt: 'Onde o aplicativo deve ser executado?',
      en: 'Where should the application run?',
      es: '¿Dónde debe ejecutarse la aplicación?',
    },
  },
];
