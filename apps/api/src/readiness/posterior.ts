import type { Level } from '../knowledge/knowledge.types.ts';
import { kindCount, levels, type Weights } from './evidence.ts';
import {
  chance,
  type ExamModel,
  examCurves,
  examDays,
  floors,
  generals,
  logChances,
  logGenerals,
  thetas,
  within,
} from './model.ts';
import { type Interval, normalBelow } from './normal.ts';

const size = thetas.length;
const dayCount = examDays.length;

/** What the answers say about a learner's result in an exam. Shares of right answers, 0 to 1. */
export interface Posterior {
  /** Expected share of right answers on the day of the exam, with its 80 % interval. */
  score: Interval & { value: number };
  /** Chance to reach the cut, and the same at both ends of the interval of the score. */
  pass: Interval & { value: number };
  /** Expected share of right answers in each domain, in the order of the model. */
  domains: DomainPosterior[];
}

export interface DomainPosterior extends Interval {
  id: string;
  mean: number;
  /** Standard deviation of what is believed. */
  spread: number;
  /** Chance to answer a question of each level right in practice, one of four options given. */
  chances: Readonly<Record<Level, number>>;
}

/**
 * Exact on its grid: the ability in each domain given the general one, mixed over the general ability, weighted by how well
 * both explain the answers. No chance is in it; the same weights give the same result.
 */
export function posterior(model: ExamModel, weights: Weights): Posterior {
  const fit = explain(model, weights);
  return {
    ...result(model, fit),
    domains: model.domains.map(({ id }, d) => ({ id, ...mastery(examCurves(model), fit, d) })),
  };
}

/** The score alone, as `posterior` has it: what is stored with every answer. */
export const scorePosterior = (model: ExamModel, weights: Weights): Posterior['score'] =>
  scoreFrom(mixtureOf(model, explain(model, weights)));

/** How well each ability explains the answers. */
interface Fit {
  /** Likelihood over `thetas` of each domain, the largest value being 1. */
  likelihoods: Float64Array[];
  /** The same for each general ability, of each domain. */
  explains: Float64Array[];
  /** What is believed of the general ability. */
  believed: Float64Array;
}

function explain(model: ExamModel, weights: Weights): Fit {
  const logTotal = logGenerals.slice();
  const likelihoods = model.domains.map(({ id }) => likelihoodOf(weights[id]));
  const explains = likelihoods.map((given) => {
    const totals = new Float64Array(generals.length);
    for (let g = 0; g < generals.length; g++) {
      let total = 0;
      for (let i = 0; i < size; i++) total += at(within, g * size + i) * at(given, i);
      totals[g] = total;
      logTotal[g] = at(logTotal, g) + Math.log(total);
    }
    return totals;
  });
  return { likelihoods, explains, believed: normalised(logTotal) };
}

/** Normal distributions of the score, one for each general ability and day of the exam, and how much each weighs. */
interface Mixture {
  share: Float64Array;
  mean: Float64Array;
  variance: Float64Array;
}

/** A general ability that is believed in less than this changes nothing that is shown. */
const least = 1e-9;
const given = new Float64Array(size);

function mixtureOf(model: ExamModel, { likelihoods, explains, believed }: Fit): Mixture {
  const curves = examCurves(model);
  const rows = Array.from(believed.keys()).filter((g) => at(believed, g) > least);
  const parts = rows.length * dayCount;
  const [share, mean, variance] = [new Float64Array(parts), new Float64Array(parts), new Float64Array(parts)];
  for (const [row, g] of rows.entries()) {
    for (let day = 0; day < dayCount; day++)
      share[row * dayCount + day] = at(believed, g) * (examDays[day]?.share ?? 0);
    for (const [d, { weight }] of model.domains.entries()) {
      const known = likelihoods[d] ?? given;
      const total = at(explains[d] ?? believed, g);
      for (let i = 0; i < size; i++) given[i] = (at(within, g * size + i) * at(known, i)) / total;
      for (let day = 0; day < dayCount; day++) {
        let first = 0;
        let second = 0;
        for (let i = 0; i < size; i++) {
          const p = at(curves, day * size + i);
          const part = at(given, i) * p;
          first += part;
          second += part * p;
        }
        const part = row * dayCount + day;
        mean[part] = at(mean, part) + weight * first;
        variance[part] = at(variance, part) + weight * weight * Math.max(0, second - first * first);
      }
    }
  }
  return { share, mean, variance };
}

/** Reading a typed array within its bounds. */
const at = (values: Float64Array, index: number): number => values[index] as number;

function likelihoodOf(weights: readonly number[] | undefined): Float64Array {
  const logs = new Float64Array(size);
  for (let kind = 0; kind < kindCount; kind++) {
    const weight = weights?.[kind] ?? 0;
    if (weight !== 0) for (let i = 0; i < size; i++) logs[i] = at(logs, i) + weight * at(logChances, kind * size + i);
  }
  const most = logs.reduce((a, b) => Math.max(a, b), -Infinity);
  return logs.map((log) => Math.exp(log - most));
}

function normalised(logs: Float64Array): Float64Array {
  const most = logs.reduce((a, b) => Math.max(a, b), -Infinity);
  const shares = logs.map((log) => Math.exp(log - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

function result(model: ExamModel, fit: Fit): Pick<Posterior, 'score' | 'pass'> {
  const mixture = mixtureOf(model, fit);
  const score = scoreFrom(mixture);
  const { share, mean, variance } = mixture;
  let value = 0;
  for (let part = 0; part < share.length; part++)
    value += at(share, part) * passChance(model, at(mean, part), at(variance, part));
  const [low, high] = [passChance(model, score.low, 0), passChance(model, score.high, 0)];
  return { score, pass: { value, low: Math.min(value, low), high: Math.max(value, high) } };
}

function scoreFrom(mixture: Mixture): Posterior['score'] {
  const value = mixture.mean.reduce((sum, mean, part) => sum + at(mixture.share, part) * mean, 0);
  return { value, low: quantile(0.1, mixture), high: quantile(0.9, mixture) };
}

/** Chance that somebody with this expected share, known up to this variance, reaches the cut. */
function passChance({ questions, cut }: ExamModel, score: number, variance: number): number {
  const needed = (Math.ceil(cut * questions - 1e-9) - 0.5) / questions;
  return normalBelow((score - needed) / Math.sqrt((score * (1 - score)) / questions + variance));
}

const accuracy = 1e-8;
const mostSteps = 60;

/** False position, the end that stays counting half each time (Illinois). */
function quantile(order: number, { share, mean, variance }: Mixture): number {
  const beyond = (score: number) => {
    let below = 0;
    for (let part = 0; part < share.length; part++)
      below += at(share, part) * normalBelow((score - at(mean, part)) / Math.sqrt(at(variance, part) + 1e-12));
    return below - order;
  };
  let [low, high] = [0, 1];
  let [atLow, atHigh] = [-order, 1 - order];
  let side = 0;
  for (let step = 0; step < mostSteps && high - low > accuracy; step++) {
    const score = (low * atHigh - high * atLow) / (atHigh - atLow);
    const found = beyond(score);
    if (Math.abs(found) < accuracy) return score;
    if (found < 0) {
      [low, atLow] = [score, found];
      if (side === -1) atHigh /= 2;
      side = -1;
    } else {
      [high, atHigh] = [score, found];
      if (side === 1) atLow /= 2;
      side = 1;
    }
  }
  return (low + high) / 2;
}

const rightOf = (level: Level) => thetas.map((theta) => chance(theta, level, floors.single));

/** Chance of a right answer over `thetas`, by level. */
const rightAt: Readonly<Record<Level, Float64Array>> = { 1: rightOf(1), 2: rightOf(2), 3: rightOf(3) };

/** Mean, spread and 80 % interval of the share of right answers in one domain, as in practice. */
function mastery(
  curves: Float64Array,
  { likelihoods, explains, believed }: Fit,
  d: number,
): Omit<DomainPosterior, 'id'> {
  const [known, totals] = [likelihoods[d] ?? believed, explains[d] ?? believed];
  const practice = ((dayCount - 1) / 2) * size;
  let mean = 0;
  let square = 0;
  let below = 0;
  let low = at(curves, practice);
  let high = at(curves, practice + size - 1);
  let isLowSet = false;
  let isHighSet = false;
  const chances: Record<Level, number> = { 1: 0, 2: 0, 3: 0 };
  for (let i = 0; i < size; i++) {
    let share = 0;
    for (let g = 0; g < generals.length; g++) share += (at(believed, g) * at(within, g * size + i)) / at(totals, g);
    share *= at(known, i);
    const p = at(curves, practice + i);
    mean += share * p;
    square += share * p * p;
    for (const level of levels) chances[level] += share * at(rightAt[level], i);
    const before = below;
    below += share;
    // A point of the grid stands for what lies half a step around it, and there the share grows evenly.
    const between = (order: number) => {
      const from = (p + at(curves, practice + Math.max(0, i - 1))) / 2;
      const to = (p + at(curves, practice + Math.min(size - 1, i + 1))) / 2;
      return from + ((to - from) * (order - before)) / share;
    };
    if (!isLowSet && below >= 0.1) [low, isLowSet] = [between(0.1), true];
    if (!isHighSet && below >= 0.9) [high, isHighSet] = [between(0.9), true];
  }
  return { mean, spread: Math.sqrt(Math.max(0, square - mean * mean)), low, high, chances };
}
