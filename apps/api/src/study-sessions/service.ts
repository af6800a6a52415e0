import { insertActivity } from '../activities/queries.ts';
import { createId } from '../ids.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import { type DayTime, splitByDay } from '../time/local-days.ts';
import {
  addStudyTime,
  findLastFinished,
  findSession,
  insertSession,
  lockOpenSession,
  selectSessionDays,
  type StoredSession,
  updateSession,
} from './queries.ts';

/** Who studies which exam, when, and in which zone their days begin. */
export interface Study {
  userId: string;
  examId: string;
  now: Date;
  timeZone: string;
}

/** A practice session of a person, open or ended; null for a full simulation and for one that does not exist. */
export async function findPractice(db: Database, userId: string, sessionId: string): Promise<StoredSession | null> {
  const session = await findSession(db, userId, sessionId);
  return session && !session.is_simulation ? session : null;
}

/** Opens a paused session without any time, as enrolling does. */
export async function openPaused(tx: Tx, { userId, examId, now }: Study): Promise<StoredSession> {
  return openSession(tx, { userId, examId, now, modalityId: null, status: 'PAUSED', countedUntil: null });
}

/** Ends the open practice session and begins a simulation in its place: of a long silence before it nothing was studied. */
export async function openSimulation(tx: Tx, study: Study, modalityId: string): Promise<StoredSession> {
  const { userId, examId, now } = study;
  const open = await lockOpenSession(tx, userId, examId);
  if (open) await closeSession(tx, study, open, isSilent(open, now) ? open.counted_ms : undefined);
  const began = { userId, examId, now, modalityId, countedUntil: now };
  const session = await openSession(tx, { ...began, status: 'IN_PROGRESS', isSimulation: true });
  await insertActivity(tx, { userId, examId, type: 'STUDY_SESSION_STARTED', facts: {}, now });
  return session;
}

/** Runs the open session of an exam from now on, or opens one. Throws SESSION_STATE_CONFLICT for a modality beside a running simulation. */
export async function startOrResume(tx: Tx, study: Study, modalityId: string | null) {
  const { userId, examId, now } = study;
  const open = await lockOpenSession(tx, userId, examId);
  if (open?.is_simulation) {
    if (modalityId !== null && modalityId !== open.modality_id) throw new ApiError('SESSION_STATE_CONFLICT');
    return { session: open, resumed: true };
  }
  if (!open) {
    const session = await openSession(tx, {
      userId,
      examId,
      now,
      modalityId,
      status: 'IN_PROGRESS',
      countedUntil: now,
    });
    await insertActivity(tx, { userId, examId, type: 'STUDY_SESSION_STARTED', facts: {}, now });
    return { session, resumed: false };
  }
  // A session that was never paused in order may have stood still; its time counts again from now.
  const hasRun = open.counted_until !== null || open.paused_at !== null;
  const session = {
    ...open,
    status: 'IN_PROGRESS' as const,
    counted_until: now,
    started_at: hasRun ? open.started_at : now,
    modality_id: modalityId ?? open.modality_id,
  };
  const { status, counted_until, started_at, modality_id } = session;
  await updateSession(tx, userId, open.id, { status, counted_until, started_at, modality_id });
  if (!hasRun) await insertActivity(tx, { userId, examId, type: 'STUDY_SESSION_STARTED', facts: {}, now });
  return { session, resumed: true };
}

/** Counts the time of the open session and lets it rest; one that rests already stays so. Throws as `requireOpen`. */
export async function pauseSession(db: Database, study: Study): Promise<StoredSession> {
  return db.transaction().execute(async (tx) => {
    const open = await requireOpen(tx, study);
    if (open.status === 'PAUSED') return open;
    const counted_ms = await countTime(tx, study, open);
    const paused = { status: 'PAUSED' as const, counted_until: null, counted_ms, paused_at: study.now };
    await updateSession(tx, study.userId, open.id, paused);
    return { ...open, ...paused };
  });
}

/** Runs the open session again from now on. Throws as `requireOpen`. */
export async function resumeSession(db: Database, study: Study): Promise<StoredSession> {
  return db.transaction().execute(async (tx) => {
    await requireOpen(tx, study);
    return (await startOrResume(tx, study, null)).session;
  });
}

/** The open practice session of an exam. Throws SESSION_STATE_CONFLICT when it has ended or is a simulation, SESSION_NOT_FOUND when there never was one. */
async function requireOpen(tx: Tx, { userId, examId }: Study): Promise<StoredSession> {
  await lockEnrolment(tx, userId, examId);
  const open = await lockOpenSession(tx, userId, examId);
  if (open?.is_simulation) throw new ApiError('SESSION_STATE_CONFLICT');
  if (open) return open;
  throw new ApiError((await findLastFinished(tx, userId, examId)) ? 'SESSION_STATE_CONFLICT' : 'SESSION_NOT_FOUND');
}

/** Counts the running time of the exam's practice session up to now, if one runs. */
export async function countRunningTime(tx: Tx, study: Study): Promise<void> {
  const open = await lockOpenSession(tx, study.userId, study.examId);
  if (open?.status === 'IN_PROGRESS' && !open.is_simulation) await countTime(tx, study, open);
}

/**
 * Ends the open session. Its study time is what the learner's clock says, but never more than the session really ran.
 * Ending again returns the ended session. Throws NOT_ENROLLED and SESSION_NOT_FOUND.
 */
export async function finishSession(db: Database, study: Study, timeSpentMs: number): Promise<StoredSession> {
  return db.transaction().execute(async (tx) => {
    const { userId, examId } = study;
    if (!(await lockEnrolment(tx, userId, examId))) throw new ApiError('NOT_ENROLLED');
    const open = await lockOpenSession(tx, userId, examId);
    if (open) return closeSession(tx, study, open, timeSpentMs);
    const finished = await findLastFinished(tx, userId, examId);
    if (!finished) throw new ApiError('SESSION_NOT_FOUND');
    return finished;
  });
}

/** Ends an open session with not more than `timeSpentMs` of study. */
export async function closeSession(
  tx: Tx,
  study: Study,
  open: StoredSession,
  timeSpentMs = Number.POSITIVE_INFINITY,
): Promise<StoredSession> {
  const { userId, examId, now } = study;
  const ran = open.status === 'IN_PROGRESS' ? await countTime(tx, study, open) : open.counted_ms;
  const studied = Math.min(timeSpentMs, ran);
  await takeBack(tx, study, open.id, ran - studied);
  const ended = { status: 'COMPLETED' as const, counted_until: null, counted_ms: studied, ended_at: now };
  await updateSession(tx, userId, open.id, ended);
  const seconds = Math.round(studied / 1000);
  await insertActivity(tx, {
    userId,
    examId,
    type: 'STUDY_SESSION_ENDED',
    facts: { sessionId: open.id, durationSeconds: seconds },
    now,
  });
  return { ...open, ...ended };
}

/** A longer silence between two signs of life is not study. */
const longestGap = 15 * 60_000;

const isSilent = ({ counted_until: since }: StoredSession, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > longestGap;

export interface Counted {
  /** The moment up to which the time is counted now. */
  until: Date;
  ms: number;
  /** The same, by day. */
  days: DayTime[];
}

/** The study time between the last count of a running session and a sign of life. */
export function timeSince(since: Date, now: Date, timeZone: string): Counted {
  // Another process's clock may be ahead; what it counted is not counted twice.
  const until = since > now ? since : now;
  const ms = Math.min(until.getTime() - since.getTime(), longestGap);
  return { until, ms, days: splitByDay(since, new Date(since.getTime() + ms), timeZone) };
}

/** Adds the time since the last count and returns the session's new total in milliseconds. */
export async function countTime(
  tx: Tx,
  { userId, examId, now, timeZone }: Study,
  session: StoredSession,
): Promise<number> {
  const { until, ms, days } = timeSince(session.counted_until ?? now, now, timeZone);
  const total = session.counted_ms + ms;
  await addStudyTime(tx, { userId, examId, sessionId: session.id }, days);
  await updateSession(tx, userId, session.id, { counted_until: until, counted_ms: total });
  return total;
}

async function takeBack(tx: Tx, { userId, examId }: Study, sessionId: string, excess: number): Promise<void> {
  if (excess <= 0) return;
  let rest = excess;
  const taken = (await selectSessionDays(tx, userId, sessionId)).map(({ local_date, study_ms }) => {
    const ms = Math.min(rest, study_ms);
    rest -= ms;
    return { date: local_date, ms: -ms };
  });
  await addStudyTime(tx, { userId, examId, sessionId }, taken);
}

interface NewSession extends Omit<Study, 'timeZone'> {
  modalityId: string | null;
  status: 'IN_PROGRESS' | 'PAUSED';
  countedUntil: Date | null;
  isSimulation?: boolean;
}

async function openSession(
  tx: Tx,
  { userId, examId, now, modalityId, status, countedUntil, isSimulation = false }: NewSession,
): Promise<StoredSession> {
  const session = {
    id: createId(),
    exam_id: examId,
    modality_id: modalityId,
    status,
    started_at: now,
    counted_until: countedUntil,
    counted_ms: 0,
    paused_at: null,
    ended_at: null,
    is_simulation: isSimulation,
  };
  await insertSession(tx, userId, session);
  return session;
}
