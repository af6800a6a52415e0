import { afterAll, expect, test } from 'vitest';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { type Caller, goodPassword, useTestApp } from '../../testing/test-app.ts';

let smtp: SmtpPeer;
afterAll(() => smtp.stop());
const api = useTestApp({}, async () => {
  smtp = await startSmtpPeer();
  return smtp.environment;
});
const newPassword = 'Nimbus&2026';

const verify = (email: string, code: string) =>
  api.call('POST', '/users/auth/verify-reset-code', { body: { email, code } });
const reset = (
  email: string,
  code: string,
  passwords: { newPassword: string; confirmPassword: string } = { newPassword, confirmPassword: newPassword },
) => api.call('POST', '/users/auth/reset-password', { body: { email, code, ...passwords } });
const login = (email: string, password: string) => api.call('POST', '/users/auth/login', { body: { email, password } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const tally = (responses: { statusCode: number }[], status: number) =>
  responses.filter(({ statusCode }) => statusCode === status).length;

async function forgetful(): Promise<Caller & { code: string }> {
  const learner = await api.learner();
  await api.call('POST', '/users/auth/forgot-password', { body: { email: learner.email } });
  return { ...learner, code: codeIn(await smtp.nextMail(learner.email)) };
}

test('FORGOT-07 checking a code does not use it up', async () => {
  const { email, code } = await forgetful();
  for (let check = 0; check < 12; check++)
    expect((await verify(email, code)).json()).toEqual({ success: true, data: { valid: true } });
});

test('FORGOT-09 a wrong code and an unknown address get the same answer', async () => {
  const { email, code } = await forgetful();
  for (const response of [await verify(email, other(code)), await verify('nobody@prepar.example', code)]) {
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'RESET_CODE_INVALID', error: 'Código incorreto ou expirado.' });
  }
});

test('FORGOT-06 a code has exactly six characters', async () => {
  const { email } = await api.learner();
  for (const code of ['', '12345', '1234567'])
    expect((await verify(email, code)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'code' }],
    });
});

test('the code of one person does not open the account of another', async () => {
  const [first, second] = [await forgetful(), await forgetful()];
  if (first.code !== second.code) expect((await reset(second.email, first.code)).statusCode).toBe(422);
  expect((await login(second.email, goodPassword)).statusCode).toBe(200);
});

test('FORGOT-13 FORGOT-16 a reset stores the new password, signs out everywhere and does not sign in', async () => {
  const { id, email, code, call } = await forgetful();
  api.clock.advance(60_000);
  const response = await reset(email, code);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    data: { message: 'Sua senha foi redefinida. Entre com a nova senha.' },
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect((await call('GET', '/users/profile')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await login(email, goodPassword)).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await login(email, newPassword)).statusCode).toBe(200);
  const account = await api.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(account.password_changed_at).toEqual(api.clock.now);
  expect(account.email_verified_at).toEqual(api.clock.now);
});

test('a code that was used is worth nothing', async () => {
  const { email, code } = await forgetful();
  await reset(email, code);
  expect((await verify(email, code)).json()).toMatchObject({ code: 'RESET_CODE_INVALID' });
  expect((await reset(email, code, { newPassword: 'Outra#2026', confirmPassword: 'Outra#2026' })).statusCode).toBe(422);
  expect((await login(email, newPassword)).statusCode).toBe(200);
});

test('FORGOT-11 FORGOT-12 a refused password leaves the code usable and tells what it misses', async () => {
  const { email, code } = await forgetful();
  const differing = await reset(email, code, { newPassword, confirmPassword: `${newPassword}x` });
  expect([differing.statusCode, differing.json()]).toMatchObject([422, { code: 'PASSWORDS_DO_NOT_MATCH' }]);
  const weak = await reset(email, code, { newPassword: 'abc', confirmPassword: 'abc' });
  expect(weak.statusCode).toBe(422);
  const missing = ['TOO_SHORT', 'MISSING_UPPERCASE', 'MISSING_DIGIT', 'MISSING_SPECIAL'].map((code) => ({
    field: 'newPassword',
    code,
  }));
  expect(weak.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', details: missing });
  expect((await reset(email, code)).statusCode).toBe(200);
});

test('a weak password does not tell whether the code is right', async () => {
  const { email, code } = await forgetful();
  const weak = { newPassword: 'abc', confirmPassword: 'abc' };
  const answers = [
    await reset(email, code, weak),
    await reset(email, other(code), weak),
    await reset('nobody@prepar.example', code, weak),
  ];
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 3 }, () => 'PASSWORD_TOO_WEAK'),
  );
});

test('an account without a password gets its first one', async () => {
  const { id, email, code } = await forgetful();
  await api.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  expect((await reset(email, code)).statusCode).toBe(200);
  expect((await login(email, newPassword)).statusCode).toBe(200);
});

test('after ten wrong codes in a day, at both calls together, even the right one is not looked at', async () => {
  const { email, code } = await forgetful();
  for (let wrong = 0; wrong < 5; wrong++) {
    expect((await verify(email, other(code))).statusCode).toBe(422);
    expect((await reset(email, other(code))).statusCode).toBe(422);
  }
  expect([(await verify(email, code)).statusCode, (await reset(email, code)).statusCode]).toEqual([429, 429]);
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

test('100 parallel codes get ten looks, with or without an account', async () => {
  const { email, code } = await forgetful();
  for (const address of [email, 'ghost@prepar.example']) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => verify(address, other(code))));
    expect([tally(responses, 422), tally(responses, 429)]).toEqual([10, 90]);
  }
});

test('of several resets with one code at the same moment one wins', async () => {
  const { email, code } = await forgetful();
  const passwords = Array.from({ length: 6 }, (_, index) => `Corrida#${index}A`);
  const responses = await Promise.all(
    passwords.map((password) => reset(email, code, { newPassword: password, confirmPassword: password })),
  );
  expect([tally(responses, 200), tally(responses, 422)]).toEqual([1, 5]);
  const winner = passwords[responses.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
  expect((await login(email, winner)).statusCode).toBe(200);
});

test('no sign-in with the old password outlives the reset that it meets', async () => {
  const { email, code } = await forgetful();
  const [done, ...logins] = await Promise.all([
    reset(email, code),
    ...Array.from({ length: 8 }, () => login(email, goodPassword)),
  ]);
  expect(done.statusCode).toBe(200);
  for (const response of logins.filter(({ statusCode }) => statusCode === 200)) {
    const { token } = response.json<{ data: { token: string } }>().data;
    expect((await api.call('GET', '/users/profile', { token })).statusCode).toBe(401);
  }
});

test('who forgot the password over too many tries can sign in once it is reset', async () => {
  const { email, code } = await forgetful();
  for (let wrong = 0; wrong < 11; wrong++) await login(email, 'Errada123!');
  expect((await login(email, goodPassword)).statusCode).toBe(429);
  await reset(email, code);
  expect((await login(email, newPassword)).statusCode).toBe(200);
});

test('a suspended account may get a new password and stays shut', async () => {
  const { id, email, code } = await forgetful();
  await api.database.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect((await reset(email, code)).statusCode).toBe(200);
  expect((await login(email, newPassword)).json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
});
