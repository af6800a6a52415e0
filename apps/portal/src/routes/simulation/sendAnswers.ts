import { codeOf, type Failure } from '@prepar/api-client/failure';
import { api } from '../../data/api.ts';
import { showBalance } from '../../data/credits.ts';
import { messageOf } from '../../data/failures.ts';
import { type Change, changeDraft, draft, without } from './draft.ts';

/** done: all of them are there. waiting: no network, or a server in trouble. ended: the simulation takes no more. */
export type SendOutcome = 'done' | 'waiting' | 'ended';

let sending: Promise<unknown> = Promise.resolve();

/** Sends what has not reached the server, one after another, after what is being sent already. */
export function sendAnswers(
  examId: string,
  onSaved: (questionId: string, change: Change) => void,
): Promise<SendOutcome> {
  const next = sending.then(() => sendAll(examId, onSaved));
  sending = next.catch(() => undefined);
  return next;
}

async function sendAll(examId: string, onSaved: (questionId: string, change: Change) => void): Promise<SendOutcome> {
  for (;;) {
    const [first] = Object.entries(draft.get()?.unsent ?? {});
    if (!first) return 'done';
    const [questionId, change] = first;
    const { selected, ...rest } = change;
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    const result = await api.exams.saveAnswer(examId, questionId, { ...rest, ...(selected !== null && { selected }) });
    if (result.ok) {
      settle(questionId, change);
      onSaved(questionId, change);
      void showBalance(result.data.creditsRemaining);
    } else if (isPassing(result.failure)) return 'waiting';
    else if (codeOf(result.failure) === 'SESSION_STATE_CONFLICT') {
      changeDraft(() => ({ unsent: {} }));
      return 'ended';
    } else {
      const message = messageOf(result.failure);
      settle(questionId, change);
      changeDraft(({ refused }) => ({ refused: { ...refused, [questionId]: message } }));
    }
  }
}

/** Takes a change out, unless it was changed again meanwhile. */
const settle = (questionId: string, { givenAt }: Change): void =>
  changeDraft(({ unsent }) => (unsent[questionId]?.givenAt === givenAt ? { unsent: without(unsent, questionId) } : {}));

const isPassing = (failure: Failure): boolean =>
  failure.kind !== 'http' || failure.status >= 500 || failure.status === 429 || failure.status === 401;
