import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { docs, site } from '../source.ts';

export const wayToGetHelp: readonly Pattern[] = [
  {
    id: 'way-to-get-help',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    situations: [
      {
        id: 'pharmacy',
        text: {
          pt: 'Uma farmácia on-line de Curitiba colocou a loja na AWS e quer decidir que ajuda terá quando surgirem problemas.',
          en: 'An online pharmacy from Curitiba has put its store on AWS and wants to decide what help it will have when problems come up.',
          es: 'Una farmacia en línea de Curitiba puso su tienda en AWS y quiere decidir qué ayuda tendrá cuando surjan problemas.',
        },
      },
      {
        id: 'airline',
        text: {
          pt: 'Uma companhia aérea regional levou a venda de passagens para a AWS e está revendo o seu plano de suporte.',
          en: 'A regional airline has moved ticket sales to AWS and is reviewing its support plan.',
          es: 'Una aerolínea regional llevó la venta de pasajes a AWS y está revisando su plan de soporte.',
        },
      },
      {
        id: 'museum',
        text: {
          pt: 'Um museu de ciências publicou na AWS o seu acervo digital e a venda de ingressos, e precisa definir como pedir ajuda à AWS.',
          en: 'A science museum has published its digital collection and ticket sales on AWS and has to settle how to get help.',
          es: 'Un museo de ciencias publicó en AWS su colección digital y la venta de entradas, y debe definir cómo pedir ayuda.',
        },
      },
      {
        id: 'games-help',
        text: {
          pt: 'Um estúdio lançou um jogo na AWS e quer definir a quem recorrer quando algo não funcionar.',
          en: 'A studio has launched a game on AWS and wants to settle whom to turn to when something does not work.',
          es: 'Un estudio lanzó un juego en AWS y quiere definir a quién acudir cuando algo no funcione.',
        },
      },
      {
        id: 'payments-help',
        text: {
          pt: 'Uma empresa de pagamentos leva o seu sistema para a AWS e revê o plano de suporte antes da estreia.',
          en: 'A payments company is taking its system to AWS and is reviewing its support plan before going live.',
          es: 'Una empresa de pagos lleva su sistema a AWS y revisa el plan de soporte antes del estreno.',
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
        tell: {
          pt: 'Só casos de conta e fatura, sem mensalidade: o Basic Support basta.',
          en: 'Account and billing cases only, with no fee: Basic Support is enough.',
          es: 'Solo casos de cuenta y factura, sin mensualidad: basta Basic Support.',
        },
      },
      {
        id: 'business',
        uses: ['Business Support+'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Business Support+', en: 'The Business Support+ plan', es: 'El plan Business Support+' },
        why: {
          pt: 'O Business Support+ é o plano pago de entrada: abre casos técnicos com engenheiros da AWS a qualquer hora.',
          en: 'Business Support+ is the entry paid plan: it opens technical cases with AWS engineers at any hour.',
          es: 'Business Support+ es el plan pago de entrada: abre casos técnicos con ingenieros de AWS a cualquier hora.',
        },
        tell: {
          pt: 'Casos técnicos a qualquer hora pelo menor preço: pense no Business Support+.',
          en: 'Technical cases at any hour for the lowest price: think of Business Support+.',
          es: 'Casos técnicos a cualquier hora al menor precio: piensa en Business Support+.',
        },
      },
      {
        id: 'enterprise',
        uses: ['Enterprise Support'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Enterprise Support', en: 'The Enterprise Support plan', es: 'El plan Enterprise Support' },
        why: {
          pt: 'O Enterprise Support designa um technical account manager (TAM) que conhece o ambiente e responde a casos críticos em quinze minutos.',
          en: 'Enterprise Support assigns a technical account manager (TAM) who knows the environment, and answers critical cases within fifteen minutes.',
          es: 'Enterprise Support designa un technical account manager (TAM) que conoce el entorno y responde casos críticos en quince minutos.',
        },
        tell: {
          pt: 'TAM designado: pense no Enterprise Support.',
          en: 'A designated TAM: think of Enterprise Support.',
          es: 'TAM designado: piensa en Enterprise Support.',
        },
      },
      {
        id: 'unified',
        uses: ['Unified Operations'],
        popularity: 2,
        source: site('premiumsupport/plans/'),
        text: { pt: 'O plano Unified Operations', en: 'The Unified Operations plan', es: 'El plan Unified Operations' },
        why: {
          pt: 'O Unified Operations soma ao TAM uma equipe de engenheiros designada para as cargas críticas; é o plano mais completo e mais caro.',
          en: 'Unified Operations adds to the TAM a team of engineers assigned to critical workloads; it is the most complete and dearest plan.',
          es: 'Unified Operations suma al TAM un equipo de ingenieros designado para las cargas críticas; es el plan más completo y más caro.',
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
        kind: 'time',
        text: {
          pt: 'De madrugada, a equipe deve poder abrir um caso técnico e falar com um engenheiro da AWS.',
          en: 'At night, the team must be able to open a technical case and talk to an AWS engineer.',
          es: 'De madrugada, el equipo debe poder abrir un caso técnico y hablar con un ingeniero de AWS.',
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
        kind: 'skill',
        situations: ['pharmacy', 'airline'],
        text: {
          pt: 'A direção quer um technical account manager (TAM) designado, que conheça o ambiente e oriente antes que haja problemas.',
          en: 'Management wants a designated technical account manager (TAM) who knows the environment and advises before problems arise.',
          es: 'La dirección quiere un technical account manager (TAM) designado, que conozca el entorno y oriente antes de que haya problemas.',
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
        kind: 'cost',
        situations: ['pharmacy', 'museum'],
        text: {
          pt: 'A fatura da AWS é de 2.000 dólares por mês, e o suporte não pode custar mais do que isso.',
          en: 'The AWS bill is 2,000 dollars a month, and support must not cost more than that.',
          es: 'La factura de AWS es de 2.000 dólares al mes, y el soporte no puede costar más que eso.',
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
        id: 'no-top',
        kind: 'cost',
        text: {
          pt: 'O orçamento não cobre o plano mais completo, com uma equipe de engenheiros só para as suas cargas.',
          en: 'The budget does not cover the most complete plan, with a team of engineers for its workloads alone.',
          es: 'El presupuesto no cubre el plan más completo, con un equipo de ingenieros solo para sus cargas.',
        },
        fits: ['repost', 'basic', 'business', 'enterprise'],
        rulesOut: {
          unified: {
            pt: 'O Unified Operations é justamente o plano com a equipe dedicada que o orçamento não cobre.',
            en: 'Unified Operations is the very plan with the dedicated team that the budget does not cover.',
            es: 'Unified Operations es justamente el plan con el equipo dedicado que el presupuesto no cubre.',
          },
        },
      },
      {
        id: 'no-fee',
        kind: 'cost',
        situations: ['pharmacy', 'museum'],
        text: {
          pt: 'Não há verba para nenhuma mensalidade de suporte.',
          en: 'There is no money for any monthly support fee.',
          es: 'No hay fondos para ninguna mensualidad de soporte.',
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
        id: 'billing-cases',
        kind: 'security',
        text: {
          pt: 'Dúvidas sobre cobranças da sua conta devem ser tratadas em particular por alguém da AWS que possa vê-la.',
          en: 'Questions about charges in its account must be handled in private by someone at AWS who can see it.',
          es: 'Las dudas sobre cargos de su cuenta deben tratarse en privado con alguien de AWS que pueda verla.',
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
    ],
    ask: {
      pt: 'Que forma de ajuda atende a esses requisitos?',
      en: 'Which way of getting help meets these requirements?',
      es: '¿Qué forma de ayuda cumple estos requisitos?',
    },
  },
];
