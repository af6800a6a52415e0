import { expect, test } from 'vitest';
import { oncePer, rateLimitWindowMs } from './oncePer.ts';

test('ERR-07 CONST-01 a rate limit is reported at most once per 30 seconds', () => {
  expect(rateLimitWindowMs).toBe(30_000);
  const passes = oncePer(rateLimitWindowMs);
  expect([0, 1, 29_999, 30_000, 59_999, 60_000].map(passes)).toEqual([true, false, false, true, false, true]);
});
