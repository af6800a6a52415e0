import { expect, test } from 'vitest';
import { addDays } from '../time/local-days.ts';
import { addAnswer, type Evidence, forms, kindCount, kindOf, levels, noEvidence, weightsOn } from './evidence.ts';
import { chance, floors } from './model.ts';
import { learningRates, lowAfter, mostPerDay, nearestAfter, neededPerDay, startOf } from './plan.ts';
import { scorePosterior } from './posterior.ts';
import { diceOf } from './simulation/dice.ts';
import { simulatedExam as model } from './simulation/scenarios.ts';
import { answersRight } from './simulation/truth.ts';

const today = '2026-01-10';
const { slow, middling, fast } = learningRates;

/** Somebody of one ability in all domains who has answered so many questions by blueprint. */
function practised(theta: number, answers: number, seed = 7): { evidence: Evidence; dice: ReturnType<typeof diceOf> } {
  const dice = diceOf(seed);
  let evidence = noEvidence;
  for (let i = 0; i < answers; i++)
    evidence = answered(evidence, dice, theta, addDays(today, Math.floor(i / 20) - answers / 20));
  return { evidence, dice };
}

function answered(evidence: Evidence, dice: ReturnType<typeof diceOf>, theta: number, day: string): Evidence {
  const { id: domain } = model.domains[dice.pick(model.domains.map(({ weight }) => weight))] ?? { id: '' };
  const isCorrect = answersRight(dice, theta, 2, 'single');
  return addAnswer(evidence, { domain, level: 2, form: 'single', isCorrect, weight: 1, day });
}

const startAt = (theta: number) => startOf(model, weightsOn(practised(theta, 80).evidence, today));

test('more questions a day, more days and faster learning never ask for more a day', () => {
  const start = startAt(0.7);
  const needed = (days: number, rate: number) => neededPerDay(start, days, rate) ?? mostPerDay + 1;
  for (const days of [10, 20, 40, 80]) {
    expect(needed(days, fast)).toBeLessThanOrEqual(needed(days, middling));
    expect(needed(days, middling)).toBeLessThanOrEqual(needed(days, slow));
    expect(needed(days * 2, middling)).toBeLessThanOrEqual(needed(days, middling));
    expect(lowAfter(start, days, 30, middling)).toBeGreaterThan(lowAfter(start, days, 5, middling));
  }
});

test('the number is the smallest that reaches the cut', () => {
  const start = startAt(0.7);
  const needed = neededPerDay(start, 40, middling) ?? Number.NaN;
  expect(needed).toBeGreaterThan(0);
  expect(lowAfter(start, 40, needed, middling)).toBeGreaterThanOrEqual(model.cut);
  expect(lowAfter(start, 40, needed - 1, middling)).toBeLessThan(model.cut);
});

test('a date that comes too soon is said to, with the first day that does not', () => {
  const start = startAt(0.4);
  expect(neededPerDay(start, 1, middling)).toBeNull();
  const nearest = nearestAfter(start, 1, 365, middling) ?? Number.NaN;
  expect(neededPerDay(start, nearest, middling)).not.toBeNull();
  expect(neededPerDay(start, nearest - 1, middling)).toBeNull();
  expect(nearestAfter(startAt(-3), 1, 30, slow)).toBeNull();
});

test('answers of the last day of a plan weigh in full, those of the day before by what was answered after them', () => {
  const [days, perDay, ability] = [2, 20, 0.5];
  const abilities = model.domains.map(() => ability);
  const expected = model.domains.map(({ id, weight }) => {
    const sums = Array.from({ length: kindCount }, () => 0);
    for (const level of levels)
      for (const form of forms)
        for (const isCorrect of [true, false]) {
          const right = chance(ability, level, floors[form]);
          const asked = model.levelMix[level] * (form === 'pair' ? model.pairShare : 1 - model.pairShare);
          sums[kindOf({ level, form, isCorrect })] =
            weight * perDay * (1 + 0.99 ** perDay) * asked * (isCorrect ? right : 1 - right);
        }
    return [id, sums] as const;
  });
  const { low } = scorePosterior(model, Object.fromEntries(expected));
  expect(lowAfter({ model, weights: {}, abilities }, days, perDay, 0)).toBeCloseTo(low, 6);
});

test('the nearest day is another one, even where the asked one would do', () => {
  const start = startAt(0.7);
  expect(neededPerDay(start, 40, middling)).not.toBeNull();
  expect(nearestAfter(start, 40, 365, middling)).toBe(41);
});

test('without practice the figure fades, and somebody far above the cut needs hardly any', () => {
  const start = startAt(0.7);
  expect(lowAfter(start, 60, 0, middling)).toBeLessThan(lowAfter(start, 0, 0, middling));
  expect(neededPerDay(startAt(2.5), 10, middling)).toBe(0);
});

test('learners who keep to the plan and learn as it assumes end about where it says', () => {
  const ends = Array.from({ length: 30 }, (_learner, seed) => {
    const theta = 0.9;
    const { evidence, dice } = practised(theta, 80, seed + 1);
    const start = startOf(model, weightsOn(evidence, today));
    let later = evidence;
    for (let day = 0; day < 20; day++)
      for (let i = 0; i < 15; i++)
        later = answered(later, dice, theta + (learningRates.middling * day * 15) / 4, addDays(today, day));
    const reached = lowAfter(startOf(model, weightsOn(later, addDays(today, 20))), 0, 0, middling);
    return reached - lowAfter(start, 20, 15, middling);
  });
  expect(Math.abs(ends.reduce((sum, end) => sum + end, 0) / ends.length)).toBeLessThan(0.03);
});
