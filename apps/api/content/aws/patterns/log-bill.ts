import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const logBill: readonly Pattern[] = [
  {
    id: 'log-bill',
    exams: { 'saa-c03': { domain: 'cost', topic: 'storage-cost' } },
    situations: [
      {
        id: 'bank-logs',
        text: {
          pt: 'Um banco digital envia 4 TB de registros de aplicações por mês ao Amazon CloudWatch Logs, que virou a segunda maior linha da fatura. A equipe redesenha o destino deles.',
          en: 'A digital bank sends 4 TB of application logs a month to Amazon CloudWatch Logs, which has become the second largest line of its bill. The team is redesigning where they go.',
          es: 'Un banco digital envía 4 TB de registros de aplicaciones por mes a Amazon CloudWatch Logs, que pasó a ser la segunda línea de su factura. El equipo rediseña su destino.',
        },
      },
      {
        id: 'games-logs',
        text: {
          pt: 'Um estúdio grava todos os eventos dos seus servidores no Amazon CloudWatch Logs, sem prazo, e o gasto cresce todo mês.',
          en: 'A studio records all events of its servers in Amazon CloudWatch Logs, without an expiry, and the spending grows every month.',
          es: 'Un estudio graba todos los eventos de sus servidores en Amazon CloudWatch Logs, sin plazo, y el gasto crece cada mes.',
        },
      },
      {
        id: 'insurer-logs',
        text: {
          pt: 'Uma seguradora guarda os registros de duzentas funções no Amazon CloudWatch Logs desde 2019, e a diretoria pediu para reduzir o gasto.',
          en: 'An insurer has kept the logs of two hundred functions in Amazon CloudWatch Logs since 2019, and its board has asked for lower spending.',
          es: 'Una aseguradora guarda los registros de doscientas funciones en Amazon CloudWatch Logs desde 2019, y el directorio pidió reducir el gasto.',
        },
      },
    ],
    candidates: [
      {
        id: 'expire',
        uses: [],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/logs/Working-with-log-groups-and-streams.html'),
        text: {
          pt: 'Classe padrão, com retenção de 30 dias',
          en: 'Standard class, with 30-day retention',
          es: 'Clase estándar, con retención de 30 días',
        },
        why: {
          pt: 'Com 30 dias de retenção, o CloudWatch Logs apaga o que é antigo e mantém filtros de métricas, alarmes e consultas sobre o recente.',
          en: 'With 30-day retention, CloudWatch Logs deletes what is old and keeps metric filters, alarms and queries over what is recent.',
          es: 'Con 30 días de retención, CloudWatch Logs borra lo antiguo y mantiene filtros de métricas, alarmas y consultas sobre lo reciente.',
        },
        tell: {
          pt: 'Registros que só interessam por semanas: retenção curta.',
          en: 'Logs that matter only for weeks: short retention.',
          es: 'Registros que solo interesan por semanas: retención corta.',
        },
      },
      {
        id: 'export',
        uses: ['Glacier'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/logs/Subscriptions.html'),
        text: {
          pt: 'Classe padrão por 30 dias e cópia no S3 Glacier',
          en: 'Standard class for 30 days and a copy in S3 Glacier',
          es: 'Clase estándar por 30 días y copia en S3 Glacier',
        },
        why: {
          pt: 'Uma assinatura copia os registros ao S3, onde o ciclo de vida os leva ao Glacier; o CloudWatch Logs fica com 30 dias, filtros e alarmes.',
          en: 'A subscription copies the logs to S3, where a lifecycle takes them to Glacier; CloudWatch Logs keeps 30 days, filters and alarms.',
          es: 'Una suscripción copia los registros a S3, donde el ciclo de vida los lleva a Glacier; CloudWatch Logs queda con 30 días, filtros y alarmas.',
        },
        tell: {
          pt: 'Alarmes agora e guarda barata por anos: CloudWatch Logs curto e cópia no S3.',
          en: 'Alarms now and cheap keeping for years: short CloudWatch Logs and a copy in S3.',
          es: 'Alarmas ahora y guarda barata por años: CloudWatch Logs corto y copia en S3.',
        },
      },
      {
        id: 'infrequent',
        uses: ['Infrequent Access'],
        popularity: 2,
        source: docs('AmazonCloudWatch/latest/logs/CloudWatch_Logs_Log_Classes.html'),
        text: {
          pt: 'Classe Infrequent Access, nos mesmos grupos',
          en: 'Infrequent Access class, in the same groups',
          es: 'Clase Infrequent Access, en los mismos grupos',
        },
        why: {
          pt: 'A classe Infrequent Access recebe registros pela metade do preço e aceita consultas do Logs Insights, sem filtros de métricas nem alarmes sobre o texto.',
          en: 'The Infrequent Access class takes in logs at half the price and accepts Logs Insights queries, without metric filters or alarms on the text.',
          es: 'La clase Infrequent Access recibe registros a mitad de precio y acepta consultas de Logs Insights, sin filtros de métricas ni alarmas sobre el texto.',
        },
        tell: {
          pt: 'Registros consultados raramente, sem alarmes: classe Infrequent Access.',
          en: 'Logs that are queried rarely, without alarms: the Infrequent Access class.',
          es: 'Registros consultados rara vez, sin alarmas: clase Infrequent Access.',
        },
      },
      {
        id: 'firehose',
        uses: ['Firehose'],
        popularity: 4,
        source: docs('firehose/latest/dev/what-is-this-service.html'),
        text: {
          pt: 'Data Firehose direto ao S3, em Parquet',
          en: 'Data Firehose straight to S3, as Parquet',
          es: 'Data Firehose directo a S3, en Parquet',
        },
        why: {
          pt: 'Com o Data Firehose, os registros vão direto ao S3, em Parquet, por um preço bem menor, e o Amazon Athena os consulta com SQL.',
          en: 'With Data Firehose the logs go straight to S3, in Parquet, at a much lower price, and Amazon Athena queries them with SQL.',
          es: 'Con Data Firehose los registros van directo a S3, en Parquet, por un precio mucho menor, y Amazon Athena los consulta con SQL.',
        },
        tell: {
          pt: 'Grande volume para análises em SQL, sem alarmes: Firehose e S3.',
          en: 'Large volume for SQL analysis, without alarms: Firehose and S3.',
          es: 'Gran volumen para análisis en SQL, sin alarmas: Firehose y S3.',
        },
      },
      {
        id: 'opensearch',
        uses: ['OpenSearch'],
        popularity: 3,
        source: docs('opensearch-service/latest/developerguide/what-is.html'),
        text: {
          pt: 'Um domínio do OpenSearch Service, com UltraWarm',
          en: 'An OpenSearch Service domain, with UltraWarm',
          es: 'Un dominio de OpenSearch Service, con UltraWarm',
        },
        why: {
          pt: 'O OpenSearch Service procura palavras nos registros, com painéis e alertas; os seus nós são cobrados por hora.',
          en: 'OpenSearch Service looks for words in the logs, with dashboards and alerts; its nodes are charged by the hour.',
          es: 'OpenSearch Service busca palabras en los registros, con paneles y alertas; sus nodos se cobran por hora.',
        },
        tell: {
          pt: 'Busca de texto e painéis o dia todo: OpenSearch Service.',
          en: 'Text search and dashboards all day: OpenSearch Service.',
          es: 'Búsqueda de texto y paneles todo el día: OpenSearch Service.',
        },
      },
    ],
    constraints: [
      {
        id: 'seven-years',
        text: {
          pt: 'O órgão regulador exige que os registros existam por sete anos.',
          en: 'The regulator requires that the logs exist for seven years.',
          es: 'El organismo regulador exige que los registros existan durante siete años.',
        },
        fits: ['export', 'infrequent', 'firehose', 'opensearch'],
        rulesOut: {
          expire: {
            pt: 'Com retenção de 30 dias, os registros somem muito antes de sete anos.',
            en: 'With 30-day retention the logs are gone long before seven years.',
            es: 'Con retención de 30 días, los registros desaparecen mucho antes de siete años.',
          },
        },
      },
      {
        id: 'error-alarm',
        text: {
          pt: 'Um alarme deve soar em um minuto quando uma certa mensagem de erro aparecer dez vezes.',
          en: 'An alarm must go off within a minute when a certain error message appears ten times.',
          es: 'Una alarma debe sonar en un minuto cuando cierto mensaje de error aparezca diez veces.',
        },
        fits: ['expire', 'export', 'opensearch'],
        rulesOut: {
          infrequent: {
            pt: 'A classe Infrequent Access não tem filtros de métricas nos quais basear o alarme.',
            en: 'The Infrequent Access class has no metric filters on which to base the alarm.',
            es: 'La clase Infrequent Access no tiene filtros de métricas en los que basar la alarma.',
          },
          firehose: {
            pt: 'O Data Firehose junta os registros em lotes para o S3 e não os conta nem alarma.',
            en: 'Data Firehose gathers the logs into batches for S3 and neither counts them nor raises alarms.',
            es: 'Data Firehose junta los registros en lotes para S3 y no los cuenta ni genera alarmas.',
          },
        },
      },
      {
        id: 'nothing-by-hour',
        text: {
          pt: 'Nada pode ser cobrado por hora; só o volume recebido, guardado ou lido.',
          en: 'Nothing may be charged by the hour; only the volume taken in, kept or read.',
          es: 'Nada puede cobrarse por hora; solo el volumen recibido, guardado o leído.',
        },
        fits: ['expire', 'export', 'infrequent', 'firehose'],
        rulesOut: {
          opensearch: {
            pt: 'Os nós do OpenSearch Service são cobrados por hora.',
            en: 'The nodes of OpenSearch Service are charged by the hour.',
            es: 'Los nodos de OpenSearch Service se cobran por hora.',
          },
        },
      },
      {
        id: 'sql-over-years',
        text: {
          pt: 'Auditores farão consultas em SQL que juntam registros do ano com outros arquivos do S3, sem carregar nada.',
          en: 'Auditors will run SQL queries that join a year of logs with other files in S3, without loading anything.',
          es: 'Los auditores harán consultas en SQL que unen registros del año con otros archivos de S3, sin cargar nada.',
        },
        fits: ['infrequent', 'firehose'],
        rulesOut: {
          expire: {
            pt: 'A retenção de 30 dias apaga o que as consultas do ano precisam.',
            en: '30-day retention deletes what the queries over a year need.',
            es: 'La retención de 30 días borra lo que necesitan las consultas del año.',
          },
          export: {
            pt: 'Objetos no S3 Glacier precisam ser restaurados antes de uma consulta.',
            en: 'Objects in S3 Glacier have to be restored before a query.',
            es: 'Los objetos en S3 Glacier deben restaurarse antes de una consulta.',
          },
          opensearch: {
            pt: 'O OpenSearch Service consulta os índices que carregou, e não os arquivos do S3 ao lado deles.',
            en: 'OpenSearch Service queries the indexes that it has loaded, not the data in S3 beside them.',
            es: 'OpenSearch Service consulta los índices que cargó, no los datos de S3 que están al lado.',
          },
        },
      },
      {
        id: 'console-search',
        text: {
          pt: 'Os desenvolvedores devem poder procurar os registros de ontem, em segundos, sem preparar tabelas.',
          en: 'Developers must be able to search yesterday’s logs within seconds, without preparing tables.',
          es: 'Los desarrolladores deben poder buscar los registros de ayer, en segundos, sin preparar tablas.',
        },
        fits: ['expire', 'export', 'infrequent', 'opensearch'],
        rulesOut: {
          firehose: {
            pt: 'No S3, os registros pedem tabelas no Athena antes da primeira procura.',
            en: 'In S3 the logs need tables in Athena before the first search.',
            es: 'En S3, los registros requieren tablas en Athena antes de la primera búsqueda.',
          },
        },
      },
      {
        id: 'half-intake',
        text: {
          pt: 'O preço por gigabyte recebido deve ser, no máximo, metade do atual.',
          en: 'The price per gigabyte taken in must be half of the present one at most.',
          es: 'El precio por gigabyte recibido debe ser, como máximo, la mitad del actual.',
        },
        fits: ['infrequent', 'firehose', 'opensearch'],
        rulesOut: {
          expire: {
            pt: 'A classe padrão do CloudWatch Logs cobra o mesmo por gigabyte recebido que hoje.',
            en: 'The standard class of CloudWatch Logs charges the same per gigabyte taken in as today.',
            es: 'La clase estándar de CloudWatch Logs cobra lo mismo que hoy por gigabyte recibido.',
          },
          export: {
            pt: 'A classe padrão do CloudWatch Logs cobra o mesmo por gigabyte recebido que hoje.',
            en: 'The standard class of CloudWatch Logs charges the same per gigabyte taken in as today.',
            es: 'La clase estándar de CloudWatch Logs cobra lo mismo que hoy por gigabyte recibido.',
          },
        },
      },
    ],
    ask: {
      pt: 'Para onde os registros devem ir?',
      en: 'Where should the logs go?',
      es: '¿A dónde deben ir los registros?',
    },
  },
];
