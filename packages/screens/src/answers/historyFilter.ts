import type { HistoryFilter, HistoryView } from './HistoryScreen.types.ts';

/** Domains of the exam that a filter names. */
export const domainsOf = (exams: HistoryView['exams'], { examId }: HistoryFilter) =>
  exams.find(({ id }) => id === examId)?.domains ?? [];
