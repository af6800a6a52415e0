import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs, site } from '../source.ts';

export const supportAndCostTool: readonly Pattern[] = [
  pairsOf({
    id: 'support-and-cost-tool',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    scene: {
      pt: 'Pense no sistema como o seu carro, no suporte da AWS como a oficina e na fatura como os gastos com ele.',
      en: 'Think of the system as your car, of AWS support as the garage, and of the bill as what you spend on it.',
      es: 'Piensa en el sistema como tu auto, en el soporte de AWS como el taller y en la factura como sus gastos.',
    },
    situations: [
      {
        id: 'recipe-app',
        text: {
          pt: 'Um aplicativo de receitas acaba de estrear na AWS.',
          en: 'A recipe app has just gone live on AWS.',
          es: 'Una aplicación de recetas acaba de estrenarse en AWS.',
        },
      },
      {
        id: 'toll-support',
        text: {
          pt: 'Uma operadora de pedágio controla as suas cabines com um sistema na AWS.',
          en: 'A toll operator runs its toll lanes with a system on AWS.',
          es: 'Una operadora de peajes controla sus casetas con un sistema en AWS.',
        },
      },
      {
        id: 'campus',
        text: {
          pt: 'Uma universidade oferece aulas on-line com sistemas na AWS.',
          en: 'A university offers online classes with systems on AWS.',
          es: 'Una universidad ofrece clases en línea con sistemas en AWS.',
        },
      },
    ],
    first: [
      {
        id: 'basic',
        rightWith: ['no-fee'],
        uses: ['Basic'],
        popularity: 4,
        source: docs('awssupport/latest/user/aws-support-plans.html'),
        text: {
          pt: 'Basic Support',
          en: 'Basic Support',
          es: 'Basic Support',
        },
        why: {
          pt: 'O plano Basic vem com toda conta, sem mensalidade, e responde só sobre conta e fatura.',
          en: 'The Basic plan comes with every account, with no fee, and answers only about account and bill.',
          es: 'El plan Basic viene con toda cuenta, sin mensualidad, y responde solo sobre cuenta y factura.',
        },
        likeness: {
          pt: 'o balcão grátis de contas da oficina sem mecânico',
          en: 'the garage’s free billing counter with no mechanic',
          es: 'el mostrador gratis de cuentas del taller sin mecánico',
        },
        tell: {
          pt: 'Ajuda com conta e fatura, sem mensalidade: Basic Support.',
          en: 'Help with account and billing, with no monthly fee: Basic Support.',
          es: 'Ayuda con cuenta y factura, sin mensualidad: Basic Support.',
        },
      },
      {
        id: 'business',
        rightWith: ['night-engineer'],
        uses: ['Business'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: {
          pt: 'Business Support+',
          en: 'Business Support+',
          es: 'Business Support+',
        },
        why: {
          pt: 'O Business Support+ abre casos técnicos com engenheiros da AWS a qualquer hora, por uma mensalidade a partir de dezenas de dólares.',
          en: 'Business Support+ opens technical cases with AWS engineers at any hour, for a fee that starts at tens of dollars a month.',
          es: 'Business Support+ abre casos técnicos con ingenieros de AWS a cualquier hora, por una mensualidad a partir de decenas de dólares.',
        },
        likeness: {
          pt: 'a mensalidade barata pelo mecânico que estiver de plantão',
          en: 'the small monthly fee for whichever mechanic is on duty',
          es: 'la mensualidad barata por el mecánico que esté de guardia',
        },
        tell: {
          pt: 'Casos técnicos de madrugada com engenheiros da AWS: Business Support+ ou um plano maior. Suporte que deve custar menos que o gasto de 2.000 dólares: Business Support+, e não Enterprise.',
          en: 'Technical cases with AWS engineers at night: Business Support+ or a higher plan. Support that must cost less than the spending of 2,000 dollars: Business Support+, not Enterprise.',
          es: 'Casos técnicos de madrugada con ingenieros de AWS: Business Support+ o un plan mayor. Soporte que debe costar menos que el gasto de 2.000 dólares: Business Support+, y no Enterprise.',
        },
      },
      {
        id: 'enterprise',
        rightWith: ['designated-person'],
        uses: ['Enterprise'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: {
          pt: 'Enterprise Support',
          en: 'Enterprise Support',
          es: 'Enterprise Support',
        },
        why: {
          pt: 'O Enterprise Support acrescenta um gerente técnico designado (TAM), que conhece o ambiente, por uma mensalidade de milhares de dólares.',
          en: 'Enterprise Support adds a designated technical account manager (TAM), who knows the environment, for a monthly fee of thousands of dollars.',
          es: 'Enterprise Support agrega un gerente técnico designado (TAM), que conoce el entorno, por una mensualidad de miles de dólares.',
        },
        likeness: {
          pt: 'a mensalidade cara por um mecânico designado para seu carro',
          en: 'the high monthly fee for your own assigned mechanic',
          es: 'la mensualidad cara por un mecánico asignado a tu auto',
        },
        tell: {
          pt: 'Um technical account manager (TAM) que conheça o ambiente: Enterprise Support.',
          en: 'A technical account manager (TAM) who knows the environment: Enterprise Support.',
          es: 'Un technical account manager (TAM) que conozca el entorno: Enterprise Support.',
        },
      },
    ],
    second: [
      {
        id: 'budgets',
        rightWith: ['known-limit'],
        uses: ['Budgets'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        text: {
          pt: 'um orçamento fixo do AWS Budgets',
          en: 'a fixed budget of AWS Budgets',
          es: 'un presupuesto fijo de AWS Budgets',
        },
        why: {
          pt: 'O AWS Budgets avisa, e pode agir, quando o gasto, real ou previsto, passa de um teto que a equipe definiu.',
          en: 'AWS Budgets gives warning, and can act, when spending, actual or forecast, passes a limit that the team has set.',
          es: 'AWS Budgets avisa, y puede actuar, cuando el gasto, real o previsto, supera un tope que definió el equipo.',
        },
        likeness: {
          pt: 'um alerta de gasto previsto acima do limite que você fixa',
          en: 'an alert on spending forecast above the limit you set',
          es: 'un aviso de gasto previsto por encima del límite que fijas',
        },
        tell: {
          pt: 'Aviso quando a previsão do mês passa do valor aprovado: AWS Budgets.',
          en: 'A warning when the forecast for the month exceeds the approved amount: AWS Budgets.',
          es: 'Aviso cuando el pronóstico del mes supera el monto aprobado: AWS Budgets.',
        },
      },
      {
        id: 'anomaly',
        rightWith: ['no-thresholds'],
        uses: ['Anomaly'],
        popularity: 3,
        source: docs('cost-management/latest/userguide/manage-ad.html'),
        text: {
          pt: 'o Cost Anomaly Detection',
          en: 'Cost Anomaly Detection',
          es: 'Cost Anomaly Detection',
        },
        why: {
          pt: 'O Cost Anomaly Detection aprende o gasto normal e avisa do que foge dele.',
          en: 'Cost Anomaly Detection learns the normal spending and warns of what departs from it.',
          es: 'Cost Anomaly Detection aprende el gasto normal y avisa de lo que se aparta de él.',
        },
        likeness: {
          pt: 'um contador que estranha gastos fora do costume',
          en: 'an accountant who questions expenses out of the ordinary',
          es: 'un contador que nota gastos fuera de lo habitual',
        },
        tell: {
          pt: 'Gastos fora do normal, sem que alguém defina o que é normal: Cost Anomaly Detection.',
          en: 'Unusual spending reported without anyone defining what is normal: Cost Anomaly Detection.',
          es: 'Gasto fuera de lo normal, sin que nadie defina qué es lo normal: Cost Anomaly Detection.',
        },
      },
      {
        id: 'explorer',
        rightWith: ['see-history'],
        uses: ['Explorer'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/ce-what-is.html'),
        text: {
          pt: 'gráficos do AWS Cost Explorer',
          en: 'charts of AWS Cost Explorer',
          es: 'gráficos de AWS Cost Explorer',
        },
        why: {
          pt: 'O AWS Cost Explorer mostra em gráficos o gasto passado e o previsto, por serviço e por mês, a quem o abre.',
          en: 'AWS Cost Explorer shows past and forecast spending in charts, by service and by month, to those who open it.',
          es: 'AWS Cost Explorer muestra en gráficos el gasto pasado y el previsto, por servicio y por mes, a quien lo abre.',
        },
        likeness: {
          pt: 'um caderno de gráficos de gastos passados que não avisa',
          en: 'a book of past spending charts that warns of nothing',
          es: 'un cuaderno de gráficas de gastos pasados que no avisa',
        },
        tell: {
          pt: 'Gasto por serviço dos últimos meses em gráficos: Cost Explorer.',
          en: 'Spending by service of past months in charts: Cost Explorer.',
          es: 'Gasto por servicio de los últimos meses en gráficos: Cost Explorer.',
        },
      },
    ],
    constraints: [
      {
        id: 'night-engineer',
        text: {
          pt: 'De madrugada, a equipe deve poder abrir casos técnicos com engenheiros da AWS.',
          en: 'At night, the team must be able to open technical cases with AWS engineers.',
          es: 'De madrugada, el equipo debe poder abrir casos técnicos con ingenieros de AWS.',
        },
        rulesOut: {
          basic: {
            pt: 'O plano Basic aceita casos de conta e fatura, mas não casos técnicos.',
            en: 'The Basic plan takes account and billing cases, but no technical ones.',
            es: 'El plan Basic acepta casos de cuenta y factura, pero no casos técnicos.',
          },
        },
      },
      {
        id: 'small-fee',
        text: {
          pt: 'O gasto na AWS é de cerca de 2.000 dólares por mês, e o suporte deve custar menos que isso.',
          en: 'AWS spending is about 2,000 dollars a month, and support must cost less than that.',
          es: 'El gasto en AWS es de unos 2.000 dólares por mes, y el soporte debe costar menos que eso.',
        },
        rulesOut: {
          enterprise: {
            pt: 'A mensalidade mínima do Enterprise Support é maior que esse gasto inteiro.',
            en: 'The minimum monthly fee of Enterprise Support is higher than that whole spending.',
            es: 'La mensualidad mínima de Enterprise Support es mayor que todo ese gasto.',
          },
        },
      },
      {
        id: 'designated-person',
        text: {
          pt: 'A direção quer um technical account manager (TAM) que conheça o ambiente.',
          en: 'Management wants a technical account manager (TAM) who knows the environment.',
          es: 'La dirección quiere un technical account manager (TAM) que conozca el entorno.',
        },
        rulesOut: {
          basic: {
            pt: 'O plano Basic não inclui um TAM.',
            en: 'The Basic plan includes no TAM.',
            es: 'El plan Basic no incluye un TAM.',
          },
          business: {
            pt: 'O Business Support+ dá acesso a engenheiros, mas não designa um TAM.',
            en: 'Business Support+ gives access to engineers but assigns no TAM.',
            es: 'Business Support+ da acceso a ingenieros, pero no designa un TAM.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'Basta ajuda com conta e fatura, sem nenhuma mensalidade.',
          en: 'Help with account and billing is enough, with no monthly fee.',
          es: 'Basta la ayuda con cuenta y factura, sin ninguna mensualidad.',
        },
        rulesOut: {
          business: {
            pt: 'O Business Support+ cobra uma mensalidade por casos técnicos de que a equipe não precisa.',
            en: 'Business Support+ charges a monthly fee for technical cases that the team does not need.',
            es: 'Business Support+ cobra una mensualidad por casos técnicos que el equipo no necesita.',
          },
          enterprise: {
            pt: 'O Enterprise Support cobra uma mensalidade alta por um TAM de que a equipe não precisa.',
            en: 'Enterprise Support charges a high monthly fee for a TAM that the team does not need.',
            es: 'Enterprise Support cobra una mensualidad alta por un TAM que el equipo no necesita.',
          },
        },
      },
      {
        id: 'see-history',
        text: {
          pt: 'A área financeira quer ver em gráficos o gasto por serviço dos últimos meses.',
          en: 'Finance wants to see the spending by service of past months in charts.',
          es: 'Finanzas quiere ver en gráficos el gasto por servicio de los últimos meses.',
        },
        rulesOut: {
          budgets: {
            pt: 'O AWS Budgets acompanha o gasto diante de um limite, e não a evolução de cada serviço em gráficos.',
            en: 'AWS Budgets tracks spending against a limit, not how each service developed in charts.',
            es: 'AWS Budgets sigue el gasto frente a un límite, no la evolución de cada servicio en gráficos.',
          },
          anomaly: {
            pt: 'O Cost Anomaly Detection só aponta o que foge do normal.',
            en: 'Cost Anomaly Detection only points out what is unusual.',
            es: 'Cost Anomaly Detection solo señala lo que se aparta de lo normal.',
          },
        },
      },
      {
        id: 'no-thresholds',
        text: {
          pt: 'Gastos fora do normal devem ser avisados, sem que alguém defina o que é normal.',
          en: 'Unusual spending must be reported, without anyone defining what is normal.',
          es: 'El gasto fuera de lo normal debe avisarse, sin que nadie defina qué es lo normal.',
        },
        rulesOut: {
          explorer: {
            pt: 'O Cost Explorer mostra o gasto a quem o abre e não avisa de anomalias.',
            en: 'Cost Explorer shows spending to those who open it and does not report anomalies.',
            es: 'Cost Explorer muestra el gasto a quien lo abre y no avisa de anomalías.',
          },
          budgets: {
            pt: 'Um orçamento fixo do AWS Budgets compara o gasto com um valor que alguém define.',
            en: 'A fixed budget of AWS Budgets compares spending with an amount that somebody sets.',
            es: 'Un presupuesto fijo de AWS Budgets compara el gasto con un monto que alguien define.',
          },
        },
      },
      {
        id: 'known-limit',
        text: {
          pt: 'Um aviso deve sair quando a previsão do mês passar do valor aprovado.',
          en: 'A warning must go out when the forecast for the month exceeds the approved amount.',
          es: 'Debe salir un aviso cuando el pronóstico del mes supere el monto aprobado.',
        },
        rulesOut: {
          anomaly: {
            pt: 'O Cost Anomaly Detection procura o que foge do normal e não conhece o teto aprovado.',
            en: 'Cost Anomaly Detection looks for what is unusual and does not know the approved limit.',
            es: 'Cost Anomaly Detection busca lo que se aparta de lo normal y no conoce el tope aprobado.',
          },
          explorer: {
            pt: 'O Cost Explorer mostra a previsão em um gráfico, mas não a compara com um valor aprovado nem avisa.',
            en: 'Cost Explorer shows the forecast in a chart, but neither compares it with an approved amount nor warns.',
            es: 'Cost Explorer muestra el pronóstico en un gráfico, pero no lo compara con un monto aprobado ni avisa.',
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
