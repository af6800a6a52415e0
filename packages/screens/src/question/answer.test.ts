import { expect, test } from 'vitest';
import { answerOf, lettersAfter, lettersOf } from './answer.ts';

test('an answer is its letters in order with commas between', () => {
  expect(answerOf(['C', 'A'])).toBe('A,C');
  expect(answerOf([])).toBeNull();
  expect(lettersOf('A,C')).toEqual(['A', 'C']);
  expect(lettersOf(null)).toEqual([]);
});

test('one right option: a press takes the place of the choice before', () => {
  expect(lettersAfter('B', null, 1)).toEqual(['B']);
  expect(lettersAfter('B', 'A', 1)).toEqual(['B']);
});

test('two right options: a press adds, and on a chosen one takes back; one too many is left to be refused', () => {
  expect(lettersAfter('B', 'A', 2)).toEqual(['A', 'B']);
  expect(lettersAfter('A', 'A,B', 2)).toEqual(['B']);
  expect(lettersAfter('C', 'A,B', 2)).toEqual(['A', 'B', 'C']);
});
