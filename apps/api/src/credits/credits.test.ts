import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { answer, drawQuestions, enrolledLearner, examId, grantCredits, succeed } from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const info = (learner: Caller) => succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'));
const answerMany = async (learner: Caller, count: number) => {
  const statuses: number[] = [];
  for (const id of await drawQuestions(learner, count)) statuses.push((await answer(learner, id, 'A')).statusCode);
  return statuses;
};
const sources = async (learner: Caller) => {
  const { db } = api.database;
  const rows = await db
    .selectFrom('credit_ledger')
    .select(['source', 'amount'])
    .where('user_id', '=', learner.id)
    .where('kind', '=', 'ANSWER')
    .orderBy('id')
    .execute();
  return rows.map(({ source, amount }) => `${source} ${amount}`);
};

test('PROF-22 a new account has five credits and has used none', async () => {
  expect(await info(await api.learner())).toMatchObject({ creditsRemaining: 5, creditsUsed: 0 });
});

test('QUEST-15 each answer costs one credit, and without credits there is none', async () => {
  const learner = await enrolledLearner(api);
  expect(await answerMany(learner, 7)).toEqual([201, 201, 201, 201, 201, 402, 402]);
  expect(await info(learner)).toMatchObject({ creditsRemaining: 0, creditsUsed: 5 });
});

test('generating, explaining and reading cost nothing', async () => {
  const learner = await enrolledLearner(api);
  await answerMany(learner, 5);
  const generated = await succeed<Schemas['GenerationResult']>(
    learner.call('POST', '/questions/generate', { body: { examId, domain: 'Segurança' } }),
  );
  expect(generated.creditsRemaining).toBe(0);
  await succeed(learner.call('GET', '/attempts'));
  expect(await info(learner)).toMatchObject({ creditsUsed: 5 });
});

test.each([
  ['America/Sao_Paulo', '2025-11-21T03:00:00.000Z'],
  ['Asia/Tokyo', '2025-11-20T15:00:00.000Z'],
  ['America/Los_Angeles', '2025-11-20T08:00:00.000Z'],
])('five credits come back at midnight in %s and are not saved up', async (zone, midnight) => {
  api.clock.now = new Date(new Date(midnight).getTime() - 3_600_000);
  const learner = await enrolledLearner(api, { 'x-time-zone': zone });
  expect(await answerMany(learner, 6)).toEqual([201, 201, 201, 201, 201, 402]);
  api.clock.now = new Date(new Date(midnight).getTime() - 1);
  expect((await info(learner)).creditsRemaining).toBe(0);
  api.clock.now = new Date(midnight);
  expect((await info(learner)).creditsRemaining).toBe(5);
  expect(await answerMany(learner, 2)).toEqual([201, 201]);
  api.clock.advance(3 * 86_400_000);
  expect((await info(learner)).creditsRemaining).toBe(5);
});

test('granted credits are spent after the free ones and stay overnight', async () => {
  const learner = await enrolledLearner(api);
  await grantCredits(api, learner.id, 3);
  expect((await info(learner)).creditsRemaining).toBe(8);
  await answerMany(learner, 6);
  expect(await sources(learner)).toEqual(['DAILY -1', 'DAILY -1', 'DAILY -1', 'DAILY -1', 'DAILY -1', 'GRANTED -1']);
  api.clock.advance(86_400_000);
  expect((await info(learner)).creditsRemaining).toBe(7);
  expect((await answerMany(learner, 8)).filter((status) => status === 201)).toHaveLength(7);
  expect(await info(learner)).toMatchObject({ creditsRemaining: 0, creditsUsed: 13 });
});

test('a move to the west gives no day twice', async () => {
  api.clock.now = new Date('2025-11-20T10:00:00.000Z'); // 19:00 in Tokyo
  const learner = await enrolledLearner(api, { 'x-time-zone': 'Asia/Tokyo' });
  await answerMany(learner, 5);
  const headers = { 'x-time-zone': 'America/Los_Angeles' };
  await succeed(
    api.call('POST', '/users/auth/login', { body: { email: learner.email, password: goodPassword }, headers }),
  );
  api.clock.now = new Date('2025-11-20T15:00:00.000Z'); // midnight in Tokyo, where Los Angeles takes over: still the 20th there
  expect((await info(learner)).creditsRemaining).toBe(0);
  expect(await answerMany(learner, 1)).toEqual([402]);
  api.clock.now = new Date('2025-11-21T08:00:00.000Z');
  expect((await info(learner)).creditsRemaining).toBe(5);
});

test.each([
  [5, 0],
  [4, 1],
])('nor does a move around the world to a day that is already over, after %i answers', async (answered, left) => {
  api.clock.now = new Date('2025-11-20T09:00:00.000Z'); // 23:00 on Kiritimati
  const learner = await enrolledLearner(api, { 'x-time-zone': 'Pacific/Kiritimati' });
  await answerMany(learner, answered);
  const headers = { 'x-time-zone': 'Pacific/Pago_Pago' };
  await succeed(
    api.call('POST', '/users/auth/login', { body: { email: learner.email, password: goodPassword }, headers }),
  );
  // Midnight on Kiritimati, where Pago Pago takes over: 23:00 of the 19th there. Then its own 20th, then the 21st.
  for (const [instant, credits] of [
    ['2025-11-20T10:00:00.000Z', left],
    ['2025-11-20T11:00:00.000Z', 0],
    ['2025-11-21T11:00:00.000Z', 5],
  ] as const) {
    api.clock.now = new Date(instant);
    expect((await info(learner)).creditsRemaining).toBe(credits);
    expect(await answerMany(learner, 1)).toEqual([credits > 0 ? 201 : 402]);
  }
});

test('the balance is what the ledger says, whatever was answered, granted and left', async () => {
  const learner = await enrolledLearner(api);
  await grantCredits(api, learner.id, 4);
  for (const count of [7, 6, 2]) {
    await answerMany(learner, count);
    api.clock.advance(86_400_000);
  }
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  const { db } = api.database;
  const ledger = await db
    .selectFrom('credit_ledger')
    .select(['source', 'amount', 'kind'])
    .where('user_id', '=', learner.id)
    .execute();
  const granted = ledger.filter(({ source }) => source === 'GRANTED').reduce((sum, { amount }) => sum + amount, 0);
  const used = ledger.filter(({ kind }) => kind === 'ANSWER').length;
  expect(await info(learner)).toMatchObject({ creditsUsed: used, creditsRemaining: 5 + granted });
  expect(used).toBe(15);
});
