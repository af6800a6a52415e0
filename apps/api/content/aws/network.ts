import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const network: Category = {
  id: 'network',
  noun: { pt: 'componente de uma VPC', en: 'VPC component', es: 'componente de una VPC' },
  mode: 'statement',
  domain: 'technology',
  entities: [
    {
      id: 'internet-gateway', kind: 'feature', topic: 'vpc', popularity: 4,
      name: { pt: 'Gateway da internet', en: 'Internet gateway', es: 'Gateway de internet' },
      subject: { pt: 'o gateway da internet', en: 'the internet gateway', es: 'el gateway de internet' },
      gist: {
        pt: '{abrir} a VPC para tráfego de ida e volta com a internet',
        en: '{open} the VPC to traffic to and from the internet',
        es: '{abrir} la VPC al tráfico de ida y vuelta con internet',
      },
      source: docs('vpc/latest/userguide/VPC_Internet_Gateway.html'),
    },
    {
      id: 'nat-gateway', kind: 'feature', topic: 'vpc', popularity: 4,
      name: { pt: 'Gateway NAT', en: 'NAT gateway', es: 'Gateway NAT' },
      subject: { pt: 'o gateway NAT', en: 'the NAT gateway', es: 'el gateway NAT' },
      gist: {
        pt: '{deixar} que sub-redes privadas iniciem conexões para fora, sem aceitar conexões de fora',
        en: '{let} private subnets start connections outward without accepting any from outside',
        es: '{dejar} que las subredes privadas inicien conexiones hacia fuera, sin aceptar las de fuera',
      },
      source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
    },
    {
      id: 'route-table', kind: 'feature', topic: 'vpc', popularity: 3,
      name: { pt: 'Tabela de rotas', en: 'Route table', es: 'Tabla de rutas' },
      subject: { pt: 'a tabela de rotas', en: 'the route table', es: 'la tabla de rutas' },
      gist: {
        pt: '{indicar} para onde vai o tráfego de uma sub-rede',
        en: '{tell} where the traffic of a subnet goes',
        es: '{indicar} hacia dónde va el tráfico de una subred',
      },
      source: docs('vpc/latest/userguide/VPC_Route_Tables.html'),
    },
    {
      id: 'gateway-endpoint', kind: 'feature', topic: 'vpc', popularity: 3,
      name: { pt: 'VPC endpoint de gateway', en: 'Gateway VPC endpoint', es: 'VPC endpoint de gateway' },
      subject: { pt: 'o VPC endpoint de gateway', en: 'the gateway VPC endpoint', es: 'el VPC endpoint de gateway' },
      gist: {
        pt: '{levar} o tráfego da VPC ao S3 e ao DynamoDB sem sair da rede da AWS',
        en: '{carry} traffic from the VPC to S3 and DynamoDB without leaving the AWS network',
        es: '{llevar} el tráfico de la VPC a S3 y DynamoDB sin salir de la red de AWS',
      },
      source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
    },
    {
      id: 'vpc-peering', kind: 'feature', topic: 'connectivity', popularity: 3,
      name: { pt: 'Peering de VPC', en: 'VPC peering', es: 'Interconexión de VPC' },
      subject: { pt: 'o peering de VPC', en: 'VPC peering', es: 'la interconexión de VPC' },
      gist: {
        pt: '{unir} duas VPCs para que troquem tráfego por IPs privados',
        en: '{join} two VPCs so that they exchange traffic over private IPs',
        es: '{unir} dos VPC para que intercambien tráfico por IP privadas',
      },
      source: docs('vpc/latest/peering/what-is-vpc-peering.html'),
    },
    {
      id: 'security-group', kind: 'feature', topic: 'threat-protection', domain: 'security', popularity: 5,
      name: { pt: 'Grupo de segurança', en: 'Security group', es: 'Grupo de seguridad' },
      subject: { pt: 'o grupo de segurança', en: 'the security group', es: 'el grupo de seguridad' },
      gist: {
        pt: '{filtrar} o tráfego de cada instância, com regras que só permitem',
        en: '{filter} the traffic of each instance, with rules that can only allow',
        es: '{filtrar} el tráfico de cada instancia, con reglas que solo permiten',
      },
      source: docs('vpc/latest/userguide/vpc-security-groups.html'),
    },
    {
      id: 'network-acl', kind: 'feature', topic: 'threat-protection', domain: 'security', popularity: 4,
      name: { pt: 'ACL de rede', en: 'Network ACL', es: 'ACL de red' },
      subject: { pt: 'a ACL de rede', en: 'the network ACL', es: 'la ACL de red' },
      gist: {
        pt: '{filtrar} o tráfego de uma sub-rede inteira, com regras de permitir e de negar',
        en: '{filter} the traffic of a whole subnet, with rules that allow and rules that deny',
        es: '{filtrar} el tráfico de una subred completa, con reglas de permitir y de denegar',
      },
      source: docs('vpc/latest/userguide/vpc-network-acls.html'),
    },
    {
      id: 'flow-logs', kind: 'feature', topic: 'threat-protection', domain: 'security', popularity: 3,
      name: { pt: 'VPC Flow Logs', en: 'VPC Flow Logs', es: 'VPC Flow Logs' },
      subject: { pt: 'o recurso VPC Flow Logs', en: 'the VPC Flow Logs feature', es: 'la función VPC Flow Logs' },
      gist: {
        pt: '{anotar} de onde veio e para onde foi o tráfego IP, sem interferir nele',
        en: '{note} where IP traffic came from and went to, without touching it',
        es: '{anotar} de dónde vino y a dónde fue el tráfico IP, sin intervenir en él',
      },
      source: docs('vpc/latest/userguide/flow-logs.html'),
    },
  ],
  facts: [
    {
      id: 'igw-public', kind: 'purpose', of: ['internet-gateway'], unclear: ['route-table'], level: 1,
      say: {
        pt: '{deixar} que um servidor web com IP público receba visitas de qualquer lugar',
        en: '{let} a web server with a public IP receive visits from anywhere',
        es: '{dejar} que un servidor web con IP pública reciba visitas de cualquier lugar',
      },
    },
    {
      id: 'igw-one', kind: 'feature', of: ['internet-gateway'], unclear: ['route-table'], level: 2,
      say: {
        pt: '{existir} no máximo uma vez por VPC e {tornar} pública a sub-rede que aponta para ele',
        en: '{exist} at most once per VPC and {make} public any subnet that points to it',
        es: '{existir} como máximo una vez por VPC y {volver} pública la subred que apunta a él',
      },
    },
    {
      id: 'nat-outbound', kind: 'purpose', of: ['nat-gateway'], unclear: ['route-table', 'internet-gateway'], level: 1,
      say: {
        pt: '{permitir} que servidores privados baixem atualizações sem ficar expostos a conexões de fora',
        en: '{allow} private servers to download updates without being exposed to connections from outside',
        es: '{permitir} que servidores privados descarguen actualizaciones sin quedar expuestos a conexiones de fuera',
      },
    },
    {
      id: 'rt-next-hop', kind: 'purpose', of: ['route-table'], level: 2,
      say: {
        pt: '{definir} o próximo salto do tráfego de uma sub-rede conforme o IP de destino',
        en: '{define} the next hop of a subnet’s traffic according to its destination IP',
        es: '{definir} el siguiente salto del tráfico de una subred según la IP de destino',
      },
    },
    {
      id: 'ge-s3', kind: 'purpose', of: ['gateway-endpoint'], unclear: ['privatelink', 'route-table'], level: 2,
      say: {
        pt: '{levar} servidores privados até o S3 sem internet e sem custo por hora',
        en: '{take} private servers to S3 without the internet and without an hourly charge',
        es: '{llevar} servidores privados hasta S3 sin internet y sin costo por hora',
      },
    },
    {
      id: 'peering-two', kind: 'purpose', of: ['vpc-peering'], unclear: ['transit-gateway', 'route-table'], level: 2,
      say: {
        pt: '{fazer} duas redes virtuais trocarem tráfego por IPs privados, sem equipamento no meio',
        en: '{have} two virtual networks exchange traffic over private IPs, with no device in between',
        es: '{hacer} que dos redes virtuales intercambien tráfico por IP privadas, sin equipos de por medio',
      },
    },
    {
      id: 'peering-transitive', kind: 'feature', of: ['vpc-peering'], unclear: ['gateway-endpoint', 'internet-gateway', 'nat-gateway'], level: 2,
      say: {
        pt: 'não {ser} transitivo: se A fala com B e B com C, A ainda não fala com C',
        en: '{not extend} to third parties: if A talks to B and B to C, A still cannot talk to C',
        es: 'no {ser} transitiva: si A habla con B y B con C, A todavía no habla con C',
      },
      deny: { pt: '{ser} transitivo', en: '{extend} to third parties', es: '{ser} transitiva' },
    },
    {
      id: 'sg-instance', kind: 'purpose', of: ['security-group'], unclear: ['route-table'], level: 1,
      say: {
        pt: '{liberar} só a porta 443 de uma instância específica',
        en: '{open} port 443 alone on one specific instance',
        es: '{abrir} solo el puerto 443 de una instancia específica',
      },
    },
    {
      id: 'sg-stateful', kind: 'feature', of: ['security-group'], level: 2,
      say: {
        pt: '{lembrar} a conexão: a resposta a um pedido permitido passa sem outra regra',
        en: '{remember} the connection: the answer to an allowed request passes without another rule',
        es: '{recordar} la conexión: la respuesta a un pedido permitido pasa sin otra regla',
      },
    },
    {
      id: 'sg-allow-only', kind: 'feature', of: ['security-group'], unclear: ['route-table'], level: 2,
      say: {
        pt: '{aceitar} apenas regras de permissão: o que não foi liberado fica negado',
        en: '{take} allow rules only: whatever was not opened stays denied',
        es: '{aceptar} solo reglas de permiso: lo que no se abrió queda denegado',
      },
    },
    {
      id: 'acl-deny', kind: 'purpose', of: ['network-acl'], unclear: ['waf', 'network-firewall', 'shield', 'route-table'], level: 2,
      say: {
        pt: '{negar} de forma explícita um IP malicioso na entrada de uma sub-rede',
        en: '{deny} a malicious IP explicitly at the entrance of a subnet',
        es: '{denegar} de forma explícita una IP maliciosa en la entrada de una subred',
      },
    },
    {
      id: 'acl-stateless', kind: 'feature', of: ['network-acl'], unclear: ['route-table'], level: 2,
      say: {
        pt: '{examinar} ida e volta em separado: a resposta também precisa de uma regra',
        en: '{examine} both directions apart: the answer needs a rule of its own too',
        es: '{examinar} ida y vuelta por separado: la respuesta también necesita una regla',
      },
    },
    {
      id: 'acl-order', kind: 'feature', of: ['network-acl'], unclear: ['route-table'], level: 2,
      say: {
        pt: '{avaliar} as regras por número, da menor para a maior, até uma servir',
        en: '{go} through its rules by number, from the lowest, until one applies',
        es: '{evaluar} las reglas por número, de menor a mayor, hasta que una se aplica',
      },
    },
    {
      id: 'flow-record', kind: 'purpose', of: ['flow-logs'], unclear: ['cloudtrail', 'cloudwatch', 'guardduty', 'detective'], level: 2,
      say: {
        pt: '{registrar} que conexões IP foram aceitas ou recusadas nas interfaces de rede',
        en: '{record} which IP connections were accepted or rejected at the network interfaces',
        es: '{registrar} qué conexiones IP se aceptaron o rechazaron en las interfaces de red',
      },
    },
    {
      id: 'net-filters', kind: 'trait', of: ['security-group', 'network-acl'], level: 1,
      say: {
        pt: '{decidir} por regras de IP e porta que tráfego passa',
        en: '{decide} by IP and port rules which traffic may pass',
        es: '{decidir} por reglas de IP y puerto qué tráfico pasa',
      },
    },
    {
      id: 'net-subnet-level', kind: 'trait', of: ['network-acl', 'route-table'], unclear: ['flow-logs', 'nat-gateway'], level: 2,
      say: {
        pt: '{valer} para todos os recursos da sub-rede a que está associada',
        en: '{apply} to every resource of the subnet it is associated with',
        es: '{valer} para todos los recursos de la subred a la que está asociada',
      },
      deny: {
        pt: '{valer} para recursos escolhidos um a um, e não para a sub-rede',
        en: '{apply} to resources chosen one by one, not to the subnet',
        es: '{valer} para recursos elegidos uno a uno, y no para la subred',
      },
    },
    {
      id: 'net-way-out', kind: 'trait', of: ['internet-gateway', 'nat-gateway'], level: 1,
      say: {
        pt: '{dar} saída para a internet a recursos da VPC',
        en: '{give} resources of the VPC a way out to the internet',
        es: '{dar} a recursos de la VPC una salida a internet',
      },
    },
    {
      id: 'net-private-reach', kind: 'trait', of: ['gateway-endpoint', 'vpc-peering'], unclear: ['nat-gateway'], level: 2,
      say: {
        pt: '{alcançar} um destino fora da VPC sem usar a internet',
        en: '{reach} a destination outside the VPC without using the internet',
        es: '{alcanzar} un destino fuera de la VPC sin usar internet',
      },
    },
    {
      id: 'np-no-hourly', kind: 'trait', of: ['internet-gateway', 'route-table', 'gateway-endpoint', 'vpc-peering', 'security-group', 'network-acl'], unclear: ['flow-logs'], level: 2,
      say: {
        pt: 'não {ter} cobrança por hora',
        en: '{not have} an hourly charge',
        es: 'no {tener} cobro por hora',
      },
      deny: {
        pt: '{ter} cobrança por hora',
        en: '{have} an hourly charge',
        es: '{tener} cobro por hora',
      },
    },
    {
      id: 'np-default', kind: 'trait', of: ['route-table', 'security-group', 'network-acl'], level: 2,
      say: {
        pt: '{existir} desde a criação de toda VPC',
        en: '{exist} from the creation of every VPC',
        es: '{existir} desde la creación de toda VPC',
      },
    },
  ],
  contrasts: [
    {
      between: ['security-group', 'network-acl'],
      say: {
        pt: 'O grupo de segurança protege a instância e lembra conexões; a ACL de rede protege a sub-rede, não lembra nada e também nega.',
        en: 'A security group guards the instance and remembers connections; a network ACL guards the subnet, remembers nothing and can also deny.',
        es: 'El grupo de seguridad protege la instancia y recuerda conexiones; la ACL de red protege la subred, no recuerda nada y también deniega.',
      },
    },
    {
      between: ['internet-gateway', 'nat-gateway'],
      say: {
        pt: 'O gateway da internet abre nos dois sentidos; o gateway NAT só deixa sair o que a sub-rede privada iniciou.',
        en: 'The internet gateway opens both ways; the NAT gateway only lets out what the private subnet started.',
        es: 'El gateway de internet abre en los dos sentidos; el gateway NAT solo deja salir lo que inició la subred privada.',
      },
    },
    {
      between: ['gateway-endpoint', 'nat-gateway'],
      say: {
        pt: 'O VPC endpoint de gateway leva só ao S3 e ao DynamoDB, sem custo; o gateway NAT leva a toda a internet e é cobrado por hora e por GB.',
        en: 'A gateway VPC endpoint leads only to S3 and DynamoDB, free of charge; a NAT gateway leads to the whole internet and is billed per hour and per GB.',
        es: 'El VPC endpoint de gateway lleva solo a S3 y DynamoDB, sin costo; el gateway NAT lleva a toda internet y se cobra por hora y por GB.',
      },
    },
    {
      between: ['route-table', 'network-acl'],
      say: {
        pt: 'A tabela de rotas diz para onde o tráfego vai; a ACL de rede diz se ele pode passar.',
        en: 'A route table says where traffic goes; a network ACL says whether it may pass.',
        es: 'La tabla de rutas dice a dónde va el tráfico; la ACL de red dice si puede pasar.',
      },
    },
    {
      between: ['flow-logs', 'network-acl'],
      say: {
        pt: 'O VPC Flow Logs só registra o tráfego; a ACL de rede o permite ou nega.',
        en: 'VPC Flow Logs only records traffic; a network ACL allows or denies it.',
        es: 'VPC Flow Logs solo registra el tráfico; la ACL de red lo permite o lo deniega.',
      },
    },
    {
      between: ['vpc-peering', 'gateway-endpoint'],
      say: {
        pt: 'O peering de VPC une duas redes; o VPC endpoint de gateway leva a um serviço da AWS.',
        en: 'VPC peering joins two networks; a gateway VPC endpoint leads to an AWS service.',
        es: 'La interconexión de VPC une dos redes; el VPC endpoint de gateway lleva a un servicio de AWS.',
      },
    },
  ],
};
