import type { AttemptResult } from '@prepar/api-client/types';
import type { Failure } from '@prepar/api-client/failure';
import type { Locale } from '@prepar/screens/common/locales.ts';
import type { Run } from './run.ts';

/** A question as the learner got it, and since when they have it before them. */
export interface AskedQuestion {
  id: string;
  prompt: string;
  options: { label: string; text: string }[];
  /** How many options are right. */
  answerCount: number;
  difficulty: string;
  domain: string | null;
  /** Modality of that domain, which has a name in every language; missing in one that was kept before it was. */
  domainId?: string | undefined;
  /** Why the server chose it; missing in one that was kept before servers said so. */
  reason?: string | null;
  /** When the fact that comes back was answered wrong, yyyy-mm-dd; missing in one that was kept before servers said so. */
  missedOn?: string | null;
  /** Where it comes from; missing in one that was kept before servers said so. */
  source?: string;
  /** Modality that it was asked for in. */
  modalityId: string;
  /** Language that it was asked for in; what the server says about it comes in the same one. */
  locale: Locale;
  /** Language of its texts, which a model's question keeps; missing in one that was kept before it was. */
  textLocale?: Locale;
}

export type Verdict = Pick<
  AttemptResult,
  | 'selected'
  | 'isCorrect'
  | 'correctAnswer'
  | 'explanation'
  | 'optionNotes'
  | 'references'
  | 'creditsSpent'
  | 'creditsRemaining'
> &
  // Missing in one that was kept before servers said so.
  Partial<Pick<AttemptResult, 'dueOn'>>;

/** What became of an answer: on its way, kept until the network or the person is back, refused, or graded. */
export type Outcome =
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'waiting' }
  | { status: 'refused'; message: string | null }
  | { status: 'outOfCredits'; message: string }
  | { status: 'graded'; verdict: Verdict };

export interface Turn {
  question: AskedQuestion;
  /** Letters of the chosen options, in order with commas between. */
  selected: string | null;
  outcome: Outcome;
  /** Milliseconds spent on the question before it was answered. */
  timeMs: number;
  /** Key that makes repeated sending count once; set when the answer is confirmed. */
  key: string | null;
}

/** Practice of one exam, over its modalities: the questions of the session so far. The last one of a modality is on its screen. */
export interface Practice {
  turns: Turn[];
  /** The next question, loaded ahead of time. */
  next: AskedQuestion | null;
  generation: { status: 'idle' } | { status: 'running' } | { status: 'failed'; failure: Failure };
  /** The run under way; null outside of one. */
  run: Run | null;
}

export const emptyPractice: Practice = { turns: [], next: null, generation: { status: 'idle' }, run: null };

export const currentTurn = ({ turns }: Pick<Practice, 'turns'>, modalityId: string): Turn | null =>
  turns.findLast(({ question }) => question.modalityId === modalityId) ?? null;

/** Answers that have not reached the server. */
export const unsentTurns = (practice: Pick<Practice, 'turns'>): Turn[] =>
  practice.turns.filter(({ outcome }) => outcome.status === 'waiting' || outcome.status === 'sending');
