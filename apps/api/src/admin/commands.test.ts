import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { examId, succeed } from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';
import { logCommand } from './command-log.ts';
import { operator } from '../testing/operator.ts';
import { createTestDatabase } from '../testing/test-server.ts';
import { secretFile } from '../auth/kept-secret.ts';
import { Refusal, runCommand } from './commands.ts';
import { parseCommand, usage, UsageError } from './parse-command.ts';

const api = useTestApp();
const other = 'Outra&2026';

const run = (line: string, password = other) => {
  const means = {
    db: api.database.db,
    config: api.config,
    now: api.clock.now,
    readPassword: async () => password,
    ...operator,
  };
  return runCommand(parseCommand(line.split(' ')), means);
};
const login = (email: string, password: string) => api.call('POST', '/users/auth/login', { body: { email, password } });
const credits = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsRemaining;

test.each(['', 'help', '--help', '-h', 'grant-credits --help'])('"%s" shows every command', async (line) => {
  const words = line.split(' ').filter(Boolean);
  expect(parseCommand(words)).toEqual({ do: 'help' });
  for (const command of ['create-admin', 'set-password', 'grant-credits', 'set-plan']) expect(usage).toContain(command);
});

test.each([
  ['make-coffee', 'no command "make-coffee"'],
  ['create-admin', 'Name its e-mail address'],
  ['create-admin ana', '"ana" is not an e-mail address'],
  ['create-admin ana@prepar.example Ana', '"Ana" is one word too many'],
  ['create-admin ana@prepar.example --password=secret', '--password'],
  ['set-password ana@prepar.example --name=Ana', 'does not take --name'],
  ['grant-credits ana@prepar.example', 'How many credits?'],
  ['grant-credits ana@prepar.example 1.5', '"1.5" is not a number of credits'],
  ['grant-credits ana@prepar.example 0', '"0" is not a number of credits'],
  ['grant-credits ana@prepar.example 1000001', 'between 1 and 1000000'],
  ['grant-credits ana@prepar.example 5 --generate', 'does not take --generate'],
  ['set-plan ana@prepar.example', 'One of starter 100, pro 500, expert 1000'],
  ['set-plan ana@prepar.example toString', 'Which plan?'],
  ['set-plan ana@prepar.example pro --note=x', 'does not take --note'],
  ['set-plan ana@prepar.example pro --yes', 'does not take --yes'],
  ['backup', 'Which file?'],
  ['restore a.gz b.gz', '"b.gz" is one word too many'],
])('"%s" is not understood, and why', (line, reason) => {
  expect(() => parseCommand(line.split(' '))).toThrow(UsageError);
  expect(() => parseCommand(line.split(' '))).toThrow(reason);
});

test('what changes everything is not begun unless the operator agrees', async () => {
  await expect(run('rebuild')).rejects.toThrow('Nothing was changed');
  expect(await run('rebuild --yes')).toEqual([expect.stringContaining('anew, and the sums of the platform')]);
});

test('a new administrator signs in with the password given', async () => {
  const said = await run('create-admin Chefe@Prepar.example --name=Beatriz');
  expect(said.join('\n')).not.toContain(other);
  const response = await login('chefe@prepar.example', other);
  expect(response.json()).toMatchObject({ data: { user: { name: 'Beatriz', role: 'ADMIN' }, needsOnboarding: false } });
  const { token } = response.json<{ data: { token: string } }>().data;
  expect((await api.call('GET', '/admin/summary', { token })).statusCode).toBe(200);
});

test('a generated password is shown and opens the account', async () => {
  const said = (await run('create-admin gerada@prepar.example --generate')).join('\n');
  const password = /Password: (\S+)/.exec(said)?.[1] ?? '';
  expect(password).toMatch(/^[\w-]{16}$/);
  expect((await login('gerada@prepar.example', password)).statusCode).toBe(200);
});

test('an address with an account gets no administrator, and keeps its own', async () => {
  const { email } = await api.learner();
  await expect(run(`create-admin ${email.toUpperCase()}`)).rejects.toThrow(Refusal);
  expect((await login(email, goodPassword)).json()).toMatchObject({ data: { user: { role: 'USER' } } });
});

test('a weak password is refused with what it misses', async () => {
  const { email } = await api.learner();
  await expect(run(`set-password ${email}`, 'fraca')).rejects.toThrow(/8.*uppercase.*digit/);
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

test('a password that is set ends every session, an open code and a lock after wrong tries', async () => {
  const learner = await api.learner();
  const { db } = api.database;
  const code = { user_id: learner.id, code_hash: 'any', expires_at: new Date(api.clock.now.getTime() + 60_000) };
  await db.insertInto('password_resets').values(code).execute();
  for (let wrong = 0; wrong < 11; wrong++) await login(learner.email, 'Errada123!');
  expect((await login(learner.email, goodPassword)).statusCode).toBe(429);
  await run(`set-password ${learner.email}`);
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(401);
  expect(await db.selectFrom('password_resets').select('user_id').where('user_id', '=', learner.id).execute()).toEqual(
    [],
  );
  expect((await login(learner.email, goodPassword)).statusCode).toBe(401);
  expect((await login(learner.email, other)).statusCode).toBe(200);
});

test("an administrator's new password makes the file with the first one go, a learner's does not", async () => {
  const file = join(api.config.dataFolder, 'administrator.txt');
  writeFileSync(file, 'first');
  await run(`set-password ${(await api.learner()).email}`);
  expect(existsSync(file)).toBe(true);
  await run('create-admin dona@prepar.example');
  await run('set-password dona@prepar.example', goodPassword);
  expect(existsSync(file)).toBe(false);
});

test('credits are granted through the ledger, with their reason', async () => {
  const learner = await api.learner();
  const words = ['grant-credits', learner.email, '30', '--note', 'sorry for the outage'];
  const means = {
    db: api.database.db,
    config: api.config,
    now: api.clock.now,
    readPassword: async () => '',
    ...operator,
  };
  expect((await runCommand(parseCommand(words), means)).join()).toContain('now has 35');
  expect(await credits(learner)).toBe(35);
  const ledger = api.database.db.selectFrom('credit_ledger').select(['kind', 'source', 'amount', 'note', 'local_date']);
  expect(await ledger.where('user_id', '=', learner.id).execute()).toEqual([
    { kind: 'GRANT', source: 'GRANTED', amount: 30, note: 'sorry for the outage', local_date: '2025-11-20' },
  ]);
});

test.each([
  ['starter', 100],
  ['pro', 500],
  ['expert', 1000],
])('the plan %s is worth %i credits each time it is set', async (plan, worth) => {
  const learner = await api.learner();
  await run(`set-plan ${learner.email} ${plan}`);
  expect(await credits(learner)).toBe(5 + worth);
  await run(`set-plan ${learner.email} ${plan}`);
  expect(await credits(learner)).toBe(5 + 2 * worth);
});

test('readiness is made anew for an account that exists', async () => {
  const learner = await api.learner();
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  expect(await run(`rebuild-readiness ${learner.email}`)).toEqual([
    `Made the readiness of ${learner.email} anew in 1 exam.`,
  ]);
  await expect(run('rebuild-readiness ghost@prepar.example')).rejects.toThrow(Refusal);
});

test('grants at the same moment all count', async () => {
  const learner = await api.learner();
  await Promise.all(Array.from({ length: 20 }, () => run(`grant-credits ${learner.email} 3`)));
  expect(await credits(learner)).toBe(65);
});

test.each(['set-password', 'grant-credits', 'set-plan'])(
  '%s of an account that does not exist is refused by its address',
  async (verb) => {
    const more = { 'grant-credits': ' 5', 'set-plan': ' pro' }[verb] ?? '';
    await expect(run(`${verb} ghost@prepar.example${more}`)).rejects.toThrow(Refusal);
    await expect(run(`${verb} ghost@prepar.example${more}`)).rejects.toThrow('ghost@prepar.example');
  },
);

test.each([
  ['set-password', 'password'],
  ['reset-totp', 'totp'],
  ['grant-credits 5', 'grant'],
  ['set-plan pro', 'grant'],
  ['create-admin', 'role'],
])('what "%s" does stands in the security log, without the address', async (line, event) => {
  const { id, email } = await api.learner();
  const [verb = '', ...rest] = line.split(' ');
  const stream = new PassThrough();
  const { log } = fastify({ logger: { level: 'warn', stream } });
  await logCommand(api.database.db, log, parseCommand([verb, email, ...rest]));
  await logCommand(api.database.db, log, parseCommand(['rebuild-readiness', email]));
  const lines = String(stream.read()).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ security: event, operation: verb, outcome: 'done', account: id });
  expect(lines[0]).not.toContain(email);
});

test('a backup with authenticator apps names the key that they need besides, and so does its restoring', async () => {
  const means = { db: api.database.db, now: api.clock.now, readPassword: async () => '', ...operator };
  const on = async (line: string, database: string | undefined, secretKey: string | null) => {
    const owner = { ...inject('postgres'), ...(database !== undefined && { database }) };
    const command = parseCommand(line.split(' '));
    return (await runCommand(command, { ...means, owner, config: { ...api.config, secretKey } })).join('\n');
  };
  const ours = api.database.connection.database;
  const kept = secretFile(api.config.dataFolder);
  const file = (name: string) => join(api.config.dataFolder, name);
  const without = await on(`backup ${file('without.gz')}`, ours, null);
  expect(without).toContain('the file is whole');
  expect(without).not.toContain(kept);

  const { id } = await api.learner();
  await api.database.db.insertInto('totp').values({ user_id: id, secret: 'v1.any', completed_at: null }).execute();
  expect(await on(`backup ${file('with.gz')}`, ours, null)).toContain(`keep a copy of ${kept}`);
  const other = await createTestDatabase(inject('postgres'));
  try {
    const { database } = other.connection;
    expect(await on(`restore ${file('with.gz')} --yes`, database, 'a secret')).toContain('the setting SECRET_KEY');
  } finally {
    await other.drop();
  }
});
