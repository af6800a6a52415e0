import { findModality, isActive, isSimulation } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { enrol } from '../enrolments/queries.ts';
import { requireExam } from '../exams/service.ts';
import { ApiError } from '../http/errors.ts';
import type { Schemas } from '../http/operations.ts';
import type { Room } from '../questions/service.ts';
import { endSimulation, gradeIfDue, startSimulation } from '../simulations/service.ts';
import type { StoredSession } from '../study-sessions/queries.ts';
import { finishSession, openPaused, startOrResume, type Study } from '../study-sessions/service.ts';

export interface Wish {
  modalityId?: string;
  pace?: Schemas['SimulationPace'];
}

export interface Started {
  session: StoredSession;
  resumed: boolean;
}

/**
 * Enrols with a paused session; when enrolled already, runs the practice session of the exam, or a full simulation. Throws
 * EXAM_INACTIVE, and for a simulation as `startSimulation`.
 */
export async function startExam(room: Room, study: Study, wish: Wish, freeDaily: number): Promise<Started> {
  const exam = requireExam(study.examId);
  if (!isActive(exam)) throw new ApiError('EXAM_INACTIVE');
  const modality = wish.modalityId === undefined ? null : findModality(exam, wish.modalityId);
  if (wish.modalityId !== undefined && !modality?.isActive)
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'modalityId', code: 'NOT_ALLOWED' }] });

  await gradeIfDue(room.db, study);
  const isSimulated = modality && isSimulation(modality);
  const started = await room.db.transaction().execute(async (tx) => {
    const isNew = await enrol(tx, study.userId, study.examId, study.now);
    if (isNew) return { session: await openPaused(tx, study), resumed: false };
    return isSimulated ? null : startOrResume(tx, study, modality?.id ?? null);
  });
  if (started || !isSimulated) return started ?? Promise.reject(new Error('No session was started'));
  return startSimulation(room, study, { exam, modality, pace: wish.pace ?? 'OFFICIAL' }, freeDaily);
}

/** Ends what is open of an exam: a simulation is graded, practice keeps not more than `timeSpentMs` of study. */
export async function finishExam(db: Database, study: Study, timeSpentMs: number): Promise<StoredSession> {
  requireExam(study.examId);
  return (await endSimulation(db, study)) ?? finishSession(db, study, timeSpentMs);
}
