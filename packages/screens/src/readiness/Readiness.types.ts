import type { StartView } from '../common/StartOrWait.tsx';

/** How ready a learner is for one exam. All shares in per cent. */
export type ReadinessState = { status: 'loading' } | { status: 'failed' } | InsufficientView | ReadinessView;

/** Too few answers to say anything. */
export interface InsufficientView {
  status: 'insufficient';
  answers: number;
  /** Those of them that were right. */
  right: number;
  domains: readonly { name: string; answered: number }[];
  start: StartView;
  assumptions: readonly string[];
}

export interface ReadinessView {
  status: 'known';
  level: 'BELOW' | 'BORDERLINE' | 'READY';
  /** Expected result of the exam. */
  score: Range;
  cut: number;
  answers: number;
  /** Chance to pass. */
  chance: Range;
  /** Null where the interval is too wide to claim any. */
  confidence: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  /** What is missing to be ready. */
  missing: readonly ('SCORE' | 'PROBABILITY' | 'SIMULATION' | 'RECENT_PRACTICE')[];
  /** Sentences of the server, in the language of the page. */
  assumptions: readonly string[];
}

export interface Range {
  value: number;
  low: number;
  high: number;
}

export interface MasteryView {
  name: string;
  /** Per cent of the official exam. */
  weight: number;
  answered: number;
  level: 'NO_DATA' | 'BEGINNER' | 'FAMILIAR' | 'PROFICIENT' | 'MASTERED';
  /** Null without data. */
  range: Range | null;
}

export interface WeaknessView {
  /** The topic, or the domain where no topic stands out. */
  name: string;
  domain: string;
  weight: number;
  answered: number;
  wrong: number;
  /** What the questions missed last were about. */
  missed: readonly string[];
  /** Questions that the run has. */
  questions: number;
  /** Where its questions are answered. */
  startHref: string;
}

/** Beside the card, on the page about progress. */
export interface ReadinessDetails {
  mastery: readonly MasteryView[];
  weaknesses: readonly WeaknessView[];
  /** Minutes until credits come back; null while there are some, or nobody knows. */
  renewsInMinutes: number | null;
  cut: number;
}

export type TrendState = { status: 'loading' } | { status: 'failed' } | KnownTrend;

/** The last 30 days. */
export interface KnownTrend {
  status: 'known';
  /** Per cent that is taken as passing. */
  cut: number;
  /** Points that the expected score moved from the first day that has one to the last; null with fewer than two such days. */
  change: (Range & { direction: 'improving' | 'declining' | 'stable' }) | null;
  /** Days on which something was done, oldest first. */
  days: readonly TrendDay[];
}

export interface TrendDay {
  /** yyyy-mm-dd. */
  date: string;
  answered: number;
  right: number;
  /** Expected result at the end of the day; null while too little was known. */
  score: Range | null;
}

export interface ReadinessActions {
  retry: () => void;
  /** Loads the last 30 days again. */
  retryTrend: () => void;
}

export interface ReadinessLinks {
  /** How the figure is worked out. */
  method: string;
  /** The day of the exam; the day itself where there is one, yyyy-mm-dd. */
  plan: { href: string; date: string | null };
}
