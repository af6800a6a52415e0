import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const databasePair: readonly Pattern[] = [
  twoOf({
    id: 'database-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
    },
    scene: {
      pt: 'Pense em cada banco de dados como um jeito de guardar papéis, próprio para o modo como serão procurados.',
      en: 'Think of each database as a way to keep papers, suited to how they will be looked up.',
      es: 'Piensa en cada base de datos como una forma de guardar papeles, adecuada a cómo se van a buscar.',
    },
    situations: [
      {
        id: 'social',
        text: {
          pt: 'Uma rede social divide o seu sistema em microsserviços, cada um com o seu banco de dados.',
          en: 'A social network is splitting its system into microservices, each with its own database.',
          es: 'Una red social divide su sistema en microservicios, cada uno con su base de datos.',
        },
        today: {
          pt: 'Hoje tudo divide um servidor PostgreSQL, que chega ao limite à noite. Um arquiteto de soluções precisa escolher os bancos de dois serviços.',
          en: 'All of it shares one PostgreSQL server today, which reaches its limit in the evening. A solutions architect must choose databases for two services.',
          es: 'Hoy todo comparte un servidor PostgreSQL, que llega a su límite por la noche. Un arquitecto de soluciones debe elegir las bases de dos servicios.',
        },
      },
      {
        id: 'telecom',
        text: {
          pt: 'Uma operadora de telefonia tira duas partes de um banco relacional que ficou lento.',
          en: 'A phone company is taking two parts out of a relational database that has become slow.',
          es: 'Una operadora de telefonía saca dos partes de una base relacional que se volvió lenta.',
        },
        today: {
          pt: 'O banco tem 6 TB, e cada mudança nele leva um fim de semana. Cada uma das duas partes passará a um banco gerenciado na AWS.',
          en: 'The database has 6 TB, and each change to it takes a weekend. The two parts will each move to a managed database on AWS.',
          es: 'La base tiene 6 TB, y cada cambio en ella lleva un fin de semana. Cada una de las dos partes pasará a una base administrada en AWS.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco digital vai dar bancos de dados próprios a dois dos seus sistemas.',
          en: 'A digital bank is giving two of its systems their own databases.',
          es: 'Un banco digital va a dar bases de datos propias a dos de sus sistemas.',
        },
        today: {
          pt: 'Os dois sistemas foram feitos pela mesma equipe sobre uma instância MySQL e atrapalham um ao outro no fim do mês.',
          en: 'Both systems were built by the same team on one MySQL instance and slow each other down at the end of the month.',
          es: 'Los dos sistemas los hizo el mismo equipo sobre una instancia MySQL y se estorban el uno al otro a fin de mes.',
        },
      },
      {
        id: 'marketplace',
        text: {
          pt: 'Um site de anúncios separa duas partes do seu banco relacional.',
          en: 'A classified ads site is separating two parts of its relational database.',
          es: 'Un sitio de anuncios separa dos partes de su base relacional.',
        },
        today: {
          pt: 'São 30 milhões de visitantes por mês, e as duas partes causam a maior parte da carga. Os arquitetos devem definir onde cada uma ficará.',
          en: 'It has 30 million visitors a month, and the two parts cause most of the load. The architects must define where each will be kept.',
          es: 'Son 30 millones de visitantes por mes, y las dos partes causan la mayor parte de la carga. Los arquitectos deben definir dónde quedará cada una.',
        },
      },
      {
        id: 'insurer-pair',
        text: {
          pt: 'Uma seguradora reescreve dois sistemas na AWS, cada um com o seu banco de dados.',
          en: 'An insurer is rewriting two systems on AWS, each with its own database.',
          es: 'Una aseguradora reescribe dos sistemas en AWS, cada uno con su base de datos.',
        },
        today: {
          pt: 'O mainframe antigo sai de uso no próximo ano, e os dois sistemas leem e gravam nele. Bancos de dados gerenciados vão substituí-lo.',
          en: 'The old mainframe leaves service next year, and both systems read and write in it. Managed databases are to take its place.',
          es: 'El mainframe antiguo sale de servicio el próximo año, y los dos sistemas leen y escriben en él. Lo sustituirán bases administradas.',
        },
      },
    ],
    halves: [
      {
        id: 'neptune',
        name: { pt: 'Amazon Neptune', en: 'Amazon Neptune', es: 'Amazon Neptune' },
        uses: ['Neptune'],
        popularity: 4,
        source: docs('neptune/latest/userguide/intro.html'),
        action: {
          pt: 'Criar um cluster do Amazon Neptune com duas instâncias',
          en: 'Create an Amazon Neptune cluster of two instances',
          es: 'Crear un clúster de Amazon Neptune con dos instancias',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações por muitos passos.',
          en: 'Amazon Neptune is a graph database, made to follow relationships over many steps.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones por muchos pasos.',
        },
        likeness: {
          pt: 'a árvore da família seguida de parente em parente',
          en: 'the family tree followed from relative to relative',
          es: 'el árbol familiar seguido de pariente en pariente',
        },
        tell: {
          pt: 'Ligações entre pessoas, por vários passos: Neptune, um banco de grafos. Ligações a seguir entre contas, aparelhos e endereços: Neptune, um banco de grafos. Recomendações que percorrem ligações entre pessoas: Neptune, um banco de grafos.',
          en: 'Links between people, several steps away: Neptune, a graph database. Links to be followed between accounts, devices and addresses: Neptune, a graph database. Recommendations that follow links between people: Neptune, a graph database.',
          es: 'Vínculos entre personas, a varios pasos: Neptune, una base de grafos. Vínculos que hay que seguir entre cuentas, dispositivos y direcciones: Neptune, una base de grafos. Recomendaciones que recorren vínculos entre personas: Neptune, una base de grafos.',
        },
        does: {
          pt: 'o Amazon Neptune percorre grafos',
          en: 'Amazon Neptune traverses graphs',
          es: 'Amazon Neptune recorre grafos',
        },
      },
      {
        id: 'dynamodb',
        name: { pt: 'Amazon DynamoDB', en: 'Amazon DynamoDB', es: 'Amazon DynamoDB' },
        uses: ['DynamoDB'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        action: {
          pt: 'Criar uma tabela do Amazon DynamoDB no modo sob demanda',
          en: 'Create an Amazon DynamoDB table in on-demand mode',
          es: 'Crear una tabla de Amazon DynamoDB en modo bajo demanda',
        },
        why: {
          pt: 'O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores.',
          en: 'Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers.',
          es: 'Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores.',
        },
        likeness: {
          pt: 'os armários sem fim que se abrem pelo número',
          en: 'the endless lockers that open at once by number',
          es: 'los casilleros sin fin que se abren por número',
        },
        tell: {
          pt: 'Perfis lidos e gravados pelo identificador: DynamoDB, chave e valor em qualquer escala. Sessões buscadas por uma chave: DynamoDB, chave e valor em qualquer escala.',
          en: 'Profiles read and written by identifier: DynamoDB, key and value at any scale. Sessions looked up by a key: DynamoDB, key and value at any scale.',
          es: 'Perfiles que se leen y graban por identificador: DynamoDB, clave y valor a cualquier escala. Sesiones que se buscan por una clave: DynamoDB, clave y valor a cualquier escala.',
        },
        does: {
          pt: 'o Amazon DynamoDB lê itens por chave',
          en: 'Amazon DynamoDB reads items by key',
          es: 'Amazon DynamoDB lee elementos por clave',
        },
      },
      {
        id: 'redshift',
        name: { pt: 'Amazon Redshift', en: 'Amazon Redshift', es: 'Amazon Redshift' },
        uses: ['Redshift'],
        popularity: 4,
        source: docs('redshift/latest/mgmt/welcome.html'),
        action: {
          pt: 'Criar um cluster do Amazon Redshift com quatro nós',
          en: 'Create an Amazon Redshift cluster of four nodes',
          es: 'Crear un clúster de Amazon Redshift con cuatro nodos',
        },
        why: {
          pt: 'O Amazon Redshift é um data warehouse colunar que, em SQL, une tabelas e soma bilhões de linhas de anos de dados.',
          en: 'Amazon Redshift is a columnar data warehouse that joins tables and adds up billions of rows in SQL, over years of data.',
          es: 'Amazon Redshift es un data warehouse columnar que, en SQL, une tablas y suma miles de millones de filas de años de datos.',
        },
        likeness: {
          pt: 'o escritório de contadores que soma anos de livros',
          en: 'the accountants’ office that sums up years of ledgers',
          es: 'la oficina de contadores que suma años de libros',
        },
        tell: {
          pt: 'Anos de transações em SQL: Redshift, um data warehouse colunar. Bilhões de linhas somadas em SQL: Redshift, um data warehouse colunar.',
          en: 'Years of transactions in SQL: Redshift, a columnar data warehouse. Billions of rows added up in SQL: Redshift, a columnar data warehouse.',
          es: 'Años de transacciones en SQL: Redshift, un almacén de datos en columnas. Miles de millones de filas sumadas en SQL: Redshift, un almacén de datos en columnas.',
        },
        does: {
          pt: 'o Amazon Redshift analisa dados em colunas com SQL',
          en: 'Amazon Redshift analyzes columnar data with SQL',
          es: 'Amazon Redshift analiza datos en columnas con SQL',
        },
      },
      {
        id: 'documentdb',
        name: { pt: 'Amazon DocumentDB', en: 'Amazon DocumentDB', es: 'Amazon DocumentDB' },
        uses: ['DocumentDB'],
        popularity: 3,
        source: docs('documentdb/latest/devguide/what-is.html'),
        action: {
          pt: 'Criar um cluster do Amazon DocumentDB com três instâncias',
          en: 'Create an Amazon DocumentDB cluster of three instances',
          es: 'Crear un clúster de Amazon DocumentDB con tres instancias',
        },
        why: {
          pt: 'O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        likeness: {
          pt: 'o arquivo de pastas que aceita os formulários já usados',
          en: 'the folder cabinet that accepts forms already in use',
          es: 'el archivo de carpetas que acepta formularios ya usados',
        },
        tell: {
          pt: 'Código escrito para o MongoDB: DocumentDB, que aceita os seus drivers.',
          en: 'Code written for MongoDB: DocumentDB, which accepts its drivers.',
          es: 'Código escrito para MongoDB: DocumentDB, que acepta sus controladores.',
        },
        does: {
          pt: 'o Amazon DocumentDB guarda documentos JSON',
          en: 'Amazon DocumentDB stores JSON documents',
          es: 'Amazon DocumentDB guarda documentos JSON',
        },
      },
    ],
    needs: [
      {
        id: 'friends-of',
        of: 'neptune',
        text: {
          pt: 'As recomendações percorrem ligações entre pessoas, por até seis passos.',
          en: 'Recommendations follow links between people, up to six steps away.',
          es: 'Las recomendaciones recorren vínculos entre personas, hasta seis pasos.',
        },
        job: {
          pt: 'seguir relações por vários passos é a tarefa de um banco de dados de grafos, o Amazon Neptune',
          en: 'following relationships over many steps is the job of a graph database, Amazon Neptune',
          es: 'seguir relaciones por varios pasos es la tarea de una base de datos de grafos, Amazon Neptune',
        },
      },
      {
        id: 'fraud-links',
        of: 'neptune',
        text: {
          pt: 'Para achar fraudes, é preciso seguir as ligações entre contas, aparelhos e endereços.',
          en: 'To find fraud, links between accounts, devices and addresses must be followed.',
          es: 'Para hallar fraudes, hay que seguir los vínculos entre cuentas, dispositivos y direcciones.',
        },
        job: {
          pt: 'consultar muitas ligações encadeadas é a tarefa de um banco de dados de grafos, o Amazon Neptune',
          en: 'querying long chains of links is the job of a graph database, Amazon Neptune',
          es: 'consultar muchos vínculos encadenados es la tarea de una base de datos de grafos, Amazon Neptune',
        },
      },
      {
        id: 'by-key',
        of: 'dynamodb',
        text: {
          pt: 'Os perfis são lidos e gravados pelo identificador, milhões de vezes por segundo, sem servidores a dimensionar.',
          en: 'Profiles are read and written by identifier millions of times a second, with no servers to size.',
          es: 'Los perfiles se leen y graban por identificador millones de veces por segundo, sin servidores que dimensionar.',
        },
        job: {
          pt: 'milhões de acessos por chave, sem servidores a dimensionar, pedem o Amazon DynamoDB',
          en: 'millions of accesses by key with no servers to size take Amazon DynamoDB',
          es: 'millones de accesos por clave, sin servidores que dimensionar, requieren Amazon DynamoDB',
        },
      },
      {
        id: 'sessions',
        of: 'dynamodb',
        text: {
          pt: 'As sessões dos usuários são buscadas por uma chave, em milissegundos, sem um cluster para manter.',
          en: 'User sessions are looked up by a key, within milliseconds, without a cluster to maintain.',
          es: 'Las sesiones de los usuarios se buscan por una clave, en milisegundos, sin un clúster que mantener.',
        },
        job: {
          pt: 'a busca por chave em milissegundos, sem cluster, é do Amazon DynamoDB',
          en: 'lookups by key within milliseconds, with no cluster, are what Amazon DynamoDB does',
          es: 'la búsqueda por clave en milisegundos, sin clúster, es de Amazon DynamoDB',
        },
      },
      {
        id: 'five-years',
        of: 'redshift',
        text: {
          pt: 'Os analistas unem em SQL tabelas com cinco anos de transações.',
          en: 'Analysts join tables with five years of transactions in SQL.',
          es: 'Los analistas unen en SQL tablas con cinco años de transacciones.',
        },
        job: {
          pt: 'análises SQL de anos de dados pedem um data warehouse, o Amazon Redshift',
          en: 'SQL analysis over years of data takes a data warehouse, Amazon Redshift',
          es: 'los análisis SQL de años de datos requieren un almacén de datos, Amazon Redshift',
        },
      },
      {
        id: 'dashboards',
        of: 'redshift',
        text: {
          pt: 'Os painéis da diretoria somam bilhões de linhas em SQL.',
          en: 'Management dashboards add up billions of rows in SQL.',
          es: 'Los paneles de la dirección suman miles de millones de filas en SQL.',
        },
        job: {
          pt: 'somar bilhões de linhas pede um data warehouse colunar, o Amazon Redshift',
          en: 'adding up billions of rows takes a columnar data warehouse, Amazon Redshift',
          es: 'sumar miles de millones de filas requiere un almacén de datos en columnas, Amazon Redshift',
        },
      },
      {
        id: 'mongo-code',
        of: 'documentdb',
        text: {
          pt: 'Um dos módulos tem código escrito para o MongoDB, que deve mudar o mínimo.',
          en: 'One module has code written for MongoDB, which should change as little as possible.',
          es: 'Uno de los módulos tiene código escrito para MongoDB, que debe cambiar lo mínimo.',
        },
        job: {
          pt: 'código do MongoDB continua com os seus drivers no Amazon DocumentDB',
          en: 'code for MongoDB keeps its drivers with Amazon DocumentDB',
          es: 'el código de MongoDB conserva sus controladores con Amazon DocumentDB',
        },
      },
    ],
    ask: {
      pt: 'Quais bancos de dados da AWS atendem a essas duas necessidades?',
      en: 'Which AWS databases meet these two needs?',
      es: '¿Qué bases de datos de AWS cubren estas dos necesidades?',
    },
  }),
];
