import { beforeAll, describe, expect, test } from 'vitest';
import { contract, type Operation } from '../../apps/api/src/http/document.ts';
import { enrolledLearner } from '../../apps/api/src/testing/practice.ts';
import { type Caller, type CallOptions, useTestApp } from '../../apps/api/src/testing/test-app.ts';
import { expectDeclared, schemaAt, operations, pathOf, queryOf, requestExamples } from './operations.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
let learner: Caller;
let administrator: Caller;

beforeAll(async () => {
  learner = await enrolledLearner(api);
  administrator = await api.learner();
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
});

const titled = (some: Operation[]) =>
  some.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const secured = operations.filter(({ roles }) => roles !== null);
const forLearners = operations.filter(({ roles }) => !roles?.includes('admin'));
const withBody = operations.filter(({ body }) => body !== null);
const writing = operations.filter(({ method }) => method !== 'GET');

/** Somebody who may. */
const callerOf = (operation: Operation) => (operation.roles?.includes('admin') ? administrator : learner);

/** Calls an operation as somebody who may, with a body that fits, unless told otherwise. */
async function call(operation: Operation, options: CallOptions & { query?: string } = {}) {
  const { query = queryOf(operation), ...more } = options;
  // Signing out would end the session of all other tests.
  const caller = operation.id === 'logoutUser' ? await api.learner() : callerOf(operation);
  const response = await caller.call(operation.method, `${pathOf(operation)}${query && `?${query}`}`, {
    ...(operation.body && { body: Object.values(requestExamples(operation))[0] }),
    ...more,
  });
  expectDeclared(operation, response);
  return response;
}

describe.each(titled(secured))('%s', (_title, operation) => {
  test('answers 401 without a token, and with one that nobody has', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      { cookie: 'prepar_session=stolen', origin: api.config.publicUrl ?? '' },
    ]) {
      const response = await api.call(operation.method, `${pathOf(operation)}?${queryOf(operation)}`, { headers });
      expectDeclared(operation, response);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});

// Told by their place, so that one that loses its role is noticed.
const forAdministrators = operations.filter(({ path }) => /^\/(admin|users\/totp)/.test(path));

test.each(titled(forAdministrators))('ROLE-05 %s is for administrators', async (_title, operation) => {
  const response = await learner.call(operation.method, `${pathOf(operation)}?${queryOf(operation)}`, {
    ...(operation.body && { body: Object.values(requestExamples(operation))[0] }),
  });
  expectDeclared(operation, response);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'FORBIDDEN' });
  expect(response.body).not.toContain('data');
});

test.each(titled(forLearners))('%s refuses a parameter that it does not have', async (_title, operation) => {
  const response = await call(operation, { query: [queryOf(operation), 'surprise=1'].filter(Boolean).join('&') });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'surprise', code: 'UNKNOWN' }],
  });
});

test.each(titled(operations.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'path'))))(
  '%s refuses an id that cannot be one',
  async (_title, operation) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent("a' or 1=1"));
    const response = await callerOf(operation).call(operation.method, `${path}?${queryOf(operation)}`, {
      body: operation.body ? Object.values(requestExamples(operation))[0] : undefined,
    });
    expectDeclared(operation, response);
    expect(response.statusCode).toBe(400);
  },
);

const json = { 'content-type': 'application/json' };

test.each(titled(writing))(
  '%s refuses a body that is no JSON, too large or of another type',
  async (_title, operation) => {
    expect((await call(operation, { body: '{', headers: json })).json()).toMatchObject({ code: 'MALFORMED_JSON' });
    expect((await call(operation, { body: `{"a":"${'a'.repeat(66_000)}"}`, headers: json })).json()).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect((await call(operation, { body: '{}', headers: { 'content-type': 'text/plain' } })).json()).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  },
);

test.each(titled(withBody))('%s refuses a field that it does not have', async (_title, operation) => {
  const [example] = Object.values(requestExamples(operation));
  const response = await call(operation, { body: { ...example, surprise: 1 } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: expect.arrayContaining([expect.objectContaining({ field: 'surprise', code: 'UNKNOWN' })]),
  });
});

test.each(titled(withBody.filter(({ body }) => body?.required)))(
  '%s refuses a body without the fields it needs',
  async (_title, operation) => {
    for (const options of [
      { body: {} },
      { body: undefined },
      { body: '[]', headers: json },
      { body: 'null', headers: json },
    ])
      expect((await call(operation, options)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);

test.each(titled(withBody))('%s refuses values of another type in every field', async (_title, operation) => {
  const [example = {}] = Object.values(requestExamples(operation));
  const properties = schemaAt(operation.body?.$ref ?? '').properties ?? {};
  for (const name of Object.keys(properties)) {
    for (const value of [{ a: 1 }, [[]], name === 'score' ? '0' : 0.5]) {
      const response = await call(operation, { body: { ...example, [name]: value } });
      expect(response.statusCode, `${name}: ${JSON.stringify(value)}`).toBe(400);
      expect(response.json()).toMatchObject({
        details: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(`^${name}`) })]),
      });
    }
  }
});

test.each(titled(withBody))(
  '%s takes or refuses NUL characters and odd text, and does not break',
  async (_title, operation) => {
    const [example = {}] = Object.values(requestExamples(operation));
    for (const [name, value] of Object.entries(example)) {
      if (typeof value !== 'string') continue;
      for (const odd of [
        '\u0000',
        `${value}\u0000`,
        '\uD800',
        '\u202E\uFEFF',
        "'; drop table users; --",
        'a'.repeat(60_000),
      ])
        await call(operation, { body: { ...example, [name]: odd } });
    }
  },
);

test('SESS-14 the calls that pause and resume a session are marked as none of the specification', () => {
  for (const verb of ['pause', 'resume']) {
    const origin: unknown = contract['paths']?.[`/exams/{examId}/${verb}`]?.['post']?.['x-origin'];
    expect(origin).toBe('added');
  }
});

test('ENT-12 the envelope speaks the language of the call', async () => {
  const spoken: [string, string, string][] = [
    ['pt-BR', 'pt-BR', 'Alguns dados não são válidos. Verifique os campos indicados.'],
    ['en-US,en;q=0.8', 'en-US', 'Some of the data is not valid. Check the fields named.'],
    ['es', 'es-ES', 'Algunos datos no son válidos. Revisa los campos indicados.'],
    ['ja', 'pt-BR', 'Alguns dados não são válidos. Verifique os campos indicados.'],
  ];
  for (const [asked, language, sentence] of spoken) {
    const response = await learner.call('GET', '/attempts?limit=0', { headers: { 'accept-language': asked } });
    expect(response.headers['content-language']).toBe(language);
    expect(response.json()).toMatchObject({ success: false, error: sentence, code: 'VALIDATION_FAILED' });
  }
});
