import { expect, test } from 'vitest';
import { readMailedLink, withoutMailedLink } from './mailedLink.ts';

const query = (text: string) => new URLSearchParams(text);

test('a link in a mail is read by the name of its token', () => {
  expect(readMailedLink(query('reset=abc'))).toEqual({ kind: 'reset', token: 'abc' });
  expect(readMailedLink(query('from=%2Fpractice&restore=abc'))).toEqual({ kind: 'restore', token: 'abc' });
  expect([readMailedLink(query('')), readMailedLink(query('reset='))]).toEqual([null, null]);
});

test('the token goes from the address, everything else stays', () => {
  expect(withoutMailedLink(query('from=%2Fpractice&restore=abc'))).toBe('?from=%2Fpractice');
  expect(withoutMailedLink(query('reset=abc'))).toBe('');
});
