import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const modernizationPairs: readonly Pattern[] = [
  pairsOf({
    id: 'servers-and-files',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'migration' } },
    situations: [
      {
        id: 'paper',
        text: {
          pt: 'Uma fábrica de papel vai levar ao Google Cloud 60 máquinas virtuais VMware e 300 TB de arquivos.',
          en: 'A paper mill is moving 60 VMware virtual machines and 300 TB of files to Google Cloud.',
          es: 'Una fábrica de papel va a llevar a Google Cloud 60 máquinas virtuales VMware y 300 TB de archivos.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Um grupo de rádio e TV vai levar ao Google Cloud sistemas em VMware e 300 TB de gravações.',
          en: 'A radio and television group is moving VMware systems and 300 TB of recordings to Google Cloud.',
          es: 'Un grupo de radio y TV va a llevar a Google Cloud sistemas en VMware y 300 TB de grabaciones.',
        },
      },
      {
        id: 'maps',
        text: {
          pt: 'Um instituto de cartografia vai levar ao Google Cloud sistemas em VMware e 300 TB de imagens aéreas.',
          en: 'A mapping institute is moving VMware systems and 300 TB of aerial images to Google Cloud.',
          es: 'Un instituto de cartografía va a llevar a Google Cloud sistemas en VMware y 300 TB de imágenes aéreas.',
        },
      },
      {
        id: 'archive',
        text: {
          pt: 'Um arquivo público vai levar ao Google Cloud sistemas em VMware e 300 TB de documentos.',
          en: 'A public archive is moving VMware systems and 300 TB of documents to Google Cloud.',
          es: 'Un archivo público va a llevar a Google Cloud sistemas en VMware y 300 TB de documentos.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Um escritório de engenharia vai levar ao Google Cloud sistemas em VMware e 300 TB de desenhos.',
          en: 'An engineering firm is moving VMware systems and 300 TB of drawings to Google Cloud.',
          es: 'Un estudio de ingeniería va a llevar a Google Cloud sistemas en VMware y 300 TB de planos.',
        },
      },
    ],
    first: [
      {
        id: 'vmware',
        text: { pt: 'Google Cloud VMware Engine', en: 'Google Cloud VMware Engine', es: 'Google Cloud VMware Engine' },
        uses: ['VMware Engine'],
        why: {
          pt: 'O VMware Engine dá um ambiente VMware dedicado: as máquinas vão como estão e a equipe segue com o vSphere.',
          en: 'VMware Engine gives a dedicated VMware environment: the machines go as they are and the team keeps vSphere.',
          es: 'VMware Engine da un entorno VMware dedicado: las máquinas van como están y el equipo sigue con vSphere.',
        },
        tell: {
          pt: 'Sair do data center sem deixar o VMware: VMware Engine.',
          en: 'Leave the data center without leaving VMware: VMware Engine.',
          es: 'Dejar el centro de datos sin dejar VMware: VMware Engine.',
        },
        source: page('vmware-engine/docs/overview'),
        popularity: 3,
      },
      {
        id: 'vms',
        text: { pt: 'Máquinas no Compute Engine', en: 'Machines on Compute Engine', es: 'Máquinas en Compute Engine' },
        uses: ['Compute Engine'],
        why: {
          pt: 'O Migrate to Virtual Machines leva as máquinas ao Compute Engine quase sem mudança (rehost).',
          en: 'Migrate to Virtual Machines takes the machines to Compute Engine with hardly any change (rehost).',
          es: 'Migrate to Virtual Machines lleva las máquinas a Compute Engine casi sin cambios (rehost).',
        },
        tell: {
          pt: 'Migrar rápido, sem mudar o código: rehost no Compute Engine.',
          en: 'Migrate fast without changing code: rehost on Compute Engine.',
          es: 'Migrar rápido, sin cambiar el código: rehost en Compute Engine.',
        },
        source: page('migrate/virtual-machines/docs'),
        popularity: 5,
      },
      {
        id: 'containers',
        neverRight: true,
        text: { pt: 'Contêineres novos no GKE', en: 'New containers on GKE', es: 'Contenedores nuevos en GKE' },
        uses: ['GKE'],
        why: {
          pt: 'Dividido em contêineres no GKE, cada parte do sistema é publicada e escala em separado.',
          en: 'Split into containers on GKE, each part of the system is released and scales separately.',
          es: 'Dividido en contenedores en GKE, cada parte del sistema se publica y escala por separado.',
        },
        tell: {
          pt: 'Lançar e escalar cada parte em separado: refatorar em contêineres.',
          en: 'Release and scale each part separately: refactor into containers.',
          es: 'Publicar y escalar cada parte por separado: refactorizar en contenedores.',
        },
        source: page('kubernetes-engine/docs/concepts/kubernetes-engine-overview'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'appliance',
        text: { pt: 'um Transfer Appliance', en: 'a Transfer Appliance', es: 'un Transfer Appliance' },
        uses: ['Transfer Appliance'],
        why: {
          pt: 'O Transfer Appliance é um equipamento que a empresa enche de dados e devolve ao Google, sem usar a rede.',
          en: 'Transfer Appliance is a device that the company fills with data and returns to Google, without using the network.',
          es: 'Transfer Appliance es un equipo que la empresa llena de datos y devuelve a Google, sin usar la red.',
        },
        tell: {
          pt: 'Muitos dados e rede lenta: Transfer Appliance.',
          en: 'Much data and a slow network: Transfer Appliance.',
          es: 'Muchos datos y red lenta: Transfer Appliance.',
        },
        source: page('transfer-appliance/docs/4.0/overview'),
        popularity: 3,
      },
      {
        id: 'online',
        text: { pt: 'transferência pela internet', en: 'transfer over the internet', es: 'transferencia por internet' },
        uses: ['Storage Transfer Service'],
        why: {
          pt: 'O Storage Transfer Service copia os arquivos pela internet e repete só o que mudou.',
          en: 'Storage Transfer Service copies the files over the internet and repeats only what has changed.',
          es: 'Storage Transfer Service copia los archivos por internet y repite solo lo que cambió.',
        },
        tell: {
          pt: 'Boa rede e cópias repetidas: Storage Transfer Service.',
          en: 'A good network and repeated copies: Storage Transfer Service.',
          es: 'Buena red y copias repetidas: Storage Transfer Service.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 4,
      },
      {
        id: 'circuit',
        text: {
          pt: 'transferência pelo Interconnect',
          en: 'transfer over Interconnect',
          es: 'transferencia por Interconnect',
        },
        uses: ['Interconnect'],
        why: {
          pt: 'Pelo Cloud Interconnect, os arquivos vão por um circuito privado, com banda garantida, e as mudanças seguem por ele.',
          en: 'Over Cloud Interconnect, files go through a private circuit with assured bandwidth, and changes follow the same way.',
          es: 'Por Cloud Interconnect, los archivos van por un circuito privado, con ancho de banda garantizado, y los cambios siguen por él.',
        },
        tell: {
          pt: 'Muitos dados, sem passar pela internet e sem parar: Interconnect.',
          en: 'Much data, off the internet and without a break: Interconnect.',
          es: 'Muchos datos, sin pasar por internet y sin parar: Interconnect.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'fast',
        text: {
          pt: 'A equipe quer migrar em quatro meses, sem mudar o código.',
          en: 'The team wants to migrate within four months, without code changes.',
          es: 'El equipo quiere migrar en cuatro meses, sin cambiar el código.',
        },
        rulesOut: {
          containers: {
            pt: 'Dividir os sistemas em contêineres exige mudar o código e leva mais que quatro meses.',
            en: 'Splitting the systems into containers means changing code and takes more than four months.',
            es: 'Dividir los sistemas en contenedores exige cambiar el código y lleva más de cuatro meses.',
          },
        },
      },
      {
        id: 'vsphere',
        text: {
          pt: 'Os administradores querem continuar com o vSphere.',
          en: 'The administrators want to keep using vSphere.',
          es: 'Los administradores quieren seguir con vSphere.',
        },
        rulesOut: {
          vms: {
            pt: 'O Compute Engine não é administrado pelo vSphere.',
            en: 'Compute Engine is not administered through vSphere.',
            es: 'Compute Engine no se administra con vSphere.',
          },
          containers: {
            pt: 'O GKE é administrado com Kubernetes, não com o vSphere.',
            en: 'GKE is administered with Kubernetes rather than vSphere.',
            es: 'GKE se administra con Kubernetes, no con vSphere.',
          },
        },
      },
      {
        id: 'no-vmware-fee',
        text: {
          pt: 'A diretoria não quer mais pagar as licenças do virtualizador atual.',
          en: 'Management no longer wants to pay for the present virtualization licenses.',
          es: 'La dirección ya no quiere pagar las licencias del virtualizador actual.',
        },
        rulesOut: {
          vmware: {
            pt: 'O VMware Engine mantém o VMware e o seu custo de licença.',
            en: 'VMware Engine keeps VMware and its license cost.',
            es: 'VMware Engine mantiene VMware y su costo de licencia.',
          },
        },
      },
      {
        id: 'weak-link',
        text: {
          pt: 'A ligação do prédio é de 50 Mbps, e a equipe tem dez semanas.',
          en: 'The building’s link is 50 Mbps, and the team has ten weeks.',
          es: 'El enlace del edificio es de 50 Mbps, y el equipo tiene diez semanas.',
        },
        rulesOut: {
          online: {
            pt: 'A 50 Mbps, 300 TB levam mais de um ano pela internet.',
            en: 'At 50 Mbps, 300 TB take more than a year over the internet.',
            es: 'A 50 Mbps, 300 TB llevan más de un año por internet.',
          },
        },
        unclear: ['circuit'],
      },
      {
        id: 'off-internet',
        text: {
          pt: 'A equipe de segurança não permite enviar os arquivos pela rede pública.',
          en: 'The security team does not allow the files to cross the public network.',
          es: 'El equipo de seguridad no permite enviar los archivos por la red pública.',
        },
        rulesOut: {
          online: {
            pt: 'A transferência pela internet passa pela rede pública, mesmo criptografada.',
            en: 'Transfer over the internet crosses the public network, even if encrypted.',
            es: 'La transferencia por internet pasa por la red pública, aunque esté cifrada.',
          },
        },
      },
      {
        id: 'changes',
        text: {
          pt: 'Os arquivos mudam todo dia, e as mudanças precisam chegar até a virada.',
          en: 'Files change daily, and the changes have to be carried over until cutover.',
          es: 'Los archivos cambian cada día, y los cambios tienen que llegar hasta el traspaso final.',
        },
        rulesOut: {
          appliance: {
            pt: 'O equipamento leva uma cópia só; as mudanças posteriores ficam de fora.',
            en: 'The device carries a single copy; later changes are left out.',
            es: 'El equipo lleva una sola copia; los cambios posteriores quedan fuera.',
          },
        },
      },
      {
        id: 'no-contract',
        text: {
          pt: 'A organização não quer contratar um circuito só para a mudança.',
          en: 'The organization does not want to order a circuit just for the move.',
          es: 'La organización no quiere contratar un circuito solo para el traslado.',
        },
        rulesOut: {
          circuit: {
            pt: 'O Interconnect exige contratar um circuito.',
            en: 'Interconnect means ordering a circuit.',
            es: 'Interconnect exige contratar un circuito.',
          },
        },
      },
      {
        id: 'no-device',
        text: {
          pt: 'A equipe de segurança não permite que os dados saiam do prédio em um equipamento.',
          en: 'The security team does not allow the data to leave the building inside a device.',
          es: 'El equipo de seguridad no permite que los datos salgan del edificio dentro de un dispositivo.',
        },
        rulesOut: {
          appliance: {
            pt: 'O Transfer Appliance sai do prédio com os dados dentro.',
            en: 'A Transfer Appliance leaves the building with the data inside.',
            es: 'Un Transfer Appliance sale del edificio con los datos dentro.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'link-and-projects',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'networking' } },
    situations: [
      {
        id: 'port',
        text: {
          pt: 'Um porto vai ligar seu data center ao Google Cloud e organizar a rede de doze departamentos.',
          en: 'A port is connecting its data center to Google Cloud and organizing the network of twelve departments.',
          es: 'Un puerto va a conectar su centro de datos a Google Cloud y organizar la red de doce departamentos.',
        },
      },
      {
        id: 'grocer',
        text: {
          pt: 'Um supermercado vai ligar sua sede ao Google Cloud e organizar a rede de doze equipes.',
          en: 'A supermarket chain is connecting its headquarters to Google Cloud and organizing the network of twelve teams.',
          es: 'Un supermercado va a conectar su sede a Google Cloud y organizar la red de doce equipos.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Um grupo de clínicas vai ligar seu data center ao Google Cloud e organizar a rede de doze áreas.',
          en: 'A group of clinics is connecting its data center to Google Cloud and organizing the network of twelve departments.',
          es: 'Un grupo de clínicas va a conectar su centro de datos a Google Cloud y organizar la red de doce áreas.',
        },
      },
      {
        id: 'wine',
        text: {
          pt: 'Um grupo de vinícolas vai ligar seu data center ao Google Cloud e organizar a rede de doze negócios.',
          en: 'A group of wineries is connecting its data center to Google Cloud and organizing the network of twelve businesses.',
          es: 'Un grupo de bodegas va a conectar su centro de datos a Google Cloud y organizar la red de doce negocios.',
        },
      },
      {
        id: 'uni',
        text: {
          pt: 'Uma universidade vai ligar seu data center ao Google Cloud e organizar a rede de doze institutos.',
          en: 'A university is connecting its data center to Google Cloud and organizing the network of twelve institutes.',
          es: 'Una universidad va a conectar su centro de datos a Google Cloud y organizar la red de doce institutos.',
        },
      },
    ],
    first: [
      {
        id: 'vpn',
        text: { pt: 'VPN de alta disponibilidade', en: 'HA VPN tunnels', es: 'VPN de alta disponibilidad' },
        uses: ['VPN'],
        why: {
          pt: 'A VPN de alta disponibilidade cria túneis criptografados pela internet que já existe, em horas e a baixo custo.',
          en: 'HA VPN creates encrypted tunnels over the internet line that exists, within hours and at a low cost.',
          es: 'La VPN de alta disponibilidad crea túneles cifrados por la internet que ya existe, en horas y a bajo costo.',
        },
        tell: {
          pt: 'Ligação cifrada, rápida de criar e barata: VPN.',
          en: 'An encrypted link, quick to create and cheap: VPN.',
          es: 'Enlace cifrado, rápido de crear y barato: VPN.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 4,
      },
      {
        id: 'dedicated',
        text: { pt: 'Dedicated Interconnect', en: 'Dedicated Interconnect', es: 'Dedicated Interconnect' },
        uses: ['Interconnect'],
        why: {
          pt: 'O Dedicated Interconnect é um circuito físico próprio, de 10 Gbps ou mais, até a rede do Google.',
          en: 'Dedicated Interconnect is a physical circuit of the company’s own, of 10 Gbps or more, to Google’s network.',
          es: 'Dedicated Interconnect es un circuito físico propio, de 10 Gbps o más, hasta la red de Google.',
        },
        tell: {
          pt: 'Muita banda e presença em um ponto do Google: Dedicated.',
          en: 'Much bandwidth and presence at a Google site: Dedicated.',
          es: 'Mucho ancho de banda y presencia en un punto de Google: Dedicated.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/dedicated-overview'),
        popularity: 3,
      },
      {
        id: 'partner',
        text: { pt: 'Partner Interconnect', en: 'Partner Interconnect', es: 'Partner Interconnect' },
        uses: ['Interconnect'],
        why: {
          pt: 'O Partner Interconnect usa a rede de um provedor que já chega ao Google, fora da internet.',
          en: 'Partner Interconnect uses the network of a provider that already reaches Google, off the internet.',
          es: 'Partner Interconnect usa la red de un proveedor que ya llega a Google, fuera de internet.',
        },
        tell: {
          pt: 'Fora da internet, sem estar em um ponto do Google: Partner.',
          en: 'Off the internet without being at a Google site: Partner.',
          es: 'Fuera de internet, sin estar en un punto de Google: Partner.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/partner-overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'shared',
        text: { pt: 'Shared VPC entre projetos', en: 'Shared VPC across projects', es: 'Shared VPC entre proyectos' },
        uses: ['Shared VPC'],
        why: {
          pt: 'Na Shared VPC, um projeto central administra a rede e os demais projetos a usam.',
          en: 'In Shared VPC, a central project administers the network and the other projects use it.',
          es: 'En la Shared VPC, un proyecto central administra la red y los demás proyectos la usan.',
        },
        tell: {
          pt: 'Rede central, projetos separados: Shared VPC.',
          en: 'A central network and separate projects: Shared VPC.',
          es: 'Red central, proyectos separados: Shared VPC.',
        },
        source: page('vpc/docs/shared-vpc'),
        popularity: 4,
      },
      {
        id: 'peering',
        text: {
          pt: 'VPC Peering entre redes próprias',
          en: 'VPC Peering of separate networks',
          es: 'VPC Peering entre redes propias',
        },
        uses: ['Peering'],
        why: {
          pt: 'O VPC Peering une redes que continuam administradas por quem as criou.',
          en: 'VPC Peering joins networks that stay administered by those who created them.',
          es: 'VPC Peering une redes que siguen administradas por quien las creó.',
        },
        tell: {
          pt: 'Cada um com a sua rede, ligadas entre si: VPC Peering.',
          en: 'Each with a network of its own, joined: VPC Peering.',
          es: 'Cada uno con su red, enlazadas entre sí: VPC Peering.',
        },
        source: page('vpc/docs/vpc-peering'),
        popularity: 3,
        rightWith: ['autonomy'],
      },
      {
        id: 'single',
        text: {
          pt: 'um só projeto com uma rede',
          en: 'a single project with one network',
          es: 'un solo proyecto con una red',
        },
        uses: [],
        why: {
          pt: 'Um só projeto com uma rede é o mais simples de montar e administrar.',
          en: 'A single project with one network is the simplest to set up and administer.',
          es: 'Un solo proyecto con una red es lo más simple de armar y administrar.',
        },
        tell: {
          pt: 'Equipe pequena e nada a separar: um só projeto.',
          en: 'A small team and nothing to separate: a single project.',
          es: 'Equipo pequeño y nada que separar: un solo proyecto.',
        },
        source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'off-net',
        text: {
          pt: 'A política de segurança não permite tráfego pela internet pública.',
          en: 'The security policy does not allow traffic over the public internet.',
          es: 'La política de seguridad no permite tráfico por la internet pública.',
        },
        rulesOut: {
          vpn: {
            pt: 'Os túneis da VPN passam pela internet pública.',
            en: 'VPN tunnels cross the public internet.',
            es: 'Los túneles de la VPN pasan por la internet pública.',
          },
        },
      },
      {
        id: 'this-week',
        text: {
          pt: 'A equipe precisa da ligação ainda nesta semana.',
          en: 'The team needs the link this week.',
          es: 'El equipo necesita el enlace esta misma semana.',
        },
        rulesOut: {
          dedicated: {
            pt: 'Um circuito dedicado leva semanas para ser instalado.',
            en: 'A dedicated circuit takes weeks to install.',
            es: 'Un circuito dedicado tarda semanas en instalarse.',
          },
          partner: {
            pt: 'O circuito com o provedor tem de ser contratado e leva mais que alguns dias.',
            en: 'The circuit with the provider has to be ordered and takes more than a few days.',
            es: 'El circuito con el proveedor debe contratarse y tarda más que unos días.',
          },
        },
      },
      {
        id: 'no-colo',
        text: {
          pt: 'A organização não tem equipamentos em instalações onde o Google se conecta.',
          en: 'The organization has no equipment at facilities where Google connects.',
          es: 'La organización no tiene equipos en instalaciones donde Google se conecta.',
        },
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect exige equipamento em uma instalação onde o Google está presente.',
            en: 'Dedicated Interconnect requires equipment at a facility where Google is present.',
            es: 'Dedicated Interconnect exige equipos en una instalación donde Google está presente.',
          },
        },
      },
      {
        id: 'hundred',
        text: {
          pt: 'A organização precisa de 100 Gbps em um único circuito.',
          en: 'The organization needs 100 Gbps on a single circuit.',
          es: 'La organización necesita 100 Gbps en un único circuito.',
        },
        rulesOut: {
          vpn: {
            pt: 'Um túnel de VPN leva poucos gigabits por segundo.',
            en: 'A VPN tunnel carries a few gigabits per second.',
            es: 'Un túnel de VPN lleva pocos gigabits por segundo.',
          },
          partner: {
            pt: 'Uma conexão do Partner Interconnect leva no máximo 50 Gbps.',
            en: 'A Partner Interconnect connection carries 50 Gbps at most.',
            es: 'Una conexión de Partner Interconnect lleva como máximo 50 Gbps.',
          },
        },
      },
      {
        id: 'central',
        text: {
          pt: 'Uma equipe central quer controlar sub-redes e regras de firewall.',
          en: 'A central team wants to control subnets and firewall rules.',
          es: 'Un equipo central quiere controlar subredes y reglas de firewall.',
        },
        rulesOut: {
          peering: {
            pt: 'No VPC Peering, cada rede tem administradores e regras próprios.',
            en: 'In VPC Peering, each network has administrators and rules of its own.',
            es: 'En VPC Peering, cada red tiene administradores y reglas propios.',
          },
        },
      },
      {
        id: 'own-bill',
        text: {
          pt: 'Cada área precisa de cobrança e permissões separadas.',
          en: 'Each department needs separate billing and permissions.',
          es: 'Cada área necesita facturación y permisos separados.',
        },
        rulesOut: {
          single: {
            pt: 'Em um só projeto, cobrança e permissões ficam misturadas.',
            en: 'In a single project, billing and permissions are mixed.',
            es: 'En un solo proyecto, la facturación y los permisos quedan mezclados.',
          },
        },
      },
      {
        id: 'autonomy',
        text: {
          pt: 'Cada área quer criar suas próprias sub-redes e regras.',
          en: 'Each department wants to create its own subnets and rules.',
          es: 'Cada área quiere crear sus propias subredes y reglas.',
        },
        rulesOut: {
          shared: {
            pt: 'Na Shared VPC, sub-redes e firewall são do projeto central.',
            en: 'In Shared VPC, subnets and firewall belong to the central project.',
            es: 'En la Shared VPC, las subredes y el firewall son del proyecto central.',
          },
          single: {
            pt: 'Em uma só rede, uma área mexeria nas regras das outras.',
            en: 'In one network, a department would change the rules of others.',
            es: 'En una sola red, un área cambiaría las reglas de las demás.',
          },
        },
      },
      {
        id: 'fee',
        text: {
          pt: 'O orçamento não cobre a mensalidade de um circuito privado.',
          en: 'The budget does not cover the monthly fee of a private circuit.',
          es: 'El presupuesto no cubre la cuota mensual de un circuito privado.',
        },
        notWith: ['off-net', 'hundred'],
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect é um circuito físico, com mensalidade alta.',
            en: 'Dedicated Interconnect is a physical circuit with a high monthly fee.',
            es: 'Dedicated Interconnect es un circuito físico, con una cuota mensual alta.',
          },
          partner: {
            pt: 'O Partner Interconnect soma a mensalidade do parceiro à do Google.',
            en: 'Partner Interconnect adds the partner’s monthly fee to Google’s.',
            es: 'Partner Interconnect suma la cuota del socio a la de Google.',
          },
        },
      },
      {
        id: 'encrypted',
        text: {
          pt: 'A política exige tráfego criptografado por padrão, sem nada a acrescentar.',
          en: 'Policy requires traffic to be encrypted by default, with nothing to add.',
          es: 'La política exige tráfico cifrado de forma predeterminada, sin nada que agregar.',
        },
        notWith: ['off-net', 'hundred'],
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect não criptografa o tráfego por padrão.',
            en: 'Dedicated Interconnect does not encrypt traffic by default.',
            es: 'Dedicated Interconnect no cifra el tráfico de forma predeterminada.',
          },
          partner: {
            pt: 'O Partner Interconnect não criptografa o tráfego por padrão.',
            en: 'Partner Interconnect does not encrypt traffic by default.',
            es: 'Partner Interconnect no cifra el tráfico de forma predeterminada.',
          },
        },
      },
      {
        id: 'small-pipe',
        text: {
          pt: 'Bastam 500 Mbps, e o orçamento não cobre um circuito de 10 Gbps.',
          en: 'A bandwidth of 500 Mbps is enough, and the budget does not cover a 10 Gbps circuit.',
          es: 'Bastan 500 Mbps, y el presupuesto no cubre un circuito de 10 Gbps.',
        },
        notWith: ['hundred', 'no-colo', 'fee'],
        rulesOut: {
          dedicated: {
            pt: 'O Dedicated Interconnect começa em circuitos de 10 Gbps.',
            en: 'Dedicated Interconnect begins with circuits of 10 Gbps.',
            es: 'Dedicated Interconnect comienza en circuitos de 10 Gbps.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'platform-and-entry',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'serverless' } },
    situations: [
      {
        id: 'courses',
        text: {
          pt: 'Uma escola de idiomas vai publicar no Google Cloud seu sistema de matrículas, em um contêiner.',
          en: 'A language school will publish its containerized enrollment system on Google Cloud.',
          es: 'Una escuela de idiomas va a publicar en Google Cloud su sistema de inscripciones, en un contenedor.',
        },
      },
      {
        id: 'freight',
        text: {
          pt: 'Uma empresa de fretes vai publicar no Google Cloud seu sistema de cotações, em um contêiner.',
          en: 'A freight company will publish its containerized quotation system on Google Cloud.',
          es: 'Una empresa de fletes va a publicar en Google Cloud su sistema de cotizaciones, en un contenedor.',
        },
      },
      {
        id: 'theatre',
        text: {
          pt: 'Um teatro vai publicar no Google Cloud o sistema de seus espetáculos, em um contêiner.',
          en: 'A theater will publish its containerized show management system on Google Cloud.',
          es: 'Un teatro va a publicar en Google Cloud el sistema de sus espectáculos, en un contenedor.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma clínica vai publicar no Google Cloud seu sistema de triagem, em um contêiner.',
          en: 'A clinic will publish its containerized triage system on Google Cloud.',
          es: 'Una clínica va a publicar en Google Cloud su sistema de triaje, en un contenedor.',
        },
      },
      {
        id: 'import',
        text: {
          pt: 'Uma importadora vai publicar no Google Cloud seu sistema de pedidos, em um contêiner.',
          en: 'An importer will publish its containerized order system on Google Cloud.',
          es: 'Una importadora va a publicar en Google Cloud su sistema de pedidos, en un contenedor.',
        },
      },
    ],
    first: [
      {
        id: 'run',
        text: { pt: 'Cloud Run', en: 'Cloud Run', es: 'Cloud Run' },
        uses: ['Cloud Run'],
        why: {
          pt: 'O Cloud Run executa o contêiner sem servidores a manter e reduz a zero quando ninguém acessa.',
          en: 'Cloud Run runs the container with no servers to maintain and scales to zero when nobody calls.',
          es: 'Cloud Run ejecuta el contenedor sin servidores que mantener y baja a cero cuando nadie accede.',
        },
        tell: {
          pt: 'Contêiner sem servidores e sem custo parado: Cloud Run.',
          en: 'A container without servers and without idle cost: Cloud Run.',
          es: 'Contenedor sin servidores y sin costo en reposo: Cloud Run.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 5,
      },
      {
        id: 'autopilot',
        text: { pt: 'GKE Autopilot', en: 'GKE Autopilot', es: 'GKE Autopilot' },
        uses: ['GKE'],
        why: {
          pt: 'O GKE Autopilot oferece a API do Kubernetes com nós cuidados pelo Google.',
          en: 'GKE Autopilot offers the Kubernetes API with nodes that Google looks after.',
          es: 'GKE Autopilot ofrece la API de Kubernetes con nodos que cuida Google.',
        },
        tell: {
          pt: 'Kubernetes sem cuidar de nós: Autopilot.',
          en: 'Kubernetes without looking after nodes: Autopilot.',
          es: 'Kubernetes sin cuidar nodos: Autopilot.',
        },
        source: page('kubernetes-engine/docs/concepts/autopilot-overview'),
        popularity: 4,
      },
      {
        id: 'group',
        text: { pt: 'Grupo do Compute Engine', en: 'Compute Engine group', es: 'Grupo de Compute Engine' },
        uses: ['Compute Engine'],
        why: {
          pt: 'Um grupo gerenciado de instâncias dá à equipe o sistema operacional inteiro e cresce com a carga.',
          en: 'A managed instance group gives the team the whole operating system and grows with load.',
          es: 'Un grupo administrado de instancias da al equipo todo el sistema operativo y crece con la carga.',
        },
        tell: {
          pt: 'Controle do sistema operacional: máquinas do Compute Engine.',
          en: 'Control of the operating system: Compute Engine machines.',
          es: 'Control del sistema operativo: máquinas de Compute Engine.',
        },
        source: page('compute/docs/instance-groups'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'global',
        text: {
          pt: 'balanceador global com CDN',
          en: 'global load balancer with CDN',
          es: 'balanceador global con CDN',
        },
        uses: [],
        why: {
          pt: 'O balanceador global com Cloud CDN recebe cada visitante perto dele e entrega imagens guardadas na borda.',
          en: 'The global load balancer with Cloud CDN receives each visitor nearby and serves images kept at the edge.',
          es: 'El balanceador global con Cloud CDN recibe a cada visitante cerca y entrega imágenes guardadas en el borde.',
        },
        tell: {
          pt: 'Público em muitos países: balanceador global e CDN.',
          en: 'An audience in many countries: a global load balancer and CDN.',
          es: 'Público en muchos países: balanceador global y CDN.',
        },
        source: page('load-balancing/docs/https'),
        popularity: 5,
      },
      {
        id: 'regional',
        text: {
          pt: 'balanceador externo regional',
          en: 'regional external load balancer',
          es: 'balanceador externo regional',
        },
        uses: [],
        why: {
          pt: 'O balanceador externo regional recebe da internet e trata as conexões em uma só região.',
          en: 'The regional external load balancer receives from the internet and handles connections in a single region.',
          es: 'El balanceador externo regional recibe de internet y trata las conexiones en una sola región.',
        },
        tell: {
          pt: 'Conexões da internet tratadas em uma só região: balanceador regional.',
          en: 'Internet connections handled in a single region: a regional load balancer.',
          es: 'Conexiones de internet tratadas en una sola región: balanceador regional.',
        },
        source: page('load-balancing/docs/https'),
        popularity: 4,
      },
      {
        id: 'internal',
        text: { pt: 'balanceador interno', en: 'internal load balancer', es: 'balanceador interno' },
        uses: [],
        why: {
          pt: 'O balanceador interno só tem um endereço privado, alcançado pela rede da empresa.',
          en: 'The internal load balancer has only a private address, reached through the company’s network.',
          es: 'El balanceador interno solo tiene una dirección privada, a la que se llega por la red de la empresa.',
        },
        tell: {
          pt: 'Só para quem está na rede privada: balanceador interno.',
          en: 'Only for those on the private network: an internal load balancer.',
          es: 'Solo para quien está en la red privada: balanceador interno.',
        },
        source: page('load-balancing/docs/l7-internal'),
        popularity: 3,
        rightWith: ['staff-only'],
      },
    ],
    constraints: [
      {
        id: 'agent',
        text: {
          pt: 'A equipe de segurança instala um programa no sistema operacional de cada máquina.',
          en: 'The security team installs a program on each machine’s operating system.',
          es: 'El equipo de seguridad instala un programa en el sistema operativo de cada máquina.',
        },
        rulesOut: {
          run: {
            pt: 'No Cloud Run, o sistema operacional não é acessível.',
            en: 'On Cloud Run, the operating system is not accessible.',
            es: 'En Cloud Run, el sistema operativo no es accesible.',
          },
          autopilot: {
            pt: 'No GKE Autopilot, o Google cuida do sistema operacional dos nós.',
            en: 'On GKE Autopilot, Google looks after the nodes’ operating system.',
            es: 'En GKE Autopilot, Google se ocupa del sistema operativo de los nodos.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe não quer manter imagens de sistema operacional.',
          en: 'The team does not want to maintain operating system images.',
          es: 'El equipo no quiere mantener imágenes de sistema operativo.',
        },
        rulesOut: {
          group: {
            pt: 'Em um grupo de instâncias, a imagem do sistema operacional é da equipe.',
            en: 'In an instance group, the operating system image is the team’s.',
            es: 'En un grupo de instancias, la imagen del sistema operativo es del equipo.',
          },
        },
      },
      {
        id: 'idle',
        text: {
          pt: 'O uso para à noite, e o financeiro não quer pagar processamento sem uso.',
          en: 'Use stops at night, and finance does not want to pay for processing without use.',
          es: 'El uso se detiene de noche, y finanzas no quiere pagar procesamiento sin uso.',
        },
        rulesOut: {
          autopilot: {
            pt: 'No GKE Autopilot, os pods que ficam ligados são cobrados mesmo sem acessos.',
            en: 'On GKE Autopilot, pods that stay up are charged even without traffic.',
            es: 'En GKE Autopilot, los pods que siguen encendidos se cobran aunque no haya accesos.',
          },
          group: {
            pt: 'Um grupo de instâncias mantém ao menos uma máquina ligada e cobrada.',
            en: 'An instance group keeps at least one machine on and charged.',
            es: 'Un grupo de instancias mantiene al menos una máquina encendida y cobrada.',
          },
        },
      },
      {
        id: 'manifests',
        text: {
          pt: 'Os mesmos manifestos do Kubernetes precisam servir também no data center.',
          en: 'The same Kubernetes manifests have to serve in the data center as well.',
          es: 'Los mismos manifiestos de Kubernetes tienen que servir también en el centro de datos.',
        },
        rulesOut: {
          run: {
            pt: 'O Cloud Run não recebe os manifestos usuais do Kubernetes.',
            en: 'Cloud Run does not take the usual Kubernetes manifests.',
            es: 'Cloud Run no recibe los manifiestos habituales de Kubernetes.',
          },
          group: {
            pt: 'Um grupo de instâncias não entende manifestos do Kubernetes.',
            en: 'An instance group does not understand Kubernetes manifests.',
            es: 'Un grupo de instancias no entiende manifiestos de Kubernetes.',
          },
        },
      },
      {
        id: 'continents',
        text: {
          pt: 'Os usuários estão em quatro continentes e esperam imagens rápidas.',
          en: 'Users are on four continents and expect images to open fast.',
          es: 'Los usuarios están en cuatro continentes y esperan imágenes rápidas.',
        },
        rulesOut: {
          regional: {
            pt: 'O balanceador regional recebe todos em uma só região, longe de muitos.',
            en: 'The regional load balancer receives all in one region, far from many.',
            es: 'El balanceador regional recibe a todos en una sola región, lejos de muchos.',
          },
          internal: {
            pt: 'O balanceador interno não atende quem está na internet.',
            en: 'The internal load balancer does not serve those on the internet.',
            es: 'El balanceador interno no atiende a quien está en internet.',
          },
        },
      },
      {
        id: 'staff-only',
        notWith: ['partners', 'continents'],
        text: {
          pt: 'Só os funcionários usam o sistema, e a segurança não permite nele um endereço público.',
          en: 'Only employees use the system, and security does not allow it a public address.',
          es: 'Solo los empleados usan el sistema, y seguridad no permite en él una dirección pública.',
        },
        rulesOut: {
          global: {
            pt: 'O balanceador global tem um endereço público.',
            en: 'The global load balancer has a public address.',
            es: 'El balanceador global tiene una dirección pública.',
          },
          regional: {
            pt: 'O balanceador externo tem um endereço público.',
            en: 'The external load balancer has a public address.',
            es: 'El balanceador externo tiene una dirección pública.',
          },
        },
      },
      {
        id: 'partners',
        text: {
          pt: 'Os parceiros usam o sistema pela internet, sem VPN.',
          en: 'Partners use the system over the internet, without a VPN.',
          es: 'Los socios usan el sistema por internet, sin VPN.',
        },
        rulesOut: {
          internal: {
            pt: 'O balanceador interno não é alcançado pela internet.',
            en: 'The internal load balancer cannot be reached over the internet.',
            es: 'El balanceador interno no se alcanza por internet.',
          },
        },
      },
      {
        id: 'one-place',
        text: {
          pt: 'A lei só permite receber conexões criptografadas no Brasil.',
          en: 'The law allows encrypted connections to be received only in Brazil.',
          es: 'La ley solo permite recibir conexiones cifradas en Brasil.',
        },
        rulesOut: {
          global: {
            pt: 'O balanceador global abre as conexões na borda, em vários países.',
            en: 'The global load balancer opens connections at the edge, in several countries.',
            es: 'El balanceador global abre las conexiones en el borde, en varios países.',
          },
        },
      },
      {
        id: 'no-k8s',
        text: {
          pt: 'Ninguém na equipe conhece Kubernetes.',
          en: 'Nobody on the team knows Kubernetes.',
          es: 'Nadie en el equipo conoce Kubernetes.',
        },
        notWith: ['manifests'],
        rulesOut: {
          autopilot: {
            pt: 'No GKE Autopilot, a equipe ainda descreve e opera tudo em Kubernetes.',
            en: 'On GKE Autopilot, the team still describes and operates everything in Kubernetes.',
            es: 'En GKE Autopilot, el equipo todavía describe y opera todo en Kubernetes.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'api-offer',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'apis' } },
    situations: [
      {
        id: 'weather',
        text: {
          pt: 'Um serviço de meteorologia vai vender suas previsões por API e precisa definir como a oferece e cobra.',
          en: 'A weather service will sell its forecasts by API and has to settle how to offer and charge for it.',
          es: 'Un servicio meteorológico va a vender sus pronósticos por API y debe definir cómo la ofrece y la cobra.',
        },
      },
      {
        id: 'sports',
        text: {
          pt: 'Uma liga esportiva vai vender suas estatísticas por API e precisa definir como a oferece e cobra.',
          en: 'A sports league will sell its statistics by API and has to settle how to offer and charge for it.',
          es: 'Una liga deportiva va a vender sus estadísticas por API y debe definir cómo la ofrece y la cobra.',
        },
      },
      {
        id: 'parcels',
        text: {
          pt: 'Uma transportadora vai vender o rastreamento de encomendas por API e precisa definir como a oferece e cobra.',
          en: 'A carrier will sell parcel tracking by API and has to settle how to offer and charge for it.',
          es: 'Una transportista va a vender el rastreo de paquetes por API y debe definir cómo la ofrece y la cobra.',
        },
      },
      {
        id: 'rates',
        text: {
          pt: 'Uma corretora vai vender cotações de câmbio por API e precisa definir como a oferece e cobra.',
          en: 'A broker will sell exchange rates by API and has to settle how to offer and charge for it.',
          es: 'Una casa de cambio va a vender cotizaciones por API y debe definir cómo la ofrece y la cobra.',
        },
      },
    ],
    first: [
      {
        id: 'apigee',
        text: { pt: 'Plataforma Apigee', en: 'The Apigee platform', es: 'Plataforma Apigee' },
        uses: ['Apigee'],
        why: {
          pt: 'A plataforma Apigee traz portal de desenvolvedores, cotas por plano e análise do uso, já prontos.',
          en: 'The Apigee platform brings a developer portal, quotas by plan and usage analytics, ready to use.',
          es: 'La plataforma Apigee trae portal de desarrolladores, cuotas por plan y análisis del uso, ya listos.',
        },
        tell: {
          pt: 'Publicar, controlar e medir APIs para muitos parceiros: Apigee.',
          en: 'Publish, control and measure APIs for many partners: Apigee.',
          es: 'Publicar, controlar y medir API para muchos socios: Apigee.',
        },
        source: page('apigee/docs/api-platform/get-started/what-apigee'),
        popularity: 5,
      },
      {
        id: 'portal',
        neverRight: true,
        text: { pt: 'Portal feito pela equipe', en: 'A portal made in-house', es: 'Portal hecho por el equipo' },
        uses: [],
        why: {
          pt: 'Um portal feito pela equipe segue em tudo o desenho que a empresa escolheu.',
          en: 'A portal made in-house follows in everything the design that the company chose.',
          es: 'Un portal hecho por el equipo sigue en todo el diseño que eligió la empresa.',
        },
        tell: {
          pt: 'Tudo sob medida, e uma equipe para mantê-lo: portal próprio.',
          en: 'All made to measure, and a team to maintain it: a portal of one’s own.',
          es: 'Todo a medida, y un equipo que lo mantenga: portal propio.',
        },
        source: page('apis/docs/overview'),
        popularity: 3,
      },
      {
        id: 'direct',
        rightWith: ['few'],
        text: { pt: 'Acesso dado um a um', en: 'Access given one by one', es: 'Acceso dado uno a uno' },
        uses: [],
        why: {
          pt: 'Com acesso dado um a um, a equipe combina a chave com cada parceiro, sem comprar uma plataforma.',
          en: 'With access given one by one, the team arranges the key with each partner, without buying a platform.',
          es: 'Con acceso dado uno a uno, el equipo acuerda la clave con cada socio, sin comprar una plataforma.',
        },
        tell: {
          pt: 'Dois ou três parceiros conhecidos: acesso dado um a um.',
          en: 'Two or three known partners: access given one by one.',
          es: 'Dos o tres socios conocidos: acceso dado uno a uno.',
        },
        source: page('apis/docs/overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'usage',
        text: { pt: 'cobrança por chamada', en: 'a charge per call', es: 'cobro por llamada' },
        uses: [],
        why: {
          pt: 'Na cobrança por chamada, cada cliente paga só o que usa, e a receita cresce com o uso.',
          en: 'With a charge per call, each customer pays for what it uses, and revenue grows with usage.',
          es: 'En el cobro por llamada, cada cliente paga solo lo que usa, y el ingreso crece con el uso.',
        },
        tell: {
          pt: 'Pagar conforme o uso: cobrança por chamada.',
          en: 'Pay by use: a charge per call.',
          es: 'Pagar según el uso: cobro por llamada.',
        },
        source: page('apigee/docs/api-platform/monetization/overview'),
        popularity: 5,
      },
      {
        id: 'flat',
        text: { pt: 'assinatura anual fixa', en: 'a fixed annual plan', es: 'suscripción anual fija' },
        uses: [],
        why: {
          pt: 'A assinatura anual fixa dá à empresa uma receita conhecida, e ao cliente um valor que não muda.',
          en: 'A fixed annual plan gives the company known revenue and the customer an amount that does not change.',
          es: 'La suscripción anual fija da a la empresa un ingreso conocido y al cliente un valor que no cambia.',
        },
        tell: {
          pt: 'Receita e despesa conhecidas de antemão: assinatura.',
          en: 'Revenue and expense known ahead: a subscription.',
          es: 'Ingreso y gasto conocidos de antemano: suscripción.',
        },
        source: page('apigee/docs/api-platform/monetization/overview'),
        popularity: 4,
      },
      {
        id: 'free',
        neverRight: true,
        text: { pt: 'um ano de uso gratuito', en: 'a free first year', es: 'un año de uso gratuito' },
        uses: [],
        why: {
          pt: 'Um ano de uso gratuito atrai quem desenvolve, sem contrato nem cartão.',
          en: 'A free first year attracts developers, with no contract or card.',
          es: 'Un año de uso gratuito atrae a los desarrolladores, sin contrato ni tarjeta.',
        },
        tell: {
          pt: 'Adoção antes de receita: uso gratuito.',
          en: 'Adoption before revenue: free use.',
          es: 'Adopción antes que ingresos: uso gratuito.',
        },
        source: page('apigee/docs/api-platform/monetization/overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'self',
        text: {
          pt: 'Centenas de desenvolvedores vão se cadastrar sozinhos, a qualquer hora.',
          en: 'Hundreds of developers will register by themselves, at any hour.',
          es: 'Cientos de desarrolladores se van a registrar por su cuenta, a cualquier hora.',
        },
        notWith: ['few'],
        rulesOut: {
          direct: {
            pt: 'O acesso dado um a um depende da equipe em cada cadastro.',
            en: 'Access given one by one depends on the team for each registration.',
            es: 'El acceso dado uno a uno depende del equipo en cada registro.',
          },
        },
      },
      {
        id: 'no-build',
        text: {
          pt: 'A equipe não quer desenvolver nem manter ferramentas para a API.',
          en: 'The team does not want to develop or maintain tools for the API.',
          es: 'El equipo no quiere desarrollar ni mantener herramientas para la API.',
        },
        rulesOut: {
          portal: {
            pt: 'Um portal feito pela equipe precisa ser desenvolvido e mantido por ela.',
            en: 'A portal made in-house has to be developed and maintained by the team.',
            es: 'Un portal hecho por el equipo debe ser desarrollado y mantenido por él.',
          },
        },
      },
      {
        id: 'few',
        text: {
          pt: 'Só três parceiros vão usá-la, e o orçamento não cobre uma plataforma de APIs.',
          en: 'Just three partners will use it, and the budget does not cover an API platform.',
          es: 'Solo tres socios la van a usar, y el presupuesto no cubre una plataforma de API.',
        },
        rulesOut: {
          apigee: {
            pt: 'O Apigee é uma plataforma completa, cara para três parceiros.',
            en: 'Apigee is a complete platform, expensive for three partners.',
            es: 'Apigee es una plataforma completa, cara para tres socios.',
          },
        },
      },
      {
        id: 'insight',
        text: {
          pt: 'A área de produto quer ver, sem trabalho manual, que parceiro usa o quê.',
          en: 'The product team wants to see, without manual work, which partner uses what.',
          es: 'El área de producto quiere ver, sin trabajo manual, qué socio usa qué.',
        },
        rulesOut: {
          direct: {
            pt: 'Com acesso dado um a um, a equipe junta os números de uso à mão.',
            en: 'With access given one by one, the team gathers usage figures by hand.',
            es: 'Con acceso dado uno a uno, el equipo reúne a mano las cifras de uso.',
          },
        },
      },
      {
        id: 'occasional',
        text: {
          pt: 'Muitos clientes fazem poucas consultas por mês e só aceitam pagar pelo que usam.',
          en: 'Many customers make a few queries a month and accept paying just for what they use.',
          es: 'Muchos clientes hacen pocas consultas al mes y solo aceptan pagar por lo que usan.',
        },
        notWith: ['budgeted'],
        rulesOut: {
          flat: {
            pt: 'Na assinatura anual, quem consulta pouco paga o mesmo que os demais.',
            en: 'With an annual plan, those who query little pay the same as the rest.',
            es: 'En la suscripción anual, quien consulta poco paga lo mismo que los demás.',
          },
        },
      },
      {
        id: 'budgeted',
        text: {
          pt: 'Os clientes são órgãos públicos, que precisam de um valor conhecido para o ano.',
          en: 'Customers are public bodies, which need to know the amount for the year.',
          es: 'Los clientes son organismos públicos, que necesitan un valor conocido para el año.',
        },
        rulesOut: {
          usage: {
            pt: 'Na cobrança por chamada, o valor do ano depende do uso e não se conhece antes.',
            en: 'With a charge per call, the amount for the year depends on usage and is not known ahead.',
            es: 'En el cobro por llamada, el valor del año depende del uso y no se conoce antes.',
          },
        },
      },
      {
        id: 'income',
        text: {
          pt: 'A diretoria quer que a API traga receita já neste ano.',
          en: 'Management wants the API to bring revenue this year.',
          es: 'La dirección quiere que la API genere ingresos ya este año.',
        },
        rulesOut: {
          free: {
            pt: 'Com um ano de uso gratuito, a receita só começa no ano seguinte.',
            en: 'With a free first year, revenue begins only in the following year.',
            es: 'Con un año de uso gratuito, el ingreso empieza recién el año siguiente.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
