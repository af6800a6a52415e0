import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const costChoices: readonly Pattern[] = [
  {
    id: 'compute-discount',
    exams: { 'az-900': { domain: 'management', topic: 'purchase-options' } },
    scene: {
      pt: 'Pense em cada máquina virtual como um quarto e no Azure como uma rede de hotéis que cobra por diária.',
      en: 'Think of each virtual machine as a room, and of Azure as a hotel chain that charges by the day.',
      es: 'Piensa en cada máquina virtual como una habitación y en Azure como una cadena de hoteles que cobra por día.',
    },
    situations: [
      {
        id: 'scans',
        text: {
          pt: 'Uma clínica de imagens processa exames, dia e noite, em VMs do Azure.',
          en: 'An imaging center processes scans, day and night, on Azure VMs.',
          es: 'Un centro de imágenes procesa estudios, día y noche, en VM de Azure.',
        },
      },
      {
        id: 'animation',
        text: {
          pt: 'Um estúdio de animação renderiza em VMs do Azure; o trabalho pode ser interrompido e retomado.',
          en: 'An animation studio renders on Azure VMs; the work can be interrupted and resumed.',
          es: 'Un estudio de animación renderiza en VM de Azure, un trabajo que se puede interrumpir y reanudar.',
        },
      },
      {
        id: 'risk',
        text: {
          pt: 'Uma corretora calcula riscos, dia e noite, em VMs do Azure.',
          en: 'A brokerage calculates risk, day and night, on Azure VMs.',
          es: 'Una corredora calcula riesgos, día y noche, en VM de Azure.',
        },
      },
    ],
    candidates: [
      {
        id: 'payg',
        rightWith: ['no-term'],
        text: {
          pt: 'Pagamento conforme o uso, sem compromisso',
          en: 'Pay-as-you-go, without a commitment',
          es: 'Pago por uso, sin compromiso',
        },
        uses: [],
        why: {
          pt: 'O pagamento conforme o uso não exige prazo e não sofre remoção por falta de capacidade.',
          en: 'Pay-as-you-go has no term and no eviction for lack of capacity.',
          es: 'El pago por uso no exige plazo y no sufre expulsión por falta de capacidad.',
        },
        likeness: {
          pt: 'o quarto pela diária cheia, que se deixa quando quiser e nunca é pedido de volta',
          en: 'the room at the full daily rate, left whenever one likes and never taken back',
          es: 'la habitación a tarifa completa, que se deja cuando se quiera y que nadie reclama',
        },
        tell: {
          pt: 'Nenhum compromisso de prazo: pagamento conforme o uso. Trabalho que o Azure não pode interromper para recuperar capacidade: opção que não seja Spot.',
          en: 'No term commitment: pay-as-you-go. Work that Azure must not interrupt to reclaim capacity: an option other than Spot.',
          es: 'Ningún compromiso de plazo: pago por uso. Trabajo que Azure no puede interrumpir para recuperar capacidad: opción que no sea Spot.',
        },
        source: site('pricing/purchase-options/pay-as-you-go/'),
        popularity: 5,
      },
      {
        id: 'res1',
        text: {
          pt: 'Reserva de um ano para o tamanho atual',
          en: 'A one-year reservation for the current size',
          es: 'Reserva de un año para el tamaño actual',
        },
        uses: [],
        why: {
          pt: 'A reserva de um ano dá desconto pelo compromisso com um tipo de máquina comum, que o Azure não retira, em uma região.',
          en: 'A one-year reservation gives a discount for a commitment to one type of regular machine, which Azure does not reclaim, in one region.',
          es: 'La reserva de un año da descuento por el compromiso con un tipo de máquina común, que Azure no reclama, en una región.',
        },
        likeness: {
          pt: 'certo quarto reservado por um ano, com desconto, pago até o fim mesmo por quem se muda',
          en: 'one particular room booked for a year at a discount, paid to the end even after moving out',
          es: 'cierta habitación reservada por un año con descuento, pagada hasta el final aunque el huésped se vaya',
        },
        tell: {
          pt: 'Compromissos de mais de um ano não aceitos: opção com prazo de um ano. Trabalho que o Azure não pode interromper para recuperar capacidade: opção que não seja Spot. Preço menor que o padrão: reserva, plano de economia ou Spot.',
          en: 'Commitments of more than one year not accepted: an option with a one-year term. Work that Azure must not interrupt to reclaim capacity: an option other than Spot. A price below the standard rate: a reservation, a savings plan or Spot.',
          es: 'Compromisos de más de un año no aceptados: opción con plazo de un año. Trabajo que Azure no puede interrumpir para recuperar capacidad: opción que no sea Spot. Precio menor que el estándar: reserva, plan de ahorro o Spot.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 4,
      },
      {
        id: 'res3',
        rightWith: ['no-pause'],
        text: {
          pt: 'Reserva de três anos para o tamanho atual',
          en: 'A three-year reservation for the current size',
          es: 'Reserva de tres años para el tamaño actual',
        },
        uses: [],
        why: {
          pt: 'A reserva de três anos dá o maior desconto entre as opções sem interrupção, pelo compromisso mais longo.',
          en: 'A three-year reservation gives the largest discount among the options without interruption, for the longest commitment.',
          es: 'La reserva de tres años da el mayor descuento entre las opciones sin interrupción, por el compromiso más largo.',
        },
        likeness: {
          pt: 'certo quarto reservado por três anos, com grande desconto, pago até o fim mesmo por quem se muda',
          en: 'one particular room booked for three years, deeply discounted, paid to the end even after moving out',
          es: 'cierta habitación reservada por tres años con gran descuento, pagada hasta el final aunque el huésped se vaya',
        },
        tell: {
          pt: 'Máquinas ligadas por 36 meses, no mesmo tamanho e região: reserva de três anos. Trabalho que o Azure não pode interromper para recuperar capacidade: opção que não seja Spot. Preço menor que o padrão: reserva, plano de economia ou Spot.',
          en: 'Machines that must run for 36 months, in the same size and region: a three-year reservation. Work that Azure must not interrupt to reclaim capacity: an option other than Spot. A price below the standard rate: a reservation, a savings plan or Spot.',
          es: 'Máquinas que funcionan 36 meses, con el mismo tamaño y región: reserva de tres años. Trabajo que Azure no puede interrumpir para recuperar capacidad: opción que no sea Spot. Precio menor que el estándar: reserva, plan de ahorro o Spot.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 4,
      },
      {
        id: 'plan',
        text: {
          pt: 'Plano de economia de um ano para computação',
          en: 'A one-year savings plan for compute',
          es: 'Plan de ahorro de un año para cómputo',
        },
        uses: [],
        why: {
          pt: 'O plano de economia dá desconto por um gasto fixo por hora, durante um ano, em máquinas comuns, que o Azure não retira, e acompanha mudanças de região e de família.',
          en: 'A savings plan gives a discount for a fixed hourly spend over one year, on regular machines, which Azure does not reclaim, and follows changes of region and family.',
          es: 'El plan de ahorro da descuento por un gasto fijo por hora durante un año, en máquinas comunes, que Azure no reclama, y acompaña cambios de región y de familia.',
        },
        likeness: {
          pt: 'a promessa de gastar certo valor por dia durante um ano, com desconto, em qualquer quarto da rede',
          en: 'the promise to spend a set sum daily for a year, at a discount, in any room',
          es: 'la promesa de gastar cierta suma al día durante un año, con descuento, en cualquier habitación',
        },
        tell: {
          pt: 'Família e região das máquinas que vão mudar: plano de economia. Compromissos de mais de um ano não aceitos: opção com prazo de um ano. Trabalho que o Azure não pode interromper para recuperar capacidade: opção que não seja Spot. Preço menor que o padrão: reserva, plano de economia ou Spot.',
          en: 'Machine family and region that will change: a savings plan. Commitments of more than one year not accepted: an option with a one-year term. Work that Azure must not interrupt to reclaim capacity: an option other than Spot. A price below the standard rate: a reservation, a savings plan or Spot.',
          es: 'Familia y región de las máquinas que van a cambiar: plan de ahorro. Compromisos de más de un año no aceptados: opción con plazo de un año. Trabajo que Azure no puede interrumpir para recuperar capacidad: opción que no sea Spot. Precio menor que el estándar: reserva, plan de ahorro o Spot.',
        },
        source: docs('azure/cost-management-billing/savings-plan/savings-plan-compute-overview'),
        popularity: 3,
      },
      {
        id: 'spot',
        rightIn: ['animation'],
        text: {
          pt: 'Capacidade ociosa, com o Azure Spot',
          en: 'Spare capacity, with Azure Spot',
          es: 'Capacidad ociosa, con Azure Spot',
        },
        uses: [],
        why: {
          pt: 'As máquinas Spot usam capacidade ociosa pelo menor preço, sem prazo nem família ou região fixas, para trabalhos que podem ser interrompidos.',
          en: 'Spot machines use spare capacity at the lowest price, with no term and no fixed family or region, for work that can be interrupted.',
          es: 'Las máquinas Spot usan capacidad ociosa al menor precio, sin plazo ni familia o región fijas, para trabajos que pueden interrumpirse.',
        },
        likeness: {
          pt: 'o quarto que sobrou, o mais barato, que o hotel pode pedir de volta no meio da noite',
          en: 'the room left over, the cheapest, which the hotel may take back in the middle of the night',
          es: 'la habitación que sobró, la más barata, que el hotel puede reclamar en plena noche',
        },
        tell: {
          pt: 'Trabalho que pode ser interrompido e retomado: Azure Spot. Família e região das máquinas que vão mudar, compra sem ajustes: opção que não prende a um tamanho. Preço menor que o padrão: reserva, plano de economia ou Spot. Projeto que pode acabar logo, sem compromisso de prazo: spot ou pagamento pelo uso.',
          en: 'Work that can be interrupted and resumed: Azure Spot. Machine family and region that will change, a purchase with no adjustment: an option not tied to one size. A price below the standard rate: a reservation, a savings plan or Spot. A project that may end soon, without a term commitment: spot or pay-as-you-go.',
          es: 'Trabajo que puede interrumpirse y retomarse: Azure Spot. Familia y región de las máquinas que van a cambiar, compra sin ajustes: opción que no ata a un tamaño. Precio menor que el estándar: reserva, plan de ahorro o Spot. Proyecto que puede terminar pronto, sin compromiso de plazo: spot o pago por uso.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 4,
      },
    ],
    constraints: [
      {
        id: 'no-eviction',
        situations: ['scans', 'risk'],
        notWith: ['no-pause'],
        text: {
          pt: 'O Azure não pode interromper o trabalho para recuperar capacidade.',
          en: 'Azure must not interrupt the work to reclaim capacity.',
          es: 'Azure no debe interrumpir el trabajo para recuperar capacidad.',
        },
        fits: ['payg', 'res1', 'res3', 'plan'],
        rulesOut: {
          spot: {
            pt: 'O Azure pode retirar máquinas Spot a qualquer momento para recuperar capacidade.',
            en: 'Azure can take Spot machines away at any moment to get capacity back.',
            es: 'Azure puede retirar máquinas Spot en cualquier momento para recuperar capacidad.',
          },
        },
      },
      {
        id: 'no-pause',
        situations: ['scans', 'risk'],
        notWith: ['no-eviction', 'no-term', 'moves', 'one-year'],
        text: {
          pt: 'As máquinas ficarão ligadas por 36 meses, no mesmo tamanho e região.',
          en: 'The machines must run for 36 months, in the same size and region.',
          es: 'Las máquinas van a funcionar 36 meses, con el mismo tamaño y región.',
        },
        fits: ['payg', 'res1', 'res3', 'plan'],
        rulesOut: {
          spot: {
            pt: 'O Azure retira máquinas spot quando precisa da capacidade: não há como mantê-las por 36 meses.',
            en: 'Azure evicts spot machines when it needs the capacity: they cannot be kept for 36 months.',
            es: 'Azure retira las máquinas spot cuando necesita la capacidad: no se pueden mantener 36 meses.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'Não se aceita compromisso de prazo, porque o projeto pode acabar logo.',
          en: 'No term commitment is accepted, because the project may end soon.',
          es: 'No se acepta un compromiso de plazo, porque el proyecto puede terminar pronto.',
        },
        fits: ['payg', 'spot'],
        rulesOut: {
          res1: {
            pt: 'A reserva dá desconto em troca de um ano de compromisso, que aqui não se aceita.',
            en: 'The reservation gives a discount for a commitment of one year, which is not accepted here.',
            es: 'La reserva da descuento a cambio de un año de compromiso, que aquí no se acepta.',
          },
          res3: {
            pt: 'A reserva dá o maior desconto em troca de três anos de compromisso, que aqui não se aceitam.',
            en: 'The reservation gives the largest discount for a commitment of three years, which is not accepted here.',
            es: 'La reserva da el mayor descuento a cambio de tres años de compromiso, que aquí no se aceptan.',
          },
          plan: {
            pt: 'O plano de economia obriga a um gasto por hora durante um ano.',
            en: 'The savings plan is a commitment to an hourly spend for one year.',
            es: 'El plan de ahorro obliga a un gasto por hora durante un año.',
          },
        },
      },
      {
        id: 'moves',
        text: {
          pt: 'A família e a região das máquinas vão mudar, e a compra não deve exigir ajustes.',
          en: 'Machine family and region will change, and the purchase must need no adjustment.',
          es: 'La familia y la región de las máquinas van a cambiar, y la compra no debe exigir ajustes.',
        },
        fits: ['payg', 'plan', 'spot'],
        rulesOut: {
          res3: {
            pt: 'A reserva de três anos vale para a família e a região atuais; com a mudança, é preciso trocá-la.',
            en: 'The three-year reservation is for the current family and region; after the change it has to be exchanged.',
            es: 'La reserva de tres años vale para la familia y la región actuales; con el cambio hay que intercambiarla.',
          },
          res1: {
            pt: 'A reserva vale para uma família em uma região; para acompanhar a mudança, é preciso trocá-la.',
            en: 'The reservation is for one family in one region; to follow the change it has to be exchanged.',
            es: 'La reserva vale para una familia en una región; para seguir el cambio hay que intercambiarla.',
          },
        },
      },
      {
        id: 'discount',
        text: {
          pt: 'O preço deve ser menor que o normal.',
          en: 'The price must be below the standard rate.',
          es: 'El precio debe ser menor que el normal.',
        },
        fits: ['res1', 'res3', 'plan', 'spot'],
        rulesOut: {
          payg: {
            pt: 'O pagamento conforme o uso cobra a tabela normal, sem desconto.',
            en: 'Pay-as-you-go charges standard rates, without a discount.',
            es: 'El pago por uso cobra la tarifa normal, sin descuento.',
          },
        },
      },
      {
        id: 'one-year',
        text: {
          pt: 'Compromissos de mais de um ano não são aceitos.',
          en: 'Commitments of more than one year are not accepted.',
          es: 'No se aceptan compromisos de más de un año.',
        },
        fits: ['payg', 'res1', 'plan', 'spot'],
        rulesOut: {
          res3: {
            pt: 'A reserva de três anos passa do prazo que a empresa aceita.',
            en: 'The three-year reservation exceeds the term that the company accepts.',
            es: 'La reserva de tres años supera el plazo que la empresa acepta.',
          },
        },
      },
      {
        id: 'lowest',
        ask: {
          pt: 'Qual opção de compra atende a esses requisitos com o MENOR custo?',
          en: 'Which purchasing option meets these requirements at the LOWEST cost?',
          es: '¿Qué opción de compra cumple estos requisitos al MENOR costo?',
        },
        fits: ['res3', 'spot'],
        rulesOut: {
          payg: {
            pt: 'O pagamento conforme o uso cobra a tabela normal, a mais cara dessas opções.',
            en: 'Pay-as-you-go charges standard rates, the most expensive of these options.',
            es: 'El pago por uso cobra la tarifa normal, la más cara de estas opciones.',
          },
          res1: {
            pt: 'A reserva de um ano dá um desconto menor que o da reserva de três anos ou da capacidade spot.',
            en: 'A one-year reservation gives a smaller discount than three years or spot capacity.',
            es: 'La reserva de un año da un descuento menor que el de la reserva de tres años o de la capacidad spot.',
          },
          plan: {
            pt: 'O plano de economia de um ano dá um desconto menor que o da reserva de três anos ou da capacidade spot.',
            en: 'A one-year savings plan gives a smaller discount than a three-year reservation or spot capacity.',
            es: 'El plan de ahorro de un año da un descuento menor que el de la reserva de tres años o de la capacidad spot.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção de compra atende a todos esses requisitos?',
      en: 'Which purchasing option meets all of these requirements?',
      es: '¿Qué opción de compra cumple todos estos requisitos?',
    },
  },
];
