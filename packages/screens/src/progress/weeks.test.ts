import { expect, test } from 'vitest';
import { dailyStudyHours, formatWeeks } from './weeks.ts';

test('PROG-05 daily study time is that of the week divided by seven', () => {
  expect(dailyStudyHours(4.2)).toBeCloseTo(0.6);
  expect(dailyStudyHours(0)).toBe(0);
});

test('weeks run from Sunday to Saturday, in the words of the language and the same in every time zone', () => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
  expect(plain(formatWeeks('2025-11-16', 1, 'pt-BR'))).toMatch(/^16 ?– ?22 de novembro$/);
  expect(plain(formatWeeks('2025-10-26', 4, 'en-US'))).toMatch(/^October 26 ?– ?November 22$/);
  expect(formatWeeks(null, 1, 'pt-BR')).toBeNull();
  expect(formatWeeks('sem data', 1, 'pt-BR')).toBeNull();
});
