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

/** The session as this tab last stored it. Pages that only look at it need not load what runs it. */
export function readSession(): StudySession | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as StudySession);
}

export function writeSession(session: StudySession | null): void {
  if (session === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(session));
}
