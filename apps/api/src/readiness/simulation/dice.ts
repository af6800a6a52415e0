/** Chance that can be repeated. */
export interface Dice {
  /** Evenly between 0 and 1. */
  even(): number;
  /** Standard normal. */
  normal(): number;
  /** A place in a list of shares that add up to 1. */
  pick(shares: readonly number[]): number;
}

export function diceOf(seed: number): Dice {
  let state = seed | 0;
  // mulberry32
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
  const pick = (shares: readonly number[]) => {
    let left = even();
    for (let i = 0; i < shares.length - 1; i++) {
      left -= shares[i] ?? 0;
      if (left < 0) return i;
    }
    return shares.length - 1;
  };
  return { even, normal, pick };
}
