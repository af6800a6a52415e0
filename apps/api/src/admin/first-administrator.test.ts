import { operator } from '../testing/operator.ts';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { succeed } from '../testing/practice.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';
import { runCommand } from './commands.ts';
import { parseCommand } from './parse-command.ts';
import { ensureAdministrator } from './first-administrator.ts';

const api = useTestApp();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepar-admin-'));
  await api.database.db.deleteFrom('users').execute();
});
afterEach(() => rm(folder, { recursive: true }));

const ensure = (administrator: Partial<Config['administrator']> = {}, dataFolder = folder) =>
  ensureAdministrator(
    api.database.db,
    { ...api.config, dataFolder, administrator: { email: 'admin@prepar.example', password: null, ...administrator } },
    api.clock.now,
  );
const login = (email: string, password: string) => api.call('POST', '/users/auth/login', { body: { email, password } });

test('the chosen password opens the first administrator, and is not repeated to the terminal', async () => {
  const said = await ensure({ email: 'chefe@prepar.example', password: goodPassword });
  expect(said.join('\n')).toContain('chefe@prepar.example');
  expect(said.join('\n')).not.toContain(goodPassword);
  const response = await login('chefe@prepar.example', goodPassword);
  expect(response.json()).toMatchObject({
    data: { user: { role: 'ADMIN', permissions: { canAccessAdmin: true } }, needsOnboarding: false },
  });
});

test('without a chosen one a random password lies in a file that only its owner reads, in a folder made if need be', async () => {
  const dataFolder = join(folder, 'not', 'yet');
  const said = await ensure({}, dataFolder);
  const file = join(dataFolder, 'administrator.txt');
  expect(said.join('\n')).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n');
  expect(said.join('\n')).not.toContain(password);
  expect((await login(email, password)).statusCode).toBe(200);
});

test('where the file cannot be written no administrator is left whose password nobody knows', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(ensure({}, join(folder, 'file', 'data'))).rejects.toThrow(/data folder .*file\/data cannot be used/);
  expect(await api.database.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('the file goes at the first sign-in of an administrator, not at that of a learner', async () => {
  await ensure({}, api.config.dataFolder);
  const file = join(api.config.dataFolder, 'administrator.txt');
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n');
  await api.learner();
  await login(email, 'Errada123!');
  expect(existsSync(file)).toBe(true);
  await login(email, password);
  expect(existsSync(file)).toBe(false);
});

test('with an administrator nothing is created or changed', async () => {
  await ensure({ password: goodPassword });
  expect(await ensure({ password: 'Outra&2026', email: 'other@prepar.example' })).toEqual([]);
  expect((await login('admin@prepar.example', 'Outra&2026')).statusCode).toBe(401);
});

test('an address that a learner has is not taken over', async () => {
  const learner = await api.learner();
  const said = await ensure({ email: learner.email, password: 'Outra&2026' });
  expect(said.join('\n')).toContain('ADMIN_EMAIL');
  expect((await login(learner.email, 'Outra&2026')).statusCode).toBe(401);
  expect((await learner.call('GET', '/admin/summary')).statusCode).toBe(403);
});

test('of processes that start together one creates the administrator and the others say nothing', async () => {
  const said = await Promise.all(Array.from({ length: 5 }, () => ensure({ password: goodPassword })));
  expect(said.filter((lines) => lines.length > 0)).toHaveLength(1);
  const accounts = await api.database.db.selectFrom('users').select('role').execute();
  expect(accounts).toEqual([{ role: 'ADMIN' }]);
});

test('the random password opens nothing but the choice of another one, which is a good one', async () => {
  await ensure();
  const [email = '', password = ''] = readFileSync(join(folder, 'administrator.txt'), 'utf8').split('\n');
  const { token } = await succeed<{ token: string }>(login(email, password));
  const call: Caller['call'] = (method, path, options) => api.call(method, path, { token, ...options });
  for (const [method, path] of [
    ['GET', '/admin/summary'],
    ['GET', '/users/profile'],
    ['PUT', '/users/profile/name'],
    ['DELETE', '/users/sign-ins'],
  ] as const) {
    const response = await call(method, path, method === 'PUT' ? { body: { name: 'Ana' } } : {});
    expect([path, response.statusCode, response.json()]).toMatchObject([
      path,
      403,
      { code: 'PASSWORD_CHANGE_REQUIRED' },
    ]);
  }
  const change = (newPassword: string) =>
    call('PUT', '/users/profile/password', {
      body: { currentPassword: password, newPassword, confirmPassword: newPassword },
    });
  for (const [weak, code] of [
    ['abc123', 'TOO_SHORT'],
    ['Password123!', 'TOO_COMMON'],
    ['Prepar@2025', 'TOO_COMMON'],
    [password, 'UNCHANGED'],
  ] as const) {
    const response = await change(weak);
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'PASSWORD_TOO_WEAK', details: expect.arrayContaining([expect.objectContaining({ code })]) },
    ]);
  }
  await succeed(change('Nimbus&2026'));
  expect((await call('GET', '/admin/summary')).statusCode).toBe(200);
  expect((await login(email, 'Nimbus&2026')).statusCode).toBe(200);
});

test('an administrator whose password was chosen, or reset by mail or command, is asked for no other', async () => {
  await ensure({ password: goodPassword });
  const summary = async (password: string) => {
    const { token } = await succeed<{ token: string }>(login('admin@prepar.example', password));
    return (await api.call('GET', '/admin/summary', { token })).statusCode;
  };
  expect(await summary(goodPassword)).toBe(200);
  const means = {
    db: api.database.db,
    config: api.config,
    now: api.clock.now,
    readPassword: async () => 'Nimbus&2026',
    ...operator,
  };
  const set = (...words: string[]) =>
    runCommand(parseCommand(['set-password', 'admin@prepar.example', ...words]), means);
  const generated = /Password: (\S+)/.exec((await set('--generate')).join('\n'))?.[1] ?? '';
  expect(await summary(generated)).toBe(403);
  await set();
  expect(await summary('Nimbus&2026')).toBe(200);
});
