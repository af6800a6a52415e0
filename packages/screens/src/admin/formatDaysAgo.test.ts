import { expect, test } from 'vitest';
import { formatDaysAgo } from './formatDaysAgo.ts';

const now = new Date(2025, 10, 20, 0, 30);

test.each([
  [new Date(2025, 10, 20, 0, 10), 'hoje'],
  [new Date(2025, 10, 20, 9, 0), 'hoje'], // a clock that is behind
  [new Date(2025, 10, 19, 23, 50), 'ontem'],
  [new Date(2025, 10, 14, 12, 0), 'há 6 dias'],
  [new Date(2025, 9, 21, 12, 0), 'há 30 dias'],
  [new Date(2025, 9, 20, 12, 0), '20/10/2025'],
])('%s is %s', (moment, words) => {
  expect(formatDaysAgo(moment.toISOString(), now, 'pt-BR')).toBe(words);
});
