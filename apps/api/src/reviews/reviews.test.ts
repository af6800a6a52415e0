import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  enrolledLearner,
  examId,
  grantCredits,
  itemOf,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';
import { answerCopy, copyQuestion } from '../testing/copy-question.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 12 });
const day = 86_400_000;

const generate = (learner: Caller, wish: object = {}) =>
  learner.call('POST', '/questions/generate', { body: { examId, domain: 'all', ...wish } });
const generated = async (learner: Caller, wish: object = {}) =>
  succeed<Schemas['GenerationResult']>(generate(learner, wish));
const give = async (learner: Caller, id: string, isRight: boolean) => {
  api.clock.advance(60_000);
  return succeed<Schemas['AttemptResult']>(answer(learner, id, await option(api, id, isRight)));
};
const deck = (learner: Caller) => succeed<Schemas['ReviewDeck']>(learner.call('GET', '/reviews'));
const wish = (learner: Caller, questionId: string, wanted: boolean) =>
  learner.call('PUT', `/attempts/${questionId}/review`, { body: { wanted } });
const creditsUsed = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsUsed;
const wordsOf = async (questionId: string) => {
  const { stem, options } = await itemOf(api, questionId);
  return [stem.pt, ...options.map(({ text }) => text.pt).toSorted((a, b) => a.localeCompare(b))].join('\n');
};
const factsOf = async (questionId: string) => {
  const { facts_hash } = await api.database.db
    .selectFrom('questions')
    .select('facts_hash')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  return facts_hash;
};

async function begin(): Promise<Caller> {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  return learner;
}

test('what was missed comes back the next day in other words, free, even without credits, and rests when it is right', async () => {
  const learner = await begin();
  const missed = [await practise(api, learner, false), await practise(api, learner, false)].map(
    ({ questionId }) => questionId,
  );
  await practise(api, learner, true);
  expect((await deck(learner)).due).toEqual([]);
  expect((await generate(learner, { due: true })).json()).toMatchObject({ code: 'NOTHING_DUE' });

  api.clock.advance(day);
  expect((await deck(learner)).due).toEqual([{ examId, examCode: 'CLF-C02', count: 2 }]);
  for (let left = 12; left > 0; left--) await practise(api, learner, true);
  const used = await creditsUsed(learner);
  const before = await Promise.all(missed.map(wordsOf));
  const first = await generated(learner, { due: true });
  expect(first.reason).toBe('REVIEW');
  expect(first.missedOn).toBe(localDate(new Date(api.clock.now.getTime() - day), defaultTimeZone));
  expect(first.creditsRemaining).toBe(0);
  expect(before).not.toContain(await wordsOf(first.question.id));
  expect(await Promise.all(missed.map(factsOf))).toContain(await factsOf(first.question.id));
  // While the first waits for its answer, the other one is asked.
  const second = await generated(learner, { due: true });
  expect(await factsOf(second.question.id)).not.toBe(await factsOf(first.question.id));
  expect(await give(learner, first.question.id, true)).toMatchObject({ creditsSpent: 0, creditsRemaining: 0 });
  expect(await give(learner, second.question.id, false)).toMatchObject({ creditsSpent: 0, creditsRemaining: 0 });
  expect(await creditsUsed(learner)).toBe(used);
  expect((await generate(learner, { due: true })).json()).toMatchObject({ code: 'NOTHING_DUE' });

  const after = await deck(learner);
  expect(after).toMatchObject({ due: [], doneToday: 2, rightToday: 1 });
  expect(after.facts.map(({ prompt }) => prompt).toSorted()).toEqual(
    [first, second].map(({ question }) => question.prompt).toSorted(),
  );
  const waits = after.facts.map(({ questionId, dueOn, reviewCount, lastCorrect }) => [
    questionId,
    after.days.findIndex(({ date }) => date === dueOn),
    reviewCount,
    lastCorrect,
  ]);
  expect(waits).toContainEqual([second.question.id, 1, 1, false]);
  expect(waits).toContainEqual([first.question.id, 2, 1, true]);
});

test('a repeated answer to a review tells the same cost', async () => {
  const learner = await begin();
  await practise(api, learner, false);
  api.clock.advance(day);
  const { question } = await generated(learner, { due: true });
  const selected = await option(api, question.id, true);
  const first = await succeed<Schemas['AttemptResult']>(answer(learner, question.id, selected));
  const again = await answer(learner, question.id, selected);
  expect(again.json<{ data: unknown }>().data).toEqual(first);
});

test('a fact is free once a day: two questions about it are not two gifts', async () => {
  const learner = await begin();
  await practise(api, learner, false);
  api.clock.advance(day);
  const questions = [await generated(learner, { due: true }), await generated(learner, { due: true })];
  const [first, second] = questions.map(({ question }) => question.id);
  expect((await give(learner, first ?? '', true)).creditsSpent).toBe(0);
  expect((await give(learner, second ?? '', true)).creditsSpent).toBe(1);
});

test('practice mixes in what is due, at most three of ten, says so and asks no credit for it', async () => {
  const learner = await begin();
  // A day's free credits would not do where few facts have a fresh question.
  await grantCredits(api, learner.id, 20);
  for (let count = 0; count < 8; count++) await practise(api, learner, false);
  await succeed(learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 0, answers: [] } }));
  api.clock.advance(day);
  await succeed(learner.call('POST', `/exams/${examId}/start`, { body: { modalityId: 'all' } }));
  const spent: number[] = [];
  for (let count = 0; count < 14; count++) {
    const { question, reason } = await generated(learner);
    const { creditsSpent } = await give(learner, question.id, true);
    expect(creditsSpent).toBe(reason === 'REVIEW' ? 0 : 1);
    spent.push(creditsSpent);
    expect(spent.filter((credits) => credits === 0).length).toBeLessThanOrEqual(0.3 * spent.length);
  }
  const reviews = spent.filter((credits) => credits === 0).length;
  // A fact that has no fresh question waits.
  expect(reviews).toBeGreaterThan(0);
  const stats = await succeed<Schemas['AttemptStats']>(learner.call('GET', '/attempts/stats/user'));
  expect(stats).toMatchObject({ totalAttempts: 22, creditsSpent: 22 - reviews });
});

test('an answered question is reviewed later when that is asked for, and never again when that is', async () => {
  const learner = await begin();
  const { questionId } = await practise(api, learner, true);
  const { question: open } = await generated(learner);
  for (const unknown of [open.id, 'no-such-question'])
    expect((await wish(learner, unknown, true)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const { dueOn } = await succeed<Schemas['ReviewWish']>(wish(learner, questionId, true));
  const { days } = await deck(learner);
  expect(dueOn).toBe(days[1]?.date);
  expect(days[1]?.count).toBe(1);
  expect(await succeed(wish(learner, questionId, true))).toEqual({ questionId, dueOn });
  expect(await succeed(wish(learner, questionId, false))).toEqual({ questionId, dueOn: null });
  api.clock.advance(3 * day);
  expect((await deck(learner)).facts).toEqual([]);
  expect((await generate(learner, { due: true })).statusCode).toBe(409);
});

test('an answer says when its fact comes back: a missed one tomorrow, one that was let go never, a right one not', async () => {
  const learner = await begin();
  const tomorrow = () => localDate(new Date(api.clock.now.getTime() + day), defaultTimeZone);
  const { question } = await generated(learner);
  const missed = await give(learner, question.id, false);
  expect(missed.dueOn).toBe(tomorrow());
  const again = await answer(learner, question.id, missed.selected);
  expect(again.json()).toMatchObject({ data: { dueOn: tomorrow() } });
  await succeed(wish(learner, question.id, false));
  expect(await give(learner, await copyQuestion(api, learner, question.id), false)).toMatchObject({ dueOn: null });
  expect(await give(learner, (await generated(learner)).question.id, true)).toMatchObject({ dueOn: null });
});

test('what was never in the deck stays out of it when no more of it is wanted, and comes back once it is missed', async () => {
  const learner = await begin();
  const { questionId } = await practise(api, learner, true);
  expect(await succeed(wish(learner, questionId, false))).toEqual({ questionId, dueOn: null });
  await answerCopy(api, learner, questionId, { selected: await option(api, questionId, false) });
  expect((await deck(learner)).days[1]?.count).toBe(1);
});

test('what was missed in a simulation comes back too; leaving the exam takes the deck along', async () => {
  const learner = await begin();
  await api.database.db
    .updateTable('credit_accounts')
    .set({ granted: 100 })
    .where('user_id', '=', learner.id)
    .execute();
  await succeed(learner.call('POST', `/exams/${examId}/start`, { body: { modalityId: 'simulation' } }));
  const { questions } = await succeed<Schemas['Simulation']>(learner.call('GET', `/exams/${examId}/simulation`));
  for (const [place, { question }] of questions.slice(0, 4).entries()) {
    const selected = await option(api, question.id, place === 0);
    await succeed(
      learner.call('PUT', `/exams/${examId}/answers/${question.id}`, {
        body: { selected, flagged: false, timeMs: 5000 },
      }),
    );
  }
  await succeed(learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 0, answers: [] } }));
  expect((await deck(learner)).days[1]?.count).toBe(3);
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  expect((await deck(learner)).facts).toEqual([]);
});
