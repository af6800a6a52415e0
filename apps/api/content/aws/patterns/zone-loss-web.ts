import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const zoneLossWeb: readonly Pattern[] = [
  {
    id: 'zone-loss-web',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'edge', advancedOnly: true },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    situations: [
      {
        id: 'tutoring',
        text: {
          pt: 'Uma plataforma de aulas particulares roda em um único servidor, que também guarda as sessões de quem entrou. Ela passará a rodar em servidores de três zonas.',
          en: 'A tutoring platform runs on a single server, which also keeps the sessions of whoever logged in. It will run on servers in three zones.',
          es: 'Una plataforma de clases particulares corre en un solo servidor, que también guarda las sesiones de los usuarios que iniciaron sesión. Pasará a correr en servidores de tres zonas.',
        },
      },
      {
        id: 'auctions',
        text: {
          pt: 'Um site de leilões parou por três horas quando a zona do seu servidor falhou. A nova versão terá servidores em três zonas.',
          en: 'An auction site stopped for three hours when the zone of its server failed. The new version will have servers in three zones.',
          es: 'Un sitio de subastas se detuvo tres horas cuando falló la zona de su servidor. La nueva versión tendrá servidores en tres zonas.',
        },
      },
      {
        id: 'cargo-desk',
        text: {
          pt: 'Uma transportadora aérea distribui entre três zonas os servidores do seu balcão de reservas e decide como repartir o tráfego e onde manter as sessões.',
          en: 'An air cargo carrier is spreading the servers of its booking desk over three zones and is deciding how to share out traffic and where to hold sessions.',
          es: 'Una transportadora aérea reparte entre tres zonas los servidores de su mesa de reservas y decide cómo distribuir el tráfico y dónde mantener las sesiones.',
        },
      },
    ],
    candidates: [
      {
        id: 'alb-cache',
        text: {
          pt: 'Application Load Balancer e sessões em um cluster do ElastiCache',
          en: 'An Application Load Balancer and sessions in an ElastiCache cluster',
          es: 'Application Load Balancer y sesiones en un clúster de ElastiCache',
        },
        uses: ['Application Load Balancer', 'ElastiCache', 'Redis'],
        why: {
          pt: 'O Application Load Balancer entende HTTP, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em menos de um milissegundo.',
          en: 'An Application Load Balancer understands HTTP, chooses the target by URL path and takes out failing servers within seconds. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in under a millisecond.',
          es: 'El Application Load Balancer entiende HTTP, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en menos de un milisegundo.',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Sessões fora dos servidores, em menos de um milissegundo: ElastiCache.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. Sessions away from the servers, in under a millisecond: ElastiCache.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Sesiones fuera de los servidores, en menos de un milisegundo: ElastiCache.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        secondSource: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        popularity: 5,
      },
      {
        id: 'alb-table',
        text: {
          pt: 'Application Load Balancer e sessões em uma tabela do DynamoDB',
          en: 'An Application Load Balancer and sessions in a DynamoDB table',
          es: 'Application Load Balancer y sesiones en una tabla de DynamoDB',
        },
        uses: ['Application Load Balancer', 'DynamoDB'],
        why: {
          pt: 'O Application Load Balancer entende HTTP, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Uma tabela do DynamoDB guarda as sessões em três zonas, sem nós a dimensionar, e as apaga sozinha com o TTL.',
          en: 'An Application Load Balancer understands HTTP, chooses the target by URL path and takes out failing servers within seconds. A DynamoDB table keeps sessions in three zones, with no nodes to size, and deletes them by itself with TTL.',
          es: 'El Application Load Balancer entiende HTTP, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Una tabla de DynamoDB guarda las sesiones en tres zonas, sin nodos que dimensionar, y las borra sola con TTL.',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Sessões duráveis, sem servidores de cache: DynamoDB com TTL.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. Durable sessions, without cache servers: DynamoDB with TTL.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Sesiones duraderas, sin servidores de caché: DynamoDB con TTL.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'alb-local',
        text: {
          pt: 'Application Load Balancer e sessões em memória local',
          en: 'An Application Load Balancer and sessions in local memory',
          es: 'Application Load Balancer y sesiones en memoria local',
        },
        uses: ['Application Load Balancer'],
        why: {
          pt: 'O Application Load Balancer entende HTTP, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'An Application Load Balancer understands HTTP, chooses the target by URL path and takes out failing servers within seconds. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'El Application Load Balancer entiende HTTP, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Código intocável, e perder a sessão é aceitável: memória do servidor.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. Code that cannot change, and a lost session is acceptable: the server’s memory.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Código intocable, y perder la sesión es aceptable: memoria del servidor.',
        },
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'nlb-cache',
        text: {
          pt: 'Network Load Balancer e sessões em um cluster do ElastiCache',
          en: 'A Network Load Balancer and sessions in an ElastiCache cluster',
          es: 'Network Load Balancer y sesiones en un clúster de ElastiCache',
        },
        uses: ['Network Load Balancer', 'ElastiCache', 'Redis'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em menos de um milissegundo.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in under a millisecond.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en menos de un milisegundo.',
        },
        tell: {
          pt: 'TCP ou UDP, ou IP fixo: Network Load Balancer. Sessões fora dos servidores, em menos de um milissegundo: ElastiCache.',
          en: 'TCP or UDP, or a fixed IP: a Network Load Balancer. Sessions away from the servers, in under a millisecond: ElastiCache.',
          es: 'TCP o UDP, o IP fija: Network Load Balancer. Sesiones fuera de los servidores, en menos de un milisegundo: ElastiCache.',
        },
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        secondSource: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        popularity: 5,
      },
      {
        id: 'nlb-table',
        text: {
          pt: 'Network Load Balancer e sessões em uma tabela do DynamoDB',
          en: 'A Network Load Balancer and sessions in a DynamoDB table',
          es: 'Network Load Balancer y sesiones en una tabla de DynamoDB',
        },
        uses: ['Network Load Balancer', 'DynamoDB'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Uma tabela do DynamoDB guarda as sessões em três zonas, sem nós a dimensionar, e as apaga sozinha com o TTL.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. A DynamoDB table keeps sessions in three zones, with no nodes to size, and deletes them by itself with TTL.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Una tabla de DynamoDB guarda las sesiones en tres zonas, sin nodos que dimensionar, y las borra sola con TTL.',
        },
        tell: {
          pt: 'TCP ou UDP, ou IP fixo: Network Load Balancer. Sessões duráveis, sem servidores de cache: DynamoDB com TTL.',
          en: 'TCP or UDP, or a fixed IP: a Network Load Balancer. Durable sessions, without cache servers: DynamoDB with TTL.',
          es: 'TCP o UDP, o IP fija: Network Load Balancer. Sesiones duraderas, sin servidores de caché: DynamoDB con TTL.',
        },
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 5,
      },
      {
        id: 'nlb-local',
        text: {
          pt: 'Network Load Balancer e sessões em memória local',
          en: 'A Network Load Balancer and sessions in local memory',
          es: 'Network Load Balancer y sesiones en memoria local',
        },
        uses: ['Network Load Balancer'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        tell: {
          pt: 'TCP ou UDP, ou IP fixo: Network Load Balancer. Código intocável, e perder a sessão é aceitável: memória do servidor.',
          en: 'TCP or UDP, or a fixed IP: a Network Load Balancer. Code that cannot change, and a lost session is acceptable: the server’s memory.',
          es: 'TCP o UDP, o IP fija: Network Load Balancer. Código intocable, y perder la sesión es aceptable: memoria del servidor.',
        },
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'dns-cache',
        text: {
          pt: 'Respostas múltiplas do Route 53 e sessões em um cluster do ElastiCache',
          en: 'Route 53 multivalue answers and sessions in an ElastiCache cluster',
          es: 'Respuestas múltiples de Route 53 y sesiones en un clúster de ElastiCache',
        },
        uses: ['Route 53', 'ElastiCache', 'Redis'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, sem outro componente no caminho. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em menos de um milissegundo.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, with no other component on the way. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in under a millisecond.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, sin otro componente en el camino. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en menos de un milisegundo.',
        },
        tell: {
          pt: 'Distribuir por DNS, sem balanceador: respostas com vários valores. Sessões fora dos servidores, em menos de um milissegundo: ElastiCache.',
          en: 'Distribution by DNS, without a balancer: multivalue answers. Sessions away from the servers, in under a millisecond: ElastiCache.',
          es: 'Distribuir por DNS, sin balanceador: respuestas con varios valores. Sesiones fuera de los servidores, en menos de un milisegundo: ElastiCache.',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-multivalue.html'),
        secondSource: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        popularity: 4,
      },
      {
        id: 'dns-table',
        text: {
          pt: 'Respostas múltiplas do Route 53 e sessões em uma tabela do DynamoDB',
          en: 'Route 53 multivalue answers and sessions in a DynamoDB table',
          es: 'Respuestas múltiples de Route 53 y sesiones en una tabla de DynamoDB',
        },
        uses: ['Route 53', 'DynamoDB'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, sem outro componente no caminho. Uma tabela do DynamoDB guarda as sessões em três zonas, sem nós a dimensionar, e as apaga sozinha com o TTL.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, with no other component on the way. A DynamoDB table keeps sessions in three zones, with no nodes to size, and deletes them by itself with TTL.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, sin otro componente en el camino. Una tabla de DynamoDB guarda las sesiones en tres zonas, sin nodos que dimensionar, y las borra sola con TTL.',
        },
        tell: {
          pt: 'Distribuir por DNS, sem balanceador: respostas com vários valores. Sessões duráveis, sem servidores de cache: DynamoDB com TTL.',
          en: 'Distribution by DNS, without a balancer: multivalue answers. Durable sessions, without cache servers: DynamoDB with TTL.',
          es: 'Distribuir por DNS, sin balanceador: respuestas con varios valores. Sesiones duraderas, sin servidores de caché: DynamoDB con TTL.',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-multivalue.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 4,
      },
      {
        id: 'dns-local',
        text: {
          pt: 'Respostas múltiplas do Route 53 e sessões em memória local',
          en: 'Route 53 multivalue answers and sessions in local memory',
          es: 'Respuestas múltiples de Route 53 y sesiones en memoria local',
        },
        uses: ['Route 53'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, sem outro componente no caminho. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, with no other component on the way. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, sin otro componente en el camino. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        tell: {
          pt: 'Distribuir por DNS, sem balanceador: respostas com vários valores. Código intocável, e perder a sessão é aceitável: memória do servidor.',
          en: 'Distribution by DNS, without a balancer: multivalue answers. Code that cannot change, and a lost session is acceptable: the server’s memory.',
          es: 'Distribuir por DNS, sin balanceador: respuestas con varios valores. Código intocable, y perder la sesión es aceptable: memoria del servidor.',
        },
        source: docs('Route53/latest/DeveloperGuide/routing-policy-multivalue.html'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'fixed-addresses',
        kind: 'change',
        text: {
          pt: 'Clientes corporativos liberam em seus firewalls endereços IP fixos, que não podem mudar.',
          en: 'Corporate customers open their firewalls for fixed IP addresses, which may not change.',
          es: 'Los clientes corporativos habilitan en sus firewalls direcciones IP fijas, que no pueden cambiar.',
        },
        fits: ['nlb-cache', 'nlb-table', 'nlb-local'],
        rulesOut: {
          'alb-cache': {
            pt: 'O Application Load Balancer tem endereços IP que mudam.',
            en: 'An Application Load Balancer has IP addresses that change.',
            es: 'El Application Load Balancer tiene direcciones IP que cambian.',
          },
          'alb-table': {
            pt: 'O Application Load Balancer tem endereços IP que mudam.',
            en: 'An Application Load Balancer has IP addresses that change.',
            es: 'El Application Load Balancer tiene direcciones IP que cambian.',
          },
          'alb-local': {
            pt: 'O Application Load Balancer tem endereços IP que mudam.',
            en: 'An Application Load Balancer has IP addresses that change.',
            es: 'El Application Load Balancer tiene direcciones IP que cambian.',
          },
        },
      },
      {
        id: 'by-path',
        kind: 'change',
        text: {
          pt: 'Pedidos para /imagens vão a um conjunto de servidores e os demais a outro, pelo mesmo domínio.',
          en: 'Requests for /images go to one set of servers and the rest to another, on the same domain.',
          es: 'Los pedidos a /imagenes van a un conjunto de servidores y los demás a otro, con el mismo dominio.',
        },
        fits: ['alb-cache', 'alb-table', 'alb-local'],
        rulesOut: {
          'nlb-cache': {
            pt: 'O Network Load Balancer trabalha na camada 4 e não lê o caminho da URL.',
            en: 'A Network Load Balancer works at layer 4 and does not read the URL path.',
            es: 'El Network Load Balancer trabaja en la capa 4 y no lee la ruta de la URL.',
          },
          'nlb-table': {
            pt: 'O Network Load Balancer trabalha na camada 4 e não lê o caminho da URL.',
            en: 'A Network Load Balancer works at layer 4 and does not read the URL path.',
            es: 'El Network Load Balancer trabaja en la capa 4 y no lee la ruta de la URL.',
          },
          'nlb-local': {
            pt: 'O Network Load Balancer trabalha na camada 4 e não lê o caminho da URL.',
            en: 'A Network Load Balancer works at layer 4 and does not read the URL path.',
            es: 'El Network Load Balancer trabaja en la capa 4 y no lee la ruta de la URL.',
          },
          'dns-cache': {
            pt: 'O Route 53 responde por nome, sem ver o caminho da URL.',
            en: 'Route 53 answers by name, without seeing the URL path.',
            es: 'Route 53 responde por nombre, sin ver la ruta de la URL.',
          },
          'dns-table': {
            pt: 'O Route 53 responde por nome, sem ver o caminho da URL.',
            en: 'Route 53 answers by name, without seeing the URL path.',
            es: 'Route 53 responde por nombre, sin ver la ruta de la URL.',
          },
          'dns-local': {
            pt: 'O Route 53 responde por nome, sem ver o caminho da URL.',
            en: 'Route 53 answers by name, without seeing the URL path.',
            es: 'Route 53 responde por nombre, sin ver la ruta de la URL.',
          },
        },
      },
      {
        id: 'within-seconds',
        kind: 'availability',
        text: {
          pt: 'Um servidor que falha deve deixar de receber pedidos em segundos, mesmo de quem guardou o endereço dele.',
          en: 'A failing server must stop getting requests within seconds, even from those who remembered its address.',
          es: 'Un servidor que falla debe dejar de recibir pedidos en segundos, incluso de quien guardó su dirección.',
        },
        fits: ['alb-cache', 'alb-table', 'alb-local', 'nlb-cache', 'nlb-table', 'nlb-local'],
        rulesOut: {
          'dns-cache': {
            pt: 'Com o Route 53, navegadores e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, browsers and resolvers go on using the cached IP until the TTL ends.',
            es: 'Con Route 53, navegadores y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
          'dns-table': {
            pt: 'Com o Route 53, navegadores e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, browsers and resolvers go on using the cached IP until the TTL ends.',
            es: 'Con Route 53, navegadores y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
          'dns-local': {
            pt: 'Com o Route 53, navegadores e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, browsers and resolvers go on using the cached IP until the TTL ends.',
            es: 'Con Route 53, navegadores y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
        },
      },
      {
        id: 'stays-logged-in',
        kind: 'availability',
        text: {
          pt: 'Quem já fez login não pode ter de fazê-lo de novo quando um servidor é substituído.',
          en: 'Whoever has logged in must not have to log in again when a server is replaced.',
          es: 'Los usuarios que ya iniciaron sesión no deben tener que hacerlo de nuevo cuando se reemplaza un servidor.',
        },
        fits: ['alb-cache', 'alb-table', 'nlb-cache', 'nlb-table', 'dns-cache', 'dns-table'],
        rulesOut: {
          'alb-local': {
            pt: 'A sessão guardada na memória de um servidor some com ele.',
            en: 'A session kept in the memory of a server disappears with it.',
            es: 'La sesión guardada en la memoria de un servidor desaparece con él.',
          },
          'nlb-local': {
            pt: 'A sessão guardada na memória de um servidor some com ele.',
            en: 'A session kept in the memory of a server disappears with it.',
            es: 'La sesión guardada en la memoria de un servidor desaparece con él.',
          },
          'dns-local': {
            pt: 'A sessão guardada na memória de um servidor some com ele.',
            en: 'A session kept in the memory of a server disappears with it.',
            es: 'La sesión guardada en la memoria de un servidor desaparece con él.',
          },
        },
      },
      {
        id: 'no-nodes',
        kind: 'effort',
        text: {
          pt: 'Ninguém vai escolher, atualizar ou ampliar máquinas só para manter sessões.',
          en: 'Nobody is going to choose, patch or enlarge machines just to hold sessions.',
          es: 'Nadie va a elegir, actualizar ni ampliar máquinas solo para mantener sesiones.',
        },
        fits: ['alb-table', 'alb-local', 'nlb-table', 'nlb-local', 'dns-table', 'dns-local'],
        rulesOut: {
          'alb-cache': {
            pt: 'Um cluster do ElastiCache tem nós cujo tipo e número a equipe escolhe.',
            en: 'An ElastiCache cluster has nodes whose type and number the team chooses.',
            es: 'Un clúster de ElastiCache tiene nodos cuyo tipo y número elige el equipo.',
          },
          'nlb-cache': {
            pt: 'Um cluster do ElastiCache tem nós cujo tipo e número a equipe escolhe.',
            en: 'An ElastiCache cluster has nodes whose type and number the team chooses.',
            es: 'Un clúster de ElastiCache tiene nodos cuyo tipo y número elige el equipo.',
          },
          'dns-cache': {
            pt: 'Um cluster do ElastiCache tem nós cujo tipo e número a equipe escolhe.',
            en: 'An ElastiCache cluster has nodes whose type and number the team chooses.',
            es: 'Un clúster de ElastiCache tiene nodos cuyo tipo y número elige el equipo.',
          },
        },
      },
      {
        id: 'under-millisecond',
        kind: 'performance',
        text: {
          pt: 'Cada página lê a sessão vinte vezes, e cada leitura deve levar menos de um milissegundo.',
          en: 'Each page reads the session twenty times, and each read must take under a millisecond.',
          es: 'Cada página lee la sesión veinte veces, y cada lectura debe tardar menos de un milisegundo.',
        },
        fits: ['alb-cache', 'alb-local', 'nlb-cache', 'nlb-local', 'dns-cache', 'dns-local'],
        rulesOut: {
          'alb-table': {
            pt: 'Uma tabela do DynamoDB responde em milissegundos de um dígito, acima do limite.',
            en: 'A DynamoDB table answers in single-digit milliseconds, above the limit.',
            es: 'Una tabla de DynamoDB responde en milisegundos de un dígito, por encima del límite.',
          },
          'nlb-table': {
            pt: 'Uma tabela do DynamoDB responde em milissegundos de um dígito, acima do limite.',
            en: 'A DynamoDB table answers in single-digit milliseconds, above the limit.',
            es: 'Una tabla de DynamoDB responde en milisegundos de un dígito, por encima del límite.',
          },
          'dns-table': {
            pt: 'Uma tabela do DynamoDB responde em milissegundos de um dígito, acima do limite.',
            en: 'A DynamoDB table answers in single-digit milliseconds, above the limit.',
            es: 'Una tabla de DynamoDB responde en milisegundos de un dígito, por encima del límite.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
