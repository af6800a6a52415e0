import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const recordChoices: readonly Pattern[] = [
  {
    id: 'document-store',
    exams: { 'az-900': { domain: 'architecture', topic: 'storage-services' } },
    scene: {
      pt: 'Pense nos arquivos como os papéis de um escritório, nas máquinas como as mesas e nas pastas como as gavetas.',
      en: 'Think of the files as an office’s papers, of the machines as its desks, and of folders as drawers.',
      es: 'Piensa en los archivos como los papeles de una oficina, en las máquinas como las mesas y en las carpetas como los cajones.',
    },
    situations: [
      {
        id: 'notary',
        text: {
          pt: 'O sistema de um cartório, em uma VM do Azure, vai guardar escrituras digitalizadas.',
          en: 'A notary’s system, on an Azure VM, will store scanned deeds.',
          es: 'El sistema de una notaría, en una VM de Azure, va a guardar escrituras digitalizadas.',
        },
      },
      {
        id: 'podcast',
        text: {
          pt: 'A aplicação de uma produtora de podcasts, em uma VM do Azure, vai guardar gravações.',
          en: 'A podcast producer’s application, on an Azure VM, will store recordings.',
          es: 'La aplicación de una productora de podcasts, en una VM de Azure, va a guardar grabaciones.',
        },
      },
      {
        id: 'plans',
        text: {
          pt: 'O sistema de um escritório de engenharia, em uma VM do Azure, vai guardar plantas e vídeos.',
          en: 'An engineering office’s system, on an Azure VM, will store drawings and videos.',
          es: 'El sistema de una oficina de ingeniería, en una VM de Azure, va a guardar planos y videos.',
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
          pt: 'O Blob Storage guarda objetos de qualquer tipo, também de centenas de gigabytes, para quantas máquinas houver, sem servidor a manter, e só cobra o que está guardado.',
          en: 'Blob Storage keeps objects of any type, even of hundreds of gigabytes, for any number of machines, with no server to maintain, and charges only for what is stored.',
          es: 'Blob Storage guarda objetos de cualquier tipo, también de cientos de gigabytes, para cuantas máquinas haya, sin servidor que mantener, y solo cobra lo que está guardado.',
        },
        likeness: {
          pt: 'o balcão no fim do corredor, sem gavetas, para papéis de todo tamanho, pago só pelo espaço ocupado',
          en: 'the counter down the hall, without drawers, for papers of any size, paid only by space filled',
          es: 'el mostrador al fondo del pasillo, sin cajones, para papeles de todo tamaño, pagado por espacio ocupado',
        },
        tell: {
          pt: 'Objetos por HTTPS, pagos pelo que ocupam: Blob Storage. Nenhum outro servidor a manter: armazenamento gerenciado. Arquivos que passam de 100 GB: blobs, discos ou compartilhamentos, e não registros. Poucos gigabytes no começo, com só o espaço ocupado cobrado: conta de armazenamento. Só 200 GB contratados, e não um terabyte: armazenamento do tamanho em uso. Máquinas de outras zonas que vão ler e gravar os mesmos dados: armazenamento acessado pela rede.',
          en: 'Objects over HTTPS, paid by what they take up: Blob Storage. Not another server to maintain: managed storage. Files larger than 100 GB: blobs, disks or shares, not records. Few gigabytes at first, with only the space in use charged: a storage account. A budget that covers 200 GB, not a terabyte: storage of the size in use. Machines in other zones that will read and write the same data: storage reached over the network.',
          es: 'Objetos por HTTPS, pagados por lo que ocupan: Blob Storage. Ningún otro servidor que mantener: almacenamiento administrado. Archivos que superan los 100 GB: blobs, discos o recursos compartidos, no registros. Pocos gigabytes al principio, con solo el espacio ocupado cobrado: cuenta de almacenamiento. Solo 200 GB contratados, y no un terabyte: almacenamiento del tamaño en uso. Máquinas de otras zonas que van a leer y escribir los mismos datos: almacenamiento al que se llega por la red.',
        },
        source: docs('azure/storage/blobs/storage-blobs-overview'),
        popularity: 5,
      },
      {
        id: 'files',
        rightWith: ['folder'],
        text: {
          pt: 'Um compartilhamento do Azure Files, pago por uso',
          en: 'A pay-as-you-go share in Azure Files',
          es: 'Un recurso compartido de Azure Files, pago por uso',
        },
        uses: ['Azure Files'],
        why: {
          pt: 'O Azure Files é uma pasta compartilhada por SMB, aberta por várias máquinas, de qualquer zona, sem servidor a manter; na camada padrão, o espaço é pago conforme o uso.',
          en: 'Azure Files is a folder shared over SMB, open to several machines, in any zone, with no server to maintain; in the standard tier space is charged as it is used.',
          es: 'Azure Files es una carpeta compartida por SMB, abierta a varias máquinas, de cualquier zona, sin servidor que mantener; en el nivel estándar el espacio se paga según el uso.',
        },
        likeness: {
          pt: 'o armário de gavetas que todos usam, pago por gaveta cheia, mas longe, no fim do corredor',
          en: 'the cabinet of drawers that everyone uses, paid by the full drawer but far away, down the hall',
          es: 'el armario de cajones que todos usan, pagado por cajón lleno, pero lejos, al fondo del pasillo',
        },
        tell: {
          pt: 'Pastas do Windows que máquinas novas também vão ler e gravar: Azure Files. Pastas do Windows, com só o espaço ocupado cobrado: Azure Files. Programa que usa pastas do Windows e não pode ser alterado: disco ou compartilhamento SMB. Nenhum outro servidor a manter: armazenamento gerenciado. Arquivos que passam de 100 GB: blobs, discos ou compartilhamentos, e não registros. Só 200 GB contratados, e não um terabyte: armazenamento do tamanho em uso. Só o espaço em uso cobrado, de início poucos gigabytes: Azure Files na camada padrão. Máquinas de outras zonas que vão ler e gravar os mesmos dados: armazenamento acessado pela rede.',
          en: 'Windows folders that new machines will read and write too: Azure Files. Windows folders, with only the space in use charged: Azure Files. A program that uses Windows folders and cannot be changed: a disk or an SMB share. Not another server to maintain: managed storage. Files larger than 100 GB: blobs, disks or shares, not records. A budget that covers 200 GB, not a terabyte: storage of the size in use. Only the space in use charged, few gigabytes at first: Azure Files in the standard tier. Machines in other zones that will read and write the same data: storage reached over the network.',
          es: 'Carpetas de Windows que máquinas nuevas también van a leer y escribir: Azure Files. Carpetas de Windows, con solo el espacio ocupado cobrado: Azure Files. Programa que usa carpetas de Windows y no puede cambiarse: disco o recurso compartido SMB. Ningún otro servidor que mantener: almacenamiento administrado. Archivos que superan los 100 GB: blobs, discos o recursos compartidos, no registros. Solo 200 GB contratados, y no un terabyte: almacenamiento del tamaño en uso. Solo el espacio en uso cobrado, al principio pocos gigabytes: Azure Files en el nivel estándar. Máquinas de otras zonas que van a leer y escribir los mismos datos: almacenamiento al que se llega por la red.',
        },
        source: docs('azure/storage/files/storage-files-introduction'),
        popularity: 5,
      },
      {
        id: 'netapp',
        neverRight: true,
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
        likeness: {
          pt: 'o armário de gavetas ao lado das mesas, que todos usam, mas que só se aluga por parede inteira',
          en: 'the cabinet of drawers beside the desks, which everyone uses but which is rented only by the whole wall',
          es: 'el armario de cajones junto a las mesas, que todos usan, pero que solo se alquila por pared entera',
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
        text: {
          pt: 'Um disco SSD Premium v2, não compartilhado',
          en: 'A Premium SSD v2 disk, not shared',
          es: 'Un disco SSD Premium v2, no compartido',
        },
        uses: [],
        why: {
          pt: 'O disco gerenciado aparece na máquina, sem outro servidor, como uma unidade com pastas comuns, do tamanho que se escolhe, até dezenas de terabytes; o SSD Premium v2 responde em menos de um milissegundo.',
          en: 'A managed disk appears on the machine, with no other server, as a drive with ordinary folders, of the size that you choose, up to tens of terabytes; Premium SSD v2 answers in less than a millisecond.',
          es: 'Un disco administrado aparece en la máquina, sin otro servidor, como una unidad con carpetas comunes, del tamaño que se elige, hasta decenas de terabytes; SSD Premium v2 responde en menos de un milisegundo.',
        },
        likeness: {
          pt: 'a gaveta da própria mesa, à mão, paga mesmo vazia, que nenhum colega pode abrir',
          en: 'the drawer of one’s own desk, close at hand, paid for even if empty, which no colleague can open',
          es: 'el cajón de la propia mesa, a la mano, pagado aun vacío, que ningún colega puede abrir',
        },
        tell: {
          pt: 'Latência de leitura inferior a um milissegundo: um disco gerenciado ou o Azure NetApp Files. Programa que usa pastas do Windows e não pode ser alterado: disco ou compartilhamento SMB. Nenhum outro servidor a manter: armazenamento gerenciado. Arquivos que passam de 100 GB: blobs, discos ou compartilhamentos, e não registros. Só 200 GB contratados, e não um terabyte: armazenamento do tamanho em uso.',
          en: 'Read latency below one millisecond: a managed disk or Azure NetApp Files. A program that uses Windows folders and cannot be changed: a disk or an SMB share. Not another server to maintain: managed storage. Files larger than 100 GB: blobs, disks or shares, not records. A budget that covers 200 GB, not a terabyte: storage of the size in use.',
          es: 'Latencia de lectura inferior a un milisegundo: un disco administrado o Azure NetApp Files. Programa que usa carpetas de Windows y no puede cambiarse: disco o recurso compartido SMB. Ningún otro servidor que mantener: almacenamiento administrado. Archivos que superan los 100 GB: blobs, discos o recursos compartidos, no registros. Solo 200 GB contratados, y no un terabyte: almacenamiento del tamaño en uso.',
        },
        source: docs('azure/virtual-machines/disks-types'),
        popularity: 5,
      },
      {
        id: 'server',
        neverRight: true,
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
        likeness: {
          pt: 'o armário ao lado das mesas, pago mesmo vazio, que a própria equipe tem de lubrificar e consertar',
          en: 'the cabinet beside the desks, paid for even if empty, which the team itself has to oil and repair',
          es: 'el armario junto a las mesas, pagado aun vacío, que el propio equipo tiene que engrasar y reparar',
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
        id: 'table',
        neverRight: true,
        text: {
          pt: 'Uma tabela do Azure Table Storage',
          en: 'A table in Azure Table Storage',
          es: 'Una tabla de Azure Table Storage',
        },
        uses: ['Table Storage'],
        why: {
          pt: 'O Table Storage guarda registros pequenos, sem esquema fixo, sem servidor a manter, e só cobra o que está guardado.',
          en: 'Table Storage keeps small records without a fixed schema, with no server to maintain, and charges only for what is stored.',
          es: 'Table Storage guarda registros pequeños, sin esquema fijo, sin servidor que mantener, y solo cobra lo que está guardado.',
        },
        likeness: {
          pt: 'o fichário no fim do corredor, sem gavetas para papéis, em que só cabem fichas curtas',
          en: 'the card index down the hall, with no drawers for papers, where only short cards fit',
          es: 'el fichero al fondo del pasillo, sin cajones para papeles, en el que solo caben fichas cortas',
        },
        tell: {
          pt: 'Registros pequenos, sem esquema fixo: Table Storage.',
          en: 'Small records without a fixed schema: Table Storage.',
          es: 'Registros pequeños, sin esquema fijo: Table Storage.',
        },
        source: docs('azure/storage/tables/table-storage-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'folder',
        text: {
          pt: 'O programa, que não muda, usa pastas do Windows.',
          en: 'The program, which cannot be changed, uses Windows folders.',
          es: 'El programa, que no se puede cambiar, usa carpetas de Windows.',
        },
        fits: ['files', 'netapp', 'disk', 'server'],
        rulesOut: {
          blob: {
            pt: 'O Blob Storage é usado por HTTPS, não como uma pasta do Windows.',
            en: 'Blob Storage is used over HTTPS, not as a Windows folder.',
            es: 'Blob Storage se usa por HTTPS, no como una carpeta de Windows.',
          },
          table: {
            pt: 'O Table Storage é usado por uma API, não como pasta.',
            en: 'Table Storage is used through an API, not as a folder.',
            es: 'Table Storage se usa con una API, no como carpeta.',
          },
        },
      },
      {
        id: 'several',
        text: {
          pt: 'Em breve, máquinas de outras zonas vão ler e gravar os mesmos dados.',
          en: 'Soon, machines in other zones will read and write the same data.',
          es: 'Pronto, máquinas de otras zonas van a leer y escribir los mismos datos.',
        },
        fits: ['blob', 'files', 'netapp', 'server', 'table'],
        rulesOut: {
          disk: {
            pt: 'Um disco não compartilhado serve só à máquina a que está ligado.',
            en: 'A disk that is not shared serves only the machine it is attached to.',
            es: 'Un disco no compartido sirve solo a la máquina a la que está conectado.',
          },
        },
      },
      {
        id: 'no-upkeep',
        text: {
          pt: 'A equipe não quer manter outro servidor.',
          en: 'The team does not want to maintain another server.',
          es: 'El equipo no quiere mantener otro servidor.',
        },
        fits: ['blob', 'files', 'netapp', 'disk', 'table'],
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
          table: {
            pt: 'O Table Storage guarda registros pequenos, não arquivos desse tamanho.',
            en: 'Table Storage keeps small records, not files of that size.',
            es: 'Table Storage guarda registros pequeños, no archivos de ese tamaño.',
          },
        },
      },
      {
        id: 'start-small',
        text: {
          pt: 'Só o espaço em uso, de início poucos gigabytes, deve ser cobrado.',
          en: 'Only the space in use, few gigabytes at first, should be charged.',
          es: 'Solo debe cobrarse el espacio en uso, al principio pocos gigabytes.',
        },
        fits: ['blob', 'files', 'table'],
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
        situations: ['plans'],
        text: {
          pt: 'A latência de leitura deve ser inferior a um milissegundo.',
          en: 'Read latency must be below one millisecond.',
          es: 'La latencia de lectura debe ser inferior a un milisegundo.',
        },
        fits: ['netapp', 'disk'],
        rulesOut: {
          blob: {
            pt: 'O Blob Storage guarda qualquer objeto, mas responde em vários milissegundos.',
            en: 'Blob Storage keeps any object, but answers in several milliseconds.',
            es: 'Blob Storage guarda cualquier objeto, pero responde en varios milisegundos.',
          },
          files: {
            pt: 'O Azure Files responde em alguns milissegundos, mesmo em SSD.',
            en: 'Azure Files answers in a few milliseconds, even on SSD.',
            es: 'Azure Files responde en algunos milisegundos, incluso en SSD.',
          },
          table: {
            pt: 'O Table Storage guarda registros pequenos e responde em alguns milissegundos.',
            en: 'Table Storage keeps small records and answers in a few milliseconds.',
            es: 'Table Storage guarda registros pequeños y responde en algunos milisegundos.',
          },
        },
      },
      {
        id: 'no-minimum',
        notWith: ['start-small'],
        text: {
          pt: 'Só devem ser contratados 200 GB, e não um terabyte.',
          en: 'The budget covers 200 GB, not a terabyte.',
          es: 'Solo deben contratarse 200 GB, y no un terabyte.',
        },
        fits: ['blob', 'files', 'disk', 'server', 'table'],
        rulesOut: {
          netapp: {
            pt: 'O Azure NetApp Files exige um pool de capacidade de pelo menos um terabyte.',
            en: 'Azure NetApp Files requires a capacity pool of at least one terabyte.',
            es: 'Azure NetApp Files exige un grupo de capacidad de al menos un terabyte.',
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
    scene: {
      pt: 'Pense nos endereços IP como números de telefone, e na resolução de nomes como a lista que diz de quem é cada um.',
      en: 'Think of IP addresses as phone numbers, and of name resolution as the list that says whose number each one is.',
      es: 'Piensa en las direcciones IP como números de teléfono, y en la resolución de nombres como la lista que dice de quién es cada uno.',
    },
    situations: [
      {
        id: 'winery',
        text: {
          pt: 'Uma vinícola vai usar nomes em vez de endereços IP nos sistemas de três redes virtuais do Azure.',
          en: 'A winery will use names instead of IP addresses for its systems in three Azure virtual networks.',
          es: 'Una bodega va a usar nombres en lugar de direcciones IP en los sistemas de tres redes virtuales de Azure.',
        },
      },
      {
        id: 'lender',
        text: {
          pt: 'Uma financeira define como seus sistemas, em uma só rede virtual do Azure, serão encontrados por nome.',
          en: 'A lender is deciding how to resolve the names of its systems in a single Azure virtual network.',
          es: 'Una financiera define cómo se encontrarán por nombre sus sistemas, en una sola red virtual de Azure.',
        },
      },
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma rede de farmácias vai dar nomes aos seus servidores em redes virtuais do Azure.',
          en: 'A pharmacy chain will give names to its servers in Azure virtual networks.',
          es: 'Una cadena de farmacias va a dar nombres a sus servidores en redes virtuales de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'private',
        text: {
          pt: 'Uma zona privada do DNS do Azure',
          en: 'A private zone in Azure DNS',
          es: 'Una zona privada de Azure DNS',
        },
        uses: [],
        why: {
          pt: 'A zona privada do DNS do Azure, sem servidor a manter e com permissões do RBAC, aceita qualquer domínio e responde só às redes virtuais vinculadas; com o registro automático no vínculo, registra as máquinas.',
          en: 'A private zone of Azure DNS, with no server to maintain and with RBAC permissions, takes any domain and answers the linked virtual networks only; with autoregistration on the link, it registers the machines.',
          es: 'La zona privada de Azure DNS, sin servidor que mantener y con permisos de RBAC, acepta cualquier dominio y solo responde a las redes virtuales vinculadas; con el registro automático en el vínculo, registra las máquinas.',
        },
        likeness: {
          pt: 'a lista interna da firma, de nomes a seu gosto, que ninguém de fora lê e que inclui sozinha os novatos',
          en: 'the firm’s internal list, with names it chooses, which no outsider reads and which adds newcomers by itself',
          es: 'la lista interna de la empresa, con nombres a su gusto, que nadie externo lee y que añade sola a los nuevos',
        },
        tell: {
          pt: 'Nomes que a internet não pode resolver: uma zona privada. Máquina nova registrada de forma automática: uma zona privada com o registro automático ativado. Nomes com o domínio da empresa: uma zona de DNS. Servidores de nomes que a equipe não quer manter: DNS do próprio Azure. Mudanças nos registros controladas pelo Azure RBAC: zona do DNS do Azure.',
          en: 'Names not resolvable from the internet: a private zone. A new machine registered automatically: a private zone with autoregistration enabled. Names with the company’s own domain: a DNS zone. Name servers that the team does not want to maintain: the DNS of Azure itself. Changes to records controlled by Azure RBAC: a zone in Azure DNS.',
          es: 'Nombres que internet no debe poder resolver: una zona privada. Máquina nueva registrada de forma automática: una zona privada con el registro automático activado. Nombres con el dominio de la empresa: una zona de DNS. Servidores de nombres que el equipo no quiere mantener: DNS del propio Azure. Cambios en los registros controlados con Azure RBAC: zona de Azure DNS.',
        },
        source: docs('azure/dns/private-dns-overview'),
        popularity: 4,
      },
      {
        id: 'public',
        text: {
          pt: 'Uma zona pública do DNS do Azure',
          en: 'A public zone in Azure DNS',
          es: 'Una zona pública de Azure DNS',
        },
        uses: [],
        why: {
          pt: 'A zona pública responde pelo domínio a toda a internet, nos servidores DNS da Microsoft, com as permissões (RBAC) e o registro de atividades do Azure.',
          en: 'A public zone answers for the domain to the whole internet, on Microsoft’s DNS servers, with the permissions (RBAC) and the activity log of Azure.',
          es: 'La zona pública responde por el dominio a toda internet, en los servidores DNS de Microsoft, con los permisos (RBAC) y el registro de actividad de Azure.',
        },
        likeness: {
          pt: 'a lista telefônica da cidade, aberta a todos, onde gente com crachá da firma inscreve nomes à mão',
          en: 'the city phone book, open to all, where people with the firm’s badge enter names by hand',
          es: 'la guía telefónica de la ciudad, abierta a todos, donde gente con credencial de la firma anota nombres a mano',
        },
        tell: {
          pt: 'Sistemas que clientes encontram pela internet: uma zona pública. Nomes com o domínio da empresa: uma zona de DNS. Servidores de nomes que a equipe não quer manter: DNS do próprio Azure. Mudanças nos registros controladas pelo Azure RBAC: zona do DNS do Azure.',
          en: 'Systems that customers find from the internet: a public zone. Names with the company’s own domain: a DNS zone. Name servers that the team does not want to maintain: the DNS of Azure itself. Changes to records controlled by Azure RBAC: a zone in Azure DNS.',
          es: 'Sistemas que los clientes encuentran desde internet: una zona pública. Nombres con el dominio de la empresa: una zona de DNS. Servidores de nombres que el equipo no quiere mantener: DNS del propio Azure. Cambios en los registros controlados con Azure RBAC: zona de Azure DNS.',
        },
        source: docs('azure/dns/public-dns-overview'),
        popularity: 5,
      },
      {
        id: 'default',
        rightIn: ['lender'],
        text: {
          pt: 'A resolução de nomes padrão do Azure',
          en: 'The default name resolution of Azure',
          es: 'La resolución de nombres predeterminada de Azure',
        },
        uses: [],
        why: {
          pt: 'Sem configuração nem servidor, cada rede virtual já resolve, só dentro dela, os nomes das próprias máquinas, registradas pela plataforma.',
          en: 'Without any setup or server each virtual network resolves, within itself only, the names of its own machines, which the platform registers.',
          es: 'Sin configuración ni servidor, cada red virtual ya resuelve, solo dentro de ella, los nombres de sus propias máquinas, registradas por la plataforma.',
        },
        likeness: {
          pt: 'a lista que o próprio prédio faz para cada andar, vista só de dentro, com nomes que ele inventa',
          en: 'the list that the building itself makes for each floor, seen by insiders only, with names it makes up',
          es: 'la lista que el propio edificio hace para cada piso, visible solo desde dentro, con nombres que él inventa',
        },
        tell: {
          pt: 'Uma só rede virtual e os nomes dados pelo Azure: a resolução padrão. Servidores de nomes que a equipe não quer manter: DNS do próprio Azure.',
          en: 'A single virtual network and the names assigned by Azure: the default resolution. Name servers that the team does not want to maintain: the DNS of Azure itself.',
          es: 'Una sola red virtual y los nombres que asigna Azure: la resolución predeterminada. Servidores de nombres que el equipo no quiere mantener: DNS del propio Azure.',
        },
        source: docs('azure/virtual-network/virtual-networks-name-resolution-for-vms-and-role-instances'),
        popularity: 3,
      },
      {
        id: 'vm',
        neverRight: true,
        text: {
          pt: 'Um servidor DNS próprio em uma VM',
          en: 'A self-managed DNS server on a VM',
          es: 'Un servidor DNS propio en una VM',
        },
        uses: [],
        why: {
          pt: 'Um servidor DNS próprio responde a quem a empresa quiser, com qualquer domínio, e a equipe o mantém.',
          en: 'A self-managed DNS server answers whomever the company likes, with any domain, and the team keeps it up.',
          es: 'Un servidor DNS propio responde a quien la empresa quiera, con cualquier dominio, y el equipo lo mantiene.',
        },
        likeness: {
          pt: 'a telefonista que a própria firma contrata e treina, e que muda nomes sem olhar crachás',
          en: 'the operator whom the firm itself hires and trains, and who changes names without a look at badges',
          es: 'la telefonista que la propia firma contrata y forma, y que cambia nombres sin mirar credenciales',
        },
        tell: {
          pt: 'Controle total, com manutenção da equipe: servidor DNS próprio.',
          en: 'Full control, with upkeep by the team: a DNS server of one’s own.',
          es: 'Control total, con mantenimiento del equipo: servidor DNS propio.',
        },
        source: docs('windows-server/networking/dns/dns-overview'),
        popularity: 4,
      },
      {
        id: 'registrar',
        neverRight: true,
        text: {
          pt: 'O DNS da empresa que registrou o domínio',
          en: 'The DNS of the company’s domain registrar',
          es: 'El DNS de la empresa que registró el dominio',
        },
        uses: [],
        why: {
          pt: 'O DNS do registrador publica os registros do domínio na internet, em um painel próprio.',
          en: 'The registrar’s DNS publishes the records of the domain on the internet, in a console of its own.',
          es: 'El DNS del registrador publica los registros del dominio en internet, en un panel propio.',
        },
        likeness: {
          pt: 'a lista pública do cartório da cidade, mudada à mão no balcão, onde não vale o crachá da firma',
          en: 'the public list at the city’s registry, changed by hand at its counter, where the firm’s badge means nothing',
          es: 'la lista pública del registro de la ciudad, cambiada a mano, donde no vale la credencial de la firma',
        },
        tell: {
          pt: 'Domínio simples, fora do Azure: DNS do registrador.',
          en: 'A simple domain, outside Azure: the registrar’s DNS.',
          es: 'Dominio simple, fuera de Azure: DNS del registrador.',
        },
        source: docs('azure/dns/dns-delegate-domain-azure-dns'),
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
        uses: [],
        why: {
          pt: 'O arquivo hosts funciona sem servidor de nomes, com qualquer nome, e só é visto dentro da máquina.',
          en: 'A hosts file works without a name server, with any name, and is seen inside the machine only.',
          es: 'El archivo hosts funciona sin servidor de nombres, con cualquier nombre, y solo se ve dentro de la máquina.',
        },
        likeness: {
          pt: 'o bilhete com nomes escrito à mão em cada mesa, que só quem se senta ali lê e corrige',
          en: 'the handwritten note of names on each desk, which only the person sitting there reads and corrects',
          es: 'la nota con nombres escrita a mano en cada mesa, que solo quien se sienta allí lee y corrige',
        },
        tell: {
          pt: 'Um teste em uma máquina: arquivo hosts.',
          en: 'A test on one machine: the hosts file.',
          es: 'Una prueba en una máquina: archivo hosts.',
        },
        source: docs('azure/dns/dns-overview'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'outside',
        situations: ['winery', 'pharmacy'],
        notWith: ['hidden', 'registered'],
        text: {
          pt: 'Clientes devem encontrar os sistemas pela internet.',
          en: 'Customers must be able to find the systems from the internet.',
          es: 'Los clientes deben encontrar los sistemas desde internet.',
        },
        fits: ['public', 'vm', 'registrar'],
        rulesOut: {
          private: {
            pt: 'Uma zona privada só responde às redes virtuais vinculadas a ela.',
            en: 'A private zone answers only the virtual networks linked to it.',
            es: 'Una zona privada solo responde a las redes virtuales vinculadas a ella.',
          },
          default: {
            pt: 'Os nomes padrão do Azure só são resolvidos dentro da rede virtual.',
            en: 'The default names of Azure are resolved inside the virtual network only.',
            es: 'Los nombres predeterminados de Azure solo se resuelven dentro de la red virtual.',
          },
          hosts: {
            pt: 'O arquivo hosts só vale na máquina em que está.',
            en: 'A hosts file applies only to the machine that holds it.',
            es: 'El archivo hosts solo vale en la máquina en que está.',
          },
        },
      },
      {
        id: 'hidden',
        notWith: ['outside'],
        text: {
          pt: 'Os nomes não podem ser resolvidos a partir da internet.',
          en: 'The names must not be resolvable from the internet.',
          es: 'Los nombres no deben poder resolverse desde internet.',
        },
        fits: ['private', 'default', 'vm', 'hosts'],
        rulesOut: {
          public: {
            pt: 'Qualquer um pode consultar uma zona pública pela internet.',
            en: 'Anybody can query a public zone over the internet.',
            es: 'Cualquiera puede consultar una zona pública desde internet.',
          },
          registrar: {
            pt: 'O DNS do registrador publica os nomes para a internet inteira.',
            en: 'The registrar’s DNS publishes the names to the whole internet.',
            es: 'El DNS del registrador publica los nombres en toda internet.',
          },
        },
      },
      {
        id: 'own-domain',
        text: {
          pt: 'Os nomes devem usar o domínio da empresa.',
          en: 'The names must use the company’s own domain.',
          es: 'Los nombres deben usar el dominio de la empresa.',
        },
        fits: ['private', 'public', 'vm', 'registrar', 'hosts'],
        rulesOut: {
          default: {
            pt: 'A resolução padrão dispensa configuração, mas usa um domínio da Microsoft.',
            en: 'The default resolution needs no setup, but uses a domain of Microsoft.',
            es: 'La resolución predeterminada no requiere configuración, pero usa un dominio de Microsoft.',
          },
        },
      },
      {
        id: 'no-servers',
        text: {
          pt: 'A equipe não quer manter servidores de nomes.',
          en: 'The team does not want to maintain name servers.',
          es: 'El equipo no quiere mantener servidores de nombres.',
        },
        fits: ['private', 'public', 'default', 'registrar', 'hosts'],
        rulesOut: {
          vm: {
            pt: 'Um servidor DNS em uma VM é uma máquina que a equipe mantém.',
            en: 'A DNS server on a VM is a machine that the team maintains.',
            es: 'Un servidor DNS en una VM es una máquina que el equipo mantiene.',
          },
        },
      },
      {
        id: 'azure-roles',
        text: {
          pt: 'As mudanças nos registros devem ser controladas pelo Azure RBAC.',
          en: 'Changes to records must be controlled by Azure RBAC.',
          es: 'Los cambios en los registros deben controlarse con Azure RBAC.',
        },
        fits: ['private', 'public'],
        rulesOut: {
          registrar: {
            pt: 'O registrador tem contas e permissões próprias, fora do RBAC do Azure.',
            en: 'The registrar has accounts and permissions of its own, outside Azure RBAC.',
            es: 'El registrador tiene cuentas y permisos propios, fuera del RBAC de Azure.',
          },
          hosts: {
            pt: 'O arquivo hosts segue as permissões de cada sistema operacional, fora do RBAC.',
            en: 'A hosts file follows the permissions of each operating system, outside RBAC.',
            es: 'El archivo hosts sigue los permisos de cada sistema operativo, fuera del RBAC.',
          },
          vm: {
            pt: 'No servidor DNS próprio valem as permissões do sistema operacional, fora do RBAC.',
            en: 'On a self-managed DNS server the operating system’s permissions apply, outside RBAC.',
            es: 'En el servidor DNS propio valen los permisos del sistema operativo, fuera del RBAC.',
          },
        },
      },
      {
        id: 'registered',
        notWith: ['outside'],
        text: {
          pt: 'Cada máquina nova deve ser registrada de forma automática.',
          en: 'Each new machine must be registered automatically.',
          es: 'Cada máquina nueva debe registrarse de forma automática.',
        },
        fits: ['private', 'default'],
        rulesOut: {
          hosts: {
            pt: 'O arquivo hosts dispensa servidor de nomes, mas é escrito à mão em cada servidor.',
            en: 'A hosts file needs no name server, but is written by hand on each server.',
            es: 'El archivo hosts no necesita servidor de nombres, pero se escribe a mano en cada servidor.',
          },
          public: {
            pt: 'Em uma zona pública, os registros das máquinas são criados por alguém ou por um script.',
            en: 'In a public zone the records of machines are created by somebody or by a script.',
            es: 'En una zona pública, los registros de las máquinas los crea alguien o un script.',
          },
          registrar: {
            pt: 'No DNS do registrador, cada registro é criado à mão.',
            en: 'In the registrar’s DNS each record is created by hand.',
            es: 'En el DNS del registrador, cada registro se crea a mano.',
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
