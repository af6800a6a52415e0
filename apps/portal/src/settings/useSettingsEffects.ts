import { localeOfLanguage } from '@prepar/screens/settings/defaultSettings.ts';
import { useEffect } from 'react';
import { useSettings } from '../data/settings.ts';
import { switchLanguage } from '../i18n/switch-language.ts';
import { applyFontSize } from './font-size.ts';

/** Lets the account's settings take effect; defaults that nobody chose leave the language of the page as it is. */
export function useSettingsEffects(): void {
  const { data } = useSettings();
  useEffect(() => {
    if (!data) return;
    applyFontSize(data.settings.fontSize);
    if (data.areStored) void switchLanguage(localeOfLanguage[data.settings.language]);
  }, [data]);
}
