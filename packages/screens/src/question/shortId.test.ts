import { expect, test } from 'vitest';
import { shortId } from './shortId.ts';

test('QUEST-14 an id is shown as its last six characters', () => {
  expect(shortId('9f3c51a41f7c')).toBe('a41f7c');
  expect(shortId('a4')).toBe('a4');
});
