import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const computeForQueueWorkers: readonly Pattern[] = [
  {
    id: 'compute-for-queue-workers',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'serverless' },
      'saa-c03': { domain: 'performance', topic: 'compute-performance' },
    },
    scene: {
      pt: 'Pense no programa como roupa para lavar, em que a imagem de contêiner é uma caixa arrumada e os servidores são as máquinas.',
      en: 'Think of the program as laundry, where a container image is a packed crate and the servers are the washing machines.',
      es: 'Piensa en el programa como ropa por lavar, donde la imagen de contenedor es una caja preparada y los servidores son lavadoras.',
    },
    situations: [
      {
        id: 'credit',
        text: {
          pt: 'Uma financeira recebe contratos por uma fila do Amazon SQS. Um programa em Java extrai em segundos os dados de cada um.',
          en: 'A lender receives contracts through an Amazon SQS queue. A Java program extracts the data from each within seconds.',
          es: 'Una financiera recibe contratos por una cola de Amazon SQS. Un programa en Java extrae en segundos los datos de cada uno.',
        },
        today: {
          pt: 'O programa roda hoje em um servidor do escritório e se atrasa no fim do mês. A empresa quer executá-lo na AWS.',
          en: 'The program runs on an office server today and falls behind at month end. The company wants to run it on AWS.',
          es: 'El programa corre hoy en un servidor de la oficina y se atrasa a fin de mes. La empresa quiere ejecutarlo en AWS.',
        },
      },
      {
        id: 'real-estate',
        text: {
          pt: 'Um portal imobiliário põe em uma fila do Amazon SQS uma mensagem para cada vídeo enviado. Um programa em Python gera as miniaturas.',
          en: 'A real estate portal puts a message for each uploaded video into an Amazon SQS queue. A Python program creates the thumbnails.',
          es: 'Un portal inmobiliario pone en una cola de Amazon SQS un mensaje por cada video subido. Un programa en Python genera las miniaturas.',
        },
        today: {
          pt: 'São de 200 a 9.000 vídeos por dia, processados hoje em um computador do escritório em menos de um minuto cada. Um arquiteto de soluções precisa levar o programa à AWS.',
          en: 'There are from 200 to 9,000 videos a day, processed on an office computer today in less than a minute each. A solutions architect must take the program to AWS.',
          es: 'Son de 200 a 9.000 videos por día, procesados hoy en una computadora de la oficina en menos de un minuto cada uno. Un arquitecto de soluciones debe llevar el programa a AWS.',
        },
      },
      {
        id: 'soil',
        text: {
          pt: 'Um laboratório agrícola recebe análises de solo por uma fila do Amazon SQS. Um programa em Java calcula em segundos o adubo de cada talhão.',
          en: 'A farm laboratory receives soil readings through an Amazon SQS queue. A Java program works out the fertilizer for each field within seconds.',
          es: 'Un laboratorio agrícola recibe análisis de suelo por una cola de Amazon SQS. Un programa en Java calcula en segundos el fertilizante de cada lote.',
        },
        today: {
          pt: 'Na época do plantio a fila passa de 300 a 20 mil leituras por dia. Um arquiteto de soluções deve definir onde o programa roda.',
          en: 'In the planting season the queue goes from 300 to 20,000 readings a day. A solutions architect must define where the program runs.',
          es: 'En la época de siembra la cola pasa de 300 a 20 mil lecturas por día. Un arquitecto de soluciones debe definir dónde corre el programa.',
        },
      },
      {
        id: 'podcasts',
        text: {
          pt: 'Uma produtora de podcasts põe em uma fila do Amazon SQS uma mensagem para cada gravação. Um programa em Python converte as gravações.',
          en: 'A podcast producer puts a message for each recording into an Amazon SQS queue. A Python program converts the recordings.',
          es: 'Una productora de podcasts pone en una cola de Amazon SQS un mensaje por cada grabación. Un programa en Python convierte las grabaciones.',
        },
        today: {
          pt: 'São até 900 gravações por dia, cada uma convertida em uns três minutos por um servidor alugado que será devolvido. Um arquiteto de soluções deve substituí-lo.',
          en: 'There are up to 900 recordings a day, each converted in about three minutes on a rented server that will be given back. A solutions architect must replace it.',
          es: 'Son hasta 900 grabaciones por día, cada una convertida en unos tres minutos por un servidor alquilado que se devolverá. Un arquitecto de soluciones debe reemplazarlo.',
        },
      },
      {
        id: 'customs',
        text: {
          pt: 'Um despachante aduaneiro recebe declarações por uma fila do Amazon SQS. Um programa em Java confere cada uma em segundos.',
          en: 'A customs broker receives declarations through an Amazon SQS queue. A Java program checks each of them within seconds.',
          es: 'Un despachante de aduanas recibe declaraciones por una cola de Amazon SQS. Un programa en Java revisa cada una en segundos.',
        },
        today: {
          pt: 'Chegam 4.000 declarações por dia, com picos antes dos feriados, e um só servidor as confere. A empresa quer deixar esse servidor.',
          en: 'There are 4,000 declarations a day, with peaks before holidays, and a single server checks them. The company wants to leave that server.',
          es: 'Llegan 4.000 declaraciones por día, con picos antes de los feriados, y un solo servidor las revisa. La empresa quiere dejar ese servidor.',
        },
      },
    ],
    candidates: [
      {
        id: 'lambda',
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/welcome.html'),
        text: { pt: 'Funções do AWS Lambda', en: 'AWS Lambda functions', es: 'Funciones de AWS Lambda' },
        action: {
          pt: 'Publicar o programa como uma função do AWS Lambda e configurar a fila como origem de eventos.',
          en: 'Deploy the program as an AWS Lambda function and configure the queue as its event source.',
          es: 'Publicar el programa como una función de AWS Lambda y configurar la cola como origen de eventos.',
        },
        why: {
          pt: 'O Lambda executa o código a cada mensagem, sem servidores a administrar: a equipe envia o código e paga pelo tempo de execução, em geral de até quinze minutos por chamada.',
          en: 'Lambda runs the code for each message with no servers to manage: the team uploads code and pays for the time it runs, usually up to fifteen minutes per invocation.',
          es: 'Lambda ejecuta el código por cada mensaje, sin servidores que administrar: el equipo sube el código y paga por el tiempo de ejecución, en general de hasta quince minutos por invocación.',
        },
        likeness: {
          pt: 'a lavanderia que lava roupa solta na hora, por até quinze minutos, em máquinas que ninguém visita',
          en: 'the laundry that washes loose clothes at once, for up to fifteen minutes, in machines nobody visits',
          es: 'la lavandería que lava ropa suelta en el acto, hasta quince minutos, en máquinas que nadie visita',
        },
        tell: {
          pt: 'Desenvolvedores que entregam só código, sem servidores a manter: pense no Lambda. Desenvolvedores que só entregam código, sem imagens de contêiner nem modelos de instância: Lambda ou Elastic Beanstalk.',
          en: 'Developers who deliver only code, with no servers to manage: think of Lambda. Developers who deliver only code, with neither container images nor launch templates: Lambda or Elastic Beanstalk.',
          es: 'Desarrolladores que entregan solo código, sin servidores que mantener: piensa en Lambda. Desarrolladores que solo entregan código, sin imágenes de contenedor ni plantillas de instancias: Lambda o Elastic Beanstalk.',
        },
      },
      {
        id: 'fargate',
        uses: ['Fargate', 'ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: { pt: 'Amazon ECS com AWS Fargate', en: 'Amazon ECS with AWS Fargate', es: 'Amazon ECS con AWS Fargate' },
        action: {
          pt: 'Executar o programa como um serviço do Amazon ECS no AWS Fargate, que escala pelo tamanho da fila.',
          en: 'Run the program as an Amazon ECS service on AWS Fargate that scales by the length of the queue.',
          es: 'Ejecutar el programa como un servicio de Amazon ECS en AWS Fargate que escala por el tamaño de la cola.',
        },
        why: {
          pt: 'O Fargate executa os contêineres do ECS sem instâncias a administrar, e uma tarefa pode durar o tempo que precisar.',
          en: 'Fargate runs ECS containers with no instances to manage, and a task can last as long as it needs.',
          es: 'Fargate ejecuta los contenedores de ECS sin instancias que administrar, y una tarea puede durar lo que necesite.',
        },
        likeness: {
          pt: 'a lavanderia que lava as caixas arrumadas por você pelo tempo que for, em máquinas que ninguém visita',
          en: 'the laundry that washes the crates you packed for as long as needed, in machines nobody visits',
          es: 'la lavandería que lava las cajas preparadas por ti el tiempo que haga falta, en máquinas que nadie visita',
        },
        tell: {
          pt: 'Duas horas de processamento sem instâncias a manter: pense no Fargate. Imagem de contêiner que um orquestrador deve distribuir: pense no Fargate. Itens que exigem duas horas de processamento contínuo: Fargate, e não Lambda.',
          en: 'Two hours of processing without instances to maintain: think of Fargate. A container image whose copies an orchestrator places: think of Fargate. Items that take two hours of continuous processing: Fargate, not Lambda.',
          es: 'Dos horas de procesamiento sin instancias que mantener: piensa en Fargate. Imagen de contenedor cuyas copias ubica un orquestador: piensa en Fargate. Elementos que requieren dos horas de procesamiento continuo: Fargate, y no Lambda.',
        },
      },
      {
        id: 'ecs-instances',
        uses: ['ECS'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/Welcome.html'),
        text: {
          pt: 'Amazon ECS em EC2 autogerenciado',
          en: 'Amazon ECS on self-managed EC2',
          es: 'Amazon ECS en EC2 que administra el equipo',
        },
        action: {
          pt: 'Executar o programa como um serviço do Amazon ECS em instâncias EC2 autogerenciadas, que escala pelo tamanho da fila.',
          en: 'Run the program as an Amazon ECS service on self-managed EC2 instances that scales by the length of the queue.',
          es: 'Ejecutar el programa como un servicio de Amazon ECS en instancias EC2 autoadministradas que escala por el tamaño de la cola.',
        },
        why: {
          pt: 'O ECS em instâncias do EC2 distribui e reinicia contêineres e deixa à equipe o sistema operacional das instâncias.',
          en: 'ECS on EC2 instances places and restarts containers and leaves the operating system of the instances to the team.',
          es: 'ECS en instancias de EC2 distribuye y reinicia contenedores y deja al equipo el sistema operativo de las instancias.',
        },
        likeness: {
          pt: 'o encarregado que distribui as caixas que você arrumou entre máquinas que você mesmo vistoria, limpa e conserta',
          en: 'the foreman who shares out the crates you packed among machines that you yourself inspect, clean and repair',
          es: 'el encargado que reparte las cajas que preparaste entre máquinas que tú mismo inspeccionas, limpias y reparas',
        },
        tell: {
          pt: 'Contêineres com acesso às máquinas: pense no ECS em EC2. Agente próprio no sistema operacional de cada máquina: instâncias do EC2 na conta. Imagem de contêiner cujas cópias um orquestrador deve distribuir: Amazon ECS.',
          en: 'Containers with access to the machines: think of ECS on EC2. An agent on the operating system of each machine: EC2 instances in the account. A container image whose copies an orchestrator must place: Amazon ECS.',
          es: 'Contenedores con acceso a las máquinas: piensa en ECS en EC2. Agente propio en el sistema operativo de cada máquina: instancias de EC2 en la cuenta. Imagen de contenedor cuyas copias debe distribuir un orquestador: Amazon ECS.',
        },
      },
      {
        id: 'group',
        uses: ['Auto Scaling'],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Um grupo do EC2 Auto Scaling',
          en: 'An EC2 Auto Scaling group',
          es: 'Un grupo de EC2 Auto Scaling',
        },
        action: {
          pt: 'Executar o programa em um grupo do Amazon EC2 Auto Scaling que escala pelo tamanho da fila.',
          en: 'Run the program in an Amazon EC2 Auto Scaling group that scales by the length of the queue.',
          es: 'Ejecutar el programa en un grupo de Amazon EC2 Auto Scaling que escala por el tamaño de la cola.',
        },
        why: {
          pt: 'Um grupo do EC2 Auto Scaling dá controle completo das máquinas e ajusta a quantidade delas à fila.',
          en: 'An EC2 Auto Scaling group gives full control of the machines and adjusts their number to the queue.',
          es: 'Un grupo de EC2 Auto Scaling da control completo de las máquinas y ajusta su cantidad a la cola.',
        },
        likeness: {
          pt: 'a sala de máquinas suas, tantas quantas a fila pede, em que você monta, enche e conserta cada uma',
          en: 'the room of your own machines, as many as the line needs, all set up, loaded and repaired by you',
          es: 'la sala de máquinas tuyas, tantas como pide la fila, donde montas, cargas y reparas cada una',
        },
        tell: {
          pt: 'Controle completo da máquina e quantidade que varia: pense no EC2 Auto Scaling. Agente próprio no sistema operacional de cada máquina: instâncias do EC2 na conta.',
          en: 'Full control of the machine and a number that varies: think of EC2 Auto Scaling. An agent on the operating system of each machine: EC2 instances in the account.',
          es: 'Control completo de la máquina y cantidad variable: piensa en EC2 Auto Scaling. Agente propio en el sistema operativo de cada máquina: instancias de EC2 en la cuenta.',
        },
      },
      {
        id: 'beanstalk',
        uses: ['Beanstalk'],
        popularity: 4,
        source: docs('elasticbeanstalk/latest/dg/Welcome.html'),
        text: {
          pt: 'Um ambiente do AWS Elastic Beanstalk',
          en: 'An AWS Elastic Beanstalk environment',
          es: 'Un entorno de AWS Elastic Beanstalk',
        },
        action: {
          pt: 'Publicar o programa em um ambiente de trabalho (worker) do AWS Elastic Beanstalk ligado à fila.',
          en: 'Deploy the program to an AWS Elastic Beanstalk worker environment that is linked to the queue.',
          es: 'Publicar el programa en un entorno de trabajo (worker) de AWS Elastic Beanstalk vinculado a la cola.',
        },
        why: {
          pt: 'O Elastic Beanstalk recebe o código e monta instâncias, escala e monitoramento; as instâncias continuam acessíveis à equipe, e um item pode durar o que o tempo limite definido permitir.',
          en: 'Elastic Beanstalk takes the code and sets up instances, scaling and monitoring; the instances remain open to the team, and an item may last as long as the timeout that is set.',
          es: 'Elastic Beanstalk recibe el código y arma instancias, escalado y monitoreo; las instancias siguen accesibles para el equipo, y un elemento puede durar lo que permita el tiempo límite que se fije.',
        },
        likeness: {
          pt: 'o gerente que recebe roupa solta e monta as máquinas numa sala sua, que você ainda vistoria e mantém',
          en: 'the manager who takes loose clothes and sets up the machines in your room, which you still inspect and maintain',
          es: 'el gerente que recibe ropa suelta y monta las máquinas en tu sala, que todavía inspeccionas y mantienes',
        },
        tell: {
          pt: 'Desenvolvedores que entregam só código, em instâncias da conta: pense no Elastic Beanstalk. Itens que exigem duas horas de processamento contínuo: Elastic Beanstalk, e não Lambda. Agente próprio no sistema operacional de cada máquina: instâncias do EC2 na conta. Desenvolvedores que só entregam código, sem imagens de contêiner nem modelos de instância: Lambda ou Elastic Beanstalk.',
          en: 'Developers who deliver only code, on instances in the account: think of Elastic Beanstalk. Items that take two hours of continuous processing: Elastic Beanstalk, not Lambda. An agent on the operating system of each machine: EC2 instances in the account. Developers who deliver only code, with neither container images nor launch templates: Lambda or Elastic Beanstalk.',
          es: 'Desarrolladores que entregan solo código, en instancias de la cuenta: piensa en Elastic Beanstalk. Elementos que requieren dos horas de procesamiento continuo: Elastic Beanstalk, y no Lambda. Agente propio en el sistema operativo de cada máquina: instancias de EC2 en la cuenta. Desarrolladores que solo entregan código, sin imágenes de contenedor ni plantillas de instancias: Lambda o Elastic Beanstalk.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-instances',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['lambda', 'fargate'],
        rulesOut: {
          'ecs-instances': {
            pt: 'No ECS em EC2 as instâncias do cluster ficam na conta, e a equipe as atualiza e dimensiona.',
            en: 'With ECS on EC2 the instances of the cluster are in the account, and the team patches and sizes them.',
            es: 'En ECS sobre EC2 las instancias del clúster están en la cuenta, y el equipo las actualiza y dimensiona.',
          },
          group: {
            pt: 'Um grupo do EC2 Auto Scaling é feito de instâncias que a equipe mantém.',
            en: 'An EC2 Auto Scaling group is made of instances that the team maintains.',
            es: 'Un grupo de EC2 Auto Scaling está formado por instancias que el equipo mantiene.',
          },
          beanstalk: {
            pt: 'O Elastic Beanstalk cria instâncias do EC2, cujo tipo e atualizações ainda cabem à equipe.',
            en: 'Elastic Beanstalk creates EC2 instances, whose type and updates are still up to the team.',
            es: 'Elastic Beanstalk crea instancias de EC2, cuyo tipo y actualizaciones siguen a cargo del equipo.',
          },
        },
      },
      {
        id: 'forty-minutes',
        situations: ['credit', 'soil', 'customs'],
        text: {
          pt: 'A nova versão do programa já está pronta, e alguns itens exigem dela duas horas de processamento contínuo.',
          en: 'The new version of the program is ready, and some items take it two hours of continuous processing.',
          es: 'La nueva versión del programa ya está lista, y algunos elementos le exigen dos horas de procesamiento continuo.',
        },
        fits: ['fargate', 'ecs-instances', 'group', 'beanstalk'],
        rulesOut: {
          lambda: {
            pt: 'Uma função do Lambda é encerrada aos quinze minutos, ou aos noventa com Managed Instances, antes das duas horas necessárias.',
            en: 'A Lambda function is ended after fifteen minutes, or ninety on Managed Instances, before the two hours that are needed.',
            es: 'Una función de Lambda termina a los quince minutos, o a los noventa con Managed Instances, antes de las dos horas necesarias.',
          },
        },
      },
      {
        id: 'only-code',
        text: {
          pt: 'Os desenvolvedores querem entregar só o código, sem criar imagens de contêiner nem modelos de inicialização.',
          en: 'The developers want to deliver code only, without building container images or launch templates.',
          es: 'Los desarrolladores quieren entregar solo el código, sin crear imágenes de contenedor ni plantillas de lanzamiento.',
        },
        fits: ['lambda', 'beanstalk'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate executa imagens de contêiner, que os desenvolvedores não montam.',
            en: 'Fargate runs container images, which the developers do not build.',
            es: 'Fargate ejecuta imágenes de contenedor, que los desarrolladores no arman.',
          },
          'ecs-instances': {
            pt: 'O ECS em EC2 exige imagens de contêiner e a administração do cluster.',
            en: 'ECS on EC2 needs container images and someone to run the cluster.',
            es: 'ECS en EC2 exige imágenes de contenedor y la administración del clúster.',
          },
          group: {
            pt: 'O EC2 Auto Scaling exige um modelo de instância com o ambiente já preparado.',
            en: 'EC2 Auto Scaling needs a launch template with the environment already prepared.',
            es: 'EC2 Auto Scaling exige una plantilla de instancia con el entorno ya preparado.',
          },
        },
      },
      {
        id: 'system-agent',
        text: {
          pt: 'A segurança exige um agente próprio no sistema operacional de cada máquina.',
          en: 'Security requires its own agent on the operating system of each machine.',
          es: 'Seguridad exige un agente propio en el sistema operativo de cada máquina.',
        },
        fits: ['ecs-instances', 'group', 'beanstalk'],
        rulesOut: {
          lambda: {
            pt: 'No Lambda o sistema operacional é da AWS e não recebe agentes do cliente.',
            en: 'With Lambda AWS runs the operating system, and customer agents cannot be installed.',
            es: 'En Lambda el sistema operativo es de AWS y no admite agentes del cliente.',
          },
          fargate: {
            pt: 'No Fargate não há acesso ao sistema operacional da máquina que executa os contêineres.',
            en: 'With Fargate there is no access to the operating system of the machine that runs the containers.',
            es: 'En Fargate no hay acceso al sistema operativo de la máquina que ejecuta los contenedores.',
          },
        },
      },
      {
        id: 'orchestrated',
        text: {
          pt: 'O programa está em uma imagem de contêiner, e um orquestrador deve distribuir as suas cópias.',
          en: 'The program is in a container image, and an orchestrator must place its copies.',
          es: 'El programa está en una imagen de contenedor, y un orquestador debe distribuir sus copias.',
        },
        fits: ['fargate', 'ecs-instances'],
        rulesOut: {
          lambda: {
            pt: 'O Lambda executa funções por evento; não é um orquestrador de contêineres.',
            en: 'Lambda runs functions on events; it is not a container orchestrator.',
            es: 'Lambda ejecuta funciones por evento; no es un orquestador de contenedores.',
          },
          group: {
            pt: 'O EC2 Auto Scaling cuida de instâncias; não distribui nem reinicia contêineres dentro delas.',
            en: 'EC2 Auto Scaling manages instances; it neither places nor restarts containers inside them.',
            es: 'EC2 Auto Scaling se ocupa de instancias; no distribuye ni reinicia contenedores dentro de ellas.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve executar o programa?',
      en: 'What should run the program?',
      es: '¿Qué debe ejecutar el programa?',
    },
  },
];
