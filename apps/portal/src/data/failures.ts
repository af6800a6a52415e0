import type { Failure } from '@prepar/api-client/failure';
import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { CallFailed } from './api.ts';

/** The failure behind what a cached read threw; null when nothing was thrown. */
export function failureOf(error: unknown): Failure | null {
  if (error === undefined || error === null) return null;
  return error instanceof CallFailed ? error.failure : { kind: 'unknown' };
}

/** The sentence that the server sent with a failure, or null. */
export const messageOf = (failure: Failure): string | null => (failure.kind === 'http' ? failure.message : null);

/** The server's sentence, or one of ours when it sent none. */
export function sentenceOr(failure: Failure, otherwise: MessageId): Sentence {
  const text = messageOf(failure);
  return text === null ? otherwise : { text };
}

/** What to say of a failure that no page has words of its own for. */
export function plainSentence(failure: Failure): Sentence {
  if (failure.kind === 'unknown') return 'common.unknownError';
  if (failure.message !== null) return { text: failure.message };
  if (failure.kind === 'transport') return 'common.serverConnectionError';
  return failure.status >= 500
    ? 'common.internalServerError'
    : (statusTexts[failure.status] ?? 'common.serverConnectionError');
}

const statusTexts: Record<number, MessageId> = {
  401: 'common.unauthorized',
  403: 'common.accessDenied',
  404: 'common.notFound',
};
