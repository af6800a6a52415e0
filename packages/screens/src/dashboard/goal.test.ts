import { expect, test } from 'vitest';
import { goalProgress } from './goal.ts';

test('DASH-06 CONST-04 the daily goal is credits spent by goal, 20 where none is set, between 0 and 100 per cent', () => {
  expect([
    goalProgress(5, 20),
    goalProgress(30, 20),
    goalProgress(-1, 20),
    goalProgress(5, 0),
    goalProgress(5, null),
  ]).toEqual([25, 100, 0, 25, 25]);
});
