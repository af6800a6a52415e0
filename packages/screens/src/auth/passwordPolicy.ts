/** Fewest characters of a password at registration and reset. */
export const minimumLength = 8;

/** The symbols of which a password needs one. */
export const specials = '!@#$%^&*';

/** Passwords that are guessed first. */
export const commonPasswords: ReadonlySet<string> = new Set([
  'password',
  '123456',
  'qwerty',
  'admin',
  '12345678',
  '123456789',
  '1234567890',
  'password123',
  'abc123',
  'letmein',
  'welcome',
  'monkey',
  'iloveyou',
  '111111',
  '123123',
]);

const rules = {
  length: (password: string) => password.length >= minimumLength,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => Array.from(specials).some((symbol) => password.includes(symbol)),
  noSpace: (password: string) => !/\s/.test(password),
  notCommon: (password: string) => !commonPasswords.has(password.toLowerCase()),
};

export type Criterion = keyof typeof rules;

/** The seven criteria, in the order they are shown. */
export const criteria: readonly Criterion[] = [
  'length',
  'uppercase',
  'lowercase',
  'digit',
  'special',
  'noSpace',
  'notCommon',
];

/** What a new password misses; empty when it may be used. */
export const missingCriteria = (password: string): Criterion[] =>
  criteria.filter((criterion) => !rules[criterion](password));

export interface Strength {
  /** Share of the criteria met, 0 to 100. */
  percent: number;
  level: 'weak' | 'medium' | 'good' | 'excellent';
}

export function passwordStrength(password: string): Strength {
  const percent = ((criteria.length - missingCriteria(password).length) / criteria.length) * 100;
  const level = percent < 50 ? 'weak' : percent < 75 ? 'medium' : percent < 90 ? 'good' : 'excellent';
  return { percent, level };
}
