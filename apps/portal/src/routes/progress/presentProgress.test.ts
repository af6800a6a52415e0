import type { Failure } from '@prepar/api-client/failure';
import type { Exam, ExamMetrics, Modality, MonthlyProgress, WeeklyProgress } from '@prepar/api-client/types';
import { emptyMonth, emptyWeek } from '@prepar/screens/progress/emptyProgress.ts';
import type { ProgressReady } from '@prepar/screens/progress/ProgressScreen.types.ts';
import { expect, test } from 'vitest';
import { makeExam } from '../../testing/exam.ts';
import { presentProgress, type ProgressData } from './presentProgress.ts';

const day = (questionsAnswered = 0, accuracy = 0) => ({
  questionsAnswered,
  accuracy,
  studyTime: 0,
  creditsSpent: questionsAnswered,
});
const week = (monday = day(), total = monday): WeeklyProgress => ({
  ...total,
  weekStart: '2025-11-16',
  today: '2025-11-20',
  dailyBreakdown: {
    sunday: day(),
    monday,
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
  },
});

const month = (...answered: [number, number, number, number]): MonthlyProgress => {
  const figures = (index: number) => ({
    week: index + 1,
    weekStart: `2025-11-0${index + 1}`,
    questionsAnswered: answered[index] ?? 0,
    accuracy: answered[index] ? 60 + index : 0,
  });
  return {
    weeklyPerformance: { week1: figures(0), week2: figures(1), week3: figures(2), week4: figures(3) },
    averageAccuracy: 61.5,
    aiInsights: { bestWeek: 'week4', worstWeek: null, improvementTrend: 'improving', recommendation: 'Siga.' },
  };
};

const modality = (id: string, scope: Modality['scope'], questionCount = 'infinite'): Modality => ({
  id,
  name: `Modality ${id}`,
  description: '',
  topics: [],
  questionCount,
  scope,
  weight: null,
  isActive: true,
  order: 0,
});
const exam = (id: string): Exam =>
  makeExam({
    id,
    code: id.toUpperCase(),
    name: `Exam ${id}`,
    enrollmentDate: '2025-11-01T10:00:00.000Z',
    modalities: [
      modality('simulation', 'EXAM', '65'),
      modality('all', 'EXAM'),
      modality('network', 'DOMAIN'),
      modality('pricing', 'DOMAIN'),
    ],
  });

type Counts = readonly [right: number, answered: number];
const figures = ([right, answered]: Counts) => ({
  questionsAnswered: answered,
  correctAnswers: right,
  accuracy: answered === 0 ? 0 : (right / answered) * 100,
});
/** Figures of an exam by its two domains. */
function metrics(network: Counts, pricing: Counts, weakest: string | null = null, lastAttempt: string | null = null) {
  const right = network[0] + pricing[0];
  const answered = network[1] + pricing[1];
  const data: ExamMetrics = {
    metrics: {
      correctAnswers: right,
      wrongAnswers: answered - right,
      accuracy: answered === 0 ? 0 : (right / answered) * 100,
      lastAttempt,
    },
    recommendations: { focusAreas: ['Pricing'] },
    modalities: [
      { modalityId: 'network', ...figures(network), topics: [] },
      {
        modalityId: 'pricing',
        ...figures(pricing),
        topics: [
          { name: 'Plans', ...figures([3, 4]) },
          { name: 'Untouched', ...figures([0, 0]) },
          { name: 'Billing', ...figures([1, 4]) },
        ],
      },
    ],
    weakest: weakest === null ? null : { modalityId: weakest, topic: 'Plans', questionsAnswered: 8, wrongAnswers: 5 },
  };
  return { ok: true, status: 200, data } as const;
}
const failure: Failure = { kind: 'http', status: 500, code: null, message: null, details: [], retryAfter: null };
const failed = { ok: false, failure } as const;

const data = (more: Partial<ProgressData> = {}): ProgressData => ({
  dailyGoal: 20,
  exams: [exam('clf')],
  current: 'clf',
  examsFailed: false,
  isRetryingExams: false,
  week: week(),
  month: month(0, 0, 0, 0),
  metrics: { clf: metrics([0, 0], [0, 0]) },
  isRetryingMetrics: false,
  credits: { left: 5, renewsInMinutes: 90 },
  deck: undefined,
  ...more,
});
function ready(more: Partial<ProgressData> = {}): ProgressReady {
  const state = presentProgress(data(more));
  if (state.status !== 'ready') throw new Error(state.status);
  return state;
}
const metricsOf = (state: ProgressReady) => typeof state.exams === 'object' && state.exams.map((one) => one.metrics);

test('the page waits for its exams, has none, or could not load them', () => {
  expect(presentProgress(data({ exams: undefined }))).toEqual({ status: 'loading' });
  expect(presentProgress(data({ exams: [] }))).toEqual({ status: 'empty' });
  expect(presentProgress(data({ exams: [{ ...exam('clf'), isEnrolled: false }] }))).toEqual({ status: 'empty' });
  expect(ready({ exams: undefined, examsFailed: true })).toMatchObject({ exams: 'failed', next: null });
  expect(ready({ exams: undefined, examsFailed: true, isRetryingExams: true }).exams).toBe('loading');
});

test('week and month are on their way, missing or there', () => {
  expect(ready({ week: undefined, month: undefined })).toMatchObject({
    week: 'loading',
    month: 'loading',
    today: null,
  });
  expect(ready({ week: null, month: null })).toMatchObject({ week: emptyWeek, month: emptyMonth, today: null });
  expect(ready()).toMatchObject({ week: { startsOn: '2025-11-16' }, today: 4 });
});

test('right answers of a day are whole, however its share was rounded', () => {
  const answers = (answered: number, accuracy: number) => ready({ week: week(day(answered, accuracy)) }).week;
  expect(answers(19, (5 / 19) * 100)).toMatchObject({ days: { 1: { right: 5, wrong: 14 } } });
  expect(answers(3, (2 / 3) * 100)).toMatchObject({ days: { 1: { right: 2, wrong: 1 } } });
  expect(answers(19, 26.3)).toMatchObject({ days: { 1: { right: 5, wrong: 14 } } });
});

test('a quiet week among others keeps its place without accuracy, and the average stays', () => {
  const { month: quiet } = ready({ month: month(30, 0, 25, 5) });
  expect(quiet).toMatchObject({
    weeks: [{ accuracy: 60 }, { questions: 0, accuracy: null }, { accuracy: 62 }, { accuracy: 63 }],
    averageAccuracy: 61.5,
  });
  expect(ready().month).toMatchObject({ averageAccuracy: null });
});

test('the AI reads the month once two weeks have 20 answers', () => {
  const insights = (...answered: [number, number, number, number]) => ready({ month: month(...answered) }).month;
  expect(insights(0, 20, 19, 19)).toMatchObject({ insights: null });
  expect(insights(0, 20, 0, 20)).toMatchObject({ insights: { bestWeek: 4, worstWeek: null, trend: 'improving' } });
});

test('PROG-12 figures of an exam are on their way, failed or there', () => {
  expect(metricsOf(ready({ metrics: undefined }))).toEqual(['loading']);
  expect(metricsOf(ready({ metrics: { clf: failed } }))).toEqual(['failed']);
  expect(metricsOf(ready({ metrics: { clf: failed }, isRetryingMetrics: true }))).toEqual(['loading']);
  expect(metricsOf(ready({ metrics: { clf: metrics([5, 10], [4, 9]) } }))).toMatchObject([
    { right: 9, wrong: 10, focusAreas: null },
  ]);
  expect(metricsOf(ready({ metrics: { clf: metrics([5, 10], [4, 10]) } }))).toMatchObject([
    { focusAreas: ['Pricing'] },
  ]);
  expect(metricsOf(ready())).toMatchObject([{ accuracy: null }]);
});

test('below 20 answers in all exams the page says how many there are, fewest answers of a domain first', () => {
  const exams = [exam('clf'), exam('az')];
  const little = {
    clf: metrics([1, 3], [1, 2], null, '2025-11-19T10:00:00.000Z'),
    az: metrics([3, 4], [0, 1], null, '2025-11-20T10:00:00.000Z'),
  };
  expect(ready({ exams, metrics: little, current: 'az' }).next).toEqual({
    kind: 'few',
    right: 5,
    wrong: 5,
    domains: [
      { name: 'Modality pricing', answered: 1 },
      { name: 'Modality network', answered: 4 },
    ],
    startHref: '/question?exam=az&modality=all&start=now',
  });
  expect(ready({ metrics: { clf: metrics([19, 19], [0, 0]) } }).next).toMatchObject({ kind: 'few' });
});

test('from 20 answers on the nearest domain says how many it misses, and none stands out once it has them', () => {
  expect(ready({ metrics: { clf: metrics([2, 8], [4, 12]) } }).next).toEqual({
    kind: 'almost',
    name: 'Modality pricing',
    examCode: null,
    missing: 8,
    startHref: '/question?exam=clf&modality=pricing&start=now',
  });
  expect(ready({ metrics: { clf: metrics([20, 20], [0, 0]) } }).next).toEqual({
    kind: 'even',
    examCode: null,
    startHref: '/question?exam=clf&modality=all&start=now',
  });
});

test('the weak point is that of the chosen exam, and is started', () => {
  const weak = { clf: metrics([15, 20], [10, 20], 'pricing'), az: metrics([12, 20], [0, 0], 'network') };
  const exams = [exam('az'), exam('clf')];
  const point = {
    kind: 'weakest',
    name: 'Plans',
    domain: 'Modality pricing',
    answered: 8,
    wrong: 5,
    startHref: '/question?exam=clf&modality=pricing&topic=Plans&start=now',
    missedHref: '/progress?view=answers&exam=clf&domain=pricing&wrong=yes',
  };
  expect(ready({ exams, metrics: weak }).next).toMatchObject({ ...point, examCode: 'CLF' });
  expect(ready({ metrics: weak }).next).toMatchObject({ ...point, examCode: null });
  expect(ready({ exams, metrics: weak, current: 'az' }).next).toMatchObject({
    domain: 'Modality network',
    examCode: 'AZ',
  });
});

test('while figures are missing nothing is counted', () => {
  const exams = [exam('clf'), exam('az')];
  expect(ready({ metrics: undefined }).next).toBe('loading');
  expect(ready({ exams, metrics: { clf: metrics([1, 3], [0, 0]), az: failed } }).next).toBeNull();
});

test('only a balance of zero tells when credits come back', () => {
  const renews = (credits: ProgressData['credits']) => ready({ credits }).renewsInMinutes;
  expect([renews(null), renews({ left: 1, renewsInMinutes: 90 }), renews({ left: 0, renewsInMinutes: 90 })]).toEqual([
    null,
    null,
    90,
  ]);
});

test('without credits an exam leads to the first of what costs none', () => {
  const spent = { left: 0, renewsInMinutes: 90 };
  const practise = (more: Partial<ProgressData>) => {
    const { exams } = ready(more);
    return typeof exams === 'object' && exams[0]?.practise;
  };
  const missed = { metrics: { clf: metrics([5, 10], [4, 10]) }, credits: spent };
  const deck = {
    today: '2025-11-20',
    due: [{ examId: 'clf', examCode: 'CLF', count: 2 }],
    doneToday: 0,
    rightToday: 0,
    days: [],
    facts: [],
  };
  expect(practise({})).toEqual({ href: '/practice?exam=clf' });
  expect(practise(missed)).toEqual({ due: null, missedHref: '/progress?view=answers&exam=clf&wrong=yes' });
  expect(practise({ ...missed, deck })).toEqual({
    due: { count: 2, href: '/question?exam=clf&modality=all&start=now&only=due&leg=2.due.all&at=0' },
    missedHref: null,
  });
  expect(practise({ credits: spent })).toEqual({ due: null, missedHref: null });
});
