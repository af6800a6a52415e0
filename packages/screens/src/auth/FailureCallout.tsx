import { FormError } from '@prepar/ui/FormError';
import type { MessageId } from '../common/message-ids.ts';
import { type Sentence, say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';

interface FailureCalloutProps {
  /** Null as long as nothing failed. */
  failure: { title?: MessageId; text: Sentence } | null;
}

/** Why a form was not sent or a call was refused, read out at once. */
export function FailureCallout({ failure }: FailureCalloutProps) {
  const words = useWords();
  return <FormError title={failure?.title && words.t(failure.title)}>{failure && say(failure.text, words)}</FormError>;
}
