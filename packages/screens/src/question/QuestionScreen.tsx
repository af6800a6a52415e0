import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { Logo } from '@prepar/ui/Logo';
import { RetryButton } from '@prepar/ui/RetryButton';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { FailureText } from './FailureText.tsx';
import type { QuestionActions, QuestionState } from './QuestionScreen.types.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { SittingScreen } from './SittingScreen.tsx';

export interface QuestionScreenProps {
  state: QuestionState;
  actions: QuestionActions;
  /** Below an answered question: the way to report it. */
  report?: ReactNode;
}

/** Questions of one modality, one at a time, in a frame of their own, with a verdict each. */
export function QuestionScreen({ state, actions, report }: QuestionScreenProps) {
  const { t } = useWords();
  const blank = { identity: <Logo name={t('common.brand')} size="s" />, skipLabel: t('question.skip') };
  switch (state.status) {
    case 'preparing':
      return (
        <FocusLayout {...blank}>
          <QuestionSkeleton title={t('question.preparing')} />
        </FocusLayout>
      );
    case 'loadFailed':
      return (
        <FocusLayout {...blank}>
          <ErrorState
            level={1}
            title={t('question.loadFailed')}
            action={<RetryButton onPress={actions.reload}>{t('common.retry')}</RetryButton>}
          >
            <FailureText failure={state.failure} fallback="question.loadFailedText" />
          </ErrorState>
        </FocusLayout>
      );
    case 'unavailable': {
      const way = {
        level: 1,
        action: <ButtonLink href={state.practiceHref}>{t('question.unavailableLink')}</ButtonLink>,
      } as const;
      return (
        <FocusLayout {...blank}>
          {state.reason === 'noExam' ? (
            <EmptyState title={t('question.noExam')} {...way}>
              {t('question.noExamText')}
            </EmptyState>
          ) : (
            <ErrorState title={t('question.unavailable')} {...way}>
              {t('question.unavailableText')}
            </ErrorState>
          )}
        </FocusLayout>
      );
    }
    default:
      return <SittingScreen state={state} actions={actions} report={report} />;
  }
}
