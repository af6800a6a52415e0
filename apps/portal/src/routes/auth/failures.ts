import type { Failure } from '@prepar/api-client/failure';
import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { sentenceOr } from '../../data/failures.ts';

/** Why signing in failed. A 401 has a sentence of its own; without a usable answer it is the connection. */
export function loginFailure(failure: Failure): Sentence {
  if (failure.kind === 'unknown') return 'auth.unexpectedError';
  if (failure.kind === 'transport' || failure.status >= 500) return 'auth.connectionError';
  return failure.status === 401 ? 'auth.checkCredentials' : sentenceOr(failure, 'auth.invalidCredentials');
}

/** Why registering failed. */
export function registerFailure(failure: Failure): Sentence {
  if (failure.kind === 'http' && failure.status === 401) return 'auth.emailInUse';
  if (failure.kind === 'http' && failure.status === 409) return sentenceOr(failure, 'auth.emailAlreadyExists');
  return sentenceOr(failure, 'auth.accountCreationError');
}

/** Why a reset code was not accepted. */
export function codeFailure(failure: Failure): { title?: MessageId; text: Sentence } {
  const unknownAddress = failure.kind === 'http' && failure.status === 404;
  return unknownAddress ? { title: 'auth.emailNotFound', text: 'auth.emailNotRegistered' } : { text: 'auth.incorrectOrExpiredCode' };
}
