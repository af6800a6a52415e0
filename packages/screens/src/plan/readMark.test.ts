import { expect, test } from 'vitest';
import { readMark } from './readMark.ts';

test.each([
  ['', null],
  ['  ', null],
  ['782', 782],
  [' 0 ', 0],
  ['1000', 1000],
  ['1001', 'wrong'],
  ['-5', 'wrong'],
  ['7.5', 'wrong'],
  ['setecentos', 'wrong'],
] as const)('%j is read as %j', (text, mark) => {
  expect(readMark(text)).toBe(mark);
});
