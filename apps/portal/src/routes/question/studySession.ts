import { watchSignOut } from '../../session/removePersonalData.ts';
import { createStore } from '../../store.ts';
import { readSession, type StudySession, writeSession } from './studySessionStorage.ts';

// After a reload a session rests until the person goes on; the time since it was last stored is not counted.
const restored = (): StudySession | null => {
  const session = readSession();
  return session && { ...session, runningSince: null };
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
  writeSession(session && paused(session, Date.now()));
}
