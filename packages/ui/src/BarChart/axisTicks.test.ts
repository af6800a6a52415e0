import { describe, expect, test } from 'vitest';
import { axisTicks } from './axisTicks.ts';

describe('axisTicks', () => {
  test.each([
    [17.4, [10, 20]],
    [2847, [1000, 2000, 3000]],
    [3, [1, 2, 3]],
    [104, [50, 100, 150]],
    [0.4, [0.2, 0.4]],
    [40, [20, 40]],
  ])('%d gets round lines up to or above it', (largest, lines) => {
    const ticks = axisTicks(largest);
    expect(ticks).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(ticks[index]).toBeCloseTo(line);
  });

  test('never draws more than three lines and always reaches the largest value', () => {
    for (let value = 0.5; value < 5000; value = value * 1.37 + 0.1) {
      const ticks = axisTicks(value);
      expect(ticks.length).toBeLessThanOrEqual(3);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(value * (1 - 1e-6));
    }
  });

  test('a chart without any value still has an axis', () => {
    expect(axisTicks(0)).toEqual([1]);
    expect(axisTicks(Number.NaN)).toEqual([1]);
  });
});
