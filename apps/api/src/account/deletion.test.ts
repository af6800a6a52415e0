import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  grantCredits,
  insist,
  practise,
  succeed,
} from '../testing/practice.ts';
import { countAnswers } from '../platform/service.ts';
import { tally } from '../testing/tally.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const remove = ({ call }: Caller, password = goodPassword) => call('DELETE', '/users/account', { body: { password } });

/** Tables that hold a text anywhere in one of their rows. */
async function tablesNaming(text: string): Promise<string[]> {
  const { pool } = api.database;
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} as t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rowCount) found.push(name);
  }
  return found;
}

test('DEL-03 deleting the account leaves no row that names the person, and takes the cookie', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  await grantCredits(api, learner.id, 3);
  await learner.call('POST', `/exams/${examId}/start`);
  api.clock.advance(60_000);
  await learner.call('POST', `/exams/${examId}/pause`);
  await succeed(learner.call('POST', '/config/default'));
  await succeed(learner.call('PUT', '/users/sales-notice'));
  await api.call('POST', '/users/auth/login', { body: { email: learner.email, password: 'Errada123!' } });
  const holders = await tablesNaming(learner.id);
  expect(holders).toEqual(
    expect.arrayContaining([
      'users',
      'sessions',
      'attempts',
      'questions',
      'credit_ledger',
      'study_days',
      'settings',
      'rate_counters',
    ]),
  );

  const response = await remove(learner);
  expect(response.statusCode).toBe(200);
  expect(String(response.headers['set-cookie'])).toMatch(/^prepar_session=; Max-Age=0/);
  expect(await tablesNaming(learner.id)).toEqual([]);
  expect(await tablesNaming(learner.email)).toEqual([]);
  expect(await tablesNaming('Marina')).toEqual([]);
  const { rows } = await api.database.pool.query("select key from rate_counters where key like 'guess:%'");
  expect(rows).toEqual([]);
  expect((await learner.call('GET', '/users/profile')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('sums over all learners outlive an account', async () => {
  const learner = await enrolledLearner(api);
  const totals = async () => {
    await countAnswers(api.database.db);
    const { rows } = await api.database.pool.query<{ answered: number; generated: number }>(
      'select (select sum(answered) from platform_days) as answered, (select sum(count) from generation_days) as generated',
    );
    return rows[0];
  };
  await practise(api, learner);
  const before = await totals();
  await remove(learner);
  expect(await totals()).toEqual(before);
});

test('the address of a deleted account can be registered again, for an account that knows nothing of the first', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  await remove(learner);
  const account = {
    name: 'Outra Pessoa',
    email: learner.email,
    password: goodPassword,
    country: 'BR',
    locale: 'pt-BR',
  };
  await succeed(api.call('POST', '/users/auth/register', { body: account }));
  const login = await succeed<{ token: string }>(
    api.call('POST', '/users/auth/login', { body: { email: learner.email, password: goodPassword } }),
  );
  expect(await succeed(api.call('GET', '/users/account-info', { token: login.token }))).toMatchObject({
    creditsUsed: 0,
    creditsRemaining: 5,
  });
});

test('DEL-08 a wrong password deletes nothing and signs nobody out', async () => {
  const learner = await api.learner();
  const response = await remove(learner, 'Errada123!');
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'INVALID_PASSWORD', error: expect.stringContaining('senha inválida') });
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
});

test('DEL-04 the confirmation is in the language of the call', async () => {
  for (const [language, message] of [
    ['pt-BR', 'Sua conta foi excluída com sucesso.'],
    ['en-US', 'Your account was deleted successfully.'],
  ] as const) {
    const learner = await api.learner();
    const headers = { 'accept-language': language };
    const response = await learner.call('DELETE', '/users/account', { body: { password: goodPassword }, headers });
    expect(response.json()).toEqual({ success: true, data: { message } });
  }
});

test('DEL-09 the last administrator stays, whoever else asks at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => api.learner()));
  await api.database.db
    .updateTable('users')
    .set({ role: 'ADMIN' })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const responses = await Promise.all(people.map((person) => remove(person)));
  expect(tally(responses)).toEqual({ 200: 3, 403: 1 });
  expect(responses.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
    code: 'ACCOUNT_DELETION_NOT_ALLOWED',
  });
});

test('who is no administrator waits for none to be deleted', async () => {
  const [learner, administrator] = [await api.learner(), await api.learner()];
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  await api.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', administrator.id).forUpdate().execute();
    expect((await remove(learner)).statusCode).toBe(200);
  });
});

test('deleting twice at once answers the second that there is nothing left', async () => {
  const learner = await api.learner();
  const responses = await Promise.all([remove(learner), remove(learner), remove(learner)]);
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200).every((status) => status === 401 || status === 404)).toBe(true);
});

test('a deletion that meets other calls of the person neither fails nor lets one of them fail', async () => {
  for (let step = 0; step < 8; step++) {
    const learner = await enrolledLearner(api);
    const questions = await drawQuestions(learner, 3);
    await learner.call('POST', `/exams/${examId}/start`);
    api.clock.advance(1000);
    const others = [
      ...questions.map((id) => answer(learner, id, 'A')),
      learner.call('POST', `/exams/${examId}/pause`),
      learner.call('POST', `/exams/${examId}/start`),
      learner.call('GET', `/questions/questions/random?examId=${examId}`),
      learner.call('POST', '/config/default'),
      learner.call('POST', '/config/onboarding/force-complete', { body: { step: 'tourComplete' } }),
      learner.call('GET', '/analytics/summary'),
      learner.call('PUT', '/users/profile/name', { body: { name: 'Ana' } }),
    ];
    const [removed, ...responses] = await Promise.all([
      delay(step * 5).then(() => insist(() => remove(learner))),
      ...others,
    ]);
    expect(removed.statusCode).toBe(200);
    expect(responses.map(({ statusCode, body }) => (statusCode < 500 ? '' : body)).filter(Boolean)).toEqual([]);
    expect(await tablesNaming(learner.id)).toEqual([]);
  }
});
