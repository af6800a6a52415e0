import { afterAll, expect, test } from 'vitest';
import { tidy } from '../../system/housekeeping.ts';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { useTestApp } from '../../testing/test-app.ts';

let smtp: SmtpPeer;
afterAll(() => smtp.stop());
const api = useTestApp({}, async () => {
  smtp = await startSmtpPeer();
  return smtp.environment;
});
const minute = 60_000;

const request = (email: string, language = 'pt-BR') =>
  api.call('POST', '/users/auth/forgot-password', { body: { email }, headers: { 'accept-language': language } });
const verify = (email: string, code: string) =>
  api.call('POST', '/users/auth/verify-reset-code', { body: { email, code } });

test('FORGOT-03 FORGOT-05 a code of six digits is mailed to the address of the account', async () => {
  const { email } = await api.learner();
  const response = await request(email);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    data: { message: 'Se o e-mail estiver cadastrado, você receberá um código de verificação.' },
  });
  const mail = await smtp.nextMail(email);
  expect(mail.recipients).toEqual([email]);
  expect(mail.content.from?.address).toBe('no-reply@prepar.example');
  expect(mail.content.subject).toBe('Seu código de verificação do Prepar');
  expect(mail.content.text).toContain('15 minutos');
  expect(mail.content.html).toContain(codeIn(mail));
  expect((await verify(email, codeIn(mail))).statusCode).toBe(200);
});

test('FORGOT-05 an address without an account gets the same answer and no mail', async () => {
  const { email } = await api.learner();
  const unknown = await request('nobody@prepar.example');
  const known = await request(email);
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  await smtp.nextMail(email); // asked for after the unknown one
  expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('nobody@prepar.example');
});

test('FORGOT-05 the answer and the mail are in the language of the call', async () => {
  const expected = {
    'en-US': ['If the email is registered, you will receive a verification code.', 'Your Prepar verification code'],
    'es-ES': [
      'Si el correo está registrado, recibirás un código de verificación.',
      'Tu código de verificación de Prepar',
    ],
  };
  for (const [language, [message, subject]] of Object.entries(expected)) {
    const { email } = await api.learner();
    expect((await request(email, language)).json()).toMatchObject({ data: { message } });
    const { content } = await smtp.nextMail(email);
    expect(content.subject).toBe(subject);
    expect(content.html).toContain(`lang="${language}"`);
  }
});

test('the language of stored settings comes before that of the call', async () => {
  const learner = await api.learner();
  await learner.call('POST', '/config/default', { headers: { 'accept-language': 'en' } });
  expect((await request(learner.email, 'es')).headers['content-language']).toBe('es-ES');
  expect((await smtp.nextMail(learner.email)).content.subject).toBe('Your Prepar verification code');
});

test('a call that names no language gets the mail in the one in use', async () => {
  const learner = await api.learner();
  await learner.call('GET', '/users/profile', { headers: { 'accept-language': 'es' } });
  await api.call('POST', '/users/auth/forgot-password', { body: { email: learner.email } });
  expect((await smtp.nextMail(learner.email)).content.subject).toBe('Tu código de verificación de Prepar');
});

test('the mail goes to the address of the account, not to the spelling of the call', async () => {
  const { email } = await api.learner();
  expect((await request(email.toUpperCase())).statusCode).toBe(200);
  expect((await smtp.nextMail(email)).recipients).toEqual([email]);
});

test('FORGOT-02 a text that is no address is refused', async () => {
  for (const email of ['', 'learner', 'a@b', 'a@b.example\r\nBcc: c@d.example'])
    expect((await request(email)).json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'email' }] });
});

test('a new code replaces the one before', async () => {
  const { email } = await api.learner();
  await request(email);
  const first = codeIn(await smtp.nextMail(email));
  await request(email);
  const second = codeIn(await smtp.nextMail(email));
  if (first !== second) expect((await verify(email, first)).json()).toMatchObject({ code: 'RESET_CODE_INVALID' });
  expect((await verify(email, second)).statusCode).toBe(200);
});

test('a code ends after 15 minutes', async () => {
  const { email } = await api.learner();
  await request(email);
  const code = codeIn(await smtp.nextMail(email));
  api.clock.advance(15 * minute - 1);
  expect((await verify(email, code)).statusCode).toBe(200);
  api.clock.advance(1);
  expect((await verify(email, code)).json()).toMatchObject({ code: 'RESET_CODE_INVALID' });
  await tidy(api.database.db, new Date(api.clock.now.getTime() + 1));
  expect(await api.database.db.selectFrom('password_resets').select('user_id').execute()).toEqual([]);
});

test('the fourth code within a day is refused, with or without an account', async () => {
  const { email } = await api.learner();
  for (const address of [email, 'ghost@prepar.example']) {
    const first = await Promise.all(Array.from({ length: 6 }, () => request(address)));
    expect(first.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429, 429]);
  }
  api.clock.advance(23 * 60 * minute);
  const refused = await request(email);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  api.clock.advance(60 * minute);
  expect((await request(email)).statusCode).toBe(200);
});

test('a code is stored as a slow hash only', async () => {
  const learner = await api.learner();
  await request(learner.email);
  const code = codeIn(await smtp.nextMail(learner.email));
  const row = await api.database.db
    .selectFrom('password_resets')
    .select(['code_hash', 'token_hash', 'expires_at'])
    .where('user_id', '=', learner.id)
    .executeTakeFirst();
  expect(row?.code_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain(code);
});

test('a mail server that refuses neither fails the call nor loses the mail', async () => {
  const { email } = await api.learner();
  smtp.refusal.status = 451;
  expect((await request(email)).statusCode).toBe(200);
  await expect.poll(() => smtp.refusal.count, { timeout: 10_000 }).toBeGreaterThan(0);
  smtp.refusal.status = null;
  api.clock.advance(1000);
  expect((await verify(email, codeIn(await smtp.nextMail(email)))).statusCode).toBe(200);
});
