import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const dataFindings: readonly Pattern[] = [
  pairsOf({
    id: 'data-findings',
    exams: { 'saa-c03': { domain: 'secure', topic: 'data-security' } },
    scene: {
      pt: 'Pense em cada bucket como uma sala, em que os arquivos são caixas e os dados sensíveis são algo proibido dentro delas.',
      en: 'Think of each bucket as a room, where the files are boxes and sensitive data is something forbidden inside them.',
      es: 'Piensa en cada bucket como una sala, donde los archivos son cajas y los datos sensibles son algo prohibido dentro de ellas.',
    },
    situations: [
      {
        id: 'insurer-claims',
        text: {
          pt: 'Uma seguradora recebe documentos de sinistros em 300 buckets do Amazon S3.',
          en: 'An insurer receives claim documents in 300 Amazon S3 buckets.',
          es: 'Una aseguradora recibe documentos de siniestros en 300 buckets de Amazon S3.',
        },
        today: {
          pt: 'Na última revisão havia cópias de identidades onde não deviam estar, e ninguém as tinha procurado. Um arquiteto deve propor como encontrá-las e o que fazer com elas.',
          en: 'The last review found copies of identity cards where they should not be, and nobody had looked for them. An architect must propose how to find them and what to do then.',
          es: 'En la última revisión había copias de identificaciones donde no debían estar, y nadie las había buscado. Un arquitecto debe proponer cómo encontrarlas y qué hacer con ellas.',
        },
      },
      {
        id: 'staffing',
        text: {
          pt: 'Uma agência de empregos guarda currículos e contratos em 120 buckets do Amazon S3.',
          en: 'A staffing agency keeps résumés and contracts in 120 Amazon S3 buckets.',
          es: 'Una agencia de empleo guarda currículos y contratos en 120 buckets de Amazon S3.',
        },
        today: {
          pt: 'As filiais enviam arquivos sem regra nenhuma, e a lei de proteção de dados exige controle. A empresa quer encontrar números de documentos e reagir a cada achado.',
          en: 'Branches upload files without any rule, and the data protection law demands control. The company wants to find ID numbers and react to each finding.',
          es: 'Las sucursales suben archivos sin ninguna regla, y la ley de protección de datos exige control. La empresa quiere encontrar números de documentos y reaccionar ante cada hallazgo.',
        },
      },
      {
        id: 'telecom-records',
        text: {
          pt: 'Uma operadora de telefonia guarda arquivos de atendimento em 80 buckets do Amazon S3.',
          en: 'A phone company keeps customer service files in 80 Amazon S3 buckets.',
          es: 'Una operadora de telefonía guarda archivos de atención al cliente en 80 buckets de Amazon S3.',
        },
        today: {
          pt: 'Atendentes anexaram números de cartão a relatórios que toda a empresa lê. Os arquitetos devem definir a procura e a reação.',
          en: 'Agents attached card numbers to reports that the whole company reads. The architects must define the search and the reaction.',
          es: 'Los agentes adjuntaron números de tarjeta a informes que lee toda la empresa. Los arquitectos deben definir la búsqueda y la reacción.',
        },
      },
    ],
    first: [
      {
        id: 'sampling',
        rightWith: ['overview'],
        uses: ['automated', 'descoberta automatizada', 'detección automatizada'],
        popularity: 4,
        source: docs('macie/latest/user/discovery-asdd.html'),
        text: {
          pt: 'descoberta automatizada do Macie',
          en: 'Macie automated discovery',
          es: 'detección automatizada de Macie',
        },
        action: {
          pt: 'Ativar a descoberta automatizada de dados confidenciais do Amazon Macie em todos os buckets',
          en: 'Turn on automated sensitive data discovery in Amazon Macie for all buckets',
          es: 'Activar la detección automatizada de datos confidenciales de Amazon Macie en todos los buckets',
        },
        why: {
          pt: 'A descoberta automatizada do Macie examina todo dia uma amostra de cada bucket e mostra quais deles merecem atenção, a um custo previsível.',
          en: 'Macie automated discovery examines a sample of each bucket every day and shows which ones deserve attention, at a predictable cost.',
          es: 'La detección automatizada de Macie examina cada día una muestra de cada bucket y muestra cuáles merecen atención, a un costo previsible.',
        },
        likeness: {
          pt: 'o fiscal que abre só algumas caixas de cada sala',
          en: 'the inspector who opens only some boxes of each room',
          es: 'el inspector que abre solo algunas cajas de cada sala',
        },
        tell: {
          pt: 'Saber que buckets merecem atenção primeiro, sem ler tudo: a descoberta automatizada do Macie.',
          en: 'Knowing which buckets deserve attention first, without reading everything: Macie automated discovery.',
          es: 'Saber qué buckets merecen atención primero, sin leerlo todo: la detección automatizada de Macie.',
        },
      },
      {
        id: 'jobs',
        uses: ['jobs', 'trabalhos', 'trabajos'],
        popularity: 4,
        source: docs('macie/latest/user/discovery-jobs.html'),
        text: { pt: 'trabalhos diários do Macie', en: 'daily Macie jobs', es: 'trabajos diarios de Macie' },
        action: {
          pt: 'Criar no Amazon Macie um trabalho diário de descoberta em todos os buckets, que inclui os objetos existentes,',
          en: 'Create a daily discovery job in Amazon Macie on all buckets, with their existing objects included,',
          es: 'Crear en Amazon Macie un trabajo diario de detección en todos los buckets, que incluye los objetos existentes,',
        },
        why: {
          pt: 'Um trabalho diário do Macie que inclui os objetos existentes examina primeiro todos eles e, depois, cada objeto criado ou alterado desde a execução anterior.',
          en: 'A daily Macie job that includes existing objects examines all of them first and, after that, each object created or changed since the previous run.',
          es: 'Un trabajo diario de Macie que incluye los objetos existentes examina primero todos ellos y, después, cada objeto creado o modificado desde la ejecución anterior.',
        },
        likeness: {
          pt: 'o fiscal pago por caixa que abre todas elas',
          en: 'the inspector paid by the box who opens every one',
          es: 'el inspector pagado por caja que las abre todas',
        },
        tell: {
          pt: 'Cada arquivo que chega examinado, e não uma amostra: um trabalho do Macie. Procura sem programas a escrever nem dimensionar: o Macie.',
          en: 'Each file that arrives examined, not a sample: a Macie job. A search without programs to write or size: Macie.',
          es: 'Cada archivo que llega examinado, y no una muestra: un trabajo de Macie. Búsqueda sin programas que escribir ni dimensionar: Macie.',
        },
      },
      {
        id: 'glue',
        neverRight: true,
        uses: ['Glue'],
        popularity: 4,
        source: docs('glue/latest/dg/detect-PII.html'),
        text: { pt: 'jobs do Glue com detecção', en: 'Glue jobs with detection', es: 'jobs de Glue con detección' },
        action: {
          pt: 'Escrever jobs diários do AWS Glue que procuram dados confidenciais nos objetos existentes e novos de todos os buckets',
          en: 'Write daily AWS Glue jobs that look for sensitive data in the existing and new objects of all buckets',
          es: 'Escribir jobs diarios de AWS Glue que buscan datos confidenciales en los objetos existentes y nuevos de todos los buckets',
        },
        why: {
          pt: 'Um job do Glue detecta dados confidenciais no que um pipeline transforma.',
          en: 'A Glue job detects sensitive data in what a pipeline transforms.',
          es: 'Un job de Glue detecta datos confidenciales en lo que transforma un pipeline.',
        },
        likeness: {
          pt: 'a máquina feita em casa que abre todas as caixas',
          en: 'the homemade machine that opens all boxes',
          es: 'la máquina hecha en casa que abre todas las cajas',
        },
        tell: {
          pt: 'Dados a mascarar no meio de uma transformação: um job do Glue.',
          en: 'Data to mask in the middle of a transformation: a Glue job.',
          es: 'Datos que enmascarar en medio de una transformación: un job de Glue.',
        },
      },
    ],
    second: [
      {
        id: 'quarantine',
        uses: ['EventBridge'],
        popularity: 4,
        source: docs('macie/latest/user/findings-monitor-events-eventbridge.html'),
        text: {
          pt: 'quarentena pelo EventBridge',
          en: 'quarantine through EventBridge',
          es: 'cuarentena mediante EventBridge',
        },
        action: {
          pt: 'criar uma regra do Amazon EventBridge que invoca uma função do AWS Lambda para mover o objeto a um bucket fechado',
          en: 'create an Amazon EventBridge rule that invokes an AWS Lambda function to move the object to a closed bucket',
          es: 'crear una regla de Amazon EventBridge que invoca una función de AWS Lambda para mover el objeto a un bucket cerrado',
        },
        why: {
          pt: 'Cada achado chega ao EventBridge como evento, e a função move só aquele objeto, sem que ninguém atue.',
          en: 'Each finding reaches EventBridge as an event, and the function moves that object alone, with no human action.',
          es: 'Cada hallazgo llega a EventBridge como evento, y la función mueve solo ese objeto, sin que nadie actúe.',
        },
        likeness: {
          pt: 'o ajudante que logo tranca só aquela caixa',
          en: 'the helper who at once locks away only that box',
          es: 'el ayudante que enseguida encierra solo esa caja',
        },
        tell: {
          pt: 'Arquivo apontado que deixa de ser legível em minutos: uma regra do EventBridge com uma função. Demais arquivos do bucket que continuam disponíveis: mover só o objeto.',
          en: 'A flagged file that becomes unreadable within minutes: an EventBridge rule with a function. Other files of the bucket that remain available: moving the object alone.',
          es: 'Archivo señalado que deja de ser legible en minutos: una regla de EventBridge con una función. Demás archivos del bucket que siguen disponibles: mover solo el objeto.',
        },
      },
      {
        id: 'hub',
        rightWith: ['one-list'],
        uses: ['Security Hub'],
        popularity: 4,
        source: docs('macie/latest/user/securityhub-integration.html'),
        text: { pt: 'lista no Security Hub CSPM', en: 'a list in Security Hub CSPM', es: 'lista en Security Hub CSPM' },
        action: {
          pt: 'publicar os achados no AWS Security Hub CSPM, onde a equipe de segurança decide sobre cada um',
          en: 'publish the findings to AWS Security Hub CSPM, where the security team decides on each one',
          es: 'publicar los hallazgos en AWS Security Hub CSPM, donde el equipo de seguridad decide sobre cada uno',
        },
        why: {
          pt: 'O Security Hub CSPM reúne esses achados com os de outros serviços, por prioridade; decide quem os lê.',
          en: 'Security Hub CSPM gathers these findings with those of other services, by priority; whoever reads them decides.',
          es: 'Security Hub CSPM reúne estos hallazgos con los de otros servicios, por prioridad; decide quien los lee.',
        },
        likeness: {
          pt: 'a lista por prioridade que espera a decisão de alguém',
          en: 'the ranked list that waits for someone’s decision',
          es: 'la lista por prioridad que espera la decisión de alguien',
        },
        tell: {
          pt: 'Cada caso ao lado dos alertas de outras ferramentas, por prioridade: Security Hub CSPM.',
          en: 'Each case beside the alerts of other tools, by priority: Security Hub CSPM.',
          es: 'Cada caso junto a las alertas de otras herramientas, por prioridad: Security Hub CSPM.',
        },
      },
      {
        id: 'deny',
        neverRight: true,
        uses: ['bucket policy', 'política de bucket'],
        popularity: 5,
        source: docs('AmazonS3/latest/userguide/bucket-policies.html'),
        text: {
          pt: 'bloqueio do bucket por política',
          en: 'a policy that closes the bucket',
          es: 'cierre del bucket por política',
        },
        action: {
          pt: 'criar uma regra do Amazon EventBridge que invoca uma função do AWS Lambda para negar na política do bucket toda leitura',
          en: 'create an Amazon EventBridge rule that invokes an AWS Lambda function to deny all reads in the bucket policy',
          es: 'crear una regla de Amazon EventBridge que invoca una función de AWS Lambda para denegar en la política del bucket toda lectura',
        },
        why: {
          pt: 'A função fecha o bucket inteiro até que alguém reabra o acesso.',
          en: 'The function closes the whole bucket until someone reopens it.',
          es: 'La función cierra el bucket entero hasta que alguien lo reabra.',
        },
        likeness: {
          pt: 'o ajudante que logo tranca a sala inteira',
          en: 'the helper who at once locks the whole room',
          es: 'el ayudante que enseguida cierra la sala entera',
        },
        tell: {
          pt: 'Bucket inteiro a fechar: uma política que nega.',
          en: 'A whole bucket to close: a policy that denies.',
          es: 'Bucket entero que cerrar: una política que deniega.',
        },
      },
    ],
    constraints: [
      {
        id: 'every-one',
        notWith: ['overview'],
        text: {
          pt: 'Cada arquivo que chega deve ser examinado até o dia seguinte; uma amostra não basta.',
          en: 'Each file that arrives must be examined by the next day; a sample is not enough.',
          es: 'Cada archivo que llega debe examinarse a más tardar al día siguiente; una muestra no basta.',
        },
        rulesOut: {
          sampling: {
            pt: 'A descoberta automatizada examina uma amostra dos objetos de cada bucket.',
            en: 'Automated discovery examines a sample of the objects of each bucket.',
            es: 'La detección automatizada examina una muestra de los objetos de cada bucket.',
          },
        },
      },
      {
        id: 'overview',
        text: {
          pt: 'Com 2 PB guardados, o orçamento não permite ler tudo; a empresa quer saber que buckets merecem atenção primeiro.',
          en: 'With 2 PB in store, the budget does not allow reading everything; the company wants to know which buckets deserve attention first.',
          es: 'Con 2 PB guardados, el presupuesto no permite leerlo todo; la empresa quiere saber qué buckets merecen atención primero.',
        },
        rulesOut: {
          jobs: {
            pt: 'Um trabalho diário que inclui os objetos existentes lê tudo o que está guardado.',
            en: 'A daily job that includes existing objects reads everything in store.',
            es: 'Un trabajo diario que incluye los objetos existentes lee todo lo guardado.',
          },
          glue: {
            pt: 'Esses jobs do Glue leem todos os objetos de todos os buckets.',
            en: 'These Glue jobs read all the objects of all buckets.',
            es: 'Esos jobs de Glue leen todos los objetos de todos los buckets.',
          },
        },
      },
      {
        id: 'nothing-to-write',
        text: {
          pt: 'A empresa não quer escrever nem dimensionar programas para essa procura.',
          en: 'The company does not want to write or size programs for this search.',
          es: 'La empresa no quiere escribir ni dimensionar programas para esta búsqueda.',
        },
        rulesOut: {
          glue: {
            pt: 'Os jobs do Glue são programas que a equipe escreve e cuja capacidade ela escolhe.',
            en: 'Glue jobs are programs that the team writes and whose capacity it chooses.',
            es: 'Los jobs de Glue son programas que el equipo escribe y cuya capacidad elige.',
          },
        },
      },
      {
        id: 'at-once',
        notWith: ['one-list'],
        text: {
          pt: 'Um arquivo apontado deve deixar de ser legível para os funcionários em minutos, sem que ninguém atue.',
          en: 'A flagged file must become unreadable to employees within minutes, with no human action.',
          es: 'Un archivo señalado debe dejar de ser legible para los empleados en minutos, sin que nadie actúe.',
        },
        rulesOut: {
          hub: {
            pt: 'No Security Hub CSPM, o arquivo fica onde está até que alguém da equipe decida.',
            en: 'In Security Hub CSPM the file stays where it is until someone on the team decides.',
            es: 'En Security Hub CSPM, el archivo queda donde está hasta que alguien del equipo decida.',
          },
        },
      },
      {
        id: 'rest-goes-on',
        text: {
          pt: 'Os demais arquivos do mesmo bucket devem continuar disponíveis a quem trabalha com eles.',
          en: 'The other files of the same bucket must remain available to those who work with them.',
          es: 'Los demás archivos del mismo bucket deben seguir disponibles para quienes trabajan con ellos.',
        },
        rulesOut: {
          deny: {
            pt: 'A negação na política fecha o bucket inteiro, também para os outros arquivos.',
            en: 'The denial in the policy closes the whole bucket, for the other files too.',
            es: 'La denegación en la política cierra el bucket entero, también para los otros archivos.',
          },
        },
      },
      {
        id: 'one-list',
        text: {
          pt: 'Uma pessoa deve avaliar cada caso ao lado dos alertas de outras ferramentas, por prioridade, antes de qualquer mudança.',
          en: 'A person must judge each case beside the alerts of other tools, by priority, before anything is changed.',
          es: 'Una persona debe evaluar cada caso junto a las alertas de otras herramientas, por prioridad, antes de cualquier cambio.',
        },
        rulesOut: {
          quarantine: {
            pt: 'A função move o objeto antes que uma pessoa avalie o caso.',
            en: 'The function moves the object before a person has judged the case.',
            es: 'La función mueve el objeto antes de que una persona evalúe el caso.',
          },
          deny: {
            pt: 'A função fecha o bucket antes que uma pessoa avalie o caso.',
            en: 'The function closes the bucket before a person has judged the case.',
            es: 'La función cierra el bucket antes de que una persona evalúe el caso.',
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
