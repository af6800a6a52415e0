import { WordsProvider } from '@prepar/screens/common/words';
import { ReportPart } from '@prepar/screens/report/ReportPart';
import { use } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { useReport } from './useReport.ts';

export interface ReportProps {
  questionId: string;
  /** Whether what was reported before is looked up at once. */
  isRead: boolean;
}

/** The way to report a question, with words of its own. */
export function Report(props: ReportProps) {
  const words = use(loadWords(useStore(language), ['report']));
  return (
    <WordsProvider words={words}>
      <Loaded {...props} />
    </WordsProvider>
  );
}

function Loaded({ questionId, isRead }: ReportProps) {
  return <ReportPart {...useReport(questionId, isRead)} />;
}
