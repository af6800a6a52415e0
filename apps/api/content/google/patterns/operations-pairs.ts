import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { page, site } from '../source.ts';

export const operationsPairs: readonly Pattern[] = [
  {
    id: 'place-and-price',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'purchase-options' } },
    scene: {
      pt: 'Pense em pagar pelas máquinas como em pagar por carros, em que a série é o modelo e a região é a cidade.',
      en: 'Think of paying for machines as paying for cars, where the machine series is the model and the region is the city.',
      es: 'Piensa en pagar las máquinas como en pagar autos, en los que la serie es el modelo y la región es la ciudad.',
    },
    situations: [
      {
        id: 'billing',
        text: {
          pt: 'Uma operadora de celular escolhe como pagar as máquinas de seu novo sistema de faturamento.',
          en: 'A mobile operator is choosing how to pay for the machines of its new billing system.',
          es: 'Una operadora de telefonía elige cómo pagar las máquinas de su nuevo sistema de facturación.',
        },
      },
      {
        id: 'lab',
        text: {
          pt: 'Um laboratório escolhe como pagar as máquinas que analisam imagens de exames.',
          en: 'A laboratory is choosing how to pay for the machines that analyze its scans.',
          es: 'Un laboratorio elige cómo pagar las máquinas que analizan imágenes de estudios.',
        },
      },
      {
        id: 'stock',
        text: {
          pt: 'Um atacadista escolhe como pagar as máquinas que preveem o estoque das lojas.',
          en: 'A wholesaler is choosing how to pay for the machines that forecast its stores’ stock.',
          es: 'Un mayorista elige cómo pagar las máquinas que prevén el inventario de sus tiendas.',
        },
      },
      {
        id: 'tickets',
        text: {
          pt: 'Uma empresa de eventos escolhe como pagar as máquinas de seu sistema de credenciamento.',
          en: 'An events company is choosing how to pay for the machines of its accreditation system.',
          es: 'Una empresa de eventos elige cómo pagar las máquinas de su sistema de acreditación.',
        },
      },
    ],
    candidates: [
      {
        id: 'buy',
        text: {
          pt: 'Servidores comprados pela empresa',
          en: 'Servers bought by the company',
          es: 'Servidores comprados por la empresa',
        },
        uses: [],
        why: {
          pt: 'Servidores comprados não têm mensalidade de nuvem e ficam sob controle total da empresa.',
          en: 'Purchased servers have no monthly cloud bill and stay under the company’s full control.',
          es: 'Los servidores comprados no tienen factura mensual de nube y quedan bajo el control total de la empresa.',
        },
        likeness: {
          pt: 'o carro comprado à vista, que chega em meses e fica na garagem mesmo sem uso',
          en: 'the car bought outright, which takes months to arrive and sits in the garage even unused',
          es: 'el auto comprado al contado, que tarda meses en llegar y queda en el garaje aunque no se use',
        },
        tell: {
          pt: 'Equipamento próprio, pago de uma vez: despesa de capital (CapEx).',
          en: 'Equipment of one’s own, paid for at once: capital expenditure (CapEx).',
          es: 'Equipos propios, pagados de una vez: gasto de capital (CapEx).',
        },
        source: page('learn/what-is-cloud-computing'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'demand',
        text: {
          pt: 'Máquinas virtuais a preço sob demanda',
          en: 'Virtual machines at on-demand prices',
          es: 'Máquinas virtuales a precio bajo demanda',
        },
        uses: [],
        why: {
          pt: 'Sob demanda, as máquinas ficam prontas em minutos, em qualquer região e série, e o Google não as retoma. A empresa paga por mês só o tempo de uso e não assina prazo.',
          en: 'On demand, machines are ready in minutes, in any region and series, and Google does not reclaim them. The company pays by the month only for the time in use and signs no term.',
          es: 'Bajo demanda, las máquinas están listas en minutos, en cualquier región y serie, y Google no las retoma. La empresa paga por mes solo el tiempo de uso y no firma un plazo.',
        },
        likeness: {
          pt: 'o carro alugado em qualquer cidade e devolvido quando se quer, sempre pela diária cheia da tabela',
          en: 'the car rented in any city and returned at will, always at the full posted rate',
          es: 'el auto alquilado en cualquier ciudad y devuelto cuando quieras, siempre a la tarifa completa',
        },
        tell: {
          pt: 'Um projeto que pode acabar em seis meses: preço sob demanda. Poucos dias de pico por ano: preço sob demanda. Trabalho que o provedor não pode interromper: máquinas sob demanda ou com compromisso, e não Spot. Resultado todo dia às seis da manhã, sem falta: capacidade que não é retomada no meio, ao contrário da Spot. Despesa mensal (OpEx) no lugar da compra de equipamento: máquinas da nuvem, sob demanda ou com compromisso. Sistema que começa a funcionar na semana que vem: a nuvem, que não espera a entrega e a instalação de servidores. Contrato que não pode passar de doze meses: preço sob demanda, ou um compromisso de um ano. Mudança de região e de série de máquinas: preço sob demanda ou o compromisso flexível, que não dependem delas.',
          en: 'A project that may end in six months: on-demand prices. A few peak days a year: on-demand prices. Work that the provider may not interrupt: on-demand or committed machines rather than Spot. A result every day at six in the morning, without fail: capacity that is not taken back midway, unlike Spot. A monthly expense (OpEx) in place of equipment purchases: cloud machines, on demand or with a commitment. A system that starts running next week: the cloud, with no wait for servers to be delivered and installed. A contract no longer than twelve months: on-demand prices, or a one-year commitment. A change of region and of machine series: on-demand prices or the flexible commitment, which do not depend on them.',
          es: 'Un proyecto que puede terminar en seis meses: precio bajo demanda. Pocos días de pico al año: precio bajo demanda. Trabajo que el proveedor no puede interrumpir: máquinas bajo demanda o con compromiso, y no Spot. Resultado todos los días a las seis de la mañana, sin falta: capacidad que no se retoma a mitad de camino, a diferencia de Spot. Gasto mensual (OpEx) en lugar de la compra de equipos: máquinas de la nube, bajo demanda o con compromiso. Sistema que empieza a funcionar la semana que viene: la nube, que no espera la entrega y la instalación de servidores. Contrato que no puede pasar de doce meses: precio bajo demanda, o un compromiso de un año. Cambio de región y de serie de máquinas: precio bajo demanda o el compromiso flexible, que no dependen de ellas.',
        },
        source: page('compute/vm-instance-pricing'),
        popularity: 5,
      },
      {
        id: 'spot',
        text: {
          pt: 'Máquinas virtuais a preço Spot',
          en: 'Virtual machines at Spot prices',
          es: 'Máquinas virtuales a precio Spot',
        },
        uses: [],
        why: {
          pt: 'As máquinas Spot têm o maior desconto, porque usam capacidade de sobra, que o Google pode retomar.',
          en: 'Spot machines have the deepest discount, because they use spare capacity that Google can take back.',
          es: 'Las máquinas Spot tienen el mayor descuento, porque usan capacidad sobrante, que Google puede retomar.',
        },
        likeness: {
          pt: 'o carro que sobrou na locadora, baratíssimo, que ela pode tomar de volta no meio da viagem',
          en: 'the rental firm’s leftover car, very cheap, which it may take back in the middle of the trip',
          es: 'el auto que le sobró a la agencia de alquiler, baratísimo, que ella puede retirar en pleno viaje',
        },
        tell: {
          pt: 'Trabalho que pode parar e recomeçar: máquinas Spot.',
          en: 'Work that can stop and start again: Spot machines.',
          es: 'Trabajo que puede parar y empezar de nuevo: máquinas Spot.',
        },
        source: page('compute/docs/instances/spot'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'year',
        text: {
          pt: 'Máquinas com compromisso de recursos de um ano',
          en: 'Machines with a one-year resource commitment',
          es: 'Máquinas con compromiso de recursos de un año',
        },
        uses: [],
        why: {
          pt: 'O compromisso de um ano (CUD) dá a um uso constante mais desconto que o automático e acaba em doze meses. As máquinas começam em minutos, são pagas por mês, e o Google não as retoma.',
          en: 'A one-year commitment (CUD) gives steady usage a bigger discount than the automatic one and ends after twelve months. The machines start in minutes and are billed by the month, and Google does not reclaim them.',
          es: 'El compromiso de un año (CUD) da a un uso constante más descuento que el automático y termina a los doce meses. Las máquinas empiezan en minutos, se pagan por mes, y Google no las retoma.',
        },
        likeness: {
          pt: 'o carro reservado por um ano com desconto, preso a um modelo em uma cidade, pago mesmo parado',
          en: 'the car reserved for a year at a discount, tied to one model in one city, paid even when parked',
          es: 'el auto reservado por un año con descuento, atado a un modelo en una ciudad, pagado aunque esté parado',
        },
        tell: {
          pt: 'Uso igual dia e noite e mais desconto que o automático: um compromisso de uso (CUD). Trabalho que o provedor não pode interromper: máquinas sob demanda ou com compromisso, e não Spot. Resultado todo dia às seis da manhã, sem falta: capacidade que não é retomada no meio, ao contrário da Spot. Despesa mensal (OpEx) no lugar da compra de equipamento: máquinas da nuvem, sob demanda ou com compromisso. Sistema que começa a funcionar na semana que vem: a nuvem, que não espera a entrega e a instalação de servidores. Contrato que não pode passar de doze meses: preço sob demanda, ou um compromisso de um ano.',
          en: 'The same use day and night and a bigger discount than the automatic one: a commitment (CUD). Work that the provider may not interrupt: on-demand or committed machines rather than Spot. A result every day at six in the morning, without fail: capacity that is not taken back midway, unlike Spot. A monthly expense (OpEx) in place of equipment purchases: cloud machines, on demand or with a commitment. A system that starts running next week: the cloud, with no wait for servers to be delivered and installed. A contract no longer than twelve months: on-demand prices, or a one-year commitment.',
          es: 'Uso igual de día y de noche y más descuento que el automático: un compromiso de uso (CUD). Trabajo que el proveedor no puede interrumpir: máquinas bajo demanda o con compromiso, y no Spot. Resultado todos los días a las seis de la mañana, sin falta: capacidad que no se retoma a mitad de camino, a diferencia de Spot. Gasto mensual (OpEx) en lugar de la compra de equipos: máquinas de la nube, bajo demanda o con compromiso. Sistema que empieza a funcionar la semana que viene: la nube, que no espera la entrega y la instalación de servidores. Contrato que no puede pasar de doce meses: precio bajo demanda, o un compromiso de un año.',
        },
        source: page('compute/docs/instances/signing-up-committed-use-discounts'),
        popularity: 4,
        rightWith: ['below'],
      },
      {
        id: 'flex',
        text: {
          pt: 'Compromisso flexível, em gasto por hora',
          en: 'A flexible commitment, in spend per hour',
          es: 'Compromiso flexible, en gasto por hora',
        },
        uses: [],
        why: {
          pt: 'O compromisso flexível é de um gasto por hora em máquinas comuns, que o Google não retoma. Seu desconto, de até 46% com três anos, vale em qualquer região e em várias séries de máquinas.',
          en: 'A flexible commitment is to a spend per hour on regular machines, which Google does not reclaim. Its discount, of up to 46% with three years, holds in any region and for many machine series.',
          es: 'El compromiso flexible es de un gasto por hora en máquinas comunes, que Google no retoma. Su descuento, de hasta 46% con tres años, vale en cualquier región y en varias series de máquinas.',
        },
        likeness: {
          pt: 'o gasto por hora prometido à locadora, com desconto médio em qualquer modelo, pago mesmo sem rodar',
          en: 'the hourly spend promised to the rental firm, for a medium discount on any model, paid even when parked',
          es: 'el gasto por hora prometido a la agencia de alquiler, con descuento medio en cualquier modelo, pagado aunque esté parado',
        },
        tell: {
          pt: 'Mudança de região e de série de máquinas: preço sob demanda ou o compromisso flexível, que não dependem delas. Trabalho que o provedor não pode interromper: máquinas sob demanda ou com compromisso, e não Spot. Resultado todo dia às seis da manhã, sem falta: capacidade que não é retomada no meio, ao contrário da Spot. Despesa mensal (OpEx) no lugar da compra de equipamento: máquinas da nuvem, sob demanda ou com compromisso. Sistema que começa a funcionar na semana que vem: a nuvem, que não espera a entrega e a instalação de servidores. Contrato que não pode passar de doze meses: preço sob demanda, ou um compromisso de um ano. Uso igual dia e noite e mais desconto que o automático: um compromisso de uso (CUD).',
          en: 'A change of region and of machine series: on-demand prices or the flexible commitment, which do not depend on them. Work that the provider may not interrupt: on-demand or committed machines rather than Spot. A result every day at six in the morning, without fail: capacity that is not taken back midway, unlike Spot. A monthly expense (OpEx) in place of equipment purchases: cloud machines, on demand or with a commitment. A system that starts running next week: the cloud, with no wait for servers to be delivered and installed. A contract no longer than twelve months: on-demand prices, or a one-year commitment. The same use day and night and a bigger discount than the automatic one: a commitment (CUD).',
          es: 'Cambio de región y de serie de máquinas: precio bajo demanda o el compromiso flexible, que no dependen de ellas. Trabajo que el proveedor no puede interrumpir: máquinas bajo demanda o con compromiso, y no Spot. Resultado todos los días a las seis de la mañana, sin falta: capacidad que no se retoma a mitad de camino, a diferencia de Spot. Gasto mensual (OpEx) en lugar de la compra de equipos: máquinas de la nube, bajo demanda o con compromiso. Sistema que empieza a funcionar la semana que viene: la nube, que no espera la entrega y la instalación de servidores. Contrato que no puede pasar de doce meses: precio bajo demanda, o un compromiso de un año. Uso igual de día y de noche y más descuento que el automático: un compromiso de uso (CUD).',
        },
        source: page('compute/docs/instances/committed-use-discounts-overview'),
        popularity: 3,
        rightWith: ['below', 'move'],
      },
      {
        id: 'three',
        text: {
          pt: 'Máquinas com compromisso de recursos de três anos',
          en: 'Machines with a three-year resource commitment',
          es: 'Máquinas con compromiso de recursos de tres años',
        },
        uses: [],
        why: {
          pt: 'O compromisso de três anos (CUD) dá o maior desconto dos compromissos, e o Google não retoma a máquina.',
          en: 'A three-year commitment (CUD) gives the largest discount of the commitments, and Google does not take the machine back.',
          es: 'El compromiso de tres años (CUD) da el mayor descuento de los compromisos, y Google no retoma la máquina.',
        },
        likeness: {
          pt: 'o carro reservado por três anos pelo menor preço, preso a um modelo em uma cidade, pago mesmo parado',
          en: 'the car reserved for three years at the lowest price, tied to one model in one city, paid even parked',
          es: 'el auto reservado por tres años al menor precio, atado a un modelo en una ciudad, pagado aunque esté parado',
        },
        tell: {
          pt: 'Quatro anos sem mudança e o maior desconto: o compromisso de três anos. Trabalho que o provedor não pode interromper: máquinas sob demanda ou com compromisso, e não Spot. Resultado todo dia às seis da manhã, sem falta: capacidade que não é retomada no meio, ao contrário da Spot. Despesa mensal (OpEx) no lugar da compra de equipamento: máquinas da nuvem, sob demanda ou com compromisso. Sistema que começa a funcionar na semana que vem: a nuvem, que não espera a entrega e a instalação de servidores. Uso igual dia e noite e mais desconto que o automático: um compromisso de uso (CUD).',
          en: 'Four years without a change and the largest discount: the three-year commitment. Work that the provider may not interrupt: on-demand or committed machines rather than Spot. A result every day at six in the morning, without fail: capacity that is not taken back midway, unlike Spot. A monthly expense (OpEx) in place of equipment purchases: cloud machines, on demand or with a commitment. A system that starts running next week: the cloud, with no wait for servers to be delivered and installed. The same use day and night and a bigger discount than the automatic one: a commitment (CUD).',
          es: 'Cuatro años sin cambios y el mayor descuento: el compromiso de tres años. Trabajo que el proveedor no puede interrumpir: máquinas bajo demanda o con compromiso, y no Spot. Resultado todos los días a las seis de la mañana, sin falta: capacidad que no se retoma a mitad de camino, a diferencia de Spot. Gasto mensual (OpEx) en lugar de la compra de equipos: máquinas de la nube, bajo demanda o con compromiso. Sistema que empieza a funcionar la semana que viene: la nube, que no espera la entrega y la instalación de servidores. Uso igual de día y de noche y más descuento que el automático: un compromiso de uso (CUD).',
        },
        source: page('compute/docs/instances/signing-up-committed-use-discounts'),
        popularity: 3,
        rightWith: ['largest'],
      },
    ],
    constraints: [
      {
        id: 'no-stop',
        text: {
          pt: 'O provedor não pode interromper o trabalho.',
          en: 'The provider may not interrupt the work.',
          es: 'El proveedor no puede interrumpir el trabajo.',
        },
        fits: ['buy', 'demand', 'year', 'flex', 'three'],
        rulesOut: {
          spot: {
            pt: 'O Google pode retomar uma máquina Spot no meio do trabalho.',
            en: 'Google can take a Spot machine back in the middle of the work.',
            es: 'Google puede retomar una máquina Spot en medio del trabajo.',
          },
        },
      },
      {
        id: 'due',
        text: {
          pt: 'O resultado precisa sair todo dia às seis da manhã, sem falta.',
          en: 'The result has to be out every day at six in the morning, without fail.',
          es: 'El resultado debe salir todos los días a las seis de la mañana, sin falta.',
        },
        notWith: ['no-stop'],
        situations: ['billing', 'lab', 'stock'],
        fits: ['buy', 'demand', 'year', 'flex', 'three'],
        rulesOut: {
          spot: {
            pt: 'O Google pode retomar uma máquina Spot, e o resultado atrasaria.',
            en: 'Google can take a Spot machine back, and the result would be late.',
            es: 'Google puede retomar una máquina Spot, y el resultado se atrasaría.',
          },
        },
      },
      {
        id: 'opex',
        text: {
          pt: 'A diretoria quer trocar a compra de equipamento por uma despesa mensal (OpEx).',
          en: 'Management wants to replace equipment purchases with a monthly expense (OpEx).',
          es: 'La dirección quiere cambiar la compra de equipos por un gasto mensual (OpEx).',
        },
        fits: ['demand', 'spot', 'year', 'flex', 'three'],
        rulesOut: {
          buy: {
            pt: 'Servidores comprados são despesa de capital (CapEx), paga antes do uso.',
            en: 'Purchased servers are a capital expense (CapEx), paid before they are used.',
            es: 'Los servidores comprados son un gasto de capital (CapEx), que se paga antes del uso.',
          },
        },
      },
      {
        id: 'soon',
        text: {
          pt: 'O sistema precisa começar a funcionar na semana que vem.',
          en: 'The system has to start running next week.',
          es: 'El sistema debe empezar a funcionar la semana que viene.',
        },
        notWith: ['opex'],
        fits: ['demand', 'spot', 'year', 'flex', 'three'],
        rulesOut: {
          buy: {
            pt: 'Encomendar e instalar servidores leva semanas ou meses.',
            en: 'Ordering and installing servers takes weeks or months.',
            es: 'Encargar e instalar servidores lleva semanas o meses.',
          },
        },
      },
      {
        id: 'leave',
        text: {
          pt: 'O projeto pode acabar em seis meses, e nada pode ser cobrado depois.',
          en: 'The project may end in six months, and nothing may be charged after that.',
          es: 'El proyecto puede terminar en seis meses, y nada se puede cobrar después.',
        },
        notWith: ['below', 'largest'],
        fits: ['buy', 'demand', 'spot'],
        rulesOut: {
          year: {
            pt: 'O compromisso de um ano é cobrado até o fim, usado ou não.',
            en: 'A one-year commitment is charged to its end, used or not.',
            es: 'El compromiso de un año se cobra hasta el final, usado o no.',
          },
          flex: {
            pt: 'O compromisso flexível dura ao menos um ano e é cobrado até o fim.',
            en: 'A flexible commitment lasts at least a year and is charged to its end.',
            es: 'El compromiso flexible dura al menos un año y se cobra hasta el final.',
          },
          three: {
            pt: 'O compromisso de três anos é cobrado até o fim, usado ou não.',
            en: 'A three-year commitment is charged to its end, used or not.',
            es: 'El compromiso de tres años se cobra hasta el final, usado o no.',
          },
        },
      },
      {
        id: 'below',
        text: {
          pt: 'O uso será igual dia e noite, e o financeiro quer mais desconto que o automático.',
          en: 'Use will be the same day and night, and finance wants a bigger discount than the automatic one.',
          es: 'El uso será igual de día y de noche, y finanzas quiere más descuento que el automático.',
        },
        notWith: ['peak'],
        fits: ['buy', 'spot', 'year', 'flex', 'three'],
        rulesOut: {
          demand: {
            pt: 'O preço sob demanda tem, no máximo, o desconto automático.',
            en: 'On-demand prices have, at most, the automatic discount.',
            es: 'El precio bajo demanda tiene, como máximo, el descuento automático.',
          },
        },
      },
      {
        id: 'max-year',
        text: {
          pt: 'Nenhum contrato pode passar de doze meses.',
          en: 'No contract may be longer than twelve months.',
          es: 'Ningún contrato puede pasar de doce meses.',
        },
        notWith: ['largest'],
        fits: ['buy', 'demand', 'spot', 'year', 'flex'],
        rulesOut: {
          three: {
            pt: 'O compromisso de três anos passa de doze meses.',
            en: 'A three-year commitment goes beyond twelve months.',
            es: 'El compromiso de tres años supera los doce meses.',
          },
        },
      },
      {
        id: 'move',
        text: {
          pt: 'A empresa ainda vai mudar o sistema de região e de série de máquinas.',
          en: 'The company will still change the system’s region and machine series.',
          es: 'La empresa todavía va a cambiar el sistema de región y de serie de máquinas.',
        },
        notWith: ['largest'],
        fits: ['demand', 'spot', 'flex'],
        rulesOut: {
          year: {
            pt: 'Esse compromisso é com vCPUs e memória de uma série de máquinas, em uma região.',
            en: 'That commitment is to vCPUs and memory of one machine series, in one region.',
            es: 'Ese compromiso es con vCPU y memoria de una serie de máquinas, en una región.',
          },
          three: {
            pt: 'Esse compromisso é com vCPUs e memória de uma série de máquinas, em uma região.',
            en: 'That commitment is to vCPUs and memory of one machine series, in one region.',
            es: 'Ese compromiso es con vCPU y memoria de una serie de máquinas, en una región.',
          },
        },
      },
      {
        id: 'peak',
        text: {
          pt: 'As máquinas trabalham horas em poucos dias de pico por ano; nos outros, só alguns minutos.',
          en: 'The machines work for hours on a few peak days a year; on the others, for just some minutes.',
          es: 'Las máquinas trabajan horas en pocos días de pico al año; en los demás, solo unos minutos.',
        },
        notWith: ['leave'],
        fits: ['demand', 'spot'],
        rulesOut: {
          buy: {
            pt: 'Servidores comprados para os dias de pico ficam quase parados no resto do ano.',
            en: 'Servers purchased for the peak days sit almost idle for the rest of the year.',
            es: 'Los servidores comprados para los días de pico quedan casi parados el resto del año.',
          },
          year: {
            pt: 'O compromisso de um ano cobra todas as horas, também quando as máquinas estão desligadas.',
            en: 'A one-year commitment charges for every hour, also when the machines are off.',
            es: 'El compromiso de un año cobra todas las horas, también cuando las máquinas están apagadas.',
          },
          three: {
            pt: 'O compromisso de três anos cobra todas as horas, também quando as máquinas estão desligadas.',
            en: 'A three-year commitment charges for every hour, also when the machines are off.',
            es: 'El compromiso de tres años cobra todas las horas, también cuando las máquinas están apagadas.',
          },
          flex: {
            pt: 'O compromisso flexível cobra o mesmo gasto a cada hora, também com as máquinas desligadas.',
            en: 'A flexible commitment charges the same spend every hour, also with the machines off.',
            es: 'El compromiso flexible cobra el mismo gasto cada hora, también con las máquinas apagadas.',
          },
        },
      },
      {
        id: 'largest',
        text: {
          pt: 'O sistema ficará quatro anos sem mudança, e o financeiro quer o maior desconto possível.',
          en: 'The system will stay unchanged for four years, and finance wants the largest discount it can get.',
          es: 'El sistema seguirá cuatro años sin cambios, y finanzas quiere el mayor descuento posible.',
        },
        notWith: ['leave', 'max-year', 'move', 'peak', 'below'],
        fits: ['spot', 'three'],
        rulesOut: {
          demand: {
            pt: 'O preço sob demanda tem, no máximo, o desconto automático.',
            en: 'On-demand prices have, at most, the automatic discount.',
            es: 'El precio bajo demanda tiene, como máximo, el descuento automático.',
          },
          year: {
            pt: 'O desconto de um ano é menor que o de três anos.',
            en: 'The one-year discount is smaller than the three-year one.',
            es: 'El descuento de un año es menor que el de tres años.',
          },
          flex: {
            pt: 'O desconto flexível é menor que o de um compromisso com máquinas definidas.',
            en: 'The flexible discount is smaller than that of a commitment to set machines.',
            es: 'El descuento flexible es menor que el de un compromiso con máquinas definidas.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve escolher?',
      en: 'What should the company choose?',
      es: '¿Qué debe elegir la empresa?',
    },
  },
  pairsOf({
    id: 'limit-and-share',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'cost-management' } },
    scene: {
      pt: 'Pense na nuvem como uma casa, em que cada equipe é um filho e o gasto é a conta de luz.',
      en: 'Think of the cloud as a family’s house, where each team is a child and the spending is the electric bill.',
      es: 'Piensa en la nube como una casa, en la que cada equipo es un hijo y el gasto es la factura de luz.',
    },
    situations: [
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora quer controlar o gasto de suas equipes no Google Cloud e dividir a fatura entre elas.',
          en: 'A publisher wants to control its teams’ spending on Google Cloud and divide the bill among them.',
          es: 'Una editorial quiere controlar el gasto de sus equipos en Google Cloud y dividir la factura entre ellos.',
        },
      },
      {
        id: 'uni',
        text: {
          pt: 'Uma universidade quer controlar o gasto de suas equipes de pesquisa no Google Cloud e saber quanto cada uma gasta.',
          en: 'A university wants to control its research teams’ spending on Google Cloud and know what each one spends.',
          es: 'Una universidad quiere controlar el gasto de sus equipos de investigación en Google Cloud y saber cuánto gasta cada uno.',
        },
      },
      {
        id: 'agency',
        text: {
          pt: 'Uma agência digital quer controlar o gasto de suas equipes no Google Cloud e cobrar de cada uma a sua parte.',
          en: 'A digital agency wants to control its teams’ spending on Google Cloud and charge each team its share.',
          es: 'Una agencia digital quiere controlar el gasto de sus equipos en Google Cloud y cobrar a cada uno su parte.',
        },
      },
      {
        id: 'labs',
        text: {
          pt: 'Uma empresa de jogos quer controlar o gasto de suas equipes no Google Cloud e saber quanto cada uma gasta.',
          en: 'A games company wants to control its teams’ spending on Google Cloud and know what each one spends.',
          es: 'Una empresa de juegos quiere controlar el gasto de sus equipos en Google Cloud y saber cuánto gasta cada uno.',
        },
      },
      {
        id: 'ngo',
        text: {
          pt: 'Uma ONG quer controlar o gasto de suas equipes no Google Cloud e atribuir o custo a cada uma.',
          en: 'A nonprofit wants to control its teams’ spending on Google Cloud and assign the cost to each.',
          es: 'Una ONG quiere controlar el gasto de sus equipos en Google Cloud y asignar el costo a cada uno.',
        },
      },
    ],
    first: [
      {
        id: 'alert',
        text: {
          pt: 'Orçamento com avisos por e-mail',
          en: 'A budget with email alerts',
          es: 'Presupuesto con avisos por correo',
        },
        uses: [],
        why: {
          pt: 'O orçamento, definido em dinheiro, avisa por e-mail quando o gasto passa de cada limite, sem desligar nada.',
          en: 'A budget, set in money, sends email when spending passes each threshold and switches nothing off.',
          es: 'El presupuesto, definido en dinero, avisa por correo cuando el gasto supera cada umbral, sin apagar nada.',
        },
        likeness: {
          pt: 'o medidor que só avisa perto do valor combinado',
          en: 'the meter that only warns near the agreed amount',
          es: 'el medidor que solo avisa cerca del importe acordado',
        },
        tell: {
          pt: 'Saber a tempo, sem parar nada: um orçamento com avisos. Limite em dinheiro por mês: um orçamento, e não uma cota. Servidores de produção que o controle não pode parar: cotas ou avisos, que não param nada.',
          en: 'To know in time without stopping anything: a budget with alerts. A limit in money per month: a budget rather than a quota. Production servers that the control may not stop: quotas or alerts, which leave them running.',
          es: 'Saber a tiempo, sin detener nada: un presupuesto con avisos. Límite en dinero por mes: un presupuesto, y no una cuota. Servidores de producción que el control no puede detener: cuotas o avisos, que no detienen nada.',
        },
        source: page('billing/docs/how-to/budgets'),
        popularity: 5,
      },
      {
        id: 'stop',
        text: {
          pt: 'Orçamento com função que corta o faturamento',
          en: 'A budget with a function that turns billing off',
          es: 'Presupuesto con función que corta la facturación',
        },
        uses: [],
        why: {
          pt: 'O aviso de um orçamento em dinheiro aciona sozinho, em qualquer dia, uma função que desativa o faturamento do projeto e interrompe o gasto.',
          en: 'The notification of a budget in money triggers by itself, on any day, a function that disables the project’s billing and stops the spending.',
          es: 'El aviso de un presupuesto en dinero activa solo, cualquier día, una función que desactiva la facturación del proyecto y detiene el gasto.',
        },
        likeness: {
          pt: 'a chave geral que corta toda a luz no valor combinado',
          en: 'the main switch that cuts all power at the agreed amount',
          es: 'el interruptor que corta toda la luz al importe acordado',
        },
        tell: {
          pt: 'Parar o gasto sem ninguém agir: uma notificação do orçamento e uma função. Máquinas demais no fim de semana, quando ninguém trabalha: um controle que age sozinho, uma cota ou uma função que corta o faturamento. Limite em dinheiro por mês: um orçamento, e não uma cota.',
          en: 'Stop spending with nobody acting: budget notifications and a function. Too many machines on weekends, when nobody works: a control that acts by itself, a quota or a function that turns billing off. A limit in money per month: a budget rather than a quota.',
          es: 'Detener el gasto sin que nadie actúe: una notificación del presupuesto y una función. Demasiadas máquinas el fin de semana, cuando nadie trabaja: un control que actúa solo, una cuota o una función que corta la facturación. Límite en dinero por mes: un presupuesto, y no una cuota.',
        },
        source: page('billing/docs/how-to/notify'),
        popularity: 3,
      },
      {
        id: 'quota',
        text: {
          pt: 'Cota que limita as máquinas novas',
          en: 'A quota that limits new machines',
          es: 'Cuota que limita las máquinas nuevas',
        },
        uses: [],
        why: {
          pt: 'A cota age sozinha a qualquer hora: recusa a criação de máquinas além do limite e não toca nas que já rodam.',
          en: 'The quota acts by itself at any hour: it refuses to create machines beyond the limit and leaves running ones alone.',
          es: 'La cuota actúa sola a cualquier hora: rechaza la creación de máquinas sobre el límite y no toca las que ya funcionan.',
        },
        likeness: {
          pt: 'a tomada que recusa o terceiro aparelho custe quanto custar',
          en: 'the outlet that refuses a third appliance whatever it costs',
          es: 'el enchufe que rechaza el tercer aparato cueste lo que cueste',
        },
        tell: {
          pt: 'Impedir a criação de recursos demais: cotas. Pedido de máquinas além do combinado, recusado na hora: cotas. Máquinas demais no fim de semana, quando ninguém trabalha: um controle que age sozinho, uma cota ou uma função que corta o faturamento. Servidores de produção que o controle não pode parar: cotas ou avisos, que não param nada.',
          en: 'Prevent too many resources from being created: quotas. A request for machines beyond what was agreed, refused immediately: quotas. Too many machines on weekends, when nobody works: a control that acts by itself, a quota or a function that turns billing off. Production servers that the control may not stop: quotas or alerts, which leave them running.',
          es: 'Impedir que se creen demasiados recursos: cuotas. Pedido de máquinas por encima de lo acordado, rechazado al instante: cuotas. Demasiadas máquinas el fin de semana, cuando nadie trabaja: un control que actúa solo, una cuota o una función que corta la facturación. Servidores de producción que el control no puede detener: cuotas o avisos, que no detienen nada.',
        },
        source: page('docs/quotas/overview'),
        popularity: 3,
      },
    ],
    second: [
      {
        id: 'label',
        text: { pt: 'rótulos por equipe', en: 'labels per team', es: 'etiquetas por equipo' },
        uses: [],
        why: {
          pt: 'Os rótulos separam, nos relatórios de faturamento, o uso de cada equipe dentro de um mesmo projeto.',
          en: 'Labels separate, in the billing reports, each team’s usage inside one project.',
          es: 'Las etiquetas separan, en los informes de facturación, el uso de cada equipo dentro de un mismo proyecto.',
        },
        likeness: {
          pt: 'as etiquetas por filho em aparelhos comuns com somas prontas',
          en: 'the children’s labels on shared appliances with ready-made sums',
          es: 'las etiquetas por hijo en aparatos comunes con sumas listas',
        },
        tell: {
          pt: 'Recursos de todas as equipes já em um mesmo projeto: rótulos. Dividir a fatura dentro de um projeto: rótulos. Relatórios prontos do console: rótulos ou projetos, sem exportar nada.',
          en: 'All the teams’ resources already in one project: labels. Divide the bill inside a project: labels. The console’s ready reports: labels or projects, with nothing exported.',
          es: 'Recursos de todos los equipos ya en un mismo proyecto: etiquetas. Repartir la factura dentro de un proyecto: etiquetas. Informes predefinidos de la consola: etiquetas o proyectos, sin exportar nada.',
        },
        source: page('resource-manager/docs/labels-overview'),
        popularity: 4,
        rightWith: ['shared-place'],
      },
      {
        id: 'project',
        text: { pt: 'um projeto por equipe', en: 'one project per team', es: 'un proyecto por equipo' },
        uses: [],
        why: {
          pt: 'Com um projeto por equipe, cada custo cai em uma equipe, e os acessos ficam separados.',
          en: 'With one project per team, each cost falls to one team, and access is separate.',
          es: 'Con un proyecto por equipo, cada costo recae en un equipo, y los accesos quedan separados.',
        },
        likeness: {
          pt: 'a mudança de cada filho para casa com conta própria',
          en: 'each child’s move to a house with its own bill',
          es: 'la mudanza de cada hijo a casa con factura propia',
        },
        tell: {
          pt: 'Custos e acessos separados: um projeto para cada um. Equipes sem permissão sobre os recursos das outras: um projeto por equipe. Relatórios prontos do console: rótulos ou projetos, sem exportar nada.',
          en: 'Costs and access separate: a project for each. Teams without permissions over the others’ resources: one project per team. The console’s ready reports: labels or projects, with nothing exported.',
          es: 'Costos y accesos separados: un proyecto para cada uno. Equipos sin permisos sobre los recursos de los demás: un proyecto por equipo. Informes predefinidos de la consola: etiquetas o proyectos, sin exportar nada.',
        },
        source: page('resource-manager/docs/cloud-platform-resource-hierarchy'),
        popularity: 5,
        rightWith: ['separate-rights'],
      },
      {
        id: 'export',
        rightWith: ['mix'],
        text: { pt: 'exportação ao BigQuery', en: 'export to BigQuery', es: 'exportación a BigQuery' },
        uses: ['BigQuery'],
        why: {
          pt: 'A exportação leva o detalhe da fatura ao BigQuery, onde se cruza com outros dados em SQL.',
          en: 'The export takes the bill’s detail to BigQuery, where SQL combines it with other data.',
          es: 'La exportación lleva el detalle de la factura a BigQuery, donde se cruza con otros datos en SQL.',
        },
        likeness: {
          pt: 'o caderno de gastos comuns que só um contador analisa',
          en: 'the shared house’s expense book that only an accountant analyzes',
          es: 'el cuaderno de gastos comunes que solo analiza un experto',
        },
        tell: {
          pt: 'Regras próprias de rateio e cruzamento de dados: a exportação ao BigQuery. Custo de cada equipe comparado em SQL com horas trabalhadas: a exportação ao BigQuery.',
          en: 'Own rules of allocation and combined data: the export to BigQuery. Each team’s cost compared in SQL with working hours: the export to BigQuery.',
          es: 'Reglas propias de reparto y cruce de datos: la exportación a BigQuery. Costo de cada equipo comparado en SQL con horas trabajadas: la exportación a BigQuery.',
        },
        source: page('billing/docs/how-to/export-data-bigquery'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'alive',
        text: {
          pt: 'A produção usa um número fixo de servidores, que o controle não pode parar.',
          en: 'Production runs on a fixed number of servers, which the control may not stop.',
          es: 'Producción usa un número fijo de servidores, que el control no puede detener.',
        },
        rulesOut: {
          stop: {
            pt: 'Desativar o faturamento do projeto para as máquinas que rodam nele.',
            en: 'Disabling the project’s billing stops the machines that run in it.',
            es: 'Desactivar la facturación del proyecto detiene las máquinas que corren en él.',
          },
        },
      },
      {
        id: 'weekend',
        text: {
          pt: 'No fim de semana, quando ninguém trabalha, rotinas automáticas criam máquinas demais.',
          en: 'On weekends, when nobody works, automated jobs create too many machines.',
          es: 'El fin de semana, cuando nadie trabaja, rutinas automáticas crean demasiadas máquinas.',
        },
        rulesOut: {
          alert: {
            pt: 'Os avisos por e-mail dependem de alguém que os leia e aja.',
            en: 'Email alerts depend on somebody who reads them and acts.',
            es: 'Los avisos por correo dependen de alguien que los lea y actúe.',
          },
        },
      },
      {
        id: 'in-money',
        text: {
          pt: 'O financeiro define o limite em dinheiro por mês, não em quantidade de recursos.',
          en: 'The finance team sets the limit in money per month, not in a number of resources.',
          es: 'El área de finanzas define el límite en dinero por mes, no en cantidad de recursos.',
        },
        rulesOut: {
          quota: {
            pt: 'A cota limita quantidades de recursos, não valores.',
            en: 'A quota limits amounts of resources, not money.',
            es: 'La cuota limita cantidades de recursos, no montos.',
          },
        },
      },
      {
        id: 'before',
        text: {
          pt: 'Um pedido de máquinas além do combinado deve ser recusado na hora.',
          en: 'A request for machines beyond what was agreed has to be refused immediately.',
          es: 'Un pedido de máquinas por encima de lo acordado debe rechazarse al instante.',
        },
        rulesOut: {
          alert: {
            pt: 'Os avisos chegam horas depois do uso e não recusam nada.',
            en: 'Alerts come hours after the usage and refuse nothing.',
            es: 'Los avisos llegan horas después del uso y no rechazan nada.',
          },
          stop: {
            pt: 'O orçamento e a sua função reagem horas depois do uso e não recusam a criação.',
            en: 'The budget and its function react hours after the usage and do not refuse creation.',
            es: 'El presupuesto y su función reaccionan horas después del uso y no rechazan la creación.',
          },
        },
      },
      {
        id: 'shared-place',
        text: {
          pt: 'Os recursos de todas as equipes já estão em um mesmo projeto, e ninguém quer movê-los.',
          en: 'All the teams’ resources are already in one project, and nobody wants to move them.',
          es: 'Los recursos de todos los equipos ya están en un mismo proyecto, y nadie quiere moverlos.',
        },
        rulesOut: {
          project: {
            pt: 'Separar em projetos obrigaria a mover os recursos.',
            en: 'Splitting into projects would force resources to move.',
            es: 'Separar en proyectos obligaría a mover los recursos.',
          },
        },
      },
      {
        id: 'mix',
        text: {
          pt: 'A direção quer comparar, em SQL, o custo de cada equipe com suas horas trabalhadas.',
          en: 'Management wants to compare, in SQL, each team’s cost with its working hours.',
          es: 'La dirección quiere comparar, en SQL, el costo de cada equipo con sus horas trabajadas.',
        },
        rulesOut: {
          label: {
            pt: 'Sem a exportação, rótulos só aparecem nos relatórios, que não se cruzam em SQL com outra base.',
            en: 'Without the export, labels show only in the reports, which SQL cannot combine with another database.',
            es: 'Sin la exportación, las etiquetas solo aparecen en los informes, que no se cruzan en SQL con otra base.',
          },
          project: {
            pt: 'Os relatórios por projeto não se cruzam em SQL com outra base.',
            en: 'SQL cannot combine reports by project with another database.',
            es: 'Los informes por proyecto no se cruzan en SQL con otra base.',
          },
        },
      },
      {
        id: 'console',
        text: {
          pt: 'Quem confere os números só usa os relatórios prontos do console.',
          en: 'Those who check the figures use only the console’s ready reports.',
          es: 'Quien revisa los números solo usa los informes predefinidos de la consola.',
        },
        rulesOut: {
          export: {
            pt: 'Os dados exportados ao BigQuery pedem consultas.',
            en: 'Data exported to BigQuery has to be queried.',
            es: 'Los datos exportados a BigQuery requieren consultas.',
          },
        },
      },
      {
        id: 'separate-rights',
        text: {
          pt: 'Nenhuma equipe pode ter permissão sobre os recursos das outras.',
          en: 'No team may have permissions over the others’ resources.',
          es: 'Ningún equipo puede tener permisos sobre los recursos de los demás.',
        },
        rulesOut: {
          label: {
            pt: 'Rótulos não separam permissões.',
            en: 'Labels do not separate permissions.',
            es: 'Las etiquetas no separan permisos.',
          },
          export: {
            pt: 'Exportar a fatura não separa permissões.',
            en: 'Exporting the bill does not separate permissions.',
            es: 'Exportar la factura no separa permisos.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'design-and-watch',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'reliability' } },
    scene: {
      pt: 'Pense no serviço como uma padaria, em que os usuários são os fregueses e cada região é uma cidade.',
      en: 'Think of the service as a bakery, where the users are its customers and each cloud region is a city.',
      es: 'Piensa en el servicio como una panadería, en la que los usuarios son los clientes y cada región es una ciudad.',
    },
    situations: [
      {
        id: 'portal',
        text: {
          pt: 'Um tribunal planeja a disponibilidade e o monitoramento do portal em que advogados enviam petições, no Google Cloud.',
          en: 'A court is planning the availability and monitoring of its petition portal on Google Cloud.',
          es: 'Un tribunal planifica la disponibilidad y el monitoreo del portal en que los abogados envían escritos, en Google Cloud.',
        },
      },
      {
        id: 'pay',
        text: {
          pt: 'Uma empresa de pagamentos planeja a disponibilidade e o monitoramento do serviço que autoriza compras, no Compute Engine.',
          en: 'A payments company is planning the availability and monitoring of its purchase-authorization service, on Compute Engine.',
          es: 'Una empresa de pagos planifica la disponibilidad y el monitoreo del servicio que autoriza compras, en Compute Engine.',
        },
      },
      {
        id: 'booking',
        text: {
          pt: 'Uma rede de hotéis planeja a disponibilidade e o monitoramento do sistema de reservas, no Compute Engine.',
          en: 'A hotel chain is planning the availability and monitoring of its booking system, on Compute Engine.',
          es: 'Una cadena de hoteles planifica la disponibilidad y el monitoreo de su sistema de reservas, en Compute Engine.',
        },
      },
      {
        id: 'exam',
        text: {
          pt: 'Um laboratório planeja a disponibilidade e o monitoramento do sistema de resultados, no Compute Engine.',
          en: 'A laboratory is planning the availability and monitoring of its test results system, on Compute Engine.',
          es: 'Un laboratorio planifica la disponibilidad y el monitoreo de su sistema de resultados, en Compute Engine.',
        },
      },
      {
        id: 'toll',
        text: {
          pt: 'Uma concessionária de rodovias planeja a disponibilidade e o monitoramento do sistema de pedágio, no Compute Engine.',
          en: 'A highway operator is planning the availability and monitoring of its toll system, on Compute Engine.',
          es: 'Una concesionaria de autopistas planifica la disponibilidad y el monitoreo de su sistema de peajes, en Compute Engine.',
        },
      },
    ],
    first: [
      {
        id: 'one',
        text: {
          pt: 'Uma zona com snapshots diários',
          en: 'One zone with daily snapshots',
          es: 'Una zona con instantáneas diarias',
        },
        uses: [],
        why: {
          pt: 'Uma só zona exige um único conjunto de máquinas, o mais barato, e os snapshots permitem refazê-las em horas.',
          en: 'A single zone needs just one set of machines, which costs least, and snapshots let it be rebuilt within hours.',
          es: 'Una sola zona exige un único conjunto de máquinas, lo más barato, y las instantáneas permiten rehacerlas en horas.',
        },
        likeness: {
          pt: 'uma só padaria em um único bairro da cidade',
          en: 'the single bakery in just one district of the city',
          es: 'una sola panadería en un único barrio de la ciudad',
        },
        tell: {
          pt: 'Parada aceitável e menor custo: uma zona e snapshots. Uma só cópia do sistema e horas de parada aceitas: uma zona.',
          en: 'Downtime is acceptable and cost lowest: one zone and snapshots. A single copy of the system and hours of downtime accepted: one zone.',
          es: 'Parada aceptable y menor costo: una zona e instantáneas. Una sola copia del sistema y horas de interrupción que se aceptan: una zona.',
        },
        source: page('compute/docs/disks/snapshots'),
        popularity: 4,
        rightWith: ['lowest'],
      },
      {
        id: 'zones',
        text: {
          pt: 'Três zonas da mesma região',
          en: 'Three zones of one region',
          es: 'Tres zonas de la misma región',
        },
        uses: [],
        why: {
          pt: 'Máquinas em três zonas seguem atendendo, por si, quando um data center falha, sem tirar os dados da região.',
          en: 'Machines in three zones go on serving, by themselves, when a data center fails, without taking data out of the region.',
          es: 'Las máquinas en tres zonas siguen atendiendo, por sí solas, cuando falla un centro de datos, sin sacar los datos de la región.',
        },
        likeness: {
          pt: 'três padarias abertas em bairros da mesma cidade',
          en: 'three bakeries open in districts of one city',
          es: 'tres panaderías abiertas en barrios de una misma ciudad',
        },
        tell: {
          pt: 'Falha de uma zona: várias zonas da região. Continuar sem intervenção quando um data center para: várias zonas, em uma ou em duas regiões. Dados que não saem de São Paulo: zonas da mesma região.',
          en: 'Failure of a zone: several zones of the region. To continue without intervention when a data center stops: several zones, in one region or in two. Data that may not leave São Paulo: zones of one region.',
          es: 'Falla de una zona: varias zonas de la región. Seguir sin intervención cuando un centro de datos se detiene: varias zonas, en una o en dos regiones. Datos que no salen de São Paulo: zonas de la misma región.',
        },
        source: page('compute/docs/instance-groups/regional-migs'),
        popularity: 5,
      },
      {
        id: 'regions',
        text: { pt: 'Duas regiões ativas', en: 'Two active regions', es: 'Dos regiones activas' },
        uses: [],
        why: {
          pt: 'Com duas regiões ativas, o balanceador passa os usuários à outra quando uma região ou um data center falha.',
          en: 'With two active regions, the load balancer sends users to the other when a region or a data center fails.',
          es: 'Con dos regiones activas, el balanceador pasa a los usuarios a la otra cuando falla una región o un centro de datos.',
        },
        likeness: {
          pt: 'duas padarias completas abertas em cidades distantes',
          en: 'two complete bakeries open in distant cities',
          es: 'dos panaderías completas abiertas en ciudades lejanas',
        },
        tell: {
          pt: 'Serviço que continua mesmo que uma região inteira pare: duas regiões ativas. Continuar sem intervenção quando um data center para: várias zonas, em uma ou em duas regiões.',
          en: 'A service that goes on even if a whole region stops: two active regions. To continue without intervention when a data center stops: several zones, in one region or in two.',
          es: 'Servicio que sigue aunque se detenga una región entera: dos regiones activas. Seguir sin intervención cuando un centro de datos se detiene: varias zonas, en una o en dos regiones.',
        },
        source: page('architecture/disaster-recovery'),
        popularity: 4,
      },
    ],
    second: [
      {
        id: 'slo',
        text: {
          pt: 'alerta de orçamento de erros',
          en: 'an error budget alert',
          es: 'alerta de presupuesto de errores',
        },
        uses: [],
        why: {
          pt: 'O alerta sobre o orçamento de erros de um SLO conta só as falhas que os usuários sentem e toca quando se esgota a margem para riscos, como novos lançamentos.',
          en: 'An alert on an SLO’s error budget counts only the failures that users feel and fires when the margin for risks, such as releases, runs out.',
          es: 'La alerta sobre el presupuesto de errores de un SLO cuenta solo las fallas que sienten los usuarios y suena cuando se agota el margen para riesgos, como los lanzamientos.',
        },
        likeness: {
          pt: 'o sino que toca no limite de queixas combinado antes',
          en: 'the bell that rings at a complaint limit agreed beforehand',
          es: 'la campana que suena al límite de quejas acordado antes',
        },
        tell: {
          pt: 'Decidir entre lançar e estabilizar: o orçamento de erros. Quando suspender lançamentos: o orçamento de erros. Equipe acordada só quando os usuários são afetados: um alerta sobre o SLO.',
          en: 'Deciding between releasing and stabilizing: the error budget. When to suspend releases: the error budget. A team woken only when users are affected: an alert on the SLO.',
          es: 'Decidir entre lanzar y estabilizar: el presupuesto de errores. Cuándo suspender lanzamientos: el presupuesto de errores. Equipo que se despierta solo cuando los usuarios se ven afectados: una alerta sobre el SLO.',
        },
        source: page('stackdriver/docs/solutions/slo-monitoring'),
        popularity: 4,
      },
      {
        id: 'cpu',
        text: { pt: 'alerta de CPU por máquina', en: 'a CPU alert per machine', es: 'alerta de CPU por máquina' },
        uses: [],
        why: {
          pt: 'O alerta de CPU mostra qual máquina está sobrecarregada e fica pronto em minutos.',
          en: 'A CPU alert shows which machine is overloaded and is ready in minutes.',
          es: 'La alerta de CPU muestra qué máquina está sobrecargada y queda lista en minutos.',
        },
        likeness: {
          pt: 'o termômetro do forno que apita mesmo sem nenhuma queixa',
          en: 'the oven thermometer that beeps even without any complaints',
          es: 'el termómetro del horno que pita aun sin ninguna queja',
        },
        tell: {
          pt: 'Saber qual máquina está sobrecarregada: a métrica de CPU.',
          en: 'Knowing which machine is overloaded: the CPU metric.',
          es: 'Saber qué máquina está sobrecargada: la métrica de CPU.',
        },
        source: page('monitoring/alerts'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'probe',
        text: {
          pt: 'verificação de tempo de atividade',
          en: 'an external uptime check',
          es: 'verificación de tiempo de actividad',
        },
        uses: [],
        why: {
          pt: 'A verificação de tempo de atividade, pronta em minutos, chama o endereço de vários lugares do mundo, como um usuário, e avisa quando ele não responde.',
          en: 'An uptime check, ready in minutes, calls the address from several places in the world, as a user would, and alerts when it does not answer.',
          es: 'La verificación de tiempo de actividad, lista en minutos, llama a la dirección desde varios lugares del mundo, como un usuario, y avisa cuando no responde.',
        },
        likeness: {
          pt: 'o freguês contratado que só avisa da porta fechada',
          en: 'the hired customer who only reports finding the door shut',
          es: 'el cliente contratado que solo avisa de la puerta cerrada',
        },
        tell: {
          pt: 'Ver se o endereço responde a quem está fora: uma verificação de tempo de atividade (uptime check). Aviso só quando os usuários são afetados: uma verificação de fora, e não um alerta de CPU. Aviso pronto hoje, sem metas de serviço: uma verificação de tempo de atividade (uptime check). Quedas que só se veem de fora: uma verificação de tempo de atividade (uptime check).',
          en: 'Seeing whether the address answers those outside: an uptime check. To be woken only when users are affected: a check from outside rather than a CPU alert. Alerting from today, without service targets: an uptime check. Outages seen only from outside: an uptime check.',
          es: 'Ver si la dirección responde a quien está fuera: una verificación de tiempo de actividad (uptime check). Aviso solo cuando los usuarios se ven afectados: una verificación desde fuera, y no una alerta de CPU. Aviso listo hoy, sin metas de servicio: una verificación de tiempo de actividad (uptime check). Caídas que solo se ven desde fuera: una verificación de tiempo de actividad (uptime check).',
        },
        source: page('monitoring/uptime-checks'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'dc-loss',
        text: {
          pt: 'A organização quer continuar sem intervenção quando um data center para.',
          en: 'The organization wants to continue without intervention when a data center stops.',
          es: 'La organización quiere seguir sin intervención cuando un centro de datos se detiene.',
        },
        rulesOut: {
          one: {
            pt: 'Com uma só zona, o serviço para até alguém refazer as máquinas.',
            en: 'With a single zone, the service stops until somebody rebuilds the machines.',
            es: 'Con una sola zona, el servicio se detiene hasta que alguien rehaga las máquinas.',
          },
        },
      },
      {
        id: 'in-city',
        text: {
          pt: 'O contrato não permite que os dados saiam de São Paulo.',
          en: 'The contract does not allow the data to leave São Paulo.',
          es: 'El contrato no permite que los datos salgan de São Paulo.',
        },
        rulesOut: {
          regions: {
            pt: 'Duas regiões ativas copiam os dados de uma para a outra.',
            en: 'Two active regions copy data from one to the other.',
            es: 'Dos regiones activas copian los datos de una a otra.',
          },
        },
        unclear: ['one'],
      },
      {
        id: 'lowest',
        text: {
          pt: 'Há dinheiro para uma só cópia do sistema, e algumas horas de parada são aceitas.',
          en: 'There is money for a single copy of the system, and some hours of downtime are accepted.',
          es: 'Hay dinero para una sola copia del sistema, y se aceptan algunas horas de interrupción.',
        },
        notWith: ['freeze', 'dc-loss'],
        rulesOut: {
          zones: {
            pt: 'Para seguir sem uma das três zonas, é preciso mais do que uma cópia do sistema.',
            en: 'To go on without one of three zones takes more than a single copy of the system.',
            es: 'Para seguir sin una de las tres zonas hace falta más que una copia del sistema.',
          },
          regions: {
            pt: 'Duas regiões ativas são duas cópias do sistema.',
            en: 'Two active regions are two copies of the system.',
            es: 'Dos regiones activas son dos copias del sistema.',
          },
        },
      },
      {
        id: 'users-feel',
        text: {
          pt: 'A equipe só quer ser acordada quando os usuários são afetados.',
          en: 'The team wants to be woken only when users are affected.',
          es: 'El equipo solo quiere que lo despierten cuando los usuarios se ven afectados.',
        },
        rulesOut: {
          cpu: {
            pt: 'CPU alta em uma máquina pode não afetar usuário nenhum.',
            en: 'High CPU on one machine may not affect any user.',
            es: 'Una CPU alta en una máquina puede no afectar a ningún usuario.',
          },
        },
      },
      {
        id: 'freeze',
        text: {
          pt: 'O monitoramento também precisa indicar quando suspender lançamentos.',
          en: 'The monitoring also has to tell when to suspend releases.',
          es: 'El monitoreo también tiene que indicar cuándo suspender lanzamientos.',
        },
        rulesOut: {
          cpu: {
            pt: 'O uso de CPU não diz quanto risco ainda cabe até o objetivo.',
            en: 'CPU use does not say how much risk is left before the objective.',
            es: 'El uso de CPU no dice cuánto riesgo queda hasta el objetivo.',
          },
          probe: {
            pt: 'A verificação externa diz se o endereço responde agora, não quanto risco ainda cabe.',
            en: 'An external check says whether the address responds now, not how much risk is left.',
            es: 'La verificación externa dice si la dirección responde ahora, no cuánto riesgo queda.',
          },
        },
      },
      {
        id: 'outside',
        text: {
          pt: 'Quedas que só se veem de fora, como a do domínio, também precisam de aviso.',
          en: 'Outages seen only from outside, such as a domain failure, have to be noticed too.',
          es: 'Las caídas que solo se ven desde fuera, como la del dominio, también necesitan un aviso.',
        },
        rulesOut: {
          cpu: {
            pt: 'A CPU das máquinas fica normal quando os usuários não chegam até elas.',
            en: 'The machines’ CPU looks normal when users cannot reach them.',
            es: 'La CPU de las máquinas queda normal cuando los usuarios no llegan a ellas.',
          },
        },
        unclear: ['slo'],
      },
      {
        id: 'quick',
        text: {
          pt: 'O aviso de problemas precisa estar pronto hoje, e metas de serviço só serão definidas no ano que vem.',
          en: 'Alerting has to work from today, and service targets will not be set until next year.',
          es: 'El aviso de problemas tiene que estar listo hoy, y las metas de servicio se definirán el año que viene.',
        },
        rulesOut: {
          slo: {
            pt: 'O orçamento de erros só existe depois de definida uma meta (SLO).',
            en: 'An error budget exists only once a target (SLO) is set.',
            es: 'El presupuesto de errores solo existe una vez definida una meta (SLO).',
          },
        },
      },
      {
        id: 'region-loss',
        text: {
          pt: 'O serviço precisa continuar no ar mesmo que uma região inteira pare.',
          en: 'The service has to stay online even if a whole region stops.',
          es: 'El servicio tiene que seguir en línea aunque se detenga una región entera.',
        },
        notWith: ['in-city', 'lowest', 'dc-loss'],
        rulesOut: {
          one: {
            pt: 'Uma só zona para junto com a região em que está.',
            en: 'A single zone stops along with the region it is in.',
            es: 'Una sola zona se detiene junto con la región en que está.',
          },
          zones: {
            pt: 'As três zonas estão na mesma região e param com ela.',
            en: 'The three zones are in the same region and stop with it.',
            es: 'Las tres zonas están en la misma región y se detienen con ella.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
  pairsOf({
    id: 'plan-and-builder',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'support' } },
    scene: {
      pt: 'Pense no sistema como um carro, em que o suporte é a oficina e a equipe do projeto é quem o monta.',
      en: 'Think of the system as a car, where support is the repair shop and the project team is whoever builds it.',
      es: 'Piensa en el sistema como un auto, en el que el soporte es el taller y el equipo del proyecto es quien lo arma.',
    },
    situations: [
      {
        id: 'shoes',
        text: {
          pt: 'Uma fábrica de calçados vai levar seu primeiro sistema ao Google Cloud e precisa de um plano de suporte e de uma equipe de projeto.',
          en: 'A shoe factory is moving its first system to Google Cloud and needs a support plan and a project team.',
          es: 'Una fábrica de calzado va a llevar su primer sistema a Google Cloud y necesita un plan de soporte y un equipo de proyecto.',
        },
      },
      {
        id: 'ferry',
        text: {
          pt: 'Uma empresa de balsas vai refazer no Google Cloud sua venda de passagens e precisa de suporte e de quem a construa.',
          en: 'A ferry company is rebuilding its ticket sales on Google Cloud and needs support and someone to build it.',
          es: 'Una empresa de transbordadores va a rehacer en Google Cloud su venta de pasajes y necesita soporte y alguien que la construya.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Uma rede de escolas técnicas vai criar no Google Cloud seu ambiente de aulas e precisa de suporte e de quem o construa.',
          en: 'A network of technical schools is creating its teaching environment on Google Cloud and needs support and someone to build it.',
          es: 'Una red de escuelas técnicas va a crear en Google Cloud su entorno de clases y necesita soporte y alguien que lo construya.',
        },
      },
      {
        id: 'farm',
        text: {
          pt: 'Uma cooperativa de leite vai criar no Google Cloud seu primeiro sistema e precisa de suporte e de quem o construa.',
          en: 'A milk cooperative is creating its first system on Google Cloud and needs support and someone to build it.',
          es: 'Una cooperativa lechera va a crear en Google Cloud su primer sistema y necesita soporte y alguien que lo construya.',
        },
      },
      {
        id: 'clinic',
        text: {
          pt: 'Uma rede de laboratórios vai levar os pedidos de dentistas ao Google Cloud e precisa de suporte e de quem os migre.',
          en: 'A laboratory network is moving its dentists’ orders to Google Cloud and needs support and someone to migrate them.',
          es: 'Una red de laboratorios va a llevar los pedidos de dentistas a Google Cloud y necesita soporte y alguien que los migre.',
        },
      },
    ],
    first: [
      {
        id: 'standard',
        text: { pt: 'Plano Standard', en: 'Standard plan', es: 'Plan Standard' },
        uses: ['Standard'],
        why: {
          pt: 'O suporte Standard abre casos técnicos sem limite, em horário comercial, por poucas dezenas de dólares por mês.',
          en: 'Standard support opens unlimited technical cases in business hours for a few tens of dollars a month.',
          es: 'El soporte Standard abre casos técnicos sin límite, en horario laboral, por unas decenas de dólares al mes.',
        },
        likeness: {
          pt: 'a oficina do fabricante que fecha à noite',
          en: 'the maker’s repair shop that closes at night',
          es: 'el taller del fabricante que cierra de noche',
        },
        tell: {
          pt: 'Casos técnicos e nada crítico: o suporte Standard. Orçamento de suporte sem milhares de dólares por mês: o plano Standard ou o Enhanced, e não o Premium.',
          en: 'Technical cases and nothing critical: Standard Support. A support budget without thousands of dollars a month: the Standard or the Enhanced plan rather than Premium.',
          es: 'Casos técnicos y nada crítico: el soporte Standard. Presupuesto de soporte sin miles de dólares por mes: el plan Standard o el Enhanced, y no el Premium.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'enhanced',
        text: { pt: 'Plano Enhanced', en: 'Enhanced plan', es: 'Plan Enhanced' },
        uses: ['Enhanced'],
        why: {
          pt: 'O suporte Enhanced responde em uma hora, a qualquer hora do dia, a casos de impacto crítico, por um preço mínimo bem abaixo do Premium.',
          en: 'Enhanced support answers critical-impact cases within an hour, around the clock, at a minimum price far below that of Premium.',
          es: 'El soporte Enhanced responde en una hora, a cualquier hora del día, a casos de impacto crítico, a un precio mínimo muy por debajo del Premium.',
        },
        likeness: {
          pt: 'a oficina que chega em uma hora até de madrugada',
          en: 'the repair shop that comes within an hour even overnight',
          es: 'el taller que llega en una hora incluso de noche',
        },
        tell: {
          pt: 'Produção a qualquer hora, resposta em uma hora: o suporte Enhanced. Resposta em uma hora, também de madrugada: o suporte Enhanced. Orçamento de suporte sem milhares de dólares por mês: o plano Standard ou o Enhanced, e não o Premium.',
          en: 'Production around the clock, an answer within an hour: Enhanced Support. An answer within an hour, at night too: Enhanced Support. A support budget without thousands of dollars a month: the Standard or the Enhanced plan rather than Premium.',
          es: 'Producción a toda hora, respuesta en una hora: el soporte Enhanced. Respuesta en una hora, también de madrugada: el soporte Enhanced. Presupuesto de soporte sin miles de dólares por mes: el plan Standard o el Enhanced, y no el Premium.',
        },
        source: page('support'),
        popularity: 4,
      },
      {
        id: 'premium',
        text: { pt: 'Plano Premium', en: 'Premium plan', es: 'Plan Premium' },
        uses: ['Premium'],
        why: {
          pt: 'O suporte Premium responde em 15 minutos a casos críticos e traz um gerente técnico de conta (TAM).',
          en: 'Premium support answers critical cases within 15 minutes and brings a technical account manager (TAM).',
          es: 'El soporte Premium responde en 15 minutos a casos críticos y trae un gerente técnico de cuenta (TAM).',
        },
        likeness: {
          pt: 'a oficina caríssima que chega em quinze minutos',
          en: 'the very costly repair shop that comes in fifteen minutes',
          es: 'el taller carísimo que llega en quince minutos',
        },
        tell: {
          pt: 'Missão crítica, 15 minutos e TAM: o suporte Premium. Casos críticos em quinze minutos: o suporte Premium.',
          en: 'Mission critical, 15 minutes and a TAM: Premium Support. Critical cases within fifteen minutes: Premium Support.',
          es: 'Misión crítica, 15 minutos y TAM: el soporte Premium. Casos críticos en quince minutos: el soporte Premium.',
        },
        source: page('support'),
        popularity: 4,
        rightWith: ['quarter'],
      },
    ],
    second: [
      {
        id: 'own',
        text: { pt: 'equipe própria treinada', en: 'in-house staff in training', es: 'equipo propio capacitado' },
        uses: ['Skills'],
        why: {
          pt: 'A equipe própria, formada com os cursos do Google Skills, aprende fazendo e guarda o conhecimento.',
          en: 'The company’s own staff, trained with Google Skills courses, learns by doing and keeps the knowledge.',
          es: 'El equipo propio, formado con los cursos de Google Skills, aprende haciendo y conserva el conocimiento.',
        },
        likeness: {
          pt: 'os empregados da casa que aprendem montando o carro',
          en: 'the firm’s own employees who learn by building the car',
          es: 'los empleados de la casa que aprenden armando el auto',
        },
        tell: {
          pt: 'O conhecimento deve ficar em casa: a formação da equipe. Funcionários que aprendem fazendo eles mesmos o trabalho: a formação da equipe.',
          en: 'Knowledge has to stay in house: training the staff. Employees who learn by doing the work themselves: training the staff.',
          es: 'El conocimiento debe quedar en casa: la formación del equipo. Empleados que aprenden haciendo ellos mismos el trabajo: la formación del equipo.',
        },
        source: site('https://www.skills.google/'),
        popularity: 4,
      },
      {
        id: 'partner',
        text: { pt: 'parceiro certificado', en: 'a certified partner', es: 'socio certificado' },
        uses: [],
        why: {
          pt: 'Um parceiro certificado constrói o sistema com pessoal próprio e pode operá-lo por anos.',
          en: 'A certified partner builds the system with people of its own and can operate it for years.',
          es: 'Un socio certificado construye el sistema con personal propio y puede operarlo por años.',
        },
        likeness: {
          pt: 'o mecânico externo que dirige o carro montado por ele',
          en: 'the outside mechanic who drives the car he built',
          es: 'el mecánico externo que conduce el auto armado por él',
        },
        tell: {
          pt: 'Alguém que construa e opere: um parceiro. Organização sem equipe de tecnologia: um parceiro. Alguém de fora que opere o sistema por anos: um parceiro.',
          en: 'Somebody to build and operate: a partner. An organization with no technology staff: a partner. Somebody from outside to operate the system for years: a partner.',
          es: 'Alguien que construya y opere: un socio. Organización sin personal de tecnología: un socio. Alguien de fuera que opere el sistema por años: un socio.',
        },
        source: page('partners'),
        popularity: 4,
      },
      {
        id: 'google',
        text: { pt: 'consultores do Google', en: 'Google’s consultants', es: 'consultores de Google' },
        uses: [],
        why: {
          pt: 'Os consultores do Google, que é o próprio provedor, desenham a arquitetura e orientam o projeto.',
          en: 'Google’s consultants, who work for the provider itself, design the architecture and guide the project.',
          es: 'Los consultores de Google, que es el propio proveedor, diseñan la arquitectura y orientan el proyecto.',
        },
        likeness: {
          pt: 'os engenheiros do fabricante que só desenham o carro',
          en: 'the maker’s engineers who only design the car',
          es: 'los ingenieros del fabricante que solo diseñan el auto',
        },
        tell: {
          pt: 'Especialistas do próprio provedor de nuvem que desenham a arquitetura: consultoria do Google.',
          en: 'Specialists from the cloud provider itself to design the architecture: Google’s consulting.',
          es: 'Especialistas del propio proveedor de nube que diseñan la arquitectura: consultoría de Google.',
        },
        source: page('consulting'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'night',
        text: {
          pt: 'Uma parada total de madrugada precisa de resposta em uma hora.',
          en: 'A total outage at night needs an answer within an hour.',
          es: 'Una caída total de madrugada necesita respuesta en una hora.',
        },
        rulesOut: {
          standard: {
            pt: 'O suporte Standard só responde em horário comercial.',
            en: 'Standard support answers only in business hours.',
            es: 'El soporte Standard solo responde en horario laboral.',
          },
        },
      },
      {
        id: 'quarter',
        text: {
          pt: 'Casos críticos precisam de resposta em quinze minutos.',
          en: 'Critical cases need an answer within fifteen minutes.',
          es: 'Los casos críticos necesitan respuesta en quince minutos.',
        },
        rulesOut: {
          standard: {
            pt: 'O suporte Standard não atende casos críticos nesse prazo.',
            en: 'Standard support does not handle critical cases in that time.',
            es: 'El soporte Standard no atiende casos críticos en ese plazo.',
          },
          enhanced: {
            pt: 'O suporte Enhanced responde em uma hora a casos críticos.',
            en: 'Enhanced support answers critical cases within an hour.',
            es: 'El soporte Enhanced responde en una hora a casos críticos.',
          },
        },
      },
      {
        id: 'no-top',
        text: {
          pt: 'O orçamento não cobre milhares de dólares por mês de suporte.',
          en: 'The budget does not cover thousands of dollars a month for support.',
          es: 'El presupuesto no cubre miles de dólares por mes de soporte.',
        },
        rulesOut: {
          premium: {
            pt: 'O suporte Premium custa milhares de dólares por mês.',
            en: 'Premium support costs thousands of dollars a month.',
            es: 'El soporte Premium cuesta miles de dólares al mes.',
          },
        },
      },
      {
        id: 'nobody',
        unclear: ['google'],
        text: {
          pt: 'A organização não tem equipe própria de tecnologia e não vai formar uma.',
          en: 'The organization has no technology staff of its own and will not build one up.',
          es: 'La organización no tiene personal propio de tecnología y no va a formarlo.',
        },
        rulesOut: {
          own: {
            pt: 'Não há equipe própria a treinar.',
            en: 'There is no in-house staff to train.',
            es: 'No hay equipo propio que capacitar.',
          },
        },
      },
      {
        id: 'stays',
        text: {
          pt: 'A diretoria quer que os funcionários aprendam fazendo eles mesmos o trabalho.',
          en: 'Management wants its employees to learn by doing the work themselves.',
          es: 'La dirección quiere que los empleados aprendan haciendo ellos mismos el trabajo.',
        },
        rulesOut: {
          partner: {
            pt: 'Com um parceiro, quem faz é gente de fora.',
            en: 'With a partner, outsiders do the work.',
            es: 'Con un socio, lo hace gente de fuera.',
          },
          google: {
            pt: 'Com consultores, quem desenha e orienta é gente de fora.',
            en: 'With consultants, outsiders design and lead.',
            es: 'Con consultores, quien diseña y guía es gente de fuera.',
          },
        },
      },
      {
        id: 'run-on',
        text: {
          pt: 'A organização quer que alguém de fora opere o sistema por anos.',
          en: 'The organization wants somebody from outside to operate the system for years.',
          es: 'La organización quiere que alguien de fuera opere el sistema por años.',
        },
        rulesOut: {
          own: {
            pt: 'A equipe própria não é de fora.',
            en: 'The company’s own staff is not from outside.',
            es: 'El equipo propio no es de fuera.',
          },
          google: {
            pt: 'Os consultores do Google orientam projetos e não operam o sistema por anos.',
            en: 'Google’s consultants guide projects and do not operate the system for years.',
            es: 'Los consultores de Google guían proyectos y no operan el sistema por años.',
          },
        },
      },
      {
        id: 'makers',
        text: {
          pt: 'A diretoria quer que especialistas do próprio provedor de nuvem desenhem a arquitetura.',
          en: 'Management wants specialists from the cloud provider itself to design the architecture.',
          es: 'La dirección quiere que especialistas del propio proveedor de nube diseñen la arquitectura.',
        },
        notWith: ['nobody', 'stays', 'run-on'],
        rulesOut: {
          own: {
            pt: 'A equipe própria não é do provedor de nuvem.',
            en: 'The company’s own staff do not work for the cloud provider.',
            es: 'El equipo propio no es del proveedor de nube.',
          },
          partner: {
            pt: 'Um parceiro, mesmo certificado, é outra empresa, e não o provedor de nuvem.',
            en: 'A partner, even if certified, is another company, not the cloud provider.',
            es: 'Un socio, aunque certificado, es otra empresa, y no el proveedor de nube.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que combinação atende a todos esses requisitos?',
      en: 'Which combination meets all of these requirements?',
      es: '¿Qué combinación cumple todos estos requisitos?',
    },
  }),
];
