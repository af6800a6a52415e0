import { type Form, halfLifeDays, keptPerAnswer, kindCount, kindOf, levels, type Weights } from './evidence.ts';
import { chance, examChance, type ExamModel, floors } from './model.ts';
import { posterior, scorePosterior } from './posterior.ts';

// How far practice brings the lower end of the expected score. Answers that are still to come are taken to be right as often
// as the ability that is believed today says, and every one of them to teach a little.

/** What an answer teaches in its domain, in logits: the simulation's learner, and half a learner on each side. */
export const learningRates = { slow: 0.002, middling: 0.004, fast: 0.006 };

/** Questions a day beyond which nobody is told that a plan is possible. */
export const mostPerDay = 40;

export interface Start {
  model: ExamModel;
  /** All answers as they weigh today. */
  weights: Weights;
  /** Ability believed in each domain, in the order of the model. */
  abilities: readonly number[];
}

export const startOf = (model: ExamModel, weights: Weights): Start => ({
  model,
  weights,
  abilities: posterior(model, weights).domains.map(({ mean }) => abilityFor(model, mean)),
});

/** Lower end of the expected score, 0 to 1, after so many days with so many answers each. */
export function lowAfter(start: Start, days: number, perDay: number, learning: number): number {
  return scorePosterior(start.model, weightsAfter(start, days, perDay, learning)).low;
}

/** The smallest whole number of questions a day that brings the lower end to the cut; null when no possible one does. */
export function neededPerDay(start: Start, days: number, learning: number): number | null {
  const reaches = (perDay: number) => lowAfter(start, days, perDay, learning) >= start.model.cut;
  return reaches(mostPerDay) ? firstOf(0, mostPerDay, reaches) : null;
}

/** The fewest days, more than `days` and at most `most`, after which a possible number of questions is enough; else null. */
export function nearestAfter(start: Start, days: number, most: number, learning: number): number | null {
  const reaches = (later: number) => lowAfter(start, later, mostPerDay, learning) >= start.model.cut;
  return days < most && reaches(most) ? firstOf(days + 1, most, reaches) : null;
}

/** The first whole number from which on something holds that holds at the last. */
function firstOf(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const highestAbility = 4;

/** The ability that gets this share of the exam right. */
function abilityFor(model: ExamModel, share: number): number {
  let [low, high] = [-highestAbility, highestAbility];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (examChance(model, middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function weightsAfter({ model, weights, abilities }: Start, days: number, perDay: number, learning: number): Weights {
  const keptOfDay = perDay === 0 ? 0.5 ** (1 / halfLifeDays) : keptPerAnswer ** perDay;
  const practised = perDay === 0 ? 0 : days;
  return Object.fromEntries(
    model.domains.map(({ id, weight }, d) => {
      const sums = Array.from({ length: kindCount }, (_sum, kind) => (weights[id]?.[kind] ?? 0) * keptOfDay ** days);
      for (let day = 0; day < practised; day++) {
        const ability = (abilities[d] ?? 0) + learning * weight * perDay * day;
        const counts = weight * perDay * keptOfDay ** (days - 1 - day);
        addDay(sums, model, Math.min(highestAbility, ability), counts);
      }
      return [id, sums];
    }),
  );
}

/** So many answers of somebody of this ability, over levels and forms as the exam mixes them. */
function addDay(sums: number[], { levelMix, pairShare }: ExamModel, ability: number, answers: number): void {
  const shares: readonly [Form, number][] = [
    ['single', 1 - pairShare],
    ['pair', pairShare],
  ];
  for (const level of levels)
    for (const [form, share] of shares) {
      const right = chance(ability, level, floors[form]);
      const part = answers * levelMix[level] * share;
      const [correct, wrong] = [true, false].map((isCorrect) => kindOf({ level, form, isCorrect }));
      if (correct !== undefined) sums[correct] = (sums[correct] ?? 0) + part * right;
      if (wrong !== undefined) sums[wrong] = (sums[wrong] ?? 0) + part * (1 - right);
    }
}
