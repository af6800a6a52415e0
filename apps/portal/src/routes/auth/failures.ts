import { codeOf, type Failure } from '@prepar/api-client/failure';
import type { AuthFailure } from '@prepar/screens/auth/AuthScreen.types.ts';
import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import { siteConfig } from '@prepar/screens/common/siteConfig.ts';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { plainSentence, sentenceOr } from '../../data/failures.ts';

/** Why signing in failed. A 401 has a sentence of its own, that of a suspension ends with the address of the support; without a usable answer it is the connection. */
export function loginFailure(failure: Failure): Sentence {
  if (codeOf(failure) === 'INVALID_CREDENTIALS') return 'auth.checkCredentials';
  if (failure.kind === 'http' && failure.code === 'ACCOUNT_SUSPENDED' && failure.message)
    return { text: failure.message.replace(/\.$/, `: ${siteConfig.supportEmail}`) };
  if (codeOf(failure) === 'TOTP_CODE_INVALID') return sentenceOr(failure, 'auth.incorrectOrExpiredCode');
  if (failure.kind === 'unknown') return 'auth.unexpectedError';
  if (failure.kind === 'transport' || failure.status >= 500) return 'auth.connectionError';
  return failure.status === 401 ? 'auth.checkCredentials' : sentenceOr(failure, 'auth.invalidCredentials');
}

/** Why registering failed. */
export function registerFailure(failure: Failure): Sentence {
  if (isTaken(failure)) return sentenceOr(failure, 'auth.emailAlreadyExists');
  if (failure.kind === 'http' && failure.status === 401) return 'auth.emailInUse';
  if (failure.kind === 'http' && failure.status === 409) return sentenceOr(failure, 'auth.emailAlreadyExists');
  return sentenceOr(failure, 'auth.accountCreationError');
}

/** Why no reset code was sent. */
export function requestFailure(failure: Failure): Sentence {
  if (failure.kind === 'transport') return 'auth.connectionError';
  return refusedFields(failure).email ?? plainSentence(failure);
}

/** Why a reset code was not accepted. */
export function codeFailure(failure: Failure): { title?: MessageId; text: Sentence } {
  const incorrect = { text: 'auth.incorrectOrExpiredCode' } as const;
  const unknownAddress = { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } as const;
  if (codeOf(failure) === 'RESET_CODE_INVALID') return incorrect;
  if (codeOf(failure) === 'EMAIL_NOT_FOUND') return unknownAddress;
  return failure.kind === 'http' && failure.status === 404 ? unknownAddress : incorrect;
}

/** Whether somebody has an account with the e-mail. */
export const isTaken = (failure: Failure): boolean => codeOf(failure) === 'EMAIL_ALREADY_EXISTS';

/** Which fields of a registration the server refused. */
export function refusedFields(failure: Failure): NonNullable<AuthFailure['fields']> {
  if (isTaken(failure)) return { email: registerFailure(failure) };
  const details = failure.kind === 'http' ? failure.details.map(({ field }) => field) : [];
  return {
    ...(details.includes('name') && { name: 'auth.nameInvalid' }),
    ...(details.includes('email') && { email: 'auth.emailInvalid' }),
    ...(details.includes('password') && { password: 'auth.passwordTooWeak' }),
  };
}
