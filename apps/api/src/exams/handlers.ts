import type { Database } from '../database/database.ts';
import { listExams } from '../catalogue/catalogue.ts';
import { selectEnrolments } from '../enrolments/queries.ts';
import type { Handlers } from '../http/operations.ts';
import { presentExam } from './present-exam.ts';
import { unenroll } from './service.ts';

export function examHandlers(db: Database) {
  return {
    listExamsWithEnrollment: async ({ user, locale }) => {
      const enrolments = new Map(
        (await selectEnrolments(db, user.id)).map((enrolment) => [enrolment.exam_id, enrolment]),
      );
      return { data: { exams: listExams().map((exam) => presentExam(exam, enrolments.get(exam.id) ?? null, locale)) } };
    },
    unenrollFromExam: async ({ user, params }) => {
      await unenroll(db, user.id, params.examId);
      return { data: { examId: params.examId, isEnrolled: false } };
    },
  } satisfies Partial<Handlers>;
}
