import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const webAvailability: readonly Pattern[] = [
  {
    id: 'web-availability',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'ec2' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense no sistema como uma farmácia, nas instâncias como os balcões, nas zonas como os bairros e na Região como a cidade.',
      en: 'Think of the system as a pharmacy, of instances as its counters, of zones as districts, and of the Region as the city.',
      es: 'Piensa en el sistema como una farmacia, en las instancias como mostradores, en las zonas como barrios y en la Región como ciudad.',
    },
    situations: [
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de clínicas vai refazer o seu agendamento, uma aplicação web sem estado na AWS.',
          en: 'A chain of clinics is rebuilding its appointment system, a stateless web application on AWS.',
          es: 'Una red de clínicas va a rehacer su agenda de citas, una aplicación web sin estado en AWS.',
        },
        today: {
          pt: 'O sistema roda em um só servidor e marca 5.000 consultas por dia para 36 clínicas. Um arquiteto de soluções deve definir a nova arquitetura.',
          en: 'It runs on a single server and makes 5,000 appointments a day for 36 clinics. A solutions architect must define the new architecture.',
          es: 'El sistema corre en un solo servidor y reserva 5.000 turnos por día para 36 clínicas. Un arquitecto de soluciones debe definir la nueva arquitectura.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Uma rádio vai refazer o seu site, uma aplicação web sem estado na AWS.',
          en: 'A radio station is rebuilding its site, a stateless web application on AWS.',
          es: 'Una radio va a rehacer su sitio, una aplicación web sin estado en AWS.',
        },
        today: {
          pt: 'O site atende 800 visitantes por vez em um só servidor, que parou duas vezes neste ano.',
          en: 'The site serves 800 visitors at a time from a single server, which went down twice this year.',
          es: 'El sitio atiende a 800 visitantes a la vez en un solo servidor, que se cayó dos veces este año.',
        },
      },
      {
        id: 'crowdfunding',
        text: {
          pt: 'Um site de financiamento coletivo, sem estado, prepara na AWS uma campanha nacional.',
          en: 'A stateless crowdfunding site on AWS is preparing for a national campaign.',
          es: 'Un sitio de financiamiento colectivo, sin estado, prepara en AWS una campaña nacional.',
        },
        today: {
          pt: 'Hoje cerca de 1.500 pessoas por dia o visitam em uma instância, e a campanha começa em dez semanas.',
          en: 'About 1,500 people a day visit it on one instance now, and the campaign starts in ten weeks.',
          es: 'Hoy unas 1.500 personas por día lo visitan en una instancia, y la campaña empieza en diez semanas.',
        },
      },
      {
        id: 'tickets-availability',
        text: {
          pt: 'Um site de ingressos, sem estado, na AWS, perdeu vendas na última pane.',
          en: 'A stateless ticketing site on AWS lost sales in its last outage.',
          es: 'Un sitio de entradas, sin estado, en AWS, perdió ventas en la última caída.',
        },
        today: {
          pt: 'A única instância ficou uma manhã inteira fora do ar, e 2.100 pedidos se perderam. Um arquiteto de soluções deve rever a arquitetura.',
          en: 'Its only instance was down for a whole morning, and 2,100 orders were lost. A solutions architect must review the architecture.',
          es: 'La única instancia estuvo caída toda una mañana, y se perdieron 2.100 pedidos. Un arquitecto de soluciones debe revisar la arquitectura.',
        },
      },
      {
        id: 'government-availability',
        text: {
          pt: 'Um governo estadual vai refazer na AWS a aplicação web sem estado que emite certidões.',
          en: 'A state government is rebuilding the stateless web application that issues its certificates on AWS.',
          es: 'Un gobierno estatal va a rehacer en AWS la aplicación web sin estado que emite certificados.',
        },
        today: {
          pt: 'Os cidadãos pedem 12.000 certidões por dia, e um só servidor do piloto ainda faz todo o trabalho.',
          en: 'Citizens request 12,000 certificates a day, and a single server of the pilot still does all the work.',
          es: 'Los ciudadanos piden 12.000 certificados por día, y un solo servidor del piloto aún hace todo el trabajo.',
        },
      },
    ],
    candidates: [
      {
        id: 'one',
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/ec2-instance-recover.html'),
        text: {
          pt: 'Uma instância grande, com recuperação automática',
          en: 'One large instance, with automatic recovery',
          es: 'Una instancia grande, con recuperación automática',
        },
        action: {
          pt: 'Executar a aplicação em uma instância grande do Amazon EC2 e ativar a recuperação automática da instância.',
          en: 'Run the application on one large Amazon EC2 instance and turn on automatic instance recovery.',
          es: 'Ejecutar la aplicación en una instancia grande de Amazon EC2 y activar la recuperación automática de la instancia.',
        },
        why: {
          pt: 'Uma só instância com recuperação automática volta em outro hardware da mesma zona quando o dela falha.',
          en: 'One single instance with automatic recovery comes back on other hardware of the same zone when its own fails.',
          es: 'Una sola instancia con recuperación automática vuelve en otro hardware de la misma zona cuando falla el suyo.',
        },
        likeness: {
          pt: 'uma farmácia de um só balcão, que reabre na mesma rua, mas não percebe se o atendente se cala',
          en: 'a pharmacy with a single counter, which reopens on the same street but never notices a silent clerk',
          es: 'una farmacia de un solo mostrador, que reabre en la misma calle, pero no nota si calla el empleado',
        },
        tell: {
          pt: 'Falha do hardware de uma instância: recuperação automática.',
          en: 'Failure of the hardware under one instance: automatic recovery.',
          es: 'Falla del hardware de una instancia: recuperación automática.',
        },
      },
      {
        id: 'fixed',
        uses: [],
        rightWith: ['node-locked'],
        popularity: 3,
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Duas instâncias fixas com balanceador, em duas zonas',
          en: 'Two fixed instances with a load balancer, in two zones',
          es: 'Dos instancias fijas con balanceador, en dos zonas',
        },
        action: {
          pt: 'Executar a aplicação em duas instâncias do Amazon EC2, uma por zona de disponibilidade, com um Application Load Balancer e as suas verificações de integridade.',
          en: 'Run the application on two Amazon EC2 instances, one per Availability Zone, with an Application Load Balancer and its health checks.',
          es: 'Ejecutar la aplicación en dos instancias de Amazon EC2, una por zona de disponibilidad, con un Application Load Balancer y sus comprobaciones de estado.',
        },
        why: {
          pt: 'Duas instâncias fixas em zonas distintas, atrás de um balanceador, seguem no ar se uma zona falhar.',
          en: 'Two fixed instances in different zones, behind a load balancer, stay up if one zone fails.',
          es: 'Dos instancias fijas en zonas distintas, detrás de un balanceador, siguen en línea si falla una zona.',
        },
        likeness: {
          pt: 'o par de balcões em bairros diferentes, sempre os mesmos dois, com fila ou sem fila e sem substituto',
          en: 'the pair of counters in different districts, always the same two, busy or not and with no substitute',
          es: 'el par de mostradores en barrios distintos, siempre los mismos dos, con fila o sin fila y sin suplente',
        },
        tell: {
          pt: 'Licença que vale só para dois servidores definidos: instâncias fixas, em zonas diferentes. Sistema e dados que por lei devem permanecer na região atual: várias zonas de uma só região. Perda de uma zona de disponibilidade que não pode tirar o sistema do ar: instâncias em mais de uma zona.',
          en: 'A license that is valid for two named servers only: fixed instances, in different zones. A system and data that by law must remain in the current Region: several zones of one Region. The loss of an Availability Zone that must not take the system down: instances in more than one zone.',
          es: 'Licencia que vale solo para dos servidores definidos: instancias fijas, en zonas distintas. Sistema y datos que por ley deben permanecer en la región actual: varias zonas de una sola región. Pérdida de una zona de disponibilidad que no debe dejar el sistema fuera de línea: instancias en más de una zona.',
        },
      },
      {
        id: 'asg-one',
        uses: ['Auto Scaling'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Um grupo de Auto Scaling com balanceador, em uma zona',
          en: 'An Auto Scaling group with a load balancer, in one zone',
          es: 'Un grupo de Auto Scaling con balanceador, en una zona',
        },
        action: {
          pt: 'Executar a aplicação em um grupo de Auto Scaling do EC2 em uma zona de disponibilidade, com um Application Load Balancer e as suas verificações de integridade.',
          en: 'Run the application in an EC2 Auto Scaling group in one Availability Zone with an Application Load Balancer and its health checks.',
          es: 'Ejecutar la aplicación en un grupo de Auto Scaling de EC2 en una zona de disponibilidad, con un Application Load Balancer y sus comprobaciones de estado.',
        },
        why: {
          pt: 'Um grupo de Auto Scaling acompanha a carga e troca instâncias que falham, ainda que em uma só zona.',
          en: 'An Auto Scaling group follows the load and replaces instances that fail, if in a single zone.',
          es: 'Un grupo de Auto Scaling sigue la carga y reemplaza las instancias que fallan, aunque en una sola zona.',
        },
        likeness: {
          pt: 'os balcões abertos conforme a fila e substituídos quando param, todos num só bairro que pode ficar sem luz',
          en: 'the counters opened as the line grows and replaced when they stop, all in one district that may lose power',
          es: 'los mostradores abiertos según la fila y reemplazados cuando paran, todos en un barrio que puede quedar sin luz',
        },
        tell: {
          pt: 'Capacidade que acompanha a carga: Auto Scaling.',
          en: 'Capacity that follows the load: Auto Scaling.',
          es: 'Capacidad que sigue la carga: Auto Scaling.',
        },
      },
      {
        id: 'asg-zones',
        uses: ['Auto Scaling'],
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/auto-scaling-benefits.html'),
        text: {
          pt: 'Um grupo de Auto Scaling com balanceador, em três zonas',
          en: 'An Auto Scaling group with a load balancer, in three zones',
          es: 'Un grupo de Auto Scaling con balanceador, en tres zonas',
        },
        action: {
          pt: 'Executar a aplicação com o EC2 Auto Scaling em três zonas de disponibilidade, com um Application Load Balancer e as suas verificações de integridade.',
          en: 'Run the application with EC2 Auto Scaling across three Availability Zones with an Application Load Balancer and its health checks.',
          es: 'Ejecutar la aplicación con EC2 Auto Scaling en tres zonas de disponibilidad, con un Application Load Balancer y sus comprobaciones de estado.',
        },
        why: {
          pt: 'Um grupo de Auto Scaling em três zonas de uma só região cresce e diminui com a carga, troca a instância que não passa na verificação de integridade do balanceador e segue no ar sem uma zona.',
          en: 'An Auto Scaling group in three zones of one Region grows and shrinks with the load, replaces an instance that fails the load balancer’s health check and stays up without one zone.',
          es: 'Un grupo de Auto Scaling en tres zonas de una sola región crece y se reduce con la carga, reemplaza la instancia que no pasa la comprobación de estado del balanceador y sigue en línea sin una zona.',
        },
        likeness: {
          pt: 'os balcões em três bairros da cidade, abertos conforme a fila e substituídos quando param',
          en: 'the counters in three districts of a city, opened as lines grow and replaced when they stop',
          es: 'los mostradores en tres barrios de la ciudad, abiertos según la fila y reemplazados cuando paran',
        },
        tell: {
          pt: 'Perda de uma zona de disponibilidade que não pode tirar o sistema do ar: Auto Scaling em várias zonas. Capacidade que deve acompanhar os visitantes: Auto Scaling. Instância cuja aplicação deixa de responder e que deve ser trocada: Auto Scaling. Sistema e dados que por lei devem permanecer na região atual: várias zonas de uma só região.',
          en: 'The loss of an Availability Zone that must not take the system down: Auto Scaling in several zones. Capacity that must follow the visitors: Auto Scaling. An instance whose application stops answering and must be replaced: Auto Scaling. A system and data that by law must remain in the current Region: several zones of one Region.',
          es: 'Pérdida de una zona de disponibilidad que no debe dejar el sistema fuera de línea: Auto Scaling en varias zonas. Capacidad que debe seguir a los visitantes: Auto Scaling. Instancia cuya aplicación deja de responder y que debe reemplazarse: Auto Scaling. Sistema y datos que por ley deben permanecer en la región actual: varias zonas de una sola región.',
        },
      },
      {
        id: 'regions',
        uses: ['Auto Scaling', 'Route 53'],
        popularity: 3,
        source: docs('Route53/latest/DeveloperGuide/dns-failover.html'),
        text: {
          pt: 'Grupos de Auto Scaling com balanceador, em duas regiões',
          en: 'Auto Scaling groups with load balancers, in two Regions',
          es: 'Grupos de Auto Scaling con balanceador, en dos regiones',
        },
        action: {
          pt: 'Executar a aplicação em grupos de Auto Scaling do EC2 com verificações de integridade do balanceador, em duas regiões da AWS, com failover do Amazon Route 53.',
          en: 'Run the application in EC2 Auto Scaling groups with load balancer health checks in two AWS Regions with Amazon Route 53 failover routing.',
          es: 'Ejecutar la aplicación en grupos de Auto Scaling de EC2 con comprobaciones de estado del balanceador, en dos regiones de AWS, con failover de Amazon Route 53.',
        },
        why: {
          pt: 'Grupos de Auto Scaling em duas regiões, com o Route 53 à frente, trocam a instância que não passa na verificação de integridade e seguem no ar até sem uma região inteira.',
          en: 'Auto Scaling groups in two Regions, with Route 53 in front, replace an instance that fails its health check and stay up even without a whole Region.',
          es: 'Grupos de Auto Scaling en dos regiones, con Route 53 delante, reemplazan la instancia que no pasa la comprobación de estado y siguen en línea incluso sin una región completa.',
        },
        likeness: {
          pt: 'o par de redes completas em duas cidades, pagas o dia todo, com balcões abertos conforme a fila',
          en: 'the pair of complete chains in two cities, both paid for all day, with counters opened as lines grow',
          es: 'el par de cadenas completas en dos ciudades, pagadas todo el día, con mostradores abiertos según la fila',
        },
        tell: {
          pt: 'Perda de uma região sem parada: o sistema ativo em duas.',
          en: 'Loss of a Region without a stop: the system active in two.',
          es: 'Pérdida de una región sin parar: el sistema activo en dos.',
        },
      },
    ],
    constraints: [
      {
        id: 'stay-in-region',
        notWith: ['no-duplicate'],
        text: {
          pt: 'Por lei, o sistema e os dados devem permanecer na região atual da AWS.',
          en: 'By law, the system and its data must remain in the current AWS Region.',
          es: 'Por ley, el sistema y sus datos deben permanecer en la región actual de AWS.',
        },
        fits: ['one', 'fixed', 'asg-one', 'asg-zones'],
        rulesOut: {
          regions: {
            pt: 'Grupos do Auto Scaling em duas regiões levam o sistema e os dados também a outra região.',
            en: 'Auto Scaling groups in two Regions take the system and its data to another Region as well.',
            es: 'Grupos de Auto Scaling en dos regiones llevan el sistema y los datos también a otra región.',
          },
        },
      },
      {
        id: 'data-center-loss',
        text: {
          pt: 'A perda de uma zona de disponibilidade inteira não pode tirar o sistema do ar.',
          en: 'The loss of a whole Availability Zone must not take the system down.',
          es: 'La pérdida de una zona de disponibilidad completa no debe dejar el sistema fuera de línea.',
        },
        fits: ['fixed', 'asg-zones', 'regions'],
        rulesOut: {
          one: {
            pt: 'Uma instância fica em uma só zona e para com ela; a recuperação não muda de zona.',
            en: 'One instance is in a single zone and stops with it; recovery does not change the zone.',
            es: 'Una instancia está en una sola zona y se detiene con ella; la recuperación no cambia de zona.',
          },
          'asg-one': {
            pt: 'Um grupo de Auto Scaling restrito a uma zona para com ela.',
            en: 'An Auto Scaling group restricted to one zone stops with it.',
            es: 'Un grupo de Auto Scaling limitado a una zona se detiene con ella.',
          },
        },
      },
      {
        id: 'follow-demand',
        text: {
          pt: 'A capacidade deve acompanhar o número de visitantes automaticamente.',
          en: 'Capacity must follow the number of visitors automatically.',
          es: 'La capacidad debe seguir el número de visitantes automáticamente.',
        },
        fits: ['asg-one', 'asg-zones', 'regions'],
        rulesOut: {
          one: {
            pt: 'Uma instância grande tem a mesma capacidade o dia todo.',
            en: 'One large instance has the same capacity all day.',
            es: 'Una instancia grande tiene la misma capacidad todo el día.',
          },
          fixed: {
            pt: 'Duas instâncias fixas têm a mesma capacidade o dia todo.',
            en: 'Two fixed instances have the same capacity all day.',
            es: 'Dos instancias fijas tienen la misma capacidad todo el día.',
          },
        },
      },
      {
        id: 'no-duplicate',
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['one', 'fixed', 'asg-one', 'asg-zones'],
        rulesOut: {
          regions: {
            pt: 'Grupos de Auto Scaling em duas regiões são duas cópias do sistema, pagas o tempo todo.',
            en: 'Auto Scaling groups in two Regions are two copies of the system, paid for all the time.',
            es: 'Los grupos de Auto Scaling en dos regiones son dos copias del sistema, pagadas todo el tiempo.',
          },
        },
      },
      {
        id: 'failed-replaced',
        text: {
          pt: 'Uma instância cuja aplicação deixa de responder deve ser trocada por outra automaticamente.',
          en: 'An instance whose application stops answering must be replaced by another one automatically.',
          es: 'Una instancia cuya aplicación deja de responder debe reemplazarse por otra automáticamente.',
        },
        fits: ['asg-one', 'asg-zones', 'regions'],
        rulesOut: {
          fixed: {
            pt: 'O balanceador só deixa de enviar tráfego à instância fixa que não responde; nada a troca por outra.',
            en: 'The load balancer only stops sending traffic to a fixed instance that does not answer; nothing replaces it.',
            es: 'El balanceador solo deja de enviar tráfico a la instancia fija que no responde; nada la reemplaza.',
          },
          one: {
            pt: 'A recuperação automática reage a falhas do host, e não cria outra instância quando a aplicação deixa de responder.',
            en: 'Automatic recovery reacts to failures of the host and creates no other instance when the application stops answering.',
            es: 'La recuperación automática reacciona a fallas del host y no crea otra instancia cuando la aplicación deja de responder.',
          },
        },
      },
      {
        id: 'node-locked',
        text: {
          pt: 'A licença do software vale só para dois servidores definidos e não passa a outros.',
          en: 'The software license is valid for two named servers only and cannot move to others.',
          es: 'La licencia del software vale solo para dos servidores definidos y no pasa a otros.',
        },
        fits: ['one', 'fixed'],
        rulesOut: {
          'asg-one': {
            pt: 'Um grupo de Auto Scaling troca instâncias por novas, para as quais a licença não vale.',
            en: 'An Auto Scaling group replaces instances by new ones, which the license does not cover.',
            es: 'Un grupo de Auto Scaling cambia instancias por otras nuevas, para las que la licencia no vale.',
          },
          'asg-zones': {
            pt: 'Um grupo de Auto Scaling em três zonas troca instâncias por novas, para as quais a licença não vale.',
            en: 'An Auto Scaling group in three zones replaces instances by new ones, which the license does not cover.',
            es: 'Un grupo de Auto Scaling en tres zonas cambia instancias por otras nuevas, para las que la licencia no vale.',
          },
          regions: {
            pt: 'Os grupos de Auto Scaling das duas regiões trocam instâncias por novas, para as quais a licença não vale.',
            en: 'The Auto Scaling groups of both Regions replace instances by new ones, which the license does not cover.',
            es: 'Los grupos de Auto Scaling de las dos regiones cambian instancias por otras nuevas, para las que la licencia no vale.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que arranjo atende a esses requisitos?',
      en: 'Which arrangement meets these requirements?',
      es: '¿Qué disposición cumple estos requisitos?',
    },
  },
];
