import { Page } from '@prepar/ui/Page';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { SettingsActions, SettingsState } from './SettingsScreen.types.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const SettingsDialogs = onDemand(() => import('./SettingsDialogs.tsx'), 'SettingsDialogs');

export interface SettingsScreenProps {
  state: SettingsState;
  actions: SettingsActions;
}

/** Everything that a learner can set, and the way to delete the account. */
export function SettingsScreen({ state, actions }: SettingsScreenProps) {
  const { t } = useWords();
  const hasDialogs = useSoon(SettingsDialogs, state.status !== 'loading' && state.dialog !== null);
  if (state.status === 'loading') {
    return (
      <Page title={t('common.settings')}>
        <SettingsSkeleton />
      </Page>
    );
  }
  return (
    <>
      <Page title={t('common.settings')}>
        <SettingsForm state={state} actions={actions} />
      </Page>
      {hasDialogs && <SettingsDialogs state={state} actions={actions} />}
    </>
  );
}
