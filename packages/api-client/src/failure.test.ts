import { expect, test } from 'vitest';
import { isRateLimit, isUnauthenticated, readHttpFailure, readThrown } from './failure.ts';

const refusal = (body: unknown, status = 400) => readHttpFailure(new Response(null, { status }), body);

test('ERR-02 the message is the error field, else the message field, else nothing', () => {
  expect(refusal({ error: 'Primeiro', message: 'Segundo' }).message).toBe('Primeiro');
  expect(refusal({ error: '', message: 'Segundo' }).message).toBe('Segundo');
  expect(refusal({ error: { message: 'Dentro' } }).message).toBe('Dentro');
  expect(refusal({}).message).toBeNull();
  expect(refusal('<html>').message).toBeNull();
});

test('ERR-02 API-04 a failure of the transport keeps its own text, a time-out says how long it waited', () => {
  expect(readThrown(new TypeError('Failed to fetch'))).toEqual({ kind: 'transport', message: 'Failed to fetch' });
  expect(readThrown(new DOMException('', 'TimeoutError'))).toEqual({
    kind: 'transport',
    message: 'timeout of 20000ms exceeded',
  });
});

test('ERR-03 a failure that has nothing to do with HTTP is unknown', () => {
  expect(readThrown(new Error('bug'))).toEqual({ kind: 'unknown' });
});

test('ERR-04 status 401 is an authentication failure', () => {
  expect(isUnauthenticated(refusal({}, 401))).toBe(true);
  expect(isUnauthenticated(refusal({}, 403))).toBe(false);
});

test.each([
  [429, ''],
  [500, 'Rate limit reached'],
  [400, 'Too many requests'],
])('ERR-05 status %i with "%s" is a rate limit', (status, error) => {
  expect(isRateLimit(refusal({ error }, status))).toBe(true);
});

test.each(['Rate quota exceeded', 'request rate throttled', 'rate: too many'])(
  'ERR-06 a refusal that says "%s" is a rate limit',
  (error) => {
    expect(isRateLimit(refusal({ error }, 400))).toBe(true);
    expect(isRateLimit(refusal({ error }, 500))).toBe(false);
  },
);

test('an ordinary refusal is no rate limit', () => {
  expect(isRateLimit(refusal({ error: 'Incorrect rate' }, 400))).toBe(false);
  expect(isRateLimit({ kind: 'unknown' })).toBe(false);
});
