/** Numbers that look random and are always the same for the same seed. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, in [0, limit). */
  below(limit: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** Some of the list, in a new order; all of it when `size` is not less than its length. */
  sample<T>(list: readonly T[], size: number): T[];
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A generator for a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new RangeError('Cannot pick from an empty list.');
      return one;
    },
    sample: (list, size) => {
      const copy = [...list];
      const end = Math.min(size, copy.length);
      for (let i = 0; i < end; i += 1) {
        const j = i + below(copy.length - i);
        const [a, b] = [copy[i], copy[j]];
        if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
      }
      return copy.slice(0, end);
    },
  };
}
