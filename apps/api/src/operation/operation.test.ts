import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  grantCredits,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { countAnswers } from '../platform/service.ts';
import { recordCall } from '../testing/record-call.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-server.ts';
import { backUp } from './backup.ts';
import { BackupFault } from './backup-file.ts';
import { rebuildSums } from './rebuild.ts';
import { isInUse, restore } from './restore.ts';
import { platformTables } from './queries.ts';
import { listTables } from './tables.ts';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

const api = useTestApp({ freeDailyCredits: 100 });
const quiet = () => undefined;
let folder = '';
let learners: Caller[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepar-backup-'));
  learners = [await enrolledLearner(api), await enrolledLearner(api)];
  for (const learner of learners) {
    await succeed(learner.call('PUT', '/users/profile/name', { body: { name: 'Zoë\t"\\N"\n李\\.' } }));
    for (const isRight of [true, false, true]) await practise(api, learner, isRight);
    api.clock.advance(600_000);
  }
  await recordCall(api.database.db, { now: api.clock.now });
  await recordCall(api.database.db, { latencyMs: 2400, outcome: 'WRONG_KEY', now: api.clock.now });
  const [first] = learners;
  if (first) await grantCredits(api, first.id, 7);
  await succeed(
    learners[0]?.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 600_000, answers: [] } }) ??
      Promise.reject(new Error('nobody')),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const ownerOf = (database: string | undefined): ClientConfig => ({
  ...inject('postgres'),
  ...(database !== undefined && { database }),
});
const owner = () => ownerOf(api.database.connection.database);

/** Everything in a database, each table as its sorted rows. */
async function contents(connection: ClientConfig): Promise<Record<string, string[]>> {
  const client = new Client(connection);
  await client.connect();
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${escapeIdentifier(name)} t order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    await client.end();
  }
}

test('what is backed up while people answer is restored elsewhere, figure for figure', async () => {
  const file = join(folder, 'under-load.gz');
  const state = { isOver: false };
  const load = learners.map(async (learner) => {
    let answered = 0;
    while (!state.isOver && answered < 20) {
      for (const id of await drawQuestions(learner, 5)) {
        await succeed(answer(learner, id, await option(api, id, answered % 3 !== 0)));
        answered += 1;
      }
    }
    return answered;
  });
  const counts = await backUp(owner(), file, api.clock.now, quiet);
  state.isOver = true;
  const answered = (await Promise.all(load)).reduce((sum, count) => sum + count, 0);
  expect(answered).toBeGreaterThan(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const other = await createTestDatabase(inject('postgres'));
  try {
    const connection = ownerOf(other.connection.database);
    expect(await restore(connection, file, quiet)).toEqual(counts);
    const held = await contents(connection);
    expect(Object.fromEntries(Object.entries(held).map(([table, rows]) => [table, rows.length]))).toEqual(counts);
    // One moment: no answer without its credit, its sums and its day.
    const { rows } = await other.pool.query<Record<string, number>>(`
      select (select count(*) from attempts)::int as attempts,
        (select count(*) from credit_ledger where kind = 'ANSWER')::int as ledger,
        (select sum(answered) from exam_totals)::int as totals, (select sum(answered) from study_days)::int as days,
        (select count(*) from uncounted_answers)::int + (select coalesce(sum(answered), 0) from platform_domains)::int as domains,
        (select count(*) from uncounted_answers)::int + (select sum(answered) from answer_totals)::int as people`);
    expect(new Set(Object.values(rows[0] ?? {})).size).toBe(1);

    // A second backup of what was restored says the same, and what is restored can be written to.
    const again = join(folder, 'again.gz');
    await backUp(connection, again, api.clock.now, quiet);
    const text = async (path: string) => gunzipSync(await readFile(path)).toString();
    expect(await text(again)).toBe(await text(file));
    await other.pool.query(
      "insert into credit_ledger (user_id, kind, source, amount, local_date, created_at) select id, 'GRANT', 'GRANTED', 1, now(), now() from users",
    );
  } finally {
    await other.drop();
  }
});

test('a quiet database comes back the same, row for row', async () => {
  const file = join(folder, 'quiet.gz');
  await backUp(owner(), file, api.clock.now, quiet);
  const before = await contents(owner());
  const other = await createTestDatabase(inject('postgres'));
  try {
    const connection = ownerOf(other.connection.database);
    await restore(connection, file, quiet);
    expect(await contents(connection)).toEqual(before);
  } finally {
    await other.drop();
  }
});

test('a backup that is damaged, cut off, foreign or newer changes nothing', async () => {
  const file = join(folder, 'whole.gz');
  await backUp(owner(), file, api.clock.now, quiet);
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const faulty: [string, Buffer | null, RegExp][] = [
    ['missing', null, /no file/],
    ['foreign', Buffer.from('hello'), /no backup/],
    ['cut', whole.subarray(0, whole.length - 40), /damaged|cut off/],
    ['shortened', gzipSync(text.slice(0, text.lastIndexOf('{'))), /cut off|damaged/],
    ['changed', gzipSync(text.replace('Zoë', 'Zoé')), /damaged/],
    ['newer', null, /newer/],
  ];
  await writeFile(join(folder, 'newer'), await newer(text));
  const before = await contents(owner());
  for (const [name, bytes, message] of faulty) {
    const path = join(folder, name);
    if (bytes) await writeFile(path, bytes);
    await expect(restore(owner(), path, quiet), name).rejects.toThrow(BackupFault);
    await expect(restore(owner(), path, quiet), name).rejects.toThrow(message);
  }
  expect(await contents(owner())).toEqual(before);
});

test('a database that another program uses is known to be in use', async () => {
  const other = await createTestDatabase(inject('postgres'));
  const connection = ownerOf(other.connection.database);
  const program = new Client({ ...connection, application_name: 'a server' });
  try {
    expect(await isInUse(connection)).toBe(false);
    await program.connect();
    expect(await isInUse(connection)).toBe(true);
  } finally {
    await program.end();
    await other.drop();
  }
});

/** The same backup with one more migration, made whole by its hash. */
async function newer(text: string): Promise<Buffer> {
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const body = text.slice(0, end).replace('"migrations":[', '"migrations":["9999_later.sql",');
  const foot = JSON.parse(text.slice(end)) as object;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return gzipSync(`${body}${JSON.stringify({ ...foot, sha256 })}\n`);
}

test('sums that were lost or are wrong are counted anew', async () => {
  const tables = ['exam_totals', 'topic_totals', 'study_days', 'credit_accounts', 'answer_totals'];
  const totals = [
    'platform_days',
    'platform_domains',
    'generation_days',
    'generation_totals',
    'model_call_totals',
    'model_call_days',
    'model_call_weeks',
    'last_answer_days',
  ];
  const sums = async () => {
    const all = await contents(owner());
    const { pool } = api.database;
    const grouped = await pool.query(`
      select 'evidence' as what, user_id || exam_id || evidence::jsonb as key, evidence_number as value from enrolments
      union all select 'accounts', day::text, sum(accounts)::int from account_days group by 2
      union all select 'last answers', day::text, sum(people)::int from last_answer_days group by 2 having sum(people) <> 0
      union all select 'enrolled', exam_id, sum(enrolled)::int from enrolment_totals group by 2
      union all select 'sessions', '', sum(ended)::int from session_totals
      union all select 'studied', '', sum(study_ms)::int from session_totals
      union all select 'sessions of day', day::text, sum(ended)::int from session_days group by 2
      union all select 'studied on', day::text, sum(study_ms)::int from session_days group by 2
      union all select 'days', day || exam_id, sum(answered * 1000 + correct)::int from platform_days group by 2
      union all select 'domains', exam_id || domain || level, sum(answered * 1000 + correct)::int from platform_domains group by 2
      union all select 'generated', day || exam_id || model || operation, sum(count * 1000000 + tokens + cost_usd * 1000000)::int from generation_days group by 2
      union all select 'calls', model || operation || outcome || step, calls::int from model_call_totals
      union all select 'calls of day', day || model || operation || outcome || step, calls::int from model_call_days
      union all select 'calls of week', week || model || operation || outcome || step, calls::int from model_call_weeks
      union all select 'operations', exam_id || model || operation, sum(count * 1000000 + tokens + cost_usd * 1000000)::int from generation_totals group by 2 order by 1, 2`);
    // A sum of fractions depends on the order in which they are added.
    const exact = (row: string) => row.replace(/^((?:[^,]*,){7})[^,]*/, '$1');
    return [tables.map((table) => all[table]?.map(table === 'study_days' ? exact : String)), grouped.rows];
  };
  const { db, pool } = api.database;
  await countAnswers(db);
  const expectation = async () =>
    (await pool.query<{ sum: number }>('select sum(expected) as sum from study_days')).rows[0]?.sum ?? 0;
  const [before, expected] = [await sums(), await expectation()];
  await pool.query(`
    update exam_totals set answered = 1, correct = 999, study_ms = 5;
    delete from topic_totals; update study_days set answered = 3, credits = 0, expected = 0; update enrolments set evidence = null;
    update credit_accounts set used_total = 1, granted = 4000, used_today = 0; update answer_totals set answered = 0, correct = 0;
    delete from account_days; update enrolment_totals set enrolled = 77; delete from session_totals; delete from session_days; ${totals.map((table) => `delete from ${table};`).join(' ')}`);
  expect(await sums()).not.toEqual(before);
  const said: string[] = [];
  expect(await rebuildSums(api.database.db, api.clock.now, (line) => said.push(line))).toBe(learners.length);
  expect(await sums()).toEqual(before);
  expect(expected).toBeGreaterThan(1);
  expect(await expectation()).toBeCloseTo(expected, 3);
  const { rows: answers } = await pool.query<{ count: number }>('select count(*)::int from attempts');
  expect(said).toEqual([`${learners.length} people`, `${answers[0]?.count} answers in the statistics of questions`]);
  await rebuildSums(api.database.db, api.clock.now, quiet);
  expect(await sums()).toEqual(before);
});

test('counting anew holds no table while it waits for another, so that nobody who writes two of them is stuck with it', async () => {
  const { pool, db } = api.database;
  const waiting = 'select from pg_locks where relation = $1::regclass and not granted';
  for (const table of platformTables) {
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`lock table ${table} in row exclusive mode`); // as whoever writes a row of it
      const counted = rebuildSums(db, api.clock.now, quiet);
      while ((await writer.query(waiting, [table])).rowCount === 0) await delay(10);
      for (const other of platformTables)
        await writer.query(`lock table ${other} in row exclusive mode nowait`).catch((error: unknown) => {
          throw new Error(`${other} is held while ${table} is waited for`, { cause: error });
        });
      await writer.query('commit');
      expect(await counted).toBe(learners.length);
    } finally {
      writer.release();
    }
  }
});
