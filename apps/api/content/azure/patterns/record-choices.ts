import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const recordChoices: readonly Pattern[] = [
  {
    id: 'document-store',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-services' } },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'O sistema de uma rede de cartórios, em máquinas virtuais do Azure, vai guardar escrituras digitalizadas.',
          en: 'A notary network’s system, on Azure virtual machines, will store scanned deeds.',
          es: 'El sistema de una red de notarías, en máquinas virtuales de Azure, va a guardar escrituras digitalizadas.',
        },
      },
      {
        id: 'podcast',
        text: {
          pt: 'O aplicativo de uma produtora de podcasts, em máquinas virtuais do Azure, vai guardar gravações.',
          en: 'A podcast producer’s application, on Azure virtual machines, will store recordings.',
          es: 'La aplicación de una productora de pódcast, en máquinas virtuales de Azure, va a guardar grabaciones.',
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'O sistema de um escritório de engenharia, em máquinas virtuais do Azure, vai guardar desenhos e vídeos de obra.',
          en: 'An engineering office’s system, on Azure virtual machines, will store drawings and site videos.',
          es: 'El sistema de una oficina de ingeniería, en máquinas virtuales de Azure, va a guardar planos y videos de obra.',
        },
      },
    ],
    candidates: [
      {
        id: 'blob',
        text: {
          pt: 'Um contêiner de Blob Storage',
          en: 'A container in Blob Storage',
          es: 'Un contenedor de Blob Storage',
        },
        uses: ['Blob'],
        why: {
          pt: 'O Blob Storage guarda objetos de qualquer tipo, entregues por HTTPS, e só cobra o que está guardado.',
          en: 'Blob Storage keeps objects of any type, delivered over HTTPS, and charges just for what is stored.',
          es: 'Blob Storage guarda objetos de cualquier tipo, entregados por HTTPS, y solo cobra lo almacenado.',
        },
        tell: {
          pt: 'Objetos por HTTPS, pagos pelo que ocupam: Blob Storage.',
          en: 'Objects over HTTPS, paid by what they take up: Blob Storage.',
          es: 'Objetos por HTTPS, pagados por lo que ocupan: Blob Storage.',
        },
        source: docs('azure/storage/blobs/storage-blobs-overview'),
        popularity: 5,
      },
      {
        id: 'files',
        text: {
          pt: 'Um compartilhamento do Azure Files',
          en: 'A file share in Azure Files',
          es: 'Un recurso compartido de Azure Files',
        },
        uses: ['Azure Files'],
        why: {
          pt: 'O Azure Files é uma pasta compartilhada por SMB, sem servidor a manter, cobrada pelo que está guardado na camada padrão.',
          en: 'Azure Files is a folder shared over SMB, with no server to maintain, charged by what is stored in the standard tier.',
          es: 'Azure Files es una carpeta compartida por SMB, sin servidor que mantener, cobrada por lo almacenado en el nivel estándar.',
        },
        tell: {
          pt: 'Pasta de rede para várias máquinas, sem servidor: Azure Files.',
          en: 'A network folder for several machines, without a server: Azure Files.',
          es: 'Carpeta de red para varias máquinas, sin servidor: Azure Files.',
        },
        source: docs('azure/storage/files/storage-files-introduction'),
        popularity: 5,
      },
      {
        id: 'netapp',
        text: {
          pt: 'Um volume do Azure NetApp Files',
          en: 'A volume in Azure NetApp Files',
          es: 'Un volumen de Azure NetApp Files',
        },
        uses: ['NetApp'],
        why: {
          pt: 'O Azure NetApp Files dá pastas de rede com latência abaixo de um milissegundo, em equipamento dedicado.',
          en: 'Azure NetApp Files gives network folders with latency below one millisecond, on dedicated equipment.',
          es: 'Azure NetApp Files da carpetas de red con latencia inferior a un milisegundo, en equipos dedicados.',
        },
        tell: {
          pt: 'Pasta de rede com o maior desempenho: Azure NetApp Files.',
          en: 'A network folder with the highest performance: Azure NetApp Files.',
          es: 'Carpeta de red con el mayor rendimiento: Azure NetApp Files.',
        },
        source: docs('azure/azure-netapp-files/azure-netapp-files-introduction'),
        popularity: 2,
      },
      {
        id: 'disk',
        text: { pt: 'Um disco gerenciado com SSD', en: 'A managed disk with SSD', es: 'Un disco administrado con SSD' },
        uses: [],
        why: {
          pt: 'O disco gerenciado aparece na máquina como unidade própria, para programas que usam pastas.',
          en: 'A managed disk appears on the machine as a drive of its own, for programs that use folders.',
          es: 'El disco administrado aparece en la máquina como unidad propia, para programas que usan carpetas.',
        },
        tell: {
          pt: 'Unidade de uma só máquina: disco gerenciado.',
          en: 'A drive of a single machine: a managed disk.',
          es: 'Unidad de una sola máquina: disco administrado.',
        },
        source: docs('azure/virtual-machines/managed-disks-overview'),
        popularity: 5,
      },
      {
        id: 'server',
        text: {
          pt: 'Um servidor de arquivos em outra VM',
          en: 'A file server on another VM',
          es: 'Un servidor de archivos en otra VM',
        },
        uses: ['file server'],
        why: {
          pt: 'Um servidor de arquivos próprio compartilha pastas com as outras máquinas, com o sistema que a equipe já conhece.',
          en: 'A file server of one’s own shares folders with the other machines, with the system that the team already knows.',
          es: 'Un servidor de archivos propio comparte carpetas con las otras máquinas, con el sistema que el equipo ya conoce.',
        },
        tell: {
          pt: 'Controle total das pastas, com uma máquina a manter: servidor próprio.',
          en: 'Full control of the folders, with a machine to maintain: a server of one’s own.',
          es: 'Control total de las carpetas, con una máquina que mantener: servidor propio.',
        },
        source: docs('windows-server/storage/file-server/file-server-smb-overview'),
        popularity: 3,
      },
      {
        id: 'sql',
        text: {
          pt: 'Uma tabela do Azure SQL Database',
          en: 'A table in Azure SQL Database',
          es: 'Una tabla de Azure SQL Database',
        },
        uses: ['SQL'],
        why: {
          pt: 'No Azure SQL Database o arquivo fica junto do registro, na mesma transação, sem servidor a manter.',
          en: 'In Azure SQL Database the file is kept with the record, in the same transaction, with no server to maintain.',
          es: 'En Azure SQL Database el archivo queda junto al registro, en la misma transacción, sin servidor que mantener.',
        },
        tell: {
          pt: 'Arquivo pequeno na mesma transação que o registro: banco de dados.',
          en: 'A small file in the same transaction as the record: a database.',
          es: 'Archivo pequeño en la misma transacción que el registro: base de datos.',
        },
        source: docs('azure/azure-sql/database/sql-database-paas-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'folder',
        text: {
          pt: 'O programa usa pastas do Windows e não pode ser alterado.',
          en: 'The program uses Windows folders and cannot be changed.',
          es: 'El programa usa carpetas de Windows y no puede cambiarse.',
        },
        fits: ['files', 'netapp', 'disk', 'server'],
        rulesOut: {
          blob: {
            pt: 'O Blob Storage é usado por HTTPS, não como uma pasta do Windows.',
            en: 'Blob Storage is used over HTTPS, not as a Windows folder.',
            es: 'Blob Storage se usa por HTTPS, no como una carpeta de Windows.',
          },
          sql: {
            pt: 'O Azure SQL Database é usado por consultas, não como pasta.',
            en: 'Azure SQL Database is used through queries, not as a folder.',
            es: 'Azure SQL Database se usa con consultas, no como carpeta.',
          },
        },
      },
      {
        id: 'several',
        text: {
          pt: 'Cinco máquinas, em zonas diferentes, gravam e leem os mesmos dados.',
          en: 'Five machines in different zones write and read the same data.',
          es: 'Cinco máquinas, en zonas distintas, escriben y leen los mismos datos.',
        },
        fits: ['blob', 'files', 'netapp', 'server', 'sql'],
        rulesOut: {
          disk: {
            pt: 'Um disco gerenciado comum é usado por uma máquina de cada vez.',
            en: 'A regular managed disk is used by one machine at a time.',
            es: 'Un disco administrado común lo usa una máquina a la vez.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe não quer manter mais um sistema operacional.',
          en: 'The team does not want to maintain another operating system.',
          es: 'El equipo no quiere mantener un sistema operativo más.',
        },
        fits: ['blob', 'files', 'netapp', 'disk', 'sql'],
        rulesOut: {
          server: {
            pt: 'O servidor de arquivos é mais uma máquina com sistema a atualizar.',
            en: 'The file server is one more machine with a system to patch.',
            es: 'El servidor de archivos es una máquina más con sistema que actualizar.',
          },
        },
      },
      {
        id: 'large',
        text: {
          pt: 'Alguns arquivos passam de 100 GB.',
          en: 'Some files are larger than 100 GB.',
          es: 'Algunos archivos superan los 100 GB.',
        },
        fits: ['blob', 'files', 'netapp', 'disk', 'server'],
        rulesOut: {
          sql: {
            pt: 'Um campo do Azure SQL Database guarda no máximo 2 GB.',
            en: 'A field of Azure SQL Database holds 2 GB at most.',
            es: 'Un campo de Azure SQL Database guarda 2 GB como máximo.',
          },
        },
      },
      {
        id: 'start-small',
        text: {
          pt: 'No começo são poucos gigabytes, e só o espaço ocupado deve ser cobrado.',
          en: 'There are few gigabytes at first, and only the space in use should be charged.',
          es: 'Al principio son pocos gigabytes, y solo debe cobrarse el espacio ocupado.',
        },
        fits: ['blob', 'files'],
        rulesOut: {
          netapp: {
            pt: 'O Azure NetApp Files é cobrado pelo conjunto de capacidade reservado, de 1 TiB no mínimo.',
            en: 'Azure NetApp Files is charged by the capacity pool set aside, 1 TiB at least.',
            es: 'Azure NetApp Files se cobra por el grupo de capacidad reservado, de 1 TiB como mínimo.',
          },
          disk: {
            pt: 'O disco gerenciado é cobrado pelo tamanho criado, cheio ou vazio.',
            en: 'A managed disk is charged by the size created, full or empty.',
            es: 'El disco administrado se cobra por el tamaño creado, lleno o vacío.',
          },
          server: {
            pt: 'O servidor de arquivos custa a máquina ligada e seus discos.',
            en: 'The file server costs the running machine and its disks.',
            es: 'El servidor de archivos cuesta la máquina encendida y sus discos.',
          },
        },
      },
      {
        id: 'fast',
        text: {
          pt: 'A latência de leitura deve ser inferior a um milissegundo.',
          en: 'Read latency must be below one millisecond.',
          es: 'La latencia de lectura debe ser inferior a un milisegundo.',
        },
        fits: ['netapp', 'disk'],
        rulesOut: {
          blob: {
            pt: 'O Blob Storage responde em vários milissegundos.',
            en: 'Blob Storage answers in several milliseconds.',
            es: 'Blob Storage responde en varios milisegundos.',
          },
          files: {
            pt: 'O Azure Files responde em alguns milissegundos, mesmo em SSD.',
            en: 'Azure Files answers in a few milliseconds, even on SSD.',
            es: 'Azure Files responde en algunos milisegundos, incluso en SSD.',
          },
          sql: {
            pt: 'Uma consulta ao Azure SQL Database leva alguns milissegundos.',
            en: 'A query to Azure SQL Database takes a few milliseconds.',
            es: 'Una consulta a Azure SQL Database tarda algunos milisegundos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'server-names',
    exams: { 'az-900': { domain: 'architecture', topic: 'dns-endpoints' } },
    situations: [
      {
        id: 'winery',
        text: {
          pt: 'Os servidores de uma vinícola, em três redes virtuais emparelhadas do Azure, devem se encontrar pelo nome.',
          en: 'A winery’s servers, in three peered virtual networks of Azure, must find one another by name.',
          es: 'Los servidores de una bodega, en tres redes virtuales emparejadas de Azure, deben encontrarse por nombre.',
        },
      },
      {
        id: 'lender',
        text: {
          pt: 'Uma financeira quer trocar por nomes os endereços IP nas configurações de seus sistemas no Azure.',
          en: 'A lender wants to replace the IP addresses in the settings of its Azure systems with names.',
          es: 'Una financiera quiere cambiar por nombres las direcciones IP en la configuración de sus sistemas en Azure.',
        },
      },
      {
        id: 'zoo',
        text: {
          pt: 'Uma rede de farmácias vai dar nomes aos servidores internos que tem em redes virtuais emparelhadas do Azure.',
          en: 'A pharmacy chain will give names to its internal servers in peered virtual networks of Azure.',
          es: 'Una cadena de farmacias va a dar nombres a sus servidores internos en redes virtuales emparejadas de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'private',
        text: {
          pt: 'Uma zona privada do Azure DNS',
          en: 'A private zone in Azure DNS',
          es: 'Una zona privada de Azure DNS',
        },
        uses: [],
        why: {
          pt: 'A zona privada do Azure DNS vale nas redes virtuais ligadas a ela, registra as máquinas sozinha e não tem servidor a manter.',
          en: 'A private zone of Azure DNS works in the virtual networks linked to it, registers machines by itself and has no server to maintain.',
          es: 'La zona privada de Azure DNS vale en las redes virtuales vinculadas, registra las máquinas por sí sola y no tiene servidor que mantener.',
        },
        tell: {
          pt: 'Nomes internos em várias redes virtuais: zona privada do Azure DNS.',
          en: 'Internal names in several virtual networks: a private zone in Azure DNS.',
          es: 'Nombres internos en varias redes virtuales: zona privada de Azure DNS.',
        },
        source: docs('azure/dns/private-dns-overview'),
        popularity: 4,
      },
      {
        id: 'default',
        rightIn: ['lender'],
        text: {
          pt: 'A resolução padrão do Azure',
          en: 'The default resolution of Azure',
          es: 'La resolución predeterminada de Azure',
        },
        uses: [],
        why: {
          pt: 'Sem configurar nada, cada rede virtual resolve os nomes das máquinas dela, já registradas.',
          en: 'Without any setup each virtual network resolves the names of its own machines, registered already.',
          es: 'Sin configurar nada, cada red virtual resuelve los nombres de sus máquinas, ya registradas.',
        },
        tell: {
          pt: 'Uma rede só, sem domínio próprio: nomes padrão do Azure.',
          en: 'One network, without a domain of its own: the default names of Azure.',
          es: 'Una sola red, sin dominio propio: nombres predeterminados de Azure.',
        },
        source: docs('azure/virtual-network/virtual-networks-name-resolution-for-vms-and-role-instances'),
        popularity: 2,
      },
      {
        id: 'vm',
        rightWith: ['from-office'],
        text: {
          pt: 'Um servidor DNS próprio em uma VM',
          en: 'A DNS server of its own on a VM',
          es: 'Un servidor DNS propio en una VM',
        },
        uses: [],
        why: {
          pt: 'Um servidor DNS próprio aceita qualquer domínio, registra máquinas e responde também ao escritório.',
          en: 'A DNS server of one’s own takes any domain, registers machines and answers the office too.',
          es: 'Un servidor DNS propio acepta cualquier dominio, registra máquinas y responde también a la oficina.',
        },
        tell: {
          pt: 'Controle total dos nomes, com um servidor a manter: DNS em VM.',
          en: 'Full control of names, with a server to maintain: DNS on a VM.',
          es: 'Control total de los nombres, con un servidor que mantener: DNS en una VM.',
        },
        source: docs('windows-server/networking/dns/dns-overview'),
        popularity: 3,
      },
      {
        id: 'hosts',
        neverRight: true,
        text: {
          pt: 'Um arquivo hosts em cada servidor',
          en: 'A hosts file on each server',
          es: 'Un archivo hosts en cada servidor',
        },
        uses: ['hosts'],
        why: {
          pt: 'O arquivo hosts funciona sem rede nem servidor de nomes, com qualquer nome, e só se vê dentro da máquina.',
          en: 'A hosts file works without network or name server, with any name, and is seen inside the machine only.',
          es: 'El archivo hosts funciona sin red ni servidor de nombres, con cualquier nombre, y solo se ve dentro de la máquina.',
        },
        tell: {
          pt: 'Dois ou três nomes que não mudam: arquivo hosts.',
          en: 'Two or three names that do not change: a hosts file.',
          es: 'Dos o tres nombres que no cambian: archivo hosts.',
        },
        source: docs('azure/dns/dns-overview'),
        popularity: 2,
      },
      {
        id: 'public',
        neverRight: true,
        text: {
          pt: 'Uma zona pública do Azure DNS',
          en: 'A public zone in Azure DNS',
          es: 'Una zona pública de Azure DNS',
        },
        uses: [],
        why: {
          pt: 'A zona pública do Azure DNS é resolvida de qualquer lugar, sem servidor a manter.',
          en: 'A public zone of Azure DNS is resolved from anywhere, with no server to maintain.',
          es: 'La zona pública de Azure DNS se resuelve desde cualquier lugar, sin servidor que mantener.',
        },
        tell: {
          pt: 'Nomes para a internet inteira: zona pública do Azure DNS.',
          en: 'Names for the whole internet: a public zone in Azure DNS.',
          es: 'Nombres para todo internet: zona pública de Azure DNS.',
        },
        source: docs('azure/dns/public-dns-overview'),
        popularity: 3,
      },
      {
        id: 'office',
        rightWith: ['from-office'],
        text: {
          pt: 'Os servidores DNS do escritório, pela VPN',
          en: 'The office’s DNS servers, over the VPN',
          es: 'Los servidores DNS de la oficina, por la VPN',
        },
        uses: [],
        why: {
          pt: 'Os servidores DNS do escritório já têm o domínio e o registro das máquinas, e respondem pela VPN.',
          en: 'The office’s DNS servers already have the domain and the registration of machines, and answer over the VPN.',
          es: 'Los servidores DNS de la oficina ya tienen el dominio y el registro de las máquinas, y responden por la VPN.',
        },
        tell: {
          pt: 'Um só DNS para o escritório e o Azure: o que já existe, pela VPN.',
          en: 'One DNS for office and Azure: the existing one, over the VPN.',
          es: 'Un solo DNS para la oficina y Azure: el que ya existe, por la VPN.',
        },
        source: docs('azure/architecture/hybrid/hybrid-dns-infra'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'own-domain',
        text: {
          pt: 'Os nomes devem usar o domínio da empresa e valer entre as redes.',
          en: 'The names must use the company’s domain and work across the networks.',
          es: 'Los nombres deben usar el dominio de la empresa y valer entre las redes.',
        },
        fits: ['private', 'vm', 'hosts', 'public', 'office'],
        rulesOut: {
          default: {
            pt: 'Os nomes padrão só valem dentro de uma rede virtual e usam um domínio da Microsoft.',
            en: 'Default names work within one virtual network only and use a domain of Microsoft.',
            es: 'Los nombres predeterminados solo valen dentro de una red virtual y usan un dominio de Microsoft.',
          },
        },
      },
      {
        id: 'no-machines',
        text: {
          pt: 'A equipe não quer manter servidores de nomes.',
          en: 'The team does not want to maintain name servers.',
          es: 'El equipo no quiere mantener servidores de nombres.',
        },
        fits: ['private', 'default', 'hosts', 'public'],
        rulesOut: {
          vm: {
            pt: 'O servidor DNS em uma VM é uma máquina que a equipe administra.',
            en: 'A DNS server on a VM is a machine that the team manages.',
            es: 'El servidor DNS en una VM es una máquina que el equipo administra.',
          },
          office: {
            pt: 'Os servidores DNS do escritório são administrados pela equipe.',
            en: 'The office’s DNS servers are managed by the team.',
            es: 'Los servidores DNS de la oficina los administra el equipo.',
          },
        },
      },
      {
        id: 'automatic',
        text: {
          pt: 'Cada máquina criada deve ser registrada automaticamente.',
          en: 'Each new machine must be registered automatically.',
          es: 'Cada máquina creada debe registrarse automáticamente.',
        },
        fits: ['private', 'default', 'vm', 'office'],
        rulesOut: {
          hosts: {
            pt: 'O arquivo hosts é escrito à mão em cada servidor.',
            en: 'The hosts file is written by hand on each server.',
            es: 'El archivo hosts se escribe a mano en cada servidor.',
          },
          public: {
            pt: 'Na zona pública do Azure DNS, os registros das máquinas são criados por alguém ou por um script.',
            en: 'In a public zone of Azure DNS the machines’ records are created by somebody or by a script.',
            es: 'En la zona pública de Azure DNS, los registros de las máquinas los crea alguien o un script.',
          },
        },
      },
      {
        id: 'hidden',
        text: {
          pt: 'Os nomes não podem ser consultados pela internet.',
          en: 'The names must not be visible on the internet.',
          es: 'Los nombres no deben poder consultarse en internet.',
        },
        fits: ['private', 'default', 'vm', 'hosts', 'office'],
        rulesOut: {
          public: {
            pt: 'Qualquer pessoa pode consultar a zona pública na internet.',
            en: 'Anybody can query the public zone on the internet.',
            es: 'Cualquier persona puede consultar la zona pública en internet.',
          },
        },
      },
      {
        id: 'link-down',
        text: {
          pt: 'Os nomes devem funcionar com a sede sem conexão.',
          en: 'The names must work while the headquarters are offline.',
          es: 'Los nombres deben funcionar con la sede sin conexión.',
        },
        fits: ['private', 'default', 'vm', 'hosts', 'public'],
        rulesOut: {
          office: {
            pt: 'Sem a VPN, os servidores DNS do escritório não respondem às redes do Azure.',
            en: 'Without the VPN the office’s DNS servers do not answer the networks in Azure.',
            es: 'Sin la VPN, los servidores DNS de la oficina no responden a las redes de Azure.',
          },
        },
      },
      {
        id: 'from-office',
        text: {
          pt: 'A sede deve encontrar os mesmos nomes, sem outro serviço no Azure.',
          en: 'The headquarters must find the same names, without another Azure service.',
          es: 'La sede debe encontrar los mismos nombres, sin otro servicio en Azure.',
        },
        fits: ['vm', 'public', 'office'],
        rulesOut: {
          private: {
            pt: 'Fora das redes ligadas, a zona privada só é resolvida com um encaminhador, como o DNS Private Resolver.',
            en: 'Outside the linked networks a private zone is resolved through a forwarder only, such as DNS Private Resolver.',
            es: 'Fuera de las redes vinculadas, la zona privada solo se resuelve con un reenviador, como DNS Private Resolver.',
          },
          default: {
            pt: 'Os nomes padrão do Azure não são resolvidos fora da rede virtual.',
            en: 'The default names of Azure are not resolved outside the virtual network.',
            es: 'Los nombres predeterminados de Azure no se resuelven fuera de la red virtual.',
          },
          hosts: {
            pt: 'O arquivo hosts de um servidor não serve aos computadores da sede.',
            en: 'The hosts file of a server is of no use to the computers at the headquarters.',
            es: 'El archivo hosts de un servidor no sirve a las computadoras de la sede.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
];
