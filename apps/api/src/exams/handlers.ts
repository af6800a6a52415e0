import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import { presentFinished, presentSession } from '../study-sessions/present-session.ts';
import { pauseSession, resumeSession } from '../study-sessions/service.ts';
import { listExams } from './catalogue.ts';
import { presentExam } from './present-exam.ts';
import { selectEnrolments } from './queries.ts';
import { finishExam, requireExam, startExam, unenroll } from './service.ts';

export function examHandlers(db: Database) {
  const study = (user: SignedIn, examId: string, now: Date) => ({ userId: user.id, examId, now, timeZone: user.timeZone });
  return {
    listExamsWithEnrollment: async ({ user, locale }) => {
      const enrolments = new Map((await selectEnrolments(db, user.id)).map((enrolment) => [enrolment.exam_id, enrolment]));
      return { data: { exams: listExams().map((exam) => presentExam(exam, enrolments.get(exam.id) ?? null, locale)) } };
    },
    startExam: async ({ user, params, body, now }) => {
      const { session, resumed } = await startExam(db, study(user, params.examId, now), body?.modalityId);
      return { data: presentSession(session, { resumed }) };
    },
    unenrollFromExam: async ({ user, params }) => {
      await unenroll(db, user.id, params.examId);
      return { data: { examId: params.examId, isEnrolled: false } };
    },
    finishExam: async ({ user, params, body, now }) =>
      ({ data: presentFinished(await finishExam(db, study(user, params.examId, now), body.timeSpent)) }),
    pauseExamSession: async ({ user, params, now }) => {
      const { id } = requireExam(params.examId);
      return { data: presentSession(await pauseSession(db, study(user, id, now)), { resumed: false }) };
    },
    resumeExamSession: async ({ user, params, now }) => {
      const { id } = requireExam(params.examId);
      return { data: presentSession(await resumeSession(db, study(user, id, now)), { resumed: true }) };
    },
  } satisfies Partial<Handlers>;
}
