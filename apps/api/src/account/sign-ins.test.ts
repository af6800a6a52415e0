import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const login = (email: string, headers: Record<string, string> = {}) =>
  api.call('POST', '/users/auth/login', { body: { email, password: goodPassword }, headers });
const tokenOf = async (email: string, headers?: Record<string, string>) =>
  (await succeed<Schemas['LoginResult']>(login(email, headers))).token;
const list = (token: string) => succeed<Schemas['SignIn'][]>(api.call('GET', '/users/sign-ins', { token }));
const status = async (token: string) => (await api.call('GET', '/users/profile', { token })).statusCode;

test('a person sees where the account is signed in, the place used last first, and ends all others', async () => {
  const { email, token: unknown } = await api.learner();
  const phone = await tokenOf(email, { 'user-agent': firefox });
  api.clock.advance(60_000);
  const computer = await tokenOf(email, { 'user-agent': chrome });
  const created = api.clock.now.toISOString();
  api.clock.advance(16 * 60_000);
  const signIns = await list(phone);
  expect(signIns).toMatchObject([
    { browser: 'Firefox', operatingSystem: 'Android', isCurrent: true, lastSeenAt: api.clock.now.toISOString() },
    { browser: 'Chrome', operatingSystem: 'Windows', isCurrent: false, createdAt: created, lastSeenAt: created },
    { browser: null, operatingSystem: null, isCurrent: false },
  ]);
  expect(JSON.stringify(signIns)).not.toContain(phone);

  await succeed(api.call('DELETE', '/users/sign-ins', { token: phone }));
  expect(await list(phone)).toHaveLength(1);
  expect([await status(phone), await status(computer), await status(unknown)]).toEqual([200, 401, 401]);
});

test('what ran out and what others use is not listed', async () => {
  const [learner, other] = [await api.learner(), await api.learner()];
  api.clock.advance(6 * 86_400_000);
  const token = await tokenOf(learner.email);
  expect(await list(token)).toHaveLength(2);
  api.clock.advance(86_400_000);
  expect(await list(token)).toHaveLength(1);
  expect(await status(other.token)).toBe(401);
});

test('a call is remembered every quarter of an hour, not each time', async () => {
  const { id, token } = await api.learner();
  const seen = async () =>
    (await api.database.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', id).execute()).map(
      ({ last_seen_at }) => api.clock.now.getTime() - last_seen_at.getTime(),
    );
  api.clock.advance(15 * 60_000);
  await status(token);
  expect(await seen()).toEqual([15 * 60_000]);
  api.clock.advance(1);
  await status(token);
  expect(await seen()).toEqual([0]);
});

test('a sign-in ends the one that the same browser had, and no other', async () => {
  const [first, second] = [await api.learner(), await api.learner()];
  const cookie = `prepar_session=${first.token}`;
  const wrong = { email: first.email, password: 'Errada123!' };
  expect((await api.call('POST', '/users/auth/login', { body: wrong, headers: { cookie } })).statusCode).toBe(401);
  expect(await status(first.token)).toBe(200);
  const token = await tokenOf(second.email, { cookie });
  expect([await status(first.token), await status(second.token), await status(token)]).toEqual([401, 200, 200]);
});

test('an administrator who was away for more than twelve hours signs in again, a learner does not', async () => {
  const [learner, administrator] = [await api.learner(), await api.learner()];
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
  api.clock.advance(12 * 3_600_000);
  expect([await status(learner.token), await status(administrator.token)]).toEqual([200, 200]);
  api.clock.advance(12 * 3_600_000 + 1);
  expect(await status(learner.token)).toBe(200);
  expect((await administrator.call('GET', '/users/profile')).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
});
