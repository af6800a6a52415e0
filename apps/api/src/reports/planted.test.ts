import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { createGenerator } from '../questions/generator.ts';
import { plantedFact, plantError } from '../testing/plant-error.ts';
import { answer, drawQuestions, enrolledLearner, examId, itemOf, keyOf, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const planted = new URL('../testing/planted.worker.ts', import.meta.url).href;
const api = useTestApp(
  { freeDailyCredits: 1000 },
  undefined,
  createGenerator({ filename: planted, timeoutMs: 60_000 }),
);

// The check of a report believes the same wrong knowledge base.
const hands: { mend?: () => void } = {};
beforeAll(() => {
  hands.mend = plantError(examId);
});
afterAll(() => hands.mend?.());

const isPlanted = async (questionId: string) => (await itemOf(api, questionId)).factIds.includes(plantedFact);

/** What a learner gets to see in so many draws: the wrong questions among them. */
async function meet(learner: Caller, draws: number): Promise<string[]> {
  const ids = await drawQuestions(learner, draws);
  const wrong = await Promise.all(ids.map(isPlanted));
  return ids.filter((_id, place) => wrong[place]);
}

const creditsOf = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsRemaining;
const report = (learner: Caller, questionId: string) =>
  succeed<Schemas['QuestionReport']>(
    learner.call('POST', `/questions/${questionId}/report`, { body: { reason: 'WRONG_ANSWER' } }),
  );

test('a wrong question of a wrong knowledge base is asked, reported by two learners, asked of nobody any more, and gives both their credit back', async () => {
  const [first, second, third] = [await enrolledLearner(api), await enrolledLearner(api), await enrolledLearner(api)];
  const administrator = await api.learner('Renato Farias');
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  const board = async () =>
    (await administrator.call('GET', '/admin/questions')).json<{ data: Schemas['QuestionItem'][] }>().data;

  const met = [await meet(first, 20), await meet(second, 20)].map(([id = '']) => id);
  const [one = '', two = ''] = met;
  const item = await itemOf(api, one);
  const names = item.options.map(({ text, label }) => `${label} ${text.en}`);
  expect(names).toContainEqual(`${item.key} Amazon Lightsail`); // and it runs no Kubernetes
  const before = [await creditsOf(first), await creditsOf(second)];
  for (const [learner, id] of [
    [first, one],
    [second, two],
  ] as const) {
    const key = await keyOf(api, id);
    const wronged = await succeed<Schemas['AttemptResult']>(answer(learner, id, key === 'A' ? 'B' : 'A'));
    expect(wronged.isCorrect).toBe(false);
  }
  expect([await creditsOf(first), await creditsOf(second)]).toEqual(before.map((credits) => credits - 1));

  expect(await report(first, one)).toMatchObject({ hasCheckFailed: false, isOut: false });
  expect(await board()).toMatchObject([{ state: 'REPORTED', isOut: false, reports: 1, prompt: item.stem.pt }]);
  expect(await meet(third, 20)).not.toEqual([]);
  expect(await report(second, two)).toMatchObject({ isOut: true, status: 'OPEN' });
  const [waiting] = await board();
  expect(waiting).toMatchObject({ state: 'QUARANTINED', isOut: true, reports: 2 });
  const fourth = await enrolledLearner(api);
  for (const learner of [first, second, third, fourth]) expect(await meet(learner, 30)).toEqual([]);

  const decided = await succeed<Schemas['QuestionItemDetails']>(
    administrator.call('POST', `/admin/questions/${waiting?.id}/decision`, { body: { verdict: 'CONFIRMED' } }),
  );
  expect(decided.item).toMatchObject({ state: 'OUT', isOut: true });
  expect(decided.log[0]).toMatchObject({ kind: 'CONFIRMED', credits: 2, by: administrator.email });
  expect([await creditsOf(first), await creditsOf(second)]).toEqual(before);
  for (const [learner, id] of [
    [first, one],
    [second, two],
  ] as const) {
    const { attempt } = await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${id}`));
    expect(attempt.report).toMatchObject({ status: 'CONFIRMED', creditsReturned: 1 });
  }
  expect(await meet(fourth, 30)).toEqual([]);
});
