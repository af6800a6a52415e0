import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const loadBalancing: readonly Pattern[] = [
  {
    id: 'load-balancing',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'edge' },
      'saa-c03': { domain: 'resilient', topic: 'high-availability' },
    },
    scene: {
      pt: 'Pense nas instâncias como balcões, nos clientes como visitantes e na solução como quem manda cada um a um balcão.',
      en: 'Think of the instances as counters, of the clients as visitors, and of the solution as whoever sends each to a counter.',
      es: 'Piensa en las instancias como mostradores, en los clientes como visitantes y en la solución como quien envía a cada uno a un mostrador.',
    },
    situations: [
      {
        id: 'tracking',
        text: {
          pt: 'Uma empresa de encomendas precisa distribuir as conexões dos leitores dos seus depósitos entre quatro instâncias do Amazon EC2, em duas zonas.',
          en: 'A parcel company needs to distribute the connections of its depots’ scanners across four Amazon EC2 instances in two zones.',
          es: 'Una empresa de encomiendas debe distribuir las conexiones de los lectores de sus depósitos entre cuatro instancias de Amazon EC2, en dos zonas.',
        },
        today: {
          pt: 'Hoje todos os leitores se conectam à primeira instância e, quando ela falha, os depósitos param.',
          en: 'All scanners connect to the first instance today, and the depots stop when it fails.',
          es: 'Hoy todos los lectores se conectan a la primera instancia y, cuando ella falla, los depósitos se detienen.',
        },
      },
      {
        id: 'exams',
        text: {
          pt: 'Uma universidade precisa repartir os acessos ao seu sistema web de provas entre várias instâncias do Amazon EC2.',
          en: 'A university needs to distribute the traffic of its web exam system across several Amazon EC2 instances.',
          es: 'Una universidad debe repartir los accesos a su sistema web de exámenes entre varias instancias de Amazon EC2.',
        },
        today: {
          pt: 'Hoje os professores escolhem um endereço em uma lista, e uma das instâncias fica sobrecarregada no fim do semestre.',
          en: 'Lecturers choose an address from a list today, and one of the instances is overloaded at the end of each term.',
          es: 'Hoy los docentes eligen una dirección de una lista, y una de las instancias se satura al final de cada semestre.',
        },
      },
      {
        id: 'insurance',
        text: {
          pt: 'Uma corretora de seguros dobrou as instâncias do Amazon EC2 do seu sistema web e precisa repartir entre elas os corretores.',
          en: 'An insurance broker has doubled the Amazon EC2 instances of its web system and needs to distribute its agents across them.',
          es: 'Una correduría de seguros duplicó las instancias de Amazon EC2 de su sistema web y debe repartir entre ellas a los corredores.',
        },
        today: {
          pt: 'Cada um dos 1.200 corretores ainda usa o endereço de uma instância fixa, e as quatro novas quase não recebem acessos.',
          en: 'Each of the 1,200 agents still uses the address of one instance, and the four new ones hardly get any traffic.',
          es: 'Cada uno de los 1.200 corredores aún usa la dirección de una instancia fija, y las cuatro nuevas casi no reciben accesos.',
        },
      },
      {
        id: 'radio-balancing',
        text: {
          pt: 'Uma rádio precisa repartir os visitantes do seu site entre seis instâncias do Amazon EC2, em duas zonas.',
          en: 'A radio station needs to distribute the visitors of its website across six Amazon EC2 instances in two zones.',
          es: 'Una radio debe repartir los visitantes de su sitio web entre seis instancias de Amazon EC2, en dos zonas.',
        },
        today: {
          pt: 'Durante o programa mais ouvido, as conexões sobem de 500 para 9.000, e só duas instâncias recebem a maioria delas.',
          en: 'During its best-known show, connections rise from 500 to 9,000, and only two instances take most of them.',
          es: 'Durante el programa más escuchado, las conexiones pasan de 500 a 9.000, y solo dos instancias reciben la mayoría.',
        },
      },
      {
        id: 'water-balancing',
        text: {
          pt: 'Uma companhia de água precisa distribuir as conexões dos medidores entre várias instâncias do Amazon EC2.',
          en: 'A water company needs to distribute the connections of its meters across several Amazon EC2 instances.',
          es: 'Una empresa de agua debe distribuir las conexiones de los medidores entre varias instancias de Amazon EC2.',
        },
        today: {
          pt: 'Os 80.000 medidores usam hoje o endereço de uma só instância, que já não dá conta das leituras da madrugada.',
          en: 'The 80,000 meters use the address of a single instance today, which no longer copes with the overnight readings.',
          es: 'Los 80.000 medidores usan hoy la dirección de una sola instancia, que ya no da abasto con las lecturas de la madrugada.',
        },
      },
    ],
    candidates: [
      {
        id: 'alb',
        uses: ['Application Load Balancer', 'ALB'],
        popularity: 5,
        rightIn: ['exams', 'insurance', 'radio-balancing'],
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Um Application Load Balancer',
          en: 'An Application Load Balancer',
          es: 'Un Application Load Balancer',
        },
        action: {
          pt: 'Criar um Application Load Balancer com regras de listener e registrar as instâncias em grupos de destino.',
          en: 'Create an Application Load Balancer with listener rules and register the instances in target groups.',
          es: 'Crear un Application Load Balancer con reglas de agente de escucha y registrar las instancias en grupos de destino.',
        },
        why: {
          pt: 'O Application Load Balancer entende HTTP: encaminha por caminho, redireciona para HTTPS e tira do rodízio a instância que falha na verificação de integridade; o interno só tem endereços privados.',
          en: 'The Application Load Balancer understands HTTP: it routes by path, redirects to HTTPS and stops sending traffic to an instance that fails its health check; an internal one has private addresses only.',
          es: 'El Application Load Balancer entiende HTTP: enruta por ruta, redirige a HTTPS y deja de enviar tráfico a la instancia que falla en la comprobación de estado; uno interno solo tiene direcciones privadas.',
        },
        likeness: {
          pt: 'uma recepcionista que lê os pedidos e escolhe o balcão, mas fala só uma língua e muda de mesa',
          en: 'a receptionist who reads each request and picks a counter, but knows one language and changes desks',
          es: 'una recepcionista que lee los pedidos y elige mostrador, pero habla un solo idioma y cambia de mesa',
        },
        tell: {
          pt: 'Solicitações a /api que devem ir a um grupo de instâncias próprio: regras por caminho, em um Application Load Balancer. Solicitações redirecionadas de HTTP para HTTPS: uma regra de listener, em um Application Load Balancer. Usuários que chegam só pela VPN da empresa: um balanceador do tipo interno, sem endereço público. Clientes levados a outra instância em um minuto: um balanceador, que não depende do DNS em cache.',
          en: 'Requests to /api that must go to a group of instances of their own: path-based rules, in an Application Load Balancer. Requests redirected from HTTP to HTTPS: a listener rule, in an Application Load Balancer. Users who arrive over the company’s VPN only: an internal load balancer, with no public address. Clients sent to another instance within a minute: a load balancer, which does not depend on cached DNS.',
          es: 'Solicitudes a /api que deben ir a un grupo de instancias propio: reglas por ruta, en un Application Load Balancer. Solicitudes redirigidas de HTTP a HTTPS: una regla de agente de escucha, en un Application Load Balancer. Usuarios que llegan solo por la VPN de la empresa: un balanceador de tipo interno, sin dirección pública. Clientes llevados a otra instancia en un minuto: un balanceador, que no depende del DNS en caché.',
        },
      },
      {
        id: 'nlb',
        uses: ['Network Load Balancer', 'NLB'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        text: { pt: 'Um Network Load Balancer', en: 'A Network Load Balancer', es: 'Un Network Load Balancer' },
        action: {
          pt: 'Criar um Network Load Balancer com um listener e pôr as instâncias atrás dele, em um grupo de destino.',
          en: 'Create a Network Load Balancer with one listener and put the instances behind it, in one target group.',
          es: 'Crear un Network Load Balancer con un agente de escucha y poner las instancias detrás de él, en un grupo de destino.',
        },
        why: {
          pt: 'O Network Load Balancer distribui TCP, UDP e TLS, tem um IP fixo por zona e tira do rodízio a instância que falha na verificação de integridade; o interno só tem endereços privados.',
          en: 'The Network Load Balancer distributes TCP, UDP and TLS, has one fixed IP per zone and stops sending traffic to an instance that fails its health check; an internal one has private addresses only.',
          es: 'El Network Load Balancer distribuye TCP, UDP y TLS, tiene una IP fija por zona y deja de enviar tráfico a la instancia que falla en la comprobación de estado; uno interno solo tiene direcciones privadas.',
        },
        likeness: {
          pt: 'um porteiro de porta fixa que manda qualquer visitante a um balcão aberto, mas não lê pedido nenhum',
          en: 'a porter at a fixed door who sends any visitor to an open counter, but reads no request',
          es: 'un portero de puerta fija que manda a cualquiera a un mostrador abierto, pero no lee ningún pedido',
        },
        tell: {
          pt: 'Clientes com um protocolo binário próprio sobre TCP: um Network Load Balancer ou o Global Accelerator, que não leem HTTP. Dois endereços IP no máximo, que devem ser fixos: um Network Load Balancer em duas zonas ou o Global Accelerator. Usuários que chegam só pela VPN da empresa: um balanceador do tipo interno, sem endereço público. Clientes levados a outra instância em um minuto: um balanceador, que não depende do DNS em cache.',
          en: 'Clients with a custom binary protocol over TCP: a Network Load Balancer or Global Accelerator, which do not read HTTP. Two IP addresses at most, which must be fixed: a Network Load Balancer in two zones or Global Accelerator. Users who arrive over the company’s VPN only: an internal load balancer, with no public address. Clients sent to another instance within a minute: a load balancer, which does not depend on cached DNS.',
          es: 'Clientes con un protocolo binario propio sobre TCP: un Network Load Balancer o Global Accelerator, que no leen HTTP. Dos direcciones IP como máximo, que deben ser fijas: un Network Load Balancer en dos zonas o Global Accelerator. Usuarios que llegan solo por la VPN de la empresa: un balanceador de tipo interno, sin dirección pública. Clientes llevados a otra instancia en un minuto: un balanceador, que no depende del DNS en caché.',
        },
      },
      {
        id: 'cdn',
        neverRight: true,
        uses: ['CloudFront'],
        popularity: 5,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        text: {
          pt: 'Uma distribuição do CloudFront',
          en: 'A CloudFront distribution',
          es: 'Una distribución de CloudFront',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront com comportamentos de cache e definir as instâncias como origens.',
          en: 'Create an Amazon CloudFront distribution with cache behaviors and add the instances as its origins.',
          es: 'Crear una distribución de Amazon CloudFront con comportamientos de caché y definir las instancias como orígenes.',
        },
        why: {
          pt: 'O CloudFront recebe HTTP em pontos de presença no mundo inteiro e escolhe a origem pelo caminho; é gerenciado.',
          en: 'CloudFront takes HTTP at points of presence all over the world and picks the origin by path; it is managed.',
          es: 'CloudFront recibe HTTP en puntos de presencia de todo el mundo y elige el origen por la ruta; es administrado.',
        },
        likeness: {
          pt: 'as recepções de rua, de endereço variável, que falam só uma língua e mandam todos à mesma sede',
          en: 'the street receptions at changing addresses, which speak one language and send everyone to the same head office',
          es: 'las recepciones de calle, de dirección cambiante, que hablan un solo idioma y mandan a todos a la misma sede',
        },
        tell: {
          pt: 'HTTP para o mundo inteiro, com cache: CloudFront.',
          en: 'HTTP for the whole world, with a cache: CloudFront.',
          es: 'HTTP para todo el mundo, con caché: CloudFront.',
        },
      },
      {
        id: 'route53',
        uses: ['Route 53'],
        neverRight: true,
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-weighted.html'),
        text: {
          pt: 'Registros ponderados do Route 53',
          en: 'Weighted Route 53 records',
          es: 'Registros ponderados de Route 53',
        },
        action: {
          pt: 'Criar no Amazon Route 53 registros ponderados e, para cada instância, uma verificação de integridade por alarme do CloudWatch.',
          en: 'Create weighted Amazon Route 53 records and, for each instance, a health check based on an Amazon CloudWatch alarm.',
          es: 'Crear en Amazon Route 53 registros ponderados y, para cada instancia, una comprobación de estado basada en una alarma de CloudWatch.',
        },
        why: {
          pt: 'Os registros ponderados do Route 53 repartem os clientes por DNS, com qualquer protocolo.',
          en: 'Weighted Route 53 records share out clients by DNS, with any protocol.',
          es: 'Los registros ponderados de Route 53 reparten los clientes por DNS, con cualquier protocolo.',
        },
        likeness: {
          pt: 'uma lista que dá a cada visitante um endereço de balcão, sem ler pedidos nem corrigir endereços dados',
          en: 'a list that gives each visitor a counter’s address, without reading requests or correcting addresses once given',
          es: 'una lista que da a cada visitante una dirección de mostrador, sin leer pedidos ni corregir direcciones dadas',
        },
        tell: {
          pt: 'Repartir por DNS, em proporções: registros ponderados do Route 53.',
          en: 'Sharing out by DNS, in proportions: weighted Route 53 records.',
          es: 'Repartir por DNS, en proporciones: registros ponderados de Route 53.',
        },
      },
      {
        id: 'accelerator',
        uses: ['Global Accelerator'],
        popularity: 3,
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        text: {
          pt: 'Global Accelerator com as instâncias',
          en: 'Global Accelerator with the instances',
          es: 'Global Accelerator con las instancias',
        },
        action: {
          pt: 'Criar um acelerador do AWS Global Accelerator com um listener e registrar as instâncias em um grupo de endpoints.',
          en: 'Create an AWS Global Accelerator accelerator with one listener and register the instances in an endpoint group.',
          es: 'Crear un acelerador de AWS Global Accelerator con un agente de escucha y registrar las instancias en un grupo de endpoints.',
        },
        why: {
          pt: 'O Global Accelerator recebe o tráfego em dois IPs fixos na borda e o leva às instâncias pela rede da AWS.',
          en: 'Global Accelerator takes traffic at two fixed IPs at the edge and carries it to the instances over the AWS network.',
          es: 'Global Accelerator recibe el tráfico en dos IP fijas en el borde y lo lleva a las instancias por la red de AWS.',
        },
        likeness: {
          pt: 'duas portas fixas, mas abertas à rua, que levam qualquer visitante aos balcões sem ler o pedido',
          en: 'two fixed doors, but open to the street, which lead any visitor to counters without reading the request',
          es: 'dos puertas fijas, pero abiertas a la calle, que llevan a cualquiera a los mostradores sin leer pedidos',
        },
        tell: {
          pt: 'Clientes com um protocolo binário próprio sobre TCP: um Network Load Balancer ou o Global Accelerator, que não leem HTTP. Dois endereços IP no máximo, que devem ser fixos: um Network Load Balancer em duas zonas ou o Global Accelerator. Dois IPs fixos para o mundo inteiro: Global Accelerator.',
          en: 'Clients with a custom binary protocol over TCP: a Network Load Balancer or Global Accelerator, which do not read HTTP. Two IP addresses at most, which must be fixed: a Network Load Balancer in two zones or Global Accelerator. Two fixed IPs for the whole world: Global Accelerator.',
          es: 'Clientes con un protocolo binario propio sobre TCP: un Network Load Balancer o Global Accelerator, que no leen HTTP. Dos direcciones IP como máximo, que deben ser fijas: un Network Load Balancer en dos zonas o Global Accelerator. Dos IP fijas para todo el mundo: Global Accelerator.',
        },
      },
      {
        id: 'own',
        uses: ['HAProxy'],
        neverRight: true,
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Um HAProxy mantido pela equipe',
          en: 'HAProxy maintained by the team',
          es: 'Un HAProxy mantenido por el equipo',
        },
        action: {
          pt: 'Instalar o HAProxy em duas instâncias do Amazon EC2 e incluir as instâncias do sistema em sua configuração.',
          en: 'Install HAProxy on two Amazon EC2 instances and list the application’s instances in its configuration.',
          es: 'Instalar HAProxy en dos instancias de Amazon EC2 e incluir las instancias del sistema en su configuración.',
        },
        why: {
          pt: 'Um HAProxy no EC2 encaminha HTTP e TCP como a equipe configurar, e a equipe cuida dele.',
          en: 'HAProxy on EC2 forwards HTTP and TCP as the team configures it, and the team maintains it.',
          es: 'Un HAProxy en EC2 reenvía HTTP y TCP como el equipo lo configure, y el equipo se ocupa de él.',
        },
        likeness: {
          pt: 'um porteiro contratado pela casa, que faz tudo que lhe ensinam, mas cujas folgas ela tem de cobrir',
          en: 'a porter hired by the house, who does all he is taught, but whose absences it must cover',
          es: 'un portero contratado por la casa, que hace cuanto le enseñan, pero cuyos descansos ella debe cubrir',
        },
        tell: {
          pt: 'Balanceador próprio: só com uma exigência que os gerenciados não cumprem.',
          en: 'A balancer of your own: when a managed one lacks what is required.',
          es: 'Balanceador propio: solo ante una exigencia que los administrados no cumplen.',
        },
      },
    ],
    constraints: [
      {
        id: 'by-path',
        situations: ['exams', 'insurance', 'radio-balancing'],
        notWith: ['own-protocol', 'fixed-ips'],
        text: {
          pt: 'O aplicativo móvel chama /api, e essas solicitações devem ir a um grupo de instâncias próprio.',
          en: 'The mobile app calls /api, and its requests must go to their own group of instances.',
          es: 'La aplicación móvil llama a /api, y esas solicitudes deben ir a un grupo de instancias propio.',
        },
        fits: ['alb', 'own'],
        rulesOut: {
          accelerator: {
            pt: 'O Global Accelerator não lê o caminho das solicitações HTTP.',
            en: 'Global Accelerator does not read the path of HTTP requests.',
            es: 'Global Accelerator no lee la ruta de las solicitudes HTTP.',
          },
          cdn: {
            pt: 'O CloudFront escolhe uma origem pelo caminho, mas não reparte as solicitações entre instâncias.',
            en: 'CloudFront picks an origin by path but does not share requests among instances.',
            es: 'CloudFront elige un origen por la ruta, pero no reparte las solicitudes entre instancias.',
          },
          nlb: {
            pt: 'O Network Load Balancer não lê o caminho das solicitações HTTP.',
            en: 'The Network Load Balancer does not read the path of HTTP requests.',
            es: 'El Network Load Balancer no lee la ruta de las solicitudes HTTP.',
          },
          route53: {
            pt: 'O Route 53 responde com um endereço por nome; não vê o caminho da solicitação.',
            en: 'Route 53 answers with an address for a name; it does not see the path of the request.',
            es: 'Route 53 responde con una dirección por nombre; no ve la ruta de la solicitud.',
          },
        },
      },
      {
        id: 'own-protocol',
        situations: ['tracking', 'water-balancing'],
        notWith: ['by-path'],
        text: {
          pt: 'Os clientes usam um protocolo binário próprio sobre TCP, que não é HTTP.',
          en: 'Clients use a custom binary protocol over TCP, not HTTP.',
          es: 'Los clientes usan un protocolo binario propio sobre TCP, que no es HTTP.',
        },
        fits: ['accelerator', 'nlb', 'route53', 'own'],
        rulesOut: {
          alb: {
            pt: 'O Application Load Balancer trabalha com HTTP, HTTPS e gRPC, não com outros protocolos sobre TCP.',
            en: 'The Application Load Balancer works with HTTP, HTTPS and gRPC, not with other protocols over TCP.',
            es: 'El Application Load Balancer trabaja con HTTP, HTTPS y gRPC, no con otros protocolos sobre TCP.',
          },
          cdn: {
            pt: 'O CloudFront trabalha com HTTP e HTTPS, não com outros protocolos sobre TCP.',
            en: 'CloudFront works with HTTP and HTTPS, not with other protocols over TCP.',
            es: 'CloudFront trabaja con HTTP y HTTPS, no con otros protocolos sobre TCP.',
          },
        },
      },
      {
        id: 'managed',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['alb', 'nlb', 'cdn', 'route53', 'accelerator'],
        rulesOut: {
          own: {
            pt: 'O HAProxy no EC2 distribui as conexões, mas a própria equipe o instala, atualiza e torna redundante.',
            en: 'HAProxy on EC2 distributes the connections, but the team itself installs it, patches it and makes it redundant.',
            es: 'El HAProxy en EC2 distribuye las conexiones, pero el propio equipo lo instala, lo actualiza y lo hace redundante.',
          },
        },
        notWith: ['internal'],
      },
      {
        id: 'quick-failover',
        text: {
          pt: 'Se uma instância falhar, seus clientes devem ser levados a outra em um minuto, mesmo os que guardam a resposta do DNS em cache.',
          en: 'If an instance fails, its clients must be sent to another within a minute, even those that still have the DNS answer in their cache.',
          es: 'Si una instancia falla, sus clientes deben ser llevados a otra en un minuto, incluso los que guardan la respuesta de DNS en caché.',
        },
        fits: ['accelerator', 'alb', 'nlb', 'own'],
        rulesOut: {
          route53: {
            pt: 'Com o Route 53, quem guardou a resposta do DNS segue tentando o endereço da instância que falhou.',
            en: 'With Route 53, those who kept the DNS answer keep trying the address of the failed instance.',
            es: 'Con Route 53, quien guardó la respuesta de DNS sigue intentando con la dirección de la instancia que falló.',
          },
        },
      },
      {
        id: 'internal',
        text: {
          pt: 'Os usuários chegam ao sistema só pela VPN da empresa, e nenhum endereço da entrada pode ser público.',
          en: 'Users reach the system over the company’s VPN only, and no address of its entry point may be public.',
          es: 'Los usuarios llegan al sistema solo por la VPN de la empresa, y ninguna dirección de la entrada puede ser pública.',
        },
        fits: ['alb', 'nlb', 'route53', 'own'],
        rulesOut: {
          accelerator: {
            pt: 'O Global Accelerator recebe os usuários em endereços públicos, e estes só chegam pela VPN.',
            en: 'Global Accelerator takes users in at public addresses, while these arrive over the VPN only.',
            es: 'Global Accelerator recibe a los usuarios en direcciones públicas, y estos solo llegan por la VPN.',
          },
          cdn: {
            pt: 'O CloudFront atende em pontos de presença na internet, e aqui nenhum endereço da entrada pode ser público.',
            en: 'CloudFront answers from edge locations on the internet, and here no address of the entry point may be public.',
            es: 'CloudFront atiende desde ubicaciones de borde en internet, y aquí ninguna dirección de la entrada puede ser pública.',
          },
        },
        situations: ['tracking', 'exams', 'insurance'],
      },
      {
        id: 'fixed-ips',
        situations: ['tracking', 'exams', 'insurance', 'water-balancing'],
        text: {
          pt: 'Os firewalls das redes dos usuários liberam no máximo dois endereços IP, que devem ser fixos.',
          en: 'The firewalls of the users’ networks admit two IP addresses at most, which must be fixed.',
          es: 'Los firewalls de las redes de los usuarios admiten como máximo dos direcciones IP, que deben ser fijas.',
        },
        notWith: ['by-path'],
        fits: ['nlb', 'accelerator', 'own'],
        rulesOut: {
          alb: {
            pt: 'Os endereços IP de um Application Load Balancer mudam.',
            en: 'The IP addresses of an Application Load Balancer change.',
            es: 'Las direcciones IP de un Application Load Balancer cambian.',
          },
          cdn: {
            pt: 'O CloudFront responde por muitos endereços IP, e até a lista estática que oferece tem mais de dois.',
            en: 'CloudFront answers from many IP addresses, and even the static list that it offers has more than two.',
            es: 'CloudFront responde desde muchas direcciones IP, e incluso la lista estática que ofrece tiene más de dos.',
          },
        },
      },
      {
        id: 'redirects',
        situations: ['exams', 'insurance', 'radio-balancing'],
        notWith: ['own-protocol', 'fixed-ips'],
        text: {
          pt: 'Muitos usuários ainda entram por HTTP, e suas solicitações devem ser redirecionadas para HTTPS antes de chegar às instâncias.',
          en: 'Many users still arrive over HTTP, and their requests must be redirected to HTTPS before they reach the instances.',
          es: 'Muchos usuarios aún entran por HTTP, y sus solicitudes deben redirigirse a HTTPS antes de llegar a las instancias.',
        },
        fits: ['alb', 'cdn', 'own'],
        rulesOut: {
          nlb: {
            pt: 'O Network Load Balancer trabalha na camada 4 e não redireciona solicitações HTTP.',
            en: 'The Network Load Balancer works at layer 4 and does not redirect HTTP requests.',
            es: 'El Network Load Balancer trabaja en la capa 4 y no redirige solicitudes HTTP.',
          },
          route53: {
            pt: 'O Route 53 só responde a nomes; o redirecionamento ficaria para as instâncias.',
            en: 'Route 53 only answers for names; redirecting would be left to the instances.',
            es: 'Route 53 solo responde por nombres; la redirección quedaría para las instancias.',
          },
          accelerator: {
            pt: 'O Global Accelerator leva conexões TCP e UDP sem ler as solicitações HTTP.',
            en: 'Global Accelerator carries TCP and UDP connections without reading HTTP requests.',
            es: 'Global Accelerator lleva conexiones TCP y UDP sin leer las solicitudes HTTP.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que deve receber as conexões?',
      en: 'What should take the connections?',
      es: '¿Qué debe recibir las conexiones?',
    },
  },
];
