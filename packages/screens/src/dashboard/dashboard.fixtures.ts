import type { Locale } from '../common/locales.ts';
import type {
  ActivityView,
  DashboardNew,
  DashboardReady,
  DashboardState,
  ExamDomains,
  Greeting,
  StreakDay,
} from './DashboardScreen.types.ts';

const now = new Date('2025-11-20T19:42:00');

export const greeting: Greeting = { partOfDay: 'evening', name: 'Marina', now, today: '2025-11-20' };

const links = {
  practice: '/practice',
  progress: '/progress',
  pricing: '/pricing',
  settings: '/settings',
  answers: '/progress?view=answers',
};

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
  pt: [
    'Tecnologia e serviços da nuvem',
    'Segurança e conformidade',
    'Conceitos da nuvem',
    'Cobrança, preços e suporte',
  ],
  en: ['Cloud technology and services', 'Security and compliance', 'Cloud concepts', 'Billing, pricing and support'],
  es: [
    'Tecnología y servicios de la nube',
    'Seguridad y conformidad',
    'Conceptos de la nube',
    'Facturación, precios y soporte',
  ],
};

/** Technology, security, concepts, billing. */
const weights = [34, 30, 24, 12];

const domainsIn = (locale: Locale): ExamDomains => {
  const answered = [54, 42, 38, 14];
  const right = [37, 20, 28, 8];
  return {
    examCode: 'CLF-C02',
    totalQuestions: 65,
    cut: 70,
    domains: domainNames[locale].map((name, index) => {
      const [all = 0, hits = 0] = [answered[index], right[index]];
      return { name, weight: weights[index] ?? 0, answered: all, right: hits, accuracy: (hits / all) * 100 };
    }),
  };
};

const clf = 'AWS Certified Cloud Practitioner';
const az = 'Microsoft Certified: Azure Fundamentals';

const hrefs = new Map([
  ['STUDY_SESSION_ENDED', '/question?session=s_1'],
  ['QUESTION_CORRECT', '/progress?view=answers&q=q_1'],
  ['QUESTION_INCORRECT', '/progress?view=answers&q=q_2'],
]);

const topicNames: Record<Locale, [string, string]> = {
  pt: ['Identidade e permissões', 'Tipos de armazenamento'],
  en: ['Identity and permissions', 'Kinds of storage'],
  es: ['Identidad y permisos', 'Tipos de almacenamiento'],
};

const activitiesIn = (locale: Locale): ActivityView[] => {
  const [technology = null, security = null] = domainNames[locale];
  const topics = new Map([
    ['QUESTION_CORRECT', topicNames[locale][0]],
    ['QUESTION_INCORRECT', topicNames[locale][1]],
  ]);
  const activities: Omit<ActivityView, 'id' | 'topic' | 'minutes' | 'days' | 'href'>[] = [
    { type: 'QUESTION_CORRECT', exam: 'CLF-C02', domain: security, difficulty: 2, createdAt: '2025-11-20T19:20:00' },
    {
      type: 'QUESTION_INCORRECT',
      exam: 'CLF-C02',
      domain: technology,
      difficulty: 3,
      createdAt: '2025-11-20T18:10:00',
    },
    { type: 'QUESTION_ANSWERED', exam: 'CLF-C02', domain: null, difficulty: null, createdAt: '2025-11-20T18:05:00' },
    { type: 'QUESTION_GENERATED', exam: null, domain: technology, difficulty: 1, createdAt: '2025-11-20T18:04:00' },
    {
      type: 'STUDY_SESSION_STARTED',
      exam: 'CLF-C02',
      domain: null,
      difficulty: null,
      createdAt: '2025-11-20T18:03:00',
    },
    { type: 'STREAK_MILESTONE', exam: null, domain: null, difficulty: null, createdAt: '2025-11-19T17:00:00' },
    { type: 'ACHIEVEMENT_UNLOCKED', exam: null, domain: null, difficulty: null, createdAt: '2025-11-18T12:00:00' },
    { type: 'STUDY_SESSION_ENDED', exam: 'AZ-900', domain: null, difficulty: null, createdAt: '2025-11-08T09:00:00' },
    {
      type: 'FLASHCARD_TURNED',
      exam: 'AZ-900',
      domain: null,
      difficulty: 'LENDÁRIA',
      createdAt: '2025-10-01T09:00:00',
    },
  ];
  return activities.map((activity, index) =>
    Object.assign(activity, {
      id: String(index),
      topic: topics.get(activity.type) ?? null,
      minutes: activity.type === 'STUDY_SESSION_ENDED' ? 14 : null,
      days: activity.type === 'STREAK_MILESTONE' ? 3 : null,
      href: hrefs.get(activity.type) ?? null,
    }),
  );
};

export const readyIn = (locale: Locale): DashboardReady => ({
  status: 'ready',
  greeting,
  headline: { kind: 'possible', questions: 3, reviews: 0 },
  plan: {
    examCode: 'CLF-C02',
    missed: { count: 54, href: '/progress?view=answers&exam=aws-clf-c02&wrong=yes' },
    simulation: { isRunning: false, href: '/question?exam=aws-clf-c02&modality=simulation', missingCredits: 62 },
    dueElsewhere: [],
    resultHref: null,
    progress: null,
    startHref: '/question?exam=aws-clf-c02&modality=domain-security',
    steps: [
      {
        kind: 'resume',
        number: 12,
        domain: domainNames[locale][1] ?? null,
        isFree: false,
        href: '/question?exam=aws-clf-c02&modality=domain-security',
      },
      {
        kind: 'weak',
        questions: 2,
        name: domainNames[locale][1] ?? '',
        answered: 42,
        wrong: 22,
        href: '/question?exam=aws-clf-c02&modality=domain-security',
      },
    ],
  },
  figures: {
    credits: { spent: 169, left: 3 },
    accuracy: { value: 63.31, right: 107, answered: 169 },
    streak: { days: 4, week: thursday },
    studyTime: { total: 5 + 40 / 60, thisWeek: 38 / 60 },
  },
  goal: { done: 2, target: 20, creditsLeft: 3 },
  exams: [
    {
      id: 'aws-clf-c02',
      code: 'CLF-C02',
      name: clf,
      provider: 'aws',
      accuracy: 63.5,
      right: 94,
      wrong: 54,
      cut: 70,
      lastAttempt: '2025-11-20T17:20:00',
    },
    {
      id: 'azure-az-900',
      code: 'AZ-900',
      name: az,
      provider: 'azure',
      accuracy: 66.7,
      right: 8,
      wrong: 4,
      cut: 70,
      lastAttempt: '2025-11-18T09:00:00',
    },
    {
      id: 'gcp-cdl',
      code: 'CDL',
      name: 'Google Cloud Digital Leader',
      provider: 'gcp',
      accuracy: 0,
      right: 0,
      wrong: 0,
      cut: 70,
      lastAttempt: null,
    },
  ],
  domains: [domainsIn(locale)],
  activities: activitiesIn(locale),
  links,
});

export const ready = readyIn('pt');

/** Somebody who has not answered yet: no weak point, nothing to compare. */
export const unanswered: DashboardReady = {
  ...ready,
  headline: { kind: 'possible', questions: 5, reviews: 0 },
  plan: {
    examCode: 'CLF-C02',
    simulation: { isRunning: false, href: '/question?exam=aws-clf-c02&modality=simulation', missingCredits: 60 },
    dueElsewhere: [],
    resultHref: null,
    progress: null,
    startHref: '/question?exam=aws-clf-c02&modality=all',
    missed: null,
    steps: [{ kind: 'all', questions: 5, href: '/question?exam=aws-clf-c02&modality=all' }],
  },
  figures: {
    credits: { spent: 0, left: 5 },
    accuracy: { value: 0, right: 0, answered: 0 },
    streak: {
      days: 0,
      week: thursday.map((_, index) => ({ isStudied: false, when: index === 0 ? 'today' : 'ahead' })),
    },
    studyTime: { total: 0, thisWeek: 0 },
  },
  goal: { done: 0, target: null, creditsLeft: 5 },
  exams: ready.exams.slice(2),
  domains: [],
  activities: [],
};

/** Two of five were answered before the learner left. */
export const leftPlan: DashboardReady = {
  ...ready,
  plan: {
    ...ready.plan,
    progress: { done: 2, total: 5 },
    startHref: '/question?exam=aws-clf-c02&modality=domain-security&at=1',
    steps: [
      {
        kind: 'weak',
        questions: 1,
        name: domainNames.pt[1] ?? '',
        answered: 0,
        wrong: 0,
        href: '/question?exam=aws-clf-c02&modality=domain-security',
      },
      { kind: 'all', questions: 2, href: '/question?exam=aws-clf-c02&modality=all' },
    ],
  },
};

/** Facts are due in another exam than the one that was practised last. */
export const dueTomorrow: DashboardReady = { ...ready, plan: { ...ready.plan, dueTomorrow: 7 } };

export const dueElsewhere: DashboardReady = {
  ...ready,
  plan: {
    ...ready.plan,
    dueElsewhere: [{ code: 'AZ-900', count: 13, href: '/question?exam=azure-az-900&modality=all&only=due' }],
  },
};

export const outOfCredits: DashboardReady = {
  ...ready,
  headline: { kind: 'outOfCredits', renewsInMinutes: 860, isGoalReached: false },
  plan: { ...ready.plan, startHref: null, steps: [], resultHref: '/question?session=s_93b0f6ad' },
  figures: { ...ready.figures, credits: { spent: 171, left: 0 } },
  goal: { done: 5, target: 20, creditsLeft: 0 },
};

export const simulating: DashboardReady = {
  ...ready,
  plan: { ...ready.plan, simulation: { ...ready.plan.simulation, isRunning: true } },
};

export const goalReached: DashboardReady = {
  ...ready,
  headline: { kind: 'reached' },
  goal: { done: 30, target: 20, creditsLeft: 3 },
};

/** The first visit: nothing done, nobody known by name. */
export const newLearner: DashboardNew = {
  status: 'new',
  greeting: { partOfDay: 'morning', name: null, now: new Date('2025-11-23T08:00:00'), today: '2025-11-23' },
  headline: { kind: 'nothingStarted', credits: 5 },
  choices: [
    {
      id: 'aws-clf-c02',
      code: 'CLF-C02',
      name: clf,
      provider: 'aws',
      level: 1,
      totalQuestions: 65,
      durationMinutes: 90,
    },
    {
      id: 'azure-az-900',
      code: 'AZ-900',
      name: az,
      provider: 'azure',
      level: 1,
      totalQuestions: 50,
      durationMinutes: 45,
    },
    {
      id: 'gcp-cdl',
      code: 'CDL',
      name: 'Google Cloud Digital Leader',
      provider: 'gcp',
      level: 1,
      totalQuestions: 60,
      durationMinutes: 90,
    },
  ],
  creditsLeft: 5,
  goal: unanswered.goal,
  figures: unanswered.figures,
  links,
};

/** The summary is there; what comes from other calls is not yet. */
export const withLateParts: DashboardReady = {
  ...ready,
  headline: { kind: 'loading' },
  greeting: { ...greeting, today: null },
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
  headline: { kind: 'unknown' },
  figures: { ...withLateParts.figures, streak: { days: 1, week: 'unavailable' } },
  goal: 'unavailable',
};

/** One state for each status of the screen. */
export const states = {
  loading: { status: 'loading', greeting },
  failed: { status: 'failed', greeting, message: null },
  new: newLearner,
  ready,
} satisfies { [Status in DashboardState['status']]: Extract<DashboardState, { status: Status }> };

export const longest: DashboardReady = {
  ...ready,
  greeting: { ...greeting, name: 'María de los Ángeles Hernández-Villanueva' },
  headline: { kind: 'outOfCredits', renewsInMinutes: 1439, isGoalReached: true },
  plan: {
    ...ready.plan,
    examCode: 'ARQUITETURA-MULTINUVEM-2026',
  },
  figures: {
    credits: { spent: 1_284_000, left: 99_999 },
    accuracy: { value: 100, right: 1_284_000, answered: 1_284_000 },
    streak: { days: 7, week: thursday.map((_, index) => ({ isStudied: true, when: index === 6 ? 'today' : 'past' })) },
    studyTime: { total: 1999.99, thisWeek: 99.5 },
  },
  goal: { done: 99, target: 100, creditsLeft: 0 },
  exams: ready.exams.map((exam) =>
    Object.assign({}, exam, {
      name: `${exam.name}: arquitetura corporativa multinuvem com governança e otimização de custos`,
    }),
  ),
  domains: ready.domains.map((exam) =>
    Object.assign({}, exam, {
      examCode: 'ARQUITETURA-MULTINUVEM-2026',
      domains: [
        {
          name: 'Responsabilidadecompartilhadaeconformidadecorporativa',
          weight: 4,
          answered: 1,
          right: 1,
          accuracy: 100,
        },
        ...exam.domains,
      ],
    }),
  ),
};
