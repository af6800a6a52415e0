import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const capacityAndArchive: readonly Pattern[] = [
  pairsOf({
    id: 'capacity-and-archive',
    exams: {
      'saa-c03': { domain: 'cost', topic: 'storage-cost' },
      'clf-c02': { domain: 'billing', topic: 'purchase-options' },
    },
    scene: {
      pt: 'Pense no processamento como uma oficina alugada, e nos arquivos como as caixas que ela guarda para depois.',
      en: 'Think of the processing as a rented workshop, and of the files as the boxes it stores for later.',
      es: 'Piensa en el procesamiento como un taller alquilado, y en los archivos como las cajas que guarda para después.',
    },
    situations: [
      {
        id: 'video-cost',
        text: {
          pt: 'Uma produtora converte vídeos no Amazon EC2 e guarda os originais no Amazon S3. Ela quer reduzir os dois custos.',
          en: 'A production company converts videos on Amazon EC2 and keeps the originals in Amazon S3. It wants to cut both costs.',
          es: 'Una productora convierte videos en Amazon EC2 y guarda los originales en Amazon S3. Quiere reducir los dos costos.',
        },
        today: {
          pt: 'Novos vídeos são convertidos todos os dias, e o bucket, todo na classe padrão, já tem 400 TB. Um arquiteto de soluções precisa propor as mudanças.',
          en: 'New videos are converted every day, and the bucket, all of it in the default class, already holds 400 TB. A solutions architect must propose the changes.',
          es: 'Todos los días se convierten videos nuevos, y el bucket, todo en la clase predeterminada, ya tiene 400 TB. Un arquitecto de soluciones debe proponer los cambios.',
        },
      },
      {
        id: 'crop-cost',
        text: {
          pt: 'Uma empresa agrícola analisa imagens no Amazon EC2 e as guarda no Amazon S3. Ela quer reduzir os dois custos.',
          en: 'A crop company analyzes images on Amazon EC2 and keeps them in Amazon S3. It wants to cut both costs.',
          es: 'Una empresa agrícola analiza imágenes en Amazon EC2 y las guarda en Amazon S3. Quiere reducir los dos costos.',
        },
        today: {
          pt: 'Os drones de 900 fazendas geram 2 TB de imagens por dia, e nada foi revisto desde o projeto piloto. Os arquitetos vão rever as duas coisas.',
          en: 'Drones over 900 farms produce 2 TB of images a day, and nothing has been revised since the pilot. The architects must review both.',
          es: 'Los drones de 900 fincas generan 2 TB de imágenes al día, y nada se revisó desde el piloto. Los arquitectos van a revisar ambas cosas.',
        },
      },
      {
        id: 'scan-cost',
        text: {
          pt: 'Uma empresa trata páginas digitalizadas no Amazon EC2 e as arquiva no Amazon S3. Ela quer reduzir os dois custos.',
          en: 'A company processes scanned pages on Amazon EC2 and files them in Amazon S3. It wants to cut both costs.',
          es: 'Una empresa procesa páginas digitalizadas en Amazon EC2 y las archiva en Amazon S3. Quiere reducir los dos costos.',
        },
        today: {
          pt: 'São 300 mil páginas por dia, em instâncias e em um bucket configurados com as opções iniciais. Um arquiteto de soluções deve apresentar uma proposta.',
          en: 'There are 300,000 pages a day, on instances and in a bucket that still have their initial settings. A solutions architect has to present a proposal.',
          es: 'Son 300.000 páginas al día, en instancias y en un bucket que conservan su configuración inicial. Un arquitecto de soluciones debe presentar una propuesta.',
        },
      },
    ],
    first: [
      {
        id: 'spot',
        rightWith: ['retry'],
        uses: ['Spot'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/using-spot-instances.html'),
        text: {
          pt: 'Instâncias Spot',
          en: 'Spot Instances',
          es: 'Instancias Spot',
        },
        action: {
          pt: 'Passar o processamento a instâncias Spot do Amazon EC2 de vários tipos',
          en: 'Move the processing to Amazon EC2 Spot Instances of several types',
          es: 'Pasar el procesamiento a instancias Spot de Amazon EC2 de varios tipos',
        },
        why: {
          pt: 'As instâncias Spot usam capacidade ociosa com o maior desconto; a AWS pode tomá-las de volta com dois minutos de aviso.',
          en: 'Spot Instances use spare capacity at the deepest discount; AWS can take them back at two minutes’ notice.',
          es: 'Las instancias Spot usan capacidad ociosa con el mayor descuento; AWS puede reclamarlas con dos minutos de aviso.',
        },
        likeness: {
          pt: 'a oficina baratíssima que o dono pode retomar quando quiser',
          en: 'the very cheap workshop that the owner may reclaim anytime',
          es: 'el taller baratísimo que el dueño puede recuperar cuando quiera',
        },
        tell: {
          pt: 'Tarefas refeitas se pararem no meio, com preço menor que o de tabela e sem compromisso: Spot.',
          en: 'Tasks that are run again if they stop halfway, below the list price and without a commitment: Spot.',
          es: 'Tareas que se repiten si se detienen a medias, con un precio menor que el de lista y sin compromiso: Spot.',
        },
      },
      {
        id: 'plan',
        rightWith: ['no-cut', 'steady'],
        uses: ['Savings Plan'],
        popularity: 4,
        source: docs('savingsplans/latest/userguide/what-is-savings-plans.html'),
        text: {
          pt: 'Um Savings Plan de três anos',
          en: 'A three-year Savings Plan',
          es: 'Un Savings Plan de tres años',
        },
        action: {
          pt: 'Manter o processamento em instâncias do Amazon EC2 com um Compute Savings Plan de três anos',
          en: 'Keep the processing on Amazon EC2 instances with a three-year Compute Savings Plan',
          es: 'Mantener el procesamiento en instancias de Amazon EC2 con un Compute Savings Plan de tres años',
        },
        why: {
          pt: 'O Savings Plan reduz o preço das instâncias em troca de um gasto por hora comprometido, sem risco de interrupção.',
          en: 'A Savings Plan lowers the price of instances in exchange for a committed hourly spend, without a risk of interruption.',
          es: 'El Savings Plan reduce el precio de las instancias a cambio de un gasto por hora comprometido, sin riesgo de interrupción.',
        },
        likeness: {
          pt: 'a oficina com desconto por três anos prometidos',
          en: 'the workshop discounted for three promised years',
          es: 'el taller con descuento por tres años prometidos',
        },
        tell: {
          pt: 'Uso constante por anos: Savings Plan. Tarefa que recomeça do zero se for interrompida: capacidade que a AWS não retoma, e não Spot.',
          en: 'Steady use for years: a Savings Plan. A task that starts from zero if interrupted: capacity that AWS does not take back, not Spot.',
          es: 'Uso constante por años: Savings Plan. Tarea que vuelve a empezar de cero si se interrumpe: capacidad que AWS no retira, y no Spot.',
        },
      },
      {
        id: 'demand',
        rightWith: ['no-cut', 'may-end'],
        uses: ['On-Demand'],
        popularity: 5,
        source: docs('AWSEC2/latest/UserGuide/ec2-on-demand-instances.html'),
        text: {
          pt: 'Instâncias sob demanda',
          en: 'On-Demand Instances',
          es: 'Instancias bajo demanda',
        },
        action: {
          pt: 'Manter o processamento em instâncias sob demanda do Amazon EC2',
          en: 'Keep the processing on Amazon EC2 On-Demand Instances',
          es: 'Mantener el procesamiento en instancias bajo demanda de Amazon EC2',
        },
        why: {
          pt: 'As instâncias sob demanda são pagas pelo tempo de uso, sem compromisso nem interrupção, pelo preço de tabela.',
          en: 'On-Demand Instances are paid for the time in use, with neither commitment nor interruption, at the list price.',
          es: 'Las instancias bajo demanda se pagan por el tiempo de uso, sin compromiso ni interrupción, al precio de lista.',
        },
        likeness: {
          pt: 'a oficina a preço cheio sem prazo nem interrupção',
          en: 'the full-price workshop without term or interruption',
          es: 'el taller a precio completo sin plazo ni interrupción',
        },
        tell: {
          pt: 'Contrato que termina no próximo trimestre: sob demanda, sem compromisso. Tarefa que recomeça do zero se for interrompida: capacidade que a AWS não retoma, e não Spot.',
          en: 'A contract that ends next quarter: On-Demand, without a commitment. A task that starts from zero if interrupted: capacity that AWS does not take back, not Spot.',
          es: 'Contrato que termina el próximo trimestre: bajo demanda, sin compromiso. Tarea que vuelve a empezar de cero si se interrumpe: capacidad que AWS no retira, y no Spot.',
        },
      },
    ],
    second: [
      {
        id: 'tiering',
        rightWith: ['unknown-access'],
        uses: ['Intelligent-Tiering'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/intelligent-tiering-overview.html'),
        text: {
          pt: 'arquivos no S3 Intelligent-Tiering',
          en: 'files in S3 Intelligent-Tiering',
          es: 'archivos en S3 Intelligent-Tiering',
        },
        action: {
          pt: 'Passar os arquivos ao S3 Intelligent-Tiering com uma regra de ciclo de vida',
          en: 'Transition the files to S3 Intelligent-Tiering with a lifecycle rule',
          es: 'Pasar los archivos a S3 Intelligent-Tiering con una regla de ciclo de vida',
        },
        why: {
          pt: 'O S3 Intelligent-Tiering move cada arquivo conforme o acesso e não cobra para lê-lo; tem uma taxa de monitoramento por objeto.',
          en: 'S3 Intelligent-Tiering moves each file according to access and charges nothing for reading it; it has a monitoring fee per object.',
          es: 'S3 Intelligent-Tiering mueve cada archivo según el acceso y no cobra por leerlo; tiene una tarifa de monitoreo por objeto.',
        },
        likeness: {
          pt: 'o arquivista que devolve à prateleira cara cada caixa aberta',
          en: 'the archivist who moves each opened box to costly shelves',
          es: 'el archivista que devuelve al estante caro cada caja abierta',
        },
        tell: {
          pt: 'Arquivos que ninguém sabe se serão lidos: Intelligent-Tiering.',
          en: 'Files of which nobody knows whether they will be read: Intelligent-Tiering.',
          es: 'Archivos que nadie sabe si se leerán: Intelligent-Tiering.',
        },
      },
      {
        id: 'instant',
        rightWith: ['no-monitoring'],
        uses: ['Instant Retrieval'],
        popularity: 3,
        source: docs('AmazonS3/latest/userguide/glacier-storage-classes.html'),
        text: {
          pt: 'arquivos no Glacier Instant Retrieval',
          en: 'files in Glacier Instant Retrieval',
          es: 'archivos en Glacier Instant Retrieval',
        },
        action: {
          pt: 'Passar os arquivos ao S3 Glacier Instant Retrieval com uma regra de ciclo de vida',
          en: 'Transition the files to S3 Glacier Instant Retrieval with a lifecycle rule',
          es: 'Pasar los archivos a S3 Glacier Instant Retrieval con una regla de ciclo de vida',
        },
        why: {
          pt: 'O S3 Glacier Instant Retrieval guarda barato o que quase não se lê e abre em milissegundos, com cobrança por gigabyte lido.',
          en: 'S3 Glacier Instant Retrieval keeps cheaply what is hardly ever read and opens within milliseconds, with a charge per gigabyte read.',
          es: 'S3 Glacier Instant Retrieval guarda barato lo que casi no se lee y abre en milisegundos, con cobro por gigabyte leído.',
        },
        likeness: {
          pt: 'a estante barata ao alcance que cobra cada abertura',
          en: 'the cheap shelf within reach that charges for each opening',
          es: 'el estante barato a mano que cobra cada apertura',
        },
        tell: {
          pt: 'Arquivo aberto uma vez por trimestre, sem espera: Glacier Instant Retrieval.',
          en: 'A file opened about once a quarter, without a wait: Glacier Instant Retrieval.',
          es: 'Archivo que se abre una vez por trimestre, sin espera: Glacier Instant Retrieval.',
        },
      },
      {
        id: 'deep',
        neverRight: true,
        uses: ['Deep Archive'],
        popularity: 4,
        source: docs('AmazonS3/latest/userguide/glacier-storage-classes.html'),
        text: {
          pt: 'arquivos no Glacier Deep Archive',
          en: 'files in Glacier Deep Archive',
          es: 'archivos en Glacier Deep Archive',
        },
        action: {
          pt: 'Passar os arquivos ao S3 Glacier Deep Archive com uma regra de ciclo de vida',
          en: 'Transition the files to S3 Glacier Deep Archive with a lifecycle rule',
          es: 'Pasar los archivos a S3 Glacier Deep Archive con una regla de ciclo de vida',
        },
        why: {
          pt: 'O S3 Glacier Deep Archive é a classe mais barata por gigabyte guardado; a leitura espera em torno de doze horas.',
          en: 'S3 Glacier Deep Archive is the cheapest class per gigabyte kept; reading waits about twelve hours.',
          es: 'S3 Glacier Deep Archive es la clase más barata por gigabyte guardado; la lectura espera alrededor de doce horas.',
        },
        likeness: {
          pt: 'o porão baratíssimo que cobra por caixa trazida horas depois',
          en: 'the cheapest cellar that charges for boxes brought hours later',
          es: 'el sótano baratísimo que cobra por caja traída horas después',
        },
        tell: {
          pt: 'Guardar por anos sem pressa para ler: Deep Archive.',
          en: 'Keep for years with no hurry to read: Deep Archive.',
          es: 'Guardar por años sin prisa para leer: Deep Archive.',
        },
      },
    ],
    constraints: [
      {
        id: 'no-cut',
        notWith: ['retry'],
        text: {
          pt: 'Cada tarefa leva seis horas e recomeça do zero se for interrompida.',
          en: 'Each task takes six hours and starts from zero if it is interrupted.',
          es: 'Cada tarea lleva seis horas y vuelve a empezar de cero si se interrumpe.',
        },
        rulesOut: {
          spot: {
            pt: 'A AWS pode retomar uma instância Spot no meio das seis horas, e a tarefa recomeçaria do zero.',
            en: 'AWS can take a Spot Instance back in the middle of the six hours, and the task would start from zero.',
            es: 'AWS puede reclamar una instancia Spot en medio de las seis horas, y la tarea volvería a empezar de cero.',
          },
        },
      },
      {
        id: 'may-end',
        notWith: ['steady'],
        text: {
          pt: 'O contrato que paga esse trabalho termina no próximo trimestre, e a empresa não se compromete além dele.',
          en: 'The contract that pays for this work ends next quarter, and the company will not commit beyond it.',
          es: 'El contrato que paga ese trabajo termina el próximo trimestre, y la empresa no se compromete más allá.',
        },
        rulesOut: {
          plan: {
            pt: 'O Savings Plan de três anos seria pago muito depois do fim do trabalho.',
            en: 'The three-year Savings Plan would be paid for long after the end of the work.',
            es: 'El Savings Plan de tres años se pagaría mucho después del fin del trabajo.',
          },
        },
      },
      {
        id: 'steady',
        notWith: ['may-end'],
        text: {
          pt: 'A carga será constante dia e noite pelos próximos três anos, e a diretoria quer pagar menos que o preço de tabela.',
          en: 'The load will be constant day and night for the next three years, and management wants to pay less than the list price.',
          es: 'La carga será constante día y noche los próximos tres años, y la dirección quiere pagar menos que el precio de lista.',
        },
        rulesOut: {
          demand: {
            pt: 'As instâncias sob demanda não pedem compromisso, mas custam o preço de tabela, sem desconto.',
            en: 'On-Demand Instances require no commitment but cost the list price, without a discount.',
            es: 'Las instancias bajo demanda no piden compromiso, pero cuestan el precio de lista, sin descuento.',
          },
        },
      },
      {
        id: 'retry',
        notWith: ['no-cut'],
        text: {
          pt: 'As tarefas levam minutos e são refeitas se pararem no meio; a empresa quer pagar menos que o preço de tabela, sem compromisso.',
          en: 'Tasks take minutes and are run again if they stop halfway; the company wants to pay less than the list price, without a commitment.',
          es: 'Las tareas llevan minutos y se repiten si se detienen a medias; la empresa quiere pagar menos que el precio de lista, sin compromiso.',
        },
        rulesOut: {
          plan: {
            pt: 'O Savings Plan é um compromisso de três anos.',
            en: 'The Savings Plan is a commitment of three years.',
            es: 'El Savings Plan es un compromiso de tres años.',
          },
          demand: {
            pt: 'As instâncias sob demanda não são interrompidas, mas custam o preço de tabela, sem desconto.',
            en: 'On-Demand Instances are not interrupted but cost the list price, without a discount.',
            es: 'Las instancias bajo demanda no se interrumpen, pero cuestan el precio de lista, sin descuento.',
          },
        },
      },
      {
        id: 'unknown-access',
        notWith: ['no-monitoring'],
        text: {
          pt: 'Ninguém sabe quais arquivos serão lidos, e a empresa não quer pagar por gigabyte lido.',
          en: 'Nobody knows which files will be read, and the company does not want to pay per gigabyte read.',
          es: 'Nadie sabe qué archivos se leerán, y la empresa no quiere pagar por gigabyte leído.',
        },
        rulesOut: {
          instant: {
            pt: 'O S3 Glacier Instant Retrieval cobra por gigabyte lido: um mês de muita leitura sairia caro.',
            en: 'S3 Glacier Instant Retrieval charges per gigabyte read: a month of heavy reading would be expensive.',
            es: 'S3 Glacier Instant Retrieval cobra por gigabyte leído: un mes de mucha lectura saldría caro.',
          },
          deep: {
            pt: 'O S3 Glacier Deep Archive cobra por gigabyte lido e leva cerca de doze horas para entregar cada arquivo.',
            en: 'S3 Glacier Deep Archive charges per gigabyte read and takes about twelve hours to deliver each file.',
            es: 'S3 Glacier Deep Archive cobra por gigabyte leído y tarda unas doce horas en entregar cada archivo.',
          },
        },
      },
      {
        id: 'no-monitoring',
        notWith: ['unknown-access'],
        text: {
          pt: 'Cada arquivo é aberto na tela uma vez por trimestre, sem espera, e deve ser guardado pelo menor preço.',
          en: 'Each file is opened on screen once a quarter, without a wait, and must be stored at the lowest price.',
          es: 'Cada archivo se abre en pantalla una vez por trimestre, sin espera, y debe guardarse al menor precio.',
        },
        rulesOut: {
          deep: {
            pt: 'O S3 Glacier Deep Archive entrega o arquivo em torno de doze horas depois.',
            en: 'S3 Glacier Deep Archive delivers the file about twelve hours later.',
            es: 'S3 Glacier Deep Archive entrega el archivo unas doce horas después.',
          },
          tiering: {
            pt: 'Um acesso por trimestre devolve o arquivo à camada mais cara do S3 Intelligent-Tiering, de onde ele desce aos poucos em 90 dias.',
            en: 'An access each quarter returns the file to the dearest tier of S3 Intelligent-Tiering, from which it goes down in steps over 90 days.',
            es: 'Un acceso por trimestre devuelve el archivo al nivel más caro de S3 Intelligent-Tiering, desde donde baja por etapas en 90 días.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a esses requisitos?',
      en: 'Which combination meets these requirements?',
      es: '¿Qué combinación cumple estos requisitos?',
    },
  }),
];
