import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { twoOf } from '../two-of.ts';

export const costPlanPair: readonly Pattern[] = [
  twoOf({
    id: 'cost-plan-pair',
    exams: {
      'clf-c02': { domain: 'billing', topic: 'cost-tools' },
    },
    scene: {
      pt: 'Pense na conta da AWS como uma casa, em que cada projeto é um cômodo e cada gasto deixa um recibo.',
      en: 'Think of the AWS account as a house, where each project is a room and each expense leaves a receipt.',
      es: 'Piensa en la cuenta de AWS como una casa, donde cada proyecto es un cuarto y cada gasto deja un recibo.',
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
          pt: 'Uma fundação executa várias campanhas em uma só conta da AWS e presta contas ao conselho.',
          en: 'A foundation runs several campaigns in one AWS account and reports to its board.',
          es: 'Una fundación ejecuta varias campañas en una sola cuenta de AWS y rinde cuentas a su consejo.',
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
          pt: 'Uma cooperativa agrícola planeja o orçamento da sua conta da AWS para o próximo ano.',
          en: 'A farming cooperative is planning next year’s budget for its AWS account.',
          es: 'Una cooperativa agrícola planifica el presupuesto de su cuenta de AWS para el próximo año.',
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
    halves: [
      {
        id: 'calculator',
        name: { pt: 'AWS Pricing Calculator', en: 'AWS Pricing Calculator', es: 'AWS Pricing Calculator' },
        uses: ['Pricing Calculator'],
        popularity: 5,
        source: docs('pricing-calculator/latest/userguide/what-is-pricing-calculator.html'),
        action: {
          pt: 'Modelar o sistema planejado no AWS Pricing Calculator',
          en: 'Model the planned system in the AWS Pricing Calculator',
          es: 'Modelar el sistema planeado en AWS Pricing Calculator',
        },
        why: {
          pt: 'O AWS Pricing Calculator calcula o preço de um sistema que ainda não existe, a partir dos serviços e quantidades escolhidos.',
          en: 'The AWS Pricing Calculator works out the price of a system that does not exist yet, from the services and amounts chosen.',
          es: 'AWS Pricing Calculator calcula el precio de un sistema que aún no existe, a partir de los servicios y cantidades elegidos.',
        },
        likeness: {
          pt: 'o orçamento de uma casa ainda não construída',
          en: 'the quote for a house not yet built',
          es: 'el presupuesto de una casa aún no construida',
        },
        tell: {
          pt: 'Custo mensal de um sistema que ainda não existe: Pricing Calculator. Arquiteturas planejadas comparadas pelo preço antes da escolha: Pricing Calculator. Estimativa de uma migração enviada por link: Pricing Calculator.',
          en: 'The monthly cost of a system that does not exist yet: Pricing Calculator. Planned architectures compared by price before one is chosen: Pricing Calculator. The estimate of a migration sent by link: Pricing Calculator.',
          es: 'Costo mensual de un sistema que aún no existe: Pricing Calculator. Arquitecturas planificadas que se comparan por precio antes de elegir: Pricing Calculator. Estimación de una migración enviada por enlace: Pricing Calculator.',
        },
        does: {
          pt: 'o AWS Pricing Calculator estima o que ainda não existe',
          en: 'the AWS Pricing Calculator estimates what does not exist yet',
          es: 'la AWS Pricing Calculator estima lo que aún no existe',
        },
      },
      {
        id: 'explorer',
        name: { pt: 'AWS Cost Explorer', en: 'AWS Cost Explorer', es: 'AWS Cost Explorer' },
        uses: ['Cost Explorer'],
        popularity: 5,
        source: docs('cost-management/latest/userguide/ce-what-is.html'),
        action: {
          pt: 'Consultar no AWS Cost Explorer os relatórios e as recomendações',
          en: 'Consult the reports and recommendations of AWS Cost Explorer',
          es: 'Consultar en AWS Cost Explorer los informes y las recomendaciones',
        },
        why: {
          pt: 'O AWS Cost Explorer mostra em gráficos os gastos dos últimos meses, por serviço ou conta, projeta os próximos e recomenda Savings Plans conforme o uso passado.',
          en: 'AWS Cost Explorer shows the spending of past months in charts, by service or account, forecasts the next ones and recommends Savings Plans from past use.',
          es: 'AWS Cost Explorer muestra en gráficos el gasto de los últimos meses, por servicio o cuenta, proyecta los próximos y recomienda Savings Plans según el uso pasado.',
        },
        likeness: {
          pt: 'o contador que aconselha com gráficos dos recibos passados',
          en: 'the accountant who advises from charts of past receipts',
          es: 'el experto que aconseja con gráficas de recibos pasados',
        },
        tell: {
          pt: 'Evolução mensal do gasto por serviço: Cost Explorer. Gráfico do serviço que fez o gasto crescer: Cost Explorer. Recomendação de Savings Plans, com base no uso passado: Cost Explorer.',
          en: 'Spending per service, month by month: Cost Explorer. A chart of the service that made spending grow: Cost Explorer. A recommendation of Savings Plans, based on past use: Cost Explorer.',
          es: 'Evolución mensual del gasto por servicio: Cost Explorer. Gráfico del servicio que hizo crecer el gasto: Cost Explorer. Recomendación de Savings Plans, según el uso pasado: Cost Explorer.',
        },
        does: {
          pt: 'o AWS Cost Explorer mostra gastos em gráficos',
          en: 'AWS Cost Explorer charts spending',
          es: 'AWS Cost Explorer muestra gastos en gráficos',
        },
      },
      {
        id: 'tags',
        name: { pt: 'Tags de alocação de custos', en: 'Cost allocation tags', es: 'Etiquetas de asignación de costos' },
        common: true,
        uses: ['tags'],
        popularity: 4,
        source: docs('awsaccountbilling/latest/aboutv2/cost-alloc-tags.html'),
        action: {
          pt: 'Ativar tags de alocação de custos nos recursos',
          en: 'Activate cost allocation tags on the resources',
          es: 'Activar etiquetas de asignación de costos en los recursos',
        },
        why: {
          pt: 'As tags de alocação de custos marcam cada recurso com o seu projeto, e os relatórios separam o gasto por tag.',
          en: 'Cost allocation tags mark each resource with its project, and reports separate spending by tag.',
          es: 'Las etiquetas de asignación de costos marcan cada recurso con su proyecto, y los informes separan el gasto por etiqueta.',
        },
        likeness: {
          pt: 'a etiqueta com o nome do cômodo em cada recibo',
          en: 'the label with the room’s name on each receipt',
          es: 'la etiqueta con el nombre del cuarto en cada recibo',
        },
        tell: {
          pt: 'Custo de cada recurso atribuído ao departamento que o usa: tags de alocação de custos. Custo separado de ambientes de teste e produção: tags de alocação de custos. Relatórios de custos de cada projeto: tags de alocação de custos.',
          en: 'The cost of each resource charged to the department that uses it: cost allocation tags. Separate costs of test and production environments: cost allocation tags. Cost reports of each project: cost allocation tags.',
          es: 'Costo de cada recurso atribuido al departamento que lo usa: etiquetas de asignación de costos. Costo separado de los entornos de prueba y producción: etiquetas de asignación de costos. Informes de costos de cada proyecto: etiquetas de asignación de costos.',
        },
        does: {
          pt: 'as tags de alocação de custos marcam recursos',
          en: 'cost allocation tags label resources',
          es: 'las etiquetas de asignación de costos marcan recursos',
        },
      },
      {
        id: 'budgets',
        name: { pt: 'AWS Budgets', en: 'AWS Budgets', es: 'AWS Budgets' },
        uses: ['Budgets'],
        popularity: 5,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        action: {
          pt: 'Criar no AWS Budgets orçamentos de custo e de utilização de reservas, com alertas',
          en: 'Create cost and reservation utilization budgets in AWS Budgets, with alerts',
          es: 'Crear en AWS Budgets presupuestos de costo y de utilización de reservas, con alertas',
        },
        why: {
          pt: 'O AWS Budgets compara o gasto, ou o uso de reservas, com um limite e avisa, ou age, quando ele é passado ou será.',
          en: 'AWS Budgets compares spending, or the use of reservations, with a limit and warns, or acts, when it is passed or will be.',
          es: 'AWS Budgets compara el gasto, o el uso de reservas, con un límite y avisa, o actúa, cuando se supera o se superará.',
        },
        likeness: {
          pt: 'o sino que toca se gasto ou uso foge do plano',
          en: 'the bell that rings if spending or use goes astray',
          es: 'la campana que suena si el gasto o uso se desvía',
        },
        tell: {
          pt: 'E-mail quando o mês chega a 80% do valor: Budgets. Alerta quando a previsão do mês passa do valor: Budgets. Aviso sobre o uso de instâncias reservadas: Budgets.',
          en: 'An email when the month reaches 80% of the amount: Budgets. An alert when the month’s forecast exceeds the amount: Budgets. A notice on the use of Reserved Instances: Budgets.',
          es: 'Correo cuando el mes llega al 80% del monto: Budgets. Alerta cuando el pronóstico del mes supera el monto: Budgets. Aviso sobre el uso de instancias reservadas: Budgets.',
        },
        does: {
          pt: 'o AWS Budgets avisa sobre gasto ou uso fora do limite',
          en: 'AWS Budgets warns of spending or use outside a limit',
          es: 'AWS Budgets avisa de gasto o uso fuera del límite',
        },
      },
    ],
    needs: [
      {
        id: 'before',
        of: 'calculator',
        text: {
          pt: 'É preciso estimar o custo mensal de um sistema que ainda não existe.',
          en: 'The monthly cost of a system that does not exist yet must be estimated.',
          es: 'Hay que estimar el costo mensual de un sistema que aún no existe.',
        },
        job: {
          pt: 'o preço de um sistema ainda não criado sai do AWS Pricing Calculator',
          en: 'the price of a system not created yet comes from the AWS Pricing Calculator',
          es: 'el precio de un sistema aún no creado sale de la AWS Pricing Calculator',
        },
      },
      {
        id: 'twelve-months',
        of: 'explorer',
        text: {
          pt: 'É preciso ver a evolução mensal do gasto por serviço no último ano.',
          en: 'A report must show how spending per service developed, month by month, over the last year.',
          es: 'Hay que ver la evolución mensual del gasto por servicio en el último año.',
        },
        job: {
          pt: 'a evolução do gasto por serviço é vista no AWS Cost Explorer',
          en: 'how spending per service developed is seen in AWS Cost Explorer',
          es: 'la evolución del gasto por servicio se ve en AWS Cost Explorer',
        },
      },
      {
        id: 'by-project',
        of: 'tags',
        text: {
          pt: 'Os relatórios de custos devem mostrar cada projeto em separado.',
          en: 'Cost reports must show each project separately.',
          es: 'Los informes de costos deben mostrar cada proyecto por separado.',
        },
        job: {
          pt: 'separar a fatura por projeto pede tags de alocação de custos',
          en: 'splitting the bill by project takes cost allocation tags',
          es: 'separar la factura por proyecto requiere etiquetas de asignación de costos',
        },
      },
      {
        id: 'warned',
        of: 'budgets',
        text: {
          pt: 'Um e-mail deve sair quando o mês chegar a 80% do valor aprovado.',
          en: 'An email must go out when the month reaches 80% of the approved amount.',
          es: 'Debe salir un correo cuando el mes llegue a 80% del monto aprobado.',
        },
        job: {
          pt: 'o e-mail ao chegar a 80% do valor vem do AWS Budgets',
          en: 'the email at 80% of the amount comes from AWS Budgets',
          es: 'el correo al llegar al 80% del monto lo envía AWS Budgets',
        },
      },
      {
        id: 'two-designs',
        of: 'calculator',
        text: {
          pt: 'Duas arquiteturas planejadas devem ser comparadas pelo preço antes da escolha.',
          en: 'Two planned architectures must be compared by price before one is chosen.',
          es: 'Dos arquitecturas planificadas deben compararse por precio antes de elegir.',
        },
        job: {
          pt: 'o preço do que ainda não foi criado sai do AWS Pricing Calculator',
          en: 'the price of what has not been created yet comes from the AWS Pricing Calculator',
          es: 'el precio de lo que aún no se creó sale de AWS Pricing Calculator',
        },
      },
      {
        id: 'what-grew',
        of: 'explorer',
        text: {
          pt: 'Um gráfico deve mostrar que serviço fez o gasto crescer no trimestre.',
          en: 'A chart must show which service made spending grow this quarter.',
          es: 'Un gráfico debe mostrar qué servicio hizo crecer el gasto en el trimestre.',
        },
        job: {
          pt: 'gráficos do gasto por serviço são vistos no AWS Cost Explorer',
          en: 'charts of spending by service are seen in AWS Cost Explorer',
          es: 'los gráficos del gasto por servicio se ven en AWS Cost Explorer',
        },
      },
      {
        id: 'chargeback',
        of: 'tags',
        text: {
          pt: 'O custo de cada recurso deve ser atribuído ao departamento que o usa.',
          en: 'The cost of each resource must be charged to the department that uses it.',
          es: 'El costo de cada recurso debe atribuirse al departamento que lo usa.',
        },
        job: {
          pt: 'atribuir recursos a departamentos pede tags de alocação de custos',
          en: 'charging resources to departments takes cost allocation tags',
          es: 'atribuir recursos a departamentos requiere etiquetas de asignación de costos',
        },
      },
      {
        id: 'forecast-alert',
        of: 'budgets',
        text: {
          pt: 'A direção quer um alerta quando a previsão do mês passar do valor aprovado.',
          en: 'Management wants an alert when the month’s forecast exceeds the approved amount.',
          es: 'La dirección quiere una alerta cuando el pronóstico del mes supere el monto aprobado.',
        },
        job: {
          pt: 'o alerta sobre a previsão vem do AWS Budgets',
          en: 'the alert on the forecast comes from AWS Budgets',
          es: 'la alerta sobre el pronóstico la envía AWS Budgets',
        },
      },
      {
        id: 'by-link',
        of: 'calculator',
        text: {
          pt: 'A estimativa de uma migração deve ser enviada por link a um parceiro que não tem conta na AWS.',
          en: 'The estimate of a migration must be sent by link to a partner that has no AWS account.',
          es: 'La estimación de una migración debe enviarse por enlace a un socio que no tiene cuenta de AWS.',
        },
        job: {
          pt: 'a estimativa que se envia por link é feita no AWS Pricing Calculator',
          en: 'an estimate to be sent by link is made in the AWS Pricing Calculator',
          es: 'la estimación que se envía por enlace se hace en AWS Pricing Calculator',
        },
      },
      {
        id: 'what-to-commit',
        of: 'explorer',
        text: {
          pt: 'É preciso uma recomendação de quais Savings Plans comprar, com base no uso passado.',
          en: 'A recommendation of which Savings Plans to buy, based on past use, is needed.',
          es: 'Se necesita una recomendación de qué Savings Plans comprar, según el uso pasado.',
        },
        job: {
          pt: 'a recomendação de Savings Plans pelo uso passado é dada pelo AWS Cost Explorer',
          en: 'recommendations of Savings Plans from past use are given by AWS Cost Explorer',
          es: 'la recomendación de Savings Plans por el uso pasado la da AWS Cost Explorer',
        },
      },
      {
        id: 'test-and-live',
        of: 'tags',
        text: {
          pt: 'Os relatórios devem separar o custo dos ambientes de teste e de produção da mesma conta.',
          en: 'Reports must separate the cost of the test and production environments of the same account.',
          es: 'Los informes deben separar el costo de los entornos de prueba y de producción de la misma cuenta.',
        },
        job: {
          pt: 'separar ambientes da mesma conta pede tags de alocação de custos',
          en: 'separating environments of the same account takes cost allocation tags',
          es: 'separar entornos de la misma cuenta requiere etiquetas de asignación de costos',
        },
      },
      {
        id: 'plan-use',
        of: 'budgets',
        text: {
          pt: 'Um aviso deve sair quando o uso das instâncias reservadas cair abaixo de 90%.',
          en: 'A notice must go out when the use of Reserved Instances falls below 90%.',
          es: 'Debe salir un aviso cuando el uso de las instancias reservadas baje del 90%.',
        },
        job: {
          pt: 'o aviso sobre o uso de reservas vem do AWS Budgets',
          en: 'the notice on the use of reservations comes from AWS Budgets',
          es: 'el aviso sobre el uso de las reservas lo envía AWS Budgets',
        },
      },
    ],
    ask: {
      pt: 'Que recursos da AWS atendem a esses dois pedidos?',
      en: 'Which AWS features meet these two requests?',
      es: '¿Qué recursos de AWS cumplen estos dos requisitos?',
    },
  }),
];
