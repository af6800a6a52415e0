import { expect, test } from 'vitest';
import auth from '../auth/messages/pt.json';
import profile from './messages/pt.json';
import { afterEdit, checkEmail, checkName, checkPasswords, problemOf } from './profileProblems.ts';

const passwords = { currentPassword: 'Nuvem#2025', newPassword: 'nuvens', confirmPassword: 'nuvens' };

test('PROF-11 a name is more than space', () => {
  expect(['', '  ', '\t'].map(checkName)).toEqual(Array(3).fill('profile.nameEmpty'));
  expect(['Zé', ' Marina ', '7'].map(checkName)).toEqual([null, null, null]);
});

test('PROF-12 an e-mail is not empty', () => {
  expect(['', '  '].map(checkEmail)).toEqual(['profile.emailEmpty', 'profile.emailEmpty']);
});

test('PROF-13 an e-mail is text, at sign, text, dot, text, and no more is asked of it', () => {
  for (const email of [
    'marina',
    'marina@email',
    '@email.com',
    'marina@.com',
    'marina@email.',
    'ma rina@email.com',
    'a@b@c.com',
  ])
    expect([email, checkEmail(email)]).toEqual([email, 'profile.emailInvalid']);
  for (const email of ['m@e.c', 'marina+aws@sub.email.com.br', ' marina@email.com ', 'joão@ação.org'])
    expect([email, checkEmail(email)]).toEqual([email, null]);
});

test('PROF-10 PROF-14 all three passwords are required, and each missing one is named', () => {
  expect(checkPasswords({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
    kind: 'required',
    fields: ['currentPassword', 'newPassword', 'confirmPassword'],
  });
  const problem = checkPasswords({ ...passwords, currentPassword: '' });
  expect(problem).toEqual({ kind: 'required', fields: ['currentPassword'] });
  expect(problemOf('currentPassword', problem)).toBe('profile.required.currentPassword');
  expect(problemOf('newPassword', problem)).toBeNull();
});

test('PROF-15 a new password has at least six characters, and nothing else is asked of it', () => {
  const problem = checkPasswords({ ...passwords, newPassword: 'nuven', confirmPassword: 'outra' });
  expect(problem).toEqual({ kind: 'tooShort' });
  expect(problemOf('newPassword', problem)).toBe('profile.passwordMinLength');
  expect(checkPasswords({ ...passwords, newPassword: '123456', confirmPassword: '123456' })).toBeNull();
});

test('PROF-16 the new password equals its confirmation', () => {
  const problem = checkPasswords({ ...passwords, confirmPassword: 'Nuvens' });
  expect(problem).toEqual({ kind: 'mismatch' });
  expect(problemOf('confirmPassword', problem)).toBe('profile.passwordsNotMatch');
  expect(checkPasswords(passwords)).toBeNull();
});

test('an edit takes away what was said about the edited field only', () => {
  expect(afterEdit({ kind: 'required', fields: ['currentPassword', 'newPassword'] }, 'newPassword')).toEqual({
    kind: 'required',
    fields: ['currentPassword'],
  });
  expect(afterEdit({ kind: 'required', fields: ['newPassword'] }, 'newPassword')).toBeNull();
  expect(afterEdit({ kind: 'mismatch' }, 'currentPassword')).toEqual({ kind: 'mismatch' });
  expect(afterEdit({ kind: 'mismatch' }, 'newPassword')).toBeNull();
});

test('PROF-29 every key of validation has its words', () => {
  for (const key of [
    'nameEmpty',
    'emailEmpty',
    'emailInvalid',
    'passwordMinLength',
    'passwordsNotMatch',
    'fillRequiredFields',
  ])
    expect(Object.keys(profile)).toContain(`profile.${key}`);
  for (const key of ['nameRequired', 'fillRequiredFields', 'enterSixDigitCode'])
    expect(Object.keys(auth)).toContain(`auth.${key}`);
});
