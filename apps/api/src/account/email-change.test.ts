import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { changeEmail } from './queries.ts';

let smtp: SmtpPeer;
afterAll(() => smtp.stop());
const api = useTestApp({}, async () => {
  smtp = await startSmtpPeer();
  return smtp.environment;
});

async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
const change = (learner: Caller, email: string) =>
  learner.call('PUT', '/users/profile/email', { body: { email }, headers: { 'accept-language': 'pt-BR' } });
const request = (email: string) => api.call('POST', '/users/auth/forgot-password', { body: { email } });
const verify = (email: string, code: string) =>
  api.call('POST', '/users/auth/verify-reset-code', { body: { email, code } });

test('a change of address is told to the former one', async () => {
  const learner = await api.learner();
  expect((await change(learner, 'marina.nova@prepar.example')).statusCode).toBe(200);
  const { recipients, raw, content } = await smtp.nextMail(learner.email);
  expect(recipients).toEqual([learner.email]);
  expect(content.subject).toBe('O e-mail da sua conta no Prepar foi alterado');
  expect(raw).not.toContain('marina.nova');
});

test('the notice is in the language of stored settings and comes even without notifications', async () => {
  const learner = await api.learner();
  const created = await learner.call('POST', '/config/default', { headers: { 'accept-language': 'es' } });
  const { data } = created.json<{ data: object }>();
  await learner.call('PUT', '/config/settings', { body: { ...data, emailNotifications: false } });
  await change(learner, 'otra@prepar.example');
  expect((await smtp.nextMail(learner.email)).content.subject).toBe('El correo de tu cuenta de Prepar ha cambiado');
});

test('without stored settings the notice is in the language of the call, else in that in use', async () => {
  for (const headers of [{ 'accept-language': 'es' }, undefined]) {
    const learner = await api.learner();
    await learner.call('GET', '/users/profile', { headers: { 'accept-language': headers ? 'en' : 'es' } });
    const body = { email: `${learner.id.toLowerCase()}@prepar.example` };
    expect((await learner.call('PUT', '/users/profile/email', { body, ...(headers && { headers }) })).statusCode).toBe(
      200,
    );
    expect((await smtp.nextMail(learner.email)).content.subject).toBe('El correo de tu cuenta de Prepar ha cambiado');
  }
});

test('other capital letters are no other address', async () => {
  const learner = await api.learner();
  const capital = learner.email.replace('l', 'L');
  await change(learner, capital);
  await change(learner, 'marina.outra@prepar.example');
  expect((await smtp.nextMail(capital)).recipients).toEqual([capital]);
  expect(smtp.mails.filter(({ recipients }) => recipients.includes(learner.email))).toEqual([]);
});

test('an open code ends with the address that it was mailed to', async () => {
  const learner = await api.learner();
  await request(learner.email);
  const code = codeIn(await smtp.nextMail(learner.email));
  await change(learner, 'marina.depois@prepar.example');
  for (const email of [learner.email, 'marina.depois@prepar.example'])
    expect((await verify(email, code)).json()).toMatchObject({ code: 'RESET_CODE_INVALID' });
});

test('a code asked for while the address changes is neither stored nor mailed', async () => {
  const learner = await api.learner();
  const { db } = api.database;
  const held = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const changing = db.transaction().execute(async (tx) => {
    await changeEmail(
      tx,
      learner.id,
      {
        email: 'durante@prepar.example',
        email_key: 'durante@prepar.example',
        isOther: true,
      },
      api.clock.now,
    );
    changed.resolve();
    await held.promise;
  });
  await changed.promise;
  const asked = request(learner.email);
  await expect.poll(() => waitingForLocks(db)).toBe(1);
  held.resolve();
  await changing;
  expect((await asked).statusCode).toBe(200);
  expect(await db.selectFrom('password_resets').select('user_id').where('user_id', '=', learner.id).execute()).toEqual(
    [],
  );
  expect(smtp.mails.filter(({ recipients }) => recipients.includes(learner.email))).toEqual([]);
});

test('a refused change sends nothing and keeps the code', async () => {
  const [learner, neighbour] = [await api.learner(), await api.learner()];
  await request(learner.email);
  const code = codeIn(await smtp.nextMail(learner.email));
  expect((await change(learner, neighbour.email)).json()).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
  expect((await verify(learner.email, code)).statusCode).toBe(200);
});

test('changing to and fro does not flood an address', async () => {
  const learner = await api.learner();
  for (let round = 0; round < 5; round++) {
    await change(learner, 'vaivem@prepar.example');
    await change(learner, learner.email);
  }
  await change(learner, 'fim@prepar.example');
  await change(learner, 'fim2@prepar.example');
  await Promise.all(['vaivem', 'vaivem', 'vaivem', 'fim'].map((name) => smtp.nextMail(`${name}@prepar.example`)));
  expect(smtp.mails.filter(({ recipients }) => recipients.includes('vaivem@prepar.example'))).toHaveLength(3);
});
