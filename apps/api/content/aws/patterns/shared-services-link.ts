import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const sharedServicesLink: readonly Pattern[] = [
  {
    id: 'shared-services-link',
    exams: { 'saa-c03': { domain: 'cost', topic: 'network-cost' } },
    scene: {
      pt: 'Pense em cada VPC como um prédio, nas instâncias como os moradores e no serviço comum como a lavanderia de um deles.',
      en: 'Think of each VPC as a building, of its instances as residents, and of the shared service as a laundry in one of them.',
      es: 'Piensa en cada VPC como un edificio, en las instancias como los vecinos y en el servicio común como la lavandería de uno.',
    },
    situations: [
      {
        id: 'tools',
        text: {
          pt: 'Uma empresa de software tem 12 VPCs na mesma região, todas com sub-redes privadas, e as instâncias delas chamam um serviço interno de licenças que fica em outra VPC. O tráfego é de 30 TB por mês.',
          en: 'A software company has 12 VPCs in the same Region, all with private subnets, whose instances call an internal license service in another VPC. The traffic is 30 TB a month.',
          es: 'Una empresa de software tiene 12 VPC en la misma región, todas con subredes privadas, cuyas instancias llaman a un servicio interno de licencias que está en otra VPC. El tráfico es de 30 TB al mes.',
        },
        today: {
          pt: 'Cada VPC é de uma equipe de produto, e nada as liga ainda. Um arquiteto de soluções precisa definir o caminho das chamadas.',
          en: 'Each VPC belongs to a product team, and nothing connects them yet. A solutions architect must define the path of the calls.',
          es: 'Cada VPC es de un equipo de producto, y nada las une aún. Un arquitecto de soluciones debe definir el camino de las llamadas.',
        },
      },
      {
        id: 'bank-core',
        text: {
          pt: 'Um banco digital tem oito VPCs de produtos em uma região, que chamam um serviço de risco em uma VPC central. A fatura de rede dobrou neste ano.',
          en: 'A digital bank has eight product VPCs in one Region, which call a risk service in a central VPC. The network bill has doubled this year.',
          es: 'Un banco digital tiene ocho VPC de productos en una región, que llaman a un servicio de riesgo en una VPC central. La factura de red se duplicó este año.',
        },
        today: {
          pt: 'São 20 milhões de chamadas por dia, de instâncias em sub-redes privadas. Um arquiteto de soluções deve redesenhar a ligação.',
          en: 'There are 20 million calls a day, from instances in private subnets. A solutions architect must redesign the link.',
          es: 'Son 20 millones de llamadas por día, de instancias en subredes privadas. Un arquitecto de soluciones debe rediseñar el enlace.',
        },
      },
      {
        id: 'health-data',
        text: {
          pt: 'Uma rede de laboratórios tem seis VPCs em uma região, e todas leem resultados de um serviço que fica em uma sétima.',
          en: 'A chain of laboratories has six VPCs in one Region, and all of them read results from a service in a seventh one.',
          es: 'Una red de laboratorios tiene seis VPC en una región, y todas leen resultados de un servicio que está en una séptima.',
        },
        today: {
          pt: 'São 150 mil resultados por dia, lidos de instâncias em sub-redes privadas. A rede de laboratórios vai rever a ligação.',
          en: 'There are 150,000 results a day, read from instances in private subnets. The chain plans to review the link.',
          es: 'Son 150 mil resultados por día, leídos desde instancias en subredes privadas. La red de laboratorios va a revisar el enlace.',
        },
      },
    ],
    candidates: [
      {
        id: 'peering',
        uses: ['peering'],
        popularity: 5,
        source: docs('vpc/latest/peering/what-is-vpc-peering.html'),
        text: {
          pt: 'VPC peering de cada VPC com a central',
          en: 'VPC peering of each VPC with the central one',
          es: 'VPC peering de cada VPC con la central',
        },
        action: {
          pt: 'Criar um VPC peering de cada VPC com a central e acrescentar as rotas correspondentes.',
          en: 'Create VPC peering from each VPC to the central one and add the matching routes.',
          es: 'Crear un VPC peering de cada VPC con la central y agregar las rutas correspondientes.',
        },
        why: {
          pt: 'O VPC peering liga VPCs de faixas diferentes aos pares, sem mudar nada de lugar e com rotas nos dois sentidos, e não cobra por hora nem por gigabyte processado, só a transferência entre zonas.',
          en: 'VPC peering joins VPCs of different ranges in pairs, with nothing to move and routes both ways, and has no charge by the hour or per gigabyte processed, only transfer between zones.',
          es: 'El VPC peering une de a pares VPC de rangos distintos, sin mover nada y con rutas en ambos sentidos, y no cobra por hora ni por gigabyte procesado, solo la transferencia entre zonas.',
        },
        likeness: {
          pt: 'um corredor grátis e de livre passagem até a lavanderia, só possível se nenhum número de sala se repetir',
          en: 'a free corridor to the laundry, walked both ways, possible only if no room number repeats',
          es: 'un pasillo gratis y de paso libre hasta la lavandería, solo posible si ningún número de sala se repite',
        },
        tell: {
          pt: 'Tráfego alto, sem cobrança por gigabyte processado: peering. Serviço que abre conexões com instâncias das outras VPCs: peering ou Transit Gateway. Instâncias em produção, que devem ficar nas VPCs onde estão: uma ligação entre redes, e não sub-redes compartilhadas.',
          en: 'Heavy traffic, with no charge per gigabyte processed: peering. A service that opens connections to instances in other VPCs: peering or Transit Gateway. Instances in production, which must stay in the VPCs where they are: a link between networks, not shared subnets.',
          es: 'Tráfico alto, sin cobro por gigabyte procesado: peering. Servicio que abre conexiones con instancias de otras VPC: peering o Transit Gateway. Instancias en producción, que deben quedar en las VPC donde están: un enlace entre redes, y no subredes compartidas.',
        },
      },
      {
        id: 'transit',
        uses: ['Transit Gateway'],
        popularity: 5,
        source: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
        text: {
          pt: 'Um Transit Gateway com todas as VPCs',
          en: 'A Transit Gateway with all the VPCs',
          es: 'Un Transit Gateway con todas las VPC',
        },
        action: {
          pt: 'Criar um AWS Transit Gateway, anexar a ele todas as VPCs e acrescentar as rotas correspondentes.',
          en: 'Create an AWS Transit Gateway, attach all of the VPCs to it and add the matching routes.',
          es: 'Crear un AWS Transit Gateway, asociar a él todas las VPC y agregar las rutas correspondientes.',
        },
        why: {
          pt: 'O Transit Gateway liga todas as VPCs, onde estão, por um ponto, com rotas transitivas nos dois sentidos, e cobra por hora de ligação e por gigabyte.',
          en: 'Transit Gateway joins all the VPCs, where they are, at one point, with transitive routes both ways, and charges per hour of attachment and per gigabyte.',
          es: 'Transit Gateway une todas las VPC, donde están, en un punto, con rutas transitivas en ambos sentidos, y cobra por hora de conexión y por gigabyte.',
        },
        likeness: {
          pt: 'a praça que liga todos os prédios sem números de sala repetidos, com taxa por porta e por quilo',
          en: 'the square that joins all buildings without repeated room numbers, for a fee by the door and the pound',
          es: 'la plaza que une todos los edificios sin números de sala repetidos, con tarifa por puerta y por kilo',
        },
        tell: {
          pt: 'Redes que falam todas entre si, sem uma malha de conexões: Transit Gateway. Serviço que abre conexões com instâncias das outras VPCs: peering ou Transit Gateway. Instâncias em produção, que devem ficar nas VPCs onde estão: uma ligação entre redes, e não sub-redes compartilhadas.',
          en: 'Networks that all talk to each other, without a mesh of connections: Transit Gateway. A service that opens connections to instances in other VPCs: peering or Transit Gateway. Instances in production, which must stay in the VPCs where they are: a link between networks, not shared subnets.',
          es: 'Redes que hablan todas entre sí, sin una malla de conexiones: Transit Gateway. Servicio que abre conexiones con instancias de otras VPC: peering o Transit Gateway. Instancias en producción, que deben quedar en las VPC donde están: un enlace entre redes, y no subredes compartidas.',
        },
      },
      {
        id: 'privatelink',
        uses: ['PrivateLink'],
        popularity: 4,
        source: docs('vpc/latest/privatelink/what-is-privatelink.html'),
        text: {
          pt: 'PrivateLink, com um endpoint por VPC',
          en: 'PrivateLink, with an endpoint per VPC',
          es: 'PrivateLink, con un endpoint por VPC',
        },
        action: {
          pt: 'Publicar o serviço com o AWS PrivateLink e criar um endpoint de interface em cada uma das outras VPCs.',
          en: 'Publish the service with AWS PrivateLink and create an interface endpoint in each of the other VPCs.',
          es: 'Publicar el servicio con AWS PrivateLink y crear un endpoint de interfaz en cada una de las otras VPC.',
        },
        why: {
          pt: 'O PrivateLink expõe só esse serviço por um endpoint com IP privado de cada VPC, sem rota entre as redes, mesmo com faixas iguais, e cobra por hora e por gigabyte.',
          en: 'PrivateLink exposes just that service by an endpoint with a private IP of each VPC, without a route between the networks, even with equal ranges, and charges by the hour and per gigabyte.',
          es: 'PrivateLink expone solo ese servicio con un endpoint con IP privada de cada VPC, sin ruta entre las redes, incluso con rangos iguales, y cobra por hora y por gigabyte.',
        },
        likeness: {
          pt: 'um guichê da lavanderia em cada prédio, pago por quilo, que só os moradores abrem e ninguém atravessa',
          en: 'a laundry window in each building, paid by the pound, which only the residents open and nobody walks through',
          es: 'una ventanilla de la lavandería en cada edificio, pagada por kilo, que solo abren los vecinos y nadie cruza',
        },
        tell: {
          pt: 'Só o serviço alcançado, sem rota entre as redes: PrivateLink. VPC com a mesma faixa de endereços que a do serviço: PrivateLink. Serviço sem endereço acessível pela internet: PrivateLink. Instâncias em produção, que devem ficar nas VPCs onde estão: uma ligação entre redes, e não sub-redes compartilhadas.',
          en: 'Only the service reached, with no route between the networks: PrivateLink. A VPC with the same range of addresses as the service: PrivateLink. A service without an address reachable from the internet: PrivateLink. Instances in production, which must stay in the VPCs where they are: a link between networks, not shared subnets.',
          es: 'Solo el servicio accesible, sin rutas entre las redes: PrivateLink. VPC con el mismo rango de direcciones que la del servicio: PrivateLink. Servicio sin dirección accesible desde internet: PrivateLink. Instancias en producción, que deben quedar en las VPC donde están: un enlace entre redes, y no subredes compartidas.',
        },
      },
      {
        id: 'shared',
        uses: [],
        popularity: 3,
        source: docs('vpc/latest/userguide/vpc-sharing.html'),
        text: {
          pt: 'Sub-redes compartilhadas de uma só VPC',
          en: 'Shared subnets of a single VPC',
          es: 'Subredes compartidas de una sola VPC',
        },
        action: {
          pt: 'Compartilhar a VPC central pelo AWS Resource Access Manager (RAM) e criar nela de novo os recursos.',
          en: 'Share the central VPC through AWS Resource Access Manager (RAM) and re-create the resources in it.',
          es: 'Compartir la VPC central mediante AWS Resource Access Manager (RAM) y volver a crear allí los recursos.',
        },
        why: {
          pt: 'Com sub-redes compartilhadas, as contas põem recursos na mesma VPC, e o tráfego na mesma zona não é cobrado.',
          en: 'With shared subnets, accounts put resources in the same VPC, and traffic within a zone is not charged.',
          es: 'Con subredes compartidas, las cuentas ponen recursos en la misma VPC, y el tráfico dentro de una zona no se cobra.',
        },
        likeness: {
          pt: 'a mudança de todos os vizinhos para o prédio da lavanderia, onde cada porta dá para o mesmo corredor',
          en: 'the move of all the neighbors into the laundry’s building, where every door opens onto the same hall',
          es: 'la mudanza de todos los vecinos al edificio de la lavandería, donde cada puerta da al mismo pasillo',
        },
        tell: {
          pt: 'Várias contas que podem viver em uma rede: sub-redes compartilhadas.',
          en: 'Several accounts that can live in one network: shared subnets.',
          es: 'Varias cuentas que pueden vivir en una red: subredes compartidas.',
        },
      },
      {
        id: 'public',
        uses: [],
        popularity: 3,
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        text: {
          pt: 'gateways NAT até um endereço público',
          en: 'NAT gateways to a public address',
          es: 'gateways NAT hacia una dirección pública',
        },
        action: {
          pt: 'Publicar o serviço em um balanceador com endereço público e chamá-lo por um gateway NAT em cada VPC.',
          en: 'Publish the service on a load balancer with a public address and call it through a NAT gateway in each VPC.',
          es: 'Publicar el servicio en un balanceador con dirección pública y llamarlo por un gateway NAT en cada VPC.',
        },
        why: {
          pt: 'Por gateways NAT e um endereço público, cada VPC chama o serviço sem mudança de rota, e paga NAT por gigabyte.',
          en: 'Through NAT gateways and a public address, each VPC calls the service without a change of routes, and pays NAT per gigabyte.',
          es: 'Por gateways NAT y una dirección pública, cada VPC llama al servicio sin cambio de rutas, y paga NAT por gigabyte.',
        },
        likeness: {
          pt: 'uma lavanderia de rua, aonde cada prédio manda a roupa por um porteiro pago que não deixa ninguém entrar',
          en: 'a laundry on the street, to which each building sends clothes through a paid porter who lets nobody in',
          es: 'una lavandería de calle, adonde cada edificio manda la ropa con un portero pagado que no deja entrar a nadie',
        },
        tell: {
          pt: 'Serviços de terceiros que só existem na internet: gateway NAT.',
          en: 'Third-party services that exist only on the internet: a NAT gateway.',
          es: 'Servicios de terceros que solo existen en internet: gateway NAT.',
        },
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'private',
        text: {
          pt: 'Por norma interna, o serviço não pode ter endereço acessível pela internet.',
          en: 'By company policy, the service must not have an address that is reachable from the internet.',
          es: 'Por norma interna, el servicio no puede tener una dirección accesible desde internet.',
        },
        fits: ['peering', 'transit', 'privatelink', 'shared'],
        rulesOut: {
          public: {
            pt: 'Um endereço público é alcançável pela internet.',
            en: 'A public address is reachable from the internet.',
            es: 'Una dirección pública es alcanzable desde internet.',
          },
        },
      },
      {
        id: 'no-processing',
        text: {
          pt: 'O tráfego é alto, e a ligação não deve ter cobrança por gigabyte processado.',
          en: 'Traffic is heavy, and the link should have no charge per gigabyte processed.',
          es: 'El tráfico es alto, y el enlace no debe tener cobro por gigabyte procesado.',
        },
        fits: ['peering', 'shared'],
        rulesOut: {
          transit: {
            pt: 'O Transit Gateway cobra cada gigabyte processado.',
            en: 'Transit Gateway charges each gigabyte processed.',
            es: 'Transit Gateway cobra cada gigabyte procesado.',
          },
          privatelink: {
            pt: 'Os endpoints do PrivateLink cobram cada gigabyte processado.',
            en: 'The endpoints of PrivateLink charge each gigabyte processed.',
            es: 'Los endpoints de PrivateLink cobran cada gigabyte procesado.',
          },
          public: {
            pt: 'O gateway NAT cobra cada gigabyte processado.',
            en: 'The NAT gateway charges each gigabyte processed.',
            es: 'El gateway NAT cobra cada gigabyte procesado.',
          },
        },
      },
      {
        id: 'no-move',
        text: {
          pt: 'As instâncias estão em produção e devem permanecer nas VPCs em que estão.',
          en: 'The instances are in production and must stay in the VPCs where they are.',
          es: 'Las instancias están en producción y deben permanecer en las VPC donde están.',
        },
        fits: ['peering', 'transit', 'privatelink', 'public'],
        rulesOut: {
          shared: {
            pt: 'Para usar sub-redes compartilhadas, as instâncias teriam de ser recriadas em outra VPC.',
            en: 'To use shared subnets, the instances would have to be created again in another VPC.',
            es: 'Para usar subredes compartidas, las instancias tendrían que recrearse en otra VPC.',
          },
        },
      },
      {
        id: 'overlap',
        text: {
          pt: 'Uma das VPCs tem a mesma faixa de endereços que a do serviço, e nenhuma das duas pode ser trocada.',
          en: 'One of the VPCs has the same range of addresses as that of the service, and neither can be changed.',
          es: 'Una de las VPC tiene el mismo rango de direcciones que la del servicio, y ninguno puede cambiarse.',
        },
        fits: ['privatelink', 'public'],
        rulesOut: {
          peering: {
            pt: 'O peering de VPC não pode ser criado entre VPCs com faixas sobrepostas.',
            en: 'VPC peering cannot be created between VPCs whose ranges overlap.',
            es: 'El VPC peering no puede crearse entre VPC con rangos superpuestos.',
          },
          transit: {
            pt: 'Com faixas iguais, a rota local de cada VPC retém o tráfego nela, e nada chega ao Transit Gateway.',
            en: 'With equal ranges, the local route of each VPC keeps the traffic inside it, and nothing reaches Transit Gateway.',
            es: 'Con rangos iguales, la ruta local de cada VPC retiene el tráfico en ella, y nada llega a Transit Gateway.',
          },
        },
      },
      {
        id: 'one-service',
        text: {
          pt: 'A auditoria exige que só o serviço possa ser alcançado, sem rota entre as redes.',
          en: 'The auditors require that only the service can be reached, with no route between the networks.',
          es: 'La auditoría exige que solo el servicio sea accesible, sin rutas entre las redes.',
        },
        fits: ['privatelink', 'public'],
        rulesOut: {
          peering: {
            pt: 'O peering alcança o serviço, mas abre rotas a toda a VPC central.',
            en: 'Peering reaches the service but opens routes to the whole central VPC.',
            es: 'El peering llega al servicio, pero abre rutas a toda la VPC central.',
          },
          transit: {
            pt: 'O Transit Gateway abre rotas para a VPC central inteira.',
            en: 'Transit Gateway opens routes to the whole central VPC.',
            es: 'Transit Gateway abre rutas hacia toda la VPC central.',
          },
          shared: {
            pt: 'Em uma VPC compartilhada, as rotas locais alcançam todas as sub-redes.',
            en: 'In a shared VPC, local routes reach all subnets.',
            es: 'En una VPC compartida, las rutas locales alcanzan todas las subredes.',
          },
        },
      },
      {
        id: 'both-ways',
        text: {
          pt: 'O serviço também abre conexões com as instâncias das outras VPCs.',
          en: 'The service also opens connections to the instances in the other VPCs.',
          es: 'El servicio también abre conexiones con las instancias de las otras VPC.',
        },
        fits: ['peering', 'transit', 'shared'],
        rulesOut: {
          privatelink: {
            pt: 'No PrivateLink, só quem tem o endpoint abre conexões.',
            en: 'In PrivateLink, only the side with the endpoint opens connections.',
            es: 'En PrivateLink, solo el lado con el endpoint abre conexiones.',
          },
          public: {
            pt: 'Um gateway NAT não aceita conexões que vêm de fora.',
            en: 'A NAT gateway does not take connections from outside.',
            es: 'Un gateway NAT no acepta conexiones desde afuera.',
          },
        },
      },
      {
        id: 'transitive',
        notWith: ['no-processing'],
        text: {
          pt: 'Em um ano haverá quarenta redes que falam todas entre si, e a equipe não quer manter uma malha de conexões.',
          en: 'Within a year there will be forty networks that all talk to each other, and the team does not want to maintain a mesh of connections.',
          es: 'En un año habrá cuarenta redes que hablan todas entre sí, y el equipo no quiere mantener una malla de conexiones.',
        },
        fits: ['transit', 'shared'],
        rulesOut: {
          public: {
            pt: 'Por endereços públicos, cada serviço teria de ser exposto, e não há uma ligação entre as redes.',
            en: 'Over public addresses each service would have to be exposed, and there is no link between the networks.',
            es: 'Por direcciones públicas, cada servicio tendría que exponerse, y no hay un enlace entre las redes.',
          },
          peering: {
            pt: 'O VPC peering não é transitivo: quarenta redes pedem centenas de pares de conexões.',
            en: 'VPC peering is not transitive: forty networks need hundreds of pairs of connections.',
            es: 'El VPC peering no es transitivo: cuarenta redes requieren cientos de pares de conexiones.',
          },
          privatelink: {
            pt: 'O PrivateLink liga serviços um a um, e não redes entre si.',
            en: 'PrivateLink joins services one by one rather than networks to each other.',
            es: 'PrivateLink une servicios uno a uno, y no redes entre sí.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as VPCs devem alcançar o serviço?',
      en: 'How should the VPCs reach the service?',
      es: '¿Cómo deben alcanzar las VPC el servicio?',
    },
  },
];
