import type { MessageId } from './message-ids.ts';
import type { Words } from './words.tsx';

/** A sentence for a person: one of our own by its message id, or one that the server wrote in their language. */
export type Sentence = MessageId | { text: string };

/** The sentence in words. */
export const say = (sentence: Sentence, { t }: Pick<Words, 't'>): string =>
  typeof sentence === 'string' ? t(sentence) : sentence.text;
