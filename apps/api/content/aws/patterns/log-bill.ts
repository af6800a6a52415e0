import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const logBill: readonly Pattern[] = [
  {
    id: 'log-bill',
    exams: { 'saa-c03': { domain: 'cost', topic: 'storage-cost' } },
    scene: {
      pt: 'Pense nos logs como as ocorrências que um hotel anota em papel, vigia no balcão e depois guarda para consulta.',
      en: 'Think of the logs as the incidents that a hotel writes down on paper, watches at the desk and keeps for later.',
      es: 'Piensa en los registros como las incidencias que un hotel anota en papel, vigila en el mostrador y guarda para consultarlas.',
    },
    situations: [
      {
        id: 'bank-logs',
        text: {
          pt: 'Um banco digital envia 4 TB de registros de aplicações por mês ao Amazon CloudWatch Logs, que virou a segunda maior linha da sua fatura da AWS.',
          en: 'A digital bank sends 4 TB of application logs a month to Amazon CloudWatch Logs, which has become the second largest line of its AWS bill.',
          es: 'Un banco digital envía 4 TB de registros de aplicaciones al mes a Amazon CloudWatch Logs, que pasó a ser la segunda línea de su factura de AWS.',
        },
        today: {
          pt: 'Os grupos de registros têm a configuração inicial e nunca apagam nada. Um arquiteto de soluções precisa propor o destino dos novos registros.',
          en: 'The log groups have their initial settings and never delete anything. A solutions architect must propose where new logs should go.',
          es: 'Los grupos de registros tienen la configuración inicial y nunca borran nada. Un arquitecto de soluciones debe proponer el destino de los registros nuevos.',
        },
      },
      {
        id: 'games-logs',
        text: {
          pt: 'Um estúdio de jogos grava todos os eventos dos seus servidores no Amazon CloudWatch Logs, e o gasto cresce todo mês.',
          en: 'A game studio writes all events of its servers to Amazon CloudWatch Logs, and the spending grows every month.',
          es: 'Un estudio de videojuegos graba todos los eventos de sus servidores en Amazon CloudWatch Logs, y el gasto crece cada mes.',
        },
        today: {
          pt: 'São 300 servidores e 6 TB por mês, guardados sem prazo. Os arquitetos vão rever o destino dos novos registros.',
          en: 'There are 300 servers and 6 TB a month, kept without a time limit. The architects must review where new logs go.',
          es: 'Son 300 servidores y 6 TB al mes, guardados sin plazo. Los arquitectos van a revisar el destino de los registros nuevos.',
        },
      },
      {
        id: 'insurer-logs',
        text: {
          pt: 'Uma seguradora grava no Amazon CloudWatch Logs os registros de uma aplicação em contêineres, e a diretoria pediu para reduzir o gasto.',
          en: 'An insurer writes the logs of an application in containers to Amazon CloudWatch Logs, and its board has asked for lower spending.',
          es: 'Una aseguradora graba en Amazon CloudWatch Logs los registros de una aplicación en contenedores, y el directorio pidió reducir el gasto.',
        },
        today: {
          pt: 'A aplicação entrou no ar neste ano e já grava 3 TB por mês. Um arquiteto de soluções deve definir o destino dos registros.',
          en: 'The application went live this year and already writes 3 TB a month. A solutions architect has to define where the logs go.',
          es: 'La aplicación entró en producción este año y ya graba 3 TB al mes. Un arquitecto de soluciones debe definir el destino de los registros.',
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
        action: {
          pt: 'Manter a classe padrão de registros e definir a retenção dos grupos de registros em 30 dias.',
          en: 'Keep the standard log class and set the retention of the log groups to 30 days.',
          es: 'Mantener la clase estándar de registros y fijar la retención de los grupos de registros en 30 días.',
        },
        why: {
          pt: 'Com 30 dias de retenção, o CloudWatch Logs deixa de cobrar o armazenamento do que é antigo e mantém filtros de métricas, alarmes e consultas sobre o recente.',
          en: 'With 30-day retention, CloudWatch Logs stops charging for the storage of old logs and keeps metric filters, alarms and queries over recent ones.',
          es: 'Con 30 días de retención, CloudWatch Logs deja de cobrar el almacenamiento de lo antiguo y mantiene filtros de métricas, alarmas y consultas sobre lo reciente.',
        },
        likeness: {
          pt: 'um livro caro no balcão, vigiado por um funcionário, cujas páginas se rasgam após trinta dias',
          en: 'a costly book at the desk, watched by a clerk, whose pages are torn out after thirty days',
          es: 'un libro caro en el mostrador, vigilado por un empleado, cuyas páginas se arrancan a los treinta días',
        },
        tell: {
          pt: 'Aviso sobre mensagens de erro em um minuto: filtros de métricas na classe padrão do CloudWatch Logs. Registros que só interessam por semanas: retenção curta. Registros mais recentes procurados em segundos, sem preparar tabelas: o CloudWatch Logs. Pagamento só pelo que é recebido, guardado e consultado: CloudWatch Logs ou S3, e não um domínio com nós. Volume que oscila muito, sem servidores cobrados por hora: o CloudWatch Logs ou o S3, pagos pelo que se recebe, guarda e consulta.',
          en: 'Staff alerted to error messages within a minute: metric filters in the standard class of CloudWatch Logs. Logs that matter only for weeks: short retention. The most recent logs searched within seconds, without preparing tables: CloudWatch Logs. Payment only for what is ingested, stored and queried: CloudWatch Logs or S3, not a domain with nodes. Volume that varies widely, without servers charged by the hour: CloudWatch Logs or S3, paid for by what is ingested, stored and queried.',
          es: 'Aviso sobre mensajes de error en un minuto: filtros de métricas en la clase estándar de CloudWatch Logs. Registros que solo interesan por semanas: retención corta. Registros más recientes buscados en segundos, sin preparar tablas: CloudWatch Logs. Pago solo por lo que se recibe, se guarda y se consulta: CloudWatch Logs o S3, y no un dominio con nodos. Volumen que varía mucho, sin servidores cobrados por hora: CloudWatch Logs o S3, que se pagan por lo recibido, guardado y consultado.',
        },
      },
      {
        id: 'export',
        rightWith: ['seven-years'],
        uses: ['Glacier'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/logs/Subscriptions.html'),
        text: {
          pt: 'Classe padrão por 30 dias e cópia no S3 Glacier',
          en: 'Standard class for 30 days and a copy in S3 Glacier',
          es: 'Clase estándar por 30 días y copia en S3 Glacier',
        },
        action: {
          pt: 'Definir a retenção em 30 dias e enviar cópias ao Amazon S3, que uma regra de ciclo de vida leva ao S3 Glacier Deep Archive aos 30 dias.',
          en: 'Set the retention to 30 days and stream copies to Amazon S3, which a lifecycle rule moves to S3 Glacier Deep Archive after 30 days.',
          es: 'Fijar la retención en 30 días y enviar copias a Amazon S3, que una regla de ciclo de vida pasa a S3 Glacier Deep Archive a los 30 días.',
        },
        why: {
          pt: 'Uma assinatura, com o Data Firehose, copia os registros ao S3, onde o ciclo de vida os leva ao Glacier; o CloudWatch Logs fica com 30 dias, filtros e alarmes.',
          en: 'A subscription, with Data Firehose, copies the logs to S3, where a lifecycle takes them to Glacier; CloudWatch Logs keeps 30 days, filters and alarms.',
          es: 'Una suscripción, con Data Firehose, copia los registros a S3, donde el ciclo de vida los lleva a Glacier; CloudWatch Logs queda con 30 días, filtros y alarmas.',
        },
        likeness: {
          pt: 'um livro caro, vigiado no balcão por trinta dias, com cópias num depósito que demora horas',
          en: 'a costly book, watched at the desk for thirty days, with copies in a store that takes hours',
          es: 'un libro caro, vigilado en el mostrador treinta días, con copias en un depósito que tarda horas',
        },
        tell: {
          pt: 'Alarmes agora e guarda barata por anos: CloudWatch Logs curto e cópia no S3. Aviso sobre mensagens de erro em um minuto: filtros de métricas na classe padrão do CloudWatch Logs. Registros conservados por sete anos: uma cópia no S3 com ciclo de vida, ou retenção longa na classe Infrequent Access. Registros mais recentes procurados em segundos, sem preparar tabelas: o CloudWatch Logs. Pagamento só pelo que é recebido, guardado e consultado: CloudWatch Logs ou S3, e não um domínio com nós. Volume que oscila muito, sem servidores cobrados por hora: o CloudWatch Logs ou o S3, pagos pelo que se recebe, guarda e consulta.',
          en: 'Alarms now and cheap keeping for years: short CloudWatch Logs and a copy in S3. Staff alerted to error messages within a minute: metric filters in the standard class of CloudWatch Logs. Logs kept for seven years: a copy in S3 with a lifecycle, or long retention in the Infrequent Access class. The most recent logs searched within seconds, without preparing tables: CloudWatch Logs. Payment only for what is ingested, stored and queried: CloudWatch Logs or S3, not a domain with nodes. Volume that varies widely, without servers charged by the hour: CloudWatch Logs or S3, paid for by what is ingested, stored and queried.',
          es: 'Alarmas ahora y guarda barata por años: CloudWatch Logs corto y copia en S3. Aviso sobre mensajes de error en un minuto: filtros de métricas en la clase estándar de CloudWatch Logs. Registros conservados durante siete años: una copia en S3 con ciclo de vida, o retención larga en la clase Infrequent Access. Registros más recientes buscados en segundos, sin preparar tablas: CloudWatch Logs. Pago solo por lo que se recibe, se guarda y se consulta: CloudWatch Logs o S3, y no un dominio con nodos. Volumen que varía mucho, sin servidores cobrados por hora: CloudWatch Logs o S3, que se pagan por lo recibido, guardado y consultado.',
        },
      },
      {
        id: 'infrequent',
        uses: ['Infrequent Access'],
        popularity: 2,
        source: docs('AmazonCloudWatch/latest/logs/CloudWatch_Logs_Log_Classes.html'),
        text: {
          pt: 'Classe Infrequent Access, em novos grupos',
          en: 'Infrequent Access class, in new log groups',
          es: 'Clase Infrequent Access, en grupos nuevos',
        },
        action: {
          pt: 'Criar grupos na classe de registros Infrequent Access, com 2.557 dias de retenção, e gravar neles.',
          en: 'Create log groups in the Infrequent Access log class, with 2,557 days of retention, and write to them.',
          es: 'Crear grupos en la clase de registros Infrequent Access, con 2.557 días de retención, y grabar en ellos.',
        },
        why: {
          pt: 'A classe Infrequent Access recebe registros pela metade do preço e aceita consultas do Logs Insights, sem filtros de métricas nem alarmes sobre o texto.',
          en: 'The Infrequent Access class takes in logs at half the price and accepts Logs Insights queries, without metric filters or alarms on the text.',
          es: 'La clase Infrequent Access recibe registros a mitad de precio y acepta consultas de Logs Insights, sin filtros de métricas ni alarmas sobre el texto.',
        },
        likeness: {
          pt: 'um livro mais barato que fica anos na estante, fácil de consultar, mas que ninguém vigia',
          en: 'a cheaper book that stays on the shelf for years, easy to consult, but with nobody watching it',
          es: 'un libro más barato que queda años en el estante, fácil de consultar, pero que nadie vigila',
        },
        tell: {
          pt: 'Registros conservados por sete anos: uma cópia no S3 com ciclo de vida, ou retenção longa na classe Infrequent Access. Consultas aos últimos doze meses em minutos: CloudWatch Logs, com retenção longa e classe Infrequent Access. Preço da ingestão por gigabyte que deve cair à metade: a classe Infrequent Access, ou o Data Firehose. Registros mais recentes procurados em segundos, sem preparar tabelas: o CloudWatch Logs. Pagamento só pelo que é recebido, guardado e consultado: CloudWatch Logs ou S3, e não um domínio com nós. Volume que oscila muito, sem servidores cobrados por hora: o CloudWatch Logs ou o S3, pagos pelo que se recebe, guarda e consulta.',
          en: 'Logs kept for seven years: a copy in S3 with a lifecycle, or long retention in the Infrequent Access class. Queries over the past twelve months with the answer within minutes: CloudWatch Logs, with long retention and the Infrequent Access class. A price of ingestion per gigabyte that must fall by half: the Infrequent Access class, or Data Firehose. The most recent logs searched within seconds, without preparing tables: CloudWatch Logs. Payment only for what is ingested, stored and queried: CloudWatch Logs or S3, not a domain with nodes. Volume that varies widely, without servers charged by the hour: CloudWatch Logs or S3, paid for by what is ingested, stored and queried.',
          es: 'Registros conservados durante siete años: una copia en S3 con ciclo de vida, o retención larga en la clase Infrequent Access. Consultas de los últimos doce meses en minutos: CloudWatch Logs, con retención larga y clase Infrequent Access. Precio de la ingesta por gigabyte que debe bajar a la mitad: la clase Infrequent Access, o Data Firehose. Registros más recientes buscados en segundos, sin preparar tablas: CloudWatch Logs. Pago solo por lo que se recibe, se guarda y se consulta: CloudWatch Logs o S3, y no un dominio con nodos. Volumen que varía mucho, sin servidores cobrados por hora: CloudWatch Logs o S3, que se pagan por lo recibido, guardado y consultado.',
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
        action: {
          pt: 'Entregar os registros por um fluxo do Amazon Data Firehose ao Amazon S3, em Parquet, com SQL no Amazon Athena.',
          en: 'Deliver the logs through an Amazon Data Firehose stream to Amazon S3 as Parquet, with SQL in Amazon Athena.',
          es: 'Entregar los registros por un flujo de Amazon Data Firehose a Amazon S3, en Parquet, con SQL en Amazon Athena.',
        },
        why: {
          pt: 'Com o Data Firehose, os registros vão direto ao S3, em Parquet, por um preço bem menor, e o Amazon Athena os consulta com SQL.',
          en: 'With Data Firehose the logs go straight to S3, in Parquet, at a much lower price, and Amazon Athena queries them with SQL.',
          es: 'Con Data Firehose los registros van directo a S3, en Parquet, por un precio mucho menor, y Amazon Athena los consulta con SQL.',
        },
        likeness: {
          pt: 'as folhas mandadas a um arquivo barato, onde ficam anos, mas onde ninguém as vigia nem folheia na hora',
          en: 'pages sent to a cheap archive and kept for years, but which nobody watches or reads at once',
          es: 'las hojas enviadas a un archivo barato, donde quedan años, pero donde nadie las vigila ni hojea al momento',
        },
        tell: {
          pt: 'Registros dos últimos doze meses que analistas consultam duas ou três vezes por ano: S3, em Parquet, com o Athena. Grande volume para análises em SQL, sem alarmes: Firehose e S3. Pagamento só pelo que é recebido, guardado e consultado: CloudWatch Logs ou S3, e não um domínio com nós. Volume que oscila muito, sem servidores cobrados por hora: o CloudWatch Logs ou o S3, pagos pelo que se recebe, guarda e consulta.',
          en: 'Logs of the past twelve months that analysts query two or three times a year: S3, in Parquet, with Athena. Large volume for SQL analysis, without alarms: Firehose and S3. Payment only for what is ingested, stored and queried: CloudWatch Logs or S3, not a domain with nodes. Volume that varies widely, without servers charged by the hour: CloudWatch Logs or S3, paid for by what is ingested, stored and queried.',
          es: 'Registros de los últimos doce meses que los analistas consultan dos o tres veces al año: S3, en Parquet, con Athena. Gran volumen para análisis en SQL, sin alarmas: Firehose y S3. Pago solo por lo que se recibe, se guarda y se consulta: CloudWatch Logs o S3, y no un dominio con nodos. Volumen que varía mucho, sin servidores cobrados por hora: CloudWatch Logs o S3, que se pagan por lo recibido, guardado y consultado.',
        },
      },
      {
        id: 'athena',
        uses: ['Athena'],
        popularity: 4,
        rightWith: ['error-alarm', 'year-queries'],
        source: docs('AmazonCloudWatch/latest/logs/Subscriptions.html'),
        secondSource: docs('athena/latest/ug/what-is.html'),
        text: {
          pt: 'Classe padrão por 30 dias e cópia no S3, para o Athena',
          en: 'Standard class for 30 days and a copy in S3, for Athena',
          es: 'Clase estándar por 30 días y copia en S3, para Athena',
        },
        action: {
          pt: 'Manter a classe padrão por 30 dias, com filtros de métrica, e enviar cópias ao Amazon S3, com SQL no Amazon Athena.',
          en: 'Keep the standard class for 30 days, with metric filters, and stream copies to Amazon S3, with SQL in Amazon Athena.',
          es: 'Mantener la clase estándar por 30 días, con filtros de métricas, y enviar copias a Amazon S3, con SQL en Amazon Athena.',
        },
        why: {
          pt: 'Os filtros de métrica da classe padrão contam as mensagens à medida que chegam e acionam um alarme; uma assinatura copia os registros ao S3, onde ficam por anos a baixo preço e o Athena os consulta em minutos.',
          en: 'Metric filters of the standard class count messages as they arrive and set off an alarm; a subscription copies the logs to S3, which keeps them for years at a low price and where Athena queries them within minutes.',
          es: 'Los filtros de métricas de la clase estándar cuentan los mensajes a medida que llegan y activan una alarma; una suscripción copia los registros a S3, donde quedan por años a bajo precio y Athena los consulta en minutos.',
        },
        likeness: {
          pt: 'um livro vigiado no balcão, copiado num arquivo que responde em minutos, mas em papel igualmente caro',
          en: 'a book watched at the desk, copied to an archive that answers in minutes, but on equally costly paper',
          es: 'un libro vigilado en el mostrador, copiado en un archivo que responde en minutos, pero en papel igual de caro',
        },
        tell: {
          pt: 'Aviso em um minuto sobre uma mensagem de erro: filtros de métrica na classe padrão do CloudWatch Logs. Registros conservados por sete anos, com consultas dos últimos doze meses: uma cópia no S3, lida com o Athena. Registros mais recentes procurados em segundos, sem preparar tabelas: o CloudWatch Logs. Pagamento só pelo que é recebido, guardado e consultado: CloudWatch Logs ou S3, e não um domínio com nós. Volume que oscila muito, sem servidores cobrados por hora: o CloudWatch Logs ou o S3, pagos pelo que se recebe, guarda e consulta.',
          en: 'Staff alerted within a minute to an error message: metric filters in the standard class of CloudWatch Logs. Logs kept for seven years, with queries over the past twelve months: a copy in S3, read with Athena. The most recent logs searched within seconds, without preparing tables: CloudWatch Logs. Payment only for what is ingested, stored and queried: CloudWatch Logs or S3, not a domain with nodes. Volume that varies widely, without servers charged by the hour: CloudWatch Logs or S3, paid for by what is ingested, stored and queried.',
          es: 'Aviso en un minuto sobre un mensaje de error: filtros de métricas en la clase estándar de CloudWatch Logs. Registros conservados durante siete años, con consultas de los últimos doce meses: una copia en S3, leída con Athena. Registros más recientes buscados en segundos, sin preparar tablas: CloudWatch Logs. Pago solo por lo que se recibe, se guarda y se consulta: CloudWatch Logs o S3, y no un dominio con nodos. Volumen que varía mucho, sin servidores cobrados por hora: CloudWatch Logs o S3, que se pagan por lo recibido, guardado y consultado.',
        },
      },
      {
        id: 'opensearch',
        uses: ['OpenSearch'],
        popularity: 3,
        neverRight: true,
        source: docs('opensearch-service/latest/developerguide/what-is.html'),
        text: {
          pt: 'Um domínio do OpenSearch Service, com UltraWarm',
          en: 'An OpenSearch Service domain, with UltraWarm',
          es: 'Un dominio de OpenSearch Service, con UltraWarm',
        },
        action: {
          pt: 'Carregar os registros em um domínio do Amazon OpenSearch Service, com nós UltraWarm para os mais antigos.',
          en: 'Load the logs into an Amazon OpenSearch Service domain, with UltraWarm nodes for the older ones.',
          es: 'Cargar los registros en un dominio de Amazon OpenSearch Service, con nodos UltraWarm para los más antiguos.',
        },
        why: {
          pt: 'O OpenSearch Service procura palavras nos registros, com painéis e alertas; os seus nós são cobrados por hora.',
          en: 'OpenSearch Service looks for words in the logs, with dashboards and alerts; its nodes are charged by the hour.',
          es: 'OpenSearch Service busca palabras en los registros, con paneles y alertas; sus nodos se cobran por hora.',
        },
        likeness: {
          pt: 'os arquivistas que acham qualquer palavra e dão o alarme, mas são pagos por hora mesmo parados',
          en: 'archivists who find any word and raise the alarm, but are paid by the hour even when idle',
          es: 'los archivistas que hallan cualquier palabra y dan la alarma, pero cobran por hora aun sin trabajo',
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
        notWith: ['year-queries', 'half-intake'],
        text: {
          pt: 'Os registros devem ser conservados por sete anos, como exige o órgão regulador.',
          en: 'Logs must be kept for seven years, as the regulator requires.',
          es: 'Los registros deben conservarse durante siete años, como exige el organismo regulador.',
        },
        fits: ['export', 'athena', 'infrequent', 'firehose', 'opensearch'],
        rulesOut: {
          expire: {
            pt: 'Com retenção de 30 dias, o CloudWatch Logs apaga os registros muito antes de sete anos.',
            en: 'With 30-day retention, CloudWatch Logs deletes the logs long before seven years.',
            es: 'Con retención de 30 días, CloudWatch Logs borra los registros mucho antes de siete años.',
          },
        },
      },
      {
        id: 'error-alarm',
        text: {
          pt: 'Os plantonistas devem ser avisados em um minuto quando uma mensagem de erro aparecer dez vezes.',
          en: 'The staff on call must be alerted within a minute when an error message appears ten times.',
          es: 'El personal de guardia debe recibir un aviso en un minuto cuando un mensaje de error aparezca diez veces.',
        },
        fits: ['expire', 'export', 'athena', 'opensearch'],
        rulesOut: {
          infrequent: {
            pt: 'A classe Infrequent Access não aceita filtros de métricas, dos quais depende um alarme sobre o texto.',
            en: 'The Infrequent Access class does not support metric filters, on which an alarm on the text depends.',
            es: 'La clase Infrequent Access no admite filtros de métricas, de los que depende una alarma sobre el texto.',
          },
          firehose: {
            pt: 'O Data Firehose só junta os registros em lotes e os grava no S3; não conta mensagens nem gera alarmes.',
            en: 'Data Firehose just gathers the logs into batches and writes them to S3; it neither counts messages nor raises alarms.',
            es: 'Data Firehose solo junta los registros en lotes y los graba en S3; no cuenta mensajes ni genera alarmas.',
          },
        },
      },
      {
        id: 'nothing-by-hour',
        text: {
          pt: 'O volume oscila muito, e a empresa só quer pagar pelo que é recebido, guardado e consultado, sem servidores cobrados por hora.',
          en: 'Volume varies widely, and the company wants to pay only for what is ingested, stored and queried, without servers charged by the hour.',
          es: 'El volumen oscila mucho, y la empresa solo quiere pagar por lo que se recibe, se guarda y se consulta, sin servidores cobrados por hora.',
        },
        fits: ['expire', 'export', 'athena', 'infrequent', 'firehose'],
        rulesOut: {
          opensearch: {
            pt: 'Os nós de um domínio do OpenSearch Service são cobrados por hora, com muito ou pouco volume.',
            en: 'The nodes of an OpenSearch Service domain are charged by the hour, whether volume is high or low.',
            es: 'Los nodos de un dominio de OpenSearch Service se cobran por hora, con mucho o poco volumen.',
          },
        },
      },
      {
        id: 'year-queries',
        text: {
          pt: 'Os registros devem ser conservados por sete anos, e duas ou três vezes por ano os analistas consultam os de um dia qualquer dos últimos doze meses e esperam a resposta em minutos.',
          en: 'Logs must be kept for seven years, and two or three times a year analysts query those of any one day in the past twelve months and expect the answer within minutes.',
          es: 'Los registros deben conservarse durante siete años, y dos o tres veces al año los analistas consultan los de un día cualquiera de los últimos doce meses y esperan la respuesta en minutos.',
        },
        fits: ['infrequent', 'firehose', 'athena', 'opensearch'],
        rulesOut: {
          expire: {
            pt: 'A retenção de 30 dias deixa no CloudWatch Logs um só dos doze meses.',
            en: '30-day retention leaves only one of the twelve months in CloudWatch Logs.',
            es: 'La retención de 30 días deja en CloudWatch Logs solo uno de los doce meses.',
          },
          export: {
            pt: 'Os objetos que passaram ao S3 Glacier Deep Archive precisam ser restaurados, o que leva horas, antes de uma consulta.',
            en: 'Objects that moved to S3 Glacier Deep Archive have to be restored, which takes hours, before they can be queried.',
            es: 'Los objetos que pasaron a S3 Glacier Deep Archive deben restaurarse, lo que tarda horas, antes de una consulta.',
          },
        },
      },
      {
        id: 'console-search',
        text: {
          pt: 'Durante um incidente, os desenvolvedores procuram os registros mais recentes em segundos, sem preparar tabelas.',
          en: 'During an incident, developers search the most recent logs within seconds, without preparing tables.',
          es: 'Durante un incidente, los desarrolladores buscan los registros más recientes en segundos, sin preparar tablas.',
        },
        fits: ['expire', 'export', 'athena', 'infrequent', 'opensearch'],
        rulesOut: {
          firehose: {
            pt: 'Os registros só chegam ao S3 depois de acumulados pelo Data Firehose, e o Athena precisa de tabelas para lê-los.',
            en: 'The logs reach S3 only after Data Firehose has buffered them, and Athena needs tables to read them.',
            es: 'Los registros llegan a S3 solo después de que Data Firehose los acumula, y Athena necesita tablas para leerlos.',
          },
        },
      },
      {
        id: 'half-intake',
        notWith: ['year-queries'],
        text: {
          pt: 'Os registros devem ser conservados por sete anos, e o preço da ingestão por gigabyte, que forma a maior parte da fatura, deve cair pelo menos à metade.',
          en: 'Logs must be kept for seven years, and the price of ingestion per gigabyte, which makes up most of the bill, must fall by at least half.',
          es: 'Los registros deben conservarse durante siete años, y el precio de la ingesta por gigabyte, que forma la mayor parte de la factura, debe bajar al menos a la mitad.',
        },
        fits: ['infrequent', 'firehose'],
        rulesOut: {
          expire: {
            pt: 'A retenção curta reduz o armazenamento; a classe padrão do CloudWatch Logs cobra o mesmo por gigabyte recebido.',
            en: 'Short retention lowers storage; the standard class of CloudWatch Logs charges the same per gigabyte ingested.',
            es: 'La retención corta reduce el almacenamiento; la clase estándar de CloudWatch Logs cobra lo mismo por gigabyte recibido.',
          },
          export: {
            pt: 'Os registros continuam a entrar pela classe padrão do CloudWatch Logs, ao preço de hoje por gigabyte recebido.',
            en: 'The logs still come in through the standard class of CloudWatch Logs, at today’s price per gigabyte ingested.',
            es: 'Los registros siguen entrando por la clase estándar de CloudWatch Logs, al precio actual por gigabyte recibido.',
          },
          athena: {
            pt: 'Os registros continuam a entrar pela classe padrão do CloudWatch Logs, ao preço de hoje por gigabyte recebido.',
            en: 'The logs still come in through the standard class of CloudWatch Logs, at today’s price per gigabyte ingested.',
            es: 'Los registros siguen entrando por la clase estándar de CloudWatch Logs, al precio actual por gigabyte recibido.',
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
