import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { withStatements } from '../testing/count-statements.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const day = 86_400_000;
const at = (iso: string) => {
  api.clock.now = new Date(iso);
};

const weekly = (learner: Caller, weeks?: number) =>
  succeed<Schemas['WeeklyProgress'][]>(
    learner.call('GET', `/analytics/progress/weekly${weeks ? `?weeks=${weeks}` : ''}`),
  );
const monthly = (learner: Caller, language = 'pt') =>
  succeed<Schemas['MonthlyProgress']>(
    learner.call('GET', '/analytics/progress/monthly', { headers: { 'accept-language': language } }),
  );
const summary = (learner: Caller, language = 'pt') =>
  succeed<Schemas['AnalyticsSummary']>(
    learner.call('GET', '/analytics/summary', { headers: { 'accept-language': language } }),
  );
async function answerMany(learner: Caller, right: number, wrong: number) {
  const questions = await drawQuestions(learner, right + wrong);
  for (const [index, id] of questions.entries())
    await succeed(answer(learner, id, await option(api, id, index < right)));
}
const quiet = { questionsAnswered: 0, accuracy: 0, studyTime: 0, creditsSpent: 0 };

test('PROG-07 ENT-18 the current week has each day from Sunday to Saturday and their sum', async () => {
  at('2025-11-16T12:00:00.000Z'); // Sunday in São Paulo
  const learner = await enrolledLearner(api);
  await answerMany(learner, 2, 1);
  at('2025-11-20T12:00:00.000Z');
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  api.clock.advance(15 * 60_000);
  await answerMany(learner, 1, 0);
  const weeks = await weekly(learner);
  expect(weeks).toHaveLength(1);
  expect(weeks[0]).toEqual({
    weekStart: '2025-11-16',
    today: '2025-11-20',
    questionsAnswered: 4,
    accuracy: 75,
    studyTime: 0.25,
    creditsSpent: 4,
    dailyBreakdown: {
      sunday: { questionsAnswered: 3, accuracy: 200 / 3, studyTime: 0, creditsSpent: 3 },
      monday: quiet,
      tuesday: quiet,
      wednesday: quiet,
      thursday: { questionsAnswered: 1, accuracy: 100, studyTime: 0.25, creditsSpent: 1 },
      friday: quiet,
      saturday: quiet,
    },
  });
});

test('PROG-07 several weeks come newest first, with quiet ones among them', async () => {
  at('2025-11-01T12:00:00.000Z'); // Saturday
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  await answerMany(learner, 1, 0);
  at('2025-11-15T12:00:00.000Z'); // Saturday, two weeks later
  await answerMany(learner, 1, 1);
  const weeks = await weekly(learner, 4);
  expect(weeks.map(({ weekStart, questionsAnswered }) => `${weekStart} ${questionsAnswered}`)).toEqual([
    '2025-11-09 2',
    '2025-11-02 0',
    '2025-10-26 1',
    '2025-10-19 0',
  ]);
  expect(weeks[0]?.dailyBreakdown.saturday.questionsAnswered).toBe(2);
});

test.each([0, 53, -1, 1.5])('PROG-07 %s weeks are refused', async (weeks) => {
  const response = await (await api.learner()).call('GET', `/analytics/progress/weekly?weeks=${weeks}`);
  expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'weeks' }] });
});

test.each([
  ['America/Sao_Paulo', '2025-11-23T02:59:00.000Z'],
  ['Asia/Tokyo', '2025-11-22T14:59:00.000Z'],
  ['America/Los_Angeles', '2025-11-23T07:59:00.000Z'],
])('a week in %s ends with its Saturday', async (zone, lastMinute) => {
  at(lastMinute);
  const learner = await enrolledLearner(api, { 'x-time-zone': zone });
  await answerMany(learner, 1, 0);
  expect(await weekly(learner)).toMatchObject([
    { weekStart: '2025-11-16', today: '2025-11-22', dailyBreakdown: { saturday: { questionsAnswered: 1 } } },
  ]);
  expect((await summary(learner)).weeklyStreak).toBe(1);
  expect((await monthly(learner)).weeklyPerformance.week4).toMatchObject({
    weekStart: '2025-11-16',
    questionsAnswered: 1,
  });
  api.clock.advance(60_000);
  expect(await weekly(learner)).toMatchObject([{ weekStart: '2025-11-23', today: '2025-11-23', questionsAnswered: 0 }]);
  expect((await summary(learner)).weeklyStreak).toBe(0);
  const { week3, week4 } = (await monthly(learner)).weeklyPerformance;
  expect([week3, week4]).toMatchObject([{ questionsAnswered: 1 }, { weekStart: '2025-11-23', questionsAnswered: 0 }]);
});

test('PROG-08 ENT-19 four weeks end with the current one and say what they mean', async () => {
  at('2025-10-29T12:00:00.000Z');
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  for (const [right, wrong] of [
    [4, 6],
    [0, 0],
    [6, 4],
    [9, 1],
  ] as const) {
    if (right > 0) await answerMany(learner, right, wrong);
    api.clock.advance(7 * day);
  }
  api.clock.advance(-7 * day);
  const { weeklyPerformance, averageAccuracy, aiInsights } = await monthly(learner);
  expect(weeklyPerformance).toEqual({
    week1: { week: 1, weekStart: '2025-10-26', questionsAnswered: 10, accuracy: 40 },
    week2: { week: 2, weekStart: '2025-11-02', questionsAnswered: 0, accuracy: 0 },
    week3: { week: 3, weekStart: '2025-11-09', questionsAnswered: 10, accuracy: 60 },
    week4: { week: 4, weekStart: '2025-11-16', questionsAnswered: 10, accuracy: 90 },
  });
  expect(averageAccuracy).toBeCloseTo(190 / 3, 10);
  expect(aiInsights).toMatchObject({ bestWeek: 'week4', worstWeek: 'week1', improvementTrend: 'improving' });
  expect((await monthly(learner, 'en')).aiInsights.recommendation).toMatch(/^Your accuracy is rising/);
});

test('ENT-19 a new learner has four quiet weeks and a word to begin', async () => {
  const { weeklyPerformance, aiInsights } = await monthly(await api.learner());
  expect(Object.values(weeklyPerformance).every(({ questionsAnswered }) => questionsAnswered === 0)).toBe(true);
  expect(aiInsights).toMatchObject({ bestWeek: null, worstWeek: null, improvementTrend: 'stable' });
  expect(aiInsights.recommendation.length).toBeGreaterThan(20);
});

test('DASH-12 ENT-14 ENT-15 the summary adds up what was done in all enrolled exams', async () => {
  at('2025-11-18T12:00:00.000Z');
  const learner = await enrolledLearner(api);
  await answerMany(learner, 2, 2);
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  api.clock.advance(day);
  await answerMany(learner, 1, 0); // a day later: 15 minutes of it count
  const data = await summary(learner);
  expect(data).toMatchObject({ totalCreditsSpent: 5, accuracy: 60, weeklyStreak: 2, totalStudyTime: 0.25 });
  expect(data.examProgress).toMatchObject([
    {
      examId,
      examCode: 'CLF-C02',
      provider: 'AWS',
      accuracy: 60,
      questionsCorrect: 3,
      questionsWrong: 2,
      totalQuestions: 5,
      lastAttempt: api.clock.now.toISOString(),
    },
  ]);
  const domains = Object.values(data.domainBreakdown);
  expect(domains.reduce((sum, { questionsAnswered }) => sum + questionsAnswered, 0)).toBe(5);
  expect(domains.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0)).toBe(3);
});

test('the summary takes one statement beside the reading of the session', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  await summary(learner); // The first page in a language notes it.
  const [, statements] = await withStatements(() => summary(learner));
  expect(statements).toHaveLength(2);
});

test('exams are listed by when they were last studied, and never studied ones last', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const { db } = api.database;
  const others = ['saa-c03', 'az-900'].map((exam_id) => ({ user_id: learner.id, exam_id, enrolled_at: api.clock.now }));
  await db.insertInto('enrolments').values(others).execute();
  const later = new Date(api.clock.now.getTime() + 1);
  await db
    .insertInto('exam_totals')
    .values({ user_id: learner.id, exam_id: 'az-900', answered: 1, correct: 1, last_attempt_at: later })
    .execute();
  expect((await summary(learner)).examProgress.map((exam) => exam.examId)).toEqual(['az-900', examId, 'saa-c03']);
});

test('names of exams and domains follow the language of the call', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const [portuguese, english] = [await summary(learner, 'pt-BR'), await summary(learner, 'en-US')];
  expect(Object.keys(portuguese.domainBreakdown)).not.toEqual(Object.keys(english.domainBreakdown));
  expect(Object.values(portuguese.domainBreakdown)).toEqual(Object.values(english.domainBreakdown));
});

test('PROG-09 ENT-20 the metrics of an exam count its answers and name what to work on', async () => {
  const learner = await enrolledLearner(api);
  const metrics = () => succeed<Schemas['ExamMetrics']>(learner.call('GET', `/analytics/exam/${examId}/metrics`));
  const before = await metrics();
  expect(before).toMatchObject({
    metrics: { correctAnswers: 0, wrongAnswers: 0, accuracy: 0, lastAttempt: null },
    recommendations: { focusAreas: [] },
    weakest: null,
  });
  expect(before.modalities.map(({ questionsAnswered }) => questionsAnswered)).not.toContain(1);
  await answerMany(learner, 3, 21);
  const { metrics: figures, recommendations, modalities, weakest } = await metrics();
  expect(modalities[0]).toMatchObject({ modalityId: 'all', questionsAnswered: 24, correctAnswers: 3, accuracy: 12.5 });
  expect(figures).toEqual({
    correctAnswers: 3,
    wrongAnswers: 21,
    accuracy: 12.5,
    lastAttempt: api.clock.now.toISOString(),
  });
  expect(recommendations.focusAreas.length).toBeGreaterThan(0);
  const { weaknesses } = await succeed<Schemas['Weaknesses']>(
    learner.call('GET', `/metrics/weaknesses?examId=${examId}`),
  );
  const said = weaknesses.find((one) => one.questionsAnswered >= 5 && one.accuracy < figures.accuracy);
  const { domain, modalityId, topic, questionsAnswered, wrongAnswers } = said ?? {};
  expect(weakest, 'the first of the list that enough is known of, in every call').toEqual({
    modalityId,
    topic,
    questionsAnswered,
    wrongAnswers,
  });
  expect((await summary(learner)).examProgress[0]?.weakest).toEqual(weakest);
  expect((await monthly(learner)).aiInsights.recommendation).toContain(domain);
});

test('PROG-09 an unknown exam has no metrics, one without enrolment has none but zeros', async () => {
  const learner = await api.learner();
  expect((await learner.call('GET', '/analytics/exam/no-such-exam/metrics')).json()).toMatchObject({
    code: 'EXAM_NOT_FOUND',
  });
  expect(await succeed(learner.call('GET', '/analytics/exam/saa-c03/metrics'))).toMatchObject({
    metrics: { correctAnswers: 0 },
  });
});
