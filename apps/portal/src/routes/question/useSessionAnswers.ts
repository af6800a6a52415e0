import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { useStore } from '../../store.ts';
import type { Turn } from './practice.ts';
import { keepSession, studySession } from './studySession.ts';

export interface Answers {
  answered: number;
  right: number;
}

export interface SessionAnswers {
  /** How many answers the session has on the server; null while they are not known. */
  sessionAnswers: number | null;
  /** Those of them that this tab has not; null while they are not known. */
  otherAnswers: Answers | null;
  countAnswers: () => void;
}

/**
 * The answers that the session has on the server, counted when asked for and after each verdict from then on. A session that
 * went on here from elsewhere is counted from the start.
 */
export function useSessionAnswers(turns: readonly Turn[]): SessionAnswers {
  const session = useStore(studySession);
  const sessionId = session?.id;
  const isShared = session?.isShared === true;
  const [asked, setAsked] = useState(0);
  const [counted, setCounted] = useState<{ all: Answers | null; here: Answers } | null>(null);
  const { answered, right } = answersIn(turns);
  useEffect(() => {
    if ((asked === 0 && !isShared) || sessionId === undefined) return undefined;
    let isLatest = true;
    void countOf(sessionId).then((all) => {
      if (!isLatest) return;
      const count = { all, here: { answered, right } };
      setCounted(count);
      const kept = studySession.get();
      const others = missingHere(count);
      if (isShared && others && kept?.id === sessionId) keepSession({ ...kept, elsewhere: others.answered });
    });
    return () => {
      isLatest = false;
    };
  }, [asked, isShared, sessionId, answered, right]);
  return {
    sessionAnswers: counted?.here.answered === answered ? (counted.all?.answered ?? null) : null,
    otherAnswers: isShared ? counted && missingHere(counted) : { answered: 0, right: 0 },
    countAnswers: () => setAsked((times) => times + 1),
  };
}

function answersIn(turns: readonly Turn[]): Answers {
  const graded = turns.flatMap(({ outcome }) => (outcome.status === 'graded' ? [outcome.verdict] : []));
  return { answered: graded.length, right: graded.filter(({ isCorrect }) => isCorrect).length };
}

const missingHere = ({ all, here }: { all: Answers | null; here: Answers }): Answers | null =>
  all && {
    answered: Math.max(0, all.answered - here.answered),
    right: Math.max(0, all.right - here.right),
  };

async function countOf(sessionId: string): Promise<Answers | null> {
  const session = await api.exams.session(sessionId);
  return session.ok ? { answered: session.data.answered, right: session.data.correct } : null;
}

/** The answers of a session, those of other browsers included; null when the server does not tell. */
export const answersOf = async (sessionId: string): Promise<number | null> =>
  (await countOf(sessionId))?.answered ?? null;
