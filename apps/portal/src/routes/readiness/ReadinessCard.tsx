import { WordsProvider } from '@prepar/screens/common/words';
import { ReadinessSheet } from '@prepar/screens/readiness/ReadinessSheet';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { methodLink } from '../links.ts';
import { presentReadiness } from './presentReadiness.ts';
import { useReadiness } from './useReadiness.ts';

/** How ready somebody is for an exam, in short. */
export function ReadinessCard({ exam: { id, code } }: { exam: { id: string; code: string } }) {
  const words = use(loadWords(useStore(language), ['readiness']));
  const { data, hasFailed, actions } = useReadiness(id);
  return (
    <WordsProvider words={words}>
      <ReadinessSheet
        state={presentReadiness(data, hasFailed)}
        actions={actions}
        links={{ method: methodLink }}
        examCode={code}
      />
    </WordsProvider>
  );
}
