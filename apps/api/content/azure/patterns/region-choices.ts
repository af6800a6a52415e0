import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';

export const regionChoices: readonly Pattern[] = [
  {
    id: 'place-for-resources',
    exams: { 'az-900': { domain: 'architecture', topic: 'regions' } },
    scene: {
      pt: 'Pense no sistema como uma farmácia, nos datacenters como as lojas dela e nas regiões como as cidades em que ficam.',
      en: 'Think of the system as a pharmacy, of the datacenters as its shops, and of the regions as the cities they are in.',
      es: 'Piensa en el sistema como una farmacia, en los centros de datos como sus locales y en las regiones como las ciudades donde están.',
    },
    situations: [
      {
        id: 'health-plan',
        text: {
          pt: 'Uma operadora de saúde vai implantar no Azure seu sistema de marcação de exames.',
          en: 'A health insurer will deploy its medical appointment system in Azure.',
          es: 'Una aseguradora de salud va a implementar en Azure su sistema de reserva de estudios.',
        },
      },
      {
        id: 'lottery',
        text: {
          pt: 'Uma loteria vai publicar no Azure o aplicativo em que os apostadores conferem resultados.',
          en: 'A lottery will publish in Azure the application in which players check results.',
          es: 'Una lotería va a publicar en Azure la aplicación en que los jugadores consultan resultados.',
        },
      },
      {
        id: 'library',
        text: {
          pt: 'Uma rede de bibliotecas vai levar para o Azure o catálogo de seus leitores.',
          en: 'A library network will move its readers’ catalog to Azure.',
          es: 'Una red de bibliotecas va a llevar a Azure el catálogo de sus lectores.',
        },
      },
    ],
    candidates: [
      {
        id: 'near-one',
        text: {
          pt: 'Uma região do país, em um só datacenter',
          en: 'One region in the country, in a single datacenter',
          es: 'Una región del país, en un solo centro de datos',
        },
        uses: [],
        why: {
          pt: 'Uma região no país, sem zonas, deixa o sistema perto dos usuários e os dados no território pelo menor custo local.',
          en: 'One region in the country, without zones, puts the system near its users and the data in the territory at the lowest local cost.',
          es: 'Una región en el país, sin zonas, deja el sistema cerca de los usuarios y la información en el territorio al menor costo local.',
        },
        likeness: {
          pt: 'uma única loja na capital, fechada se falta luz e perdida se a cidade alaga',
          en: 'a single shop in the capital, closed if its lights go out and lost if the city floods',
          es: 'un solo local en la capital, cerrado si se va la luz y perdido si la ciudad se inunda',
        },
        tell: {
          pt: 'Perto e simples, com risco aceito: uma região, sem zonas. Dados e cópias que, por lei, não podem sair do país: regiões do país. Falta de orçamento para uma segunda região: uma só região. Usuários na capital que esperam respostas em poucos milissegundos: região próxima.',
          en: 'Near and simple, with accepted risk: one region, without zones. Data and copies that by law must not leave the country: regions in the country. No budget for a second region: a single region. Users in the capital who expect answers within milliseconds: a nearby region.',
          es: 'Cerca y simple, con riesgo aceptado: una región, sin zonas. Datos y copias que, por ley, no pueden salir del país: regiones del país. Falta de presupuesto para una segunda región: una sola región. Usuarios en la capital que esperan respuestas en pocos milisegundos: región cercana.',
        },
        source: docs('azure/reliability/availability-zones-overview'),
        popularity: 4,
      },
      {
        id: 'near-zones',
        text: {
          pt: 'Uma região do país, em três zonas',
          en: 'One region in the country, across three zones',
          es: 'Una región del país, en tres zonas',
        },
        uses: [],
        why: {
          pt: 'Três zonas da mesma região mantêm o sistema no ar quando um datacenter falha, perto dos usuários, sem sair do país nem pagar uma segunda região.',
          en: 'Three zones of the same region keep the system up when a datacenter fails, near the users, without leaving the country or paying for a second region.',
          es: 'Tres zonas de la misma región mantienen el sistema en línea cuando falla un centro de datos, cerca de los usuarios, sin salir del país ni pagar una segunda región.',
        },
        likeness: {
          pt: 'três lojas na capital, que se cobrem quando uma fecha, mas alagam juntas numa enchente',
          en: 'three shops in the capital, which cover for one another when one closes but get flooded together',
          es: 'tres locales en la capital, que se cubren cuando uno cierra, pero se inundan juntos',
        },
        tell: {
          pt: 'Datacenter sem energia, sem orçamento para segunda região: zonas de disponibilidade. Dados e cópias que, por lei, não podem sair do país: regiões do país. Datacenter que pode ficar sem energia: zonas de disponibilidade. Falta de orçamento para uma segunda região: uma só região. Usuários na capital que esperam respostas em poucos milissegundos: região próxima.',
          en: 'A datacenter without power and no budget for a second region: availability zones. Data and copies that by law must not leave the country: regions in the country. A datacenter that may lose power: availability zones. No budget for a second region: a single region. Users in the capital who expect answers within milliseconds: a nearby region.',
          es: 'Centro de datos sin energía, sin presupuesto para segunda región: zonas de disponibilidad. Datos y copias que, por ley, no pueden salir del país: regiones del país. Centro de datos que puede quedarse sin energía: zonas de disponibilidad. Falta de presupuesto para una segunda región: una sola región. Usuarios en la capital que esperan respuestas en pocos milisegundos: región cercana.',
        },
        source: docs('azure/reliability/availability-zones-overview'),
        popularity: 5,
      },
      {
        id: 'far',
        neverRight: true,
        text: {
          pt: 'Uma região de outro continente, em três zonas',
          en: 'One region on another continent, across three zones',
          es: 'Una región de otro continente, en tres zonas',
        },
        uses: [],
        why: {
          pt: 'Três zonas resistem à falha de um datacenter também em outro continente, onde o preço por região pode ser menor.',
          en: 'Three zones survive the failure of a datacenter on another continent too, where the price per region may be lower.',
          es: 'Tres zonas resisten la falla de un centro de datos también en otro continente, donde el precio por región puede ser menor.',
        },
        likeness: {
          pt: 'três lojas vizinhas noutro continente, que alagam juntas e de onde cada remédio demora a chegar',
          en: 'three neighboring shops on another continent, which get flooded together and whose medicines are slow to arrive',
          es: 'tres locales vecinos en otro continente, que se inundan juntos y desde donde cada medicamento tarda en llegar',
        },
        tell: {
          pt: 'Preço por região, sem usuários nem lei que prendam: a região mais barata.',
          en: 'Price by region, with no users or law that tie it: the cheapest region.',
          es: 'Precio por región, sin usuarios ni ley que aten: la región más barata.',
        },
        source: docs('azure/reliability/regions-overview'),
        popularity: 3,
      },
      {
        id: 'pair',
        text: {
          pt: 'Duas regiões do país, cada uma com zonas',
          en: 'Two regions in the country, each across zones',
          es: 'Dos regiones del país, cada una con zonas',
        },
        uses: [],
        why: {
          pt: 'Duas regiões do mesmo país, com zonas, protegem da perda de um datacenter ou de uma região inteira, com os dados no território e perto dos usuários.',
          en: 'Two regions in the same country, with zones, protect from the loss of a datacenter or a whole region, with the data in the territory and near the users.',
          es: 'Dos regiones del mismo país, con zonas, protegen de la pérdida de un centro de datos o de una región entera, con los datos en el territorio y cerca de los usuarios.',
        },
        likeness: {
          pt: 'três lojas na capital e três noutra cidade do mesmo país, com o aluguel em dobro',
          en: 'three shops in the capital and three in another city of the same country, at twice the rent',
          es: 'tres locales en la capital y tres en otra ciudad del mismo país, con el doble de alquiler',
        },
        tell: {
          pt: 'Desastre na região inteira, com os dados no país: duas regiões do país. Dados e cópias que, por lei, não podem sair do país: regiões do país. Datacenter que pode ficar sem energia: zonas de disponibilidade. Usuários na capital que esperam respostas em poucos milissegundos: região próxima. Dados que devem sobreviver a um desastre na região inteira: duas regiões.',
          en: 'A disaster in the whole region, with the data in the country: two regions in the country. Data and copies that by law must not leave the country: regions in the country. A datacenter that may lose power: availability zones. Users in the capital who expect answers within milliseconds: a nearby region. Data that must survive a disaster in the whole region: two regions.',
          es: 'Desastre en toda la región, con los datos en el país: dos regiones del país. Datos y copias que, por ley, no pueden salir del país: regiones del país. Centro de datos que puede quedarse sin energía: zonas de disponibilidad. Usuarios en la capital que esperan respuestas en pocos milisegundos: región cercana. Datos que deben sobrevivir a un desastre en toda la región: dos regiones.',
        },
        source: docs('azure/reliability/regions-paired'),
        popularity: 4,
      },
      {
        id: 'abroad-copy',
        text: {
          pt: 'Uma região do país e outra no exterior, ambas com zonas',
          en: 'One region in the country and one abroad, both across zones',
          es: 'Una región del país y otra en el exterior, ambas con zonas',
        },
        uses: [],
        why: {
          pt: 'Uma segunda região em outro continente protege da perda da região e fica longe de qualquer desastre local.',
          en: 'A second region on another continent protects from the loss of the region and is far from any local disaster.',
          es: 'Una segunda región en otro continente protege de la pérdida de la región y queda lejos de cualquier desastre local.',
        },
        likeness: {
          pt: 'três lojas na capital e três no exterior, com o aluguel em dobro e as fichas copiadas lá fora',
          en: 'three shops in the capital and three abroad, at twice the rent and with all files copied out there',
          es: 'tres locales en la capital y tres en el extranjero, con doble alquiler y las fichas copiadas allá',
        },
        tell: {
          pt: 'Réplica bem distante, sem exigência de residência: outra geografia. Datacenter que pode ficar sem energia: zonas de disponibilidade. Usuários na capital que esperam respostas em poucos milissegundos: região próxima.',
          en: 'A very distant replica, without residency requirements: another geography. A datacenter that may lose power: availability zones. Users in the capital who expect answers within milliseconds: a nearby region.',
          es: 'Réplica muy distante, sin exigencia de residencia: otra geografía. Centro de datos que puede quedarse sin energía: zonas de disponibilidad. Usuarios en la capital que esperan respuestas en pocos milisegundos: región cercana.',
        },
        source: docs('azure/reliability/cross-region-replication-azure'),
        popularity: 3,
      },
    ],
    constraints: [
      {
        id: 'residency',
        text: {
          pt: 'Por lei, os dados e suas cópias não podem sair do país.',
          en: 'By law, the data and its copies must not leave the country.',
          es: 'Por ley, los datos y sus copias no pueden salir del país.',
        },
        fits: ['near-one', 'near-zones', 'pair'],
        rulesOut: {
          far: {
            pt: 'Uma região de outro continente guarda os dados fora do território nacional.',
            en: 'A region on another continent stores the data outside national territory.',
            es: 'Una región de otro continente guarda los datos fuera del territorio nacional.',
          },
          'abroad-copy': {
            pt: 'A região do outro continente guarda uma cópia fora do território nacional.',
            en: 'The region abroad stores a copy outside national territory.',
            es: 'La región del otro continente guarda una copia fuera del territorio nacional.',
          },
        },
      },
      {
        id: 'latency',
        text: {
          pt: 'Os usuários estão na capital e esperam respostas em poucos milissegundos.',
          en: 'The users are in the capital and expect answers within a few milliseconds.',
          es: 'Los usuarios están en la capital y esperan respuestas en pocos milisegundos.',
        },
        fits: ['near-one', 'near-zones', 'pair', 'abroad-copy'],
        rulesOut: {
          far: {
            pt: 'De outro continente, só a distância já soma mais de cem milissegundos.',
            en: 'From another continent, distance alone adds more than a hundred milliseconds.',
            es: 'Desde otro continente, la sola distancia suma más de cien milisegundos.',
          },
        },
      },
      {
        id: 'building',
        text: {
          pt: 'Se um datacenter ficar sem energia, o sistema deve seguir no ar.',
          en: 'If a datacenter loses power, the system must stay up.',
          es: 'Si un centro de datos se queda sin energía, el sistema debe seguir en línea.',
        },
        fits: ['near-zones', 'far', 'pair', 'abroad-copy'],
        rulesOut: {
          'near-one': {
            pt: 'Um só datacenter custa menos, mas o sistema para com ele.',
            en: 'A single datacenter costs less, but the system stops with it.',
            es: 'Un solo centro de datos cuesta menos, pero el sistema se detiene con él.',
          },
        },
      },
      {
        id: 'whole-region',
        text: {
          pt: 'Os dados devem sobreviver a um desastre na região inteira.',
          en: 'The data must survive a disaster that hits the whole region.',
          es: 'Los datos deben sobrevivir a un desastre en toda la región.',
        },
        fits: ['pair', 'abroad-copy'],
        rulesOut: {
          'near-one': {
            pt: 'Em um só datacenter, os dados existem só naquela região.',
            en: 'In a single datacenter, the data exists in that region only.',
            es: 'En un solo centro de datos, los datos existen solo en esa región.',
          },
          'near-zones': {
            pt: 'Três zonas resistem à perda de um datacenter, mas estão todas na mesma região.',
            en: 'Three zones survive the loss of a datacenter, but they are all in the same region.',
            es: 'Tres zonas resisten la pérdida de un centro de datos, pero están todas en la misma región.',
          },
          far: {
            pt: 'As zonas de uma região distante também ficam todas nela.',
            en: 'The zones of a distant region are all in it, too.',
            es: 'Las zonas de una región distante también están todas en ella.',
          },
        },
      },
      {
        id: 'one-bill',
        text: {
          pt: 'Não há orçamento para uma segunda região.',
          en: 'There is no budget for a second region.',
          es: 'No hay presupuesto para una segunda región.',
        },
        fits: ['near-one', 'near-zones', 'far'],
        rulesOut: {
          pair: {
            pt: 'A segunda região do país traz armazenamento e processamento a pagar.',
            en: 'The second region in the country brings storage and compute to pay for.',
            es: 'La segunda región del país trae almacenamiento y procesamiento que pagar.',
          },
          'abroad-copy': {
            pt: 'A região do outro continente é paga, além do tráfego entre regiões.',
            en: 'The region abroad is paid for, besides the traffic between regions.',
            es: 'La región del otro continente se paga, además del tráfico entre regiones.',
          },
        },
      },
    ],
    ask: {
      pt: 'Qual plano de implantação atende a todos esses requisitos?',
      en: 'Which deployment plan meets all of these requirements?',
      es: '¿Qué plan de implementación cumple todos estos requisitos?',
    },
  },
];
