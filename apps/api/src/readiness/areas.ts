import type { Exam } from '../catalogue/catalogue.ts';
import type { LocalDate } from '../time/local-days.ts';
import { type Evidence, weightsOn } from './evidence.ts';
import { modelOf } from './exam-model.ts';
import { posterior } from './posterior.ts';
import { isEstimable, isMet, type Weakness, weaknesses } from './readiness.ts';

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

/** Those in which one does worse than in the exam as a whole, by the answers in domains that have enough of them. */
export function weakAreas(...known: Parameters<typeof areasOf>): Area[] {
  const [, , sums] = known;
  const answers = new Map<string, Answers>();
  for (const { domain, answered, correct } of sums) {
    const own = answers.get(domain) ?? none;
    answers.set(domain, { answered: own.answered + answered, correct: own.correct + correct });
  }
  const met = [...answers.values()].filter(({ answered }) => isMet(answered));
  const all = met.reduce(
    (sum, { answered, correct }) => ({ answered: sum.answered + answered, correct: sum.correct + correct }),
    none,
  );
  return areasOf(...known).filter(({ domain }) => {
    const { answered, correct } = answers.get(domain) ?? none;
    // Shares as whole numbers: even domains must not differ by a rounding.
    return isMet(answered) && correct * all.answered < all.correct * answered;
  });
}

type Answers = Pick<TopicSums, 'answered' | 'correct'>;
const none: Answers = { answered: 0, correct: 0 };
