import { Page } from '@prepar/ui/Page';
import { Sheet } from '@prepar/ui/Sheet';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { ListStandIn } from '../question/ListStandIn.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import type { HistoryActions, HistoryState } from './HistoryScreen.types.ts';
import { PractiseMissed } from './PractiseMissed.tsx';

export interface HistoryScreenProps {
  state: HistoryState;
  actions: HistoryActions;
  /** In the open answer: the way to report it. */
  report?: ReactNode;
}

/** Everything that was answered, to be found and read again. */
export function HistoryScreen({ state, actions, report }: HistoryScreenProps) {
  const { t } = useWords();
  const missed = state.status === 'ready' ? state.history.missed : null;
  return (
    <Page
      title={t('answers.title')}
      subtitle={t('answers.subtitle')}
      back={{ label: t('common.progress'), href: state.progressHref }}
      {...(missed && { action: <PractiseMissed missed={missed} /> })}
    >
      <Content state={state} actions={actions} report={report} />
    </Page>
  );
}

function Content({ state, actions, report }: HistoryScreenProps) {
  const { t } = useWords();
  if (state.status !== 'ready') return <ListStandIn of="answers" state={state} onRetry={actions.retry} />;
  return (
    <Sheet label={t('answers.list')}>
      <HistoryFilters history={state.history} actions={actions} />
      <HistoryRows history={state.history} actions={actions} report={report} />
    </Sheet>
  );
}
