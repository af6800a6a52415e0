import { examKey } from '../session/removePersonalData.ts';

/** The exam that somebody chose or went to practise last in this browser, and when. */
export interface KeptExam {
  userId: string;
  examId: string;
  /** ISO date and time. */
  at: string;
}

/** Keeps for all tabs which exam was chosen, or is practised now. */
export function keepExam(userId: string, examId: string): void {
  localStorage.setItem(examKey, JSON.stringify({ userId, examId, at: new Date().toISOString() } satisfies KeptExam));
}

export function keptExam(userId: string): KeptExam | null {
  const text = localStorage.getItem(examKey);
  const kept = text === null ? null : (JSON.parse(text) as KeptExam);
  return kept?.userId === userId ? kept : null;
}

export interface ExamToOpen {
  id: string;
  /** ISO date and time; null before the first answer. */
  lastAttempt: string | null;
  openSession: { kind: string } | null;
}

/**
 * Id of the exam that dashboard, practice and progress open on: the one whose simulation runs, else the one chosen or practised
 * last in this browser unless one was answered later elsewhere, else that of the question left open in this tab, else the one
 * answered last.
 */
export function currentExam(
  exams: readonly ExamToOpen[],
  { kept, open }: { kept: KeptExam | null; open: { examId: string } | null },
): string | null {
  const [latest] = exams.toSorted((a, b) => (b.lastAttempt ?? '').localeCompare(a.lastAttempt ?? ''));
  const has = (wanted: string | undefined) => exams.find(({ id }) => id === wanted);
  const isLast = kept && kept.at > (latest?.lastAttempt ?? '');
  const simulated = exams.find(({ openSession }) => openSession?.kind === 'SIMULATION');
  return (simulated ?? (isLast ? has(kept.examId) : undefined) ?? has(open?.examId) ?? latest)?.id ?? null;
}

/** What the list of exams knows of one. */
export const examToOpen = (exam: {
  id: string;
  progress: { lastStudyDate: string | null } | null;
  openSession: ExamToOpen['openSession'];
}): ExamToOpen => ({
  id: exam.id,
  lastAttempt: exam.progress?.lastStudyDate ?? null,
  openSession: exam.openSession,
});
