import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

export const demandAnswer: readonly Pattern[] = [
  choiceOf({
    id: 'demand-answer',
    exams: { 'clf-c02': { domain: 'technology', topic: 'ec2' } },
    scene: {
      pt: 'Pense nos pedidos dos usuários como passageiros na fila, em que os servidores são os ônibus que os levam.',
      en: 'Think of the users’ requests as passengers in line, where the servers are the buses that take them.',
      es: 'Piensa en las solicitudes de los usuarios como pasajeros en fila, donde los servidores son los autobuses que los llevan.',
    },
    situations: [
      {
        id: 'seed-fair',
        text: say(
          'Um serviço de fotos trata na AWS as imagens do público, e nos picos o tratamento atrasa.',
          'A photo service processes its users’ images on AWS, and processing falls behind at peaks.',
          'Un servicio de fotos procesa en AWS las imágenes de su público, y en los picos el proceso se atrasa.',
        ),
      },
      {
        id: 'weather-radio',
        text: say(
          'Um serviço de meteorologia calcula previsões a pedido na AWS, e o número de pedidos varia muito.',
          'A weather service calculates forecasts on request on AWS, and the number of requests varies widely.',
          'Un servicio de meteorología calcula pronósticos a pedido en AWS, y el número de pedidos varía mucho.',
        ),
      },
      {
        id: 'lottery-results',
        text: say(
          'Um portal de esportes calcula na AWS as estatísticas que o público pede e nem sempre dá conta delas.',
          'A sports portal calculates statistics at its readers’ request on AWS and cannot always keep up.',
          'Un portal de deportes calcula en AWS las estadísticas que pide su público y no siempre da abasto.',
        ),
      },
      {
        id: 'cooking-classes',
        text: say(
          'Uma escola de culinária corrige na AWS os testes dos alunos, com dias cheios e dias vazios.',
          'A cooking school grades its students’ tests on AWS, with busy days and empty ones.',
          'Una escuela de cocina corrige en AWS las pruebas de sus alumnos, con días llenos y días vacíos.',
        ),
      },
    ],
    options: [
      {
        id: 'tracking',
        text: say(
          'Um grupo de Auto Scaling que segue o uso de CPU',
          'An Auto Scaling group that follows CPU use',
          'Un grupo de Auto Scaling que sigue el uso de CPU',
        ),
        uses: ['Auto Scaling'],
        source: docs('autoscaling/ec2/userguide/as-scaling-target-tracking.html'),
        why: say(
          'Um grupo de Auto Scaling que segue o uso de CPU acrescenta e retira instâncias, e o custo delas, sozinho, sem limite de tempo de execução, com a memória que se escolher e o sistema operacional que a empresa configura.',
          'An Auto Scaling group that follows CPU use adds and removes instances, and their cost, by itself, with no limit on run time, as much memory as is chosen and the operating system that the company configures.',
          'Un grupo de Auto Scaling que sigue el uso de CPU agrega y quita instancias, y su costo, por sí solo, sin límite de tiempo de ejecución, con la memoria que se elija y el sistema operativo que la empresa configura.',
        ),
        likeness: {
          pt: 'os ônibus próprios, equipados e revisados por você, que saem e voltam sozinhos conforme a fila',
          en: 'your own buses, fitted out and serviced by you, which leave and return unasked as the line asks',
          es: 'los autobuses propios, equipados y revisados por ti, que salen y vuelven solos según la fila',
        },
        tell: say(
          'Agente de segurança no sistema operacional de cada servidor: instâncias do EC2, em um grupo de Auto Scaling. Mudanças no núcleo do sistema operacional: instâncias do EC2, em um grupo de Auto Scaling. Pico em hora imprevisível, com capacidade que cresce sozinha: escala pelo uso medido, e não por horário. Pedidos que se multiplicam por dez sem aviso: escala pelo uso medido, e não por horário. Tarefas que duram três horas seguidas: instâncias ou contêineres, e não o Lambda. Processo que precisa de 64 GB de memória: instâncias ou contêineres, e não o Lambda. Capacidade que diminui depois do pico sem ninguém agir: escalabilidade automática. Custo que cai sozinho de madrugada, quase sem pedidos: escalabilidade automática. Driver instalado no sistema operacional do servidor: instâncias do EC2, em um grupo de Auto Scaling.',
          'A security agent in the operating system of each server: EC2 instances, in an Auto Scaling group. Changes to the kernel of the operating system: EC2 instances, in an Auto Scaling group. A peak at an unpredictable hour, with capacity that grows by itself: scaling by measured use, not by schedule. Requests that multiply by ten without notice: scaling by measured use, not by schedule. Tasks that take three hours on end: instances or containers, not Lambda. A process that needs 64 GB of memory: instances or containers, not Lambda. Capacity that shrinks after the peak without anybody acting: automatic scaling. A cost that falls by itself at night, with hardly any requests: automatic scaling. A driver installed in the operating system of the server: EC2 instances, in an Auto Scaling group.',
          'Agente de seguridad en el sistema operativo de cada servidor: instancias de EC2, en un grupo de Auto Scaling. Cambios en el núcleo del sistema operativo: instancias de EC2, en un grupo de Auto Scaling. Pico a una hora imprevisible, con capacidad que crece sola: escalado según el uso medido, y no por horario. Pedidos que se multiplican por diez sin aviso: escalado según el uso medido, y no por horario. Tareas que duran tres horas seguidas: instancias o contenedores, y no Lambda. Proceso que necesita 64 GB de memoria: instancias o contenedores, y no Lambda. Capacidad que disminuye tras el pico sin que nadie actúe: escalado automático. Costo que baja por sí solo de madrugada, casi sin pedidos: escalado automático. Driver instalado en el sistema operativo del servidor: instancias de EC2, en un grupo de Auto Scaling.',
        ),
      },
      {
        id: 'schedule',
        text: say(
          'Um grupo de Auto Scaling com horários marcados',
          'An Auto Scaling group with set times',
          'Un grupo de Auto Scaling con horarios fijados',
        ),
        uses: ['Auto Scaling'],
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-scheduled-scaling.html'),
        why: say(
          'Com horários marcados, o Auto Scaling põe e retira instâncias sozinho nas horas definidas, com o sistema operacional que a empresa configura.',
          'With set times, Auto Scaling adds and removes instances by itself at the hours defined, with the operating system that the company configures.',
          'Con horarios fijados, Auto Scaling agrega y quita instancias solo en las horas definidas, con el sistema operativo que la empresa configura.',
        ),
        likeness: {
          pt: 'os ônibus próprios, equipados e revisados por você, que saem e voltam sozinhos, só nas horas da tabela',
          en: 'your own buses, fitted out and serviced by you, which leave and return unasked, only at scheduled hours',
          es: 'los autobuses propios, equipados y revisados por ti, que salen y vuelven solos, solo a horas fijadas',
        },
        tell: say(
          'Agente de segurança no sistema operacional de cada servidor: instâncias do EC2, em um grupo de Auto Scaling. Mudanças no núcleo do sistema operacional: instâncias do EC2, em um grupo de Auto Scaling. Tarefas que duram três horas seguidas: instâncias ou contêineres, e não o Lambda. Processo que precisa de 64 GB de memória: instâncias ou contêineres, e não o Lambda. Capacidade que diminui depois do pico sem ninguém agir: escalabilidade automática. Custo que cai sozinho de madrugada, quase sem pedidos: escalabilidade automática. Driver instalado no sistema operacional do servidor: instâncias do EC2, em um grupo de Auto Scaling.',
          'A security agent in the operating system of each server: EC2 instances, in an Auto Scaling group. Changes to the kernel of the operating system: EC2 instances, in an Auto Scaling group. Tasks that take three hours on end: instances or containers, not Lambda. A process that needs 64 GB of memory: instances or containers, not Lambda. Capacity that shrinks after the peak without anybody acting: automatic scaling. A cost that falls by itself at night, with hardly any requests: automatic scaling. A driver installed in the operating system of the server: EC2 instances, in an Auto Scaling group.',
          'Agente de seguridad en el sistema operativo de cada servidor: instancias de EC2, en un grupo de Auto Scaling. Cambios en el núcleo del sistema operativo: instancias de EC2, en un grupo de Auto Scaling. Tareas que duran tres horas seguidas: instancias o contenedores, y no Lambda. Proceso que necesita 64 GB de memoria: instancias o contenedores, y no Lambda. Capacidad que disminuye tras el pico sin que nadie actúe: escalado automático. Costo que baja por sí solo de madrugada, casi sin pedidos: escalado automático. Driver instalado en el sistema operativo del servidor: instancias de EC2, en un grupo de Auto Scaling.',
        ),
      },
      {
        id: 'functions',
        text: say(
          'O programa em funções do AWS Lambda',
          'The program as AWS Lambda functions',
          'El programa en funciones de AWS Lambda',
        ),
        uses: ['Lambda'],
        source: docs('lambda/latest/dg/lambda-concurrency.html'),
        why: say(
          'O AWS Lambda executa uma função por solicitação, cresce e diminui sozinho, cobra só pelo que executa e não tem servidores a administrar.',
          'AWS Lambda runs a function for each request, grows and shrinks by itself, charges only for what it runs and has no servers to administer.',
          'AWS Lambda ejecuta una función por solicitud, crece y disminuye solo, cobra únicamente lo que ejecuta y no tiene servidores que administrar.',
        ),
        likeness: {
          pt: 'um táxi para cada passageiro, só para viagens curtas e leves, que você não revisa nem modifica',
          en: 'a taxi for each passenger, for short, light trips only, which you neither service nor alter',
          es: 'un taxi para cada pasajero, solo para viajes cortos y ligeros, que no revisas ni modificas',
        },
        tell: say(
          'Servidores em que ninguém tem de aplicar patches: Fargate ou Lambda. Administrador de servidores que vai sair, sem ninguém para esse trabalho: Fargate ou Lambda. Pico em hora imprevisível, com capacidade que cresce sozinha: escala pelo uso medido, e não por horário. Pedidos que se multiplicam por dez sem aviso: escala pelo uso medido, e não por horário. Capacidade que diminui depois do pico sem ninguém agir: escalabilidade automática. Custo que cai sozinho de madrugada, quase sem pedidos: escalabilidade automática.',
          'No servers for anybody to patch: Fargate or Lambda. A server administrator who is leaving, with nobody to do that work: Fargate or Lambda. A peak at an unpredictable hour, with capacity that grows by itself: scaling by measured use, not by schedule. Requests that multiply by ten without notice: scaling by measured use, not by schedule. Capacity that shrinks after the peak without anybody acting: automatic scaling. A cost that falls by itself at night, with hardly any requests: automatic scaling.',
          'Servidores a los que nadie debe aplicar parches: Fargate o Lambda. Administrador de servidores que se va, sin nadie para ese trabajo: Fargate o Lambda. Pico a una hora imprevisible, con capacidad que crece sola: escalado según el uso medido, y no por horario. Pedidos que se multiplican por diez sin aviso: escalado según el uso medido, y no por horario. Capacidad que disminuye tras el pico sin que nadie actúe: escalado automático. Costo que baja por sí solo de madrugada, casi sin pedidos: escalado automático.',
        ),
      },
      {
        id: 'fargate',
        text: say(
          'Contêineres no AWS Fargate, com escalabilidade automática',
          'Containers on AWS Fargate, with automatic scaling',
          'Contenedores en AWS Fargate, con escalado automático',
        ),
        uses: ['Fargate'],
        source: docs('AmazonECS/latest/developerguide/service-auto-scaling.html'),
        why: say(
          'No AWS Fargate, com escalabilidade automática, o número de contêineres e o seu custo seguem a demanda sozinhos; cada um roda quanto precisar, com até 120 GB de memória e sem servidores a administrar.',
          'On AWS Fargate, with automatic scaling, the number of containers and their cost follow demand by themselves; each runs as long as it needs, with up to 120 GB of memory and no servers to administer.',
          'En AWS Fargate, con escalado automático, el número de contenedores y su costo siguen la demanda solos; cada uno funciona cuanto necesite, con hasta 120 GB de memoria y sin servidores que administrar.',
        ),
        likeness: {
          pt: 'os ônibus fretados que vêm conforme a fila, até para viagens longas, que você não revisa nem modifica',
          en: 'the hired buses that come as the line asks, even for long trips, which you neither service nor alter',
          es: 'los autobuses alquilados que vienen según la fila, hasta para viajes largos, que no revisas ni modificas',
        },
        tell: say(
          'Servidores em que ninguém tem de aplicar patches: Fargate ou Lambda. Administrador de servidores que vai sair, sem ninguém para esse trabalho: Fargate ou Lambda. Pico em hora imprevisível, com capacidade que cresce sozinha: escala pelo uso medido, e não por horário. Pedidos que se multiplicam por dez sem aviso: escala pelo uso medido, e não por horário. Tarefas que duram três horas seguidas: instâncias ou contêineres, e não o Lambda. Processo que precisa de 64 GB de memória: instâncias ou contêineres, e não o Lambda. Capacidade que diminui depois do pico sem ninguém agir: escalabilidade automática. Custo que cai sozinho de madrugada, quase sem pedidos: escalabilidade automática.',
          'No servers for anybody to patch: Fargate or Lambda. A server administrator who is leaving, with nobody to do that work: Fargate or Lambda. A peak at an unpredictable hour, with capacity that grows by itself: scaling by measured use, not by schedule. Requests that multiply by ten without notice: scaling by measured use, not by schedule. Tasks that take three hours on end: instances or containers, not Lambda. A process that needs 64 GB of memory: instances or containers, not Lambda. Capacity that shrinks after the peak without anybody acting: automatic scaling. A cost that falls by itself at night, with hardly any requests: automatic scaling.',
          'Servidores a los que nadie debe aplicar parches: Fargate o Lambda. Administrador de servidores que se va, sin nadie para ese trabajo: Fargate o Lambda. Pico a una hora imprevisible, con capacidad que crece sola: escalado según el uso medido, y no por horario. Pedidos que se multiplican por diez sin aviso: escalado según el uso medido, y no por horario. Tareas que duran tres horas seguidas: instancias o contenedores, y no Lambda. Proceso que necesita 64 GB de memoria: instancias o contenedores, y no Lambda. Capacidad que disminuye tras el pico sin que nadie actúe: escalado automático. Costo que baja por sí solo de madrugada, casi sin pedidos: escalado automático.',
        ),
      },
      {
        id: 'fixed-tasks',
        neverRight: true,
        text: say(
          'Contêineres no AWS Fargate, em número fixo',
          'Containers on AWS Fargate, in a fixed number',
          'Contenedores en AWS Fargate, en número fijo',
        ),
        uses: ['Fargate'],
        source: docs('AmazonECS/latest/developerguide/AWS_Fargate.html'),
        why: say(
          'No AWS Fargate, em número fixo, os contêineres rodam sem servidores a administrar, sempre na mesma quantidade.',
          'On AWS Fargate, in a fixed number, containers run with no servers to administer, always as many of them.',
          'En AWS Fargate, en número fijo, los contenedores funcionan sin servidores que administrar, siempre en la misma cantidad.',
        ),
        likeness: {
          pt: 'os ônibus fretados, que você não revisa nem modifica, sempre no mesmo número, com ou sem fila',
          en: 'the hired buses, which you neither service nor alter, always the same number, line or no line',
          es: 'los autobuses alquilados, que no revisas ni modificas, siempre en el mismo número, con o sin fila',
        },
        tell: say(
          'Número fixo de contêineres sem servidores: Fargate.',
          'A fixed number of containers without servers: Fargate.',
          'Número fijo de contenedores sin servidores: Fargate.',
        ),
      },
      {
        id: 'larger',
        neverRight: true,
        text: say(
          'Uma única instância do EC2, bem maior',
          'A single EC2 instance, much larger',
          'Una única instancia de EC2, mucho más grande',
        ),
        source: docs('AWSEC2/latest/UserGuide/ec2-instance-resize.html'),
        why: say(
          'Uma instância maior atende a mais usuários ao mesmo tempo: é a escala vertical.',
          'A larger instance serves more users at a time: this is vertical scaling.',
          'Una instancia más grande atiende a más usuarios a la vez: es el escalado vertical.',
        ),
        likeness: {
          pt: 'um único ônibus próprio e enorme, equipado e revisado por você, que custa o mesmo com ou sem fila',
          en: 'a single huge bus of your own, fitted out and serviced by you, costing the same, line or no line',
          es: 'un único autobús propio y enorme, equipado y revisado por ti, que cuesta lo mismo con o sin fila',
        },
        tell: say(
          'Mais capacidade em uma só máquina: escala vertical.',
          'More capacity in one machine: vertical scaling.',
          'Más capacidad en una sola máquina: escalado vertical.',
        ),
      },
      {
        id: 'by-hand',
        neverRight: true,
        text: say(
          'Instâncias do EC2 que a equipe cria à mão',
          'EC2 instances that the team creates by hand',
          'Instancias de EC2 que el equipo crea a mano',
        ),
        source: docs('AWSEC2/latest/UserGuide/LaunchingAndUsingInstances.html'),
        why: say(
          'A equipe cria e encerra instâncias quando percebe que é preciso.',
          'The team creates and terminates instances when it notices the need.',
          'El equipo crea y termina instancias cuando nota que hace falta.',
        ),
        likeness: {
          pt: 'os ônibus próprios, equipados e revisados por você, que alguém tira e recolhe só ao notar a fila',
          en: 'your own buses, fitted out and serviced by you, which leave or return only when somebody notices the line',
          es: 'los autobuses propios, equipados y revisados por ti, que alguien saca y guarda solo al notar la fila',
        },
        tell: say(
          'Instâncias criadas à mão: dependem de alguém.',
          'Instances created by hand: they depend on somebody.',
          'Instancias creadas a mano: dependen de alguien.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          functions: say(
            'O AWS Lambda não dá acesso ao sistema operacional em que as funções são executadas.',
            'AWS Lambda gives no access to the operating system in which the functions run.',
            'AWS Lambda no da acceso al sistema operativo en el que se ejecutan las funciones.',
          ),
          fargate: say(
            'No AWS Fargate, o sistema operacional do servidor é da AWS; a empresa só entrega os contêineres.',
            'On AWS Fargate, the operating system of the server is AWS’s; the company only hands over containers.',
            'En AWS Fargate, el sistema operativo del servidor es de AWS; la empresa solo entrega los contenedores.',
          ),
          'fixed-tasks': say(
            'No AWS Fargate, com qualquer número de contêineres, o sistema operacional do servidor é da AWS.',
            'On AWS Fargate, whatever the number of containers, the operating system of the server is AWS’s.',
            'En AWS Fargate, con cualquier número de contenedores, el sistema operativo del servidor es de AWS.',
          ),
        },
        needs: [
          {
            id: 'agent',
            text: say(
              'Um agente de segurança deve ser instalado no sistema operacional de cada servidor.',
              'A security agent must be installed in the operating system of each server.',
              'Un agente de seguridad debe instalarse en el sistema operativo de cada servidor.',
            ),
          },
          {
            id: 'tuned-system',
            text: say(
              'O programa precisa de mudanças no núcleo do sistema operacional do servidor.',
              'The program needs changes to the kernel of the server’s operating system.',
              'El programa necesita cambios en el núcleo del sistema operativo del servidor.',
            ),
          },
          {
            id: 'driver',
            text: say(
              'O programa precisa de um driver instalado no sistema operacional do servidor.',
              'The program needs a driver installed in the operating system of the server.',
              'El programa necesita un driver instalado en el sistema operativo del servidor.',
            ),
          },
        ],
      },
      {
        misses: {
          larger: say(
            'Uma instância maior mantém o tamanho e o custo com muitos ou poucos usuários.',
            'A larger instance keeps its size and cost with many users or few.',
            'Una instancia más grande mantiene su tamaño y su costo con muchos o pocos usuarios.',
          ),
          'by-hand': say(
            'As instâncias criadas à mão são cobradas até que alguém se lembre de encerrá-las.',
            'Instances created by hand are charged for until somebody remembers to terminate them.',
            'Las instancias creadas a mano se cobran hasta que alguien se acuerde de terminarlas.',
          ),
          'fixed-tasks': say(
            'Um número fixo de contêineres no AWS Fargate, e o seu custo, ficam iguais com muitos ou poucos pedidos.',
            'A fixed number of containers on AWS Fargate, and its cost, stay the same with many requests or few.',
            'Un número fijo de contenedores en AWS Fargate, y su costo, siguen iguales con muchos o pocos pedidos.',
          ),
        },
        needs: [
          {
            id: 'shrinks',
            text: say(
              'Depois do pico, a capacidade deve diminuir sem ninguém agir.',
              'After the peak, capacity must shrink without anybody acting.',
              'Tras el pico, la capacidad debe disminuir sin que nadie actúe.',
            ),
          },
          {
            id: 'night-cost',
            text: say(
              'De madrugada, quase sem pedidos, o custo deve cair sozinho.',
              'At night, with hardly any requests, the cost must fall by itself.',
              'De madrugada, casi sin pedidos, el costo debe bajar por sí solo.',
            ),
          },
        ],
      },
      {
        misses: {
          schedule: say(
            'Horários marcados não preveem um pico que chega em outra hora.',
            'Set times do not foresee a peak that comes at another hour.',
            'Los horarios fijados no prevén un pico que llega a otra hora.',
          ),
          larger: say(
            'O tamanho de uma única instância fica fixo quando o pico chega.',
            'The size of a single instance stays fixed when the peak comes.',
            'El tamaño de una única instancia queda fijo cuando llega el pico.',
          ),
          'by-hand': say(
            'Instâncias criadas à mão chegam depois que alguém percebe o pico.',
            'Instances created by hand arrive after somebody notices the peak.',
            'Las instancias creadas a mano llegan después de que alguien nota el pico.',
          ),
          'fixed-tasks': say(
            'Um número fixo de contêineres no AWS Fargate não aumenta quando o pico chega.',
            'A fixed number of containers on AWS Fargate does not grow when the peak comes.',
            'Un número fijo de contenedores en AWS Fargate no aumenta cuando llega el pico.',
          ),
        },
        needs: [
          {
            id: 'unforeseen',
            text: say(
              'O pico chega em hora imprevisível, e a capacidade deve crescer sozinha.',
              'The peak comes at an unpredictable hour, and capacity must grow by itself.',
              'El pico llega a una hora imprevisible, y la capacidad debe crecer sola.',
            ),
          },
          {
            id: 'news',
            text: say(
              'Os pedidos podem se multiplicar por dez sem aviso, e ninguém estará de plantão.',
              'Requests can multiply by ten without notice, and nobody will be on call.',
              'Los pedidos pueden multiplicarse por diez sin aviso, y nadie estará de guardia.',
            ),
          },
        ],
      },
      {
        misses: {
          functions: say(
            'Uma função comum do AWS Lambda dura no máximo quinze minutos e tem no máximo 10 GB de memória.',
            'An ordinary AWS Lambda function runs for fifteen minutes at most and has 10 GB of memory at most.',
            'Una función común de AWS Lambda dura como máximo quince minutos y tiene como máximo 10 GB de memoria.',
          ),
        },
        needs: [
          {
            id: 'long-tasks',
            text: say(
              'Algumas tarefas duram três horas seguidas; se uma for interrompida, é iniciada de novo.',
              'Some tasks take three hours on end; if one is cut short, it is started again.',
              'Algunas tareas duran tres horas seguidas; si una se interrumpe, se inicia de nuevo.',
            ),
          },
          {
            id: 'memory',
            text: say(
              'Cada processo precisa de 64 GB de memória.',
              'Each process needs 64 GB of memory.',
              'Cada proceso necesita 64 GB de memoria.',
            ),
          },
        ],
      },
      {
        misses: {
          tracking: say(
            'As instâncias do grupo de Auto Scaling têm um sistema operacional que a empresa mantém.',
            'The instances of the Auto Scaling group have an operating system that the company maintains.',
            'Las instancias del grupo de Auto Scaling tienen un sistema operativo que la empresa mantiene.',
          ),
          schedule: say(
            'Também com horários marcados, as instâncias têm um sistema operacional que a empresa mantém.',
            'With set times too, the instances have an operating system that the company maintains.',
            'También con horarios fijados, las instancias tienen un sistema operativo que la empresa mantiene.',
          ),
          larger: say(
            'Uma instância maior continua tendo um sistema operacional que a empresa mantém.',
            'A larger instance still has an operating system that the company maintains.',
            'Una instancia más grande sigue teniendo un sistema operativo que la empresa mantiene.',
          ),
          'by-hand': say(
            'Cada instância criada à mão tem um sistema operacional que a empresa mantém.',
            'Each instance created by hand has an operating system that the company maintains.',
            'Cada instancia creada a mano tiene un sistema operativo que la empresa mantiene.',
          ),
        },
        needs: [
          {
            id: 'no-patches',
            text: say(
              'Ninguém deve ter de aplicar patches em servidores.',
              'The team must not have to patch servers.',
              'Nadie debe tener que aplicar parches a servidores.',
            ),
          },
          {
            id: 'no-administrator',
            text: say(
              'O único administrador de servidores vai sair, e ninguém fará esse trabalho.',
              'The only server administrator is leaving, and nobody will do that work.',
              'El único administrador de servidores se va, y nadie hará ese trabajo.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
