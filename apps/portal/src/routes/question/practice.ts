import type { AttemptResult } from '@prepar/api-client/types';
import { type Failure, isUnauthenticated } from '@prepar/api-client/failure';
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

export type PracticeEvent =
  | { type: 'planned'; run: Run | null }
  | { type: 'generating' }
  | { type: 'generated'; question: AskedQuestion }
  | { type: 'generationFailed'; failure: Failure }
  | { type: 'loadedAhead'; question: AskedQuestion }
  | { type: 'wentOn' }
  | { type: 'chose'; questionId: string; selected: string | null }
  | { type: 'confirmed'; questionId: string; key: string; timeMs: number }
  | { type: 'sendingAgain'; questionId: string }
  | { type: 'answered'; questionId: string; outcome: Outcome };

export const currentTurn = ({ turns }: Pick<Practice, 'turns'>, modalityId: string): Turn | null =>
  turns.findLast(({ question }) => question.modalityId === modalityId) ?? null;

/** Answers that have not reached the server. */
export const unsentTurns = (practice: Pick<Practice, 'turns'>): Turn[] =>
  practice.turns.filter(({ outcome }) => outcome.status === 'waiting' || outcome.status === 'sending');

/** Options may be chosen while the answer is open, or was refused. */
const mayChoose = ({ outcome }: Turn) =>
  outcome.status === 'open' || outcome.status === 'refused' || outcome.status === 'outOfCredits';

export function practiceReducer(practice: Practice, event: PracticeEvent): Practice {
  switch (event.type) {
    case 'planned':
      return { ...practice, run: event.run };
    case 'generating':
      return { ...practice, generation: { status: 'running' } };
    case 'generated':
      return { ...ask(practice, event.question), generation: { status: 'idle' } };
    case 'generationFailed':
      return { ...practice, generation: { status: 'failed', failure: event.failure } };
    case 'loadedAhead':
      return { ...practice, next: event.question };
    case 'wentOn':
      return practice.next ? { ...ask(practice, practice.next), next: null, generation: { status: 'idle' } } : practice;
    default: {
      const turn = practice.turns.find(({ question }) => question.id === event.questionId);
      return turn ? replace(practice, changed(turn, event)) : practice;
    }
  }
}

function changed(turn: Turn, event: Extract<PracticeEvent, { questionId: string }>): Turn {
  switch (event.type) {
    case 'chose':
      return mayChoose(turn) ? { ...turn, selected: event.selected, outcome: { status: 'open' } } : turn;
    case 'confirmed':
      return { ...turn, key: event.key, timeMs: event.timeMs, outcome: { status: 'sending' } };
    case 'sendingAgain':
      return { ...turn, outcome: { status: 'sending' } };
    default:
      return { ...turn, outcome: event.outcome };
  }
}

const ask = (practice: Practice, question: AskedQuestion): Practice => ({
  ...practice,
  turns: [...practice.turns, { question, selected: null, outcome: { status: 'open' }, timeMs: 0, key: null }],
});

const replace = (practice: Practice, turn: Turn): Practice => ({
  ...practice,
  turns: practice.turns.map((other) => (other.question.id === turn.question.id ? turn : other)),
});

/** What a call's result means for the answer. */
export function outcomeOf(result: { ok: true; data: Verdict } | { ok: false; failure: Failure }): Outcome {
  if (result.ok) return { status: 'graded', verdict: result.data };
  const { failure } = result;
  if (failure.kind === 'transport') return { status: 'waiting' };
  if (failure.kind === 'unknown') return { status: 'refused', message: null };
  if (failure.code === 'INSUFFICIENT_CREDITS' || (failure.code === null && failure.status === 402))
    return { status: 'outOfCredits', message: failure.message ?? '' };
  // The session has ended. Once the person is back, what they confirmed is sent.
  if (isUnauthenticated(failure)) return { status: 'waiting' };
  return { status: 'refused', message: failure.message };
}

/** Whether there was nothing to ask: all that was missed is right, or nothing is due. */
export const saysNothingLeft = (failure: Failure): boolean =>
  failure.kind === 'http' && (failure.code === 'NOTHING_MISSED' || failure.code === 'NOTHING_DUE');
