import type { Exam } from '@prepar/api-client/types';
import { useWords, WordsProvider } from '@prepar/screens/common/words';
import { EnrolDialog } from '@prepar/screens/practice/EnrolDialog';
import { enrolmentNotice } from '@prepar/screens/practice/enrolmentNotice.ts';
import { use, useState } from 'react';
import { useEnrolment } from '../../data/useEnrolment.ts';
import { useExams } from '../../data/useExams.ts';
import { language } from '../../i18n/language.ts';
import { loadWords } from '../../i18n/loadWords.ts';
import { navigate } from '../../navigation.ts';
import { useStore } from '../../store.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links, trainingLink } from '../links.ts';
import { presentExam } from '../presentExam.ts';

interface EnrolQuestionProps {
  /** Null while nobody is asked. */
  examId: string | null;
  onClose: () => void;
}

/** Asks whether to enrol in an exam, with the words of the practice page, and goes on to its first question. */
export function EnrolQuestion({ examId, onClose }: EnrolQuestionProps) {
  const words = use(loadWords(useStore(language), ['practice']));
  const exam = useExams().data?.find(({ id }) => id === examId);
  if (!exam) return null;
  return (
    <WordsProvider words={words}>
      <Question exam={exam} onClose={onClose} />
    </WordsProvider>
  );
}

function Question({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const words = useWords();
  const enrolIn = useEnrolment();
  const [isPending, setPending] = useState(false);
  const enrol = async () => {
    setPending(true);
    const isEnrolled = await enrolIn(exam.id);
    onClose();
    if (!isEnrolled) return showToast(enrolmentNotice({ kind: 'enrolFailed' }, words));
    const first = exam.modalities.find(({ scope }) => scope === 'EXAM');
    // Said on the page of the question then: a notice would lie over its options.
    return navigate(first ? trainingLink(exam.id, first.id) : links.practice, { handover: { hasEnrolled: true } });
  };
  return (
    <EnrolDialog
      dialog={{ kind: 'enrol', exam: presentExam(exam), isPending }}
      onEnrol={() => void enrol()}
      onClose={onClose}
    />
  );
}
