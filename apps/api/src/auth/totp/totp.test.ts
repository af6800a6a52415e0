import { operator } from '../../testing/operator.ts';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { parseCommand } from '../../admin/parse-command.ts';
import type { Schemas } from '../../http/operations.ts';
import { type OauthPeer, startOauthPeer } from '../../testing/oauth-peer.ts';
import { succeed } from '../../testing/practice.ts';
import { tally } from '../../testing/tally.ts';
import { type Caller, goodPassword, useTestApp } from '../../testing/test-app.ts';
import { codeAt, codesNear, wrongCodeAt } from '../../testing/totp.ts';

let google: OauthPeer;
afterAll(() => google.stop());
const api = useTestApp({}, async () => {
  google = await startOauthPeer('google');
  return google.environment;
});

async function administrator(): Promise<Caller> {
  const person = await api.learner();
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', person.id).execute();
  return person;
}
const start = ({ call }: Caller, password = goodPassword) => call('POST', '/users/totp', { body: { password } });
const complete = ({ call }: Caller, code: string) => call('POST', '/users/totp/complete', { body: { code } });
const login = (email: string, totpCode?: string, password = goodPassword) =>
  api.call('POST', '/users/auth/login', { body: { email, password, ...(totpCode && { totpCode }) } });
const now = (secret: string) => codeAt(secret, api.clock.now);
const wrong = (secret: string) => wrongCodeAt(secret, api.clock.now);

async function enrolled() {
  const person = await administrator();
  const { secret, uri } = await succeed<Schemas['TotpEnrolment']>(start(person));
  const { recoveryCodes } = await succeed<Schemas['TotpRecoveryCodes']>(complete(person, now(secret)));
  api.clock.advance(30_000);
  return { ...person, secret, uri, recoveryCodes };
}

test('an administrator enrols an authenticator app and needs its code from then on', async () => {
  const person = await administrator();
  const elsewhere = await succeed<Schemas['LoginResult']>(login(person.email));
  const { secret, uri } = await succeed<Schemas['TotpEnrolment']>(start(person));
  expect(uri).toContain(`otpauth://totp/Prepar:${encodeURIComponent(person.email)}?secret=${secret}`);
  expect((await login(person.email)).statusCode).toBe(200); // not completed yet
  expect(await succeed(person.call('GET', '/users/account-info'))).toMatchObject({ usesTotp: false });

  const { recoveryCodes } = await succeed<Schemas['TotpRecoveryCodes']>(complete(person, now(secret)));
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await succeed(person.call('GET', '/users/account-info'))).toMatchObject({ usesTotp: true });
  expect((await api.call('GET', '/users/profile', { token: elsewhere.token })).statusCode).toBe(401);

  api.clock.advance(30_000);
  const without = await login(person.email);
  expect([without.statusCode, without.json(), without.headers['set-cookie']]).toMatchObject([
    401,
    { code: 'TOTP_REQUIRED' },
    undefined,
  ]);
  expect((await login(person.email, now(secret), 'Errada123!')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await login(person.email, wrong(secret))).json()).toMatchObject({ code: 'TOTP_CODE_INVALID' });
  expect((await login(person.email, now(secret))).statusCode).toBe(200);
});

test('a code works once, and for the clock of the app half a minute early or late', async () => {
  const { email, secret } = await enrolled();
  const at = (seconds: number) => codeAt(secret, new Date(api.clock.now.getTime() + seconds * 1000));
  const code = now(secret);
  const results = await Promise.all(Array.from({ length: 5 }, () => login(email, code)));
  expect(tally(results)).toEqual({ 200: 1, 422: 4 });
  api.clock.advance(90_000);
  // Now and then two of them are the same by chance.
  while (new Set([-60, -30, 0, 30, 60].map(at)).size < 5) api.clock.advance(30_000);
  expect((await login(email, at(-60))).statusCode).toBe(422);
  expect((await login(email, at(60))).statusCode).toBe(422);
  expect((await login(email, at(-30))).statusCode).toBe(200);
  expect((await login(email, at(30))).statusCode).toBe(200);
});

test('each recovery code works once in place of the app, and is stored as a hash', async () => {
  const { email, recoveryCodes } = await enrolled();
  const [first = '', second = ''] = recoveryCodes;
  expect((await login(email, first.toUpperCase())).statusCode).toBe(200);
  expect((await login(email, first)).json()).toMatchObject({ code: 'TOTP_CODE_INVALID' });
  expect(tally(await Promise.all(Array.from({ length: 4 }, () => login(email, second))))).toEqual({ 200: 1, 422: 3 });
  const { rows } = await api.database.pool.query('select t::text as row from totp_recovery_codes t');
  for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
});

test('after ten wrong codes in an hour even the right one is not looked at', async () => {
  const { email, secret } = await enrolled();
  for (let tried = 0; tried < 10; tried++) expect((await login(email, wrong(secret))).statusCode).toBe(422);
  const refused = await login(email, now(secret));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  api.clock.advance(3_600_000);
  expect((await login(email, now(secret))).statusCode).toBe(200);

  const person = await administrator();
  const begun = await succeed<Schemas['TotpEnrolment']>(start(person));
  const tries = await Promise.all(Array.from({ length: 12 }, () => complete(person, wrong(begun.secret))));
  expect(tally(tries)).toEqual({ 422: 10, 429: 2 });
});

test('enrolling is for administrators, wants the password, and replaces nothing that is in use', async () => {
  const learner = await api.learner();
  expect((await start(learner)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const person = await enrolled();
  expect((await start(person, 'Errada123!')).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
  expect((await start(person)).json()).toMatchObject({ code: 'TOTP_IN_USE' });
  expect((await complete(person, now(person.secret))).json()).toMatchObject({ code: 'TOTP_IN_USE' });
  const fresh = await administrator();
  expect((await complete(fresh, '123456')).json()).toMatchObject({ code: 'TOTP_CODE_INVALID' });
  const replaced = await succeed<Schemas['TotpEnrolment']>(start(fresh));
  const { secret } = await succeed<Schemas['TotpEnrolment']>(start(fresh));
  if (!codesNear(secret, api.clock.now).includes(now(replaced.secret)))
    expect((await complete(fresh, now(replaced.secret))).statusCode).toBe(422);
  expect((await complete(fresh, now(secret))).statusCode).toBe(200);
});

test('a provider opens no account that has an authenticator app', async () => {
  const { email } = await enrolled();
  await api.database.db
    .updateTable('users')
    .set({ email_verified_at: api.clock.now })
    .where('email', '=', email)
    .execute();
  const begun = await api.call('POST', '/users/auth/google', { body: { token: 'google_1760445000000' } });
  const { authUrl } = begun.json<{ data: { authUrl: string } }>().data;
  const body = await google.agree(authUrl, { subject: '7', email, emailVerified: true, name: 'Ana' });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const response = await api.call('POST', '/users/auth/google/callback', { body, headers: { cookie } });
  expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'TOTP_REQUIRED' }]);
  const { rows } = await api.database.pool.query("select 1 from identities where subject = '7'");
  expect(rows).toEqual([]);
});

test('an operator resets a lost authenticator app', async () => {
  const { email } = await enrolled();
  for (let wrong = 0; wrong < 12; wrong++) await login(email, '000000');
  const means = {
    db: api.database.db,
    config: api.config,
    now: api.clock.now,
    readPassword: async () => goodPassword,
    ...operator,
  };
  const reset = (address: string) => runCommand(parseCommand(['reset-totp', address]), means);
  await expect(reset('nobody@prepar.example')).rejects.toThrow('no account');
  expect((await reset(email)).join()).toContain(email);
  await expect(reset(email)).rejects.toThrow('uses no authenticator app');
  expect((await login(email)).statusCode).toBe(200);
});
