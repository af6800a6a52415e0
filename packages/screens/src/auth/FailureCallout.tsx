import { Callout } from '@prepar/ui/Callout';
import type { MessageId } from '../common/message-ids.ts';
import { type Sentence, say } from '../common/sentence.ts';
import { useWords } from '../common/words.tsx';

/** Why a form was not sent or a call was refused, read out at once. */
export function FailureCallout({ failure }: { failure: { title?: MessageId; text: Sentence } }) {
  const words = useWords();
  return (
    <Callout tone="danger" live="alert" {...(failure.title && { title: words.t(failure.title) })}>
      {say(failure.text, words)}
    </Callout>
  );
}
