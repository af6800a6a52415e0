import type { Level } from '../common/exam.types.ts';
import type { AdminExam } from './AdminScreen.types.ts';

/** Answers in a part of an exam. */
export interface PartFigures {
  answered: number;
  /** 0–100. */
  accuracy: number;
}

export interface AdminExamDetails {
  /** The official domains, in their order. */
  domains: readonly (PartFigures & { name: string })[];
  /** Easiest first. */
  difficulties: readonly (PartFigures & { level: Level })[];
  /** The last 30 days in UTC, oldest first. */
  days: readonly { date: string; answered: number }[];
}

export type AdminExamState = {
  /** What the table says of it already. */
  exam: AdminExam;
} & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | ({ status: 'ready' } & AdminExamDetails)
);

export interface AdminExamActions {
  retry: () => void;
  close: () => void;
}
