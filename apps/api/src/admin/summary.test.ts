import { expect, test } from 'vitest';
import { listExams } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import { drawQuestions, enrolledLearner, examId, practise, succeed } from '../testing/practice.ts';
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
