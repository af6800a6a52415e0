import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databaseCopies: readonly Pattern[] = [
  {
    id: 'database-copies',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    situations: [
      {
        id: 'parking',
        text: {
          pt: 'Uma operadora de estacionamentos tem uma única instância do Amazon RDS, sem nenhuma cópia.',
          en: 'A parking operator has a single Amazon RDS instance, without any copy.',
          es: 'Una operadora de estacionamientos tiene una única instancia de Amazon RDS, sin ninguna copia.',
        },
      },
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa de leite quer proteger melhor uma instância do Amazon RDS que está em uma só zona.',
          en: 'A dairy cooperative wants to protect an Amazon RDS instance that is in a single zone.',
          es: 'Una cooperativa lechera quiere proteger mejor una instancia de Amazon RDS que está en una sola zona.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora tem os pedidos em uma instância do Amazon RDS e revê as cópias do banco de dados.',
          en: 'A publisher has its orders in an Amazon RDS instance and is reviewing the copies of the database.',
          es: 'Una editorial tiene los pedidos en una instancia de Amazon RDS y revisa las copias de la base de datos.',
        },
      },
      {
        id: 'library-copies',
        text: {
          pt: 'Uma rede de bibliotecas tem os empréstimos em uma única instância do Amazon RDS.',
          en: 'A library network keeps its loans in a single Amazon RDS instance.',
          es: 'Una red de bibliotecas tiene los préstamos en una única instancia de Amazon RDS.',
        },
      },
      {
        id: 'lab-copies',
        text: {
          pt: 'Um laboratório tem os resultados de exames em uma instância do Amazon RDS, em uma só zona.',
          en: 'A laboratory keeps test results in an Amazon RDS instance, in a single zone.',
          es: 'Un laboratorio tiene los resultados de análisis en una instancia de Amazon RDS, en una sola zona.',
        },
      },
    ],
    candidates: [
      {
        id: 'standby',
        uses: ['Multi-AZ'],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZSingleStandby.html'),
        text: {
          pt: 'Multi-AZ com uma instância em espera',
          en: 'Multi-AZ with one standby in another zone',
          es: 'Multi-AZ con una instancia en espera',
        },
        why: {
          pt: 'O Multi-AZ com uma instância em espera replica de forma síncrona para outra zona e troca de instância sozinho; a de espera não atende leituras.',
          en: 'Multi-AZ with one standby replicates synchronously to another zone and fails over by itself; the standby serves no reads.',
          es: 'Multi-AZ con una instancia en espera replica de forma síncrona en otra zona y conmuta sola; la de espera no atiende lecturas.',
        },
        tell: {
          pt: 'Failover automático entre zonas: pense em Multi-AZ.',
          en: 'Automatic failover between zones: think of Multi-AZ.',
          es: 'Conmutación automática entre zonas: piensa en Multi-AZ.',
        },
      },
      {
        id: 'cluster',
        uses: ['Multi-AZ'],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/multi-az-db-clusters-concepts.html'),
        text: {
          pt: 'Cluster Multi-AZ com duas instâncias de leitura',
          en: 'Multi-AZ cluster with two readable standbys',
          es: 'Clúster Multi-AZ con dos instancias de lectura',
        },
        why: {
          pt: 'O cluster Multi-AZ tem uma instância de gravação e duas de leitura em três zonas, e o failover é automático.',
          en: 'A Multi-AZ cluster has one writer and two readable standbys in three zones, and failover is automatic.',
          es: 'El clúster Multi-AZ tiene una instancia de escritura y dos de lectura en tres zonas, y la conmutación es automática.',
        },
        tell: {
          pt: 'Failover automático e leitura nas cópias: pense no cluster Multi-AZ.',
          en: 'Automatic failover and reads from the copies: think of a Multi-AZ cluster.',
          es: 'Conmutación automática y lectura en las copias: piensa en el clúster Multi-AZ.',
        },
      },
      {
        id: 'replica',
        uses: [],
        popularity: 5,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.html'),
        text: {
          pt: 'Uma réplica de leitura na mesma região',
          en: 'A read replica in the same Region',
          es: 'Una réplica de lectura en la misma región',
        },
        why: {
          pt: 'Uma réplica de leitura recebe os dados de forma assíncrona e tira consultas da instância principal.',
          en: 'A read replica receives the data asynchronously and takes queries off the primary instance.',
          es: 'Una réplica de lectura recibe los datos de forma asíncrona y quita consultas a la instancia principal.',
        },
        tell: {
          pt: 'Muitas leituras: pense em réplicas de leitura.',
          en: 'Many reads: think of read replicas.',
          es: 'Muchas lecturas: piensa en réplicas de lectura.',
        },
      },
      {
        id: 'far-replica',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReadRepl.XRgn.html'),
        text: {
          pt: 'Uma réplica de leitura em outra região',
          en: 'A read replica in another Region',
          es: 'Una réplica de lectura en otra región',
        },
        why: {
          pt: 'Uma réplica de leitura em outra região atende consultas e pode ser promovida se a primeira região se perder.',
          en: 'A read replica in another Region serves queries and can be promoted if the first Region is lost.',
          es: 'Una réplica de lectura en otra región atiende consultas y puede promoverse si se pierde la primera región.',
        },
        tell: {
          pt: 'Leitura e recuperação em outra região: pense em réplica entre regiões.',
          en: 'Reads and recovery in another Region: think of a cross-Region replica.',
          es: 'Lectura y recuperación en otra región: piensa en réplica entre regiones.',
        },
      },
      {
        id: 'backups',
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_WorkingWithAutomatedBackups.html'),
        text: {
          pt: 'Backups automáticos na mesma região',
          en: 'Automated backups in the same Region',
          es: 'Respaldos automáticos en la misma región',
        },
        why: {
          pt: 'Os backups automáticos permitem restaurar o banco de dados como estava em um momento dos últimos dias.',
          en: 'Automated backups allow the database to be restored as it was at a moment of the past days.',
          es: 'Los respaldos automáticos permiten restaurar la base de datos como estaba en un momento de los últimos días.',
        },
        tell: {
          pt: 'Voltar a um momento antes do erro: pense em backups com recuperação a um ponto no tempo.',
          en: 'Going back to a moment before the mistake: think of backups with point-in-time recovery.',
          es: 'Volver a un momento antes del error: piensa en respaldos con recuperación a un punto en el tiempo.',
        },
      },
      {
        id: 'far-backups',
        uses: [],
        popularity: 3,
        source: docs('AmazonRDS/latest/UserGuide/USER_ReplicateBackups.html'),
        text: {
          pt: 'Backups automáticos replicados em outra região',
          en: 'Automated backups replicated to another Region',
          es: 'Respaldos automáticos replicados en otra región',
        },
        why: {
          pt: 'Backups automáticos replicados em outra região permitem restaurar lá o estado de um momento passado.',
          en: 'Automated backups replicated to another Region allow the state of a past moment to be restored there.',
          es: 'Los respaldos automáticos replicados en otra región permiten restaurar allí el estado de un momento pasado.',
        },
        tell: {
          pt: 'Voltar no tempo e em outra região: pense em backups replicados.',
          en: 'Going back in time, in another Region: think of replicated backups.',
          es: 'Volver en el tiempo y en otra región: piensa en respaldos replicados.',
        },
      },
    ],
    constraints: [
      {
        id: 'failover',
        text: {
          pt: 'Se o data center falhar, o banco de dados deve voltar sozinho em poucos minutos.',
          en: 'If its data center fails, the database must recover by itself within a few minutes.',
          es: 'Si falla su centro de datos, la base de datos debe recuperarse sola en pocos minutos.',
        },
        fits: ['standby', 'cluster'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica de leitura não assume sozinha: alguém precisa promovê-la.',
            en: 'A read replica does not take over by itself: somebody has to promote it.',
            es: 'Una réplica de lectura no toma el relevo sola: alguien debe promoverla.',
          },
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região não assume sozinha: alguém precisa promovê-la.',
            en: 'A read replica in another Region does not take over by itself: somebody has to promote it.',
            es: 'Una réplica de lectura en otra región no toma el relevo sola: alguien debe promoverla.',
          },
          backups: {
            pt: 'Um backup precisa ser restaurado em uma instância nova, e isso não acontece sozinho.',
            en: 'A backup has to be restored to a new instance, which does not happen by itself.',
            es: 'Un respaldo debe restaurarse en una instancia nueva, lo que no ocurre por sí solo.',
          },
          'far-backups': {
            pt: 'Backups replicados precisam ser restaurados em uma instância nova, e isso não acontece sozinho.',
            en: 'Replicated backups have to be restored to a new instance, which does not happen by itself.',
            es: 'Los respaldos replicados deben restaurarse en una instancia nueva, lo que no ocurre por sí solo.',
          },
        },
      },
      {
        id: 'reports',
        text: {
          pt: 'Os relatórios devem ser lidos de uma cópia, sem carregar a instância principal.',
          en: 'Reports must run on a copy, without loading the primary instance.',
          es: 'Los informes deben leerse de una copia, sin cargar la instancia principal.',
        },
        fits: ['cluster', 'replica', 'far-replica'],
        rulesOut: {
          standby: {
            pt: 'No Multi-AZ com uma instância em espera, ela não atende leituras.',
            en: 'In Multi-AZ with one standby, the standby serves no reads.',
            es: 'En Multi-AZ con una instancia en espera, esta no atiende lecturas.',
          },
          backups: {
            pt: 'Um backup não responde a consultas.',
            en: 'A backup answers no queries.',
            es: 'Un respaldo no responde consultas.',
          },
          'far-backups': {
            pt: 'Backups replicados não respondem a consultas.',
            en: 'Replicated backups answer no queries.',
            es: 'Los respaldos replicados no responden consultas.',
          },
        },
      },
      {
        id: 'other-region',
        text: {
          pt: 'Os dados devem sobreviver à perda da região inteira.',
          en: 'The data must survive the loss of the whole Region.',
          es: 'Los datos deben sobrevivir a la pérdida de la región completa.',
        },
        fits: ['far-replica', 'far-backups'],
        rulesOut: {
          standby: {
            pt: 'No Multi-AZ as duas instâncias ficam na mesma região.',
            en: 'In Multi-AZ both instances are in the same Region.',
            es: 'En Multi-AZ ambas instancias están en la misma región.',
          },
          cluster: {
            pt: 'No cluster Multi-AZ as três instâncias ficam na mesma região.',
            en: 'In a Multi-AZ cluster the three instances are in the same Region.',
            es: 'En el clúster Multi-AZ las tres instancias están en la misma región.',
          },
          replica: {
            pt: 'Uma réplica de leitura na mesma região se perde com ela.',
            en: 'A read replica in the same Region is lost with it.',
            es: 'Una réplica de lectura en la misma región se pierde con ella.',
          },
          backups: {
            pt: 'Backups automáticos na mesma região se perdem com ela.',
            en: 'Automated backups in the same Region are lost with it.',
            es: 'Los respaldos automáticos en la misma región se pierden con ella.',
          },
        },
      },
      {
        id: 'undo',
        text: {
          pt: 'Deve ser possível voltar ao estado de uma hora antes, se alguém apagar registros.',
          en: 'It must be possible to return to the state of an hour ago if somebody deletes records.',
          es: 'Debe ser posible volver al estado de una hora antes, si alguien borra registros.',
        },
        fits: ['backups', 'far-backups'],
        rulesOut: {
          'far-replica': {
            pt: 'Uma réplica de leitura em outra região repete a exclusão logo em seguida; não guarda o estado anterior.',
            en: 'A read replica in another Region repeats the deletion right away; it does not keep the earlier state.',
            es: 'Una réplica de lectura en otra región repite el borrado enseguida; no guarda el estado anterior.',
          },
          replica: {
            pt: 'Uma réplica de leitura repete a exclusão logo em seguida; não guarda o estado anterior.',
            en: 'A read replica repeats the deletion right away; it does not keep the earlier state.',
            es: 'Una réplica de lectura repite el borrado enseguida; no guarda el estado anterior.',
          },
          standby: {
            pt: 'A instância em espera do Multi-AZ recebe a exclusão no mesmo instante.',
            en: 'The Multi-AZ standby receives the deletion at the same moment.',
            es: 'La instancia en espera de Multi-AZ recibe el borrado en el mismo instante.',
          },
        },
      },
      {
        id: 'oracle',
        situations: ['parking', 'publisher'],
        text: {
          pt: 'O mecanismo é o Oracle Enterprise Edition e não será trocado.',
          en: 'The engine is Oracle Enterprise Edition and will not be changed.',
          es: 'El motor es Oracle Enterprise Edition y no se va a cambiar.',
        },
        fits: ['standby', 'replica', 'far-replica', 'backups', 'far-backups'],
        rulesOut: {
          cluster: {
            pt: 'O cluster Multi-AZ existe para MySQL e PostgreSQL, não para Oracle.',
            en: 'Multi-AZ clusters exist for MySQL and PostgreSQL, not for Oracle.',
            es: 'El clúster Multi-AZ existe para MySQL y PostgreSQL, no para Oracle.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que tipo de cópia atende a esses requisitos?',
      en: 'Which kind of copy meets these requirements?',
      es: '¿Qué tipo de copia cumple estos requisitos?',
    },
  },
];
