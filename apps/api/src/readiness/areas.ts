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
  /** Its weakest topic, null where none has a miss. */
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
    const [topic] = own
      .filter((row) => row.correct < row.answered && exam.knowledge?.topics.some(({ id }) => id === row.topic))
      .toSorted(weakestTopicFirst);
    const counted = topic ? [topic] : own;
    const answered = counted.reduce((sum, row) => sum + row.answered, 0);
    const wrong = answered - counted.reduce((sum, row) => sum + row.correct, 0);
    return { ...weakness, topic: topic?.topic ?? null, answered, wrong };
  });
}

/** Answers of a topic before which a share of them says little. */
const leastForShare = 5;

/** The smallest share of right answers first, of the same share the topic with more answers; topics with few answers come last. */
function weakestTopicFirst(a: TopicSums, b: TopicSums): number {
  const hasEnough = ({ answered }: TopicSums) => Number(answered >= leastForShare);
  return hasEnough(b) - hasEnough(a) || a.correct / a.answered - b.correct / b.answered || b.answered - a.answered;
}

/** A domain below the exam as a whole. */
export interface WeakArea extends Area {
  /** Share of right answers in the domain. */
  share: number;
  /** Of the domain, in the exam. */
  weight: number;
}

/**
 * Those in which one does worse than in the exam as a whole, by the answers in domains that have enough of them: the smallest
 * share of right answers first, as lists show it.
 */
export function weakAreas(...known: Parameters<typeof areasOf>): WeakArea[] {
  const [exam, , sums] = known;
  const answers = exam.blueprint.domains
    .map(({ id, weight }) => ({ id, weight, ...addUp(sums.filter(({ domain }) => domain === id)) }))
    .filter(({ answered }) => isMet(answered));
  const all = addUp(answers);
  const areas = new Map(areasOf(...known).map((area) => [area.domain, area]));
  return answers
    .flatMap(({ id, weight, answered, correct }): WeakArea[] => {
      const area = areas.get(id);
      // Shares as whole numbers: even domains must not differ by a rounding.
      const isBelow = correct * all.answered < all.correct * answered;
      return area && isBelow ? [{ ...area, share: correct / answered, weight }] : [];
    })
    .toSorted(weakestFirst);
}

/** The smallest share first; of the same the one that weighs most in its exam. */
export const weakestFirst = (a: Pick<WeakArea, 'share' | 'weight'>, b: typeof a): number =>
  a.share - b.share || b.weight - a.weight;

const addUp = (rows: readonly Pick<TopicSums, 'answered' | 'correct'>[]) => ({
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
  correct: rows.reduce((sum, row) => sum + row.correct, 0),
});
