import type { Category } from '../../../src/knowledge/knowledge.types.ts';
import { page } from '../source.ts';

export const storageClasses: Category = {
  id: 'storage-classes',
  noun: { pt: 'classe de armazenamento', en: 'storage class', es: 'clase de almacenamiento' },
  feminine: true,
  mode: 'statement',
  domain: 'data',
  costRank: { 'storage-standard': 4, 'storage-nearline': 3, 'storage-coldline': 2, 'storage-archive': 1 },
  entities: [
    {
      id: 'storage-standard',
      kind: 'plan',
      topic: 'object-storage',
      popularity: 5,
      name: 'Standard',
      aliases: ['Standard Storage'],
      subject: { pt: 'a classe Standard', en: 'the Standard class', es: 'la clase Standard' },
      gist: {
        pt: '{servir} para dados lidos com frequência',
        en: '{serve} data that is read often',
        es: '{servir} para datos que se leen con frecuencia',
      },
      likeness: {
        pt: 'o armário dos tênis de todo dia, de aluguel mais alto, sem taxa de abertura nem prazo mínimo',
        en: 'the rented locker for everyday shoes, dearer but with no opening charge and no minimum stay',
        es: 'el casillero alquilado para los zapatos de diario, más caro, pero sin cargo por abrirlo ni plazo mínimo',
      },
      source: page('storage/docs/storage-classes'),
    },
    {
      id: 'storage-nearline',
      kind: 'plan',
      topic: 'object-storage',
      popularity: 4,
      name: 'Nearline',
      subject: { pt: 'a classe Nearline', en: 'the Nearline class', es: 'la clase Nearline' },
      gist: {
        pt: '{servir} para dados lidos no máximo uma vez por mês',
        en: '{serve} data that is read once a month at most',
        es: '{servir} para datos que se leen una vez al mes como máximo',
      },
      likeness: {
        pt: 'um armário mais barato para malas de uso mensal, com taxa de abertura e mínimo de um mês',
        en: 'a cheaper locker for the bag of monthly trips, with an opening charge and a one-month minimum',
        es: 'un casillero más barato para la maleta de viajes mensuales, con cargo por apertura y un mes mínimo',
      },
      source: page('storage/docs/storage-classes'),
    },
    {
      id: 'storage-coldline',
      kind: 'plan',
      topic: 'object-storage',
      popularity: 4,
      name: 'Coldline',
      subject: { pt: 'a classe Coldline', en: 'the Coldline class', es: 'la clase Coldline' },
      gist: {
        pt: '{servir} para dados lidos no máximo uma vez por trimestre',
        en: '{serve} data that is read once a quarter at most',
        es: '{servir} para datos que se leen una vez por trimestre como máximo',
      },
      likeness: {
        pt: 'um armário bem mais barato para roupas de estação, com abertura cara e mínimo de três meses',
        en: 'a much cheaper locker for each season’s clothes, with a dear opening charge and a three-month minimum',
        es: 'un casillero mucho más barato para la ropa de estación, con apertura cara y mínimo de tres meses',
      },
      source: page('storage/docs/storage-classes'),
    },
    {
      id: 'storage-archive',
      kind: 'plan',
      topic: 'object-storage',
      popularity: 4,
      name: 'Archive',
      aliases: ['Archive storage'],
      subject: { pt: 'a classe Archive', en: 'the Archive class', es: 'la clase Archive' },
      gist: {
        pt: '{servir} para dados lidos menos de uma vez por ano',
        en: '{serve} data that is read less than once a year',
        es: '{servir} para datos que se leen menos de una vez al año',
      },
      likeness: {
        pt: 'o armário mais barato, para papéis antigos, com a abertura mais cara e mínimo de um ano',
        en: 'the cheapest locker in the hall, for old papers, with the dearest opening and a one-year minimum',
        es: 'el casillero más barato, para papeles viejos, con la apertura más cara y un mínimo de un año',
      },
      source: page('storage/docs/storage-classes'),
    },
  ],
  facts: [
    {
      id: 'stc-hot',
      kind: 'purpose',
      of: ['storage-standard'],
      unclear: ['cloud-storage', 'cloud-cdn'],
      level: 1,
      say: {
        pt: '{ser} indicada para dados lidos a toda hora',
        en: '{be} meant for data that is read all the time',
        es: '{estar} pensada para datos que se leen a toda hora',
      },
      need: {
        pt: 'guardar pelo menor custo as imagens da página inicial de um site, vistas a cada minuto',
        en: 'keep at the lowest cost the images of a site’s home page, which are viewed every minute',
        es: 'guardar al menor costo las imágenes de la página inicial de un sitio, vistas a cada minuto',
      },
      how: {
        pt: 'A classe Standard não tem tarifa de recuperação nem permanência mínima, e por isso convém a acessos constantes.',
        en: 'The Standard class has no retrieval fee and no minimum duration, which makes it fit for constant access.',
        es: 'La clase Standard no tiene tarifa de recuperación ni permanencia mínima, y por eso conviene a accesos constantes.',
      },
    },
    {
      id: 'std-daily',
      kind: 'purpose',
      of: ['storage-standard'],
      unclear: ['cloud-storage'],
      cue: {
        pt: 'dados quentes, em uso constante por pessoas e aplicações',
        en: 'hot data, in constant use by people and applications',
        es: 'datos calientes, en uso constante por personas y aplicaciones',
      },
      level: 1,
      say: {
        pt: '{ser} a mais econômica para dados de uso diário',
        en: '{be} the most economical for data in daily use',
        es: '{ser} la más económica para datos de uso diario',
      },
      need: {
        pt: 'guardar pelo menor custo documentos que os funcionários abrem todos os dias',
        en: 'keep documents that employees open every day, at the lowest cost',
        es: 'guardar al menor costo documentos que los empleados abren todos los días',
      },
      how: {
        pt: 'A classe Standard não cobra pela leitura dos dados nem exige tempo mínimo, e por isso sai mais barata no uso diário.',
        en: 'Standard storage charges no retrieval fee and asks for no minimum time, so it costs less in daily use.',
        es: 'La clase Standard no cobra por leer los datos ni exige tiempo mínimo, y por eso cuesta menos en el uso diario.',
      },
    },
    {
      id: 'stc-free',
      kind: 'feature',
      of: ['storage-standard'],
      cue: {
        pt: 'nenhuma penalidade por abrir os objetos quantas vezes se quiser',
        en: 'no penalty for opening objects as often as one likes',
        es: 'ninguna penalización por abrir los objetos tantas veces como se quiera',
      },
      level: 2,
      say: {
        pt: '{cobrar} só o armazenamento e as operações, sem taxa pela leitura dos dados',
        en: '{charge} only for storage and operations, without a fee for retrieving data',
        es: '{cobrar} solo el almacenamiento y las operaciones, sin tarifa por recuperar los datos',
      },
      how: {
        pt: 'A classe Standard se destina a dados quentes; as demais cobram também por gigabyte lido.',
        en: 'The Standard class is meant for hot data; the others also charge per gigabyte read.',
        es: 'La clase Standard se destina a datos calientes; las demás cobran también por gigabyte leído.',
      },
    },
    {
      id: 'stc-30',
      kind: 'feature',
      of: ['storage-nearline'],
      cue: {
        pt: 'uma cobrança mínima de um mês por objeto',
        en: 'a minimum bill of one month per object',
        es: 'un cobro mínimo de un mes por objeto',
      },
      level: 2,
      say: {
        pt: '{ter} permanência mínima de 30 dias',
        en: '{have} a minimum storage duration of 30 days',
        es: '{tener} una permanencia mínima de 30 días',
      },
      how: {
        pt: 'A classe Nearline cobra o prazo inteiro mesmo de um objeto apagado antes, como exclusão antecipada.',
        en: 'The Nearline class charges the whole period even for an object deleted before it, as an early deletion.',
        es: 'La clase Nearline cobra el plazo completo incluso de un objeto borrado antes, como eliminación anticipada.',
      },
    },
    {
      id: 'stc-month',
      kind: 'purpose',
      of: ['storage-nearline'],
      unclear: ['cloud-storage'],
      cue: {
        pt: 'acesso pouco frequente, umas doze vezes por ano, como em backups',
        en: 'infrequent access, about twelve times a year, as with backups',
        es: 'acceso poco frecuente, unas doce veces al año, como en backups',
      },
      level: 1,
      say: {
        pt: '{ser} indicada para dados lidos cerca de uma vez por mês',
        en: '{be} meant for data that is read about once a month',
        es: '{estar} pensada para datos que se leen alrededor de una vez por mes',
      },
      need: {
        pt: 'guardar pelo menor custo cópias mensais que lê só uma vez e apaga depois de 45 dias',
        en: 'keep monthly copies that it reads just once and deletes after 45 days, at the lowest cost',
        es: 'guardar al menor costo copias mensuales que lee solo una vez y elimina a los 45 días',
      },
      how: {
        pt: 'A classe Nearline baixa o preço de guardar em troca de uma tarifa de leitura e de um mínimo de 30 dias.',
        en: 'The Nearline class lowers the storage price in exchange for a retrieval fee and a minimum of 30 days.',
        es: 'La clase Nearline baja el precio de guardar a cambio de una tarifa de lectura y de un mínimo de 30 días.',
      },
    },
    {
      id: 'stc-90',
      kind: 'feature',
      of: ['storage-coldline'],
      cue: {
        pt: 'uma cobrança mínima de três meses por objeto',
        en: 'a minimum bill of three months per object',
        es: 'un cobro mínimo de tres meses por objeto',
      },
      level: 2,
      say: {
        pt: '{ter} permanência mínima de 90 dias',
        en: '{have} a minimum storage duration of 90 days',
        es: '{tener} una permanencia mínima de 90 días',
      },
      how: {
        pt: 'A classe Coldline cobra o trimestre inteiro do objeto apagado antes, como exclusão antecipada.',
        en: 'The Coldline class charges the whole quarter for an object deleted before it, as an early deletion.',
        es: 'La clase Coldline cobra el trimestre completo del objeto borrado antes, como eliminación anticipada.',
      },
    },
    {
      id: 'stc-quarter',
      kind: 'purpose',
      of: ['storage-coldline'],
      unclear: ['cloud-storage'],
      cue: {
        pt: 'acesso raro a objetos guardados, umas quatro vezes por ano',
        en: 'rare access to stored objects, about four times a year',
        es: 'acceso esporádico a objetos guardados, unas cuatro veces al año',
      },
      level: 1,
      say: {
        pt: '{ser} indicada para dados lidos cerca de uma vez por trimestre',
        en: '{be} meant for data that is read about once a quarter',
        es: '{estar} pensada para datos que se leen alrededor de una vez por trimestre',
      },
      need: {
        pt: 'guardar pelo menor custo relatórios que só abre a cada três meses',
        en: 'keep reports that it opens just every three months, at the lowest cost',
        es: 'guardar al menor costo informes que solo abre cada tres meses',
      },
      how: {
        pt: 'A classe Coldline custa menos para guardar e mais para ler que as classes mais quentes, com mínimo de 90 dias.',
        en: 'The Coldline class costs less to store and more to read than the warmer classes, with a minimum of 90 days.',
        es: 'La clase Coldline cuesta menos para guardar y más para leer que las clases más calientes, con un mínimo de 90 días.',
      },
    },
    {
      id: 'stc-365',
      kind: 'feature',
      of: ['storage-archive'],
      cue: {
        pt: 'uma cobrança mínima de um ano por objeto',
        en: 'a minimum bill of one year per object',
        es: 'un cobro mínimo de un año por objeto',
      },
      level: 2,
      say: {
        pt: '{ter} permanência mínima de 365 dias',
        en: '{have} a minimum storage duration of 365 days',
        es: '{tener} una permanencia mínima de 365 días',
      },
      how: {
        pt: 'A classe Archive cobra o ano inteiro do objeto apagado antes, como exclusão antecipada.',
        en: 'The Archive class charges the whole year for an object deleted before it, as an early deletion.',
        es: 'La clase Archive cobra el año completo del objeto borrado antes, como eliminación anticipada.',
      },
    },
    {
      id: 'stc-legal',
      kind: 'purpose',
      of: ['storage-archive'],
      unclear: ['cloud-storage'],
      level: 1,
      say: {
        pt: '{ser} indicada para dados guardados por anos, que quase ninguém lê',
        en: '{be} meant for data that is kept for years and hardly anyone reads',
        es: '{estar} pensada para datos guardados por años, que casi nadie lee',
      },
      need: {
        pt: 'guardar por dez anos, pelo menor custo, contratos que a lei exige e quase ninguém lê',
        en: 'keep for ten years, at the lowest cost, contracts that the law requires and hardly anyone reads',
        es: 'guardar diez años, al menor costo, contratos que la ley exige y casi nadie lee',
      },
      how: {
        pt: 'A classe Archive tem o menor preço para guardar e a leitura mais cara, com mínimo de 365 dias.',
        en: 'The Archive class has the lowest storage price and the dearest reads, with a minimum of 365 days.',
        es: 'La clase Archive tiene el menor precio para guardar y la lectura más cara, con un mínimo de 365 días.',
      },
    },
    {
      id: 'arc-exams',
      kind: 'purpose',
      of: ['storage-archive'],
      unclear: ['cloud-storage'],
      level: 1,
      say: {
        pt: '{ter} o menor preço de armazenamento entre as classes',
        en: '{have} the lowest storage price of the classes',
        es: '{tener} el menor precio de almacenamiento entre las clases',
      },
      need: {
        pt: 'guardar por vinte anos, pelo menor custo, exames que raramente são abertos',
        en: 'keep for twenty years, at the lowest cost, medical scans that are rarely opened',
        es: 'guardar veinte años, al menor costo, exámenes que rara vez se abren',
      },
      how: {
        pt: 'A classe Archive tem o menor preço por gigabyte guardado e cobra mais quando se lê.',
        en: 'Archive storage has the lowest price per gigabyte kept and charges more when data is read.',
        es: 'La clase Archive tiene el menor precio por gigabyte guardado y cobra más cuando se lee.',
      },
    },
    {
      id: 'stc-retrieval',
      kind: 'trait',
      of: ['storage-nearline', 'storage-coldline', 'storage-archive'],
      cue: {
        pt: 'preço de acesso pouco frequente com leitura cobrada à parte',
        en: 'infrequent-access pricing with reading charged separately',
        es: 'precio de acceso poco frecuente con lectura cobrada aparte',
      },
      level: 1,
      say: {
        pt: '{ter} armazenamento mais barato em troca de uma taxa por gigabyte lido',
        en: '{have} cheaper storage in return for a fee per gigabyte retrieved',
        es: '{tener} almacenamiento más barato a cambio de una tarifa por gigabyte leído',
      },
    },
    {
      id: 'stc-nomin',
      kind: 'trait',
      of: ['storage-standard'],
      cue: {
        pt: 'dados temporários, consultados com frequência e logo apagados',
        en: 'temporary data, opened often and soon removed',
        es: 'datos temporales, consultados con frecuencia y pronto borrados',
      },
      level: 1,
      say: {
        pt: '{permitir} ler a toda hora e apagar em poucos dias sem taxas de recuperação ou exclusão',
        en: '{allow} constant reads and deletes within days without retrieval or early deletion fees',
        es: '{permitir} leer a toda hora y borrar a los pocos días sin cargos de recuperación o eliminación',
      },
      deny: {
        pt: '{cobrar} pela leitura e por um tempo mínimo, de 30 dias ou mais',
        en: '{charge} for reads and for a minimum time of 30 days or more',
        es: '{cobrar} por la lectura y por un tiempo mínimo, de 30 días o más',
      },
    },
    {
      id: 'stc-60',
      kind: 'trait',
      of: ['storage-standard', 'storage-nearline'],
      cue: {
        pt: 'remoção sem multa dois meses após o envio',
        en: 'penalty-free removal two months after upload',
        es: 'eliminación sin penalización dos meses después de la carga',
      },
      level: 2,
      say: {
        pt: '{permitir} apagar um objeto depois de 60 dias sem cobrança adicional',
        en: '{allow} an object to be deleted after 60 days without a further charge',
        es: '{permitir} borrar un objeto después de 60 días sin cargo adicional',
      },
      deny: {
        pt: '{cobrar} 90 dias ou mais, mesmo por um objeto apagado depois de 60',
        en: '{charge} for 90 days or more, even for an object deleted after 60',
        es: '{cobrar} 90 días o más, incluso por un objeto borrado después de 60',
      },
    },
    {
      id: 'stc-200',
      kind: 'trait',
      of: ['storage-standard', 'storage-nearline', 'storage-coldline'],
      cue: {
        pt: 'remoção sem multa cerca de sete meses após o envio',
        en: 'penalty-free removal about seven months after upload',
        es: 'eliminación sin penalización unos siete meses después de la carga',
      },
      level: 2,
      say: {
        pt: '{permitir} apagar um objeto depois de 200 dias sem cobrança adicional',
        en: '{allow} an object to be deleted after 200 days without a further charge',
        es: '{permitir} borrar un objeto después de 200 días sin cargo adicional',
      },
      deny: {
        pt: '{cobrar} 365 dias, mesmo por um objeto apagado depois de 200',
        en: '{charge} for 365 days, even for an object deleted after 200',
        es: '{cobrar} 365 días, incluso por un objeto borrado después de 200',
      },
    },
    {
      id: 'stc-ms',
      kind: 'trait',
      of: ['storage-standard', 'storage-nearline', 'storage-coldline', 'storage-archive'],
      level: 1,
      say: {
        pt: '{entregar} os dados em milissegundos',
        en: '{deliver} data within milliseconds',
        es: '{entregar} los datos en milisegundos',
      },
    },
  ],
  contrasts: [
    {
      between: ['storage-standard', 'storage-nearline'],
      say: {
        pt: 'A classe Standard serve à leitura frequente; a Nearline custa menos para guardar e cobra pela leitura.',
        en: 'Standard serves frequent reads; Nearline costs less to keep data and charges for reading it.',
        es: 'Standard sirve para lectura frecuente; Nearline cuesta menos por guardar y cobra por leer.',
      },
    },
    {
      between: ['storage-nearline', 'storage-coldline'],
      say: {
        pt: 'A Nearline pede 30 dias de permanência; a Coldline pede 90 e serve à leitura trimestral.',
        en: 'Nearline asks for 30 days of storage; Coldline asks for 90 and serves quarterly reads.',
        es: 'Nearline pide 30 días de permanencia; Coldline pide 90 y sirve para lectura trimestral.',
      },
    },
    {
      between: ['storage-coldline', 'storage-archive'],
      say: {
        pt: 'A Coldline serve à leitura trimestral; a Archive, à leitura de menos de uma vez por ano, com 365 dias de permanência.',
        en: 'Coldline serves quarterly reads; Archive serves reads less than once a year, with 365 days of storage.',
        es: 'Coldline sirve para lectura trimestral; Archive, para lectura de menos de una vez al año, con 365 días de permanencia.',
      },
    },
    {
      between: ['storage-standard', 'storage-coldline'],
      say: {
        pt: 'A classe Standard não cobra pela leitura e serve ao uso diário; a Coldline cobra por ela e serve à leitura trimestral.',
        en: 'Standard charges nothing for reads and serves daily use; Coldline charges for them and serves quarterly reads.',
        es: 'La clase Standard no cobra por la lectura y sirve al uso diario; la Coldline cobra por ella y sirve a la lectura trimestral.',
      },
    },
    {
      between: ['storage-standard', 'storage-archive'],
      say: {
        pt: 'A classe Standard serve à leitura frequente; a Archive tem o menor preço para guardar e o maior para ler.',
        en: 'Standard serves frequent reads; Archive has the lowest price to keep data and the highest to read it.',
        es: 'La clase Standard sirve a la lectura frecuente; la Archive tiene el menor precio para guardar y el mayor para leer.',
      },
    },
    {
      between: ['storage-nearline', 'storage-archive'],
      say: {
        pt: 'A Nearline serve à leitura mensal, com mínimo de 30 dias; a Archive, à leitura de menos de uma vez por ano, com 365.',
        en: 'Nearline serves monthly reads, with a minimum of 30 days; Archive serves reads less than once a year, with 365.',
        es: 'La Nearline sirve a la lectura mensual, con un mínimo de 30 días; la Archive, a la lectura de menos de una vez por año, con 365.',
      },
    },
  ],
};
