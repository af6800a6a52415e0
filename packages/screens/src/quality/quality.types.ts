import type { More } from '../common/MoreFoot.tsx';
import type { Sentence } from '../common/sentence.ts';
import type { ReportReason } from '../report/report.types.ts';

/** What waits for a decision, all or for one reason, or what was taken out of circulation. */
export const boardViews = ['waiting', 'quarantined', 'odd', 'reported', 'out'] as const;
export type BoardView = (typeof boardViews)[number];

/** Why a question waits, or what was decided. */
export type QualityReason = 'reported' | 'quarantined' | 'odd' | 'out' | 'released';

/** What stands out in how people answer a question, the gravest first. */
export const oddities = ['BEATEN_KEY', 'NEGATIVE_DISCRIMINATION', 'TOO_HARD', 'UNUSED_OPTION', 'TOO_EASY'] as const;
export type Oddity = (typeof oddities)[number];

/** Those of them that a single option can have. */
export const optionOddities = ['BEATEN_KEY', 'UNUSED_OPTION'] as const satisfies readonly Oddity[];
export type OptionOddity = (typeof optionOddities)[number];

/** How people answer a question. */
export interface QualityFigures {
  answers: number;
  /** Per cent of right answers. */
  facility: number;
  /** Per cent that guessing alone would get right. */
  guessing: number;
  /** −1 to 1: how much better those answer it who know more; null where too few can be compared. */
  discrimination: number | null;
  /** ISO 8601: the first of these answers. */
  since: string;
}

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
  oddities: readonly Oddity[];
  /** Null before the first answer was counted. */
  figures: QualityFigures | null;
}

export interface QualityCounts {
  waiting: number;
  quarantined: number;
  reported: number;
  odd: number;
  out: number;
  openReports: number;
}

/** How the questions fare as a whole. */
export interface QualityOverview {
  /** What was reported in thirty days, the most frequent first. */
  reasons: readonly { reason: ReportReason; count: number }[];
  /** Questions that are answered often enough, and the odd ones among them. */
  counted: number;
  odd: number;
  /** Where they stand: per cent of right answers, and −1 to 1. */
  points: readonly { id: string; facility: number; discrimination: number; isOdd: boolean }[];
}

export type BoardState = {
  view: BoardView;
  /** Null while it is not known. */
  overview: QualityOverview | null;
} & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | {
      status: 'ready';
      rows: readonly QualityRow[];
      counts: QualityCounts;
      more: More;
    }
);

export interface BoardActions {
  show: (view: BoardView) => void;
  retry: () => void;
  more: () => void;
  open: (row: QualityRow) => void;
}

export interface QualityDetails {
  options: readonly { label: string; text: string; reason: string; isKey: boolean }[];
  /** How each option is used, the most chosen first; without a letter where only other questions like it have it. */
  choices: readonly {
    label: string | null;
    text: string;
    isKey: boolean;
    shown: number;
    chosen: number;
    oddity: OptionOddity | null;
  }[];
  /** Empty where the reasons say it all. */
  explanation: string;
  references: readonly { title: string; url: string }[];
  /** What the check against the knowledge base found, in English. */
  problems: readonly string[];
  reports: readonly { reason: ReportReason; comment: string | null; at: string }[];
  /** Whether the last decision can be taken back. */
  canUndo: boolean;
  log: readonly {
    kind: 'quarantined' | 'odd' | 'confirmed' | 'released' | 'undone';
    note: string | null;
    credits: number;
    /** Address of the administrator; null for the server. */
    by: string | null;
    at: string;
  }[];
}

export type Verdict = 'confirmed' | 'released';
export type QualityTask = Verdict | 'undone';

export type QuestionItemState = { row: QualityRow } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: 'refused' | 'connection' }
  | {
      status: 'ready';
      details: QualityDetails;
      /** What is asked before it is done; null for nothing. */
      task: QualityTask | null;
      isPending: boolean;
      failure: Sentence | null;
    }
);

export interface QuestionItemActions {
  close: () => void;
  retry: () => void;
  ask: (task: QualityTask) => void;
  /** The note is null where nothing was written. */
  confirm: (note: string | null) => void;
  cancel: () => void;
}
