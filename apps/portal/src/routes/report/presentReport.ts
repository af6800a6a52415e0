import type { QuestionReport } from '@prepar/api-client/types';
import { type ReportView, reportReasons } from '@prepar/screens/report/report.types.ts';

const statuses = { OPEN: 'open', CONFIRMED: 'confirmed', KEPT: 'kept' } as const;

/** What became of a report. A status that is not known yet waits. */
export const reportStatus = ({ status }: QuestionReport): ReportView['status'] => statuses[status] ?? 'open';

export const presentReport = (report: QuestionReport): ReportView => ({
  reason: reportReasons.find((reason) => reason === report.reason) ?? 'OTHER',
  status: reportStatus(report),
  hasCheckFailed: report.hasCheckFailed,
  isOut: report.isOut,
  note: report.note,
  hasCreditBack: report.creditsReturned > 0,
  sentAt: report.createdAt,
});
