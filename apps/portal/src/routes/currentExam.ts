import type { Exam } from '@prepar/api-client/types';
import type { KeptExam } from './keptExam.ts';

export interface ExamToOpen {
  id: string;
  /** ISO date and time; null before the first answer. */
  lastAttempt: string | null;
  openSession: { kind: string } | null;
}

/**
 * Id of the exam that dashboard, practice, progress and past answers open on: the one whose simulation runs, else the one chosen
 * or practised last in this browser, unless another was answered later elsewhere, else the one answered last.
 */
export function currentExam(exams: readonly ExamToOpen[], kept: KeptExam | null): string | null {
  const latest = (all: readonly ExamToOpen[]) =>
    all.toSorted((a, b) => (b.lastAttempt ?? '').localeCompare(a.lastAttempt ?? ''))[0];
  const own = exams.find(({ id }) => id === kept?.examId);
  const other = latest(exams.filter((exam) => exam !== own));
  const current =
    exams.find(({ openSession }) => openSession?.kind === 'SIMULATION') ??
    (own && kept && kept.at > (other?.lastAttempt ?? '') ? own : latest(exams));
  return current?.id ?? null;
}

/** What the list of exams knows of one. */
export const examToOpen = ({ id, progress, openSession }: Exam): ExamToOpen => ({
  id,
  lastAttempt: progress?.lastStudyDate ?? null,
  openSession,
});
