import type { Exam } from '@prepar/api-client/types';
import {
  oddities,
  optionOddities,
  type QualityDetails,
  type QualityOverview,
  type QualityReason,
  type QualityRow,
} from '@prepar/screens/quality/quality.types.ts';
import { reportReasons } from '@prepar/screens/report/report.types.ts';
import type { adminApi } from './adminApi.ts';

type Data<Call extends keyof typeof adminApi> = Extract<
  Awaited<ReturnType<(typeof adminApi)[Call]>>,
  { ok: true }
>['data'];

const reasons: Record<string, QualityReason | undefined> = {
  REPORTED: 'reported',
  QUARANTINED: 'quarantined',
  ODD: 'odd',
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
  oddities: oddities.filter((known) => item.oddities.includes(known)),
  figures: item.figures,
});

export const presentOverview = ({ reasons: counted, ...figures }: Data<'quality'>): QualityOverview => ({
  ...figures,
  // Nothing for a reason that this version does not know.
  reasons: counted.flatMap(({ reason, count }) => {
    const known = reportReasons.find((one) => one === reason);
    return known ? [{ reason: known, count }] : [];
  }),
});

const kinds: Record<string, QualityDetails['log'][number]['kind'] | undefined> = {
  QUARANTINED: 'quarantined',
  ODD: 'odd',
  CONFIRMED: 'confirmed',
  RELEASED: 'released',
  UNDONE: 'undone',
};

export const presentQuestionDetails = (details: Data<'question'>): QualityDetails => ({
  options: details.options,
  choices: details.choices.map((choice) => ({
    ...choice,
    oddity: optionOddities.find((known) => known === choice.oddity) ?? null,
  })),
  explanation: details.explanation,
  references: details.references,
  problems: details.problems,
  reports: details.reports.map(({ reason, comment, createdAt }) => ({
    reason: reportReasons.find((known) => known === reason) ?? 'OTHER',
    comment,
    at: createdAt,
  })),
  canUndo: details.canUndo,
  // Nothing for what this version does not know.
  log: details.log.flatMap(({ kind, note, credits, by, createdAt }) => {
    const known = kinds[kind];
    return known ? [{ kind: known, note, credits, by, at: createdAt }] : [];
  }),
});
