import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { docs } from '../source.ts';

export const storageAccounts: Category = {
  id: 'storage-accounts',
  noun: { pt: 'tipo de conta de armazenamento', en: 'type of storage account', es: 'tipo de cuenta de almacenamiento' },
  mode: 'statement',
  domain: 'architecture',
  entities: [
    {
      id: 'gpv2',
      kind: 'plan',
      topic: 'storage-accounts',
      popularity: 5,
      name: { pt: 'Standard de uso geral v2', en: 'Standard general-purpose v2', es: 'Standard de uso general v2' },
      aliases: ['Standard v2'],
      subject: {
        pt: 'a conta Standard de uso geral v2',
        en: 'a Standard general-purpose v2 account',
        es: 'la cuenta Standard de uso general v2',
      },
      gist: {
        pt: '{atender} à maioria dos cenários com blobs, arquivos, filas e tabelas',
        en: '{suit} most scenarios with blobs, files, queues and tables',
        es: '{atender} la mayoría de los escenarios con blobs, archivos, colas y tablas',
      },
      likeness: {
        pt: 'o armário de escritório com lugar para caixas, pastas, recados e fichas, bom para quase tudo',
        en: 'an office cabinet with room for boxes, folders, messages and cards, good for most needs',
        es: 'el armario de oficina con lugar para cajas, carpetas, recados y fichas, bueno para casi todo',
      },
      source: docs('azure/storage/common/storage-account-overview'),
    },
    {
      id: 'premium-block',
      kind: 'plan',
      topic: 'storage-accounts',
      popularity: 4,
      name: { pt: 'Premium: blobs de blocos', en: 'Premium block blobs', es: 'Premium: blobs en bloques' },
      aliases: ['blobs de blocos', 'block blobs', 'blobs en bloques'],
      subject: {
        pt: 'a conta Premium de blobs de blocos',
        en: 'a Premium block blobs account',
        es: 'la cuenta Premium de blobs en bloques',
      },
      gist: {
        pt: '{servir} objetos em SSD a cargas com muitas transações',
        en: '{serve} objects from SSD to workloads with many transactions',
        es: '{servir} objetos en SSD a cargas con muchas transacciones',
      },
      likeness: {
        pt: 'o balcão expresso que só entrega pacotes inteiros, muitos por minuto',
        en: 'an express counter that handles whole parcels only, many a minute',
        es: 'el mostrador exprés que solo entrega paquetes enteros, muchos por minuto',
      },
      source: docs('azure/storage/common/storage-account-overview'),
    },
    {
      id: 'premium-files',
      kind: 'plan',
      topic: 'storage-accounts',
      popularity: 3,
      name: { pt: 'Premium: compartilhamentos', en: 'Premium file shares', es: 'Premium: recursos compartidos' },
      aliases: ['compartilhamentos', 'file shares', 'recursos compartidos'],
      subject: {
        pt: 'a conta Premium de compartilhamentos de arquivos',
        en: 'a Premium file shares account',
        es: 'la cuenta Premium de recursos compartidos',
      },
      gist: {
        pt: '{servir} só compartilhamentos SMB e NFS, em SSD',
        en: '{serve} SMB and NFS shares only, from SSD',
        es: '{servir} solo recursos compartidos SMB y NFS, en SSD',
      },
      likeness: {
        pt: 'a sala de pastas com atendimento rápido, que só tem pastas de uso comum',
        en: 'a file room with fast service, which has shared folders and nothing else',
        es: 'la sala de carpetas con atención rápida, que solo tiene carpetas de uso común',
      },
      source: docs('azure/storage/common/storage-account-overview'),
    },
    {
      id: 'premium-page',
      kind: 'plan',
      topic: 'storage-accounts',
      popularity: 2,
      name: { pt: 'Premium: blobs de páginas', en: 'Premium page blobs', es: 'Premium: blobs en páginas' },
      aliases: ['de páginas', 'page blobs', 'en páginas'],
      subject: {
        pt: 'a conta Premium de blobs de páginas',
        en: 'a Premium page blobs account',
        es: 'la cuenta Premium de blobs en páginas',
      },
      gist: {
        pt: '{servir} só blobs de acesso aleatório, em SSD',
        en: '{serve} random-access blobs only, from SSD',
        es: '{servir} solo blobs de acceso aleatorio, en SSD',
      },
      likeness: {
        pt: 'o caderno de folhas soltas, aberto depressa em qualquer página para mudar uma linha',
        en: 'a loose-leaf notebook, opened quickly at any page to change a line',
        es: 'el cuaderno de hojas sueltas, que se abre rápido en cualquier página para cambiar una línea',
      },
      source: docs('azure/storage/common/storage-account-overview'),
    },
  ],
  facts: [
    {
      id: 'gpv2-all',
      kind: 'feature',
      of: ['gpv2'],
      level: 1,
      say: {
        pt: '{aceitar} blobs, compartilhamentos de arquivos, filas e tabelas',
        en: '{support} blobs, file shares, queues and tables',
        es: '{admitir} blobs, recursos compartidos de archivos, colas y tablas',
      },
      how: {
        pt: 'A conta Standard de uso geral v2 tem um endereço para cada serviço, como blob.core.windows.net e queue.core.windows.net.',
        en: 'A Standard general-purpose v2 account has an address per service, such as blob.core.windows.net and queue.core.windows.net.',
        es: 'La cuenta Standard de uso general v2 tiene una dirección por servicio, como blob.core.windows.net y queue.core.windows.net.',
      },
    },
    {
      id: 'gpv2-recommended',
      kind: 'feature',
      of: ['gpv2'],
      cue: {
        pt: 'escolha para usos comuns, sem exigência especial de desempenho',
        en: 'the choice for common uses, without special performance demands',
        es: 'elección para usos comunes, sin exigencias especiales de rendimiento',
      },
      level: 1,
      say: {
        pt: '{ser} a escolha recomendada para a maioria dos cenários',
        en: '{be} the recommended choice for most scenarios',
        es: '{ser} la opción recomendada para la mayoría de los escenarios',
      },
      how: {
        pt: 'A conta Standard de uso geral v2 tem todos os serviços, camadas e redundâncias, pelo menor preço por gigabyte.',
        en: 'A Standard general-purpose v2 account has all services, tiers and redundancy options, at the lowest price per gigabyte.',
        es: 'La cuenta Standard de uso general v2 tiene todos los servicios, niveles y redundancias, al menor precio por gigabyte.',
      },
    },
    {
      id: 'gpv2-geo',
      kind: 'feature',
      of: ['gpv2'],
      cue: {
        pt: 'possibilidade de manter cópias em uma segunda região',
        en: 'the possibility of keeping copies in a second region',
        es: 'posibilidad de mantener copias en una segunda región',
      },
      level: 2,
      say: {
        pt: '{aceitar} todas as opções de redundância, inclusive as geográficas',
        en: '{accept} every redundancy option, geographic ones included',
        es: '{aceptar} todas las opciones de redundancia, incluso las geográficas',
      },
      how: {
        pt: 'A conta Standard de uso geral v2 oferece LRS, ZRS, GRS e GZRS, as duas últimas também com leitura.',
        en: 'A Standard general-purpose v2 account offers LRS, ZRS, GRS and GZRS, the last two with read access as well.',
        es: 'La cuenta Standard de uso general v2 ofrece LRS, ZRS, GRS y GZRS, las dos últimas también con lectura.',
      },
    },
    {
      id: 'block-iot',
      kind: 'feature',
      of: ['premium-block'],
      level: 2,
      say: {
        pt: '{servir} para cargas com objetos pequenos que precisam de latência baixa e constante',
        en: '{be} suited to workloads with small objects that need consistently low latency',
        es: '{servir} para cargas con objetos pequeños que necesitan latencia baja y constante',
      },
      how: {
        pt: 'A conta Premium de blobs de blocos guarda os dados em SSD, com latência de poucos milissegundos.',
        en: 'A Premium block blobs account keeps data on SSD, with a latency of a few milliseconds.',
        es: 'La cuenta Premium de blobs en bloques guarda los datos en SSD, con latencia de pocos milisegundos.',
      },
    },
    {
      id: 'block-append',
      kind: 'feature',
      of: ['premium-block'],
      unclear: ['premium-page'],
      cue: {
        pt: 'velocidade de SSD para objetos lidos em sequência, e nada mais',
        en: 'SSD speed for objects read in sequence, and nothing else',
        es: 'velocidad de SSD para objetos leídos en secuencia, y nada más',
      },
      level: 2,
      say: {
        pt: '{armazenar} só objetos, sem compartilhamentos de arquivos, filas nem tabelas',
        en: '{store} only objects, with no file shares, queues or tables',
        es: '{almacenar} solo objetos, sin recursos compartidos, colas ni tablas',
      },
    },
    {
      id: 'pfiles-enterprise',
      kind: 'feature',
      of: ['premium-files'],
      level: 1,
      say: {
        pt: '{oferecer} pastas SMB e NFS de alto desempenho a aplicações corporativas',
        en: '{provide} high-performance SMB and NFS folders to enterprise applications',
        es: '{ofrecer} carpetas SMB y NFS de alto rendimiento a aplicaciones empresariales',
      },
      how: {
        pt: 'A conta Premium de compartilhamentos de arquivos guarda os dados em SSD e oferece SMB e NFS.',
        en: 'A Premium file shares account keeps its data on SSD and offers SMB and NFS.',
        es: 'La cuenta Premium de recursos compartidos de archivos guarda los datos en SSD y ofrece SMB y NFS.',
      },
    },
    {
      id: 'pfiles-nfs',
      kind: 'feature',
      of: ['premium-files'],
      level: 2,
      say: {
        pt: '{oferecer} pastas de rede tanto por SMB quanto por NFS',
        en: '{offer} network folders over both SMB and NFS',
        es: '{ofrecer} carpetas de red tanto por SMB como por NFS',
      },
      how: {
        pt: 'A conta Premium de compartilhamentos de arquivos usa SSD e deixa escolher SMB ou NFS em cada compartilhamento.',
        en: 'A Premium file shares account uses SSD and offers SMB or NFS for each share.',
        es: 'La cuenta Premium de recursos compartidos de archivos usa SSD y permite elegir SMB o NFS en cada recurso.',
      },
    },
    {
      id: 'page-vhd',
      kind: 'feature',
      of: ['premium-page'],
      unclear: ['gpv2'],
      level: 2,
      say: {
        pt: '{servir} para leituras e gravações aleatórias, como as de discos virtuais (VHD)',
        en: '{be} suited to random reads and writes, such as those of virtual hard disks (VHDs)',
        es: '{servir} para lecturas y escrituras aleatorias, como las de discos virtuales (VHD)',
      },
      how: {
        pt: 'A conta Premium de blobs de páginas guarda páginas de 512 bytes em SSD, lidas e gravadas em qualquer ordem.',
        en: 'A Premium page blobs account keeps pages of 512 bytes on SSD, read and written in any order.',
        es: 'La cuenta Premium de blobs en páginas guarda páginas de 512 bytes en SSD, que se leen y graban en cualquier orden.',
      },
    },
    {
      id: 'acct-ssd',
      kind: 'trait',
      of: ['premium-block', 'premium-files', 'premium-page'],
      level: 1,
      say: {
        pt: '{armazenar} os dados em SSD para reduzir a latência',
        en: '{store} data on SSDs to reduce latency',
        es: '{almacenar} los datos en SSD para reducir la latencia',
      },
    },
  ],
  contrasts: [
    {
      between: ['gpv2', 'premium-block'],
      say: {
        pt: 'A conta Standard v2 aceita todos os serviços; a Premium de blobs de blocos, só objetos, com latência menor.',
        en: 'The Standard v2 account takes every service; the Premium block blobs account takes objects only, with lower latency.',
        es: 'La cuenta Standard v2 acepta todos los servicios; la Premium de blobs en bloques, solo objetos, con menor latencia.',
      },
    },
    {
      between: ['premium-block', 'premium-files'],
      say: {
        pt: 'A conta Premium de blobs de blocos guarda objetos; a de compartilhamentos, pastas SMB ou NFS.',
        en: 'The Premium block blobs account keeps objects; the file shares account keeps SMB or NFS folders.',
        es: 'La cuenta Premium de blobs en bloques guarda objetos; la de recursos compartidos, carpetas SMB o NFS.',
      },
    },
    {
      between: ['premium-block', 'premium-page'],
      say: {
        pt: 'Os blobs de blocos são lidos e gravados inteiros ou por partes em sequência; os de páginas, em posições aleatórias.',
        en: 'Block blobs are read and written whole or in sequential parts; page blobs, at random positions.',
        es: 'Los blobs en bloques se leen y escriben enteros o por partes en secuencia; los de páginas, en posiciones aleatorias.',
      },
    },
    {
      between: ['gpv2', 'premium-files'],
      say: {
        pt: 'A conta Standard de uso geral v2 reúne blobs, arquivos, filas e tabelas; a conta Premium de compartilhamentos de arquivos só tem arquivos, em SSD, por SMB ou NFS.',
        en: 'A Standard general-purpose v2 account brings together blobs, files, queues and tables; a Premium file shares account has files only, on SSD, over SMB or NFS.',
        es: 'La cuenta Standard de uso general v2 reúne blobs, archivos, colas y tablas; la cuenta Premium de recursos compartidos solo tiene archivos, en SSD, por SMB o NFS.',
      },
    },
    {
      between: ['gpv2', 'premium-page'],
      say: {
        pt: 'A conta Standard de uso geral v2 serve à maioria dos cenários; a conta Premium de blobs de páginas serve só a leituras e gravações aleatórias, em SSD.',
        en: 'A Standard general-purpose v2 account suits most scenarios; a Premium page blobs account suits random reads and writes only, on SSD.',
        es: 'La cuenta Standard de uso general v2 sirve para la mayoría de los escenarios; la cuenta Premium de blobs en páginas, solo para lecturas y escrituras aleatorias, en SSD.',
      },
    },
  ],
};
