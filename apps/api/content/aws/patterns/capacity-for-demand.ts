import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const capacityForDemand: readonly Pattern[] = [
  {
    id: 'capacity-for-demand',
    exams: {
      'clf-c02': { domain: 'concepts', topic: 'cloud-value' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    scene: {
      pt: 'Pense em cada instância como um ônibus, e nos pedidos dos usuários como passageiros que formam fila no ponto.',
      en: 'Think of each instance as a bus, and of the users’ requests as passengers who line up at the stop.',
      es: 'Piensa en cada instancia como un autobús, y en las solicitudes de los usuarios como pasajeros que hacen fila en la parada.',
    },
    situations: [
      {
        id: 'enrolment',
        text: {
          pt: 'Uma universidade atende os alunos com um portal no Amazon EC2, cuja demanda varia muito.',
          en: 'A university serves students through a portal on Amazon EC2, with widely varying demand.',
          es: 'Una universidad atiende a sus alumnos con un portal en Amazon EC2, cuya demanda varía mucho.',
        },
        today: {
          pt: 'Seis instâncias ficam ligadas dia e noite, e os alunos reclamaram de lentidão nos dois últimos semestres. Um arquiteto de soluções precisa rever a capacidade.',
          en: 'Six instances run day and night, and students complained of slow pages in the last two terms. A solutions architect must review the capacity.',
          es: 'Seis instancias funcionan día y noche, y los alumnos se quejaron de lentitud en los dos últimos semestres. Un arquitecto de soluciones debe revisar la capacidad.',
        },
      },
      {
        id: 'toys-demand',
        text: {
          pt: 'Uma loja de brinquedos mantém o site no Amazon EC2. Em alguns dias faltam servidores, em outros sobram.',
          en: 'A toy store runs its site on Amazon EC2. On some days it lacks servers, on others it has too many.',
          es: 'Una juguetería mantiene su sitio en Amazon EC2. Algunos días faltan servidores, otros sobran.',
        },
        today: {
          pt: 'O site atende de 500 a 9.000 pessoas por hora, atrás de um balanceador, e usa doze instâncias todos os dias. Os arquitetos vão mudar isso.',
          en: 'The site serves from 500 to 9,000 people an hour behind a load balancer and uses twelve instances every day. The architects must change that.',
          es: 'El sitio atiende de 500 a 9.000 personas por hora, detrás de un balanceador, y usa doce instancias todos los días. Los arquitectos van a cambiarlo.',
        },
      },
      {
        id: 'shoes',
        text: {
          pt: 'Uma loja virtual de calçados executa o site no Amazon EC2. Às vezes faltam servidores, às vezes sobram.',
          en: 'An online shoe store runs its site on Amazon EC2. Sometimes it has too few servers, sometimes too many.',
          es: 'Una tienda en línea de calzado ejecuta su sitio en Amazon EC2. A veces faltan servidores, a veces sobran.',
        },
        today: {
          pt: 'O site roda em dez instâncias que um administrador liga e desliga à mão. A loja quer definir como a capacidade será fornecida daqui em diante.',
          en: 'The site runs on ten instances that an administrator starts and stops by hand. The store wants to define how capacity is provided from now on.',
          es: 'El sitio funciona en diez instancias que un administrador enciende y apaga a mano. La tienda quiere definir cómo se provee la capacidad de ahora en adelante.',
        },
      },
      {
        id: 'ride',
        text: {
          pt: 'Um aplicativo de transporte calcula rotas no Amazon EC2 e decide quantas instâncias manter ligadas.',
          en: 'A ride-hailing app calculates routes on Amazon EC2 and is deciding how many instances to run.',
          es: 'Una aplicación de transporte calcula rutas en Amazon EC2 y decide cuántas instancias mantener encendidas.',
        },
        today: {
          pt: 'O aplicativo não guarda estado nos servidores e recebe de 200 a 9.000 requisições por segundo. A capacidade foi revista pela última vez há um ano.',
          en: 'The app keeps no state on its servers and receives between 200 and 9,000 requests per second. The capacity was last reviewed a year ago.',
          es: 'La aplicación no guarda estado en sus servidores y recibe de 200 a 9.000 solicitudes por segundo. La capacidad se revisó por última vez hace un año.',
        },
      },
    ],
    candidates: [
      {
        id: 'tracking',
        uses: ['target tracking'],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/as-scaling-target-tracking.html'),
        text: {
          pt: 'Auto Scaling com uma meta de uso de CPU',
          en: 'Auto Scaling with a target for CPU use',
          es: 'Auto Scaling con una meta de uso de CPU',
        },
        action: {
          pt: 'Criar um grupo de Auto Scaling com uma política de target tracking para um uso médio de CPU de 50%.',
          en: 'Create an Auto Scaling group with a target tracking policy for an average CPU utilization of 50 percent.',
          es: 'Crear un grupo de Auto Scaling con una política de target tracking para un uso medio de CPU del 50%.',
        },
        why: {
          pt: 'Com uma meta de uso (target tracking), o Auto Scaling acrescenta e retira instâncias conforme a carga medida.',
          en: 'With a utilization target (target tracking), Auto Scaling adds and removes instances as the measured load changes.',
          es: 'Con una meta de uso (target tracking), Auto Scaling agrega y retira instancias según la carga medida.',
        },
        likeness: {
          pt: 'a empresa que manda mais um ônibus só quando vê a fila crescer, e o recolhe quando diminui',
          en: 'the company that sends one more bus only on seeing the line grow, and recalls it when it shrinks',
          es: 'la empresa que manda otro autobús solo cuando ve crecer la fila, y lo retira cuando disminuye',
        },
        tell: {
          pt: 'Picos sem padrão, com máquinas prontas em um minuto: target tracking, que segue a carga medida. Pagar só pelos servidores de que a carga precisa: target tracking, que acompanha a carga. Uso que muda ao longo do ano, sem agenda a manter: um alvo de uso, que segue a carga. Falha de uma instância que não pode tirar o sistema do ar: várias instâncias, que o Auto Scaling repõe.',
          en: 'Peaks without a pattern, with machines ready in a minute: target tracking, which follows the measured load. Pay only for the servers that the load needs: target tracking, which follows the load. Use that changes over the year, with no schedule to maintain: a usage target, which follows the load. The failure of one instance that must not take the system down: several instances, which Auto Scaling replaces.',
          es: 'Picos sin patrón, con máquinas listas en un minuto: target tracking, que sigue la carga medida. Pagar solo por los servidores que la carga necesita: target tracking, que sigue la carga. Uso que cambia a lo largo del año, sin un calendario que mantener: una meta de uso, que sigue la carga. Falla de una instancia que no debe dejar el sistema fuera de línea: varias instancias, que Auto Scaling reemplaza.',
        },
        rightIn: ['enrolment', 'ride'],
      },
      {
        id: 'scheduled',
        rightWith: ['no-history'],
        uses: ['scheduled scaling'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-scheduled-scaling.html'),
        text: {
          pt: 'Auto Scaling com ações em horários marcados',
          en: 'Auto Scaling with actions at set times',
          es: 'Auto Scaling con acciones en horarios fijados',
        },
        action: {
          pt: 'Criar um grupo de Auto Scaling com ações programadas, que definem o número de instâncias nas datas e horas escolhidas.',
          en: 'Create an Auto Scaling group with scheduled actions that set the number of instances at chosen dates and times.',
          es: 'Crear un grupo de Auto Scaling con acciones programadas, que definen el número de instancias en las fechas y horas elegidas.',
        },
        why: {
          pt: 'Com ações agendadas, o Auto Scaling muda a capacidade antes de um horário conhecido e a devolve depois.',
          en: 'With scheduled actions, Auto Scaling changes capacity ahead of a known time and gives it back afterwards.',
          es: 'Con acciones programadas, Auto Scaling cambia la capacidad antes de un horario conocido y la devuelve después.',
        },
        likeness: {
          pt: 'a empresa que manda ônibus extras nos horários de uma tabela, que alguém escreve e mantém à mão',
          en: 'the company that sends extra buses at the hours of a timetable, which someone has to keep up to date',
          es: 'la empresa que manda autobuses extra en los horarios de una tabla, que alguien escribe y mantiene a mano',
        },
        tell: {
          pt: 'A data do próximo pico é conhecida: ações programadas. Instâncias que levam quinze minutos: capacidade antes do pico, e não depois de um alarme. Pagar só pelos servidores de que a carga precisa: um grupo de Auto Scaling, que os acrescenta e retira. Falha de uma instância que não pode tirar o sistema do ar: várias instâncias, que o Auto Scaling repõe.',
          en: 'The date of the next peak is known: scheduled actions. Instances that take fifteen minutes: capacity ahead of the peak, not after an alarm. Paying only for the servers that the load needs: an Auto Scaling group, which adds and removes them. The failure of one instance that must not take the system down: several instances, which Auto Scaling replaces.',
          es: 'La fecha del próximo pico se conoce: acciones programadas. Instancias que tardan quince minutos: capacidad antes del pico, no después de una alarma. Pagar solo por los servidores que la carga necesita: un grupo de Auto Scaling, que los agrega y los quita. Falla de una instancia que no debe dejar el sistema fuera de línea: varias instancias, que Auto Scaling reemplaza.',
        },
      },
      {
        id: 'predictive',
        uses: ['predictive scaling'],
        popularity: 3,
        source: docs('autoscaling/ec2/userguide/ec2-auto-scaling-predictive-scaling.html'),
        text: {
          pt: 'Auto Scaling com previsão a partir do histórico',
          en: 'Auto Scaling with forecasts from past use',
          es: 'Auto Scaling con previsión a partir del historial',
        },
        action: {
          pt: 'Criar um grupo de Auto Scaling com predictive scaling no modo de previsão e escalonamento e uma política que só reduz a capacidade.',
          en: 'Create an Auto Scaling group with predictive scaling in forecast and scale mode and a policy that only scales in.',
          es: 'Crear un grupo de Auto Scaling con predictive scaling en modo de pronóstico y escalado y una política que solo reduce la capacidad.',
        },
        why: {
          pt: 'O predictive scaling aprende com o histórico os padrões diários e semanais, atualiza a previsão várias vezes por dia e liga as instâncias antes de a carga chegar.',
          en: 'Predictive scaling learns daily and weekly patterns from past use, updates its forecast several times a day and starts the instances before the load arrives.',
          es: 'Predictive scaling aprende del historial los patrones diarios y semanales, actualiza la previsión varias veces al día y enciende las instancias antes de que llegue la carga.',
        },
        likeness: {
          pt: 'a empresa que aprende com as semanas passadas quando vem a multidão e manda os ônibus um pouco antes',
          en: 'the company that learns from past weeks when the crowds come and sends the buses a little before',
          es: 'la empresa que aprende de semanas pasadas cuándo llega la multitud y manda los autobuses un poco antes',
        },
        tell: {
          pt: 'Instâncias que levam quinze minutos: capacidade antes do pico, e não depois de um alarme. Uso que se repete a cada semana e muda ao longo do ano: predictive scaling, que o recalcula com o histórico. Pagar só pelos servidores de que a carga precisa: um grupo de Auto Scaling, que os acrescenta e retira. Falha de uma instância que não pode tirar o sistema do ar: várias instâncias, que o Auto Scaling repõe.',
          en: 'Instances that take fifteen minutes: capacity ahead of the peak, not after an alarm. Use that repeats every week and changes over the year: predictive scaling, which works it out again from past use. Paying only for the servers that the load needs: an Auto Scaling group, which adds and removes them. The failure of one instance that must not take the system down: several instances, which Auto Scaling replaces.',
          es: 'Instancias que tardan quince minutos: capacidad antes del pico, y no después de una alarma. Uso que se repite cada semana y cambia a lo largo del año: predictive scaling, que lo vuelve a calcular con el historial. Pagar solo por los servidores que la carga necesita: un grupo de Auto Scaling, que los agrega y los quita. Falla de una instancia que no debe dejar el sistema fuera de línea: varias instancias, que Auto Scaling reemplaza.',
        },
        rightWith: ['ready-before', 'no-calendar'],
      },
      {
        id: 'peak',
        uses: [],
        popularity: 4,
        source: docs('wellarchitected/latest/cost-optimization-pillar/manage-demand-and-supply-resources.html'),
        text: {
          pt: 'Um grupo fixo de instâncias, dimensionado para o pico',
          en: 'A fixed group of instances, sized for the peak',
          es: 'Un grupo fijo de instancias, dimensionado para el pico',
        },
        action: {
          pt: 'Executar um número fixo de instâncias do Amazon EC2, suficiente para o pico, atrás de um Application Load Balancer em duas zonas.',
          en: 'Run a fixed number of Amazon EC2 instances, enough for the peak, behind an Application Load Balancer in two zones.',
          es: 'Ejecutar un número fijo de instancias de Amazon EC2, suficiente para el pico, detrás de un Application Load Balancer en dos zonas.',
        },
        why: {
          pt: 'Um grupo fixo dimensionado para o pico está sempre pronto e resiste à falha de uma instância, ao preço de ficar ocioso.',
          en: 'A fixed group sized for the peak is ready at any time and survives the failure of an instance, at the price of idling.',
          es: 'Un grupo fijo dimensionado para el pico está listo en todo momento y resiste la falla de una instancia, a costa de quedar ocioso.',
        },
        likeness: {
          pt: 'a empresa que mantém rodando o dia todo os ônibus da hora de pico, muitos deles vazios',
          en: 'the company that keeps all the buses of its busiest hour running all day, many of them empty',
          es: 'la empresa que mantiene en marcha todo el día los autobuses de la hora más concurrida, muchos vacíos',
        },
        tell: {
          pt: 'Capacidade fixa pelo pico é o modelo do data center; na nuvem, ajuste à procura.',
          en: 'Fixed capacity for the peak is the data center’s way; in the cloud, match demand.',
          es: 'La capacidad fija por el pico es el modelo del centro de datos; en la nube, ajústala a la demanda.',
        },
      },
      {
        id: 'one-large',
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/ec2-instance-resize.html'),
        text: {
          pt: 'Uma única instância, grande o bastante para o pico',
          en: 'One single instance, large enough for the peak',
          es: 'Una única instancia, lo bastante grande para el pico',
        },
        action: {
          pt: 'Mover a aplicação para uma única instância grande do Amazon EC2, com CPU e memória suficientes para o horário de pico.',
          en: 'Move the application to one large Amazon EC2 instance, with enough CPU and memory for the hours of the peak.',
          es: 'Mover la aplicación a una única instancia grande de Amazon EC2, con CPU y memoria suficientes para las horas de pico.',
        },
        why: {
          pt: 'Uma única instância grande é simples e está pronta para o pico, mas tudo depende dela.',
          en: 'One single large instance is simple and ready for the peak, but everything depends on it.',
          es: 'Una única instancia grande es simple y está lista para el pico, pero todo depende de ella.',
        },
        likeness: {
          pt: 'a empresa de um só ônibus gigante, pago o dia inteiro, que ao quebrar deixa todos no ponto',
          en: 'the company with a single giant bus, paid for all day, which strands everyone when it breaks down',
          es: 'la empresa de un solo autobús gigante, pagado todo el día, que al averiarse deja a todos esperando',
        },
        tell: {
          pt: 'Escala vertical tem teto e ponto único de falha; pense na horizontal.',
          en: 'Vertical scaling has a ceiling and a single point of failure; think of horizontal scaling.',
          es: 'El escalado vertical tiene techo y un punto único de falla; piensa en el horizontal.',
        },
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'no-idle',
        text: {
          pt: 'A empresa quer pagar só pelos servidores que a carga exige em cada momento.',
          en: 'The company wants to pay only for the servers that the load needs at any moment.',
          es: 'La empresa quiere pagar solo por los servidores que la carga exige en cada momento.',
        },
        fits: ['tracking', 'scheduled', 'predictive'],
        rulesOut: {
          peak: {
            pt: 'Um grupo fixo dimensionado para o pico fica ocioso, e pago, no resto do tempo.',
            en: 'A fixed group sized for the peak is idle, and paid for, the rest of the time.',
            es: 'Un grupo fijo dimensionado para el pico queda inactivo, y pagado, el resto del tiempo.',
          },
          'one-large': {
            pt: 'Uma única instância do tamanho do pico fica ociosa, e paga, no resto do tempo.',
            en: 'One single instance of the size of the peak is idle, and paid for, the rest of the time.',
            es: 'Una única instancia del tamaño del pico queda inactiva, y pagada, el resto del tiempo.',
          },
        },
      },
      {
        id: 'ready-before',
        text: {
          pt: 'Uma instância leva quinze minutos para ficar pronta, e a capacidade deve existir quando o pico começa.',
          en: 'An instance takes fifteen minutes to get ready, and capacity must be there when the peak begins.',
          es: 'Una instancia tarda quince minutos en estar lista, y la capacidad debe existir cuando comienza el pico.',
        },
        fits: ['scheduled', 'predictive', 'peak', 'one-large'],
        rulesOut: {
          tracking: {
            pt: 'Com uma meta de CPU, o Auto Scaling só reage depois que a carga sobe, e as instâncias chegariam quinze minutos tarde.',
            en: 'With a target for CPU, Auto Scaling reacts once the load has risen, and instances would arrive fifteen minutes late.',
            es: 'Con una meta de CPU, Auto Scaling solo reacciona cuando la carga sube, y las instancias llegarían quince minutos tarde.',
          },
        },
      },
      {
        id: 'no-calendar',
        situations: ['enrolment', 'ride'],
        text: {
          pt: 'O uso se repete a cada semana, mas muda ao longo do ano, e ninguém terá tempo de manter uma agenda.',
          en: 'Use repeats every week but changes over the year, and nobody will have time to maintain a schedule.',
          es: 'El uso se repite cada semana, pero cambia a lo largo del año, y nadie tendrá tiempo de mantener un calendario.',
        },
        fits: ['tracking', 'predictive', 'peak', 'one-large'],
        rulesOut: {
          scheduled: {
            pt: 'Ações em horários marcados são justamente uma agenda, que alguém precisa manter.',
            en: 'Actions at set times are just such a schedule, which someone has to maintain.',
            es: 'Las acciones en horarios fijados son justamente una programación, que alguien debe mantener.',
          },
        },
        notWith: ['unforeseen'],
      },
      {
        id: 'no-history',
        situations: ['shoes', 'toys-demand'],
        text: {
          pt: 'A data do próximo pico é conhecida, mas ele é inédito: o uso passado nada diz.',
          en: 'The date of the next peak is known, but it is the first of its kind: past use says nothing.',
          es: 'La fecha del próximo pico se conoce, pero es inédito: el uso pasado no dice nada.',
        },
        fits: ['tracking', 'scheduled', 'peak', 'one-large'],
        rulesOut: {
          predictive: {
            pt: 'A previsão se apoia no histórico, que não diz nada sobre um pico inédito.',
            en: 'Forecasts rest on past use, which tells nothing about a peak that is the first of its kind.',
            es: 'La previsión se apoya en el historial, que no dice nada sobre un pico inédito.',
          },
        },
      },
      {
        id: 'failure',
        text: {
          pt: 'A falha de uma instância não pode tirar o sistema do ar.',
          en: 'The failure of one instance must not take the system down.',
          es: 'La falla de una instancia no debe dejar el sistema fuera de línea.',
        },
        fits: ['tracking', 'scheduled', 'predictive'],
        rulesOut: {
          'one-large': {
            pt: 'Uma única instância é um ponto único de falha.',
            en: 'One single instance is a single point of failure.',
            es: 'Una única instancia es un punto único de falla.',
          },
        },
      },
      {
        id: 'unforeseen',
        notWith: ['ready-before', 'no-calendar', 'no-history'],
        text: {
          pt: 'Os picos vêm sem padrão nem data, e uma máquina nova fica pronta em um minuto.',
          en: 'Peaks come without a pattern or a date, and a new machine is ready within a minute.',
          es: 'Los picos llegan sin patrón ni fecha, y una máquina nueva está lista en un minuto.',
        },
        fits: ['tracking', 'peak', 'one-large'],
        rulesOut: {
          scheduled: {
            pt: 'As ações em horários marcados precisam de um horário, e estes picos não têm.',
            en: 'Actions at set times need a time, and these peaks have none.',
            es: 'Las acciones en horarios fijados necesitan un horario, y estos picos no lo tienen.',
          },
          predictive: {
            pt: 'A previsão aprende padrões do histórico, e estes picos não seguem nenhum.',
            en: 'Forecasts learn patterns from past use, and these peaks follow none.',
            es: 'La previsión aprende patrones del historial, y estos picos no siguen ninguno.',
          },
        },
        situations: ['enrolment', 'ride'],
      },
    ],
    ask: {
      pt: 'Que forma de dimensionar a capacidade atende a esses requisitos?',
      en: 'Which scaling approach meets these requirements?',
      es: '¿Qué forma de dimensionar la capacidad cumple estos requisitos?',
    },
  },
];
