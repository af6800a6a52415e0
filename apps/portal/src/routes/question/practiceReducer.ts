import { type Failure, isUnauthenticated } from '@prepar/api-client/failure';
import type { AskedQuestion, Outcome, Practice, Turn, Verdict } from './practice.ts';
import type { Run } from './run.ts';

// Of the practice, what its page alone needs: others only look at what is kept of it.

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
