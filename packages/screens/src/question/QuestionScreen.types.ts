import type { ExamIdentity, Level } from '../common/exam.types.ts';
import type { FreeWorkView } from '../common/FreeWork.tsx';
import type { Locale } from '../common/locales.ts';

export type QuestionState =
  /** The exam or its session is on the way. */
  | { status: 'preparing' }
  /** The exams could not be loaded. */
  | { status: 'loadFailed'; failure: Failure }
  /** The address leads to no modality, or to an exam that is unknown, inactive, or not one of the learner's. */
  | { status: 'unavailable'; reason: 'noExam' | 'notOpen'; practiceHref: string }
  | SittingState;

/** Everything that happens while the learner sits in front of one modality of an exam. */
export type SittingState =
  /** No question yet. */
  | { status: 'idle'; sitting: Sitting }
  | { status: 'generating'; sitting: Sitting }
  | { status: 'generationFailed'; sitting: Sitting; failure: Failure }
  /** Everything that was answered wrong was answered right since. */
  | { status: 'nothingMissed'; sitting: Sitting }
  | {
      status: 'answering';
      sitting: Sitting;
      question: QuestionView;
      /** Letters of the chosen options, in order with commas between. */
      selected: string | null;
      delivery: Delivery;
      /** Whether another question is loaded already, so that one can go on while the answer waits. */
      hasNext: boolean;
    }
  /** No credit for an answer to the question that is open, or, without one, for a question. */
  | {
      status: 'outOfCredits';
      sitting: Sitting;
      /** The server's sentence, when it refused. */
      message: string | null;
      open: { question: QuestionView; selected: string | null } | null;
    }
  | { status: 'reviewed'; sitting: Sitting; review: ReviewView };

/** Why a call failed; `message` is the server's sentence. */
export type Failure = { reason: 'connection' } | { reason: 'server'; message: string | null };

/** What became of the chosen answer on its way to the server. */
export type Delivery =
  | { status: 'none' }
  | { status: 'sending' }
  /** No answer came: the choice is kept, and sent again by itself or by hand. */
  | { status: 'waiting' }
  | { status: 'refused'; message: string | null };

export interface Sitting {
  exam: ExamIdentity;
  modality: {
    name: string;
    /** Questions are generated without end. */
    isInfinite: boolean;
  };
  session: SessionView;
  /** Null while they are not known. */
  credits: CreditsView | null;
  /** Answers that the session has from other modalities, tabs and browsers, on the first question of this one; else 0. */
  continued: number;
  /** Every question of this sitting in order, the one on the screen included. */
  rows: readonly SittingRow[];
  /** Answers that the session has from other tabs and browsers, as far as they are known; they come before the rows. */
  elsewhere: number;
  figures: SittingFigures;
  /** Answers that the session has on the server, those of other browsers included; null while they are not known. */
  sessionAnswers: number | null;
  /** The run of some minutes, or of all that is due or was missed, which is counted from one; null outside of one. */
  run: { done: number; total: number; isOver: boolean; isCounted?: boolean } | null;
  /** What is named in place of the modality, where it alone is asked: what was missed, or what is due and counted. */
  scope: 'missed' | 'due' | null;
  /** Whether what is asked next is only what is due for review, which costs no credit. */
  isFree: boolean;
  /** Whether the next one is the first that costs a credit. Default false. */
  isFirstPaid?: boolean;
  /** Answers that have not reached the server, the one on the screen included. */
  unsent: number;
  /** True while the session is being ended. */
  isEnding: boolean;
  /** Whether keyboard shortcuts are on. */
  hasShortcuts: boolean;
  pricingHref: string;
  progressHref: string;
  /** What can be done in this exam without a credit. */
  freeWork: FreeWorkView;
}

export interface CreditsView {
  left: number;
  /** Minutes until today's free ones come back, at least 1. */
  renewsInMinutes: number;
}

export type SessionView =
  /** `startFailed` when practice goes on without a session. */
  | { status: 'none'; startFailed: boolean }
  | {
      status: 'running' | 'paused';
      seconds: number;
    };

export interface SittingRow {
  /** Id of the question. */
  id: string;
  optionCount: number;
  /** Letters of the answer given; null when there is none. */
  chosen: string | null;
  /** Letters of the right options, once the server has told them. */
  right: string | null;
}

export interface SittingFigures {
  /** Those given in other tabs included; null while these are not known. */
  answered: number | null;
  right: number | null;
  /** Seconds; null before the first answer. */
  averageSeconds: number | null;
  /** Null when it is not known. */
  goal: { done: number; target: number } | null;
}

/** A question as it is asked. Nothing here tells which option is right. */
export interface QuestionView {
  id: string;
  /** Place in the session, from 1. */
  number: number;
  /** Plain text; a blank line separates paragraphs. */
  prompt: string;
  /** Labels are letters from A on. */
  options: readonly OptionView[];
  /** How many options are right, and asked for. */
  answerCount: number;
  difficulty: Level;
  domain: string | null;
  /** Why it was chosen, or that the exam was enrolled in on the way to it; left out where the learner chose what to practise. */
  why?: 'WEAKNESS' | 'REVIEW' | 'EXPLORATION' | 'ENROLLED';
  /** Of one that comes back: the day on which its fact was answered wrong, yyyy-mm-dd. Left out where that is not known. */
  missedOn?: string;
  /** Where it comes from; left out where that is not known. */
  source?: Source;
  /** Language of its texts, which stays its own when the page speaks another one. */
  locale: Locale;
}

/** Checked facts, or a language model. */
export type Source = 'knowledgeBase' | 'model';

/** The explanation in other words. */
export type Again =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'failed'; failure: Failure }
  | { status: 'told'; text: string; source: Source; locale: Locale };

export interface OptionView {
  label: string;
  text: string;
}

/** A question with what the server told after the answer. */
export interface ReviewView {
  question: QuestionView;
  /** Letters of the answer, in order with commas between; so is `right`. */
  chosen: string;
  right: string;
  /** The server's verdict, which decides. */
  isRight: boolean;
  /** Why the one right option is right, in a sentence; null where there is none. */
  why: string | null;
  /** Why an option is right or wrong; some may be missing. */
  reasons: readonly OptionView[];
  explanation: string | null;
  references: readonly { title: string; url: string }[];
  /** Left out where it cannot be asked for. */
  again?: Again;
  credits: { spent: number; left: number };
  /** Days until its fact is back for review, because it was missed; left out where it is not, or that is not known. */
  daysToBack?: number | undefined;
}

export interface QuestionActions {
  /** Loads the exams again. */
  reload: () => void;
  /** Generates a question, or goes to the one that is loaded. */
  newQuestion: () => void;
  /** Chooses the options of these letters, in order with commas between; null takes the choice back. */
  choose: (answer: string | null) => void;
  confirm: () => void;
  /** Asks for the explanation in other words. */
  explainAgain: () => void;
  /** Opens the page anew, where the answered question is shown again. */
  openAnew: () => void;
  /** Sends waiting answers again. */
  sendAgain: () => void;
  pause: () => void;
  resume: () => void;
  /** Pauses the session and leaves; the question waits. */
  leave: () => void;
  /** Counts the answers of the session anew, before its end is asked about. */
  countAnswers: () => void;
  /** Ends the session. */
  end: () => void;
  /** Ends the session after a verdict. Ignored for a moment, so that a second tap does not skip the verdict. */
  showResult: () => void;
  setShortcuts: (isOn: boolean) => void;
}
