import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  answer,
  call,
  cleanUp,
  databasePid,
  drawQuestions,
  enrolledLearner,
  type Learner,
  makePlace,
  run,
  select,
  type Server,
  startServer,
} from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
const other = makePlace();
afterAll(async () => {
  await cleanUp(place);
  await cleanUp(other);
});

interface Figures {
  attempts: number;
}

/** The same number in five ways. */
const figures = `select (select count(*) from attempts)::int as attempts,
  (select count(*) from credit_ledger where kind = 'ANSWER')::int as ledger,
  (select coalesce(sum(answered), 0) from exam_totals)::int as totals,
  (select coalesce(sum(answered), 0) from study_days)::int as days,
  ((select coalesce(sum(answered), 0) from platform_domains) + (select count(*) from uncounted_answers))::int as platform`;

const everything = `
  select user_id, question_id as id, to_jsonb(attempts) - 'is_tallied' as of from attempts
  union all select user_id, exam_id, to_jsonb(enrolments) from enrolments
  union all select user_id, exam_id, to_jsonb(exam_totals) from exam_totals
  union all select exam_id, day::text, to_jsonb(platform_days) from platform_days
  union all select user_id, question_id, to_jsonb(uncounted_answers) from uncounted_answers order by 1, 2`;

/** Lets a learner answer some questions. */
async function answerSome(server: Server, learner: Learner): Promise<void> {
  for (const id of await drawQuestions(server, learner, 5)) await answer(server, learner, id);
}

/** Runs the operator's command with something on its input. */
async function admin(line: string, input = '', dataFolder = folder): Promise<{ code: number | null; said: string }> {
  const program = join(import.meta.dirname, '../../apps/api/scripts/admin.ts');
  const { child, output, ended } = run(dataFolder, {}, [process.execPath, program, ...line.split(' ')]);
  child.stdin?.end(input);
  return { code: await ended, said: output() };
}

const login = async (server: Parameters<typeof call>[0], email: string, password: string) =>
  (await call(server, 'POST', '/users/auth/login', { body: { email, password } })).status;

test('an administrator made before the first start is there when the server starts, and no other is made', async () => {
  expect(await admin('create-admin chefe@prepar.example', 'Correta1!\n')).toEqual({
    code: 0,
    said: 'Created the administrator chefe@prepar.example.\n',
  });
  expect(databasePid(folder)).toBeNull();
  const server = await startServer(folder);
  expect(server.output()).not.toContain('Administrator');
  expect(await login(server, 'chefe@prepar.example', 'Correta1!')).toBe(200);

  // Beside the running server, which sees it at once.
  const learner = await enrolledLearner(server, 'ana@prepar.example');
  expect(await admin('set-plan ana@prepar.example pro')).toEqual({
    code: 0,
    said: 'Granted 500 credits to ana@prepar.example, who now has 505.\n',
  });
  expect((await call(server, 'GET', '/users/account-info', learner)).body.data).toMatchObject({
    creditsRemaining: 505,
  });
  expect((await admin('set-password ana@prepar.example', 'Outra&2026\n')).code).toBe(0);
  expect((await call(server, 'GET', '/users/profile', learner)).status).toBe(401);
  expect(await login(server, 'ana@prepar.example', 'Outra&2026')).toBe(200);
  expect(await select(folder, "select amount, note from credit_ledger where kind = 'GRANT'")).toEqual([
    { amount: 500, note: 'plan pro' },
  ]);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('what is not understood ends with 2 and the way to help, before any database is opened', async () => {
  const elsewhere = join(place, 'elsewhere');
  const { code, said } = await admin('grant-credits ana@prepar.example many', '', elsewhere);
  expect(code).toBe(2);
  expect(said).toContain('"many" is not a number of credits');
  expect(said).toContain('npm run admin -- help');
  expect((await admin('--help', '', elsewhere)).said).toContain('set-plan <email> <plan>');
  expect(databasePid(elsewhere)).toBeNull();
});

test('what cannot be done ends with 1 and where it looked; a password that is missing with 2', async () => {
  const refused = await admin('grant-credits ghost@prepar.example 5');
  expect(refused).toEqual({
    code: 1,
    said: `There is no account with the address ghost@prepar.example.\nData lies in ${folder}\n`,
  });
  expect(await admin('set-password chefe@prepar.example')).toMatchObject({
    code: 2,
    said: expect.stringContaining('No password was given.'),
  });
  expect(await admin('set-password chefe@prepar.example', 'fraca\n')).toMatchObject({
    code: 1,
    said: expect.stringContaining('8'),
  });
  expect(databasePid(folder)).toBeNull();
});

test('what a running server holds is backed up while people answer, and comes back after everything was lost', async () => {
  const data = join(other, 'data');
  const file = join(other, 'backup.gz');
  const settings = { FREE_DAILY_CREDITS: '1000' };
  const server = await startServer(data, settings);
  const learner = await enrolledLearner(server, 'bia@prepar.example');
  await answerSome(server, learner);
  const [answeredBefore] = await select<Figures>(data, figures);
  const state = { isOver: false };
  const load = (async () => {
    let rounds = 0;
    for (; !state.isOver; rounds++) await answerSome(server, learner);
    return rounds;
  })();
  const backup = await admin(`backup ${file}`, '', data);
  state.isOver = true;
  expect(await load).toBeGreaterThan(0);
  expect(backup.said).toContain('the file is whole');
  expect((await admin(`restore ${file} --yes`, '', data)).said).toContain('Stop it first');
  const [answeredAfter] = await select<Figures>(data, figures);
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });

  const restored = await admin(`restore ${file} --yes`, '', data);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  const again = await startServer(data, settings);
  // One moment of the load: every sum is that of the answers which it has.
  const [first] = await select<Figures>(data, figures);
  if (!first) throw new Error('There are no figures');
  expect(new Set(Object.values(first)).size).toBe(1);
  expect(first.attempts).toBeGreaterThanOrEqual(answeredBefore?.attempts ?? Number.NaN);
  expect(first.attempts).toBeLessThanOrEqual(answeredAfter?.attempts ?? Number.NaN);
  expect(await login(again, 'bia@prepar.example', 'Correta1!')).toBe(200);

  // Once nobody writes, a second backup brings back the same figures, row for row.
  const calm = join(other, 'calm.gz');
  await admin(`backup ${calm}`, '', data);
  const rows = await select(data, everything);
  expect(await again.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });
  expect((await admin(`restore ${calm} --yes`, '', data)).code).toBe(0);
  const third = await startServer(data, settings);
  expect(await select(data, everything)).toEqual(rows);
  expect(await third.end('SIGTERM')).toBe(0);
}, 300_000);
