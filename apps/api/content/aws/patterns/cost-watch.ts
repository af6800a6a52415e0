import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const costWatch: readonly Pattern[] = [
  twoOf({
    id: 'cost-watch',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'cost-tools' },
    },
    scene: {
      pt: 'Pense no gasto como a conta de luz de um prédio, em que cada servidor é um aparelho ligado.',
      en: 'Think of the spending as a building’s electricity bill, where each server is an appliance that is switched on.',
      es: 'Piensa en el gasto como la factura de luz de un edificio, donde cada servidor es un aparato encendido.',
    },
    situations: [
      {
        id: 'startup',
        text: {
          pt: 'A fatura da AWS de uma startup dobrou em três meses.',
          en: 'A startup’s AWS bill has doubled in three months.',
          es: 'La factura de AWS de una startup se duplicó en tres meses.',
        },
        today: {
          pt: 'Ela tem 40 instâncias do Amazon EC2, e dois sócios só olham a fatura quando ela chega. Um arquiteto de soluções precisa propor os controles.',
          en: 'It has 40 Amazon EC2 instances, and two founders only look at the bill when it arrives. A solutions architect must propose the controls.',
          es: 'Tiene 40 instancias de Amazon EC2, y dos socios solo miran la factura cuando llega. Un arquitecto de soluciones debe proponer los controles.',
        },
      },
      {
        id: 'agency',
        text: {
          pt: 'Uma agência de publicidade renderiza campanhas no Amazon EC2 e só vê o custo na fatura.',
          en: 'An advertising agency renders campaigns on Amazon EC2 and sees the cost only on the bill.',
          es: 'Una agencia de publicidad renderiza campañas en Amazon EC2 y solo ve el costo en la factura.',
        },
        today: {
          pt: 'Cada campanha usa até 200 instâncias por alguns dias. Um arquiteto de soluções deve dizer que ferramentas serão ativadas.',
          en: 'Each campaign uses up to 200 instances for some days. A solutions architect must say which tools are going to be enabled.',
          es: 'Cada campaña usa hasta 200 instancias durante algunos días. Un arquitecto de soluciones debe decir qué herramientas se activarán.',
        },
      },
      {
        id: 'ngo',
        text: {
          pt: 'Uma ONG processa imagens de satélite no Amazon EC2 e presta contas aos doadores.',
          en: 'A charity processes satellite images on Amazon EC2 and accounts to its donors.',
          es: 'Una ONG procesa imágenes satelitales en Amazon EC2 y rinde cuentas a sus donantes.',
        },
        today: {
          pt: 'São 60 instâncias e doações de doze países, cada uma com a sua prestação de contas. A equipe ainda não ativou nenhuma ferramenta.',
          en: 'There are 60 instances and donations from twelve countries, each with a report of its own. The team has not enabled any tool yet.',
          es: 'Son 60 instancias y donaciones de doce países, cada una con su rendición de cuentas. El equipo aún no activó ninguna herramienta.',
        },
      },
      {
        id: 'clinic-watch',
        text: {
          pt: 'Uma rede de clínicas processa exames no Amazon EC2, e a fatura surpreende a diretoria.',
          en: 'A chain of clinics processes scans on Amazon EC2, and the bill surprises its board.',
          es: 'Una red de clínicas procesa estudios en Amazon EC2, y la factura sorprende al directorio.',
        },
        today: {
          pt: 'O processamento cresceu de 5 para 30 instâncias em um ano. Um arquiteto de soluções deve dar mais visibilidade à diretoria.',
          en: 'The processing has grown from 5 to 30 instances in a year. A solutions architect has to give the board a better view.',
          es: 'El procesamiento creció de 5 a 30 instancias en un año. Un arquitecto de soluciones debe dar más visibilidad al directorio.',
        },
      },
      {
        id: 'publisher-watch',
        text: {
          pt: 'Uma editora tem a loja no Amazon EC2 e quer conter os gastos.',
          en: 'A publisher runs its store on Amazon EC2 and wants to contain costs.',
          es: 'Una editorial tiene su tienda en Amazon EC2 y quiere contener los gastos.',
        },
        today: {
          pt: 'A loja usa 25 instâncias, e um só analista cuida da conta em meio período. Os arquitetos vão propor ferramentas a ele.',
          en: 'The store uses 25 instances, and a single analyst looks after the account part-time. The architects are going to propose tools.',
          es: 'La tienda usa 25 instancias, y un solo analista atiende la cuenta a tiempo parcial. Los arquitectos le van a proponer herramientas.',
        },
      },
    ],
    halves: [
      {
        id: 'budgets',
        name: { pt: 'AWS Budgets', en: 'AWS Budgets', es: 'AWS Budgets' },
        uses: ['Budgets'],
        popularity: 5,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        action: {
          pt: 'Criar no AWS Budgets um orçamento com alertas e ações',
          en: 'Create a budget with alerts and actions in AWS Budgets',
          es: 'Crear en AWS Budgets un presupuesto con alertas y acciones',
        },
        why: {
          pt: 'O AWS Budgets compara o gasto real ou previsto, e o uso de compromissos, com um limite definido, e avisa ou age.',
          en: 'AWS Budgets compares actual or forecast spending, and the use of commitments, with a limit that was set, and warns or acts.',
          es: 'AWS Budgets compara el gasto real o previsto, y el uso de los compromisos, con un límite definido, y avisa o actúa.',
        },
        likeness: {
          pt: 'o medidor que avisa ou corta no limite fixado',
          en: 'the meter that warns or cuts off at a set limit',
          es: 'el medidor que avisa o corta en el límite fijado',
        },
        tell: {
          pt: 'Previsão do mês acima do valor aprovado: Budgets. Política que bloqueia novas instâncias ao chegar ao teto do mês: uma ação do Budgets.',
          en: 'A forecast above the approved amount: Budgets. A policy that blocks new instances at the ceiling of the month: a Budgets action.',
          es: 'Previsión del mes por encima del monto aprobado: Budgets. Política que bloquee nuevas instancias al llegar al tope del mes: una acción de Budgets.',
        },
        does: {
          pt: 'o AWS Budgets compara o gasto com limites definidos',
          en: 'AWS Budgets compares spending with set limits',
          es: 'AWS Budgets compara el gasto con límites definidos',
        },
      },
      {
        id: 'anomaly',
        name: {
          pt: 'AWS Cost Anomaly Detection',
          en: 'AWS Cost Anomaly Detection',
          es: 'AWS Cost Anomaly Detection',
        },
        uses: ['Anomaly Detection'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/manage-ad.html'),
        action: {
          pt: 'Criar um monitor no AWS Cost Anomaly Detection',
          en: 'Create a monitor in AWS Cost Anomaly Detection',
          es: 'Crear un monitor en AWS Cost Anomaly Detection',
        },
        why: {
          pt: 'O AWS Cost Anomaly Detection aprende o padrão de gastos e avisa do que foge dele, com a provável causa raiz.',
          en: 'AWS Cost Anomaly Detection learns the pattern of spending and alerts on what departs from it, with the probable root cause.',
          es: 'AWS Cost Anomaly Detection aprende el patrón de gastos y avisa de lo que se aparta de él, con la probable causa raíz.',
        },
        likeness: {
          pt: 'a zeladora que acha a causa de todo gasto estranho',
          en: 'the caretaker who traces any unusual spending to its cause',
          es: 'la conserje que halla la causa de todo gasto extraño',
        },
        tell: {
          pt: 'Gastos fora do padrão habitual: Cost Anomaly Detection. Aviso com a provável causa raiz de um gasto que salta de repente: Cost Anomaly Detection.',
          en: 'Spending that departs from the usual pattern: Cost Anomaly Detection. An alert that gives the probable root cause of a sudden jump: Cost Anomaly Detection.',
          es: 'Gastos que se apartan del patrón habitual: Cost Anomaly Detection. Aviso con la probable causa raíz de un gasto que salte de repente: Cost Anomaly Detection.',
        },
        does: {
          pt: 'o AWS Cost Anomaly Detection avisa de gastos fora do padrão',
          en: 'AWS Cost Anomaly Detection alerts on spending out of pattern',
          es: 'AWS Cost Anomaly Detection avisa de gastos fuera del patrón',
        },
      },
      {
        id: 'exports',
        name: { pt: 'AWS Data Exports', en: 'AWS Data Exports', es: 'AWS Data Exports' },
        uses: ['Data Exports'],
        popularity: 3,
        source: docs('cur/latest/userguide/what-is-data-exports.html'),
        action: {
          pt: 'Criar um relatório de custo e uso no AWS Data Exports',
          en: 'Create a cost and usage report in AWS Data Exports',
          es: 'Crear un informe de costo y uso en AWS Data Exports',
        },
        why: {
          pt: 'O AWS Data Exports entrega no S3 cada linha da fatura, por hora e por recurso.',
          en: 'AWS Data Exports delivers every line of the bill to S3, by hour and by resource.',
          es: 'AWS Data Exports entrega en S3 cada línea de la factura, por hora y por recurso.',
        },
        likeness: {
          pt: 'a caixa com cada recibo de cada hora',
          en: 'the box with every receipt of every hour',
          es: 'la caja con cada recibo de cada hora',
        },
        tell: {
          pt: 'Cada linha de cobrança em arquivos no Amazon S3: Data Exports. Custos por hora e por recurso consultados com SQL: Data Exports.',
          en: 'Every line item as files in Amazon S3: Data Exports. Costs by hour and by resource queried with SQL: Data Exports.',
          es: 'Cada línea de cargos en archivos en Amazon S3: Data Exports. Costos por hora y por recurso que se consultan con SQL: Data Exports.',
        },
        does: {
          pt: 'o AWS Data Exports entrega os dados da fatura em arquivos',
          en: 'AWS Data Exports delivers the data of the bill as files',
          es: 'AWS Data Exports entrega los datos de la factura en archivos',
        },
      },
      {
        id: 'optimizer',
        name: { pt: 'AWS Compute Optimizer', en: 'AWS Compute Optimizer', es: 'AWS Compute Optimizer' },
        uses: ['Compute Optimizer'],
        popularity: 4,
        source: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
        action: {
          pt: 'Ativar o AWS Compute Optimizer na conta',
          en: 'Opt the account in to AWS Compute Optimizer',
          es: 'Activar AWS Compute Optimizer en la cuenta',
        },
        why: {
          pt: 'O AWS Compute Optimizer compara o uso medido com o tamanho de instâncias, volumes e funções e sugere outro.',
          en: 'AWS Compute Optimizer compares measured use with the size of instances, volumes and functions and suggests another.',
          es: 'AWS Compute Optimizer compara el uso medido con el tamaño de instancias, volúmenes y funciones y sugiere otro.',
        },
        likeness: {
          pt: 'o técnico que mede o uso para sugerir outro tamanho',
          en: 'the technician who measures use to suggest another size',
          es: 'el técnico que mide el uso para sugerir otro tamaño',
        },
        tell: {
          pt: 'Recomendações de tamanho para as instâncias: Compute Optimizer. Volumes do EBS superdimensionados: Compute Optimizer.',
          en: 'Sizing recommendations for instances: Compute Optimizer. Overprovisioned EBS volumes: Compute Optimizer.',
          es: 'Recomendaciones de tamaño para las instancias: Compute Optimizer. Volúmenes de EBS sobredimensionados: Compute Optimizer.',
        },
        does: {
          pt: 'o AWS Compute Optimizer recomenda tamanhos de recursos',
          en: 'AWS Compute Optimizer recommends the size of resources',
          es: 'AWS Compute Optimizer recomienda el tamaño de los recursos',
        },
      },
    ],
    needs: [
      {
        id: 'limit',
        of: 'budgets',
        text: {
          pt: 'Um e-mail deve sair quando a previsão do mês passar do valor aprovado.',
          en: 'An email must go out when the month’s forecast exceeds the approved amount.',
          es: 'Debe salir un correo cuando la previsión del mes supere el monto aprobado.',
        },
        job: {
          pt: 'o e-mail sobre a previsão acima do valor aprovado vem do AWS Budgets',
          en: 'the email on a forecast above the approved amount comes from AWS Budgets',
          es: 'el correo sobre la previsión por encima del monto aprobado lo envía AWS Budgets',
        },
      },
      {
        id: 'unusual',
        of: 'anomaly',
        text: {
          pt: 'Gastos fora do padrão habitual devem ser detectados por machine learning.',
          en: 'Machine learning must detect spending that departs from the usual pattern.',
          es: 'El machine learning debe detectar los gastos que se apartan del patrón habitual.',
        },
        job: {
          pt: 'aprender o padrão de gastos e apontar o que foge dele cabe ao AWS Cost Anomaly Detection',
          en: 'learning the pattern of spending and pointing out what departs from it is the job of AWS Cost Anomaly Detection',
          es: 'aprender el patrón de gastos y señalar lo que se aparta de él corresponde a AWS Cost Anomaly Detection',
        },
      },
      {
        id: 'line-items',
        of: 'exports',
        text: {
          pt: 'Cada linha de cobrança deve chegar em arquivos ao Amazon S3.',
          en: 'Every line item must arrive as files in Amazon S3.',
          es: 'Cada línea de cargos debe llegar en archivos a Amazon S3.',
        },
        job: {
          pt: 'as linhas de cobrança em arquivos são entregues pelo AWS Data Exports',
          en: 'line items as files are delivered by AWS Data Exports',
          es: 'las líneas de cargos en archivos las entrega AWS Data Exports',
        },
      },
      {
        id: 'rightsizing',
        of: 'optimizer',
        text: {
          pt: 'As métricas das instâncias devem ser analisadas para recomendações de tamanho.',
          en: 'The metrics of the instances must be analyzed for sizing recommendations.',
          es: 'Las métricas de las instancias deben analizarse para recomendaciones de tamaño.',
        },
        job: {
          pt: 'o tamanho certo das instâncias é recomendado pelo AWS Compute Optimizer',
          en: 'the right size of instances is recommended by AWS Compute Optimizer',
          es: 'el tamaño correcto de las instancias lo recomienda AWS Compute Optimizer',
        },
      },
      {
        id: 'stop-launches',
        of: 'budgets',
        text: {
          pt: 'Ao chegar ao teto do mês, novas instâncias devem ser bloqueadas por uma política aplicada automaticamente.',
          en: 'At the ceiling of the month, a policy that blocks new instances must be applied automatically.',
          es: 'Al llegar al tope del mes, debe aplicarse automáticamente una política que bloquee nuevas instancias.',
        },
        job: {
          pt: 'aplicar uma política ao chegar ao teto é uma ação do AWS Budgets',
          en: 'applying a policy at the ceiling is an action of AWS Budgets',
          es: 'aplicar una política al llegar al tope es una acción de AWS Budgets',
        },
      },
      {
        id: 'root-cause',
        of: 'anomaly',
        text: {
          pt: 'Quando o gasto de um serviço saltar de repente, o aviso deve trazer a provável causa raiz: conta, região e tipo de uso.',
          en: 'When spending on a service jumps suddenly, the alert must give the probable root cause: account, Region and usage type.',
          es: 'Cuando el gasto de un servicio salte de repente, el aviso debe traer la probable causa raíz: cuenta, región y tipo de uso.',
        },
        job: {
          pt: 'a causa raiz de um salto no gasto é apontada pelo AWS Cost Anomaly Detection',
          en: 'the root cause of a jump in spending is pointed out by AWS Cost Anomaly Detection',
          es: 'la causa raíz de un salto en el gasto la señala AWS Cost Anomaly Detection',
        },
      },
      {
        id: 'hourly-data',
        of: 'exports',
        text: {
          pt: 'Os custos por hora e por recurso devem ser consultados com SQL, ao lado dos dados contábeis.',
          en: 'Costs by hour and by resource must be queried with SQL, beside the accounting data.',
          es: 'Los costos por hora y por recurso deben consultarse con SQL, junto a los datos contables.',
        },
        job: {
          pt: 'os dados por hora e por recurso, para consultas em SQL, são entregues pelo AWS Data Exports',
          en: 'data by hour and by resource, for SQL queries, is delivered by AWS Data Exports',
          es: 'los datos por hora y por recurso, para consultas en SQL, los entrega AWS Data Exports',
        },
      },
      {
        id: 'oversized-volumes',
        of: 'optimizer',
        text: {
          pt: 'Os volumes do Amazon EBS superdimensionados devem ser identificados pela análise das suas métricas.',
          en: 'Overprovisioned Amazon EBS volumes must be identified by an analysis of their metrics.',
          es: 'Los volúmenes de Amazon EBS sobredimensionados deben identificarse por el análisis de sus métricas.',
        },
        job: {
          pt: 'os volumes superdimensionados são identificados pelo AWS Compute Optimizer',
          en: 'overprovisioned volumes are identified by AWS Compute Optimizer',
          es: 'los volúmenes sobredimensionados los identifica AWS Compute Optimizer',
        },
      },
    ],
    ask: {
      pt: 'Que combinação de ferramentas atende a esses requisitos?',
      en: 'Which combination of tools meets these requirements?',
      es: '¿Qué combinación de herramientas cumple estos requisitos?',
    },
  }),
];
