/** Share of a standard normal distribution below z, to 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalBelow(z: number): number {
  const x = Math.abs(z);
  if (x > 8) return z > 0 ? 1 : 0;
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    0.3989422804014327 *
    Math.exp(-0.5 * x * x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** Half the width of an 80 % interval, in standard errors. */
export const z80 = 1.2815515655446004;

export interface Interval {
  low: number;
  high: number;
}

/** 80 % interval of a share of which `right` of `all` were seen (Wilson). */
export function wilson(right: number, all: number): Interval {
  if (all === 0) return { low: 0, high: 1 };
  const share = right / all;
  const square = z80 ** 2;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const half = (z80 / (1 + square / all)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
