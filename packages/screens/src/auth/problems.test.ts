import { expect, test } from 'vitest';
import { afterEdit, checkCode, checkNewPassword, checkRequired, type Problem } from './problems.ts';

test('LOGIN-09 REG-01 FORGOT-02 every field that is empty or blank is reported', () => {
  const draft = { name: ' ', email: 'marina@email.com', password: '' };
  expect(checkRequired(draft, ['name', 'email', 'password'])).toEqual({ kind: 'required', fields: ['name', 'password'] });
  expect(checkRequired(draft, ['email'])).toBeNull();
});

test('REG-02 FORGOT-11 the passwords have to be equal, before anything else is asked of them', () => {
  expect(checkNewPassword({ password: 'a', confirmation: 'b' })).toEqual({ kind: 'mismatch' });
});

test('REG-11 FORGOT-12 VALID-05 a password that is confirmed but weak is reported with what it misses', () => {
  expect(checkNewPassword({ password: 'nuvem', confirmation: 'nuvem' })).toEqual({
    kind: 'policy',
    missing: ['length', 'uppercase', 'digit', 'special'],
  });
  expect(checkNewPassword({ password: 'Nuvem#2025', confirmation: 'Nuvem#2025' })).toBeNull();
});

test('FORGOT-06 a code has exactly six characters, which need not be digits', () => {
  expect(['482913', ' 482913 ', '48291a'].map(checkCode)).toEqual([null, null, null]);
  for (const code of ['', '48291', '4829130', '48 2913']) expect(checkCode(code)).toEqual({ kind: 'code' });
});

test('an edit takes away what was said about its own field only', () => {
  const required: Problem<'name' | 'password'> = { kind: 'required', fields: ['name', 'password'] };
  expect(afterEdit(required, 'name')).toEqual({ kind: 'required', fields: ['password'] });
  expect(afterEdit({ kind: 'required', fields: ['name'] }, 'name')).toBeNull();
  const mismatch: Problem<'name' | 'confirmation'> = { kind: 'mismatch' };
  expect(afterEdit(mismatch, 'name')).toBe(mismatch);
  expect(afterEdit(mismatch, 'confirmation')).toBeNull();
});
