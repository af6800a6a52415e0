import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const subnetChoices: readonly Pattern[] = [
  {
    id: 'outbound-access',
    exams: { 'az-900': { domain: 'architecture', topic: 'virtual-networks' } },
    situations: [
      {
        id: 'lab',
        text: {
          pt: 'Máquinas virtuais de um laboratório, no Azure, baixam atualizações de fornecedores na internet.',
          en: 'A laboratory’s virtual machines in Azure download vendors’ updates from the internet.',
          es: 'Las máquinas virtuales de un laboratorio, en Azure, descargan actualizaciones de proveedores en internet.',
        },
      },
      {
        id: 'bureau',
        text: {
          pt: 'Vinte máquinas virtuais de uma central de crédito, no Azure, consultam a API de um parceiro na internet.',
          en: 'A credit bureau’s twenty virtual machines in Azure query a partner’s API on the internet.',
          es: 'Veinte máquinas virtuales de una central de crédito, en Azure, consultan la API de un socio en internet.',
        },
      },
      {
        id: 'courier',
        text: {
          pt: 'Os servidores de uma empresa de entregas, no Azure, enviam mensagens por um serviço na internet.',
          en: 'A delivery company’s servers in Azure send messages through a service on the internet.',
          es: 'Los servidores de una empresa de entregas, en Azure, envían mensajes por un servicio en internet.',
        },
      },
    ],
    candidates: [
      {
        id: 'nat',
        text: {
          pt: 'Um NAT Gateway na sub-rede',
          en: 'A NAT Gateway on the subnet',
          es: 'Un NAT Gateway en la subred',
        },
        uses: ['NAT Gateway'],
        why: {
          pt: 'O NAT Gateway dá saída a toda máquina posta na sub-rede, com um endereço fixo, por menos que um firewall, sem máquina a manter e sem deixar entrar nada.',
          en: 'A NAT Gateway gives any machine placed in the subnet a way out, with a fixed address, for less than a firewall, with no machine to maintain and nothing let in.',
          es: 'El NAT Gateway da salida a toda máquina puesta en la subred, con una dirección fija, por menos que un firewall, sin máquina que mantener y sin dejar entrar nada.',
        },
        tell: {
          pt: 'Servidores avulsos criados todos os dias, sem gastar centenas de dólares: NAT Gateway. Nenhum servidor com endereço público: saída por um ponto comum. Servidores avulsos criados todos os dias, sem uma lista de máquinas: saída definida para a sub-rede. Nem mais um sistema operacional a manter: serviço gerenciado. Centenas de dólares por mês que não cabem no orçamento: saída sem firewall dedicado. Acesso que deve continuar se a sede ficar sem conexão: saída pelo próprio Azure. Servidores que devem sair com um mesmo endereço IP: saída compartilhada.',
          en: 'Single servers created every day, without spending hundreds of dollars: NAT Gateway. No server with a public address of its own: a shared way out. Single servers created every day, without a list of machines: a way out set for the subnet. No other operating system to maintain: a managed service. Hundreds of dollars a month beyond the budget: a way out without a dedicated firewall. Access that must continue if the head office loses its connection: a way out from Azure itself. Servers that must go out with the same IP address: a shared way out.',
          es: 'Servidores sueltos que se crean todos los días, sin gastar cientos de dólares: NAT Gateway. Ningún servidor con dirección pública propia: salida por un punto común. Servidores sueltos que se crean todos los días, sin una lista de máquinas: salida definida para la subred. Ningún otro sistema operativo que mantener: servicio administrado. Cientos de dólares al mes que no caben en el presupuesto: salida sin firewall dedicado. Acceso que debe seguir si la sede se queda sin conexión: salida desde el propio Azure. Servidores que deben salir con una misma dirección IP: salida compartida.',
        },
        source: docs('azure/nat-gateway/nat-overview'),
        popularity: 4,
      },
      {
        id: 'ip',
        neverRight: true,
        text: {
          pt: 'Um IP público em cada interface',
          en: 'A public IP on each interface',
          es: 'Una IP pública en cada interfaz',
        },
        uses: [],
        why: {
          pt: 'Com um IP público, cada máquina sai para a internet por conta própria, sem outro serviço.',
          en: 'With a public IP each machine goes out to the internet on its own, without another service.',
          es: 'Con una IP pública, cada máquina sale a internet por su cuenta, sin otro servicio.',
        },
        tell: {
          pt: 'Uma máquina isolada, que também recebe conexões: IP público.',
          en: 'A lone machine that also receives connections: a public IP.',
          es: 'Una máquina aislada que también recibe conexiones: IP pública.',
        },
        source: docs('azure/virtual-network/ip-services/public-ip-addresses'),
        popularity: 4,
      },
      {
        id: 'lb',
        text: {
          pt: 'Regras de saída do Load Balancer',
          en: 'Outbound rules of a Load Balancer',
          es: 'Reglas de salida de un Load Balancer',
        },
        uses: ['Load Balancer'],
        why: {
          pt: 'As regras de saída do Load Balancer dão às máquinas atrás dele um endereço comum.',
          en: 'The outbound rules of a Load Balancer give the machines behind it a common address.',
          es: 'Las reglas de salida del Load Balancer dan a las máquinas detrás de él una dirección común.',
        },
        tell: {
          pt: 'Um balanceador público já existente: regras de saída do Load Balancer. Nenhum servidor com endereço público: saída por um ponto comum. Nem mais um sistema operacional a manter: serviço gerenciado. Centenas de dólares por mês que não cabem no orçamento: saída sem firewall dedicado. Acesso que deve continuar se a sede ficar sem conexão: saída pelo próprio Azure. Servidores que devem sair com um mesmo endereço IP: saída compartilhada.',
          en: 'A public load balancer that exists already: outbound rules of the Load Balancer. No server with a public address of its own: a shared way out. No other operating system to maintain: a managed service. Hundreds of dollars a month beyond the budget: a way out without a dedicated firewall. Access that must continue if the head office loses its connection: a way out from Azure itself. Servers that must go out with the same IP address: a shared way out.',
          es: 'Un balanceador público ya existente: reglas de salida del Load Balancer. Ningún servidor con dirección pública propia: salida por un punto común. Ningún otro sistema operativo que mantener: servicio administrado. Cientos de dólares al mes que no caben en el presupuesto: salida sin firewall dedicado. Acceso que debe seguir si la sede se queda sin conexión: salida desde el propio Azure. Servidores que deben salir con una misma dirección IP: salida compartida.',
        },
        source: docs('azure/load-balancer/outbound-rules'),
        popularity: 4,
      },
      {
        id: 'firewall',
        text: {
          pt: 'Rota por um Azure Firewall',
          en: 'A route through an Azure Firewall',
          es: 'Una ruta por un Azure Firewall',
        },
        uses: ['Firewall'],
        why: {
          pt: 'O Azure Firewall recebe todo o tráfego de saída, permite por nome de domínio e é mantido pela Microsoft.',
          en: 'Azure Firewall receives all outbound traffic, allows it by domain name and is kept up by Microsoft.',
          es: 'Azure Firewall recibe todo el tráfico de salida, lo permite por nombre de dominio y lo mantiene Microsoft.',
        },
        tell: {
          pt: 'Sites com nomes de domínio em uma lista, sem sistema operacional a manter: Azure Firewall. Nenhum servidor com endereço público: saída por um ponto comum. Servidores avulsos criados todos os dias, sem uma lista de máquinas: saída definida para a sub-rede. Nem mais um sistema operacional a manter: serviço gerenciado. Acesso que deve continuar se a sede ficar sem conexão: saída pelo próprio Azure. Servidores que devem sair com um mesmo endereço IP: saída compartilhada.',
          en: 'Sites on a list of domain names, with no operating system to maintain: Azure Firewall. No server with a public address of its own: a shared way out. Single servers created every day, without a list of machines: a way out set for the subnet. No other operating system to maintain: a managed service. Access that must continue if the head office loses its connection: a way out from Azure itself. Servers that must go out with the same IP address: a shared way out.',
          es: 'Sitios con nombres de dominio en una lista, sin sistema operativo que mantener: Azure Firewall. Ningún servidor con dirección pública propia: salida por un punto común. Servidores sueltos que se crean todos los días, sin una lista de máquinas: salida definida para la subred. Ningún otro sistema operativo que mantener: servicio administrado. Acceso que debe seguir si la sede se queda sin conexión: salida desde el propio Azure. Servidores que deben salir con una misma dirección IP: salida compartida.',
        },
        source: docs('azure/firewall/overview'),
        popularity: 4,
      },
      {
        id: 'proxy',
        neverRight: true,
        text: { pt: 'Um proxy próprio, em Linux', en: 'A proxy of its own, on Linux', es: 'Un proxy propio, en Linux' },
        uses: ['proxy'],
        why: {
          pt: 'Um proxy próprio filtra por nome, sai por um só endereço e custa o de uma máquina pequena.',
          en: 'A proxy of one’s own filters by name, goes out by a single address and costs as much as a small machine.',
          es: 'Un proxy propio filtra por nombre, sale por una sola dirección y cuesta lo de una máquina pequeña.',
        },
        tell: {
          pt: 'Filtrar com pouco dinheiro e uma máquina a manter: proxy próprio.',
          en: 'Filtering with little money and a machine to maintain: a proxy of one’s own.',
          es: 'Filtrar con poco dinero y una máquina que mantener: proxy propio.',
        },
        source: docs('azure/architecture/networking/guide/network-level-segmentation'),
        popularity: 2,
      },
      {
        id: 'office',
        neverRight: true,
        text: {
          pt: 'Saída pela sede, sobre a VPN já existente',
          en: 'An exit through the office, over its VPN',
          es: 'Salida por la sede, sobre la VPN existente',
        },
        uses: ['VPN'],
        why: {
          pt: 'Com o túnel forçado, a saída passa pela VPN e pelos filtros que o escritório já tem.',
          en: 'With forced tunneling, traffic goes out over the VPN and the filters that the office already has.',
          es: 'Con la tunelización forzada, la salida pasa por la VPN y los filtros que la oficina ya tiene.',
        },
        tell: {
          pt: 'Inspecionar tudo no escritório: túnel forçado pela VPN.',
          en: 'Inspecting everything at the office: forced tunneling over the VPN.',
          es: 'Inspeccionar todo en la oficina: tunelización forzada por la VPN.',
        },
        source: docs('azure/vpn-gateway/about-site-to-site-tunneling'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'no-public',
        text: {
          pt: 'Nenhum servidor pode ter um endereço público.',
          en: 'No server may have a public address of its own.',
          es: 'Ningún servidor puede tener una dirección pública propia.',
        },
        fits: ['nat', 'lb', 'firewall', 'proxy', 'office'],
        rulesOut: {
          ip: {
            pt: 'Com um IP público em cada interface, cada máquina tem um endereço público.',
            en: 'With a public IP on each interface, each machine has a public address.',
            es: 'Con una IP pública en cada interfaz, cada máquina tiene una dirección pública.',
          },
        },
      },
      {
        id: 'no-balancer',
        text: {
          pt: 'Várias equipes criam servidores avulsos todos os dias, e nenhum deve precisar entrar em uma lista de máquinas.',
          en: 'Several teams create single servers every day, and none should have to be added to a list of machines.',
          es: 'Varios equipos crean servidores sueltos todos los días, y ninguno debe tener que agregarse a una lista de máquinas.',
        },
        fits: ['nat', 'ip', 'firewall', 'proxy', 'office'],
        rulesOut: {
          lb: {
            pt: 'Cada servidor avulso teria de ser posto no pool de back-end do Load Balancer.',
            en: 'Each single server would have to be added to the backend pool of the Load Balancer.',
            es: 'Cada servidor suelto tendría que agregarse al grupo de back-end del Load Balancer.',
          },
        },
      },
      {
        id: 'small-budget',
        text: {
          pt: 'Um serviço de centenas de dólares por mês não cabe no orçamento.',
          en: 'A service of hundreds of dollars a month is beyond the budget.',
          es: 'Un servicio de cientos de dólares al mes no cabe en el presupuesto.',
        },
        fits: ['nat', 'ip', 'lb', 'proxy', 'office'],
        rulesOut: {
          firewall: {
            pt: 'O Azure Firewall é cobrado por hora, e só isso passa de algumas centenas de dólares por mês.',
            en: 'Azure Firewall is charged by the hour, and that alone comes to some hundreds of dollars a month.',
            es: 'Azure Firewall se cobra por hora, y solo eso pasa de algunos cientos de dólares al mes.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe não quer manter outro sistema operacional.',
          en: 'The team does not want to maintain another operating system.',
          es: 'El equipo no quiere mantener otro sistema operativo.',
        },
        fits: ['nat', 'ip', 'lb', 'firewall', 'office'],
        rulesOut: {
          proxy: {
            pt: 'O proxy fica em uma máquina cujo sistema operacional a equipe atualiza.',
            en: 'The proxy is on a machine whose operating system the team patches.',
            es: 'El proxy queda en una máquina cuyo sistema operativo actualiza el equipo.',
          },
        },
      },
      {
        id: 'independent',
        text: {
          pt: 'O acesso deve continuar se a sede ficar sem conexão.',
          en: 'Access must continue if the head office loses its connection.',
          es: 'El acceso debe seguir si la sede se queda sin conexión.',
        },
        fits: ['nat', 'ip', 'lb', 'firewall', 'proxy'],
        rulesOut: {
          office: {
            pt: 'Com o túnel forçado, sem a conexão da sede as máquinas ficam sem saída.',
            en: 'With forced tunneling, without the connection of the headquarters the machines have no way out.',
            es: 'Con la tunelización forzada, sin la conexión de la sede las máquinas quedan sin salida.',
          },
        },
      },
      {
        id: 'by-name',
        text: {
          pt: 'Só sites de uma lista de nomes de domínio podem ser alcançados.',
          en: 'Only the sites on a list of domain names may be reached.',
          es: 'Solo se puede llegar a los sitios de una lista de nombres de dominio.',
        },
        fits: ['firewall', 'proxy'],
        rulesOut: {
          nat: {
            pt: 'O NAT Gateway traduz endereços: não filtra por nome de domínio.',
            en: 'A NAT Gateway translates addresses: it does not filter by domain name.',
            es: 'El NAT Gateway traduce direcciones: no filtra por nombre de dominio.',
          },
          ip: {
            pt: 'Um IP público não filtra os sites por nome de domínio.',
            en: 'A public IP does not filter sites by domain name.',
            es: 'Una IP pública no filtra los sitios por nombre de dominio.',
          },
          lb: {
            pt: 'O Load Balancer trabalha com endereços e portas, não com nomes de domínio.',
            en: 'A Load Balancer works with addresses and ports, not with domain names.',
            es: 'El Load Balancer trabaja con direcciones y puertos, no con nombres de dominio.',
          },
        },
      },
      {
        id: 'one-address',
        text: {
          pt: 'Todos os servidores devem sair com um mesmo endereço IP.',
          en: 'All servers must go out with the same IP address.',
          es: 'Todos los servidores deben salir con una misma dirección IP.',
        },
        fits: ['nat', 'lb', 'firewall', 'proxy', 'office'],
        rulesOut: {
          ip: {
            pt: 'Com um IP público por máquina, cada uma sai com um endereço diferente.',
            en: 'With a public IP for each machine, each goes out with a different address.',
            es: 'Con una IP pública por máquina, cada una sale con una dirección distinta.',
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
    id: 'traffic-rules',
    exams: { 'az-900': { domain: 'architecture', topic: 'virtual-networks' } },
    situations: [
      {
        id: 'brokerage',
        text: {
          pt: 'Uma corretora quer controlar o tráfego entre as partes de seus sistemas no Azure.',
          en: 'A brokerage wants to control the traffic between the parts of its systems in Azure.',
          es: 'Una corredora quiere controlar el tráfico entre las partes de sus sistemas en Azure.',
        },
      },
      {
        id: 'campus',
        text: {
          pt: 'Uma universidade define que conexões são permitidas nas redes de seus institutos no Azure.',
          en: 'A university is deciding which connections its institutes’ networks in Azure allow.',
          es: 'Una universidad define qué conexiones se permiten en las redes de sus institutos en Azure.',
        },
      },
      {
        id: 'dealer',
        text: {
          pt: 'Uma montadora revê as regras de tráfego entre seus servidores no Azure.',
          en: 'A car maker is reviewing the traffic rules between its servers in Azure.',
          es: 'Una automotriz revisa las reglas de tráfico entre sus servidores en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'subnet-nsg',
        text: { pt: 'Um NSG em cada sub-rede', en: 'An NSG on each subnet', es: 'Un NSG en cada subred' },
        uses: ['NSG'],
        why: {
          pt: 'O NSG da sub-rede filtra sem custo por endereço, porta e protocolo, e vale para cada máquina que entra nela.',
          en: 'The subnet’s NSG filters by address, port and protocol at no charge, and applies to each machine placed in it.',
          es: 'El NSG de la subred filtra sin costo por dirección, puerto y protocolo, y vale para cada máquina que entra en ella.',
        },
        tell: {
          pt: 'Regras que não acrescentam custo nem dependem do administrador de um servidor: NSG. Tráfego filtrado também dentro de um mesmo segmento: NSG. Servidores novos protegidos sem configuração neles: NSG na sub-rede. Controle que não pode acrescentar custo: NSG. Nenhuma máquina mantida para filtrar o tráfego: recurso do próprio Azure. Regras que o administrador de um servidor não pode desligar dentro dele: filtro na rede.',
          en: 'Rules that add no cost and do not depend on a server’s administrator: an NSG. Traffic filtered within the same segment too: an NSG. New servers protected without configuration on them: an NSG on the subnet. A control that must not add cost: an NSG. No machine maintained to filter traffic: a feature of Azure itself. Rules that a server’s administrator must not be able to turn off from inside: a filter in the network.',
          es: 'Reglas que no agregan costo ni dependen del administrador de un servidor: NSG. Tráfico que debe filtrarse también dentro de un mismo segmento: NSG. Servidores nuevos protegidos sin configuración en ellos: NSG en la subred. Control que no puede agregar costo: NSG. Ninguna máquina que mantener para filtrar el tráfico: función del propio Azure. Reglas que el administrador de un servidor no puede desactivar desde dentro: filtro en la red.',
        },
        source: docs('azure/virtual-network/network-security-groups-overview'),
        popularity: 5,
      },
      {
        id: 'nic-nsg',
        text: {
          pt: 'Um NSG em cada interface de rede',
          en: 'An NSG on each network interface',
          es: 'Un NSG en cada interfaz de red',
        },
        uses: ['NSG'],
        why: {
          pt: 'O NSG da interface filtra sem custo o que chega a uma máquina, também dentro da sub-rede.',
          en: 'The interface’s NSG filters what reaches one machine at no charge, within the subnet too.',
          es: 'El NSG de la interfaz filtra sin costo lo que llega a una máquina, también dentro de la subred.',
        },
        tell: {
          pt: 'Regras que não acrescentam custo nem dependem do administrador de um servidor: NSG. Tráfego filtrado também dentro de um mesmo segmento: NSG. Controle que não pode acrescentar custo: NSG. Nenhuma máquina mantida para filtrar o tráfego: recurso do próprio Azure. Regras que o administrador de um servidor não pode desligar dentro dele: filtro na rede.',
          en: 'Rules that add no cost and do not depend on a server’s administrator: an NSG. Traffic filtered within the same segment too: an NSG. A control that must not add cost: an NSG. No machine maintained to filter traffic: a feature of Azure itself. Rules that a server’s administrator must not be able to turn off from inside: a filter in the network.',
          es: 'Reglas que no agregan costo ni dependen del administrador de un servidor: NSG. Tráfico que debe filtrarse también dentro de un mismo segmento: NSG. Control que no puede agregar costo: NSG. Ninguna máquina que mantener para filtrar el tráfico: función del propio Azure. Reglas que el administrador de un servidor no puede desactivar desde dentro: filtro en la red.',
        },
        source: docs('azure/virtual-network/network-security-group-how-it-works'),
        popularity: 3,
      },
      {
        id: 'firewall',
        text: {
          pt: 'Um Azure Firewall em rede central',
          en: 'An Azure Firewall in a central network',
          es: 'Un Azure Firewall en una red central',
        },
        uses: ['Firewall'],
        why: {
          pt: 'O Azure Firewall filtra em um só lugar o que passa entre redes, também por nome de domínio, e a Microsoft o mantém.',
          en: 'Azure Firewall filters in one place what passes between networks, by domain name too, and Microsoft keeps it up.',
          es: 'Azure Firewall filtra en un solo lugar lo que pasa entre redes, también por nombre de dominio, y Microsoft lo mantiene.',
        },
        tell: {
          pt: 'Saída limitada a uma lista de nomes de domínio: Azure Firewall. Regras escritas uma só vez para redes em cinco regiões: Azure Firewall. Nenhuma máquina mantida para filtrar o tráfego: recurso do próprio Azure. Regras que o administrador de um servidor não pode desligar dentro dele: filtro na rede.',
          en: 'Outbound access limited to a list of domain names: Azure Firewall. Rules written once for networks in five regions: Azure Firewall. No machine maintained to filter traffic: a feature of Azure itself. Rules that a server’s administrator must not be able to turn off from inside: a filter in the network.',
          es: 'Salida que debe limitarse a una lista de nombres de dominio: Azure Firewall. Reglas escritas una sola vez para redes en cinco regiones: Azure Firewall. Ninguna máquina que mantener para filtrar el tráfico: función del propio Azure. Reglas que el administrador de un servidor no puede desactivar desde dentro: filtro en la red.',
        },
        source: docs('azure/firewall/overview'),
        popularity: 4,
      },
      {
        id: 'host',
        neverRight: true,
        text: {
          pt: 'O filtro do sistema em cada máquina',
          en: 'The system’s filter on each machine',
          es: 'El filtro del sistema en cada máquina',
        },
        uses: [],
        why: {
          pt: 'O filtro do próprio sistema operacional controla, sem custo, o que entra em cada máquina, de onde vier.',
          en: 'The operating system’s own filter controls, at no charge, what enters each machine, wherever it comes from.',
          es: 'El filtro del propio sistema operativo controla, sin costo, lo que entra en cada máquina, venga de donde venga.',
        },
        tell: {
          pt: 'Mais uma camada, dentro da máquina: filtro do sistema.',
          en: 'One more layer, inside the machine: the system’s filter.',
          es: 'Una capa más, dentro de la máquina: filtro del sistema.',
        },
        source: docs('windows/security/operating-system-security/network-security/windows-firewall/'),
        popularity: 3,
      },
      {
        id: 'avnm',
        neverRight: true,
        text: {
          pt: 'Políticas do Virtual Network Manager',
          en: 'Policies of Virtual Network Manager',
          es: 'Directivas de Virtual Network Manager',
        },
        uses: ['Network Manager'],
        why: {
          pt: 'As regras de administração do Virtual Network Manager são definidas uma vez e valem em todas as redes do grupo, antes dos NSGs.',
          en: 'The admin rules of Virtual Network Manager are defined once and apply in all networks of the group, before the NSGs.',
          es: 'Las reglas de administración de Virtual Network Manager se definen una vez y valen en todas las redes del grupo, antes de los NSG.',
        },
        tell: {
          pt: 'As mesmas regras em muitas redes virtuais: Virtual Network Manager.',
          en: 'The same rules in many virtual networks: Virtual Network Manager.',
          es: 'Las mismas reglas en muchas redes virtuales: Virtual Network Manager.',
        },
        source: docs('azure/virtual-network-manager/concept-security-admins'),
        popularity: 2,
      },
      {
        id: 'appliance',
        text: {
          pt: 'Um firewall de terceiros em VM central',
          en: 'A third-party firewall on a central VM',
          es: 'Un firewall de terceros en una VM central',
        },
        uses: [],
        why: {
          pt: 'O firewall de outro fabricante traz as regras e a console que a equipe já conhece, em um só lugar.',
          en: 'Another vendor’s firewall brings the rules and the console that the team already knows, in one place.',
          es: 'El firewall de otro fabricante trae las reglas y la consola que el equipo ya conoce, en un solo lugar.',
        },
        tell: {
          pt: 'Manter o produto que a equipe conhece: firewall de terceiros. Regras que o administrador de um servidor não pode desligar dentro dele: filtro na rede.',
          en: 'Keeping the product that the team knows: a third-party firewall. Rules that a server’s administrator must not be able to turn off from inside: a filter in the network.',
          es: 'Conservar el producto que el equipo conoce: firewall de terceros. Reglas que el administrador de un servidor no puede desactivar desde dentro: filtro en la red.',
        },
        source: docs('azure/architecture/networking/guide/network-virtual-appliance-high-availability'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'no-fee',
        text: {
          pt: 'O controle não pode acrescentar custo.',
          en: 'The control must not add cost.',
          es: 'El control no puede agregar costo.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'host'],
        rulesOut: {
          firewall: {
            pt: 'O Azure Firewall é cobrado por hora e pelo que processa.',
            en: 'Azure Firewall is charged by the hour and by what it processes.',
            es: 'Azure Firewall se cobra por hora y por lo que procesa.',
          },
          avnm: {
            pt: 'O Virtual Network Manager é cobrado pelas redes que administra.',
            en: 'Virtual Network Manager is charged by the networks it manages.',
            es: 'Virtual Network Manager se cobra por las redes que administra.',
          },
          appliance: {
            pt: 'O firewall de terceiros custa a máquina e a licença.',
            en: 'The third-party firewall costs the machine and the license.',
            es: 'El firewall de terceros cuesta la máquina y la licencia.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'Nenhuma máquina deve ser mantida para filtrar o tráfego.',
          en: 'No machine should be maintained to filter traffic.',
          es: 'No debe mantenerse ninguna máquina para filtrar el tráfico.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'firewall', 'host', 'avnm'],
        rulesOut: {
          appliance: {
            pt: 'O firewall de terceiros é uma máquina virtual que a equipe atualiza.',
            en: 'The third-party firewall is a virtual machine that the team patches.',
            es: 'El firewall de terceros es una máquina virtual que el equipo actualiza.',
          },
        },
      },
      {
        id: 'tamper',
        text: {
          pt: 'O administrador de um servidor não pode desligar as regras dentro dele.',
          en: 'A server’s administrator must not be able to turn the rules off from inside it.',
          es: 'El administrador de un servidor no puede desactivar las reglas desde dentro.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'firewall', 'avnm', 'appliance'],
        rulesOut: {
          host: {
            pt: 'O administrador da máquina pode desligar o filtro do sistema.',
            en: 'The machine’s administrator can turn the system’s filter off.',
            es: 'El administrador de la máquina puede desactivar el filtro del sistema.',
          },
        },
      },
      {
        id: 'newcomers',
        text: {
          pt: 'Servidores novos devem ficar protegidos sem configuração neles.',
          en: 'New servers must be protected without any configuration on them.',
          es: 'Los servidores nuevos deben quedar protegidos sin configuración en ellos.',
        },
        fits: ['subnet-nsg', 'firewall', 'avnm', 'appliance'],
        rulesOut: {
          'nic-nsg': {
            pt: 'O NSG por interface é associado a cada máquina nova.',
            en: 'An NSG per interface is attached to each new machine.',
            es: 'El NSG por interfaz se asocia a cada máquina nueva.',
          },
        },
      },
      {
        id: 'many-networks',
        text: {
          pt: 'São 60 redes em cinco regiões, e as regras devem ser escritas uma só vez.',
          en: 'There are 60 networks in five regions, and the rules must be written once.',
          es: 'Son 60 redes en cinco regiones, y las reglas deben escribirse una sola vez.',
        },
        fits: ['firewall', 'avnm', 'appliance'],
        rulesOut: {
          'subnet-nsg': {
            pt: 'Um NSG vale em uma só região: seria preciso outro em cada uma, associado a cada sub-rede.',
            en: 'An NSG belongs to one region: each would need another, attached to every subnet.',
            es: 'Un NSG vale en una sola región: haría falta otro en cada una, asociado a cada subred.',
          },
          'nic-nsg': {
            pt: 'Um NSG vale em uma só região, e por interface é associado máquina por máquina.',
            en: 'An NSG belongs to one region, and per interface it is attached machine by machine.',
            es: 'Un NSG vale en una sola región, y por interfaz se asocia máquina por máquina.',
          },
        },
      },
      {
        id: 'same-subnet',
        text: {
          pt: 'O tráfego dentro de um mesmo segmento também deve ser filtrado.',
          en: 'Traffic within the same segment must be filtered too.',
          es: 'También debe filtrarse el tráfico dentro de un mismo segmento.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'host', 'avnm'],
        rulesOut: {
          firewall: {
            pt: 'Por padrão, o que circula dentro de uma sub-rede não passa pelo Azure Firewall da rede central.',
            en: 'By default, what stays within a subnet does not pass through the Azure Firewall of the central network.',
            es: 'De forma predeterminada, lo que circula dentro de una subred no pasa por el Azure Firewall de la red central.',
          },
          appliance: {
            pt: 'Por padrão, o que circula dentro de uma sub-rede não passa pelo firewall de terceiros da rede central.',
            en: 'By default, what stays within a subnet does not pass through the third-party firewall of the central network.',
            es: 'De forma predeterminada, lo que circula dentro de una subred no pasa por el firewall de terceros de la red central.',
          },
        },
      },
      {
        id: 'by-name',
        text: {
          pt: 'A saída deve se limitar a uma lista de nomes de domínio.',
          en: 'Outbound access must be limited to a list of domain names.',
          es: 'La salida debe limitarse a una lista de nombres de dominio.',
        },
        fits: ['firewall', 'appliance'],
        rulesOut: {
          'subnet-nsg': {
            pt: 'O NSG da sub-rede filtra endereços, portas e protocolos, não nomes de domínio.',
            en: 'The subnet’s NSG filters addresses, ports and protocols, not domain names.',
            es: 'El NSG de la subred filtra direcciones, puertos y protocolos, no nombres de dominio.',
          },
          'nic-nsg': {
            pt: 'O NSG da interface filtra endereços, portas e protocolos, não nomes de domínio.',
            en: 'The interface’s NSG filters addresses, ports and protocols, not domain names.',
            es: 'El NSG de la interfaz filtra direcciones, puertos y protocolos, no nombres de dominio.',
          },
          avnm: {
            pt: 'As regras do Virtual Network Manager usam endereços e portas, não nomes de domínio.',
            en: 'The rules of Virtual Network Manager use addresses and ports, not domain names.',
            es: 'Las reglas de Virtual Network Manager usan direcciones y puertos, no nombres de dominio.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual controle atende a todos esses requisitos?',
      en: 'Which control meets all of these requirements?',
      es: '¿Qué control cumple todos estos requisitos?',
    },
  },
];
