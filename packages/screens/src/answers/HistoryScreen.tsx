import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import type { ReactNode } from 'react';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { SheetLoading } from '../common/SheetLoading.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
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
      back={{ label: t('answers.back'), href: state.progressHref }}
      {...(missed && { action: <PractiseMissed missed={missed} tone="primary" /> })}
    >
      <Content state={state} actions={actions} report={report} />
    </Page>
  );
}

function Content({ state, actions, report }: HistoryScreenProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Sheet>
          <SheetLoading label={t('answers.loading')} />
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet>
          <SheetFailed title={t('answers.failed')} onRetry={actions.retry}>
            <FailureText failure={state.failure} fallback="answers.failedText" />
          </SheetFailed>
        </Sheet>
      );
    case 'empty':
      return (
        <Sheet>
          <SheetBody>
            <EmptyState
              level={2}
              title={t('answers.empty.title')}
              action={<ButtonLink href={state.practiceHref}>{t('answers.empty.action')}</ButtonLink>}
            >
              {t('answers.empty.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      );
    case 'ready':
      return (
        <Sheet label={t('answers.list')}>
          <HistoryFilters history={state.history} actions={actions} />
          <HistoryRows history={state.history} actions={actions} report={report} />
        </Sheet>
      );
  }
}
