import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const lines = (planned: number, pace: number, ...ends: (readonly [number, number])[]) =>
  linesOf({ planned, pace, days: ends.map(([low, atPace]) => ({ date: '2025-12-12', planned: low, atPace })) });

test('two lines are told apart only where a written figure differs', () => {
  expect(lines(0, 2.6, [70.6, 70.6], [70.1, 70.7])).toBe('both');
  expect(lines(0, 2.6, [70.6, 70.6], [70.1, 71])).toBe('two');
  expect(lines(0, 0, [70.6, 70.6], [70.1, 70.1])).toBe('one');
});
