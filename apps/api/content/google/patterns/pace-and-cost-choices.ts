import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { page, site } from '../source.ts';

export const paceAndCostChoices: readonly Pattern[] = [
  {
    id: 'lower-bill',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'cost-management' } },
    scene: {
      pt: 'Pense nas máquinas virtuais como vans alugadas, e no trabalho delas como a carga que levam.',
      en: 'Think of the virtual machines as rented vans, and of their work as the load they carry.',
      es: 'Piensa en las máquinas virtuales como camiones alquilados, y en su trabajo como la carga que llevan.',
    },
    situations: [
      {
        id: 'lab',
        text: {
          pt: 'Um instituto de pesquisa quer gastar menos com as suas máquinas virtuais no Google Cloud.',
          en: 'A research institute wants to spend less on its virtual machines in Google Cloud.',
          es: 'Un instituto de investigación quiere gastar menos en sus máquinas virtuales de Google Cloud.',
        },
      },
      {
        id: 'publisher',
        text: {
          pt: 'Uma editora quer baixar a fatura das máquinas virtuais que mantém no Google Cloud.',
          en: 'A publisher wants to bring down the bill for the virtual machines it keeps on Google Cloud.',
          es: 'Una editorial quiere bajar la factura de las máquinas virtuales que mantiene en Google Cloud.',
        },
      },
      {
        id: 'school',
        text: {
          pt: 'Um grupo de escolas quer reduzir o que paga por máquinas virtuais no Google Cloud.',
          en: 'A group of schools wants to reduce what it pays for virtual machines on Google Cloud.',
          es: 'Un grupo de escuelas quiere reducir lo que paga por máquinas virtuales en Google Cloud.',
        },
      },
    ],
    candidates: [
      {
        id: 'rightsize',
        rightWith: ['ten-percent'],
        text: {
          pt: 'Ajustar o tamanho das máquinas ao uso',
          en: 'Fit the machines’ size to their use',
          es: 'Ajustar el tamaño de las máquinas al uso',
        },
        uses: [],
        why: {
          pt: 'Ao ajustar o tamanho (rightsizing), a empresa mantém as máquinas ligadas e, sem assinar prazo, deixa de pagar por processador e memória que sobram.',
          en: 'With rightsizing, the company keeps the machines on, at a smaller size, and, with no term to sign, stops paying for processors and memory it does not use.',
          es: 'Al ajustar el tamaño (rightsizing), la empresa mantiene encendidas las máquinas y, sin firmar un plazo, deja de pagar procesador y memoria que sobran.',
        },
        likeness: {
          pt: 'a troca das vans meio vazias por menores, que exige uma breve parada de cada uma',
          en: 'the swap of half-empty vans for smaller ones, which calls for a short stop of each',
          es: 'el cambio de los camiones medio vacíos por otros menores, que exige una breve parada de cada uno',
        },
        tell: {
          pt: 'Máquinas pouco usadas, mas necessárias: rightsizing. Máquina em uso que ocupa 10% do processador: rightsizing. Trabalho que não pode parar no meio por decisão do provedor: economia em máquinas comuns, como menos horas ou um compromisso, e não máquinas Spot. Dados que ficam na região em que estão: economia na mesma região, em número, tamanho, horas ou compromisso, e não uma região mais barata. Sistemas que atendem o público dia e noite: o tamanho certo, um compromisso ou a exclusão das ociosas, e não um desligamento à noite. Projeto que pode acabar no próximo semestre: economia sem prazo, como excluir máquinas ociosas, e não um compromisso de um ano.',
          en: 'Machines little used, but needed: rightsizing. A machine in use that takes up 10% of its processor: rightsizing. No work stopped halfway by the provider: savings on regular machines, such as fewer hours or a commitment, rather than Spot ones. Data that stays in the region where it is: savings in the same region, in number, size, hours or commitment, rather than a cheaper one. Systems that serve the public day and night: the right size, a commitment or deleting idle machines rather than a nightly stop. A project that may end within six months: savings without a term, such as deleting idle machines, rather than a one-year commitment.',
          es: 'Máquinas poco usadas, pero necesarias: rightsizing. Máquina en uso que ocupa el 10% del procesador: rightsizing. Trabajo que no puede detenerse a la mitad por decisión del proveedor: ahorro en máquinas comunes, como menos horas o un compromiso, y no máquinas Spot. Datos que quedan en la región en que están: ahorro en la misma región, en número, tamaño, horas o compromiso, y no una región más barata. Sistemas que atienden al público día y noche: el tamaño justo, un compromiso o la eliminación de las inactivas, y no un apagado nocturno. Proyecto que puede terminar el próximo semestre: ahorro sin plazo, como eliminar máquinas inactivas, y no un compromiso de un año.',
        },
        source: page('compute/docs/instances/apply-machine-type-recommendations-for-instances'),
        popularity: 4,
      },
      {
        id: 'schedule',
        rightWith: ['office'],
        text: {
          pt: 'Desligar as máquinas fora do expediente',
          en: 'Turn machines off outside working hours',
          es: 'Apagar las máquinas fuera del horario laboral',
        },
        uses: [],
        why: {
          pt: 'Desligar as máquinas à noite e no fim de semana, em horas que a empresa define, corta em mais da metade as horas pagas, sem prazo a assinar e com o mesmo tamanho e região.',
          en: 'Turning machines off at night and on weekends, at hours that the company sets, cuts the hours paid by more than half, with no term to sign and with the same size and region.',
          es: 'Apagar las máquinas de noche y el fin de semana, en horas que la empresa define, reduce a menos de la mitad las horas pagadas, sin plazo que firmar y con el mismo tamaño y región.',
        },
        likeness: {
          pt: 'as vans alugadas só no expediente e devolvidas toda noite, quando ninguém pode usá-las',
          en: 'the vans rented for working hours alone and handed back each night, when nobody can use them',
          es: 'los camiones alquilados solo en horario laboral y devueltos cada noche, cuando nadie puede usarlos',
        },
        tell: {
          pt: 'Uso só no expediente: um desligamento programado. Máquinas só em dias úteis, das 8h às 18h: um desligamento programado. Trabalho que não pode parar no meio por decisão do provedor: economia em máquinas comuns, como menos horas ou um compromisso, e não máquinas Spot. Dados que ficam na região em que estão: economia na mesma região, em número, tamanho, horas ou compromisso, e não uma região mais barata. Máquinas que trabalham perto do limite: menos horas ou um preço menor, por compromisso, e não um tamanho menor. Projeto que pode acabar no próximo semestre: economia sem prazo, como excluir máquinas ociosas, e não um compromisso de um ano.',
          en: 'Use in working hours alone: a scheduled stop. Machines on weekdays alone, from 8 a.m. to 6 p.m.: a scheduled stop. No work stopped halfway by the provider: savings on regular machines, such as fewer hours or a commitment, rather than Spot ones. Data that stays in the region where it is: savings in the same region, in number, size, hours or commitment, rather than a cheaper one. Machines that work close to their limit: fewer hours, or a lower price by commitment, rather than a smaller size. A project that may end within six months: savings without a term, such as deleting idle machines, rather than a one-year commitment.',
          es: 'Uso solo en horario laboral: un apagado programado. Máquinas solo en días hábiles, de 8 a 18 h: un apagado programado. Trabajo que no puede detenerse a la mitad por decisión del proveedor: ahorro en máquinas comunes, como menos horas o un compromiso, y no máquinas Spot. Datos que quedan en la región en que están: ahorro en la misma región, en número, tamaño, horas o compromiso, y no una región más barata. Máquinas que trabajan cerca del límite: menos horas o un precio menor, por compromiso, y no un tamaño menor. Proyecto que puede terminar el próximo semestre: ahorro sin plazo, como eliminar máquinas inactivas, y no un compromiso de un año.',
        },
        source: page('compute/docs/instances/schedule-instance-start-stop'),
        popularity: 4,
      },
      {
        id: 'commit',
        text: {
          pt: 'Contratar as máquinas por um ano (CUD)',
          en: 'Commit to the machines for one year (CUD)',
          es: 'Comprometer las máquinas por un año (CUD)',
        },
        uses: [],
        why: {
          pt: 'Com o desconto por compromisso de uso (CUD), de um ano ou mais, um uso estável custa bem menos, e as máquinas seguem ligadas, do mesmo tamanho e na mesma região, sem que o Google as retome.',
          en: 'With a committed use discount (CUD), for a year or more, steady usage costs far less, and machines stay on, at the same size and in the same region, and Google does not reclaim them.',
          es: 'Con el descuento por uso comprometido (CUD), de un año o más, un uso estable cuesta bastante menos, y las máquinas siguen encendidas, del mismo tamaño y en la misma región, sin que Google las retome.',
        },
        likeness: {
          pt: 'o contrato de um ano pelas mesmas vans, mais barato, pago mesmo com elas paradas ou quase vazias',
          en: 'the one-year contract for the same vans, cheaper, but paid even while they stand parked or nearly empty',
          es: 'el contrato de un año por los mismos camiones, más barato, que se paga aunque estén parados o casi vacíos',
        },
        tell: {
          pt: 'Uso estável e longo: um desconto por compromisso (CUD). Máquinas necessárias por mais 18 meses: um compromisso de uso (CUD). Trabalho que não pode parar no meio por decisão do provedor: economia em máquinas comuns, como menos horas ou um compromisso, e não máquinas Spot. Dados que ficam na região em que estão: economia na mesma região, em número, tamanho, horas ou compromisso, e não uma região mais barata. Sistemas que atendem o público dia e noite: o tamanho certo, um compromisso ou a exclusão das ociosas, e não um desligamento à noite. Máquinas que trabalham perto do limite: menos horas ou um preço menor, por compromisso, e não um tamanho menor.',
          en: 'Steady, long usage: a committed use discount (CUD). Machines needed for 18 more months: a committed use discount (CUD). No work stopped halfway by the provider: savings on regular machines, such as fewer hours or a commitment, rather than Spot ones. Data that stays in the region where it is: savings in the same region, in number, size, hours or commitment, rather than a cheaper one. Systems that serve the public day and night: the right size, a commitment or deleting idle machines rather than a nightly stop. Machines that work close to their limit: fewer hours, or a lower price by commitment, rather than a smaller size.',
          es: 'Uso estable y largo: un descuento por compromiso (CUD). Máquinas que harán falta 18 meses más: un descuento por compromiso (CUD). Trabajo que no puede detenerse a la mitad por decisión del proveedor: ahorro en máquinas comunes, como menos horas o un compromiso, y no máquinas Spot. Datos que quedan en la región en que están: ahorro en la misma región, en número, tamaño, horas o compromiso, y no una región más barata. Sistemas que atienden al público día y noche: el tamaño justo, un compromiso o la eliminación de las inactivas, y no un apagado nocturno. Máquinas que trabajan cerca del límite: menos horas o un precio menor, por compromiso, y no un tamaño menor.',
        },
        source: page('docs/cuds'),
        popularity: 5,
        rightWith: ['busy'],
      },
      {
        id: 'idle',
        rightWith: ['no-restart'],
        text: {
          pt: 'Apagar as máquinas que ninguém usa',
          en: 'Delete the machines that nobody uses',
          es: 'Eliminar las máquinas que nadie usa',
        },
        uses: [],
        why: {
          pt: 'O Recommender aponta máquinas ociosas, e apagá-las encerra esse gasto na hora, sem prazo a assinar e sem tocar nas que estão em uso.',
          en: 'Recommender points out idle machines, and deleting them ends that spending at once, with no term to sign and without touching those in use.',
          es: 'Recommender señala las máquinas inactivas, y eliminarlas termina ese gasto al instante, sin plazo que firmar y sin tocar las que están en uso.',
        },
        likeness: {
          pt: 'a devolução das vans esquecidas na garagem, que não muda em nada as que estão rodando',
          en: 'the return of vans forgotten in the garage, which changes nothing for those on the road',
          es: 'la devolución de los camiones olvidados en el garaje, que no cambia nada en los que circulan',
        },
        tell: {
          pt: 'Máquinas esquecidas: a exclusão das ociosas. Máquinas que sobraram de projetos antigos: a exclusão das ociosas. Trabalho que não pode parar no meio por decisão do provedor: economia em máquinas comuns, como menos horas ou um compromisso, e não máquinas Spot. Dados que ficam na região em que estão: economia na mesma região, em número, tamanho, horas ou compromisso, e não uma região mais barata. Sistemas que atendem o público dia e noite: o tamanho certo, um compromisso ou a exclusão das ociosas, e não um desligamento à noite. Projeto que pode acabar no próximo semestre: economia sem prazo, como excluir máquinas ociosas, e não um compromisso de um ano.',
          en: 'Forgotten machines: deleting the idle ones. Machines left over from past projects: deleting the idle ones. No work stopped halfway by the provider: savings on regular machines, such as fewer hours or a commitment, rather than Spot ones. Data that stays in the region where it is: savings in the same region, in number, size, hours or commitment, rather than a cheaper one. Systems that serve the public day and night: the right size, a commitment or deleting idle machines rather than a nightly stop. A project that may end within six months: savings without a term, such as deleting idle machines, rather than a one-year commitment.',
          es: 'Máquinas olvidadas: la eliminación de las inactivas. Máquinas que quedaron de proyectos antiguos: la eliminación de las inactivas. Trabajo que no puede detenerse a la mitad por decisión del proveedor: ahorro en máquinas comunes, como menos horas o un compromiso, y no máquinas Spot. Datos que quedan en la región en que están: ahorro en la misma región, en número, tamaño, horas o compromiso, y no una región más barata. Sistemas que atienden al público día y noche: el tamaño justo, un compromiso o la eliminación de las inactivas, y no un apagado nocturno. Proyecto que puede terminar el próximo semestre: ahorro sin plazo, como eliminar máquinas inactivas, y no un compromiso de un año.',
        },
        source: page('compute/docs/instances/idle-vm-recommendations-overview'),
        popularity: 4,
      },
      {
        id: 'moved',
        text: {
          pt: 'Levar as máquinas a uma região mais barata',
          en: 'Take the machines to a cheaper region',
          es: 'Llevar las máquinas a una región más barata',
        },
        uses: [],
        why: {
          pt: 'Em uma região mais barata, a mesma máquina custa menos por hora.',
          en: 'In a cheaper region, the same machine costs less an hour.',
          es: 'En una región más barata, la misma máquina cuesta menos por hora.',
        },
        likeness: {
          pt: 'a mudança da frota e da carga, com uma parada, para uma cidade distante de aluguel mais baixo',
          en: 'the move of the fleet and its load, with a stop, to a distant city with lower rents',
          es: 'el traslado de la flota y su carga, con una parada, a una ciudad lejana de alquiler más bajo',
        },
        tell: {
          pt: 'Lugar indiferente: a região mais barata.',
          en: 'Any place will do: the cheapest region.',
          es: 'Lugar indiferente: la región más barata.',
        },
        source: page('about/locations'),
        popularity: 3,
        neverRight: true,
      },
      {
        id: 'spot',
        text: { pt: 'Trocar por máquinas Spot', en: 'Switch to Spot machines', es: 'Cambiar a máquinas Spot' },
        uses: [],
        why: {
          pt: 'As máquinas Spot têm o maior desconto, em troca de poderem ser retomadas pelo Google a qualquer momento.',
          en: 'Spot machines have the deepest discount, in exchange for Google being able to take them back at any time.',
          es: 'Las máquinas Spot tienen el mayor descuento, a cambio de que Google pueda retirarlas en cualquier momento.',
        },
        likeness: {
          pt: 'as vans que sobraram na locadora, as mais baratas, que ela toma de volta no meio da viagem',
          en: 'the rental firm’s leftover vans, the cheapest of all, which it takes back in the middle of a trip',
          es: 'los camiones que le sobran a la agencia de alquiler, los más baratos, que ella retira a mitad del viaje',
        },
        tell: {
          pt: 'Trabalho que pode recomeçar: máquinas Spot.',
          en: 'Work that can start again: Spot machines.',
          es: 'Trabajo que puede reiniciarse: máquinas Spot.',
        },
        source: page('compute/docs/instances/spot'),
        popularity: 4,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'all-hours',
        notWith: ['office'],
        text: {
          pt: 'Os sistemas atendem o público dia e noite.',
          en: 'The systems serve the public day and night.',
          es: 'Los sistemas atienden al público día y noche.',
        },
        fits: ['rightsize', 'commit', 'spot', 'idle', 'moved'],
        rulesOut: {
          schedule: {
            pt: 'Desligar as máquinas à noite deixaria o público sem os sistemas.',
            en: 'Turning the machines off at night would leave the public without the systems.',
            es: 'Apagar las máquinas de noche dejaría al público sin los sistemas.',
          },
        },
      },
      {
        id: 'may-close',
        text: {
          pt: 'O projeto pode acabar no próximo semestre, e finanças não aceita cobranças depois disso.',
          en: 'The project may end within six months, and finance will not accept charges after that.',
          es: 'El proyecto puede terminar el próximo semestre, y finanzas no acepta cargos después.',
        },
        fits: ['rightsize', 'schedule', 'spot', 'idle', 'moved'],
        rulesOut: {
          commit: {
            pt: 'O compromisso de um ano é cobrado até o fim, com ou sem uso.',
            en: 'A one-year commitment is charged to its end, used or not.',
            es: 'El compromiso de un año se cobra hasta el final, con o sin uso.',
          },
        },
      },
      {
        id: 'ten-percent',
        notWith: ['busy'],
        text: {
          pt: 'Cada máquina, mesmo em uso, ocupa 10% do processador, e finanças não quer ficar presa a tanta capacidade.',
          en: 'Each machine, even in use, takes up 10% of its processor, and finance does not want to be tied to so much capacity.',
          es: 'Cada máquina, incluso en uso, ocupa el 10% del procesador, y finanzas no quiere quedar atada a tanta capacidad.',
        },
        fits: ['rightsize', 'schedule'],
        rulesOut: {
          commit: {
            pt: 'Um compromisso prenderia a empresa por um ano à capacidade que está sobrando.',
            en: 'A commitment would tie the company for a year to capacity that is left over.',
            es: 'Un compromiso ataría a la empresa por un año a la capacidad que sobra.',
          },
          idle: {
            pt: 'As máquinas estão em uso: nenhuma pode ser apagada.',
            en: 'The machines are in use: none can be deleted.',
            es: 'Las máquinas están en uso: ninguna puede eliminarse.',
          },
        },
      },
      {
        id: 'busy',
        notWith: ['may-close', 'no-restart'],
        text: {
          pt: 'Todas as máquinas trabalham perto do limite e serão necessárias por mais 18 meses, no mínimo.',
          en: 'All machines work close to their limit and will be needed for at least 18 more months.',
          es: 'Todas las máquinas trabajan cerca del límite y harán falta por lo menos 18 meses más.',
        },
        fits: ['commit', 'spot', 'moved', 'schedule'],
        rulesOut: {
          rightsize: {
            pt: 'Perto do limite, não há tamanho sobrando para ajustar.',
            en: 'Close to the limit, there is no excess size to adjust.',
            es: 'Cerca del límite, no sobra tamaño que ajustar.',
          },
          idle: {
            pt: 'Entre máquinas que trabalham perto do limite, nenhuma está ociosa.',
            en: 'Of machines that work close to their limit, none is idle.',
            es: 'Entre máquinas que trabajan cerca de su límite, ninguna está inactiva.',
          },
        },
      },
      {
        id: 'no-restart',
        text: {
          pt: 'As máquinas em uso não podem ser reiniciadas; outras sobraram de projetos antigos.',
          en: 'The machines in use cannot be restarted; others are left over from past projects.',
          es: 'Las máquinas en uso no pueden reiniciarse; otras quedaron de proyectos antiguos.',
        },
        fits: ['commit', 'idle'],
        rulesOut: {
          rightsize: {
            pt: 'Para mudar de tamanho, a máquina precisa ser parada.',
            en: 'To change size, a machine has to be stopped.',
            es: 'Para cambiar de tamaño, la máquina debe detenerse.',
          },
          schedule: {
            pt: 'Desligar e ligar é reiniciar a máquina todo dia.',
            en: 'Turning off and on restarts the machine every day.',
            es: 'Apagar y encender es reiniciar la máquina cada día.',
          },
          spot: {
            pt: 'Para passar a Spot, a máquina precisa ser criada de novo.',
            en: 'To become Spot, the machine has to be created again.',
            es: 'Para pasar a Spot, la máquina debe crearse de nuevo.',
          },
          moved: {
            pt: 'Para mudar de região, a máquina precisa ser criada de novo.',
            en: 'To change region, the machine has to be created again.',
            es: 'Para cambiar de región, la máquina debe crearse de nuevo.',
          },
        },
      },
      {
        id: 'in-country',
        text: {
          pt: 'Por contrato, os dados ficam na região em que estão.',
          en: 'By contract, the data stays in the region where it is.',
          es: 'Por contrato, los datos quedan en la región en que están.',
        },
        fits: ['rightsize', 'schedule', 'commit', 'spot', 'idle'],
        rulesOut: {
          moved: {
            pt: 'Com as máquinas em outra região, os dados sairiam da atual.',
            en: 'With the machines in another region, the data would leave the current one.',
            es: 'Con las máquinas en otra región, los datos saldrían de la actual.',
          },
        },
      },
      {
        id: 'office',
        text: {
          pt: 'As máquinas só são usadas em dias úteis, das 8h às 18h, e finanças não quer se obrigar a pagar máquinas à noite e nos fins de semana.',
          en: 'The machines are used on weekdays alone, from 8 a.m. to 6 p.m., and finance will not be bound to pay for machines at night and on weekends.',
          es: 'Las máquinas se usan solo en días hábiles, de 8 a 18 h, y finanzas no quiere obligarse a pagar máquinas de noche y los fines de semana.',
        },
        fits: ['schedule', 'rightsize', 'spot', 'moved'],
        rulesOut: {
          commit: {
            pt: 'O compromisso obriga a pagar as máquinas também à noite e no fim de semana.',
            en: 'A commitment binds the company to pay for the machines at night and on weekends as well.',
            es: 'El compromiso obliga a pagar las máquinas también de noche y el fin de semana.',
          },
          idle: {
            pt: 'As máquinas são usadas todos os dias úteis: nenhuma pode ser apagada.',
            en: 'The machines are used every weekday: none can be deleted.',
            es: 'Las máquinas se usan todos los días hábiles: ninguna puede eliminarse.',
          },
        },
      },
      {
        id: 'no-taking',
        text: {
          pt: 'Nenhum trabalho pode parar no meio por decisão do provedor.',
          en: 'No work may be stopped halfway by the provider.',
          es: 'Ningún trabajo puede detenerse a la mitad por decisión del proveedor.',
        },
        fits: ['rightsize', 'schedule', 'commit', 'idle', 'moved'],
        rulesOut: {
          spot: {
            pt: 'O Google pode retomar uma máquina Spot no meio do trabalho.',
            en: 'Google can take a Spot machine back halfway through the work.',
            es: 'Google puede retirar una máquina Spot en medio del trabajo.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual medida atende a todos esses requisitos?',
      en: 'Which measure meets all of these requirements?',
      es: '¿Qué medida cumple todos estos requisitos?',
    },
  },
  {
    id: 'release-pace',
    exams: { 'cloud-digital-leader': { domain: 'operations', topic: 'reliability' } },
    scene: {
      pt: 'Pense no sistema como um restaurante, em que cada versão nova é um prato novo e cada falha é uma queixa.',
      en: 'Think of the system as a restaurant, where each new version is a new dish and each failure is a complaint.',
      es: 'Piensa en el sistema como un restaurante, en el que cada versión nueva es un plato y cada falla es una queja.',
    },
    situations: [
      {
        id: 'bank',
        text: {
          pt: 'Em um banco digital, desenvolvedores querem lançar mais, e a operação teme novas falhas.',
          en: 'At a digital bank, developers want to release more, and operations fears new failures.',
          es: 'En un banco digital, los desarrolladores quieren lanzar más, y operaciones teme nuevas fallas.',
        },
      },
      {
        id: 'delivery',
        text: {
          pt: 'Em um aplicativo de entregas, novidades saem rápido, e a operação reclama das quedas.',
          en: 'At a delivery app, new features come out fast, and operations complains about outages.',
          es: 'En una aplicación de entregas, las novedades salen rápido, y operaciones se queja de las caídas.',
        },
      },
      {
        id: 'tickets',
        text: {
          pt: 'Em um site de passagens, vendas pede novidades toda semana, e a operação pede calma.',
          en: 'At a travel booking site, sales asks for new features every week, and operations asks for calm.',
          es: 'En un sitio de pasajes, ventas pide novedades cada semana, y operaciones pide calma.',
        },
      },
    ],
    candidates: [
      {
        id: 'budget',
        text: {
          pt: 'Um orçamento de erros, acompanhado mês a mês',
          en: 'An error budget, tracked month by month',
          es: 'Un presupuesto de errores, seguido mes a mes',
        },
        uses: [],
        why: {
          pt: 'O orçamento de erros é um acordo entre as equipes atuais, que não automatiza nada: enquanto a falha medida couber no objetivo (SLO), versões saem sem o aval de ninguém, e, sem saldo, param, salvo correções urgentes.',
          en: 'An error budget is an agreement between the present teams, which automates nothing: while the failure measured stays within the objective (SLO), releases go on without anybody’s approval, and once it is spent, they stop, except for urgent fixes.',
          es: 'El presupuesto de errores es un acuerdo entre los equipos actuales, que no automatiza nada: mientras la falla medida quepa en el objetivo (SLO), salen versiones sin el visto bueno de nadie, y, sin saldo, se detienen, salvo correcciones urgentes.',
        },
        likeness: {
          pt: 'o acordo, fechado antes, de lançar pratos até certo número de queixas no mês e depois parar',
          en: 'the agreement, made beforehand, to launch dishes up to a set number of monthly complaints and then stop',
          es: 'el acuerdo, cerrado antes, de lanzar platos hasta cierto número de quejas al mes y después parar',
        },
        tell: {
          pt: 'Correção urgente no mesmo dia: um orçamento de erros ou lançamentos automáticos, que não esperam por uma data. Velocidade e estabilidade em um só número: um orçamento de erros. Decisão comum sobre quando parar: um orçamento de erros. Medições em produção, e não opiniões, para decidir se uma versão segue: um SLO ou lançamentos graduais. Sem verba para contratar ninguém: outro modo de trabalhar das equipes atuais, como orçamento de erros, CI/CD ou post-mortems, e não novos testadores. Várias mudanças por dia, sem esperar pelo aval de ninguém: orçamento de erros, CI/CD ou post-mortems, e não um comitê que aprova. Nenhum tempo de automatizar neste trimestre: um acordo ou um hábito, como o orçamento de erros ou o post-mortem, e não CI/CD.',
          en: 'An urgent fix on the same day: an error budget or automatic releases, which wait for no date. Speed and stability in a single number: an error budget. A common decision on when to stop: an error budget. Measurements in production rather than opinions to decide on a version: an SLO or gradual releases. No money to hire anyone: another way of working for the present teams, such as an error budget, CI/CD or postmortems, rather than new testers. Several changes a day without waiting for anybody’s go-ahead: an error budget, CI/CD or postmortems rather than a committee that approves. No time this quarter to automate anything: an agreement or a habit, such as an error budget or a postmortem, rather than CI/CD.',
          es: 'Corrección urgente el mismo día: un presupuesto de errores o lanzamientos automáticos, que no esperan una fecha. Velocidad y estabilidad en un solo número: un presupuesto de errores. Decisión común sobre cuándo parar: un presupuesto de errores. Mediciones en producción, y no opiniones, para decidir si una versión sigue: un SLO o lanzamientos graduales. Sin fondos para contratar a nadie: otra forma de trabajar de los equipos actuales, como presupuesto de errores, CI/CD o post mortem, y no nuevos probadores. Varios cambios por día, sin esperar el visto bueno de nadie: presupuesto de errores, CI/CD o post mortem, y no un comité que aprueba. Ningún tiempo de automatizar este trimestre: un acuerdo o un hábito, como el presupuesto de errores o el post mortem, y no CI/CD.',
        },
        source: site('https://sre.google/sre-book/embracing-risk/'),
        popularity: 5,
      },
      {
        id: 'gradual',
        text: {
          pt: 'Lançamentos automáticos e graduais (CI/CD)',
          en: 'Automatic, gradual releases (CI/CD)',
          es: 'Lanzamientos automáticos y graduales (CI/CD)',
        },
        uses: [],
        why: {
          pt: 'Com CI/CD, a automação testa cada mudança pequena e a lança no mesmo dia, sem o aval de uma pessoa nem um SLO. Poucos usuários a recebem primeiro, e, se os erros medidos sobem, ela volta atrás em minutos.',
          en: 'With CI/CD, automation tests each small change and releases it on the same day, without a person’s approval or an SLO. A few users get it first, and if the errors measured grow, it is undone within minutes.',
          es: 'Con CI/CD, la automatización prueba cada cambio pequeño y lo lanza el mismo día, sin el visto bueno de una persona ni un SLO. Pocos usuarios lo reciben primero, y, si suben los errores medidos, se revierte en minutos.',
        },
        likeness: {
          pt: 'a esteira, demorada de montar, que leva cada prato novo a uma só mesa e o retira se há queixa',
          en: 'the belt, slow to set up, that takes each new dish to one table and withdraws it on a complaint',
          es: 'la cinta, lenta de montar, que lleva cada plato a una sola mesa y lo retira si hay quejas',
        },
        tell: {
          pt: 'Correção urgente no mesmo dia: um orçamento de erros ou lançamentos automáticos, que não esperam por uma data. Mudanças pequenas, testadas e reversíveis: CI/CD. Defeitos a encontrar antes que todos os usuários os recebam: lançamentos graduais (CI/CD). Várias mudanças por dia, sem esperar pelo aval de ninguém: orçamento de erros, CI/CD ou post-mortems, e não um comitê que aprova. Nenhum objetivo de nível de serviço (SLO): CI/CD, que não depende dele. Medições em produção, e não opiniões, para decidir se uma versão segue: um SLO ou lançamentos graduais. Sem verba para contratar ninguém: outro modo de trabalhar das equipes atuais, como orçamento de erros, CI/CD ou post-mortems, e não novos testadores.',
          en: 'An urgent fix on the same day: an error budget or automatic releases, which wait for no date. Small changes, tested and reversible: CI/CD. Defects to find before all users get them: gradual releases (CI/CD). Several changes a day without waiting for anybody’s go-ahead: an error budget, CI/CD or postmortems rather than a committee that approves. No service level objectives (SLOs): CI/CD, which does not depend on them. Measurements in production rather than opinions to decide on a version: an SLO or gradual releases. No money to hire anyone: another way of working for the present teams, such as an error budget, CI/CD or postmortems, rather than new testers.',
          es: 'Corrección urgente el mismo día: un presupuesto de errores o lanzamientos automáticos, que no esperan una fecha. Cambios pequeños, probados y reversibles: CI/CD. Defectos que encontrar antes de que todos los usuarios los reciban: lanzamientos graduales (CI/CD). Varios cambios por día, sin esperar el visto bueno de nadie: presupuesto de errores, CI/CD o post mortem, y no un comité que aprueba. Ningún objetivo de nivel de servicio (SLO): CI/CD, que no depende de él. Mediciones en producción, y no opiniones, para decidir si una versión sigue: un SLO o lanzamientos graduales. Sin fondos para contratar a nadie: otra forma de trabajar de los equipos actuales, como presupuesto de errores, CI/CD o post mortem, y no nuevos probadores.',
        },
        source: page('devops'),
        popularity: 4,
      },
      {
        id: 'postmortem',
        rightWith: ['same-cause'],
        text: {
          pt: 'Análises sem culpa de cada incidente',
          en: 'Blameless reviews of each incident',
          es: 'Análisis sin culpas de cada incidente',
        },
        uses: [],
        why: {
          pt: 'No post-mortem sem culpa, feito depois da falha e sem segurar lançamentos, a própria equipe conta o que houve, e a causa é corrigida para não voltar.',
          en: 'In a blameless postmortem, held after the failure without holding up releases, the team itself tells what happened, and the cause is fixed so that it does not return.',
          es: 'En el post mortem sin culpas, hecho después de la falla y sin frenar lanzamientos, el propio equipo cuenta lo que pasó, y la causa se corrige para que no vuelva.',
        },
        likeness: {
          pt: 'a conversa depois da queixa, sem culpar ninguém, que acha a causa para que ela não se repita',
          en: 'the talk after the complaint, blaming nobody, that finds the cause so that it does not come back',
          es: 'la charla tras la queja, sin culpar a nadie, que halla la causa para que no se repita',
        },
        tell: {
          pt: 'Aprender com cada falha: um post-mortem sem culpa. A mesma falha três vezes e uma causa a descobrir: um post-mortem sem culpa. Sem verba para contratar ninguém: outro modo de trabalhar das equipes atuais, como orçamento de erros, CI/CD ou post-mortems, e não novos testadores. Várias mudanças por dia, sem esperar pelo aval de ninguém: orçamento de erros, CI/CD ou post-mortems, e não um comitê que aprova. Nenhum tempo de automatizar neste trimestre: um acordo ou um hábito, como o orçamento de erros ou o post-mortem, e não CI/CD.',
          en: 'Learning from each failure: a blameless postmortem. The same failure three times and a cause to be found: a blameless postmortem. No money to hire anyone: another way of working for the present teams, such as an error budget, CI/CD or postmortems, rather than new testers. Several changes a day without waiting for anybody’s go-ahead: an error budget, CI/CD or postmortems rather than a committee that approves. No time this quarter to automate anything: an agreement or a habit, such as an error budget or a postmortem, rather than CI/CD.',
          es: 'Aprender de cada falla: un post mortem sin culpas. La misma falla tres veces y una causa que descubrir: un post mortem sin culpas. Sin fondos para contratar a nadie: otra forma de trabajar de los equipos actuales, como presupuesto de errores, CI/CD o post mortem, y no nuevos probadores. Varios cambios por día, sin esperar el visto bueno de nadie: presupuesto de errores, CI/CD o post mortem, y no un comité que aprueba. Ningún tiempo de automatizar este trimestre: un acuerdo o un hábito, como el presupuesto de errores o el post mortem, y no CI/CD.',
        },
        source: site('https://sre.google/sre-book/postmortem-culture/'),
        popularity: 4,
      },
      {
        id: 'committee',
        text: {
          pt: 'Um comitê que aprova as mudanças uma vez por mês',
          en: 'A committee that approves changes once a month',
          es: 'Un comité que aprueba los cambios una vez por mes',
        },
        uses: [],
        why: {
          pt: 'O comitê dá a cada mudança um responsável e uma data.',
          en: 'The committee gives each change an owner and a date.',
          es: 'El comité da a cada cambio un responsable y una fecha.',
        },
        likeness: {
          pt: 'a reunião mensal dos donos, em que cada prato, mesmo urgente, espera o voto de quem não o provou',
          en: 'the owners’ monthly meeting, where even an urgent dish waits for the vote of those who never tasted it',
          es: 'la reunión mensual de los dueños, donde cada plato, incluso urgente, espera el voto de quien no lo probó',
        },
        tell: {
          pt: 'Aprovação externa: atrasa, sem melhorar a estabilidade.',
          en: 'External approval: it slows down, without better stability.',
          es: 'Aprobación externa: demora, sin mejorar la estabilidad.',
        },
        source: page('devops'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'freeze',
        text: {
          pt: 'Um só grande lançamento por trimestre',
          en: 'A single large release each quarter',
          es: 'Un solo gran lanzamiento por trimestre',
        },
        uses: [],
        why: {
          pt: 'Com um lançamento por trimestre, há poucas datas de risco no ano.',
          en: 'With one release a quarter, the year has few dates of risk.',
          es: 'Con un lanzamiento por trimestre, el año tiene pocas fechas de riesgo.',
        },
        likeness: {
          pt: 'o cardápio trocado inteiro, de uma vez para todas as mesas, em uma só noite de cada estação',
          en: 'the menu changed whole, for all tables at once, on a single night of each season',
          es: 'el menú cambiado entero, para todas las mesas a la vez, una sola noche de cada estación',
        },
        tell: {
          pt: 'Grandes lançamentos: raros e difíceis de desfazer.',
          en: 'Large releases: rare and hard to undo.',
          es: 'Grandes lanzamientos: raros y difíciles de revertir.',
        },
        source: site('https://sre.google/sre-book/embracing-risk/'),
        popularity: 4,
        neverRight: true,
      },
      {
        id: 'testers',
        text: {
          pt: 'Testes à mão, por mais duas pessoas',
          en: 'Testing by hand, by two more people',
          es: 'Pruebas a mano, por dos personas más',
        },
        uses: [],
        why: {
          pt: 'A equipe de testes olha cada tela como um usuário olharia.',
          en: 'The testing team looks at each screen as a user would.',
          es: 'El equipo de pruebas mira cada pantalla como lo haría un usuario.',
        },
        likeness: {
          pt: 'os provadores recém-contratados que dão sua opinião sobre cada prato, um a um, antes que saia da cozinha',
          en: 'the newly hired tasters who give their opinion of each dish, one by one, before it leaves the kitchen',
          es: 'los catadores recién contratados que opinan sobre cada plato, uno por uno, antes de que salga de la cocina',
        },
        tell: {
          pt: 'Testes à mão: não acompanham lançamentos frequentes.',
          en: 'Testing by hand: it does not keep up with frequent releases.',
          es: 'Pruebas a mano: no siguen el ritmo de lanzamientos frecuentes.',
        },
        source: page('devops'),
        popularity: 3,
        neverRight: true,
      },
    ],
    constraints: [
      {
        id: 'many-a-day',
        text: {
          pt: 'Os desenvolvedores já fazem várias mudanças por dia e não querem voltar a esperar pelo aval de ninguém.',
          en: 'Developers already make several changes a day and will not go back to waiting for anybody’s go-ahead.',
          es: 'Los desarrolladores ya hacen varios cambios por día y no quieren volver a esperar el visto bueno de nadie.',
        },
        fits: ['budget', 'gradual', 'postmortem'],
        rulesOut: {
          committee: {
            pt: 'Cada mudança teria de esperar pelo comitê.',
            en: 'Each change would have to wait for the committee.',
            es: 'Cada cambio tendría que esperar al comité.',
          },
          freeze: {
            pt: 'Um lançamento por trimestre é o contrário de várias mudanças por dia.',
            en: 'One release a quarter is the opposite of several changes a day.',
            es: 'Un lanzamiento por trimestre es lo contrario de varios cambios por día.',
          },
          testers: {
            pt: 'Testes à mão não acompanham várias mudanças por dia.',
            en: 'Testing by hand does not keep up with several changes a day.',
            es: 'Las pruebas a mano no siguen varios cambios por día.',
          },
        },
      },
      {
        id: 'no-targets',
        text: {
          pt: 'Os objetivos de nível de serviço (SLO) ficaram para o ano que vem.',
          en: 'Service level objectives (SLOs) have been put off until next year.',
          es: 'Los objetivos de nivel de servicio (SLO) quedaron para el próximo año.',
        },
        fits: ['gradual', 'postmortem', 'committee', 'freeze', 'testers'],
        rulesOut: {
          budget: {
            pt: 'O orçamento de erros é a margem que um objetivo (SLO) deixa: sem objetivo, não há o que medir.',
            en: 'An error budget is the margin that an objective (SLO) leaves: without one, there is nothing to measure.',
            es: 'El presupuesto de errores es el margen que deja un objetivo (SLO): sin objetivo, no hay qué medir.',
          },
        },
      },
      {
        id: 'no-pipeline',
        notWith: ['many-a-day', 'wait-less'],
        text: {
          pt: 'Neste trimestre ninguém tem tempo de automatizar nada.',
          en: 'This quarter nobody has time to automate anything.',
          es: 'Este trimestre nadie tiene tiempo de automatizar nada.',
        },
        fits: ['budget', 'postmortem', 'committee', 'freeze', 'testers'],
        rulesOut: {
          gradual: {
            pt: 'Lançamentos automáticos exigem montar primeiro a automação.',
            en: 'Automatic releases mean setting up the automation first.',
            es: 'Los lanzamientos automáticos exigen montar primero la automatización.',
          },
        },
      },
      {
        id: 'measured',
        text: {
          pt: 'Medições feitas em produção, e não opiniões, devem decidir se uma versão segue.',
          en: 'Measurements in production rather than opinions should decide whether a version goes ahead.',
          es: 'Mediciones hechas en producción, y no opiniones, deben decidir si una versión sigue.',
        },
        fits: ['budget', 'gradual'],
        rulesOut: {
          committee: {
            pt: 'Em um comitê, quem decide são as opiniões dos membros.',
            en: 'In a committee, it is the members’ opinions that decide.',
            es: 'En un comité, deciden las opiniones de sus miembros.',
          },
          freeze: {
            pt: 'Com um lançamento por trimestre, quem decide é o calendário.',
            en: 'With one release a quarter, it is the calendar that decides.',
            es: 'Con un lanzamiento por trimestre, decide el calendario.',
          },
          testers: {
            pt: 'Os testes à mão vêm antes da produção e não medem nada nela.',
            en: 'Testing by hand comes before production and measures nothing in it.',
            es: 'Las pruebas a mano vienen antes de la producción y no miden nada en ella.',
          },
        },
      },
      {
        id: 'no-hires',
        text: {
          pt: 'Não há verba para contratar ninguém.',
          en: 'There is no money to hire anyone.',
          es: 'No hay fondos para contratar a nadie.',
        },
        fits: ['budget', 'gradual', 'postmortem', 'committee', 'freeze'],
        rulesOut: {
          testers: {
            pt: 'Mais duas pessoas exigem contratações.',
            en: 'Two more people have to be hired.',
            es: 'Dos personas más exigen contrataciones.',
          },
        },
      },
      {
        id: 'wait-less',
        text: {
          pt: 'Uma correção urgente precisa sair no mesmo dia.',
          en: 'An urgent fix has to go out the same day.',
          es: 'Una corrección urgente tiene que salir el mismo día.',
        },
        fits: ['budget', 'gradual', 'postmortem', 'testers'],
        rulesOut: {
          freeze: {
            pt: 'Com um só lançamento por trimestre, a correção espera meses.',
            en: 'With a single release each quarter, a fix waits for months.',
            es: 'Con un solo lanzamiento por trimestre, la corrección espera meses.',
          },
          committee: {
            pt: 'A correção espera a próxima reunião do comitê, que é mensal.',
            en: 'A fix waits for the committee’s monthly meeting.',
            es: 'La corrección espera la próxima reunión del comité, que es mensual.',
          },
        },
      },
      {
        id: 'rule',
        text: {
          pt: 'As duas áreas discutem a cada versão e querem uma decisão comum sobre quando parar.',
          en: 'The two sides argue over each version and want a common decision on when to stop.',
          es: 'Ambas áreas discuten en cada versión y quieren una decisión común sobre cuándo parar.',
        },
        fits: ['budget', 'committee'],
        rulesOut: {
          gradual: {
            pt: 'Lançamentos graduais reduzem o dano, mas não decidem quando parar.',
            en: 'Gradual releases reduce damage, but do not decide when to stop.',
            es: 'Los lanzamientos graduales reducen el daño, pero no deciden cuándo parar.',
          },
          postmortem: {
            pt: 'O postmortem explica uma falha e não diz quando parar.',
            en: 'A postmortem explains a failure and does not say when to stop.',
            es: 'El postmortem explica una falla y no dice cuándo parar.',
          },
        },
      },
      {
        id: 'same-cause',
        text: {
          pt: 'A mesma falha já voltou três vezes, e é preciso descobrir a causa.',
          en: 'The same failure has come back three times, and its cause has to be found.',
          es: 'La misma falla ya volvió tres veces, y hay que descubrir la causa.',
        },
        fits: ['postmortem', 'testers'],
        rulesOut: {
          budget: {
            pt: 'O orçamento de erros mede quanto se falhou, e não por quê.',
            en: 'An error budget measures how much failure there was, not why.',
            es: 'El presupuesto de errores mide cuánto se falló, no por qué.',
          },
          freeze: {
            pt: 'Lançar uma vez por trimestre não explica a falha que volta.',
            en: 'Releasing once a quarter does not explain the failure that comes back.',
            es: 'Lanzar una vez por trimestre no explica la falla que vuelve.',
          },
          gradual: {
            pt: 'Lançamentos graduais limitam a falha, mas não mostram a sua causa.',
            en: 'Gradual releases limit the failure, but do not show its cause.',
            es: 'Los lanzamientos graduales limitan la falla, pero no muestran su causa.',
          },
        },
      },
      {
        id: 'caught-early',
        text: {
          pt: 'A empresa quer encontrar os defeitos antes que todos os usuários os recebam.',
          en: 'The company wants to find defects before all users get them.',
          es: 'La empresa quiere encontrar los defectos antes de que todos los usuarios los reciban.',
        },
        fits: ['gradual', 'testers'],
        rulesOut: {
          freeze: {
            pt: 'Em um só grande lançamento, os defeitos chegam a todos juntos.',
            en: 'In a single large release, the defects reach everybody together.',
            es: 'En un solo gran lanzamiento, los defectos llegan a todos juntos.',
          },
          postmortem: {
            pt: 'O postmortem vem depois que o defeito já chegou a todos.',
            en: 'The postmortem comes once the defect has reached everybody.',
            es: 'El postmortem llega cuando el defecto ya alcanzó a todos.',
          },
          budget: {
            pt: 'O orçamento de erros mede as falhas que os usuários já sentiram.',
            en: 'An error budget measures failures that users have already felt.',
            es: 'El presupuesto de errores mide las fallas que los usuarios ya sintieron.',
          },
          committee: {
            pt: 'Um comitê aprova papéis, e não encontra defeitos no programa.',
            en: 'A committee approves paperwork and finds no defects in the program.',
            es: 'Un comité aprueba documentos y no encuentra defectos en el programa.',
          },
        },
      },
    ],
    ask: {
      pt: 'O que a empresa deve adotar?',
      en: 'What should the company adopt?',
      es: '¿Qué debe adoptar la empresa?',
    },
  },
];
