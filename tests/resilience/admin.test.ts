import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call, cleanUp, databasePid, enrolledLearner, makePlace, run, select, startServer } from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
const other = makePlace();
afterAll(async () => {
  await cleanUp(place);
  await cleanUp(other);
});

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

test('what a running server holds is backed up, and comes back after everything was lost', async () => {
  const data = join(other, 'data');
  const file = join(other, 'backup.gz');
  const server = await startServer(data);
  await enrolledLearner(server, 'bia@prepar.example');
  const backup = await admin(`backup ${file}`, '', data);
  expect(backup.said).toContain('the file is whole');
  expect((await admin(`restore ${file} --yes`, '', data)).said).toContain('Stop it first');
  const stored = 'select user_id, exam_id, enrolled_at::text from enrolments';
  const figures = await select(data, stored);
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(data, { recursive: true });

  const restored = await admin(`restore ${file} --yes`, '', data);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  const again = await startServer(data);
  expect(await select(data, stored)).toEqual(figures);
  expect(await login(again, 'bia@prepar.example', 'Correta1!')).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
}, 120_000);
