import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Schemas } from '../../http/operations.ts';
import { type OauthPeer, type ProviderPerson, startOauthPeer } from '../../testing/oauth-peer.ts';
import { codeIn, type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { type Caller, goodPassword, useTestApp } from '../../testing/test-app.ts';

let google: OauthPeer;
let github: OauthPeer;
let smtp: SmtpPeer;
afterAll(() => Promise.all([google.stop(), github.stop(), smtp.stop()]));
const api = useTestApp({}, async () => {
  [google, github, smtp] = await Promise.all([startOauthPeer('google'), startOauthPeer('github'), startSmtpPeer()]);
  return { ...google.environment, ...github.environment, ...smtp.environment };
});

let subjects = 100;
const personWith = (email: string): ProviderPerson => ({
  subject: String(++subjects),
  email,
  emailVerified: true,
  name: 'Ana Souza',
});

/** Everything of a sign-in but its last call, which is returned. */
async function prepare(provider: 'google' | 'github', person: ProviderPerson) {
  const begun = await api.call('POST', `/users/auth/${provider}`, { body: { token: `${provider}_1760445000000` } });
  const { authUrl } = begun.json<{ data: { authUrl: string } }>().data;
  const body = await (provider === 'google' ? google : github).agree(authUrl, person);
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  return () => api.call('POST', `/users/auth/${provider}/callback`, { body, headers: { cookie } });
}
const signIn = async (provider: 'google' | 'github', person: ProviderPerson) => (await prepare(provider, person))();
const accountIn = (response: LightMyRequestResponse) => response.json<{ data: Schemas['LoginResult'] }>().data;

const login = (email: string) => api.call('POST', '/users/auth/login', { body: { email, password: goodPassword } });
const profile = (token: string) => api.call('GET', '/users/profile', { token });

async function recover(email: string, newPassword = goodPassword) {
  await api.call('POST', '/users/auth/forgot-password', { body: { email } });
  const code = codeIn(await smtp.nextMail(email));
  const response = await api.call('POST', '/users/auth/reset-password', {
    body: { email, code, newPassword, confirmPassword: newPassword },
  });
  // The one that says that the password was changed.
  if (response.statusCode === 200) await smtp.nextMail(email);
  return response;
}
async function verifiedLearner(): Promise<Caller> {
  const learner = await api.learner();
  await recover(learner.email);
  return learner;
}

test('an account with a verified address is joined and keeps its password', async () => {
  const learner = await verifiedLearner();
  const before = accountIn(await login(learner.email));
  expect(accountIn(await signIn('google', personWith(learner.email))).user.id).toBe(learner.id);
  expect((await profile(before.token)).statusCode).toBe(200);
  expect((await login(learner.email)).statusCode).toBe(200);
});

test('an account with an unverified address is taken over: password and tokens end', async () => {
  const squatter = await api.learner();
  await api.call('POST', '/users/auth/forgot-password', { body: { email: squatter.email } });
  const code = codeIn(await smtp.nextMail(squatter.email));
  const owner = accountIn(await signIn('google', personWith(squatter.email)));
  expect(owner.user.id).toBe(squatter.id);
  expect((await profile(squatter.token)).statusCode).toBe(401);
  expect((await login(squatter.email)).statusCode).toBe(401);
  const verify = await api.call('POST', '/users/auth/verify-reset-code', { body: { email: squatter.email, code } });
  expect(verify.json()).toMatchObject({ code: 'RESET_CODE_INVALID' });
  expect((await profile(owner.token)).statusCode).toBe(200);
});

test('capital letters make no other account', async () => {
  const learner = await verifiedLearner();
  expect(accountIn(await signIn('google', personWith(learner.email.toUpperCase()))).user.id).toBe(learner.id);
});

test('both providers open one account', async () => {
  const email = 'both@prepar.example';
  const first = accountIn(await signIn('google', personWith(email)));
  expect(accountIn(await signIn('github', personWith(email))).user.id).toBe(first.user.id);
});

test('the same id at two providers is two people', async () => {
  const one = accountIn(await signIn('google', { ...personWith('one@prepar.example'), subject: '4242' }));
  const two = accountIn(await signIn('github', { ...personWith('two@prepar.example'), subject: '4242' }));
  expect(two.user.id).not.toBe(one.user.id);
});

test('whoever moved an account to an address of somebody else loses every way into it', async () => {
  const thief = personWith('thief@prepar.example');
  const stolen = accountIn(await signIn('github', thief));
  await api.call('PUT', '/users/profile/email', { token: stolen.token, body: { email: 'owner@prepar.example' } });
  const owner = accountIn(await signIn('google', personWith('owner@prepar.example')));
  expect(owner.user.id).toBe(stolen.user.id);
  expect((await profile(stolen.token)).statusCode).toBe(401);
  expect((await signIn('github', thief)).statusCode).toBe(401);
});

test('the same holds when the owner of the address comes by a reset code after the former one has run out', async () => {
  const thief = personWith('thief2@prepar.example');
  const stolen = accountIn(await signIn('github', thief));
  await api.call('PUT', '/users/profile/email', { token: stolen.token, body: { email: 'owner2@prepar.example' } });
  await recover('owner2@prepar.example');
  // For seven days the account may as well have been moved by a thief, and the way in be its owner's.
  expect(accountIn(await signIn('github', thief)).user.id).toBe(stolen.user.id);
  api.clock.advance(7 * 86_400_000);
  await recover('owner2@prepar.example');
  expect(accountIn(await signIn('github', thief)).user.id).not.toBe(stolen.user.id);
  expect(accountIn(await login('owner2@prepar.example')).user.id).toBe(stolen.user.id);
});

test('a reset of a verified address keeps the provider as a way in', async () => {
  const person = personWith('keeps@prepar.example');
  const { user } = accountIn(await signIn('google', person));
  expect((await recover(person.email)).statusCode).toBe(200);
  expect(accountIn(await login(person.email)).user.id).toBe(user.id);
  expect(accountIn(await signIn('google', person)).user.id).toBe(user.id);
});

test('a suspended account stays shut and is not changed', async () => {
  const learner = await api.learner();
  const linked = personWith('linked@prepar.example');
  const { user } = accountIn(await signIn('google', linked));
  await api.database.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', 'in', [learner.id, user.id])
    .execute();
  for (const person of [personWith(learner.email), linked]) {
    const response = await signIn('google', person);
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED' }]);
  }
  const row = await api.database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', learner.id)
    .executeTakeFirstOrThrow();
  expect([row.password_hash, row.email_verified_at]).toEqual([expect.any(String), null]);
  expect(
    await api.database.db.selectFrom('identities').select('subject').where('user_id', '=', learner.id).execute(),
  ).toEqual([]);
});

test('a deleted account leaves no link; the person starts anew', async () => {
  const person = personWith('anew@prepar.example');
  const first = accountIn(await signIn('google', person));
  await recover(person.email);
  const { token } = accountIn(await login(person.email));
  expect((await api.call('DELETE', '/users/account', { token, body: { password: goodPassword } })).statusCode).toBe(
    200,
  );
  expect(accountIn(await signIn('google', person)).user.id).not.toBe(first.user.id);
});

test('first sign-ins of one person at the same moment make one account', async () => {
  const person = personWith('race@prepar.example');
  const finishes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => prepare(index % 2 === 0 ? 'google' : 'github', person)),
  );
  const responses = await Promise.all(finishes.map((finish) => finish()));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(responses.map((response) => accountIn(response).user.id)).size).toBe(1);
  const identities = await api.database.db
    .selectFrom('identities')
    .select('provider')
    .where('subject', '=', person.subject)
    .execute();
  expect(identities).toHaveLength(2);
});

test('no sign-in with a password outlives the takeover that it meets', async () => {
  for (let round = 0; round < 3; round++) {
    const squatter = await api.learner();
    const finish = await prepare('google', personWith(squatter.email));
    const [done, ...logins] = await Promise.all([finish(), ...Array.from({ length: 5 }, () => login(squatter.email))]);
    expect(done.statusCode).toBe(200);
    for (const response of logins.filter(({ statusCode }) => statusCode === 200))
      expect((await profile(accountIn(response).token)).statusCode).toBe(401);
  }
});

test('a change of address never takes an account along that is taken over at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const squatter = await api.learner();
    const finish = await prepare('google', personWith(squatter.email));
    const body = { email: `squatter${round}@prepar.example` };
    const [done, changed] = await Promise.all([finish(), squatter.call('PUT', '/users/profile/email', { body })]);
    expect([200, 401]).toContain(changed.statusCode);
    // Where the change came first, the address is kept for whoever reads its mail.
    if (changed.statusCode === 200) expect(done.json()).toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
    else expect((await profile(accountIn(done).token)).json()).toMatchObject({ data: { email: squatter.email } });
  }
});

test('a registration and a first sign-in with one address at the same moment end in one account of the owner', async () => {
  for (let round = 0; round < 3; round++) {
    const email = `together${round}@prepar.example`;
    const finish = await prepare('google', personWith(email));
    const account = { name: 'Squatter', email, password: goodPassword, country: 'BR', locale: 'pt-BR' };
    const [done, registered] = await Promise.all([
      finish(),
      api.call('POST', '/users/auth/register', { body: account }),
    ]);
    expect(done.statusCode).toBe(200);
    expect([201, 409]).toContain(registered.statusCode);
    expect((await login(email)).statusCode).toBe(401);
  }
});
