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
  /** Its weakest topic of those with enough answers, null where none has a miss, or the domain as a whole does worse. */
  topic: string | null;
  /** Answers about that topic, or about the domain. */
  answered: number;
  wrong: number;
}

/**
 * What to work on in an exam by all that is known: first where less is right than in the exam as a whole, either part most urgent
 * first. Nothing while too little is known.
 */
export function areasOf(exam: Exam, evidence: Evidence | null, sums: readonly TopicSums[], today: LocalDate): Area[] {
  const model = modelOf(exam);
  if (!evidence || !isEstimable(model, evidence)) return [];
  const areas = weaknesses(model, posterior(model, weightsOn(evidence, today))).map((weakness) => {
    const own = sums.filter(({ domain, answered }) => domain === weakness.domain && answered > 0);
    const whole = addUp(own);
    const [topic] = own
      .filter((row) => isSaid(row) && row.correct < row.answered && !isBelow(whole, row))
      .filter((row) => exam.knowledge?.topics.some(({ id }) => id === row.topic))
      .toSorted(weakestTopicFirst);
    const { answered, correct } = topic ?? whole;
    return { ...weakness, topic: topic?.topic ?? null, answered, wrong: answered - correct };
  });
  const all = addUp(sums);
  return areas.toSorted((a, b) => Number(isWeak(b, all)) - Number(isWeak(a, all)));
}

/** Whether less is right there than in all, by enough answers. */
const isWeak = (area: Area, all: Sums): boolean =>
  isSaid(area) && isBelow({ ...area, correct: area.answered - area.wrong }, all);

/** Answers before which a share of them says little. */
const leastForShare = 5;

const isSaid = ({ answered }: Pick<TopicSums, 'answered'>): boolean => answered >= leastForShare;

/** The smallest share of right answers first, of the same share the topic with more answers. */
const weakestTopicFirst = (a: TopicSums, b: TopicSums): number =>
  a.correct / a.answered - b.correct / b.answered || b.answered - a.answered;

/** Those of what to work on that can be called weak. The first is the weak point that all pages name. */
export function weakPoints(...known: Parameters<typeof areasOf>): Area[] {
  const all = addUp(known[2]);
  return areasOf(...known).filter((area) => isWeak(area, all));
}

/**
 * Domains in which one does worse than in the exam as a whole, by the answers in domains that have enough of them: the smallest
 * share of right answers first, as lists show it, of the same the one that weighs most.
 */
export function domainsBelow(...known: Parameters<typeof areasOf>): string[] {
  const [exam, , sums] = known;
  const answers = exam.blueprint.domains
    .map(({ id, weight }) => ({ id, weight, ...addUp(sums.filter(({ domain }) => domain === id)) }))
    .filter(isSaid);
  const all = addUp(answers);
  const areas = new Set(areasOf(...known).map(({ domain }) => domain));
  return answers
    .filter((domain) => areas.has(domain.id) && isBelow(domain, all))
    .toSorted((a, b) => a.correct / a.answered - b.correct / b.answered || b.weight - a.weight)
    .map(({ id }) => id);
}

type Sums = Pick<TopicSums, 'answered' | 'correct'>;

/** Whether the share of right answers is smaller. By whole numbers: even shares must not differ by a rounding. */
const isBelow = (part: Sums, all: Sums): boolean => part.correct * all.answered < all.correct * part.answered;

const addUp = (rows: readonly Sums[]): Sums => ({
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
  correct: rows.reduce((sum, row) => sum + row.correct, 0),
});
