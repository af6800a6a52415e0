import type { KnownPlan } from './PlanScreen.types.ts';

/** An end of the interval as it is written, in whole per cent and never higher than it is. */
export const writtenLow = (low: number): number => Math.floor(low);

/** The lines of a plan: one without practice now or in the plan, both where their written figures are the same, else two. */
export function linesOf({ days, pace, planned }: Pick<KnownPlan, 'days' | 'pace' | 'planned'>): 'one' | 'both' | 'two' {
  if (days.some((day) => writtenLow(day.planned) !== writtenLow(day.atPace))) return 'two';
  return planned === pace ? 'one' : 'both';
}
