import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { docs } from '../source.ts';

export const redundancy: Category = {
  id: 'redundancy',
  noun: {
    pt: 'opção de redundância do Azure Storage',
    en: 'Azure Storage redundancy option',
    es: 'opción de redundancia de Azure Storage',
  },
  mode: 'statement',
  domain: 'architecture',
  feminine: true,
  costRank: { lrs: 1, zrs: 2, grs: 3, gzrs: 4, 'ra-grs': 5, 'ra-gzrs': 6 },
  entities: [
    {
      id: 'lrs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 5,
      name: 'LRS',
      aliases: ['Locally redundant storage'],
      subject: { pt: 'a redundância LRS', en: 'LRS redundancy', es: 'la redundancia LRS' },
      gist: {
        pt: '{manter} três cópias em um único datacenter',
        en: '{keep} three copies in a single datacenter',
        es: '{mantener} tres copias en un único centro de datos',
      },
      likeness: {
        pt: 'três cópias de um álbum em gavetas da mesma casa',
        en: 'three copies of an album in different drawers of one house',
        es: 'tres copias de un álbum en cajones de la misma casa',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'zrs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 4,
      name: 'ZRS',
      aliases: ['Zone-redundant storage'],
      subject: { pt: 'a redundância ZRS', en: 'ZRS redundancy', es: 'la redundancia ZRS' },
      gist: {
        pt: '{manter} cópias em três zonas de disponibilidade da região',
        en: '{keep} copies in three availability zones of the region',
        es: '{mantener} copias en tres zonas de disponibilidad de la región',
      },
      likeness: {
        pt: 'três cópias de um álbum em casas de três bairros da mesma cidade',
        en: 'three copies of an album in houses of three neighborhoods of the same city',
        es: 'tres copias de un álbum en casas de tres barrios de la misma ciudad',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'grs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 4,
      name: 'GRS',
      aliases: ['Geo-redundant storage'],
      subject: { pt: 'a redundância GRS', en: 'GRS redundancy', es: 'la redundancia GRS' },
      gist: {
        pt: '{copiar} os dados também para um datacenter da região secundária',
        en: '{copy} the data to a datacenter of the secondary region as well',
        es: '{copiar} los datos también a un centro de datos de la región secundaria',
      },
      likeness: {
        pt: 'três cópias de um álbum em casa e três em outra cidade, lacradas até um desastre',
        en: 'three copies of an album at home and three in another city, sealed until a disaster',
        es: 'tres copias de un álbum en casa y tres en otra ciudad, selladas hasta un desastre',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'ra-grs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 3,
      name: 'RA-GRS',
      aliases: ['Read-access geo-redundant storage'],
      subject: { pt: 'a redundância RA-GRS', en: 'RA-GRS redundancy', es: 'la redundancia RA-GRS' },
      gist: {
        pt: '{somar} leitura na região secundária às cópias geográficas',
        en: '{add} reading in the secondary region to geographic copies',
        es: '{sumar} lectura en la región secundaria a las copias geográficas',
      },
      likeness: {
        pt: 'três cópias de um álbum em casa e três em outra cidade, que qualquer dia se podem folhear',
        en: 'three copies of an album at home and three in another city, which may be browsed any day',
        es: 'tres copias de un álbum en casa y tres en otra ciudad, que cualquier día se pueden hojear',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'gzrs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 3,
      name: 'GZRS',
      aliases: ['Geo-zone-redundant storage'],
      subject: { pt: 'a redundância GZRS', en: 'GZRS redundancy', es: 'la redundancia GZRS' },
      gist: {
        pt: '{unir} cópias em três zonas a uma cópia em outra região',
        en: '{combine} copies in three zones with a copy in another region',
        es: '{unir} copias en tres zonas con una copia en otra región',
      },
      likeness: {
        pt: 'cópias de um álbum em três bairros e outras em outra cidade, lacradas até um desastre',
        en: 'copies of an album in three neighborhoods and more in another city, sealed until a disaster',
        es: 'copias de un álbum en tres barrios y otras en otra ciudad, selladas hasta un desastre',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
    {
      id: 'ra-gzrs',
      kind: 'plan',
      topic: 'redundancy',
      popularity: 2,
      name: 'RA-GZRS',
      aliases: ['Read-access geo-zone-redundant storage'],
      subject: { pt: 'a redundância RA-GZRS', en: 'RA-GZRS redundancy', es: 'la redundancia RA-GZRS' },
      gist: {
        pt: '{unir} três zonas, outra região e leitura permanente na secundária',
        en: '{combine} three zones, another region and permanent reading in the secondary one',
        es: '{unir} tres zonas, otra región y lectura permanente en la secundaria',
      },
      likeness: {
        pt: 'cópias de um álbum em três bairros e outras em outra cidade, que qualquer dia se podem folhear',
        en: 'copies of an album in three neighborhoods and more in another city, which may be browsed any day',
        es: 'copias de un álbum en tres barrios y otras en otra ciudad, que cualquier día se pueden hojear',
      },
      source: docs('azure/storage/common/storage-redundancy'),
    },
  ],
  facts: [
    {
      id: 'lrs-cheapest',
      kind: 'feature',
      of: ['lrs'],
      cue: {
        pt: 'o menor preço entre todas, com todas as cópias no mesmo prédio',
        en: 'the lowest price of all, with every copy in the same building',
        es: 'el menor precio de todas, con todas las copias en el mismo edificio',
      },
      level: 1,
      say: {
        pt: '{ser} a opção de menor custo e menor durabilidade',
        en: '{be} the option with the lowest cost and the lowest durability',
        es: '{ser} la opción de menor costo y menor durabilidad',
      },
      how: {
        pt: 'A redundância LRS faz três cópias em um só datacenter, o que custa menos e não protege da perda dele.',
        en: 'LRS redundancy makes three copies in one datacenter, which costs less and does not protect against its loss.',
        es: 'La redundancia LRS hace tres copias en un solo centro de datos, lo que cuesta menos y no protege de su pérdida.',
      },
    },
    {
      id: 'lrs-rack',
      kind: 'feature',
      of: ['lrs'],
      cue: {
        pt: 'cópias que resistem à perda de um equipamento, mas não do prédio',
        en: 'copies that survive a lost piece of equipment, but not a lost building',
        es: 'copias que resisten la pérdida de un equipo, pero no del edificio',
      },
      level: 2,
      say: {
        pt: '{proteger} contra falhas de disco e de rack, mas não contra um incêndio no datacenter',
        en: '{protect} against drive and rack failures, but not against a fire in the datacenter',
        es: '{proteger} contra fallas de disco y de rack, pero no contra un incendio en el centro de datos',
      },
      how: {
        pt: 'O LRS grava três cópias em um só datacenter, em discos e racks diferentes.',
        en: 'LRS writes three copies in a single datacenter, on different disks and racks.',
        es: 'LRS graba tres copias en un solo centro de datos, en discos y racks distintos.',
      },
    },
    {
      id: 'lrs-recreate',
      kind: 'feature',
      of: ['lrs'],
      unclear: ['zrs'],
      cue: {
        pt: 'dados não críticos, que podem ser gerados de novo, ao menor preço',
        en: 'noncritical data that can be generated again, at the lowest price',
        es: 'datos no críticos, que pueden generarse de nuevo, al menor precio',
      },
      level: 1,
      say: {
        pt: '{servir} para dados que se recriam com facilidade se forem perdidos',
        en: '{be} suited to data that is easily recreated if it is lost',
        es: '{servir} para datos que se recrean con facilidad si se pierden',
      },
      how: {
        pt: 'O LRS tem o menor custo, e suas três cópias ficam em um só datacenter, que pode ser perdido por inteiro.',
        en: 'LRS has the lowest cost, and its three copies are in one datacenter, which may be lost as a whole.',
        es: 'LRS tiene el menor costo, y sus tres copias están en un solo centro de datos, que puede perderse por completo.',
      },
    },
    {
      id: 'lrs-eleven',
      kind: 'feature',
      of: ['lrs'],
      cue: {
        pt: 'o menor número de noves de durabilidade entre as opções',
        en: 'the lowest number of durability nines among the options',
        es: 'el menor número de nueves de durabilidad entre las opciones',
      },
      level: 2,
      say: {
        pt: '{oferecer} durabilidade de 99,999999999% ao ano (11 noves)',
        en: '{offer} 99.999999999% durability over a year (11 nines)',
        es: '{ofrecer} una durabilidad anual del 99,999999999 % (11 nueves)',
      },
      how: {
        pt: 'O LRS mantém três cópias síncronas no mesmo datacenter, o que resulta em pelo menos 11 noves.',
        en: 'LRS keeps three synchronous copies in the same datacenter, which results in at least 11 nines.',
        es: 'LRS mantiene tres copias síncronas en el mismo centro de datos, lo que resulta en al menos 11 nueves.',
      },
    },
    {
      id: 'zrs-sync',
      kind: 'feature',
      of: ['zrs'],
      level: 1,
      say: {
        pt: '{copiar} os dados de forma síncrona em três zonas, só na região primária',
        en: '{copy} data synchronously across three zones, in the primary region only',
        es: '{copiar} los datos de forma síncrona en tres zonas, solo en la región primaria',
      },
      how: {
        pt: 'A redundância ZRS só confirma a gravação quando as três zonas a têm, e por isso nada se perde com uma delas.',
        en: 'ZRS redundancy confirms a write only once three zones have it, so nothing is lost with one of them.',
        es: 'La redundancia ZRS solo confirma la escritura cuando las tres zonas la tienen, y por eso nada se pierde con una de ellas.',
      },
    },
    {
      id: 'zrs-residency',
      kind: 'feature',
      of: ['zrs'],
      level: 2,
      say: {
        pt: '{resistir} à perda de uma zona de disponibilidade sem que os dados saiam da região',
        en: '{survive} the loss of an availability zone without data leaving the region',
        es: '{resistir} la pérdida de una zona de disponibilidad sin que los datos salgan de la región',
      },
      how: {
        pt: 'O ZRS grava uma cópia em cada uma de três zonas, e nenhuma delas fica fora da região.',
        en: 'ZRS writes a copy in each of three zones, and none of them is outside the region.',
        es: 'ZRS graba una copia en cada una de tres zonas, y ninguna queda fuera de la región.',
      },
    },
    {
      id: 'grs-lrs-both',
      kind: 'feature',
      of: ['grs'],
      level: 2,
      say: {
        pt: '{manter} três cópias locais em cada uma de duas regiões, com leitura na segunda só após failover',
        en: '{keep} three local copies in each of two regions, the second one readable only after failover',
        es: '{mantener} tres copias locales en cada una de dos regiones, con lectura en la segunda solo tras el failover',
      },
      how: {
        pt: 'O GRS copia de forma assíncrona para a região par, que só aceita leitura depois do failover da conta.',
        en: 'GRS copies asynchronously to the paired region, which accepts reads only after the account fails over.',
        es: 'GRS copia de forma asíncrona a la región emparejada, que solo acepta lecturas tras la conmutación por error.',
      },
    },
    {
      id: 'gzrs-zones-region',
      kind: 'feature',
      of: ['gzrs'],
      level: 2,
      say: {
        pt: '{copiar} os dados em três zonas da região primária e em uma secundária, legível só após failover',
        en: '{copy} data across three zones of the primary region and to a secondary readable only after failover',
        es: '{copiar} los datos en tres zonas de la región primaria y en una secundaria, legible solo tras el failover',
      },
      how: {
        pt: 'O GZRS grava em três zonas na região primária e copia de forma assíncrona para um datacenter da secundária.',
        en: 'GZRS writes to three zones in the primary region and copies asynchronously to one datacenter of the secondary.',
        es: 'GZRS graba en tres zonas de la región primaria y copia de forma asíncrona a un centro de datos de la secundaria.',
      },
    },
    {
      id: 'ragrs-endpoint',
      kind: 'feature',
      of: ['ra-grs'],
      level: 2,
      say: {
        pt: '{permitir} ler a região secundária a qualquer momento, sem usar zonas na primária',
        en: '{allow} reads from the secondary region at any time, without using zones in the primary',
        es: '{permitir} leer la región secundaria en cualquier momento, sin usar zonas en la primaria',
      },
      how: {
        pt: 'O RA-GRS dá à segunda região um endereço próprio de leitura, que termina em -secondary.',
        en: 'RA-GRS gives the second region a read endpoint of its own, which ends in -secondary.',
        es: 'RA-GRS da a la segunda región un punto de conexión de lectura propio, que termina en -secondary.',
      },
    },
    {
      id: 'ragzrs-max',
      kind: 'feature',
      of: ['ra-gzrs'],
      cue: {
        pt: 'proteção por zona e região mais secundária legível, a qualquer preço',
        en: 'zone and region protection plus a readable secondary, whatever the price',
        es: 'protección de zona y región más secundaria legible, a cualquier precio',
      },
      level: 1,
      say: {
        pt: '{ser} a opção de maior disponibilidade e maior custo',
        en: '{be} the option with the highest availability and the highest cost',
        es: '{ser} la opción de mayor disponibilidad y mayor costo',
      },
      how: {
        pt: 'A redundância RA-GZRS soma zonas na região principal a uma cópia em outra região, aberta para leitura.',
        en: 'RA-GZRS redundancy adds to zones in the primary region a copy in another region, open for reading.',
        es: 'La redundancia RA-GZRS suma a las zonas de la región principal una copia en otra región, abierta para lectura.',
      },
    },
    {
      id: 'red-three',
      kind: 'trait',
      of: ['lrs', 'zrs', 'grs', 'ra-grs', 'gzrs', 'ra-gzrs'],
      cue: {
        pt: 'replicação tripla dentro da região da conta',
        en: 'triple replication inside the account’s own region',
        es: 'replicación triple dentro de la región de la cuenta',
      },
      level: 1,
      say: {
        pt: '{manter} três cópias dos dados na região principal',
        en: '{keep} three copies of the data in the primary region',
        es: '{mantener} tres copias de los datos en la región principal',
      },
    },
    {
      id: 'red-zone',
      kind: 'trait',
      of: ['zrs', 'gzrs', 'ra-gzrs'],
      cue: {
        pt: 'operação plena durante a queda de uma zona da região',
        en: 'full operation during the outage of one zone of the region',
        es: 'operación plena durante la caída de una zona de la región',
      },
      level: 1,
      say: {
        pt: '{manter} as gravações quando uma zona de disponibilidade falha',
        en: '{keep} accepting writes when an availability zone fails',
        es: '{mantener} las escrituras cuando falla una zona de disponibilidad',
      },
      deny: {
        pt: '{interromper} as gravações quando a zona dos dados falha',
        en: '{stop} accepting writes when the zone of the data fails',
        es: '{interrumpir} las escrituras cuando falla la zona de los datos',
      },
    },
    {
      id: 'red-region',
      kind: 'trait',
      of: ['grs', 'ra-grs', 'gzrs', 'ra-gzrs'],
      level: 1,
      say: {
        pt: '{proteger} os dados contra a perda de uma região inteira',
        en: '{protect} data against the loss of an entire region',
        es: '{proteger} los datos contra la pérdida de una región entera',
      },
      deny: {
        pt: '{perder} os dados se a região inteira for destruída',
        en: '{lose} the data if the entire region is destroyed',
        es: '{perder} los datos si se destruye la región entera',
      },
    },
    {
      id: 'red-read-secondary',
      kind: 'trait',
      of: ['ra-grs', 'ra-gzrs'],
      cue: {
        pt: 'réplica distante aberta a consultas mesmo em operação normal',
        en: 'a distant replica open to queries even in normal operation',
        es: 'réplica distante abierta a consultas incluso en operación normal',
      },
      level: 1,
      say: {
        pt: '{permitir} a leitura na região secundária sem failover',
        en: '{allow} reads from the secondary region without a failover',
        es: '{permitir} la lectura en la región secundaria sin failover',
      },
    },
    {
      id: 'red-in-region',
      kind: 'trait',
      of: ['lrs', 'zrs'],
      cue: {
        pt: 'residência de dados sem réplica fora da região',
        en: 'data residency with no replica outside the region',
        es: 'residencia de datos sin réplica fuera de la región',
      },
      level: 1,
      say: {
        pt: '{manter} todas as cópias em uma única região',
        en: '{keep} all copies in a single region',
        es: '{mantener} todas las copias en una única región',
      },
      deny: {
        pt: '{copiar} os dados para outra região',
        en: '{copy} data to another region',
        es: '{copiar} los datos a otra región',
      },
    },
    {
      id: 'red-sixteen',
      kind: 'trait',
      of: ['grs', 'ra-grs', 'gzrs', 'ra-gzrs'],
      level: 2,
      say: {
        pt: '{oferecer} durabilidade de 99,99999999999999% ao ano (16 noves)',
        en: '{offer} 99.99999999999999% durability over a year (16 nines)',
        es: '{ofrecer} una durabilidad anual del 99,99999999999999 % (16 nueves)',
      },
    },
    {
      id: 'red-async',
      kind: 'trait',
      of: ['grs', 'ra-grs', 'gzrs', 'ra-gzrs'],
      level: 2,
      say: {
        pt: '{copiar} os dados de forma assíncrona para outra região',
        en: '{copy} the data asynchronously to another region',
        es: '{copiar} los datos de forma asíncrona a otra región',
      },
    },
  ],
  contrasts: [
    {
      between: ['lrs', 'zrs'],
      say: {
        pt: 'O LRS guarda as cópias em um datacenter; o ZRS, em três zonas da região.',
        en: 'LRS keeps the copies in one datacenter; ZRS, in three zones of the region.',
        es: 'LRS guarda las copias en un centro de datos; ZRS, en tres zonas de la región.',
      },
    },
    {
      between: ['zrs', 'grs'],
      say: {
        pt: 'O ZRS protege contra a perda de uma zona; o GRS, contra a perda de uma região, mas com cópias em um só datacenter de cada uma.',
        en: 'ZRS protects against the loss of a zone; GRS, against the loss of a region, but with copies in a single datacenter of each one.',
        es: 'ZRS protege contra la pérdida de una zona; GRS, contra la pérdida de una región, pero con copias en un solo centro de datos de cada una.',
      },
    },
    {
      between: ['grs', 'ra-grs'],
      say: {
        pt: 'Os dois copiam para outra região; só o RA-GRS permite ler essa cópia sem failover.',
        en: 'Both copy to another region; RA-GRS alone lets that copy be read without a failover.',
        es: 'Ambos copian a otra región; solo RA-GRS permite leer esa copia sin failover.',
      },
    },
    {
      between: ['grs', 'gzrs'],
      say: {
        pt: 'Na região primária, o GRS usa um datacenter e o GZRS, três zonas; os dois copiam para outra região.',
        en: 'In the primary region GRS uses one datacenter and GZRS three zones; both copy to another region.',
        es: 'En la región primaria, GRS usa un centro de datos y GZRS, tres zonas; ambos copian a otra región.',
      },
    },
    {
      between: ['gzrs', 'ra-gzrs'],
      say: {
        pt: 'Os dois usam três zonas e outra região; só o RA-GZRS permite ler a secundária a qualquer momento.',
        en: 'Both use three zones and another region; RA-GZRS alone allows the secondary to be read at any time.',
        es: 'Ambos usan tres zonas y otra región; solo RA-GZRS permite leer la secundaria en cualquier momento.',
      },
    },
    {
      between: ['zrs', 'gzrs'],
      say: {
        pt: 'O ZRS fica em uma região; o GZRS acrescenta uma cópia em outra.',
        en: 'ZRS stays in one region; GZRS adds a copy in another.',
        es: 'ZRS queda en una región; GZRS agrega una copia en otra.',
      },
    },
    {
      between: ['lrs', 'grs'],
      say: {
        pt: 'O LRS fica em um datacenter; o GRS repete essas cópias em outra região.',
        en: 'LRS stays in one datacenter; GRS repeats those copies in another region.',
        es: 'LRS queda en un centro de datos; GRS repite esas copias en otra región.',
      },
    },
    {
      between: ['ra-grs', 'ra-gzrs'],
      say: {
        pt: 'O RA-GRS e o RA-GZRS permitem ler na região secundária; o segundo também espalha as cópias da região primária por três zonas.',
        en: 'RA-GRS and RA-GZRS let the secondary region be read; the latter also spreads the copies of the primary region over three zones.',
        es: 'RA-GRS y RA-GZRS permiten leer en la región secundaria; el segundo además reparte las copias de la región primaria en tres zonas.',
      },
    },
    {
      between: ['zrs', 'ra-grs'],
      say: {
        pt: 'O ZRS mantém tudo em três zonas de uma região; o RA-GRS copia os dados para outra região, que pode ser lida.',
        en: 'ZRS keeps everything in three zones of one region; RA-GRS copies the data to another region, which can be read.',
        es: 'ZRS mantiene todo en tres zonas de una región; RA-GRS copia los datos a otra región, que se puede leer.',
      },
    },
    {
      between: ['lrs', 'gzrs'],
      say: {
        pt: 'O LRS guarda três cópias em um datacenter; o GZRS as espalha por três zonas e acrescenta outra região.',
        en: 'LRS keeps three copies in one datacenter; GZRS spreads them over three zones and adds another region.',
        es: 'LRS guarda tres copias en un centro de datos; GZRS las reparte en tres zonas y agrega otra región.',
      },
    },
  ],
};
