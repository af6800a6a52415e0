import type { Locale } from '../common/locales.ts';
import type { ActivityView, DashboardReady, DashboardState, DomainView, Greeting, StreakDay } from './DashboardScreen.types.ts';

const now = new Date('2025-11-20T19:42:00');

export const greeting: Greeting = { partOfDay: 'evening', name: 'Marina', now };

const thursday: StreakDay[] = [
  { isStudied: false, when: 'past' },
  { isStudied: true, when: 'past' },
  { isStudied: true, when: 'past' },
  { isStudied: true, when: 'past' },
  { isStudied: true, when: 'today' },
  { isStudied: false, when: 'ahead' },
  { isStudied: false, when: 'ahead' },
];

const domainNames: Record<Locale, readonly string[]> = {
  pt: ['Tecnologia e serviços da nuvem', 'Segurança e conformidade', 'Conceitos da nuvem', 'Cobrança, preços e suporte'],
  en: ['Cloud technology and services', 'Security and compliance', 'Cloud concepts', 'Billing, pricing and support'],
  es: ['Tecnología y servicios de la nube', 'Seguridad y conformidad', 'Conceptos de la nube', 'Facturación, precios y soporte'],
};

const domainsIn = (locale: Locale): DomainView[] => {
  const answered = [203, 162, 109, 64];
  const accuracy = [71.4, 79, 75.2, 64.1];
  return domainNames[locale].map((name, index) => ({ name, answered: answered[index] ?? 0, accuracy: accuracy[index] ?? 0 }));
};

const clf = 'AWS Certified Cloud Practitioner';
const az = 'Microsoft Certified: Azure Fundamentals';

const activitiesIn = (locale: Locale): ActivityView[] => {
  const [technology = null, security = null] = domainNames[locale];
  const activities: Omit<ActivityView, 'id'>[] = [
    { type: 'QUESTION_CORRECT', examName: clf, domain: security, difficulty: 2, createdAt: '2025-11-20T19:20:00' },
    { type: 'QUESTION_INCORRECT', examName: clf, domain: technology, difficulty: 3, createdAt: '2025-11-20T18:10:00' },
    { type: 'QUESTION_ANSWERED', examName: clf, domain: null, difficulty: null, createdAt: '2025-11-20T18:05:00' },
    { type: 'QUESTION_GENERATED', examName: null, domain: technology, difficulty: 1, createdAt: '2025-11-20T18:04:00' },
    { type: 'STUDY_SESSION_STARTED', examName: clf, domain: null, difficulty: null, createdAt: '2025-11-20T18:03:00' },
    { type: 'STREAK_MILESTONE', examName: null, domain: null, difficulty: null, createdAt: '2025-11-19T17:00:00' },
    { type: 'ACHIEVEMENT_UNLOCKED', examName: null, domain: null, difficulty: null, createdAt: '2025-11-18T12:00:00' },
    { type: 'STUDY_SESSION_ENDED', examName: az, domain: null, difficulty: null, createdAt: '2025-11-08T09:00:00' },
    { type: 'FLASHCARD_TURNED', examName: az, domain: null, difficulty: 'LENDÁRIA', createdAt: '2025-10-01T09:00:00' },
  ];
  return activities.map((activity, index) => Object.assign(activity, { id: String(index) }));
};

export const readyIn = (locale: Locale): DashboardReady => ({
  status: 'ready',
  greeting,
  figures: {
    credits: { spent: 538, left: 312, pricingHref: '/pricing' },
    accuracy: { value: 73.42, right: 395, answered: 538 },
    streak: { days: 4, week: thursday },
    studyTime: { total: 31 + 40 / 60, thisWeek: 4.2 },
  },
  goal: { done: 14, target: 20 },
  exams: [
    { id: 'aws-clf-c02', code: 'CLF-C02', name: clf, provider: 'aws', accuracy: 72.1, right: 297, wrong: 115, lastAttempt: '2025-11-20T19:20:00' },
    { id: 'azure-az-900', code: 'AZ-900', name: az, provider: 'azure', accuracy: 77.8, right: 98, wrong: 28, lastAttempt: '2025-11-18T09:00:00' },
    { id: 'gcp-cdl', code: 'CDL', name: 'Google Cloud Digital Leader', provider: 'gcp', accuracy: 0, right: 0, wrong: 0, lastAttempt: null },
  ],
  domains: domainsIn(locale),
  activities: activitiesIn(locale),
  quickAction: { href: '/practice?exam=aws-clf-c02', examCode: 'CLF-C02' },
  practiceHref: '/practice',
});

export const ready = readyIn('pt');

/** The first visit: nothing done, nobody known by name. */
export const newLearner: DashboardReady = {
  ...ready,
  greeting: { partOfDay: 'morning', name: null, now: new Date('2025-11-23T08:00:00') },
  figures: {
    credits: { spent: 0, left: 5, pricingHref: '/pricing' },
    accuracy: { value: 0, right: 0, answered: 0 },
    streak: { days: 0, week: thursday.map((_, index) => ({ isStudied: false, when: index === 0 ? 'today' : 'ahead' })) },
    studyTime: { total: 0, thisWeek: 0 },
  },
  goal: { done: 0, target: null },
  exams: [],
  domains: [],
  activities: [],
  quickAction: { href: '/practice', examCode: null },
};

/** The summary is there; what comes from other calls is not yet. */
export const withLateParts: DashboardReady = {
  ...ready,
  figures: {
    ...ready.figures,
    credits: { ...ready.figures.credits, left: null },
    streak: { days: 4, week: 'loading' },
    studyTime: { total: 0.75, thisWeek: null },
  },
  goal: 'loading',
};

/** The other calls failed: their parts are left out. */
export const withoutLateParts: DashboardReady = {
  ...withLateParts,
  figures: { ...withLateParts.figures, streak: { days: 1, week: 'unavailable' } },
  goal: 'unavailable',
};

/** One state for each status of the screen. */
export const states = {
  loading: { status: 'loading', greeting },
  failed: { status: 'failed', greeting, message: null },
  ready,
} satisfies { [Status in DashboardState['status']]: Extract<DashboardState, { status: Status }> };

export const longest: DashboardReady = {
  ...ready,
  greeting: { ...greeting, name: 'María de los Ángeles Hernández-Villanueva' },
  figures: {
    credits: { spent: 1_284_000, left: 99_999, pricingHref: '/pricing' },
    accuracy: { value: 100, right: 1_284_000, answered: 1_284_000 },
    streak: { days: 7, week: thursday.map((_, index) => ({ isStudied: true, when: index === 6 ? 'today' : 'past' })) },
    studyTime: { total: 1999.99, thisWeek: 99.5 },
  },
  goal: { done: 99, target: 100 },
  exams: ready.exams.map((exam) =>
    Object.assign({}, exam, { name: `${exam.name}: arquitetura corporativa multinuvem com governança e otimização de custos` }),
  ),
  domains: [{ name: 'Responsabilidadecompartilhadaeconformidadecorporativa', answered: 1, accuracy: 100 }, ...ready.domains],
  quickAction: { href: '/practice', examCode: 'ARQUITETURA-MULTINUVEM-2026' },
};
