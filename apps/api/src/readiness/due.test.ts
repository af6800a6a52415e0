import { expect, test } from 'vitest';
import { dueFacts } from './due.ts';

const on = (day: string, facts: number | null, isCorrect: boolean) => ({ day, facts, isCorrect });

test('what was missed is due the day after, and rests longer with each right answer until it is learnt', () => {
  const missed = [on('2026-03-01', 7, false)];
  expect(dueFacts(missed, '2026-03-01')).toEqual([]);
  expect(dueFacts(missed, '2026-03-02')).toEqual([7]);
  const right = [on('2026-03-02', 7, true), ...missed];
  expect(dueFacts(right, '2026-03-04')).toEqual([]);
  expect(dueFacts(right, '2026-03-05')).toEqual([7]);
  const twice = [on('2026-03-05', 7, true), ...right];
  expect(dueFacts(twice, '2026-03-14')).toEqual([]);
  expect(dueFacts(twice, '2026-03-15')).toEqual([7]);
  expect(dueFacts([on('2026-03-15', 7, true), ...twice], '2027-01-01')).toEqual([]);
});

test('another miss starts anew', () => {
  const answers = [on('2026-03-05', 7, false), on('2026-03-04', 7, true), on('2026-03-01', 7, false)];
  expect(dueFacts(answers, '2026-03-06')).toEqual([7]);
});

test('the longest overdue comes first; what was never missed, or is not known, does not come back', () => {
  const answers = [
    on('2026-03-04', 3, false),
    on('2026-03-03', 1, true),
    on('2026-03-02', null, false),
    on('2026-03-01', 2, false),
  ];
  expect(dueFacts(answers, '2026-03-09')).toEqual([2, 3]);
});
