import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const zoneLossWeb: readonly Pattern[] = [
  {
    id: 'zone-loss-web',
    exams: {
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense nas requisições como cartas ou volumes que chegam a um prédio, nos servidores como atendentes e nas sessões como anotações.',
      en: 'Think of requests as letters or parcels brought to a building, of servers as its clerks, and of sessions as notes.',
      es: 'Piensa en las solicitudes como cartas o bultos que llegan a un edificio, en los servidores como empleados y en las sesiones como apuntes.',
    },
    situations: [
      {
        id: 'tutoring',
        text: {
          pt: 'Uma plataforma de aulas, hoje em um único servidor, passará a rodar em três zonas.',
          en: 'A tutoring platform, on a single server today, plans to run in three zones.',
          es: 'Una plataforma de clases, hoy en un solo servidor, pasará a correr en tres zonas.',
        },
        today: {
          pt: 'Oito mil alunos entram toda tarde, e as suas sessões ficam no servidor, que em maio parou por um dia. Um arquiteto de soluções precisa projetar a nova versão.',
          en: 'Eight thousand students log in every afternoon, and their sessions live on the server, which was down for a day in May. A solutions architect must design the new version.',
          es: 'Ocho mil alumnos entran cada tarde, y sus sesiones están en el servidor, que en mayo se detuvo un día. Un arquitecto de soluciones debe diseñar la nueva versión.',
        },
      },
      {
        id: 'auctions',
        text: {
          pt: 'Um site de leilões parou quando a sua zona falhou; a nova versão terá servidores em três zonas.',
          en: 'An auction site stopped when its zone failed; the new version will have servers in three zones.',
          es: 'Un sitio de subastas se detuvo cuando falló su zona; la nueva versión tendrá servidores en tres zonas.',
        },
        today: {
          pt: 'Ele ficou cinco horas fechado, e 3.000 licitantes perderam o que tinham digitado. Os arquitetos devem definir a entrada e as sessões.',
          en: 'It was closed for five hours, and 3,000 bidders lost what they had entered. The architects have to define the entry point and where sessions are kept.',
          es: 'Estuvo cerrado cinco horas, y 3.000 postores perdieron lo que habían escrito. Los arquitectos deben definir la entrada y las sesiones.',
        },
      },
      {
        id: 'cargo-desk',
        text: {
          pt: 'Uma companhia aérea de carga distribui os servidores do balcão de reservas por três zonas.',
          en: 'An air cargo carrier is spreading the servers of its booking desk over three zones.',
          es: 'Una aerolínea de carga reparte los servidores de su mesa de reservas en tres zonas.',
        },
        today: {
          pt: 'Cerca de 1.900 agentes mantêm um formulário aberto por meia hora cada, com um rascunho na sessão.',
          en: 'Some 1,900 forwarders keep a form open for half an hour each, with a draft in their session.',
          es: 'Unos 1.900 agentes mantienen un formulario abierto media hora cada uno, con un borrador en su sesión.',
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
        action: {
          pt: 'Criar um Application Load Balancer nas três zonas e manter as sessões em um cluster do Amazon ElastiCache.',
          en: 'Create an Application Load Balancer across the three zones and keep the sessions in an Amazon ElastiCache cluster.',
          es: 'Crear un Application Load Balancer en las tres zonas y mantener las sesiones en un clúster de Amazon ElastiCache.',
        },
        uses: ['Application Load Balancer', 'ElastiCache', 'Redis'],
        why: {
          pt: 'O Application Load Balancer redireciona HTTP a HTTPS, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em microssegundos.',
          en: 'An Application Load Balancer redirects HTTP to HTTPS, chooses the target by URL path and takes out failing servers within seconds. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in microseconds.',
          es: 'El Application Load Balancer redirige HTTP a HTTPS, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en microsegundos.',
        },
        likeness: {
          pt: 'o recepcionista itinerante que só encaminha cartas por assunto, e um quadro comum lido num relance sob cuidado da equipe',
          en: 'the roving receptionist who sorts nothing but letters by subject, and a shared board read at a glance under the team’s care',
          es: 'el recepcionista itinerante que solo reparte cartas por asunto, y una pizarra común leída de un vistazo al cuidado del equipo',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Leitura da sessão em menos de um milissegundo: ElastiCache, em memória. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores. Redirecionamento de HTTP para HTTPS: Application Load Balancer. Pedidos a /imagens em um grupo de servidores, e os demais em outro: regras por caminho de um Application Load Balancer.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Reads of the session in under a millisecond: ElastiCache, in memory. Users who do not lose their session when a server is replaced: sessions away from the servers. A redirect from HTTP to HTTPS: an Application Load Balancer. Requests for /images to one group of servers and the rest to another: path rules of an Application Load Balancer.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Lectura de la sesión en menos de un milisegundo: ElastiCache, en memoria. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores. Redirección de HTTP a HTTPS: Application Load Balancer. Pedidos a /imagenes en un grupo de servidores, y los demás en otro: reglas por ruta de un Application Load Balancer.',
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
        action: {
          pt: 'Criar um Application Load Balancer nas três zonas e manter as sessões em uma tabela do Amazon DynamoDB.',
          en: 'Create an Application Load Balancer across the three zones and keep the sessions in an Amazon DynamoDB table.',
          es: 'Crear un Application Load Balancer en las tres zonas y mantener las sesiones en una tabla de Amazon DynamoDB.',
        },
        uses: ['Application Load Balancer', 'DynamoDB'],
        why: {
          pt: 'O Application Load Balancer redireciona HTTP a HTTPS, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Uma tabela do DynamoDB guarda as sessões fora dos servidores, em três zonas, com durabilidade e sem nós a dimensionar.',
          en: 'An Application Load Balancer redirects HTTP to HTTPS, chooses the target by URL path and takes out failing servers within seconds. A DynamoDB table keeps sessions away from the servers, in three zones, durably and with no nodes to size.',
          es: 'El Application Load Balancer redirige HTTP a HTTPS, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Una tabla de DynamoDB guarda las sesiones fuera de los servidores, en tres zonas, de forma duradera y sin nodos que dimensionar.',
        },
        likeness: {
          pt: 'o recepcionista itinerante que só encaminha cartas por assunto, e um arquivo comum que cuida de si mas demora um instante',
          en: 'the roving receptionist who sorts nothing but letters by subject, and a shared archive that runs itself but takes a moment',
          es: 'el recepcionista itinerante que solo reparte cartas por asunto, y un archivo común que se cuida solo pero tarda un instante',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Sessões com a MENOR sobrecarga operacional: uma tabela do DynamoDB, sem nós a dimensionar. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores. Redirecionamento de HTTP para HTTPS: Application Load Balancer. Pedidos a /imagens em um grupo de servidores, e os demais em outro: regras por caminho de um Application Load Balancer.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Sessions with the LEAST operational overhead: a DynamoDB table, which has no nodes to size. Users who do not lose their session when a server is replaced: sessions away from the servers. A redirect from HTTP to HTTPS: an Application Load Balancer. Requests for /images to one group of servers and the rest to another: path rules of an Application Load Balancer.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Sesiones con la MENOR sobrecarga operativa: una tabla de DynamoDB, sin nodos que dimensionar. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores. Redirección de HTTP a HTTPS: Application Load Balancer. Pedidos a /imagenes en un grupo de servidores, y los demás en otro: reglas por ruta de un Application Load Balancer.',
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
        action: {
          pt: 'Criar um Application Load Balancer nas três zonas e manter as sessões na memória de cada servidor.',
          en: 'Create an Application Load Balancer across the three zones and keep the sessions in the memory of each server.',
          es: 'Crear un Application Load Balancer en las tres zonas y mantener las sesiones en la memoria de cada servidor.',
        },
        uses: ['Application Load Balancer'],
        why: {
          pt: 'O Application Load Balancer redireciona HTTP a HTTPS, escolhe o destino pelo caminho da URL e tira em segundos os servidores que falham. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'An Application Load Balancer redirects HTTP to HTTPS, chooses the target by URL path and takes out failing servers within seconds. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'El Application Load Balancer redirige HTTP a HTTPS, elige el destino por la ruta de la URL y retira en segundos los servidores que fallan. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        likeness: {
          pt: 'o recepcionista itinerante que só encaminha cartas por assunto, e a memória de cada atendente perdida quando ele sai',
          en: 'the roving receptionist who sorts nothing but letters by subject, and each clerk’s memory lost when the clerk leaves',
          es: 'el recepcionista itinerante que solo reparte cartas por asunto, y la memoria de cada empleado perdida cuando se va',
        },
        tell: {
          pt: 'HTTP com regras por caminho ou host: Application Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Código intocável, e perder a sessão é aceitável: memória do servidor.',
          en: 'HTTP with rules by path or host: an Application Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Code that cannot change, and a lost session is acceptable: the server’s memory.',
          es: 'HTTP con reglas por ruta o host: Application Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Código intocable, y perder la sesión es aceptable: memoria del servidor.',
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
        action: {
          pt: 'Criar um Network Load Balancer nas três zonas e manter as sessões em um cluster do Amazon ElastiCache.',
          en: 'Create a Network Load Balancer across the three zones and keep the sessions in an Amazon ElastiCache cluster.',
          es: 'Crear un Network Load Balancer en las tres zonas y mantener las sesiones en un clúster de Amazon ElastiCache.',
        },
        uses: ['Network Load Balancer', 'ElastiCache', 'Redis'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em microssegundos.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in microseconds.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en microsegundos.',
        },
        likeness: {
          pt: 'a portaria fixa que passa qualquer volume sem ler, e um quadro comum lido num relance sob cuidado da equipe',
          en: 'the doorman at a fixed address who passes anything unread, and a shared board read at a glance under the team’s care',
          es: 'la portería fija que pasa cualquier bulto sin leer, y una pizarra común leída de un vistazo al cuidado del equipo',
        },
        tell: {
          pt: 'Firewalls que só liberam endereços IP fixos: Network Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Leitura da sessão em menos de um milissegundo: ElastiCache, em memória. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores. Protocolo binário sobre TCP: Network Load Balancer.',
          en: 'Firewalls that allow only fixed IP addresses: a Network Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Reads of the session in under a millisecond: ElastiCache, in memory. Users who do not lose their session when a server is replaced: sessions away from the servers. A binary protocol on TCP: a Network Load Balancer.',
          es: 'Firewalls que solo habilitan direcciones IP fijas: Network Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Lectura de la sesión en menos de un milisegundo: ElastiCache, en memoria. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores. Protocolo binario sobre TCP: Network Load Balancer.',
        },
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        secondSource: docs('AmazonElastiCache/latest/dg/WhatIs.html'),
        popularity: 4,
      },
      {
        id: 'nlb-table',
        text: {
          pt: 'Network Load Balancer e sessões em uma tabela do DynamoDB',
          en: 'A Network Load Balancer and sessions in a DynamoDB table',
          es: 'Network Load Balancer y sesiones en una tabla de DynamoDB',
        },
        action: {
          pt: 'Criar um Network Load Balancer nas três zonas e manter as sessões em uma tabela do Amazon DynamoDB.',
          en: 'Create a Network Load Balancer across the three zones and keep the sessions in an Amazon DynamoDB table.',
          es: 'Crear un Network Load Balancer en las tres zonas y mantener las sesiones en una tabla de Amazon DynamoDB.',
        },
        uses: ['Network Load Balancer', 'DynamoDB'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Uma tabela do DynamoDB guarda as sessões fora dos servidores, em três zonas, com durabilidade e sem nós a dimensionar.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. A DynamoDB table keeps sessions away from the servers, in three zones, durably and with no nodes to size.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Una tabla de DynamoDB guarda las sesiones fuera de los servidores, en tres zonas, de forma duradera y sin nodos que dimensionar.',
        },
        likeness: {
          pt: 'a portaria fixa que passa qualquer volume sem ler, e um arquivo comum que cuida de si mas demora um instante',
          en: 'the doorman at a fixed address who passes anything unread, and a shared archive that runs itself but takes a moment',
          es: 'la portería fija que pasa cualquier bulto sin leer, y un archivo común que se cuida solo pero tarda un instante',
        },
        tell: {
          pt: 'Firewalls que só liberam endereços IP fixos: Network Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Sessões com a MENOR sobrecarga operacional: uma tabela do DynamoDB, sem nós a dimensionar. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores. Protocolo binário sobre TCP: Network Load Balancer.',
          en: 'Firewalls that allow only fixed IP addresses: a Network Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Sessions with the LEAST operational overhead: a DynamoDB table, which has no nodes to size. Users who do not lose their session when a server is replaced: sessions away from the servers. A binary protocol on TCP: a Network Load Balancer.',
          es: 'Firewalls que solo habilitan direcciones IP fijas: Network Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Sesiones con la MENOR sobrecarga operativa: una tabla de DynamoDB, sin nodos que dimensionar. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores. Protocolo binario sobre TCP: Network Load Balancer.',
        },
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        secondSource: docs('amazondynamodb/latest/developerguide/Introduction.html'),
        popularity: 4,
      },
      {
        id: 'nlb-local',
        text: {
          pt: 'Network Load Balancer e sessões em memória local',
          en: 'A Network Load Balancer and sessions in local memory',
          es: 'Network Load Balancer y sesiones en memoria local',
        },
        action: {
          pt: 'Criar um Network Load Balancer nas três zonas e manter as sessões na memória de cada servidor.',
          en: 'Create a Network Load Balancer across the three zones and keep the sessions in the memory of each server.',
          es: 'Crear un Network Load Balancer en las tres zonas y mantener las sesiones en la memoria de cada servidor.',
        },
        uses: ['Network Load Balancer'],
        why: {
          pt: 'O Network Load Balancer trata TCP e UDP, tem um IP fixo por zona e tira em segundos os servidores que falham. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'A Network Load Balancer handles TCP and UDP, has a fixed IP per zone and takes out failing servers within seconds. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'El Network Load Balancer maneja TCP y UDP, tiene una IP fija por zona y retira en segundos los servidores que fallan. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        likeness: {
          pt: 'a portaria fixa que passa qualquer volume sem ler, e a memória de cada atendente perdida quando ele sai',
          en: 'the doorman at a fixed address who passes anything unread, and each clerk’s memory lost when the clerk leaves',
          es: 'la portería fija que pasa cualquier bulto sin leer, y la memoria de cada empleado perdida cuando se va',
        },
        tell: {
          pt: 'Firewalls que só liberam endereços IP fixos: Network Load Balancer. Servidor que falha e deve deixar de receber conexões em segundos: um balanceador, e não o DNS. Código intocável, e perder a sessão é aceitável: memória do servidor.',
          en: 'Firewalls that allow only fixed IP addresses: a Network Load Balancer. A failing server that must stop receiving connections within seconds: a load balancer rather than DNS. Code that cannot change, and a lost session is acceptable: the server’s memory.',
          es: 'Firewalls que solo habilitan direcciones IP fijas: Network Load Balancer. Servidor que falla y debe dejar de recibir conexiones en segundos: un balanceador, y no el DNS. Código intocable, y perder la sesión es aceptable: memoria del servidor.',
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
        action: {
          pt: 'Criar registros multivalor do Amazon Route 53 com verificações de integridade e manter as sessões em um cluster do Amazon ElastiCache.',
          en: 'Create Amazon Route 53 multivalue answer records with health checks and keep the sessions in an Amazon ElastiCache cluster.',
          es: 'Crear registros multivalor de Amazon Route 53 con comprobaciones de estado y mantener las sesiones en un clúster de Amazon ElastiCache.',
        },
        uses: ['Route 53', 'ElastiCache', 'Redis'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, para qualquer protocolo, sem outro componente no caminho. Um cluster do ElastiCache guarda as sessões na memória, fora dos servidores, e responde em microssegundos.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, for any protocol, with no other component on the way. An ElastiCache cluster keeps sessions in memory, away from the servers, and answers in microseconds.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, para cualquier protocolo, sin otro componente en el camino. Un clúster de ElastiCache guarda las sesiones en memoria, fuera de los servidores, y responde en microsegundos.',
        },
        likeness: {
          pt: 'a lista de salas que alguns levam desatualizada, e um quadro comum lido num relance sob cuidado da equipe',
          en: 'the list of rooms that some carry out of date, and a shared board read at a glance under the team’s care',
          es: 'la lista de salas que algunos llevan desactualizada, y una pizarra común leída de un vistazo al cuidado del equipo',
        },
        tell: {
          pt: 'Distribuir por DNS, sem balanceador: respostas com vários valores. Leitura da sessão em menos de um milissegundo: ElastiCache, em memória. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores.',
          en: 'Distribution by DNS, without a balancer: multivalue answers. Reads of the session in under a millisecond: ElastiCache, in memory. Users who do not lose their session when a server is replaced: sessions away from the servers.',
          es: 'Distribuir por DNS, sin balanceador: respuestas con varios valores. Lectura de la sesión en menos de un milisegundo: ElastiCache, en memoria. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores.',
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
        action: {
          pt: 'Criar registros multivalor do Amazon Route 53 com verificações de integridade e manter as sessões em uma tabela do Amazon DynamoDB.',
          en: 'Create Amazon Route 53 multivalue answer records with health checks and keep the sessions in an Amazon DynamoDB table.',
          es: 'Crear registros multivalor de Amazon Route 53 con comprobaciones de estado y mantener las sesiones en una tabla de Amazon DynamoDB.',
        },
        uses: ['Route 53', 'DynamoDB'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, para qualquer protocolo, sem outro componente no caminho. Uma tabela do DynamoDB guarda as sessões fora dos servidores, em três zonas, com durabilidade e sem nós a dimensionar.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, for any protocol, with no other component on the way. A DynamoDB table keeps sessions away from the servers, in three zones, durably and with no nodes to size.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, para cualquier protocolo, sin otro componente en el camino. Una tabla de DynamoDB guarda las sesiones fuera de los servidores, en tres zonas, de forma duradera y sin nodos que dimensionar.',
        },
        likeness: {
          pt: 'a lista de salas que alguns levam desatualizada, e um arquivo comum que cuida de si mas demora um instante',
          en: 'the list of rooms that some carry out of date, and a shared archive that runs itself but takes a moment',
          es: 'la lista de salas que algunos llevan desactualizada, y un archivo común que se cuida solo pero tarda un instante',
        },
        tell: {
          pt: 'Distribuir por DNS, sem balanceador: respostas com vários valores. Sessões com a MENOR sobrecarga operacional: uma tabela do DynamoDB, sem nós a dimensionar. Usuários que não perdem a sessão quando um servidor é substituído: sessões fora dos servidores.',
          en: 'Distribution by DNS, without a balancer: multivalue answers. Sessions with the LEAST operational overhead: a DynamoDB table, which has no nodes to size. Users who do not lose their session when a server is replaced: sessions away from the servers.',
          es: 'Distribuir por DNS, sin balanceador: respuestas con varios valores. Sesiones con la MENOR sobrecarga operativa: una tabla de DynamoDB, sin nodos que dimensionar. Usuarios que no pierden la sesión cuando se reemplaza un servidor: sesiones fuera de los servidores.',
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
        action: {
          pt: 'Criar registros multivalor do Amazon Route 53 com verificações de integridade e manter as sessões na memória de cada servidor.',
          en: 'Create Amazon Route 53 multivalue answer records with health checks and keep the sessions in the memory of each server.',
          es: 'Crear registros multivalor de Amazon Route 53 con comprobaciones de estado y mantener las sesiones en la memoria de cada servidor.',
        },
        uses: ['Route 53'],
        why: {
          pt: 'As respostas com vários valores do Route 53 devolvem os IPs dos servidores íntegros, para qualquer protocolo, sem outro componente no caminho. Guardar a sessão na memória do servidor que atendeu o usuário dispensa mudança no código e outro serviço.',
          en: 'Route 53 multivalue answers return the IPs of healthy servers, for any protocol, with no other component on the way. Keeping the session in the memory of the server that served the user needs no change of code and no other service.',
          es: 'Las respuestas con varios valores de Route 53 devuelven las IP de los servidores en buen estado, para cualquier protocolo, sin otro componente en el camino. Guardar la sesión en la memoria del servidor que atendió al usuario evita cambios de código y otro servicio.',
        },
        likeness: {
          pt: 'a lista de salas que alguns levam desatualizada, e a memória de cada atendente perdida quando ele sai',
          en: 'the list of rooms that some carry out of date, and each clerk’s memory lost when the clerk leaves',
          es: 'la lista de salas que algunos llevan desactualizada, y la memoria de cada empleado perdida cuando se va',
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
        situations: ['tutoring', 'cargo-desk'],
        text: {
          pt: 'Os firewalls das empresas clientes liberam endereços IP fixos, que não podem mudar.',
          en: 'The firewalls of corporate customers allow only fixed IP addresses, which must not change.',
          es: 'Los firewalls de las empresas clientes habilitan direcciones IP fijas, que no pueden cambiar.',
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
        text: {
          pt: 'Pedidos a /imagens devem ir a um grupo de servidores, e os demais, a outro.',
          en: 'Requests for /images must go to one group of servers and the rest to another.',
          es: 'Los pedidos a /imagenes deben ir a un grupo de servidores, y los demás, a otro.',
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
        text: {
          pt: 'Um servidor que falha deve deixar de receber conexões em segundos, mesmo de clientes com o endereço dele em cache.',
          en: 'A failing server must stop receiving connections within seconds, even from clients that have its address in cache.',
          es: 'Un servidor que falle debe dejar de recibir conexiones en segundos, incluso de clientes con su dirección en caché.',
        },
        fits: ['alb-cache', 'alb-table', 'alb-local', 'nlb-cache', 'nlb-table', 'nlb-local'],
        rulesOut: {
          'dns-cache': {
            pt: 'Com o Route 53, programas e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, clients and resolvers keep using the cached IP until the TTL expires.',
            es: 'Con Route 53, programas y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
          'dns-table': {
            pt: 'Com o Route 53, programas e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, clients and resolvers keep using the cached IP until the TTL expires.',
            es: 'Con Route 53, programas y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
          'dns-local': {
            pt: 'Com o Route 53, programas e resolvedores continuam usando o IP guardado até o TTL vencer.',
            en: 'With Route 53, clients and resolvers keep using the cached IP until the TTL expires.',
            es: 'Con Route 53, programas y resolvedores siguen usando la IP guardada hasta que vence el TTL.',
          },
        },
      },
      {
        id: 'stays-logged-in',
        text: {
          pt: 'Os usuários não podem perder a sessão quando um servidor for substituído.',
          en: 'Users must not lose their session when a server is replaced.',
          es: 'Los usuarios no deben perder la sesión cuando se reemplace un servidor.',
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
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
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
        text: {
          pt: 'A leitura da sessão deve levar em média menos de um milissegundo.',
          en: 'A read of the session must take under a millisecond on average.',
          es: 'La lectura de la sesión debe tardar en promedio menos de un milisegundo.',
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
      {
        id: 'binary',
        situations: ['auctions', 'cargo-desk'],
        notWith: ['by-path', 'redirects'],
        text: {
          pt: 'Os programas dos clientes falam com os servidores por um protocolo binário sobre TCP, que não é HTTP.',
          en: 'Customers’ programs talk to the servers over a binary TCP protocol, not over HTTP.',
          es: 'Los programas de los clientes hablan con los servidores por un protocolo binario sobre TCP, que no es HTTP.',
        },
        fits: ['nlb-cache', 'nlb-table', 'nlb-local', 'dns-cache', 'dns-table', 'dns-local'],
        rulesOut: {
          'alb-cache': {
            pt: 'Um Application Load Balancer trata HTTP e HTTPS; não leva um protocolo binário próprio.',
            en: 'An Application Load Balancer deals with HTTP and HTTPS; it does not carry a binary protocol.',
            es: 'Un Application Load Balancer trata HTTP y HTTPS; no lleva un protocolo binario propio.',
          },
          'alb-table': {
            pt: 'Um Application Load Balancer trata HTTP e HTTPS; não leva um protocolo binário próprio.',
            en: 'An Application Load Balancer deals with HTTP and HTTPS; it does not carry a binary protocol.',
            es: 'Un Application Load Balancer trata HTTP y HTTPS; no lleva un protocolo binario propio.',
          },
          'alb-local': {
            pt: 'Um Application Load Balancer trata HTTP e HTTPS; não leva um protocolo binário próprio.',
            en: 'An Application Load Balancer deals with HTTP and HTTPS; it does not carry a binary protocol.',
            es: 'Un Application Load Balancer trata HTTP y HTTPS; no lleva un protocolo binario propio.',
          },
        },
      },
      {
        id: 'redirects',
        notWith: ['binary', 'by-path'],
        text: {
          pt: 'Quem chega por HTTP deve ser redirecionado para HTTPS antes de alcançar os servidores.',
          en: 'Visitors who arrive over HTTP must be redirected to HTTPS before they reach the servers.',
          es: 'Quien llega por HTTP debe ser redirigido a HTTPS antes de alcanzar los servidores.',
        },
        fits: ['alb-cache', 'alb-table', 'alb-local'],
        rulesOut: {
          'nlb-cache': {
            pt: 'Um Network Load Balancer trabalha na camada 4 e não redireciona solicitações HTTP.',
            en: 'A Network Load Balancer works at layer 4 and does not redirect HTTP requests.',
            es: 'Un Network Load Balancer trabaja en la capa 4 y no redirige solicitudes HTTP.',
          },
          'nlb-table': {
            pt: 'Um Network Load Balancer trabalha na camada 4 e não redireciona solicitações HTTP.',
            en: 'A Network Load Balancer works at layer 4 and does not redirect HTTP requests.',
            es: 'Un Network Load Balancer trabaja en la capa 4 y no redirige solicitudes HTTP.',
          },
          'nlb-local': {
            pt: 'Um Network Load Balancer trabalha na camada 4 e não redireciona solicitações HTTP.',
            en: 'A Network Load Balancer works at layer 4 and does not redirect HTTP requests.',
            es: 'Un Network Load Balancer trabaja en la capa 4 y no redirige solicitudes HTTP.',
          },
          'dns-cache': {
            pt: 'O Route 53 só responde a nomes; o redirecionamento ficaria para os servidores.',
            en: 'Route 53 only answers for names; redirecting would be left to the servers.',
            es: 'Route 53 solo responde por nombres; la redirección quedaría para los servidores.',
          },
          'dns-table': {
            pt: 'O Route 53 só responde a nomes; o redirecionamento ficaria para os servidores.',
            en: 'Route 53 only answers for names; redirecting would be left to the servers.',
            es: 'Route 53 solo responde por nombres; la redirección quedaría para los servidores.',
          },
          'dns-local': {
            pt: 'O Route 53 só responde a nomes; o redirecionamento ficaria para os servidores.',
            en: 'Route 53 only answers for names; redirecting would be left to the servers.',
            es: 'Route 53 solo responde por nombres; la redirección quedaría para los servidores.',
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
