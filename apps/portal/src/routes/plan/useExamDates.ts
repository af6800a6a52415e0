import type { ExamDate, ExamDateList } from '@prepar/api-client/types';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';

/** When somebody sits their exams, and how earlier ones went. */
export function useExamDates() {
  const cached = useCached('exam-dates', () => unwrap(api.exams.dates()));
  const show = (changed: ExamDate) =>
    cached.mutate((list) => list && withChanged(list, changed), { revalidate: false });
  return { ...cached, show };
}

const withChanged = (list: ExamDateList, changed: ExamDate): ExamDateList => ({
  ...list,
  exams: [...list.exams.filter(({ examId }) => examId !== changed.examId), changed],
});
