import { FocusLayout } from '@prepar/ui/FocusLayout';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { EndControl } from './EndControl.tsx';
import { ExamBar } from './ExamBar.tsx';
import { dialogs } from './later.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import type { QuestionDialog } from './QuestionDialogs.tsx';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { SessionTimer } from './SessionTimer.tsx';
import type { Shortcut } from './shortcutOf.ts';
import { SittingAside } from './SittingAside.tsx';
import { actOn, hasActions, needsEndDialog } from './sittingRules.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface SittingScreenProps {
  state: SittingState;
  actions: QuestionActions;
}

/** The frame around every question: exam, timer and end above, the answer sheet beside, the actions below. */
export function SittingScreen({ state, actions }: SittingScreenProps) {
  const { t } = useWords();
  const [asked, setDialog] = useState<QuestionDialog | null>(null);
  const { sitting } = state;
  // What made the question necessary may pass while it is open, when the last answer gets through.
  const dialog = asked === 'end' && !needsEndDialog(state) ? null : asked;
  const over = dialogs.useLoaded(dialog !== null);
  const close = () => setDialog(null);
  const end = () => {
    if (needsEndDialog(state)) setDialog('end');
    else actions.end();
  };

  useShortcuts(sitting.hasShortcuts && dialog === null, (shortcut: Shortcut) => {
    if (shortcut.kind === 'help') setDialog('shortcuts');
    else actOn(shortcut, state, actions);
  });

  return (
    <>
      <FocusLayout
        skipLabel={t('question.skip')}
        identity={<ExamBar exam={sitting.exam} modalityName={sitting.modality.name} />}
        center={<SessionTimer sitting={sitting} actions={actions} />}
        end={<EndControl sitting={sitting} onEnd={end} />}
        asideLabel={t('question.aside')}
        aside={<SittingAside state={state} onSelect={(questionId) => actions.simulation?.goTo(questionId)} />}
        actionBar={
          hasActions(state) && (
            <QuestionBar
              state={state}
              actions={actions}
              onEnd={end}
              onHelp={() => setDialog('shortcuts')}
              onGrid={() => setDialog('grid')}
            />
          )
        }
      >
        <QuestionBody state={state} onChoose={actions.choose} onSendAgain={actions.sendAgain} />
      </FocusLayout>
      {over && <over.QuestionDialogs state={state} actions={actions} open={dialog} onClose={close} />}
    </>
  );
}
