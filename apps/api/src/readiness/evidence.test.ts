import { expect, test } from 'vitest';
import { addAnswer, type EvidentAnswer, kindOf, noEvidence, weightOf, weightsOn } from './evidence.ts';

const answer: EvidentAnswer = {
  domain: 'security',
  level: 2,
  form: 'single',
  isCorrect: true,
  weight: 1,
  day: '2026-03-01',
};
const many = (count: number, day: string) => Array.from({ length: count }, () => ({ ...answer, day }));
const weightOn = (answers: EvidentAnswer[], day: string) =>
  weightsOn(answers.reduce(addAnswer, noEvidence), day)['security']?.[kindOf(answer)] ?? 0;

test('within a day answers only add up', () => {
  expect(weightOn(many(30, '2026-03-01'), '2026-03-01')).toBe(30);
});

test('an answer loses a hundredth for each answer of a later day, once that day is over', () => {
  const answers = [...many(1, '2026-03-01'), ...many(10, '2026-03-02')];
  expect(weightOn(answers, '2026-03-02')).toBe(11);
  expect(weightOn(answers, '2026-03-03')).toBeCloseTo(10 + 0.99 ** 10, 12);
});

test('half is forgotten in 120 days without an answer, and nothing from one day to the next', () => {
  expect(weightOn(many(8, '2026-03-01'), '2026-03-02')).toBe(8);
  expect(weightOn(many(8, '2026-03-01'), '2026-06-30')).toBeCloseTo(4, 12);
});

test('what is kept is the same however often it was looked at', () => {
  const answers = [...many(3, '2026-03-01'), ...many(2, '2026-03-05'), ...many(4, '2026-03-06')];
  const once = weightsOn(answers.reduce(addAnswer, noEvidence), '2026-04-01');
  const stored = answers.reduce((evidence, one) => {
    weightsOn(evidence, one.day);
    return structuredClone(addAnswer(evidence, one));
  }, noEvidence);
  expect(weightsOn(stored, '2026-04-01')).toEqual(once);
});

test('an answer of a day before the last one counts as of the last', () => {
  expect(weightOn([...many(2, '2026-03-02'), ...many(1, '2026-03-01')], '2026-03-02')).toBe(3);
});

test('what was known before, or answered without reading, counts less', () => {
  const usual = { timeMs: 20_000, sameStem: false, sameFact: false, isWritten: false };
  expect(weightOf(usual)).toBe(1);
  expect(weightOf({ ...usual, sameFact: true })).toBe(0.5);
  expect(weightOf({ ...usual, isWritten: true })).toBe(0.5);
  expect(weightOf({ ...usual, timeMs: 1999, sameFact: true })).toBe(0.3);
  expect(weightOf({ ...usual, sameStem: true })).toBe(0);
  const evidence = addAnswer(noEvidence, { ...answer, weight: 0 });
  expect(evidence.counts).toEqual({});
});
