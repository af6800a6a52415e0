import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const transferChoices: readonly Pattern[] = [
  {
    id: 'file-move',
    exams: { 'az-900': { domain: 'architecture', topic: 'data-transfer' } },
    scene: {
      pt: 'Pense nos arquivos como caixas que saem da sua casa, e no Azure como o depósito que vai recebê-las.',
      en: 'Think of the files as boxes leaving your house, and of Azure as the depot that is going to receive them.',
      es: 'Piensa en los archivos como cajas que salen de tu casa, y en Azure como el depósito que va a recibirlas.',
    },
    situations: [
      {
        id: 'surveyors',
        text: {
          pt: 'Uma empresa de topografia vai copiar doze terabytes de um servidor Windows para o Azure.',
          en: 'A surveying company is copying twelve terabytes from a Windows server to Azure.',
          es: 'Una empresa de topografía va a copiar doce terabytes de un servidor Windows a Azure.',
        },
      },
      {
        id: 'parish',
        text: {
          pt: 'Um arquivo histórico vai copiar páginas digitalizadas de um servidor Windows para o Azure.',
          en: 'A historical archive is copying scanned pages from a Windows server to Azure.',
          es: 'Un archivo histórico va a copiar páginas digitalizadas de un servidor Windows a Azure.',
        },
      },
      {
        id: 'filmmakers',
        text: {
          pt: 'Uma produtora de documentários vai copiar gravações de um servidor Windows para o Azure.',
          en: 'A documentary producer is copying recordings from a Windows server to Azure.',
          es: 'Una productora de documentales va a copiar grabaciones de un servidor Windows a Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'azcopy',
        text: {
          pt: 'Um script do AzCopy no servidor',
          en: 'An AzCopy script on the server',
          es: 'Un script de AzCopy en el servidor',
        },
        uses: ['AzCopy'],
        why: {
          pt: 'O AzCopy é um executável de linha de comando que copia pela rede para blobs, em um script agendado, sem agente e sem sessão de usuário aberta.',
          en: 'AzCopy is a command-line executable that copies over the network to blobs in a scheduled script, without an agent and with no user session open.',
          es: 'AzCopy es un ejecutable de línea de comandos que copia por la red a blobs en un script programado, sin agente y sin sesión de usuario abierta.',
        },
        likeness: {
          pt: 'a esteira que toda noite parte sozinha, mas só obedece a ordens escritas em taquigrafia',
          en: 'the conveyor belt that starts by itself every night but obeys only orders written in shorthand',
          es: 'la cinta transportadora que arranca sola cada noche, pero solo obedece órdenes escritas en taquigrafía',
        },
        tell: {
          pt: 'Arquivos novos copiados automaticamente todas as noites: um script do AzCopy. Nenhum agente nem sessão de usuário aberta: AzCopy. Nenhum agente instalado na rede local: ferramenta avulsa ou dispositivo. Destino que deve ser um contêiner de blobs: AzCopy, Storage Explorer ou Data Box. Dados que não podem sair do prédio em um dispositivo físico: envio pela rede. Nenhuma sessão de usuário aberta durante a cópia: script ou sincronização.',
          en: 'New files copied automatically every night: an AzCopy script. No agent and no user session open: AzCopy. No agent installed on the local network: a stand-alone tool or a device. A destination that must be a blob container: AzCopy, Storage Explorer or Data Box. Data that must not leave the building on a physical device: a transfer over the network. No user session open during the copy: a script or synchronization.',
          es: 'Archivos nuevos copiados automáticamente cada noche: un script de AzCopy. Ningún agente ni sesión de usuario abierta: AzCopy. Ningún agente en la red local: herramienta independiente o dispositivo. Destino que debe ser un contenedor de blobs: AzCopy, Storage Explorer o Data Box. Datos que no pueden salir del edificio en un dispositivo físico: envío por la red. Ninguna sesión de usuario abierta durante la copia: script o sincronización.',
        },
        source: docs('azure/storage/common/storage-use-azcopy-v10'),
        popularity: 5,
      },
      {
        id: 'explorer',
        text: {
          pt: 'Um envio pelo Azure Storage Explorer',
          en: 'An upload in Azure Storage Explorer',
          es: 'Una carga con Azure Storage Explorer',
        },
        uses: ['Storage Explorer'],
        why: {
          pt: 'O Storage Explorer é um aplicativo gráfico em que se arrastam pastas para a conta de armazenamento, pela rede, sem agente nem comandos.',
          en: 'Storage Explorer is a graphical application in which folders are dragged to the storage account, over the network, with neither an agent nor commands.',
          es: 'Storage Explorer es una aplicación gráfica en la que se arrastran carpetas a la cuenta de almacenamiento, por la red, sin agente ni comandos.',
        },
        likeness: {
          pt: 'a esteira em que alguém põe as caixas à mão e fica ao lado até passar a última',
          en: 'the conveyor belt on which someone puts the boxes by hand and stays until the last has passed',
          es: 'la cinta transportadora en que alguien pone las cajas a mano y se queda hasta que pasa la última',
        },
        tell: {
          pt: 'Nem linha de comando nem dispositivo físico: Storage Explorer. Nenhum agente instalado na rede local: ferramenta avulsa ou dispositivo. Equipe que não usa linha de comando: ferramenta gráfica ou dispositivo. Destino que deve ser um contêiner de blobs: AzCopy, Storage Explorer ou Data Box. Dados que não podem sair do prédio em um dispositivo físico: envio pela rede.',
          en: 'Neither a command line nor a physical device: Storage Explorer. No agent installed on the local network: a stand-alone tool or a device. A team that does not use a command line: a graphical tool or a device. A destination that must be a blob container: AzCopy, Storage Explorer or Data Box. Data that must not leave the building on a physical device: a transfer over the network.',
          es: 'Ni línea de comandos ni dispositivo físico: Storage Explorer. Ningún agente en la red local: herramienta independiente o dispositivo. Equipo que no usa línea de comandos: herramienta gráfica o dispositivo. Destino que debe ser un contenedor de blobs: AzCopy, Storage Explorer o Data Box. Datos que no pueden salir del edificio en un dispositivo físico: envío por la red.',
        },
        source: docs('azure/storage/storage-explorer/vs-azure-tools-storage-manage-with-storage-explorer'),
        popularity: 4,
      },
      {
        id: 'data-box',
        text: {
          pt: 'Um dispositivo do Azure Data Box',
          en: 'An Azure Data Box device',
          es: 'Un dispositivo de Azure Data Box',
        },
        uses: ['Data Box'],
        why: {
          pt: 'O Data Box leva os dados em um dispositivo físico: as pastas são copiadas para ele na rede local, sem agente nem comandos, e chegam como blobs.',
          en: 'Data Box takes the data on a physical device: folders are copied to it on the local network, with neither an agent nor commands, and arrive as blobs.',
          es: 'Data Box lleva los datos en un dispositivo físico: las carpetas se copian a él en la red local, sin agente ni comandos, y llegan como blobs.',
        },
        likeness: {
          pt: 'o baú trancado que se enche em casa uma única vez e vai de caminhão até o depósito',
          en: 'the locked trunk that is filled at home just once and goes by truck to the depot',
          es: 'el baúl cerrado que se llena en casa una única vez y va en camión hasta el depósito',
        },
        tell: {
          pt: 'Muito volume e pouca rede: pense no Data Box. Nenhum agente instalado na rede local: ferramenta avulsa ou dispositivo. Equipe que não usa linha de comando: ferramenta gráfica ou dispositivo. Destino que deve ser um contêiner de blobs: AzCopy, Storage Explorer ou Data Box.',
          en: 'Much volume and little network: think of Data Box. No agent installed on the local network: a stand-alone tool or a device. A team that does not use a command line: a graphical tool or a device. A destination that must be a blob container: AzCopy, Storage Explorer or Data Box.',
          es: 'Mucho volumen y poca red: piensa en Data Box. Ningún agente en la red local: herramienta independiente o dispositivo. Equipo que no usa línea de comandos: herramienta gráfica o dispositivo. Destino que debe ser un contenedor de blobs: AzCopy, Storage Explorer o Data Box.',
        },
        source: docs('azure/databox/data-box-overview'),
        popularity: 4,
      },
      {
        id: 'file-sync',
        text: {
          pt: 'O Azure File Sync no servidor',
          en: 'Azure File Sync on the server',
          es: 'Azure File Sync en el servidor',
        },
        uses: ['File Sync'],
        why: {
          pt: 'O Azure File Sync envia sozinho, de forma contínua, o que muda nas pastas do servidor a um compartilhamento na nuvem, sem comandos nem sessão de usuário aberta.',
          en: 'Azure File Sync sends what changes in the server’s folders to a cloud share by itself, continuously, without commands or an open user session.',
          es: 'Azure File Sync envía por sí solo, de forma continua, lo que cambia en las carpetas del servidor a un recurso compartido en la nube, sin comandos ni sesión de usuario abierta.',
        },
        likeness: {
          pt: 'o ajudante que mora na casa e envia sozinho o que é novo, mas para gavetas, não em caixas',
          en: 'the helper who lives in the house and sends whatever is new but to drawers, not in boxes',
          es: 'el ayudante que vive en la casa y envía todo lo nuevo, pero a cajones, no en cajas',
        },
        tell: {
          pt: 'Arquivos novos copiados todas as noites, sem linha de comando: Azure File Sync. Dados que não podem sair do prédio em um dispositivo físico: envio pela rede. Nenhuma sessão de usuário aberta durante a cópia: script ou sincronização. Arquivos novos copiados automaticamente todas as noites: script agendado ou Azure File Sync.',
          en: 'New files copied every night, without a command line: Azure File Sync. Data that must not leave the building on a physical device: a transfer over the network. No user session open during the copy: a script or synchronization. New files copied automatically every night: a scheduled script or Azure File Sync.',
          es: 'Archivos nuevos copiados cada noche, sin línea de comandos: Azure File Sync. Datos que no pueden salir del edificio en un dispositivo físico: envío por la red. Ninguna sesión de usuario abierta durante la copia: script o sincronización. Archivos nuevos que se copian automáticamente cada noche: script programado o Azure File Sync.',
        },
        source: docs('azure/storage/file-sync/file-sync-introduction'),
        popularity: 4,
      },
      {
        id: 'mover',
        neverRight: true,
        text: {
          pt: 'Um projeto do Azure Storage Mover',
          en: 'An Azure Storage Mover project',
          es: 'Un proyecto de Azure Storage Mover',
        },
        uses: ['Storage Mover'],
        why: {
          pt: 'O Storage Mover copia pela rede com um agente e mostra no portal o andamento de cada tarefa.',
          en: 'Storage Mover copies over the network with an agent and shows the progress of each job in the portal.',
          es: 'Storage Mover copia por la red con un agente y muestra en el portal el avance de cada tarea.',
        },
        likeness: {
          pt: 'a firma de mudanças que toda noite leva as caixas novas, mas deixa um homem dentro da casa',
          en: 'the moving firm that takes the new boxes every night but keeps a man inside the house',
          es: 'la empresa de mudanzas que cada noche lleva las cajas nuevas, pero deja un hombre dentro de casa',
        },
        tell: {
          pt: 'Migração de pastas acompanhada no portal: pense no Storage Mover.',
          en: 'Migration of folders followed in the portal: think of Storage Mover.',
          es: 'Migración de carpetas seguida en el portal: piensa en Storage Mover.',
        },
        source: docs('azure/storage-mover/service-overview'),
        popularity: 2,
      },
    ],
    constraints: [
      {
        id: 'nightly',
        text: {
          pt: 'Arquivos novos devem ser copiados automaticamente todas as noites.',
          en: 'New files must be copied automatically every night.',
          es: 'Los archivos nuevos deben copiarse automáticamente cada noche.',
        },
        fits: ['azcopy', 'file-sync'],
        rulesOut: {
          explorer: {
            pt: 'No Storage Explorer alguém precisa iniciar cada cópia.',
            en: 'In Storage Explorer someone has to start each copy.',
            es: 'En Storage Explorer alguien debe iniciar cada copia.',
          },
          'data-box': {
            pt: 'Um dispositivo físico serve a um envio, não a uma cópia de todas as noites.',
            en: 'A physical device suits one shipment, not a copy every night.',
            es: 'Un dispositivo físico sirve para un envío, no para una copia de cada noche.',
          },
        },
      },
      {
        id: 'no-agent',
        text: {
          pt: 'Nenhum agente pode ser instalado na rede local.',
          en: 'No agent may be installed on the local network.',
          es: 'No se puede instalar ningún agente en la red local.',
        },
        fits: ['azcopy', 'explorer', 'data-box'],
        rulesOut: {
          'file-sync': {
            pt: 'O Azure File Sync instala um agente no servidor Windows.',
            en: 'Azure File Sync installs an agent on the Windows server.',
            es: 'Azure File Sync instala un agente en el servidor Windows.',
          },
          mover: {
            pt: 'O Storage Mover usa um agente em uma máquina virtual da rede local.',
            en: 'Storage Mover uses an agent on a virtual machine in the local network.',
            es: 'Storage Mover usa un agente en una máquina virtual de la red local.',
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
        fits: ['explorer', 'data-box', 'file-sync', 'mover'],
        rulesOut: {
          azcopy: {
            pt: 'O AzCopy é usado só por linha de comando.',
            en: 'AzCopy is used from the command line only.',
            es: 'AzCopy se usa solo por línea de comandos.',
          },
        },
      },
      {
        id: 'to-blobs',
        text: {
          pt: 'O destino deve ser um contêiner de blobs.',
          en: 'The destination must be a blob container.',
          es: 'El destino debe ser un contenedor de blobs.',
        },
        fits: ['azcopy', 'explorer', 'data-box', 'mover'],
        rulesOut: {
          'file-sync': {
            pt: 'O Azure File Sync só sincroniza com compartilhamentos do Azure Files, não com blobs.',
            en: 'Azure File Sync synchronizes with Azure Files shares only, not with blobs.',
            es: 'Azure File Sync solo sincroniza con recursos compartidos de Azure Files, no con blobs.',
          },
        },
      },
      {
        id: 'no-shipping',
        text: {
          pt: 'Os dados não podem sair do prédio em um dispositivo físico.',
          en: 'The data must not leave the building on a physical device.',
          es: 'Los datos no pueden salir del edificio en un dispositivo físico.',
        },
        fits: ['azcopy', 'explorer', 'file-sync', 'mover'],
        rulesOut: {
          'data-box': {
            pt: 'O Data Box leva os dados para fora do prédio em um dispositivo físico.',
            en: 'Data Box takes the data out of the building on a physical device.',
            es: 'Data Box lleva los datos fuera del edificio en un dispositivo físico.',
          },
        },
      },
      {
        id: 'unattended',
        notWith: ['nightly'],
        text: {
          pt: 'Por segurança, nenhuma sessão de usuário pode ficar aberta durante a cópia.',
          en: 'For security, no user session may stay open during the copy.',
          es: 'Por seguridad, ninguna sesión de usuario puede quedar abierta durante la copia.',
        },
        fits: ['azcopy', 'file-sync', 'mover'],
        rulesOut: {
          explorer: {
            pt: 'O Storage Explorer é um aplicativo de mesa: fica aberto na sessão de um usuário até o fim do envio.',
            en: 'Storage Explorer is a desktop application: it stays open in a user’s session until the upload ends.',
            es: 'Storage Explorer es una aplicación de escritorio: queda abierta en la sesión de un usuario hasta que termina el envío.',
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
    id: 'shared-folder',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-services' } },
    scene: {
      pt: 'Pense nos arquivos como os papéis de um escritório, e no espaço comum como o móvel em que todos os guardam.',
      en: 'Think of the files as an office’s papers, and of the shared space as the furniture in which everyone keeps them.',
      es: 'Piensa en los archivos como los papeles de una oficina, y en el espacio común como el mueble donde todos los guardan.',
    },
    situations: [
      {
        id: 'designers',
        text: {
          pt: 'VMs do Azure de uma agência de publicidade vão abrir e salvar arquivos de projetos.',
          en: 'An advertising agency’s Azure VMs will open and save project files.',
          es: 'Varias VM de Azure de una agencia de publicidad van a abrir y guardar archivos de proyectos.',
        },
      },
      {
        id: 'genome',
        text: {
          pt: 'VMs do Azure de um instituto vão ler e gravar resultados de sequenciamento.',
          en: 'A research institute’s Azure VMs will read and write sequencing results.',
          es: 'Varias VM de Azure de un instituto van a leer y escribir resultados de secuenciación.',
        },
      },
      {
        id: 'accountants',
        text: {
          pt: 'VMs do Azure de um escritório contábil precisam de um lugar comum para documentos.',
          en: 'An accounting firm’s Azure VMs need a common place for documents.',
          es: 'Las VM de Azure de un estudio contable necesitan un lugar común para documentos.',
        },
      },
    ],
    candidates: [
      {
        id: 'blob',
        text: {
          pt: 'Um contêiner de blobs em uma conta Standard',
          en: 'A blob container in a Standard account',
          es: 'Un contenedor de blobs en una cuenta Standard',
        },
        uses: [],
        why: {
          pt: 'Um contêiner de blobs guarda objetos acessados por HTTPS e cobra só pelo que ocupam.',
          en: 'A blob container keeps objects reached over HTTPS and charges only for what they occupy.',
          es: 'Un contenedor de blobs guarda objetos accesibles por HTTPS y cobra solo por lo que ocupan.',
        },
        likeness: {
          pt: 'o balcão lento, sem gavetas, cuidado por outros e pago só pelo espaço ocupado',
          en: 'the slow counter, without drawers, run by others and paid only by the space filled',
          es: 'el mostrador lento, sin cajones, cuidado por otros y pagado solo por el espacio ocupado',
        },
        tell: {
          pt: 'Objetos por HTTPS, sem pasta montada: pense em blobs. Pagamento só pelos gigabytes em uso: camada Standard. Nenhum outro servidor a manter: armazenamento gerenciado. Só 150 GB contratados, e não um terabyte: conta de armazenamento. Azure Backup que protege os arquivos, sem agente: armazenamento gerenciado. Empresa que quer pagar só pelos gigabytes em uso: camada Standard, sem espaço reservado.',
          en: 'Objects over HTTPS, without a mounted folder: think of blobs. Payment only for the gigabytes in use: the Standard tier. Not another server to maintain: managed storage. A budget that covers 150 GB, not a terabyte: a storage account. Azure Backup that protects the files, without an agent: managed storage. A company that wants to pay only for the gigabytes in use: the Standard tier, without reserved space.',
          es: 'Objetos por HTTPS, sin carpeta montada: piensa en blobs. Pago solo por los gigabytes en uso: nivel Estándar. Ningún otro servidor que mantener: almacenamiento administrado. Solo 150 GB contratados, y no un terabyte: cuenta de almacenamiento. Azure Backup que protege los archivos, sin agente: almacenamiento administrado. Empresa que quiere pagar solo por los gigabytes en uso: nivel Standard, sin espacio reservado.',
        },
        source: docs('azure/storage/blobs/storage-blobs-introduction'),
        popularity: 5,
      },
      {
        id: 'files',
        text: {
          pt: 'Azure Files Standard, com pagamento por uso',
          en: 'Azure Files Standard, pay-as-you-go',
          es: 'Azure Files Standard, con pago por uso',
        },
        uses: [],
        why: {
          pt: 'O Azure Files Standard oferece uma pasta SMB gerenciada em discos rígidos e cobra pelo espaço usado.',
          en: 'Azure Files Standard offers a managed SMB folder on hard disks and charges for the space used.',
          es: 'Azure Files Standard ofrece una carpeta SMB administrada en discos duros y cobra por el espacio usado.',
        },
        likeness: {
          pt: 'o gaveteiro lento, cuidado por outros e pago pelo que está dentro, que só abre com um tipo de chave',
          en: 'the slow chest of drawers, kept by others and paid by what is inside, which opens to one type of key only',
          es: 'la cajonera lenta, cuidada por otros y pagada por lo que hay dentro, que solo abre con un tipo de llave',
        },
        tell: {
          pt: 'Unidade de rede do Windows, paga só pelos gigabytes em uso: Azure Files Standard. Pagamento só pelos gigabytes em uso: camada Standard. Nenhum outro servidor a manter: armazenamento gerenciado. Arquivos abertos em uma unidade de rede do Windows: Azure Files, por SMB. Só 150 GB contratados, e não um terabyte: conta de armazenamento. Azure Backup que protege os arquivos, sem agente: armazenamento gerenciado. Empresa que quer pagar só pelos gigabytes em uso: camada Standard, sem espaço reservado.',
          en: 'A Windows network drive, paid only for the gigabytes in use: Azure Files Standard. Payment only for the gigabytes in use: the Standard tier. Not another server to maintain: managed storage. Files opened on a Windows network drive: Azure Files, over SMB. A budget that covers 150 GB, not a terabyte: a storage account. Azure Backup that protects the files, without an agent: managed storage. A company that wants to pay only for the gigabytes in use: the Standard tier, without reserved space.',
          es: 'Unidad de red de Windows, con pago solo por los gigabytes en uso: Azure Files Standard. Pago solo por los gigabytes en uso: nivel Estándar. Ningún otro servidor que mantener: almacenamiento administrado. Archivos que se abren en una unidad de red de Windows: Azure Files, por SMB. Solo 150 GB contratados, y no un terabyte: cuenta de almacenamiento. Azure Backup que protege los archivos, sin agente: almacenamiento administrado. Empresa que quiere pagar solo por los gigabytes en uso: nivel Standard, sin espacio reservado.',
        },
        source: docs('azure/storage/files/storage-files-introduction'),
        popularity: 4,
      },
      {
        id: 'premium',
        text: {
          pt: 'Azure Files Premium, com espaço provisionado',
          en: 'Azure Files Premium, with provisioned space',
          es: 'Azure Files Premium, con espacio aprovisionado',
        },
        uses: [],
        why: {
          pt: 'O Azure Files Premium oferece pastas SMB ou NFS gerenciadas, em SSD de latência baixa e estável, a partir de volumes pequenos, e o Azure Backup protege as pastas SMB sem agente.',
          en: 'Azure Files Premium offers managed SMB or NFS folders on SSD of low and steady latency, starting from small volumes, and Azure Backup protects SMB folders without an agent.',
          es: 'Azure Files Premium ofrece carpetas SMB o NFS administradas, en SSD de latencia baja y estable, a partir de volúmenes pequeños, y Azure Backup protege las carpetas SMB sin agente.',
        },
        likeness: {
          pt: 'o gaveteiro rápido, cuidado por outros, pequeno ou grande, mas pago inteiro mesmo meio vazio',
          en: 'the quick chest of drawers, kept by others, small or large but paid whole even when half empty',
          es: 'la cajonera rápida, cuidada por otros, pequeña o grande, pero pagada entera aun medio vacía',
        },
        tell: {
          pt: 'Latência baixa e constante de SSDs: Azure Files Premium. Máquinas Linux com o mesmo espaço por NFS: Azure Files Premium. Nenhum outro servidor a manter: armazenamento gerenciado. Arquivos abertos em uma unidade de rede do Windows: Azure Files, por SMB. Só 150 GB contratados, e não um terabyte: conta de armazenamento. Azure Backup que protege os arquivos, sem agente: armazenamento gerenciado.',
          en: 'The low and steady latency of SSDs: Azure Files Premium. Linux machines with the same space over NFS: Azure Files Premium. Not another server to maintain: managed storage. Files opened on a Windows network drive: Azure Files, over SMB. A budget that covers 150 GB, not a terabyte: a storage account. Azure Backup that protects the files, without an agent: managed storage.',
          es: 'Latencia baja y constante de discos SSD: Azure Files Premium. Máquinas Linux con el mismo espacio por NFS: Azure Files Premium. Ningún otro servidor que mantener: almacenamiento administrado. Archivos que se abren en una unidad de red de Windows: Azure Files, por SMB. Solo 150 GB contratados, y no un terabyte: cuenta de almacenamiento. Azure Backup que protege los archivos, sin agente: almacenamiento administrado.',
        },
        source: docs('azure/storage/files/understanding-billing'),
        popularity: 3,
      },
      {
        id: 'netapp',
        neverRight: true,
        text: {
          pt: 'Um volume do Azure NetApp Files em pool próprio',
          en: 'An Azure NetApp Files volume in its own pool',
          es: 'Un volumen de Azure NetApp Files en grupo propio',
        },
        uses: ['NetApp'],
        why: {
          pt: 'O Azure NetApp Files oferece volumes NFS e SMB gerenciados de latência muito baixa, em pools de capacidade reservada.',
          en: 'Azure NetApp Files offers managed NFS and SMB volumes with very low latency, in pools of reserved capacity.',
          es: 'Azure NetApp Files ofrece volúmenes NFS y SMB administrados de latencia muy baja, en grupos de capacidad reservada.',
        },
        likeness: {
          pt: 'a parede de gavetas rápidas, cuidada por outros, que só se aluga inteira, mesmo meio vazia',
          en: 'the wall of quick drawers, kept by others, which is rented only whole, even when half empty',
          es: 'la pared de cajones rápidos, cuidada por otros, que solo se alquila entera, aun medio vacía',
        },
        tell: {
          pt: 'Desempenho de arquivo de nível empresarial: pense no Azure NetApp Files.',
          en: 'Enterprise-grade file performance: think of Azure NetApp Files.',
          es: 'Rendimiento de archivos de nivel empresarial: piensa en Azure NetApp Files.',
        },
        source: docs('azure/azure-netapp-files/azure-netapp-files-introduction'),
        popularity: 2,
      },
      {
        id: 'file-server',
        neverRight: true,
        text: {
          pt: 'Um servidor de arquivos próprio em VM Premium',
          en: 'A file server of its own on a Premium VM',
          es: 'Un servidor de archivos propio en VM Premium',
        },
        uses: [],
        why: {
          pt: 'Um servidor de arquivos em uma máquina virtual serve SMB ou NFS como a equipe o configurar.',
          en: 'A file server on a virtual machine serves SMB or NFS as the team configures it.',
          es: 'Un servidor de archivos en una máquina virtual sirve SMB o NFS como lo configure el equipo.',
        },
        likeness: {
          pt: 'o gaveteiro rápido que a própria equipe monta, conserta e copia, pago inteiro mesmo meio vazio',
          en: 'the quick chest of drawers that the team itself builds, repairs and copies, paid whole even when half empty',
          es: 'la cajonera rápida que el propio equipo monta, repara y copia, pagada entera aun medio vacía',
        },
        tell: {
          pt: 'Configuração própria do servidor de arquivos: só em uma máquina que a equipe mantém.',
          en: 'A file server configuration of one’s own: only on a machine that the team maintains.',
          es: 'Configuración propia del servidor de archivos: solo en una máquina que mantiene el equipo.',
        },
        source: docs('azure/virtual-machines/managed-disks-overview'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'as-folder',
        text: {
          pt: 'O aplicativo só abre arquivos em uma unidade de rede do Windows.',
          en: 'The application opens files only on a Windows network drive.',
          es: 'La aplicación solo abre archivos en una unidad de red de Windows.',
        },
        fits: ['files', 'premium', 'netapp', 'file-server'],
        rulesOut: {
          blob: {
            pt: 'Um contêiner de blobs é acessado por HTTPS e não se monta como pasta SMB no Windows.',
            en: 'A blob container is reached over HTTPS and is not mounted as an SMB folder on Windows.',
            es: 'Un contenedor de blobs se accede por HTTPS y no se monta como carpeta SMB en Windows.',
          },
        },
      },
      {
        id: 'no-server',
        text: {
          pt: 'A equipe não quer manter outro servidor.',
          en: 'The team does not want to maintain another server.',
          es: 'El equipo no quiere mantener otro servidor.',
        },
        fits: ['blob', 'files', 'premium', 'netapp'],
        rulesOut: {
          'file-server': {
            pt: 'O servidor de arquivos próprio é uma máquina virtual com patches a aplicar.',
            en: 'The file server of its own is a virtual machine with patches to apply.',
            es: 'El servidor de archivos propio es una máquina virtual con parches por aplicar.',
          },
        },
      },
      {
        id: 'pay-used',
        text: {
          pt: 'A empresa quer pagar só pelos gigabytes em uso.',
          en: 'The company wants to pay only for the gigabytes in use.',
          es: 'La empresa quiere pagar solo por los gigabytes en uso.',
        },
        fits: ['blob', 'files'],
        rulesOut: {
          premium: {
            pt: 'No Azure Files Premium paga-se pelo espaço provisionado, usado ou não.',
            en: 'In Azure Files Premium one pays for the space provisioned, used or not.',
            es: 'En Azure Files Premium se paga por el espacio aprovisionado, usado o no.',
          },
          netapp: {
            pt: 'No Azure NetApp Files paga-se pelo pool de capacidade reservado.',
            en: 'In Azure NetApp Files one pays for the capacity pool reserved.',
            es: 'En Azure NetApp Files se paga por el grupo de capacidad reservado.',
          },
          'file-server': {
            pt: 'Os discos do servidor próprio são pagos pelo tamanho definido, usado ou não.',
            en: 'The disks of the file server are paid for by their set size, used or not.',
            es: 'Los discos del servidor propio se pagan por el tamaño definido, usado o no.',
          },
        },
      },
      {
        id: 'on-ssd',
        text: {
          pt: 'O aplicativo precisa da latência baixa e constante de discos SSD.',
          en: 'The application needs the low and steady latency of SSDs.',
          es: 'La aplicación necesita la latencia baja y constante de los discos SSD.',
        },
        fits: ['premium', 'netapp', 'file-server'],
        rulesOut: {
          blob: {
            pt: 'O contêiner em uma conta Standard fica em discos rígidos (HDD), sem a latência de SSDs.',
            en: 'A container in a Standard account is on hard disks (HDD), without the latency of SSDs.',
            es: 'El contenedor en una cuenta Standard está en discos duros (HDD), sin la latencia de los SSD.',
          },
          files: {
            pt: 'O Azure Files Standard oferece a pasta em discos rígidos (HDD), sem a latência de SSDs.',
            en: 'Azure Files Standard offers the folder on hard disks (HDD), without the latency of SSDs.',
            es: 'Azure Files Standard ofrece la carpeta en discos duros (HDD), sin la latencia de los SSD.',
          },
        },
      },
      {
        id: 'small-volume',
        text: {
          pt: 'Só devem ser contratados 150 GB, e não um terabyte.',
          en: 'The budget covers 150 GB, not a terabyte.',
          es: 'Solo deben contratarse 150 GB, y no un terabyte.',
        },
        fits: ['blob', 'files', 'premium', 'file-server'],
        rulesOut: {
          netapp: {
            pt: 'O Azure NetApp Files é contratado em pools, a partir de um terabyte.',
            en: 'Azure NetApp Files is bought in pools, from one terabyte up.',
            es: 'Azure NetApp Files se contrata en grupos, a partir de un terabyte.',
          },
        },
      },
      {
        id: 'over-nfs',
        notWith: ['as-folder'],
        text: {
          pt: 'Máquinas Linux devem montar o mesmo espaço por NFS.',
          en: 'Linux machines must mount the same space over NFS.',
          es: 'Máquinas Linux deben montar el mismo espacio por NFS.',
        },
        fits: ['premium', 'netapp', 'file-server'],
        rulesOut: {
          files: {
            pt: 'O Azure Files Standard oferece só o protocolo SMB.',
            en: 'Azure Files Standard offers the SMB protocol only.',
            es: 'Azure Files Standard ofrece solo el protocolo SMB.',
          },
        },
      },
      {
        id: 'managed-backup',
        text: {
          pt: 'O Azure Backup deve proteger os arquivos sem agente nem backup de máquina.',
          en: 'Azure Backup must protect the files without an agent or a machine backup.',
          es: 'Azure Backup debe proteger los archivos sin agente ni copia de una máquina.',
        },
        fits: ['blob', 'files', 'premium'],
        rulesOut: {
          'file-server': {
            pt: 'No servidor de arquivos próprio, o Azure Backup usa um agente ou copia a máquina inteira.',
            en: 'On the file server of its own, Azure Backup uses an agent or backs up the whole machine.',
            es: 'En el servidor de archivos propio, Azure Backup usa un agente o copia la máquina entera.',
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
