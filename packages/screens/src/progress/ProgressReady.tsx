import { Button } from '@prepar/ui/Button';
import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { ExamSheet } from './ExamSheet.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import type { ProgressActions, ProgressReady as Ready, ProgressSlots } from './ProgressScreen.types.ts';
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
      {exams === 'failed' ? (
        <ErrorState
          title={t('progress.examsFailed')}
          action={
            <Button tone="secondary" onPress={retryExams}>
              {t('common.retry')}
            </Button>
          }
        />
      ) : (
        <Grid columns="6+6">
          {exams.map((exam) => (
            <ExamSheet key={exam.id} exam={exam} onRetry={actions.retryMetrics} readiness={readiness?.(exam)} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
