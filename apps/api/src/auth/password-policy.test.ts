import { expect, test } from 'vitest';
import { missingCriteria } from './password-policy.ts';

const codes = (password: string) => missingCriteria(password, 'password').map(({ code }) => code);

test('VALID-01 VALID-02 VALID-03 VALID-04 a password that meets every criterion misses none', () => {
  for (const password of ['Correta1!', 'Ação#2025', 'xY7&xxxx', `${'a'.repeat(120)}A1!`])
    expect(codes(password)).toEqual([]);
});

test.each([
  ['Corr1!a', ['TOO_SHORT']],
  ['correta1!', ['MISSING_UPPERCASE']],
  ['CORRETA1!', ['MISSING_LOWERCASE']],
  ['Corretaa!', ['MISSING_DIGIT']],
  ['Correta11', ['MISSING_SPECIAL']],
  ['Correta1(', ['MISSING_SPECIAL']],
  ['Correta 1!', ['CONTAINS_WHITESPACE']],
  ['Correta\u00A01!', ['CONTAINS_WHITESPACE']],
  ['password', ['MISSING_UPPERCASE', 'MISSING_DIGIT', 'MISSING_SPECIAL', 'TOO_COMMON']],
  ['PASSWORD123', ['MISSING_LOWERCASE', 'MISSING_SPECIAL', 'TOO_COMMON']],
  ['1', ['TOO_SHORT', 'MISSING_UPPERCASE', 'MISSING_LOWERCASE', 'MISSING_SPECIAL']],
])('VALID-05 VALID-06 %j misses %o', (password, missing) => {
  expect(codes(password)).toEqual(missing);
});

test('VALID-05 the missing length says the minimum', () => {
  expect(missingCriteria('A1!a', 'newPassword')).toEqual([
    { field: 'newPassword', code: 'TOO_SHORT', params: { minimum: 8 } },
  ]);
});
