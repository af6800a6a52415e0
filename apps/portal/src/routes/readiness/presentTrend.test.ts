import type { Trend } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { presentTrend } from './presentTrend.ts';

const unknown = { value: null, low: null, high: null };
const day = { studySeconds: 600, questionsAnswered: 4, correctAnswers: 3, accuracy: 75 };
const trend: Trend = {
  examId: 'clf',
  period: '30d',
  direction: 'improving',
  change: { value: 5.2, low: 1.1, high: 9.3 },
  points: [
    { date: '2025-11-01', ...day, ...unknown },
    { date: '2025-11-02', ...day, value: 70, low: 60, high: 80 },
  ],
};

test('PROG-12 the days are on their way, failed, or stay while they are loaded again', () => {
  expect(presentTrend(undefined, false, 70)).toEqual({ status: 'loading' });
  expect(presentTrend(trend, false, undefined)).toEqual({ status: 'loading' });
  expect(presentTrend(undefined, true, 70)).toEqual({ status: 'failed' });
  expect(presentTrend(trend, true, 70)).toMatchObject({ status: 'known' });
});

test('PROG-06 a day before the first estimate has its answers only, and an unknown direction is stable', () => {
  expect(presentTrend(trend, false, 70)).toEqual({
    status: 'known',
    cut: 70,
    change: { direction: 'improving', value: 5.2, low: 1.1, high: 9.3 },
    days: [
      { date: '2025-11-01', answered: 4, right: 3, score: null },
      { date: '2025-11-02', answered: 4, right: 3, score: { value: 70, low: 60, high: 80 } },
    ],
  });
  expect(presentTrend({ ...trend, change: null }, false, 70)).toMatchObject({ change: null });
});
