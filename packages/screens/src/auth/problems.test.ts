import { expect, test } from 'vitest';
import { afterEdit, checkCode, checkEmail, checkNewPassword, checkRequired, type Problems } from './problems.ts';

test('LOGIN-09 REG-01 FORGOT-02 every field that is empty or blank is reported', () => {
  const draft = { name: ' ', email: 'marina@email.com', password: '' };
  expect(checkRequired(draft, ['name', 'email', 'password'])).toEqual({
    name: { kind: 'required' },
    password: { kind: 'required' },
  });
  expect(checkRequired(draft, ['email'])).toEqual({});
});

test('REG-01 an address without name, at sign or ending is reported; the rest is up to the server', () => {
  for (const email of ['marina', 'marina@email', '@email.com', 'ma rina@email.com', 'marina@@email.com'])
    expect(checkEmail(email)).toEqual({ email: { kind: 'email' } });
  expect(checkEmail(' ')).toEqual({ email: { kind: 'required' } });
  for (const email of ['marina@email.com', ' m+1@sub.email.com.br ']) expect(checkEmail(email)).toEqual({});
});

test('REG-02 FORGOT-11 the passwords have to be equal, whatever else is asked of them', () => {
  const mismatch = { kind: 'mismatch' };
  expect(checkNewPassword({ password: 'Nuvem#2025', confirmation: 'b' })).toEqual({ confirmation: mismatch });
  expect(checkNewPassword({ password: 'a', confirmation: 'b' })).toMatchObject({
    password: { kind: 'policy' },
    confirmation: mismatch,
  });
  expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({
    password: { kind: 'required' },
    confirmation: { kind: 'required' },
  });
});

test('REG-11 FORGOT-12 VALID-05 a weak password is reported with what it misses', () => {
  expect(checkNewPassword({ password: 'nuvem', confirmation: 'nuvem' })).toEqual({
    password: { kind: 'policy', missing: ['length', 'uppercase', 'digit', 'special'] },
  });
  expect(checkNewPassword({ password: 'Nuvem#2025', confirmation: 'Nuvem#2025' })).toEqual({});
});

test('FORGOT-06 a code has exactly six characters, which need not be digits', () => {
  expect(['482913', ' 482913 ', '48291a'].map(checkCode)).toEqual([{}, {}, {}]);
  for (const code of ['', '48291', '4829130', '48 2913']) expect(checkCode(code)).toEqual({ code: { kind: 'code' } });
});

test('an edit takes away what was said about its own field, and a mismatch with the password', () => {
  const problems: Problems<'name' | 'password' | 'confirmation'> = {
    name: { kind: 'required' },
    confirmation: { kind: 'mismatch' },
  };
  expect(afterEdit(problems, 'name')).toEqual({ confirmation: { kind: 'mismatch' } });
  expect(afterEdit(problems, 'confirmation')).toEqual({ name: { kind: 'required' } });
  expect(afterEdit(problems, 'password')).toEqual({ name: { kind: 'required' } });
  const required: typeof problems = { confirmation: { kind: 'required' } };
  expect(afterEdit(required, 'password')).toEqual(required);
});
