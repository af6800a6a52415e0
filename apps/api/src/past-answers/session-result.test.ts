import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { answer, drawQuestions, enrolledLearner, examId, keyOf, practise, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const minute = 60_000;

const start = async (learner: Caller) =>
  (await succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/start`))).id;
const finish = (learner: Caller) =>
  succeed<Schemas['FinishedSession']>(
    learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 60 * minute, answers: [] } }),
  );
const read = (learner: Caller, id: string) => learner.call('GET', `/sessions/${id}`);
const resultOf = (learner: Caller, id: string) => succeed<Schemas['PracticeSession']>(read(learner, id));

async function answerSome(learner: Caller, verdicts: boolean[]): Promise<string[]> {
  const ids: string[] = [];
  for (const isRight of verdicts) {
    api.clock.advance(minute);
    ids.push((await practise(api, learner, isRight)).questionId);
  }
  return ids;
}

test('a session tells what was answered between its beginning and its end, now and ever after', async () => {
  const learner = await enrolledLearner(api);
  await answerSome(learner, [true]); // before it runs
  api.clock.advance(minute);
  const id = await start(learner);
  const answered = await answerSome(learner, [true, false, true]);
  expect(await resultOf(learner, id)).toMatchObject({ status: 'IN_PROGRESS', endTime: null, answered: 3, correct: 2 });
  api.clock.advance(minute);
  const { endTime } = await finish(learner);
  api.clock.advance(minute);
  const later = await start(learner);
  await answerSome(learner, [false]);

  const result = await resultOf(learner, id);
  expect(result).toMatchObject({
    id,
    examId,
    status: 'COMPLETED',
    endTime,
    duration: 240,
    answered: 3,
    correct: 2,
    missed: 1,
    answerTimeMs: 3000,
  });
  const sum = (value: (domain: Schemas['DomainResult']) => number) =>
    result.domains.reduce((total, domain) => total + value(domain), 0);
  expect([sum(({ totalQuestions }) => totalQuestions), sum(({ correctAnswers }) => correctAnswers)]).toEqual([3, 2]);
  const listed = await succeed<Schemas['Attempt'][]>(learner.call('GET', `/attempts?sessionId=${id}`));
  expect(listed.map(({ questionId }) => questionId)).toEqual(answered.toReversed());
  expect(await resultOf(learner, later)).toMatchObject({ answered: 1, correct: 0, missed: 1, missedInExam: 2 });
});

test('a session that is paused on one device while another one answers has taken as long as its answers', async () => {
  const learner = await enrolledLearner(api);
  const id = await start(learner);
  api.clock.advance(minute);
  await succeed(learner.call('POST', `/exams/${examId}/pause`));
  const [questionId = ''] = await drawQuestions(learner, 1);
  await succeed(answer(learner, questionId, await keyOf(api, questionId), 3 * minute));
  expect(await resultOf(learner, id)).toMatchObject({ duration: 180, answerTimeMs: 3 * minute });
});

test('a session without answers has a result too, and says so', async () => {
  const learner = await enrolledLearner(api);
  const id = await start(learner);
  await finish(learner);
  expect(await resultOf(learner, id)).toMatchObject({ answered: 0, missed: 0, domains: [], readiness: null });
});

test('a session tells what its answers changed in the readiness, and later ones do not change that', async () => {
  const learner = await enrolledLearner(api);
  const first = await start(learner);
  await answerSome(learner, [true]);
  expect((await resultOf(learner, first)).readiness).toBeNull();
  await answerSome(
    learner,
    Array.from({ length: 39 }, (_answer, place) => place % 2 === 0),
  );
  const now = await succeed<Schemas['Readiness']>(learner.call('GET', `/metrics/readiness?examId=${examId}`));
  const opening = (await resultOf(learner, first)).readiness;
  expect(opening).toEqual({ before: null, after: { value: now.value, low: now.low, high: now.high } });
  await finish(learner);
  api.clock.advance(minute);

  const second = await start(learner);
  await answerSome(learner, [true, true, false]);
  const little = (await resultOf(learner, second)).readiness;
  expect(little?.before).toEqual(opening?.after);
  await finish(learner);
  api.clock.advance(minute);

  const third = await start(learner);
  await answerSome(
    learner,
    Array.from({ length: 40 }, () => true),
  );
  const much = (await resultOf(learner, third)).readiness;
  expect(much?.before).toEqual(little?.after);
  expect(much?.after.value).toBeGreaterThan(Number(much?.before?.high));
  expect((await resultOf(learner, first)).readiness).toEqual(opening);
});

test('nobody reads the session of somebody else, one that never was, or one of an exam that was left', async () => {
  const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const id = await start(learner);
  await answerSome(learner, [true]);
  for (const response of [await read(other, id), await read(learner, 's_never')]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
  }
  expect((await other.call('GET', `/attempts?sessionId=${id}`)).json()).toMatchObject({ data: [] });
  await learner.call('DELETE', `/exams/${examId}/unenroll`);
  expect((await read(learner, id)).statusCode).toBe(404);
});

test('the activity of an ended session names it', async () => {
  const learner = await enrolledLearner(api);
  const id = await start(learner);
  await finish(learner);
  const { recentActivity } = await succeed<Schemas['AnalyticsSummary']>(learner.call('GET', '/analytics/summary'));
  expect(recentActivity[0]).toMatchObject({ type: 'STUDY_SESSION_ENDED', metadata: { sessionId: id } });
});
