import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const applicationDatabase: readonly Pattern[] = [
  {
    id: 'application-database',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    scene: {
      pt: 'Pense no banco de dados como um arquivo, em que cada registro é uma ficha e o servidor é o arquivista.',
      en: 'Think of the database as a filing room, where each record is a card and the server is the archivist.',
      es: 'Piensa en la base de datos como un archivo, donde cada registro es una ficha y el servidor es el archivista.',
    },
    situations: [
      {
        id: 'tickets',
        text: {
          pt: 'Uma startup de ingressos escolhe na AWS o banco de dados das suas reservas.',
          en: 'A ticketing startup is choosing the AWS database for its reservations.',
          es: 'Una startup de venta de entradas elige en AWS la base de datos de sus reservas.',
        },
        today: {
          pt: 'O protótipo, em um servidor alugado, recebe 300 reservas por dia, e o lançamento será em dois meses. Um arquiteto deve escolher o banco.',
          en: 'Its prototype on one rented server takes 300 reservations a day, and the launch is in two months. An architect must choose the database.',
          es: 'El prototipo, en un servidor alquilado, recibe 300 reservas por día, y el lanzamiento será en dos meses. Un arquitecto debe elegir la base.',
        },
      },
      {
        id: 'delivery',
        text: {
          pt: 'Um aplicativo de entrega de refeições escolhe onde guardar pedidos e carrinhos na AWS.',
          en: 'A meal delivery app is choosing where on AWS to keep orders and carts.',
          es: 'Una aplicación de entrega de comidas elige dónde guardar pedidos y carritos en AWS.',
        },
        today: {
          pt: 'Atende doze cidades, com cerca de 40.000 pedidos por dia, e chegará a mais trinta. Um arquiteto de soluções projeta o armazenamento.',
          en: 'It serves twelve cities with about 40,000 orders a day and will open in thirty more. A solutions architect is designing the storage.',
          es: 'Atiende doce ciudades, con unos 40.000 pedidos por día, y llegará a treinta más. Un arquitecto de soluciones diseña el almacenamiento.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma plataforma de idiomas vai guardar aulas e sessões em um banco de dados da AWS.',
          en: 'A language learning platform will keep bookings and sessions in an AWS database.',
          es: 'Una plataforma de idiomas va a guardar clases y sesiones en una base de datos de AWS.',
        },
        today: {
          pt: 'A plataforma tem 200.000 alunos e roda em um data center cujo contrato acaba este ano. O banco é a primeira parte a migrar.',
          en: 'It has 200,000 students and runs in a data center whose contract ends this year. The database is the first part to move.',
          es: 'La plataforma tiene 200.000 alumnos y está en un centro de datos cuyo contrato acaba este año. La base es lo primero que se migrará.',
        },
      },
      {
        id: 'parking-app',
        text: {
          pt: 'Um aplicativo de estacionamento vai guardar reservas e sessões na AWS.',
          en: 'A parking app will keep reservations and sessions on AWS.',
          es: 'Una aplicación de estacionamiento va a guardar reservas y sesiones en AWS.',
        },
        today: {
          pt: 'Motoristas de nove cidades iniciam 60.000 sessões por dia, registradas até agora em um banco no escritório da empresa.',
          en: 'Drivers in nine cities start 60,000 sessions a day, recorded until now in a database at the company’s office.',
          es: 'Conductores de nueve ciudades inician 60.000 sesiones por día, registradas hasta ahora en una base en la oficina de la empresa.',
        },
      },
      {
        id: 'vaccine',
        text: {
          pt: 'Uma secretaria de saúde cria na AWS o agendamento da campanha de vacinação.',
          en: 'A health department is building the booking system of its vaccination campaign on AWS.',
          es: 'Una secretaría de salud crea en AWS el sistema de turnos de su campaña de vacunación.',
        },
        today: {
          pt: 'Dois milhões de pessoas marcarão dia e local em poucas semanas. Os arquitetos da secretaria precisam escolher o banco de dados.',
          en: 'Two million people will book a date and a place within a few weeks. The department’s architects have to choose the database.',
          es: 'Dos millones de personas reservarán día y lugar en pocas semanas. Los arquitectos del departamento deben elegir la base de datos.',
        },
      },
    ],
    candidates: [
      {
        id: 'rds',
        uses: ['RDS'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Amazon RDS for PostgreSQL Multi-AZ',
          en: 'Amazon RDS for PostgreSQL Multi-AZ',
          es: 'Amazon RDS for PostgreSQL Multi-AZ',
        },
        action: {
          pt: 'Criar uma instância Multi-AZ do Amazon RDS for PostgreSQL, com armazenamento gp3 e backups automáticos.',
          en: 'Create a Multi-AZ instance of Amazon RDS for PostgreSQL, with gp3 storage and automated backups.',
          es: 'Crear una instancia Multi-AZ de Amazon RDS for PostgreSQL, con almacenamiento gp3 y respaldos automáticos.',
        },
        why: {
          pt: 'O RDS for PostgreSQL é um banco de dados relacional gerenciado, com SQL e drivers JDBC, em uma instância cujo tamanho a equipe escolhe; com Multi-AZ, uma réplica em espera em outra zona assume sozinha quando a principal falha.',
          en: 'RDS for PostgreSQL is a managed relational database, with SQL and JDBC drivers, on an instance whose size the team chooses; with Multi-AZ, a standby in another zone takes over automatically when the primary fails.',
          es: 'RDS for PostgreSQL es una base de datos relacional administrada, con SQL y controladores JDBC, en una instancia cuyo tamaño elige el equipo; con Multi-AZ, una réplica en espera en otra zona asume por sí sola cuando falla la principal.',
        },
        likeness: {
          pt: 'o arquivo de fichas cruzadas com um arquivista reserva, mas de tamanho fixo e cheio de fichas vencidas',
          en: 'the room of cross-referenced cards with a spare archivist, but of fixed size and full of expired cards',
          es: 'el archivo de fichas cruzadas con un archivista de reserva, pero de tamaño fijo y lleno de fichas vencidas',
        },
        tell: {
          pt: 'SQL gerenciado com carga estável: pense no RDS. Ferramenta que só se conecta por drivers JDBC: pense em um banco relacional, como o RDS. Falha do servidor que a própria AWS deve detectar: pense em um serviço gerenciado, como o RDS Multi-AZ. Consultas SQL existentes, com junções, que não serão reescritas: um banco relacional, como o RDS. Registro confirmado que não pode se perder se um servidor falhar: um banco durável, e não um cache.',
          en: 'Managed SQL with a steady load: think of RDS. A tool that connects only through JDBC drivers: think of a relational database, such as RDS. A failure that AWS itself must detect: think of a managed service, such as RDS Multi-AZ. Existing SQL queries, with joins, that will not be rewritten: a relational database, such as RDS. A confirmed record that may not be lost if a server fails: a durable database, not a cache.',
          es: 'SQL administrado con carga estable: piensa en RDS. Herramienta que solo se conecta con controladores JDBC: piensa en una base relacional, como RDS. Falla del servidor que la propia AWS debe detectar: piensa en un servicio administrado, como RDS Multi-AZ. Consultas SQL existentes, con uniones, que no se van a reescribir: una base relacional, como RDS. Registro confirmado que no puede perderse si falla un servidor: una base duradera, y no una caché.',
        },
      },
      {
        id: 'aurora',
        uses: ['Aurora'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-serverless-v2.html'),
        text: {
          pt: 'Amazon Aurora Serverless v2',
          en: 'Amazon Aurora Serverless v2',
          es: 'Amazon Aurora Serverless v2',
        },
        action: {
          pt: 'Criar um cluster do Amazon Aurora Serverless v2 para PostgreSQL e definir as unidades mínima e máxima de capacidade.',
          en: 'Create an Amazon Aurora Serverless v2 cluster for PostgreSQL and set its minimum and maximum capacity units.',
          es: 'Crear un clúster de Amazon Aurora Serverless v2 para PostgreSQL y definir las unidades mínima y máxima de capacidad.',
        },
        why: {
          pt: 'O Aurora Serverless v2 é um banco de dados relacional gerenciado, com SQL e drivers JDBC, seis cópias dos dados em três zonas e capacidade que sobe e desce sozinha com a carga.',
          en: 'Aurora Serverless v2 is a managed relational database, with SQL and JDBC drivers, six copies of the data in three zones and capacity that rises and falls with the load automatically.',
          es: 'Aurora Serverless v2 es una base de datos relacional administrada, con SQL y controladores JDBC, seis copias de los datos en tres zonas y capacidad que sube y baja sola con la carga.',
        },
        likeness: {
          pt: 'o arquivo de fichas cruzadas que se alarga e encolhe com o movimento, mas não joga fora as vencidas',
          en: 'the room of cross-referenced cards that widens and shrinks with the crowd, but never throws out expired ones',
          es: 'el archivo de fichas cruzadas que se ensancha y encoge con el movimiento, pero no tira las vencidas',
        },
        tell: {
          pt: 'Consultas SQL existentes, com junções: um banco relacional. Carga que sobe em minutos de quase nada a um pico: capacidade que se ajusta sozinha, como a do Aurora Serverless v2. Registro confirmado que não pode se perder se um servidor falhar: um banco durável, e não um cache. Ferramenta que só se conecta por drivers JDBC: um banco de dados relacional, como o Aurora.',
          en: 'Existing SQL queries with joins: a relational database. Load that rises within minutes from almost nothing to a peak: capacity that adjusts automatically, such as Aurora Serverless v2. A confirmed record that may not be lost if a server fails: a durable database, not a cache. A tool that connects only through JDBC drivers: a relational database, such as Aurora.',
          es: 'Consultas SQL existentes, con uniones: una base relacional. Carga que sube en minutos de casi nada a un pico: capacidad que se ajusta sola, como la de Aurora Serverless v2. Registro confirmado que no puede perderse si falla un servidor: una base duradera, y no una caché. Herramienta que solo se conecta con controladores JDBC: una base de datos relacional, como Aurora.',
        },
      },
      {
        id: 'dynamodb',
        uses: ['DynamoDB'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'Amazon DynamoDB sob demanda',
          en: 'Amazon DynamoDB on-demand',
          es: 'Amazon DynamoDB bajo demanda',
        },
        action: {
          pt: 'Criar uma tabela do Amazon DynamoDB no modo sob demanda e ativar o tempo de vida (TTL) para itens temporários.',
          en: 'Create an Amazon DynamoDB table in on-demand mode and enable time to live (TTL) for temporary items.',
          es: 'Crear una tabla de Amazon DynamoDB en modo bajo demanda y activar el tiempo de vida (TTL) para elementos temporales.',
        },
        why: {
          pt: 'O DynamoDB é um banco de chave-valor sem servidor: grava cada item em várias zonas, absorve picos sem dimensionamento e apaga sozinho itens com prazo vencido (TTL).',
          en: 'DynamoDB is a serverless key-value database: it writes each item in several zones, absorbs peaks without sizing and deletes items past their time to live (TTL) automatically.',
          es: 'DynamoDB es una base de clave-valor sin servidor: escribe cada elemento en varias zonas, absorbe picos sin dimensionar y borra sola los elementos vencidos (TTL).',
        },
        likeness: {
          pt: 'a parede sem fim de escaninhos numerados, que joga fora as fichas vencidas, mas não cruza nenhuma',
          en: 'the endless wall of numbered pigeonholes, which throws out expired cards, but cross-references none',
          es: 'la pared sin fin de casilleros numerados, que tira las fichas vencidas, pero no cruza ninguna',
        },
        tell: {
          pt: 'Registro com data de expiração, sem tarefas agendadas: DynamoDB com TTL. Carga que sobe em minutos a um pico imprevisível: um banco sem servidor, como o DynamoDB. Registro confirmado que não pode se perder se um servidor falhar: um banco durável, e não um cache.',
          en: 'A record with an expiration date, without scheduled jobs: DynamoDB with TTL. Load that rises within minutes to an unpredictable peak: a serverless database, such as DynamoDB. A confirmed record that may not be lost if a server fails: a durable database, not a cache.',
          es: 'Registro con fecha de vencimiento, sin tareas programadas: DynamoDB con TTL. Carga que sube en minutos a un pico imprevisible: una base sin servidor, como DynamoDB. Registro confirmado que no puede perderse si falla un servidor: una base duradera, y no una caché.',
        },
      },
      {
        id: 'own',
        uses: [],
        popularity: 4,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'PostgreSQL instalado no Amazon EC2',
          en: 'PostgreSQL installed on Amazon EC2',
          es: 'PostgreSQL instalado en Amazon EC2',
        },
        action: {
          pt: 'Instalar o PostgreSQL em instâncias do Amazon EC2 em duas zonas de disponibilidade e configurar replicação e backups.',
          en: 'Install PostgreSQL on Amazon EC2 instances in two Availability Zones and configure replication and backups between them.',
          es: 'Instalar PostgreSQL en instancias de Amazon EC2 en dos zonas de disponibilidad y configurar la replicación y las copias.',
        },
        why: {
          pt: 'Um PostgreSQL instalado no EC2 deixa à equipe o sistema operacional, as extensões e cada parâmetro.',
          en: 'PostgreSQL installed on EC2 leaves the operating system, the extensions and every parameter to the team.',
          es: 'Un PostgreSQL instalado en EC2 deja al equipo el sistema operativo, las extensiones y cada parámetro.',
        },
        likeness: {
          pt: 'o arquivo de fichas cruzadas que a casa monta e cuida, de tamanho fixo e sem arquivista reserva',
          en: 'the room of cross-referenced cards that the house builds and runs, of fixed size, with no spare archivist',
          es: 'el archivo de fichas cruzadas que la casa monta y cuida, de tamaño fijo y sin archivista de reserva',
        },
        tell: {
          pt: 'Banco de dados com acesso ao sistema operacional: uma instância do EC2.',
          en: 'A database with access to the operating system: an EC2 instance.',
          es: 'Base de datos con acceso al sistema operativo: una instancia de EC2.',
        },
      },
      {
        id: 'memory',
        uses: ['ElastiCache', 'Valkey'],
        popularity: 3,
        source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        text: {
          pt: 'Amazon ElastiCache Serverless',
          en: 'Amazon ElastiCache Serverless',
          es: 'Amazon ElastiCache Serverless',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache Serverless para Valkey e gravar cada registro com um prazo de expiração.',
          en: 'Create an Amazon ElastiCache Serverless cache for Valkey and store each record with an expiration time.',
          es: 'Crear una caché de Amazon ElastiCache Serverless para Valkey y guardar cada registro con un plazo de expiración.',
        },
        why: {
          pt: 'O ElastiCache Serverless guarda pares de chave e valor na memória, responde em microssegundos, descarta o que venceu e se ajusta sozinho.',
          en: 'ElastiCache Serverless keeps keys and values in memory, answers within microseconds, drops what has expired and adjusts automatically.',
          es: 'ElastiCache Serverless guarda pares de clave y valor en memoria, responde en microsegundos, descarta lo vencido y se ajusta solo.',
        },
        likeness: {
          pt: 'o arquivista velocíssimo que guarda fichas soltas de cabeça, mas esquece tudo quando vai embora',
          en: 'the very fast archivist who keeps loose cards in his head, but forgets everything when he leaves',
          es: 'el archivista velocísimo que guarda fichas sueltas de memoria, pero olvida todo cuando se va',
        },
        tell: {
          pt: 'Microssegundos e dados que podem ser refeitos: pense no ElastiCache.',
          en: 'Microseconds and data that can be made again: think of ElastiCache.',
          es: 'Microsegundos y datos que pueden rehacerse: piensa en ElastiCache.',
        },
      },
    ],
    constraints: [
      {
        id: 'joins',
        text: {
          pt: 'As consultas SQL existentes, com junções, não serão reescritas.',
          en: 'The existing SQL queries, with joins, will not be rewritten.',
          es: 'Las consultas SQL existentes, con uniones, no se van a reescribir.',
        },
        fits: ['rds', 'aurora', 'own'],
        rulesOut: {
          dynamodb: {
            pt: 'O DynamoDB não faz junções entre tabelas; as consultas teriam de ser reescritas.',
            en: 'DynamoDB does not join tables; the queries would have to be rewritten.',
            es: 'DynamoDB no une tablas; habría que reescribir las consultas.',
          },
          memory: {
            pt: 'O ElastiCache não executa SQL; as consultas teriam de ser reescritas.',
            en: 'ElastiCache does not run SQL; the queries would have to be rewritten.',
            es: 'ElastiCache no ejecuta SQL; habría que reescribir las consultas.',
          },
        },
      },
      {
        id: 'surges',
        text: {
          pt: 'A carga sobe em minutos de quase nada a um pico imprevisível, e a capacidade deve acompanhá-la sem servidores ociosos.',
          en: 'Load rises within minutes from almost nothing to an unpredictable peak, and capacity must follow it without idle servers.',
          es: 'La carga sube en minutos de casi nada a un pico imprevisible, y la capacidad debe seguirla sin servidores ociosos.',
        },
        fits: ['aurora', 'dynamodb', 'memory'],
        rulesOut: {
          rds: {
            pt: 'O RDS usa uma instância de tamanho fixo: grande, fica ociosa e paga; pequena, não atende ao pico.',
            en: 'RDS uses an instance of fixed size: a large one is idle and paid for, and a small one does not meet the peak.',
            es: 'RDS usa una instancia de tamaño fijo: grande, queda ociosa y se paga; pequeña, no atiende el pico.',
          },
          own: {
            pt: 'O PostgreSQL no EC2 fica preso ao tamanho da instância que a equipe escolheu.',
            en: 'PostgreSQL on EC2 is bound to the instance size that the team has chosen.',
            es: 'El PostgreSQL en EC2 queda limitado al tamaño de instancia que eligió el equipo.',
          },
        },
      },
      {
        id: 'nobody-patches',
        ask: {
          pt: 'Que banco de dados atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which database meets these requirements with the LEAST operational overhead?',
          es: '¿Qué base de datos cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['rds', 'aurora', 'dynamodb', 'memory'],
        rulesOut: {
          own: {
            pt: 'No EC2 a própria equipe instala, atualiza, replica e faz backup do PostgreSQL; um serviço gerenciado tem menos sobrecarga operacional.',
            en: 'On EC2 the team itself installs, patches, replicates and backs up PostgreSQL; a managed service has less operational overhead.',
            es: 'En EC2 el propio equipo instala, actualiza, replica y respalda PostgreSQL; un servicio administrado tiene menos sobrecarga operativa.',
          },
        },
      },
      {
        id: 'expiry',
        text: {
          pt: 'Cada registro tem a sua data de expiração e deve ser excluído depois dela, sem tarefas agendadas pela equipe.',
          en: 'Each record has its expiration date and must be deleted after it, without jobs scheduled by the team.',
          es: 'Cada registro tiene su fecha de vencimiento y debe eliminarse después de ella, sin tareas programadas por el equipo.',
        },
        fits: ['dynamodb', 'memory'],
        rulesOut: {
          rds: {
            pt: 'O RDS for PostgreSQL não apaga registros vencidos sozinho; seria preciso agendar uma limpeza.',
            en: 'RDS for PostgreSQL does not delete expired records automatically; a cleanup would have to be scheduled.',
            es: 'RDS for PostgreSQL no borra por sí mismo los registros vencidos; habría que programar una limpieza.',
          },
          aurora: {
            pt: 'O Aurora não apaga registros vencidos sozinho; seria preciso agendar uma limpeza.',
            en: 'Aurora does not delete expired records automatically; a cleanup would have to be scheduled.',
            es: 'Aurora no borra por sí misma los registros vencidos; habría que programar una limpieza.',
          },
          own: {
            pt: 'O PostgreSQL não apaga registros vencidos sozinho; seria preciso agendar uma limpeza.',
            en: 'PostgreSQL does not delete expired records automatically; a cleanup would have to be scheduled.',
            es: 'PostgreSQL no borra por sí mismo los registros vencidos; habría que programar una limpieza.',
          },
        },
      },
      {
        id: 'durable',
        text: {
          pt: 'Nenhum registro confirmado pode se perder se um servidor falhar.',
          en: 'No confirmed record may be lost if a server fails.',
          es: 'Ningún registro confirmado puede perderse si falla un servidor.',
        },
        fits: ['rds', 'aurora', 'dynamodb', 'own'],
        rulesOut: {
          memory: {
            pt: 'O ElastiCache Serverless guarda na memória e replica de forma assíncrona; uma falha pode levar registros confirmados.',
            en: 'ElastiCache Serverless keeps data in memory and replicates asynchronously; a failure can take confirmed records with it.',
            es: 'ElastiCache Serverless guarda en memoria y replica de forma asíncrona; una falla puede llevarse registros confirmados.',
          },
        },
      },
      {
        id: 'bi-tool',
        text: {
          pt: 'Os analistas abrem as tabelas em uma ferramenta que só se conecta por drivers JDBC de bancos relacionais.',
          en: 'Analysts open the tables in a tool that connects only through JDBC drivers of relational databases.',
          es: 'Los analistas abren las tablas en una herramienta que solo se conecta con controladores JDBC de bases relacionales.',
        },
        fits: ['rds', 'aurora', 'own'],
        rulesOut: {
          dynamodb: {
            pt: 'O DynamoDB é um banco de dados NoSQL, lido pela sua API; a ferramenta relacional não se conecta a ele.',
            en: 'DynamoDB is a NoSQL database, read through its API; the relational tool does not connect to it.',
            es: 'DynamoDB es una base de datos NoSQL, que se lee por su API; la herramienta relacional no se conecta a ella.',
          },
          memory: {
            pt: 'O ElastiCache é um cache de chave e valor, sem tabelas relacionais para a ferramenta abrir.',
            en: 'ElastiCache is a key-value cache, with no relational tables for the tool to open.',
            es: 'ElastiCache es una caché de clave y valor, sin tablas relacionales que la herramienta pueda abrir.',
          },
        },
      },
      {
        id: 'takeover',
        text: {
          pt: 'Se o servidor do banco falhar, a própria AWS deve detectar a falha e pôr outro no lugar.',
          en: 'If the database server fails, AWS itself must detect the failure and fail over to another one.',
          es: 'Si falla el servidor de la base de datos, la propia AWS debe detectarlo y conmutar a otro.',
        },
        fits: ['rds', 'dynamodb', 'memory'],
        rulesOut: {
          own: {
            pt: 'No EC2 a AWS não vigia o PostgreSQL: é a equipe que monta e testa a troca para a réplica.',
            en: 'On EC2 AWS does not watch over PostgreSQL: it is the team that builds and tests the failover to the replica.',
            es: 'En EC2 AWS no vigila PostgreSQL: es el equipo el que monta y prueba la conmutación a la réplica.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que banco de dados atende a esses requisitos?',
      en: 'Which database meets these requirements?',
      es: '¿Qué base de datos cumple estos requisitos?',
    },
  },
];
