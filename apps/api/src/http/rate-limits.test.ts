import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { enrolledLearner, examId } from '../testing/practice.ts';
import { tally } from '../testing/tally.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { networkOf } from './rate-limits.ts';

const api = useTestApp({ rateLimitFactor: 1, trustedProxies: 1 });
let second: FastifyInstance;
let first: Caller;
let other: Caller;

beforeAll(async () => {
  second = await buildApp({
    config: api.config,
    ...api.database,
    clock: () => api.clock.now,
    checkAnswers: true,
    serveSite: false,
  });
  first = await enrolledLearner(api);
  other = await enrolledLearner(api);
});
afterAll(() => second.close());

const nextMinute = () => {
  api.clock.now = new Date(Math.floor(api.clock.now.getTime() / 60_000 + 1) * 60_000);
};
const limitsOf = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['ratelimit-limit'],
  headers['ratelimit-remaining'],
  headers['ratelimit-reset'],
];
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (app: FastifyInstance, address: string, index: number) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    payload: { email: `someone${index}@prepar.example`, password: 'Errada123!' },
    headers: from(address),
  });

test('an answer says the limit, what is left of it and when it begins anew', async () => {
  nextMinute();
  expect(limitsOf(await first.call('GET', '/users/profile'))).toEqual(['300', '299', '60']);
  api.clock.advance(45_500);
  expect(limitsOf(await first.call('GET', '/users/profile'))).toEqual(['300', '298', '15']);
  nextMinute();
  expect(limitsOf(await first.call('GET', '/users/profile'))).toEqual(['300', '299', '60']);
});

test('sign-in takes 30 calls a minute from one address, by whichever process', async () => {
  nextMinute();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => login(index % 2 ? api.app : second, '198.51.100.7', index)),
  );
  expect(tally(responses)).toEqual({ 401: 30, 429: 10 });
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  expect(refused?.headers).toMatchObject({
    'retry-after': '60',
    'ratelimit-limit': '30',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '60',
  });
  expect((await login(api.app, '198.51.100.8', 0)).statusCode).toBe(401);
  nextMinute();
  expect((await login(api.app, '198.51.100.7', 0)).statusCode).toBe(401);
});

test('an address that the caller makes up does not count, only the one that the proxy adds', async () => {
  nextMinute();
  const responses = await Promise.all(
    Array.from({ length: 35 }, (_, index) => login(api.app, `10.0.0.${index}, 198.51.100.9`, index)),
  );
  expect(tally(responses)).toEqual({ 401: 30, 429: 5 });
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('generation takes 20 calls a minute from one learner', async () => {
  nextMinute();
  const draw = (learner: Caller) => learner.call('GET', `/questions/questions/random?examId=${examId}`);
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) statuses.push((await draw(first)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect((await draw(other)).statusCode).toBe(200);
  expect((await first.call('GET', '/users/profile')).statusCode).toBe(200);
});

test('a draw of several questions costs as many of the 20', async () => {
  nextMinute();
  const learner = await enrolledLearner(api);
  const draw = (limit: string) => learner.call('GET', `/questions/questions/random?examId=${examId}&limit=${limit}`);
  expect(limitsOf(await draw('7'))).toEqual(['20', '13', '60']);
  expect(limitsOf(await draw('10'))).toEqual(['20', '3', '60']);
  for (const refused of ['11', 'x']) expect((await draw(refused)).statusCode).toBe(400);
  expect((await draw('2')).statusCode).toBe(429);
  nextMinute();
  expect(limitsOf(await draw('1e1'))).toEqual(['20', '10', '60']);
});

test('everything else takes 300 calls a minute from one learner', async () => {
  nextMinute();
  const responses: Awaited<ReturnType<Caller['call']>>[] = [];
  const some = () => Promise.all(Array.from({ length: 31 }, () => first.call('GET', '/config/onboarding')));
  while (responses.length < 310) responses.push(...(await some()));
  expect(tally(responses)).toEqual({ 200: 300, 429: 10 });
  expect((await other.call('GET', '/config/onboarding')).statusCode).toBe(200);
});

test('calls without a valid sign-in share 300 a minute by address', async () => {
  nextMinute();
  const knock = (address: string, token?: string) =>
    api.call('GET', '/users/profile', { headers: from(address), ...(token !== undefined && { token }) });
  const responses = await Promise.all(
    Array.from({ length: 310 }, (_, index) => knock('198.51.100.10', index % 2 ? `guess${index}` : undefined)),
  );
  expect(tally(responses)).toEqual({ 401: 300, 429: 10 });
  // Nor are they looked up any more, unless they were good a moment ago.
  expect((await knock('198.51.100.10', first.token)).statusCode).toBe(200);
  const stranger = await api.learner();
  expect((await knock('198.51.100.10', stranger.token)).statusCode).toBe(429);
  expect((await knock('198.51.100.11', stranger.token)).statusCode).toBe(200);
  expect((await knock('198.51.100.11')).statusCode).toBe(401);
});

test('the health of the service is not limited', async () => {
  const responses = await Promise.all(Array.from({ length: 320 }, () => api.call('GET', '/health')));
  expect(tally(responses)).toEqual({ 200: 320 });
});
