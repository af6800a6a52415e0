import { expect, test } from 'vitest';
import { edgeOf, inTen } from './figures.ts';

test('an interval in tens goes to the nearest at both ends; ten certain or none possible is never said', () => {
  const told = (low: number, high: number) => Object.values(inTen({ low, high }));
  expect(told(8, 81)).toEqual(['about', 1, 8]);
  expect(told(20, 94)).toEqual(['about', 2, 9]);
  expect(told(76, 84)).toEqual(['about', 8, 8]);
});

test('an end near none or near all stays open: less than one, so many or more, more than nine', () => {
  const told = (low: number, high: number) => Object.values(inTen({ low, high }));
  expect(told(1, 5)).toEqual(['few', 0, 1]);
  expect(told(5, 9)).toEqual(['few', 0, 1]);
  expect(told(1, 10)).toEqual(['upTo', 0, 1]);
  expect(told(1, 48)).toEqual(['upTo', 0, 5]);
  expect(told(2, 97)).toEqual(['any', 0, 10]);
  expect(told(59, 99)).toEqual(['orMore', 6, 10]);
  expect(told(94, 99)).toEqual(['orMore', 9, 10]);
  expect(told(96, 99)).toEqual(['most', 9, 10]);
});

test('an interval ends at the passing score where both are written the same', () => {
  expect([edgeOf(70, 70), edgeOf(71, 70), edgeOf(72, 71.6)]).toEqual(['yes', 'no', 'yes']);
});
