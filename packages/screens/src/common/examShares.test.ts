import { expect, test } from 'vitest';
import { answersOf, shareOut } from './examShares.ts';

test('questions of an exam are shared out whole, and none is lost', () => {
  expect(shareOut(65, [24, 30, 34, 12])).toEqual([16, 19, 22, 8]);
  expect(shareOut(50, [27.5, 37.5, 35])).toEqual([14, 19, 17]);
  expect(shareOut(7, [1, 1, 1])).toEqual([3, 2, 2]);
  expect(shareOut(10, [0, 0])).toEqual([0, 0]);
});

test('an accuracy says something from twenty answers on', () => {
  expect([0, 1, 19, 20].map(answersOf)).toEqual(['none', 'few', 'few', 'many']);
});
