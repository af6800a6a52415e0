import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const endpointSharing: readonly Pattern[] = [
  {
    id: 'endpoint-sharing',
    exams: { 'saa-c03': { domain: 'cost', topic: 'network-cost' } },
    scene: {
      pt: 'Pense em cada VPC como um prédio, nos serviços chamados como balcões e no hub de rede como os corredores entre os prédios.',
      en: 'Think of each VPC as a building, of the services it calls as counters, and of the network hub as corridors between buildings.',
      es: 'Piensa en cada VPC como un edificio, en los servicios llamados como ventanillas y en el hub de red como pasillos entre edificios.',
    },
    situations: [
      {
        id: 'twenty-vpcs',
        text: {
          pt: 'Uma operadora de saúde tem vinte VPCs em uma região, cujas sub-redes privadas chamam o Amazon SQS, o AWS KMS e o AWS Secrets Manager.',
          en: 'A health insurer has twenty VPCs in one Region, whose private subnets call Amazon SQS, AWS KMS and AWS Secrets Manager.',
          es: 'Una aseguradora de salud tiene veinte VPC en una región, cuyas subredes privadas llaman a Amazon SQS, AWS KMS y AWS Secrets Manager.',
        },
        today: {
          pt: 'Um hub de rede já conecta as VPCs, e o tráfego dessas chamadas é pequeno. Um arquiteto de soluções deve definir o caminho delas.',
          en: 'A network hub already links the VPCs, and the traffic of these calls is small. A solutions architect must define the path they take.',
          es: 'Un hub de red ya conecta las VPC, y el tráfico de estas llamadas es poco. Un arquitecto de soluciones debe definir su camino.',
        },
      },
      {
        id: 'bank-vpcs',
        text: {
          pt: 'Um banco usa doze VPCs na mesma região. As instâncias privadas chamam o AWS KMS, o Amazon SNS e o AWS Systems Manager.',
          en: 'A bank uses twelve VPCs in the same Region. Private instances call AWS KMS, Amazon SNS and AWS Systems Manager.',
          es: 'Un banco usa doce VPC en la misma región. Las instancias privadas llaman a AWS KMS, Amazon SNS y AWS Systems Manager.',
        },
        today: {
          pt: 'Um hub de rede já conecta as VPCs, que pertencem a equipes diferentes. O banco quer definir por onde essas chamadas passam.',
          en: 'A network hub already links the VPCs, which belong to different teams. The bank wants to define which way these calls go.',
          es: 'Un hub de red ya conecta las VPC, que pertenecen a distintos equipos. El banco quiere definir por dónde pasan estas llamadas.',
        },
      },
      {
        id: 'retail-vpcs',
        text: {
          pt: 'Uma varejista mantém trinta VPCs em uma região, com servidores privados que chamam o AWS Secrets Manager, o Amazon SQS e o AWS KMS.',
          en: 'A retailer keeps thirty VPCs in one Region, with private servers that call AWS Secrets Manager, Amazon SQS and AWS KMS.',
          es: 'Una minorista mantiene treinta VPC en una región, con servidores privados que llaman a AWS Secrets Manager, Amazon SQS y AWS KMS.',
        },
        today: {
          pt: 'Um hub de rede já une as VPCs, e mais dez serão criadas neste ano. Os arquitetos devem definir o caminho dessas chamadas.',
          en: 'A network hub already joins the VPCs, and ten more will be created this year. The architects must decide which path these calls will take.',
          es: 'Un hub de red ya une las VPC, y este año se crearán diez más. Los arquitectos deben definir el camino de estas llamadas.',
        },
      },
    ],
    candidates: [
      {
        id: 'per-vpc',
        uses: [],
        popularity: 5,
        source: docs('vpc/latest/privatelink/create-interface-endpoint.html'),
        text: {
          pt: 'Endpoints de interface em cada VPC',
          en: 'Interface endpoints in each VPC',
          es: 'Endpoints de interfaz en cada VPC',
        },
        action: {
          pt: 'Criar em cada VPC um endpoint de interface para cada serviço, nas zonas que ela usa.',
          en: 'Create an interface endpoint for each service in each VPC, in the zones that it uses.',
          es: 'Crear en cada VPC un endpoint de interfaz para cada servicio, en las zonas que usa.',
        },
        why: {
          pt: 'Com endpoints próprios, cada VPC chega aos serviços por endereços privados e pelos nomes de sempre, sob a sua política e sem depender de outra; cada um é pago por hora e por zona.',
          en: 'With endpoints of its own, each VPC reaches the services at private addresses and by their usual names, under its own policy and without depending on another; each is paid for by hour and zone.',
          es: 'Con endpoints propios, cada VPC llega a los servicios por direcciones privadas y con los nombres de siempre, con su política y sin depender de otra; cada uno se paga por hora y por zona.',
        },
        likeness: {
          pt: 'os balcões dentro de cada prédio, com guarda próprio e taxa por hora, mas sem saída à rua',
          en: 'counters inside each building, each with its own guard and an hourly fee, but without a street door',
          es: 'las ventanillas dentro de cada edificio, con guardia propio y tarifa por hora, pero sin salida exterior',
        },
        tell: {
          pt: 'Política de cada equipe na sua VPC: endpoints de interface próprios. Falha do hub de rede, que não pode se repetir em todas as VPCs: endpoints ou um gateway NAT em cada VPC. Equipe que paga e opera o que a sua VPC usa: endpoints ou um gateway NAT em cada VPC. Endereços privados, sem rota para a internet: endpoints de interface. Programas que continuarão a chamar esses serviços: endpoints de interface, pois o tipo gateway só serve ao S3 e ao DynamoDB.',
          en: 'A policy of each team in its VPC: interface endpoints of its own. A failure of the network hub, which must not happen again in all VPCs: endpoints or a NAT gateway in each VPC. A team that pays for and operates what its VPC uses: endpoints or a NAT gateway in each VPC. Private addresses, without a route out to the internet: interface endpoints. Programs that will keep calling these services: interface endpoints, as the gateway type serves only S3 and DynamoDB.',
          es: 'Política de cada equipo en su VPC: endpoints de interfaz propios. Falla del hub de red, que no puede repetirse en todas las VPC: endpoints o un gateway NAT en cada VPC. Equipo que paga y opera lo que usa su VPC: endpoints o un gateway NAT en cada VPC. Direcciones privadas, sin ruta a internet: endpoints de interfaz. Programas que seguirán llamando a esos servicios: endpoints de interfaz, pues el tipo gateway solo sirve a S3 y DynamoDB.',
        },
      },
      {
        id: 'central',
        uses: [],
        popularity: 4,
        source: docs(
          'whitepapers/latest/building-scalable-secure-multi-vpc-network-infrastructure/centralized-access-to-vpc-private-endpoints.html',
        ),
        text: {
          pt: 'Endpoints de interface em uma VPC central',
          en: 'Interface endpoints in a central VPC',
          es: 'Endpoints de interfaz en una VPC central',
        },
        action: {
          pt: 'Criar os endpoints de interface em uma VPC central e associar as zonas hospedadas de DNS deles às demais VPCs.',
          en: 'Create the interface endpoints in a central VPC and associate their DNS hosted zones with the other VPCs.',
          es: 'Crear los endpoints de interfaz en una VPC central y asociar sus zonas alojadas de DNS a las demás VPC.',
        },
        why: {
          pt: 'Um só conjunto de endpoints serve a todas as VPCs pela rede central, por endereços privados e em um ponto que se pode inspecionar, e novas VPCs não somam horas de endpoint.',
          en: 'A single set of endpoints serves all VPCs over the hub, at private addresses and at one point that can be inspected, and new VPCs add no endpoint hours.',
          es: 'Un solo conjunto de endpoints sirve a todas las VPC por la red central, por direcciones privadas y en un punto que se puede inspeccionar, y nuevas VPC no suman horas de endpoint.',
        },
        likeness: {
          pt: 'os balcões comuns de um prédio central sem saída à rua, a que se chega só pelos corredores',
          en: 'the shared counters of a central building with no street door, which people reach only by the corridors',
          es: 'las ventanillas comunes de un edificio central sin salida exterior, a las que llevan solo los pasillos',
        },
        tell: {
          pt: 'Muitas VPCs e pouco tráfego: endpoints de interface centrais. Tráfego inspecionado em um só ponto, por endereços privados: endpoints em uma VPC central. Endereços privados, sem rota para a internet: endpoints de interface. Nova VPC que não pode acrescentar nenhum custo por hora: endpoints, ou gateways NAT, em uma VPC central. Programas que continuarão a chamar esses serviços: endpoints de interface, pois o tipo gateway só serve ao S3 e ao DynamoDB.',
          en: 'Many VPCs and little traffic: central interface endpoints. Traffic inspected at a single point, by private addresses: endpoints in a central VPC. Private addresses, without a route out to the internet: interface endpoints. A new VPC that must not add any hourly cost: endpoints, or NAT gateways, in a central VPC. Programs that will keep calling these services: interface endpoints, as the gateway type serves only S3 and DynamoDB.',
          es: 'Muchas VPC y poco tráfico: endpoints de interfaz centrales. Tráfico inspeccionado en un solo punto, por direcciones privadas: endpoints en una VPC central. Direcciones privadas, sin ruta a internet: endpoints de interfaz. Nueva VPC que no debe sumar ningún costo por hora: endpoints, o gateways NAT, en una VPC central. Programas que seguirán llamando a esos servicios: endpoints de interfaz, pues el tipo gateway solo sirve a S3 y DynamoDB.',
        },
      },
      {
        id: 'gateway',
        uses: [],
        popularity: 5,
        neverRight: true,
        source: docs('vpc/latest/privatelink/gateway-endpoints.html'),
        text: {
          pt: 'Endpoints de gateway em cada VPC',
          en: 'Gateway endpoints in each VPC',
          es: 'Endpoints de gateway en cada VPC',
        },
        action: {
          pt: 'Criar em cada VPC endpoints de gateway e incluir a lista de prefixos deles nas tabelas de rotas.',
          en: 'Create gateway endpoints in each VPC and include their prefix lists in the route tables.',
          es: 'Crear en cada VPC endpoints de gateway e incluir su lista de prefijos en las tablas de rutas.',
        },
        why: {
          pt: 'Endpoints de gateway não têm custo e existem só para o Amazon S3 e o DynamoDB.',
          en: 'Gateway endpoints cost nothing and exist for Amazon S3 and DynamoDB only.',
          es: 'Los endpoints de gateway no tienen costo y existen solo para Amazon S3 y DynamoDB.',
        },
        likeness: {
          pt: 'a porta grátis de cada prédio que só dá para o depósito, nunca para esses balcões',
          en: 'the free door in each building that opens only onto the storeroom, never onto these counters',
          es: 'la puerta gratis de cada edificio que solo da al almacén, nunca a estas ventanillas',
        },
        tell: {
          pt: 'S3 ou DynamoDB de dentro da VPC: um endpoint de gateway.',
          en: 'S3 or DynamoDB from inside the VPC: a gateway endpoint.',
          es: 'S3 o DynamoDB desde dentro de la VPC: un endpoint de gateway.',
        },
      },
      {
        id: 'nat-each',
        uses: [],
        popularity: 4,
        source: docs('vpc/latest/userguide/vpc-nat-gateway.html'),
        text: { pt: 'Um gateway NAT em cada VPC', en: 'A NAT gateway in each VPC', es: 'Un gateway NAT en cada VPC' },
        action: {
          pt: 'Criar um gateway NAT zonal em cada VPC e usá-lo como rota padrão das tabelas de rotas.',
          en: 'Create a zonal NAT gateway in each VPC and use it as the default route of the route tables.',
          es: 'Crear un gateway NAT zonal en cada VPC y usarlo como ruta predeterminada de las tablas de rutas.',
        },
        why: {
          pt: 'Um gateway NAT por VPC leva a qualquer endereço público, dos serviços da AWS ou de fora, sem depender de outra VPC.',
          en: 'A NAT gateway for each VPC leads to any public address, of AWS services or outside, without depending on another VPC.',
          es: 'Un gateway NAT por VPC lleva a cualquier dirección pública, de los servicios de AWS o de fuera, sin depender de otra VPC.',
        },
        likeness: {
          pt: 'o portão pago de cada prédio para a rua, que leva a qualquer endereço, mas sem guarda',
          en: 'the paid gate from each building to the street, which leads anywhere but has no guard',
          es: 'el portón pagado de cada edificio a la calle, que lleva a cualquier dirección, pero sin guardia',
        },
        tell: {
          pt: 'Falha do hub de rede, que não pode se repetir em todas as VPCs: endpoints ou um gateway NAT em cada VPC. Equipe que paga e opera o que a sua VPC usa: endpoints ou um gateway NAT em cada VPC. Sites da internet a partir de uma VPC isolada: gateway NAT próprio. Servidores que também baixam atualizações de sites na internet: um gateway NAT.',
          en: 'A failure of the network hub, which must not happen again in all VPCs: endpoints or a NAT gateway in each VPC. A team that pays for and operates what its VPC uses: endpoints or a NAT gateway in each VPC. Internet sites from an isolated VPC: a NAT gateway of its own. Servers that also download updates from sites on the internet: a NAT gateway.',
          es: 'Falla del hub de red, que no puede repetirse en todas las VPC: endpoints o un gateway NAT en cada VPC. Equipo que paga y opera lo que usa su VPC: endpoints o un gateway NAT en cada VPC. Sitios de internet desde una VPC aislada: gateway NAT propio. Servidores que también descargan actualizaciones de sitios en internet: un gateway NAT.',
        },
      },
      {
        id: 'nat-central',
        uses: [],
        popularity: 4,
        source: docs(
          'whitepapers/latest/building-scalable-secure-multi-vpc-network-infrastructure/centralized-egress-to-internet.html',
        ),
        text: {
          pt: 'Gateways NAT em uma VPC de saída central',
          en: 'NAT gateways in a central egress VPC',
          es: 'Gateways NAT en una VPC de salida central',
        },
        action: {
          pt: 'Criar gateways NAT em uma VPC de saída central e levar a ela a rota padrão das demais.',
          en: 'Create NAT gateways in a central egress VPC and direct the default routes of the other VPCs to it.',
          es: 'Crear gateways NAT en una VPC de salida central y llevar a ella la ruta predeterminada de las demás.',
        },
        why: {
          pt: 'Uma VPC de saída central compartilha poucos gateways NAT entre todas, sem outro a cada VPC nova, e deixa inspecionar o que vai à internet em um só ponto.',
          en: 'A central egress VPC shares a few NAT gateways among all, with none added for a new VPC, and lets what goes to the internet be inspected at one point.',
          es: 'Una VPC de salida central comparte pocos gateways NAT entre todas, sin otro por cada VPC nueva, y permite inspeccionar lo que va a internet en un solo punto.',
        },
        likeness: {
          pt: 'o portão de rua do prédio central, com um só guarda, a que todos chegam pelos mesmos corredores',
          en: 'the street gate of the central building, with a single guard, which all reach by the same corridors',
          es: 'el portón a la calle del edificio central, con un solo guardia, al que llevan los mismos pasillos',
        },
        tell: {
          pt: 'Saída comum à internet para muitas VPCs: uma VPC de saída central. Tráfego para a internet inspecionado em um só ponto: uma VPC de saída central. Nova VPC que não pode acrescentar nenhum custo por hora: endpoints, ou gateways NAT, em uma VPC central. Servidores que também baixam atualizações de sites na internet: um gateway NAT.',
          en: 'A common way out to the internet for many VPCs: a central egress VPC. Traffic to the internet inspected at a single point: a central egress VPC. A new VPC that must not add any hourly cost: endpoints, or NAT gateways, in a central VPC. Servers that also download updates from sites on the internet: a NAT gateway.',
          es: 'Salida común a internet para muchas VPC: una VPC de salida central. Tráfico a internet inspeccionado en un solo punto: una VPC de salida central. Nueva VPC que no debe sumar ningún costo por hora: endpoints, o gateways NAT, en una VPC central. Servidores que también descargan actualizaciones de sitios en internet: un gateway NAT.',
        },
      },
    ],
    constraints: [
      {
        id: 'private',
        notWith: ['public-sites'],
        text: {
          pt: 'A política de segurança exige que as chamadas usem endereços privados, sem rota para a internet.',
          en: 'The security policy requires the calls to use private addresses, without a route to the internet.',
          es: 'La política de seguridad exige que las llamadas usen direcciones privadas, sin ruta a internet.',
        },
        fits: ['per-vpc', 'central', 'gateway'],
        rulesOut: {
          'nat-each': {
            pt: 'O gateway NAT alcança os endereços públicos dos serviços por uma rota à internet.',
            en: 'The NAT gateway reaches the public addresses of the services by a route to the internet.',
            es: 'El gateway NAT alcanza las direcciones públicas de los servicios por una ruta a internet.',
          },
          'nat-central': {
            pt: 'A VPC de saída alcança os endereços públicos dos serviços por uma rota à internet.',
            en: 'The egress VPC reaches the public addresses of the services by a route to the internet.',
            es: 'La VPC de salida alcanza las direcciones públicas de los servicios por una ruta a internet.',
          },
        },
      },
      {
        id: 'no-growth',
        text: {
          pt: 'Uma nova VPC surge a cada mês, e ela não pode acrescentar nenhum custo por hora além do seu anexo ao hub.',
          en: 'A new VPC is created every month, and it must not add any hourly cost beyond its attachment to the hub.',
          es: 'Cada mes se crea una nueva VPC, y esta no debe sumar ningún costo por hora aparte de su conexión al hub.',
        },
        fits: ['central', 'nat-central', 'gateway'],
        rulesOut: {
          'per-vpc': {
            pt: 'Cada VPC soma as horas de todos os seus endpoints, em cada zona.',
            en: 'Each VPC adds the hours of all its endpoints, in each zone.',
            es: 'Cada VPC suma las horas de todos sus endpoints, en cada zona.',
          },
          'nat-each': {
            pt: 'Cada nova VPC soma as horas do seu próprio gateway NAT.',
            en: 'Each new VPC adds the hours of its own NAT gateway.',
            es: 'Cada nueva VPC suma las horas de su propio gateway NAT.',
          },
        },
      },
      {
        id: 'those-services',
        text: {
          pt: 'Os programas não serão alterados e continuarão a chamar esses três serviços.',
          en: 'The programs will not be changed and will keep calling these three services.',
          es: 'Los programas no se modificarán y seguirán llamando a esos tres servicios.',
        },
        fits: ['per-vpc', 'central', 'nat-each', 'nat-central'],
        rulesOut: {
          gateway: {
            pt: 'Endpoints de gateway existem só para o Amazon S3 e o DynamoDB.',
            en: 'Gateway endpoints exist for Amazon S3 and DynamoDB only.',
            es: 'Los endpoints de gateway existen solo para Amazon S3 y DynamoDB.',
          },
        },
      },
      {
        id: 'own-policy',
        notWith: ['no-growth'],
        text: {
          pt: 'Cada equipe deve ter na sua VPC uma política que limite que recursos podem ser usados por ali.',
          en: 'Each team must have a policy in its VPC that limits which resources can be used from there.',
          es: 'Cada equipo debe tener en su VPC una política que limite qué recursos pueden usarse desde allí.',
        },
        fits: ['per-vpc', 'gateway'],
        rulesOut: {
          central: {
            pt: 'No endpoint central, uma só política vale para todas as VPCs.',
            en: 'At the central endpoint a single policy applies to all VPCs.',
            es: 'En el endpoint central, una sola política vale para todas las VPC.',
          },
          'nat-each': {
            pt: 'Um gateway NAT leva as chamadas aos serviços, mas não tem política sobre os recursos.',
            en: 'A NAT gateway takes the calls to the services but has no policy about the resources.',
            es: 'Un gateway NAT lleva las llamadas a los servicios, pero no tiene política sobre los recursos.',
          },
          'nat-central': {
            pt: 'Um gateway NAT leva as chamadas aos serviços, mas não tem política sobre os recursos.',
            en: 'A NAT gateway takes the calls to the services but has no policy about the resources.',
            es: 'Un gateway NAT lleva las llamadas a los servicios, pero no tiene política sobre los recursos.',
          },
        },
      },
      {
        id: 'isolated',
        notWith: ['no-growth'],
        text: {
          pt: 'Uma falha do hub de rede parou essas chamadas em todas as VPCs, o que não pode se repetir.',
          en: 'A failure of the network hub stopped these calls in all VPCs, which must not happen again.',
          es: 'Una falla del hub de red detuvo estas llamadas en todas las VPC, lo que no puede repetirse.',
        },
        fits: ['per-vpc', 'nat-each', 'gateway'],
        rulesOut: {
          central: {
            pt: 'As chamadas passam pelo hub até a VPC dos endpoints e param com ele.',
            en: 'Calls go over the hub to the VPC of the endpoints and stop with it.',
            es: 'Las llamadas pasan por el hub hasta la VPC de los endpoints y se detienen con él.',
          },
          'nat-central': {
            pt: 'As chamadas passam pelo hub até a VPC de saída e param com ele.',
            en: 'Calls go over the hub to the egress VPC and stop with it.',
            es: 'Las llamadas pasan por el hub hasta la VPC de salida y se detienen con él.',
          },
        },
      },
      {
        id: 'public-sites',
        text: {
          pt: 'Os servidores também baixam atualizações de sites de fornecedores na internet, e a solução deve servir para isso.',
          en: 'The servers also download updates from vendors’ sites on the internet, which the solution must allow.',
          es: 'Los servidores también descargan actualizaciones de sitios de proveedores en internet, y la solución debe servir para eso.',
        },
        fits: ['nat-each', 'nat-central'],
        rulesOut: {
          'per-vpc': {
            pt: 'Endpoints de interface levam só aos serviços para os quais foram criados.',
            en: 'Interface endpoints lead only to the services for which they were created.',
            es: 'Los endpoints de interfaz llevan solo a los servicios para los que se crearon.',
          },
          central: {
            pt: 'Endpoints de interface levam só aos serviços para os quais foram criados.',
            en: 'Interface endpoints lead only to the services for which they were created.',
            es: 'Los endpoints de interfaz llevan solo a los servicios para los que se crearon.',
          },
          gateway: {
            pt: 'Endpoints de gateway levam só ao Amazon S3 e ao DynamoDB.',
            en: 'Gateway endpoints lead to Amazon S3 and DynamoDB only.',
            es: 'Los endpoints de gateway llevan solo a Amazon S3 y DynamoDB.',
          },
        },
      },
      {
        id: 'one-inspection',
        notWith: ['isolated'],
        text: {
          pt: 'A equipe de segurança precisa inspecionar o tráfego dessas chamadas em um só ponto.',
          en: 'The security team needs to inspect the traffic of these calls at a single point.',
          es: 'El equipo de seguridad necesita inspeccionar el tráfico de estas llamadas en un solo punto.',
        },
        fits: ['central', 'nat-central'],
        rulesOut: {
          'per-vpc': {
            pt: 'O tráfego entra pelos endpoints de cada VPC, sem um ponto comum.',
            en: 'Traffic enters by the endpoints of each VPC, without a common point.',
            es: 'El tráfico entra por los endpoints de cada VPC, sin un punto común.',
          },
          'nat-each': {
            pt: 'O tráfego sai pelo gateway NAT de cada VPC, sem um ponto comum.',
            en: 'Traffic leaves by the NAT gateway of each VPC, without a common point.',
            es: 'El tráfico sale por el gateway NAT de cada VPC, sin un punto común.',
          },
          gateway: {
            pt: 'Um endpoint de gateway serve só à sua VPC e só ao Amazon S3 e ao DynamoDB: não forma um ponto por onde passem essas chamadas.',
            en: 'A gateway endpoint serves its own VPC alone, and Amazon S3 and DynamoDB alone: it is no point that these calls pass through.',
            es: 'Un endpoint de gateway sirve solo a su VPC y solo a Amazon S3 y DynamoDB: no es un punto por el que pasen esas llamadas.',
          },
        },
      },
      {
        id: 'own-budget',
        notWith: ['no-growth', 'one-inspection'],
        text: {
          pt: 'Cada equipe paga e opera tudo o que a sua VPC usa, sem componente comum a outras.',
          en: 'Each team pays for and operates all that its VPC uses, without a component shared with others.',
          es: 'Cada equipo paga y opera todo lo que usa su VPC, sin componente común a otras.',
        },
        fits: ['per-vpc', 'nat-each', 'gateway'],
        rulesOut: {
          central: {
            pt: 'Os endpoints centrais são de uma VPC comum, operada por outra equipe.',
            en: 'The central endpoints belong to a shared VPC, operated by another team.',
            es: 'Los endpoints centrales son de una VPC común, operada por otro equipo.',
          },
          'nat-central': {
            pt: 'Os gateways NAT são de uma VPC comum, operada por outra equipe.',
            en: 'The NAT gateways belong to a shared VPC, operated by another team.',
            es: 'Los gateways NAT son de una VPC común, operada por otro equipo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como as sub-redes devem chegar a esses serviços?',
      en: 'How should the subnets reach these services?',
      es: '¿Cómo deben llegar las subredes a esos servicios?',
    },
  },
];
