import type { Failure } from '@prepar/api-client/failure';
import type { DeletionFailure } from '@prepar/screens/settings/SettingsScreen.types.ts';

/** Milliseconds from the deletion to its toast and to the sign-in page. */
export const farewellMs = { toast: 1000, redirect: 3000 } as const;

/** What a refusal of the deletion means. */
export function deletionFailure(failure: Failure): DeletionFailure {
  if (failure.kind !== 'http') return 'deleteAccountError';
  if (failure.status === 401 || /invalid password|senha inválida|senha incorreta/i.test(failure.message ?? '')) return 'invalidPassword';
  if (failure.status === 403) return 'accountDeletionNotAllowed';
  return failure.status === 404 ? 'accountNotFound' : 'deleteAccountError';
}
