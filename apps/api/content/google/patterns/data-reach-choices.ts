import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const dataReachChoices: readonly Pattern[] = [
  {
    id: 'gather-data',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'data-concepts' } },
    scene: {
      pt: 'Pense nos dados como os alimentos de uma grande casa, nos departamentos como salas e em quem os analisa como cozinheiros.',
      en: 'Think of the data as the food of a great house, of its departments as rooms and of the analysts as cooks.',
      es: 'Piensa en los datos como los alimentos de una gran casa, en los departamentos como salas y en quienes analizan como cocineros.',
    },
    situations: [
      {
        id: 'grocer',
        text: {
          pt: 'Uma rede de supermercados quer reunir os dados que estão espalhados pelas suas áreas.',
          en: 'A supermarket chain wants to gather the data that is scattered over its departments.',
          es: 'Una cadena de supermercados quiere reunir los datos que están dispersos en sus áreas.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um grupo de hospitais quer reunir os dados que cada unidade guarda à sua maneira.',
          en: 'A hospital group wants to bring together the data that each of its units keeps separately.',
          es: 'Un grupo de hospitales quiere reunir los datos que cada unidad guarda a su manera.',
        },
      },
      {
        id: 'carmaker',
        text: {
          pt: 'Uma montadora quer reunir os dados das suas fábricas e concessionárias.',
          en: 'A carmaker wants to gather the data of its plants and dealers.',
          es: 'Un fabricante de autos quiere reunir los datos de sus plantas y concesionarias.',
        },
      },
    ],
    candidates: [
      {
        id: 'warehouse',
        text: {
          pt: 'Um data warehouse, no BigQuery',
          en: 'A data warehouse, in BigQuery',
          es: 'Un data warehouse, en BigQuery',
        },
        uses: ['BigQuery'],
        why: {
          pt: 'O data warehouse reúne terabytes de muitos sistemas em tabelas gerenciadas e responde em SQL, a todos com os mesmos números e permissões por coluna.',
          en: 'A data warehouse gathers terabytes from many systems in managed tables and answers in SQL, with the same figures and permissions by column for everybody.',
          es: 'El data warehouse reúne terabytes de muchos sistemas en tablas administradas y responde en SQL, con las mismas cifras para todos y permisos por columna.',
        },
        likeness: {
          pt: 'a despensa onde tudo entra lavado e etiquetado, com uma tranca por prateleira, só para cozinheiros da casa',
          en: 'the pantry where all enters washed and labeled, with a lock per shelf, for the house’s own cooks alone',
          es: 'la despensa donde todo entra lavado y etiquetado, con un candado por estante, solo para cocineros de la casa',
        },
        tell: {
          pt: 'Nenhum tempo para adotar tabelas abertas, como Apache Iceberg: um data warehouse ou um data lake, e não um lakehouse. Dados estruturados para análise e relatórios: um data warehouse. Tabelas com uma só versão de cada número: um data warehouse ou um lakehouse. Permissões por coluna: tabelas governadas, e não arquivos soltos. Relatórios em SQL com dados prontos: um data warehouse ou um lakehouse. Dados que vêm de vinte sistemas diferentes: um data warehouse, um data lake ou um lakehouse, e não a réplica de um só banco. Volume de 50 TB que cresce todo mês: armazenamento feito para análise, como um data warehouse ou um data lake, e não planilhas.',
          en: 'No time to adopt open tables, such as Apache Iceberg: a data warehouse or a data lake rather than a lakehouse. Structured data for analysis and reports: a data warehouse. Tables with a single version of each figure: a data warehouse or a lakehouse. Permissions by column: governed tables rather than loose files. Reports in SQL on data ready to use: a data warehouse or a lakehouse. Data that comes from twenty different systems: a data warehouse, a data lake or a lakehouse rather than a replica of one database. A volume of 50 TB and more each month: storage made for analysis, such as a data warehouse or a data lake, rather than spreadsheets.',
          es: 'Ningún tiempo para adoptar tablas abiertas, como Apache Iceberg: un data warehouse o un data lake, y no un lakehouse. Datos estructurados para análisis e informes: un data warehouse. Tablas con una sola versión de cada cifra: un data warehouse o un lakehouse. Permisos por columna: tablas gobernadas, y no archivos sueltos. Informes en SQL con datos listos: un data warehouse o un lakehouse. Datos que vienen de veinte sistemas distintos: un data warehouse, un data lake o un lakehouse, y no la réplica de una sola base. Volumen de 50 TB que crece cada mes: almacenamiento hecho para el análisis, como un data warehouse o un data lake, y no hojas de cálculo.',
        },
        source: page('learn/what-is-a-data-warehouse'),
        popularity: 5,
      },
      {
        id: 'lake',
        text: {
          pt: 'Um data lake: arquivos brutos no Cloud Storage',
          en: 'A data lake: raw files in Cloud Storage',
          es: 'Un data lake: archivos en bruto en Cloud Storage',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'O data lake guarda arquivos de qualquer formato como chegaram, a baixo custo mesmo com muitos terabytes, sem tabelas a montar, e programas como o Spark os leem ali mesmo.',
          en: 'A data lake keeps files of any format as they arrived, at low cost even for many terabytes, without tables to set up, and programs such as Spark read them in place.',
          es: 'El data lake guarda archivos de cualquier formato tal como llegaron, a bajo costo incluso con muchos terabytes, sin tablas que armar, y programas como Spark los leen allí mismo.',
        },
        likeness: {
          pt: 'o celeiro barato e sem tranca que aceita tudo como chegou e deixa cada um limpar e pesar a seu modo',
          en: 'the cheap barn without locks that takes everything as it came and leaves people to clean and weigh as they please',
          es: 'el granero barato y sin candado que acepta todo como llegó y deja a cada uno limpiar y pesar a su modo',
        },
        tell: {
          pt: 'Nenhum tempo para adotar tabelas abertas, como Apache Iceberg: um data warehouse ou um data lake, e não um lakehouse. Dados brutos de todo tipo, uso futuro: um data lake. Fotos e áudios sem converter: um data lake. Perguntas que ninguém sabe ainda e custo mínimo por gigabyte: um data lake. Dados que vêm de vinte sistemas diferentes: um data warehouse, um data lake ou um lakehouse, e não a réplica de um só banco. Volume de 50 TB que cresce todo mês: armazenamento feito para análise, como um data warehouse ou um data lake, e não planilhas. Arquivos que se leem com o Spark, como única cópia: um data lake ou um lakehouse, que deixam os dados nos arquivos.',
          en: 'No time to adopt open tables, such as Apache Iceberg: a data warehouse or a data lake rather than a lakehouse. Raw data of all kinds, future use: a data lake. Photos and audio that nobody wants to convert: a data lake. Questions that nobody knows yet and minimal cost per gigabyte: a data lake. Data that comes from twenty different systems: a data warehouse, a data lake or a lakehouse rather than a replica of one database. A volume of 50 TB and more each month: storage made for analysis, such as a data warehouse or a data lake, rather than spreadsheets. Files read with Spark, the only copy: a data lake or a lakehouse, which leave the data in the files.',
          es: 'Ningún tiempo para adoptar tablas abiertas, como Apache Iceberg: un data warehouse o un data lake, y no un lakehouse. Datos en bruto de todo tipo, uso futuro: un data lake. Fotos y audios sin convertir: un data lake. Preguntas que nadie sabe aún y costo mínimo por gigabyte: un data lake. Datos que vienen de veinte sistemas distintos: un data warehouse, un data lake o un lakehouse, y no la réplica de una sola base. Volumen de 50 TB que crece cada mes: almacenamiento hecho para el análisis, como un data warehouse o un data lake, y no hojas de cálculo. Archivos que se leen con Spark, como única copia: un data lake o un lakehouse, que dejan los datos en los archivos.',
        },
        source: page('learn/what-is-a-data-lake'),
        popularity: 4,
      },
      {
        id: 'lakehouse',
        rightWith: ['other-engines'],
        text: {
          pt: 'Um lakehouse: arquivos abertos e tabelas juntos',
          en: 'A lakehouse: open files and tables together',
          es: 'Un lakehouse: archivos abiertos y tablas juntos',
        },
        uses: [],
        why: {
          pt: 'No lakehouse, os mesmos arquivos, como tabelas abertas com uma só versão de cada número, servem ao SQL, ao Spark e à IA, com um só controle de acesso.',
          en: 'In a lakehouse, the same files, as open tables with one version of each figure, serve SQL, Spark and AI, under one access control.',
          es: 'En el lakehouse, los mismos archivos, como tablas abiertas con una sola versión de cada cifra, sirven a SQL, Spark e IA, con un solo control de acceso.',
        },
        likeness: {
          pt: 'o celeiro de prateleiras etiquetadas e trancadas, aberto a qualquer cozinheiro, cujas etiquetas alguém tem de manter',
          en: 'the barn of labeled, locked shelves, open to any cook, whose labels somebody has to keep up',
          es: 'el granero de estantes etiquetados y con candado, abierto a todo cocinero, cuyas etiquetas alguien debe mantener',
        },
        tell: {
          pt: 'Uma só cópia aberta para SQL e para outros programas: um lakehouse. Permissões por coluna: tabelas governadas, e não arquivos soltos. Arquivos que se leem com o Spark, como única cópia: um data lake ou um lakehouse, que deixam os dados nos arquivos. Dados que vêm de vinte sistemas diferentes: um data warehouse, um data lake ou um lakehouse, e não a réplica de um só banco. Volume de 50 TB que cresce todo mês: armazenamento feito para análise, como um data warehouse ou um data lake, e não planilhas. Tabelas com uma só versão de cada número: um data warehouse ou um lakehouse. Relatórios em SQL com dados prontos: um data warehouse ou um lakehouse.',
          en: 'A single open copy for SQL and for other programs: a lakehouse. Permissions by column: governed tables rather than loose files. Files read with Spark, the only copy: a data lake or a lakehouse, which leave the data in the files. Data that comes from twenty different systems: a data warehouse, a data lake or a lakehouse rather than a replica of one database. A volume of 50 TB and more each month: storage made for analysis, such as a data warehouse or a data lake, rather than spreadsheets. Tables with a single version of each figure: a data warehouse or a lakehouse. Reports in SQL on data ready to use: a data warehouse or a lakehouse.',
          es: 'Una sola copia abierta para SQL y otros programas: un lakehouse. Permisos por columna: tablas gobernadas, y no archivos sueltos. Archivos que se leen con Spark, como única copia: un data lake o un lakehouse, que dejan los datos en los archivos. Datos que vienen de veinte sistemas distintos: un data warehouse, un data lake o un lakehouse, y no la réplica de una sola base. Volumen de 50 TB que crece cada mes: almacenamiento hecho para el análisis, como un data warehouse o un data lake, y no hojas de cálculo. Tablas con una sola versión de cada cifra: un data warehouse o un lakehouse. Informes en SQL con datos listos: un data warehouse o un lakehouse.',
        },
        source: page('bigquery/docs/biglake-intro'),
        popularity: 3,
      },
      {
        id: 'replica',
        text: {
          pt: 'Uma réplica do banco de dados de vendas',
          en: 'A replica of the sales database',
          es: 'Una réplica de la base de datos de ventas',
        },
        uses: [],
        why: {
          pt: 'A réplica já tem tabelas em SQL e acompanha cada venda.',
          en: 'The replica already has tables in SQL and follows each sale.',
          es: 'La réplica ya tiene tablas en SQL y sigue cada venta.',
        },
        likeness: {
          pt: 'a cópia da pequena gaveta de uma só sala, que nada tem do que há nas outras',
          en: 'the copy of one room’s small drawer, which holds nothing of what lies in the other rooms',
          es: 'la copia del pequeño cajón de una sola sala, que nada tiene de lo que hay en las otras',
        },
        tell: {
          pt: 'Um só sistema e relatórios leves: uma réplica.',
          en: 'One system and light reports: a replica.',
          es: 'Un solo sistema e informes livianos: una réplica.',
        },
        source: page('learn/what-is-a-relational-database'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'sheets',
        text: {
          pt: 'Planilhas compartilhadas, uma por área',
          en: 'Shared spreadsheets, one per department',
          es: 'Hojas de cálculo compartidas, una por área',
        },
        uses: [],
        why: {
          pt: 'Planilhas compartilhadas são conhecidas por todos e não exigem projeto.',
          en: 'Shared spreadsheets are known to all and need no project.',
          es: 'Las hojas de cálculo compartidas las conocen todos y no exigen un proyecto.',
        },
        likeness: {
          pt: 'o pequeno armário de cada sala, sem tranca, em que cada um mede os alimentos a seu modo',
          en: 'the small cupboard in each room, without a lock, where everyone measures the food in his own way',
          es: 'el pequeño armario de cada sala, sin candado, donde cada uno mide los alimentos a su modo',
        },
        tell: {
          pt: 'Poucas linhas e poucas pessoas: uma planilha.',
          en: 'Few rows and few people: a spreadsheet.',
          es: 'Pocas filas y pocas personas: una hoja de cálculo.',
        },
        source: page('learn/what-is-data-governance'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'sql-reports',
        text: {
          pt: 'Analistas querem relatórios em SQL com os dados já prontos.',
          en: 'Analysts want reports in SQL on data that is ready to use.',
          es: 'Los analistas quieren informes en SQL con datos listos para usar.',
        },
        fits: ['warehouse', 'lakehouse', 'replica'],
        rulesOut: {
          lake: {
            pt: 'No data lake, os arquivos estão em bruto e precisam ser preparados.',
            en: 'In a data lake, the files are raw and have to be prepared.',
            es: 'En el data lake, los archivos están en bruto y hay que prepararlos.',
          },
          sheets: {
            pt: 'Em planilhas, o SQL dos analistas não serve.',
            en: 'In spreadsheets the analysts’ SQL is of no use.',
            es: 'En hojas de cálculo, el SQL de los analistas no sirve.',
          },
        },
      },
      {
        id: 'media',
        text: {
          pt: 'Também há fotos, áudios e documentos, que ninguém quer converter.',
          en: 'There are photos, audio and documents too, which nobody wants to convert.',
          es: 'También hay fotos, audios y documentos, que nadie quiere convertir.',
        },
        fits: ['lake', 'lakehouse'],
        rulesOut: {
          replica: {
            pt: 'Um banco de dados de vendas guarda tabelas, e não fotos e áudios.',
            en: 'A sales database holds tables, not photos and audio.',
            es: 'Una base de datos de ventas guarda tablas, no fotos ni audios.',
          },
          sheets: {
            pt: 'Planilhas guardam células, e não fotos e áudios em grande número.',
            en: 'Spreadsheets hold cells, not photos and audio in large numbers.',
            es: 'Las hojas de cálculo guardan celdas, no fotos ni audios en gran cantidad.',
          },
          warehouse: {
            pt: 'O data warehouse guarda tabelas, e não fotos e áudios como arquivos.',
            en: 'A data warehouse keeps tables rather than photos and audio as files.',
            es: 'El data warehouse guarda tablas, y no fotos y audios como archivos.',
          },
        },
      },
      {
        id: 'other-engines',
        text: {
          pt: 'Cientistas de dados leem os arquivos com o Spark, e esses arquivos devem ser a única cópia.',
          en: 'Data scientists read the files with Spark, and those files have to be the only copy.',
          es: 'Los científicos de datos leen los archivos con Spark, y esos archivos deben ser la única copia.',
        },
        fits: ['lake', 'lakehouse'],
        rulesOut: {
          replica: {
            pt: 'O Spark não lê arquivos de um banco de dados de vendas: seria preciso copiá-los.',
            en: 'Spark does not read files from a sales database: they would have to be copied.',
            es: 'Spark no lee archivos de una base de datos de ventas: habría que copiarlos.',
          },
          sheets: {
            pt: 'Das planilhas seria preciso exportar arquivos para o Spark.',
            en: 'From spreadsheets, files for Spark would have to be exported.',
            es: 'De las hojas de cálculo habría que exportar archivos para Spark.',
          },
          warehouse: {
            pt: 'No data warehouse, os dados passam às tabelas dele, fora desses arquivos.',
            en: 'In a data warehouse, the data moves into its own tables, outside those files.',
            es: 'En el data warehouse, los datos pasan a sus tablas, fuera de esos archivos.',
          },
        },
      },
      {
        id: 'many-systems',
        text: {
          pt: 'Os dados vêm de vinte sistemas diferentes.',
          en: 'The data comes from twenty different systems.',
          es: 'Los datos vienen de veinte sistemas distintos.',
        },
        fits: ['warehouse', 'lake', 'lakehouse', 'sheets'],
        rulesOut: {
          replica: {
            pt: 'A réplica traz um sistema, e não os vinte.',
            en: 'The replica brings one system, not all twenty.',
            es: 'La réplica trae un sistema, no los veinte.',
          },
        },
      },
      {
        id: 'terabytes',
        text: {
          pt: 'São 50 TB, um volume que cresce todo mês.',
          en: 'There are 50 TB, and more each month.',
          es: 'Son 50 TB, un volumen que crece cada mes.',
        },
        fits: ['warehouse', 'lake', 'lakehouse'],
        rulesOut: {
          sheets: {
            pt: 'Planilhas não comportam 50 TB.',
            en: 'Spreadsheets cannot hold 50 TB.',
            es: 'Las hojas de cálculo no admiten 50 TB.',
          },
          replica: {
            pt: 'Um banco de dados de vendas não foi feito para análises sobre 50 TB.',
            en: 'A sales database was not made for analysis over 50 TB.',
            es: 'Una base de datos de ventas no está hecha para análisis sobre 50 TB.',
          },
        },
      },
      {
        id: 'one-access',
        text: {
          pt: 'A governança exige permissões por coluna, as mesmas para todos os programas.',
          en: 'Governance requires permissions by column, the same for all programs.',
          es: 'La gobernanza exige permisos por columna, los mismos para todos los programas.',
        },
        fits: ['warehouse', 'lakehouse', 'replica'],
        rulesOut: {
          lake: {
            pt: 'Em arquivos brutos, sem uma camada de tabelas, as permissões são por arquivo ou pasta, e não por coluna.',
            en: 'In raw files, without a layer of tables, permissions go by file or folder, not by column.',
            es: 'En archivos en bruto, sin una capa de tablas, los permisos son por archivo o carpeta, no por columna.',
          },
          sheets: {
            pt: 'Em planilhas, cada área dá as suas próprias permissões.',
            en: 'In spreadsheets, each department grants its own permissions.',
            es: 'En las hojas de cálculo, cada área otorga sus propios permisos.',
          },
        },
      },
      {
        id: 'unknown-use',
        text: {
          pt: 'Ninguém sabe ainda que perguntas serão feitas, e o custo por gigabyte deve ser mínimo.',
          en: 'Nobody knows yet which questions will be asked, and the cost per gigabyte has to be minimal.',
          es: 'Nadie sabe aún qué preguntas se harán, y el costo por gigabyte debe ser mínimo.',
        },
        fits: ['lake', 'lakehouse'],
        rulesOut: {
          replica: {
            pt: 'Uma réplica só serve às perguntas sobre vendas e fica ligada o tempo todo.',
            en: 'A replica serves questions on sales alone and is on all the time.',
            es: 'Una réplica solo sirve para preguntas sobre ventas y está encendida todo el tiempo.',
          },
          sheets: {
            pt: 'Planilhas pedem que se decidam antes as colunas.',
            en: 'Spreadsheets need the columns to be settled first.',
            es: 'Las hojas de cálculo piden decidir antes las columnas.',
          },
          warehouse: {
            pt: 'O data warehouse pede que se definam antes as tabelas.',
            en: 'A data warehouse needs its tables to be defined first.',
            es: 'El data warehouse pide definir antes las tablas.',
          },
        },
      },
      {
        id: 'simple',
        text: {
          pt: 'Duas pessoas cuidam dos dados e não têm tempo de adotar tabelas abertas, como Apache Iceberg.',
          en: 'Two people look after the data and have no time to adopt open tables, such as Apache Iceberg.',
          es: 'Dos personas cuidan los datos y no tienen tiempo de adoptar tablas abiertas, como Apache Iceberg.',
        },
        fits: ['warehouse', 'replica', 'lake', 'sheets'],
        rulesOut: {
          lakehouse: {
            pt: 'O lakehouse guarda as tabelas em um formato aberto, como o Apache Iceberg.',
            en: 'A lakehouse keeps its tables in an open format, such as Apache Iceberg.',
            es: 'El lakehouse guarda las tablas en un formato abierto, como Apache Iceberg.',
          },
        },
      },
      {
        id: 'same-numbers',
        text: {
          pt: 'Hoje cada área prepara os dados a seu modo, e a direção quer tabelas com uma só versão de cada número.',
          en: 'Each department now prepares data in its own way, and management wants tables with a single version of each figure.',
          es: 'Hoy cada área prepara los datos a su manera, y la dirección quiere tablas con una sola versión de cada cifra.',
        },
        fits: ['warehouse', 'lakehouse', 'replica'],
        rulesOut: {
          sheets: {
            pt: 'Com uma planilha por área, cada uma continua com o seu número.',
            en: 'With one spreadsheet per department, each keeps its own figure.',
            es: 'Con una hoja de cálculo por área, cada una sigue con su cifra.',
          },
          lake: {
            pt: 'O data lake guarda os arquivos como chegaram, sem tabelas com uma só versão de cada número.',
            en: 'A data lake keeps the files as they arrived, without tables that hold a single version of each figure.',
            es: 'El data lake guarda los archivos como llegaron, sin tablas con una sola versión de cada cifra.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde os dados devem ser reunidos?',
      en: 'Where should the data be gathered?',
      es: '¿Dónde deben reunirse los datos?',
    },
  },
  {
    id: 'ask-the-data',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'warehouse-bi' } },
    scene: {
      pt: 'Pense nos números como os horários de uma estação de trem, nas filiais como plataformas e em quem decide como passageiros.',
      en: 'Think of the figures as train times at a station, of the branches as platforms and of the managers as passengers.',
      es: 'Piensa en las cifras como los horarios de una estación de tren, en las sucursales como andenes y en los gerentes como pasajeros.',
    },
    situations: [
      {
        id: 'hotels',
        text: {
          pt: 'Uma rede de hotéis tem no BigQuery as suas reservas e quer que os gerentes as usem.',
          en: 'A hotel chain has its bookings in BigQuery and wants its managers to use them.',
          es: 'Una cadena de hoteles tiene sus reservas en BigQuery y quiere que los gerentes las usen.',
        },
      },
      {
        id: 'gyms',
        text: {
          pt: 'Uma rede de academias tem no BigQuery a frequência dos alunos e quer que as unidades a usem.',
          en: 'A gym chain has attendance figures in BigQuery and wants its branches to use them.',
          es: 'Una cadena de gimnasios tiene en BigQuery la asistencia de los socios y quiere que las sedes la usen.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma transportadora tem no BigQuery os custos de cada viagem e quer que os chefes de frota os usem.',
          en: 'A trucking company has the cost of each trip in BigQuery and wants its fleet managers to use it.',
          es: 'Un transportista tiene en BigQuery el costo de cada viaje y quiere que los jefes de flota lo usen.',
        },
      },
    ],
    candidates: [
      {
        id: 'looker',
        text: {
          pt: 'Painéis do Looker, com métricas definidas uma vez',
          en: 'Looker dashboards, with metrics defined once',
          es: 'Paneles de Looker, con métricas definidas una vez',
        },
        uses: ['Looker'],
        why: {
          pt: 'O Looker define e revisa cada métrica uma vez e mostra a todos, a qualquer hora, o mesmo painel com dados atuais.',
          en: 'Looker defines and reviews each metric once and shows everybody, at any hour, the same dashboard with current data.',
          es: 'Looker define y revisa cada métrica una vez y muestra a todos, a cualquier hora, el mismo tablero con datos actuales.',
        },
        likeness: {
          pt: 'o grande painel da estação, revisado por um só escritório, com taxa anual e sem nada para refazer',
          en: 'the station’s great board, checked by one office, with a yearly fee and nothing on it to rework',
          es: 'el gran tablero de la estación, revisado por una sola oficina, con tarifa anual y nada que rehacer',
        },
        tell: {
          pt: 'Ninguém com tempo para montar painéis: métricas já definidas no Looker ou perguntas à IA. Resposta na hora, também à noite: uma ferramenta ligada aos dados, sem esperar por ninguém. Gráficos prontos para centenas de leitores: painéis de BI. Métricas governadas e incorporadas: o Looker. Cálculo que alguém revisou antes: métricas do Looker. O mesmo significado em todas as unidades: o Looker. Decisões diárias que dependem dos números da véspera: uma ferramenta que consulta os dados atuais, e não um relatório semanal.',
          en: 'Nobody with time to build dashboards: metrics already defined in Looker or questions to AI. An answer right away, at night too: a tool connected to the data, without waiting for anyone. Finished charts for hundreds of readers: BI dashboards. Governed, embedded metrics: Looker. A calculation that somebody reviewed first: metrics in Looker. The same meaning in all branches: Looker. Daily decisions that depend on the figures of the day before: a tool that queries current data rather than a weekly report.',
          es: 'Nadie con tiempo para armar paneles: métricas ya definidas en Looker o preguntas a la IA. Respuesta al momento, también de noche: una herramienta conectada a los datos, sin esperar a nadie. Gráficos listos para cientos de lectores: paneles de BI. Métricas gobernadas e integradas: Looker. Cálculo que alguien revisó antes: métricas de Looker. El mismo significado en todas las sedes: Looker. Decisiones diarias que dependen de las cifras del día anterior: una herramienta que consulta los datos actuales, y no un informe semanal.',
        },
        source: page('looker/docs/intro'),
        popularity: 4,
      },
      {
        id: 'studio',
        text: {
          pt: 'Painéis do Data Studio, feitos livremente nas unidades',
          en: 'Data Studio dashboards, made freely in each branch',
          es: 'Paneles de Data Studio, hechos libremente en cada sede',
        },
        uses: ['Data Studio'],
        why: {
          pt: 'O Data Studio (antes Looker Studio) deixa cada unidade montar gráficos no navegador, que consultam dados atuais a qualquer hora, sem custo de licença e sem programar.',
          en: 'Data Studio (formerly Looker Studio) lets each branch build charts in the browser, which query current data at any hour, without license cost or programming.',
          es: 'Data Studio (antes Looker Studio) permite a cada sede armar gráficos en el navegador, que consultan datos actuales a toda hora, sin costo de licencia y sin programar.',
        },
        likeness: {
          pt: 'a lousa grátis de cada plataforma, em que o pessoal dali desenha os gráficos a seu modo',
          en: 'the free blackboard on each platform, where the staff there draw charts in their own way',
          es: 'la pizarra gratis de cada andén, en que el personal de allí dibuja los gráficos a su modo',
        },
        tell: {
          pt: 'Resposta na hora, também à noite: uma ferramenta ligada aos dados, sem esperar por ninguém. Gráficos prontos para centenas de leitores: painéis de BI. Nenhuma verba para licenças de BI: Data Studio ou planilhas conectadas. Painéis simples e sem licença: o Data Studio. Decisões diárias que dependem dos números da véspera: uma ferramenta que consulta os dados atuais, e não um relatório semanal.',
          en: 'An answer right away, at night too: a tool connected to the data, without waiting for anyone. Finished charts for hundreds of readers: BI dashboards. No money for BI licenses: Data Studio or Connected Sheets. Simple dashboards without a license: Data Studio. Daily decisions that depend on the figures of the day before: a tool that queries current data rather than a weekly report.',
          es: 'Respuesta al momento, también de noche: una herramienta conectada a los datos, sin esperar a nadie. Gráficos listos para cientos de lectores: paneles de BI. Ningún presupuesto para licencias de BI: Data Studio u hojas conectadas. Paneles sencillos y sin licencia: Data Studio. Decisiones diarias que dependen de las cifras del día anterior: una herramienta que consulta los datos actuales, y no un informe semanal.',
        },
        source: page('looker/docs/studio'),
        popularity: 5,
      },
      {
        id: 'sheets',
        text: {
          pt: 'Connected Sheets, com fórmulas e tabelas dinâmicas',
          en: 'Connected Sheets, with formulas and pivot tables',
          es: 'Connected Sheets, con fórmulas y tablas dinámicas',
        },
        uses: ['Connected Sheets'],
        why: {
          pt: 'Nas planilhas conectadas, as pessoas usam fórmulas e tabelas dinâmicas sobre bilhões de linhas atuais, a qualquer hora e sem licença de BI.',
          en: 'In Connected Sheets, people use formulas and pivot tables on billions of current rows, at any hour and without a BI license.',
          es: 'En las hojas conectadas, las personas usan fórmulas y tablas dinámicas sobre miles de millones de filas actuales, a toda hora y sin licencia de BI.',
        },
        likeness: {
          pt: 'o livro de contas aberto em cada plataforma, em que cada um refaz as contas linha por linha',
          en: 'the open account book on each platform, in which everyone redoes the sums line by line',
          es: 'el libro de cuentas abierto en cada andén, en que cada uno rehace las cuentas línea por línea',
        },
        tell: {
          pt: 'Resposta na hora, também à noite: uma ferramenta ligada aos dados, sem esperar por ninguém. Nenhuma verba para licenças de BI: Data Studio ou planilhas conectadas. Fórmulas e tabelas dinâmicas sobre dados grandes: planilhas conectadas. Números recalculados com hipóteses próprias: planilhas conectadas. Decisões diárias que dependem dos números da véspera: uma ferramenta que consulta os dados atuais, e não um relatório semanal.',
          en: 'An answer right away, at night too: a tool connected to the data, without waiting for anyone. No money for BI licenses: Data Studio or Connected Sheets. Formulas and pivot tables over big data: Connected Sheets. Figures to recalculate under hypotheses of one’s own: Connected Sheets. Daily decisions that depend on the figures of the day before: a tool that queries current data rather than a weekly report.',
          es: 'Respuesta al momento, también de noche: una herramienta conectada a los datos, sin esperar a nadie. Ningún presupuesto para licencias de BI: Data Studio u hojas conectadas. Fórmulas y tablas dinámicas sobre datos grandes: hojas conectadas. Cifras que recalcular con hipótesis propias: hojas conectadas. Decisiones diarias que dependen de las cifras del día anterior: una herramienta que consulta los datos actuales, y no un informe semanal.',
        },
        source: page('bigquery/docs/connected-sheets'),
        popularity: 4,
      },
      {
        id: 'chat',
        text: {
          pt: 'Perguntas em linguagem natural, com IA generativa',
          en: 'Questions in plain language, with generative AI',
          es: 'Preguntas en lenguaje natural, con IA generativa',
        },
        uses: [],
        why: {
          pt: 'Com a análise conversacional, quem decide pergunta com as suas palavras, e a IA escreve na hora a consulta aos dados atuais, sem painéis nem fórmulas a montar.',
          en: 'With conversational analytics, those who decide ask in their own words, and AI at once writes the query on current data, without dashboards or formulas to build.',
          es: 'Con el análisis conversacional, quien decide pregunta con sus palabras, y la IA escribe al instante la consulta a los datos actuales, sin paneles ni fórmulas que armar.',
        },
        likeness: {
          pt: 'o atendente que responde na hora qualquer pergunta falada, de um em um, com contas que ninguém revisou',
          en: 'the attendant who answers any spoken question at once, one by one, with sums that nobody reviewed',
          es: 'el empleado que responde al momento cualquier pregunta hablada, una a una, con cuentas que nadie revisó',
        },
        tell: {
          pt: 'Ninguém com tempo para montar painéis: métricas já definidas no Looker ou perguntas à IA. Resposta na hora, também à noite: uma ferramenta ligada aos dados, sem esperar por ninguém. Perguntas que ninguém previu, sem SQL: a análise conversacional. Dúvidas que mudam todo dia, com as suas palavras: a análise conversacional. Decisões diárias que dependem dos números da véspera: uma ferramenta que consulta os dados atuais, e não um relatório semanal.',
          en: 'Nobody with time to build dashboards: metrics already defined in Looker or questions to AI. An answer right away, at night too: a tool connected to the data, without waiting for anyone. Questions nobody foresaw, without SQL: conversational analytics. What changes every day, in people’s own words: conversational analytics. Daily decisions that depend on the figures of the day before: a tool that queries current data rather than a weekly report.',
          es: 'Nadie con tiempo para armar paneles: métricas ya definidas en Looker o preguntas a la IA. Respuesta al momento, también de noche: una herramienta conectada a los datos, sin esperar a nadie. Preguntas que nadie previó, sin SQL: el análisis conversacional. Dudas que cambian cada día, con sus palabras: el análisis conversacional. Decisiones diarias que dependen de las cifras del día anterior: una herramienta que consulta los datos actuales, y no un informe semanal.',
        },
        source: page('gemini/docs/conversational-analytics-api/overview'),
        popularity: 3,
      },
      {
        id: 'pdf',
        text: {
          pt: 'Os painéis em PDF, enviados toda segunda-feira',
          en: 'Dashboards in PDF, sent every Monday',
          es: 'Los paneles en PDF, enviados cada lunes',
        },
        uses: [],
        why: {
          pt: 'O PDF chega por e-mail e não pede nenhum aprendizado.',
          en: 'The PDF arrives by email and asks nobody to learn anything.',
          es: 'El PDF llega por correo y no exige aprender nada.',
        },
        likeness: {
          pt: 'o quadro impresso pregado na porta toda segunda-feira, que nada diz sobre os trens de ontem',
          en: 'the printed sheet pinned to the door every Monday, which says nothing about yesterday’s trains',
          es: 'la hoja impresa clavada en la puerta cada lunes, que nada dice de los trenes de ayer',
        },
        tell: {
          pt: 'Números fixos, uma vez por semana: um PDF.',
          en: 'Fixed figures once a week: a PDF.',
          es: 'Cifras fijas, una vez por semana: un PDF.',
        },
        source: page('learn/what-is-business-intelligence'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'analyst',
        text: {
          pt: 'Um analista, que responde a cada pedido',
          en: 'An analyst, who answers each request',
          es: 'Un analista, que responde cada pedido',
        },
        uses: [],
        why: {
          pt: 'O analista entende a pergunta e explica o número.',
          en: 'An analyst understands the question and explains the figure.',
          es: 'El analista entiende la pregunta y explica la cifra.',
        },
        likeness: {
          pt: 'o chefe da estação, que explica bem qualquer número a uma pessoa por vez, em horário de expediente',
          en: 'the station master, who explains any figure well to one person at a time, during office hours',
          es: 'el jefe de estación, que explica bien cualquier cifra a una persona a la vez, en horario de oficina',
        },
        tell: {
          pt: 'Perguntas raras e complexas: um analista.',
          en: 'Rare, complex questions: an analyst.',
          es: 'Preguntas raras y complejas: un analista.',
        },
        source: page('learn/what-is-business-intelligence'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'same-metric',
        text: {
          pt: '‘Cliente ativo’ deve significar o mesmo em todas as unidades.',
          en: '‘Active customer’ has to mean the same in all branches.',
          es: '‘Cliente activo’ debe significar lo mismo en todas las sedes.',
        },
        fits: ['looker', 'pdf', 'analyst'],
        rulesOut: {
          studio: {
            pt: 'No Data Studio (antes Looker Studio), cada unidade faria os seus próprios cálculos.',
            en: 'In Data Studio (formerly Looker Studio), each branch would make its own calculations.',
            es: 'En Data Studio (antes Looker Studio), cada sede haría sus propios cálculos.',
          },
          sheets: {
            pt: 'Em planilhas, cada pessoa escreve as suas fórmulas.',
            en: 'In spreadsheets, each person writes formulas of their own.',
            es: 'En hojas de cálculo, cada persona escribe sus fórmulas.',
          },
        },
        situations: ['hotels', 'gyms'],
      },
      {
        id: 'own-words',
        text: {
          pt: 'As dúvidas mudam todo dia, e cada um quer escrevê-las com as suas palavras.',
          en: 'What people want to know changes every day, and they want to ask it in their own words.',
          es: 'Las dudas cambian cada día, y cada uno quiere escribirlas con sus palabras.',
        },
        fits: ['chat', 'analyst'],
        rulesOut: {
          pdf: {
            pt: 'O PDF responde sempre às mesmas perguntas.',
            en: 'The PDF answers the same questions each time.',
            es: 'El PDF responde cada vez las mismas preguntas.',
          },
          studio: {
            pt: 'Um painel do Data Studio (antes Looker Studio) mostra os gráficos que alguém montou antes.',
            en: 'A Data Studio (formerly Looker Studio) dashboard shows the charts that somebody built beforehand.',
            es: 'Un panel de Data Studio (antes Looker Studio) muestra los gráficos que alguien armó antes.',
          },
          sheets: {
            pt: 'Com fórmulas e tabelas dinâmicas, a pergunta não se faz em palavras.',
            en: 'With formulas and pivot tables, the question is not asked in words.',
            es: 'Con fórmulas y tablas dinámicas, la pregunta no se hace con palabras.',
          },
        },
      },
      {
        id: 'at-once',
        text: {
          pt: 'Quem decide precisa da resposta na hora, também à noite.',
          en: 'Those who decide need the answer right away, at night too.',
          es: 'Quien decide necesita la respuesta al momento, también de noche.',
        },
        fits: ['looker', 'studio', 'sheets', 'chat'],
        rulesOut: {
          pdf: {
            pt: 'O PDF espera pela segunda-feira.',
            en: 'The PDF waits for Monday.',
            es: 'El PDF espera hasta el lunes.',
          },
          analyst: {
            pt: 'O analista responde quando chega a vez do pedido.',
            en: 'The analyst answers when the request’s turn comes.',
            es: 'El analista responde cuando llega el turno del pedido.',
          },
        },
      },
      {
        id: 'no-licence',
        text: {
          pt: 'Não há verba para licenças de uma plataforma de BI.',
          en: 'There is no money for licenses of a BI platform.',
          es: 'No hay presupuesto para licencias de una plataforma de BI.',
        },
        fits: ['studio', 'sheets', 'pdf', 'analyst'],
        rulesOut: {
          looker: {
            pt: 'O Looker é uma plataforma de BI com licença paga.',
            en: 'Looker is a BI platform with a paid license.',
            es: 'Looker es una plataforma de BI con licencia paga.',
          },
        },
      },
      {
        id: 'charts',
        text: {
          pt: 'Centenas de leitores só querem abrir gráficos prontos, sem perguntar nem calcular nada.',
          en: 'Hundreds of readers just want to open finished charts, with nothing to ask or work out.',
          es: 'Cientos de lectores solo quieren abrir gráficos listos, sin preguntar ni calcular nada.',
        },
        fits: ['looker', 'studio', 'pdf'],
        rulesOut: {
          chat: {
            pt: 'Na análise conversacional, não há gráfico pronto antes que alguém pergunte.',
            en: 'In conversational analytics, there is no finished chart until somebody asks.',
            es: 'En el análisis conversacional, no hay gráfico listo hasta que alguien pregunta.',
          },
          sheets: {
            pt: 'Uma planilha mostra células e fórmulas, e não gráficos prontos para centenas.',
            en: 'A spreadsheet shows cells and formulas rather than finished charts for hundreds.',
            es: 'Una hoja de cálculo muestra celdas y fórmulas, y no gráficos listos para cientos.',
          },
          analyst: {
            pt: 'O analista responde a um pedido por vez, sem preparar gráficos para centenas.',
            en: 'The analyst answers one request at a time, without preparing charts for hundreds.',
            es: 'El analista responde un pedido a la vez, sin preparar gráficos para cientos.',
          },
        },
      },
      {
        id: 'certain',
        text: {
          pt: 'A auditoria só aceita números cujo cálculo alguém revisou antes.',
          en: 'Auditors accept only figures whose calculation somebody reviewed first.',
          es: 'La auditoría solo acepta cifras cuyo cálculo alguien revisó antes.',
        },
        fits: ['looker', 'pdf', 'analyst'],
        rulesOut: {
          chat: {
            pt: 'Na análise conversacional, a IA escreve cada consulta na hora, sem revisão.',
            en: 'In conversational analytics, AI writes each query on the spot, without review.',
            es: 'En el análisis conversacional, la IA escribe cada consulta al momento, sin revisión.',
          },
          sheets: {
            pt: 'Nas planilhas, cada um escreve as suas fórmulas, sem que alguém as revise antes.',
            en: 'In spreadsheets, people write formulas of their own, which nobody reviews first.',
            es: 'En las hojas de cálculo, cada uno escribe sus fórmulas, sin que nadie las revise antes.',
          },
          studio: {
            pt: 'No Data Studio (antes Looker Studio), cada unidade criaria cálculos que ninguém revisa antes.',
            en: 'In Data Studio (formerly Looker Studio), each branch would create calculations that nobody reviews first.',
            es: 'En Data Studio (antes Looker Studio), cada sede crearía cálculos que nadie revisa antes.',
          },
        },
      },
      {
        id: 'today',
        text: {
          pt: 'As decisões são diárias e dependem dos números da véspera.',
          en: 'Decisions are daily and depend on the figures of the day before.',
          es: 'Las decisiones son diarias y dependen de las cifras del día anterior.',
        },
        fits: ['looker', 'studio', 'sheets', 'chat', 'analyst'],
        rulesOut: {
          pdf: {
            pt: 'Um PDF semanal está até sete dias atrasado.',
            en: 'A weekly PDF is up to seven days late.',
            es: 'Un PDF semanal está hasta siete días atrasado.',
          },
        },
      },
      {
        id: 'no-builders',
        text: {
          pt: 'Ninguém nas unidades tem tempo de montar painéis ou fórmulas.',
          en: 'Nobody in the branches has time to build dashboards or formulas.',
          es: 'Nadie en las sedes tiene tiempo de armar paneles o fórmulas.',
        },
        fits: ['looker', 'chat', 'pdf', 'analyst'],
        rulesOut: {
          studio: {
            pt: 'Os painéis do Data Studio (antes Looker Studio) seriam montados nas unidades, que não têm tempo.',
            en: 'Data Studio (formerly Looker Studio) dashboards would be built in the branches, which have no time.',
            es: 'Los paneles de Data Studio (antes Looker Studio) se armarían en las sedes, que no tienen tiempo.',
          },
          sheets: {
            pt: 'Nas planilhas, quem decide monta as suas fórmulas.',
            en: 'In spreadsheets, those who decide build their formulas.',
            es: 'En las hojas de cálculo, quien decide arma sus fórmulas.',
          },
        },
      },
      {
        id: 'formulas',
        notWith: ['own-words', 'certain'],
        text: {
          pt: 'Os gerentes querem recalcular os números célula a célula, segundo as suas próprias hipóteses.',
          en: 'Managers want to recalculate the figures cell by cell, under hypotheses of their own.',
          es: 'Los gerentes quieren recalcular las cifras celda por celda, según sus propias hipótesis.',
        },
        fits: ['sheets', 'analyst'],
        rulesOut: {
          looker: {
            pt: 'Um painel do Looker mostra métricas já definidas, e não células para recalcular.',
            en: 'A Looker dashboard shows metrics already defined, not cells to recalculate.',
            es: 'Un panel de Looker muestra métricas ya definidas, no celdas para recalcular.',
          },
          pdf: {
            pt: 'Em um PDF não há células que se possam recalcular.',
            en: 'In a PDF there are no cells to recalculate.',
            es: 'En un PDF no hay celdas que se puedan recalcular.',
          },
          studio: {
            pt: 'Um painel do Data Studio (antes Looker Studio) mostra gráficos, e não células para recalcular.',
            en: 'A Data Studio (formerly Looker Studio) dashboard shows charts, not cells to recalculate.',
            es: 'Un panel de Data Studio (antes Looker Studio) muestra gráficos, no celdas para recalcular.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os números devem chegar a quem decide?',
      en: 'How should the figures reach the decision makers?',
      es: '¿Cómo deben llegar las cifras a quienes deciden?',
    },
  },
];
