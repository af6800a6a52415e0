import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const delivery: Category = {
  id: 'delivery',
  noun: { pt: 'serviço de rede da AWS', en: 'AWS networking service', es: 'servicio de red de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'storage', 'databases'],
  entities: [
    {
      id: 'route53', kind: 'service', name: 'Amazon Route 53', topic: 'edge', popularity: 5,
      gist: {
        pt: '{responder} consultas de DNS e {registrar} domínios',
        en: '{answer} DNS queries and {register} domains',
        es: '{responder} consultas de DNS y {registrar} dominios',
      },
      source: docs('Route53/latest/DeveloperGuide/Welcome.html'),
    },
    {
      id: 'cloudfront', kind: 'service', name: 'Amazon CloudFront', topic: 'edge', popularity: 5,
      gist: {
        pt: '{entregar} conteúdo a partir de caches próximos de quem acessa',
        en: '{deliver} content from caches close to the viewer',
        es: '{entregar} contenido desde cachés cercanas a quien accede',
      },
      source: docs('AmazonCloudFront/latest/DeveloperGuide/Introduction.html'),
    },
    {
      id: 'global-accelerator', kind: 'service', name: 'AWS Global Accelerator', topic: 'edge', popularity: 3,
      gist: {
        pt: '{levar} o tráfego pela rede da AWS até a região mais próxima, a partir de dois IPs fixos',
        en: '{carry} traffic over the AWS network to the nearest Region, starting at two fixed IPs',
        es: '{llevar} el tráfico por la red de AWS hasta la región más cercana, desde dos IP fijas',
      },
      source: docs('global-accelerator/latest/dg/what-is-global-accelerator.html'),
    },
    {
      id: 'elb', kind: 'service', name: 'Elastic Load Balancing', aliases: ['ELB'], topic: 'edge', popularity: 5,
      gist: {
        pt: '{distribuir} o tráfego que chega entre destinos saudáveis de uma região',
        en: '{spread} incoming traffic over the healthy targets of a Region',
        es: '{distribuir} el tráfico entrante entre destinos sanos de una región',
      },
      source: docs('elasticloadbalancing/latest/userguide/what-is-load-balancing.html'),
    },
    {
      id: 'api-gateway', kind: 'service', name: 'Amazon API Gateway', topic: 'edge', popularity: 4,
      gist: {
        pt: '{publicar} APIs REST, HTTP e WebSocket, com chaves, limites e versões',
        en: '{publish} REST, HTTP and WebSocket APIs, with keys, limits and versions',
        es: '{publicar} API REST, HTTP y WebSocket, con claves, límites y versiones',
      },
      source: docs('apigateway/latest/developerguide/welcome.html'),
    },
    {
      id: 'vpc', kind: 'service', name: 'Amazon VPC', subject: { pt: 'a Amazon VPC', en: 'Amazon VPC', es: 'Amazon VPC' }, aliases: ['Virtual Private Cloud'], topic: 'vpc', popularity: 5,
      gist: {
        pt: '{isolar} recursos em uma rede virtual com sub-redes e rotas do cliente',
        en: '{isolate} resources in a virtual network with the customer’s subnets and routes',
        es: '{aislar} recursos en una red virtual con subredes y rutas del cliente',
      },
      source: docs('vpc/latest/userguide/what-is-amazon-vpc.html'),
    },
    {
      id: 'direct-connect', kind: 'service', name: 'AWS Direct Connect', topic: 'connectivity', popularity: 4,
      gist: {
        pt: '{ligar} o data center à AWS por um circuito privado e dedicado',
        en: '{link} a data center to AWS over a private, dedicated circuit',
        es: '{enlazar} el centro de datos con AWS por un circuito privado y dedicado',
      },
      source: docs('directconnect/latest/UserGuide/Welcome.html'),
    },
    {
      id: 'site-to-site-vpn', kind: 'service', name: 'AWS Site-to-Site VPN', subject: { pt: 'a AWS Site-to-Site VPN', en: 'AWS Site-to-Site VPN', es: 'AWS Site-to-Site VPN' }, topic: 'connectivity', popularity: 4,
      gist: {
        pt: '{ligar} a rede local à AWS por túneis criptografados na internet',
        en: '{link} a local network to AWS through encrypted tunnels over the internet',
        es: '{enlazar} la red local con AWS por túneles cifrados en internet',
      },
      source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
    },
    {
      id: 'client-vpn', kind: 'service', name: 'AWS Client VPN', subject: { pt: 'a AWS Client VPN', en: 'AWS Client VPN', es: 'AWS Client VPN' }, topic: 'connectivity', popularity: 2,
      gist: {
        pt: '{dar} a cada pessoa um acesso criptografado à rede, a partir do computador dela',
        en: '{give} each person encrypted access to the network from their own computer',
        es: '{dar} a cada persona un acceso cifrado a la red desde su computadora',
      },
      source: docs('vpn/latest/clientvpn-admin/what-is.html'),
    },
    {
      id: 'transit-gateway', kind: 'service', name: 'AWS Transit Gateway', topic: 'connectivity', popularity: 3,
      gist: {
        pt: '{ser} o roteador central de muitas redes virtuais e redes locais',
        en: '{be} the central router of many virtual and local networks',
        es: '{ser} el enrutador central de muchas redes virtuales y locales',
      },
      source: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
    },
    {
      id: 'privatelink', kind: 'service', name: 'AWS PrivateLink', topic: 'vpc', popularity: 3,
      gist: {
        pt: '{dar} acesso a um serviço por um endereço interno da rede, sem passar pela internet',
        en: '{give} access to a service through an internal address of the network, without the internet',
        es: '{dar} acceso a un servicio por una dirección interna de la red, sin pasar por internet',
      },
      source: docs('vpc/latest/privatelink/what-is-privatelink.html'),
    },
  ],
  facts: [
    {
      id: 'route53-dns', kind: 'purpose', of: ['route53'], level: 1,
      say: {
        pt: '{registrar} um domínio e {traduzir} o nome do site para endereços IP',
        en: '{register} a domain and {translate} the name of a site into IP addresses',
        es: '{registrar} un dominio y {traducir} el nombre del sitio a direcciones IP',
      },
    },
    {
      id: 'route53-health', kind: 'purpose', of: ['route53'], unclear: ['global-accelerator', 'elb', 'cloudfront'], level: 2,
      say: {
        pt: '{desviar} usuários para um site reserva por DNS quando o principal não responde',
        en: '{send} users to a backup site through DNS when the main one does not answer',
        es: '{desviar} usuarios a un sitio de respaldo por DNS cuando el principal no responde',
      },
    },
    {
      id: 'route53-policies', kind: 'feature', of: ['route53'], level: 2,
      say: {
        pt: '{oferecer} roteamento de DNS por latência, peso e localização de quem consulta',
        en: '{offer} DNS routing by latency, weight and location of the requester',
        es: '{ofrecer} enrutamiento de DNS por latencia, peso y ubicación de quien consulta',
      },
    },
    {
      id: 'cloudfront-cdn', kind: 'purpose', of: ['cloudfront'], unclear: ['global-accelerator'], level: 1,
      say: {
        pt: '{entregar} vídeos e imagens com baixa latência a partir de cópias em cache perto do público',
        en: '{deliver} videos and images with low latency from cached copies near the audience',
        es: '{entregar} videos e imágenes con baja latencia desde copias en caché cerca del público',
      },
    },
    {
      id: 'cloudfront-origin', kind: 'feature', of: ['cloudfront'], unclear: ['api-gateway'], level: 2,
      say: {
        pt: '{guardar} em locais de borda cópias do conteúdo que busca em uma origem',
        en: '{keep} copies of the content it gets from an origin in edge locations',
        es: '{guardar} en ubicaciones de borde copias del contenido que toma de un origen',
      },
    },
    {
      id: 'ga-static-ip', kind: 'purpose', of: ['global-accelerator'], level: 2,
      say: {
        pt: '{oferecer} dois IPs fixos como entrada de uma aplicação que roda em várias regiões',
        en: '{offer} two fixed IPs as the entrance to an application running in several Regions',
        es: '{ofrecer} dos IP fijas como entrada de una aplicación que corre en varias regiones',
      },
    },
    {
      id: 'ga-udp', kind: 'feature', of: ['global-accelerator'], unclear: ['elb', 'direct-connect', 'transit-gateway', 'site-to-site-vpn'], level: 2,
      say: {
        pt: '{melhorar} conexões TCP e UDP pelo mundo usando a rede da AWS, sem cache',
        en: '{improve} TCP and UDP connections worldwide by using the AWS network, without a cache',
        es: '{mejorar} conexiones TCP y UDP en el mundo usando la red de AWS, sin caché',
      },
    },
    {
      id: 'elb-distribute', kind: 'purpose', of: ['elb'], unclear: ['route53', 'global-accelerator', 'ecs', 'eks', 'beanstalk'], level: 1,
      say: {
        pt: '{repartir} as requisições que chegam entre servidores de várias zonas de disponibilidade',
        en: '{split} incoming requests between servers in several Availability Zones',
        es: '{repartir} las solicitudes que llegan entre servidores de varias zonas de disponibilidad',
      },
    },
    {
      id: 'elb-health', kind: 'purpose', of: ['elb'], unclear: ['route53', 'global-accelerator', 'ec2-auto-scaling', 'ecs', 'eks', 'beanstalk'], level: 2,
      say: {
        pt: '{parar} de mandar requisições a servidores que falham nas verificações de integridade',
        en: '{stop} sending requests to servers that fail their health checks',
        es: '{dejar} de mandar solicitudes a servidores que fallan en las comprobaciones de estado',
      },
    },
    {
      id: 'elb-layers', kind: 'feature', of: ['elb'], level: 2,
      say: {
        pt: '{ter} um tipo para a camada de aplicação (HTTP) e outro para a de transporte (TCP)',
        en: '{have} one type for the application layer (HTTP) and another for the transport layer (TCP)',
        es: '{tener} un tipo para la capa de aplicación (HTTP) y otro para la de transporte (TCP)',
      },
    },
    {
      id: 'apigw-front', kind: 'purpose', of: ['api-gateway'], level: 1,
      say: {
        pt: '{publicar} uma interface REST para funções sem servidor, com limites de uso por cliente',
        en: '{publish} a REST interface for serverless functions, with usage limits per customer',
        es: '{publicar} una interfaz REST para funciones sin servidor, con límites de uso por cliente',
      },
    },
    {
      id: 'apigw-throttle', kind: 'feature', of: ['api-gateway'], unclear: ['cloudfront', 'elb'], level: 2,
      say: {
        pt: '{limitar} chamadas por chave de acesso e por plano de uso',
        en: '{limit} calls by access key and by usage plan',
        es: '{limitar} llamadas por clave de acceso y por plan de uso',
      },
    },
    {
      id: 'vpc-isolate', kind: 'purpose', of: ['vpc'], level: 1,
      say: {
        pt: '{isolar} servidores em uma rede virtual própria, com faixas de IP e sub-redes à escolha',
        en: '{isolate} servers in a virtual network of their own, with chosen IP ranges and subnets',
        es: '{aislar} servidores en una red virtual propia, con rangos de IP y subredes a elección',
      },
    },
    {
      id: 'vpc-region', kind: 'feature', of: ['vpc'], unclear: ['transit-gateway'], level: 2,
      say: {
        pt: '{abranger} todas as zonas de disponibilidade de uma região com sub-redes do cliente',
        en: '{span} all Availability Zones of a Region with the customer’s own subnets',
        es: '{abarcar} todas las zonas de disponibilidad de una región con subredes del cliente',
      },
    },
    {
      id: 'dx-private', kind: 'purpose', of: ['direct-connect'], level: 1,
      say: {
        pt: '{ligar} o data center à AWS por um circuito dedicado, com banda estável e fora da internet',
        en: '{link} the data center to AWS over a dedicated circuit with steady bandwidth, off the internet',
        es: '{enlazar} el centro de datos con AWS por un circuito dedicado, con ancho de banda estable y fuera de internet',
      },
    },
    {
      id: 'dx-weeks', kind: 'feature', of: ['direct-connect'], level: 2,
      say: {
        pt: '{depender} de um circuito físico, cuja instalação costuma levar semanas',
        en: '{depend} on a physical circuit, which often takes weeks to install',
        es: '{depender} de un circuito físico, cuya instalación suele tardar semanas',
      },
    },
    {
      id: 's2s-tunnel', kind: 'purpose', of: ['site-to-site-vpn'], level: 1,
      say: {
        pt: '{unir} em poucas horas o escritório à nuvem por túneis IPsec sobre a internet',
        en: '{join} the office to the cloud within hours through IPsec tunnels over the internet',
        es: '{unir} en pocas horas la oficina con la nube por túneles IPsec sobre internet',
      },
    },
    {
      id: 'cvpn-people', kind: 'purpose', of: ['client-vpn'], level: 2,
      say: {
        pt: '{dar} a funcionários em casa um acesso criptografado à rede, cada um pelo próprio notebook',
        en: '{give} employees at home encrypted access to the network, each from their own laptop',
        es: '{dar} a empleados en su casa un acceso cifrado a la red, cada uno desde su computadora portátil',
      },
    },
    {
      id: 'tgw-hub', kind: 'purpose', of: ['transit-gateway'], level: 2,
      say: {
        pt: '{interligar} dezenas de redes virtuais e a rede local por um roteador central',
        en: '{interconnect} dozens of virtual networks and the local network through a central router',
        es: '{interconectar} decenas de redes virtuales y la red local por un enrutador central',
      },
    },
    {
      id: 'privatelink-service', kind: 'purpose', of: ['privatelink'], level: 2,
      say: {
        pt: '{dar} acesso ao serviço de um parceiro por um IP interno da rede, sem internet nem peering',
        en: '{give} access to a partner’s service through an IP inside the network, without internet or peering',
        es: '{dar} acceso al servicio de un socio por una IP interna de la red, sin internet ni peering',
      },
      need: {
        pt: 'usar um serviço de um parceiro por um IP interno da própria rede, sem internet nem peering',
        en: 'use a partner’s service through an IP inside its own network, without internet or peering',
        es: 'usar un servicio de un socio por una IP interna de su propia red, sin internet ni peering',
      },
    },
    {
      id: 'net-edge', kind: 'trait', of: ['cloudfront', 'global-accelerator', 'route53'], unclear: ['direct-connect'], level: 2,
      say: {
        pt: '{usar} os locais de borda da AWS em qualquer configuração',
        en: '{use} AWS edge locations in every configuration',
        es: '{usar} las ubicaciones de borde de AWS en cualquier configuración',
      },
      deny: {
        pt: '{poder} funcionar sem os locais de borda',
        en: '{work} without edge locations',
        es: '{poder} funcionar sin las ubicaciones de borde',
      },
    },
    {
      id: 'net-hybrid', kind: 'trait', of: ['direct-connect', 'site-to-site-vpn'], level: 1,
      say: {
        pt: '{ligar} por si só um data center inteiro à AWS',
        en: '{link} a whole data center to AWS by itself',
        es: '{enlazar} por sí solo un centro de datos completo con AWS',
      },
    },
    {
      id: 'net-encrypted', kind: 'trait', of: ['site-to-site-vpn', 'client-vpn'], unclear: ['cloudfront', 'elb', 'api-gateway', 'global-accelerator', 'privatelink', 'transit-gateway'], level: 2,
      say: {
        pt: '{criptografar} o tráfego em túneis sem configuração adicional',
        en: '{encrypt} traffic in tunnels without extra configuration',
        es: '{cifrar} el tráfico en túneles sin configuración adicional',
      },
    },
    {
      id: 'net-no-internet', kind: 'trait', of: ['direct-connect', 'privatelink'], unclear: ['transit-gateway', 'vpc', 'global-accelerator', 'elb', 'api-gateway'], level: 2,
      say: {
        pt: '{manter} o tráfego fora da internet pública',
        en: '{keep} traffic off the public internet',
        es: '{mantener} el tráfico fuera de la internet pública',
      },
    },
    {
      id: 'net-http-cache', kind: 'trait', of: ['cloudfront', 'api-gateway'], level: 2,
      say: {
        pt: '{poder} guardar respostas HTTP em cache',
        en: '{offer} caching of HTTP responses',
        es: '{poder} guardar respuestas HTTP en caché',
      },
    },
    {
      id: 'net-http', kind: 'trait', of: ['cloudfront', 'elb', 'api-gateway'], level: 2,
      say: {
        pt: '{entender} o conteúdo de requisições HTTP',
        en: '{understand} the content of HTTP requests',
        es: '{entender} el contenido de solicitudes HTTP',
      },
    },
    {
      id: 'net-health', kind: 'trait', of: ['route53', 'elb', 'global-accelerator'], level: 2,
      say: {
        pt: '{checar} se os destinos respondem antes de mandar usuários a eles',
        en: '{check} that targets answer before sending users to them',
        es: '{comprobar} si los destinos responden antes de mandarles usuarios',
      },
    },
    {
      id: 'net-fixed-ip', kind: 'trait', of: ['global-accelerator', 'elb'], unclear: ['cloudfront', 'vpc'], level: 2,
      say: {
        pt: '{oferecer} IPs fixos de entrada a usuários da internet',
        en: '{offer} fixed entry IPs to internet users',
        es: '{ofrecer} IP fijas de entrada a usuarios de internet',
      },
    },
    {
      id: 'net-between-regions', kind: 'trait', of: ['route53', 'global-accelerator'], unclear: ['cloudfront'], level: 2,
      say: {
        pt: '{escolher} entre cópias da aplicação em regiões diferentes',
        en: '{choose} between copies of an application in different Regions',
        es: '{elegir} entre copias de la aplicación en regiones diferentes',
      },
    },
    {
      id: 'net-internet-users', kind: 'trait', of: ['route53', 'cloudfront', 'global-accelerator', 'elb', 'api-gateway'], unclear: ['vpc'], level: 2,
      say: {
        pt: '{receber} o público que chega pela internet',
        en: '{take} in the public that comes over the internet',
        es: '{recibir} al público que llega por internet',
      },
    },
    {
      id: 'net-private-side', kind: 'trait', of: ['vpc', 'direct-connect', 'site-to-site-vpn', 'client-vpn', 'transit-gateway', 'privatelink'], unclear: ['elb', 'api-gateway', 'route53', 'cloudfront', 'global-accelerator'], level: 2,
      say: {
        pt: '{trabalhar} com endereços IP privados',
        en: '{work} with private IP addresses',
        es: '{trabajar} con direcciones IP privadas',
      },
    },
  ],
  contrasts: [
    {
      between: ['cloudfront', 'global-accelerator'],
      say: {
        pt: 'O CloudFront guarda conteúdo em cache perto do usuário; o Global Accelerator não guarda nada, só encurta o caminho até a aplicação.',
        en: 'CloudFront caches content near the user; Global Accelerator caches nothing, it only shortens the path to the application.',
        es: 'CloudFront guarda contenido en caché cerca del usuario; Global Accelerator no guarda nada, solo acorta el camino hasta la aplicación.',
      },
    },
    {
      between: ['route53', 'cloudfront'],
      say: {
        pt: 'O Route 53 diz em que endereço o site está; o CloudFront entrega o conteúdo desse site.',
        en: 'Route 53 tells at which address a site is; CloudFront delivers the content of that site.',
        es: 'Route 53 dice en qué dirección está el sitio; CloudFront entrega el contenido de ese sitio.',
      },
    },
    {
      between: ['route53', 'elb'],
      say: {
        pt: 'O Route 53 escolhe o destino ao responder o DNS; o Elastic Load Balancing recebe cada requisição e a passa a um servidor.',
        en: 'Route 53 chooses the destination when it answers DNS; Elastic Load Balancing takes each request and hands it to a server.',
        es: 'Route 53 elige el destino al responder el DNS; Elastic Load Balancing recibe cada solicitud y la pasa a un servidor.',
      },
    },
    {
      between: ['elb', 'global-accelerator'],
      say: {
        pt: 'O Elastic Load Balancing reparte o tráfego dentro de uma região; o Global Accelerator escolhe entre regiões.',
        en: 'Elastic Load Balancing splits traffic inside one Region; Global Accelerator chooses between Regions.',
        es: 'Elastic Load Balancing reparte el tráfico dentro de una región; Global Accelerator elige entre regiones.',
      },
    },
    {
      between: ['elb', 'api-gateway'],
      say: {
        pt: 'O Elastic Load Balancing reparte tráfego entre servidores; o API Gateway publica APIs e controla quem as chama.',
        en: 'Elastic Load Balancing splits traffic between servers; API Gateway publishes APIs and controls who calls them.',
        es: 'Elastic Load Balancing reparte tráfico entre servidores; API Gateway publica API y controla quién las llama.',
      },
    },
    {
      between: ['direct-connect', 'site-to-site-vpn'],
      say: {
        pt: 'O Direct Connect é um circuito físico privado, estável e demorado de instalar; a Site-to-Site VPN fica pronta rápido, mas usa a internet.',
        en: 'Direct Connect is a private physical circuit, steady and slow to install; Site-to-Site VPN is ready quickly, but uses the internet.',
        es: 'Direct Connect es un circuito físico privado, estable y lento de instalar; Site-to-Site VPN queda lista rápido, pero usa internet.',
      },
    },
    {
      between: ['site-to-site-vpn', 'client-vpn'],
      say: {
        pt: 'A Site-to-Site VPN liga redes inteiras; a Client VPN liga uma pessoa de cada vez, pelo computador dela.',
        en: 'Site-to-Site VPN joins whole networks; Client VPN joins one person at a time, through their computer.',
        es: 'Site-to-Site VPN une redes completas; Client VPN une a una persona a la vez, desde su computadora.',
      },
    },
    {
      between: ['direct-connect', 'transit-gateway'],
      say: {
        pt: 'O Direct Connect é o cabo até a AWS; o Transit Gateway é o roteador que distribui o tráfego entre muitas redes.',
        en: 'Direct Connect is the line into AWS; Transit Gateway is the router that spreads traffic among many networks.',
        es: 'Direct Connect es el enlace hasta AWS; Transit Gateway es el enrutador que reparte el tráfico entre muchas redes.',
      },
    },
    {
      between: ['transit-gateway', 'privatelink'],
      say: {
        pt: 'O Transit Gateway une redes inteiras; o PrivateLink expõe só um serviço, por um endereço interno.',
        en: 'Transit Gateway joins whole networks; PrivateLink exposes just one service, at an internal address.',
        es: 'Transit Gateway une redes completas; PrivateLink expone un solo servicio, en una dirección interna.',
      },
    },
    {
      between: ['vpc', 'direct-connect'],
      say: {
        pt: 'A VPC é a rede virtual dentro da AWS; o Direct Connect é o circuito que traz o data center até ela.',
        en: 'A VPC is the virtual network inside AWS; Direct Connect is the circuit that brings the data center to it.',
        es: 'La VPC es la red virtual dentro de AWS; Direct Connect es el circuito que lleva el centro de datos hasta ella.',
      },
    },
  ],
};
