import type { AnalyticsSummary, ReviewDeck, WeeklyProgress } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import type { Leg } from '../links.ts';
import { legsOf } from '../question/run.ts';
import { type DashboardData, presentDashboard } from './presentDashboard.ts';

const day = { questionsAnswered: 0, accuracy: 0, studyTime: 0, creditsSpent: 0 };
const week: WeeklyProgress = {
  weekStart: '2025-11-16',
  today: '2025-11-20',
  questionsAnswered: 14,
  accuracy: 50,
  studyTime: 2,
  creditsSpent: 14,
  dailyBreakdown: {
    sunday: day,
    monday: { ...day, questionsAnswered: 3, creditsSpent: 3 },
    tuesday: day,
    wednesday: day,
    thursday: { ...day, questionsAnswered: 11, creditsSpent: 11 },
    friday: day,
    saturday: day,
  },
};
const figuresOf = (modalityId: string, name: string, questionsAnswered: number, correctAnswers: number) => ({
  modalityId,
  name,
  weight: 30,
  questionsAnswered,
  correctAnswers,
  accuracy: questionsAnswered === 0 ? 0 : (correctAnswers * 100) / questionsAnswered,
});
const summary: AnalyticsSummary = {
  totalCreditsSpent: 14,
  accuracy: 50,
  weeklyStreak: 2,
  totalStudyTime: 3.5,
  domainBreakdown: { Segurança: { questionsAnswered: 14, correctAnswers: 7, accuracy: 50 } },
  examProgress: [
    {
      examId: 'clf-c02',
      examName: 'Cloud Practitioner',
      examCode: 'CLF-C02',
      provider: 'AWS',
      accuracy: 50,
      questionsCorrect: 7,
      questionsWrong: 7,
      totalQuestions: 14,
      lastAttempt: '2025-11-20T20:00:00.000Z',
      officialQuestions: 65,
      cut: 70,
      domains: [
        figuresOf('domain-security', 'Segurança', 21, 10),
        figuresOf('domain-billing', 'Custos', 0, 0),
        figuresOf('domain-concepts', 'Conceitos', 20, 8),
      ],
      weakest: { modalityId: 'domain-concepts', topic: null, questionsAnswered: 20, wrongAnswers: 12 },
      openSession: null,
      reviewsDue: 0,
    },
  ],
  recentActivity: [
    { type: 'QUESTION_GENERATED', metadata: { questionId: 'q_1' }, createdAt: '2025-11-20T19:00:00.000Z' },
    {
      type: 'QUESTION_CORRECT',
      metadata: { examCode: 'CLF-C02', examName: 'Cloud Practitioner', domain: 7, difficulty: 'HARD' },
      createdAt: '2025-11-20T20:00:00.000Z',
    },
  ],
};
const thursday = new Date(2025, 10, 20, 19, 30);
const friday = new Date(2025, 10, 21, 1, 30);
const data: DashboardData = {
  now: thursday,
  name: 'Ana Souza',
  summary,
  failure: null,
  week,
  weekFailed: false,
  credits: { left: 4, renewsInMinutes: 300 },
  isBalanceKnown: true,
  dailyGoal: 20,
  exams: undefined,
  examsFailed: false,
  open: null,
  left: null,
  kept: null,
};

test('greets by the first name and the part of the day', () => {
  const greeting = (hour: number, name = 'Ana Souza') =>
    presentDashboard({ ...data, credits: null, name, now: new Date(2025, 10, 20, hour) }).greeting;
  expect([4, 5, 11, 12, 17, 18, 23].map((hour) => greeting(hour).partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
  expect(greeting(9).name).toBe('Ana');
  expect(greeting(9, '  ').name).toBeNull();
});

test("the part of the day is that of the account's zone, as the day is, whatever hour the device has", () => {
  const at = (renewsInMinutes: number) =>
    presentDashboard({ ...data, now: new Date(2025, 10, 21, 5, 42), credits: { left: 4, renewsInMinutes } }).greeting;
  const hours = [4, 5, 11.9, 12, 17, 18, 23.9];
  expect(hours.map((hour) => at(Math.round((24 - hour) * 60)).partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
  expect(at(738)).toMatchObject({ partOfDay: 'morning', today: '2025-11-20' });
  expect(at(700)).toMatchObject({ partOfDay: 'afternoon', today: '2025-11-20' });
});

test("DASH-06 the goal of the day is what was spent on the account's day, whatever day the device has", () => {
  expect(presentDashboard({ ...data, now: friday })).toMatchObject({ goal: { done: 11, target: 20 } });
});

test('answers of today that cost no credit are told beside the goal', () => {
  const goalOf = (questionsAnswered: number) => {
    const thursday = { ...week.dailyBreakdown.thursday, questionsAnswered };
    return presentDashboard({ ...data, week: { ...week, dailyBreakdown: { ...week.dailyBreakdown, thursday } } });
  };
  expect(goalOf(14)).toMatchObject({ goal: { done: 11, hasFree: true } });
  expect(goalOf(11)).toMatchObject({ goal: { hasFree: false } });
});

test('reviews that are left for today stand in the headline, in all exams together, and none left is told beside the goal', () => {
  const withDue = (reviewsDue: number) => {
    const examProgress = summary.examProgress.map((exam) => ({ ...exam, reviewsDue }));
    return presentDashboard({ ...data, credits: credits(4), summary: { ...summary, examProgress } });
  };
  const all = 3 * summary.examProgress.length;
  expect(withDue(3)).toMatchObject({ headline: { reviews: all }, goal: { areReviewsDone: false } });
  expect(withDue(0)).toMatchObject({ headline: { reviews: 0 }, goal: { areReviewsDone: true } });
});

test('parts of the week come after the rest, or not at all', () => {
  expect(presentDashboard({ ...data, week: undefined })).toMatchObject({
    goal: 'loading',
    figures: { streak: { week: 'loading' } },
  });
  expect(presentDashboard({ ...data, week: undefined, weekFailed: true })).toMatchObject({ goal: 'unavailable' });
  expect(presentDashboard({ ...data, week: null })).toMatchObject({
    goal: 'unavailable',
    figures: { studyTime: { thisWeek: null } },
  });
});

test("days of the week are past, today or ahead by the account's day, studied or not", () => {
  const state = presentDashboard({ ...data, now: friday });
  const days = state.status === 'ready' && state.figures.streak.week;
  expect(days).toEqual([
    { isStudied: false, when: 'past' },
    { isStudied: true, when: 'past' },
    { isStudied: false, when: 'past' },
    { isStudied: false, when: 'past' },
    { isStudied: true, when: 'today' },
    { isStudied: false, when: 'ahead' },
    { isStudied: false, when: 'ahead' },
  ]);
});

test('activities come newest first, with what of their facts is text', () => {
  const state = presentDashboard({ ...data, open });
  expect(
    state.status === 'ready' &&
      state.activities.map(({ type, exam, domain, difficulty }) => ({ type, exam, domain, difficulty })),
  ).toEqual([
    { type: 'QUESTION_CORRECT', exam: 'CLF-C02', domain: null, difficulty: 3 },
    { type: 'QUESTION_GENERATED', exam: null, domain: null, difficulty: null },
  ]);
});

test('an answer leads to itself, an ended session to its result, a question that waits to where it is', () => {
  const createdAt = '2025-11-20T12:00:00.000Z';
  const told = [
    { type: 'QUESTION_INCORRECT', metadata: { questionId: 'q_1', examId: 'clf-c02' }, createdAt },
    { type: 'STUDY_SESSION_ENDED', metadata: { sessionId: 's_1', examId: 'clf-c02' }, createdAt },
    { type: 'STUDY_SESSION_ENDED', metadata: { examId: 'clf-c02' }, createdAt },
    { type: 'QUESTION_GENERATED', metadata: { questionId: 'q_1', examId: 'clf-c02' }, createdAt },
    { type: 'QUESTION_GENERATED', metadata: { questionId: 'q_2', examId: 'clf-c02' }, createdAt },
  ] as const;
  const state = presentDashboard({ ...data, summary: { ...summary, recentActivity: [...told] }, open });
  expect(state.status === 'ready' && state.activities.map(({ href }) => href)).toEqual([
    '/progress?view=answers&exam=clf-c02&q=q_1',
    '/question?session=s_1',
    null,
    '/question?exam=clf-c02&modality=security&start=now',
  ]);
});

test('a session is one activity: that it began, until it ends, then its end, if a minute was studied', () => {
  const at = (hour: number) => `2025-11-20T${hour}:00:00.000Z`;
  const began = (examId: string, hour: number) =>
    ({ type: 'STUDY_SESSION_STARTED', metadata: { examId }, createdAt: at(hour) }) as const;
  const ended = (examId: string, hour: number, durationSeconds: number) =>
    ({ type: 'STUDY_SESSION_ENDED', metadata: { examId, durationSeconds }, createdAt: at(hour) }) as const;
  const recentActivity = [
    began('clf', 19),
    ended('clf', 18, 20),
    began('clf', 17),
    ended('clf', 16, 840),
    began('clf', 15),
    ended('az', 14, 30),
    began('az', 13),
  ];
  const state = presentDashboard({ ...data, summary: { ...summary, recentActivity } });
  expect(state.status === 'ready' && state.activities.map(({ createdAt }) => createdAt)).toEqual([19, 16, 14].map(at));
});

test('figures stay while they are fetched again, and only a first failure is shown', () => {
  const failure = { kind: 'transport', message: null } as const;
  expect(presentDashboard({ ...data, failure }).status).toBe('ready');
  expect(presentDashboard({ ...data, summary: undefined, failure }).status).toBe('failed');
  expect(presentDashboard({ ...data, summary: undefined }).status).toBe('loading');
});

const headline = (more: Partial<DashboardData>) => {
  const state = presentDashboard({ ...data, ...more });
  return state.status === 'ready' || state.status === 'new' ? state.headline : null;
};
const credits = (left: number) => ({ left, renewsInMinutes: 300 });

test('the headline counts what is possible today: what the goal asks for, or what the credits allow', () => {
  expect(headline({ credits: credits(4) })).toEqual({ kind: 'possible', questions: 4, reviews: 0 });
  expect(headline({ credits: credits(40) })).toEqual({ kind: 'toGoal', questions: 9, reviews: 0 });
  expect(headline({ credits: credits(4), dailyGoal: 11 })).toEqual({ kind: 'reached' });
  expect(headline({ credits: credits(0) })).toEqual({
    kind: 'outOfCredits',
    renewsInMinutes: 300,
    isGoalReached: false,
  });
  expect(headline({ credits: credits(0), dailyGoal: 11 })).toMatchObject({ isGoalReached: true });
});

test('the headline waits for the goal and the credits', () => {
  expect(headline({ credits: null, isBalanceKnown: false })).toEqual({ kind: 'loading' });
  expect(headline({ week: undefined })).toEqual({ kind: 'loading' });
  expect(headline({ dailyGoal: undefined })).toEqual({ kind: 'loading' });
  expect(headline({ credits: null })).toEqual({ kind: 'unknown' });
  expect(headline({ week: undefined, weekFailed: true })).toEqual({ kind: 'unknown' });
});

const plan = (more: Partial<DashboardData>) => {
  const state = presentDashboard({ ...data, ...more });
  return state.status === 'ready' ? state.plan : null;
};
const open = {
  id: 'q_1',
  examId: 'clf-c02',
  modalityId: 'security',
  only: null,
  number: 12,
  prompt: 'Qual?',
  locale: 'pt' as const,
  domain: 'Segurança',
};

test('ten minutes go on with the open question, then the weak point, then all content, as far as credits reach', () => {
  const steps = (more: Partial<DashboardData>) =>
    plan(more)?.steps.map((step) => [step.kind, 'questions' in step ? step.questions : 1]);
  expect(steps({ credits: credits(5) })).toEqual([
    ['weak', 3],
    ['all', 2],
  ]);
  expect(steps({ credits: credits(3), open })).toEqual([
    ['resume', 1],
    ['weak', 2],
  ]);
  expect(steps({ credits: credits(1), open })).toEqual([['resume', 1]]);
  expect(steps({ credits: credits(1), open: { ...open, examId: 'az-900' } })).toEqual([['weak', 1]]);
  expect(steps({ credits: credits(0), open })).toEqual([]);
});

test('a review that was left open is gone on with as a review, and takes no credit from the rest', () => {
  const review = { ...open, modalityId: 'all', only: 'due' } as const;
  const steps = plan({ credits: credits(1), open: review })?.steps;
  expect(steps).toMatchObject([
    { kind: 'resume', isFree: true },
    { kind: 'weak', questions: 1 },
  ]);
  expect(new URLSearchParams(steps?.[0]?.href.split('?')[1]).get('only')).toBe('due');
  expect(plan({ credits: credits(0), open: review })?.steps).toHaveLength(1);
});

test('the open question tells its domain in the language of the page, as far as the page knows it', () => {
  const [known] = summary.examProgress;
  const [weak] = known?.domains ?? [];
  if (!weak) throw new Error('No domain');
  const domain = (more: object) => plan({ credits: credits(5), open: { ...open, ...more } })?.steps[0];
  expect(domain({ domain: 'Security', domainId: weak.modalityId })).toMatchObject({ domain: weak.name });
  for (const domainId of [undefined, 'gone'])
    expect(domain({ domain: 'Security', domainId })).toMatchObject({ domain: 'Security' });
});

const runOf = (more: Partial<DashboardData>) => {
  const query = new URLSearchParams(plan(more)?.startHref?.split('?')[1]);
  const { legs } = legsOf(query) ?? { legs: [] };
  return {
    place: [query.get('exam'), query.get('modality'), query.get('only'), query.get('start')],
    legs: legs.map(({ modalityId, only, questions }) => [modalityId, only, questions]),
  };
};

const left = {
  userId: 'u_1',
  examId: 'clf-c02',
  day: '2025-11-20',
  legs: [
    { modalityId: 'domain-concepts', only: null, questions: 3 },
    { modalityId: 'all', only: null, questions: 2 },
  ],
  done: 2,
  total: 5,
};

test('DASH-11 a plan that was left goes on as it was begun: what it has counts, and only the rest is asked', () => {
  const rest = [
    ['domain-concepts', null, 2],
    ['domain-concepts', null, 1],
    ['all', null, 2],
  ];
  expect(runOf({ left })).toEqual({ place: ['clf-c02', 'domain-concepts', null, 'now'], legs: rest });
  expect(plan({ left })).toMatchObject({
    progress: { done: 2, total: 5 },
    steps: [
      { kind: 'weak', questions: 1, name: 'Conceitos', answered: 20 },
      { kind: 'all', questions: 2 },
    ],
  });
  expect(plan({ left })?.startHref).toContain('at=1');
  expect(plan({})?.progress).toBeNull();
  expect(runOf({ left: { ...left, done: 3 } })).toEqual({
    place: ['clf-c02', 'all', null, 'now'],
    legs: [
      ['domain-concepts', null, 3],
      ['all', null, 2],
    ],
  });
});

test('DASH-11 the question that was left open is one of what is left', () => {
  const inPlan = { ...open, modalityId: 'domain-concepts' };
  expect(runOf({ open: inPlan, left }).legs).toEqual([
    ['domain-concepts', null, 2],
    ['domain-concepts', null, 1],
    ['all', null, 2],
  ]);
  expect(plan({ open: inPlan, left })).toMatchObject({
    progress: { done: 2, total: 5 },
    steps: [{ kind: 'resume' }, { kind: 'all', questions: 2 }],
  });
  expect(runOf({ open, left })).toEqual({
    place: ['clf-c02', 'security', null, 'now'],
    legs: [
      ['domain-concepts', null, 2],
      ['security', null, 1],
      ['all', null, 2],
    ],
  });
  expect(plan({ open: inPlan, left: { ...left, done: 4 } })?.steps).toHaveLength(1);
});

test('DASH-11 a plan that was left asks no more than credits and what is due allow', () => {
  const steps = (more: Partial<DashboardData>) =>
    plan({ left, ...more })?.steps.map((step) => [
      step.kind,
      'questions' in step ? step.questions : 'facts' in step && step.facts,
    ]);
  expect(steps({ credits: credits(2) })).toEqual([
    ['weak', 1],
    ['all', 1],
  ]);
  expect(plan({ left, credits: credits(2) })?.progress).toEqual({ done: 2, total: 4 });
  expect(plan({ left, credits: credits(0) })).toMatchObject({ steps: [], progress: null });
  const due = { modalityId: 'all', only: 'due' as const, questions: 2 };
  const [exam] = summary.examProgress;
  const known = { ...summary, examProgress: exam ? [{ ...exam, reviewsDue: 1 }] : [] };
  expect(steps({ left: { ...left, legs: [...left.legs, due] }, credits: credits(2), summary: known })).toEqual([
    ['weak', 1],
    ['all', 1],
    ['due', 1],
  ]);
});

test('DASH-11 a weak point that something else is weaker than by now is gone on with, and not said to be the weakest', () => {
  const [exam] = summary.examProgress;
  const weakIn = (modalityId: string, topic: string | null, leftTopic?: string) => {
    const weakest = { modalityId, topic, questionsAnswered: 21, wrongAnswers: 11 };
    const [first, all] = left.legs;
    const legs = [{ ...first, topic: leftTopic }, all] as Leg[];
    const known = { ...summary, examProgress: exam ? [{ ...exam, weakest }] : [] };
    return plan({ left: { ...left, legs }, summary: known })?.steps[0];
  };
  expect(weakIn('domain-security', null)).toMatchObject({ name: 'Conceitos', answered: 0 });
  expect(weakIn('domain-concepts', 'Economia')).toMatchObject({ name: 'Conceitos', answered: 0 });
  expect(weakIn('domain-concepts', 'Economia', 'Economia')).toMatchObject({
    name: 'Economia',
    answered: 21,
    wrong: 11,
  });
});

test('DASH-11 a plan is left in its exam and until its day is over', () => {
  const anew = [
    ['domain-concepts', null, 3],
    ['all', null, 1],
  ];
  expect(runOf({ left: { ...left, examId: 'az-900' } }).legs).toEqual(anew);
  expect(runOf({ left: { ...left, day: '2025-11-19' } }).legs).toEqual(anew);
  expect(plan({ left: { ...left, day: '2025-11-19' } })?.progress).toBeNull();
  expect(plan({ left: { ...left, day: '2025-11-19' }, week: undefined })?.startHref).toContain('at=1');
});

test('DASH-11 the quick action begins where the first step does, and goes on with the others', () => {
  expect(runOf({ open })).toEqual({
    place: ['clf-c02', 'security', null, 'now'],
    legs: [
      ['security', null, 1],
      ['domain-concepts', null, 3],
    ],
  });
  const [exam] = summary.examProgress;
  const due = { ...summary, examProgress: exam ? [{ ...exam, reviewsDue: 2 }] : [] };
  expect(runOf({ summary: due })).toEqual({
    place: ['clf-c02', 'all', 'due', 'now'],
    legs: [
      ['all', 'due', 2],
      ['domain-concepts', null, 3],
    ],
  });
  const unjudged = { ...summary, examProgress: exam ? [{ ...exam, weakest: null }] : [] };
  expect(runOf({ summary: unjudged })).toEqual({
    place: ['clf-c02', 'all', null, 'now'],
    legs: [['all', null, 4]],
  });
});

test('DASH-11 the weak point has the name and the figures that the server gives it, and its topic alone is asked', () => {
  const weakIn = (topic: string | null) => {
    const [exam] = summary.examProgress;
    const weakest = { modalityId: 'domain-concepts', topic, questionsAnswered: 20, wrongAnswers: 12 };
    return plan({ summary: { ...summary, examProgress: exam ? [{ ...exam, weakest }] : [] } });
  };
  const topical = weakIn('Economia/FinOps');
  expect(topical?.steps[0]).toMatchObject({ kind: 'weak', name: 'Economia/FinOps', answered: 20, wrong: 12 });
  const query = new URLSearchParams(topical?.startHref?.split('?')[1]);
  expect([query.get('modality'), query.get('topic')]).toEqual(['domain-concepts', 'Economia/FinOps']);
  expect(legsOf(query)?.legs).toMatchObject([
    { modalityId: 'domain-concepts', topic: 'Economia/FinOps', questions: 3 },
    { modalityId: 'all', topic: undefined, questions: 1 },
  ]);
  expect(weakIn(null)?.steps[0]).toMatchObject({ name: 'Conceitos', href: expect.not.stringContaining('topic') });
});

test('however much is due, the weak point keeps two questions of ten minutes where credits allow', () => {
  const [exam] = summary.examProgress;
  const many = { ...summary, examProgress: exam ? [{ ...exam, reviewsDue: 28 }] : [] };
  const steps = (more: Partial<DashboardData>) =>
    plan({ summary: many, ...more })?.steps.map((step) => [
      step.kind,
      'facts' in step ? step.facts : 'questions' in step && step.questions,
    ]);
  expect(steps({ credits: credits(5) })).toEqual([
    ['due', 5],
    ['weak', 2],
  ]);
  expect(steps({ credits: credits(5), open })).toEqual([
    ['resume', false],
    ['due', 3],
    ['weak', 2],
  ]);
  expect(steps({ credits: credits(1) })).toEqual([
    ['due', 7],
    ['weak', 1],
  ]);
  expect(steps({ credits: credits(0) })).toEqual([['due', 9]]);
  expect(steps({ credits: null })).toEqual(steps({ credits: credits(5) }));
});

test('what comes back tomorrow is told once nothing is due today, in any exam', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const days = [
    { date: '2025-11-20', count: 0 },
    { date: '2025-11-21', count: 7 },
  ];
  const deck: ReviewDeck = { today: '2025-11-20', due: [], doneToday: 0, rightToday: 0, days, facts: [] };
  const tomorrow = (reviewsDue: number) =>
    plan({ summary: { ...summary, examProgress: [known, { ...known, examId: 'other', reviewsDue }] }, deck })
      ?.dueTomorrow;
  expect([tomorrow(0), tomorrow(2)]).toEqual([7, 0]);
  expect(plan({})?.dueTomorrow).toBe(0);
});

test('what was missed in the exam is counted and can be read again; without a miss there is nothing', () => {
  expect(plan({})?.missed).toEqual({ count: 7, href: '/progress?view=answers&exam=clf-c02&wrong=yes' });
  const [exam] = summary.examProgress;
  const flawless = { ...summary, examProgress: exam ? [{ ...exam, questionsWrong: 0 }] : [] };
  expect(plan({ summary: flawless })?.missed).toBeNull();
});

test('DASH-10 domains come weakest first, those without answers last', () => {
  const state = presentDashboard(data);
  const names = state.status === 'ready' && state.domains[0]?.domains.map(({ name }) => name);
  expect(names).toEqual(['Conceitos', 'Segurança', 'Custos']);
});

test('who has no exam chooses one of the active ones', () => {
  const none = { ...summary, totalCreditsSpent: 0, examProgress: [] };
  expect(presentDashboard({ ...data, summary: none })).toMatchObject({ status: 'new', choices: 'loading' });
  expect(presentDashboard({ ...data, summary: none, examsFailed: true })).toMatchObject({ choices: 'unavailable' });
  expect(headline({ summary: none })).toEqual({ kind: 'nothingStarted', credits: 4 });
  expect(headline({ summary: none, credits: credits(0) })).toMatchObject({ kind: 'outOfCredits' });
});

test('today is the day of the account', () => {
  expect(presentDashboard(data).greeting.today).toBe('2025-11-20');
  expect(presentDashboard({ ...data, week: undefined }).greeting.today).toBeNull();
});

test('sessions have minutes and streaks days, where the server says them', () => {
  const told = [
    { type: 'STUDY_SESSION_ENDED' as const, metadata: { durationSeconds: 840 }, createdAt: '2025-11-20T20:00:00.000Z' },
    { type: 'STREAK_MILESTONE' as const, metadata: { days: 3 }, createdAt: '2025-11-20T19:00:00.000Z' },
  ];
  const state = presentDashboard({ ...data, summary: { ...summary, recentActivity: told } });
  expect(state.status === 'ready' && state.activities.map(({ minutes, days }) => [minutes, days])).toEqual([
    [14, null],
    [null, 3],
  ]);
});

test('a simulation begins with as many credits as it has questions; an unknown balance keeps nobody out', () => {
  const missing = (credits: DashboardData['credits']) => plan({ credits })?.simulation.missingCredits;
  expect([credits(5), credits(64), credits(65), credits(300), null].map(missing)).toEqual([60, 1, 0, 0, 0]);
});

test('a simulation that runs goes before everything else, in whatever exam; one that does not can begin', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const simulated = {
    ...known,
    examId: 'saa-c03',
    examCode: 'SAA-C03',
    lastAttempt: null,
    openSession: { id: 's_1', kind: 'SIMULATION', modalityId: 'simulation', startTime: '2025-11-20T20:10:00.000Z' },
  } as const;
  const running = presentDashboard({ ...data, summary: { ...summary, examProgress: [known, simulated] } });
  const href = (exam: string) => `/question?exam=${exam}&modality=simulation&start=now`;
  expect(running).toMatchObject({
    plan: { examCode: 'SAA-C03', simulation: { isRunning: true, href: href('saa-c03') } },
  });
  expect(presentDashboard(data)).toMatchObject({
    plan: { examCode: 'CLF-C02', simulation: { isRunning: false, href: href('clf-c02') } },
  });
});

test('what is due for review is a step that costs nothing, and the only one without credits', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const due = { ...summary, examProgress: [{ ...known, reviewsDue: 2 }] };
  const step = {
    kind: 'due',
    facts: 2,
    all: 2,
    href: '/question?exam=clf-c02&modality=all&start=now&only=due&leg=2.due.all&at=0',
  };
  expect(presentDashboard({ ...data, summary: due })).toMatchObject({
    plan: { steps: [step, { kind: 'weak', questions: 3 }] },
  });
  expect(presentDashboard({ ...data, summary: due, credits: { left: 0, renewsInMinutes: 300 } })).toMatchObject({
    plan: { steps: [step] },
  });
});

test('what is due in another exam than that of the plan is told beside it', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const other = { ...known, examId: 'saa-c03', examCode: 'SAA-C03', lastAttempt: null, reviewsDue: 13 };
  const third = { ...other, examId: 'az-900', reviewsDue: 0 };
  const several = { ...summary, examProgress: [{ ...known, reviewsDue: 2 }, other, third] };
  const dueElsewhere = [
    { code: 'SAA-C03', count: 13, href: '/question?exam=saa-c03&modality=all&start=now&only=due&leg=13.due.all&at=0' },
  ];
  expect(presentDashboard({ ...data, summary: several })).toMatchObject({
    plan: { examCode: 'CLF-C02', dueElsewhere },
  });
});

test('the plan is for the exam that was chosen or practised last in this browser, with the question left open there', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const other = { ...known, examId: 'saa-c03', examCode: 'SAA-C03', lastAttempt: null };
  const both = { ...summary, examProgress: [known, other] };
  const kept = { userId: 'u_1', examId: 'saa-c03', at: '2025-11-20T21:00:00.000Z' };
  expect(presentDashboard({ ...data, summary: both })).toMatchObject({ plan: { examCode: 'CLF-C02' } });
  expect(presentDashboard({ ...data, summary: both, kept, open: { ...open, examId: 'saa-c03' } })).toMatchObject({
    plan: { examCode: 'SAA-C03', steps: [{ kind: 'resume', number: 12 }, { kind: 'weak' }] },
  });
  expect(presentDashboard({ ...data, summary: both, kept, open })).toMatchObject({ plan: { examCode: 'SAA-C03' } });
});

test('without credits an open practice session has its result, once it has an answer', () => {
  const [known] = summary.examProgress;
  if (!known) throw new Error('No exam');
  const resultOf = (startTime: string, left: number, kind: 'PRACTICE' | 'SIMULATION' = 'PRACTICE') => {
    const openSession = { id: 's_1', kind, modalityId: 'all', startTime };
    return plan({ credits: credits(left), summary: { ...summary, examProgress: [{ ...known, openSession }] } })
      ?.resultHref;
  };
  expect(resultOf('2025-11-20T19:50:00.000Z', 0)).toBe('/question?session=s_1');
  expect(resultOf('2025-11-20T19:50:00.000Z', 1)).toBeNull();
  expect(resultOf('2025-11-20T20:10:00.000Z', 0)).toBeNull();
  expect(resultOf('2025-11-20T19:50:00.000Z', 0, 'SIMULATION')).toBeNull();
});
