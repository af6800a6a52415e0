import { Callout } from '@prepar/ui/Callout';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import { ReviewedAnswer } from '../question/ReviewedAnswer.tsx';
import type { AnswersActions, OpenedView } from './answers.types.ts';

export interface OpenedAnswerProps {
  opened: OpenedView;
  onRetry: AnswersActions['open'];
  /** Below the answer. */
  report?: ReactNode;
}

/** What stands in an open row: the question with its reasons. */
export function OpenedAnswer({ opened, onRetry, report }: OpenedAnswerProps) {
  const { t } = useWords();
  switch (opened.status) {
    case 'loading':
      return (
        <Skeleton label={t('answers.opening')}>
          <SkeletonBlock height="m" />
        </Skeleton>
      );
    case 'failed':
      return (
        <Callout
          tone="danger"
          live="alert"
          action={<RetryButton onPress={() => onRetry(opened.id)}>{t('common.retry')}</RetryButton>}
        >
          <FailureText failure={opened.failure} fallback="answers.openFailed" />
        </Callout>
      );
    case 'ready':
      return (
        <Stack gap={4}>
          <ReviewedAnswer review={opened.review} />
          {report}
        </Stack>
      );
  }
}
