import type { Sentence } from '../common/sentence.ts';

/** In the order in which they are offered. */
export const reportReasons = ['WRONG_ANSWER', 'SEVERAL_ANSWERS', 'UNCLEAR', 'OUTDATED', 'TEXT', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What somebody reported of a question, and what became of it. */
export interface ReportView {
  reason: ReportReason;
  status: 'open' | 'confirmed' | 'kept';
  /** Whether the check against the knowledge base found an error at once. */
  hasCheckFailed: boolean;
  /** Whether what it asks is out of circulation. */
  isOut: boolean;
  /** What was said to the decision. */
  note: string | null;
  /** Whether the credit of the answer came back. */
  hasCreditBack: boolean;
  /** ISO 8601. */
  sentAt: string;
}

export interface ReportState {
  /** Null while nothing was reported. */
  report: ReportView | null;
  /** Where all of one's reports are. */
  reportsHref: string;
  /** The dialog; null while it is closed. */
  dialog: { isSending: boolean; failure: Sentence | null } | null;
}

export interface ReportActions {
  open: () => void;
  close: () => void;
  /** The comment is null where nothing was written. */
  send: (reason: ReportReason, comment: string | null) => void;
}
