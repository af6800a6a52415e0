import type { More } from '../common/MoreFoot.tsx';
import type { Failure } from '../question/QuestionScreen.types.ts';
import type { ReportView } from '../report/report.types.ts';

export type ReportsState = { profileHref: string } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** Nothing was reported yet. */
  | { status: 'empty'; practiceHref: string }
  | { status: 'ready'; reports: ReportsView }
);

export interface ReportsView {
  /** Over all pages. */
  totals: { sent: number; confirmed: number; credits: number };
  /** Newest first. */
  rows: readonly ReportRow[];
  more: More;
}

export interface ReportRow {
  /** Id of the question. */
  id: string;
  examCode: string;
  /** The question and where it can be read again; null once it is gone with its exam. */
  question: { prompt: string; href: string } | null;
  /** What the learner wrote. */
  comment: string | null;
  /** ISO 8601; null while it is open. */
  decidedAt: string | null;
  report: ReportView;
}

export interface ReportsActions {
  more: () => void;
  retry: () => void;
}
