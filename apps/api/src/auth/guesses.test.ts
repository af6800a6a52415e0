import { expect, test } from 'vitest';
import { tidy } from '../system/housekeeping.ts';
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

test('wrong passwords at sign-in, change and deletion count together', async () => {
  const learner = await api.learner();
  const wrong = 'Errada123!';
  const change = () => learner.call('PUT', '/users/profile/password', { body: { currentPassword: wrong, newPassword: goodPassword, confirmPassword: goodPassword } });
  const remove = (password = wrong) => learner.call('DELETE', '/users/account', { body: { password } });
  for (let round = 0; round < 4; round++) await login(learner.email);
  for (let round = 0; round < 3; round++) {
    expect((await change()).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await remove()).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
  }
  const refused = await remove(goodPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await learner.call('GET', '/users/profile')).statusCode).toBe(200);
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
