import { defaultSettings } from '@prepar/api-client/types';
import { localeOf } from '@prepar/screens/common/locales.ts';
import { countChanges } from '@prepar/screens/settings/countChanges.ts';
import { type SettingsOutcome, settingsNotice } from '@prepar/screens/settings/settingsNotice.ts';
import type {
  AccountSettings,
  SettingsActions,
  SettingsDialog,
  SettingsReady,
  SettingsState,
  SettingsValues,
} from '@prepar/screens/settings/SettingsScreen.types.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../data/api.ts';
import { useSettings } from '../../data/useSettings.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { askBeforeLeaving } from '../../navigation.ts';
import { switchLanguage } from '../../settings/switchLanguage.ts';
import { applyFontSize } from '../../settings/applyFontSize.ts';
import { useStore } from '../../store.ts';
import { chooseTheme, defaultTheme, theme } from '../../theme/theme.ts';
import { showToast, toasts } from '../../toasts/toasts.ts';
import { useAccountDeletion } from './useAccountDeletion.ts';

export function useSettingsPage(resetPassword: () => void): { state: SettingsState; actions: SettingsActions } {
  const { data, mutate } = useSettings();
  const chosenTheme = useStore(theme);
  const [draft, setDraft] = useState<Partial<AccountSettings>>({});
  const [status, setStatus] = useState<SettingsReady['status']>('ready');
  const [isResetOpen, setResetOpen] = useState(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const deletion = useAccountDeletion();

  const settings = data && { ...data.settings, ...draft };
  const unsavedCount = data && settings ? countChanges(data.settings, settings) : 0;
  const isUnsaved = unsavedCount > 0;
  useEffect(() => (isUnsaved ? askBeforeLeaving((go) => setLeave(() => go)) : undefined), [isUnsaved]);

  // What is not saved is shown while one is here, and only here.
  const shownSize = settings?.fontSize;
  useEffect(() => {
    const top = topOfFocus();
    if (shownSize) applyFontSize(shownSize);
    // What was pressed stays where the finger is, whatever grows above it.
    scrollBy(0, topOfFocus() - top);
  }, [shownSize]);
  const applyStored = useEffectEvent(() => {
    if (!data) return;
    if (draft.fontSize) applyFontSize(data.settings.fontSize);
    if (draft.language) void switchLanguage(localeOf(data.settings.language));
  });
  useEffect(() => () => applyStored(), []);

  const change = ({ theme: wanted, ...changes }: Partial<SettingsValues>) => {
    if (wanted) chooseTheme(wanted);
    if (changes.language) {
      toasts.clear(); // they were said in the language before
      void switchLanguage(localeOf(changes.language));
    }
    setDraft((before) => ({ ...before, ...changes }));
  };

  const store = async (settings: AccountSettings, outcomes: { refused: SettingsOutcome; failed: SettingsOutcome }) => {
    const result = await api.settings.save(settings);
    if (!result.ok) {
      await tell(result.failure.kind === 'http' ? outcomes.refused : outcomes.failed);
      return false;
    }
    await mutate({ settings: result.data, areStored: true, warning: null }, { revalidate: false });
    return true;
  };
  const save = async () => {
    if (!data) return false;
    setStatus('saving');
    const saved = await store({ ...data.settings, ...draft }, { refused: 'saveRefused', failed: 'saveFailed' });
    setStatus('ready');
    if (!saved) return false;
    setDraft((now) => without(draft, now));
    await tell('saved');
    return true;
  };
  const saveAndLeave = async () => {
    const saved = await save();
    setLeave(null);
    if (saved) leave?.();
  };
  const reset = async () => {
    setStatus('resetting');
    const done = await store(defaultSettings, { refused: 'resetRefused', failed: 'resetFailed' });
    if (done) {
      setDraft({});
      chooseTheme(defaultTheme);
      await Promise.all([mutate(), switchLanguage(localeOf(defaultSettings.language))]);
      await tell('reset');
    }
    setStatus('ready');
    setResetOpen(false);
  };

  const dialog: SettingsDialog | null =
    deletion.dialog ?? (leave ? { kind: 'leave' } : isResetOpen ? { kind: 'reset' } : null);
  return {
    state:
      data && settings
        ? {
            status,
            settings: { ...settings, theme: chosenTheme },
            unsavedCount,
            warning: data.warning,
            dialog,
          }
        : { status: 'loading' },
    actions: {
      change,
      save: () => void save(),
      askToReset: () => setResetOpen(true),
      reset: () => void reset(),
      leave: () => leave?.(),
      saveAndLeave: () => void saveAndLeave(),
      askToDelete: deletion.open,
      deleteAccount: deletion.confirm,
      resetPassword,
      closeDialog: () => {
        setResetOpen(false);
        setLeave(null);
        deletion.close();
      },
    },
  };
}

const topOfFocus = () => document.activeElement?.getBoundingClientRect().top ?? 0;

/** What was changed again while the changes before were being saved. */
function without(saved: Partial<AccountSettings>, now: Partial<AccountSettings>): Partial<AccountSettings> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => saved[key as keyof AccountSettings] !== value),
  );
}

/** Says how it went in the language of the page, which the outcome itself may have changed. */
const tell = async (outcome: SettingsOutcome) =>
  showToast(settingsNotice(outcome, await loadWords(language.get(), ['settings'])));
