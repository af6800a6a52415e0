import type { ExamIdentity, Level } from '../common/exam.types.ts';

export type DashboardState =
  | { status: 'loading'; greeting: Greeting }
  /** `message` is the server's sentence, null when there is none. */
  | { status: 'failed'; greeting: Greeting; message: string | null }
  | DashboardReady;

export interface DashboardReady {
  status: 'ready';
  greeting: Greeting;
  figures: KeyFigures;
  /** Arrives after the rest, or not at all. */
  goal: 'loading' | 'unavailable' | GoalView;
  exams: readonly ExamProgressView[];
  domains: readonly DomainView[];
  /** Newest first. */
  activities: readonly ActivityView[];
  /** Where the quick action goes, and the exam it goes on with. */
  quickAction: { href: string; examCode: string | null };
  practiceHref: string;
}

export interface Greeting {
  partOfDay: 'morning' | 'afternoon' | 'evening';
  /** First name; null when it is not known. */
  name: string | null;
  /** Today, and the moment from which relative times count. */
  now: Date;
}

export interface KeyFigures {
  /** `left` is null while it is not known. */
  credits: { spent: number; left: number | null; pricingHref: string };
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
}

export interface ExamProgressView extends ExamIdentity {
  accuracy: number;
  right: number;
  wrong: number;
  /** Date-time of the last answer; null before the first. */
  lastAttempt: string | null;
}

export interface DomainView {
  name: string;
  answered: number;
  accuracy: number;
}

export interface ActivityView {
  /** Unique within the list. */
  id: string;
  /** As the server names it; one that the product does not know is shown as it is. */
  type: string;
  examName: string | null;
  domain: string | null;
  difficulty: Level | null;
  /** Date-time. */
  createdAt: string;
}

export interface DashboardActions {
  /** Loads the figures again. */
  retry: () => void;
}
