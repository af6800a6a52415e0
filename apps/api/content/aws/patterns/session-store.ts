import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const sessionStore: readonly Pattern[] = [
  {
    id: 'session-store',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'databases', advancedOnly: true },
      'saa-c03': { domain: 'performance', topic: 'database-performance' },
    },
    situations: [
      {
        id: 'cinema',
        text: {
          pt: 'Uma rede de cinemas vende ingressos em um site com várias instâncias do Amazon EC2, que precisa guardar a sessão e o carrinho de cada visitante.',
          en: 'A cinema chain sells tickets on a site with several Amazon EC2 instances, which has to keep the session and the cart of each visitor.',
          es: 'Una cadena de cines vende entradas en un sitio con varias instancias de Amazon EC2, que debe guardar la sesión y el carrito de cada visitante.',
        },
      },
      {
        id: 'courses',
        text: {
          pt: 'Uma plataforma de concursos públicos tem alunos que respondem a simulados em um site com várias instâncias do Amazon EC2. O estado de cada sessão precisa de um lugar.',
          en: 'A civil service exam platform has students taking mock exams on a site with several Amazon EC2 instances. The state of each session needs a place.',
          es: 'Una plataforma de oposiciones tiene alumnos que hacen simulacros en un sitio con varias instancias de Amazon EC2. El estado de cada sesión necesita un lugar.',
        },
      },
      {
        id: 'grocery',
        text: {
          pt: 'Um supermercado on-line passou a ter várias instâncias do Amazon EC2, e a equipe escolhe onde guardar sessões e listas de compras abertas.',
          en: 'An online supermarket now has several Amazon EC2 instances, and its team is choosing where to keep sessions and open shopping lists.',
          es: 'Un supermercado en línea pasó a tener varias instancias de Amazon EC2, y su equipo elige dónde guardar sesiones y listas de compras abiertas.',
        },
      },
      {
        id: 'flights',
        text: {
          pt: 'Um site de passagens tem várias instâncias do Amazon EC2 e precisa de um lugar para a sessão e a busca de cada visitante.',
          en: 'A flight booking site has several Amazon EC2 instances and needs a place for the session and the search of each visitor.',
          es: 'Un sitio de pasajes tiene varias instancias de Amazon EC2 y necesita un lugar para la sesión y la búsqueda de cada visitante.',
        },
      },
      {
        id: 'tax-sessions',
        text: {
          pt: 'O portal de declarações de um estado passou a ter várias instâncias do Amazon EC2, e é preciso guardar o que cada contribuinte já preencheu.',
          en: 'A state’s tax return portal now has several Amazon EC2 instances, and what each taxpayer has already filled in has to be kept somewhere.',
          es: 'El portal de declaraciones de un estado ahora tiene varias instancias de Amazon EC2, y hay que guardar lo que cada contribuyente ya completó.',
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
        why: {
          pt: 'O ElastiCache Serverless guarda dados em memória, responde em menos de um milissegundo e ajusta a capacidade sozinho, sem servidores a escolher.',
          en: 'ElastiCache Serverless keeps data in memory, answers in under a millisecond and adjusts its capacity by itself, with no servers to choose.',
          es: 'ElastiCache Serverless guarda datos en memoria, responde en menos de un milisegundo y ajusta su capacidad solo, sin servidores que elegir.',
        },
        tell: {
          pt: 'Cache em memória sem nós a dimensionar: ElastiCache Serverless.',
          en: 'An in-memory cache with no nodes to size: ElastiCache Serverless.',
          es: 'Caché en memoria sin nodos que dimensionar: ElastiCache Serverless.',
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
        why: {
          pt: 'O MemoryDB lê da memória em menos de um milissegundo e registra cada gravação em várias zonas, em um cluster que a equipe dimensiona.',
          en: 'MemoryDB reads from memory in under a millisecond and logs every write in several zones, in a cluster that the team sizes.',
          es: 'MemoryDB lee de la memoria en menos de un milisegundo y registra cada escritura en varias zonas, en un clúster que el equipo dimensiona.',
        },
        tell: {
          pt: 'Memória com durabilidade de banco de dados: MemoryDB.',
          en: 'Memory with the durability of a database: MemoryDB.',
          es: 'Memoria con durabilidad de base de datos: MemoryDB.',
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
        why: {
          pt: 'O DynamoDB sob demanda grava em várias zonas, cobra por solicitação e responde em poucos milissegundos, sem capacidade a escolher.',
          en: 'On-demand DynamoDB writes to several zones, charges by request and answers in a few milliseconds, with no capacity to choose.',
          es: 'DynamoDB bajo demanda graba en varias zonas, cobra por solicitud y responde en pocos milisegundos, sin capacidad que elegir.',
        },
        tell: {
          pt: 'Durável, por solicitação e sem capacidade a escolher: DynamoDB.',
          en: 'Durable, by request and with no capacity to choose: DynamoDB.',
          es: 'Durable, por solicitud y sin capacidad que elegir: DynamoDB.',
        },
      },
      {
        id: 'rds',
        uses: ['RDS'],
        popularity: 4,
        source: docs('AmazonRDS/latest/UserGuide/Concepts.MultiAZ.html'),
        text: { pt: 'No Amazon RDS com Multi-AZ', en: 'In Amazon RDS with Multi-AZ', es: 'En Amazon RDS con Multi-AZ' },
        why: {
          pt: 'O RDS com Multi-AZ grava em disco em duas zonas e serve bem a dados relacionais, em uma instância cujo tamanho a equipe escolhe.',
          en: 'RDS with Multi-AZ writes to disk in two zones and suits relational data, on an instance whose size the team chooses.',
          es: 'RDS con Multi-AZ graba en disco en dos zonas y sirve bien para datos relacionales, en una instancia cuyo tamaño elige el equipo.',
        },
        tell: {
          pt: 'Dados relacionais que sobrevivem a uma zona: RDS com Multi-AZ.',
          en: 'Relational data that survives a zone: RDS with Multi-AZ.',
          es: 'Datos relacionales que sobreviven a una zona: RDS con Multi-AZ.',
        },
      },
      {
        id: 'sticky',
        uses: ['sticky'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/application/sticky-sessions.html'),
        text: {
          pt: 'Na memória local, com afinidade',
          en: 'In local memory, with affinity',
          es: 'En la memoria local, con afinidad',
        },
        why: {
          pt: 'Com afinidade (sticky sessions), o balanceador manda o visitante sempre ao mesmo servidor, que o lembra na memória: rápido e sem outro serviço.',
          en: 'With affinity (sticky sessions), the balancer sends a visitor to the same server every time, which remembers in memory: fast and with no other service.',
          es: 'Con afinidad (sticky sessions), el balanceador envía al visitante al mismo servidor cada vez, que lo recuerda en memoria: rápido y sin otro servicio.',
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
        kind: 'availability',
        text: {
          pt: 'Quando o Auto Scaling encerra uma instância, nenhum visitante pode perder o que fazia.',
          en: 'When Auto Scaling terminates an instance, no visitor may lose what they were doing.',
          es: 'Cuando Auto Scaling termina una instancia, ningún visitante puede perder lo que hacía.',
        },
        fits: ['cache', 'memorydb', 'dynamodb', 'rds'],
        rulesOut: {
          sticky: {
            pt: 'Com afinidade, o que está na memória local some com o servidor encerrado.',
            en: 'With affinity, what is in local memory goes away with the terminated server.',
            es: 'Con afinidad, lo que está en la memoria local desaparece con el servidor terminado.',
          },
        },
      },
      {
        id: 'microseconds',
        kind: 'performance',
        text: {
          pt: 'O site consulta a sessão dezenas de vezes por página, e cada leitura deve levar menos de um milissegundo.',
          en: 'The site looks up the session dozens of times for a page, and each read must take less than a millisecond.',
          es: 'El sitio consulta la sesión decenas de veces por página, y cada lectura debe tardar menos de un milisegundo.',
        },
        fits: ['cache', 'memorydb', 'sticky'],
        rulesOut: {
          dynamodb: {
            pt: 'O DynamoDB responde em poucos milissegundos, não em menos de um.',
            en: 'DynamoDB answers in a few milliseconds, not in under one.',
            es: 'DynamoDB responde en pocos milisegundos, no en menos de uno.',
          },
          rds: {
            pt: 'O RDS lê de disco e leva milissegundos por consulta.',
            en: 'RDS reads from disk and takes milliseconds for a query.',
            es: 'RDS lee de disco y tarda milisegundos por consulta.',
          },
        },
      },
      {
        id: 'confirmed-kept',
        kind: 'durability',
        text: {
          pt: 'O que já foi confirmado ao visitante não pode se perder, nem com a falha de uma zona.',
          en: 'What has been confirmed to a visitor must not be lost, even if a zone fails.',
          es: 'Lo que ya se confirmó al visitante no puede perderse, ni con la falla de una zona.',
        },
        fits: ['memorydb', 'dynamodb', 'rds'],
        rulesOut: {
          cache: {
            pt: 'O ElastiCache replica de forma assíncrona; uma falha pode levar as últimas gravações.',
            en: 'ElastiCache replicates asynchronously; a failure may take the last writes.',
            es: 'ElastiCache replica en forma asíncrona; una falla puede llevarse las últimas escrituras.',
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
        kind: 'effort',
        text: {
          pt: 'Ninguém quer escolher tipos de máquina nem número de nós para isso.',
          en: 'Nobody wants to choose machine types or a number of nodes for this.',
          es: 'Nadie quiere elegir tipos de máquina ni cantidad de nodos para esto.',
        },
        fits: ['cache', 'dynamodb', 'sticky'],
        rulesOut: {
          memorydb: {
            pt: 'No MemoryDB a equipe escolhe o tipo e o número de nós do cluster.',
            en: 'In MemoryDB the team chooses the type and the number of nodes of the cluster.',
            es: 'En MemoryDB el equipo elige el tipo y la cantidad de nodos del clúster.',
          },
          rds: {
            pt: 'No RDS a equipe escolhe a classe da instância.',
            en: 'In RDS the team chooses the instance class.',
            es: 'En RDS el equipo elige la clase de la instancia.',
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
