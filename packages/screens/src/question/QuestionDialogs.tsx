import { EndDialog } from './EndDialog.tsx';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export type QuestionDialog = 'end' | 'shortcuts';

export interface QuestionDialogsProps {
  state: SittingState;
  actions: QuestionActions;
  open: QuestionDialog | null;
  onClose: () => void;
}

/** Every dialog over a question, of which at most one is open. */
export function QuestionDialogs({ state, actions, open, onClose }: QuestionDialogsProps) {
  return (
    <>
      <EndDialog state={state} actions={actions} isOpen={open === 'end'} onClose={onClose} />
      <ShortcutsDialog
        isOpen={open === 'shortcuts'}
        hasShortcuts={state.sitting.hasShortcuts}
        onChange={actions.setShortcuts}
        onClose={onClose}
      />
    </>
  );
}
