import { WordsProvider } from '@prepar/screens/common/words';
import { createElement, use, useEffect } from 'react';
import { useHead } from './head/useHead.ts';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/load-words.ts';
import type { Route } from './routes/route.types.ts';
import { useStore } from './store.ts';

/** One page with its words; suspends until both are loaded. */
export function Page({ route }: { route: Route }) {
  const words = use(loadWords(useStore(language), route.flows));
  const content = use(route.load());
  useHead(route, words);
  useEffect(scrollToSection, [content]);
  return <WordsProvider words={words}>{createElement(content)}</WordsProvider>;
}

/** The browser looked for the section of the address before the page was drawn. */
function scrollToSection(): void {
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
