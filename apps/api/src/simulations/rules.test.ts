import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { blueprintOf, endOf } from './rules.ts';

const exam = findExam('clf-c02');
if (!exam) throw new Error('The exam is gone');

test('the questions of a simulation keep the proportion of the official exam', () => {
  expect(blueprintOf(exam, 65).map(({ count }) => count)).toEqual([16, 19, 22, 8]);
});

test('every question has a domain, however many there are', () => {
  for (let count = 1; count <= 120; count += 1)
    expect(blueprintOf(exam, count).reduce((sum, domain) => sum + domain.count, 0)).toBe(count);
});

test('extra time is a multiple of the official time, and without a limit it stays open for a week', () => {
  const start = new Date('2025-11-20T15:00:00.000Z');
  const minutes = (['OFFICIAL', 'TIME_AND_A_HALF', 'DOUBLE', 'UNTIMED'] as const).map(
    (pace) => (endOf(exam, pace, start).getTime() - start.getTime()) / 60_000,
  );
  expect(minutes).toEqual([90, 135, 180, 7 * 24 * 60]);
});
