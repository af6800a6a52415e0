import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const cacheSetup: readonly Pattern[] = [
  {
    id: 'cache-setup',
    exams: { 'saa-c03': { domain: 'performance', topic: 'database-performance' } },
    scene: {
      pt: 'Pense no cache como um quadro de resultados, em que os nós são marcadores e as zonas são os salões onde trabalham.',
      en: 'Think of the cache as a scoreboard, where the nodes are scorekeepers and the zones are the halls they work in.',
      es: 'Piensa en la caché como un tablero de resultados, donde los nodos son anotadores y las zonas son los salones donde trabajan.',
    },
    situations: [
      {
        id: 'ranking',
        text: {
          pt: 'Um jogo de perguntas grava e lê o placar de cada partida em um Amazon Aurora, que chega ao limite nas noites de torneio.',
          en: 'A quiz game writes and reads one scoreboard per match in Amazon Aurora, which reaches its limit on tournament nights.',
          es: 'Un juego de preguntas graba y lee el marcador de cada partida en Amazon Aurora, que llega al límite en las noches de torneo.',
        },
        today: {
          pt: 'São 600 mil jogadores em milhares de partidas, e cada resposta muda um placar. Um arquiteto de soluções vai pôr os placares em um cache à frente do banco de dados.',
          en: 'There are 600,000 players in thousands of matches, and each answer changes a scoreboard. A solutions architect must put the scoreboards in a cache in front of the database.',
          es: 'Son 600.000 jugadores en miles de partidas, y cada respuesta cambia un marcador. Un arquitecto de soluciones va a poner los marcadores en una caché delante de la base de datos.',
        },
      },
      {
        id: 'fares-cache',
        text: {
          pt: 'Um buscador de passagens guarda resultados de parceiros por dez minutos, hoje na memória de cada servidor.',
          en: 'A flight search site keeps results of partners for ten minutes, in the memory of each server today.',
          es: 'Un buscador de vuelos guarda resultados de socios por diez minutos, hoy en la memoria de cada servidor.',
        },
        today: {
          pt: 'São oito servidores, e cada um chama de novo os mesmos parceiros. Os arquitetos querem um cache comum a todos.',
          en: 'There are eight servers, and each calls the same partners again. The architects want a cache that all of them share.',
          es: 'Son ocho servidores, y cada uno vuelve a llamar a los mismos socios. Los arquitectos quieren una caché común a todos.',
        },
      },
      {
        id: 'stock-cache',
        text: {
          pt: 'Uma rede de lojas mostra o estoque no site a partir do Amazon RDS, consultado a cada clique.',
          en: 'A chain of stores shows stock levels on its site from Amazon RDS, which is queried at each click.',
          es: 'Una cadena de tiendas muestra el inventario en su sitio desde Amazon RDS, que se consulta en cada clic.',
        },
        today: {
          pt: 'O banco de dados responde em 80 ms e atende 9.000 consultas por segundo. A rede decidiu usar um cache em memória.',
          en: 'The database answers in 80 ms and serves 9,000 queries a second. The chain has decided to use an in-memory cache.',
          es: 'La base de datos responde en 80 ms y atiende 9.000 consultas por segundo. La cadena decidió usar una caché en memoria.',
        },
      },
    ],
    candidates: [
      {
        id: 'serverless',
        uses: ['Serverless'],
        popularity: 4,
        source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        text: {
          pt: 'ElastiCache Serverless for Valkey',
          en: 'ElastiCache Serverless for Valkey',
          es: 'ElastiCache Serverless for Valkey',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache Serverless com o mecanismo Valkey e conectar a ele os servidores.',
          en: 'Create an Amazon ElastiCache Serverless cache with the Valkey engine and connect the servers to it.',
          es: 'Crear una caché de Amazon ElastiCache Serverless con el motor Valkey y conectar a ella los servidores.',
        },
        why: {
          pt: 'O ElastiCache Serverless se ajusta à carga, replica em várias zonas e cobra pelos dados e pelas unidades usadas, sem nós.',
          en: 'ElastiCache Serverless fits itself to the load, replicates to several zones and charges for data and units used, without nodes.',
          es: 'ElastiCache Serverless se ajusta a la carga, replica en varias zonas y cobra por los datos y las unidades usadas, sin nodos.',
        },
        likeness: {
          pt: 'a equipe de marcadores paga por minuto, que cresce com o movimento e reparte as classificações por vários salões',
          en: 'the team of scorekeepers paid by the minute, growing with the crowd and splitting the rankings over several halls',
          es: 'el equipo de anotadores pagado por minuto, que crece con el movimiento y reparte las clasificaciones en varios salones',
        },
        tell: {
          pt: 'Nós à espera que não se quer pagar: ElastiCache Serverless. Mais escritas do que um nó aceita: um cache em shards, do ElastiCache Serverless ou do Valkey em modo cluster. Conjuntos ordenados e publicação de mensagens no próprio cache: o mecanismo Valkey.',
          en: 'Waiting nodes that are not to be paid for: ElastiCache Serverless. More writes than one node takes: a cache in shards, of ElastiCache Serverless or of Valkey in cluster mode. Sorted sets and messages published in the cache itself: the Valkey engine.',
          es: 'Nodos en espera que no se quieren pagar: ElastiCache Serverless. Más escrituras de las que acepta un nodo: una caché en shards, de ElastiCache Serverless o de Valkey en modo clúster. Conjuntos ordenados y publicación de mensajes en la propia caché: el motor Valkey.',
        },
      },
      {
        id: 'sl-memcached',
        uses: ['Memcached', 'Serverless'],
        popularity: 3,
        rightWith: ['simple-threads'],
        source: docs('AmazonElastiCache/latest/dg/SelectEngine.html'),
        text: {
          pt: 'ElastiCache Serverless for Memcached',
          en: 'ElastiCache Serverless for Memcached',
          es: 'ElastiCache Serverless for Memcached',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache Serverless com o mecanismo Memcached e conectar a ele os servidores.',
          en: 'Create an Amazon ElastiCache Serverless cache with the Memcached engine and connect the servers to it.',
          es: 'Crear una caché de Amazon ElastiCache Serverless con el motor Memcached y conectar a ella los servidores.',
        },
        why: {
          pt: 'O ElastiCache Serverless for Memcached atende aos clientes memcache, ajusta-se à carga e cobra pelo que se usa, sem nós.',
          en: 'ElastiCache Serverless for Memcached serves memcache clients, fits itself to the load and charges for what is used, without nodes.',
          es: 'ElastiCache Serverless for Memcached atiende a los clientes memcache, se ajusta a la carga y cobra por lo que se usa, sin nodos.',
        },
        likeness: {
          pt: 'a equipe paga por minuto, que cresce com o movimento, mas só prega bilhetes soltos, sem classificações',
          en: 'the team paid by the minute, which grows with the crowd, but only pins up slips, never rankings',
          es: 'el equipo pagado por minuto, que crece con el movimiento, pero solo clava papelitos sueltos, sin clasificaciones',
        },
        tell: {
          pt: 'Cliente memcache e carga que varia: ElastiCache Serverless for Memcached.',
          en: 'A memcache client and a load that varies: ElastiCache Serverless for Memcached.',
          es: 'Cliente memcache y carga que varía: ElastiCache Serverless for Memcached.',
        },
      },
      {
        id: 'sharded',
        uses: [],
        popularity: 4,
        source: docs('AmazonElastiCache/latest/dg/Replication.Redis-RedisCluster.html'),
        text: {
          pt: 'Valkey em modo cluster, com réplicas',
          en: 'Valkey in cluster mode, with replicas',
          es: 'Valkey en modo clúster, con réplicas',
        },
        action: {
          pt: 'Criar um grupo de replicação do Amazon ElastiCache for Valkey em modo cluster, com seis shards, uma réplica de cada e Multi-AZ.',
          en: 'Create an Amazon ElastiCache for Valkey replication group in cluster mode, with six shards, a replica of each and Multi-AZ.',
          es: 'Crear un grupo de replicación de Amazon ElastiCache for Valkey en modo clúster, con seis shards, una réplica de cada uno y Multi-AZ.',
        },
        why: {
          pt: 'No modo cluster os dados e as escritas se dividem entre shards, com failover para a réplica; aceita nós reservados e Global Datastore.',
          en: 'In cluster mode data and writes are divided between shards, with failover to the replica; it takes reserved nodes and Global Datastore.',
          es: 'En modo clúster los datos y las escrituras se dividen entre shards, con failover a la réplica; acepta nodos reservados y Global Datastore.',
        },
        likeness: {
          pt: 'seis marcadores fixos, cada um só com as suas classificações e com um suplente em outro salão',
          en: 'six permanent scorekeepers, each with his own rankings only and with an understudy in another hall',
          es: 'seis anotadores fijos, cada uno solo con sus clasificaciones y con un suplente en otro salón',
        },
        tell: {
          pt: 'Mais escritas do que um nó aceita: um cache em shards, do ElastiCache Serverless ou do Valkey em modo cluster. Nós reservados que já foram comprados: um cache de nós, e não o ElastiCache Serverless. Conjuntos ordenados e publicação de mensagens no próprio cache: o mecanismo Valkey.',
          en: 'More writes than one node takes: a cache in shards, of ElastiCache Serverless or of Valkey in cluster mode. Reserved nodes that have been bought already: a cache of nodes, not ElastiCache Serverless. Sorted sets and messages published in the cache itself: the Valkey engine.',
          es: 'Más escrituras de las que acepta un nodo: una caché en shards, de ElastiCache Serverless o de Valkey en modo clúster. Nodos reservados que ya se compraron: una caché de nodos, y no ElastiCache Serverless. Conjuntos ordenados y publicación de mensajes en la propia caché: el motor Valkey.',
        },
      },
      {
        id: 'replicas',
        uses: [],
        popularity: 4,
        source: docs('AmazonElastiCache/latest/dg/AutoFailover.html'),
        text: {
          pt: 'Valkey com um primário e réplicas',
          en: 'Valkey with one primary and replicas',
          es: 'Valkey con un primario y réplicas',
        },
        action: {
          pt: 'Criar um grupo de replicação do Amazon ElastiCache for Valkey sem modo cluster, com um primário, duas réplicas e Multi-AZ.',
          en: 'Create an Amazon ElastiCache for Valkey replication group without cluster mode, with one primary, two replicas and Multi-AZ.',
          es: 'Crear un grupo de replicación de Amazon ElastiCache for Valkey sin modo clúster, con un primario, dos réplicas y Multi-AZ.',
        },
        why: {
          pt: 'Um primário com réplicas Multi-AZ reparte as leituras e troca de nó sozinho em uma falha, com comandos sobre várias chaves à vontade.',
          en: 'A primary with Multi-AZ replicas spreads the reads and fails over automatically, with commands over any set of keys.',
          es: 'Un primario con réplicas Multi-AZ reparte las lecturas y cambia de nodo solo ante una falla, con comandos sobre varias claves cualesquiera.',
        },
        likeness: {
          pt: 'um só marcador fixo que escreve tudo, com dois ajudantes em outros salões que o copiam e o substituem',
          en: 'one permanent scorekeeper who writes everything, with two helpers in other halls who copy him and replace him',
          es: 'un solo anotador fijo que escribe todo, con dos ayudantes en otros salones que lo copian y lo reemplazan',
        },
        tell: {
          pt: 'Muitas leituras e comandos sobre várias chaves: um primário com réplicas. Serviço que segue com os dados em memória se uma zona falhar: réplicas em outras zonas, com Multi-AZ. Conjuntos ordenados e publicação de mensagens no próprio cache: o mecanismo Valkey. Comandos que tocam várias chaves de uma só vez: um grupo sem modo de cluster, em que todas estão no mesmo nó.',
          en: 'Many reads and commands over several keys: a primary with replicas. Service that goes on with its data in memory if a zone fails: replicas in other zones, with Multi-AZ. Sorted sets and messages published in the cache itself: the Valkey engine. Commands that touch several keys at once: a group without cluster mode, where all of them are on the same node.',
          es: 'Muchas lecturas y comandos sobre varias claves: un primario con réplicas. Servicio que sigue con sus datos en memoria si falla una zona: réplicas en otras zonas, con Multi-AZ. Conjuntos ordenados y publicación de mensajes en la propia caché: el motor Valkey. Comandos que tocan varias claves a la vez: un grupo sin modo de clúster, donde todas están en el mismo nodo.',
        },
      },
      {
        id: 'memcached',
        uses: ['Memcached'],
        popularity: 4,
        rightWith: ['simple-threads'],
        source: docs('AmazonElastiCache/latest/dg/SelectEngine.html'),
        text: { pt: 'Memcached em vários nós', en: 'Memcached on several nodes', es: 'Memcached en varios nodos' },
        action: {
          pt: 'Criar um cluster do Amazon ElastiCache for Memcached com quatro nós e descoberta automática.',
          en: 'Create an Amazon ElastiCache for Memcached cluster with four nodes and Auto Discovery turned on.',
          es: 'Crear un clúster de Amazon ElastiCache for Memcached con cuatro nodos y detección automática.',
        },
        why: {
          pt: 'O Memcached usa todos os núcleos do nó e espalha chave e valor entre nós, sem réplicas para pagar nem estruturas de dados.',
          en: 'Memcached uses all the cores of a node and spreads keys and values over nodes, with no replicas to pay for and no data structures.',
          es: 'Memcached usa todos los núcleos del nodo y reparte clave y valor entre nodos, sin réplicas que pagar ni estructuras de datos.',
        },
        likeness: {
          pt: 'quatro marcadores fixos que repartem bilhetes soltos, sem classificações nem cópias, perdidos quando um deles vai embora',
          en: 'four permanent scorekeepers who share loose slips, without rankings or copies, lost when one of them leaves',
          es: 'cuatro anotadores fijos que se reparten papelitos sueltos, sin clasificaciones ni copias, perdidos cuando uno se va',
        },
        tell: {
          pt: 'Chave e valor simples, que podem se perder: Memcached.',
          en: 'Plain keys and values that may be lost: Memcached.',
          es: 'Clave y valor simples, que pueden perderse: Memcached.',
        },
      },
      {
        id: 'single',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AmazonElastiCache/latest/dg/Clusters.html'),
        text: {
          pt: 'Valkey em um só nó, maior',
          en: 'Valkey on a single, larger node',
          es: 'Valkey en un solo nodo, mayor',
        },
        action: {
          pt: 'Criar um cluster do Amazon ElastiCache for Valkey com um único nó de memória grande, sem réplicas.',
          en: 'Create an Amazon ElastiCache for Valkey cluster with a single node with a large memory, without replicas.',
          es: 'Crear un clúster de Amazon ElastiCache for Valkey con un único nodo de memoria grande, sin réplicas.',
        },
        why: {
          pt: 'Um só nó tem todas as estruturas do Valkey pelo menor preço, e para com a sua zona.',
          en: 'A single node has all the structures of Valkey at the lowest price, and stops with its zone.',
          es: 'Un solo nodo tiene todas las estructuras de Valkey al menor precio, y se detiene con su zona.',
        },
        likeness: {
          pt: 'um marcador fixo sozinho, que escreve todas as classificações num quadro que se apaga se o salão fecha',
          en: 'one lone permanent scorekeeper, who writes all the rankings on a board that is wiped if the hall closes',
          es: 'un anotador fijo solo, que escribe todas las clasificaciones en un tablero que se borra si el salón cierra',
        },
        tell: {
          pt: 'Ambiente de testes: um só nó.',
          en: 'A test environment: a single node.',
          es: 'Entorno de pruebas: un solo nodo.',
        },
      },
      {
        id: 'self',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Valkey instalado em instâncias do EC2',
          en: 'Valkey installed on EC2 instances',
          es: 'Valkey instalado en instancias de EC2',
        },
        action: {
          pt: 'Instalar o Valkey em seis instâncias do Amazon EC2 em três zonas e configurar a replicação entre elas.',
          en: 'Install Valkey on six Amazon EC2 instances in three zones and configure the replication between them.',
          es: 'Instalar Valkey en seis instancias de Amazon EC2 en tres zonas y configurar la replicación entre ellas.',
        },
        why: {
          pt: 'Em instâncias próprias valem quaisquer módulos e versões, e a equipe cuida de patches, failover e expansão.',
          en: 'On self-managed instances any modules and versions work, and the team handles patches, failover and growth.',
          es: 'En instancias propias sirven cualesquiera módulos y versiones, y el equipo se ocupa de parches, failover y crecimiento.',
        },
        likeness: {
          pt: 'seis marcadores fixos em três salões, que o próprio organizador treina, vigia e substitui quando um salão fecha',
          en: 'six permanent scorekeepers in three halls, whom the organizer himself trains, watches and replaces when a hall closes',
          es: 'seis anotadores fijos en tres salones, que el propio organizador entrena, vigila y reemplaza cuando un salón cierra',
        },
        tell: {
          pt: 'Um módulo que o serviço não aceita: instâncias próprias.',
          en: 'A module that the service does not support: self-managed instances.',
          es: 'Un módulo que el servicio no acepta: instancias propias.',
        },
      },
    ],
    constraints: [
      {
        id: 'structures',
        text: {
          pt: 'O programa usa conjuntos ordenados e publicação de mensagens no próprio cache.',
          en: 'The program uses sorted sets and publishes messages in the cache itself.',
          es: 'El programa usa conjuntos ordenados y publicación de mensajes en la propia caché.',
        },
        fits: ['serverless', 'sharded', 'replicas', 'single', 'self'],
        rulesOut: {
          'sl-memcached': {
            pt: 'O mecanismo Memcached guarda só pares de chave e valor.',
            en: 'The Memcached engine keeps nothing but pairs of key and value.',
            es: 'El motor Memcached guarda solo pares de clave y valor.',
          },
          memcached: {
            pt: 'O Memcached só guarda pares de chave e valor, sem conjuntos ordenados nem mensagens.',
            en: 'Memcached keeps nothing but pairs of key and value, without sorted sets or messages.',
            es: 'Memcached solo guarda pares de clave y valor, sin conjuntos ordenados ni mensajes.',
          },
        },
      },
      {
        id: 'zone',
        text: {
          pt: 'Se uma zona falhar, o serviço deve seguir com os dados que tinha em memória, sem ação da equipe.',
          en: 'If a zone fails, service must go on with the data that it had in memory, without action by the team.',
          es: 'Si falla una zona, el servicio debe seguir con los datos que tenía en memoria, sin acción del equipo.',
        },
        fits: ['serverless', 'sharded', 'replicas'],
        rulesOut: {
          memcached: {
            pt: 'O Memcached não replica: o que estava no nó se perde.',
            en: 'Memcached does not replicate: what was on the node is lost.',
            es: 'Memcached no replica: lo que estaba en el nodo se pierde.',
          },
          self: {
            pt: 'Em instâncias próprias, o failover depende do que a equipe montar e vigiar.',
            en: 'On its own instances, failover depends on what the team sets up and watches.',
            es: 'En instancias propias, el failover depende de lo que el equipo arme y vigile.',
          },
          single: {
            pt: 'O nó único para com a sua zona, e nenhuma réplica segue com os dados em memória.',
            en: 'The single node stops with its zone, and no replica goes on with the data in memory.',
            es: 'El nodo único se detiene con su zona, y ninguna réplica sigue con los datos en memoria.',
          },
        },
      },
      {
        id: 'heavy-writes',
        situations: ['ranking'],
        text: {
          pt: 'São 1,5 milhão de escritas por segundo, mais do que um nó aceita.',
          en: 'There are 1.5 million writes a second, more than one node takes.',
          es: 'Son 1,5 millones de escrituras por segundo, más de lo que acepta un nodo.',
        },
        fits: ['serverless', 'sl-memcached', 'sharded', 'memcached'],
        rulesOut: {
          replicas: {
            pt: 'As réplicas só dividem as leituras; todas as gravações vão ao único primário.',
            en: 'Replicas share only the reads; all writes go to the one primary.',
            es: 'Las réplicas solo reparten las lecturas; todas las escrituras van al único primario.',
          },
          single: {
            pt: 'Um só nó, por maior que seja, recebe todas as gravações, mais do que suporta.',
            en: 'One node, however large, takes all the writes, more than it can bear.',
            es: 'Un solo nodo, por grande que sea, recibe todas las escrituras, más de las que soporta.',
          },
        },
      },
      {
        id: 'sudden',
        text: {
          pt: 'A carga passa de quase nada a 20 vezes mais em uma hora, e a empresa não quer pagar por nós à espera.',
          en: 'The load goes from next to nothing to 20 times as much within an hour, and the company does not want to pay for waiting nodes.',
          es: 'La carga pasa de casi nada a 20 veces más en una hora, y la empresa no quiere pagar por nodos en espera.',
        },
        fits: ['serverless', 'sl-memcached'],
        rulesOut: {
          self: {
            pt: 'As instâncias do pico são pagas por hora o tempo todo.',
            en: 'The instances of the peak are paid for by the hour all the time.',
            es: 'Las instancias del pico se pagan por hora todo el tiempo.',
          },
          sharded: {
            pt: 'Os nós dos shards são pagos por hora, e novos shards levam tempo para redistribuir os dados.',
            en: 'The nodes of the shards are paid for by the hour, and new shards take time to redistribute the data.',
            es: 'Los nodos de los shards se pagan por hora, y los nuevos shards tardan en redistribuir los datos.',
          },
          replicas: {
            pt: 'Os nós do pico são pagos por hora o tempo todo.',
            en: 'The nodes of the peak are paid for by the hour all the time.',
            es: 'Los nodos del pico se pagan por hora todo el tiempo.',
          },
          memcached: {
            pt: 'Os nós do pico são pagos por hora o tempo todo.',
            en: 'The nodes of the peak are paid for by the hour all the time.',
            es: 'Los nodos del pico se pagan por hora todo el tiempo.',
          },
        },
      },
      {
        id: 'steady',
        situations: ['fares-cache', 'stock-cache'],
        notWith: ['sudden', 'structures'],
        text: {
          pt: 'A carga é constante, e os nós reservados que o financeiro já comprou por um ano devem ser aproveitados.',
          en: 'The load is constant, and the reserved nodes that finance has already bought for a year must be used.',
          es: 'La carga es constante, y los nodos reservados que finanzas ya compró por un año deben aprovecharse.',
        },
        fits: ['sharded', 'replicas', 'memcached', 'single'],
        rulesOut: {
          self: {
            pt: 'Nós reservados do ElastiCache não valem para instâncias do EC2.',
            en: 'Reserved nodes of ElastiCache do not apply to EC2 instances.',
            es: 'Los nodos reservados de ElastiCache no valen para instancias de EC2.',
          },
          'sl-memcached': {
            pt: 'O ElastiCache Serverless não tem nós a que a reserva se aplique; cobra pelo que se usa.',
            en: 'ElastiCache Serverless has no nodes to which the reservation would apply; it charges for what is used.',
            es: 'ElastiCache Serverless no tiene nodos a los que se aplique la reserva; cobra por lo que se usa.',
          },
          serverless: {
            pt: 'O ElastiCache Serverless não tem nós a que a reserva se aplique; cobra pelo que se usa.',
            en: 'ElastiCache Serverless has no nodes to which the reservation would apply; it charges for what is used.',
            es: 'ElastiCache Serverless no tiene nodos a los que se aplique la reserva; cobra por lo que se usa.',
          },
        },
      },
      {
        id: 'many-keys',
        notWith: ['heavy-writes'],
        text: {
          pt: 'Comandos do programa mexem em várias chaves quaisquer de uma vez e não serão reescritos.',
          en: 'Commands of the program touch several arbitrary keys at once and will not be rewritten.',
          es: 'Comandos del programa tocan varias claves cualesquiera a la vez y no se reescribirán.',
        },
        fits: ['replicas', 'single'],
        rulesOut: {
          sharded: {
            pt: 'No modo cluster, um comando só alcança chaves do mesmo slot.',
            en: 'In cluster mode a command reaches keys of the same slot only.',
            es: 'En modo clúster, un comando solo alcanza claves del mismo slot.',
          },
          serverless: {
            pt: 'O ElastiCache Serverless trabalha em modo cluster, e um comando só alcança chaves do mesmo slot.',
            en: 'ElastiCache Serverless works in cluster mode, and a command reaches keys of the same slot only.',
            es: 'ElastiCache Serverless trabaja en modo clúster, y un comando solo alcanza claves del mismo slot.',
          },
          memcached: {
            pt: 'O Memcached não tem comandos que mudem várias chaves juntas.',
            en: 'Memcached has no commands that change several keys together.',
            es: 'Memcached no tiene comandos que cambien varias claves juntas.',
          },
        },
      },
      {
        id: 'simple-threads',
        notWith: ['structures', 'zone'],
        text: {
          pt: 'São pares simples de chave e valor, que podem se perder, e o cliente existente fala o protocolo memcache.',
          en: 'These are plain pairs of key and value, which may be lost, and the existing client speaks the memcache protocol.',
          es: 'Son pares simples de clave y valor, que pueden perderse, y el cliente existente habla el protocolo memcache.',
        },
        fits: ['memcached', 'sl-memcached'],
        rulesOut: {
          replicas: {
            pt: 'O Valkey guarda os pares, mas não fala o protocolo memcache do cliente.',
            en: 'Valkey keeps the pairs but does not speak the memcache protocol of the client.',
            es: 'Valkey guarda los pares, pero no habla el protocolo memcache del cliente.',
          },
          serverless: {
            pt: 'Um cache Valkey não fala o protocolo desse cliente.',
            en: 'A Valkey cache does not speak the protocol of that client.',
            es: 'Una caché Valkey no habla el protocolo de ese cliente.',
          },
          sharded: {
            pt: 'O Valkey guarda os pares, mas não fala o protocolo memcache do cliente.',
            en: 'Valkey keeps the pairs but does not speak the memcache protocol of the client.',
            es: 'Valkey guarda los pares, pero no habla el protocolo memcache del cliente.',
          },
        },
      },
    ],
    ask: { pt: 'Qual cache deve ser criado?', en: 'Which cache should be created?', es: '¿Qué caché se debe crear?' },
  },
];
