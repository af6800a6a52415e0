import { expect, test } from 'vitest';
import {
  elapsed,
  formatDateTime,
  formatDay,
  formatDollars,
  formatExamTime,
  formatList,
  formatLongDay,
  formatMinutes,
  formatPercentage,
  formatReais,
  formatShortNumber,
  formatStudyTime,
  formatTimer,
  formatToday,
  formatWholePercentage,
  weekdays,
} from './formats.ts';

test('FMT-01 dates have day, month, year, hour and minute in Brazilian order', () => {
  expect(formatDateTime('2025-11-20T22:42:10')).toBe('20/11/2025 22:42');
  expect(formatDateTime('no date')).toBeNull();
});

test('CHROME-08 a day stays the same day in every time zone', () => {
  expect(formatDay('2025-11-20')).toBe('20/11/2025');
  expect(formatDay('2025-01-01')).toBe('01/01/2025');
});

test('LEGAL-01 a day in words is that day in every time zone, in the language of the page', () => {
  expect(['pt-BR', 'en-US', 'es-ES'].map((tag) => formatLongDay('2025-09-11', tag))).toEqual([
    '11 de setembro de 2025',
    'September 11, 2025',
    '11 de septiembre de 2025',
  ]);
});

test('a list of words is joined as the language does it', () => {
  expect(formatList(['um número', 'um símbolo', 'uma letra'], 'pt-BR')).toBe('um número, um símbolo e uma letra');
  expect(formatList(['a digit'], 'en-US')).toBe('a digit');
});

test('FMT-02 large numbers are cut to K from 1000 and M from a million', () => {
  const short = [0, 999, 1000, 1500, 999_999, 1_000_000, 2_550_000].map((value) => formatShortNumber(value, 'pt-BR'));
  expect(short).toEqual(['0', '999', '1K', '1,5K', '999,9K', '1M', '2,5M']);
});

test('FMT-03 accuracy has one decimal in the language of the page', () => {
  expect(formatPercentage(73.42, 'pt-BR')).toBe('73,4%');
  expect(formatPercentage(73.45, 'en-US')).toBe('73.5%');
  expect(formatPercentage(100, 'es-ES')).toBe('100,0%');
});

test('FMT-04 DASH-04 study time is minutes under an hour, else hours and minutes', () => {
  expect([0, 0.75, 59.6 / 60, 1.5, 31 + 40 / 60].map(formatStudyTime)).toEqual([
    '0min',
    '45min',
    '1h 0min',
    '1h 30min',
    '31h 40min',
  ]);
});

test('the time of an exam leaves zero parts out', () => {
  expect([45, 90, 180, 600].map(formatExamTime)).toEqual(['45min', '1h 30min', '3h', '10h']);
});

test('ADMIN-16 average session duration is hours and minutes', () => {
  expect([45, 59.6, 75, 120].map(formatMinutes)).toEqual(['45m', '1h 0m', '1h 15m', '2h 0m']);
});

test('SESS-12 the timer leaves zero parts out', () => {
  expect([0, 45, 60, 3600, 3723, 3605.9, -3].map(formatTimer)).toEqual([
    '0s',
    '45s',
    '1m',
    '1h',
    '1h 2m 3s',
    '1h 5s',
    '0s',
  ]);
});

test('ADMIN-15 money is US dollars in Brazilian notation', () => {
  expect(formatDollars(1234.56).replaceAll('\u00a0', ' ')).toBe('US$ 1.234,56');
  expect(formatDollars(0.0042).replaceAll('\u00a0', ' ')).toBe('US$ 0,0042');
});

test('prices are reais, with cents only where there are some, and the number as the language writes it', () => {
  const pricesIn = (tag: string) =>
    [0, 29, 0.118, 15_000].map((price) => formatReais(price, tag).replaceAll('\u00a0', ' '));
  expect(pricesIn('pt-BR')).toEqual(['R$ 0', 'R$ 29', 'R$ 0,12', 'R$ 15.000']);
  expect(pricesIn('en-US')).toEqual(['R$ 0', 'R$ 29', 'R$ 0.12', 'R$ 15,000']);
  expect(pricesIn('es-ES')).toEqual(['R$ 0', 'R$ 29', 'R$ 0,12', 'R$ 15.000']);
});

test('DASH-09 relative time is in minutes, then hours, then days', () => {
  const now = new Date('2025-11-20T12:00:00Z');
  expect(elapsed('2025-11-20T11:01:00Z', now)).toEqual({ unit: 'minutes', count: 59 });
  expect(elapsed('2025-11-20T13:00:00Z', now)).toEqual({ unit: 'minutes', count: 1 });
  expect(elapsed('2025-11-20T11:00:00Z', now)).toEqual({ unit: 'hours', count: 1 });
  expect(elapsed('2025-11-19T12:01:00Z', now)).toEqual({ unit: 'hours', count: 23 });
  expect(elapsed('2025-11-18T11:00:00Z', now)).toEqual({ unit: 'days', count: 2 });
});

test('the score of a simulation is in whole per cent, a half rounded up', () => {
  expect([0, 72.4, 72.5, 99.5, 100].map(formatWholePercentage)).toEqual(['0%', '72%', '73%', '100%', '100%']);
});

test('the day of today is said in the language of the page, with a capital', () => {
  expect(formatToday('2025-11-20', 'pt-BR')).toBe('Quinta-feira, 20 de novembro');
  expect(formatToday('2025-11-20', 'en-US')).toBe('Thursday, November 20');
});

test('the days of the week begin with Sunday', () => {
  expect(weekdays('narrow', 'pt-BR')).toEqual(['D', 'S', 'T', 'Q', 'Q', 'S', 'S']);
  expect(weekdays('short', 'pt-BR')).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
  expect(weekdays('long', 'es-ES')[0]).toBe('domingo');
});
