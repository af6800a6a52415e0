import type { Database } from '../database/database.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { openItem } from '../questions/service.ts';
import { presentReport, presentReported } from './present-report.ts';
import { selectOwnReports, sumOwnReports } from './queries.ts';
import { reportQuestion } from './service.ts';

const pageLength = 20;

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
    listQuestionReports: async ({ user, query, locale }) => {
      const after = query?.cursor === undefined ? null : readCursor(query.cursor);
      const [found, totals] = await Promise.all([
        selectOwnReports(db, user.id, { after, limit: pageLength + 1 }),
        sumOwnReports(db, user.id),
      ]);
      const page = found.slice(0, pageLength);
      const last = page.at(-1);
      return {
        data: await Promise.all(
          page.map(async (report) => {
            const { packed, book_id } = report;
            const item = packed && (await openItem(db, { packed, book_id }));
            return presentReported(report, item, locale);
          }),
        ),
        meta: {
          nextCursor: found.length > pageLength && last ? writeCursor(last) : null,
          totals: { sent: totals.sent, confirmed: totals.confirmed, creditsReturned: totals.credits },
        },
      };
    },
  } satisfies Partial<Handlers>;
}
