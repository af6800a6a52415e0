import { afterAll, expect, test } from 'vitest';
import { type OauthPeer, startOauthPeer } from '../../testing/oauth-peer.ts';
import { succeed } from '../../testing/practice.ts';
import { codeIn, type SmtpPeer, startSmtpPeer, tokenIn } from '../../testing/smtp-peer.ts';
import { type Caller, goodPassword, useTestApp } from '../../testing/test-app.ts';

let smtp: SmtpPeer;
let google: OauthPeer;
afterAll(() => Promise.all([smtp.stop(), google.stop()]));
const api = useTestApp({}, async () => {
  [smtp, google] = await Promise.all([startSmtpPeer(), startOauthPeer('google')]);
  return { ...smtp.environment, ...google.environment };
});
const day = 86_400_000;
const newPassword = 'Nimbus&2026';
const thiefPassword = 'Roubada#2026';

const request = (email: string) => api.call('POST', '/users/auth/forgot-password', { body: { email } });
const follow = (token: string, password = newPassword) =>
  api.call('POST', '/users/auth/reset-password/link', {
    body: { token, newPassword: password, confirmPassword: password },
  });
const login = (email: string, password: string) => api.call('POST', '/users/auth/login', { body: { email, password } });
const changeEmail = (caller: Pick<Caller, 'call'>, email: string) =>
  succeed(caller.call('PUT', '/users/profile/email', { body: { email } }));
async function resetByCode(email: string, password: string) {
  await succeed(request(email));
  const code = codeIn(await smtp.nextMail(email));
  const body = { email, code, newPassword: password, confirmPassword: password };
  await succeed(api.call('POST', '/users/auth/reset-password', { body }));
  await smtp.nextMail(email); // that it was reset
}
async function signInWithGoogle(email: string, subject: string) {
  const begun = await api.call('POST', '/users/auth/google', { body: { token: 'google_1760445000000' } });
  const { authUrl } = begun.json<{ data: { authUrl: string } }>().data;
  const body = await google.agree(authUrl, { subject, email, emailVerified: true, name: 'Ana' });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  return api.call('POST', '/users/auth/google/callback', { body, headers: { cookie } });
}

test('the link beside the code sets a new password, once, and signs out everywhere', async () => {
  const learner = await api.learner();
  await request(learner.email);
  const mail = await smtp.nextMail(learner.email);
  expect(mail.content.text).toContain(`${api.config.publicUrl}/login?reset=`);
  const token = tokenIn(mail);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  expect((await follow(token)).statusCode).toBe(200);
  expect((await login(learner.email, newPassword)).statusCode).toBe(200);
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(401);
  expect((await follow(token)).json()).toMatchObject({ code: 'RECOVERY_LINK_INVALID' });
  const verify = { email: learner.email, code: codeIn(mail) };
  expect((await api.call('POST', '/users/auth/verify-reset-code', { body: verify })).statusCode).toBe(422);
});

test('no guesses of others block the link, and it ends with its code after 15 minutes', async () => {
  const { email } = await api.learner();
  await request(email);
  const mail = await smtp.nextMail(email);
  const token = tokenIn(mail);
  const code = codeIn(mail) === '000000' ? '000001' : '000000';
  for (let wrong = 0; wrong < 60; wrong++)
    await api.app.inject({
      method: 'POST',
      url: '/api/v1/users/auth/verify-reset-code',
      remoteAddress: `198.51.100.${wrong % 10}`,
      payload: { email, code },
    });
  const refused = await api.call('POST', '/users/auth/verify-reset-code', { body: { email, code } });
  expect(refused.statusCode).toBe(429);
  expect((await follow(token)).statusCode).toBe(200);
  await smtp.nextMail(email); // that it was reset

  await request(email);
  const late = tokenIn(await smtp.nextMail(email));
  api.clock.advance(15 * 60_000);
  expect((await follow(late)).json()).toMatchObject({ code: 'RECOVERY_LINK_INVALID' });
});

test('FORGOT-11 a refused password leaves the link usable', async () => {
  const { email } = await api.learner();
  await request(email);
  const token = tokenIn(await smtp.nextMail(email));
  expect((await follow(token, 'abc')).json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK' });
  const differing = { token, newPassword, confirmPassword: `${newPassword}x` };
  const response = await api.call('POST', '/users/auth/reset-password/link', { body: differing });
  expect(response.json()).toMatchObject({ code: 'PASSWORDS_DO_NOT_MATCH' });
  expect((await follow(token)).statusCode).toBe(200);
});

test('only the hash of a link is stored, and the mail goes with its delivery', async () => {
  const { email } = await api.learner();
  await request(email);
  const token = tokenIn(await smtp.nextMail(email));
  const tables = ['password_resets', 'email_restores', 'mails'];
  await expect
    .poll(async () => {
      const found = await Promise.all(
        tables.map((name) => api.database.pool.query(`select 1 from ${name} as t where t::text like '%${token}%'`)),
      );
      return found.map(({ rowCount }) => rowCount);
    })
    .toEqual([0, 0, 0]);
});

test('a stolen token takes no account over: the former address brings it back after change, reset and sign-in', async () => {
  const owner = await api.learner();
  await changeEmail(owner, 'thief@prepar.example');
  const notice = await smtp.nextMail(owner.email);
  expect(notice.content.text).toContain(`${api.config.publicUrl}/login?restore=`);
  await resetByCode('thief@prepar.example', thiefPassword);
  const thief = await succeed<{ token: string }>(login('thief@prepar.example', thiefPassword));
  await request('thief@prepar.example');
  const openCode = tokenIn(await smtp.nextMail('thief@prepar.example'));

  api.clock.advance(6 * day);
  const fresh = await succeed<{ token: string }>(login('thief@prepar.example', thiefPassword));
  expect((await follow(tokenIn(notice))).statusCode).toBe(200);
  for (const { token } of [thief, fresh])
    expect((await api.call('GET', '/users/profile', { token })).statusCode).toBe(401);
  expect((await follow(openCode)).statusCode).toBe(422);
  expect((await login('thief@prepar.example', thiefPassword)).statusCode).toBe(401);
  const { user } = await succeed<{ user: { id: string; email: string } }>(login(owner.email, newPassword));
  expect(user).toMatchObject({ id: owner.id, email: owner.email });
});

test('moving the account on does not shake the owner off, and its last address restores nothing behind the owner', async () => {
  const owner = await api.learner();
  await changeEmail(owner, 'hop1@prepar.example');
  const notice = tokenIn(await smtp.nextMail(owner.email));
  await changeEmail(owner, 'hop2@prepar.example');
  const thiefs = tokenIn(await smtp.nextMail('hop1@prepar.example'));
  expect((await follow(thiefs, thiefPassword)).statusCode).toBe(200);
  expect((await login('hop1@prepar.example', thiefPassword)).statusCode).toBe(200);
  expect((await follow(notice)).statusCode).toBe(200);
  expect((await login(owner.email, newPassword)).statusCode).toBe(200);

  const again = await api.learner();
  await changeEmail(again, 'hop3@prepar.example');
  const first = tokenIn(await smtp.nextMail(again.email));
  await changeEmail(again, 'hop4@prepar.example');
  const second = tokenIn(await smtp.nextMail('hop3@prepar.example'));
  expect((await follow(first)).statusCode).toBe(200);
  expect((await follow(second, thiefPassword)).json()).toMatchObject({ code: 'RECOVERY_LINK_INVALID' });
});

test('the way in with a provider stays the owner’s, and that of the thief ends', async () => {
  const opened = await signInWithGoogle('owner@prepar.example', '1001');
  const owner = opened.json<{ data: { token: string; user: { id: string } } }>().data;
  const call: Caller['call'] = (method, path, options) => api.call(method, path, { token: owner.token, ...options });
  await changeEmail({ call }, 'robber@prepar.example');
  const notice = tokenIn(await smtp.nextMail('owner@prepar.example'));
  await resetByCode('robber@prepar.example', thiefPassword);
  const back = await signInWithGoogle('owner@prepar.example', '1001');
  expect(back.json()).toMatchObject({ data: { user: { id: owner.user.id } } });

  // By the thief's own provider the account is taken over, links and all, but not for good.
  await signInWithGoogle('robber@prepar.example', '1002');
  expect((await follow(notice)).statusCode).toBe(200);
  expect((await signInWithGoogle('owner@prepar.example', '1001')).json()).toMatchObject({
    data: { user: { id: owner.user.id } },
  });
  const robber = await signInWithGoogle('robber@prepar.example', '1002');
  expect(robber.json<{ data: { user: { id: string } } }>().data.user.id).not.toBe(owner.user.id);
});

test('nobody else takes the former address for seven days', async () => {
  const [owner, thief] = [await api.learner(), await api.learner()];
  await changeEmail(owner, 'moved@prepar.example');
  const notice = tokenIn(await smtp.nextMail(owner.email));
  const account = { name: 'X', email: owner.email, password: goodPassword, country: 'BR', locale: 'pt-BR' };
  const register = () => api.call('POST', '/users/auth/register', { body: account });
  expect((await register()).json()).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
  const move = await thief.call('PUT', '/users/profile/email', { body: { email: owner.email } });
  expect(move.json()).toMatchObject({ code: 'EMAIL_ALREADY_EXISTS' });
  expect((await signInWithGoogle(owner.email, '1003')).statusCode).toBe(401);
  await changeEmail(await signedIn('moved@prepar.example'), owner.email); // its own account may go back
  await changeEmail(await signedIn(owner.email), 'moved@prepar.example');
  api.clock.advance(7 * day);
  expect((await follow(notice)).json()).toMatchObject({ code: 'RECOVERY_LINK_INVALID' });
  expect((await register()).statusCode).toBe(201);
});

async function signedIn(email: string): Promise<Pick<Caller, 'call'>> {
  const { token } = await succeed<{ token: string }>(login(email, goodPassword));
  return { call: (method, path, options) => api.call(method, path, { token, ...options }) };
}

test('a registration that meets the change of an address never gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await api.learner();
    const account = { name: 'X', email: owner.email, password: goodPassword, country: 'BR', locale: 'pt-BR' };
    const [, ...registrations] = await Promise.all([
      changeEmail(owner, `away${round}@prepar.example`),
      ...Array.from({ length: 4 }, () => api.call('POST', '/users/auth/register', { body: account })),
    ]);
    expect(registrations.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
  }
});
