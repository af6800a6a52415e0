import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const wayOutOfASubnet: readonly Pattern[] = [
  {
    id: 'way-out-of-a-subnet',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'vpc' },
      'saa-c03': { domain: 'cost', topic: 'network-cost' },
    },
    scene: {
      pt: 'Pense na VPC como uma vila, nas instâncias como as casas, na internet como as ruas e no Amazon S3 como um depósito.',
      en: 'Think of the VPC as a village, of its instances as houses, of the internet as roads, and of S3 as a storehouse.',
      es: 'Piensa en la VPC como un pueblo, en las instancias como sus casas, en internet como las calles y en S3 como un depósito.',
    },
    situations: [
      {
        id: 'notes',
        text: {
          pt: 'As instâncias do Amazon EC2 de uma empresa de notas fiscais precisam alcançar o Amazon S3 da mesma região, para gravar centenas de gigabytes por dia.',
          en: 'An invoicing company’s Amazon EC2 instances need to reach Amazon S3 in the same Region, to write hundreds of gigabytes a day.',
          es: 'Las instancias de Amazon EC2 de una empresa de facturación deben alcanzar Amazon S3 en la misma región, para guardar cientos de gigabytes por día.',
        },
        today: {
          pt: 'Doze instâncias em três sub-redes fazem isso, e a rede entre elas e o Amazon S3 vai ser refeita. Um arquiteto de soluções precisa definir o caminho.',
          en: 'Twelve instances in three subnets do this, and the network between them and Amazon S3 is being redesigned. A solutions architect must define the path.',
          es: 'Doce instancias en tres subredes hacen esto, y la red entre ellas y Amazon S3 se va a rediseñar. Un arquitecto de soluciones debe definir la ruta.',
        },
      },
      {
        id: 'satellite',
        text: {
          pt: 'Instâncias do Amazon EC2 que processam imagens de satélite precisam gravá-las em buckets do Amazon S3 da mesma região.',
          en: 'Amazon EC2 instances that process satellite images need to write them to Amazon S3 buckets in the same Region.',
          es: 'Instancias de Amazon EC2 que procesan imágenes satelitales deben guardarlas en buckets de Amazon S3 de la misma región.',
        },
        today: {
          pt: 'Cada uma das 40 instâncias grava cerca de 30 GB por mês, e hoje o tráfego divide o caminho com outros sistemas. A empresa vai refazê-lo.',
          en: 'Each of 40 instances writes about 30 GB a month, and the traffic shares a path with other systems today. The company is redesigning it.',
          es: 'Cada una de las 40 instancias escribe unos 30 GB por mes, y hoy el tráfico comparte la ruta con otros sistemas. La empresa la va a rediseñar.',
        },
      },
      {
        id: 'claims',
        text: {
          pt: 'As instâncias do Amazon EC2 de uma seguradora precisam alcançar o Amazon S3 da mesma região, para gravar fotos de sinistros.',
          en: 'An insurer’s Amazon EC2 instances need to reach Amazon S3 in the same Region, to write photos of claims.',
          es: 'Las instancias de Amazon EC2 de una aseguradora deben alcanzar Amazon S3 en la misma región, para guardar fotos de siniestros.',
        },
        today: {
          pt: 'Oito instâncias em duas zonas de disponibilidade gravam cerca de 60.000 fotos por dia. A VPC está sendo refeita do início.',
          en: 'About 60,000 photos are written per day by eight instances in two Availability Zones. The VPC is being rebuilt from the beginning.',
          es: 'Ocho instancias en dos zonas de disponibilidad escriben unas 60.000 fotos por día. La VPC se está rehaciendo desde el principio.',
        },
      },
      {
        id: 'genetics-way',
        text: {
          pt: 'As instâncias do Amazon EC2 de um laboratório precisam alcançar o Amazon S3 da mesma região, para ler e gravar terabytes.',
          en: 'A laboratory’s Amazon EC2 instances need to reach Amazon S3 in the same Region, to read and write terabytes.',
          es: 'Las instancias de Amazon EC2 de un laboratorio deben alcanzar Amazon S3 en la misma región, para leer y guardar terabytes.',
        },
        today: {
          pt: 'Vinte instâncias em uma VPC nova rodam três horas por noite. Os arquitetos ainda precisam definir como elas chegam aos dados.',
          en: 'Twenty instances in a new VPC run for three hours every night. The architects still have to define how they reach their data.',
          es: 'Veinte instancias en una VPC nueva funcionan tres horas cada noche. Los arquitectos aún deben definir cómo llegan a sus datos.',
        },
      },
      {
        id: 'printing-way',
        text: {
          pt: 'As instâncias do Amazon EC2 de uma gráfica precisam alcançar o Amazon S3 da mesma região, para trocar arquivos grandes.',
          en: 'A printer’s Amazon EC2 instances need to reach Amazon S3 in the same Region, to exchange large files.',
          es: 'Las instancias de Amazon EC2 de una imprenta deben alcanzar Amazon S3 en la misma región, para intercambiar archivos grandes.',
        },
        today: {
          pt: 'Os clientes enviam os arquivos por outro sistema, e seis instâncias em uma VPC os preparam para impressão. O caminho de rede está em revisão.',
          en: 'Customers upload the files through another system, and six instances in a VPC prepare them for print. Their network path is under review.',
          es: 'Los clientes suben los archivos por otro sistema, y seis instancias en una VPC los preparan para imprimir. Su ruta de red está en revisión.',
        },
      },
    ],
    candidates: [
      {
        id: 'gateway-endpoint',
        uses: ['gateway endpoint', 'endpoint de gateway'],
        popularity: 4,
        source: docs('vpc/latest/privatelink/vpc-endpoints-s3.html'),
        text: {
          pt: 'Um endpoint de gateway da VPC para o S3',
          en: 'A VPC gateway endpoint for S3',
          es: 'Un endpoint de gateway de la VPC para S3',
        },
        action: {
          pt: 'Criar um endpoint de VPC do tipo gateway para o Amazon S3 nas tabelas de rotas que as sub-redes usam.',
          en: 'Create a gateway VPC endpoint for Amazon S3 in the route tables that the subnets use.',
          es: 'Crear un endpoint de VPC de tipo gateway para Amazon S3 en las tablas de rutas que usan las subredes.',
        },
        why: {
          pt: 'O endpoint de gateway, com uma política própria, leva o tráfego da VPC ao S3 pela rede da AWS, sem custo por hora nem por gigabyte.',
          en: 'A gateway endpoint, with a policy of its own, takes traffic from the VPC to S3 over the AWS network, with no charge per hour or per gigabyte.',
          es: 'El endpoint de gateway, con una política propia, lleva el tráfico de la VPC a S3 por la red de AWS, sin costo por hora ni por gigabyte.',
        },
        likeness: {
          pt: 'um túnel grátis até o depósito e mais nenhum lugar, com um guarda que só libera as prateleiras próprias',
          en: 'a free tunnel to the storehouse and nowhere else, with a guard who allows only the village’s own shelves',
          es: 'un túnel gratis al depósito y a ningún otro lugar, con un guardia que solo permite los estantes propios',
        },
        tell: {
          pt: 'Sub-redes sem rota para a internet: um endpoint de VPC; para S3 e DynamoDB, o do tipo gateway é gratuito. Uma política que permite só certos buckets: a política de um endpoint de VPC. Caminho sem cobrança por hora nem por gigabyte processado: um VPC endpoint de gateway.',
          en: 'Subnets without a route to the internet: a VPC endpoint; for S3 and DynamoDB, the gateway type is free. A policy that allows only certain buckets: the policy of a VPC endpoint. A path with no charge per hour or per gigabyte processed: a VPC gateway endpoint.',
          es: 'Subredes sin ruta hacia internet: un endpoint de VPC; para S3 y DynamoDB, el de tipo gateway es gratuito. Una política que permite solo ciertos buckets: la política de un endpoint de VPC. Ruta sin cobro por hora ni por gigabyte procesado: un VPC endpoint de gateway.',
        },
      },
      {
        id: 'interface-endpoint',
        uses: ['PrivateLink'],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/privatelink-interface-endpoints.html'),
        text: {
          pt: 'Um endpoint de interface (PrivateLink) para o S3',
          en: 'An interface endpoint (PrivateLink) for S3',
          es: 'Un endpoint de interfaz (PrivateLink) para S3',
        },
        action: {
          pt: 'Criar um endpoint de VPC de interface para o Amazon S3 nas sub-redes e acrescentar à aplicação das instâncias os nomes DNS dele.',
          en: 'Create an interface VPC endpoint for Amazon S3 in the subnets and add its DNS names to the application on the instances.',
          es: 'Crear un endpoint de VPC de interfaz para Amazon S3 en las subredes y agregar sus nombres DNS a la aplicación de las instancias.',
        },
        why: {
          pt: 'O endpoint de interface dá ao S3 endereços privados na VPC, que também servem a redes ligadas a ela; cobra por hora e por gigabyte.',
          en: 'An interface endpoint gives S3 private addresses in the VPC, which also serve networks linked to it; it charges per hour and per gigabyte.',
          es: 'El endpoint de interfaz da a S3 direcciones privadas en la VPC, que también sirven a redes conectadas a ella; cobra por hora y por gigabyte.',
        },
        likeness: {
          pt: 'um balcão do depósito dentro da vila, pago por hora e por quilo, aonde as vilas vizinhas também vêm',
          en: 'a storehouse counter inside the village, paid by the hour and the kilo, where neighboring villages come too',
          es: 'un mostrador del depósito dentro del pueblo, pagado por hora y por kilo, adonde también vienen pueblos vecinos',
        },
        tell: {
          pt: 'Serviço da AWS por endereço privado, também a partir do data center: pense no endpoint de interface.',
          en: 'An AWS service at a private address, also from the data center: think of an interface endpoint.',
          es: 'Servicio de AWS por dirección privada, también desde el centro de datos: piensa en el endpoint de interfaz.',
        },
      },
      {
        id: 'nat-gateway',
        uses: ['NAT'],
        popularity: 5,
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        text: {
          pt: 'Um gateway NAT em uma sub-rede pública',
          en: 'A NAT gateway in a public subnet',
          es: 'Un gateway NAT en una subred pública',
        },
        action: {
          pt: 'Criar um gateway NAT em uma sub-rede pública e acrescentar uma rota padrão para ele nas sub-redes privadas.',
          en: 'Create a NAT gateway in a public subnet and add a default route to it in the private subnets.',
          es: 'Crear un gateway NAT en una subred pública y agregar una ruta predeterminada hacia él en las subredes privadas.',
        },
        why: {
          pt: 'O gateway NAT é gerenciado, deixa instâncias privadas sair para a internet e não aceita conexões de fora.',
          en: 'A NAT gateway is managed, lets private instances out to the internet and accepts no connections from outside.',
          es: 'El gateway NAT es administrado, permite que las instancias privadas salgan a internet y no acepta conexiones de afuera.',
        },
        likeness: {
          pt: 'o portão de saída de uma concessionária, pago por hora e por quilo, que não deixa entrar ninguém',
          en: 'the exit gate of a road company, paid by the hour and the kilo, which lets nobody in',
          es: 'la puerta de salida de una concesionaria, pagada por hora y por kilo, que no deja entrar a nadie',
        },
        tell: {
          pt: 'Atualizações de sites por IPv4: um gateway NAT, que não deixa ninguém entrar. Instâncias sem endereços alcançáveis a partir da internet: um gateway NAT, e não endereços públicos.',
          en: 'Updates from websites over IPv4: a NAT gateway, which lets nobody in. Instances with no address that the internet can reach: a NAT gateway, not public addresses.',
          es: 'Actualizaciones de sitios por IPv4: un gateway NAT, que no deja entrar a nadie. Instancias sin direcciones alcanzables desde internet: un gateway NAT, y no direcciones públicas.',
        },
      },
      {
        id: 'nat-instance',
        uses: ['NAT'],
        popularity: 3,
        source: docs('vpc/latest/userguide/VPC_NAT_Instance.html'),
        text: {
          pt: 'Uma instância NAT mantida pela equipe',
          en: 'A NAT instance kept up by the team',
          es: 'Una instancia NAT mantenida por el equipo',
        },
        action: {
          pt: 'Iniciar uma instância NAT no Amazon EC2 em uma sub-rede pública e acrescentar uma rota padrão para ela nas sub-redes privadas.',
          en: 'Launch a NAT instance on Amazon EC2 in a public subnet and add a default route to it in the private subnets.',
          es: 'Lanzar una instancia NAT en Amazon EC2 en una subred pública y agregar una ruta predeterminada hacia ella en las subredes privadas.',
        },
        why: {
          pt: 'Uma instância NAT deixa instâncias privadas sair para a internet e não aceita conexões de fora; a equipe cuida dela.',
          en: 'A NAT instance lets private instances out to the internet and accepts no connections from outside; the team maintains it.',
          es: 'Una instancia NAT permite que las instancias privadas salgan a internet y no acepta conexiones de afuera; el equipo se ocupa de ella.',
        },
        likeness: {
          pt: 'um portão que só deixa sair, com um vigia que a própria vila paga, treina e substitui',
          en: 'an exit gate that lets nobody in, with a watchman whom the village itself pays, trains and replaces',
          es: 'una puerta que solo deja salir, con un vigilante que el propio pueblo paga, capacita y reemplaza',
        },
        tell: {
          pt: 'Instância NAT é o modo antigo; hoje, pense no gateway NAT. Instâncias sem endereços alcançáveis a partir da internet: um gateway NAT, e não endereços públicos.',
          en: 'A NAT instance is the old way; today, think of a NAT gateway. Instances with no address that the internet can reach: a NAT gateway, not public addresses.',
          es: 'La instancia NAT es el modo antiguo; hoy, piensa en el gateway NAT. Instancias sin direcciones alcanzables desde internet: un gateway NAT, y no direcciones públicas.',
        },
      },
      {
        id: 'public',
        uses: [],
        popularity: 4,
        source: docs('vpc/latest/userguide/VPC_Internet_Gateway.html'),
        text: {
          pt: 'IPv4 públicos e um gateway da internet',
          en: 'Public IPv4 addresses and an internet gateway',
          es: 'IPv4 públicas y un gateway de internet',
        },
        action: {
          pt: 'Atribuir endereços IPv4 públicos às instâncias e acrescentar nas sub-redes delas uma rota para um gateway da internet.',
          en: 'Assign public IPv4 addresses to the instances and add a route to an internet gateway in their subnets.',
          es: 'Asignar direcciones IPv4 públicas a las instancias y agregar en sus subredes una ruta hacia un gateway de internet.',
        },
        why: {
          pt: 'Com endereços públicos e um gateway da internet, as instâncias falam diretamente com a internet, sem nada mais a manter.',
          en: 'With public addresses and an internet gateway the instances talk to the internet directly, with nothing else to maintain.',
          es: 'Con direcciones públicas y un gateway de internet las instancias hablan directamente con internet, sin nada más que mantener.',
        },
        likeness: {
          pt: 'um endereço na rua para cada casa da vila, por onde se sai direto e qualquer um pode bater',
          en: 'a street address for each house of the village, from which people go straight out and anyone may knock',
          es: 'una dirección en la calle para cada casa del pueblo, por donde se sale directo y cualquiera puede tocar',
        },
        tell: {
          pt: 'Nada a manter e nenhuma exigência de isolamento: o gateway da internet basta; se há isolamento, pense no gateway NAT.',
          en: 'Nothing to maintain and no demand for isolation: an internet gateway is enough; where isolation is asked for, think of a NAT gateway.',
          es: 'Nada que mantener y ninguna exigencia de aislamiento: basta el gateway de internet; si se pide aislamiento, piensa en el gateway NAT.',
        },
      },
      {
        id: 'egress-only',
        uses: ['IPv6'],
        popularity: 2,
        source: docs('vpc/latest/userguide/egress-only-internet-gateway.html'),
        text: {
          pt: 'IPv6 e um gateway da internet só de saída',
          en: 'IPv6 and an egress-only internet gateway',
          es: 'IPv6 y un gateway de internet solo de salida',
        },
        action: {
          pt: 'Atribuir endereços IPv6 às instâncias e acrescentar nas sub-redes delas uma rota para um gateway da internet somente de saída.',
          en: 'Assign IPv6 addresses to the instances and add a route to an egress-only internet gateway in their subnets.',
          es: 'Asignar direcciones IPv6 a las instancias y agregar en sus subredes una ruta hacia un gateway de internet solo de salida.',
        },
        why: {
          pt: 'Com IPv6, o gateway da internet só de saída deixa as instâncias sair e não aceita conexões de fora, sem custo por hora.',
          en: 'With IPv6, an egress-only internet gateway lets instances out and accepts no connections from outside, with no hourly charge.',
          es: 'Con IPv6, el gateway de internet solo de salida permite que las instancias salgan y no acepta conexiones de afuera, sin costo por hora.',
        },
        likeness: {
          pt: 'uma catraca grátis que só gira para fora e leva apenas às ruas de numeração nova',
          en: 'a free turnstile that only turns outward and leads just to the streets with the new numbering',
          es: 'un torniquete gratis que solo gira hacia afuera y lleva apenas a las calles de numeración nueva',
        },
        tell: {
          pt: 'Só saída, com IPv6: pense no gateway da internet só de saída.',
          en: 'Outbound only, with IPv6: think of an egress-only internet gateway.',
          es: 'Solo salida, con IPv6: piensa en el gateway de internet solo de salida.',
        },
      },
    ],
    constraints: [
      {
        id: 'vendor-sites',
        situations: ['satellite', 'claims'],
        text: {
          pt: 'A mesma solução deve permitir que as instâncias baixem atualizações de sites que só atendem por IPv4.',
          en: 'The same solution must also let the instances download updates from websites that are reached only over IPv4.',
          es: 'La misma solución debe permitir que las instancias descarguen actualizaciones de sitios que solo atienden por IPv4.',
        },
        fits: ['nat-gateway', 'nat-instance', 'public'],
        rulesOut: {
          'gateway-endpoint': {
            pt: 'Um endpoint de gateway só leva ao S3; os sites de fornecedores ficariam sem caminho.',
            en: 'A gateway endpoint leads to S3 only; the vendor websites would be out of reach.',
            es: 'Un endpoint de gateway solo lleva a S3; los sitios de proveedores quedarían sin camino.',
          },
          'interface-endpoint': {
            pt: 'Um endpoint de interface só leva ao serviço da AWS; os sites de fornecedores ficariam sem caminho.',
            en: 'An interface endpoint leads to the AWS service only; the vendor websites would be out of reach.',
            es: 'Un endpoint de interfaz solo lleva al servicio de AWS; los sitios de proveedores quedarían sin camino.',
          },
          'egress-only': {
            pt: 'O gateway da internet só de saída trabalha com IPv6, e os sites de fornecedores só atendem por IPv4.',
            en: 'An egress-only internet gateway works with IPv6, and the vendor websites are reached over IPv4 only.',
            es: 'El gateway de internet solo de salida trabaja con IPv6, y los sitios de proveedores solo atienden por IPv4.',
          },
        },
      },
      {
        id: 'no-inbound',
        text: {
          pt: 'Essas instâncias devem ficar sem endereços alcançáveis a partir da internet, qualquer que seja a regra de firewall.',
          en: 'These instances must have no address that the internet can reach, whatever the firewall rules.',
          es: 'Esas instancias no deben tener direcciones alcanzables desde internet, sea cual sea la regla de firewall.',
        },
        fits: ['gateway-endpoint', 'interface-endpoint', 'nat-gateway', 'nat-instance'],
        rulesOut: {
          public: {
            pt: 'Com IPv4 públicos, as instâncias têm justamente endereços que a internet alcança.',
            en: 'With public IPv4 addresses the instances have just that: addresses the internet can reach.',
            es: 'Con IPv4 públicas, las instancias tienen justamente direcciones que internet alcanza.',
          },
        },
      },
      {
        id: 'managed',
        ask: {
          pt: 'O que atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'What meets these requirements with the LEAST operational overhead?',
          es: '¿Qué cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['gateway-endpoint', 'interface-endpoint', 'nat-gateway', 'public', 'egress-only'],
        rulesOut: {
          'nat-instance': {
            pt: 'Uma instância NAT precisa ser atualizada, dimensionada e substituída pela equipe; há um serviço gerenciado para isso.',
            en: 'A NAT instance has to be patched, sized and replaced by the team; there is a managed service for that.',
            es: 'Una instancia NAT debe ser actualizada, dimensionada y reemplazada por el equipo; hay un servicio administrado para eso.',
          },
        },
      },
      {
        id: 'off-internet',
        text: {
          pt: 'A política de segurança mantém as sub-redes sem nenhuma rota para a internet.',
          en: 'The security policy keeps the subnets without any route to the internet.',
          es: 'La política de seguridad mantiene las subredes sin ninguna ruta hacia internet.',
        },
        fits: ['gateway-endpoint', 'interface-endpoint'],
        rulesOut: {
          'nat-gateway': {
            pt: 'Um gateway NAT depende de uma rota para a internet.',
            en: 'A NAT gateway relies on a route to the internet.',
            es: 'Un gateway NAT depende de una ruta a internet.',
          },
          'nat-instance': {
            pt: 'Uma instância NAT depende de uma rota para a internet.',
            en: 'A NAT instance relies on a route to the internet.',
            es: 'Una instancia NAT depende de una ruta a internet.',
          },
          public: {
            pt: 'Um gateway da internet é justamente uma rota para a internet.',
            en: 'An internet gateway is a route to the internet.',
            es: 'Un gateway de internet es justamente una ruta a internet.',
          },
          'egress-only': {
            pt: 'Um gateway da internet só de saída é uma rota para a internet, ainda que em um sentido.',
            en: 'An egress-only internet gateway is a route to the internet, if in one direction.',
            es: 'Un gateway de internet solo de salida es una ruta a internet, aunque en un sentido.',
          },
        },
      },
      {
        id: 'no-path-charge',
        text: {
          pt: 'A empresa quer um caminho sem cobrança por hora nem por gigabyte processado.',
          en: 'The company wants a path with no charge per hour or per gigabyte processed.',
          es: 'La empresa quiere una ruta sin cobro por hora ni por gigabyte procesado.',
        },
        fits: ['gateway-endpoint', 'egress-only'],
        rulesOut: {
          'interface-endpoint': {
            pt: 'Um endpoint de interface cobra por hora e por gigabyte.',
            en: 'An interface endpoint charges per hour and per gigabyte.',
            es: 'Un endpoint de interfaz cobra por hora y por gigabyte.',
          },
          'nat-gateway': {
            pt: 'Um gateway NAT cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges per hour and per gigabyte processed.',
            es: 'Un gateway NAT cobra por hora y por gigabyte procesado.',
          },
          'nat-instance': {
            pt: 'Uma instância NAT é uma instância do EC2 paga por hora.',
            en: 'A NAT instance is an EC2 instance paid by the hour.',
            es: 'Una instancia NAT es una instancia de EC2 que se paga por hora.',
          },
          public: {
            pt: 'Cada endereço IPv4 público é cobrado por hora.',
            en: 'Each public IPv4 address is charged by the hour.',
            es: 'Cada dirección IPv4 pública se cobra por hora.',
          },
        },
      },
      {
        id: 'least-cost',
        notWith: ['no-path-charge', 'vendor-sites'],
        fits: ['gateway-endpoint', 'egress-only'],
        rulesOut: {
          'interface-endpoint': {
            pt: 'Um endpoint de interface cobra por hora em cada zona e por gigabyte.',
            en: 'An interface endpoint charges per hour in each zone and per gigabyte.',
            es: 'Un endpoint de interfaz cobra por hora en cada zona y por gigabyte.',
          },
          'nat-gateway': {
            pt: 'Um gateway NAT cobra por hora e por gigabyte processado.',
            en: 'A NAT gateway charges per hour and per gigabyte processed.',
            es: 'Un gateway NAT cobra por hora y por gigabyte procesado.',
          },
          'nat-instance': {
            pt: 'Uma instância NAT é um servidor pago por hora.',
            en: 'A NAT instance is a server paid for by the hour.',
            es: 'Una instancia NAT es un servidor que se paga por hora.',
          },
          public: {
            pt: 'Cada endereço IPv4 público é cobrado por hora.',
            en: 'Each public IPv4 address is charged by the hour.',
            es: 'Cada dirección IPv4 pública se cobra por hora.',
          },
        },
        ask: {
          pt: 'Qual solução atende a esses requisitos com o MENOR custo?',
          en: 'Which solution meets these requirements MOST cost-effectively?',
          es: '¿Qué solución cumple estos requisitos de la manera MÁS rentable?',
        },
      },
      {
        id: 'path-policy',
        text: {
          pt: 'Uma política no próprio caminho deve permitir só os buckets da empresa.',
          en: 'A policy on the path itself must allow only the company’s own buckets.',
          es: 'Una política en la propia ruta debe permitir solo los buckets de la empresa.',
        },
        notWith: ['vendor-sites', 'off-internet'],
        fits: ['gateway-endpoint', 'interface-endpoint'],
        rulesOut: {
          'nat-gateway': {
            pt: 'O gateway NAT leva ao S3, mas não tem uma política que nomeie buckets.',
            en: 'A NAT gateway leads to S3 but has no policy that names buckets.',
            es: 'El gateway NAT lleva a S3, pero no tiene una política que nombre buckets.',
          },
          'nat-instance': {
            pt: 'Uma instância NAT não tem uma política que indique buckets.',
            en: 'A NAT instance has no policy that names buckets.',
            es: 'Una instancia NAT no tiene una política que indique buckets.',
          },
          public: {
            pt: 'Um gateway da internet não tem uma política que indique buckets.',
            en: 'An internet gateway has no policy that names buckets.',
            es: 'Un gateway de internet no tiene una política que indique buckets.',
          },
          'egress-only': {
            pt: 'Um gateway da internet só de saída não tem uma política que indique buckets.',
            en: 'An egress-only internet gateway has no policy that names buckets.',
            es: 'Un gateway de internet solo de salida no tiene una política que indique buckets.',
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
