import type { ErrorDetail } from '../http/errors.ts';

const minimum = 8;

const rules: [code: ErrorDetail['code'], holds: (password: string) => boolean][] = [
  ['TOO_SHORT', (password) => password.length >= minimum],
  ['MISSING_UPPERCASE', (password) => /\p{Lu}/u.test(password)],
  ['MISSING_LOWERCASE', (password) => /\p{Ll}/u.test(password)],
  ['MISSING_DIGIT', (password) => /\d/.test(password)],
  ['MISSING_SPECIAL', (password) => /[!@#$%^&*]/.test(password)],
  ['CONTAINS_WHITESPACE', (password) => !/\s/.test(password)],
  ['TOO_COMMON', (password) => !common.has(password.toLowerCase())],
];

const common = new Set([
  'password', '123456', 'qwerty', 'admin', '12345678', '123456789', '1234567890', 'password123',
  'abc123', 'letmein', 'welcome', 'monkey', 'iloveyou', '111111', '123123',
]);

/** What a new password misses, as details of the given field; empty when it may be used. */
export function missingCriteria(password: string, field: string): ErrorDetail[] {
  return rules
    .filter(([, holds]) => !holds(password))
    .map(([code]) => (code === 'TOO_SHORT' ? { field, code, params: { minimum } } : { field, code }));
}
