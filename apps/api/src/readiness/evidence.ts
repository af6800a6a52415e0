import type { Level } from '../knowledge/knowledge.types.ts';
import { daysBetween, type LocalDate } from '../time/local-days.ts';

/** One of four, or two of five. */
export type Form = 'single' | 'pair';

/** What the model reads of one answer. */
export interface EvidentAnswer {
  /** Id of the official domain of the question. */
  domain: string;
  level: Level;
  form: Form;
  isCorrect: boolean;
  /** How much it counts, 0 to 1: see `weightOf`. */
  weight: number;
  /** The learner's local day. */
  day: LocalDate;
}

export const levels: readonly Level[] = [1, 2, 3];
export const forms: readonly Form[] = ['single', 'pair'];

/** Answers of the same level, form and outcome say the same about a domain: so many kinds there are. */
export const kindCount = levels.length * forms.length * 2;

export const kindOf = ({ level, form, isCorrect }: Pick<EvidentAnswer, 'level' | 'form' | 'isCorrect'>): number =>
  ((level - 1) * forms.length + forms.indexOf(form)) * 2 + (isCorrect ? 1 : 0);

/** Weights of the answers of each domain, added up by kind. */
export type Weights = Record<string, readonly number[]>;

/**
 * All that is kept of a learner's answers in one exam. The log-likelihood of a domain is a sum over its answers, and there
 * are few kinds of answers, so that the weight of each kind is the whole table. Sums do not know an order: answers of one
 * day may be added in any. Plain data, to be stored as JSON.
 */
export interface Evidence {
  /** Day of the last answer, null before the first. */
  day: LocalDate | null;
  /** Answers given on that day. */
  answeredThatDay: number;
  /** Answers of that day. */
  thatDay: Weights;
  /** Answers of the days before, aged to that day. */
  before: Weights;
  /** Answers that count at all, by domain. */
  counts: Record<string, number>;
}

export const noEvidence: Evidence = { day: null, answeredThatDay: 0, thatDay: {}, before: {}, counts: {} };

/** What is left of an answer's weight for each answer given on a later day: people learn. */
export const keptPerAnswer = 0.99;

/** Days without an answer after which an answer weighs half: people forget. */
export const halfLifeDays = 120;

/** The evidence with one more answer. A day before the last one counts as the last. */
export function addAnswer(evidence: Evidence, answer: EvidentAnswer): Evidence {
  const { domain, weight } = answer;
  const { day, answeredThatDay, thatDay, before, counts } = evidenceOn(evidence, answer.day);
  const sums = [...(thatDay[domain] ?? nothing)];
  const kind = kindOf(answer);
  sums[kind] = (sums[kind] ?? 0) + weight;
  return {
    day,
    answeredThatDay: answeredThatDay + 1,
    thatDay: { ...thatDay, [domain]: sums },
    before,
    counts: weight > 0 ? { ...counts, [domain]: (counts[domain] ?? 0) + 1 } : counts,
  };
}

/** The weights as they are on a day. Ageing happens between days, so that within a day only answers change anything. */
export function weightsOn(evidence: Evidence, day: LocalDate): Weights {
  const { thatDay, before } = evidenceOn(evidence, day);
  return sum(before, 1, thatDay, 1);
}

/** The same evidence, seen from a later day: what was answered until then becomes earlier days, and older. */
function evidenceOn(evidence: Evidence, day: LocalDate): Evidence {
  if (evidence.day === null) return { ...evidence, day };
  if (day <= evidence.day) return evidence;
  const idle = daysBetween(evidence.day, day) - 1;
  const forgotten = 0.5 ** (idle / halfLifeDays);
  const learnt = keptPerAnswer ** evidence.answeredThatDay;
  return {
    day,
    answeredThatDay: 0,
    thatDay: {},
    before: sum(evidence.before, learnt * forgotten, evidence.thatDay, forgotten),
    counts: evidence.counts,
  };
}

const nothing: readonly number[] = Array.from({ length: kindCount }, () => 0);

function sum(a: Weights, timesA: number, b: Weights, timesB: number): Weights {
  const domains = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...domains].map((domain) => [
      domain,
      nothing.map((_zero, kind) => (a[domain]?.[kind] ?? 0) * timesA + (b[domain]?.[kind] ?? 0) * timesB),
    ]),
  );
}

/** An answer faster than this was hardly read. */
const hastyMs = 2000;

/**
 * How much an answer counts: not at all where the same stem was answered within a day, half where the same fact was met in
 * another form on the same day or a model wrote the question, 0.3 where it took less than two seconds. The least one applies.
 */
export function weightOf({
  timeMs,
  sameStem,
  sameFact,
  isWritten,
}: {
  timeMs: number;
  sameStem: boolean;
  sameFact: boolean;
  isWritten: boolean;
}): number {
  if (sameStem) return 0;
  return Math.min(sameFact || isWritten ? 0.5 : 1, timeMs < hastyMs ? 0.3 : 1);
}
