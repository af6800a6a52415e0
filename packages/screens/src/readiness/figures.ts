import type { Range } from './Readiness.types.ts';

/** Answers before which nothing is said, in all and in each domain, and the share of the exam that has to be met. */
export const firstEstimate = { answers: 20, perDomain: 3, coverage: 60 };

/** Ends of an interval as they are written: outwards, so that it never looks narrower than it is. */
export const written = ({ value, low, high }: Range): Range => ({
  value: Math.round(value),
  low: Math.floor(low),
  high: Math.ceil(high),
});

/** What an interval's words take. */
export const spanOf = ({ low, high }: Pick<Range, 'low' | 'high'>) => ({ low, high, spread: high - low });

/** Per cent below which a chance is not one in ten either. */
export const leastInTen = 5;

/** A written interval as so many in ten, to the nearest: the interval itself stands beside it. Never are all ten certain, nor none possible. */
export function inTen({ low, high }: Pick<Range, 'low' | 'high'>): { low: number; high: number } {
  const least = Math.min(9, Math.round(low / 10));
  return { low: least, high: Math.max(1, least, Math.round(high / 10)) };
}

/** Everybody guesses this much right: the axis begins here. */
export const chanceOfGuess = 25;
