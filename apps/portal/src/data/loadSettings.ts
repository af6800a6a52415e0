import type { Api } from '@prepar/api-client/api';
import { defaultSettings, type Settings } from '@prepar/api-client/types';
import { type LanguageCode, languageCodes } from '@prepar/screens/common/locales.ts';
import type { AccountSettings, SettingsWarning } from '@prepar/screens/settings/SettingsScreen.types.ts';
import { language } from '../i18n/language.ts';

export interface LoadedSettings {
  settings: AccountSettings;
  /** Whether the account holds them; defaults that nobody chose change nothing by themselves. */
  areStored: boolean;
  warning: SettingsWarning | null;
}

/** Defaults of a person who is signed in begin in the language of the page. */
const defaults = (): AccountSettings => ({ ...defaultSettings, language: languageCodes[language.get()] });

/** The language that people in an IANA time zone probably read. */
export function guessLanguage(timeZone: string): LanguageCode {
  if (/New_York|Los_Angeles/.test(timeZone)) return 'EN_US';
  return /Mexico|Argentina/.test(timeZone) ? 'ES_ES' : 'PT_BR';
}

/**
 * The settings: the account's; defaults when it has none; and when they cannot be read, defaults are created and read again.
 * Without anybody signed in: defaults in the language that the time zone suggests.
 */
export async function loadSettings(
  calls: Api['settings'],
  isSignedIn: boolean,
  timeZone: string,
): Promise<LoadedSettings> {
  if (!isSignedIn) {
    return {
      settings: { ...defaultSettings, language: guessLanguage(timeZone) },
      areStored: false,
      warning: null,
    };
  }
  const found = await calls.read();
  if (found.ok) return read(found.data);
  const created = await calls.createDefaults();
  const again = created.ok ? await calls.read() : created;
  if (again.ok) return read(again.data);
  const warning = again.failure.kind === 'http' ? 'usingDefaults' : 'loadFailed';
  return { settings: defaults(), areStored: false, warning };
}

const read = (stored: Settings | null): LoadedSettings => ({
  settings: stored ?? defaults(),
  areStored: stored !== null,
  warning: null,
});
