import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import type { ReactNode } from 'react';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { SheetLoading } from '../common/SheetLoading.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import { SessionResult } from './SessionResult.tsx';
import type { SessionResultActions, SessionResultState } from './SessionResultScreen.types.ts';

export interface SessionResultScreenProps {
  state: SessionResultState;
  actions: SessionResultActions;
  /** In the open answer: the way to report it. */
  report?: ReactNode;
}

/** What a practice session brought, at an address of its own. */
export function SessionResultScreen({ state, actions, report }: SessionResultScreenProps) {
  const { t } = useWords();
  if (state.status === 'ready') return <SessionResult result={state.result} actions={actions} report={report} />;
  return (
    <Page title={t('answers.result.page')} back={{ label: t('common.practice'), href: state.practiceHref }}>
      <Sheet>{inside(state)}</Sheet>
    </Page>
  );

  function inside(waiting: Exclude<SessionResultState, { status: 'ready' }>): ReactNode {
    switch (waiting.status) {
      case 'loading':
        return <SheetLoading label={t('answers.loading')} />;
      case 'failed':
        return (
          <SheetFailed title={t('answers.result.failed')} onRetry={actions.retry}>
            <FailureText failure={waiting.failure} fallback="answers.result.failedText" />
          </SheetFailed>
        );
      case 'missing':
      case 'empty':
        return (
          <SheetBody>
            <EmptyState
              level={2}
              title={t(`answers.result.${waiting.status}`)}
              action={<ButtonLink href={waiting.practiceHref}>{t('answers.empty.action')}</ButtonLink>}
            >
              {t(waiting.status === 'missing' ? 'answers.result.missingText' : 'answers.empty.text')}
            </EmptyState>
          </SheetBody>
        );
    }
  }
}
