import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const recordsAndAnalysis: readonly Pattern[] = [
  pairsOf({
    id: 'records-and-analysis',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
      'clf-c02': { domain: 'technology', topic: 'databases' },
    },
    scene: {
      pt: 'Pense nos registros do aplicativo como papéis de um escritório e na análise do histórico como perguntas feitas a quem cuida do arquivo.',
      en: 'Think of the app’s records as papers in an office and of analyzing the history as questions put to whoever keeps the archive.',
      es: 'Piensa en los registros de la app como papeles de una oficina y en analizar el historial como preguntar a quien cuida el archivo.',
    },
    situations: [
      {
        id: 'bicycle',
        text: {
          pt: 'Uma locadora de bicicletas precisa de um banco de dados para o aplicativo e de um meio de analisar o histórico.',
          en: 'A bicycle rental company needs a database for its app and a way to analyze the history.',
          es: 'Una empresa de alquiler de bicicletas necesita una base de datos para la aplicación y un medio de analizar el historial.',
        },
        today: {
          pt: 'São 20.000 bicicletas e 150.000 viagens por dia, gravadas em um servidor quase cheio. Um arquiteto de soluções precisa escolher os dois.',
          en: 'Its 20,000 bicycles make 150,000 trips a day, stored on one server that is almost full. A solutions architect must choose both.',
          es: 'Son 20.000 bicicletas y 150.000 viajes por día, guardados en un servidor casi lleno. Un arquitecto de soluciones debe elegir ambos.',
        },
      },
      {
        id: 'deliveries',
        text: {
          pt: 'Uma empresa de entregas precisa de um banco de dados para os pedidos do aplicativo e de um meio de analisar o histórico.',
          en: 'A delivery company needs a database for the orders of its app and a way to analyze the history.',
          es: 'Una empresa de reparto necesita una base de datos para los pedidos de la aplicación y un medio de analizar el historial.',
        },
        today: {
          pt: 'Relatórios sobre três anos de pedidos deixam o aplicativo lento ao meio-dia. Os arquitetos precisam escolher um lugar para cada parte.',
          en: 'Reports over three years of orders slow the app down at noon. The architects have to choose a place for each of the two.',
          es: 'Los informes sobre tres años de pedidos hacen lenta la aplicación al mediodía. Los arquitectos deben elegir un lugar para cada parte.',
        },
      },
      {
        id: 'lab-records',
        text: {
          pt: 'Uma rede de laboratórios precisa de um banco de dados para o aplicativo de resultados e de um meio de analisar o histórico.',
          en: 'A network of laboratories needs a database for its results app and a way to analyze the history.',
          es: 'Una red de laboratorios necesita una base de datos para la aplicación de resultados y un medio de analizar el historial.',
        },
        today: {
          pt: 'Ela publica 60.000 resultados por dia e tem oito anos de histórico em arquivos. As duas partes serão feitas na AWS.',
          en: 'It publishes 60,000 results a day and has eight years of history in files. Both parts will be built on AWS.',
          es: 'Publica 60.000 resultados por día y tiene ocho años de historial en archivos. Las dos partes se construirán en AWS.',
        },
      },
    ],
    first: [
      {
        id: 'dynamo',
        uses: ['DynamoDB'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'Amazon DynamoDB',
          en: 'Amazon DynamoDB',
          es: 'Amazon DynamoDB',
        },
        action: {
          pt: 'Manter os registros do aplicativo em uma tabela do Amazon DynamoDB sob demanda',
          en: 'Keep the app’s records in an Amazon DynamoDB table in on-demand mode',
          es: 'Mantener los registros de la aplicación en una tabla de Amazon DynamoDB bajo demanda',
        },
        why: {
          pt: 'O DynamoDB guarda itens com campos aninhados e sem colunas definidas, em qualquer escala, sem servidores a dimensionar, e apaga por TTL os que venceram.',
          en: 'DynamoDB keeps items with nested fields and no set columns, at any scale, with no servers to size, and deletes expired ones by TTL.',
          es: 'DynamoDB guarda ítems con campos anidados y sin columnas definidas, a cualquier escala, sin servidores que dimensionar, y borra por TTL los vencidos.',
        },
        likeness: {
          pt: 'o fichário de modelo próprio cujas fichas não se cruzam',
          en: 'the card file of its own design with unlinked cards',
          es: 'el fichero de modelo propio cuyas fichas no se cruzan',
        },
        tell: {
          pt: 'Chave e valor em qualquer escala: DynamoDB. Registros apagados automaticamente depois de certos dias: DynamoDB, com TTL. Sem dimensionar servidores para o banco do aplicativo: DynamoDB. Campos aninhados que mudam toda semana: um banco de dados não relacional, como o DynamoDB.',
          en: 'Key and value at any scale: DynamoDB. Records deleted automatically after some days: DynamoDB, with TTL. No servers to size for the app’s database: DynamoDB. Nested fields that change every week: a nonrelational database, such as DynamoDB.',
          es: 'Clave y valor a cualquier escala: DynamoDB. Registros borrados automáticamente después de ciertos días: DynamoDB, con TTL. Sin dimensionar servidores para la base de la aplicación: DynamoDB. Campos anidados que cambian cada semana: una base de datos no relacional, como DynamoDB.',
        },
      },
      {
        id: 'aurora-db',
        uses: ['Aurora'],
        popularity: 5,
        source: docs('AmazonRDS/latest/AuroraUserGuide/CHAP_AuroraOverview.html'),
        text: {
          pt: 'Amazon Aurora',
          en: 'Amazon Aurora',
          es: 'Amazon Aurora',
        },
        action: {
          pt: 'Manter os registros do aplicativo em tabelas normalizadas do Amazon Aurora PostgreSQL',
          en: 'Keep the app’s records in normalized Amazon Aurora PostgreSQL tables',
          es: 'Mantener los registros de la aplicación en tablas normalizadas de Amazon Aurora PostgreSQL',
        },
        why: {
          pt: 'O Aurora é relacional, compatível com MySQL e PostgreSQL, com transações e junções em SQL.',
          en: 'Aurora is relational, compatible with MySQL and PostgreSQL, with transactions and joins in SQL.',
          es: 'Aurora es relacional, compatible con MySQL y PostgreSQL, con transacciones y uniones en SQL.',
        },
        likeness: {
          pt: 'o livro permanente de colunas fixas com remissões entre páginas',
          en: 'the permanent fixed-column ledger with cross-references between pages',
          es: 'el libro permanente de columnas fijas con remisiones entre páginas',
        },
        tell: {
          pt: 'SQL e transações entre tabelas: Aurora.',
          en: 'SQL and transactions across tables: Aurora.',
          es: 'SQL y transacciones entre tablas: Aurora.',
        },
      },
      {
        id: 'document',
        uses: ['DocumentDB'],
        popularity: 3,
        source: docs('documentdb/latest/developerguide/what-is.html'),
        text: {
          pt: 'Amazon DocumentDB provisionado',
          en: 'Provisioned Amazon DocumentDB',
          es: 'Amazon DocumentDB aprovisionado',
        },
        action: {
          pt: 'Manter os registros do aplicativo em um cluster provisionado do Amazon DocumentDB',
          en: 'Keep the app’s records in a provisioned Amazon DocumentDB cluster',
          es: 'Mantener los registros de la aplicación en un clúster aprovisionado de Amazon DocumentDB',
        },
        why: {
          pt: 'O DocumentDB guarda documentos e aceita programas escritos para o MongoDB.',
          en: 'DocumentDB keeps documents and accepts programs written for MongoDB.',
          es: 'DocumentDB guarda documentos y acepta programas escritos para MongoDB.',
        },
        likeness: {
          pt: 'o armário de tamanho fixo que aceita os formulários atuais',
          en: 'the fixed-size cabinet that takes your present loose forms',
          es: 'el armario de tamaño fijo que acepta los formularios actuales',
        },
        tell: {
          pt: 'Código com drivers do MongoDB, que não será reescrito: DocumentDB.',
          en: 'Code with MongoDB drivers that will not be rewritten: DocumentDB.',
          es: 'Código con controladores de MongoDB, que no se reescribirá: DocumentDB.',
        },
      },
    ],
    second: [
      {
        id: 'redshift',
        uses: ['Redshift'],
        popularity: 5,
        source: docs('redshift/latest/mgmt/welcome.html'),
        text: {
          pt: 'um cluster do Amazon Redshift',
          en: 'an Amazon Redshift cluster',
          es: 'un clúster de Amazon Redshift',
        },
        action: {
          pt: 'Carregar o histórico em um cluster provisionado do Amazon Redshift',
          en: 'Load the history into a provisioned Amazon Redshift cluster',
          es: 'Cargar el historial en un clúster aprovisionado de Amazon Redshift',
        },
        why: {
          pt: 'O Redshift responde depressa a consultas SQL com muitas junções, para muita gente o dia todo, com armazenamento em colunas e resultados em cache; o cluster é cobrado por hora.',
          en: 'Redshift answers SQL queries with many joins fast, for many people all day, from columnar storage and cached results; the cluster is charged by the hour.',
          es: 'Redshift responde rápido a consultas SQL con muchas uniones, para mucha gente todo el día, con almacenamiento en columnas y resultados en caché; el clúster se cobra por hora.',
        },
        likeness: {
          pt: 'os contadores pagos por hora que atendem cem pessoas juntas',
          en: 'the hourly-paid accountants who answer a hundred people at once',
          es: 'los contadores pagados por hora que atienden a cien juntos',
        },
        tell: {
          pt: 'Painéis que cem pessoas usam o dia todo: Redshift. Analistas que juntam muitas tabelas em SQL: Redshift.',
          en: 'Dashboards that a hundred people use all day: Redshift. Analysts who join many tables in SQL: Redshift.',
          es: 'Paneles que cien personas usan todo el día: Redshift. Analistas que unen muchas tablas en SQL: Redshift.',
        },
      },
      {
        id: 'athena',
        uses: ['Athena'],
        popularity: 5,
        source: docs('athena/latest/ug/what-is.html'),
        text: {
          pt: 'exportações no S3 com o Athena',
          en: 'exports in S3 with Athena',
          es: 'exportaciones en S3 con Athena',
        },
        action: {
          pt: 'Exportar o histórico para o Amazon S3 para consulta com o Amazon Athena',
          en: 'Export the history to Amazon S3 for queries with Amazon Athena',
          es: 'Exportar el historial a Amazon S3 para consultas con Amazon Athena',
        },
        why: {
          pt: 'O Athena consulta com SQL, também com junções, arquivos do S3 e cobra só pelo que cada consulta lê.',
          en: 'Athena queries files in S3 with SQL, joins included, and charges only for what each query reads.',
          es: 'Athena consulta con SQL, también con uniones, archivos de S3 y cobra solo por lo que lee cada consulta.',
        },
        likeness: {
          pt: 'o contador sem pressa pago só por pergunta',
          en: 'the unhurried accountant paid only by the question',
          es: 'el contador sin prisa pagado solo por pregunta',
        },
        tell: {
          pt: 'Tabelas do histórico que os analistas juntam em SQL: Redshift ou Athena. Histórico consultado poucas vezes por mês: Athena.',
          en: 'Tables of the history that analysts join in SQL: Redshift or Athena. History queried a few times a month: Athena.',
          es: 'Tablas del historial que los analistas unen en SQL: Redshift o Athena. Historial consultado pocas veces al mes: Athena.',
        },
      },
      {
        id: 'opensearch',
        uses: ['OpenSearch'],
        popularity: 3,
        source: docs('opensearch-service/latest/developerguide/what-is.html'),
        text: {
          pt: 'um domínio do OpenSearch Service',
          en: 'an OpenSearch Service domain',
          es: 'un dominio de OpenSearch Service',
        },
        action: {
          pt: 'Indexar o histórico em um domínio do Amazon OpenSearch Service',
          en: 'Index the history in an Amazon OpenSearch Service domain',
          es: 'Indexar el historial en un dominio de Amazon OpenSearch Service',
        },
        why: {
          pt: 'O OpenSearch Service acha palavras em textos por um índice, em milissegundos, e desenha os gráficos dos seus painéis a partir do mesmo índice.',
          en: 'OpenSearch Service finds words in texts by an index, within milliseconds, and draws the charts of its dashboards from the same index.',
          es: 'OpenSearch Service halla palabras en textos con un índice, en milisegundos, y dibuja los gráficos de sus tableros a partir del mismo índice.',
        },
        likeness: {
          pt: 'a bibliotecária paga por hora que só procura palavras soltas',
          en: 'the hourly-paid librarian who only looks up single words',
          es: 'la bibliotecaria pagada por hora que solo busca palabras sueltas',
        },
        tell: {
          pt: 'Busca de palavras em comentários: OpenSearch Service.',
          en: 'A search for words in comments: OpenSearch Service.',
          es: 'Búsqueda de palabras en comentarios: OpenSearch Service.',
        },
      },
    ],
    constraints: [
      {
        id: 'sql-joins',
        text: {
          pt: 'O aplicativo já junta oito tabelas em SQL, em transações.',
          en: 'The app already joins eight tables in SQL, in transactions.',
          es: 'La aplicación ya une ocho tablas en SQL, en transacciones.',
        },
        rulesOut: {
          dynamo: {
            pt: 'O DynamoDB lê itens por chave e não une tabelas em SQL.',
            en: 'DynamoDB reads items by key and does not join tables in SQL.',
            es: 'DynamoDB lee elementos por clave y no une tablas en SQL.',
          },
          document: {
            pt: 'O DocumentDB fala a linguagem do MongoDB, e não SQL.',
            en: 'DocumentDB speaks the language of MongoDB, not SQL.',
            es: 'DocumentDB habla el lenguaje de MongoDB, no SQL.',
          },
        },
      },
      {
        id: 'no-capacity',
        text: {
          pt: 'A equipe não quer dimensionar servidores para o banco de dados do aplicativo.',
          en: 'The team does not want to size servers for the app’s database.',
          es: 'El equipo no quiere dimensionar servidores para la base de datos de la aplicación.',
        },
        unclear: ['aurora-db'],
        rulesOut: {
          document: {
            pt: 'Um cluster do DocumentDB tem instâncias de tamanho escolhido.',
            en: 'A DocumentDB cluster has instances of a chosen size.',
            es: 'Un clúster de DocumentDB tiene instancias de tamaño elegido.',
          },
        },
      },
      {
        id: 'flexible-fields',
        text: {
          pt: 'Os registros do aplicativo têm campos aninhados, que mudam toda semana, e a equipe não quer definir colunas.',
          en: 'The app’s records have nested fields that change every week, and the team does not want to define columns.',
          es: 'Los registros de la aplicación tienen campos anidados, que cambian cada semana, y el equipo no quiere definir columnas.',
        },
        rulesOut: {
          'aurora-db': {
            pt: 'O Aurora é relacional: mesmo para guardar JSON, é preciso definir tabelas e colunas.',
            en: 'Aurora is relational: even to store JSON, tables and columns have to be defined.',
            es: 'Aurora es relacional: aun para guardar JSON, hay que definir tablas y columnas.',
          },
        },
      },
      {
        id: 'expires',
        notWith: ['sql-joins', 'mongo-code'],
        text: {
          pt: 'Os registros do aplicativo devem ser apagados automaticamente pouco depois de completarem 90 dias, sem rotina agendada a manter.',
          en: 'The app’s records must be deleted automatically soon after they are 90 days old, with no scheduled job to maintain.',
          es: 'Los registros de la aplicación deben borrarse automáticamente poco después de cumplir 90 días, sin una tarea programada que mantener.',
        },
        unclear: ['document'],
        rulesOut: {
          'aurora-db': {
            pt: 'O Aurora não apaga registros por prazo: seria preciso uma rotina agendada.',
            en: 'Aurora does not delete records by age: that would take a scheduled job.',
            es: 'Aurora no borra registros por antigüedad: haría falta una tarea programada.',
          },
        },
      },
      {
        id: 'mongo-code',
        notWith: ['sql-joins', 'no-capacity', 'flexible-fields'],
        text: {
          pt: 'O aplicativo usa os drivers do MongoDB, e o código não será reescrito.',
          en: 'The app uses MongoDB drivers, and the code will not be rewritten.',
          es: 'La aplicación usa los controladores de MongoDB, y el código no se reescribirá.',
        },
        rulesOut: {
          dynamo: {
            pt: 'O DynamoDB tem API própria e não aceita os drivers do MongoDB.',
            en: 'DynamoDB has its own API and does not accept MongoDB drivers.',
            es: 'DynamoDB tiene una API propia y no acepta los controladores de MongoDB.',
          },
          'aurora-db': {
            pt: 'O Aurora fala SQL e não aceita os drivers do MongoDB.',
            en: 'Aurora speaks SQL and does not accept MongoDB drivers.',
            es: 'Aurora habla SQL y no acepta los controladores de MongoDB.',
          },
        },
      },
      {
        id: 'word-search',
        notWith: ['few-queries', 'history-sql', 'hundred-people'],
        text: {
          pt: 'Funcionários buscam palavras nos comentários do histórico, e cada busca deve responder em um segundo.',
          en: 'Employees search for words in the comments of the history, and each search must return within a second.',
          es: 'Los empleados buscan palabras en los comentarios del historial, y cada búsqueda debe responder en un segundo.',
        },
        rulesOut: {
          redshift: {
            pt: 'O Redshift não tem índice de texto: para achar uma palavra, varre a coluna dos comentários.',
            en: 'Redshift has no full-text index: to find a word it scans the column of comments.',
            es: 'Redshift no tiene un índice de texto: para encontrar una palabra recorre la columna de comentarios.',
          },
          athena: {
            pt: 'O Athena percorre os arquivos a cada busca, sem um índice de palavras, o que leva segundos.',
            en: 'Athena scans the files for each search, without an index of words, which takes seconds.',
            es: 'Athena recorre los archivos en cada búsqueda, sin un índice de palabras, lo que tarda segundos.',
          },
        },
      },
      {
        id: 'few-queries',
        text: {
          pt: 'O histórico é consultado três vezes por mês, e a empresa quer pagar por consulta, e não por hora.',
          en: 'The history is queried three times a month, and the company wants to pay for each query, not by the hour.',
          es: 'El historial se consulta tres veces al mes, y la empresa quiere pagar por consulta, y no por hora.',
        },
        rulesOut: {
          redshift: {
            pt: 'O cluster do Redshift, enquanto está ligado, é cobrado por hora, e não por consulta.',
            en: 'The Redshift cluster is charged by the hour while it is on, not by query.',
            es: 'El clúster de Redshift, mientras está encendido, se cobra por hora, no por consulta.',
          },
          opensearch: {
            pt: 'Os nós do OpenSearch Service são cobrados por hora, e não por consulta.',
            en: 'The nodes of OpenSearch Service are charged by the hour, not by query.',
            es: 'Los nodos de OpenSearch Service se cobran por hora, no por consulta.',
          },
        },
      },
      {
        id: 'history-sql',
        text: {
          pt: 'Os analistas só sabem SQL e juntam muitas tabelas do histórico.',
          en: 'The analysts know only SQL and join many tables of the history.',
          es: 'Los analistas solo saben SQL y unen muchas tablas del historial.',
        },
        rulesOut: {
          opensearch: {
            pt: 'O OpenSearch Service procura em índices e não junta muitas tabelas em SQL.',
            en: 'OpenSearch Service searches indexes and does not join many tables in SQL.',
            es: 'OpenSearch Service busca en índices y no une muchas tablas en SQL.',
          },
        },
      },
      {
        id: 'hundred-people',
        text: {
          pt: 'Cem pessoas usam painéis do histórico o dia todo, e cada gráfico deve ser calculado em um segundo, ao abrir.',
          en: 'A hundred people use dashboards of the history all day, and each chart must be calculated within a second of being opened.',
          es: 'Cien personas usan paneles del historial todo el día, y cada gráfico debe calcularse en un segundo, al abrirse.',
        },
        rulesOut: {
          athena: {
            pt: 'O Athena lê arquivos a cada consulta e leva segundos para cada gráfico.',
            en: 'Athena reads files for each query and takes seconds for each chart.',
            es: 'Athena lee archivos en cada consulta y tarda segundos en cada gráfico.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
