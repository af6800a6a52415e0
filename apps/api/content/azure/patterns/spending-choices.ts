import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const spendingChoices: readonly Pattern[] = [
  {
    id: 'spending-model',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-pricing' } },
    scene: {
      pt: 'Pense nos servidores como caminhões, na sede como o pátio da firma e no processamento como as viagens deles.',
      en: 'Think of the servers as trucks, of the head office as the firm’s yard, and of the processing as their trips.',
      es: 'Piensa en los servidores como camiones, en la sede como el patio de la empresa y en el procesamiento como los viajes.',
    },
    situations: [
      {
        id: 'surveyors',
        text: {
          pt: 'Uma empresa de topografia vai substituir os servidores em que monta modelos do terreno.',
          en: 'A surveying company is replacing the servers on which it builds terrain models.',
          es: 'Una empresa de topografía va a reemplazar los servidores en que construye modelos del terreno.',
        },
      },
      {
        id: 'studio',
        text: {
          pt: 'Um estúdio de animação precisa de mais dez servidores para renderizar filmes. Um quadro interrompido pode ser refeito.',
          en: 'An animation studio needs ten more servers to render films. An interrupted frame can be rendered again.',
          es: 'Un estudio de animación necesita diez servidores más para renderizar películas. Un cuadro interrumpido puede rehacerse.',
        },
      },
      {
        id: 'feed',
        text: {
          pt: 'Uma fábrica de ração vai substituir os servidores do planejamento da produção.',
          en: 'An animal feed manufacturer is replacing its production planning servers.',
          es: 'Una fábrica de alimento balanceado va a reemplazar los servidores de planificación de la producción.',
        },
      },
    ],
    candidates: [
      {
        id: 'own',
        neverRight: true,
        text: {
          pt: 'Servidores novos, comprados para a sede',
          en: 'New servers, bought for the head office',
          es: 'Servidores nuevos, comprados para la sede',
        },
        uses: [],
        why: {
          pt: 'Servidores comprados são um investimento (CapEx): pagos no início, ficam com a empresa e não geram cobrança por uso.',
          en: 'Bought servers are an investment (CapEx): paid at the start, they stay with the company and bring no charge for usage.',
          es: 'Los servidores comprados son una inversión (CapEx): se pagan al inicio, quedan en la empresa y no generan cobro por uso.',
        },
        likeness: {
          pt: 'os caminhões que a firma compra, conserta e guarda no próprio pátio, rodem ou não',
          en: 'the trucks that the firm buys, repairs and keeps in its own yard, whether they run or not',
          es: 'los camiones que la empresa compra, repara y guarda en su propio patio, viajen o no',
        },
        tell: {
          pt: 'Equipamento pago antes de usar: despesa de capital (CapEx).',
          en: 'Equipment paid for before it is used: capital expenditure (CapEx).',
          es: 'Equipos pagados antes de usarlos: gasto de capital (CapEx).',
        },
        source: docs('training/modules/describe-cloud-compute/'),
        popularity: 5,
      },
      {
        id: 'leased',
        neverRight: true,
        text: {
          pt: 'Servidores na sede, em leasing de três anos',
          en: 'Servers at the head office, on a three-year lease',
          es: 'Servidores en la sede, en leasing de tres años',
        },
        uses: ['leasing'],
        why: {
          pt: 'O leasing divide o preço do equipamento em parcelas iguais, ao longo de um contrato de anos.',
          en: 'A lease spreads the price of the equipment over equal payments, through a contract of several years.',
          es: 'El leasing reparte el precio de los equipos en cuotas iguales, a lo largo de un contrato de años.',
        },
        likeness: {
          pt: 'os caminhões no próprio pátio, pagos em parcelas iguais por três anos, rodem ou não',
          en: 'the trucks in the firm’s own yard, paid in equal installments for three years, running or not',
          es: 'los camiones en el propio patio, pagados en cuotas iguales durante tres años, viajen o no',
        },
        tell: {
          pt: 'Equipamento na sede sem pagar tudo no início: leasing, com contrato longo.',
          en: 'Equipment on the premises without paying it all at the start: a lease, with a long contract.',
          es: 'Equipos en la sede sin pagar todo al inicio: leasing, con contrato largo.',
        },
        source: docs('training/modules/describe-cloud-compute/'),
        popularity: 2,
      },
      {
        id: 'payg',
        text: {
          pt: 'Máquinas virtuais do Azure pagas por hora',
          en: 'Azure virtual machines paid by the hour',
          es: 'Máquinas virtuales de Azure pagadas por hora',
        },
        uses: [],
        why: {
          pt: 'No modelo de consumo paga-se só o tempo de uso de máquinas criadas em minutos, que o Azure não retira: é despesa operacional (OpEx), sem investimento, prazo nem espaço na sede.',
          en: 'In the consumption-based model you pay only for the time used of machines created within minutes, which Azure does not reclaim: it is operational expenditure (OpEx), without investment, term or room at the head office.',
          es: 'En el modelo de consumo se paga solo el tiempo de uso de máquinas creadas en minutos, que Azure no retira: es gasto operativo (OpEx), sin inversión, plazo ni espacio en la sede.',
        },
        likeness: {
          pt: 'os caminhões de outra firma, chamados por hora, quantos o dia pedir, com conta diferente a cada mês',
          en: 'another firm’s trucks, called by the hour, as many as needed, with a different bill each month',
          es: 'los camiones de otra empresa, llamados por hora, cuantos pida el día, con una cuenta distinta cada mes',
        },
        tell: {
          pt: 'Número de servidores que pode dobrar em minutos: o modelo baseado em consumo. Gasto que deve cair nas semanas de pouco trabalho: o modelo baseado em consumo. Falta de orçamento para despesa de capital (CapEx): despesa operacional (OpEx). Processamento que não pode ser interrompido quando outros clientes precisam da capacidade: máquinas comuns, e não spot. Peças com defeito que a empresa não quer trocar: hardware do provedor. Compromissos de mais de um ano que a empresa não aceita: pagamento por hora. Falta de espaço e de energia na sede para mais equipamento: datacenter do provedor.',
          en: 'A number of servers that can double within minutes: the consumption-based model. Spending that must fall in slow weeks: the consumption-based model. No budget for capital expenditure (CapEx): operational expenditure (OpEx). Processing that must not be interrupted when other customers need capacity: regular machines, not spot. Replacing faulty parts, the provider’s responsibility: hardware of the provider. Commitments of more than one year that the company does not accept: payment by the hour. No room or power at the head office for more equipment: the provider’s datacenter.',
          es: 'Número de servidores que puede duplicarse en minutos: el modelo basado en el consumo. Gasto que debe bajar en las semanas de poco trabajo: el modelo basado en el consumo. Falta de presupuesto para gasto de capital (CapEx): gasto operativo (OpEx). Procesamiento que no puede interrumpirse cuando otros clientes necesitan la capacidad: máquinas comunes, no spot. Piezas con fallas que la empresa no quiere cambiar: hardware del proveedor. Compromisos de más de un año que la empresa no acepta: pago por hora. Falta de espacio y energía en la sede para más equipos: centro de datos del proveedor.',
        },
        source: docs('azure/virtual-machines/cost-optimization-plan-to-manage-costs'),
        popularity: 5,
      },
      {
        id: 'reserved',
        text: {
          pt: 'Máquinas virtuais com reserva de três anos',
          en: 'Virtual machines with a three-year reservation',
          es: 'Máquinas virtuales con reserva de tres años',
        },
        uses: [],
        why: {
          pt: 'A reserva troca um compromisso de três anos por um preço menor e fixo, pago por mês se preferido; as máquinas ficam com a Microsoft, que troca as peças e não as retira para atender a outros.',
          en: 'A reservation trades a three-year commitment for a lower, fixed price, paid monthly if preferred; the machines stay with Microsoft, which replaces parts and does not reclaim them for others.',
          es: 'La reserva cambia un compromiso de tres años por un precio menor y fijo, pagado por mes si se prefiere; las máquinas están en Microsoft, que cambia las piezas y no las retira para atender a otros.',
        },
        likeness: {
          pt: 'os caminhões de outra firma, mais baratos em troca de três anos de parcelas iguais, rodem ou não',
          en: 'another firm’s trucks, cheaper in return for three years of equal installments, running or not',
          es: 'los camiones de otra empresa, más baratos a cambio de tres años de cuotas iguales, viajen o no',
        },
        tell: {
          pt: 'Gasto mensal com computação que não muda, seja qual for o uso: uma reserva. Falta de orçamento para despesa de capital (CapEx): despesa operacional (OpEx). Processamento que não pode ser interrompido quando outros clientes precisam da capacidade: máquinas comuns, e não spot. Peças com defeito que a empresa não quer trocar: hardware do provedor. Falta de espaço e de energia na sede para mais equipamento: datacenter do provedor.',
          en: 'Monthly spending on compute that stays the same, whatever the usage: a reservation. No budget for capital expenditure (CapEx): operational expenditure (OpEx). Processing that must not be interrupted when other customers need capacity: regular machines, not spot. Replacing faulty parts, the provider’s responsibility: hardware of the provider. No room or power at the head office for more equipment: the provider’s datacenter.',
          es: 'Gasto mensual en cómputo que debe ser el mismo, sea cual sea el uso: una reserva. Falta de presupuesto para gasto de capital (CapEx): gasto operativo (OpEx). Procesamiento que no puede interrumpirse cuando otros clientes necesitan la capacidad: máquinas comunes, no spot. Piezas con fallas que la empresa no quiere cambiar: hardware del proveedor. Falta de espacio y energía en la sede para más equipos: centro de datos del proveedor.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 4,
      },
      {
        id: 'spot',
        rightIn: ['studio'],
        text: {
          pt: 'Máquinas virtuais spot, pagas por hora',
          en: 'Spot virtual machines, paid by the hour',
          es: 'Máquinas virtuales spot, pagadas por hora',
        },
        uses: ['spot'],
        why: {
          pt: 'As máquinas virtuais spot usam capacidade ociosa com grande desconto e podem ser retiradas a qualquer momento.',
          en: 'Spot virtual machines use spare capacity at a deep discount and can be evicted at any time.',
          es: 'Las máquinas virtuales spot usan capacidad sobrante con gran descuento y pueden retirarse en cualquier momento.',
        },
        likeness: {
          pt: 'os caminhões ociosos de outra firma, pagos por hora, que ela chama de volta no meio da viagem',
          en: 'another firm’s idle trucks, paid by the hour, which it calls back in the middle of a trip',
          es: 'los camiones ociosos de otra empresa, pagados por hora, que ella reclama a mitad del viaje',
        },
        tell: {
          pt: 'Trabalho que aceita ser interrompido e preço baixo: spot. Falta de orçamento para despesa de capital (CapEx): despesa operacional (OpEx). Peças com defeito que a empresa não quer trocar: hardware do provedor. Compromissos de mais de um ano que a empresa não aceita: pagamento por hora. Falta de espaço e de energia na sede para mais equipamento: datacenter do provedor.',
          en: 'Work that tolerates interruption and a low price: spot. No budget for capital expenditure (CapEx): operational expenditure (OpEx). Replacing faulty parts, the provider’s responsibility: hardware of the provider. Commitments of more than one year that the company does not accept: payment by the hour. No room or power at the head office for more equipment: the provider’s datacenter.',
          es: 'Trabajo que tolera interrupciones y precio bajo: spot. Falta de presupuesto para gasto de capital (CapEx): gasto operativo (OpEx). Piezas con fallas que la empresa no quiere cambiar: hardware del proveedor. Compromisos de más de un año que la empresa no acepta: pago por hora. Falta de espacio y energía en la sede para más equipos: centro de datos del proveedor.',
        },
        source: docs('azure/virtual-machines/spot-vms'),
        popularity: 3,
      },
      {
        id: 'hosted',
        neverRight: true,
        text: {
          pt: 'Servidores físicos de um provedor, alugados por mês',
          en: 'A provider’s physical servers, rented by the month',
          es: 'Servidores físicos de un proveedor, alquilados por mes',
        },
        uses: [],
        why: {
          pt: 'O aluguel mensal de servidores físicos tem valor fixo, sem compra nem contrato de anos.',
          en: 'Renting physical servers by the month has a fixed price, without a purchase or a contract of years.',
          es: 'El alquiler mensual de servidores físicos tiene un valor fijo, sin compra ni contrato de años.',
        },
        likeness: {
          pt: 'os mesmos poucos caminhões, alugados por mês no pátio de quem os conserta, rodem ou não',
          en: 'the same few trucks, rented by the month in the yard of those who repair them, running or not',
          es: 'los mismos pocos camiones, alquilados por mes en el patio de quien los repara, viajen o no',
        },
        tell: {
          pt: 'Valor fixo, mês a mês, em equipamento de outro: servidores alugados.',
          en: 'A fixed price, month by month, on someone else’s equipment: rented servers.',
          es: 'Valor fijo, mes a mes, en equipos ajenos: servidores alquilados.',
        },
        source: docs('training/modules/describe-cloud-compute/'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-outlay',
        text: {
          pt: 'Não há orçamento para despesa de capital (CapEx).',
          en: 'There is no budget for capital expenditure (CapEx).',
          es: 'No hay presupuesto para gasto de capital (CapEx).',
        },
        fits: ['payg', 'reserved', 'spot', 'hosted'],
        rulesOut: {
          own: {
            pt: 'Servidores comprados são despesa de capital, que o orçamento não comporta.',
            en: 'Bought servers are capital expenditure, for which the budget has no room.',
            es: 'Los servidores comprados son gasto de capital, que el presupuesto no admite.',
          },
        },
      },
      {
        id: 'no-term',
        text: {
          pt: 'A empresa não aceita compromissos de mais de um ano.',
          en: 'The company accepts no commitments of more than one year.',
          es: 'La empresa no acepta compromisos de más de un año.',
        },
        fits: ['own', 'payg', 'spot', 'hosted'],
        rulesOut: {
          leased: {
            pt: 'O arrendamento dilui o preço, mas prende a empresa por três anos.',
            en: 'The lease spreads the price but ties the company down for three years.',
            es: 'El arrendamiento reparte el precio, pero ata a la empresa por tres años.',
          },
          reserved: {
            pt: 'A reserva baixa o preço, mas é um compromisso de três anos.',
            en: 'The reservation lowers the price, but is a three-year commitment.',
            es: 'La reserva baja el precio, pero es un compromiso de tres años.',
          },
        },
      },
      {
        id: 'growth',
        text: {
          pt: 'O número de servidores deve poder dobrar em minutos e voltar ao normal no dia seguinte.',
          en: 'It must be possible to double the number of servers within minutes, and go back the next day.',
          es: 'El número de servidores debe poder duplicarse en minutos y volver a lo normal al día siguiente.',
        },
        fits: ['payg', 'spot'],
        rulesOut: {
          own: {
            pt: 'Mais servidores comprados levam semanas para chegar e não se devolvem no dia seguinte.',
            en: 'More bought servers take weeks to arrive and cannot be returned the next day.',
            es: 'Más servidores comprados tardan semanas en llegar y no se devuelven al día siguiente.',
          },
          leased: {
            pt: 'Mais servidores em leasing levam semanas para chegar e ficam até o fim do contrato.',
            en: 'More leased servers take weeks to arrive and stay until the end of the contract.',
            es: 'Más servidores en leasing tardan semanas en llegar y quedan hasta el fin del contrato.',
          },
          hosted: {
            pt: 'Servidores físicos alugados são preparados um a um e cobrados pelo mês inteiro.',
            en: 'Rented physical servers are set up one by one and charged for the whole month.',
            es: 'Los servidores físicos alquilados se preparan uno a uno y se cobran por el mes entero.',
          },
        },
      },
      {
        id: 'known-cost',
        situations: ['surveyors', 'feed'],
        text: {
          pt: 'O gasto mensal com computação deve ser o mesmo, seja qual for o uso.',
          en: 'Monthly spending on compute must stay the same, whatever the usage.',
          es: 'El gasto mensual en cómputo debe ser el mismo, sea cual sea el uso.',
        },
        fits: ['own', 'leased', 'reserved', 'hosted'],
        rulesOut: {
          payg: {
            pt: 'No pagamento por hora, o gasto muda com o uso.',
            en: 'When paid by the hour, spending changes with usage.',
            es: 'En el pago por hora, el gasto cambia con el uso.',
          },
          spot: {
            pt: 'Em máquinas spot o gasto muda com o uso e com a oferta do momento.',
            en: 'With spot machines spending changes with usage and with the supply of the moment.',
            es: 'En máquinas spot el gasto cambia con el uso y con la oferta del momento.',
          },
        },
      },
      {
        id: 'steady',
        situations: ['surveyors', 'feed'],
        text: {
          pt: 'O processamento não pode ser interrompido quando outros clientes precisam da capacidade.',
          en: 'Processing must not be interrupted when other customers need capacity.',
          es: 'El procesamiento no puede interrumpirse cuando otros clientes necesitan la capacidad.',
        },
        fits: ['own', 'leased', 'payg', 'reserved', 'hosted'],
        rulesOut: {
          spot: {
            pt: 'O Azure retira máquinas spot quando precisa da capacidade para outros clientes.',
            en: 'Azure evicts spot machines when it needs the capacity for other customers.',
            es: 'Azure retira las máquinas spot cuando necesita la capacidad para otros clientes.',
          },
        },
      },
      {
        id: 'no-repair',
        text: {
          pt: 'Trocar peças com defeito deve ser tarefa do provedor.',
          en: 'Replacing faulty parts must be the provider’s responsibility.',
          es: 'Cambiar piezas con fallas debe ser tarea del proveedor.',
        },
        fits: ['payg', 'reserved', 'spot', 'hosted'],
        rulesOut: {
          own: {
            pt: 'Em servidores próprios, trocar as peças com defeito é tarefa da empresa.',
            en: 'On servers of its own, replacing faulty parts is the company’s task.',
            es: 'En servidores propios, cambiar las piezas con fallas es tarea de la empresa.',
          },
        },
      },
      {
        id: 'slow-months',
        notWith: ['known-cost'],
        text: {
          pt: 'Nas semanas de pouco trabalho, o gasto deve cair junto.',
          en: 'In slow weeks, spending must fall along with the work.',
          es: 'En las semanas de poco trabajo, el gasto debe bajar también.',
        },
        fits: ['payg', 'spot'],
        rulesOut: {
          own: {
            pt: 'O dinheiro dos servidores comprados já foi gasto, com ou sem trabalho.',
            en: 'The money for bought servers is already spent, with or without work.',
            es: 'El dinero de los servidores comprados ya se gastó, con o sin trabajo.',
          },
          leased: {
            pt: 'A parcela do aluguel é a mesma nos meses parados.',
            en: 'The lease payment is the same in idle months.',
            es: 'La cuota del arrendamiento es la misma en los meses parados.',
          },
          reserved: {
            pt: 'A reserva é paga todos os meses, usada ou não.',
            en: 'The reservation is paid for every month, used or not.',
            es: 'La reserva se paga todos los meses, se use o no.',
          },
          hosted: {
            pt: 'O servidor físico é cobrado pelo mês inteiro.',
            en: 'The physical server is charged for the whole month.',
            es: 'El servidor físico se cobra por el mes completo.',
          },
        },
      },
      {
        id: 'no-space',
        text: {
          pt: 'A sede não tem espaço nem energia para mais equipamento.',
          en: 'The head office has no room or power for more equipment.',
          es: 'La sede no tiene espacio ni energía para más equipos.',
        },
        fits: ['payg', 'reserved', 'spot', 'hosted'],
        rulesOut: {
          own: {
            pt: 'Servidores comprados para a sede precisam do espaço e da energia que faltam.',
            en: 'Servers bought for the head office need the room and power that are lacking.',
            es: 'Los servidores comprados para la sede necesitan el espacio y la energía que faltan.',
          },
          leased: {
            pt: 'Servidores em leasing também ficam na sede e consomem a energia dela.',
            en: 'Leased servers are at the head office too and use its power.',
            es: 'Los servidores en leasing también están en la sede y consumen su energía.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual opção atende a todos esses requisitos?',
      en: 'Which option meets all of these requirements?',
      es: '¿Qué opción cumple todos estos requisitos?',
    },
  },
  {
    id: 'test-environment',
    exams: { 'az-900': { domain: 'concepts', topic: 'cloud-benefits' } },
    scene: {
      pt: 'Pense em cada uso como um ensaio de teatro, nas máquinas como o palco e no que se instala nelas como o cenário.',
      en: 'Think of each use as a theater rehearsal, of the machines as the stage, and of what is installed on them as the set.',
      es: 'Piensa en cada uso como un ensayo de teatro, en las máquinas como el escenario y en lo instalado como el decorado.',
    },
    situations: [
      {
        id: 'insurer',
        text: {
          pt: 'Os desenvolvedores de uma seguradora usam servidores de teste no Azure alguns dias por mês.',
          en: 'An insurer’s developers use test servers in Azure some days each month.',
          es: 'Los desarrolladores de una aseguradora usan servidores de prueba en Azure algunos días al mes.',
        },
      },
      {
        id: 'games',
        text: {
          pt: 'Um estúdio de jogos testa cada versão em um ambiente com vários servidores no Azure.',
          en: 'A game studio tests each version in an environment with several servers in Azure.',
          es: 'Un estudio de juegos prueba cada versión en un entorno con varios servidores en Azure.',
        },
      },
      {
        id: 'training',
        text: {
          pt: 'Uma escola técnica usa máquinas virtuais do Azure nas aulas práticas de redes.',
          en: 'A technical school uses Azure virtual machines in its networking lessons.',
          es: 'Una escuela técnica usa máquinas virtuales de Azure en las clases prácticas de redes.',
        },
      },
    ],
    candidates: [
      {
        id: 'always-on',
        rightWith: ['at-once'],
        text: {
          pt: 'Máquinas virtuais ligadas o mês inteiro',
          en: 'Virtual machines running all month long',
          es: 'Máquinas virtuales encendidas todo el mes',
        },
        uses: [],
        why: {
          pt: 'Máquinas ligadas, pagas por hora e sem prazo, estão prontas a qualquer momento e guardam o que foi instalado nelas.',
          en: 'Running machines, paid by the hour with no term, are ready at any time and keep what was installed on them.',
          es: 'Las máquinas encendidas, pagadas por hora y sin plazo, están listas en cualquier momento y conservan lo que se instaló en ellas.',
        },
        likeness: {
          pt: 'o palco aceso e pago o mês inteiro, com o mesmo cenário, mesmo nos dias sem ensaio',
          en: 'the stage lit and paid for all month, with the same set, even on days without a rehearsal',
          es: 'el escenario encendido y pagado todo el mes, con el mismo decorado, aun los días sin ensayo',
        },
        tell: {
          pt: 'Máquinas prontas a qualquer hora, sem espera: máquinas ligadas o mês inteiro. Ambiente que não pode ser refeito à mão a cada uso: ambiente mantido ou recriado por código. Infraestrutura como código que a equipe não quer escrever: máquinas guardadas ou uma imagem. Projeto que pode ser cancelado, sem compromisso de prazo: pagamento conforme o uso.',
          en: 'Machines that are ready at any hour, without a wait: machines running all month. An environment that must not be rebuilt by hand for each use: one that is kept or re-created by code. Infrastructure as code that the team does not want to write: kept machines or an image. A project that may be canceled, without a term commitment: pay-as-you-go.',
          es: 'Máquinas listas a cualquier hora, sin espera: máquinas encendidas todo el mes. Entorno que no debe rehacerse a mano en cada uso: entorno que se conserva o se crea por código. Infraestructura como código que el equipo no quiere escribir: máquinas conservadas o una imagen. Proyecto que puede cancelarse, sin compromiso de plazo: pago por uso.',
        },
        source: docs('azure/virtual-machines/states-billing'),
        popularity: 4,
      },
      {
        id: 'auto-stop',
        text: {
          pt: 'Máquinas virtuais desalocadas após cada uso',
          en: 'Virtual machines deallocated after each use',
          es: 'Máquinas virtuales desasignadas tras cada uso',
        },
        uses: [],
        why: {
          pt: 'Uma máquina desalocada não paga processamento e guarda os discos, com tudo o que foi instalado; redes e regras ficam prontas, sem código nem prazo.',
          en: 'A deallocated machine pays for no compute and keeps its disks, with everything that was installed; networks and rules stay ready, with no code or term.',
          es: 'Una máquina desasignada no paga cómputo y conserva los discos, con todo lo que se instaló; redes y reglas quedan listas, sin código ni plazo.',
        },
        likeness: {
          pt: 'o palco apagado entre ensaios, que demora a acender e guarda o mesmo cenário em espaço pago',
          en: 'the stage dark between rehearsals, slow to light up, with the same set kept in paid space',
          es: 'el escenario apagado entre ensayos, que tarda en encenderse y guarda el mismo decorado en espacio pagado',
        },
        tell: {
          pt: 'Programas instalados que devem estar lá na semana seguinte: máquinas desalocadas. Computação que não deve ser cobrada entre os usos: máquinas desalocadas ou excluídas. Ambiente que não pode ser refeito à mão a cada uso: ambiente mantido ou recriado por código. Infraestrutura como código que a equipe não quer escrever: máquinas guardadas ou uma imagem. Projeto que pode ser cancelado, sem compromisso de prazo: pagamento conforme o uso.',
          en: 'Programs installed that must still be there the following week: deallocated machines. Compute that must not be charged between uses: machines deallocated or deleted. An environment that must not be rebuilt by hand for each use: one that is kept or re-created by code. Infrastructure as code that the team does not want to write: kept machines or an image. A project that may be canceled, without a term commitment: pay-as-you-go.',
          es: 'Lo instalado que debe seguir ahí la semana siguiente: máquinas desasignadas. Cómputo que no debe cobrarse entre un uso y otro: máquinas desasignadas o eliminadas. Entorno que no debe rehacerse a mano en cada uso: entorno que se conserva o se crea por código. Infraestructura como código que el equipo no quiere escribir: máquinas conservadas o una imagen. Proyecto que puede cancelarse, sin compromiso de plazo: pago por uso.',
        },
        source: docs('azure/virtual-machines/auto-shutdown-vm'),
        popularity: 4,
      },
      {
        id: 'template',
        text: {
          pt: 'Ambiente criado por Bicep e excluído após o uso',
          en: 'Environment created with Bicep, deleted after use',
          es: 'Entorno creado con Bicep y eliminado tras el uso',
        },
        uses: ['Bicep'],
        why: {
          pt: 'O arquivo Bicep recria sozinho o mesmo ambiente, recém-instalado, e, excluído o grupo de recursos, nem os discos são cobrados.',
          en: 'The Bicep file creates the same environment again by itself, freshly installed, and once the resource group is deleted not even disks are charged for.',
          es: 'El archivo Bicep vuelve a crear por sí solo el mismo entorno, recién instalado, y, eliminado el grupo de recursos, ni los discos se cobran.',
        },
        likeness: {
          pt: 'o cenário erguido do zero a cada ensaio, por uma planta que a equipe redige, e desmontado no fim',
          en: 'the set built from nothing for each rehearsal, to a plan the team writes, and taken down afterwards',
          es: 'el decorado levantado de cero en cada ensayo, con un plano que el equipo redacta, y desmontado al final',
        },
        tell: {
          pt: 'Sistemas recém-instalados, em um ambiente não refeito à mão: a infraestrutura como código. Computação que não deve ser cobrada entre os usos: máquinas desalocadas ou excluídas. Ambiente que não pode ser refeito à mão a cada uso: ambiente mantido ou recriado por código. Discos que não devem ser cobrados entre os usos: ambiente excluído depois. Projeto que pode ser cancelado, sem compromisso de prazo: pagamento conforme o uso. Rodadas que devem partir de sistemas recém-instalados: ambiente recriado por código ou de uma imagem.',
          en: 'Freshly installed systems, in an environment not rebuilt by hand: infrastructure as code. Compute that must not be charged between uses: machines deallocated or deleted. An environment that must not be rebuilt by hand for each use: one that is kept or re-created by code. Disks that may not be charged between uses: an environment deleted afterwards. A project that may be canceled, without a term commitment: pay-as-you-go. Rounds that must start from freshly installed systems: an environment re-created from code or an image.',
          es: 'Sistemas recién instalados, en un entorno que no se rehace a mano: la infraestructura como código. Cómputo que no debe cobrarse entre un uso y otro: máquinas desasignadas o eliminadas. Entorno que no debe rehacerse a mano en cada uso: entorno que se conserva o se crea por código. Discos que no deben cobrarse entre un uso y otro: entorno que se elimina después. Proyecto que puede cancelarse, sin compromiso de plazo: pago por uso. Rondas que deben partir de sistemas recién instalados: entorno recreado con código o desde una imagen.',
        },
        source: docs('azure/azure-resource-manager/bicep/overview'),
        popularity: 4,
      },
      {
        id: 'image',
        text: {
          pt: 'Máquinas criadas de uma imagem e excluídas com os discos',
          en: 'Machines created from an image, deleted with their disks',
          es: 'Máquinas creadas de una imagen y eliminadas con sus discos',
        },
        uses: [],
        why: {
          pt: 'A imagem da galeria de computação do Azure cria máquinas iguais e recém-preparadas, sem código; excluídas com os discos, elas deixam de ser cobradas.',
          en: 'An image in Azure Compute Gallery creates identical, freshly prepared machines without code; once deleted with their disks, they are no longer charged for.',
          es: 'La imagen de Azure Compute Gallery crea máquinas iguales y recién preparadas, sin código; eliminadas con sus discos, dejan de cobrarse.',
        },
        likeness: {
          pt: 'o cenário tirado de um molde a cada ensaio e jogado fora no fim, com os retoques do dia',
          en: 'the set cast from a mold for each rehearsal and thrown away after, the day’s touches included',
          es: 'el decorado sacado de un molde en cada ensayo y desechado al final, con los retoques del día',
        },
        tell: {
          pt: 'Sistemas recém-instalados, sem infraestrutura como código: uma imagem. Computação que não deve ser cobrada entre os usos: máquinas desalocadas ou excluídas. Discos que não devem ser cobrados entre os usos: ambiente excluído depois. Infraestrutura como código que a equipe não quer escrever: máquinas guardadas ou uma imagem. Projeto que pode ser cancelado, sem compromisso de prazo: pagamento conforme o uso. Rodadas que devem partir de sistemas recém-instalados: ambiente recriado por código ou de uma imagem.',
          en: 'Freshly installed systems, without infrastructure as code: a golden image. Compute that must not be charged between uses: machines deallocated or deleted. Disks that may not be charged between uses: an environment deleted afterwards. Infrastructure as code that the team does not want to write: kept machines or an image. A project that may be canceled, without a term commitment: pay-as-you-go. Rounds that must start from freshly installed systems: an environment re-created from code or an image.',
          es: 'Sistemas recién instalados, sin infraestructura como código: una imagen. Cómputo que no debe cobrarse entre un uso y otro: máquinas desasignadas o eliminadas. Discos que no deben cobrarse entre un uso y otro: entorno que se elimina después. Infraestructura como código que el equipo no quiere escribir: máquinas conservadas o una imagen. Proyecto que puede cancelarse, sin compromiso de plazo: pago por uso. Rondas que deben partir de sistemas recién instalados: entorno recreado con código o desde una imagen.',
        },
        source: docs('azure/virtual-machines/azure-compute-gallery'),
        popularity: 3,
      },
      {
        id: 'hand',
        neverRight: true,
        text: {
          pt: 'Grupo de recursos feito à mão e excluído após o uso',
          en: 'Resource group built by hand, deleted after use',
          es: 'Grupo de recursos creado a mano y eliminado tras el uso',
        },
        uses: [],
        why: {
          pt: 'Excluído o grupo de recursos, tudo o que ele contém some e deixa de ser cobrado.',
          en: 'Once the resource group is deleted, everything in it is gone and no longer charged for.',
          es: 'Eliminado el grupo de recursos, todo lo que contiene desaparece y deja de cobrarse.',
        },
        likeness: {
          pt: 'o cenário que a equipe prega tábua por tábua antes de cada ensaio e desmancha inteiro depois',
          en: 'the set that the team nails board by board before each rehearsal and takes down completely afterwards',
          es: 'el decorado que el equipo clava tabla por tabla antes de cada ensayo y deshace entero después',
        },
        tell: {
          pt: 'Um ambiente de uma só vez: grupo de recursos feito à mão e excluído no fim.',
          en: 'A one-off environment: a resource group built by hand and deleted at the end.',
          es: 'Un entorno de una sola vez: grupo de recursos creado a mano y eliminado al final.',
        },
        source: docs('azure/azure-resource-manager/management/delete-resource-group'),
        popularity: 3,
      },
      {
        id: 'reserved',
        text: {
          pt: 'Máquinas virtuais com reserva de um ano',
          en: 'Virtual machines with a one-year reservation',
          es: 'Máquinas virtuales con reserva de un año',
        },
        uses: [],
        why: {
          pt: 'A reserva dá desconto a máquinas que ficam ligadas quase o tempo todo.',
          en: 'A reservation gives a discount to machines that run nearly all the time.',
          es: 'La reserva da descuento a máquinas que están encendidas casi todo el tiempo.',
        },
        likeness: {
          pt: 'o palco mais barato graças a um contrato de um ano, com o mesmo cenário sempre de pé, usado ou não',
          en: 'the stage made cheaper by a one-year contract, with the same set always standing, used or not',
          es: 'el escenario más barato gracias a un contrato de un año, con el mismo decorado siempre en pie, usado o no',
        },
        tell: {
          pt: 'Ligadas quase o ano inteiro: uma reserva. Ambiente que não pode ser refeito à mão a cada uso: ambiente mantido ou recriado por código. Infraestrutura como código que a equipe não quer escrever: máquinas guardadas ou uma imagem.',
          en: 'Running most of the year: a reservation. An environment that must not be rebuilt by hand for each use: one that is kept or re-created by code. Infrastructure as code that the team does not want to write: kept machines or an image.',
          es: 'Encendidas casi todo el año: una reserva. Entorno que no debe rehacerse a mano en cada uso: entorno que se conserva o se crea por código. Infraestructura como código que el equipo no quiere escribir: máquinas conservadas o una imagen.',
        },
        source: docs('azure/cost-management-billing/reservations/save-compute-costs-reservations'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'no-compute',
        text: {
          pt: 'Entre os usos, a computação não deve ser cobrada.',
          en: 'Compute must not be charged between uses.',
          es: 'Entre un uso y otro, no debe cobrarse cómputo.',
        },
        fits: ['auto-stop', 'template', 'image', 'hand'],
        rulesOut: {
          'always-on': {
            pt: 'Máquinas ligadas estão prontas a qualquer hora, mas pagam computação mesmo paradas.',
            en: 'Running machines are ready at any hour, but pay for compute even when idle.',
            es: 'Las máquinas encendidas están listas a cualquier hora, pero pagan cómputo aunque no se usen.',
          },
          reserved: {
            pt: 'A reserva é paga também quando as máquinas estão paradas.',
            en: 'A reservation is paid for even when the machines are stopped.',
            es: 'La reserva se paga también cuando las máquinas están paradas.',
          },
        },
      },
      {
        id: 'no-disks',
        text: {
          pt: 'Entre os usos, nem os discos devem ser cobrados.',
          en: 'Not even disks may be charged between uses.',
          es: 'Entre un uso y otro, ni siquiera los discos deben cobrarse.',
        },
        fits: ['template', 'image', 'hand'],
        rulesOut: {
          'always-on': {
            pt: 'Os discos de máquinas ligadas são cobrados o tempo todo.',
            en: 'The disks of running machines are charged for all the time.',
            es: 'Los discos de máquinas encendidas se cobran todo el tiempo.',
          },
          'auto-stop': {
            pt: 'Uma máquina desalocada não paga processamento, mas os discos dela continuam cobrados.',
            en: 'A deallocated machine pays for no compute, but its disks are still charged for.',
            es: 'Una máquina desasignada no paga cómputo, pero sus discos se siguen cobrando.',
          },
          reserved: {
            pt: 'A reserva cobre só processamento; os discos seguem cobrados à parte.',
            en: 'A reservation covers compute only; the disks are still charged for separately.',
            es: 'La reserva cubre solo cómputo; los discos se siguen cobrando aparte.',
          },
        },
      },
      {
        id: 'keeps',
        text: {
          pt: 'O que se instala à mão em um dia deve estar lá na semana seguinte.',
          en: 'What is installed by hand one day must still be there the following week.',
          es: 'Lo que se instala a mano un día debe seguir ahí la semana siguiente.',
        },
        fits: ['always-on', 'auto-stop', 'reserved'],
        rulesOut: {
          hand: {
            pt: 'Excluído o grupo de recursos, o que foi instalado nele se perde.',
            en: 'Once the resource group is deleted, what was installed in it is lost.',
            es: 'Eliminado el grupo de recursos, se pierde lo que se instaló en él.',
          },
          template: {
            pt: 'Com o ambiente excluído, o que foi instalado à mão nele se perde.',
            en: 'When the environment is deleted, what was installed in it by hand is lost.',
            es: 'Con el entorno eliminado, se pierde lo que se instaló a mano en él.',
          },
          image: {
            pt: 'Excluídas as máquinas e os discos, nada do que foi instalado permanece.',
            en: 'Once machines and disks are deleted, nothing of what was installed remains.',
            es: 'Eliminadas las máquinas y los discos, no queda nada de lo instalado.',
          },
        },
      },
      {
        id: 'clean',
        text: {
          pt: 'Cada rodada deve partir de sistemas recém-instalados.',
          en: 'Each round must start from freshly installed systems.',
          es: 'Cada ronda debe partir de sistemas recién instalados.',
        },
        fits: ['template', 'image', 'hand'],
        rulesOut: {
          'always-on': {
            pt: 'Máquinas que ficam ligadas carregam os restos de cada rodada.',
            en: 'Machines that stay on carry what each round leaves behind.',
            es: 'Las máquinas que quedan encendidas arrastran los restos de cada ronda.',
          },
          'auto-stop': {
            pt: 'Uma máquina desalocada volta com os mesmos discos e os restos da rodada anterior.',
            en: 'A deallocated machine comes back with the same disks and what the last round left behind.',
            es: 'Una máquina desasignada vuelve con los mismos discos y los restos de la ronda anterior.',
          },
          reserved: {
            pt: 'A reserva só muda o preço: as máquinas guardam os restos da rodada anterior.',
            en: 'A reservation changes only the price: the machines keep what the last round left behind.',
            es: 'La reserva solo cambia el precio: las máquinas conservan los restos de la ronda anterior.',
          },
        },
      },
      {
        id: 'no-manual',
        text: {
          pt: 'O ambiente não pode ser refeito à mão a cada uso.',
          en: 'The environment must not be rebuilt by hand for each use.',
          es: 'El entorno no debe rehacerse a mano en cada uso.',
        },
        fits: ['always-on', 'auto-stop', 'template', 'reserved'],
        rulesOut: {
          hand: {
            pt: 'Com o grupo de recursos excluído, alguém refaz à mão redes, regras e máquinas a cada rodada.',
            en: 'Once the resource group is deleted, somebody sets up networks, rules and machines by hand in each round.',
            es: 'Eliminado el grupo de recursos, alguien rehace a mano redes, reglas y máquinas en cada ronda.',
          },
        },
      },
      {
        id: 'no-code',
        text: {
          pt: 'A equipe não quer escrever infraestrutura como código.',
          en: 'The team does not want to write infrastructure as code.',
          es: 'El equipo no quiere escribir infraestructura como código.',
        },
        fits: ['always-on', 'auto-stop', 'image', 'reserved', 'hand'],
        rulesOut: {
          template: {
            pt: 'O ambiente em Bicep é um arquivo de infraestrutura como código, que alguém precisa escrever e manter.',
            en: 'An environment in Bicep is an infrastructure-as-code file, which somebody has to write and maintain.',
            es: 'El entorno en Bicep es un archivo de infraestructura como código, que alguien debe escribir y mantener.',
          },
        },
      },
      {
        id: 'no-commitment',
        text: {
          pt: 'Não se aceita compromisso de prazo, pois o projeto pode ser cancelado.',
          en: 'No term commitment is accepted, as the project may be canceled.',
          es: 'No se acepta un compromiso de plazo, pues el proyecto puede cancelarse.',
        },
        fits: ['always-on', 'auto-stop', 'template', 'image', 'hand'],
        rulesOut: {
          reserved: {
            pt: 'A reserva dá desconto, mas é um compromisso de um ano, que não se aceita.',
            en: 'The reservation gives a discount, but is a one-year commitment, which is not accepted.',
            es: 'La reserva da descuento, pero es un compromiso de un año, que no se acepta.',
          },
        },
      },
      {
        id: 'at-once',
        situations: ['games', 'training'],
        text: {
          pt: 'As máquinas devem estar prontas a qualquer hora, sem espera.',
          en: 'The machines must be ready at any hour, without a wait.',
          es: 'Las máquinas deben estar listas a cualquier hora, sin espera.',
        },
        fits: ['always-on', 'reserved'],
        rulesOut: {
          hand: {
            pt: 'Um ambiente excluído precisa ser montado de novo antes do uso.',
            en: 'A deleted environment has to be built again before use.',
            es: 'Un entorno eliminado debe montarse de nuevo antes de usarlo.',
          },
          'auto-stop': {
            pt: 'Máquinas desalocadas à noite precisam ser iniciadas antes do uso.',
            en: 'Machines deallocated at night have to be started before use.',
            es: 'Las máquinas desasignadas de noche deben iniciarse antes de usarlas.',
          },
          template: {
            pt: 'O ambiente excluído precisa ser criado de novo antes do uso.',
            en: 'A deleted environment has to be created again before use.',
            es: 'El entorno eliminado debe crearse otra vez antes de usarlo.',
          },
          image: {
            pt: 'A imagem cria máquinas iguais, mas as excluídas precisam ser criadas antes do uso.',
            en: 'The image creates identical machines, but deleted ones have to be created before use.',
            es: 'La imagen crea máquinas iguales, pero las eliminadas deben crearse antes de usarlas.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual abordagem atende a todos esses requisitos?',
      en: 'Which approach meets all of these requirements?',
      es: '¿Qué enfoque cumple todos estos requisitos?',
    },
  },
];
