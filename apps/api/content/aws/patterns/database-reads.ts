import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseReads: readonly Pattern[] = [
  {
    id: 'read-load',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    situations: [
      {
        id: 'gradebook',
        text: {
          pt: 'Uma rede de escolas tem o diário de notas em um banco PostgreSQL do Amazon RDS. Às segundas, as leituras de pais e alunos deixam as telas lentas.',
          en: 'A school network has its gradebook in a PostgreSQL database on Amazon RDS. On Mondays the reads of parents and students make screens slow.',
          es: 'Una red de escuelas tiene el libro de notas en una base PostgreSQL de Amazon RDS. Los lunes, las lecturas de padres y alumnos vuelven lentas las pantallas.',
        },
      },
      {
        id: 'real-estate',
        text: {
          pt: 'Um portal de imóveis guarda anúncios em um banco MySQL do Amazon RDS. Buscas repetidas ocupam quase toda a CPU do servidor.',
          en: 'A property portal keeps its listings in a MySQL database on Amazon RDS. Repeated searches use nearly all of the server’s CPU.',
          es: 'Un portal inmobiliario guarda anuncios en una base MySQL de Amazon RDS. Las búsquedas repetidas ocupan casi toda la CPU del servidor.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria publica resultados de um banco MySQL do Amazon RDS. Após cada sorteio, milhões de pessoas leem as mesmas linhas.',
          en: 'A lottery publishes results from a MySQL database on Amazon RDS. After each draw millions of people read the same rows.',
          es: 'Una lotería publica resultados desde una base MySQL de Amazon RDS. Después de cada sorteo, millones de personas leen las mismas filas.',
        },
      },
    ],
    candidates: [
      {
        id: 'replica',
        text: {
          pt: 'Duas réplicas assíncronas na mesma zona',
          en: 'Two asynchronous replicas in the same zone',
          es: 'Dos réplicas asíncronas en la misma zona',
        },
        uses: [],
        why: {
          pt: 'As réplicas de leitura recebem as mudanças de forma assíncrona e atendem a consultas SQL com o mesmo mecanismo, o que alivia a instância principal.',
          en: 'Read replicas receive changes asynchronously and serve SQL queries with the same engine, which relieves the primary instance.',
          es: 'Las réplicas de lectura reciben los cambios de forma asíncrona y atienden consultas SQL con el mismo motor, lo que alivia la instancia principal.',
        },
        tell: {
          pt: 'Muitas consultas SQL variadas, e segundos de atraso são aceitáveis: pense em réplicas de leitura.',
          en: 'Many varied SQL queries, and seconds of lag are fine: think of read replicas.',
          es: 'Muchas consultas SQL variadas, y segundos de retraso son aceptables: piensa en réplicas de lectura.',
        },
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.html'),
        popularity: 5,
      },
      {
        id: 'cache',
        text: {
          pt: 'Um cache do Amazon ElastiCache à frente',
          en: 'An Amazon ElastiCache cache in front',
          es: 'Un caché de Amazon ElastiCache por delante',
        },
        uses: ['ElastiCache'],
        why: {
          pt: 'O ElastiCache responde da memória em menos de um milissegundo, e a aplicação decide o que guardar e por quanto tempo.',
          en: 'ElastiCache answers from memory in under a millisecond, and the application decides what to keep and for how long.',
          es: 'ElastiCache responde desde la memoria en menos de un milisegundo, y la aplicación decide qué guardar y por cuánto tiempo.',
        },
        tell: {
          pt: 'As mesmas linhas lidas muitas vezes, em menos de um milissegundo: pense no ElastiCache.',
          en: 'The same rows read many times, in under a millisecond: think of ElastiCache.',
          es: 'Las mismas filas leídas muchas veces, en menos de un milisegundo: piensa en ElastiCache.',
        },
        source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        popularity: 5,
      },
      {
        id: 'bigger',
        text: {
          pt: 'Uma classe de instância bem maior',
          en: 'A much larger instance class',
          es: 'Una clase de instancia mucho mayor',
        },
        uses: [],
        why: {
          pt: 'Uma instância maior (escala vertical) acelera leituras e gravações sem que o código mude, até o tamanho máximo da classe.',
          en: 'A larger instance (vertical scaling) speeds up reads and writes without a change of code, up to the largest size of the class.',
          es: 'Una instancia mayor (escalado vertical) acelera lecturas y escrituras sin cambiar el código, hasta el tamaño máximo de la clase.',
        },
        tell: {
          pt: 'Gravações lentas e código intocável: uma instância maior, enquanto houver uma.',
          en: 'Slow writes and code that cannot change: a larger instance, while there is one.',
          es: 'Escrituras lentas y código intocable: una instancia mayor, mientras exista.',
        },
        source: docs('AmazonRDS/latest/UserGuide/Concepts.DBInstanceClass.html'),
        popularity: 4,
      },
      {
        id: 'aurora-readers',
        text: {
          pt: 'Migração ao Aurora, com leitores automáticos',
          en: 'Migration to Aurora, with automatic readers',
          es: 'Migración a Aurora, con lectores automáticos',
        },
        uses: ['Aurora'],
        why: {
          pt: 'O Aurora acrescenta e retira leitores conforme a carga (Aurora Auto Scaling), com atraso de milissegundos sobre o mesmo armazenamento.',
          en: 'Aurora adds and removes readers with the load (Aurora Auto Scaling), with a lag of milliseconds over the same storage.',
          es: 'Aurora agrega y quita lectores según la carga (Aurora Auto Scaling), con un retraso de milisegundos sobre el mismo almacenamiento.',
        },
        tell: {
          pt: 'Leituras SQL que sobem e descem, sem capacidade ociosa: leitores automáticos do Aurora.',
          en: 'SQL reads that rise and fall, without idle capacity: automatic Aurora readers.',
          es: 'Lecturas SQL que suben y bajan, sin capacidad ociosa: lectores automáticos de Aurora.',
        },
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Integrating.AutoScaling.html'),
        popularity: 4,
      },
      {
        id: 'multi-az-cluster',
        text: {
          pt: 'Um cluster Multi-AZ com duas esperas legíveis',
          en: 'A Multi-AZ cluster with two readable standbys',
          es: 'Un clúster Multi-AZ con dos esperas legibles',
        },
        uses: [],
        why: {
          pt: 'O cluster Multi-AZ guarda duas cópias em outras zonas, que assumem sozinhas em caso de falha e também atendem a leituras.',
          en: 'The Multi-AZ cluster keeps two copies in other zones, which take over by themselves on failure and serve reads as well.',
          es: 'El clúster Multi-AZ guarda dos copias en otras zonas, que toman el relevo solas ante una falla y también atienden lecturas.',
        },
        tell: {
          pt: 'Leituras e failover automático com as mesmas cópias: cluster Multi-AZ.',
          en: 'Reads and automatic failover with the same copies: a Multi-AZ cluster.',
          es: 'Lecturas y conmutación automática con las mismas copias: clúster Multi-AZ.',
        },
        source: docs('AmazonRDS/latest/UserGuide/multi-az-db-clusters-concepts.html'),
        popularity: 3,
      },
      {
        id: 'dynamodb',
        text: {
          pt: 'Conversão das tabelas ao Amazon DynamoDB',
          en: 'Conversion of the tables to Amazon DynamoDB',
          es: 'Conversión de las tablas a Amazon DynamoDB',
        },
        uses: ['DynamoDB'],
        why: {
          pt: 'O DynamoDB lê e grava por chave em milissegundos em qualquer escala, sem servidores, em três zonas.',
          en: 'DynamoDB reads and writes by key in milliseconds at any scale, without servers, in three zones.',
          es: 'DynamoDB lee y escribe por clave en milisegundos a cualquier escala, sin servidores, en tres zonas.',
        },
        tell: {
          pt: 'Acesso por chave em qualquer escala, e o código pode ser reescrito: pense no DynamoDB.',
          en: 'Access by key at any scale, and code that may be rewritten: think of DynamoDB.',
          es: 'Acceso por clave a cualquier escala, y código que puede reescribirse: piensa en DynamoDB.',
        },
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-rewrite',
        kind: 'change',
        text: {
          pt: 'As consultas SQL não podem ser reescritas, e no máximo o endereço de conexão pode mudar.',
          en: 'The SQL queries cannot be rewritten; at most the connection address may change.',
          es: 'Las consultas SQL no pueden reescribirse; a lo sumo puede cambiar la dirección de conexión.',
        },
        fits: ['replica', 'bigger', 'aurora-readers', 'multi-az-cluster'],
        rulesOut: {
          cache: {
            pt: 'O ElastiCache exige que a aplicação aprenda a consultá-lo e a invalidá-lo.',
            en: 'ElastiCache needs the application to learn to consult it and to invalidate it.',
            es: 'ElastiCache exige que la aplicación aprenda a consultarlo y a invalidarlo.',
          },
          dynamodb: {
            pt: 'O DynamoDB tem outro modelo de dados; as consultas SQL com junções teriam de ser reescritas.',
            en: 'DynamoDB has another data model; SQL queries with joins would have to be rewritten.',
            es: 'DynamoDB tiene otro modelo de datos; las consultas SQL con uniones tendrían que reescribirse.',
          },
        },
      },
      {
        id: 'follows-peak',
        kind: 'scale',
        text: {
          pt: 'A capacidade de leitura deve crescer e encolher sozinha, sem que alguém mude instâncias.',
          en: 'Read capacity must grow and shrink by itself, without anyone changing instances.',
          es: 'La capacidad de lectura debe crecer y encogerse sola, sin que nadie cambie instancias.',
        },
        fits: ['aurora-readers', 'dynamodb'],
        rulesOut: {
          replica: {
            pt: 'As duas réplicas do RDS têm número fixo; criar ou apagar uma é tarefa da equipe.',
            en: 'The two RDS replicas are fixed in number; creating or deleting one is the team’s task.',
            es: 'Las dos réplicas de RDS son fijas en número; crear o borrar una es tarea del equipo.',
          },
          bigger: {
            pt: 'Uma instância maior tem capacidade fixa, paga também quando ociosa.',
            en: 'A larger instance has fixed capacity, paid for when idle as well.',
            es: 'Una instancia mayor tiene capacidad fija, que se paga también ociosa.',
          },
          'multi-az-cluster': {
            pt: 'O cluster Multi-AZ tem sempre duas cópias legíveis do tamanho escolhido.',
            en: 'The Multi-AZ cluster has two readable copies of the chosen size at all times.',
            es: 'El clúster Multi-AZ tiene en todo momento dos copias legibles del tamaño elegido.',
          },
        },
      },
      {
        id: 'takes-over',
        kind: 'availability',
        text: {
          pt: 'Se a zona principal falhar, outra deve assumir as gravações sem intervenção.',
          en: 'If the main zone fails, another must take over writes without intervention.',
          es: 'Si falla la zona principal, otra debe asumir las escrituras sin intervención.',
        },
        fits: ['multi-az-cluster', 'aurora-readers', 'dynamodb'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica de leitura do RDS precisa ser promovida pela equipe para aceitar gravações.',
            en: 'An RDS read replica has to be promoted by the team before it accepts writes.',
            es: 'Una réplica de lectura de RDS debe ser promovida por el equipo para aceptar escrituras.',
          },
          bigger: {
            pt: 'Uma instância maior continua em uma só zona.',
            en: 'A larger instance is still in one zone.',
            es: 'Una instancia mayor sigue en una sola zona.',
          },
          cache: {
            pt: 'O ElastiCache não muda a disponibilidade do banco de dados em que se grava.',
            en: 'ElastiCache does not change the availability of the database that is written to.',
            es: 'ElastiCache no cambia la disponibilidad de la base de datos en la que se escribe.',
          },
        },
      },
      {
        id: 'same-engine',
        kind: 'time',
        text: {
          pt: 'A mudança deve estar pronta em um dia, sem tempo para copiar e validar tudo em outro produto.',
          en: 'The change has to be ready within a day, with no time to copy and validate everything in another product.',
          es: 'El cambio debe estar listo en un día, sin tiempo para copiar y validar todo en otro producto.',
        },
        fits: ['replica', 'cache', 'bigger', 'multi-az-cluster'],
        rulesOut: {
          'aurora-readers': {
            pt: 'O Aurora exige migrar e validar os dados, o que não cabe no prazo.',
            en: 'Aurora needs the data to be migrated and validated, which does not fit the time.',
            es: 'Aurora exige migrar y validar los datos, lo que no cabe en el plazo.',
          },
          dynamodb: {
            pt: 'O DynamoDB exige um novo modelo e a carga de todos os dados, muito além do prazo.',
            en: 'DynamoDB needs a new model and a load of all data, far beyond the time.',
            es: 'DynamoDB exige un modelo nuevo y cargar todos los datos, muy por encima del plazo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
