import { EnrolDialog } from './EnrolDialog.tsx';
import type { EnrolmentDialog, PracticeActions } from './PracticeScreen.types.ts';
import { UnenrolDialog } from './UnenrolDialog.tsx';

export interface PracticeDialogsProps {
  dialog: EnrolmentDialog | null;
  actions: PracticeActions;
}

/** The questions before enrolling in an exam and before leaving it. */
export function PracticeDialogs({ dialog, actions }: PracticeDialogsProps) {
  switch (dialog?.kind) {
    case 'enrol':
      return <EnrolDialog dialog={dialog} onEnrol={actions.enrol} onClose={actions.closeDialog} />;
    case 'unenrol':
      return <UnenrolDialog dialog={dialog} onUnenrol={actions.unenrol} onClose={actions.closeDialog} />;
    default:
      return null;
  }
}
