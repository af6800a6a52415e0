import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const hybridDns: readonly Pattern[] = [
  {
    id: 'hybrid-dns',
    exams: { 'saa-c03': { domain: 'performance', topic: 'network-performance' } },
    scene: {
      pt: 'Pense na VPC como um anexo, no data center como a sede e em cada consulta de nome como uma pergunta à recepção.',
      en: 'Think of the VPC as an annex, of the data center as headquarters, and of each name lookup as a question to reception.',
      es: 'Piensa en la VPC como un anexo, en el centro de datos como la sede y en cada consulta como una pregunta a recepción.',
    },
    situations: [
      {
        id: 'plant-dns',
        text: {
          pt: 'Uma montadora liga o data center à AWS por Direct Connect; os nomes de cada lado só existem nele.',
          en: 'A car maker links its data center to AWS by Direct Connect; the names on each side exist only there.',
          es: 'Una automotriz conecta su centro de datos con AWS por Direct Connect; los nombres de cada lado solo existen en él.',
        },
        today: {
          pt: 'O data center tem servidores DNS próprios, e a VPC usa uma zona hospedada privada. Um arquiteto de soluções deve uni-los.',
          en: 'The data center has its own DNS servers, and the VPC uses a private hosted zone. A solutions architect must bring them together.',
          es: 'El centro de datos tiene servidores DNS propios, y la VPC usa una zona alojada privada. Un arquitecto de soluciones debe unirlos.',
        },
      },
      {
        id: 'bank-dns',
        text: {
          pt: 'Um banco migra sistemas para VPCs ligadas por VPN ao seu data center e ainda usa endereços IP no código.',
          en: 'A bank is migrating systems to VPCs that a VPN links to its data center, and still has hard-coded IP addresses.',
          es: 'Un banco migra sistemas a VPC conectadas por VPN a su centro de datos y aún usa direcciones IP en el código.',
        },
        today: {
          pt: 'São quatro VPCs e 300 sistemas; cada troca de endereço derruba algum deles. O banco quer usar nomes.',
          en: 'There are four VPCs and 300 systems; each change of address brings one of them down. The bank wants to use names.',
          es: 'Son cuatro VPC y 300 sistemas; cada cambio de dirección deja alguno fuera de servicio. El banco quiere usar nombres.',
        },
      },
      {
        id: 'hospital-dns',
        text: {
          pt: 'Um hospital tem o domínio interno em servidores DNS próprios e novos sistemas em uma VPC, ligados por VPN.',
          en: 'A hospital has its internal domain on its own DNS servers and new systems in a VPC, linked by a VPN.',
          es: 'Un hospital tiene su dominio interno en servidores DNS propios y nuevos sistemas en una VPC, conectados por VPN.',
        },
        today: {
          pt: 'Os sistemas da VPC têm nomes em uma zona hospedada privada. Os arquitetos devem definir a resolução de nomes.',
          en: 'The systems of the VPC have names in a private hosted zone. The architects must define how names are resolved.',
          es: 'Los sistemas de la VPC tienen nombres en una zona alojada privada. Los arquitectos deben definir la resolución de nombres.',
        },
      },
    ],
    candidates: [
      {
        id: 'outbound',
        uses: ['outbound endpoint', 'endpoint de saída', 'endpoint de salida'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/resolver-forwarding-outbound-queries.html'),
        text: {
          pt: 'Um endpoint de saída com regras de encaminhamento',
          en: 'An outbound endpoint with forwarding rules',
          es: 'Un endpoint de salida con reglas de reenvío',
        },
        action: {
          pt: 'Criar um endpoint de saída do Route 53 Resolver e uma regra que encaminhe o domínio interno ao data center.',
          en: 'Create a Route 53 Resolver outbound endpoint and a rule that forwards the internal domain to the data center.',
          es: 'Crear un endpoint de salida de Route 53 Resolver y una regla que reenvíe el dominio interno al centro de datos.',
        },
        why: {
          pt: 'O endpoint de saída encaminha ao DNS do data center só os domínios das regras; o resto continua no resolvedor da VPC.',
          en: 'The outbound endpoint forwards only the domains of the rules to the DNS of the data center; all else stays with the resolver of the VPC.',
          es: 'El endpoint de salida reenvía al DNS del centro de datos solo los dominios de las reglas; el resto sigue en el solucionador de la VPC.',
        },
        likeness: {
          pt: 'o recepcionista do anexo que pergunta nomes à sede por um ramal conhecido, mas não atende perguntas dela',
          en: 'the annex receptionist who asks headquarters for names from a known extension, but takes no questions from it',
          es: 'el recepcionista del anexo que pregunta nombres a la sede por una extensión conocida, sin atender sus preguntas',
        },
        tell: {
          pt: 'Mais dez VPCs, que devem usar as mesmas regras: um endpoint de saída, cujas regras se compartilham com o AWS RAM. Da VPC para nomes do data center: um endpoint de saída e regras. Nomes privados dos serviços da AWS, no DNS da própria VPC: endpoints do Route 53 Resolver. Nenhuma instância de DNS nem script a manter: endpoints gerenciados do Route 53 Resolver. Consultas em um só sentido, sem interfaces de rede sem uso: um só endpoint do Route 53 Resolver. Consultas ao DNS do data center a partir de poucos IPs fixos: um endpoint de saída.',
          en: 'Ten more VPCs, which must use the same rules: an outbound endpoint, whose rules are shared with AWS RAM. From the VPC to names of the data center: an outbound endpoint and rules. Private names of AWS services, in the DNS of the VPC itself: Route 53 Resolver endpoints. No DNS instances to patch and no script to keep up to date: managed Route 53 Resolver endpoints. Queries in one direction only, without unused network interfaces: a single Route 53 Resolver endpoint. Queries to the data center’s DNS from a few fixed IP addresses: an outbound endpoint.',
          es: 'Diez VPC más, que deben usar las mismas reglas: un endpoint de salida, cuyas reglas se comparten con AWS RAM. De la VPC a nombres del centro de datos: un endpoint de salida y reglas. Nombres privados de los servicios de AWS, en el DNS de la propia VPC: endpoints de Route 53 Resolver. Ninguna instancia de DNS ni script que mantener: endpoints administrados de Route 53 Resolver. Consultas en un solo sentido, sin interfaces de red sin uso: un solo endpoint de Route 53 Resolver. Consultas al DNS del centro de datos desde pocas IP fijas: un endpoint de salida.',
        },
      },
      {
        id: 'inbound',
        uses: ['inbound endpoint', 'endpoint de entrada', 'endpoint de entrada'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/resolver-forwarding-inbound-queries.html'),
        text: {
          pt: 'Um endpoint de entrada na VPC',
          en: 'An inbound endpoint in the VPC',
          es: 'Un endpoint de entrada en la VPC',
        },
        action: {
          pt: 'Criar um endpoint de entrada do Route 53 Resolver na VPC e encaminhar a ele o domínio da zona privada.',
          en: 'Create a Route 53 Resolver inbound endpoint in the VPC and forward the domain of the private zone to it.',
          es: 'Crear un endpoint de entrada de Route 53 Resolver en la VPC y reenviarle el dominio de la zona privada.',
        },
        why: {
          pt: 'O endpoint de entrada dá ao resolvedor da VPC endereços IP que o DNS do data center alcança pela ligação privada.',
          en: 'The inbound endpoint gives the resolver of the VPC IP addresses that the DNS of the data center reaches over the private link.',
          es: 'El endpoint de entrada le da al solucionador de la VPC direcciones IP que el DNS del centro de datos alcanza por el enlace privado.',
        },
        likeness: {
          pt: 'o ramal em que o anexo atende as perguntas da sede, mas por onde nunca pergunta nada',
          en: 'the extension on which the annex answers headquarters’ questions, but never asks any of its own',
          es: 'la extensión por la que el anexo atiende las preguntas de la sede, pero nunca le pregunta nada',
        },
        tell: {
          pt: 'Do data center para nomes da VPC: um endpoint de entrada. Nomes privados dos serviços da AWS, no DNS da própria VPC: endpoints do Route 53 Resolver. Nenhuma instância de DNS nem script a manter: endpoints gerenciados do Route 53 Resolver. Consultas em um só sentido, sem interfaces de rede sem uso: um só endpoint do Route 53 Resolver.',
          en: 'From the data center to names of the VPC: an inbound endpoint. Private names of AWS services, in the DNS of the VPC itself: Route 53 Resolver endpoints. No DNS instances to patch and no script to keep up to date: managed Route 53 Resolver endpoints. Queries in one direction only, without unused network interfaces: a single Route 53 Resolver endpoint.',
          es: 'Del centro de datos a nombres de la VPC: un endpoint de entrada. Nombres privados de los servicios de AWS, en el DNS de la propia VPC: endpoints de Route 53 Resolver. Ninguna instancia de DNS ni script que mantener: endpoints administrados de Route 53 Resolver. Consultas en un solo sentido, sin interfaces de red sin uso: un solo endpoint de Route 53 Resolver.',
        },
      },
      {
        id: 'both',
        rightWith: ['to-dc', 'to-vpc'],
        uses: ['Route 53'],
        popularity: 4,
        source: docs('Route53/latest/DeveloperGuide/resolver-overview-DSN-queries-to-vpc.html'),
        text: {
          pt: 'Endpoints de entrada e de saída',
          en: 'Inbound and outbound endpoints',
          es: 'Endpoints de entrada y de salida',
        },
        action: {
          pt: 'Criar endpoints de entrada e de saída do Route 53 Resolver, com regras de encaminhamento nos dois lados.',
          en: 'Create Route 53 Resolver inbound and outbound endpoints, with forwarding rules on both sides.',
          es: 'Crear endpoints de entrada y de salida de Route 53 Resolver, con reglas de reenvío en los dos lados.',
        },
        why: {
          pt: 'Com os dois endpoints, cada lado encaminha ao outro os domínios dele; paga-se por hora cada interface de rede.',
          en: 'With both endpoints, each side forwards the domains of the other; each network interface is paid for by the hour.',
          es: 'Con los dos endpoints, cada lado reenvía al otro sus dominios; se paga por hora cada interfaz de red.',
        },
        likeness: {
          pt: 'os dois ramais entre anexo e sede, de perguntar e de atender, pagos por hora mesmo parados',
          en: 'the two extensions between annex and headquarters, for asking and for answering, paid hourly even when unused',
          es: 'las dos extensiones entre anexo y sede, de preguntar y de atender, pagadas por hora aun calladas',
        },
        tell: {
          pt: 'Nomes nos dois sentidos, sem servidores: os dois endpoints do Resolver. Nomes do data center para a VPC e da VPC para o data center: os dois endpoints do Resolver. Nomes privados dos serviços da AWS, no DNS da própria VPC: endpoints do Route 53 Resolver. Nenhuma instância de DNS nem script a manter: endpoints gerenciados do Route 53 Resolver. Consultas ao DNS do data center a partir de poucos IPs fixos: um endpoint de saída.',
          en: 'Names both ways without servers: both Resolver endpoints. Names of the data center for the VPC, and of the VPC for the data center: both Resolver endpoints. Private names of AWS services, in the DNS of the VPC itself: Route 53 Resolver endpoints. No DNS instances to patch and no script to keep up to date: managed Route 53 Resolver endpoints. Queries to the data center’s DNS from a few fixed IP addresses: an outbound endpoint.',
          es: 'Nombres en los dos sentidos, sin servidores: los dos endpoints de Resolver. Nombres del centro de datos para la VPC y de la VPC para el centro de datos: los dos endpoints de Resolver. Nombres privados de los servicios de AWS, en el DNS de la propia VPC: endpoints de Route 53 Resolver. Ninguna instancia de DNS ni script que mantener: endpoints administrados de Route 53 Resolver. Consultas al DNS del centro de datos desde pocas IP fijas: un endpoint de salida.',
        },
      },
      {
        id: 'bind',
        uses: ['BIND'],
        popularity: 3,
        neverRight: true,
        source: docs('vpc/latest/userguide/VPC_DHCP_Options.html'),
        text: {
          pt: 'Servidores DNS próprios em instâncias do EC2',
          en: 'Self-managed DNS servers on EC2 instances',
          es: 'Servidores DNS propios en instancias de EC2',
        },
        action: {
          pt: 'Instalar o BIND em duas instâncias do Amazon EC2, que encaminham as consultas aos dois lados.',
          en: 'Install BIND on two Amazon EC2 instances, which forward queries to both of the sides.',
          es: 'Instalar BIND en dos instancias de Amazon EC2, que reenvían las consultas a los dos lados.',
        },
        why: {
          pt: 'Encaminhadores próprios em EC2 aceitam qualquer regra de DNS, e a equipe os atualiza e mantém disponíveis.',
          en: 'Self-managed forwarders on EC2 take any DNS rule, and the team patches them and keeps them available.',
          es: 'Los reenviadores propios en EC2 aceptan cualquier regla de DNS, y el equipo los actualiza y los mantiene disponibles.',
        },
        likeness: {
          pt: 'os dois telefonistas que a equipe contrata e treina em cada anexo para perguntar nos dois sentidos',
          en: 'the two operators whom the team hires and trains in each annex to pass questions both ways',
          es: 'los dos telefonistas que el equipo contrata y capacita en cada anexo para preguntar en ambos sentidos',
        },
        tell: {
          pt: 'Regras de DNS que nenhum serviço aceita: servidores próprios.',
          en: 'DNS rules that no service supports: self-managed servers.',
          es: 'Reglas de DNS que ningún servicio acepta: servidores propios.',
        },
      },
      {
        id: 'dhcp',
        uses: ['DHCP'],
        popularity: 3,
        neverRight: true,
        source: docs('vpc/latest/userguide/DHCPOptionSet.html'),
        text: {
          pt: 'Opções de DHCP com o DNS do data center',
          en: 'DHCP options with the DNS of the data center',
          es: 'Opciones de DHCP con el DNS del centro de datos',
        },
        action: {
          pt: 'Criar na VPC um conjunto de opções de DHCP que indique às instâncias os servidores DNS do data center.',
          en: 'Create a DHCP option set for the VPC that points the instances to the DNS servers of the data center.',
          es: 'Crear en la VPC un conjunto de opciones de DHCP que indique a las instancias los servidores DNS del centro de datos.',
        },
        why: {
          pt: 'Com as opções de DHCP, todas as consultas das instâncias vão ao DNS do data center, sem custo por hora.',
          en: 'With the DHCP options all queries of the instances go to the DNS of the data center, without an hourly cost.',
          es: 'Con las opciones de DHCP, todas las consultas de las instancias van al DNS del centro de datos, sin costo por hora.',
        },
        likeness: {
          pt: 'a ordem para que cada pessoa do anexo pergunte, da própria mesa, qualquer nome só à sede',
          en: 'the order that everyone in the annex ask headquarters alone for every name, each from their own desk',
          es: 'la orden de que cada persona del anexo pregunte, desde su mesa, cualquier nombre solo a la sede',
        },
        tell: {
          pt: 'Instâncias que só usam o DNS do data center: opções de DHCP.',
          en: 'Instances that use the DNS of the data center alone: DHCP options.',
          es: 'Instancias que solo usan el DNS del centro de datos: opciones de DHCP.',
        },
      },
      {
        id: 'zone-copy',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('Route53/latest/DeveloperGuide/hosted-zone-private-associate-vpcs.html'),
        text: {
          pt: 'Cópia do domínio interno na zona privada',
          en: 'A copy of the internal domain in a private zone',
          es: 'Copia del dominio interno en una zona privada',
        },
        action: {
          pt: 'Criar uma zona hospedada privada com os registros do domínio interno, copiados por um script, e associá-la às VPCs.',
          en: 'Create a private hosted zone with the records of the internal domain, copied by a script, and associate it with the VPCs.',
          es: 'Crear una zona alojada privada con los registros del dominio interno, copiados por un script, y asociarla a las VPC.',
        },
        why: {
          pt: 'A cópia na zona privada responde dentro das VPCs sem depender da ligação, com os registros da última execução do script.',
          en: 'The copy in a private zone answers inside the VPCs without depending on the link, with the records of the last run of the script.',
          es: 'La copia en la zona privada responde dentro de las VPC sin depender del enlace, con los registros de la última ejecución del script.',
        },
        likeness: {
          pt: 'a lista de nomes da sede pregada no anexo, que envelhece até um ajudante a copiar de novo',
          en: 'the list of headquarters’ names pinned up in the annex, outdated until a helper copies it again',
          es: 'la lista de nombres de la sede clavada en el anexo, que envejece hasta que un ayudante la recopia',
        },
        tell: {
          pt: 'Poucos nomes que não mudam: uma zona hospedada privada.',
          en: 'A few names that do not change: a private hosted zone.',
          es: 'Pocos nombres que no cambian: una zona alojada privada.',
        },
      },
    ],
    constraints: [
      {
        id: 'to-dc',
        text: {
          pt: 'As instâncias da VPC devem resolver os nomes do domínio interno do data center, cujos registros mudam várias vezes ao dia.',
          en: 'The instances of the VPC must resolve names in the data center’s internal domain, whose records change several times a day.',
          es: 'Las instancias de la VPC deben resolver nombres del dominio interno del centro de datos, cuyos registros cambian varias veces al día.',
        },
        fits: ['outbound', 'both', 'bind', 'dhcp'],
        rulesOut: {
          inbound: {
            pt: 'O endpoint de entrada só recebe consultas do data center.',
            en: 'The inbound endpoint only takes queries from the data center.',
            es: 'El endpoint de entrada solo recibe consultas del centro de datos.',
          },
          'zone-copy': {
            pt: 'Entre duas execuções do script, a cópia responde com registros antigos.',
            en: 'Between two runs of the script, the copy answers with outdated records.',
            es: 'Entre dos ejecuciones del script, la copia responde con registros antiguos.',
          },
        },
      },
      {
        id: 'to-vpc',
        text: {
          pt: 'Os servidores do data center devem resolver os nomes da zona privada da VPC.',
          en: 'Servers in the data center must resolve names in the VPC’s private zone.',
          es: 'Los servidores del centro de datos deben resolver los nombres de la zona privada de la VPC.',
        },
        fits: ['inbound', 'both', 'bind'],
        rulesOut: {
          outbound: {
            pt: 'O endpoint de saída só leva consultas da VPC para fora.',
            en: 'The outbound endpoint only takes queries out of the VPC.',
            es: 'El endpoint de salida solo lleva consultas de la VPC hacia afuera.',
          },
          dhcp: {
            pt: 'As opções de DHCP só valem para as instâncias da VPC.',
            en: 'DHCP options apply to the instances of the VPC alone.',
            es: 'Las opciones de DHCP solo valen para las instancias de la VPC.',
          },
          'zone-copy': {
            pt: 'Uma zona privada só responde dentro das VPCs associadas.',
            en: 'A private zone answers only inside the associated VPCs.',
            es: 'Una zona privada solo responde dentro de las VPC asociadas.',
          },
        },
      },
      {
        id: 'keep-private',
        text: {
          pt: 'As instâncias devem continuar a resolver os nomes privados dos serviços da AWS no DNS da própria VPC.',
          en: 'The instances must keep resolving the private names of AWS services in the DNS of the VPC itself.',
          es: 'Las instancias deben seguir resolviendo los nombres privados de los servicios de AWS en el DNS de la propia VPC.',
        },
        fits: ['outbound', 'both', 'inbound', 'zone-copy'],
        rulesOut: {
          dhcp: {
            pt: 'Com as opções de DHCP, as consultas deixam de passar pelo resolvedor da VPC.',
            en: 'With the DHCP options, queries no longer go through the resolver of the VPC.',
            es: 'Con las opciones de DHCP, las consultas dejan de pasar por el solucionador de la VPC.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A equipe não quer instâncias de DNS para atualizar nem um script que mantenha registros.',
          en: 'The team wants no DNS instances to patch and no script to keep records up to date.',
          es: 'El equipo no quiere instancias de DNS que actualizar ni un script que mantenga registros.',
        },
        fits: ['outbound', 'inbound', 'both', 'dhcp'],
        rulesOut: {
          bind: {
            pt: 'Os servidores BIND em EC2 são atualizados e vigiados pela equipe.',
            en: 'The team has to patch and monitor the BIND servers on EC2.',
            es: 'Los servidores BIND en EC2 los actualiza y vigila el equipo.',
          },
          'zone-copy': {
            pt: 'Um script copia os registros, e alguém cuida dele.',
            en: 'A script copies the records, and someone has to maintain it.',
            es: 'Un script copia los registros, y alguien lo mantiene.',
          },
        },
      },
      {
        id: 'one-way',
        notWith: ['keep-private'],
        text: {
          pt: 'As consultas só são necessárias em um sentido, e o orçamento não cobre interfaces de rede sem uso.',
          en: 'Queries are needed in one direction only, and the budget does not cover unused network interfaces.',
          es: 'Las consultas solo hacen falta en un sentido, y el presupuesto no cubre interfaces de red sin uso.',
        },
        fits: ['outbound', 'inbound', 'dhcp', 'zone-copy'],
        rulesOut: {
          both: {
            pt: 'O endpoint do sentido sem uso é cobrado por hora.',
            en: 'The endpoint of the unused direction is charged by the hour.',
            es: 'El endpoint del sentido sin uso se cobra por hora.',
          },
        },
      },
      {
        id: 'more-vpcs',
        notWith: ['to-vpc'],
        text: {
          pt: 'Outras dez VPCs, em outras contas, devem usar as mesmas regras sem novas interfaces de rede em cada uma.',
          en: 'Ten more VPCs, in other accounts, must use the same rules without new network interfaces in each.',
          es: 'Otras diez VPC, en otras cuentas, deben usar las mismas reglas sin nuevas interfaces de red en cada una.',
        },
        fits: ['outbound', 'both'],
        rulesOut: {
          bind: {
            pt: 'Cada VPC precisaria de opções de DHCP e de um caminho de rede até as instâncias.',
            en: 'Each VPC would need DHCP options and a network path to the instances.',
            es: 'Cada VPC necesitaría opciones de DHCP y un camino de red hasta las instancias.',
          },
          dhcp: {
            pt: 'Cada VPC precisaria de opções próprias e de um caminho até o data center.',
            en: 'Each VPC would need options of its own and a path to the data center.',
            es: 'Cada VPC necesitaría opciones propias y un camino hasta el centro de datos.',
          },
          inbound: {
            pt: 'O endpoint de entrada não tem regras para compartilhar com outras VPCs.',
            en: 'The inbound endpoint has no rules to share with other VPCs.',
            es: 'El endpoint de entrada no tiene reglas que compartir con otras VPC.',
          },
        },
      },
      {
        id: 'few-addresses',
        text: {
          pt: 'As consultas das instâncias ao DNS do data center devem partir de poucos endereços IP fixos, liberados no firewall.',
          en: 'Queries from the instances to the data center’s DNS must come from a few fixed IP addresses, allowed in the firewall.',
          es: 'Las consultas de las instancias al DNS del centro de datos deben salir de unas pocas direcciones IP fijas, habilitadas en el firewall.',
        },
        fits: ['outbound', 'both', 'bind', 'zone-copy'],
        rulesOut: {
          inbound: {
            pt: 'O endpoint de entrada só recebe consultas do data center.',
            en: 'The inbound endpoint only takes queries from the data center.',
            es: 'El endpoint de entrada solo recibe consultas del centro de datos.',
          },
          dhcp: {
            pt: 'Com as opções de DHCP, cada instância consulta o data center com o seu próprio endereço.',
            en: 'With the DHCP options, each instance queries the data center from its own address.',
            es: 'Con las opciones de DHCP, cada instancia consulta el centro de datos con su propia dirección.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como os nomes devem ser resolvidos?',
      en: 'How should the names be resolved?',
      es: '¿Cómo deben resolverse los nombres?',
    },
  },
];
