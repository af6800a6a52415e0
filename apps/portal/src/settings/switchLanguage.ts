import type { Locale } from '@prepar/screens/common/locales.ts';
import { forgetFailures } from '@prepar/screens/common/once.ts';
import { announce } from '../toasts/announce.ts';
import { chooseLanguage, rememberLanguage } from '../i18n/language.ts';
import { loadSameWords } from '../i18n/loadWords.ts';

let wanted: Locale | null = null;

/** Remembers a language and speaks it once its words are here: until then, and without a connection, the page stays as it is. */
export async function switchLanguage(locale: Locale): Promise<void> {
  wanted = locale;
  rememberLanguage(locale);
  try {
    await loadSameWords(locale);
    if (wanted === locale) chooseLanguage(locale);
  } catch {
    forgetFailures();
    announce({ tone: 'danger', title: 'common.connectionError', text: 'common.checkConnection' });
  }
}
