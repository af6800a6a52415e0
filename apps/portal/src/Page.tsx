import { WordsProvider } from '@prepar/screens/common/words';
import { use, useEffect } from 'react';
import { begin } from './begin.ts';
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
