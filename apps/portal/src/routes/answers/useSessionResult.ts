import type { PracticeSession, ReviewDeck } from '@prepar/api-client/types';
import type { SessionResultActions, SessionResultState } from '@prepar/screens/answers/SessionResultScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useCredits } from '../../data/credits.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import type { Only } from '../links.ts';
import { presentSessionResult } from './presentSessionResult.ts';
import { useOpened } from './useOpened.ts';

/** The longest page of answers that the server gives; with more, the last ones are shown. */
const mostAnswers = 100;

/** What comes back for review. Only reviews need it: the result of other sessions does without what could not be read. */
async function readDeck(isNeeded: boolean): Promise<ReviewDeck | undefined> {
  const read = api.questions.reviews();
  if (isNeeded) return unwrap(read);
  const result = await read;
  return result.ok ? result.data : undefined;
}

/** A session, where there is such a one. */
async function readSession(id: string): Promise<PracticeSession | undefined> {
  const result = await api.exams.session(id);
  return result.ok ? result.data : undefined;
}

export interface SessionResultProps {
  sessionId: string;
  /** What alone was asked in the end; null for anything. */
  only: Only | null;
  /** The session whose missed concepts those were; null for others. */
  missedIn: string | null;
}

/** A practice session, whenever and wherever it was; of one that ended among reviews, what is left of them. */
export function useSessionResult({ sessionId, only, missedIn }: SessionResultProps): {
  state: SessionResultState;
  actions: SessionResultActions;
  openId: string | null;
} {
  const locale = useStore(language);
  const exams = useExams();
  const read = useCached(['session', sessionId, locale, only, missedIn], async () => {
    const [session, { answers }, deck, origin] = await Promise.all([
      unwrap(api.exams.session(sessionId)),
      unwrap(api.questions.pastAnswers({ sessionId, limit: mostAnswers })),
      readDeck(only === 'due'),
      missedIn === null ? undefined : readSession(missedIn),
    ]);
    return { session, answers, deck, origin };
  });
  const creditsLeft = useCredits()?.left ?? null;
  const [openId, setOpenId] = useState<string | null>(null);
  const { opened, reload } = useOpened(openId);
  return {
    openId,
    state: presentSessionResult({
      exams: exams.data,
      examsError: exams.error,
      session: read.data?.session,
      answers: read.data?.answers,
      sessionError: read.error,
      only,
      deck: read.data?.deck,
      origin: read.data?.origin,
      opened,
      creditsLeft,
    }),
    actions: {
      open: (id) => {
        if (id !== null && id === openId) reload();
        else setOpenId(id);
      },
      retry: () => {
        if (!exams.data) void exams.mutate();
        void read.mutate();
      },
    },
  };
}
