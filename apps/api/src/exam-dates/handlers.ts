import type { Database } from '../database/database.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers } from '../http/operations.ts';
import { requirePlannable } from '../readiness/plannable.ts';
import { localDate } from '../time/local-days.ts';
import { examDates, removeDate, setDate, tellOutcome } from './service.ts';

export function examDateHandlers(db: Database) {
  return {
    listExamDates: async ({ user, now }) => ({
      data: { today: localDate(now, user.timeZone), exams: await examDates(db, user, null, now) },
    }),
    saveExamDate: async ({ user, params, body, now }) => {
      const exam = requireExam(params.examId);
      requirePlannable(body.date, user.timeZone, now);
      return { data: await setDate(db, user, exam, body.date, now) };
    },
    deleteExamDate: async ({ user, params, now }) => ({
      data: await removeDate(db, user, requireExam(params.examId), now),
    }),
    saveExamOutcome: async ({ user, params, body: { date, result, mark = null }, now }) => ({
      data: await tellOutcome(db, user, requireExam(params.examId), { date, result, mark }, now),
    }),
  } satisfies Partial<Handlers>;
}
