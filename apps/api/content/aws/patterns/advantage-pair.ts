import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs } from '../source.ts';
import { type Half, type HalfNeed, threeOf, twoOf } from '../two-of.ts';

const situations: Pattern['situations'] = [
  {
    id: 'toys',
    text: {
      pt: 'Uma fabricante de brinquedos tem dois data centers e estuda migrar para a AWS.',
      en: 'A toy maker has two data centers and is considering a move to AWS.',
      es: 'Un fabricante de juguetes tiene dos centros de datos y estudia migrar a AWS.',
    },
  },
  {
    id: 'publisher',
    text: {
      pt: 'Uma editora compara manter os próprios servidores com migrar para a AWS.',
      en: 'A publisher is comparing its own servers with a move to AWS.',
      es: 'Una editorial compara mantener sus propios servidores con migrar a AWS.',
    },
  },
  {
    id: 'security',
    text: {
      pt: 'Uma empresa de alarmes cresceu comprando servidores para cada contrato.',
      en: 'A home alarm company has grown by buying servers for each contract.',
      es: 'Una empresa de alarmas creció comprando servidores para cada contrato.',
    },
  },
  {
    id: 'winery-advantage',
    text: {
      pt: 'Uma vinícola exportadora avalia trocar os servidores da sede pela AWS.',
      en: 'A wine exporter is considering AWS in place of the servers at headquarters.',
      es: 'Una bodega exportadora evalúa cambiar los servidores de la sede por AWS.',
    },
  },
  {
    id: 'clinics-advantage',
    text: {
      pt: 'Uma rede de clínicas cresceu depressa com servidores próprios.',
      en: 'A chain of clinics has grown fast on its own servers.',
      es: 'Una red de clínicas creció rápido con servidores propios.',
    },
  },
];

const halves: readonly Half[] = [
  {
    id: 'variable',
    name: {
      pt: 'Trocar despesa fixa por variável',
      en: 'Trade fixed expense for variable expense',
      es: 'Cambiar gasto fijo por variable',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'Com a despesa variável, a empresa paga pelo que consome, no mês em que consome, em vez de investir antes.',
      en: 'With variable expense, a company pays for what it consumes, in the month it consumes it, instead of investing beforehand.',
      es: 'Con el gasto variable, la empresa paga lo que consume, en el mes en que lo consume, en lugar de invertir antes.',
    },
    likeness: {
      pt: 'a cozinha paga só por prato feito',
      en: 'the kitchen paid for by the dish',
      es: 'la cocina pagada solo por plato hecho',
    },
    tell: {
      pt: 'Investimento em servidores feito de uma só vez: despesa variável. Investimento em servidores (CapEx) a trocar por um custo que acompanhe o uso (OpEx): despesa variável.',
      en: 'A large investment in servers made all at once: variable expense. Investment in servers (CapEx) to be replaced with a cost that follows use (OpEx): variable expense.',
      es: 'Inversión en servidores hecha de una sola vez: gasto variable. Inversión en servidores (CapEx) que cambiar por un costo que siga el uso (OpEx): gasto variable.',
    },
    does: {
      pt: 'a despesa variável evita o investimento antecipado',
      en: 'variable expense avoids investing in advance',
      es: 'el gasto variable evita la inversión anticipada',
    },
  },
  {
    id: 'scale',
    name: {
      pt: 'Aproveitar economias de escala',
      en: 'Benefit from massive economies of scale',
      es: 'Aprovechar economías de escala',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'As economias de escala vêm do uso somado de muitos clientes: a AWS compra em volume e repassa preços menores.',
      en: 'Economies of scale come from the combined use of many customers: AWS buys in volume and passes on lower prices.',
      es: 'Las economías de escala vienen del uso sumado de muchos clientes: AWS compra en volumen y traslada precios menores.',
    },
    likeness: {
      pt: 'o preço de atacado da compra conjunta',
      en: 'the wholesale price of a joint purchase',
      es: 'el precio mayorista de la compra conjunta',
    },
    tell: {
      pt: 'Quem compra pouco e paga mais por servidor: economias de escala. Reduções de preço à medida que o provedor cresce: economias de escala.',
      en: 'A small buyer that pays more per server: economies of scale. Price cuts as the provider grows: economies of scale.',
      es: 'Quien compra poco y paga más por servidor: economías de escala. Rebajas de precio a medida que el proveedor crece: economías de escala.',
    },
    does: {
      pt: 'as economias de escala baixam o preço unitário',
      en: 'economies of scale lower the unit price',
      es: 'las economías de escala bajan el precio unitario',
    },
  },
  {
    id: 'capacity',
    name: {
      pt: 'Parar de adivinhar a capacidade',
      en: 'Stop guessing capacity',
      es: 'Dejar de adivinar la capacidad',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'Sem adivinhar a capacidade, os recursos aumentam e diminuem conforme a demanda, em minutos.',
      en: 'With no need to guess capacity, resources grow and shrink with demand, within minutes.',
      es: 'Sin adivinar la capacidad, los recursos aumentan y disminuyen según la demanda, en minutos.',
    },
    likeness: {
      pt: 'as mesas que variam com os clientes',
      en: 'the tables that vary with the guests',
      es: 'las mesas que varían con los clientes',
    },
    tell: {
      pt: 'Servidores que sobraram em um ano e faltaram no seguinte: capacidade sem adivinhar. Servidores ociosos no ano e um sistema que cai no pico: capacidade sem adivinhar.',
      en: 'Idle servers one year, too few the next: capacity without guessing. Servers idle for the year and a system that goes down in the peak: capacity without guessing.',
      es: 'Servidores que sobraron un año y faltaron al siguiente: capacidad sin adivinar. Servidores ociosos el resto del año y un sistema que se cae en el pico: capacidad sin adivinar.',
    },
    does: {
      pt: 'não adivinhar a capacidade evita a sobra e a falta de servidores',
      en: 'no longer guessing capacity avoids having too many or too few servers',
      es: 'no adivinar la capacidad evita que sobren o falten servidores',
    },
  },
  {
    id: 'agility',
    name: {
      pt: 'Aumentar a velocidade e a agilidade',
      en: 'Increase speed and agility',
      es: 'Aumentar la velocidad y la agilidad',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'Com a agilidade da nuvem, um recurso novo fica pronto em minutos, e testar uma ideia custa pouco.',
      en: 'With the agility of the cloud, a new resource is ready in minutes, and trying out an idea costs little.',
      es: 'Con la agilidad de la nube, un recurso nuevo está listo en minutos, y probar una idea cuesta poco.',
    },
    likeness: {
      pt: 'a receita nova testada em minutos',
      en: 'the new recipe tried within minutes',
      es: 'la receta nueva probada en minutos',
    },
    tell: {
      pt: 'Nova ideia que espera seis semanas por um servidor de testes: agilidade. Meses de espera por infraestrutura para lançar novidades: agilidade.',
      en: 'Six weeks to get a test server for a new idea: agility. Months of waiting for infrastructure to release features: agility.',
      es: 'Idea nueva que espera seis semanas por un servidor de pruebas: agilidad. Meses de espera por infraestructura para lanzar novedades: agilidad.',
    },
    does: {
      pt: 'a agilidade encurta a espera por recursos',
      en: 'agility shortens the wait for resources',
      es: 'la agilidad acorta la espera por recursos',
    },
  },
  {
    id: 'no-centers',
    name: {
      pt: 'Parar de gastar com a operação e a manutenção de data centers',
      en: 'Stop spending money on running data centers',
      es: 'Dejar de gastar en operar y mantener centros de datos',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'Sem data centers a manter, a equipe se dedica ao que diferencia a empresa; racks e energia ficam com a AWS.',
      en: 'With no data centers to run, staff work on what sets the company apart; racks and power are up to AWS.',
      es: 'Sin centros de datos que mantener, el equipo se dedica a lo que diferencia a la empresa; los racks y la energía quedan a cargo de AWS.',
    },
    likeness: {
      pt: 'os cozinheiros livres de consertar fogões',
      en: 'the cooks freed from repairing stoves',
      es: 'los cocineros libres de reparar fogones',
    },
    tell: {
      pt: 'Equipe de TI que cuida de energia, refrigeração e discos: fim dos gastos com data centers. Investir no produto, e não em cuidar das salas de servidores: fim dos gastos com data centers.',
      en: 'An IT team that looks after power, cooling and disks: no more spending on data centers. Investing in the product and not in the upkeep of server rooms: no more spending on data centers.',
      es: 'Equipo de TI que se ocupa de energía, refrigeración y discos: fin de los gastos en centros de datos. Invertir en el producto y no en ocuparse de las salas de servidores: fin de los gastos en centros de datos.',
    },
    does: {
      pt: 'o fim dos gastos com data centers libera a equipe',
      en: 'no longer running data centers frees up the team',
      es: 'el fin del gasto en centros de datos libera al equipo',
    },
  },
  {
    id: 'global',
    name: {
      pt: 'Ter alcance global em minutos',
      en: 'Go global in minutes',
      es: 'Tener alcance global en minutos',
    },
    common: true,
    uses: [],
    popularity: 4,
    source: docs('whitepapers/latest/aws-overview/six-advantages-of-cloud-computing.html'),
    why: {
      pt: 'Com o alcance global, o sistema é implantado em outras regiões em minutos, perto de quem o usa.',
      en: 'With global reach, the system is deployed to other Regions within minutes, near the people who use it.',
      es: 'Con el alcance global, el sistema se despliega en otras regiones en minutos, cerca de quien lo usa.',
    },
    likeness: {
      pt: 'a filial aberta hoje noutro continente',
      en: 'the branch opened today on another continent',
      es: 'la sucursal abierta hoy en otro continente',
    },
    tell: {
      pt: 'Clientes na Ásia e na Europa que acham o sistema lento: alcance global. Clientes no Japão a atender com baixa latência: alcance global.',
      en: 'Customers in Asia and Europe with a slow system: global reach. Customers in Japan to serve with low latency: global reach.',
      es: 'Clientes de Asia y Europa con un sistema lento: alcance global. Clientes en Japón que atender con baja latencia: alcance global.',
    },
    does: {
      pt: 'o alcance global aproxima o sistema dos usuários',
      en: 'global reach brings the system closer to its users',
      es: 'el alcance global acerca el sistema a los usuarios',
    },
  },
];

const needs: readonly HalfNeed[] = [
  {
    id: 'upfront',
    of: 'variable',
    text: {
      pt: 'Cada sistema novo exige um grande investimento em servidores, feito de uma só vez.',
      en: 'Each new system takes a large investment in servers, made all at once.',
      es: 'Cada sistema nuevo exige una gran inversión en servidores, hecha de una sola vez.',
    },
    job: {
      pt: 'pagar só depois de usar, e não antes, vem da despesa variável',
      en: 'paying after use instead of before comes from variable expense',
      es: 'pagar después de usar, y no antes, viene del gasto variable',
    },
  },
  {
    id: 'capex',
    of: 'variable',
    text: {
      pt: 'O financeiro quer trocar o investimento em servidores (CapEx) por um custo mensal que acompanhe o uso (OpEx).',
      en: 'Finance wants to replace investment in servers (CapEx) with a monthly cost that follows use (OpEx).',
      es: 'Finanzas quiere cambiar la inversión en servidores (CapEx) por un costo mensual que siga el uso (OpEx).',
    },
    job: {
      pt: 'trocar CapEx por OpEx é a vantagem da despesa variável',
      en: 'replacing CapEx with OpEx is what variable expense does',
      es: 'cambiar CapEx por OpEx es la ventaja del gasto variable',
    },
  },
  {
    id: 'small-buyer',
    of: 'scale',
    text: {
      pt: 'Por comprar pouco, ela paga mais por servidor do que os grandes compradores.',
      en: 'As a small buyer, it pays more per server than large buyers do.',
      es: 'Como compra poco, paga más por servidor que los grandes compradores.',
    },
    job: {
      pt: 'dar a quem compra pouco o preço do volume de todos vem das economias de escala',
      en: 'giving a small buyer the price of everyone’s volume comes from economies of scale',
      es: 'dar a quien compra poco el precio del volumen de todos viene de las economías de escala',
    },
  },
  {
    id: 'price-falls',
    of: 'scale',
    text: {
      pt: 'O financeiro espera reduções de preço à medida que o provedor cresce.',
      en: 'Finance expects price cuts as the provider grows.',
      es: 'Finanzas espera rebajas de precio a medida que el proveedor crece.',
    },
    job: {
      pt: 'preços que caem com o crescimento do provedor vêm das economias de escala',
      en: 'prices that fall as the provider grows come from economies of scale',
      es: 'los precios que bajan cuando el proveedor crece vienen de las economías de escala',
    },
  },
  {
    id: 'wrong-size',
    of: 'capacity',
    text: {
      pt: 'Em um ano sobraram servidores; no seguinte faltaram.',
      en: 'One year it had idle servers; the next it had too few.',
      es: 'Un año sobraron servidores; al siguiente faltaron.',
    },
    job: {
      pt: 'quem resolve a previsão errada é a capacidade ajustada à demanda',
      en: 'capacity that follows demand solves the wrong forecast',
      es: 'la capacidad ajustada a la demanda resuelve la previsión errada',
    },
  },
  {
    id: 'peak-idle',
    of: 'capacity',
    text: {
      pt: 'O sistema cai no pico anual, e no resto do ano os servidores ficam ociosos.',
      en: 'The system goes down in the yearly peak, and servers are idle for the rest of the year.',
      es: 'El sistema se cae en el pico anual, y el resto del año los servidores quedan ociosos.',
    },
    job: {
      pt: 'servir o pico sem ociosidade vem da capacidade que aumenta e diminui',
      en: 'serving the peak without idle servers comes from capacity that grows and shrinks',
      es: 'atender el pico sin ociosidad viene de la capacidad que aumenta y disminuye',
    },
  },
  {
    id: 'slow-start',
    of: 'agility',
    text: {
      pt: 'Cada nova ideia espera seis semanas por um servidor de testes.',
      en: 'It takes six weeks to get a test server for a new idea.',
      es: 'Cada idea nueva espera seis semanas por un servidor de pruebas.',
    },
    job: {
      pt: 'ter um servidor de testes em minutos vem da agilidade',
      en: 'having a test server in minutes comes from agility',
      es: 'tener un servidor de pruebas en minutos viene de la agilidad',
    },
  },
  {
    id: 'releases',
    of: 'agility',
    text: {
      pt: 'Os concorrentes lançam novidades toda semana; a empresa espera meses por infraestrutura para lançar as suas.',
      en: 'Competitors release features every week, while the company waits months for infrastructure to release its own.',
      es: 'Los competidores lanzan novedades cada semana; la empresa espera meses por infraestructura para lanzar las suyas.',
    },
    job: {
      pt: 'lançar sem esperar por infraestrutura vem da agilidade',
      en: 'releasing without waiting for infrastructure comes from agility',
      es: 'lanzar sin esperar infraestructura viene de la agilidad',
    },
  },
  {
    id: 'racks-work',
    of: 'no-centers',
    text: {
      pt: 'Metade da equipe de TI cuida de energia, refrigeração e discos.',
      en: 'Half of the IT team looks after power, cooling and disks.',
      es: 'La mitad del equipo de TI se ocupa de energía, refrigeración y discos.',
    },
    job: {
      pt: 'deixar energia e discos com a AWS é o fim dos gastos com data centers',
      en: 'leaving power and disks to AWS is what ending data center spending means',
      es: 'dejar la energía y los discos a AWS es el fin del gasto en centros de datos',
    },
  },
  {
    id: 'building-work',
    of: 'no-centers',
    text: {
      pt: 'A direção prefere investir no produto, e não em cuidar das salas de servidores.',
      en: 'Management would rather invest in the product than in the upkeep of its server rooms.',
      es: 'La dirección prefiere invertir en el producto y no en ocuparse de las salas de servidores.',
    },
    job: {
      pt: 'dispensar a manutenção de instalações próprias é o fim dos gastos com data centers',
      en: 'doing without the upkeep of its own facilities is what ending data center spending means',
      es: 'prescindir del mantenimiento de instalaciones propias es el fin del gasto en centros de datos',
    },
  },
  {
    id: 'far-customers',
    of: 'global',
    text: {
      pt: 'Para clientes na Ásia e na Europa, o sistema é lento.',
      en: 'Customers in Asia and Europe find the system slow.',
      es: 'Para los clientes de Asia y Europa, el sistema es lento.',
    },
    job: {
      pt: 'chegar perto de clientes em outros continentes vem do alcance global',
      en: 'getting close to customers on other continents comes from global reach',
      es: 'acercarse a clientes de otros continentes viene del alcance global',
    },
  },
  {
    id: 'new-market',
    of: 'global',
    text: {
      pt: 'No mês que vem, ela quer atender clientes no Japão com baixa latência.',
      en: 'Next month it wants to serve customers in Japan with low latency.',
      es: 'El próximo mes quiere atender a clientes en Japón con baja latencia.',
    },
    job: {
      pt: 'estrear em outro país sem construir nada vem do alcance global',
      en: 'opening in another country without building anything comes from global reach',
      es: 'estrenar en otro país sin construir nada viene del alcance global',
    },
  },
];

/** The needs that are told in few words. */
const short = new Set(['upfront', 'small-buyer', 'wrong-size', 'slow-start', 'racks-work', 'far-customers']);

export const advantagePair: readonly Pattern[] = [
  twoOf({
    id: 'advantage-pair',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-value' } },
    scene: {
      pt: 'Pense na empresa como um restaurante, em que os servidores são a cozinha e as mesas de que ela precisa.',
      en: 'Think of the company as a restaurant, where the servers it needs are the kitchen and the tables.',
      es: 'Piensa en la empresa como un restaurante, donde los servidores que necesita son la cocina y las mesas.',
    },
    situations,
    halves,
    needs,
    ask: {
      pt: 'Quais vantagens da computação em nuvem respondem a esses dois pontos?',
      en: 'Which advantages of cloud computing address these two points?',
      es: '¿Qué ventajas de la computación en la nube responden a estos dos puntos?',
    },
  }),
  threeOf({
    id: 'advantage-three',
    exams: { 'clf-c02': { domain: 'concepts', topic: 'cloud-value', advancedOnly: true } },
    scene: {
      pt: 'Pense na empresa como um restaurante, em que os servidores são a cozinha e as mesas de que ela precisa.',
      en: 'Think of the company as a restaurant, where the servers it needs are the kitchen and the tables.',
      es: 'Piensa en la empresa como un restaurante, donde los servidores que necesita son la cocina y las mesas.',
    },
    situations,
    halves,
    needs: needs.filter(({ id }) => short.has(id)),
    ask: {
      pt: 'Quais vantagens da computação em nuvem respondem a esses três pontos?',
      en: 'Which advantages of cloud computing address these three points?',
      es: '¿Qué ventajas de la computación en la nube responden a estos tres puntos?',
    },
  }),
];
