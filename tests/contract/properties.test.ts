import { array, asyncProperty, assert, constantFrom, option, tuple } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compilePart } from '../../apps/api/src/http/validation.ts';
import { enrolledLearner } from '../../apps/api/src/testing/practice.ts';
import { type Caller, useTestApp } from '../../apps/api/src/testing/test-app.ts';
import { bent, fitting, queryText } from './arbitrary.ts';
import { expectDeclared, lookUp, operations, pathOf, queryOf } from './operations.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const seed = 20251120;
let learner: Caller;

beforeAll(async () => {
  learner = await enrolledLearner(api);
});

const titled = operations.map((operation) => [operation.id, operation] as const);

test.each(titled.filter(([, { body }]) => body !== null))('%s answers as declared to whatever body', async (_id, operation) => {
  const pointer = operation.body?.$ref ?? '';
  const fits = compilePart(pointer);
  const bodies = fitting(lookUp(pointer));
  const send = async (body: unknown) => {
    const response = await learner.call(operation.method, `${pathOf(operation)}?${queryOf(operation)}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expectDeclared(operation, response);
    return response;
  };
  await assert(asyncProperty(bodies, async (body) => {
    expect((await send(body)).json()).not.toMatchObject({ code: 'MALFORMED_JSON' });
  }), { seed, numRuns: 5 });
  await assert(asyncProperty(bent(bodies), async (body) => {
    const wire: unknown = JSON.parse(JSON.stringify(body));
    const { statusCode } = await send(wire);
    if (!fits(wire)) expect(statusCode).toBe(400);
  }), { seed, numRuns: 12 });
});

test.each(titled.filter(([, { method }]) => method === 'GET'))('%s answers as declared to whatever query and header', async (_id, operation) => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const pair = tuple(constantFrom(...names, 'surprise'), queryText);
  const headers = tuple(option(queryText, { nil: undefined }), option(queryText, { nil: undefined }));
  await assert(asyncProperty(array(pair, { maxLength: 4 }), headers, async (pairs, [language, key]) => {
    const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    const printable = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '?');
    const response = await learner.call('GET', `${pathOf(operation)}?${query}`, {
      headers: {
        ...(language !== undefined && { 'accept-language': printable(language) }),
        ...(key !== undefined && { 'idempotency-key': printable(key) }),
      },
    });
    expectDeclared(operation, response);
    if (pairs.some(([name]) => name === 'surprise')) expect(response.statusCode).toBeGreaterThanOrEqual(400);
  }), { seed, numRuns: 12 });
});

test.each(titled.filter(([, { parameters }]) => parameters.some((parameter) => parameter.in === 'path')))('%s answers as declared to whatever id', async (_id, operation) => {
  await assert(asyncProperty(queryText, async (text) => {
    const id = encodeURIComponent(text).replaceAll('.', '%2E');
    if (id === '') return;
    const response = await learner.call(operation.method, `${operation.path.replaceAll(/\{\w+\}/g, id)}?${queryOf(operation)}`, {});
    if (id.length <= 200) expectDeclared(operation, response);
    else expect(response.statusCode).toBe(404);
  }), { seed, numRuns: 10 });
});
