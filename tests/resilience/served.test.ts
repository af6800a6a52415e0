import { connect } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, cleanUp, makePlace, type Server, startServer } from './server.ts';

const place = makePlace();
let server: Server;

beforeAll(async () => {
  server = await startServer(join(place, 'data'), { LOG_LEVEL: 'warn' });
});
afterAll(() => cleanUp(place));

interface Answered {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks for an address as it is written, which a browser would tidy up first. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const { hostname, port } = new URL(server.address);
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  request({ hostname, port, path, headers }, (response) => {
    const { statusCode: status, headers: sent } = response;
    void buffer(response).then((body) => resolve({ status, headers: sent, body: body.toString() }));
  })
    .on('error', reject)
    .end();
  return promise;
}

test.each([
  ['/docs/%00', {}, 404],
  ['/docs/%zz', {}, 400],
  ['/docs//evil', {}, 404],
  ['/docs/./index.html', {}, 404],
  ['/docs/../../package.json', {}, 404],
  ['/docs/%2e%2e/%2e%2e/package.json', {}, 404],
  ['/docs/.built', {}, 404],
  ['/docs/index.html', { range: 'bytes=99999999-' }, 416],
  ['/docs/index.html', { 'if-match': '"x"' }, 412],
  ['/', { range: 'bytes=99999999-' }, 416],
  ['/', { 'if-match': '"x"' }, 412],
  ['/%00', {}, 404],
])('the address %s with %o is refused as a fault of the caller', async (path, headers, status) => {
  const answer = await get(path, headers);
  expect([answer.status, answer.body]).toEqual([status, expect.any(String)]);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  if (status === 416) expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});

test('a document that has not changed keeps its own policy', async () => {
  const first = await get('/', { accept: 'text/html' });
  expect(first.headers['content-security-policy']).toContain("script-src 'self'");
  expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const again = await get('/', { accept: 'text/html', 'if-none-match': String(first.headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

const logged = (text: string) => server.output().split(text).length - 1;

test('whoever goes in the middle of a call leaves no error in the log', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/v1/users/auth/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 90',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`);
  await delay(200);
  socket.destroy();
  await delay(200);
  expect((await call(server, 'GET', '/health')).status).toBe(200);
  expect(server.output()).not.toContain('"level":50');
});

test('callers that a proxy names while it is not believed are told of once', async () => {
  for (const address of ['203.0.113.5', '203.0.113.6']) await get('/api/v1/health', { 'x-forwarded-for': address });
  await expect.poll(() => logged('TRUST_PROXY is off')).toBe(1);
});
