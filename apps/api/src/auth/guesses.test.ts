import { expect, test } from 'vitest';
import { tidy } from '../system/housekeeping.ts';
import { succeed } from '../testing/practice.ts';
import { tally } from '../testing/tally.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
const minute = 60_000;

const login = async (email: string, password = 'Errada123!') => {
  const { statusCode, headers } = await api.call('POST', '/users/auth/login', { body: { email, password } });
  return { statusCode, retryAfter: headers['retry-after'] };
};
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

test('after ten wrong passwords in 15 minutes even the right one is not looked at', async () => {
  const { email } = await api.learner();
  for (let wrong = 0; wrong < 10; wrong++) expect((await login(email)).statusCode).toBe(401);
  api.clock.advance(5 * minute);
  expect(await login(email, goodPassword)).toEqual({ statusCode: 429, retryAfter: '600' });
  api.clock.advance(10 * minute);
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

test('100 parallel guesses get ten looks', async () => {
  const { email } = await api.learner();
  const results = await times(100, () => login(email));
  expect(tally(results)).toEqual({ 401: 10, 429: 90 });
});

test('an unknown address is counted alike, whatever its capital letters', async () => {
  const spellings = ['ghost@prepar.example', 'GHOST@prepar.example', ' Ghost@Prepar.Example '];
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => login(spellings[index % 3] ?? '')));
  expect(tally(results)).toEqual({ 401: 10, 429: 20 });
});

test('right passwords are not counted', async () => {
  const { email } = await api.learner();
  for (let wrong = 0; wrong < 9; wrong++) await login(email);
  for (let right = 0; right < 5; right++) expect((await login(email, goodPassword)).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(429);
});

test('wrong passwords at change and deletion count together for the account, whatever its address', async () => {
  const learner = await api.learner();
  const wrong = 'Errada123!';
  const change = () =>
    learner.call('PUT', '/users/profile/password', {
      body: { currentPassword: wrong, newPassword: goodPassword, confirmPassword: goodPassword },
    });
  const remove = (password = wrong) => learner.call('DELETE', '/users/account', { body: { password } });
  for (let round = 0; round < 5; round++) {
    expect((await change()).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await remove()).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
  }
  await succeed(learner.call('PUT', '/users/profile/email', { body: { email: 'elsewhere@prepar.example' } }));
  const refused = await remove(goodPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
});

test('thirty right passwords at the same moment lock nobody out', async () => {
  const { email } = await api.learner();
  await times(30, () => login(email, goodPassword));
  expect((await login(email, goodPassword)).statusCode).toBe(200);
});

const from = (remoteAddress: string, email: string, password?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    remoteAddress,
    payload: { email, password: password ?? 'Errada123!' },
  });

test('whoever guesses from one network locks nobody out who comes from another', async () => {
  const { email } = await api.learner();
  for (let wrong = 0; wrong < 60; wrong++) await from('198.51.100.7', email);
  expect((await from('198.51.100.7', email, goodPassword)).statusCode).toBe(429);
  expect((await from('203.0.113.9', email, goodPassword)).statusCode).toBe(200);
});

test('all networks together get fifty guesses', async () => {
  const { email } = await api.learner();
  const networks = Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`);
  const results = await Promise.all(
    networks.flatMap((network) => Array.from({ length: 10 }, () => from(network, email))),
  );
  expect(tally(results)).toEqual({ 401: 50, 429: 30 });
});

test('deleting an account and registering again causes no more mails', async () => {
  const register = (email: string) => {
    const account = { name: 'Ana', email, password: goodPassword, country: 'BR', locale: 'pt-BR' };
    return succeed(api.call('POST', '/users/auth/register', { body: account }));
  };
  const request = async (email: string) =>
    (await api.call('POST', '/users/auth/forgot-password', { body: { email } })).statusCode;
  const email = 'bombed@prepar.example';
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    await register(email);
    statuses.push(await request(email), await request(email));
    const { token } = await succeed<{ token: string }>(
      api.call('POST', '/users/auth/login', { body: { email, password: goodPassword } }),
    );
    await succeed(api.call('DELETE', '/users/account', { token, body: { password: goodPassword } }));
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  const { rows } = await api.database.pool.query<{ key: string }>('select key from rate_counters');
  expect(JSON.stringify(rows)).not.toContain('bombed');
});

test('guesses at one account do not hinder another', async () => {
  const [attacked, other] = [await api.learner(), await api.learner()];
  await times(12, () => login(attacked.email));
  expect((await login(other.email, goodPassword)).statusCode).toBe(200);
});

test('counters are removed two days after they began', async () => {
  const counters = () => api.database.db.selectFrom('rate_counters').select('key').execute();
  await login('forgotten@prepar.example');
  expect(await counters()).not.toEqual([]);
  api.clock.advance(48 * 60 * minute);
  await tidy(api.database.db, api.clock.now);
  expect(await counters()).not.toEqual([]);
  api.clock.advance(1);
  await tidy(api.database.db, api.clock.now);
  expect(await counters()).toEqual([]);
});
