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
          pt: 'Uma agência de viagens executa o site e as reservas em uma conta da AWS.',
          en: 'A travel agency runs its site and bookings in one AWS account.',
          es: 'Una agencia de viajes ejecuta su sitio y sus reservas en una cuenta de AWS.',
        },
        today: {
          pt: 'A fatura, de uns 6.000 dólares por mês, é lida em papel por um contador. Um arquiteto de soluções precisa configurar o que a gerência pede.',
          en: 'The bill of about 6,000 dollars a month is read by an accountant on paper. A solutions architect must set up what the managers ask for.',
          es: 'La factura, de unos 6.000 dólares por mes, la lee un contador en papel. Un arquitecto de soluciones debe configurar lo que pide la gerencia.',
        },
      },
      {
        id: 'foundation',
        text: {
          pt: 'Uma fundação executa várias campanhas na AWS e presta contas ao conselho.',
          en: 'A foundation runs several campaigns on AWS and reports to its board.',
          es: 'Una fundación ejecuta varias campañas en AWS y rinde cuentas a su consejo.',
        },
        today: {
          pt: 'Quatro voluntários administram a conta, e a diretoria tem dois pedidos para a reunião do mês que vem.',
          en: 'Four volunteers administer the account, and the board has two requests for its meeting next month.',
          es: 'Cuatro voluntarios administran la cuenta, y la junta tiene dos pedidos para su reunión del próximo mes.',
        },
      },
      {
        id: 'cooperative',
        text: {
          pt: 'Uma cooperativa agrícola planeja o orçamento da AWS para o próximo ano.',
          en: 'A farming cooperative is planning next year’s AWS budget.',
          es: 'Una cooperativa agrícola planifica el presupuesto de AWS del próximo año.',
        },
        today: {
          pt: 'Ela gasta 11.000 dólares por mês em trinta serviços, e o tesoureiro quer saber mais. Os arquitetos receberam dois pedidos.',
          en: 'It spends 11,000 dollars a month on thirty services, and its treasurer wants to know more. The architects were given two requests.',
          es: 'Gasta 11.000 dólares al mes en treinta servicios, y su tesorero quiere saber más. Los arquitectos recibieron dos pedidos.',
        },
      },
      {
        id: 'clinic-plan',
        text: {
          pt: 'Uma rede de clínicas usa uma única conta da AWS, e a diretoria aprova os gastos.',
          en: 'A chain of clinics uses a single AWS account, and its board approves the spending.',
          es: 'Una red de clínicas usa una única cuenta de AWS, y el directorio aprueba los gastos.',
        },
        today: {
          pt: 'Seis clínicas a dividem, e a fatura subiu um terço no último trimestre. O conselho fez dois pedidos aos arquitetos.',
          en: 'Six clinics share it, with a bill that was a third higher last quarter. The board has put two requests to the architects.',
          es: 'Seis clínicas la comparten, y la factura subió un tercio el último trimestre. El directorio hizo dos pedidos a los arquitectos.',
        },
      },
      {
        id: 'games-plan',
        text: {
          pt: 'Um estúdio de jogos tem tudo em uma conta da AWS e quer controlar os custos.',
          en: 'A game studio has everything in one AWS account and wants to control costs.',
          es: 'Un estudio de juegos tiene todo en una cuenta de AWS y quiere controlar los costos.',
        },
        today: {
          pt: 'Três jogos estão em produção nela, por 25.000 dólares ao mês. Um arquiteto de soluções precisa escolher os recursos a usar.',
          en: 'Three games are in production there, for 25,000 dollars a month. A solutions architect must choose the features to use.',
          es: 'Tres juegos están en producción en ella, por 25.000 dólares al mes. Un arquitecto de soluciones debe elegir las funciones.',
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
        action: {
          pt: 'Modelar o sistema planejado na AWS Pricing Calculator e abrir um relatório mensal no AWS Cost Explorer.',
          en: 'Model the planned system in the AWS Pricing Calculator and open a monthly report in AWS Cost Explorer.',
          es: 'Modelar el sistema planeado en AWS Pricing Calculator y abrir un informe mensual en AWS Cost Explorer.',
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
        action: {
          pt: 'Modelar o sistema planejado na AWS Pricing Calculator e ativar tags de alocação de custos nos recursos.',
          en: 'Model the planned system in the AWS Pricing Calculator and activate cost allocation tags on the resources.',
          es: 'Modelar el sistema planeado en AWS Pricing Calculator y activar etiquetas de asignación de costos en los recursos.',
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
        action: {
          pt: 'Modelar o sistema planejado na AWS Pricing Calculator e criar um orçamento de custo com alertas no AWS Budgets.',
          en: 'Model the planned system in the AWS Pricing Calculator and create a cost budget with alerts in AWS Budgets.',
          es: 'Modelar el sistema planeado en AWS Pricing Calculator y crear un presupuesto de costos con alertas en AWS Budgets.',
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
        action: {
          pt: 'Abrir um relatório mensal no AWS Cost Explorer e ativar tags de alocação de custos nos recursos.',
          en: 'Open a monthly report in AWS Cost Explorer and activate cost allocation tags on the resources.',
          es: 'Abrir un informe mensual en AWS Cost Explorer y activar etiquetas de asignación de costos en los recursos.',
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
        action: {
          pt: 'Abrir um relatório mensal no AWS Cost Explorer e criar um orçamento de custo com alertas no AWS Budgets.',
          en: 'Open a monthly report in AWS Cost Explorer and create a cost budget with alerts in AWS Budgets.',
          es: 'Abrir un informe mensual en AWS Cost Explorer y crear un presupuesto de costos con alertas en AWS Budgets.',
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
        action: {
          pt: 'Ativar tags de alocação de custos nos recursos e criar um orçamento de custo com alertas no AWS Budgets.',
          en: 'Activate cost allocation tags on the resources and create a cost budget with alerts in AWS Budgets.',
          es: 'Activar etiquetas de asignación de costos en los recursos y crear un presupuesto de costos con alertas en AWS Budgets.',
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
        text: {
          pt: 'É preciso estimar o custo mensal de um sistema que ainda não existe.',
          en: 'It must estimate the monthly cost of a system that does not exist yet.',
          es: 'Hay que estimar el costo mensual de un sistema que aún no existe.',
        },
        fits: ['calculator-explorer', 'calculator-tags', 'calculator-budgets'],
        rulesOut: {
          'explorer-tags': {
            pt: 'O AWS Cost Explorer mostra gastos em gráficos e as tags de alocação de custos marcam recursos; o preço de um sistema ainda não criado sai da AWS Pricing Calculator.',
            en: 'AWS Cost Explorer charts spending and cost allocation tags label resources; the price of a system not created yet comes from the AWS Pricing Calculator.',
            es: 'AWS Cost Explorer muestra gastos en gráficos y las etiquetas de asignación de costos marcan recursos; el precio de un sistema aún no creado sale de la AWS Pricing Calculator.',
          },
          'explorer-budgets': {
            pt: 'O AWS Cost Explorer mostra gastos em gráficos e o AWS Budgets compara o gasto com um limite; o preço de um sistema ainda não criado sai da AWS Pricing Calculator.',
            en: 'AWS Cost Explorer charts spending and AWS Budgets compares spending with a limit; the price of a system not created yet comes from the AWS Pricing Calculator.',
            es: 'AWS Cost Explorer muestra gastos en gráficos y AWS Budgets compara el gasto con un límite; el precio de un sistema aún no creado sale de la AWS Pricing Calculator.',
          },
          'tags-budgets': {
            pt: 'As tags de alocação de custos marcam recursos e o AWS Budgets compara o gasto com um limite; o preço de um sistema ainda não criado sai da AWS Pricing Calculator.',
            en: 'Cost allocation tags label resources and AWS Budgets compares spending with a limit; the price of a system not created yet comes from the AWS Pricing Calculator.',
            es: 'Las etiquetas de asignación de costos marcan recursos y AWS Budgets compara el gasto con un límite; el precio de un sistema aún no creado sale de la AWS Pricing Calculator.',
          },
        },
      },
      {
        id: 'twelve-months',
        text: {
          pt: 'É preciso ver a evolução mensal do gasto por serviço no último ano.',
          en: 'It must see how spending per service developed month by month over the last year.',
          es: 'Hay que ver la evolución mensual del gasto por servicio en el último año.',
        },
        fits: ['calculator-explorer', 'explorer-tags', 'explorer-budgets'],
        rulesOut: {
          'calculator-tags': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e as tags de alocação de custos marcam recursos; a evolução do gasto por serviço é vista no AWS Cost Explorer.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and cost allocation tags label resources; how spending per service developed is seen in AWS Cost Explorer.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y las etiquetas de asignación de costos marcan recursos; la evolución del gasto por servicio se ve en AWS Cost Explorer.',
          },
          'calculator-budgets': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e o AWS Budgets compara o gasto com um limite; a evolução do gasto por serviço é vista no AWS Cost Explorer.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and AWS Budgets compares spending with a limit; how spending per service developed is seen in AWS Cost Explorer.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y AWS Budgets compara el gasto con un límite; la evolución del gasto por servicio se ve en AWS Cost Explorer.',
          },
          'tags-budgets': {
            pt: 'As tags de alocação de custos marcam recursos e o AWS Budgets compara o gasto com um limite; a evolução do gasto por serviço é vista no AWS Cost Explorer.',
            en: 'Cost allocation tags label resources and AWS Budgets compares spending with a limit; how spending per service developed is seen in AWS Cost Explorer.',
            es: 'Las etiquetas de asignación de costos marcan recursos y AWS Budgets compara el gasto con un límite; la evolución del gasto por servicio se ve en AWS Cost Explorer.',
          },
        },
      },
      {
        id: 'by-project',
        text: {
          pt: 'Cada projeto deve aparecer separado na fatura.',
          en: 'Each project must appear separately on the bill.',
          es: 'Cada proyecto debe aparecer separado en la factura.',
        },
        fits: ['calculator-tags', 'explorer-tags', 'tags-budgets'],
        rulesOut: {
          'calculator-explorer': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e o AWS Cost Explorer mostra gastos em gráficos; separar a fatura por projeto pede tags de alocação de custos.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and AWS Cost Explorer charts spending; splitting the bill by project takes cost allocation tags.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y AWS Cost Explorer muestra gastos en gráficos; separar la factura por proyecto requiere etiquetas de asignación de costos.',
          },
          'calculator-budgets': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e o AWS Budgets compara o gasto com um limite; separar a fatura por projeto pede tags de alocação de custos.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and AWS Budgets compares spending with a limit; splitting the bill by project takes cost allocation tags.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y AWS Budgets compara el gasto con un límite; separar la factura por proyecto requiere etiquetas de asignación de costos.',
          },
          'explorer-budgets': {
            pt: 'O AWS Cost Explorer mostra gastos em gráficos e o AWS Budgets compara o gasto com um limite; separar a fatura por projeto pede tags de alocação de custos.',
            en: 'AWS Cost Explorer charts spending and AWS Budgets compares spending with a limit; splitting the bill by project takes cost allocation tags.',
            es: 'AWS Cost Explorer muestra gastos en gráficos y AWS Budgets compara el gasto con un límite; separar la factura por proyecto requiere etiquetas de asignación de costos.',
          },
        },
      },
      {
        id: 'warned',
        text: {
          pt: 'Um e-mail deve sair quando o mês chegar a 80% do valor aprovado.',
          en: 'An email must go out when the month reaches 80% of the approved amount.',
          es: 'Debe salir un correo cuando el mes llegue a 80% del monto aprobado.',
        },
        fits: ['calculator-budgets', 'explorer-budgets', 'tags-budgets'],
        rulesOut: {
          'calculator-explorer': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e o AWS Cost Explorer mostra gastos em gráficos; o e-mail ao chegar a 80% do valor vem do AWS Budgets.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and AWS Cost Explorer charts spending; the email at 80% of the amount comes from AWS Budgets.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y AWS Cost Explorer muestra gastos en gráficos; el correo al llegar al 80% del monto lo envía AWS Budgets.',
          },
          'calculator-tags': {
            pt: 'A AWS Pricing Calculator estima o que ainda não existe e as tags de alocação de custos marcam recursos; o e-mail ao chegar a 80% do valor vem do AWS Budgets.',
            en: 'The AWS Pricing Calculator estimates what does not exist yet and cost allocation tags label resources; the email at 80% of the amount comes from AWS Budgets.',
            es: 'La AWS Pricing Calculator estima lo que aún no existe y las etiquetas de asignación de costos marcan recursos; el correo al llegar al 80% del monto lo envía AWS Budgets.',
          },
          'explorer-tags': {
            pt: 'O AWS Cost Explorer mostra gastos em gráficos e as tags de alocação de custos marcam recursos; o e-mail ao chegar a 80% do valor vem do AWS Budgets.',
            en: 'AWS Cost Explorer charts spending and cost allocation tags label resources; the email at 80% of the amount comes from AWS Budgets.',
            es: 'AWS Cost Explorer muestra gastos en gráficos y las etiquetas de asignación de costos marcan recursos; el correo al llegar al 80% del monto lo envía AWS Budgets.',
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
