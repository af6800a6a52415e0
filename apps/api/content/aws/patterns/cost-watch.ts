import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const costWatch: readonly Pattern[] = [
  {
    id: 'cost-watch',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'cost-tools' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
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
    candidates: [
      {
        id: 'budgets-anomaly',
        uses: ['Budgets', 'Anomaly Detection'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        secondSource: docs('cost-management/latest/userguide/manage-ad.html'),
        text: {
          pt: 'AWS Budgets e AWS Cost Anomaly Detection',
          en: 'AWS Budgets and AWS Cost Anomaly Detection',
          es: 'AWS Budgets y AWS Cost Anomaly Detection',
        },
        action: {
          pt: 'Criar um orçamento de custos no AWS Budgets e um monitor no AWS Cost Anomaly Detection.',
          en: 'Create a cost budget in AWS Budgets and a monitor in AWS Cost Anomaly Detection.',
          es: 'Crear un presupuesto de costos en AWS Budgets y un monitor en AWS Cost Anomaly Detection.',
        },
        why: {
          pt: 'O AWS Budgets avisa quando o gasto real ou previsto passa do limite definido; o Cost Anomaly Detection aprende o padrão e avisa do que foge dele.',
          en: 'AWS Budgets alerts when actual or forecast spending passes the limit that was set; Cost Anomaly Detection learns the pattern and alerts on what departs from it.',
          es: 'AWS Budgets avisa cuando el gasto real o previsto supera el límite definido; Cost Anomaly Detection aprende el patrón y avisa de lo que se aparta de él.',
        },
        tell: {
          pt: 'Limite com aviso: Budgets. Gastos fora do padrão habitual: Cost Anomaly Detection.',
          en: 'A limit with an alert: Budgets. Spending that departs from the usual pattern: Cost Anomaly Detection.',
          es: 'Límite con aviso: Budgets. Gastos que se apartan del patrón habitual: Cost Anomaly Detection.',
        },
      },
      {
        id: 'budgets-exports',
        uses: ['Budgets', 'Data Exports'],
        popularity: 3,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        secondSource: docs('cur/latest/userguide/what-is-data-exports.html'),
        text: {
          pt: 'AWS Budgets e AWS Data Exports',
          en: 'AWS Budgets and AWS Data Exports',
          es: 'AWS Budgets y AWS Data Exports',
        },
        action: {
          pt: 'Criar um orçamento de custos no AWS Budgets e um relatório de custo e uso no AWS Data Exports.',
          en: 'Create a cost budget in AWS Budgets and a cost and usage report in AWS Data Exports.',
          es: 'Crear un presupuesto de costos en AWS Budgets y un informe de costo y uso en AWS Data Exports.',
        },
        why: {
          pt: 'O AWS Budgets avisa quando o gasto passa do limite; o Data Exports entrega no S3 cada linha da fatura, por hora e por recurso.',
          en: 'AWS Budgets alerts when spending passes the limit; Data Exports delivers every line of the bill to S3, by hour and by resource.',
          es: 'AWS Budgets avisa cuando el gasto supera el límite; Data Exports entrega en S3 cada línea de la factura, por hora y por recurso.',
        },
        tell: {
          pt: 'Limite com aviso: Budgets. Cada linha da fatura em arquivos: Data Exports.',
          en: 'A limit with an alert: Budgets. Every line of the bill in files: Data Exports.',
          es: 'Límite con aviso: Budgets. Cada línea de la factura en archivos: Data Exports.',
        },
      },
      {
        id: 'budgets-optimizer',
        uses: ['Budgets', 'Compute Optimizer'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        secondSource: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
        text: {
          pt: 'AWS Budgets e AWS Compute Optimizer',
          en: 'AWS Budgets and AWS Compute Optimizer',
          es: 'AWS Budgets y AWS Compute Optimizer',
        },
        action: {
          pt: 'Criar um orçamento de custos no AWS Budgets e ativar o AWS Compute Optimizer na conta.',
          en: 'Create a cost budget in AWS Budgets and opt the account in to AWS Compute Optimizer.',
          es: 'Crear un presupuesto de costos en AWS Budgets y activar AWS Compute Optimizer en la cuenta.',
        },
        why: {
          pt: 'O AWS Budgets avisa quando o gasto passa do limite; o Compute Optimizer compara o uso com o tamanho das instâncias e sugere outro.',
          en: 'AWS Budgets alerts when spending passes the limit; Compute Optimizer compares use with the size of the instances and suggests another.',
          es: 'AWS Budgets avisa cuando el gasto supera el límite; Compute Optimizer compara el uso con el tamaño de las instancias y sugiere otro.',
        },
        tell: {
          pt: 'Limite com aviso: Budgets. Tamanho certo das instâncias: Compute Optimizer.',
          en: 'A limit with an alert: Budgets. The right size of instances: Compute Optimizer.',
          es: 'Límite con aviso: Budgets. Tamaño correcto de las instancias: Compute Optimizer.',
        },
      },
      {
        id: 'anomaly-exports',
        uses: ['Anomaly Detection', 'Data Exports'],
        popularity: 2,
        source: docs('cost-management/latest/userguide/manage-ad.html'),
        secondSource: docs('cur/latest/userguide/what-is-data-exports.html'),
        text: {
          pt: 'AWS Cost Anomaly Detection e AWS Data Exports',
          en: 'AWS Cost Anomaly Detection and AWS Data Exports',
          es: 'AWS Cost Anomaly Detection y AWS Data Exports',
        },
        action: {
          pt: 'Criar um monitor no AWS Cost Anomaly Detection e um relatório de custo e uso no AWS Data Exports.',
          en: 'Create a monitor in AWS Cost Anomaly Detection and a cost and usage report in AWS Data Exports.',
          es: 'Crear un monitor en AWS Cost Anomaly Detection y un informe de costo y uso en AWS Data Exports.',
        },
        why: {
          pt: 'O Cost Anomaly Detection aprende o padrão de gasto e avisa do que foge dele; o Data Exports entrega no S3 cada linha da fatura.',
          en: 'Cost Anomaly Detection learns the spending pattern and alerts on what departs from it; Data Exports delivers every line of the bill to S3.',
          es: 'Cost Anomaly Detection aprende el patrón de gasto y avisa de lo que se aparta de él; Data Exports entrega en S3 cada línea de la factura.',
        },
        tell: {
          pt: 'Gastos fora do padrão habitual: Cost Anomaly Detection. Cada linha da fatura em arquivos: Data Exports.',
          en: 'Spending that departs from the usual pattern: Cost Anomaly Detection. Every line of the bill in files: Data Exports.',
          es: 'Gastos que se apartan del patrón habitual: Cost Anomaly Detection. Cada línea de la factura en archivos: Data Exports.',
        },
      },
      {
        id: 'anomaly-optimizer',
        uses: ['Anomaly Detection', 'Compute Optimizer'],
        popularity: 3,
        source: docs('cost-management/latest/userguide/manage-ad.html'),
        secondSource: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
        text: {
          pt: 'AWS Cost Anomaly Detection e AWS Compute Optimizer',
          en: 'AWS Cost Anomaly Detection and AWS Compute Optimizer',
          es: 'AWS Cost Anomaly Detection y AWS Compute Optimizer',
        },
        action: {
          pt: 'Criar um monitor no AWS Cost Anomaly Detection e ativar o AWS Compute Optimizer na conta.',
          en: 'Create a monitor in AWS Cost Anomaly Detection and opt the account in to AWS Compute Optimizer.',
          es: 'Crear un monitor en AWS Cost Anomaly Detection y activar AWS Compute Optimizer en la cuenta.',
        },
        why: {
          pt: 'O Cost Anomaly Detection avisa do gasto que foge do padrão; o Compute Optimizer compara o uso com o tamanho das instâncias e sugere outro.',
          en: 'Cost Anomaly Detection alerts on spending out of pattern; Compute Optimizer compares use with the size of the instances and suggests another.',
          es: 'Cost Anomaly Detection avisa del gasto fuera de lo habitual; Compute Optimizer compara el uso con el tamaño de las instancias y sugiere otro.',
        },
        tell: {
          pt: 'Gastos fora do padrão habitual: Cost Anomaly Detection. Tamanho certo das instâncias: Compute Optimizer.',
          en: 'Spending that departs from the usual pattern: Cost Anomaly Detection. The right size of instances: Compute Optimizer.',
          es: 'Gastos que se apartan del patrón habitual: Cost Anomaly Detection. Tamaño correcto de las instancias: Compute Optimizer.',
        },
      },
      {
        id: 'exports-optimizer',
        uses: ['Data Exports', 'Compute Optimizer'],
        popularity: 2,
        source: docs('cur/latest/userguide/what-is-data-exports.html'),
        secondSource: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
        text: {
          pt: 'AWS Data Exports e AWS Compute Optimizer',
          en: 'AWS Data Exports and AWS Compute Optimizer',
          es: 'AWS Data Exports y AWS Compute Optimizer',
        },
        action: {
          pt: 'Criar um relatório de custo e uso no AWS Data Exports e ativar o AWS Compute Optimizer na conta.',
          en: 'Create a cost and usage report in AWS Data Exports and opt the account in to AWS Compute Optimizer.',
          es: 'Crear un informe de costo y uso en AWS Data Exports y activar AWS Compute Optimizer en la cuenta.',
        },
        why: {
          pt: 'O Data Exports entrega no S3 cada linha da fatura; o Compute Optimizer compara o uso com o tamanho das instâncias e sugere outro.',
          en: 'Data Exports delivers every line of the bill to S3; Compute Optimizer compares use with the size of the instances and suggests another.',
          es: 'Data Exports entrega en S3 cada línea de la factura; Compute Optimizer compara el uso con el tamaño de las instancias y sugiere otro.',
        },
        tell: {
          pt: 'Cada linha da fatura em arquivos: Data Exports. Tamanho certo das instâncias: Compute Optimizer.',
          en: 'Every line of the bill in files: Data Exports. The right size of instances: Compute Optimizer.',
          es: 'Cada línea de la factura en archivos: Data Exports. Tamaño correcto de las instancias: Compute Optimizer.',
        },
      },
    ],
    constraints: [
      {
        id: 'limit',
        text: {
          pt: 'Um e-mail deve sair quando a previsão do mês passar do valor aprovado.',
          en: 'An email must go out when the month’s forecast exceeds the approved amount.',
          es: 'Debe salir un correo cuando la previsión del mes supere el monto aprobado.',
        },
        fits: ['budgets-anomaly', 'budgets-exports', 'budgets-optimizer'],
        rulesOut: {
          'anomaly-exports': {
            pt: 'Nem o Cost Anomaly Detection nem o Data Exports compara a previsão do mês com um valor aprovado.',
            en: 'Neither Cost Anomaly Detection nor Data Exports compares the forecast of the month with an approved amount.',
            es: 'Ni Cost Anomaly Detection ni Data Exports compara la previsión del mes con un monto aprobado.',
          },
          'anomaly-optimizer': {
            pt: 'Nem o Cost Anomaly Detection nem o Compute Optimizer compara a previsão do mês com um valor aprovado.',
            en: 'Neither Cost Anomaly Detection nor Compute Optimizer compares the forecast of the month with an approved amount.',
            es: 'Ni Cost Anomaly Detection ni Compute Optimizer compara la previsión del mes con un monto aprobado.',
          },
          'exports-optimizer': {
            pt: 'Nem o Data Exports nem o Compute Optimizer envia avisos sobre um valor aprovado para o mês.',
            en: 'Neither Data Exports nor Compute Optimizer sends alerts about an amount approved for the month.',
            es: 'Ni Data Exports ni Compute Optimizer envía avisos sobre un monto aprobado para el mes.',
          },
        },
      },
      {
        id: 'unusual',
        text: {
          pt: 'Gastos fora do padrão habitual devem ser detectados por machine learning.',
          en: 'Machine learning must detect spending that departs from the usual pattern.',
          es: 'El machine learning debe detectar los gastos que se apartan del patrón habitual.',
        },
        fits: ['budgets-anomaly', 'anomaly-exports', 'anomaly-optimizer'],
        rulesOut: {
          'budgets-exports': {
            pt: 'O Budgets só compara com limites que alguém definiu, e o Data Exports não analisa nada; nenhum aponta o gasto incomum.',
            en: 'Budgets only compares with thresholds that someone set, and Data Exports analyzes nothing; neither points out unusual spending.',
            es: 'Budgets solo compara con límites que alguien definió, y Data Exports no analiza nada; ninguno señala el gasto inusual.',
          },
          'budgets-optimizer': {
            pt: 'O Budgets só compara com limites definidos, e o Compute Optimizer olha o tamanho dos recursos; nenhum aponta o gasto incomum.',
            en: 'Budgets only compares with thresholds, and Compute Optimizer looks at the size of resources; neither points out unusual spending.',
            es: 'Budgets solo compara con límites definidos, y Compute Optimizer mira el tamaño de los recursos; ninguno señala el gasto inusual.',
          },
          'exports-optimizer': {
            pt: 'Nem o Data Exports nem o Compute Optimizer procura gastos que fogem do habitual.',
            en: 'Neither Data Exports nor Compute Optimizer looks for unusual spending.',
            es: 'Ni Data Exports ni Compute Optimizer busca gastos fuera de lo habitual.',
          },
        },
      },
      {
        id: 'line-items',
        text: {
          pt: 'Cada linha de cobrança deve chegar em arquivos ao Amazon S3.',
          en: 'Every line item must arrive as files in Amazon S3.',
          es: 'Cada línea de cargos debe llegar en archivos a Amazon S3.',
        },
        fits: ['budgets-exports', 'anomaly-exports', 'exports-optimizer'],
        rulesOut: {
          'budgets-anomaly': {
            pt: 'O Budgets e o Cost Anomaly Detection enviam avisos; nenhum dos dois entrega as linhas de cobrança em arquivos.',
            en: 'Budgets and Cost Anomaly Detection send alerts; neither delivers the lines of charges as files.',
            es: 'Budgets y Cost Anomaly Detection envían avisos; ninguno entrega las líneas de cargos en archivos.',
          },
          'budgets-optimizer': {
            pt: 'O Budgets envia avisos e o Compute Optimizer, sugestões; nenhum dos dois entrega as linhas de cobrança em arquivos.',
            en: 'Budgets sends alerts and Compute Optimizer suggestions; neither delivers the lines of charges as files.',
            es: 'Budgets envía avisos y Compute Optimizer, sugerencias; ninguno entrega las líneas de cargos en archivos.',
          },
          'anomaly-optimizer': {
            pt: 'O Cost Anomaly Detection envia avisos e o Compute Optimizer, sugestões; nenhum dos dois entrega as linhas de cobrança.',
            en: 'Cost Anomaly Detection sends alerts and Compute Optimizer suggestions; neither delivers the lines of charges.',
            es: 'Cost Anomaly Detection envía avisos y Compute Optimizer, sugerencias; ninguno entrega las líneas de cargos.',
          },
        },
      },
      {
        id: 'rightsizing',
        text: {
          pt: 'A equipe quer recomendações de tamanho para as instâncias.',
          en: 'The team wants sizing recommendations for its instances.',
          es: 'El equipo quiere recomendaciones de tamaño para las instancias.',
        },
        fits: ['budgets-optimizer', 'anomaly-optimizer', 'exports-optimizer'],
        rulesOut: {
          'budgets-anomaly': {
            pt: 'O Budgets e o Cost Anomaly Detection olham gastos, não o uso de CPU e memória das instâncias.',
            en: 'Budgets and Cost Anomaly Detection look at spending, not at the CPU and memory use of instances.',
            es: 'Budgets y Cost Anomaly Detection miran gastos, no el uso de CPU y memoria de las instancias.',
          },
          'budgets-exports': {
            pt: 'O Budgets e o Data Exports mostram gastos; nenhum dos dois recomenda o tamanho das instâncias.',
            en: 'Budgets and Data Exports show spending; neither recommends the size of instances.',
            es: 'Budgets y Data Exports muestran gastos; ninguno recomienda el tamaño de las instancias.',
          },
          'anomaly-exports': {
            pt: 'O Cost Anomaly Detection e o Data Exports mostram gastos; nenhum dos dois recomenda o tamanho das instâncias.',
            en: 'Cost Anomaly Detection and Data Exports show spending; neither recommends the size of instances.',
            es: 'Cost Anomaly Detection y Data Exports muestran gastos; ninguno recomienda el tamaño de las instancias.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação de ferramentas atende a esses requisitos?',
      en: 'Which combination of tools meets these requirements?',
      es: '¿Qué combinación de herramientas cumple estos requisitos?',
    },
  },
];
