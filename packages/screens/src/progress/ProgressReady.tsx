import { Button } from '@prepar/ui/Button';
import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Skeleton } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { ExamSheet } from './ExamSheet.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import type { ProgressActions, ProgressReady as Ready, ProgressSlots } from './ProgressScreen.types.ts';
import { ExamSkeletons } from './ProgressSkeleton.tsx';
import { WeekSheet } from './WeekSheet.tsx';

export interface ProgressReadyProps {
  state: Ready;
  actions: ProgressActions;
  readiness: ProgressSlots['readiness'];
}

export function ProgressReady({ state, actions, readiness }: ProgressReadyProps) {
  const { t } = useWords();
  const { week, month, exams, today, dailyGoal } = state;
  // The button is gone once it is pressed; the focus stays at its place.
  const [retries, setRetries] = useState<number | null>(null);
  const retryExams = () => {
    setRetries((retries ?? 0) + 1);
    actions.retryExams();
  };
  return (
    <Stack gap="sheets">
      <Grid columns="7+5" align="stretch">
        <WeekSheet week={week} today={today} dailyGoal={dailyGoal} />
        <MonthSheet month={month} />
      </Grid>
      <Heading level={2}>
        <FocusTarget as="span" of={retries}>
          {t('progress.exams')}
        </FocusTarget>
      </Heading>
      <Exams exams={exams} readiness={readiness} onRetry={retryExams} onRetryMetrics={actions.retryMetrics} />
    </Stack>
  );
}

interface ExamsProps {
  exams: Ready['exams'];
  readiness: ProgressSlots['readiness'];
  onRetry: () => void;
  onRetryMetrics: ProgressActions['retryMetrics'];
}

function Exams({ exams, readiness, onRetry, onRetryMetrics }: ExamsProps) {
  const { t } = useWords();
  switch (exams) {
    case 'loading':
      return (
        <Skeleton label={t('progress.examsLoading')}>
          <ExamSkeletons />
        </Skeleton>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('progress.examsFailed')}
          action={
            <Button tone="secondary" onPress={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    default:
      return (
        <Grid columns="6+6">
          {exams.map((exam) => (
            <ExamSheet key={exam.id} exam={exam} onRetry={onRetryMetrics} readiness={readiness?.(exam)} />
          ))}
        </Grid>
      );
  }
}
