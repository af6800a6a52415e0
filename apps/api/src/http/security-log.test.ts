import { PassThrough } from 'node:stream';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createAuthenticator } from '../auth/authenticate.ts';
import { createHandlers } from '../handlers.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';
import { createGenerator } from '../questions/generator.ts';
import { bindContract } from './contract.ts';
import { sendError, toApiError } from './envelope.ts';
import { createRateLimiter } from './rate-limits.ts';

const api = useTestApp();
const publicUrl = () => 'http://localhost:3000';

/** The API with a log that can be read. */
async function logging(level: string) {
  const stream = new PassThrough();
  const app = fastify({ logger: { level, stream } });
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, toApiError(error)));
  const { config } = api;
  const { db, pipeline } = api.database;
  const mailer = { wake: () => undefined, forget: async () => undefined, close: async () => undefined };
  bindContract(app, {
    handlers: createHandlers({
      config,
      ...api.database,
      generator: createGenerator(),
      workshop: null,
      mailer,
      publicUrl,
    }),
    clock: () => api.clock.now,
    authenticate: createAuthenticator({ db, pipeline }, publicUrl, () => []),
    noteLanguage: async () => undefined,
    rateLimiter: createRateLimiter(db, 1000),
    checkAnswers: false,
  });
  const lines = () =>
    String(stream.read() ?? '')
      .split('\n')
      .filter((line) => line.includes('"security"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { app, lines };
}

test('what matters to an account is logged at the default level, without a word about the person', async () => {
  const { app, lines } = await logging('warn');
  const { id, email } = await api.learner('Rosalinda Quaresma');
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, token = '') =>
    app.inject({ method, url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });
  await call('POST', '/users/auth/login', { email, password: 'Errada123!' });
  const signIn = await call('POST', '/users/auth/login', { email, password: goodPassword });
  const { token } = signIn.json<{ data: { token: string } }>().data;
  for (let wrong = 0; wrong < 11; wrong++) await call('DELETE', '/users/account', { password: 'Errada123!' }, token);
  await call('PUT', '/users/profile/email', { email: 'rosalinda.nova@prepar.example' }, token);
  const text = lines();
  expect(text).toHaveLength(14);
  expect(text[0]).toMatchObject({ security: 'sign-in', outcome: 'INVALID_CREDENTIALS', account: null });
  expect(text[1]).toMatchObject({ security: 'sign-in', outcome: 'done', account: id });
  expect(text[2]).toMatchObject({ security: 'deletion', outcome: 'INVALID_PASSWORD', account: id });
  expect(text[12]).toMatchObject({ security: 'deletion', outcome: 'RATE_LIMITED', account: id });
  expect(text[13]).toMatchObject({ security: 'e-mail', outcome: 'done', account: id, reqId: expect.any(String) });
  expect(JSON.stringify(text)).not.toMatch(/rosalinda|quaresma|@prepar|Errada|Correta/i);
  expect(JSON.stringify(text)).not.toContain(token);
});

test('a log that is turned down keeps quiet about it', async () => {
  const { app, lines } = await logging('error');
  await app.inject({ method: 'POST', url: '/users/auth/login', payload: { email: 'a@b.example', password: 'x' } });
  expect(lines()).toEqual([]);
});
