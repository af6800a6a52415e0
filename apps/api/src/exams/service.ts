import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { type Exam, findExam } from '../catalogue/catalogue.ts';
import { deleteEnrolment } from '../enrolments/queries.ts';

/** The exam of an id. Throws EXAM_NOT_FOUND. */
export function requireExam(examId: string): Exam {
  const exam = findExam(examId);
  if (!exam) throw new ApiError('EXAM_NOT_FOUND');
  return exam;
}

/** Leaves an exam and forgets everything done in it. Throws NOT_ENROLLED. */
export async function unenroll(db: Database, userId: string, examId: string): Promise<void> {
  requireExam(examId);
  const removed = await db.transaction().execute((tx) => deleteEnrolment(tx, userId, examId));
  if (!removed) throw new ApiError('NOT_ENROLLED');
}
