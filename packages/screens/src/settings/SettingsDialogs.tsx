import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import type { SettingsActions, SettingsState } from './SettingsScreen.types.ts';

export interface SettingsDialogsProps {
  state: Exclude<SettingsState, { status: 'loading' }>;
  actions: SettingsActions;
}

/** The questions before resetting, leaving with changes and deleting the account. */
export function SettingsDialogs({ state, actions }: SettingsDialogsProps) {
  const { dialog } = state;
  switch (dialog?.kind) {
    case 'reset':
      return <ResetDialog isPending={state.status === 'resetting'} actions={actions} />;
    case 'leave':
      return <LeaveDialog unsavedCount={state.unsavedCount} isSaving={state.status === 'saving'} actions={actions} />;
    case 'delete':
      return <DeleteAccountDialog dialog={dialog} actions={actions} />;
    default:
      return null;
  }
}
