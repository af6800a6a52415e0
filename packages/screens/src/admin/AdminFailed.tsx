import { ErrorState } from '@prepar/ui/ErrorState';
import { RetryButton } from '@prepar/ui/RetryButton';
import { RefreshCw } from 'lucide-react';
import { useWords } from '../common/words.tsx';

export interface AdminFailedProps {
  /** Level of the heading. */
  level: 2 | 3;
  /** Refused by the server, or not reached. */
  failure: 'refused' | 'connection';
  onRetry: () => void;
}

/** What could not be loaded for administrators, why, and the way to try again. */
export function AdminFailed({ level, failure, onRetry }: AdminFailedProps) {
  const { t } = useWords();
  const isRefused = failure === 'refused';
  return (
    <ErrorState
      level={level}
      title={t(isRefused ? 'admin.loadError' : 'admin.connectionError')}
      action={
        <RetryButton icon={RefreshCw} onPress={onRetry}>
          {t('common.retry')}
        </RetryButton>
      }
    >
      {t(isRefused ? 'admin.loadErrorText' : 'admin.connectionErrorText')}
    </ErrorState>
  );
}
