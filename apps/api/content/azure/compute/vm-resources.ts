import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { docs } from '../source.ts';

export const vmResources: Category = {
  id: 'vm-resources',
  noun: {
    pt: 'recurso para máquinas virtuais',
    en: 'resource for virtual machines',
    es: 'recurso para máquinas virtuales',
  },
  mode: 'statement',
  domain: 'architecture',
  entities: [
    {
      id: 'vm-size',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 4,
      name: { pt: 'Tamanho', en: 'Size', es: 'Tamaño' },
      subject: {
        pt: 'o tamanho da máquina virtual',
        en: 'the size of the virtual machine',
        es: 'el tamaño de la máquina virtual',
      },
      gist: {
        pt: '{definir} a quantidade de CPU e memória',
        en: '{set} the amount of CPU and memory',
        es: '{definir} la cantidad de CPU y memoria',
      },
      likeness: {
        pt: 'o número de cômodos da casa, que mais pesa no aluguel',
        en: 'the number of rooms in a house, which weighs most on the rent',
        es: 'el número de habitaciones de la casa, lo que más pesa en el alquiler',
      },
      source: docs('azure/virtual-machines/sizes/overview'),
    },
    {
      id: 'vm-image',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 4,
      name: { pt: 'Imagem', en: 'Image', es: 'Imagen' },
      subject: { pt: 'a imagem', en: 'the image', es: 'la imagen' },
      gist: {
        pt: '{ser} o modelo com o sistema operacional inicial',
        en: '{be} the template with the initial operating system',
        es: '{ser} la plantilla con el sistema operativo inicial',
      },
      likeness: {
        pt: 'a casa-modelo da construtora, da qual saem muitas casas já pintadas e equipadas iguais',
        en: 'a builder’s model home, from which many houses come, painted and equipped alike',
        es: 'la casa modelo de la constructora, de la que salen muchas casas pintadas y equipadas igual',
      },
      source: docs('azure/virtual-machines/overview'),
    },
    {
      id: 'os-disk',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 3,
      name: { pt: 'Disco do sistema', en: 'OS disk', es: 'Disco del sistema' },
      subject: {
        pt: 'o disco do sistema operacional',
        en: 'the operating system disk',
        es: 'el disco del sistema operativo',
      },
      gist: {
        pt: '{guardar} o volume de inicialização da máquina',
        en: '{hold} the machine’s boot volume',
        es: '{guardar} el volumen de arranque de la máquina',
      },
      likeness: {
        pt: 'o armário da casa, com o que o morador guarda ali, cobrado mesmo quando não há ninguém',
        en: 'the closet of a house, with what the resident keeps there, charged even when nobody is home',
        es: 'el armario de la casa, con lo que guarda el residente, que se cobra aunque no haya nadie',
      },
      source: docs('azure/virtual-machines/managed-disks-overview'),
    },
    {
      id: 'network-interface',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 4,
      name: { pt: 'Interface de rede', en: 'Network interface', es: 'Interfaz de red' },
      aliases: ['NIC'],
      subject: { pt: 'a interface de rede (NIC)', en: 'the network interface (NIC)', es: 'la interfaz de red (NIC)' },
      gist: {
        pt: '{ligar} a máquina a uma sub-rede',
        en: '{connect} the machine to a subnet',
        es: '{conectar} la máquina a una subred',
      },
      likeness: {
        pt: 'a porta da casa para a rua interna do condomínio, com o seu número interno',
        en: 'a house’s door onto the inner street of a gated community, with its internal number',
        es: 'la puerta de la casa a la calle interior del condominio, con su número interno',
      },
      source: docs('azure/virtual-network/virtual-network-network-interface'),
    },
    {
      id: 'public-ip',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 3,
      name: { pt: 'Endereço IP público', en: 'Public IP address', es: 'Dirección IP pública' },
      subject: { pt: 'o endereço IP público', en: 'the public IP address', es: 'la dirección IP pública' },
      gist: {
        pt: '{tornar} a máquina acessível pela internet',
        en: '{make} the machine reachable from the internet',
        es: '{hacer} accesible la máquina desde internet',
      },
      likeness: {
        pt: 'o endereço da casa na lista da cidade, pelo qual qualquer visitante a encontra',
        en: 'a house’s address in the city directory, by which any visitor finds it',
        es: 'la dirección de la casa en la guía de la ciudad, por la que cualquier visitante la encuentra',
      },
      source: docs('azure/virtual-network/ip-services/public-ip-addresses'),
    },
    {
      id: 'availability-set',
      kind: 'feature',
      topic: 'vm-resources',
      popularity: 3,
      name: { pt: 'Conjunto de disponibilidade', en: 'Availability set', es: 'Conjunto de disponibilidad' },
      subject: { pt: 'o conjunto de disponibilidade', en: 'the availability set', es: 'el conjunto de disponibilidad' },
      gist: {
        pt: '{espalhar} máquinas por racks e por janelas de manutenção',
        en: '{spread} machines over racks and maintenance windows',
        es: '{repartir} máquinas entre racks y ventanas de mantenimiento',
      },
      likeness: {
        pt: 'a família que viaja em vários carros, com revisão em dias diferentes, para não pararem todos juntos',
        en: 'a family traveling in several cars, serviced on different days, so that not all stop at once',
        es: 'la familia que viaja en varios autos, con revisión en días distintos, para que no paren todos',
      },
      source: docs('azure/virtual-machines/availability-set-overview'),
    },
  ],
  facts: [
    {
      id: 'size-cpu',
      kind: 'feature',
      of: ['vm-size'],
      level: 1,
      say: {
        pt: '{determinar} quantas vCPUs e quanta memória a máquina tem',
        en: '{determine} how many vCPUs and how much memory the machine has',
        es: '{determinar} cuántas vCPU y cuánta memoria tiene la máquina',
      },
      how: {
        pt: 'O tamanho da máquina virtual tem um nome, como D4s_v5, que fixa vCPUs, memória e número máximo de discos.',
        en: 'The size of the virtual machine has a name, such as D4s_v5, which sets vCPUs, memory and maximum number of disks.',
        es: 'El tamaño de la máquina virtual tiene un nombre, como D4s_v5, que fija vCPU, memoria y número máximo de discos.',
      },
    },
    {
      id: 'size-price',
      kind: 'feature',
      of: ['vm-size'],
      unclear: ['os-disk', 'vm-image', 'public-ip'],
      cue: {
        pt: 'escolha de CPU e memória, que mais pesa no custo da máquina',
        en: 'the choice of CPU and memory, the main driver of a machine’s cost',
        es: 'elección de CPU y memoria, lo que más pesa en el costo',
      },
      level: 2,
      say: {
        pt: '{ser} o fator que mais influencia o preço por hora da computação',
        en: '{be} the factor that most affects the hourly price of compute',
        es: '{ser} el factor que más influye en el precio por hora del cómputo',
      },
      how: {
        pt: 'O tamanho da máquina virtual define CPU e memória, que são cobradas por segundo enquanto ela está ligada.',
        en: 'The size of the virtual machine sets CPU and memory, which are billed per second while it runs.',
        es: 'El tamaño de la máquina virtual define CPU y memoria, que se cobran por segundo mientras está encendida.',
      },
    },
    {
      id: 'size-family',
      kind: 'feature',
      of: ['vm-size'],
      level: 2,
      say: {
        pt: '{ter} famílias de uso geral, otimizadas para memória e otimizadas para computação',
        en: '{come} in general purpose, memory optimized and compute optimized families',
        es: '{tener} familias de uso general, optimizadas para memoria y optimizadas para proceso',
      },
      how: {
        pt: 'O tamanho da máquina virtual traz a família no nome: D para uso geral, E para memória, F para computação.',
        en: 'The size of the virtual machine has its family in its name: D for general purpose, E for memory, F for compute.',
        es: 'El tamaño de la máquina virtual lleva la familia en el nombre: D para uso general, E para memoria, F para cómputo.',
      },
    },
    {
      id: 'size-burst',
      kind: 'feature',
      of: ['vm-size'],
      level: 2,
      say: {
        pt: '{permitir} dar mais CPU e memória a uma máquina existente (escala vertical)',
        en: '{allow} an existing machine to get more CPU and memory (vertical scaling)',
        es: '{permitir} dar más CPU y memoria a una máquina existente (escalado vertical)',
      },
      how: {
        pt: 'O tamanho da VM pode ser trocado depois da criação; se a máquina está em execução, ela é reiniciada.',
        en: 'The VM size can be changed after creation; if the machine is running, it is restarted.',
        es: 'El tamaño de la VM se puede cambiar después de crearla; si la máquina está en ejecución, se reinicia.',
      },
    },
    {
      id: 'size-data-disks',
      kind: 'feature',
      of: ['vm-size'],
      level: 2,
      say: {
        pt: '{limitar} quantos discos de dados e interfaces de rede a máquina pode ter',
        en: '{limit} how many data disks and network interfaces the machine can have',
        es: '{limitar} cuántos discos de datos e interfaces de red puede tener la máquina',
      },
      how: {
        pt: 'O tamanho da VM traz um máximo próprio de discos de dados e de interfaces de rede.',
        en: 'Each VM size comes with a maximum of its own for data disks and network interfaces.',
        es: 'Cada tamaño de VM trae un máximo propio de discos de datos y de interfaces de red.',
      },
    },
    {
      id: 'image-marketplace',
      kind: 'feature',
      of: ['vm-image'],
      cue: {
        pt: 'modelo pronto de um catálogo, com sistema e programas já instalados',
        en: 'a ready template from a catalog, with system and programs installed',
        es: 'plantilla lista de un catálogo, con sistema y programas ya instalados',
      },
      level: 1,
      say: {
        pt: '{vir} do Azure Marketplace ou de uma galeria da própria empresa',
        en: '{come} from Azure Marketplace or from the company’s own gallery',
        es: '{venir} de Azure Marketplace o de una galería de la propia empresa',
      },
      how: {
        pt: 'A imagem é um modelo de disco com sistema e programas, copiado para o disco de cada máquina nova.',
        en: 'The image is a disk template with system and programs, copied to the disk of each new machine.',
        es: 'La imagen es una plantilla de disco con sistema y programas, que se copia al disco de cada máquina nueva.',
      },
    },
    {
      id: 'image-os',
      kind: 'feature',
      of: ['vm-image'],
      unclear: ['os-disk'],
      cue: {
        pt: 'modelo que decide qual software a máquina traz no primeiro início',
        en: 'the template that decides which software a machine brings at first start',
        es: 'plantilla que decide qué software trae la máquina en su primer inicio',
      },
      level: 1,
      say: {
        pt: '{definir} se uma nova máquina terá Windows ou Linux',
        en: '{determine} whether a new machine runs Windows or Linux',
        es: '{definir} si una máquina nueva tendrá Windows o Linux',
      },
      how: {
        pt: 'A imagem já traz um sistema operacional instalado, que a máquina recebe no primeiro início.',
        en: 'The image already has an operating system installed, which the machine gets at its first start.',
        es: 'La imagen ya trae un sistema operativo instalado, que la máquina recibe en su primer arranque.',
      },
    },
    {
      id: 'image-version',
      kind: 'feature',
      of: ['vm-image'],
      unclear: ['os-disk'],
      cue: {
        pt: 'modelo de máquina republicado com as correções mais recentes',
        en: 'a machine template republished with the latest patches',
        es: 'plantilla de máquina publicada de nuevo con los parches más recientes',
      },
      level: 2,
      say: {
        pt: '{ter} versões publicadas com as atualizações de segurança já instaladas',
        en: '{have} published versions with security updates already installed',
        es: '{tener} versiones publicadas con las actualizaciones de seguridad ya instaladas',
      },
      how: {
        pt: 'A imagem de VM é publicada em versões, e uma máquina nova pode partir da mais recente.',
        en: 'A VM image is published in versions, and a new machine can start from the latest one.',
        es: 'La imagen de VM se publica en versiones, y una máquina nueva puede partir de la más reciente.',
      },
    },
    {
      id: 'image-custom',
      kind: 'feature',
      of: ['vm-image'],
      unclear: ['os-disk'],
      cue: {
        pt: 'configuração padrão capturada, repetida em cada máquina nova',
        en: 'a captured standard configuration, repeated in every new machine',
        es: 'configuración estándar capturada, repetida en cada máquina nueva',
      },
      level: 1,
      say: {
        pt: '{servir} de modelo para várias máquinas com o software da empresa já instalado',
        en: '{serve} as a template for many machines with the company’s software preinstalled',
        es: '{servir} de plantilla para varias máquinas con el software de la empresa ya instalado',
      },
      how: {
        pt: 'A imagem de VM é capturada de uma máquina preparada e guardada em uma galeria, a partir da qual se criam as demais.',
        en: 'A VM image is captured from a prepared machine and kept in a gallery, from which the others are created.',
        es: 'La imagen de VM se captura de una máquina preparada y se guarda en una galería, de la que se crean las demás.',
      },
    },
    {
      id: 'osdisk-boot',
      kind: 'feature',
      of: ['os-disk'],
      level: 1,
      say: {
        pt: '{guardar} o que a máquina em execução grava na unidade do sistema',
        en: '{keep} what the running machine writes to its system drive',
        es: '{guardar} lo que la máquina en ejecución escribe en su unidad de sistema',
      },
      how: {
        pt: 'O disco do sistema operacional é um disco gerenciado criado a partir da imagem, com a partição de inicialização.',
        en: 'The operating system disk is a managed disk created from the image, with the boot partition.',
        es: 'El disco del sistema operativo es un disco administrado creado a partir de la imagen, con la partición de arranque.',
      },
    },
    {
      id: 'osdisk-cost',
      kind: 'feature',
      of: ['os-disk'],
      unclear: ['public-ip', 'vm-image'],
      cue: {
        pt: 'armazenamento de inicialização cobrado mesmo depois de liberados CPU e memória',
        en: 'boot storage still billed after CPU and memory have been released',
        es: 'almacenamiento de arranque cobrado incluso tras liberar CPU y memoria',
      },
      level: 2,
      say: {
        pt: '{continuar} na fatura depois que a máquina é desalocada',
        en: '{remain} on the bill after the machine is deallocated',
        es: '{seguir} en la factura después de desasignar la máquina',
      },
      how: {
        pt: 'O disco do sistema operacional continua a ocupar armazenamento; desalocar a máquina só libera CPU e memória.',
        en: 'The operating system disk still takes up storage; deallocating the machine releases CPU and memory only.',
        es: 'El disco del sistema operativo sigue ocupando almacenamiento; desasignar la máquina solo libera CPU y memoria.',
      },
    },
    {
      id: 'osdisk-encrypt',
      kind: 'feature',
      of: ['os-disk'],
      unclear: ['vm-image', 'vm-size'],
      cue: {
        pt: 'volume de inicialização protegido por chaves da plataforma, sem configurar nada',
        en: 'a boot volume protected with platform keys, with nothing to configure',
        es: 'volumen de arranque protegido con claves de la plataforma, sin configurar nada',
      },
      level: 2,
      say: {
        pt: '{ter} criptografia em repouso por padrão, com chaves gerenciadas pela Microsoft',
        en: '{have} encryption at rest by default, with Microsoft-managed keys',
        es: '{tener} cifrado en reposo de forma predeterminada, con claves administradas por Microsoft',
      },
      how: {
        pt: 'O disco do sistema é um disco gerenciado, que a criptografia do lado do servidor protege com chaves da plataforma.',
        en: 'The OS disk is a managed disk, which server-side encryption protects with platform-managed keys.',
        es: 'El disco del sistema es un disco administrado, que el cifrado del lado del servidor protege con claves de la plataforma.',
      },
    },
    {
      id: 'osdisk-snapshot',
      kind: 'feature',
      of: ['os-disk'],
      unclear: ['vm-image'],
      cue: {
        pt: 'volume de inicialização recuperado de uma cópia anterior dele mesmo',
        en: 'a boot volume recovered from an earlier copy of itself',
        es: 'volumen de arranque recuperado de una copia anterior de sí mismo',
      },
      level: 1,
      say: {
        pt: '{permitir} voltar a um estado anterior por meio de um instantâneo (snapshot)',
        en: '{allow} a return to an earlier state by means of a snapshot',
        es: '{permitir} volver a un estado anterior mediante una instantánea (snapshot)',
      },
      how: {
        pt: 'O disco do sistema é um disco gerenciado, e o instantâneo dele vira um disco novo, do qual a máquina inicia.',
        en: 'The OS disk is a managed disk, and its snapshot becomes a new disk that the machine boots from.',
        es: 'El disco del sistema es un disco administrado, y su instantánea se vuelve un disco nuevo desde el que arranca la máquina.',
      },
    },
    {
      id: 'nic-private-ip',
      kind: 'feature',
      of: ['network-interface'],
      level: 1,
      say: {
        pt: '{receber} um endereço IP privado da sub-rede',
        en: '{receive} a private IP address from the subnet',
        es: '{recibir} una dirección IP privada de la subred',
      },
      how: {
        pt: 'A interface de rede (NIC) tem uma configuração de IP ligada à sub-rede, que entrega o endereço por DHCP.',
        en: 'The network interface (NIC) has an IP configuration tied to the subnet, which hands out the address by DHCP.',
        es: 'La interfaz de red (NIC) tiene una configuración de IP vinculada a la subred, que entrega la dirección por DHCP.',
      },
    },
    {
      id: 'nic-nsg',
      kind: 'feature',
      of: ['network-interface'],
      cue: {
        pt: 'regras de tráfego de uma única máquina, na sua conexão com a sub-rede',
        en: 'traffic rules for one single machine, at its connection to the subnet',
        es: 'reglas de tráfico de una sola máquina, en su conexión con la subred',
      },
      level: 2,
      say: {
        pt: '{permitir} associar um NSG para filtrar o tráfego da máquina',
        en: '{support} an associated NSG that filters the machine’s traffic',
        es: '{permitir} asociar un NSG para filtrar el tráfico de la máquina',
      },
      how: {
        pt: 'A interface de rede pode ter um NSG associado, cujas regras valem só para o tráfego daquela máquina.',
        en: 'The network interface can have an NSG associated, whose rules apply to the traffic of that machine alone.',
        es: 'La interfaz de red puede tener un NSG asociado, cuyas reglas valen solo para el tráfico de esa máquina.',
      },
    },
    {
      id: 'pip-internet',
      kind: 'feature',
      of: ['public-ip'],
      cue: {
        pt: 'conexões de entrada vindas direto de fora, sem VPN nem balanceador',
        en: 'direct inbound connections from outside, without a VPN or load balancer',
        es: 'conexiones entrantes directas desde fuera, sin VPN ni balanceador',
      },
      level: 1,
      say: {
        pt: '{permitir} que clientes da internet alcancem a máquina',
        en: '{let} clients on the internet reach the machine',
        es: '{permitir} que clientes de internet lleguen a la máquina',
      },
      how: {
        pt: 'O endereço IP público é um recurso à parte, que se associa à interface de rede da máquina.',
        en: 'The public IP address is a resource of its own, associated with the machine’s network interface.',
        es: 'La dirección IP pública es un recurso aparte, que se asocia a la interfaz de red de la máquina.',
      },
    },
    {
      id: 'pip-static',
      kind: 'feature',
      of: ['public-ip'],
      unclear: ['network-interface'],
      cue: {
        pt: 'endereço fixo na internet, reservado mesmo com a máquina desligada',
        en: 'a fixed internet address, reserved even while the machine is off',
        es: 'dirección fija en internet, reservada incluso con la máquina apagada',
      },
      level: 2,
      say: {
        pt: '{manter} o mesmo valor até a exclusão, com alocação estática',
        en: '{keep} the same value until deletion, with static allocation',
        es: '{mantener} el mismo valor hasta su eliminación, con asignación estática',
      },
      how: {
        pt: 'O endereço IP público com alocação estática é um recurso à parte e continua reservado com a máquina parada.',
        en: 'A public IP address with static allocation is a resource of its own and stays reserved while the machine is stopped.',
        es: 'La dirección IP pública con asignación estática es un recurso aparte y sigue reservada con la máquina detenida.',
      },
    },
    {
      id: 'pip-cost',
      kind: 'feature',
      of: ['public-ip'],
      unclear: ['os-disk'],
      cue: {
        pt: 'endereço na internet que custa por hora, em uso ou não',
        en: 'an internet address that costs by the hour, in use or not',
        es: 'dirección en internet que cuesta por hora, en uso o no',
      },
      level: 2,
      say: {
        pt: '{gerar} cobrança por hora, mesmo com a máquina parada',
        en: '{incur} an hourly charge, even while the machine is stopped',
        es: '{generar} un cargo por hora, incluso con la máquina detenida',
      },
      how: {
        pt: 'O endereço IP público Standard é cobrado por hora enquanto existe, associado a uma máquina ou não.',
        en: 'A Standard public IP address is billed by the hour while it exists, attached to a machine or not.',
        es: 'La dirección IP pública Standard se cobra por hora mientras existe, asociada a una máquina o no.',
      },
    },
    {
      id: 'aset-fault',
      kind: 'feature',
      of: ['availability-set'],
      level: 1,
      say: {
        pt: '{separar} máquinas em domínios de falha, com energia e switch de rede distintos',
        en: '{separate} machines into fault domains, each with its own power and network switch',
        es: '{separar} máquinas en dominios de error, con energía y conmutador de red distintos',
      },
      how: {
        pt: 'O conjunto de disponibilidade espalha as máquinas por até três racks, cada um com sua energia e seu switch.',
        en: 'The availability set spreads machines over up to three racks, each with its own power and switch.',
        es: 'El conjunto de disponibilidad reparte las máquinas en hasta tres racks, cada uno con su energía y su conmutador de red.',
      },
    },
    {
      id: 'aset-update',
      kind: 'feature',
      of: ['availability-set'],
      level: 2,
      say: {
        pt: '{impedir} que todas as máquinas de um grupo reiniciem na mesma manutenção',
        en: '{prevent} all machines in a group from restarting during the same maintenance',
        es: '{impedir} que todas las máquinas de un grupo se reinicien en el mismo mantenimiento',
      },
      how: {
        pt: 'O conjunto de disponibilidade põe as máquinas em domínios de atualização, que são reiniciados um de cada vez.',
        en: 'The availability set puts machines into update domains, which are restarted one at a time.',
        es: 'El conjunto de disponibilidad pone las máquinas en dominios de actualización, que se reinician uno a la vez.',
      },
    },
    {
      id: 'aset-free',
      kind: 'feature',
      of: ['availability-set'],
      cue: {
        pt: 'distribuição gratuita de máquinas por racks diferentes do mesmo local',
        en: 'free placement of machines on different racks of the same site',
        es: 'distribución gratuita de máquinas en racks diferentes del mismo sitio',
      },
      level: 2,
      say: {
        pt: '{proteger} contra falhas dentro de um datacenter, sem custo adicional',
        en: '{protect} against failures within a datacenter at no additional cost',
        es: '{proteger} contra fallas dentro de un centro de datos, sin costo adicional',
      },
      how: {
        pt: 'O conjunto de disponibilidade separa as máquinas em racks; pagam-se só as máquinas que ele contém.',
        en: 'The availability set separates machines by rack; only the machines in it are paid for.',
        es: 'El conjunto de disponibilidad separa las máquinas por racks; se pagan solo las máquinas que contiene.',
      },
    },
    {
      id: 'aset-creation',
      kind: 'feature',
      of: ['availability-set'],
      unclear: ['vm-image'],
      cue: {
        pt: 'posição em racks separados, que não se altera depois da implantação',
        en: 'placement on separate racks, not to be changed after deployment',
        es: 'ubicación en racks separados, que no se cambia después de la implementación',
      },
      level: 2,
      say: {
        pt: '{admitir} escolha só no momento em que a máquina é criada',
        en: '{allow} a choice only at the time the machine is created',
        es: '{admitir} elección solo en el momento en que se crea la máquina',
      },
      how: {
        pt: 'O conjunto de disponibilidade é escolhido ao criar a máquina; para mudar, ela precisa ser recriada.',
        en: 'The availability set is chosen when the machine is created; to change it, the machine has to be recreated.',
        es: 'El conjunto de disponibilidad se elige al crear la máquina; para cambiarlo hay que recrearla.',
      },
    },
  ],
  contrasts: [
    {
      between: ['availability-set', 'network-interface'],
      say: {
        pt: 'O conjunto de disponibilidade separa as máquinas em racks diferentes; a interface de rede liga cada uma à rede virtual.',
        en: 'An availability set separates machines in different racks; a network interface connects each one to the virtual network.',
        es: 'El conjunto de disponibilidad separa las máquinas en racks distintos; la interfaz de red une cada una con la red virtual.',
      },
    },
    {
      between: ['public-ip', 'os-disk'],
      say: {
        pt: 'O disco do sistema operacional guarda o sistema da máquina; o endereço IP público deixa a internet chegar a ela.',
        en: 'The operating system disk keeps the machine’s system; the public IP address lets the internet reach it.',
        es: 'El disco del sistema operativo guarda el sistema de la máquina; la dirección IP pública permite que internet llegue a ella.',
      },
    },
    {
      between: ['vm-size', 'vm-image'],
      say: {
        pt: 'O tamanho define CPU e memória; a imagem define o sistema operacional de partida.',
        en: 'The size sets CPU and memory; the image sets the operating system to start from.',
        es: 'El tamaño define CPU y memoria; la imagen define el sistema operativo de partida.',
      },
    },
    {
      between: ['vm-image', 'os-disk'],
      say: {
        pt: 'A imagem é o modelo; o disco do sistema é a cópia dele em que a máquina inicia e grava.',
        en: 'The image is the template; the operating system disk is the copy of it that the machine boots from and writes to.',
        es: 'La imagen es la plantilla; el disco del sistema es la copia de ella en la que la máquina arranca y escribe.',
      },
    },
    {
      between: ['network-interface', 'public-ip'],
      say: {
        pt: 'A interface de rede liga a máquina à rede virtual; o endereço IP público, associado a ela, a torna acessível pela internet.',
        en: 'The network interface connects the machine to the virtual network; the public IP address, associated with it, makes it reachable from the internet.',
        es: 'La interfaz de red conecta la máquina a la red virtual; la dirección IP pública, asociada a ella, la hace accesible desde internet.',
      },
    },
    {
      between: ['vm-size', 'os-disk'],
      say: {
        pt: 'O tamanho define CPU e memória, pagas só com a máquina alocada; o disco do sistema operacional, pago enquanto existe, é o volume em que o sistema está instalado.',
        en: 'The size sets CPU and memory, paid for only while the machine is allocated; the OS disk, paid for while it exists, is the volume on which the system is installed.',
        es: 'El tamaño define CPU y memoria, que se pagan solo con la máquina asignada; el disco del sistema operativo, que se paga mientras existe, es el volumen en el que está instalado el sistema.',
      },
    },
    {
      between: ['network-interface', 'vm-size'],
      say: {
        pt: 'A interface de rede dá à máquina um endereço em uma sub-rede; o tamanho define quantas interfaces ela pode ter.',
        en: 'The network interface gives the machine an address in a subnet; the size sets how many interfaces it can have.',
        es: 'La interfaz de red da a la máquina una dirección en una subred; el tamaño define cuántas interfaces puede tener.',
      },
    },
    {
      between: ['availability-set', 'vm-size'],
      say: {
        pt: 'O conjunto de disponibilidade espalha máquinas iguais para que não falhem juntas; o tamanho só muda a potência de cada uma.',
        en: 'An availability set spreads machines so that they do not fail together; the size only changes the power of each one.',
        es: 'El conjunto de disponibilidad separa máquinas para que no fallen juntas; el tamaño solo cambia la potencia de cada una.',
      },
    },
    {
      between: ['os-disk', 'availability-set'],
      say: {
        pt: 'O disco do sistema operacional, pago enquanto existe, guarda o sistema de uma máquina; o conjunto de disponibilidade, sem custo, separa várias máquinas para que não falhem juntas.',
        en: 'The operating system disk, paid for while it exists, keeps the system of one machine; an availability set, free of charge, separates several machines so that they do not fail together.',
        es: 'El disco del sistema operativo, que se paga mientras existe, guarda el sistema de una máquina; el conjunto de disponibilidad, sin costo, separa varias máquinas para que no fallen juntas.',
      },
    },
    {
      between: ['public-ip', 'vm-size'],
      say: {
        pt: 'O endereço IP público torna a máquina acessível pela internet; o tamanho da máquina virtual define a CPU e a memória dela.',
        en: 'The public IP address makes the machine reachable from the internet; the size of the virtual machine sets its CPU and memory.',
        es: 'La dirección IP pública hace accesible la máquina desde internet; el tamaño de la máquina virtual define su CPU y su memoria.',
      },
    },
    {
      between: ['public-ip', 'availability-set'],
      say: {
        pt: 'O endereço IP público torna uma máquina acessível pela internet; o conjunto de disponibilidade reparte várias por racks diferentes.',
        en: 'The public IP address makes one machine reachable from the internet; an availability set spreads several over different racks.',
        es: 'La dirección IP pública hace accesible una máquina desde internet; el conjunto de disponibilidad reparte varias en racks distintos.',
      },
    },
    {
      between: ['network-interface', 'os-disk'],
      say: {
        pt: 'A interface de rede, sem custo, dá à máquina um IP na sub-rede; o disco do sistema operacional, pago enquanto existe, guarda o volume em que ela inicia.',
        en: 'The network interface, free of charge, gives the machine an IP in the subnet; the operating system disk, paid for while it exists, holds the volume from which it boots.',
        es: 'La interfaz de red, sin costo, da a la máquina una IP en la subred; el disco del sistema operativo, que se paga mientras existe, guarda el volumen desde el que arranca.',
      },
    },
    {
      between: ['vm-image', 'network-interface'],
      say: {
        pt: 'A imagem é o modelo com o sistema de partida; a interface de rede liga a máquina já criada à sub-rede.',
        en: 'The image is the template with the initial system; the network interface connects the machine, once created, to the subnet.',
        es: 'La imagen es la plantilla con el sistema inicial; la interfaz de red conecta la máquina ya creada a la subred.',
      },
    },
    {
      between: ['vm-image', 'availability-set'],
      say: {
        pt: 'A imagem é o modelo de que as máquinas partem; o conjunto de disponibilidade decide em que racks elas ficam.',
        en: 'The image is the template that machines start from; an availability set decides on which racks they are placed.',
        es: 'La imagen es la plantilla de la que parten las máquinas; el conjunto de disponibilidad decide en qué racks quedan.',
      },
    },
  ],
};
