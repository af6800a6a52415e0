import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../data/api.ts';
import { useStore } from '../../store.ts';
import { keepSession, paused, resumed, storeSession, studiedMs, studySession } from './studySession.ts';

export interface StudySessionControl {
  status: 'starting' | 'none' | 'running' | 'paused';
  /** True when the server did not start a session, which keeps nobody from practising. */
  startFailed: boolean;
  seconds: number;
  pause: () => void;
  resume: () => void;
  /** Goes on to a question. A session that begins here runs once its first question is there. */
  goOn: () => void;
  /** Ends the session and forgets it; false when the server could not be told. */
  end: () => Promise<EndResult>;
}

const endedKey = 'prepar-session-ended';

/** Tells the other tabs of the browser that a session ended. Nothing stays stored. */
function tellTabs(): void {
  localStorage.setItem(endedKey, '');
  localStorage.removeItem(endedKey);
}

/** Milliseconds in which it is not asked again whether the session was ended elsewhere. */
const lookAgainMs = 20_000;

/**
 * Calls back with the kept session, which is forgotten, when it was ended elsewhere, unless something is `unsettled` here. It is looked
 * at when the person comes back to this tab, when another tab in sight ends one, and when the function that it returns is called.
 */
export function useEndedElsewhere(
  unsettled: boolean,
  onEnded: (sessionId: string, hasAnswers: boolean) => void,
): () => void {
  const lookedAt = useRef(0);
  const look = async () => {
    if (unsettled) return;
    lookedAt.current = Date.now();
    const kept = studySession.get();
    const found = kept && (await api.exams.session(kept.id));
    if (!found?.ok || found.data.endTime === null || studySession.get()?.id !== kept?.id) return;
    keepSession(null);
    onEnded(found.data.id, found.data.answered > 0);
  };
  const back = useEffectEvent(() => void look());
  useEffect(() => {
    const onFocus = () => back();
    // A tab out of sight looks once the person is back.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === endedKey && newValue !== null && document.visibilityState === 'visible') back();
    };
    window.addEventListener('focus', onFocus);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return () => {
    if (Date.now() - lookedAt.current > lookAgainMs) void look();
  };
}

/** `sessionId` names the session that ended; null when none was kept. */
export type EndResult = { ok: true; sessionId: string | null } | { ok: false; message: string | null };

const storeEveryMs = 10_000;

/** The most milliseconds that a session can be said to have taken. */
const longestSession = 7 * 24 * 60 * 60_000;

export interface StudyTarget {
  userId: string;
  examId: string;
  modalityId: string;
  /** What of the exam is open on the server, here or elsewhere, as far as this tab knows; undefined for nothing. */
  open: 'PRACTICE' | 'SIMULATION' | undefined;
}

/**
 * Runs the study session of an exam while its page is open; null until the exam is known to be open to the person.
 * `hasQuestion` says whether one is on the screen, `mayBegin` whether one can be had, or a session goes on from elsewhere: without either none is started.
 * `isAnew` says that practice which is open in the exam ends, of which `onEndedOpen` is told, and another session begins.
 */
export function useStudySession(
  target: StudyTarget | null,
  hasQuestion: boolean,
  mayBegin: boolean,
  isAnew: boolean,
  onEndedOpen: (sessionId: string) => void,
): StudySessionControl {
  const session = useStore(studySession);
  const [startFailed, setStartFailed] = useState(false);
  const [isStarting, setStarting] = useState(true);
  const now = useSeconds(session?.runningSince != null);
  const hasBegun = useRef(false);
  const awaitsQuestion = useRef(false);
  const tellEnded = useEffectEvent(onEndedOpen);

  useEffect(() => {
    if (!target || hasBegun.current) return;
    hasBegun.current = true;
    const wait = () => {
      awaitsQuestion.current = true;
    };
    void begin(target, { mayStart: hasQuestion || mayBegin, isAnew }, wait, tellEnded).then((outcome) => {
      hasBegun.current = outcome !== 'waiting';
      setStartFailed(outcome === 'failed');
      setStarting(false);
    });
  }, [target, hasQuestion, mayBegin, isAnew]);

  // Before it is painted, so that the question is not seen paused.
  useLayoutEffect(() => {
    if (isStarting || !hasQuestion || !awaitsQuestion.current) return;
    awaitsQuestion.current = false;
    resume();
  }, [isStarting, hasQuestion]);

  useEffect(() => {
    const rest = () => pause();
    window.addEventListener('pagehide', rest);
    const storing = setInterval(storeSession, storeEveryMs);
    return () => {
      window.removeEventListener('pagehide', rest);
      clearInterval(storing);
      rest();
    };
  }, []);

  return {
    status: session ? (session.runningSince === null ? 'paused' : 'running') : isStarting ? 'starting' : 'none',
    startFailed,
    seconds: session ? Math.floor(studiedMs(session, now) / 1000) : 0,
    pause,
    resume,
    goOn: () => {
      if (!awaitsQuestion.current) resume();
    },
    end,
  };
}

/**
 * Goes on with the kept session of the exam, or ends that of another exam and starts one. Either rests; `onStart` is called before
 * anybody sees the new one, `onEnded` with one of the exam that ended for it.
 */
async function begin(
  { userId, examId, modalityId, open }: StudyTarget,
  { mayStart, isAnew }: { mayStart: boolean; isAnew: boolean },
  onStart: () => void,
  onEnded: (sessionId: string) => void,
): Promise<'kept' | 'started' | 'failed' | 'waiting'> {
  const kept = studySession.get();
  const isKept = kept?.examId === examId && kept.userId === userId;
  const endsOpen = isAnew && mayStart && open !== 'SIMULATION';
  if (isKept && !endsOpen) return 'kept';
  if (kept?.userId === userId) await end();
  if (!mayStart) return 'waiting';
  if (isKept) onEnded(kept.id);
  let started = await api.exams.start(examId, modalityId);
  // What is open elsewhere this tab may not know yet. How long it ran the server alone knows.
  if (endsOpen && started.ok && started.data.resumed && (await api.exams.finish(examId, longestSession)).ok) {
    tellTabs();
    onEnded(started.data.id);
    started = await api.exams.start(examId, modalityId);
  }
  if (!started.ok) return 'failed';
  const { id, totalTime, resumed: isShared } = started.data;
  onStart();
  keepSession({ id, examId, userId, studiedMs: totalTime * 1000, runningSince: null, isShared });
  return 'started';
}

// Nobody waits for the server to hear of a pause.
function pause(): void {
  const session = studySession.get();
  if (!session || session.runningSince === null) return;
  keepSession(paused(session, Date.now()));
  void api.exams.pause(session.examId);
}

function resume(): void {
  const session = studySession.get();
  if (!session || session.runningSince !== null) return;
  keepSession(resumed(session, Date.now()));
  void api.exams.resume(session.examId);
}

async function end(): Promise<EndResult> {
  const session = studySession.get();
  if (!session) return { ok: true, sessionId: null };
  const timeSpent = Math.round(studiedMs(session, Date.now()));
  keepSession(null);
  const finished = await api.exams.finish(session.examId, timeSpent);
  if (!finished.ok) return { ok: false, message: finished.failure.kind === 'http' ? finished.failure.message : null };
  tellTabs();
  return { ok: true, sessionId: session.id };
}

/** The time in whole seconds, told anew every second while it is wanted. */
function useSeconds(wanted: boolean): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = wanted ? setInterval(tick, 1000) : undefined;
      return () => clearInterval(timer);
    },
    [wanted],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / 1000) * 1000);
}
