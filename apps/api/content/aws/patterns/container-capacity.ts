import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const containerCapacity: readonly Pattern[] = [
  {
    id: 'container-capacity',
    exams: { 'saa-c03': { domain: 'cost', topic: 'compute-cost' } },
    scene: {
      pt: 'Pense em cada tarefa como uma viagem a fazer, em que a capacidade de computação é o veículo que se contrata.',
      en: 'Think of each task as a trip to be made, where the computing capacity is the vehicle that you hire.',
      es: 'Piensa en cada tarea como un viaje por hacer, donde la capacidad de cómputo es el vehículo que se contrata.',
    },
    situations: [
      {
        id: 'render-tasks',
        text: {
          pt: 'Um portal imobiliário gera vídeos de imóveis em tarefas do Amazon ECS, vindas de uma fila.',
          en: 'A real estate portal makes property videos in Amazon ECS tasks that come from a queue.',
          es: 'Un portal inmobiliario genera videos de propiedades en tareas de Amazon ECS que llegan de una cola.',
        },
        today: {
          pt: 'Rodam de 10 a 400 tarefas, em um cluster montado às pressas. Um arquiteto de soluções deve rever a capacidade que ele usa.',
          en: 'From 10 to 400 tasks run, on a cluster that was put together in haste. A solutions architect must review the capacity that it uses.',
          es: 'Corren de 10 a 400 tareas, en un clúster armado con prisa. Un arquitecto de soluciones debe revisar la capacidad que usa.',
        },
      },
      {
        id: 'risk-tasks',
        text: {
          pt: 'Uma gestora de fundos recalcula carteiras em tarefas do Amazon ECS, cada uma com cerca de dez minutos.',
          en: 'A fund manager recalculates portfolios in Amazon ECS tasks, each of about ten minutes.',
          es: 'Una gestora de fondos recalcula carteras en tareas de Amazon ECS, cada una de unos diez minutos.',
        },
        today: {
          pt: 'São 6.000 tarefas por dia, em horas que dependem do mercado. A gestora deve definir a capacidade que as executa.',
          en: 'There are 6,000 tasks a day, at hours that depend on the market. The fund manager must decide which capacity runs them.',
          es: 'Son 6.000 tareas por día, a horas que dependen del mercado. La gestora debe definir la capacidad que las ejecuta.',
        },
      },
      {
        id: 'feed-tasks',
        text: {
          pt: 'Uma agência de viagens atualiza tarifas com serviços do Amazon ECS, que leem uma fila e gravam em um banco de dados.',
          en: 'A travel agency updates fares with Amazon ECS services that read a queue and write to a database.',
          es: 'Una agencia de viajes actualiza tarifas con servicios de Amazon ECS que leen una cola y escriben en una base de datos.',
        },
        today: {
          pt: 'São 12 serviços em contêineres de 1 vCPU, e a fatura dobrou em um ano. Os arquitetos vão propor outra capacidade.',
          en: 'There are 12 services in containers of 1 vCPU, and the bill has doubled in a year. The architects must propose another capacity.',
          es: 'Son 12 servicios en contenedores de 1 vCPU, y la factura se duplicó en un año. Los arquitectos van a proponer otra capacidad.',
        },
      },
    ],
    candidates: [
      {
        id: 'fargate',
        uses: [],
        popularity: 5,
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        text: {
          pt: 'Tarefas no Fargate sob demanda',
          en: 'Tasks on Fargate on demand',
          es: 'Tareas en Fargate bajo demanda',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate, com o provedor de capacidade FARGATE e Service Auto Scaling.',
          en: 'Run the tasks on AWS Fargate, with the FARGATE capacity provider and Service Auto Scaling.',
          es: 'Ejecutar las tareas en AWS Fargate, con el proveedor de capacidad FARGATE y Service Auto Scaling.',
        },
        why: {
          pt: 'O Fargate cobra a vCPU e a memória de cada tarefa por segundo, sem servidores e sem que a AWS a interrompa para reaver capacidade.',
          en: 'Fargate charges the vCPU and memory of each task by the second, with no servers and without AWS interrupting it to reclaim capacity.',
          es: 'Fargate cobra la vCPU y la memoria de cada tarea por segundo, sin servidores y sin que AWS la interrumpa para recuperar capacidad.',
        },
        likeness: {
          pt: 'os táxis comuns, com motorista da firma, que ninguém chama de volta, mas a preço cheio por corrida',
          en: 'ordinary taxis, with the firm’s own driver, which nobody calls back, but at full price for each ride',
          es: 'los taxis comunes, con conductor de la empresa, que nadie reclama, pero a precio completo por viaje',
        },
        tell: {
          pt: 'Tarefas que não podem ser interrompidas pela AWS: Fargate sob demanda. Tarefas sempre em execução mesmo quando a AWS retoma capacidade ociosa: Fargate sob demanda. Equipe que não quer atualizar servidores: Fargate. Horas sem nenhuma tarefa, sem pagar por computação: capacidade que vai a zero, como a do Fargate.',
          en: 'Tasks that may not be interrupted by AWS: on-demand Fargate. Tasks running at all times even when AWS takes back spare capacity: on-demand Fargate. A team that does not want to patch servers: Fargate. Hours with no task, without paying for compute: capacity that goes to zero, such as Fargate.',
          es: 'Tareas que no pueden ser interrumpidas por AWS: Fargate bajo demanda. Tareas siempre en ejecución aun cuando AWS recupere capacidad ociosa: Fargate bajo demanda. Equipo que no quiere actualizar servidores: Fargate. Horas sin ninguna tarea, sin pagar por cómputo: capacidad que baja a cero, como la de Fargate.',
        },
      },
      {
        id: 'fargate-spot',
        rightWith: ['discount'],
        uses: [],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/fargate-capacity-providers.html'),
        text: {
          pt: 'Todas as tarefas no Fargate Spot',
          en: 'All tasks on Fargate Spot',
          es: 'Todas las tareas en Fargate Spot',
        },
        action: {
          pt: 'Executar as tarefas no AWS Fargate, com todo o peso no provedor de capacidade FARGATE_SPOT.',
          en: 'Run the tasks on AWS Fargate, with all the weight on the FARGATE_SPOT capacity provider.',
          es: 'Ejecutar las tareas en AWS Fargate, con todo el peso en el proveedor de capacidad FARGATE_SPOT.',
        },
        why: {
          pt: 'O Fargate Spot usa capacidade ociosa com até 70% de desconto e avisa dois minutos antes de parar uma tarefa.',
          en: 'Fargate Spot uses spare capacity at up to 70% off and gives two minutes’ notice before it stops a task.',
          es: 'Fargate Spot usa capacidad ociosa con hasta 70% de descuento y avisa dos minutos antes de detener una tarea.',
        },
        likeness: {
          pt: 'os táxis comuns em hora vaga, baratos, com motorista, que a firma pode chamar todos de volta no caminho',
          en: 'ordinary taxis in their idle hours, cheap, with a driver, all of which the firm may call back halfway',
          es: 'los taxis comunes en horas libres, baratos, con conductor, que la empresa puede reclamar todos a medio camino',
        },
        tell: {
          pt: 'Tarefa interrompida que volta à fila: Fargate Spot, sem servidores. Horas sem nenhuma tarefa, sem pagar por computação: capacidade que vai a zero, como a do Fargate Spot.',
          en: 'An interrupted task that returns to the queue: Fargate Spot, without servers. Hours with no task, without paying for compute: capacity that goes to zero, such as Fargate Spot.',
          es: 'Tarea interrumpida que vuelve a la cola: Fargate Spot, sin servidores. Horas sin ninguna tarea, sin pagar por cómputo: capacidad que baja a cero, como la de Fargate Spot.',
        },
      },
      {
        id: 'fargate-mix',
        uses: [],
        popularity: 3,
        source: docs('AmazonECS/latest/developerguide/cluster-capacity-providers.html'),
        text: {
          pt: 'Fargate com uma base e o resto em Fargate Spot',
          en: 'Fargate for a base and Fargate Spot for the rest',
          es: 'Fargate para una base y el resto en Fargate Spot',
        },
        action: {
          pt: 'Manter dia e noite um mínimo de tarefas no provedor FARGATE e executar as demais no FARGATE_SPOT.',
          en: 'Keep a minimum of tasks on the FARGATE provider around the clock and run the others on FARGATE_SPOT.',
          es: 'Mantener día y noche un mínimo de tareas en el proveedor FARGATE y ejecutar las demás en FARGATE_SPOT.',
        },
        why: {
          pt: 'As tarefas mínimas em FARGATE continuam quando a capacidade ociosa é retirada, e as demais pagam o preço do Fargate Spot.',
          en: 'The minimum on FARGATE keeps running when spare capacity is taken away, and the other tasks pay the Fargate Spot price.',
          es: 'Las tareas mínimas en FARGATE continúan cuando se retira la capacidad ociosa, y las demás pagan el precio de Fargate Spot.',
        },
        likeness: {
          pt: 'alguns táxis comuns com motorista, pagos dia e noite, mais outros baratos que a firma pode chamar de volta',
          en: 'a few ordinary taxis with a driver, paid day and night, plus cheap ones that the firm may call back',
          es: 'unos taxis comunes con conductor, pagados día y noche, más otros baratos que la empresa puede reclamar',
        },
        tell: {
          pt: 'Pelo menos algumas tarefas sempre em execução e a maior parte com desconto: um mínimo no provedor FARGATE e as demais no FARGATE_SPOT. Equipe que não quer atualizar servidores: Fargate.',
          en: 'At least some tasks always running and most at a discount: a minimum on the FARGATE provider and the others on FARGATE_SPOT. A team that does not want to patch servers: Fargate.',
          es: 'Al menos algunas tareas siempre en ejecución y la mayoría con descuento: un mínimo en el proveedor FARGATE y las demás en FARGATE_SPOT. Equipo que no quiere actualizar servidores: Fargate.',
        },
      },
      {
        id: 'ec2',
        uses: [],
        popularity: 4,
        source: docs('AmazonECS/latest/developerguide/asg-capacity-providers.html'),
        text: {
          pt: 'Instâncias sob demanda do Amazon EC2',
          en: 'On-Demand Instances of Amazon EC2',
          es: 'Instancias bajo demanda de Amazon EC2',
        },
        action: {
          pt: 'Executar as tarefas em instâncias sob demanda, em um provedor de capacidade com escalabilidade gerenciada desde zero instâncias.',
          en: 'Run the tasks on On-Demand Instances, in a capacity provider with managed scaling from zero instances.',
          es: 'Ejecutar las tareas en instancias bajo demanda, en un proveedor de capacidad con escalado administrado desde cero instancias.',
        },
        why: {
          pt: 'Em instâncias próprias a equipe escolhe o hardware e põe no host o que precisar, e a AWS não retoma as sob demanda; o provedor ajusta o grupo às tarefas.',
          en: 'With EC2 instances the team chooses the hardware and installs what it needs on the host, and AWS does not reclaim On-Demand ones; the capacity provider scales the group with the tasks.',
          es: 'En instancias propias el equipo elige el hardware y pone en el host lo que necesite, y AWS no retira las de bajo demanda; el proveedor ajusta el grupo a las tareas.',
        },
        likeness: {
          pt: 'os caminhões do modelo que você escolhe, dirigidos e cuidados por você, a preço cheio, devolvidos quando não há frete',
          en: 'trucks of the model you choose, driven and tended by you, at full price, returned when there is no load',
          es: 'los camiones del modelo que eliges, conducidos y cuidados por ti, a precio completo, devueltos cuando no hay carga',
        },
        tell: {
          pt: 'GPU em cada tarefa: instâncias do EC2. Agente privilegiado em cada host: instâncias do EC2. Horas sem nenhuma tarefa, sem pagar por computação: capacidade que vai a zero, como um provedor com escalabilidade gerenciada.',
          en: 'A GPU in each task: EC2 instances. A privileged agent on each host: EC2 instances. Hours with no task, without paying for compute: capacity that goes to zero, such as a provider with managed scaling.',
          es: 'GPU en cada tarea: instancias de EC2. Agente privilegiado en cada host: instancias de EC2. Horas sin ninguna tarea, sin pagar por cómputo: capacidad que baja a cero, como un proveedor con escalado administrado.',
        },
      },
      {
        id: 'ec2-spot',
        rightWith: ['discount'],
        uses: [],
        popularity: 3,
        source: docs('AmazonECS/latest/developerguide/container-instance-spot.html'),
        text: {
          pt: 'Instâncias Spot do Amazon EC2',
          en: 'Spot Instances of Amazon EC2',
          es: 'Instancias Spot de Amazon EC2',
        },
        action: {
          pt: 'Executar as tarefas em instâncias Spot de vários tipos, em um provedor de capacidade com drenagem e escalabilidade gerenciada desde zero instâncias.',
          en: 'Run the tasks on Spot Instances of several types, in a capacity provider with draining and managed scaling from zero instances.',
          es: 'Ejecutar las tareas en instancias Spot de varios tipos, en un proveedor de capacidad con drenaje y escalado administrado desde cero instancias.',
        },
        why: {
          pt: 'Instâncias Spot dão até 90% de desconto em qualquer tipo, e a drenagem tira as tarefas nos dois minutos de aviso.',
          en: 'Spot Instances give up to 90% off on any type, and draining moves tasks away in the two minutes of notice.',
          es: 'Las instancias Spot dan hasta 90% de descuento en cualquier tipo, y el drenaje retira las tareas en los dos minutos de aviso.',
        },
        likeness: {
          pt: 'os caminhões de sobra, baratíssimos, dirigidos e cuidados por você, que a firma pode chamar de volta no caminho',
          en: 'spare trucks, very cheap, driven and tended by you, which the firm may call back halfway',
          es: 'los camiones sobrantes, baratísimos, conducidos y cuidados por ti, que la empresa puede reclamar a medio camino',
        },
        tell: {
          pt: 'Tarefa interrompida que volta à fila: capacidade Spot. Horas sem nenhuma tarefa, sem pagar por computação: capacidade que vai a zero, como um provedor com escalabilidade gerenciada. GPU em cada tarefa: instâncias do EC2, também Spot. Agente privilegiado em cada host: instâncias do EC2, também Spot.',
          en: 'An interrupted task that returns to the queue: Spot capacity. Hours with no task, without paying for compute: capacity that goes to zero, such as a provider with managed scaling. A GPU in each task: EC2 instances, Spot ones too. A privileged agent on each host: EC2 instances, Spot ones too.',
          es: 'Tarea interrumpida que vuelve a la cola: capacidad Spot. Horas sin ninguna tarea, sin pagar por cómputo: capacidad que baja a cero, como un proveedor con escalado administrado. GPU en cada tarea: instancias de EC2, también Spot. Agente privilegiado en cada host: instancias de EC2, también Spot.',
        },
      },
      {
        id: 'fixed',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonECS/latest/developerguide/ECS_instances.html'),
        text: {
          pt: 'Um número fixo de instâncias reservadas',
          en: 'A fixed number of Reserved Instances',
          es: 'Un número fijo de instancias reservadas',
        },
        action: {
          pt: 'Executar as tarefas em um número fixo de instâncias do EC2 para o maior pico, com Reserved Instances.',
          en: 'Run the tasks on a fixed number of EC2 instances for the largest peak, with Reserved Instances.',
          es: 'Ejecutar las tareas en un número fijo de instancias de EC2 para el pico mayor, con Reserved Instances.',
        },
        why: {
          pt: 'Instâncias reservadas para o pico estão prontas a qualquer hora, e são pagas a qualquer hora.',
          en: 'Instances reserved for the peak are ready at any hour, and paid for at any hour.',
          es: 'Las instancias reservadas para el pico están listas a cualquier hora y se pagan a cualquier hora.',
        },
        likeness: {
          pt: 'a frota de caminhões contratada por anos para o dia de mais frete, cuidada por você e paga até parada',
          en: 'the fleet of trucks contracted for years for the busiest day, tended by you, paid for even when parked',
          es: 'la flota de camiones contratada por años para el día de más carga, cuidada por ti, pagada incluso parada',
        },
        tell: {
          pt: 'Uso igual o ano todo: instâncias reservadas.',
          en: 'The same use all year: Reserved Instances.',
          es: 'Uso igual todo el año: instancias reservadas.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-hosts',
        text: {
          pt: 'A equipe, de três programadores, não quer atualizar servidores nem escolher tipos de instância.',
          en: 'The team, of three programmers, does not want to patch servers or choose instance types.',
          es: 'El equipo, de tres programadores, no quiere actualizar servidores ni elegir tipos de instancia.',
        },
        fits: ['fargate', 'fargate-spot', 'fargate-mix'],
        rulesOut: {
          ec2: {
            pt: 'As instâncias do grupo têm sistema operacional e tipo a cargo da equipe.',
            en: 'The operating system and type of the group’s instances are up to the team.',
            es: 'El sistema operativo y el tipo de las instancias del grupo quedan a cargo del equipo.',
          },
          'ec2-spot': {
            pt: 'As instâncias Spot têm sistema operacional e tipos a cargo da equipe.',
            en: 'The operating system and types of the Spot Instances are up to the team.',
            es: 'El sistema operativo y los tipos de las instancias Spot quedan a cargo del equipo.',
          },
          fixed: {
            pt: 'As instâncias reservadas têm patches e tipo a cargo da equipe.',
            en: 'Patches and type of the Reserved Instances are up to the team.',
            es: 'Los parches y el tipo de las instancias reservadas quedan a cargo del equipo.',
          },
        },
      },
      {
        id: 'gpu',
        situations: ['render-tasks', 'risk-tasks'],
        text: {
          pt: 'Cada tarefa faz seus cálculos em uma GPU.',
          en: 'Each task does its calculations on a GPU.',
          es: 'Cada tarea hace sus cálculos en una GPU.',
        },
        fits: ['ec2', 'ec2-spot', 'fixed'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate executa as tarefas sem servidores, mas não oferece GPUs.',
            en: 'Fargate runs the tasks without servers but does not offer GPUs.',
            es: 'Fargate ejecuta las tareas sin servidores, pero no ofrece GPU.',
          },
          'fargate-spot': {
            pt: 'O Fargate Spot executa as tarefas por menos, mas não oferece GPUs.',
            en: 'Fargate Spot runs the tasks for less but does not offer GPUs.',
            es: 'Fargate Spot ejecuta las tareas por menos, pero no ofrece GPU.',
          },
          'fargate-mix': {
            pt: 'Nem o Fargate nem o Fargate Spot oferecem as GPUs de que as tarefas precisam.',
            en: 'Neither Fargate nor Fargate Spot offers the GPUs that the tasks need.',
            es: 'Ni Fargate ni Fargate Spot ofrecen las GPU que las tareas necesitan.',
          },
        },
      },
      {
        id: 'host-agent',
        notWith: ['gpu'],
        text: {
          pt: 'O contrato de segurança exige um agente privilegiado em cada host que executa contêineres.',
          en: 'The security contract requires a privileged agent on each host that runs containers.',
          es: 'El contrato de seguridad exige un agente privilegiado en cada host que ejecuta contenedores.',
        },
        fits: ['ec2', 'ec2-spot', 'fixed'],
        rulesOut: {
          fargate: {
            pt: 'No Fargate o host é da AWS e não aceita contêineres privilegiados.',
            en: 'On Fargate the host belongs to AWS and does not run privileged containers.',
            es: 'En Fargate el host es de AWS y no acepta contenedores privilegiados.',
          },
          'fargate-spot': {
            pt: 'No Fargate Spot o host é da AWS e não aceita contêineres privilegiados.',
            en: 'On Fargate Spot the host belongs to AWS and does not run privileged containers.',
            es: 'En Fargate Spot el host es de AWS y no acepta contenedores privilegiados.',
          },
          'fargate-mix': {
            pt: 'No Fargate o host é da AWS e não aceita contêineres privilegiados.',
            en: 'On Fargate the host belongs to AWS and does not run privileged containers.',
            es: 'En Fargate el host es de AWS y no acepta contenedores privilegiados.',
          },
        },
      },
      {
        id: 'discount',
        text: {
          pt: 'Uma tarefa interrompida volta à fila, e a maior parte delas deve custar menos que o preço sob demanda, sem compromisso.',
          en: 'An interrupted task returns to the queue, and most tasks must cost less than the On-Demand price, without a commitment.',
          es: 'Una tarea interrumpida vuelve a la cola, y la mayoría debe costar menos que el precio bajo demanda, sin compromiso.',
        },
        fits: ['fargate-spot', 'fargate-mix', 'ec2-spot'],
        rulesOut: {
          fargate: {
            pt: 'O Fargate sob demanda executa as tarefas pelo preço integral.',
            en: 'On-demand Fargate runs the tasks at the full price, without a discount.',
            es: 'Fargate bajo demanda ejecuta las tareas al precio completo, sin descuento.',
          },
          ec2: {
            pt: 'As instâncias sob demanda executam as tarefas pelo preço integral.',
            en: 'On-Demand Instances run the tasks at the full price, without a discount.',
            es: 'Las instancias bajo demanda ejecutan las tareas al precio completo, sin descuento.',
          },
          fixed: {
            pt: 'Reserved Instances são um compromisso de um ou três anos.',
            en: 'Reserved Instances are a commitment of one or three years.',
            es: 'Las Reserved Instances son un compromiso de uno o tres años.',
          },
        },
      },
      {
        id: 'always-four',
        situations: ['render-tasks', 'feed-tasks'],
        text: {
          pt: 'Quatro tarefas, no mínimo, devem estar sempre em execução, mesmo quando a AWS retoma capacidade ociosa.',
          en: 'At least four tasks must be running at all times, even when AWS takes back spare capacity.',
          es: 'Cuatro tareas, como mínimo, deben estar siempre en ejecución, aun cuando AWS recupere capacidad ociosa.',
        },
        fits: ['fargate', 'fargate-mix', 'ec2', 'fixed'],
        rulesOut: {
          'fargate-spot': {
            pt: 'Todas as tarefas do Fargate Spot podem ser interrompidas ao mesmo tempo.',
            en: 'All tasks on Fargate Spot may be interrupted at the same time.',
            es: 'Todas las tareas de Fargate Spot pueden interrumpirse al mismo tiempo.',
          },
          'ec2-spot': {
            pt: 'Todas as instâncias Spot podem ser retomadas ao mesmo tempo.',
            en: 'All the Spot Instances may be reclaimed at the same time.',
            es: 'Todas las instancias Spot pueden recuperarse al mismo tiempo.',
          },
        },
      },
      {
        id: 'no-interruption',
        notWith: ['discount', 'always-four'],
        text: {
          pt: 'Nenhuma tarefa pode ser interrompida pela AWS para reaver capacidade.',
          en: 'No task may be interrupted by AWS to reclaim capacity.',
          es: 'Ninguna tarea puede ser interrumpida por AWS para recuperar capacidad.',
        },
        fits: ['fargate', 'ec2', 'fixed'],
        rulesOut: {
          'fargate-spot': {
            pt: 'O Fargate Spot para tarefas quando a capacidade ociosa acaba.',
            en: 'Fargate Spot stops tasks when spare capacity runs out.',
            es: 'Fargate Spot detiene tareas cuando se acaba la capacidad ociosa.',
          },
          'fargate-mix': {
            pt: 'As tarefas além do mínimo rodam no Fargate Spot e podem ser interrompidas.',
            en: 'The tasks beyond the minimum run on Fargate Spot and may be interrupted.',
            es: 'Las tareas que exceden el mínimo corren en Fargate Spot y pueden interrumpirse.',
          },
          'ec2-spot': {
            pt: 'As instâncias Spot são retomadas com dois minutos de aviso.',
            en: 'Spot Instances are reclaimed at two minutes’ notice.',
            es: 'Las instancias Spot se recuperan con dos minutos de aviso.',
          },
        },
      },
      {
        id: 'per-task',
        notWith: ['always-four'],
        text: {
          pt: 'Há horas sem nenhuma tarefa, e a empresa não quer pagar por computação nelas.',
          en: 'There are hours with no task to run, and the company does not want to pay for compute in them.',
          es: 'Hay horas sin ninguna tarea, y la empresa no quiere pagar por cómputo en ellas.',
        },
        fits: ['fargate', 'fargate-spot', 'ec2', 'ec2-spot'],
        rulesOut: {
          fixed: {
            pt: 'As instâncias do pico ficam ligadas e pagas o tempo todo.',
            en: 'The instances of the peak run, and are paid for, all the time.',
            es: 'Las instancias del pico quedan encendidas y se pagan todo el tiempo.',
          },
          'fargate-mix': {
            pt: 'O mínimo de tarefas no FARGATE fica ligado, e é cobrado, também nas horas sem trabalho.',
            en: 'The minimum of tasks on FARGATE runs, and is charged, in hours without work too.',
            es: 'El mínimo de tareas en FARGATE sigue encendido, y se cobra, también en las horas sin trabajo.',
          },
        },
      },
      {
        id: 'least',
        notWith: ['gpu', 'host-agent'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['fargate', 'fargate-spot', 'fargate-mix'],
        rulesOut: {
          ec2: {
            pt: 'As imagens e os patches das instâncias do grupo são trabalho da equipe.',
            en: 'Images and patches of the group’s instances are the team’s work.',
            es: 'Las imágenes y los parches de las instancias del grupo son trabajo del equipo.',
          },
          'ec2-spot': {
            pt: 'As imagens, os patches e os tipos das instâncias Spot são trabalho da equipe.',
            en: 'Images, patches and types of the Spot Instances are the team’s work.',
            es: 'Las imágenes, los parches y los tipos de las instancias Spot son trabajo del equipo.',
          },
          fixed: {
            pt: 'As instâncias reservadas são dimensionadas e atualizadas pela equipe.',
            en: 'The Reserved Instances are sized and updated by the team.',
            es: 'El equipo dimensiona y actualiza las instancias reservadas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual capacidade deve executar as tarefas?',
      en: 'Which capacity should run the tasks?',
      es: '¿Qué capacidad debe ejecutar las tareas?',
    },
  },
];
