import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const recoveryStrategy: readonly Pattern[] = [
  {
    id: 'recovery-strategy',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'global-infrastructure' },
      'saa-c03': { domain: 'resilient', topic: 'disaster-recovery' },
    },
    scene: {
      pt: 'Pense no sistema como um restaurante, em que os servidores são os fogões, os dados são as receitas e a Região é a cidade.',
      en: 'Think of the system as a restaurant, where the servers are the stoves, the data are the recipes and the Region is the city.',
      es: 'Piensa en el sistema como un restaurante, en el que los servidores son los hornos, los datos las recetas y la Región la ciudad.',
    },
    situations: [
      {
        id: 'payroll',
        text: {
          pt: 'Uma empresa de folha de pagamento tem servidores e banco de dados em uma única região da AWS e prepara um plano de desastre.',
          en: 'A payroll company has its servers and database in a single AWS Region and is planning for disaster.',
          es: 'Una empresa de nómina tiene servidores y base de datos en una única región de AWS y prepara un plan ante desastres.',
        },
        today: {
          pt: 'São oito servidores de aplicação e um banco de dados MySQL de 500 GB. Um arquiteto de soluções precisa definir o plano de recuperação de desastres.',
          en: 'There are eight application servers and a MySQL database of 500 GB. A solutions architect must define the disaster recovery plan.',
          es: 'Son ocho servidores de aplicación y una base de datos MySQL de 500 GB. Un arquitecto de soluciones debe definir el plan de recuperación ante desastres.',
        },
      },
      {
        id: 'emergency',
        text: {
          pt: 'Um serviço de ambulâncias precisa de um plano de desastre para o sistema de despacho, todo em uma região da AWS.',
          en: 'An ambulance service needs a disaster plan for its dispatch system, which is all in one AWS Region.',
          es: 'Un servicio de ambulancias necesita un plan ante desastres para su sistema de despacho, todo en una región de AWS.',
        },
        today: {
          pt: 'O sistema tem doze servidores e um banco de dados PostgreSQL, e o serviço ainda não tem um plano para desastres. A direção pediu um.',
          en: 'The system has twelve servers and a PostgreSQL database, and a regional outage elsewhere has alarmed its management.',
          es: 'El sistema tiene doce servidores y una base de datos PostgreSQL, y el servicio aún no tiene un plan ante desastres. La dirección pidió uno.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'Um porto precisa de um plano de desastre para a reserva de berços, servidores e banco de dados, em uma região da AWS.',
          en: 'A port authority needs a disaster plan for its berth reservations, servers and database, in one AWS Region.',
          es: 'Un puerto necesita un plan ante desastres para la reserva de muelles, servidores y base de datos, en una región de AWS.',
        },
        today: {
          pt: 'As reservas passam por seis servidores atrás de um balanceador. Um arquiteto de soluções deve preparar o sistema para falhas maiores.',
          en: 'Reservations go through six servers behind a load balancer. A solutions architect must prepare the system for larger failures.',
          es: 'Las reservas pasan por seis servidores detrás de un balanceador. Un arquitecto de soluciones debe preparar el sistema para fallas mayores.',
        },
      },
      {
        id: 'tolls-recovery',
        text: {
          pt: 'Uma concessionária tem a cobrança de pedágio em uma região da AWS e prepara um plano de desastre.',
          en: 'A toll road company has its toll collection in one AWS Region and is planning for disaster.',
          es: 'Una concesionaria tiene el cobro de peaje en una región de AWS y prepara un plan ante desastres.',
        },
        today: {
          pt: 'Vinte servidores registram as passagens em um banco de dados MySQL de 2 TB. Um arquiteto de soluções vai escolher a estratégia do plano.',
          en: 'Twenty servers record the vehicles in a MySQL database of 2 TB. A solutions architect must choose the strategy of the plan.',
          es: 'Veinte servidores registran los vehículos en una base de datos MySQL de 2 TB. Un arquitecto de soluciones va a elegir la estrategia del plan.',
        },
      },
      {
        id: 'exams-recovery',
        text: {
          pt: 'Um instituto precisa de um plano de desastre para o sistema das provas nacionais, todo em uma região da AWS.',
          en: 'An institute needs a disaster plan for its national exam system, which is all in one AWS Region.',
          es: 'Un instituto necesita un plan ante desastres para el sistema de exámenes nacionales, todo en una región de AWS.',
        },
        today: {
          pt: 'São dez servidores e um banco de dados PostgreSQL com as respostas dos candidatos. O instituto quer um plano de recuperação antes da próxima prova.',
          en: 'There are ten servers and a PostgreSQL database with the answers of the candidates. The institute wants a recovery plan before the next exam.',
          es: 'Son diez servidores y una base de datos PostgreSQL con las respuestas de los candidatos. El instituto quiere un plan de recuperación antes del próximo examen.',
        },
      },
    ],
    candidates: [
      {
        id: 'zones',
        uses: [],
        popularity: 5,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Várias zonas de disponibilidade na mesma região',
          en: 'Several Availability Zones in the same Region',
          es: 'Varias zonas de disponibilidad en la misma región',
        },
        action: {
          pt: 'Distribuir os servidores e um banco de dados Multi-AZ por três zonas de disponibilidade da região atual.',
          en: 'Spread the servers and a Multi-AZ database over three Availability Zones of the current Region.',
          es: 'Distribuir los servidores y una base de datos Multi-AZ en tres zonas de disponibilidad de la región actual.',
        },
        why: {
          pt: 'Várias zonas na mesma região resistem à perda de uma delas, sem pagar por uma segunda região.',
          en: 'Several zones in the same Region survive the loss of one of them, without paying for a second Region.',
          es: 'Varias zonas en la misma región resisten la pérdida de una de ellas, sin pagar una segunda región.',
        },
        likeness: {
          pt: 'um restaurante com três cozinhas na mesma cidade, que serve se uma fecha, mas não se a cidade para',
          en: 'a restaurant with three kitchens in one city, which serves if one closes but not if the city stops',
          es: 'un restaurante con tres cocinas en la misma ciudad, que sirve si una cierra, pero no si la ciudad para',
        },
        tell: {
          pt: 'Perda de uma zona: várias zonas. Perda da região: outra região.',
          en: 'Loss of a zone: several zones. Loss of the Region: another Region.',
          es: 'Pérdida de una zona: varias zonas. Pérdida de la región: otra región.',
        },
      },
      {
        id: 'backup',
        uses: ['backup and restore'],
        popularity: 5,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Backup diário copiado para outra região',
          en: 'Daily backups copied to another Region',
          es: 'Respaldo diario copiado a otra región',
        },
        action: {
          pt: 'Fazer backup diário com o AWS Backup, copiar os backups para outra região e restaurá-los lá após um desastre.',
          en: 'Back up every day with AWS Backup, copy the backups to another Region and restore them there after a disaster.',
          es: 'Respaldar cada día con AWS Backup, copiar los respaldos a otra región y restaurarlos allí tras un desastre.',
        },
        why: {
          pt: 'Com backup e restauração, só cópias ficam na outra região: é o mais barato, e a volta leva horas.',
          en: 'With backup and restore, only copies are kept in the other Region: it is the cheapest, and recovery takes hours.',
          es: 'Con respaldo y restauración, solo quedan copias en la otra región: es lo más barato, y la recuperación tarda horas.',
        },
        likeness: {
          pt: 'a cópia diária das receitas guardada em outra cidade, com a qual se monta do zero um novo restaurante',
          en: 'the daily copy of the recipes kept in another city, from which a new restaurant is set up from nothing',
          es: 'la copia diaria de las recetas guardada en otra ciudad, con la que se monta desde cero otro restaurante',
        },
        tell: {
          pt: 'Menor custo e volta em horas: pense em backup e restauração. Voltar mesmo com a perda da região inteira: backup e restauração, ao menos, com cópias em outra região. Armazenamento como único custo na outra região: backup e restauração. Verba que não cobre servidores de aplicação ligados em uma segunda região: backup e restauração.',
          en: 'Lowest cost and recovery in hours: think of backup and restore. A system recoverable even if the whole Region is lost: backup and restore at least, with copies in another Region. Storage as the only cost in the other Region: backup and restore. A budget that does not cover running application servers in a second Region: backup and restore.',
          es: 'Menor costo y recuperación en horas: piensa en respaldo y restauración. Recuperarse aun con la pérdida de la región completa: respaldo y restauración, al menos, con copias en otra región. Almacenamiento como único costo en la otra región: copia y restauración. Presupuesto que no cubre servidores de aplicación encendidos en una segunda región: copia de seguridad y restauración.',
        },
      },
      {
        id: 'pilot',
        uses: ['pilot light'],
        popularity: 4,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Pilot light: na outra região, só o núcleo',
          en: 'Pilot light: just the core in the other Region',
          es: 'Pilot light: solo el núcleo en la otra región',
        },
        action: {
          pt: 'Replicar o banco de dados em outra região de forma contínua e criar lá os servidores após um desastre (pilot light).',
          en: 'Replicate the database to another Region continuously and create the servers there after a disaster (pilot light).',
          es: 'Replicar la base de datos en otra región de forma continua y crear allí los servidores tras un desastre (pilot light).',
        },
        why: {
          pt: 'Na pilot light o banco de dados é replicado sem parar na outra região, e os servidores só são ligados no desastre.',
          en: 'With pilot light the database is replicated continuously to the other Region, and servers are started only in a disaster.',
          es: 'En pilot light la base de datos se replica sin parar en la otra región, y los servidores solo se encienden ante un desastre.',
        },
        likeness: {
          pt: 'um segundo restaurante em outra cidade, ainda fechado, com as receitas sempre em dia e os fogões por instalar',
          en: 'a second restaurant in another city, still closed, with up-to-date recipes and stoves yet to be fitted',
          es: 'un segundo restaurante en otra ciudad, aún cerrado, con las recetas siempre al día y los hornos por instalar',
        },
        tell: {
          pt: 'Servidores de aplicação que a verba não cobre em uma segunda região: pilot light, que só os liga no desastre. Dados sempre prontos e servidores desligados: pense em pilot light. RPO de cinco minutos com a perda da região: dados replicados o tempo todo, e não um backup diário.',
          en: 'Application servers that the budget does not cover in a second Region: pilot light, which starts them only in a disaster. Data ready and servers switched off: think of pilot light. An RPO of five minutes with the loss of the Region: data replicated all the time, not a daily backup.',
          es: 'Servidores de aplicación que el presupuesto no cubre en una segunda región: pilot light, que solo los enciende en un desastre. Datos listos y servidores apagados: piensa en pilot light. RPO de cinco minutos con la pérdida de la región: datos replicados todo el tiempo, y no una copia diaria.',
        },
      },
      {
        id: 'warm',
        uses: ['warm standby'],
        popularity: 4,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Warm standby: uma cópia reduzida na outra região',
          en: 'Warm standby: a scaled-down copy in the other Region',
          es: 'Warm standby: una copia reducida en la otra región',
        },
        action: {
          pt: 'Executar uma cópia reduzida dos servidores e do banco de dados em outra região e ampliá-la após um desastre (warm standby).',
          en: 'Run a scaled-down copy of the servers and the database in another Region and scale it out after a disaster (warm standby).',
          es: 'Ejecutar una copia reducida de los servidores y la base de datos en otra región y ampliarla tras un desastre (warm standby).',
        },
        why: {
          pt: 'Na warm standby uma cópia pequena do sistema inteiro, com os dados replicados sem parar, já atende pedidos na outra região e cresce em minutos no desastre.',
          en: 'With warm standby a small copy of the whole system, with data replicated continuously, already answers requests in the other Region and grows within minutes in a disaster.',
          es: 'En warm standby una copia pequeña de todo el sistema, con los datos replicados sin parar, ya atiende solicitudes en la otra región y crece en minutos ante un desastre.',
        },
        likeness: {
          pt: 'uma filial pequena em outra cidade, com fogões acesos, que serve algumas mesas todo dia e pode crescer',
          en: 'a small branch in another city, its stoves lit, which serves a few tables every day and can grow',
          es: 'una sucursal pequeña en otra ciudad, con los hornos encendidos, que sirve algunas mesas cada día y puede crecer',
        },
        tell: {
          pt: 'Volta em minutos sem pagar uma segunda região inteira: pense em warm standby. RTO de dez minutos após a perda da região: warm standby ou ativo/ativo. RPO de cinco minutos com a perda da região: dados replicados o tempo todo, e não um backup diário. Pequeno ambiente ligado em uma segunda região, não um de capacidade plena: warm standby. Outra região que responde todo dia a uma pequena parte das requisições: warm standby.',
          en: 'Recovery in minutes without paying for a whole second Region: think of warm standby. An RTO of ten minutes after the loss of the Region: warm standby or active/active. An RPO of five minutes with the loss of the Region: data replicated all the time, not a daily backup. A small running environment in a second Region, not one at full capacity: warm standby. Another Region that answers a small share of the requests every day: warm standby.',
          es: 'Recuperación en minutos sin pagar una segunda región completa: piensa en warm standby. RTO de diez minutos tras la pérdida de la región: warm standby o activo/activo. RPO de cinco minutos con la pérdida de la región: datos replicados todo el tiempo, y no una copia diaria. Entorno pequeño en funcionamiento en una segunda región, no uno a plena capacidad: warm standby. Otra región que responde cada día a una pequeña parte de las solicitudes: warm standby.',
        },
      },
      {
        id: 'active',
        uses: ['active/active'],
        popularity: 3,
        source: docs(
          'whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-options-in-the-cloud.html',
        ),
        text: {
          pt: 'Ativo/ativo: o sistema completo em duas regiões',
          en: 'Active/active: the full system in two Regions',
          es: 'Activo/activo: el sistema completo en dos regiones',
        },
        action: {
          pt: 'Executar o sistema completo em duas regiões, com dados replicados, e distribuir os usuários com o Amazon Route 53.',
          en: 'Run the full system in two Regions, with replicated data, and distribute the users with Amazon Route 53.',
          es: 'Ejecutar el sistema completo en dos regiones, con datos replicados, y distribuir a los usuarios con Amazon Route 53.',
        },
        why: {
          pt: 'No modo ativo/ativo as duas regiões atendem o tempo todo; a perda de uma mal se nota, ao custo de duas.',
          en: 'With active/active both Regions serve all the time; the loss of one is hardly noticed, at the cost of two.',
          es: 'En activo/activo las dos regiones atienden todo el tiempo; la pérdida de una casi no se nota, al costo de dos.',
        },
        likeness: {
          pt: 'um par de restaurantes completos em duas cidades, ambos abertos todo dia, ao custo de dois',
          en: 'a pair of full-size restaurants in two cities, both serving every day, at the cost of two',
          es: 'un par de restaurantes completos en dos ciudades, que sirven los dos cada día, al costo de dos',
        },
        tell: {
          pt: 'Volta quase imediata, custe o que custar: pense em ativo/ativo. RTO de dez minutos após a perda da região: warm standby ou ativo/ativo. RPO de cinco minutos com a perda da região: dados replicados o tempo todo, e não um backup diário.',
          en: 'Recovery almost at once, whatever it costs: think of active/active. An RTO of ten minutes after the loss of the Region: warm standby or active/active. An RPO of five minutes with the loss of the Region: data replicated all the time, not a daily backup.',
          es: 'Recuperación casi inmediata, cueste lo que cueste: piensa en activo/activo. RTO de diez minutos tras la pérdida de la región: warm standby o activo/activo. RPO de cinco minutos con la pérdida de la región: datos replicados todo el tiempo, y no una copia diaria.',
        },
      },
    ],
    constraints: [
      {
        id: 'region-loss',
        text: {
          pt: 'O sistema deve poder voltar mesmo com a perda da região inteira.',
          en: 'The system must be recoverable even if the whole Region is lost.',
          es: 'El sistema debe poder recuperarse aun con la pérdida de la región completa.',
        },
        fits: ['backup', 'pilot', 'warm', 'active'],
        rulesOut: {
          zones: {
            pt: 'Várias zonas ficam todas na mesma região e se perdem com ela.',
            en: 'Several zones are all in the same Region and are lost with it.',
            es: 'Varias zonas están todas en la misma región y se pierden con ella.',
          },
        },
      },
      {
        id: 'ten-minutes',
        text: {
          pt: 'Após a perda da região, o RTO é de dez minutos, com capacidade reduzida; criar um servidor da aplicação leva meia hora.',
          en: 'After the loss of the Region, the RTO is ten minutes, at reduced capacity; creating an application server takes half an hour.',
          es: 'Tras la pérdida de la región, el RTO es de diez minutos, con capacidad reducida; crear un servidor de la aplicación tarda media hora.',
        },
        fits: ['warm', 'active'],
        rulesOut: {
          zones: {
            pt: 'Várias zonas na mesma região não permitem voltar em dez minutos quando a região inteira se perde.',
            en: 'Several zones in the same Region do not bring the system back in ten minutes when the whole Region is lost.',
            es: 'Varias zonas en la misma región no permiten volver en diez minutos cuando se pierde la región completa.',
          },
          backup: {
            pt: 'Restaurar o backup e montar os servidores leva horas, muito acima do RTO de dez minutos.',
            en: 'Restoring a backup and building the servers takes hours, far above an RTO of ten minutes.',
            es: 'Restaurar el respaldo y montar los servidores tarda horas, muy por encima del RTO de diez minutos.',
          },
          pilot: {
            pt: 'Na pilot light os servidores só são criados depois do desastre, o que leva meia hora.',
            en: 'With pilot light the servers are created only after the disaster, which takes half an hour.',
            es: 'En pilot light los servidores se crean solo después del desastre, lo que tarda media hora.',
          },
        },
      },
      {
        id: 'data-minutes',
        text: {
          pt: 'Com a perda da região, o RPO é de cinco minutos.',
          en: 'With the loss of the Region, the RPO is five minutes.',
          es: 'Con la pérdida de la región, el RPO es de cinco minutos.',
        },
        fits: ['pilot', 'warm', 'active'],
        rulesOut: {
          zones: {
            pt: 'Várias zonas mantêm todas as cópias na região perdida; nenhum dado sobraria.',
            en: 'Several zones keep all copies in the lost Region; no data would be left.',
            es: 'Varias zonas mantienen todas las copias en la región perdida; no quedaría ningún dato.',
          },
          backup: {
            pt: 'Com um backup diário podem faltar até 24 horas de dados, e não cinco minutos.',
            en: 'With a daily backup up to 24 hours of data may be missing, not five minutes.',
            es: 'Con un respaldo diario pueden faltar hasta 24 horas de datos, no cinco minutos.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A verba não cobre servidores de aplicação ligados em uma segunda região.',
          en: 'The budget does not cover running application servers in a second Region.',
          es: 'El presupuesto no cubre servidores de aplicación encendidos en una segunda región.',
        },
        fits: ['zones', 'backup', 'pilot'],
        rulesOut: {
          warm: {
            pt: 'A warm standby mantém servidores ligados na outra região, ainda que poucos.',
            en: 'Warm standby keeps servers running in the other Region, even if few.',
            es: 'Warm standby mantiene servidores encendidos en la otra región, aunque sean pocos.',
          },
          active: {
            pt: 'O modo ativo/ativo mantém todos os servidores ligados nas duas regiões.',
            en: 'Active/active keeps all servers running in both Regions.',
            es: 'El modo activo/activo mantiene todos los servidores encendidos en las dos regiones.',
          },
        },
      },
      {
        id: 'less-than-twice',
        text: {
          pt: 'O orçamento cobre um pequeno ambiente ligado em uma segunda região, não um de capacidade plena.',
          en: 'The budget covers a small running environment in a second Region, not one at full capacity.',
          es: 'El presupuesto cubre un entorno pequeño en funcionamiento en una segunda región, no uno a plena capacidad.',
        },
        fits: ['zones', 'backup', 'pilot', 'warm'],
        rulesOut: {
          active: {
            pt: 'O modo ativo/ativo é justamente uma segunda região com a capacidade total.',
            en: 'Active/active is just that: a second Region at full capacity.',
            es: 'El modo activo/activo es justamente una segunda región con la capacidad total.',
          },
        },
      },
      {
        id: 'copies-only',
        text: {
          pt: 'O armazenamento deve ser o único custo na outra região.',
          en: 'Storage must be the only cost in the other Region.',
          es: 'El almacenamiento debe ser el único costo en la otra región.',
        },
        fits: ['zones', 'backup'],
        rulesOut: {
          pilot: {
            pt: 'A pilot light mantém um banco de dados ligado na outra região, o que vai além do armazenamento.',
            en: 'Pilot light keeps a database running in the other Region, which is more than storage.',
            es: 'Pilot light mantiene una base de datos encendida en la otra región, lo que va más allá del almacenamiento.',
          },
          warm: {
            pt: 'A warm standby mantém servidores e banco de dados ligados na outra região.',
            en: 'Warm standby keeps servers and a database running in the other Region.',
            es: 'Warm standby mantiene servidores y base de datos encendidos en la otra región.',
          },
          active: {
            pt: 'O modo ativo/ativo mantém o sistema inteiro ligado na outra região.',
            en: 'Active/active keeps the whole system running in the other Region.',
            es: 'El modo activo/activo mantiene todo el sistema encendido en la otra región.',
          },
        },
      },
      {
        id: 'always-answers',
        notWith: ['no-servers', 'copies-only'],
        text: {
          pt: 'A outra região deve responder todo dia a uma pequena parte das requisições, para se saber que funciona.',
          en: 'The other Region must answer a small share of the requests every day, so that it is known to work.',
          es: 'La otra región debe responder cada día a una pequeña parte de las solicitudes, para saber que funciona.',
        },
        fits: ['warm', 'active'],
        rulesOut: {
          zones: {
            pt: 'Várias zonas da mesma região não põem nada em outra, que possa responder.',
            en: 'Several zones of the same Region put nothing in another one that could answer.',
            es: 'Varias zonas de la misma región no ponen nada en otra que pueda responder.',
          },
          backup: {
            pt: 'Com backup e restauração, na outra região só há cópias; nada responde antes de um desastre.',
            en: 'With backup and restore, the other Region holds only copies; nothing answers before a disaster.',
            es: 'Con copia y restauración, en la otra región solo hay copias; nada responde antes de un desastre.',
          },
          pilot: {
            pt: 'Com pilot light os servidores só são iniciados no desastre; antes disso, nada responde na outra região.',
            en: 'With pilot light the servers start only in a disaster; before that, nothing answers in the other Region.',
            es: 'Con pilot light los servidores se inician solo en el desastre; antes, nada responde en la otra región.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que estratégia atende a esses requisitos?',
      en: 'Which strategy meets these requirements?',
      es: '¿Qué estrategia cumple estos requisitos?',
    },
  },
];
