import { describe, expect, test } from 'vitest';
import { drawQuestions, enrolledLearner, examId, keepSignedIn } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import type { Item } from './item.types.ts';
import { selectSeen } from './queries.ts';

const api = useTestApp();
const DAY = 86_400_000;

/** What the learner was asked, in the order of asking. */
async function asked(learner: Caller, ids: readonly string[]): Promise<Item[]> {
  const rows = await api.database.db.selectFrom('questions').select(['id', 'item']).where('user_id', '=', learner.id).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.item ?? []);
}

/** Asks for questions in several calls, as a learner does who comes back. */
async function practise(learner: Caller, calls: number, perCall: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < calls; i += 1) {
    ids.push(...(await drawQuestions(learner, perCall)));
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
    api.clock.advance(29 * DAY);
    ids.push(...(await practise(learner, 6, 10)));
    const items = await asked(learner, ids);
    expect(items).toHaveLength(120);
    items.forEach((item, i) => expect(items.slice(Math.max(0, i - 20), i).map(facts)).not.toContain(facts(item)));
    expect(new Set(items.map((item) => `${item.template} ${facts(item)}`)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.stemHash)).size).toBe(items.length);
  });

  test('is remembered as far back as asked for, and what another learner was asked does not count', async () => {
    const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
    const start = api.clock.now;
    const ids = await practise(learner, 2, 3);
    await practise(other, 1, 5);
    const seen = (since: Date) => selectSeen(api.database.db, learner.id, examId, since);
    expect((await seen(start)).map(({ stemHash }) => stemHash).toSorted()).toEqual((await asked(learner, ids)).map(({ stemHash }) => stemHash).toSorted());
    expect(await seen(new Date(start.getTime() + 60_000))).toHaveLength(3);
    expect(await seen(api.clock.now)).toEqual([]);
  });
});
