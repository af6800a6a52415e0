import type { MessageId } from '../common/message-ids.ts';
import type { PasswordField } from './ProfileScreen.types.ts';

/** Fewest characters of a password when it is changed. */
export const minimumLength = 6;

/** What is wrong with a name; null when it can be saved. */
export const checkName = (name: string): MessageId | null => (name.trim() === '' ? 'profile.nameEmpty' : null);

/** What is wrong with an e-mail, which only has to look like text@text.text; null when it can be saved. */
export function checkEmail(email: string): MessageId | null {
  if (email.trim() === '') return 'profile.emailEmpty';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'profile.emailInvalid';
}

export const passwordFields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmPassword'];

/** What keeps a change of password from being sent. Only the first kind that applies is reported. */
export type PasswordProblem =
  | { kind: 'required'; fields: readonly PasswordField[] }
  | { kind: 'tooShort' }
  | { kind: 'mismatch' };

/** All three are required, the new password has its minimum length, and its confirmation equals it. */
export function checkPasswords(draft: Record<PasswordField, string>): PasswordProblem | null {
  const fields = passwordFields.filter((field) => draft[field] === '');
  if (fields.length > 0) return { kind: 'required', fields };
  if (draft.newPassword.length < minimumLength) return { kind: 'tooShort' };
  return draft.newPassword === draft.confirmPassword ? null : { kind: 'mismatch' };
}

/** What a problem says about one field; null when it is about others. */
export function problemOf(field: PasswordField, problem: PasswordProblem | null): MessageId | null {
  if (problem?.kind === 'required') return problem.fields.includes(field) ? `profile.required.${field}` : null;
  if (problem?.kind === 'tooShort' && field === 'newPassword') return 'profile.passwordMinLength';
  return problem?.kind === 'mismatch' && field === 'confirmPassword' ? 'profile.passwordsNotMatch' : null;
}

/** What is left of a problem once a field has been edited. */
export function afterEdit(problem: PasswordProblem | null, field: PasswordField): PasswordProblem | null {
  if (problem?.kind === 'required') {
    const fields = problem.fields.filter((other) => other !== field);
    return fields.length > 0 ? { kind: 'required', fields } : null;
  }
  return field === 'currentPassword' ? problem : null;
}
