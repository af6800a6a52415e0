import type { Locale } from '@prepar/screens/common/locales.ts';
import { forgetFailures } from '../once.ts';
import { announce } from '../toasts/announce.ts';
import { chooseLanguage, rememberLanguage } from './language.ts';
import { loadSameWords } from './load-words.ts';

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
