import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const vpcLinking: readonly Pattern[] = [
  {
    id: 'vpc-linking',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'vpc' },
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense em cada VPC como um prédio, nos endereços IP como os números das salas e na Região como a cidade.',
      en: 'Think of each VPC as a building, of its IP addresses as room numbers, and of the Region as its city.',
      es: 'Piensa en cada VPC como un edificio, en las direcciones IP como los números de sala y en la Región como la ciudad.',
    },
    situations: [
      {
        id: 'loyalty',
        text: {
          pt: 'Uma rede de farmácias tem o programa de pontos e as lojas em duas VPCs, e as lojas precisam chamar uma API do programa.',
          en: 'A pharmacy chain has its loyalty program and its stores in two VPCs, and the stores have to call an API of the program.',
          es: 'Una cadena de farmacias tiene su programa de puntos y sus tiendas en dos VPC, y las tiendas deben llamar a una API del programa.',
        },
        today: {
          pt: 'São 800 lojas, e hoje um arquivo passa de um lado ao outro uma vez por dia. Um arquiteto de soluções precisa definir a ligação.',
          en: 'There are 800 stores, and a file passes from one side to the other once a day today. A solutions architect must define the link.',
          es: 'Son 800 tiendas, y hoy un archivo pasa de un lado al otro una vez por día. Un arquitecto de soluciones debe definir el enlace.',
        },
      },
      {
        id: 'bus',
        text: {
          pt: 'Uma empresa de ônibus comprou outra. Cada uma tem uma VPC, e as vendas de uma precisam consultar os horários da outra.',
          en: 'A bus company has bought another one. Each has a VPC, and the sales system of one has to query the timetables of the other.',
          es: 'Una empresa de autobuses compró otra. Cada una tiene una VPC, y las ventas de una deben consultar los horarios de la otra.',
        },
        today: {
          pt: 'Hoje os horários são enviados por e-mail toda noite. Um arquiteto de soluções deve substituir esses envios.',
          en: 'Today the timetables are sent by email every night. A solutions architect must replace these messages.',
          es: 'Hoy los horarios se envían por correo cada noche. Un arquitecto de soluciones debe reemplazar esos envíos.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Um estúdio de animação tem produção e renderização em duas VPCs, e a renderização precisa buscar as cenas na produção.',
          en: 'An animation studio has production and rendering in two VPCs, and rendering has to fetch the scenes from production.',
          es: 'Un estudio de animación tiene producción y renderizado en dos VPC, y el renderizado debe obtener las escenas de producción.',
        },
        today: {
          pt: 'São 90 instâncias de renderização, que hoje recebem as cenas em discos. O estúdio quer que um serviço de cenas da produção substitua os discos.',
          en: 'There are 90 rendering instances, which receive the scenes on disks today. The studio wants a scene service in production to replace the disks.',
          es: 'Son 90 instancias de renderizado, que hoy reciben las escenas en discos. El estudio quiere que un servicio de escenas de producción reemplace los discos.',
        },
      },
    ],
    candidates: [
      {
        id: 'peering',
        uses: ['peering', 'emparelhamento', 'emparejamiento'],
        popularity: 5,
        source: docs('vpc/latest/peering/what-is-vpc-peering.html'),
        text: { pt: 'Uma conexão de peering', en: 'A peering connection', es: 'Una conexión de peering' },
        action: {
          pt: 'Criar uma conexão de VPC peering e acrescentar as rotas dela nas tabelas de rotas das sub-redes de cada lado.',
          en: 'Create a VPC peering connection and add its routes to the route tables of the subnets on each side.',
          es: 'Crear una conexión de VPC peering y agregar sus rutas en las tablas de rutas de las subredes de cada lado.',
        },
        why: {
          pt: 'O VPC peering liga duas redes pela rede da AWS, em ambos os sentidos, sem cobrança por hora, também entre regiões e empresas.',
          en: 'VPC peering links two networks over the AWS network, both ways, with no hourly charge, across Regions and companies too.',
          es: 'VPC peering enlaza dos redes por la red de AWS, en ambos sentidos, sin cargo por hora, también entre regiones y empresas.',
        },
        likeness: {
          pt: 'um corredor sem taxa entre dois prédios, mesmo de donos ou cidades diferentes, com salas de números distintos',
          en: 'a corridor with no fee between two buildings, even of different owners or cities, whose rooms have different numbers',
          es: 'un pasillo sin tarifa entre dos edificios, aun de dueños o ciudades distintas, con salas de números diferentes',
        },
        tell: {
          pt: 'Pagar só pelo tráfego: VPC peering, sem cobrança por hora. Rede que é de outra organização: VPC peering, Transit Gateway ou PrivateLink, e não sub-redes compartilhadas. Sistemas dos dois lados que se chamam em muitas portas: VPC peering ou Transit Gateway. As duas redes em regiões diferentes da AWS: VPC peering, ou PrivateLink para um só aplicativo. Nenhum lado com um IP alcançável pela internet: VPC peering, Transit Gateway ou PrivateLink.',
          en: 'Paying for traffic alone: VPC peering, with no hourly charge. A network that belongs to another organization: VPC peering, Transit Gateway or PrivateLink, not shared subnets. Systems on both sides that call each other on many ports: VPC peering or Transit Gateway. The two networks in different AWS Regions: VPC peering, or PrivateLink for one application. No side with an IP that the internet can reach: VPC peering, Transit Gateway or PrivateLink.',
          es: 'Pagar solo por el tráfico: VPC peering, sin cargo por hora. Red que es de otra organización: VPC peering, Transit Gateway o PrivateLink, y no subredes compartidas. Sistemas de ambos lados que se llaman en muchos puertos: VPC peering o Transit Gateway. Las dos redes en regiones distintas de AWS: VPC peering, o PrivateLink para una sola aplicación. Ningún lado con una IP alcanzable desde internet: VPC peering, Transit Gateway o PrivateLink.',
        },
      },
      {
        id: 'transit',
        uses: ['Transit Gateway'],
        popularity: 4,
        source: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
        text: {
          pt: 'Um único AWS Transit Gateway',
          en: 'A single AWS Transit Gateway',
          es: 'Un único AWS Transit Gateway',
        },
        action: {
          pt: 'Criar um único AWS Transit Gateway, anexar a ele ambas as VPCs e acrescentar as rotas nas suas tabelas.',
          en: 'Create a single AWS Transit Gateway, attach both VPCs to it and add the routes to their tables.',
          es: 'Crear un único AWS Transit Gateway, asociar a él ambas VPC y agregar las rutas en sus tablas.',
        },
        why: {
          pt: 'O Transit Gateway é um centro ao qual se ligam por IPs privados muitas redes da região, também de outras empresas, com uma só ligação cada, paga por hora, e rotas nos dois sentidos.',
          en: 'Transit Gateway is a hub to which many networks of a Region connect privately, of other companies too, with one attachment each, paid by the hour, and routes both ways.',
          es: 'Transit Gateway es un centro al que se conectan con IP privadas muchas redes de la región, también de otras empresas, con una sola conexión cada una, pagada por hora, y rutas en ambos sentidos.',
        },
        likeness: {
          pt: 'a praça que liga dezenas de prédios de uma só cidade, com números diferentes, cobrando cada porta por hora',
          en: 'a square joining dozens of buildings of one city, with different numbers, where each door pays by the hour',
          es: 'la plaza que une decenas de edificios de una sola ciudad, con números distintos, donde cada puerta paga por hora',
        },
        tell: {
          pt: 'Quarenta VPCs que não se ligam duas a duas: Transit Gateway. Sistemas dos dois lados que se chamam em muitas portas: VPC peering ou Transit Gateway. Nenhum lado com um IP alcançável pela internet: VPC peering, Transit Gateway ou PrivateLink. Rede que é de outra organização: VPC peering, Transit Gateway ou PrivateLink, e não sub-redes compartilhadas.',
          en: 'Forty networks that are not to be joined two by two: Transit Gateway. Systems on both sides that call each other on many ports: VPC peering or Transit Gateway. No side with an IP that the internet can reach: VPC peering, Transit Gateway or PrivateLink. A network that belongs to another organization: VPC peering, Transit Gateway or PrivateLink, not shared subnets.',
          es: 'Cuarenta redes que no se unen de dos en dos: Transit Gateway. Sistemas de ambos lados que se llaman en muchos puertos: VPC peering o Transit Gateway. Ningún lado con una IP alcanzable desde internet: VPC peering, Transit Gateway o PrivateLink. Red que es de otra organización: VPC peering, Transit Gateway o PrivateLink, y no subredes compartidas.',
        },
      },
      {
        id: 'privatelink',
        uses: ['PrivateLink'],
        popularity: 4,
        source: docs('vpc/latest/privatelink/what-is-privatelink.html'),
        text: {
          pt: 'Um endpoint com AWS PrivateLink',
          en: 'An endpoint with AWS PrivateLink',
          es: 'Un endpoint con AWS PrivateLink',
        },
        action: {
          pt: 'Criar um serviço de endpoint do AWS PrivateLink de um lado e um endpoint de interface do outro.',
          en: 'Create an AWS PrivateLink endpoint service on one side and an interface endpoint on the other.',
          es: 'Crear un servicio de endpoint de AWS PrivateLink de un lado y un endpoint de interfaz del otro.',
        },
        why: {
          pt: 'O PrivateLink publica um só aplicativo na outra rede, também em outra região, por um endereço privado, mesmo com faixas iguais, sem ligar as redes e sem passar pela internet.',
          en: 'PrivateLink publishes a single application in the other network, in another Region too, at a private address, even with equal ranges, without linking the networks or crossing the internet.',
          es: 'PrivateLink publica una sola aplicación en la otra red, también en otra región, con una dirección privada, incluso con rangos iguales, sin enlazar las redes ni pasar por internet.',
        },
        likeness: {
          pt: 'um guichê de mão única para um só serviço no prédio vizinho, pago por hora, por onde ninguém atravessa',
          en: 'a one-way hatch for a single service in the neighboring building, paid by the hour, through which nobody walks',
          es: 'una ventanilla de sentido único para un solo servicio en el edificio vecino, pagada por hora, por donde nadie cruza',
        },
        tell: {
          pt: 'Um só aplicativo alcançado do outro lado: PrivateLink. As duas redes em regiões diferentes da AWS: VPC peering, ou PrivateLink para um só aplicativo. A mesma faixa de IPs nas duas redes: PrivateLink. Nenhum lado com um IP alcançável pela internet: PrivateLink, VPC peering ou Transit Gateway.',
          en: 'Only one application reached from the other side: PrivateLink. The two networks in different AWS Regions: VPC peering, or PrivateLink for one application. The same range of IPs in both networks: PrivateLink. No side with an IP that the internet can reach: PrivateLink, VPC peering or Transit Gateway.',
          es: 'Una sola aplicación alcanzada desde el otro lado: PrivateLink. Las dos redes en regiones distintas de AWS: VPC peering, o PrivateLink para una sola aplicación. El mismo rango de IP en ambas redes: PrivateLink. Ningún lado con una IP alcanzable desde internet: PrivateLink, VPC peering o Transit Gateway.',
        },
      },
      {
        id: 'shared',
        uses: ['RAM'],
        popularity: 3,
        source: docs('vpc/latest/userguide/vpc-sharing.html'),
        text: {
          pt: 'Sub-redes compartilhadas com o AWS RAM',
          en: 'Subnets shared through AWS RAM',
          es: 'Subredes compartidas con AWS RAM',
        },
        action: {
          pt: 'Compartilhar as sub-redes de uma VPC com o AWS RAM e levar a elas os recursos da outra.',
          en: 'Share the subnets of one VPC through AWS RAM and move the resources of the other one to them.',
          es: 'Compartir las subredes de una VPC con AWS RAM y llevar a ellas los recursos de la otra.',
        },
        why: {
          pt: 'Com sub-redes compartilhadas pelo AWS RAM, contas da mesma organização usam uma só rede: nada precisa ser ligado nem pago por hora.',
          en: 'With subnets shared through AWS RAM, accounts of one organization use a single network: nothing has to be linked or paid by the hour.',
          es: 'Con subredes compartidas por AWS RAM, las cuentas de una organización usan una sola red: nada debe enlazarse ni pagarse por hora.',
        },
        likeness: {
          pt: 'um só prédio da família, onde todos os parentes ocupam salas e não há o que ligar nem pagar',
          en: 'a single family building, where all the relatives occupy rooms and there is nothing to join or pay',
          es: 'un solo edificio de la familia, donde todos los parientes ocupan salas y no hay nada que unir ni pagar',
        },
        tell: {
          pt: 'Muitas contas da organização em uma rede: sub-redes compartilhadas.',
          en: 'Many accounts of one organization in one network: shared subnets.',
          es: 'Muchas cuentas de la organización en una red: subredes compartidas.',
        },
      },
      {
        id: 'public',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('vpc/latest/userguide/VPC_Internet_Gateway.html'),
        text: {
          pt: 'Endereços IPv4 públicos, com HTTPS',
          en: 'Public IPv4 addresses, with HTTPS',
          es: 'Direcciones IPv4 públicas, con HTTPS',
        },
        action: {
          pt: 'Dar endereços IPv4 públicos aos sistemas dos dois lados e chamá-los por HTTPS com certificados do ACM.',
          en: 'Give public IPv4 addresses to the systems of both sides and call them over HTTPS with ACM certificates.',
          es: 'Dar direcciones IPv4 públicas a los sistemas de ambos lados y llamarlos por HTTPS con certificados de ACM.',
        },
        why: {
          pt: 'Com endereços públicos e HTTPS, qualquer rede alcança o aplicativo, sem depender dos endereços privados.',
          en: 'With public addresses and HTTPS, any network reaches the application, whatever the private addresses are.',
          es: 'Con direcciones públicas y HTTPS, cualquier red alcanza la aplicación, sin depender de las direcciones privadas.',
        },
        likeness: {
          pt: 'uma porta para a rua em cada prédio, paga por hora, para cartas lacradas, aonde chega gente de qualquer lugar',
          en: 'a street door for sealed letters in each building, paid by the hour, which anyone from anywhere can reach',
          es: 'una puerta a la calle en cada edificio, pagada por hora, para cartas selladas, adonde llega gente de cualquier lugar',
        },
        tell: {
          pt: 'O que é para o público: endereço público com HTTPS.',
          en: 'What is meant for the public: a public address with HTTPS.',
          es: 'Lo que es para el público: dirección pública con HTTPS.',
        },
      },
    ],
    constraints: [
      {
        id: 'same-ranges',
        text: {
          pt: 'As duas usam a mesma faixa de IPs, que não pode mudar.',
          en: 'Both use the same range of IPs, which cannot change.',
          es: 'Ambas usan el mismo rango de IP, que no puede cambiar.',
        },
        fits: ['privatelink', 'public'],
        rulesOut: {
          peering: {
            pt: 'O VPC peering não aceita redes cujas faixas de IPs coincidem.',
            en: 'VPC peering does not accept networks whose IP ranges overlap.',
            es: 'VPC peering no acepta redes cuyos rangos de IP coinciden.',
          },
          transit: {
            pt: 'O Transit Gateway não roteia entre redes com a mesma faixa de IPs.',
            en: 'Transit Gateway does not route between networks with the same IP range.',
            es: 'Transit Gateway no enruta entre redes con el mismo rango de IP.',
          },
        },
      },
      {
        id: 'one-application',
        text: {
          pt: 'Só um aplicativo pode ser alcançado do outro lado, sem rota entre as redes.',
          en: 'Only one application may be reached from the other side, without a route between the networks.',
          es: 'Solo una aplicación puede alcanzarse desde el otro lado, sin ruta entre las redes.',
        },
        fits: ['privatelink', 'public'],
        rulesOut: {
          peering: {
            pt: 'O VPC peering cria rotas entre as duas redes inteiras.',
            en: 'VPC peering creates routes between the two whole networks.',
            es: 'VPC peering crea rutas entre las dos redes completas.',
          },
          transit: {
            pt: 'O Transit Gateway cria rotas entre as redes.',
            en: 'Transit Gateway creates routes between the networks.',
            es: 'Transit Gateway crea rutas entre las redes.',
          },
          shared: {
            pt: 'Em sub-redes compartilhadas, os dois sistemas ficam na mesma rede.',
            en: 'In shared subnets, the two systems are in the same network.',
            es: 'En subredes compartidas, los dos sistemas quedan en la misma red.',
          },
        },
      },
      {
        id: 'off-internet',
        text: {
          pt: 'Por norma de segurança, nenhum lado pode ter um IP alcançável pela internet.',
          en: 'By security policy, neither side may have an IP that the internet can reach.',
          es: 'Por norma de seguridad, ningún lado puede tener una IP alcanzable desde internet.',
        },
        fits: ['peering', 'transit', 'privatelink', 'shared'],
        rulesOut: {
          public: {
            pt: 'O HTTPS criptografa as chamadas, mas a internet alcança um endereço público.',
            en: 'HTTPS encrypts the calls, but the internet can reach a public address.',
            es: 'HTTPS cifra las llamadas, pero una dirección pública se alcanza desde internet.',
          },
        },
      },
      {
        id: 'both-ways',
        text: {
          pt: 'Sistemas dos dois lados se chamam em muitas portas, e a lista cresce.',
          en: 'Systems on both sides call each other on many ports, and the list grows.',
          es: 'Sistemas de ambos lados se llaman en muchos puertos, y la lista crece.',
        },
        fits: ['public', 'peering', 'transit', 'shared'],
        rulesOut: {
          privatelink: {
            pt: 'O PrivateLink é de mão única e exige um endpoint por aplicativo.',
            en: 'PrivateLink is one-way and needs an endpoint for each application.',
            es: 'PrivateLink es de un solo sentido y exige un endpoint por aplicación.',
          },
        },
      },
      {
        id: 'many-networks',
        notWith: ['no-hourly'],
        text: {
          pt: 'Em um ano, quarenta redes assim devem formar uma só rede privada, sem que sejam unidas duas a duas.',
          en: 'Within a year, forty such networks must form one private network, without being joined two by two.',
          es: 'En un año, cuarenta redes así deben formar una sola red privada, sin unirlas de dos en dos.',
        },
        fits: ['transit', 'shared'],
        rulesOut: {
          peering: {
            pt: 'O VPC peering liga redes duas a duas: quarenta pediriam centenas de conexões.',
            en: 'VPC peering joins networks two by two: forty would take hundreds of connections.',
            es: 'VPC peering une redes de dos en dos: cuarenta pedirían cientos de conexiones.',
          },
          privatelink: {
            pt: 'O PrivateLink publica aplicativos, um por endpoint, e não une redes.',
            en: 'PrivateLink publishes applications, one per endpoint, and joins no networks.',
            es: 'PrivateLink publica aplicaciones, una por endpoint, y no une redes.',
          },
          public: {
            pt: 'Com endereços públicos, as quarenta redes continuam separadas e se falam por fora.',
            en: 'With public addresses, the forty networks stay separate and expose their systems to each other.',
            es: 'Con direcciones públicas, las cuarenta redes siguen separadas y se hablan por fuera.',
          },
        },
      },
      {
        id: 'no-hourly',
        text: {
          pt: 'A empresa quer pagar só pelo tráfego, sem tarifa por hora.',
          en: 'The company wants to pay for traffic alone, with no hourly fee.',
          es: 'La empresa quiere pagar solo por el tráfico, sin tarifa por hora.',
        },
        fits: ['peering', 'shared'],
        rulesOut: {
          transit: {
            pt: 'O Transit Gateway cobra por hora cada rede ligada a ele.',
            en: 'Transit Gateway charges by the hour for each network attached.',
            es: 'Transit Gateway cobra por hora cada red conectada.',
          },
          privatelink: {
            pt: 'O endpoint do PrivateLink é cobrado por hora em cada zona.',
            en: 'A PrivateLink endpoint is charged by the hour in each zone.',
            es: 'El endpoint de PrivateLink se cobra por hora en cada zona.',
          },
          public: {
            pt: 'Endereços IPv4 públicos são cobrados por hora.',
            en: 'Public IPv4 addresses are charged by the hour.',
            es: 'Las direcciones IPv4 públicas se cobran por hora.',
          },
        },
      },
      {
        id: 'other-organization',
        text: {
          pt: 'A outra rede é de outra organização do AWS Organizations.',
          en: 'The other network belongs to another organization in AWS Organizations.',
          es: 'La otra red es de otra organización de AWS Organizations.',
        },
        fits: ['peering', 'transit', 'privatelink', 'public'],
        rulesOut: {
          shared: {
            pt: 'Sub-redes só são compartilhadas dentro da mesma organização.',
            en: 'Subnets are shared only within the same organization.',
            es: 'Las subredes solo se comparten dentro de la misma organización.',
          },
        },
      },
      {
        id: 'two-regions',
        text: {
          pt: 'As duas redes estão em regiões diferentes da AWS.',
          en: 'The two networks are in different AWS Regions.',
          es: 'Las dos redes están en regiones distintas de AWS.',
        },
        fits: ['peering', 'privatelink', 'public'],
        rulesOut: {
          transit: {
            pt: 'Uma VPC só se anexa a um Transit Gateway da sua própria região; aqui seriam dois, um por região, ligados entre si.',
            en: 'A VPC attaches only to a Transit Gateway in its own Region; this would take two of them, one per Region, peered with each other.',
            es: 'Una VPC solo se asocia a un Transit Gateway de su propia región; harían falta dos, uno por región, enlazados entre sí.',
          },
          shared: {
            pt: 'Uma VPC, compartilhada ou não, existe em uma só região.',
            en: 'A VPC, shared or not, exists in a single Region.',
            es: 'Una VPC, compartida o no, existe en una sola región.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de ligação atende a esses requisitos?',
      en: 'Which way of linking them meets these requirements?',
      es: '¿Qué forma de enlace cumple estos requisitos?',
    },
  },
];
