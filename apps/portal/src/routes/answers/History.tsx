import { HistoryScreen } from '@prepar/screens/answers/HistoryScreen';
import { WordsProvider } from '@prepar/screens/common/words';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { ReportSoon } from '../report/ReportSoon.tsx';
import { useHistory } from './useHistory.ts';

/** Past answers, with words of their own. */
export function History() {
  const words = use(loadWords(useStore(language), ['question', 'answers']));
  const { state, actions, openId } = useHistory();
  return (
    <WordsProvider words={words}>
      <HistoryScreen
        state={state}
        actions={actions}
        report={openId !== null && <ReportSoon questionId={openId} isRead />}
      />
    </WordsProvider>
  );
}
