import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page } from '../source.ts';

export const operationsChoices: readonly Pattern[] = [
  {
    id: 'machine-payment',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'purchase-options' } },
    scene: {
      pt: 'Pense em cada máquina como um lugar para morar, e no jeito de pagar por ela como o trato com o dono.',
      en: 'Think of each machine as a place to live in, and of the way to pay for it as the deal with its owner.',
      es: 'Piensa en cada máquina como un lugar donde vivir, y en la forma de pagarla como el trato con el dueño.',
    },
    situations: [
      {
        id: 'render',
        text: {
          pt: 'Um estúdio de animação planeja como pagar pelas máquinas de um projeto no Compute Engine.',
          en: 'An animation studio is planning how to pay for a project’s machines on Compute Engine.',
          es: 'Un estudio de animación planifica cómo pagar las máquinas de un proyecto en Compute Engine.',
        },
      },
      {
        id: 'bio',
        text: {
          pt: 'Um laboratório de biotecnologia planeja como pagar pelas máquinas de um projeto no Compute Engine.',
          en: 'A biotechnology lab is planning how to pay for a project’s machines on Compute Engine.',
          es: 'Un laboratorio de biotecnología planifica cómo pagar las máquinas de un proyecto en Compute Engine.',
        },
      },
      {
        id: 'ads',
        text: {
          pt: 'Uma agência de publicidade planeja como pagar pelas máquinas de um projeto no Compute Engine.',
          en: 'An advertising agency is planning how to pay for a project’s machines on Compute Engine.',
          es: 'Una agencia de publicidad planifica cómo pagar las máquinas de un proyecto en Compute Engine.',
        },
      },
    ],
    candidates: [
      {
        id: 'demand',
        text: {
          pt: 'Sob demanda, sem nenhum desconto',
          en: 'On demand, without any discount',
          es: 'Bajo demanda, sin ningún descuento',
        },
        uses: [],
        why: {
          pt: 'Sob demanda, paga-se por segundo, sem compromisso, e a máquina fica ligada até que alguém a desligue.',
          en: 'On demand one pays by the second, without commitment, and the machine stays on until someone turns it off.',
          es: 'Bajo demanda se paga por segundo, sin compromiso, y la máquina sigue encendida hasta que alguien la apague.',
        },
        likeness: {
          pt: 'o quarto de hotel que se deixa quando se quer, sempre pela diária cheia da tabela',
          en: 'the hotel room you may leave any day, always at the full posted rate',
          es: 'la habitación de hotel que dejas cualquier día, siempre a la tarifa completa',
        },
        tell: {
          pt: 'Uso curto e incerto: o preço sob demanda. Projeto que pode acabar em dois meses: o preço sob demanda, com ou sem o desconto por uso contínuo. Máquinas que o provedor não interrompe: o preço sob demanda ou um compromisso de uso, e não Spot. Sistemas desligados em um ano e meio, com nada a pagar depois dessa data: o preço sob demanda ou um compromisso de um ano.',
          en: 'Short, uncertain use: on-demand prices. A project that may end in two months: on-demand prices, with or without the sustained use discount. Machines that the provider does not interrupt: on-demand prices or committed use rather than Spot. Systems switched off in a year and a half, with nothing paid after that date: on-demand prices or a one-year commitment.',
          es: 'Uso corto e incierto: el precio bajo demanda. Proyecto que puede terminar en dos meses: el precio bajo demanda, con o sin el descuento por uso continuo. Máquinas que el proveedor no interrumpe: el precio bajo demanda o un compromiso de uso, y no Spot. Sistemas que se apagarán en un año y medio, sin pagar nada después de esa fecha: el precio bajo demanda o un compromiso de un año.',
        },
        source: page('compute/all-pricing'),
        popularity: 5,
      },
      {
        id: 'sud',
        text: {
          pt: 'Sob demanda, com desconto por uso contínuo',
          en: 'On demand, with sustained use discounts',
          es: 'Bajo demanda, con descuento por uso continuo',
        },
        uses: [],
        why: {
          pt: 'O desconto por uso contínuo vem sozinho e sem prazo, em máquinas comuns, que o Google não retoma, das séries que o têm, como a N2, quando passam boa parte do mês ligadas.',
          en: 'The sustained use discount comes by itself and without a term, on regular machines, which Google does not reclaim, of series that have it, such as N2, when they are on for much of the month.',
          es: 'El descuento por uso continuo se aplica solo y sin plazo, en máquinas comunes, que Google no retoma, de las series que lo tienen, como la N2, cuando pasan buena parte del mes encendidas.',
        },
        likeness: {
          pt: 'o hotel sem contrato que baixa um pouco a diária de quem fica quase o mês todo',
          en: 'the hotel without a contract that trims the rate a little for guests who stay most of the month',
          es: 'el hotel sin contrato que baja un poco la tarifa a quien se queda casi todo el mes',
        },
        tell: {
          pt: 'Mês inteiro, sem compromisso: o uso contínuo. Máquinas ligadas o mês inteiro, por menos que a tabela: o desconto por uso contínuo. Máquinas que o provedor não interrompe: o preço sob demanda ou um compromisso de uso, e não Spot. Projeto que pode acabar em dois meses: o preço sob demanda, com ou sem o desconto por uso contínuo. Sistemas desligados em um ano e meio, com nada a pagar depois dessa data: o preço sob demanda ou um compromisso de um ano.',
          en: 'All month, without commitment: sustained use. Machines that run all month, for less than the list price: the sustained use discount. Machines that the provider does not interrupt: on-demand prices or committed use rather than Spot. A project that may end in two months: on-demand prices, with or without the sustained use discount. Systems switched off in a year and a half, with nothing paid after that date: on-demand prices or a one-year commitment.',
          es: 'Todo el mes, sin compromiso: el uso continuo. Máquinas que funcionan todo el mes, por menos que la tarifa: el descuento por uso continuo. Máquinas que el proveedor no interrumpe: el precio bajo demanda o un compromiso de uso, y no Spot. Proyecto que puede terminar en dos meses: el precio bajo demanda, con o sin el descuento por uso continuo. Sistemas que se apagarán en un año y medio, sin pagar nada después de esa fecha: el precio bajo demanda o un compromiso de un año.',
        },
        source: page('compute/docs/sustained-use-discounts'),
        popularity: 4,
        rightWith: ['below'],
      },
      {
        id: 'cud1',
        text: {
          pt: 'Compromisso de uso por um ano',
          en: 'One-year committed use',
          es: 'Compromiso de uso por un año',
        },
        uses: [],
        why: {
          pt: 'O compromisso de um ano desconta mais que o uso contínuo, em máquinas comuns, que o Google não retoma, e termina em doze meses; depois, vale o preço sob demanda.',
          en: 'The one-year commitment takes off more than sustained use, on regular machines, which Google does not reclaim, and ends after twelve months; from then on, use is charged on demand.',
          es: 'El compromiso de un año descuenta más que el uso continuo, en máquinas comunes, que Google no retoma, y termina en doce meses; después rige el precio bajo demanda.',
        },
        likeness: {
          pt: 'o apartamento com contrato de um ano, mais barato que o hotel, com aluguel devido mesmo vazio',
          en: 'the apartment with a one-year lease, cheaper than the hotel, with rent due even while it stands empty',
          es: 'el apartamento con contrato de un año, más barato que el hotel, cuyo alquiler se debe aunque quede vacío',
        },
        tell: {
          pt: 'Certeza por um ano: um compromisso de um ano. Uso constante e um contrato para pagar menos: um compromisso de uso, de prazo não maior que o do uso. Máquinas que o provedor não interrompe: o preço sob demanda ou um compromisso de uso, e não Spot. Sistemas desligados em um ano e meio, com nada a pagar depois dessa data: o preço sob demanda ou um compromisso de um ano.',
          en: 'Certainty for a year: a one-year commitment. Steady use and a contract to pay less: a commitment, no longer than the use lasts. Machines that the provider does not interrupt: on-demand prices or committed use rather than Spot. Systems switched off in a year and a half, with nothing paid after that date: on-demand prices or a one-year commitment.',
          es: 'Certeza por un año: un compromiso de un año. Uso constante y un contrato para pagar menos: un compromiso de uso, de plazo no mayor que el del uso. Máquinas que el proveedor no interrumpe: el precio bajo demanda o un compromiso de uso, y no Spot. Sistemas que se apagarán en un año y medio, sin pagar nada después de esa fecha: el precio bajo demanda o un compromiso de un año.',
        },
        source: page('docs/cuds'),
        popularity: 4,
        rightWith: ['forty'],
      },
      {
        id: 'cud3',
        text: {
          pt: 'Compromisso de uso por três anos',
          en: 'Three-year committed use',
          es: 'Compromiso de uso por tres años',
        },
        uses: [],
        why: {
          pt: 'O compromisso de três anos dá às máquinas comuns, que o Google não retoma, o maior desconto que elas podem ter.',
          en: 'The three-year commitment gives regular machines, which Google does not reclaim, the largest discount that they can have.',
          es: 'El compromiso de tres años da a las máquinas comunes, que Google no retoma, el mayor descuento que pueden tener.',
        },
        likeness: {
          pt: 'o apartamento com contrato de três anos, de aluguel baixíssimo, que se paga até o fim mesmo sem morar nele',
          en: 'the apartment with a three-year lease, at a very low rent, payable to the end even if nobody lives there',
          es: 'el apartamento con contrato de tres años, de alquiler bajísimo, que se paga hasta el final aunque nadie viva allí',
        },
        tell: {
          pt: 'Certeza por três anos: um compromisso de três anos. Quatro anos sem mudanças e o maior desconto: um compromisso de três anos. Máquinas que o provedor não interrompe: o preço sob demanda ou um compromisso de uso, e não Spot.',
          en: 'Certainty for three years: a three-year commitment. Four years unchanged and the largest discount: a three-year commitment. Machines that the provider does not interrupt: on-demand prices or committed use rather than Spot.',
          es: 'Certeza por tres años: un compromiso de tres años. Cuatro años sin cambios y el mayor descuento: un compromiso de tres años. Máquinas que el proveedor no interrumpe: el precio bajo demanda o un compromiso de uso, y no Spot.',
        },
        source: page('docs/cuds'),
        popularity: 4,
        rightWith: ['lowest'],
      },
      {
        id: 'spot',
        neverRight: true,
        text: {
          pt: 'Preço reduzido das Spot VMs',
          en: 'Reduced price of Spot VMs',
          es: 'Precio reducido de las Spot VM',
        },
        uses: ['Spot'],
        why: {
          pt: 'As Spot VMs custam até 91% menos e servem a trabalho que pode recomeçar.',
          en: 'Spot VMs cost up to 91% less and suit work that can restart.',
          es: 'Las Spot VM cuestan hasta 91% menos y sirven a trabajos que pueden recomenzar.',
        },
        likeness: {
          pt: 'o quarto que sobrou, por uma fração da diária, que o hotel pede de volta quando precisa dele',
          en: 'the leftover room at a fraction of the rate, which the hotel takes back whenever it needs it',
          es: 'la habitación sobrante, a una fracción de la tarifa, que el hotel reclama cuando la necesita',
        },
        tell: {
          pt: 'Pode parar e recomeçar: máquinas Spot.',
          en: 'Can stop and restart: Spot machines.',
          es: 'Puede parar y recomenzar: máquinas Spot.',
        },
        source: page('compute/docs/instances/spot'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'nostop',
        text: {
          pt: 'A organização precisa de máquinas que o provedor não interrompa.',
          en: 'The organization needs machines that the provider does not interrupt.',
          es: 'La organización necesita máquinas que el proveedor no interrumpa.',
        },
        fits: ['demand', 'sud', 'cud1', 'cud3'],
        rulesOut: {
          spot: {
            pt: 'O Google pode retomar as Spot VMs a qualquer momento.',
            en: 'Google can take Spot VMs back at any moment.',
            es: 'Google puede retirar las Spot VM en cualquier momento.',
          },
        },
      },
      {
        id: 'leave',
        text: {
          pt: 'O projeto pode acabar em dois meses, e a organização não quer pagar depois.',
          en: 'The project may end in two months, and the organization does not want to pay afterwards.',
          es: 'El proyecto puede terminar en dos meses, y la organización no quiere pagar después.',
        },
        fits: ['demand', 'sud', 'spot'],
        rulesOut: {
          cud1: {
            pt: 'O compromisso de um ano não pode ser cancelado e é cobrado até o fim do prazo.',
            en: 'The one-year commitment cannot be canceled and is charged until its term ends.',
            es: 'El compromiso de un año no se puede cancelar y se cobra hasta el fin del plazo.',
          },
          cud3: {
            pt: 'O compromisso de três anos não pode ser cancelado e é cobrado até o fim do prazo.',
            en: 'The three-year commitment cannot be canceled and is charged until its term ends.',
            es: 'El compromiso de tres años no se puede cancelar y se cobra hasta el fin del plazo.',
          },
        },
      },
      {
        id: 'below',
        text: {
          pt: 'As máquinas ficam ligadas o mês inteiro, e o financeiro quer pagar menos que a tabela.',
          en: 'The machines run all month, and finance wants to pay less than the list price.',
          es: 'Las máquinas funcionan todo el mes, y finanzas quiere pagar menos que la tarifa.',
        },
        fits: ['sud', 'cud1', 'cud3', 'spot'],
        rulesOut: {
          demand: {
            pt: 'Sob demanda, em séries sem desconto automático, paga-se a tabela, mesmo com o mês inteiro de uso.',
            en: 'On demand, in series without automatic discounts, the list price is paid, even for a whole month of use.',
            es: 'Bajo demanda, en series sin descuento automático, se paga la tarifa, incluso con todo el mes de uso.',
          },
        },
      },
      {
        id: 'twoyears',
        text: {
          pt: 'Os sistemas serão desligados em um ano e meio, e nada pode ser pago depois dessa data.',
          en: 'The systems will be switched off in a year and a half, and nothing may be paid after that date.',
          es: 'Los sistemas se apagarán en un año y medio, y no se puede pagar nada después de esa fecha.',
        },
        fits: ['demand', 'sud', 'cud1', 'spot'],
        rulesOut: {
          cud3: {
            pt: 'O compromisso de três anos continua a ser cobrado depois do desligamento.',
            en: 'The three-year commitment is still charged after the systems are off.',
            es: 'El compromiso de tres años se sigue cobrando después del apagado.',
          },
        },
      },
      {
        id: 'forty',
        text: {
          pt: 'O uso é constante, e o financeiro aceita um contrato para pagar menos que com o desconto automático.',
          en: 'Use is steady, and finance accepts a contract to pay less than with the automatic discount.',
          es: 'El uso es constante, y finanzas acepta un contrato para pagar menos que con el descuento automático.',
        },
        fits: ['cud1', 'cud3', 'spot'],
        rulesOut: {
          demand: {
            pt: 'Sem desconto automático, o preço sob demanda é o da tabela.',
            en: 'Without automatic discounts, the on-demand price is the list price.',
            es: 'Sin descuento automático, el precio bajo demanda es el de lista.',
          },
          sud: {
            pt: 'O desconto por uso contínuo é menor que o de um compromisso.',
            en: 'The sustained use discount is smaller than that of a commitment.',
            es: 'El descuento por uso continuo es menor que el de un compromiso.',
          },
        },
      },
      {
        id: 'lowest',
        notWith: ['leave', 'twoyears', 'forty'],
        text: {
          pt: 'As máquinas ficarão ligadas, sem mudanças, pelos próximos quatro anos, e o financeiro quer o maior desconto.',
          en: 'The machines will stay on, unchanged, for the next four years, and finance wants the largest discount.',
          es: 'Las máquinas seguirán encendidas, sin cambios, los próximos cuatro años, y finanzas quiere el mayor descuento.',
        },
        fits: ['cud3', 'spot'],
        rulesOut: {
          demand: {
            pt: 'Sem desconto automático, o preço sob demanda é o da tabela.',
            en: 'Without automatic discounts, the on-demand price is the list price.',
            es: 'Sin descuento automático, el precio bajo demanda es el de lista.',
          },
          sud: {
            pt: 'O desconto por uso contínuo é menor que o de um compromisso.',
            en: 'The sustained use discount is smaller than that of a commitment.',
            es: 'El descuento por uso continuo es menor que el de un compromiso.',
          },
          cud1: {
            pt: 'O compromisso de um ano dá um desconto menor que o de três.',
            en: 'The one-year commitment gives a smaller discount than the three-year one.',
            es: 'El compromiso de un año da un descuento menor que el de tres.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de pagamento atende a todos esses requisitos?',
      en: 'Which pricing option meets all of these requirements?',
      es: '¿Qué forma de pago cumple todos estos requisitos?',
    },
  },
  {
    id: 'spending-control',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'cost-management' } },
    scene: {
      pt: 'Pense no gasto com a nuvem como a conta de luz de uma casa, em que cada recurso ligado é um aparelho.',
      en: 'Think of cloud spending as a house’s electric bill, where each resource in use is an appliance that is plugged in.',
      es: 'Piensa en el gasto en la nube como la factura de luz de una casa, en la que cada recurso encendido es un aparato.',
    },
    situations: [
      {
        id: 'startup',
        text: {
          pt: 'Depois de uma cobrança inesperada do Google Cloud, uma startup quer controlar o gasto.',
          en: 'After an unexpected Google Cloud charge, a startup wants to control its spending.',
          es: 'Después de un cobro inesperado de Google Cloud, una startup quiere controlar el gasto.',
        },
      },
      {
        id: 'council',
        text: {
          pt: 'Depois de uma cobrança inesperada do Google Cloud, uma prefeitura quer controlar o gasto.',
          en: 'After an unexpected Google Cloud charge, a city government wants to control its spending.',
          es: 'Después de un cobro inesperado de Google Cloud, una municipalidad quiere controlar el gasto.',
        },
      },
      {
        id: 'shop',
        text: {
          pt: 'Depois de uma cobrança inesperada do Google Cloud, uma loja de móveis quer controlar o gasto.',
          en: 'After an unexpected Google Cloud charge, a furniture store wants to control its spending.',
          es: 'Después de un cobro inesperado de Google Cloud, una mueblería quiere controlar el gasto.',
        },
      },
    ],
    candidates: [
      {
        id: 'budget',
        text: {
          pt: 'Um orçamento com alertas por e-mail',
          en: 'A budget with email alerts',
          es: 'Un presupuesto con alertas por correo',
        },
        uses: [],
        why: {
          pt: 'O orçamento, definido em dinheiro em uma tela do console, avisa por e-mail quando o gasto, real ou previsto, chega às porcentagens escolhidas, e não desliga nada.',
          en: 'The budget, set in money on a console screen, warns by email when actual or forecast spending reaches the chosen percentages, and turns nothing off.',
          es: 'El presupuesto, definido en dinero en una pantalla de la consola, avisa por correo cuando el gasto, real o previsto, llega a los porcentajes elegidos, y no apaga nada.',
        },
        likeness: {
          pt: 'o medidor que avisa perto do valor do mês, sem desligar nada nem dizer qual aparelho gastou',
          en: 'the meter that warns near the month’s amount, without turning anything off or telling which appliance used it',
          es: 'el medidor que avisa cerca del importe del mes, sin apagar nada ni decir qué aparato gastó',
        },
        tell: {
          pt: 'Controle que não depende de que alguém consulte números: um orçamento, uma cota ou uma função, que avisam ou agem sozinhos. Valor em dinheiro por mês: um orçamento, com alertas ou com uma função, ou os dados de faturamento, e não uma cota. Equipe que não programa nem escreve SQL: um orçamento, uma cota ou relatórios do console. Ser avisado a tempo: um orçamento com alertas. Sistemas em produção que não se quer parar: alertas, relatórios ou a exportação da fatura, que não desligam nada.',
          en: 'A control that does not depend on anybody looking up figures: a budget, a quota or a function, which warn or act by themselves. An amount of money per month: a budget, with alerts or with a function, or billing data, rather than a quota. A team that does not program or write SQL: a budget, a quota or the console’s reports. A warning in time: a budget with alerts. Production systems that must not stop: alerts, reports or the export of the bill, which turn nothing off.',
          es: 'Control que no depende de que alguien consulte números: un presupuesto, una cuota o una función, que avisan o actúan solos. Monto en dinero por mes: un presupuesto, con alertas o con una función, o los datos de facturación, y no una cuota. Equipo que no programa ni escribe SQL: un presupuesto, una cuota o informes de la consola. Ser avisado a tiempo: un presupuesto con alertas. Sistemas en producción que no se quiere detener: alertas, informes o la exportación de la factura, que no apagan nada.',
        },
        source: page('billing/docs/how-to/budgets'),
        popularity: 5,
      },
      {
        id: 'quota',
        text: {
          pt: 'Cotas menores em cada projeto',
          en: 'Lower quotas in each project',
          es: 'Cuotas más bajas en cada proyecto',
        },
        uses: [],
        why: {
          pt: 'A cota, definida no console, recusa sozinha, a qualquer hora, a criação de recursos acima do limite, já no pedido.',
          en: 'The quota, set in the console, refuses by itself, at any hour, the creation of resources above the limit, as they are requested.',
          es: 'La cuota, definida en la consola, rechaza sola, a cualquier hora, la creación de recursos por encima del límite, ya en la solicitud.',
        },
        likeness: {
          pt: 'a tomada que recusa o décimo primeiro aparelho, a qualquer hora, sem saber quanto custa a conta',
          en: 'the outlet that refuses an eleventh appliance at any hour, with no idea of what the bill comes to',
          es: 'el enchufe que rechaza el undécimo aparato a cualquier hora, sin saber a cuánto asciende la factura',
        },
        tell: {
          pt: 'Controle que não depende de que alguém consulte números: um orçamento, uma cota ou uma função, que avisam ou agem sozinhos. Equipe que não programa nem escreve SQL: um orçamento, uma cota ou relatórios do console. Criação recusada na hora do pedido: uma cota. Criação de máquinas em excesso barrada sem ninguém agir: uma cota ou uma função que desliga o faturamento.',
          en: 'A control that does not depend on anybody looking up figures: a budget, a quota or a function, which warn or act by themselves. A team that does not program or write SQL: a budget, a quota or the console’s reports. Creation refused at the time of the request: a quota. The creation of too many machines blocked with nobody acting: a quota or a function that turns billing off.',
          es: 'Control que no depende de que alguien consulte números: un presupuesto, una cuota o una función, que avisan o actúan solos. Equipo que no programa ni escribe SQL: un presupuesto, una cuota o informes de la consola. Creación rechazada al momento de la solicitud: una cuota. Creación de demasiadas máquinas que debe frenarse sin que nadie actúe: una cuota o una función que desactiva la facturación.',
        },
        source: page('docs/quotas/overview'),
        popularity: 4,
      },
      {
        id: 'reports',
        text: {
          pt: 'Os relatórios de faturamento do console',
          en: 'The billing reports in the console',
          es: 'Los informes de facturación de la consola',
        },
        uses: [],
        why: {
          pt: 'Os relatórios, prontos no console, mostram em dinheiro o gasto do mês, por projeto e serviço, com a previsão até o fim dele.',
          en: 'The reports, ready-made in the console, show the month’s spending in money, by project and service, with a forecast to its end.',
          es: 'Los informes, listos en la consola, muestran en dinero el gasto del mes, por proyecto y servicio, con la previsión hasta su fin.',
        },
        likeness: {
          pt: 'a conta de luz já separada por cômodo e aparelho, útil só para quem para e a lê',
          en: 'the electric bill already split by room and appliance, of use only to those who stop to read it',
          es: 'la factura de luz ya separada por cuarto y aparato, útil solo para quien se detiene a leerla',
        },
        tell: {
          pt: 'Equipe que não programa nem escreve SQL: um orçamento, uma cota ou relatórios do console. Entender o que já foi gasto: relatórios. Que projeto e que serviço causaram o aumento: relatórios de faturamento. Sistemas em produção que não se quer parar: alertas, relatórios ou a exportação da fatura, que não desligam nada. Valor em dinheiro por mês: um orçamento, com alertas ou com uma função, ou os dados de faturamento, e não uma cota.',
          en: 'A team that does not program or write SQL: a budget, a quota or the console’s reports. Understanding what was spent: reports. Which project and which service caused the increase: billing reports. Production systems that must not stop: alerts, reports or the export of the bill, which turn nothing off. An amount of money per month: a budget, with alerts or with a function, or billing data, rather than a quota.',
          es: 'Equipo que no programa ni escribe SQL: un presupuesto, una cuota o informes de la consola. Entender lo ya gastado: informes. Qué proyecto y qué servicio causaron el aumento: informes de facturación. Sistemas en producción que no se quiere detener: alertas, informes o la exportación de la factura, que no apagan nada. Monto en dinero por mes: un presupuesto, con alertas o con una función, o los datos de facturación, y no una cuota.',
        },
        source: page('billing/docs/how-to/reports'),
        popularity: 4,
      },
      {
        id: 'export',
        text: {
          pt: 'A exportação da fatura ao BigQuery',
          en: 'The export of the bill to BigQuery',
          es: 'La exportación de la factura a BigQuery',
        },
        uses: [],
        why: {
          pt: 'A exportação dá cada linha da fatura em uma tabela, que se cruza com outros dados.',
          en: 'The export gives each line of the bill in a table that can be joined with other data.',
          es: 'La exportación da cada línea de la factura en una tabla que se cruza con otros datos.',
        },
        likeness: {
          pt: 'o caderno com cada leitura do medidor, à espera de quem saiba somar e cruzar as linhas',
          en: 'the notebook with every meter reading, waiting for someone able to add up and compare the lines',
          es: 'el cuaderno con cada lectura del medidor, a la espera de quien sepa sumar y cruzar las líneas',
        },
        tell: {
          pt: 'Análise própria e detalhada: a exportação. Sistemas em produção que não se quer parar: alertas, relatórios ou a exportação da fatura, que não desligam nada. Valor em dinheiro por mês: um orçamento, com alertas ou com uma função, ou os dados de faturamento, e não uma cota.',
          en: 'One’s own detailed analysis: the export. Production systems that must not stop: alerts, reports or the export of the bill, which turn nothing off. An amount of money per month: a budget, with alerts or with a function, or billing data, rather than a quota.',
          es: 'Análisis propio y detallado: la exportación. Sistemas en producción que no se quiere detener: alertas, informes o la exportación de la factura, que no apagan nada. Monto en dinero por mes: un presupuesto, con alertas o con una función, o los datos de facturación, y no una cuota.',
        },
        source: page('billing/docs/how-to/export-data-bigquery'),
        popularity: 3,
      },
      {
        id: 'function',
        text: {
          pt: 'Uma função que desliga o faturamento no limite',
          en: 'A function that turns billing off at the limit',
          es: 'Una función que apaga la facturación al límite',
        },
        uses: [],
        why: {
          pt: 'Uma função acionada pelo aviso de um orçamento em dinheiro desliga o faturamento a qualquer hora: o projeto para de criar recursos e de gastar, mas todos os seus serviços param, e pode haver recursos apagados.',
          en: 'A function triggered by the notice of a budget in money turns billing off at any hour: the project stops creating resources and spending, but all its services stop, and resources may be deleted.',
          es: 'Una función que activa el aviso de un presupuesto en dinero apaga la facturación a cualquier hora: el proyecto deja de crear recursos y de gastar, pero todos sus servicios se detienen y puede haber recursos borrados.',
        },
        likeness: {
          pt: 'a chave geral que um eletricista monta e que, no valor combinado, corta a luz toda, geladeira incluída',
          en: 'the main switch, wired up by an electrician, that cuts all power at the agreed amount, refrigerator included',
          es: 'el interruptor que instala un electricista y que, al importe acordado, corta toda la luz, refrigerador incluido',
        },
        tell: {
          pt: 'Controle que não depende de que alguém consulte números: um orçamento, uma cota ou uma função, que avisam ou agem sozinhos. Valor em dinheiro por mês: um orçamento, com alertas ou com uma função, ou os dados de faturamento, e não uma cota. Parar tudo no limite: uma função no aviso do orçamento. Criação de máquinas em excesso barrada sem ninguém agir: uma cota ou uma função que desliga o faturamento.',
          en: 'A control that does not depend on anybody looking up figures: a budget, a quota or a function, which warn or act by themselves. An amount of money per month: a budget, with alerts or with a function, or billing data, rather than a quota. Stop everything at the limit: a function on the budget’s notice. The creation of too many machines blocked with nobody acting: a quota or a function that turns billing off.',
          es: 'Control que no depende de que alguien consulte números: un presupuesto, una cuota o una función, que avisan o actúan solos. Monto en dinero por mes: un presupuesto, con alertas o con una función, o los datos de facturación, y no una cuota. Detener todo al límite: una función en el aviso del presupuesto. Creación de demasiadas máquinas que debe frenarse sin que nadie actúe: una cuota o una función que desactiva la facturación.',
        },
        source: page('billing/docs/how-to/disable-billing-with-notifications'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'alive',
        text: {
          pt: 'A organização não quer parar sistemas em produção.',
          en: 'The organization does not want production systems to stop.',
          es: 'La organización no quiere detener sistemas en producción.',
        },
        fits: ['budget', 'reports', 'export'],
        rulesOut: {
          function: {
            pt: 'Sem faturamento, os recursos do projeto param.',
            en: 'Without billing, the project’s resources stop.',
            es: 'Sin facturación, los recursos del proyecto paran.',
          },
        },
      },
      {
        id: 'self-acting',
        text: {
          pt: 'O controle não pode depender de que alguém consulte números.',
          en: 'The control may not depend on anybody looking up figures.',
          es: 'El control no puede depender de que alguien consulte números.',
        },
        fits: ['budget', 'quota', 'function'],
        rulesOut: {
          reports: {
            pt: 'Relatórios só servem a quem os abre.',
            en: 'Reports only help people who open them.',
            es: 'Los informes solo sirven a quien los abre.',
          },
          export: {
            pt: 'A tabela exportada só serve a quem a consulta.',
            en: 'The exported table only helps people who query it.',
            es: 'La tabla exportada solo sirve a quien la consulta.',
          },
        },
      },
      {
        id: 'money',
        text: {
          pt: 'O financeiro fixou um valor em dinheiro por mês, não uma quantidade de recursos.',
          en: 'The finance team has set an amount of money per month, not a number of resources.',
          es: 'El área de finanzas fijó un monto en dinero por mes, no una cantidad de recursos.',
        },
        fits: ['budget', 'function', 'reports', 'export'],
        rulesOut: {
          quota: {
            pt: 'A cota conta recursos e pedidos, e não dinheiro.',
            en: 'A quota counts resources and requests, not money.',
            es: 'La cuota cuenta recursos y solicitudes, y no dinero.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe não programa nem escreve SQL.',
          en: 'The team does not program or write SQL.',
          es: 'El equipo no programa ni escribe SQL.',
        },
        fits: ['budget', 'quota', 'reports'],
        rulesOut: {
          export: {
            pt: 'A tabela exportada se consulta com SQL.',
            en: 'The exported table is queried with SQL.',
            es: 'La tabla exportada se consulta con SQL.',
          },
          function: {
            pt: 'A função precisa ser escrita e mantida.',
            en: 'The function has to be written and maintained.',
            es: 'La función hay que escribirla y mantenerla.',
          },
        },
      },
      {
        id: 'hard-stop',
        text: {
          pt: 'A criação de máquinas em excesso tem de ser barrada sem ninguém agir, também à noite.',
          en: 'The creation of too many machines has to be blocked with nobody acting, at night too.',
          es: 'La creación de demasiadas máquinas debe frenarse sin que nadie actúe, también de noche.',
        },
        notWith: ['alive'],
        fits: ['quota', 'function'],
        rulesOut: {
          budget: {
            pt: 'O orçamento envia e-mails e não barra a criação de nada.',
            en: 'The budget sends emails and does not block the creation of anything.',
            es: 'El presupuesto envía correos y no frena la creación de nada.',
          },
          reports: {
            pt: 'Os relatórios mostram o gasto e não impedem que algo seja criado.',
            en: 'Reports show the spending and do not keep anything from being created.',
            es: 'Los informes muestran el gasto y no impiden que se cree nada.',
          },
          export: {
            pt: 'A tabela exportada detalha o gasto e não impede que algo seja criado.',
            en: 'The exported table details the spending and does not keep anything from being created.',
            es: 'La tabla exportada detalla el gasto y no impide que se cree nada.',
          },
        },
      },
      {
        id: 'cause',
        text: {
          pt: 'A diretoria quer saber que projeto e que serviço causaram o aumento.',
          en: 'Management wants to know which project and which service caused the increase.',
          es: 'La dirección quiere saber qué proyecto y qué servicio causaron el aumento.',
        },
        notWith: ['self-acting', 'hard-stop'],
        fits: ['reports', 'export'],
        rulesOut: {
          budget: {
            pt: 'O aviso do orçamento diz que o valor passou, e não o que o causou.',
            en: 'The budget’s alert says that the amount was passed, not what caused it.',
            es: 'El aviso del presupuesto dice que se superó el monto, y no qué lo causó.',
          },
          quota: {
            pt: 'Uma cota limita recursos e não explica o gasto passado.',
            en: 'A quota limits resources and does not explain past spending.',
            es: 'Una cuota limita recursos y no explica el gasto pasado.',
          },
          function: {
            pt: 'A função desliga a cobrança e não explica o gasto passado.',
            en: 'The function turns billing off and does not explain past spending.',
            es: 'La función apaga la facturación y no explica el gasto pasado.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
  {
    id: 'care-plan',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'support' } },
    scene: {
      pt: 'Pense nos sistemas como um carro, e no plano de suporte como a oficina a que se pede socorro.',
      en: 'Think of the systems as a car, and of the support plan as whoever you call when it breaks down.',
      es: 'Piensa en los sistemas como un auto, y en el plan de soporte como el taller al que pides auxilio.',
    },
    situations: [
      {
        id: 'game',
        text: {
          pt: 'Um estúdio vai lançar um jogo no Google Cloud e escolhe um plano do Customer Care.',
          en: 'A studio is launching a game on Google Cloud and choosing a Customer Care plan.',
          es: 'Un estudio va a lanzar un juego en Google Cloud y elige un plan de Customer Care.',
        },
      },
      {
        id: 'lender',
        text: {
          pt: 'Uma financeira com o sistema de crédito no Google Cloud escolhe um plano do Customer Care.',
          en: 'A lender with its credit system on Google Cloud is choosing a Customer Care plan.',
          es: 'Una financiera con su sistema de crédito en Google Cloud elige un plan de Customer Care.',
        },
      },
      {
        id: 'pilot',
        text: {
          pt: 'Uma fabricante faz um piloto no Google Cloud e escolhe um plano do Customer Care.',
          en: 'A manufacturer is running a pilot on Google Cloud and choosing a Customer Care plan.',
          es: 'Un fabricante hace un piloto en Google Cloud y elige un plan de Customer Care.',
        },
      },
    ],
    candidates: [
      {
        id: 'basic',
        text: {
          pt: 'O suporte Basic, já incluído',
          en: 'Basic Support, already included',
          es: 'El soporte Basic, ya incluido',
        },
        uses: [],
        why: {
          pt: 'O Basic não custa nada e atende dúvidas sobre faturamento, com documentação e comunidade.',
          en: 'Basic costs nothing and answers billing questions, with documentation and community.',
          es: 'El Basic no cuesta nada y atiende dudas de facturación, con documentación y comunidad.',
        },
        likeness: {
          pt: 'o manual que vem com o carro, mais um balcão que só tira dúvidas sobre as prestações',
          en: 'the handbook that comes with the car, plus a counter that only answers questions about the installments',
          es: 'el manual que viene con el auto, más un mostrador que solo aclara dudas sobre las cuotas',
        },
        tell: {
          pt: 'Sem custo e sem casos técnicos: o suporte Basic. Orçamento que não cobre o plano mais caro do Google: um plano abaixo do Premium ou um parceiro. O menor custo possível de suporte: o Basic ou, para abrir casos técnicos, o Standard.',
          en: 'No cost and no technical cases: Basic Support. A budget that does not cover Google’s most expensive plan: a plan below Premium or a partner. The lowest possible cost of support: Basic or, to open technical cases, Standard.',
          es: 'Sin costo y sin casos técnicos: el soporte Basic. Presupuesto que no cubre el plan más caro de Google: un plan por debajo de Premium o un socio. El menor costo posible de soporte: Basic o, para abrir casos técnicos, Standard.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'standard',
        text: {
          pt: 'O suporte Standard, por mês',
          en: 'Standard Support, by the month',
          es: 'El soporte Standard, por mes',
        },
        uses: [],
        why: {
          pt: 'O Standard aceita casos técnicos sem limite, em horário comercial, pelo menor preço entre os pagos.',
          en: 'Standard takes technical cases without limit, in business hours, at the lowest price among the paid plans.',
          es: 'El Standard acepta casos técnicos sin límite, en horario laboral, al menor precio entre los pagos.',
        },
        likeness: {
          pt: 'a oficina barata do fabricante, que atende qualquer defeito, mas fecha à noite e aos domingos',
          en: 'the maker’s low-cost garage, which takes any fault, but closes at night and on Sundays',
          es: 'el taller barato del fabricante, que atiende cualquier falla, pero cierra por la noche y los domingos',
        },
        tell: {
          pt: 'Casos técnicos em desenvolvimento: o suporte Standard. Casos técnicos com o Google: um plano pago, como o Standard ou, para dia e noite, o Enhanced. Orçamento que não cobre o plano mais caro do Google: um plano abaixo do Premium ou um parceiro. O menor custo possível de suporte: o Basic ou, para abrir casos técnicos, o Standard.',
          en: 'Technical cases in development: Standard Support. Technical cases with Google: a paid plan, such as Standard or, for day and night, Enhanced. A budget that does not cover Google’s most expensive plan: a plan below Premium or a partner. The lowest possible cost of support: Basic or, to open technical cases, Standard.',
          es: 'Casos técnicos en desarrollo: el soporte Standard. Casos técnicos con Google: un plan pago, como Standard o, para día y noche, Enhanced. Presupuesto que no cubre el plan más caro de Google: un plan por debajo de Premium o un socio. El menor costo posible de soporte: Basic o, para abrir casos técnicos, Standard.',
        },
        source: page('support'),
        popularity: 5,
      },
      {
        id: 'enhanced',
        text: {
          pt: 'O suporte Enhanced, por mês',
          en: 'Enhanced Support, by the month',
          es: 'El soporte Enhanced, por mes',
        },
        uses: [],
        why: {
          pt: 'O Enhanced aceita casos técnicos e responde em uma hora aos críticos, dia e noite, por um preço mínimo bem abaixo do Premium.',
          en: 'Enhanced takes technical cases and responds in an hour to critical ones, day and night, at a minimum price far below that of Premium.',
          es: 'El Enhanced acepta casos técnicos y responde en una hora a los críticos, día y noche, a un precio mínimo muy por debajo del Premium.',
        },
        likeness: {
          pt: 'a oficina do fabricante que vem dia e noite, por mensalidade maior, com um mecânico diferente a cada vez',
          en: 'the maker’s garage that comes day or night, for a larger fee, with a different mechanic each time',
          es: 'el taller del fabricante que viene de día y de noche, por una cuota mayor, con mecánicos siempre distintos',
        },
        tell: {
          pt: 'Produção 24 horas por dia: o suporte Enhanced. Casos críticos também de madrugada e no domingo: o suporte Enhanced. Casos técnicos com o Google: um plano pago, como o Standard ou, para dia e noite, o Enhanced. Orçamento que não cobre o plano mais caro do Google: um plano abaixo do Premium ou um parceiro.',
          en: 'Production around the clock: Enhanced Support. Critical cases at night and on Sundays: Enhanced Support. Technical cases with Google: a paid plan, such as Standard or, for day and night, Enhanced. A budget that does not cover Google’s most expensive plan: a plan below Premium or a partner.',
          es: 'Producción las 24 horas: el soporte Enhanced. Casos críticos también de madrugada y los domingos: el soporte Enhanced. Casos técnicos con Google: un plan pago, como Standard o, para día y noche, Enhanced. Presupuesto que no cubre el plan más caro de Google: un plan por debajo de Premium o un socio.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'premium',
        rightWith: ['named'],
        text: {
          pt: 'O suporte Premium, com contrato',
          en: 'Premium Support, with a contract',
          es: 'El soporte Premium, con contrato',
        },
        uses: [],
        why: {
          pt: 'O Premium aceita casos técnicos, responde em 15 minutos aos críticos e inclui um gerente técnico de conta, que acompanha os sistemas do cliente.',
          en: 'Premium takes technical cases, responds to critical ones in 15 minutes and includes a technical account manager, who follows the customer’s systems.',
          es: 'El Premium acepta casos técnicos, responde en 15 minutos a los críticos e incluye un gerente técnico de cuenta, que sigue los sistemas del cliente.',
        },
        likeness: {
          pt: 'a oficina mais cara do fabricante, que chega em minutos com um mecânico que já conhece o carro',
          en: 'the maker’s most expensive garage, which comes within minutes with a mechanic who already knows the car',
          es: 'el taller más caro del fabricante, que llega en minutos con un mecánico que ya conoce el auto',
        },
        tell: {
          pt: 'Resposta em 15 minutos ou um gerente técnico: o suporte Premium. Casos técnicos com o Google e um especialista dedicado: o suporte Premium. Preço que inclui um especialista dedicado, que conheça os sistemas: o suporte Premium ou um parceiro.',
          en: 'An answer within 15 minutes or a technical manager: Premium Support. Technical cases with Google and a dedicated specialist: Premium Support. A price that includes a dedicated specialist who knows the systems: Premium Support or a partner.',
          es: 'Respuesta en 15 minutos o un gerente técnico: el soporte Premium. Casos técnicos con Google y un especialista dedicado: el soporte Premium. Precio que incluye un especialista dedicado, que conozca los sistemas: el soporte Premium o un socio.',
        },
        source: page('support'),
        popularity: 5,
      },
      {
        id: 'partner',
        rightWith: ['named'],
        text: {
          pt: 'Um parceiro, com plantão 24 horas',
          en: 'A partner, with staff on call',
          es: 'Un socio, con guardia 24 horas',
        },
        uses: [],
        why: {
          pt: 'Um parceiro põe um especialista para conhecer os sistemas do cliente, mantém plantão e também opera o ambiente, por um preço combinado com ele, fora dos planos do Google.',
          en: 'A partner assigns a specialist who gets to know the customer’s systems, keeps staff on call and also runs the environment, at a price agreed with it, outside Google’s plans.',
          es: 'Un socio asigna un especialista que conoce los sistemas del cliente, mantiene una guardia y además opera el entorno, a un precio acordado con él, fuera de los planes de Google.',
        },
        likeness: {
          pt: 'o mecânico do bairro, que conhece o carro e vem à noite, mas não fala com o fabricante',
          en: 'the neighborhood mechanic, who knows the car and comes at night, but has no line to its maker',
          es: 'el mecánico del barrio, que conoce el auto y viene de noche, pero no habla con el fabricante',
        },
        tell: {
          pt: 'Alguém que também opera: um parceiro. Orçamento que não cobre o plano mais caro do Google: um plano abaixo do Premium ou um parceiro. Preço que inclui um especialista dedicado, que conheça os sistemas: o suporte Premium ou um parceiro.',
          en: 'Someone who also operates: a partner. A budget that does not cover Google’s most expensive plan: a plan below Premium or a partner. A price that includes a dedicated specialist who knows the systems: Premium Support or a partner.',
          es: 'Alguien que también opera: un socio. Presupuesto que no cubre el plan más caro de Google: un plan por debajo de Premium o un socio. Precio que incluye un especialista dedicado, que conozca los sistemas: el soporte Premium o un socio.',
        },
        source: page('partners'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'technical',
        text: {
          pt: 'A equipe precisa abrir casos técnicos com o Google.',
          en: 'The team needs to open technical cases with Google.',
          es: 'El equipo necesita abrir casos técnicos con Google.',
        },
        fits: ['standard', 'enhanced', 'premium'],
        rulesOut: {
          basic: {
            pt: 'O Basic só abre casos de faturamento.',
            en: 'Basic opens only billing cases.',
            es: 'El Basic solo abre casos de facturación.',
          },
          partner: {
            pt: 'O parceiro atende com a própria equipe, e não com a do Google.',
            en: 'The partner answers with its own staff, not Google’s.',
            es: 'El socio atiende con su propio equipo, y no con el de Google.',
          },
        },
      },
      {
        id: 'night',
        text: {
          pt: 'Casos críticos precisam de resposta também de madrugada e no domingo.',
          en: 'Critical cases need an answer at night and on Sundays too.',
          es: 'Los casos críticos necesitan respuesta también de madrugada y los domingos.',
        },
        fits: ['enhanced', 'premium', 'partner'],
        rulesOut: {
          basic: {
            pt: 'O Basic não atende casos técnicos, em nenhum horário.',
            en: 'Basic takes no technical cases at any hour.',
            es: 'El Basic no atiende casos técnicos, en ningún horario.',
          },
          standard: {
            pt: 'O Standard atende em horário comercial.',
            en: 'Standard answers in business hours.',
            es: 'El Standard atiende en horario laboral.',
          },
        },
      },
      {
        id: 'modest',
        text: {
          pt: 'O orçamento não cobre o plano mais caro do Google.',
          en: 'The budget does not cover Google’s most expensive plan.',
          es: 'El presupuesto no cubre el plan más caro de Google.',
        },
        fits: ['basic', 'standard', 'enhanced', 'partner'],
        rulesOut: {
          premium: {
            pt: 'O Premium é o plano mais caro.',
            en: 'Premium is the most expensive plan.',
            es: 'El Premium es el plan más caro.',
          },
        },
      },
      {
        id: 'tiny',
        situations: ['pilot', 'game'],
        text: {
          pt: 'O orçamento pede o menor custo possível de suporte.',
          en: 'The budget calls for the lowest possible cost of support.',
          es: 'El presupuesto exige el menor costo posible de soporte.',
        },
        fits: ['standard', 'basic'],
        rulesOut: {
          enhanced: {
            pt: 'O Enhanced custa bem mais que o Standard.',
            en: 'Enhanced costs far more than Standard.',
            es: 'El Enhanced cuesta mucho más que el Standard.',
          },
          premium: {
            pt: 'O Premium custa bem mais que os outros planos.',
            en: 'Premium costs far more than the other plans.',
            es: 'El Premium cuesta mucho más que los otros planes.',
          },
        },
      },
      {
        id: 'named',
        text: {
          pt: 'O preço tem de incluir um especialista dedicado, que conheça os sistemas.',
          en: 'The price has to include a dedicated specialist who knows the systems.',
          es: 'El precio debe incluir un especialista dedicado, que conozca los sistemas.',
        },
        fits: ['premium', 'partner'],
        rulesOut: {
          basic: {
            pt: 'O Basic não traz especialista.',
            en: 'Basic brings no specialist.',
            es: 'El Basic no trae especialista.',
          },
          standard: {
            pt: 'No Standard, cada caso vai a quem estiver de plantão.',
            en: 'With Standard, each case goes to the person on duty.',
            es: 'En el Standard, cada caso va a quien esté de turno.',
          },
          enhanced: {
            pt: 'No Enhanced, cada caso vai a quem está de plantão; um consultor fixo se compra à parte.',
            en: 'With Enhanced, each case goes to the person on duty; a named advisor is bought separately.',
            es: 'En Enhanced, cada caso va a quien está de turno; un asesor fijo se compra aparte.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'order-of-projects',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'resource-hierarchy' } },
    scene: {
      pt: 'Pense na organização como um prédio, em que cada unidade é uma família e cada projeto é um quarto.',
      en: 'Think of the organization as a building, where each unit is a family and each project is a room.',
      es: 'Piensa en la organización como un edificio, en el que cada unidad es una familia y cada proyecto es un cuarto.',
    },
    situations: [
      {
        id: 'group',
        text: {
          pt: 'Um grupo com três empresas planeja os seus ambientes no Google Cloud.',
          en: 'A group of three companies is planning its environments on Google Cloud.',
          es: 'Un grupo con tres empresas planifica sus entornos en Google Cloud.',
        },
      },
      {
        id: 'network',
        text: {
          pt: 'Uma rede de escolas com três unidades planeja os seus ambientes no Google Cloud.',
          en: 'A school network with three campuses is planning its environments on Google Cloud.',
          es: 'Una red de escuelas con tres sedes planifica sus entornos en Google Cloud.',
        },
      },
      {
        id: 'maker',
        text: {
          pt: 'Uma fabricante com três divisões planeja os seus ambientes no Google Cloud.',
          en: 'A manufacturer with three divisions is planning its environments on Google Cloud.',
          es: 'Un fabricante con tres divisiones planifica sus entornos en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'folders',
        text: {
          pt: 'Uma pasta por unidade, com projetos dentro',
          en: 'A folder per unit, with projects inside',
          es: 'Una carpeta por unidad, con proyectos dentro',
        },
        uses: [],
        why: {
          pt: 'Pastas por unidade dão permissões a todos os projetos dela de uma vez, e cada projeto fica isolado e herda as políticas da organização.',
          en: 'A folder per unit gives permissions to all its projects at once, and each project stays isolated and inherits the organization’s policies.',
          es: 'Las carpetas por unidad dan permisos a todos sus proyectos de una vez, y cada proyecto queda aislado y hereda las políticas de la organización.',
        },
        likeness: {
          pt: 'o prédio com um andar por família, aberto por uma só chave, que alguém precisa manter',
          en: 'the building with a floor for each family, opened by one key, that somebody has to keep up',
          es: 'el edificio con un piso por familia, abierto con una sola llave, que alguien debe mantener',
        },
        tell: {
          pt: 'Regras por área sobre muitos projetos: pastas. Todos os projetos de cada unidade com uma só permissão: pastas. Uma política para todas as unidades: a hierarquia da organização, que a transmite aos projetos. Erro no teste que não pode alcançar a produção: um projeto para cada ambiente, e não um só com rótulos. Projetos que devem ficar quando um técnico sai: projetos da organização, e não de contas pessoais.',
          en: 'Rules by area over many projects: folders. All of a unit’s projects with a single permission: folders. One policy for all units: the organization’s hierarchy, which hands it down. A mistake in testing that must not reach production: a project for each environment, not just one with labels. Projects to keep when a technician leaves: projects of the organization rather than of personal accounts.',
          es: 'Reglas por área sobre muchos proyectos: carpetas. Todos los proyectos de cada unidad con un solo permiso: carpetas. Una política para todas las unidades: la jerarquía de la organización, que la transmite a los proyectos. Error en pruebas que no debe alcanzar producción: un proyecto para cada entorno, y no uno solo con etiquetas. Proyectos que conservar cuando un técnico se va: proyectos de la organización, y no de cuentas personales.',
        },
        source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
        popularity: 5,
      },
      {
        id: 'one-project',
        text: {
          pt: 'Um só projeto, com rótulos por unidade',
          en: 'A single project, with labels by unit',
          es: 'Un solo proyecto, con etiquetas por unidad',
        },
        uses: [],
        why: {
          pt: 'Um projeto com rótulos é o mais simples e ainda separa os custos por unidade.',
          en: 'One project with labels is the simplest and still splits costs by unit.',
          es: 'Un proyecto con etiquetas es lo más simple y aun así separa los costos por unidad.',
        },
        likeness: {
          pt: 'o salão sem paredes em que três famílias moram juntas e só etiquetas dizem de quem é cada coisa',
          en: 'a hall without walls where three families live together and only labels tell whose each thing is',
          es: 'el salón sin paredes donde tres familias viven juntas y solo unas etiquetas dicen de quién es cada cosa',
        },
        tell: {
          pt: 'Poucos recursos e só separar custos: rótulos.',
          en: 'Few resources and just splitting costs: labels.',
          es: 'Pocos recursos y solo separar costos: etiquetas.',
        },
        source: page('resource-manager/docs/creating-managing-projects'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'flat',
        text: {
          pt: 'Projetos ligados diretamente à organização',
          en: 'Projects directly under the organization',
          es: 'Proyectos directamente bajo la organización',
        },
        uses: [],
        why: {
          pt: 'Os projetos ligados diretamente à organização pertencem a ela, e não a pessoas, são isolados entre si e herdam as regras dela, sem mais níveis.',
          en: 'Projects directly under the organization belong to it rather than to people, are isolated from one another and inherit its rules without more levels.',
          es: 'Los proyectos directamente bajo la organización pertenecen a ella, y no a personas, están aislados entre sí y heredan sus reglas, sin más niveles.',
        },
        likeness: {
          pt: 'o prédio térreo de quartos lado a lado, com um só regulamento e uma chave para cada porta',
          en: 'a one-story building of rooms side by side, with one set of rules and a key for each door',
          es: 'el edificio de una planta con cuartos contiguos, un solo reglamento y una llave para cada puerta',
        },
        tell: {
          pt: 'Quatro projetos e uma só equipe, sem nada mais a manter: projetos diretos na organização. Uma política para todas as unidades: a hierarquia da organização, que a transmite aos projetos. Erro no teste que não pode alcançar a produção: um projeto para cada ambiente, e não um só com rótulos. Projetos que devem ficar quando um técnico sai: projetos da organização, e não de contas pessoais.',
          en: 'Four projects and one small team, with nothing else to maintain: projects directly under the organization. One policy for all units: the organization’s hierarchy, which hands it down. A mistake in testing that must not reach production: a project for each environment, not just one with labels. Projects to keep when a technician leaves: projects of the organization rather than of personal accounts.',
          es: 'Cuatro proyectos y un solo equipo, sin nada más que mantener: proyectos directos en la organización. Una política para todas las unidades: la jerarquía de la organización, que la transmite a los proyectos. Error en pruebas que no debe alcanzar producción: un proyecto para cada entorno, y no uno solo con etiquetas. Proyectos que conservar cuando un técnico se va: proyectos de la organización, y no de cuentas personales.',
        },
        source: page('resource-manager/docs/creating-managing-projects'),
        popularity: 4,
        rightWith: ['flat-team'],
      },
      {
        id: 'orgs',
        text: {
          pt: 'Uma organização separada por unidade',
          en: 'A separate organization per unit',
          es: 'Una organización separada por unidad',
        },
        uses: [],
        why: {
          pt: 'Organizações separadas dão administração independente, até de identidades.',
          en: 'Separate organizations give independent administration, even of identities.',
          es: 'Las organizaciones separadas dan administración independiente, incluso de identidades.',
        },
        likeness: {
          pt: 'uma casa separada para cada família, que escreve o próprio regulamento e cuida de tudo sozinha',
          en: 'a separate house for each family, which writes its own rules and looks after everything alone',
          es: 'una casa separada para cada familia, que escribe su propio reglamento y cuida de todo sola',
        },
        tell: {
          pt: 'Independência total, até de contas: organizações separadas.',
          en: 'Full independence, even of accounts: separate organizations.',
          es: 'Independencia total, incluso de cuentas: organizaciones separadas.',
        },
        source: page('resource-manager/docs/organization-setup'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'personal',
        text: {
          pt: 'Projetos nas contas dos próprios técnicos',
          en: 'Projects in the technicians’ own accounts',
          es: 'Proyectos en las cuentas de los propios técnicos',
        },
        uses: [],
        why: {
          pt: 'Projetos nas contas dos técnicos começam na hora, sem que ninguém configure nada.',
          en: 'Projects in the technicians’ accounts start at once, without anyone setting anything up.',
          es: 'Los proyectos en las cuentas de los técnicos comienzan al instante, sin que nadie configure nada.',
        },
        likeness: {
          pt: 'o quarto no nome de um só parente, que faz as próprias regras e leva a chave ao partir',
          en: 'the room in one relative’s own name, who makes his own rules and takes the key when he leaves',
          es: 'el cuarto a nombre de un solo pariente, que pone sus propias reglas y se lleva la llave al irse',
        },
        tell: {
          pt: 'Rápido, mas a empresa perde o controle: contas pessoais.',
          en: 'Quick, but the company loses control: personal accounts.',
          es: 'Rápido, pero la empresa pierde el control: cuentas personales.',
        },
        source: page('resource-manager/docs/creating-managing-projects'),
        popularity: 2,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'central',
        text: {
          pt: 'A sede quer definir uma política uma vez para todas as unidades.',
          en: 'Headquarters wants to set one policy, once, for all units.',
          es: 'La sede quiere definir una política una sola vez para todas las unidades.',
        },
        fits: ['folders', 'one-project', 'flat'],
        rulesOut: {
          orgs: {
            pt: 'Com organizações separadas, a política teria de ser repetida em cada uma.',
            en: 'With separate organizations the policy would have to be repeated in each.',
            es: 'Con organizaciones separadas, la política tendría que repetirse en cada una.',
          },
          personal: {
            pt: 'Projetos em contas pessoais ficam fora do alcance da sede.',
            en: 'Projects in personal accounts are beyond the reach of headquarters.',
            es: 'Los proyectos en cuentas personales quedan fuera del alcance de la sede.',
          },
        },
      },
      {
        id: 'isolate',
        text: {
          pt: 'A equipe quer impedir que um erro no teste alcance a produção.',
          en: 'The team wants to stop a mistake in testing from reaching production.',
          es: 'El equipo quiere impedir que un error en pruebas alcance producción.',
        },
        fits: ['folders', 'flat', 'orgs', 'personal'],
        rulesOut: {
          'one-project': {
            pt: 'Em um só projeto, teste e produção dividem permissões e cotas.',
            en: 'In a single project, test and production share permissions and quotas.',
            es: 'En un solo proyecto, prueba y producción comparten permisos y cuotas.',
          },
        },
      },
      {
        id: 'delegate',
        text: {
          pt: 'Cada unidade quer administrar todos os seus projetos com uma só permissão.',
          en: 'Each unit wants to manage all its projects with a single permission.',
          es: 'Cada unidad quiere administrar todos sus proyectos con un solo permiso.',
        },
        fits: ['folders', 'orgs'],
        rulesOut: {
          flat: {
            pt: 'Com projetos ligados à organização, a permissão se repete em cada projeto.',
            en: 'With projects directly under the organization the permission is repeated on each project.',
            es: 'Con proyectos directamente bajo la organización, el permiso se repite en cada proyecto.',
          },
          'one-project': {
            pt: 'Em um só projeto, quem administra uma unidade alcança as outras.',
            en: 'In a single project, anyone who manages one unit can reach the others.',
            es: 'En un solo proyecto, quien administra una unidad alcanza a las otras.',
          },
        },
      },
      {
        id: 'staff',
        text: {
          pt: 'A organização quer ficar com os projetos quando um técnico sai.',
          en: 'The organization wants to keep the projects when a technician leaves.',
          es: 'La organización quiere conservar los proyectos cuando un técnico se va.',
        },
        fits: ['folders', 'one-project', 'flat', 'orgs'],
        rulesOut: {
          personal: {
            pt: 'Projetos em contas pessoais podem sair com o técnico.',
            en: 'Projects in personal accounts may leave with the technician.',
            es: 'Los proyectos en cuentas personales pueden irse con el técnico.',
          },
        },
      },
      {
        id: 'flat-team',
        text: {
          pt: 'Serão só quatro projetos, e a equipe pequena que cuida de todos não quer manter nada além deles.',
          en: 'There will be only four projects, all run by one small team, which wants nothing else to maintain.',
          es: 'Serán solo cuatro proyectos, y el equipo pequeño que los administra no quiere mantener nada más.',
        },
        notWith: ['delegate'],
        fits: ['one-project', 'flat', 'personal'],
        rulesOut: {
          folders: {
            pt: 'As pastas são mais um nível a manter, entre a organização e os projetos.',
            en: 'Folders are one more level to maintain, between the organization and the projects.',
            es: 'Las carpetas son un nivel más que mantener, entre la organización y los proyectos.',
          },
          orgs: {
            pt: 'Cada organização separada tem a sua própria administração, e seriam três lugares.',
            en: 'Each separate organization has its own administration, which would make three places.',
            es: 'Cada organización separada tiene su propia administración, y serían tres lugares.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que estrutura atende a todos esses requisitos?',
      en: 'Which arrangement meets all of these requirements?',
      es: '¿Qué estructura cumple todos estos requisitos?',
    },
  },
  {
    id: 'recovery-choice',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'reliability' } },
    scene: {
      pt: 'Pense no sistema como uma cozinha, nos dados como seus mantimentos e na perda da região como um incêndio na cidade inteira.',
      en: 'Think of the system as a kitchen, of its data as the food supplies, and of the regional outage as a citywide fire.',
      es: 'Piensa en el sistema como una cocina, en los datos como sus provisiones y en la caída regional como un incendio en la ciudad.',
    },
    situations: [
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea planeja como recuperar no Google Cloud seu programa de milhas após uma pane regional.',
          en: 'An airline is planning how to recover its loyalty program on Google Cloud after a regional outage.',
          es: 'Una aerolínea planifica cómo recuperar en Google Cloud su programa de millas tras una caída regional.',
        },
      },
      {
        id: 'payroll',
        text: {
          pt: 'Uma empresa de RH planeja como recuperar no Google Cloud sua folha de pagamento após uma pane regional.',
          en: 'An HR company is planning how to recover its payroll on Google Cloud after a regional outage.',
          es: 'Una empresa de RR. HH. planifica cómo recuperar en Google Cloud su nómina tras una caída regional.',
        },
      },
      {
        id: 'library',
        text: {
          pt: 'Uma rede de bibliotecas planeja como recuperar no Google Cloud seu catálogo após uma pane regional.',
          en: 'A library network is planning how to recover its catalog on Google Cloud after a regional outage.',
          es: 'Una red de bibliotecas planifica cómo recuperar en Google Cloud su catálogo tras una caída regional.',
        },
      },
    ],
    candidates: [
      {
        id: 'backup',
        text: {
          pt: 'Cópias diárias em outra região e servidores criados à mão',
          en: 'Daily backups in another region and servers set up manually',
          es: 'Copias diarias en otra región y servidores creados a mano',
        },
        uses: [],
        why: {
          pt: 'Cópias diárias em outra região custam pouco e bastam quando horas de parada são aceitas.',
          en: 'Daily backups in another region cost little and are enough when hours of downtime are accepted.',
          es: 'Las copias diarias en otra región cuestan poco y bastan cuando se aceptan horas de interrupción.',
        },
        likeness: {
          pt: 'os mantimentos de ontem em outra cidade, onde se monta uma cozinha à mão, por horas, depois do incêndio',
          en: 'yesterday’s supplies in another city, where a kitchen is set up by hand, over hours, after the fire',
          es: 'las provisiones de ayer en otra ciudad, donde se arma una cocina a mano, durante horas, tras el incendio',
        },
        tell: {
          pt: 'Só armazenamento pago na segunda região: cópias, com servidores criados só depois da pane. Horas de parada aceitas: cópias. Plano que cobre a perda de uma região inteira: dados também em outra região, e não só em várias zonas. Dobro da computação fora do orçamento: cópias ou poucas máquinas em espera, e não duas regiões ativas.',
          en: 'Only storage to pay for in the second region: backups, with servers created only after the outage. Hours of downtime accepted: backups. A plan that covers the loss of a whole region: data in another region too, not only in several zones. Twice the computing beyond the budget: backups or few machines on standby, not two active regions.',
          es: 'Solo almacenamiento que pagar en la segunda región: copias, con servidores creados solo después de la caída. Se aceptan horas de interrupción: copias. Plan que cubre la pérdida de una región entera: datos también en otra región, y no solo en varias zonas. Doble de cómputo fuera del presupuesto: copias o pocas máquinas en espera, y no dos regiones activas.',
        },
        source: page('architecture/dr-scenarios-planning-guide'),
        popularity: 4,
      },
      {
        id: 'cold',
        text: {
          pt: 'Cópias diárias em outra região e infraestrutura como código',
          en: 'Daily backups in another region and infrastructure as code',
          es: 'Copias diarias en otra región e infraestructura como código',
        },
        uses: [],
        why: {
          pt: 'Com a infraestrutura como código, os servidores da outra região são criados a partir de um arquivo, sem montagem manual, só depois da pane, e até lá se pagam apenas as cópias dos dados.',
          en: 'With infrastructure as code, the other region’s servers are created from a file, without manual setup, only after the outage, and until then only the copies of the data are paid for.',
          es: 'Con infraestructura como código, los servidores de la otra región se crean a partir de un archivo, sin montaje manual, solo después de la caída, y hasta entonces solo se pagan las copias de los datos.',
        },
        likeness: {
          pt: 'os mantimentos de ontem em outra cidade, com uma cozinha que se ergue sozinha, em horas, só depois do incêndio',
          en: 'yesterday’s supplies in another city, with a kitchen that puts itself up, over hours, only after the fire',
          es: 'las provisiones de ayer en otra ciudad, con una cocina que se arma sola, en horas, solo tras el incendio',
        },
        tell: {
          pt: 'Plantão que só pode iniciar rotinas prontas, e não montar servidores à mão: infraestrutura como código ou máquinas em espera. Só armazenamento pago na segunda região: cópias, com servidores criados só depois da pane. Recriar por código: infraestrutura como código, barata e repetível. Plano que cobre a perda de uma região inteira: dados também em outra região, e não só em várias zonas. Dobro da computação fora do orçamento: cópias ou poucas máquinas em espera, e não duas regiões ativas.',
          en: 'Someone on duty who can start ready-made routines, but not set up servers by hand: infrastructure as code or machines on standby. Only storage to pay for in the second region: backups, with servers created only after the outage. Recreating from code: infrastructure as code, cheap and repeatable. A plan that covers the loss of a whole region: data in another region too, not only in several zones. Twice the computing beyond the budget: backups or few machines on standby, not two active regions.',
          es: 'Guardia que puede iniciar rutinas ya listas, pero no armar servidores a mano: infraestructura como código o máquinas en espera. Solo almacenamiento que pagar en la segunda región: copias, con servidores creados solo después de la caída. Recrear por código: infraestructura como código, barata y repetible. Plan que cubre la pérdida de una región entera: datos también en otra región, y no solo en varias zonas. Doble de cómputo fuera del presupuesto: copias o pocas máquinas en espera, y no dos regiones activas.',
        },
        source: page('architecture/dr-scenarios-planning-guide'),
        popularity: 3,
      },
      {
        id: 'warm',
        text: {
          pt: 'Réplica contínua dos dados e poucas máquinas em espera',
          en: 'A continuous data replica and few machines on standby',
          es: 'Réplica continua de los datos y pocas máquinas en espera',
        },
        uses: [],
        why: {
          pt: 'A réplica contínua em outra região perde só segundos de dados, e poucas máquinas em espera, já montadas lá, assumem em minutos e só então crescem.',
          en: 'The continuous replica in another region loses only seconds of data, and a few standby machines, already set up there, take over in minutes and grow only then.',
          es: 'La réplica continua en otra región pierde solo segundos de datos, y unas pocas máquinas en espera, ya montadas allí, asumen en minutos y solo entonces crecen.',
        },
        likeness: {
          pt: 'uma cozinha em outra cidade, sempre abastecida, com um fogão aceso o ano todo e outros prontos em minutos',
          en: 'a kitchen in another city, always restocked, with one stove burning all year and more ready in minutes',
          es: 'una cocina en otra ciudad, siempre abastecida, con un horno encendido todo el año y otros listos en minutos',
        },
        tell: {
          pt: 'Só os últimos segundos de gravações perdidos (RPO): uma réplica contínua. Plantão que só pode iniciar rotinas prontas, e não montar servidores à mão: infraestrutura como código ou máquinas em espera. Minutos de parada, custo médio: espera morna. Dobro da computação fora do orçamento: cópias ou poucas máquinas em espera, e não duas regiões ativas. Sistema de vários terabytes que precisa voltar em 15 minutos (RTO): dados e máquinas já em outra região, em espera ou ativos. Plano que cobre a perda de uma região inteira: dados também em outra região, e não só em várias zonas.',
          en: 'Only the last seconds of writes lost (RPO): a continuous replica. Someone on duty who can start ready-made routines, but not set up servers by hand: infrastructure as code or machines on standby. Minutes of downtime, middling cost: warm standby. Twice the computing beyond the budget: backups or few machines on standby, not two active regions. A system of several terabytes back within 15 minutes (RTO): data and machines already in another region, on standby or active. A plan that covers the loss of a whole region: data in another region too, not only in several zones.',
          es: 'Solo los últimos segundos de escrituras perdidos (RPO): una réplica continua. Guardia que puede iniciar rutinas ya listas, pero no armar servidores a mano: infraestructura como código o máquinas en espera. Minutos de interrupción, costo medio: espera tibia. Doble de cómputo fuera del presupuesto: copias o pocas máquinas en espera, y no dos regiones activas. Sistema de varios terabytes que tiene que volver en 15 minutos (RTO): datos y máquinas ya en otra región, en espera o activos. Plan que cubre la pérdida de una región entera: datos también en otra región, y no solo en varias zonas.',
        },
        source: page('architecture/dr-scenarios-planning-guide'),
        popularity: 4,
      },
      {
        id: 'active',
        text: {
          pt: 'Duas regiões que atendem ao mesmo tempo',
          en: 'Two regions that serve at the same time',
          es: 'Dos regiones que atienden al mismo tiempo',
        },
        uses: [],
        why: {
          pt: 'Duas regiões ativas seguem sem parada perceptível quando uma falha.',
          en: 'Two active regions go on without noticeable downtime when one fails.',
          es: 'Dos regiones activas siguen sin interrupción perceptible cuando una falla.',
        },
        likeness: {
          pt: 'duas cozinhas completas, em duas cidades, que servem ao mesmo tempo e custam o dobro o ano inteiro',
          en: 'two full kitchens in two cities that serve at the same time and cost double all year',
          es: 'dos cocinas completas, en dos ciudades, que sirven a la vez y cuestan el doble todo el año',
        },
        tell: {
          pt: 'Sem parada: duas regiões ativas. Sistema de vários terabytes que precisa voltar em 15 minutos (RTO): dados e máquinas já em outra região, em espera ou ativos. Plano que cobre a perda de uma região inteira: dados também em outra região, e não só em várias zonas.',
          en: 'No downtime: two active regions. A system of several terabytes back within 15 minutes (RTO): data and machines already in another region, on standby or active. A plan that covers the loss of a whole region: data in another region too, not only in several zones.',
          es: 'Sin interrupción: dos regiones activas. Sistema de varios terabytes que tiene que volver en 15 minutos (RTO): datos y máquinas ya en otra región, en espera o activos. Plan que cubre la pérdida de una región entera: datos también en otra región, y no solo en varias zonas.',
        },
        source: page('architecture/dr-scenarios-planning-guide'),
        popularity: 4,
      },
      {
        id: 'zones',
        text: {
          pt: 'Três zonas da mesma região, todas ativas',
          en: 'Three zones of one region, all active',
          es: 'Tres zonas de la misma región, todas activas',
        },
        uses: [],
        why: {
          pt: 'Três zonas ativas resistem à falha de um data center sem réplica em outra cidade.',
          en: 'Three active zones survive the failure of a data center without a replica in another city.',
          es: 'Tres zonas activas resisten la falla de un centro de datos sin réplica en otra ciudad.',
        },
        likeness: {
          pt: 'três cozinhas abertas em bairros da mesma cidade, que se cobrem entre si, sem nenhuma fora dela',
          en: 'three kitchens open in districts of one city, which cover for one another, with none outside it',
          es: 'tres cocinas abiertas en barrios de una misma ciudad, que se cubren entre sí, sin ninguna fuera de ella',
        },
        tell: {
          pt: 'Falha de zona, e não de região: várias zonas.',
          en: 'Failure of a zone, not of a region: several zones.',
          es: 'Falla de zona, y no de región: varias zonas.',
        },
        source: page('architecture/framework/reliability'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'minutes',
        text: {
          pt: 'O sistema, que guarda vários terabytes, precisa voltar em no máximo 15 minutos (RTO).',
          en: 'The system, which holds several terabytes, has to be back within 15 minutes (RTO).',
          es: 'El sistema, que guarda varios terabytes, tiene que volver en 15 minutos como máximo (RTO).',
        },
        fits: ['warm', 'active'],
        rulesOut: {
          backup: {
            pt: 'Restaurar cópias em outra região à mão leva horas.',
            en: 'Restoring backups in another region by hand takes hours.',
            es: 'Restaurar copias en otra región a mano lleva horas.',
          },
          cold: {
            pt: 'Recriar o ambiente e carregar terabytes das cópias leva mais de 15 minutos.',
            en: 'Recreating the environment and loading terabytes of backups takes more than 15 minutes.',
            es: 'Recrear el entorno y cargar terabytes de las copias lleva más de 15 minutos.',
          },
        },
      },
      {
        id: 'region-loss',
        text: {
          pt: 'O plano precisa cobrir a perda de uma região inteira.',
          en: 'The plan has to cover the loss of a whole region.',
          es: 'El plan tiene que cubrir la pérdida de una región entera.',
        },
        fits: ['backup', 'cold', 'warm', 'active'],
        rulesOut: {
          zones: {
            pt: 'As três zonas estão na região que se perdeu.',
            en: 'The three zones are in the region that is lost.',
            es: 'Las tres zonas están en la región que se perdió.',
          },
        },
      },
      {
        id: 'cheap',
        text: {
          pt: 'O financeiro só quer pagar armazenamento na segunda região antes de uma pane.',
          en: 'Finance wants to pay only for storage in the second region before an outage.',
          es: 'Finanzas solo quiere pagar almacenamiento en la segunda región antes de una caída.',
        },
        fits: ['backup', 'cold', 'zones'],
        rulesOut: {
          warm: {
            pt: 'As máquinas em espera são pagas o ano inteiro.',
            en: 'The standby machines are paid for all year.',
            es: 'Las máquinas en espera se pagan todo el año.',
          },
          active: {
            pt: 'A segunda região ativa é paga o ano inteiro.',
            en: 'The second active region is paid for all year.',
            es: 'La segunda región activa se paga todo el año.',
          },
        },
      },
      {
        id: 'by-hand',
        text: {
          pt: 'Quem está de plantão à noite só pode iniciar rotinas prontas, e não montar servidores à mão.',
          en: 'Whoever is on duty at night can start ready-made routines, but not set up servers by hand.',
          es: 'Quien está de guardia de noche puede iniciar rutinas ya listas, pero no armar servidores a mano.',
        },
        fits: ['cold', 'warm', 'active', 'zones'],
        rulesOut: {
          backup: {
            pt: 'Só com cópias, alguém precisa montar o ambiente à mão.',
            en: 'With only backups, someone has to set up the environment by hand.',
            es: 'Solo con copias, alguien debe armar el entorno a mano.',
          },
        },
      },
      {
        id: 'budget',
        text: {
          pt: 'O orçamento não cobre o dobro da computação.',
          en: 'The budget does not cover twice the computing.',
          es: 'El presupuesto no cubre el doble de cómputo.',
        },
        fits: ['backup', 'cold', 'warm', 'zones'],
        rulesOut: {
          active: {
            pt: 'Duas regiões ativas dobram a computação.',
            en: 'Two active regions double the computing.',
            es: 'Dos regiones activas duplican el cómputo.',
          },
        },
      },
      {
        id: 'seconds-data',
        text: {
          pt: 'Só se podem perder os últimos segundos de gravações (RPO).',
          en: 'Only the last seconds of writes may be lost (RPO).',
          es: 'Solo pueden perderse los últimos segundos de escrituras (RPO).',
        },
        fits: ['warm', 'active'],
        rulesOut: {
          backup: {
            pt: 'Com cópias diárias, perde-se até um dia de gravações.',
            en: 'With daily backups up to a day of writes is lost.',
            es: 'Con copias diarias se pierde hasta un día de escrituras.',
          },
          cold: {
            pt: 'Com cópias diárias, perde-se até um dia de gravações.',
            en: 'With daily backups up to a day of writes is lost.',
            es: 'Con copias diarias se pierde hasta un día de escrituras.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que estratégia atende a todos esses requisitos?',
      en: 'Which strategy meets all of these requirements?',
      es: '¿Qué estrategia cumple todos estos requisitos?',
    },
  },
];
