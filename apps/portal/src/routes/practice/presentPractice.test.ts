import type { Failure } from '@prepar/api-client/failure';
import type { Exam, ExamMetrics, Modality } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { isSimulation, type PracticeData, presentPractice } from './presentPractice.ts';

const modality = (id: string, order: number, more: Partial<Modality> = {}): Modality => ({
  id,
  name: id,
  description: '',
  topics: [],
  questionCount: 'infinite',
  scope: 'TOPICS',
  weight: null,
  isActive: true,
  order,
  ...more,
});
const exam = (id: string, code: string, more: Partial<Exam> = {}): Exam =>
  makeExam({ id, code, name: `Exam ${code}`, enrollmentDate: '2025-11-01T10:00:00.000Z', ...more });
const data = (exams: Exam[] | undefined, more: Partial<PracticeData> = {}): PracticeData => ({
  exams,
  failure: null,
  wanted: null,
  metrics: undefined,
  metricsFailed: false,
  open: null,
  dialog: null,
  credits: { left: 5, renewsInMinutes: 300 },
  deck: undefined,
  ...more,
});

/** Ids of the exams in each place, and of the opened one. */
function places(exams: Exam[], wanted: string | null = null) {
  const state = presentPractice(data(exams, { wanted }));
  if (state.status !== 'ready') throw new Error(state.status);
  return {
    enrolled: state.enrolled.map(({ id }) => id),
    available: state.available.map(({ id }) => id),
    opened: state.opened?.id ?? null,
  };
}

const mine = exam('clf', 'CLF-C02');
const resting = exam('saa', 'SAA-C03', { isActive: false });
const open = exam('az', 'AZ-900', { isEnrolled: false });
const announced = exam('dva', 'DVA-C02', { isEnrolled: false, isActive: false });

test('PRAC-01 PRAC-02 PRAC-04 enrolled exams are listed, active or not; others only when they are active', () => {
  expect(places([resting, mine, open, announced])).toEqual({
    enrolled: ['saa', 'clf'],
    available: ['az'],
    opened: 'clf',
  });
});

test('PRAC-03 an exam opens only when it is enrolled and active', () => {
  expect(places([mine, resting, open], 'saa').opened).toBe('clf');
  expect(places([mine, resting, open], 'az').opened).toBe('clf');
  expect(places([resting]).opened).toBeNull();
});

test('PRAC-07 the address names the exam to open by its id, else by its code in any case', () => {
  const other = exam('cdl', 'CLF');
  expect(places([mine, other], 'cdl').opened).toBe('cdl');
  expect(places([mine, exam('CLF-C02', 'X')], 'CLF-C02').opened).toBe('CLF-C02');
  expect(places([other, mine], 'clf-c02').opened).toBe('clf');
  expect(places([mine, other], 'nothing').opened).toBe('clf');
});

test('ENT-07 modalities come in their order, then by name, with their number of questions or without end', () => {
  const modalities = [
    modality('storage', 3),
    modality('networking', 3, { isActive: false }),
    modality('all', 1, { questionCount: 'Infinitas questões', scope: 'EXAM' }),
    modality('simulation', 2, { name: 'Simulado completo', questionCount: '65 questões', scope: 'EXAM' }),
    modality('odd', 4, { questionCount: 'muitas' }),
  ];
  const state = presentPractice(data([exam('clf', 'CLF-C02', { modalities })]));
  const shown =
    state.status === 'ready' &&
    state.opened &&
    [...state.opened.ways, ...state.opened.themes].map(({ id, questionCount, kind, isActive }) => [
      id,
      questionCount,
      kind,
      isActive,
    ]);
  expect(shown).toEqual([
    ['all', 'infinite', 'practice', true],
    ['simulation', 65, 'simulation', true],
    ['networking', 'infinite', 'practice', false],
    ['storage', 'infinite', 'practice', true],
    ['odd', null, 'practice', true],
  ]);
});

test('SESS-06 a full simulation is known by its name in every language', () => {
  expect(
    ['Simulado completo', 'Full simulation', 'Simulacro completo', 'Segurança'].map((name) => isSimulation({ name })),
  ).toEqual([true, true, true, false]);
});

test('PRAC-06 every modality starts on the question screen of its exam', () => {
  const state = presentPractice(
    data([exam('a&b', 'CLF-C02', { modalities: [modality('all', 1, { scope: 'EXAM' })] })]),
  );
  expect(state.status === 'ready' && state.opened?.ways[0]?.trainingHref).toBe(
    '/question?exam=a%26b&modality=all&start=now',
  );
});

test('PRAC-19 PRAC-20 a list that failed tells the connection from the server; one that is there stays', () => {
  const refused: Failure = { kind: 'http', status: 500, code: null, message: null, details: [], retryAfter: null };
  const offline = { kind: 'transport', message: null } as const;
  expect(presentPractice(data(undefined))).toEqual({ status: 'loading' });
  expect(presentPractice(data(undefined, { failure: refused }))).toEqual({ status: 'failed', reason: 'server' });
  expect(presentPractice(data(undefined, { failure: offline }))).toEqual({ status: 'failed', reason: 'connection' });
  expect(presentPractice(data([mine], { failure: offline })).status).toBe('ready');
});

test('PRAC-09 PRAC-10 the dialog for leaving knows how many answers would be lost', () => {
  const left = {
    ...mine,
    progress: { totalQuestionsAnswered: 412, correctAnswers: 297, accuracy: 72.1, lastStudyDate: null },
  };
  const state = presentPractice(data([left], { dialog: { kind: 'unenrol', examId: 'clf', isPending: true } }));
  expect(state.status === 'ready' && state.dialog).toMatchObject({
    kind: 'unenrol',
    answeredQuestions: 412,
    isPending: true,
    exam: { code: 'CLF-C02' },
  });
});

const count = (questionsAnswered: number, correctAnswers: number) => ({
  questionsAnswered,
  correctAnswers,
  accuracy: questionsAnswered === 0 ? 0 : (correctAnswers * 100) / questionsAnswered,
});
const studied: ExamMetrics = {
  metrics: { correctAnswers: 20, wrongAnswers: 30, accuracy: 40, lastAttempt: null },
  recommendations: { focusAreas: [] },
  modalities: [
    { modalityId: 'd1', ...count(20, 18), topics: [] },
    { modalityId: 'd2', ...count(30, 2), topics: [{ name: 'IAM', ...count(11, 4) }] },
    { modalityId: 'd3', ...count(0, 0), topics: [] },
  ],
  weakest: { modalityId: 'd2', topic: 'IAM', questionsAnswered: 11, wrongAnswers: 7 },
};
const mapped = exam('clf', 'CLF-C02', {
  modalities: [
    modality('all', 1, { scope: 'EXAM' }),
    modality('d3', 2, { scope: 'DOMAIN', weight: 10 }),
    modality('d1', 3, { scope: 'DOMAIN', weight: 30 }),
    modality('d2', 4, { scope: 'DOMAIN', weight: 60, topics: ['IAM', 'KMS'] }),
    modality('theme', 5),
  ],
});
const nothing = { totalQuestionsAnswered: 0, correctAnswers: 0, accuracy: 0, lastStudyDate: null };

const openedOf = (more: Partial<PracticeData>, exam: Exam = mapped) => {
  const state = presentPractice(data([exam], more));
  if (state.status !== 'ready' || !state.opened) throw new Error(state.status);
  return { ...state.opened, accuracy: state.enrolled[0]?.accuracy };
};

test('an exam is a map: ways through all of it, its domains worst first, and themes', () => {
  const { ways, domains, themes, accuracy } = openedOf({ metrics: studied });
  expect([ways, domains, themes].map((group) => group.map(({ id }) => id))).toEqual([
    ['all'],
    ['d2', 'd1', 'd3'],
    ['theme'],
  ]);
  expect(domains[0]).toMatchObject({ weight: 60, figures: { answered: 30, right: 2 } });
  expect(domains[0]?.topics).toMatchObject([
    { name: 'IAM', figures: { answered: 11, right: 4 } },
    { name: 'KMS', figures: null },
  ]);
  expect(domains[0]?.topics[0]?.trainingHref).toBe('/question?exam=clf&modality=d2&topic=IAM&start=now');
  expect(accuracy).toBe(40);
});

test('a domain of few answers keeps its place, which its first figures do not change', () => {
  const modalities = [
    { modalityId: 'd1', ...count(1, 0), topics: [] },
    { modalityId: 'd2', ...count(19, 2), topics: [] },
  ];
  const orderOf = (more: Partial<PracticeData>) => openedOf(more).domains.map(({ id }) => id);
  expect(orderOf({ metrics: { ...studied, modalities } })).toEqual(orderOf({}));
  const enough = { modalityId: 'd2', ...count(20, 2), topics: [] };
  expect(orderOf({ metrics: { ...studied, modalities: [...modalities.slice(0, 1), enough] } })).toEqual([
    'd2',
    'd3',
    'd1',
  ]);
});

test('the weak point is the one that the server names, by its topic and in its figures', () => {
  expect(openedOf({ metrics: studied }).weakPoint).toEqual({
    name: 'IAM',
    domain: 'd2',
    weight: 60,
    answered: 11,
    wrong: 7,
    href: '/question?exam=clf&modality=d2&topic=IAM&start=now',
    reread: { count: 28, href: '/progress?view=answers&exam=clf&domain=d2&wrong=yes' },
  });
  const whole = { modalityId: 'd2', topic: null, questionsAnswered: 30, wrongAnswers: 28 };
  expect(openedOf({ metrics: { ...studied, weakest: whole } }).weakPoint).toMatchObject({
    name: 'd2',
    href: '/question?exam=clf&modality=d2&start=now',
  });
  expect(openedOf({ metrics: { ...studied, weakest: null } }).weakPoint).toBeNull();
  expect(openedOf({}).weakPoint).toBeNull();
});

test('the place of the weak point is kept while the figures come, once there are answers enough in some domain', () => {
  const after = (totalQuestionsAnswered: number, more: Partial<PracticeData> = {}) =>
    openedOf(more, { ...mapped, progress: { ...nothing, totalQuestionsAnswered } }).weakPoint;
  expect(after(59)).toBeNull();
  expect(after(60)).toBe('loading');
  expect(after(60, { metricsFailed: true })).toBeNull();
});

test('a question that was left open is offered in its exam', () => {
  const open = {
    id: 'q1',
    examId: 'clf',
    modalityId: 'd1',
    only: null,
    number: 12,
    prompt: 'Qual?',
    locale: 'es' as const,
    domain: null,
  };
  expect(openedOf({ open }).paused).toEqual({
    number: 12,
    prompt: 'Qual?',
    locale: 'es',
    href: '/question?exam=clf&modality=d1&start=now',
  });
  expect(openedOf({ open: { ...open, examId: 'az' } }).paused).toBeNull();
});

test('what was wrong in a domain can be read again there', () => {
  expect(openedOf({ metrics: studied }).domains[0]?.wrong).toEqual({
    count: 28,
    href: '/progress?view=answers&exam=clf&domain=d2&wrong=yes',
  });
  expect(openedOf({}).domains.map(({ wrong }) => wrong)).toEqual(openedOf({}).domains.map(() => null));
});

test('what was missed can be read again, by the freshest figures there are', () => {
  const progress = { totalQuestionsAnswered: 3, correctAnswers: 3, accuracy: 100, lastStudyDate: null };
  const freeWork = (more: Partial<PracticeData>) => {
    const state = presentPractice(data([exam('clf-c02', 'CLF-C02', { progress, isEnrolled: true })], more));
    return state.status === 'ready' ? state.opened?.freeWork.missedHref : 'not ready';
  };
  expect(freeWork({})).toBeNull();
  expect(freeWork({ metrics: studied })).toBe('/progress?view=answers&exam=clf-c02&wrong=yes');
});

test('an open session has its result, once it has an answer', () => {
  const openSession = {
    id: 's_1',
    kind: 'PRACTICE',
    modalityId: 'all',
    startTime: '2025-11-20T19:50:00.000Z',
  } as const;
  const progress = { ...nothing, lastStudyDate: '2025-11-20T20:00:00.000Z' };
  expect(openedOf({}, { ...mapped, openSession, progress }).resultHref).toBe('/question?session=s_1');
  expect(openedOf({}, { ...mapped, openSession, progress: nothing }).resultHref).toBeNull();
  expect(openedOf({}, { ...mapped, progress }).resultHref).toBeNull();
});
