import { WordsProvider } from '@prepar/screens/common/words';
import { createElement, use, useEffect } from 'react';
import { useHead } from './head/useHead.ts';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/load-words.ts';
import type { Route } from './routes/routes.ts';
import { useStore } from './store.ts';
import { loadAllStyles, needsAllStyles } from './styles.ts';

/** One page with its words and styles; suspends until all are loaded. */
export function Page({ route }: { route: Route }) {
  const parts = [loadWords(useStore(language), [route.flow]), route.load()] as const;
  if (needsAllStyles(route)) use(loadAllStyles());
  const words = use(parts[0]);
  const content = use(parts[1]);
  useHead(route, words);
  useEffect(begin, [content]);
  return <WordsProvider words={words}>{createElement(content)}</WordsProvider>;
}

let isFirst = true;

/** A new page begins at its top, or at the section of its address, and keyboards and screen readers begin with its content. */
function begin(): void {
  if (!isFirst) {
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  isFirst = false;
  // The browser looked for the section before the page was drawn.
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
