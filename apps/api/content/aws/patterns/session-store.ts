import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const sessionStore: readonly Pattern[] = [
  {
    id: 'session-store',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    scene: {
      pt: 'Pense na sessão de cada visitante como os pedidos de uma mesa de restaurante e em cada instância como um garçom.',
      en: 'Think of each visitor’s session as the orders of a restaurant table and of each instance as a waiter.',
      es: 'Piensa en la sesión de cada visitante como los pedidos de una mesa de restaurante y en cada instancia como un mesero.',
    },
    situations: [
      {
        id: 'cinema',
        text: {
          pt: 'Uma rede de cinemas vende ingressos em várias instâncias do Amazon EC2, com sessão e carrinho por visitante.',
          en: 'A cinema chain sells tickets on several Amazon EC2 instances, with a session and cart per visitor.',
          es: 'Una cadena de cines vende entradas en varias instancias de Amazon EC2, con sesión y carrito por visitante.',
        },
        today: {
          pt: 'Hoje os carrinhos se perdem quando o visitante cai em outra instância, umas 800 vezes por sábado. Um arquiteto de soluções precisa mudar isso.',
          en: 'Carts are lost today when a visitor reaches another instance, about 800 times on a Saturday. A solutions architect must change this.',
          es: 'Hoy los carritos se pierden cuando el visitante llega a otra instancia, unas 800 veces por sábado. Un arquitecto de soluciones debe cambiarlo.',
        },
      },
      {
        id: 'courses',
        text: {
          pt: 'Alunos respondem a simulados em um site com várias instâncias do Amazon EC2, que guarda sessões.',
          en: 'Students take mock exams on a site with several Amazon EC2 instances, which keeps sessions.',
          es: 'Alumnos hacen simulacros en un sitio con varias instancias de Amazon EC2, que guarda sesiones.',
        },
        today: {
          pt: 'Até 15.000 alunos fazem provas ao mesmo tempo, atrás de um balanceador de carga. Os arquitetos precisam escolher o lugar das sessões.',
          en: 'Up to 15,000 students write at the same time, behind a load balancer. The architects have to choose a place for the sessions.',
          es: 'Hasta 15.000 alumnos rinden a la vez, detrás de un balanceador de carga. Los arquitectos deben elegir el lugar de las sesiones.',
        },
      },
      {
        id: 'grocery',
        text: {
          pt: 'Um supermercado on-line passou a ter várias instâncias do Amazon EC2 e precisa guardar sessões.',
          en: 'An online supermarket now has several Amazon EC2 instances and has to keep sessions.',
          es: 'Un supermercado en línea pasó a tener varias instancias de Amazon EC2 y debe guardar sesiones.',
        },
        today: {
          pt: 'Até o mês passado havia uma só; agora um balanceador distribui 6.000 clientes por hora entre cinco.',
          en: 'There was a single one until last month; a load balancer now spreads 6,000 customers an hour over five.',
          es: 'Hasta el mes pasado había una sola; ahora un balanceador reparte 6.000 clientes por hora entre cinco.',
        },
      },
      {
        id: 'flights',
        text: {
          pt: 'Um site de passagens guarda a sessão de cada visitante em várias instâncias do Amazon EC2.',
          en: 'A flight booking site keeps a session per visitor across several Amazon EC2 instances.',
          es: 'Un sitio de pasajes guarda la sesión de cada visitante en varias instancias de Amazon EC2.',
        },
        today: {
          pt: 'Uma busca leva uns vinte minutos, e cerca de 9.000 pessoas buscam ao mesmo tempo. Um arquiteto desenha a próxima versão.',
          en: 'A search takes a visitor about twenty minutes, and some 9,000 people search at once. An architect is designing the next version.',
          es: 'Una búsqueda lleva unos veinte minutos, y unas 9.000 personas buscan a la vez. Un arquitecto diseña la próxima versión.',
        },
      },
      {
        id: 'tax-sessions',
        text: {
          pt: 'O portal de impostos de um estado, em várias instâncias do Amazon EC2, guarda o que cada um preencheu.',
          en: 'A state’s tax portal, on several Amazon EC2 instances, keeps what each person has filled in.',
          es: 'El portal de impuestos de un estado, en varias instancias de Amazon EC2, guarda lo que cada uno completó.',
        },
        today: {
          pt: 'Uma declaração leva uma hora, e 50.000 pessoas a preenchem no último dia. Os arquitetos do portal precisam escolher o armazenamento.',
          en: 'A tax return takes an hour to fill in, and 50,000 people do it on the last day. The portal’s architects must choose the storage.',
          es: 'Una declaración lleva una hora, y 50.000 personas la completan el último día. Los arquitectos del portal deben elegir el almacenamiento.',
        },
      },
    ],
    candidates: [
      {
        id: 'cache',
        uses: ['ElastiCache'],
        popularity: 5,
        source: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        text: {
          pt: 'No Amazon ElastiCache Serverless',
          en: 'In Amazon ElastiCache Serverless',
          es: 'En Amazon ElastiCache Serverless',
        },
        action: {
          pt: 'Criar um cache do Amazon ElastiCache Serverless e manter nele as sessões do aplicativo.',
          en: 'Create an Amazon ElastiCache Serverless cache and keep the sessions of the application in it.',
          es: 'Crear una caché de Amazon ElastiCache Serverless y mantener en ella las sesiones de la aplicación.',
        },
        why: {
          pt: 'O ElastiCache Serverless guarda dados em memória, fora dos servidores web, responde em menos de um milissegundo e ajusta a capacidade sozinho, sem nós a escolher.',
          en: 'ElastiCache Serverless keeps data in memory, outside the web servers, answers in under a millisecond and adjusts its capacity automatically, with no nodes to choose.',
          es: 'ElastiCache Serverless guarda datos en memoria, fuera de los servidores web, responde en menos de un milisegundo y ajusta su capacidad solo, sin nodos que elegir.',
        },
        likeness: {
          pt: 'o quadro no salão do restaurante, que qualquer garçom lê num relance, mas que um acidente pode apagar',
          en: 'the board in the restaurant’s dining room, which any waiter reads at a glance, but an accident can erase',
          es: 'la pizarra en el salón del restaurante, que cualquier mesero lee de un vistazo, pero un accidente puede borrar',
        },
        tell: {
          pt: 'Leitura em menos de um milissegundo: memória, com o ElastiCache Serverless. Encerramento de uma instância com visitante: sessões fora dos servidores. Meses quase sem visitas, sem pagar por nós ociosos: um serviço sem servidores, cobrado pelo uso.',
          en: 'Reads in less than a millisecond: memory, with ElastiCache Serverless. Termination of an instance with a visitor on it: sessions away from the servers. Months with hardly any visits, without paying for idle nodes: a serverless service, charged by use.',
          es: 'Lectura en menos de un milisegundo: memoria, con ElastiCache Serverless. Terminación de una instancia con un visitante: sesiones fuera de los servidores. Meses casi sin visitas, sin pagar por nodos ociosos: un servicio sin servidores, que se cobra por el uso.',
        },
      },
      {
        id: 'memorydb',
        uses: ['MemoryDB'],
        popularity: 2,
        source: docs('memorydb/latest/devguide/what-is-memorydb.html'),
        text: {
          pt: 'Em um cluster do Amazon MemoryDB',
          en: 'In an Amazon MemoryDB cluster',
          es: 'En un clúster de Amazon MemoryDB',
        },
        action: {
          pt: 'Criar um cluster do Amazon MemoryDB em várias zonas e manter nele as sessões do aplicativo.',
          en: 'Create an Amazon MemoryDB cluster in several zones and keep the sessions of the application in it.',
          es: 'Crear un clúster de Amazon MemoryDB en varias zonas y mantener en él las sesiones de la aplicación.',
        },
        why: {
          pt: 'O MemoryDB, fora dos servidores web, lê da memória em menos de um milissegundo e registra cada gravação em várias zonas, em um cluster que a equipe dimensiona.',
          en: 'MemoryDB, outside the web servers, reads from memory in under a millisecond and logs every write in several zones, in a cluster that the team sizes.',
          es: 'MemoryDB, fuera de los servidores web, lee de la memoria en menos de un milisegundo y registra cada escritura en varias zonas, en un clúster que el equipo dimensiona.',
        },
        likeness: {
          pt: 'um quadro lido num relance e copiado em cadernos, de tamanho fixo e pago mesmo vazio',
          en: 'a board read at a glance and copied into notebooks, of a fixed size paid for even empty',
          es: 'una pizarra leída de un vistazo y copiada en cuadernos, de tamaño fijo y pagada aun vacía',
        },
        tell: {
          pt: 'Dado confirmado que não se perde com a zona, com leitura em menos de um milissegundo: MemoryDB. O que a página confirmou ao visitante, que não pode se perder se uma zona falhar: um banco durável, e não um cache.',
          en: 'Confirmed data not lost with a zone, and read in less than a millisecond: MemoryDB. What the page has confirmed to the visitor, which must not be lost if a zone fails: a durable database, not a cache.',
          es: 'Dato confirmado que no se pierde con la zona, con lectura en menos de un milisegundo: MemoryDB. Lo que la página confirmó al visitante, que no debe perderse si falla una zona: una base duradera, y no una caché.',
        },
      },
      {
        id: 'dynamodb',
        uses: ['DynamoDB'],
        popularity: 5,
        source: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        text: {
          pt: 'No Amazon DynamoDB sob demanda',
          en: 'In on-demand Amazon DynamoDB',
          es: 'En Amazon DynamoDB bajo demanda',
        },
        action: {
          pt: 'Criar uma tabela do Amazon DynamoDB sob demanda e manter nela as sessões do aplicativo.',
          en: 'Create an Amazon DynamoDB table in on-demand mode and keep the sessions of the application in it.',
          es: 'Crear una tabla de Amazon DynamoDB bajo demanda y mantener en ella las sesiones de la aplicación.',
        },
        why: {
          pt: 'O DynamoDB sob demanda, fora dos servidores web, grava em várias zonas antes de confirmar, cobra por solicitação e responde em poucos milissegundos, sem capacidade a escolher.',
          en: 'On-demand DynamoDB, outside the web servers, writes to several zones before it confirms, charges by request and answers in a few milliseconds, with no capacity to choose.',
          es: 'DynamoDB bajo demanda, fuera de los servidores web, graba en varias zonas antes de confirmar, cobra por solicitud y responde en pocos milisegundos, sin capacidad que elegir.',
        },
        likeness: {
          pt: 'o balcão que cobra por pedido e arquiva cada um em várias gavetas, o que leva um instante',
          en: 'the counter that charges by the order and files each in several drawers, which takes a moment',
          es: 'el mostrador que cobra por pedido y archiva cada uno en varios cajones, lo que tarda un instante',
        },
        tell: {
          pt: 'Dado confirmado que não pode se perder com a falha de uma zona: um banco de dados durável, como o DynamoDB. Encerramento de uma instância com visitante: sessões fora dos servidores. O que a página confirmou ao visitante, que não pode se perder se uma zona falhar: um banco durável, e não um cache. Meses quase sem visitas, sem pagar por nós ociosos: um serviço sem servidores, cobrado pelo uso.',
          en: 'Confirmed data not lost if a zone fails: a durable database, such as DynamoDB. Termination of an instance with a visitor on it: sessions away from the servers. What the page has confirmed to the visitor, which must not be lost if a zone fails: a durable database, not a cache. Months with hardly any visits, without paying for idle nodes: a serverless service, charged by use.',
          es: 'Dato confirmado que no puede perderse con la falla de una zona: una base de datos durable, como DynamoDB. Terminación de una instancia con un visitante: sesiones fuera de los servidores. Lo que la página confirmó al visitante, que no debe perderse si falla una zona: una base duradera, y no una caché. Meses casi sin visitas, sin pagar por nodos ociosos: un servicio sin servidores, que se cobra por el uso.',
        },
      },
      {
        id: 'rds',
        uses: ['RDS'],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZ.html'),
        text: { pt: 'No Amazon RDS com Multi-AZ', en: 'In Amazon RDS with Multi-AZ', es: 'En Amazon RDS con Multi-AZ' },
        action: {
          pt: 'Criar uma instância Multi-AZ do Amazon RDS e manter nela as sessões do aplicativo.',
          en: 'Create an Amazon RDS Multi-AZ DB instance and keep the sessions of the application in it.',
          es: 'Crear una instancia Multi-AZ de Amazon RDS y mantener en ella las sesiones de la aplicación.',
        },
        why: {
          pt: 'O RDS com Multi-AZ grava em disco em duas zonas e serve bem a dados relacionais, em uma instância cujo tamanho a equipe escolhe.',
          en: 'RDS with Multi-AZ writes to disk in two zones and suits relational data, on an instance whose size the team chooses.',
          es: 'RDS con Multi-AZ graba en disco en dos zonas y sirve bien para datos relacionales, en una instancia cuyo tamaño elige el equipo.',
        },
        likeness: {
          pt: 'um livro de pedidos em duas salas, lento de folhear, de tamanho fixo e pago mesmo sem clientes',
          en: 'an order book in two rooms, slow to leaf through, of a fixed size paid for even without customers',
          es: 'un libro de pedidos en dos salas, lento de hojear, de tamaño fijo y pagado aun sin clientes',
        },
        tell: {
          pt: 'Dados relacionais que sobrevivem a uma zona: RDS com Multi-AZ. O que a página confirmou ao visitante, que não pode se perder se uma zona falhar: um banco durável, e não um cache.',
          en: 'Relational data that survives a zone: RDS with Multi-AZ. What the page has confirmed to the visitor, which must not be lost if a zone fails: a durable database, not a cache.',
          es: 'Datos relacionales que sobreviven a una zona: RDS con Multi-AZ. Lo que la página confirmó al visitante, que no debe perderse si falla una zona: una base duradera, y no una caché.',
        },
      },
      {
        id: 'sticky',
        uses: ['sticky'],
        popularity: 4,
        neverRight: true,
        source: docs('elasticloadbalancing/latest/application/sticky-sessions.html'),
        text: {
          pt: 'Na memória local, com afinidade',
          en: 'In local memory, with affinity',
          es: 'En la memoria local, con afinidad',
        },
        action: {
          pt: 'Ativar sessões fixas (sticky) no balanceador de carga e manter as sessões na memória de cada instância.',
          en: 'Turn on sticky sessions in the load balancer and keep the sessions in the memory of each instance.',
          es: 'Activar sesiones persistentes (sticky) en el balanceador de carga y mantener las sesiones en la memoria de cada instancia.',
        },
        why: {
          pt: 'Com afinidade (sticky sessions), o balanceador manda o visitante sempre ao mesmo servidor, que o lembra na memória: rápido e sem outro serviço.',
          en: 'With affinity (sticky sessions), the balancer sends a visitor to the same server every time, which remembers in memory: fast and with no other service.',
          es: 'Con afinidad (sticky sessions), el balanceador envía al visitante al mismo servidor cada vez, que lo recuerda en memoria: rápido y sin otro servicio.',
        },
        likeness: {
          pt: 'o garçom de sempre da mesa, que guarda os pedidos de cabeça e os leva quando sai',
          en: 'the table’s usual waiter, who keeps its orders in his head and takes them along when he leaves',
          es: 'el mesero de siempre de la mesa, que guarda los pedidos de memoria y se los lleva al irse',
        },
        tell: {
          pt: 'Aplicativo que não pode mudar e tolera perdas: sticky sessions.',
          en: 'An application that cannot change and tolerates losses: sticky sessions.',
          es: 'Aplicación que no puede cambiar y tolera pérdidas: sticky sessions.',
        },
      },
    ],
    constraints: [
      {
        id: 'instance-lost',
        text: {
          pt: 'O Auto Scaling encerra instâncias a qualquer hora, e isso não pode interromper nenhum visitante.',
          en: 'Auto Scaling terminates instances at any time, and this must not interrupt any visitor.',
          es: 'Auto Scaling termina instancias a cualquier hora, y eso no puede interrumpir a ningún visitante.',
        },
        fits: ['cache', 'memorydb', 'dynamodb', 'rds'],
        rulesOut: {
          sticky: {
            pt: 'Com a afinidade, a sessão está na memória da instância e desaparece quando ela é encerrada.',
            en: 'With affinity, the session is in the memory of the instance and is gone when it is terminated.',
            es: 'Con la afinidad, la sesión está en la memoria de la instancia y desaparece cuando se termina.',
          },
        },
      },
      {
        id: 'microseconds',
        text: {
          pt: 'A sessão é lida dezenas de vezes por página, e uma leitura deve levar em média menos de um milissegundo.',
          en: 'The session is read dozens of times per page, and a read must take less than a millisecond on average.',
          es: 'La sesión se lee decenas de veces por página, y una lectura debe tardar en promedio menos de un milisegundo.',
        },
        fits: ['cache', 'memorydb', 'sticky'],
        rulesOut: {
          dynamodb: {
            pt: 'O DynamoDB responde em milissegundos de um dígito; sem um cache à frente, não chega a menos de um.',
            en: 'DynamoDB answers in single-digit milliseconds; without a cache in front, it does not get below one.',
            es: 'DynamoDB responde en milisegundos de un dígito; sin una caché delante, no baja de uno.',
          },
          rds: {
            pt: 'O RDS executa uma consulta SQL por leitura, o que leva milissegundos.',
            en: 'RDS runs an SQL query for each read, which takes milliseconds.',
            es: 'RDS ejecuta una consulta SQL por lectura, lo que tarda milisegundos.',
          },
        },
      },
      {
        id: 'confirmed-kept',
        text: {
          pt: 'O que a página confirmou ao visitante não pode se perder, mesmo que uma zona falhe.',
          en: 'What the page has confirmed to the visitor must not be lost, even if a zone fails.',
          es: 'Lo que la página confirmó al visitante no puede perderse, aunque falle una zona.',
        },
        fits: ['memorydb', 'dynamodb', 'rds'],
        rulesOut: {
          cache: {
            pt: 'O ElastiCache Serverless replica de forma assíncrona; uma falha pode levar as últimas gravações.',
            en: 'ElastiCache Serverless replicates asynchronously; a failure may take the last writes.',
            es: 'ElastiCache Serverless replica en forma asíncrona; una falla puede llevarse las últimas escrituras.',
          },
          sticky: {
            pt: 'A memória local se perde com o servidor ou a zona em que ele está.',
            en: 'Local memory is lost with the server or the zone it is in.',
            es: 'La memoria local se pierde con el servidor o la zona en que está.',
          },
        },
      },
      {
        id: 'no-sizes',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['cache', 'dynamodb', 'sticky'],
        rulesOut: {
          memorydb: {
            pt: 'No MemoryDB a equipe escolhe o tipo e o número de nós do cluster.',
            en: 'In MemoryDB the team chooses the type and the number of nodes of the cluster.',
            es: 'En MemoryDB el equipo elige el tipo y la cantidad de nodos del clúster.',
          },
          rds: {
            pt: 'No RDS a AWS aplica patches, mas a equipe escolhe a classe da instância.',
            en: 'On RDS AWS applies patches, but the team chooses the instance class.',
            es: 'En RDS AWS aplica parches, pero el equipo elige la clase de la instancia.',
          },
        },
      },
      {
        id: 'quiet-months',
        text: {
          pt: 'Em alguns meses quase não há visitas, e a empresa não quer pagar por nós ociosos neles.',
          en: 'There are months with hardly any visits, in which the company does not want to pay for idle nodes.',
          es: 'Hay meses casi sin visitas, en los que la empresa no quiere pagar por nodos ociosos.',
        },
        fits: ['dynamodb', 'sticky'],
        rulesOut: {
          memorydb: {
            pt: 'Os nós do MemoryDB são cobrados por hora, com ou sem visitas.',
            en: 'The nodes of MemoryDB are charged by the hour, with or without visits.',
            es: 'Los nodos de MemoryDB se cobran por hora, con o sin visitas.',
          },
          rds: {
            pt: 'As duas instâncias do RDS Multi-AZ são cobradas por hora, com ou sem visitas.',
            en: 'The two instances of RDS Multi-AZ are charged by the hour, with or without visits.',
            es: 'Las dos instancias de RDS Multi-AZ se cobran por hora, con o sin visitas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Onde as sessões devem ficar?',
      en: 'Where should the sessions be kept?',
      es: '¿Dónde deben guardarse las sesiones?',
    },
  },
];
