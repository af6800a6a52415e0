import { answerOf } from '@prepar/screens/question/answer.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { changeDraft, draft, without } from './draft.ts';
import { sendAnswers, type SendOutcome } from './sendAnswers.ts';
import { type Latest, type Simulation, withAnswer } from './useLatestSimulation.ts';

export interface Answers {
  choose: (letters: readonly string[]) => void;
  strike: (label: string) => void;
  flag: (isFlagged: boolean) => void;
  goTo: (questionId: string) => void;
  /** Sends what waits, and says what became of it. */
  send: () => Promise<SendOutcome>;
  isSending: boolean;
  /** Whether the last try met no server. */
  isCutOff: boolean;
}

export interface AnswersOptions {
  /** The one that runs; null for none. */
  simulation: Simulation | null;
  /** Milliseconds that the clock of the server is ahead. */
  offset: number;
  isSitting: boolean;
  mutate: KeyedMutator<Latest>;
}

/** How long nothing is sent again by itself after it did not get through, in milliseconds. */
const sendAgainMs = 10_000;

/** What a learner does with the questions of a simulation: kept on this device at once, sent as soon as it can be. */
export function useAnswers(examId: string, { simulation, offset, isSitting, mutate }: AnswersOptions): Answers {
  const [isSending, setSending] = useState(false);
  const [isCutOff, setCutOff] = useState(false);
  const shownAt = useRef(0);

  const send = async (): Promise<SendOutcome> => {
    setSending(true);
    const outcome = await sendAnswers(
      examId,
      (questionId, change) => void mutate((latest) => withAnswer(latest, questionId, change), { revalidate: false }),
    );
    setSending(false);
    setCutOff(outcome === 'waiting');
    // It ended elsewhere, or its time is over: what the server has is what counts.
    if (outcome === 'ended') await mutate();
    return outcome;
  };

  const resend = useEffectEvent(() => {
    if (Object.keys(draft.get()?.unsent ?? {}).length > 0) void send();
  });
  useEffect(() => {
    if (!isSitting) return undefined;
    const again = () => resend();
    again();
    shownAt.current = Date.now();
    const timer = setInterval(again, sendAgainMs);
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
  }, [isSitting]);

  const here = () => {
    const { questionId = null } = draft.get() ?? {};
    return simulation?.questions.find(({ question }) => question.id === questionId) ?? simulation?.questions[0];
  };

  /** Adds the time since the question came on the screen, and begins to count anew. */
  const countTime = (id: string) => {
    const ms = Math.max(0, Date.now() - shownAt.current);
    shownAt.current = Date.now();
    changeDraft(({ seenMs }) => ({ seenMs: { ...seenMs, [id]: (seenMs[id] ?? 0) + ms } }));
  };

  const change = (what: { selected?: string | null; flagged?: boolean }) => {
    const asked = here();
    if (!asked) return;
    const { id } = asked.question;
    countTime(id);
    changeDraft(({ unsent, refused, struck, seenMs }) => {
      const before = unsent[id] ?? asked;
      const selected = what.selected === undefined ? before.selected : what.selected;
      const chosen = selected?.split(',') ?? [];
      return {
        unsent: {
          ...unsent,
          [id]: {
            selected,
            flagged: what.flagged ?? before.flagged,
            timeMs: Math.round(Math.max(asked.timeMs, seenMs[id] ?? 0)),
            givenAt: new Date(Date.now() + offset).toISOString(),
          },
        },
        refused: without(refused, id),
        // Choosing an option undoes its strike.
        struck: { ...struck, [id]: (struck[id] ?? []).filter((label) => !chosen.includes(label)) },
      };
    });
    void send();
  };

  return {
    choose: (letters) => change({ selected: answerOf(letters) }),
    flag: (flagged) => change({ flagged }),
    strike: (label) => {
      const asked = here();
      if (!asked) return;
      const { id } = asked.question;
      changeDraft(({ struck }) => {
        const before = struck[id] ?? [];
        const labels = before.includes(label) ? before.filter((other) => other !== label) : [...before, label];
        return { struck: { ...struck, [id]: labels } };
      });
    },
    goTo: (questionId) => {
      const asked = here();
      if (asked) countTime(asked.question.id);
      changeDraft(() => ({ questionId }));
    },
    send,
    isSending,
    isCutOff,
  };
}
