import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const streamSetup: readonly Pattern[] = [
  {
    id: 'stream-setup',
    exams: { 'saa-c03': { domain: 'performance', topic: 'data-ingestion' } },
    scene: {
      pt: 'Pense em cada registro como uma mala numa esteira e em cada programa que os lê como um fiscal de bagagem.',
      en: 'Think of each record as a bag on a belt and of each program that reads them as a baggage inspector.',
      es: 'Piensa en cada registro como una maleta en una cinta y en cada programa que los lee como un inspector de equipaje.',
    },
    situations: [
      {
        id: 'fleet-stream',
        text: {
          pt: 'Uma empresa de ônibus recebe posições de veículos em um stream do Amazon Kinesis, lido pelo programa que calcula atrasos.',
          en: 'A bus company receives vehicle positions in an Amazon Kinesis data stream, read by the program that works out delays.',
          es: 'Una empresa de autobuses recibe posiciones de vehículos en un flujo de Amazon Kinesis, leído por el programa que calcula retrasos.',
        },
        today: {
          pt: 'São 4.000 ônibus, e o stream foi criado com um só shard para um teste. Um arquiteto de soluções deve prepará-lo para a produção.',
          en: 'There are 4,000 buses, and the stream was created with a single shard for a test. A solutions architect must prepare it for production.',
          es: 'Son 4.000 autobuses, y el flujo se creó con un solo shard para una prueba. Un arquitecto de soluciones debe prepararlo para producción.',
        },
      },
      {
        id: 'ads-stream',
        text: {
          pt: 'Uma rede de anúncios grava impressões e cliques em um stream do Amazon Kinesis, que alimenta a cobrança.',
          en: 'An ad network writes impressions and clicks to an Amazon Kinesis data stream, which feeds its billing.',
          es: 'Una red de anuncios escribe impresiones y clics en un flujo de Amazon Kinesis, que alimenta la facturación.',
        },
        today: {
          pt: 'No mês passado houve recusas por limite excedido (throttling) e leituras atrasadas. A rede quer rever a configuração do stream.',
          en: 'Last month writes were refused for exceeding limits (throttling) and reads lagged behind. The network wants to review how the stream is set up.',
          es: 'El mes pasado hubo rechazos por límite excedido (throttling) y lecturas atrasadas. La red quiere revisar la configuración del flujo.',
        },
      },
      {
        id: 'cards-stream',
        text: {
          pt: 'Uma emissora de cartões envia cada compra a um stream do Amazon Kinesis para análise de fraudes.',
          en: 'A card issuer sends each purchase to an Amazon Kinesis data stream for fraud analysis.',
          es: 'Una emisora de tarjetas envía cada compra a un flujo de Amazon Kinesis para análisis de fraudes.',
        },
        today: {
          pt: 'São 12.000 compras por segundo em dezembro, em um stream que ninguém ajustou desde o início. Os arquitetos vão reconfigurá-lo.',
          en: 'There are 12,000 purchases a second in December, in a stream that nobody has adjusted since the start. The architects will set it up again.',
          es: 'Son 12.000 compras por segundo en diciembre, en un flujo que nadie ajustó desde el inicio. Los arquitectos van a reconfigurarlo.',
        },
      },
    ],
    candidates: [
      {
        id: 'od-shared',
        uses: [],
        popularity: 4,
        source: docs('streams/latest/dev/how-do-i-size-a-stream.html'),
        text: {
          pt: 'Sob demanda, com leitura compartilhada',
          en: 'On demand, with shared reading',
          es: 'Bajo demanda, con lectura compartida',
        },
        action: {
          pt: 'Mudar o stream para o modo sob demanda e manter os consumidores padrão, de vazão compartilhada.',
          en: 'Switch the stream to on-demand mode and keep the default consumers, which use shared throughput.',
          es: 'Cambiar el flujo al modo bajo demanda y mantener los consumidores predeterminados, de rendimiento compartido.',
        },
        why: {
          pt: 'No modo sob demanda o Kinesis guarda os registros por 24 horas ou mais, em ordem por chave, e ajusta os shards ao volume, até o dobro do pico dos últimos 30 dias; a leitura compartilhada, sem a tarifa do fan-out, divide os 2 MB/s de cada shard.',
          en: 'In on-demand mode Kinesis keeps records for 24 hours or more, in order by key, and fits the shards to the volume, up to twice the peak of the last 30 days; shared reading, without the fan-out fee, divides the 2 MB/s of each shard.',
          es: 'En modo bajo demanda Kinesis guarda los registros 24 horas o más, en orden por clave, y ajusta los shards al volumen, hasta el doble del pico de los últimos 30 días; la lectura compartida, sin la tarifa de fan-out, divide los 2 MB/s de cada shard.',
        },
        likeness: {
          pt: 'a esteira que se alarga sozinha, mais cara por mala, com um só posto dividido por todos os fiscais',
          en: 'the belt that widens by itself, costlier per bag, with one checking post shared by all the inspectors',
          es: 'la cinta que se ensancha sola, más cara por maleta, con un solo puesto compartido por todos los inspectores',
        },
        tell: {
          pt: 'Volume que varia em momentos que ninguém prevê: Kinesis sob demanda. Programa que lê sozinho, a cada segundo: vazão compartilhada. Registros das últimas doze horas lidos outra vez: um stream do Kinesis. Registros lidos na ordem em que chegaram: um stream do Kinesis.',
          en: 'Volume that varies at unpredictable times: Kinesis on demand. A single program that reads once a second: shared throughput. Records of the last twelve hours read again: a Kinesis stream. Records read in the order in which they arrived: a Kinesis stream.',
          es: 'Volumen que varía en momentos que nadie prevé: Kinesis bajo demanda. Un solo programa que lee cada segundo: rendimiento compartido. Registros de las últimas doce horas leídos otra vez: un flujo de Kinesis. Registros leídos en el orden en que llegaron: un flujo de Kinesis.',
        },
      },
      {
        id: 'od-fanout',
        uses: [],
        popularity: 3,
        rightWith: ['many-readers'],
        source: docs('streams/latest/dev/enhanced-consumers.html'),
        text: {
          pt: 'Sob demanda, com enhanced fan-out',
          en: 'On demand, with enhanced fan-out',
          es: 'Bajo demanda, con enhanced fan-out',
        },
        action: {
          pt: 'Mudar o stream para o modo sob demanda e registrar todos os consumidores no enhanced fan-out.',
          en: 'Switch the stream to on-demand mode and register all of its consumers for enhanced fan-out.',
          es: 'Cambiar el flujo al modo bajo demanda y registrar todos los consumidores en enhanced fan-out.',
        },
        why: {
          pt: 'O modo sob demanda guarda os registros por 24 horas ou mais, em ordem por chave, e ajusta os shards sozinho, até o dobro do pico dos últimos 30 dias; o enhanced fan-out dá a cada leitor 2 MB/s por shard, com cerca de 70 ms.',
          en: 'On-demand mode keeps records for 24 hours or more, in order by key, and adjusts the shards automatically, up to twice the peak of the last 30 days; enhanced fan-out gives each reader 2 MB/s per shard, at about 70 ms.',
          es: 'El modo bajo demanda guarda los registros 24 horas o más, en orden por clave, y ajusta los shards solo, hasta el doble del pico de los últimos 30 días; enhanced fan-out da a cada lector 2 MB/s por shard, con unos 70 ms.',
        },
        likeness: {
          pt: 'uma esteira que se alarga sozinha, mais cara por mala, com um posto pago à parte para cada fiscal',
          en: 'a belt that widens by itself, costlier per bag, with a separately paid post for each inspector',
          es: 'una cinta que se ensancha sola, más cara por maleta, con un puesto pagado aparte para cada inspector',
        },
        tell: {
          pt: 'Vários leitores rápidos do mesmo stream: enhanced fan-out. Volume que varia sem aviso: Kinesis sob demanda. Programas que leem tudo ao mesmo tempo: enhanced fan-out.',
          en: 'Several fast readers of one stream: enhanced fan-out. Volume that varies without warning: Kinesis on demand. Programs that read everything at the same time: enhanced fan-out.',
          es: 'Varios lectores rápidos del mismo flujo: enhanced fan-out. Volumen que varía sin aviso: Kinesis bajo demanda. Programas que leen todo al mismo tiempo: enhanced fan-out.',
        },
      },
      {
        id: 'pv-shared',
        uses: [],
        popularity: 4,
        source: docs('streams/latest/dev/kinesis-using-sdk-java-resharding.html'),
        text: {
          pt: 'Provisionado, com leitura compartilhada',
          en: 'Provisioned, with shared reading',
          es: 'Aprovisionado, con lectura compartida',
        },
        action: {
          pt: 'Manter o modo provisionado com 30 shards e os consumidores padrão, de vazão compartilhada.',
          en: 'Keep provisioned mode with 30 shards and the default consumers, which use shared throughput.',
          es: 'Mantener el modo aprovisionado con 30 shards y los consumidores predeterminados, de rendimiento compartido.',
        },
        why: {
          pt: 'Shards provisionados custam menos por gigabyte quando o volume é constante, e o preço deles inclui a leitura compartilhada, que divide os 2 MB/s de cada shard entre os leitores.',
          en: 'Provisioned shards cost less per gigabyte when the volume is constant, and their price includes shared reading, which divides the 2 MB/s of each shard between the readers.',
          es: 'Los shards aprovisionados cuestan menos por gigabyte cuando el volumen es constante, y su precio incluye la lectura compartida, que divide los 2 MB/s de cada shard entre los lectores.',
        },
        likeness: {
          pt: 'a esteira de largura fixa que você escolhe, mais barata se sempre cheia, com um só posto para todos',
          en: 'the belt of a fixed width that you choose, cheaper if always full, with one post shared by all',
          es: 'la cinta de ancho fijo que tú eliges, más barata si siempre va llena, con un solo puesto para todos',
        },
        tell: {
          pt: 'Volume constante e conhecido: shards provisionados. Um só leitor por shard: vazão compartilhada. Volume igual dia e noite, com o mínimo custo por gigabyte gravado: shards provisionados.',
          en: 'A constant, known volume: provisioned shards. A single reader per shard: shared throughput. Volume that is the same day and night, at as little cost as possible for each gigabyte: provisioned shards.',
          es: 'Volumen constante y conocido: shards aprovisionados. Un solo lector por shard: rendimiento compartido. Volumen igual día y noche, con el mínimo costo por gigabyte escrito: shards aprovisionados.',
        },
      },
      {
        id: 'pv-fanout',
        uses: [],
        popularity: 3,
        rightWith: ['many-readers', 'constant'],
        source: docs('streams/latest/dev/enhanced-consumers.html'),
        text: {
          pt: 'Provisionado, com enhanced fan-out',
          en: 'Provisioned, with enhanced fan-out',
          es: 'Aprovisionado, con enhanced fan-out',
        },
        action: {
          pt: 'Manter o modo provisionado com 30 shards e registrar todos os consumidores no enhanced fan-out.',
          en: 'Keep provisioned mode with 30 shards and register all of its consumers for enhanced fan-out.',
          es: 'Mantener el modo aprovisionado con 30 shards y registrar todos los consumidores en enhanced fan-out.',
        },
        why: {
          pt: 'Shards provisionados custam menos por gigabyte quando o volume é constante, e o enhanced fan-out dá a cada leitor 2 MB/s por shard, só para ele.',
          en: 'Provisioned shards cost less per gigabyte when the volume is constant, and enhanced fan-out gives each reader 2 MB/s per shard of its own.',
          es: 'Los shards aprovisionados cuestan menos por gigabyte cuando el volumen es constante, y enhanced fan-out da a cada lector 2 MB/s por shard, solo para él.',
        },
        likeness: {
          pt: 'uma esteira de largura fixa que você escolhe, mais barata se sempre cheia, com um posto pago para cada fiscal',
          en: 'a belt of a fixed width that you choose, cheaper if always full, with a separately paid post for each inspector',
          es: 'una cinta de ancho fijo que tú eliges, más barata si siempre va llena, con un puesto pagado para cada inspector',
        },
        tell: {
          pt: 'Vários leitores rápidos do mesmo stream: enhanced fan-out. Volume constante e conhecido: shards provisionados. Programas que leem tudo ao mesmo tempo: enhanced fan-out.',
          en: 'Several fast readers of one stream: enhanced fan-out. A constant, known volume: provisioned shards. Programs that read everything at the same time: enhanced fan-out.',
          es: 'Varios lectores rápidos del mismo flujo: enhanced fan-out. Volumen constante y conocido: shards aprovisionados. Programas que leen todo al mismo tiempo: enhanced fan-out.',
        },
      },
      {
        id: 'queues',
        uses: ['SNS', 'SQS'],
        popularity: 4,
        neverRight: true,
        source: docs('sns/latest/dg/sns-sqs-as-subscriber.html'),
        text: {
          pt: 'Um tópico do SNS com uma fila por leitor',
          en: 'An SNS topic with a queue for each reader',
          es: 'Un tema de SNS con una cola por lector',
        },
        action: {
          pt: 'Trocar o stream por um tópico padrão do Amazon SNS com uma fila padrão do Amazon SQS para cada leitor.',
          en: 'Replace the stream with an Amazon SNS standard topic that has an Amazon SQS standard queue for each reader.',
          es: 'Reemplazar el flujo por un tema estándar de Amazon SNS con una cola estándar de Amazon SQS para cada lector.',
        },
        why: {
          pt: 'SNS com SQS entrega a cada leitor a sua cópia, sem capacidade para planejar; uma mensagem lida e excluída não volta.',
          en: 'SNS with SQS hands each reader a copy of its own, with no capacity to plan; a message that was read and deleted does not come back.',
          es: 'SNS con SQS entrega a cada lector su copia, sin capacidad que planificar; un mensaje leído y eliminado no vuelve.',
        },
        likeness: {
          pt: 'um carregador pago por mala, que mostra cada uma a todos os fiscais, uma só vez e sem ordem garantida',
          en: 'a porter paid by the bag, who shows each one to every inspector, just once and in no fixed order',
          es: 'un maletero pagado por maleta, que muestra cada una a todos los inspectores, una sola vez y sin orden garantizado',
        },
        tell: {
          pt: 'Avisos independentes a vários sistemas: SNS com SQS.',
          en: 'Independent notices to several systems: SNS with SQS.',
          es: 'Avisos independientes a varios sistemas: SNS con SQS.',
        },
      },
    ],
    constraints: [
      {
        id: 'unknown',
        text: {
          pt: 'Várias vezes por semana, em momentos que ninguém prevê, o volume passa de 5 a 80 MB/s, e o stream deve absorver esses picos.',
          en: 'Several times a week, at unpredictable times, volume goes from 5 to 80 MB/s, and the stream must take these peaks.',
          es: 'Varias veces por semana, en momentos que nadie prevé, el volumen pasa de 5 a 80 MB/s, y el flujo debe absorber esos picos.',
        },
        fits: ['od-shared', 'od-fanout', 'queues'],
        rulesOut: {
          'pv-shared': {
            pt: 'Trinta shards aceitam 30 MB/s; acima disso o Kinesis recusa gravações.',
            en: 'Thirty shards take 30 MB/s; above that Kinesis refuses writes.',
            es: 'Treinta shards aceptan 30 MB/s; por encima Kinesis rechaza escrituras.',
          },
          'pv-fanout': {
            pt: 'Trinta shards aceitam 30 MB/s; acima disso o Kinesis recusa gravações.',
            en: 'Thirty shards take 30 MB/s; above that Kinesis refuses writes.',
            es: 'Treinta shards aceptan 30 MB/s; por encima Kinesis rechaza escrituras.',
          },
        },
      },
      {
        id: 'constant',
        notWith: ['unknown', 'no-sizing'],
        text: {
          pt: 'O volume é de 25 MB/s, dia e noite, e cada gigabyte gravado deve custar o mínimo.',
          en: 'Volume is 25 MB/s, day and night, and each gigabyte written must cost as little as possible.',
          es: 'El volumen es de 25 MB/s, día y noche, y cada gigabyte escrito debe costar lo mínimo.',
        },
        fits: ['pv-shared', 'pv-fanout'],
        rulesOut: {
          'od-shared': {
            pt: 'Com volume constante, o modo sob demanda custa mais por gigabyte que os shards provisionados.',
            en: 'With a constant volume, on-demand mode costs more per gigabyte than provisioned shards.',
            es: 'Con volumen constante, el modo bajo demanda cuesta más por gigabyte que los shards aprovisionados.',
          },
          'od-fanout': {
            pt: 'Com volume constante, o modo sob demanda custa mais por gigabyte que os shards provisionados.',
            en: 'With a constant volume, on-demand mode costs more per gigabyte than provisioned shards.',
            es: 'Con volumen constante, el modo bajo demanda cuesta más por gigabyte que los shards aprovisionados.',
          },
          queues: {
            pt: 'O SNS e o SQS cobram por milhão de mensagens, bem mais caro neste volume.',
            en: 'SNS and SQS charge per million messages, far more expensive at this volume.',
            es: 'SNS y SQS cobran por millón de mensajes, mucho más caro con este volumen.',
          },
        },
      },
      {
        id: 'many-readers',
        text: {
          pt: 'Seis programas leem tudo ao mesmo tempo, e nenhum pode atrasar os outros.',
          en: 'Six programs read everything at the same time, and none may slow the others down.',
          es: 'Seis programas leen todo al mismo tiempo, y ninguno puede retrasar a los demás.',
        },
        fits: ['od-fanout', 'pv-fanout', 'queues'],
        rulesOut: {
          'od-shared': {
            pt: 'Na leitura compartilhada, os seis dividem 2 MB/s e cinco chamadas por segundo de cada shard.',
            en: 'With shared reading, the six share 2 MB/s and five calls a second of each shard.',
            es: 'En la lectura compartida, los seis comparten 2 MB/s y cinco llamadas por segundo de cada shard.',
          },
          'pv-shared': {
            pt: 'Na leitura compartilhada, os seis dividem 2 MB/s e cinco chamadas por segundo de cada shard.',
            en: 'With shared reading, the six share 2 MB/s and five calls a second of each shard.',
            es: 'En la lectura compartida, los seis comparten 2 MB/s y cinco llamadas por segundo de cada shard.',
          },
        },
      },
      {
        id: 'one-reader',
        notWith: ['many-readers'],
        text: {
          pt: 'Um só programa lê os registros, a cada segundo, e a empresa não quer pagar por capacidade dedicada.',
          en: 'A single program reads the records, once a second, and the company will not pay for dedicated capacity.',
          es: 'Un solo programa lee los registros, cada segundo, y la empresa no quiere pagar por capacidad dedicada.',
        },
        fits: ['od-shared', 'pv-shared', 'queues'],
        rulesOut: {
          'od-fanout': {
            pt: 'O enhanced fan-out é vazão paga, dedicada a cada consumidor.',
            en: 'Enhanced fan-out is paid throughput, dedicated to each consumer.',
            es: 'Enhanced fan-out es rendimiento pagado, dedicado a cada consumidor.',
          },
          'pv-fanout': {
            pt: 'O enhanced fan-out é vazão paga, dedicada a cada consumidor.',
            en: 'Enhanced fan-out is paid throughput, dedicated to each consumer.',
            es: 'Enhanced fan-out es rendimiento pagado, dedicado a cada consumidor.',
          },
        },
      },
      {
        id: 'again',
        text: {
          pt: 'Depois de uma correção no programa, os registros das últimas doze horas são lidos outra vez.',
          en: 'After a fix to the program, the records of the last twelve hours are read again.',
          es: 'Después de una corrección en el programa, los registros de las últimas doce horas se leen otra vez.',
        },
        fits: ['od-shared', 'od-fanout', 'pv-shared', 'pv-fanout'],
        rulesOut: {
          queues: {
            pt: 'O SQS exclui a mensagem que foi processada; ela não pode ser lida outra vez.',
            en: 'SQS deletes a message that was processed; it cannot be read again.',
            es: 'SQS elimina el mensaje procesado; no se puede leer otra vez.',
          },
        },
      },
      {
        id: 'in-order',
        text: {
          pt: 'Os registros com a mesma chave de partição devem ser lidos na ordem em que chegaram.',
          en: 'Records with the same partition key must be read in the order in which they arrived.',
          es: 'Los registros con la misma clave de partición deben leerse en el orden en que llegaron.',
        },
        fits: ['od-shared', 'od-fanout', 'pv-shared', 'pv-fanout'],
        rulesOut: {
          queues: {
            pt: 'Um tópico com filas padrão não garante a ordem.',
            en: 'A topic with standard queues does not guarantee order.',
            es: 'Un tema con colas estándar no garantiza el orden.',
          },
        },
      },
      {
        id: 'no-sizing',
        notWith: ['in-order'],
        ask: {
          pt: 'Qual solução atende a esses requisitos com a MENOR sobrecarga operacional?',
          en: 'Which solution meets these requirements with the LEAST operational overhead?',
          es: '¿Qué solución cumple estos requisitos con la MENOR sobrecarga operativa?',
        },
        fits: ['od-shared', 'od-fanout', 'queues'],
        rulesOut: {
          'pv-shared': {
            pt: 'A equipe acompanha o uso e divide ou junta shards.',
            en: 'The team watches usage and splits or merges shards.',
            es: 'El equipo sigue el uso y divide o une shards.',
          },
          'pv-fanout': {
            pt: 'A equipe acompanha o uso e divide ou junta shards.',
            en: 'The team watches usage and splits or merges shards.',
            es: 'El equipo sigue el uso y divide o une shards.',
          },
        },
      },
    ],
    ask: {
      pt: 'Como o stream deve ser configurado?',
      en: 'How should the stream be set up?',
      es: '¿Cómo se debe configurar el flujo?',
    },
  },
];
