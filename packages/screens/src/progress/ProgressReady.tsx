import { ErrorState } from '@prepar/ui/ErrorState';
import { Grid } from '@prepar/ui/Grid';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { useState } from 'react';
import { LatePart } from '../common/LatePart.tsx';
import { useWords } from '../common/words.tsx';
import { ExamRows } from './ExamRows.tsx';
import { FewAnswers, FewDomains } from './FewAnswers.tsx';
import { firstReading } from './firstReading.ts';
import { MonthSheet } from './MonthSheet.tsx';
import type { NextView, ProgressActions, ProgressReady as Ready, ProgressSlots } from './ProgressScreen.types.ts';
import { NoWeakPointSheet, WeakPointSheet } from './WeakPointSheet.tsx';
import { WeekSheet } from './WeekSheet.tsx';

export interface ProgressReadyProps {
  state: Ready;
  actions: ProgressActions;
  readiness: ProgressSlots['readiness'];
}

export function ProgressReady({ state, actions, readiness }: ProgressReadyProps) {
  const { week, month, exams, next, today, dailyGoal, renewsInMinutes } = state;
  const weekSheet = <WeekSheet week={week} today={today} dailyGoal={dailyGoal} />;
  const [wasKnown, setWasKnown] = useState(false);
  if (next !== 'loading' && !wasKnown) setWasKnown(true);
  return (
    <Stack gap="sheets">
      {next === null ? (
        weekSheet
      ) : (
        <Grid columns="8+4" align="stretch">
          {weekSheet}
          <Next next={next} renewsInMinutes={renewsInMinutes} />
        </Grid>
      )}
      {month === 'loading' || !wasKnown ? (
        <Rest />
      ) : (
        <>
          <Reading next={next} renewsInMinutes={renewsInMinutes} readiness={readiness} />
          <MonthSheet month={month} isOneExam={typeof exams === 'object' && exams.length === 1} />
          <Exams exams={exams} actions={actions} />
        </>
      )}
    </Stack>
  );
}

/** What stands below the week, until it is first known how tall each of it is. What is asked for again later keeps its place. */
function Rest() {
  const { t } = useWords();
  return (
    <>
      <Skeleton label={t('progress.month.loading')}>
        <SkeletonBlock height="l" />
      </Skeleton>
      <Skeleton label={t('progress.examsLoading')}>
        <SkeletonBlock height="m" />
      </Skeleton>
    </>
  );
}

interface ReadingProps {
  next: Ready['next'];
  renewsInMinutes: number | null;
  readiness: ProgressSlots['readiness'];
}

/** What the answers say of the exam, or how many it takes. */
function Reading({ next, renewsInMinutes, readiness }: ReadingProps) {
  const { t } = useWords();
  if (next === 'loading') return null;
  if (next?.kind === 'few') return <FewAnswers few={next} renewsInMinutes={renewsInMinutes} />;
  return readiness === undefined ? null : <LatePart label={t('progress.loading')}>{readiness}</LatePart>;
}

interface NextProps {
  next: NextView | 'loading';
  renewsInMinutes: number | null;
}

function Next({ next, renewsInMinutes }: NextProps) {
  const { t } = useWords();
  if (next === 'loading') {
    return (
      <Skeleton label={t('progress.weak.loading')}>
        <SkeletonBlock height="l" />
      </Skeleton>
    );
  }
  switch (next.kind) {
    case 'few':
      return <FewDomains domains={next.domains} />;
    case 'weakest':
      return <WeakPointSheet weak={next} renewsInMinutes={renewsInMinutes} />;
    case 'almost':
      return (
        <NoWeakPointSheet
          {...next}
          title={t('progress.almost.title')}
          text={t('progress.almost.text', { count: next.missing, name: next.name, enough: firstReading })}
          renewsInMinutes={renewsInMinutes}
        />
      );
    default:
      return (
        <NoWeakPointSheet
          {...next}
          title={t('progress.even.title')}
          text={t('progress.even.text', { count: firstReading })}
          renewsInMinutes={renewsInMinutes}
        />
      );
  }
}

interface ExamsProps {
  exams: Ready['exams'];
  actions: ProgressActions;
}

function Exams({ exams, actions }: ExamsProps) {
  const { t } = useWords();
  return <Sheet title={t('progress.exams')}>{content()}</Sheet>;

  function content() {
    switch (exams) {
      case 'loading':
        return (
          <SheetBody>
            <Skeleton label={t('progress.examsLoading')}>
              <SkeletonBlock height="s" />
            </Skeleton>
          </SheetBody>
        );
      case 'failed':
        return (
          <SheetBody>
            <ErrorState
              title={t('progress.examsFailed')}
              action={<RetryButton onPress={actions.retryExams}>{t('common.retry')}</RetryButton>}
            />
          </SheetBody>
        );
      default:
        return <ExamRows exams={exams} onRetry={actions.retryMetrics} />;
    }
  }
}
