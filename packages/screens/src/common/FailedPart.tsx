import { Callout } from '@prepar/ui/Callout';
import { RetryButton } from '@prepar/ui/RetryButton';
import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

export interface FailedPartProps {
  /** What could not be loaded. */
  children: ReactNode;
  /** Loads it again. */
  onRetry: () => void;
  /** Words of the button where several stand on a page. Default 'try again'. */
  retryLabel?: ReactNode;
}

/** Part of a page that could not be loaded, while the rest stands, and the way to try again. */
export function FailedPart({ children, onRetry, retryLabel }: FailedPartProps) {
  const { t } = useWords();
  return (
    <Callout
      tone="danger"
      live="status"
      action={
        <RetryButton size="s" onPress={onRetry}>
          {retryLabel ?? t('common.retry')}
        </RetryButton>
      }
    >
      {children}
    </Callout>
  );
}
