import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
let learner: Caller;
beforeAll(async () => {
  learner = await api.learner();
});

const get = (url: string, encodings?: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${learner.token}`, ...(encodings && { 'accept-encoding': encodings }) },
  });

test('long answers are compressed for those who ask for it, and say the same', async () => {
  const plain = await get('/exams/with-enrollment');
  const packed = await get('/exams/with-enrollment', 'gzip, br');
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(packed.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test('short answers are not compressed', async () => {
  expect((await get('/users/profile', 'gzip, br')).headers['content-encoding']).toBeUndefined();
});
