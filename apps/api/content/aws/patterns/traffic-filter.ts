import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const trafficFilter: readonly Pattern[] = [
  {
    id: 'traffic-filter',
    exams: {
      'clf-c02': { domain: 'security', topic: 'threat-protection' },
      'saa-c03': { domain: 'secure', topic: 'workload-security' },
    },
    scene: {
      pt: 'Pense nas instâncias como casas de um condomínio, no tráfego como carros com placa e nos sites externos como lojas.',
      en: 'Think of the instances as houses in a gated community, of the traffic as cars with plates, and of outside sites as shops.',
      es: 'Piensa en las instancias como casas de un condominio, en el tráfico como autos con placa y en los sitios externos como tiendas.',
    },
    situations: [
      {
        id: 'broker',
        text: {
          pt: 'Uma imobiliária, com sistemas no Amazon EC2 atrás de balanceadores de carga em uma VPC, quer controlar mais o tráfego.',
          en: 'A real estate broker, with systems on Amazon EC2 behind load balancers in a VPC, wants more control over traffic.',
          es: 'Una inmobiliaria, con sistemas en Amazon EC2 detrás de balanceadores de carga en una VPC, quiere controlar más el tráfico.',
        },
        today: {
          pt: 'São 12 instâncias em duas zonas, e uma auditoria achou tráfego que ninguém soube explicar. Um arquiteto de soluções deve propor o controle.',
          en: 'There are 12 instances in two zones, and an audit found traffic that nobody could explain. A solutions architect must propose the control.',
          es: 'Son 12 instancias en dos zonas, y una auditoría halló tráfico que nadie supo explicar. Un arquitecto de soluciones debe proponer el control.',
        },
      },
      {
        id: 'water',
        text: {
          pt: 'Uma companhia de água executa o sistema que monitora as bombas no Amazon EC2, atrás de balanceadores de carga em uma VPC, e quer filtrar o tráfego.',
          en: 'A water utility runs its pump monitoring system on Amazon EC2, behind load balancers in a VPC, and wants to filter traffic.',
          es: 'Una empresa de agua ejecuta el sistema que monitorea sus bombas en Amazon EC2, detrás de balanceadores de carga en una VPC, y quiere filtrar el tráfico.',
        },
        today: {
          pt: 'Oito instâncias, em duas zonas, vigiam 200 bombas, e um intruso alcançou uma delas em um teste. Um arquiteto de soluções deve definir onde filtrar.',
          en: 'Eight instances in two zones watch 200 pumps, and an intruder reached one of them in a test. A solutions architect must define where to filter.',
          es: 'Ocho instancias, en dos zonas, vigilan 200 bombas, y un intruso llegó a una de ellas en una prueba. Un arquitecto de soluciones debe definir dónde filtrar.',
        },
      },
      {
        id: 'translator',
        text: {
          pt: 'Uma agência de tradução revê o tráfego do seu portal no Amazon EC2, atrás de balanceadores de carga em uma VPC.',
          en: 'A translation agency is reviewing the traffic of its portal on Amazon EC2, behind load balancers in a VPC.',
          es: 'Una agencia de traducción revisa el tráfico de su portal en Amazon EC2, detrás de balanceadores de carga en una VPC.',
        },
        today: {
          pt: 'Seis instâncias, em duas zonas, atendem clientes de 20 países, e os logs mostram conexões de que o portal não precisa.',
          en: 'Six instances in two zones serve customers in 20 countries, and the logs show connections that the portal does not need.',
          es: 'Seis instancias, en dos zonas, atienden a clientes de 20 países, y los logs muestran conexiones que el portal no necesita.',
        },
      },
      {
        id: 'clinic-filter',
        text: {
          pt: 'Uma rede de clínicas tem prontuários no Amazon EC2, atrás de balanceadores de carga em uma VPC, e quer controlar o tráfego.',
          en: 'A chain of clinics has medical records on Amazon EC2, behind load balancers in a VPC, and wants to control traffic.',
          es: 'Una red de clínicas tiene historias clínicas en Amazon EC2, detrás de balanceadores de carga en una VPC, y quiere controlar el tráfico.',
        },
        today: {
          pt: 'Dez instâncias, em duas zonas, atendem 35 clínicas, com as regras escritas quando só havia uma. Um arquiteto de soluções deve rever o controle.',
          en: 'Ten instances in two zones serve 35 clinics, with the rules written when there was only one. A solutions architect must review the control.',
          es: 'Diez instancias, en dos zonas, atienden a 35 clínicas, con las reglas escritas cuando solo había una. Un arquitecto de soluciones debe revisar el control.',
        },
      },
      {
        id: 'exchange-filter',
        text: {
          pt: 'Uma casa de câmbio publica cotações em servidores no Amazon EC2, atrás de balanceadores de carga em uma VPC, e precisa filtrar o tráfego.',
          en: 'A currency exchange publishes rates from servers on Amazon EC2, behind load balancers in a VPC, and has to filter traffic.',
          es: 'Una casa de cambio publica cotizaciones desde servidores en Amazon EC2, detrás de balanceadores de carga en una VPC, y debe filtrar el tráfico.',
        },
        today: {
          pt: 'As cotações saem de quatro instâncias em duas zonas, e o regulador perguntou como o tráfego delas é controlado.',
          en: 'The rates come from four instances in two zones, and the regulator has asked how their traffic is controlled.',
          es: 'Las cotizaciones salen de cuatro instancias en dos zonas, y el regulador preguntó cómo se controla su tráfico.',
        },
      },
    ],
    candidates: [
      {
        id: 'sg',
        uses: ['grupos de segurança', 'security groups', 'grupos de seguridad'],
        popularity: 5,
        source: docs('vpc/latest/userguide/vpc-security-groups.html'),
        text: {
          pt: 'Grupos de segurança das instâncias',
          en: 'Security groups of the instances',
          es: 'Grupos de seguridad de las instancias',
        },
        action: {
          pt: 'Associar grupos de segurança às instâncias e aos balanceadores, com regras de entrada e de saída próprias.',
          en: 'Associate security groups with the instances and the load balancers, with inbound and outbound rules of their own.',
          es: 'Asociar grupos de seguridad a las instancias y a los balanceadores, con reglas de entrada y de salida propias.',
        },
        why: {
          pt: 'Os grupos de segurança são stateful: liberam o que se permite, em qualquer protocolo, deixam passar as respostas e não têm custo.',
          en: 'Security groups are stateful: they let in what is allowed, in any protocol, let the replies through and cost nothing.',
          es: 'Los grupos de seguridad son stateful: dejan entrar lo que se permite, en cualquier protocolo, dejan pasar las respuestas y no tienen costo.',
        },
        likeness: {
          pt: 'a lista grátis, em cada casa, das placas que podem entrar, que não veta nenhuma nem trata de lojas',
          en: 'the free list, at each house, of plates that may enter, which bans none and says nothing of shops',
          es: 'la lista gratuita, en cada casa, de las placas que pueden entrar, que no veta ninguna ni trata de tiendas',
        },
        tell: {
          pt: 'Respostas a uma conexão aceita que passam sem regra própria: grupos de segurança, que são stateful.',
          en: 'Replies to an accepted connection that pass without a rule of their own: security groups, which are stateful.',
          es: 'Respuestas a una conexión aceptada que pasan sin una regla propia: grupos de seguridad, que son stateful.',
        },
      },
      {
        id: 'nacl',
        uses: ['ACL', 'ACLs'],
        popularity: 4,
        source: docs('vpc/latest/userguide/vpc-network-acls.html'),
        text: {
          pt: 'ACLs de rede nas sub-redes públicas',
          en: 'Network ACLs of the public subnets',
          es: 'ACL de red en las subredes públicas',
        },
        action: {
          pt: 'Associar às sub-redes públicas da VPC ACLs de rede com regras numeradas de entrada e de saída.',
          en: 'Associate network ACLs with the public subnets of the VPC, with numbered inbound and outbound rules.',
          es: 'Asociar a las subredes públicas de la VPC ACL de red con reglas numeradas de entrada y de salida.',
        },
        why: {
          pt: 'As ACLs de rede das sub-redes públicas veem os endereços dos clientes, têm regras de negação para qualquer protocolo e não têm custo; são stateless.',
          en: 'Network ACLs of the public subnets see the addresses of the clients, have deny rules for any protocol and cost nothing; they are stateless.',
          es: 'Las ACL de red de las subredes públicas ven las direcciones de los clientes, tienen reglas de denegación para cualquier protocolo y no tienen costo; son stateless.',
        },
        likeness: {
          pt: 'o vigia grátis da rua, que veta placas, não conhece lojas e confere de novo quem sai',
          en: 'the free street guard, who bans plates, knows no shops and checks each car again on leaving',
          es: 'el vigilante gratis de la calle, que veta placas, no conoce tiendas y revisa otra vez a quien sale',
        },
        tell: {
          pt: 'Poucos endereços IP a bloquear, sem custo: ACLs de rede das sub-redes públicas. Endereços IP bloqueados em qualquer protocolo, não só HTTP ou DNS: ACLs de rede nas sub-redes ou AWS Network Firewall. Endereços IP que atacam o sistema e devem ser bloqueados: ACLs de rede, sem custo, AWS WAF ou AWS Network Firewall. O próprio tráfego, em qualquer protocolo: ACLs de rede ou AWS Network Firewall, e não AWS WAF.',
          en: 'A few IP addresses to be blocked, at no cost: network ACLs of the public subnets. IP addresses blocked in any protocol, not only HTTP or DNS: network ACLs of the subnets or AWS Network Firewall. IP addresses that attack the system and must be blocked: network ACLs, at no cost, AWS WAF or AWS Network Firewall. The traffic itself, in any protocol: network ACLs or AWS Network Firewall, not AWS WAF.',
          es: 'Pocas direcciones IP que bloquear, sin costo: ACL de red de las subredes públicas. Direcciones IP bloqueadas en cualquier protocolo, no solo HTTP o DNS: ACL de red en las subredes o AWS Network Firewall. Direcciones IP que atacan el sistema y deben bloquearse: ACL de red, sin costo, AWS WAF o AWS Network Firewall. El propio tráfico, en cualquier protocolo: ACL de red o AWS Network Firewall, y no AWS WAF.',
        },
      },
      {
        id: 'firewall',
        uses: ['Network Firewall'],
        popularity: 3,
        source: docs('network-firewall/latest/developerguide/what-is-aws-network-firewall.html'),
        text: {
          pt: 'AWS Network Firewall junto ao gateway da internet',
          en: 'AWS Network Firewall beside the internet gateway',
          es: 'AWS Network Firewall junto al gateway de internet',
        },
        action: {
          pt: 'Criar um AWS Network Firewall com uma política e rotear por ele o tráfego do gateway da internet.',
          en: 'Create an AWS Network Firewall with a policy and route the traffic of the internet gateway through it.',
          es: 'Crear un AWS Network Firewall con una política y encaminar por él el tráfico del gateway de internet.',
        },
        why: {
          pt: 'Entre o gateway da internet e as sub-redes, o AWS Network Firewall vê os endereços de fora e inspeciona com estado qualquer protocolo; filtra por endereço e, em HTTP e HTTPS, por nome de domínio.',
          en: 'Between the internet gateway and the subnets, AWS Network Firewall sees the addresses outside and inspects any protocol statefully; it filters by address and, in HTTP and HTTPS, by domain name.',
          es: 'Entre el gateway de internet y las subredes, AWS Network Firewall ve las direcciones de afuera e inspecciona con estado cualquier protocolo; filtra por dirección y, en HTTP y HTTPS, por nombre de dominio.',
        },
        likeness: {
          pt: 'a guarita paga que barra qualquer veículo pela placa e só deixa os moradores irem a lojas aprovadas',
          en: 'the paid gatehouse that bans any vehicle by plate and lets residents visit approved shops only',
          es: 'la garita de pago que veta cualquier vehículo por placa y deja a los vecinos ir solo a tiendas aprobadas',
        },
        tell: {
          pt: 'Respostas a uma conexão aceita que passam sem regra própria: AWS Network Firewall, stateful como os grupos de segurança. Sites por nome de domínio, só os aprovados: AWS Network Firewall. Endereços IP bloqueados em qualquer protocolo, não só HTTP ou DNS: ACLs de rede nas sub-redes ou AWS Network Firewall. Endereços IP que atacam e devem ser bloqueados, sem afetar os demais: ACLs de rede, AWS WAF ou AWS Network Firewall. O próprio tráfego, em qualquer protocolo: ACLs de rede ou AWS Network Firewall, e não AWS WAF.',
          en: 'Replies to an accepted connection that pass without a rule of their own: AWS Network Firewall, stateful like security groups. Sites by domain name, only the approved ones: AWS Network Firewall. IP addresses blocked in any protocol, not only HTTP or DNS: network ACLs of the subnets or AWS Network Firewall. IP addresses that attack and must be blocked without affecting anyone else: network ACLs, AWS WAF or AWS Network Firewall. The traffic itself, in any protocol: network ACLs or AWS Network Firewall, not AWS WAF.',
          es: 'Respuestas a una conexión aceptada que pasan sin una regla propia: AWS Network Firewall, stateful como los grupos de seguridad. Sitios por nombre de dominio, solo los aprobados: AWS Network Firewall. Direcciones IP bloqueadas en cualquier protocolo, no solo HTTP o DNS: ACL de red en las subredes o AWS Network Firewall. Direcciones IP que atacan y deben bloquearse, sin afectar a las demás: ACL de red, AWS WAF o AWS Network Firewall. El propio tráfico, en cualquier protocolo: ACL de red o AWS Network Firewall, y no AWS WAF.',
        },
      },
      {
        id: 'waf',
        uses: ['WAF'],
        popularity: 5,
        source: docs('waf/latest/developerguide/what-is-aws-waf.html'),
        text: {
          pt: 'Uma web ACL do AWS WAF no Application Load Balancer',
          en: 'An AWS WAF web ACL on the Application Load Balancer',
          es: 'Una web ACL de AWS WAF en el Application Load Balancer',
        },
        action: {
          pt: 'Criar uma web ACL do AWS WAF com regras próprias e associá-la ao Application Load Balancer.',
          en: 'Create an AWS WAF web ACL with custom rules and associate it with the Application Load Balancer.',
          es: 'Crear una web ACL de AWS WAF con reglas propias y asociarla al Application Load Balancer.',
        },
        why: {
          pt: 'O AWS WAF inspeciona as solicitações HTTP que chegam a um balanceador, a uma API ou ao CloudFront e recusa por conteúdo ou endereço.',
          en: 'AWS WAF inspects the HTTP requests that reach a load balancer, an API or CloudFront and refuses them by content or address.',
          es: 'AWS WAF inspecciona las solicitudes HTTP que llegan a un balanceador, una API o CloudFront y las rechaza por contenido o dirección.',
        },
        likeness: {
          pt: 'o fiscal pago que recusa encomendas pelo remetente ou conteúdo, mas ignora outros veículos e aonde vão os moradores',
          en: 'the paid inspector who refuses parcels by sender or contents, but ignores other vehicles and where residents go',
          es: 'el inspector de pago que rechaza paquetes por remitente o contenido, pero ignora otros vehículos y adónde van los vecinos',
        },
        tell: {
          pt: 'Filtrar solicitações HTTP pelo conteúdo: AWS WAF. Endereços IP que atacam e devem ser bloqueados, sem afetar os demais: ACLs de rede, AWS WAF ou AWS Network Firewall.',
          en: 'Filtering HTTP requests by their content: AWS WAF. IP addresses that attack and must be blocked without affecting anyone else: network ACLs, AWS WAF or AWS Network Firewall.',
          es: 'Filtrar solicitudes HTTP por su contenido: AWS WAF. Direcciones IP que atacan y deben bloquearse, sin afectar a las demás: ACL de red, AWS WAF o AWS Network Firewall.',
        },
      },
      {
        id: 'dns',
        uses: ['DNS Firewall'],
        popularity: 2,
        source: docs('Route53/latest/DeveloperGuide/resolver-dns-firewall.html'),
        text: {
          pt: 'Route 53 DNS Firewall com listas de domínios',
          en: 'Route 53 DNS Firewall with domain lists',
          es: 'Route 53 DNS Firewall con listas de dominios',
        },
        action: {
          pt: 'Criar um grupo de regras do Route 53 Resolver DNS Firewall com listas de domínios e associá-lo à VPC.',
          en: 'Create a Route 53 Resolver DNS Firewall rule group with domain lists and associate it with the VPC.',
          es: 'Crear un grupo de reglas de Route 53 Resolver DNS Firewall con listas de dominios y asociarlo a la VPC.',
        },
        why: {
          pt: 'O Route 53 Resolver DNS Firewall responde ou recusa as consultas de DNS que saem da VPC, por listas de domínios.',
          en: 'Route 53 Resolver DNS Firewall answers or refuses the DNS queries that leave the VPC, by lists of domains.',
          es: 'Route 53 Resolver DNS Firewall responde o rechaza las consultas DNS que salen de la VPC, por listas de dominios.',
        },
        likeness: {
          pt: 'a telefonista paga que só dá aos moradores endereços de lojas aprovadas e nunca vê quem entra',
          en: 'the paid operator who gives residents only addresses of approved shops and never sees who comes in',
          es: 'la telefonista de pago que solo da a los vecinos direcciones de tiendas aprobadas, sin ver quién entra',
        },
        tell: {
          pt: 'Recusar consultas de DNS por domínio: Route 53 DNS Firewall.',
          en: 'Refusing DNS queries by domain: Route 53 DNS Firewall.',
          es: 'Rechazar consultas DNS por dominio: Route 53 DNS Firewall.',
        },
      },
    ],
    constraints: [
      {
        id: 'refuse-addresses',
        text: {
          pt: 'Cinco endereços IP que atacam o sistema devem ser bloqueados, sem afetar os demais.',
          en: 'Five IP addresses that attack the system must be blocked without affecting anyone else.',
          es: 'Cinco direcciones IP que atacan el sistema deben bloquearse, sin afectar a las demás.',
        },
        fits: ['nacl', 'firewall', 'waf'],
        rulesOut: {
          sg: {
            pt: 'Os grupos de segurança só têm regras de permissão; não recusam um endereço e aceitam o resto.',
            en: 'Security groups have only allow rules; they do not refuse one address and accept the rest.',
            es: 'Los grupos de seguridad solo tienen reglas de permiso; no rechazan una dirección aceptando el resto.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall trata as consultas de DNS que saem, não os endereços que entram.',
            en: 'Route 53 DNS Firewall deals with DNS queries going out, not with addresses coming in.',
            es: 'Route 53 DNS Firewall trata las consultas DNS que salen, no las direcciones que entran.',
          },
        },
      },
      {
        id: 'allowed-sites',
        text: {
          pt: 'As instâncias acessam sites por nome de domínio, e só os nomes aprovados devem funcionar.',
          en: 'The instances reach sites by domain name, and only approved names may work.',
          es: 'Las instancias acceden a sitios por nombre de dominio, y solo deben funcionar los nombres aprobados.',
        },
        fits: ['firewall', 'dns'],
        rulesOut: {
          sg: {
            pt: 'As regras dos grupos de segurança usam endereços e portas, não nomes de domínio.',
            en: 'The rules of security groups use addresses and ports, not domain names.',
            es: 'Las reglas de los grupos de seguridad usan direcciones y puertos, no nombres de dominio.',
          },
          nacl: {
            pt: 'As regras das ACLs de rede das sub-redes públicas usam endereços e portas, não nomes de domínio.',
            en: 'The rules of network ACLs of the public subnets use addresses and ports, not domain names.',
            es: 'Las reglas de las ACL de red de las subredes públicas usan direcciones y puertos, no nombres de dominio.',
          },
          waf: {
            pt: 'O AWS WAF inspeciona solicitações que chegam ao site, não o que as instâncias acessam.',
            en: 'AWS WAF inspects requests that come to the site, not what the instances access.',
            es: 'AWS WAF inspecciona solicitudes que llegan al sitio, no lo que acceden las instancias.',
          },
        },
      },
      {
        id: 'any-protocol',
        text: {
          pt: 'O controle deve filtrar o próprio tráfego, em qualquer protocolo, não só solicitações HTTP ou consultas de DNS.',
          en: 'The control must filter the traffic itself, in any protocol, not only HTTP requests or DNS queries.',
          es: 'El control debe filtrar el propio tráfico, en cualquier protocolo, no solo solicitudes HTTP o consultas DNS.',
        },
        fits: ['sg', 'nacl', 'firewall'],
        rulesOut: {
          waf: {
            pt: 'O AWS WAF trata só solicitações HTTP e HTTPS.',
            en: 'AWS WAF deals only with HTTP and HTTPS requests.',
            es: 'AWS WAF trata solo solicitudes HTTP y HTTPS.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall trata só consultas de DNS, não o tráfego que vem depois.',
            en: 'Route 53 DNS Firewall deals only with DNS queries, not with the traffic that follows.',
            es: 'Route 53 DNS Firewall trata solo consultas DNS, no el tráfico que viene después.',
          },
        },
      },
      {
        id: 'free',
        ask: {
          pt: 'Qual solução atende a esses requisitos da maneira MAIS econômica?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
        fits: ['sg', 'nacl'],
        rulesOut: {
          firewall: {
            pt: 'O AWS Network Firewall cobra por hora e por gigabyte.',
            en: 'AWS Network Firewall charges by the hour and by the gigabyte.',
            es: 'AWS Network Firewall cobra por hora y por gigabyte.',
          },
          waf: {
            pt: 'O AWS WAF cobra por regra e por volume de solicitações.',
            en: 'AWS WAF charges for rules and for the volume of requests.',
            es: 'AWS WAF cobra por regla y por volumen de solicitudes.',
          },
          dns: {
            pt: 'O Route 53 DNS Firewall cobra por volume de consultas de DNS e só trata as que saem, não os endereços que entram.',
            en: 'Route 53 DNS Firewall charges by the volume of DNS queries and deals only with those going out, not with addresses coming in.',
            es: 'Route 53 DNS Firewall cobra por volumen de consultas DNS y solo trata las que salen, no las direcciones que entran.',
          },
        },
      },
      {
        id: 'stateful',
        text: {
          pt: 'As respostas a uma conexão aceita devem passar sem regra própria.',
          en: 'Replies to an accepted connection must pass without a rule of their own.',
          es: 'Las respuestas a una conexión aceptada deben pasar sin una regla propia.',
        },
        fits: ['sg', 'firewall', 'waf'],
        rulesOut: {
          nacl: {
            pt: 'As ACLs de rede das sub-redes públicas são stateless: não reconhecem conexões e comparam também as respostas com as regras.',
            en: 'Network ACLs of the public subnets are stateless: they do not track connections and check replies against the rules too.',
            es: 'Las ACL de red de las subredes públicas son stateless: no reconocen conexiones y comparan también las respuestas con las reglas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que controle atende a esses requisitos?',
      en: 'Which control meets these requirements?',
      es: '¿Qué control cumple estos requisitos?',
    },
  },
];
