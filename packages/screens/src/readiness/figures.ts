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

/** An interval as so many in ten, and how it is said: the ends that nearly none or nearly all would be are left open. */
interface InTen {
  how: 'few' | 'upTo' | 'any' | 'about' | 'orMore' | 'most';
  low: number;
  high: number;
}

/** Per cent from one end within which a chance is not one in ten either. */
const nearEnd = 5;

/** A written interval as so many in ten, to the nearest: the interval itself stands beside it. Never are all ten certain, nor none possible. */
export function inTen({ low, high }: Pick<Range, 'low' | 'high'>): InTen {
  const least = Math.min(9, Math.round(low / 10));
  const span = { low: least, high: Math.max(1, least, Math.round(high / 10)) };
  const isOpen = high >= 100 - nearEnd;
  if (high < 10) return { how: 'few', low: 0, high: 1 };
  if (least === 0) return { how: isOpen ? 'any' : 'upTo', ...span };
  if (low >= 100 - nearEnd) return { how: 'most', ...span };
  return { how: isOpen ? 'orMore' : 'about', ...span };
}

/** Whether a written interval ends where the passing score is, as it is written. */
export const edgeOf = (end: number, cut: number): 'yes' | 'no' => (end === Math.round(cut) ? 'yes' : 'no');

/** Everybody guesses this much right: the axis begins here. */
export const chanceOfGuess = 25;
