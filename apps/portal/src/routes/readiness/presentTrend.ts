import type { Trend } from '@prepar/api-client/types';
import type { TrendState } from '@prepar/screens/readiness/Readiness.types.ts';
import { rangeOf } from './rangeOf.ts';

/** The cut comes with readiness; until it is there the days wait for it. */
export function presentTrend(trend: Trend | undefined, hasFailed: boolean, cut: number | undefined): TrendState {
  if (!trend || cut === undefined) return { status: hasFailed ? 'failed' : 'loading' };
  const { change, direction, points } = trend;
  return {
    status: 'known',
    cut,
    change: change && { direction: directionOf(direction), ...change },
    days: points.map((point) => ({
      date: point.date,
      answered: point.questionsAnswered,
      right: point.correctAnswers,
      score: rangeOf(point),
    })),
  };
}

/** What the server may add later is no direction. */
const directionOf = (direction: string) =>
  direction === 'improving' || direction === 'declining' ? direction : 'stable';
