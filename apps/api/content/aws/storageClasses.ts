import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

const classes = docs('AmazonS3/latest/userguide/storage-class-intro.html');

export const storageClasses: Category = {
  id: 'storage-classes',
  noun: { pt: 'classe de armazenamento do S3', en: 'S3 storage class', es: 'clase de almacenamiento de S3' },
  feminine: true,
  mode: 'statement',
  domain: 'technology',
  costRank: {
    's3-deep-archive': 1, 's3-flexible-retrieval': 2, 's3-instant-retrieval': 3, 's3-one-zone-ia': 4, 's3-standard-ia': 5, 's3-standard': 6,
  },
  entities: [
    {
      id: 's3-standard', kind: 'feature', name: 'S3 Standard', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Standard', en: 'S3 Standard', es: 'la clase S3 Standard' },
      popularity: 5, source: classes,
      gist: {
        pt: '{atender} dados acessados com frequência, sem taxa de recuperação',
        en: '{serve} frequently used data, with no retrieval fee',
        es: '{atender} datos de acceso frecuente, sin tarifa de recuperación',
      },
    },
    {
      id: 's3-intelligent-tiering', kind: 'feature', name: 'S3 Intelligent-Tiering', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Intelligent-Tiering', en: 'S3 Intelligent-Tiering', es: 'la clase S3 Intelligent-Tiering' },
      popularity: 4, source: classes,
      gist: {
        pt: '{acompanhar} o uso de cada objeto e {trocar} a camada dele quando o uso muda',
        en: '{watch} the use of each object and {change} its tier when the use changes',
        es: '{observar} el uso de cada objeto y {cambiar} su nivel cuando el uso cambia',
      },
    },
    {
      id: 's3-standard-ia', kind: 'feature', name: 'S3 Standard-IA', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Standard-IA', en: 'S3 Standard-IA', es: 'la clase S3 Standard-IA' },
      popularity: 4, source: classes,
      gist: {
        pt: '{baratear} dados lidos cerca de uma vez por mês, com cópias em várias zonas',
        en: '{make} data read about once a month cheaper, with copies in several zones',
        es: '{abaratar} datos que se leen cerca de una vez al mes, con copias en varias zonas',
      },
    },
    {
      id: 's3-one-zone-ia', kind: 'feature', name: 'S3 One Zone-IA', topic: 'storage-classes',
      subject: { pt: 'a classe S3 One Zone-IA', en: 'S3 One Zone-IA', es: 'la clase S3 One Zone-IA' },
      popularity: 3, source: classes,
      gist: {
        pt: '{guardar} em uma só zona dados pouco usados que podem ser recriados',
        en: '{keep}, in one zone only, little-used data that can be recreated',
        es: '{guardar} en una sola zona datos poco usados que se pueden recrear',
      },
    },
    {
      id: 's3-instant-retrieval', kind: 'feature', name: 'S3 Glacier Instant Retrieval', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Glacier Instant Retrieval', en: 'S3 Glacier Instant Retrieval', es: 'la clase S3 Glacier Instant Retrieval' },
      popularity: 3, source: classes,
      gist: {
        pt: '{arquivar} dados lidos poucas vezes por ano, com abertura em milissegundos',
        en: '{archive} data read a few times a year, opening it in milliseconds',
        es: '{archivar} datos que se leen pocas veces al año, con apertura en milisegundos',
      },
    },
    {
      id: 's3-flexible-retrieval', kind: 'feature', name: 'S3 Glacier Flexible Retrieval', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Glacier Flexible Retrieval', en: 'S3 Glacier Flexible Retrieval', es: 'la clase S3 Glacier Flexible Retrieval' },
      popularity: 3, source: classes,
      gist: {
        pt: '{arquivar} dados que podem levar de minutos a horas para voltar',
        en: '{archive} data that may take minutes to hours to come back',
        es: '{archivar} datos que pueden tardar de minutos a horas en volver',
      },
    },
    {
      id: 's3-deep-archive', kind: 'feature', name: 'S3 Glacier Deep Archive', topic: 'storage-classes',
      subject: { pt: 'a classe S3 Glacier Deep Archive', en: 'S3 Glacier Deep Archive', es: 'la clase S3 Glacier Deep Archive' },
      popularity: 4, source: classes,
      gist: {
        pt: '{guardar} por anos, pelo menor preço por GB, dados que quase nunca são lidos',
        en: '{keep} data that is hardly ever read for years, at the lowest price per GB',
        es: '{guardar} por años, al menor precio por GB, datos que casi nunca se leen',
      },
    },
  ],
  facts: [
    {
      id: 'class-milliseconds', kind: 'trait', of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval'], level: 1,
      say: {
        pt: '{entregar} os objetos em milissegundos por padrão',
        en: '{deliver} objects in milliseconds by default',
        es: '{entregar} los objetos en milisegundos por defecto',
      },
      deny: {
        pt: '{exigir} uma espera de minutos ou horas antes da leitura',
        en: '{require} a wait of minutes or hours before reading',
        es: '{exigir} una espera de minutos u horas antes de leer',
      },
    },
    {
      id: 'class-restore', kind: 'feature', of: ['s3-flexible-retrieval', 's3-deep-archive'], unclear: ['s3-intelligent-tiering'], level: 2,
      say: {
        pt: '{exigir} a restauração do objeto antes que ele possa ser lido',
        en: '{require} a restore of the object before it can be read',
        es: '{exigir} la restauración del objeto antes de poder leerlo',
      },
    },
    {
      id: 'class-multi-zone', kind: 'trait', level: 1,
      of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'],
      say: {
        pt: '{resistir} à perda de uma zona de disponibilidade inteira',
        en: '{withstand} the loss of an entire Availability Zone',
        es: '{resistir} la pérdida de una zona de disponibilidad completa',
      },
    },
    {
      id: 'class-one-zone', kind: 'purpose', of: ['s3-one-zone-ia'], unclear: ['ebs', 'instance-store', 'efs', 'fsx-windows', 'fsx-lustre'], level: 1,
      say: {
        pt: '{manter} em uma única localidade da região cópias fáceis de recriar e pouco acessadas',
        en: '{keep} easily recreated, rarely accessed copies in a single location of the Region',
        es: '{mantener} en una sola ubicación de la región copias fáciles de recrear y poco accedidas',
      },
    },
    {
      id: 'class-no-fee', kind: 'trait', of: ['s3-standard', 's3-intelligent-tiering'], level: 2,
      say: {
        pt: 'não {cobrar} por GB recuperado',
        en: '{not charge} per GB retrieved',
        es: 'no {cobrar} por GB recuperado',
      },
    },
    {
      id: 'class-no-minimum', kind: 'trait', of: ['s3-standard', 's3-intelligent-tiering'], level: 2,
      say: {
        pt: 'não {impor} um número mínimo de dias de cobrança por objeto',
        en: '{not impose} a minimum number of billed days per object',
        es: 'no {imponer} un número mínimo de días de cobro por objeto',
      },
    },
    {
      id: 'class-min-30', kind: 'feature', of: ['s3-standard-ia', 's3-one-zone-ia'], level: 2,
      say: {
        pt: '{cobrar} no mínimo 30 dias por objeto',
        en: '{bill} at least 30 days per object',
        es: '{cobrar} 30 días por objeto como mínimo',
      },
    },
    {
      id: 'class-min-90', kind: 'feature', of: ['s3-instant-retrieval', 's3-flexible-retrieval'], level: 2,
      say: {
        pt: '{cobrar} no mínimo 90 dias por objeto',
        en: '{bill} at least 90 days per object',
        es: '{cobrar} 90 días por objeto como mínimo',
      },
    },
    {
      id: 'class-min-180', kind: 'feature', of: ['s3-deep-archive'], level: 2,
      say: {
        pt: '{cobrar} no mínimo 180 dias por objeto',
        en: '{bill} at least 180 days per object',
        es: '{cobrar} 180 días por objeto como mínimo',
      },
    },
    {
      id: 'class-automatic', kind: 'purpose', of: ['s3-intelligent-tiering'], unclear: ['efs', 'fsx-lustre'], level: 1,
      say: {
        pt: '{reduzir} o custo de dados cujo padrão de acesso muda e ninguém consegue prever',
        en: '{cut} the cost of data whose access pattern changes and nobody can predict',
        es: '{reducir} el costo de datos cuyo patrón de acceso cambia y nadie puede prever',
      },
    },
    {
      id: 'class-monitoring', kind: 'feature', of: ['s3-intelligent-tiering'], level: 2,
      say: {
        pt: '{cobrar} uma pequena taxa de monitoramento por objeto',
        en: '{charge} a small monitoring fee per object',
        es: '{cobrar} una pequeña tarifa de monitoreo por objeto',
      },
    },
    {
      id: 'class-default', kind: 'feature', of: ['s3-standard'], level: 1,
      say: {
        pt: '{ser} a escolhida quando ninguém indica outra ao enviar o objeto',
        en: '{be} the one used when nobody names another at upload',
        es: '{ser} la que se usa cuando nadie indica otra al subir el objeto',
      },
    },
    {
      id: 'class-daily', kind: 'feature', of: ['s3-standard'], unclear: ['s3-intelligent-tiering'], level: 1,
      say: {
        pt: '{ser} indicada para dados lidos todos os dias',
        en: '{be} the right one for data that is read every day',
        es: '{ser} la indicada para datos que se leen todos los días',
      },
    },
    {
      id: 'class-monthly', kind: 'trait', of: ['s3-standard-ia', 's3-one-zone-ia'], level: 2,
      say: {
        pt: '{ser} indicada para dados lidos cerca de uma vez por mês',
        en: '{be} the right one for data that is read about once a month',
        es: '{ser} la indicada para datos que se leen cerca de una vez al mes',
      },
    },
    {
      id: 'class-quarterly', kind: 'feature', of: ['s3-instant-retrieval'], unclear: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia'], level: 2,
      say: {
        pt: '{abrir} em milissegundos dados arquivados que se leem uma vez por trimestre',
        en: '{open} archived data that is read once a quarter in milliseconds',
        es: '{abrir} en milisegundos datos archivados que se leen una vez por trimestre',
      },
    },
    {
      id: 'class-five-hours', kind: 'trait', level: 2,
      of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval', 's3-flexible-retrieval'],
      say: {
        pt: '{devolver} os dados em até cinco horas na configuração padrão',
        en: '{return} the data within five hours in the standard configuration',
        es: '{devolver} los datos en un máximo de cinco horas en la configuración estándar',
      },
    },
    {
      id: 'class-twelve-hours', kind: 'feature', of: ['s3-deep-archive'], unclear: ['s3-intelligent-tiering', 's3-flexible-retrieval'], level: 2,
      say: {
        pt: '{levar} até 12 horas para devolver um objeto no modo padrão',
        en: '{take} up to 12 hours to return an object in standard mode',
        es: '{tardar} hasta 12 horas en devolver un objeto en modo estándar',
      },
    },
    {
      id: 'class-bulk-free', kind: 'feature', of: ['s3-flexible-retrieval'], unclear: ['s3-standard', 's3-intelligent-tiering'], level: 2,
      say: {
        pt: '{permitir} trazer grandes volumes de volta, sem custo por GB, em 5 a 12 horas',
        en: '{let} customers bring large volumes back in 5 to 12 hours at no charge per GB',
        es: '{permitir} traer de vuelta grandes volúmenes, sin costo por GB, en 5 a 12 horas',
      },
    },
    {
      id: 'class-cheapest', kind: 'purpose', of: ['s3-deep-archive'], level: 1,
      say: {
        pt: '{guardar} por dez anos, pelo menor preço por GB, registros que podem levar um dia para voltar',
        en: '{keep} records for ten years at the lowest price per GB, even if they take a day to come back',
        es: '{guardar} por diez años, al menor precio por GB, registros que pueden tardar un día en volver',
      },
    },
    {
      id: 'class-nines', kind: 'feature', level: 1,
      of: ['s3-standard', 's3-intelligent-tiering', 's3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'],
      say: {
        pt: '{ter} onze noves de durabilidade por projeto',
        en: '{have} eleven nines of durability by design',
        es: '{tener} once nueves de durabilidad por diseño',
      },
    },
    {
      id: 'class-below-standard', kind: 'trait', of: ['s3-standard-ia', 's3-one-zone-ia', 's3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'], level: 2,
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
      id: 'class-archive-price', kind: 'trait', of: ['s3-instant-retrieval', 's3-flexible-retrieval', 's3-deep-archive'], level: 2,
      say: {
        pt: '{ter} preço de arquivamento para cada GB guardado',
        en: '{have} an archive price for every GB kept',
        es: '{tener} precio de archivo para cada GB guardado',
      },
    },
  ],
  contrasts: [
    {
      between: ['s3-standard', 's3-standard-ia'],
      say: {
        pt: 'O S3 Standard custa mais para guardar e nada para ler por GB; o S3 Standard-IA inverte essa conta e serve para dados pouco lidos.',
        en: 'S3 Standard costs more to keep and nothing per GB to read; S3 Standard-IA turns that around and suits data that is seldom read.',
        es: 'S3 Standard cuesta más para guardar y nada por GB para leer; S3 Standard-IA invierte esa cuenta y sirve para datos poco leídos.',
      },
    },
    {
      between: ['s3-standard-ia', 's3-one-zone-ia'],
      say: {
        pt: 'O S3 One Zone-IA é mais barato porque guarda tudo em uma zona; o S3 Standard-IA copia os dados em pelo menos três.',
        en: 'S3 One Zone-IA is cheaper because it keeps everything in one zone; S3 Standard-IA copies the data to at least three.',
        es: 'S3 One Zone-IA es más barata porque guarda todo en una zona; S3 Standard-IA copia los datos en al menos tres.',
      },
    },
    {
      between: ['s3-standard', 's3-intelligent-tiering'],
      say: {
        pt: 'No S3 Standard o objeto fica onde está; o S3 Intelligent-Tiering muda o objeto de camada quando ele deixa de ser lido.',
        en: 'In S3 Standard an object stays where it is; S3 Intelligent-Tiering moves it to another tier when it is no longer read.',
        es: 'En S3 Standard el objeto se queda donde está; S3 Intelligent-Tiering lo cambia de nivel cuando deja de leerse.',
      },
    },
    {
      between: ['s3-instant-retrieval', 's3-flexible-retrieval'],
      say: {
        pt: 'O S3 Glacier Instant Retrieval abre em milissegundos; o S3 Glacier Flexible Retrieval é mais barato e leva de minutos a horas.',
        en: 'S3 Glacier Instant Retrieval opens in milliseconds; S3 Glacier Flexible Retrieval is cheaper and takes minutes to hours.',
        es: 'S3 Glacier Instant Retrieval abre en milisegundos; S3 Glacier Flexible Retrieval es más barata y tarda de minutos a horas.',
      },
    },
    {
      between: ['s3-flexible-retrieval', 's3-deep-archive'],
      say: {
        pt: 'O S3 Glacier Deep Archive é o mais barato e leva até 12 horas no modo padrão; o S3 Glacier Flexible Retrieval, de 3 a 5 horas.',
        en: 'S3 Glacier Deep Archive is the cheapest and takes up to 12 hours in standard mode; S3 Glacier Flexible Retrieval takes 3 to 5.',
        es: 'S3 Glacier Deep Archive es la más barata y tarda hasta 12 horas en modo estándar; S3 Glacier Flexible Retrieval, de 3 a 5.',
      },
    },
    {
      between: ['s3-standard-ia', 's3-instant-retrieval'],
      say: {
        pt: 'Os dois abrem em milissegundos: o S3 Standard-IA compensa com leitura mensal; o S3 Glacier Instant Retrieval, com leitura trimestral.',
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
