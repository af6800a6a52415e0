import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const hybridLinks: readonly Pattern[] = [
  {
    id: 'hybrid-links',
    exams: {
      'saa-c03': { domain: 'performance', topic: 'network-performance' },
    },
    scene: {
      pt: 'Pense no data center como uma fábrica, nas VPCs como bairros e nas conexões como caminhos para as mercadorias.',
      en: 'Think of the data center as a factory, of the VPCs as districts, and of the connections as routes for goods.',
      es: 'Piensa en el centro de datos como una fábrica, en las VPC como barrios y en las conexiones como rutas para las mercancías.',
    },
    situations: [
      {
        id: 'miner',
        text: {
          pt: 'Uma mineradora liga o data center a oito VPCs, e as VPCs entre si.',
          en: 'A mining company is connecting its data center to eight VPCs, and the VPCs to one another.',
          es: 'Una minera conecta su centro de datos con ocho VPC, y las VPC entre sí.',
        },
        today: {
          pt: 'Hoje cada VPC troca arquivos com o data center pela internet. Um arquiteto de soluções precisa desenhar os dois tipos de conexão.',
          en: 'Today each VPC exchanges files with the data center over the internet. A solutions architect must design both kinds of connection.',
          es: 'Hoy cada VPC intercambia archivos con el centro de datos por internet. Un arquitecto de soluciones debe diseñar los dos tipos de conexión.',
        },
      },
      {
        id: 'exchange',
        text: {
          pt: 'Uma bolsa de mercadorias liga o seu data center a várias VPCs, que também se comunicam.',
          en: 'A commodities exchange is connecting its data center to several VPCs, which also communicate.',
          es: 'Una bolsa de materias primas conecta su centro de datos con varias VPC, que también se comunican.',
        },
        today: {
          pt: 'São seis VPCs, de três equipes, e nenhuma está ligada às outras. Um arquiteto de soluções deve propor a rede.',
          en: 'There are six VPCs, of three teams, and none is linked to the others. A solutions architect must propose the network.',
          es: 'Son seis VPC, de tres equipos, y ninguna está enlazada con las otras. Un arquitecto de soluciones debe proponer la red.',
        },
      },
      {
        id: 'hospital-group',
        text: {
          pt: 'Um grupo de hospitais liga o seu data center a uma VPC por hospital, e as VPCs entre si.',
          en: 'A hospital group is connecting its data center to a VPC per hospital, and the VPCs to one another.',
          es: 'Un grupo de hospitales conecta su centro de datos con una VPC por hospital, y las VPC entre sí.',
        },
        today: {
          pt: 'São nove hospitais, e os seus sistemas ainda não se comunicam. Um arquiteto de soluções vai desenhar a rede do grupo.',
          en: 'There are nine hospitals, and their systems do not communicate yet. A solutions architect must design the network of the group.',
          es: 'Son nueve hospitales, y sus sistemas aún no se comunican. Un arquitecto de soluciones va a diseñar la red del grupo.',
        },
      },
    ],
    candidates: [
      {
        id: 'vpn-peering',
        text: {
          pt: 'Uma Site-to-Site VPN e emparelhamento entre VPCs',
          en: 'A Site-to-Site VPN and VPC peering',
          es: 'Una Site-to-Site VPN y conexiones de VPC peering',
        },
        action: {
          pt: 'Ligar o data center a cada VPC com um AWS Site-to-Site VPN próprio, e criar VPC peering entre cada duas delas.',
          en: 'Link the data center to each VPC with an AWS Site-to-Site VPN of its own, and create VPC peering between every two of them.',
          es: 'Enlazar el centro de datos con cada VPC por una AWS Site-to-Site VPN propia, y crear VPC peering entre cada dos de ellas.',
        },
        uses: ['VPN'],
        why: {
          pt: 'A Site-to-Site VPN fica pronta em horas e criptografa com IPsec o tráfego pela internet, cuja latência varia. O emparelhamento (VPC peering) liga VPCs duas a duas, sem cobrança por hora e sem trânsito entre elas.',
          en: 'A Site-to-Site VPN is ready within hours and encrypts with IPsec the traffic over the internet, whose latency varies. VPC peering connects VPCs two by two, without an hourly charge and without transit between them.',
          es: 'Una Site-to-Site VPN queda lista en horas y cifra con IPsec el tráfico por internet, cuya latencia varía. El VPC peering une VPC de a dos, sin cargo por hora y sin tránsito entre ellas.',
        },
        likeness: {
          pt: 'caminhões já prontos mas sujeitos ao trânsito da estrada pública, e estradas grátis entre cada dois bairros sem endereços repetidos',
          en: 'trucks ready today but slowed by traffic on public roads, and free roads between every two districts without repeated addresses',
          es: 'camiones ya listos pero sujetos al tráfico de carreteras públicas, y caminos gratis entre cada dos barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Ligação com o data center pronta em uma semana: Site-to-Site VPN, que não espera um circuito. Entre as VPCs, pagar só pela transferência de dados: VPC peering, sem taxa por hora. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'A link to the data center in place within a week: Site-to-Site VPN, which waits for no circuit. Between the VPCs, payment for data transfer only: VPC peering, without an hourly fee. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Enlace con el centro de datos listo en una semana: Site-to-Site VPN, que no espera un circuito. Entre las VPC, pagar solo por la transferencia de datos: VPC peering, sin tarifa por hora. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
        popularity: 5,
      },
      {
        id: 'vpn-transit',
        text: {
          pt: 'Uma Site-to-Site VPN e um AWS Transit Gateway',
          en: 'A Site-to-Site VPN and an AWS Transit Gateway',
          es: 'Una Site-to-Site VPN y un AWS Transit Gateway',
        },
        action: {
          pt: 'Ligar o data center com um AWS Site-to-Site VPN a um AWS Transit Gateway, que recebe também um anexo de cada VPC.',
          en: 'Link the data center with an AWS Site-to-Site VPN to an AWS Transit Gateway, which also takes one attachment per VPC.',
          es: 'Enlazar el centro de datos por una AWS Site-to-Site VPN con un AWS Transit Gateway, que recibe también una asociación por VPC.',
        },
        uses: ['VPN', 'Transit Gateway'],
        why: {
          pt: 'A Site-to-Site VPN fica pronta em horas e criptografa com IPsec o tráfego pela internet, cuja latência varia. O AWS Transit Gateway é um concentrador: VPCs, VPN e Direct Connect se ligam a ele, e tabelas de rotas decidem quem fala com quem.',
          en: 'A Site-to-Site VPN is ready within hours and encrypts with IPsec the traffic over the internet, whose latency varies. AWS Transit Gateway is a hub: VPCs, VPN and Direct Connect attach to it, and route tables decide who talks to whom.',
          es: 'Una Site-to-Site VPN queda lista en horas y cifra con IPsec el tráfico por internet, cuya latencia varía. AWS Transit Gateway es un concentrador: VPC, VPN y Direct Connect se conectan a él, y tablas de rutas deciden quién habla con quién.',
        },
        likeness: {
          pt: 'caminhões já prontos mas sujeitos ao trânsito da estrada pública, e um terminal pago que une bairros sem endereços repetidos',
          en: 'trucks ready today but slowed by traffic on public roads, and a paid terminal joining all districts without repeated addresses',
          es: 'camiones ya listos pero sujetos al tráfico de carreteras públicas, y una terminal pagada que une barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Ligação com o data center pronta em uma semana: Site-to-Site VPN, que não espera um circuito. Mais quarenta redes, cada uma ligada a um único ponto: Transit Gateway. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'A link to the data center in place within a week: Site-to-Site VPN, which waits for no circuit. Forty more networks, each attached to a single point: Transit Gateway. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Enlace con el centro de datos listo en una semana: Site-to-Site VPN, que no espera un circuito. Cuarenta redes más, cada una conectada a un único punto: Transit Gateway. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
        secondSource: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
        popularity: 5,
      },
      {
        id: 'vpn-privatelink',
        text: {
          pt: 'Uma Site-to-Site VPN e serviços por PrivateLink',
          en: 'A Site-to-Site VPN and services over PrivateLink',
          es: 'Una Site-to-Site VPN y servicios por PrivateLink',
        },
        action: {
          pt: 'Ligar o data center com um AWS Site-to-Site VPN a uma VPC de endpoints, na qual o AWS PrivateLink oferece o que as outras publicam.',
          en: 'Link the data center with an AWS Site-to-Site VPN to a VPC of endpoints, in which AWS PrivateLink offers what the others publish.',
          es: 'Enlazar el centro de datos por una AWS Site-to-Site VPN con una VPC de endpoints, en la que AWS PrivateLink ofrece lo que las demás publican.',
        },
        uses: ['VPN', 'PrivateLink'],
        why: {
          pt: 'A Site-to-Site VPN fica pronta em horas e criptografa com IPsec o tráfego pela internet, cuja latência varia. O AWS PrivateLink expõe um serviço por um endereço privado na VPC de quem consome, mesmo com faixas de IP iguais, sem abrir a rede.',
          en: 'A Site-to-Site VPN is ready within hours and encrypts with IPsec the traffic over the internet, whose latency varies. AWS PrivateLink exposes a service by a private address in the consumer’s VPC, even with equal IP ranges, without opening the network.',
          es: 'Una Site-to-Site VPN queda lista en horas y cifra con IPsec el tráfico por internet, cuya latencia varía. AWS PrivateLink expone un servicio por una dirección privada en la VPC de quien consume, incluso con rangos de IP iguales, sin abrir la red.',
        },
        likeness: {
          pt: 'caminhões já prontos mas sujeitos ao trânsito da estrada pública, e guichês pagos com um só serviço sem estrada entre bairros',
          en: 'trucks ready today but slowed by traffic on public roads, and paid counters for one service each without any connecting roads',
          es: 'camiones ya listos pero sujetos al tráfico de carreteras públicas, y ventanillas pagadas con un solo servicio sin caminos entre barrios',
        },
        tell: {
          pt: 'Ligação com o data center pronta em uma semana: Site-to-Site VPN, que não espera um circuito. VPCs que usam a mesma faixa de IP: PrivateLink, que não une as redes. Um serviço das outras redes, sem rota entre as redes: PrivateLink.',
          en: 'A link to the data center in place within a week: Site-to-Site VPN, which waits for no circuit. VPCs that use the same IP range: PrivateLink, which does not join the networks. One service of the other networks, with no route between the networks: PrivateLink.',
          es: 'Enlace con el centro de datos listo en una semana: Site-to-Site VPN, que no espera un circuito. VPC que usan el mismo rango de IP: PrivateLink, que no une las redes. Un servicio de las otras redes, sin ruta entre las redes: PrivateLink.',
        },
        source: docs('vpn/latest/s2svpn/VPC_VPN.html'),
        secondSource: docs('vpc/latest/privatelink/what-is-privatelink.html'),
        popularity: 5,
      },
      {
        id: 'direct-peering',
        text: {
          pt: 'Um Direct Connect e emparelhamento entre VPCs',
          en: 'One Direct Connect link and VPC peering',
          es: 'Un Direct Connect y conexiones de VPC peering',
        },
        action: {
          pt: 'Ligar o data center a cada VPC com uma conexão do AWS Direct Connect e um gateway do Direct Connect, e criar VPC peering entre cada duas delas.',
          en: 'Link the data center to each VPC with one AWS Direct Connect connection and a Direct Connect gateway, and create VPC peering between every two of them.',
          es: 'Enlazar el centro de datos con cada VPC por una conexión de AWS Direct Connect y un gateway de Direct Connect, y crear VPC peering entre cada dos de ellas.',
        },
        uses: ['Direct Connect'],
        why: {
          pt: 'O Direct Connect é um circuito dedicado, com largura de banda e latência constantes, que leva semanas para ser instalado e não é criptografado por si só. O emparelhamento (VPC peering) liga VPCs duas a duas, sem cobrança por hora e sem trânsito entre elas.',
          en: 'Direct Connect is a dedicated circuit with steady bandwidth and latency, which takes weeks to install and is not encrypted by itself. VPC peering connects VPCs two by two, without an hourly charge and without transit between them.',
          es: 'Direct Connect es un circuito dedicado, con ancho de banda y latencia constantes, que tarda semanas en instalarse y no se cifra por sí solo. El VPC peering une VPC de a dos, sin cargo por hora y sin tránsito entre ellas.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir sem rota de reserva, e estradas grátis entre cada dois bairros sem endereços repetidos',
          en: 'a private railway slow to build without a spare route, and free roads between every two districts without repeated addresses',
          es: 'una vía férrea propia lenta de construir sin ruta alterna, y caminos gratis entre cada dos barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Aplicações que precisam de latência estável: Direct Connect. Entre as VPCs, pagar só pela transferência de dados: VPC peering, sem taxa por hora. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'Applications that need steady latency: Direct Connect. Between the VPCs, payment for data transfer only: VPC peering, without an hourly fee. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Aplicaciones que necesitan una latencia estable: Direct Connect. Entre las VPC, pagar solo por la transferencia de datos: VPC peering, sin tarifa por hora. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('directconnect/latest/UserGuide/Welcome.html'),
        popularity: 4,
      },
      {
        id: 'direct-transit',
        text: {
          pt: 'Um Direct Connect e um AWS Transit Gateway',
          en: 'One Direct Connect link and an AWS Transit Gateway',
          es: 'Un Direct Connect y un AWS Transit Gateway',
        },
        action: {
          pt: 'Ligar o data center com uma conexão do AWS Direct Connect a um AWS Transit Gateway, que recebe também um anexo de cada VPC.',
          en: 'Link the data center with one AWS Direct Connect connection to an AWS Transit Gateway, which also takes one attachment per VPC.',
          es: 'Enlazar el centro de datos por una conexión de AWS Direct Connect con un AWS Transit Gateway, que recibe también una asociación por VPC.',
        },
        uses: ['Direct Connect', 'Transit Gateway'],
        why: {
          pt: 'O Direct Connect é um circuito dedicado, com largura de banda e latência constantes, que leva semanas para ser instalado e não é criptografado por si só. O AWS Transit Gateway é um concentrador: VPCs, VPN e Direct Connect se ligam a ele, e tabelas de rotas decidem quem fala com quem.',
          en: 'Direct Connect is a dedicated circuit with steady bandwidth and latency, which takes weeks to install and is not encrypted by itself. AWS Transit Gateway is a hub: VPCs, VPN and Direct Connect attach to it, and route tables decide who talks to whom.',
          es: 'Direct Connect es un circuito dedicado, con ancho de banda y latencia constantes, que tarda semanas en instalarse y no se cifra por sí solo. AWS Transit Gateway es un concentrador: VPC, VPN y Direct Connect se conectan a él, y tablas de rutas deciden quién habla con quién.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir sem rota de reserva, e um terminal pago que une bairros sem endereços repetidos',
          en: 'a private railway slow to build without a spare route, and a paid terminal joining all districts without repeated addresses',
          es: 'una vía férrea propia lenta de construir sin ruta alterna, y una terminal pagada que une barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Aplicações que precisam de latência estável: Direct Connect. Mais quarenta redes, cada uma ligada a um único ponto: Transit Gateway. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'Applications that need steady latency: Direct Connect. Forty more networks, each attached to a single point: Transit Gateway. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Aplicaciones que necesitan una latencia estable: Direct Connect. Cuarenta redes más, cada una conectada a un único punto: Transit Gateway. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('directconnect/latest/UserGuide/Welcome.html'),
        secondSource: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
        popularity: 5,
      },
      {
        id: 'direct-privatelink',
        text: {
          pt: 'Um Direct Connect e serviços por PrivateLink',
          en: 'One Direct Connect link and services over PrivateLink',
          es: 'Un Direct Connect y servicios por PrivateLink',
        },
        action: {
          pt: 'Ligar o data center com uma conexão do AWS Direct Connect a uma VPC de endpoints, na qual o AWS PrivateLink oferece o que as outras publicam.',
          en: 'Link the data center with one AWS Direct Connect connection to a VPC of endpoints, in which AWS PrivateLink offers what the others publish.',
          es: 'Enlazar el centro de datos por una conexión de AWS Direct Connect con una VPC de endpoints, en la que AWS PrivateLink ofrece lo que las demás publican.',
        },
        uses: ['Direct Connect', 'PrivateLink'],
        why: {
          pt: 'O Direct Connect é um circuito dedicado, com largura de banda e latência constantes, que leva semanas para ser instalado e não é criptografado por si só. O AWS PrivateLink expõe um serviço por um endereço privado na VPC de quem consome, mesmo com faixas de IP iguais, sem abrir a rede.',
          en: 'Direct Connect is a dedicated circuit with steady bandwidth and latency, which takes weeks to install and is not encrypted by itself. AWS PrivateLink exposes a service by a private address in the consumer’s VPC, even with equal IP ranges, without opening the network.',
          es: 'Direct Connect es un circuito dedicado, con ancho de banda y latencia constantes, que tarda semanas en instalarse y no se cifra por sí solo. AWS PrivateLink expone un servicio por una dirección privada en la VPC de quien consume, incluso con rangos de IP iguales, sin abrir la red.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir sem rota de reserva, e guichês pagos com um só serviço sem estrada entre bairros',
          en: 'a private railway slow to build without a spare route, and paid counters for one service each without any connecting roads',
          es: 'una vía férrea propia lenta de construir sin ruta alterna, y ventanillas pagadas con un solo servicio sin caminos entre barrios',
        },
        tell: {
          pt: 'Aplicações que precisam de latência estável: Direct Connect. VPCs que usam a mesma faixa de IP: PrivateLink, que não une as redes. Um serviço das outras redes, sem rota entre as redes: PrivateLink.',
          en: 'Applications that need steady latency: Direct Connect. VPCs that use the same IP range: PrivateLink, which does not join the networks. One service of the other networks, with no route between the networks: PrivateLink.',
          es: 'Aplicaciones que necesitan una latencia estable: Direct Connect. VPC que usan el mismo rango de IP: PrivateLink, que no une las redes. Un servicio de las otras redes, sin ruta entre las redes: PrivateLink.',
        },
        source: docs('directconnect/latest/UserGuide/Welcome.html'),
        secondSource: docs('vpc/latest/privatelink/what-is-privatelink.html'),
        popularity: 4,
      },
      {
        id: 'both-peering',
        text: {
          pt: 'Um Direct Connect com VPN reserva e emparelhamento entre VPCs',
          en: 'Direct Connect with a standby VPN and VPC peering',
          es: 'Un Direct Connect con VPN de reserva y conexiones de VPC peering',
        },
        action: {
          pt: 'Ligar o data center a cada VPC com AWS Direct Connect e uma VPN de reserva, e uni-las par a par com VPC peering.',
          en: 'Link the data center to each VPC with AWS Direct Connect and a standby VPN, and join them pair by pair with VPC peering.',
          es: 'Enlazar el centro de datos con cada VPC por AWS Direct Connect y una VPN de reserva, y unirlas par por par con VPC peering.',
        },
        uses: ['Direct Connect', 'VPN'],
        why: {
          pt: 'O Direct Connect com uma VPN de reserva tem latência constante e, se o circuito cair, segue pela internet. O emparelhamento (VPC peering) liga VPCs duas a duas, sem cobrança por hora e sem trânsito entre elas.',
          en: 'Direct Connect with a standby VPN has steady latency and, if the circuit fails, goes on over the internet. VPC peering connects VPCs two by two, without an hourly charge and without transit between them.',
          es: 'Direct Connect con una VPN de reserva tiene latencia constante y, si el circuito cae, sigue por internet. El VPC peering une VPC de a dos, sin cargo por hora y sin tránsito entre ellas.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir com caminhões de reserva, e estradas grátis entre cada dois bairros sem endereços repetidos',
          en: 'a private railway slow to build with trucks in reserve, and free roads between every two districts without repeated addresses',
          es: 'una vía férrea lenta de construir con camiones de reserva, y caminos gratis entre cada dos barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Falha de um circuito que não pode deixar o data center sem ligação: Direct Connect com uma VPN de reserva. Aplicações que precisam de latência estável: Direct Connect no dia a dia, e a VPN só como reserva. Tráfego normal com o data center fora da internet: Direct Connect. Entre as VPCs, pagar só pela transferência de dados: VPC peering, sem taxa por hora. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'Failure of a circuit that must not leave the data center without a connection: Direct Connect with a standby VPN. Applications that need steady latency: Direct Connect day to day, and the VPN only as a standby. Normal traffic with the data center off the internet: Direct Connect. Between the VPCs, payment for data transfer only: VPC peering, without an hourly fee. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Falla de un circuito que no puede dejar al centro de datos sin enlace: Direct Connect con una VPN de reserva. Aplicaciones que necesitan una latencia estable: Direct Connect a diario, y la VPN solo como reserva. Tráfico normal con el centro de datos fuera de internet: Direct Connect. Entre las VPC, pagar solo por la transferencia de datos: VPC peering, sin tarifa por hora. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('whitepapers/latest/aws-vpc-connectivity-options/aws-direct-connect-site-to-site-vpn.html'),
        popularity: 4,
      },
      {
        id: 'both-transit',
        text: {
          pt: 'Um Direct Connect com VPN reserva e um AWS Transit Gateway',
          en: 'Direct Connect with a standby VPN and an AWS Transit Gateway',
          es: 'Un Direct Connect con VPN de reserva y un AWS Transit Gateway',
        },
        action: {
          pt: 'Ligar o data center com AWS Direct Connect e uma VPN de reserva a um AWS Transit Gateway, e anexar a ele todas as VPCs.',
          en: 'Link the data center with AWS Direct Connect and a standby VPN to an AWS Transit Gateway, and attach all of the VPCs to it.',
          es: 'Enlazar el centro de datos por AWS Direct Connect y una VPN de reserva con un AWS Transit Gateway, y asociar a él todas las VPC.',
        },
        uses: ['Direct Connect', 'VPN', 'Transit Gateway'],
        why: {
          pt: 'O Direct Connect com uma VPN de reserva tem latência constante e, se o circuito cair, segue pela internet. O AWS Transit Gateway é um concentrador: VPCs, VPN e Direct Connect se ligam a ele, e tabelas de rotas decidem quem fala com quem.',
          en: 'Direct Connect with a standby VPN has steady latency and, if the circuit fails, goes on over the internet. AWS Transit Gateway is a hub: VPCs, VPN and Direct Connect attach to it, and route tables decide who talks to whom.',
          es: 'Direct Connect con una VPN de reserva tiene latencia constante y, si el circuito cae, sigue por internet. AWS Transit Gateway es un concentrador: VPC, VPN y Direct Connect se conectan a él, y tablas de rutas deciden quién habla con quién.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir com caminhões de reserva, e um terminal pago que une bairros sem endereços repetidos',
          en: 'a private railway slow to build with trucks in reserve, and a paid terminal joining all districts without repeated addresses',
          es: 'una vía férrea lenta de construir con camiones de reserva, y una terminal pagada que une barrios sin direcciones repetidas',
        },
        tell: {
          pt: 'Falha de um circuito que não pode deixar o data center sem ligação: Direct Connect com uma VPN de reserva. Aplicações que precisam de latência estável: Direct Connect no dia a dia, e a VPN só como reserva. Tráfego normal com o data center fora da internet: Direct Connect. Mais quarenta redes, cada uma ligada a um único ponto: Transit Gateway. Programas que abrem conexões nos dois sentidos: redes ligadas, por VPC peering ou Transit Gateway.',
          en: 'Failure of a circuit that must not leave the data center without a connection: Direct Connect with a standby VPN. Applications that need steady latency: Direct Connect day to day, and the VPN only as a standby. Normal traffic with the data center off the internet: Direct Connect. Forty more networks, each attached to a single point: Transit Gateway. Programs that open connections in both directions: networks joined by VPC peering or Transit Gateway.',
          es: 'Falla de un circuito que no puede dejar al centro de datos sin enlace: Direct Connect con una VPN de reserva. Aplicaciones que necesitan una latencia estable: Direct Connect a diario, y la VPN solo como reserva. Tráfico normal con el centro de datos fuera de internet: Direct Connect. Cuarenta redes más, cada una conectada a un único punto: Transit Gateway. Programas que abren conexiones en ambos sentidos: redes unidas, por VPC peering o Transit Gateway.',
        },
        source: docs('whitepapers/latest/aws-vpc-connectivity-options/aws-direct-connect-site-to-site-vpn.html'),
        secondSource: docs('vpc/latest/tgw/what-is-transit-gateway.html'),
        popularity: 5,
      },
      {
        id: 'both-privatelink',
        text: {
          pt: 'Um Direct Connect com VPN reserva e serviços por PrivateLink',
          en: 'Direct Connect with a standby VPN and services over PrivateLink',
          es: 'Un Direct Connect con VPN de reserva y servicios por PrivateLink',
        },
        action: {
          pt: 'Ligar o data center com AWS Direct Connect e uma VPN de reserva a uma VPC de endpoints, e expor por AWS PrivateLink os serviços das outras.',
          en: 'Link the data center with AWS Direct Connect and a standby VPN to a VPC of endpoints, and expose the others’ services over AWS PrivateLink.',
          es: 'Enlazar el centro de datos por AWS Direct Connect y una VPN de reserva con una VPC de endpoints, y exponer por AWS PrivateLink los servicios de las otras.',
        },
        uses: ['Direct Connect', 'VPN', 'PrivateLink'],
        why: {
          pt: 'O Direct Connect com uma VPN de reserva tem latência constante e, se o circuito cair, segue pela internet. O AWS PrivateLink expõe um serviço por um endereço privado na VPC de quem consome, mesmo com faixas de IP iguais, sem abrir a rede.',
          en: 'Direct Connect with a standby VPN has steady latency and, if the circuit fails, goes on over the internet. AWS PrivateLink exposes a service by a private address in the consumer’s VPC, even with equal IP ranges, without opening the network.',
          es: 'Direct Connect con una VPN de reserva tiene latencia constante y, si el circuito cae, sigue por internet. AWS PrivateLink expone un servicio por una dirección privada en la VPC de quien consume, incluso con rangos de IP iguales, sin abrir la red.',
        },
        likeness: {
          pt: 'uma ferrovia própria lenta de construir com caminhões de reserva, e guichês pagos com um só serviço sem estrada entre bairros',
          en: 'a private railway slow to build with trucks in reserve, and paid counters for one service each without any connecting roads',
          es: 'una vía férrea lenta de construir con camiones de reserva, y ventanillas pagadas con un solo servicio sin caminos entre barrios',
        },
        tell: {
          pt: 'Falha de um circuito que não pode deixar o data center sem ligação: Direct Connect com uma VPN de reserva. Aplicações que precisam de latência estável: Direct Connect no dia a dia, e a VPN só como reserva. Tráfego normal com o data center fora da internet: Direct Connect. VPCs que usam a mesma faixa de IP: PrivateLink, que não une as redes. Um serviço das outras redes, sem rota entre as redes: PrivateLink.',
          en: 'Failure of a circuit that must not leave the data center without a connection: Direct Connect with a standby VPN. Applications that need steady latency: Direct Connect day to day, and the VPN only as a standby. Normal traffic with the data center off the internet: Direct Connect. VPCs that use the same IP range: PrivateLink, which does not join the networks. One service of the other networks, with no route between the networks: PrivateLink.',
          es: 'Falla de un circuito que no puede dejar al centro de datos sin enlace: Direct Connect con una VPN de reserva. Aplicaciones que necesitan una latencia estable: Direct Connect a diario, y la VPN solo como reserva. Tráfico normal con el centro de datos fuera de internet: Direct Connect. VPC que usan el mismo rango de IP: PrivateLink, que no une las redes. Un servicio de las otras redes, sin ruta entre las redes: PrivateLink.',
        },
        source: docs('whitepapers/latest/aws-vpc-connectivity-options/aws-direct-connect-site-to-site-vpn.html'),
        secondSource: docs('vpc/latest/privatelink/what-is-privatelink.html'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'this-week',
        text: {
          pt: 'A ligação com o data center deve estar pronta em uma semana, em sua forma final, e nenhum circuito foi encomendado até agora.',
          en: 'The link to the data center must be in place within a week, in its final form, and no circuit has been ordered so far.',
          es: 'El enlace con el centro de datos debe estar listo en una semana, en su forma final, y hasta ahora no se ha pedido ningún circuito.',
        },
        fits: ['vpn-peering', 'vpn-transit', 'vpn-privatelink'],
        rulesOut: {
          'direct-peering': {
            pt: 'Um Direct Connect leva semanas para ser instalado.',
            en: 'A Direct Connect link takes weeks to install.',
            es: 'Un Direct Connect tarda semanas en instalarse.',
          },
          'direct-transit': {
            pt: 'Um Direct Connect leva semanas para ser instalado.',
            en: 'A Direct Connect link takes weeks to install.',
            es: 'Un Direct Connect tarda semanas en instalarse.',
          },
          'direct-privatelink': {
            pt: 'Um Direct Connect leva semanas para ser instalado.',
            en: 'A Direct Connect link takes weeks to install.',
            es: 'Un Direct Connect tarda semanas en instalarse.',
          },
          'both-peering': {
            pt: 'O Direct Connect com VPN reserva também espera semanas pelo circuito.',
            en: 'Direct Connect with a standby VPN waits weeks for the circuit as well.',
            es: 'El Direct Connect con VPN de reserva también espera semanas por el circuito.',
          },
          'both-transit': {
            pt: 'O Direct Connect com VPN reserva também espera semanas pelo circuito.',
            en: 'Direct Connect with a standby VPN waits weeks for the circuit as well.',
            es: 'El Direct Connect con VPN de reserva también espera semanas por el circuito.',
          },
          'both-privatelink': {
            pt: 'O Direct Connect com VPN reserva também espera semanas pelo circuito.',
            en: 'Direct Connect with a standby VPN waits weeks for the circuit as well.',
            es: 'El Direct Connect con VPN de reserva también espera semanas por el circuito.',
          },
        },
      },
      {
        id: 'steady',
        text: {
          pt: 'O data center envia 4 Gbps o dia todo, e as aplicações precisam de latência estável.',
          en: 'The data center sends 4 Gbps all day, and the applications need steady latency.',
          es: 'El centro de datos envía 4 Gbps todo el día, y las aplicaciones necesitan una latencia estable.',
        },
        fits: [
          'direct-peering',
          'direct-transit',
          'direct-privatelink',
          'both-peering',
          'both-transit',
          'both-privatelink',
        ],
        rulesOut: {
          'vpn-peering': {
            pt: 'A Site-to-Site VPN passa pela internet, com latência variável e cerca de 1,25 Gbps por túnel comum.',
            en: 'A Site-to-Site VPN uses the internet, with a varying latency and about 1.25 Gbps per ordinary tunnel.',
            es: 'La Site-to-Site VPN pasa por internet, con latencia variable y cerca de 1,25 Gbps por túnel común.',
          },
          'vpn-transit': {
            pt: 'A Site-to-Site VPN passa pela internet, com latência variável e cerca de 1,25 Gbps por túnel comum.',
            en: 'A Site-to-Site VPN uses the internet, with a varying latency and about 1.25 Gbps per ordinary tunnel.',
            es: 'La Site-to-Site VPN pasa por internet, con latencia variable y cerca de 1,25 Gbps por túnel común.',
          },
          'vpn-privatelink': {
            pt: 'A Site-to-Site VPN passa pela internet, com latência variável e cerca de 1,25 Gbps por túnel comum.',
            en: 'A Site-to-Site VPN uses the internet, with a varying latency and about 1.25 Gbps per ordinary tunnel.',
            es: 'La Site-to-Site VPN pasa por internet, con latencia variable y cerca de 1,25 Gbps por túnel común.',
          },
        },
      },
      {
        id: 'circuit-fails',
        text: {
          pt: 'A falha de um circuito dedicado pode reduzir a velocidade, mas não deixar o data center sem ligação com a AWS.',
          en: 'The failure of a dedicated circuit may reduce the speed but must not leave the data center without a connection to AWS.',
          es: 'La falla de un circuito dedicado puede reducir la velocidad, pero no dejar al centro de datos sin enlace con AWS.',
        },
        fits: ['vpn-peering', 'vpn-transit', 'vpn-privatelink', 'both-peering', 'both-transit', 'both-privatelink'],
        rulesOut: {
          'direct-peering': {
            pt: 'As interfaces virtuais de um único Direct Connect caem com o circuito, um ponto único de falha.',
            en: 'The virtual interfaces of one Direct Connect link go down with its circuit, a single point of failure.',
            es: 'Las interfaces virtuales de un único Direct Connect caen con el circuito, un punto único de falla.',
          },
          'direct-transit': {
            pt: 'As interfaces virtuais de um único Direct Connect caem com o circuito, um ponto único de falha.',
            en: 'The virtual interfaces of one Direct Connect link go down with its circuit, a single point of failure.',
            es: 'Las interfaces virtuales de un único Direct Connect caen con el circuito, un punto único de falla.',
          },
          'direct-privatelink': {
            pt: 'As interfaces virtuais de um único Direct Connect caem com o circuito, um ponto único de falha.',
            en: 'The virtual interfaces of one Direct Connect link go down with its circuit, a single point of failure.',
            es: 'Las interfaces virtuales de un único Direct Connect caen con el circuito, un punto único de falla.',
          },
        },
      },
      {
        id: 'one-hub',
        text: {
          pt: 'Virão mais quarenta redes, e a equipe quer ligar cada uma a um único ponto.',
          en: 'Forty more networks are coming, and the team wants to attach each of them to a single point.',
          es: 'Vendrán cuarenta redes más, y el equipo quiere conectar cada una a un único punto.',
        },
        fits: ['vpn-transit', 'direct-transit', 'both-transit'],
        rulesOut: {
          'vpn-peering': {
            pt: 'O emparelhamento não tem trânsito: cada par de VPCs precisa de uma conexão.',
            en: 'VPC peering has no transit: each pair of VPCs needs a connection.',
            es: 'El VPC peering no tiene tránsito: cada par de VPC necesita una conexión.',
          },
          'vpn-privatelink': {
            pt: 'O PrivateLink expõe serviços um a um; não liga redes inteiras.',
            en: 'PrivateLink exposes services one by one; it does not connect whole networks.',
            es: 'PrivateLink expone servicios uno a uno; no conecta redes enteras.',
          },
          'direct-peering': {
            pt: 'O emparelhamento não tem trânsito: cada par de VPCs precisa de uma conexão.',
            en: 'VPC peering has no transit: each pair of VPCs needs a connection.',
            es: 'El VPC peering no tiene tránsito: cada par de VPC necesita una conexión.',
          },
          'direct-privatelink': {
            pt: 'O PrivateLink expõe serviços um a um; não liga redes inteiras.',
            en: 'PrivateLink exposes services one by one; it does not connect whole networks.',
            es: 'PrivateLink expone servicios uno a uno; no conecta redes enteras.',
          },
          'both-peering': {
            pt: 'O emparelhamento não tem trânsito: cada par de VPCs precisa de uma conexão.',
            en: 'VPC peering has no transit: each pair of VPCs needs a connection.',
            es: 'El VPC peering no tiene tránsito: cada par de VPC necesita una conexión.',
          },
          'both-privatelink': {
            pt: 'O PrivateLink expõe serviços um a um; não liga redes inteiras.',
            en: 'PrivateLink exposes services one by one; it does not connect whole networks.',
            es: 'PrivateLink expone servicios uno a uno; no conecta redes enteras.',
          },
        },
      },
      {
        id: 'equal-ranges',
        text: {
          pt: 'Duas das VPCs, vindas de uma aquisição, usam a mesma faixa de IP, que não será mudada nem traduzida (NAT); basta alcançar os serviços delas.',
          en: 'Two of the VPCs, from an acquisition, use the same IP range, which will be neither changed nor translated (NAT); only their services must be reachable.',
          es: 'Dos de las VPC, llegadas en una adquisición, usan el mismo rango de IP, que no se cambiará ni se traducirá (NAT); basta con llegar a sus servicios.',
        },
        fits: ['vpn-privatelink', 'direct-privatelink', 'both-privatelink'],
        rulesOut: {
          'vpn-peering': {
            pt: 'O emparelhamento não aceita VPCs com faixas que se sobrepõem.',
            en: 'VPC peering does not accept VPCs with overlapping ranges.',
            es: 'El VPC peering no acepta VPC con rangos que se superponen.',
          },
          'vpn-transit': {
            pt: 'Sem tradução de endereços, o Transit Gateway não roteia entre VPCs com as mesmas faixas.',
            en: 'Without address translation, Transit Gateway does not route between VPCs with the same ranges.',
            es: 'Sin traducción de direcciones, Transit Gateway no enruta entre VPC con los mismos rangos.',
          },
          'direct-peering': {
            pt: 'O emparelhamento não aceita VPCs com faixas que se sobrepõem.',
            en: 'VPC peering does not accept VPCs with overlapping ranges.',
            es: 'El VPC peering no acepta VPC con rangos que se superponen.',
          },
          'direct-transit': {
            pt: 'Sem tradução de endereços, o Transit Gateway não roteia entre VPCs com as mesmas faixas.',
            en: 'Without address translation, Transit Gateway does not route between VPCs with the same ranges.',
            es: 'Sin traducción de direcciones, Transit Gateway no enruta entre VPC con los mismos rangos.',
          },
          'both-peering': {
            pt: 'O emparelhamento não aceita VPCs com faixas que se sobrepõem.',
            en: 'VPC peering does not accept VPCs with overlapping ranges.',
            es: 'El VPC peering no acepta VPC con rangos que se superponen.',
          },
          'both-transit': {
            pt: 'Sem tradução de endereços, o Transit Gateway não roteia entre VPCs com as mesmas faixas.',
            en: 'Without address translation, Transit Gateway does not route between VPCs with the same ranges.',
            es: 'Sin traducción de direcciones, Transit Gateway no enruta entre VPC con los mismos rangos.',
          },
        },
      },
      {
        id: 'one-service',
        text: {
          pt: 'A norma de segurança só permite que cada rede alcance um serviço das outras, sem rota entre as redes.',
          en: 'The security policy allows each network to reach only one service of the others, with no route between the networks.',
          es: 'La norma de seguridad solo permite que cada red alcance un servicio de las otras, sin ruta entre las redes.',
        },
        fits: ['vpn-privatelink', 'direct-privatelink', 'both-privatelink'],
        rulesOut: {
          'vpn-peering': {
            pt: 'O emparelhamento abre uma rota para a rede inteira.',
            en: 'VPC peering opens a route to the whole network.',
            es: 'El VPC peering abre una ruta a la red entera.',
          },
          'vpn-transit': {
            pt: 'O Transit Gateway liga redes inteiras, não um serviço.',
            en: 'Transit Gateway connects whole networks, not one service.',
            es: 'Transit Gateway conecta redes enteras, no un servicio.',
          },
          'direct-peering': {
            pt: 'O emparelhamento abre uma rota para a rede inteira.',
            en: 'VPC peering opens a route to the whole network.',
            es: 'El VPC peering abre una ruta a la red entera.',
          },
          'direct-transit': {
            pt: 'O Transit Gateway liga redes inteiras, não um serviço.',
            en: 'Transit Gateway connects whole networks, not one service.',
            es: 'Transit Gateway conecta redes enteras, no un servicio.',
          },
          'both-peering': {
            pt: 'O emparelhamento abre uma rota para a rede inteira.',
            en: 'VPC peering opens a route to the whole network.',
            es: 'El VPC peering abre una ruta a la red entera.',
          },
          'both-transit': {
            pt: 'O Transit Gateway liga redes inteiras, não um serviço.',
            en: 'Transit Gateway connects whole networks, not one service.',
            es: 'Transit Gateway conecta redes enteras, no un servicio.',
          },
        },
      },
      {
        id: 'no-hourly',
        text: {
          pt: 'Entre as VPCs, a empresa quer pagar só a transferência de dados, sem taxa por hora de ligação.',
          en: 'Between the VPCs, the company wants to pay for data transfer only, with no hourly fee per connection.',
          es: 'Entre las VPC, la empresa quiere pagar solo la transferencia de datos, sin tarifa por hora de conexión.',
        },
        fits: ['vpn-peering', 'direct-peering', 'both-peering'],
        rulesOut: {
          'vpn-transit': {
            pt: 'O Transit Gateway cobra por hora de cada rede ligada a ele.',
            en: 'Transit Gateway charges by the hour for each network attached.',
            es: 'Transit Gateway cobra por hora cada red conectada.',
          },
          'vpn-privatelink': {
            pt: 'O PrivateLink cobra por hora de cada endpoint.',
            en: 'PrivateLink charges by the hour for each endpoint.',
            es: 'PrivateLink cobra por hora cada endpoint.',
          },
          'direct-transit': {
            pt: 'O Transit Gateway cobra por hora de cada rede ligada a ele.',
            en: 'Transit Gateway charges by the hour for each network attached.',
            es: 'Transit Gateway cobra por hora cada red conectada.',
          },
          'direct-privatelink': {
            pt: 'O PrivateLink cobra por hora de cada endpoint.',
            en: 'PrivateLink charges by the hour for each endpoint.',
            es: 'PrivateLink cobra por hora cada endpoint.',
          },
          'both-transit': {
            pt: 'O Transit Gateway cobra por hora de cada rede ligada a ele.',
            en: 'Transit Gateway charges by the hour for each network attached.',
            es: 'Transit Gateway cobra por hora cada red conectada.',
          },
          'both-privatelink': {
            pt: 'O PrivateLink cobra por hora de cada endpoint.',
            en: 'PrivateLink charges by the hour for each endpoint.',
            es: 'PrivateLink cobra por hora cada endpoint.',
          },
        },
      },
      {
        id: 'any-server',
        text: {
          pt: 'Programas de cada rede abrem conexões com dezenas de servidores das outras, nos dois sentidos.',
          en: 'Programs in each network open connections to dozens of servers of the others, in both directions.',
          es: 'Los programas de cada red abren conexiones con decenas de servidores de las otras, en ambos sentidos.',
        },
        notWith: ['one-service', 'equal-ranges'],
        fits: ['vpn-peering', 'vpn-transit', 'direct-peering', 'direct-transit', 'both-peering', 'both-transit'],
        rulesOut: {
          'vpn-privatelink': {
            pt: 'O PrivateLink expõe um serviço por endpoint e só quem tem o endpoint abre conexões.',
            en: 'PrivateLink exposes one service per endpoint, and only the side with the endpoint opens connections.',
            es: 'PrivateLink expone un servicio por endpoint, y solo quien tiene el endpoint abre conexiones.',
          },
          'direct-privatelink': {
            pt: 'O PrivateLink expõe um serviço por endpoint e só quem tem o endpoint abre conexões.',
            en: 'PrivateLink exposes one service per endpoint, and only the side with the endpoint opens connections.',
            es: 'PrivateLink expone un servicio por endpoint, y solo quien tiene el endpoint abre conexiones.',
          },
          'both-privatelink': {
            pt: 'O PrivateLink expõe um serviço por endpoint e só quem tem o endpoint abre conexões.',
            en: 'PrivateLink exposes one service per endpoint, and only the side with the endpoint opens connections.',
            es: 'PrivateLink expone un servicio por endpoint, y solo quien tiene el endpoint abre conexiones.',
          },
        },
      },
      {
        id: 'off-internet',
        notWith: ['steady', 'this-week'],
        text: {
          pt: 'A política de segurança não admite que o tráfego normal com o data center passe pela internet.',
          en: 'The security policy does not allow normal traffic with the data center to cross the internet.',
          es: 'La política de seguridad no admite que el tráfico normal con el centro de datos pase por internet.',
        },
        fits: [
          'direct-peering',
          'direct-transit',
          'direct-privatelink',
          'both-peering',
          'both-transit',
          'both-privatelink',
        ],
        rulesOut: {
          'vpn-peering': {
            pt: 'Os túneis da Site-to-Site VPN, embora criptografados, passam pela internet.',
            en: 'The tunnels of a Site-to-Site VPN, although encrypted, use the internet.',
            es: 'Los túneles de la Site-to-Site VPN, aunque cifrados, pasan por internet.',
          },
          'vpn-transit': {
            pt: 'Os túneis da Site-to-Site VPN, embora criptografados, passam pela internet.',
            en: 'The tunnels of a Site-to-Site VPN, although encrypted, use the internet.',
            es: 'Los túneles de la Site-to-Site VPN, aunque cifrados, pasan por internet.',
          },
          'vpn-privatelink': {
            pt: 'Os túneis da Site-to-Site VPN, embora criptografados, passam pela internet.',
            en: 'The tunnels of a Site-to-Site VPN, although encrypted, use the internet.',
            es: 'Los túneles de la Site-to-Site VPN, aunque cifrados, pasan por internet.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
];
