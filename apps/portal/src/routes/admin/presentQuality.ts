import type { Exam } from '@prepar/api-client/types';
import type { QualityDetails, QualityReason, QualityRow } from '@prepar/screens/quality/quality.types.ts';
import { reportReasons } from '@prepar/screens/report/report.types.ts';
import type { api } from '../../data/api.ts';

type Data<Call extends keyof typeof api.admin> = Extract<
  Awaited<ReturnType<(typeof api.admin)[Call]>>,
  { ok: true }
>['data'];

const reasons: Record<string, QualityReason | undefined> = {
  REPORTED: 'reported',
  QUARANTINED: 'quarantined',
  OUT: 'out',
  RELEASED: 'released',
};

export const presentRow = (item: Data<'question'>['item'], exams: readonly Exam[]): QualityRow => ({
  id: item.id,
  examCode: exams.find(({ id }) => id === item.examId)?.code ?? item.examId,
  prompt: item.prompt,
  domain: item.domain,
  reason: reasons[item.state] ?? null,
  isOut: item.isOut,
  reports: item.reports,
  since: item.since,
});

const kinds: Record<string, QualityDetails['log'][number]['kind'] | undefined> = {
  QUARANTINED: 'quarantined',
  CONFIRMED: 'confirmed',
  RELEASED: 'released',
};

export const presentQuestionDetails = (details: Data<'question'>): QualityDetails => ({
  template: details.template,
  options: details.options,
  explanation: details.explanation,
  references: details.references,
  problems: details.problems,
  reports: details.reports.map(({ reason, comment, createdAt }) => ({
    reason: reportReasons.find((known) => known === reason) ?? 'OTHER',
    comment,
    at: createdAt,
  })),
  // Nothing for what this version does not know.
  log: details.log.flatMap(({ kind, note, credits, by, createdAt }) => {
    const known = kinds[kind];
    return known ? [{ kind: known, note, credits, by, at: createdAt }] : [];
  }),
});
