import type { Category } from '../../src/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const classes = docs('AmazonS3/latest/userguide/storage-class-intro.html');

export const storageClasses: Category = {
  id: 'storage-classes',
  noun: { pt: 'classe de armazenamento do S3', en: 'S3 storage class', es: 'clase de almacenamiento de S3' },
  feminine: true,
  mode: 'statement',
  domain: 'technology',
  costRank: {
    's3-deep-archive': 1,
    's3-flexible-retrieval': 2,
    's3-instant-retrieval': 3,
    's3-one-zone-ia': 4,
    's3-standard-ia': 5,
    's3-standard': 6,
  },
  entities: [
    {
      id: 's3-standard',
      kind: 'feature',
      name: 'S3 Standard',
      topic: 'storage-classes',
      subject: { pt: 'a classe S3 Standard', en: 'S3 Standard', es: 'la clase S3 Standard' },
      popularity: 5,
      source: classes,
      gist: {
        pt: '{atender} dados acessados com frequência, sem taxa de recuperação',
        en: '{serve} frequently used data, with no retrieval fee',
        es: '{atender} datos de acceso frecuente, sin tarifa de recuperación',
      },
      likeness: {
        pt: 'a estante ao lado da mesa, em espaço caro, com tudo à mão e sem taxa por consulta',
        en: 'the shelf beside the desk, in costly space, with everything at hand and no fee per folder taken',
        es: 'el estante junto al escritorio, en espacio caro, con todo a mano y sin cobro por consulta',
      },
    },
    {
      id: 's3-intelligent-tiering',
      kind: 'feature',
      name: 'S3 Intelligent-Tiering',
      topic: 'storage-classes',
      subject: {
        pt: 'a classe S3 Intelligent-Tiering',
        en: 'S3 Intelligent-Tiering',
        es: 'la clase S3 Intelligent-Tiering',
      },
      popularity: 4,
      source: classes,
      gist: {
        pt: '{acompanhar} o uso de cada objeto e {trocar} a camada dele quando o uso muda',
        en: '{watch} the use of each object and {change} its tier when the use changes',
        es: '{observar} el uso de cada objeto y {cambiar} su nivel cuando el uso cambia',
      },
      likeness: {
        pt: 'o arquivista que leva pastas esquecidas para espaço mais barato e as traz de volta no primeiro pedido',
        en: 'the archivist who moves forgotten folders to cheaper space and brings each back at the first request',
        es: 'el archivista que lleva carpetas olvidadas a un espacio menos caro y las trae de vuelta al pedirlas',
      },
    },
    {
      id: 's3-standard-ia',
      kind: 'feature',
      name: 'S3 Standard-IA',
      topic: 'storage-classes',
      subject: { pt: 'a classe S3 Standard-IA', en: 'S3 Standard-IA', es: 'la clase S3 Standard-IA' },
      popularity: 4,
      source: classes,
      gist: {
        pt: '{baratear} dados lidos cerca de uma vez por mês, com cópias em várias zonas',
        en: '{make} data read about once a month cheaper, with copies in several zones',
        es: '{abaratar} datos que se leen cerca de una vez al mes, con copias en varias zonas',
      },
      likeness: {
        pt: 'uma sala de arquivo em conta, com cópias em outros prédios, que entrega logo e cobra por consulta',
        en: 'an inexpensive file room, with copies in other buildings, that delivers at once and charges per folder',
        es: 'una sala de archivo económica, con copias en otros edificios, que entrega al momento y cobra por consulta',
      },
    },
    {
      id: 's3-one-zone-ia',
      kind: 'feature',
      name: 'S3 One Zone-IA',
      topic: 'storage-classes',
      subject: { pt: 'a classe S3 One Zone-IA', en: 'S3 One Zone-IA', es: 'la clase S3 One Zone-IA' },
      popularity: 3,
      source: classes,
      gist: {
        pt: '{guardar} em uma só zona dados pouco usados que podem ser recriados',
        en: '{keep}, in one zone only, little-used data that can be recreated',
        es: '{guardar} en una sola zona datos poco usados que se pueden recrear',
      },
      likeness: {
        pt: 'uma sala de arquivo barata, em um só prédio, para fotocópias que se refazem se ele pegar fogo',
        en: 'a cheap file room, in one building only, for photocopies that can be remade if it burns down',
        es: 'una sala de archivo barata, en un solo edificio, para fotocopias que se rehacen si este se incendia',
      },
    },
    {
      id: 's3-instant-retrieval',
      kind: 'feature',
      name: 'S3 Glacier Instant Retrieval',
      topic: 'storage-classes',
      subject: {
        pt: 'a classe S3 Glacier Instant Retrieval',
        en: 'S3 Glacier Instant Retrieval',
        es: 'la clase S3 Glacier Instant Retrieval',
      },
      popularity: 3,
      source: classes,
      gist: {
        pt: '{arquivar} dados lidos poucas vezes por ano, com abertura em milissegundos',
        en: '{archive} data read a few times a year, opening it in milliseconds',
        es: '{archivar} datos que se leen pocas veces al año, con apertura en milisegundos',
      },
      likeness: {
        pt: 'o porão do arquivo, de aluguel menor e taxa maior por consulta, que mesmo assim entrega na hora',
        en: 'the archive’s basement, with lower rent and a higher fee per folder, that still delivers at once',
        es: 'el sótano del archivo, de menor alquiler y mayor cobro por consulta, que aun así entrega al momento',
      },
    },
    {
      id: 's3-flexible-retrieval',
      kind: 'feature',
      name: 'S3 Glacier Flexible Retrieval',
      topic: 'storage-classes',
      subject: {
        pt: 'a classe S3 Glacier Flexible Retrieval',
        en: 'S3 Glacier Flexible Retrieval',
        es: 'la clase S3 Glacier Flexible Retrieval',
      },
      popularity: 3,
      source: classes,
      gist: {
        pt: '{arquivar} dados que voltam em três a cinco horas no modo padrão, ou em minutos',
        en: '{archive} data that comes back in three to five hours in standard mode, or in minutes',
        es: '{archivar} datos que vuelven en tres a cinco horas en modo estándar, o en minutos',
      },
      likeness: {
        pt: 'o depósito barato na periferia, cujas caixas chegam em horas, ou em minutos com entrega expressa paga',
        en: 'the cheap warehouse on the outskirts, whose boxes arrive in hours, or in minutes by paid courier',
        es: 'el depósito barato en las afueras, cuyas cajas llegan en horas, o en minutos con envío urgente pagado',
      },
    },
    {
      id: 's3-deep-archive',
      kind: 'feature',
      name: 'S3 Glacier Deep Archive',
      topic: 'storage-classes',
      subject: {
        pt: 'a classe S3 Glacier Deep Archive',
        en: 'S3 Glacier Deep Archive',
        es: 'la clase S3 Glacier Deep Archive',
      },
      popularity: 4,
      source: classes,
      gist: {
        pt: '{guardar} por anos, pelo menor preço por GB, dados que quase nunca são lidos',
        en: '{keep} data that is hardly ever read for years, at the lowest price per GB',
        es: '{guardar} por años, al menor precio por GB, datos que casi nunca se leen',
      },
      likeness: {
        pt: 'o galpão no interior, de aluguel menor que todos, cujas caixas levam de meio dia a dois dias',
        en: 'the remote rural warehouse with the lowest rent, whose boxes take half a day to two days',
        es: 'el almacén rural de alquiler más bajo que ninguno, cuyas cajas tardan de medio día a dos días',
      },
    },
  ],
  facts: [
    {
      id: 'class-milliseconds',
      kind: 'trait',
      of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval'],
      level: 1,
      say: {
        pt: '{entregar} os objetos em milissegundos por padrão',
        en: '{deliver} objects in milliseconds by default',
        es: '{entregar} los objetos en milisegundos por defecto',
      },
      deny: {
        pt: '{exigir} uma espera pela restauração, em vez de abrir em milissegundos',
        en: '{require} a wait for a restore instead of opening in milliseconds',
        es: '{exigir} una espera por la restauración, en vez de abrir en milisegundos',
      },
    },
    {
      id: 'class-restore',
      kind: 'feature',
      of: ['s3-flexible-retrieval', 's3-deep-archive'],
      unclear: ['s3-intelligent-tiering'],
      level: 1,
      say: {
        pt: '{exigir} a restauração do objeto antes que ele possa ser lido',
        en: '{require} a restore of the object before it can be read',
        es: '{exigir} la restauración del objeto antes de poder leerlo',
      },
    },
    {
      id: 'class-multi-zone',
      kind: 'trait',
      level: 1,
      of: [
        's3-standard',
        's3-intelligent-tiering',
        's3-standard-ia',
        's3-instant-retrieval',
        's3-flexible-retrieval',
        's3-deep-archive',
      ],
      say: {
        pt: '{resistir} à perda de uma zona de disponibilidade inteira',
        en: '{withstand} the loss of an entire Availability Zone',
        es: '{resistir} la pérdida de una zona de disponibilidad completa',
      },
    },
    {
      id: 'class-one-zone',
      kind: 'purpose',
      of: ['s3-one-zone-ia'],
      unclear: ['ebs', 'instance-store', 'efs', 'fsx-windows', 'fsx-lustre'],
      level: 1,
      say: {
        pt: '{manter} em um só grupo de data centers da região cópias fáceis de recriar e pouco acessadas',
        en: '{keep} easily recreated, rarely accessed copies in a single group of data centers of the Region',
        es: '{mantener} en un solo grupo de centros de datos de la región copias fáciles de recrear y poco accedidas',
      },
      need: {
        pt: 'pagar menos por miniaturas pouco vistas, que podem ser recriadas, ao guardá-las em um único local',
        en: 'pay less for seldom viewed thumbnails, which can be recreated, by keeping them in a single location',
        es: 'pagar menos por miniaturas poco vistas, que se pueden recrear, al guardarlas en un único lugar',
      },
      how: {
        pt: 'A classe S3 One Zone-IA não copia os dados para outras zonas: custa menos, e perder a zona pode ser perder os dados.',
        en: 'S3 One Zone-IA does not copy the data to other zones: it costs less, and losing the zone may mean losing the data.',
        es: 'La clase S3 One Zone-IA no copia los datos a otras zonas: cuesta menos, y perder la zona puede ser perder los datos.',
      },
    },
    {
      id: 'class-no-fee',
      kind: 'trait',
      of: ['s3-standard', 's3-intelligent-tiering'],
      level: 2,
      say: {
        pt: 'não {cobrar} por GB recuperado',
        en: '{not charge} per GB retrieved',
        es: 'no {cobrar} por GB recuperado',
      },
    },
    {
      id: 'class-no-minimum',
      kind: 'trait',
      of: ['s3-standard', 's3-intelligent-tiering'],
      level: 2,
      say: {
        pt: 'não {impor} um número mínimo de dias de cobrança por objeto',
        en: '{not impose} a minimum number of billed days per object',
        es: 'no {imponer} un número mínimo de días de cobro por objeto',
      },
    },
    {
      id: 'class-min-30',
      kind: 'feature',
      of: ['s3-standard-ia', 's3-one-zone-ia'],
      level: 2,
      say: {
        pt: '{cobrar} no mínimo 30 dias por objeto',
        en: '{bill} at least 30 days per object',
        es: '{cobrar} 30 días por objeto como mínimo',
      },
    },
    {
      id: 'class-min-90',
      kind: 'feature',
      of: ['s3-instant-retrieval', 's3-flexible-retrieval'],
      level: 2,
      say: {
        pt: '{cobrar} no mínimo 90 dias por objeto',
        en: '{bill} at least 90 days per object',
        es: '{cobrar} 90 días por objeto como mínimo',
      },
    },
    {
      id: 'class-min-180',
      kind: 'feature',
      of: ['s3-deep-archive'],
      cue: {
        pt: 'uma cobrança por exclusão antecipada nos primeiros 180 dias do objeto',
        en: 'an early-deletion charge during the first 180 days of an object',
        es: 'un cobro por borrado anticipado en los primeros 180 días del objeto',
      },
      level: 2,
      say: {
        pt: '{cobrar} no mínimo 180 dias por objeto',
        en: '{bill} at least 180 days per object',
        es: '{cobrar} 180 días por objeto como mínimo',
      },
      how: {
        pt: 'A classe S3 Glacier Deep Archive cobra os dias que faltam do objeto excluído, sobrescrito ou movido antes desse prazo.',
        en: 'S3 Glacier Deep Archive charges the days that are left for an object deleted, overwritten or moved before that term.',
        es: 'La clase S3 Glacier Deep Archive cobra los días que faltan del objeto eliminado, sobrescrito o movido antes de ese plazo.',
      },
    },
    {
      id: 'class-automatic',
      kind: 'purpose',
      of: ['s3-intelligent-tiering'],
      unclear: ['efs', 'fsx-lustre'],
      level: 1,
      say: {
        pt: '{reduzir} o custo de dados cujo padrão de acesso muda e ninguém consegue prever',
        en: '{cut} the cost of data whose access pattern changes and nobody can predict',
        es: '{reducir} el costo de datos cuyo patrón de acceso cambia y nadie puede prever',
      },
      how: {
        pt: 'A classe S3 Intelligent-Tiering leva a uma camada mais barata o que fica 30 dias sem leitura e o traz de volta no acesso seguinte.',
        en: 'S3 Intelligent-Tiering moves whatever goes unread for 30 days to a cheaper tier and brings it back at the next access.',
        es: 'La clase S3 Intelligent-Tiering pasa a un nivel más barato lo que queda 30 días sin leerse y lo trae de vuelta en el siguiente acceso.',
      },
    },
    {
      id: 'class-monitoring',
      kind: 'feature',
      of: ['s3-intelligent-tiering'],
      cue: {
        pt: 'uma tarifa mensal por objeto para acompanhar acessos, sem custo de recuperação',
        en: 'a monthly per-object fee for tracking access, with no retrieval charge',
        es: 'una tarifa mensual por objeto para seguir sus accesos, sin costo de recuperación',
      },
      level: 2,
      say: {
        pt: '{cobrar} uma pequena taxa de monitoramento por objeto',
        en: '{charge} a small monitoring fee per object',
        es: '{cobrar} una pequeña tarifa de monitoreo por objeto',
      },
      how: {
        pt: 'A classe S3 Intelligent-Tiering acompanha o acesso a cada objeto de 128 KB ou mais, e essa taxa mensal paga por isso.',
        en: 'S3 Intelligent-Tiering tracks the access to every object of 128 KB or more, and that monthly fee pays for it.',
        es: 'La clase S3 Intelligent-Tiering sigue el acceso a cada objeto de 128 KB o más, y esa tarifa mensual paga por ello.',
      },
    },
    {
      id: 'class-default',
      kind: 'feature',
      of: ['s3-standard'],
      cue: {
        pt: 'um upload cuja requisição não traz classe de armazenamento',
        en: 'an upload whose request carries no storage class',
        es: 'una carga cuya solicitud no trae clase de almacenamiento',
      },
      level: 1,
      say: {
        pt: '{ser} a escolhida quando ninguém indica outra ao enviar o objeto',
        en: '{be} the one used when nobody names another at upload',
        es: '{ser} la que se usa cuando nadie indica otra al subir el objeto',
      },
      how: {
        pt: 'A classe S3 Standard é a que vale quando o PUT não traz o cabeçalho x-amz-storage-class.',
        en: 'S3 Standard is what applies when the PUT request has no x-amz-storage-class header.',
        es: 'La clase S3 Standard es la que rige cuando el PUT no trae el encabezado x-amz-storage-class.',
      },
    },
    {
      id: 'class-daily',
      kind: 'feature',
      of: ['s3-standard'],
      unclear: ['s3-intelligent-tiering'],
      level: 1,
      say: {
        pt: '{entregar} dados lidos todos os dias sem cobrança por GB recuperado',
        en: '{deliver} data that is read every day with no charge per GB retrieved',
        es: '{entregar} datos que se leen todos los días sin cobro por GB recuperado',
      },
      deny: {
        pt: '{cobrar} por GB recuperado de dados lidos todos os dias',
        en: '{charge} per GB retrieved for data that is read every day',
        es: '{cobrar} por GB recuperado de datos que se leen todos los días',
      },
      how: {
        pt: 'A classe S3 Standard custa mais por GB guardado, mas não tem duração mínima nem cobrança por GB recuperado.',
        en: 'S3 Standard costs more per GB stored, but has no minimum duration and no charge per GB retrieved.',
        es: 'La clase S3 Standard cuesta más por GB guardado, pero no tiene duración mínima ni cobro por GB recuperado.',
      },
    },
    {
      id: 'class-cheap-reads',
      kind: 'trait',
      of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia'],
      unclear: ['s3-flexible-retrieval', 's3-deep-archive'],
      level: 2,
      say: {
        pt: '{cobrar} pouco ou nada por GB lido em milissegundos',
        en: '{charge} little or nothing per GB read in milliseconds',
        es: '{cobrar} poco o nada por GB leído en milisegundos',
      },
      deny: {
        pt: '{cobrar} mais por GB lido: com uma leitura por mês, o total fica maior',
        en: '{charge} more per GB read: with one read a month, the total is higher',
        es: '{cobrar} más por GB leído: con una lectura al mes, el total es mayor',
      },
    },
    {
      id: 'class-monthly',
      kind: 'trait',
      of: ['s3-standard-ia', 's3-one-zone-ia'],
      level: 1,
      say: {
        pt: '{ser} projetada para dados de longa duração lidos cerca de uma vez por mês',
        en: '{be} designed for long-lived data that is read about once a month',
        es: '{estar} diseñada para datos de larga duración que se leen cerca de una vez al mes',
      },
      deny: {
        pt: '{custar} mais, ou {demorar} mais a abrir, quando os dados são lidos uma vez por mês',
        en: '{cost} more, or {open} more slowly, when data is read once a month',
        es: '{costar} más, o {tardar} más en abrir, cuando los datos se leen una vez al mes',
      },
      how: {
        pt: 'A classe S3 Standard-IA guarda o GB por menos que a S3 Standard e cobra por GB recuperado, com resposta em milissegundos.',
        en: 'S3 Standard-IA keeps a GB for less than S3 Standard and charges per GB retrieved, with an answer within milliseconds.',
        es: 'La clase S3 Standard-IA guarda el GB por menos que S3 Standard y cobra por GB recuperado, con respuesta en milisegundos.',
      },
    },
    {
      id: 'class-quarterly',
      kind: 'feature',
      of: ['s3-instant-retrieval'],
      unclear: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia'],
      level: 2,
      say: {
        pt: '{abrir} em milissegundos dados arquivados que se leem uma vez por trimestre',
        en: '{open} archived data that is read once a quarter in milliseconds',
        es: '{abrir} en milisegundos datos archivados que se leen una vez por trimestre',
      },
      how: {
        pt: 'A classe S3 Glacier Instant Retrieval responde a um GET comum, sem restauração; em troca, cobra por GB recuperado.',
        en: 'S3 Glacier Instant Retrieval answers an ordinary GET, without a restore; in exchange it charges per GB retrieved.',
        es: 'La clase S3 Glacier Instant Retrieval responde a un GET común, sin restauración; a cambio, cobra por GB recuperado.',
      },
    },
    {
      id: 'class-five-hours',
      kind: 'trait',
      level: 2,
      of: [
        's3-standard',
        's3-intelligent-tiering',
        's3-standard-ia',
        's3-one-zone-ia',
        's3-instant-retrieval',
        's3-flexible-retrieval',
      ],
      say: {
        pt: '{devolver} os dados em até cinco horas na configuração padrão',
        en: '{return} the data within five hours in the standard configuration',
        es: '{devolver} los datos en un máximo de cinco horas en la configuración estándar',
      },
      deny: {
        pt: '{levar} até doze horas para devolver os dados na configuração padrão',
        en: '{take} up to twelve hours to return the data in the standard configuration',
        es: '{tardar} hasta doce horas en devolver los datos en la configuración estándar',
      },
    },
    {
      id: 'class-twelve-hours',
      kind: 'feature',
      of: ['s3-deep-archive'],
      unclear: ['s3-intelligent-tiering', 's3-flexible-retrieval'],
      cue: {
        pt: 'uma restauração normal em até 12 horas, a mais lenta das classes',
        en: 'a regular restore within 12 hours, the slowest of the classes',
        es: 'una restauración normal en hasta 12 horas, la más lenta de las clases',
      },
      level: 2,
      say: {
        pt: '{levar} até 12 horas para devolver um objeto no modo padrão',
        en: '{take} up to 12 hours to return an object in standard mode',
        es: '{tardar} hasta 12 horas en devolver un objeto en modo estándar',
      },
      how: {
        pt: 'A classe S3 Glacier Deep Archive exige um RestoreObject, com dois modos: o Standard e o Bulk, que leva até 48 horas.',
        en: 'S3 Glacier Deep Archive requires RestoreObject, which has two options here: Standard and Bulk, which takes up to 48 hours.',
        es: 'La clase S3 Glacier Deep Archive exige RestoreObject, con dos modos: Standard y Bulk, que tarda hasta 48 horas.',
      },
    },
    {
      id: 'class-bulk-free',
      kind: 'feature',
      of: ['s3-flexible-retrieval'],
      unclear: ['s3-standard', 's3-intelligent-tiering'],
      level: 2,
      say: {
        pt: '{permitir} trazer grandes volumes de volta, sem custo por GB, em 5 a 12 horas',
        en: '{let} customers bring large volumes back in 5 to 12 hours at no charge per GB',
        es: '{permitir} traer de vuelta grandes volúmenes, sin costo por GB, en 5 a 12 horas',
      },
      how: {
        pt: 'A classe S3 Glacier Flexible Retrieval tem recuperações Expedited, Standard e Bulk; a última é a mais lenta e a única gratuita.',
        en: 'S3 Glacier Flexible Retrieval has Expedited, Standard and Bulk retrievals; the last is the slowest and the only free one.',
        es: 'La clase S3 Glacier Flexible Retrieval tiene recuperaciones Expedited, Standard y Bulk; la última es la más lenta y la única gratuita.',
      },
    },
    {
      id: 'class-cheapest',
      kind: 'purpose',
      of: ['s3-deep-archive'],
      cue: {
        pt: 'retenção legal por muitos anos, com custo mínimo e sem pressa na leitura',
        en: 'legal retention for many years at minimal cost, with no hurry to read',
        es: 'retención legal por muchos años, con costo mínimo y sin prisa por leer',
      },
      level: 1,
      say: {
        pt: '{guardar} por dez anos, pelo menor preço por GB, registros que podem levar um dia para voltar',
        en: '{keep} records for ten years at the lowest price per GB, even if retrieving them takes a day',
        es: '{guardar} por diez años, al menor precio por GB, registros que pueden tardar un día en volver',
      },
      how: {
        pt: 'A classe S3 Glacier Deep Archive não tem acesso imediato: a restauração leva até 12 ou até 48 horas, e por isso custa menos.',
        en: 'S3 Glacier Deep Archive has no immediate access: a restore takes up to 12 or up to 48 hours, and so it costs less.',
        es: 'La clase S3 Glacier Deep Archive no tiene acceso inmediato: la restauración tarda hasta 12 o hasta 48 horas, y por eso cuesta menos.',
      },
    },
    {
      id: 'class-below-standard',
      kind: 'trait',
      of: ['s3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'],
      level: 2,
      say: {
        pt: '{custar} menos por GB guardado do que a classe usada por padrão, desde o primeiro dia',
        en: '{cost} less per GB kept than the class used by default, from the first day',
        es: '{costar} menos por GB guardado que la clase usada por defecto, desde el primer día',
      },
      deny: {
        pt: 'não {custar} menos por GB guardado do que a classe usada por padrão desde o primeiro dia',
        en: '{not cost} less per GB kept than the class used by default from the first day',
        es: 'no {costar} menos por GB guardado que la clase usada por defecto desde el primer día',
      },
    },
    {
      id: 'class-archive-price',
      kind: 'feature',
      of: ['s3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'],
      level: 2,
      say: {
        pt: '{ter} preço de arquivamento por GB guardado, menor do que o das classes de acesso pouco frequente',
        en: '{have} an archive price per GB kept, lower than that of the infrequent access classes',
        es: '{tener} precio de archivo por GB guardado, menor que el de las clases de acceso poco frecuente',
      },
    },
    {
      id: 'class-active',
      kind: 'purpose',
      of: ['s3-standard'],
      unclear: ['s3', 'cloudfront', 's3-intelligent-tiering', 'efs', 'ebs'],
      level: 1,
      say: {
        pt: '{guardar} as imagens de uma loja, lidas o dia todo, sem tarifa de recuperação',
        en: '{keep} the images of a store, read all day long, with no retrieval fee',
        es: '{guardar} las imágenes de una tienda, leídas todo el día, sin tarifa de recuperación',
      },
      how: {
        pt: 'A S3 Standard não cobra por GB recuperado nem exige permanência mínima: leituras frequentes só pagam a requisição.',
        en: 'S3 Standard has no charge per GB retrieved and no minimum stay: frequent reads pay for the request alone.',
        es: 'S3 Standard no cobra por GB recuperado ni exige permanencia mínima: las lecturas frecuentes solo pagan la solicitud.',
      },
    },
    {
      id: 'class-monthly-files',
      kind: 'purpose',
      of: ['s3-standard-ia'],
      unclear: ['s3-instant-retrieval', 's3-intelligent-tiering', 's3', 'efs'],
      level: 1,
      say: {
        pt: '{guardar} em várias zonas, por menos que o preço padrão, relatórios lidos uma vez por mês e abertos na hora',
        en: '{keep} in several zones, for less than the default price, reports that are read once a month and opened at once',
        es: '{guardar} en varias zonas, por menos que el precio estándar, informes que se leen una vez al mes y se abren al instante',
      },
      how: {
        pt: 'A S3 Standard-IA custa menos por GB guardado e cobra por GB lido, o que compensa quando se lê pouco.',
        en: 'S3 Standard-IA costs less per GB kept and charges per GB read, which pays off when little is read.',
        es: 'S3 Standard-IA cuesta menos por GB guardado y cobra por GB leído, lo que conviene cuando se lee poco.',
      },
    },
    {
      id: 'class-x-rays',
      kind: 'purpose',
      of: ['s3-instant-retrieval'],
      unclear: ['s3-intelligent-tiering', 's3', 'efs'],
      level: 1,
      say: {
        pt: '{guardar} exames pouco vistos pelo menor preço entre as classes que os abrem em milissegundos',
        en: '{keep} seldom viewed X-rays at the lowest storage price among the classes that open them in milliseconds',
        es: '{guardar} radiografías poco vistas al menor precio entre las clases que las abren en milisegundos',
      },
      how: {
        pt: 'A S3 Glacier Instant Retrieval guarda a preço de arquivo e responde em milissegundos; em troca, cada leitura custa mais.',
        en: 'S3 Glacier Instant Retrieval keeps data at an archive price and answers in milliseconds; in return, each read costs more.',
        es: 'S3 Glacier Instant Retrieval guarda a precio de archivo y responde en milisegundos; a cambio, cada lectura cuesta más.',
      },
    },
    {
      id: 'class-expedited',
      kind: 'feature',
      of: ['s3-flexible-retrieval'],
      unclear: ['s3-intelligent-tiering'],
      level: 2,
      say: {
        pt: '{devolver} dados arquivados em 1 a 5 minutos com um pedido acelerado (expedited)',
        en: '{bring} archived data back in 1 to 5 minutes with an expedited request',
        es: '{devolver} datos archivados en 1 a 5 minutos con una solicitud acelerada (expedited)',
      },
      how: {
        pt: 'A S3 Glacier Flexible Retrieval tem três velocidades: acelerada, em minutos; padrão, em 3 a 5 horas; em massa, em 5 a 12.',
        en: 'S3 Glacier Flexible Retrieval has three speeds: expedited, in minutes; standard, in 3 to 5 hours; bulk, in 5 to 12.',
        es: 'S3 Glacier Flexible Retrieval tiene tres velocidades: acelerada, en minutos; estándar, en 3 a 5 horas; masiva, en 5 a 12.',
      },
    },
    {
      id: 'class-law',
      kind: 'purpose',
      of: ['s3-deep-archive'],
      unclear: ['s3', 'storage-gateway', 'backup', 's3-intelligent-tiering'],
      level: 1,
      say: {
        pt: '{guardar} pelo menor preço por GB o acervo de um cofre de fitas, cuja recuperação pode levar 12 horas',
        en: '{keep} the contents of a tape vault at the lowest price per GB, when restoring them may take 12 hours',
        es: '{guardar} al menor precio por GB el contenido de una bóveda de cintas, cuya recuperación puede tardar 12 horas',
      },
      how: {
        pt: 'A S3 Glacier Deep Archive tem o menor preço por GB guardado; a restauração padrão leva até 12 horas.',
        en: 'S3 Glacier Deep Archive has the lowest price per GB kept; a standard restore takes up to 12 hours.',
        es: 'S3 Glacier Deep Archive tiene el menor precio por GB guardado; la restauración estándar tarda hasta 12 horas.',
      },
    },
    {
      id: 'class-moves',
      kind: 'feature',
      of: ['s3-intelligent-tiering'],
      level: 1,
      say: {
        pt: '{devolver} um objeto ao nível de acesso frequente na primeira leitura, sem tarifa de recuperação',
        en: '{put} an object back in the frequent access tier at its first read, with no retrieval fee',
        es: '{devolver} un objeto al nivel de acceso frecuente en la primera lectura, sin tarifa de recuperación',
      },
      how: {
        pt: 'A S3 Intelligent-Tiering passa ao nível infrequente o que ninguém lê por 30 dias e o traz de volta na primeira leitura.',
        en: 'S3 Intelligent-Tiering moves what nobody reads for 30 days to the infrequent tier and brings it back at the first read.',
        es: 'S3 Intelligent-Tiering pasa al nivel infrecuente lo que nadie lee durante 30 días y lo trae de vuelta en la primera lectura.',
      },
    },
    {
      id: 'class-zone-loss',
      kind: 'feature',
      of: ['s3-one-zone-ia'],
      level: 1,
      say: {
        pt: '{perder} os dados se o único local que os guarda for destruído',
        en: '{lose} the data if the single location that holds it is destroyed',
        es: '{perder} los datos si se destruye el único lugar que los guarda',
      },
      how: {
        pt: 'A S3 One Zone-IA não copia os objetos para outra zona, e por isso custa menos que a classe de acesso infrequente comum.',
        en: 'S3 One Zone-IA does not copy objects to another zone, which is why it costs less than ordinary infrequent access.',
        es: 'S3 One Zone-IA no copia los objetos en otra zona, y por eso cuesta menos que el acceso poco frecuente común.',
      },
    },
    {
      id: 'class-hours',
      kind: 'purpose',
      of: ['s3-flexible-retrieval'],
      unclear: ['s3', 's3-intelligent-tiering', 'storage-gateway', 'backup'],
      level: 2,
      say: {
        pt: '{arquivar} documentos que podem levar horas para voltar, com recuperação em massa gratuita',
        en: '{archive} documents whose retrieval may take hours, with bulk restores free of charge',
        es: '{archivar} documentos que pueden tardar horas en volver, con recuperación masiva gratuita',
      },
      how: {
        pt: 'A S3 Glacier Flexible Retrieval não cobra a restauração em massa (bulk), que leva de 5 a 12 horas.',
        en: 'S3 Glacier Flexible Retrieval does not charge for bulk restores, which take 5 to 12 hours.',
        es: 'S3 Glacier Flexible Retrieval no cobra la restauración masiva (bulk), que tarda de 5 a 12 horas.',
      },
    },
  ],
  contrasts: [
    {
      between: ['s3-flexible-retrieval', 's3-intelligent-tiering'],
      say: {
        pt: 'A S3 Glacier Flexible Retrieval arquiva o que pode esperar horas pela restauração; a S3 Intelligent-Tiering entrega em milissegundos e muda cada objeto de camada conforme o acesso.',
        en: 'S3 Glacier Flexible Retrieval archives what can wait hours to be restored; S3 Intelligent-Tiering delivers in milliseconds and moves each object between tiers as access changes.',
        es: 'S3 Glacier Flexible Retrieval archiva lo que puede esperar horas por la restauración; S3 Intelligent-Tiering entrega en milisegundos y cambia cada objeto de capa según el acceso.',
      },
    },
    {
      between: ['s3-instant-retrieval', 's3-intelligent-tiering'],
      say: {
        pt: 'A S3 Intelligent-Tiering é para uso que muda; a S3 Glacier Instant Retrieval, para dados que se sabe que serão lidos poucas vezes por ano.',
        en: 'S3 Intelligent-Tiering is for use that changes; S3 Glacier Instant Retrieval for data known to be read a few times a year.',
        es: 'S3 Intelligent-Tiering es para un uso que cambia; S3 Glacier Instant Retrieval, para datos que se sabe que se leerán pocas veces al año.',
      },
    },
    {
      between: ['s3-one-zone-ia', 's3-standard'],
      say: {
        pt: 'A S3 Standard copia em três zonas ou mais e não cobra por GB lido; a S3 One Zone-IA custa menos por GB e fica em uma zona.',
        en: 'S3 Standard copies to three zones or more and charges nothing per GB read; S3 One Zone-IA costs less per GB and stays in one zone.',
        es: 'S3 Standard copia en tres zonas o más y no cobra por GB leído; S3 One Zone-IA cuesta menos por GB y queda en una zona.',
      },
    },
    {
      between: ['s3-deep-archive', 's3-instant-retrieval'],
      say: {
        pt: 'A S3 Glacier Instant Retrieval abre em milissegundos; a S3 Glacier Deep Archive guarda por menos e leva horas.',
        en: 'S3 Glacier Instant Retrieval opens in milliseconds; S3 Glacier Deep Archive stores for less and takes hours.',
        es: 'S3 Glacier Instant Retrieval abre en milisegundos; S3 Glacier Deep Archive guarda por menos y tarda horas.',
      },
    },
    {
      between: ['s3-flexible-retrieval', 's3-standard'],
      say: {
        pt: 'A S3 Standard abre em milissegundos, sem cobrar por GB lido; a S3 Glacier Flexible Retrieval guarda por menos e faz esperar.',
        en: 'S3 Standard opens in milliseconds, with no charge per GB read; S3 Glacier Flexible Retrieval stores for less and makes you wait.',
        es: 'S3 Standard abre en milisegundos, sin cobrar por GB leído; S3 Glacier Flexible Retrieval guarda por menos y hace esperar.',
      },
    },
    {
      between: ['s3-deep-archive', 's3-standard'],
      say: {
        pt: 'A S3 Standard é para dados lidos a toda hora; a S3 Glacier Deep Archive guarda por muito menos o que pode esperar horas.',
        en: 'S3 Standard is for data that is read all the time; S3 Glacier Deep Archive stores what can wait hours for far less.',
        es: 'S3 Standard es para datos que se leen a toda hora; S3 Glacier Deep Archive guarda por mucho menos lo que puede esperar horas.',
      },
    },
    {
      between: ['s3-instant-retrieval', 's3-standard'],
      say: {
        pt: 'A S3 Standard não cobra por GB lido; a S3 Glacier Instant Retrieval guarda por menos e cobra mais por leitura.',
        en: 'S3 Standard charges nothing per GB read; S3 Glacier Instant Retrieval stores for less and charges more per read.',
        es: 'S3 Standard no cobra por GB leído; S3 Glacier Instant Retrieval guarda por menos y cobra más por lectura.',
      },
    },
    {
      between: ['s3-deep-archive', 's3-standard-ia'],
      say: {
        pt: 'A S3 Standard-IA abre em milissegundos; a S3 Glacier Deep Archive guarda pelo menor preço e leva até 12 horas para devolver.',
        en: 'S3 Standard-IA opens in milliseconds; S3 Glacier Deep Archive stores at the lowest price and takes up to 12 hours to return data.',
        es: 'S3 Standard-IA abre en milisegundos; S3 Glacier Deep Archive guarda al menor precio y tarda hasta 12 horas en devolver.',
      },
    },
    {
      between: ['s3-intelligent-tiering', 's3-one-zone-ia'],
      say: {
        pt: 'A S3 Intelligent-Tiering é para uso imprevisível, em várias zonas; a S3 One Zone-IA, para dados pouco lidos que podem ser recriados.',
        en: 'S3 Intelligent-Tiering is for unpredictable use, in several zones; S3 One Zone-IA for seldom read data that can be recreated.',
        es: 'S3 Intelligent-Tiering es para uso imprevisible, en varias zonas; S3 One Zone-IA, para datos poco leídos que se pueden recrear.',
      },
    },
    {
      between: ['s3-deep-archive', 's3-intelligent-tiering'],
      say: {
        pt: 'A S3 Intelligent-Tiering abre em milissegundos por padrão e acompanha o uso; a S3 Glacier Deep Archive é a mais barata para guardar e leva horas.',
        en: 'S3 Intelligent-Tiering opens in milliseconds by default and follows use; S3 Glacier Deep Archive is the cheapest to store in and takes hours.',
        es: 'S3 Intelligent-Tiering abre en milisegundos por defecto y sigue el uso; S3 Glacier Deep Archive es la más barata para guardar y tarda horas.',
      },
    },
    {
      between: ['s3-instant-retrieval', 's3-one-zone-ia'],
      say: {
        pt: 'A S3 One Zone-IA fica em uma zona só; a S3 Glacier Instant Retrieval guarda por menos, em três zonas ou mais, e cobra mais por leitura.',
        en: 'S3 One Zone-IA stays in one zone; S3 Glacier Instant Retrieval stores for less, in three zones or more, and charges more per read.',
        es: 'S3 One Zone-IA queda en una sola zona; S3 Glacier Instant Retrieval guarda por menos, en tres zonas o más, y cobra más por lectura.',
      },
    },
    {
      between: ['s3-flexible-retrieval', 's3-standard-ia'],
      say: {
        pt: 'A S3 Standard-IA abre em milissegundos; a S3 Glacier Flexible Retrieval guarda por menos, com espera de minutos a horas.',
        en: 'S3 Standard-IA opens in milliseconds; S3 Glacier Flexible Retrieval stores for less, with a wait of minutes to hours.',
        es: 'S3 Standard-IA abre en milisegundos; S3 Glacier Flexible Retrieval guarda por menos, con una espera de minutos a horas.',
      },
    },
    {
      between: ['s3-flexible-retrieval', 's3-one-zone-ia'],
      say: {
        pt: 'A S3 One Zone-IA abre em milissegundos, em uma só zona; a S3 Glacier Flexible Retrieval faz esperar, mas sobrevive à perda de uma zona.',
        en: 'S3 One Zone-IA opens in milliseconds, in one zone; S3 Glacier Flexible Retrieval makes you wait, but survives the loss of a zone.',
        es: 'S3 One Zone-IA abre en milisegundos, en una sola zona; S3 Glacier Flexible Retrieval hace esperar, pero sobrevive a la pérdida de una zona.',
      },
    },
    {
      between: ['s3-deep-archive', 's3-one-zone-ia'],
      say: {
        pt: 'A S3 One Zone-IA abre em milissegundos, em uma só zona; a S3 Glacier Deep Archive leva horas, com os dados em pelo menos três.',
        en: 'S3 One Zone-IA opens in milliseconds, from a single zone; S3 Glacier Deep Archive takes hours, with the data in at least three.',
        es: 'S3 One Zone-IA abre en milisegundos, en una sola zona; S3 Glacier Deep Archive tarda horas, con los datos en al menos tres.',
      },
    },
    {
      between: ['s3-standard', 's3-standard-ia'],
      say: {
        pt: 'A S3 Standard custa mais para guardar e nada para ler por GB; a S3 Standard-IA inverte essa conta e serve para dados pouco lidos.',
        en: 'S3 Standard costs more to keep and nothing per GB to read; S3 Standard-IA turns that around and suits data that is seldom read.',
        es: 'S3 Standard cuesta más para guardar y nada por GB para leer; S3 Standard-IA invierte esa cuenta y sirve para datos poco leídos.',
      },
    },
    {
      between: ['s3-standard-ia', 's3-one-zone-ia'],
      say: {
        pt: 'A S3 One Zone-IA é mais barata porque guarda tudo em uma zona; a S3 Standard-IA copia os dados em pelo menos três.',
        en: 'S3 One Zone-IA is cheaper because it keeps everything in one zone; S3 Standard-IA copies the data to at least three.',
        es: 'S3 One Zone-IA es más barata porque guarda todo en una zona; S3 Standard-IA copia los datos en al menos tres.',
      },
    },
    {
      between: ['s3-standard', 's3-intelligent-tiering'],
      say: {
        pt: 'Na S3 Standard o objeto fica onde está; a S3 Intelligent-Tiering muda o objeto de camada quando ele deixa de ser lido.',
        en: 'In S3 Standard an object stays where it is; S3 Intelligent-Tiering moves it to another tier when it is no longer read.',
        es: 'En S3 Standard el objeto se queda donde está; S3 Intelligent-Tiering lo cambia de nivel cuando deja de leerse.',
      },
    },
    {
      between: ['s3-instant-retrieval', 's3-flexible-retrieval'],
      say: {
        pt: 'A S3 Glacier Instant Retrieval abre em milissegundos; a S3 Glacier Flexible Retrieval é mais barata e leva de minutos a horas.',
        en: 'S3 Glacier Instant Retrieval opens in milliseconds; S3 Glacier Flexible Retrieval is cheaper and takes minutes to hours.',
        es: 'S3 Glacier Instant Retrieval abre en milisegundos; S3 Glacier Flexible Retrieval es más barata y tarda de minutos a horas.',
      },
    },
    {
      between: ['s3-flexible-retrieval', 's3-deep-archive'],
      say: {
        pt: 'A S3 Glacier Deep Archive é a mais barata e leva até 12 horas no modo padrão; a S3 Glacier Flexible Retrieval, de 3 a 5 horas.',
        en: 'S3 Glacier Deep Archive is the cheapest and takes up to 12 hours in standard mode; S3 Glacier Flexible Retrieval takes 3 to 5.',
        es: 'S3 Glacier Deep Archive es la más barata y tarda hasta 12 horas en modo estándar; S3 Glacier Flexible Retrieval, de 3 a 5.',
      },
    },
    {
      between: ['s3-standard-ia', 's3-instant-retrieval'],
      say: {
        pt: 'As duas abrem em milissegundos: a S3 Standard-IA compensa com leitura mensal; a S3 Glacier Instant Retrieval, com leitura trimestral.',
        en: 'Both open in milliseconds: S3 Standard-IA pays off when data is read monthly, S3 Glacier Instant Retrieval when it is read quarterly.',
        es: 'Las dos abren en milisegundos: S3 Standard-IA conviene con lectura mensual; S3 Glacier Instant Retrieval, con lectura trimestral.',
      },
    },
    {
      between: ['s3-standard-ia', 's3-intelligent-tiering'],
      say: {
        pt: 'Com padrão de acesso conhecido e raro, S3 Standard-IA; com padrão que muda, S3 Intelligent-Tiering, que decide por objeto.',
        en: 'With a known, rare access pattern, S3 Standard-IA; with a changing one, S3 Intelligent-Tiering, which decides object by object.',
        es: 'Con un patrón de acceso conocido y raro, S3 Standard-IA; con uno que cambia, S3 Intelligent-Tiering, que decide por objeto.',
      },
    },
  ],
};
