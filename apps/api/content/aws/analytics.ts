import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const analytics: Category = {
  id: 'analytics',
  noun: { pt: 'serviço de análise de dados da AWS', en: 'AWS analytics service', es: 'servicio de análisis de datos de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'delivery', 'integration'],
  entities: [
    {
      id: 'athena', kind: 'service', name: 'Amazon Athena', topic: 'analytics', popularity: 4,
      gist: {
        pt: '{consultar} com SQL arquivos que estão no S3, cobrando por dados lidos',
        en: '{query} files in S3 with SQL, charging by data scanned',
        es: '{consultar} con SQL archivos que están en S3, cobrando por datos leídos',
      },
      source: docs('athena/latest/ug/what-is.html'),
    },
    {
      id: 'glue', kind: 'service', name: 'AWS Glue', topic: 'analytics', popularity: 4,
      gist: {
        pt: '{catalogar} dados e {executar} trabalhos de ETL sem servidor',
        en: '{catalog} data and {run} serverless ETL jobs',
        es: '{catalogar} datos y {ejecutar} trabajos de ETL sin servidor',
      },
      source: docs('glue/latest/dg/what-is-glue.html'),
    },
    {
      id: 'kinesis', kind: 'service', name: 'Amazon Kinesis Data Streams', topic: 'analytics', popularity: 4,
      gist: {
        pt: '{receber} fluxos contínuos de dados, que vários leitores processam em tempo real',
        en: '{take} in continuous streams of data that several readers process in real time',
        es: '{recibir} flujos continuos de datos que varios lectores procesan en tiempo real',
      },
      source: docs('streams/latest/dev/introduction.html'),
    },
    {
      id: 'firehose', kind: 'service', name: 'Amazon Data Firehose', topic: 'analytics', popularity: 3,
      gist: {
        pt: '{carregar} fluxos de dados em destinos como S3 e Redshift, sem código de consumo',
        en: '{load} streams into destinations such as S3 and Redshift, with no consumer code',
        es: '{cargar} flujos de datos en destinos como S3 y Redshift, sin código de consumo',
      },
      source: docs('firehose/latest/dev/what-is-this-service.html'),
    },
    {
      id: 'emr', kind: 'service', name: 'Amazon EMR', topic: 'analytics', popularity: 3,
      gist: {
        pt: '{executar} Apache Spark, Hive e outras ferramentas abertas de big data',
        en: '{run} Apache Spark, Hive and other open big data tools',
        es: '{ejecutar} Apache Spark, Hive y otras herramientas abiertas de big data',
      },
      source: docs('emr/latest/ManagementGuide/emr-what-is-emr.html'),
    },
    {
      id: 'opensearch', kind: 'service', name: 'Amazon OpenSearch Service', topic: 'analytics', popularity: 3,
      subject: { pt: 'o Amazon OpenSearch Service', en: 'Amazon OpenSearch Service', es: 'Amazon OpenSearch Service' },
      gist: {
        pt: '{indexar} textos e logs para busca rápida e painéis',
        en: '{index} texts and logs for fast lookups and dashboards',
        es: '{indexar} textos y registros para búsquedas rápidas y paneles',
      },
      source: docs('opensearch-service/latest/developerguide/what-is.html'),
    },
    {
      id: 'msk', kind: 'service', name: 'Amazon MSK', aliases: ['Managed Streaming for Apache Kafka'], topic: 'analytics', popularity: 2,
      gist: {
        pt: '{administrar} clusters de Apache Kafka',
        en: '{run} Apache Kafka clusters',
        es: '{administrar} clústeres de Apache Kafka',
      },
      source: docs('msk/latest/developerguide/what-is-msk.html'),
    },
    {
      id: 'lake-formation', kind: 'service', name: 'AWS Lake Formation', topic: 'analytics', popularity: 2,
      gist: {
        pt: '{controlar} quem vê cada tabela, coluna e linha de um data lake',
        en: '{control} who sees each table, column and row of a data lake',
        es: '{controlar} quién ve cada tabla, columna y fila de un data lake',
      },
      source: docs('lake-formation/latest/dg/what-is-lake-formation.html'),
    },
  ],
  facts: [
    {
      id: 'athena-s3', kind: 'purpose', of: ['athena'], unclear: ['redshift', 'emr', 'glue', 's3', 'opensearch'], level: 1,
      say: {
        pt: '{consultar} com SQL arquivos que já estão no S3, sem carregar nada em um banco',
        en: '{query} files that are already in S3 with SQL, without loading them into a database',
        es: '{consultar} con SQL archivos que ya están en S3, sin cargarlos en una base de datos',
      },
    },
    {
      id: 'athena-billing', kind: 'feature', of: ['athena'], unclear: ['glue', 'firehose', 'emr'], level: 2,
      say: {
        pt: '{cobrar} pelo volume de dados que cada consulta lê',
        en: '{charge} by the volume of data that each query scans',
        es: '{cobrar} por el volumen de datos que lee cada consulta',
      },
    },
    {
      id: 'glue-etl', kind: 'purpose', of: ['glue'], unclear: ['emr', 'firehose', 'lake-formation', 'redshift', 'athena'], level: 1,
      say: {
        pt: '{preparar} e {combinar} dados de várias fontes com trabalhos de ETL sem servidor',
        en: '{prepare} and {combine} data from several sources with serverless ETL jobs',
        es: '{preparar} y {combinar} datos de varias fuentes con trabajos de ETL sin servidor',
      },
    },
    {
      id: 'glue-catalog', kind: 'feature', of: ['glue'], unclear: ['lake-formation', 'athena', 'emr'], level: 2,
      say: {
        pt: '{descobrir} o esquema dos arquivos com rastreadores e {guardá-lo|o guarda|o guardam} em um catálogo',
        en: '{discover} the schema of files with crawlers and {keep} it in a catalog',
        es: '{descubrir} el esquema de los archivos con rastreadores y {guardarlo|lo guarda|lo guardan} en un catálogo',
      },
    },
    {
      id: 'kinesis-realtime', kind: 'purpose', of: ['kinesis'], unclear: ['msk', 'firehose', 'sqs', 'emr', 'opensearch', 'iot-core'], level: 1,
      say: {
        pt: '{receber} cliques de um site em tempo real, para que vários programas leiam o mesmo fluxo',
        en: '{take} in website clicks in real time so that several programs read the same feed',
        es: '{recibir} clics de un sitio en tiempo real, para que varios programas lean el mismo flujo',
      },
    },
    {
      id: 'kinesis-replay', kind: 'feature', of: ['kinesis'], unclear: ['msk', 'opensearch'], level: 2,
      say: {
        pt: '{reter} os registros por 24 horas ou mais, para que possam ser lidos de novo',
        en: '{retain} records for 24 hours or longer so that they can be read again',
        es: '{retener} los registros 24 horas o más, para que puedan leerse de nuevo',
      },
    },
    {
      id: 'firehose-load', kind: 'purpose', of: ['firehose'], unclear: ['kinesis', 'glue', 'msk', 'iot-core', 'eventbridge'], level: 2,
      say: {
        pt: '{entregar} logs em fluxo no S3 e no Redshift, sem escrever programas de leitura',
        en: '{deliver} streaming logs to S3 and Redshift without writing reader programs',
        es: '{entregar} registros en flujo a S3 y Redshift, sin escribir programas de lectura',
      },
    },
    {
      id: 'firehose-buffer', kind: 'feature', of: ['firehose'], unclear: ['kinesis', 'msk'], level: 2,
      say: {
        pt: '{agrupar} registros por tempo ou tamanho antes de gravá-los no destino',
        en: '{group} records by time or size before writing them to the destination',
        es: '{agrupar} registros por tiempo o tamaño antes de grabarlos en el destino',
      },
    },
    {
      id: 'emr-spark', kind: 'purpose', of: ['emr'], unclear: ['glue', 'eks', 'athena', 'ec2', 'sagemaker'], level: 1,
      say: {
        pt: '{processar} grandes volumes com Apache Spark e Hadoop em clusters gerenciados',
        en: '{process} large volumes with Apache Spark and Hadoop on managed clusters',
        es: '{procesar} grandes volúmenes con Apache Spark y Hadoop en clústeres administrados',
      },
    },
    {
      id: 'emr-frameworks', kind: 'feature', of: ['emr'], unclear: ['glue', 'athena'], level: 2,
      say: {
        pt: '{deixar} escolher entre ferramentas abertas como Spark, Hive, HBase e Presto',
        en: '{let} the team choose among open tools such as Spark, Hive, HBase and Presto',
        es: '{dejar} elegir entre herramientas abiertas como Spark, Hive, HBase y Presto',
      },
    },
    {
      id: 'opensearch-logs', kind: 'purpose', of: ['opensearch'], unclear: ['cloudwatch', 'athena'], level: 2,
      say: {
        pt: '{oferecer} busca por texto em um catálogo de milhões de produtos',
        en: '{offer} full-text lookup in a catalog of millions of products',
        es: '{ofrecer} búsqueda por texto en un catálogo de millones de productos',
      },
    },
    {
      id: 'opensearch-index', kind: 'feature', of: ['opensearch'], level: 2,
      say: {
        pt: '{indexar} documentos e {mostrar} resultados em painéis quase em tempo real',
        en: '{index} documents and {show} results on dashboards in near real time',
        es: '{indexar} documentos y {mostrar} resultados en paneles casi en tiempo real',
      },
    },
    {
      id: 'msk-kafka', kind: 'purpose', of: ['msk'], unclear: ['ec2', 'eks'], level: 2,
      say: {
        pt: '{operar} os brokers de aplicações escritas para Apache Kafka',
        en: '{operate} the brokers of applications written for Apache Kafka',
        es: '{operar} los brokers de aplicaciones escritas para Apache Kafka',
      },
      need: {
        pt: 'manter aplicações escritas para Apache Kafka sem administrar os brokers',
        en: 'keep applications written for Apache Kafka without managing its brokers',
        es: 'mantener aplicaciones escritas para Apache Kafka sin administrar los brokers',
      },
    },
    {
      id: 'lf-permissions', kind: 'purpose', of: ['lake-formation'], unclear: ['glue', 'redshift', 'macie', 'iam-policy', 's3', 'athena'], level: 2,
      say: {
        pt: '{liberar} a analistas só certas colunas e linhas das tabelas de um repositório central no S3',
        en: '{open} to analysts only certain columns and rows of tables in a central S3 repository',
        es: '{abrir} a analistas solo ciertas columnas y filas de las tablas de un repositorio central en S3',
      },
    },
    {
      id: 'an-stream', kind: 'trait', of: ['kinesis', 'firehose', 'msk'], unclear: ['glue', 'emr', 'opensearch'], level: 1,
      say: {
        pt: '{receber} registros de forma contínua, à medida que são produzidos',
        en: '{take} in records continuously, as they are produced',
        es: '{recibir} registros de forma continua, a medida que se producen',
      },
    },
    {
      id: 'an-several-readers', kind: 'trait', of: ['kinesis', 'msk'], level: 2,
      say: {
        pt: '{deixar} vários programas lerem o mesmo fluxo, cada um em seu ponto',
        en: '{let} several programs read the same feed, each at its own position',
        es: '{dejar} que varios programas lean el mismo flujo, cada uno en su posición',
      },
    },
    {
      id: 'an-no-cluster', kind: 'trait', of: ['athena', 'glue', 'kinesis', 'firehose', 'lake-formation'], level: 1,
      say: {
        pt: '{dispensar} clusters e nós em qualquer modo de uso',
        en: '{need} no clusters or nodes in any mode of use',
        es: '{prescindir} de clústeres y nodos en cualquier modo de uso',
      },
      deny: {
        pt: '{ter} modos de uso com clusters ou nós',
        en: '{have} modes of use with clusters or nodes',
        es: '{tener} modos de uso con clústeres o nodos',
      },
    },
    {
      id: 'an-open-source', kind: 'trait', of: ['emr', 'msk', 'opensearch'], unclear: ['glue'], level: 2,
      say: {
        pt: '{oferecer} um projeto de código aberto como serviço, com as mesmas APIs',
        en: '{offer} an open source project as a service, with the same APIs',
        es: '{ofrecer} un proyecto de código abierto como servicio, con las mismas API',
      },
    },
    {
      id: 'an-sql', kind: 'trait', of: ['athena', 'emr'], unclear: ['glue', 'opensearch', 'lake-formation'], level: 2,
      say: {
        pt: '{responder} consultas em SQL sobre arquivos',
        en: '{answer} SQL queries over files',
        es: '{responder} consultas en SQL sobre archivos',
      },
    },
    {
      id: 'an-managed-code', kind: 'trait', of: ['kinesis', 'firehose', 'athena', 'lake-formation'], unclear: ['glue', 'emr', 'opensearch', 'msk'], level: 2,
      say: {
        pt: '{funcionar} sem programas em Spark ou Hadoop',
        en: '{work} without Spark or Hadoop programs',
        es: '{funcionar} sin programas en Spark o Hadoop',
      },
    },
    {
      id: 'an-realtime', kind: 'trait', of: ['kinesis', 'msk', 'opensearch'], unclear: ['firehose', 'emr', 'glue'], level: 2,
      say: {
        pt: '{deixar} os dados disponíveis para leitura em segundos',
        en: '{make} data readable within seconds',
        es: '{dejar} los datos disponibles para lectura en segundos',
      },
    },
    {
      id: 'an-s3-input', kind: 'trait', of: ['athena', 'glue', 'emr', 'lake-formation'], unclear: ['opensearch'], level: 2,
      say: {
        pt: '{trabalhar} sobre dados que já estão no S3',
        en: '{work} on data that is already in S3',
        es: '{trabajar} sobre datos que ya están en S3',
      },
    },
  ],
  contrasts: [
    {
      between: ['athena', 'emr'],
      say: {
        pt: 'O Athena responde SQL sobre arquivos, sem cluster; o EMR roda Spark e outras ferramentas que a equipe configura.',
        en: 'Athena answers SQL over files, without a cluster; EMR runs Spark and other tools that the team configures.',
        es: 'Athena responde SQL sobre archivos, sin clúster; EMR corre Spark y otras herramientas que el equipo configura.',
      },
    },
    {
      between: ['athena', 'glue'],
      say: {
        pt: 'O Glue prepara e cataloga os dados; o Athena faz as consultas sobre eles.',
        en: 'Glue prepares and catalogs the data; Athena runs the queries over it.',
        es: 'Glue prepara y cataloga los datos; Athena hace las consultas sobre ellos.',
      },
    },
    {
      between: ['kinesis', 'firehose'],
      say: {
        pt: 'O Kinesis Data Streams guarda o fluxo para programas lerem; o Data Firehose só o carrega em um destino.',
        en: 'Kinesis Data Streams keeps the stream for programs to read; Data Firehose just loads it into a destination.',
        es: 'Kinesis Data Streams guarda el flujo para que lo lean programas; Data Firehose solo lo carga en un destino.',
      },
    },
    {
      between: ['kinesis', 'msk'],
      say: {
        pt: 'O Kinesis Data Streams tem API própria da AWS; o MSK é o Apache Kafka gerenciado.',
        en: 'Kinesis Data Streams has an AWS API of its own; MSK is managed Apache Kafka.',
        es: 'Kinesis Data Streams tiene una API propia de AWS; MSK es Apache Kafka administrado.',
      },
    },
    {
      between: ['glue', 'emr'],
      say: {
        pt: 'O Glue roda ETL sem servidor; o EMR dá controle do cluster e de mais ferramentas de big data.',
        en: 'Glue runs serverless ETL; EMR gives control over the cluster and over more big data tools.',
        es: 'Glue corre ETL sin servidor; EMR da control del clúster y de más herramientas de big data.',
      },
    },
    {
      between: ['glue', 'lake-formation'],
      say: {
        pt: 'O Glue move e cataloga os dados; o Lake Formation decide quem pode ver cada parte deles.',
        en: 'Glue moves and catalogs data; Lake Formation decides who may see each part of it.',
        es: 'Glue mueve y cataloga los datos; Lake Formation decide quién puede ver cada parte de ellos.',
      },
    },
    {
      between: ['athena', 'opensearch'],
      say: {
        pt: 'O Athena lê arquivos com SQL; o OpenSearch Service indexa antes e responde buscas de texto na hora.',
        en: 'Athena reads files with SQL; OpenSearch Service indexes first and answers text searches at once.',
        es: 'Athena lee archivos con SQL; OpenSearch Service indexa antes y responde búsquedas de texto al instante.',
      },
    },
  ],
};
