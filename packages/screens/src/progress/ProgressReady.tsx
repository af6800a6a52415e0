import { ErrorState } from '@prepar/ui/ErrorState';
import { Grid } from '@prepar/ui/Grid';
import { Heading } from '@prepar/ui/Heading';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Skeleton } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
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
  return (
    <Stack gap="sheets">
      <Grid columns="7+5" align="stretch">
        <WeekSheet week={week} today={today} dailyGoal={dailyGoal} />
        <MonthSheet month={month} />
      </Grid>
      <Heading level={2}>{t('progress.exams')}</Heading>
      <Exams exams={exams} actions={actions} readiness={readiness} />
    </Stack>
  );
}

interface ExamsProps {
  exams: Ready['exams'];
  actions: ProgressActions;
  readiness: ProgressSlots['readiness'];
}

function Exams({ exams, actions, readiness }: ExamsProps) {
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
          action={<RetryButton onPress={actions.retryExams}>{t('common.retry')}</RetryButton>}
        />
      );
    default:
      return (
        <Grid columns="6+6">
          {exams.map((exam) => (
            <ExamSheet key={exam.id} exam={exam} onRetry={actions.retryMetrics} readiness={readiness?.(exam)} />
          ))}
        </Grid>
      );
  }
}
