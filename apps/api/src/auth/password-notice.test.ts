import { afterAll, expect, test } from 'vitest';
import { succeed } from '../testing/practice.ts';
import { codeIn, type ReceivedMail, type SmtpPeer, startSmtpPeer, tokenIn } from '../testing/smtp-peer.ts';
import { type Caller, goodPassword, useTestApp } from '../testing/test-app.ts';

let smtp: SmtpPeer;
afterAll(() => smtp.stop());
const api = useTestApp({}, async () => {
  smtp = await startSmtpPeer();
  return smtp.environment;
});
const day = 86_400_000;
const newPassword = 'Nimbus&2026';
const passwords = { newPassword, confirmPassword: newPassword };
const subject = 'A senha da sua conta no Prepar foi alterada';

const change = (learner: Caller, from = goodPassword, to = newPassword, headers?: Record<string, string>) =>
  learner.call('PUT', '/users/profile/password', {
    body: { currentPassword: from, newPassword: to, confirmPassword: to },
    ...(headers && { headers }),
  });
const mailsTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email));

async function resetMail(email: string): Promise<ReceivedMail> {
  await succeed(api.call('POST', '/users/auth/forgot-password', { body: { email } }));
  return smtp.nextMail(email);
}

test('PROF-20 a change of the password is told to the address of the account, without a secret', async () => {
  const learner = await api.learner();
  await succeed(change(learner));
  const { recipients, content, raw } = await smtp.nextMail(learner.email);
  expect(recipients).toEqual([learner.email]);
  expect(content.subject).toBe(subject);
  expect(content.text?.match(/https?:\S+/g)).toEqual([`${api.config.publicUrl}/login`]);
  expect(content.text).toContain('“Esqueceu sua senha?”');
  for (const secret of [goodPassword, newPassword, learner.token, '/login?']) expect(raw).not.toContain(secret);
});

test('FORGOT-13 a reset is told, by code as by link', async () => {
  const { email } = await api.learner();
  const code = codeIn(await resetMail(email));
  await succeed(api.call('POST', '/users/auth/reset-password', { body: { email, code, ...passwords } }));
  expect((await smtp.nextMail(email)).content.subject).toBe(subject);
  const token = tokenIn(await resetMail(email));
  await succeed(api.call('POST', '/users/auth/reset-password/link', { body: { token, ...passwords } }));
  expect((await smtp.nextMail(email)).content.subject).toBe(subject);
});

test('the link that restores an address tells that one, and not the one it replaces', async () => {
  const owner = await api.learner();
  await succeed(owner.call('PUT', '/users/profile/email', { body: { email: 'thief@prepar.example' } }));
  const token = tokenIn(await smtp.nextMail(owner.email));
  await succeed(api.call('POST', '/users/auth/reset-password/link', { body: { token, ...passwords } }));
  expect((await smtp.nextMail(owner.email)).content.subject).toBe(subject);
  expect(mailsTo('thief@prepar.example')).toEqual([]);
});

test('it is in the language of stored settings, else in that of the call', async () => {
  const [settled, learner] = [await api.learner(), await api.learner()];
  await settled.call('POST', '/config/default', { headers: { 'accept-language': 'es' } });
  for (const caller of [settled, learner])
    await succeed(change(caller, goodPassword, newPassword, { 'accept-language': 'en' }));
  expect((await smtp.nextMail(settled.email)).content.subject).toBe('La contraseña de tu cuenta de Prepar ha cambiado');
  expect((await smtp.nextMail(learner.email)).content.subject).toBe('The password of your Prepar account was changed');
});

test('a refused change tells nothing', async () => {
  const learner = await api.learner();
  expect((await change(learner, 'Errada123!')).statusCode).toBe(422);
  expect((await change(learner, goodPassword, '123456')).statusCode).toBe(422);
  const waiting = await api.database.db.selectFrom('mails').select('id').where('user_id', '=', learner.id).execute();
  expect([...waiting, ...mailsTo(learner.email)]).toEqual([]);
});

test('a mail server that refuses does not fail the change', async () => {
  const learner = await api.learner();
  smtp.refusal.status = 451;
  expect((await change(learner)).statusCode).toBe(200);
  await expect.poll(() => smtp.refusal.count, { timeout: 10_000 }).toBeGreaterThan(0);
  smtp.refusal.status = null;
  api.clock.advance(1000);
  expect((await smtp.nextMail(learner.email)).content.subject).toBe(subject);
});

test('changing to and fro does not flood an address', async () => {
  const learner = await api.learner();
  for (let round = 0; round < 4; round++) {
    await succeed(change(learner));
    await succeed(change(learner, newPassword, goodPassword));
  }
  for (let told = 0; told < 5; told++) await smtp.nextMail(learner.email);
  api.clock.advance(day);
  await succeed(change(learner));
  await smtp.nextMail(learner.email);
  expect(mailsTo(learner.email)).toHaveLength(6);
});
