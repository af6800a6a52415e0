import { codeOf, type Failure } from '@prepar/api-client/failure';
import type { DeletionFailure } from '@prepar/screens/settings/SettingsScreen.types.ts';

/** Milliseconds from the deletion to its toast and to the sign-in page. */
export const farewellMs = { toast: 1000, redirect: 3000 } as const;

const byCode: Record<string, DeletionFailure | undefined> = {
  INVALID_PASSWORD: 'invalidPassword',
  ACCOUNT_DELETION_NOT_ALLOWED: 'accountDeletionNotAllowed',
  ACCOUNT_NOT_FOUND: 'accountNotFound',
};

/** What a refusal of the deletion means. */
export function deletionFailure(failure: Failure): DeletionFailure {
  const named = byCode[codeOf(failure) ?? ''];
  if (named) return named;
  if (failure.kind !== 'http') return 'deleteAccountError';
  const saysPassword =
    failure.code === null && /invalid password|senha inválida|senha incorreta/i.test(failure.message ?? '');
  if (failure.status === 401 || saysPassword) return 'invalidPassword';
  if (failure.status === 403) return 'accountDeletionNotAllowed';
  return failure.status === 404 ? 'accountNotFound' : 'deleteAccountError';
}
