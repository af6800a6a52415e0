import type { ExamDate } from '@prepar/api-client/types';
import { WordsProvider } from '@prepar/screens/common/words';
import { OutcomeDialog } from '@prepar/screens/plan/OutcomeDialog';
import { use } from 'react';
import { useExams } from '../../data/useExams.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useStore } from '../../store.ts';
import { useOutcome } from './useOutcome.ts';

/** Asks once how the exam went, the day after it or later; whoever closes it would rather not say. */
export function OutcomeQuestion({ due }: { due: ExamDate & { date: string } }) {
  const words = use(loadWords(useStore(language), ['plan']));
  return (
    <WordsProvider words={words}>
      <Question due={due} />
    </WordsProvider>
  );
}

function Question({ due: { examId, date, low, high } }: { due: ExamDate & { date: string } }) {
  const { data: exams } = useExams();
  const { sending, actions } = useOutcome(examId, date, () => undefined);
  const exam = exams?.find(({ id }) => id === examId);
  if (!exam) return null;
  const expected = low === null || high === null ? null : { low, high };
  return (
    <OutcomeDialog
      question={{ examCode: exam.code, date, expected, sending }}
      actions={actions}
      onClose={actions.decline}
    />
  );
}
