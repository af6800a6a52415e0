import { ButtonLink } from '@prepar/ui/ButtonLink';
import { ErrorState } from '@prepar/ui/ErrorState';
import { FocusLayout } from '@prepar/ui/FocusLayout';
import { Logo } from '@prepar/ui/Logo';
import { Suspense } from 'react';
import { useWords } from '../common/words.tsx';
import { SimulationResult } from './later.ts';
import type { QuestionActions, QuestionState } from './QuestionScreen.types.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { SittingScreen } from './SittingScreen.tsx';

export interface QuestionScreenProps {
  state: QuestionState;
  actions: QuestionActions;
}

/** Questions of one modality, one at a time, in a frame of their own: practice with a verdict each, or a full simulation. */
export function QuestionScreen({ state, actions }: QuestionScreenProps) {
  const { t } = useWords();
  const blank = { identity: <Logo name={t('common.brand')} size="s" />, skipLabel: t('question.skip') };
  switch (state.status) {
    case 'preparing':
      return (
        <FocusLayout {...blank}>
          <QuestionSkeleton title={t('question.preparing')} />
        </FocusLayout>
      );
    case 'unavailable':
      return (
        <FocusLayout {...blank}>
          <ErrorState
            level={1}
            title={t('question.unavailable')}
            action={<ButtonLink href={state.practiceHref}>{t('question.unavailableLink')}</ButtonLink>}
          >
            {t('question.unavailableText')}
          </ErrorState>
        </FocusLayout>
      );
    case 'complete':
      return (
        <Suspense>
          <SimulationResult result={state.result} />
        </Suspense>
      );
    default:
      return <SittingScreen state={state} actions={actions} />;
  }
}
