import type { ExamIdentity, Level } from '../common/exam.types.ts';

export type QuestionState =
  /** The exam or its session is on the way. */
  | { status: 'preparing' }
  /** The exam is unknown, inactive, or not one of the learner's. */
  | { status: 'unavailable'; practiceHref: string }
  | SittingState
  | { status: 'complete'; result: SimulationResultView };

/** Everything that happens while the learner sits in front of one modality of an exam. */
export type SittingState =
  /** A full simulation could not begin. Practice goes on without a session instead. */
  | { status: 'startFailed'; sitting: Sitting; failure: Failure }
  /** No question yet. */
  | { status: 'idle'; sitting: Sitting }
  | { status: 'generating'; sitting: Sitting }
  | { status: 'generationFailed'; sitting: Sitting; failure: Failure }
  | {
      status: 'answering';
      sitting: Sitting;
      question: QuestionView;
      /** Label of the chosen option. */
      selected: string | null;
      delivery: Delivery;
      /** Whether another question is loaded already, so that one can go on while the answer waits. */
      hasNext: boolean;
    }
  /** The server refused for want of credits: an answer, or, without a question, the start of a simulation. */
  | { status: 'outOfCredits'; sitting: Sitting; message: string; open: { question: QuestionView; selected: string } | null }
  | { status: 'reviewed'; sitting: Sitting; review: ReviewView }
  /** A full simulation: every choice is sent at once and can be changed until the end. */
  | { status: 'simulating'; sitting: Sitting; question: QuestionView; selected: string | null; delivery: Delivery };

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
  /** True while a full simulation is taken as a timed exam: nothing pauses it. */
  isExamSession: boolean;
  /** Credits left; null while they are not known. */
  credits: number | null;
  /** Every question of this sitting in order, the one on the screen included. */
  rows: readonly SittingRow[];
  figures: SittingFigures;
  /** Answers that have not reached the server, the one on the screen included. */
  unsent: number;
  /** True while the session is being ended. */
  isEnding: boolean;
  /** Whether keyboard shortcuts are on. */
  hasShortcuts: boolean;
  pricingHref: string;
}

export type SessionView =
  /** `startFailed` when practice goes on without a session. */
  | { status: 'none'; startFailed: boolean }
  | {
      status: 'running' | 'paused';
      seconds: number;
      /** Down when it is the time that is left. */
      counts: 'up' | 'down';
    };

export interface SittingRow {
  /** Id of the question. */
  id: string;
  optionCount: number;
  /** Label of the answer given; null when there is none. */
  chosen: string | null;
  /** Label of the right option, once the server has told it. */
  right: string | null;
  /** Only in a simulation. */
  isFlagged: boolean;
}

export interface SittingFigures {
  answered: number;
  /** Null while the server keeps it to itself, as in a simulation. */
  right: number | null;
  /** Seconds; null before the first answer. */
  averageSeconds: number | null;
  /** Null when it is not known. */
  goal: { done: number; target: number } | null;
}

/** A question as it is asked. Nothing here tells which option is right. */
export interface QuestionView {
  id: string;
  /** Place in this sitting, from 1. */
  number: number;
  /** Plain text; a blank line separates paragraphs. */
  prompt: string;
  /** Labels are letters from A on. */
  options: readonly OptionView[];
  difficulty: Level;
  domain: string | null;
}

export interface OptionView {
  label: string;
  text: string;
}

/** A question with what the server told after the answer. */
export interface ReviewView {
  question: QuestionView;
  chosen: string;
  right: string;
  /** The server's verdict, which decides. */
  isCorrect: boolean;
  /** Why an option is right or wrong; some may be missing. */
  reasons: readonly OptionView[];
  explanation: string | null;
  references: readonly { title: string; url: string }[];
  credits: { spent: number; left: number };
}

export interface SimulationResultView {
  exam: ExamIdentity;
  modalityName: string;
  /** Per cent of all questions, 0 to 100. */
  score: number;
  seconds: number;
  domains: readonly { name: string; right: number; total: number; accuracy: number }[];
  practiceHref: string;
  progressHref: string;
}

export interface QuestionActions {
  /** Generates a question, or goes to the one that is loaded. */
  newQuestion: () => void;
  choose: (label: string) => void;
  confirm: () => void;
  /** Sends waiting answers again. */
  sendAgain: () => void;
  pause: () => void;
  resume: () => void;
  /** Ends the session; in a simulation it asks for the result. */
  end: () => void;
  setShortcuts: (isOn: boolean) => void;
  /** Only where full simulations can be taken. */
  simulation?: SimulationActions;
}

export interface SimulationActions {
  /** Tries to start it again. */
  startAgain: () => void;
  /** Shows another question. */
  goTo: (questionId: string) => void;
  /** Marks the question on the screen for later, or takes the mark away. */
  flag: (isFlagged: boolean) => void;
}
