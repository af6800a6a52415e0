import type { Random } from '../random.ts';

const tries = 16;

/**
 * Wrong pairs for a right pair (a, b) and wrong members x, y: (a, x), (b, y), (x, y). Every member then stands in two options, so that
 * counting repetitions tells nothing. `make` gets a pair and its single wrong member, or null when both are wrong.
 */
export function* grids<M, O>(
  random: Random,
  right: readonly M[],
  wrong: readonly M[],
  make: (pair: readonly M[], odd: M | null) => O,
): Generator<readonly [O, O, O]> {
  const [a, b] = random.sample(right, 2);
  for (let i = 0; i < tries; i += 1) {
    const [x, y] = random.sample(wrong, 2);
    if (a !== undefined && b !== undefined && x !== undefined && y !== undefined)
      yield [make([a, x], x), make([b, y], y), make([x, y], null)];
  }
}
