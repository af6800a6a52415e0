import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonPasswords, isCommon, isGuessable } from './common-passwords.ts';

test('the list holds the 3,000 most frequent passwords', () => {
  expect([...commonPasswords]).toEqual(dictionary['passwords-common'].slice(0, 3000));
});

test('VALID-06 the fifteen that the policy names are common', () => {
  const named = ['password', '123456', 'qwerty', 'admin', '12345678', '123456789', '1234567890', 'password123'];
  const others = ['abc123', 'letmein', 'welcome', 'monkey', 'iloveyou', '111111', '123123'];
  expect([...named, ...others].filter((password) => !isCommon(password))).toEqual([]);
});

test('capital letters hide no common password, and digits and signs around it no guessable one', () => {
  expect(['PassWord', 'LETMEIN', 'qWerty'].filter((password) => !isCommon(password))).toEqual([]);
  const guessable = ['Password123!', 'Prepar2025!', '#Simulado1', 'Welcome1!'];
  expect(guessable.filter((password) => !isGuessable(password))).toEqual([]);
  expect(guessable.filter(isCommon)).toEqual([]);
  expect(['Correta1!', 'Nuvem#2025', 'preparado#17B', '2025!', 'Administra1!'].filter(isGuessable)).toEqual([]);
});
