import { FormError } from '@prepar/ui/FormError';
import type { MessageId } from '../common/message-ids.ts';
import type { Sentence } from '../common/sentence.ts';
import { supportMail } from '../common/supportMail.tsx';
import { useWords } from '../common/words.tsx';

interface FailureCalloutProps {
  /** Null as long as nothing failed. */
  failure: { title?: MessageId; text: Sentence } | null;
}

/** Why a form was not sent or a call was refused, read out at once. */
export function FailureCallout({ failure }: FailureCalloutProps) {
  const { t, rich } = useWords();
  const text = failure?.text;
  return (
    <FormError title={failure?.title && t(failure.title)}>
      {typeof text === 'string' ? rich(text, supportMail) : text?.text}
    </FormError>
  );
}
