import { assert, array, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { insights, trend } from './insights.ts';

const weeks = (...sums: [correct: number, answered: number][]) =>
  sums.map(([correct, answered]) => ({ weekStart: '2025-11-16', correct, answered, expected: answered * 0.7 }));

test.each([
  ['clearly more right answers', weeks([10, 20], [12, 20], [15, 20], [18, 20]), 'improving'],
  ['clearly fewer right answers', weeks([18, 20], [15, 20], [12, 20], [10, 20]), 'declining'],
  ['the same share', weeks([15, 20], [30, 40], [3, 4], [15, 20]), 'stable'],
  ['everything right', weeks([20, 20], [20, 20], [20, 20], [20, 20]), 'stable'],
  ['everything wrong', weeks([0, 20], [0, 20], [0, 20], [0, 20]), 'stable'],
  ['a rise of too few answers to tell', weeks([1, 2], [0, 0], [0, 0], [2, 2]), 'stable'],
  ['a rise with a week of rest', weeks([10, 20], [0, 0], [0, 0], [18, 20]), 'improving'],
  ['ups and downs', weeks([18, 20], [10, 20], [10, 20], [18, 20]), 'stable'],
  ['one week alone', weeks([0, 0], [0, 0], [0, 0], [9, 20]), 'stable'],
  ['nothing', weeks([0, 0], [0, 0], [0, 0], [0, 0]), 'stable'],
] as const)('PROG-06 ENT-19 %s', (_name, sums, direction) => {
  expect(trend([...sums])).toBe(direction);
});

test('PROG-06 the same weeks backwards have the opposite trend', () => {
  const week = record({ answered: nat(200), percent: nat(100) }).map(({ answered, percent }) => ({
    answered,
    correct: Math.round((answered * percent) / 100),
    expected: answered * 0.7,
  }));
  const opposite = { improving: 'declining', declining: 'improving', stable: 'stable' } as const;
  assert(
    property(array(week, { minLength: 4, maxLength: 4 }), (sums) => {
      expect(trend(sums.toReversed())).toBe(opposite[trend(sums)]);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('ENT-19 the best and the worst week are those of the highest and lowest share, among weeks with answers', () => {
  expect(insights(weeks([5, 10], [0, 0], [9, 10], [7, 10]), null, 'pt')).toMatchObject({
    bestWeek: 'week3',
    worstWeek: 'week1',
  });
  expect(insights(weeks([0, 0], [0, 0], [0, 10], [0, 0]), null, 'pt')).toMatchObject({
    bestWeek: 'week3',
    worstWeek: null,
  });
  expect(insights(weeks([0, 0], [0, 0], [0, 0], [0, 0]), null, 'pt')).toMatchObject({
    bestWeek: null,
    worstWeek: null,
  });
});

test('ENT-19 the recommendation names the domain to work on, in the language asked for', () => {
  const sums = weeks([10, 20], [12, 20], [15, 20], [18, 20]);
  expect(insights(sums, 'Segurança', 'pt').recommendation).toMatch(/^Sua precisão está subindo\..*Segurança\.$/);
  expect(insights(sums, 'Security', 'en').recommendation).toMatch(/^Your accuracy is rising\..*Security\.$/);
  expect(insights(sums, 'Seguridad', 'es').recommendation).toMatch(/^Tu precisión está subiendo\..*Seguridad\.$/);
});

test('ENT-19 every situation has a sentence of its own in every language', () => {
  const situations = [
    weeks([10, 20], [12, 20], [15, 20], [18, 20]),
    weeks([18, 20], [15, 20], [12, 20], [10, 20]),
    weeks([15, 20], [15, 20], [15, 20], [15, 20]),
    weeks([0, 0], [0, 0], [0, 0], [0, 0]),
  ];
  const sentences = (['pt', 'en', 'es'] as const).flatMap((locale) =>
    situations.map((sums) => insights(sums, null, locale).recommendation),
  );
  expect(new Set(sentences).size).toBe(12);
  assert(
    property(constantFrom(...sentences), (sentence) => !/[{}]|undefined|null/.test(sentence)),
    { seed: 7, numRuns: 12 },
  );
});
