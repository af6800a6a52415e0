import { array, asyncProperty, assert, constantFrom, option, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../apps/api/src/app.ts';
import { compilePart } from '../../apps/api/src/http/validation.ts';
import { enrolledLearner } from '../../apps/api/src/testing/practice.ts';
import { type Caller, useTestApp } from '../../apps/api/src/testing/test-app.ts';
import { bent, fitting, queryText } from './arbitrary.ts';
import { expectDeclared, schemaAt, operations, pathOf, queryOf } from './operations.ts';

// `npm run contract:fuzz` sets these: another seed, many more calls, and the files that are served beside the API.
const seed = Number(process.env['FUZZ_SEED'] ?? 20251120);
const times = Number(process.env['FUZZ_TIMES'] ?? 1);

const api = useTestApp({ freeDailyCredits: 1000 });
let learner: Caller;
let calls = 0;

beforeAll(async () => {
  const enrolled = await enrolledLearner(api);
  // So that what is for administrators answers too.
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', enrolled.id).execute();
  learner = {
    ...enrolled,
    call: (...request) => {
      calls++;
      return enrolled.call(...request);
    },
  };
});
afterAll(() => {
  if (times > 1) console.log(`${calls} calls with the seed ${seed}`);
});

const titled = operations.map((operation) => [operation.id, operation] as const);

test.each(titled.filter(([, { body }]) => body !== null))(
  '%s answers as declared to whatever body',
  async (_id, operation) => {
    const pointer = operation.body?.$ref ?? '';
    const fits = compilePart(pointer);
    const bodies = fitting(schemaAt(pointer));
    const send = async (body: unknown) => {
      const response = await learner.call(operation.method, `${pathOf(operation)}?${queryOf(operation)}`, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expectDeclared(operation, response);
      return response;
    };
    await assert(
      asyncProperty(bodies, async (body) => {
        expect((await send(body)).json()).not.toMatchObject({ code: 'MALFORMED_JSON' });
      }),
      { seed, numRuns: 5 * times },
    );
    await assert(
      asyncProperty(bent(bodies), async (body) => {
        const wire: unknown = JSON.parse(JSON.stringify(body));
        const { statusCode } = await send(wire);
        if (!fits(wire)) expect(statusCode).toBe(400);
      }),
      { seed, numRuns: 12 * times },
    );
  },
  30_000 * times,
);

test.each(titled.filter(([, { method }]) => method === 'GET'))(
  '%s answers as declared to whatever query and header',
  async (_id, operation) => {
    const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const pair = tuple(constantFrom(...names, 'surprise'), queryText);
    const headers = tuple(option(queryText, { nil: undefined }), option(queryText, { nil: undefined }));
    await assert(
      asyncProperty(array(pair, { maxLength: 4 }), headers, async (pairs, [language, key]) => {
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
      }),
      { seed, numRuns: 12 * times },
    );
  },
  30_000 * times,
);

test.each(titled.filter(([, { parameters }]) => parameters.some((parameter) => parameter.in === 'path')))(
  '%s answers as declared to whatever id',
  async (_id, operation) => {
    await assert(
      asyncProperty(queryText, async (text) => {
        const id = encodeURIComponent(text).replaceAll('.', '%2E');
        if (id === '') return;
        const response = await learner.call(
          operation.method,
          `${operation.path.replaceAll(/\{\w+\}/g, id)}?${queryOf(operation)}`,
          {},
        );
        expectDeclared(operation, response);
      }),
      { seed, numRuns: 10 * times },
    );
  },
  30_000 * times,
);

const places = constantFrom(
  '/',
  '/docs/',
  '/docs/openapi.json',
  '/storybook/',
  '/assets/',
  '/favicon.svg',
  '/login',
  '/api/v1/',
);
const oddHeaders = constantFrom<Record<string, string>>(
  {},
  { range: 'bytes=99999999-' },
  { range: 'bytes=-0' },
  { 'if-match': '"x"' },
  { 'if-none-match': 'W/"x"' },
  { 'if-modified-since': 'yesterday' },
  { accept: 'text/html' },
  { accept: 'image/*;q=2' },
  { 'accept-encoding': 'br;q=x' },
  { 'accept-language': '-' },
);

test.runIf(times > 1)(
  'addresses of pages and files answer nothing above 499, whatever is asked of them',
  async () => {
    const site = await buildApp({ config: api.config, ...api.database, clock: () => api.clock.now });
    try {
      await assert(
        asyncProperty(
          places,
          queryText,
          oddHeaders,
          constantFrom('GET', 'HEAD', 'POST'),
          async (place, text, headers, method) => {
            calls++;
            const url = `${place}${encodeURIComponent(text)}`;
            const response = await site.inject({ method: method as 'GET', url, headers });
            expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
            expect(response.headers['content-security-policy'], url).toContain("default-src 'none'");
          },
        ),
        { seed, numRuns: 50 * times },
      );
    } finally {
      await site.close();
    }
  },
  30_000 * times,
);
