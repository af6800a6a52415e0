import { daysBetween, type LocalDate } from '../time/local-days.ts';
import { type Evidence, weightsOn } from './evidence.ts';
import type { ExamModel } from './model.ts';
import { type DomainPosterior, posterior, scorePosterior } from './posterior.ts';

/** Shares in per cent: never quite 0 or 100, and null while too little is known to say anything. */
export type Estimate = { value: number; low: number; high: number } | { value: null; low: null; high: null };

export type Readiness = 'INSUFFICIENT' | 'BELOW' | 'BORDERLINE' | 'READY';
export type Confidence = 'INSUFFICIENT' | 'LOW' | 'MEDIUM' | 'HIGH';

/** What a person still misses to be called ready. */
export type Missing = 'SCORE' | 'PROBABILITY' | 'SIMULATION' | 'RECENT_PRACTICE';

/** What the model says of one learner and one exam. */
export interface Standing {
  /** Answers that count. */
  answers: number;
  /** Share of the exam, by weight, whose domains have three answers or more. */
  coverage: number;
  confidence: Confidence;
  level: Readiness;
  /** Expected result of the exam: share of right answers. */
  score: Estimate;
  /** Chance to pass. */
  pass: Estimate;
  missing: Missing[];
  domains: DomainPosterior[];
}

export const rules = {
  /** Fewer answers than this say nothing. */
  fewestAnswers: 20,
  /** Answers that a domain needs to count as met. */
  fewestPerDomain: 3,
  /** Share of the exam that has to be met. */
  leastCoverage: 0.6,
  /** Least chance to pass of somebody who is ready. */
  leastPass: 0.8,
  /** Days after which practice is not recent. */
  recentDays: 14,
};

export interface Surroundings {
  today: LocalDate;
  /** Whether a full simulation with a clock was finished. */
  hasSimulated: boolean;
}

export function standing(model: ExamModel, evidence: Evidence, { today, hasSimulated }: Surroundings): Standing {
  const { score, pass, domains } = posterior(model, weightsOn(evidence, today));
  const answers = answersIn(evidence);
  const coverage = coverageOf(model, evidence);
  const confidence = confidenceOf(answers, coverage);
  if (confidence === 'INSUFFICIENT')
    return { answers, coverage, confidence, level: confidence, score: unknown, pass: unknown, missing: [], domains };
  const isRecent = evidence.day !== null && daysBetween(evidence.day, today) <= rules.recentDays;
  const missing: Missing[] = [];
  if (score.low < model.cut) missing.push('SCORE');
  if (pass.value < rules.leastPass) missing.push('PROBABILITY');
  if (!hasSimulated) missing.push('SIMULATION');
  if (!isRecent) missing.push('RECENT_PRACTICE');
  const level = score.high < model.cut ? 'BELOW' : missing.length === 0 ? 'READY' : 'BORDERLINE';
  return { answers, coverage, confidence, level, score: inPercent(score), pass: inPercent(pass), missing, domains };
}

/** The expected result of the exam alone, as `standing` has it. */
export function scoreOf(model: ExamModel, evidence: Evidence, today: LocalDate): Estimate {
  if (!isEstimable(model, evidence)) return unknown;
  return inPercent(scorePosterior(model, weightsOn(evidence, today)));
}

/** Whether enough is known for an estimate. */
export const isEstimable = (model: ExamModel, evidence: Evidence): boolean =>
  confidenceOf(answersIn(evidence), coverageOf(model, evidence)) !== 'INSUFFICIENT';

const answersIn = ({ counts }: Evidence): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const unknown: Estimate = { value: null, low: null, high: null };

const clamped = (share: number): number => Math.min(99, Math.max(1, share * 100));

/** Shares as they are shown. */
export const inPercent = ({ value, low, high }: { value: number; low: number; high: number }): Estimate => ({
  value: clamped(value),
  low: clamped(low),
  high: clamped(high),
});

/** Share of the exam, by weight, whose domains have enough answers. */
export const coverageOf = (model: ExamModel, { counts }: Evidence): number =>
  model.domains.reduce((sum, { id, weight }) => sum + (isMet(counts[id] ?? 0) ? weight : 0), 0);

/** Whether a domain with so many answers counts as met. */
export const isMet = (answers: number): boolean => answers >= rules.fewestPerDomain;

/** How far the figure can be relied on. Below 40 answers a wrong start can still be felt. */
function confidenceOf(answers: number, coverage: number): Confidence {
  if (answers < rules.fewestAnswers || coverage < rules.leastCoverage) return 'INSUFFICIENT';
  if (answers < 40) return 'LOW';
  return answers < 160 ? 'MEDIUM' : 'HIGH';
}

export type Mastery = 'NO_DATA' | 'BEGINNER' | 'FAMILIAR' | 'PROFICIENT' | 'MASTERED';

/** A word for what is known of a domain. */
export function masteryOf({ mean, low }: Pick<DomainPosterior, 'mean' | 'low'>, answers: number): Mastery {
  if (!isMet(answers)) return 'NO_DATA';
  if (mean < 0.5) return 'BEGINNER';
  if (mean < 0.7) return 'FAMILIAR';
  return mean >= 0.85 && low >= 0.7 ? 'MASTERED' : 'PROFICIENT';
}

export interface Weakness {
  domain: string;
  /** What practice here is worth: what is missed, and half of what is not known yet, times the weight in the exam. */
  urgency: number;
  priority: 'HIGH' | 'MEDIUM' | 'LOW';
}

/** Domains by what practice in them is worth, most urgent first. Domains nobody would call weak are left out. */
export function weaknesses(model: ExamModel, { domains }: Pick<Standing, 'domains'>): Weakness[] {
  return model.domains
    .flatMap(({ id, weight }, d) => {
      const known = domains[d];
      if (!known || known.low >= model.cut) return [];
      const urgency = weight * (1 - known.mean) + 0.5 * weight * known.spread;
      const priority: Weakness['priority'] =
        known.high < model.cut ? 'HIGH' : known.mean < model.cut ? 'MEDIUM' : 'LOW';
      return [{ domain: id, urgency, priority }];
    })
    .toSorted((a, b) => b.urgency - a.urgency);
}
