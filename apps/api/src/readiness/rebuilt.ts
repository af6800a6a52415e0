import type { Level } from '../knowledge/knowledge.types.ts';
import type { LocalDate } from '../time/local-days.ts';
import { addAnswer, type EvidentAnswer, type Evidence, noEvidence } from './evidence.ts';
import { modelById } from './exam-model.ts';
import { ability, chance, floors } from './model.ts';
import { type Estimate, scoreOf, unknown } from './readiness.ts';

/** An answer as it is stored. */
export interface AttemptRow {
  domain: string;
  level: number;
  is_pair: boolean;
  is_correct: boolean;
  weight: number;
  local_date: LocalDate;
}

export const answerOf = (row: AttemptRow): EvidentAnswer => ({
  domain: row.domain,
  level: row.level as Level,
  form: row.is_pair ? 'pair' : 'single',
  isCorrect: row.is_correct,
  weight: row.weight,
  day: row.local_date,
});

/** Chance that somebody of middling ability answers this right. */
export const expectedOf = ({ level, form }: Pick<EvidentAnswer, 'level' | 'form'>): number =>
  chance(ability.mean, level, floors[form]);

/** What is kept of a day's answers. */
export interface DayFigures {
  day: LocalDate;
  /** Sum of `expectedOf` over the day's answers. */
  expected: number;
  /** The expected result of the exam at the end of the day. */
  score: Estimate;
}

/** Everything that is kept of a learner's answers in one exam, made from them and from what was known before. They come sorted by day. */
export function rebuilt(
  examId: string,
  rows: readonly AttemptRow[],
  known: Evidence = noEvidence,
): { evidence: Evidence; days: DayFigures[] } {
  let evidence = known;
  const days: DayFigures[] = [];
  for (const [day, ofDay] of Map.groupBy(rows, ({ local_date }) => local_date)) {
    const answers = ofDay.map(answerOf);
    evidence = answers.reduce(addAnswer, evidence);
    days.push({
      day,
      expected: answers.reduce((sum, answer) => sum + expectedOf(answer), 0),
      score: scoreAfter(examId, evidence),
    });
  }
  return { evidence, days };
}

/** The expected result on a day, that of the last answer where none is given. */
export function scoreAfter(examId: string, evidence: Evidence, day: LocalDate | null = evidence.day): Estimate {
  const model = modelById(examId);
  return model && day !== null ? scoreOf(model, evidence, day) : unknown;
}
