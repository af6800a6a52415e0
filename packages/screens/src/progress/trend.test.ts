import { expect, test } from 'vitest';
import { readTrend } from './trend.ts';

test('PROG-06 a trend is improving or declining, otherwise stable', () => {
  expect(['improving', 'declining', 'stable', 'soaring', ''].map(readTrend)).toEqual([
    'improving',
    'declining',
    'stable',
    'stable',
    'stable',
  ]);
});
