import type { StartView } from '../common/StartOrWait.tsx';
import type { Range } from '../readiness/Readiness.types.ts';

export type PlanState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** Nobody is enrolled in anything. */
  | { status: 'nothing'; practiceHref: string }
  | PlanReady;

export type Saving = 'idle' | 'running' | 'failed';

export interface PlanReady {
  status: 'ready';
  examCode: string;
  examName: string;
  /** The account's day, yyyy-mm-dd. */
  today: string;
  /** First and last day that can be chosen. */
  from: string;
  until: string;
  /** The day of the exam, null without one. */
  date: string | null;
  saving: Saving;
  plan: PlanView;
  /** Answers given in the exam: the first estimate takes some. */
  answers: number;
  /** Credits left now; null while it is not known. */
  credits: number | null;
  /** Where packs of credits are. */
  pricingHref: string;
  /** Questions a day that the person aims at; null while it is not known. */
  goal: { value: number; saving: Saving } | null;
  /** What was told of earlier dates, newest first. */
  outcomes: readonly OutcomeView[];
  /** On to the first estimate. */
  start: StartView;
}

export type PlanView = { kind: 'none' | 'loading' | 'failed' | 'insufficient' | 'today' | 'passed' } | KnownPlan;

export interface KnownPlan {
  kind: 'known';
  daysLeft: number;
  cut: number;
  /** Questions a day over the last 14 days. */
  pace: number;
  /** Questions a day that the line of the plan has. */
  planned: number;
  /** Null when no possible number is enough; `high` is null when more than that may be needed. */
  perDay: { value: number; low: number; high: number | null } | null;
  /** The nearest day that can be reached, when the chosen one cannot. */
  nearest: string | null;
  /** Lower end of the interval, per cent, today first and the day of the exam last. */
  days: readonly { date: string; planned: number; atPace: number }[];
}

export type OutcomeResult = 'PASSED' | 'FAILED' | 'POSTPONED' | 'NOT_TAKEN';

export interface OutcomeView {
  date: string;
  result: OutcomeResult | 'DECLINED';
  mark: number | null;
}

export interface PlanActions {
  retry: () => void;
  saveDate: (date: string) => void;
  removeDate: () => void;
  /** Makes the questions a day of the plan the daily goal. */
  saveGoal: (perDay: number) => void;
  /** Asks how the exam of a day went. */
  askOutcome: (date: string) => void;
}

/** A date whose outcome is asked for. */
export interface OutcomeQuestion {
  examCode: string;
  date: string;
  /** What was expected before it; null while too little was known. */
  expected: Pick<Range, 'low' | 'high'> | null;
  sending: Saving;
}

export interface OutcomeActions {
  send: (result: OutcomeResult, mark: number | null) => void;
  /** Says nothing, and is not asked again. */
  decline: () => void;
}
