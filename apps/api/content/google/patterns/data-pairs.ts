import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const dataPairs: readonly Pattern[] = [
  pairsOf({
    id: 'files-and-records',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'databases' } },
    scene: {
      pt: 'Pense nas imagens como malas num guarda-volumes, e nos registros como as anotações sobre elas em livros ou fichas.',
      en: 'Think of the images as bags left in storage, and of the records as the notes about them in ledgers or cards.',
      es: 'Piensa en las imágenes como maletas en una consigna, y en los registros como las anotaciones sobre ellas en libros o fichas.',
    },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora cria um aplicativo de sinistros e deve guardar as fotos e os registros.',
          en: 'An insurer is building a claims app and must store the photos and the records.',
          es: 'Una aseguradora crea una aplicación de siniestros y debe guardar las fotos y los registros.',
        },
      },
      {
        id: 'inspector',
        text: {
          pt: 'Uma empresa de energia deve guardar as fotos e os registros de vistoria de seus postes.',
          en: 'A power company must store the photos and records of its pole inspections.',
          es: 'Una empresa de energía debe guardar las fotos y los registros de inspección de sus postes.',
        },
      },
      {
        id: 'estate',
        text: {
          pt: 'Uma imobiliária deve guardar as fotos dos imóveis e os dados dos contratos.',
          en: 'A real estate agency must store property photos and contract data.',
          es: 'Una inmobiliaria debe guardar las fotos de los inmuebles y los datos de los contratos.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu deve guardar as fotos de seu acervo e a ficha de cada peça.',
          en: 'A museum must store photos of its collection and a record of each item.',
          es: 'Un museo debe guardar las fotos de su colección y la ficha de cada pieza.',
        },
      },
      {
        id: 'vets',
        text: {
          pt: 'Uma rede de clínicas veterinárias deve guardar imagens de exames e registros dos animais.',
          en: 'A veterinary network must store scan images and animal records.',
          es: 'Una red de clínicas veterinarias debe guardar imágenes de estudios y registros de animales.',
        },
      },
    ],
    first: [
      {
        id: 'region',
        text: { pt: 'Cloud Storage em São Paulo', en: 'Cloud Storage in São Paulo', es: 'Cloud Storage en São Paulo' },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Um bucket do Cloud Storage em uma região guarda objetos só nela, entrega-os por HTTPS e cobra pelo espaço usado.',
          en: 'A Cloud Storage bucket in one region keeps objects only there, serves them over HTTPS and charges for the space used.',
          es: 'Un bucket de Cloud Storage en una región guarda objetos solo en ella, los entrega por HTTPS y cobra por el espacio usado.',
        },
        likeness: {
          pt: 'o guarda-volumes de uma só cidade que cobra por mala',
          en: 'the storage hall of one city that charges by bag',
          es: 'la consigna de una sola ciudad que cobra por maleta',
        },
        tell: {
          pt: 'Objetos que não podem sair de uma região: um bucket regional. Imagens que ficam no Brasil: um bucket regional. Imagens no navegador, por HTTPS: o Cloud Storage. Nenhum espaço reservado para imagens que ainda não existem: o Cloud Storage.',
          en: 'Objects that may not leave one region: a regional bucket. Images that stay in Brazil: a regional bucket. Images in the browser, over HTTPS: Cloud Storage. No space reserved for images that do not exist yet: Cloud Storage.',
          es: 'Objetos que no pueden salir de una región: un bucket regional. Imágenes que quedan en Brasil: un bucket regional. Imágenes en el navegador, por HTTPS: Cloud Storage. Ningún espacio reservado para imágenes que aún no existen: Cloud Storage.',
        },
        source: page('storage/docs/locations'),
        popularity: 5,
      },
      {
        id: 'multi',
        rightWith: ['images-survive'],
        text: {
          pt: 'Cloud Storage multirregional dos EUA',
          en: 'Cloud Storage in the US multi-region',
          es: 'Cloud Storage multirregional de EE. UU.',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Um bucket multirregional do Cloud Storage guarda cópias em data centers separados por muitos quilômetros e resiste à perda de uma região.',
          en: 'A multi-region Cloud Storage bucket keeps copies in data centers far apart and withstands the loss of a region.',
          es: 'Un bucket multirregional de Cloud Storage guarda copias en centros de datos muy distantes y resiste la pérdida de una región.',
        },
        likeness: {
          pt: 'os guarda-volumes gêmeos em várias cidades estrangeiras',
          en: 'the twin storage halls in several foreign cities',
          es: 'las consignas gemelas en varias ciudades extranjeras',
        },
        tell: {
          pt: 'Objetos disponíveis mesmo sem uma região: um bucket multirregional. Imagens mesmo que uma região pare: um bucket multirregional.',
          en: 'Objects available even without one region: a multi-region bucket. Images even if a region stops: a multi-region bucket.',
          es: 'Objetos disponibles aunque falte una región: un bucket multirregional. Imágenes aunque se detenga una región: un bucket multirregional.',
        },
        source: page('storage/docs/locations'),
        popularity: 4,
      },
      {
        id: 'share',
        text: { pt: 'Filestore em São Paulo', en: 'Filestore in São Paulo', es: 'Filestore en São Paulo' },
        uses: ['Filestore'],
        why: {
          pt: 'O Filestore é um compartilhamento de arquivos NFS gerenciado, que máquinas montam como pasta.',
          en: 'Filestore is a managed NFS file share that machines mount as a folder.',
          es: 'Filestore es un recurso compartido NFS administrado, que las máquinas montan como carpeta.',
        },
        likeness: {
          pt: 'o armário só de funcionários alugado inteiro numa cidade',
          en: 'the staff-only closet rented whole in a single city',
          es: 'el armario solo para empleados alquilado entero en una ciudad',
        },
        tell: {
          pt: 'Imagens em uma pasta NFS: o Filestore.',
          en: 'Images in an NFS folder: Filestore.',
          es: 'Imágenes en una carpeta NFS: Filestore.',
        },
        source: page('filestore/docs/overview'),
        popularity: 3,
        rightWith: ['folders'],
      },
    ],
    second: [
      {
        id: 'sql',
        text: { pt: 'Cloud SQL em duas zonas', en: 'Cloud SQL in two zones', es: 'Cloud SQL en dos zonas' },
        uses: ['Cloud SQL'],
        why: {
          pt: 'O Cloud SQL administra um banco relacional comum, como MySQL ou PostgreSQL, com o SQL de sempre e custo mínimo baixo.',
          en: 'Cloud SQL manages an ordinary relational database, such as MySQL or PostgreSQL, with its usual SQL and a low minimum cost.',
          es: 'Cloud SQL administra una base relacional común, como MySQL o PostgreSQL, con el SQL de siempre y un costo mínimo bajo.',
        },
        likeness: {
          pt: 'os livros de sempre num balcão de uma só cidade',
          en: 'the usual ledgers at a desk in a single city',
          es: 'los libros de siempre en un mostrador de una sola ciudad',
        },
        tell: {
          pt: 'Banco relacional comum em uma região: o Cloud SQL. Tabelas de registros cruzadas com SQL: o Cloud SQL. Poucos registros e custo mínimo baixo: Cloud SQL ou Firestore, e não o Spanner. Consultas de MySQL que ninguém quer reescrever: o Cloud SQL.',
          en: 'An ordinary relational database in one region: Cloud SQL. Tables of records to join with SQL: Cloud SQL. Few records and a low minimum cost: Cloud SQL or Firestore rather than Spanner. MySQL queries that nobody wants to rewrite: Cloud SQL.',
          es: 'Base relacional común en una región: Cloud SQL. Tablas de registros que se cruzan con SQL: Cloud SQL. Pocos registros y costo mínimo bajo: Cloud SQL o Firestore, y no Spanner. Consultas de MySQL que nadie quiere reescribir: Cloud SQL.',
        },
        source: page('sql/docs/introduction'),
        popularity: 5,
      },
      {
        id: 'documents',
        text: { pt: 'Firestore em uma região', en: 'Firestore in one region', es: 'Firestore en una región' },
        uses: ['Firestore'],
        why: {
          pt: 'O Firestore guarda documentos, também no celular sem sinal, sincroniza-os depois e cobra por operação, sem servidores.',
          en: 'Firestore stores documents, on phones without a signal too, synchronizes them later and charges by operation, without servers.',
          es: 'Firestore guarda documentos, también en el celular sin señal, los sincroniza después y cobra por operación, sin servidores.',
        },
        likeness: {
          pt: 'as fichas de bolso difíceis de cruzar guardadas numa só cidade',
          en: 'the hard-to-match pocket cards kept in a single city',
          es: 'las fichas de bolsillo difíciles de cruzar en una sola ciudad',
        },
        tell: {
          pt: 'Documentos que o app usa sem conexão: o Firestore. Registros no celular sem sinal: o Firestore. Poucos registros e custo mínimo baixo: Cloud SQL ou Firestore, e não o Spanner.',
          en: 'Documents that the app uses offline: Firestore. Records on the phone without a signal: Firestore. Few records and a low minimum cost: Cloud SQL or Firestore rather than Spanner.',
          es: 'Documentos que la app usa sin conexión: Firestore. Registros en el celular sin señal: Firestore. Pocos registros y costo mínimo bajo: Cloud SQL o Firestore, y no Spanner.',
        },
        source: page('firestore/docs/overview'),
        popularity: 4,
      },
      {
        id: 'world',
        rightWith: ['records-survive'],
        text: { pt: 'Spanner em várias regiões', en: 'Spanner in several regions', es: 'Spanner en varias regiones' },
        uses: ['Spanner'],
        why: {
          pt: 'O Spanner une SQL e transações à consistência forte em várias regiões e continua a gravar se uma para.',
          en: 'Spanner combines SQL and transactions with strong consistency over several regions and goes on writing if one stops.',
          es: 'Spanner une SQL y transacciones con consistencia fuerte en varias regiones y sigue escribiendo si una se detiene.',
        },
        likeness: {
          pt: 'os livros de outro padrão em balcões caros de várias cidades',
          en: 'the ledgers of another format at costly desks in several cities',
          es: 'los libros de otro formato en mostradores caros de varias ciudades',
        },
        tell: {
          pt: 'Relacional e no ar mesmo sem uma região: o Spanner. Gravação de registros mesmo que uma região pare: o Spanner.',
          en: 'Relational and up even without one region: Spanner. Records written even if a region stops: Spanner.',
          es: 'Relacional y en línea aunque falte una región: Spanner. Escritura de registros aunque se detenga una región: Spanner.',
        },
        source: page('spanner/docs/overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'served',
        text: {
          pt: 'Os usuários vão abrir milhões de imagens no navegador, por HTTPS.',
          en: 'Users will open millions of images in the browser, over HTTPS.',
          es: 'Los usuarios abrirán millones de imágenes en el navegador, por HTTPS.',
        },
        rulesOut: {
          share: {
            pt: 'O Filestore é montado por NFS dentro da rede privada e não entrega arquivos por HTTPS.',
            en: 'Filestore is mounted over NFS inside the private network and does not serve files over HTTPS.',
            es: 'Filestore se monta por NFS dentro de la red privada y no entrega archivos por HTTPS.',
          },
        },
      },
      {
        id: 'residency',
        text: {
          pt: 'A lei exige que as imagens fiquem no Brasil.',
          en: 'The law requires the images to stay in Brazil.',
          es: 'La ley exige que las imágenes queden en Brasil.',
        },
        rulesOut: {
          multi: {
            pt: 'O bucket multirregional dos EUA guarda os objetos fora do Brasil.',
            en: 'The US multi-region bucket keeps objects outside Brazil.',
            es: 'El bucket multirregional de EE. UU. guarda los objetos fuera de Brasil.',
          },
        },
      },
      {
        id: 'folders',
        text: {
          pt: 'Um programa já em uso abre as imagens em uma pasta NFS.',
          en: 'A program already in use opens the images in an NFS folder.',
          es: 'Un programa ya en uso abre las imágenes en una carpeta NFS.',
        },
        rulesOut: {
          region: {
            pt: 'Um bucket do Cloud Storage guarda objetos e não oferece NFS.',
            en: 'A Cloud Storage bucket keeps objects and does not offer NFS.',
            es: 'Un bucket de Cloud Storage guarda objetos y no ofrece NFS.',
          },
          multi: {
            pt: 'Um bucket multirregional guarda objetos e não oferece NFS.',
            en: 'A multi-region bucket keeps objects and does not offer NFS.',
            es: 'Un bucket multirregional guarda objetos y no ofrece NFS.',
          },
        },
      },
      {
        id: 'images-survive',
        text: {
          pt: 'Os usuários precisam das imagens mesmo que uma região pare.',
          en: 'Users need the images even if a region stops.',
          es: 'Los usuarios necesitan las imágenes aunque se detenga una región.',
        },
        rulesOut: {
          region: {
            pt: 'Um bucket em São Paulo fica sem acesso se essa região parar.',
            en: 'A bucket in São Paulo cannot be reached if that region stops.',
            es: 'Un bucket en São Paulo queda sin acceso si esa región se detiene.',
          },
          share: {
            pt: 'O Filestore fica em uma região e para com ela.',
            en: 'Filestore stays in one region and stops with it.',
            es: 'Filestore queda en una región y se detiene con ella.',
          },
        },
      },
      {
        id: 'pay-stored',
        text: {
          pt: 'O financeiro não quer pagar por espaço reservado para imagens que ainda não existem.',
          en: 'Finance does not want to pay for space reserved for images that do not exist yet.',
          es: 'Finanzas no quiere pagar por espacio reservado para imágenes que aún no existen.',
        },
        rulesOut: {
          share: {
            pt: 'O Filestore cobra pela capacidade reservada, cheia ou vazia.',
            en: 'Filestore charges for reserved capacity, full or empty.',
            es: 'Filestore cobra por la capacidad reservada, llena o vacía.',
          },
        },
      },
      {
        id: 'joins',
        text: {
          pt: 'Os analistas cruzam várias tabelas de registros com SQL.',
          en: 'Analysts join several tables of records with SQL.',
          es: 'Los analistas cruzan varias tablas de registros con SQL.',
        },
        rulesOut: {
          documents: {
            pt: 'O Firestore guarda documentos e não faz junções com SQL.',
            en: 'Firestore stores documents and does not join with SQL.',
            es: 'Firestore guarda documentos y no hace uniones con SQL.',
          },
        },
      },
      {
        id: 'small-bill',
        text: {
          pt: 'Os registros são poucos no começo, e a equipe quer um banco de custo mínimo baixo.',
          en: 'Records are few at first, and the team wants a low minimum database cost.',
          es: 'Los registros son pocos al principio, y el equipo quiere una base de costo mínimo bajo.',
        },
        rulesOut: {
          world: {
            pt: 'O Spanner em várias regiões tem um custo mínimo alto para poucos registros.',
            en: 'Spanner over several regions has a high minimum cost for few records.',
            es: 'Spanner en varias regiones tiene un costo mínimo alto para pocos registros.',
          },
        },
      },
      {
        id: 'records-survive',
        text: {
          pt: 'A gravação de registros precisa continuar mesmo que uma região pare.',
          en: 'Records have to be written even if a region stops.',
          es: 'La escritura de registros tiene que continuar aunque se detenga una región.',
        },
        rulesOut: {
          sql: {
            pt: 'O Cloud SQL em duas zonas fica em uma só região e para com ela.',
            en: 'Cloud SQL in two zones stays in one region and stops with it.',
            es: 'Cloud SQL en dos zonas queda en una sola región y se detiene con ella.',
          },
          documents: {
            pt: 'O Firestore em uma região para com ela.',
            en: 'Firestore in one region stops with it.',
            es: 'Firestore en una región se detiene con ella.',
          },
        },
      },
      {
        id: 'offline',
        text: {
          pt: 'Os usuários abrem registros no celular sem sinal e os sincronizam depois.',
          en: 'Users open records on the phone without a signal and synchronize them later.',
          es: 'Los usuarios abren registros en el celular sin señal y los sincronizan después.',
        },
        rulesOut: {
          sql: {
            pt: 'O Cloud SQL não sincroniza com celulares sem conexão: exigiria código próprio.',
            en: 'Cloud SQL does not synchronize with offline phones: that would take code of one’s own.',
            es: 'Cloud SQL no se sincroniza con celulares sin conexión: exigiría código propio.',
          },
          world: {
            pt: 'O Spanner não sincroniza com celulares sem conexão: exigiria código próprio.',
            en: 'Spanner does not synchronize with offline phones: that would take code of one’s own.',
            es: 'Spanner no se sincroniza con celulares sin conexión: exigiría código propio.',
          },
        },
      },
      {
        id: 'mysql',
        text: {
          pt: 'Os registros vêm de um MySQL, e a equipe não quer reescrever consultas.',
          en: 'The records come from MySQL, and the team does not want to rewrite queries.',
          es: 'Los registros vienen de un MySQL, y el equipo no quiere reescribir consultas.',
        },
        notWith: ['records-survive', 'offline'],
        rulesOut: {
          documents: {
            pt: 'O Firestore não é MySQL: as consultas teriam de ser reescritas.',
            en: 'Firestore is not MySQL: the queries would have to be rewritten.',
            es: 'Firestore no es MySQL: habría que reescribir las consultas.',
          },
          world: {
            pt: 'O Spanner não é MySQL: as consultas teriam de ser reescritas.',
            en: 'Spanner is not MySQL: the queries would have to be rewritten.',
            es: 'Spanner no es MySQL: habría que reescribir las consultas.',
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
  pairsOf({
    id: 'transform-and-show',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'warehouse-bi' } },
    scene: {
      pt: 'Pense no preparo dos dados como a cozinha de um restaurante, e no que se mostra como aquilo que cada mesa recebe.',
      en: 'Think of preparing the data as a restaurant’s kitchen, and of showing it as what is laid before each table of guests.',
      es: 'Piensa en la preparación de los datos como la cocina de un restaurante, y en mostrarlos como lo que recibe cada mesa.',
    },
    situations: [
      {
        id: 'stores',
        text: {
          pt: 'Uma rede de lojas quer preparar os dados de vendas no BigQuery e mostrá-los à direção.',
          en: 'A store chain wants to prepare its sales data in BigQuery and show it to management.',
          es: 'Una cadena de tiendas quiere preparar los datos de ventas en BigQuery y mostrarlos a la dirección.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital quer preparar os dados de internações no BigQuery e mostrá-los à equipe.',
          en: 'A hospital wants to prepare its admissions data in BigQuery and show it to the staff.',
          es: 'Un hospital quiere preparar los datos de internaciones en BigQuery y mostrarlos al personal.',
        },
      },
      {
        id: 'bikes',
        text: {
          pt: 'Uma empresa de bicicletas quer preparar os dados de viagens no BigQuery e publicá-los.',
          en: 'A bike-sharing company wants to prepare its trip data in BigQuery and publish it.',
          es: 'Una empresa de bicicletas quiere preparar los datos de viajes en BigQuery y publicarlos.',
        },
      },
      {
        id: 'cargo',
        text: {
          pt: 'Uma empresa de carga aérea quer preparar os dados de voos no BigQuery e mostrá-los aos gerentes.',
          en: 'An air cargo company wants to prepare its flight data in BigQuery and show it to managers.',
          es: 'Una empresa de carga aérea quiere preparar los datos de vuelos en BigQuery y mostrarlos a los gerentes.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura quer preparar os pedidos de cidadãos no BigQuery e mostrá-los às áreas.',
          en: 'A city government wants to prepare citizens’ requests in BigQuery and show them to its departments.',
          es: 'Una municipalidad quiere preparar los pedidos de ciudadanos en BigQuery y mostrarlos a sus áreas.',
        },
      },
    ],
    first: [
      {
        id: 'beam',
        text: { pt: 'Pipelines do Dataflow', en: 'Dataflow pipelines', es: 'Pipelines de Dataflow' },
        uses: ['Dataflow'],
        why: {
          pt: 'O Dataflow executa pipelines Apache Beam sem servidores, em lote e em tempo real.',
          en: 'Dataflow runs Apache Beam pipelines without servers, in batch and in real time.',
          es: 'Dataflow ejecuta pipelines Apache Beam sin servidores, por lotes y en tiempo real.',
        },
        likeness: {
          pt: 'a cozinha veloz com equipe que exige novas receitas de chef',
          en: 'the fast staffed kitchen that requires new recipes by chefs',
          es: 'la cocina veloz con personal que exige nuevas recetas de chef',
        },
        tell: {
          pt: 'Eventos tratados ao chegar, sem clusters: o Dataflow. Cada evento no BigQuery em segundos: o Dataflow. Equipe pequena, que não quer administrar clusters: um serviço sem servidores.',
          en: 'Events treated on arrival, without clusters: Dataflow. Each event in BigQuery within seconds: Dataflow. A small team that does not want to manage clusters: a serverless service.',
          es: 'Eventos tratados al llegar, sin clústeres: Dataflow. Cada evento en BigQuery en segundos: Dataflow. Equipo pequeño, que no quiere administrar clústeres: un servicio sin servidores.',
        },
        source: page('dataflow/docs/overview'),
        popularity: 4,
        rightWith: ['seconds'],
      },
      {
        id: 'spark',
        text: {
          pt: 'Clusters gerenciados de Spark',
          en: 'Managed Spark clusters',
          es: 'Clústeres administrados de Spark',
        },
        uses: ['Spark'],
        why: {
          pt: 'Os clusters do Managed Service for Apache Spark (antes Dataproc) rodam o código Spark e Hadoop existente e, com Structured Streaming, tratam eventos em segundos.',
          en: 'Clusters of Managed Service for Apache Spark (formerly Dataproc) run existing Spark and Hadoop code and, with Structured Streaming, process events within seconds.',
          es: 'Los clústeres de Managed Service for Apache Spark (antes Dataproc) ejecutan código Spark y Hadoop existente y, con Structured Streaming, procesan eventos en segundos.',
        },
        likeness: {
          pt: 'a cozinha que você limpa para antigas receitas de chef',
          en: 'the kitchen you clean yourself for the chef’s old recipes',
          es: 'la cocina que tú limpias para antiguas recetas de chef',
        },
        tell: {
          pt: 'Código Spark ou Hadoop que já existe: o Managed Service for Apache Spark. Trabalhos Hadoop que ninguém quer reescrever: o Managed Service for Apache Spark.',
          en: 'Spark or Hadoop code that already exists: Managed Service for Apache Spark. Hadoop jobs that nobody wants to rewrite: Managed Service for Apache Spark.',
          es: 'Código Spark o Hadoop que ya existe: Managed Service for Apache Spark. Trabajos de Hadoop que nadie quiere reescribir: Managed Service for Apache Spark.',
        },
        source: page('managed-spark/docs/concepts/overview'),
        popularity: 3,
        rightWith: ['existing'],
      },
      {
        id: 'sql',
        text: { pt: 'Consultas SQL agendadas', en: 'Scheduled SQL queries', es: 'Consultas SQL programadas' },
        uses: [],
        why: {
          pt: 'Consultas agendadas transformam as tabelas dentro do BigQuery, só com SQL e sem servidores.',
          en: 'Scheduled queries transform the tables inside BigQuery with just SQL and no servers.',
          es: 'Las consultas programadas transforman las tablas dentro de BigQuery, solo con SQL y sin servidores.',
        },
        likeness: {
          pt: 'o cozinheiro de hora marcada que só lê pedidos simples',
          en: 'the cook with set hours who reads only plain orders',
          es: 'el cocinero de hora fija que solo lee pedidos simples',
        },
        tell: {
          pt: 'Transformação periódica só com SQL: consultas agendadas. Equipe que só conhece SQL: consultas agendadas. Equipe pequena, que não quer administrar clusters: um serviço sem servidores.',
          en: 'Periodic transformation with only SQL: scheduled queries. A team that knows only SQL: scheduled queries. A small team that does not want to manage clusters: a serverless service.',
          es: 'Transformación periódica solo con SQL: consultas programadas. Equipo que solo conoce SQL: consultas programadas. Equipo pequeño, que no quiere administrar clústeres: un servicio sin servidores.',
        },
        source: page('bigquery/docs/scheduling-queries'),
        popularity: 5,
      },
    ],
    second: [
      {
        id: 'looker',
        text: {
          pt: 'modelo de métricas no Looker',
          en: 'a metrics model in Looker',
          es: 'modelo de métricas en Looker',
        },
        uses: ['Looker'],
        why: {
          pt: 'O Looker define cada métrica uma vez, em um modelo governado, e a mostra em painéis no navegador ou no celular.',
          en: 'Looker defines each metric once, in a governed model, and shows it in dashboards in the browser or on the phone.',
          es: 'Looker define cada métrica una vez, en un modelo gobernado, y la muestra en paneles en el navegador o en el celular.',
        },
        likeness: {
          pt: 'o cardápio impresso único com taxa anual',
          en: 'the single printed menu with a yearly fee',
          es: 'el menú impreso único con tarifa anual',
        },
        tell: {
          pt: 'A mesma definição de métrica para todos: o Looker. Relatórios das áreas com um só cálculo do indicador: o Looker. Gráficos prontos para abrir no celular: painéis de BI, e não planilhas.',
          en: 'The same metric definition for everybody: Looker. Departments’ reports and one way to calculate a figure: Looker. Finished charts to open on phones: BI dashboards rather than spreadsheets.',
          es: 'La misma definición de métrica para todos: Looker. Informes de las áreas con un solo cálculo del indicador: Looker. Gráficos listos para abrir en el celular: paneles de BI, y no planillas.',
        },
        source: page('looker/docs/intro'),
        popularity: 4,
      },
      {
        id: 'studio',
        text: { pt: 'painéis no Data Studio', en: 'dashboards in Data Studio', es: 'paneles en Data Studio' },
        uses: ['Data Studio'],
        why: {
          pt: 'O Data Studio (antes Looker Studio) monta painéis de gráficos, que se abrem no navegador ou no celular, sem custo de licença.',
          en: 'Data Studio (formerly Looker Studio) builds dashboards of charts, which open in the browser or on the phone, at no license cost.',
          es: 'Data Studio (antes Looker Studio) arma paneles de gráficos, que se abren en el navegador o en el celular, sin costo de licencia.',
        },
        likeness: {
          pt: 'o quadro grátis que cada mesa desenha a seu modo',
          en: 'the free picture board each table draws its own way',
          es: 'el tablero gratis que cada mesa dibuja a su modo',
        },
        tell: {
          pt: 'Painéis rápidos e sem licença: o Data Studio. Nenhuma verba para uma plataforma de BI paga: o Data Studio. Gráficos prontos para abrir no celular: painéis de BI, e não planilhas.',
          en: 'Quick dashboards without a license: Data Studio. No money for a paid BI platform: Data Studio. Finished charts to open on phones: BI dashboards rather than spreadsheets.',
          es: 'Paneles rápidos y sin licencia: Data Studio. Ningún fondo para una plataforma de BI paga: Data Studio. Gráficos listos para abrir en el celular: paneles de BI, y no planillas.',
        },
        source: page('looker/docs/studio'),
        popularity: 4,
      },
      {
        id: 'sheets',
        rightWith: ['formulas'],
        text: { pt: 'planilhas conectadas', en: 'connected spreadsheets', es: 'hojas de cálculo conectadas' },
        uses: [],
        why: {
          pt: 'As planilhas conectadas (Connected Sheets) abrem bilhões de linhas do BigQuery com tabelas dinâmicas e fórmulas.',
          en: 'Connected Sheets open billions of BigQuery rows with pivot tables and formulas.',
          es: 'Las hojas de cálculo conectadas (Connected Sheets) abren miles de millones de filas de BigQuery con tablas dinámicas y fórmulas.',
        },
        likeness: {
          pt: 'o bloco de contas que cada mesa refaz a lápis',
          en: 'the pad of sums that each table redoes in pencil',
          es: 'la libreta de cuentas que cada mesa rehace a lápiz',
        },
        tell: {
          pt: 'Quem só trabalha com planilhas: o Connected Sheets. Fórmulas e tabelas dinâmicas dos gestores: o Connected Sheets.',
          en: 'People who work in spreadsheets only: Connected Sheets. Managers’ formulas and pivot tables: Connected Sheets.',
          es: 'Quien solo trabaja con planillas: Connected Sheets. Fórmulas y tablas dinámicas de los gerentes: Connected Sheets.',
        },
        source: page('bigquery/docs/connected-sheets'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'existing',
        text: {
          pt: 'O preparo já existe em trabalhos Hadoop, que ninguém quer reescrever.',
          en: 'The preparation already exists as Hadoop jobs, which nobody wants to rewrite.',
          es: 'La preparación ya existe en trabajos de Hadoop, que nadie quiere reescribir.',
        },
        rulesOut: {
          beam: {
            pt: 'Os pipelines do Dataflow usam Apache Beam: os trabalhos teriam de ser reescritos.',
            en: 'Dataflow pipelines use Apache Beam: the jobs would have to be rewritten.',
            es: 'Los pipelines de Dataflow usan Apache Beam: habría que reescribir los trabajos.',
          },
          sql: {
            pt: 'Consultas agendadas são SQL: os trabalhos teriam de ser reescritos.',
            en: 'Scheduled queries are SQL: the jobs would have to be rewritten.',
            es: 'Las consultas programadas son SQL: habría que reescribir los trabajos.',
          },
        },
      },
      {
        id: 'seconds',
        text: {
          pt: 'Cada evento precisa estar no BigQuery segundos depois de acontecer.',
          en: 'Each event has to be in BigQuery within seconds of happening.',
          es: 'Cada evento tiene que estar en BigQuery segundos después de ocurrir.',
        },
        rulesOut: {
          sql: {
            pt: 'Consultas agendadas rodam de tempos em tempos, e não a cada evento.',
            en: 'Scheduled queries run at set times rather than with each event.',
            es: 'Las consultas programadas corren cada cierto tiempo, y no con cada evento.',
          },
        },
      },
      {
        id: 'no-nodes',
        text: {
          pt: 'A equipe é pequena e não quer administrar clusters.',
          en: 'The team is small and does not want to manage clusters.',
          es: 'El equipo es pequeño y no quiere administrar clústeres.',
        },
        rulesOut: {
          spark: {
            pt: 'Clusters têm nós que a equipe escolhe, dimensiona e desliga.',
            en: 'Clusters have nodes that the team chooses, sizes and switches off.',
            es: 'Los clústeres tienen nodos que el equipo elige, dimensiona y apaga.',
          },
        },
      },
      {
        id: 'one-definition',
        text: {
          pt: 'As áreas montam seus relatórios, e nenhum pode mudar o cálculo de um indicador.',
          en: 'Departments build their own reports, and none may change how a figure is calculated.',
          es: 'Las áreas arman sus informes, y ninguno puede cambiar el cálculo de un indicador.',
        },
        rulesOut: {
          studio: {
            pt: 'No Data Studio (antes Looker Studio), cada painel pode definir os seus próprios cálculos.',
            en: 'In Data Studio (formerly Looker Studio), each dashboard can define its own calculations.',
            es: 'En Data Studio (antes Looker Studio), cada panel puede definir sus propios cálculos.',
          },
          sheets: {
            pt: 'Em planilhas, cada pessoa escreve as suas próprias fórmulas.',
            en: 'In spreadsheets, each person writes formulas of their own.',
            es: 'En las hojas de cálculo, cada persona escribe sus propias fórmulas.',
          },
        },
      },
      {
        id: 'no-licence',
        text: {
          pt: 'Não há verba para uma plataforma de BI paga.',
          en: 'There is no money for a paid BI platform.',
          es: 'No hay fondos para una plataforma de BI paga.',
        },
        rulesOut: {
          looker: {
            pt: 'O Looker é uma plataforma com licença paga.',
            en: 'Looker is a platform with a paid license.',
            es: 'Looker es una plataforma con licencia paga.',
          },
        },
      },
      {
        id: 'charts',
        text: {
          pt: 'Trezentas pessoas só querem abrir gráficos prontos no celular, sem calcular nada.',
          en: 'Three hundred people just want to open finished charts on their phones, with nothing to work out.',
          es: 'Trescientas personas solo quieren abrir gráficos listos en el celular, sin calcular nada.',
        },
        rulesOut: {
          sheets: {
            pt: 'A planilha conectada mostra células e fórmulas, não um painel pronto para centenas de leitores.',
            en: 'A connected spreadsheet shows cells and formulas rather than a ready dashboard for hundreds of readers.',
            es: 'La hoja de cálculo conectada muestra celdas y fórmulas, no un panel ya hecho para cientos de lectores.',
          },
        },
      },
      {
        id: 'sql-team',
        text: {
          pt: 'Para preparar os dados, a equipe só conhece o SQL do BigQuery.',
          en: 'To prepare the data, the team knows only BigQuery’s SQL.',
          es: 'Para preparar los datos, el equipo solo conoce el SQL de BigQuery.',
        },
        notWith: ['existing', 'seconds'],
        rulesOut: {
          beam: {
            pt: 'Pipelines do Dataflow se programam em Java, Python ou Go.',
            en: 'Dataflow pipelines are programmed in Java, Python or Go.',
            es: 'Los pipelines de Dataflow se programan en Java, Python o Go.',
          },
          spark: {
            pt: 'Clusters de Spark pedem quem programe e ajuste os trabalhos.',
            en: 'Spark clusters need people who program and tune the jobs.',
            es: 'Los clústeres de Spark exigen quien programe y ajuste los trabajos.',
          },
        },
      },
      {
        id: 'formulas',
        text: {
          pt: 'Os gestores querem manter suas fórmulas e tabelas dinâmicas.',
          en: 'Managers want to keep working with their formulas and pivot tables.',
          es: 'Los gerentes quieren conservar sus fórmulas y tablas dinámicas.',
        },
        notWith: ['charts', 'one-definition'],
        rulesOut: {
          looker: {
            pt: 'No Looker, o leitor usa o modelo de métricas, e não fórmulas de célula.',
            en: 'In Looker, readers use the metrics model rather than cell formulas.',
            es: 'En Looker, el lector usa el modelo de métricas, y no fórmulas de celda.',
          },
          studio: {
            pt: 'Um painel do Data Studio (antes Looker Studio) tem gráficos, e não células com fórmulas.',
            en: 'A Data Studio (formerly Looker Studio) dashboard has charts rather than cells with formulas.',
            es: 'Un panel de Data Studio (antes Looker Studio) tiene gráficos, y no celdas con fórmulas.',
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
  pairsOf({
    id: 'keep-and-use',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'data-concepts' } },
    scene: {
      pt: 'Pense nos dados como os alimentos de um restaurante, guardados em algum lugar, e nas decisões como o que cozinhar a seguir.',
      en: 'Think of the data as a restaurant’s food, which is kept somewhere, and of the decisions as what to cook next.',
      es: 'Piensa en los datos como los alimentos de un restaurante, guardados en algún lugar, y en las decisiones como qué cocinar después.',
    },
    situations: [
      {
        id: 'grocer',
        text: {
          pt: 'Uma rede de supermercados vai decidir onde reunir seus dados e como usá-los nas decisões.',
          en: 'A supermarket chain is deciding where to gather its data and how to use it in decisions.',
          es: 'Una cadena de supermercados va a decidir dónde reunir sus datos y cómo usarlos en las decisiones.',
        },
      },
      {
        id: 'energy',
        text: {
          pt: 'Uma distribuidora de energia vai decidir onde juntar seus dados e como tirar valor deles.',
          en: 'A power distributor is deciding where to bring its data together and how to get value from it.',
          es: 'Una distribuidora de energía va a decidir dónde juntar sus datos y cómo sacarles valor.',
        },
      },
      {
        id: 'bus',
        text: {
          pt: 'Uma empresa de ônibus vai decidir onde reunir os dados das viagens e como usá-los na gestão.',
          en: 'A bus company is deciding where to gather its trip data and how to use it in management.',
          es: 'Una empresa de autobuses va a decidir dónde reunir los datos de sus viajes y cómo usarlos en la gestión.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis vai decidir onde reunir os dados das estadias e como aproveitá-los na gestão.',
          en: 'A hotel chain is deciding where to gather the data on its stays and how to use it in management.',
          es: 'Una cadena de hoteles va a decidir dónde reunir los datos de las estadías y cómo aprovecharlos en la gestión.',
        },
      },
    ],
    first: [
      {
        id: 'warehouse',
        text: { pt: 'Um data warehouse', en: 'A data warehouse', es: 'Un data warehouse' },
        uses: ['data warehouse'],
        why: {
          pt: 'O data warehouse guarda tabelas limpas de muitos sistemas, com uma só versão de cada número, à parte da operação, e responde a consultas SQL.',
          en: 'A data warehouse keeps clean tables from many systems, with one version of each figure, apart from daily operations, and answers SQL queries.',
          es: 'El data warehouse guarda tablas limpias de muchos sistemas, con una sola versión de cada cifra, aparte de la operación, y responde consultas SQL.',
        },
        likeness: {
          pt: 'a despensa em que só entra alimento limpo com etiqueta',
          en: 'the pantry that takes only cleaned food with a label',
          es: 'la despensa donde solo entra alimento limpio con etiqueta',
        },
        tell: {
          pt: 'Tabelas limpas para consultas SQL: um data warehouse. Dados já limpos e prontos para SQL: um data warehouse. Uma só versão de cada número: um data warehouse. Dados de vinte sistemas diferentes: um data warehouse, que os reúne. Análises que não deixam lentos os sistemas: um repositório à parte.',
          en: 'Clean tables for SQL queries: a data warehouse. Data already cleaned and ready for SQL: a data warehouse. A single version of each figure: a data warehouse. Data from twenty different systems: a data warehouse, which brings it together. Analysis that must not slow down the systems: a store apart from them.',
          es: 'Tablas limpias para consultas SQL: un data warehouse. Datos ya limpios y listos para SQL: un data warehouse. Una sola versión de cada cifra: un data warehouse. Datos de veinte sistemas diferentes: un data warehouse, que los reúne. Análisis que no vuelven lentos los sistemas: un repositorio aparte.',
        },
        source: page('learn/what-is-a-data-warehouse'),
        popularity: 5,
      },
      {
        id: 'lake',
        rightWith: ['raw'],
        text: { pt: 'Um data lake', en: 'A data lake', es: 'Un data lake' },
        uses: ['data lake'],
        why: {
          pt: 'O data lake guarda qualquer formato como chegou, fora da operação do dia a dia e a baixo custo.',
          en: 'A data lake keeps any format as it arrived, apart from daily operations and at low cost.',
          es: 'El data lake guarda cualquier formato como llegó, fuera de la operación diaria y a bajo costo.',
        },
        likeness: {
          pt: 'o celeiro que aceita todo alimento tal como chegou',
          en: 'the barn that takes all food just as it came',
          es: 'el granero que acepta todo alimento tal como llegó',
        },
        tell: {
          pt: 'Formatos originais e uso ainda incerto: um data lake. Fotos e áudios que ninguém quer converter: um data lake. Análises que não deixam lentos os sistemas: um repositório à parte.',
          en: 'Original formats and a use still unknown: a data lake. Photos and audio that nobody wants to convert: a data lake. Analysis that must not slow down the systems: a store apart from them.',
          es: 'Formatos originales y uso todavía incierto: un data lake. Fotos y audios que nadie quiere convertir: un data lake. Análisis que no vuelven lentos los sistemas: un repositorio aparte.',
        },
        source: page('learn/what-is-a-data-lake'),
        popularity: 4,
      },
      {
        id: 'operational',
        text: { pt: 'O banco da operação', en: 'The operational database', es: 'La base operativa' },
        uses: [],
        why: {
          pt: 'O banco da operação já tem as tabelas do dia, sem nada a copiar.',
          en: 'The operational database already has the day’s tables, with nothing to copy.',
          es: 'La base operativa ya tiene las tablas del día, sin nada que copiar.',
        },
        likeness: {
          pt: 'o balcão único que alguém revira enquanto os fregueses esperam',
          en: 'the one counter that somebody rummages through while guests wait',
          es: 'el único mostrador que alguien revuelve mientras los clientes esperan',
        },
        tell: {
          pt: 'Registrar cada transação: o banco da operação.',
          en: 'Recording each transaction: the operational database.',
          es: 'Registrar cada transacción: la base operativa.',
        },
        source: page('learn/what-is-a-relational-database'),
        popularity: 5,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'bi',
        text: { pt: 'painéis de BI', en: 'BI dashboards', es: 'tableros de BI' },
        uses: ['BI'],
        why: {
          pt: 'Os painéis de BI mostram o que aconteceu desde o primeiro registro, atualizados sozinhos, com números que levam aos registros.',
          en: 'BI dashboards show what happened from the first record on, updated by themselves, with figures that lead back to the records.',
          es: 'Los tableros de BI muestran lo que pasó desde el primer registro, actualizados por sí mismos, con cifras que llevan a los registros.',
        },
        likeness: {
          pt: 'o gráfico diário das refeições passadas com seus recibos',
          en: 'the daily chart of past meals with its receipts',
          es: 'el gráfico diario de las comidas pasadas con sus recibos',
        },
        tell: {
          pt: 'De cada número aos registros que o formam: BI. Nenhum histórico com que aprender: BI, que mostra o que existe. Decisões diárias, sem resultados de semanas atrás: painéis de BI ou previsões de machine learning, renovados todo dia. O que aconteceu, por lugar e por período: BI.',
          en: 'From each figure to the records that make it up: BI. No history to learn from: BI, which shows what there is. Decisions every day and no results that are weeks old: BI dashboards or machine learning predictions, renewed daily. What happened, by place and by period: BI.',
          es: 'Desde cada cifra a los registros que la forman: BI. Ningún historial del cual aprender: BI, que muestra lo que existe. Decisiones diarias, sin resultados de hace semanas: tableros de BI o predicciones de machine learning, renovados cada día. Lo que pasó, por lugar y por período: BI.',
        },
        source: page('learn/what-is-business-intelligence'),
        popularity: 5,
      },
      {
        id: 'ml',
        text: {
          pt: 'previsões de machine learning',
          en: 'machine learning predictions',
          es: 'predicciones de machine learning',
        },
        uses: ['machine learning'],
        why: {
          pt: 'O machine learning acha padrões no histórico e prevê o que vem, de novo a cada dia.',
          en: 'Machine learning finds patterns in the history and predicts what comes next, with a new forecast each day.',
          es: 'El machine learning halla patrones en el historial y predice lo que viene, de nuevo cada día.',
        },
        likeness: {
          pt: 'a cozinheira que prevê as refeições com anos de anotações',
          en: 'the cook who foretells coming meals from years of notes',
          es: 'la cocinera que prevé las comidas con años de notas',
        },
        tell: {
          pt: 'Prever o que vem: machine learning. Demanda das próximas semanas: machine learning. Decisões diárias, sem resultados de semanas atrás: painéis de BI ou previsões de machine learning, renovados todo dia.',
          en: 'Predicting what comes next: machine learning. Demand in the coming weeks: machine learning. Decisions every day and no results that are weeks old: BI dashboards or machine learning predictions, renewed daily.',
          es: 'Predecir lo que viene: machine learning. Demanda de las próximas semanas: machine learning. Decisiones diarias, sin resultados de hace semanas: tableros de BI o predicciones de machine learning, renovados cada día.',
        },
        source: page('learn/what-is-machine-learning'),
        popularity: 4,
      },
      {
        id: 'sheet',
        text: {
          pt: 'uma planilha com os totais do mês',
          en: 'a sheet of monthly totals',
          es: 'una hoja de totales mensuales',
        },
        uses: [],
        why: {
          pt: 'A planilha mensal não pede ferramenta nova e basta para poucos números.',
          en: 'A monthly spreadsheet needs no new tool and is enough for few figures.',
          es: 'La hoja de cálculo mensual no exige otra herramienta y basta para pocas cifras.',
        },
        likeness: {
          pt: 'o caderno mensal das refeições passadas com seus recibos',
          en: 'the monthly notebook of past meals with its receipts',
          es: 'el cuaderno mensual de las comidas pasadas con sus recibos',
        },
        tell: {
          pt: 'Poucos números, uma vez por mês: uma planilha.',
          en: 'Few figures, once a month: a spreadsheet.',
          es: 'Pocas cifras, una vez por mes: una hoja de cálculo.',
        },
        source: page('bigquery/docs/connected-sheets'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'raw',
        text: {
          pt: 'Chegam também fotos e áudios, que ninguém quer converter nem guardar à parte.',
          en: 'Photos and audio come in too, which nobody wants to convert or keep elsewhere.',
          es: 'Llegan también fotos y audios, que nadie quiere convertir ni guardar aparte.',
        },
        rulesOut: {
          warehouse: {
            pt: 'O data warehouse organiza os dados em tabelas e não guarda fotos e áudios como arquivos.',
            en: 'A data warehouse organizes data in tables and does not keep photos and audio as files.',
            es: 'El data warehouse organiza los datos en tablas y no guarda fotos y audios como archivos.',
          },
          operational: {
            pt: 'O banco da operação guarda campos de transações, não fotos e áudios.',
            en: 'The operational database keeps fields of transactions, not photos and audio.',
            es: 'La base operativa guarda campos de transacciones, no fotos ni audios.',
          },
        },
      },
      {
        id: 'clean',
        notWith: ['raw'],
        text: {
          pt: 'Os analistas precisam de dados já limpos e padronizados, prontos para SQL.',
          en: 'The analysts need data already cleaned and standardized, ready for SQL.',
          es: 'Los analistas necesitan datos ya limpios y estandarizados, listos para SQL.',
        },
        rulesOut: {
          lake: {
            pt: 'No data lake, os arquivos estão brutos, e cada análise começa por prepará-los.',
            en: 'In a data lake, files are raw, and each analysis begins by preparing them.',
            es: 'En el data lake, los archivos están en bruto, y cada análisis empieza por prepararlos.',
          },
        },
      },
      {
        id: 'no-slow',
        text: {
          pt: 'As análises não podem deixar lentos os sistemas em que a empresa trabalha.',
          en: 'Analysis must not slow down the systems that the company works with.',
          es: 'Los análisis no pueden volver lentos los sistemas con los que la empresa trabaja.',
        },
        rulesOut: {
          operational: {
            pt: 'No banco da operação, consultas pesadas disputam recursos com cada transação.',
            en: 'In the operational database, heavy queries compete with each transaction for resources.',
            es: 'En la base operativa, las consultas pesadas compiten con cada transacción por los recursos.',
          },
        },
      },
      {
        id: 'twenty',
        text: {
          pt: 'Os dados vêm de vinte sistemas diferentes.',
          en: 'The data comes from twenty different systems.',
          es: 'Los datos vienen de veinte sistemas diferentes.',
        },
        rulesOut: {
          operational: {
            pt: 'O banco da operação é de um sistema, não dos vinte.',
            en: 'The operational database belongs to one system, not to all twenty.',
            es: 'La base operativa es de un sistema, no de los veinte.',
          },
        },
      },
      {
        id: 'past',
        text: {
          pt: 'Os gerentes querem ver o que aconteceu, por lugar e por período.',
          en: 'Managers want to see what happened, by place and by period.',
          es: 'Los gerentes quieren ver lo que pasó, por lugar y por período.',
        },
        rulesOut: {
          ml: {
            pt: 'O machine learning prevê o que vem, não mostra o que aconteceu.',
            en: 'Machine learning predicts what comes next and does not show what happened.',
            es: 'El machine learning predice lo que viene, no muestra lo que pasó.',
          },
        },
      },
      {
        id: 'next',
        notWith: ['past', 'no-history', 'traceable'],
        text: {
          pt: 'A direção quer saber qual será a demanda das próximas semanas.',
          en: 'Management wants to know what demand will be in the coming weeks.',
          es: 'La dirección quiere saber cuál será la demanda de las próximas semanas.',
        },
        rulesOut: {
          bi: {
            pt: 'Os painéis de BI descrevem o que já foi registrado e não preveem a demanda.',
            en: 'BI dashboards describe what is on record and do not predict demand.',
            es: 'Los tableros de BI describen lo que ya se registró y no predicen la demanda.',
          },
          sheet: {
            pt: 'A planilha do mês soma o que passou e não aprende com os padrões.',
            en: 'The month’s spreadsheet adds up the past and learns no patterns.',
            es: 'La hoja de cálculo del mes suma lo pasado y no aprende patrones.',
          },
        },
      },
      {
        id: 'daily',
        text: {
          pt: 'As decisões são diárias e não podem se basear em resultados de semanas atrás.',
          en: 'Decisions are made every day and cannot rest on results that are weeks old.',
          es: 'Las decisiones son diarias y no pueden basarse en resultados de hace semanas.',
        },
        rulesOut: {
          sheet: {
            pt: 'A planilha mensal mostra números de semanas atrás.',
            en: 'A monthly spreadsheet shows figures from weeks ago.',
            es: 'La hoja de cálculo mensual muestra cifras de semanas atrás.',
          },
        },
      },
      {
        id: 'no-history',
        text: {
          pt: 'A coleta começou agora, e não há histórico com que aprender.',
          en: 'Collection has just begun, and there is no history to learn from.',
          es: 'La recolección acaba de empezar, y no hay historial del cual aprender.',
        },
        rulesOut: {
          ml: {
            pt: 'Sem histórico, não há exemplos com que treinar machine learning.',
            en: 'Without a history, there are no examples to train machine learning on.',
            es: 'Sin historial, no hay ejemplos con los que entrenar machine learning.',
          },
        },
      },
      {
        id: 'traceable',
        text: {
          pt: 'Auditores querem chegar, de cada número, aos registros que o formam.',
          en: 'Auditors want to get from each figure to the records that make it up.',
          es: 'Los auditores quieren llegar, desde cada cifra, a los registros que la forman.',
        },
        rulesOut: {
          ml: {
            pt: 'Uma previsão de machine learning é estimada, não somada de registros.',
            en: 'A machine learning prediction is estimated rather than added up from records.',
            es: 'Una predicción de machine learning se estima, no se suma de registros.',
          },
        },
      },
      {
        id: 'one-version',
        notWith: ['raw', 'clean'],
        unclear: ['operational'],
        text: {
          pt: 'Hoje cada área prepara os arquivos a seu modo, e a direção quer tabelas com uma só versão de cada número.',
          en: 'Each department now prepares files in its own way, and management wants tables with a single version of each figure.',
          es: 'Hoy cada área prepara los archivos a su manera, y la dirección quiere tablas con una sola versión de cada cifra.',
        },
        rulesOut: {
          lake: {
            pt: 'O data lake guarda os arquivos como chegaram, sem tabelas com uma só versão de cada número.',
            en: 'A data lake keeps the files as they arrived, without tables that hold a single version of each figure.',
            es: 'El data lake guarda los archivos como llegaron, sin tablas con una sola versión de cada cifra.',
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
