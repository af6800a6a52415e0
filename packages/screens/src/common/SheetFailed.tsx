import { ErrorState } from '@prepar/ui/ErrorState';
import { RetryButton } from '@prepar/ui/RetryButton';
import { SheetBody } from '@prepar/ui/Sheet';
import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

export interface SheetFailedProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and what is safe. */
  children?: ReactNode;
  /** Loads it again. */
  onRetry: () => void;
}

/** Stands in a sheet whose content, the page's own, could not be loaded. */
export function SheetFailed({ title, children, onRetry }: SheetFailedProps) {
  const { t } = useWords();
  return (
    <SheetBody>
      <ErrorState level={2} title={title} action={<RetryButton onPress={onRetry}>{t('common.retry')}</RetryButton>}>
        {children}
      </ErrorState>
    </SheetBody>
  );
}
