import { random, type Random } from '../questions/random.ts';

/** Chance that can be repeated, with what simulated people need of it. */
export interface Chance extends Random {
  /** From the first number up to the second. */
  between: (least: number, most: number) => number;
  /** Whether something happens that does so this often, 0 to 1. */
  happens: (share: number) => boolean;
  /** Normally distributed. */
  normal: (mean: number, spread: number) => number;
  /** One of the list, as often as its weight says. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** A new identifier. */
  id: () => string;
}

export function chanceOf(seed: string): Chance {
  const dice = random(seed);
  const next = () => dice.next();
  return {
    ...dice,
    between: (least, most) => least + next() * (most - least),
    happens: (share) => next() < share,
    normal: (mean, spread) => mean + spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [one, weight] of list) {
        left -= weight;
        if (left < 0) return one;
      }
      throw new RangeError('Cannot choose from an empty list.');
    },
    id: () =>
      Array.from({ length: 4 }, () =>
        dice
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join(''),
  };
}
