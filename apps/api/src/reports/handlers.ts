import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import { presentReport } from './present-report.ts';
import { reportQuestion } from './service.ts';

export function reportHandlers(db: Database) {
  return {
    createQuestionReport: async ({ user, params, body, now }) => {
      const { reason, comment = null } = body;
      const complaint = {
        userId: user.id,
        questionId: params.questionId,
        reason,
        comment: comment?.trim() ?? null,
        now,
      };
      const { report, replayed } = await reportQuestion(db, complaint);
      return {
        status: replayed ? 200 : 201,
        headers: replayed ? { 'idempotent-replayed': 'true' } : {},
        data: presentReport(report),
      };
    },
  } satisfies Partial<Handlers>;
}
