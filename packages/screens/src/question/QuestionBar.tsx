import { ActionBar } from '@prepar/ui/ActionBar';
import { Button } from '@prepar/ui/Button';
import { ArrowRight, Play } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import { BarStatus } from './BarStatus.tsx';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import {
  awaitsAnswer,
  canConfirm,
  canGoOn,
  isHeld,
  isOutOfCredits,
  markedCountId,
  needsEndDialog,
  noCreditsId,
  openQuestion,
} from './sittingRules.ts';

export interface QuestionBarProps {
  state: SittingState;
  actions: QuestionActions;
  /** How often in a row one option too many was refused. */
  refusals: number;
  onEnd: () => void;
  onHelp: () => void;
}

/** The actions of the moment at the foot of the window, with the verdict or a hint beside them. */
export function QuestionBar({ state, actions, refusals, onEnd, onHelp }: QuestionBarProps) {
  return (
    <ActionBar frame="window" status={<BarStatus state={state} refusals={refusals} onHelp={onHelp} />}>
      <PracticeButtons state={state} actions={actions} onEnd={onEnd} />
    </ActionBar>
  );
}

/** The keys keep a button the same element from one status to the next, so that it keeps the focus while it works. */
function PracticeButtons({ state, actions, onEnd }: Pick<QuestionBarProps, 'state' | 'actions' | 'onEnd'>) {
  const { t } = useWords();
  const isRunOver = state.status === 'reviewed' && state.sitting.run?.isOver === true;
  const isOpen = openQuestion(state) !== null;
  const isWaiting = state.status === 'answering' && state.delivery.status === 'waiting';
  const isSending = state.status === 'answering' && state.delivery.status === 'sending';
  const next = (
    <Button
      key="next"
      size="l"
      tone={isOpen || isRunOver ? 'secondary' : 'primary'}
      iconAfter={ArrowRight}
      onPress={actions.newQuestion}
      isPending={state.status === 'generating'}
      pendingLabel={t('question.generating')}
    >
      {t(nextLabels[state.status] ?? askNext(state.sitting))}
    </Button>
  );
  return (
    <>
      {(canGoOn(state) || state.status === 'generating') && next}
      {(state.status === 'reviewed'
        ? isRunOver || isOutOfCredits(state)
        : state.status === 'outOfCredits' && !isOpen) && (
        <Button key="end" size="l" onPress={actions.showResult} isDisabled={state.sitting.isEnding}>
          {t('question.result')}
        </Button>
      )}
      {state.status === 'nothingMissed' && (
        <Button key="end" size="l" onPress={onEnd}>
          {t(needsEndDialog(state) ? 'question.result' : 'question.unavailableLink')}
        </Button>
      )}
      {isHeld(state) && (
        <Button key="resume" size="l" icon={Play} onPress={actions.resume}>
          {t('question.resume')}
        </Button>
      )}
      {isOpen && !isHeld(state) && (
        <Button
          key="confirm"
          size="l"
          onPress={isWaiting ? actions.sendAgain : actions.confirm}
          isDisabled={!isWaiting && !isSending && !canConfirm(state)}
          {...describedBy(state)}
          isPending={isSending}
          pendingLabel={t('question.sending')}
        >
          {t(isWaiting ? 'question.sendAgain' : 'question.confirm')}
        </Button>
      )}
    </>
  );
}

const askNext = ({ isFree, isFirstPaid = false }: SittingState['sitting']) =>
  isFree ? 'question.review.next' : isFirstPaid ? 'question.newForCredit' : 'question.new';

/** What says why nothing can be confirmed yet. */
function describedBy(state: SittingState) {
  if (isOutOfCredits(state)) return { describedBy: noCreditsId };
  const open = openQuestion(state);
  return open && open.question.answerCount > 1 && awaitsAnswer(state) && { describedBy: markedCountId };
}

const nextLabels: Partial<Record<SittingState['status'], 'question.generate' | 'common.retry'>> = {
  idle: 'question.generate',
  generationFailed: 'common.retry',
};
