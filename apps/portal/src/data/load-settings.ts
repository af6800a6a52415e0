import type { Api } from '@prepar/api-client/api';
import type { Settings } from '@prepar/api-client/types';
import { defaultSettings, guessLanguage } from '@prepar/screens/settings/defaultSettings.ts';
import type { AccountSettings, SettingsWarning } from '@prepar/screens/settings/SettingsScreen.types.ts';
import { language } from '../i18n/language.ts';

export interface LoadedSettings {
  settings: AccountSettings;
  /** Whether the account holds them; defaults that nobody chose change nothing by themselves. */
  areStored: boolean;
  warning: SettingsWarning | null;
}

const languages = { pt: 'PT_BR', en: 'EN_US', es: 'ES_ES' } as const;

/** Defaults of a person who is signed in begin in the language of the page. */
const defaults = (): AccountSettings => ({ ...withoutTheme(defaultSettings), language: languages[language.get()] });

const withoutTheme = ({ theme: _theme, ...settings }: AccountSettings & { theme?: unknown }): AccountSettings => settings;

/**
 * The settings: the account's; defaults when it has none; and when they cannot be read, defaults are created and read again.
 * Without anybody signed in: defaults in the language that the time zone suggests.
 */
export async function loadSettings(calls: Api['settings'], isSignedIn: boolean, timeZone: string): Promise<LoadedSettings> {
  if (!isSignedIn) {
    return { settings: { ...withoutTheme(defaultSettings), language: guessLanguage(timeZone) }, areStored: false, warning: null };
  }
  const found = await calls.read();
  if (found.ok) return read(found.data);
  const created = await calls.createDefaults();
  const again = created.ok ? await calls.read() : created;
  if (again.ok) return read(again.data);
  const warning = again.failure.kind === 'http' ? 'usingDefaults' : 'loadFailed';
  return { settings: defaults(), areStored: false, warning };
}

const read = (stored: Settings | null): LoadedSettings => ({ settings: stored ?? defaults(), areStored: stored !== null, warning: null });
