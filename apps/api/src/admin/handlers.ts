import type { Database } from '../database/database.ts';
import { listExams } from '../catalogue/catalogue.ts';
import { utcDay } from '../database/platform-days.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers } from '../http/operations.ts';
import { addDays, type LocalDate } from '../time/local-days.ts';
import { presentDashboard, presentExamDetails } from './present-dashboard.ts';
import { findDashboard, findExamSums, selectPlatformTotals } from './queries.ts';

const activeDays = 30;
const engagedDays = 7;
/** So many days are told one by one, today among them. */
const chartDays = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The first of the days that are told, in UTC. */
const firstDay = (now: Date) => addDays(utcDay(now), 1 - chartDays);

const daysFrom = (first: LocalDate) => Array.from({ length: chartDays }, (_, index) => addDays(first, index));

export function adminHandlers(db: Database) {
  return {
    getAdminDashboard: async ({ locale, now }) => {
      const first = firstDay(now);
      const sums = await findDashboard(db, first, daysBefore(now, engagedDays));
      return { data: { ...presentDashboard(sums, daysFrom(first), locale), generatedAt: now.toISOString() } };
    },
    getAdminExam: async ({ params, locale, now }) => {
      const exam = requireExam(params.examId);
      const first = firstDay(now);
      const sums = await findExamSums(db, exam.id, first);
      return { data: presentExamDetails(exam, sums, daysFrom(first), locale) };
    },
    getAdminSummary: async ({ now }) => {
      const totals = await selectPlatformTotals(db, daysBefore(now, activeDays));
      return {
        data: {
          totalUsers: totals.users,
          activeUsers: totals.active,
          totalExams: listExams().length,
          totalQuestions: totals.questions,
          totalAttempts: totals.attempts,
          totalAICost: totals.cost,
          generatedAt: now.toISOString(),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
