import { EmptyState } from '@prepar/ui/EmptyState';
import { ErrorState } from '@prepar/ui/ErrorState';
import { Stack } from '@prepar/ui/Stack';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import { FailureText } from './FailureText.tsx';
import { outcomes } from './later.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { SessionNotices } from './SessionNotices.tsx';

export interface QuestionBodyProps {
  state: SittingState;
  onChoose: (label: string) => void;
  onSendAgain: () => void;
}

/** The reading column: what the sitting has to tell, then what its status shows. */
export function QuestionBody({ state, onChoose, onSendAgain }: QuestionBodyProps) {
  return (
    <Stack gap={6}>
      <SessionNotices state={state} onSendAgain={onSendAgain} />
      <Content state={state} onChoose={onChoose} />
    </Stack>
  );
}

function Content({ state, onChoose }: Omit<QuestionBodyProps, 'onSendAgain'>): ReactNode {
  const { t } = useWords();
  const loaded = outcomes.useLoaded(state.status === 'reviewed' || state.status === 'outOfCredits');
  switch (state.status) {
    case 'startFailed':
      return (
        <ErrorState level={1} title={t('question.failed.start')}>
          <FailureText failure={state.failure} fallback="question.failed.startSimulationText" />
        </ErrorState>
      );
    case 'idle':
      return <Idle name={state.sitting.modality.name} isInfinite={state.sitting.modality.isInfinite} />;
    case 'generating':
      return <QuestionSkeleton title={t('question.generating')} />;
    case 'generationFailed':
      return (
        <ErrorState level={1} title={t('question.failed.generate')}>
          <FailureText failure={state.failure} fallback="question.failed.generateText" />
        </ErrorState>
      );
    case 'reviewed':
      return loaded && <loaded.QuestionReview review={state.review} />;
    case 'outOfCredits':
      return loaded && <loaded.OutOfCredits state={state} onChoose={onChoose} />;
    default:
      return (
        <OpenQuestion state={state} question={state.question} selected={state.selected} onChoose={onChoose}>
          <AnswerNotice delivery={state.delivery} />
        </OpenQuestion>
      );
  }
}

function Idle({ name, isInfinite }: { name: string; isInfinite: boolean }) {
  const { t } = useWords();
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <EmptyState level={2} title={t(isInfinite ? 'question.idle.title' : 'question.idle.finiteTitle')}>
        {t(isInfinite ? 'question.idle.text' : 'question.idle.finiteText')}
      </EmptyState>
    </>
  );
}
