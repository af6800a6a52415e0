import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { tidy } from '../system/housekeeping.ts';
import { succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
const day = 86_400_000;

const login = (email: string, password = goodPassword) =>
  api.call('POST', '/users/auth/login', { body: { email, password } });
const cookieOf = (header: unknown) => String(header).split(';')[0] ?? '';
const profile = (headers: Record<string, string>) => api.call('GET', '/users/profile', { headers });
const ownOrigin = 'http://localhost:3000';

test('LOGIN-10 LOGIN-16 ENT-26 a sign-in returns a token for seven days, the user and whether the tour is due', async () => {
  const learner = await api.learner();
  const { token, user, needsOnboarding, expiresAt } = await succeed<Schemas['LoginResult']>(login(learner.email));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user.id).toBe(learner.id);
  expect(needsOnboarding).toBe(true);
  expect(Date.parse(expiresAt) - api.clock.now.getTime()).toBe(7 * day);
});

test('every sign-in has a token of its own', async () => {
  const learner = await api.learner();
  const other = (await succeed<Schemas['LoginResult']>(login(learner.email))).token;
  expect(other).not.toBe(learner.token);
  await succeed(api.call('POST', '/users/auth/logout', { token: other }));
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
  expect((await api.call('GET', '/users/profile', { token: other })).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const learner = await api.learner();
  const [wrong, unknown] = [await login(learner.email, 'Errada123!'), await login('nobody@prepar.example')];
  for (const response of [wrong, unknown]) {
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'Email ou senha incorretos' });
  }
  expect(Object.keys(wrong.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
});

test('an account without a password cannot be entered with one', async () => {
  const learner = await api.learner();
  await api.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', learner.id).execute();
  expect((await login(learner.email)).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
});

test('a token ends after seven days and says so', async () => {
  const learner = await api.learner();
  api.clock.advance(7 * day - 1);
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
  api.clock.advance(1);
  const expired = await learner.call('GET', '/users/profile');
  expect(expired.statusCode).toBe(401);
  expect(expired.json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(expired.headers['www-authenticate']).toMatch(/^Bearer/);
});

test('a session is removed two days after it ended', async () => {
  const learner = await api.learner();
  const sessions = () =>
    api.database.db.selectFrom('sessions').select('user_id').where('user_id', '=', learner.id).execute();
  api.clock.advance(9 * day);
  await tidy(api.database.db, api.clock.now);
  expect(await sessions()).toHaveLength(1);
  api.clock.advance(1);
  await tidy(api.database.db, api.clock.now);
  expect(await sessions()).toHaveLength(0);
});

test('a suspended account is told so, at sign-in only with the right password', async () => {
  const learner = await api.learner();
  await api.database.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', learner.id).execute();
  expect((await login(learner.email)).json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  expect((await login(learner.email, 'Errada123!')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(403);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'Bearer ünicode',
  `Bearer ${'x'.repeat(500)}`,
  'Basic YTpi',
  'Token x',
])('the authorization %j is nobody', async (authorization) => {
  const response = await profile({ authorization });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('the cookie is for the server alone, for seven days, and works like the token', async () => {
  const learner = await api.learner();
  const header = String((await login(learner.email)).headers['set-cookie']);
  const [pair, ...attributes] = header.split('; ');
  expect(pair).toMatch(/^prepar_session=[\w-]{43}$/);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax']);
  expect((await profile({ cookie: cookieOf(header) })).json()).toMatchObject({ data: { id: learner.id } });
});

test('the token counts when a cookie is sent too, even a wrong token', async () => {
  const [first, second] = [await api.learner(), await api.learner()];
  const cookie = `prepar_session=${second.token}`;
  expect((await profile({ cookie, authorization: `Bearer ${first.token}` })).json()).toMatchObject({
    data: { id: first.id },
  });
  expect((await profile({ cookie, authorization: 'Bearer wrong' })).statusCode).toBe(401);
});

test.each([
  [{}, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: `${ownOrigin}.elsewhere.example` }, 403],
  [{ origin: ownOrigin }, 200],
])('a change by cookie alone with the headers %o answers %i', async (headers, status) => {
  const learner = await api.learner();
  const cookie = `prepar_session=${learner.token}`;
  const response = await api.call('PUT', '/users/profile/name', {
    body: { name: 'Outro Nome' },
    headers: { cookie, ...headers },
  });
  expect(response.statusCode).toBe(status);
  const { data } = (await profile({ cookie })).json<{ data: Schemas['User'] }>();
  expect(data.name).toBe(status === 200 ? 'Outro Nome' : 'Marina Albuquerque');
});

test('LOGOUT-02 signing out ends this session alone and removes the cookie', async () => {
  const learner = await api.learner();
  const other = await succeed<Schemas['LoginResult']>(login(learner.email));
  const response = await learner.call('POST', '/users/auth/logout');
  expect(response.statusCode).toBe(200);
  expect(String(response.headers['set-cookie']).split('; ').toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=0',
    'Path=/',
    'SameSite=Lax',
    'prepar_session=',
  ]);
  expect((await learner.call('POST', '/users/auth/logout')).statusCode).toBe(401);
  expect((await api.call('GET', '/users/profile', { token: other.token })).statusCode).toBe(200);
});

test('ROLE-01 ROLE-04 an administrator is who has the role or the flag, everybody else is a learner', async () => {
  const people = [await api.learner(), await api.learner(), await api.learner()] as const;
  const [plain, flagged, administrator] = people;
  await api.database.db.updateTable('users').set({ can_access_admin: true }).where('id', '=', flagged.id).execute();
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  const statuses = await Promise.all(people.map(async ({ call }) => (await call('GET', '/admin/summary')).statusCode));
  expect(statuses).toEqual([403, 200, 200]);
  for (const { email } of [flagged, administrator]) {
    const { user, needsOnboarding } = await succeed<Schemas['LoginResult']>(login(email));
    expect(user.permissions.canAccessAdmin).toBe(true);
    expect(needsOnboarding).toBe(false);
  }
  expect((await succeed<Schemas['LoginResult']>(login(plain.email))).user.permissions.canAccessAdmin).toBe(false);
});
