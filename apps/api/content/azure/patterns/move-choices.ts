import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const moveChoices: readonly Pattern[] = [
  {
    id: 'archive-transfer',
    exams: { 'az-900': { domain: 'architecture', topic: 'data-migration' } },
    scene: {
      pt: 'Pense nos arquivos como as caixas de uma mudança, na internet como uma rua estreita e no Azure como a casa nova.',
      en: 'Think of the files as moving boxes, of the internet as a narrow lane and of Azure as the new house.',
      es: 'Piensa en los archivos como las cajas de una mudanza, en internet como una calle estrecha y en Azure como la casa nueva.',
    },
    situations: [
      {
        id: 'newspaper',
        text: {
          pt: 'Um jornal vai levar ao Azure 30 TB de fotos de um servidor Windows.',
          en: 'A newspaper is moving 30 TB of photographs from a Windows server to Azure.',
          es: 'Un periódico va a llevar a Azure 30 TB de fotos de un servidor Windows.',
        },
      },
      {
        id: 'hospital',
        text: {
          pt: 'Um hospital vai levar ao Azure 40 TB de imagens de um servidor.',
          en: 'A hospital is moving 40 TB of images from a server to Azure.',
          es: 'Un hospital va a llevar a Azure 40 TB de imágenes de un servidor.',
        },
      },
      {
        id: 'geology',
        text: {
          pt: 'Um instituto de geologia vai levar ao Azure 20 TB de um servidor Windows.',
          en: 'A geology institute is moving 20 TB from a Windows server to Azure.',
          es: 'Un instituto de geología va a llevar a Azure 20 TB de un servidor Windows.',
        },
      },
    ],
    candidates: [
      {
        id: 'box',
        text: {
          pt: 'Um Azure Data Box, cedido pela Microsoft',
          en: 'An Azure Data Box, lent by Microsoft',
          es: 'Un Azure Data Box, prestado por Microsoft',
        },
        uses: ['Data Box'],
        why: {
          pt: 'A Microsoft empresta o Data Box; a empresa copia os arquivos para ele na rede local, como em uma pasta SMB ou NFS, sem comandos, e o devolve: chegam como blobs, e nada passa pela internet.',
          en: 'Microsoft lends the Data Box; the company copies files onto it on the local network, as to an SMB or NFS folder, without commands, and sends it back: they arrive as blobs, and nothing goes over the internet.',
          es: 'Microsoft presta el Data Box; la empresa copia los archivos en él por la red local, como en una carpeta SMB o NFS, sin comandos, y lo devuelve: llegan como blobs, y nada pasa por internet.',
        },
        likeness: {
          pt: 'um baú emprestado pela transportadora, que a família enche e um caminhão leva, sem o que vier depois',
          en: 'a trunk lent by the carrier, filled by the family and taken by truck, without whatever comes later',
          es: 'un baúl prestado por el transportista, que la familia llena y un camión lleva, sin lo posterior',
        },
        tell: {
          pt: 'Envio pela internet que levaria meses: Data Box. Dezenas de TB, sem linha de comando: Data Box. Falta de verba para comprar equipamento: transferência com o que a Microsoft oferece. Arquivos que devem chegar ao Azure como blobs: AzCopy ou Data Box. Nenhuma sessão de usuário aberta durante o envio ao Azure: comando, agente ou dispositivo. Servidor que usa Linux: AzCopy ou dispositivo, e não File Sync. Equipe que não usa linha de comando: agente ou dispositivo.',
          en: 'Sending over the internet that would take months: Data Box. Tens of TB, without a command line: Data Box. No budget for buying hardware: a transfer with what Microsoft offers. Files that must arrive in Azure as blobs: AzCopy or Data Box. No user session open during the upload to Azure: a command, an agent or a device. A server that runs Linux: AzCopy or a device, not File Sync. A team that does not use a command line: an agent or a device.',
          es: 'Envío por internet que tardaría meses: Data Box. Decenas de TB, sin línea de comandos: Data Box. Falta de presupuesto para comprar hardware: transferencia con lo que ofrece Microsoft. Archivos que deben llegar a Azure como blobs: AzCopy o Data Box. Ninguna sesión de usuario abierta durante el envío a Azure: comando, agente o dispositivo. Servidor que usa Linux: AzCopy o dispositivo, no File Sync. Equipo que no usa línea de comandos: agente o dispositivo.',
        },
        source: docs('azure/databox/data-box-overview'),
        popularity: 5,
      },
      {
        id: 'drives',
        neverRight: true,
        text: {
          pt: 'Discos próprios, via Import/Export',
          en: 'Hard drives sent with Import/Export',
          es: 'Discos propios, con Import/Export',
        },
        uses: ['Import/Export'],
        why: {
          pt: 'No serviço Import/Export a empresa grava discos seus e os manda ao datacenter da Microsoft, sem depender da linha.',
          en: 'With the Import/Export service the company writes its own drives and sends them to a Microsoft datacenter, without depending on the line.',
          es: 'Con Import/Export la empresa graba discos suyos y los manda al centro de datos de Microsoft, sin depender de la línea.',
        },
        likeness: {
          pt: 'baús que a família compra e embala seguindo um manual difícil, levados de caminhão, sem o que vier depois',
          en: 'trunks that the family buys and packs by a difficult manual, taken by truck, without whatever comes later',
          es: 'baúles que la familia compra y llena según un manual difícil, llevados en camión, sin lo posterior',
        },
        tell: {
          pt: 'Discos da própria empresa enviados ao datacenter: Import/Export.',
          en: 'The company’s own drives sent to the datacenter: Import/Export.',
          es: 'Discos de la propia empresa enviados al centro de datos: Import/Export.',
        },
        source: docs('azure/import-export/storage-import-export-service'),
        popularity: 2,
      },
      {
        id: 'azcopy',
        text: {
          pt: 'Cópia pela internet com o AzCopy',
          en: 'A copy over the internet, with AzCopy',
          es: 'Copia por internet con AzCopy',
        },
        uses: ['AzCopy'],
        why: {
          pt: 'O AzCopy, gratuito para Windows, Linux e macOS, copia pela internet para blobs, em um script que se pode agendar, sem sessão aberta, e repetir só para o que mudou, sem agente no servidor.',
          en: 'AzCopy, free for Windows, Linux and macOS, copies over the internet to blobs, in a script that can be scheduled, with no session open, and repeated for only what changed, with no agent on the server.',
          es: 'AzCopy, gratuito para Windows, Linux y macOS, copia por internet a blobs, en un script que puede programarse, sin sesión abierta, y repetirse solo para lo que cambió, sin agente en el servidor.',
        },
        likeness: {
          pt: 'o carregador que leva as caixas pela rua estreita e só obedece a sinais que é preciso aprender',
          en: 'the porter who carries the boxes along the narrow lane and obeys only signs that one must learn',
          es: 'el cargador que lleva las cajas por la calle estrecha y solo entiende señas que hay que aprender',
        },
        tell: {
          pt: 'Destino em blobs, sem dispositivos físicos: AzCopy. Alterações copiadas também para blobs: AzCopy. Falta de verba para comprar equipamento: transferência com o que a Microsoft oferece. Dados que não podem sair do prédio em dispositivos físicos: cópia pela rede. Arquivos que devem chegar ao Azure como blobs: AzCopy ou Data Box. Nenhuma sessão de usuário aberta durante o envio ao Azure: comando, agente ou dispositivo. Mudanças feitas até a virada, também copiadas: cópia pela rede. Servidor que usa Linux: AzCopy ou dispositivo, e não File Sync.',
          en: 'A destination in blobs, without physical devices: AzCopy. Changes copied to blobs too: AzCopy. No budget for buying hardware: a transfer with what Microsoft offers. Data that must not leave the building on physical devices: a copy over the network. Files that must arrive in Azure as blobs: AzCopy or Data Box. No user session open during the upload to Azure: a command, an agent or a device. Changes made until the cutover, copied too: a copy over the network. A server that runs Linux: AzCopy or a device, not File Sync.',
          es: 'Destino en blobs, sin dispositivos físicos: AzCopy. Cambios copiados también a blobs: AzCopy. Falta de presupuesto para comprar hardware: transferencia con lo que ofrece Microsoft. Datos que no pueden salir del edificio en dispositivos físicos: copia por la red. Archivos que deben llegar a Azure como blobs: AzCopy o Data Box. Ninguna sesión de usuario abierta durante el envío a Azure: comando, agente o dispositivo. Cambios hechos hasta el corte, también copiados: copia por la red. Servidor que usa Linux: AzCopy o dispositivo, no File Sync.',
        },
        source: docs('azure/storage/common/storage-use-azcopy-v10'),
        popularity: 4,
      },
      {
        id: 'sync',
        rightIn: ['newspaper', 'geology'],
        text: {
          pt: 'Sincronização com o Azure File Sync',
          en: 'Synchronization with Azure File Sync',
          es: 'Sincronización con Azure File Sync',
        },
        uses: ['File Sync'],
        why: {
          pt: 'O Azure File Sync, configurado em telas, sem comandos, envia sozinho pela rede, de forma contínua e sem sessão aberta, o que muda em um servidor Windows a um compartilhamento do Azure.',
          en: 'Azure File Sync, set up on screens, without commands, sends what changes on a Windows server over the network to an Azure file share by itself, continuously and with no session open.',
          es: 'Azure File Sync, configurado en pantallas, sin comandos, envía por sí solo por la red, de forma continua y sin sesión abierta, lo que cambia en un servidor Windows a un recurso compartido de Azure.',
        },
        likeness: {
          pt: 'o ajudante que só atende um tipo de casa e leva tudo, pela rua estreita, ao cômodo errado',
          en: 'the helper who serves one type of house only and carries everything, along the narrow lane, to the wrong room',
          es: 'el ayudante que solo atiende un tipo de casa y lleva todo, por la calle estrecha, al cuarto equivocado',
        },
        tell: {
          pt: 'Servidor Windows, sem linha de comando: Azure File Sync. Falta de verba para comprar equipamento: transferência com o que a Microsoft oferece. Dados que não podem sair do prédio em dispositivos físicos: cópia pela rede. Nenhuma sessão de usuário aberta durante o envio ao Azure: comando, agente ou dispositivo. Mudanças feitas até a virada, também copiadas: cópia pela rede. Equipe que não usa linha de comando: agente ou dispositivo.',
          en: 'A Windows server, without a command line: Azure File Sync. No budget for buying hardware: a transfer with what Microsoft offers. Data that must not leave the building on physical devices: a copy over the network. No user session open during the upload to Azure: a command, an agent or a device. Changes made until the cutover, copied too: a copy over the network. A team that does not use a command line: an agent or a device.',
          es: 'Servidor Windows, sin línea de comandos: Azure File Sync. Falta de presupuesto para comprar hardware: transferencia con lo que ofrece Microsoft. Datos que no pueden salir del edificio en dispositivos físicos: copia por la red. Ninguna sesión de usuario abierta durante el envío a Azure: comando, agente o dispositivo. Cambios hechos hasta el corte, también copiados: copia por la red. Equipo que no usa línea de comandos: agente o dispositivo.',
        },
        source: docs('azure/storage/file-sync/file-sync-introduction'),
        popularity: 3,
      },
      {
        id: 'mover',
        neverRight: true,
        text: {
          pt: 'Migração em etapas com o Storage Mover',
          en: 'A migration in stages, with Storage Mover',
          es: 'Migración por etapas con Storage Mover',
        },
        uses: ['Storage Mover'],
        why: {
          pt: 'O Storage Mover copia compartilhamentos pela rede com um agente em máquina à parte, e as etapas são definidas e seguidas no portal.',
          en: 'Storage Mover copies file shares over the network with an agent on a separate machine, and the stages are set up and followed in the portal.',
          es: 'Storage Mover copia recursos compartidos por la red con un agente en otra máquina, y las etapas se definen y se siguen en el portal.',
        },
        likeness: {
          pt: 'a equipe que leva as caixas pela rua estreita, em etapas, e volta depois pelo que mudou',
          en: 'the crew that carries the boxes along the narrow lane, in stages, and returns later for what changed',
          es: 'el equipo que lleva las cajas por la calle estrecha, en etapas, y vuelve por lo que cambió',
        },
        tell: {
          pt: 'Migrar compartilhamentos por projetos, seguidos no portal: Storage Mover.',
          en: 'Migrating file shares in projects followed in the portal: Storage Mover.',
          es: 'Migrar recursos compartidos por proyectos, seguidos en el portal: Storage Mover.',
        },
        source: docs('azure/storage-mover/service-overview'),
        popularity: 2,
      },
      {
        id: 'explorer',
        neverRight: true,
        text: {
          pt: 'Envio de pastas pelo Storage Explorer',
          en: 'Folders uploaded in Storage Explorer',
          es: 'Envío de carpetas con Storage Explorer',
        },
        uses: ['Storage Explorer'],
        why: {
          pt: 'No Storage Explorer, um aplicativo de mesa, arrastam-se pastas para a conta de armazenamento, sem comandos.',
          en: 'In Storage Explorer, a desktop application, folders are dragged to the storage account, without commands.',
          es: 'En Storage Explorer, una aplicación de escritorio, se arrastran carpetas a la cuenta de almacenamiento, sin comandos.',
        },
        likeness: {
          pt: 'o morador que leva as caixas pela rua estreita e deixa a porta aberta até a última',
          en: 'the resident who carries the boxes along the narrow lane, leaving his door open until the last',
          es: 'el habitante que lleva las cajas por la calle estrecha y deja su puerta abierta hasta la última',
        },
        tell: {
          pt: 'Copiar arrastando, em um aplicativo gráfico: Storage Explorer.',
          en: 'Copying by dragging, in a graphical application: Storage Explorer.',
          es: 'Copiar arrastrando, en una aplicación gráfica: Storage Explorer.',
        },
        source: docs('azure/storage/storage-explorer/vs-azure-tools-storage-manage-with-storage-explorer'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'slow-line',
        text: {
          pt: 'Pela internet, o envio levaria cinco meses, e o prazo é de quatro semanas.',
          en: 'Sending it over the internet would take five months, and there are four weeks.',
          es: 'Por internet, el envío tardaría cinco meses, y el plazo es de cuatro semanas.',
        },
        fits: ['box', 'drives'],
        rulesOut: {
          azcopy: {
            pt: 'O AzCopy usa a mesma conexão lenta: não cumpre o prazo.',
            en: 'AzCopy uses the same slow connection: it misses the deadline.',
            es: 'AzCopy usa la misma conexión lenta: no cumple el plazo.',
          },
          sync: {
            pt: 'O Azure File Sync também envia tudo pela conexão lenta e não cumpre o prazo.',
            en: 'Azure File Sync also sends everything over the slow connection and misses the deadline.',
            es: 'Azure File Sync también envía todo por la conexión lenta y no cumple el plazo.',
          },
          mover: {
            pt: 'O Storage Mover copia pela rede: com essa conexão, não cumpre o prazo.',
            en: 'Storage Mover copies over the network: with this connection it misses the deadline.',
            es: 'Storage Mover copia por la red: con esa conexión no cumple el plazo.',
          },
          explorer: {
            pt: 'O Storage Explorer envia pela internet e não cumpre o prazo.',
            en: 'Storage Explorer uploads over the internet and misses the deadline.',
            es: 'Storage Explorer envía por internet y no cumple el plazo.',
          },
        },
      },
      {
        id: 'stays-inside',
        text: {
          pt: 'Os dados não podem sair do prédio em dispositivos físicos.',
          en: 'The data must not leave the building on physical devices.',
          es: 'Los datos no pueden salir del edificio en dispositivos físicos.',
        },
        fits: ['azcopy', 'sync', 'mover', 'explorer'],
        rulesOut: {
          box: {
            pt: 'O Data Box não usa a internet porque viaja cheio, por transportadora, até a Microsoft.',
            en: 'Data Box does not use the internet because it travels full, by carrier, to Microsoft.',
            es: 'Data Box no usa internet porque viaja lleno, por transportista, hasta Microsoft.',
          },
          drives: {
            pt: 'Com o Import/Export, os discos gravados seguem por transportadora.',
            en: 'With Import/Export the written drives travel by carrier.',
            es: 'Con Import/Export, los discos grabados viajan por transportista.',
          },
        },
      },
      {
        id: 'no-purchase',
        text: {
          pt: 'Não há equipamento de sobra, nem verba para comprar.',
          en: 'There is no hardware to spare, and no budget for buying any.',
          es: 'No hay hardware de sobra ni presupuesto para comprarlo.',
        },
        fits: ['box', 'azcopy', 'sync', 'mover', 'explorer'],
        rulesOut: {
          drives: {
            pt: 'No Import/Export os discos são da própria empresa, que os compra e prepara.',
            en: 'With Import/Export the drives are the company’s own, which it buys and prepares.',
            es: 'En Import/Export los discos son de la propia empresa, que los compra y prepara.',
          },
        },
      },
      {
        id: 'no-commands',
        text: {
          pt: 'A equipe não usa linha de comando.',
          en: 'The team does not use a command line.',
          es: 'El equipo no usa línea de comandos.',
        },
        fits: ['box', 'sync', 'mover', 'explorer'],
        rulesOut: {
          azcopy: {
            pt: 'O AzCopy copia bem para blobs, mas só pela linha de comando.',
            en: 'AzCopy copies to blobs well, but only from a command line.',
            es: 'AzCopy copia bien a blobs, pero solo por línea de comandos.',
          },
          drives: {
            pt: 'No Import/Export, os discos são preparados com uma ferramenta de linha de comando.',
            en: 'For Import/Export the drives are prepared with a command-line tool.',
            es: 'Para Import/Export, los discos se preparan con una herramienta de línea de comandos.',
          },
        },
      },
      {
        id: 'to-blobs',
        text: {
          pt: 'Os arquivos devem chegar ao Azure como blobs.',
          en: 'The files must arrive in Azure as blobs.',
          es: 'Los archivos deben llegar a Azure como blobs.',
        },
        fits: ['box', 'drives', 'azcopy', 'mover', 'explorer'],
        rulesOut: {
          sync: {
            pt: 'O Azure File Sync envia a compartilhamentos do Azure Files, não a blobs.',
            en: 'Azure File Sync sends to Azure Files shares, not to blobs.',
            es: 'Azure File Sync envía a recursos compartidos de Azure Files, no a blobs.',
          },
        },
      },
      {
        id: 'linux',
        situations: ['hospital'],
        notWith: ['changes'],
        text: { pt: 'O servidor usa Linux.', en: 'The server runs Linux.', es: 'El servidor usa Linux.' },
        fits: ['box', 'drives', 'azcopy', 'mover', 'explorer'],
        rulesOut: {
          sync: {
            pt: 'O agente do Azure File Sync só funciona em Windows Server.',
            en: 'The agent of Azure File Sync runs only on Windows Server.',
            es: 'El agente de Azure File Sync funciona solo en Windows Server.',
          },
        },
      },
      {
        id: 'unattended',
        text: {
          pt: 'Por segurança, nenhuma sessão de usuário pode ficar aberta durante o envio ao Azure.',
          en: 'For security, no user session may stay open during the upload to Azure.',
          es: 'Por seguridad, ninguna sesión de usuario puede quedar abierta durante el envío a Azure.',
        },
        fits: ['box', 'drives', 'azcopy', 'sync', 'mover'],
        rulesOut: {
          explorer: {
            pt: 'O Storage Explorer é um aplicativo de mesa: fica aberto na sessão de um usuário até o fim do envio.',
            en: 'Storage Explorer is a desktop application: it stays open in a user’s session until the upload ends.',
            es: 'Storage Explorer es una aplicación de escritorio: queda abierta en la sesión de un usuario hasta que termina el envío.',
          },
        },
      },
      {
        id: 'changes',
        notWith: ['stays-inside', 'slow-line'],
        text: {
          pt: 'Mudanças feitas até a virada também devem ser copiadas.',
          en: 'Changes made until the cutover must be copied too.',
          es: 'Los cambios hechos hasta el corte también deben copiarse.',
        },
        fits: ['azcopy', 'sync', 'mover'],
        rulesOut: {
          box: {
            pt: 'O Data Box leva uma cópia de um momento; o que muda depois fica de fora.',
            en: 'A Data Box takes a copy of one moment; what changes later is left out.',
            es: 'Data Box lleva una copia de un momento; lo que cambia después queda afuera.',
          },
          drives: {
            pt: 'Os discos do Import/Export levam uma cópia de um momento; o que muda depois fica de fora.',
            en: 'The drives of Import/Export take a copy of one moment; what changes later is left out.',
            es: 'Los discos de Import/Export llevan una copia de un momento; lo que cambia después queda afuera.',
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
    id: 'server-move',
    exams: { 'az-900': { domain: 'architecture', topic: 'data-migration' } },
    scene: {
      pt: 'Pense no servidor de hoje como uma casa, no que está instalado nele como os móveis e no VMware como o construtor.',
      en: 'Think of today’s server as a house, of everything installed on it as the furniture and of VMware as the builder.',
      es: 'Piensa en el servidor de hoy como una casa, en lo que tiene instalado como los muebles y en VMware como el constructor.',
    },
    situations: [
      {
        id: 'printer',
        text: {
          pt: 'Uma gráfica vai levar ao Azure três VMs VMware com sites em .NET.',
          en: 'A printing company is moving three VMware VMs with .NET sites to Azure.',
          es: 'Una imprenta va a llevar a Azure tres VM de VMware con sitios en .NET.',
        },
      },
      {
        id: 'port',
        text: {
          pt: 'Um porto vai levar ao Azure um sistema web em Java, em VMs VMware.',
          en: 'A port is moving a Java web system, on VMware VMs, to Azure.',
          es: 'Un puerto va a llevar a Azure un sistema web en Java, en VM de VMware.',
        },
      },
      {
        id: 'theatre',
        text: {
          pt: 'Uma rede de teatros vai levar ao Azure seu site em PHP, em VMs VMware.',
          en: 'A theater chain is moving its PHP site, on VMware VMs, to Azure.',
          es: 'Una red de teatros va a llevar a Azure su sitio en PHP, en VM de VMware.',
        },
      },
    ],
    candidates: [
      {
        id: 'migrate',
        text: {
          pt: 'Replicar as VMs com o Azure Migrate',
          en: 'Replicate the VMs with Azure Migrate',
          es: 'Replicar las VM con Azure Migrate',
        },
        uses: ['Azure Migrate'],
        why: {
          pt: 'O Azure Migrate replica os discos com as máquinas em uso e troca em minutos para máquinas virtuais comuns do Azure (rehost), sem contêineres e sem adaptar os programas.',
          en: 'Azure Migrate replicates the disks while the machines are in use and switches within minutes to ordinary Azure virtual machines (rehost), without containers and without adapting the programs.',
          es: 'Azure Migrate replica los discos con las máquinas en uso y cambia en minutos a máquinas virtuales comunes de Azure (rehost), sin contenedores y sin adaptar los programas.',
        },
        likeness: {
          pt: 'uma casa alugada que o inquilino limpa, mobiliada com cópias exatas enquanto ele ainda mora na antiga',
          en: 'a rented house cleaned by the tenant, furnished with exact copies while he lives in the old one',
          es: 'una casa alquilada que limpia el inquilino, amueblada con copias exactas mientras aún vive en la antigua',
        },
        tell: {
          pt: 'Componentes do sistema cujos instaladores se perderam: Azure Migrate, que leva a máquina inteira. Máquinas levadas como estão, com o sistema operacional: Azure Migrate. Sistemas que podem parar só quinze minutos: preparo com o sistema atual em uso. Sem verba para hosts dedicados: recursos comuns do Azure. Equipe que não sabe criar imagens de contêiner: máquinas ou código. Empresa que não quer mais depender do VMware: recursos nativos do Azure.',
          en: 'System components whose installers were lost: Azure Migrate, which takes the whole machine. Machines moved as they are, with their operating system: Azure Migrate. Systems that may stop for fifteen minutes at most: preparation while the present system is in use. No budget for dedicated hosts: ordinary Azure resources. A team that does not know how to build container images: machines or code. A company that no longer wants to depend on VMware: native Azure resources.',
          es: 'Componentes del sistema cuyos instaladores se perdieron: Azure Migrate, que lleva la máquina entera. Máquinas que se llevan como están, con su sistema operativo: Azure Migrate. Sistemas que pueden detenerse solo quince minutos: preparación con el sistema actual en uso. Sin presupuesto para hosts dedicados: recursos comunes de Azure. Equipo que no sabe crear imágenes de contenedor: máquinas o código. Empresa que ya no quiere depender de VMware: recursos nativos de Azure.',
        },
        source: docs('azure/migrate/migrate-services-overview'),
        popularity: 5,
      },
      {
        id: 'hand',
        neverRight: true,
        rightWith: ['no-vmware'],
        text: {
          pt: 'Instalar de novo em IaaS, sem VMware',
          en: 'Reinstall on IaaS, without VMware',
          es: 'Instalar de nuevo en IaaS, sin VMware',
        },
        uses: [],
        why: {
          pt: 'Com a instalação em máquinas novas, os sistemas antigos seguem em uso até a troca e nada depende do VMware.',
          en: 'With an installation on new machines the old systems stay in use until the switch and nothing depends on VMware.',
          es: 'Con la instalación en máquinas nuevas, los sistemas antiguos siguen en uso hasta el cambio y nada depende de VMware.',
        },
        likeness: {
          pt: 'uma casa alugada que o inquilino limpa, com móveis refeitos pelos manuais enquanto ele mora na antiga',
          en: 'a rented house cleaned by the tenant, its furniture rebuilt from manuals while he lives in the old',
          es: 'una casa alquilada que limpia el inquilino, con muebles rehechos según manuales mientras vive en la antigua',
        },
        tell: {
          pt: 'Recomeçar limpo, com os instaladores à mão: máquinas novas.',
          en: 'A clean start, with the installers at hand: new machines.',
          es: 'Empezar de cero, con los instaladores a mano: máquinas nuevas.',
        },
        source: docs('azure/virtual-machines/overview'),
        popularity: 3,
      },
      {
        id: 'vhd',
        neverRight: true,
        text: {
          pt: 'Desligar e enviar os discos como VHD',
          en: 'Shut down and upload the disks as VHDs',
          es: 'Apagar y subir los discos como VHD',
        },
        uses: ['VHD'],
        why: {
          pt: 'O envio dos discos em VHD leva as máquinas como estão, sem agente, replicação nem reinstalação.',
          en: 'Uploading the disks as VHDs takes the machines as they are, without agent, replication or reinstallation.',
          es: 'La subida de los discos en VHD lleva las máquinas tal como están, sin agente, replicación ni reinstalación.',
        },
        likeness: {
          pt: 'a mudança dos mesmos móveis para uma casa que o inquilino limpa, depois de dias ao relento',
          en: 'the move of the same furniture to a house cleaned by its tenant, after days out in the open',
          es: 'la mudanza de los mismos muebles a una casa que limpia el inquilino, tras días a la intemperie',
        },
        tell: {
          pt: 'Uma máquina que pode ficar parada: VHD enviado à mão.',
          en: 'A machine that may stay off: a VHD uploaded by hand.',
          es: 'Una máquina que puede quedar apagada: VHD subido a mano.',
        },
        source: docs('azure/virtual-machines/windows/upload-generalized-managed'),
        popularity: 2,
      },
      {
        id: 'avs',
        neverRight: true,
        text: {
          pt: 'Mover as VMs para o Azure VMware Solution',
          en: 'Move the VMs to Azure VMware Solution',
          es: 'Mover las VM a Azure VMware Solution',
        },
        uses: ['VMware Solution'],
        why: {
          pt: 'O Azure VMware Solution executa as mesmas máquinas em hosts VMware dedicados, movidas em funcionamento.',
          en: 'Azure VMware Solution runs the same machines on dedicated VMware hosts, moved while running.',
          es: 'Azure VMware Solution ejecuta las mismas máquinas en hosts VMware dedicados, movidas en funcionamiento.',
        },
        likeness: {
          pt: 'um prédio inteiro alugado ao mesmo construtor, que o inquilino limpa e aonde os móveis chegam em uso',
          en: 'a whole building rented from the same builder, cleaned by the tenant, where furniture arrives while in use',
          es: 'un edificio entero alquilado al mismo constructor, que el inquilino limpia y adonde los muebles llegan en uso',
        },
        tell: {
          pt: 'Manter as ferramentas e os processos do VMware: Azure VMware Solution.',
          en: 'Keeping the tools and processes of VMware: Azure VMware Solution.',
          es: 'Mantener las herramientas y los procesos de VMware: Azure VMware Solution.',
        },
        source: docs('azure/azure-vmware/introduction'),
        popularity: 3,
      },
      {
        id: 'aks',
        text: {
          pt: 'Executar imagens feitas pela equipe no Container Apps',
          en: 'Run images built by the team on Container Apps',
          es: 'Ejecutar imágenes creadas por el equipo en Container Apps',
        },
        uses: ['Container Apps'],
        why: {
          pt: 'No Container Apps a aplicação roda em contêineres, sem servidor nem sistema de host a manter, e o servidor antigo segue em uso até a troca.',
          en: 'On Container Apps the application runs in containers, with no server or host system to maintain, and the old server stays in use until the switch.',
          es: 'En Container Apps la aplicación se ejecuta en contenedores, sin servidor ni sistema de host que mantener, y el servidor anterior sigue en uso hasta el cambio.',
        },
        likeness: {
          pt: 'um hotel que limpa tudo, mas só aceita móveis que a família saiba refazer na medida de caixas padronizadas',
          en: 'a hotel that does all the cleaning but takes only furniture that the family can rebuild to fit standard crates',
          es: 'un hotel que limpia todo, pero solo admite muebles que la familia sepa rehacer a la medida de cajas estándar',
        },
        tell: {
          pt: 'Nenhum servidor com patches a aplicar: serviço em que o Azure os aplica. Sistemas que podem parar só quinze minutos: preparo com o sistema atual em uso. Sem verba para hosts dedicados: recursos comuns do Azure. Empresa que não quer mais depender do VMware: recursos nativos do Azure.',
          en: 'No servers to patch: a service in which Azure does the patching. Systems that may stop for fifteen minutes at most: preparation while the present system is in use. No budget for dedicated hosts: ordinary Azure resources. A company that no longer wants to depend on VMware: native Azure resources.',
          es: 'Ningún servidor con parches que aplicar: servicio en el que Azure los aplica. Sistemas que pueden detenerse solo quince minutos: preparación con el sistema actual en uso. Sin presupuesto para hosts dedicados: recursos comunes de Azure. Empresa que ya no quiere depender de VMware: recursos nativos de Azure.',
        },
        source: docs('azure/container-apps/overview'),
        popularity: 3,
      },
      {
        id: 'paas',
        text: {
          pt: 'Publicar a aplicação no App Service',
          en: 'Redeploy the application on App Service',
          es: 'Publicar la aplicación en App Service',
        },
        uses: ['App Service'],
        why: {
          pt: 'No App Service (PaaS), o site é publicado a partir do código, sem contêiner, enquanto o antigo segue em uso até a troca, sem hosts, VMware nem sistema operacional a manter.',
          en: 'On App Service (PaaS), the site is published from its code, without a container, while the old one stays in use until the switch, with no hosts, VMware or operating system to maintain.',
          es: 'En App Service (PaaS), el sitio se publica a partir del código, sin contenedor, mientras el antiguo sigue en uso hasta el cambio, sin hosts, VMware ni sistema operativo que mantener.',
        },
        likeness: {
          pt: 'um apart-hotel já mobiliado, que o dono limpa e aonde a família leva só suas roupas',
          en: 'a furnished hotel apartment, cleaned by its owner, to which the family brings nothing but its clothes',
          es: 'un apartamento de hotel ya amueblado, que limpia el dueño y adonde la familia lleva solo su ropa',
        },
        tell: {
          pt: 'Nenhum servidor com patches a aplicar: serviço em que o Azure os aplica. Equipe que não sabe criar imagens de contêiner: máquinas ou código. Sistemas que podem parar só quinze minutos: preparo com o sistema atual em uso. Sem verba para hosts dedicados: recursos comuns do Azure. Empresa que não quer mais depender do VMware: recursos nativos do Azure.',
          en: 'No servers to patch: a service in which Azure does the patching. A team that does not know how to build container images: machines or code. Systems that may stop for fifteen minutes at most: preparation while the present system is in use. No budget for dedicated hosts: ordinary Azure resources. A company that no longer wants to depend on VMware: native Azure resources.',
          es: 'Ningún servidor con parches que aplicar: servicio en el que Azure los aplica. Equipo que no sabe crear imágenes de contenedor: máquinas o código. Sistemas que pueden detenerse solo quince minutos: preparación con el sistema actual en uso. Sin presupuesto para hosts dedicados: recursos comunes de Azure. Empresa que ya no quiere depender de VMware: recursos nativos de Azure.',
        },
        source: docs('azure/app-service/overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-patching',
        text: {
          pt: 'Depois da mudança, a equipe não quer servidores com patches a aplicar.',
          en: 'After the move, the team wants no servers to patch.',
          es: 'Después del traslado, el equipo no quiere servidores con parches que aplicar.',
        },
        fits: ['aks', 'paas'],
        rulesOut: {
          migrate: {
            pt: 'Com o Azure Migrate, as máquinas replicadas mantêm seu sistema operacional, e os patches são da equipe (IaaS).',
            en: 'With Azure Migrate the replicated machines keep their operating system, and patching it is the team’s responsibility (IaaS).',
            es: 'Con Azure Migrate, las máquinas replicadas conservan su sistema operativo, y los parches son del equipo (IaaS).',
          },
          hand: {
            pt: 'Máquinas novas do Azure também têm um sistema operacional que a equipe atualiza (IaaS).',
            en: 'New Azure machines also have an operating system that the team patches (IaaS).',
            es: 'Las máquinas nuevas de Azure también tienen un sistema operativo que el equipo actualiza (IaaS).',
          },
          vhd: {
            pt: 'O disco enviado como VHD traz o sistema operacional, que a equipe segue atualizando.',
            en: 'The disk uploaded as a VHD brings its operating system, which the team keeps patching.',
            es: 'El disco subido como VHD trae el sistema operativo, que el equipo sigue actualizando.',
          },
          avs: {
            pt: 'No Azure VMware Solution, a Microsoft cuida dos hosts; o sistema das máquinas segue com a equipe.',
            en: 'In Azure VMware Solution Microsoft takes care of the hosts; the machines’ system stays with the team.',
            es: 'En Azure VMware Solution, Microsoft se ocupa de los hosts; el sistema de las máquinas sigue con el equipo.',
          },
        },
      },
      {
        id: 'no-installers',
        text: {
          pt: 'Os programas usam componentes do sistema cujos instaladores se perderam.',
          en: 'The programs use system components whose installers were lost.',
          es: 'Los programas usan componentes del sistema cuyos instaladores se perdieron.',
        },
        fits: ['migrate', 'vhd', 'avs'],
        rulesOut: {
          hand: {
            pt: 'Sem os instaladores não há como pôr os componentes em máquinas novas.',
            en: 'Without the installers the components cannot be put on new machines.',
            es: 'Sin los instaladores no se pueden poner los componentes en máquinas nuevas.',
          },
          aks: {
            pt: 'Sem os instaladores não há como pôr os componentes nas imagens dos contêineres.',
            en: 'Without the installers the components cannot be put into the container images.',
            es: 'Sin los instaladores no se pueden poner los componentes en las imágenes de los contenedores.',
          },
          paas: {
            pt: 'O App Service recebe a aplicação, sem os componentes instalados no sistema operacional.',
            en: 'App Service takes the application, without the components installed in the operating system.',
            es: 'App Service recibe la aplicación, sin los componentes instalados en el sistema operativo.',
          },
        },
      },
      {
        id: 'short-stop',
        text: {
          pt: 'Os sistemas podem parar quinze minutos, no máximo.',
          en: 'The systems may stop for fifteen minutes at most.',
          es: 'Los sistemas pueden detenerse quince minutos como máximo.',
        },
        fits: ['migrate', 'hand', 'avs', 'aks', 'paas'],
        rulesOut: {
          vhd: {
            pt: 'Para enviar os discos como VHD, as máquinas ficam desligadas durante horas.',
            en: 'To upload the disks as VHDs, the machines stay off for hours.',
            es: 'Para subir los discos como VHD, las máquinas quedan apagadas durante horas.',
          },
        },
      },
      {
        id: 'no-hosts',
        text: {
          pt: 'Não há verba para hosts dedicados.',
          en: 'There is no budget for dedicated hosts.',
          es: 'No hay presupuesto para hosts dedicados.',
        },
        fits: ['migrate', 'hand', 'vhd', 'aks', 'paas'],
        rulesOut: {
          avs: {
            pt: 'O Azure VMware Solution é cobrado por hosts físicos dedicados, três no mínimo.',
            en: 'Azure VMware Solution is charged by dedicated physical hosts, three at least.',
            es: 'Azure VMware Solution se cobra por hosts físicos dedicados, tres como mínimo.',
          },
        },
      },
      {
        id: 'no-orchestrator',
        text: {
          pt: 'Ninguém na equipe sabe criar imagens de contêiner.',
          en: 'Nobody on the team knows how to build container images.',
          es: 'Nadie en el equipo sabe crear imágenes de contenedor.',
        },
        fits: ['migrate', 'hand', 'vhd', 'avs', 'paas'],
        rulesOut: {
          aks: {
            pt: 'As imagens que o Container Apps executaria teriam de ser criadas pela equipe, que não sabe fazê-lo.',
            en: 'The team would have to build the images that Container Apps runs, and does not know how.',
            es: 'Las imágenes que ejecutaría Container Apps tendría que crearlas el equipo, que no sabe hacerlo.',
          },
        },
      },
      {
        id: 'as-they-are',
        text: {
          pt: 'As máquinas devem ir como estão, com o sistema operacional.',
          en: 'The machines must go as they are, operating system included.',
          es: 'Las máquinas deben ir tal como están, con su sistema operativo.',
        },
        fits: ['migrate', 'vhd', 'avs'],
        rulesOut: {
          hand: {
            pt: 'As máquinas novas vêm com outro sistema operacional, sem nada instalado.',
            en: 'The new machines come with another operating system and nothing installed.',
            es: 'Las máquinas nuevas vienen con otro sistema operativo, sin nada instalado.',
          },
          aks: {
            pt: 'Em contêineres roda a aplicação, e não a máquina como está.',
            en: 'Containers run the application, not the machine as it is.',
            es: 'En contenedores se ejecuta la aplicación, y no la máquina tal como está.',
          },
          paas: {
            pt: 'O App Service recebe a aplicação, e não a máquina com o seu sistema operacional.',
            en: 'App Service takes the application, not the machine with its operating system.',
            es: 'App Service recibe la aplicación, no la máquina con su sistema operativo.',
          },
        },
      },
      {
        id: 'no-vmware',
        text: {
          pt: 'A empresa não quer mais depender do VMware.',
          en: 'The company no longer wants to depend on VMware.',
          es: 'La empresa ya no quiere depender de VMware.',
        },
        fits: ['migrate', 'hand', 'vhd', 'aks', 'paas'],
        rulesOut: {
          avs: {
            pt: 'O Azure VMware Solution leva as máquinas em funcionamento, mas para hosts VMware: a dependência continua.',
            en: 'Azure VMware Solution takes the machines while running, but to VMware hosts: the dependence remains.',
            es: 'Azure VMware Solution lleva las máquinas en funcionamiento, pero a hosts VMware: la dependencia continúa.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual caminho atende a todos esses requisitos?',
      en: 'Which path meets all of these requirements?',
      es: '¿Qué camino cumple todos estos requisitos?',
    },
  },
];
