import { expect, test } from 'vitest';
import { rebuildSums } from '../operation/rebuild.ts';
import { itemKeyOf } from '../reports/service.ts';
import { answerCopy } from '../testing/copy-question.ts';
import { enrolledLearner, itemOf, keyOf, option, practise, succeed } from '../testing/practice.ts';
import { useTestApp } from '../testing/test-app.ts';
import { selectStatistics, tallyAnswers } from './service.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const count = () => tallyAnswers(api.database.db, api.clock.now);
const statisticsOf = async (questionId: string) => {
  const [found] = await selectStatistics(api.database.db, [itemKeyOf(await itemOf(api, questionId))]);
  return found;
};

test('each answer is counted once, however often and by how many it is done at a time', async () => {
  const learner = await enrolledLearner(api);
  for (let i = 0; i < 12; i++) await practise(api, learner, i % 3 !== 0);
  expect((await Promise.all([count(), count(), count()])).reduce((a, b) => a + b)).toBe(12);
  expect(await count()).toBe(0);
  const { rows } = await api.database.pool.query(`
    select sum(answers)::int as answers, sum(correct)::int as correct, sum(compared)::int as compared,
      (select sum(chosen) from item_options) = (select sum(length(replace(selected, ',', ''))) from attempts) as has_choices,
      bool_and(guess <= 0.25) as has_guess from item_statistics`);
  expect(rows).toEqual([{ answers: 12, correct: 8, compared: 12, has_choices: true, has_guess: true }]);
});

test('the same question of several people is one item, with the use of each option', async () => {
  const first = await enrolledLearner(api);
  const { questionId } = await practise(api, first);
  for (const isRight of [true, false, false])
    await answerCopy(api, await enrolledLearner(api), questionId, { selected: await option(api, questionId, isRight) });
  const before = (await statisticsOf(questionId))?.sums.answers ?? 0;
  await count();
  const found = await statisticsOf(questionId);
  expect(found?.sums.answers).toBe(before + 4);
  const { options } = await itemOf(api, questionId);
  const letters = (await keyOf(api, questionId)).split(',');
  for (const { text, label } of options) {
    const use = found?.options.find((known) => known.text.en === text.en);
    expect(use?.is_key).toBe(letters.includes(label));
  }
});

test('what was done is counted, not what is being done: an answer may be given while others are counted', async () => {
  const learners = await Promise.all(Array.from({ length: 4 }, () => enrolledLearner(api)));
  const state = { isOver: false };
  const counting = (async () => {
    let counted = 0;
    while (!state.isOver) counted += await count();
    return counted;
  })();
  const practising = learners.map(async (learner) => {
    for (let i = 0; i < 5; i++) await practise(api, learner);
  });
  await Promise.all(practising);
  state.isOver = true;
  expect((await counting) + (await count())).toBe(20);
});

test('answers stay counted when their person leaves; a rebuild counts those that are left', async () => {
  const { pool, db } = api.database;
  const total = async () =>
    (await pool.query<{ sum: number }>('select coalesce(sum(answers), 0)::int as sum from item_statistics')).rows[0]
      ?.sum;
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  await count();
  const before = await total();
  await succeed(learner.call('DELETE', '/users/account', { body: { password: 'Correta1!' } }));
  expect([await count(), await total()]).toEqual([0, before]);
  await rebuildSums(db, api.clock.now, () => undefined);
  const { rows } = await pool.query<{ sum: number }>('select count(*)::int as sum from attempts');
  expect(await total()).toBe(rows[0]?.sum);
  expect(await total()).toBe((before ?? 0) - 1);
});
