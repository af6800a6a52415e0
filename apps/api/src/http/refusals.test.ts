import { connect, type AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from './operations.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
let learner: Caller;

beforeAll(async () => {
  learner = await api.learner();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

function expectRefusal(response: Answered, status: number, code: string): void {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['content-language']).toBe('pt-BR');
  const envelope: unknown = JSON.parse(response.body);
  expect(envelope).toEqual({
    success: false,
    error: expect.stringMatching(/^\S.*[.]$/),
    code,
    requestId: response.headers['x-request-id'],
    ...(typeof envelope === 'object' && envelope !== null && 'details' in envelope && { details: envelope.details }),
  });
  expect(response.body).not.toMatch(/FST_|HPE_|stack|node_modules/);
}

/** What the server answers to bytes as they are. */
async function send(bytes: string): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('close', () => resolve(received));
  socket.on('error', () => resolve(received));
  socket.write(bytes);
  const [head = '', body = ''] = (await promise).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { statusCode: Number(status.split(' ')[1]), headers, body };
}

test.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/nothing',
  '/api/v1/users/profile/',
  '/api/v1//users/profile',
  '/api/v1/../v1/health/x',
])('the address %s does not exist', async (url) => {
  expectRefusal(await api.app.inject({ url }), 404, 'NOT_FOUND');
});

test.each(['PATCH', 'PUT', 'DELETE', 'POST', 'HEAD', 'OPTIONS', 'TRACE'] as const)(
  'the method %s does not exist where the contract has none',
  async (method) => {
    const response = await api.app.inject({ method, url: '/api/v1/health' });
    expect(response.statusCode).toBe(404);
    if (method !== 'HEAD') expectRefusal(response, 404, 'NOT_FOUND');
  },
);

test.each(['%', '%zz', '%E0%A4%A', '%ff'])('an address with the broken escape %j does not fit', async (escape) => {
  expectRefusal(
    await api.app.inject({ method: 'POST', url: `/api/v1/exams/${escape}/start` }),
    400,
    'VALIDATION_FAILED',
  );
});

test.each([65, 500, 15_000])('an id of %d characters does not fit', async (length) => {
  const response = await learner.call('POST', `/exams/${'a'.repeat(length)}/start`);
  expectRefusal(response, 400, 'VALIDATION_FAILED');
  expect(response.json<Schemas['ErrorEnvelope']>().details).toMatchObject([{ field: 'examId', code: 'WRONG_FORMAT' }]);
});

const json = { 'content-type': 'application/json' };
test.each([
  ['{', 'no JSON'],
  ['', 'nothing'],
  ['{"name":"a"} {}', 'more than JSON'],
  ["{'name':'a'}", 'other quotes'],
  ['{"__proto__":{"role":"ADMIN"}}', 'a prototype'],
  ['{"name":"a","constructor":{"prototype":{"role":"ADMIN"}}}', 'a constructor'],
])('the body %s is malformed: %s', async (body) => {
  expectRefusal(await learner.call('PUT', '/users/profile', { body, headers: json }), 400, 'MALFORMED_JSON');
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'text/html',
  ';;',
])('a body of the type %s is not read', async (type) => {
  expectRefusal(
    await learner.call('PUT', '/users/profile/name', { body: '{"name":"Ana"}', headers: { 'content-type': type } }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  );
});

test('a body over 64 KiB is not read', async () => {
  expectRefusal(
    await learner.call('PUT', '/users/profile/name', { body: { name: 'a'.repeat(70_000) } }),
    413,
    'PAYLOAD_TOO_LARGE',
  );
});

test.each(['null', '[]', '"text"', '7', 'true'])('the body %s is no object', async (body) => {
  const response = await learner.call('PUT', '/users/profile', { body, headers: json });
  expectRefusal(response, 400, 'VALIDATION_FAILED');
  expect(response.json<Schemas['ErrorEnvelope']>().details).toMatchObject([{ field: 'body', code: 'WRONG_TYPE' }]);
});

test('a body nested thousands deep is refused like any other', async () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expectRefusal(await learner.call('PUT', '/users/profile', { body: nested, headers: json }), 400, 'VALIDATION_FAILED');
  expectRefusal(
    await learner.call('PUT', '/users/profile', { body: `{"name":${nested}}`, headers: json }),
    400,
    'VALIDATION_FAILED',
  );
});

test('text that PostgreSQL cannot hold is refused with its field, before it gets there', async () => {
  const response = await learner.call('PUT', '/users/profile/name', { body: { name: 'a\u0000b' } });
  expectRefusal(response, 400, 'VALIDATION_FAILED');
  expect(response.json<Schemas['ErrorEnvelope']>().details).toMatchObject([{ field: 'name', code: 'WRONG_FORMAT' }]);
  const login = { email: 'a\u0000@prepar.example', password: 'x' };
  expectRefusal(await api.call('POST', '/users/auth/login', { body: login }), 400, 'VALIDATION_FAILED');
});

test('text of any other kind comes back as it was sent', async () => {
  for (const name of [
    'Ñandú 🦜',
    '<script>alert(1)</script>',
    "Robert'); drop table users;--",
    '%00\\u0000\r\n{{x}}',
    '\u202Eabc',
    'ﬁ',
    '名前',
  ])
    expect((await learner.call('PUT', '/users/profile/name', { body: { name } })).json()).toMatchObject({
      data: { name },
    });
});

test('each faulty field is named with its path, its code and its bound', async () => {
  const answers = [
    { questionId: 'q', selected: 'A' },
    { questionId: 'no id!', selected: 'abc', timeMs: -1, extra: 1 },
  ];
  const response = await learner.call('POST', '/exams/clf-c02/finish', {
    body: { score: 101, timeSpent: 1.5, answers },
  });
  const { details = [] } = response.json<Schemas['ErrorEnvelope']>();
  expect(details.map(({ field, code, params }) => `${field} ${code} ${JSON.stringify(params)}`).toSorted()).toEqual([
    'answers[1].extra UNKNOWN undefined',
    'answers[1].questionId WRONG_FORMAT undefined',
    'answers[1].selected WRONG_FORMAT undefined',
    'answers[1].timeMs TOO_SMALL {"minimum":0}',
    'score TOO_LARGE {"maximum":100}',
    'timeSpent WRONG_TYPE undefined',
  ]);
  expect(details.every(({ message }) => message.length > 5 && !message.includes('{'))).toBe(true);
});

test('a repeated parameter is refused, not guessed', async () => {
  expectRefusal(await learner.call('GET', '/attempts?limit=1&limit=2'), 400, 'VALIDATION_FAILED');
});

test.each([
  [`GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'PAYLOAD_TOO_LARGE'],
  ['Nonsense\r\n\r\n', 400, 'VALIDATION_FAILED'],
  [
    'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'VALIDATION_FAILED',
  ],
  ['POST /api/v1/users/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400, 'VALIDATION_FAILED'],
] as const)('bytes that are no request get the envelope too (%#)', async (bytes, status, code) => {
  expectRefusal(await send(bytes), status, code);
});

test('every answer carries the headers that protect a browser, and none names the software', async () => {
  const responses = [
    await api.call('GET', '/health'),
    await api.call('GET', '/nothing'),
    await api.app.inject('/api/v1/exams/%zz/start'),
    await api.app.inject('/nothing.json'),
    await send('Nonsense\r\n\r\n'),
  ];
  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  }
  expect(responses[0]?.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('what the caller sends never becomes a header of the answer', async () => {
  const headers = { 'x-request-id': 'mine', 'accept-language': 'en, x\u00ff', 'idempotency-key': 'a' };
  const response = await api.call('GET', '/health', { headers });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.values(response.headers)).not.toContain('mine');
});
