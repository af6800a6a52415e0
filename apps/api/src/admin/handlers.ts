import type { Database } from '../database/database.ts';
import { listExams } from '../exams/catalogue.ts';
import type { Handlers } from '../http/operations.ts';
import { selectPlatformTotals } from './queries.ts';

const activeDays = 30;

export function adminHandlers(db: Database) {
  return {
    getAdminSummary: async ({ now }) => {
      const totals = await selectPlatformTotals(db, new Date(now.getTime() - activeDays * 86_400_000));
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
