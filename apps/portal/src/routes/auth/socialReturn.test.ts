import { expect, test } from 'vitest';
import { readSocialReturn, withoutReturn } from './socialReturn.ts';

const read = (query: string) => readSocialReturn(new URLSearchParams(query));

test('SOCIAL-07 a code belongs to Google when the state names google, in these letters, otherwise to GitHub', () => {
  const providers = ['google.8f2a', 'x-google-y', 'github.8f2a', 'Google.8f2a', ''].map((state) =>
    read(`code=abc&state=${state}`),
  );
  expect(providers.map((found) => found.kind === 'code' && found.provider)).toEqual([
    'google',
    'google',
    'github',
    'github',
    'github',
  ]);
  expect(read('code=abc')).toEqual({ kind: 'code', provider: 'github', code: 'abc', state: '' });
});

test('ROUTE-24 an error is read with its sentence, if there is one', () => {
  expect(read('error=google_auth_failed&message=Recusado')).toEqual({
    kind: 'failed',
    error: 'google_auth_failed',
    message: 'Recusado',
  });
  expect(read('error=github_auth_failed&message=')).toEqual({
    kind: 'failed',
    error: 'github_auth_failed',
    message: null,
  });
});

test('ROUTE-24 an error wins over a code, and without either there is nothing to handle', () => {
  expect(read('error=access_denied&code=abc&state=google.1').kind).toBe('failed');
  expect(read('state=google.1&message=x&from=%2Fpractice').kind).toBe('none');
});

test('ROUTE-25 the four parameters of a return go, everything else stays', () => {
  const without = (query: string) => withoutReturn(new URLSearchParams(query));
  expect(without('from=%2Fpractice%3Fexam%3Dclf&error=a&message=b&code=c&state=d&x=1')).toBe(
    '?from=%2Fpractice%3Fexam%3Dclf&x=1',
  );
  expect(without('code=c&state=d')).toBe('');
});
