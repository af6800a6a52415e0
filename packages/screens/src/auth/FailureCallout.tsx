import { FormError } from '@prepar/ui/FormError';
import type { MessageId } from '../common/message-ids.ts';
import type { Sentence } from '../common/sentence.ts';
import { siteConfig } from '../common/siteConfig.ts';
import { useWords } from '../common/words.tsx';

interface FailureCalloutProps {
  /** Null as long as nothing failed. */
  failure: { title?: MessageId; text: Sentence } | null;
}

/** Why a form was not sent or a call was refused, read out at once. */
export function FailureCallout({ failure }: FailureCalloutProps) {
  const { t } = useWords();
  const text = failure?.text;
  return (
    <FormError title={failure?.title && t(failure.title)}>
      {typeof text === 'string' ? t(text, { email: siteConfig.supportEmail }) : text?.text}
    </FormError>
  );
}
