import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const trustChoices: readonly Pattern[] = [
  {
    id: 'remote-staff',
    exams: { 'az-900': { domain: 'architecture', topic: 'zero-trust' } },
    scene: {
      pt: 'Pense na rede como uma biblioteca, no site como uma das salas e no computador de casa como a mala do leitor.',
      en: 'Think of the network as a library, of the site as one of its rooms, and of a home computer as the reader’s bag.',
      es: 'Piensa en la red como una biblioteca, en el sitio como una de sus salas y en el equipo doméstico como la maleta del lector.',
    },
    situations: [
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora quer evitar intrusos em um site no Azure que os revisores usam de casa, com Entra ID.',
          en: 'A publisher must keep intruders out of an Azure site that proofreaders use from home, with Entra ID.',
          es: 'Una editorial quiere evitar intrusos en un sitio en Azure que los correctores usan desde casa, con Entra ID.',
        },
      },
      {
        id: 'clerks',
        text: {
          pt: 'Um tribunal quer evitar intrusos em um site no Azure que os escreventes usam de casa, com Entra ID.',
          en: 'A court must keep intruders out of an Azure site that clerks use from home, with Entra ID.',
          es: 'Un tribunal quiere evitar intrusos en un sitio en Azure que los secretarios usan desde casa, con Entra ID.',
        },
      },
      {
        id: 'callers',
        text: {
          pt: 'Uma central quer evitar intrusos em um site no Azure que os atendentes usam de casa, com Entra ID.',
          en: 'A call center must keep intruders out of an Azure site that agents use from home, with Entra ID.',
          es: 'Un centro de llamadas quiere evitar intrusos en un sitio en Azure que los agentes usan desde casa, con Entra ID.',
        },
      },
    ],
    candidates: [
      {
        id: 'vpn',
        neverRight: true,
        text: {
          pt: 'VPN com certificado para a rede',
          en: 'A VPN with a certificate into the network',
          es: 'VPN con certificado hacia la red',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN com certificado cifra o caminho, vale de qualquer lugar e não depende só da senha.',
          en: 'The VPN with a certificate encrypts the path, works from anywhere and does not depend on a password alone.',
          es: 'La VPN con certificado cifra el camino, vale desde cualquier lugar y no depende solo de la contraseña.',
        },
        likeness: {
          pt: 'o túnel instalado em cada casa, que leva o leitor a todas as salas sem novo controle',
          en: 'the tunnel built into each home, which takes the reader to all rooms without another check',
          es: 'el túnel instalado en cada casa, que lleva al lector a todas las salas sin otro control',
        },
        tell: {
          pt: 'Acesso à rede inteira, de fora: VPN.',
          en: 'Access to the whole network from outside: a VPN.',
          es: 'Acceso a toda la red desde fuera: VPN.',
        },
        source: docs('azure/vpn-gateway/point-to-site-about'),
        popularity: 4,
      },
      {
        id: 'mfa',
        text: {
          pt: 'Acesso Condicional que exige MFA',
          en: 'Conditional Access that requires MFA',
          es: 'Acceso condicional que exige MFA',
        },
        uses: ['MFA'],
        why: {
          pt: 'O Acesso Condicional com MFA avalia cada acesso, de qualquer lugar, dá só o sistema pedido e serve em qualquer computador, sem instalação nem máquinas virtuais.',
          en: 'Conditional Access with MFA evaluates each access, from anywhere, gives only the system asked for and works on any computer, with no installation or virtual machines.',
          es: 'Acceso condicional con MFA evalúa cada acceso, desde cualquier lugar, da solo el sistema pedido y sirve en cualquier computadora, sin instalación ni máquinas virtuales.',
        },
        likeness: {
          pt: 'o porteiro que a cada entrada pede duas provas e abre uma só sala, sem olhar a mala',
          en: 'the doorman who at each visit asks for two proofs and opens one room only, ignoring the bag',
          es: 'el portero que en cada entrada pide dos pruebas y abre una sola sala, sin mirar la maleta',
        },
        tell: {
          pt: 'Cada acesso verificado de forma explícita: Acesso Condicional com MFA. Nada a instalar nem configurar, e sem verba para máquinas virtuais: Acesso Condicional com MFA. Trabalho em viagem, a partir de outras redes: controle pela identidade, e não pelo endereço IP. Nada instalado nem configurado nos computadores de casa: acesso pelo navegador. Nenhum outro recurso da rede ao alcance deles: acesso à aplicação, e não à rede. Computadores de casa pessoais, sem gerenciamento: exigência sobre a pessoa, e não sobre o dispositivo. Falta de verba para manter máquinas virtuais ligadas: controle no acesso ao site, sem área de trabalho na nuvem.',
          en: 'Each access verified explicitly: Conditional Access with MFA. Nothing to install or set up, and no budget for virtual machines: Conditional Access with MFA. Work while traveling, from other networks: control by identity, not by IP address. Nothing installed or set up on the computers at home: access through the browser. No other resource on the network within their reach: access to the application, not the network. Personal, unmanaged computers at home: a requirement on the person, not the device. No budget for keeping virtual machines running: control of access to the site, without desktops in the cloud.',
          es: 'Cada acceso verificado de forma explícita: Acceso condicional con MFA. Nada que instalar ni configurar, y sin presupuesto para máquinas virtuales: Acceso condicional con MFA. Trabajo de viaje, desde otras redes: control por identidad, no por dirección IP. Nada que instalar ni configurar en las computadoras de casa: acceso por el navegador. Ningún otro recurso de la red a su alcance: acceso a la aplicación, no a la red. Computadoras de casa personales, sin administración: exigencia sobre la persona, no sobre el dispositivo. Falta de presupuesto para mantener máquinas virtuales encendidas: control del acceso al sitio, sin escritorios en la nube.',
        },
        source: docs('entra/identity/conditional-access/overview'),
        popularity: 5,
      },
      {
        id: 'device',
        text: {
          pt: 'Acesso Condicional com dispositivo conforme',
          en: 'Conditional Access with a compliant device',
          es: 'Acceso condicional con dispositivo conforme',
        },
        uses: [],
        why: {
          pt: 'O Acesso Condicional com dispositivo conforme verifica a cada acesso, de qualquer rede, o computador que a empresa administra com seu antivírus e dá só o sistema pedido, sem máquinas virtuais.',
          en: 'Conditional Access with a compliant device checks on each access, from any network, the computer that the company manages with its antivirus and gives only the system asked for, without virtual machines.',
          es: 'Acceso condicional con dispositivo conforme comprueba en cada acceso, desde cualquier red, la computadora que la empresa administra con su antivirus y da solo el sistema pedido, sin máquinas virtuales.',
        },
        likeness: {
          pt: 'o porteiro que a cada entrada abre uma só sala, mas exige uma mala preparada pela biblioteca',
          en: 'the doorman who at each visit opens one room only but demands a bag prepared by the library',
          es: 'el portero que en cada entrada abre una sola sala, pero exige una maleta preparada por la biblioteca',
        },
        tell: {
          pt: 'Máquinas administradas, com antivírus corporativo, sem máquinas virtuais: um dispositivo conforme. Trabalho em viagem, a partir de outras redes: controle pela identidade, e não pelo endereço IP. Nenhum outro recurso da rede ao alcance deles: acesso à aplicação, e não à rede. Falta de verba para manter máquinas virtuais ligadas: controle no acesso ao site, sem área de trabalho na nuvem. Máquinas gerenciadas, com antivírus corporativo: dispositivo conforme ou Azure Virtual Desktop.',
          en: 'Managed machines with corporate antivirus, without virtual machines: a compliant device. Work while traveling, from other networks: control by identity, not by IP address. No other resource on the network within their reach: access to the application, not the network. No budget for keeping virtual machines running: control of access to the site, without desktops in the cloud. Managed machines with corporate antivirus: a compliant device or Azure Virtual Desktop.',
          es: 'Máquinas administradas, con antivirus corporativo, sin máquinas virtuales: un dispositivo conforme. Trabajo de viaje, desde otras redes: control por identidad, no por dirección IP. Ningún otro recurso de la red a su alcance: acceso a la aplicación, no a la red. Falta de presupuesto para mantener máquinas virtuales encendidas: control del acceso al sitio, sin escritorios en la nube. Máquinas administradas, con antivirus corporativo: dispositivo conforme o Azure Virtual Desktop.',
        },
        source: docs('entra/identity/conditional-access/policy-all-users-device-compliance'),
        popularity: 4,
      },
      {
        id: 'avd',
        text: {
          pt: 'Azure Virtual Desktop em uma sub-rede isolada',
          en: 'Azure Virtual Desktop in an isolated subnet',
          es: 'Azure Virtual Desktop en una subred aislada',
        },
        uses: ['Virtual Desktop'],
        why: {
          pt: 'No Azure Virtual Desktop, aberto no navegador de qualquer computador e rede, a sessão roda em um host gerenciado com o antivírus corporativo, em uma sub-rede da qual só se chega ao site.',
          en: 'With Azure Virtual Desktop, opened in the browser of any computer and network, the session runs on a managed host with the corporate antivirus, in a subnet from which only the site can be reached.',
          es: 'Con Azure Virtual Desktop, abierto en el navegador de cualquier computadora y red, la sesión corre en un host administrado con el antivirus corporativo, en una subred desde la que solo se llega al sitio.',
        },
        likeness: {
          pt: 'a cabine alugada e vigiada, com porta para uma só sala, que o leitor comanda de casa',
          en: 'the rented, guarded booth, with a door to one room only, which the reader directs from home',
          es: 'la cabina alquilada y vigilada, con puerta a una sola sala, que el lector dirige desde casa',
        },
        tell: {
          pt: 'Antivírus corporativo, e não nos computadores de casa: Azure Virtual Desktop. Trabalho em viagem, a partir de outras redes: controle pela identidade, e não pelo endereço IP. Nada instalado nem configurado nos computadores de casa: acesso pelo navegador. Nenhum outro recurso da rede ao alcance deles: acesso à aplicação, e não à rede. Máquinas gerenciadas, com antivírus corporativo: dispositivo conforme ou Azure Virtual Desktop. Computadores de casa pessoais, sem gerenciamento: exigência sobre a pessoa ou desktop no Azure.',
          en: 'Corporate antivirus, not on computers at home: Azure Virtual Desktop. Work while traveling, from other networks: control by identity, not by IP address. Nothing installed or set up on the computers at home: access through the browser. No other resource on the network within their reach: access to the application, not the network. Managed machines with corporate antivirus: a compliant device or Azure Virtual Desktop. Personal, unmanaged computers at home: a requirement on the person, or a desktop in Azure.',
          es: 'Antivirus corporativo, y no en las computadoras de casa: Azure Virtual Desktop. Trabajo de viaje, desde otras redes: control por identidad, no por dirección IP. Nada que instalar ni configurar en las computadoras de casa: acceso por el navegador. Ningún otro recurso de la red a su alcance: acceso a la aplicación, no a la red. Máquinas administradas, con antivirus corporativo: dispositivo conforme o Azure Virtual Desktop. Computadoras de casa personales, sin administración: exigencia sobre la persona o escritorio en Azure.',
        },
        source: docs('azure/virtual-desktop/overview'),
        popularity: 4,
      },
      {
        id: 'address',
        neverRight: true,
        text: {
          pt: 'Lista dos endereços IP de cada casa',
          en: 'A list of the IP addresses of each home',
          es: 'Lista de las direcciones IP de cada casa',
        },
        uses: [],
        why: {
          pt: 'A lista de endereços IP só deixa entrar quem vem de um endereço conhecido, sem nada a instalar.',
          en: 'The list of IP addresses lets in those who come from a known address only, with nothing to install.',
          es: 'La lista de direcciones IP solo deja entrar desde una dirección conocida, sin nada que instalar.',
        },
        likeness: {
          pt: 'o porteiro que abre uma sala a qualquer um de uma casa da lista, sem prova e com qualquer mala',
          en: 'the doorman who opens one room to anyone from a listed home, with no proof and any bag',
          es: 'el portero que abre una sala a cualquiera de una casa de la lista, sin prueba y con cualquier maleta',
        },
        tell: {
          pt: 'Poucos lugares com endereço fixo: lista de IPs.',
          en: 'A few places with a fixed address: a list of IPs.',
          es: 'Pocos lugares con dirección fija: lista de IP.',
        },
        source: docs('azure/app-service/app-service-ip-restrictions'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'one-system',
        text: {
          pt: 'Nenhum outro recurso da rede pode ficar ao alcance deles.',
          en: 'No other resource on the network may be within reach.',
          es: 'Ningún otro recurso de la red puede quedar a su alcance.',
        },
        fits: ['mfa', 'device', 'avd', 'address'],
        rulesOut: {
          vpn: {
            pt: 'A VPN coloca o computador dentro da rede, além do sistema pedido: contraria o menor privilégio.',
            en: 'The VPN puts the computer inside the network, beyond the system asked for: against least privilege.',
            es: 'La VPN pone la computadora dentro de la red, más allá del sistema pedido: contra el mínimo privilegio.',
          },
        },
      },
      {
        id: 'moving',
        text: {
          pt: 'Muitos também trabalham em viagem, a partir de outras redes.',
          en: 'Many also work while traveling, from other networks.',
          es: 'Muchos también trabajan de viaje, desde otras redes.',
        },
        fits: ['vpn', 'mfa', 'device', 'avd'],
        rulesOut: {
          address: {
            pt: 'A lista só tem os endereços IP de casa: recusa quem viaja e entra de outra rede.',
            en: 'The list holds the IP addresses of homes only: it refuses those who travel and come from another network.',
            es: 'La lista solo tiene las direcciones IP de las casas: rechaza a quien viaja y entra desde otra red.',
          },
        },
      },
      {
        id: 'no-client',
        text: {
          pt: 'Nada pode ser instalado nem configurado nos computadores de casa.',
          en: 'Nothing may be installed or set up on home computers.',
          es: 'No se puede instalar ni configurar nada en las computadoras de casa.',
        },
        fits: ['mfa', 'avd', 'address'],
        rulesOut: {
          vpn: {
            pt: 'A VPN com certificado pede um cliente e um certificado em cada computador.',
            en: 'The VPN with a certificate needs a client and a certificate on each computer.',
            es: 'La VPN con certificado pide un cliente y un certificado en cada computadora.',
          },
          device: {
            pt: 'Para contar como conforme, o computador precisa ser registrado e configurado.',
            en: 'To count as compliant the computer has to be enrolled and set up.',
            es: 'Para contar como conforme, la computadora debe registrarse y configurarse.',
          },
        },
      },
      {
        id: 'own-computers',
        text: {
          pt: 'Os computadores de casa são pessoais, sem gerenciamento.',
          en: 'The computers at home are personal and unmanaged.',
          es: 'Las computadoras de casa son personales, sin administración.',
        },
        fits: ['vpn', 'mfa', 'avd', 'address'],
        rulesOut: {
          device: {
            pt: 'Só um computador gerenciado conta como conforme, e os de casa não são.',
            en: 'Only a managed computer counts as compliant, and those at home are not managed.',
            es: 'Solo una computadora administrada cuenta como conforme, y las de casa no lo son.',
          },
        },
      },
      {
        id: 'no-desktops',
        text: {
          pt: 'Não há verba para manter máquinas virtuais ligadas.',
          en: 'There is no budget for running virtual machines.',
          es: 'No hay presupuesto para mantener máquinas virtuales encendidas.',
        },
        fits: ['vpn', 'mfa', 'device', 'address'],
        rulesOut: {
          avd: {
            pt: 'O Azure Virtual Desktop usa máquinas virtuais ligadas enquanto alguém trabalha.',
            en: 'Azure Virtual Desktop uses virtual machines that are on while somebody works.',
            es: 'Azure Virtual Desktop usa máquinas virtuales encendidas mientras alguien trabaja.',
          },
        },
      },
      {
        id: 'monitored',
        text: {
          pt: 'O trabalho deve rodar em máquinas gerenciadas, com antivírus corporativo.',
          en: 'Work must run on managed machines with corporate antivirus.',
          es: 'El trabajo debe ejecutarse en máquinas administradas, con antivirus corporativo.',
        },
        fits: ['device', 'avd'],
        rulesOut: {
          vpn: {
            pt: 'A VPN com certificado verifica o certificado, não o antivírus do computador.',
            en: 'The VPN with a certificate checks the certificate, not the computer’s antivirus.',
            es: 'La VPN con certificado comprueba el certificado, no el antivirus del equipo.',
          },
          mfa: {
            pt: 'O Acesso Condicional com MFA confirma quem entra, não se o computador é administrado.',
            en: 'Conditional Access with MFA confirms who signs in, not whether the computer is managed.',
            es: 'El Acceso condicional con MFA confirma quién entra, no si el equipo está administrado.',
          },
          address: {
            pt: 'A lista de endereços IP confere de onde se entra, não de quem é o computador.',
            en: 'The list of IP addresses checks where people come from, not who manages the computer.',
            es: 'La lista de direcciones IP comprueba desde dónde se entra, no quién administra el equipo.',
          },
        },
      },
      {
        id: 'each-time',
        text: {
          pt: 'Cada acesso deve ser verificado explicitamente.',
          en: 'Each access must be verified explicitly.',
          es: 'Cada acceso debe verificarse explícitamente.',
        },
        fits: ['mfa', 'device'],
        rulesOut: {
          vpn: {
            pt: 'Depois de aberta, a VPN confia no computador: não verifica cada acesso.',
            en: 'Once open, the VPN trusts the computer: it does not verify each access.',
            es: 'Una vez abierta, la VPN confía en el equipo: no verifica cada acceso.',
          },
          address: {
            pt: 'A lista de endereços IP confia em quem vem de um endereço conhecido.',
            en: 'The list of IP addresses trusts whoever comes from a known address.',
            es: 'La lista de direcciones IP confía en quien viene de una dirección conocida.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que solução atende a todos esses requisitos?',
      en: 'Which solution meets all of these requirements?',
      es: '¿Qué solución cumple todos estos requisitos?',
    },
  },
  {
    id: 'next-layer',
    exams: { 'az-900': { domain: 'architecture', topic: 'defense-layers' } },
    scene: {
      pt: 'Pense no sistema como uma loja, nos servidores como as salas dela e nos invasores como ladrões.',
      en: 'Think of the system as a shop, of its servers as the rooms, and of intruders as thieves.',
      es: 'Piensa en el sistema como una tienda, en los servidores como sus salas y en los intrusos como ladrones.',
    },
    situations: [
      {
        id: 'seedshop',
        text: {
          pt: 'Uma loja virtual em VMs Windows do Azure vai acrescentar uma camada à sua defesa em profundidade.',
          en: 'An online shop on Windows VMs in Azure is adding a layer to its defense in depth.',
          es: 'Una tienda en línea en VM Windows de Azure va a agregar una capa a su defensa en profundidad.',
        },
      },
      {
        id: 'enrol',
        text: {
          pt: 'Após um teste de invasão, uma prefeitura vai reforçar seu portal em VMs Windows do Azure.',
          en: 'After a penetration test, a city hall is strengthening its portal on Windows VMs in Azure.',
          es: 'Tras una prueba de penetración, un municipio va a reforzar su portal en VM Windows de Azure.',
        },
      },
      {
        id: 'bidding',
        text: {
          pt: 'A pedido da seguradora, uma casa de leilões vai reforçar seu site em VMs Windows do Azure.',
          en: 'At its insurer’s request, an auction house is strengthening its site on Windows VMs in Azure.',
          es: 'A pedido de su aseguradora, una casa de subastas va a reforzar su sitio en VM Windows de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'ddos',
        neverRight: true,
        text: {
          pt: 'Ligar o Azure DDoS Protection',
          en: 'Turn on Azure DDoS Protection',
          es: 'Activar Azure DDoS Protection',
        },
        uses: ['DDoS'],
        why: {
          pt: 'O DDoS Protection absorve, no perímetro, inundações de tráfego, sem mexer em máquinas nem em usuários.',
          en: 'DDoS Protection absorbs floods of traffic at the perimeter, without touching machines or users.',
          es: 'DDoS Protection absorbe en el perímetro las inundaciones de tráfico, sin tocar máquinas ni usuarios.',
        },
        likeness: {
          pt: 'a grade paga na rua, que contém multidões, mas não um ladrão que já está dentro',
          en: 'the paid barrier in the street, which holds back crowds but not a thief already inside',
          es: 'la valla pagada en la calle, que contiene multitudes, pero no a un ladrón que ya está dentro',
        },
        tell: {
          pt: 'Inundação de tráfego, no perímetro: DDoS Protection.',
          en: 'Floods of traffic, at the perimeter: DDoS Protection.',
          es: 'Inundación de tráfico, en el perímetro: DDoS Protection.',
        },
        source: docs('azure/ddos-protection/ddos-protection-overview'),
        popularity: 4,
      },
      {
        id: 'waf',
        neverRight: true,
        text: {
          pt: 'Pôr um WAF diante do site',
          en: 'Put a WAF in front of the site',
          es: 'Poner un WAF delante del sitio',
        },
        uses: ['WAF'],
        why: {
          pt: 'O WAF recusa, antes do site, pedidos com injeção de SQL e outros ataques conhecidos.',
          en: 'The WAF refuses requests with SQL injection and other known attacks before they reach the site.',
          es: 'El WAF rechaza antes del sitio los pedidos con inyección de SQL y otros ataques conocidos.',
        },
        likeness: {
          pt: 'o guarda pago na entrada, que barra golpistas conhecidos, mas não vigia as portas entre as salas',
          en: 'the paid guard at the entrance, who turns away known swindlers but watches no doors between rooms',
          es: 'el guardia pagado en la entrada, que frena a estafadores conocidos, pero no vigila las puertas entre salas',
        },
        tell: {
          pt: 'Injeção de SQL e scripts maliciosos: WAF.',
          en: 'SQL injection and malicious scripts: a WAF.',
          es: 'Inyección de SQL y scripts maliciosos: WAF.',
        },
        source: docs('azure/web-application-firewall/overview'),
        popularity: 4,
      },
      {
        id: 'nsg',
        text: {
          pt: 'Fechar as sub-redes com NSGs',
          en: 'Close the subnets with NSGs',
          es: 'Cerrar las subredes con NSG',
        },
        uses: ['NSG'],
        why: {
          pt: 'Os NSGs limitam, na camada de rede e sem cobrança, o que um servidor invadido alcança, sem mudar o login nem reiniciar nada.',
          en: 'NSGs limit, at the network layer and at no charge, what a compromised server reaches, without changing sign-in or restarting anything.',
          es: 'Los NSG limitan, en la capa de red y sin cobro, lo que alcanza un servidor comprometido, sin cambiar el inicio de sesión ni reiniciar nada.',
        },
        likeness: {
          pt: 'as trancas grátis entre as salas, que param ladrões, mas também empregados que ninguém listou',
          en: 'the free locks between the rooms, which stop thieves but also employees whom nobody listed',
          es: 'las cerraduras gratis entre las salas, que frenan a ladrones, pero también a empleados que nadie anotó',
        },
        tell: {
          pt: 'Servidor invadido que não deve facilitar a chegada aos outros: NSGs. Sem verba para mais um serviço pago neste ano: recurso sem cobrança própria. Equipe que deve continuar a entrar como hoje: medida na rede ou no servidor, e não na identidade. Servidores que não podem ser reiniciados neste mês: medida fora do sistema operacional.',
          en: 'A compromised server from which it must be harder to reach others: NSGs. No budget this year for another paid service: a feature with no charge of its own. Everyone who must go on signing in as today: a measure in the network or the server, not in identity. Servers that may not be restarted this month: a measure outside the operating system.',
          es: 'Servidor comprometido desde el que debe ser más difícil llegar a los otros: NSG. Sin presupuesto este año para otro servicio pago: función sin cargo propio. Personal que debe seguir iniciando sesión como hoy: medida en la red o en el servidor, y no en la identidad. Servidores que no pueden reiniciarse este mes: medida fuera del sistema operativo.',
        },
        source: docs('azure/virtual-network/network-security-groups-overview'),
        popularity: 4,
      },
      {
        id: 'mfa',
        text: {
          pt: 'Exigir MFA dos administradores',
          en: 'Enforce MFA for administrators',
          es: 'Exigir MFA a los administradores',
        },
        uses: ['MFA'],
        why: {
          pt: 'A MFA dos administradores, na camada de identidade e sem licença paga, faz com que uma senha roubada não baste, sem reiniciar servidores nem mudar regras de rede.',
          en: 'MFA for administrators, at the identity layer and without a paid license, makes a stolen password not enough, without restarting servers or changing network rules.',
          es: 'La MFA de los administradores, en la capa de identidad y sin licencia de pago, hace que una contraseña robada no baste, sin reiniciar servidores ni cambiar reglas de red.',
        },
        likeness: {
          pt: 'a segunda prova grátis que os gerentes agora têm de mostrar toda vez que entram',
          en: 'the free second proof that managers now have to show every time they come in',
          es: 'la segunda prueba gratis que los gerentes ahora deben mostrar cada vez que entran',
        },
        tell: {
          pt: 'Sem reinício neste mês e sem conexões bloqueadas: MFA. Sem verba para mais um serviço pago neste ano: recurso sem cobrança própria. Servidores que não podem ser reiniciados neste mês: medida fora do sistema operacional. Conexões entre os servidores não conhecidas, sem que nenhuma possa ser bloqueada: camada que não filtra a rede.',
          en: 'No restart this month and no connections blocked: MFA. No budget this year for another paid service: a feature with no charge of its own. Servers that may not be restarted this month: a measure outside the operating system. Unknown connections between the servers, none of which may be blocked: a layer that does not filter the network.',
          es: 'Sin reinicio este mes y sin conexiones bloqueadas: MFA. Sin presupuesto este año para otro servicio pago: función sin cargo propio. Servidores que no pueden reiniciarse este mes: medida fuera del sistema operativo. Conexiones entre los servidores que no se conocen y no pueden bloquearse: capa que no filtra la red.',
        },
        source: docs('entra/identity/authentication/concept-mfa-howitworks'),
        popularity: 5,
      },
      {
        id: 'patches',
        text: {
          pt: 'Instalar a atualização cumulativa do sistema',
          en: 'Install the system’s cumulative update',
          es: 'Instalar la actualización acumulativa del sistema',
        },
        uses: ['Update Manager'],
        why: {
          pt: 'A atualização cumulativa, instalada sem cobrança pelo Update Manager, fecha, na camada de computação, as falhas por que um invasor avança, sem mudar o login nem as regras de rede.',
          en: 'The cumulative update, installed at no charge through Update Manager, closes, at the compute layer, the flaws an intruder moves through, without changing sign-in or network rules.',
          es: 'La actualización acumulativa, instalada sin cobro con Update Manager, cierra, en la capa de cómputo, las fallas por las que avanza un intruso, sin cambiar el inicio de sesión ni las reglas de red.',
        },
        likeness: {
          pt: 'o conserto grátis das fechaduras fracas, que fecha cada sala por um momento',
          en: 'the free repair of weak locks, which closes each room for a while',
          es: 'la reparación gratis de las cerraduras débiles, que cierra cada sala por un rato',
        },
        tell: {
          pt: 'Servidor invadido de que deve ser difícil chegar aos outros, sem conexões bloqueadas: patches. Sem verba para mais um serviço pago neste ano: recurso sem cobrança própria. Equipe que deve continuar a entrar como hoje: medida na rede ou no servidor, e não na identidade. Conexões entre os servidores não conhecidas, sem que nenhuma possa ser bloqueada: camada que não filtra a rede.',
          en: 'A compromised server from which it must be harder to get to the others, with no connections blocked: patches. No budget this year for another paid service: a feature with no charge of its own. Everyone who must go on signing in as today: a measure in the network or the server, not in identity. Unknown connections between the servers, none of which may be blocked: a layer that does not filter the network.',
          es: 'Servidor desde el que debe costar más llegar a los otros, sin conexiones bloqueadas: parches. Sin presupuesto este año para otro servicio pago: función sin cargo propio. Personal que debe seguir iniciando sesión como hoy: medida en la red o en el servidor, y no en la identidad. Conexiones entre los servidores que no se conocen y no pueden bloquearse: capa que no filtra la red.',
        },
        source: docs('azure/update-manager/overview'),
        popularity: 3,
      },
      {
        id: 'encrypt',
        neverRight: true,
        text: {
          pt: 'Cifrar os dados com HSM gerenciado',
          en: 'Encrypt the data with a managed HSM',
          es: 'Cifrar los datos con HSM administrado',
        },
        uses: [],
        why: {
          pt: 'Cifrados com chaves de um HSM gerenciado, na camada de dados, um disco ou uma cópia são ilegíveis para quem os leva.',
          en: 'Encrypted with keys of a managed HSM, at the data layer, a disk or a copy is unreadable to whoever takes it.',
          es: 'Cifrados con claves de un HSM administrado, en la capa de datos, un disco o una copia son ilegibles para quien se los lleva.',
        },
        likeness: {
          pt: 'o cofre caro com papéis em escrita secreta, que não impede ninguém de andar de sala em sala',
          en: 'the costly safe with papers in secret writing, which keeps nobody from walking from room to room',
          es: 'la caja fuerte cara con papeles en escritura secreta, que no impide a nadie andar de sala en sala',
        },
        tell: {
          pt: 'Última camada, a dos dados: cifra.',
          en: 'The last layer, that of data: encryption.',
          es: 'La última capa, la de los datos: cifrado.',
        },
        source: docs('azure/security/fundamentals/encryption-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'spread',
        text: {
          pt: 'Neste ano não há verba para mais um serviço pago.',
          en: 'There is no budget this year for another paid service.',
          es: 'Este año no hay presupuesto para otro servicio pago.',
        },
        fits: ['nsg', 'mfa', 'patches'],
        rulesOut: {
          encrypt: {
            pt: 'O HSM gerenciado que guarda as chaves é um serviço cobrado por hora.',
            en: 'The managed HSM that holds the keys is a service charged by the hour.',
            es: 'El HSM administrado que guarda las claves es un servicio que se cobra por hora.',
          },
          ddos: {
            pt: 'A Proteção contra DDoS é um serviço com mensalidade.',
            en: 'DDoS Protection is a service with a monthly charge.',
            es: 'DDoS Protection es un servicio con un cargo mensual.',
          },
          waf: {
            pt: 'O WAF faz parte de um serviço cobrado por hora e por uso.',
            en: 'The WAF is part of a service charged by the hour and by use.',
            es: 'El WAF forma parte de un servicio que se cobra por hora y por uso.',
          },
        },
      },
      {
        id: 'no-habits',
        text: {
          pt: 'Todos devem continuar a entrar nos sistemas como hoje.',
          en: 'Everyone must go on signing in to the systems as they do today.',
          es: 'Todos deben seguir iniciando sesión como hoy.',
        },
        fits: ['ddos', 'waf', 'nsg', 'patches', 'encrypt'],
        rulesOut: {
          mfa: {
            pt: 'Com MFA, os administradores passam a confirmar o login com um segundo fator.',
            en: 'With MFA administrators have to confirm their sign-in with a second factor.',
            es: 'Con MFA, los administradores pasan a confirmar el inicio con un segundo factor.',
          },
        },
      },
      {
        id: 'no-restart',
        text: {
          pt: 'Nenhum servidor pode ser reiniciado neste mês.',
          en: 'No server may be restarted this month.',
          es: 'Ningún servidor puede reiniciarse este mes.',
        },
        fits: ['ddos', 'waf', 'nsg', 'mfa', 'encrypt'],
        rulesOut: {
          patches: {
            pt: 'A atualização cumulativa do Windows só entra em vigor quando o servidor é reiniciado.',
            en: 'A Windows cumulative update takes effect only once the server is restarted.',
            es: 'La actualización acumulativa de Windows solo entra en vigor al reiniciar el servidor.',
          },
        },
      },
      {
        id: 'open-ports',
        text: {
          pt: 'As conexões entre servidores são desconhecidas, e nenhuma pode ser bloqueada.',
          en: 'Connections between servers are unknown, and none may be blocked.',
          es: 'Las conexiones entre servidores se desconocen, y ninguna puede bloquearse.',
        },
        fits: ['ddos', 'waf', 'mfa', 'patches', 'encrypt'],
        rulesOut: {
          nsg: {
            pt: 'Fechar sub-redes sem conhecer as conexões bloquearia alguma em uso.',
            en: 'Closing subnets without knowing the connections would block one in use.',
            es: 'Cerrar subredes sin conocer las conexiones bloquearía alguna en uso.',
          },
        },
      },
      {
        id: 'lateral',
        notWith: ['spread'],
        text: {
          pt: 'Um servidor invadido não deve facilitar a chegada aos outros.',
          en: 'From one compromised server it must be harder to reach others.',
          es: 'Desde un servidor comprometido debe ser más difícil llegar a los otros.',
        },
        fits: ['nsg', 'patches'],
        rulesOut: {
          ddos: {
            pt: 'O DDoS Protection absorve inundações de tráfego, sem barrar passagens entre servidores.',
            en: 'DDoS Protection absorbs floods of traffic and does not stop moves between servers.',
            es: 'DDoS Protection absorbe inundaciones de tráfico, sin frenar pasos entre servidores.',
          },
          waf: {
            pt: 'O WAF examina os pedidos que chegam ao site, não as passagens entre servidores.',
            en: 'The WAF examines the requests that arrive at the site, not moves between servers.',
            es: 'El WAF examina las solicitudes que llegan al sitio, no los pasos entre servidores.',
          },
          encrypt: {
            pt: 'A cifra com um HSM protege um disco levado, não o caminho entre servidores ligados.',
            en: 'Encryption with an HSM protects a disk that is taken away, not the path between running servers.',
            es: 'El cifrado con un HSM protege un disco que alguien se lleva, no el camino entre servidores encendidos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
];
