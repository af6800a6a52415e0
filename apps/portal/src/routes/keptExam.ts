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
  const kept = JSON.parse(localStorage.getItem(examKey) ?? 'null') as KeptExam | null;
  return kept?.userId === userId ? kept : null;
}
