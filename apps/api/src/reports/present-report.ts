import type { Schemas } from '../http/operations.ts';
import type { StoredReport } from './queries.ts';

/** A report as the person who sent it sees it: not who else did. */
export const presentReport = (report: StoredReport): Schemas['QuestionReport'] => ({
  reason: report.reason,
  comment: report.comment,
  status: report.status,
  hasCheckFailed: report.problems.length > 0,
  isOut: report.is_out,
  note: report.note,
  creditsReturned: report.credits,
  createdAt: report.created_at.toISOString(),
  decidedAt: report.decided_at?.toISOString() ?? null,
});
