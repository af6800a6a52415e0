import type { Level } from '../common/exam.types.ts';
import type { AdminExam, AdminPeriod } from './AdminScreen.types.ts';

/** Answers in a part of an exam. */
export interface PartFigures {
  answered: number;
  /** 0–100. */
  accuracy: number;
}

export interface AdminExamDetails {
  /** The official domains since the beginning, in their order. */
  domains: readonly (PartFigures & { name: string })[];
  /** Since the beginning, easiest first. */
  difficulties: readonly (PartFigures & { level: Level })[];
  /** The days of the period in UTC, oldest first. */
  days: readonly { date: string; answered: number }[];
}

export type AdminExamState = {
  /** What the table says of it already. */
  exam: AdminExam;
  /** The one that its figures are of. */
  period: AdminPeriod;
} & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | ({ status: 'ready' } & AdminExamDetails)
);

export interface AdminExamActions {
  retry: () => void;
  close: () => void;
}
