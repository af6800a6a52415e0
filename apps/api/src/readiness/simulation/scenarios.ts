import type { Level } from '../../knowledge/knowledge.types.ts';
import { addDays } from '../../time/local-days.ts';
import { addAnswer, type Evidence, levels, noEvidence, weightsOn } from '../evidence.ts';
import type { ExamModel } from '../model.ts';
import { posterior } from '../posterior.ts';
import { diceOf } from './dice.ts';
import { answersRight, drawLearner, sitExam, trueCurve } from './truth.ts';

/** Weights, questions and cut of AWS CLF-C02, of which 50 questions count. */
export const simulatedExam: ExamModel = {
  domains: [
    { id: 'concepts', weight: 0.24 },
    { id: 'security', weight: 0.3 },
    { id: 'technology', weight: 0.34 },
    { id: 'billing', weight: 0.12 },
  ],
  levelMix: { 1: 0.3, 2: 0.5, 3: 0.2 },
  pairShare: 0,
  questions: 50,
  cut: 0.7,
};

export interface Scenario {
  id: string;
  name: string;
  model: ExamModel;
  /** Answers after which the model is asked. */
  checkpoints: readonly number[];
  /** How far people lie from what the model assumes, in logits. */
  shift?: number;
  /** What every answer teaches in its domain, in logits. */
  learning?: number;
  /** Practises this domain only. */
  only?: string;
  /** Shares of the levels in practice; the exam's where nothing is said. */
  levels?: Readonly<Record<Level, number>>;
}

const model = simulatedExam;

export const scenarios: readonly Scenario[] = [
  { id: 'A', name: 'practises what the exam asks', model, checkpoints: [0, 10, 20, 40, 80, 160, 320] },
  { id: 'B', name: 'learns with every answer', model, checkpoints: [40, 160, 320], learning: 0.004 },
  { id: 'C', name: 'weaker than assumed', model, checkpoints: [10, 20, 40, 160], shift: -0.75 },
  { id: 'C2', name: 'stronger than assumed', model, checkpoints: [20, 40, 80, 160], shift: 0.75 },
  { id: 'D', name: 'practises one domain of 12 %', model, checkpoints: [20, 80, 160], only: 'billing' },
  { id: 'E', name: 'easy questions only', model, checkpoints: [20, 80, 160], levels: { 1: 1, 2: 0, 3: 0 } },
  { id: 'P', name: 'one in ten asks for two', model: { ...model, pairShare: 0.1 }, checkpoints: [40, 160] },
];

/** What was said of one learner at one moment, and what came true. */
export interface Outcome {
  /** Chance to pass as the model, and three simpler ways, see it. */
  said: { model: number; accuracy: number; share: number; count: number };
  passed: boolean;
  scoreWidth: number;
  isScoreCovered: boolean;
  /** Domains whose interval holds the truth. */
  domainsCovered: number;
}

const answersPerDay = 20;
const firstDay = '2026-01-01';

/** One outcome for each checkpoint. The same seed gives the same learner. */
export function follow(scenario: Scenario, seed: number): Outcome[] {
  const { model, shift = 0, learning = 0, checkpoints, levels: practised = model.levelMix } = scenario;
  const dice = diceOf(seed);
  const curve = curveOf(model);
  const learner = drawLearner(model, dice, shift);
  const domainShares = model.domains.map(({ id, weight }) => (scenario.only ? Number(id === scenario.only) : weight));
  const levelShares = levels.map((level) => practised[level]);
  const outcomes: Outcome[] = [];
  let evidence: Evidence = noEvidence;
  let right = 0;
  for (let n = 0; ; n++) {
    const day = addDays(firstDay, Math.floor(Math.max(0, n - 1) / answersPerDay));
    if (checkpoints.includes(n)) {
      const { score, pass, domains } = posterior(model, weightsOn(evidence, day));
      const { passed, expected } = sitExam(model, dice, learner, curve);
      outcomes.push({
        said: {
          model: pass.value,
          accuracy: byAccuracy(model, right, n),
          share: byShare(model, right, n),
          count: byCount(model, right, n),
        },
        passed,
        scoreWidth: score.high - score.low,
        isScoreCovered: expected >= score.low && expected <= score.high,
        domainsCovered: domains.filter(({ low, high }, d) => {
          const share = curve(learner.thetas[d] ?? 0);
          return share >= low && share <= high;
        }).length,
      });
      if (n === checkpoints.at(-1)) return outcomes;
    }
    const d = dice.pick(domainShares);
    const level = levels[dice.pick(levelShares)] ?? 2;
    const form = dice.even() < model.pairShare ? 'pair' : 'single';
    const isCorrect = answersRight(dice, learner.thetas[d] ?? 0, level, form);
    right += Number(isCorrect);
    const today = addDays(firstDay, Math.floor(n / answersPerDay));
    evidence = addAnswer(evidence, {
      domain: model.domains[d]?.id ?? '',
      level,
      form,
      isCorrect,
      weight: 1,
      day: today,
    });
    learner.thetas[d] = (learner.thetas[d] ?? 0) + learning;
  }
}

const curves = new Map<ExamModel, (theta: number) => number>();

function curveOf(model: ExamModel): (theta: number) => number {
  const known = curves.get(model) ?? trueCurve(model);
  curves.set(model, known);
  return known;
}

/** "Passes whoever has been right as often as the cut asks." */
const byAccuracy = ({ cut }: ExamModel, right: number, n: number): number => (n === 0 ? 0.5 : Number(right >= cut * n));

/** How likely the share of right answers is above the cut, if every question were alike (beta-binomial). */
function byShare({ cut }: ExamModel, right: number, n: number): number {
  // That at most `right` of n + 1 throws that succeed with the cut's chance do so.
  let term = (1 - cut) ** (n + 1);
  let sum = 0;
  for (let k = 0; k <= right; k++) {
    sum += term;
    term *= ((n + 1 - k) * cut) / ((k + 1) * (1 - cut));
  }
  return sum;
}

/** The same for the result of as many questions as the exam has: what counting alone can say at best. */
function byCount({ questions, cut }: ExamModel, right: number, n: number): number {
  const a = right + 1;
  const b = n - right + 1;
  // The share of each result follows from the one before it.
  let share = 1;
  for (let i = 0; i < questions; i++) share *= (b + i) / (a + b + i);
  let passing = 0;
  const needed = Math.ceil(cut * questions - 1e-9);
  for (let k = 0; k <= questions; k++) {
    if (k >= needed) passing += share;
    share *= ((questions - k) * (a + k)) / ((k + 1) * (b + questions - k - 1));
  }
  return passing;
}
