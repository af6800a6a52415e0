import type { Failure } from '@prepar/api-client/failure';
import type { MessageId } from '@prepar/screens/common/message-ids.ts';
import type { Sentence } from '@prepar/screens/common/sentence.ts';
import { CallFailed } from './api.ts';

/** The failure behind what a cached read threw; null when nothing was thrown. */
export function failureOf(error: unknown): Failure | null {
  if (error === undefined || error === null) return null;
  return error instanceof CallFailed ? error.failure : { kind: 'unknown' };
}

/** The sentence that came with a failure, or null. */
export const messageOf = (failure: Failure): string | null => (failure.kind === 'unknown' ? null : failure.message);

/** The server's sentence, or one of ours when it sent none. */
export const sentenceOr = (failure: Failure, otherwise: MessageId): Sentence =>
  failure.kind === 'http' && failure.message !== null ? { text: failure.message } : otherwise;
