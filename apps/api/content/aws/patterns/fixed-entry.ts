import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const fixedEntry: readonly Pattern[] = [
  {
    id: 'fixed-entry',
    exams: { 'saa-c03': { domain: 'performance', topic: 'network-performance' } },
    situations: [
      {
        id: 'payments',
        text: {
          pt: 'Uma empresa de pagamentos recebe conexões dos sistemas de bancos em servidores de duas zonas de disponibilidade e quer uma entrada que as reparta.',
          en: 'A payments company takes connections from the systems of banks on servers in two Availability Zones and wants an entry point that spreads them.',
          es: 'Una empresa de pagos recibe conexiones de los sistemas de bancos en servidores de dos zonas de disponibilidad y quiere una entrada que las reparta.',
        },
      },
      {
        id: 'meters',
        text: {
          pt: 'Uma distribuidora de energia recebe leituras de medidores em servidores de duas zonas de disponibilidade, que hoje são chamados um a um.',
          en: 'A power utility takes readings from meters on servers in two Availability Zones, which are called one by one today.',
          es: 'Una distribuidora de energía recibe lecturas de medidores en servidores de dos zonas de disponibilidad, a los que hoy se llama uno por uno.',
        },
      },
      {
        id: 'hospital-api',
        text: {
          pt: 'Um laboratório oferece aos hospitais uma API, que roda em servidores de duas zonas de disponibilidade, e vai pôr uma entrada única diante deles.',
          en: 'A laboratory offers hospitals an API, which runs on servers in two Availability Zones, and is going to put a single entry point in front of them.',
          es: 'Un laboratorio ofrece a los hospitales una API, que corre en servidores de dos zonas de disponibilidad, y va a poner una entrada única delante de ellos.',
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
        why: {
          pt: 'O Network Load Balancer tem um IP fixo por zona, reparte TCP e UDP e mostra ao servidor o endereço do cliente.',
          en: 'A Network Load Balancer has a fixed IP per zone, spreads TCP and UDP and shows the server the address of the client.',
          es: 'El Network Load Balancer tiene una IP fija por zona, reparte TCP y UDP y muestra al servidor la dirección del cliente.',
        },
        tell: {
          pt: 'IP fixo por zona e TCP ou UDP: Network Load Balancer.',
          en: 'A fixed IP per zone and TCP or UDP: Network Load Balancer.',
          es: 'IP fija por zona y TCP o UDP: Network Load Balancer.',
        },
      },
      {
        id: 'nlb-alb',
        uses: ['Network Load Balancer', 'NLB', 'Application Load Balancer', 'ALB'],
        popularity: 3,
        source: docs('elasticloadbalancing/latest/network/application-load-balancer-target.html'),
        text: {
          pt: 'Network Load Balancer diante de um Application',
          en: 'Network Load Balancer in front of an Application one',
          es: 'Network Load Balancer delante de un Application',
        },
        why: {
          pt: 'Um Network Load Balancer com um Application Load Balancer como destino junta IPs fixos e rotas por caminho HTTP.',
          en: 'A Network Load Balancer with an Application Load Balancer as its target joins fixed IPs and routes by HTTP path.',
          es: 'Un Network Load Balancer con un Application Load Balancer como destino une IP fijas y rutas por ruta HTTP.',
        },
        tell: {
          pt: 'IP fixo em uma Região e regras HTTP: NLB diante do ALB.',
          en: 'A fixed IP in one Region and HTTP rules: an NLB in front of the ALB.',
          es: 'IP fija en una Región y reglas HTTP: NLB delante del ALB.',
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
        why: {
          pt: 'O Global Accelerator dá dois IPs anycast, entra na rede da AWS perto do cliente e pode mudar de Região sem mudar de IP.',
          en: 'Global Accelerator gives two anycast IPs, enters the AWS network near the client and can change Regions without changing IPs.',
          es: 'Global Accelerator da dos IP anycast, entra en la red de AWS cerca del cliente y puede cambiar de Región sin cambiar de IP.',
        },
        tell: {
          pt: 'IPs fixos para o mundo inteiro ou para várias Regiões: Global Accelerator.',
          en: 'Fixed IPs for the whole world or several Regions: Global Accelerator.',
          es: 'IP fijas para todo el mundo o varias Regiones: Global Accelerator.',
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
        why: {
          pt: 'O Application Load Balancer lê HTTP, reparte por caminho e cresce sozinho, com endereços que mudam.',
          en: 'An Application Load Balancer reads HTTP, spreads by path and grows by itself, with addresses that change.',
          es: 'El Application Load Balancer lee HTTP, reparte por ruta y crece solo, con direcciones que cambian.',
        },
        tell: {
          pt: 'Rotas por caminho ou cabeçalho HTTP: Application Load Balancer.',
          en: 'Routes by HTTP path or header: Application Load Balancer.',
          es: 'Rutas por ruta o encabezado HTTP: Application Load Balancer.',
        },
      },
      {
        id: 'proxy',
        uses: [],
        popularity: 3,
        source: docs('AWSEC2/latest/UserGuide/elastic-ip-addresses-eip.html'),
        text: {
          pt: 'Um servidor proxy no EC2 com Elastic IP',
          en: 'A proxy server on EC2 with an Elastic IP',
          es: 'Un servidor proxy en EC2 con IP elástica',
        },
        why: {
          pt: 'Um proxy próprio no EC2 com Elastic IP tem um endereço fixo e as regras que a equipe escrever.',
          en: 'A proxy of one’s own on EC2 with an Elastic IP has a fixed address and the rules that the team writes.',
          es: 'Un proxy propio en EC2 con IP elástica tiene una dirección fija y las reglas que el equipo escriba.',
        },
        tell: {
          pt: 'Um só servidor de teste com endereço fixo: Elastic IP.',
          en: 'A single test server with a fixed address: an Elastic IP.',
          es: 'Un solo servidor de prueba con dirección fija: IP elástica.',
        },
      },
    ],
    constraints: [
      {
        id: 'fixed',
        text: {
          pt: 'Os clientes liberam no firewall só os endereços de entrada que lhes foram informados, e estes não podem mudar.',
          en: 'Clients allow in their firewalls only the entry addresses that they were told, and these must not change.',
          es: 'Los clientes permiten en su firewall solo las direcciones de entrada que se les informaron, y estas no pueden cambiar.',
        },
        fits: ['nlb', 'nlb-alb', 'accelerator', 'proxy'],
        rulesOut: {
          alb: {
            pt: 'Os endereços de um Application Load Balancer mudam quando ele cresce.',
            en: 'The addresses of an Application Load Balancer change as it grows.',
            es: 'Las direcciones de un Application Load Balancer cambian cuando crece.',
          },
        },
      },
      {
        id: 'paths',
        text: {
          pt: 'As conexões são HTTP, e o caminho da URL decide qual grupo de servidores responde.',
          en: 'The connections are HTTP, and the path of the URL decides which group of servers answers.',
          es: 'Las conexiones son HTTP, y la ruta de la URL decide qué grupo de servidores responde.',
        },
        fits: ['nlb-alb', 'accelerator', 'alb', 'proxy'],
        rulesOut: {
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
          pt: 'A perda de uma zona não pode interromper a entrada.',
          en: 'The loss of a zone must not interrupt the entry.',
          es: 'La pérdida de una zona no puede interrumpir la entrada.',
        },
        fits: ['nlb', 'nlb-alb', 'accelerator', 'alb'],
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
          pt: 'Todos os clientes estão na mesma cidade da Região, e a entrada não pode cobrar uma taxa a mais por gigabyte para usar a rede global da AWS.',
          en: 'All clients are in the city of the Region, and the entry must not charge an extra fee per gigabyte for using the global network of AWS.',
          es: 'Todos los clientes están en la ciudad de la Región, y la entrada no puede cobrar una tarifa extra por gigabyte por usar la red global de AWS.',
        },
        fits: ['nlb', 'nlb-alb', 'alb', 'proxy'],
        rulesOut: {
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
          pt: 'A equipe não vai manter o sistema operacional do que recebe as conexões.',
          en: 'The team will not maintain the operating system of what takes the connections.',
          es: 'El equipo no va a mantener el sistema operativo de lo que recibe las conexiones.',
        },
        fits: ['nlb', 'nlb-alb', 'accelerator', 'alb'],
        rulesOut: {
          proxy: {
            pt: 'O sistema operacional do proxy é mantido pela equipe.',
            en: 'The operating system of the proxy is maintained by the team.',
            es: 'El sistema operativo del proxy lo mantiene el equipo.',
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
