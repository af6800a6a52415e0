import { expect, test } from 'vitest';
import { findUserByEmail } from '../auth/queries.ts';
import { createAuthService } from '../auth/service.ts';
import type { Schemas } from '../http/operations.ts';
import { withStatements } from '../testing/count-statements.ts';
import { succeed } from '../testing/practice.ts';
import { tally } from '../testing/tally.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
const newPassword = 'Nimbus&2026';

const login = async (email: string, password = goodPassword) =>
  (await api.call('POST', '/users/auth/login', { body: { email, password } })).statusCode;
const secondToken = async ({ email }: Caller) =>
  (
    await succeed<Schemas['LoginResult']>(
      api.call('POST', '/users/auth/login', { body: { email, password: goodPassword } }),
    )
  ).token;
const isAlive = async (token: string) => (await api.call('GET', '/users/profile', { token })).statusCode === 200;
const change = (
  learner: Caller,
  changes: { currentPassword?: string; newPassword?: string; confirmPassword?: string } = {},
) =>
  learner.call('PUT', '/users/profile/password', {
    body: { currentPassword: goodPassword, newPassword, confirmPassword: newPassword, ...changes },
  });

test('reading the profile takes the one statement that reads the session', async () => {
  const learner = await api.learner();
  const [response, statements] = await withStatements(() => learner.call('GET', '/users/profile'));
  expect(response.statusCode).toBe(200);
  expect(statements).toHaveLength(1);
});

test('PROF-18 a new name is stored without the spaces around it', async () => {
  const learner = await api.learner();
  const renamed = await succeed<Schemas['User']>(
    learner.call('PUT', '/users/profile/name', { body: { name: '  Ana Beatriz ' } }),
  );
  expect(renamed.name).toBe('Ana Beatriz');
  expect(await succeed(learner.call('GET', '/users/profile'))).toEqual(renamed);
});

test('API-05 the profile is changed where it is given and stays as it is elsewhere', async () => {
  const learner = await api.learner('Ana Souza');
  expect(
    await succeed(learner.call('PUT', '/users/profile', { body: { country: 'PT', locale: 'en-US' } })),
  ).toMatchObject({
    name: 'Ana Souza',
    email: learner.email,
    country: 'PT',
    locale: 'en-US',
  });
  expect((await learner.call('PUT', '/users/profile', { body: {} })).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('nobody gives themselves a role, a permission or another id', async () => {
  const learner = await api.learner();
  for (const more of [
    { role: 'ADMIN' },
    { permissions: { canAccessAdmin: true } },
    { can_access_admin: true },
    { id: 'other' },
  ]) {
    const response = await learner.call('PUT', '/users/profile', { body: { name: 'Ana', ...more } });
    expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ code: 'UNKNOWN' }] });
  }
  expect((await learner.call('GET', '/admin/summary')).statusCode).toBe(403);
});

test('PROF-19 another address signs out everywhere else and is the one to sign in with', async () => {
  const learner = await api.learner();
  const other = await secondToken(learner);
  const moved = await succeed<Schemas['User']>(
    learner.call('PUT', '/users/profile/email', { body: { email: 'Moved@Prepar.Example' } }),
  );
  expect(moved.email).toBe('Moved@Prepar.Example');
  expect([await isAlive(learner.token), await isAlive(other)]).toEqual([true, false]);
  expect([await login(learner.email), await login('moved@prepar.example')]).toEqual([401, 200]);
});

test('the same address in other capital letters signs nobody out', async () => {
  const learner = await api.learner();
  const other = await secondToken(learner);
  await succeed(learner.call('PUT', '/users/profile/email', { body: { email: learner.email.toUpperCase() } }));
  expect(await isAlive(other)).toBe(true);
});

test('another address is unverified until it is proved', async () => {
  const learner = await api.learner();
  const verified = () =>
    api.database.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow();
  await api.database.db
    .updateTable('users')
    .set({ email_verified_at: api.clock.now })
    .where('id', '=', learner.id)
    .execute();
  await succeed(learner.call('PUT', '/users/profile/email', { body: { email: learner.email.toUpperCase() } }));
  expect((await verified()).email_verified_at).toEqual(api.clock.now);
  await succeed(learner.call('PUT', '/users/profile/email', { body: { email: 'unproved@prepar.example' } }));
  expect((await verified()).email_verified_at).toBeNull();
});

test('an address of somebody else is refused, and then nothing is changed', async () => {
  const [learner, other] = [await api.learner('Ana Souza'), await api.learner()];
  const third = await secondToken(learner);
  for (const [path, body] of [
    ['/users/profile/email', { email: other.email.toUpperCase() }],
    ['/users/profile', { name: 'Outro Nome', email: other.email }],
  ] as const) {
    const response = await learner.call('PUT', path, { body });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
  }
  expect(await succeed(learner.call('GET', '/users/profile'))).toMatchObject({
    name: 'Ana Souza',
    email: learner.email,
  });
  expect(await isAlive(third)).toBe(true);
});

test('of several people who want one address at the same moment one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => api.learner()));
  const body = { email: 'wanted@prepar.example' };
  const responses = await Promise.all(people.map(({ call }) => call('PUT', '/users/profile/email', { body })));
  expect(tally(responses)).toEqual({ 200: 1, 409: 5 });
});

test('PROF-20 a new password counts at once and signs out everywhere else', async () => {
  const learner = await api.learner();
  const other = await secondToken(learner);
  api.clock.advance(60_000);
  const response = await change(learner);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ data: { message: 'Sua senha foi alterada.' } });
  expect([await isAlive(learner.token), await isAlive(other)]).toEqual([true, false]);
  expect([await login(learner.email), await login(learner.email, newPassword)]).toEqual([401, 200]);
  const { lastPasswordChange } = await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'));
  expect(lastPasswordChange).toBe(api.clock.now.toISOString());
});

test('DEL-08 a wrong present password is no reason to sign out', async () => {
  const learner = await api.learner();
  for (const [language, words] of [
    ['pt-BR', 'senha inválida'],
    ['en-US', 'invalid password'],
    ['es-ES', 'contraseña no válida'],
  ] as const) {
    const headers = { 'accept-language': language };
    const body = { currentPassword: 'Errada123!', newPassword, confirmPassword: newPassword };
    const response = await learner.call('PUT', '/users/profile/password', { body, headers });
    expect(response.statusCode).toBe(422);
    expect(response.json<Schemas['ErrorEnvelope']>()).toMatchObject({
      code: 'INVALID_PASSWORD',
      error: expect.stringContaining(words),
    });
  }
  expect(await isAlive(learner.token)).toBe(true);
});

test('PROF-15 PROF-16 a new password has six characters or more and is written the same twice', async () => {
  const learner = await api.learner();
  expect((await change(learner, { newPassword: 'abcde', confirmPassword: 'abcde' })).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'newPassword', code: 'TOO_SHORT', params: { minimum: 6 } }],
  });
  expect((await change(learner, { confirmPassword: 'Outra&2026' })).json()).toMatchObject({
    code: 'PASSWORDS_DO_NOT_MATCH',
  });
  expect((await change(learner, { newPassword: 'abcdef', confirmPassword: 'abcdef' })).statusCode).toBe(200);
});

test('PROF-27 a very common password is refused in the three languages, and then nothing is changed', async () => {
  const learner = await api.learner();
  const other = await secondToken(learner);
  for (const [language, words] of [
    ['pt-BR', 'não ser uma senha muito comum'],
    ['en-US', 'not a very common password'],
    ['es-ES', 'no ser una contraseña muy común'],
  ] as const) {
    for (const common of ['123456', 'password', 'LetMeIn', 'password123']) {
      const body = { currentPassword: goodPassword, newPassword: common, confirmPassword: common };
      const headers = { 'accept-language': language };
      const response = await learner.call('PUT', '/users/profile/password', { body, headers });
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        {
          code: 'PASSWORD_TOO_WEAK',
          error: expect.stringContaining(words),
          details: [{ field: 'newPassword', code: 'TOO_COMMON' }],
        },
      ]);
    }
  }
  expect(await login(learner.email)).toBe(200);
  expect(await isAlive(other)).toBe(true);
});

test('a wrong present password is told before a common new one', async () => {
  const learner = await api.learner();
  const wrong = { currentPassword: 'Errada123!', newPassword: '123456', confirmPassword: '123456' };
  expect((await change(learner, wrong)).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
});

test('of two changes of the password at the same moment one counts, and its caller stays signed in', async () => {
  const learner = await api.learner();
  const tokens = [learner.token, await secondToken(learner)];
  const wanted = ['Primeira#1', 'Segunda#22'];
  const statuses = await Promise.all(
    tokens.map(async (token, index) => {
      const next = wanted[index] ?? '';
      const body = { currentPassword: goodPassword, newPassword: next, confirmPassword: next };
      return (await api.call('PUT', '/users/profile/password', { token, body })).statusCode;
    }),
  );
  const winner = statuses.indexOf(200);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await login(learner.email, wanted[winner])).toBe(200);
  expect(await Promise.all(tokens.map(isAlive))).toEqual([winner === 0, winner === 1]);
});

test.each(['password', 'email'] as const)(
  'a sign-in whose account gets another %s after it was checked opens no session',
  async (what) => {
    const learner = await api.learner();
    const checked = await findUserByEmail(api.database.db, learner.email);
    if (!checked) throw new Error('The account is missing');
    if (what === 'password') await change(learner);
    else await learner.call('PUT', '/users/profile/email', { body: { email: 'changed-meanwhile@prepar.example' } });
    const opening = createAuthService(api.database.db).open(checked, { network: '127.0.0.1' }, api.clock.now);
    await expect(opening).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const sessions = await api.database.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', learner.id)
      .execute();
    expect(sessions).toHaveLength(1);
  },
);

test('PROF-22 PROF-21 a new account says since when it exists and that its password is the first one', async () => {
  const learner = await api.learner();
  expect(await succeed(learner.call('GET', '/users/account-info'))).toEqual({
    memberSince: api.clock.now.toISOString(),
    lastPasswordChange: null,
    creditsUsed: 0,
    creditsRemaining: 5,
    // Free credits come back at the next midnight of São Paulo.
    creditsRenewAt: '2025-11-21T03:00:00.000Z',
    plan: 'free',
    timeZone: 'America/Sao_Paulo',
    accountStatus: 'active',
    usesTotp: false,
    salesNotice: false,
  });
});

test('a page is read though its language cannot be noted; the next one notes it', async () => {
  const learner = await api.learner();
  const { db, pool } = api.database;
  const read = () => learner.call('GET', '/users/profile', { headers: { 'accept-language': 'es-ES' } });
  const noted = () => db.selectFrom('users').select('language').where('id', '=', learner.id).executeTakeFirstOrThrow();
  await pool.query("alter table users add constraint no_spanish check (language <> 'es') not valid");
  try {
    expect((await read()).statusCode).toBe(200);
    expect(await noted()).not.toEqual({ language: 'es' });
  } finally {
    await pool.query('alter table users drop constraint no_spanish');
  }
  await read();
  expect(await noted()).toEqual({ language: 'es' });
});
