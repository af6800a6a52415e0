import type { Words } from '../common/words.tsx';

const names = {
  TIMED_OUT: 'admin.refusal.timedOut',
  FAILED: 'admin.refusal.failed',
  MALFORMED: 'admin.refusal.malformed',
  UNKNOWN_SERVICE: 'admin.refusal.unknownService',
  UNKNOWN_NAME: 'admin.refusal.unknownName',
  OPTIONS: 'admin.refusal.options',
  WRONG_KEY: 'admin.refusal.wrongKey',
  LENGTH: 'admin.refusal.length',
  STYLE: 'admin.refusal.style',
  OTHER_KEY: 'admin.refusal.otherKey',
  TWO_RIGHT: 'admin.refusal.twoRight',
  LINT_MISSING: 'admin.refusal.lint.missing',
  LINT_SLOT: 'admin.refusal.lint.slot',
  LINT_LANGUAGE: 'admin.refusal.lint.language',
  LINT_SPELLING: 'admin.refusal.lint.spelling',
  LINT_RATIO: 'admin.refusal.lint.ratio',
  LINT_LEAK: 'admin.refusal.lint.leak',
  LINT_TWICE: 'admin.refusal.lint.twice',
  LINT_LENGTH: 'admin.refusal.lint.length',
  LINT_MIXED: 'admin.refusal.lint.mixed',
  LINT_CONTRARY: 'admin.refusal.lint.contrary',
  'LINT_ALL-OR-NONE': 'admin.refusal.lint.allOrNone',
  LINT_ABSOLUTE: 'admin.refusal.lint.absolute',
  LINT_UNSORTED: 'admin.refusal.lint.unsorted',
} as const;

const isKnown = (reason: string): reason is keyof typeof names => Object.hasOwn(names, reason);

/** Why the answer of a model was not used. One that the product does not know stays as it came. */
export const refusalName = (reason: string, { t }: Words): string => (isKnown(reason) ? t(names[reason]) : reason);
