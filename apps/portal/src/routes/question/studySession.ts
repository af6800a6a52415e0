import { readWork, removeWork, workKeys, writeWork } from '../../session/keptWork.ts';
import { watchSignOut } from '../../session/removePersonalData.ts';
import { createStore } from '../../store.ts';

/** The study session that is kept, from the start of an exam to its end. */
export interface StudySession {
  /** Id that the server gave it. */
  id: string;
  examId: string;
  userId: string;
  /** Milliseconds studied before it last began to run. */
  studiedMs: number;
  /** Milliseconds since the epoch at which it began to run; null while it rests. */
  runningSince: number | null;
}

// After a reload, or in another tab, a session rests until the person goes on; the time since it was last stored is not counted.
const restored = (): StudySession | null => {
  const kept = readWork(workKeys.studySession) as StudySession | null;
  return kept && { ...kept, runningSince: null };
};

export const studySession = createStore<StudySession | null>(typeof sessionStorage === 'undefined' ? null : restored());

if (typeof window !== 'undefined') {
  // Otherwise it would be stored once more as the page is left.
  watchSignOut(() => studySession.set(null));
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === workKeys.studySession && oldValue !== null && newValue === null) forgetEnded(oldValue);
  });
}

// Another tab ended the session, of which this one may have a copy.
function forgetEnded(text: string): void {
  if ((JSON.parse(text) as StudySession).id === studySession.get()?.id) keepSession(null);
}

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
  const before = studySession.get();
  studySession.set(session);
  if (session === null && before !== null) removeWork(workKeys.studySession, before.examId);
  storeSession();
}

/** Writes the kept session down with the time studied so far. */
export function storeSession(): void {
  const session = studySession.get();
  if (session !== null) writeWork(workKeys.studySession, paused(session, Date.now()));
}
