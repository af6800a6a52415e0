import { type Criterion, missingCriteria } from './passwordPolicy.ts';

/** Length of a reset code. */
export const codeLength = 6;

/** What keeps a form from being sent. Only the first kind that applies is reported. */
export type Problem<Field extends string> =
  | { kind: 'required'; fields: readonly Field[] }
  | { kind: 'mismatch' }
  | { kind: 'policy'; missing: readonly Criterion[] }
  | { kind: 'code' };

/** Every field has to be filled; white space alone fills none. */
export function checkRequired<Field extends string>(draft: Record<Field, string>, fields: readonly Field[]): Problem<Field> | null {
  const empty = fields.filter((field) => draft[field].trim() === '');
  return empty.length > 0 ? { kind: 'required', fields: empty } : null;
}

/** A new password equals its confirmation, and only then has to meet the policy. */
export function checkNewPassword(draft: { password: string; confirmation: string }): Problem<never> | null {
  if (draft.password !== draft.confirmation) return { kind: 'mismatch' };
  const missing = missingCriteria(draft.password);
  return missing.length > 0 ? { kind: 'policy', missing } : null;
}

/** A reset code has six characters, without the space around it. */
export const checkCode = (code: string): Problem<never> | null => (code.trim().length === codeLength ? null : { kind: 'code' });

/** What is left of a problem once a field has been edited: its own part goes, that of other fields stays. */
export function afterEdit<Field extends string>(problem: Problem<Field> | null, field: Field): Problem<Field> | null {
  if (problem?.kind === 'required') {
    const fields = problem.fields.filter((other) => other !== field);
    return fields.length > 0 ? { kind: 'required', fields } : null;
  }
  return ['password', 'confirmation', 'code'].includes(field) ? null : problem;
}
