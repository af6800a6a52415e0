import { ErrorState } from '@prepar/ui/ErrorState';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { formatToday } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { DashboardReady } from './DashboardReady.tsx';
import type { DashboardActions, DashboardState } from './DashboardScreen.types.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardTitle } from './DashboardTitle.tsx';

export interface DashboardScreenProps {
  state: DashboardState;
  actions: DashboardActions;
}

/** What the learner has done, what is left today, and the way on. */
export function DashboardScreen({ state, actions }: DashboardScreenProps) {
  const { tag } = useWords();
  return (
    <Page title={<DashboardTitle state={state} />} subtitle={formatToday(state.greeting.now, tag)}>
      <Content state={state} actions={actions} />
    </Page>
  );
}

function Content({ state, actions }: DashboardScreenProps) {
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
    default:
      return <DashboardReady state={state} />;
  }
}
