import type { ReactElement } from 'react';
import type { ExamIdentity, Level } from '../common/exam.types.ts';

export type DashboardState =
  | { status: 'loading'; greeting: Greeting }
  /** `message` is the server's sentence, null when there is none. */
  | { status: 'failed'; greeting: Greeting; message: string | null }
  | DashboardNew
  | DashboardReady;

/** Nobody is enrolled in anything yet. */
export interface DashboardNew {
  status: 'new';
  greeting: Greeting;
  headline: Headline;
  /** Exams to choose from; they arrive after the rest, or not at all. */
  choices: 'loading' | 'unavailable' | readonly ExamChoice[];
  /** Credits left; null while it is not known. */
  creditsLeft: number | null;
  goal: 'loading' | 'unavailable' | GoalView;
  figures: KeyFigures;
  links: DashboardLinks;
}

export interface DashboardReady {
  status: 'ready';
  greeting: Greeting;
  headline: Headline;
  plan: PlanView;
  figures: KeyFigures;
  /** Arrives after the rest, or not at all. */
  goal: 'loading' | 'unavailable' | GoalView;
  exams: readonly ExamProgressView[];
  /** Domains of each exam that has answers. */
  domains: readonly ExamDomains[];
  /** Newest first. */
  activities: readonly ActivityView[];
  links: DashboardLinks;
}

export interface DashboardLinks {
  practice: string;
  progress: string;
  pricing: string;
  settings: string;
  /** Past answers, to be read again. */
  answers: string;
}

export interface Greeting {
  partOfDay: 'morning' | 'afternoon' | 'evening';
  /** First name; null when it is not known. */
  name: string | null;
  /** The moment from which relative times count. */
  now: Date;
  /** The account's day, yyyy-mm-dd; null while it is not known. */
  today: string | null;
}

/** What is possible today. */
export type Headline =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  /** Nothing was ever done. */
  | { kind: 'nothingStarted'; credits: number }
  /** What is missing to the goal, and the reviews that are free beside it. */
  | { kind: 'toGoal'; questions: number; reviews: number }
  /** Less than that: what the credits allow, and the reviews that are free beside it. */
  | { kind: 'possible'; questions: number; reviews: number }
  | { kind: 'reached' }
  | { kind: 'outOfCredits'; renewsInMinutes: number; isGoalReached: boolean };

/** What to do in the next ten minutes, in the exam that was practised last. */
export interface PlanView {
  examCode: string;
  /** Where its first step begins; null when the exam cannot be practised. */
  startHref: string | null;
  /** None without credits. */
  steps: readonly PlanStep[];
  /** Of a plan that was begun today: questions answered, and questions in all. Null for a new one. */
  progress: { done: number; total: number } | null;
  /** Facts of other exams that are due for review, free of credits. */
  dueElsewhere: readonly { code: string; count: number; href: string }[];
  /** Facts of all exams that come back tomorrow, once none is due today; 0 where that is not known. Default 0. */
  dueTomorrow?: number;
  /** Without credits: what the open session of the exam brought so far. Null without an answer in one. */
  resultHref: string | null;
  /** Past answers that were wrong, to be read again; null where none was. */
  missed: { count: number; href: string } | null;
  /** The full simulation of the exam: where it begins, or goes on while it runs. It does not begin while credits are missing. */
  simulation: { isRunning: boolean; href: string; missingCredits: number };
}

export type PlanStep =
  /** The open question, free of credits where it is a review. */
  | { kind: 'resume'; number: number; domain: string | null; isFree: boolean; href: string }
  /** Facts that are due for review, free of credits. */
  | { kind: 'due'; facts: number; all: number; href: string }
  /** `name` is the topic, or the domain where no topic stands out. `answered` is 0 once something else is weaker than it was as the plan began. */
  | { kind: 'weak'; questions: number; name: string; answered: number; wrong: number; href: string }
  | { kind: 'all'; questions: number; href: string };

export interface ExamChoice extends ExamIdentity {
  level: Level;
  totalQuestions: number;
  durationMinutes: number;
}

export interface KeyFigures {
  /** `left` is null while it is not known. */
  credits: { spent: number; left: number | null };
  /** Per cent of right answers, with how many there are. */
  accuracy: { value: number; right: number; answered: number };
  streak: {
    /** 0 to 7. */
    days: number;
    /** Sunday to Saturday; they arrive after the rest, or not at all. */
    week: 'loading' | 'unavailable' | readonly StreakDay[];
  };
  /** `thisWeek` is null while it is not known. Both in hours. */
  studyTime: { total: number; thisWeek: number | null };
}

export interface StreakDay {
  /** Whether a question was answered on that day. */
  isStudied: boolean;
  when: 'past' | 'today' | 'ahead';
}

export interface GoalView {
  /** Credits spent today, one for each answered question. */
  done: number;
  /** Questions a day; null or 0 counts as 20. */
  target: number | null;
  /** What today's credits still allow; null while it is not known. */
  creditsLeft: number | null;
  /** Whether more was answered today, for nothing. Default false. */
  hasFree?: boolean;
  /** Whether no review is left for today in any exam. Default false. */
  areReviewsDone?: boolean;
}

export interface ExamProgressView extends ExamIdentity {
  accuracy: number;
  right: number;
  wrong: number;
  /** Per cent that is taken as passing. */
  cut: number;
  /** Date-time of the last answer; null before the first. */
  lastAttempt: string | null;
}

export interface ExamDomains {
  examCode: string;
  totalQuestions: number;
  /** Per cent that is taken as passing. */
  cut: number;
  domains: readonly DomainView[];
}

export interface DomainView {
  name: string;
  /** Per cent of the official exam. */
  weight: number;
  answered: number;
  right: number;
  /** Per cent. */
  accuracy: number;
}

export interface ActivityView {
  /** Unique within the list. */
  id: string;
  /** As the server names it; one that the product does not know is shown as it is. */
  type: string;
  /** Code of the exam, or its name where there is no code. */
  exam: string | null;
  domain: string | null;
  /** What an answer was about. */
  topic: string | null;
  difficulty: Level | null;
  /** How long a session lasted. */
  minutes: number | null;
  /** Days of a streak. */
  days: number | null;
  /** The answer to be read again, or the result of the session; null where there is neither. */
  href: string | null;
  /** Date-time. */
  createdAt: string;
}

export interface DashboardSlots {
  /** How ready the learner is for the exam practised last; its place is kept while it is loading. */
  readiness?: ReactElement | 'loading';
}

export interface DashboardActions {
  /** Loads the figures again. */
  retry: () => void;
  /** Asks whether to enrol in the exam that was chosen. */
  askToEnrol: (examId: string) => void;
}
