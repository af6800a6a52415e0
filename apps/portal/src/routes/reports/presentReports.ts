import type { Exam, ReportedQuestion } from '@prepar/api-client/types';
import type { Failure } from '@prepar/api-client/failure';
import type { ReportRow, ReportsState } from '@prepar/screens/reports/ReportsScreen.types.ts';
import { presentCallFailure } from '../answers/presentAnswers.ts';
import { answersLink, links } from '../links.ts';
import { presentReport } from '../report/presentReport.ts';

export interface ReportsPage {
  rows: readonly ReportedQuestion[];
  meta: { nextCursor: string | null; totals: { sent: number; confirmed: number; creditsReturned: number } };
}

export interface ReportsData {
  pages: readonly ReportsPage[] | undefined;
  failure: Failure | null;
  more: 'none' | 'idle' | 'loading' | 'failed';
  exams: readonly Exam[];
}

const profileHref = links.profile;

/** What one reported, and what became of it. */
export function presentReports({ pages, failure, more, exams }: ReportsData): ReportsState {
  const last = pages?.at(-1);
  if (!pages || !last)
    return failure
      ? { status: 'failed', failure: presentCallFailure(failure), profileHref }
      : { status: 'loading', profileHref };
  const { sent, confirmed, creditsReturned } = last.meta.totals;
  if (sent === 0) return { status: 'empty', practiceHref: links.practice, profileHref };
  return {
    status: 'ready',
    profileHref,
    reports: {
      totals: { sent, confirmed, credits: creditsReturned },
      rows: pages.flatMap(({ rows }) => rows.map((row) => presentRow(row, exams))),
      more,
    },
  };
}

const presentRow = ({ questionId, examId, prompt, report }: ReportedQuestion, exams: readonly Exam[]): ReportRow => ({
  id: questionId,
  examCode: exams.find(({ id }) => id === examId)?.code ?? examId,
  question: prompt === null ? null : { prompt, href: answersLink({ exam: examId, reported: 'yes', q: questionId }) },
  comment: report.comment,
  decidedAt: report.decidedAt,
  report: presentReport(report),
});
