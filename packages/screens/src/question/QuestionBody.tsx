import { EmptyState } from '@prepar/ui/EmptyState';
import { ErrorState } from '@prepar/ui/ErrorState';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Stack } from '@prepar/ui/Stack';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import { FailureText } from './FailureText.tsx';
import { OpenOptions } from './OpenOptions.tsx';
import { QuestionPrompt } from './QuestionPrompt.tsx';
import type { Sitting, SittingState } from './QuestionScreen.types.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { SessionNotices } from './SessionNotices.tsx';
import { isPaused, openQuestion, shownQuestion } from './sittingRules.ts';

// Not where there are credits.
const OutOfCredits = onDemand(() => import('./OutOfCredits.tsx'), 'OutOfCredits');

// Not before the last one is right.
const NothingMissed = onDemand(() => import('./NothingMissed.tsx'), 'NothingMissed');

// Not before an answer.
export const QuestionReview = onDemand(() => import('./QuestionReview.tsx'), 'QuestionReview');

export interface QuestionBodyProps {
  state: SittingState;
  /** Id that the ask gets. */
  askId: string;
  onChoose: (letters: readonly string[]) => void;
  onSendAgain: () => void;
  onOpenAnew: () => void;
  /** What became of the code of the review. */
  part: { isHere: boolean; isLost: boolean };
}

/** What is read before the actions: what the sitting has to tell, the question, then what its status shows. */
export function QuestionBody({ onSendAgain, ...answer }: QuestionBodyProps) {
  const { state, askId } = answer;
  const question = shownQuestion(state);
  return (
    <Stack gap={6}>
      <SessionNotices state={state} onSendAgain={onSendAgain} />
      {question ? (
        <>
          <QuestionPrompt
            question={question}
            askId={askId}
            takesFocus={state.status !== 'reviewed'}
            isDimmed={isPaused(state)}
            isOpen={openQuestion(state) !== null}
          />
          <div lang={localeTags[question.locale]}>
            <Stack gap={6}>
              <Answer {...answer} />
            </Stack>
          </div>
        </>
      ) : (
        <WithoutQuestion state={state} />
      )}
      {'delivery' in state && <AnswerNotice delivery={state.delivery} />}
    </Stack>
  );
}

/**
 * The prompt stays the same element when the verdict comes, so that nothing above it moves. Should the code of the review not be
 * here yet, the options stay as they were chosen; should it be lost, it can be asked for again.
 */
function Answer({ state, askId, onChoose, onOpenAnew, part }: Omit<QuestionBodyProps, 'onSendAgain'>): ReactNode {
  const isReviewed = state.status === 'reviewed';
  if (isReviewed && part.isHere) return <QuestionReview part="options" review={state.review} askId={askId} />;
  const chosen = isReviewed ? { question: state.review.question, selected: state.review.chosen } : openQuestion(state);
  return (
    chosen && (
      <>
        <OpenOptions state={state} {...chosen} askId={askId} onChoose={onChoose} />
        {isReviewed && part.isLost && <LostReview onOpenAnew={onOpenAnew} />}
      </>
    )
  );
}

/** The answer is stored: the page comes again with its review. */
function LostReview({ onOpenAnew }: Pick<QuestionBodyProps, 'onOpenAnew'>) {
  const { t } = useWords();
  return (
    <ErrorState
      level={2}
      title={t('question.failed.review')}
      action={<RetryButton onPress={onOpenAnew}>{t('common.retry')}</RetryButton>}
    >
      {t('question.failed.reviewText')}
    </ErrorState>
  );
}

function WithoutQuestion({ state }: { state: SittingState }): ReactNode {
  const { t } = useWords();
  const isOut = state.status === 'outOfCredits';
  const isNoticeHere = useSoon(OutOfCredits, isOut);
  const isEndHere = useSoon(NothingMissed, state.status === 'nothingMissed');
  switch (state.status) {
    case 'generating':
      return <QuestionSkeleton title={t('question.generating')} />;
    case 'generationFailed':
      return (
        <ErrorState level={1} title={t('question.failed.generate')}>
          <FailureText failure={state.failure} fallback="question.failed.generateText" />
        </ErrorState>
      );
    case 'nothingMissed':
      return isEndHere ? (
        <NothingMissed sitting={state.sitting} />
      ) : (
        <QuestionSkeleton title={t('question.preparing')} />
      );
    case 'outOfCredits':
      return isNoticeHere ? <OutOfCredits state={state} /> : <QuestionSkeleton title={t('question.preparing')} />;
    default:
      return <Idle sitting={state.sitting} />;
  }
}

function Idle({ sitting }: { sitting: Sitting }) {
  const { t } = useWords();
  const { modality, session, elsewhere } = sitting;
  // Begun in another tab or on another device, whose question is not here.
  const isOpened = elsewhere > 0 || (session.status === 'paused' && session.seconds > 0);
  const words = !modality.isInfinite ? 'noExam' : isOpened ? 'idleOpen' : 'idle';
  return (
    <>
      <VisuallyHidden as="h1">{modality.name}</VisuallyHidden>
      <EmptyState level={2} title={t(`question.${words}`)}>
        {t(`question.${words}Text`)}
      </EmptyState>
    </>
  );
}
