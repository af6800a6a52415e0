import type { ReactElement } from 'react';
import type { ExamIdentity } from '../common/exam.types.ts';
import type { FreeWorkView } from '../common/FreeWork.tsx';

export type ProgressState =
  | { status: 'loading' }
  /** Enrolled in nothing. */
  | { status: 'empty' }
  | ProgressReady;

export interface ProgressReady {
  status: 'ready';
  /** Day of the week, 0 for Sunday; null when it is not known. */
  today: number | null;
  /** Questions a day; null when it is not known. */
  dailyGoal: number | null;
  /** What the answers allow to say of the exam that is chosen, and where to go on; null when it could not be loaded. */
  next: NextView | 'loading' | null;
  /** Minutes until credits come back when none is left; null while there are some or it is not known. */
  renewsInMinutes: number | null;
  /** `emptyWeek` when it could not be loaded. */
  week: WeekView | 'loading';
  /** `emptyMonth` when it could not be loaded. */
  month: MonthView | 'loading';
  exams: readonly ExamProgressView[] | 'loading' | 'failed';
}

export type NextView =
  | FewAnswersView
  | WeakPointView
  /** No domain has enough answers yet; `name` is the nearest to it. */
  | { kind: 'almost'; name: string; examCode: string | null; missing: number; startHref: string }
  /** No domain with enough answers stands out. */
  | { kind: 'even'; examCode: string | null; startHref: string };

/** Too few answers to tell anything. */
export interface FewAnswersView {
  kind: 'few';
  right: number;
  wrong: number;
  /** Domains of the official exam, those with the fewest answers first. */
  domains: readonly { name: string; answered: number }[];
  /** Where questions of all content are answered. */
  startHref: string;
}

/** What to work on. */
export interface WeakPointView {
  kind: 'weakest';
  /** The topic, or the domain where no topic stands out. */
  name: string;
  domain: string;
  /** The exam that it belongs to; null when there is only one. */
  examCode: string | null;
  answered: number;
  wrong: number;
  /** Where its questions are answered. */
  startHref: string;
  /** What was wrong in the domain, to be read again. */
  missedHref: string;
}

export interface WeekView {
  /** Its Sunday as yyyy-mm-dd; null when it is not known. */
  startsOn: string | null;
  /** The seven days from Sunday on. */
  days: readonly DayView[];
  /** Of the whole week. */
  studyHours: number;
  /** Whether some of it was answered for nothing, which the goal does not count. Default false. */
  hasFree?: boolean;
}

export interface DayView {
  /** Right answers. */
  right: number;
  /** Wrong answers. */
  wrong: number;
}

export interface MonthView {
  /** The four weeks, the current one last. */
  weeks: readonly WeekFigures[];
  /** Per cent of right answers in all four; null before the first one. */
  averageAccuracy: number | null;
  /** Null while there is too little to compare. */
  insights: Insights | null;
}

export interface WeekFigures {
  /** Its Sunday as yyyy-mm-dd; null when it is not known. */
  startsOn: string | null;
  questions: number;
  /** Per cent of right answers; null before the first one. */
  accuracy: number | null;
}

/** What the weeks say. */
export interface Insights {
  /** Number of the week, 1 to 4; null when there is too little to tell. */
  bestWeek: number | null;
  /** Number of the week, 1 to 4; null when there is too little to tell. */
  worstWeek: number | null;
  /** The word of the server, whichever it is. */
  trend: string;
  /** Advice of the server, in the language of the page. */
  recommendation: string;
}

export interface ExamProgressView extends ExamIdentity {
  /** Where it is practised; without credits, the most useful of what costs none. */
  practise: { href: string } | FreeWorkView;
  metrics: ExamMetricsView | 'loading' | 'failed';
}

export interface ExamMetricsView {
  right: number;
  wrong: number;
  /** Per cent of right answers; null before the first one. */
  accuracy: number | null;
  /** Date-time; null before the first answer. */
  lastAttempt: string | null;
  /** Names of the domains to practise next, the most urgent first; null while there are too few answers to tell. */
  focusAreas: readonly string[] | null;
}

export interface ProgressActions {
  /** Loads the enrolled exams again. */
  retryExams: () => void;
  retryMetrics: (examId: string) => void;
}

export interface ProgressLinks {
  practice: string;
  certificates: string;
  /** Past answers. */
  answers: string;
}

export interface ProgressSlots {
  /** How ready the learner is, shown once there are answers enough to read anything from; its place is kept while it is loading. */
  readiness?: ReactElement | 'loading';
}
