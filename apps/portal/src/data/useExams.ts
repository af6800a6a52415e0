import type { Exam } from '@prepar/api-client/types';
import { useSWRConfig } from 'swr';
import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { askEarly, useCached } from './useCached.ts';

/** Milliseconds for which the list of exams counts as fresh. */
export const examsFreshMs = 300_000;

const readExams = () => unwrap(api.exams.list());

/** The exams, fetched again when they are used after five minutes, and only where they are wanted. Their texts are in the language of the page. */
export function useExams(isWanted = true) {
  const locale = useStore(language);
  return useCached(isWanted ? ['exams', locale] : null, readExams, {
    dedupingInterval: examsFreshMs,
  });
}

export const askEarlyForExams = () => askEarly(['exams', language.get()], readExams);

/** Changes one exam in the cached lists without asking the server again. */
export function useExamChange(): (examId: string, change: (exam: Exam) => Exam) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (examId, change) => {
    await mutate<Exam[]>(
      (key) => Array.isArray(key) && key[0] === 'exams',
      (exams) => exams?.map((exam) => (exam.id === examId ? change(exam) : exam)),
      { revalidate: false },
    );
  };
}
