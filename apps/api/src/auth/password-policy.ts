import type { ErrorDetail } from '../http/errors.ts';
import { isCommon, isGuessable } from './common-passwords.ts';

const minimum = 8;

const rules: [code: ErrorDetail['code'], holds: (password: string) => boolean][] = [
  ['TOO_SHORT', (password) => password.length >= minimum],
  ['MISSING_UPPERCASE', (password) => /\p{Lu}/u.test(password)],
  ['MISSING_LOWERCASE', (password) => /\p{Ll}/u.test(password)],
  ['MISSING_DIGIT', (password) => /\d/.test(password)],
  ['MISSING_SPECIAL', (password) => /[!@#$%^&*]/.test(password)],
  ['CONTAINS_WHITESPACE', (password) => !/\s/.test(password)],
  ['TOO_COMMON', (password) => !isCommon(password)],
];

/** What a new password misses, as details of the given field; empty when it may be used. */
export function missingCriteria(password: string, field: string): ErrorDetail[] {
  return rules
    .filter(([, holds]) => !holds(password))
    .map(([code]) => (code === 'TOO_SHORT' ? { field, code, params: { minimum } } : { field, code }));
}

/** As `missingCriteria`, for the passwords of administrators that the service asks for. */
export function missingStrictCriteria(password: string, field: string): ErrorDetail[] {
  const missing = missingCriteria(password, field);
  const isNamed = missing.some(({ code }) => code === 'TOO_COMMON');
  return isGuessable(password) && !isNamed ? [...missing, { field, code: 'TOO_COMMON' }] : missing;
}
