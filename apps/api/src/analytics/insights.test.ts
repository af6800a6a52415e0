import { assert, array, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '../i18n/locale.ts';
import { addDays } from '../time/local-days.ts';
import { insights } from './insights.ts';
import { trendOf } from './service.ts';

const today = '2025-11-20';
const expectedOf = (answered: number) => answered * 0.7;
const weeks = (...sums: [correct: number, answered: number][]) =>
  sums.map(([correct, answered]) => ({ weekStart: today, correct, answered, expected: expectedOf(answered) }));
/** Days a week from each other, the last one today. */
const days = (...sums: [correct: number, answered: number][]) =>
  sums.map(([correct, answered], place) => ({
    local_date: addDays(today, -7 * (sums.length - 1 - place)),
    correct,
    answered,
    expected: expectedOf(answered),
  }));
const quiet = weeks([0, 0], [0, 0], [0, 0], [0, 0]);
const busy = weeks([10, 20], [12, 20], [15, 20], [18, 20]);

test.each([
  ['clearly more right answers', days([10, 20], [12, 20], [15, 20], [18, 20]), 'improving'],
  ['clearly fewer right answers', days([18, 20], [15, 20], [12, 20], [10, 20]), 'declining'],
  ['the same share', days([15, 20], [30, 40], [3, 4], [15, 20]), 'stable'],
  ['everything right', days([20, 20], [20, 20], [20, 20], [20, 20]), 'stable'],
  ['everything wrong', days([0, 20], [0, 20], [0, 20], [0, 20]), 'stable'],
  ['a rise of too few answers to tell', days([1, 2], [0, 0], [0, 0], [2, 2]), 'stable'],
  ['a rise with a rest', days([10, 20], [0, 0], [0, 0], [18, 20]), 'improving'],
  ['ups and downs', days([18, 20], [10, 20], [10, 20], [18, 20]), 'stable'],
  ['one day alone', days([0, 0], [0, 0], [0, 0], [9, 20]), 'stable'],
  ['nothing', days([0, 0], [0, 0], [0, 0], [0, 0]), 'stable'],
] as const)('PROG-06 ENT-19 %s', (_name, sums, direction) => {
  expect(trendOf(sums, today)).toBe(direction);
});

test('PROG-06 the same days backwards have the opposite trend', () => {
  const day = record({ answered: nat(200), percent: nat(100) }).map(({ answered, percent }): [number, number] => [
    Math.round((answered * percent) / 100),
    answered,
  ]);
  const opposite = { improving: 'declining', declining: 'improving', stable: 'stable' } as const;
  assert(
    property(array(day, { minLength: 4, maxLength: 4 }), (sums) => {
      const backwards = trendOf(days(...sums.toReversed()), today);
      expect(backwards).toBe(opposite[trendOf(days(...sums), today)]);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('PROG-06 a trend looks back 30 days', () => {
  const [first, last] = days([10, 20], [18, 20]);
  if (!first || !last) throw new Error('Two days');
  const since = (ago: number) => trendOf([{ ...first, local_date: addDays(today, -ago) }, last], today);
  expect([since(29), since(30)]).toEqual(['improving', 'stable']);
});

test('ENT-19 the best and the worst week are those of the highest and lowest share, among weeks with answers', () => {
  expect(
    insights({ weeks: weeks([5, 10], [0, 0], [9, 10], [7, 10]), trend: 'stable', weakest: null }, 'pt'),
  ).toMatchObject({
    bestWeek: 'week3',
    worstWeek: 'week1',
  });
  expect(
    insights({ weeks: weeks([0, 0], [0, 0], [0, 10], [0, 0]), trend: 'stable', weakest: null }, 'pt'),
  ).toMatchObject({
    bestWeek: 'week3',
    worstWeek: null,
  });
  expect(insights({ weeks: quiet, trend: 'stable', weakest: null }, 'pt')).toMatchObject({
    bestWeek: null,
    worstWeek: null,
  });
});

test('ENT-19 the recommendation names the domain to work on, in the language asked for', () => {
  const advice = (domain: string, locale: Locale, examCode: string | null = null) =>
    insights({ weeks: busy, trend: 'improving', weakest: { domain, examCode } }, locale).recommendation;
  expect(advice('Segurança', 'pt')).toMatch(/^Sua precisão está subindo\..*Segurança\.$/);
  expect(advice('Security', 'en')).toMatch(/^Your accuracy is rising\..*Security\.$/);
  expect(advice('Seguridad', 'es')).toMatch(/^Tu precisión está subiendo\..*Seguridad\.$/);
  expect(advice('Security', 'en', 'CLF-C02')).toMatch(/ Security \(CLF-C02\)\.$/);
});

test('ENT-19 every situation has a sentence of its own in every language', () => {
  const situations = [
    { weeks: busy, trend: 'improving' },
    { weeks: busy, trend: 'declining' },
    { weeks: busy, trend: 'stable' },
    { weeks: quiet, trend: 'stable' },
  ] as const;
  const sentences = (['pt', 'en', 'es'] as const).flatMap((locale) =>
    situations.map((one) => insights({ ...one, weakest: null }, locale).recommendation),
  );
  expect(new Set(sentences).size).toBe(12);
  assert(
    property(constantFrom(...sentences), (sentence) => !/[{}]|undefined|null/.test(sentence)),
    { seed: 7, numRuns: 12 },
  );
});
