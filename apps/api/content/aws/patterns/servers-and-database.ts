import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const serversAndDatabase: readonly Pattern[] = [
  pairsOf({
    id: 'servers-and-database',
    exams: {
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense nos servidores como os atendentes de um café, nas zonas como os bairros e no banco de dados como o caixa.',
      en: 'Think of the servers as the clerks of a café, of the zones as city districts, and of the database as the cashier.',
      es: 'Piensa en los servidores como los empleados de un café, en las zonas como barrios y en la base de datos como el cajero.',
    },
    situations: [
      {
        id: 'ticket-office',
        text: {
          pt: 'Um site de ingressos, no Amazon EC2 com MySQL, ficou um dia fora do ar e será refeito.',
          en: 'A ticketing site on Amazon EC2 with MySQL was down for a day and is being rebuilt.',
          es: 'Un sitio de entradas, en Amazon EC2 con MySQL, estuvo un día fuera de línea y se va a rehacer.',
        },
        today: {
          pt: 'Os dois servidores e o banco de dados do Amazon RDS estavam na zona que falhou. A empresa precisa projetar a nova implantação.',
          en: 'Both servers and the Amazon RDS database were in the zone that failed. The company must design the new deployment.',
          es: 'Los dos servidores y la base de datos de Amazon RDS estaban en la zona que falló. La empresa debe diseñar la nueva implementación.',
        },
      },
      {
        id: 'dental',
        text: {
          pt: 'Uma rede de dentistas vai refazer o agendamento de consultas, uma aplicação sem estado no Amazon EC2, com PostgreSQL.',
          en: 'A chain of dentists is rebuilding its booking system, a stateless application on Amazon EC2, with PostgreSQL.',
          es: 'Una red de dentistas va a rehacer su agenda de turnos, una aplicación sin estado en Amazon EC2, con PostgreSQL.',
        },
        today: {
          pt: 'Duas instâncias e uma instância única do Amazon RDS atendem 85 consultórios, com 6.000 consultas por dia. A empresa quer um novo projeto.',
          en: 'Two instances and a single Amazon RDS instance serve 85 practices with 6,000 appointments a day. The company wants a new design.',
          es: 'Dos instancias y una única instancia de Amazon RDS atienden a 85 consultorios, con 6.000 citas por día. La empresa quiere un nuevo diseño.',
        },
      },
      {
        id: 'grain',
        text: {
          pt: 'Uma bolsa de grãos quer que o seu sistema de preços, no Amazon EC2 com MySQL, resista melhor a falhas.',
          en: 'A grain exchange wants to make its price system, on Amazon EC2 with MySQL, more resilient to failures.',
          es: 'Una bolsa de granos quiere que su sistema de precios, en Amazon EC2 con MySQL, resista mejor las fallas.',
        },
        today: {
          pt: 'As cotações vêm de duas instâncias atrás de um balanceador e de uma instância do Amazon RDS, e corretores as leem o dia todo.',
          en: 'Prices come from two instances behind a load balancer and one Amazon RDS instance, and brokers read them all day.',
          es: 'Los precios salen de dos instancias detrás de un balanceador y de una instancia de Amazon RDS, y los corredores los leen todo el día.',
        },
      },
    ],
    first: [
      {
        id: 'zones',
        uses: [],
        popularity: 5,
        source: docs('autoscaling/ec2/userguide/auto-scaling-benefits.html'),
        text: {
          pt: 'Auto Scaling em três zonas',
          en: 'Auto Scaling in three zones',
          es: 'Auto Scaling en tres zonas',
        },
        action: {
          pt: 'Executar os servidores web em um grupo de Auto Scaling em três zonas de disponibilidade',
          en: 'Run the web servers in an Auto Scaling group across three Availability Zones',
          es: 'Ejecutar los servidores web en un grupo de Auto Scaling en tres zonas de disponibilidad',
        },
        why: {
          pt: 'O Auto Scaling em três zonas repõe servidores, segue a carga e continua quando uma zona falha.',
          en: 'Auto Scaling in three zones replaces servers, follows the load and carries on when a zone fails.',
          es: 'Auto Scaling en tres zonas repone servidores, sigue la carga y continúa cuando falla una zona.',
        },
        likeness: {
          pt: 'o café em três bairros com atendentes conforme a fila',
          en: 'the three-district café with clerks added as lines grow',
          es: 'el café de tres barrios con empleados según la fila',
        },
        tell: {
          pt: 'Visitas que variam no dia: Auto Scaling em várias zonas. Uma zona de disponibilidade cair: servidores em mais de uma. Servidor web encerrado por engano, que deve ser substituído: Auto Scaling.',
          en: 'Visits that vary over the day: Auto Scaling in several zones. The loss of an Availability Zone: servers in more than one. A web server terminated by mistake, which must be replaced: Auto Scaling.',
          es: 'Visitas que varían en el día: Auto Scaling en varias zonas. Si cae una zona de disponibilidad: servidores en más de una. Servidor web terminado por error, que debe reemplazarse: Auto Scaling.',
        },
      },
      {
        id: 'one-zone',
        uses: [],
        neverRight: true,
        popularity: 4,
        source: docs('autoscaling/ec2/userguide/what-is-amazon-ec2-auto-scaling.html'),
        text: {
          pt: 'Auto Scaling em uma zona',
          en: 'Auto Scaling in one zone',
          es: 'Auto Scaling en una zona',
        },
        action: {
          pt: 'Executar os servidores web em um grupo de Auto Scaling em uma zona de disponibilidade',
          en: 'Run the web servers in an Auto Scaling group in one Availability Zone',
          es: 'Ejecutar los servidores web en un grupo de Auto Scaling en una zona de disponibilidad',
        },
        why: {
          pt: 'O Auto Scaling em uma zona repõe servidores e segue a carga, sem tráfego entre zonas a pagar; para com a zona.',
          en: 'Auto Scaling in one zone replaces servers and follows the load, with no traffic between zones to pay for; it stops with the zone.',
          es: 'Auto Scaling en una zona repone servidores y sigue la carga, sin tráfico entre zonas que pagar; se detiene con la zona.',
        },
        likeness: {
          pt: 'um café num só bairro com atendentes conforme a fila',
          en: 'the one-district café with clerks added as lines grow',
          es: 'el café de barrio único con empleados según la fila',
        },
        tell: {
          pt: 'Carga variável sem tráfego entre zonas: uma só zona.',
          en: 'A varying load without traffic between zones: a single zone.',
          es: 'Carga variable sin tráfico entre zonas: una sola zona.',
        },
      },
      {
        id: 'fixed',
        uses: [],
        rightWith: ['two-machines'],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/using-regions-availability-zones.html'),
        text: {
          pt: 'Dois servidores fixos em duas zonas',
          en: 'Two fixed servers in two zones',
          es: 'Dos servidores fijos en dos zonas',
        },
        action: {
          pt: 'Executar um servidor web de tamanho fixo em cada uma de duas zonas de disponibilidade',
          en: 'Run one web server of fixed size in each of two Availability Zones',
          es: 'Ejecutar un servidor web de tamaño fijo en cada una de dos zonas de disponibilidad',
        },
        why: {
          pt: 'Dois servidores fixos em duas zonas resistem à perda de uma delas, com um número que não muda.',
          en: 'Two fixed servers in two zones survive the loss of one of them, with a number that does not change.',
          es: 'Dos servidores fijos en dos zonas resisten la pérdida de una de ellas, con un número que no cambia.',
        },
        likeness: {
          pt: 'o café de dois bairros sempre com os mesmos dois atendentes',
          en: 'the two-district café with always the same two clerks',
          es: 'el café con los mismos dos empleados en dos barrios',
        },
        tell: {
          pt: 'Uma licença que vale para dois servidores definidos: servidores fixos, um por zona. Sistema no ar se uma zona de disponibilidade cair: servidores em mais de uma.',
          en: 'A license that is valid for two named servers: fixed servers, one per zone. A system that stays up after the loss of an Availability Zone: servers in more than one.',
          es: 'Una licencia que vale para dos servidores definidos: servidores fijos, uno por zona. Sistema en línea si cae una zona de disponibilidad: servidores en más de una.',
        },
      },
    ],
    second: [
      {
        id: 'multi-az',
        uses: ['Multi-AZ'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZ.html'),
        text: {
          pt: 'um RDS Multi-AZ com instância em espera',
          en: 'an RDS Multi-AZ with a standby',
          es: 'un RDS Multi-AZ con instancia en espera',
        },
        action: {
          pt: 'Converter a instância do Amazon RDS em Multi-AZ com uma instância em espera',
          en: 'Convert the Amazon RDS instance to Multi-AZ with one standby',
          es: 'Convertir la instancia de Amazon RDS en Multi-AZ con una instancia en espera',
        },
        why: {
          pt: 'O RDS Multi-AZ mantém uma cópia em espera do mesmo mecanismo em outra zona e passa para ela sozinho; a cópia em espera não atende leituras.',
          en: 'RDS Multi-AZ keeps a standby of the same engine in another zone and fails over to it automatically; the standby serves no reads.',
          es: 'RDS Multi-AZ mantiene una copia en espera del mismo motor en otra zona y pasa a ella solo; la copia en espera no atiende lecturas.',
        },
        likeness: {
          pt: 'um caixa reserva calado que assume sozinho',
          en: 'a silent reserve cashier who takes over unprompted',
          es: 'un cajero de reserva callado que toma el relevo solo',
        },
        tell: {
          pt: 'Banco de dados principal que falha, com outro que assume sem ação da equipe: Multi-AZ. Fornecedor que só dá suporte ao mecanismo original: Amazon RDS, e não Aurora.',
          en: 'A main database that fails, with another that takes over with no action by the team: Multi-AZ. A vendor that supports only the original engine: Amazon RDS, not Aurora.',
          es: 'Base de datos principal que falla, con otra que toma su lugar sin acción del equipo: Multi-AZ. Proveedor que solo da soporte al motor original: Amazon RDS, y no Aurora.',
        },
      },
      {
        id: 'replica',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.html'),
        text: {
          pt: 'um RDS com réplica de leitura',
          en: 'an RDS with a read replica',
          es: 'un RDS con réplica de lectura',
        },
        action: {
          pt: 'Acrescentar à instância do Amazon RDS uma réplica de leitura pronta para ser promovida',
          en: 'Add a read replica, ready for promotion, to the Amazon RDS instance',
          es: 'Agregar a la instancia de Amazon RDS una réplica de lectura lista para ser promovida',
        },
        why: {
          pt: 'Uma réplica de leitura do RDS atende consultas à parte; promovê-la depende da equipe e pode perder as últimas gravações.',
          en: 'An RDS read replica serves queries apart; promoting it is up to the team and may lose the latest writes.',
          es: 'Una réplica de lectura de RDS atiende consultas aparte; promoverla depende del equipo y puede perder las últimas escrituras.',
        },
        likeness: {
          pt: 'um caixa auxiliar que responde mas só assume se mandado',
          en: 'an assistant cashier who answers but never takes over unprompted',
          es: 'un cajero auxiliar que responde pero espera órdenes para relevar',
        },
        tell: {
          pt: 'Relatórios em uma cópia do banco de dados: réplica de leitura, que é promovida à mão. Fornecedor que só dá suporte ao mecanismo original: Amazon RDS, e não Aurora.',
          en: 'Reports on a copy of the database: a read replica, which is promoted by hand. A vendor that supports only the original engine: Amazon RDS, not Aurora.',
          es: 'Reportes en una copia de la base de datos: réplica de lectura, que se promueve a mano. Proveedor que solo da soporte al motor original: Amazon RDS, y no Aurora.',
        },
      },
      {
        id: 'cluster',
        rightWith: ['reports', 'same-engine'],
        uses: ['Multi-AZ'],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/multi-az-db-clusters-concepts.html'),
        text: {
          pt: 'um cluster RDS Multi-AZ com duas instâncias legíveis',
          en: 'an RDS Multi-AZ cluster with two readable standbys',
          es: 'un clúster RDS Multi-AZ con dos instancias legibles',
        },
        action: {
          pt: 'Migrar a instância do Amazon RDS para um cluster Multi-AZ com duas instâncias em espera legíveis',
          en: 'Migrate the Amazon RDS instance to a Multi-AZ DB cluster with two readable standbys',
          es: 'Migrar la instancia de Amazon RDS a un clúster Multi-AZ con dos instancias en espera legibles',
        },
        why: {
          pt: 'O cluster RDS Multi-AZ tem duas instâncias em espera em outras zonas, que atendem consultas, e uma delas assume sozinha quando a principal falha, com o mesmo mecanismo.',
          en: 'An RDS Multi-AZ DB cluster has two standbys in other zones that serve queries, and one of them takes over automatically when the primary fails, with the same engine.',
          es: 'El clúster RDS Multi-AZ tiene dos instancias en espera en otras zonas, que atienden consultas, y una de ellas toma el relevo por sí misma cuando falla la principal, con el mismo motor.',
        },
        likeness: {
          pt: 'dois caixas reserva que respondem ou assumem sozinhos',
          en: 'two reserve cashiers who answer or take over unprompted',
          es: 'dos cajeros de reserva que responden o relevan sin orden',
        },
        tell: {
          pt: 'Relatórios em uma cópia do banco de dados: um cluster Multi-AZ, com instâncias em espera legíveis. Fornecedor que só dá suporte ao mecanismo original: Amazon RDS, e não Aurora. Banco de dados principal que falha, com outro que assume sem ação da equipe: Multi-AZ, com uma instância em espera ou como cluster.',
          en: 'Reports on a copy of the database: a Multi-AZ DB cluster, with readable standbys. A vendor that supports only the original engine: Amazon RDS, not Aurora. A main database that fails, with another that takes over with no action by the team: Multi-AZ, with one standby or as a cluster.',
          es: 'Reportes en una copia de la base de datos: un clúster Multi-AZ, con instancias en espera legibles. Proveedor que solo da soporte al motor original: Amazon RDS, y no Aurora. Base de datos principal que falla, con otra que toma su lugar sin acción del equipo: Multi-AZ, con una instancia en espera o como clúster.',
        },
      },
      {
        id: 'aurora',
        uses: ['Aurora'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Concepts.AuroraHighAvailability.html'),
        text: {
          pt: 'um cluster do Aurora com leitor',
          en: 'an Aurora cluster with a reader',
          es: 'un clúster de Aurora con lector',
        },
        action: {
          pt: 'Substituir a instância do Amazon RDS por um cluster do Amazon Aurora com um leitor',
          en: 'Replace the Amazon RDS instance with an Amazon Aurora cluster that has one reader',
          es: 'Reemplazar la instancia de Amazon RDS por un clúster de Amazon Aurora con un lector',
        },
        why: {
          pt: 'O Aurora guarda os dados em três zonas; o leitor atende consultas e assume sozinho quando o principal falha.',
          en: 'Aurora keeps data in three zones; the reader serves queries and takes over automatically when the primary fails.',
          es: 'Aurora guarda los datos en tres zonas; el lector atiende consultas y toma el relevo por sí mismo cuando falla el principal.',
        },
        likeness: {
          pt: 'o caixa de fora cujo auxiliar responde ou assume sozinho',
          en: 'an outside cashier whose helper answers or takes over unprompted',
          es: 'un cajero de fuera cuyo auxiliar responde o releva solo',
        },
        tell: {
          pt: 'Relatórios em uma cópia do banco de dados: um leitor do Aurora, que também assume. Banco de dados principal que falha, com outro que assume sem ação da equipe: um leitor do Aurora em outra zona.',
          en: 'Reports on a copy of the database: a reader of Aurora, which also takes over. A main database that fails, with another that takes over with no action by the team: an Aurora reader in another zone.',
          es: 'Reportes en una copia de la base de datos: un lector de Aurora, que también toma el relevo. Base de datos principal que falla, con otra que toma su lugar sin acción del equipo: un lector de Aurora en otra zona.',
        },
      },
    ],
    constraints: [
      {
        id: 'zone-loss',
        text: {
          pt: 'Se uma zona de disponibilidade cair, o sistema deve continuar no ar, e o banco de dados deve fazer failover sozinho.',
          en: 'The loss of an Availability Zone must not take the system down, and the database must fail over automatically.',
          es: 'Si cae una zona de disponibilidad, el sistema debe seguir en línea, y la base de datos debe conmutar por error sin intervención.',
        },
        rulesOut: {
          replica: {
            pt: 'Uma réplica de leitura do RDS precisa ser promovida pela equipe.',
            en: 'An RDS read replica has to be promoted by the team.',
            es: 'Una réplica de lectura de RDS debe ser promovida por el equipo.',
          },
          'one-zone': {
            pt: 'Com todos os servidores em uma zona, a perda dela interrompe o site.',
            en: 'With all servers in one zone, losing it stops the site.',
            es: 'Con todos los servidores en una zona, perderla detiene el sitio.',
          },
        },
      },
      {
        id: 'varying-load',
        text: {
          pt: 'O número de visitas chega a ser dez vezes maior durante o dia, e o número de servidores deve acompanhá-lo.',
          en: 'Visits vary tenfold over the day, and the number of servers must follow them.',
          es: 'Las visitas llegan a multiplicarse por diez durante el día, y la cantidad de servidores debe seguirlas.',
        },
        rulesOut: {
          fixed: {
            pt: 'Dois servidores fixos têm a mesma capacidade o dia todo e não acompanham a carga.',
            en: 'Two fixed servers have the same capacity all day and do not follow the load.',
            es: 'Dos servidores fijos tienen la misma capacidad todo el día y no siguen la carga.',
          },
        },
      },
      {
        id: 'failed-replaced',
        notWith: ['varying-load', 'two-machines'],
        text: {
          pt: 'Um servidor web encerrado por engano deve ser substituído automaticamente.',
          en: 'A web server that is terminated by mistake must be replaced automatically.',
          es: 'Un servidor web terminado por error debe reemplazarse automáticamente.',
        },
        rulesOut: {
          fixed: {
            pt: 'Nada inicia outro servidor no lugar de um fixo que foi encerrado; alguém precisa agir.',
            en: 'Nothing launches another server in place of a fixed one that was terminated; someone has to act.',
            es: 'Nada lanza otro servidor en lugar de uno fijo que fue terminado; alguien debe actuar.',
          },
        },
      },
      {
        id: 'two-machines',
        text: {
          pt: 'A licença do software vale só para dois servidores definidos.',
          en: 'The software license is valid for two named servers only.',
          es: 'La licencia del software vale solo para dos servidores definidos.',
        },
        rulesOut: {
          zones: {
            pt: 'O Auto Scaling inicia sozinho servidores novos, para os quais a licença não vale.',
            en: 'Auto Scaling launches new servers automatically, which the license does not cover.',
            es: 'Auto Scaling lanza por sí solo servidores nuevos, para los que la licencia no vale.',
          },
          'one-zone': {
            pt: 'O Auto Scaling inicia sozinho servidores novos, para os quais a licença não vale.',
            en: 'Auto Scaling launches new servers automatically, which the license does not cover.',
            es: 'Auto Scaling lanza por sí solo servidores nuevos, para los que la licencia no vale.',
          },
        },
      },
      {
        id: 'auto-failover',
        text: {
          pt: 'Se o banco de dados principal falhar, outro deve assumir sem ação da equipe.',
          en: 'If the main database fails, another must take over with no action by the team.',
          es: 'Si la base de datos principal falla, otra debe tomar su lugar sin acción del equipo.',
        },
        rulesOut: {
          replica: {
            pt: 'Uma réplica de leitura do RDS precisa ser promovida pela equipe.',
            en: 'An RDS read replica has to be promoted by the team.',
            es: 'Una réplica de lectura de RDS debe ser promovida por el equipo.',
          },
        },
      },
      {
        id: 'reports',
        text: {
          pt: 'Os relatórios deixam o sistema lento e devem rodar em uma cópia do banco de dados.',
          en: 'Reports slow the system down and must run on a copy of the database.',
          es: 'Los reportes vuelven lento el sistema y deben correr sobre una copia de la base de datos.',
        },
        rulesOut: {
          'multi-az': {
            pt: 'A única instância em espera dessa implantação Multi-AZ do RDS não atende consultas.',
            en: 'The single standby of this RDS Multi-AZ deployment serves no queries.',
            es: 'La única instancia en espera de esa implementación Multi-AZ de RDS no atiende consultas.',
          },
        },
      },
      {
        id: 'same-engine',
        text: {
          pt: 'O fornecedor só dá suporte ao mecanismo original, no Amazon RDS.',
          en: 'The vendor supports only the original engine, on Amazon RDS.',
          es: 'El proveedor solo da soporte al motor original, en Amazon RDS.',
        },
        rulesOut: {
          aurora: {
            pt: 'O Aurora é outro mecanismo, compatível com o original, mas fora do suporte do fornecedor.',
            en: 'Aurora is another engine, compatible with the original one but outside the vendor’s support.',
            es: 'Aurora es otro motor, compatible con el original, pero fuera del soporte del proveedor.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  }),
];
