import type { ExamIdentity } from '../common/exam.types.ts';
import type { Failure } from '../question/QuestionScreen.types.ts';
import type { ReadinessChangeView } from '../readiness-change/readinessChange.types.ts';
import type { AnswersActions, AnswerView, MissedView, OpenedView } from './answers.types.ts';

export type SessionResultState =
  | { status: 'loading'; practiceHref: string }
  | { status: 'failed'; failure: Failure; practiceHref: string }
  /** There is no such session of this person. */
  | { status: 'missing'; practiceHref: string }
  /** Nothing was answered in it. */
  | { status: 'empty'; practiceHref: string }
  | { status: 'ready'; result: SessionResultView };

export interface SessionResultView {
  exam: ExamIdentity;
  /** Whether it ended among free reviews, or among concepts that were missed. */
  kind: 'practice' | 'review' | 'missed';
  /** Those that are left for today, which go first: of its exam, else of another one. Null where none is, and for sessions of another kind. */
  due: { examCode: string; count: number; href: string } | null;
  /** Reviews of today, in all exams, once none is left; null before, on another day, and for sessions over what was missed. */
  reviewed: { done: number; right: number } | null;
  /** Where all that was missed is right now, after a run over it: in the session that it is about, or in the exam. Default null. */
  allRight?: 'session' | 'exam' | null;
  /** Days until what was missed is back for review; null where that is not known, and where all is right. */
  daysToBack: number | null;
  /** ISO 8601; null while it is open. */
  endedAt: string | null;
  answered: number;
  right: number;
  /** Seconds of study. */
  seconds: number;
  /** Seconds on each answer. */
  averageSeconds: number;
  /** Per cent between which the accuracy behind it lies in 9 of 10 such cases; null where so many answers need no range. */
  interval: { low: number; high: number } | null;
  domains: readonly SessionDomain[];
  /** The domain that most of the wrong ones are of; null where none stands out. */
  worst: { name: string; wrong: number; allWrong: number; weight: number | null; trainHref: string | null } | null;
  /** What it changed in the expected result; null where too little is known. */
  readiness: ReadinessChangeView | null;
  /** As they were asked; with many the first ones only. */
  answers: readonly SheetAnswer[];
  opened: OpenedView | null;
  missed: MissedView | null;
  practiceHref: string;
  /** To another question; null without credits for one, and while reviews of its exam are left, as `trainHref` is. */
  goOnHref: string | null;
  historyHref: string;
}

export interface SessionDomain {
  name: string;
  right: number;
  total: number;
}

export interface SheetAnswer extends AnswerView {
  /** Place in the session, from 1. */
  number: number;
  optionCount: number;
}

export type SessionResultActions = AnswersActions;
