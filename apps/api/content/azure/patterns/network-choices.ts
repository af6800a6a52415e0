import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const networkChoices: readonly Pattern[] = [
  {
    id: 'traffic-distribution',
    exams: { 'az-900': { domain: 'architecture', topic: 'traffic' } },
    scene: {
      pt: 'Pense nos acessos HTTP como cartas, nos demais como pacotes, e nas máquinas virtuais como os balcões de uma firma.',
      en: 'Think of HTTP requests as letters, of other traffic as packages, and of the virtual machines as a firm’s counters.',
      es: 'Piensa en las peticiones HTTP como cartas, en las demás como paquetes y en las máquinas virtuales como los mostradores de una empresa.',
    },
    situations: [
      {
        id: 'courses',
        text: {
          pt: 'Os acessos ao site de uma plataforma de cursos devem ser divididos entre várias máquinas virtuais.',
          en: 'Visits to a course platform’s website must be shared among several virtual machines.',
          es: 'Los accesos al sitio de una plataforma de cursos deben repartirse entre varias máquinas virtuales.',
        },
      },
      {
        id: 'auctions',
        text: {
          pt: 'Uma casa de leilões on-line precisa distribuir os visitantes entre várias máquinas virtuais.',
          en: 'An online auction house needs to distribute visitors among several virtual machines.',
          es: 'Una casa de subastas en línea necesita distribuir a los visitantes entre varias máquinas virtuales.',
        },
      },
      {
        id: 'weather',
        text: {
          pt: 'Um serviço de meteorologia distribui as consultas dos clientes entre várias máquinas virtuais.',
          en: 'A weather service distributes customer queries among several virtual machines.',
          es: 'Un servicio de meteorología distribuye las consultas de sus clientes entre varias máquinas virtuales.',
        },
      },
    ],
    candidates: [
      {
        id: 'lb',
        text: {
          pt: 'Um Azure Load Balancer regional',
          en: 'A regional Azure Load Balancer',
          es: 'Un Azure Load Balancer regional',
        },
        uses: ['Load Balancer'],
        why: {
          pt: 'O Azure Load Balancer distribui conexões TCP e UDP na camada 4, em um IP fixo da região, sem máquina a manter.',
          en: 'Azure Load Balancer distributes TCP and UDP connections at layer 4, on a fixed IP of the region, with no machine to maintain.',
          es: 'Azure Load Balancer distribuye conexiones TCP y UDP en la capa 4, en una IP fija de la región, sin máquina que mantener.',
        },
        likeness: {
          pt: 'o porteiro da porta fixa de uma cidade, que reparte cartas e pacotes sem abrir nenhum',
          en: 'the doorman at the fixed door of one city, who hands on letters and packages without opening any',
          es: 'el portero de la puerta fija de una ciudad, que reparte cartas y paquetes sin abrir ninguno',
        },
        tell: {
          pt: 'Clientes com UDP, e não HTTP: Load Balancer. Máquinas que a equipe não quer manter só para dividir os acessos: balanceador gerenciado do Azure. Tráfego que só pode ser processado na região principal: serviço regional. Firewalls de clientes que só liberam um IP fixo: serviço regional, com IP público próprio.',
          en: 'Clients on UDP, not HTTP: Load Balancer. Machines that the team does not want to maintain just to distribute traffic: a managed load balancer of Azure. Traffic that may be processed in the main region only: a regional service. Customers’ firewalls that allow one fixed IP address: a regional service, with a public IP of its own.',
          es: 'Clientes con UDP, y no HTTP: Load Balancer. Máquinas que el equipo no quiere mantener solo para repartir los accesos: balanceador administrado de Azure. Tráfico que solo puede procesarse en la región principal: servicio regional. Firewalls de clientes que solo permiten una IP fija: servicio regional, con IP pública propia.',
        },
        source: docs('azure/load-balancer/load-balancer-overview'),
        popularity: 5,
      },
      {
        id: 'agw',
        text: {
          pt: 'Um Azure Application Gateway',
          en: 'An Azure Application Gateway',
          es: 'Un Azure Application Gateway',
        },
        uses: ['Application Gateway'],
        why: {
          pt: 'O Application Gateway distribui pedidos HTTP na camada 7, por caminho de URL e com WAF, em um IP fixo da região, sem máquina a manter.',
          en: 'Application Gateway distributes HTTP requests at layer 7, by URL path and with a WAF, on a fixed IP of the region, with no machine to maintain.',
          es: 'Application Gateway distribuye solicitudes HTTP en la capa 7, por ruta de URL y con WAF, en una IP fija de la región, sin máquina que mantener.',
        },
        likeness: {
          pt: 'a recepcionista da porta fixa de uma cidade, que lê, barra ou encaminha cada carta, mas recusa pacotes',
          en: 'the receptionist at the fixed door of one city, who reads, stops or routes each letter but refuses packages',
          es: 'la recepcionista de la puerta fija de una ciudad, que lee, frena o encamina cada carta, pero rechaza paquetes',
        },
        tell: {
          pt: 'Pedidos a /videos e /api para grupos diferentes de máquinas: serviço da camada 7, que lê o caminho da URL. Injeção de SQL barrada em um IP fixo: Application Gateway, com WAF. Máquinas que a equipe não quer manter só para dividir os acessos: balanceador gerenciado do Azure. Tráfego que só pode ser processado na região principal: serviço regional. Firewalls de clientes que só liberam um IP fixo: serviço regional, com IP público próprio.',
          en: 'Requests to /videos and /api for different groups of machines: a layer 7 service, which reads the URL path. SQL injection stopped at a fixed IP: Application Gateway, with a WAF. Machines that the team does not want to maintain just to distribute traffic: a managed load balancer of Azure. Traffic that may be processed in the main region only: a regional service. Customers’ firewalls that allow one fixed IP address: a regional service, with a public IP of its own.',
          es: 'Solicitudes a /videos y /api para grupos distintos de máquinas: servicio de capa 7, que lee la ruta de la URL. Inyección de SQL frenada en una IP fija: Application Gateway, con WAF. Máquinas que el equipo no quiere mantener solo para repartir los accesos: balanceador administrado de Azure. Tráfico que solo puede procesarse en la región principal: servicio regional. Firewalls de clientes que solo permiten una IP fija: servicio regional, con IP pública propia.',
        },
        source: docs('azure/application-gateway/overview'),
        popularity: 4,
      },
      {
        id: 'fd',
        rightWith: ['two-regions'],
        text: {
          pt: 'Um perfil do Azure Front Door',
          en: 'An Azure Front Door profile',
          es: 'Un perfil de Azure Front Door',
        },
        uses: ['Front Door'],
        why: {
          pt: 'O Front Door recebe pedidos HTTP na borda e os distribui na camada 7, por caminho de URL, entre regiões, evitando a que falha, com cache e WAF.',
          en: 'Front Door receives HTTP requests at the edge and distributes them at layer 7, by URL path, among regions, avoiding one that fails, with caching and a WAF.',
          es: 'Front Door recibe solicitudes HTTP en el borde y las distribuye en la capa 7, por ruta de URL, entre regiones, evitando la que falla, con caché y WAF.',
        },
        likeness: {
          pt: 'as recepcionistas de muitas cidades, sem porta fixa, que leem, barram ou encaminham cada carta, mas recusam pacotes',
          en: 'receptionists in many cities, with no fixed door, who read, stop or route each letter but refuse packages',
          es: 'las recepcionistas de muchas ciudades, sin puerta fija, que leen, frenan o encaminan cada carta, pero rechazan paquetes',
        },
        tell: {
          pt: 'Pedidos a /videos e /api para grupos diferentes de máquinas: serviço da camada 7, que lê o caminho da URL. Máquinas que a equipe não quer manter só para dividir os acessos: balanceador gerenciado do Azure. Máquinas em duas regiões, das quais uma deve assumir se a outra parar: serviço global. Firewall de aplicação web (WAF) que deve barrar injeção de SQL: serviço da camada 7.',
          en: 'Requests to /videos and /api for different groups of machines: a layer 7 service, which reads the URL path. Machines that the team does not want to maintain just to distribute traffic: a managed load balancer of Azure. Machines in two regions, of which one must take over if the other stops: a global service. A web application firewall (WAF) that must stop SQL injection: a layer 7 service.',
          es: 'Solicitudes a /videos y /api para grupos distintos de máquinas: servicio de capa 7, que lee la ruta de la URL. Máquinas que el equipo no quiere mantener solo para repartir los accesos: balanceador administrado de Azure. Máquinas en dos regiones, de las que una debe tomar el relevo si la otra se detiene: servicio global. Firewall de aplicaciones web (WAF) que debe frenar la inyección de SQL: servicio de capa 7.',
        },
        source: docs('azure/frontdoor/front-door-overview'),
        popularity: 4,
      },
      {
        id: 'tm',
        rightWith: ['two-regions'],
        text: {
          pt: 'Um perfil do Azure Traffic Manager',
          en: 'An Azure Traffic Manager profile',
          es: 'Un perfil de Azure Traffic Manager',
        },
        uses: ['Traffic Manager'],
        why: {
          pt: 'O Traffic Manager escolhe por DNS a região de destino, desvia da que falha, serve a qualquer protocolo e não deixa máquina a manter.',
          en: 'Traffic Manager chooses the target region by DNS, avoids one that fails, suits any protocol and leaves no machine to maintain.',
          es: 'Traffic Manager elige por DNS la región de destino, evita la que falla, sirve para cualquier protocolo y no deja máquina que mantener.',
        },
        likeness: {
          pt: 'o serviço de informações que só diz a que cidade ir, sem porta própria e sem ver carta alguma',
          en: 'the information line that just names a city, with no door of its own and no letters in sight',
          es: 'el servicio de información que solo dice a qué ciudad ir, sin puerta propia y sin ver las cartas',
        },
        tell: {
          pt: 'Duas regiões e clientes com UDP: Traffic Manager. Máquinas que a equipe não quer manter só para dividir os acessos: balanceador gerenciado do Azure. Máquinas em duas regiões, das quais uma deve assumir se a outra parar: serviço global.',
          en: 'Two regions and clients on UDP: Traffic Manager. Machines that the team does not want to maintain just to distribute traffic: a managed load balancer of Azure. Machines in two regions, of which one must take over if the other stops: a global service.',
          es: 'Dos regiones y clientes con UDP: Traffic Manager. Máquinas que el equipo no quiere mantener solo para repartir los accesos: balanceador administrado de Azure. Máquinas en dos regiones, de las que una debe tomar el relevo si la otra se detiene: servicio global.',
        },
        source: docs('azure/traffic-manager/traffic-manager-overview'),
        popularity: 3,
      },
      {
        id: 'nginx',
        neverRight: true,
        text: {
          pt: 'Dois servidores NGINX, em uma região',
          en: 'Two NGINX servers, in one region',
          es: 'Dos servidores NGINX, en una región',
        },
        uses: ['NGINX'],
        why: {
          pt: 'O NGINX em máquinas próprias distribui HTTP, TCP e UDP como a equipe o configurar.',
          en: 'NGINX on machines of its own distributes HTTP, TCP and UDP as the team configures it.',
          es: 'NGINX en máquinas propias distribuye HTTP, TCP y UDP como lo configure el equipo.',
        },
        likeness: {
          pt: 'as duas recepcionistas que a própria firma contrata e treina, na porta fixa de uma só cidade',
          en: 'two receptionists whom the firm itself has to hire and train, at the fixed door of one city',
          es: 'las dos recepcionistas que la propia empresa contrata y forma, en la puerta fija de una sola ciudad',
        },
        tell: {
          pt: 'Configuração própria do balanceador: só em máquinas que a equipe mantém.',
          en: 'A load balancer configuration of one’s own: only on machines that the team maintains.',
          es: 'Configuración propia del balanceador: solo en máquinas que mantiene el equipo.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'two-regions',
        text: {
          pt: 'As máquinas estão em duas regiões, e uma região deve assumir se a outra parar.',
          en: 'The machines are in two regions, and one region must take over if the other stops.',
          es: 'Las máquinas están en dos regiones, y una región debe tomar el relevo si la otra se detiene.',
        },
        fits: ['fd', 'tm'],
        rulesOut: {
          lb: {
            pt: 'O Load Balancer regional divide as conexões em uma região e para com ela.',
            en: 'A regional Load Balancer shares connections in one region and stops with it.',
            es: 'El Load Balancer regional reparte las conexiones en una región y se detiene con ella.',
          },
          agw: {
            pt: 'O Application Gateway é regional: divide as requisições em uma região e para com ela.',
            en: 'Application Gateway is regional: it shares requests in one region and stops with it.',
            es: 'Application Gateway es regional: reparte las solicitudes en una región y se detiene con ella.',
          },
          nginx: {
            pt: 'Os dois servidores NGINX estão em uma região e param com ela.',
            en: 'Both NGINX servers are in one region and stop with it.',
            es: 'Los dos servidores NGINX están en una región y se detienen con ella.',
          },
        },
      },
      {
        id: 'by-path',
        text: {
          pt: 'Pedidos a /videos e a /api devem ir para grupos diferentes de máquinas.',
          en: 'Requests to /videos and /api must go to different groups of machines.',
          es: 'Las solicitudes a /videos y a /api deben ir a grupos distintos de máquinas.',
        },
        fits: ['agw', 'fd', 'nginx'],
        rulesOut: {
          lb: {
            pt: 'O Load Balancer atua na camada 4 e não vê o caminho da URL.',
            en: 'Load Balancer works at layer 4 and does not see the URL path.',
            es: 'Load Balancer actúa en la capa 4 y no ve la ruta de la URL.',
          },
          tm: {
            pt: 'O Traffic Manager só responde a consultas de DNS e não vê o caminho da URL.',
            en: 'Traffic Manager only answers DNS queries and does not see the URL path.',
            es: 'Traffic Manager solo responde consultas de DNS y no ve la ruta de la URL.',
          },
        },
      },
      {
        id: 'own-protocol',
        text: {
          pt: 'Parte dos clientes usa UDP, e não HTTP.',
          en: 'Some of the clients use UDP, not HTTP.',
          es: 'Parte de los clientes usa UDP, y no HTTP.',
        },
        fits: ['lb', 'tm', 'nginx'],
        rulesOut: {
          agw: {
            pt: 'O Application Gateway lê requisições HTTP na camada 7 e não distribui UDP.',
            en: 'Application Gateway reads HTTP requests at layer 7 and does not distribute UDP.',
            es: 'Application Gateway lee solicitudes HTTP en la capa 7 y no distribuye UDP.',
          },
          fd: {
            pt: 'O Front Door recebe na borda só HTTP e HTTPS, e não UDP.',
            en: 'Front Door receives at the edge HTTP and HTTPS only, not UDP.',
            es: 'Front Door recibe en el borde solo HTTP y HTTPS, y no UDP.',
          },
        },
      },
      {
        id: 'no-machines',
        text: {
          pt: 'A equipe não quer manter máquinas só para dividir os acessos.',
          en: 'The team does not want to maintain machines just to distribute traffic.',
          es: 'El equipo no quiere mantener máquinas solo para repartir los accesos.',
        },
        fits: ['lb', 'agw', 'fd', 'tm'],
        rulesOut: {
          nginx: {
            pt: 'As máquinas com NGINX têm de ser mantidas e corrigidas pela equipe.',
            en: 'The machines with NGINX have to be maintained and patched by the team.',
            es: 'Las máquinas con NGINX deben ser mantenidas y corregidas por el equipo.',
          },
        },
      },
      {
        id: 'waf',
        text: {
          pt: 'Um firewall de aplicação web (WAF) gerenciado deve barrar injeção de SQL.',
          en: 'A managed web application firewall (WAF) must stop SQL injection.',
          es: 'Un firewall de aplicaciones web (WAF) administrado debe frenar la inyección de SQL.',
        },
        fits: ['agw', 'fd'],
        rulesOut: {
          lb: {
            pt: 'O Load Balancer não inspeciona pedidos HTTP nem oferece WAF.',
            en: 'Load Balancer neither inspects HTTP requests nor offers a WAF.',
            es: 'Load Balancer no inspecciona solicitudes HTTP ni ofrece WAF.',
          },
          tm: {
            pt: 'O Traffic Manager não recebe o tráfego e, por isso, não oferece WAF.',
            en: 'Traffic Manager does not receive the traffic and so offers no WAF.',
            es: 'Traffic Manager no recibe el tráfico y, por eso, no ofrece WAF.',
          },
        },
      },
      {
        id: 'stay-regional',
        text: {
          pt: 'O tráfego só pode ser processado na região principal.',
          en: 'Traffic may be processed in the main region only.',
          es: 'El tráfico solo puede procesarse en la región principal.',
        },
        fits: ['lb', 'agw', 'nginx'],
        rulesOut: {
          fd: {
            pt: 'O Front Door processa o tráfego em pontos de presença no mundo todo.',
            en: 'Front Door processes traffic at points of presence around the world.',
            es: 'Front Door procesa el tráfico en puntos de presencia en todo el mundo.',
          },
        },
      },
      {
        id: 'fixed-ip',
        text: {
          pt: 'Os firewalls dos clientes só liberam o acesso a um IP fixo.',
          en: 'Customers’ firewalls allow access to one fixed IP address only.',
          es: 'Los firewalls de los clientes solo permiten el acceso a una IP fija.',
        },
        fits: ['lb', 'agw', 'nginx'],
        rulesOut: {
          fd: {
            pt: 'O Front Door é alcançado pelo nome do host; seus IPs mudam e não são de um só cliente.',
            en: 'Front Door is reached by host name; its IPs change and do not belong to one customer.',
            es: 'A Front Door se llega por el nombre de host; sus IP cambian y no son de un solo cliente.',
          },
          tm: {
            pt: 'O Traffic Manager só responde ao DNS: não tem IP próprio por onde o tráfego entre.',
            en: 'Traffic Manager only answers DNS: it has no IP of its own through which traffic enters.',
            es: 'Traffic Manager solo responde al DNS: no tiene IP propia por la que entre el tráfico.',
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
  {
    id: 'office-link',
    exams: { 'az-900': { domain: 'architecture', topic: 'connectivity' } },
    scene: {
      pt: 'Pense nos dados como malotes que vão da sede a um depósito distante, e na internet como a única estrada pública.',
      en: 'Think of the data as mail going from the site to a distant depot, and of the internet as the only public road.',
      es: 'Piensa en los datos como el correo que va de la sede a un depósito lejano, y en internet como la única carretera pública.',
    },
    situations: [
      {
        id: 'architects',
        text: {
          pt: 'O escritório de uma firma de engenharia deve alcançar suas VMs no Azure por IP privado.',
          en: 'An engineering firm’s office must reach its Azure VMs over private IP.',
          es: 'La oficina de una firma de ingeniería debe acceder por IP privada a sus VM en Azure.',
        },
      },
      {
        id: 'cannery',
        text: {
          pt: 'Uma fábrica deve alcançar seu sistema de estoque no Azure por IP privado.',
          en: 'A factory must reach its inventory system in Azure over private IP.',
          es: 'Una fábrica debe acceder por IP privada a su sistema de inventario en Azure.',
        },
      },
      {
        id: 'college',
        text: {
          pt: 'O campus de uma faculdade deve alcançar seu sistema acadêmico no Azure por IP privado.',
          en: 'A college campus must reach its academic system in Azure over private IP.',
          es: 'El campus de una facultad debe acceder por IP privada a su sistema académico en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 's2s',
        text: {
          pt: 'Uma VPN site a site com o VPN Gateway',
          en: 'A site-to-site VPN with VPN Gateway',
          es: 'Una VPN de sitio a sitio con VPN Gateway',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN site a site liga a rede inteira do local por um túnel criptografado na internet, sem circuito de operadora, cliente nos dispositivos nem servidor a atualizar, e fica pronta em horas.',
          en: 'A site-to-site VPN connects the whole local network through an encrypted tunnel over the internet, with no carrier circuit, client on the devices or server to update, and is ready within hours.',
          es: 'La VPN de sitio a sitio conecta toda la red local por un túnel cifrado en internet, sin circuito de operador, cliente en los dispositivos ni servidor que actualizar, y queda lista en horas.',
        },
        likeness: {
          pt: 'o carro-forte alugado que leva os malotes de todos pela estrada pública, no ritmo do trânsito',
          en: 'the rented armored truck that carries everyone’s mail along the public road, at the pace of traffic',
          es: 'el camión blindado alquilado que lleva el correo de todos por la carretera pública, al ritmo del tránsito',
        },
        tell: {
          pt: 'Orçamento que paga no máximo um circuito privado: um só circuito ou uma VPN. Ligação que deve funcionar nesta semana, sem contrato com operadoras: VPN pela internet. Nem mais um servidor para atualizar: gateway gerenciado do Azure. Tráfego que deve ser criptografado por padrão: VPN. Nada instalado nem configurado nos dispositivos dos usuários: ligação entre redes.',
          en: 'A budget that pays for one private circuit at most: a single circuit or a VPN. A connection that must work this week, without a carrier contract: a VPN over the internet. Not another server to update: a managed gateway of Azure. Traffic that must be encrypted by default: a VPN. Nothing installed or configured on the users’ devices: a connection between networks.',
          es: 'Presupuesto que paga como máximo un circuito privado: un solo circuito o una VPN. Conexión que debe funcionar esta semana, sin contrato con operadoras: VPN por internet. Ningún otro servidor que actualizar: puerta de enlace administrada de Azure. Tráfico que debe ir cifrado por defecto: VPN. Nada instalado ni configurado en los dispositivos de los usuarios: conexión entre redes.',
        },
        source: docs('azure/vpn-gateway/vpn-gateway-about-vpngateways'),
        popularity: 5,
      },
      {
        id: 'p2s',
        text: {
          pt: 'Uma VPN ponto a site em cada dispositivo',
          en: 'A point-to-site VPN on each device',
          es: 'Una VPN de punto a sitio en cada dispositivo',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN ponto a site liga cada dispositivo por um túnel criptografado na internet, com um cliente configurado nele, sem servidor a atualizar nem contrato com operadora.',
          en: 'A point-to-site VPN connects each device through an encrypted tunnel over the internet, with a client set up on it and with neither a server to update nor a carrier contract.',
          es: 'La VPN de punto a sitio conecta cada dispositivo por un túnel cifrado en internet, con un cliente configurado en él, sin servidor que actualizar ni contrato con operadora.',
        },
        likeness: {
          pt: 'a maleta blindada que cada pessoa tem de aprender a usar na estrada pública, no ritmo do trânsito',
          en: 'the armored case that each person must learn to use on the public road, at the pace of traffic',
          es: 'el maletín blindado que cada persona debe aprender a usar en la carretera pública, al ritmo del tránsito',
        },
        tell: {
          pt: 'Poucas pessoas, de qualquer lugar: pense na VPN ponto a site. Orçamento que paga no máximo um circuito privado: um só circuito ou uma VPN. Ligação que deve funcionar nesta semana, sem contrato com operadoras: VPN pela internet. Nem mais um servidor para atualizar: gateway gerenciado do Azure. Tráfego que deve ser criptografado por padrão: VPN.',
          en: 'A few people, from anywhere: think of a point-to-site VPN. A budget that pays for one private circuit at most: a single circuit or a VPN. A connection that must work this week, without a carrier contract: a VPN over the internet. Not another server to update: a managed gateway of Azure. Traffic that must be encrypted by default: a VPN.',
          es: 'Pocas personas, desde cualquier lugar: piensa en la VPN de punto a sitio. Presupuesto que paga como máximo un circuito privado: un solo circuito o una VPN. Conexión que debe funcionar esta semana, sin contrato con operadoras: VPN por internet. Ningún otro servidor que actualizar: puerta de enlace administrada de Azure. Tráfico que debe ir cifrado por defecto: VPN.',
        },
        source: docs('azure/vpn-gateway/point-to-site-about'),
        popularity: 4,
      },
      {
        id: 'er',
        text: {
          pt: 'Um circuito do Azure ExpressRoute',
          en: 'One Azure ExpressRoute circuit',
          es: 'Un circuito de Azure ExpressRoute',
        },
        uses: ['ExpressRoute'],
        why: {
          pt: 'Um circuito ExpressRoute liga toda a rede local por uma conexão privada de um provedor, fora da internet, com latência estável e até 10 Gbps, sem cliente nos dispositivos nem servidor a atualizar.',
          en: 'One ExpressRoute circuit connects the whole local network over a provider’s private connection, off the internet, with steady latency and up to 10 Gbps, with no client on the devices or server to update.',
          es: 'Un circuito ExpressRoute conecta toda la red local por una conexión privada de un proveedor, fuera de internet, con latencia estable y hasta 10 Gbps, sin cliente en los dispositivos ni servidor que actualizar.',
        },
        likeness: {
          pt: 'a ferrovia particular, feita por contrato, rápida e pontual, mas de vagões abertos e sem outro caminho',
          en: 'a private railroad, built under contract, fast and punctual but with open cars and no other route',
          es: 'la vía férrea particular, hecha por contrato, rápida y puntual, pero de vagones abiertos y sin otra ruta',
        },
        tell: {
          pt: 'Tráfego fora da internet pública: o ExpressRoute. Ligação de 10 Gbps com latência estável: o ExpressRoute. Orçamento que paga no máximo um circuito privado: um só circuito ou uma VPN. Nem mais um servidor para atualizar: gateway gerenciado do Azure. Nada instalado nem configurado nos dispositivos dos usuários: ligação entre redes.',
          en: 'Traffic off the public internet: ExpressRoute. A 10 Gbps connection with steady latency: ExpressRoute. A budget that pays for one private circuit at most: a single circuit or a VPN. Not another server to update: a managed gateway of Azure. Nothing installed or configured on the users’ devices: a connection between networks.',
          es: 'Tráfico fuera de la internet pública: ExpressRoute. Conexión de 10 Gbps con latencia estable: ExpressRoute. Presupuesto que paga como máximo un circuito privado: un solo circuito o una VPN. Ningún otro servidor que actualizar: puerta de enlace administrada de Azure. Nada instalado ni configurado en los dispositivos de los usuarios: conexión entre redes.',
        },
        source: docs('azure/expressroute/expressroute-introduction'),
        popularity: 4,
      },
      {
        id: 'er-vpn',
        text: {
          pt: 'Um circuito do ExpressRoute com VPN de reserva',
          en: 'An ExpressRoute circuit with a backup VPN',
          es: 'Un circuito de ExpressRoute con VPN de respaldo',
        },
        uses: ['ExpressRoute', 'VPN'],
        why: {
          pt: 'O ExpressRoute leva o tráfego normal e a VPN site a site assume se o circuito cai, a um custo menor que o de dois circuitos.',
          en: 'ExpressRoute carries normal traffic and the site-to-site VPN takes over if the circuit fails, at less than the cost of two circuits.',
          es: 'ExpressRoute lleva el tráfico normal y la VPN de sitio a sitio toma el relevo si cae el circuito, por menos que dos circuitos.',
        },
        likeness: {
          pt: 'a ferrovia particular, feita por contrato, de vagões abertos, mais um carro-forte na estrada pública para emergências',
          en: 'a private railroad, built under contract, with open cars, plus a truck on the public road for emergencies',
          es: 'la vía férrea particular, hecha por contrato, de vagones abiertos, más un camión en la carretera pública para emergencias',
        },
        tell: {
          pt: 'Linha cortada e orçamento para um circuito: ExpressRoute com VPN de reserva. Orçamento que paga no máximo um circuito privado: um só circuito ou uma VPN. Nem mais um servidor para atualizar: gateway gerenciado do Azure. Nada instalado nem configurado nos dispositivos dos usuários: ligação entre redes. Ligação que deve continuar quando qualquer linha for cortada: um segundo caminho além do circuito.',
          en: 'A line cut and a budget for one circuit: ExpressRoute with a backup VPN. A budget that pays for one private circuit at most: a single circuit or a VPN. Not another server to update: a managed gateway of Azure. Nothing installed or configured on the users’ devices: a connection between networks. A connection that must continue if any line is cut: a second path besides the circuit.',
          es: 'Línea cortada y presupuesto para un circuito: ExpressRoute con VPN de respaldo. Presupuesto que paga como máximo un circuito privado: un solo circuito o una VPN. Ningún otro servidor que actualizar: puerta de enlace administrada de Azure. Nada instalado ni configurado en los dispositivos de los usuarios: conexión entre redes. Conexión que debe seguir si se corta cualquier línea: un segundo camino además del circuito.',
        },
        source: docs('azure/expressroute/expressroute-howto-coexist-resource-manager'),
        popularity: 3,
      },
      {
        id: 'er-two',
        text: {
          pt: 'Dois circuitos do ExpressRoute em locais diferentes',
          en: 'Two ExpressRoute circuits at different sites',
          es: 'Dos circuitos de ExpressRoute en lugares distintos',
        },
        uses: ['ExpressRoute'],
        why: {
          pt: 'Dois circuitos em locais de emparelhamento diferentes mantêm a ligação privada mesmo se um deles cai.',
          en: 'Two circuits at different peering locations keep the private connection even if one of them fails.',
          es: 'Dos circuitos en ubicaciones de emparejamiento distintas mantienen la conexión privada aunque caiga uno.',
        },
        likeness: {
          pt: 'as duas ferrovias particulares, feitas por dois contratos, rápidas e pontuais, mas de vagões abertos',
          en: 'two private railroads, built under two contracts, fast and punctual but with open cars',
          es: 'las dos vías férreas particulares, hechas por dos contratos, rápidas y puntuales, pero de vagones abiertos',
        },
        tell: {
          pt: 'Qualquer linha cortada, sem usar a internet pública: dois circuitos do ExpressRoute. Nem mais um servidor para atualizar: gateway gerenciado do Azure. Nada instalado nem configurado nos dispositivos dos usuários: ligação entre redes. Ligação que deve continuar quando qualquer linha for cortada: um segundo caminho além do circuito.',
          en: 'Any line cut, without using the public internet: two ExpressRoute circuits. Not another server to update: a managed gateway of Azure. Nothing installed or configured on the users’ devices: a connection between networks. A connection that must continue if any line is cut: a second path besides the circuit.',
          es: 'Cualquier línea cortada, sin usar la internet pública: dos circuitos de ExpressRoute. Ningún otro servidor que actualizar: puerta de enlace administrada de Azure. Nada instalado ni configurado en los dispositivos de los usuarios: conexión entre redes. Conexión que debe seguir si se corta cualquier línea: un segundo camino además del circuito.',
        },
        source: docs('azure/expressroute/designing-for-disaster-recovery-with-expressroute-privatepeering'),
        popularity: 2,
      },
      {
        id: 'nva',
        neverRight: true,
        text: {
          pt: 'Um servidor VPN próprio em uma máquina virtual',
          en: 'A VPN server of its own on a virtual machine',
          es: 'Un servidor VPN propio en una máquina virtual',
        },
        uses: ['VPN'],
        why: {
          pt: 'Um servidor VPN em uma máquina virtual liga a rede local pela internet, com o programa que a equipe já conhece.',
          en: 'A VPN server on a virtual machine connects the local network over the internet, with the software that the team already knows.',
          es: 'Un servidor VPN en una máquina virtual une la red local por internet, con el programa que el equipo ya conoce.',
        },
        likeness: {
          pt: 'o carro-forte que a própria sede tem de consertar, sempre na estrada pública, no ritmo do trânsito',
          en: 'the armored truck that the site itself must repair, always on the public road, at traffic’s pace',
          es: 'el camión blindado que la propia sede tiene que reparar, siempre en la carretera pública, al ritmo del tránsito',
        },
        tell: {
          pt: 'Programa de VPN de outro fabricante: um servidor próprio, mantido pela equipe.',
          en: 'VPN software of another vendor: a server of one’s own, maintained by the team.',
          es: 'Programa de VPN de otro fabricante: un servidor propio, mantenido por el equipo.',
        },
        source: docs('azure/architecture/networking/guide/network-virtual-appliance-high-availability'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'off-internet',
        text: {
          pt: 'O tráfego não pode passar pela internet pública em nenhum momento.',
          en: 'Traffic must not cross the public internet at any time.',
          es: 'El tráfico no puede pasar por la internet pública en ningún momento.',
        },
        fits: ['er', 'er-two'],
        rulesOut: {
          nva: {
            pt: 'O servidor de VPN criptografa o tráfego, mas o túnel passa pela internet.',
            en: 'The VPN server encrypts traffic, but its tunnel crosses the internet.',
            es: 'El servidor VPN cifra el tráfico, pero su túnel pasa por internet.',
          },
          s2s: {
            pt: 'O túnel da VPN site a site, embora criptografado, passa pela internet.',
            en: 'The tunnel of a site-to-site VPN, though encrypted, crosses the internet.',
            es: 'El túnel de la VPN de sitio a sitio, aunque cifrado, pasa por internet.',
          },
          p2s: {
            pt: 'A VPN ponto a site criptografa o tráfego, mas o leva pela internet.',
            en: 'A point-to-site VPN encrypts traffic but takes it over the internet.',
            es: 'La VPN punto a sitio cifra el tráfico, pero lo lleva por internet.',
          },
          'er-vpn': {
            pt: 'Quando o circuito cai, a VPN de reserva leva o tráfego pela internet.',
            en: 'When the circuit fails, the backup VPN takes the traffic over the internet.',
            es: 'Cuando cae el circuito, la VPN de respaldo lleva el tráfico por internet.',
          },
        },
      },
      {
        id: 'path-loss',
        text: {
          pt: 'O local tem uma única linha de internet, e a ligação deve continuar quando qualquer linha for cortada.',
          en: 'The site has one internet line, and the connection must continue if any line is cut.',
          es: 'El lugar tiene una sola línea de internet, y la conexión debe seguir si se corta cualquier línea.',
        },
        fits: ['er-vpn', 'er-two'],
        rulesOut: {
          nva: {
            pt: 'O servidor VPN deixa de ser alcançado quando cai a linha de internet do local.',
            en: 'The VPN server can no longer be reached when the site’s internet line goes down.',
            es: 'El servidor VPN deja de ser accesible cuando cae la línea de internet del sitio.',
          },
          s2s: {
            pt: 'A VPN site a site cai com a única linha de internet do local.',
            en: 'A site-to-site VPN goes down with the site’s one internet line.',
            es: 'La VPN de sitio a sitio cae con la única línea de internet del lugar.',
          },
          p2s: {
            pt: 'As conexões ponto a site saem pela mesma linha de internet do local e caem com ela.',
            en: 'The point-to-site connections leave over the site’s same internet line and go down with it.',
            es: 'Las conexiones de punto a sitio salen por la misma línea de internet del lugar y caen con ella.',
          },
          er: {
            pt: 'Um único circuito, sem reserva, deixa o local desligado quando a linha é cortada.',
            en: 'A single circuit without a backup leaves the site cut off when the line is cut.',
            es: 'Un único circuito, sin respaldo, deja el lugar desconectado cuando se corta la línea.',
          },
        },
      },
      {
        id: 'this-week',
        text: {
          pt: 'A ligação deve funcionar nesta semana, sem contrato com operadoras.',
          en: 'The connection must work this week, without a carrier contract.',
          es: 'La conexión debe funcionar esta semana, sin contrato con operadoras.',
        },
        fits: ['s2s', 'p2s', 'nva'],
        rulesOut: {
          er: {
            pt: 'Um circuito do ExpressRoute exige contrato com um provedor de conectividade.',
            en: 'An ExpressRoute circuit needs a contract with a connectivity provider.',
            es: 'Un circuito de ExpressRoute exige contrato con un proveedor de conectividad.',
          },
          'er-vpn': {
            pt: 'O circuito do ExpressRoute exige contrato com um provedor de conectividade.',
            en: 'The ExpressRoute circuit needs a contract with a connectivity provider.',
            es: 'El circuito de ExpressRoute exige contrato con un proveedor de conectividad.',
          },
          'er-two': {
            pt: 'Dois circuitos do ExpressRoute exigem contratos com provedores de conectividade.',
            en: 'Two ExpressRoute circuits need contracts with connectivity providers.',
            es: 'Dos circuitos de ExpressRoute exigen contratos con proveedores de conectividad.',
          },
        },
      },
      {
        id: 'no-clients',
        text: {
          pt: 'Nada pode ser instalado nem configurado nos dispositivos dos usuários.',
          en: 'Nothing may be installed or configured on the users’ devices.',
          es: 'No se puede instalar ni configurar nada en los dispositivos de los usuarios.',
        },
        fits: ['s2s', 'er', 'er-vpn', 'er-two', 'nva'],
        rulesOut: {
          p2s: {
            pt: 'A VPN ponto a site exige um cliente configurado em cada dispositivo.',
            en: 'A point-to-site VPN needs a client set up on each device.',
            es: 'La VPN de punto a sitio exige un cliente configurado en cada dispositivo.',
          },
        },
      },
      {
        id: 'encrypted',
        text: {
          pt: 'O tráfego deve ser criptografado por padrão.',
          en: 'Traffic must be encrypted by default.',
          es: 'El tráfico debe ir cifrado por defecto.',
        },
        fits: ['s2s', 'p2s', 'nva'],
        rulesOut: {
          er: {
            pt: 'O ExpressRoute é privado, mas não criptografa o tráfego por padrão.',
            en: 'ExpressRoute is private but does not encrypt traffic by default.',
            es: 'ExpressRoute es privado, pero no cifra el tráfico por defecto.',
          },
          'er-vpn': {
            pt: 'No dia a dia o tráfego passa pelo circuito do ExpressRoute, que não criptografa por padrão.',
            en: 'In normal operation traffic takes the ExpressRoute circuit, which does not encrypt by default.',
            es: 'En el día a día el tráfico pasa por el circuito de ExpressRoute, que no cifra por defecto.',
          },
          'er-two': {
            pt: 'Os dois circuitos do ExpressRoute são privados, mas não criptografam por padrão.',
            en: 'Both ExpressRoute circuits are private but do not encrypt by default.',
            es: 'Los dos circuitos de ExpressRoute son privados, pero no cifran por defecto.',
          },
        },
      },
      {
        id: 'steady',
        text: {
          pt: 'A ligação precisa de 10 Gbps com latência estável.',
          en: 'The connection needs 10 Gbps with steady latency.',
          es: 'La conexión necesita 10 Gbps con latencia estable.',
        },
        fits: ['er', 'er-two'],
        rulesOut: {
          nva: {
            pt: 'O servidor VPN é alcançado pela internet, que não garante 10 Gbps nem latência estável.',
            en: 'The VPN server is reached over the internet, which guarantees neither 10 Gbps nor steady latency.',
            es: 'Al servidor VPN se llega por internet, que no garantiza 10 Gbps ni una latencia estable.',
          },
          s2s: {
            pt: 'A VPN site a site usa a internet, que não garante 10 Gbps nem latência estável.',
            en: 'A site-to-site VPN uses the internet, which guarantees neither 10 Gbps nor steady latency.',
            es: 'La VPN de sitio a sitio usa internet, que no garantiza 10 Gbps ni una latencia estable.',
          },
          p2s: {
            pt: 'A VPN ponto a site não chega a 10 Gbps por conexão.',
            en: 'A point-to-site VPN does not reach 10 Gbps per connection.',
            es: 'La VPN de punto a sitio no llega a 10 Gbps por conexión.',
          },
        },
      },
      {
        id: 'one-circuit',
        text: {
          pt: 'O orçamento paga no máximo um circuito privado.',
          en: 'The budget pays for one private circuit at most.',
          es: 'El presupuesto paga como máximo un circuito privado.',
        },
        fits: ['s2s', 'p2s', 'er', 'er-vpn', 'nva'],
        rulesOut: {
          'er-two': {
            pt: 'Dois circuitos do ExpressRoute passam do que o orçamento paga.',
            en: 'Two ExpressRoute circuits exceed what the budget pays for.',
            es: 'Dos circuitos de ExpressRoute superan lo que paga el presupuesto.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe não quer mais um servidor para atualizar.',
          en: 'The team does not want another server to update.',
          es: 'El equipo no quiere otro servidor que actualizar.',
        },
        fits: ['s2s', 'p2s', 'er', 'er-vpn', 'er-two'],
        rulesOut: {
          nva: {
            pt: 'O servidor VPN é uma máquina virtual que a equipe atualiza.',
            en: 'The VPN server is a virtual machine that the team updates.',
            es: 'El servidor VPN es una máquina virtual que el equipo actualiza.',
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
