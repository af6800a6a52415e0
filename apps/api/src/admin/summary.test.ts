import { expect, test } from 'vitest';
import { listExams } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import { countAnswers } from '../platform/service.ts';
import { drawQuestions, enrolledLearner, examId, keepSignedIn, practise, succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 100 });

test('ROLE-05 the totals count all accounts and everything ever generated and answered', async () => {
  const administrator = await api.learner();
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  const totals = () => succeed<Schemas['AdminSummary']>(administrator.call('GET', '/admin/summary'));
  const nothing = {
    totalUsers: 1,
    activeUsers: 0,
    totalExams: listExams().length,
    totalQuestions: 0,
    totalAttempts: 0,
    totalAICost: 0,
  };
  expect(await totals()).toEqual({ ...nothing, generatedAt: api.clock.now.toISOString() });

  const [first, second, third] = [await enrolledLearner(api), await enrolledLearner(api), await enrolledLearner(api)];
  await drawQuestions(first, 3);
  for (const learner of [first, first, second]) await practise(api, learner);
  expect(await totals()).toMatchObject({ totalUsers: 4, activeUsers: 2, totalQuestions: 6, totalAttempts: 3 });
  expect((await third.call('GET', '/admin/summary')).json()).toMatchObject({ code: 'FORBIDDEN' });

  // Neither leaving an exam nor deleting the account takes back what the platform did.
  await succeed(first.call('DELETE', `/exams/${examId}/unenroll`));
  await succeed(second.call('DELETE', '/users/account', { body: { password: goodPassword } }));
  expect(await totals()).toMatchObject({ totalUsers: 3, activeUsers: 1, totalQuestions: 6, totalAttempts: 3 });
  await succeed(first.call('DELETE', '/users/account', { body: { password: goodPassword } }));
  expect(await totals()).toMatchObject({ totalUsers: 2, activeUsers: 0, totalQuestions: 6, totalAttempts: 3 });
});

test('an account is active for 30 days after its last answer', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const active = async (daysLater: number) => {
    api.clock.advance(daysLater * 86_400_000);
    const administrator = await api.learner();
    await api.database.db
      .updateTable('users')
      .set({ can_access_admin: true })
      .where('id', '=', administrator.id)
      .execute();
    return (await succeed<Schemas['AdminSummary']>(administrator.call('GET', '/admin/summary'))).activeUsers;
  };
  expect([await active(30), await active(1)]).toEqual([1, 0]);
});

test('people are active by the moment of their last answer, and counted once, whatever happened before', async () => {
  const { db, pool } = api.database;
  const [ana, bia, caio] = [await enrolledLearner(api), await enrolledLearner(api), await enrolledLearner(api)];
  const administrator = await api.learner();
  for (const person of [administrator, caio]) await keepSignedIn(api, person);
  const day = 86_400_000;
  const isActive = async () => {
    await db.updateTable('users').set({ can_access_admin: true }).where('id', '=', administrator.id).execute();
    await db.updateTable('sessions').set({ last_seen_at: api.clock.now }).execute();
    await countAnswers(db);
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int from answer_totals where last_answer_at >= $1::timestamptz - interval '30 days'",
      [api.clock.now],
    );
    const { activeUsers } = await succeed<Schemas['AdminSummary']>(administrator.call('GET', '/admin/summary'));
    expect(activeUsers).toBe(rows[0]?.count);
    return activeUsers;
  };
  const others = await isActive();
  await practise(api, ana);
  api.clock.advance(day / 3);
  await practise(api, bia);
  await practise(api, bia);
  api.clock.advance(day);
  await practise(api, bia);
  await practise(api, caio);
  expect(await isActive()).toBe(others + 3);
  api.clock.advance(29 * day - day / 3 - 1000);
  expect(await isActive()).toBe(others + 3);
  api.clock.advance(2000 + day / 3);
  expect(await isActive()).toBe(others + 2);
  await succeed(caio.call('DELETE', '/users/account', { body: { password: goodPassword } }));
  expect(await isActive()).toBe(others + 1);
  const { rows } = await pool.query('select sum(people)::int as people from last_answer_days having min(people) > 10');
  expect(rows).toEqual([]);
});
