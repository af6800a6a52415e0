import type { Constraint, Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

/** Why what runs code without servers does not do where a GPU is used. */
const noGpu: Constraint['rulesOut'] = {
  lambda: {
    pt: 'O AWS Lambda executa o código sem servidores, mas não oferece GPU.',
    en: 'AWS Lambda runs code without servers but offers no GPU.',
    es: 'AWS Lambda ejecuta el código sin servidores, pero no ofrece GPU.',
  },
  fargate: {
    pt: 'O Fargate executa o contêiner sem servidores, mas não oferece GPU.',
    en: 'Fargate runs the container without servers but offers no GPU.',
    es: 'Fargate ejecuta el contenedor sin servidores, pero no ofrece GPU.',
  },
};

export const nightlyJob: readonly Pattern[] = [
  {
    id: 'nightly-job',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'serverless' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense no cálculo noturno como um prato de toda noite, no programa como a receita dele e no servidor como a cozinha.',
      en: 'Think of the nightly job as a dish to cook every night, of the program as its recipe, and of servers as kitchens.',
      es: 'Piensa en el cálculo nocturno como un plato de cada noche, en el programa como su receta y en el servidor como la cocina.',
    },
    situations: [
      {
        id: 'statements',
        text: {
          pt: 'Uma administradora de condomínios calcula os boletos toda noite e levará a tarefa para a AWS.',
          en: 'A property manager works out its charges every night and is moving the job to AWS.',
          es: 'Una administradora de edificios calcula las cuotas de mantenimiento cada noche y llevará la tarea a AWS.',
        },
        today: {
          pt: 'Um servidor do escritório calcula as cotas de 30.000 apartamentos e termina pouco antes das seis. Um arquiteto de soluções deve planejar a mudança.',
          en: 'A server in the office calculates the charges of 30,000 apartments and ends shortly before six. A solutions architect must plan the move.',
          es: 'Un servidor de la oficina calcula las expensas de 30.000 departamentos y termina poco antes de las seis. Un arquitecto de soluciones debe planear el cambio.',
        },
      },
      {
        id: 'tides',
        text: {
          pt: 'Um instituto oceanográfico calcula as marés toda noite com um programa que irá para a AWS.',
          en: 'An oceanographic institute works out the tides every night with a program that is moving to AWS.',
          es: 'Un instituto oceanográfico calcula las mareas cada noche con un programa que irá a AWS.',
        },
        today: {
          pt: 'Os resultados de 140 portos são publicados todas as manhãs. Um arquiteto de soluções deve escolher onde o programa vai rodar.',
          en: 'The results for 140 ports are published every morning. A solutions architect must choose where the program will run.',
          es: 'Los resultados de 140 puertos se publican cada mañana. Un arquitecto de soluciones debe elegir dónde correrá el programa.',
        },
      },
      {
        id: 'catalog',
        text: {
          pt: 'Uma loja de discos refaz o catálogo toda noite e levará a tarefa para a AWS.',
          en: 'A record store rebuilds its catalog every night and is moving the job to AWS.',
          es: 'Una tienda de discos rehace su catálogo cada noche y llevará la tarea a AWS.',
        },
        today: {
          pt: 'Ela lê dois milhões de registros do Amazon S3 e grava nele as páginas novas antes da abertura, às oito.',
          en: 'It reads two million records from Amazon S3 and writes the new pages there before the shop opens at eight.',
          es: 'Lee dos millones de registros de Amazon S3 y escribe allí las páginas nuevas antes de abrir, a las ocho.',
        },
      },
      {
        id: 'prices',
        text: {
          pt: 'Uma rede de postos calcula os preços toda noite, em um servidor que será desligado.',
          en: 'A chain of gas stations works out its prices every night, on a server that is being retired.',
          es: 'Una cadena de gasolineras calcula los precios cada noche, en un servidor que se va a apagar.',
        },
        today: {
          pt: 'Os novos preços de 900 postos devem sair até as quatro da manhã. Um arquiteto de soluções deve escolher o substituto do servidor.',
          en: 'The new prices of 900 stations must be out by four in the morning. A solutions architect must choose what replaces the server.',
          es: 'Los nuevos precios de 900 estaciones deben salir antes de las cuatro de la mañana. Un arquitecto de soluciones debe elegir el reemplazo del servidor.',
        },
      },
      {
        id: 'routes',
        text: {
          pt: 'Uma empresa de coleta de lixo planeja as rotas toda noite e levará a tarefa para a AWS.',
          en: 'A waste collection company plans its routes every night and is moving the job to AWS.',
          es: 'Una empresa de recolección de residuos planifica sus rutas cada noche y llevará la tarea a AWS.',
        },
        today: {
          pt: 'Os planos de 260 caminhões saem hoje de um programa no computador do próprio planejador, que não pode desligá-lo à noite.',
          en: 'The plans for 260 trucks come today from a program on the planner’s own computer, which cannot be switched off at night.',
          es: 'Los planes de 260 camiones salen hoy de un programa en la computadora del propio planificador, que no puede apagarse de noche.',
        },
      },
    ],
    candidates: [
      {
        id: 'lambda',
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/welcome.html'),
        text: { pt: 'Uma função do AWS Lambda', en: 'An AWS Lambda function', es: 'Una función de AWS Lambda' },
        action: {
          pt: 'Implantar o código como uma função do AWS Lambda e invocá-la toda noite com o Amazon EventBridge Scheduler.',
          en: 'Deploy the code as an AWS Lambda function and invoke it every night with Amazon EventBridge Scheduler.',
          es: 'Implementar el código como una función de AWS Lambda e invocarla cada noche con Amazon EventBridge Scheduler.',
        },
        why: {
          pt: 'O AWS Lambda executa só o código, por até quinze minutos, e cobra pelo tempo usado.',
          en: 'AWS Lambda runs only code, for up to fifteen minutes, and charges for the time used.',
          es: 'AWS Lambda ejecuta solo el código, por hasta quince minutos, y cobra por el tiempo usado.',
        },
        likeness: {
          pt: 'um cozinheiro chamado só com a receita, sem forno especial, que vai embora em quinze minutos',
          en: 'a cook called in with just the recipe and no special oven, who leaves after fifteen minutes',
          es: 'un cocinero llamado solo con la receta, sin horno especial, que se va a los quince minutos',
        },
        tell: {
          pt: 'Script em Python de cinco minutos, sem imagens de contêiner: Lambda, pago só quando é executado. Equipe em que ninguém vai cuidar de sistemas operacionais: Lambda ou Fargate.',
          en: 'A Python script of five minutes, without container images: Lambda, paid for only when it runs. Operating systems that nobody on the team will look after: Lambda or Fargate.',
          es: 'Script en Python de cinco minutos, sin imágenes de contenedor: Lambda, que se paga solo cuando se ejecuta. Equipo en el que nadie va a ocuparse de sistemas operativos: Lambda o Fargate.',
        },
      },
      {
        id: 'fargate',
        uses: ['Fargate'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/tasks-scheduled-eventbridge-scheduler.html'),
        text: { pt: 'Um contêiner no Fargate', en: 'A container on Fargate', es: 'Un contenedor en Fargate' },
        action: {
          pt: 'Criar uma imagem de contêiner do programa e iniciá-la toda noite no AWS Fargate com o Amazon EventBridge Scheduler.',
          en: 'Build a container image of the program and start it every night on AWS Fargate with Amazon EventBridge Scheduler.',
          es: 'Crear una imagen de contenedor del programa e iniciarla cada noche en AWS Fargate con Amazon EventBridge Scheduler.',
        },
        why: {
          pt: 'O Fargate executa um contêiner pelo tempo que for preciso, sem que a AWS o interrompa, e cobra só por esse tempo.',
          en: 'Fargate runs a container for as long as it takes, without reclaiming it, and charges only for that time.',
          es: 'Fargate ejecuta un contenedor por el tiempo necesario, sin que AWS lo interrumpa, y cobra solo por ese tiempo.',
        },
        likeness: {
          pt: 'uma cozinha alugada pelo tempo do prato, sem forno especial, que só aceita receitas embaladas em caixa',
          en: 'a kitchen rented for as long as the dish takes, with no special oven, for boxed recipes only',
          es: 'una cocina alquilada lo que dura el plato, sin horno especial, que solo acepta recetas embaladas en caja',
        },
        tell: {
          pt: 'Tarefa longa sem servidor: Fargate. Cálculo de três horas, sem sistemas operacionais a cuidar: Fargate. Cálculo que leva três horas seguidas: Fargate ou AWS Batch, e não Lambda. Cálculo que recomeça do zero se for interrompido: Fargate ou AWS Batch on demand, e não Spot. Equipe em que ninguém vai cuidar de sistemas operacionais: Lambda ou Fargate.',
          en: 'A long job without a server: Fargate. A calculation of three hours, with no operating systems to look after: Fargate. A calculation that takes three hours without a break: Fargate or AWS Batch, not Lambda. A calculation that starts from zero if interrupted: Fargate or AWS Batch on demand, not Spot. Operating systems that nobody on the team will look after: Lambda or Fargate.',
          es: 'Tarea larga sin servidor: Fargate. Cálculo de tres horas, sin sistemas operativos que cuidar: Fargate. Cálculo que tarda tres horas seguidas: Fargate o AWS Batch, y no Lambda. Cálculo que vuelve a empezar de cero si se interrumpe: Fargate o AWS Batch bajo demanda, y no Spot. Equipo en el que nadie va a ocuparse de sistemas operativos: Lambda o Fargate.',
        },
      },
      {
        id: 'batch-spot',
        rightWith: ['gpu-resumes'],
        uses: ['Batch', 'Spot'],
        popularity: 3,
        source: docs('batch/latest/userguide/bestpractices6.html'),
        text: { pt: 'O AWS Batch com Spot', en: 'AWS Batch with Spot', es: 'AWS Batch con Spot' },
        action: {
          pt: 'Enviar o programa toda noite ao AWS Batch, que inicia e encerra para ele instâncias Spot do Amazon EC2.',
          en: 'Submit the program every night to AWS Batch, which starts and ends Amazon EC2 Spot Instances for it.',
          es: 'Enviar el programa cada noche a AWS Batch, que inicia y termina para él instancias Spot de Amazon EC2.',
        },
        why: {
          pt: 'O AWS Batch com Spot cria as instâncias para a tarefa, também com GPU, pelo menor preço; a AWS pode retomá-las.',
          en: 'AWS Batch with Spot creates the instances for the job, with GPUs too, at the lowest price; AWS can reclaim them.',
          es: 'AWS Batch con Spot crea las instancias para la tarea, también con GPU, al menor precio; AWS puede recuperarlas.',
        },
        likeness: {
          pt: 'uma cozinha barata com qualquer forno, que o dono retoma quando quiser, só para receitas embaladas em caixa',
          en: 'a cheap kitchen with any oven, which its owner may take back midway, for boxed recipes only',
          es: 'una cocina barata con cualquier horno, que el dueño reclama cuando quiera, solo para recetas embaladas en caja',
        },
        tell: {
          pt: 'Tarefa grande que pode recomeçar: Batch com Spot. Programa que usa uma GPU e, se interrompido, continua: instâncias que o Batch cria, em Spot pelo menor preço.',
          en: 'A large job that can start again: Batch with Spot. A program that uses a GPU and, if interrupted, goes on: instances that Batch creates, on Spot at the lowest price.',
          es: 'Tarea grande que puede recomenzar: Batch con Spot. Programa que usa una GPU y, si se interrumpe, continúa: instancias que crea Batch, en Spot al menor precio.',
        },
      },
      {
        id: 'batch-od',
        uses: ['Batch'],
        popularity: 3,
        source: docs('batch/latest/userguide/what-is-batch.html'),
        text: { pt: 'O AWS Batch sob demanda', en: 'AWS Batch on demand', es: 'AWS Batch bajo demanda' },
        action: {
          pt: 'Enviar o programa toda noite ao AWS Batch, que inicia e encerra para ele instâncias sob demanda do Amazon EC2.',
          en: 'Submit the program every night to AWS Batch, which starts and ends Amazon EC2 On-Demand Instances for it.',
          es: 'Enviar el programa cada noche a AWS Batch, que inicia y termina para él instancias bajo demanda de Amazon EC2.',
        },
        why: {
          pt: 'O AWS Batch sob demanda cria as instâncias para a tarefa, também com GPU, não as perde e as encerra no fim.',
          en: 'AWS Batch on demand creates the instances for the job, with GPUs too, does not lose them and ends them afterwards.',
          es: 'AWS Batch bajo demanda crea las instancias para la tarea, también con GPU, no las pierde y las termina al final.',
        },
        likeness: {
          pt: 'uma cozinha com qualquer forno, alugada pelo tempo do prato, que só aceita receitas embaladas em caixa',
          en: 'a kitchen with any oven, rented for as long as the dish takes, for boxed recipes only',
          es: 'una cocina con cualquier horno, alquilada lo que dura el plato, que solo acepta recetas embaladas en caja',
        },
        tell: {
          pt: 'Programa com GPU que não pode parar: Batch sob demanda, que cria as instâncias só para a tarefa. Cálculo que, se interrompido, recomeça do zero: capacidade sob demanda, e não Spot.',
          en: 'A program with a GPU that must not stop: Batch on demand, which creates the instances for the job alone. A calculation that, if interrupted, starts from zero: On-Demand capacity, not Spot.',
          es: 'Programa con GPU que no puede parar: Batch bajo demanda, que crea las instancias solo para la tarea. Cálculo que, si se interrumpe, vuelve a empezar de cero: capacidad bajo demanda, y no Spot.',
        },
        rightWith: ['gpu', 'no-restart'],
      },
      {
        id: 'ec2',
        uses: ['EC2'],
        neverRight: true,
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Uma instância EC2 permanente',
          en: 'A permanent EC2 instance',
          es: 'Una instancia EC2 permanente',
        },
        action: {
          pt: 'Instalar o programa em uma instância do Amazon EC2 ligada o dia todo e agendá-lo nela com o cron.',
          en: 'Install the program on an Amazon EC2 instance that runs all day and schedule it there with cron.',
          es: 'Instalar el programa en una instancia de Amazon EC2 encendida todo el día y programarlo en ella con cron.',
        },
        why: {
          pt: 'Um servidor EC2 permanente executa qualquer programa, como está, a qualquer hora, e é pago o dia inteiro.',
          en: 'A permanent EC2 server runs any program, as it is, at any time, and is paid for all day.',
          es: 'Un servidor EC2 permanente ejecuta cualquier programa, tal como está, a cualquier hora, y se paga todo el día.',
        },
        likeness: {
          pt: 'uma cozinha só sua, que aceita qualquer receita, mas paga dia e noite e consertada por você',
          en: 'a kitchen of your own, for any recipe, but paid for day and night and repaired by you',
          es: 'una cocina propia, que acepta cualquier receta, pero pagada día y noche y reparada por ti',
        },
        tell: {
          pt: 'Programa que precisa de um servidor como o antigo: EC2.',
          en: 'A program that needs a server like the old one: EC2.',
          es: 'Programa que necesita un servidor como el anterior: EC2.',
        },
      },
      {
        id: 'ec2-scheduled',
        uses: ['EC2'],
        popularity: 4,
        rightWith: ['installer', 'no-daytime'],
        source: docs('scheduler/latest/UserGuide/managing-targets-universal.html'),
        text: {
          pt: 'Uma instância EC2 por agendamento',
          en: 'An EC2 instance on a schedule',
          es: 'Una instancia EC2 con horario',
        },
        action: {
          pt: 'Instalar o programa em uma instância do Amazon EC2 iniciada e parada toda noite pelo Amazon EventBridge Scheduler.',
          en: 'Install the program on an Amazon EC2 instance that Amazon EventBridge Scheduler starts and stops every night.',
          es: 'Instalar el programa en una instancia de Amazon EC2 que Amazon EventBridge Scheduler inicie y detenga cada noche.',
        },
        why: {
          pt: 'Um servidor EC2 ligado à noite executa o programa como está, com ou sem GPU, e só cobra computação nessas horas; a equipe cuida do sistema operacional.',
          en: 'An EC2 server started at night runs the program as it is, with or without a GPU, and charges compute for those hours alone; the team maintains its operating system.',
          es: 'Un servidor EC2 que se inicia de noche ejecuta el programa tal como está, con o sin GPU, y solo cobra cómputo en esas horas; el equipo cuida del sistema operativo.',
        },
        likeness: {
          pt: 'uma cozinha só sua, paga apenas à noite, que aceita qualquer receita, mas que você mesmo conserta',
          en: 'a kitchen of your own, paid for only at night, for any recipe, but which you repair yourself',
          es: 'una cocina propia, pagada solo de noche, que acepta cualquier receta, pero que tú mismo reparas',
        },
        tell: {
          pt: 'Programa entregue só como instalador para Windows: EC2 iniciado por agendamento.',
          en: 'A program supplied as a Windows installer only: EC2 started on a schedule.',
          es: 'Programa entregado solo como instalador para Windows: EC2 iniciado según un horario.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-os',
        text: {
          pt: 'A equipe é de programadores, e ninguém vai cuidar de sistemas operacionais.',
          en: 'The team consists of programmers, and nobody will look after operating systems.',
          es: 'El equipo es de programadores, y nadie va a ocuparse de sistemas operativos.',
        },
        fits: ['lambda', 'fargate'],
        rulesOut: {
          ec2: {
            pt: 'Um servidor permanente do EC2 tem um sistema operacional que a equipe atualiza.',
            en: 'A permanent EC2 server has an operating system that the team updates.',
            es: 'Un servidor permanente de EC2 tiene un sistema operativo que el equipo actualiza.',
          },
          'ec2-scheduled': {
            pt: 'Mesmo ligado só à noite, um servidor do EC2 tem um sistema operacional que a equipe atualiza.',
            en: 'Even if it is on at night only, an EC2 server has an operating system that the team updates.',
            es: 'Aunque esté encendido solo de noche, un servidor de EC2 tiene un sistema operativo que el equipo actualiza.',
          },
        },
      },
      {
        id: 'three-hours',
        text: {
          pt: 'Cada execução do cálculo leva três horas seguidas.',
          en: 'Each run of the calculation takes three hours without a break.',
          es: 'Cada ejecución del cálculo tarda tres horas seguidas.',
        },
        fits: ['fargate', 'batch-spot', 'batch-od', 'ec2', 'ec2-scheduled'],
        rulesOut: {
          lambda: {
            pt: 'Uma função comum do Lambda é encerrada após quinze minutos.',
            en: 'An ordinary Lambda function is ended after fifteen minutes.',
            es: 'Una función común de Lambda termina a los quince minutos.',
          },
        },
      },
      {
        id: 'no-restart',
        text: {
          pt: 'Um cálculo interrompido recomeça do zero e perde o prazo da manhã.',
          en: 'An interrupted calculation starts from zero and misses its morning deadline.',
          es: 'Un cálculo interrumpido vuelve a empezar de cero y pierde el plazo de la mañana.',
        },
        fits: ['lambda', 'fargate', 'batch-od', 'ec2', 'ec2-scheduled'],
        rulesOut: {
          'batch-spot': {
            pt: 'Em Spot, a AWS pode retomar as instâncias e interromper o cálculo, que perderia o prazo.',
            en: 'With Spot, AWS can reclaim the instances and interrupt the calculation, which would miss its deadline.',
            es: 'En Spot, AWS puede reclamar las instancias e interrumpir el cálculo, que perdería el plazo.',
          },
        },
      },
      {
        id: 'no-daytime',
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['lambda', 'fargate', 'batch-spot', 'batch-od', 'ec2-scheduled'],
        rulesOut: {
          ec2: {
            pt: 'Um servidor EC2 permanente é pago também durante o dia, sem uso.',
            en: 'A permanent EC2 server is paid for in the daytime too, unused.',
            es: 'Un servidor EC2 permanente se paga también de día, sin uso.',
          },
        },
      },
      {
        id: 'gpu-resumes',
        situations: ['tides', 'routes'],
        notWith: ['gpu', 'no-restart'],
        text: {
          pt: 'O programa usa uma GPU e, se for interrompido, continua de onde parou.',
          en: 'The program uses a GPU and, if interrupted, goes on from where it stopped.',
          es: 'El programa usa una GPU y, si se interrumpe, continúa desde donde quedó.',
        },
        fits: ['batch-spot', 'batch-od', 'ec2', 'ec2-scheduled'],
        rulesOut: noGpu,
      },
      {
        id: 'gpu',
        situations: ['tides', 'routes'],
        text: { pt: 'O programa usa uma GPU.', en: 'The program uses a GPU.', es: 'El programa usa una GPU.' },
        fits: ['batch-spot', 'batch-od', 'ec2', 'ec2-scheduled'],
        rulesOut: noGpu,
      },
      {
        id: 'no-images',
        notWith: ['gpu', 'gpu-resumes', 'three-hours', 'no-restart'],
        text: {
          pt: 'O trabalho é um script em Python de cinco minutos, que a equipe quer publicar sem criar imagens de contêiner.',
          en: 'The job is a Python script of five minutes, which the team wants to deploy without building container images.',
          es: 'El trabajo es un script en Python de cinco minutos, que el equipo quiere publicar sin crear imágenes de contenedor.',
        },
        fits: ['lambda', 'ec2', 'ec2-scheduled'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate executa imagens de contêiner, que alguém teria de criar.',
            en: 'Fargate runs container images, which someone would have to build.',
            es: 'Fargate ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
          'batch-spot': {
            pt: 'O AWS Batch, com Spot ou não, executa imagens de contêiner, que alguém teria de criar.',
            en: 'AWS Batch, with Spot or not, runs container images, which someone would have to build.',
            es: 'AWS Batch, con Spot o no, ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
          'batch-od': {
            pt: 'O AWS Batch executa imagens de contêiner, que alguém teria de criar.',
            en: 'AWS Batch runs container images, which someone would have to build.',
            es: 'AWS Batch ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
        },
      },
      {
        id: 'installer',
        notWith: ['no-images', 'no-os', 'gpu', 'gpu-resumes', 'three-hours', 'no-restart'],
        text: {
          pt: 'O fornecedor entrega o programa só como instalador para Windows e não dá suporte a ele em contêineres.',
          en: 'The vendor supplies the program as a Windows installer only and does not support it in containers.',
          es: 'El proveedor entrega el programa solo como instalador para Windows y no le da soporte en contenedores.',
        },
        fits: ['ec2', 'ec2-scheduled'],
        rulesOut: {
          lambda: {
            pt: 'O AWS Lambda executa o código de uma função em Linux, e não um programa instalado no Windows.',
            en: 'AWS Lambda runs the code of a function on Linux, not a program installed on Windows.',
            es: 'AWS Lambda ejecuta el código de una función en Linux, no un programa instalado en Windows.',
          },
          fargate: {
            pt: 'O Fargate só executa imagens de contêiner, nas quais o fornecedor não dá suporte ao programa.',
            en: 'Fargate runs container images alone, in which the vendor does not support the program.',
            es: 'Fargate solo ejecuta imágenes de contenedor, en las que el proveedor no da soporte al programa.',
          },
          'batch-spot': {
            pt: 'O AWS Batch, em Spot ou não, executa imagens de contêiner, nas quais o fornecedor não dá suporte ao programa.',
            en: 'AWS Batch, with Spot or not, runs container images, in which the vendor does not support the program.',
            es: 'AWS Batch, en Spot o no, ejecuta imágenes de contenedor, en las que el proveedor no da soporte al programa.',
          },
          'batch-od': {
            pt: 'O AWS Batch executa imagens de contêiner, nas quais o fornecedor não dá suporte ao programa.',
            en: 'AWS Batch runs container images, in which the vendor does not support the program.',
            es: 'AWS Batch ejecuta imágenes de contenedor, en las que el proveedor no da soporte al programa.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve executar a tarefa?',
      en: 'What should run the job?',
      es: '¿Qué debe ejecutar la tarea?',
    },
  },

  {
    id: 'upload-handler',
    exams: { 'clf-c02': { domain: 'technology', topic: 'serverless' } },
    scene: {
      pt: 'Pense em cada arquivo enviado como uma encomenda que chega, e no processamento como o serviço de um ajudante.',
      en: 'Think of each uploaded file as a parcel that arrives, and of its processing as the work of a helper.',
      es: 'Piensa en cada archivo subido como un paquete que llega, y en su procesamiento como el trabajo de un ayudante.',
    },
    situations: [
      {
        id: 'estate-uploads',
        text: {
          pt: 'Um portal de imóveis precisa tratar cada arquivo que os corretores enviam a um bucket do Amazon S3.',
          en: 'A real estate portal needs to process each file that agents upload to an Amazon S3 bucket.',
          es: 'Un portal inmobiliario necesita procesar cada archivo que los agentes suben a un bucket de Amazon S3.',
        },
      },
      {
        id: 'print-uploads',
        text: {
          pt: 'Uma gráfica precisa verificar cada arquivo que os clientes enviam a um bucket do Amazon S3.',
          en: 'A print shop needs to check each file that customers upload to an Amazon S3 bucket.',
          es: 'Una imprenta necesita verificar cada archivo que los clientes suben a un bucket de Amazon S3.',
        },
      },
      {
        id: 'course-uploads',
        text: {
          pt: 'Uma plataforma de cursos precisa converter cada aula que os professores enviam a um bucket do Amazon S3.',
          en: 'A course platform needs to convert each lesson that teachers upload to an Amazon S3 bucket.',
          es: 'Una plataforma de cursos necesita convertir cada clase que los profesores suben a un bucket de Amazon S3.',
        },
      },
      {
        id: 'claims-uploads',
        text: {
          pt: 'Uma seguradora precisa extrair os dados de cada documento que chega a um bucket do Amazon S3.',
          en: 'An insurer needs to extract the data from each document that arrives in an Amazon S3 bucket.',
          es: 'Una aseguradora necesita extraer los datos de cada documento que llega a un bucket de Amazon S3.',
        },
      },
    ],
    candidates: [
      {
        id: 'lambda',
        uses: ['Lambda'],
        popularity: 5,
        source: docs('lambda/latest/dg/with-s3.html'),
        text: {
          pt: 'Uma função do AWS Lambda, por evento',
          en: 'An AWS Lambda function, on each event',
          es: 'Una función de AWS Lambda, por evento',
        },
        why: {
          pt: 'O Amazon S3 invoca a função do AWS Lambda a cada arquivo; paga-se por invocação e tempo de execução, de até quinze minutos, sem servidores.',
          en: 'Amazon S3 invokes the AWS Lambda function for each file; it is paid per invocation and run time, up to fifteen minutes, with no servers.',
          es: 'Amazon S3 invoca la función de AWS Lambda por cada archivo; se paga por invocación y tiempo de ejecución, de hasta quince minutos, sin servidores.',
        },
        likeness: {
          pt: 'um ajudante que vem assim que a encomenda chega, mas fica quinze minutos no máximo',
          en: 'a helper who comes as soon as a parcel arrives, but stays for fifteen minutes at most',
          es: 'un ayudante que viene en cuanto llega el paquete, pero se queda quince minutos como máximo',
        },
        tell: {
          pt: 'Resultado pronto segundos depois do envio: Lambda, invocado pelo S3 a cada arquivo. Desenvolvedores que entregam só código, sem imagens de contêiner: uma função do Lambda ou uma instância do EC2. Dias sem nenhum envio, em que não se deve pagar pelo processamento: Lambda, cobrado só ao executar.',
          en: 'A result ready seconds after the upload: Lambda, which S3 invokes for each file. Developers who deliver code only, without container images: a Lambda function or an EC2 instance. Days without uploads, when processing must cost nothing: Lambda, paid for only when it runs.',
          es: 'Resultado listo segundos después de la carga: Lambda, que S3 invoca por cada archivo. Desarrolladores que entregan solo código, sin imágenes de contenedor: una función de Lambda o una instancia de EC2. Días sin ninguna carga, en los que el procesamiento no debe costar nada: Lambda, que se paga solo al ejecutarse.',
        },
      },
      {
        id: 'lambda-nightly',
        neverRight: true,
        uses: ['Lambda'],
        popularity: 3,
        source: docs('lambda/latest/dg/with-eventbridge-scheduler.html'),
        text: {
          pt: 'Uma função do AWS Lambda, uma vez por noite',
          en: 'An AWS Lambda function, once a night',
          es: 'Una función de AWS Lambda, una vez por noche',
        },
        why: {
          pt: 'Com um agendamento, a função do AWS Lambda trata de uma vez os arquivos do dia, em até quinze minutos.',
          en: 'On a schedule, the AWS Lambda function processes the files of the day together, within fifteen minutes.',
          es: 'Con una programación, la función de AWS Lambda procesa juntos los archivos del día, en hasta quince minutos.',
        },
        likeness: {
          pt: 'um ajudante que só vem à noite e fica quinze minutos no máximo',
          en: 'a helper who comes only at night and stays for fifteen minutes at most',
          es: 'un ayudante que solo viene de noche y se queda quince minutos como máximo',
        },
        tell: {
          pt: 'Trabalho curto com hora marcada: Lambda com agendamento.',
          en: 'Short work at a set time: Lambda on a schedule.',
          es: 'Trabajo corto a una hora fija: Lambda con programación.',
        },
      },
      {
        id: 'fargate',
        rightWith: ['two-hours', 'no-servers'],
        uses: ['Fargate'],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Um contêiner no Fargate, que consulta o bucket',
          en: 'A container on Fargate that checks the bucket',
          es: 'Un contenedor en Fargate que consulta el bucket',
        },
        why: {
          pt: 'Um contêiner no Fargate roda pelo tempo que for preciso, sem servidores a manter, e é pago enquanto está no ar.',
          en: 'A container on Fargate runs for as long as needed, with no servers to maintain, and is paid for while it is up.',
          es: 'Un contenedor en Fargate corre el tiempo que haga falta, sin servidores que mantener, y se paga mientras está en línea.',
        },
        likeness: {
          pt: 'um ajudante de agência pago o dia todo para esperar encomendas, com uma maleta que você arruma',
          en: 'an agency helper paid all day to wait for parcels, with a toolbox that you must pack',
          es: 'un ayudante de agencia pagado todo el día para esperar paquetes, con un maletín que tú armas',
        },
        tell: {
          pt: 'Trabalho de duas horas sem servidores: Fargate, pois o Lambda para aos quinze minutos. Arquivo que exige duas horas de cálculo contínuo: Fargate, EC2 ou AWS Batch, e não Lambda.',
          en: 'Work of two hours without servers: Fargate, as Lambda stops at fifteen minutes. A file that takes two hours of continuous computation: Fargate, EC2 or AWS Batch, not Lambda.',
          es: 'Trabajo de dos horas sin servidores: Fargate, porque Lambda se detiene a los quince minutos. Archivo que exige dos horas de cálculo continuo: Fargate, EC2 o AWS Batch, y no Lambda.',
        },
      },
      {
        id: 'ec2',
        rightWith: ['two-hours', 'only-code'],
        uses: ['EC2'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um script no EC2, que consulta o bucket',
          en: 'A script on EC2 that checks the bucket',
          es: 'Un script en EC2 que consulta el bucket',
        },
        why: {
          pt: 'Um script em uma instância do EC2 roda sem limite de tempo e sem imagens de contêiner; a equipe mantém o sistema operacional.',
          en: 'A script on an EC2 instance runs without a time limit and without container images; the team maintains the operating system.',
          es: 'Un script en una instancia de EC2 corre sin límite de tiempo y sin imágenes de contenedor; el equipo mantiene el sistema operativo.',
        },
        likeness: {
          pt: 'um empregado que você mesmo treina, pago o dia todo para esperar encomendas',
          en: 'an employee whom you train yourself, paid all day long to wait for parcels',
          es: 'un empleado que tú mismo capacitas, pagado todo el día para esperar paquetes',
        },
        tell: {
          pt: 'Trabalho longo, só com código: uma instância do EC2. Desenvolvedores que entregam só código, sem imagens de contêiner: uma função do Lambda ou uma instância do EC2. Arquivo que exige duas horas de cálculo contínuo: Fargate, EC2 ou AWS Batch, e não Lambda.',
          en: 'Long work, with code alone: an EC2 instance. Developers who deliver code only, without container images: a Lambda function or an EC2 instance. A file that takes two hours of continuous computation: Fargate, EC2 or AWS Batch, not Lambda.',
          es: 'Trabajo largo, solo con código: una instancia de EC2. Desarrolladores que entregan solo código, sin imágenes de contenedor: una función de Lambda o una instancia de EC2. Archivo que exige dos horas de cálculo continuo: Fargate, EC2 o AWS Batch, y no Lambda.',
        },
      },
      {
        id: 'batch',
        rightWith: ['two-hours', 'idle-free'],
        uses: ['AWS Batch'],
        popularity: 3,
        source: docs('batch/latest/userguide/what-is-batch.html'),
        text: {
          pt: 'Um job do AWS Batch para cada arquivo',
          en: 'An AWS Batch job for each file',
          es: 'Un job de AWS Batch para cada archivo',
        },
        why: {
          pt: 'Um evento do envio põe um job na fila do AWS Batch, que executa o contêiner pelo tempo que for preciso; sem jobs, não há nada a pagar.',
          en: 'An event of the upload puts a job in the queue of AWS Batch, which runs the container for as long as needed; without jobs there is nothing to pay.',
          es: 'Un evento de la carga pone un job en la cola de AWS Batch, que ejecuta el contenedor el tiempo que haga falta; sin jobs, no hay nada que pagar.',
        },
        likeness: {
          pt: 'um ajudante de agência chamado a cada encomenda, pelo tempo preciso, mas com uma maleta que você arruma',
          en: 'an agency helper called for each parcel, for as long as needed, but with a toolbox that you must pack',
          es: 'un ayudante de agencia llamado para cada paquete, el tiempo necesario, pero con un maletín que tú armas',
        },
        tell: {
          pt: 'Arquivo que exige duas horas de cálculo contínuo: Fargate, EC2 ou AWS Batch, e não Lambda. Dias sem nenhum envio, em que não se deve pagar pelo processamento: um job por arquivo, cobrado só ao executar.',
          en: 'A file that takes two hours of continuous computation: Fargate, EC2 or AWS Batch, not Lambda. Days without uploads, when processing must cost nothing: one job per file, paid for only when it runs.',
          es: 'Archivo que exige dos horas de cálculo continuo: Fargate, EC2 o AWS Batch, y no Lambda. Días sin ninguna carga, en los que el procesamiento no debe costar nada: un job por archivo, que se paga solo al ejecutarse.',
        },
      },
    ],
    constraints: [
      {
        id: 'seconds',
        notWith: ['two-hours'],
        text: {
          pt: 'O resultado deve estar pronto segundos depois do envio.',
          en: 'The result must be ready seconds after the upload.',
          es: 'El resultado debe estar listo segundos después de la carga.',
        },
        fits: ['lambda', 'fargate', 'ec2'],
        rulesOut: {
          'lambda-nightly': {
            pt: 'Executada uma vez por noite, a função do AWS Lambda só trata o arquivo horas depois.',
            en: 'Run once a night, the AWS Lambda function processes the file hours later.',
            es: 'Ejecutada una vez por noche, la función de AWS Lambda procesa el archivo horas después.',
          },
        },
      },
      {
        id: 'only-code',
        text: {
          pt: 'Os desenvolvedores entregam só código, e ninguém vai criar imagens de contêiner.',
          en: 'The developers deliver code only, and nobody will build container images.',
          es: 'Los desarrolladores entregan solo código, y nadie va a crear imágenes de contenedor.',
        },
        fits: ['lambda', 'lambda-nightly', 'ec2'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate executa imagens de contêiner, que alguém teria de criar.',
            en: 'Fargate runs container images, which someone would have to build.',
            es: 'Fargate ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
          batch: {
            pt: 'O AWS Batch executa imagens de contêiner, que alguém teria de criar.',
            en: 'AWS Batch runs container images, which someone would have to build.',
            es: 'AWS Batch ejecuta imágenes de contenedor, que alguien tendría que crear.',
          },
        },
      },
      {
        id: 'no-servers',
        ask: {
          pt: 'Que solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['lambda', 'lambda-nightly', 'fargate', 'batch'],
        rulesOut: {
          ec2: {
            pt: 'A instância do EC2 em que o script roda tem um sistema operacional que a equipe atualiza e vigia.',
            en: 'The EC2 instance that runs the script has an operating system that the team patches and watches.',
            es: 'La instancia de EC2 en la que corre el script tiene un sistema operativo que el equipo actualiza y vigila.',
          },
        },
      },
      {
        id: 'idle-free',
        text: {
          pt: 'Há dias sem nenhum envio, e neles não se deve pagar pelo processamento.',
          en: 'Some days bring no uploads, and processing must cost nothing then.',
          es: 'Hay días sin ninguna carga, y en ellos el procesamiento no debe costar nada.',
        },
        fits: ['lambda', 'lambda-nightly', 'batch'],
        rulesOut: {
          fargate: {
            pt: 'O contêiner no Fargate que consulta o bucket é pago também nos dias sem arquivos.',
            en: 'The container on Fargate that checks the bucket is paid for on days without files too.',
            es: 'El contenedor en Fargate que consulta el bucket se paga también los días sin archivos.',
          },
          ec2: {
            pt: 'A instância do EC2 em que o script roda é paga também nos dias sem arquivos.',
            en: 'The EC2 instance that runs the script is paid for on days without files too.',
            es: 'La instancia de EC2 en la que corre el script se paga también los días sin archivos.',
          },
        },
      },
      {
        id: 'two-hours',
        situations: ['estate-uploads', 'course-uploads'],
        text: {
          pt: 'Cada arquivo exige duas horas de cálculo contínuo.',
          en: 'Each file takes two hours of continuous computation.',
          es: 'Cada archivo exige dos horas de cálculo continuo.',
        },
        fits: ['fargate', 'ec2', 'batch'],
        rulesOut: {
          lambda: {
            pt: 'Uma função comum do AWS Lambda é encerrada aos quinze minutos.',
            en: 'An ordinary AWS Lambda function is ended after fifteen minutes.',
            es: 'Una función común de AWS Lambda termina a los quince minutos.',
          },
          'lambda-nightly': {
            pt: 'À noite também, uma função comum do AWS Lambda é encerrada aos quinze minutos.',
            en: 'At night too, an ordinary AWS Lambda function is ended after fifteen minutes.',
            es: 'También de noche, una función común de AWS Lambda termina a los quince minutos.',
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
