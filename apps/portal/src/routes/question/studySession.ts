import { watchSignOut } from '../../session/removePersonalData.ts';
import { createStore } from '../../store.ts';

/** The study session that this tab keeps, from the start of an exam to its end. */
export interface StudySession {
  /** Id that the server gave it. */
  id: string;
  examId: string;
  userId: string;
  /** Milliseconds studied before it last began to run. */
  studiedMs: number;
  /** Milliseconds since the epoch at which it began to run; null while it rests. */
  runningSince: number | null;
  /** Whether it went on in this tab from elsewhere: then the server may have answers that this tab has not. */
  isShared?: boolean;
  /** How many of those there were when they were last counted. */
  elsewhere?: number;
}

const storageKey = 'prepar-study-session';

// After a reload a session rests until the person goes on; the time since it was last stored is not counted.
const restored = (): StudySession | null => {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : { ...(JSON.parse(text) as StudySession), runningSince: null };
};

export const studySession = createStore<StudySession | null>(typeof sessionStorage === 'undefined' ? null : restored());

// Otherwise it would be stored once more as the page is left.
if (typeof window !== 'undefined') watchSignOut(() => studySession.set(null));

export const studiedMs = ({ studiedMs: before, runningSince }: StudySession, now: number): number =>
  before + (runningSince === null ? 0 : Math.max(0, now - runningSince));

export const paused = (session: StudySession, now: number): StudySession => ({
  ...session,
  studiedMs: studiedMs(session, now),
  runningSince: null,
});

export const resumed = (session: StudySession, now: number): StudySession => ({
  ...paused(session, now),
  runningSince: now,
});

/** Keeps a session, or forgets it when there is none. */
export function keepSession(session: StudySession | null): void {
  studySession.set(session);
  storeSession();
}

/** Writes the kept session down with the time studied so far. */
export function storeSession(): void {
  const session = studySession.get();
  if (session === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(paused(session, Date.now())));
}
