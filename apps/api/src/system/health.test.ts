import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type FragileDatabase, fragileDatabase } from '../testing/fragile-database.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
let app: FastifyInstance;
let wire: FragileDatabase;

beforeAll(async () => {
  wire = await fragileDatabase(api.database.connection);
  app = await buildApp({
    config: api.config,
    ...wire,
    clock: () => api.clock.now,
    checkAnswers: true,
    serveSite: false,
  });
});
afterAll(async () => {
  await app.close();
  await wire.close();
});

const health = () => app.inject('/api/v1/health');
const login = (email: string) =>
  app.inject({ method: 'POST', url: '/api/v1/users/auth/login', payload: { email, password: goodPassword } });

test('API-06 a healthy service says its version, its time and that its database answers', async () => {
  const response = await health();
  expect(response.statusCode).toBe(200);
  expect(response.headers['ratelimit-limit']).toBeUndefined();
  expect(response.json()).toEqual({
    success: true,
    data: {
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptimeSeconds: expect.any(Number),
      time: api.clock.now.toISOString(),
      checks: { database: 'ok' },
    },
  });
});

test.each(['goAway', 'hang'] as const)(
  'API-06 while the database is lost (%s) calls answer 503 with when to come back, and recover by themselves',
  async (loss) => {
    const learner = await api.learner();
    expect((await health()).statusCode).toBe(200);
    await wire[loss]();
    // What was ok is told for a second.
    await expect.poll(async () => (await health()).statusCode).toBe(503);
    const calls = [
      health(),
      login(learner.email),
      app.inject({ url: '/api/v1/users/profile', headers: { authorization: `Bearer ${learner.token}` } }),
      app.inject({
        method: 'PUT',
        url: '/api/v1/users/profile/name',
        payload: { name: 'Ana' },
        headers: { authorization: `Bearer ${learner.token}` },
      }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({
        success: false,
        code: 'SERVICE_UNAVAILABLE',
        requestId: response.headers['x-request-id'],
      });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    await wire.comeBack();
    await expect.poll(async () => (await health()).statusCode).toBe(200);
    expect((await login(learner.email)).statusCode).toBe(200);
  },
);

test('a call whose database falls silent is answered in time all the same', async () => {
  const learner = await api.learner();
  const headers = { authorization: `Bearer ${learner.token}` };
  const rename = () =>
    app.inject({ method: 'PUT', url: '/api/v1/users/profile/name', payload: { name: 'Ana' }, headers });
  expect((await rename()).statusCode).toBe(200);
  wire.fallSilent();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answered: number[] = [];
    const call = rename().then(({ statusCode }) => answered.push(statusCode));
    while (answered.length === 0) await vi.advanceTimersByTimeAsync(1000);
    await call;
    expect(answered).toEqual([503]);
  } finally {
    vi.useRealTimers();
  }
  await wire.comeBack();
  // A connection that broke meanwhile fails the call that finds it.
  await expect.poll(async () => (await rename()).statusCode, { timeout: 10_000 }).toBe(200);
});

test('a call in the middle of which the database is lost is refused whole', async () => {
  const learner = await api.learner();
  const rename = (name: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/users/profile/name',
      payload: { name },
      headers: { authorization: `Bearer ${learner.token}` },
    });
  await rename('Antes');
  const running = Promise.all(Array.from({ length: 20 }, (_, index) => rename(`Depois ${index}`)));
  await wire.goAway();
  for (const { statusCode } of await running) expect([200, 429, 503]).toContain(statusCode);
  await wire.comeBack();
  expect((await rename('Enfim')).json()).toMatchObject({ data: { name: 'Enfim' } });
});

test('health keeps answering when every connection of the pool is taken, and says so when the database is slow', async () => {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const holders = Array.from({ length: 5 }, () => wire.db.connection().execute(() => done));
  expect((await health()).json()).toMatchObject({ data: { status: 'ok' } });
  resolve();
  await Promise.all(holders);
  await expect.poll(async () => (await health()).json<object>()).toMatchObject({ data: { status: 'ok' } });
  wire.fallSilent();
  await expect.poll(async () => (await health()).json<object>()).toMatchObject({ data: { status: 'degraded' } });
  await expect.poll(async () => (await health()).statusCode).toBe(503);
  await wire.comeBack();
  expect((await health()).statusCode).toBe(200);
});
