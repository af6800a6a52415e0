import { expect, test } from 'vitest';
import { shortcutOf } from './shortcutOf.ts';

test('QUEST-13 keys 1 to 5 and A to E choose by position', () => {
  expect(['1', '5', 'a', 'E'].map(shortcutOf)).toEqual([
    { kind: 'choose', position: 0 },
    { kind: 'choose', position: 4 },
    { kind: 'choose', position: 0 },
    { kind: 'choose', position: 4 },
  ]);
});

test('Enter confirms, N goes on and ? helps', () => {
  expect(['Enter', 'n', '?'].map((key) => shortcutOf(key)?.kind)).toEqual(['confirm', 'next', 'help']);
});

test('other keys mean nothing, not even those made of several of these letters', () => {
  expect(['6', '0', 'z', '', ' ', 'ab', '12', 'Escape', 'Tab', 'toString'].map(shortcutOf)).toEqual(
    Array(10).fill(null),
  );
});
