import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const databasePair: readonly Pattern[] = [
  {
    id: 'database-pair',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases' },
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
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
          en: 'A digital bank is giving two of its systems databases of their own.',
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
    candidates: [
      {
        id: 'neptune-dynamodb',
        uses: ['Neptune', 'DynamoDB'],
        popularity: 4,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'Amazon Neptune e Amazon DynamoDB',
          en: 'Amazon Neptune and Amazon DynamoDB',
          es: 'Amazon Neptune y Amazon DynamoDB',
        },
        action: {
          pt: 'Criar um cluster do Amazon Neptune com duas instâncias e criar uma tabela do Amazon DynamoDB no modo sob demanda.',
          en: 'Create an Amazon Neptune cluster of two instances and create an Amazon DynamoDB table in on-demand mode.',
          es: 'Crear un clúster de Amazon Neptune con dos instancias y crear una tabla de Amazon DynamoDB en modo bajo demanda.',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores.',
        },
        tell: {
          pt: 'Quem se liga a quem, em vários passos: Neptune, um banco de grafos. Lê e grava pelo identificador: DynamoDB, chave e valor em qualquer escala.',
          en: 'Who is connected to whom, steps away: Neptune, a graph database. Reads and writes by identifier: DynamoDB, key and value at any scale.',
          es: 'Quién se conecta con quién, a varios pasos: Neptune, una base de grafos. Lee y graba por identificador: DynamoDB, clave y valor a cualquier escala.',
        },
      },
      {
        id: 'neptune-redshift',
        uses: ['Neptune', 'Redshift'],
        popularity: 4,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        text: {
          pt: 'Amazon Neptune e Amazon Redshift',
          en: 'Amazon Neptune and Amazon Redshift',
          es: 'Amazon Neptune y Amazon Redshift',
        },
        action: {
          pt: 'Criar um cluster do Amazon Neptune com duas instâncias e criar um cluster do Amazon Redshift com quatro nós.',
          en: 'Create an Amazon Neptune cluster of two instances and create an Amazon Redshift cluster of four nodes.',
          es: 'Crear un clúster de Amazon Neptune con dos instancias y crear un clúster de Amazon Redshift con cuatro nodos.',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon Redshift is a columnar data warehouse for SQL analysis over years of data.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos.',
        },
        tell: {
          pt: 'Quem se liga a quem, em vários passos: Neptune, um banco de grafos. Anos de transações em SQL: Redshift, um data warehouse colunar.',
          en: 'Who is connected to whom, steps away: Neptune, a graph database. Years of transactions in SQL: Redshift, a columnar data warehouse.',
          es: 'Quién se conecta con quién, a varios pasos: Neptune, una base de grafos. Años de transacciones en SQL: Redshift, un almacén de datos en columnas.',
        },
      },
      {
        id: 'neptune-documentdb',
        uses: ['Neptune', 'DocumentDB'],
        popularity: 3,
        source: docs('neptune/latest/userguide/intro.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon Neptune e Amazon DocumentDB',
          en: 'Amazon Neptune and Amazon DocumentDB',
          es: 'Amazon Neptune y Amazon DocumentDB',
        },
        action: {
          pt: 'Criar um cluster do Amazon Neptune com duas instâncias e criar um cluster do Amazon DocumentDB com três instâncias.',
          en: 'Create an Amazon Neptune cluster of two instances and create an Amazon DocumentDB cluster of three instances.',
          es: 'Crear un clúster de Amazon Neptune con dos instancias y crear un clúster de Amazon DocumentDB con tres instancias.',
        },
        why: {
          pt: 'O Amazon Neptune é um banco de dados de grafos, feito para percorrer relações. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon Neptune is a graph database, made to follow relationships. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon Neptune es una base de datos de grafos, hecha para recorrer relaciones. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Quem se liga a quem, em vários passos: Neptune, um banco de grafos. Código escrito para o MongoDB: DocumentDB, que aceita os seus drivers.',
          en: 'Who is connected to whom, steps away: Neptune, a graph database. Code written for MongoDB: DocumentDB, which accepts its drivers.',
          es: 'Quién se conecta con quién, a varios pasos: Neptune, una base de grafos. Código escrito para MongoDB: DocumentDB, que acepta sus controladores.',
        },
      },
      {
        id: 'dynamodb-redshift',
        uses: ['DynamoDB', 'Redshift'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        secondSource: docs('redshift/latest/mgmt/welcome.html'),
        text: {
          pt: 'Amazon DynamoDB e Amazon Redshift',
          en: 'Amazon DynamoDB and Amazon Redshift',
          es: 'Amazon DynamoDB y Amazon Redshift',
        },
        action: {
          pt: 'Criar uma tabela do Amazon DynamoDB no modo sob demanda e criar um cluster do Amazon Redshift com quatro nós.',
          en: 'Create an Amazon DynamoDB table in on-demand mode and create an Amazon Redshift cluster of four nodes.',
          es: 'Crear una tabla de Amazon DynamoDB en modo bajo demanda y crear un clúster de Amazon Redshift con cuatro nodos.',
        },
        why: {
          pt: 'O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores. O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados.',
          en: 'Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers. Amazon Redshift is a columnar data warehouse for SQL analysis over years of data.',
          es: 'Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores. Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos.',
        },
        tell: {
          pt: 'Lê e grava pelo identificador: DynamoDB, chave e valor em qualquer escala. Anos de transações em SQL: Redshift, um data warehouse colunar.',
          en: 'Reads and writes by identifier: DynamoDB, key and value at any scale. Years of transactions in SQL: Redshift, a columnar data warehouse.',
          es: 'Lee y graba por identificador: DynamoDB, clave y valor a cualquier escala. Años de transacciones en SQL: Redshift, un almacén de datos en columnas.',
        },
      },
      {
        id: 'dynamodb-documentdb',
        uses: ['DynamoDB', 'DocumentDB'],
        popularity: 4,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon DynamoDB e Amazon DocumentDB',
          en: 'Amazon DynamoDB and Amazon DocumentDB',
          es: 'Amazon DynamoDB y Amazon DocumentDB',
        },
        action: {
          pt: 'Criar uma tabela do Amazon DynamoDB no modo sob demanda e criar um cluster do Amazon DocumentDB com três instâncias.',
          en: 'Create an Amazon DynamoDB table in on-demand mode and create an Amazon DocumentDB cluster of three instances.',
          es: 'Crear una tabla de Amazon DynamoDB en modo bajo demanda y crear un clúster de Amazon DocumentDB con tres instancias.',
        },
        why: {
          pt: 'O Amazon DynamoDB busca itens por chave em poucos milissegundos, em qualquer escala, sem servidores. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon DynamoDB looks up items by key in a few milliseconds, at any scale, with no servers. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon DynamoDB busca elementos por clave en pocos milisegundos, a cualquier escala, sin servidores. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Lê e grava pelo identificador: DynamoDB, chave e valor em qualquer escala. Código escrito para o MongoDB: DocumentDB, que aceita os seus drivers.',
          en: 'Reads and writes by identifier: DynamoDB, key and value at any scale. Code written for MongoDB: DocumentDB, which accepts its drivers.',
          es: 'Lee y graba por identificador: DynamoDB, clave y valor a cualquier escala. Código escrito para MongoDB: DocumentDB, que acepta sus controladores.',
        },
      },
      {
        id: 'redshift-documentdb',
        uses: ['Redshift', 'DocumentDB'],
        popularity: 4,
        source: docs('redshift/latest/mgmt/welcome.html'),
        secondSource: docs('documentdb/latest/devguide/what-is.html'),
        text: {
          pt: 'Amazon Redshift e Amazon DocumentDB',
          en: 'Amazon Redshift and Amazon DocumentDB',
          es: 'Amazon Redshift y Amazon DocumentDB',
        },
        action: {
          pt: 'Criar um cluster do Amazon Redshift com quatro nós e criar um cluster do Amazon DocumentDB com três instâncias.',
          en: 'Create an Amazon Redshift cluster of four nodes and create an Amazon DocumentDB cluster of three instances.',
          es: 'Crear un clúster de Amazon Redshift con cuatro nodos y crear un clúster de Amazon DocumentDB con tres instancias.',
        },
        why: {
          pt: 'O Amazon Redshift é um data warehouse colunar para análises SQL sobre anos de dados. O Amazon DocumentDB guarda documentos JSON e aceita os drivers do MongoDB.',
          en: 'Amazon Redshift is a columnar data warehouse for SQL analysis over years of data. Amazon DocumentDB keeps JSON documents and accepts the drivers of MongoDB.',
          es: 'Amazon Redshift es un data warehouse columnar para análisis SQL sobre años de datos. Amazon DocumentDB guarda documentos JSON y acepta los drivers de MongoDB.',
        },
        tell: {
          pt: 'Anos de transações em SQL: Redshift, um data warehouse colunar. Código escrito para o MongoDB: DocumentDB, que aceita os seus drivers.',
          en: 'Years of transactions in SQL: Redshift, a columnar data warehouse. Code written for MongoDB: DocumentDB, which accepts its drivers.',
          es: 'Años de transacciones en SQL: Redshift, un almacén de datos en columnas. Código escrito para MongoDB: DocumentDB, que acepta sus controladores.',
        },
      },
    ],
    constraints: [
      {
        id: 'friends-of',
        text: {
          pt: 'Um caso consulta quem se liga a quem, por até seis passos.',
          en: 'One case asks who is connected to whom, up to six steps away.',
          es: 'Un caso consulta quién se conecta con quién, hasta seis pasos.',
        },
        fits: ['neptune-dynamodb', 'neptune-redshift', 'neptune-documentdb'],
        rulesOut: {
          'dynamodb-redshift': {
            pt: 'O Amazon DynamoDB lê itens por chave e o Amazon Redshift analisa dados em colunas com SQL; seguir relações por vários passos é a tarefa de um banco de dados de grafos, o Amazon Neptune.',
            en: 'Amazon DynamoDB reads items by key and Amazon Redshift analyzes columnar data with SQL; following relationships over many steps is the job of a graph database, Amazon Neptune.',
            es: 'Amazon DynamoDB lee elementos por clave y Amazon Redshift analiza datos en columnas con SQL; seguir relaciones por varios pasos es la tarea de una base de datos de grafos, Amazon Neptune.',
          },
          'dynamodb-documentdb': {
            pt: 'O Amazon DynamoDB lê itens por chave e o Amazon DocumentDB guarda documentos JSON; seguir relações por vários passos é a tarefa de um banco de dados de grafos, o Amazon Neptune.',
            en: 'Amazon DynamoDB reads items by key and Amazon DocumentDB stores JSON documents; following relationships over many steps is the job of a graph database, Amazon Neptune.',
            es: 'Amazon DynamoDB lee elementos por clave y Amazon DocumentDB guarda documentos JSON; seguir relaciones por varios pasos es la tarea de una base de datos de grafos, Amazon Neptune.',
          },
          'redshift-documentdb': {
            pt: 'O Amazon Redshift analisa dados em colunas com SQL e o Amazon DocumentDB guarda documentos JSON; seguir relações por vários passos é a tarefa de um banco de dados de grafos, o Amazon Neptune.',
            en: 'Amazon Redshift analyzes columnar data with SQL and Amazon DocumentDB stores JSON documents; following relationships over many steps is the job of a graph database, Amazon Neptune.',
            es: 'Amazon Redshift analiza datos en columnas con SQL y Amazon DocumentDB guarda documentos JSON; seguir relaciones por varios pasos es la tarea de una base de datos de grafos, Amazon Neptune.',
          },
        },
      },
      {
        id: 'by-key',
        text: {
          pt: 'Um caso lê e grava milhões de perfis por segundo pelo identificador, sem servidores a dimensionar.',
          en: 'One case reads and writes millions of profiles a second by identifier, with no servers to size.',
          es: 'Un caso lee y graba millones de perfiles por segundo por identificador, sin servidores que dimensionar.',
        },
        fits: ['neptune-dynamodb', 'dynamodb-redshift', 'dynamodb-documentdb'],
        rulesOut: {
          'neptune-redshift': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon Redshift analisa dados em colunas com SQL; milhões de acessos por chave, sem servidores a dimensionar, pedem o Amazon DynamoDB.',
            en: 'Amazon Neptune traverses graphs and Amazon Redshift analyzes columnar data with SQL; millions of accesses by key with no servers to size take Amazon DynamoDB.',
            es: 'Amazon Neptune recorre grafos y Amazon Redshift analiza datos en columnas con SQL; millones de accesos por clave, sin servidores que dimensionar, requieren Amazon DynamoDB.',
          },
          'neptune-documentdb': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon DocumentDB guarda documentos JSON; milhões de acessos por chave, sem servidores a dimensionar, pedem o Amazon DynamoDB.',
            en: 'Amazon Neptune traverses graphs and Amazon DocumentDB stores JSON documents; millions of accesses by key with no servers to size take Amazon DynamoDB.',
            es: 'Amazon Neptune recorre grafos y Amazon DocumentDB guarda documentos JSON; millones de accesos por clave, sin servidores que dimensionar, requieren Amazon DynamoDB.',
          },
          'redshift-documentdb': {
            pt: 'O Amazon Redshift analisa dados em colunas com SQL e o Amazon DocumentDB guarda documentos JSON; milhões de acessos por chave, sem servidores a dimensionar, pedem o Amazon DynamoDB.',
            en: 'Amazon Redshift analyzes columnar data with SQL and Amazon DocumentDB stores JSON documents; millions of accesses by key with no servers to size take Amazon DynamoDB.',
            es: 'Amazon Redshift analiza datos en columnas con SQL y Amazon DocumentDB guarda documentos JSON; millones de accesos por clave, sin servidores que dimensionar, requieren Amazon DynamoDB.',
          },
        },
      },
      {
        id: 'five-years',
        text: {
          pt: 'Um caso analisa em SQL cinco anos de transações.',
          en: 'One case analyzes five years of transactions in SQL.',
          es: 'Un caso analiza en SQL cinco años de transacciones.',
        },
        fits: ['neptune-redshift', 'dynamodb-redshift', 'redshift-documentdb'],
        rulesOut: {
          'neptune-dynamodb': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon DynamoDB lê itens por chave; análises SQL de anos de dados pedem um data warehouse, o Amazon Redshift.',
            en: 'Amazon Neptune traverses graphs and Amazon DynamoDB reads items by key; SQL analysis over years of data takes a data warehouse, Amazon Redshift.',
            es: 'Amazon Neptune recorre grafos y Amazon DynamoDB lee elementos por clave; los análisis SQL de años de datos requieren un almacén de datos, Amazon Redshift.',
          },
          'neptune-documentdb': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon DocumentDB guarda documentos JSON; análises SQL de anos de dados pedem um data warehouse, o Amazon Redshift.',
            en: 'Amazon Neptune traverses graphs and Amazon DocumentDB stores JSON documents; SQL analysis over years of data takes a data warehouse, Amazon Redshift.',
            es: 'Amazon Neptune recorre grafos y Amazon DocumentDB guarda documentos JSON; los análisis SQL de años de datos requieren un almacén de datos, Amazon Redshift.',
          },
          'dynamodb-documentdb': {
            pt: 'O Amazon DynamoDB lê itens por chave e o Amazon DocumentDB guarda documentos JSON; análises SQL de anos de dados pedem um data warehouse, o Amazon Redshift.',
            en: 'Amazon DynamoDB reads items by key and Amazon DocumentDB stores JSON documents; SQL analysis over years of data takes a data warehouse, Amazon Redshift.',
            es: 'Amazon DynamoDB lee elementos por clave y Amazon DocumentDB guarda documentos JSON; los análisis SQL de años de datos requieren un almacén de datos, Amazon Redshift.',
          },
        },
      },
      {
        id: 'mongo-code',
        text: {
          pt: 'Um caso tem código escrito para o MongoDB, que deve mudar o mínimo.',
          en: 'One case has code written for MongoDB, which should change as little as possible.',
          es: 'Un caso tiene código escrito para MongoDB, que debe cambiar lo mínimo.',
        },
        fits: ['neptune-documentdb', 'dynamodb-documentdb', 'redshift-documentdb'],
        rulesOut: {
          'neptune-dynamodb': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon DynamoDB lê itens por chave; código do MongoDB continua com os seus drivers no Amazon DocumentDB.',
            en: 'Amazon Neptune traverses graphs and Amazon DynamoDB reads items by key; code for MongoDB keeps its drivers with Amazon DocumentDB.',
            es: 'Amazon Neptune recorre grafos y Amazon DynamoDB lee elementos por clave; el código de MongoDB conserva sus controladores con Amazon DocumentDB.',
          },
          'neptune-redshift': {
            pt: 'O Amazon Neptune percorre grafos e o Amazon Redshift analisa dados em colunas com SQL; código do MongoDB continua com os seus drivers no Amazon DocumentDB.',
            en: 'Amazon Neptune traverses graphs and Amazon Redshift analyzes columnar data with SQL; code for MongoDB keeps its drivers with Amazon DocumentDB.',
            es: 'Amazon Neptune recorre grafos y Amazon Redshift analiza datos en columnas con SQL; el código de MongoDB conserva sus controladores con Amazon DocumentDB.',
          },
          'dynamodb-redshift': {
            pt: 'O Amazon DynamoDB lê itens por chave e o Amazon Redshift analisa dados em colunas com SQL; código do MongoDB continua com os seus drivers no Amazon DocumentDB.',
            en: 'Amazon DynamoDB reads items by key and Amazon Redshift analyzes columnar data with SQL; code for MongoDB keeps its drivers with Amazon DocumentDB.',
            es: 'Amazon DynamoDB lee elementos por clave y Amazon Redshift analiza datos en columnas con SQL; el código de MongoDB conserva sus controladores con Amazon DocumentDB.',
          },
        },
      },
    ],
    ask: {
      pt: 'Quais bancos de dados da AWS servem a esses dois casos?',
      en: 'Which AWS databases suit these two cases?',
      es: '¿Qué bases de datos de AWS sirven para estos dos casos?',
    },
  },
];
