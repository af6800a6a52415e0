import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const dataChoices: readonly Pattern[] = [
  {
    id: 'app-database',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'databases' } },
    scene: {
      pt: 'Pense no banco de dados como um cartório, em que as tabelas são livros e cada gravação é um registro feito num balcão.',
      en: 'Think of the database as a registry office, where the tables are ledgers and each write is an entry made at a desk.',
      es: 'Piensa en la base de datos como un registro civil, donde las tablas son libros y cada escritura es una anotación en un mostrador.',
    },
    situations: [
      {
        id: 'orders',
        text: {
          pt: 'Uma rede de farmácias precisa de um banco de dados para seu novo sistema de pedidos.',
          en: 'A pharmacy chain needs a database for its new order system.',
          es: 'Una cadena de farmacias necesita una base de datos para su nuevo sistema de pedidos.',
        },
      },
      {
        id: 'wallet',
        text: {
          pt: 'Uma fintech precisa de um banco de dados para a carteira digital de seus clientes.',
          en: 'A fintech needs a database for its customers’ digital wallet.',
          es: 'Una fintech necesita una base de datos para la billetera digital de sus clientes.',
        },
      },
      {
        id: 'loyalty',
        text: {
          pt: 'Uma companhia aérea precisa de um banco de dados para seu programa de milhas.',
          en: 'An airline needs a database for its miles program.',
          es: 'Una aerolínea necesita una base de datos para su programa de millas.',
        },
      },
    ],
    candidates: [
      {
        id: 'sql',
        text: {
          pt: 'Cloud SQL para PostgreSQL com alta disponibilidade',
          en: 'Cloud SQL for PostgreSQL with high availability',
          es: 'Cloud SQL para PostgreSQL con alta disponibilidad',
        },
        uses: ['Cloud SQL'],
        why: {
          pt: 'O Cloud SQL administra em uma região um PostgreSQL comum, relacional, com transações e SQL a baixo custo, e cuida de patches, backups e troca automática da máquina que falha.',
          en: 'Cloud SQL manages an ordinary, relational PostgreSQL in one region, with transactions and SQL at a low cost, and takes care of patches, backups and automatic failover.',
          es: 'Cloud SQL administra en una región un PostgreSQL común, relacional, con transacciones y SQL a bajo costo, y se ocupa de parches, copias y cambio automático de la máquina que falla.',
        },
        likeness: {
          pt: 'o cartório de uma só cidade, com os livros de sempre, um substituto de plantão e um só balcão',
          en: 'the registry of a single town, with the usual ledgers, a stand-in on call and only one desk',
          es: 'el registro de una sola ciudad, con los libros de siempre, un suplente de guardia y un solo mostrador',
        },
        tell: {
          pt: 'Máquina que falha à noite e outra que assume: um banco gerenciado. Patches e backups fora da equipe: um banco gerenciado. Uso inicial pequeno e custo mínimo baixo: Cloud SQL ou Firestore. Desenvolvedores que só conhecem bancos relacionais: Cloud SQL ou Spanner. Tabelas cruzadas dentro de transações: um banco relacional, como o Cloud SQL ou o Spanner. Banco relacional comum, em uma região: o Cloud SQL. Driver do PostgreSQL que ninguém quer reescrever: o Cloud SQL. Banco e réplicas que ficam em uma só região: um banco regional, como o Cloud SQL, e não um multirregional.',
          en: 'A machine that fails at night and another that takes over: a managed database. Patches and backups off the team’s hands: a managed database. Small use at first and a low minimum cost: Cloud SQL or Firestore. Developers who know only relational databases: Cloud SQL or Spanner. Tables joined inside transactions: a relational database, such as Cloud SQL or Spanner. An ordinary relational database in one region: Cloud SQL. A PostgreSQL driver that nobody wants to rewrite: Cloud SQL. A database and replicas that stay in a single region: a regional database, such as Cloud SQL, rather than a multi-region one.',
          es: 'Máquina que falla de noche y otra que toma el relevo: una base de datos administrada. Parches y respaldos fuera del equipo: una base de datos administrada. Uso inicial pequeño y costo mínimo bajo: Cloud SQL o Firestore. Desarrolladores que solo conocen bases de datos relacionales: Cloud SQL o Spanner. Tablas cruzadas dentro de transacciones: una base relacional, como Cloud SQL o Spanner. Base relacional común, en una región: Cloud SQL. Controlador de PostgreSQL que no se quiere reescribir: Cloud SQL. Base de datos y réplicas que quedan en una sola región: una base regional, como Cloud SQL, y no una multirregional.',
        },
        source: page('sql/docs/introduction'),
        popularity: 5,
      },
      {
        id: 'spanner',
        text: { pt: 'Spanner em várias regiões', en: 'Spanner in several regions', es: 'Spanner en varias regiones' },
        uses: ['Spanner'],
        why: {
          pt: 'O Spanner, administrado pelo Google, une tabelas, SQL e transações à escala horizontal de gravações em várias regiões, que assumem sozinhas se uma falha, por um custo mínimo maior.',
          en: 'Spanner, managed by Google, combines tables, SQL and transactions with horizontal scaling of writes over several regions, which take over by themselves if one fails, at a higher minimum cost.',
          es: 'Spanner, administrado por Google, une tablas, SQL y transacciones con escala horizontal de escrituras en varias regiones, que toman el relevo solas si una falla, por un costo mínimo mayor.',
        },
        likeness: {
          pt: 'o cartório com os mesmos livros em várias cidades e muitos balcões, com aluguel alto mesmo vazio',
          en: 'the registry with the same ledgers in several cities and many desks, at a high rent even when empty',
          es: 'el registro con los mismos libros en varias ciudades y muchos mostradores, de alquiler alto incluso vacío',
        },
        tell: {
          pt: 'Máquina que falha à noite e outra que assume: um banco gerenciado. Patches e backups fora da equipe: um banco gerenciado. Desenvolvedores que só conhecem bancos relacionais: Cloud SQL ou Spanner. Tabelas cruzadas dentro de transações: um banco relacional, como o Cloud SQL ou o Spanner. Relacional, mundial e consistente: o Spanner. Três continentes e transações em tabelas: o Spanner. Empresa que grava a partir de três continentes: um banco em várias regiões. Gravações além do que um só servidor aguenta: o Spanner.',
          en: 'A machine that fails at night and another that takes over: a managed database. Patches and backups off the team’s hands: a managed database. Developers who know only relational databases: Cloud SQL or Spanner. Tables joined inside transactions: a relational database, such as Cloud SQL or Spanner. Relational, worldwide and consistent: Spanner. Three continents and transactions over tables: Spanner. Writes from three continents: a database in several regions. Writes beyond what a single server can take: Spanner.',
          es: 'Máquina que falla de noche y otra que toma el relevo: una base de datos administrada. Parches y respaldos fuera del equipo: una base de datos administrada. Desarrolladores que solo conocen bases de datos relacionales: Cloud SQL o Spanner. Tablas cruzadas dentro de transacciones: una base relacional, como Cloud SQL o Spanner. Relacional, mundial y consistente: Spanner. Tres continentes y transacciones en tablas: Spanner. Empresa que escribe desde tres continentes: una base en varias regiones. Escrituras que un solo servidor no soporta: Spanner.',
        },
        source: page('spanner/docs/overview'),
        popularity: 4,
        rightIn: ['wallet', 'loyalty'],
      },
      {
        id: 'firestore',
        text: {
          pt: 'Firestore em uma localização multirregional',
          en: 'Firestore in a multi-region location',
          es: 'Firestore en una ubicación multirregional',
        },
        uses: ['Firestore'],
        why: {
          pt: 'O Firestore guarda documentos em várias regiões, que continuam sozinhas se uma falha, não tem servidores para corrigir ou dimensionar e cobra por operação, sem valor mínimo.',
          en: 'Firestore stores documents in several regions, which go on by themselves if one fails, has no servers to patch or size and charges by operation, without a minimum.',
          es: 'Firestore guarda documentos en varias regiones, que siguen solas si una falla, no tiene servidores que corregir ni dimensionar y cobra por operación, sin un mínimo.',
        },
        likeness: {
          pt: 'os balcões de fichas soltas em várias cidades, pagos por ficha, onde os livros de sempre não servem',
          en: 'the desks with loose cards in several cities, paid by the card, where the usual ledgers are no use',
          es: 'los mostradores de fichas sueltas en varias ciudades, pagados por ficha, donde los libros de siempre no sirven',
        },
        tell: {
          pt: 'Máquina que falha à noite e outra que assume: um banco gerenciado. Patches e backups fora da equipe: um banco gerenciado. Uso inicial pequeno e custo mínimo baixo: Cloud SQL ou Firestore. Documentos e apps que funcionam sem conexão: o Firestore. Empresa que grava a partir de três continentes: um banco em várias regiões.',
          en: 'A machine that fails at night and another that takes over: a managed database. Patches and backups off the team’s hands: a managed database. Small use at first and a low minimum cost: Cloud SQL or Firestore. Documents and apps that work offline: Firestore. Writes from three continents: a database in several regions.',
          es: 'Máquina que falla de noche y otra que toma el relevo: una base de datos administrada. Parches y respaldos fuera del equipo: una base de datos administrada. Uso inicial pequeño y costo mínimo bajo: Cloud SQL o Firestore. Documentos y apps que funcionan sin conexión: Firestore. Empresa que escribe desde tres continentes: una base en varias regiones.',
        },
        source: page('firestore/docs/overview'),
        popularity: 4,
      },
      {
        id: 'bigtable',
        text: {
          pt: 'Bigtable com um único cluster',
          en: 'Bigtable with a single cluster',
          es: 'Bigtable con un solo clúster',
        },
        uses: ['Bigtable'],
        why: {
          pt: 'O Bigtable grava milhões de linhas de chave e valor por segundo com latência de milissegundos.',
          en: 'Bigtable writes millions of key-value rows a second at millisecond latency.',
          es: 'Bigtable graba millones de filas de clave y valor por segundo con latencia de milisegundos.',
        },
        likeness: {
          pt: 'o galpão caro de uma só cidade, que guarda milhões de fichas por número e não as cruza',
          en: 'the costly hall in a single town, which files millions of slips by number and never matches them',
          es: 'la nave cara de una sola ciudad, que archiva millones de fichas por número y no las cruza',
        },
        tell: {
          pt: 'Volume enorme de gravações por chave: o Bigtable.',
          en: 'An enormous volume of writes by key: Bigtable.',
          es: 'Volumen enorme de escrituras por clave: Bigtable.',
        },
        source: page('bigtable/docs/overview'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'own',
        text: {
          pt: 'PostgreSQL em máquinas próprias',
          en: 'PostgreSQL on its own machines',
          es: 'PostgreSQL en máquinas propias',
        },
        uses: ['Compute Engine'],
        why: {
          pt: 'Um PostgreSQL em máquinas do Compute Engine aceita qualquer extensão e ajuste do sistema.',
          en: 'A PostgreSQL on Compute Engine machines takes any extension and system setting.',
          es: 'Un PostgreSQL en máquinas de Compute Engine acepta cualquier extensión y ajuste del sistema.',
        },
        likeness: {
          pt: 'os livros numa mesa em casa, que o dono encaderna e copia sozinho, sem ninguém que o substitua',
          en: 'the ledgers on a desk at home, which their owner binds and copies alone, with nobody to stand in',
          es: 'los libros en una mesa en casa, que el dueño encuaderna y copia solo, sin nadie que lo sustituya',
        },
        tell: {
          pt: 'Controle de tudo, com todo o trabalho: um banco em máquinas próprias.',
          en: 'Control of everything, with all the work: a self-managed database.',
          es: 'Control de todo, con todo el trabajo: una base en máquinas propias.',
        },
        source: page('compute/docs/overview'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'joins',
        text: {
          pt: 'Os relatórios cruzam muitas tabelas, dentro de transações.',
          en: 'Reports join many tables, inside transactions.',
          es: 'Los informes cruzan muchas tablas, dentro de transacciones.',
        },
        fits: ['sql', 'spanner', 'own'],
        rulesOut: {
          firestore: {
            pt: 'O Firestore guarda documentos e não cruza tabelas com SQL.',
            en: 'Firestore stores documents and does not join tables with SQL.',
            es: 'Firestore guarda documentos y no cruza tablas con SQL.',
          },
          bigtable: {
            pt: 'O Bigtable busca por chave e não tem transações entre tabelas.',
            en: 'Bigtable looks up by key and has no transactions across tables.',
            es: 'Bigtable busca por clave y no tiene transacciones entre tablas.',
          },
        },
      },
      {
        id: 'managed',
        text: {
          pt: 'A equipe não quer cuidar de patches nem de backups do banco.',
          en: 'The team does not want to take care of database patches or backups.',
          es: 'El equipo no quiere ocuparse de parches ni respaldos de la base.',
        },
        fits: ['sql', 'spanner', 'firestore', 'bigtable'],
        rulesOut: {
          own: {
            pt: 'Em máquinas próprias, correções, cópias e troca de servidor são da equipe.',
            en: 'With a self-managed database, patches, backups and failover are the team’s.',
            es: 'En máquinas propias, parches, copias y relevo del servidor son del equipo.',
          },
        },
      },
      {
        id: 'world',
        text: {
          pt: 'A empresa grava a partir de três continentes e não pode parar se uma cidade inteira falhar.',
          en: 'The company writes from three continents and cannot stop if a whole city fails.',
          es: 'La empresa escribe desde tres continentes y no puede detenerse si falla una ciudad entera.',
        },
        fits: ['spanner', 'firestore'],
        rulesOut: {
          sql: {
            pt: 'O Cloud SQL com alta disponibilidade grava em uma só região e para com ela.',
            en: 'Cloud SQL with high availability writes in a single region and stops with it.',
            es: 'Cloud SQL con alta disponibilidad escribe en una sola región y se detiene con ella.',
          },
          bigtable: {
            pt: 'Com um só cluster, o Bigtable fica em uma zona.',
            en: 'With a single cluster, Bigtable stays in one zone.',
            es: 'Con un solo clúster, Bigtable queda en una zona.',
          },
          own: {
            pt: 'Máquinas próprias com PostgreSQL gravam em um servidor principal, em uma região.',
            en: 'Self-managed PostgreSQL writes to one primary server in one region.',
            es: 'Las máquinas propias con PostgreSQL escriben en un servidor principal, en una región.',
          },
        },
      },
      {
        id: 'driver',
        text: {
          pt: 'O código usa o driver do PostgreSQL, e a equipe não quer reescrevê-lo.',
          en: 'The code uses the PostgreSQL driver, and the team does not want to rewrite it.',
          es: 'El código usa el controlador de PostgreSQL, y el equipo no quiere reescribirlo.',
        },
        fits: ['sql', 'own'],
        rulesOut: {
          firestore: {
            pt: 'O Firestore tem uma API própria: o código teria de ser reescrito.',
            en: 'Firestore has its own API: the code would have to be rewritten.',
            es: 'Firestore tiene una API propia: habría que reescribir el código.',
          },
          bigtable: {
            pt: 'O Bigtable tem uma API própria: o código teria de ser reescrito.',
            en: 'Bigtable has its own API: the code would have to be rewritten.',
            es: 'Bigtable tiene una API propia: habría que reescribir el código.',
          },
        },
      },
      {
        id: 'small',
        text: {
          pt: 'O uso inicial será pequeno, e a empresa quer um custo mínimo baixo.',
          en: 'Use will be small at first, and the company wants a low minimum cost.',
          es: 'El uso inicial será pequeño, y la empresa quiere un costo mínimo bajo.',
        },
        fits: ['sql', 'firestore', 'own'],
        rulesOut: {
          spanner: {
            pt: 'O Spanner em várias regiões tem um custo mínimo alto para pouco uso.',
            en: 'Spanner over several regions has a high minimum cost for little use.',
            es: 'Spanner en varias regiones tiene un costo mínimo alto para poco uso.',
          },
          bigtable: {
            pt: 'Um cluster do Bigtable cobra por nós ligados, mesmo com pouco uso.',
            en: 'A Bigtable cluster charges for nodes that are on, even with little use.',
            es: 'Un clúster de Bigtable cobra por nodos encendidos, incluso con poco uso.',
          },
        },
      },
      {
        id: 'one-region',
        text: {
          pt: 'Por contrato, o banco e todas as suas réplicas ficam em uma só região.',
          en: 'By contract, the database and all its replicas stay in a single region.',
          es: 'Por contrato, la base de datos y todas sus réplicas quedan en una sola región.',
        },
        notWith: ['world'],
        fits: ['sql', 'bigtable', 'own'],
        rulesOut: {
          spanner: {
            pt: 'O Spanner em várias regiões mantém réplicas em mais de uma.',
            en: 'Spanner in several regions keeps replicas in more than one.',
            es: 'Spanner en varias regiones mantiene réplicas en más de una.',
          },
          firestore: {
            pt: 'O Firestore em local multirregional mantém réplicas em mais de uma região.',
            en: 'Firestore in a multi-region location keeps replicas in more than one region.',
            es: 'Firestore en una ubicación multirregional mantiene réplicas en más de una región.',
          },
        },
      },
      {
        id: 'failover',
        text: {
          pt: 'Se uma máquina falhar à noite, outra precisa assumir, sem nada que a equipe tenha de montar.',
          en: 'If a machine fails at night, another has to take over, with nothing for the team to build.',
          es: 'Si una máquina falla de noche, otra tiene que tomar el relevo, sin que el equipo tenga que montar nada.',
        },
        fits: ['sql', 'spanner', 'firestore', 'bigtable'],
        rulesOut: {
          own: {
            pt: 'Em máquinas próprias, a equipe precisa montar e testar a troca de servidor.',
            en: 'On its own machines, the team has to build and test the switch to another server.',
            es: 'En máquinas propias, el equipo tiene que montar y probar el cambio de servidor.',
          },
        },
      },
      {
        id: 'outgrow',
        text: {
          pt: 'As gravações vão superar em um ano o que um só servidor aguenta.',
          en: 'Writes will exceed within a year what a single server can take.',
          es: 'Las escrituras superarán en un año lo que soporta un solo servidor.',
        },
        notWith: ['small', 'driver'],
        fits: ['spanner', 'firestore', 'bigtable'],
        rulesOut: {
          sql: {
            pt: 'O Cloud SQL grava em uma só instância principal, que tem um tamanho máximo.',
            en: 'Cloud SQL writes to one primary instance, which has a maximum size.',
            es: 'Cloud SQL escribe en una sola instancia principal, que tiene un tamaño máximo.',
          },
          own: {
            pt: 'PostgreSQL em máquinas próprias também grava em um só servidor principal.',
            en: 'Self-managed PostgreSQL writes to one primary server as well.',
            es: 'PostgreSQL en máquinas propias también escribe en un solo servidor principal.',
          },
        },
      },
      {
        id: 'sql-team',
        text: {
          pt: 'Os desenvolvedores só conhecem bancos relacionais.',
          en: 'The developers know only relational databases.',
          es: 'Los desarrolladores solo conocen bases de datos relacionales.',
        },
        notWith: ['joins', 'driver'],
        fits: ['sql', 'spanner', 'own'],
        rulesOut: {
          firestore: {
            pt: 'O Firestore é um banco de documentos, com uma API própria em vez de SQL.',
            en: 'Firestore is a document database, with its own API instead of SQL.',
            es: 'Firestore es una base de documentos, con una API propia en lugar de SQL.',
          },
          bigtable: {
            pt: 'O Bigtable é um banco de chave e valor, e não relacional.',
            en: 'Bigtable is a key-value database rather than a relational one.',
            es: 'Bigtable es una base de clave y valor, y no relacional.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que banco de dados atende a todos esses requisitos?',
      en: 'Which database meets all of these requirements?',
      es: '¿Qué base de datos cumple todos estos requisitos?',
    },
  },
  {
    id: 'analysis-place',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'warehouse-bi' } },
    scene: {
      pt: 'Pense nos arquivos de dados como livros nas estantes de uma casa, e em cada análise como uma pergunta sobre eles.',
      en: 'Think of the data files as books on the shelves of a house, and of each analysis as a question about them.',
      es: 'Piensa en los archivos de datos como libros en los estantes de una casa, y en cada análisis como una pregunta sobre ellos.',
    },
    situations: [
      {
        id: 'chain',
        text: {
          pt: 'Uma rede de supermercados quer analisar cinco anos de vendas, hoje em arquivos.',
          en: 'A supermarket chain wants to analyze five years of sales, now in files.',
          es: 'Una cadena de supermercados quiere analizar cinco años de ventas, hoy en archivos.',
        },
      },
      {
        id: 'telco',
        text: {
          pt: 'Uma operadora de telefonia quer analisar os registros de uso da sua rede.',
          en: 'A phone company wants to analyze the usage records of its network.',
          es: 'Una compañía telefónica quiere analizar los registros de uso de su red.',
        },
      },
      {
        id: 'energy',
        text: {
          pt: 'Uma distribuidora de energia quer analisar as leituras de dois milhões de medidores.',
          en: 'A power distributor wants to analyze the readings of two million meters.',
          es: 'Una distribuidora eléctrica quiere analizar las lecturas de dos millones de medidores.',
        },
      },
    ],
    candidates: [
      {
        id: 'bigquery',
        text: {
          pt: 'Carregar tudo em tabelas do BigQuery',
          en: 'Load everything into BigQuery tables',
          es: 'Cargar todo en tablas de BigQuery',
        },
        uses: ['BigQuery'],
        why: {
          pt: 'O BigQuery consulta terabytes em minutos, corrige linhas e treina modelos só com SQL, sem servidores, e cobra pelo que se lê e guarda.',
          en: 'BigQuery queries terabytes in minutes, corrects rows and trains models with just SQL, without servers, and charges for what is read and stored.',
          es: 'BigQuery consulta terabytes en minutos, corrige filas y entrena modelos solo con SQL, sin servidores, y cobra por lo que se lee y guarda.',
        },
        likeness: {
          pt: 'a grande biblioteca, que responde em minutos e cobra por página lida, mas recebe outra cópia de cada livro',
          en: 'the great library, which answers in minutes and charges by page read, but takes another copy of every book',
          es: 'la gran biblioteca, que responde en minutos y cobra por página leída, pero recibe otra copia de cada libro',
        },
        tell: {
          pt: 'Registros novos a cada segundo nas consultas: tabelas do BigQuery, que recebem dados em tempo real. Modelos preditivos treinados em SQL: o BigQuery ML, dentro do BigQuery. SQL sobre terabytes sem servidores: o BigQuery. Respostas em poucos minutos sobre muitos dados: o BigQuery. Analistas que conhecem SQL e não programam: o BigQuery, sobre as suas tabelas ou sobre os arquivos. Registros corrigidos ou apagados todos os dias: tabelas do BigQuery. Clusters e instâncias que a equipe não quer dimensionar: um data warehouse serverless, com dados em tabelas ou em arquivos. Análises poucas vezes por mês, sem servidor sempre ligado: cobrança pelo uso, com consultas serverless ou um cluster desligado depois.',
          en: 'New records every second in queries: BigQuery tables, which take data in real time. Predictive models to train in SQL: BigQuery ML, inside BigQuery. SQL over terabytes without servers: BigQuery. Answers within a few minutes over much data: BigQuery. Analysts who know SQL and do not program: BigQuery, over its own tables or over the files. Records corrected or deleted every day: BigQuery tables. Clusters and instances that the team does not want to size: a serverless data warehouse, with data in tables or in files. Analysis a few times a month, without a server that is always on: a charge by use, with serverless queries or a cluster turned off afterwards.',
          es: 'Registros nuevos cada segundo en las consultas: tablas de BigQuery, que reciben datos en tiempo real. Modelos predictivos entrenados en SQL: BigQuery ML, dentro de BigQuery. SQL sobre terabytes sin servidores: BigQuery. Respuestas en pocos minutos sobre muchos datos: BigQuery. Analistas que conocen SQL y no programan: BigQuery, sobre sus tablas o sobre los archivos. Registros que deben corregirse o borrarse todos los días: tablas de BigQuery. Clústeres e instancias que el equipo no quiere dimensionar: un data warehouse serverless, con datos en tablas o en archivos. Análisis pocas veces por mes, sin un servidor siempre encendido: cobro por uso, con consultas serverless o un clúster apagado después.',
        },
        source: page('bigquery/docs/introduction'),
        popularity: 5,
      },
      {
        id: 'external',
        text: {
          pt: 'Consultar no BigQuery os arquivos do Cloud Storage',
          en: 'Query the Cloud Storage files from BigQuery',
          es: 'Consultar en BigQuery los archivos de Cloud Storage',
        },
        uses: ['BigQuery', 'Cloud Storage'],
        why: {
          pt: 'Uma tabela externa deixa os arquivos no lugar, em formato aberto, e permite que o BigQuery, sem servidores, os consulte e treine modelos com SQL.',
          en: 'An external table leaves files in place, in an open format, and lets BigQuery, without servers, query them and train models on them with SQL.',
          es: 'Una tabla externa deja los archivos en su lugar, en formato abierto, y permite que BigQuery, sin servidores, los consulte y entrene modelos con SQL.',
        },
        likeness: {
          pt: 'os leitores de uma biblioteca, que vêm ler nas estantes da casa, mas não podem escrever nos livros',
          en: 'the readers sent by a library, who read at the house’s own shelves, but may not write in the books',
          es: 'los lectores de una biblioteca, que vienen a leer en los estantes de la casa, pero no escriben en los libros',
        },
        tell: {
          pt: 'Modelos preditivos treinados em SQL: o BigQuery ML, dentro do BigQuery. Arquivos que ficam no lugar e que o SQL lê: uma tabela externa. Mesmos arquivos em uma única cópia: uma tabela externa. Clusters e instâncias que a equipe não quer dimensionar: um data warehouse serverless, com dados em tabelas ou em arquivos. Análises poucas vezes por mês, sem servidor sempre ligado: cobrança pelo uso, com consultas serverless ou um cluster desligado depois. Analistas que conhecem SQL e não programam: o BigQuery, sobre as suas tabelas ou sobre os arquivos.',
          en: 'Predictive models to train in SQL: BigQuery ML, inside BigQuery. Files that stay in place and that SQL reads: an external table. The same files in a single copy: an external table. Clusters and instances that the team does not want to size: a serverless data warehouse, with data in tables or in files. Analysis a few times a month, without a server that is always on: a charge by use, with serverless queries or a cluster turned off afterwards. Analysts who know SQL and do not program: BigQuery, over its own tables or over the files.',
          es: 'Modelos predictivos entrenados en SQL: BigQuery ML, dentro de BigQuery. Archivos que quedan en su lugar y que SQL lee: una tabla externa. Los mismos archivos en una sola copia: una tabla externa. Clústeres e instancias que el equipo no quiere dimensionar: un data warehouse serverless, con datos en tablas o en archivos. Análisis pocas veces por mes, sin un servidor siempre encendido: cobro por uso, con consultas serverless o un clúster apagado después. Analistas que conocen SQL y no programan: BigQuery, sobre sus tablas o sobre los archivos.',
        },
        source: page('bigquery/docs/external-data-cloud-storage'),
        popularity: 3,
        rightWith: ['in-place'],
      },
      {
        id: 'cloudsql',
        text: {
          pt: 'Carregar tudo em uma instância do Cloud SQL',
          en: 'Load everything into a Cloud SQL instance',
          es: 'Cargar todo en una instancia de Cloud SQL',
        },
        uses: ['Cloud SQL'],
        why: {
          pt: 'O Cloud SQL responde a consultas SQL em um banco comum, bom para volumes moderados.',
          en: 'Cloud SQL answers SQL queries on an ordinary database, good for moderate volumes.',
          es: 'Cloud SQL responde consultas SQL en una base común, buena para volúmenes moderados.',
        },
        likeness: {
          pt: 'a biblioteca de bairro com cópias dos livros e bibliotecário pago dia e noite, lenta diante de uma carreta deles',
          en: 'the branch library with copies and a librarian paid day and night, slow before a truckload of books',
          es: 'la biblioteca de barrio con copias y un bibliotecario pagado día y noche, lenta ante un camión de libros',
        },
        tell: {
          pt: 'Volume moderado em banco transacional: o Cloud SQL.',
          en: 'A moderate volume in a transactional database: Cloud SQL.',
          es: 'Volumen moderado en base transaccional: Cloud SQL.',
        },
        source: page('sql/docs/introduction'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'spark',
        text: {
          pt: 'Rodar programas Spark em clusters gerenciados',
          en: 'Run Spark programs on managed clusters',
          es: 'Ejecutar programas Spark en clústeres administrados',
        },
        uses: ['Spark'],
        why: {
          pt: 'O Managed Service for Apache Spark (antes Dataproc) executa programas Spark e lê os arquivos direto do bucket, em formato aberto.',
          en: 'Managed Service for Apache Spark (formerly Dataproc) runs Spark programs and reads files straight from the bucket in an open format.',
          es: 'Managed Service for Apache Spark (antes Dataproc) ejecuta programas Spark y lee los archivos directo del bucket, en formato abierto.',
        },
        likeness: {
          pt: 'os pesquisadores que leem nas estantes da casa, depois de contratados, acomodados e instruídos na língua deles',
          en: 'the researchers who read at the house’s shelves, once hired, seated and instructed in a language of their own',
          es: 'los investigadores que leen en los estantes de la casa, tras contratarlos, instalarlos e instruirlos en su idioma',
        },
        tell: {
          pt: 'Código Spark que já existe: o Managed Service for Apache Spark. Análises poucas vezes por mês, sem servidor sempre ligado: cobrança pelo uso, com consultas serverless ou um cluster desligado depois.',
          en: 'Spark code that already exists: Managed Service for Apache Spark. Analysis a few times a month, without a server that is always on: a charge by use, with serverless queries or a cluster turned off afterwards.',
          es: 'Código Spark que ya existe: Managed Service for Apache Spark. Análisis pocas veces por mes, sin un servidor siempre encendido: cobro por uso, con consultas serverless o un clúster apagado después.',
        },
        source: page('dataproc/docs/concepts/overview'),
        popularity: 3,
      },
      {
        id: 'sheets',
        text: {
          pt: 'Reunir os arquivos em planilhas do Google Sheets',
          en: 'Gather the files in Google Sheets spreadsheets',
          es: 'Reunir los archivos en hojas de Google Sheets',
        },
        uses: ['Google Sheets', 'Sheets'],
        why: {
          pt: 'Planilhas não pedem conhecimento novo e bastam para poucos dados.',
          en: 'Spreadsheets need no new knowledge and are enough for little data.',
          es: 'Las hojas de cálculo no exigen conocimientos nuevos y bastan para pocos datos.',
        },
        likeness: {
          pt: 'os cadernos em que cada um copia páginas à mão, bons para poucas, perdidos diante de uma carreta de livros',
          en: 'the notebooks into which people copy pages by hand, good for a few, lost before a truckload of books',
          es: 'los cuadernos en que cada uno copia páginas a mano, buenos para pocas, perdidos ante un camión de libros',
        },
        tell: {
          pt: 'Poucos dados e nenhuma ferramenta nova: planilhas.',
          en: 'Little data and no new tool: spreadsheets.',
          es: 'Pocos datos y ninguna herramienta nueva: hojas de cálculo.',
        },
        source: site('https://support.google.com/docs/'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'terabytes',
        text: {
          pt: 'São 40 TB de dados, e os analistas querem respostas em poucos minutos.',
          en: 'There are 40 TB of data, and analysts want answers within a few minutes.',
          es: 'Son 40 TB de datos, y los analistas quieren respuestas en pocos minutos.',
        },
        fits: ['bigquery', 'spark', 'external'],
        rulesOut: {
          cloudsql: {
            pt: 'O Cloud SQL é feito para transações e não responde a 40 TB nesse tempo.',
            en: 'Cloud SQL is made for transactions and does not answer over 40 TB in that time.',
            es: 'Cloud SQL está hecho para transacciones y no responde sobre 40 TB en ese tiempo.',
          },
          sheets: {
            pt: 'Planilhas não comportam 40 TB.',
            en: 'Spreadsheets cannot hold 40 TB.',
            es: 'Las hojas de cálculo no admiten 40 TB.',
          },
        },
      },
      {
        id: 'sql-only',
        text: {
          pt: 'Os analistas conhecem SQL e não programam.',
          en: 'The analysts know SQL and do not program.',
          es: 'Los analistas conocen SQL y no programan.',
        },
        fits: ['bigquery', 'external', 'cloudsql'],
        rulesOut: {
          spark: {
            pt: 'Programas Spark pedem que alguém programe.',
            en: 'Spark programs need someone to program them.',
            es: 'Los programas Spark exigen que alguien programe.',
          },
          sheets: {
            pt: 'Em planilhas, o SQL dos analistas não se aproveita.',
            en: 'In spreadsheets the analysts’ SQL is of no use.',
            es: 'En hojas de cálculo no se aprovecha el SQL de los analistas.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A equipe não quer dimensionar clusters nem instâncias.',
          en: 'The team does not want to size clusters or instances.',
          es: 'El equipo no quiere dimensionar clústeres ni instancias.',
        },
        fits: ['bigquery', 'external', 'sheets'],
        rulesOut: {
          cloudsql: {
            pt: 'No Cloud SQL, alguém escolhe e aumenta o tamanho da instância.',
            en: 'In Cloud SQL someone chooses and raises the size of the instance.',
            es: 'En Cloud SQL alguien elige y aumenta el tamaño de la instancia.',
          },
          spark: {
            pt: 'Clusters de Spark precisam ser dimensionados.',
            en: 'Spark clusters have to be sized.',
            es: 'Los clústeres de Spark hay que dimensionarlos.',
          },
        },
      },
      {
        id: 'in-place',
        text: {
          pt: 'Outros sistemas usam os mesmos arquivos, e a empresa quer manter uma única cópia.',
          en: 'Other systems use the same files, and the company wants to keep a single copy.',
          es: 'Otros sistemas usan los mismos archivos, y la empresa quiere mantener una sola copia.',
        },
        fits: ['external', 'spark'],
        rulesOut: {
          bigquery: {
            pt: 'Carregar no BigQuery cria uma segunda cópia dos dados.',
            en: 'Loading into BigQuery creates a second copy of the data.',
            es: 'Cargar en BigQuery crea una segunda copia de los datos.',
          },
          cloudsql: {
            pt: 'Carregar em um banco cria uma segunda cópia dos dados.',
            en: 'Loading into a database creates a second copy of the data.',
            es: 'Cargar en una base crea una segunda copia de los datos.',
          },
          sheets: {
            pt: 'Reunir em planilhas cria outra cópia dos dados.',
            en: 'Gathering in spreadsheets creates another copy of the data.',
            es: 'Reunir en hojas de cálculo crea otra copia de los datos.',
          },
        },
      },
      {
        id: 'rare',
        text: {
          pt: 'As análises ocorrem poucas vezes por mês, e a empresa não quer pagar um servidor sempre ligado.',
          en: 'Analysis happens a few times a month, and the company does not want to pay for a server that is always on.',
          es: 'Los análisis ocurren pocas veces por mes, y la empresa no quiere pagar un servidor siempre encendido.',
        },
        fits: ['bigquery', 'external', 'spark', 'sheets'],
        rulesOut: {
          cloudsql: {
            pt: 'Uma instância do Cloud SQL é cobrada enquanto está ligada, com ou sem consultas.',
            en: 'A Cloud SQL instance is charged while it is on, with or without queries.',
            es: 'Una instancia de Cloud SQL se cobra mientras está encendida, con o sin consultas.',
          },
        },
      },
      {
        id: 'corrected',
        text: {
          pt: 'Alguns registros precisam ser corrigidos ou apagados todos os dias.',
          en: 'Some records have to be corrected or deleted every day.',
          es: 'Algunos registros tienen que corregirse o borrarse todos los días.',
        },
        notWith: ['in-place'],
        fits: ['bigquery', 'cloudsql', 'sheets'],
        rulesOut: {
          external: {
            pt: 'Uma tabela externa só lê os arquivos: não corrige nem apaga linhas neles.',
            en: 'An external table only reads the files: it does not correct or delete rows in them.',
            es: 'Una tabla externa solo lee los archivos: no corrige ni borra filas en ellos.',
          },
        },
      },
      {
        id: 'predict',
        text: {
          pt: 'Os analistas também querem treinar modelos preditivos em SQL, sobre os mesmos dados.',
          en: 'The analysts also want to train predictive models in SQL, on the same data.',
          es: 'Los analistas también quieren entrenar modelos predictivos en SQL, sobre los mismos datos.',
        },
        fits: ['bigquery', 'external'],
        rulesOut: {
          cloudsql: {
            pt: 'O Cloud SQL não treina modelos com comandos SQL.',
            en: 'Cloud SQL does not train models with SQL commands.',
            es: 'Cloud SQL no entrena modelos con comandos SQL.',
          },
          spark: {
            pt: 'Em Spark, os modelos se treinam com programas, e não em SQL.',
            en: 'In Spark, models are trained with programs rather than in SQL.',
            es: 'En Spark, los modelos se entrenan con programas, y no en SQL.',
          },
          sheets: {
            pt: 'Planilhas não treinam modelos em SQL.',
            en: 'Spreadsheets do not train models in SQL.',
            es: 'Las hojas de cálculo no entrenan modelos en SQL.',
          },
        },
      },
      {
        id: 'fresh-rows',
        text: {
          pt: 'Registros novos chegam a cada segundo e precisam entrar logo nas consultas.',
          en: 'New records arrive every second and have to show up in queries right away.',
          es: 'Llegan registros nuevos cada segundo y tienen que entrar enseguida en las consultas.',
        },
        notWith: ['in-place', 'rare'],
        fits: ['bigquery', 'cloudsql'],
        rulesOut: {
          external: {
            pt: 'Uma tabela externa só vê os registros quando um novo arquivo chega.',
            en: 'An external table sees records only once a new file arrives.',
            es: 'Una tabla externa solo ve los registros cuando llega un archivo nuevo.',
          },
          sheets: {
            pt: 'Planilhas não recebem registros novos a cada segundo.',
            en: 'Spreadsheets do not take new records every second.',
            es: 'Las hojas de cálculo no reciben registros nuevos cada segundo.',
          },
        },
      },
    ],
    ask: { pt: 'O que a empresa deve fazer?', en: 'What should the company do?', es: '¿Qué debe hacer la empresa?' },
  },
  {
    id: 'object-class',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'object-storage' } },
    scene: {
      pt: 'Pense em cada arquivo como uma caixa da casa, em cada classe como um lugar onde guardá-la e em cada leitura como uma visita.',
      en: 'Think of each file as a box, of each storage class as a place to keep it and of each read as a visit.',
      es: 'Piensa en cada archivo como una caja, en cada clase como un lugar donde guardarla y en cada lectura como una visita.',
    },
    situations: [
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital vai decidir como guardar no Cloud Storage as imagens de exames.',
          en: 'A hospital is deciding how to keep its scan images in Cloud Storage.',
          es: 'Un hospital va a decidir cómo guardar en Cloud Storage las imágenes de estudios.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Uma produtora de filmes vai decidir como guardar no Cloud Storage as suas gravações.',
          en: 'A film producer is deciding how to keep its footage in Cloud Storage.',
          es: 'Una productora de cine va a decidir cómo guardar en Cloud Storage sus grabaciones.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco vai decidir como guardar no Cloud Storage extratos e contratos digitalizados.',
          en: 'A bank is deciding how to keep scanned statements and contracts in Cloud Storage.',
          es: 'Un banco va a decidir cómo guardar en Cloud Storage extractos y contratos digitalizados.',
        },
      },
    ],
    candidates: [
      {
        id: 'standard',
        text: {
          pt: 'A classe Standard, do início ao fim',
          en: 'The Standard class, for the whole lifetime',
          es: 'La clase Standard, de principio a fin',
        },
        uses: ['Standard'],
        why: {
          pt: 'A classe Standard, igual em qualquer idade, não cobra pela leitura, pela exclusão antecipada nem pela gestão de cada objeto.',
          en: 'The Standard class, the same at any age, charges for neither retrieval, early deletion nor management of each object.',
          es: 'La clase Standard, igual a cualquier edad, no cobra por la lectura, la eliminación anticipada ni la gestión de cada objeto.',
        },
        likeness: {
          pt: 'o armário da sala, que se abre de graça, mas custa o mesmo para caixas velhas e novas',
          en: 'the closet in the living room, free to open, but as dear for old boxes as for new',
          es: 'el armario de la sala, que se abre gratis, pero cuesta lo mismo para cajas viejas y nuevas',
        },
        tell: {
          pt: 'Arquivos lidos dezenas de vezes no primeiro mês: a classe Standard nesse tempo, sem taxa de leitura. Arquivos apagados em duas semanas, sem taxa: a classe Standard no começo, que não exige tempo mínimo. Nenhuma taxa de gestão por objeto: uma classe fixa ou regras por idade, e não o Autoclass. Leitura constante ou vida curta: a classe Standard. Arquivos lidos toda semana, ano após ano: a classe Standard. Arquivos que ninguém sabe se voltarão a ser lidos, sem taxa de leitura: a classe Standard ou o Autoclass, que não cobram a recuperação. Idade diferente para cada tipo de arquivo, que a equipe não quer definir: uma só classe ou o Autoclass, e não regras de idade.',
          en: 'Files read dozens of times in the first month: the Standard class for that time, without retrieval fees. Files deleted within two weeks, without a fee: the Standard class at the start, which has no minimum time. No management fee per object: a fixed class or rules by age rather than Autoclass. Constant reads or a short life: the Standard class. Files read every week, year after year: the Standard class. Files of which nobody knows when they will be read again, with no fee for reads: the Standard class or Autoclass, which do not charge for retrieval. A different age for each kind of file, which the team does not want to set: a single class or Autoclass, rather than rules by age.',
          es: 'Archivos leídos decenas de veces en el primer mes: la clase Standard en ese tiempo, sin cargo de lectura. Archivos borrados en dos semanas, sin cargo: la clase Standard al comienzo, que no exige un tiempo mínimo. Ningún cargo de gestión por objeto: una clase fija o reglas por edad, y no Autoclass. Lectura constante o vida corta: la clase Standard. Archivos que se leen cada semana, año tras año: la clase Standard. Archivos que nadie sabe si volverán a leerse, sin cargo por lectura: la clase Standard o Autoclass, que no cobran la recuperación. Edad distinta para cada tipo de archivo, que el equipo no quiere definir: una sola clase o Autoclass, y no reglas de edad.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 5,
      },
      {
        id: 'nearline',
        text: {
          pt: 'A classe Nearline, do início ao fim',
          en: 'The Nearline class, for the whole lifetime',
          es: 'La clase Nearline, de principio a fin',
        },
        uses: ['Nearline'],
        why: {
          pt: 'A classe Nearline custa menos para guardar e combina com uma leitura por mês.',
          en: 'The Nearline class costs less for storage and suits one read a month.',
          es: 'La clase Nearline cuesta menos por guardar y conviene a una lectura por mes.',
        },
        likeness: {
          pt: 'o depósito do outro lado da rua, só um pouco mais barato, com taxa por visita e mínimo de um mês',
          en: 'the storage room across the street, only somewhat cheaper, with a fee per visit and a month’s minimum stay',
          es: 'el depósito al otro lado de la calle, solo algo más barato, con tarifa por visita y mínimo de un mes',
        },
        tell: {
          pt: 'Cerca de uma leitura por mês: a classe Nearline.',
          en: 'About one read a month: the Nearline class.',
          es: 'Cerca de una lectura por mes: la clase Nearline.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'archive',
        text: {
          pt: 'A classe Archive, do início ao fim',
          en: 'The Archive class, for the whole lifetime',
          es: 'La clase Archive, de principio a fin',
        },
        uses: ['Archive'],
        why: {
          pt: 'A classe Archive tem o menor preço de armazenamento e nenhuma taxa de gestão, para o que se lê raramente e fica pelo menos um ano.',
          en: 'The Archive class has the lowest storage price and no management fee, for what is read rarely and stays at least a year.',
          es: 'La clase Archive tiene el menor precio de almacenamiento y ningún cargo de gestión, para lo que se lee rara vez y queda al menos un año.',
        },
        likeness: {
          pt: 'o galpão fora da cidade, o mais barato, com taxa alta por visita e estadia mínima de um ano',
          en: 'the warehouse out of town, the cheapest, with a high fee per visit and a year’s minimum stay',
          es: 'el galpón fuera de la ciudad, el más barato, con tarifa alta por visita y estancia mínima de un año',
        },
        tell: {
          pt: 'Nenhuma taxa de gestão por objeto: uma classe fixa ou regras por idade, e não o Autoclass. Anos sem leitura: a classe Archive. Arquivos antigos, quase não lidos: uma classe mais fria, como a Archive, ou regras por idade ou o Autoclass, que os levam a ela. Idade diferente para cada tipo de arquivo, que a equipe não quer definir: uma só classe ou o Autoclass, e não regras de idade.',
          en: 'No management fee per object: a fixed class or rules by age rather than Autoclass. Years without a read: the Archive class. Old files, hardly ever read: a colder class, such as Archive, or rules by age or Autoclass, which move them there. A different age for each kind of file, which the team does not want to set: a single class or Autoclass, rather than rules by age.',
          es: 'Ningún cargo de gestión por objeto: una clase fija o reglas por edad, y no Autoclass. Años sin lectura: la clase Archive. Archivos antiguos que casi no se leen: una clase más fría, como Archive, o reglas por edad o Autoclass, que los llevan a ella. Edad distinta para cada tipo de archivo, que el equipo no quiere definir: una sola clase o Autoclass, y no reglas de edad.',
        },
        source: page('storage/docs/storage-classes'),
        popularity: 4,
        rightWith: ['years'],
      },
      {
        id: 'lifecycle',
        text: {
          pt: 'Standard, com regras de ciclo de vida por idade',
          en: 'Standard, with lifecycle rules by age',
          es: 'Standard, con reglas de ciclo de vida por antigüedad',
        },
        uses: [],
        why: {
          pt: 'As regras de ciclo de vida mantêm cada objeto em Standard, sem taxas de leitura ou exclusão, até a idade definida e o passam então a classes mais baratas, até a Archive, sem taxa de gestão.',
          en: 'Lifecycle rules keep each object in Standard, without retrieval or deletion fees, until a set age and then move it to cheaper classes, as far as Archive, with no management fee.',
          es: 'Las reglas de ciclo de vida mantienen cada objeto en Standard, sin cargos de lectura ni de eliminación, hasta la edad definida y luego lo pasan a clases más baratas, hasta Archive, sin cargo de gestión.',
        },
        likeness: {
          pt: 'o calendário que, na idade que você marca, manda cada caixa, usada ou não, ao galpão barato que cobra visitas',
          en: 'the calendar that, at the age you set, sends each box, used or not, to the cheap warehouse that charges visits',
          es: 'el calendario que, a la edad que marcas, manda cada caja, usada o no, al galpón barato que cobra visitas',
        },
        tell: {
          pt: 'Sete anos quase sem leitura: uma classe fria depois do uso inicial, por regras de idade ou pelo Autoclass. Arquivos lidos dezenas de vezes no primeiro mês: a classe Standard nesse tempo, sem taxa de leitura. Arquivos apagados em duas semanas, sem taxa: a classe Standard no começo, que não exige tempo mínimo. Nenhuma taxa de gestão por objeto: uma classe fixa ou regras por idade, e não o Autoclass. Uso que cai em uma idade conhecida: regras de ciclo de vida. Arquivos antigos, quase não lidos: uma classe mais fria, como a Archive, ou regras por idade ou o Autoclass, que os levam a ela.',
          en: 'Seven years of hardly any reads: a cold class after the first use, through rules by age or Autoclass. Files read dozens of times in the first month: the Standard class for that time, without retrieval fees. Files deleted within two weeks, without a fee: the Standard class at the start, which has no minimum time. No management fee per object: a fixed class or rules by age rather than Autoclass. Use that falls at a known age: lifecycle rules. Old files, hardly ever read: a colder class, such as Archive, or rules by age or Autoclass, which move them there.',
          es: 'Siete años casi sin lectura: una clase fría después del uso inicial, por reglas de edad o con Autoclass. Archivos leídos decenas de veces en el primer mes: la clase Standard en ese tiempo, sin cargo de lectura. Archivos borrados en dos semanas, sin cargo: la clase Standard al comienzo, que no exige un tiempo mínimo. Ningún cargo de gestión por objeto: una clase fija o reglas por edad, y no Autoclass. Uso que cae a una edad conocida: reglas de ciclo de vida. Archivos antiguos que casi no se leen: una clase más fría, como Archive, o reglas por edad o Autoclass, que los llevan a ella.',
        },
        source: page('storage/docs/lifecycle'),
        popularity: 4,
      },
      {
        id: 'autoclass',
        text: {
          pt: 'O Autoclass, com todas as classes',
          en: 'Autoclass, with all classes enabled',
          es: 'Autoclass, con todas las clases',
        },
        uses: ['Autoclass'],
        why: {
          pt: 'O Autoclass leva cada objeto, conforme o acesso real e sem idades a definir, a classes mais baratas, até a Archive, e de volta, sem taxa de leitura nem de exclusão antecipada.',
          en: 'Autoclass takes each object, by actual access and without ages to set, to cheaper classes, as far as Archive, and back, without retrieval or early deletion fees.',
          es: 'Autoclass lleva cada objeto, según el acceso real y sin edades que definir, a clases más baratas, hasta Archive, y de vuelta, sin cargo de lectura ni de eliminación anticipada.',
        },
        likeness: {
          pt: 'o mordomo que muda cada caixa de lugar conforme o uso, sem taxa de visita, mas recebe por caixa',
          en: 'the butler who moves each box according to its use, with no visit fees, but is paid by the box',
          es: 'el mayordomo que mueve cada caja según el uso, sin tarifa por visita, pero cobra por caja',
        },
        tell: {
          pt: 'Sete anos quase sem leitura: uma classe fria depois do uso inicial, por regras de idade ou pelo Autoclass. Arquivos lidos dezenas de vezes no primeiro mês: a classe Standard nesse tempo, sem taxa de leitura. Arquivos apagados em duas semanas, sem taxa: a classe Standard no começo, que não exige tempo mínimo. Arquivos que ninguém sabe se voltarão a ser lidos, sem taxa de leitura: a classe Standard ou o Autoclass, que não cobram a recuperação. Arquivos antigos, quase não lidos: uma classe mais fria, como a Archive, ou regras por idade ou o Autoclass, que os levam a ela. Idade diferente para cada tipo de arquivo, que a equipe não quer definir: uma só classe ou o Autoclass, e não regras de idade.',
          en: 'Seven years of hardly any reads: a cold class after the first use, through rules by age or Autoclass. Files read dozens of times in the first month: the Standard class for that time, without retrieval fees. Files deleted within two weeks, without a fee: the Standard class at the start, which has no minimum time. Files of which nobody knows when they will be read again, with no fee for reads: the Standard class or Autoclass, which do not charge for retrieval. Old files, hardly ever read: a colder class, such as Archive, or rules by age or Autoclass, which move them there. A different age for each kind of file, which the team does not want to set: a single class or Autoclass, rather than rules by age.',
          es: 'Siete años casi sin lectura: una clase fría después del uso inicial, por reglas de edad o con Autoclass. Archivos leídos decenas de veces en el primer mes: la clase Standard en ese tiempo, sin cargo de lectura. Archivos borrados en dos semanas, sin cargo: la clase Standard al comienzo, que no exige un tiempo mínimo. Archivos que nadie sabe si volverán a leerse, sin cargo por lectura: la clase Standard o Autoclass, que no cobran la recuperación. Archivos antiguos que casi no se leen: una clase más fría, como Archive, o reglas por edad o Autoclass, que los llevan a ella. Edad distinta para cada tipo de archivo, que el equipo no quiere definir: una sola clase o Autoclass, y no reglas de edad.',
        },
        source: page('storage/docs/autoclass'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'first-month',
        text: {
          pt: 'Cada arquivo é lido dezenas de vezes no primeiro mês, e finanças não aceita taxas de leitura nesse período.',
          en: 'Each file is read dozens of times in its first month, and finance accepts no retrieval fees in that time.',
          es: 'Cada archivo se lee decenas de veces en el primer mes, y finanzas no acepta cargos de lectura en ese período.',
        },
        fits: ['standard', 'lifecycle', 'autoclass'],
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra por gigabyte lido, dezenas de vezes no mês.',
            en: 'The Nearline class charges per gigabyte read, dozens of times in the month.',
            es: 'La clase Nearline cobra por gigabyte leído, decenas de veces en el mes.',
          },
          archive: {
            pt: 'A classe Archive tem a taxa de leitura mais alta.',
            en: 'The Archive class has the highest retrieval fee.',
            es: 'La clase Archive tiene la tarifa de lectura más alta.',
          },
        },
      },
      {
        id: 'years',
        text: {
          pt: 'Tudo fica guardado sete anos, quase sem leitura depois do primeiro mês, e deve acabar na classe com o armazenamento mais barato.',
          en: 'Everything is kept for seven years, hardly ever read after the first month, and has to end up in the class with the cheapest storage.',
          es: 'Todo se guarda siete años, casi sin lecturas después del primer mes, y debe terminar en la clase con el almacenamiento más barato.',
        },
        fits: ['archive', 'lifecycle', 'autoclass'],
        rulesOut: {
          standard: {
            pt: 'A classe Standard tem o maior preço de armazenamento por sete anos.',
            en: 'The Standard class has the highest storage price for seven years.',
            es: 'La clase Standard tiene el mayor precio de almacenamiento durante siete años.',
          },
          nearline: {
            pt: 'O armazenamento na classe Nearline custa mais que na Archive.',
            en: 'Storage in the Nearline class costs more than in Archive.',
            es: 'El almacenamiento en la clase Nearline cuesta más que en Archive.',
          },
        },
      },
      {
        id: 'short',
        text: {
          pt: 'Um terço dos arquivos é apagado em duas semanas, o que não pode gerar taxa de exclusão antecipada.',
          en: 'A third of the files are deleted within two weeks, which must not cost an early deletion fee.',
          es: 'Un tercio de los archivos se borra en dos semanas, lo que no debe generar un cargo por eliminación anticipada.',
        },
        fits: ['standard', 'lifecycle', 'autoclass'],
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra 30 dias, mesmo de quem apaga antes.',
            en: 'The Nearline class charges 30 days even if objects are deleted earlier.',
            es: 'La clase Nearline cobra 30 días aunque se borre antes.',
          },
          archive: {
            pt: 'A classe Archive cobra 365 dias, mesmo de quem apaga antes.',
            en: 'The Archive class charges 365 days even if objects are deleted earlier.',
            es: 'La clase Archive cobra 365 días aunque se borre antes.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'O financeiro não quer pagar uma taxa de gestão por objeto.',
          en: 'The finance team does not want to pay a management fee per object.',
          es: 'El área de finanzas no quiere pagar un cargo de gestión por objeto.',
        },
        fits: ['standard', 'nearline', 'archive', 'lifecycle'],
        rulesOut: {
          autoclass: {
            pt: 'O Autoclass cobra uma taxa de gestão por objeto.',
            en: 'Autoclass charges a management fee per object.',
            es: 'Autoclass cobra un cargo de gestión por objeto.',
          },
        },
      },
      {
        id: 'weekly',
        text: {
          pt: 'Todos os arquivos são lidos toda semana, ano após ano.',
          en: 'All files are read every week, year after year.',
          es: 'Todos los archivos se leen cada semana, año tras año.',
        },
        notWith: ['years', 'save', 'unforeseen', 'no-ages'],
        fits: ['standard', 'autoclass'],
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra uma taxa de recuperação por leitura, o que não compensa toda semana.',
            en: 'The Nearline class charges a retrieval fee for each read, which does not pay off every week.',
            es: 'La clase Nearline cobra una tarifa de recuperación por lectura, que no compensa cada semana.',
          },
          archive: {
            pt: 'A classe Archive cobra a maior taxa de recuperação e serve ao que quase não se lê.',
            en: 'The Archive class charges the highest retrieval fee and suits what is hardly ever read.',
            es: 'La clase Archive cobra la mayor tarifa de recuperación y sirve para lo que casi no se lee.',
          },
          lifecycle: {
            pt: 'As regras por idade levariam a classes mais frias arquivos que continuam em uso.',
            en: 'Rules by age would move files that are still in use to colder classes.',
            es: 'Las reglas por antigüedad llevarían a clases más frías archivos que siguen en uso.',
          },
        },
      },
      {
        id: 'save',
        text: {
          pt: 'Depois de antigos, os arquivos quase não são lidos e não podem custar tanto quanto os que estão em uso.',
          en: 'Old files are hardly ever read and must not cost as much as those in use.',
          es: 'Los archivos antiguos casi no se leen y no deben costar como los que están en uso.',
        },
        fits: ['nearline', 'archive', 'lifecycle', 'autoclass'],
        rulesOut: {
          standard: {
            pt: 'Na classe Standard, todos os arquivos pagam o preço mais alto por mês.',
            en: 'In the Standard class, every file pays the highest monthly price.',
            es: 'En la clase Standard, todos los archivos pagan el precio mensual más alto.',
          },
        },
      },
      {
        id: 'unforeseen',
        text: {
          pt: 'Ninguém sabe que arquivos voltarão a ser lidos, nem quando, e a leitura não pode ter taxa.',
          en: 'Nobody knows which files will be read again, or when, and reads must not cost a fee.',
          es: 'Nadie sabe qué archivos volverán a leerse, ni cuándo, y la lectura no debe tener cargo.',
        },
        notWith: ['years'],
        fits: ['standard', 'autoclass'],
        rulesOut: {
          nearline: {
            pt: 'A classe Nearline cobra por leitura de tudo o que voltar a ser usado.',
            en: 'The Nearline class charges for each read of whatever is used again.',
            es: 'La clase Nearline cobra la lectura de todo lo que vuelva a usarse.',
          },
          archive: {
            pt: 'A classe Archive tem a leitura mais cara para o que voltar a ser usado.',
            en: 'The Archive class has the most expensive reads for whatever is used again.',
            es: 'La clase Archive tiene la lectura más cara para lo que vuelva a usarse.',
          },
          lifecycle: {
            pt: 'As regras por idade também rebaixam arquivos que voltam a ser lidos, e aí com taxa.',
            en: 'Rules by age also move down files that are read again, then for a fee.',
            es: 'Las reglas por antigüedad también bajan de clase los archivos que vuelven a leerse, ya con cargo.',
          },
        },
      },
      {
        id: 'no-ages',
        text: {
          pt: 'Cada tipo de arquivo deixa de ser lido em uma idade diferente, e a equipe não quer definir nem rever nenhuma delas.',
          en: 'Each kind of file stops being read at a different age, and the team does not want to set or review any of them.',
          es: 'Cada tipo de archivo deja de leerse a una edad distinta, y el equipo no quiere definir ni revisar ninguna.',
        },
        notWith: ['years', 'first-month'],
        fits: ['standard', 'nearline', 'archive', 'autoclass'],
        rulesOut: {
          lifecycle: {
            pt: 'As regras de ciclo de vida dependem de idades que alguém define e revê.',
            en: 'Lifecycle rules depend on ages that somebody sets and reviews.',
            es: 'Las reglas de ciclo de vida dependen de edades que alguien define y revisa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'data-arrival',
    exams: { 'cloud-digital-leader': { domain: 'data', topic: 'streaming' } },
    scene: {
      pt: 'Pense em cada registro como um peixe que sai do mar, na tabela como uma loja e em outros sistemas como lojas vizinhas.',
      en: 'Think of each record as a fish from the sea, of the table as a shop and of other systems as neighboring shops.',
      es: 'Piensa en cada registro como un pez que sale del mar, en la tabla como una tienda y en otros sistemas como tiendas vecinas.',
    },
    situations: [
      {
        id: 'buses',
        text: {
          pt: 'Uma empresa de ônibus quer levar ao BigQuery as posições de sua frota.',
          en: 'A bus company wants to bring its fleet’s positions into BigQuery.',
          es: 'Una empresa de autobuses quiere llevar a BigQuery las posiciones de su flota.',
        },
      },
      {
        id: 'shop',
        text: {
          pt: 'Uma loja virtual quer levar ao BigQuery os cliques e compras do site.',
          en: 'An online store wants to bring its site’s clicks and purchases into BigQuery.',
          es: 'Una tienda en línea quiere llevar a BigQuery los clics y compras del sitio.',
        },
      },
      {
        id: 'plant',
        text: {
          pt: 'Uma fábrica quer levar ao BigQuery as medições das linhas de produção.',
          en: 'A factory wants to bring measurements of its production lines into BigQuery.',
          es: 'Una fábrica quiere llevar a BigQuery las mediciones de sus líneas de producción.',
        },
      },
    ],
    candidates: [
      {
        id: 'beam',
        text: {
          pt: 'Pub/Sub e um pipeline do Dataflow em Java',
          en: 'Pub/Sub and a Dataflow pipeline in Java',
          es: 'Pub/Sub y un pipeline de Dataflow en Java',
        },
        uses: ['Pub/Sub', 'Dataflow'],
        why: {
          pt: 'O Pub/Sub absorve os eventos, e o Dataflow os cruza com outras tabelas, soma e grava em segundos, sem servidores.',
          en: 'Pub/Sub absorbs the events, and Dataflow joins them with other tables, totals and writes them in seconds, without servers.',
          es: 'Pub/Sub absorbe los eventos, y Dataflow los cruza con otras tablas, suma y graba en segundos, sin servidores.',
        },
        likeness: {
          pt: 'a esteira montada por engenheiros, que cresce com a pesca e limpa e pesa cada peixe em segundos',
          en: 'the conveyor built by engineers, which grows with the catch and cleans and weighs each fish in seconds',
          es: 'la cinta montada por ingenieros, que crece con la pesca y limpia y pesa cada pez en segundos',
        },
        tell: {
          pt: 'Eventos que se multiplicam em minutos: Pub/Sub e Dataflow, que crescem sozinhos. Eventos transformados enquanto chegam: Pub/Sub e Dataflow. Registros a cruzar com cadastros e somar por hora antes de gravar: um pipeline que transforma os dados, no Dataflow, no Cloud Data Fusion ou no Spark. Sistemas que reagem a cada evento: o Pub/Sub. Dados na tabela segundos depois de gerados: o Pub/Sub, com assinatura de exportação ou com o Dataflow. Cluster que a equipe não quer manter: um caminho serverless, como o Pub/Sub, o Dataflow ou a carga em lote.',
          en: 'Events that multiply within minutes: Pub/Sub and Dataflow, which grow by themselves. Events transformed as they arrive: Pub/Sub and Dataflow. Records joined with reference tables and totaled by the hour before storage: a pipeline that transforms the data, in Dataflow, Cloud Data Fusion or Spark. Systems that react to each event: Pub/Sub. Data in the table seconds after it is generated: Pub/Sub, with an export subscription or with Dataflow. A cluster that the team does not want to maintain: a serverless path, such as Pub/Sub, Dataflow or a batch load.',
          es: 'Eventos que se multiplican en minutos: Pub/Sub y Dataflow, que crecen solos. Eventos transformados mientras llegan: Pub/Sub y Dataflow. Registros por cruzar con tablas maestras y sumar por hora antes de guardar: un pipeline que transforma los datos, en Dataflow, Cloud Data Fusion o Spark. Sistemas que reaccionan a cada evento: Pub/Sub. Datos en la tabla segundos después de generados: Pub/Sub, con una suscripción de exportación o con Dataflow. Clúster que el equipo no quiere mantener: un camino serverless, como Pub/Sub, Dataflow o la carga por lotes.',
        },
        source: page('dataflow/docs/overview'),
        popularity: 5,
      },
      {
        id: 'direct',
        text: {
          pt: 'Pub/Sub com assinatura de exportação',
          en: 'Pub/Sub with an export subscription',
          es: 'Pub/Sub con suscripción de exportación',
        },
        uses: ['Pub/Sub'],
        why: {
          pt: 'Uma assinatura do Pub/Sub grava direto na tabela em segundos, sem código nem pipeline, e outras entregam o mesmo evento a outros sistemas.',
          en: 'A Pub/Sub subscription writes straight to the table in seconds, with no code or pipeline, and others deliver the same event to other systems.',
          es: 'Una suscripción de Pub/Sub escribe directo en la tabla en segundos, sin código ni pipeline, y otras entregan el mismo evento a otros sistemas.',
        },
        likeness: {
          pt: 'a calha que leva cada peixe à loja e às vizinhas em segundos, tal como saiu do mar',
          en: 'the chute that brings each fish to the shop and its neighbors within seconds, just as it left the sea',
          es: 'la canaleta que lleva cada pez a la tienda y a las vecinas en segundos, tal como salió del mar',
        },
        tell: {
          pt: 'Eventos sem transformação: uma assinatura de exportação. Dados na tabela segundos depois de gerados: o Pub/Sub, com assinatura de exportação ou com o Dataflow. Sistemas que reagem a cada evento: o Pub/Sub. Equipe que não tem programadores: uma assinatura de exportação, cargas em lote ou pipelines visuais, que se configuram sem código. Cluster que a equipe não quer manter: um caminho serverless, como o Pub/Sub, o Dataflow ou a carga em lote.',
          en: 'Events without transformation: an export subscription. Data in the table seconds after it is generated: Pub/Sub, with an export subscription or with Dataflow. Systems that react to each event: Pub/Sub. A team without programmers: an export subscription, batch loads or visual pipelines, which are set up without code. A cluster that the team does not want to maintain: a serverless path, such as Pub/Sub, Dataflow or a batch load.',
          es: 'Eventos sin transformación: una suscripción de exportación. Datos en la tabla segundos después de generados: Pub/Sub, con una suscripción de exportación o con Dataflow. Sistemas que reaccionan a cada evento: Pub/Sub. Equipo que no tiene programadores: una suscripción de exportación, cargas por lotes o pipelines visuales, que se configuran sin código. Clúster que el equipo no quiere mantener: un camino serverless, como Pub/Sub, Dataflow o la carga por lotes.',
        },
        source: page('pubsub/docs/bigquery'),
        popularity: 3,
      },
      {
        id: 'nightly',
        text: {
          pt: 'Arquivos no bucket e carga em lote toda noite',
          en: 'Files in the bucket and a batch load every night',
          es: 'Archivos en el bucket y carga por lotes cada noche',
        },
        uses: [],
        why: {
          pt: 'A carga em lote é a mais simples e não cobra pela ingestão, quando o dia seguinte basta.',
          en: 'A batch load is the simplest and does not charge for ingestion, when the next day is enough.',
          es: 'La carga por lotes es la más simple y no cobra por la ingesta, cuando basta el día siguiente.',
        },
        likeness: {
          pt: 'o caminhão que leva a pesca do dia uma vez por noite, sem limpar, a uma única loja',
          en: 'the truck that takes the day’s catch once a night, uncleaned, to a single shop',
          es: 'el camión que lleva la pesca del día una vez por noche, sin limpiar, a una sola tienda',
        },
        tell: {
          pt: 'Registros que podem esperar até o dia seguinte: a carga em lote. Equipe que não tem programadores: uma assinatura de exportação, cargas em lote ou pipelines visuais, que se configuram sem código. Cluster que a equipe não quer manter: um caminho serverless, como o Pub/Sub, o Dataflow ou a carga em lote.',
          en: 'Records that can wait until the next day: batch loading. A team without programmers: an export subscription, batch loads or visual pipelines, which are set up without code. A cluster that the team does not want to maintain: a serverless path, such as Pub/Sub, Dataflow or a batch load.',
          es: 'Registros que pueden esperar hasta el día siguiente: la carga por lotes. Equipo que no tiene programadores: una suscripción de exportación, cargas por lotes o pipelines visuales, que se configuran sin código. Clúster que el equipo no quiere mantener: un camino serverless, como Pub/Sub, Dataflow o la carga por lotes.',
        },
        source: page('bigquery/docs/batch-loading-data'),
        popularity: 4,
      },
      {
        id: 'visual',
        text: {
          pt: 'Pipelines visuais diários no Cloud Data Fusion',
          en: 'Daily visual pipelines in Cloud Data Fusion',
          es: 'Pipelines visuales diarios en Cloud Data Fusion',
        },
        uses: ['Data Fusion'],
        why: {
          pt: 'O Cloud Data Fusion deixa montar em uma tela, sem programar, a transformação dos dados, com cruzamentos e somas.',
          en: 'Cloud Data Fusion lets the transformation of data, with joins and totals, be built on a screen without programming.',
          es: 'Cloud Data Fusion permite armar en una pantalla, sin programar, la transformación de los datos, con cruces y sumas.',
        },
        likeness: {
          pt: 'a bancada de limpeza de peças de encaixe, que qualquer um monta, mas que só funciona uma vez por dia',
          en: 'the cleaning bench of snap-together parts, which anyone can put up, but which runs only once a day',
          es: 'la mesa de limpieza de piezas encajables, que cualquiera arma, pero que solo funciona una vez al día',
        },
        tell: {
          pt: 'Transformar sem programar: o Cloud Data Fusion. Registros a cruzar com cadastros e somar por hora antes de gravar: um pipeline que transforma os dados, no Dataflow, no Cloud Data Fusion ou no Spark. Equipe que não tem programadores: uma assinatura de exportação, cargas em lote ou pipelines visuais, que se configuram sem código.',
          en: 'Transform without programming: Cloud Data Fusion. Records joined with reference tables and totaled by the hour before storage: a pipeline that transforms the data, in Dataflow, Cloud Data Fusion or Spark. A team without programmers: an export subscription, batch loads or visual pipelines, which are set up without code.',
          es: 'Transformar sin programar: Cloud Data Fusion. Registros por cruzar con tablas maestras y sumar por hora antes de guardar: un pipeline que transforma los datos, en Dataflow, Cloud Data Fusion o Spark. Equipo que no tiene programadores: una suscripción de exportación, cargas por lotes o pipelines visuales, que se configuran sin código.',
        },
        source: page('data-fusion/docs/concepts/overview'),
        popularity: 3,
      },
      {
        id: 'spark',
        text: {
          pt: 'Rotinas Spark diárias em um cluster de tamanho fixo',
          en: 'Daily Spark jobs on a cluster of fixed size',
          es: 'Trabajos Spark diarios en un clúster de tamaño fijo',
        },
        uses: ['Spark'],
        why: {
          pt: 'O Managed Service for Apache Spark (antes Dataproc) roda as rotinas Spark que a equipe já tem.',
          en: 'Managed Service for Apache Spark (formerly Dataproc) runs the Spark jobs that the team already has.',
          es: 'Managed Service for Apache Spark (antes Dataproc) ejecuta los trabajos Spark que el equipo ya tiene.',
        },
        likeness: {
          pt: 'a turma fixa de peixeiros, que a loja mantém e instrui, e que limpa a pesca uma vez por dia',
          en: 'the fixed crew of fishmongers, whom the shop keeps and instructs, and who clean the catch once a day',
          es: 'el equipo fijo de pescaderos, que la tienda mantiene e instruye, y que limpia la pesca una vez al día',
        },
        tell: {
          pt: 'Spark existente: o Managed Service for Apache Spark. Registros a cruzar com cadastros e somar por hora antes de gravar: um pipeline que transforma os dados, no Dataflow, no Cloud Data Fusion ou no Spark.',
          en: 'Existing Spark: Managed Service for Apache Spark. Records joined with reference tables and totaled by the hour before storage: a pipeline that transforms the data, in Dataflow, Cloud Data Fusion or Spark.',
          es: 'Spark existente: Managed Service for Apache Spark. Registros por cruzar con tablas maestras y sumar por hora antes de guardar: un pipeline que transforma los datos, en Dataflow, Cloud Data Fusion o Spark.',
        },
        source: page('dataproc/docs/concepts/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'seconds',
        text: {
          pt: 'A empresa quer os dados na tabela segundos depois de gerados.',
          en: 'The company wants the data in the table seconds after it is generated.',
          es: 'La empresa quiere los datos en la tabla segundos después de generados.',
        },
        fits: ['beam', 'direct'],
        rulesOut: {
          nightly: {
            pt: 'A carga noturna chega com até um dia de atraso.',
            en: 'The nightly load is up to a day late.',
            es: 'La carga nocturna llega con hasta un día de atraso.',
          },
          visual: {
            pt: 'Os pipelines diários chegam com até um dia de atraso.',
            en: 'The daily pipelines are up to a day late.',
            es: 'Los pipelines diarios llegan con hasta un día de atraso.',
          },
          spark: {
            pt: 'As rotinas diárias chegam com até um dia de atraso.',
            en: 'The daily jobs are up to a day late.',
            es: 'Los trabajos diarios llegan con hasta un día de atraso.',
          },
        },
      },
      {
        id: 'clean',
        text: {
          pt: 'A empresa precisa cruzar os registros com cadastros e somá-los por hora antes de gravar.',
          en: 'Records have to be joined with reference tables and totaled by the hour before storage.',
          es: 'La empresa necesita cruzar los registros con tablas maestras y sumarlos por hora antes de guardar.',
        },
        fits: ['beam', 'visual', 'spark'],
        rulesOut: {
          direct: {
            pt: 'A assinatura de exportação grava cada evento como chega, sem cruzar nem somar.',
            en: 'The export subscription writes each event as it arrives, without joining or totaling.',
            es: 'La suscripción de exportación escribe cada evento como llega, sin cruzar ni sumar.',
          },
          nightly: {
            pt: 'A carga em lote grava os arquivos como estão, sem cruzar nem somar.',
            en: 'The batch load writes files as they are, without joining or totaling.',
            es: 'La carga por lotes escribe los archivos como están, sin cruzar ni sumar.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe não tem programadores.',
          en: 'There are no programmers on the team.',
          es: 'El equipo no tiene programadores.',
        },
        fits: ['direct', 'nightly', 'visual'],
        rulesOut: {
          beam: {
            pt: 'Um pipeline Java precisa de alguém que o programe.',
            en: 'A Java pipeline needs somebody to program it.',
            es: 'Un pipeline Java necesita a alguien que lo programe.',
          },
          spark: {
            pt: 'As rotinas Spark precisam ser programadas.',
            en: 'The Spark jobs have to be programmed.',
            es: 'Los trabajos Spark hay que programarlos.',
          },
        },
      },
      {
        id: 'no-cluster',
        text: {
          pt: 'A equipe não quer manter um cluster.',
          en: 'The team does not want to maintain a cluster.',
          es: 'El equipo no quiere mantener un clúster.',
        },
        fits: ['beam', 'direct', 'nightly'],
        rulesOut: {
          spark: {
            pt: 'O cluster de Spark precisa ser criado, dimensionado e mantido.',
            en: 'The Spark cluster has to be created, sized and maintained.',
            es: 'El clúster de Spark hay que crearlo, dimensionarlo y mantenerlo.',
          },
        },
      },
      {
        id: 'fanout',
        text: {
          pt: 'Outros três sistemas reagem a cada evento assim que ele acontece.',
          en: 'Three other systems react to each event as soon as it happens.',
          es: 'Otros tres sistemas reaccionan a cada evento en cuanto ocurre.',
        },
        fits: ['beam', 'direct'],
        rulesOut: {
          nightly: {
            pt: 'A carga da noite chega horas depois do evento.',
            en: 'The nightly load arrives hours after the event.',
            es: 'La carga nocturna llega horas después del evento.',
          },
          visual: {
            pt: 'Os pipelines visuais rodam uma vez por dia, horas depois do evento.',
            en: 'The visual pipelines run once a day, hours after the event.',
            es: 'Los pipelines visuales corren una vez por día, horas después del evento.',
          },
          spark: {
            pt: 'As rotinas diárias processam o evento horas depois que ele acontece.',
            en: 'The daily jobs process the event hours after it happens.',
            es: 'Los trabajos diarios procesan el evento horas después de que ocurre.',
          },
        },
      },
      {
        id: 'bursts',
        text: {
          pt: 'Em alguns dias, os eventos se multiplicam por vinte em minutos, e a capacidade deve crescer sozinha.',
          en: 'On some days, events multiply by twenty within minutes, and capacity has to grow by itself.',
          es: 'Algunos días, los eventos se multiplican por veinte en minutos, y la capacidad debe crecer sola.',
        },
        fits: ['beam', 'direct', 'nightly'],
        rulesOut: {
          spark: {
            pt: 'Um cluster de tamanho fixo não cresce sozinho.',
            en: 'A cluster of fixed size does not grow by itself.',
            es: 'Un clúster de tamaño fijo no crece solo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que caminho atende a todos esses requisitos?',
      en: 'Which path meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
];
