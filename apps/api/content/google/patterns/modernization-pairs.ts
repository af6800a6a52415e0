import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page } from '../source.ts';

export const modernizationPairs: readonly Pattern[] = [
  pairsOf({
    id: 'servers-and-files',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'migration' } },
    scene: {
      pt: 'Pense na ida para a nuvem como uma mudança de casa, em que sistemas são móveis, ferramentas são chaves e arquivos são livros.',
      en: 'Think of going to the cloud as moving house, where systems are furniture, tools are keys and files are books.',
      es: 'Piensa en ir a la nube como en mudarse de casa, donde los sistemas son muebles, las herramientas son llaves y los archivos, libros.',
    },
    situations: [
      {
        id: 'paper',
        text: {
          pt: 'Uma fábrica de papel vai fechar seu data center e levar ao Google Cloud 60 máquinas VMware e 300 TB de arquivos.',
          en: 'A paper mill is closing its data center and moving 60 VMware machines and 300 TB of files to Google Cloud.',
          es: 'Una papelera va a cerrar su centro de datos y llevar a Google Cloud 60 máquinas VMware y 300 TB de archivos.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Um grupo de rádio e TV vai fechar seu data center e levar ao Google Cloud máquinas VMware e 300 TB de gravações.',
          en: 'A radio and TV group is closing its data center and moving VMware machines and 300 TB of recordings to Google Cloud.',
          es: 'Un grupo de radio y televisión va a cerrar su centro de datos y llevar a Google Cloud máquinas VMware y 300 TB de grabaciones.',
        },
      },
      {
        id: 'maps',
        text: {
          pt: 'Um instituto de mapas vai fechar seu data center e levar ao Google Cloud máquinas VMware e 300 TB de imagens.',
          en: 'A mapping institute is closing its data center and moving VMware machines and 300 TB of images to Google Cloud.',
          es: 'Un instituto de mapas va a cerrar su centro de datos y llevar a Google Cloud máquinas VMware y 300 TB de imágenes.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Uma empresa de engenharia vai fechar seu data center e levar ao Google Cloud máquinas VMware e 300 TB de desenhos.',
          en: 'An engineering firm is closing its data center and moving VMware machines and 300 TB of drawings to Google Cloud.',
          es: 'Una empresa de ingeniería va a cerrar su centro de datos y llevar a Google Cloud máquinas VMware y 300 TB de dibujos.',
        },
      },
    ],
    first: [
      {
        id: 'vmware',
        text: { pt: 'Google Cloud VMware Engine', en: 'Google Cloud VMware Engine', es: 'Google Cloud VMware Engine' },
        uses: ['VMware Engine'],
        why: {
          pt: 'O VMware Engine dá um ambiente VMware dedicado: as máquinas vão como estão, e a equipe mantém o vSphere.',
          en: 'VMware Engine gives a dedicated VMware environment: the machines go as they are, and the team keeps vSphere.',
          es: 'VMware Engine da un entorno VMware dedicado: las máquinas van como están, y el equipo mantiene vSphere.',
        },
        likeness: {
          pt: 'a casa de taxa alta levada inteira com suas chaves',
          en: 'the high-fee house moved whole with its own keys',
          es: 'la casa de tarifa alta llevada entera con sus llaves',
        },
        tell: {
          pt: 'Administradores que mantêm o vSphere: o VMware Engine. Sistemas na nuvem em quatro meses, com o mesmo código: VMware Engine ou Compute Engine (rehost).',
          en: 'Administrators who keep vSphere: VMware Engine. Systems in the cloud within four months, with the same code: VMware Engine or Compute Engine (rehost).',
          es: 'Administradores que mantienen vSphere: VMware Engine. Sistemas en la nube en cuatro meses, con el mismo código: VMware Engine o Compute Engine (rehost).',
        },
        source: page('vmware-engine/docs/overview'),
        popularity: 3,
        rightWith: ['vsphere'],
      },
      {
        id: 'vms',
        text: { pt: 'Máquinas do Compute Engine', en: 'Compute Engine machines', es: 'Máquinas de Compute Engine' },
        uses: ['Compute Engine'],
        why: {
          pt: 'O Migrate to Virtual Machines replica as máquinas no Compute Engine em semanas, sem reescrever código nem usar contêineres (rehost) e sem as licenças do VMware.',
          en: 'Migrate to Virtual Machines replicates the machines to Compute Engine within weeks, without rewriting code or using containers (rehost) and without VMware licenses.',
          es: 'Migrate to Virtual Machines replica las máquinas en Compute Engine en semanas, sin reescribir código ni usar contenedores (rehost) y sin las licencias de VMware.',
        },
        likeness: {
          pt: 'a mudança rápida dos móveis para casa de outras chaves',
          en: 'the quick furniture move to a house with new keys',
          es: 'la mudanza rápida de muebles a casa de otras llaves',
        },
        tell: {
          pt: 'Licenças de virtualização que ninguém quer renovar: Compute Engine. Sistemas na nuvem em quatro meses, com o mesmo código: VMware Engine ou Compute Engine (rehost).',
          en: 'Virtualization licenses that nobody wants to renew: Compute Engine. Systems in the cloud within four months, with the same code: VMware Engine or Compute Engine (rehost).',
          es: 'Licencias de virtualización que nadie quiere renovar: Compute Engine. Sistemas en la nube en cuatro meses, con el mismo código: VMware Engine o Compute Engine (rehost).',
        },
        source: page('migrate/virtual-machines/docs'),
        popularity: 5,
        rightWith: ['no-vmware-fee'],
      },
      {
        id: 'containers',
        text: { pt: 'Google Kubernetes Engine', en: 'Google Kubernetes Engine', es: 'Google Kubernetes Engine' },
        uses: ['Google Kubernetes Engine', 'GKE'],
        why: {
          pt: 'No Google Kubernetes Engine (GKE), cada parte de um sistema dividido em contêineres é lançada e cresce por si.',
          en: 'On Google Kubernetes Engine (GKE), each part of a system split into containers is released and grows by itself.',
          es: 'En Google Kubernetes Engine (GKE), cada parte de un sistema dividido en contenedores se lanza y crece por separado.',
        },
        likeness: {
          pt: 'a lenta reforma dos móveis em módulos para outra casa',
          en: 'the slow rebuilding of furniture in modules for another house',
          es: 'la lenta reforma de muebles en módulos para otra casa',
        },
        tell: {
          pt: 'Lançar e aumentar cada parte por si: contêineres.',
          en: 'Releasing and growing each part by itself: containers.',
          es: 'Lanzar y hacer crecer cada parte por separado: contenedores.',
        },
        source: page('kubernetes-engine/docs/concepts/kubernetes-engine-overview'),
        popularity: 4,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'appliance',
        text: { pt: 'Transfer Appliance', en: 'a Transfer Appliance', es: 'Transfer Appliance' },
        uses: ['Transfer Appliance'],
        why: {
          pt: 'O Transfer Appliance é um aparelho que a empresa enche de dados e devolve ao Google em poucas semanas, sem usar a rede.',
          en: 'A Transfer Appliance is a device that the company fills with data and returns to Google within a few weeks, without using the network.',
          es: 'Transfer Appliance es un equipo que la empresa llena de datos y devuelve a Google en pocas semanas, sin usar la red.',
        },
        likeness: {
          pt: 'o baú de livros que um caminhão leva uma vez',
          en: 'the trunk of books that a truck takes just once',
          es: 'el baúl de libros que un camión lleva una vez',
        },
        tell: {
          pt: 'Internet livre de 50 Mbps e arquivos que têm de chegar em dez semanas: o Transfer Appliance. Nenhum circuito a contratar para usar só na mudança: um aparelho de transferência ou uma cópia pela internet que já existe.',
          en: 'A free bandwidth of 50 Mbps and files that have to arrive within ten weeks: a Transfer Appliance. No circuit to order just for this move: a transfer device or a copy over the existing internet line.',
          es: 'Internet libre de 50 Mbps y archivos que tienen que llegar en diez semanas: Transfer Appliance. Ningún circuito que contratar solo para la mudanza: un equipo de transferencia o una copia por la internet que ya existe.',
        },
        source: page('transfer-appliance/docs/4.0/overview'),
        popularity: 3,
        rightWith: ['weak-link'],
      },
      {
        id: 'online',
        text: {
          pt: 'Storage Transfer Service pela internet',
          en: 'Storage Transfer Service over the internet',
          es: 'Storage Transfer Service por internet',
        },
        uses: ['Storage Transfer Service'],
        why: {
          pt: 'O Storage Transfer Service copia os arquivos pela internet que já existe e repete só o que mudou.',
          en: 'Storage Transfer Service copies the files over the existing internet line and repeats only what has changed.',
          es: 'Storage Transfer Service copia los archivos por la internet que ya existe y repite solo lo que cambió.',
        },
        likeness: {
          pt: 'os livros levados dia após dia por uma viela pública',
          en: 'the books carried daily along a narrow public street',
          es: 'los libros llevados día tras día por un callejón público',
        },
        tell: {
          pt: 'Arquivos que mudam todo dia e também têm de ir: o Storage Transfer Service, que repete o que mudou, ou um circuito. Nenhum circuito a contratar para usar só na mudança: um aparelho de transferência ou uma cópia pela internet que já existe. Seguro que não cobre um aparelho que saia do prédio: uma cópia pela rede, pela internet ou por um circuito.',
          en: 'Files that change every day, and changes that have to go too: Storage Transfer Service, which repeats what has changed, or a circuit. No circuit to order just for this move: a transfer device or a copy over the existing internet line. Insurance that does not cover a device outside the building: a copy over the network, by the internet or a circuit.',
          es: 'Archivos que cambian todos los días, y cambios que también tienen que ir: Storage Transfer Service, que repite lo que cambió, o un circuito. Ningún circuito que contratar solo para la mudanza: un equipo de transferencia o una copia por la internet que ya existe. Seguro que no cubre un equipo que salga del edificio: una copia por la red, por internet o por un circuito.',
        },
        source: page('storage-transfer/docs/overview'),
        popularity: 4,
        rightWith: ['daily'],
      },
      {
        id: 'circuit',
        text: {
          pt: 'cópia pelo Cloud Interconnect',
          en: 'copying over Cloud Interconnect',
          es: 'copia por Cloud Interconnect',
        },
        uses: ['Cloud Interconnect'],
        why: {
          pt: 'Pelo Cloud Interconnect, os arquivos e suas mudanças vão por um circuito privado, fora da internet.',
          en: 'Over Cloud Interconnect, the files and their changes go through a private circuit, off the internet.',
          es: 'Por Cloud Interconnect, los archivos y sus cambios van por un circuito privado, fuera de internet.',
        },
        likeness: {
          pt: 'o trilho particular instalado só para levar os livros',
          en: 'the private track laid just to carry the books',
          es: 'el riel privado instalado solo para llevar los libros',
        },
        tell: {
          pt: 'Arquivos que não passam pela internet pública: o Cloud Interconnect. Arquivos que mudam todo dia e também têm de ir: o Storage Transfer Service, que repete o que mudou, ou um circuito. Seguro que não cobre um aparelho que saia do prédio: uma cópia pela rede, pela internet ou por um circuito.',
          en: 'Files that may not cross the public internet: Cloud Interconnect. Files that change every day, and changes that have to go too: Storage Transfer Service, which repeats what has changed, or a circuit. Insurance that does not cover a device outside the building: a copy over the network, by the internet or a circuit.',
          es: 'Archivos que no pasan por la internet pública: Cloud Interconnect. Archivos que cambian todos los días, y cambios que también tienen que ir: Storage Transfer Service, que repite lo que cambió, o un circuito. Seguro que no cubre un equipo que salga del edificio: una copia por la red, por internet o por un circuito.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/overview'),
        popularity: 3,
        rightWith: ['off-internet'],
      },
    ],
    constraints: [
      {
        id: 'fast',
        text: {
          pt: 'A equipe, que nunca usou contêineres, quer os sistemas na nuvem em quatro meses, com o mesmo código.',
          en: 'The team, which has never used containers, wants the systems in the cloud within four months, with the same code.',
          es: 'El equipo, que nunca usó contenedores, quiere los sistemas en la nube en cuatro meses, con el mismo código.',
        },
        notWith: ['vsphere'],
        rulesOut: {
          containers: {
            pt: 'Levar os sistemas ao Google Kubernetes Engine pede um conhecimento que a equipe não tem e mais de quatro meses.',
            en: 'Taking the systems to Google Kubernetes Engine needs knowledge that the team lacks and more than four months.',
            es: 'Llevar los sistemas a Google Kubernetes Engine pide un conocimiento que el equipo no tiene y más de cuatro meses.',
          },
        },
      },
      {
        id: 'vsphere',
        text: {
          pt: 'Os administradores querem manter o vSphere e seus procedimentos.',
          en: 'The administrators want to keep vSphere and their procedures.',
          es: 'Los administradores quieren mantener vSphere y sus procedimientos.',
        },
        notWith: ['no-vmware-fee'],
        rulesOut: {
          vms: {
            pt: 'O Compute Engine não se administra pelo vSphere.',
            en: 'Compute Engine is not administered through vSphere.',
            es: 'Compute Engine no se administra con vSphere.',
          },
          containers: {
            pt: 'O Google Kubernetes Engine se administra pelo Kubernetes, não pelo vSphere.',
            en: 'Google Kubernetes Engine is administered through Kubernetes rather than vSphere.',
            es: 'Google Kubernetes Engine se administra con Kubernetes, no con vSphere.',
          },
        },
      },
      {
        id: 'no-vmware-fee',
        text: {
          pt: 'As licenças de virtualização encareceram, e a direção não quer renová-las.',
          en: 'The virtualization licenses have become expensive, and management does not want to renew them.',
          es: 'Las licencias de virtualización se encarecieron, y la dirección no quiere renovarlas.',
        },
        rulesOut: {
          vmware: {
            pt: 'O VMware Engine mantém o VMware, com sua licença.',
            en: 'VMware Engine keeps VMware, along with its license.',
            es: 'VMware Engine mantiene VMware, con su licencia.',
          },
        },
      },
      {
        id: 'weak-link',
        text: {
          pt: 'A internet livre é de 50 Mbps, e os arquivos têm de chegar em dez semanas.',
          en: 'The free internet bandwidth is 50 Mbps, and the files have to arrive within ten weeks.',
          es: 'La internet libre es de 50 Mbps, y los archivos tienen que llegar en diez semanas.',
        },
        notWith: ['daily', 'off-internet'],
        rulesOut: {
          online: {
            pt: 'A 50 Mbps, o Storage Transfer Service levaria mais de um ano com 300 TB.',
            en: 'At 50 Mbps, Storage Transfer Service would take more than a year for 300 TB.',
            es: 'A 50 Mbps, Storage Transfer Service tardaría más de un año con 300 TB.',
          },
        },
      },
      {
        id: 'daily',
        text: {
          pt: 'Os arquivos mudam todo dia até o fechamento, e as mudanças também têm de ir.',
          en: 'The files change every day until the closing, and the changes have to go too.',
          es: 'Los archivos cambian todos los días hasta el cierre, y los cambios también tienen que ir.',
        },
        rulesOut: {
          appliance: {
            pt: 'O Transfer Appliance leva uma só cópia, e o que mudar depois fica de fora.',
            en: 'A Transfer Appliance carries a single copy, and what changes later is left out.',
            es: 'Transfer Appliance lleva una sola copia, y lo que cambie después queda fuera.',
          },
        },
      },
      {
        id: 'no-device',
        text: {
          pt: 'O seguro não cobre um aparelho que saia do prédio com os arquivos.',
          en: 'Insurance does not cover a device that leaves the building with the files.',
          es: 'El seguro no cubre un equipo que salga del edificio con los archivos.',
        },
        notWith: ['daily'],
        rulesOut: {
          appliance: {
            pt: 'O Transfer Appliance sai do prédio com os arquivos dentro.',
            en: 'A Transfer Appliance leaves the building with the files inside.',
            es: 'Transfer Appliance sale del edificio con los archivos adentro.',
          },
        },
      },
      {
        id: 'off-internet',
        text: {
          pt: 'A segurança não deixa esses arquivos passarem pela internet pública.',
          en: 'Security does not let these files cross the public internet.',
          es: 'Seguridad no deja pasar estos archivos por la internet pública.',
        },
        rulesOut: {
          online: {
            pt: 'Essa cópia do Storage Transfer Service passaria pela internet pública, mesmo com criptografia.',
            en: 'This Storage Transfer Service copy would cross the public internet, even if encrypted.',
            es: 'Esa copia de Storage Transfer Service pasaría por la internet pública, aun con cifrado.',
          },
        },
      },
      {
        id: 'no-circuit',
        text: {
          pt: 'A direção não quer contratar um circuito para usar só nessa mudança.',
          en: 'Management does not want to order a circuit just for this move.',
          es: 'La dirección no quiere contratar un circuito solo para esta mudanza.',
        },
        notWith: ['off-internet'],
        rulesOut: {
          circuit: {
            pt: 'O Cloud Interconnect é um circuito a contratar.',
            en: 'Cloud Interconnect is a circuit to be ordered.',
            es: 'Cloud Interconnect es un circuito que se contrata.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação a organização deve escolher?',
      en: 'Which combination should the organization choose?',
      es: '¿Qué combinación debe elegir la organización?',
    },
  }),
  pairsOf({
    id: 'link-and-projects',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'networking' } },
    scene: {
      pt: 'Pense nos dados como cargas que viajam entre dois prédios, e nos ambientes de cada área como salas do prédio novo.',
      en: 'Think of the data as cargo that travels between two buildings, and of each area’s environments as rooms in the new one.',
      es: 'Piensa en los datos como carga que viaja entre dos edificios, y en los entornos de cada área como salas del edificio nuevo.',
    },
    situations: [
      {
        id: 'port',
        text: {
          pt: 'Um porto vai ligar seu data center ao Google Cloud e organizar lá os ambientes de suas áreas.',
          en: 'A port is connecting its data center to Google Cloud and organizing its departments’ environments there.',
          es: 'Un puerto va a conectar su centro de datos a Google Cloud y organizar allí los entornos de sus áreas.',
        },
      },
      {
        id: 'grocer',
        text: {
          pt: 'Um supermercado vai ligar sua sede ao Google Cloud e organizar lá os ambientes de suas equipes.',
          en: 'A supermarket chain is connecting its headquarters to Google Cloud and organizing its teams’ environments there.',
          es: 'Un supermercado va a conectar su sede a Google Cloud y organizar allí los entornos de sus equipos.',
        },
      },
      {
        id: 'wine',
        text: {
          pt: 'Um grupo de vinícolas vai ligar seu data center ao Google Cloud e organizar lá os ambientes de seus negócios.',
          en: 'A group of wineries is connecting its data center to Google Cloud and organizing its businesses’ environments there.',
          es: 'Un grupo de bodegas va a conectar su centro de datos a Google Cloud y organizar allí los entornos de sus negocios.',
        },
      },
      {
        id: 'uni',
        text: {
          pt: 'Uma universidade vai ligar seu data center ao Google Cloud e organizar lá os ambientes de seus institutos.',
          en: 'A university is connecting its data center to Google Cloud and organizing its institutes’ environments there.',
          es: 'Una universidad va a conectar su centro de datos a Google Cloud y organizar allí los entornos de sus institutos.',
        },
      },
    ],
    first: [
      {
        id: 'vpn',
        text: { pt: 'Cloud VPN pela internet', en: 'Cloud VPN over the internet', es: 'Cloud VPN por internet' },
        uses: ['VPN'],
        why: {
          pt: 'O Cloud VPN, pronto em horas e a baixo custo, cria um túnel criptografado entre endereços privados, pela internet que já existe.',
          en: 'Cloud VPN, ready within hours and at a low cost, creates an encrypted tunnel between private addresses, over the existing internet line.',
          es: 'Cloud VPN, listo en horas y a bajo costo, crea un túnel cifrado entre direcciones privadas, por la internet que ya existe.',
        },
        likeness: {
          pt: 'o carro-forte alugado hoje que enfrenta o trânsito da rua',
          en: 'the armored van hired today that sits in public traffic',
          es: 'el camión blindado alquilado hoy que sufre el tráfico público',
        },
        tell: {
          pt: 'Ligação criptografada, rápida e barata: o Cloud VPN. IPs privados dos dois lados: uma VPN ou um Interconnect, e não endereços públicos. Ligação que precisa funcionar nesta semana: uma VPN pela internet que já existe, pois um circuito leva semanas. Orçamento que não cobre um circuito privado: uma VPN, que aproveita a internet que já existe. Tráfego criptografado pela própria ligação, por padrão: um túnel de VPN, e não um circuito, que não o criptografa sozinho.',
          en: 'An encrypted link, quick and cheap: Cloud VPN. Private IPs on both sides: a VPN or an Interconnect rather than public addresses. A link that has to work this week: a VPN over the existing internet line, since a circuit takes weeks. A budget that does not cover a private circuit: a VPN, which uses the existing internet line. Traffic encrypted by the connection itself, by default: a VPN tunnel rather than a circuit, which does not do so by itself.',
          es: 'Enlace cifrado, rápido y barato: Cloud VPN. IP privadas en los dos lados: una VPN o un Interconnect, y no direcciones públicas. Enlace que debe funcionar esta semana: una VPN por la internet que ya existe, pues un circuito tarda semanas. Presupuesto que no cubre un circuito privado: una VPN, que aprovecha la internet que ya existe. Tráfico que cifra la propia conexión, de forma predeterminada: un túnel de VPN, y no un circuito, que no lo cifra por sí solo.',
        },
        source: page('network-connectivity/docs/vpn/concepts/overview'),
        popularity: 5,
      },
      {
        id: 'interconnect',
        text: { pt: 'Cloud Interconnect', en: 'Cloud Interconnect', es: 'Cloud Interconnect' },
        uses: ['Interconnect'],
        why: {
          pt: 'O Cloud Interconnect liga os endereços privados dos dois lados por um circuito fora da internet pública, com capacidade reservada de gigabits por segundo.',
          en: 'Cloud Interconnect links the private addresses of both sides over a circuit off the public internet, with a reserved capacity of gigabits per second.',
          es: 'Cloud Interconnect conecta las direcciones privadas de ambos lados por un circuito fuera de la internet pública, con capacidad reservada de gigabits por segundo.',
        },
        likeness: {
          pt: 'a caríssima ferrovia particular em obras com vagões sem tranca',
          en: 'the costly unfinished private railway with unlocked wagons',
          es: 'el carísimo ferrocarril particular en obras con vagones sin cerradura',
        },
        tell: {
          pt: 'Fora da internet pública e com velocidade constante: o Cloud Interconnect. Nenhum tráfego pela internet pública: um circuito privado, como o Cloud Interconnect, e não uma VPN, que passa por ela. Dezenas de terabytes por dia com velocidade constante: um circuito privado, cuja velocidade não depende da internet, como o Cloud Interconnect. IPs privados dos dois lados: uma VPN ou um Interconnect, e não endereços públicos.',
          en: 'Off the public internet and at a steady speed: Cloud Interconnect. No traffic over the public internet: a private circuit, such as Cloud Interconnect, rather than a VPN, which crosses it. Tens of terabytes a day at a steady speed: a private circuit, whose speed does not depend on the internet, such as Cloud Interconnect. Private IPs on both sides: a VPN or an Interconnect rather than public addresses.',
          es: 'Fuera de la internet pública y a velocidad constante: Cloud Interconnect. Ningún tráfico por la internet pública: un circuito privado, como Cloud Interconnect, y no una VPN, que pasa por ella. Decenas de terabytes por día a velocidad constante: un circuito privado, cuya velocidad no depende de la internet, como Cloud Interconnect. IP privadas en los dos lados: una VPN o un Interconnect, y no direcciones públicas.',
        },
        source: page('network-connectivity/docs/interconnect/concepts/overview'),
        popularity: 4,
      },
      {
        id: 'public',
        text: {
          pt: 'Endereços públicos com HTTPS',
          en: 'Public addresses with HTTPS',
          es: 'Direcciones públicas con HTTPS',
        },
        uses: [],
        why: {
          pt: 'Endereços públicos com HTTPS protegem cada chamada e não exigem ligação entre as redes.',
          en: 'Public addresses with HTTPS protect each call and need no link between the networks.',
          es: 'Las direcciones públicas con HTTPS protegen cada llamada y no exigen un enlace entre las redes.',
        },
        likeness: {
          pt: 'o ciclista que leva pacotes lacrados entre dois endereços públicos',
          en: 'the cyclist who carries sealed parcels between two public addresses',
          es: 'el ciclista que lleva paquetes sellados entre dos direcciones públicas',
        },
        tell: {
          pt: 'Poucas chamadas entre aplicativos: HTTPS.',
          en: 'Few calls between applications: HTTPS.',
          es: 'Pocas llamadas entre aplicaciones: HTTPS.',
        },
        source: page('docs/security/encryption-in-transit'),
        popularity: 4,
        neverRight: true,
      },
    ],
    second: [
      {
        id: 'folders',
        text: {
          pt: 'pastas por área, com projetos',
          en: 'folders by area, with projects',
          es: 'carpetas por área, con proyectos',
        },
        uses: [],
        why: {
          pt: 'A pasta de cada área passa permissões e regras a todos os projetos dentro dela, que ficam isolados dos outros e podem mudar de organização.',
          en: 'Each area’s folder hands permissions and rules down to its projects, isolated from the others and able to move to another organization.',
          es: 'La carpeta de cada área transmite permisos y reglas a todos sus proyectos, que quedan aislados de los demás y pueden pasar a otra organización.',
        },
        likeness: {
          pt: 'as salas reunidas em alas que cada chefe precisa manter',
          en: 'the rooms grouped into wings that each head must maintain',
          es: 'las salas reunidas en alas que cada jefe debe mantener',
        },
        tell: {
          pt: 'Permissões e regras por área: pastas. Erro de uma área que não pode atingir as outras: projetos separados. Área que pode se tornar independente: uma pasta só dela.',
          en: 'Permissions and rules by area: folders. A mistake of one area that must not reach the others: separate projects. An area that may become independent: a folder of its own.',
          es: 'Permisos y reglas por área: carpetas. Error de un área que no puede alcanzar a las otras: proyectos separados. Área que puede independizarse: una carpeta propia.',
        },
        source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
        popularity: 5,
      },
      {
        id: 'flat',
        text: {
          pt: 'projetos diretos na organização',
          en: 'projects directly under the organization',
          es: 'proyectos directos en la organización',
        },
        uses: [],
        why: {
          pt: 'Os projetos diretos na organização ficam isolados entre si e herdam as regras dela, sem outro nível.',
          en: 'Projects directly under the organization are isolated from one another and inherit its rules, without another level.',
          es: 'Los proyectos directos en la organización quedan aislados entre sí y heredan sus reglas, sin otro nivel.',
        },
        likeness: {
          pt: 'as salas trancadas uma a uma sem alas nem chefes',
          en: 'the rooms locked one by one without wings or heads',
          es: 'las salas cerradas con llave sin alas ni jefes',
        },
        tell: {
          pt: 'Poucos projetos de uma só equipe: projetos diretos na organização. Só quatro projetos, de uma equipe pequena: projetos diretos na organização.',
          en: 'A few projects of a single team: projects directly under the organization. Only four projects, all run by one team: projects directly under the organization.',
          es: 'Pocos proyectos de un solo equipo: proyectos directos en la organización. Solo cuatro proyectos, de un equipo pequeño: proyectos directos en la organización.',
        },
        source: page('resource-manager/docs/creating-managing-projects'),
        popularity: 4,
        rightWith: ['few'],
      },
      {
        id: 'single',
        text: {
          pt: 'um projeto único com rótulos',
          en: 'a single project with labels',
          es: 'un único proyecto con etiquetas',
        },
        uses: [],
        why: {
          pt: 'Um projeto único com rótulos é o mais simples e ainda separa os custos nos relatórios.',
          en: 'A single project with labels is the simplest and still separates costs in the reports.',
          es: 'Un único proyecto con etiquetas es lo más simple y aun así separa los costos en los informes.',
        },
        likeness: {
          pt: 'o salão único sem paredes com etiquetas coloridas nas mesas',
          en: 'the one hall without walls where desks bear colored labels',
          es: 'el salón único sin paredes con mesas etiquetadas por color',
        },
        tell: {
          pt: 'Só separar custos: rótulos.',
          en: 'Just separating costs: labels.',
          es: 'Solo separar costos: etiquetas.',
        },
        source: page('resource-manager/docs/creating-managing-labels'),
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
            pt: 'O túnel do Cloud VPN passa pela internet pública, mesmo criptografado.',
            en: 'The Cloud VPN tunnel crosses the public internet, even if encrypted.',
            es: 'El túnel de Cloud VPN pasa por la internet pública, aunque cifrado.',
          },
          public: {
            pt: 'As chamadas a endereços públicos passam pela internet.',
            en: 'Calls to public addresses cross the internet.',
            es: 'Las llamadas a direcciones públicas pasan por internet.',
          },
        },
      },
      {
        id: 'this-week',
        notWith: ['off-net', 'steady'],
        text: {
          pt: 'A ligação precisa funcionar nesta semana.',
          en: 'The link has to work this week.',
          es: 'El enlace debe funcionar esta semana.',
        },
        rulesOut: {
          interconnect: {
            pt: 'O circuito do Cloud Interconnect leva semanas para ser instalado.',
            en: 'The Cloud Interconnect circuit takes weeks to be installed.',
            es: 'El circuito de Cloud Interconnect tarda semanas en instalarse.',
          },
        },
      },
      {
        id: 'fee',
        notWith: ['off-net', 'steady'],
        text: {
          pt: 'O orçamento não cobre o custo fixo de um circuito privado.',
          en: 'The budget does not cover the fixed cost of a private circuit.',
          es: 'El presupuesto no cubre el costo fijo de un circuito privado.',
        },
        rulesOut: {
          interconnect: {
            pt: 'O Cloud Interconnect é um circuito privado, pago com ou sem tráfego.',
            en: 'Cloud Interconnect is a private circuit, paid for with or without traffic.',
            es: 'Cloud Interconnect es un circuito privado, que se paga con o sin tráfico.',
          },
        },
      },
      {
        id: 'steady',
        text: {
          pt: 'Os sistemas trocam dezenas de terabytes por dia e precisam de velocidade constante.',
          en: 'The systems exchange tens of terabytes a day and need a steady speed.',
          es: 'Los sistemas intercambian decenas de terabytes por día y necesitan velocidad constante.',
        },
        rulesOut: {
          vpn: {
            pt: 'A velocidade do Cloud VPN varia com a internet.',
            en: 'The speed of Cloud VPN varies with the internet.',
            es: 'La velocidad de Cloud VPN varía con la internet.',
          },
          public: {
            pt: 'As chamadas a endereços públicos variam com a internet.',
            en: 'Calls to public addresses vary with the internet.',
            es: 'Las llamadas a direcciones públicas varían con la internet.',
          },
        },
      },
      {
        id: 'encrypted',
        notWith: ['off-net', 'steady'],
        text: {
          pt: 'Todo o tráfego entre os dois lados deve ser criptografado pela própria ligação, por padrão.',
          en: 'All traffic between the two sides has to be encrypted by the connection itself, by default.',
          es: 'Todo el tráfico entre los dos lados debe cifrarlo la propia conexión, de forma predeterminada.',
        },
        rulesOut: {
          interconnect: {
            pt: 'O Cloud Interconnect, por padrão, não criptografa o tráfego do circuito.',
            en: 'By default, Cloud Interconnect does not encrypt the traffic on its circuit.',
            es: 'De forma predeterminada, Cloud Interconnect no cifra el tráfico del circuito.',
          },
        },
      },
      {
        id: 'private-ip',
        text: {
          pt: 'Os dois lados devem conversar por IPs privados.',
          en: 'Both sides have to communicate through private IPs.',
          es: 'Los dos lados deben comunicarse por IP privadas.',
        },
        rulesOut: {
          public: {
            pt: 'Endereços públicos ficam expostos na internet e não são privados.',
            en: 'Public addresses are exposed on the internet instead of private.',
            es: 'Las direcciones públicas quedan expuestas en internet y no son privadas.',
          },
        },
      },
      {
        id: 'isolate',
        text: {
          pt: 'Um erro nos testes de uma área não pode atingir as outras.',
          en: 'A mistake in one area’s tests must not reach the others.',
          es: 'Un error en las pruebas de un área no puede alcanzar a las otras.',
        },
        rulesOut: {
          single: {
            pt: 'Em um projeto único, as áreas dividem permissões e cotas.',
            en: 'In a single project, the areas share permissions and quotas.',
            es: 'En un único proyecto, las áreas comparten permisos y cuotas.',
          },
        },
      },
      {
        id: 'delegate',
        text: {
          pt: 'Cada gerente deve administrar todos os projetos de sua área com uma só permissão.',
          en: 'Each manager has to administer all the projects of an area with a single permission.',
          es: 'Cada gerente debe administrar todos los proyectos de su área con un solo permiso.',
        },
        rulesOut: {
          flat: {
            pt: 'Com projetos diretos na organização, a permissão se repete em cada projeto.',
            en: 'With projects directly under the organization, the permission is repeated on each project.',
            es: 'Con proyectos directos en la organización, el permiso se repite en cada proyecto.',
          },
          single: {
            pt: 'Em um projeto único, quem administra uma área alcança as outras.',
            en: 'In a single project, anyone who administers one area can reach the others.',
            es: 'En un único proyecto, quien administra un área alcanza a las otras.',
          },
        },
      },
      {
        id: 'area-rules',
        notWith: ['delegate'],
        text: {
          pt: 'Cada área tem regras próprias, definidas uma vez para todos os seus projetos.',
          en: 'Each area has its own rules, set once for all its projects.',
          es: 'Cada área tiene reglas propias, definidas una vez para todos sus proyectos.',
        },
        rulesOut: {
          flat: {
            pt: 'Com projetos diretos na organização, as regras da área se repetem em cada projeto.',
            en: 'With projects directly under the organization, an area’s rules are repeated on each project.',
            es: 'Con proyectos directos en la organización, las reglas del área se repiten en cada proyecto.',
          },
          single: {
            pt: 'Em um projeto único, a mesma regra vale para todas as áreas.',
            en: 'In a single project, the same rule binds all the areas.',
            es: 'En un único proyecto, la misma regla vale para todas las áreas.',
          },
        },
      },
      {
        id: 'few',
        notWith: ['delegate', 'area-rules', 'isolate', 'sold'],
        text: {
          pt: 'Serão só quatro projetos, todos de uma equipe pequena, que não quer manter mais nada.',
          en: 'There will be only four projects, all run by one small team, which wants nothing else to maintain.',
          es: 'Serán solo cuatro proyectos, todos de un equipo pequeño, que no quiere mantener nada más.',
        },
        rulesOut: {
          folders: {
            pt: 'Pastas por área seriam mais um nível a manter, e os quatro projetos são de uma só equipe.',
            en: 'Folders by area would be one more level to maintain, and the four projects belong to one team.',
            es: 'Las carpetas por área serían un nivel más que mantener, y los cuatro proyectos son de un solo equipo.',
          },
        },
      },
      {
        id: 'sold',
        text: {
          pt: 'Uma das áreas pode se tornar independente, e o que é dela terá de sair sem tocar no resto.',
          en: 'One of the areas may become independent, and what belongs to it will have to leave without touching the rest.',
          es: 'Una de las áreas puede independizarse, y lo que es suyo tendrá que salir sin tocar el resto.',
        },
        rulesOut: {
          single: {
            pt: 'Em um projeto único, os recursos dessa área ficam misturados aos demais.',
            en: 'In a single project, the resources of that area are mixed with the others.',
            es: 'En un único proyecto, los recursos de esa área quedan mezclados con los demás.',
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
    scene: {
      pt: 'Pense no sistema como um restaurante, em que máquinas são a cozinha, o Kubernetes é a língua dos chefs e o acesso, a porta.',
      en: 'Think of the system as a restaurant, where machines are the kitchen, Kubernetes is the chefs’ language and the way in is the door.',
      es: 'Piensa en el sistema como un restaurante, donde las máquinas son la cocina, Kubernetes es la lengua de los chefs y el acceso, la puerta.',
    },
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
          pt: 'Uma organizadora de congressos vai publicar no Google Cloud seu sistema de inscrições, em um contêiner.',
          en: 'A conference organizer will publish its containerized registration system on Google Cloud.',
          es: 'Una organizadora de congresos va a publicar en Google Cloud su sistema de inscripciones, en un contenedor.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma fabricante de software vai publicar no Google Cloud seu sistema de suporte, em um contêiner.',
          en: 'A software maker will publish its containerized support system on Google Cloud.',
          es: 'Una fabricante de software va a publicar en Google Cloud su sistema de soporte, en un contenedor.',
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
          pt: 'O Cloud Run executa o contêiner sem servidores nem Kubernetes a cuidar e reduz a zero, sem cobrança, quando ninguém acessa.',
          en: 'Cloud Run runs the container with no servers or Kubernetes to look after and scales to zero, without charge, when nobody calls.',
          es: 'Cloud Run ejecuta el contenedor sin servidores ni Kubernetes que mantener y baja a cero, sin cargo, cuando nadie accede.',
        },
        likeness: {
          pt: 'a cozinha paga por prato que recusa aparelhos ou língua de chefs',
          en: 'the pay-per-dish kitchen that refuses outside gadgets or chefs’ language',
          es: 'la cocina pagada por plato que rechaza aparatos o lengua de chefs',
        },
        tell: {
          pt: 'Contêineres entregues sem cuidar de sistemas operacionais: Cloud Run ou GKE Autopilot. Contêiner sem servidores e sem custo parado: o Cloud Run. Rajadas curtas, sem pagar processamento entre elas: o Cloud Run. Ninguém que conheça Kubernetes: o Cloud Run.',
          en: 'Containers delivered without looking after operating systems: Cloud Run or GKE Autopilot. A container without servers and without idle cost: Cloud Run. Short bursts, without processing to pay for between them: Cloud Run. Nobody who knows Kubernetes: Cloud Run.',
          es: 'Contenedores que se entregan sin ocuparse de sistemas operativos: Cloud Run o GKE Autopilot. Contenedor sin servidores y sin costo en reposo: Cloud Run. Ráfagas cortas, sin pagar procesamiento entre ellas: Cloud Run. Nadie que conozca Kubernetes: Cloud Run.',
        },
        source: page('run/docs/overview/what-is-cloud-run'),
        popularity: 5,
      },
      {
        id: 'autopilot',
        rightWith: ['manifests'],
        text: { pt: 'GKE Autopilot', en: 'GKE Autopilot', es: 'GKE Autopilot' },
        uses: ['GKE'],
        why: {
          pt: 'O GKE Autopilot oferece a API padrão do Kubernetes, a mesma de qualquer cluster, com nós cuidados pelo Google.',
          en: 'GKE Autopilot offers the standard Kubernetes API, the same as in any cluster, with nodes that Google looks after.',
          es: 'GKE Autopilot ofrece la API estándar de Kubernetes, la misma de cualquier clúster, con nodos que cuida Google.',
        },
        likeness: {
          pt: 'a cozinha de aluguel mensal em língua de chefs que recusa aparelhos',
          en: 'the monthly-rent kitchen in chefs’ language that refuses outside gadgets',
          es: 'la cocina de alquiler mensual en lengua de chefs que rechaza aparatos',
        },
        tell: {
          pt: 'Contêineres entregues sem cuidar de sistemas operacionais: Cloud Run ou GKE Autopilot. Kubernetes sem cuidar de nós: o GKE Autopilot. Os mesmos manifestos do Kubernetes: o GKE Autopilot.',
          en: 'Containers delivered without looking after operating systems: Cloud Run or GKE Autopilot. Kubernetes without looking after nodes: GKE Autopilot. The same Kubernetes manifests: GKE Autopilot.',
          es: 'Contenedores que se entregan sin ocuparse de sistemas operativos: Cloud Run o GKE Autopilot. Kubernetes sin cuidar nodos: GKE Autopilot. Los mismos manifiestos de Kubernetes: GKE Autopilot.',
        },
        source: page('kubernetes-engine/docs/concepts/autopilot-overview'),
        popularity: 4,
      },
      {
        id: 'group',
        rightWith: ['agent'],
        text: { pt: 'Grupo do Compute Engine', en: 'Compute Engine group', es: 'Grupo de Compute Engine' },
        uses: ['Compute Engine'],
        why: {
          pt: 'Um grupo gerenciado de instâncias dá à equipe o sistema operacional inteiro, em que se instala qualquer programa, e cresce com a carga.',
          en: 'A managed instance group gives the team the whole operating system, on which any program can be installed, and grows with load.',
          es: 'Un grupo administrado de instancias da al equipo todo el sistema operativo, en el que se instala cualquier programa, y crece con la carga.',
        },
        likeness: {
          pt: 'a cozinha vazia alugada por mês que você equipa sozinho',
          en: 'the bare kitchen rented monthly that you equip by yourself',
          es: 'la cocina vacía alquilada por mes que equipas tú mismo',
        },
        tell: {
          pt: 'Controle do sistema operacional: máquinas do Compute Engine. Programa no sistema operacional de cada máquina: máquinas do Compute Engine.',
          en: 'Control of the operating system: Compute Engine machines. A program on each machine’s operating system: Compute Engine machines.',
          es: 'Control del sistema operativo: máquinas de Compute Engine. Programa en el sistema operativo de cada máquina: máquinas de Compute Engine.',
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
        likeness: {
          pt: 'as portas de rua abertas em muitos países',
          en: 'the street doors open in many countries',
          es: 'las puertas de calle abiertas en muchos países',
        },
        tell: {
          pt: 'Público em muitos países: um balanceador global com CDN. Usuários em quatro continentes: um balanceador global com CDN.',
          en: 'An audience in many countries: a global load balancer with a CDN. Users on four continents: a global load balancer with a CDN.',
          es: 'Público en muchos países: un balanceador global con CDN. Usuarios en cuatro continentes: un balanceador global con CDN.',
        },
        source: page('load-balancing/docs/https'),
        popularity: 5,
        rightWith: ['continents'],
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
          pt: 'O balanceador externo regional recebe acessos da internet e atende em uma só região.',
          en: 'The regional external load balancer takes traffic from the internet and serves from a single region.',
          es: 'El balanceador externo regional recibe accesos de internet y atiende en una sola región.',
        },
        likeness: {
          pt: 'a porta de rua aberta em uma única cidade',
          en: 'the street door open in a single city',
          es: 'la puerta de calle abierta en una sola ciudad',
        },
        tell: {
          pt: 'Parceiros de outras empresas, pela web: um balanceador externo. Usuários todos no mesmo estado: um balanceador regional.',
          en: 'Partners from other companies, over the web: an external load balancer. Users all in the same state: a regional load balancer.',
          es: 'Socios de otras empresas, por la web: un balanceador externo. Usuarios todos en el mismo estado: un balanceador regional.',
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
        likeness: {
          pt: 'a porta interna que só os funcionários usam',
          en: 'the inner door that only the building’s staff can reach',
          es: 'la puerta interior que solo usa el personal',
        },
        tell: {
          pt: 'Só para quem está na rede privada: um balanceador interno. Sistema que só os funcionários usam: um balanceador interno.',
          en: 'Only for those on the private network: an internal load balancer. A system that only employees use: an internal load balancer.',
          es: 'Solo para quien está en la red privada: un balanceador interno. Sistema que solo usan los empleados: un balanceador interno.',
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
          pt: 'A equipe de segurança instala um programa próprio no sistema operacional de cada máquina.',
          en: 'The security team installs a program of its own on each machine’s operating system.',
          es: 'El equipo de seguridad instala un programa propio en el sistema operativo de cada máquina.',
        },
        rulesOut: {
          run: {
            pt: 'No Cloud Run, o sistema operacional não é acessível.',
            en: 'On Cloud Run, the operating system is not accessible.',
            es: 'En Cloud Run, el sistema operativo no es accesible.',
          },
          autopilot: {
            pt: 'No GKE Autopilot, o Google cuida dos nós e só admite neles programas de parceiros aprovados.',
            en: 'On GKE Autopilot, Google looks after the nodes and allows on them only approved partners’ programs.',
            es: 'En GKE Autopilot, Google cuida los nodos y solo admite en ellos programas de socios aprobados.',
          },
        },
      },
      {
        id: 'no-images',
        text: {
          pt: 'A equipe quer só entregar contêineres, sem cuidar de sistemas operacionais.',
          en: 'The team just wants to deliver containers, without looking after operating systems.',
          es: 'El equipo solo quiere entregar contenedores, sin ocuparse de sistemas operativos.',
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
          pt: 'O uso vem em rajadas curtas, sem hora certa, e finanças não quer pagar processamento entre elas.',
          en: 'Use comes in short bursts at no set hour, and finance does not want to pay for processing between them.',
          es: 'El uso llega en ráfagas cortas, sin hora fija, y finanzas no quiere pagar procesamiento entre ellas.',
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
          es: 'Solo los empleados usan el sistema, y seguridad no permite que tenga una dirección pública.',
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
        notWith: ['continents'],
        text: {
          pt: 'Parceiros de outras empresas entram pela web, sem VPN.',
          en: 'Partners from other companies come in over the web, without a VPN.',
          es: 'Socios de otras empresas entran por la web, sin VPN.',
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
        notWith: ['continents'],
        text: {
          pt: 'Todos os usuários estão no mesmo estado, e nenhum acesso pode ser processado fora do país.',
          en: 'All users are in the same state, and no request may be processed outside the country.',
          es: 'Todos los usuarios están en el mismo estado, y ninguna solicitud puede procesarse fuera del país.',
        },
        rulesOut: {
          global: {
            pt: 'O balanceador global com CDN processa acessos na borda da rede do Google, sem garantia de que seja no país.',
            en: 'The global load balancer with a CDN processes requests at the edge of Google’s network, with no guarantee that it is in the country.',
            es: 'El balanceador global con CDN procesa accesos en el borde de la red de Google, sin garantía de que sea en el país.',
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
  {
    id: 'api-offer',
    exams: { 'cloud-digital-leader': { domain: 'modernization', topic: 'apis' } },
    scene: {
      pt: 'Pense na API como o clube de uma piscina, em que os dados são a água e cada parceiro é um sócio.',
      en: 'Think of the API as a swimming club, where the data are the water and each partner is a member.',
      es: 'Piensa en la API como el club de una piscina, en el que los datos son el agua y los socios vienen a nadar.',
    },
    situations: [
      {
        id: 'weather',
        text: {
          pt: 'Um serviço de meteorologia vai vender suas previsões por API.',
          en: 'A weather service is going to sell its forecasts by API.',
          es: 'Un servicio meteorológico va a vender sus pronósticos por API.',
        },
      },
      {
        id: 'sports',
        text: {
          pt: 'Uma liga esportiva vai vender suas estatísticas por API.',
          en: 'A sports league is going to sell its statistics by API.',
          es: 'Una liga deportiva va a vender sus estadísticas por API.',
        },
      },
      {
        id: 'parcels',
        text: {
          pt: 'Uma transportadora vai vender o rastreamento de encomendas por API.',
          en: 'A carrier is going to sell parcel tracking by API.',
          es: 'Una empresa de transporte va a vender el rastreo de paquetes por API.',
        },
      },
      {
        id: 'rates',
        text: {
          pt: 'Uma corretora vai vender suas cotações por API.',
          en: 'A broker is going to sell its quotes by API.',
          es: 'Una casa de bolsa va a vender sus cotizaciones por API.',
        },
      },
    ],
    candidates: [
      {
        id: 'apigee',
        text: {
          pt: 'Plataforma de APIs Apigee, por assinatura',
          en: 'The Apigee API platform, by subscription',
          es: 'Plataforma de API Apigee, por suscripción',
        },
        uses: ['Apigee'],
        why: {
          pt: 'O Apigee traz prontos um portal de autocadastro, planos pagos e relatórios de uso e receita por parceiro. Repassa cada chamada ao sistema na hora, converte XML em JSON e aplica cotas à chave de cada parceiro, que pode ser revogada.',
          en: 'Apigee comes ready with a self-registration portal, paid plans and reports on each partner’s use and revenue. It passes each call to the system at once, converts XML to JSON and applies quotas to each partner’s key, which can be revoked.',
          es: 'Apigee trae listos un portal de autorregistro, planes pagos e informes de uso e ingresos por socio. Pasa cada llamada al sistema al instante, convierte XML en JSON y aplica cuotas a la clave de cada socio, que puede revocarse.',
        },
        likeness: {
          pt: 'o clube completo, com inscrição, planos pagos e balanços prontos, cujo aluguel só muitos sócios conseguem cobrir',
          en: 'the full-service club, with sign-up, paid plans and ready reports, whose rent only a crowd of members can cover',
          es: 'el club completo, con inscripción, planes de pago e informes listos, cuyo alquiler solo cubren muchos socios',
        },
        tell: {
          pt: 'Desenvolvedores que se cadastram sozinhos, a qualquer hora: o Apigee, que tem portal. Uso e receita de cada parceiro, em relatórios prontos: o Apigee. Planos pagos, cobrados pelo uso: o Apigee. Um sistema antigo, que responde em XML, e parceiros que querem JSON: o Apigee, à frente dele. Ninguém livre para desenvolver e manter um portal: um serviço de APIs já pronto, e não um site próprio. Vendas que abrem na semana que vem: um serviço de APIs já pronto, porque escrever um portal leva mais tempo. Cortar o acesso de um parceiro sem afetar os outros: uma chave de API para cada um, que se pode revogar. Dados que mudam a cada minuto: chamadas a uma API, que dá o valor atual, e não arquivos diários. Parceiros que não podem passar de mil chamadas por minuto: uma cota para a chave de API de cada um.',
          en: 'Developers who register by themselves, at any hour: Apigee, which has a portal. Use and revenue of each partner, in ready reports: Apigee. Paid plans, charged by use: Apigee. An old system that answers in XML, and partners who want JSON: Apigee, in front of it. Nobody free to develop and maintain a portal: a ready-made API service rather than a website of one’s own. Sales that open next week: a ready-made API service, since writing a portal takes longer. One partner to cut off without affecting the others: an API key for each, which can be revoked. Data that changes every minute: calls to an API, which gives the current value, rather than daily files. Partners who may not go beyond a thousand calls a minute: a quota for the API key of each.',
          es: 'Desarrolladores que se registran solos, a cualquier hora: Apigee, que tiene portal. Uso e ingresos de cada socio, en informes listos: Apigee. Planes pagos, cobrados por uso: Apigee. Un sistema antiguo, que responde en XML, y socios que quieren JSON: Apigee, delante de él. Nadie libre para desarrollar y mantener un portal: un servicio de API ya hecho, y no un sitio propio. Ventas que abren la semana que viene: un servicio de API ya hecho, porque escribir un portal lleva más tiempo. Cortar el acceso de un socio sin afectar a los demás: una clave de API para cada uno, que se puede revocar. Datos que cambian cada minuto: llamadas a una API, que da el valor actual, y no archivos diarios. Socios que no pueden pasar de mil llamadas por minuto: una cuota para la clave de API de cada uno.',
        },
        source: page('apigee/docs/api-platform/get-started/what-apigee'),
        popularity: 5,
      },
      {
        id: 'gateway',
        text: {
          pt: 'API Gateway, com chaves de API',
          en: 'API Gateway, with API keys',
          es: 'API Gateway, con claves de API',
        },
        uses: ['API Gateway'],
        why: {
          pt: 'O API Gateway, serviço gerenciado que se configura em dias, confere a chave de cada parceiro, que pode ser revogada, aplica cotas por minuto e encaminha cada chamada ao sistema na hora, por um preço baixo e sem portal nem servidores.',
          en: 'API Gateway, a managed service set up in days, checks each partner’s key, which can be revoked, applies quotas per minute and forwards every call to the system at once, at a low price and without a portal or servers.',
          es: 'API Gateway, un servicio administrado que se configura en días, comprueba la clave de cada socio, que puede revocarse, aplica cuotas por minuto y reenvía cada llamada al sistema al instante, a bajo precio y sin portal ni servidores.',
        },
        likeness: {
          pt: 'a catraca barata que reconhece e limita cada carteirinha, mas não inscreve, não cobra nem traduz nada',
          en: 'the cheap turnstile that recognizes and limits each card, but signs nobody up, charges nothing and translates nothing',
          es: 'el torniquete barato que reconoce y limita cada carné, pero no inscribe, no cobra ni traduce nada',
        },
        tell: {
          pt: 'Só três parceiros e pouca verba: o API Gateway. Ninguém livre para desenvolver e manter um portal: um serviço de APIs já pronto, e não um site próprio. Vendas que abrem na semana que vem: um serviço de APIs já pronto, porque escrever um portal leva mais tempo. Cortar o acesso de um parceiro sem afetar os outros: uma chave de API para cada um, que se pode revogar. Dados que mudam a cada minuto: chamadas a uma API, que dá o valor atual, e não arquivos diários. Parceiros que não podem passar de mil chamadas por minuto: uma cota para a chave de API de cada um.',
          en: 'Only three partners and a small budget: API Gateway. Nobody free to develop and maintain a portal: a ready-made API service rather than a website of one’s own. Sales that open next week: a ready-made API service, since writing a portal takes longer. One partner to cut off without affecting the others: an API key for each, which can be revoked. Data that changes every minute: calls to an API, which gives the current value, rather than daily files. Partners who may not go beyond a thousand calls a minute: a quota for the API key of each.',
          es: 'Solo tres socios y poco presupuesto: API Gateway. Nadie libre para desarrollar y mantener un portal: un servicio de API ya hecho, y no un sitio propio. Ventas que abren la semana que viene: un servicio de API ya hecho, porque escribir un portal lleva más tiempo. Cortar el acceso de un socio sin afectar a los demás: una clave de API para cada uno, que se puede revocar. Datos que cambian cada minuto: llamadas a una API, que da el valor actual, y no archivos diarios. Socios que no pueden pasar de mil llamadas por minuto: una cuota para la clave de API de cada uno.',
        },
        source: page('api-gateway/docs/about-api-gateway'),
        popularity: 4,
        rightWith: ['few'],
      },
      {
        id: 'portal',
        text: {
          pt: 'Site escrito pela própria equipe',
          en: 'A website written by its own team',
          es: 'Sitio escrito por el propio equipo',
        },
        uses: [],
        why: {
          pt: 'Um portal próprio segue em cada detalhe o desenho da empresa.',
          en: 'A portal of one’s own follows the company’s design in every detail.',
          es: 'Un portal propio sigue en cada detalle el diseño de la empresa.',
        },
        likeness: {
          pt: 'a recepção completa, com inscrição e planos, que o próprio clube passa meses construindo',
          en: 'the complete reception, with sign-up and plans, that the club spends months building for itself',
          es: 'la recepción completa, con inscripción y planes, que el propio club tarda meses en construir',
        },
        tell: {
          pt: 'Tudo sob medida e gente para manter: um portal próprio.',
          en: 'Everything made to order and people to maintain it: a portal of one’s own.',
          es: 'Todo a medida y gente para mantenerlo: un portal propio.',
        },
        source: page('apis/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'open',
        text: {
          pt: 'API aberta, sem chave nem cadastro',
          en: 'An open API, without keys or sign-up',
          es: 'API abierta, sin clave ni registro',
        },
        uses: [],
        why: {
          pt: 'Uma API aberta atrai desenvolvedores, que a experimentam na hora.',
          en: 'An open API attracts developers, who try it at once.',
          es: 'Una API abierta atrae desarrolladores, que la prueban al instante.',
        },
        likeness: {
          pt: 'a piscina sem portão, onde ninguém se inscreve nem paga e qualquer um mergulha quantas vezes quiser',
          en: 'the pool without a gate, where nobody signs up or pays and anyone dives in at will',
          es: 'la piscina sin puerta, donde nadie se inscribe ni paga y cualquiera se zambulle cuantas veces quiera',
        },
        tell: {
          pt: 'Dados públicos e uso livre: uma API aberta.',
          en: 'Public data and free use: an open API.',
          es: 'Datos públicos y uso libre: una API abierta.',
        },
        source: page('apis/docs/overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'balancer',
        text: {
          pt: 'Cloud Load Balancing, com Cloud Armor',
          en: 'Cloud Load Balancing, with Cloud Armor',
          es: 'Cloud Load Balancing, con Cloud Armor',
        },
        uses: ['Cloud Load Balancing', 'Cloud Armor'],
        why: {
          pt: 'O balanceador reparte as chamadas entre servidores, e o Cloud Armor filtra ataques e excessos.',
          en: 'The load balancer spreads calls over servers, and Cloud Armor filters attacks and excesses.',
          es: 'El balanceador reparte las llamadas entre servidores, y Cloud Armor filtra ataques y excesos.',
        },
        likeness: {
          pt: 'o salva-vidas que distribui os banhistas pelas raias e contém excessos, sem conhecer nenhum pelo nome',
          en: 'the lifeguard who spreads swimmers over the lanes and curbs excesses, without knowing any of them by name',
          es: 'el socorrista que reparte a los bañistas por los carriles y frena excesos, sin conocer a ninguno por su nombre',
        },
        tell: {
          pt: 'Repartir carga e barrar ataques: balanceador com Cloud Armor.',
          en: 'Spreading load and stopping attacks: a load balancer with Cloud Armor.',
          es: 'Repartir carga y frenar ataques: balanceador con Cloud Armor.',
        },
        source: page('load-balancing/docs/load-balancing-overview'),
        popularity: 5,
        neverRight: true,
      },
      {
        id: 'files',
        text: {
          pt: 'Arquivos diários no Cloud Storage',
          en: 'Daily files in Cloud Storage',
          es: 'Archivos diarios en Cloud Storage',
        },
        uses: ['Cloud Storage'],
        why: {
          pt: 'Arquivos diários são simples, e cada conta com acesso baixa os seus.',
          en: 'Daily files are simple, and each account with access downloads its own.',
          es: 'Los archivos diarios son simples, y cada cuenta con acceso descarga los suyos.',
        },
        likeness: {
          pt: 'o balde de água deixado toda manhã a sócios já conhecidos, que não se renova até o dia seguinte',
          en: 'the bucket of water left each morning with members already known, which is not renewed until the next day',
          es: 'el balde de agua dejado cada mañana a socios ya conocidos, que no se renueva hasta el día siguiente',
        },
        tell: {
          pt: 'Uma entrega por dia basta: arquivos.',
          en: 'One delivery a day is enough: files.',
          es: 'Basta una entrega por día: archivos.',
        },
        source: page('storage/docs/introduction'),
        popularity: 5,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'self',
        text: {
          pt: 'Centenas de desenvolvedores vão se cadastrar sozinhos, a qualquer hora.',
          en: 'Hundreds of developers will register by themselves, at any hour.',
          es: 'Cientos de desarrolladores se van a registrar solos, a cualquier hora.',
        },
        notWith: ['few'],
        fits: ['apigee', 'portal'],
        rulesOut: {
          gateway: {
            pt: 'O API Gateway não tem portal: a equipe cria cada chave.',
            en: 'API Gateway has no portal: the team creates each key.',
            es: 'API Gateway no tiene portal: el equipo crea cada clave.',
          },
          open: {
            pt: 'A API aberta não cadastra ninguém.',
            en: 'An open API registers nobody.',
            es: 'La API abierta no registra a nadie.',
          },
          balancer: {
            pt: 'O balanceador encaminha chamadas e não cadastra desenvolvedores.',
            en: 'The load balancer forwards calls and registers no developers.',
            es: 'El balanceador reenvía llamadas y no registra desarrolladores.',
          },
          files: {
            pt: 'No Cloud Storage, a equipe libera os arquivos a cada conta.',
            en: 'In Cloud Storage, the team opens the files to each account.',
            es: 'En Cloud Storage, el equipo abre los archivos a cada cuenta.',
          },
        },
      },
      {
        id: 'no-build',
        text: {
          pt: 'Ninguém na equipe está livre para desenvolver e manter um portal.',
          en: 'Nobody on the team is free to develop and maintain a portal.',
          es: 'Nadie en el equipo está libre para desarrollar y mantener un portal.',
        },
        fits: ['apigee', 'gateway', 'open', 'balancer', 'files'],
        rulesOut: {
          portal: {
            pt: 'Um portal escrito pela equipe toma dela o desenvolvimento e a manutenção.',
            en: 'A portal written by the team takes its time for development and maintenance.',
            es: 'Un portal escrito por el equipo le exige desarrollo y mantenimiento.',
          },
        },
      },
      {
        id: 'next-month',
        text: {
          pt: 'A direção quer abrir as vendas na semana que vem.',
          en: 'Management wants to open sales next week.',
          es: 'La dirección quiere abrir las ventas la semana que viene.',
        },
        notWith: ['no-build'],
        fits: ['apigee', 'gateway', 'open', 'balancer', 'files'],
        rulesOut: {
          portal: {
            pt: 'Escrever um portal com cadastro e controle leva bem mais que uma semana.',
            en: 'Writing a portal with sign-up and controls takes far more than a week.',
            es: 'Escribir un portal con registro y control lleva mucho más que una semana.',
          },
        },
      },
      {
        id: 'few',
        text: {
          pt: 'Só três parceiros vão usá-la, e a verba não cobre uma plataforma completa.',
          en: 'Only three partners will use it, and the budget does not cover a full platform.',
          es: 'Solo tres socios la van a usar, y el presupuesto no cubre una plataforma completa.',
        },
        fits: ['gateway', 'portal', 'open', 'balancer', 'files'],
        rulesOut: {
          apigee: {
            pt: 'O Apigee é uma plataforma completa de gestão de APIs, que a verba não cobre.',
            en: 'Apigee is a full API management platform, which the budget does not cover.',
            es: 'Apigee es una plataforma completa de gestión de API, que el presupuesto no cubre.',
          },
        },
      },
      {
        id: 'insight',
        text: {
          pt: 'A área de produto quer relatórios prontos do uso e da receita de cada parceiro.',
          en: 'The product team wants ready reports on the use and revenue of each partner.',
          es: 'El área de producto quiere informes listos del uso y los ingresos de cada socio.',
        },
        notWith: ['few'],
        fits: ['apigee', 'portal'],
        rulesOut: {
          gateway: {
            pt: 'O API Gateway mede chamadas e erros, sem relatórios de receita por parceiro.',
            en: 'API Gateway measures calls and errors, without reports on revenue by partner.',
            es: 'API Gateway mide llamadas y errores, sin informes de ingresos por socio.',
          },
          open: {
            pt: 'Sem chave, não se sabe de que parceiro veio cada chamada.',
            en: 'Without a key, nobody knows which partner a call came from.',
            es: 'Sin clave, no se sabe de qué socio vino cada llamada.',
          },
          balancer: {
            pt: 'O balanceador registra endereços e tráfego, não a receita por parceiro.',
            en: 'The load balancer records addresses and traffic, not revenue by partner.',
            es: 'El balanceador registra direcciones y tráfico, no los ingresos por socio.',
          },
          files: {
            pt: 'O Cloud Storage registra downloads, não a receita por parceiro.',
            en: 'Cloud Storage records downloads, not revenue by partner.',
            es: 'Cloud Storage registra descargas, no los ingresos por socio.',
          },
        },
      },
      {
        id: 'charged',
        text: {
          pt: 'A empresa quer oferecer planos pagos, cobrados pelo uso de cada parceiro.',
          en: 'The company wants to offer paid plans, charged by each partner’s use.',
          es: 'La empresa quiere ofrecer planes pagos, cobrados por el uso de cada socio.',
        },
        notWith: ['few'],
        fits: ['apigee', 'portal'],
        rulesOut: {
          gateway: {
            pt: 'O API Gateway limita chamadas, mas não tem planos nem cobrança.',
            en: 'API Gateway limits calls, but has neither plans nor billing.',
            es: 'API Gateway limita llamadas, pero no tiene planes ni cobro.',
          },
          open: {
            pt: 'A API aberta não sabe de quem cobrar.',
            en: 'An open API does not know whom to charge.',
            es: 'La API abierta no sabe a quién cobrar.',
          },
          balancer: {
            pt: 'O balanceador reparte chamadas e não cobra por plano.',
            en: 'The load balancer spreads calls and does not charge by plan.',
            es: 'El balanceador reparte llamadas y no cobra por plan.',
          },
          files: {
            pt: 'O Cloud Storage entrega arquivos e não cobra dos parceiros por plano.',
            en: 'Cloud Storage delivers files and does not charge partners by plan.',
            es: 'Cloud Storage entrega archivos y no cobra a los socios por plan.',
          },
        },
      },
      {
        id: 'old-format',
        text: {
          pt: 'O sistema da empresa é antigo e responde em XML, e os parceiros querem JSON.',
          en: 'The company’s system is old and answers in XML, and partners want JSON.',
          es: 'El sistema de la empresa es antiguo y responde en XML, y los socios quieren JSON.',
        },
        notWith: ['few'],
        fits: ['apigee', 'portal', 'open', 'files'],
        rulesOut: {
          gateway: {
            pt: 'O API Gateway encaminha a resposta como ela vem, em XML.',
            en: 'API Gateway forwards the answer as it comes, in XML.',
            es: 'API Gateway reenvía la respuesta como viene, en XML.',
          },
          balancer: {
            pt: 'O balanceador entrega a resposta como ela vem, em XML.',
            en: 'The load balancer delivers the answer as it comes, in XML.',
            es: 'El balanceador entrega la respuesta como viene, en XML.',
          },
        },
      },
      {
        id: 'cut-off',
        text: {
          pt: 'A empresa quer poder cortar o acesso de um parceiro, de onde quer que chame, sem afetar os outros.',
          en: 'The company wants to be able to cut off one partner, wherever it calls from, without affecting the others.',
          es: 'La empresa quiere poder cortar el acceso de un socio, desde donde llame, sin afectar a los demás.',
        },
        fits: ['apigee', 'gateway', 'portal', 'files'],
        rulesOut: {
          open: {
            pt: 'Sem chave nem cadastro, não há o que cortar para um só parceiro.',
            en: 'Without keys or sign-up, there is nothing to cut off for one partner alone.',
            es: 'Sin clave ni registro, no hay qué cortar para un solo socio.',
          },
          balancer: {
            pt: 'O Cloud Armor barra endereços, mas não emite uma chave para cada parceiro, que se possa revogar.',
            en: 'Cloud Armor blocks addresses, but issues no key to each partner that could be revoked.',
            es: 'Cloud Armor bloquea direcciones, pero no emite una clave para cada socio que se pueda revocar.',
          },
        },
      },
      {
        id: 'quota',
        text: {
          pt: 'Nenhum parceiro pode passar de mil chamadas por minuto, para não sobrecarregar o sistema.',
          en: 'No partner may go beyond a thousand calls a minute, so as not to overload the system.',
          es: 'Ningún socio puede pasar de mil llamadas por minuto, para no sobrecargar el sistema.',
        },
        notWith: ['cut-off'],
        fits: ['apigee', 'gateway', 'portal', 'files'],
        rulesOut: {
          open: {
            pt: 'A API aberta não distingue um parceiro do outro para contar chamadas.',
            en: 'An open API cannot tell one partner from another to count calls.',
            es: 'La API abierta no distingue un socio de otro para contar llamadas.',
          },
        },
      },
      {
        id: 'live',
        text: {
          pt: 'Os dados mudam a cada minuto, e os parceiros precisam do valor atual.',
          en: 'The data changes every minute, and partners need the current value.',
          es: 'Los datos cambian cada minuto, y los socios necesitan el valor actual.',
        },
        fits: ['apigee', 'gateway', 'portal', 'open', 'balancer'],
        rulesOut: {
          files: {
            pt: 'Arquivos diários mostram os valores do dia anterior.',
            en: 'Daily files show the values of the day before.',
            es: 'Los archivos diarios muestran los valores del día anterior.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção a empresa deve escolher?',
      en: 'Which option should the company choose?',
      es: '¿Qué opción debe elegir la empresa?',
    },
  },
];
