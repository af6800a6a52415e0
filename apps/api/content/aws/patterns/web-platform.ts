import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const webPlatform: readonly Pattern[] = [
  {
    id: 'web-platform',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense na aplicação como uma receita, no servidor como a cozinha, no sistema operacional como o fogão e nos dados como a despensa.',
      en: 'Think of the application as a recipe, of the server as a kitchen, its operating system as a stove, the database as a pantry.',
      es: 'Piensa en la aplicación como una receta, el servidor como la cocina, su sistema operativo como el horno y los datos como la despensa.',
    },
    situations: [
      {
        id: 'tourism',
        text: {
          pt: 'Uma agência de ecoturismo vai levar o site de reservas, uma aplicação web em Python, para a AWS.',
          en: 'An ecotourism agency is moving its booking site, a web application in Python, to AWS.',
          es: 'Una agencia de ecoturismo va a llevar su sitio de reservas, una aplicación web en Python, a AWS.',
        },
        today: {
          pt: 'Ele roda em um servidor de um provedor de hospedagem, com 4.000 visitas por dia. A agência precisa escolher onde ele vai rodar.',
          en: 'It runs on one server at a hosting provider, with 4,000 visits a day. The agency must choose where it will run.',
          es: 'Funciona en un servidor de un proveedor de alojamiento, con 4.000 visitas por día. La agencia debe elegir dónde funcionará.',
        },
      },
      {
        id: 'recipes',
        text: {
          pt: 'Uma revista de culinária vai levar o portal de receitas, uma aplicação web em PHP, para a AWS.',
          en: 'A cooking magazine is moving its recipe portal, a web application in PHP, to AWS.',
          es: 'Una revista de cocina va a llevar su portal de recetas, una aplicación web en PHP, a AWS.',
        },
        today: {
          pt: 'Duas pessoas cuidam dele em uma sala de servidores que vai fechar, e o banco de dados já passou ao Amazon RDS.',
          en: 'Two people look after it in a server room that is being closed, and its database has moved to Amazon RDS already.',
          es: 'Dos personas lo cuidan en una sala de servidores que se va a cerrar, y su base de datos ya pasó a Amazon RDS.',
        },
      },
      {
        id: 'condominium',
        text: {
          pt: 'Uma administradora de imóveis vai levar para a AWS um portal de moradores, desenvolvido internamente em Java.',
          en: 'A property manager is moving its residents’ portal, made in house in Java, to AWS.',
          es: 'Una administradora de inmuebles va a llevar a AWS un portal de residentes, hecho por ella en Java.',
        },
        today: {
          pt: 'Cerca de 9.000 moradores o usam para reservar salões e ler avisos, em uma máquina virtual de cinco anos.',
          en: 'About 9,000 residents use it to book rooms and read notices, on a virtual machine that is five years old.',
          es: 'Unos 9.000 residentes lo usan para reservar salones y leer avisos, en una máquina virtual de cinco años.',
        },
      },
      {
        id: 'wine',
        text: {
          pt: 'Um clube de vinhos vai levar o site de assinaturas, feito em PHP, do escritório para a AWS.',
          en: 'A wine club is moving its subscription site, written in PHP, from the office to AWS.',
          es: 'Un club de vinos va a llevar su sitio de suscripciones, hecho en PHP, de la oficina a AWS.',
        },
        today: {
          pt: 'Uma única máquina embaixo de uma mesa atende 2.500 assinantes, e em maio uma queda de energia os deixou dois dias sem acesso.',
          en: 'A single machine under a desk serves 2,500 subscribers, and a power cut in May kept them out for two days.',
          es: 'Una sola máquina bajo un escritorio atiende a 2.500 suscriptores, y en mayo un corte de luz los dejó dos días sin acceso.',
        },
      },
      {
        id: 'tutoring',
        text: {
          pt: 'Uma empresa de aulas vai hospedar na AWS a aplicação web em Node.js em que alunos marcam horários.',
          en: 'Students of a tutoring company book lessons in a Node.js web application, which it is moving to AWS.',
          es: 'Una academia de clases particulares va a alojar en AWS la aplicación web en Node.js en la que los alumnos reservan horarios.',
        },
        today: {
          pt: 'Hoje as aulas são marcadas por telefone, e o programa acaba de passar nos testes no notebook do autor. Falta definir a hospedagem.',
          en: 'Lessons are booked by phone today, and the program has just passed its tests on the laptop of its author. Its hosting must be defined.',
          es: 'Hoy las clases se reservan por teléfono, y el programa acaba de superar las pruebas en el portátil de su autor. Falta definir el alojamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'group',
        uses: ['EC2', 'Auto Scaling'],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Um grupo de Auto Scaling do EC2',
          en: 'An EC2 Auto Scaling group',
          es: 'Un grupo de Auto Scaling de EC2',
        },
        action: {
          pt: 'Iniciar instâncias do Amazon EC2 em um grupo de Auto Scaling atrás de um Application Load Balancer e instalar nelas o programa.',
          en: 'Launch Amazon EC2 instances in an Auto Scaling group behind an Application Load Balancer and deploy the program on them.',
          es: 'Lanzar instancias de Amazon EC2 en un grupo de Auto Scaling detrás de un Application Load Balancer e instalar en ellas el programa.',
        },
        why: {
          pt: 'Um grupo de Auto Scaling do EC2 executa qualquer software como está, sem imagens de contêiner, no sistema operacional e na VPC que a equipe escolhe, e acompanha a demanda; balanceador e grupo são dela.',
          en: 'An EC2 Auto Scaling group runs any software as it is, without images of containers, on the operating system and in the VPC that the team chooses, and follows demand; balancer and group are set up by the team.',
          es: 'Un grupo de Auto Scaling de EC2 ejecuta cualquier software tal como está, sin imágenes de contenedor, en el sistema operativo y la VPC que el equipo elige, y sigue la demanda; balanceador y grupo los monta el equipo.',
        },
        likeness: {
          pt: 'uma cozinha alugada que aceita qualquer fogão e ganha bancadas nos feriados, mas que o inquilino monta toda',
          en: 'a rented kitchen that takes any stove and gains counters on holidays, but which the tenant must fit out',
          es: 'una cocina alquilada que acepta cualquier horno y gana mesas en días festivos, pero que el inquilino monta entera',
        },
        tell: {
          pt: 'Um agente próprio no sistema operacional dos servidores: EC2 ou Elastic Beanstalk, cujas instâncias ficam abertas à equipe. Sistema operacional FreeBSD que a equipe administra: EC2. Um processo no ar o tempo todo: servidores ou contêineres, e não funções. Programa nas sub-redes privadas da VPC em que está o banco de dados: EC2, Elastic Beanstalk ou Fargate, e não Lightsail. Capacidade que deve acompanhar automaticamente o acesso das férias: Auto Scaling, no EC2 ou no Elastic Beanstalk. Equipe que nunca criou imagens de contêiner: EC2 ou Elastic Beanstalk, e não Fargate. Processo sempre em execução, que não será reescrito: servidores ou contêineres, e não funções.',
          en: 'The agent of the security team on the operating system of the servers: EC2 or Elastic Beanstalk, whose instances are open to the team. The FreeBSD operating system, which the team administers: EC2. A process that runs all the time: servers or containers, not functions. A program in the private subnets of the VPC that has the database: EC2, Elastic Beanstalk or Fargate, rather than Lightsail. Capacity that must follow the traffic of the holidays automatically: Auto Scaling, on EC2 or in Elastic Beanstalk. A team that has never built container images: EC2 or Elastic Beanstalk, rather than Fargate. A process that runs all the time and will not be rewritten: servers or containers, not functions.',
          es: 'Un agente propio en el sistema operativo de los servidores: EC2 o Elastic Beanstalk, cuyas instancias quedan abiertas al equipo. Sistema operativo FreeBSD que administra el equipo: EC2. Un proceso en línea todo el tiempo: servidores o contenedores, no funciones. Programa en las subredes privadas de la VPC donde está la base de datos: EC2, Elastic Beanstalk o Fargate, y no Lightsail. Capacidad que debe seguir automáticamente el tráfico de las vacaciones: Auto Scaling, en EC2 o en Elastic Beanstalk. Equipo que nunca creó imágenes de contenedor: EC2 o Elastic Beanstalk, y no Fargate. Proceso siempre en ejecución, que no se reescribirá: servidores o contenedores, y no funciones.',
        },
      },
      {
        id: 'beanstalk',
        uses: ['Elastic Beanstalk'],
        popularity: 4,
        source: docs('elasticbeanstalk/latest/dg/Welcome.html'),
        text: {
          pt: 'Um ambiente do AWS Elastic Beanstalk',
          en: 'An AWS Elastic Beanstalk environment',
          es: 'Un entorno de AWS Elastic Beanstalk',
        },
        action: {
          pt: 'Instalar o programa em um ambiente do AWS Elastic Beanstalk do tipo com balanceamento, na plataforma da sua linguagem.',
          en: 'Install the program in an AWS Elastic Beanstalk environment of the load-balanced type, on the platform of its language.',
          es: 'Instalar el programa en un entorno de AWS Elastic Beanstalk del tipo con balanceo, en la plataforma de su lenguaje.',
        },
        why: {
          pt: 'O Elastic Beanstalk recebe o código, como está e sem imagens, em uma linguagem que conhece e monta balanceador, escala e instâncias do EC2 que o executam o tempo todo, na VPC da empresa e abertas à equipe.',
          en: 'Elastic Beanstalk takes code, as it is and without images, in a language it knows and sets up balancer, scaling and EC2 instances that run it all the time, in the company’s VPC and open to the team.',
          es: 'Elastic Beanstalk recibe el código, tal como está y sin imágenes, en un lenguaje que conoce y monta balanceador, escalado e instancias EC2 que lo ejecutan todo el tiempo, en la VPC de la empresa y abiertas al equipo.',
        },
        likeness: {
          pt: 'uma cozinha que o locador monta e amplia ao receber a receita, com fogões só de tipos que ele conhece',
          en: 'a kitchen that the landlord fits out and enlarges on receiving the recipe, with only stoves he knows',
          es: 'una cocina que el arrendador equipa y amplía al recibir la receta, solo con hornos que él conoce',
        },
        tell: {
          pt: 'Um agente próprio no sistema operacional dos servidores: EC2 ou Elastic Beanstalk, cujas instâncias ficam abertas à equipe. Publicar código sem configurar balanceadores nem regras de escala: Elastic Beanstalk, que os configura. Programa nas sub-redes privadas da VPC em que está o banco de dados: EC2, Elastic Beanstalk ou Fargate, e não Lightsail. Capacidade que deve acompanhar automaticamente o acesso das férias: Auto Scaling, no EC2 ou no Elastic Beanstalk. Equipe que nunca criou imagens de contêiner: EC2 ou Elastic Beanstalk, e não Fargate. Programa sempre em execução, que não será reescrito: servidores ou contêineres, e não funções.',
          en: 'The agent of the security team on the operating system of the servers: EC2 or Elastic Beanstalk, whose instances are open to the team. Code deployed without setting up balancers or scaling rules: Elastic Beanstalk, which sets them up. A program in the private subnets of the VPC that has the database: EC2, Elastic Beanstalk or Fargate, rather than Lightsail. Capacity that must follow the traffic of the holidays automatically: Auto Scaling, on EC2 or in Elastic Beanstalk. A team that has never built container images: EC2 or Elastic Beanstalk, rather than Fargate. A program that runs all the time and will not be rewritten: servers or containers, not functions.',
          es: 'Un agente propio en el sistema operativo de los servidores: EC2 o Elastic Beanstalk, cuyas instancias quedan abiertas al equipo. Publicar código sin configurar balanceadores ni reglas de escalado: Elastic Beanstalk, que los configura. Programa en las subredes privadas de la VPC donde está la base de datos: EC2, Elastic Beanstalk o Fargate, y no Lightsail. Capacidad que debe seguir automáticamente el tráfico de las vacaciones: Auto Scaling, en EC2 o en Elastic Beanstalk. Equipo que nunca creó imágenes de contenedor: EC2 o Elastic Beanstalk, y no Fargate. Programa siempre en ejecución, que no se reescribirá: servidores o contenedores, y no funciones.',
        },
      },
      {
        id: 'lightsail',
        uses: ['Lightsail'],
        popularity: 4,
        source: docs('lightsail/latest/userguide/what-is-amazon-lightsail.html'),
        text: {
          pt: 'Uma instância do Amazon Lightsail',
          en: 'An Amazon Lightsail instance',
          es: 'Una instancia de Amazon Lightsail',
        },
        action: {
          pt: 'Criar uma instância do Amazon Lightsail com um plano mensal de 8 GB de memória e instalar nela o programa.',
          en: 'Create an Amazon Lightsail instance with a monthly plan of 8 GB of memory and install the program on it.',
          es: 'Crear una instancia de Amazon Lightsail con un plan mensual de 8 GB de memoria e instalar en ella el programa.',
        },
        why: {
          pt: 'O Lightsail é um servidor virtual simples, com preço mensal fixo e Linux, Windows ou FreeBSD, pronto para o que a equipe instalar, sem balanceador nem escala.',
          en: 'Lightsail is a simple virtual server at a fixed monthly price, with Linux, Windows or FreeBSD, ready to receive whatever the team installs, with no balancer or scaling.',
          es: 'Lightsail es un servidor virtual simple, con precio mensual fijo y Linux, Windows o FreeBSD, listo para lo que el equipo instale, sin balanceador ni escalado.',
        },
        likeness: {
          pt: 'um quiosque no calçadão, longe da despensa, onde cabe qualquer fogão, mas que não cresce no feriado',
          en: 'a kiosk out on the promenade, away from the pantry, which takes any stove but does not grow on holidays',
          es: 'un quiosco en el paseo, lejos de la despensa, donde cabe cualquier horno, pero que no crece en días festivos',
        },
        tell: {
          pt: 'Programa sempre em execução, que não será reescrito: servidores ou contêineres, e não funções. Sistema operacional FreeBSD, que a equipe administra: EC2 ou Lightsail. Publicar código sem configurar balanceadores nem regras de escala: Lightsail ou Elastic Beanstalk.',
          en: 'A program that runs all the time and will not be rewritten: servers or containers, not functions. The FreeBSD operating system, which the team administers: EC2 or Lightsail. Code deployed without setting up balancers or scaling rules: Lightsail or Elastic Beanstalk.',
          es: 'Programa siempre en ejecución, que no se reescribirá: servidores o contenedores, y no funciones. Sistema operativo FreeBSD, que administra el equipo: EC2 o Lightsail. Publicar código sin configurar balanceadores ni reglas de escalado: Lightsail o Elastic Beanstalk.',
        },
      },
      {
        id: 'fargate',
        uses: ['Fargate', 'ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Contêineres no AWS Fargate',
          en: 'Containers on AWS Fargate',
          es: 'Contenedores en AWS Fargate',
        },
        action: {
          pt: 'Empacotar o programa em uma imagem de contêiner e executá-la como serviço do Amazon ECS no AWS Fargate, com auto scaling.',
          en: 'Package the program as a container image and run it as an Amazon ECS service on AWS Fargate with auto scaling.',
          es: 'Empaquetar el programa en una imagen de contenedor y ejecutarla como servicio de Amazon ECS en AWS Fargate, con auto scaling.',
        },
        why: {
          pt: 'O Fargate mantém no ar qualquer imagem de contêiner, sem instâncias a configurar.',
          en: 'Fargate keeps any container image up, with no instances to configure.',
          es: 'Fargate mantiene en línea cualquier imagen de contenedor, sin instancias que configurar.',
        },
        likeness: {
          pt: 'o salão que só serve comida já embalada em marmitas pela equipe, sem deixar ninguém tocar no fogão',
          en: 'the hall that serves only food packed in lunch boxes by the team, with nobody allowed to touch its stove',
          es: 'el salón que solo sirve comida ya empacada por el equipo, sin dejar que nadie toque el horno',
        },
        tell: {
          pt: 'Contêineres sem servidores a montar: Fargate.',
          en: 'Containers with no servers to set up: Fargate.',
          es: 'Contenedores sin servidores que montar: Fargate.',
        },
      },
      {
        id: 'lambda',
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/welcome.html'),
        text: {
          pt: 'Funções do AWS Lambda',
          en: 'AWS Lambda functions',
          es: 'Funciones de AWS Lambda',
        },
        action: {
          pt: 'Dividir o programa em funções do AWS Lambda, no runtime da sua linguagem, atrás do Amazon API Gateway.',
          en: 'Divide the program into AWS Lambda functions, on the runtime of its language, behind Amazon API Gateway.',
          es: 'Dividir el programa en funciones de AWS Lambda, en el runtime de su lenguaje, tras Amazon API Gateway.',
        },
        why: {
          pt: 'O AWS Lambda executa funções escritas para ele, escala sozinho e não tem servidores a montar.',
          en: 'AWS Lambda runs functions written for it, scales automatically and has no servers to set up.',
          es: 'AWS Lambda ejecuta funciones escritas para él, escala solo y no tiene servidores que montar.',
        },
        likeness: {
          pt: 'um cozinheiro chamado a cada pedido, com fogão dele, que só faz pratos curtos escritos para ele',
          en: 'a cook called in for each order, with a stove of his own, who makes only short dishes written for him',
          es: 'un cocinero llamado para cada pedido, con horno propio, que solo hace platos cortos escritos para él',
        },
        tell: {
          pt: 'Código novo, em funções: Lambda.',
          en: 'New code, in functions: Lambda.',
          es: 'Código nuevo, en funciones: Lambda.',
        },
      },
    ],
    constraints: [
      {
        id: 'same-vpc',
        notWith: ['follows-demand'],
        text: {
          pt: 'O programa deve ficar nas sub-redes privadas da VPC em que já está o banco de dados.',
          en: 'The program must be in the private subnets of the VPC that already has the database.',
          es: 'El programa debe estar en las subredes privadas de la VPC donde ya está la base de datos.',
        },
        fits: ['group', 'beanstalk', 'fargate', 'lambda'],
        rulesOut: {
          lightsail: {
            pt: 'Uma instância do Lightsail fica fora da VPC da empresa.',
            en: 'A Lightsail instance is outside the VPC of the company.',
            es: 'Una instancia de Lightsail está fuera de la VPC de la empresa.',
          },
        },
      },
      {
        id: 'os-agent',
        text: {
          pt: 'A segurança exige um agente próprio no sistema operacional dos servidores.',
          en: 'The security team requires its agent on the operating system of the servers.',
          es: 'El equipo de seguridad exige un agente propio en el sistema operativo de los servidores.',
        },
        fits: ['group', 'beanstalk', 'lightsail'],
        rulesOut: {
          fargate: {
            pt: 'No Fargate não há acesso ao sistema operacional em que os contêineres rodam.',
            en: 'With Fargate there is no access to the operating system that the containers run on.',
            es: 'En Fargate no hay acceso al sistema operativo en el que corren los contenedores.',
          },
          lambda: {
            pt: 'No AWS Lambda o sistema operacional é da AWS e não recebe agentes do cliente.',
            en: 'With AWS Lambda AWS runs the operating system, and customer agents cannot be installed.',
            es: 'En AWS Lambda el sistema operativo es de AWS y no admite agentes del cliente.',
          },
        },
      },
      {
        id: 'follows-demand',
        text: {
          pt: 'Nas férias o acesso se multiplica, e a capacidade deve acompanhá-lo automaticamente.',
          en: 'Traffic multiplies in the holidays, and capacity must follow automatically.',
          es: 'En vacaciones el tráfico se multiplica, y la capacidad debe seguirlo automáticamente.',
        },
        fits: ['group', 'beanstalk', 'fargate', 'lambda'],
        rulesOut: {
          lightsail: {
            pt: 'Uma instância do Lightsail não ganha outras sozinha quando o tráfego cresce.',
            en: 'A Lightsail instance gets no others automatically when traffic grows.',
            es: 'Una instancia de Lightsail no suma otras por sí misma cuando crece el tráfico.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe nunca criou imagens de contêiner e não quer começar por esta aplicação.',
          en: 'The team has never built container images and does not want to begin with this application.',
          es: 'El equipo nunca creó imágenes de contenedor y no quiere empezar con esta aplicación.',
        },
        fits: ['group', 'beanstalk', 'lightsail', 'lambda'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate só executa imagens de contêiner, que alguém teria de criar.',
            en: 'Fargate runs only container images, which someone would have to build.',
            es: 'Fargate solo ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
        },
      },
      {
        id: 'same-code',
        text: {
          pt: 'O programa é um processo sempre em execução e não será reescrito.',
          en: 'The program is a process that runs all the time, and it will not be rewritten.',
          es: 'El programa es un proceso siempre en ejecución y no se reescribirá.',
        },
        fits: ['group', 'beanstalk', 'lightsail', 'fargate'],
        rulesOut: {
          lambda: {
            pt: 'No AWS Lambda o programa teria de ser refeito em funções, sem um processo que fique no ar.',
            en: 'On AWS Lambda the program would have to be remade as functions, without a process that keeps running.',
            es: 'En AWS Lambda el programa tendría que rehacerse en funciones, sin un proceso que quede en línea.',
          },
        },
      },
      {
        id: 'no-assembly',
        text: {
          pt: 'A equipe quer publicar código sem configurar balanceadores nem regras de escala.',
          en: 'The team wants to deploy code without setting up balancers or scaling rules.',
          es: 'El equipo quiere publicar código sin configurar balanceadores ni reglas de escalado.',
        },
        fits: ['beanstalk', 'lightsail', 'lambda'],
        rulesOut: {
          group: {
            pt: 'Com um grupo de Auto Scaling do EC2, a equipe configura o balanceador e as regras de escala.',
            en: 'With an EC2 Auto Scaling group, the team sets up the balancer and the scaling rules.',
            es: 'Con un grupo de Auto Scaling de EC2, el equipo configura el balanceador y las reglas de escalado.',
          },
        },
      },
      {
        id: 'own-system',
        text: {
          pt: 'O programa só roda no sistema operacional FreeBSD, que a equipe administra.',
          en: 'The program runs only on the FreeBSD operating system, which the team administers.',
          es: 'El programa solo corre en el sistema operativo FreeBSD, que administra el equipo.',
        },
        fits: ['group', 'lightsail'],
        rulesOut: {
          beanstalk: {
            pt: 'As plataformas do Elastic Beanstalk rodam em Amazon Linux ou Windows Server, e não em FreeBSD.',
            en: 'The platforms of Elastic Beanstalk run on Amazon Linux or Windows Server, not on FreeBSD.',
            es: 'Las plataformas de Elastic Beanstalk corren en Amazon Linux o Windows Server, no en FreeBSD.',
          },
          fargate: {
            pt: 'O Fargate executa contêineres Linux ou Windows, em um sistema operacional que a AWS administra.',
            en: 'Fargate runs Linux or Windows containers, on an operating system that AWS administers.',
            es: 'Fargate ejecuta contenedores Linux o Windows, en un sistema operativo que administra AWS.',
          },
          lambda: {
            pt: 'No AWS Lambda as funções rodam em Linux, em um sistema operacional que a AWS administra.',
            en: 'With AWS Lambda, functions run on Linux, on an operating system that AWS administers.',
            es: 'En AWS Lambda las funciones corren en Linux, en un sistema operativo que administra AWS.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve hospedar o site?',
      en: 'What should host the site?',
      es: '¿Qué debe alojar el sitio?',
    },
  },
];
