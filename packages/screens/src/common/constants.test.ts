import { expect, test } from 'vitest';
import { commonPasswords, criteria, minimumLength } from '../auth/passwordPolicy.ts';
import { checkCode, checkNewPassword, codeLength, hasProblems } from '../auth/problems.ts';
import { checkPasswords, minimumLength as changedMinimumLength } from '../profile/profileProblems.ts';
import { emptyMonth, emptyWeek } from '../progress/emptyProgress.ts';
import { optionLetter } from '@prepar/ui/optionLetter';
import { shortId } from '../question/shortId.ts';

test('CONST-03 passwords begin at 8 characters, changed ones at 6; a code has 6, 15 are common, and strength has 7 rules', () => {
  expect({
    minimumLength,
    changedMinimumLength,
    codeLength,
    common: commonPasswords.size,
    rules: criteria.length,
  }).toEqual({
    minimumLength: 8,
    changedMinimumLength: 6,
    codeLength: 6,
    common: 15,
    rules: 7,
  });
  expect(checkNewPassword({ password: 'Nuve#25', confirmation: 'Nuve#25' })).toEqual({
    password: { kind: 'policy', missing: ['length'] },
  });
  expect(checkPasswords({ currentPassword: 'x', newPassword: '12345', confirmPassword: '12345' })).toEqual({
    kind: 'tooShort',
  });
  expect(checkPasswords({ currentPassword: 'x', newPassword: '123456', confirmPassword: '123456' })).toBeNull();
  expect(['48291', '482913', '4829130'].map((code) => hasProblems(checkCode(code)))).toEqual([true, false, true]);
});

test('CONST-05 a chart has 7 days or 4 weeks, options begin at A, an id ends in 6 characters', () => {
  expect([emptyWeek.days.length, emptyMonth.weeks.length]).toEqual([7, 4]);
  expect(optionLetter(0)).toBe('A');
  expect(shortId('q_9f3c51a41f7c')).toBe('a41f7c');
});
