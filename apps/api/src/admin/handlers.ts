import type { Database } from '../database/database.ts';
import { listExams } from '../catalogue/catalogue.ts';
import { utcDay } from '../database/platform-days.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers, Schemas } from '../http/operations.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-days.ts';
import { countAnswers } from '../platform/service.ts';
import { presentDashboard, presentExamDetails } from './present-dashboard.ts';
import { findDashboard, findExamSums, findFirstDay, selectPlatformTotals } from './queries.ts';

const activeDays = 30;
const engagedDays = 7;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

const daysOf = { '7d': 7, '30d': 30, '90d': 90 };

/** The first UTC day of a period that ends now; null for all of them. */
const firstDay = (now: Date, period: Schemas['AdminPeriod'] = 'all') =>
  period === 'all' ? null : addDays(utcDay(now), 1 - daysOf[period]);

export function adminHandlers(db: Database) {
  /** The days that are told one by one, today last. */
  const daysUpTo = async (now: Date, from: LocalDate | null) => {
    const first = from ?? (await findFirstDay(db)) ?? utcDay(now);
    return Array.from({ length: daysBetween(first, utcDay(now)) + 1 }, (_, index) => addDays(first, index));
  };
  return {
    getAdminDashboard: async ({ query, locale, now }) => {
      const from = firstDay(now, query.period);
      await countAnswers(db);
      const [sums, days] = await Promise.all([
        findDashboard(db, from, daysBefore(now, engagedDays)),
        daysUpTo(now, from),
      ]);
      return { data: { ...presentDashboard(sums, days, locale), generatedAt: now.toISOString() } };
    },
    getAdminExam: async ({ params, query, locale, now }) => {
      const exam = requireExam(params.examId);
      const from = firstDay(now, query.period);
      await countAnswers(db);
      const [sums, days] = await Promise.all([findExamSums(db, exam.id, from), daysUpTo(now, from)]);
      return { data: presentExamDetails(exam, sums, days, { isAllTime: from === null, locale }) };
    },
    getAdminSummary: async ({ now }) => {
      await countAnswers(db);
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
