import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Schemas } from '../../http/operations.ts';
import { tidy } from '../../system/housekeeping.ts';
import { type Lie, type OauthPeer, type ProviderPerson, startOauthPeer } from '../../testing/oauth-peer.ts';
import { useTestApp } from '../../testing/test-app.ts';

let google: OauthPeer;
afterAll(() => google.stop());
const api = useTestApp({}, async () => {
  google = await startOauthPeer('google');
  return { ...google.environment, PUBLIC_URL: 'https://prepar.example' };
});

let people = 0;
function newPerson(): ProviderPerson {
  const subject = String(++people);
  return { subject, email: `google${subject}@prepar.example`, emailVerified: true, name: 'Ana Souza' };
}

async function begin(cookie?: string) {
  const body = { token: 'google_1760445000000' };
  const response = await api.call('POST', '/users/auth/google', { body, headers: { ...(cookie && { cookie }) } });
  const { authUrl } = response.json<{ data: { authUrl: string } }>().data;
  return { response, authUrl, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
}
const complete = (back: { code: string; state: string }, cookie: string, provider = 'google') =>
  api.call('POST', `/users/auth/${provider}/callback`, {
    body: back,
    headers: { cookie, 'x-time-zone': 'Europe/Lisbon' },
  });

async function signIn(person: ProviderPerson, lie?: Lie) {
  const { authUrl, cookie } = await begin();
  return complete(await google.agree(authUrl, person, lie), cookie);
}

test('SOCIAL-01 SOCIAL-03 the sign-in begins at the address that the provider publishes, whatever the token', async () => {
  const { response, authUrl } = await begin();
  expect(response.statusCode).toBe(200);
  const { origin, pathname, searchParams } = new URL(authUrl);
  expect(`${origin}${pathname}`).toBe(`${google.url}/sign-in`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'prepar-test',
    redirect_uri: 'https://prepar.example/auth',
    response_type: 'code',
    scope: 'openid email profile',
    state: expect.stringMatching(/^google\.[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(response.headers['set-cookie']).toMatch(
    /^prepar_social=[\w-]{43}; Max-Age=600; Path=\/api\/v1\/users\/auth; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('SOCIAL-06 SOCIAL-07 coming back signs in and makes an account the first time', async () => {
  const person = newPerson();
  const response = await signIn(person);
  expect(response.statusCode).toBe(200);
  const { token, user, needsOnboarding } = response.json<{ data: Schemas['LoginResult'] }>().data;
  expect(user).toMatchObject({ name: 'Ana Souza', email: person.email, role: 'USER', country: 'BR', locale: 'pt-BR' });
  expect(needsOnboarding).toBe(true);
  expect(response.headers['set-cookie']).toContain(`prepar_session=${token};`);
  const info = await api.call('GET', '/users/account-info', { token });
  expect(info.json()).toMatchObject({ data: { creditsRemaining: 5, lastPasswordChange: null } });
  const account = await api.database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({ email_verified_at: api.clock.now, password_hash: null, time_zone: 'Europe/Lisbon' });
});

test('SOCIAL-07 an account made by a provider keeps the language of the page, and of the page it comes back from', async () => {
  const person = newPerson();
  const languageAfter = async (language: string) => {
    const { authUrl, cookie } = await begin();
    const back = await google.agree(authUrl, person);
    const headers = { cookie, 'accept-language': language };
    const response = await api.call('POST', '/users/auth/google/callback', { body: back, headers });
    const { user } = response.json<{ data: Schemas['LoginResult'] }>().data;
    return api.database.db.selectFrom('users').select('language').where('id', '=', user.id).executeTakeFirst();
  };
  expect(await languageAfter('es-ES')).toEqual({ language: 'es' });
  expect(await languageAfter('en-US')).toEqual({ language: 'en' });
  expect(await languageAfter('de')).toEqual({ language: 'en' });
});

test('the same person comes back to the same account, also with another address', async () => {
  const person = newPerson();
  const first = (await signIn(person)).json<{ data: Schemas['LoginResult'] }>().data;
  const second = (await signIn({ ...person, email: 'changed@prepar.example' })).json<{ data: Schemas['LoginResult'] }>()
    .data;
  expect(second.user).toEqual(first.user);
});

test('a state works once', async () => {
  const { authUrl, cookie } = await begin();
  const back = await google.agree(authUrl, newPerson());
  const responses = await Promise.all(Array.from({ length: 5 }, () => complete(back, cookie)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
});

test('a state works in the browser that began, and in no other', async () => {
  const person = newPerson();
  const [own, foreign] = [await begin(), await begin()];
  const back = await google.agree(own.authUrl, person);
  for (const cookie of ['', foreign.cookie, 'prepar_social=']) {
    const response = await complete(back, cookie);
    expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'SOCIAL_SIGN_IN_FAILED' }]);
    expect(response.headers['set-cookie']).toBeUndefined();
  }
  expect((await complete(back, own.cookie)).statusCode).toBe(200);
});

test('another process of the server can finish what one began', async () => {
  const other = await buildApp({
    config: api.config,
    ...api.database,
    clock: () => api.clock.now,
    checkAnswers: true,
    serveSite: false,
  });
  const { authUrl, cookie } = await begin();
  const body = await google.agree(authUrl, newPerson());
  const response = await other.inject({
    method: 'POST',
    url: '/api/v1/users/auth/google/callback',
    body,
    headers: { cookie },
  });
  await other.close();
  expect(response.statusCode).toBe(200);
});

test('a state that is missing, made up, of the other provider or too old is refused', async () => {
  const { authUrl, cookie } = await begin();
  const { code, state } = await google.agree(authUrl, newPerson());
  for (const wrong of ['', 'google.madeup', state.replace('google', 'github')])
    expect((await complete({ code, state: wrong }, cookie)).statusCode).toBe(401);
  api.clock.advance(600_000);
  expect((await complete({ code, state }, cookie)).json()).toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
  await tidy(api.database.db, new Date(api.clock.now.getTime() + 600_001));
  expect(await api.database.db.selectFrom('social_sign_ins').select('provider').execute()).toEqual([]);
});

test('a code that the provider does not know is refused', async () => {
  const { authUrl, cookie } = await begin();
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  expect((await complete({ code: 'made-up', state }, cookie)).json()).toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
});

test('a code of one sign-in is worth nothing in another', async () => {
  const [victim, thief] = [await begin(), await begin()];
  const stolen = await google.agree(victim.authUrl, newPerson());
  const own = await google.agree(thief.authUrl, newPerson());
  expect((await complete({ code: stolen.code, state: own.state }, thief.cookie)).statusCode).toBe(401);
});

test('an ID token that does not fit is refused', async () => {
  const past = Math.floor(Date.now() / 1000) - 7200;
  const lies: Lie[] = [
    { claims: { nonce: 'another' } },
    { claims: { aud: 'another-client' } },
    { claims: { iss: 'https://accounts.example' } },
    { claims: { iat: past, exp: past + 60 } },
    { claims: { email_verified: 'yes' } },
    { signature: 'c2lnbmF0dXJl' },
  ];
  for (const lie of lies) {
    const person = newPerson();
    expect((await signIn(person, lie)).json()).toMatchObject({ code: 'SOCIAL_SIGN_IN_FAILED' });
    expect(await api.database.db.selectFrom('users').select('id').where('email', '=', person.email).execute()).toEqual(
      [],
    );
  }
});

test('an address that the provider has not verified is refused', async () => {
  const response = await signIn({ ...newPerson(), emailVerified: false });
  expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'SOCIAL_SIGN_IN_FAILED' }]);
});

test('an address that only lower case makes the same as another one is refused', async () => {
  const learner = await api.learner();
  await learner.call('PUT', '/users/profile/email', { body: { email: 'karla@prepar.example' } });
  const kelvin = '\u212Aarla@prepar.example';
  expect(kelvin.toLowerCase()).toBe('karla@prepar.example');
  expect((await signIn({ ...newPerson(), email: kelvin })).statusCode).toBe(401);
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
});

test('a name is shortened to what an account can hold; without one the address lends its own', async () => {
  const long = (await signIn({ ...newPerson(), name: `  ${'Zé '.repeat(60)}` })).json<{
    data: Schemas['LoginResult'];
  }>().data;
  expect(long.user.name.length).toBeLessThanOrEqual(120);
  const person = newPerson();
  const none = (await signIn({ ...person, name: ' ' })).json<{ data: Schemas['LoginResult'] }>().data;
  expect(none.user.name).toBe(person.email.split('@')[0]);
});

test('a provider that is not set up is said to be so', async () => {
  for (const response of [
    await api.call('POST', '/users/auth/github', { body: { token: 'github_1' } }),
    await complete({ code: 'c', state: 'github.s' }, '', 'github'),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'SOCIAL_PROVIDER_NOT_CONFIGURED',
      error: expect.stringContaining('e-mail e senha'),
    });
  }
});
