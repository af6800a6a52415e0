import { localeOf } from '@prepar/screens/common/locales.ts';
import { useEffect } from 'react';
import { useSettings } from '../data/useSettings.ts';
import { switchLanguage } from './switchLanguage.ts';
import { applyFontSize } from './applyFontSize.ts';

/** Lets the account's settings take effect; defaults that nobody chose leave the language of the page as it is. */
export function useSettingsEffects(): void {
  const { data } = useSettings();
  useEffect(() => {
    if (!data) return;
    applyFontSize(data.settings.fontSize);
    if (data.areStored) void switchLanguage(localeOf(data.settings.language));
  }, [data]);
}
