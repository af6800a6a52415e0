import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fixedEntry: readonly Pattern[] = [
  {
    id: 'fixed-entry',
    exams: { 'saa-c03': { domain: 'performance', topic: 'network-performance' } },
    scene: {
      pt: 'Pense nas conexões dos clientes como cartas e pacotes enviados a uma fábrica, e na entrada como quem os recebe.',
      en: 'Think of the clients’ connections as letters and parcels sent to a factory, and of the entry as whatever receives them.',
      es: 'Piensa en las conexiones de los clientes como cartas y paquetes enviados a una fábrica, y en la entrada como quien los recibe.',
    },
    situations: [
      {
        id: 'payments',
        text: {
          pt: 'Uma empresa de pagamentos recebe conexões dos sistemas de bancos em servidores de duas zonas de disponibilidade e quer uma entrada que as reparta.',
          en: 'A payments company takes connections from the systems of banks on servers in two Availability Zones and wants an entry point that spreads them.',
          es: 'Una empresa de pagos recibe conexiones de los sistemas de bancos en servidores de dos zonas de disponibilidad y quiere una entrada que las reparta.',
        },
        today: {
          pt: 'Cada banco abre até 300 conexões com o endereço de um servidor, e todo mês entra um banco novo. Um arquiteto de soluções precisa projetar a entrada.',
          en: 'Each bank opens up to 300 connections to the address of one server, and a new bank joins every month. A solutions architect must design the entry.',
          es: 'Cada banco abre hasta 300 conexiones con la dirección de un servidor, y cada mes se suma un banco. Un arquitecto de soluciones debe diseñar la entrada.',
        },
      },
      {
        id: 'meters',
        text: {
          pt: 'Uma distribuidora de energia recebe leituras de medidores em servidores de duas zonas de disponibilidade, que hoje são chamados um a um.',
          en: 'A power utility takes readings from meters on servers in two Availability Zones, which are called one by one today.',
          es: 'Una distribuidora de energía recibe lecturas de medidores en servidores de dos zonas de disponibilidad, a los que hoy se llama uno por uno.',
        },
        today: {
          pt: 'Oito servidores recebem leituras de 900.000 medidores, cada um com o endereço de um servidor na configuração. Uma nova entrada vai receber todas.',
          en: 'Eight servers take readings from 900,000 meters, each of which has the address of one server in its settings. A new entry will receive them all.',
          es: 'Ocho servidores reciben lecturas de 900.000 medidores, cada uno con la dirección de un servidor en su configuración. Una nueva entrada las recibirá todas.',
        },
      },
      {
        id: 'hospital-api',
        text: {
          pt: 'Um laboratório oferece aos hospitais uma API, que roda em servidores de duas zonas de disponibilidade, e vai pôr uma entrada única diante deles.',
          en: 'A laboratory offers hospitals an API, which runs on servers in two Availability Zones, and plans to put a single entry point in front of them.',
          es: 'Un laboratorio ofrece a los hospitales una API, que corre en servidores de dos zonas de disponibilidad, y va a poner una entrada única delante de ellos.',
        },
        today: {
          pt: 'Cinquenta hospitais a chamam com certificados, cerca de 2 milhões de vezes por dia. O laboratório pediu a um arquiteto o projeto da entrada.',
          en: 'Fifty hospitals call it with certificates, about 2 million times a day. The laboratory has asked an architect for the design of the entry.',
          es: 'Cincuenta hospitales la llaman con certificados, unos 2 millones de veces por día. El laboratorio pidió a un arquitecto el diseño de la entrada.',
        },
      },
    ],
    candidates: [
      {
        id: 'nlb',
        uses: ['Network Load Balancer', 'NLB'],
        popularity: 4,
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        text: {
          pt: 'Network Load Balancer com Elastic IPs',
          en: 'Network Load Balancer with Elastic IPs',
          es: 'Network Load Balancer con IP elásticas',
        },
        action: {
          pt: 'Criar um Network Load Balancer com endereços Elastic IP e encaminhar o listener a um grupo de destino.',
          en: 'Create a Network Load Balancer with Elastic IP addresses and forward its listener to a target group.',
          es: 'Crear un Network Load Balancer con direcciones IP elásticas y reenviar su agente de escucha a un grupo de destino.',
        },
        why: {
          pt: 'O Network Load Balancer tem um IP fixo por zona, reparte TCP e UDP e mostra ao servidor o endereço do cliente.',
          en: 'A Network Load Balancer has a fixed IP per zone, spreads TCP and UDP and shows the server the address of the client.',
          es: 'El Network Load Balancer tiene una IP fija por zona, reparte TCP y UDP y muestra al servidor la dirección del cliente.',
        },
        likeness: {
          pt: 'os portões de endereço fixo na própria fábrica, que deixam passar qualquer pacote sem ler a etiqueta',
          en: 'the fixed-address gates at the factory itself, which pass on any parcel without reading its label',
          es: 'los portones de dirección fija en la propia fábrica, que dejan pasar cualquier paquete sin leer la etiqueta',
        },
        tell: {
          pt: 'Firewall dos clientes com endereços fixos: Network Load Balancer com Elastic IPs. Um protocolo sobre TCP: Network Load Balancer, que trabalha na camada 4. Contrato que exige a entrada disponível se uma zona falhar: um balanceador em várias zonas, e não uma instância. Clientes na cidade da região, sem pagar por uma rede global: um balanceador, sem Global Accelerator. Equipe pequena, que não quer manter o sistema operacional de quem recebe as conexões: uma entrada gerenciada, e não um proxy próprio.',
          en: 'Firewalls of clients with fixed addresses: a Network Load Balancer with Elastic IPs. A protocol over TCP: a Network Load Balancer, which works at layer 4. A contract that requires the entry to stay available if a zone fails: a load balancer across zones, not an instance. Clients in the city of the Region, without paying for a global network: a load balancer, without Global Accelerator. A small team that does not want to maintain the operating system of what takes the connections: a managed entry, not a proxy of its own.',
          es: 'Firewall de los clientes con direcciones fijas: Network Load Balancer con IP elásticas. Un protocolo sobre TCP: Network Load Balancer, que trabaja en la capa 4. Contrato que exige la entrada disponible si falla una zona: un balanceador en varias zonas, y no una instancia. Clientes en la ciudad de la región, sin pagar por una red global: un balanceador, sin Global Accelerator. Equipo pequeño, que no quiere mantener el sistema operativo de lo que recibe las conexiones: una entrada administrada, y no un proxy propio.',
        },
      },
      {
        id: 'nlb-alb',
        rightWith: ['fixed', 'paths'],
        uses: ['Network Load Balancer', 'NLB', 'Application Load Balancer', 'ALB'],
        popularity: 3,
        source: docs('elasticloadbalancing/latest/network/application-load-balancer-target.html'),
        text: {
          pt: 'Network Load Balancer diante de um Application',
          en: 'Network Load Balancer in front of an Application one',
          es: 'Network Load Balancer delante de un Application',
        },
        action: {
          pt: 'Criar um Network Load Balancer com endereços Elastic IP e registrar um Application Load Balancer como destino dele.',
          en: 'Create a Network Load Balancer with Elastic IP addresses and register an Application Load Balancer as its target.',
          es: 'Crear un Network Load Balancer con direcciones IP elásticas y registrar un Application Load Balancer como su destino.',
        },
        why: {
          pt: 'Um Network Load Balancer com um Application Load Balancer como destino junta IPs fixos e rotas por caminho HTTP.',
          en: 'A Network Load Balancer with an Application Load Balancer as its target joins fixed IPs and routes by HTTP path.',
          es: 'Un Network Load Balancer con un Application Load Balancer como destino une IP fijas y reglas por ruta HTTP.',
        },
        likeness: {
          pt: 'os portões de endereço fixo na própria fábrica, com uma recepcionista que lê e reparte apenas cartas',
          en: 'the fixed-address gates at the factory itself, with a receptionist who reads and sorts letters only',
          es: 'los portones de dirección fija en la propia fábrica, con una recepcionista que lee y reparte solo cartas',
        },
        tell: {
          pt: 'Firewall dos clientes com endereços fixos: Network Load Balancer com Elastic IPs. O caminho da URL decide: Application Load Balancer, também atrás de um NLB. Contrato que exige a entrada disponível se uma zona falhar: um balanceador em várias zonas, e não uma instância. Clientes na cidade da região, sem pagar por uma rede global: um balanceador, sem Global Accelerator. Equipe pequena, que não quer manter o sistema operacional de quem recebe as conexões: uma entrada gerenciada, e não um proxy próprio.',
          en: 'Firewalls of clients with fixed addresses: a Network Load Balancer with Elastic IPs. The path of the URL decides: an Application Load Balancer, also behind an NLB. A contract that requires the entry to stay available if a zone fails: a load balancer across zones, not an instance. Clients in the city of the Region, without paying for a global network: a load balancer, without Global Accelerator. A small team that does not want to maintain the operating system of what takes the connections: a managed entry, not a proxy of its own.',
          es: 'Firewall de los clientes con direcciones fijas: Network Load Balancer con IP elásticas. La ruta de la URL decide: Application Load Balancer, también detrás de un NLB. Contrato que exige la entrada disponible si falla una zona: un balanceador en varias zonas, y no una instancia. Clientes en la ciudad de la región, sin pagar por una red global: un balanceador, sin Global Accelerator. Equipo pequeño, que no quiere mantener el sistema operativo de lo que recibe las conexiones: una entrada administrada, y no un proxy propio.',
        },
      },
      {
        id: 'accelerator',
        uses: ['Global Accelerator'],
        popularity: 4,
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        text: {
          pt: 'Global Accelerator diante do balanceador HTTP',
          en: 'Global Accelerator in front of the HTTP balancer',
          es: 'Global Accelerator delante del balanceador HTTP',
        },
        action: {
          pt: 'Criar um acelerador, com dois endereços IP estáticos, no AWS Global Accelerator e adicionar um Application Load Balancer como endpoint do listener.',
          en: 'Create an accelerator, with two static IP addresses, in AWS Global Accelerator and add an Application Load Balancer as the endpoint of its listener.',
          es: 'Crear en AWS Global Accelerator un acelerador, con dos direcciones IP estáticas, que tenga como endpoint un Application Load Balancer.',
        },
        why: {
          pt: 'O Global Accelerator dá dois IPs anycast, entra na rede da AWS perto do cliente e pode mudar de região sem mudar de IP.',
          en: 'Global Accelerator gives two anycast IPs, enters the AWS network near the client and can change Regions without changing IPs.',
          es: 'Global Accelerator da dos IP anycast, entra en la red de AWS cerca del cliente y puede cambiar de región sin cambiar de IP.',
        },
        likeness: {
          pt: 'os postos pagos em vários continentes, de endereço fixo, com uma recepcionista que lê e reparte apenas cartas',
          en: 'the paid posts on several continents, at fixed addresses, with a receptionist who reads and sorts letters only',
          es: 'los puestos pagados en varios continentes, de dirección fija, con una recepcionista que lee y reparte solo cartas',
        },
        tell: {
          pt: 'Entrada que os clientes liberam por IP no firewall, com grupos de servidores definidos pelo caminho da URL: Global Accelerator com um Application Load Balancer. IPs fixos para o mundo inteiro ou para várias regiões: Global Accelerator. Conexões que entram na rede da AWS perto de cada cliente: Global Accelerator. Contrato que exige a entrada disponível se uma zona falhar: um balanceador em várias zonas, e não uma instância. Equipe pequena, que não quer manter o sistema operacional de quem recebe as conexões: uma entrada gerenciada, e não um proxy próprio.',
          en: 'An entry that clients allow by IP address in their firewalls, with the path of the URL defining the group of servers: Global Accelerator with an Application Load Balancer. Fixed IPs for the whole world or several Regions: Global Accelerator. Connections that enter the AWS network close to each client: Global Accelerator. A contract that requires the entry to stay available if a zone fails: a load balancer across zones, not an instance. A small team that does not want to maintain the operating system of what takes the connections: a managed entry, not a proxy of its own.',
          es: 'Entrada que los clientes autorizan por IP en su firewall, con grupos de servidores definidos por la ruta de la URL: Global Accelerator con un Application Load Balancer. IP fijas para todo el mundo o varias regiones: Global Accelerator. Conexiones que entran en la red de AWS cerca de cada cliente: Global Accelerator. Contrato que exige la entrada disponible si falla una zona: un balanceador en varias zonas, y no una instancia. Equipo pequeño, que no quiere mantener el sistema operativo de lo que recibe las conexiones: una entrada administrada, y no un proxy propio.',
        },
      },
      {
        id: 'alb',
        uses: ['Application Load Balancer', 'ALB'],
        popularity: 5,
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Application Load Balancer com o nome DNS',
          en: 'Application Load Balancer with its DNS name',
          es: 'Application Load Balancer con su nombre DNS',
        },
        action: {
          pt: 'Criar um Application Load Balancer nas sub-redes e publicar o nome DNS dele por um registro de alias do Amazon Route 53.',
          en: 'Create an Application Load Balancer across the subnets and publish its DNS name through an alias record in Amazon Route 53.',
          es: 'Crear un Application Load Balancer en las subredes y publicar su nombre DNS mediante un registro de alias de Amazon Route 53.',
        },
        why: {
          pt: 'O Application Load Balancer lê HTTP, reparte por caminho e cresce sozinho, com endereços que mudam.',
          en: 'An Application Load Balancer reads HTTP, spreads by path and grows automatically, with addresses that change.',
          es: 'El Application Load Balancer lee HTTP, reparte por ruta y crece solo, con direcciones que cambian.',
        },
        likeness: {
          pt: 'a recepção na própria fábrica, que lê e reparte apenas cartas e vive mudando de endereço',
          en: 'the reception at the factory itself, which reads and sorts letters only and keeps changing its address',
          es: 'la recepción en la propia fábrica, que lee y reparte solo cartas y cambia a menudo de dirección',
        },
        tell: {
          pt: 'Rotas por caminho ou cabeçalho HTTP: Application Load Balancer. Caminho da URL que define qual grupo de servidores responde: um Application Load Balancer. Clientes na cidade da região, sem pagar por uma rede global: um balanceador, sem Global Accelerator. Equipe pequena, que não quer manter o sistema operacional de quem recebe as conexões: uma entrada gerenciada, e não um proxy próprio.',
          en: 'Routes by HTTP path or header: Application Load Balancer. A path of the URL that defines which group of servers answers: an Application Load Balancer. Clients in the city of the Region, without paying for a global network: a load balancer, without Global Accelerator. A small team that does not want to maintain the operating system of what takes the connections: a managed entry, not a proxy of its own.',
          es: 'Rutas por ruta o encabezado HTTP: Application Load Balancer. Ruta de la URL que define qué grupo de servidores responde: un Application Load Balancer. Clientes en la ciudad de la región, sin pagar por una red global: un balanceador, sin Global Accelerator. Equipo pequeño, que no quiere mantener el sistema operativo de lo que recibe las conexiones: una entrada administrada, y no un proxy propio.',
        },
      },
      {
        id: 'proxy',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/elastic-ip-addresses-eip.html'),
        text: {
          pt: 'Um servidor proxy no EC2 com Elastic IP',
          en: 'A proxy server on EC2 with an Elastic IP',
          es: 'Un servidor proxy en EC2 con IP elástica',
        },
        action: {
          pt: 'Iniciar uma instância do Amazon EC2 com um proxy reverso, associar um endereço Elastic IP e encaminhar as conexões.',
          en: 'Launch an Amazon EC2 instance with a reverse proxy, attach an Elastic IP address and forward the connections.',
          es: 'Lanzar una instancia de Amazon EC2 con un proxy inverso, asociar una dirección IP elástica y reenviar las conexiones.',
        },
        why: {
          pt: 'Um proxy próprio no EC2 com Elastic IP tem um endereço fixo e as regras que a equipe escrever.',
          en: 'A proxy of one’s own on EC2 with an Elastic IP has a fixed address and the rules that the team writes.',
          es: 'Un proxy propio en EC2 con IP elástica tiene una dirección fija y las reglas que el equipo escriba.',
        },
        likeness: {
          pt: 'o porteiro único da fábrica, de endereço fixo, que a equipe sustenta e ninguém substitui se ele falta',
          en: 'the factory’s only doorman, at a fixed address, looked after by the team and replaced by nobody when away',
          es: 'el único portero de la fábrica, de dirección fija, al que el equipo mantiene y nadie sustituye si falta',
        },
        tell: {
          pt: 'Um só servidor de teste com endereço fixo: Elastic IP.',
          en: 'A single test server with a fixed address: an Elastic IP.',
          es: 'Un solo servidor de prueba con dirección fija: IP elástica.',
        },
      },
      {
        id: 'accelerator-nlb',
        uses: ['Global Accelerator'],
        popularity: 3,
        rightWith: ['near-entry'],
        source: docs('global-accelerator/latest/dg/about-endpoints.html'),
        text: {
          pt: 'Um acelerador com um NLB como endpoint',
          en: 'An accelerator with an NLB as its endpoint',
          es: 'Un acelerador con un NLB como endpoint',
        },
        action: {
          pt: 'Criar um acelerador, com dois endereços IP estáticos, no AWS Global Accelerator e adicionar como endpoint do listener um Network Load Balancer.',
          en: 'Create an accelerator, with two static IP addresses, in AWS Global Accelerator and add a Network Load Balancer as the endpoint of its listener.',
          es: 'Crear en AWS Global Accelerator un acelerador, con dos direcciones IP estáticas, que tenga como endpoint un Network Load Balancer.',
        },
        why: {
          pt: 'O Global Accelerator recebe TCP e UDP em dois IPs anycast, perto do cliente, e o Network Load Balancer reparte as conexões na região.',
          en: 'Global Accelerator takes TCP and UDP at two anycast IPs close to the client, and the Network Load Balancer spreads the connections in the Region.',
          es: 'Global Accelerator recibe TCP y UDP en dos IP anycast, cerca del cliente, y el Network Load Balancer reparte las conexiones en la región.',
        },
        likeness: {
          pt: 'os postos pagos em vários continentes, de endereço fixo, que deixam passar qualquer pacote sem ler a etiqueta',
          en: 'the paid posts on several continents, at fixed addresses, which pass on any parcel without reading its label',
          es: 'los puestos pagados en varios continentes, de dirección fija, que dejan pasar cualquier paquete sin leer la etiqueta',
        },
        tell: {
          pt: 'TCP próprio de clientes distantes, em IPs fixos: Global Accelerator com um NLB. Conexões que entram na rede da AWS perto de cada cliente: Global Accelerator. Contrato que exige a entrada disponível se uma zona falhar: um balanceador em várias zonas, e não uma instância.',
          en: 'A TCP protocol of distant clients at fixed IPs: Global Accelerator with an NLB. Connections that enter the AWS network close to each client: Global Accelerator. A contract that requires the entry to stay available if a zone fails: a load balancer across zones, not an instance.',
          es: 'TCP propio de clientes distantes, en IP fijas: Global Accelerator con un NLB. Conexiones que entran en la red de AWS cerca de cada cliente: Global Accelerator. Contrato que exige la entrada disponible si falla una zona: un balanceador en varias zonas, y no una instancia.',
        },
      },
    ],
    constraints: [
      {
        id: 'fixed',
        text: {
          pt: 'Os clientes liberam a entrada por endereço IP em seus firewalls, e trocar esse endereço levaria meses.',
          en: 'Clients allow the entry by IP address in their firewalls, and changing that address would take months.',
          es: 'Los clientes autorizan la entrada por dirección IP en su firewall, y cambiar esa dirección tomaría meses.',
        },
        fits: ['accelerator-nlb', 'nlb', 'nlb-alb', 'accelerator', 'proxy'],
        rulesOut: {
          alb: {
            pt: 'Um Application Load Balancer só tem nome DNS; os seus endereços mudam quando ele cresce.',
            en: 'An Application Load Balancer has only a DNS name; its addresses change as it scales.',
            es: 'Un Application Load Balancer solo tiene nombre DNS; sus direcciones cambian cuando crece.',
          },
        },
      },
      {
        id: 'paths',
        text: {
          pt: 'As conexões são HTTPS, e o caminho da URL define qual grupo de servidores responde.',
          en: 'The connections are HTTPS, and the path of the URL defines which group of servers answers.',
          es: 'Las conexiones son HTTPS, y la ruta de la URL define qué grupo de servidores responde.',
        },
        fits: ['nlb-alb', 'accelerator', 'alb', 'proxy'],
        rulesOut: {
          'accelerator-nlb': {
            pt: 'O Network Load Balancer atrás do Global Accelerator age na camada 4 e não vê o caminho da URL.',
            en: 'The Network Load Balancer behind Global Accelerator works at layer 4 and does not see the path of the URL.',
            es: 'El Network Load Balancer detrás de Global Accelerator trabaja en la capa 4 y no ve la ruta de la URL.',
          },
          nlb: {
            pt: 'O Network Load Balancer trabalha na camada 4 e não vê o caminho da URL.',
            en: 'A Network Load Balancer works at layer 4 and does not see the path of the URL.',
            es: 'El Network Load Balancer trabaja en la capa 4 y no ve la ruta de la URL.',
          },
        },
      },
      {
        id: 'zone-loss',
        text: {
          pt: 'O contrato exige que a entrada continue disponível se uma zona de disponibilidade falhar.',
          en: 'The contract requires the entry to stay available if an Availability Zone fails.',
          es: 'El contrato exige que la entrada siga disponible si falla una zona de disponibilidad.',
        },
        fits: ['accelerator-nlb', 'nlb', 'nlb-alb', 'alb'],
        rulesOut: {
          proxy: {
            pt: 'Um só proxy fica em uma zona e para com ela.',
            en: 'A single proxy is in one zone and stops with it.',
            es: 'Un solo proxy está en una zona y se detiene con ella.',
          },
        },
      },
      {
        id: 'no-premium',
        text: {
          pt: 'Todos os clientes estão na cidade da região, e a empresa não aceita pagar por uma rede global.',
          en: 'All clients are in the city of the Region, and the company will not pay for a global network.',
          es: 'Todos los clientes están en la ciudad de la región, y la empresa no acepta pagar por una red global.',
        },
        fits: ['nlb', 'nlb-alb', 'alb', 'proxy'],
        rulesOut: {
          'accelerator-nlb': {
            pt: 'O Global Accelerator cobra uma tarifa por gigabyte transferido pela rede global.',
            en: 'Global Accelerator adds a fee per gigabyte transferred over the global network.',
            es: 'Global Accelerator cobra una tarifa por gigabyte transferido por la red global.',
          },
          accelerator: {
            pt: 'O Global Accelerator soma uma taxa por gigabyte transferido pela rede global.',
            en: 'Global Accelerator adds a fee per gigabyte transferred over the global network.',
            es: 'Global Accelerator suma una tarifa por gigabyte transferido por la red global.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe é pequena e não quer manter o sistema operacional do que recebe as conexões.',
          en: 'The team is small and does not want to maintain the operating system of what takes the connections.',
          es: 'El equipo es pequeño y no quiere mantener el sistema operativo de lo que recibe las conexiones.',
        },
        fits: ['accelerator-nlb', 'nlb', 'nlb-alb', 'alb'],
        rulesOut: {
          proxy: {
            pt: 'O proxy reverso roda em uma instância EC2, cujo sistema operacional a equipe atualiza.',
            en: 'The reverse proxy runs on an EC2 instance, whose operating system the team patches.',
            es: 'El proxy inverso corre en una instancia EC2, cuyo sistema operativo actualiza el equipo.',
          },
        },
      },
      {
        id: 'raw-tcp',
        text: {
          pt: 'Os clientes enviam um protocolo binário da empresa diretamente sobre TCP.',
          en: 'Clients send a binary protocol of the company directly over TCP.',
          es: 'Los clientes envían un protocolo binario de la empresa directamente sobre TCP.',
        },
        situations: ['payments', 'meters'],
        notWith: ['paths'],
        fits: ['accelerator-nlb', 'nlb', 'proxy'],
        rulesOut: {
          'nlb-alb': {
            pt: 'O Application Load Balancer atrás dele só aceita HTTP, e não um protocolo binário sobre TCP.',
            en: 'The Application Load Balancer behind it takes HTTP only, not a binary protocol over TCP.',
            es: 'El Application Load Balancer que está detrás solo acepta HTTP, no un protocolo binario sobre TCP.',
          },
          accelerator: {
            pt: 'O balanceador HTTP atrás do Global Accelerator não aceita um protocolo binário sobre TCP.',
            en: 'The HTTP load balancer behind Global Accelerator does not take a binary protocol over TCP.',
            es: 'El balanceador HTTP detrás de Global Accelerator no acepta un protocolo binario sobre TCP.',
          },
          alb: {
            pt: 'Um Application Load Balancer aceita HTTP e HTTPS, e não um protocolo binário sobre TCP.',
            en: 'An Application Load Balancer takes HTTP and HTTPS, not a binary protocol over TCP.',
            es: 'Un Application Load Balancer acepta HTTP y HTTPS, no un protocolo binario sobre TCP.',
          },
        },
      },
      {
        id: 'near-entry',
        situations: ['payments', 'hospital-api'],
        notWith: ['no-premium'],
        text: {
          pt: 'Os clientes estão em quatro continentes, e as conexões devem entrar na rede da AWS perto de cada um.',
          en: 'Clients are on four continents, and connections must enter the AWS network close to each of them.',
          es: 'Los clientes están en cuatro continentes, y las conexiones deben entrar en la red de AWS cerca de cada uno.',
        },
        fits: ['accelerator', 'accelerator-nlb'],
        rulesOut: {
          nlb: {
            pt: 'Os IPs do Network Load Balancer ficam na região; até lá a conexão cruza a internet.',
            en: 'The IPs of the Network Load Balancer are in the Region; the connection crosses the internet to get there.',
            es: 'Las IP del Network Load Balancer están en la región; hasta allí la conexión cruza internet.',
          },
          'nlb-alb': {
            pt: 'Os IPs do Network Load Balancer ficam na região; até lá a conexão cruza a internet.',
            en: 'The IPs of the Network Load Balancer are in the Region; the connection crosses the internet to get there.',
            es: 'Las IP del Network Load Balancer están en la región; hasta allí la conexión cruza internet.',
          },
          alb: {
            pt: 'O Application Load Balancer atende na região; até lá a conexão cruza a internet.',
            en: 'The Application Load Balancer answers in the Region; the connection crosses the internet to get there.',
            es: 'El Application Load Balancer atiende en la región; hasta allí la conexión cruza internet.',
          },
          proxy: {
            pt: 'O proxy fica em uma instância da região; até lá a conexão cruza a internet.',
            en: 'The proxy is on an instance of the Region; the connection crosses the internet to get there.',
            es: 'El proxy está en una instancia de la región; hasta allí la conexión cruza internet.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que entrada atende a esses requisitos?',
      en: 'Which entry point meets these requirements?',
      es: '¿Qué entrada cumple estos requisitos?',
    },
  },
];
