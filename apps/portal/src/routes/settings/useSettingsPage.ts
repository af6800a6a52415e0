import { useWords } from '@prepar/screens/common/words';
import { countChanges, defaultSettings, localeOfLanguage } from '@prepar/screens/settings/defaultSettings.ts';
import { type SettingsOutcome, settingsNotice } from '@prepar/screens/settings/settingsNotice.ts';
import type {
  AccountSettings, SettingsActions, SettingsDialog, SettingsReady, SettingsState, SettingsValues,
} from '@prepar/screens/settings/SettingsScreen.types.ts';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { useSettings } from '../../data/settings.ts';
import { chooseLanguage } from '../../i18n/language.ts';
import { applyFontSize } from '../../settings/font-size.ts';
import { useStore } from '../../store.ts';
import { chooseTheme, theme } from '../../theme/theme.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useAccountDeletion } from './useAccountDeletion.ts';

const { theme: defaultTheme, ...defaults } = defaultSettings;

export function useSettingsPage(resetPassword: () => void): { state: SettingsState; actions: SettingsActions } {
  const words = useWords();
  const { data, mutate } = useSettings();
  const chosenTheme = useStore(theme);
  const [draft, setDraft] = useState<Partial<AccountSettings>>({});
  const [status, setStatus] = useState<SettingsReady['status']>('ready');
  const [isResetOpen, setResetOpen] = useState(false);
  const deletion = useAccountDeletion();
  const tell = (outcome: SettingsOutcome) => showToast(settingsNotice(outcome, words));

  // What is not saved is shown while one is here, and only here.
  const storedSize = data?.settings.fontSize;
  const { fontSize = storedSize } = draft;
  useEffect(() => {
    if (fontSize) applyFontSize(fontSize);
    return () => {
      if (storedSize) applyFontSize(storedSize);
    };
  }, [fontSize, storedSize]);

  const change = ({ theme: wanted, ...changes }: Partial<SettingsValues>) => {
    if (wanted) chooseTheme(wanted);
    if (changes.language) chooseLanguage(localeOfLanguage[changes.language]);
    setDraft((before) => ({ ...before, ...changes }));
  };

  const store = async (settings: AccountSettings, outcomes: { refused: SettingsOutcome; failed: SettingsOutcome }) => {
    const result = await api.settings.save(settings);
    if (!result.ok) {
      tell(result.failure.kind === 'http' ? outcomes.refused : outcomes.failed);
      return false;
    }
    await mutate({ settings: result.data, areStored: true, warning: null }, { revalidate: false });
    setDraft({});
    return true;
  };
  const save = async () => {
    if (!data) return;
    setStatus('saving');
    const saved = await store({ ...data.settings, ...draft }, { refused: 'saveRefused', failed: 'saveFailed' });
    setStatus('ready');
    if (saved) tell('saved');
  };
  const reset = async () => {
    setStatus('resetting');
    const done = await store(defaults, { refused: 'resetRefused', failed: 'resetFailed' });
    if (done) {
      chooseTheme(defaultTheme);
      await mutate();
      tell('reset');
    }
    setStatus('ready');
    setResetOpen(false);
  };

  const dialog: SettingsDialog | null = deletion.dialog ?? (isResetOpen ? { kind: 'reset' } : null);
  const settings = data && { ...data.settings, ...draft };
  return {
    state:
      data && settings
        ? {
            status,
            settings: { ...settings, theme: chosenTheme },
            unsavedCount: countChanges(data.settings, settings),
            warning: data.warning,
            dialog,
          }
        : { status: 'loading' },
    actions: {
      change,
      save: () => void save(),
      askToReset: () => setResetOpen(true),
      reset: () => void reset(),
      askToDelete: deletion.open,
      deleteAccount: deletion.confirm,
      resetPassword,
      closeDialog: () => {
        setResetOpen(false);
        deletion.close();
      },
    },
  };
}
