import type { Exam } from '../catalogue/catalogue.ts';
import type { LocalDate } from '../time/local-days.ts';
import { type Evidence, weightsOn } from './evidence.ts';
import { modelOf } from './exam-model.ts';
import { posterior } from './posterior.ts';
import { isEstimable, type Weakness, weaknesses } from './readiness.ts';

/** Answers about one topic in one official domain. */
export interface TopicSums {
  domain: string;
  topic: string;
  answered: number;
  correct: number;
}

/** A domain worth practising. */
export interface Area extends Weakness {
  /** Its topic with most misses, null where none has a miss. */
  topic: string | null;
  /** Answers about that topic, or about the domain. */
  answered: number;
  wrong: number;
}

/** What to work on in an exam by all that is known, most urgent first. Nothing while too little is known. */
export function areasOf(exam: Exam, evidence: Evidence | null, sums: readonly TopicSums[], today: LocalDate): Area[] {
  const model = modelOf(exam);
  if (!evidence || !isEstimable(model, evidence)) return [];
  return weaknesses(model, posterior(model, weightsOn(evidence, today))).map((weakness) => {
    const own = sums.filter(({ domain, answered }) => domain === weakness.domain && answered > 0);
    const [worst] = own
      .filter(({ topic }) => exam.knowledge?.topics.some(({ id }) => id === topic))
      .toSorted((a, b) => b.answered - b.correct - (a.answered - a.correct));
    const topic = worst && worst.correct < worst.answered ? worst : null;
    const counted = topic ? [topic] : own;
    const answered = counted.reduce((sum, row) => sum + row.answered, 0);
    const wrong = answered - counted.reduce((sum, row) => sum + row.correct, 0);
    return { ...weakness, topic: topic?.topic ?? null, answered, wrong };
  });
}

/** The same without domains in which nothing was missed: they are not weak, only little known. */
export const missedAreas = (...known: Parameters<typeof areasOf>): Area[] =>
  areasOf(...known).filter(({ wrong }) => wrong > 0);
