import type { ExamDate } from '@prepar/api-client/types';
import { WordsProvider } from '@prepar/screens/common/words';
import { OutcomeDialog } from '@prepar/screens/plan/OutcomeDialog';
import { PlanScreen } from '@prepar/screens/plan/PlanScreen';
import { use, useState } from 'react';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { useSearch } from '../../navigation.ts';
import { useStore } from '../../store.ts';
import { links } from '../links.ts';
import { useOutcome } from './useOutcome.ts';
import { usePlan } from './usePlan.ts';

/** Planning an exam's date, with words of its own. */
export function Plan() {
  const words = use(loadWords(useStore(language), ['plan']));
  return (
    <WordsProvider words={words}>
      <Planned />
    </WordsProvider>
  );
}

function Planned() {
  const asked = new URLSearchParams(useSearch()).get('exam');
  const [day, setDay] = useState<string | null>(null);
  const { state, actions, exam, own } = usePlan(asked, setDay);
  return (
    <>
      <PlanScreen state={state} actions={actions} links={links} />
      {exam && day !== null && (
        <Question examId={exam.id} examCode={exam.code} own={own} date={day} onClose={() => setDay(null)} />
      )}
    </>
  );
}

interface QuestionProps {
  examId: string;
  examCode: string;
  own: ExamDate | undefined;
  date: string;
  onClose: () => void;
}

function Question({ examId, examCode, own, date, onClose }: QuestionProps) {
  const { sending, actions } = useOutcome(examId, date, onClose);
  const expected =
    own?.date === date && own.low !== null && own.high !== null ? { low: own.low, high: own.high } : null;
  return <OutcomeDialog question={{ examCode, date, expected, sending }} actions={actions} onClose={onClose} />;
}
