import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { answer, drawQuestions, enrolledLearner, examId, insist, practise, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 100 });

const catalogue = async (learner: Caller, language = 'pt') => {
  const headers = { 'accept-language': language };
  return (await succeed<Schemas['ExamList']>(learner.call('GET', '/exams/with-enrollment', { headers }))).exams;
};
const find = (exams: Schemas['Exam'][], id: string) => exams.find((exam) => exam.id === id);

test('the catalogue lists active exams first and shows nothing of others to a new learner', async () => {
  const exams = await catalogue(await api.learner());
  const active = exams.map(({ isActive }) => isActive);
  expect(active).toEqual(active.toSorted((a, b) => Number(b) - Number(a)));
  expect(active).toContain(true);
  expect(
    exams.every(
      ({ isEnrolled, enrollmentDate, progress }) => !isEnrolled && enrollmentDate === null && progress === null,
    ),
  ).toBe(true);
});

test('the catalogue speaks the language of the call', async () => {
  const learner = await api.learner();
  const names = async (language: string) =>
    find(await catalogue(learner, language), examId)?.modalities.map(({ name }) => name);
  const [portuguese, english, spanish] = [
    await names('pt-BR'),
    await names('en-US,en;q=0.9'),
    await names('fr, es;q=0.5'),
  ];
  expect(portuguese).toContain('Segurança');
  expect(english).toContain('Security');
  expect(spanish).toContain('Seguridad');
});

test('the first start enrols with a paused session without time, and leaves no activity', async () => {
  const learner = await api.learner();
  const session = await succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/start`));
  expect(session).toMatchObject({
    examId,
    status: 'PAUSED',
    isActive: false,
    isEnrolled: true,
    totalTime: 0,
    pausedAt: api.clock.now.toISOString(),
    resumed: false,
  });
  expect(session.examAttemptId).toBe(session.id);
  const exam = find(await catalogue(learner), examId);
  expect(exam).toMatchObject({
    isEnrolled: true,
    enrollmentDate: api.clock.now.toISOString(),
    progress: { totalQuestionsAnswered: 0, lastStudyDate: null },
  });
  const { recentActivity } = await succeed<Schemas['AnalyticsSummary']>(learner.call('GET', '/analytics/summary'));
  expect(recentActivity).toEqual([]);
});

test('starts of a new learner from several tabs enrol once', async () => {
  const learner = await api.learner();
  const sessions = await Promise.all(
    Array.from({ length: 12 }, () =>
      succeed<Schemas['ExamSession']>(insist(() => learner.call('POST', `/exams/${examId}/start`))),
    ),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  expect(sessions.filter(({ resumed }) => !resumed)).toHaveLength(1);
});

test('an exam that is coming soon cannot be started, an unknown one does not exist', async () => {
  const learner = await api.learner();
  const soon = (await catalogue(learner)).find(({ isActive }) => !isActive);
  expect((await learner.call('POST', `/exams/${soon?.id}/start`)).json()).toMatchObject({ code: 'EXAM_INACTIVE' });
  for (const verb of ['start', 'pause', 'resume'])
    expect((await learner.call('POST', `/exams/no-such-exam/${verb}`)).json()).toMatchObject({
      code: 'EXAM_NOT_FOUND',
    });
});

test('a start takes one of the modalities of the exam that can be practised, and no other', async () => {
  const learner = await enrolledLearner(api);
  const start = (modalityId: string) => learner.call('POST', `/exams/${examId}/start`, { body: { modalityId } });
  expect((await start('security')).statusCode).toBe(200);
  const inactive = find(await catalogue(learner), examId)?.modalities.find(({ isActive }) => !isActive);
  for (const modalityId of ['no-such-modality', ...(inactive ? [inactive.id] : [])]) {
    const refused = await start(modalityId);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ details: [{ field: 'modalityId', code: 'NOT_ALLOWED' }] });
  }
});

test('progress of an enrolment counts its answers', async () => {
  const learner = await enrolledLearner(api);
  for (const isRight of [true, true, false]) await practise(api, learner, isRight);
  expect(find(await catalogue(learner), examId)?.progress).toEqual({
    totalQuestionsAnswered: 3,
    correctAnswers: 2,
    accuracy: 200 / 3,
    lastStudyDate: api.clock.now.toISOString(),
  });
});

test('PRAC-14 leaving an exam removes what was done in it from every answer, but not what it cost', async () => {
  const learner = await enrolledLearner(api);
  const kept = await practise(api, learner);
  await learner.call('POST', `/exams/${examId}/start`);
  api.clock.advance(60_000);
  const left = await succeed<Schemas['Unenrollment']>(learner.call('DELETE', `/exams/${examId}/unenroll`));
  expect(left).toEqual({ examId, isEnrolled: false });

  const summary = await succeed<Schemas['AnalyticsSummary']>(learner.call('GET', '/analytics/summary'));
  expect(summary).toMatchObject({
    totalCreditsSpent: 1,
    accuracy: 0,
    weeklyStreak: 0,
    totalStudyTime: 0,
    domainBreakdown: {},
    examProgress: [],
    recentActivity: [],
  });
  expect(await succeed(learner.call('GET', '/attempts'))).toEqual([]);
  expect(await succeed(learner.call('GET', '/attempts/stats/user'))).toMatchObject({ totalAttempts: 0, byExam: [] });
  expect(await succeed(learner.call('GET', `/analytics/exam/${examId}/metrics`))).toMatchObject({
    metrics: { correctAnswers: 0, lastAttempt: null },
  });
  expect(await succeed(learner.call('GET', '/analytics/progress/weekly'))).toMatchObject([
    { questionsAnswered: 0, studyTime: 0 },
  ]);
  expect(await succeed(learner.call('GET', '/users/account-info'))).toMatchObject({
    creditsUsed: 1,
    creditsRemaining: 99,
  });
  expect((await learner.call('GET', `/questions/${kept.questionId}/explanation`)).statusCode).toBe(404);
  expect((await learner.call('POST', `/exams/${examId}/pause`)).json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
  expect((await learner.call('DELETE', `/exams/${examId}/unenroll`)).json()).toMatchObject({ code: 'NOT_ENROLLED' });
});

test('coming back to an exam starts at zero', async () => {
  const learner = await enrolledLearner(api);
  const before = await practise(api, learner);
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  const session = await succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/start`));
  expect(session).toMatchObject({ status: 'PAUSED', totalTime: 0, resumed: false });
  expect(find(await catalogue(learner), examId)?.progress).toMatchObject({ totalQuestionsAnswered: 0 });
  expect((await answer(learner, before.questionId, before.selected)).statusCode).toBe(404);
  expect((await practise(api, learner)).creditsRemaining).toBe(98);
});

test('nothing can be done in an exam without enrolment', async () => {
  const learner = await api.learner();
  const calls = [
    learner.call('POST', '/questions/generate', { body: { examId, domain: 'Segurança' } }),
    learner.call('GET', `/questions/questions/random?examId=${examId}`),
    learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 0, answers: [] } }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'NOT_ENROLLED' });
  }
});

test('leaving while answers, sessions and draws are under way leaves nothing behind', async () => {
  const tables = ['attempts', 'questions', 'study_sessions', 'exam_totals', 'topic_totals', 'study_days'] as const;
  for (let step = 0; step < 8; step++) {
    const learner = await enrolledLearner(api);
    await learner.call('POST', `/exams/${examId}/start`);
    const questions = await drawQuestions(learner, 6);
    api.clock.advance(1000);
    const responses = await Promise.all([
      ...questions.map((id) => answer(learner, id, 'A')),
      learner.call('POST', `/exams/${examId}/pause`),
      learner.call('GET', `/questions/questions/random?examId=${examId}&limit=3`),
      delay(step * 4).then(() => learner.call('DELETE', `/exams/${examId}/unenroll`)),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    for (const table of tables) {
      const rows = await api.database.db
        .selectFrom(table)
        .select('exam_id')
        .where('user_id', '=', learner.id)
        .execute();
      expect(rows, `${table} at step ${step}`).toEqual([]);
    }
  }
});
