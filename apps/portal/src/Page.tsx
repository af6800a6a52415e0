import { WordsProvider } from '@prepar/screens/common/words';
import { use, useEffect } from 'react';
import { language } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import type { Route } from './routes/routes.ts';
import { useStore } from './store.ts';

/** One page with its words; suspends until both are loaded. */
export function Page({ route }: { route: Route }) {
  const { Content, flow } = route;
  void Content.load(); // beside the words, not after them
  const words = use(loadWords(useStore(language), [flow]));
  useEffect(begin, []);
  return (
    <WordsProvider words={words}>
      <Content />
    </WordsProvider>
  );
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
