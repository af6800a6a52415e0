import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const subnetChoices: readonly Pattern[] = [
  {
    id: 'outbound-access',
    exams: { 'az-900': { domain: 'architecture', topic: 'virtual-networks', advancedOnly: true } },
    scene: {
      pt: 'Pense nos servidores como salas de um prédio que mandam cartas à internet, e no endereço IP como o remetente no envelope.',
      en: 'Think of the servers as rooms in a building that send letters to the internet, and of an IP as the return address.',
      es: 'Piensa en los servidores como salas de un edificio que mandan cartas a internet, y en la dirección IP como el remitente del sobre.',
    },
    situations: [
      {
        id: 'lab',
        text: {
          pt: 'Os servidores de um laboratório no Azure vão baixar atualizações da internet.',
          en: 'A laboratory’s servers on Azure will download updates from the internet.',
          es: 'Los servidores de un laboratorio en Azure van a descargar actualizaciones de internet.',
        },
      },
      {
        id: 'bureau',
        text: {
          pt: 'Os servidores de uma central de crédito no Azure vão consultar a API de um parceiro na internet.',
          en: 'A credit bureau’s servers on Azure will query a partner’s API on the internet.',
          es: 'Los servidores de una central de crédito en Azure van a consultar la API de un socio en internet.',
        },
      },
      {
        id: 'courier',
        text: {
          pt: 'Os servidores de uma empresa de entregas no Azure vão enviar mensagens pela internet.',
          en: 'A delivery company’s servers on Azure will send messages over the internet.',
          es: 'Los servidores de una empresa de mensajería en Azure van a enviar mensajes por internet.',
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
          pt: 'O NAT Gateway dá a toda máquina posta na sub-rede saída direta à internet, com um endereço fixo comum, por menos que um firewall, sem máquina a manter e sem deixar entrar nada.',
          en: 'A NAT Gateway gives any machine placed in the subnet a direct way out to the internet, with one fixed shared address, for less than a firewall, with no machine to maintain and nothing let in.',
          es: 'El NAT Gateway da a toda máquina puesta en la subred salida directa a internet, con una dirección fija común, por menos que un firewall, sin máquina que mantener y sin dejar entrar nada.',
        },
        likeness: {
          pt: 'a saída comum do prédio, cuidada por outros, com um só remetente, mas aberta a qualquer destinatário',
          en: 'the building’s shared way out, run by others, with a single return address but open to any recipient',
          es: 'la salida común del edificio, cuidada por otros, con un solo remitente, pero abierta a cualquier destinatario',
        },
        tell: {
          pt: 'Servidores novos que não devem ser postos em pools de back-end, centenas de dólares que não cabem no orçamento: NAT Gateway. Nenhum servidor com endereço próprio na internet: saída compartilhada. Servidores novos que não devem ser postos em pools de back-end: saída definida para a sub-rede. Equipe que não quer manter mais um servidor: serviço gerenciado. Centenas de dólares por mês que não cabem no orçamento: saída sem firewall dedicado. Acesso que deve continuar sem a conexão da sede: saída do próprio Azure. Destino que autoriza um só endereço IP: saída compartilhada.',
          en: 'New servers that must not have to be added to backend pools, hundreds of dollars that exceed the budget: NAT Gateway. No server with its own internet address: a shared way out. New servers that must not have to be added to backend pools: a way out set for the subnet. A team that does not want to maintain another server: a managed service. Hundreds of dollars a month that exceed the budget: a way out without a dedicated firewall. Access that must continue without the head office’s connection: a way out from Azure itself. A destination that authorizes only one IP address: a shared way out.',
          es: 'Servidores nuevos que no deben agregarse a grupos de back-end, cientos de dólares que superan el presupuesto: NAT Gateway. Ningún servidor con dirección propia en internet: salida compartida. Servidores nuevos que no deben agregarse a grupos de back-end: salida definida para la subred. Equipo que no quiere mantener otro servidor: servicio administrado. Cientos de dólares al mes que superan el presupuesto: salida sin un firewall dedicado. Acceso que debe continuar sin la conexión de la sede: salida del propio Azure. Destino que autoriza una sola dirección IP: salida compartida.',
        },
        source: docs('azure/nat-gateway/nat-overview'),
        popularity: 4,
      },
      {
        id: 'ip',
        neverRight: true,
        text: {
          pt: 'Um IP público em cada servidor',
          en: 'A public IP on each server',
          es: 'Una IP pública en cada servidor',
        },
        uses: [],
        why: {
          pt: 'Com um IP público, cada máquina sai para a internet por conta própria, sem outro serviço.',
          en: 'With a public IP each machine goes out to the internet on its own, without another service.',
          es: 'Con una IP pública, cada máquina sale a internet por su cuenta, sin otro servicio.',
        },
        likeness: {
          pt: 'a porta para a rua em cada sala, cada uma com seu próprio remetente, aberta a qualquer destinatário',
          en: 'the street door in each room, each with a return address of its own, open to any recipient',
          es: 'la puerta a la calle en cada sala, cada una con su propio remitente, abierta a cualquier destinatario',
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
          pt: 'As regras de saída do Load Balancer, serviço gerenciado de baixo custo, levam direto à internet, por um endereço comum, as máquinas atrás dele, que não precisam de IP público.',
          en: 'The outbound rules of a Load Balancer, a low-cost managed service, take the machines behind it, which need no public IP, straight to the internet by a common address.',
          es: 'Las reglas de salida del Load Balancer, servicio administrado de bajo costo, llevan directo a internet, por una dirección común, a las máquinas detrás de él, que no necesitan IP pública.',
        },
        likeness: {
          pt: 'a saída com um só remetente, aberta a qualquer destinatário, na qual cada sala nova tem de ser inscrita',
          en: 'the way out with a single return address, open to any recipient, where each new room must be registered',
          es: 'la salida con un solo remitente, abierta a cualquier destinatario, donde hay que inscribir cada sala nueva',
        },
        tell: {
          pt: 'Um balanceador público já existente: regras de saída do Load Balancer. Nenhum servidor com endereço próprio na internet: saída compartilhada. Equipe que não quer manter mais um servidor: serviço gerenciado. Centenas de dólares por mês que não cabem no orçamento: saída sem firewall dedicado. Acesso que deve continuar sem a conexão da sede: saída do próprio Azure. Destino que autoriza um só endereço IP: saída compartilhada.',
          en: 'A public load balancer that exists already: outbound rules of the Load Balancer. No server with its own internet address: a shared way out. A team that does not want to maintain another server: a managed service. Hundreds of dollars a month that exceed the budget: a way out without a dedicated firewall. Access that must continue without the head office’s connection: a way out from Azure itself. A destination that authorizes only one IP address: a shared way out.',
          es: 'Un balanceador público ya existente: reglas de salida del Load Balancer. Ningún servidor con dirección propia en internet: salida compartida. Equipo que no quiere mantener otro servidor: servicio administrado. Cientos de dólares al mes que superan el presupuesto: salida sin un firewall dedicado. Acceso que debe continuar sin la conexión de la sede: salida del propio Azure. Destino que autoriza una sola dirección IP: salida compartida.',
        },
        source: docs('azure/load-balancer/outbound-rules'),
        popularity: 4,
      },
      {
        id: 'firewall',
        text: {
          pt: 'Um Azure Firewall na saída',
          en: 'An Azure Firewall at the exit',
          es: 'Un Azure Firewall en la salida',
        },
        uses: ['Firewall'],
        why: {
          pt: 'O Azure Firewall, mantido pela Microsoft, recebe pela rota da sub-rede toda a saída, também de máquinas novas e sem IP público, permite só os nomes de domínio definidos e a leva direto à internet por um só IP.',
          en: 'Azure Firewall, maintained by Microsoft, receives all outbound traffic through the subnet’s route, that of new machines and of those without a public IP too, allows only the domain names set and takes it straight to the internet by one IP.',
          es: 'Azure Firewall, que mantiene Microsoft, recibe por la ruta de la subred toda la salida, también de máquinas nuevas y sin IP pública, permite solo los nombres de dominio definidos y la lleva directo a internet por una sola IP.',
        },
        likeness: {
          pt: 'a portaria cuidada por outros, com um só remetente, que confere cada destinatário, mas é caríssima',
          en: 'the gatehouse run by others, with a single return address, which checks every recipient but is very expensive',
          es: 'la portería cuidada por otros, con un solo remitente, que revisa cada destinatario, pero es carísima',
        },
        tell: {
          pt: 'Só nomes de domínio de uma lista: Azure Firewall. Nenhum servidor com endereço próprio na internet: saída compartilhada. Servidores novos que não devem ser postos em pools de back-end: saída definida para a sub-rede. Equipe que não quer manter mais um servidor: serviço gerenciado. Acesso que deve continuar sem a conexão da sede: saída do próprio Azure. Destino que autoriza um só endereço IP: saída compartilhada.',
          en: 'Only domain names on a list: Azure Firewall. No server with its own internet address: a shared way out. New servers that must not have to be added to backend pools: a way out set for the subnet. A team that does not want to maintain another server: a managed service. Access that must continue without the head office’s connection: a way out from Azure itself. A destination that authorizes only one IP address: a shared way out.',
          es: 'Solo nombres de dominio de una lista: Azure Firewall. Ningún servidor con dirección propia en internet: salida compartida. Servidores nuevos que no deben agregarse a grupos de back-end: salida definida para la subred. Equipo que no quiere mantener otro servidor: servicio administrado. Acceso que debe continuar sin la conexión de la sede: salida del propio Azure. Destino que autoriza una sola dirección IP: salida compartida.',
        },
        source: docs('azure/firewall/overview'),
        popularity: 4,
      },
      {
        id: 'proxy',
        neverRight: true,
        text: { pt: 'Um servidor proxy em Linux', en: 'A proxy server on Linux', es: 'Un servidor proxy en Linux' },
        uses: ['proxy'],
        why: {
          pt: 'Um proxy próprio filtra por nome, sai por um só endereço e custa o de uma máquina pequena.',
          en: 'A proxy of one’s own filters by name, goes out by a single address and costs as much as a small machine.',
          es: 'Un proxy propio filtra por nombre, sale por una sola dirección y cuesta lo de una máquina pequeña.',
        },
        likeness: {
          pt: 'a portaria com um só remetente e uma lista de nomes, que a própria equipe ergue e conserta',
          en: 'the gatehouse with a single return address and a list of names, which the team itself builds and repairs',
          es: 'la portería con un solo remitente y una lista de nombres, que el propio equipo levanta y repara',
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
          pt: 'A internet da sede, pela VPN',
          en: 'The head office line, by VPN',
          es: 'La internet de la sede, por VPN',
        },
        uses: ['VPN'],
        why: {
          pt: 'Pela VPN que já existe, o tráfego sai pela internet e pelos filtros da sede.',
          en: 'Over the existing VPN, traffic goes out through the line and the filters of the head office.',
          es: 'Por la VPN existente, el tráfico sale por la internet y los filtros de la sede.',
        },
        likeness: {
          pt: 'a saída pela portaria da matriz, do outro lado da cidade, que para se a rua é interditada',
          en: 'the way out through the head office’s gate, across town, which stops if the road is blocked',
          es: 'la salida por la portería de la sede, al otro lado de la ciudad, inútil si cortan la calle',
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
          pt: 'Nenhum desses servidores pode ter endereço próprio na internet.',
          en: 'None of these servers may have its own internet address.',
          es: 'Ninguno de esos servidores puede tener dirección propia en internet.',
        },
        fits: ['nat', 'lb', 'firewall', 'proxy', 'office'],
        rulesOut: {
          ip: {
            pt: 'Com um IP público em cada servidor, cada um tem endereço próprio na internet.',
            en: 'With a public IP on each server, each has its own internet address.',
            es: 'Con una IP pública en cada servidor, cada uno tiene dirección propia en internet.',
          },
        },
      },
      {
        id: 'no-balancer',
        text: {
          pt: 'Servidores novos não devem ser postos em pools de back-end.',
          en: 'New servers must not have to be added to backend pools.',
          es: 'Los servidores nuevos no deben agregarse a grupos de back-end.',
        },
        fits: ['nat', 'ip', 'firewall', 'proxy', 'office'],
        rulesOut: {
          lb: {
            pt: 'As regras de saída só servem a quem é posto no pool de back-end do Load Balancer.',
            en: 'Outbound rules serve only servers added to the backend pool of the Load Balancer.',
            es: 'Las reglas de salida solo sirven a quien se agrega al grupo de back-end del Load Balancer.',
          },
        },
      },
      {
        id: 'small-budget',
        text: {
          pt: 'Centenas de dólares por mês não cabem no orçamento.',
          en: 'Hundreds of dollars a month would exceed the budget.',
          es: 'Cientos de dólares al mes superan el presupuesto.',
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
          pt: 'A equipe não quer manter mais um servidor.',
          en: 'The team does not want to maintain another server.',
          es: 'El equipo no quiere mantener otro servidor.',
        },
        fits: ['nat', 'ip', 'lb', 'firewall', 'office'],
        rulesOut: {
          proxy: {
            pt: 'O proxy filtra e sai por um só endereço, mas é mais um servidor que a equipe mantém.',
            en: 'The proxy filters and uses a single address, but is another server that the team maintains.',
            es: 'El proxy filtra y sale por una sola dirección, pero es otro servidor que el equipo mantiene.',
          },
        },
      },
      {
        id: 'independent',
        text: {
          pt: 'O acesso deve continuar sem a conexão da sede.',
          en: 'Access must continue without the head office’s connection.',
          es: 'El acceso debe continuar sin la conexión de la sede.',
        },
        fits: ['nat', 'ip', 'lb', 'firewall', 'proxy'],
        rulesOut: {
          office: {
            pt: 'Pela VPN, a saída depende da conexão da sede.',
            en: 'Over the VPN, the way out depends on the connection of the head office.',
            es: 'Por la VPN, la salida depende de la conexión de la sede.',
          },
        },
      },
      {
        id: 'by-name',
        text: {
          pt: 'Só nomes de domínio de uma lista podem ser acessados.',
          en: 'Only domain names on a list may be reached.',
          es: 'Solo se puede acceder a nombres de dominio de una lista.',
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
          pt: 'O destino autoriza um só endereço IP.',
          en: 'The destination authorizes only one IP address.',
          es: 'El destino autoriza una sola dirección IP.',
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
    scene: {
      pt: 'Pense nos servidores como salas, nas sub-redes como os corredores e nas redes como os prédios em que elas ficam.',
      en: 'Think of the servers as rooms, of the subnets as corridors, and of the networks as the buildings they are in.',
      es: 'Piensa en los servidores como salas, en las subredes como los pasillos y en las redes como los edificios en que están.',
    },
    situations: [
      {
        id: 'brokerage',
        text: {
          pt: 'Uma corretora quer limitar quais de seus servidores no Azure se comunicam.',
          en: 'A brokerage wants to limit which of its servers in Azure may communicate.',
          es: 'Una corredora quiere limitar cuáles de sus servidores en Azure se comunican.',
        },
      },
      {
        id: 'campus',
        text: {
          pt: 'Uma universidade quer limitar as conexões de seus servidores no Azure.',
          en: 'A university wants to limit the connections of its servers in Azure.',
          es: 'Una universidad quiere limitar las conexiones de sus servidores en Azure.',
        },
      },
      {
        id: 'dealer',
        text: {
          pt: 'Depois de uma invasão, uma montadora revê as regras de tráfego de seus servidores no Azure.',
          en: 'After an intrusion, a car maker is reviewing the traffic rules of its servers in Azure.',
          es: 'Después de una intrusión, un fabricante de autos revisa las reglas de tráfico de sus servidores en Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'subnet-nsg',
        text: { pt: 'Um NSG em cada sub-rede', en: 'An NSG on each subnet', es: 'Un NSG en cada subred' },
        uses: ['NSG'],
        why: {
          pt: 'O NSG da sub-rede, aplicado fora do sistema do servidor, filtra sem custo nem máquina a manter por endereço, porta e protocolo, também entre vizinhos, e vale para cada máquina que entra nela.',
          en: 'The subnet’s NSG, applied outside the server’s system, filters by address, port and protocol, with no charge or machine to maintain, between neighbors too, and applies to each machine placed in the subnet.',
          es: 'El NSG de la subred, aplicado fuera del sistema del servidor, filtra sin costo ni máquina que mantener por dirección, puerto y protocolo, también entre vecinos, y vale para cada máquina que entra en ella.',
        },
        likeness: {
          pt: 'o porteiro grátis posto corredor por corredor, que guarda até portas novas, mas conhece números e não nomes',
          en: 'the free doorman posted corridor by corridor, who guards even new doors but knows numbers and not names',
          es: 'el portero gratis puesto pasillo por pasillo, que cuida hasta puertas nuevas, pero conoce números y no nombres',
        },
        tell: {
          pt: 'Sem verba para mais um serviço pago: NSG, que não é cobrado. Invasor que não deve alcançar os servidores vizinhos, no mesmo segmento: NSG. Servidores novos protegidos, sem configuração em cada um: regra na sub-rede ou na rede. Equipe que não quer outra máquina virtual para atualizar: serviço do próprio Azure. Regras que o administrador de um servidor não deve poder desligar: filtro na rede, fora da máquina.',
          en: 'No budget for another paid service: NSGs, which are not charged for. An intruder who must not reach neighbors, in the same segment: an NSG. New servers protected, without configuration on each: a rule on the subnet or the network. A team that does not want another virtual machine to patch: a service of Azure itself. Rules that a server’s administrator must not be able to turn off: a filter in the network, outside the machine.',
          es: 'Sin presupuesto para otro servicio pago: NSG, que no se cobra. Intruso que no debe llegar a los servidores vecinos, en el mismo segmento: NSG. Servidores nuevos protegidos, sin configuración en cada uno: regla en la subred o en la red. Equipo que no quiere otra máquina virtual que actualizar: servicio del propio Azure. Reglas que el administrador de un servidor no debe poder desactivar: filtro en la red, fuera de la máquina.',
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
          pt: 'O NSG da interface filtra sem custo o que chega a uma máquina, também do vizinho da mesma sub-rede.',
          en: 'The interface’s NSG filters at no charge what reaches one machine, from a neighbor in the same subnet too.',
          es: 'El NSG de la interfaz filtra sin costo lo que llega a una máquina, también desde el vecino de la misma subred.',
        },
        likeness: {
          pt: 'o porteiro grátis posto porta por porta, que barra até o vizinho, mas conhece números e não nomes',
          en: 'the free doorman posted door by door, who stops even the neighbors but knows numbers and not names',
          es: 'el portero gratis puesto puerta por puerta, que frena hasta al vecino, pero conoce números y no nombres',
        },
        tell: {
          pt: 'Sem verba para mais um serviço pago: NSG, que não é cobrado. Invasor que não deve alcançar os servidores vizinhos, no mesmo segmento: NSG. Equipe que não quer outra máquina virtual para atualizar: serviço do próprio Azure. Regras que o administrador de um servidor não deve poder desligar: filtro na rede, fora da máquina.',
          en: 'No budget for another paid service: NSGs, which are not charged for. An intruder who must not reach neighbors, in the same segment: an NSG. A team that does not want another virtual machine to patch: a service of Azure itself. Rules that a server’s administrator must not be able to turn off: a filter in the network, outside the machine.',
          es: 'Sin presupuesto para otro servicio pago: NSG, que no se cobra. Intruso que no debe llegar a los servidores vecinos, en el mismo segmento: NSG. Equipo que no quiere otra máquina virtual que actualizar: servicio del propio Azure. Reglas que el administrador de un servidor no debe poder desactivar: filtro en la red, fuera de la máquina.',
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
          pt: 'O Azure Firewall filtra em um só lugar o que passa entre as redes e para a internet, de servidores atuais e novos, também por nome de domínio, e a Microsoft o mantém.',
          en: 'Azure Firewall filters in one place what passes between networks and to the internet, of present and new servers, by domain name too, and Microsoft maintains it.',
          es: 'Azure Firewall filtra en un solo lugar lo que pasa entre las redes y hacia internet, de servidores actuales y nuevos, también por nombre de dominio, y Microsoft lo mantiene.',
        },
        likeness: {
          pt: 'a guarita paga entre os prédios, cuidada por outros, que confere nomes, mas não vê visitas à sala vizinha',
          en: 'the paid gatehouse between buildings, run by others, which checks names but misses visits to the next room',
          es: 'la caseta pagada entre edificios, cuidada por otros, que revisa nombres, pero no ve visitas a la sala vecina',
        },
        tell: {
          pt: 'As mesmas regras em 60 redes, a partir de um só lugar: Azure Firewall em rede central. Acesso somente a uma lista de nomes de domínio: firewall, e não NSG. Servidores novos protegidos, sem configuração em cada um: regra na sub-rede ou na rede. Equipe que não quer outra máquina virtual para atualizar: serviço do próprio Azure. Regras que o administrador de um servidor não deve poder desligar: filtro na rede, fora da máquina.',
          en: 'The same rules for 60 networks, from one place: Azure Firewall in a central network. Access only to a list of domain names: a firewall, not an NSG. New servers protected, without configuration on each: a rule on the subnet or the network. A team that does not want another virtual machine to patch: a service of Azure itself. Rules that a server’s administrator must not be able to turn off: a filter in the network, outside the machine.',
          es: 'Las mismas reglas en 60 redes, desde un solo lugar: Azure Firewall en una red central. Acceso solo a una lista de nombres de dominio: firewall, y no NSG. Servidores nuevos protegidos, sin configuración en cada uno: regla en la subred o en la red. Equipo que no quiere otra máquina virtual que actualizar: servicio del propio Azure. Reglas que el administrador de un servidor no debe poder desactivar: filtro en la red, fuera de la máquina.',
        },
        source: docs('azure/firewall/overview'),
        popularity: 4,
      },
      {
        id: 'host',
        neverRight: true,
        text: {
          pt: 'O firewall do sistema em cada máquina',
          en: 'The system firewall on each machine',
          es: 'El firewall del sistema en cada máquina',
        },
        uses: [],
        why: {
          pt: 'O firewall do sistema operacional controla sem custo o que entra em cada máquina.',
          en: 'The operating system’s firewall controls at no charge what enters each machine.',
          es: 'El firewall del sistema operativo controla sin costo lo que entra en cada máquina.',
        },
        likeness: {
          pt: 'o trinco grátis por dentro de cada sala, posto uma a uma, que quem está nela pode abrir',
          en: 'the free bolt inside each room, fitted one by one, which whoever is in there can slide open',
          es: 'el pestillo gratis por dentro de cada sala, puesto una a una, que quien está allí puede abrir',
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
        id: 'appliance',
        text: {
          pt: 'Um firewall de terceiros em VM central',
          en: 'A third-party firewall on a central VM',
          es: 'Un firewall de terceros en una VM central',
        },
        uses: [],
        why: {
          pt: 'O firewall de outro fabricante, em uma máquina virtual central, filtra em um só lugar com as regras e o console que a equipe já conhece.',
          en: 'Another vendor’s firewall, on a central virtual machine, filters in one place with the rules and the console that the team already knows.',
          es: 'El firewall de otro fabricante, en una máquina virtual central, filtra en un solo lugar con las reglas y la consola que el equipo ya conoce.',
        },
        likeness: {
          pt: 'a guarita paga entre os prédios, que a própria equipe conserta e que não vê visitas à sala vizinha',
          en: 'the paid gatehouse between buildings, which the team itself repairs and which misses visits to the next room',
          es: 'la caseta pagada entre edificios, que el propio equipo repara y que no ve visitas a la sala vecina',
        },
        tell: {
          pt: 'As mesmas regras em 60 redes, a partir de um só lugar: Azure Firewall em rede central. Acesso somente a uma lista de nomes de domínio: firewall, e não NSG. Servidores novos protegidos, sem configuração em cada um: regra na sub-rede ou na rede. Regras que o administrador de um servidor não deve poder desligar: filtro na rede, fora da máquina.',
          en: 'The same rules for 60 networks, from one place: Azure Firewall in a central network. Access only to a list of domain names: a firewall, not an NSG. New servers protected, without configuration on each: a rule on the subnet or the network. Rules that a server’s administrator must not be able to turn off: a filter in the network, outside the machine.',
          es: 'Las mismas reglas en 60 redes, desde un solo lugar: Azure Firewall en una red central. Acceso solo a una lista de nombres de dominio: firewall, y no NSG. Servidores nuevos protegidos, sin configuración en cada uno: regla en la subred o en la red. Reglas que el administrador de un servidor no debe poder desactivar: filtro en la red, fuera de la máquina.',
        },
        source: docs('azure/architecture/networking/guide/network-virtual-appliance-high-availability'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'no-fee',
        text: {
          pt: 'Não há verba para mais um serviço pago.',
          en: 'There is no budget for another paid service.',
          es: 'No hay presupuesto para otro servicio pago.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'host'],
        rulesOut: {
          firewall: {
            pt: 'O Azure Firewall é cobrado por hora e pelos dados que processa.',
            en: 'Azure Firewall is charged by the hour and by the data that it processes.',
            es: 'Azure Firewall se cobra por hora y por los datos que procesa.',
          },
          appliance: {
            pt: 'O firewall de terceiros custa a máquina virtual e a licença.',
            en: 'The third-party firewall costs a virtual machine and a license.',
            es: 'El firewall de terceros cuesta la máquina virtual y la licencia.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe não quer outra máquina virtual para atualizar.',
          en: 'The team does not want another virtual machine to patch.',
          es: 'El equipo no quiere otra máquina virtual que actualizar.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'firewall', 'host'],
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
          pt: 'O administrador de um servidor não deve poder desligar as regras.',
          en: 'A server’s administrator must not be able to turn the rules off.',
          es: 'El administrador de un servidor no debe poder desactivar las reglas.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'firewall', 'appliance'],
        rulesOut: {
          host: {
            pt: 'O administrador da máquina pode desligar o firewall do sistema.',
            en: 'The machine’s administrator can turn its system firewall off.',
            es: 'El administrador de la máquina puede desactivar el firewall del sistema.',
          },
        },
      },
      {
        id: 'newcomers',
        text: {
          pt: 'Servidores novos devem estar protegidos sem configuração em cada um.',
          en: 'New servers must be protected without configuration on each.',
          es: 'Los servidores nuevos deben estar protegidos sin configuración en cada uno.',
        },
        fits: ['subnet-nsg', 'firewall', 'appliance'],
        rulesOut: {
          'nic-nsg': {
            pt: 'O NSG por interface precisa ser associado a cada servidor novo.',
            en: 'An NSG per interface has to be attached to each new server.',
            es: 'El NSG por interfaz debe asociarse a cada servidor nuevo.',
          },
          host: {
            pt: 'O firewall do sistema é configurado em cada servidor novo.',
            en: 'The system firewall is configured on each new server.',
            es: 'El firewall del sistema se configura en cada servidor nuevo.',
          },
        },
      },
      {
        id: 'many-networks',
        text: {
          pt: 'As mesmas regras devem valer em 60 redes de cinco regiões, a partir de um só lugar.',
          en: 'The same rules must apply to 60 networks in five regions, from one place.',
          es: 'Las mismas reglas deben valer en 60 redes de cinco regiones, desde un solo lugar.',
        },
        fits: ['firewall', 'appliance'],
        rulesOut: {
          'subnet-nsg': {
            pt: 'Um NSG vale em uma só região: seriam vários, associados sub-rede por sub-rede.',
            en: 'An NSG belongs to one region: there would be several, attached subnet by subnet.',
            es: 'Un NSG vale en una sola región: serían varios, asociados subred por subred.',
          },
          'nic-nsg': {
            pt: 'Um NSG vale em uma só região: seriam vários, associados máquina por máquina.',
            en: 'An NSG belongs to one region: there would be several, attached machine by machine.',
            es: 'Un NSG vale en una sola región: serían varios, asociados máquina por máquina.',
          },
          host: {
            pt: 'O firewall do sistema é configurado máquina por máquina.',
            en: 'The system firewall is configured machine by machine.',
            es: 'El firewall del sistema se configura máquina por máquina.',
          },
        },
      },
      {
        id: 'same-subnet',
        text: {
          pt: 'Sem rotas próprias, um invasor em um servidor não deve alcançar os vizinhos do mesmo segmento.',
          en: 'Without custom routes, an intruder on one server must not reach its neighbors in the same segment.',
          es: 'Sin rutas propias, un intruso en un servidor no debe llegar a los vecinos del mismo segmento.',
        },
        fits: ['subnet-nsg', 'nic-nsg', 'host'],
        rulesOut: {
          firewall: {
            pt: 'Por padrão, o tráfego entre vizinhos de uma sub-rede não passa pelo Azure Firewall da rede central.',
            en: 'By default, traffic between neighbors in a subnet does not pass through the Azure Firewall of the central network.',
            es: 'De forma predeterminada, el tráfico entre vecinos de una subred no pasa por el Azure Firewall de la red central.',
          },
          appliance: {
            pt: 'Por padrão, o tráfego entre vizinhos de uma sub-rede não passa pelo firewall de terceiros da rede central.',
            en: 'By default, traffic between neighbors in a subnet does not pass through the third-party firewall of the central network.',
            es: 'De forma predeterminada, el tráfico entre vecinos de una subred no pasa por el firewall de terceros de la red central.',
          },
        },
      },
      {
        id: 'by-name',
        text: {
          pt: 'Na internet, os servidores só podem acessar uma lista de nomes de domínio.',
          en: 'On the internet, the servers may reach only a list of domain names.',
          es: 'En internet, los servidores solo pueden acceder a una lista de nombres de dominio.',
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
        },
      },
    ],
    ask: {
      pt: 'Que controle atende a todos esses requisitos?',
      en: 'Which control meets all of these requirements?',
      es: '¿Qué control cumple todos estos requisitos?',
    },
  },
];
