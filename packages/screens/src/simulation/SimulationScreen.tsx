import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { Logo } from '@prepar/ui/Logo';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import { EntryPage } from './EntryPage.tsx';
import { ResultPage } from './ResultPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import type { SimulationActions, SimulationState } from './SimulationScreen.types.ts';
import { SittingPage } from './SittingPage.tsx';

export interface SimulationScreenProps {
  state: SimulationState;
  actions: SimulationActions;
  /** Below an answered question of the review: the way to report it. */
  report?: ReactNode;
}

/** A full simulation of an exam, from its start to the review of its questions. Start and result stand in the learner's frame. */
export function SimulationScreen({ state, actions, report }: SimulationScreenProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <FocusLayout identity={<Logo name={t('common.brand')} size="s" />} skipLabel={t('simulation.skip')}>
          <Skeleton label={t('simulation.loading')}>
            <Stack gap={6}>
              <SkeletonLine size="stat" width="3/5" />
              <SkeletonBlock height="m" />
              <SkeletonBlock height="l" />
            </Stack>
          </Skeleton>
        </FocusLayout>
      );
    case 'failed':
      return (
        <FocusLayout identity={<Logo name={t('common.brand')} size="s" />} skipLabel={t('simulation.skip')}>
          <ErrorState
            level={1}
            title={t('simulation.failed')}
            action={<RetryButton onPress={actions.retry}>{t('common.retry')}</RetryButton>}
          >
            <FailureText failure={state.failure} fallback="simulation.failedText" />
          </ErrorState>
        </FocusLayout>
      );
    case 'entry':
      return <EntryPage entry={state.entry} actions={actions} />;
    case 'sitting':
      return <SittingPage sitting={state.sitting} actions={actions} />;
    case 'result':
      return <ResultPage result={state.result} actions={actions} />;
    case 'review':
      return <ReviewPage review={state.review} actions={actions} report={report} />;
  }
}
