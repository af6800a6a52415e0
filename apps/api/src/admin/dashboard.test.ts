import { beforeAll, expect, test } from 'vitest';
import { listExams } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  insist,
  itemOf,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 100 });
const day = 86_400_000;
let administrator: Caller;

beforeAll(async () => {
  administrator = await api.learner('Renato Farias');
  await keepSignedIn(api, administrator);
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
});

const dashboard = (period: Schemas['AdminPeriod'] = '30d') =>
  succeed<Schemas['AdminDashboard']>(administrator.call('GET', `/admin/dashboard?period=${period}`));
const details = (period: Schemas['AdminPeriod'] = '30d') =>
  succeed<Schemas['AdminExamDetails']>(administrator.call('GET', `/admin/exam/${examId}?period=${period}`));
const rowOf = ({ examMetrics }: Schemas['AdminDashboard']) => examMetrics.find((exam) => exam.examId === examId);

test('ENT-21 a platform on which nothing has happened has every field, and no figure that divides by nothing', async () => {
  const figures = await dashboard();
  const { examMetrics, aiUsageMetrics, userGrowth, ...rest } = figures;
  expect(rest).toEqual({
    totalUsers: 1,
    totalAICost: 0,
    totalAIUsage: 0,
    totalExams: listExams().length,
    totalQuestions: 0,
    totalAttempts: 0,
    dashboardMetrics: { totalAccuracy: 0, totalAICostPerUser: 0, engagementRate: 0 },
    activityMetrics: { mostActiveUsers: [], totalSessions: 0, averageSessionDuration: 0, questionsPerUser: 0 },
    generatedAt: api.clock.now.toISOString(),
  });
  expect(examMetrics.map((exam) => exam.examId)).toEqual(listExams().map(({ id }) => id));
  expect(aiUsageMetrics).toMatchObject({ usageByModel: {}, usageByOperation: {} });
  for (const days of [aiUsageMetrics.usageByDay, userGrowth]) {
    expect(days).toHaveLength(30);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2025-10-22', '2025-11-20']);
  }
  expect(userGrowth.at(-1)).toEqual({ date: '2025-11-20', newUsers: 1, totalUsers: 1 });
});

test('ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 writers that meet give exact sums, by exam, domain, level, model and day', async () => {
  const learners = await Promise.all(Array.from({ length: 8 }, () => enrolledLearner(api)));
  const given = (
    await Promise.all(
      learners.map(async (learner, place) => {
        const questions = await drawQuestions(learner, 4 + place);
        return Promise.all(
          questions.map(async (id, index) => {
            const isRight = index % 3 !== 0;
            const { domain, level } = await itemOf(api, id);
            const selected = await option(api, id, isRight);
            await succeed(insist(() => answer(learner, id, selected)));
            return { learner, domain, level, isRight };
          }),
        );
      }),
    )
  ).flat();
  const right = given.filter(({ isRight }) => isRight).length;
  const figures = await dashboard();
  expect(figures).toMatchObject({
    totalUsers: 9,
    totalAIUsage: 60,
    totalQuestions: 60,
    totalAttempts: 60,
    dashboardMetrics: { totalAccuracy: (right * 100) / 60, engagementRate: (8 * 100) / 9 },
    activityMetrics: { questionsPerUser: 60 / 9 },
  });
  expect(rowOf(figures)).toMatchObject({
    examCode: 'CLF-C02',
    provider: 'AWS',
    netEnrolled: 8,
    correctAnswers: right,
    wrongAnswers: 60 - right,
    aiCost: 0,
  });
  const all = { count: 60, cost: 0, tokens: 0 };
  expect(figures.aiUsageMetrics).toMatchObject({
    usageByModel: { offline: all },
    usageByOperation: { GENERATE_QUESTION: all },
  });
  expect(figures.aiUsageMetrics.usageByDay.at(-1)).toEqual({ date: '2025-11-20', ...all, questions: all.count });
  expect(figures.activityMetrics.mostActiveUsers.map(({ userId, totalAttempts }) => [userId, totalAttempts])).toEqual(
    learners
      .map(({ id }, place) => [id, 4 + place])
      .toReversed()
      .slice(0, 5),
  );

  const exam = await details();
  expect(exam).toMatchObject(rowOf(figures) ?? {});
  const sums = (of: typeof given) => {
    const correct = of.filter(({ isRight }) => isRight).length;
    return {
      questionsAnswered: of.length,
      correctAnswers: correct,
      accuracy: of.length && (correct * 100) / of.length,
    };
  };
  const { blueprint } = listExams().find(({ id }) => id === examId) ?? { blueprint: { domains: [] } };
  expect(exam.domainBreakdown).toEqual(
    blueprint.domains.map(({ id, name }) => ({
      domain: name.pt,
      ...sums(given.filter(({ domain }) => domain === id)),
    })),
  );
  expect(exam.difficultyBreakdown).toEqual(
    (['EASY', 'MEDIUM', 'HARD'] as const).map((difficulty, index) => ({
      difficulty,
      ...sums(given.filter(({ level }) => level === index + 1)),
    })),
  );
  expect(exam.attemptsByDay).toHaveLength(30);
  expect(exam.attemptsByDay.at(-1)).toEqual({ date: '2025-11-20', questionsAnswered: 60, correctAnswers: right });
});

test('sessions count once they end, with the study in them, and stay after the exam was left', async () => {
  const before = (await dashboard()).activityMetrics;
  const learner = await enrolledLearner(api);
  const session = (verb: string, body?: object) => learner.call('POST', `/exams/${examId}/${verb}`, { body });
  for (const minutes of [4, 8]) {
    await succeed(session('start'));
    api.clock.advance(minutes * 60_000);
    for (const _again of [1, 2]) await succeed(session('finish', { score: 0, timeSpent: 3_600_000, answers: [] }));
  }
  await succeed(session('start'));
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  const { totalSessions, averageSessionDuration } = (await dashboard()).activityMetrics;
  expect(totalSessions - before.totalSessions).toBe(2);
  expect(averageSessionDuration).toBe(6);
});

test('leaving an exam or deleting the account lessens people, and nothing that was done', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const there = await dashboard();
  await succeed(learner.call('DELETE', '/users/account', { body: { password: goodPassword } }));
  const gone = await dashboard();
  expect(gone.totalUsers).toBe(there.totalUsers - 1);
  expect(gone.userGrowth.at(-1)).toMatchObject({ totalUsers: gone.totalUsers });
  expect(rowOf(gone)?.netEnrolled).toBe((rowOf(there)?.netEnrolled ?? 0) - 1);
  expect([gone.totalAttempts, gone.totalQuestions]).toEqual([there.totalAttempts, there.totalQuestions]);

  const left = await enrolledLearner(api);
  await practise(api, left);
  const enrolled = rowOf(await dashboard())?.netEnrolled ?? 0;
  await succeed(left.call('DELETE', `/exams/${examId}/unenroll`));
  expect(rowOf(await dashboard())?.netEnrolled).toBe(enrolled - 1);
});

test('a person is engaged for 7 days after the last answer, and the days move on', async () => {
  const { dashboardMetrics, userGrowth } = await dashboard();
  expect(dashboardMetrics.engagementRate).toBeGreaterThan(0);
  const pass = async (ms: number) => {
    api.clock.advance(ms);
    await api.database.db.updateTable('sessions').set({ last_seen_at: api.clock.now }).execute();
  };
  await pass(7 * day - 3_600_000);
  expect((await dashboard()).dashboardMetrics.engagementRate).toBe(dashboardMetrics.engagementRate);
  await pass(2 * 3_600_000);
  const later = await dashboard();
  expect(later.dashboardMetrics.engagementRate).toBe(0);
  expect(later.userGrowth.at(-8)).toEqual(userGrowth.at(-1));
  expect(later.userGrowth.at(-1)).toMatchObject({ newUsers: 0, totalUsers: later.totalUsers });
});

test('a period has the days up to today and what was done on them, and without one everything is told', async () => {
  const periods = await Promise.all((['7d', '30d', '90d', 'all'] as const).map((period) => dashboard(period)));
  const [week, month, quarter, all] = periods;
  for (const [figures, days] of [
    [week, 7],
    [month, 30],
    [quarter, 90],
  ] as const) {
    expect(figures?.userGrowth).toHaveLength(days);
    expect(figures?.aiUsageMetrics.usageByDay).toHaveLength(days);
  }
  // Everything so far happened before the last 7 days, and within the last 30.
  expect(week).toMatchObject({
    totalAttempts: 0,
    totalQuestions: 0,
    totalUsers: all?.totalUsers,
    dashboardMetrics: { totalAccuracy: 0 },
    activityMetrics: { totalSessions: 0, averageSessionDuration: 0, questionsPerUser: 0 },
    aiUsageMetrics: { usageByModel: {}, usageByOperation: {} },
  });
  const withoutDays = ({ userGrowth: _growth, aiUsageMetrics: { usageByDay: _days, ...usage }, ...rest }: Figures) => ({
    ...rest,
    usage,
  });
  type Figures = Schemas['AdminDashboard'];
  expect(all?.totalAttempts).toBeGreaterThan(0);
  if (!month || !quarter || !all) throw new Error('A period has no figures');
  expect(withoutDays(month)).toEqual(withoutDays(all));
  expect(withoutDays(quarter)).toEqual(withoutDays(all));
  expect(all.userGrowth[0]).toMatchObject({ date: '2025-11-20' });
  expect(all.userGrowth).toEqual(month.userGrowth.slice(-all.userGrowth.length));
  expect(await succeed(administrator.call('GET', '/admin/dashboard'))).toEqual(all);

  const [exam, whole] = [await details('7d'), await details('all')];
  expect(exam.attemptsByDay).toHaveLength(7);
  expect([exam.correctAnswers, exam.wrongAnswers, exam.accuracy]).toEqual([0, 0, 0]);
  expect(exam.domainBreakdown).toEqual(whole.domainBreakdown);
  expect(whole.correctAnswers).toBeGreaterThan(0);
  expect((await administrator.call('GET', '/admin/dashboard?period=1d')).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('names are in the language of the call, and an exam that nobody has is not found', async () => {
  const spoken = await succeed<Schemas['AdminExamDetails']>(
    administrator.call('GET', `/admin/exam/${examId}`, { headers: { 'accept-language': 'en-US' } }),
  );
  expect(spoken.domainBreakdown[0]?.domain).toBe('Cloud Concepts');
  expect((await administrator.call('GET', '/admin/exam/none')).json()).toMatchObject({ code: 'EXAM_NOT_FOUND' });
});

test('ROLE-05 a learner gets none of it', async () => {
  const learner = await api.learner();
  for (const path of ['/admin/dashboard', `/admin/exam/${examId}`])
    expect((await learner.call('GET', path)).json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
});
