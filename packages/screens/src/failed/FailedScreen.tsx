import { Button } from '@prepar/ui/Button';
import { MessageLayout } from '@prepar/ui/MessageLayout';
import { RefreshCw } from 'lucide-react';
import { useWords } from '../common/words.tsx';

export interface FailedScreenProps {
  actions: { retry: () => void };
}

/** Shown when the code or the words of a page could not be loaded. Needs no words but the common ones. */
export function FailedScreen({ actions }: FailedScreenProps) {
  const { t } = useWords();
  return (
    <MessageLayout
      brand={{ name: t('common.brand') }}
      title={t('common.failed.title')}
      actions={
        <Button size="l" icon={RefreshCw} onPress={actions.retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('common.failed.text')}
    </MessageLayout>
  );
}
