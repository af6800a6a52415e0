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
          pt: 'Uma empresa de pesquisas guarda questionários no Amazon S3, na classe padrão, e o custo só cresce.',
          en: 'A polling company keeps questionnaires in Amazon S3, in the default class, and the cost keeps growing.',
          es: 'Una encuestadora guarda cuestionarios en Amazon S3, en la clase predeterminada, y el costo no deja de crecer.',
        },
        today: {
          pt: 'São 90 TB de questionários digitalizados, e chega mais 1 TB por mês. Um arquiteto de soluções precisa propor uma medida.',
          en: 'There are 90 TB of scanned questionnaires, and 1 TB more arrives every month. A solutions architect must propose one measure.',
          es: 'Son 90 TB de cuestionarios digitalizados, y cada mes llega 1 TB más. Un arquitecto de soluciones debe proponer una medida.',
        },
      },
      {
        id: 'inspections',
        text: {
          pt: 'Uma empresa de vistorias envia fotos ao Amazon S3, na classe padrão, e quer pagar menos.',
          en: 'An inspection company uploads photos to Amazon S3, in the default class, and wants to pay less.',
          es: 'Una empresa de inspecciones sube fotos a Amazon S3, en la clase predeterminada, y quiere pagar menos.',
        },
        today: {
          pt: 'São 90 TB de fotos de veículos, todas no mesmo bucket. Um arquiteto de soluções deve definir o que muda nele.',
          en: 'There are 90 TB of photos of vehicles, all in the same bucket. A solutions architect must define what changes in it.',
          es: 'Son 90 TB de fotos de vehículos, todas en el mismo bucket. Un arquitecto de soluciones debe definir qué cambia en él.',
        },
      },
      {
        id: 'radio',
        text: {
          pt: 'Uma rádio guarda trinta anos de programas no Amazon S3, na classe padrão, e quer economizar.',
          en: 'A radio station keeps thirty years of programs in Amazon S3, in the default class, and wants to save.',
          es: 'Una radio guarda treinta años de programas en Amazon S3, en la clase predeterminada, y quiere ahorrar.',
        },
        today: {
          pt: 'O acervo tem 60 TB, e a gravação de cada dia entra nele à noite. A emissora pediu a um arquiteto uma proposta.',
          en: 'The collection takes up 60 TB, and each day’s recording is added at night. The station has asked an architect for a proposal.',
          es: 'El acervo ocupa 60 TB, y la grabación de cada día se agrega por la noche. La emisora pidió una propuesta a un arquitecto.',
        },
      },
      {
        id: 'scans-bill',
        text: {
          pt: 'O gasto de um centro de diagnóstico com exames no Amazon S3, na classe padrão, dobrou.',
          en: 'A diagnostic center’s cost for scans in Amazon S3, in the default class, has doubled.',
          es: 'El gasto de un centro de diagnóstico en estudios en Amazon S3, en la clase estándar, se duplicó.',
        },
        today: {
          pt: 'O bucket recebe 3.000 exames por dia e nunca teve regra alguma. Um arquiteto de soluções vai revê-lo.',
          en: 'The bucket takes in 3,000 scans a day and has never had any rule. A solutions architect is going to review it.',
          es: 'El bucket recibe 3.000 estudios al día y nunca tuvo ninguna regla. Un arquitecto de soluciones lo va a revisar.',
        },
      },
      {
        id: 'claims-bill',
        text: {
          pt: 'Uma seguradora guarda fotos de sinistros no Amazon S3, na classe padrão, e quer pagar menos.',
          en: 'An insurer keeps photos of claims in Amazon S3, in the default class, and wants to pay less.',
          es: 'Una aseguradora guarda fotos de siniestros en Amazon S3, en la clase estándar, y quiere pagar menos.',
        },
        today: {
          pt: 'São 200 TB de fotos de dez mil oficinas. A seguradora quer que um arquiteto de soluções apresente uma medida.',
          en: 'There are 200 TB of photos from ten thousand repair shops. The insurer wants a solutions architect to present one measure.',
          es: 'Son 200 TB de fotos de diez mil talleres. La aseguradora quiere que un arquitecto de soluciones presente una medida.',
        },
      },
    ],
    candidates: [
      {
        id: 'by-hand',
        uses: [],
        popularity: 3,
        neverRight: true,
        source: docs('AmazonS3/latest/userguide/copy-object.html'),
        text: {
          pt: 'A troca manual de classe, por trimestre',
          en: 'A change of class by hand, each quarter',
          es: 'El cambio manual de clase, por trimestre',
        },
        action: {
          pt: 'Copiar a cada trimestre, com um script iniciado pela equipe, os arquivos antigos para o S3 Standard-IA.',
          en: 'Copy the old files to S3 Standard-IA each quarter with a script that the team starts.',
          es: 'Copiar cada trimestre, con un script que inicia el equipo, los archivos antiguos a S3 Standard-IA.',
        },
        why: {
          pt: 'A troca de classe à mão copia os arquivos antigos para uma classe mais barata quando alguém da equipe a faz.',
          en: 'A change of class by hand copies old files to a cheaper class when somebody on the team does it.',
          es: 'El cambio de clase a mano copia los archivos antiguos a una clase más barata cuando alguien del equipo lo hace.',
        },
        tell: {
          pt: 'Poucos arquivos, uma só vez: trocar a classe à mão.',
          en: 'A few files, once only: a change of class by hand.',
          es: 'Pocos archivos, una sola vez: cambiar la clase a mano.',
        },
      },
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
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que passe os objetos ao S3 Glacier Flexible Retrieval após 30 dias.',
          en: 'Create an S3 Lifecycle rule that transitions the objects to S3 Glacier Flexible Retrieval after 30 days.',
          es: 'Crear una regla de S3 Lifecycle que pase los objetos a S3 Glacier Flexible Retrieval después de 30 días.',
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
        action: {
          pt: 'Definir o S3 Intelligent-Tiering como classe dos novos envios e mover para ele o que já existe.',
          en: 'Set S3 Intelligent-Tiering as the class of new uploads and move to it what exists already.',
          es: 'Definir S3 Intelligent-Tiering como clase de los nuevos objetos y mover a ella lo que ya existe.',
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
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que exclua os objetos doze meses depois do envio.',
          en: 'Create an S3 Lifecycle rule that expires the objects twelve months after upload.',
          es: 'Crear una regla de S3 Lifecycle que elimine los objetos doce meses después de subirlos.',
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
        action: {
          pt: 'Criar uma regra do S3 Lifecycle que passe os objetos ao S3 One Zone-IA após 30 dias.',
          en: 'Create an S3 Lifecycle rule that transitions the objects to S3 One Zone-IA after 30 days.',
          es: 'Crear una regla de S3 Lifecycle que pase los objetos a S3 One Zone-IA después de 30 días.',
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
        action: {
          pt: 'Passar os objetos com mais de 30 dias ao S3 Standard-IA por uma regra de ciclo de vida do bucket.',
          en: 'Move objects that are 30 days old to S3 Standard-IA with a lifecycle rule of the bucket.',
          es: 'Pasar los objetos de más de 30 días a S3 Standard-IA con una regla de ciclo de vida del bucket.',
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
        id: 'least-overhead',
        ask: {
          pt: 'Que medida reduz o custo e atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which measure lowers the cost and meets these requirements with the LEAST operational overhead?',
          es: '¿Qué medida reduce el costo y cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['glacier', 'tiering', 'expire', 'one-zone', 'infrequent'],
        rulesOut: {
          'by-hand': {
            pt: 'A troca de classe à mão, a cada trimestre, é trabalho da equipe que uma regra faz automaticamente.',
            en: 'A change of class by hand, each quarter, is work of the team that a rule does automatically.',
            es: 'El cambio de clase a mano, cada trimestre, es trabajo del equipo que una regla hace automáticamente.',
          },
        },
      },
      {
        id: 'open-at-once',
        text: {
          pt: 'Quem pede um arquivo o espera na tela, em milissegundos.',
          en: 'People open files on screen and expect them within milliseconds.',
          es: 'Quien pide un archivo lo espera en pantalla, en milisegundos.',
        },
        fits: ['expire', 'by-hand', 'tiering', 'infrequent', 'one-zone'],
        rulesOut: {
          glacier: {
            pt: 'No S3 Glacier Flexible Retrieval o arquivo leva de minutos a horas para ser recuperado.',
            en: 'In S3 Glacier Flexible Retrieval a file takes minutes to hours to be retrieved.',
            es: 'En S3 Glacier Flexible Retrieval el archivo tarda de minutos a horas en recuperarse.',
          },
        },
      },
      {
        id: 'ten-years',
        text: {
          pt: 'A legislação exige que tudo seja guardado por dez anos.',
          en: 'Regulations require everything to be kept for ten years.',
          es: 'La legislación exige guardar todo durante diez años.',
        },
        fits: ['by-hand', 'glacier', 'tiering', 'infrequent', 'one-zone'],
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
        text: {
          pt: 'Não há outra cópia, e a perda de uma zona de disponibilidade não pode apagar nada.',
          en: 'There is no other copy, and losing an Availability Zone must not destroy anything.',
          es: 'No hay otra copia, y la pérdida de una zona de disponibilidad no puede destruir nada.',
        },
        fits: ['by-hand', 'glacier', 'tiering', 'infrequent', 'expire'],
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
        text: {
          pt: 'São centenas de milhões de objetos, e uma tarifa sobre cada um consumiria a economia.',
          en: 'There are hundreds of millions of objects, and a fee on each one would eat up the saving.',
          es: 'Son cientos de millones de objetos, y una tarifa sobre cada uno consumiría el ahorro.',
        },
        situations: ['surveys', 'inspections', 'claims-bill'],
        fits: ['by-hand', 'glacier', 'one-zone', 'infrequent', 'expire'],
        rulesOut: {
          tiering: {
            pt: 'O S3 Intelligent-Tiering cobra todo mês o monitoramento de cada objeto de 128 KB ou mais.',
            en: 'S3 Intelligent-Tiering charges every month for monitoring each object of 128 KB or more.',
            es: 'S3 Intelligent-Tiering cobra todos los meses el monitoreo de cada objeto de 128 KB o más.',
          },
        },
      },
      {
        id: 'often-read',
        text: {
          pt: 'Tudo é relido a cada semana, e uma cobrança por gigabyte lido sairia mais caro.',
          en: 'Everything is read again every week, and a charge per gigabyte read would cost more.',
          es: 'Todo se relee cada semana, y un cargo por gigabyte leído saldría más caro.',
        },
        fits: ['tiering', 'expire'],
        rulesOut: {
          'by-hand': {
            pt: 'A troca manual leva os arquivos ao S3 Standard-IA, que cobra por gigabyte lido.',
            en: 'The change by hand takes the files to S3 Standard-IA, which charges for each gigabyte read.',
            es: 'El cambio manual lleva los archivos a S3 Standard-IA, que cobra por gigabyte leído.',
          },
          infrequent: {
            pt: 'O S3 Standard-IA cobra por gigabyte lido, o que pesa quando tudo é relido a cada semana.',
            en: 'S3 Standard-IA charges for each gigabyte read, which adds up when everything is read every week.',
            es: 'S3 Standard-IA cobra por gigabyte leído, lo que pesa cuando todo se relee cada semana.',
          },
          'one-zone': {
            pt: 'O S3 One Zone-IA cobra por gigabyte lido, o que pesa quando tudo é relido a cada semana.',
            en: 'S3 One Zone-IA charges for each gigabyte read, which adds up when everything is read every week.',
            es: 'S3 One Zone-IA cobra por gigabyte leído, lo que pesa cuando todo se relee cada semana.',
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
