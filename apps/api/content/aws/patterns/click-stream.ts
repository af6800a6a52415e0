import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const clickStream: readonly Pattern[] = [
  {
    id: 'click-stream',
    exams: { 'saa-c03': { domain: 'performance', topic: 'data-ingestion' } },
    scene: {
      pt: 'Pense nos eventos como cartas que chegam sem parar, que alguém transporta e outra pessoa pesquisa em busca de respostas.',
      en: 'Think of the events as letters that never stop coming, which someone carries in and someone else searches for answers.',
      es: 'Piensa en los eventos como cartas que llegan sin parar, que alguien transporta y otra persona consulta en busca de respuestas.',
    },
    situations: [
      {
        id: 'news-portal',
        text: {
          pt: 'Um portal de notícias coleta milhões de cliques por hora e quer analisá-los. Falta escolher como recebê-los e onde consultá-los.',
          en: 'A news portal collects millions of clicks an hour and wants to analyze them. It still has to choose how to take them in and where to query them.',
          es: 'Un portal de noticias recoge millones de clics por hora y quiere analizarlos. Falta elegir cómo recibirlos y dónde consultarlos.',
        },
        today: {
          pt: 'Hoje cada servidor web grava um log que é copiado uma vez por noite. Um arquiteto de soluções precisa propor o novo desenho.',
          en: 'Today each web server writes a log that is copied once a night. A solutions architect must propose the new design.',
          es: 'Hoy cada servidor web escribe un registro que se copia una vez por noche. Un arquitecto de soluciones debe proponer el nuevo diseño.',
        },
      },
      {
        id: 'turbines',
        text: {
          pt: 'Uma operadora de parques eólicos recebe medições de milhares de turbinas por segundo e vai montar a coleta e a análise.',
          en: 'A wind farm operator gets measurements from thousands of turbines each second and plans to build their collection and analysis.',
          es: 'Una operadora de parques eólicos recibe mediciones de miles de turbinas por segundo y va a montar su recolección y análisis.',
        },
        today: {
          pt: 'As 3.200 turbinas ficam em doze parques, e um piloto com quarenta delas acabou de terminar. Os arquitetos vão projetar o sistema para todas.',
          en: 'The 3,200 turbines stand in twelve wind farms, and a pilot with forty of them has just ended. The architects must design the system for all of them.',
          es: 'Las 3.200 turbinas están en doce parques, y un piloto con cuarenta de ellas acaba de terminar. Los arquitectos van a diseñar el sistema para todas.',
        },
      },
      {
        id: 'mobile-game',
        text: {
          pt: 'Um estúdio quer estudar os eventos que seu jogo para celular envia o dia inteiro, e escolhe a entrada e o lugar das consultas.',
          en: 'A studio wants to study the events that its mobile game sends all day, and is choosing their entry and the place for queries.',
          es: 'Un estudio quiere estudiar los eventos que su juego para móviles envía todo el día, y elige la entrada y el lugar de las consultas.',
        },
        today: {
          pt: 'O jogo tem cinco milhões de jogadores e envia 20.000 eventos por segundo, que um servidor do estúdio já não comporta.',
          en: 'The game has five million players and sends 20,000 events a second, which a file server in the studio can no longer hold.',
          es: 'El juego tiene cinco millones de jugadores y envía 20.000 eventos por segundo, que un servidor del estudio ya no soporta.',
        },
      },
    ],
    candidates: [
      {
        id: 'firehose-athena',
        rightWith: ['few-queries'],
        text: {
          pt: 'Amazon Data Firehose e consultas do Athena no S3',
          en: 'Amazon Data Firehose and Athena queries over S3',
          es: 'Amazon Data Firehose y consultas de Athena en S3',
        },
        action: {
          pt: 'Criar um fluxo do Amazon Data Firehose que converta os registros em Parquet e consultar os arquivos no Amazon S3 com o Amazon Athena.',
          en: 'Create an Amazon Data Firehose stream that converts the records to Parquet and query the files in Amazon S3 with Amazon Athena.',
          es: 'Crear un flujo de Amazon Data Firehose que convierta los registros a Parquet y consultar los archivos en Amazon S3 con Amazon Athena.',
        },
        uses: ['Firehose', 'Athena'],
        why: {
          pt: 'O Amazon Data Firehose recebe registros, junta-os em lotes, converte o formato e os entrega ao destino sem código nem capacidade a planejar. O Athena consulta com SQL os arquivos no S3 e cobra pelo que lê, sem servidores.',
          en: 'Amazon Data Firehose takes records, batches them, converts their format and delivers them to the destination without code or capacity to plan. Athena queries files in S3 with SQL and charges for what it reads, without servers.',
          es: 'Amazon Data Firehose recibe registros, los agrupa, convierte su formato y los entrega al destino sin código ni capacidad que planificar. Athena consulta con SQL los archivos en S3 y cobra por lo que lee, sin servidores.',
        },
        likeness: {
          pt: 'a van que só entrega as cartas em sacos já separados, e o pesquisador lento pago só por busca',
          en: 'the van that delivers letters only in ready-sorted sacks, and the slow researcher who is paid per search',
          es: 'la camioneta que solo entrega cartas en sacos ya clasificados, y el investigador lento pagado solo por búsqueda',
        },
        tell: {
          pt: 'Eventos recebidos sem dimensionar servidores: Data Firehose. Meia dúzia de consultas por semana: Athena, pago só pelo que lê.',
          en: 'Events taken in without sizing servers: Data Firehose. Half a dozen queries a week: Athena, paid only for what it reads.',
          es: 'Eventos recibidos sin dimensionar servidores: Data Firehose. Media docena de consultas por semana: Athena, que se paga solo por lo que lee.',
        },
        source: docs('firehose/latest/dev/what-is-this-service.html'),
        secondSource: docs('athena/latest/ug/what-is.html'),
        popularity: 5,
      },
      {
        id: 'firehose-redshift',
        rightWith: ['joins'],
        text: {
          pt: 'Amazon Data Firehose e um cluster do Amazon Redshift',
          en: 'Amazon Data Firehose and an Amazon Redshift cluster',
          es: 'Amazon Data Firehose y un clúster de Amazon Redshift',
        },
        action: {
          pt: 'Criar um fluxo do Amazon Data Firehose que junte os registros em lotes e carregar os dados em um cluster provisionado do Amazon Redshift.',
          en: 'Create an Amazon Data Firehose stream that batches the records and load the data into a provisioned Amazon Redshift cluster.',
          es: 'Crear un flujo de Amazon Data Firehose que agrupe los registros y cargar los datos en un clúster aprovisionado de Amazon Redshift.',
        },
        uses: ['Firehose', 'Redshift'],
        why: {
          pt: 'O Amazon Data Firehose recebe registros, junta-os em lotes, converte o formato e os entrega ao destino sem código nem capacidade a planejar. O Amazon Redshift é um data warehouse em colunas: junções complexas e painéis com muitas pessoas, em um cluster que fica ligado.',
          en: 'Amazon Data Firehose takes records, batches them, converts their format and delivers them to the destination without code or capacity to plan. Amazon Redshift is a columnar data warehouse: complex joins and dashboards with many people, on a cluster that stays on.',
          es: 'Amazon Data Firehose recibe registros, los agrupa, convierte su formato y los entrega al destino sin código ni capacidad que planificar. Amazon Redshift es un data warehouse en columnas: uniones complejas y paneles con muchas personas, en un clúster que queda encendido.',
        },
        likeness: {
          pt: 'a van que só entrega as cartas em sacos já separados, e os funcionários assalariados que cruzam cartas o dia todo',
          en: 'the van that delivers letters only in ready-sorted sacks, and the salaried clerks who cross-check letters all day',
          es: 'la camioneta que solo entrega cartas en sacos ya clasificados, y los empleados asalariados que cruzan cartas todo el día',
        },
        tell: {
          pt: 'Eventos recebidos sem dimensionar servidores: Data Firehose. Painéis com junções de muitas tabelas o dia todo: Redshift.',
          en: 'Events taken in without sizing servers: Data Firehose. Dashboards with joins of many tables all day: Redshift.',
          es: 'Eventos recibidos sin dimensionar servidores: Data Firehose. Paneles con uniones de muchas tablas todo el día: Redshift.',
        },
        source: docs('firehose/latest/dev/what-is-this-service.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        popularity: 5,
      },
      {
        id: 'firehose-opensearch',
        rightWith: ['words'],
        text: {
          pt: 'Amazon Data Firehose e um domínio do OpenSearch',
          en: 'Amazon Data Firehose and an OpenSearch Service domain',
          es: 'Amazon Data Firehose y un dominio de OpenSearch',
        },
        action: {
          pt: 'Criar um fluxo do Amazon Data Firehose que junte os registros em lotes e indexar os dados em um domínio do Amazon OpenSearch Service.',
          en: 'Create an Amazon Data Firehose stream that batches the records and index the data in an Amazon OpenSearch Service domain.',
          es: 'Crear un flujo de Amazon Data Firehose que agrupe los registros e indexar los datos en un dominio de Amazon OpenSearch Service.',
        },
        uses: ['Firehose', 'OpenSearch'],
        why: {
          pt: 'O Amazon Data Firehose recebe registros, junta-os em lotes, converte o formato e os entrega ao destino sem código nem capacidade a planejar. O Amazon OpenSearch Service indexa textos e registros e os encontra por palavras em menos de um segundo.',
          en: 'Amazon Data Firehose takes records, batches them, converts their format and delivers them to the destination without code or capacity to plan. Amazon OpenSearch Service indexes texts and logs and finds them by words in under a second.',
          es: 'Amazon Data Firehose recibe registros, los agrupa, convierte su formato y los entrega al destino sin código ni capacidad que planificar. Amazon OpenSearch Service indexa textos y registros y los encuentra por palabras en menos de un segundo.',
        },
        likeness: {
          pt: 'a van que só entrega as cartas em sacos já separados, e a bibliotecária assalariada com um índice de cada palavra',
          en: 'the van that delivers letters only in ready-sorted sacks, and the salaried librarian with an index of every word',
          es: 'la camioneta que solo entrega cartas en sacos ya clasificados, y la bibliotecaria asalariada con un índice de cada palabra',
        },
        tell: {
          pt: 'Eventos recebidos sem dimensionar servidores: Data Firehose. Palavras soltas em mensagens de erro: OpenSearch.',
          en: 'Events taken in without sizing servers: Data Firehose. Loose words in error messages: OpenSearch.',
          es: 'Eventos recibidos sin dimensionar servidores: Data Firehose. Palabras sueltas en mensajes de error: OpenSearch.',
        },
        source: docs('firehose/latest/dev/what-is-this-service.html'),
        secondSource: docs('opensearch-service/latest/developerguide/what-is.html'),
        popularity: 4,
      },
      {
        id: 'streams-athena',
        rightWith: ['second-reader', 'few-queries'],
        text: {
          pt: 'Amazon Kinesis Data Streams e consultas do Athena no S3',
          en: 'Amazon Kinesis Data Streams and Athena queries over S3',
          es: 'Amazon Kinesis Data Streams y consultas de Athena en S3',
        },
        action: {
          pt: 'Criar um stream do Amazon Kinesis Data Streams sob demanda com consumidores e consultar os arquivos no Amazon S3 com o Amazon Athena.',
          en: 'Create an Amazon Kinesis data stream in on-demand mode with consumers and query the files in Amazon S3 with Amazon Athena.',
          es: 'Crear un flujo de Amazon Kinesis Data Streams bajo demanda con consumidores y consultar los archivos en Amazon S3 con Amazon Athena.',
        },
        uses: ['Kinesis', 'Athena'],
        why: {
          pt: 'O Kinesis Data Streams guarda registros em ordem, que vários consumidores leem em menos de um segundo e podem reler. O Athena consulta com SQL os arquivos no S3 e cobra pelo que lê, sem servidores.',
          en: 'Kinesis Data Streams keeps records in order, which several consumers read in under a second and may read again. Athena queries files in S3 with SQL and charges for what it reads, without servers.',
          es: 'Kinesis Data Streams guarda registros en orden, que varios consumidores leen en menos de un segundo y pueden releer. Athena consulta con SQL los archivos en S3 y cobra por lo que lee, sin servidores.',
        },
        likeness: {
          pt: 'a esteira que se alarga sozinha para leitores que você contrata, e o pesquisador lento pago só por busca',
          en: 'the belt that widens by itself for readers you hire, and the slow researcher who is paid per search',
          es: 'la cinta que se ensancha sola para lectores que contratas, y el investigador lento pagado solo por búsqueda',
        },
        tell: {
          pt: 'Programa de alertas que deve ler cada evento em menos de um segundo: Kinesis Data Streams. Meia dúzia de consultas por semana: Athena, pago só pelo que lê.',
          en: 'An alerting program that must read each event in under a second: Kinesis Data Streams. Half a dozen queries a week: Athena, paid only for what it reads.',
          es: 'Programa de alertas que debe leer cada evento en menos de un segundo: Kinesis Data Streams. Media docena de consultas por semana: Athena, que se paga solo por lo que lee.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        secondSource: docs('athena/latest/ug/what-is.html'),
        popularity: 5,
      },
      {
        id: 'streams-redshift',
        rightWith: ['second-reader', 'joins'],
        text: {
          pt: 'Amazon Kinesis Data Streams e um cluster do Amazon Redshift',
          en: 'Amazon Kinesis Data Streams and an Amazon Redshift cluster',
          es: 'Amazon Kinesis Data Streams y un clúster de Amazon Redshift',
        },
        action: {
          pt: 'Criar um stream do Amazon Kinesis Data Streams sob demanda com consumidores e carregar os dados em um cluster provisionado do Amazon Redshift.',
          en: 'Create an Amazon Kinesis data stream in on-demand mode with consumers and load the data into a provisioned Amazon Redshift cluster.',
          es: 'Crear un flujo de Amazon Kinesis Data Streams bajo demanda con consumidores y cargar los datos en un clúster aprovisionado de Amazon Redshift.',
        },
        uses: ['Kinesis', 'Redshift'],
        why: {
          pt: 'O Kinesis Data Streams guarda registros em ordem, que vários consumidores leem em menos de um segundo e podem reler. O Amazon Redshift é um data warehouse em colunas: junções complexas e painéis com muitas pessoas, em um cluster que fica ligado.',
          en: 'Kinesis Data Streams keeps records in order, which several consumers read in under a second and may read again. Amazon Redshift is a columnar data warehouse: complex joins and dashboards with many people, on a cluster that stays on.',
          es: 'Kinesis Data Streams guarda registros en orden, que varios consumidores leen en menos de un segundo y pueden releer. Amazon Redshift es un data warehouse en columnas: uniones complejas y paneles con muchas personas, en un clúster que queda encendido.',
        },
        likeness: {
          pt: 'a esteira que se alarga sozinha para leitores que você contrata, e os funcionários assalariados que cruzam cartas o dia todo',
          en: 'the belt that widens by itself for readers you hire, and the salaried clerks who cross-check letters all day',
          es: 'la cinta que se ensancha sola para lectores que contratas, y los empleados asalariados que cruzan cartas todo el día',
        },
        tell: {
          pt: 'Programa de alertas que deve ler cada evento em menos de um segundo: Kinesis Data Streams. Painéis com junções de muitas tabelas o dia todo: Redshift.',
          en: 'An alerting program that must read each event in under a second: Kinesis Data Streams. Dashboards with joins of many tables all day: Redshift.',
          es: 'Programa de alertas que debe leer cada evento en menos de un segundo: Kinesis Data Streams. Paneles con uniones de muchas tablas todo el día: Redshift.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        popularity: 5,
      },
      {
        id: 'streams-opensearch',
        rightWith: ['second-reader', 'words'],
        text: {
          pt: 'Amazon Kinesis Data Streams e um domínio do OpenSearch',
          en: 'Amazon Kinesis Data Streams and an OpenSearch Service domain',
          es: 'Amazon Kinesis Data Streams y un dominio de OpenSearch',
        },
        action: {
          pt: 'Criar um stream do Amazon Kinesis Data Streams sob demanda com consumidores e indexar os dados em um domínio do Amazon OpenSearch Service.',
          en: 'Create an Amazon Kinesis data stream in on-demand mode with consumers and index the data in an Amazon OpenSearch Service domain.',
          es: 'Crear un flujo de Amazon Kinesis Data Streams bajo demanda con consumidores e indexar los datos en un dominio de Amazon OpenSearch Service.',
        },
        uses: ['Kinesis', 'OpenSearch'],
        why: {
          pt: 'O Kinesis Data Streams guarda registros em ordem, que vários consumidores leem em menos de um segundo e podem reler. O Amazon OpenSearch Service indexa textos e registros e os encontra por palavras em menos de um segundo.',
          en: 'Kinesis Data Streams keeps records in order, which several consumers read in under a second and may read again. Amazon OpenSearch Service indexes texts and logs and finds them by words in under a second.',
          es: 'Kinesis Data Streams guarda registros en orden, que varios consumidores leen en menos de un segundo y pueden releer. Amazon OpenSearch Service indexa textos y registros y los encuentra por palabras en menos de un segundo.',
        },
        likeness: {
          pt: 'a esteira que se alarga sozinha para leitores que você contrata, e a bibliotecária assalariada com um índice de cada palavra',
          en: 'the belt that widens by itself for readers you hire, and the salaried librarian with an index of every word',
          es: 'la cinta que se ensancha sola para lectores que contratas, y la bibliotecaria asalariada con un índice de cada palabra',
        },
        tell: {
          pt: 'Programa de alertas que deve ler cada evento em menos de um segundo: Kinesis Data Streams. Palavras soltas em mensagens de erro: OpenSearch.',
          en: 'An alerting program that must read each event in under a second: Kinesis Data Streams. Loose words in error messages: OpenSearch.',
          es: 'Programa de alertas que debe leer cada evento en menos de un segundo: Kinesis Data Streams. Palabras sueltas en mensajes de error: OpenSearch.',
        },
        source: docs('streams/latest/dev/introduction.html'),
        secondSource: docs('opensearch-service/latest/developerguide/what-is.html'),
        popularity: 5,
      },
      {
        id: 'kafka-athena',
        rightWith: ['kafka-clients', 'few-queries'],
        text: {
          pt: 'Amazon MSK provisionado e consultas do Athena no S3',
          en: 'Provisioned Amazon MSK and Athena queries over S3',
          es: 'Amazon MSK aprovisionado y consultas de Athena en S3',
        },
        action: {
          pt: 'Criar um cluster provisionado do Amazon MSK com programas consumidores e consultar os arquivos no Amazon S3 com o Amazon Athena.',
          en: 'Create a provisioned Amazon MSK cluster with consumer programs and query the files in Amazon S3 with Amazon Athena.',
          es: 'Crear un clúster aprovisionado de Amazon MSK con programas consumidores y consultar los archivos en Amazon S3 con Amazon Athena.',
        },
        uses: ['MSK', 'Athena'],
        why: {
          pt: 'O Amazon MSK opera clusters Apache Kafka, com os mesmos clientes e ferramentas que a empresa já usa. O Athena consulta com SQL os arquivos no S3 e cobra pelo que lê, sem servidores.',
          en: 'Amazon MSK runs Apache Kafka clusters, with the same clients and tools that the company already uses. Athena queries files in S3 with SQL and charges for what it reads, without servers.',
          es: 'Amazon MSK opera clústeres de Apache Kafka, con los mismos clientes y herramientas que la empresa ya usa. Athena consulta con SQL los archivos en S3 y cobra por lo que lee, sin servidores.',
        },
        likeness: {
          pt: 'a esteira que encaixa na do remetente, cuja largura você decide, e o pesquisador lento pago só por busca',
          en: 'the belt that fits the sender’s, whose width you set, and the slow researcher who is paid per search',
          es: 'la cinta que encaja con la del remitente, cuyo ancho decides, y el investigador lento pagado solo por búsqueda',
        },
        tell: {
          pt: 'Programas com bibliotecas do Apache Kafka que ficam como estão: MSK. Meia dúzia de consultas por semana: Athena, pago só pelo que lê.',
          en: 'Programs with Apache Kafka libraries that stay as they are: MSK. Half a dozen queries a week: Athena, paid only for what it reads.',
          es: 'Programas con bibliotecas de Apache Kafka que se quedan como están: MSK. Media docena de consultas por semana: Athena, que se paga solo por lo que lee.',
        },
        source: docs('msk/latest/developerguide/what-is-msk.html'),
        secondSource: docs('athena/latest/ug/what-is.html'),
        popularity: 4,
      },
      {
        id: 'kafka-redshift',
        rightWith: ['kafka-clients', 'joins'],
        text: {
          pt: 'Amazon MSK provisionado e um cluster do Amazon Redshift',
          en: 'Provisioned Amazon MSK and an Amazon Redshift cluster',
          es: 'Amazon MSK aprovisionado y un clúster de Amazon Redshift',
        },
        action: {
          pt: 'Criar um cluster provisionado do Amazon MSK com programas consumidores e carregar os dados em um cluster provisionado do Amazon Redshift.',
          en: 'Create a provisioned Amazon MSK cluster with consumer programs and load the data into a provisioned Amazon Redshift cluster.',
          es: 'Crear un clúster aprovisionado de Amazon MSK con programas consumidores y cargar los datos en un clúster aprovisionado de Amazon Redshift.',
        },
        uses: ['MSK', 'Redshift'],
        why: {
          pt: 'O Amazon MSK opera clusters Apache Kafka, com os mesmos clientes e ferramentas que a empresa já usa. O Amazon Redshift é um data warehouse em colunas: junções complexas e painéis com muitas pessoas, em um cluster que fica ligado.',
          en: 'Amazon MSK runs Apache Kafka clusters, with the same clients and tools that the company already uses. Amazon Redshift is a columnar data warehouse: complex joins and dashboards with many people, on a cluster that stays on.',
          es: 'Amazon MSK opera clústeres de Apache Kafka, con los mismos clientes y herramientas que la empresa ya usa. Amazon Redshift es un data warehouse en columnas: uniones complejas y paneles con muchas personas, en un clúster que queda encendido.',
        },
        likeness: {
          pt: 'a esteira que encaixa na do remetente, cuja largura você decide, e os funcionários assalariados que cruzam cartas o dia todo',
          en: 'the belt that fits the sender’s, whose width you set, and the salaried clerks who cross-check letters all day',
          es: 'la cinta que encaja con la del remitente, cuyo ancho decides, y los empleados asalariados que cruzan cartas todo el día',
        },
        tell: {
          pt: 'Programas com bibliotecas do Apache Kafka que ficam como estão: MSK. Painéis com junções de muitas tabelas o dia todo: Redshift.',
          en: 'Programs with Apache Kafka libraries that stay as they are: MSK. Dashboards with joins of many tables all day: Redshift.',
          es: 'Programas con bibliotecas de Apache Kafka que se quedan como están: MSK. Paneles con uniones de muchas tablas todo el día: Redshift.',
        },
        source: docs('msk/latest/developerguide/what-is-msk.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        popularity: 4,
      },
      {
        id: 'kafka-opensearch',
        rightWith: ['kafka-clients', 'words'],
        text: {
          pt: 'Amazon MSK provisionado e um domínio do OpenSearch',
          en: 'Provisioned Amazon MSK and an OpenSearch Service domain',
          es: 'Amazon MSK aprovisionado y un dominio de OpenSearch',
        },
        action: {
          pt: 'Criar um cluster provisionado do Amazon MSK com programas consumidores e indexar os dados em um domínio do Amazon OpenSearch Service.',
          en: 'Create a provisioned Amazon MSK cluster with consumer programs and index the data in an Amazon OpenSearch Service domain.',
          es: 'Crear un clúster aprovisionado de Amazon MSK con programas consumidores e indexar los datos en un dominio de Amazon OpenSearch Service.',
        },
        uses: ['MSK', 'OpenSearch'],
        why: {
          pt: 'O Amazon MSK opera clusters Apache Kafka, com os mesmos clientes e ferramentas que a empresa já usa. O Amazon OpenSearch Service indexa textos e registros e os encontra por palavras em menos de um segundo.',
          en: 'Amazon MSK runs Apache Kafka clusters, with the same clients and tools that the company already uses. Amazon OpenSearch Service indexes texts and logs and finds them by words in under a second.',
          es: 'Amazon MSK opera clústeres de Apache Kafka, con los mismos clientes y herramientas que la empresa ya usa. Amazon OpenSearch Service indexa textos y registros y los encuentra por palabras en menos de un segundo.',
        },
        likeness: {
          pt: 'a esteira que encaixa na do remetente, cuja largura você decide, e a bibliotecária assalariada com um índice de cada palavra',
          en: 'the belt that fits the sender’s, whose width you set, and the salaried librarian with an index of every word',
          es: 'la cinta que encaja con la del remitente, cuyo ancho decides, y la bibliotecaria asalariada con un índice de cada palabra',
        },
        tell: {
          pt: 'Programas com bibliotecas do Apache Kafka que ficam como estão: MSK. Palavras soltas em mensagens de erro: OpenSearch.',
          en: 'Programs with Apache Kafka libraries that stay as they are: MSK. Loose words in error messages: OpenSearch.',
          es: 'Programas con bibliotecas de Apache Kafka que se quedan como están: MSK. Palabras sueltas en mensajes de error: OpenSearch.',
        },
        source: docs('msk/latest/developerguide/what-is-msk.html'),
        secondSource: docs('opensearch-service/latest/developerguide/what-is.html'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-code',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['firehose-athena', 'firehose-redshift', 'firehose-opensearch'],
        rulesOut: {
          'streams-athena': {
            pt: 'O Kinesis Data Streams só guarda: um consumidor tem de levar os registros ao destino.',
            en: 'Kinesis Data Streams only keeps records: a consumer has to take them to the destination.',
            es: 'Kinesis Data Streams solo guarda: un consumidor debe llevar los registros al destino.',
          },
          'streams-redshift': {
            pt: 'O Kinesis Data Streams só guarda: um consumidor tem de levar os registros ao destino.',
            en: 'Kinesis Data Streams only keeps records: a consumer has to take them to the destination.',
            es: 'Kinesis Data Streams solo guarda: un consumidor debe llevar los registros al destino.',
          },
          'streams-opensearch': {
            pt: 'O Kinesis Data Streams só guarda: um consumidor tem de levar os registros ao destino.',
            en: 'Kinesis Data Streams only keeps records: a consumer has to take them to the destination.',
            es: 'Kinesis Data Streams solo guarda: un consumidor debe llevar los registros al destino.',
          },
          'kafka-athena': {
            pt: 'No Amazon MSK, conectores ou consumidores têm de levar os registros ao destino.',
            en: 'With Amazon MSK, connectors or consumers have to take records to the destination.',
            es: 'En Amazon MSK, conectores o consumidores deben llevar los registros al destino.',
          },
          'kafka-redshift': {
            pt: 'No Amazon MSK, conectores ou consumidores têm de levar os registros ao destino.',
            en: 'With Amazon MSK, connectors or consumers have to take records to the destination.',
            es: 'En Amazon MSK, conectores o consumidores deben llevar los registros al destino.',
          },
          'kafka-opensearch': {
            pt: 'No Amazon MSK, conectores ou consumidores têm de levar os registros ao destino.',
            en: 'With Amazon MSK, connectors or consumers have to take records to the destination.',
            es: 'En Amazon MSK, conectores o consumidores deben llevar los registros al destino.',
          },
        },
      },
      {
        id: 'kafka-clients',
        text: {
          pt: 'Os programas que enviam os eventos são de um fornecedor, usam bibliotecas do Apache Kafka e não podem ser alterados.',
          en: 'The programs that send the events come from a vendor, use Apache Kafka libraries and cannot be changed.',
          es: 'Los programas que envían los eventos son de un proveedor, usan bibliotecas de Apache Kafka y no pueden modificarse.',
        },
        fits: ['kafka-athena', 'kafka-redshift', 'kafka-opensearch'],
        rulesOut: {
          'firehose-athena': {
            pt: 'O Data Firehose tem sua própria API e não aceita produtores Kafka.',
            en: 'Data Firehose has its own API and does not accept Kafka producers.',
            es: 'Data Firehose tiene su propia API y no acepta productores Kafka.',
          },
          'firehose-redshift': {
            pt: 'O Data Firehose tem sua própria API e não aceita produtores Kafka.',
            en: 'Data Firehose has its own API and does not accept Kafka producers.',
            es: 'Data Firehose tiene su propia API y no acepta productores Kafka.',
          },
          'firehose-opensearch': {
            pt: 'O Data Firehose tem sua própria API e não aceita produtores Kafka.',
            en: 'Data Firehose has its own API and does not accept Kafka producers.',
            es: 'Data Firehose tiene su propia API y no acepta productores Kafka.',
          },
          'streams-athena': {
            pt: 'O Kinesis Data Streams tem sua própria API; os produtores Kafka teriam de mudar.',
            en: 'Kinesis Data Streams has its own API; the Kafka producers would have to change.',
            es: 'Kinesis Data Streams tiene su propia API; los productores Kafka tendrían que cambiar.',
          },
          'streams-redshift': {
            pt: 'O Kinesis Data Streams tem sua própria API; os produtores Kafka teriam de mudar.',
            en: 'Kinesis Data Streams has its own API; the Kafka producers would have to change.',
            es: 'Kinesis Data Streams tiene su propia API; los productores Kafka tendrían que cambiar.',
          },
          'streams-opensearch': {
            pt: 'O Kinesis Data Streams tem sua própria API; os produtores Kafka teriam de mudar.',
            en: 'Kinesis Data Streams has its own API; the Kafka producers would have to change.',
            es: 'Kinesis Data Streams tiene su propia API; los productores Kafka tendrían que cambiar.',
          },
        },
      },
      {
        id: 'second-reader',
        text: {
          pt: 'Além da análise, um programa de alertas deve ler cada evento em menos de um segundo.',
          en: 'Besides the analysis, an alerting program must read each event in under a second.',
          es: 'Además del análisis, un programa de alertas debe leer cada evento en menos de un segundo.',
        },
        fits: [
          'streams-athena',
          'streams-redshift',
          'streams-opensearch',
          'kafka-athena',
          'kafka-redshift',
          'kafka-opensearch',
        ],
        rulesOut: {
          'firehose-athena': {
            pt: 'O Data Firehose entrega em lotes a um destino e não tem leitores próprios.',
            en: 'Data Firehose delivers batches to a destination and has no readers of its own.',
            es: 'Data Firehose entrega lotes a un destino y no tiene lectores propios.',
          },
          'firehose-redshift': {
            pt: 'O Data Firehose entrega em lotes a um destino e não tem leitores próprios.',
            en: 'Data Firehose delivers batches to a destination and has no readers of its own.',
            es: 'Data Firehose entrega lotes a un destino y no tiene lectores propios.',
          },
          'firehose-opensearch': {
            pt: 'O Data Firehose entrega em lotes a um destino e não tem leitores próprios.',
            en: 'Data Firehose delivers batches to a destination and has no readers of its own.',
            es: 'Data Firehose entrega lotes a un destino y no tiene lectores propios.',
          },
        },
      },
      {
        id: 'no-brokers',
        text: {
          pt: 'A equipe quer receber os eventos sem dimensionar servidores para eles.',
          en: 'The team wants to take in the events without sizing servers for them.',
          es: 'El equipo quiere recibir los eventos sin dimensionar servidores para ellos.',
        },
        fits: [
          'firehose-athena',
          'firehose-redshift',
          'firehose-opensearch',
          'streams-athena',
          'streams-redshift',
          'streams-opensearch',
        ],
        rulesOut: {
          'kafka-athena': {
            pt: 'Um cluster provisionado do Amazon MSK tem brokers com tamanho e discos a escolher.',
            en: 'A provisioned Amazon MSK cluster has brokers whose size and disks are chosen.',
            es: 'Un clúster aprovisionado de Amazon MSK tiene brokers con tamaño y discos que elegir.',
          },
          'kafka-redshift': {
            pt: 'Um cluster provisionado do Amazon MSK tem brokers com tamanho e discos a escolher.',
            en: 'A provisioned Amazon MSK cluster has brokers whose size and disks are chosen.',
            es: 'Un clúster aprovisionado de Amazon MSK tiene brokers con tamaño y discos que elegir.',
          },
          'kafka-opensearch': {
            pt: 'Um cluster provisionado do Amazon MSK tem brokers com tamanho e discos a escolher.',
            en: 'A provisioned Amazon MSK cluster has brokers whose size and disks are chosen.',
            es: 'Un clúster aprovisionado de Amazon MSK tiene brokers con tamaño y discos que elegir.',
          },
        },
      },
      {
        id: 'few-queries',
        text: {
          pt: 'Haverá só meia dúzia de consultas por semana, e a empresa quer pagar apenas quando uma delas roda.',
          en: 'There will be only half a dozen queries a week, and the company wants to pay only when one of them runs.',
          es: 'Habrá solo media docena de consultas por semana, y la empresa quiere pagar únicamente cuando corre una de ellas.',
        },
        fits: ['firehose-athena', 'streams-athena', 'kafka-athena'],
        rulesOut: {
          'firehose-redshift': {
            pt: 'Um cluster provisionado do Redshift fica ligado para receber os dados o dia todo e cobra por hora, com ou sem consultas.',
            en: 'A provisioned Redshift cluster stays on to take in the data all day and charges by the hour, with or without queries.',
            es: 'Un clúster aprovisionado de Redshift sigue encendido para recibir los datos todo el día y cobra por hora, con o sin consultas.',
          },
          'firehose-opensearch': {
            pt: 'Um domínio do OpenSearch tem nós ligados, cobrados por hora.',
            en: 'An OpenSearch domain has nodes that stay on, charged by the hour.',
            es: 'Un dominio de OpenSearch tiene nodos encendidos, cobrados por hora.',
          },
          'streams-redshift': {
            pt: 'Um cluster provisionado do Redshift fica ligado para receber os dados o dia todo e cobra por hora, com ou sem consultas.',
            en: 'A provisioned Redshift cluster stays on to take in the data all day and charges by the hour, with or without queries.',
            es: 'Un clúster aprovisionado de Redshift sigue encendido para recibir los datos todo el día y cobra por hora, con o sin consultas.',
          },
          'streams-opensearch': {
            pt: 'Um domínio do OpenSearch tem nós ligados, cobrados por hora.',
            en: 'An OpenSearch domain has nodes that stay on, charged by the hour.',
            es: 'Un dominio de OpenSearch tiene nodos encendidos, cobrados por hora.',
          },
          'kafka-redshift': {
            pt: 'Um cluster provisionado do Redshift fica ligado para receber os dados o dia todo e cobra por hora, com ou sem consultas.',
            en: 'A provisioned Redshift cluster stays on to take in the data all day and charges by the hour, with or without queries.',
            es: 'Un clúster aprovisionado de Redshift sigue encendido para recibir los datos todo el día y cobra por hora, con o sin consultas.',
          },
          'kafka-opensearch': {
            pt: 'Um domínio do OpenSearch tem nós ligados, cobrados por hora.',
            en: 'An OpenSearch domain has nodes that stay on, charged by the hour.',
            es: 'Un dominio de OpenSearch tiene nodos encendidos, cobrados por hora.',
          },
        },
      },
      {
        id: 'joins',
        text: {
          pt: 'Trezentas pessoas abrem o dia todo painéis com junções de muitas tabelas, que devem responder em até dois segundos.',
          en: 'Three hundred people open dashboards with joins of many tables all day, and each must answer within two seconds.',
          es: 'Trescientas personas abren todo el día paneles con uniones de muchas tablas, que deben responder en dos segundos como máximo.',
        },
        fits: ['firehose-redshift', 'streams-redshift', 'kafka-redshift'],
        rulesOut: {
          'firehose-athena': {
            pt: 'O Athena enfileira cada consulta e lê os arquivos, o que leva bem mais de dois segundos.',
            en: 'Athena queues each query and reads the files, which takes far more than two seconds.',
            es: 'Athena pone en cola cada consulta y lee los archivos, lo que tarda mucho más de dos segundos.',
          },
          'firehose-opensearch': {
            pt: 'O OpenSearch busca e agrega documentos; não é feito para junções de muitas tabelas.',
            en: 'OpenSearch searches and aggregates documents; it is not made for joins of many tables.',
            es: 'OpenSearch busca y agrega documentos; no está hecho para uniones de muchas tablas.',
          },
          'streams-athena': {
            pt: 'O Athena enfileira cada consulta e lê os arquivos, o que leva bem mais de dois segundos.',
            en: 'Athena queues each query and reads the files, which takes far more than two seconds.',
            es: 'Athena pone en cola cada consulta y lee los archivos, lo que tarda mucho más de dos segundos.',
          },
          'streams-opensearch': {
            pt: 'O OpenSearch busca e agrega documentos; não é feito para junções de muitas tabelas.',
            en: 'OpenSearch searches and aggregates documents; it is not made for joins of many tables.',
            es: 'OpenSearch busca y agrega documentos; no está hecho para uniones de muchas tablas.',
          },
          'kafka-athena': {
            pt: 'O Athena enfileira cada consulta e lê os arquivos, o que leva bem mais de dois segundos.',
            en: 'Athena queues each query and reads the files, which takes far more than two seconds.',
            es: 'Athena pone en cola cada consulta y lee los archivos, lo que tarda mucho más de dos segundos.',
          },
          'kafka-opensearch': {
            pt: 'O OpenSearch busca e agrega documentos; não é feito para junções de muitas tabelas.',
            en: 'OpenSearch searches and aggregates documents; it is not made for joins of many tables.',
            es: 'OpenSearch busca y agrega documentos; no está hecho para uniones de muchas tablas.',
          },
        },
      },
      {
        id: 'words',
        text: {
          pt: 'Técnicos procuram palavras soltas em mensagens de erro, com resposta em menos de um segundo.',
          en: 'Technicians look for loose words in error messages, with an answer in under a second.',
          es: 'Los técnicos buscan palabras sueltas en mensajes de error, con respuesta en menos de un segundo.',
        },
        fits: ['firehose-opensearch', 'streams-opensearch', 'kafka-opensearch'],
        rulesOut: {
          'firehose-athena': {
            pt: 'O Athena não tem índice de texto: percorre os arquivos em segundos ou minutos.',
            en: 'Athena has no text index: it goes through the files in seconds or minutes.',
            es: 'Athena no tiene índice de texto: recorre los archivos en segundos o minutos.',
          },
          'firehose-redshift': {
            pt: 'O Redshift responde a SQL sobre tabelas, mas não tem índice de texto para palavras soltas.',
            en: 'Redshift answers SQL over tables but has no text index to look for loose words.',
            es: 'Redshift responde SQL sobre tablas, pero no tiene un índice de texto para palabras sueltas.',
          },
          'streams-athena': {
            pt: 'O Athena não tem índice de texto: percorre os arquivos em segundos ou minutos.',
            en: 'Athena has no text index: it goes through the files in seconds or minutes.',
            es: 'Athena no tiene índice de texto: recorre los archivos en segundos o minutos.',
          },
          'streams-redshift': {
            pt: 'O Redshift responde a SQL sobre tabelas, mas não tem índice de texto para palavras soltas.',
            en: 'Redshift answers SQL over tables but has no text index to look for loose words.',
            es: 'Redshift responde SQL sobre tablas, pero no tiene un índice de texto para palabras sueltas.',
          },
          'kafka-athena': {
            pt: 'O Athena não tem índice de texto: percorre os arquivos em segundos ou minutos.',
            en: 'Athena has no text index: it goes through the files in seconds or minutes.',
            es: 'Athena no tiene índice de texto: recorre los archivos en segundos o minutos.',
          },
          'kafka-redshift': {
            pt: 'O Redshift responde a SQL sobre tabelas, mas não tem índice de texto para palavras soltas.',
            en: 'Redshift answers SQL over tables but has no text index to look for loose words.',
            es: 'Redshift responde SQL sobre tablas, pero no tiene un índice de texto para palabras sueltas.',
          },
        },
        situations: ['turbines', 'mobile-game'],
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
