import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

const orders = ['spare-parts', 'flowers', 'eyewear', 'school-uniforms'];
const history = ['toy-history', 'tile-history', 'book-history'];

export const orderDatabase: readonly Pattern[] = [
  choiceOf({
    id: 'order-database',
    exams: { 'clf-c02': { domain: 'technology', topic: 'databases' } },
    scene: {
      pt: 'Pense no banco de dados como a cozinha de um restaurante, nos pedidos gravados como pratos e nas consultas como receitas.',
      en: 'Think of the database as a restaurant kitchen, where each stored order is a dish and each query is a recipe.',
      es: 'Piensa en la base de datos como la cocina de un restaurante, donde cada pedido guardado es un plato y cada consulta, una receta.',
    },
    situations: [
      {
        id: 'spare-parts',
        text: say(
          'Uma loja virtual de autopeças vai levar o seu sistema de pedidos para a AWS.',
          'An online store for car parts is moving its order system to AWS.',
          'Una tienda en línea de autopartes va a llevar su sistema de pedidos a AWS.',
        ),
      },
      {
        id: 'flowers',
        text: say(
          'Uma rede de floriculturas vai guardar os seus pedidos em um banco de dados na AWS.',
          'A chain of florists is going to keep its orders in a database on AWS.',
          'Una cadena de florerías va a guardar sus pedidos en una base de datos en AWS.',
        ),
      },
      {
        id: 'eyewear',
        text: say(
          'Uma fabricante de óculos vai levar para a AWS os pedidos das óticas.',
          'An eyewear maker is moving the orders of its opticians to AWS.',
          'Un fabricante de anteojos va a llevar a AWS los pedidos de las ópticas.',
        ),
      },
      {
        id: 'school-uniforms',
        text: say(
          'Uma confecção de uniformes recebe pedidos de centenas de escolas e vai guardá-los na AWS.',
          'A maker of school uniforms takes orders from hundreds of schools and is going to keep them on AWS.',
          'Una fábrica de uniformes recibe pedidos de cientos de escuelas y los va a guardar en AWS.',
        ),
      },
      {
        id: 'toy-history',
        text: say(
          'Uma rede de lojas de brinquedos vai analisar na AWS o histórico de dez anos de pedidos.',
          'A chain of toy stores has ten years of orders and is going to analyze them on AWS.',
          'Una cadena de jugueterías va a analizar en AWS el historial de diez años de pedidos.',
        ),
      },
      {
        id: 'tile-history',
        text: say(
          'Uma fabricante de pisos quer analisar na AWS os pedidos que recebeu desde a fundação.',
          'A tile maker has every order since it was founded and wants to analyze them on AWS.',
          'Un fabricante de pisos quiere analizar en AWS los pedidos que recibió desde su fundación.',
        ),
      },
      {
        id: 'book-history',
        text: say(
          'Uma livraria on-line escolhe onde analisar na AWS todo o seu histórico de pedidos.',
          'An online bookstore wants to analyze its whole history of orders on AWS.',
          'Una librería en línea elige dónde analizar en AWS todo su historial de pedidos.',
        ),
      },
    ],
    options: [
      {
        id: 'installed',
        text: say(
          'MySQL instalado em instâncias do Amazon EC2',
          'MySQL installed on Amazon EC2 instances',
          'MySQL instalado en instancias de Amazon EC2',
        ),
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        neverRight: true,
        why: say(
          'O MySQL instalado no Amazon EC2 é administrado pela própria empresa.',
          'MySQL installed on Amazon EC2 is administered by the company itself.',
          'MySQL instalado en Amazon EC2 lo administra la propia empresa.',
        ),
        likeness: {
          pt: 'uma cozinha própria que segue as suas receitas prato por prato, mas que você limpa, conserta e aumenta',
          en: 'a kitchen of your own, following your recipes dish by dish, but which you clean, repair and enlarge',
          es: 'una cocina propia que sigue tus recetas plato por plato, pero que tú mismo limpias, reparas y amplías',
        },
        tell: say(
          'Acesso ao sistema operacional do banco: Amazon EC2.',
          'Access to the operating system of the database: Amazon EC2.',
          'Acceso al sistema operativo de la base: Amazon EC2.',
        ),
      },
      {
        id: 'rds',
        rightIn: orders,
        text: say(
          'Amazon RDS para MySQL em uma instância',
          'Amazon RDS for MySQL on one instance',
          'Amazon RDS para MySQL en una instancia',
        ),
        uses: ['RDS'],
        source: docs('AmazonRDS/latest/UserGuide/Welcome.html'),
        why: say(
          'O Amazon RDS oferece o próprio MySQL, com junções em SQL e pedidos gravados em milissegundos, e a AWS aplica os patches do mecanismo e do sistema operacional.',
          'Amazon RDS offers MySQL itself, with SQL joins and orders recorded within milliseconds, and AWS patches the engine and the operating system.',
          'Amazon RDS ofrece el propio MySQL, con uniones en SQL y pedidos registrados en milisegundos, y AWS aplica los parches del motor y del sistema operativo.',
        ),
        likeness: {
          pt: 'uma cozinha alugada, consertada pelo dono, que segue as suas receitas prato por prato, mas em tamanho fixo',
          en: 'a rented kitchen, repaired by its owner, which follows your recipes dish by dish, but in one size',
          es: 'una cocina alquilada, reparada por su dueño, que sigue tus recetas plato por plato, pero de tamaño fijo',
        },
        tell: say(
          'Pedidos em milissegundos e tabelas juntadas em SQL: um banco de dados relacional gerenciado, como RDS ou Aurora. Programa escrito para MySQL que não será mudado: Amazon RDS ou Amazon Aurora. Patches do banco de dados que a AWS aplica: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Sistema operacional do banco a cargo da AWS: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Tabelas de pedidos e clientes que os analistas juntam em SQL: um banco relacional, como RDS ou Aurora. Milhares de clientes que mudam os pedidos ao mesmo tempo: um banco de transações, e não um data warehouse. Pedido que deve ser gravado e lido em milissegundos: um banco de transações, e não um data warehouse. Programa de MySQL com as mesmas tabelas e consultas: Amazon RDS ou Amazon Aurora.',
          'Orders within milliseconds and tables joined in SQL: a managed relational database, such as RDS or Aurora. A program written for MySQL that will not be changed: Amazon RDS or Amazon Aurora. Patches of the database software that AWS applies: a managed service, such as RDS, Aurora or DynamoDB. An operating system under the database that is AWS’s task: a managed service, such as RDS, Aurora or DynamoDB. SQL joins between the tables of orders and customers: a relational database, such as RDS or Aurora. Thousands of customers who change their orders at the same time: a transactional database, not a data warehouse. An order that must be recorded and read within milliseconds: a transactional database, not a data warehouse. A MySQL program with the same tables and queries: Amazon RDS or Amazon Aurora.',
          'Pedidos en milisegundos y tablas unidas en SQL: una base de datos relacional administrada, como RDS o Aurora. Programa escrito para MySQL que no se cambiará: Amazon RDS o Amazon Aurora. Parches de la base de datos que aplica AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Sistema operativo de la base a cargo de AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Tablas de pedidos y clientes que los analistas unen en SQL: una base relacional, como RDS o Aurora. Miles de clientes que cambian sus pedidos al mismo tiempo: una base de transacciones, y no un almacén de datos. Pedido que debe registrarse y leerse en milisegundos: una base de transacciones, y no un almacén de datos. Programa de MySQL con las mismas tablas y consultas: Amazon RDS o Amazon Aurora.',
        ),
      },
      {
        id: 'aurora',
        rightIn: orders,
        text: say(
          'Um cluster do Aurora Serverless compatível com MySQL',
          'A MySQL-compatible Aurora Serverless cluster',
          'Un clúster de Aurora Serverless compatible con MySQL',
        ),
        uses: ['Aurora'],
        source: docs('AmazonRDS/latest/AuroraUserGuide/aurora-serverless-v2.html'),
        why: say(
          'O Aurora Serverless é um banco relacional (SQL) compatível com MySQL e mantido pela AWS, que grava pedidos em milissegundos e ajusta a própria capacidade.',
          'Aurora Serverless is a relational (SQL) database compatible with MySQL and maintained by AWS, which records orders within milliseconds and adjusts its own capacity.',
          'Aurora Serverless es una base relacional (SQL) compatible con MySQL y mantenida por AWS, que registra pedidos en milisegundos y ajusta su propia capacidad.',
        ),
        likeness: {
          pt: 'uma cozinha cuidada por outros, que segue as suas receitas prato por prato e acende fogões sozinha',
          en: 'a kitchen run by others, which follows your recipes dish by dish and lights stoves when needed',
          es: 'una cocina atendida por otros, que sigue tus recetas plato por plato y enciende fogones sola',
        },
        tell: say(
          'Pedidos em milissegundos e tabelas juntadas em SQL: um banco de dados relacional gerenciado, como RDS ou Aurora. Programa escrito para MySQL que não será mudado: Amazon RDS ou Amazon Aurora. Patches do banco de dados que a AWS aplica: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Sistema operacional do banco a cargo da AWS: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Pedido lido em milissegundos, com capacidade que acompanha a carga sozinha: DynamoDB ou Aurora Serverless. Pedido gravado e lido em milissegundos, sem escolher o tamanho de servidores: DynamoDB ou Aurora Serverless. Tabelas de pedidos e clientes que os analistas juntam em SQL: um banco relacional, como RDS ou Aurora. Milhares de clientes que mudam os pedidos ao mesmo tempo: um banco de transações, e não um data warehouse. Pedido que deve ser gravado e lido em milissegundos: um banco de transações, e não um data warehouse. Tamanho de servidores que a empresa não quer escolher: um serviço serverless. Capacidade que deve acompanhar a carga sozinha: um serviço serverless. Programa de MySQL com as mesmas tabelas e consultas: Amazon RDS ou Amazon Aurora.',
          'Orders within milliseconds and tables joined in SQL: a managed relational database, such as RDS or Aurora. A program written for MySQL that will not be changed: Amazon RDS or Amazon Aurora. Patches of the database software that AWS applies: a managed service, such as RDS, Aurora or DynamoDB. An operating system under the database that is AWS’s task: a managed service, such as RDS, Aurora or DynamoDB. An order read within milliseconds, with capacity that follows the load by itself: DynamoDB or Aurora Serverless. An order recorded and read within milliseconds, with no machine size to choose: DynamoDB or Aurora Serverless. SQL joins between the tables of orders and customers: a relational database, such as RDS or Aurora. Thousands of customers who change their orders at the same time: a transactional database, not a data warehouse. An order that must be recorded and read within milliseconds: a transactional database, not a data warehouse. Machine sizes that the company does not want to choose: a serverless service. Capacity that must follow the load by itself: a serverless service. A MySQL program with the same tables and queries: Amazon RDS or Amazon Aurora.',
          'Pedidos en milisegundos y tablas unidas en SQL: una base de datos relacional administrada, como RDS o Aurora. Programa escrito para MySQL que no se cambiará: Amazon RDS o Amazon Aurora. Parches de la base de datos que aplica AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Sistema operativo de la base a cargo de AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Pedido leído en milisegundos, con capacidad que sigue la carga por sí sola: DynamoDB o Aurora Serverless. Pedido registrado y leído en milisegundos, sin elegir el tamaño de servidores: DynamoDB o Aurora Serverless. Tablas de pedidos y clientes que los analistas unen en SQL: una base relacional, como RDS o Aurora. Miles de clientes que cambian sus pedidos al mismo tiempo: una base de transacciones, y no un almacén de datos. Pedido que debe registrarse y leerse en milisegundos: una base de transacciones, y no un almacén de datos. Tamaño de servidores que la empresa no quiere elegir: un servicio serverless. Capacidad que debe seguir la carga por sí sola: un servicio serverless. Programa de MySQL con las mismas tablas y consultas: Amazon RDS o Amazon Aurora.',
        ),
      },
      {
        id: 'dynamo',
        rightIn: orders,
        text: say(
          'Uma tabela do DynamoDB com capacidade sob demanda',
          'A DynamoDB table with on-demand capacity',
          'Una tabla de DynamoDB con capacidad bajo demanda',
        ),
        uses: ['DynamoDB'],
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        why: say(
          'O Amazon DynamoDB responde em milissegundos a muitas leituras e gravações pequenas e, sob demanda, acompanha a carga; a AWS mantém o software e as máquinas.',
          'Amazon DynamoDB answers many small reads and writes within milliseconds and, on demand, follows the load; AWS maintains the software and the machines.',
          'Amazon DynamoDB responde en milisegundos a muchas lecturas y escrituras pequeñas y, bajo demanda, sigue la carga; AWS mantiene el software y las máquinas.',
        ),
        likeness: {
          pt: 'um balcão que se estica com o movimento e serve na hora, mas só lanches dele, sem combinações',
          en: 'a counter that stretches at rush hour and serves instantly, but only snacks of its own, never combined',
          es: 'una barra que se alarga con la afluencia y sirve al instante, pero solo bocados propios, sin combinaciones',
        },
        tell: say(
          'Patches do banco de dados que a AWS aplica: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Sistema operacional do banco a cargo da AWS: um serviço gerenciado, como RDS, Aurora ou DynamoDB. Pedido lido em milissegundos, com capacidade que acompanha a carga sozinha: DynamoDB ou Aurora Serverless. Pedido gravado e lido em milissegundos, sem escolher o tamanho de servidores: DynamoDB ou Aurora Serverless. Milhares de clientes que mudam os pedidos ao mesmo tempo: um banco de transações, e não um data warehouse. Pedido que deve ser gravado e lido em milissegundos: um banco de transações, e não um data warehouse. Tamanho de servidores que a empresa não quer escolher: um serviço serverless. Capacidade que deve acompanhar a carga sozinha: um serviço serverless.',
          'Patches of the database software that AWS applies: a managed service, such as RDS, Aurora or DynamoDB. An operating system under the database that is AWS’s task: a managed service, such as RDS, Aurora or DynamoDB. An order read within milliseconds, with capacity that follows the load by itself: DynamoDB or Aurora Serverless. An order recorded and read within milliseconds, with no machine size to choose: DynamoDB or Aurora Serverless. Thousands of customers who change their orders at the same time: a transactional database, not a data warehouse. An order that must be recorded and read within milliseconds: a transactional database, not a data warehouse. Machine sizes that the company does not want to choose: a serverless service. Capacity that must follow the load by itself: a serverless service.',
          'Parches de la base de datos que aplica AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Sistema operativo de la base a cargo de AWS: un servicio administrado, como RDS, Aurora o DynamoDB. Pedido leído en milisegundos, con capacidad que sigue la carga por sí sola: DynamoDB o Aurora Serverless. Pedido registrado y leído en milisegundos, sin elegir el tamaño de servidores: DynamoDB o Aurora Serverless. Miles de clientes que cambian sus pedidos al mismo tiempo: una base de transacciones, y no un almacén de datos. Pedido que debe registrarse y leerse en milisegundos: una base de transacciones, y no un almacén de datos. Tamaño de servidores que la empresa no quiere elegir: un servicio serverless. Capacidad que debe seguir la carga por sí sola: un servicio serverless.',
        ),
      },
      {
        id: 'redshift',
        rightWith: ['columns'],
        rightIn: history,
        text: say(
          'Um data warehouse do Amazon Redshift Serverless',
          'An Amazon Redshift Serverless data warehouse',
          'Un data warehouse de Amazon Redshift Serverless',
        ),
        uses: ['Redshift'],
        source: docs('redshift/latest/mgmt/serverless-whatis.html'),
        why: say(
          'O Amazon Redshift Serverless junta tabelas em SQL para análises e ajusta a própria capacidade à carga.',
          'Amazon Redshift Serverless joins tables in SQL for analysis and adjusts its own capacity to the load.',
          'Amazon Redshift Serverless une tablas en SQL para análisis y ajusta su propia capacidad a la carga.',
        ),
        likeness: {
          pt: 'uma cozinha de banquetes com receitas próprias, que cresce sozinha, mas demora para servir um só café',
          en: 'a banquet kitchen with recipes of its own, which grows by itself but is slow with one coffee',
          es: 'una cocina de banquetes con recetas propias, que crece sola, pero tarda en servir un solo café',
        },
        tell: say(
          'Relatórios em um banco de dados colunar: Amazon Redshift. Tamanho de servidores que a empresa não quer escolher: um serviço serverless. Capacidade que deve acompanhar a carga sozinha: um serviço serverless.',
          'Reports on a columnar database: Amazon Redshift. Machine sizes that the company does not want to choose: a serverless service. Capacity that must follow the load by itself: a serverless service.',
          'Informes en una base de datos columnar: Amazon Redshift. Tamaño de servidores que la empresa no quiere elegir: un servicio serverless. Capacidad que debe seguir la carga por sí sola: un servicio serverless.',
        ),
      },
      {
        id: 'documents',
        text: say(
          'Um cluster do Amazon DocumentDB com duas instâncias fixas',
          'An Amazon DocumentDB cluster of two fixed instances',
          'Un clúster de Amazon DocumentDB con dos instancias fijas',
        ),
        neverRight: true,
        uses: ['DocumentDB'],
        source: docs('documentdb/latest/developerguide/what-is.html'),
        why: say(
          'O Amazon DocumentDB guarda documentos e é compatível com MongoDB.',
          'Amazon DocumentDB keeps documents and is compatible with MongoDB.',
          'Amazon DocumentDB guarda documentos y es compatible con MongoDB.',
        ),
        likeness: {
          pt: 'uma cozinha de dois fogões fixos que serve na hora, mas só marmitas de receitas próprias, sem combinações',
          en: 'a kitchen with two fixed stoves that serves instantly, but only boxed meals of its own, never combined',
          es: 'una cocina de dos fogones fijos que sirve al instante, pero solo comidas en caja propias, sin combinaciones',
        },
        tell: say(
          'Programa escrito para MongoDB: Amazon DocumentDB.',
          'A program written for MongoDB: Amazon DocumentDB.',
          'Programa escrito para MongoDB: Amazon DocumentDB.',
        ),
      },
      {
        id: 'nodes',
        neverRight: true,
        text: say(
          'Um cluster do Amazon Redshift com dois nós fixos',
          'An Amazon Redshift cluster of two fixed nodes',
          'Un clúster de Amazon Redshift con dos nodos fijos',
        ),
        uses: ['Redshift'],
        source: docs('redshift/latest/mgmt/working-with-clusters.html'),
        why: say(
          'Um cluster do Amazon Redshift analisa grandes volumes com os nós que a empresa escolhe.',
          'An Amazon Redshift cluster analyzes large volumes with the nodes that the company chooses.',
          'Un clúster de Amazon Redshift analiza grandes volúmenes con los nodos que la empresa elige.',
        ),
        likeness: {
          pt: 'uma cozinha de banquetes com receitas próprias e dois fogões fixos, que demora para servir um só café',
          en: 'a banquet kitchen with recipes of its own and two fixed stoves, which is slow with one coffee',
          es: 'una cocina de banquetes con recetas propias y dos fogones fijos, que tarda en servir un solo café',
        },
        tell: say(
          'Análises com nós escolhidos pela empresa: um cluster do Redshift.',
          'Analysis on nodes chosen by the company: a Redshift cluster.',
          'Análisis con nodos elegidos por la empresa: un clúster de Redshift.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          dynamo: say(
            'O DynamoDB tem a própria API, de chave e valor; um programa para MySQL teria de ser mudado.',
            'DynamoDB has an API of its own, for keys and values; a program for MySQL would have to be changed.',
            'DynamoDB tiene su propia API, de clave y valor; un programa para MySQL tendría que cambiarse.',
          ),
          nodes: say(
            'O Amazon Redshift fala o SQL do PostgreSQL; um programa para MySQL teria de ser mudado.',
            'Amazon Redshift speaks the SQL of PostgreSQL; a program for MySQL would have to be changed.',
            'Amazon Redshift habla el SQL de PostgreSQL; un programa para MySQL tendría que cambiarse.',
          ),
          redshift: say(
            'O Amazon Redshift vem do PostgreSQL e não aceita programas escritos para MySQL sem mudança.',
            'Amazon Redshift comes from PostgreSQL and does not take programs written for MySQL unchanged.',
            'Amazon Redshift proviene de PostgreSQL y no acepta sin cambios programas escritos para MySQL.',
          ),
          documents: say(
            'O Amazon DocumentDB é compatível com MongoDB; um programa para MySQL teria de ser mudado.',
            'Amazon DocumentDB is compatible with MongoDB; a program for MySQL would have to be changed.',
            'Amazon DocumentDB es compatible con MongoDB; un programa para MySQL tendría que cambiarse.',
          ),
        },
        needs: [
          {
            id: 'mysql',
            situations: orders,
            text: say(
              'O programa de pedidos foi escrito para MySQL e não será mudado.',
              'The program that takes orders was written for MySQL and will not be changed.',
              'El programa de pedidos se escribió para MySQL y no se cambiará.',
            ),
          },
          {
            id: 'mysql-tables',
            situations: orders,
            text: say(
              'O programa de pedidos, que usa MySQL na sede, deve manter na AWS as mesmas tabelas e consultas.',
              'The order program, which uses MySQL at headquarters, must keep the same tables and queries on AWS.',
              'El programa de pedidos, que usa MySQL en la sede, debe conservar en AWS las mismas tablas y consultas.',
            ),
          },
        ],
      },
      {
        misses: {
          installed: say(
            'No Amazon EC2, os patches do MySQL e do sistema operacional ficam a cargo da empresa.',
            'On Amazon EC2, patching MySQL and the operating system is the company’s task.',
            'En Amazon EC2, los parches de MySQL y del sistema operativo quedan a cargo de la empresa.',
          ),
        },
        needs: [
          {
            id: 'patched',
            text: say(
              'A AWS deve aplicar os patches do banco de dados.',
              'AWS must apply the patches of the database software.',
              'AWS debe aplicar los parches de la base de datos.',
            ),
          },
          {
            id: 'system-by-aws',
            text: say(
              'O sistema operacional do banco deve ficar a cargo da AWS.',
              'The operating system under the database must be looked after by AWS.',
              'El sistema operativo de la base debe quedar a cargo de AWS.',
            ),
          },
        ],
      },
      {
        misses: {
          installed: say(
            'No Amazon EC2, o tamanho de cada instância é escolhido e mudado pela empresa.',
            'On Amazon EC2, the size of each instance is chosen and changed by the company.',
            'En Amazon EC2, el tamaño de cada instancia lo elige y lo cambia la empresa.',
          ),
          rds: say(
            'No Amazon RDS, o banco roda em uma instância cujo tamanho a empresa escolhe e muda.',
            'On Amazon RDS, the database runs on an instance whose size the company chooses and changes.',
            'En Amazon RDS, la base funciona en una instancia cuyo tamaño la empresa elige y cambia.',
          ),
          nodes: say(
            'Um cluster do Redshift tem os nós que a empresa escolhe; ela mesma decide quantos e de que tamanho.',
            'A Redshift cluster has the nodes that the company chooses; it decides by itself how many and how large.',
            'Un clúster de Redshift tiene los nodos que la empresa elige; ella misma decide cuántos y de qué tamaño.',
          ),
          documents: say(
            'As duas instâncias fixas do DocumentDB mantêm o tamanho escolhido até que alguém o mude.',
            'The two fixed DocumentDB instances keep the size chosen for them until somebody changes it.',
            'Las dos instancias fijas de DocumentDB conservan el tamaño elegido hasta que alguien lo cambie.',
          ),
        },
        needs: [
          {
            id: 'follows-load',
            text: say(
              'A capacidade deve acompanhar a carga sozinha.',
              'Capacity must follow the load by itself.',
              'La capacidad debe seguir la carga por sí sola.',
            ),
          },
          {
            id: 'no-size',
            text: say(
              'A empresa não quer escolher o tamanho de servidores.',
              'The company does not want to choose machine sizes.',
              'La empresa no quiere elegir el tamaño de servidores.',
            ),
          },
        ],
      },
      {
        misses: {
          nodes: say(
            'Um cluster do Redshift percorre colunas inteiras para análises; não é feito para gravar pedido por pedido.',
            'A Redshift cluster scans whole columns for analysis; it is not made to record order by order.',
            'Un clúster de Redshift recorre columnas enteras para análisis; no está hecho para registrar pedido por pedido.',
          ),
          redshift: say(
            'Um data warehouse é feito para analisar grandes volumes, não para muitas leituras e gravações pequenas.',
            'A data warehouse is made to analyze large volumes, not for many small reads and writes.',
            'Un data warehouse está hecho para analizar grandes volúmenes, no para muchas lecturas y escrituras pequeñas.',
          ),
        },
        needs: [
          {
            id: 'milliseconds',
            situations: orders,
            text: say(
              'Cada pedido deve ser gravado e lido em milissegundos.',
              'Each order must be recorded and read within milliseconds.',
              'Cada pedido debe registrarse y leerse en milisegundos.',
            ),
          },
          {
            id: 'many-writes',
            situations: orders,
            text: say(
              'Milhares de clientes mudam os seus pedidos ao mesmo tempo.',
              'Thousands of customers change their orders at the same time.',
              'Miles de clientes cambian sus pedidos al mismo tiempo.',
            ),
          },
        ],
      },
      {
        misses: {
          dynamo: say(
            'O DynamoDB não faz junções entre tabelas.',
            'DynamoDB does not join tables.',
            'DynamoDB no hace uniones entre tablas.',
          ),
          documents: say(
            'O Amazon DocumentDB guarda coleções de documentos, não tabelas, e é consultado com a linguagem do MongoDB.',
            'Amazon DocumentDB keeps collections of documents, not tables, and is queried in the language of MongoDB.',
            'Amazon DocumentDB guarda colecciones de documentos, no tablas, y se consulta con el lenguaje de MongoDB.',
          ),
        },
        needs: [
          {
            id: 'joins',
            text: say(
              'Os analistas juntam as tabelas de pedidos e clientes em SQL.',
              'Analysts use SQL joins between the tables of orders and customers.',
              'Los analistas unen en SQL las tablas de pedidos y clientes.',
            ),
          },
        ],
      },
      {
        misses: {
          installed: say(
            'O MySQL guarda os dados por linha, para transações; não é um banco de dados colunar.',
            'MySQL stores data by row, for transactions; it is no columnar database.',
            'MySQL guarda los datos por fila, para transacciones; no es una base de datos columnar.',
          ),
          rds: say(
            'O MySQL no Amazon RDS guarda os dados por linha, para transações; não é um banco de dados colunar.',
            'MySQL on Amazon RDS stores data by row, for transactions; it is no columnar database.',
            'MySQL en Amazon RDS guarda los datos por fila, para transacciones; no es una base de datos columnar.',
          ),
          aurora: say(
            'O Aurora guarda os dados por linha, para transações; não é um banco de dados colunar.',
            'Aurora stores data by row, for transactions; it is no columnar database.',
            'Aurora guarda los datos por fila, para transacciones; no es una base de datos columnar.',
          ),
          dynamo: say(
            'O DynamoDB guarda itens por chave; não é um banco de dados colunar.',
            'DynamoDB stores items by key; it is no columnar database.',
            'DynamoDB guarda elementos por clave; no es una base de datos columnar.',
          ),
          documents: say(
            'O Amazon DocumentDB guarda documentos; não é um banco de dados colunar.',
            'Amazon DocumentDB stores documents; it is no columnar database.',
            'Amazon DocumentDB guarda documentos; no es una base de datos columnar.',
          ),
        },
        needs: [
          {
            id: 'columns',
            situations: history,
            text: say(
              'Os relatórios somam colunas de bilhões de linhas e pedem um banco de dados colunar.',
              'The reports add up columns of billions of rows and call for a columnar database.',
              'Los informes suman columnas de miles de millones de filas y requieren una base de datos columnar.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Qual opção atende a esses requisitos?',
      'Which option meets these requirements?',
      '¿Qué opción cumple estos requisitos?',
    ),
  }),
];
