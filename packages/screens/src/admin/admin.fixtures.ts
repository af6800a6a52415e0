import type { AdminPerson, PeopleState } from './AdminPeople.types.ts';
import type { PersonState } from './AdminPersonDrawer.types.ts';
import type { AdminExamState } from './AdminExamDialog.types.ts';
import { type AdminFigures, adminSections, type AdminSectionLinks, type AdminState } from './AdminScreen.types.ts';

const email = 'renato.farias@prepar.example';

export const sectionLinks = Object.fromEntries(
  adminSections.map((section) => [section, `/admin?section=${section}`]),
) as AdminSectionLinks;

/** The last 30 days up to 20 November, with one value of a wave for each. */
const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2025, 9, 22 + index)).toISOString().slice(0, 10),
  wave: [31, 44, 82, 79, 90, 80, 71][index % 7] ?? 0,
  index,
}));

const clf = {
  id: 'clf-c02',
  code: 'CLF-C02',
  name: 'Cloud Practitioner',
  provider: 'aws',
  isActive: true,
  enrolled: 986,
  accuracy: 72.8,
  right: 24_913,
  wrong: 9308,
  cost: 98.44,
} as const;

export const figures: AdminFigures = {
  period: '30d',
  generatedAt: '2025-11-20T19:42:00',
  totalUsers: 2847,
  totalAICost: 412.36,
  totalAIUsage: 38_210,
  totalQuestions: 38_210,
  totalAttempts: 126_477,
  totalAccuracy: 68.94,
  costPerUser: 0.1448,
  engagementRate: 41.31,
  exams: [
    {
      ...clf,
      id: 'saa-c03',
      code: 'SAA-C03',
      name: 'Solutions Architect Associate',
      enrolled: 1204,
      accuracy: 67.43,
      right: 38_120,
      wrong: 18_410,
      cost: 186.2,
    },
    clf,
    {
      ...clf,
      id: 'az-900',
      code: 'AZ-900',
      name: 'Azure Fundamentals',
      provider: 'azure',
      enrolled: 731,
      accuracy: 70.02,
      right: 16_840,
      wrong: 7210,
      cost: 82.17,
    },
    {
      ...clf,
      id: 'cdl',
      code: 'CDL',
      name: 'Cloud Digital Leader',
      provider: 'gcp',
      enrolled: 318,
      accuracy: 62.4,
      right: 7276,
      wrong: 4400,
      cost: 45.55,
    },
    {
      ...clf,
      id: 'az-104',
      code: 'AZ-104',
      name: 'Azure Administrator',
      provider: 'azure',
      isActive: false,
      enrolled: 0,
      accuracy: 0,
      right: 0,
      wrong: 0,
      cost: 0,
    },
  ],
  mostActive: [
    { id: '1', name: 'Thiago Nunes', email: 'thiago.nunes@prepar.example', attempts: 1842, cost: 5.91 },
    { id: '2', name: 'Beatriz Sá', email: 'bia.sa@prepar.example', attempts: 1530, cost: 4.87 },
    { id: '3', name: 'Otávio Lima', email: 'otavio.lima@prepar.example', attempts: 1297, cost: 4.12 },
    { id: '4', name: 'Conceição Prado', email: 'c.prado@prepar.example', attempts: 1188, cost: 3.8 },
    { id: '5', name: '', email: 'igor.muller@prepar.example', attempts: 1043, cost: 0.0031 },
  ],
  totalSessions: 9104,
  averageSessionMinutes: 74.6,
  questionsPerUser: 44.43,
  models: [
    { name: 'offline', count: 18_704, tokens: 0, cost: 0 },
    { name: 'modelo-grande-2', count: 11_602, tokens: 9_412_000, cost: 241.08 },
    { name: 'modelo-base-2', count: 7904, tokens: 14_802_000, cost: 171.28 },
  ],
  operations: [
    { name: 'CHECK_QUESTION', count: 9848, tokens: 8_120_000, cost: 98.4 },
    { name: 'GENERATE_QUESTION', count: 28_362, tokens: 16_094_000, cost: 313.96 },
  ],
  calls: {
    calls: 21_450,
    accepted: 19_506,
    refused: [
      { reason: 'TWO_RIGHT', calls: 812 },
      { reason: 'UNKNOWN_SERVICE', calls: 467 },
      { reason: 'MALFORMED', calls: 291 },
      { reason: 'TIMED_OUT', calls: 248 },
      { reason: 'LINT_LEAK', calls: 126 },
    ],
    medianMs: 1220,
    p95Ms: 4140,
    by: [
      {
        model: 'modelo-grande-2',
        operation: 'GENERATE_QUESTION',
        calls: 11_602,
        accepted: 10_718,
        medianMs: 2904,
        p95Ms: 4980,
        refused: [
          { reason: 'UNKNOWN_SERVICE', calls: 467 },
          { reason: 'MALFORMED', calls: 291 },
          { reason: 'LINT_LEAK', calls: 126 },
        ],
      },
      {
        model: 'modelo-base-2',
        operation: 'CHECK_QUESTION',
        calls: 9848,
        accepted: 8788,
        medianMs: 812,
        p95Ms: 1986,
        refused: [
          { reason: 'TWO_RIGHT', calls: 812 },
          { reason: 'TIMED_OUT', calls: 248 },
        ],
      },
    ],
  },
  usageDays: days.map(({ date, wave }) => ({
    date,
    count: wave * 17,
    questions: wave * 17,
    tokens: wave * 9100,
    cost: wave * 0.21,
  })),
  growth: days.map(({ date, wave, index }) => ({
    date,
    newUsers: Math.round(wave / 10),
    totalUsers: 2620 + Math.round(index * 7.83),
  })),
};

export const adminStates = {
  loading: { status: 'loading', email, section: 'overview', period: '30d', usesTotp: null, waiting: null },
  failed: {
    status: 'failed',
    email,
    section: 'overview',
    period: '30d',
    usesTotp: null,
    waiting: null,
    failure: 'refused',
  },
  ready: {
    status: 'ready',
    email,
    section: 'overview',
    period: '30d',
    usesTotp: false,
    waiting: 7,
    isRefreshing: false,
    figures,
  },
} satisfies { [Status in AdminState['status']]: AdminState };

const nothing = { count: 0, tokens: 0, cost: 0 };

/** A platform on which nothing has happened, and one on which much has. */
export const emptyFigures: AdminFigures = {
  ...figures,
  totalUsers: 1,
  totalAICost: 0,
  totalAIUsage: 0,
  totalQuestions: 0,
  totalAttempts: 0,
  totalAccuracy: 0,
  costPerUser: 0,
  engagementRate: 0,
  exams: figures.exams.map((exam) => ({ ...exam, enrolled: 0, accuracy: 0, right: 0, wrong: 0, cost: 0 })),
  mostActive: [],
  totalSessions: 0,
  averageSessionMinutes: 0,
  questionsPerUser: 0,
  models: [],
  operations: [],
  calls: { calls: 0, accepted: 0, refused: [], medianMs: null, p95Ms: null, by: [] },
  usageDays: days.map(({ date }) => ({ date, questions: 0, ...nothing })),
  growth: days.map(({ date, index }) => ({ date, newUsers: index === 29 ? 1 : 0, totalUsers: index === 29 ? 1 : 0 })),
};

/** The last 90 days up to 20 November. */
const quarter = Array.from({ length: 90 }, (_, index) => ({
  date: new Date(Date.UTC(2025, 7, 23 + index)).toISOString().slice(0, 10),
  wave: 20 + ((index * 37) % 60) + index,
  index,
}));

export const quarterFigures: AdminFigures = {
  ...figures,
  period: '90d',
  usageDays: quarter.map(({ date, wave }) => ({
    date,
    count: wave * 7,
    questions: wave * 7,
    tokens: wave * 4100,
    cost: wave * 0.09,
  })),
  growth: quarter.map(({ date, wave, index }) => ({
    date,
    newUsers: Math.round(wave / 20),
    totalUsers: 2140 + Math.round(index * 7.95),
  })),
};

export const largeFigures: AdminFigures = {
  ...figures,
  totalUsers: 12_345_678,
  totalAICost: 1_234_567.89,
  totalAIUsage: 987_654_321,
  totalQuestions: 987_654_321,
  totalAttempts: 987_654_321,
  exams: figures.exams.map((exam) => ({
    ...exam,
    name: 'Certified Professional Solutions Architect for Machine Learning',
    enrolled: exam.enrolled * 4321,
    right: exam.right * 4321,
    wrong: exam.wrong * 4321,
    cost: exam.cost * 4321,
  })),
  mostActive: figures.mostActive.map((person) => ({
    ...person,
    name: 'María de los Ángeles Hernández Villanueva',
    email: `maria.de.los.angeles.hernandez.villanueva.${person.id}@universidad-nacional.example`,
    attempts: person.attempts * 432,
    cost: person.cost * 432,
  })),
  usageDays: figures.usageDays.map((day) => ({
    ...day,
    count: day.count * 4321,
    questions: day.questions * 4321,
    cost: day.cost * 4321,
  })),
  growth: figures.growth.map((day) => ({ ...day, newUsers: day.newUsers * 4321, totalUsers: day.totalUsers * 4321 })),
};

export const longEmail = 'maria.de.los.angeles.hernandez.villanueva@universidad-nacional.example';

export const examStates = {
  loading: { status: 'loading', exam: clf, period: '30d' },
  failed: { status: 'failed', exam: clf, period: '30d', failure: 'refused' },
  ready: {
    status: 'ready',
    exam: clf,
    period: '30d',
    domains: [
      { name: 'Conceitos de nuvem', answered: 8410, accuracy: 79.1 },
      { name: 'Segurança e conformidade', answered: 10_120, accuracy: 66.3 },
      { name: 'Tecnologia e serviços de nuvem', answered: 11_590, accuracy: 73.8 },
      { name: 'Cobrança, preços e suporte', answered: 4101, accuracy: 71.2 },
    ],
    difficulties: [
      { level: 1, answered: 13_920, accuracy: 83 },
      { level: 2, answered: 14_201, accuracy: 70.4 },
      { level: 3, answered: 6100, accuracy: 55.2 },
    ],
    days: days.map(({ date, wave }) => ({ date, answered: wave * 13 })),
  },
} satisfies { [Status in AdminExamState['status']]: AdminExamState };

const person = { isAdministrator: false, isSuspended: false, plan: 'free', credits: 5 } as const;

export const people: readonly AdminPerson[] = [
  {
    ...person,
    id: '1',
    name: 'Thiago Nunes',
    email: 'thiago.nunes@prepar.example',
    plan: 'pro',
    credits: 212,
    attempts: 1842,
    accuracy: 71.42,
    lastAttempt: '2025-11-20T18:10:00',
  },
  {
    ...person,
    id: '2',
    name: 'Beatriz Sá',
    email: 'bia.sa@prepar.example',
    plan: 'expert',
    credits: 41,
    attempts: 1530,
    accuracy: 78,
    lastAttempt: '2025-11-19T21:03:00',
  },
  {
    ...person,
    id: '3',
    name: 'Otávio Lima',
    email: 'otavio.lima@prepar.example',
    plan: 'starter',
    credits: 0,
    attempts: 1297,
    accuracy: 64.2,
    lastAttempt: '2025-11-18T12:00:00',
  },
  {
    ...person,
    id: '4',
    name: 'Conceição Prado',
    email: 'c.prado@prepar.example',
    attempts: 1188,
    accuracy: 69.8,
    lastAttempt: '2025-11-17T12:00:00',
  },
  {
    ...person,
    id: '5',
    name: 'Igor Müller',
    email: 'igor.muller@prepar.example',
    isSuspended: true,
    credits: 3,
    attempts: 1043,
    accuracy: 58.1,
    lastAttempt: '2025-11-16T21:40:00',
  },
  {
    ...person,
    id: '6',
    name: '',
    email: 'recem.chegada@prepar.example',
    attempts: 0,
    accuracy: 0,
    lastAttempt: null,
  },
];

const query = { search: '', plan: 'all', status: 'all', sort: 'totalAttempts', order: 'desc' } as const;

export const peopleStates = {
  loading: { status: 'loading', query },
  failed: { status: 'failed', query, failure: 'refused' },
  ready: {
    status: 'ready',
    query,
    people,
    total: 2847,
    from: 1,
    hasNext: true,
    now: new Date('2025-11-20T19:42:00'),
  },
} satisfies { [Status in PeopleState['status']]: PeopleState };

export const longPeople: readonly AdminPerson[] = people.map((one) => ({
  ...one,
  name: 'María de los Ángeles Hernández Villanueva',
  email: `maria.de.los.angeles.hernandez.villanueva.${one.id}@universidad-nacional.example`,
  credits: one.credits * 4321,
  attempts: one.attempts * 432,
}));

const igor = people[4] ?? { ...person, id: '5', name: '', email: '', attempts: 0, accuracy: 0, lastAttempt: null };

export const personStates = {
  loading: { status: 'loading', person: igor },
  failed: { status: 'failed', person: igor, failure: 'refused' },
  ready: {
    status: 'ready',
    person: igor,
    details: {
      person: igor,
      createdAt: '2025-08-03T09:12:00',
      freeCredits: 3,
      cost: 3.31,
      exams: ['CLF-C02', 'AZ-900'],
      log: [
        {
          kind: 'suspended',
          reason: 'respostas automáticas em série',
          credits: null,
          plan: null,
          by: 'renato.farias@prepar.example',
          at: '2025-11-16T21:52:00',
        },
        {
          kind: 'planChanged',
          reason: null,
          credits: 100,
          plan: 'starter',
          by: 'renato.farias@prepar.example',
          at: '2025-10-04T10:03:00',
        },
        {
          kind: 'creditReturned',
          reason: null,
          credits: 1,
          plan: null,
          by: null,
          at: '2025-10-02T10:03:00',
        },
      ],
      guard: null,
    },
    task: null,
    isPending: false,
    failure: null,
  },
} satisfies { [Status in PersonState['status']]: PersonState };

/** Somebody who may sign in. */
export const activeState = {
  ...personStates.ready,
  person: people[2] ?? igor,
  details: { ...personStates.ready.details, person: people[2] ?? igor, log: [] },
} satisfies PersonState;
