import type { Level } from '../../knowledge/knowledge.types.ts';
import { type Form, levels } from '../evidence.ts';
import { ability, difficulties, domainSpread, type ExamModel, examDaySpread } from '../model.ts';
import type { Dice } from './dice.ts';

// How the simulated world works. It is richer than the model on purpose: questions of one level differ in difficulty, in how
// well they tell people apart, and in how often a guess is right.

const world = {
  slopeSpread: 0.25,
  difficultySpread: 0.5,
  guess: { single: { mean: 0.22, spread: 0.05 }, pair: { mean: 0.09, spread: 0.03 } },
};

/** Somebody as nobody can see them. */
export interface Learner {
  /** Ability in each domain, in logits, in the order of the model. */
  thetas: number[];
}

/** `shift` moves everybody against what the model assumes. */
export function drawLearner(model: ExamModel, dice: Dice, shift: number): Learner {
  const general = ability.mean + shift + ability.spread * dice.normal();
  return { thetas: model.domains.map(() => general + domainSpread * dice.normal()) };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Whether an answer to a question drawn from so many of its level and form is right. */
export function answersRight(dice: Dice, theta: number, level: Level, form: Form): boolean {
  const slope = Math.exp(world.slopeSpread * dice.normal());
  const difficulty = difficulties[level] + world.difficultySpread * dice.normal();
  const { mean, spread } = world.guess[form];
  const guess = Math.min(0.5, Math.max(0, mean + spread * dice.normal()));
  return dice.even() < guess + (1 - guess) * logistic(slope * (theta - difficulty));
}

// Gauss and Hermite, for a standard normal.
const nodes = [-2.856970013872806, -1.355626179974266, 0, 1.355626179974266, 2.856970013872806];
const shares = [0.011257411327721, 0.222075922005613, 0.533333333333333, 0.222075922005613, 0.011257411327721];
const grid = { from: -8, step: 0.05, points: 321 };

/** Chance of a right answer over all questions of the exam, as a table to look up. */
export function trueCurve(model: ExamModel): (theta: number) => number {
  const guess = (1 - model.pairShare) * world.guess.single.mean + model.pairShare * world.guess.pair.mean;
  const table = Float64Array.from({ length: grid.points }, (_zero, i) => {
    const theta = grid.from + i * grid.step;
    let solved = 0;
    for (const level of levels)
      nodes.forEach((a, j) =>
        nodes.forEach((b, k) => {
          const slope = Math.exp(world.slopeSpread * a);
          const difficulty = difficulties[level] + world.difficultySpread * b;
          const share = (shares[j] ?? 0) * (shares[k] ?? 0) * model.levelMix[level];
          solved += share * logistic(slope * (theta - difficulty));
        }),
      );
    return guess + (1 - guess) * solved;
  });
  return (theta) => {
    const place = Math.min(grid.points - 1.001, Math.max(0, (theta - grid.from) / grid.step));
    const i = Math.floor(place);
    return (table[i] ?? 0) + ((table[i + 1] ?? 0) - (table[i] ?? 0)) * (place - i);
  };
}

export interface Sitting {
  passed: boolean;
  /** Share of right answers that was to be expected that day. */
  expected: number;
}

/** The official exam: its questions by blueprint, on a day that may be better or worse than practice. */
export function sitExam(model: ExamModel, dice: Dice, learner: Learner, curve: (theta: number) => number): Sitting {
  const day = examDaySpread * dice.normal();
  const mix = levels.map((level) => model.levelMix[level]);
  let right = 0;
  let expected = 0;
  for (const [d, count] of allotted(model).entries()) {
    const theta = (learner.thetas[d] ?? 0) + day;
    expected += (model.domains[d]?.weight ?? 0) * curve(theta);
    for (let i = 0; i < count; i++) {
      const form = dice.even() < model.pairShare ? 'pair' : 'single';
      if (answersRight(dice, theta, levels[dice.pick(mix)] ?? 2, form)) right++;
    }
  }
  return { passed: right >= Math.ceil(model.cut * model.questions - 1e-9), expected };
}

/** Questions of each domain, by largest remainder. */
function allotted({ domains, questions }: ExamModel): number[] {
  const exact = domains.map(({ weight }) => weight * questions);
  const counts = exact.map(Math.floor);
  const order = exact
    .map((share, d) => ({ d, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.d - b.d);
  const missing = questions - counts.reduce((sum, count) => sum + count, 0);
  for (const { d } of order.slice(0, missing)) counts[d] = (counts[d] ?? 0) + 1;
  return counts;
}
