import { expect, test } from 'vitest';
import { dailyStudyHours, formatWeek } from './weeks.ts';

test('PROG-05 daily study time is that of the week divided by seven', () => {
  expect(dailyStudyHours(4.2)).toBeCloseTo(0.6);
  expect(dailyStudyHours(0)).toBe(0);
});

test('weeks run from Sunday to Saturday, in the words of the language and the same in every time zone', () => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
  expect(plain(formatWeek('2025-11-16', 'long', 'pt-BR'))).toMatch(/^16 ?– ?22 de novembro$/);
  expect(plain(formatWeek('2025-10-26', 'long', 'en-US'))).toMatch(/^October 26 ?– ?November 1$/);
  expect(plain(formatWeek('2025-10-26', 'short', 'pt-BR'))).toMatch(/^26\/10 ?– ?0?1\/11$/);
  expect(plain(formatWeek('2025-10-26', 'short', 'es-ES'))).toMatch(/^26\/10 ?– ?0?1\/11$/);
  expect(plain(formatWeek('2025-10-26', 'short', 'en-US'))).toMatch(/^Oct 26 ?– ?Nov 1$/);
  expect(formatWeek(null, 'long', 'pt-BR')).toBeNull();
  expect(formatWeek('sem data', 'long', 'pt-BR')).toBeNull();
});
