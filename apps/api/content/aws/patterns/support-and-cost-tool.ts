import type { Pattern } from '../../../src/knowledge/pattern.types.ts';
import { pairsOf } from '../../pairs.ts';
import { docs, site } from '../source.ts';

export const supportAndCostTool: readonly Pattern[] = [
  pairsOf({
    id: 'support-and-cost-tool',
    exams: { 'clf-c02': { domain: 'billing', topic: 'support' } },
    situations: [
      {
        id: 'recipe-app',
        text: {
          pt: 'Um aplicativo de receitas estreou na AWS e escolhe o suporte e o controle de gastos.',
          en: 'A recipe app has gone live on AWS and is choosing support and cost control.',
          es: 'Una aplicación de recetas se estrenó en AWS y elige el soporte y el control de gastos.',
        },
      },
      {
        id: 'toll-support',
        text: {
          pt: 'Uma operadora de pedágio na AWS define o suporte e como vigiar a fatura.',
          en: 'A toll operator on AWS is choosing its support and how to watch the bill.',
          es: 'Una operadora de peaje en AWS define el soporte y cómo vigilar la factura.',
        },
      },
      {
        id: 'campus',
        text: {
          pt: 'Uma universidade na AWS revê o plano de suporte e o controle dos gastos.',
          en: 'A university on AWS is reviewing its support plan and cost control.',
          es: 'Una universidad en AWS revisa su plan de soporte y el control de gastos.',
        },
      },
    ],
    first: [
      {
        id: 'basic',
        uses: ['Basic'],
        popularity: 4,
        source: docs('awssupport/latest/user/aws-support-plans.html'),
        text: {
          pt: 'O plano Basic',
          en: 'The Basic plan',
          es: 'El plan Basic',
        },
        why: {
          pt: 'O plano Basic vem com toda conta, sem mensalidade, e responde só sobre conta e fatura.',
          en: 'The Basic plan comes with every account, with no fee, and answers only about account and bill.',
          es: 'El plan Basic viene con toda cuenta, sin mensualidad, y responde solo sobre cuenta y factura.',
        },
        tell: {
          pt: 'Nenhuma mensalidade: Basic.',
          en: 'No monthly fee: Basic.',
          es: 'Ninguna mensualidad: Basic.',
        },
      },
      {
        id: 'business',
        rightWith: ['night-engineer'],
        uses: ['Business'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: {
          pt: 'O plano Business Support+',
          en: 'The Business Support+ plan',
          es: 'El plan Business Support+',
        },
        why: {
          pt: 'O Business Support+ abre casos técnicos a qualquer hora, por uma mensalidade menor que a do Enterprise.',
          en: 'Business Support+ opens technical cases at any hour, for a lower fee than that of Enterprise.',
          es: 'Business Support+ abre casos técnicos a cualquier hora, por una mensualidad menor que la de Enterprise.',
        },
        tell: {
          pt: 'Casos técnicos a qualquer hora: Business Support+.',
          en: 'Technical cases at any hour: Business Support+.',
          es: 'Casos técnicos a cualquier hora: Business Support+.',
        },
      },
      {
        id: 'enterprise',
        rightWith: ['designated-person'],
        uses: ['Enterprise'],
        popularity: 4,
        source: site('premiumsupport/plans/'),
        text: {
          pt: 'O plano Enterprise Support',
          en: 'The Enterprise Support plan',
          es: 'El plan Enterprise Support',
        },
        why: {
          pt: 'O Enterprise Support acrescenta um gerente técnico designado (TAM), por uma mensalidade de milhares de dólares.',
          en: 'Enterprise Support adds a designated technical account manager (TAM), for a monthly fee of thousands of dollars.',
          es: 'Enterprise Support agrega un gerente técnico designado (TAM), por una mensualidad de miles de dólares.',
        },
        tell: {
          pt: 'Gerente técnico designado (TAM): Enterprise Support.',
          en: 'A designated technical account manager (TAM): Enterprise Support.',
          es: 'Gerente técnico designado (TAM): Enterprise Support.',
        },
      },
    ],
    second: [
      {
        id: 'budgets',
        uses: ['Budgets'],
        popularity: 4,
        source: docs('cost-management/latest/userguide/budgets-managing-costs.html'),
        text: {
          pt: 'alertas do AWS Budgets',
          en: 'alerts of AWS Budgets',
          es: 'alertas de AWS Budgets',
        },
        why: {
          pt: 'O AWS Budgets avisa, e pode agir, quando o gasto passa de um teto que a equipe definiu.',
          en: 'AWS Budgets gives warning, and can act, when spending passes a limit that the team has set.',
          es: 'AWS Budgets avisa, y puede actuar, cuando el gasto supera un tope que definió el equipo.',
        },
        tell: {
          pt: 'Teto definido e aviso: AWS Budgets.',
          en: 'A set limit and a warning: AWS Budgets.',
          es: 'Tope definido y aviso: AWS Budgets.',
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
          pt: 'O Cost Anomaly Detection aprende o gasto normal e avisa do que foge dele, sem limites a definir.',
          en: 'Cost Anomaly Detection learns the normal spending and warns of what departs from it, with no limits to set.',
          es: 'Cost Anomaly Detection aprende el gasto normal y avisa de lo que se aparta, sin límites que definir.',
        },
        tell: {
          pt: 'Gasto fora do normal, sem definir limites: Cost Anomaly Detection.',
          en: 'Unusual spending, without setting limits: Cost Anomaly Detection.',
          es: 'Gasto fuera de lo normal, sin definir límites: Cost Anomaly Detection.',
        },
      },
      {
        id: 'explorer',
        neverRight: true,
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
        tell: {
          pt: 'Ver o gasto por serviço e por mês: Cost Explorer.',
          en: 'See spending by service and by month: Cost Explorer.',
          es: 'Ver el gasto por servicio y por mes: Cost Explorer.',
        },
      },
    ],
    constraints: [
      {
        id: 'night-engineer',
        text: {
          pt: 'De madrugada, a equipe deve poder falar com um engenheiro da AWS.',
          en: 'At night the team must be able to talk to an AWS engineer.',
          es: 'De madrugada, el equipo debe poder hablar con un ingeniero de AWS.',
        },
        rulesOut: {
          basic: {
            pt: 'O plano Basic não dá acesso a engenheiros para casos técnicos.',
            en: 'The Basic plan gives no access to engineers for technical cases.',
            es: 'El plan Basic no da acceso a ingenieros para casos técnicos.',
          },
        },
      },
      {
        id: 'small-fee',
        text: {
          pt: 'O suporte deve custar menos de mil dólares por mês.',
          en: 'Support must cost less than a thousand dollars a month.',
          es: 'El soporte debe costar menos de mil dólares por mes.',
        },
        rulesOut: {
          enterprise: {
            pt: 'O Enterprise Support tem uma mensalidade mínima de milhares de dólares.',
            en: 'Enterprise Support has a minimum fee of thousands of dollars a month.',
            es: 'Enterprise Support tiene una mensualidad mínima de miles de dólares.',
          },
        },
      },
      {
        id: 'designated-person',
        text: {
          pt: 'A direção quer uma pessoa designada da AWS, que conheça o ambiente.',
          en: 'Management wants a designated person at AWS who knows the environment.',
          es: 'La dirección quiere una persona designada de AWS que conozca el ambiente.',
        },
        rulesOut: {
          basic: {
            pt: 'O plano Basic não tem uma pessoa designada.',
            en: 'The Basic plan has no designated person.',
            es: 'El plan Basic no tiene una persona designada.',
          },
          business: {
            pt: 'O Business Support+ não tem uma pessoa designada.',
            en: 'Business Support+ has no designated person.',
            es: 'Business Support+ no tiene una persona designada.',
          },
        },
      },
      {
        id: 'no-fee',
        text: {
          pt: 'Nenhuma mensalidade de suporte cabe no orçamento.',
          en: 'No monthly support fee fits the budget.',
          es: 'Ninguna mensualidad de soporte cabe en el presupuesto.',
        },
        rulesOut: {
          business: {
            pt: 'O Business Support+ tem mensalidade.',
            en: 'Business Support+ has a monthly fee.',
            es: 'Business Support+ tiene mensualidad.',
          },
          enterprise: {
            pt: 'O Enterprise Support tem mensalidade.',
            en: 'Enterprise Support has a monthly fee.',
            es: 'Enterprise Support tiene mensualidad.',
          },
        },
      },
      {
        id: 'be-told',
        text: {
          pt: 'O financeiro deve receber alertas por e-mail.',
          en: 'Finance must receive alerts by email.',
          es: 'Finanzas debe recibir alertas por correo.',
        },
        rulesOut: {
          explorer: {
            pt: 'O Cost Explorer mostra gráficos a quem o abre e não avisa por e-mail.',
            en: 'Cost Explorer shows charts to those who open it and gives no warning by email.',
            es: 'Cost Explorer muestra gráficos a quien lo abre y no avisa por correo.',
          },
        },
      },
      {
        id: 'no-thresholds',
        text: {
          pt: 'A equipe não quer definir valores nem limites.',
          en: 'The team does not want to define amounts or thresholds.',
          es: 'El equipo no quiere definir montos ni límites.',
        },
        rulesOut: {
          budgets: {
            pt: 'O AWS Budgets compara o gasto com um valor que alguém define.',
            en: 'AWS Budgets compares spending with an amount that somebody sets.',
            es: 'AWS Budgets compara el gasto con un monto que alguien define.',
          },
        },
      },
      {
        id: 'known-limit',
        text: {
          pt: 'A empresa quer comparar a previsão do mês com o valor aprovado.',
          en: 'The forecast for the month must be compared with the approved amount.',
          es: 'El pronóstico del mes debe compararse con el monto aprobado.',
        },
        rulesOut: {
          anomaly: {
            pt: 'O Cost Anomaly Detection procura o que foge do normal e não conhece o teto aprovado.',
            en: 'Cost Anomaly Detection looks for what is unusual and does not know the approved limit.',
            es: 'Cost Anomaly Detection busca lo que se aparta de lo normal y no conoce el tope aprobado.',
          },
          explorer: {
            pt: 'O Cost Explorer mostra a previsão sem um teto com o qual compará-la.',
            en: 'Cost Explorer shows the forecast without a limit to compare it with.',
            es: 'Cost Explorer muestra la previsión sin un tope con el cual compararla.',
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
