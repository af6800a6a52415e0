import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const storage: Category = {
  id: 'storage',
  noun: { pt: 'serviço de armazenamento da AWS', en: 'AWS storage service', es: 'servicio de almacenamiento de AWS' },
  mode: 'statement',
  domain: 'technology',
  far: ['compute', 'databases', 'delivery'],
  entities: [
    {
      id: 's3', kind: 'service', name: 'Amazon S3', aliases: ['Simple Storage Service'], topic: 's3', popularity: 5,
      gist: {
        pt: '{guardar} objetos em buckets, acessados por HTTP e sem limite de volume',
        en: '{keep} objects in buckets, reached over HTTP and without a volume limit',
        es: '{guardar} objetos en buckets, accesibles por HTTP y sin límite de volumen',
      },
      source: docs('AmazonS3/latest/userguide/Welcome.html'),
    },
    {
      id: 'ebs', kind: 'service', name: 'Amazon EBS', aliases: ['Elastic Block Store'], topic: 'block-file', popularity: 5,
      gist: {
        pt: '{fornecer} discos em bloco persistentes para instâncias EC2',
        en: '{provide} persistent block disks for EC2 instances',
        es: '{ofrecer} discos en bloque persistentes para instancias EC2',
      },
      source: docs('ebs/latest/userguide/what-is-ebs.html'),
    },
    {
      id: 'efs', kind: 'service', name: 'Amazon EFS', aliases: ['Elastic File System'], topic: 'block-file', popularity: 4,
      gist: {
        pt: '{oferecer} um sistema de arquivos NFS que muitas instâncias Linux montam ao mesmo tempo',
        en: '{offer} an NFS file system that many Linux instances mount at the same time',
        es: '{ofrecer} un sistema de archivos NFS que muchas instancias Linux montan al mismo tiempo',
      },
      source: docs('efs/latest/ug/whatisefs.html'),
    },
    {
      id: 'fsx-windows', kind: 'service', name: 'Amazon FSx for Windows', aliases: ['FSx for Windows File Server'], topic: 'block-file', popularity: 3,
      subject: { pt: 'o FSx for Windows File Server', en: 'FSx for Windows File Server', es: 'FSx for Windows File Server' },
      gist: {
        pt: '{oferecer} compartilhamentos SMB integrados ao Active Directory',
        en: '{offer} SMB shares integrated with Active Directory',
        es: '{ofrecer} recursos compartidos SMB integrados con Active Directory',
      },
      source: docs('fsx/latest/WindowsGuide/what-is.html'),
    },
    {
      id: 'fsx-lustre', kind: 'service', name: 'Amazon FSx for Lustre', topic: 'block-file', popularity: 2,
      subject: { pt: 'o FSx for Lustre', en: 'FSx for Lustre', es: 'FSx for Lustre' },
      gist: {
        pt: '{fornecer} um sistema de arquivos paralelo para computação de alto desempenho',
        en: '{provide} a parallel file system for high performance computing',
        es: '{ofrecer} un sistema de archivos paralelo para cómputo de alto rendimiento',
      },
      source: docs('fsx/latest/LustreGuide/what-is.html'),
    },
    {
      id: 'instance-store', kind: 'service', name: 'EC2 instance store', aliases: ['instance store'], topic: 'block-file', popularity: 3,
      subject: { pt: 'o instance store do EC2', en: 'the EC2 instance store', es: 'el instance store de EC2' },
      gist: {
        pt: '{ser} um disco temporário, preso ao host em que a instância roda',
        en: '{be} a temporary disk attached to the host that runs the instance',
        es: '{ser} un disco temporal, unido al host en el que corre la instancia',
      },
      source: docs('AWSEC2/latest/UserGuide/InstanceStorage.html'),
    },
    {
      id: 'storage-gateway', kind: 'service', name: 'AWS Storage Gateway', topic: 'hybrid-backup', popularity: 3,
      gist: {
        pt: '{ligar} aplicações do data center local a dados guardados na nuvem',
        en: '{connect} applications in a local data center with data kept in the cloud',
        es: '{conectar} aplicaciones del centro de datos local con datos guardados en la nube',
      },
      source: docs('storagegateway/latest/vgw/WhatIsStorageGateway.html'),
    },
    {
      id: 'backup', kind: 'service', name: 'AWS Backup', topic: 'hybrid-backup', popularity: 3,
      gist: {
        pt: '{centralizar} a política de backup de vários serviços',
        en: '{centralize} the backup policy of several services',
        es: '{centralizar} la política de copias de seguridad de varios servicios',
      },
      source: docs('aws-backup/latest/devguide/whatisbackup.html'),
    },
    {
      id: 'drs', kind: 'service', name: 'AWS Elastic Disaster Recovery', topic: 'hybrid-backup', popularity: 2,
      gist: {
        pt: '{replicar} servidores continuamente para religá-los na AWS após um desastre',
        en: '{replicate} servers all the time to bring them up in AWS after a disaster',
        es: '{replicar} servidores de forma continua para levantarlos en AWS tras un desastre',
      },
      source: docs('drs/latest/userguide/what-is-drs.html'),
    },
  ],
  facts: [
    {
      id: 's3-objects', kind: 'purpose', of: ['s3'], unclear: ['storage-gateway', 'dynamodb', 'documentdb'], level: 1,
      say: {
        pt: '{guardar} um volume praticamente ilimitado de fotos e vídeos como objetos',
        en: '{keep} a practically unlimited volume of photos and videos as objects',
        es: '{guardar} un volumen prácticamente ilimitado de fotos y videos como objetos',
      },
    },
    {
      id: 's3-site', kind: 'purpose', of: ['s3'], unclear: ['amplify', 'cloudfront', 'lightsail', 'ec2', 'beanstalk', 'efs', 'ebs', 'fargate', 'ecs', 'eks', 'lambda'], level: 2,
      say: {
        pt: '{hospedar} um site estático sem manter nenhum servidor web',
        en: '{host} a static website without keeping any web server',
        es: '{alojar} un sitio estático sin mantener ningún servidor web',
      },
    },
    {
      id: 's3-data-lake', kind: 'purpose', of: ['s3'], unclear: ['redshift', 'lake-formation', 'emr', 'athena', 'glue', 'opensearch', 'efs', 'fsx-lustre'], level: 2,
      say: {
        pt: '{guardar} em estado bruto os dados de um data lake, à espera de análise',
        en: '{keep} the raw data of a data lake until it is analyzed',
        es: '{guardar} en bruto los datos de un data lake hasta que se analicen',
      },
    },
    {
      id: 's3-versions', kind: 'feature', of: ['s3'], unclear: ['backup', 'fsx-windows', 'efs', 'storage-gateway', 'drs'], level: 2,
      say: {
        pt: '{manter} várias versões de um mesmo objeto para desfazer exclusões',
        en: '{keep} several versions of the same object to undo deletions',
        es: '{mantener} varias versiones de un mismo objeto para deshacer borrados',
      },
    },
    {
      id: 's3-public-block', kind: 'feature', of: ['s3'], unclear: ['efs', 'ebs', 'backup'], level: 2,
      say: {
        pt: '{bloquear} o acesso público aos dados por padrão em buckets novos',
        en: '{block} public access to the data in new buckets by default',
        es: '{bloquear} por defecto el acceso público a los datos de los buckets nuevos',
      },
      source: docs('AmazonS3/latest/userguide/access-control-block-public-access.html'),
    },
    {
      id: 's3-nines', kind: 'feature', of: ['s3'], unclear: ['efs', 'backup', 'storage-gateway'], level: 1,
      say: {
        pt: '{oferecer}, por projeto, onze noves de durabilidade para os objetos',
        en: '{offer} eleven nines of object durability by design',
        es: '{ofrecer} once nueves de durabilidad por diseño para los objetos',
      },
      source: docs('AmazonS3/latest/userguide/DataDurability.html'),
    },
    {
      id: 'ebs-disk', kind: 'purpose', of: ['ebs'], unclear: ['storage-gateway'], level: 1,
      say: {
        pt: '{ligar} a uma máquina virtual um disco que guarda os dados mesmo depois de ela parar',
        en: '{attach} to a virtual machine a disk that keeps the data even after it stops',
        es: '{conectar} a una máquina virtual un disco que conserva los datos aunque ella se detenga',
      },
    },
    {
      id: 'ebs-snapshots', kind: 'feature', of: ['ebs'], unclear: ['backup', 'storage-gateway', 'drs'], level: 2,
      say: {
        pt: '{criar} snapshots incrementais de cada volume',
        en: '{create} incremental snapshots of each volume',
        es: '{crear} snapshots incrementales de cada volumen',
      },
      source: docs('ebs/latest/userguide/ebs-snapshots.html'),
    },
    {
      id: 'ebs-zone', kind: 'feature', of: ['ebs'], unclear: ['instance-store', 'fsx-windows', 'fsx-lustre', 's3', 'efs'], level: 2,
      say: {
        pt: '{prender} cada volume a uma única zona de disponibilidade',
        en: '{tie} each volume to a single Availability Zone',
        es: '{atar} cada volumen a una sola zona de disponibilidad',
      },
      source: docs('ebs/latest/userguide/ebs-volumes.html'),
    },
    {
      id: 'ebs-database', kind: 'purpose', of: ['ebs'], unclear: ['storage-gateway', 'instance-store', 'fsx-windows', 'fsx-lustre', 'efs'], level: 2,
      say: {
        pt: '{dar} a um banco de dados instalado no EC2 um volume em bloco com desempenho provisionado',
        en: '{give} a database installed on EC2 a block volume with provisioned performance',
        es: '{dar} a una base de datos instalada en EC2 un volumen en bloque con rendimiento aprovisionado',
      },
    },
    {
      id: 'efs-shared', kind: 'purpose', of: ['efs'], unclear: ['s3', 'storage-gateway', 'fsx-lustre'], level: 1,
      say: {
        pt: '{compartilhar} por NFS os mesmos arquivos entre centenas de instâncias Linux',
        en: '{share} the same files over NFS among hundreds of Linux instances',
        es: '{compartir} por NFS los mismos archivos entre cientos de instancias Linux',
      },
    },
    {
      id: 'efs-grows', kind: 'feature', of: ['efs'], unclear: ['s3', 'fsx-lustre', 'storage-gateway', 'backup'], level: 2,
      say: {
        pt: '{crescer} e {diminuir} sozinho conforme arquivos entram e saem',
        en: '{grow} and {shrink} by itself as files come and go',
        es: '{crecer} y {disminuir} por sí solo a medida que entran y salen archivos',
      },
    },
    {
      id: 'fsxw-smb', kind: 'purpose', of: ['fsx-windows'], unclear: ['storage-gateway', 's3', 'ec2'], level: 2,
      say: {
        pt: '{oferecer} compartilhamentos SMB com permissões do Active Directory',
        en: '{offer} SMB shares with Active Directory permissions',
        es: '{ofrecer} recursos compartidos SMB con permisos de Active Directory',
      },
      need: {
        pt: 'levar para a nuvem compartilhamentos SMB com permissões do Active Directory',
        en: 'take its SMB shares with Active Directory permissions to the cloud',
        es: 'llevar a la nube recursos compartidos SMB con permisos de Active Directory',
      },
    },
    {
      id: 'fsxl-parallel', kind: 'purpose', of: ['fsx-lustre'], unclear: ['s3', 'ec2'], level: 2,
      say: {
        pt: '{alimentar} milhares de núcleos de um supercomputador com um sistema de arquivos paralelo',
        en: '{feed} thousands of supercomputing cores from a parallel file system',
        es: '{alimentar} miles de núcleos de supercómputo con un sistema de archivos paralelo',
      },
    },
    {
      id: 'is-temporary', kind: 'purpose', of: ['instance-store'], unclear: ['ec2'], level: 2,
      say: {
        pt: '{dar} um disco local muito rápido, cujo conteúdo se perde quando a máquina para',
        en: '{give} a very fast local disk whose content is lost when the machine stops',
        es: '{dar} un disco local muy rápido, cuyo contenido se pierde cuando la máquina se detiene',
      },
      need: {
        pt: 'gravar arquivos temporários em um disco local muito rápido, que pode se perder quando a máquina parar',
        en: 'write scratch files to a very fast local disk that may be lost when the machine stops',
        es: 'grabar archivos temporales en un disco local muy rápido, que puede perderse cuando la máquina se detenga',
      },
    },
    {
      id: 'sgw-hybrid', kind: 'purpose', of: ['storage-gateway'], unclear: ['datasync', 'direct-connect', 'site-to-site-vpn', 'transfer-family', 'efs', 'fsx-windows'], level: 2,
      say: {
        pt: '{dar} a aplicações locais acesso a dados na nuvem por protocolos de arquivo, bloco ou fita',
        en: '{give} on-premises applications access to cloud data over file, block or tape protocols',
        es: '{dar} a aplicaciones locales acceso a datos en la nube por protocolos de archivo, bloque o cinta',
      },
    },
    {
      id: 'sgw-tapes', kind: 'purpose', of: ['storage-gateway'], unclear: ['backup'], level: 2,
      say: {
        pt: '{trocar} a biblioteca de fitas físicas por fitas virtuais, sem mudar o software atual',
        en: '{replace} a library of physical tapes with virtual ones, without changing the current software',
        es: '{cambiar} la biblioteca de cintas físicas por cintas virtuales, sin modificar el software actual',
      },
    },
    {
      id: 'sgw-cache', kind: 'feature', of: ['storage-gateway'], unclear: ['fsx-windows', 's3'], level: 2,
      say: {
        pt: '{manter} no data center local uma cópia em cache dos dados mais usados',
        en: '{keep} a cached copy of the most used data in the local data center',
        es: '{mantener} en el centro de datos local una copia en caché de los datos más usados',
      },
    },
    {
      id: 'backup-policy', kind: 'purpose', of: ['backup'], unclear: ['config', 'systems-manager', 'organizations'], level: 1,
      say: {
        pt: '{definir} em um só lugar os planos de cópia e retenção de vários serviços',
        en: '{define} in one place the copy and retention plans of several services',
        es: '{definir} en un solo lugar los planes de copia y retención de varios servicios',
      },
    },
    {
      id: 'backup-tags', kind: 'feature', of: ['backup'], unclear: ['ebs', 'drs'], level: 2,
      say: {
        pt: '{incluir} recursos em um plano de proteção pelas tags que eles têm',
        en: '{include} resources in a protection plan by the tags they carry',
        es: '{incluir} recursos en un plan de protección por las etiquetas que tienen',
      },
    },
    {
      id: 'drs-replicate', kind: 'purpose', of: ['drs'], unclear: ['mgn', 'backup'], level: 2,
      say: {
        pt: '{manter} na AWS réplicas de servidores locais, prontas para assumir em minutos após uma pane',
        en: '{hold} replicas of on-premises servers in AWS, ready to take over within minutes of an outage',
        es: '{mantener} en AWS réplicas de servidores locales, listas para asumir en minutos tras una caída',
      },
    },
    {
      id: 'storage-block', kind: 'trait', of: ['ebs', 'instance-store'], unclear: ['storage-gateway'], level: 1,
      say: {
        pt: '{aparecer} para a instância como um disco em bloco',
        en: '{appear} to the instance as a block disk',
        es: '{aparecer} ante la instancia como un disco en bloque',
      },
    },
    {
      id: 'storage-mount', kind: 'trait', of: ['efs', 'fsx-windows', 'fsx-lustre'], unclear: ['s3', 'storage-gateway'], level: 1,
      say: {
        pt: '{servir} o mesmo sistema de arquivos a várias máquinas pela rede',
        en: '{serve} the same file system to several machines over the network',
        es: '{servir} el mismo sistema de archivos a varias máquinas por la red',
      },
    },
    {
      id: 'storage-persistent', kind: 'trait', of: ['s3', 'ebs', 'efs', 'fsx-windows'], unclear: ['fsx-lustre', 'storage-gateway', 'backup', 'drs'], level: 1,
      say: {
        pt: '{preservar} os dados quando a instância EC2 que os usa é parada',
        en: '{preserve} the data when the EC2 instance that uses it is stopped',
        es: '{preservar} los datos cuando se detiene la instancia EC2 que los usa',
      },
      deny: {
        pt: '{perder} os dados quando a instância EC2 que os usa é parada',
        en: '{lose} the data when the EC2 instance that uses it is stopped',
        es: '{perder} los datos cuando se detiene la instancia EC2 que los usa',
      },
    },
    {
      id: 'storage-shared', kind: 'trait', of: ['s3', 'efs', 'fsx-windows', 'fsx-lustre'], unclear: ['storage-gateway'], level: 2,
      say: {
        pt: '{atender} centenas de servidores com os mesmos dados',
        en: '{serve} hundreds of servers with the same data',
        es: '{atender} a cientos de servidores con los mismos datos',
      },
    },
    {
      id: 'storage-no-size', kind: 'trait', of: ['s3', 'efs', 'backup'], unclear: ['fsx-lustre', 'storage-gateway', 'drs'], level: 2,
      say: {
        pt: '{cobrar} pelo espaço ocupado, sem tamanho definido de antemão',
        en: '{charge} for the space in use, with no size set beforehand',
        es: '{cobrar} por el espacio ocupado, sin tamaño definido de antemano',
      },
    },
    {
      id: 'storage-multi-zone', kind: 'trait', of: ['s3', 'efs', 'fsx-windows'], unclear: ['fsx-lustre', 'storage-gateway', 'backup', 'drs'], level: 2,
      say: {
        pt: '{permitir} que os dados fiquem em mais de uma zona de disponibilidade',
        en: '{allow} data to stay in more than one Availability Zone',
        es: '{permitir} que los datos queden en más de una zona de disponibilidad',
      },
    },
    {
      id: 'storage-smb', kind: 'trait', of: ['fsx-windows', 'storage-gateway'], unclear: ['s3', 'efs', 'fsx-lustre'], level: 2,
      say: {
        pt: '{oferecer} acesso por SMB',
        en: '{offer} access over SMB',
        es: '{ofrecer} acceso por SMB',
      },
    },
    {
      id: 'storage-on-premises', kind: 'trait', of: ['storage-gateway', 'drs'], unclear: ['backup', 's3', 'efs', 'fsx-windows', 'fsx-lustre'], level: 2,
      say: {
        pt: '{atender} servidores que continuam no data center da empresa',
        en: '{serve} servers that stay in the company’s data center',
        es: '{atender} servidores que siguen en el centro de datos de la empresa',
      },
    },
  ],
  contrasts: [
    {
      between: ['ebs', 'efs'],
      say: {
        pt: 'Um volume do EBS é um disco de instâncias de uma só zona; o EFS é um sistema de arquivos que muitas instâncias usam juntas.',
        en: 'An EBS volume is a disk for instances in one Availability Zone; EFS is a file system that many instances use together.',
        es: 'Un volumen de EBS es un disco para instancias de una sola zona; EFS es un sistema de archivos que muchas instancias usan juntas.',
      },
    },
    {
      between: ['s3', 'ebs'],
      say: {
        pt: 'O S3 guarda objetos lidos por HTTP; o EBS é o disco em bloco em que o sistema operacional grava.',
        en: 'S3 keeps objects read over HTTP; EBS is the block disk the operating system writes to.',
        es: 'S3 guarda objetos que se leen por HTTP; EBS es el disco en bloque en el que escribe el sistema operativo.',
      },
    },
    {
      between: ['s3', 'efs'],
      say: {
        pt: 'O S3 guarda objetos em buckets; o EFS nasce como sistema de arquivos, com pastas, permissões e bloqueios do Linux.',
        en: 'S3 keeps objects in buckets; EFS is born as a file system, with Linux folders, permissions and locks.',
        es: 'S3 guarda objetos en buckets; EFS nace como sistema de archivos, con carpetas, permisos y bloqueos de Linux.',
      },
    },
    {
      between: ['ebs', 'instance-store'],
      say: {
        pt: 'O EBS mantém os dados com a instância parada; o instance store é mais próximo e rápido, mas perde tudo.',
        en: 'EBS keeps the data while the instance is stopped; the instance store is closer and faster, but loses it all.',
        es: 'EBS conserva los datos con la instancia detenida; el instance store está más cerca y es más rápido, pero lo pierde todo.',
      },
    },
    {
      between: ['efs', 'fsx-windows'],
      say: {
        pt: 'O EFS fala NFS com máquinas Linux; o FSx for Windows File Server fala SMB e usa o Active Directory.',
        en: 'EFS speaks NFS with Linux machines; FSx for Windows File Server speaks SMB and uses Active Directory.',
        es: 'EFS habla NFS con máquinas Linux; FSx for Windows File Server habla SMB y usa Active Directory.',
      },
    },
    {
      between: ['efs', 'fsx-lustre'],
      say: {
        pt: 'O EFS serve arquivos de uso geral por NFS; o FSx for Lustre é um sistema paralelo para cálculo intensivo.',
        en: 'EFS serves general-purpose files over NFS; FSx for Lustre is a parallel file system for intensive computing.',
        es: 'EFS sirve archivos de uso general por NFS; FSx for Lustre es un sistema paralelo para cálculo intensivo.',
      },
    },
    {
      between: ['fsx-windows', 'fsx-lustre'],
      say: {
        pt: 'O FSx for Windows File Server serve pastas SMB a usuários; o FSx for Lustre alimenta clusters de alto desempenho.',
        en: 'FSx for Windows File Server serves SMB folders to users; FSx for Lustre feeds high performance clusters.',
        es: 'FSx for Windows File Server sirve carpetas SMB a usuarios; FSx for Lustre alimenta clústeres de alto rendimiento.',
      },
    },
    {
      between: ['backup', 'drs'],
      say: {
        pt: 'O AWS Backup guarda cópias para restaurar depois; o Elastic Disaster Recovery mantém réplicas prontas para assumir.',
        en: 'AWS Backup keeps copies to restore later; Elastic Disaster Recovery keeps replicas ready to take over.',
        es: 'AWS Backup guarda copias para restaurar después; Elastic Disaster Recovery mantiene réplicas listas para asumir.',
      },
    },
    {
      between: ['backup', 'ebs'],
      say: {
        pt: 'O EBS é o disco; o AWS Backup agenda e retém as cópias dele e de outros serviços.',
        en: 'EBS is the disk; AWS Backup schedules and keeps the copies of it and of other services.',
        es: 'EBS es el disco; AWS Backup programa y retiene sus copias y las de otros servicios.',
      },
    },
    {
      between: ['storage-gateway', 'backup'],
      say: {
        pt: 'O Storage Gateway liga o data center local à nuvem; o AWS Backup governa cópias de recursos que já estão nela.',
        en: 'Storage Gateway connects a local data center to the cloud; AWS Backup governs copies of resources already in it.',
        es: 'Storage Gateway conecta el centro de datos local con la nube; AWS Backup gobierna copias de recursos que ya están en ella.',
      },
    },
    {
      between: ['storage-gateway', 's3'],
      say: {
        pt: 'O S3 é onde os objetos ficam; o Storage Gateway é a ponte que deixa aplicações locais usá-los como arquivo, disco ou fita.',
        en: 'S3 is where the objects stay; Storage Gateway is the bridge that lets local applications use them as file, disk or tape.',
        es: 'S3 es donde quedan los objetos; Storage Gateway es el puente que deja a las aplicaciones locales usarlos como archivo, disco o cinta.',
      },
    },
  ],
};
