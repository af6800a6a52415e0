import { FocusLayout } from '@prepar/ui/FocusLayout';
import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { type ReactNode, useId, useState } from 'react';
import { onDemand, usePart, useSoon } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { EndControl } from './EndControl.tsx';
import { ExamBar } from './ExamBar.tsx';
import { Origin } from './Origin.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import { QuestionBody, QuestionReview } from './QuestionBody.tsx';
import type { QuestionDialog } from './QuestionDialogs.tsx';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { SessionTimer } from './SessionTimer.tsx';
import type { Shortcut } from './shortcutOf.ts';
import { showOption } from './showOption.ts';
import { SittingAside } from './SittingAside.tsx';
import {
  actOn,
  awaitsAnswer,
  hasActions,
  hasNothingToAsk,
  isPaused,
  needsEndDialog,
  scopeOf,
  shownQuestion,
} from './sittingRules.ts';
import { useChoice } from './useChoice.ts';
import { useShortcuts } from './useShortcuts.ts';

const QuestionDialogs = onDemand(() => import('./QuestionDialogs.tsx'), 'QuestionDialogs');

// Not in sight before somebody scrolls.
const QuestionPin = onDemand(() => import('./QuestionPin.tsx'), 'QuestionPin');

export interface SittingScreenProps {
  state: SittingState;
  actions: QuestionActions;
  /** Below an answered question. */
  report?: ReactNode;
}

/** The frame around every question: exam, timer and end above, the answer sheet beside, the actions below. */
export function SittingScreen({ state, actions, report }: SittingScreenProps) {
  const words = useWords();
  const { t } = words;
  const [asked, setDialog] = useState<QuestionDialog | null>(null);
  const askId = useId();
  const { sitting } = state;
  const question = shownQuestion(state);
  const isVain = hasNothingToAsk(state);
  const { choose, refusals } = useChoice(state, (answer) => {
    if (isPaused(state)) actions.resume();
    actions.choose(answer);
  });
  // What made the question necessary may pass while it is open, when the last answer gets through.
  const dialog = asked === 'end' && !needsEndDialog(state) ? null : asked;
  const hasDialogs = useSoon(QuestionDialogs, dialog !== null);
  const part = usePart(QuestionReview, state.status === 'reviewed');
  const isPinHere = useSoon(QuestionPin, false);
  const close = () => setDialog(null);
  const end = () => {
    if (!needsEndDialog(state)) return actions.end();
    actions.countAnswers();
    setDialog('end');
  };

  useShortcuts(sitting.hasShortcuts && dialog === null, (shortcut: Shortcut) => {
    if (shortcut.kind === 'help') setDialog('shortcuts');
    else actOn(shortcut, state, { ...actions, choose });
    if (shortcut.kind === 'choose' && awaitsAnswer(state)) showOption(askId, shortcut.position);
  });

  return (
    <>
      <FocusLayout
        skipLabel={t('question.skip')}
        identity={
          <ExamBar
            exam={sitting.exam}
            modalityName={scopeOf(state, words)}
            credits={sitting.scope === 'due' ? null : (sitting.credits?.left ?? null)}
          />
        }
        center={!isVain && <SessionTimer session={sitting.session} hasQuestion={question !== null} actions={actions} />}
        end={
          <EndControl
            sitting={sitting}
            isBack={isVain || !needsEndDialog(state)}
            onEnd={isVain ? actions.leave : end}
          />
        }
        pinned={
          question &&
          isPinHere && <QuestionPin key={`${question.id} ${state.status}`} question={question} askId={askId} />
        }
        after={
          state.status === 'reviewed' &&
          part.isHere && (
            <QuestionReview part="after" review={state.review} askId={askId} onExplainAgain={actions.explainAgain}>
              <Inline gap={1} align="start">
                {report}
                <Show until="md">
                  <Origin question={state.review.question} />
                </Show>
              </Inline>
            </QuestionReview>
          )
        }
        asideLabel={t('question.aside')}
        aside={hasActions(state) && <SittingAside state={state} />}
        actionBarLabel={t('question.actions')}
        actionBar={
          hasActions(state) && (
            <QuestionBar
              state={state}
              actions={actions}
              refusals={refusals}
              onEnd={end}
              onHelp={() => setDialog('shortcuts')}
            />
          )
        }
      >
        <QuestionBody
          state={state}
          askId={askId}
          onChoose={choose}
          onSendAgain={actions.sendAgain}
          onOpenAnew={actions.openAnew}
          part={part}
        />
      </FocusLayout>
      {hasDialogs && <QuestionDialogs state={state} actions={actions} open={dialog} onClose={close} />}
    </>
  );
}
