import { expect, test } from 'vitest';
import { countPerson, countPlatform, listPeopleFrom } from '../operation/queries.ts';
import { enrolledLearner, practise } from '../testing/practice.ts';
import { useTestApp } from '../testing/test-app.ts';
import { countAnswers } from './service.ts';

const api = useTestApp({ freeDailyCredits: 100 });

const sums = async () => {
  const { rows } = await api.database.pool.query<Record<'people' | 'days' | 'domains' | 'waiting', number>>(`
    select (select sum(answered) from answer_totals)::int as people, (select sum(answered) from platform_days)::int as days,
      (select sum(answered) from platform_domains)::int as domains, (select count(*) from uncounted_answers)::int as waiting`);
  return rows[0] ?? { people: 0 };
};

test('each answer is counted once, whoever counts at the same time', async () => {
  const { db } = api.database;
  const learners = await Promise.all([0, 1, 2].map(() => enrolledLearner(api)));
  const rounds = Array.from({ length: 4 }, () => [
    ...learners.map((learner) => practise(api, learner)),
    countAnswers(db),
  ]);
  await Promise.all(rounds.flat());
  await Promise.all([countAnswers(db), countAnswers(db), countAnswers(db)]);
  expect(await sums()).toEqual({ people: 12, days: 12, domains: 12, waiting: 0 });
});

test('sums that are made anew leave out what still waits to be counted', async () => {
  const { db, pool } = api.database;
  const learner = await enrolledLearner(api);
  await countAnswers(db);
  const { people } = await sums();
  await practise(api, learner);
  await pool.query('update answer_totals set answered = 0; delete from platform_days; delete from platform_domains');
  for (const id of await listPeopleFrom(db, '', 10)) await db.transaction().execute((tx) => countPerson(tx, id));
  for (const table of ['platform_days', 'platform_domains'])
    await db.transaction().execute((tx) => countPlatform(tx, table));
  expect(await sums()).toEqual({ people, days: people, domains: people, waiting: 1 });
  await countAnswers(db);
  expect(await sums()).toEqual({ people: people + 1, days: people + 1, domains: people + 1, waiting: 0 });
});
