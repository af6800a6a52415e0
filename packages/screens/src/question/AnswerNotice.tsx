import { Callout } from '@prepar/ui/Callout';
import { useWords } from '../common/words.tsx';
import type { Delivery } from './QuestionScreen.types.ts';

/** An answer that did not reach the server, or that the server refused; nothing while all is well. */
export function AnswerNotice({ delivery }: { delivery: Delivery }) {
  const { t } = useWords();
  if (delivery.status === 'waiting') {
    return (
      <Callout tone="warning" title={t('question.failed.save')} live="alert">
        {t('question.waitingText')}
      </Callout>
    );
  }
  if (delivery.status === 'refused') {
    return (
      <Callout tone="danger" title={t('question.failed.save')} live="alert">
        {delivery.message ?? t('question.failed.saveText')}
      </Callout>
    );
  }
  return null;
}
