import { describe, expect, test } from 'vitest';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  grantCredits,
  itemOf,
  keepSignedIn,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import type { Item } from './item.types.ts';
import { selectSeen } from './queries.ts';

const api = useTestApp();
const day = 86_400_000;

/** What the learner was asked, in the order of asking. */
const asked = (ids: readonly string[]): Promise<Item[]> => Promise.all(ids.map((id) => itemOf(api, id)));

/** Asks for questions in several calls and answers them, as a learner does who comes back. */
async function practise(learner: Caller, calls: number, perCall: number): Promise<string[]> {
  await grantCredits(api, learner.id, calls * perCall);
  const ids: string[] = [];
  for (let i = 0; i < calls; i += 1) {
    const drawn = await drawQuestions(learner, perCall);
    for (const id of drawn) expect((await answer(learner, id, 'A')).statusCode).toBe(201);
    ids.push(...drawn);
    api.clock.advance(60_000);
  }
  return ids;
}

const facts = (item: Item) => item.factIds.join('+');

describe('a learner who comes back', () => {
  test('is not asked the same facts within 20 questions, nor the same facts in the same form within 30 days', async () => {
    const learner = await enrolledLearner(api);
    await keepSignedIn(api, learner);
    const ids = await practise(learner, 6, 10);
    api.clock.advance(29 * day);
    ids.push(...(await practise(learner, 6, 10)));
    const items = await asked(ids);
    expect(items).toHaveLength(120);
    items.forEach((item, i) => expect(items.slice(Math.max(0, i - 20), i).map(facts)).not.toContain(facts(item)));
    expect(new Set(items.map((item) => `${item.template} ${facts(item)}`)).size).toBe(items.length);
    expect(new Set(items.map(({ stem }) => stem.en)).size).toBe(items.length);
  });

  test('is remembered as far back as asked for, and what another learner was asked does not count', async () => {
    const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
    const start = api.clock.now;
    const ids = await practise(learner, 2, 3);
    await practise(other, 1, 5);
    const seen = (since: Date) => selectSeen(api.database.db, learner.id, examId, since);
    expect(await seen(start)).toHaveLength(ids.length);
    expect(await seen(new Date(start.getTime() + 60_000))).toHaveLength(3);
    expect(await seen(api.clock.now)).toEqual([]);
  });
});
