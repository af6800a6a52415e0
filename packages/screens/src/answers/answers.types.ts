import type { Locale } from '../common/locales.ts';
import type { Failure, ReviewView } from '../question/QuestionScreen.types.ts';

/** An answer of the past, in a row. */
export interface AnswerView {
  /** Id of the question. */
  id: string;
  /** Plain text; a blank line separates paragraphs. */
  prompt: string;
  /** Language of the prompt: what a model wrote keeps its own. */
  locale: Locale;
  /** Letters, in order with commas between. */
  chosen: string;
  right: string;
  isRight: boolean;
  domain: string | null;
  /** What of the exam it is about; null where that is not known. */
  topic: string | null;
  /** ISO 8601. */
  answeredAt: string;
  /** Day of the account on which it was answered, yyyy-mm-dd. */
  day: string;
  /** What became of the learner's report of it; left out where there is none. */
  report?: 'open' | 'confirmed' | 'kept';
}

/** The row that is open, and the question in it. */
export type OpenedView = { id: string } & (
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; review: ReviewView }
);

/** Practising again what was missed; null where nothing is. */
export interface MissedView {
  /** Concepts that were not answered right since. */
  count: number;
  /** Wrong answers that stand beside it, of which several may be about one concept. Null after a run over such concepts, of which these are left. */
  wrong: number | null;
  /** Null while they are not known. */
  creditsLeft: number | null;
  href: string;
}

export interface AnswersActions {
  /** Opens a row, or closes the open one with null. */
  open: (id: string | null) => void;
  /** Loads again what failed to load. */
  retry: () => void;
}
