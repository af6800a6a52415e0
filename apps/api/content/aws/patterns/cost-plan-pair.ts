import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const costPlanPair: readonly Pattern[] = [
  {
    id: 'cost-plan-pair',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'cost-tools' },
      'saa-c03': { domain: 'cost', topic: 'compute-cost' },
    },
    situations: [
      {
        id: 'agency',
        text: {
          pt: 'Uma agência de viagens tem na AWS, em uma conta, o sistema de reservas e o site. O setor financeiro fez dois pedidos.',
          en: 'A travel agency has its booking system and its site on AWS, in one account. Its finance department has made two requests.',
          es: 'Una agencia de viajes tiene en AWS, en una cuenta, el sistema de reservas y el sitio. El área financiera hizo dos pedidos.',
        },
      },
      {
        id: 'foundation',
        text: {
          pt: 'Uma fundação executa na AWS os sistemas de várias campanhas e responde ao conselho pelos gastos, que fez dois pedidos.',
          en: 'A foundation runs the systems of several campaigns on AWS and answers for the spending to its board, which has made two requests.',
          es: 'Una fundación ejecuta en AWS los sistemas de varias campañas y responde por el gasto ante su consejo, que hizo dos pedidos.',
        },
      },
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa agrícola está há dois anos na AWS e vai planejar o orçamento do ano que vem. A contadora fez dois pedidos.',
          en: 'A farming cooperative has been on AWS for two years and is going to plan next year’s budget. Its accountant has made two requests.',
          es: 'Una cooperativa agrícola lleva dos años en AWS y va a planificar el presupuesto del próximo año. Su contadora hizo dos pedidos.',
        },
      },
      {
        id: 'clinic-plan',
        text: {
          pt: 'Uma rede de clínicas usa a AWS em uma única conta. A diretoria, que aprova os gastos, fez dois pedidos.',
          en: 'A chain of clinics uses AWS in a single account. Its board, which approves the spending, has made two requests.',
          es: 'Una red de clínicas usa AWS en una única cuenta. El directorio, que aprueba los gastos, hizo dos pedidos.',
        },
      },
      {
        id: 'games-plan',
        text: {
          pt: 'Um estúdio de jogos tem tudo na AWS, em uma conta, e o sócio que cuida das finanças fez dois pedidos.',
          en: 'A game studio has everything on AWS, in one account, and the partner who looks after its finances has made two requests.',
          es: 'Un estudio de juegos tiene todo en AWS, en una cuenta, y el socio que lleva las finanzas hizo dos pedidos.',
        },
      },
    ],
    candidates: [
      {
        id: 'calculator-explorer',
        uses: ['Pricing Calculator', 'Cost Explorer'],
        popularity: 5,
        source: docs('pricing-calculator/latest/userguide/what-is-pricing-calculator.html'),
        secondSource: docs('cost-management/latest/userguide/ce-what-is.html'),
        text: {
          pt: 'AWS Pricing Calculator e AWS Cost Explorer',
          en: 'AWS Pricing Calculator and AWS Cost Explorer',
          es: 'AWS Pricing Calculator y AWS Cost Explorer',
        },
        why: {
          pt: 'A AWS Pricing Calculator calcula o preço de um sistema que ainda não existe, a partir dos serviços e quantidades escolhidos. O AWS Cost Explorer mostra em gráficos os gastos dos últimos meses, por serviço ou conta, e projeta os próximos.',
          en: 'The AWS Pricing Calculator works out the price of a system that does not exist yet, from the services and amounts chosen. AWS Cost Explorer shows the spending of past months in charts, by service or account, and forecasts the next ones.',
          es: 'AWS Pricing Calculator calcula el precio de un sistema que aún no existe, a partir de los servicios y cantidades elegidos. AWS Cost Explorer muestra en gráficos el gasto de los últimos meses, por servicio o cuenta, y proyecta los próximos.',
        },
        tell: {
          pt: 'Preço antes de criar: Pricing Calculator. Gráficos do que se gastou: Cost Explorer.',
          en: 'A price before creating: Pricing Calculator. Charts of what was spent: Cost Explorer.',
          es: 'Precio antes de crear: Pricing Calculator. Gráficos de lo gastado: Cost Explorer.',
        },
      },
      {
        id: 'calculator-tags',
        uses: ['Pricing Calculator', 'tags'],
        popularity: 4,
        source: docs('pricing-calculator/latest/userguide/what-is-pricing-calculator.html'),
        secondSource: docs('awsaccountbilling/latest/aboutv2/cost-alloc-tags.html'),
        text: {
          pt: 'AWS Pricing Calculator e tags de alocação de custos',
          en: 'AWS Pricing Calculator and cost allocation tags',
          es: 'AWS Pricing Calculator y etiquetas de asignación de costos',
        },
        why: {
          pt: 'A AWS Pricing Calculator calcula o preço de um sistema que ainda não existe, a partir dos serviços e quantidades escolhidos. As tags de alocação de custos marcam cada recurso com o seu projeto, e os relatórios separam o gasto por tag.',
          en: 'The AWS Pricing Calculator works out the price of a system that does not exist yet, from the services and amounts chosen. Cost allocation tags mark each resource with its project, and reports separate spending by tag.',
          es: 'AWS Pricing Calculator calcula el precio de un sistema que aún no existe, a partir de los servicios y cantidades elegidos. Las etiquetas de asignación de costos marcan cada recurso con su proyecto, y los informes separan el gasto por etiqueta.',
        },
        tell: {
          pt: 'Preço antes de criar: Pricing Calculator. Gasto por projeto em uma conta: tags de alocação de custos.',
          en: 'A price before creating: Pricing Calculator. Spending by project in one account: cost allocation tags.',
          es: 'Precio antes de crear: Pricing Calculator. Gasto por proyecto en una cuenta: etiquetas de asignación de costos.',
        },
      },
      {
        id: 'calculator-budgets',
        uses: ['Pricing Calculator', 'Budgets'],
        popularity: 5,
        source: docs('pricing-calculator/latest/userguide/what-is-pricing-calculator.html'),
        secondSource: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        text: {
          pt: 'AWS Pricing Calculator e AWS Budgets',
          en: 'AWS Pricing Calculator and AWS Budgets',
          es: 'AWS Pricing Calculator y AWS Budgets',
        },
        why: {
          pt: 'A AWS Pricing Calculator calcula o preço de um sistema que ainda não existe, a partir dos serviços e quantidades escolhidos. O AWS Budgets compara o gasto com um limite e avisa, ou age, quando ele é passado ou será.',
          en: 'The AWS Pricing Calculator works out the price of a system that does not exist yet, from the services and amounts chosen. AWS Budgets compares spending with a limit and warns, or acts, when it is passed or will be.',
          es: 'AWS Pricing Calculator calcula el precio de un sistema que aún no existe, a partir de los servicios y cantidades elegidos. AWS Budgets compara el gasto con un límite y avisa, o actúa, cuando se supera o se superará.',
        },
        tell: {
          pt: 'Preço antes de criar: Pricing Calculator. Aviso ao passar do limite: Budgets.',
          en: 'A price before creating: Pricing Calculator. A warning past the limit: Budgets.',
          es: 'Precio antes de crear: Pricing Calculator. Aviso al superar el límite: Budgets.',
        },
      },
      {
        id: 'explorer-tags',
        uses: ['Cost Explorer', 'tags'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/ce-what-is.html'),
        secondSource: docs('awsaccountbilling/latest/aboutv2/cost-alloc-tags.html'),
        text: {
          pt: 'AWS Cost Explorer e tags de alocação de custos',
          en: 'AWS Cost Explorer and cost allocation tags',
          es: 'AWS Cost Explorer y etiquetas de asignación de costos',
        },
        why: {
          pt: 'O AWS Cost Explorer mostra em gráficos os gastos dos últimos meses, por serviço ou conta, e projeta os próximos. As tags de alocação de custos marcam cada recurso com o seu projeto, e os relatórios separam o gasto por tag.',
          en: 'AWS Cost Explorer shows the spending of past months in charts, by service or account, and forecasts the next ones. Cost allocation tags mark each resource with its project, and reports separate spending by tag.',
          es: 'AWS Cost Explorer muestra en gráficos el gasto de los últimos meses, por servicio o cuenta, y proyecta los próximos. Las etiquetas de asignación de costos marcan cada recurso con su proyecto, y los informes separan el gasto por etiqueta.',
        },
        tell: {
          pt: 'Gráficos do que se gastou: Cost Explorer. Gasto por projeto em uma conta: tags de alocação de custos.',
          en: 'Charts of what was spent: Cost Explorer. Spending by project in one account: cost allocation tags.',
          es: 'Gráficos de lo gastado: Cost Explorer. Gasto por proyecto en una cuenta: etiquetas de asignación de costos.',
        },
      },
      {
        id: 'explorer-budgets',
        uses: ['Cost Explorer', 'Budgets'],
        popularity: 5,
        source: docs('cost-management/latest/userguide/ce-what-is.html'),
        secondSource: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        text: {
          pt: 'AWS Cost Explorer e AWS Budgets',
          en: 'AWS Cost Explorer and AWS Budgets',
          es: 'AWS Cost Explorer y AWS Budgets',
        },
        why: {
          pt: 'O AWS Cost Explorer mostra em gráficos os gastos dos últimos meses, por serviço ou conta, e projeta os próximos. O AWS Budgets compara o gasto com um limite e avisa, ou age, quando ele é passado ou será.',
          en: 'AWS Cost Explorer shows the spending of past months in charts, by service or account, and forecasts the next ones. AWS Budgets compares spending with a limit and warns, or acts, when it is passed or will be.',
          es: 'AWS Cost Explorer muestra en gráficos el gasto de los últimos meses, por servicio o cuenta, y proyecta los próximos. AWS Budgets compara el gasto con un límite y avisa, o actúa, cuando se supera o se superará.',
        },
        tell: {
          pt: 'Gráficos do que se gastou: Cost Explorer. Aviso ao passar do limite: Budgets.',
          en: 'Charts of what was spent: Cost Explorer. A warning past the limit: Budgets.',
          es: 'Gráficos de lo gastado: Cost Explorer. Aviso al superar el límite: Budgets.',
        },
      },
      {
        id: 'tags-budgets',
        uses: ['tags', 'Budgets'],
        popularity: 4,
        source: docs('awsaccountbilling/latest/aboutv2/cost-alloc-tags.html'),
        secondSource: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        text: {
          pt: 'Tags de alocação de custos e AWS Budgets',
          en: 'Cost allocation tags and AWS Budgets',
          es: 'Etiquetas de asignación de costos y AWS Budgets',
        },
        why: {
          pt: 'As tags de alocação de custos marcam cada recurso com o seu projeto, e os relatórios separam o gasto por tag. O AWS Budgets compara o gasto com um limite e avisa, ou age, quando ele é passado ou será.',
          en: 'Cost allocation tags mark each resource with its project, and reports separate spending by tag. AWS Budgets compares spending with a limit and warns, or acts, when it is passed or will be.',
          es: 'Las etiquetas de asignación de costos marcan cada recurso con su proyecto, y los informes separan el gasto por etiqueta. AWS Budgets compara el gasto con un límite y avisa, o actúa, cuando se supera o se superará.',
        },
        tell: {
          pt: 'Gasto por projeto em uma conta: tags de alocação de custos. Aviso ao passar do limite: Budgets.',
          en: 'Spending by project in one account: cost allocation tags. A warning past the limit: Budgets.',
          es: 'Gasto por proyecto en una cuenta: etiquetas de asignación de costos. Aviso al superar el límite: Budgets.',
        },
      },
    ],
    constraints: [
      {
        id: 'before',
        kind: 'cost',
        text: {
          pt: 'Quanto custará por mês um sistema que ainda não foi criado?',
          en: 'How much a month will a system that has not been created yet cost?',
          es: '¿Cuánto costará por mes un sistema que aún no se creó?',
        },
        fits: ['calculator-explorer', 'calculator-tags', 'calculator-budgets'],
        rulesOut: {
          'explorer-tags': {
            pt: 'Nem o AWS Cost Explorer nem as tags de alocação de custos dão o preço de um sistema ainda não criado.',
            en: 'Neither AWS Cost Explorer nor cost allocation tags gives the price of a system not created yet.',
            es: 'Ni AWS Cost Explorer ni las etiquetas de asignación de costos dan el precio de un sistema aún no creado.',
          },
          'explorer-budgets': {
            pt: 'Nem o AWS Cost Explorer nem o AWS Budgets dão o preço de um sistema ainda não criado.',
            en: 'Neither AWS Cost Explorer nor AWS Budgets gives the price of a system not created yet.',
            es: 'Ni AWS Cost Explorer ni AWS Budgets dan el precio de un sistema aún no creado.',
          },
          'tags-budgets': {
            pt: 'Nem as tags de alocação de custos nem o AWS Budgets dão o preço de um sistema ainda não criado.',
            en: 'Neither cost allocation tags nor AWS Budgets gives the price of a system not created yet.',
            es: 'Ni las etiquetas de asignación de costos ni AWS Budgets dan el precio de un sistema aún no creado.',
          },
        },
      },
      {
        id: 'twelve-months',
        kind: 'cost',
        text: {
          pt: 'Como evoluiu, mês a mês, o que se pagou por serviço no último ano?',
          en: 'How has what was paid for each service developed, month by month, over the last year?',
          es: '¿Cómo evolucionó, mes a mes, lo pagado por servicio en el último año?',
        },
        fits: ['calculator-explorer', 'explorer-tags', 'explorer-budgets'],
        rulesOut: {
          'calculator-tags': {
            pt: 'Nem a AWS Pricing Calculator nem as tags de alocação de custos mostram em gráficos o que se pagou no último ano.',
            en: 'Neither the AWS Pricing Calculator nor cost allocation tags shows what was paid over the last year in charts.',
            es: 'Ni AWS Pricing Calculator ni las etiquetas de asignación de costos muestran en gráficos lo pagado en el último año.',
          },
          'calculator-budgets': {
            pt: 'Nem a AWS Pricing Calculator nem o AWS Budgets mostram em gráficos o que se pagou no último ano.',
            en: 'Neither the AWS Pricing Calculator nor AWS Budgets shows what was paid over the last year in charts.',
            es: 'Ni AWS Pricing Calculator ni AWS Budgets muestran en gráficos lo pagado en el último año.',
          },
          'tags-budgets': {
            pt: 'Nem as tags de alocação de custos nem o AWS Budgets mostram em gráficos o que se pagou no último ano.',
            en: 'Neither cost allocation tags nor AWS Budgets shows what was paid over the last year in charts.',
            es: 'Ni las etiquetas de asignación de costos ni AWS Budgets muestran en gráficos lo pagado en el último año.',
          },
        },
      },
      {
        id: 'by-project',
        kind: 'change',
        text: {
          pt: 'Os recursos devem ser identificados um a um, para que cada projeto apareça separado na fatura da conta.',
          en: 'Resources must be identified one by one, so that each project appears separately in the bill of the account.',
          es: 'Los recursos deben identificarse uno por uno, para que cada proyecto aparezca separado en la factura de la cuenta.',
        },
        fits: ['calculator-tags', 'explorer-tags', 'tags-budgets'],
        rulesOut: {
          'calculator-explorer': {
            pt: 'Nem a AWS Pricing Calculator nem o AWS Cost Explorer identificam a que projeto pertence cada recurso.',
            en: 'Neither the AWS Pricing Calculator nor AWS Cost Explorer identifies the project that each resource belongs to.',
            es: 'Ni AWS Pricing Calculator ni AWS Cost Explorer identifican a qué proyecto pertenece cada recurso.',
          },
          'calculator-budgets': {
            pt: 'Nem a AWS Pricing Calculator nem o AWS Budgets identificam a que projeto pertence cada recurso.',
            en: 'Neither the AWS Pricing Calculator nor AWS Budgets identifies the project that each resource belongs to.',
            es: 'Ni AWS Pricing Calculator ni AWS Budgets identifican a qué proyecto pertenece cada recurso.',
          },
          'explorer-budgets': {
            pt: 'Nem o AWS Cost Explorer nem o AWS Budgets identificam a que projeto pertence cada recurso.',
            en: 'Neither AWS Cost Explorer nor AWS Budgets identifies the project that each resource belongs to.',
            es: 'Ni AWS Cost Explorer ni AWS Budgets identifican a qué proyecto pertenece cada recurso.',
          },
        },
      },
      {
        id: 'warned',
        kind: 'cost',
        text: {
          pt: 'Dois diretores devem receber um e-mail quando o mês chegar a 80% do valor aprovado.',
          en: 'Two directors must receive an email when the month reaches 80% of the approved amount.',
          es: 'Dos directores deben recibir un correo cuando el mes llegue a 80% del monto aprobado.',
        },
        fits: ['calculator-budgets', 'explorer-budgets', 'tags-budgets'],
        rulesOut: {
          'calculator-explorer': {
            pt: 'Nem a AWS Pricing Calculator nem o AWS Cost Explorer enviam um e-mail quando o gasto chega a um valor.',
            en: 'Neither the AWS Pricing Calculator nor AWS Cost Explorer sends an email when spending reaches an amount.',
            es: 'Ni AWS Pricing Calculator ni AWS Cost Explorer envían un correo cuando el gasto llega a un monto.',
          },
          'calculator-tags': {
            pt: 'Nem a AWS Pricing Calculator nem as tags de alocação de custos enviam um e-mail quando o gasto chega a um valor.',
            en: 'Neither the AWS Pricing Calculator nor cost allocation tags sends an email when spending reaches an amount.',
            es: 'Ni AWS Pricing Calculator ni las etiquetas de asignación de costos envían un correo cuando el gasto llega a un monto.',
          },
          'explorer-tags': {
            pt: 'Nem o AWS Cost Explorer nem as tags de alocação de custos enviam um e-mail quando o gasto chega a um valor.',
            en: 'Neither AWS Cost Explorer nor cost allocation tags sends an email when spending reaches an amount.',
            es: 'Ni AWS Cost Explorer ni las etiquetas de asignación de costos envían un correo cuando el gasto llega a un monto.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que recursos da AWS atendem a esses dois pedidos?',
      en: 'Which AWS features meet these two requests?',
      es: '¿Qué recursos de AWS cumplen estos dos pedidos?',
    },
  },
];
