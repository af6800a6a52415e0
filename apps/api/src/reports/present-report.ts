import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Item } from '../questions/item.types.ts';
import type { ListedReport, StoredReport } from './queries.ts';

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

/** A report in the list of somebody's reports. The item is null once the question is gone. */
export const presentReported = (
  report: ListedReport,
  item: Item | null,
  locale: Locale,
): Schemas['ReportedQuestion'] => ({
  questionId: report.question_id,
  examId: report.exam_id,
  prompt: item && item.stem[locale],
  report: presentReport(report),
});
