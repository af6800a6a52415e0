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
} as const;

const isKnown = (reason: string): reason is keyof typeof names => Object.hasOwn(names, reason);

const reviewed = 'LINT_';

/** Why the answer of a model was not used. One that the product does not know stays as it came. */
export function refusalName(reason: string, { t }: Words): string {
  if (isKnown(reason)) return t(names[reason]);
  return reason.startsWith(reviewed)
    ? t('admin.refusal.review', { fault: reason.slice(reviewed.length).toLowerCase() })
    : reason;
}
