import { expect, test } from 'vitest';
import { formatDayMonth } from './formatDayMonth.ts';

test('a day of a chart has the day first, or its month by name', () => {
  expect(['pt-BR', 'es-ES', 'en-US'].map((tag) => formatDayMonth('2026-10-27', tag))).toEqual([
    '27/10',
    '27/10',
    'Oct 27',
  ]);
});
