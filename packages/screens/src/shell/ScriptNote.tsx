import { Callout } from '@prepar/ui/Callout';
import { useWords } from '../common/words.tsx';

/** Tells people whose browser runs no scripts what does not work without. Nobody else sees it. */
export function ScriptNote() {
  const { t } = useWords();
  return (
    <noscript>
      <Callout tone="warning">{t('common.needsScript')}</Callout>
    </noscript>
  );
}
