import type { ExamIdentity, Level } from '../common/exam.types.ts';
import type { FreeWorkView } from '../common/FreeWork.tsx';
import type { Locale } from '../common/locales.ts';
import type { ReadinessChangeView } from '../readiness-change/readinessChange.types.ts';
import type { Source } from '../question/QuestionScreen.types.ts';

export type SimulationState =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'entry'; entry: EntryView }
  | { status: 'sitting'; sitting: SittingView }
  | { status: 'result'; result: ResultView }
  | { status: 'review'; review: ReviewView };

/** Why a call failed; `message` is the server's sentence. */
export type Failure = { reason: 'connection' } | { reason: 'server'; message: string | null };

export type Pace = 'OFFICIAL' | 'TIME_AND_A_HALF' | 'DOUBLE' | 'UNTIMED';

/** What there is to know and to choose before a simulation begins. */
export interface EntryView {
  exam: ExamIdentity;
  questions: number;
  /** Official minutes. */
  minutes: number;
  /** Per cent of right answers that is taken as passing. */
  cut: number;
  /** The same as a number of questions. */
  needed: number;
  /** Null while they are not known. */
  creditsLeft: number | null;
  pace: Pace;
  /** When it would end if it began now, in ISO 8601; null without a limit. */
  endsAt: string | null;
  domains: readonly { name: string; /** Per cent of the exam. */ weight: number; questions: number }[];
  /** The practice session of the exam that ends with the start, by the name of what is practised where it is known; null for none. */
  endsPractice: { name: string | null } | null;
  door: Door;
  /** The last simulation that ended; null for none. */
  last: LastView | null;
  practiceHref: string;
}

/** What can be done at the start. */
export type Door =
  | { kind: 'open'; isStarting: boolean; failure: Failure | null }
  | { kind: 'offline' }
  | { kind: 'running'; number: number; answered: number; flagged: number; clock: ClockView }
  | { kind: 'outOfCredits'; left: number; pricingHref: string; freeWork: FreeWorkView };

export interface LastView {
  /** Whether its time ran out. */
  byTime: boolean;
  answered: number;
  /** Per cent. */
  score: number;
  /** ISO 8601. */
  endedAt: string;
}

export interface ClockView {
  /** left counts down, passed counts up without a limit. */
  counts: 'left' | 'passed';
  seconds: number;
  /** Share of the time that is used, 0 to 1; null without a limit. */
  used: number | null;
  /** soon in the last ten minutes, last in the last one. */
  tone: 'calm' | 'soon' | 'last';
  /** Whether the learner does not want to see it. */
  isHidden: boolean;
}

export interface SittingView {
  exam: ExamIdentity;
  clock: ClockView;
  question: SimulatedQuestion;
  rows: readonly SimulationRow[];
  saving: Saving;
  isOnline: boolean;
  /** Answers that have not reached the server. */
  unsent: number;
  /** Minutes of which a warning stands under the bar; null for none. */
  warning: 10 | 5 | 1 | null;
  /** Whether it is being ended, and by whom. */
  ending: 'no' | 'learner' | 'time';
  /** Why ending failed. */
  failure: Failure | null;
  hasShortcuts: boolean;
}

/** What became of what the learner did with the question on the screen. */
export type Saving =
  | { status: 'blank' | 'sending' | 'saved' | 'waiting' }
  | { status: 'refused'; message: string | null };

export interface SimulationRow {
  /** Id of the question. */
  id: string;
  number: number;
  /** half: fewer options are chosen than are asked for. */
  state: 'blank' | 'half' | 'answered' | 'sending';
  isFlagged: boolean;
}

export interface SimulatedQuestion {
  id: string;
  number: number;
  /** Plain text; a blank line separates paragraphs. */
  prompt: string;
  /** Labels are letters from A on. */
  options: readonly { label: string; text: string }[];
  answerCount: number;
  /** Letters of the chosen options, with commas between; null for none. */
  selected: string | null;
  /** Letters of the options that the learner ruled out. */
  struck: readonly string[];
  isFlagged: boolean;
  /** Language of its texts. */
  locale: Locale;
}

export interface ResultView {
  exam: ExamIdentity;
  pace: Pace;
  byTime: boolean;
  /** ISO 8601. */
  startedAt: string;
  endedAt: string;
  right: number;
  total: number;
  wrong: number;
  blank: number;
  flagged: number;
  /** Flagged ones that were not right. */
  flaggedWrong: number;
  /** Per cent. */
  score: number;
  cut: number;
  /** Right answers that reach the cut. */
  needed: number;
  /** Per cent between which the level behind the score lies in 8 of 10 such cases; null where so much is blank that it tells nothing. */
  interval: { low: number; high: number } | null;
  seconds: number;
  /** Official or chosen limit; null without one. */
  limitSeconds: number | null;
  credits: number;
  domains: readonly DomainView[];
  /** What it changed in the expected result; null where too little is known. */
  readiness: ReadinessChangeView | null;
  /** Questions to look at again. */
  toReview: number;
  /** Seconds of each answered question on average, and of the slowest ones. */
  pacing: PacingView | null;
  /** Practises what was answered wrong; null where nothing was. */
  missedHref: string | null;
  practiceHref: string;
  progressHref: string;
}

export interface PacingView {
  average: number;
  slowest: readonly TimedQuestion[];
  /** Seconds for each question in the official exam. */
  pace: number;
  /** The answered ones, in their order. */
  questions: readonly TimedQuestion[];
}

export interface TimedQuestion {
  number: number;
  seconds: number;
  isRight: boolean;
}

export interface DomainView {
  name: string;
  right: number;
  wrong: number;
  blank: number;
  /** Null as that of the whole. */
  interval: { low: number; high: number } | null;
  /** Its questions to look at again: wrong, blank or flagged. */
  toReview: number;
}

export type ReviewFilter = 'todo' | 'wrong' | 'all';

export interface ReviewView {
  exam: ExamIdentity;
  /** ISO 8601. */
  endedAt: string;
  filter: ReviewFilter;
  /** The domain whose questions alone are shown; null for all. */
  domain: string | null;
  counts: { [Filter in ReviewFilter]: number };
  rows: readonly ReviewRow[];
  question: ReviewedQuestion;
  /** Neighbours under the filter; null at either end. */
  previous: string | null;
  next: string | null;
  /** Place under the filter, from 1; null when the question is not among them. */
  place: number | null;
}

export interface ReviewRow {
  id: string;
  number: number;
  state: 'right' | 'wrong' | 'missed';
  isFlagged: boolean;
  /** Whether the filter leaves it out. */
  isLeftOut: boolean;
}

export interface ReviewedQuestion extends Omit<SimulatedQuestion, 'struck'> {
  right: string;
  isRight: boolean;
  difficulty: Level;
  domain: string | null;
  /** Where it comes from; left out where that is not known. */
  source?: Source;
  seconds: number;
  /** Seconds that half of all answers to it took at most; null where too few are known. */
  median: number | null;
  reasons: readonly { label: string; text: string }[];
  explanation: string | null;
  references: readonly { title: string; url: string }[];
}

export interface SimulationActions {
  /** Loads again what failed to load. */
  retry: () => void;
  choosePace: (pace: Pace) => void;
  start: () => void;
  /** Goes back to the simulation that runs. */
  resume: () => void;
  showResult: () => void;
  choose: (letters: readonly string[]) => void;
  strike: (label: string) => void;
  flag: (isFlagged: boolean) => void;
  /** Shows another question, while it runs or in the review. */
  goTo: (questionId: string) => void;
  /** Sends waiting answers now. */
  sendNow: () => void;
  closeWarning: () => void;
  hideTime: (isHidden: boolean) => void;
  end: () => void;
  /** Shows the questions of the filter; without a domain those of the whole exam. */
  review: (filter: ReviewFilter, domain: string | null) => void;
}
