import { ErrorState } from '@prepar/ui/ErrorState';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Suspense } from 'react';
import { formatToday } from '../common/formats.ts';
import { onDemand } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { DashboardReady } from './DashboardReady.tsx';
import type { DashboardActions, DashboardSlots, DashboardState } from './DashboardScreen.types.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardTitle } from './DashboardTitle.tsx';

// Shown until the first enrolment, and never again.
const DashboardNew = onDemand(() => import('./DashboardNew.tsx'), 'DashboardNew');

export interface DashboardScreenProps {
  state: DashboardState;
  actions: DashboardActions;
  slots?: DashboardSlots;
}

/** What is possible today and the way to it, then what the learner has done. */
export function DashboardScreen({ state, actions, slots }: DashboardScreenProps) {
  const { tag } = useWords();
  const { today } = state.greeting;
  // The line of the date is kept free, so that nothing moves when it comes.
  const isLoading = state.status === 'loading' || ('headline' in state && state.headline.kind === 'loading');
  const unknown = isLoading ? '\u00A0' : undefined;
  return (
    <Page title={<DashboardTitle state={state} />} subtitle={today === null ? unknown : formatToday(today, tag)}>
      <Content state={state} actions={actions} {...(slots && { slots })} />
    </Page>
  );
}

function Content({ state, actions, slots }: DashboardScreenProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'failed':
      return (
        <ErrorState
          level={2}
          title={t('dashboard.failed')}
          action={<RetryButton onPress={actions.retry}>{t('common.retry')}</RetryButton>}
        >
          {state.message ?? t('dashboard.failedText')}
        </ErrorState>
      );
    case 'new':
      return (
        <Suspense fallback={<DashboardSkeleton />}>
          <DashboardNew state={state} actions={actions} />
        </Suspense>
      );
    default:
      return <DashboardReady state={state} readiness={slots?.readiness} />;
  }
}
