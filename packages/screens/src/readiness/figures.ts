import type { Range } from './Readiness.types.ts';

/** Answers before which nothing is said, in all and in each domain, and the share of the exam that has to be met. */
export const firstEstimate = { answers: 20, perDomain: 3, coverage: 60 };

/** Ends of an interval as they are written: outwards, so that it never looks narrower than it is. */
export const written = ({ value, low, high }: Range): Range => ({
  value: Math.round(value),
  low: Math.floor(low),
  high: Math.ceil(high),
});

/** A written interval as so many in ten, outwards too. */
export const inTen = ({ low, high }: Range): { low: number; high: number } => ({
  low: Math.floor(low / 10),
  high: Math.ceil(high / 10),
});

/** Everybody guesses this much right: the axis begins here. */
export const chanceOfGuess = 25;
