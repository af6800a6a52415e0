import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const businessSystem: readonly Pattern[] = [
  {
    id: 'business-system',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-models' } },
    scene: {
      pt: 'Pense no sistema como uma refeição, em que o programa é a receita e os servidores são a cozinha.',
      en: 'Think of the system as a meal, where the program is the recipe and the servers are the kitchen.',
      es: 'Piensa en el sistema como una comida, donde el programa es la receta y los servidores son la cocina.',
    },
    situations: [
      {
        id: 'vet',
        text: {
          pt: 'Uma rede de clínicas veterinárias vai trocar as agendas de papel por um sistema na nuvem.',
          en: 'A chain of veterinary clinics is replacing its paper calendars with a system in the cloud.',
          es: 'Una red de clínicas veterinarias va a cambiar sus agendas de papel por un sistema en la nube.',
        },
      },
      {
        id: 'rental',
        text: {
          pt: 'Uma locadora de máquinas precisa de um novo sistema de reservas, na nuvem.',
          en: 'A machinery rental company needs a new reservation system, in the cloud.',
          es: 'Una empresa de alquiler de maquinaria necesita un nuevo sistema de reservas, en la nube.',
        },
      },
      {
        id: 'orchestra',
        text: {
          pt: 'Uma rede de academias precisa de um sistema na nuvem para vender planos.',
          en: 'A gym chain needs a cloud system to sell memberships.',
          es: 'Una cadena de gimnasios necesita un sistema en la nube para vender membresías.',
        },
      },
      {
        id: 'dance',
        text: {
          pt: 'Uma rede de escolas de dança quer um sistema de matrículas na nuvem.',
          en: 'A chain of dance schools wants an enrollment system in the cloud.',
          es: 'Una red de escuelas de danza quiere un sistema de inscripciones en la nube.',
        },
      },
      {
        id: 'recycling',
        text: {
          pt: 'Uma cooperativa de reciclagem vai trocar o papel por um sistema de coletas na nuvem.',
          en: 'A recycling cooperative is replacing paper with a collection system in the cloud.',
          es: 'Una cooperativa de reciclaje va a cambiar el papel por un sistema de recolección en la nube.',
        },
      },
    ],
    candidates: [
      {
        id: 'saas',
        uses: ['SaaS', 'Marketplace'],
        popularity: 5,
        source: docs('marketplace/latest/buyerguide/buyer-saas-products.html'),
        text: {
          pt: 'Produto SaaS do AWS Marketplace',
          en: 'A SaaS product from AWS Marketplace',
          es: 'Producto SaaS de AWS Marketplace',
        },
        why: {
          pt: 'Em um produto SaaS tudo fica a cargo do fornecedor: a empresa contrata e usa, sem escrever código nem cuidar de servidores.',
          en: 'With a SaaS product everything is up to the vendor: the company subscribes and uses it, with no code to write or servers to look after.',
          es: 'En un producto SaaS todo queda a cargo del proveedor: la empresa lo contrata y lo usa, sin escribir código ni ocuparse de servidores.',
        },
        likeness: {
          pt: 'o restaurante onde se chega e come na hora, com cardápio fixo e uma cozinha onde ninguém entra',
          en: 'the restaurant where you come and eat at once, with a fixed menu and a kitchen nobody enters',
          es: 'el restaurante donde se llega y se come al momento, con menú fijo y una cocina donde nadie entra',
        },
        tell: {
          pt: 'Sistema em uso em duas semanas: software pronto, como um produto SaaS ou uma AMI do Marketplace. Sem desenvolvedores, algo já feito: software pronto, como um produto SaaS ou uma AMI do Marketplace. Sem patches em sistemas operacionais: SaaS, ou código no Lambda.',
          en: 'A system in use in two weeks: ready-made software, such as a SaaS product or a Marketplace AMI. No developers, something already made: ready-made software, such as a SaaS product or a Marketplace AMI. No operating systems to patch: SaaS, or code on Lambda.',
          es: 'Sistema en uso en dos semanas: software ya hecho, como un producto SaaS o una AMI de Marketplace. Sin desarrolladores, algo ya hecho: software listo, como un producto SaaS o una AMI de Marketplace. Sin parches en sistemas operativos: SaaS, o código en Lambda.',
        },
      },
      {
        id: 'ami',
        uses: ['AMI', 'Marketplace'],
        popularity: 3,
        source: docs('marketplace/latest/buyerguide/buyer-server-products.html'),
        text: {
          pt: 'AMI pronta do AWS Marketplace',
          en: 'A ready-to-use AMI from AWS Marketplace',
          es: 'AMI lista de AWS Marketplace',
        },
        why: {
          pt: 'Uma AMI do Marketplace traz o software pronto para uma instância do EC2, em que a empresa manda no sistema operacional.',
          en: 'A Marketplace AMI brings ready software to an EC2 instance, on which the company controls the operating system.',
          es: 'Una AMI de Marketplace trae el software listo para una instancia de EC2, en la que la empresa controla el sistema operativo.',
        },
        likeness: {
          pt: 'o prato pronto, esquentado hoje numa cozinha alugada, onde você mexe em tudo e limpa tudo',
          en: 'the ready-made dish, heated today in a rented kitchen, where you touch everything and clean everything',
          es: 'el plato preparado, calentado hoy en una cocina alquilada, donde tocas todo y limpias todo',
        },
        tell: {
          pt: 'Sistema operacional dos servidores que a empresa deve controlar: instâncias do EC2, com uma AMI pronta ou código próprio. Sistema em uso em duas semanas: software pronto, como um produto SaaS ou uma AMI do Marketplace. Sem desenvolvedores, algo já feito: software pronto, como um produto SaaS ou uma AMI do Marketplace. Duas horas de cálculo em um só processo: servidores, e não o Lambda.',
          en: 'The operating system of the servers, for the company to control: EC2 instances, with a ready-made AMI or custom code. A system in use in two weeks: ready-made software, such as a SaaS product or a Marketplace AMI. No developers, something already made: ready-made software, such as a SaaS product or a Marketplace AMI. Two hours of computing in one process: servers, not Lambda.',
          es: 'Sistema operativo de los servidores que la empresa debe controlar: instancias de EC2, con una AMI lista o código propio. Sistema en uso en dos semanas: software ya hecho, como un producto SaaS o una AMI de Marketplace. Sin desarrolladores, algo ya hecho: software listo, como un producto SaaS o una AMI de Marketplace. Dos horas de cálculo en un solo proceso: servidores, y no Lambda.',
        },
      },
      {
        id: 'ec2',
        uses: ['EC2'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Código próprio no Amazon EC2',
          en: 'Custom code on Amazon EC2',
          es: 'Código propio en Amazon EC2',
        },
        why: {
          pt: 'No Amazon EC2 (IaaS) a empresa executa o código que quiser e manda no sistema operacional, que é dela cuidar.',
          en: 'On Amazon EC2 (IaaS) the company runs whatever code it wants and controls the operating system, which it looks after.',
          es: 'En Amazon EC2 (IaaS) la empresa ejecuta el código que quiera y controla el sistema operativo, del que se ocupa.',
        },
        likeness: {
          pt: 'a sua receita, criada do zero numa cozinha alugada, onde você regula cada forno e limpa tudo',
          en: 'your own recipe, made from scratch in a rented kitchen, where you set every oven and clean it all',
          es: 'tu propia receta, creada desde cero en una cocina alquilada, donde regulas cada horno y limpias todo',
        },
        tell: {
          pt: 'Sistema operacional dos servidores que a empresa deve controlar: instâncias do EC2, com uma AMI pronta ou código próprio. Desenvolvedores que vão escrever o sistema: código próprio, no EC2, no Elastic Beanstalk ou no Lambda. Duas horas de cálculo em um só processo: servidores, e não o Lambda.',
          en: 'The operating system of the servers, for the company to control: EC2 instances, with a ready-made AMI or custom code. Developers who will write the system: custom code, on EC2, Elastic Beanstalk or Lambda. Two hours of computing in one process: servers, not Lambda.',
          es: 'Sistema operativo de los servidores que la empresa debe controlar: instancias de EC2, con una AMI lista o código propio. Desarrolladores que van a escribir el sistema: código propio, en EC2, Elastic Beanstalk o Lambda. Dos horas de cálculo en un solo proceso: servidores, y no Lambda.',
        },
      },
      {
        id: 'beanstalk',
        uses: ['Elastic Beanstalk'],
        popularity: 4,
        source: docs('elasticbeanstalk/latest/dg/Welcome.html'),
        text: {
          pt: 'Código próprio no Elastic Beanstalk',
          en: 'Custom code on Elastic Beanstalk',
          es: 'Código propio en Elastic Beanstalk',
        },
        why: {
          pt: 'No Elastic Beanstalk (PaaS) os desenvolvedores entregam o código, e o serviço monta os servidores, o balanceador e a escala.',
          en: 'On Elastic Beanstalk (PaaS) developers hand over code, and the service sets up the servers, the load balancer and scaling.',
          es: 'En Elastic Beanstalk (PaaS) los desarrolladores entregan el código, y el servicio monta los servidores, el balanceador y el escalado.',
        },
        likeness: {
          pt: 'a sua receita, criada do zero, com um gerente que monta os fornos e deixa você regulá-los',
          en: 'your own recipe, made from scratch, with a manager who sets up the ovens and lets you adjust them',
          es: 'tu propia receta, creada desde cero, con un gerente que monta los hornos y te deja regularlos',
        },
        tell: {
          pt: 'Servidores, balanceamento e escala que a AWS monta: Elastic Beanstalk ou Lambda. Duas horas de cálculo em um só processo: servidores, e não o Lambda. Desenvolvedores que vão escrever o sistema: código próprio, no EC2, no Elastic Beanstalk ou no Lambda.',
          en: 'Servers, load balancing and scaling that AWS sets up: Elastic Beanstalk or Lambda. Two hours of computing in one process: servers, not Lambda. Developers who will write the system: custom code, on EC2, Elastic Beanstalk or Lambda.',
          es: 'Servidores, balanceo y escalado que monta AWS: Elastic Beanstalk o Lambda. Dos horas de cálculo en un solo proceso: servidores, y no Lambda. Desarrolladores que van a escribir el sistema: código propio, en EC2, Elastic Beanstalk o Lambda.',
        },
      },
      {
        id: 'lambda',
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/welcome.html'),
        text: {
          pt: 'Código próprio no AWS Lambda',
          en: 'Custom code on AWS Lambda',
          es: 'Código propio en AWS Lambda',
        },
        why: {
          pt: 'No AWS Lambda só o código é da empresa: não há sistema operacional a manter, e a escala é automática.',
          en: 'On AWS Lambda only the code is the company’s: there is no operating system to maintain, and scaling is automatic.',
          es: 'En AWS Lambda solo el código es de la empresa: no hay sistema operativo que mantener, y el escalado es automático.',
        },
        likeness: {
          pt: 'a sua receita, criada do zero, numa cozinha que você não vê, com quinze minutos por prato',
          en: 'your own recipe, made from scratch, in a kitchen that you never see, with fifteen minutes per dish',
          es: 'tu propia receta, creada desde cero, en una cocina que no ves, con quince minutos por plato',
        },
        tell: {
          pt: 'Servidores, balanceamento e escala que a AWS monta: Elastic Beanstalk ou Lambda. Sem patches em sistemas operacionais: SaaS, ou código no Lambda. Desenvolvedores que vão escrever o sistema: código próprio, no EC2, no Elastic Beanstalk ou no Lambda.',
          en: 'Servers, load balancing and scaling that AWS sets up: Elastic Beanstalk or Lambda. No operating systems to patch: SaaS, or code on Lambda. Developers who will write the system: custom code, on EC2, Elastic Beanstalk or Lambda.',
          es: 'Servidores, balanceo y escalado que monta AWS: Elastic Beanstalk o Lambda. Sin parches en sistemas operativos: SaaS, o código en Lambda. Desarrolladores que van a escribir el sistema: código propio, en EC2, Elastic Beanstalk o Lambda.',
        },
      },
    ],
    constraints: [
      {
        id: 'two-weeks',
        notWith: ['own-rules'],
        text: {
          pt: 'O sistema deve estar em uso em duas semanas, sem tempo para desenvolver software.',
          en: 'The system must be in use in two weeks, with no time to develop software.',
          es: 'El sistema debe estar en uso en dos semanas, sin tiempo para desarrollar software.',
        },
        fits: ['saas', 'ami'],
        rulesOut: {
          ec2: {
            pt: 'Com código próprio no Amazon EC2, o sistema ainda teria de ser escrito, o que leva meses.',
            en: 'With custom code on Amazon EC2, the system would first have to be written, which takes months.',
            es: 'Con código propio en Amazon EC2, el sistema aún tendría que escribirse, lo que lleva meses.',
          },
          beanstalk: {
            pt: 'Com o Elastic Beanstalk publica-se depressa um código que antes teria de ser escrito, em meses.',
            en: 'Elastic Beanstalk quickly deploys code that would first have to be written, over months.',
            es: 'Elastic Beanstalk despliega rápido un código que antes tendría que escribirse, en meses.',
          },
          lambda: {
            pt: 'Com o AWS Lambda as funções ainda teriam de ser escritas, o que leva meses.',
            en: 'With AWS Lambda the functions would first have to be written, which takes months.',
            es: 'Con AWS Lambda las funciones aún tendrían que escribirse, lo que lleva meses.',
          },
        },
      },
      {
        id: 'no-developers',
        text: {
          pt: 'Ela não tem desenvolvedores e prefere comprar algo já feito.',
          en: 'It has no developers and would rather buy something already made.',
          es: 'No tiene desarrolladores y prefiere comprar algo ya hecho.',
        },
        fits: ['saas', 'ami'],
        rulesOut: {
          ec2: {
            pt: 'No Amazon EC2 com código próprio, alguém teria de escrever o sistema.',
            en: 'On Amazon EC2 with custom code, somebody would have to write the system.',
            es: 'En Amazon EC2 con código propio, alguien tendría que escribir el sistema.',
          },
          beanstalk: {
            pt: 'O Elastic Beanstalk executa um código que alguém teria de escrever.',
            en: 'Elastic Beanstalk runs code that somebody would have to write.',
            es: 'Elastic Beanstalk ejecuta un código que alguien tendría que escribir.',
          },
          lambda: {
            pt: 'O AWS Lambda executa um código que alguém teria de escrever.',
            en: 'AWS Lambda runs code that somebody would have to write.',
            es: 'AWS Lambda ejecuta un código que alguien tendría que escribir.',
          },
        },
      },
      {
        id: 'no-os',
        text: {
          pt: 'A empresa não quer aplicar patches em sistemas operacionais.',
          en: 'The company does not want to patch operating systems.',
          es: 'La empresa no quiere aplicar parches a sistemas operativos.',
        },
        fits: ['saas', 'lambda'],
        rulesOut: {
          ami: {
            pt: 'A AMI roda em uma instância cujo sistema operacional a empresa mantém.',
            en: 'The AMI runs on an instance whose operating system the company maintains.',
            es: 'La AMI corre en una instancia cuyo sistema operativo mantiene la empresa.',
          },
          ec2: {
            pt: 'No Amazon EC2 os patches do sistema operacional são da empresa.',
            en: 'On Amazon EC2 patching the operating system is up to the company.',
            es: 'En Amazon EC2 los parches del sistema operativo son de la empresa.',
          },
        },
      },
      {
        id: 'own-rules',
        text: {
          pt: 'Seus desenvolvedores vão escrever o sistema, pois nenhum produto do mercado segue as suas regras.',
          en: 'Its developers will write the system, since no product on the market follows its rules.',
          es: 'Sus desarrolladores van a escribir el sistema, porque ningún producto del mercado sigue sus reglas.',
        },
        fits: ['ec2', 'beanstalk', 'lambda'],
        rulesOut: {
          saas: {
            pt: 'Um produto SaaS traz as regras do fornecedor, não as da empresa.',
            en: 'A SaaS product brings the rules of the vendor, not those of the company.',
            es: 'Un producto SaaS trae las reglas del proveedor, no las de la empresa.',
          },
          ami: {
            pt: 'A AMI do Marketplace traz um software já feito, sem as regras da empresa.',
            en: 'The Marketplace AMI brings software already made, without the rules of the company.',
            es: 'La AMI de Marketplace trae un software ya hecho, sin las reglas de la empresa.',
          },
        },
      },
      {
        id: 'agent',
        text: {
          pt: 'A empresa precisa controlar o sistema operacional dos servidores.',
          en: 'The company must control the operating system of the servers.',
          es: 'La empresa debe controlar el sistema operativo de los servidores.',
        },
        fits: ['ami', 'ec2'],
        rulesOut: {
          saas: {
            pt: 'Em um produto SaaS o sistema operacional é do fornecedor; a empresa não o controla.',
            en: 'With a SaaS product the operating system belongs to the vendor; the company does not control it.',
            es: 'En un producto SaaS el sistema operativo es del proveedor; la empresa no lo controla.',
          },
          lambda: {
            pt: 'No AWS Lambda não há acesso ao sistema operacional.',
            en: 'With AWS Lambda there is no access to the operating system.',
            es: 'En AWS Lambda no hay acceso al sistema operativo.',
          },
        },
      },
      {
        id: 'set-up-for-us',
        text: {
          pt: 'Os desenvolvedores querem que a AWS monte os servidores, o balanceamento e a escala.',
          en: 'The developers want AWS to set up the servers, load balancing and scaling.',
          es: 'Los desarrolladores quieren que AWS monte los servidores, el balanceo y el escalado.',
        },
        fits: ['beanstalk', 'lambda'],
        rulesOut: {
          ec2: {
            pt: 'No Amazon EC2 é a empresa que monta instâncias, balanceador e escala.',
            en: 'On Amazon EC2 it is the company that sets up instances, balancer and scaling.',
            es: 'En Amazon EC2 es la empresa la que monta instancias, balanceador y escalado.',
          },
          ami: {
            pt: 'A AMI é só a imagem; a empresa monta as instâncias, o balanceador e a escala.',
            en: 'The AMI is only the image; the company sets up instances, balancer and scaling.',
            es: 'La AMI es solo la imagen; la empresa monta instancias, balanceador y escalado.',
          },
        },
      },
      {
        id: 'long-process',
        text: {
          pt: 'O fechamento de cada mês calcula por duas horas seguidas, em um só processo.',
          en: 'The closing of each month computes for two hours in one process, without a break.',
          es: 'El cierre de cada mes calcula durante dos horas seguidas, en un solo proceso.',
        },
        fits: ['ami', 'ec2', 'beanstalk'],
        rulesOut: {
          lambda: {
            pt: 'Uma execução do AWS Lambda dura no máximo 15 minutos.',
            en: 'A run of an AWS Lambda function lasts 15 minutes at most.',
            es: 'Una ejecución de AWS Lambda dura 15 minutos como máximo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a esses requisitos?',
      en: 'Which option meets these requirements?',
      es: '¿Qué opción cumple estos requisitos?',
    },
  },
];
