import { ActionBar } from '@prepar/ui/ActionBar';
import { Button } from '@prepar/ui/Button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Suspense } from 'react';
import { useWords } from '../common/words.tsx';
import { BarStatus } from './BarStatus.tsx';
import { SimulationButtons } from './later.ts';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { canGoOn, isHeld, openQuestion } from './sittingRules.ts';

export interface QuestionBarProps {
  state: SittingState;
  actions: QuestionActions;
  onEnd: () => void;
  onHelp: () => void;
  /** Opens the list of all questions of a simulation. */
  onGrid: () => void;
}

/** The actions of the moment at the foot of the window, with the verdict or a hint beside them. */
export function QuestionBar({ state, actions, onEnd, onHelp, onGrid }: QuestionBarProps) {
  return (
    <ActionBar frame="window" status={<BarStatus state={state} onHelp={onHelp} />}>
      {state.status === 'simulating' && actions.simulation ? (
        <Suspense>
          <SimulationButtons state={state} actions={actions.simulation} onFinish={onEnd} onGrid={onGrid} />
        </Suspense>
      ) : (
        <PracticeButtons state={state} actions={actions} />
      )}
    </ActionBar>
  );
}

/** The keys keep a button the same element from one status to the next, so that it keeps the focus while it works. */
function PracticeButtons({ state, actions }: Pick<QuestionBarProps, 'state' | 'actions'>) {
  const { t } = useWords();
  const isOpen = openQuestion(state) !== null;
  const isWaiting = state.status === 'answering' && state.delivery.status === 'waiting';
  const next = (
    <Button
      key="next"
      size="l"
      tone={isOpen ? 'secondary' : 'primary'}
      iconAfter={ArrowRight}
      onPress={actions.newQuestion}
      isPending={state.status === 'generating'}
      pendingLabel={t('question.generating')}
      focusOnMount={state.status === 'reviewed'}
    >
      {t(nextLabels[state.status] ?? 'question.new')}
    </Button>
  );
  return (
    <>
      {state.status === 'startFailed' && actions.simulation && (
        <Button key="start" size="l" onPress={actions.simulation.startAgain}>
          {t('common.retry')}
        </Button>
      )}
      {(canGoOn(state) || state.status === 'generating') && next}
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
          isDisabled={openQuestion(state)?.selected === null}
          isPending={state.status === 'answering' && state.delivery.status === 'sending'}
          pendingLabel={t('question.sending')}
        >
          {t(isWaiting ? 'question.sendAgain' : 'question.confirm')}
        </Button>
      )}
    </>
  );
}

const nextLabels: Partial<Record<SittingState['status'], 'question.generate' | 'common.retry'>> = {
  idle: 'question.generate',
  generationFailed: 'common.retry',
};
