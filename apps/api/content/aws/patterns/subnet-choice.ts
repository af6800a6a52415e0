import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { choiceOf, say } from '../traits.ts';

const hidden = say(
  'Servidores que não podem ter endereço IP público: uma sub-rede privada. Servidores sem um endereço alcançável a partir da internet: uma sub-rede privada. Auditoria que não aceita servidores com endereços públicos: uma sub-rede privada.',
  'Servers that must have no public IP addresses: a private subnet. Servers with no address that the internet can reach: a private subnet. Auditors who accept no servers with public addresses: a private subnet.',
  'Servidores que no deben tener dirección IP pública: una subred privada. Servidores sin una dirección alcanzable desde internet: una subred privada. Auditoría que no acepta servidores con direcciones públicas: una subred privada.',
);
const and = (one: typeof hidden, more: typeof hidden) =>
  say(`${one.pt} ${more.pt}`, `${one.en} ${more.en}`, `${one.es} ${more.es}`);

export const subnetChoice: readonly Pattern[] = [
  choiceOf({
    id: 'subnet-choice',
    exams: { 'clf-c02': { domain: 'technology', topic: 'vpc' } },
    scene: {
      pt: 'Pense nos servidores como salas de um prédio, na internet como a rua e no Amazon S3 como o depósito vizinho.',
      en: 'Think of the servers as rooms in a building, of the internet as the street, and of Amazon S3 as the storehouse next door.',
      es: 'Piensa en los servidores como salas de un edificio, en internet como la calle y en Amazon S3 como el depósito vecino.',
    },
    situations: [
      {
        id: 'hotel-subnets',
        text: say(
          'Uma rede de hotéis vai levar para uma VPC os servidores que calculam as suas diárias.',
          'A hotel chain is moving the servers that calculate its rates to a VPC.',
          'Una cadena de hoteles va a llevar a una VPC los servidores que calculan sus tarifas.',
        ),
      },
      {
        id: 'clinic-subnets',
        text: say(
          'Uma clínica vai levar para uma VPC os servidores que tratam os seus exames.',
          'A clinic is moving the servers that process its scans to a VPC.',
          'Una clínica va a llevar a una VPC los servidores que procesan sus estudios.',
        ),
      },
      {
        id: 'insurer-subnets',
        text: say(
          'Uma seguradora prepara em uma VPC os servidores que emitem as suas apólices.',
          'An insurer is setting up the servers that issue its policies in a VPC.',
          'Una aseguradora prepara en una VPC los servidores que emiten sus pólizas.',
        ),
      },
      {
        id: 'press-subnets',
        text: say(
          'Um jornal vai executar em uma VPC os servidores que montam as suas edições.',
          'A newspaper is going to run the servers that put its editions together in a VPC.',
          'Un periódico va a ejecutar en una VPC los servidores que arman sus ediciones.',
        ),
      },
    ],
    options: [
      {
        id: 'internet-gateway',
        neverRight: true,
        text: say(
          'Sub-rede pública, com gateway da internet',
          'Public subnet, with an internet gateway',
          'Subred pública, con gateway de internet',
        ),
        uses: ['internet gateway', 'gateway da internet', 'gateway de internet'],
        source: docs('vpc/latest/userguide/VPC_Internet_Gateway.html'),
        why: say(
          'Com um gateway da internet, a sub-rede pública troca tráfego com a internet nos dois sentidos, por endereços públicos.',
          'With an internet gateway, the public subnet exchanges traffic with the internet in both directions, at public addresses.',
          'Con un gateway de internet, la subred pública intercambia tráfico con internet en los dos sentidos, con direcciones públicas.',
        ),
        likeness: {
          pt: 'um prédio cujas salas têm porta para a rua, por onde se sai, mas onde qualquer um pode bater',
          en: 'a building whose rooms open onto the street, through which people go out but where anyone may knock',
          es: 'un edificio cuyas salas tienen puerta a la calle, por donde se sale, pero donde cualquiera puede llamar',
        },
        tell: say(
          'Servidores que o público deve visitar: gateway da internet.',
          'Servers that the public must visit: an internet gateway.',
          'Servidores que el público debe visitar: gateway de internet.',
        ),
      },
      {
        id: 'nat-gateway',
        text: say(
          'Sub-rede privada, com gateway NAT',
          'Private subnet, with a NAT gateway',
          'Subred privada, con gateway NAT',
        ),
        uses: ['NAT gateway', 'gateway NAT'],
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        why: say(
          'Com um gateway NAT, mantido pela AWS, os servidores da sub-rede privada, sem IPs públicos, abrem conexões com a internet e não recebem nenhuma de fora.',
          'With a NAT gateway, which AWS maintains, the servers of the private subnet, with no public IPs, open connections to the internet and receive none from outside.',
          'Con un gateway NAT, que mantiene AWS, los servidores de la subred privada, sin IP públicas, abren conexiones hacia internet y no reciben ninguna de fuera.',
        ),
        likeness: {
          pt: 'uma saída paga por hora e cuidada pela prefeitura, por onde se vai à rua, mas ninguém entra',
          en: 'an exit paid by the hour and kept up by the city, through which people leave but nobody enters',
          es: 'una salida pagada por hora y cuidada por el municipio, por donde se sale a la calle, pero nadie entra',
        },
        tell: and(
          say(
            'Servidores que baixam atualizações do site do fabricante: um caminho até a internet, como o gateway NAT. Servidores que consultam um serviço de pagamentos na internet: um gateway NAT. Servidores que enviam dados ao site de um parceiro: um caminho até a internet, como o gateway NAT. Nenhuma instância a manter para o tráfego de saída: gateway NAT, e não instância NAT. Caminho de saída que a AWS deve manter: gateway NAT, e não instância NAT.',
            'Servers that download updates from their maker’s website: a path to the internet, such as a NAT gateway. Servers that query a payment service on the internet: a NAT gateway. Servers that send data to a partner’s website: a path to the internet, such as a NAT gateway. No instance to maintain for outgoing traffic: a NAT gateway, not a NAT instance. A way out that AWS must maintain: a NAT gateway, not a NAT instance.',
            'Servidores que descargan actualizaciones del sitio del fabricante: un camino hacia internet, como el gateway NAT. Servidores que consultan un servicio de pagos en internet: un gateway NAT. Servidores que envían datos al sitio de un socio: un camino hacia internet, como el gateway NAT. Ninguna instancia que mantener para el tráfico de salida: gateway NAT, y no instancia NAT. Camino de salida que AWS debe mantener: gateway NAT, y no instancia NAT.',
          ),
          hidden,
        ),
      },
      {
        id: 'nat-instance',
        neverRight: true,
        text: say(
          'Sub-rede privada, com instância NAT',
          'Private subnet, with a NAT instance',
          'Subred privada, con instancia NAT',
        ),
        uses: ['NAT instance', 'instância NAT', 'instancia NAT'],
        source: docs('vpc/latest/userguide/VPC_NAT_Instance.html'),
        why: say(
          'Uma instância NAT dá saída à sub-rede privada, em um servidor que a equipe atualiza e substitui.',
          'A NAT instance gives the private subnet a way out, on a server that the team patches and replaces.',
          'Una instancia NAT da salida a la subred privada, en un servidor que el equipo actualiza y reemplaza.',
        ),
        likeness: {
          pt: 'um porteiro pago por hora só para levar recados à rua, que os próprios moradores treinam e substituem',
          en: 'a doorman paid by the hour just to take errands to the street, whom the residents must train and replace',
          es: 'un portero pagado por hora solo para llevar recados a la calle, a quien los vecinos capacitan y reemplazan',
        },
        tell: say(
          'Saída em um servidor da própria equipe: instância NAT.',
          'A way out on a server of the team: a NAT instance.',
          'Salida en un servidor del propio equipo: instancia NAT.',
        ),
      },
      {
        id: 'endpoint',
        text: say(
          'Sub-rede privada, com VPC endpoint de gateway',
          'Private subnet, with a gateway VPC endpoint',
          'Subred privada, con VPC endpoint de gateway',
        ),
        uses: ['endpoint'],
        source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
        why: say(
          'Um VPC endpoint de gateway leva a sub-rede privada, sem IPs públicos, ao Amazon S3 pela rede da AWS, sem cobrança por hora nem por gigabyte.',
          'A gateway VPC endpoint takes the private subnet, with no public IPs, to Amazon S3 over the AWS network, with no charge by the hour or by the gigabyte.',
          'Un VPC endpoint de gateway lleva la subred privada, sin IP públicas, a Amazon S3 por la red de AWS, sin cobro por hora ni por gigabyte.',
        ),
        likeness: {
          pt: 'um corredor grátis por dentro do prédio até o depósito vizinho, que não leva à rua',
          en: 'a free corridor inside the building to the storehouse next door, which does not lead to the street',
          es: 'un pasillo gratis por dentro del edificio hasta el depósito vecino, que no lleva a la calle',
        },
        tell: and(
          say(
            'Servidores que leem arquivos de um bucket da mesma região: um VPC endpoint de gateway. Servidores que gravam os resultados em um bucket da mesma região: um VPC endpoint de gateway. Caminho até o Amazon S3 sem tarifa por hora: um VPC endpoint de gateway, e não um gateway NAT. Amazon S3 sem um componente de rede cobrado por hora: um VPC endpoint de gateway, e não um gateway NAT.',
            'Servers that read files from a bucket in the same Region: a gateway VPC endpoint. Servers that write their results to a bucket in the same Region: a gateway VPC endpoint. A path to Amazon S3 with no hourly charge: a gateway VPC endpoint, not a NAT gateway. Amazon S3 without a network component that is charged by the hour: a gateway VPC endpoint, not a NAT gateway.',
            'Servidores que leen archivos de un bucket de la misma región: un VPC endpoint de gateway. Servidores que escriben los resultados en un bucket de la misma región: un VPC endpoint de gateway. Camino hasta Amazon S3 sin tarifa por hora: un VPC endpoint de gateway, y no un gateway NAT. Amazon S3 sin un componente de red que se cobre por hora: un VPC endpoint de gateway, y no un gateway NAT.',
          ),
          hidden,
        ),
      },
      {
        id: 'interface-endpoint',
        neverRight: true,
        text: say(
          'Sub-rede privada, com VPC endpoint de interface',
          'Private subnet, with an interface VPC endpoint',
          'Subred privada, con VPC endpoint de interfaz',
        ),
        uses: ['endpoint'],
        source: docs('AmazonS3/latest/userguide/privatelink-interface-endpoints.html'),
        why: say(
          'Um VPC endpoint de interface dá a um serviço da AWS um endereço privado na sub-rede e é cobrado por hora e por gigabyte.',
          'An interface VPC endpoint gives an AWS service a private address in the subnet and is charged by the hour and by the gigabyte.',
          'Un VPC endpoint de interfaz da a un servicio de AWS una dirección privada en la subred y se cobra por hora y por gigabyte.',
        ),
        likeness: {
          pt: 'um corredor por dentro até o depósito vizinho, pago por hora e por caixa, que não leva à rua',
          en: 'an indoor corridor to the storehouse next door, paid by the hour and by the box, closed to the street',
          es: 'un pasillo interior hasta el depósito vecino, pagado por hora y por caja, que no lleva a la calle',
        },
        tell: say(
          'Serviço da AWS em um endereço privado da sub-rede: VPC endpoint de interface.',
          'An AWS service at a private address in the subnet: an interface VPC endpoint.',
          'Servicio de AWS en una dirección privada de la subred: VPC endpoint de interfaz.',
        ),
      },
      {
        id: 'isolated',
        neverRight: true,
        text: say(
          'Sub-rede privada, sem rota para fora dela',
          'Private subnet, with no route out of it',
          'Subred privada, sin ruta hacia fuera de ella',
        ),
        uses: [],
        source: docs('vpc/latest/userguide/configure-subnets.html'),
        why: say(
          'Uma sub-rede sem rota para fora dela só troca tráfego dentro da VPC.',
          'A subnet with no route out of it exchanges traffic only inside the VPC.',
          'Una subred sin ruta hacia fuera de ella solo intercambia tráfico dentro de la VPC.',
        ),
        likeness: {
          pt: 'um andar sem porta para fora, onde as salas só falam umas com as outras',
          en: 'a floor with no door to the outside, where the rooms only talk to one another',
          es: 'un piso sin puerta al exterior, donde las salas solo hablan entre sí',
        },
        tell: say(
          'Servidores que só falam com outros da mesma VPC: sub-rede sem rota para fora.',
          'Servers that talk only to others in the same VPC: a subnet with no route out.',
          'Servidores que solo hablan con otros de la misma VPC: subred sin ruta hacia fuera.',
        ),
      },
    ],
    traits: [
      {
        misses: {
          'internet-gateway': say(
            'Em uma sub-rede pública, os servidores usam o gateway da internet com endereços públicos.',
            'In a public subnet, the servers use the internet gateway with public addresses.',
            'En una subred pública, los servidores usan el gateway de internet con direcciones públicas.',
          ),
        },
        needs: [
          {
            id: 'no-public-ip',
            text: say(
              'Esses servidores não podem ter endereço IP público.',
              'These servers must have no public IP addresses.',
              'Estos servidores no deben tener dirección IP pública.',
            ),
          },
          {
            id: 'unreachable',
            text: say(
              'Por norma, esses servidores não podem ter um endereço alcançável a partir da internet.',
              'By policy, these servers must have no address that the internet can reach.',
              'Por norma, estos servidores no deben tener una dirección alcanzable desde internet.',
            ),
          },
          {
            id: 'auditors',
            text: say(
              'A auditoria não aceita servidores com endereços públicos.',
              'The auditors accept no servers with public addresses.',
              'La auditoría no acepta servidores con direcciones públicas.',
            ),
          },
        ],
      },
      {
        misses: {
          endpoint: say(
            'Um VPC endpoint de gateway só leva ao Amazon S3 e ao DynamoDB, e não a um site.',
            'A gateway VPC endpoint leads only to Amazon S3 and DynamoDB, not to a website.',
            'Un VPC endpoint de gateway solo lleva a Amazon S3 y DynamoDB, no a un sitio.',
          ),
          'interface-endpoint': say(
            'Um VPC endpoint de interface só leva a serviços da AWS ou de parceiros publicados nele, e não a um site qualquer.',
            'An interface VPC endpoint leads only to services of AWS or of partners that are published there, not to any website.',
            'Un VPC endpoint de interfaz solo lleva a servicios de AWS o de socios publicados en él, no a un sitio cualquiera.',
          ),
          isolated: say(
            'Sem rota para fora da sub-rede, os servidores não alcançam nenhum site.',
            'With no route out of the subnet, the servers reach no website.',
            'Sin ruta hacia fuera de la subred, los servidores no alcanzan ningún sitio.',
          ),
        },
        needs: [
          {
            id: 'updates',
            text: say(
              'Os servidores baixam atualizações do site do fabricante.',
              'The servers download updates from their maker’s website.',
              'Los servidores descargan actualizaciones del sitio del fabricante.',
            ),
          },
          {
            id: 'payments',
            text: say(
              'Os servidores consultam um serviço de pagamentos na internet.',
              'The servers query a payment service on the internet.',
              'Los servidores consultan un servicio de pagos en internet.',
            ),
          },
          {
            id: 'partner',
            text: say(
              'Os servidores enviam dados ao site de um parceiro.',
              'The servers send data to a partner’s website.',
              'Los servidores envían datos al sitio de un socio.',
            ),
          },
        ],
      },
      {
        misses: {
          'nat-instance': say(
            'Uma instância NAT é um servidor que a equipe atualiza, dimensiona e substitui.',
            'A NAT instance is a server that the team patches, sizes and replaces.',
            'Una instancia NAT es un servidor que el equipo actualiza, dimensiona y reemplaza.',
          ),
        },
        unclear: ['isolated'],
        needs: [
          {
            id: 'no-upkeep',
            text: say(
              'A equipe não quer manter nenhuma instância só para o tráfego de saída.',
              'The team does not want to maintain any instance just for outgoing traffic.',
              'El equipo no quiere mantener ninguna instancia solo para el tráfico de salida.',
            ),
          },
          {
            id: 'kept-by-aws',
            text: say(
              'A AWS deve manter o caminho de saída em funcionamento.',
              'AWS must maintain the way out.',
              'AWS debe mantener el camino de salida en funcionamiento.',
            ),
          },
        ],
      },
      {
        misses: {
          isolated: say(
            'Sem rota para fora da sub-rede, os servidores não alcançam o bucket.',
            'With no route out of the subnet, the servers do not reach the bucket.',
            'Sin ruta hacia fuera de la subred, los servidores no alcanzan el bucket.',
          ),
        },
        needs: [
          {
            id: 'read-bucket',
            text: say(
              'Os servidores leem arquivos de um bucket da mesma região.',
              'The servers read files from a bucket in the same Region.',
              'Los servidores leen archivos de un bucket de la misma región.',
            ),
          },
          {
            id: 'write-bucket',
            text: say(
              'Os servidores gravam os resultados em um bucket da mesma região.',
              'The servers write their results to a bucket in the same Region.',
              'Los servidores escriben los resultados en un bucket de la misma región.',
            ),
          },
        ],
      },
      {
        misses: {
          'nat-gateway': say(
            'Um gateway NAT é cobrado por hora e por gigabyte processado.',
            'A NAT gateway is charged by the hour and by the gigabyte processed.',
            'Un gateway NAT se cobra por hora y por gigabyte procesado.',
          ),
          'interface-endpoint': say(
            'Um VPC endpoint de interface é cobrado por hora em cada zona e por gigabyte.',
            'An interface VPC endpoint is charged by the hour in each zone and by the gigabyte.',
            'Un VPC endpoint de interfaz se cobra por hora en cada zona y por gigabyte.',
          ),
          'nat-instance': say(
            'Uma instância NAT é um servidor cobrado por hora.',
            'A NAT instance is a server that is charged by the hour.',
            'Una instancia NAT es un servidor que se cobra por hora.',
          ),
        },
        notWith: ['updates', 'payments', 'partner', 'no-upkeep', 'kept-by-aws'],
        needs: [
          {
            id: 'no-hourly-gateway',
            text: say(
              'O caminho dos servidores até o Amazon S3 não pode ter tarifa por hora.',
              'The path from the servers to Amazon S3 must have no hourly charge.',
              'El camino de los servidores hasta Amazon S3 no debe tener tarifa por hora.',
            ),
          },
          {
            id: 'no-hourly-bill',
            text: say(
              'Os servidores devem chegar ao Amazon S3 sem um componente de rede cobrado por hora.',
              'The servers must reach Amazon S3 without a network component that is charged by the hour.',
              'Los servidores deben llegar a Amazon S3 sin un componente de red que se cobre por hora.',
            ),
          },
        ],
      },
    ],
    ask: say(
      'Que configuração de rede atende a esses requisitos?',
      'Which network setup meets these requirements?',
      '¿Qué configuración de red cumple estos requisitos?',
    ),
  }),
];
