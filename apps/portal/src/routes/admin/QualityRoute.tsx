import { WordsProvider } from '@prepar/screens/common/words';
import { QualityBoard } from '@prepar/screens/quality/QualityBoard';
import { QuestionDrawer } from '@prepar/screens/quality/QuestionDrawer';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { useQuality } from './useQuality.ts';
import { useQuestionItem } from './useQuestionItem.ts';

/** Questions to decide on, with words of their own, and the one that was opened. */
export function QualityRoute() {
  const words = use(loadWords(useStore(language), ['admin', 'quality']));
  return (
    <WordsProvider words={words}>
      <Board />
    </WordsProvider>
  );
}

function Board() {
  const question = useQuestionItem();
  const { state, actions } = useQuality(question.open);
  return (
    <>
      <QualityBoard state={state} actions={actions} />
      {question.state && <QuestionDrawer state={question.state} actions={question.actions} />}
    </>
  );
}
