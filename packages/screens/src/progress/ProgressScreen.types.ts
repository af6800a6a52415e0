import type { ReactNode } from 'react';
import type { ExamIdentity } from '../common/exam.types.ts';

export type ProgressState =
  | { status: 'loading' }
  /** Enrolled in nothing. */
  | { status: 'empty' }
  | ProgressReady;

export interface ProgressReady {
  status: 'ready';
  /** Day of the week, 0 for Sunday. */
  today: number;
  /** Questions a day; null when it is not known. */
  dailyGoal: number | null;
  /** `emptyWeek` when it could not be loaded. */
  week: WeekView | 'loading';
  /** `emptyMonth` when it could not be loaded. */
  month: MonthView | 'loading';
  exams: readonly ExamProgressView[] | 'loading' | 'failed';
}

export interface WeekView {
  /** Its Sunday as yyyy-mm-dd; null when it is not known. */
  startsOn: string | null;
  /** The seven days from Sunday on. */
  days: readonly DayView[];
  questions: number;
  /** Per cent of right answers; null before the first one. */
  accuracy: number | null;
  /** Of the whole week. */
  studyHours: number;
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
  /** Where it is practised. */
  practiceHref: string;
  metrics: ExamMetricsView | 'loading' | 'failed';
}

export interface ExamMetricsView {
  correct: number;
  wrong: number;
  /** Per cent of right answers; null before the first one. */
  accuracy: number | null;
  /** Date-time; null before the first answer. */
  lastAttempt: string | null;
  /** Names of the domains to practise next, the most urgent first. */
  focusAreas: readonly string[];
}

export interface ProgressActions {
  /** Loads the enrolled exams again. */
  retryExams: () => void;
  retryMetrics: (examId: string) => void;
}

export interface ProgressLinks {
  practice: string;
  certificates: string;
}

export interface ProgressSlots {
  /** Shown in the sheet of each exam, below its figures: how ready the learner is for it. */
  readiness?: (exam: ExamIdentity) => ReactNode;
}
