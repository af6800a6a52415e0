import { addAnswer, noEvidence } from './evidence.ts';
import { modelById } from './exam-model.ts';
import { type Estimate, scoreOf } from './readiness.ts';
import { answerOf, type AttemptRow } from './rebuilt.ts';

type Known = Extract<Estimate, { value: number }>;

/** The expected result of the exam without some answers and with them. */
export interface ScoreChange {
  /** Null where too little was known. */
  before: Known | null;
  after: Known;
}

/**
 * What later answers changed in the expected result; null without any, and where too little is known with them. Both
 * estimates are of the day of the last answer, so that the days between are no change. Rows come sorted by day.
 */
export function scoreChange(
  examId: string,
  earlier: readonly AttemptRow[],
  later: readonly AttemptRow[],
): ScoreChange | null {
  const model = modelById(examId);
  const day = later.at(-1)?.local_date;
  if (!model || day === undefined) return null;
  const known = earlier.map(answerOf).reduce(addAnswer, noEvidence);
  const before = scoreOf(model, known, day);
  const after = scoreOf(model, later.map(answerOf).reduce(addAnswer, known), day);
  return after.value === null ? null : { before: before.value === null ? null : before, after };
}
