import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const wayToGetHelp: readonly Pattern[] = [
  {
    id: 'way-to-get-help',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    scene: {
      pt: 'Pense nos sistemas na AWS como carros e no suporte da AWS como a oficina que cuida deles.',
      en: 'Think of the systems on AWS as cars and of AWS support as the garage that looks after them.',
      es: 'Piensa en los sistemas en AWS como autos y en el soporte de AWS como el taller que los atiende.',
    },
    situations: [
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma farmácia on-line lançou a sua loja na AWS há um mês.',
          en: 'An online pharmacy launched its store on AWS a month ago.',
          es: 'Una farmacia en línea lanzó su tienda en AWS hace un mes.',
        },
      },
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea vende todas as suas passagens com um sistema na AWS.',
          en: 'An airline sells all of its tickets with a system on AWS.',
          es: 'Una aerolínea vende todos sus pasajes con un sistema en AWS.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu vende ingressos com um pequeno sistema na AWS.',
          en: 'A museum sells tickets with a small system on AWS.',
          es: 'Un museo vende entradas con un pequeño sistema en AWS.',
        },
      },
      {
        id: 'games-help',
        text: {
          pt: 'Um estúdio lançou na AWS um jogo que é jogado dia e noite.',
          en: 'A studio has launched a game on AWS that is played day and night.',
          es: 'Un estudio lanzó en AWS un juego que se juega día y noche.',
        },
      },
      {
        id: 'payments-help',
        text: {
          pt: 'Uma empresa de pagamentos entra em operação na AWS no próximo mês.',
          en: 'A payments company goes live on AWS next month.',
          es: 'Una empresa de pagos empieza a operar en AWS el próximo mes.',
        },
      },
    ],
    candidates: [
      {
        id: 'repost',
        uses: ['re:Post'],
        popularity: 3,
        source: { url: 'https://repost.aws/', checkedOn: null },
        text: { pt: 'Perguntas no AWS re:Post', en: 'Questions on AWS re:Post', es: 'Preguntas en AWS re:Post' },
        why: {
          pt: 'No AWS re:Post a comunidade e especialistas respondem de graça a perguntas publicadas, sem prazo garantido.',
          en: 'On AWS re:Post the community and experts answer published questions for free, with no guaranteed time.',
          es: 'En AWS re:Post la comunidad y especialistas responden gratis las preguntas publicadas, sin plazo garantizado.',
        },
        likeness: {
          pt: 'um mural na praça, onde quem passa responde de graça, à vista de todos e sem prazo',
          en: 'a notice board in the square, where passers-by answer for free, in plain view and at no set time',
          es: 'un tablero en la plaza, donde quien pasa responde gratis, a la vista de todos y sin plazo',
        },
        tell: {
          pt: 'Dúvida técnica sem custo e sem pressa: pense no AWS re:Post.',
          en: 'A technical question at no cost and in no hurry: think of AWS re:Post.',
          es: 'Duda técnica sin costo y sin apuro: piensa en AWS re:Post.',
        },
      },
      {
        id: 'basic',
        uses: ['Basic Support'],
        popularity: 4,
        source: docs('awssupport/latest/user/aws-support-plans.html'),
        text: { pt: 'O plano Basic Support', en: 'The Basic Support plan', es: 'El plan Basic Support' },
        why: {
          pt: 'O Basic Support vem com toda conta, sem mensalidade, e atende a casos sobre conta e fatura.',
          en: 'Basic Support comes with every account, with no fee, and takes cases about account and billing.',
          es: 'Basic Support viene con toda cuenta, sin mensualidad, y atiende casos sobre cuenta y factura.',
        },
        likeness: {
          pt: 'o balcão gratuito da oficina, que só trata do cadastro e da conta de cada cliente',
          en: 'the garage’s free counter, which only deals with each customer’s record and bill',
          es: 'el mostrador gratuito del taller, que solo trata el registro y la cuenta de cada cliente',
        },
        tell: {
          pt: 'Dúvidas sobre cobranças, sem verba para mensalidade: Basic Support. Nenhuma verba para mensalidade de suporte: Basic Support. Dúvidas sobre cobranças, tratadas em particular: um caso no Basic Support.',
          en: 'Questions about charges, with no budget for a monthly fee: Basic Support. No budget for a monthly support fee: Basic Support. Questions about charges, handled in private: a case with Basic Support.',
          es: 'Dudas sobre cargos, sin presupuesto para una mensualidad: Basic Support. Ningún presupuesto para una mensualidad de soporte: Basic Support. Dudas sobre cargos, tratadas en privado: un caso en Basic Support.',
        },
      },
      {
        id: 'business',
        uses: ['Business Support+'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Business Support+', en: 'The Business Support+ plan', es: 'El plan Business Support+' },
        why: {
          pt: 'O Business Support+ é o plano pago de entrada, com mensalidade a partir de dezenas de dólares: abre casos técnicos com engenheiros da AWS a qualquer hora e inclui todas as verificações do Trusted Advisor.',
          en: 'Business Support+ is the entry paid plan, with a fee that starts at tens of dollars a month: it opens technical cases with AWS engineers at any hour and includes all Trusted Advisor checks.',
          es: 'Business Support+ es el plan pago de entrada, con mensualidad a partir de decenas de dólares: abre casos técnicos con ingenieros de AWS a cualquier hora e incluye todas las verificaciones de Trusted Advisor.',
        },
        likeness: {
          pt: 'a mensalidade barata da oficina, que dá mecânico a qualquer hora e todas as revisões da lista',
          en: 'the garage’s cheap monthly fee, which gives a mechanic at any hour and every check on the list',
          es: 'la mensualidad barata del taller, que da mecánico a cualquier hora y todas las revisiones de la lista',
        },
        tell: {
          pt: 'Casos técnicos a qualquer hora pelo menor preço: pense no Business Support+. Todas as verificações do Trusted Advisor: Business Support+. Caso técnico com um engenheiro da AWS, de madrugada: Business Support+. Fatura de 2.000 dólares por mês, que o suporte não pode custar: Business Support+, e não Enterprise.',
          en: 'Technical cases at any hour for the lowest price: think of Business Support+. All the checks of Trusted Advisor: Business Support+. A technical case with an AWS engineer at night: Business Support+. A bill of 2,000 dollars a month, which support must not cost: Business Support+, not Enterprise.',
          es: 'Casos técnicos a cualquier hora al menor precio: piensa en Business Support+. Todas las verificaciones de Trusted Advisor: Business Support+. Caso técnico con un ingeniero de AWS, de madrugada: Business Support+. Factura de 2.000 dólares al mes, que el soporte no puede costar: Business Support+, y no Enterprise.',
        },
      },
      {
        id: 'enterprise',
        rightWith: ['manager'],
        uses: ['Enterprise Support'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Enterprise Support', en: 'The Enterprise Support plan', es: 'El plan Enterprise Support' },
        why: {
          pt: 'O Enterprise Support é o plano de menor mensalidade que designa um technical account manager (TAM) que conhece o ambiente, e responde a casos críticos em quinze minutos.',
          en: 'Enterprise Support is the plan of lowest fee that assigns a technical account manager (TAM) who knows the environment, and answers critical cases within fifteen minutes.',
          es: 'Enterprise Support es el plan de menor mensualidad que designa un technical account manager (TAM) que conoce el entorno, y responde casos críticos en quince minutos.',
        },
        likeness: {
          pt: 'uma mensalidade cara da oficina, com um mecânico-chefe designado, que conhece os carros do cliente',
          en: 'an expensive monthly fee at the garage, with an assigned chief mechanic who knows the customer’s cars',
          es: 'una mensualidad cara del taller, con un jefe mecánico asignado que conoce los autos del cliente',
        },
        tell: {
          pt: 'TAM designado: pense no Enterprise Support.',
          en: 'A designated TAM: think of Enterprise Support.',
          es: 'TAM designado: piensa en Enterprise Support.',
        },
      },
      {
        id: 'unified',
        neverRight: true,
        uses: ['Unified Operations'],
        popularity: 2,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Unified Operations', en: 'The Unified Operations plan', es: 'El plan Unified Operations' },
        why: {
          pt: 'O Unified Operations soma ao TAM uma equipe de engenheiros designada para as cargas críticas; é o plano mais completo e mais caro.',
          en: 'Unified Operations adds to the TAM a team of engineers assigned to critical workloads; it is the most complete and most expensive plan.',
          es: 'Unified Operations suma al TAM un equipo de ingenieros designado para las cargas críticas; es el plan más completo y más caro.',
        },
        likeness: {
          pt: 'o contrato mais caro da oficina, com uma equipe inteira designada para os carros que não podem parar',
          en: 'the garage’s most expensive contract, with a whole team assigned to the cars that cannot stop',
          es: 'el contrato más caro del taller, con un equipo entero asignado a los autos que no pueden parar',
        },
        tell: {
          pt: 'Equipe inteira para cargas que não podem parar: pense no Unified Operations.',
          en: 'A whole team for workloads that must not stop: think of Unified Operations.',
          es: 'Equipo completo para cargas que no pueden parar: piensa en Unified Operations.',
        },
      },
    ],
    constraints: [
      {
        id: 'technical-cases',
        text: {
          pt: 'De madrugada, a equipe deve poder abrir um caso técnico com um engenheiro da AWS.',
          en: 'At night, the team must be able to open a technical case with an AWS engineer.',
          es: 'De madrugada, el equipo debe poder abrir un caso técnico con un ingeniero de AWS.',
        },
        fits: ['business', 'enterprise', 'unified'],
        rulesOut: {
          repost: {
            pt: 'No AWS re:Post não se abrem casos nem há engenheiro à disposição; quem responde é a comunidade, sem prazo.',
            en: 'AWS re:Post takes no cases and has no engineer on call; the community answers, with no set time.',
            es: 'En AWS re:Post no se abren casos ni hay un ingeniero disponible; responde la comunidad, sin plazo.',
          },
          basic: {
            pt: 'O Basic Support atende a casos de conta e fatura, não a casos técnicos.',
            en: 'Basic Support takes account and billing cases, not technical ones.',
            es: 'Basic Support atiende casos de cuenta y factura, no casos técnicos.',
          },
        },
      },
      {
        id: 'manager',
        situations: ['pharmacy', 'airline'],
        text: {
          pt: 'A direção quer um technical account manager (TAM) designado.',
          en: 'Management wants a designated technical account manager (TAM).',
          es: 'La dirección quiere un technical account manager (TAM) designado.',
        },
        fits: ['enterprise', 'unified'],
        rulesOut: {
          repost: {
            pt: 'O AWS re:Post é uma comunidade; não designa ninguém à empresa.',
            en: 'AWS re:Post is a community; it assigns nobody to the company.',
            es: 'AWS re:Post es una comunidad; no designa a nadie para la empresa.',
          },
          basic: {
            pt: 'O Basic Support não inclui um TAM.',
            en: 'Basic Support includes no TAM.',
            es: 'Basic Support no incluye un TAM.',
          },
          business: {
            pt: 'O Business Support+ dá acesso a engenheiros, mas não designa um TAM.',
            en: 'Business Support+ gives access to engineers but assigns no TAM.',
            es: 'Business Support+ da acceso a ingenieros, pero no designa un TAM.',
          },
        },
      },
      {
        id: 'hundreds',
        situations: ['pharmacy', 'museum'],
        text: {
          pt: 'A fatura é de 2.000 dólares por mês, e o suporte não pode custar mais que isso.',
          en: 'The bill is 2,000 dollars a month, and support must not cost more than that.',
          es: 'La factura es de 2.000 dólares al mes, y el soporte no puede costar más que eso.',
        },
        fits: ['repost', 'basic', 'business'],
        rulesOut: {
          enterprise: {
            pt: 'A mensalidade mínima do Enterprise Support é de milhares de dólares, mais do que a própria fatura.',
            en: 'The minimum monthly fee of Enterprise Support is thousands of dollars, more than the bill itself.',
            es: 'La mensualidad mínima de Enterprise Support es de miles de dólares, más que la propia factura.',
          },
          unified: {
            pt: 'O Unified Operations tem a maior mensalidade mínima de todos os planos, muito acima da fatura.',
            en: 'Unified Operations has the highest minimum fee of all plans, far above the bill.',
            es: 'Unified Operations tiene la mayor mensualidad mínima de todos los planes, muy por encima de la factura.',
          },
        },
      },
      {
        id: 'no-fee',
        situations: ['pharmacy', 'museum'],
        text: {
          pt: 'Não há verba para nenhuma mensalidade de suporte.',
          en: 'There is no budget for any monthly support fee.',
          es: 'No hay presupuesto para ninguna mensualidad de soporte.',
        },
        fits: ['repost', 'basic'],
        rulesOut: {
          business: {
            pt: 'O Business Support+ é um plano pago, com mensalidade.',
            en: 'Business Support+ is a paid plan with a monthly fee.',
            es: 'Business Support+ es un plan pago, con mensualidad.',
          },
          enterprise: {
            pt: 'O Enterprise Support é um plano pago, com mensalidade.',
            en: 'Enterprise Support is a paid plan with a monthly fee.',
            es: 'Enterprise Support es un plan pago, con mensualidad.',
          },
          unified: {
            pt: 'O Unified Operations é um plano pago, com a maior mensalidade.',
            en: 'Unified Operations is a paid plan with the highest monthly fee.',
            es: 'Unified Operations es un plan pago, con la mayor mensualidad.',
          },
        },
      },
      {
        id: 'all-checks',
        notWith: ['technical-cases'],
        text: {
          pt: 'A equipe precisa de todas as verificações do AWS Trusted Advisor.',
          en: 'The team needs all the checks of AWS Trusted Advisor.',
          es: 'El equipo necesita todas las verificaciones de AWS Trusted Advisor.',
        },
        fits: ['business', 'enterprise', 'unified'],
        rulesOut: {
          repost: {
            pt: 'O AWS re:Post é uma comunidade e não acrescenta verificações do Trusted Advisor.',
            en: 'AWS re:Post is a community and adds no Trusted Advisor checks.',
            es: 'AWS re:Post es una comunidad y no agrega verificaciones de Trusted Advisor.',
          },
          basic: {
            pt: 'O Basic Support inclui só uma parte das verificações do Trusted Advisor.',
            en: 'Basic Support includes only some of the Trusted Advisor checks.',
            es: 'Basic Support incluye solo una parte de las verificaciones de Trusted Advisor.',
          },
        },
      },
      {
        id: 'billing-cases',
        notWith: ['hundreds'],
        text: {
          pt: 'Dúvidas sobre cobranças devem ser tratadas em particular com a AWS.',
          en: 'Questions about charges must be handled in private with AWS.',
          es: 'Las dudas sobre cargos deben tratarse en privado con AWS.',
        },
        fits: ['basic', 'business', 'enterprise', 'unified'],
        rulesOut: {
          repost: {
            pt: 'As perguntas do AWS re:Post são públicas, e quem responde não vê a conta.',
            en: 'Questions on AWS re:Post are public, and those who answer cannot see the account.',
            es: 'Las preguntas de AWS re:Post son públicas, y quien responde no ve la cuenta.',
          },
        },
      },
      {
        id: 'lowest-fee',
        notWith: ['manager', 'no-fee', 'hundreds', 'billing-cases'],
        ask: {
          pt: 'Que forma de ajuda atende a essa necessidade com o MENOR custo?',
          en: 'Which way of getting help meets this need at the LOWEST cost?',
          es: '¿Qué forma de ayuda cumple esta necesidad con el MENOR costo?',
        },
        fits: ['repost', 'basic', 'business'],
        rulesOut: {
          enterprise: {
            pt: 'O Enterprise Support acrescenta um TAM, que não foi pedido, por uma mensalidade muito maior.',
            en: 'Enterprise Support adds a TAM, which was not asked for, at a much higher monthly fee.',
            es: 'Enterprise Support agrega un TAM, que no se pidió, por una mensualidad mucho mayor.',
          },
          unified: {
            pt: 'O Unified Operations acrescenta uma equipe dedicada, que não foi pedida, e é o plano mais caro.',
            en: 'Unified Operations adds a dedicated team, which was not asked for, and is the most expensive plan.',
            es: 'Unified Operations agrega un equipo dedicado, que no se pidió, y es el plan más caro.',
          },
        },
      },
      {
        id: 'cheapest-with-tam',
        notWith: ['technical-cases', 'all-checks', 'billing-cases', 'hundreds', 'no-fee', 'lowest-fee'],
        ask: {
          pt: 'Que forma de ajuda atende a essa necessidade com o MENOR custo?',
          en: 'Which way of getting help meets this need at the LOWEST cost?',
          es: '¿Qué forma de ayuda cumple esta necesidad con el MENOR costo?',
        },
        fits: ['repost', 'basic', 'business', 'enterprise'],
        rulesOut: {
          unified: {
            pt: 'O Unified Operations acrescenta uma equipe dedicada, que não foi pedida, e é o plano mais caro.',
            en: 'Unified Operations adds a dedicated team, which was not asked for, and is the most expensive plan.',
            es: 'Unified Operations agrega un equipo dedicado, que no se pidió, y es el plan más caro.',
          },
        },
      },
    ],
    ask: {
      pt: 'Que forma de ajuda atende a esses requisitos?',
      en: 'Which way of getting help meets these requirements?',
      es: '¿Qué forma de ayuda cumple estos requisitos?',
    },
  },
];
