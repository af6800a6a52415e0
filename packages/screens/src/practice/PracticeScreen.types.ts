import type { ExamIdentity, Level } from '../common/exam.types.ts';
import type { FreeWorkView } from '../common/FreeWork.tsx';
import type { Locale } from '../common/locales.ts';

export type PracticeState =
  | { status: 'loading' }
  /** `connection` when no answer came, `server` for every other failure. */
  | { status: 'failed'; reason: 'server' | 'connection' }
  | PracticeEmpty
  | PracticeReady;

/** Nobody is enrolled in anything yet. */
export interface PracticeEmpty {
  status: 'empty';
  available: readonly AvailableExam[];
  dialog: EnrolmentDialog | null;
}

export interface PracticeReady {
  status: 'ready';
  enrolled: readonly EnrolledExam[];
  available: readonly AvailableExam[];
  /** The exam whose map is shown; null when none can be opened. */
  opened: OpenedExam | null;
  credits: CreditsNote;
  /** What comes back for review; null before the first miss, or while it is not known. */
  reviews: ReviewsEntry | null;
  dialog: EnrolmentDialog | null;
}

export interface ReviewsEntry {
  /** Facts due today, and reviews done today. */
  due: number;
  done: number;
  right: number;
  /** Facts that come back tomorrow. */
  tomorrow: number;
  /** The page of what comes back. */
  href: string;
}

export interface EnrolledExam extends ExamIdentity {
  /** Per cent of right answers; null before the first answer. */
  accuracy: number | null;
  /** False: it is marked as inactive, cannot be opened and can be left. */
  isActive: boolean;
}

export interface AvailableExam extends ExamIdentity {
  level: Level;
  totalQuestions: number;
  durationMinutes: number;
}

export interface OpenedExam extends ExamIdentity {
  level: Level;
  totalQuestions: number;
  durationMinutes: number;
  /** Per cent that is taken as passing. */
  cut: number;
  /** Date-time; null when it is not known. */
  enrolledOn: string | null;
  /** The question that was left open in this tab. */
  paused: PausedQuestion | null;
  /** What its open session brought so far; null without an answer in one. */
  resultHref: string | null;
  /** What can be done in it without a credit. */
  freeWork: FreeWorkView;
  /** What to work on first; null while nothing is known to be weak, 'loading' where it may be. */
  weakPoint: WeakPoint | 'loading' | null;
  /** Ways through the whole exam, in the order in which they are shown. */
  ways: readonly ModalityView[];
  /** Official domains, and themes across them: those answered worst first. */
  domains: readonly DomainView[];
  themes: readonly ModalityView[];
}

export interface PausedQuestion {
  /** Place in its session, from 1. */
  number: number;
  prompt: string;
  /** Language of its texts. */
  locale: Locale;
  href: string;
}

export interface WeakPoint {
  /** The topic, or the domain where no topic stands out. */
  name: string;
  domain: string;
  /** Per cent of the exam that are of the domain. */
  weight: number;
  answered: number;
  wrong: number;
  href: string;
  /** What was wrong in the domain, to be read again; null while there is nothing. */
  reread: DomainView['wrong'];
}

export interface Figures {
  answered: number;
  right: number;
  /** Per cent. */
  accuracy: number;
}

export interface ModalityView {
  id: string;
  name: string;
  /** May be empty. */
  description: string;
  topics: readonly TopicView[];
  /** Null when the server gave no number. */
  questionCount: number | 'infinite' | null;
  /** A full simulation is taken as a timed exam. */
  kind: 'practice' | 'simulation';
  /** Whether it is a simulation that runs. */
  isRunning: boolean;
  isActive: boolean;
  /** Arrive after the rest, or not at all. */
  figures: Figures | null;
  /** Where its training begins. */
  trainingHref: string;
}

export interface DomainView extends ModalityView {
  /** Its answers that were wrong, to be read again; null while there are none. */
  wrong: { count: number; href: string } | null;
  /** Per cent of the official exam. */
  weight: number;
}

export interface TopicView {
  name: string;
  figures: Figures | null;
  trainingHref: string;
}

export interface CreditsNote {
  /** Null when it is not known. */
  left: number | null;
  /** Until free ones come back; null when it is not known. */
  renewsInMinutes: number | null;
  pricingHref: string;
  progressHref: string;
}

export type EnrolmentDialog = {
  exam: ExamIdentity;
  /** True while the call runs: nothing closes the dialog. */
  isPending: boolean;
} & ({ kind: 'enrol' } | { kind: 'unenrol'; answeredQuestions: number });

export interface PracticeActions {
  /** Loads the exams again. */
  retry: () => void;
  openExam: (examId: string) => void;
  /** Opens the dialog that asks before enrolling. */
  askToEnrol: (examId: string) => void;
  /** Opens the dialog that asks before leaving an exam. */
  askToUnenrol: (examId: string) => void;
  enrol: (examId: string) => void;
  unenrol: (examId: string) => void;
  closeDialog: () => void;
}
