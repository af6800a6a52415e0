import { expect, test } from 'vitest';
import { inTen } from './figures.ts';

test('an interval in tens goes to the nearest at both ends; ten certain or none possible is never said', () => {
  const told = (low: number, high: number) => Object.values(inTen({ low, high }));
  expect(told(8, 81)).toEqual([1, 8]);
  expect(told(20, 94)).toEqual([2, 9]);
  expect(told(1, 4)).toEqual([0, 1]);
  expect(told(96, 99)).toEqual([9, 10]);
  expect(told(76, 84)).toEqual([8, 8]);
});
