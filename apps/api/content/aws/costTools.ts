import type { Category } from '../../src/questions/knowledge/knowledge.types.ts';
import { docs } from './source.ts';

export const costTools: Category = {
  id: 'cost-tools',
  noun: { pt: 'ferramenta de custos da AWS', en: 'AWS billing tool', es: 'herramienta de costos de AWS' },
  feminine: true,
  mode: 'statement',
  domain: 'billing',
  entities: [
    {
      id: 'budgets', kind: 'service', name: 'AWS Budgets', topic: 'cost-tools', popularity: 5,
      gist: {
        pt: '{avisar} quando o gasto passa, ou vai passar, do limite definido',
        en: '{warn} when spending passes, or is about to pass, the limit that was set',
        es: '{avisar} cuando el gasto supera, o va a superar, el límite definido',
      },
      source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
    },
    {
      id: 'cost-explorer', kind: 'service', name: 'AWS Cost Explorer', topic: 'cost-tools', popularity: 5,
      gist: {
        pt: '{mostrar} em gráficos o gasto passado e a previsão dos próximos meses',
        en: '{show} past spending and the forecast for the coming months in charts',
        es: '{mostrar} en gráficos el gasto pasado y el pronóstico de los próximos meses',
      },
      source: docs('cost-management/latest/userguide/ce-what-is.html'),
    },
    {
      id: 'pricing-calculator', kind: 'service', name: 'AWS Pricing Calculator', topic: 'cost-tools', popularity: 5,
      gist: {
        pt: '{estimar} quanto custará uma arquitetura que ainda não existe',
        en: '{estimate} what an architecture that does not exist yet would cost',
        es: '{estimar} cuánto costará una arquitectura que todavía no existe',
      },
      source: docs('pricing-calculator/latest/userguide/what-is-pricing-calculator.html'),
    },
    {
      id: 'cur', kind: 'service', topic: 'cost-tools', popularity: 3,
      name: { pt: 'AWS Cost and Usage Report', en: 'AWS Cost and Usage Report', es: 'AWS Cost and Usage Report' },
      aliases: ['CUR'],
      gist: {
        pt: '{entregar} no S3 o detalhe completo da fatura, linha por linha',
        en: '{deliver} the full detail of the bill to S3, line by line',
        es: '{entregar} en S3 el detalle completo de la factura, línea por línea',
      },
      source: docs('cur/latest/userguide/what-is-cur.html'),
    },
    {
      id: 'cost-anomaly-detection', kind: 'service', name: 'AWS Cost Anomaly Detection', topic: 'cost-tools', popularity: 3,
      gist: {
        pt: '{perceber} gastos fora do padrão com aprendizado de máquina',
        en: '{notice} unusual spending with machine learning',
        es: '{percibir} gastos fuera de lo habitual con aprendizaje automático',
      },
      source: docs('cost-management/latest/userguide/manage-ad.html'),
    },
    {
      id: 'compute-optimizer', kind: 'service', name: 'AWS Compute Optimizer', topic: 'cost-tools', popularity: 3,
      gist: {
        pt: '{recomendar} o tamanho certo de instâncias, volumes e funções a partir do uso real',
        en: '{recommend} the right size of instances, volumes and functions from real usage',
        es: '{recomendar} el tamaño correcto de instancias, volúmenes y funciones a partir del uso real',
      },
      source: docs('compute-optimizer/latest/ug/what-is-compute-optimizer.html'),
    },
    {
      id: 'cost-allocation-tags', kind: 'feature', topic: 'cost-tools', popularity: 4,
      name: { pt: 'Tags de alocação de custos', en: 'Cost allocation tags', es: 'Etiquetas de asignación de costos' },
      subject: { pt: 'as tags de alocação de custos', en: 'cost allocation tags', es: 'las etiquetas de asignación de costos' },
      plural: true,
      gist: {
        pt: '{marcar} recursos para dividir a fatura por projeto ou equipe',
        en: '{mark} resources so that the bill can be split by project or team',
        es: '{marcar} recursos para dividir la factura por proyecto o equipo',
      },
      source: docs('awsaccountbilling/latest/aboutv2/cost-alloc-tags.html'),
    },
    {
      id: 'consolidated-billing', kind: 'feature', topic: 'cost-tools', popularity: 4,
      name: { pt: 'Faturamento consolidado', en: 'Consolidated billing', es: 'Facturación unificada' },
      subject: { pt: 'o faturamento consolidado', en: 'consolidated billing', es: 'la facturación unificada' },
      gist: {
        pt: '{juntar} o consumo de várias contas em uma só fatura',
        en: '{combine} the usage of several accounts in one bill',
        es: '{juntar} el consumo de varias cuentas en una sola factura',
      },
      source: docs('awsaccountbilling/latest/aboutv2/consolidated-billing.html'),
    },
  ],
  facts: [
    {
      id: 'budgets-alert', kind: 'purpose', of: ['budgets'], unclear: ['cloudwatch', 'cost-anomaly-detection', 'cost-explorer'], level: 1,
      say: {
        pt: '{mandar} um aviso quando o gasto previsto do mês passa de um valor definido',
        en: '{send} a notice when the forecast spend of the month passes a set amount',
        es: '{mandar} un aviso cuando el gasto previsto del mes supera un valor definido',
      },
      need: {
        pt: 'receber um aviso quando o gasto previsto do mês passar de um valor definido',
        en: 'get a notice when the forecast spend of the month passes a set amount',
        es: 'recibir un aviso cuando el gasto previsto del mes supere un valor definido',
      },
    },
    {
      id: 'budgets-action', kind: 'feature', of: ['budgets'], unclear: ['cost-anomaly-detection', 'compute-optimizer'], level: 2,
      say: {
        pt: '{poder} aplicar uma política restritiva quando um limite de gasto é atingido',
        en: '{apply} a restrictive policy, if wanted, when a spending limit is reached',
        es: '{poder} aplicar una política restrictiva cuando se alcanza un límite de gasto',
      },
      source: docs('cost-management/latest/userguide/budgets-controls.html'),
    },
    {
      id: 'budgets-coverage', kind: 'feature', of: ['budgets'], unclear: ['cost-explorer', 'cost-anomaly-detection'], level: 2,
      say: {
        pt: '{alertar} quando a utilização de reservas cai abaixo da meta',
        en: '{alert} when the use of reservations falls below the target',
        es: '{alertar} cuando la utilización de reservas baja de la meta',
      },
    },
    {
      id: 'explorer-charts', kind: 'purpose', of: ['cost-explorer'], unclear: ['cur', 'budgets'], level: 1,
      say: {
        pt: '{mostrar} em gráficos quais serviços mais pesaram na conta do último ano',
        en: '{show} in charts which services weighed most on the bill over the last year',
        es: '{mostrar} en gráficos qué servicios pesaron más en la cuenta del último año',
      },
      need: {
        pt: 'ver em gráficos quais serviços mais pesaram na conta do último ano',
        en: 'see in charts which services weighed most on the bill over the last year',
        es: 'ver en gráficos qué servicios pesaron más en la cuenta del último año',
      },
    },
    {
      id: 'explorer-forecast', kind: 'feature', of: ['cost-explorer'], unclear: ['budgets', 'pricing-calculator'], level: 2,
      say: {
        pt: '{projetar} o gasto dos próximos meses a partir do histórico',
        en: '{project} the spend of the coming months from past usage',
        es: '{proyectar} el gasto de los próximos meses a partir del historial',
      },
    },
    {
      id: 'explorer-savings', kind: 'feature', of: ['cost-explorer'], unclear: ['compute-optimizer', 'budgets'], level: 2,
      say: {
        pt: '{recomendar} a compra de reservas e Savings Plans com base no uso passado',
        en: '{recommend} which reservations and Savings Plans to buy, from past usage',
        es: '{recomendar} la compra de reservas y Savings Plans según el uso pasado',
      },
    },
    {
      id: 'calculator-before', kind: 'purpose', of: ['pricing-calculator'], level: 1,
      say: {
        pt: '{estimar} a conta mensal de uma arquitetura antes de criar qualquer recurso',
        en: '{estimate} the monthly bill of an architecture before any resource is created',
        es: '{estimar} la cuenta mensual de una arquitectura antes de crear cualquier recurso',
      },
    },
    {
      id: 'calculator-share', kind: 'feature', of: ['pricing-calculator'], level: 2,
      say: {
        pt: '{gerar} estimativas que se podem salvar e compartilhar por um link, sem ter conta',
        en: '{produce} estimates that can be saved and shared by a link, without an account',
        es: '{generar} estimaciones que se pueden guardar y compartir por un enlace, sin tener cuenta',
      },
    },
    {
      id: 'cur-detail', kind: 'purpose', of: ['cur'], unclear: ['cost-explorer'], level: 2,
      say: {
        pt: '{gravar} em um bucket as linhas detalhadas da fatura, por hora e por recurso, para análise em SQL',
        en: '{write} the detailed lines of the bill, per hour and resource, to a bucket for SQL analysis',
        es: '{grabar} en un bucket las líneas detalladas de la factura, por hora y por recurso, para analizarlas en SQL',
      },
    },
    {
      id: 'anomaly-ml', kind: 'purpose', of: ['cost-anomaly-detection'], unclear: ['budgets', 'cloudwatch', 'guardduty'], level: 1,
      say: {
        pt: '{perceber} um salto incomum no gasto de um serviço sem que ninguém defina um limite',
        en: '{notice} an unusual jump in the spend of a service without anyone setting a limit',
        es: '{percibir} un salto inusual en el gasto de un servicio sin que nadie defina un límite',
      },
    },
    {
      id: 'optimizer-size', kind: 'purpose', of: ['compute-optimizer'], unclear: ['trusted-advisor', 'cost-explorer'], level: 1,
      say: {
        pt: '{indicar} instâncias superdimensionadas e que tamanho usar, a partir de métricas reais',
        en: '{point} out oversized instances and which size to use, from real metrics',
        es: '{indicar} instancias sobredimensionadas y qué tamaño usar, a partir de métricas reales',
      },
      need: {
        pt: 'descobrir quais instâncias são grandes demais e que tamanho usar, a partir de métricas reais',
        en: 'find out which instances are too large and which size to use, from real metrics',
        es: 'descubrir qué instancias son demasiado grandes y qué tamaño usar, a partir de métricas reales',
      },
    },
    {
      id: 'optimizer-kinds', kind: 'feature', of: ['compute-optimizer'], unclear: ['cost-explorer'], level: 2,
      say: {
        pt: '{avaliar} também volumes do EBS e funções do Lambda em busca do tamanho certo',
        en: '{assess} EBS volumes and Lambda functions too, in search of the right size',
        es: '{evaluar} también volúmenes de EBS y funciones de Lambda en busca del tamaño correcto',
      },
    },
    {
      id: 'tags-split', kind: 'purpose', of: ['cost-allocation-tags'], unclear: ['cost-explorer', 'cur', 'consolidated-billing'], level: 1,
      say: {
        pt: '{separar} na fatura o que cada projeto consumiu dentro da mesma conta',
        en: '{separate} on the bill what each project used inside the same account',
        es: '{separar} en la factura lo que consumió cada proyecto dentro de la misma cuenta',
      },
    },
    {
      id: 'tags-activate', kind: 'feature', of: ['cost-allocation-tags'], level: 2,
      say: {
        pt: '{precisar} de ativação no console de cobrança antes de aparecer nos relatórios',
        en: '{need} to be activated in the billing console before appearing in reports',
        es: '{necesitar} activación en la consola de facturación antes de aparecer en los informes',
      },
    },
    {
      id: 'consolidated-volume', kind: 'purpose', of: ['consolidated-billing'], unclear: ['organizations'], level: 1,
      say: {
        pt: '{somar} o uso de todas as contas para alcançar descontos por volume',
        en: '{add} up the usage of all accounts to reach volume discounts',
        es: '{sumar} el uso de todas las cuentas para alcanzar descuentos por volumen',
      },
    },
    {
      id: 'consolidated-free', kind: 'feature', of: ['consolidated-billing'], level: 2,
      say: {
        pt: '{permitir} que uma conta aproveite reservas compradas por outra da organização',
        en: '{let} one account benefit from reservations bought by another of the organization',
        es: '{permitir} que una cuenta aproveche reservas compradas por otra de la organización',
      },
    },
    {
      id: 'cost-alerts', kind: 'trait', of: ['budgets', 'cost-anomaly-detection'], level: 1,
      say: {
        pt: '{enviar} alertas sobre gastos por e-mail ou SNS',
        en: '{send} spending alerts by email or SNS',
        es: '{enviar} alertas sobre gastos por correo o SNS',
      },
    },
    {
      id: 'cost-history', kind: 'trait', of: ['cost-explorer', 'cur'], unclear: ['consolidated-billing', 'cost-allocation-tags'], level: 1,
      say: {
        pt: '{detalhar} quanto já foi gasto em cada serviço',
        en: '{detail} how much was already spent on each service',
        es: '{detallar} cuánto se gastó ya en cada servicio',
      },
    },
    {
      id: 'cost-sizing', kind: 'trait', of: ['cost-explorer', 'compute-optimizer'], unclear: ['pricing-calculator'], level: 2,
      say: {
        pt: '{trazer} recomendações de economia',
        en: '{bring} recommendations for savings',
        es: '{traer} recomendaciones de ahorro',
      },
    },
    {
      id: 'cost-future', kind: 'trait', of: ['cost-explorer', 'pricing-calculator', 'budgets'], unclear: ['compute-optimizer'], level: 2,
      say: {
        pt: '{tratar} também de gastos que ainda não aconteceram',
        en: '{deal} also with spending that has not happened yet',
        es: '{tratar} también de gastos que todavía no ocurrieron',
      },
    },
    {
      id: 'cost-threshold', kind: 'feature', of: ['budgets'], unclear: ['cost-anomaly-detection'], level: 1,
      say: {
        pt: '{comparar} o gasto real com um teto que o cliente escolhe',
        en: '{compare} real spending with a ceiling that the customer chooses',
        es: '{comparar} el gasto real con un tope que elige el cliente',
      },
    },
    {
      id: 'cost-learns', kind: 'trait', of: ['cost-anomaly-detection', 'compute-optimizer'], unclear: ['cost-explorer', 'budgets'], level: 2,
      say: {
        pt: '{usar} aprendizado de máquina sobre o uso do cliente',
        en: '{apply} machine learning to the customer’s usage',
        es: '{usar} aprendizaje automático sobre el uso del cliente',
      },
    },
    {
      id: 'cost-screen', kind: 'trait', of: ['cost-explorer', 'pricing-calculator', 'budgets', 'cost-anomaly-detection', 'compute-optimizer'], unclear: ['consolidated-billing', 'cost-allocation-tags'], level: 2,
      say: {
        pt: '{mostrar} resultados em uma tela pronta, sem montar consultas',
        en: '{show} results on a ready screen, without building queries',
        es: '{mostrar} resultados en una pantalla lista, sin armar consultas',
      },
    },
    {
      id: 'cost-by-project', kind: 'trait', of: ['cost-explorer', 'cur', 'budgets'], unclear: ['cost-anomaly-detection', 'compute-optimizer', 'cost-allocation-tags', 'consolidated-billing'], level: 2,
      say: {
        pt: '{aceitar} filtros por tag de projeto',
        en: '{accept} filters by project tag',
        es: '{aceptar} filtros por etiqueta de proyecto',
      },
    },
  ],
  contrasts: [
    {
      between: ['budgets', 'cost-explorer'],
      say: {
        pt: 'O AWS Budgets avisa quando um limite é passado; o Cost Explorer mostra e projeta o gasto, mas é a pessoa que olha.',
        en: 'AWS Budgets warns when a limit is passed; Cost Explorer shows and projects spending, but a person has to look.',
        es: 'AWS Budgets avisa cuando se supera un límite; Cost Explorer muestra y proyecta el gasto, pero es la persona quien mira.',
      },
    },
    {
      between: ['budgets', 'cost-anomaly-detection'],
      say: {
        pt: 'O AWS Budgets usa o limite que você define; o Cost Anomaly Detection aprende o padrão e avisa quando algo foge dele.',
        en: 'AWS Budgets uses the limit you set; Cost Anomaly Detection learns the pattern and warns when something departs from it.',
        es: 'AWS Budgets usa el límite que defines; Cost Anomaly Detection aprende el patrón y avisa cuando algo se sale de él.',
      },
    },
    {
      between: ['cost-explorer', 'pricing-calculator'],
      say: {
        pt: 'O Cost Explorer parte do que já se gastou; o Pricing Calculator estima o que ainda não existe.',
        en: 'Cost Explorer starts from what was spent; Pricing Calculator estimates what does not exist yet.',
        es: 'Cost Explorer parte de lo que ya se gastó; Pricing Calculator estima lo que todavía no existe.',
      },
    },
    {
      between: ['cost-explorer', 'cur'],
      say: {
        pt: 'O Cost Explorer traz gráficos prontos; o Cost and Usage Report traz os dados mais detalhados, para a equipe analisar.',
        en: 'Cost Explorer brings ready charts; the Cost and Usage Report brings the most detailed data for the team to analyze.',
        es: 'Cost Explorer trae gráficos listos; el Cost and Usage Report trae los datos más detallados, para que el equipo los analice.',
      },
    },
    {
      between: ['cost-explorer', 'compute-optimizer'],
      say: {
        pt: 'O Cost Explorer analisa gastos; o Compute Optimizer analisa métricas de uso e sugere tamanhos.',
        en: 'Cost Explorer analyzes spending; Compute Optimizer analyzes usage metrics and suggests sizes.',
        es: 'Cost Explorer analiza gastos; Compute Optimizer analiza métricas de uso y sugiere tamaños.',
      },
    },
    {
      between: ['cost-allocation-tags', 'consolidated-billing'],
      say: {
        pt: 'As tags de alocação de custos dividem uma fatura; o faturamento consolidado junta várias.',
        en: 'Cost allocation tags split one bill; consolidated billing joins several.',
        es: 'Las etiquetas de asignación de costos dividen una factura; la facturación unificada junta varias.',
      },
    },
    {
      between: ['budgets', 'pricing-calculator'],
      say: {
        pt: 'O Pricing Calculator estima antes; o AWS Budgets vigia depois, com os recursos no ar.',
        en: 'Pricing Calculator estimates beforehand; AWS Budgets watches afterwards, once resources are running.',
        es: 'Pricing Calculator estima antes; AWS Budgets vigila después, con los recursos en marcha.',
      },
    },
  ],
};
