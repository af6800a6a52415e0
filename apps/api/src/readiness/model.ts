import type { Level } from '../knowledge/knowledge.types.ts';
import { type Form, forms, kindCount, kindOf, levels } from './evidence.ts';

/** What the model knows of an exam. */
export interface ExamModel {
  /** Official domains; the weights add up to 1. */
  domains: readonly { id: string; weight: number }[];
  /** Share of each level in the exam; they add up to 1. */
  levelMix: Readonly<Record<Level, number>>;
  /** Share of questions that ask for two options. */
  pairShare: number;
  /** Questions that count towards the result. */
  questions: number;
  /** Share of right answers needed to pass, 0 to 1. Assumed: providers publish scaled marks only. */
  cut: number;
}

/** Chance of a right guess. */
export const floors: Readonly<Record<Form, number>> = { single: 1 / 4, pair: 1 / 10 };

/** Difficulty of each level, in logits. */
export const difficulties: Readonly<Record<Level, number>> = { 1: -1, 2: 0, 3: 1 };

/** Questions of one level differ from each other by so much (standard deviation, logits); 1.7² = 2.89 joins logistic and normal curves. */
const itemSpread = 0.5;
const flatten = Math.sqrt(1 + itemSpread ** 2 / 2.89);

/** Ability over everybody: mean and standard deviation, in logits. The mean makes passing at a cut of 70 % about even. */
export const ability = { mean: 0.35, spread: 1 };

/** How far the domains of one person lie from their general ability (standard deviation, logits). */
export const domainSpread = 0.5;

/** How far the day of the exam lies from practice (standard deviation, logits): about 4 points, and the same for all questions. */
export const examDaySpread = 0.25;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Chance of a right answer of somebody with this ability in the domain. */
export const chance = (theta: number, level: Level, floor: number): number =>
  floor + (1 - floor) * logistic((theta - difficulties[level]) / flatten);

/** Chance of a right answer to a question as the exam asks it. */
export function examChance({ levelMix, pairShare }: ExamModel, theta: number): number {
  const floor = (1 - pairShare) * floors.single + pairShare * floors.pair;
  return levels.reduce((sum, level) => sum + levelMix[level] * chance(theta, level, floor), 0);
}

const range = (from: number, to: number, points: number): Float64Array =>
  Float64Array.from({ length: points }, (_zero, i) => from + ((to - from) * i) / (points - 1));

/** Abilities in a domain for which the likelihood is kept, in steps of 1/8. */
export const thetas = range(-4.5, 4.5, 73);

/** General abilities, in steps of 1/6. */
export const generals = range(ability.mean - 4, ability.mean + 4, 49);

/** Log-likelihood of one answer of each kind, one row of `thetas` after another. */
export const logChances: Float64Array = (() => {
  const table = new Float64Array(kindCount * thetas.length);
  for (const level of levels)
    for (const form of forms)
      thetas.forEach((theta, i) => {
        const right = chance(theta, level, floors[form]);
        table[kindOf({ level, form, isCorrect: true }) * thetas.length + i] = Math.log(right);
        table[kindOf({ level, form, isCorrect: false }) * thetas.length + i] = Math.log(1 - right);
      });
  return table;
})();

/** Log of the share of people with each general ability. */
export const logGenerals = generals.map((g) => -0.5 * ((g - ability.mean) / ability.spread) ** 2);

/** Share of each ability in a domain among people of one general ability, one row of `thetas` after another. */
export const within: Float64Array = (() => {
  const table = new Float64Array(generals.length * thetas.length);
  generals.forEach((g, row) => {
    const shares = thetas.map((theta) => Math.exp(-0.5 * ((theta - g) / domainSpread) ** 2));
    const all = shares.reduce((sum, share) => sum + share, 0);
    shares.forEach((share, i) => (table[row * thetas.length + i] = share / all));
  });
  return table;
})();

/** Five days that stand for all days of an exam (Gauss and Hermite). */
export const examDays = [-2.856970013872806, -1.355626179974266, 0, 1.355626179974266, 2.856970013872806].map(
  (z, i) => ({
    shift: z * examDaySpread,
    share: [0.011257411327721, 0.222075922005613, 0.533333333333333][i < 3 ? i : 4 - i] ?? 0,
  }),
);

const curves = new WeakMap<ExamModel, Float64Array>();

/** Chance of a right answer in the exam for each ability, one row for each of `examDays`. */
export function examCurves(model: ExamModel): Float64Array {
  const known = curves.get(model);
  if (known) return known;
  const table = new Float64Array(examDays.length * thetas.length);
  examDays.forEach(({ shift }, row) =>
    thetas.forEach((theta, i) => (table[row * thetas.length + i] = examChance(model, theta + shift))),
  );
  curves.set(model, table);
  return table;
}
