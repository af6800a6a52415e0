import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import type { Turn } from './practice.ts';
import { studySession } from './studySession.ts';

/** How many answers the session has on the server, counted when asked for and after each verdict from then on. */
export function useSessionAnswers(turns: readonly Turn[]): { sessionAnswers: number | null; countAnswers: () => void } {
  const [asked, setAsked] = useState(0);
  const [counted, setCounted] = useState<{ count: number | null; graded: number } | null>(null);
  const graded = turns.filter(({ outcome }) => outcome.status === 'graded').length;
  useEffect(() => {
    const session = studySession.get();
    if (asked === 0 || !session) return undefined;
    let isWanted = true;
    void answersOf(session.id).then((count) => {
      if (isWanted) setCounted({ count, graded });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, graded]);
  return {
    sessionAnswers: counted?.graded === graded ? counted.count : null,
    countAnswers: () => setAsked((times) => times + 1),
  };
}

/** The answers of a session, those of other browsers included; null when the server does not tell. */
export async function answersOf(sessionId: string): Promise<number | null> {
  const session = await api.exams.session(sessionId);
  return session.ok ? session.data.answered : null;
}
