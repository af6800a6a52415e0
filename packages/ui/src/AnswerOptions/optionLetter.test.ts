import { expect, test } from 'vitest';
import { optionLetter } from './optionLetter.ts';

test('QUEST-13 option letters start at A', () => {
  expect([0, 1, 2, 3].map(optionLetter)).toEqual(['A', 'B', 'C', 'D']);
});
