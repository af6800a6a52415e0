import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const connectionChoices: readonly Pattern[] = [
  {
    id: 'admin-access',
    exams: { 'az-900': { domain: 'architecture', topic: 'connectivity' } },
    scene: {
      pt: 'Pense em cada máquina virtual como uma oficina fechada, na internet como a rua e nos programas do notebook como ferramentas.',
      en: 'Think of each virtual machine as a locked workshop, of the internet as the street and of the laptop’s programs as tools.',
      es: 'Piensa en cada máquina virtual como un taller cerrado, en internet como la calle y en los programas del administrador como herramientas.',
    },
    situations: [
      {
        id: 'press',
        text: {
          pt: 'Dois administradores cuidam das VMs Windows de uma gráfica no Azure.',
          en: 'Two administrators manage a printing company’s Windows VMs in Azure.',
          es: 'Dos administradores gestionan las VM Windows de una imprenta en Azure.',
        },
      },
      {
        id: 'forestry',
        text: {
          pt: 'Uma consultoria vai administrar as VMs Windows de uma empresa florestal no Azure.',
          en: 'A consultancy will administer a forestry company’s Windows VMs in Azure.',
          es: 'Una consultora va a administrar las VM Windows de una empresa forestal en Azure.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'A TI de um museu, que só trabalha no escritório, vai administrar VMs Windows no Azure.',
          en: 'A museum’s IT team, always at the office, will administer Windows VMs in Azure.',
          es: 'El área de TI de un museo, que solo trabaja en la oficina, va a administrar VM Windows en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'public',
        neverRight: true,
        text: {
          pt: 'RDP a um IP público, liberado só para o escritório',
          en: 'RDP to a public IP, allowed from the office only',
          es: 'RDP a una IP pública, permitido solo desde la oficina',
        },
        uses: [],
        why: {
          pt: 'Um IP público com regra de NSG para o endereço do escritório não tem custo de serviço adicional e permite RDP direto.',
          en: 'A public IP with an NSG rule for the office address costs no additional service and allows direct RDP.',
          es: 'Una IP pública con una regla de NSG para la dirección de la oficina no cuesta ningún servicio adicional y permite RDP directo.',
        },
        likeness: {
          pt: 'uma porta da oficina para a rua, por onde só entra quem vem do escritório, sem suas ferramentas',
          en: 'a workshop door to the street, which lets in only people from the office, without their tools',
          es: 'una puerta del taller a la calle, por donde solo entra quien viene de la oficina, sin sus herramientas',
        },
        tell: {
          pt: 'Acesso direto de um endereço fixo: IP público com NSG, se a exposição for aceita.',
          en: 'Direct access from a fixed address: a public IP with an NSG, if the exposure is acceptable.',
          es: 'Acceso directo desde una dirección fija: IP pública con NSG, si se acepta la exposición.',
        },
        source: docs('azure/virtual-network/network-security-groups-overview'),
        popularity: 5,
      },
      {
        id: 'bastion',
        text: {
          pt: 'RDP pelo Azure Bastion, aberto no navegador',
          en: 'RDP through Azure Bastion, in the browser',
          es: 'RDP por Azure Bastion, abierto en el navegador',
        },
        uses: ['Bastion'],
        why: {
          pt: 'O Azure Bastion, serviço gerenciado, abre no navegador, de qualquer rede, o RDP, com a tela do Windows, e o SSH, e as máquinas ficam só com IP privado.',
          en: 'Azure Bastion, a managed service, opens RDP, with the Windows screen, and SSH in the browser, from any network, and the machines keep a private IP only.',
          es: 'Azure Bastion, un servicio administrado, abre en el navegador, desde cualquier red, RDP, con la pantalla de Windows, y SSH, y las máquinas quedan solo con IP privada.',
        },
        likeness: {
          pt: 'o porteiro que leva a pessoa, venha de onde vier, até a oficina, mas sem suas ferramentas',
          en: 'the building’s doorman, who takes people from anywhere to the workshop, but keeps their tools outside',
          es: 'el portero que lleva a la persona, venga de donde venga, hasta el taller, pero sin sus herramientas',
        },
        tell: {
          pt: 'Nada instalado nem configurado nos notebooks: acesso sem cliente de VPN. Nenhuma conexão de administração vinda da internet: acesso às máquinas por IP privado. Administradores que viajam, a cada semana com outro IP: acesso que não depende do endereço de origem. Sem tempo para manter mais um servidor: serviço gerenciado, e não servidor de salto. Interface gráfica do Windows: RDP.',
          en: 'Nothing installed or configured on the laptops: access without a VPN client. No administrative connections from the internet: access to the machines over a private IP. Administrators who travel, with another IP each week: access that does not depend on their address. No time to maintain another server: a managed service, not a jump server. The Windows graphical interface: RDP.',
          es: 'Nada que instalar ni configurar en las laptops: acceso sin cliente de VPN. Ninguna conexión de administración desde internet: acceso a las máquinas por IP privada. Administradores que viajan, cada semana con otra IP: acceso que no depende de la dirección de origen. Sin tiempo para mantener otro servidor: servicio administrado, y no un servidor de salto. Interfaz gráfica de Windows: RDP.',
        },
        source: docs('azure/bastion/bastion-overview'),
        popularity: 5,
      },
      {
        id: 'p2s',
        text: {
          pt: 'RDP por uma VPN ponto a site do VPN Gateway',
          en: 'RDP over a point-to-site VPN of VPN Gateway',
          es: 'RDP por una VPN punto a sitio de VPN Gateway',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN ponto a site, em um gateway que a Microsoft mantém, dá ao notebook, em qualquer lugar, um endereço na rede, usado pelo RDP e por outros programas, e as máquinas ficam só com IP privado.',
          en: 'A point-to-site VPN, on a gateway that Microsoft maintains, gives the laptop, anywhere, an address on the network, used by RDP and other programs, and the machines keep a private IP only.',
          es: 'La VPN punto a sitio, en un gateway que mantiene Microsoft, da a la laptop, en cualquier lugar, una dirección en la red, que usan RDP y otros programas, y las máquinas quedan solo con IP privada.',
        },
        likeness: {
          pt: 'um túnel reservado, também para ferramentas, que cada um abre de onde estiver com um aparelho montado antes',
          en: 'a private tunnel, for tools too, that each person opens from anywhere with a device fitted beforehand',
          es: 'un túnel reservado, también para herramientas, que cada uno abre desde donde esté con un aparato instalado antes',
        },
        tell: {
          pt: 'Programas dos notebooks que devem alcançar IPs privados da rede: VPN. Nenhuma conexão de administração vinda da internet: acesso às máquinas por IP privado. Administradores que viajam, a cada semana com outro IP: acesso que não depende do endereço de origem. Sem tempo para manter mais um servidor: serviço gerenciado, e não servidor de salto. Interface gráfica do Windows: RDP.',
          en: 'Programs on the laptops that must reach private IPs of the network: a VPN. No administrative connections from the internet: access to the machines over a private IP. Administrators who travel, with another IP each week: access that does not depend on their address. No time to maintain another server: a managed service, not a jump server. The Windows graphical interface: RDP.',
          es: 'Programas de las laptops que deben llegar a IP privadas de la red: VPN. Ninguna conexión de administración desde internet: acceso a las máquinas por IP privada. Administradores que viajan, cada semana con otra IP: acceso que no depende de la dirección de origen. Sin tiempo para mantener otro servidor: servicio administrado, y no un servidor de salto. Interfaz gráfica de Windows: RDP.',
        },
        source: docs('azure/vpn-gateway/point-to-site-about'),
        popularity: 3,
      },
      {
        id: 'jump',
        neverRight: true,
        text: {
          pt: 'RDP a um servidor de salto com IP público',
          en: 'RDP to a jump server that has a public IP',
          es: 'RDP a un servidor de salto con IP pública',
        },
        uses: [],
        why: {
          pt: 'Um servidor de salto concentra o acesso às outras máquinas, que ficam só com IP privado.',
          en: 'A jump server concentrates access to the other machines, which keep a private IP only.',
          es: 'Un servidor de salto concentra el acceso a las otras máquinas, que quedan solo con IP privada.',
        },
        likeness: {
          pt: 'um saguão com porta para a rua, que a própria firma limpa e vigia, diante das oficinas',
          en: 'a lobby with a street door, cleaned and guarded by the firm itself, that leads to the workshops',
          es: 'un vestíbulo con puerta a la calle, que la propia empresa limpia y vigila, ante los talleres',
        },
        tell: {
          pt: 'Ferramentas de administração em uma só máquina: servidor de salto, que alguém precisa manter.',
          en: 'Administration tools on a single machine: a jump server, which someone must maintain.',
          es: 'Herramientas de administración en una sola máquina: servidor de salto, que alguien debe mantener.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 3,
      },
      {
        id: 'serial',
        neverRight: true,
        text: {
          pt: 'O console serial, aberto no portal do Azure',
          en: 'The serial console, opened in the Azure portal',
          es: 'La consola serie, abierta en el portal de Azure',
        },
        uses: [],
        why: {
          pt: 'O console serial dá uma linha de comando pelo portal, sem IP público nem serviço pago, até quando a rede da máquina falha.',
          en: 'The serial console gives a command line through the portal, without public IP or paid service, even when the machine’s network fails.',
          es: 'La consola serie da una línea de comandos en el portal, sin IP pública ni servicio pago, incluso cuando falla la red de la máquina.',
        },
        likeness: {
          pt: 'o interfone da oficina, que leva palavras, mas não mostra a sala nem deixa passar ferramentas',
          en: 'the workshop’s intercom, which carries words but neither shows the room nor lets tools through',
          es: 'el interfono del taller, que lleva palabras, pero ni muestra la sala ni deja pasar herramientas',
        },
        tell: {
          pt: 'Máquina sem rede, a consertar por linha de comando: console serial.',
          en: 'A machine without network, to be mended from a command line: serial console.',
          es: 'Máquina sin red, que se repara por línea de comandos: consola serie.',
        },
        source: docs('azure/virtual-machines/windows/serial-console-overview'),
        popularity: 2,
      },
      {
        id: 's2s',
        rightIn: ['museum'],
        text: {
          pt: 'RDP por uma VPN site a site do escritório',
          en: 'RDP over a site-to-site VPN from the office',
          es: 'RDP por una VPN de sitio a sitio de la oficina',
        },
        uses: ['VPN'],
        why: {
          pt: 'A VPN site a site liga a rede inteira do escritório à rede virtual, para o RDP e outros programas, sem nada nos notebooks, e as máquinas ficam só com IP privado.',
          en: 'A site-to-site VPN joins the whole office network to the virtual network, for RDP and other programs, with nothing on the laptops, and the machines keep a private IP only.',
          es: 'La VPN de sitio a sitio une toda la red de la oficina con la red virtual, para RDP y otros programas, sin nada en las laptops, y las máquinas quedan solo con IP privada.',
        },
        likeness: {
          pt: 'um túnel reservado, também para ferramentas, que sai do escritório e só serve a quem está lá',
          en: 'a private tunnel, for tools too, that starts at the office and serves only those who are there',
          es: 'un túnel reservado, también para herramientas, que sale de la oficina y solo sirve a quien está allí',
        },
        tell: {
          pt: 'Programas dos notebooks que devem alcançar IPs privados da rede: VPN. Nada instalado nem configurado nos notebooks: acesso sem cliente de VPN. Nenhuma conexão de administração vinda da internet: acesso às máquinas por IP privado. Interface gráfica do Windows: RDP.',
          en: 'Programs on the laptops that must reach private IPs of the network: a VPN. Nothing installed or configured on the laptops: access without a VPN client. No administrative connections from the internet: access to the machines over a private IP. The Windows graphical interface: RDP.',
          es: 'Programas de las laptops que deben llegar a IP privadas de la red: VPN. Nada que instalar ni configurar en las laptops: acceso sin cliente de VPN. Ninguna conexión de administración desde internet: acceso a las máquinas por IP privada. Interfaz gráfica de Windows: RDP.',
        },
        source: docs('azure/vpn-gateway/vpn-gateway-about-vpngateways'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'nothing-public',
        text: {
          pt: 'Nenhuma máquina pode receber conexões de administração da internet.',
          en: 'No machine may receive administrative connections from the internet.',
          es: 'Ninguna máquina puede recibir conexiones de administración desde internet.',
        },
        fits: ['bastion', 'p2s', 'serial', 's2s'],
        rulesOut: {
          public: {
            pt: 'Com IP público, a máquina recebe RDP da internet, ainda que de um só endereço.',
            en: 'With a public IP the machine receives RDP from the internet, even if from a single address.',
            es: 'Con IP pública, la máquina recibe RDP desde internet, aunque sea desde una sola dirección.',
          },
          jump: {
            pt: 'O servidor de salto, com o seu IP público, é uma máquina que recebe RDP da internet.',
            en: 'The jump server, with its public IP, is a machine that receives RDP from the internet.',
            es: 'El servidor de salto, con su IP pública, es una máquina que recibe RDP desde internet.',
          },
        },
      },
      {
        id: 'no-client',
        text: {
          pt: 'Nada pode ser instalado nem configurado nos notebooks.',
          en: 'Nothing may be installed or configured on the laptops.',
          es: 'No se puede instalar ni configurar nada en las laptops.',
        },
        fits: ['public', 'bastion', 'jump', 'serial', 's2s'],
        rulesOut: {
          p2s: {
            pt: 'A VPN ponto a site exige um cliente configurado em cada notebook.',
            en: 'A point-to-site VPN needs a client set up on each laptop.',
            es: 'La VPN punto a sitio exige un cliente configurado en cada laptop.',
          },
        },
      },
      {
        id: 'windows-screens',
        text: {
          pt: 'O trabalho exige a interface gráfica do Windows.',
          en: 'The work requires the Windows graphical interface.',
          es: 'El trabajo requiere la interfaz gráfica de Windows.',
        },
        fits: ['public', 'bastion', 'p2s', 'jump', 's2s'],
        rulesOut: {
          serial: {
            pt: 'O console serial abre sem IP público, mas é só uma linha de comando.',
            en: 'The serial console opens without a public IP, but is a command line only.',
            es: 'La consola serie se abre sin IP pública, pero es solo una línea de comandos.',
          },
        },
      },
      {
        id: 'travellers',
        situations: ['press', 'forestry'],
        text: {
          pt: 'Os administradores viajam, a cada semana com outro endereço IP.',
          en: 'The administrators travel, with another IP address each week.',
          es: 'Los administradores viajan, cada semana con otra dirección IP.',
        },
        fits: ['bastion', 'p2s', 'jump', 'serial'],
        rulesOut: {
          s2s: {
            pt: 'A VPN site a site liga a rede do escritório, e não quem está fora dela.',
            en: 'A site-to-site VPN joins the office network, not whoever is away from it.',
            es: 'La VPN de sitio a sitio une la red de la oficina, no a quien está fuera de ella.',
          },
          public: {
            pt: 'A regra do IP público só aceita o endereço do escritório.',
            en: 'The rule for the public IP accepts only the office address.',
            es: 'La regla de la IP pública solo acepta la dirección de la oficina.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'Não há tempo para manter mais um servidor.',
          en: 'There is no time to maintain another server.',
          es: 'No hay tiempo para mantener otro servidor.',
        },
        fits: ['public', 'bastion', 'p2s', 'serial'],
        rulesOut: {
          jump: {
            pt: 'O servidor de salto é uma máquina a mais, que a equipe atualiza e protege.',
            en: 'The jump server is one more machine, which the team updates and protects.',
            es: 'El servidor de salto es una máquina más, que el equipo actualiza y protege.',
          },
        },
      },
      {
        id: 'own-tools',
        text: {
          pt: 'Programas dos notebooks também devem alcançar IPs privados dessa rede.',
          en: 'Programs on the laptops must also reach private IPs of that network.',
          es: 'Los programas de las laptops también deben llegar a IP privadas de esa red.',
        },
        fits: ['p2s', 's2s'],
        rulesOut: {
          public: {
            pt: 'O RDP ao IP público abre a tela de uma máquina; o notebook continua fora da rede.',
            en: 'RDP to a public IP opens the screen of one machine; the laptop stays outside the network.',
            es: 'El RDP a la IP pública abre la pantalla de una máquina; la laptop sigue fuera de la red.',
          },
          bastion: {
            pt: 'O Azure Bastion abre a tela das máquinas; não põe o notebook na rede.',
            en: 'Azure Bastion opens the screens of machines; it does not put the laptop on the network.',
            es: 'Azure Bastion abre la pantalla de las máquinas; no pone la laptop en la red.',
          },
          serial: {
            pt: 'O console serial mostra a linha de comando de uma máquina; o notebook continua fora da rede.',
            en: 'The serial console shows the command line of one machine; the laptop stays outside the network.',
            es: 'La consola serie muestra la línea de comandos de una máquina; la laptop sigue fuera de la red.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual forma de acesso atende a todos esses requisitos?',
      en: 'Which means of access meets all of these requirements?',
      es: '¿Qué forma de acceso cumple todos estos requisitos?',
    },
  },
  {
    id: 'joined-networks',
    exams: { 'az-900': { domain: 'architecture', topic: 'virtual-networks' } },
    scene: {
      pt: 'Pense em cada rede virtual como um prédio, em cada máquina como uma sala numerada e na internet como a rua.',
      en: 'Think of each virtual network as a building, of each machine as a numbered room and of the internet as the street.',
      es: 'Piensa en cada red virtual como un edificio, en cada máquina como una sala numerada y en internet como la calle.',
    },
    situations: [
      {
        id: 'merger',
        text: {
          pt: 'Em duas editoras fundidas, uma rede virtual precisa de um serviço da outra.',
          en: 'In two merged publishers, one virtual network needs a service in the other.',
          es: 'En dos editoriales fusionadas, una red virtual necesita un servicio de la otra.',
        },
      },
      {
        id: 'departments',
        text: {
          pt: 'Em uma prefeitura, a rede virtual da saúde precisa de um serviço da rede da educação.',
          en: 'In a city government, the health virtual network needs a service in the education network.',
          es: 'En un municipio, la red virtual de salud necesita un servicio de la red de educación.',
        },
      },
      {
        id: 'stages',
        text: {
          pt: 'Em uma fintech, a rede virtual de análise precisa de um serviço da rede de pagamentos.',
          en: 'In a fintech, the analytics virtual network needs a service in the payments network.',
          es: 'En una fintech, la red virtual de análisis necesita un servicio de la red de pagos.',
        },
      },
    ],
    candidates: [
      {
        id: 'peering',
        text: {
          pt: 'Emparelhamento direto das duas redes',
          en: 'Direct peering of both networks',
          es: 'Emparejamiento directo de las dos redes',
        },
        uses: ['peering', 'emparelhamento', 'emparejamiento'],
        why: {
          pt: 'O emparelhamento, pronto em minutos e sem operadora, une as redes pelo backbone da Microsoft, com IPs privados entre todas as máquinas, sem parar sistemas e sem gateway que limite a banda.',
          en: 'Peering, ready within minutes and with no carrier, joins the networks over the Microsoft backbone, with private IPs among all machines, without stopping systems and with no gateway to limit bandwidth.',
          es: 'El emparejamiento, listo en minutos y sin operador, une las redes por la red troncal de Microsoft, con IP privadas entre todas las máquinas, sin detener sistemas y sin gateway que limite el ancho de banda.',
        },
        likeness: {
          pt: 'uma abertura larga entre os dois prédios, que une todas as salas e exige números diferentes',
          en: 'a wide opening between the two buildings, which joins all rooms and requires their numbers to differ',
          es: 'una abertura amplia entre los dos edificios, que une todas las salas y exige números distintos',
        },
        tell: {
          pt: 'Dezenas de máquinas que se conectam por IP privado: ligação das duas redes inteiras. Tráfego intenso, sem passar por gateways: ligação pela rede da Microsoft. Sistemas que não podem parar: ligação que não recria recursos. Nada acessível pela internet: endereços privados nas duas pontas. Ligação que deve funcionar amanhã, sem contrato com operadoras: emparelhamento ou VPN, e não ExpressRoute.',
          en: 'Dozens of machines that connect over private IPs: a link between both networks as a whole. Heavy traffic that must not pass through gateways: a link over the Microsoft network. Current systems that must not stop: a link that recreates no resources. Nothing reachable from the internet: private addresses at both ends. A link that must work tomorrow, without a carrier contract: peering or a VPN, not ExpressRoute.',
          es: 'Decenas de máquinas que se conectan por IP privada: enlace de las dos redes completas. Tráfico intenso, sin pasar por gateways: enlace por la red de Microsoft. Sistemas que no pueden detenerse: enlace que no recrea recursos. Nada accesible desde internet: direcciones privadas en ambos extremos. Enlace que debe funcionar mañana, sin contrato con operadoras: emparejamiento o VPN, y no ExpressRoute.',
        },
        source: docs('azure/virtual-network/virtual-network-peering-overview'),
        popularity: 5,
      },
      {
        id: 'vpn',
        text: {
          pt: 'Conexão VPN de VNet a VNet, entre gateways',
          en: 'A VNet-to-VNet VPN connection between gateways',
          es: 'Conexión VPN de VNet a VNet, entre gateways',
        },
        uses: ['VPN'],
        why: {
          pt: 'Uma conexão VPN entre gateways, criada no mesmo dia e sem operadora, leva tudo por um túnel IPsec criptografado, com IPs privados nos dois sentidos e sem parar sistemas.',
          en: 'A VPN connection between gateways, created the same day and with no carrier, carries everything through an encrypted IPsec tunnel, with private IPs both ways and without stopping systems.',
          es: 'Una conexión VPN entre gateways, creada el mismo día y sin operador, lleva todo por un túnel IPsec cifrado, con IP privadas en ambos sentidos y sin detener sistemas.',
        },
        likeness: {
          pt: 'um corredor vigiado entre os dois prédios, com catracas lentas nas pontas, que leva a todas as salas',
          en: 'a guarded passage between the two buildings, with a slow turnstile at each end, reaching every room',
          es: 'un pasillo vigilado entre los dos edificios, con torniquetes lentos en las puntas, que lleva a todas las salas',
        },
        tell: {
          pt: 'Dezenas de máquinas que se conectam por IP privado: ligação das duas redes inteiras. Sistemas que não podem parar: ligação que não recria recursos. Nada acessível pela internet: endereços privados nas duas pontas. Ligação que deve funcionar amanhã, sem contrato com operadoras: emparelhamento ou VPN, e não ExpressRoute.',
          en: 'Dozens of machines that connect over private IPs: a link between both networks as a whole. Current systems that must not stop: a link that recreates no resources. Nothing reachable from the internet: private addresses at both ends. A link that must work tomorrow, without a carrier contract: peering or a VPN, not ExpressRoute.',
          es: 'Decenas de máquinas que se conectan por IP privada: enlace de las dos redes completas. Sistemas que no pueden detenerse: enlace que no recrea recursos. Nada accesible desde internet: direcciones privadas en ambos extremos. Enlace que debe funcionar mañana, sin contrato con operadoras: emparejamiento o VPN, y no ExpressRoute.',
        },
        source: docs('azure/vpn-gateway/vpn-gateway-howto-vnet-vnet-resource-manager-portal'),
        popularity: 4,
      },
      {
        id: 'link',
        text: {
          pt: 'Private Link, com um ponto de extremidade privado',
          en: 'Private Link, with a private endpoint',
          es: 'Private Link, con un punto de conexión privado',
        },
        uses: ['Private Link'],
        why: {
          pt: 'O Private Link dá a um só serviço um IP privado na outra rede, mesmo que as duas usem os mesmos endereços, sem uni-las nem passar pela internet ou por gateways.',
          en: 'Private Link gives one single service a private IP in the other network, even if both use the same addresses, without joining them or using the internet or gateways.',
          es: 'Private Link da a un solo servicio una IP privada en la otra red, aunque las dos usen las mismas direcciones, sin unirlas ni pasar por internet o por gateways.',
        },
        likeness: {
          pt: 'uma janelinha na parede, pela qual um prédio pede uma só coisa ao outro, sem entrar nele',
          en: 'a hatch in the wall, through which one building asks the other for one thing, without going in',
          es: 'una ventanilla en la pared, por la que un edificio pide al otro una sola cosa, sin entrar',
        },
        tell: {
          pt: 'Redes com os mesmos endereços: Private Link. Só um serviço ao alcance: Private Link. Tráfego intenso, sem passar por gateways: ligação pela rede da Microsoft. Nada acessível pela internet: endereços privados nas duas pontas.',
          en: 'Networks with the same addresses: Private Link. Only one service that must be reachable: Private Link. Heavy traffic that must not pass through gateways: a link over the Microsoft network. Nothing reachable from the internet: private addresses at both ends.',
          es: 'Redes con las mismas direcciones: Private Link. Solo un servicio al alcance: Private Link. Tráfico intenso, sin pasar por gateways: enlace por la red de Microsoft. Nada accesible desde internet: direcciones privadas en ambos extremos.',
        },
        source: docs('azure/private-link/private-link-service-overview'),
        popularity: 3,
      },
      {
        id: 'public',
        neverRight: true,
        text: {
          pt: 'Um IP público no serviço, com regras de NSG',
          en: 'A public IP on the service, with NSG rules',
          es: 'Una IP pública en el servicio, con reglas de NSG',
        },
        uses: [],
        why: {
          pt: 'Um IP público com regras de NSG alcança o serviço de qualquer rede, sem gateway e sem depender dos intervalos internos.',
          en: 'A public IP with NSG rules makes the service reachable from any network, without gateway and whatever the internal ranges.',
          es: 'Una IP pública con reglas de NSG permite llegar al servicio desde cualquier red, sin gateway y sin depender de los rangos internos.',
        },
        likeness: {
          pt: 'um balcão virado para a rua, com um guarda e uma lista, aonde o outro prédio vai pedir',
          en: 'a counter facing the street, with a guard and a list, where the other building comes to ask',
          es: 'un mostrador a la calle, con un guardia y una lista, adonde el otro edificio va a pedir',
        },
        tell: {
          pt: 'Um serviço aberto na internet a poucos endereços: IP público com NSG.',
          en: 'A service open on the internet to few addresses: a public IP with NSG.',
          es: 'Un servicio abierto en internet a pocas direcciones: IP pública con NSG.',
        },
        source: docs('azure/virtual-network/ip-services/public-ip-addresses'),
        popularity: 4,
      },
      {
        id: 'merge',
        neverRight: true,
        text: {
          pt: 'Recriar os recursos de uma rede dentro da outra',
          en: 'Recreate the resources of one network in the other',
          es: 'Recrear los recursos de una red dentro de la otra',
        },
        uses: [],
        why: {
          pt: 'Com tudo em uma só rede virtual, as máquinas se alcançam por IP privado sem nenhuma ligação a manter.',
          en: 'With everything in a single virtual network, machines reach each other over private IPs with no connection to maintain.',
          es: 'Con todo en una sola red virtual, las máquinas se alcanzan por IP privada sin ninguna conexión que mantener.',
        },
        likeness: {
          pt: 'a mudança das salas de um prédio para o outro, com o trabalho parado até tudo ser remontado',
          en: 'the move of one building’s rooms into the other, with work stopped until everything is set up again',
          es: 'la mudanza de las salas de un edificio al otro, con el trabajo parado hasta montarlo todo',
        },
        tell: {
          pt: 'Sistemas que nascem juntos: uma só rede virtual, com sub-redes.',
          en: 'Systems that start together: one virtual network, with subnets.',
          es: 'Sistemas que nacen juntos: una sola red virtual, con subredes.',
        },
        source: docs('azure/virtual-network/virtual-networks-overview'),
        popularity: 2,
      },
      {
        id: 'circuit',
        neverRight: true,
        text: {
          pt: 'Um circuito do ExpressRoute ligado às duas redes',
          en: 'An ExpressRoute circuit connected to both networks',
          es: 'Un circuito de ExpressRoute conectado a las dos redes',
        },
        uses: ['ExpressRoute'],
        why: {
          pt: 'Duas redes virtuais ligadas ao mesmo circuito do ExpressRoute se alcançam por IP privado, fora da internet.',
          en: 'Two virtual networks connected to the same ExpressRoute circuit reach each other over private IPs, off the internet.',
          es: 'Dos redes virtuales conectadas al mismo circuito de ExpressRoute se alcanzan por IP privada, fuera de internet.',
        },
        likeness: {
          pt: 'um corredor com catracas, encomendado por contrato a um construtor, que une todas as salas de números diferentes',
          en: 'a corridor with turnstiles, ordered by contract from a builder, that joins all rooms if their numbers differ',
          es: 'un pasillo con torniquetes, encargado por contrato a un constructor, que une todas las salas de números distintos',
        },
        tell: {
          pt: 'Ligação com o local, fora da internet: ExpressRoute; entre redes virtuais, antes o emparelhamento.',
          en: 'A link with on-premises, off the internet: ExpressRoute; between virtual networks, rather peering.',
          es: 'Conexión con el local, fuera de internet: ExpressRoute; entre redes virtuales, mejor el emparejamiento.',
        },
        source: docs('azure/expressroute/expressroute-introduction'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'same-range',
        text: {
          pt: 'As duas redes usam os mesmos endereços, que não podem ser trocados.',
          en: 'Both networks use the same addresses, which cannot be changed.',
          es: 'Las dos redes usan las mismas direcciones, que no pueden cambiarse.',
        },
        fits: ['link', 'public'],
        rulesOut: {
          peering: {
            pt: 'Redes com intervalos de endereços que coincidem não podem ser emparelhadas.',
            en: 'Networks with overlapping address ranges cannot be peered.',
            es: 'Las redes con rangos de direcciones que coinciden no pueden emparejarse.',
          },
          circuit: {
            pt: 'Um circuito do ExpressRoute também liga as redes inteiras, cujos endereços não podem coincidir.',
            en: 'An ExpressRoute circuit also connects the networks as a whole, and their addresses must not overlap.',
            es: 'Un circuito de ExpressRoute también conecta las redes completas, cuyas direcciones no pueden coincidir.',
          },
        },
      },
      {
        id: 'hidden',
        text: {
          pt: 'Nada pode ficar acessível pela internet.',
          en: 'Nothing may be reachable from the internet.',
          es: 'Nada puede quedar accesible desde internet.',
        },
        fits: ['peering', 'vpn', 'link', 'merge', 'circuit'],
        rulesOut: {
          public: {
            pt: 'Com um IP público, o serviço fica exposto na internet, mesmo com regras de NSG.',
            en: 'With a public IP the service is exposed to the internet, even with NSG rules.',
            es: 'Con una IP pública, el servicio queda expuesto en internet, aun con reglas de NSG.',
          },
        },
      },
      {
        id: 'fast',
        text: {
          pt: 'O tráfego é intenso e não pode passar por gateways.',
          en: 'Traffic is heavy and must not pass through gateways.',
          es: 'El tráfico es intenso y no debe pasar por gateways.',
        },
        fits: ['peering', 'link', 'public', 'merge'],
        rulesOut: {
          vpn: {
            pt: 'Na VPN todo o tráfego passa por gateways, que limitam a banda.',
            en: 'With VPN all traffic goes through gateways, which limit the bandwidth.',
            es: 'En la VPN todo el tráfico pasa por gateways, que limitan el ancho de banda.',
          },
          circuit: {
            pt: 'O circuito do ExpressRoute também chega às redes por gateways, com limite de banda.',
            en: 'The ExpressRoute circuit also reaches the networks through gateways, with a bandwidth limit.',
            es: 'El circuito de ExpressRoute también llega a las redes por gateways, con límite de ancho de banda.',
          },
        },
      },
      {
        id: 'running',
        text: {
          pt: 'Os sistemas atuais não podem parar nem ser reinstalados.',
          en: 'The current systems must not stop or be reinstalled.',
          es: 'Los sistemas actuales no pueden detenerse ni reinstalarse.',
        },
        fits: ['peering', 'vpn', 'public', 'circuit'],
        rulesOut: {
          merge: {
            pt: 'Levar recursos a outra rede virtual obriga a recriá-los, com parada.',
            en: 'Taking resources to another virtual network means recreating them, with downtime.',
            es: 'Llevar recursos a otra red virtual obliga a recrearlos, con parada.',
          },
        },
      },
      {
        id: 'both-ways',
        text: {
          pt: 'Dezenas de máquinas dos dois lados vão se conectar por IP privado.',
          en: 'Dozens of machines on both sides will connect over private IPs.',
          es: 'Decenas de máquinas de ambos lados van a conectarse por IP privadas.',
        },
        fits: ['peering', 'vpn', 'merge', 'circuit'],
        rulesOut: {
          link: {
            pt: 'O ponto de extremidade privado publica um serviço em um sentido; não liga dezenas de máquinas entre si.',
            en: 'A private endpoint publishes one service in one direction; it does not join dozens of machines.',
            es: 'El punto de conexión privado publica un servicio en un sentido; no une decenas de máquinas entre sí.',
          },
          public: {
            pt: 'As conexões a um IP público não usam IPs privados.',
            en: 'Connections to a public IP do not use private IPs.',
            es: 'Las conexiones a una IP pública no usan IP privadas.',
          },
        },
      },
      {
        id: 'no-contract',
        notWith: ['hidden'],
        text: {
          pt: 'A ligação deve funcionar amanhã, sem contrato com operadoras.',
          en: 'The link must work tomorrow, without a carrier contract.',
          es: 'El enlace debe funcionar mañana, sin contrato con operadoras.',
        },
        fits: ['peering', 'vpn', 'public', 'merge'],
        rulesOut: {
          circuit: {
            pt: 'Um circuito do ExpressRoute depende de contrato com um provedor de conectividade e leva semanas.',
            en: 'An ExpressRoute circuit depends on a contract with a connectivity provider and takes weeks.',
            es: 'Un circuito de ExpressRoute depende de un contrato con un proveedor de conectividad y lleva semanas.',
          },
        },
      },
      {
        id: 'one-target',
        text: {
          pt: 'Só esse serviço deve ser alcançável, sem unir as redes.',
          en: 'Only that service must be reachable, without joining the networks.',
          es: 'Solo ese servicio debe ser alcanzable, sin unir las redes.',
        },
        fits: ['link', 'public'],
        rulesOut: {
          peering: {
            pt: 'O emparelhamento une as duas redes inteiras: só regras manteriam o resto fora de alcance.',
            en: 'Peering joins both networks as a whole: only rules would keep the rest out of reach.',
            es: 'El emparejamiento une las dos redes enteras: solo reglas dejarían el resto fuera de alcance.',
          },
          vpn: {
            pt: 'A VPN une as duas redes inteiras: só regras manteriam o resto fora de alcance.',
            en: 'The VPN joins both networks as a whole: only rules would keep the rest out of reach.',
            es: 'La VPN une las dos redes enteras: solo reglas dejarían el resto fuera de alcance.',
          },
          circuit: {
            pt: 'O circuito do ExpressRoute une as duas redes inteiras: só regras manteriam o resto fora de alcance.',
            en: 'The ExpressRoute circuit joins both networks as a whole: only rules would keep the rest out of reach.',
            es: 'El circuito de ExpressRoute une las dos redes enteras: solo reglas dejarían el resto fuera de alcance.',
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
  {
    id: 'private-service-access',
    exams: { 'az-900': { domain: 'architecture', topic: 'dns-endpoints' } },
    scene: {
      pt: 'Pense na conta de armazenamento como um depósito, na rede virtual como um condomínio de blocos e na internet como a rua.',
      en: 'Think of the storage account as a storeroom, of the virtual network as a complex of blocks and of the internet as the street.',
      es: 'Piensa en la cuenta de almacenamiento como un almacén, en la red virtual como un conjunto de bloques y en internet como la calle.',
    },
    situations: [
      {
        id: 'payroll',
        text: {
          pt: 'As VMs da folha de uma siderúrgica leem uma conta de armazenamento do Azure.',
          en: 'The payroll VMs of a steel company read an Azure storage account.',
          es: 'Las VM de nómina de una siderúrgica leen una cuenta de almacenamiento de Azure.',
        },
      },
      {
        id: 'seismic',
        text: {
          pt: 'As VMs de um instituto de geofísica processam dados de uma conta de armazenamento do Azure.',
          en: 'A geophysics institute’s VMs process data in an Azure storage account.',
          es: 'Las VM de un instituto de geofísica procesan datos de una cuenta de almacenamiento de Azure.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'As VMs de uma prefeitura leem arquivos em uma conta de armazenamento do Azure.',
          en: 'A city hall’s VMs read files in an Azure storage account.',
          es: 'Las VM de un municipio leen archivos en una cuenta de almacenamiento de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'endpoint',
        text: {
          pt: 'Um ponto de extremidade privado, sem acesso público',
          en: 'A private endpoint, with public access disabled',
          es: 'Un punto de conexión privado, sin acceso público',
        },
        uses: ['Private Link'],
        why: {
          pt: 'O ponto de extremidade privado, sem servidor a manter, dá à conta um IP da rede virtual, que também o escritório alcança por VPN ou ExpressRoute; sem acesso público, nada entra pela internet.',
          en: 'A private endpoint, with no server to maintain, gives the account an IP of the virtual network, which an office can also reach over VPN or ExpressRoute; with public access disabled, nothing comes in from the internet.',
          es: 'El punto de conexión privado, sin servidor que mantener, da a la cuenta una IP de la red virtual, a la que también llega una oficina por VPN o ExpressRoute; sin acceso público, nada entra desde internet.',
        },
        likeness: {
          pt: 'uma porta interna paga para o depósito, que serve também à sede, com a porta da rua murada',
          en: 'a paid inner door to the storeroom, which serves head office too, with the street door walled up',
          es: 'una puerta interior de pago al almacén, que sirve también a la sede, con la puerta de calle tapiada',
        },
        tell: {
          pt: 'Sede que chega à conta por IP privado: ponto de extremidade privado. Conta que não aceita conexões da internet: acesso só pela rede virtual. Nenhum outro servidor a manter: recurso do próprio Azure, sem proxy. Chave roubada que não deve servir a partir de uma rede desconhecida: acesso limitado por rede.',
          en: 'A head office that reaches the account over a private IP: a private endpoint. An account that accepts no connections from the internet: access from the virtual network alone. Not another server to maintain: a feature of Azure itself, without a proxy. A stolen key of no use from an unknown network: access limited by network.',
          es: 'Sede que llega a la cuenta por IP privada: punto de conexión privado. Cuenta que no acepta conexiones desde internet: acceso solo desde la red virtual. Ningún otro servidor que mantener: función del propio Azure, sin proxy. Clave robada que no debe servir desde una red desconocida: acceso limitado por red.',
        },
        source: docs('azure/private-link/private-endpoint-overview'),
        popularity: 5,
      },
      {
        id: 'service',
        text: {
          pt: 'O ponto de extremidade público, só para sub-redes escolhidas',
          en: 'The public endpoint, limited to chosen subnets',
          es: 'El punto de conexión público, solo para subredes elegidas',
        },
        uses: [],
        why: {
          pt: 'O firewall da conta, com o ponto de extremidade de serviço das sub-redes, ambos sem custo, faz o ponto de extremidade público aceitar só as escolhidas, pela rede da Microsoft.',
          en: 'The account’s firewall, with a service endpoint on the subnets, both free of charge, makes the public endpoint accept only the chosen ones, over the Microsoft backbone.',
          es: 'El firewall de la cuenta, con el punto de conexión de servicio de las subredes, ambos sin costo, hace que el punto de conexión público acepte solo las elegidas, por la red de Microsoft.',
        },
        likeness: {
          pt: 'um guarda gratuito na porta do depósito, que só deixa entrar quem vem de certos blocos do condomínio',
          en: 'a free guard at the storeroom door, who lets in only those from certain blocks of the complex',
          es: 'un guardia gratuito en la puerta del almacén, que solo deja entrar a quien viene de ciertos bloques',
        },
        tell: {
          pt: 'Sub-rede que ainda usa o endereço público da conta: ponto de extremidade público, com firewall. Proteção que não pode ter custo: firewall da própria conta. Conta que não aceita conexões da internet: acesso só pela rede virtual. Nenhum outro servidor a manter: recurso do próprio Azure, sem proxy. Chave roubada que não deve servir a partir de uma rede desconhecida: acesso limitado por rede.',
          en: 'A subnet that still uses the account’s public address: a public endpoint, with a firewall. Protection that must be free of charge: the account’s own firewall. An account that accepts no connections from the internet: access from the virtual network alone. Not another server to maintain: a feature of Azure itself, without a proxy. A stolen key of no use from an unknown network: access limited by network.',
          es: 'Subred que todavía usa la dirección pública de la cuenta: punto de conexión público, con firewall. Protección que no puede tener costo: firewall de la propia cuenta. Cuenta que no acepta conexiones desde internet: acceso solo desde la red virtual. Ningún otro servidor que mantener: función del propio Azure, sin proxy. Clave robada que no debe servir desde una red desconocida: acceso limitado por red.',
        },
        source: docs('azure/virtual-network/virtual-network-service-endpoints-overview'),
        popularity: 4,
      },
      {
        id: 'allowed',
        rightWith: ['partner'],
        text: {
          pt: 'O ponto de extremidade público, só para sub-redes e IPs da lista',
          en: 'The public endpoint, limited to listed subnets and IPs',
          es: 'El punto de conexión público, solo para subredes e IP de la lista',
        },
        uses: [],
        why: {
          pt: 'O firewall da conta aceita só as sub-redes e os IPs públicos de uma lista, sem custo.',
          en: 'The account’s firewall accepts only the subnets and public IPs on a list, at no cost.',
          es: 'El firewall de la cuenta acepta solo las subredes y las IP públicas de una lista, sin costo.',
        },
        likeness: {
          pt: 'um guarda gratuito na porta da rua, com uma lista de blocos e de gente de fora',
          en: 'a free guard at the storeroom’s street door, with a list of blocks and of people from outside',
          es: 'un guardia gratuito en la puerta de calle, con una lista de bloques y de gente de fuera',
        },
        tell: {
          pt: 'Parceiro com IP fixo na internet: ponto de extremidade público, com esse IP na lista. Chave roubada que não deve servir a partir de uma rede desconhecida: firewall da conta.',
          en: 'A partner with a fixed internet IP: a public endpoint, with that IP on the list. A stolen key of no use from an unknown network: the account’s firewall.',
          es: 'Socio con IP fija en internet: punto de conexión público, con esa IP en la lista. Clave robada que no debe servir desde una red desconocida: firewall de la cuenta.',
        },
        source: docs('azure/storage/common/storage-network-security'),
        popularity: 3,
      },
      {
        id: 'keys',
        neverRight: true,
        text: {
          pt: 'O ponto de extremidade público, aberto a todas as redes',
          en: 'The public endpoint, open to all networks',
          es: 'El punto de conexión público, abierto a todas las redes',
        },
        uses: [],
        why: {
          pt: 'Com a conta aberta a todas as redes, quem tem a chave acessa de qualquer lugar, sem nada a configurar.',
          en: 'With the account open to all networks, whoever has the key gets in from anywhere, with nothing to set up.',
          es: 'Con la cuenta abierta a todas las redes, quien tiene la clave accede desde cualquier lugar, sin nada que configurar.',
        },
        likeness: {
          pt: 'a porta da rua do depósito, sem guarda, que abre para quem tiver a chave, mesmo roubada',
          en: 'the storeroom’s street door, with no guard, which opens to whoever has the key, even a stolen one',
          es: 'la puerta de calle del almacén, sin guardia, que se abre a quien tenga la llave, incluso robada',
        },
        tell: {
          pt: 'Qualquer origem, protegida só pela chave: o padrão, que a prática recomenda restringir.',
          en: 'Any origin, protected by the key alone: the default, which good practice restricts.',
          es: 'Cualquier origen, protegido solo por la clave: el valor inicial, que la buena práctica restringe.',
        },
        source: docs('azure/storage/common/storage-account-keys-manage'),
        popularity: 5,
      },
      {
        id: 'proxy',
        neverRight: true,
        text: {
          pt: 'Um servidor proxy mantido na rede virtual',
          en: 'A proxy server maintained in the virtual network',
          es: 'Un servidor proxy mantenido en la red virtual',
        },
        uses: [],
        why: {
          pt: 'Um proxy na rede virtual recebe pedidos por IP privado, também do escritório, e os repassa à conta.',
          en: 'A proxy in the virtual network takes requests over a private IP, also from an office, and passes them to the account.',
          es: 'Un proxy en la red virtual recibe pedidos por IP privada, también de una oficina, y los pasa a la cuenta.',
        },
        likeness: {
          pt: 'um empregado do condomínio, pago e treinado por ele, que busca no depósito o que os outros pedem',
          en: 'an employee paid and trained by the complex, who fetches from the storeroom what the others ask for',
          es: 'un empleado del conjunto, pagado y formado por él, que trae del almacén lo que los demás piden',
        },
        tell: {
          pt: 'Um intermediário próprio: só quando se quer controlar cada pedido, e mantê-lo.',
          en: 'An intermediary of one’s own: only to control each request, and to maintain it.',
          es: 'Un intermediario propio: solo para controlar cada pedido, y mantenerlo.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'from-office',
        text: {
          pt: 'A sede, ligada por ExpressRoute, deve alcançar a conta por IP privado.',
          en: 'The head office, over ExpressRoute, must reach the account by private IP.',
          es: 'La sede, unida por ExpressRoute, debe llegar a la cuenta por IP privada.',
        },
        fits: ['endpoint', 'proxy'],
        rulesOut: {
          service: {
            pt: 'Limitado a sub-redes, o ponto de extremidade público não dá à conta um IP privado.',
            en: 'Limited to subnets, the public endpoint gives the account no private IP.',
            es: 'Limitado a subredes, el punto de conexión público no da a la cuenta una IP privada.',
          },
          allowed: {
            pt: 'A lista libera IPs públicos; o acesso continua no endereço público da conta.',
            en: 'The list lets public IPs in; access still goes to the account’s public address.',
            es: 'La lista permite IP públicas; el acceso sigue en la dirección pública de la cuenta.',
          },
          keys: {
            pt: 'A conta aberta é acessada por seu endereço público.',
            en: 'An open account is reached at its public address.',
            es: 'A la cuenta abierta se llega por su dirección pública.',
          },
        },
      },
      {
        id: 'no-charge',
        text: {
          pt: 'A proteção não pode ter custo.',
          en: 'The protection must be free of charge.',
          es: 'La protección no puede tener costo.',
        },
        fits: ['service', 'allowed', 'keys'],
        rulesOut: {
          endpoint: {
            pt: 'O ponto de extremidade privado é cobrado por hora e por gigabyte.',
            en: 'The private endpoint is charged by the hour and by the gigabyte.',
            es: 'El punto de conexión privado se cobra por hora y por gigabyte.',
          },
          proxy: {
            pt: 'O proxy é mais uma máquina virtual na fatura.',
            en: 'The proxy is one more virtual machine on the bill.',
            es: 'El proxy es una máquina virtual más en la factura.',
          },
        },
      },
      {
        id: 'no-internet',
        text: {
          pt: 'A conta não deve aceitar conexões da internet.',
          en: 'The account must not accept connections from the internet.',
          es: 'La cuenta no debe aceptar conexiones desde internet.',
        },
        fits: ['endpoint', 'service', 'proxy'],
        rulesOut: {
          allowed: {
            pt: 'Com IPs na lista, a conta aceita conexões da internet vindas deles.',
            en: 'With IPs on the list, the account accepts connections from them over the internet.',
            es: 'Con IP en la lista, la cuenta acepta conexiones de ellas desde internet.',
          },
          keys: {
            pt: 'A conta aberta a todas as redes aceita conexões da internet.',
            en: 'An account open to all networks accepts connections from the internet.',
            es: 'Una cuenta abierta a todas las redes acepta conexiones desde internet.',
          },
        },
      },
      {
        id: 'no-machine',
        text: {
          pt: 'A equipe não quer manter outro servidor.',
          en: 'The team does not want to maintain another server.',
          es: 'El equipo no quiere mantener otro servidor.',
        },
        fits: ['endpoint', 'service', 'allowed', 'keys'],
        rulesOut: {
          proxy: {
            pt: 'O proxy é um servidor intermediário que a equipe teria de manter.',
            en: 'The proxy is a server in between that the team would have to maintain.',
            es: 'El proxy es un servidor intermedio que el equipo tendría que mantener.',
          },
        },
      },
      {
        id: 'public-address',
        text: {
          pt: 'Outro sistema, em uma sub-rede do Azure, ainda usa o endereço público da conta.',
          en: 'Another system, in an Azure subnet, still uses the account’s public address.',
          es: 'Otro sistema, en una subred de Azure, todavía usa la dirección pública de la cuenta.',
        },
        fits: ['service', 'allowed', 'keys'],
        rulesOut: {
          endpoint: {
            pt: 'Com o ponto de extremidade privado e sem acesso público, o outro sistema perde o endereço público que usa.',
            en: 'With a private endpoint and public access disabled, the other system loses the public address it uses.',
            es: 'Con el punto de conexión privado y sin acceso público, el otro sistema pierde la dirección pública que usa.',
          },
        },
      },
      {
        id: 'partner',
        text: {
          pt: 'Um parceiro com IP fixo na internet também precisa ler os dados.',
          en: 'A partner with a fixed internet IP also needs to read the data.',
          es: 'Un socio con IP fija en internet también necesita leer los datos.',
        },
        fits: ['allowed', 'keys'],
        rulesOut: {
          endpoint: {
            pt: 'O ponto de extremidade privado só é alcançado de redes ligadas à rede virtual.',
            en: 'The private endpoint is reachable only from networks connected to the virtual network.',
            es: 'Al punto de conexión privado solo se llega desde redes unidas a la red virtual.',
          },
          service: {
            pt: 'Limitado a sub-redes do Azure, o ponto de extremidade público não aceita o IP do parceiro.',
            en: 'Limited to Azure subnets, the public endpoint does not accept the partner’s IP.',
            es: 'Limitado a subredes de Azure, el punto de conexión público no acepta la IP del socio.',
          },
        },
      },
      {
        id: 'known-only',
        text: {
          pt: 'Uma chave roubada não deve servir a partir de uma rede desconhecida.',
          en: 'A stolen key must be of no use from an unknown network.',
          es: 'Una clave robada no debe servir desde una red desconocida.',
        },
        fits: ['endpoint', 'service', 'allowed', 'proxy'],
        rulesOut: {
          keys: {
            pt: 'Na conta aberta a todas as redes, a chave basta, de onde quer que seja usada.',
            en: 'In an account open to all networks, the key is enough, wherever it is used.',
            es: 'En la cuenta abierta a todas las redes, la clave basta, desde donde se la use.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual configuração atende a todos esses requisitos?',
      en: 'Which setting meets all of these requirements?',
      es: '¿Qué configuración cumple todos estos requisitos?',
    },
  },
];
