import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { finishSession, openPaused, startOrResume, type Study } from '../study-sessions/service.ts';
import type { StoredSession } from '../study-sessions/queries.ts';
import { type Exam, findExam, findModality } from './catalogue.ts';
import { deleteEnrolment, enrol } from './queries.ts';

/** The exam of an id. Throws EXAM_NOT_FOUND. */
export function requireExam(examId: string): Exam {
  const exam = findExam(examId);
  if (!exam) throw new ApiError('EXAM_NOT_FOUND');
  return exam;
}

export interface Started {
  session: StoredSession;
  resumed: boolean;
}

/** Enrols with a paused session; when enrolled already, runs the study session of the exam. */
export async function startExam(db: Database, study: Study, modalityId: string | undefined): Promise<Started> {
  const exam = requireExam(study.examId);
  if (!exam.isActive) throw new ApiError('EXAM_INACTIVE');
  const modality = modalityId === undefined ? null : findModality(exam, modalityId);
  if (modalityId !== undefined && !modality?.isActive)
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'modalityId', code: 'NOT_ALLOWED' }] });

  return db.transaction().execute(async (tx) => {
    const isNew = await enrol(tx, study.userId, study.examId, study.now);
    if (isNew) return { session: await openPaused(tx, study), resumed: false };
    return startOrResume(tx, study, modality?.id ?? null);
  });
}

/** Leaves an exam and forgets everything done in it. Throws NOT_ENROLLED. */
export async function unenroll(db: Database, userId: string, examId: string): Promise<void> {
  requireExam(examId);
  const removed = await db.transaction().execute((tx) => deleteEnrolment(tx, userId, examId));
  if (!removed) throw new ApiError('NOT_ENROLLED');
}

/** Ends the study session of an exam after `timeSpentMs` of study by the learner's clock. */
export async function finishExam(db: Database, study: Study, timeSpentMs: number): Promise<StoredSession> {
  requireExam(study.examId);
  return finishSession(db, study, timeSpentMs);
}
