import { expect, test } from 'vitest';
import { passwordChange } from './accountDates.ts';

const memberSince = '2025-08-14T09:30:00';

test('PROF-22 FMT-01 the last change of the password is a date of the product', () => {
  expect(passwordChange({ memberSince, lastPasswordChange: '2025-09-02T18:05:00' })).toEqual({
    date: '02/09/2025 18:05',
    isCreation: false,
  });
});

test('PROF-23 a password that was never changed is as old as the account', () => {
  const asOldAsTheAccount = { date: '14/08/2025 09:30', isCreation: true };
  expect(passwordChange({ memberSince, lastPasswordChange: null })).toEqual(asOldAsTheAccount);
  expect(passwordChange({ memberSince, lastPasswordChange: '' })).toEqual(asOldAsTheAccount);
});

test('PROF-26 a date that cannot be read is none, and hides behind no other', () => {
  expect(passwordChange({ memberSince, lastPasswordChange: 'ontem' })).toEqual({ date: null, isCreation: false });
  expect(passwordChange({ memberSince: '', lastPasswordChange: null })).toEqual({ date: null, isCreation: false });
});
