import { type Locale, locales, localeTags } from '@prepar/screens/common/locales.ts';
import { createStore } from '../store.ts';

const storageKey = 'prepar-language';

/** The language to begin with: the saved choice, the browser's, the page's, Portuguese; the first that we speak. */
export function detectLanguage(saved: string | null, browser: readonly string[], page: string): Locale {
  const known = [saved ?? '', ...browser, page].map((tag) => locales.find((locale) => tag.toLowerCase().split('-')[0] === locale));
  return known.find((locale) => locale !== undefined) ?? 'pt';
}

export const language = createStore<Locale>('pt');

/** Finds the language to begin with and remembers it. */
export function startLanguage(): void {
  chooseLanguage(detectLanguage(localStorage.getItem(storageKey), navigator.languages, document.documentElement.lang));
}

/** Remembers the language in this browser, for the next visit. */
export const rememberLanguage = (locale: Locale): void => localStorage.setItem(storageKey, locale);

/** Switches the language of the whole portal and remembers it in this browser. */
export function chooseLanguage(locale: Locale): void {
  rememberLanguage(locale);
  document.documentElement.lang = localeTags[locale];
  language.set(locale);
}
