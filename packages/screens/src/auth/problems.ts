import { type Criterion, missingCriteria } from './passwordPolicy.ts';

/** Length of a reset code. */
export const codeLength = 6;

/** What is wrong with a field. */
export type Problem =
  | { kind: 'required' | 'email' | 'mismatch' | 'code' }
  | { kind: 'policy'; missing: readonly Criterion[] };

/** What keeps a form from being sent, field by field; empty when nothing does. */
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

/** Every field has to be filled; white space alone fills none. */
export function checkRequired<Field extends string>(
  draft: Record<Field, string>,
  fields: readonly Field[],
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field of fields) if (draft[field].trim() === '') problems[field] = { kind: 'required' };
  return problems;
}

/** An address needs a name, an at sign and a domain with an ending. The server knows more. */
export function checkEmail(email: string): Problems<'email'> {
  if (email.trim() === '') return { email: { kind: 'required' } };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: { kind: 'email' } };
}

/** A new password meets the policy, and its confirmation equals it. */
export function checkNewPassword(draft: {
  password: string;
  confirmation: string;
}): Problems<'password' | 'confirmation'> {
  const missing = missingCriteria(draft.password);
  return {
    ...(missing.length > 0 && { password: { kind: 'policy', missing } }),
    ...(draft.password !== draft.confirmation && { confirmation: { kind: 'mismatch' } }),
    ...checkRequired(draft, ['password', 'confirmation']),
  };
}

/** A reset code has six characters, without the space around it. */
export const checkCode = (code: string): Problems<'code'> =>
  code.trim().length === codeLength ? {} : { code: { kind: 'code' } };

export const hasProblems = (problems: Problems<string>): boolean => Object.keys(problems).length > 0;

/** What is left of the problems once a field has been edited: its own goes, and a mismatch with it. */
export function afterEdit<Field extends string>(problems: Problems<Field>, edited: Field): Problems<Field> {
  const entries = Object.entries<Problem | undefined>(problems);
  const rest = entries.filter(
    ([field, problem]) => field !== edited && !(edited === 'password' && problem?.kind === 'mismatch'),
  );
  return Object.fromEntries(rest) as Problems<Field>;
}
