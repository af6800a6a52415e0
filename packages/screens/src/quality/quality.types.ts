import type { Sentence } from '../common/sentence.ts';
import type { ReportReason } from '../report/report.types.ts';

/** What waits for a decision, or what was taken out of circulation. */
export type BoardView = 'waiting' | 'out';

/** Why a question waits, or what was decided. */
export type QualityReason = 'reported' | 'quarantined' | 'out' | 'released';

export interface QualityRow {
  id: string;
  examCode: string;
  /** Plain text; a blank line separates paragraphs. */
  prompt: string;
  domain: string | null;
  /** Null for one that this version does not know. */
  reason: QualityReason | null;
  isOut: boolean;
  /** Reports without a decision. */
  reports: number;
  /** ISO 8601: since when it waits, or when it was decided. */
  since: string;
}

export interface QualityCounts {
  waiting: number;
  quarantined: number;
  reported: number;
  out: number;
  openReports: number;
}

export type BoardState = { view: BoardView } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | { status: 'ready'; rows: readonly QualityRow[]; counts: QualityCounts }
);

export interface BoardActions {
  show: (view: BoardView) => void;
  retry: () => void;
  open: (row: QualityRow) => void;
}

export interface QualityDetails {
  template: string;
  options: readonly { label: string; text: string; reason: string; isKey: boolean }[];
  explanation: string;
  references: readonly { title: string; url: string }[];
  /** What the check against the knowledge base found, in English. */
  problems: readonly string[];
  reports: readonly { reason: ReportReason; comment: string | null; at: string }[];
  log: readonly {
    kind: 'quarantined' | 'confirmed' | 'released';
    note: string | null;
    credits: number;
    /** Address of the administrator; null for the server. */
    by: string | null;
    at: string;
  }[];
}

export type Verdict = 'confirmed' | 'released';

export type QuestionItemState = { row: QualityRow } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | {
      status: 'ready';
      details: QualityDetails;
      /** What is asked before it is done; null for nothing. */
      task: Verdict | null;
      isPending: boolean;
      failure: Sentence | null;
    }
);

export interface QuestionItemActions {
  close: () => void;
  retry: () => void;
  ask: (verdict: Verdict) => void;
  /** The note is null where nothing was written. */
  confirm: (note: string | null) => void;
  cancel: () => void;
}
