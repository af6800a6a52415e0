import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Callout } from '@prepar/ui/Callout';
import { Inline } from '@prepar/ui/Inline';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { hidden } from '../common/hidden.tsx';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { ExamFigures } from './ExamFigures.tsx';
import type { ExamProgressView } from './ProgressScreen.types.ts';

export interface ExamSheetProps {
  exam: ExamProgressView;
  onRetry: (examId: string) => void;
  /** How ready the learner is, below the figures. */
  readiness: ReactNode;
}

/** One exam: what was answered so far, what to practise next, and the way there. */
export function ExamSheet({ exam, onRetry, readiness }: ExamSheetProps) {
  const { rich } = useWords();
  return (
    <Sheet
      level={3}
      actionOnPhone="foot"
      title={exam.name}
      subtitle={
        <Inline as="span" gap={2}>
          <ProviderMark provider={exam.provider} size="table" />
          <Text as="span" size="code">
            {exam.code}
          </Text>
        </Inline>
      }
      action={
        <ButtonLink size="s" tone="secondary" href={exam.practiceHref}>
          {rich('progress.practise', { code: exam.code, hidden })}
        </ButtonLink>
      }
    >
      <Metrics exam={exam} onRetry={() => onRetry(exam.id)} />
      {readiness !== undefined && <SheetFoot>{readiness}</SheetFoot>}
    </Sheet>
  );
}

function Metrics({ exam, onRetry }: { exam: ExamProgressView; onRetry: () => void }) {
  const { t, rich } = useWords();
  switch (exam.metrics) {
    case 'loading':
      return (
        <SheetBody>
          <Skeleton label={t('progress.metricsLoading', { code: exam.code })}>
            <Stack gap={4}>
              <SkeletonLine width="3/5" />
              <SkeletonLine size="stat" width="4/5" />
              <SkeletonLine width="2/5" />
            </Stack>
          </Skeleton>
        </SheetBody>
      );
    case 'failed':
      return (
        <SheetBody>
          <Callout
            tone="danger"
            live="status"
            action={
              <RetryButton size="s" onPress={onRetry}>
                {rich('progress.retryMetrics', { code: exam.code, hidden })}
              </RetryButton>
            }
          >
            {t('progress.metricsFailed')}
          </Callout>
        </SheetBody>
      );
    default:
      return <ExamFigures code={exam.code} metrics={exam.metrics} />;
  }
}
