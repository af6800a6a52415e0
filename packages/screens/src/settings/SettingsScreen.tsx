import { Page } from '@prepar/ui/Page';
import { useWords } from '../common/words.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { SettingsActions, SettingsState } from './SettingsScreen.types.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

export interface SettingsScreenProps {
  state: SettingsState;
  actions: SettingsActions;
}

/** Everything that a learner can set, and the way to delete the account. */
export function SettingsScreen({ state, actions }: SettingsScreenProps) {
  const { t } = useWords();
  if (state.status === 'loading') {
    return (
      <Page title={t('settings.title')}>
        <SettingsSkeleton />
      </Page>
    );
  }
  const { dialog } = state;
  return (
    <>
      <Page title={t('settings.title')}>
        <SettingsForm state={state} actions={actions} />
      </Page>
      {dialog?.kind === 'reset' && <ResetDialog isPending={state.status === 'resetting'} actions={actions} />}
      {dialog?.kind === 'delete' && <DeleteAccountDialog dialog={dialog} actions={actions} />}
    </>
  );
}
