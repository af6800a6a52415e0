import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const webPlatform: readonly Pattern[] = [
  {
    id: 'web-platform',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    situations: [
      {
        id: 'tourism',
        text: {
          pt: 'Uma agência de ecoturismo vai levar para a AWS o seu site de passeios, um programa que responde a HTTP e hoje roda em um computador do escritório.',
          en: 'An ecotourism agency is taking its tour booking site to AWS, a program that answers HTTP and today runs on an office computer.',
          es: 'Una agencia de ecoturismo va a llevar a AWS su sitio de paseos, un programa que responde a HTTP y hoy corre en una computadora de la oficina.',
        },
      },
      {
        id: 'recipes',
        text: {
          pt: 'Uma revista de culinária contratou um programador para levar o seu portal de receitas, um programa web antigo, para a AWS.',
          en: 'A cooking magazine has hired a programr to take its recipe portal, an old web program, to AWS.',
          es: 'Una revista de cocina contrató a un programador para llevar su portal de recetas, un programa web antiguo, a AWS.',
        },
      },
      {
        id: 'condominium',
        text: {
          pt: 'Uma administradora de imóveis tem um portal para moradores, feito por ela mesma, e o provedor que o hospeda vai fechar; irá para a AWS.',
          en: 'A property manager has a portal for residents, made in house, and the provider that hosts it is closing; it goes to AWS.',
          es: 'Una administradora de inmuebles tiene un portal para residentes, hecho por ella, y el proveedor que lo aloja va a cerrar; irá a AWS.',
        },
      },
      {
        id: 'wine',
        text: {
          pt: 'Um clube de vinhos tem um site de assinaturas, feito há anos por um sócio, que vai sair do servidor do escritório para a AWS.',
          en: 'A wine club has a subscription site, made years ago by a partner, which is leaving the office server for AWS.',
          es: 'Un club de vinos tiene un sitio de suscripciones, hecho hace años por un socio, que va a salir del servidor de la oficina hacia AWS.',
        },
      },
      {
        id: 'tutoring',
        text: {
          pt: 'Uma empresa de aulas particulares vai pôr na AWS o programa web com que alunos marcam horários.',
          en: 'A tutoring company is going to put on AWS the web program with which students book lessons.',
          es: 'Una empresa de clases particulares va a poner en AWS el programa web con el que los alumnos reservan horarios.',
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
          pt: 'No EC2, em um grupo de Auto Scaling',
          en: 'On EC2, in an Auto Scaling group',
          es: 'En EC2, en un grupo de Auto Scaling',
        },
        why: {
          pt: 'Um grupo de Auto Scaling do EC2 executa qualquer software e acompanha a demanda; rede, balanceador e grupo são montados pela equipe.',
          en: 'An EC2 Auto Scaling group runs any software and follows demand; network, balancer and group are set up by the team.',
          es: 'Un grupo de Auto Scaling de EC2 ejecuta cualquier software y sigue la demanda; red, balanceador y grupo los monta el equipo.',
        },
        tell: {
          pt: 'Qualquer software, com controle total: EC2.',
          en: 'Any software, with full control: EC2.',
          es: 'Cualquier software, con control total: EC2.',
        },
      },
      {
        id: 'beanstalk',
        uses: ['Elastic Beanstalk'],
        popularity: 4,
        source: docs('elasticbeanstalk/latest/dg/Welcome.html'),
        text: { pt: 'No AWS Elastic Beanstalk', en: 'On AWS Elastic Beanstalk', es: 'En AWS Elastic Beanstalk' },
        why: {
          pt: 'O Elastic Beanstalk recebe o código em uma linguagem que conhece e monta servidores, balanceador e escala.',
          en: 'Elastic Beanstalk takes code in a language it knows and sets up servers, balancer and scaling.',
          es: 'Elastic Beanstalk recibe el código en un lenguaje que conoce y monta servidores, balanceador y escalado.',
        },
        tell: {
          pt: 'Entregar código web e ter o resto montado: Elastic Beanstalk.',
          en: 'Handing over web code and having the rest set up: Elastic Beanstalk.',
          es: 'Entregar código web y tener el resto montado: Elastic Beanstalk.',
        },
      },
      {
        id: 'lightsail',
        uses: ['Lightsail'],
        popularity: 4,
        source: docs('lightsail/latest/userguide/what-is-amazon-lightsail.html'),
        text: {
          pt: 'Em uma instância do Lightsail',
          en: 'On a Lightsail instance',
          es: 'En una instancia de Lightsail',
        },
        why: {
          pt: 'O Lightsail é um servidor virtual simples, com preço mensal fixo, em que se instala o que se quiser.',
          en: 'Lightsail is a simple virtual server at a fixed monthly price, on which anything can be installed.',
          es: 'Lightsail es un servidor virtual simple, con precio mensual fijo, en el que se instala lo que se quiera.',
        },
        tell: {
          pt: 'Um servidor simples com preço fixo: Lightsail.',
          en: 'A simple server at a fixed price: Lightsail.',
          es: 'Un servidor simple con precio fijo: Lightsail.',
        },
      },
      {
        id: 'fargate',
        uses: ['Fargate', 'ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Em contêineres no AWS Fargate',
          en: 'In containers on AWS Fargate',
          es: 'En contenedores en AWS Fargate',
        },
        why: {
          pt: 'O Fargate mantém no ar qualquer imagem de contêiner, sem instâncias a configurar.',
          en: 'Fargate keeps any container image up, with no instances to configure.',
          es: 'Fargate mantiene en línea cualquier imagen de contenedor, sin instancias que configurar.',
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
        text: { pt: 'Em funções do AWS Lambda', en: 'In AWS Lambda functions', es: 'En funciones de AWS Lambda' },
        why: {
          pt: 'O AWS Lambda executa funções escritas para ele, escala sozinho e não tem servidores a montar.',
          en: 'AWS Lambda runs functions written for it, scales by itself and has no servers to set up.',
          es: 'AWS Lambda ejecuta funciones escritas para él, escala solo y no tiene servidores que montar.',
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
        id: 'follows-demand',
        kind: 'scale',
        text: {
          pt: 'O número de acessos multiplica-se nas férias, e a capacidade deve ser acrescentada e retirada automaticamente.',
          en: 'Traffic multiplies in the holidays, and capacity must be added and removed automatically.',
          es: 'El tráfico se multiplica en vacaciones, y la capacidad debe sumarse y quitarse automáticamente.',
        },
        fits: ['group', 'beanstalk', 'fargate', 'lambda'],
        rulesOut: {
          lightsail: {
            pt: 'Uma instância do Lightsail não ganha outras sozinha quando o tráfego cresce.',
            en: 'A Lightsail instance gets no others by itself when traffic grows.',
            es: 'Una instancia de Lightsail no suma otras por sí misma cuando crece el tráfico.',
          },
        },
      },
      {
        id: 'no-images',
        kind: 'skill',
        text: {
          pt: 'Ninguém ali sabe criar imagens nem quer aprender.',
          en: 'Nobody there knows how to build images or wants to learn.',
          es: 'Nadie allí sabe crear imágenes ni quiere aprender.',
        },
        fits: ['group', 'beanstalk', 'lightsail', 'lambda'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate só executa imagens de contêiner, que alguém teria de criar.',
            en: 'Fargate runs container images alone, which somebody would have to build.',
            es: 'Fargate solo ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
        },
      },
      {
        id: 'same-code',
        kind: 'change',
        text: {
          pt: 'O programa deve continuar como está: um processo que fica no ar o tempo todo.',
          en: 'The program must stay as it is: one process that keeps running all the time.',
          es: 'El programa debe seguir como está: un proceso que queda en línea todo el tiempo.',
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
        kind: 'effort',
        text: {
          pt: 'Ninguém vai desenhar redes, balanceadores nem regras de escala.',
          en: 'Nobody is going to design networks, balancers or scaling rules.',
          es: 'Nadie va a diseñar redes, balanceadores ni reglas de escalado.',
        },
        fits: ['beanstalk', 'lightsail', 'lambda'],
        rulesOut: {
          group: {
            pt: 'Com um grupo de Auto Scaling do EC2, a equipe monta a rede, o balanceador e as regras de escala.',
            en: 'With an EC2 Auto Scaling group, the team sets up the network, the balancer and the scaling rules.',
            es: 'Con un grupo de Auto Scaling de EC2, el equipo monta la red, el balanceador y las reglas de escalado.',
          },
        },
      },
      {
        id: 'odd-language',
        kind: 'change',
        text: {
          pt: 'O programa foi escrito em uma linguagem rara, que depende de um interpretador instalado à mão.',
          en: 'The program was written in a rare language, which depends on an interpreter installed by hand.',
          es: 'El programa fue escrito en un lenguaje raro, que depende de un intérprete instalado a mano.',
        },
        fits: ['group', 'lightsail', 'fargate'],
        rulesOut: {
          beanstalk: {
            pt: 'O Elastic Beanstalk, sem contêineres, só tem plataformas para linguagens conhecidas.',
            en: 'Elastic Beanstalk, without containers, has platforms for well-known languages alone.',
            es: 'Elastic Beanstalk, sin contenedores, solo tiene plataformas para lenguajes conocidos.',
          },
          lambda: {
            pt: 'O AWS Lambda tem runtimes para linguagens conhecidas; outra exigiria adaptar o programa.',
            en: 'AWS Lambda has runtimes for well-known languages; another one would mean adapting the program.',
            es: 'AWS Lambda tiene runtimes para lenguajes conocidos; otro exigiría adaptar el programa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde o site deve ser executado?',
      en: 'Where should the site run?',
      es: '¿Dónde debe ejecutarse el sitio?',
    },
  },
];
