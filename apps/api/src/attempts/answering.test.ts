import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  grantCredits,
  insist,
  itemOf,
  keyOf,
  option,
  succeed,
} from '../testing/practice.ts';
import { tally } from '../testing/tally.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const count = async (table: 'attempts' | 'credit_ledger', learner: Caller) => {
  const rows = await api.database.db.selectFrom(table).select('user_id').where('user_id', '=', learner.id).execute();
  return rows.length;
};
const credits = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsRemaining;

test('QUEST-15 QUEST-16 a right answer says so, gives the reasons and costs one credit', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const key = await keyOf(api, questionId);
  const response = await answer(learner, questionId, key, 48_200);
  expect(response.statusCode).toBe(201);
  expect(response.headers['idempotent-replayed']).toBeUndefined();
  const { data } = response.json<{ data: Schemas['AttemptResult'] }>();
  expect(data).toMatchObject({
    questionId,
    examId,
    selected: key,
    isCorrect: true,
    correctAnswer: key,
    creditsSpent: 1,
    creditsRemaining: 4,
  });
  const { explanation, options } = await itemOf(api, questionId);
  expect(data.explanation).toBe(explanation.pt || null);
  expect(data.optionNotes).toEqual(options.map(({ label, reason }) => ({ label, text: reason.pt })));
  expect(data.createdAt).toBe(api.clock.now.toISOString());
});

test('QUEST-16 a wrong answer names the right option, whatever the client claims the key to be', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const wrong = await option(api, questionId, false);
  const body = { questionId, examId, selected: wrong, timeMs: 0, correctAnswer: wrong };
  const data = await succeed<Schemas['AttemptResult']>(learner.call('POST', '/attempts', { body }));
  expect(data).toMatchObject({ isCorrect: false, correctAnswer: await keyOf(api, questionId) });
});

test('repeating an answer returns the first result and costs nothing', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const first = await answer(learner, questionId, 'A', 1000);
  api.clock.advance(60_000);
  const again = await answer(learner, questionId, 'A', 9999);
  expect(again.statusCode).toBe(200);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json()).toEqual(first.json());
  expect(await count('attempts', learner)).toBe(1);
  expect(await count('credit_ledger', learner)).toBe(1);
});

test('another option for an answered question is refused and changes nothing', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  await answer(learner, questionId, 'A');
  const other = await answer(learner, questionId, 'B');
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'QUESTION_ALREADY_ANSWERED' });
  expect(await credits(learner)).toBe(4);
});

test('a key may be repeated for the same answer and not for another question', async () => {
  const learner = await enrolledLearner(api);
  const [first = '', second = ''] = await drawQuestions(learner, 2);
  const headers = { 'idempotency-key': 'one-key' };
  expect((await answer(learner, first, 'A', 1, headers)).statusCode).toBe(201);
  expect((await answer(learner, first, 'A', 1, headers)).statusCode).toBe(200);
  const reused = await answer(learner, second, 'A', 1, headers);
  expect(reused.statusCode).toBe(422);
  expect(reused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  // Refused and forgotten: without the key the same answer counts.
  expect((await answer(learner, second, 'A')).statusCode).toBe(201);
  // Nor does it repeat the answer of that other question.
  expect((await answer(learner, second, 'A', 1, headers)).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('the same key of two learners has nothing to do with each other', async () => {
  const headers = { 'idempotency-key': 'shared-key' };
  for (const learner of [await enrolledLearner(api), await enrolledLearner(api)]) {
    const [questionId = ''] = await drawQuestions(learner, 1);
    expect((await answer(learner, questionId, 'A', 1, headers)).statusCode).toBe(201);
  }
});

test('200 racing repeats of one answer make one attempt, one ledger row and one debit', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const headers = { 'idempotency-key': 'retried' };
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => insist(() => answer(learner, questionId, 'A', 500, headers))),
  );
  expect(tally(responses)).toEqual({ 200: 199, 201: 1 });
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await count('attempts', learner)).toBe(1);
  expect(await count('credit_ledger', learner)).toBe(1);
  expect(await credits(learner)).toBe(4);
});

test('two racing answers with different options leave one of them', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => insist(() => answer(learner, questionId, index % 2 ? 'A' : 'B'))),
  );
  expect(tally(responses)).toEqual({ 201: 1, 200: 19, 409: 20 });
});

test('60 racing answers to different questions spend exactly the five credits there are', async () => {
  const learner = await enrolledLearner(api);
  const questions = await drawQuestions(learner, 60);
  const responses = await Promise.all(questions.map((id) => insist(() => answer(learner, id, 'A'))));
  expect(tally(responses)).toEqual({ 201: 5, 402: 55 });
  expect(await count('attempts', learner)).toBe(5);
  expect(await count('credit_ledger', learner)).toBe(5);
  expect(await credits(learner)).toBe(0);
});

test('an answer refused for want of credits counts once there are some', async () => {
  const learner = await enrolledLearner(api);
  const questions = await drawQuestions(learner, 6);
  for (const id of questions.slice(0, 5)) expect((await answer(learner, id, 'A')).statusCode).toBe(201);
  const last = questions.at(-1) ?? '';
  const headers = { 'idempotency-key': 'kept' };
  const refused = await answer(learner, last, 'A', 1, headers);
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  await grantCredits(api, learner.id, 1);
  expect((await answer(learner, last, 'A', 1, headers)).statusCode).toBe(201);
});

test('an answer for which the disk has no room is refused whole, and counts once there is some', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  // As PostgreSQL fails, at the last thing that an answer writes.
  const { pool } = api.database;
  await pool.query(`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await pool.query(
    'create trigger full_disk before insert on uncounted_answers for each row execute function disk_is_full()',
  );
  const refused = await answer(learner, questionId, 'A');
  await pool.query('drop function disk_is_full cascade');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([await count('attempts', learner), await count('credit_ledger', learner)]).toEqual([0, 0]);
  expect(await credits(learner)).toBe(5);
  expect((await answer(learner, questionId, 'A')).statusCode).toBe(201);
});

test('a question is answered only by whom it was made for, in its exam and with one of its options', async () => {
  const [owner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const [questionId = ''] = await drawQuestions(owner, 1);
  expect((await answer(other, questionId, 'A')).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const elsewhere = await owner.call('POST', '/attempts', {
    body: { questionId, examId: 'saa-c03', selected: 'A', timeMs: 1 },
  });
  expect(elsewhere.statusCode).toBe(404);
  const strange = await answer(owner, questionId, 'Z');
  expect(strange.statusCode).toBe(400);
  expect(strange.json()).toMatchObject({ details: [{ field: 'selected', code: 'NOT_ALLOWED' }] });
  expect(await credits(owner)).toBe(5);
});

test('an answer may have taken seven days and not a millisecond more', async () => {
  const learner = await enrolledLearner(api);
  const week = 7 * 86_400_000;
  const [first = '', second = '', third = ''] = await drawQuestions(learner, 3);
  const statuses = [await answer(learner, first, 'A', 0), await answer(learner, second, 'A', week)].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([201, 201]);
  for (const [timeMs, code] of [
    [week + 1, 'TOO_LARGE'],
    [-1, 'TOO_SMALL'],
  ] as const)
    expect((await answer(learner, third, 'A', timeMs)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'timeMs', code }],
    });
  const stats = await succeed<Schemas['AttemptStats']>(learner.call('GET', '/attempts/stats/user'));
  expect(stats.totalTimeMs).toBe(week);
});

test('API-10 the explanation comes after the answer, and to nobody else', async () => {
  const [owner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const [questionId = ''] = await drawQuestions(owner, 1);
  const path = `/questions/${questionId}/explanation`;
  expect((await owner.call('GET', path)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const attempt = await succeed<Schemas['AttemptResult']>(answer(owner, questionId, 'A'));
  const explanation = await succeed<Schemas['Explanation']>(
    owner.call('GET', path, { headers: { 'accept-language': 'es' } }),
  );
  expect(explanation).toMatchObject({ questionId, answer: attempt.correctAnswer, language: 'es-ES' });
  expect(explanation.explanation).not.toBe(attempt.explanation);
  expect((await other.call('GET', path)).statusCode).toBe(404);
});

test('an answer and a pause at the same moment neither fail nor block each other', async () => {
  const learner = await enrolledLearner(api);
  await grantCredits(api, learner.id, 100);
  const session = (verb: string) => learner.call('POST', `/exams/${examId}/${verb}`);
  for (const [index, questionId] of (await drawQuestions(learner, 40)).entries()) {
    await session('resume');
    api.clock.advance(1000);
    const pause = delay(index / 2).then(() => session('pause')); // meets the answer at a different step each time
    const responses = await Promise.all([answer(learner, questionId, 'A'), pause]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
  }
});
