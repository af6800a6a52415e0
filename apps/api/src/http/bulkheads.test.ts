import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { answer, drawQuestions, enrolledLearner } from '../testing/practice.ts';
import { useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

/** Runs the work while another transaction holds a row, for as long as it takes. */
const holding = (hold: (tx: Tx) => Promise<unknown>, work: () => Promise<void>) =>
  api.database.db.transaction().execute(async (tx) => {
    await hold(tx);
    await work();
  });

test('a stuck row holds up its own person, for five seconds, and nobody else', async () => {
  const [stuck, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const questions = await drawQuestions(stuck, 25);
  const [question = ''] = await drawQuestions(other, 1);
  const holdAccount = (tx: Tx) =>
    tx.selectFrom('credit_accounts').selectAll().where('user_id', '=', stuck.id).forUpdate().execute();

  await holding(holdAccount, async () => {
    const fiveSeconds = sql`select pg_sleep(5)`.execute(api.database.db).then(() => expect.unreachable('too late'));
    const answers = Promise.all(questions.map((id) => answer(stuck, id, 'A')));
    for (let round = 0; round < 5; round++) {
      expect((await answer(other, question, 'A')).statusCode).toBe(round === 0 ? 201 : 200);
      expect((await other.call('GET', '/analytics/summary')).statusCode).toBe(200);
      expect((await stuck.call('GET', '/users/profile')).statusCode).toBe(200);
      expect((await api.call('GET', '/health')).json()).toMatchObject({ data: { checks: { database: 'ok' } } });
    }
    for (const { statusCode, headers } of await Promise.race([answers, fiveSeconds])) {
      expect([429, 503]).toContain(statusCode);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
  expect((await answer(stuck, questions[0] ?? '', 'A')).statusCode).toBe(201);
});

test('a statement that takes too long is ended at the database, and its call refused for the moment', async () => {
  const learner = await enrolledLearner(api);
  const { pool } = api.database;
  await pool.query(`create function dawdle() returns trigger language plpgsql as $$
    begin perform pg_sleep(20); return new; end $$`);
  await pool.query('create trigger slow_names before update on users for each row execute function dawdle()');
  const refused = learner.call('PUT', '/users/profile/name', { body: { name: 'Ana' } });
  // As the limit of time does, which is too long for a test.
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event = 'PgSleep' and datname = current_database() and query not like 'select pg_sleep%'`;
  await expect.poll(async () => (await pool.query(cancel)).rowCount).toBe(1);
  expect((await refused).statusCode).toBe(503);
  const { rows } = await sql`show statement_timeout`.execute(api.database.db);
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('a crowd that waits for the database is kept small: whoever comes on top is refused at once', async () => {
  const learners = await Promise.all(Array.from({ length: 4 }, () => api.learner()));
  const lock = (tx: Tx) => sql`lock table sessions in access exclusive mode`.execute(tx);
  await holding(lock, async () => {
    const calls = learners.flatMap((learner) =>
      Array.from({ length: 100 }, () => learner.call('GET', '/users/profile')),
    );
    const first = await Promise.race(calls);
    expect(first.statusCode).toBe(503);
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(503);
  });
  // A connection that waited with them may end a moment later.
  const next = async () => (await learners[0]?.call('GET', '/users/profile'))?.statusCode;
  await expect.poll(next, { timeout: 10_000 }).toBe(200);
});

test('200 may wait for a connection, and the next one is refused while they wait', async () => {
  const pool = createPool({ ...api.database.connection, max: 1 });
  try {
    const held = await pool.connect();
    const waiting = Array.from({ length: 200 }, async () => (await pool.connect()).release());
    await expect(pool.connect()).rejects.toMatchObject({ code: 'POOL' });
    held.release();
    await Promise.all(waiting);
  } finally {
    await pool.close();
  }
});
