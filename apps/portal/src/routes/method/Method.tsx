import { WordsProvider } from '@prepar/screens/common/words';
import calibration from '@prepar/screens/method/calibration.json';
import { MethodScreen } from '@prepar/screens/method/MethodScreen';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { links, planLink } from '../links.ts';

/** How readiness is worked out, with words of its own. */
export function Method() {
  const words = use(loadWords(useStore(language), ['method']));
  return (
    <WordsProvider words={words}>
      <MethodScreen calibration={calibration} links={{ progress: links.progress, plan: planLink() }} />
    </WordsProvider>
  );
}
