import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const distantUsers: readonly Pattern[] = [
  {
    id: 'distant-users',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'edge' },
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense no sistema como uma gráfica distante, em que os dados são pacotes, as páginas são jornais e a internet é a estrada pública.',
      en: 'Think of the system as a faraway printing house, where data is parcels, web pages are newspapers and the internet is public roads.',
      es: 'Piensa en el sistema como una imprenta lejana, donde los datos son paquetes, las páginas son periódicos e internet es la carretera pública.',
    },
    situations: [
      {
        id: 'game',
        text: {
          pt: 'Um jogo on-line tem os servidores na região da AWS no Brasil. Jogadores do Japão reclamam da demora.',
          en: 'An online game has its servers in the AWS Region in Brazil. Players in Japan complain about delays.',
          es: 'Un juego en línea tiene sus servidores en la región de AWS de Brasil. Jugadores de Japón se quejan de la demora.',
        },
        today: {
          pt: 'São 40 mil jogadores no Japão, com respostas de 300 ms em média. Um arquiteto de soluções precisa reduzir essa espera.',
          en: 'There are 40,000 players in Japan, with responses of 300 ms on average. A solutions architect must shorten that wait.',
          es: 'Son 40 mil jugadores en Japón, con respuestas de 300 ms en promedio. Un arquitecto de soluciones debe reducir esa espera.',
        },
      },
      {
        id: 'fleet',
        text: {
          pt: 'Contêineres marítimos do mundo inteiro enviam dados a uma empresa de rastreamento, em uma região da AWS nos EUA. Nos portos asiáticos há atrasos.',
          en: 'Shipping containers worldwide send data to a tracking company’s system in an AWS Region in the US. There are delays in Asian ports.',
          es: 'Contenedores marítimos de todo el mundo envían datos a una empresa de rastreo, en una región de AWS en EE. UU. En los puertos asiáticos hay retrasos.',
        },
        today: {
          pt: 'São 90 mil contêineres, e nos portos asiáticos uma mensagem em vinte se perde no caminho. A empresa quer melhorar o trajeto.',
          en: 'There are 90,000 containers, and in Asian ports one message in twenty is lost on the way. The company wants a better path.',
          es: 'Son 90 mil contenedores, y en los puertos asiáticos se pierde en el camino un mensaje de cada veinte. La empresa quiere mejorar el trayecto.',
        },
      },
      {
        id: 'telemedicine',
        text: {
          pt: 'Um serviço de telemedicina usa a região da AWS na Espanha. Médicos da América Latina têm conexões lentas.',
          en: 'A telemedicine service uses the AWS Region in Spain. Doctors in Latin America have slow connections.',
          es: 'Un servicio de telemedicina usa la región de AWS en España. Los médicos de América Latina sufren conexiones lentas.',
        },
        today: {
          pt: 'São 3.000 médicos em seis países, e as sessões caem várias vezes por dia. Um arquiteto de soluções deve melhorar as conexões.',
          en: 'There are 3,000 doctors in six countries, and sessions drop several times a day. A solutions architect must improve the connections.',
          es: 'Son 3.000 médicos en seis países, y las sesiones se cortan varias veces por día. Un arquitecto de soluciones debe mejorar las conexiones.',
        },
      },
      {
        id: 'trading',
        text: {
          pt: 'Uma mesa de operações atende clientes na Ásia a partir da região da AWS no Brasil, e eles reclamam de atrasos.',
          en: 'A trading desk serves clients in Asia from the AWS Region in Brazil, and they complain of delays.',
          es: 'Una mesa de operaciones atiende a clientes en Asia desde la región de AWS en Brasil, y ellos se quejan de demoras.',
        },
        today: {
          pt: 'Os 250 clientes asiáticos recebem respostas meio segundo depois dos brasileiros. A mesa quer diminuir essa diferença.',
          en: 'The 250 clients in Asia receive responses half a second after those in Brazil. The desk wants to narrow that gap.',
          es: 'Los 250 clientes asiáticos reciben respuestas medio segundo después que los brasileños. La mesa quiere achicar esa diferencia.',
        },
      },
      {
        id: 'sensors',
        text: {
          pt: 'Uma fabricante de sensores recebe dados de três continentes em uma região da AWS na Europa, com lentidão.',
          en: 'A sensor maker receives data from three continents in an AWS Region in Europe, with delays.',
          es: 'Un fabricante de sensores recibe datos de tres continentes en una región de AWS en Europa, con lentitud.',
        },
        today: {
          pt: 'São 70 mil sensores, e os da Oceania levam três vezes mais tempo do que os europeus. Um arquiteto de soluções vai rever a entrada.',
          en: 'There are 70,000 sensors, and those in Oceania take three times as long as the European ones. A solutions architect must review the way in.',
          es: 'Son 70 mil sensores, y los de Oceanía tardan tres veces más que los europeos. Un arquitecto de soluciones va a revisar la entrada.',
        },
      },
    ],
    candidates: [
      {
        id: 'proxies',
        uses: [],
        popularity: 2,
        neverRight: true,
        source: docs('AWSEC2/latest/UserGuide/concepts.html'),
        text: {
          pt: 'Proxies próprios, em data centers alugados',
          en: 'Self-managed proxies, in rented data centers',
          es: 'Proxies propios, en centros de datos alquilados',
        },
        action: {
          pt: 'Alugar servidores em data centers de outros continentes e instalar neles proxies que encaminham o tráfego à região atual.',
          en: 'Rent servers in data centers on other continents and install proxies on them that forward traffic to the current Region.',
          es: 'Alquilar servidores en centros de datos de otros continentes e instalar en ellos proxies que reenvían el tráfico a la región actual.',
        },
        why: {
          pt: 'Proxies próprios perto dos usuários recebem o tráfego e o encaminham à região; a equipe instala, atualiza e vigia cada um.',
          en: 'Self-managed proxies near the users take the traffic and forward it to the Region; the team installs, patches and watches each one.',
          es: 'Los proxies propios cerca de los usuarios reciben el tráfico y lo reenvían a la región; el equipo instala, actualiza y vigila cada uno.',
        },
        likeness: {
          pt: 'os postos alugados no exterior, com endereços próprios, que você mantém e que usam estradas públicas',
          en: 'collection posts rented abroad, at addresses of their own, which you maintain and which use public roads',
          es: 'los puestos alquilados en el exterior, con direcciones propias, que tú mantienes y que usan carreteras públicas',
        },
        tell: {
          pt: 'Proxies próprios: só onde um serviço de borda não serve.',
          en: 'Self-managed proxies: only where no edge service will do.',
          es: 'Proxies propios: solo donde no sirve un servicio de borde.',
        },
      },
      {
        id: 'cloudfront',
        uses: ['CloudFront'],
        popularity: 5,
        source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
        text: {
          pt: 'O Amazon CloudFront na frente do sistema',
          en: 'Amazon CloudFront in front of the system',
          es: 'Amazon CloudFront delante del sistema',
        },
        action: {
          pt: 'Criar uma distribuição do Amazon CloudFront com o sistema como origem e mudar o DNS para ela.',
          en: 'Create an Amazon CloudFront distribution with the system as its origin and point the DNS name to it.',
          es: 'Crear una distribución de Amazon CloudFront con el sistema como origen y apuntar el DNS hacia ella.',
        },
        why: {
          pt: 'O CloudFront, gerenciado, recebe cada pedido HTTP no ponto de presença mais próximo, responde com a cópia em cache quando pode e busca o resto, pela rede da AWS, na região da origem.',
          en: 'CloudFront, which is managed, receives each HTTP request at the nearest edge location, answers with the cached copy when it can and fetches the rest over the AWS network from the Region of the origin.',
          es: 'CloudFront, administrado, recibe cada solicitud HTTP en el punto de presencia más cercano, responde con la copia en caché cuando puede y busca el resto, por la red de AWS, en la región del origen.',
        },
        likeness: {
          pt: 'as bancas perto dos leitores, que guardam cópias dos jornais, mas não aceitam nenhum outro tipo de pacote',
          en: 'newsstands near the readers, which keep copies of the papers, but take no other kind of parcel',
          es: 'los quioscos cerca de los lectores, que guardan copias de los periódicos, pero no aceptan otro tipo de paquete',
        },
        tell: {
          pt: 'HTTP, cache e usuários no mundo todo: pense no CloudFront. As mesmas páginas e imagens, de cópias próximas dos usuários: pense no CloudFront. Dados de clientes armazenados só na região atual: um serviço de borda, e não cópias em outras regiões.',
          en: 'HTTP, caching and users all over the world: think of CloudFront. The same pages and images for all users, from copies near them: think of CloudFront. Customer data stored in the current Region only: an edge service, not copies in other Regions.',
          es: 'HTTP, caché y usuarios en todo el mundo: piensa en CloudFront. Las mismas páginas e imágenes, de copias cercanas a los usuarios: piensa en CloudFront. Datos de clientes almacenados solo en la región actual: un servicio de borde, y no copias en otras regiones.',
        },
        rightWith: ['same-files'],
      },
      {
        id: 'accelerator',
        uses: ['Global Accelerator'],
        popularity: 4,
        source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
        text: {
          pt: 'O AWS Global Accelerator na frente do sistema',
          en: 'AWS Global Accelerator in front of the system',
          es: 'AWS Global Accelerator delante del sistema',
        },
        action: {
          pt: 'Criar um acelerador no AWS Global Accelerator com o sistema como endpoint e mudar o DNS para ele.',
          en: 'Create an accelerator in AWS Global Accelerator with the system as its endpoint and point the DNS name to it.',
          es: 'Crear un acelerador en AWS Global Accelerator con el sistema como endpoint y apuntar el DNS hacia él.',
        },
        why: {
          pt: 'O Global Accelerator, gerenciado, recebe TCP e UDP em endereços IP fixos no ponto de presença mais próximo e segue pela rede da AWS até a região.',
          en: 'Global Accelerator, which is managed, takes TCP and UDP at fixed IP addresses in the nearest edge location and goes on over the AWS network to the Region.',
          es: 'Global Accelerator, administrado, recibe TCP y UDP en direcciones IP fijas en el punto de presencia más cercano y sigue por la red de AWS hasta la región.',
        },
        likeness: {
          pt: 'os postos pelo mundo, sempre nos mesmos dois endereços, que levam qualquer pacote por estrada própria, sem guardar cópias',
          en: 'collection posts worldwide, always at the same two addresses, which take any parcel by private road, keeping no copies',
          es: 'los puestos por el mundo, siempre en las mismas dos direcciones, que llevan todo por carretera propia, sin guardar copias',
        },
        tell: {
          pt: 'Protocolo próprio sobre UDP: pense no Global Accelerator. IPs que não podem mudar: pense no Global Accelerator. Tráfego que deve entrar na rede da AWS perto de cada usuário: pense em um serviço de borda, como o Global Accelerator. Dados de clientes armazenados só na região atual: um serviço de borda, e não cópias em outras regiões.',
          en: 'A custom protocol over UDP: think of Global Accelerator. IP addresses that must not change: think of Global Accelerator. Traffic that must enter the AWS network close to each user: think of an edge service, such as Global Accelerator. Customer data stored in the current Region only: an edge service, not copies in other Regions.',
          es: 'Protocolo propio sobre UDP: piensa en Global Accelerator. IP que no pueden cambiar: piensa en Global Accelerator. Tráfico que debe entrar en la red de AWS cerca de cada usuario: piensa en un servicio de borde, como Global Accelerator. Datos de clientes almacenados solo en la región actual: un servicio de borde, y no copias en otras regiones.',
        },
      },
      {
        id: 'regions',
        neverRight: true,
        uses: ['Route 53'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/routing-policy-latency.html'),
        text: {
          pt: 'Cópias em outros continentes, com o Amazon Route 53',
          en: 'Copies on other continents, with Amazon Route 53',
          es: 'Copias en otros continentes, con Amazon Route 53',
        },
        action: {
          pt: 'Implantar cópias do sistema em outros continentes e usar o roteamento por latência do Amazon Route 53.',
          en: 'Deploy copies of the system on other continents and use latency-based routing in Amazon Route 53.',
          es: 'Desplegar copias del sistema en otros continentes y usar el enrutamiento por latencia de Amazon Route 53.',
        },
        why: {
          pt: 'Com cópias do sistema em várias regiões, o roteamento por latência do Route 53 envia cada usuário à mais próxima dele.',
          en: 'With copies of the system in several Regions, latency-based routing in Route 53 sends each user to the one that answers soonest.',
          es: 'Con copias del sistema en varias regiones, el enrutamiento por latencia de Route 53 envía a cada usuario a la más cercana.',
        },
        likeness: {
          pt: 'as gráficas completas em outros continentes, com fichas de clientes e endereços próprios, que você mantém',
          en: 'complete printing houses on other continents, with customer files and addresses of their own, which you maintain',
          es: 'las imprentas completas en otros continentes, con fichas de clientes y direcciones propias, que tú mantienes',
        },
        tell: {
          pt: 'Sistema em várias regiões e usuários levados à mais rápida: pense no roteamento por latência do Route 53.',
          en: 'A system in several Regions and users sent to the fastest: think of latency-based routing in Route 53.',
          es: 'Sistema en varias regiones y usuarios llevados a la más rápida: piensa en el enrutamiento por latencia de Route 53.',
        },
      },
      {
        id: 'nlb',
        uses: ['Network Load Balancer'],
        popularity: 3,
        neverRight: true,
        source: docs('elasticloadbalancing/latest/network/introduction.html'),
        text: {
          pt: 'Um Network Load Balancer com IPs elásticos',
          en: 'A Network Load Balancer with Elastic IPs',
          es: 'Un Network Load Balancer con IP elásticas',
        },
        action: {
          pt: 'Criar um Network Load Balancer com um Elastic IP por zona e registrar nele os servidores.',
          en: 'Create a Network Load Balancer with an Elastic IP per zone and register the servers with it.',
          es: 'Crear un Network Load Balancer con una Elastic IP por zona y registrar en él los servidores.',
        },
        why: {
          pt: 'Um Network Load Balancer distribui TCP e UDP com latência mínima dentro da região e tem IPs fixos.',
          en: 'A Network Load Balancer spreads TCP and UDP with minimal latency within the Region and has fixed IP addresses.',
          es: 'Un Network Load Balancer distribuye TCP y UDP con latencia mínima dentro de la región y tiene IP fijas.',
        },
        likeness: {
          pt: 'o portão da gráfica, de endereço fixo, que aceita qualquer pacote, mas depois de longas estradas públicas',
          en: 'the gate of the printing house, at a fixed address, which takes any parcel, but after long public roads',
          es: 'el portón de la imprenta, de dirección fija, que acepta cualquier paquete, pero tras largas carreteras públicas',
        },
        tell: {
          pt: 'TCP ou UDP e IPs fixos dentro de uma região: pense no Network Load Balancer.',
          en: 'TCP or UDP and fixed IP addresses within a Region: think of a Network Load Balancer.',
          es: 'TCP o UDP e IP fijas dentro de una región: piensa en Network Load Balancer.',
        },
      },
      {
        id: 'alb',
        uses: ['Application Load Balancer'],
        popularity: 4,
        neverRight: true,
        source: docs('elasticloadbalancing/latest/application/introduction.html'),
        text: {
          pt: 'Um Application Load Balancer com mais instâncias',
          en: 'An Application Load Balancer with more instances',
          es: 'Un Application Load Balancer con más instancias',
        },
        action: {
          pt: 'Criar um Application Load Balancer e dobrar o número de servidores registrados nele.',
          en: 'Create an Application Load Balancer and double the number of servers registered with it.',
          es: 'Crear un Application Load Balancer y duplicar el número de servidores registrados en él.',
        },
        why: {
          pt: 'Um Application Load Balancer distribui solicitações HTTP entre as instâncias da região.',
          en: 'An Application Load Balancer spreads HTTP requests over the instances of the Region.',
          es: 'Un Application Load Balancer distribuye solicitudes HTTP entre las instancias de la región.',
        },
        likeness: {
          pt: 'o balcão da gráfica, com mais atendentes, mas longe, que muda de endereço e só trata de jornais',
          en: 'the counter of the printing house, better staffed but far away, which changes address and handles only papers',
          es: 'el mostrador de la imprenta, con más empleados, pero lejos, que cambia de dirección y solo trata periódicos',
        },
        tell: {
          pt: 'HTTP distribuído entre instâncias de uma região: pense no Application Load Balancer.',
          en: 'HTTP spread over the instances of a Region: think of an Application Load Balancer.',
          es: 'HTTP distribuido entre instancias de una región: piensa en Application Load Balancer.',
        },
      },
    ],
    constraints: [
      {
        id: 'near-users',
        text: {
          pt: 'O tráfego deve entrar na rede da AWS perto de cada usuário.',
          en: 'Traffic must enter the AWS network close to each user.',
          es: 'El tráfico debe entrar en la red de AWS cerca de cada usuario.',
        },
        fits: ['cloudfront', 'accelerator', 'regions'],
        rulesOut: {
          proxies: {
            pt: 'Dos proxies próprios até a região, o tráfego segue pela internet, e não pela rede da AWS.',
            en: 'From self-managed proxies to the Region, traffic goes over the internet, not over the AWS network.',
            es: 'Desde los proxies propios hasta la región, el tráfico sigue por internet, no por la red de AWS.',
          },
          nlb: {
            pt: 'O Network Load Balancer está na região; até lá o tráfego atravessa a internet.',
            en: 'A Network Load Balancer is in the Region; traffic crosses the internet to get there.',
            es: 'El Network Load Balancer está en la región; hasta allí el tráfico cruza internet.',
          },
          alb: {
            pt: 'Mais instâncias atrás de um Application Load Balancer não encurtam a distância: o tráfego só entra na rede da AWS na região.',
            en: 'More instances behind an Application Load Balancer do not shorten the way: traffic enters the AWS network only in the Region.',
            es: 'Más instancias detrás de un Application Load Balancer no acortan la distancia: el tráfico solo entra en la red de AWS en la región.',
          },
        },
      },
      {
        id: 'udp',
        notWith: ['same-files'],
        situations: ['game', 'fleet', 'telemedicine'],
        text: {
          pt: 'O protocolo é próprio, sobre UDP.',
          en: 'The protocol is a custom one over UDP.',
          es: 'El protocolo es propio, sobre UDP.',
        },
        fits: ['proxies', 'accelerator', 'regions', 'nlb'],
        rulesOut: {
          cloudfront: {
            pt: 'O CloudFront atende a HTTP; não encaminha um protocolo próprio sobre UDP.',
            en: 'CloudFront serves HTTP; it does not forward a custom protocol over UDP.',
            es: 'CloudFront atiende HTTP; no reenvía un protocolo propio sobre UDP.',
          },
          alb: {
            pt: 'O Application Load Balancer trabalha com HTTP e HTTPS; não recebe um protocolo próprio sobre UDP.',
            en: 'An Application Load Balancer works with HTTP and HTTPS; it does not support a custom UDP protocol.',
            es: 'El Application Load Balancer trabaja con HTTP y HTTPS; no recibe un protocolo propio sobre UDP.',
          },
        },
      },
      {
        id: 'one-region',
        text: {
          pt: 'Os dados de clientes só podem ser armazenados na região atual; páginas estáticas podem ficar em cache fora dela.',
          en: 'Customer data must stay in the current Region; static pages may be cached outside it.',
          es: 'Los datos de clientes solo pueden almacenarse en la región actual; las páginas estáticas pueden estar en caché fuera de ella.',
        },
        fits: ['proxies', 'cloudfront', 'accelerator', 'nlb', 'alb'],
        rulesOut: {
          regions: {
            pt: 'As cópias em outros continentes, com o Route 53, armazenam dados de clientes em outras regiões.',
            en: 'Copies on other continents, with Route 53, store customer data in other Regions.',
            es: 'Las copias en otros continentes, con Route 53, almacenan datos de clientes en otras regiones.',
          },
        },
      },
      {
        id: 'fixed-addresses',
        text: {
          pt: 'Os firewalls dos clientes, no mundo todo, liberam os mesmos dois endereços IP, que não podem mudar.',
          en: 'The customers’ firewalls, worldwide, allow the same two IP addresses, which must not change.',
          es: 'Los firewalls de los clientes, en todo el mundo, permiten las mismas dos direcciones IP, que no pueden cambiar.',
        },
        fits: ['accelerator', 'nlb'],
        rulesOut: {
          proxies: {
            pt: 'Os proxies de cada continente têm endereços próprios, e os clientes teriam mais de dois a liberar.',
            en: 'The proxies of each continent have addresses of their own, and customers would have more than two to allow.',
            es: 'Los proxies de cada continente tienen direcciones propias, y los clientes tendrían más de dos que permitir.',
          },
          regions: {
            pt: 'As cópias de cada região têm endereços próprios, entre os quais o Route 53 escolhe, e não os mesmos dois.',
            en: 'The copies in each Region have addresses of their own, among which Route 53 chooses, not the same two.',
            es: 'Las copias de cada región tienen direcciones propias, entre las que Route 53 elige, y no las mismas dos.',
          },
          alb: {
            pt: 'Os IPs de um Application Load Balancer mudam; só o nome DNS é estável.',
            en: 'The IP addresses of an Application Load Balancer change; only its DNS name is stable.',
            es: 'Las IP de un Application Load Balancer cambian; solo su nombre DNS es estable.',
          },
        },
      },
      {
        id: 'same-files',
        situations: ['telemedicine', 'trading'],
        notWith: ['udp'],
        text: {
          pt: 'Todos os usuários veem as mesmas páginas e imagens, que devem sair de cópias próximas deles.',
          en: 'All users see the same pages and images, which must come from copies near them.',
          es: 'Todos los usuarios ven las mismas páginas e imágenes, que deben salir de copias cercanas a ellos.',
        },
        fits: ['cloudfront', 'regions'],
        rulesOut: {
          accelerator: {
            pt: 'O Global Accelerator não guarda cópias: cada pedido vai até a região.',
            en: 'Global Accelerator keeps no copies: each request goes to the Region.',
            es: 'Global Accelerator no guarda copias: cada solicitud va hasta la región.',
          },
          nlb: {
            pt: 'Um Network Load Balancer não guarda cópias e atende na região.',
            en: 'A Network Load Balancer keeps no copies and serves from the Region.',
            es: 'Un Network Load Balancer no guarda copias y atiende en la región.',
          },
          alb: {
            pt: 'Um Application Load Balancer não guarda cópias e atende na região.',
            en: 'An Application Load Balancer keeps no copies and serves from the Region.',
            es: 'Un Application Load Balancer no guarda copias y atiende en la región.',
          },
        },
      },
      {
        id: 'least-overhead',
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['cloudfront', 'accelerator', 'nlb'],
        rulesOut: {
          proxies: {
            pt: 'Proxies próprios em data centers alugados são servidores que a equipe instala, atualiza e vigia.',
            en: 'Self-managed proxies in rented data centers are servers that the team installs, patches and watches.',
            es: 'Los proxies propios en centros de datos alquilados son servidores que el equipo instala, actualiza y vigila.',
          },
          regions: {
            pt: 'Cópias em outros continentes com o Route 53 são mais sistemas a implantar, sincronizar e vigiar.',
            en: 'Copies on other continents with Route 53 are more systems to deploy, keep in step and watch.',
            es: 'Las copias en otros continentes con Route 53 son más sistemas que desplegar, sincronizar y vigilar.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve usar para atender a esses requisitos?',
      en: 'What should the company use to meet these requirements?',
      es: '¿Qué debe usar la empresa para cumplir estos requisitos?',
    },
  },
];
