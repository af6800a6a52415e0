import type { Locale } from '../common/locales.ts';
import { emptyMonth, emptyWeek } from './emptyProgress.ts';
import type {
  ExamProgressView,
  FewAnswersView,
  MonthView,
  ProgressReady,
  ProgressState,
  WeakPointView,
  WeekView,
} from './ProgressScreen.types.ts';

export const week: WeekView = {
  startsOn: '2025-11-16',
  days: [
    { right: 0, wrong: 0 },
    { right: 13, wrong: 5 },
    { right: 18, wrong: 6 },
    { right: 15, wrong: 5 },
    { right: 10, wrong: 4 },
    { right: 0, wrong: 0 },
    { right: 0, wrong: 0 },
  ],
  studyHours: 4.2,
};

const advice: Record<Locale, string> = {
  pt: 'Separe duas sessões curtas para IAM. É onde está a maior parte dos seus erros.',
  en: 'Set two short sessions aside for IAM. That is where most of your mistakes are.',
  es: 'Reserva dos sesiones cortas para IAM. Ahí está la mayor parte de tus errores.',
};

export const monthIn = (locale: Locale): MonthView => ({
  weeks: [
    { startsOn: '2025-10-26', questions: 88, accuracy: 69.318 },
    { startsOn: '2025-11-02', questions: 104, accuracy: 71.154 },
    { startsOn: '2025-11-09', questions: 61, accuracy: 70.492 },
    { startsOn: '2025-11-16', questions: 76, accuracy: 73.684 },
  ],
  averageAccuracy: 71.125,
  insights: { bestWeek: 4, worstWeek: 1, trend: 'improving', recommendation: advice[locale] },
});

const weakPoints: Record<Locale, Pick<WeakPointView, 'name' | 'domain'>> = {
  pt: { name: 'IAM e acesso', domain: 'Segurança e conformidade' },
  en: { name: 'IAM and access', domain: 'Security and Compliance' },
  es: { name: 'IAM y acceso', domain: 'Seguridad y cumplimiento' },
};

export const weakPointIn = (locale: Locale): WeakPointView => ({
  kind: 'weakest',
  ...weakPoints[locale],
  examCode: 'CLF-C02',
  answered: 11,
  wrong: 7,
  startHref: '/question?exam=aws-clf-c02&modality=security-compliance&topic=iam',
  missedHref: '/progress?view=answers&exam=aws-clf-c02&domain=security-compliance&wrong=yes',
});

const domains: Record<Locale, readonly string[]> = {
  pt: ['Segurança e conformidade', 'Faturamento, preços e suporte'],
  en: ['Security and Compliance', 'Billing, pricing and support'],
  es: ['Seguridad y cumplimiento', 'Facturación, precios y soporte'],
};

export const cloudPractitionerIn = (locale: Locale): ExamProgressView => ({
  id: 'aws-clf-c02',
  code: 'CLF-C02',
  name: 'AWS Certified Cloud Practitioner',
  provider: 'aws',
  practise: { href: '/practice?exam=aws-clf-c02' },
  metrics: {
    right: 297,
    wrong: 115,
    accuracy: 72.087,
    lastAttempt: '2025-11-20T19:42:00',
    focusAreas: domains[locale],
  },
});

export const azureFundamentals: ExamProgressView = {
  id: 'azure-az-900',
  code: 'AZ-900',
  name: 'Microsoft Certified: Azure Fundamentals',
  provider: 'azure',
  practise: { href: '/practice?exam=azure-az-900' },
  metrics: { right: 0, wrong: 0, accuracy: null, lastAttempt: null, focusAreas: null },
};

/** Of exams after the last credit of the day: what costs none, most useful first, or nothing. */
export const spentExams: readonly ExamProgressView[] = [
  { ...cloudPractitionerIn('pt'), practise: { due: { count: 4, href: '/question?only=due' }, missedHref: null } },
  {
    ...azureFundamentals,
    practise: { due: null, missedHref: '/progress?view=answers&exam=azure-az-900&wrong=yes' },
    metrics: { right: 11, wrong: 9, accuracy: 55, lastAttempt: '2025-11-19T19:42:00', focusAreas: [] },
  },
];

const digitalLeader: ExamProgressView = {
  id: 'gcp-cdl',
  code: 'CDL',
  name: 'Google Cloud Digital Leader',
  provider: 'gcp',
  practise: { href: '/practice?exam=gcp-cdl' },
  metrics: 'loading',
};

export const readyIn = (locale: Locale): ProgressReady => ({
  status: 'ready',
  today: 4,
  dailyGoal: 20,
  next: weakPointIn(locale),
  renewsInMinutes: null,
  week,
  month: monthIn(locale),
  exams: [cloudPractitionerIn(locale), azureFundamentals],
});

export const ready = readyIn('pt');

/** One state for each status of the screen. */
export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  ready,
} satisfies { [Status in ProgressState['status']]: Extract<ProgressState, { status: Status }> };

/** Every part on its way, while the exams are known. */
export const partsLoading: ProgressReady = {
  ...ready,
  next: 'loading',
  week: 'loading',
  month: 'loading',
  exams: [digitalLeader],
};

/** Week and month could not be loaded, nor the figures of one exam. */
export const partsFailed: ProgressReady = {
  ...ready,
  dailyGoal: null,
  next: null,
  week: emptyWeek,
  month: emptyMonth,
  exams: [{ ...cloudPractitionerIn('pt'), metrics: 'failed' }, azureFundamentals],
};

const firstDomains: Record<Locale, readonly string[]> = {
  pt: [
    'Cobrança, preços e suporte',
    'Segurança e conformidade',
    'Conceitos de nuvem',
    'Tecnologia e serviços de nuvem',
  ],
  en: ['Billing, Pricing, and Support', 'Security and Compliance', 'Cloud Concepts', 'Cloud Technology and Services'],
  es: [
    'Facturación, precios y soporte',
    'Seguridad y cumplimiento',
    'Conceptos de la nube',
    'Tecnología y servicios de la nube',
  ],
};

export const fewIn = (locale: Locale): FewAnswersView => ({
  kind: 'few',
  right: 5,
  wrong: 4,
  domains: firstDomains[locale].map((name, index) => ({ name, answered: [0, 1, 3, 5][index] ?? 0 })),
  startHref: '/question?exam=aws-clf-c02&modality=all',
});

/** The first nine answers, in one week and one exam. */
export const littleIn = (locale: Locale): ProgressReady => ({
  status: 'ready',
  today: 4,
  dailyGoal: 20,
  next: fewIn(locale),
  renewsInMinutes: null,
  week: {
    startsOn: '2025-11-16',
    days: [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ].map(([right = 0, wrong = 0]) => ({ right, wrong })),
    studyHours: 0.35,
  },
  month: {
    weeks: [
      { startsOn: '2025-10-26', questions: 0, accuracy: null },
      { startsOn: '2025-11-02', questions: 0, accuracy: null },
      { startsOn: '2025-11-09', questions: 0, accuracy: null },
      { startsOn: '2025-11-16', questions: 9, accuracy: 55.556 },
    ],
    averageAccuracy: 55.556,
    insights: null,
  },
  exams: [
    {
      ...cloudPractitionerIn(locale),
      metrics: { right: 5, wrong: 4, accuracy: 55.556, lastAttempt: '2025-11-20T09:28:00', focusAreas: null },
    },
  ],
});

/** A diligent learner, an unsteady month, and words of a length that a catalogue can have. */
export const longest: ProgressReady = {
  status: 'ready',
  today: 6,
  dailyGoal: 100,
  next: {
    kind: 'weakest',
    name: 'Políticas de retenção e de classificação de dados',
    domain: 'Governança, conformidade e gestão de riscos em ambientes multinuvem',
    examCode: 'ARQUITETURA-MULTINUVEM-2026-PROFISSIONAL',
    answered: 12_345,
    wrong: 7642,
    startHref: '/question?exam=generic-architecture&modality=governance',
    missedHref: '/progress?view=answers&exam=generic-architecture&domain=governance&wrong=yes',
  },
  renewsInMinutes: null,
  week: {
    startsOn: '2025-10-26',
    days: [120, 98, 0, 143, 76, 210, 1].map((right) => ({ right, wrong: Math.floor(right / 3) })),
    studyHours: 61.75,
  },
  month: {
    weeks: [
      { startsOn: '2025-10-05', questions: 1204, accuracy: 81.5 },
      { startsOn: '2025-10-12', questions: 0, accuracy: null },
      { startsOn: '2025-10-19', questions: 12_480, accuracy: 79.94 },
      { startsOn: '2025-10-26', questions: 1863, accuracy: 55.05 },
    ],
    averageAccuracy: 76.42,
    insights: {
      bestWeek: 1,
      worstWeek: 4,
      trend: 'declining',
      recommendation:
        'Nas últimas duas semanas você respondeu a muito mais questões, mas acertou menos. Faça pausas mais longas e releia as explicações de governança, conformidade e otimização de custos antes de seguir.',
    },
  },
  exams: [
    {
      id: 'generic-architecture',
      code: 'ARQUITETURA-MULTINUVEM-2026-PROFISSIONAL',
      name: 'Arquitetura de soluções corporativas multinuvem, com governança, conformidade e otimização de custos',
      provider: 'generic',
      practise: { href: '/practice?exam=generic-architecture' },
      metrics: {
        right: 12_345,
        wrong: 2345,
        accuracy: 84.037,
        lastAttempt: '2025-11-01T23:59:00',
        focusAreas: [
          'Governança, conformidade e gestão de riscos em ambientes multinuvem',
          'Otimização contínua de custos e de desempenho',
          'Estratégias de migração e de modernização',
        ],
      },
    },
    { ...digitalLeader, metrics: 'failed' },
  ],
};
