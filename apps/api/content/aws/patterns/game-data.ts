import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const gameData: readonly Pattern[] = [
  pairsOf({
    id: 'game-data',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    scene: {
      pt: 'Pense na classificação como o placar de um torneio e nos perfis como as fichas dos jogadores, consultadas em duas cidades.',
      en: 'Think of the ranking as a tournament scoreboard and of the profiles as the players’ files, consulted in two cities.',
      es: 'Piensa en la clasificación como el marcador de un torneo y en los perfiles como las fichas de los jugadores, consultadas en dos ciudades.',
    },
    situations: [
      {
        id: 'racing-game',
        text: {
          pt: 'Um estúdio lança um jogo de corrida com jogadores na América do Sul e na Europa.',
          en: 'A studio is launching a racing game with players in South America and Europe.',
          es: 'Un estudio lanza un juego de carreras con jugadores en América del Sur y Europa.',
        },
        today: {
          pt: 'O protótipo guarda a classificação e os perfis em um banco de dados MySQL que ficou lento com 40.000 jogadores. Um arquiteto deve propor onde guardar as duas coisas.',
          en: 'The prototype keeps ranking and profiles in a MySQL database that became slow with 40,000 players. An architect must propose where to keep each of the two.',
          es: 'El prototipo guarda la clasificación y los perfiles en una base de datos MySQL que se volvió lenta con 40.000 jugadores. Un arquitecto debe proponer dónde guardar cada cosa.',
        },
      },
      {
        id: 'running-app',
        text: {
          pt: 'Um aplicativo de corrida de rua compara os tempos dos seus usuários no Brasil e na Espanha.',
          en: 'A running app compares the times of its users in Brazil and Spain.',
          es: 'Una aplicación de carreras a pie compara los tiempos de sus usuarios en Brasil y España.',
        },
        today: {
          pt: 'São 300.000 usuários, e nas provas de domingo a lista dos melhores leva dez segundos para abrir. A equipe vai separar a classificação dos perfis.',
          en: 'It has 300,000 users, and during Sunday races the list of the best takes ten seconds to open. The team plans to separate ranking from profiles.',
          es: 'Tiene 300.000 usuarios, y en las carreras del domingo la lista de los mejores tarda diez segundos en abrir. El equipo va a separar la clasificación de los perfiles.',
        },
      },
      {
        id: 'quiz-show',
        text: {
          pt: 'Uma emissora faz perguntas ao vivo a espectadores do México e dos Estados Unidos.',
          en: 'A broadcaster asks live quiz questions to viewers in Mexico and the United States.',
          es: 'Una emisora hace preguntas en vivo a espectadores de México y Estados Unidos.',
        },
        today: {
          pt: 'No último programa, 900.000 pessoas responderam, e a classificação parou. Os arquitetos escolhem de novo onde guardar os pontos e os perfis.',
          en: 'During the last show, 900,000 people answered and the ranking stopped updating. The architects are reconsidering where to keep scores and profiles.',
          es: 'En el último programa respondieron 900.000 personas, y la clasificación se detuvo. Los arquitectos eligen de nuevo dónde guardar los puntos y los perfiles.',
        },
      },
    ],
    first: [
      {
        id: 'sorted-set',
        rightWith: ['exact-place'],
        uses: ['ElastiCache'],
        popularity: 5,
        source: docs('AmazonElastiCache/latest/dg/Strategies.html'),
        text: {
          pt: 'conjunto ordenado no ElastiCache',
          en: 'a sorted set in ElastiCache',
          es: 'conjunto ordenado en ElastiCache',
        },
        action: {
          pt: 'Manter os pontos em um conjunto ordenado (sorted set) do Amazon ElastiCache for Redis OSS',
          en: 'Keep the scores in a sorted set of Amazon ElastiCache for Redis OSS',
          es: 'Mantener los puntos en un conjunto ordenado (sorted set) de Amazon ElastiCache for Redis OSS',
        },
        why: {
          pt: 'O conjunto ordenado do ElastiCache mantém a ordem na memória a cada gravação e diz a posição de um jogador em menos de um milissegundo.',
          en: 'The sorted set of ElastiCache keeps the order in memory at each write and tells the position of a player in less than a millisecond.',
          es: 'El conjunto ordenado de ElastiCache mantiene el orden en memoria en cada escritura y dice la posición de un jugador en menos de un milisegundo.',
        },
        likeness: {
          pt: 'o placar sempre ordenado que pode perder o último ponto',
          en: 'the ever-ordered scoreboard that may lose the latest point',
          es: 'el marcador siempre ordenado que puede perder el último punto',
        },
        tell: {
          pt: 'Posição exata entre todos a cada resultado: um conjunto ordenado do ElastiCache.',
          en: 'The exact position among all at each result: a sorted set of ElastiCache.',
          es: 'Posición exacta entre todos con cada resultado: un conjunto ordenado de ElastiCache.',
        },
      },
      {
        id: 'memorydb',
        rightWith: ['no-lost-score'],
        uses: ['MemoryDB'],
        popularity: 3,
        source: docs('memorydb/latest/devguide/what-is-memorydb.html'),
        text: {
          pt: 'conjunto ordenado no MemoryDB',
          en: 'a sorted set in MemoryDB',
          es: 'conjunto ordenado en MemoryDB',
        },
        action: {
          pt: 'Manter os pontos em um conjunto ordenado (sorted set) do Amazon MemoryDB',
          en: 'Keep the scores in a sorted set of Amazon MemoryDB',
          es: 'Mantener los puntos en un conjunto ordenado (sorted set) de Amazon MemoryDB',
        },
        why: {
          pt: 'O MemoryDB mantém a ordem na memória e grava cada escrita em um log de transações em várias zonas antes de confirmá-la.',
          en: 'MemoryDB keeps the order in memory and writes each change to a transaction log in several zones before it confirms it.',
          es: 'MemoryDB mantiene el orden en memoria y graba cada escritura en un registro de transacciones en varias zonas antes de confirmarla.',
        },
        likeness: {
          pt: 'o placar sempre ordenado com cada ponto anotado num caderno',
          en: 'the ever-ordered scoreboard with every point kept in a notebook',
          es: 'el marcador ordenado con cada punto anotado en un cuaderno',
        },
        tell: {
          pt: 'Resultado confirmado que não pode se perder quando um nó falha: MemoryDB.',
          en: 'A confirmed result that must not be lost when a node fails: MemoryDB.',
          es: 'Resultado confirmado que no puede perderse cuando falla un nodo: MemoryDB.',
        },
      },
      {
        id: 'index',
        neverRight: true,
        uses: ['índice secundário', 'secondary index', 'índice secundario'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/GSI.html'),
        text: {
          pt: 'índice por pontos no DynamoDB',
          en: 'an index by score in DynamoDB',
          es: 'índice por puntos en DynamoDB',
        },
        action: {
          pt: 'Manter os pontos em uma tabela do Amazon DynamoDB com um índice secundário global por pontos',
          en: 'Keep the scores in an Amazon DynamoDB table with a global secondary index by score',
          es: 'Mantener los puntos en una tabla de Amazon DynamoDB con un índice secundario global por puntos',
        },
        why: {
          pt: 'O índice secundário global devolve os primeiros em ordem de pontos.',
          en: 'The global secondary index returns the first ones in order of score.',
          es: 'El índice secundario global devuelve los primeros en orden de puntos.',
        },
        likeness: {
          pt: 'os cartões em ordem que se contam para achar posições',
          en: 'the sorted cards that must be counted for each place',
          es: 'las tarjetas ordenadas que se cuentan para hallar cada puesto',
        },
        tell: {
          pt: 'Só os dez primeiros, sem a posição de cada um: um índice secundário global.',
          en: 'The first ten alone, without everyone’s position: a global secondary index.',
          es: 'Solo los diez primeros, sin la posición de cada uno: un índice secundario global.',
        },
      },
    ],
    second: [
      {
        id: 'global-tables',
        rightWith: ['local-writes'],
        uses: ['global tables', 'tabelas globais', 'tablas globales'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/GlobalTables.html'),
        text: { pt: 'tabela global do DynamoDB', en: 'a DynamoDB global table', es: 'tabla global de DynamoDB' },
        action: {
          pt: 'guardar os perfis em uma tabela global do Amazon DynamoDB nas duas regiões',
          en: 'keep the profiles in an Amazon DynamoDB global table in both Regions',
          es: 'guardar los perfiles en una tabla global de Amazon DynamoDB en las dos regiones',
        },
        why: {
          pt: 'A tabela global do DynamoDB aceita gravações nas duas regiões e leva cada uma à outra; de duas gravações simultâneas do mesmo item fica a última.',
          en: 'The DynamoDB global table takes writes in both Regions and carries each to the other; of two simultaneous writes to the same item the last one stays.',
          es: 'La tabla global de DynamoDB acepta escrituras en las dos regiones y lleva cada una a la otra; de dos escrituras simultáneas del mismo elemento queda la última.',
        },
        likeness: {
          pt: 'os fichários escritos nas duas cidades mas sem referências cruzadas',
          en: 'the cabinets filled in both cities but without cross-references',
          es: 'los ficheros escritos en ambas ciudades pero sin referencias cruzadas',
        },
        tell: {
          pt: 'Perfil gravado na região mais próxima: uma tabela global do DynamoDB.',
          en: 'A profile written to the nearest Region: a DynamoDB global table.',
          es: 'Perfil escrito en la región más cercana: una tabla global de DynamoDB.',
        },
      },
      {
        id: 'global-database',
        rightWith: ['joins'],
        uses: ['Aurora Global Database'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-global-database.html'),
        text: { pt: 'Aurora Global Database', en: 'Aurora Global Database', es: 'Aurora Global Database' },
        action: {
          pt: 'guardar os perfis em um Amazon Aurora Global Database com a segunda região para leituras',
          en: 'keep the profiles in an Amazon Aurora Global Database with the second Region for reads',
          es: 'guardar los perfiles en Amazon Aurora Global Database, con la segunda región para lecturas',
        },
        why: {
          pt: 'O Aurora Global Database tem SQL completo em uma região que grava e leva os dados à outra com atraso típico de menos de um segundo; a outra é promovida em minutos.',
          en: 'Aurora Global Database has full SQL in one Region that writes and carries the data to the other with a typical lag of less than a second; the other is promoted within minutes.',
          es: 'Aurora Global Database ofrece SQL completo en una región que escribe y lleva los datos a la otra con un retraso típico de menos de un segundo; la otra se promueve en minutos.',
        },
        likeness: {
          pt: 'o livro de referências cruzadas que só uma cidade escreve',
          en: 'the cross-referenced ledger that only one city writes in',
          es: 'el libro de referencias cruzadas donde solo escribe una ciudad',
        },
        tell: {
          pt: 'Consultas SQL com junções e transações: Aurora Global Database, com leituras na outra região.',
          en: 'SQL queries with joins and transactions: Aurora Global Database, with reads in the other Region.',
          es: 'Consultas SQL con uniones y transacciones: Aurora Global Database, con lecturas en la otra región.',
        },
      },
      {
        id: 'one-region',
        neverRight: true,
        uses: [],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Replication.html'),
        text: {
          pt: 'cluster do Aurora em uma região',
          en: 'an Aurora cluster in one Region',
          es: 'clúster de Aurora en una región',
        },
        action: {
          pt: 'guardar os perfis em um cluster do Amazon Aurora na região principal, com leitores em três zonas de disponibilidade',
          en: 'keep the profiles in an Amazon Aurora cluster in the main Region, with readers in three Availability Zones',
          es: 'guardar los perfiles en un clúster de Amazon Aurora en la región principal, con lectores en tres zonas de disponibilidad',
        },
        why: {
          pt: 'O cluster do Aurora tem SQL completo e leitores em várias zonas da mesma região.',
          en: 'The Aurora cluster has full SQL and readers in several zones of the same Region.',
          es: 'El clúster de Aurora tiene SQL completo y lectores en varias zonas de la misma región.',
        },
        likeness: {
          pt: 'o livro de referências cruzadas aberto numa só cidade',
          en: 'the cross-referenced ledger that is open in one city only',
          es: 'el libro de referencias cruzadas abierto en una sola ciudad',
        },
        tell: {
          pt: 'Usuários todos perto de uma só região: um cluster do Aurora nela.',
          en: 'Users all near a single Region: an Aurora cluster in it.',
          es: 'Usuarios todos cerca de una sola región: un clúster de Aurora en ella.',
        },
      },
      {
        id: 'snapshots',
        neverRight: true,
        uses: ['snapshot'],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/USER_CopySnapshot.html'),
        text: {
          pt: 'snapshots do RDS na outra região',
          en: 'RDS snapshots in the other Region',
          es: 'snapshots de RDS en la otra región',
        },
        action: {
          pt: 'guardar os perfis em um banco de dados do Amazon RDS e copiar os seus snapshots para a segunda região',
          en: 'keep the profiles in an Amazon RDS database and copy its snapshots to the second Region',
          es: 'guardar los perfiles en una base de datos de Amazon RDS y copiar sus snapshots a la segunda región',
        },
        why: {
          pt: 'Os snapshots copiados só se tornam um banco de dados depois de restaurados.',
          en: 'Copied snapshots become a database only once they are restored.',
          es: 'Los snapshots copiados solo se convierten en una base de datos después de restaurados.',
        },
        likeness: {
          pt: 'o livro de referências cruzadas aqui com fotocópias lacradas lá',
          en: 'the cross-referenced ledger with sealed photocopies in the other city',
          es: 'el libro de referencias cruzadas aquí con fotocopias selladas allá',
        },
        tell: {
          pt: 'Cópia para desastres com horas de perda aceitas: snapshots.',
          en: 'A copy for disasters with hours of loss accepted: snapshots.',
          es: 'Copia para desastres con horas de pérdida aceptadas: snapshots.',
        },
      },
    ],
    constraints: [
      {
        id: 'exact-place',
        text: {
          pt: 'A cada resultado, cada participante deve ver na hora a sua posição exata entre todos.',
          en: 'At each result, each participant must see at once the exact position among all.',
          es: 'Con cada resultado, cada participante debe ver al instante su posición exacta entre todos.',
        },
        rulesOut: {
          index: {
            pt: 'Para dizer a posição de alguém, seria preciso contar no índice todos os que estão à frente.',
            en: 'To tell someone’s position, everyone ahead would have to be counted in the index.',
            es: 'Para decir la posición de alguien, habría que contar en el índice a todos los que están delante.',
          },
        },
      },
      {
        id: 'no-lost-score',
        text: {
          pt: 'Nenhum resultado confirmado pode se perder quando um nó ou uma zona falha, e não haverá outra cópia da qual recompor a classificação.',
          en: 'No confirmed result may be lost when a node or a zone fails, and there will be no other copy from which to rebuild the ranking.',
          es: 'Ningún resultado confirmado puede perderse cuando falla un nodo o una zona, y no habrá otra copia con la que recomponer la clasificación.',
        },
        rulesOut: {
          'sorted-set': {
            pt: 'O ElastiCache for Redis OSS replica de forma assíncrona: as últimas gravações podem se perder na falha de um nó.',
            en: 'ElastiCache for Redis OSS replicates asynchronously: the last writes can be lost when a node fails.',
            es: 'ElastiCache for Redis OSS replica de forma asíncrona: las últimas escrituras pueden perderse si falla un nodo.',
          },
        },
      },
      {
        id: 'local-writes',
        notWith: ['joins'],
        text: {
          pt: 'Quem muda o seu perfil deve gravar na região mais próxima, em qualquer um dos dois lugares.',
          en: 'Those who change their profile must write to the nearest Region, in either of the two places.',
          es: 'Quien cambia su perfil debe escribir en la región más cercana, en cualquiera de los dos lugares.',
        },
        rulesOut: {
          'global-database': {
            pt: 'No Aurora Global Database, uma só região grava; a outra lê ou encaminha a gravação.',
            en: 'In Aurora Global Database one Region writes; the other reads or forwards the write.',
            es: 'En Aurora Global Database, una sola región escribe; la otra lee o reenvía la escritura.',
          },
          'one-region': {
            pt: 'O cluster do Aurora grava na região principal; quem está no outro lugar teria de gravar nela à distância.',
            en: 'The Aurora cluster writes in the main Region; those in the other place have to write to it from far away.',
            es: 'El clúster de Aurora escribe en la región principal; quien está en el otro lugar debe escribir en ella a distancia.',
          },
          snapshots: {
            pt: 'Há um só banco de dados, em uma região; na outra ficam cópias a restaurar.',
            en: 'There is one database, in one Region; the other has copies to restore.',
            es: 'Hay una sola base de datos, en una región; en la otra quedan copias por restaurar.',
          },
        },
      },
      {
        id: 'joins',
        text: {
          pt: 'Os perfis são lidos em consultas SQL com junções de oito tabelas e mudados em transações, que o código atual já contém.',
          en: 'Profiles are read in SQL queries with joins of eight tables and changed in transactions, which the current code already contains.',
          es: 'Los perfiles se leen en consultas SQL con uniones de ocho tablas y se cambian en transacciones, que el código actual ya contiene.',
        },
        rulesOut: {
          'global-tables': {
            pt: 'O DynamoDB não faz junções, e o código teria de ser reescrito.',
            en: 'DynamoDB does not support joins, and the code would have to be rewritten.',
            es: 'DynamoDB no hace uniones, y habría que reescribir el código.',
          },
        },
      },
      {
        id: 'near-reads',
        text: {
          pt: 'Os usuários dos dois lugares devem ler os perfis com baixa latência, na região da AWS mais próxima.',
          en: 'Users in both places must read profiles with low latency, from the AWS Region nearest to them.',
          es: 'Los usuarios de ambos lugares deben leer los perfiles con baja latencia, en la región de AWS más cercana.',
        },
        rulesOut: {
          'one-region': {
            pt: 'Os leitores do Aurora estão em zonas da região principal, longe de quem usa a outra região.',
            en: 'The Aurora readers are in zones of the main Region, far from the users of the other one.',
            es: 'Los lectores de Aurora están en zonas de la región principal, lejos de quien usa la otra región.',
          },
          snapshots: {
            pt: 'Snapshots copiados guardam os dados na segunda região, mas não respondem a leituras.',
            en: 'Copied snapshots keep the data in the second Region but do not answer reads.',
            es: 'Los snapshots copiados guardan los datos en la segunda región, pero no responden lecturas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
