import { type Locale, locales, localeTags } from '@prepar/screens/common/locales.ts';
import { createStore } from '../store.ts';

const storageKey = 'prepar-language';

/**
 * The language to begin with: the saved choice, the browser's, the page's, Portuguese; the first that we speak. A browser on a
 * machine without a language says 'en-US@posix' and asks the server for none: the page has been chosen without it, and stays.
 */
export function detectLanguage(saved: string | null, browser: readonly string[], page: string): Locale {
  const spoken = browser.filter((tag) => !tag.endsWith('@posix'));
  const known = [saved ?? '', ...spoken, page].map((tag) =>
    locales.find((locale) => tag.toLowerCase().split('-')[0] === locale),
  );
  return known.find((locale) => locale !== undefined) ?? 'pt';
}

export const language = createStore<Locale>('pt');

/**
 * Finds the language that this person reads, remembers and returns it. The page begins in it, or in that of its document,
 * which a host that does not choose among the documents may have sent in another one.
 */
export function startLanguage({ isWritten }: { isWritten: boolean }): Locale {
  const page = document.documentElement;
  const found = detectLanguage(localStorage.getItem(storageKey), navigator.languages, page.lang);
  rememberLanguage(found);
  language.begin(isWritten ? detectLanguage(page.lang, [], '') : found);
  page.lang = localeTags[language.get()];
  return found;
}

/** Remembers the language in this browser, for the next visit, and tells it the server, which has documents in each. */
export function rememberLanguage(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
  document.cookie = `${storageKey}=${locale}; path=/; max-age=${365 * 86_400}; samesite=lax`;
}

/** Switches the language of the whole portal and remembers it in this browser. */
export function chooseLanguage(locale: Locale): void {
  rememberLanguage(locale);
  document.documentElement.lang = localeTags[locale];
  language.set(locale);
}
