import type { Locale } from '../common/locales.ts';
import type {
  InsufficientView,
  KnownTrend,
  ReadinessDetails,
  ReadinessLinks,
  ReadinessState,
  ReadinessView,
  TrendState,
} from './Readiness.types.ts';

const assumptions: Record<Locale, readonly string[]> = {
  pt: [
    'O corte é tomado como 70% de acertos. O oficial é 700, em uma escala cuja conversão não é pública.',
    'Modelo verificado por simulação, ainda não com resultados reais.',
  ],
  en: [
    'The passing score is taken to be 70% of right answers. The official one is 700, on a scale whose conversion is not public.',
    'The model has been tested by simulation, not yet with real results.',
  ],
  es: [
    'La nota de corte se toma como un 70% de aciertos. La oficial es 700, en una escala cuya conversión no es pública.',
    'Modelo verificado por simulación, todavía no con resultados reales.',
  ],
};

const names: Record<Locale, readonly [string, string, string, string]> = {
  pt: [
    'Segurança e conformidade',
    'Tecnologia e serviços de nuvem',
    'Conceitos de nuvem',
    'Cobrança, preços e suporte',
  ],
  en: ['Security and Compliance', 'Cloud Technology and Services', 'Cloud Concepts', 'Billing, Pricing, and Support'],
  es: [
    'Seguridad y conformidad',
    'Tecnología y servicios en la nube',
    'Conceptos de la nube',
    'Facturación, precios y soporte',
  ],
};

const startHref = '/question?exam=aws-clf-c02&modality=all&start=now';

export const insufficientIn = (locale: Locale): InsufficientView => ({
  status: 'insufficient',
  answers: 12,
  right: 7,
  domains: names[locale].map((name, index) => ({ name, answered: [6, 4, 2, 0][index] ?? 0 })),
  start: { href: startHref },
  assumptions: assumptions[locale],
});

/** After the last credit of the day. */
export const spentIn = (locale: Locale): InsufficientView => ({
  ...insufficientIn(locale),
  start: {
    renewsInMinutes: 200,
    work: {
      due: { count: 3, href: '/question?exam=aws-clf-c02&modality=all&start=now&only=due' },
      missedHref: '/progress?view=answers&exam=aws-clf-c02&wrong=yes',
    },
  },
});

export const belowIn = (locale: Locale): ReadinessView => ({
  status: 'known',
  level: 'BELOW',
  score: { value: 58.2, low: 52.4, high: 64.3 },
  cut: 70,
  answers: 94,
  chance: { value: 6.1, low: 1, high: 19.6 },
  confidence: 'MEDIUM',
  missing: ['SCORE', 'PROBABILITY', 'SIMULATION'],
  assumptions: assumptions[locale],
});

export const borderlineIn = (locale: Locale): ReadinessView => ({
  ...belowIn(locale),
  level: 'BORDERLINE',
  score: { value: 71.2, low: 65.1, high: 77.4 },
  answers: 186,
  chance: { value: 57.3, low: 20.4, high: 93.8 },
  confidence: null,
});

/** Over the cut, without a simulation. */
export const almostIn = (locale: Locale): ReadinessView => ({
  ...borderlineIn(locale),
  score: { value: 76.6, low: 75.2, high: 77.9 },
  chance: { value: 91.2, low: 84.9, high: 97.1 },
  confidence: 'HIGH',
  missing: ['SIMULATION'],
});

export const readyIn = (locale: Locale): ReadinessView => ({
  ...borderlineIn(locale),
  level: 'READY',
  score: { value: 80.3, low: 75.2, high: 84.8 },
  answers: 412,
  chance: { value: 94.4, low: 82.1, high: 99 },
  confidence: 'HIGH',
  missing: [],
});

export const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  insufficient: insufficientIn('pt'),
  known: borderlineIn('pt'),
} satisfies { [Status in ReadinessState['status']]: Extract<ReadinessState, { status: Status }> };

const missed: Record<Locale, readonly [string, string]> = {
  pt: [
    'Uma SCP limita o que contas inteiras da organização podem fazer, sem conceder nada.',
    'Grupos de segurança controlam o tráfego de cada instância.',
  ],
  en: [
    'An SCP limits what whole accounts of the organization may do, without granting anything.',
    'Security groups control the traffic of each instance.',
  ],
  es: [
    'Una SCP limita lo que pueden hacer cuentas enteras de la organización, sin conceder nada.',
    'Los grupos de seguridad controlan el tráfico de cada instancia.',
  ],
};

export const detailsIn = (locale: Locale): ReadinessDetails => {
  const [security, technology, concepts, billing] = names[locale];
  return {
    cut: 70,
    mastery: [
      { name: security, weight: 30, answered: 61, level: 'FAMILIAR', range: { value: 64.1, low: 55.2, high: 72.6 } },
      {
        name: technology,
        weight: 34,
        answered: 58,
        level: 'PROFICIENT',
        range: { value: 72.2, low: 64.3, high: 79.8 },
      },
      { name: concepts, weight: 24, answered: 15, level: 'PROFICIENT', range: { value: 80.9, low: 73.4, high: 87.8 } },
      { name: billing, weight: 12, answered: 2, level: 'NO_DATA', range: null },
    ],
    renewsInMinutes: null,
    weaknesses: [
      {
        name: { pt: 'IAM e acesso', en: 'IAM and access', es: 'IAM y acceso' }[locale],
        domain: security,
        weight: 30,
        answered: 14,
        wrong: 8,
        missed: missed[locale],
        questions: 10,
        startHref: '/question?exam=aws-clf-c02&modality=domain-security&topic=iam&start=now',
      },
      {
        name: billing,
        domain: billing,
        weight: 12,
        answered: 2,
        wrong: 1,
        missed: [],
        questions: 10,
        startHref: '/question?exam=aws-clf-c02&modality=domain-billing&start=now',
      },
    ],
  };
};

const days = [
  '2025-10-24',
  '2025-10-27',
  '2025-10-28',
  '2025-11-03',
  '2025-11-04',
  '2025-11-08',
  '2025-11-12',
  '2025-11-16',
  '2025-11-18',
  '2025-11-20',
  '2025-11-22',
];

/** A score that moves by so many points with each day to 70.6. */
const course = (step: number, change: KnownTrend['change']): KnownTrend => ({
  status: 'known',
  cut: 70,
  change,
  days: days.map((date, place) => {
    const value = 70.6 - step * (days.length - 1 - place);
    return {
      date,
      answered: 12 + ((place * 5) % 9),
      right: 9 + ((place * 3) % 5),
      score: place < 1 ? null : { value, low: value - 9 + place / 4, high: value + 8 - place / 5 },
    };
  }),
});

export const improving = course(1.4, { direction: 'improving', value: 12.6, low: 2.4, high: 23.2 });

const stable = course(0.1, { direction: 'stable', value: 0.9, low: -9.2, high: 11.5 });

export const trends = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  improving,
  declining: course(-1.4, { direction: 'declining', value: -12.6, low: -22.8, high: -2 }),
  unclear: course(0.7, { direction: 'stable', value: 6.3, low: -3.8, high: 16.9 }),
  stable,
  badDay: {
    ...stable,
    days: stable.days.map((day, place) => (place < stable.days.length - 1 ? day : { ...day, answered: 42, right: 7 })),
  },
  oneDay: { ...improving, change: null, days: improving.days.slice(-1) },
} satisfies Record<string, TrendState>;

export const readinessLinks: ReadinessLinks = {
  method: '/progress?view=method',
  plan: { href: '/progress?view=plan', date: null },
};
