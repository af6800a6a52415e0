import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const dataPairs: readonly Pattern[] = [
  pairsOf({
    id: 'files-and-records',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'databases' } },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Uma seguradora cria um aplicativo em que o cliente abre um sinistro com fotos. Falta decidir onde ficam as fotos e onde ficam os registros dos sinistros.',
          en: 'An insurer is building an app in which customers open a claim with photos. It has yet to decide where the photos and the claim records are kept.',
          es: 'Una aseguradora crea una aplicación en la que el cliente abre un siniestro con fotos. Falta decidir dónde quedan las fotos y dónde los registros de los siniestros.',
        },
      },
      {
        id: 'inspector',
        text: {
          pt: 'Uma empresa de energia terá um sistema de vistorias: os técnicos fotografam os postes e preenchem fichas. A empresa compara lugares para as imagens e para as fichas.',
          en: 'A power company will have an inspection system: technicians photograph the poles and fill in forms. The company is comparing places for the images and for the forms.',
          es: 'Una empresa de energía tendrá un sistema de inspecciones: los técnicos fotografían los postes y completan fichas. La empresa compara lugares para las imágenes y para las fichas.',
        },
      },
      {
        id: 'estate',
        text: {
          pt: 'Uma imobiliária refaz o sistema de imóveis, com fotos dos quartos e dados dos contratos, e quer levá-lo ao Google Cloud.',
          en: 'A real estate agency is rebuilding its property system, with photos of the rooms and data of the contracts, and wants to take it to Google Cloud.',
          es: 'Una inmobiliaria rehace su sistema de inmuebles, con fotos de las habitaciones y datos de los contratos, y quiere llevarlo a Google Cloud.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu de ciências cataloga o seu acervo: fotos das peças e fichas com a história de cada uma. Falta decidir onde ficam as fotos e as fichas.',
          en: 'A science museum is cataloguing its collection: photos of the items and records with the history of each. Where photos and records are kept is still open.',
          es: 'Un museo de ciencias cataloga su colección: fotos de las piezas y fichas con la historia de cada una. Falta decidir dónde quedan las fotos y las fichas.',
        },
      },
      {
        id: 'vets',
        text: {
          pt: 'Uma rede de clínicas veterinárias terá um aplicativo com imagens de exames e registros dos animais, e compara onde guardar cada coisa.',
          en: 'A veterinary network will have an application with scan images and records of the animals, and is comparing where to keep each.',
          es: 'Una red de veterinarias tendrá una aplicación con imágenes de estudios y registros de los animales, y compara dónde guardar cada cosa.',
        },
      },
    ],
    first: [
      {
        id: 'region',
        text: { pt: 'Cloud Storage em São Paulo', en: 'Cloud Storage in São Paulo', es: 'Cloud Storage en São Paulo' },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Um bucket do Cloud Storage em uma região guarda objetos só nela e os entrega por HTTPS.',
          en: 'A Cloud Storage bucket in one region keeps objects there alone and serves them over HTTPS.',
          es: 'Un bucket de Cloud Storage en una región guarda objetos solo en ella y los entrega por HTTPS.',
        },
        tell: {
          pt: 'Objetos que não podem sair de uma região: bucket regional.',
          en: 'Objects that may not leave one region: a regional bucket.',
          es: 'Objetos que no pueden salir de una región: bucket regional.',
        },
        source: page('storage/docs/locations'),
        popularity: 5,
      },
      {
        id: 'multi',
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
        tell: {
          pt: 'Objetos disponíveis mesmo sem uma região: bucket multirregional.',
          en: 'Objects available even without one region: a multi-region bucket.',
          es: 'Objetos disponibles aunque falte una región: bucket multirregional.',
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
        tell: {
          pt: 'Programa que abre pastas por NFS e não muda: Filestore.',
          en: 'A program that opens folders over NFS and stays as it is: Filestore.',
          es: 'Programa que abre carpetas por NFS y no cambia: Filestore.',
        },
        source: page('filestore/docs/overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'sql',
        text: { pt: 'Cloud SQL em duas zonas', en: 'Cloud SQL in two zones', es: 'Cloud SQL en dos zonas' },
        uses: ['Cloud SQL'],
        why: {
          pt: 'O Cloud SQL administra um banco relacional comum, com transações e SQL, e passa a outra zona se a sua falhar.',
          en: 'Cloud SQL manages an ordinary relational database, with transactions and SQL, and moves to another zone if its own fails.',
          es: 'Cloud SQL administra una base relacional común, con transacciones y SQL, y pasa a otra zona si la suya falla.',
        },
        tell: {
          pt: 'Banco relacional comum em uma região: Cloud SQL.',
          en: 'An ordinary relational database in one region: Cloud SQL.',
          es: 'Base relacional común en una región: Cloud SQL.',
        },
        source: page('sql/docs/introduction'),
        popularity: 5,
      },
      {
        id: 'documents',
        text: { pt: 'Firestore em uma região', en: 'Firestore in one region', es: 'Firestore en una región' },
        uses: ['Firestore'],
        why: {
          pt: 'O Firestore guarda documentos, sincroniza com os celulares e cobra por operação, sem servidores.',
          en: 'Firestore stores documents, synchronizes with phones and charges by operation, without servers.',
          es: 'Firestore guarda documentos, se sincroniza con los celulares y cobra por operación, sin servidores.',
        },
        tell: {
          pt: 'Documentos que o app usa sem conexão: Firestore.',
          en: 'Documents that the app uses offline: Firestore.',
          es: 'Documentos que la app usa sin conexión: Firestore.',
        },
        source: page('firestore/docs/overview'),
        popularity: 4,
      },
      {
        id: 'world',
        text: { pt: 'Spanner em várias regiões', en: 'Spanner in several regions', es: 'Spanner en varias regiones' },
        uses: ['Spanner'],
        why: {
          pt: 'O Spanner une SQL e transações à consistência forte em várias regiões.',
          en: 'Spanner combines SQL and transactions with strong consistency over several regions.',
          es: 'Spanner une SQL y transacciones con consistencia fuerte en varias regiones.',
        },
        tell: {
          pt: 'Relacional e no ar mesmo sem uma região: Spanner.',
          en: 'Relational and up even without one region: Spanner.',
          es: 'Relacional y en línea aunque falte una región: Spanner.',
        },
        source: page('spanner/docs/overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'served',
        kind: 'performance',
        text: {
          pt: 'Milhões de imagens serão abertas direto pelo navegador, cada uma por um endereço HTTPS.',
          en: 'Millions of images will be opened straight by the browser, each at an HTTPS address.',
          es: 'Millones de imágenes se abrirán directo en el navegador, cada una por una dirección HTTPS.',
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
        kind: 'region',
        text: {
          pt: 'Pelo contrato, as imagens só podem ficar guardadas no Brasil.',
          en: 'By contract, the images may be kept in Brazil only.',
          es: 'Por contrato, las imágenes solo pueden guardarse en Brasil.',
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
        kind: 'change',
        text: {
          pt: 'Um programa que não será alterado abre as imagens em uma pasta NFS e usa bloqueio de arquivos.',
          en: 'A program that will not be changed opens the images in an NFS folder and uses file locking.',
          es: 'Un programa que no se modificará abre las imágenes en una carpeta NFS y usa bloqueo de archivos.',
        },
        rulesOut: {
          region: {
            pt: 'Um bucket do Cloud Storage guarda objetos e não oferece NFS nem bloqueio de arquivos.',
            en: 'A Cloud Storage bucket keeps objects and offers neither NFS nor file locking.',
            es: 'Un bucket de Cloud Storage guarda objetos y no ofrece NFS ni bloqueo de archivos.',
          },
          multi: {
            pt: 'Um bucket multirregional guarda objetos e não oferece NFS nem bloqueio de arquivos.',
            en: 'A multi-region bucket keeps objects and offers neither NFS nor file locking.',
            es: 'Un bucket multirregional guarda objetos y no ofrece NFS ni bloqueo de archivos.',
          },
        },
      },
      {
        id: 'images-survive',
        kind: 'availability',
        text: {
          pt: 'As imagens devem continuar abrindo mesmo que uma região inteira do provedor pare.',
          en: 'The images must go on opening even if an entire region of the provider stops.',
          es: 'Las imágenes deben seguir abriendo aunque se detenga una región entera del proveedor.',
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
        kind: 'cost',
        text: {
          pt: 'Para as imagens não se quer reservar capacidade: paga-se só pelo que estiver guardado.',
          en: 'No capacity should be reserved for the images: only what is stored is paid for.',
          es: 'Para las imágenes no se quiere reservar capacidad: se paga solo por lo guardado.',
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
        kind: 'change',
        text: {
          pt: 'Relatórios cruzam os registros de várias tabelas com junções.',
          en: 'Reports combine the records of several tables with joins.',
          es: 'Los informes cruzan los registros de varias tablas con uniones.',
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
        kind: 'cost',
        text: {
          pt: 'Nos primeiros meses haverá poucos registros, e o custo mínimo do banco de dados deve ser baixo.',
          en: 'In the first months there will be few records, and the database’s minimum cost has to be low.',
          es: 'En los primeros meses habrá pocos registros, y el costo mínimo de la base de datos debe ser bajo.',
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
        kind: 'availability',
        text: {
          pt: 'Os registros devem continuar aceitando gravações mesmo que uma região inteira pare.',
          en: 'The records must go on accepting writes even if an entire region stops.',
          es: 'Los registros deben seguir aceptando escrituras aunque se detenga una región entera.',
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
        kind: 'change',
        text: {
          pt: 'No celular, os registros devem abrir e aceitar mudanças sem sinal e se sincronizar depois, sem código próprio para isso.',
          en: 'On the phone, records must open and take changes without a signal and synchronize later, with no code of the company’s own for it.',
          es: 'En el celular, los registros deben abrirse y aceptar cambios sin señal y sincronizarse después, sin código propio para eso.',
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
    situations: [
      {
        id: 'stores',
        text: {
          pt: 'Uma rede de lojas reúne no BigQuery os dados das vendas. Falta escolher como prepará-los e como mostrá-los à direção.',
          en: 'A store chain gathers its sales in BigQuery. How to prepare them and how to show them to management is still open.',
          es: 'Una cadena de tiendas reúne en BigQuery los datos de ventas. Falta elegir cómo prepararlos y cómo mostrarlos a la dirección.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital junta no BigQuery os dados de internações e escolhe como tratá-los e em que ferramenta a equipe os verá.',
          en: 'A hospital gathers its admissions in BigQuery and is choosing how to treat them and in which tool the staff will see them.',
          es: 'Un hospital junta en BigQuery los datos de internaciones y elige cómo tratarlos y en qué herramienta los verá el personal.',
        },
      },
      {
        id: 'bikes',
        text: {
          pt: 'Uma empresa de bicicletas compartilhadas leva os dados das viagens ao BigQuery e compara formas de tratá-los e de publicá-los.',
          en: 'A bike-sharing company takes the records of its trips to BigQuery and is comparing ways of treating and publishing them.',
          es: 'Una empresa de bicicletas compartidas lleva los datos de los viajes a BigQuery y compara formas de tratarlos y publicarlos.',
        },
      },
      {
        id: 'cargo',
        text: {
          pt: 'Uma empresa de carga aérea leva ao BigQuery os registros dos seus voos. Ela define como tratá-los e como mostrá-los aos gerentes.',
          en: 'An air cargo company takes the records of its flights to BigQuery. It is settling how to treat them and how to show them to its managers.',
          es: 'Una empresa de carga aérea lleva a BigQuery los registros de sus vuelos. Define cómo tratarlos y cómo mostrarlos a los gerentes.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Uma prefeitura junta no BigQuery os pedidos dos cidadãos e escolhe como prepará-los e em que ferramenta serão vistos.',
          en: 'A city government gathers its citizens’ requests in BigQuery and is choosing how to prepare them and in which tool they will be seen.',
          es: 'Una municipalidad junta en BigQuery los pedidos de los ciudadanos y elige cómo prepararlos y en qué herramienta se verán.',
        },
      },
    ],
    first: [
      {
        id: 'beam',
        text: { pt: 'pipelines do Dataflow', en: 'Dataflow pipelines', es: 'pipelines de Dataflow' },
        uses: ['Dataflow'],
        why: {
          pt: 'O Dataflow executa pipelines Apache Beam sem servidores, em lote e em tempo real.',
          en: 'Dataflow runs Apache Beam pipelines without servers, in batch and in real time.',
          es: 'Dataflow ejecuta pipelines Apache Beam sin servidores, por lotes y en tiempo real.',
        },
        tell: {
          pt: 'Eventos tratados ao chegar, sem clusters: Dataflow.',
          en: 'Events treated on arrival, without clusters: Dataflow.',
          es: 'Eventos tratados al llegar, sin clústeres: Dataflow.',
        },
        source: page('dataflow/docs/overview'),
        popularity: 4,
      },
      {
        id: 'spark',
        text: {
          pt: 'clusters gerenciados de Spark',
          en: 'managed Spark clusters',
          es: 'clústeres administrados de Spark',
        },
        uses: ['Spark'],
        why: {
          pt: 'Os clusters do Managed Service for Apache Spark (antes Dataproc) executam código Spark e Hadoop que já existe.',
          en: 'Clusters of Managed Service for Apache Spark (formerly Dataproc) run Spark and Hadoop code that already exists.',
          es: 'Los clústeres de Managed Service for Apache Spark (antes Dataproc) ejecutan código Spark y Hadoop que ya existe.',
        },
        tell: {
          pt: 'Código Spark ou Hadoop que já existe: Managed Service for Apache Spark.',
          en: 'Spark or Hadoop code that already exists: Managed Service for Apache Spark.',
          es: 'Código Spark o Hadoop que ya existe: Managed Service for Apache Spark.',
        },
        source: page('managed-spark/docs/concepts/overview'),
        popularity: 3,
      },
      {
        id: 'sql',
        text: { pt: 'consultas SQL agendadas', en: 'scheduled SQL queries', es: 'consultas SQL programadas' },
        uses: [],
        why: {
          pt: 'Consultas agendadas transformam as tabelas dentro do BigQuery, só com SQL e sem servidores.',
          en: 'Scheduled queries transform the tables inside BigQuery with SQL alone and no servers.',
          es: 'Las consultas programadas transforman las tablas dentro de BigQuery, solo con SQL y sin servidores.',
        },
        tell: {
          pt: 'Transformação periódica só com SQL: consultas agendadas.',
          en: 'Periodic transformation with SQL alone: scheduled queries.',
          es: 'Transformación periódica solo con SQL: consultas programadas.',
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
          pt: 'O Looker define cada métrica uma vez, em um modelo governado, e pode ser incorporado a outros portais.',
          en: 'Looker defines each metric once, in a governed model, and can be embedded in other portals.',
          es: 'Looker define cada métrica una vez, en un modelo gobernado, y puede incorporarse a otros portales.',
        },
        tell: {
          pt: 'A mesma definição de métrica para todos: Looker.',
          en: 'The same metric definition for everybody: Looker.',
          es: 'La misma definición de métrica para todos: Looker.',
        },
        source: page('looker/docs/intro'),
        popularity: 4,
      },
      {
        id: 'studio',
        text: { pt: 'painéis no Data Studio', en: 'dashboards in Data Studio', es: 'paneles en Data Studio' },
        uses: ['Data Studio'],
        why: {
          pt: 'O Data Studio (antes Looker Studio) monta painéis no navegador, arrastando gráficos, sem custo de licença.',
          en: 'Data Studio (formerly Looker Studio) builds dashboards in the browser by dragging charts, at no license cost.',
          es: 'Data Studio (antes Looker Studio) arma paneles en el navegador, arrastrando gráficos, sin costo de licencia.',
        },
        tell: {
          pt: 'Painéis rápidos e sem licença: Data Studio.',
          en: 'Quick dashboards without a license: Data Studio.',
          es: 'Paneles rápidos y sin licencia: Data Studio.',
        },
        source: page('looker/docs/studio'),
        popularity: 4,
      },
      {
        id: 'sheets',
        text: { pt: 'planilhas conectadas', en: 'connected spreadsheets', es: 'planillas conectadas' },
        uses: [],
        why: {
          pt: 'As planilhas conectadas (Connected Sheets) abrem bilhões de linhas do BigQuery com tabelas dinâmicas e fórmulas.',
          en: 'Connected Sheets open billions of BigQuery rows with pivot tables and formulas.',
          es: 'Las planillas conectadas (Connected Sheets) abren miles de millones de filas de BigQuery con tablas dinámicas y fórmulas.',
        },
        tell: {
          pt: 'Quem só trabalha com planilhas: Connected Sheets.',
          en: 'People who work in spreadsheets only: Connected Sheets.',
          es: 'Quien solo trabaja con planillas: Connected Sheets.',
        },
        source: page('bigquery/docs/connected-sheets'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'existing',
        kind: 'change',
        text: {
          pt: 'A preparação já existe em trabalhos Hadoop escritos há anos, que não serão reescritos.',
          en: 'The preparation already exists as Hadoop jobs written years ago, which will not be rewritten.',
          es: 'La preparación ya existe en trabajos Hadoop escritos hace años, que no se reescribirán.',
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
        kind: 'time',
        text: {
          pt: 'Cada evento deve estar tratado segundos depois de acontecer.',
          en: 'Each event has to be treated seconds after it happens.',
          es: 'Cada evento debe quedar tratado segundos después de ocurrir.',
        },
        rulesOut: {
          sql: {
            pt: 'Consultas agendadas rodam em horários fixos, com minutos de intervalo no melhor caso.',
            en: 'Scheduled queries run at set times, minutes apart at best.',
            es: 'Las consultas programadas corren a horas fijas, con minutos de intervalo en el mejor caso.',
          },
        },
      },
      {
        id: 'no-nodes',
        kind: 'effort',
        text: {
          pt: 'Ninguém na empresa deve escolher, dimensionar ou desligar nós de processamento.',
          en: 'Nobody in the company should choose, size or switch off processing nodes.',
          es: 'Nadie en la empresa debe elegir, dimensionar ni apagar nodos de procesamiento.',
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
        kind: 'effort',
        text: {
          pt: 'Áreas diferentes devem chegar ao mesmo número de “cliente ativo”, definido uma só vez.',
          en: 'Different departments must arrive at the same number of “active customers”, defined only once.',
          es: 'Áreas distintas deben llegar al mismo número de “cliente activo”, definido una sola vez.',
        },
        rulesOut: {
          studio: {
            pt: 'No Data Studio, cada painel pode definir os seus próprios cálculos.',
            en: 'In Data Studio, each dashboard can define calculations of its own.',
            es: 'En Data Studio, cada panel puede definir sus propios cálculos.',
          },
          sheets: {
            pt: 'Em planilhas, cada pessoa escreve as suas próprias fórmulas.',
            en: 'In spreadsheets, each person writes formulas of their own.',
            es: 'En las planillas, cada persona escribe sus propias fórmulas.',
          },
        },
      },
      {
        id: 'no-licence',
        kind: 'cost',
        text: {
          pt: 'Não há verba para licenças de ferramentas de visualização.',
          en: 'There is no budget for licenses of visualization tools.',
          es: 'No hay presupuesto para licencias de herramientas de visualización.',
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
        kind: 'change',
        text: {
          pt: 'Trezentos gerentes precisam de gráficos prontos no navegador, e não de células e fórmulas.',
          en: 'Three hundred managers need ready charts in the browser rather than cells and formulas.',
          es: 'Trescientos gerentes necesitan gráficos listos en el navegador, y no celdas y fórmulas.',
        },
        rulesOut: {
          sheets: {
            pt: 'A planilha conectada mostra células e fórmulas, não um painel pronto para centenas de leitores.',
            en: 'A connected spreadsheet shows cells and formulas rather than a ready dashboard for hundreds of readers.',
            es: 'La planilla conectada muestra celdas y fórmulas, no un panel listo para cientos de lectores.',
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
