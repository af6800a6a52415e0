import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs } from '../source.ts';

export const costInsight: readonly Pattern[] = [
  pairsOf({
    id: 'cost-insight',
    exams: { 'saa-c03': { domain: 'cost', topic: 'compute-cost' } },
    scene: {
      pt: 'Pense no gasto como a conta de luz de um prédio, que se examina de um jeito e se vigia de outro.',
      en: 'Think of the spending as a building’s electricity bill, which is examined in one way and watched in another.',
      es: 'Piensa en el gasto como la factura de luz de un edificio, que se examina de una forma y se vigila de otra.',
    },
    situations: [
      {
        id: 'travel-costs',
        text: {
          pt: 'Uma agência de viagens com quinze equipes em uma conta da AWS gasta o dobro do que gastava há um ano.',
          en: 'A travel agency with fifteen teams in one AWS account spends twice what it spent a year ago.',
          es: 'Una agencia de viajes con quince equipos en una cuenta de AWS gasta el doble que hace un año.',
        },
        today: {
          pt: 'Os recursos têm uma tag com a equipe, e o financeiro só recebe a fatura. Um arquiteto deve propor como mostrar os gastos e como reagir a eles.',
          en: 'Resources carry a tag with the team, and finance only receives the bill. An architect must propose how to show spending and how to react to it.',
          es: 'Los recursos llevan una etiqueta con el equipo, y finanzas solo recibe la factura. Un arquitecto debe proponer cómo mostrar los gastos y cómo reaccionar ante ellos.',
        },
      },
      {
        id: 'biotech-costs',
        text: {
          pt: 'Uma empresa de biotecnologia roda experimentos de vinte pesquisadores em uma conta da AWS.',
          en: 'A biotech company runs the experiments of twenty researchers in one AWS account.',
          es: 'Una empresa de biotecnología ejecuta los experimentos de veinte investigadores en una cuenta de AWS.',
        },
        today: {
          pt: 'Cada recurso tem uma tag com o experimento. Em maio, instâncias esquecidas custaram mais do que todo o resto. A direção pede visão e controle dos gastos.',
          en: 'Each resource carries a tag with its experiment. In May, forgotten instances cost more than all the rest. Management asks for a view of spending and for control of it.',
          es: 'Cada recurso lleva una etiqueta con su experimento. En mayo, unas instancias olvidadas costaron más que todo lo demás. La dirección pide visibilidad y control de los gastos.',
        },
      },
      {
        id: 'school-costs',
        text: {
          pt: 'Uma rede de escolas usa uma conta da AWS para os sistemas de nove unidades.',
          en: 'A school network uses one AWS account for the systems of nine sites.',
          es: 'Una red de escuelas usa una cuenta de AWS para los sistemas de nueve sedes.',
        },
        today: {
          pt: 'Os recursos têm uma tag com a unidade. O conselho quer saber de onde vem cada gasto e não aceita mais surpresas. Os arquitetos definem as ferramentas.',
          en: 'Resources carry a tag with the site. The board wants to know where each expense comes from and wants no more surprises. The architects are choosing the tools.',
          es: 'Los recursos llevan una etiqueta con la sede. El consejo quiere saber de dónde viene cada gasto y no acepta más sorpresas. Los arquitectos definen las herramientas.',
        },
      },
    ],
    first: [
      {
        id: 'exports',
        rightWith: ['lines'],
        uses: ['Data Exports', 'Athena'],
        popularity: 4,
        source: docs('cur/latest/userguide/what-is-data-exports.html'),
        text: {
          pt: 'Data Exports consultado com o Athena',
          en: 'Data Exports queried with Athena',
          es: 'Data Exports consultado con Athena',
        },
        action: {
          pt: 'Usar consultas do Amazon Athena sobre o relatório por hora e recurso que o AWS Data Exports entrega',
          en: 'Use Amazon Athena queries on the hourly report by resource that AWS Data Exports delivers',
          es: 'Usar consultas de Amazon Athena sobre el informe por hora y recurso que entrega AWS Data Exports',
        },
        why: {
          pt: 'O Data Exports grava cada linha da fatura no S3, por hora e por recurso, e ali ela fica pelo tempo que a empresa quiser; o Athena a consulta em SQL.',
          en: 'Data Exports writes each line of the bill to S3, by hour and by resource, where it stays for as long as the company wants; Athena queries it in SQL.',
          es: 'Data Exports escribe cada línea de la factura en S3, por hora y por recurso, donde permanece el tiempo que la empresa quiera; Athena la consulta en SQL.',
        },
        likeness: {
          pt: 'o baú com todos os recibos para quem sabe procurar',
          en: 'the chest with all receipts for whoever can search it',
          es: 'el baúl con todos los recibos para quien sabe buscar',
        },
        tell: {
          pt: 'Quanto cada servidor e cada disco custou em cada hora, por três anos: Data Exports com o Athena.',
          en: 'What each server and each disk cost in each hour, for three years: Data Exports with Athena.',
          es: 'Cuánto costó cada servidor y cada disco en cada hora, durante tres años: Data Exports con Athena.',
        },
      },
      {
        id: 'explorer',
        uses: ['Cost Explorer'],
        popularity: 5,
        source: docs('cost-management/latest/userguide/ce-what-is.html'),
        text: { pt: 'Cost Explorer por tag', en: 'Cost Explorer by tag', es: 'Cost Explorer por etiqueta' },
        action: {
          pt: 'Agrupar os gastos nos relatórios do AWS Cost Explorer pela tag ativada para alocação de custos',
          en: 'Group spending in the reports of AWS Cost Explorer by the tag activated for cost allocation',
          es: 'Agrupar los gastos en los informes de AWS Cost Explorer por la etiqueta activada para la asignación de costos',
        },
        why: {
          pt: 'O Cost Explorer mostra em gráficos prontos os gastos por tag ou serviço e projeta os próximos meses.',
          en: 'Cost Explorer shows spending by tag or service in ready-made charts and forecasts the months to come.',
          es: 'Cost Explorer muestra en gráficos ya hechos los gastos por etiqueta o servicio y proyecta los próximos meses.',
        },
        likeness: {
          pt: 'os gráficos com previsão mas só duas semanas de detalhe',
          en: 'the charts with forecasts but only two weeks of detail',
          es: 'las gráficas con previsión pero solo dos semanas de detalle',
        },
        tell: {
          pt: 'Gastos filtrados por serviço e período, em gráficos: Cost Explorer. Uma projeção dos próximos meses, sem consultas: Cost Explorer.',
          en: 'Spending filtered by service and period, in charts: Cost Explorer. A projection of the next months, with no queries: Cost Explorer.',
          es: 'Gastos filtrados por servicio y período, en gráficos: Cost Explorer. Una proyección de los próximos meses, sin consultas: Cost Explorer.',
        },
      },
      {
        id: 'reports',
        neverRight: true,
        uses: ['budget reports', 'relatórios de orçamento', 'informes de presupuesto'],
        popularity: 3,
        source: docs('cost-management/latest/userguide/reporting-cost-budget.html'),
        text: {
          pt: 'relatórios do Budgets por e-mail',
          en: 'Budgets reports by email',
          es: 'informes de Budgets por correo',
        },
        action: {
          pt: 'Programar no AWS Budgets relatórios semanais por e-mail com o gasto de cada valor da tag',
          en: 'Schedule weekly AWS Budgets reports by email with the spending of each value of the tag',
          es: 'Programar en AWS Budgets informes semanales por correo con el gasto de cada valor de la etiqueta',
        },
        why: {
          pt: 'O relatório do Budgets diz por e-mail quanto se gastou de cada orçamento.',
          en: 'A Budgets report says by email how much of each budget has been spent.',
          es: 'El informe de Budgets dice por correo cuánto se gastó de cada presupuesto.',
        },
        likeness: {
          pt: 'a carta semanal só com os totais',
          en: 'the weekly letter with nothing but totals',
          es: 'la carta semanal solo con los totales',
        },
        tell: {
          pt: 'Resumo periódico por e-mail: relatórios do Budgets.',
          en: 'A regular summary by email: Budgets reports.',
          es: 'Resumen periódico por correo: informes de Budgets.',
        },
      },
    ],
    second: [
      {
        id: 'budget-action',
        uses: ['budget action', 'ação de orçamento', 'acción de presupuesto'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/budgets-controls.html'),
        text: {
          pt: 'um orçamento do Budgets com ação',
          en: 'a budget with an action',
          es: 'un presupuesto de Budgets con acción',
        },
        action: {
          pt: 'criar no AWS Budgets um orçamento com alerta sobre a previsão e, sobre o gasto, uma ação que para as instâncias',
          en: 'create an AWS Budgets budget with an alert on the forecast and an action on spending that stops the instances',
          es: 'crear en AWS Budgets un presupuesto con alerta sobre el pronóstico y, sobre el gasto, una acción que detiene las instancias',
        },
        why: {
          pt: 'O Budgets compara com o valor aprovado o que se gastou e a previsão do mês, e a ação para as instâncias escolhidas quando o valor é atingido.',
          en: 'Budgets compares what was spent and the forecast of the month with the approved amount, and the action stops chosen instances when the amount is reached.',
          es: 'Budgets compara con el monto aprobado lo gastado y el pronóstico del mes, y la acción detiene las instancias elegidas cuando se alcanza el monto.',
        },
        likeness: {
          pt: 'o medidor que avisa antes de cortar no limite fixado',
          en: 'the meter that warns before cutting power at a set limit',
          es: 'el medidor que avisa antes de cortar en el límite fijado',
        },
        tell: {
          pt: 'Servidores de teste desligados quando o valor aprovado é atingido: uma ação do Budgets. Aviso assim que o ritmo do mês indica que o valor será ultrapassado: um alerta do Budgets sobre a previsão.',
          en: 'Test servers switched off once the approved amount is reached: a budget action. Notice as soon as the pace of the month shows that the amount will be exceeded: a Budgets alert on the forecast.',
          es: 'Servidores de prueba apagados cuando se alcanza el monto aprobado: una acción de Budgets. Aviso en cuanto el ritmo del mes indica que se superará el monto: una alerta de Budgets sobre el pronóstico.',
        },
      },
      {
        id: 'anomaly',
        rightWith: ['unknown-normal'],
        uses: ['Anomaly Detection'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/manage-ad.html'),
        text: {
          pt: 'um monitor do Cost Anomaly Detection',
          en: 'a Cost Anomaly Detection monitor',
          es: 'un monitor de Cost Anomaly Detection',
        },
        action: {
          pt: 'criar no AWS Cost Anomaly Detection um monitor de serviços com alertas por e-mail',
          en: 'create a monitor of services in AWS Cost Anomaly Detection with alerts by email',
          es: 'crear en AWS Cost Anomaly Detection un monitor de servicios con alertas por correo',
        },
        why: {
          pt: 'O Cost Anomaly Detection aprende o padrão de gastos de cada serviço e alerta sobre o que foge dele, com a provável causa, sem que ninguém defina um valor.',
          en: 'Cost Anomaly Detection learns the spending pattern of each service and alerts on what departs from it, with its probable cause, without anyone setting an amount.',
          es: 'Cost Anomaly Detection aprende el patrón de gastos de cada servicio y alerta sobre lo que se aparta de él, con la causa probable, sin que nadie defina un monto.',
        },
        likeness: {
          pt: 'a zeladora que só aponta o que foge do hábito',
          en: 'the caretaker who only points out whatever departs from habit',
          es: 'la conserje que solo señala lo que no es habitual',
        },
        tell: {
          pt: 'Aumento fora do padrão em um só serviço, com a provável causa: Cost Anomaly Detection.',
          en: 'An increase out of pattern in a single service, with its probable cause: Cost Anomaly Detection.',
          es: 'Aumento fuera del patrón en un solo servicio, con la causa probable: Cost Anomaly Detection.',
        },
      },
      {
        id: 'billing-alarm',
        neverRight: true,
        uses: ['billing alarm', 'alarme de faturamento', 'alarma de facturación'],
        popularity: 4,
        source: docs('AmazonCloudWatch/latest/monitoring/monitor_estimated_charges_with_cloudwatch.html'),
        text: {
          pt: 'um alarme de faturamento do CloudWatch',
          en: 'a CloudWatch billing alarm',
          es: 'una alarma de facturación de CloudWatch',
        },
        action: {
          pt: 'criar um alarme do Amazon CloudWatch que monitora as cobranças estimadas, com alertas por e-mail',
          en: 'create an Amazon CloudWatch alarm that monitors the estimated charges, with alerts by email',
          es: 'crear una alarma de Amazon CloudWatch que monitorea los cargos estimados, con alertas por correo',
        },
        why: {
          pt: 'O alarme de faturamento compara o total já cobrado no mês com um valor fixo.',
          en: 'The billing alarm compares the total charged so far in the month with a fixed amount.',
          es: 'La alarma de facturación compara el total ya cobrado en el mes con un monto fijo.',
        },
        likeness: {
          pt: 'o sino que só toca depois de passado o limite',
          en: 'the bell that rings only after the limit is passed',
          es: 'la campana que solo suena después de pasado el límite',
        },
        tell: {
          pt: 'Aviso sobre o total já cobrado: um alarme de faturamento.',
          en: 'A notice on the total charged so far: a billing alarm.',
          es: 'Aviso sobre el total ya cobrado: una alarma de facturación.',
        },
      },
    ],
    constraints: [
      {
        id: 'lines',
        notWith: ['no-sql', 'screens'],
        text: {
          pt: 'Deve ser possível saber, por três anos, quanto cada servidor e cada disco custou em cada hora.',
          en: 'It must be possible to know, for three years, what each server and each disk cost in each hour.',
          es: 'Debe poder saberse, durante tres años, cuánto costó cada servidor y cada disco en cada hora.',
        },
        rulesOut: {
          explorer: {
            pt: 'O Cost Explorer guarda os dados por hora e por recurso apenas dos últimos 14 dias.',
            en: 'Cost Explorer keeps data by hour and by resource for the last 14 days only.',
            es: 'Cost Explorer guarda los datos por hora y por recurso solo de los últimos 14 días.',
          },
          reports: {
            pt: 'Os relatórios do Budgets trazem totais de cada orçamento, sem as linhas de cada recurso.',
            en: 'The reports of Budgets have totals of each budget, without the lines of each resource.',
            es: 'Los informes de Budgets traen totales de cada presupuesto, sin las líneas de cada recurso.',
          },
        },
      },
      {
        id: 'no-sql',
        unclear: ['reports'],
        text: {
          pt: 'Quem examina os gastos não escreve consultas e quer uma projeção dos próximos seis meses.',
          en: 'Those who examine spending write no queries and want a projection of the next six months.',
          es: 'Quienes examinan los gastos no escriben consultas y quieren una proyección de los próximos seis meses.',
        },
        rulesOut: {
          exports: {
            pt: 'O que o Data Exports grava tem de ser consultado em SQL, e não traz projeção.',
            en: 'What Data Exports writes has to be queried in SQL and has no projection.',
            es: 'Lo que Data Exports escribe debe consultarse en SQL y no trae proyección.',
          },
        },
      },
      {
        id: 'screens',
        unclear: ['exports'],
        text: {
          pt: 'Cada responsável deve poder filtrar os gastos por serviço e por período quando quiser, em gráficos.',
          en: 'Each person in charge must be able to filter spending by service and by period at any time, in charts.',
          es: 'Cada responsable debe poder filtrar los gastos por servicio y por período cuando quiera, en gráficos.',
        },
        rulesOut: {
          reports: {
            pt: 'O e-mail do Budgets chega a cada semana com os mesmos totais; ali nada se filtra.',
            en: 'The email of Budgets comes each week with the same totals; nothing can be filtered in it.',
            es: 'El correo de Budgets llega cada semana con los mismos totales; en él no se filtra nada.',
          },
        },
      },
      {
        id: 'stops',
        notWith: ['unknown-normal'],
        text: {
          pt: 'Atingido o valor aprovado, os servidores de teste devem ser desligados sem esperar por uma pessoa.',
          en: 'Once the approved amount is reached, the test servers must be switched off without waiting for a person.',
          es: 'Alcanzado el monto aprobado, los servidores de prueba deben apagarse sin esperar a una persona.',
        },
        rulesOut: {
          anomaly: {
            pt: 'O Cost Anomaly Detection alerta; ele não desliga nada e não conhece o valor aprovado.',
            en: 'Cost Anomaly Detection alerts; it switches nothing off and does not know the approved amount.',
            es: 'Cost Anomaly Detection alerta; no apaga nada y no conoce el monto aprobado.',
          },
          'billing-alarm': {
            pt: 'O alarme de faturamento avisa sobre o total; o desligamento ficaria com uma pessoa.',
            en: 'The billing alarm gives notice of the total; switching off would be left to a person.',
            es: 'La alarma de facturación avisa sobre el total; el apagado quedaría a cargo de una persona.',
          },
        },
      },
      {
        id: 'ahead',
        notWith: ['unknown-normal'],
        text: {
          pt: 'O aviso deve chegar assim que o ritmo do mês indique que o valor aprovado será ultrapassado, e, atingido o valor, instâncias escolhidas devem ser paradas.',
          en: 'Notice must come as soon as the pace of the month shows that the approved amount will be exceeded, and chosen instances must be stopped once it is reached.',
          es: 'El aviso debe llegar en cuanto el ritmo del mes indique que se superará el monto aprobado, y, alcanzado el monto, deben detenerse instancias elegidas.',
        },
        rulesOut: {
          anomaly: {
            pt: 'O Cost Anomaly Detection alerta sobre desvios do padrão; ele não compara a previsão do mês com um valor.',
            en: 'Cost Anomaly Detection alerts on departures from the pattern; it does not compare the month’s forecast with an amount.',
            es: 'Cost Anomaly Detection alerta sobre desvíos del patrón; no compara el pronóstico del mes con un monto.',
          },
          'billing-alarm': {
            pt: 'O alarme de faturamento só reage ao que já foi cobrado.',
            en: 'The billing alarm reacts only to what has been charged already.',
            es: 'La alarma de facturación solo reacciona a lo que ya se cobró.',
          },
        },
      },
      {
        id: 'unknown-normal',
        text: {
          pt: 'Ninguém sabe dizer que valor é normal em cada serviço, e um aumento fora do padrão de um só deve ser notado em um ou dois dias, com a provável causa.',
          en: 'Nobody can say what amount is normal for each service, and an increase out of pattern in a single one must be noticed within a day or two, with its probable cause.',
          es: 'Nadie sabe decir qué monto es normal en cada servicio, y un aumento fuera del patrón en uno solo debe notarse en uno o dos días, con la causa probable.',
        },
        rulesOut: {
          'budget-action': {
            pt: 'Um orçamento compara um total com um valor e não aponta a causa provável do aumento.',
            en: 'A budget compares a total with an amount and does not point out the probable cause of the increase.',
            es: 'Un presupuesto compara un total con un monto y no señala la causa probable del aumento.',
          },
          'billing-alarm': {
            pt: 'O alarme de faturamento precisa de um valor e soma todos os serviços da conta.',
            en: 'The billing alarm needs an amount and adds up all the services of the account.',
            es: 'La alarma de facturación necesita un monto y suma todos los servicios de la cuenta.',
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
