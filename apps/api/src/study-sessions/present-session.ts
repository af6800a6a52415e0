import type { Schemas } from '../http/operations.ts';
import type { StoredSession } from './queries.ts';

/** A session as the contract shows it; a session and its attempt at the exam are the same thing here. */
export function presentSession(session: StoredSession, { resumed }: { resumed: boolean }): Schemas['ExamSession'] {
  return {
    id: session.id,
    examId: session.exam_id,
    examAttemptId: session.id,
    status: session.status,
    isActive: session.status === 'IN_PROGRESS',
    isEnrolled: true,
    startTime: session.started_at.toISOString(),
    totalTime: Math.round(session.counted_ms / 1000),
    pausedAt: session.status === 'PAUSED' ? (session.paused_at ?? session.started_at).toISOString() : null,
    resumed,
    questions: null,
  };
}

export function presentFinished(session: StoredSession): Schemas['FinishedSession'] {
  return {
    examId: session.exam_id,
    examAttemptId: session.id,
    status: session.status,
    score: null,
    duration: Math.round(session.counted_ms / 1000),
    startTime: session.started_at.toISOString(),
    endTime: (session.ended_at ?? session.started_at).toISOString(),
    domains: null,
  };
}
