import { expect, test } from 'vitest';
import { answerView } from './answers.fixtures.ts';
import { groupByDay } from './groupByDay.ts';

const answers = [
  answerView({ id: 'a', day: '2025-11-20', isRight: true }),
  answerView({ id: 'b', day: '2025-11-20', isRight: false }),
  answerView({ id: 'c', day: '2025-11-18', isRight: false }),
];

test('answers come by day in their order, and a day of which more may follow is not counted', () => {
  expect(groupByDay(answers, false)).toEqual([
    { day: '2025-11-20', answers: answers.slice(0, 2), counts: { right: 1, total: 2 } },
    { day: '2025-11-18', answers: answers.slice(2), counts: null },
  ]);
  expect(groupByDay(answers, true).at(-1)?.counts).toEqual({ right: 0, total: 1 });
  expect(groupByDay([], true)).toEqual([]);
});
