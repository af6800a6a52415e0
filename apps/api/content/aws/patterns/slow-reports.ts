import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const slowReports: readonly Pattern[] = [
  {
    id: 'slow-reports',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    scene: {
      pt: 'Pense no banco de dados como um livro de contas, no sistema que grava como o caixa e nos analistas como contadores.',
      en: 'Think of the database as a ledger, of the system that writes to it as the cashier, and of the analysts as accountants.',
      es: 'Piensa en la base de datos como un libro de cuentas, en el sistema que escribe como cajero y en los analistas como contadores.',
    },
    situations: [
      {
        id: 'orders-reports',
        text: {
          pt: 'Um varejista registra pedidos no Amazon Aurora PostgreSQL, e os relatórios da manhã deixam as vendas lentas.',
          en: 'A retailer records orders in Amazon Aurora PostgreSQL, and the morning reports slow down sales.',
          es: 'Un minorista registra pedidos en Amazon Aurora PostgreSQL, y los reportes de la mañana vuelven lentas las ventas.',
        },
        today: {
          pt: 'O cluster tem uma instância e 18 TB, e doze analistas trabalham nele. Um arquiteto de soluções deve separar as consultas das vendas.',
          en: 'The cluster has one instance and 18 TB, and twelve analysts work on it. A solutions architect must separate their queries from sales.',
          es: 'El clúster tiene una instancia y 18 TB, y doce analistas trabajan en él. Un arquitecto de soluciones debe separar las consultas de las ventas.',
        },
      },
      {
        id: 'claims-reports',
        text: {
          pt: 'Uma seguradora mantém apólices no Amazon Aurora PostgreSQL; as consultas dos atuários travam o sistema de sinistros.',
          en: 'An insurer keeps policies in Amazon Aurora PostgreSQL; the queries of its actuaries stall the claims system.',
          es: 'Una aseguradora mantiene pólizas en Amazon Aurora PostgreSQL; las consultas de sus actuarios traban el sistema de siniestros.',
        },
        today: {
          pt: 'São 25 TB em uma instância, e os atuários usam a mesma conexão do sistema. A seguradora quer mudar isso neste trimestre.',
          en: 'There are 25 TB on one instance, and the actuaries query it over the same endpoint as the system. The insurer wants this changed this quarter.',
          es: 'Son 25 TB en una instancia, y los actuarios usan la misma conexión que el sistema. La aseguradora quiere cambiarlo este trimestre.',
        },
      },
      {
        id: 'grid-reports',
        text: {
          pt: 'Uma distribuidora de energia tem leituras e contratos no Amazon Aurora PostgreSQL, também consultados pela área de planejamento.',
          en: 'A power distributor has readings and contracts in Amazon Aurora PostgreSQL, which its planning area queries too.',
          es: 'Una distribuidora de energía tiene lecturas y contratos en Amazon Aurora PostgreSQL, que también consulta el área de planificación.',
        },
        today: {
          pt: 'A instância única, de 20 TB, chega a 100% de CPU quando o planejamento consulta. Os arquitetos devem mudar o acesso dos analistas.',
          en: 'The single instance, of 20 TB, reaches 100% CPU when planning runs its queries. The architects must change how the analysts get their data.',
          es: 'La instancia única, de 20 TB, llega a 100% de CPU cuando planificación consulta. Los arquitectos deben cambiar el acceso de los analistas.',
        },
      },
    ],
    candidates: [
      {
        id: 'reader',
        uses: ['Aurora Replica', 'reader endpoint', 'endpoint de leitor', 'endpoint del lector'],
        popularity: 5,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Replication.html'),
        text: {
          pt: 'Uma Aurora Replica para os analistas',
          en: 'An Aurora Replica for the analysts',
          es: 'Una Aurora Replica para los analistas',
        },
        action: {
          pt: 'Adicionar ao cluster uma Aurora Replica permanente e conectar os analistas ao endpoint de leitor.',
          en: 'Add a permanent Aurora Replica to the cluster and connect the analysts to the reader endpoint.',
          es: 'Agregar al clúster una Aurora Replica permanente y conectar a los analistas al endpoint del lector.',
        },
        why: {
          pt: 'Uma Aurora Replica, pronta em minutos e mantida pela AWS, lê o mesmo volume com milissegundos de atraso e a CPU dela, com as mesmas funções do PostgreSQL.',
          en: 'An Aurora Replica, ready within minutes and maintained by AWS, reads the same volume milliseconds behind, with CPU of its own and the same PostgreSQL functions.',
          es: 'Una Aurora Replica, lista en minutos y mantenida por AWS, lee el mismo volumen con milisegundos de retraso y CPU propia, con las mismas funciones de PostgreSQL.',
        },
        likeness: {
          pt: 'uma segunda mesa, paga o mês inteiro, onde os contadores leem o livro linha por linha, sem poder escrever',
          en: 'a second desk, paid all month, where the accountants read the ledger line by line, without writing in it',
          es: 'un segundo escritorio, pagado todo el mes, donde los contadores leen el libro línea por línea, sin poder escribir',
        },
        tell: {
          pt: 'Consultas com funções em PL/pgSQL que não serão reescritas: um PostgreSQL, como uma Aurora Replica. Consulta pesada que não pode tirar CPU da instância que grava: uma Aurora Replica, ou uma cópia à parte. Relatórios que se repetem e incluem o que foi gravado até dez minutos antes: uma Aurora Replica ou a integração zero-ETL. Primeira consulta dos analistas em minutos, apesar do tamanho do banco de dados: uma Aurora Replica ou um clone.',
          en: 'Queries with PL/pgSQL functions that will not be rewritten: PostgreSQL, such as an Aurora Replica. A heavy query that must not take CPU from the instance that writes: an Aurora Replica, or a separate copy. Reports run again and again that include what was written up to ten minutes before: an Aurora Replica or a zero-ETL integration. A first query of the analysts within minutes, in spite of the size of the database: an Aurora Replica or a clone.',
          es: 'Consultas con funciones en PL/pgSQL que no se reescribirán: un PostgreSQL, como una Aurora Replica. Consulta pesada que no puede quitarle CPU a la instancia que escribe: una Aurora Replica, o una copia aparte. Reportes que se repiten e incluyen lo que se escribió hasta diez minutos antes: una Aurora Replica o la integración zero-ETL. Primera consulta de los analistas en minutos, a pesar del tamaño de la base de datos: una Aurora Replica o un clon.',
        },
      },
      {
        id: 'zero-etl',
        uses: ['Redshift', 'zero-ETL'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/zero-etl.html'),
        text: {
          pt: 'Integração zero-ETL com o Redshift',
          en: 'A zero-ETL integration with Redshift',
          es: 'Integración zero-ETL con Redshift',
        },
        action: {
          pt: 'Criar uma integração zero-ETL do cluster com um cluster do Amazon Redshift ligado dia e noite e consultá-lo.',
          en: 'Create a zero-ETL integration of the cluster with an Amazon Redshift cluster that runs day and night and query it.',
          es: 'Crear una integración zero-ETL del clúster con un clúster de Amazon Redshift encendido día y noche y consultarlo.',
        },
        why: {
          pt: 'A integração zero-ETL, sem pipeline a manter, leva cada mudança em segundos ao Redshift, onde o armazenamento em colunas, com computação própria, varre bilhões de linhas.',
          en: 'The zero-ETL integration, with no pipeline to maintain, takes each change within seconds to Redshift, where columnar storage, with compute of its own, scans billions of rows.',
          es: 'La integración zero-ETL, sin pipeline que mantener, lleva cada cambio en segundos a Redshift, donde el almacenamiento en columnas, con cómputo propio, recorre miles de millones de filas.',
        },
        likeness: {
          pt: 'um anexo pago dia e noite, onde cada linha logo cai em colunas, só para leitura e com outras fórmulas',
          en: 'an annex paid day and night, where each entry soon falls into columns, for reading only and with other formulas',
          es: 'un anexo pagado día y noche, donde cada asiento cae pronto en columnas, solo para leer y con otras fórmulas',
        },
        tell: {
          pt: 'Análises pesadas sobre dados de agora, sem pipeline: zero-ETL com o Redshift. Somas de poucas colunas em bilhões de linhas: armazenamento em colunas, como o do Redshift.',
          en: 'Heavy analysis of the data of now, without a pipeline: zero-ETL with Redshift. A few columns of billions of rows to add up: columnar storage, such as that of Redshift.',
          es: 'Análisis pesados sobre datos de ahora, sin pipeline: zero-ETL con Redshift. Sumas de pocas columnas en miles de millones de filas: almacenamiento en columnas, como el de Redshift.',
        },
      },
      {
        id: 'clone',
        uses: ['clone', 'clon'],
        popularity: 3,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Managing.Clone.html'),
        text: {
          pt: 'Um clone do cluster do Aurora',
          en: 'A clone of the Aurora cluster',
          es: 'Un clon del clúster de Aurora',
        },
        action: {
          pt: 'Criar um clone do cluster do Aurora quando houver análise, conectar nele os analistas e excluí-lo depois.',
          en: 'Create a clone of the Aurora cluster for each analysis, connect the analysts to it and delete it afterwards.',
          es: 'Crear un clon del clúster de Aurora para cada análisis, conectar a él a los analistas y eliminarlo después.',
        },
        why: {
          pt: 'Um clone fica pronto em minutos, sem copiar os dados, com as mesmas funções do PostgreSQL, aceita escritas que não tocam a produção, só ocupa o que mudar e é excluído depois do uso.',
          en: 'A clone is ready within minutes, without copying the data, with the same PostgreSQL functions, takes writes that do not touch production, only occupies what changes and is deleted after use.',
          es: 'Un clon está listo en minutos, sin copiar los datos, con las mismas funciones de PostgreSQL, acepta escrituras que no tocan la producción, solo ocupa lo que cambie y se elimina después del uso.',
        },
        likeness: {
          pt: 'um papel vegetal posto num minuto sobre o livro, em que cada estudo risca linha por linha',
          en: 'tracing paper laid over the ledger in a minute, on which each study scribbles line by line',
          es: 'un papel vegetal puesto en un minuto sobre el libro, en el que cada estudio raya línea por línea',
        },
        tell: {
          pt: 'Uma cópia gravável em minutos: clone do Aurora. Análises de dois dias por mês, sem cobrança por hora no resto: um clone do Aurora, ou o Athena sobre dados exportados. Milhões de linhas alteradas em simulações, sem que a produção mude: um clone do Aurora.',
          en: 'A writable copy within minutes: an Aurora clone. Analyses of two days a month, with nothing charged by the hour in the rest: an Aurora clone, or Athena on exported data. Millions of rows changed in simulations, without any change to production: an Aurora clone.',
          es: 'Una copia en la que se puede escribir en minutos: clon de Aurora. Análisis de dos días al mes, sin cobro por hora en el resto: un clon de Aurora, o Athena sobre datos exportados. Millones de filas que se modifican en simulaciones, sin que cambie la producción: un clon de Aurora.',
        },
      },
      {
        id: 'restore',
        uses: ['snapshot'],
        popularity: 4,
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-restore-snapshot.html'),
        text: {
          pt: 'Um cluster restaurado do snapshot da noite',
          en: 'A cluster restored from the nightly snapshot',
          es: 'Un clúster restaurado del snapshot de la noche',
        },
        action: {
          pt: 'Restaurar o snapshot da noite em outro cluster do Aurora, conectar nele os analistas e excluí-lo depois.',
          en: 'Restore the nightly snapshot to another Aurora cluster, connect the analysts to it and delete it afterwards.',
          es: 'Restaurar el snapshot de la noche en otro clúster de Aurora, conectar a él a los analistas y eliminarlo después.',
        },
        why: {
          pt: 'O snapshot restaurado é um cluster independente com os dados da noite, gravável, que ocupa todo o armazenamento outra vez.',
          en: 'The restored snapshot is an independent cluster with the data of the night, writable, which takes up all the storage once more.',
          es: 'El snapshot restaurado es un clúster independiente con los datos de la noche, en el que se puede escribir y que ocupa otra vez todo el almacenamiento.',
        },
        likeness: {
          pt: 'a fotocópia demorada de todo o livro de ontem, em que cada estudo risca linha por linha',
          en: 'the slow photocopy of yesterday’s whole ledger, on which each study scribbles line by line',
          es: 'la fotocopia lenta de todo el libro de ayer, en la que cada estudio raya línea por línea',
        },
        tell: {
          pt: 'Cópia independente do estado de uma noite: restaurar um snapshot.',
          en: 'An independent copy of the state of a night: restore a snapshot.',
          es: 'Copia independiente del estado de una noche: restaurar un snapshot.',
        },
      },
      {
        id: 'export',
        uses: ['Athena'],
        popularity: 3,
        source: docs('AmazonRDS/latest/AuroraUserGuide/export-cluster-data.html'),
        text: {
          pt: 'Exportação a Parquet e consultas no Athena',
          en: 'An export to Parquet and queries in Athena',
          es: 'Exportación a Parquet y consultas en Athena',
        },
        action: {
          pt: 'Exportar os dados do cluster ao Amazon S3 em Parquet antes de cada período de análises e consultá-los com o Amazon Athena.',
          en: 'Export the data of the cluster to Amazon S3 as Parquet before each round of analyses and query it with Amazon Athena.',
          es: 'Exportar los datos del clúster a Amazon S3 en Parquet antes de cada ronda de análisis y consultarlos con Amazon Athena.',
        },
        why: {
          pt: 'A exportação não usa a CPU do cluster, e o Athena varre o Parquet em colunas e cobra por terabyte lido.',
          en: 'The export does not use the CPU of the cluster, and Athena scans the Parquet columns and charges per terabyte read.',
          es: 'La exportación no usa la CPU del clúster, y Athena recorre el Parquet en columnas y cobra por terabyte leído.',
        },
        likeness: {
          pt: 'a cópia demorada do livro em colunas a cada estudo, só para leitura e com outras fórmulas',
          en: 'the slow copying of the ledger into columns for each study, for reading only and with other formulas',
          es: 'la copia lenta del libro en columnas para cada estudio, solo para leer y con otras fórmulas',
        },
        tell: {
          pt: 'Análises de dois dias por mês, sem cobrança por hora no resto: um clone do Aurora, ou o Athena sobre dados exportados. Somas de poucas colunas em bilhões de linhas: armazenamento em colunas, como o Parquet.',
          en: 'Analyses of two days a month, with nothing charged by the hour in the rest: an Aurora clone, or Athena on exported data. A few columns of billions of rows to add up: columnar storage, such as Parquet.',
          es: 'Análisis de dos días al mes, sin cobro por hora en el resto: un clon de Aurora, o Athena sobre datos exportados. Sumas de pocas columnas en miles de millones de filas: almacenamiento en columnas, como Parquet.',
        },
      },
      {
        id: 'bigger',
        uses: [],
        popularity: 4,
        neverRight: true,
        source: docs('AmazonRDS/latest/AuroraUserGuide/Aurora.Managing.Performance.html'),
        text: {
          pt: 'Uma classe de instância maior',
          en: 'A larger instance class',
          es: 'Una clase de instancia mayor',
        },
        action: {
          pt: 'Mudar a instância do cluster para uma classe com o dobro de vCPUs e de memória.',
          en: 'Change the instance of the cluster to a class with twice the vCPUs and memory.',
          es: 'Cambiar la instancia del clúster a una clase con el doble de vCPU y de memoria.',
        },
        why: {
          pt: 'Uma classe maior dá mais CPU a todos, sem separar os relatórios de quem vende.',
          en: 'A larger class gives more CPU to everybody, without separating the reports from sales.',
          es: 'Una clase mayor da más CPU a todos, sin separar los reportes de las ventas.',
        },
        likeness: {
          pt: 'uma mesa maior, paga o mês inteiro, em que o caixa e os contadores seguem disputando o mesmo livro',
          en: 'a bigger desk, paid all month, where the cashier and the accountants still compete for the same ledger',
          es: 'un escritorio más grande, pagado todo el mes, donde el cajero y los contadores siguen disputándose el mismo libro',
        },
        tell: {
          pt: 'Escritas no limite da CPU: classe maior.',
          en: 'Writes at the limit of the CPU: a larger class.',
          es: 'Escrituras en el límite de la CPU: clase mayor.',
        },
      },
    ],
    constraints: [
      {
        id: 'apart',
        text: {
          pt: 'Uma consulta pesada não pode tirar CPU da instância que grava as operações.',
          en: 'A heavy query must not take CPU from the instance that writes the transactions.',
          es: 'Una consulta pesada no puede quitarle CPU a la instancia que escribe las operaciones.',
        },
        fits: ['reader', 'zero-etl', 'clone', 'restore', 'export'],
        rulesOut: {
          bigger: {
            pt: 'Na instância maior, relatórios e operações ainda disputam a mesma CPU.',
            en: 'On the larger instance, reports and transactions still compete for the same CPU.',
            es: 'En la instancia mayor, reportes y operaciones siguen disputando la misma CPU.',
          },
        },
      },
      {
        id: 'fresh',
        text: {
          pt: 'Os relatórios se repetem a cada hora, sem criar uma cópia para cada um, e devem incluir o que foi gravado até dez minutos antes.',
          en: 'Reports run again every hour, with no copy made for each run, and must include what was written up to ten minutes before.',
          es: 'Los reportes se repiten cada hora, sin crear una copia para cada uno, y deben incluir lo que se escribió hasta diez minutos antes.',
        },
        fits: ['reader', 'zero-etl', 'bigger'],
        rulesOut: {
          clone: {
            pt: 'Um clone fica com os dados do momento em que foi criado; cada relatório exigiria outro.',
            en: 'A clone keeps the data of the moment when it was created; each report would need another one.',
            es: 'Un clon se queda con los datos del momento en que se creó; cada reporte exigiría otro.',
          },
          restore: {
            pt: 'O cluster restaurado tem os dados da noite anterior.',
            en: 'The restored cluster has the data of the night before.',
            es: 'El clúster restaurado tiene los datos de la noche anterior.',
          },
          export: {
            pt: 'O Athena lê o Parquet da última exportação, e não o que foi escrito há dez minutos.',
            en: 'Athena reads the Parquet of the last export, not what was written ten minutes ago.',
            es: 'Athena lee el Parquet de la última exportación, y no lo escrito hace diez minutos.',
          },
        },
      },
      {
        id: 'columnar',
        text: {
          pt: 'As consultas somam poucas colunas de bilhões de linhas e, no formato em linhas, levam horas; devem levar minutos.',
          en: 'Queries add up a few columns of billions of rows and, in row format, take hours; they must take minutes.',
          es: 'Las consultas suman pocas columnas de miles de millones de filas y, en formato de filas, tardan horas; deben tardar minutos.',
        },
        fits: ['zero-etl', 'export'],
        rulesOut: {
          reader: {
            pt: 'Uma Aurora Replica lê as mesmas linhas inteiras do volume.',
            en: 'An Aurora Replica reads the same whole rows of the volume.',
            es: 'Una Aurora Replica lee las mismas filas completas del volumen.',
          },
          clone: {
            pt: 'O clone guarda os dados em linhas, como o original.',
            en: 'The clone keeps the data in rows, like the original.',
            es: 'El clon guarda los datos en filas, como el original.',
          },
          restore: {
            pt: 'O cluster restaurado guarda os dados em linhas, como o original.',
            en: 'The restored cluster keeps the data in rows, like the original.',
            es: 'El clúster restaurado guarda los datos en filas, como el original.',
          },
          bigger: {
            pt: 'Mais CPU não muda o formato em linhas, que obriga a ler tudo.',
            en: 'More CPU does not change the row format, which forces reading everything.',
            es: 'Más CPU no cambia el formato de filas, que obliga a leer todo.',
          },
        },
      },
      {
        id: 'what-if',
        text: {
          pt: 'Em simulações, os analistas alteram milhões de linhas nas tabelas que recebem, sem que a produção mude.',
          en: 'In simulations, the analysts change millions of rows in the tables they are given, without any change to production.',
          es: 'En simulaciones, los analistas modifican millones de filas en las tablas que reciben, sin que cambie la producción.',
        },
        fits: ['clone', 'restore'],
        rulesOut: {
          reader: {
            pt: 'Uma réplica do Aurora só aceita leituras, e as simulações alteram linhas.',
            en: 'An Aurora Replica takes reads only, and the simulations change rows.',
            es: 'Una réplica de Aurora solo acepta lecturas, y las simulaciones cambian filas.',
          },
          'zero-etl': {
            pt: 'As tabelas replicadas por zero-ETL são só de leitura no Redshift.',
            en: 'Tables replicated by zero-ETL are read-only in Redshift.',
            es: 'Las tablas replicadas por zero-ETL son de solo lectura en Redshift.',
          },
          export: {
            pt: 'O Athena lê os arquivos exportados; não altera as linhas deles.',
            en: 'Athena reads the exported files; it does not change their rows.',
            es: 'Athena lee los archivos exportados; no modifica sus filas.',
          },
          bigger: {
            pt: 'Uma instância maior tem os mesmos dados, os de produção, que as simulações alterariam.',
            en: 'A larger instance has the same data, that of production, which the simulations would change.',
            es: 'Una instancia mayor tiene los mismos datos, los de producción, que las simulaciones cambiarían.',
          },
        },
      },
      {
        id: 'same-sql',
        text: {
          pt: 'As consultas chamam funções em PL/pgSQL e não serão reescritas.',
          en: 'The queries call PL/pgSQL functions and will not be rewritten.',
          es: 'Las consultas llaman a funciones en PL/pgSQL y no se reescribirán.',
        },
        fits: ['reader', 'clone', 'restore', 'bigger'],
        rulesOut: {
          'zero-etl': {
            pt: 'O Redshift tem outro dialeto de SQL e não executa essas funções.',
            en: 'Redshift has another dialect of SQL and does not run those functions.',
            es: 'Redshift tiene otro dialecto de SQL y no ejecuta esas funciones.',
          },
          export: {
            pt: 'O Athena lê o Parquet com SQL próprio e não executa funções PL/pgSQL.',
            en: 'Athena reads the Parquet with its own SQL and does not run PL/pgSQL functions.',
            es: 'Athena lee el Parquet con su propio SQL y no ejecuta funciones PL/pgSQL.',
          },
        },
      },
      {
        id: 'minutes',
        text: {
          pt: 'Os analistas devem poder fazer a primeira consulta minutos depois de iniciada a preparação, apesar do tamanho do banco de dados.',
          en: 'The analysts must be able to run their first query within minutes of the start of the setup, in spite of the size of the database.',
          es: 'Los analistas deben poder hacer la primera consulta minutos después de iniciada la preparación, a pesar del tamaño de la base de datos.',
        },
        fits: ['clone', 'reader', 'bigger'],
        rulesOut: {
          restore: {
            pt: 'Restaurar um snapshot deste tamanho leva horas.',
            en: 'Restoring a snapshot of this size takes hours.',
            es: 'Restaurar un snapshot de este tamaño tarda horas.',
          },
          export: {
            pt: 'Exportar um cluster deste tamanho leva horas.',
            en: 'Exporting a cluster of this size takes hours.',
            es: 'Exportar un clúster de este tamaño tarda horas.',
          },
          'zero-etl': {
            pt: 'A carga inicial no Redshift leva horas com este volume.',
            en: 'The initial load into Redshift takes hours with this volume.',
            es: 'La carga inicial en Redshift tarda horas con este volumen.',
          },
        },
      },
      {
        id: 'monthly',
        text: {
          pt: 'As análises tomam dois dias por mês, e a empresa não quer cobranças por hora no resto do mês.',
          en: 'Analyses take two days a month, and the company does not want hourly charges for the rest of the month.',
          es: 'Los análisis toman dos días por mes, y la empresa no quiere cargos por hora en el resto del mes.',
        },
        fits: ['clone', 'restore', 'export'],
        rulesOut: {
          reader: {
            pt: 'A instância da réplica é cobrada por hora o mês todo.',
            en: 'The instance of the replica is charged by the hour all month.',
            es: 'La instancia de la réplica se cobra por hora todo el mes.',
          },
          'zero-etl': {
            pt: 'O cluster do Redshift que recebe as mudanças fica ligado e é cobrado por hora o mês todo.',
            en: 'The Redshift cluster that receives the changes stays on and is charged by the hour all month.',
            es: 'El clúster de Redshift que recibe los cambios sigue encendido y se cobra por hora todo el mes.',
          },
          bigger: {
            pt: 'A classe maior custa o dobro em todas as horas do mês.',
            en: 'The larger class costs twice as much in every hour of the month.',
            es: 'La clase mayor cuesta el doble en todas las horas del mes.',
          },
        },
      },
      {
        id: 'least',
        notWith: ['what-if'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['reader', 'zero-etl', 'bigger'],
        rulesOut: {
          clone: {
            pt: 'Alguém cria e exclui um clone a cada análise.',
            en: 'Someone creates and deletes a clone for each analysis.',
            es: 'Alguien crea y elimina un clon en cada análisis.',
          },
          restore: {
            pt: 'Alguém restaura e exclui um cluster a cada análise.',
            en: 'Someone restores and deletes a cluster for each analysis.',
            es: 'Alguien restaura y elimina un clúster en cada análisis.',
          },
          export: {
            pt: 'Alguém agenda as exportações, repete as que falham e mantém em dia as tabelas do Athena.',
            en: 'Someone schedules the exports, reruns the ones that fail and keeps the Athena tables up to date.',
            es: 'Alguien programa las exportaciones, repite las que fallan y mantiene al día las tablas de Athena.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os analistas devem consultar os dados?',
      en: 'How should the analysts query the data?',
      es: '¿Cómo deben consultar los datos los analistas?',
    },
  },
];
