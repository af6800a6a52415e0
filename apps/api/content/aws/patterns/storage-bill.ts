import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const storageBill: readonly Pattern[] = [
  {
    id: 'storage-bill',
    exams: {
      'clf-c02': { domain: 'technology', topic: 'storage-classes' },
      'saa-c03': { domain: 'cost', topic: 'storage-cost' },
    },
    situations: [
      {
        id: 'surveys',
        text: {
          pt: 'Uma empresa de pesquisas de opinião guarda no Amazon S3, na classe padrão, os questionários de todos os anos, e a conta do armazenamento só cresce.',
          en: 'A polling company keeps the questionnaires of every year in Amazon S3, in the default class, and what it pays for storage keeps growing.',
          es: 'Una encuestadora guarda en Amazon S3, en la clase predeterminada, los cuestionarios de todos los años, y lo que paga por almacenamiento no deja de crecer.',
        },
      },
      {
        id: 'inspections',
        text: {
          pt: 'Uma empresa que vistoria elevadores envia as fotos de cada visita ao Amazon S3, sempre na classe padrão, e procura pagar menos.',
          en: 'A company that inspects elevators uploads the photos of each visit to Amazon S3, in the default class, and is looking for ways to pay less.',
          es: 'Una empresa que inspecciona ascensores sube las fotos de cada visita a Amazon S3, en la clase predeterminada, y busca pagar menos.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Uma emissora de rádio tem no Amazon S3, na classe padrão, trinta anos de programas gravados, e a direção pediu economia.',
          en: 'A radio station has thirty years of recorded programs in Amazon S3, in the default class, and its management has asked for savings.',
          es: 'Una emisora de radio tiene en Amazon S3, en la clase predeterminada, treinta años de programas grabados, y la dirección pidió ahorrar.',
        },
      },
      {
        id: 'scans-bill',
        text: {
          pt: 'Um centro de diagnóstico acumula exames no Amazon S3, na classe padrão, e o gasto com armazenamento dobrou em dois anos.',
          en: 'A diagnostic center keeps accumulating scans in Amazon S3, in the default class, and what it spends on storage has doubled in two years.',
          es: 'Un centro de diagnóstico acumula estudios en Amazon S3, en la clase estándar, y el gasto en almacenamiento se duplicó en dos años.',
        },
      },
      {
        id: 'claims-bill',
        text: {
          pt: 'Uma seguradora guarda fotos de sinistros no Amazon S3, na classe padrão, e quer pagar menos por elas.',
          en: 'An insurer keeps photos of claims in Amazon S3, in the default class, and wants to pay less for them.',
          es: 'Una aseguradora guarda fotos de siniestros en Amazon S3, en la clase estándar, y quiere pagar menos por ellas.',
        },
      },
    ],
    candidates: [
      {
        id: 'glacier',
        uses: ['Glacier', 'Flexible Retrieval'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/object-lifecycle-mgmt.html'),
        text: {
          pt: 'Ciclo de vida até o S3 Glacier Flexible Retrieval',
          en: 'A lifecycle into S3 Glacier Flexible Retrieval',
          es: 'Ciclo de vida hasta S3 Glacier Flexible Retrieval',
        },
        why: {
          pt: 'Com uma regra de ciclo de vida, objetos antigos passam ao S3 Glacier Flexible Retrieval: preço baixo, várias zonas, recuperação em minutos ou horas.',
          en: 'With a lifecycle rule, old objects move to S3 Glacier Flexible Retrieval: a low price, several zones, retrieval in minutes or hours.',
          es: 'Con una regla de ciclo de vida, los objetos antiguos pasan a S3 Glacier Flexible Retrieval: precio bajo, varias zonas, recuperación en minutos u horas.',
        },
        tell: {
          pt: 'Arquivo que pode esperar horas: Glacier Flexible Retrieval.',
          en: 'An archive that can wait for hours: Glacier Flexible Retrieval.',
          es: 'Archivo que puede esperar horas: Glacier Flexible Retrieval.',
        },
      },
      {
        id: 'tiering',
        uses: ['Intelligent-Tiering'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/intelligent-tiering.html'),
        text: {
          pt: 'Mudança para o S3 Intelligent-Tiering',
          en: 'Moving to S3 Intelligent-Tiering',
          es: 'Cambio a S3 Intelligent-Tiering',
        },
        why: {
          pt: 'O S3 Intelligent-Tiering move cada objeto conforme o uso, sem taxa de recuperação, por uma pequena tarifa de monitoramento.',
          en: 'S3 Intelligent-Tiering moves each object according to its use, with no retrieval fee, for a small monitoring charge.',
          es: 'S3 Intelligent-Tiering mueve cada objeto según su uso, sin cargo de recuperación, por una pequeña tarifa de monitoreo.',
        },
        tell: {
          pt: 'Uso imprevisível: Intelligent-Tiering.',
          en: 'Unpredictable use: Intelligent-Tiering.',
          es: 'Uso impredecible: Intelligent-Tiering.',
        },
      },
      {
        id: 'expire',
        uses: [],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/lifecycle-expire-general-considerations.html'),
        text: {
          pt: 'Expiração automática em doze meses',
          en: 'Automatic expiration in twelve months',
          es: 'Vencimiento automático a los doce meses',
        },
        why: {
          pt: 'Uma regra de expiração apaga o que passou de doze meses; o que não existe não custa.',
          en: 'An expiration rule deletes what is over twelve months old; what does not exist costs nothing.',
          es: 'Una regla de vencimiento borra lo que pasó de doce meses; lo que no existe no cuesta.',
        },
        tell: {
          pt: 'Dados que perdem o valor: expiração.',
          en: 'Data that loses its value: expiration.',
          es: 'Datos que pierden valor: vencimiento.',
        },
      },
      {
        id: 'one-zone',
        uses: ['One Zone-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: {
          pt: 'Ciclo de vida até o S3 One Zone-IA',
          en: 'A lifecycle into S3 One Zone-IA',
          es: 'Ciclo de vida hasta S3 One Zone-IA',
        },
        why: {
          pt: 'O S3 One Zone-IA guarda em uma só zona, com acesso em milissegundos, por menos que o S3 Standard-IA.',
          en: 'S3 One Zone-IA keeps data in a single zone, with access in milliseconds, for less than S3 Standard-IA.',
          es: 'S3 One Zone-IA guarda en una sola zona, con acceso en milisegundos, por menos que S3 Standard-IA.',
        },
        tell: {
          pt: 'Cópia que pode ser refeita: One Zone-IA.',
          en: 'A copy that can be made again: One Zone-IA.',
          es: 'Copia que puede rehacerse: One Zone-IA.',
        },
      },
      {
        id: 'infrequent',
        uses: ['Standard-IA'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/storage-class-intro.html'),
        text: {
          pt: 'Ciclo de vida até o S3 Standard-IA',
          en: 'A lifecycle into S3 Standard-IA',
          es: 'Ciclo de vida hasta S3 Standard-IA',
        },
        why: {
          pt: 'O S3 Standard-IA custa menos por gigabyte guardado, com acesso em milissegundos e várias zonas, e cobra por gigabyte lido.',
          en: 'S3 Standard-IA costs less for each gigabyte stored, with access in milliseconds and several zones, and charges for each gigabyte read.',
          es: 'S3 Standard-IA cuesta menos por gigabyte guardado, con acceso en milisegundos y varias zonas, y cobra por gigabyte leído.',
        },
        tell: {
          pt: 'Pouco acesso, mas imediato: Standard-IA.',
          en: 'Little access, yet immediate: Standard-IA.',
          es: 'Poco acceso, pero inmediato: Standard-IA.',
        },
      },
    ],
    constraints: [
      {
        id: 'open-at-once',
        kind: 'performance',
        text: {
          pt: 'Qualquer arquivo pode ser pedido por um cliente e deve abrir na hora.',
          en: 'Any file may be asked for by a client and must open at once.',
          es: 'Cualquier archivo puede ser pedido por un cliente y debe abrirse al instante.',
        },
        fits: ['tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          glacier: {
            pt: 'No S3 Glacier Flexible Retrieval o arquivo leva de minutos a horas para ser recuperado.',
            en: 'In S3 Glacier Flexible Retrieval a file takes minutes to hours to be retrieved.',
            es: 'En S3 Glacier Flexible Retrieval el archivo tarda de minutos a horas en recuperarse.',
          },
          expire: {
            pt: 'Com a expiração, o que passou de doze meses já não existe para ser aberto.',
            en: 'With expiration, what is over twelve months old no longer exists to be opened.',
            es: 'Con el vencimiento, lo que pasó de doce meses ya no existe para abrirse.',
          },
        },
      },
      {
        id: 'ten-years',
        kind: 'durability',
        text: {
          pt: 'Por lei, tudo deve ser guardado por dez anos.',
          en: 'By law, everything must be kept for ten years.',
          es: 'Por ley, todo debe guardarse diez años.',
        },
        fits: ['glacier', 'tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          expire: {
            pt: 'A expiração apaga após doze meses o que a lei manda guardar por dez.',
            en: 'Expiration deletes after twelve months what the law says must be kept for ten.',
            es: 'El vencimiento borra tras doce meses lo que la ley manda guardar por diez.',
          },
        },
      },
      {
        id: 'zone-lost',
        kind: 'durability',
        text: {
          pt: 'Não há outra cópia, e a perda de uma zona de disponibilidade não pode levar nada.',
          en: 'There is no other copy, and losing an Availability Zone must not take anything away.',
          es: 'No hay otra copia, y la pérdida de una zona de disponibilidad no puede llevarse nada.',
        },
        fits: ['glacier', 'tiering', 'infrequent', 'expire'],
        rulesOut: {
          'one-zone': {
            pt: 'O S3 One Zone-IA guarda tudo em uma zona e se perde com ela.',
            en: 'S3 One Zone-IA keeps everything in one zone and is lost with it.',
            es: 'S3 One Zone-IA guarda todo en una zona y se pierde con ella.',
          },
        },
      },
      {
        id: 'no-monitoring',
        kind: 'cost',
        text: {
          pt: 'A fatura não pode ter uma tarifa de monitoramento por objeto.',
          en: 'The bill must not have a monitoring charge for each object.',
          es: 'La factura no puede tener una tarifa de monitoreo por objeto.',
        },
        fits: ['glacier', 'one-zone', 'infrequent', 'expire'],
        rulesOut: {
          tiering: {
            pt: 'O S3 Intelligent-Tiering cobra o monitoramento por objeto.',
            en: 'S3 Intelligent-Tiering charges for monitoring by object.',
            es: 'S3 Intelligent-Tiering cobra el monitoreo por objeto.',
          },
        },
      },
      {
        id: 'often-read',
        kind: 'cost',
        text: {
          pt: 'Analistas releem tudo a cada semana, e cobrar por gigabyte lido sairia mais caro.',
          en: 'Analysts read everything again every week, and a charge for each gigabyte read would cost more.',
          es: 'Los analistas releen todo cada semana, y un cargo por gigabyte leído saldría más caro.',
        },
        fits: ['tiering', 'expire'],
        rulesOut: {
          infrequent: {
            pt: 'O S3 Standard-IA cobra por gigabyte lido.',
            en: 'S3 Standard-IA charges for each gigabyte read.',
            es: 'S3 Standard-IA cobra por gigabyte leído.',
          },
          'one-zone': {
            pt: 'O S3 One Zone-IA cobra por gigabyte lido.',
            en: 'S3 One Zone-IA charges for each gigabyte read.',
            es: 'S3 One Zone-IA cobra por gigabyte leído.',
          },
          glacier: {
            pt: 'O S3 Glacier Flexible Retrieval cobra pela recuperação.',
            en: 'S3 Glacier Flexible Retrieval charges for retrieval.',
            es: 'S3 Glacier Flexible Retrieval cobra por la recuperación.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida reduz o custo e atende a esses requisitos?',
      en: 'Which measure lowers the cost and meets these requirements?',
      es: '¿Qué medida reduce el costo y cumple estos requisitos?',
    },
  },
];
