import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const dataCenterLink: readonly Pattern[] = [
  {
    id: 'data-center-link',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'connectivity' },
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense no tráfego como uma carga entre duas cidades, em que a internet é a rodovia pública e a criptografia é a tranca.',
      en: 'Think of the traffic as cargo between two cities, where the internet is the public road and encryption is a lock.',
      es: 'Piensa en el tráfico como una carga entre dos ciudades, donde internet es la carretera pública y el cifrado es un cerrojo.',
    },
    situations: [
      {
        id: 'steel',
        text: {
          pt: 'Uma siderúrgica liga o seu data center ao sistema de planejamento em uma VPC.',
          en: 'A steel maker is connecting its data center to its planning system in a VPC.',
          es: 'Una siderúrgica conecta su centro de datos con su sistema de planificación en una VPC.',
        },
        today: {
          pt: 'Os dois lados trocam cerca de 300 GB de dados de produção por dia. Um arquiteto de soluções precisa escolher como ligá-los.',
          en: 'Both sides exchange about 300 GB of production data a day. A solutions architect must choose how they are connected.',
          es: 'Ambos lados intercambian unos 300 GB de datos de producción por día. Un arquitecto de soluciones debe elegir cómo conectarlos.',
        },
      },
      {
        id: 'bank',
        text: {
          pt: 'Um banco vai consultar, a partir de uma VPC, o mainframe do seu data center.',
          en: 'A bank plans to query the mainframe in its data center from a VPC.',
          es: 'Un banco va a consultar, desde una VPC, el mainframe de su centro de datos.',
        },
        today: {
          pt: 'Um novo aplicativo em sub-redes privadas fará ao mainframe cerca de 2.000 consultas por minuto. A equipe de redes projeta a ligação.',
          en: 'A new application in private subnets will send the mainframe some 2,000 queries a minute. The network team is designing the link.',
          es: 'Una nueva aplicación en subredes privadas hará al mainframe unas 2.000 consultas por minuto. El equipo de redes diseña el enlace.',
        },
      },
      {
        id: 'hotel',
        text: {
          pt: 'Uma rede de hotéis põe as reservas em uma VPC, que se liga a um servidor do seu data center.',
          en: 'A hotel chain is moving reservations to a VPC, connected to a server in its data center.',
          es: 'Una cadena hotelera lleva las reservas a una VPC, conectada a un servidor de su centro de datos.',
        },
        today: {
          pt: 'Os 140 hotéis chegam ao data center pela rede da empresa, e a VPC ainda não tem ligação com ele.',
          en: 'The 140 hotels reach the data center over the company’s network, and the VPC has no link to it yet.',
          es: 'Los 140 hoteles llegan al centro de datos por la red de la empresa, y la VPC todavía no tiene enlace con él.',
        },
      },
      {
        id: 'refinery',
        text: {
          pt: 'Uma refinaria liga o controle de qualidade, no seu data center, a uma VPC.',
          en: 'A refinery is connecting quality control, in its data center, to a VPC.',
          es: 'Una refinería conecta el control de calidad, en su centro de datos, con una VPC.',
        },
        today: {
          pt: 'Aparelhos de laboratório geram 80 GB por dia, lidos na VPC por um programa de análise. Os arquitetos precisam definir a ligação.',
          en: 'Laboratory devices produce 80 GB a day, read in the VPC by an analysis program. The architects have to define the link.',
          es: 'Los aparatos de laboratorio generan 80 GB por día, que un programa de análisis lee en la VPC. Los arquitectos deben definir el enlace.',
        },
      },
      {
        id: 'airline-link',
        text: {
          pt: 'Uma companhia aérea vai conectar o sistema de manutenção do seu data center ao de reservas, em uma VPC.',
          en: 'An airline is connecting the maintenance system in its data center to its reservation system in a VPC.',
          es: 'Una aerolínea va a conectar el sistema de mantenimiento de su centro de datos con el de reservas, en una VPC.',
        },
        today: {
          pt: 'Os dois sistemas trocam dados sobre 90 aviões o dia todo. Um arquiteto de soluções deve propor a conexão.',
          en: 'Both systems exchange data about 90 aircraft all day. A solutions architect must propose the connection.',
          es: 'Los dos sistemas intercambian datos sobre 90 aviones todo el día. Un arquitecto de soluciones debe proponer la conexión.',
        },
      },
    ],
    candidates: [
      {
        id: 'vpn',
        uses: ['VPN'],
        popularity: 5,
        source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
        text: { pt: 'Uma AWS Site-to-Site VPN', en: 'An AWS Site-to-Site VPN', es: 'Una AWS Site-to-Site VPN' },
        action: {
          pt: 'Criar uma conexão do AWS Site-to-Site VPN entre o data center e um gateway privado virtual da VPC.',
          en: 'Create an AWS Site-to-Site VPN connection between the data center and a virtual private gateway of the VPC.',
          es: 'Crear una conexión de AWS Site-to-Site VPN entre el centro de datos y un gateway privado virtual de la VPC.',
        },
        why: {
          pt: 'Uma Site-to-Site VPN cria túneis IPsec pela internet que já existe e fica pronta em horas.',
          en: 'A Site-to-Site VPN builds IPsec tunnels over the existing internet line and is ready within hours.',
          es: 'Una Site-to-Site VPN crea túneles IPsec por la conexión a internet existente y queda lista en horas.',
        },
        likeness: {
          pt: 'o caminhão trancado que sai hoje mesmo pela rodovia pública e anda conforme o trânsito do dia',
          en: 'the locked truck that leaves today on the public road and goes as fast as the traffic allows',
          es: 'el camión con cerrojo que sale hoy mismo por la carretera pública y avanza según el tráfico',
        },
        tell: {
          pt: 'Ligação que deve funcionar ainda nesta semana: pense na Site-to-Site VPN. Todo o tráfego cifrado com IPsec: pense na Site-to-Site VPN.',
          en: 'A link that must be working this week: think of Site-to-Site VPN. All traffic encrypted with IPsec: think of Site-to-Site VPN.',
          es: 'Enlace que debe funcionar esta misma semana: piensa en Site-to-Site VPN. Todo el tráfico cifrado con IPsec: piensa en Site-to-Site VPN.',
        },
      },
      {
        id: 'accelerated',
        uses: ['VPN'],
        popularity: 2,
        source: docs('vpn/latest/s2svpn/accelerated-vpn.html'),
        text: {
          pt: 'Uma Site-to-Site VPN acelerada',
          en: 'An accelerated Site-to-Site VPN',
          es: 'Una Site-to-Site VPN acelerada',
        },
        action: {
          pt: 'Criar uma conexão do AWS Site-to-Site VPN com aceleração ativada entre o data center e um transit gateway.',
          en: 'Create an AWS Site-to-Site VPN connection with acceleration enabled between the data center and a transit gateway.',
          es: 'Crear una conexión de AWS Site-to-Site VPN con la aceleración activada entre el centro de datos y un transit gateway.',
        },
        why: {
          pt: 'A VPN acelerada leva os túneis IPsec ao ponto de presença mais próximo e de lá segue pela rede da AWS, sem depender de instalação física.',
          en: 'An accelerated VPN takes the IPsec tunnels to the nearest edge location and on over the AWS network, without waiting for any installation.',
          es: 'La VPN acelerada lleva los túneles IPsec al punto de presencia más cercano y de ahí sigue por la red de AWS, sin instalación física.',
        },
        likeness: {
          pt: 'o caminhão trancado que sai hoje pela rodovia pública, mas logo entra numa via expressa particular, de pedágio caro',
          en: 'the locked truck that leaves today on the public road, but soon joins a private expressway with costly tolls',
          es: 'el camión con cerrojo que sale hoy por la carretera pública, pero pronto toma una autopista privada, de peaje caro',
        },
        tell: {
          pt: 'Região em outro continente, com a variação da internet no trecho: pense na VPN acelerada. Todo o tráfego cifrado com IPsec: uma VPN. Ligação que deve funcionar ainda nesta semana: uma VPN, sem esperar por uma linha.',
          en: 'A Region on another continent, with the variation of the internet on the way: think of an accelerated VPN. All traffic encrypted with IPsec: a VPN. A link that must be working this week: a VPN, without waiting for a line.',
          es: 'Región en otro continente, con la variación de internet en el trayecto: piensa en la VPN acelerada. Todo el tráfico cifrado con IPsec: una VPN. Enlace que debe funcionar esta misma semana: una VPN, sin esperar una línea.',
        },
      },
      {
        id: 'direct',
        uses: ['Direct Connect'],
        popularity: 5,
        source: docs('directconnect/latest/UserGuide/Welcome.html'),
        text: {
          pt: 'Uma conexão do AWS Direct Connect',
          en: 'One AWS Direct Connect connection',
          es: 'Una conexión de AWS Direct Connect',
        },
        action: {
          pt: 'Contratar uma conexão dedicada do AWS Direct Connect e criar nela uma interface virtual privada para a VPC.',
          en: 'Order one AWS Direct Connect dedicated connection and create a private virtual interface to the VPC on it.',
          es: 'Contratar una conexión dedicada de AWS Direct Connect y crear en ella una interfaz virtual privada hacia la VPC.',
        },
        why: {
          pt: 'O Direct Connect é uma linha dedicada até a AWS, com latência constante e sem passar pela internet.',
          en: 'Direct Connect is a dedicated line to AWS, with consistent latency and off the internet.',
          es: 'Direct Connect es una línea dedicada hasta AWS, con latencia constante y sin pasar por internet.',
        },
        likeness: {
          pt: 'uma ferrovia própria de um só trilho, demorada de construir, que leva vagões sem tranca',
          en: 'a private railway with a single track, slow to build, which carries unlocked wagons',
          es: 'un ferrocarril propio de una sola vía, lento de construir, que lleva vagones sin cerrojo',
        },
        tell: {
          pt: 'Tráfego fora da internet pública: pense no Direct Connect. Linha dedicada, latência constante: Direct Connect.',
          en: 'Traffic that stays off the public internet: think of Direct Connect. A dedicated line with consistent latency: Direct Connect.',
          es: 'Tráfico fuera de la internet pública: piensa en Direct Connect. Línea dedicada, latencia constante: Direct Connect.',
        },
      },
      {
        id: 'two-directs',
        uses: ['Direct Connect'],
        popularity: 3,
        source: docs('directconnect/latest/UserGuide/resiliency_failover.html'),
        text: {
          pt: 'Dois Direct Connect, em locais distintos',
          en: 'Two Direct Connects, at different locations',
          es: 'Dos Direct Connect, en sitios distintos',
        },
        action: {
          pt: 'Contratar duas conexões dedicadas do AWS Direct Connect em locais diferentes e criar uma interface virtual privada em cada uma.',
          en: 'Order two AWS Direct Connect dedicated connections at different locations and create a private virtual interface on each.',
          es: 'Contratar dos conexiones dedicadas de AWS Direct Connect en ubicaciones distintas y crear una interfaz virtual privada en cada una.',
        },
        why: {
          pt: 'Duas conexões do Direct Connect em locais distintos mantêm a ligação dedicada mesmo que uma delas ou um local inteiro falhe.',
          en: 'Two Direct Connect connections at different locations keep the dedicated link up even if one of them or a whole location fails.',
          es: 'Dos conexiones de Direct Connect en sitios distintos mantienen el enlace dedicado aunque falle una de ellas o un sitio completo.',
        },
        likeness: {
          pt: 'duas ferrovias próprias, caras e demoradas de construir, que saem de estações diferentes com vagões sem tranca',
          en: 'two private railways, costly and slow to build, which leave from different stations with unlocked wagons',
          es: 'dos ferrocarriles propios, caros y lentos de construir, que salen de estaciones distintas con vagones sin cerrojo',
        },
        tell: {
          pt: 'Linha dedicada que não pode parar e nunca usa a internet: pense em duas conexões do Direct Connect. Ligação que deve continuar se a linha dedicada for rompida: um segundo caminho. Tráfego que em momento algum passa pela internet pública: Direct Connect também no caminho de reserva.',
          en: 'A dedicated line that must not stop and stays off the internet: think of two Direct Connect connections. A link that must keep working if the dedicated line is cut: a second path. Traffic that may at no time cross the public internet: Direct Connect for the standby path too.',
          es: 'Línea dedicada que no puede parar y no usa internet: piensa en dos conexiones de Direct Connect. Enlace que debe continuar si se corta la línea dedicada: un segundo camino. Tráfico que en ningún momento pasa por internet pública: Direct Connect también en el camino de reserva.',
        },
      },
      {
        id: 'direct-backup',
        uses: ['Direct Connect', 'VPN'],
        popularity: 4,
        source: docs(
          'whitepapers/latest/hybrid-connectivity/vpn-connection-as-a-backup-to-aws-dx-connection-example.html',
        ),
        text: {
          pt: 'Um Direct Connect, com uma VPN de backup',
          en: 'One Direct Connect, with a VPN as a backup',
          es: 'Un Direct Connect, con una VPN de respaldo',
        },
        action: {
          pt: 'Contratar uma conexão dedicada do AWS Direct Connect e criar como backup uma conexão do AWS Site-to-Site VPN pela internet.',
          en: 'Order one AWS Direct Connect dedicated connection and create an AWS Site-to-Site VPN connection over the internet as its backup.',
          es: 'Contratar una conexión dedicada de AWS Direct Connect y crear como respaldo una conexión de AWS Site-to-Site VPN por internet.',
        },
        why: {
          pt: 'O Direct Connect leva o tráfego do dia a dia, e a VPN pela internet assume quando a linha cai, por muito menos do que uma segunda linha.',
          en: 'Direct Connect carries the daily traffic, and the VPN over the internet takes over when the line fails, for much less than a second line.',
          es: 'Direct Connect lleva el tráfico diario y la VPN por internet toma el relevo cuando la línea cae, por mucho menos que una segunda línea.',
        },
        likeness: {
          pt: 'uma ferrovia própria de vagões sem tranca, com um caminhão na rodovia pública para quando o trilho se rompe',
          en: 'a private railway with unlocked wagons, with a truck on the public road for when the track breaks',
          es: 'un ferrocarril propio de vagones sin cerrojo, con un camión en la carretera pública si la vía se rompe',
        },
        tell: {
          pt: 'Ligação que deve continuar se a linha dedicada for rompida, com o MENOR custo: Direct Connect com uma VPN de backup. Ligação que continua se a linha dedicada for cortada: um segundo caminho, como uma VPN de reserva.',
          en: 'A link that must keep working if the dedicated line is cut, MOST cost-effectively: Direct Connect with a VPN as its backup. A link that keeps working if the dedicated line is cut: a second path, such as a VPN in reserve.',
          es: 'Enlace que debe continuar si se corta la línea dedicada, de la manera MÁS rentable: Direct Connect con una VPN de respaldo. Enlace que sigue si se corta la línea dedicada: un segundo camino, como una VPN de reserva.',
        },
      },
      {
        id: 'vpn-over-direct',
        uses: ['Direct Connect', 'VPN'],
        rightWith: ['ipsec', 'off-internet'],
        popularity: 2,
        source: docs('vpn/latest/s2svpn/private-ip-dx.html'),
        text: {
          pt: 'Uma VPN que passa por um Direct Connect',
          en: 'A VPN that runs over one Direct Connect',
          es: 'Una VPN que pasa por un Direct Connect',
        },
        action: {
          pt: 'Contratar uma conexão dedicada do AWS Direct Connect e criar uma conexão do AWS Site-to-Site VPN que passe por ela.',
          en: 'Order one AWS Direct Connect dedicated connection and create an AWS Site-to-Site VPN connection that runs over it.',
          es: 'Contratar una conexión dedicada de AWS Direct Connect y crear una conexión de AWS Site-to-Site VPN que pase por ella.',
        },
        why: {
          pt: 'Uma VPN sobre o Direct Connect cifra o tráfego com IPsec e o mantém na linha dedicada, fora da internet.',
          en: 'A VPN over Direct Connect encrypts the traffic with IPsec and keeps it on the dedicated line, off the internet.',
          es: 'Una VPN sobre Direct Connect cifra el tráfico con IPsec y lo mantiene en la línea dedicada, fuera de internet.',
        },
        likeness: {
          pt: 'os vagões trancados de uma ferrovia própria de um só trilho, demorada de construir',
          en: 'the locked wagons of a private railway with a single track, slow to build',
          es: 'los vagones con cerrojo de un ferrocarril propio de una sola vía, lento de construir',
        },
        tell: {
          pt: 'Tráfego cifrado com IPsec que não pode passar pela internet pública: pense na VPN sobre o Direct Connect. Todo o tráfego cifrado com IPsec: uma VPN.',
          en: 'Traffic encrypted with IPsec that may not cross the public internet: think of a VPN over Direct Connect. All traffic encrypted with IPsec: a VPN.',
          es: 'Tráfico cifrado con IPsec que no debe pasar por internet pública: piensa en la VPN sobre Direct Connect. Todo el tráfico cifrado con IPsec: una VPN.',
        },
      },
    ],
    constraints: [
      {
        id: 'off-internet',
        text: {
          pt: 'Por norma interna, o tráfego não pode passar pela internet pública em momento algum.',
          en: 'By internal rule, the traffic may not cross the public internet at any time.',
          es: 'Por norma interna, el tráfico no puede pasar por internet pública en ningún momento.',
        },
        fits: ['direct', 'two-directs', 'vpn-over-direct'],
        rulesOut: {
          vpn: {
            pt: 'A Site-to-Site VPN cifra o tráfego, mas o leva pela internet pública.',
            en: 'A Site-to-Site VPN encrypts the traffic but takes it over the public internet.',
            es: 'La Site-to-Site VPN cifra el tráfico, pero lo lleva por la internet pública.',
          },
          accelerated: {
            pt: 'Os túneis da VPN acelerada saem da empresa pela internet pública, até o ponto de presença.',
            en: 'The tunnels of an accelerated VPN leave the company over the public internet, as far as the edge location.',
            es: 'Los túneles de la VPN acelerada salen de la empresa por la internet pública, hasta el punto de presencia.',
          },
          'direct-backup': {
            pt: 'Quando o Direct Connect falha, a VPN de backup passa pela internet pública.',
            en: 'When Direct Connect fails, the backup VPN crosses the public internet.',
            es: 'Cuando falla Direct Connect, la VPN de respaldo pasa por la internet pública.',
          },
        },
      },
      {
        id: 'outage-accepted',
        text: {
          pt: 'Uma interrupção de horas é aceitável, mas nenhum tráfego pode passar pela internet pública.',
          en: 'An interruption of some hours is acceptable, but no traffic may cross the public internet.',
          es: 'Una interrupción de horas es aceptable, pero ningún tráfico debe pasar por internet pública.',
        },
        notWith: ['off-internet', 'path-loss', 'ipsec', 'this-week'],
        fits: ['direct', 'two-directs', 'vpn-over-direct'],
        rulesOut: {
          vpn: {
            pt: 'A Site-to-Site VPN cifra o tráfego, mas o leva pela internet pública.',
            en: 'A Site-to-Site VPN encrypts the traffic but takes it over the public internet.',
            es: 'La Site-to-Site VPN cifra el tráfico, pero lo lleva por la internet pública.',
          },
          accelerated: {
            pt: 'Os túneis da VPN acelerada saem da empresa pela internet pública, até o ponto de presença.',
            en: 'The tunnels of an accelerated VPN leave the company over the public internet, as far as the edge location.',
            es: 'Los túneles de la VPN acelerada salen de la empresa por la internet pública, hasta el punto de presencia.',
          },
          'direct-backup': {
            pt: 'Quando o Direct Connect falha, a VPN de backup passa pela internet pública.',
            en: 'When Direct Connect fails, the backup VPN crosses the public internet.',
            es: 'Cuando falla Direct Connect, la VPN de respaldo pasa por la internet pública.',
          },
        },
      },
      {
        id: 'ipsec',
        text: {
          pt: 'O regulador exige que todo o tráfego seja criptografado com IPsec.',
          en: 'The regulator requires all traffic to be encrypted with IPsec.',
          es: 'El regulador exige que todo el tráfico se cifre con IPsec.',
        },
        fits: ['vpn', 'accelerated', 'vpn-over-direct'],
        rulesOut: {
          direct: {
            pt: 'O Direct Connect sozinho não cifra o tráfego com IPsec.',
            en: 'Direct Connect by itself does not encrypt the traffic with IPsec.',
            es: 'Direct Connect por sí solo no cifra el tráfico con IPsec.',
          },
          'two-directs': {
            pt: 'Duas conexões do Direct Connect dão redundância, não IPsec.',
            en: 'Two Direct Connect connections give redundancy, not IPsec.',
            es: 'Dos conexiones de Direct Connect dan redundancia, no IPsec.',
          },
          'direct-backup': {
            pt: 'Só a VPN de backup usa IPsec; no dia a dia o tráfego segue pelo Direct Connect sem ele.',
            en: 'Only the backup VPN uses IPsec; day to day the traffic takes Direct Connect without it.',
            es: 'Solo la VPN de respaldo usa IPsec; en el día a día el tráfico va por Direct Connect sin él.',
          },
        },
      },
      {
        id: 'path-loss',
        text: {
          pt: 'A conexão deve continuar se a linha dedicada for rompida.',
          en: 'The connection must keep working if the dedicated line is cut.',
          es: 'La conexión debe continuar si se corta la línea dedicada.',
        },
        fits: ['two-directs', 'direct-backup'],
        rulesOut: {
          direct: {
            pt: 'Uma única conexão do Direct Connect para quando a linha é rompida.',
            en: 'A single Direct Connect connection stops when the line is cut.',
            es: 'Una única conexión de Direct Connect se detiene cuando se corta la línea.',
          },
          'vpn-over-direct': {
            pt: 'A VPN que passa por um só Direct Connect cai com ele.',
            en: 'A VPN that runs over one Direct Connect fails with it.',
            es: 'La VPN que pasa por un solo Direct Connect cae con él.',
          },
        },
      },
      {
        id: 'no-second-line',
        ask: {
          pt: 'Qual solução atende a esse requisito com o MENOR custo?',
          en: 'Which solution meets this requirement MOST cost-effectively?',
          es: '¿Qué solución cumple este requisito de la manera MÁS rentable?',
        },
        fits: ['vpn', 'direct', 'direct-backup', 'vpn-over-direct'],
        rulesOut: {
          'two-directs': {
            pt: 'Duas conexões do Direct Connect são duas linhas pagas todo mês, por mais redundância do que aqui se exige.',
            en: 'Two Direct Connect connections are two lines paid for every month, for more redundancy than is required here.',
            es: 'Dos conexiones de Direct Connect son dos líneas que se pagan cada mes, por más redundancia de la que aquí se exige.',
          },
          accelerated: {
            pt: 'Uma VPN acelerada cobra, além do túnel, o Global Accelerator e o transit gateway, que nada aqui exige.',
            en: 'An accelerated VPN charges for Global Accelerator and a transit gateway besides the tunnel, and nothing here requires them.',
            es: 'Una VPN acelerada cobra, además del túnel, Global Accelerator y el transit gateway, que nada aquí exige.',
          },
        },
        notWith: ['far-away', 'off-internet'],
      },
      {
        id: 'this-week',
        text: {
          pt: 'O prédio ainda não tem nenhuma linha dedicada, e a conexão deve funcionar ainda nesta semana.',
          en: 'The building has no dedicated line yet, and the connection must be working this week.',
          es: 'El edificio aún no tiene ninguna línea dedicada, y la conexión debe funcionar esta misma semana.',
        },
        fits: ['vpn', 'accelerated'],
        rulesOut: {
          direct: {
            pt: 'Uma linha do Direct Connect leva semanas ou meses para ser instalada.',
            en: 'A Direct Connect line takes weeks or months to be installed.',
            es: 'Una línea de Direct Connect tarda semanas o meses en instalarse.',
          },
          'two-directs': {
            pt: 'Duas linhas do Direct Connect levam semanas ou meses para ser instaladas.',
            en: 'Two Direct Connect lines take weeks or months to be installed.',
            es: 'Dos líneas de Direct Connect tardan semanas o meses en instalarse.',
          },
          'vpn-over-direct': {
            pt: 'A VPN sobre o Direct Connect espera pela linha, que leva semanas ou meses.',
            en: 'A VPN over Direct Connect waits for the line, which takes weeks or months.',
            es: 'La VPN sobre Direct Connect espera la línea, que tarda semanas o meses.',
          },
        },
      },
      {
        id: 'far-away',
        situations: ['steel', 'hotel'],
        text: {
          pt: 'A região da AWS fica em outro continente, e a variação da internet no caminho atrapalha o sistema.',
          en: 'The AWS Region is on another continent, and the variation of the internet on the way disturbs the system.',
          es: 'La región de AWS está en otro continente, y la variación de internet en el camino perjudica al sistema.',
        },
        fits: ['accelerated', 'direct', 'two-directs', 'vpn-over-direct'],
        rulesOut: {
          vpn: {
            pt: 'A Site-to-Site VPN comum percorre toda a distância pela internet, com a sua variação.',
            en: 'A plain Site-to-Site VPN covers the whole distance over the internet, with its variation.',
            es: 'La Site-to-Site VPN común recorre toda la distancia por internet, con su variación.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que ligação atende a esses requisitos?',
      en: 'Which connection meets these requirements?',
      es: '¿Qué enlace cumple estos requisitos?',
    },
  },
];
