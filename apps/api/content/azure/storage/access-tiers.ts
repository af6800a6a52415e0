import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { docs } from '../source.ts';

export const accessTiers: Category = {
  id: 'access-tiers',
  noun: {
    pt: 'camada de acesso do Blob Storage',
    en: 'Blob Storage access tier',
    es: 'nivel de acceso de Blob Storage',
  },
  mode: 'statement',
  domain: 'architecture',
  feminine: true,
  costRank: { 'tier-hot': 4, 'tier-cool': 3, 'tier-cold': 2, 'tier-archive': 1 },
  entities: [
    {
      id: 'tier-hot',
      kind: 'plan',
      topic: 'storage-tiers',
      popularity: 4,
      name: 'Hot',
      subject: { pt: 'a camada quente (hot)', en: 'the hot tier', es: 'el nivel frecuente (hot)' },
      gist: {
        pt: '{servir} a dados lidos com frequência',
        en: '{serve} data that is read often',
        es: '{servir} a datos que se leen con frecuencia',
      },
      likeness: {
        pt: 'uma prateleira no balcão da loja, cara de alugar e barata para pegar coisas o dia todo',
        en: 'a shelf at the shop counter, expensive to rent but cheap to take things from all day',
        es: 'un estante en el mostrador de la tienda, caro de alquilar y barato para sacar cosas a diario',
      },
      source: docs('azure/storage/blobs/access-tiers-overview'),
    },
    {
      id: 'tier-cool',
      kind: 'plan',
      topic: 'storage-tiers',
      popularity: 4,
      name: 'Cool',
      subject: { pt: 'a camada esporádica (cool)', en: 'the cool tier', es: 'el nivel esporádico (cool)' },
      gist: {
        pt: '{servir} a dados pouco lidos, guardados por 30 dias ou mais',
        en: '{serve} data that is seldom read and kept for 30 days or more',
        es: '{servir} a datos poco leídos, guardados por 30 días o más',
      },
      likeness: {
        pt: 'uma prateleira nos fundos da loja, mais barata, com taxa por retirada e um mês no mínimo',
        en: 'a shelf in the back of the shop, cheaper to rent, with withdrawal fees and one month’s minimum',
        es: 'un estante al fondo de la tienda, más barato, con cargo por retiro y un mes como mínimo',
      },
      source: docs('azure/storage/blobs/access-tiers-overview'),
    },
    {
      id: 'tier-cold',
      kind: 'plan',
      topic: 'storage-tiers',
      popularity: 3,
      name: 'Cold',
      subject: { pt: 'a camada fria (cold)', en: 'the cold tier', es: 'el nivel frío (cold)' },
      gist: {
        pt: '{servir} a dados raramente lidos, guardados por 90 dias ou mais',
        en: '{serve} data that is rarely read and kept for 90 days or more',
        es: '{servir} a datos raramente leídos, guardados por 90 días o más',
      },
      likeness: {
        pt: 'uma prateleira no porão da loja, ainda mais barata e à mão, com três meses no mínimo',
        en: 'a shelf in the shop’s basement, cheaper still and within reach, with three months’ minimum',
        es: 'un estante en el sótano de la tienda, aún más barato y accesible, con tres meses como mínimo',
      },
      source: docs('azure/storage/blobs/access-tiers-overview'),
    },
    {
      id: 'tier-archive',
      kind: 'plan',
      topic: 'storage-tiers',
      popularity: 5,
      name: 'Archive',
      subject: {
        pt: 'a camada de arquivo (archive)',
        en: 'the archive access tier',
        es: 'el nivel de archivo (archive)',
      },
      gist: {
        pt: '{guardar} off-line, por 180 dias ou mais, dados que podem levar horas para ser lidos',
        en: '{keep} offline, for 180 days or more, data that can take hours to become readable',
        es: '{guardar} sin conexión, por 180 días o más, datos que pueden tardar horas en leerse',
      },
      likeness: {
        pt: 'o caixote mais barato, em um depósito distante, com seis meses no mínimo e horas até chegar',
        en: 'the cheapest crate, in a distant depot, with six months’ minimum and hours until it arrives',
        es: 'la caja más barata, en un depósito lejano, con seis meses como mínimo y horas hasta que llega',
      },
      source: docs('azure/storage/blobs/access-tiers-overview'),
    },
  ],
  facts: [
    {
      id: 'hot-highest-storage',
      kind: 'feature',
      of: ['tier-hot'],
      cue: {
        pt: 'o gigabyte mais caro e as operações mais baratas',
        en: 'the most expensive gigabyte and the cheapest operations',
        es: 'el gigabyte más caro y las operaciones más baratas',
      },
      level: 1,
      say: {
        pt: '{ter} o maior preço de armazenamento e o menor preço de leitura',
        en: '{have} the highest storage price and the lowest read price',
        es: '{tener} el mayor precio de almacenamiento y el menor precio de lectura',
      },
      how: {
        pt: 'A camada quente (hot) é feita para dados em uso: cobra mais pelo espaço e menos por cada operação.',
        en: 'The hot tier is made for data in use: it charges more for space and less for each operation.',
        es: 'El nivel frecuente (hot) está hecho para datos en uso: cobra más por el espacio y menos por cada operación.',
      },
    },
    {
      id: 'hot-no-min',
      kind: 'feature',
      of: ['tier-hot'],
      cue: {
        pt: 'objetos on-line sem permanência mínima, que podem durar um só dia',
        en: 'online objects with no minimum stay, free to last just one day',
        es: 'objetos en línea sin permanencia mínima, que pueden durar un solo día',
      },
      level: 2,
      say: {
        pt: '{permitir} excluir os dados a qualquer momento sem taxa de exclusão antecipada',
        en: '{allow} data to be deleted at any time without an early deletion fee',
        es: '{permitir} eliminar los datos en cualquier momento sin cargo por eliminación anticipada',
      },
      how: {
        pt: 'A camada quente (hot) não tem permanência mínima, que existe nas camadas de armazenamento mais barato.',
        en: 'The hot tier has no minimum stay, which the tiers with cheaper storage do have.',
        es: 'El nivel frecuente (hot) no tiene permanencia mínima, que sí existe en los niveles de almacenamiento más barato.',
      },
    },
    {
      id: 'hot-default',
      kind: 'feature',
      of: ['tier-hot'],
      cue: {
        pt: 'classe dos objetos novos quando ninguém escolheu outra',
        en: 'the class of new objects when nobody has chosen another',
        es: 'clase de los objetos nuevos cuando nadie ha elegido otra',
      },
      level: 1,
      say: {
        pt: '{ser} a camada padrão de uma nova conta de armazenamento',
        en: '{be} the default tier of a new storage account',
        es: '{ser} el nivel predeterminado de una nueva cuenta de almacenamiento',
      },
      how: {
        pt: 'A camada quente (hot) vale para os blobs de uma conta em que nada foi escolhido.',
        en: 'The hot tier applies to the blobs of an account in which nothing else was chosen.',
        es: 'El nivel frecuente (hot) vale para los blobs de una cuenta en la que no se eligió otro.',
      },
    },
    {
      id: 'hot-website',
      kind: 'feature',
      of: ['tier-hot'],
      cue: {
        pt: 'conteúdo em uso constante, com leituras muito numerosas',
        en: 'content in constant use, with very many reads',
        es: 'contenido en uso constante, con lecturas muy numerosas',
      },
      level: 1,
      say: {
        pt: '{servir} para as imagens de um site com muitos acessos',
        en: '{be} suited to the images of a website with heavy traffic',
        es: '{servir} para las imágenes de un sitio con muchas visitas',
      },
      how: {
        pt: 'A camada quente (hot) responde em milissegundos e tem as leituras mais baratas, que são muitas nesse caso.',
        en: 'The hot tier answers within milliseconds and has the cheapest reads, which are many in this case.',
        es: 'El nivel frecuente (hot) responde en milisegundos y tiene las lecturas más baratas, que son muchas en este caso.',
      },
    },
    {
      id: 'cool-30',
      kind: 'feature',
      of: ['tier-cool'],
      level: 1,
      say: {
        pt: '{ter} período mínimo de armazenamento de 30 dias',
        en: '{have} a minimum storage period of 30 days',
        es: '{tener} un período mínimo de almacenamiento de 30 días',
      },
      how: {
        pt: 'A camada esporádica (cool) cobra os dias que faltam quando um objeto é excluído ou movido antes do prazo.',
        en: 'The cool tier charges for the remaining days when an object is deleted or moved early.',
        es: 'El nivel esporádico (cool) cobra los días que faltan cuando un objeto se elimina o se mueve antes del plazo.',
      },
    },
    {
      id: 'cool-backup',
      kind: 'feature',
      of: ['tier-cool'],
      level: 2,
      say: {
        pt: '{servir} para backups de curto prazo, excluídos após 30 dias',
        en: '{be} suited to short-term backups that are deleted after 30 days',
        es: '{servir} para copias de seguridad de corto plazo, eliminadas a los 30 días',
      },
      how: {
        pt: 'A camada esporádica (cool) guarda por menos que a quente, e seu mínimo, de 30 dias, já foi cumprido quando o backup é excluído.',
        en: 'The cool tier costs less to store than the hot one, and its minimum, 30 days, is over when the backup is deleted.',
        es: 'El nivel esporádico (cool) guarda por menos que el frecuente, y su mínimo, de 30 días, ya se cumplió cuando se elimina la copia.',
      },
    },
    {
      id: 'cold-90',
      kind: 'feature',
      of: ['tier-cold'],
      level: 1,
      say: {
        pt: '{ter} período mínimo de armazenamento de 90 dias',
        en: '{have} a minimum storage period of 90 days',
        es: '{tener} un período mínimo de almacenamiento de 90 días',
      },
      how: {
        pt: 'A camada fria (cold) cobra o restante do prazo quando o objeto sai antes; em troca, o gigabyte custa menos.',
        en: 'The cold tier charges the rest of the term when an object leaves early; in return the gigabyte costs less.',
        es: 'El nivel frío (cold) cobra el resto del plazo cuando el objeto sale antes; a cambio, el gigabyte cuesta menos.',
      },
    },
    {
      id: 'cold-fast',
      kind: 'feature',
      of: ['tier-cold'],
      cue: {
        pt: 'o espaço mais barato que ainda entrega objetos de imediato',
        en: 'the cheapest space that still delivers objects immediately',
        es: 'el espacio más barato que aún entrega objetos de inmediato',
      },
      level: 2,
      say: {
        pt: '{ser} a camada on-line com o menor preço de armazenamento',
        en: '{be} the online tier with the lowest storage price',
        es: '{ser} el nivel en línea con el menor precio de almacenamiento',
      },
      how: {
        pt: 'A camada fria (cold) cobra pouco pelo espaço e mais por leitura, com acesso em milissegundos.',
        en: 'The cold tier charges little for space and more per read, with access in milliseconds.',
        es: 'El nivel frío (cold) cobra poco por el espacio y más por lectura, con acceso en milisegundos.',
      },
    },
    {
      id: 'cold-quarter',
      kind: 'feature',
      of: ['tier-cold'],
      unclear: ['tier-cool'],
      level: 1,
      say: {
        pt: '{servir} para dados guardados por meses, raramente lidos e disponíveis de imediato',
        en: '{be} suited to data kept for months, hardly ever read and available immediately',
        es: '{servir} para datos guardados por meses, rara vez leídos y disponibles de inmediato',
      },
      how: {
        pt: 'A camada fria (cold) guarda por menos, cobra mais por leitura e mantém os dados on-line.',
        en: 'The cold tier stores for less, charges more per read and keeps data online.',
        es: 'El nivel frío (cold) guarda por menos, cobra más por lectura y mantiene los datos en línea.',
      },
    },
    {
      id: 'archive-offline',
      kind: 'feature',
      of: ['tier-archive'],
      level: 1,
      say: {
        pt: '{manter} os dados off-line, que precisam ser reidratados antes da leitura',
        en: '{keep} data offline, so that it must be rehydrated before it can be read',
        es: '{mantener} los datos sin conexión, que deben rehidratarse antes de leerlos',
      },
      how: {
        pt: 'A camada de arquivo (archive) mantém on-line só os metadados; para ler o objeto, é preciso copiá-lo ou passá-lo a uma camada on-line.',
        en: 'The archive tier keeps only the metadata online; to be read, the object is copied or moved to an online tier.',
        es: 'El nivel de archivo (archive) mantiene en línea solo los metadatos; para leer el objeto, hay que copiarlo o pasarlo a un nivel en línea.',
      },
    },
    {
      id: 'archive-180',
      kind: 'feature',
      of: ['tier-archive'],
      level: 2,
      say: {
        pt: '{ter} período mínimo de armazenamento de 180 dias',
        en: '{have} a minimum storage period of 180 days',
        es: '{tener} un período mínimo de almacenamiento de 180 días',
      },
      how: {
        pt: 'A camada de arquivo (archive) cobra os dias que faltam para 180 quando o objeto é excluído ou movido antes.',
        en: 'The archive tier charges the days left to 180 when an object is deleted or moved earlier.',
        es: 'El nivel de archivo (archive) cobra los días que faltan para 180 cuando el objeto se elimina o se mueve antes.',
      },
    },
    {
      id: 'archive-per-blob',
      kind: 'feature',
      of: ['tier-archive'],
      unclear: ['tier-cold'],
      cue: {
        pt: 'camada definida objeto a objeto, indisponível como configuração geral da conta',
        en: 'a tier set object by object, unavailable as an account-wide setting',
        es: 'nivel definido objeto por objeto, no disponible como configuración general de la cuenta',
      },
      level: 2,
      say: {
        pt: '{valer} para blobs individuais, mas não como padrão da conta',
        en: '{apply} to individual blobs, but not as the default of the account',
        es: '{aplicarse} a blobs individuales, pero no como valor predeterminado de la cuenta',
      },
      how: {
        pt: 'A camada de arquivo (archive) é definida em cada blob; o padrão da conta precisa ser uma camada on-line.',
        en: 'The archive tier is set on each blob; the default of the account has to be an online tier.',
        es: 'El nivel de archivo (archive) se define en cada blob; el valor predeterminado de la cuenta debe ser un nivel en línea.',
      },
    },
    {
      id: 'archive-hours',
      kind: 'feature',
      of: ['tier-archive'],
      level: 1,
      say: {
        pt: '{levar} horas até que um objeto possa ser lido',
        en: '{take} hours before an object can be read',
        es: '{tardar} horas hasta que un objeto se pueda leer',
      },
      how: {
        pt: 'A camada de arquivo (archive) reidrata em até 15 horas na prioridade padrão; na alta, objetos pequenos levam menos de uma hora.',
        en: 'The archive tier rehydrates in up to 15 hours at standard priority; at high priority, small objects take under an hour.',
        es: 'El nivel de archivo (archive) rehidrata en hasta 15 horas con prioridad estándar; con alta, los objetos pequeños tardan menos de una hora.',
      },
    },
    {
      id: 'archive-legal',
      kind: 'feature',
      of: ['tier-archive'],
      cue: {
        pt: 'retenção longa por conformidade, em que se aceitam horas de espera',
        en: 'long-term compliance retention, with hours of waiting acceptable',
        es: 'retención prolongada por cumplimiento, en la que se aceptan horas de espera',
      },
      level: 1,
      say: {
        pt: '{servir} para registros guardados por anos por exigência legal e raramente lidos',
        en: '{be} suited to records kept for years by legal requirement and rarely read',
        es: '{servir} para registros guardados por años por exigencia legal y rara vez leídos',
      },
      how: {
        pt: 'A camada de arquivo (archive) tem o menor preço por gigabyte, e a espera para ler pesa pouco em dados quase nunca lidos.',
        en: 'The archive tier has the lowest price per gigabyte, and the wait to read matters little for data that is hardly read.',
        es: 'El nivel de archivo (archive) tiene el menor precio por gigabyte, y la espera para leer importa poco en datos que casi no se leen.',
      },
    },
    {
      id: 'tier-online',
      kind: 'trait',
      of: ['tier-hot', 'tier-cool', 'tier-cold'],
      level: 1,
      say: {
        pt: '{permitir} a leitura dos dados em milissegundos',
        en: '{make} data available to read within milliseconds',
        es: '{permitir} la lectura de los datos en milisegundos',
      },
      deny: {
        pt: '{exigir} horas de espera antes da leitura dos dados',
        en: '{require} hours of waiting before data is available to read',
        es: '{exigir} horas de espera antes de la lectura de los datos',
      },
    },
    {
      id: 'tier-encrypt',
      kind: 'trait',
      of: ['tier-hot', 'tier-cool', 'tier-cold', 'tier-archive'],
      level: 1,
      say: {
        pt: '{criptografar} os dados em repouso por padrão',
        en: '{encrypt} data at rest by default',
        es: '{cifrar} los datos en reposo por defecto',
      },
    },
    {
      id: 'tier-short',
      kind: 'trait',
      of: ['tier-hot', 'tier-cool'],
      level: 2,
      say: {
        pt: '{permitir} excluir dados após 30 dias sem taxa de exclusão antecipada',
        en: '{allow} data to be deleted after 30 days without an early deletion fee',
        es: '{permitir} eliminar datos a los 30 días sin cargo por eliminación anticipada',
      },
      deny: {
        pt: '{cobrar} taxa de exclusão antecipada por dados excluídos após 30 dias',
        en: '{charge} an early deletion fee for data deleted after 30 days',
        es: '{cobrar} un cargo por eliminación anticipada de datos eliminados a los 30 días',
      },
    },
    {
      id: 'tier-120',
      kind: 'trait',
      of: ['tier-hot', 'tier-cool', 'tier-cold'],
      level: 2,
      say: {
        pt: '{permitir} excluir dados após 120 dias sem taxa de exclusão antecipada',
        en: '{allow} data to be deleted after 120 days without an early deletion fee',
        es: '{permitir} eliminar datos a los 120 días sin cargo por eliminación anticipada',
      },
      deny: {
        pt: '{cobrar} taxa de exclusão antecipada por dados excluídos após 120 dias',
        en: '{charge} an early deletion fee for data deleted after 120 days',
        es: '{cobrar} un cargo por eliminación anticipada de datos eliminados a los 120 días',
      },
    },
    {
      id: 'tier-daily',
      kind: 'trait',
      of: ['tier-hot'],
      cue: {
        pt: 'dados acessados com frequência, com a conta dominada pelas operações de leitura',
        en: 'frequently accessed data, with a bill dominated by read operations',
        es: 'datos de acceso frecuente, con una factura dominada por las operaciones de lectura',
      },
      level: 1,
      say: {
        pt: '{ter} o menor custo total para dados lidos todos os dias',
        en: '{have} the lowest total cost for data that is read every day',
        es: '{tener} el menor costo total para datos que se leen todos los días',
      },
      deny: {
        pt: '{custar} mais no total para dados lidos todos os dias',
        en: '{cost} more in total for data that is read every day',
        es: '{costar} más en total para datos que se leen todos los días',
      },
    },
  ],
  contrasts: [
    {
      between: ['tier-hot', 'tier-cool'],
      say: {
        pt: 'A camada quente (hot) cobra mais pelo espaço e menos pela leitura; a esporádica (cool), o contrário, com mínimo de 30 dias.',
        en: 'The hot tier charges more for space and less for reading; the cool tier the opposite, with a minimum of 30 days.',
        es: 'El nivel frecuente (hot) cobra más por el espacio y menos por la lectura; el esporádico (cool), al contrario, con un mínimo de 30 días.',
      },
    },
    {
      between: ['tier-cool', 'tier-cold'],
      say: {
        pt: 'As duas são on-line; a camada esporádica (cool) tem mínimo de 30 dias e a fria (cold), de 90, com espaço mais barato e leitura mais cara.',
        en: 'Both are online; the cool tier has a minimum of 30 days and the cold tier, of 90, with cheaper storage and more expensive reads.',
        es: 'Ambos son en línea; el nivel esporádico (cool) tiene un mínimo de 30 días y el frío (cold), de 90, con espacio más barato y lectura más cara.',
      },
    },
    {
      between: ['tier-cold', 'tier-archive'],
      say: {
        pt: 'A camada fria (cold) entrega o objeto na hora; a de arquivo (archive) é off-line e leva horas para reidratá-lo.',
        en: 'The cold tier delivers the object at once; the archive tier is offline and takes hours to rehydrate it.',
        es: 'El nivel frío (cold) entrega el objeto al instante; el de archivo (archive) lo mantiene sin conexión y tarda horas en rehidratarlo.',
      },
    },
    {
      between: ['tier-hot', 'tier-archive'],
      say: {
        pt: 'A camada quente (hot) entrega o objeto em milissegundos; a camada de arquivo (archive) o mantém off-line, e ele leva horas para ser reidratado.',
        en: 'The hot tier delivers the object within milliseconds; the archive tier keeps it offline, and it takes hours to be rehydrated.',
        es: 'El nivel frecuente (hot) entrega el objeto en milisegundos; el nivel de archivo (archive) lo mantiene sin conexión y tarda horas en rehidratarlo.',
      },
    },
    {
      between: ['tier-hot', 'tier-cold'],
      say: {
        pt: 'A camada quente (hot) é a mais barata para ler; a camada fria (cold) é barata para guardar, cobra mais pela leitura e tem mínimo de 90 dias.',
        en: 'The hot tier is the cheapest to read from; the cold tier is cheap to store in, charges more for reading and has a minimum of 90 days.',
        es: 'El nivel frecuente (hot) es el más barato para leer; el nivel frío (cold) es barato para guardar, cobra más por la lectura y tiene un mínimo de 90 días.',
      },
    },
    {
      between: ['tier-cool', 'tier-archive'],
      say: {
        pt: 'A camada esporádica (cool) permite leitura imediata, com mínimo de 30 dias; a camada de arquivo (archive) exige reidratação e tem mínimo de 180 dias.',
        en: 'The cool tier lets data be read at once, with a minimum of 30 days; the archive tier requires rehydration, with a minimum of 180 days.',
        es: 'El nivel esporádico (cool) permite la lectura inmediata, con un mínimo de 30 días; el nivel de archivo (archive) exige rehidratación, con un mínimo de 180 días.',
      },
    },
  ],
};
