import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAnswer, type EvidentAnswer, type Evidence, noEvidence, weightsOn } from './evidence.ts';
import { ability, chance, domainSpread, examDaySpread, type ExamModel, examChance, floors } from './model.ts';
import { posterior } from './posterior.ts';

const model: ExamModel = {
  domains: [
    { id: 'concepts', weight: 0.24 },
    { id: 'security', weight: 0.3 },
    { id: 'technology', weight: 0.34 },
    { id: 'billing', weight: 0.12 },
  ],
  levelMix: { 1: 0.3, 2: 0.5, 3: 0.2 },
  pairShare: 0.1,
  questions: 50,
  cut: 0.7,
};

const lastDay = '2026-03-20';

const answers = fc.record({
  domain: fc.constantFrom(...model.domains.map(({ id }) => id)),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const),
  form: fc.constantFrom('single' as const, 'pair' as const),
  isCorrect: fc.boolean(),
  weight: fc.constantFrom(0, 0.3, 0.5, 1),
  day: fc.constantFrom('2026-02-01', '2026-03-17', '2026-03-18', lastDay),
});

const histories = fc
  .array(answers, { maxLength: 60 })
  .map((list) => list.toSorted((a, b) => a.day.localeCompare(b.day)));

const evidenceOf = (list: EvidentAnswer[]): Evidence => list.reduce(addAnswer, noEvidence);
const judged = (evidence: Evidence, day = lastDay) => posterior(model, weightsOn(evidence, day));

const runs = { numRuns: 150, seed: 7 };

test('the order of the answers of a day changes nothing', () => {
  const shuffled = histories.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.array(fc.integer(), { minLength: list.length, maxLength: list.length }).map((keys) =>
        list
          .map((answer, i) => ({ answer, key: keys[i] ?? 0 }))
          .toSorted((a, b) => a.answer.day.localeCompare(b.answer.day) || a.key - b.key)
          .map(({ answer }) => answer),
      ),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      const a = judged(evidenceOf(one));
      const b = judged(evidenceOf(other));
      for (const figure of ['score', 'pass'] as const)
        for (const end of ['value', 'low', 'high'] as const)
          expect(Math.abs(a[figure][end] - b[figure][end])).toBeLessThan(1e-9);
      for (const [d, { mean, low, high }] of a.domains.entries()) {
        const same = b.domains[d];
        expect(Math.abs(mean - (same?.mean ?? 9))).toBeLessThan(1e-9);
        expect(Math.abs(low - (same?.low ?? 9))).toBeLessThan(1e-9);
        expect(Math.abs(high - (same?.high ?? 9))).toBeLessThan(1e-9);
      }
    }),
    runs,
  );
});

test('a right answer never lowers the expected score or the chance to pass, and a wrong one never raises them', () => {
  fc.assert(
    fc.property(histories, answers, (list, answer) => {
      const before = evidenceOf(list);
      const known = judged(before);
      const right = judged(addAnswer(before, { ...answer, day: lastDay, isCorrect: true }));
      const wrong = judged(addAnswer(before, { ...answer, day: lastDay, isCorrect: false }));
      expect(right.score.value).toBeGreaterThanOrEqual(known.score.value - 1e-9);
      expect(wrong.score.value).toBeLessThanOrEqual(known.score.value + 1e-9);
      expect(right.pass.value).toBeGreaterThanOrEqual(known.pass.value - 1e-6);
      expect(wrong.pass.value).toBeLessThanOrEqual(known.pass.value + 1e-6);
    }),
    runs,
  );
});

test('figures lie in their intervals, and intervals within what is possible', () => {
  fc.assert(
    fc.property(histories, (list) => {
      const { score, pass, domains } = judged(evidenceOf(list));
      for (const { low, value, high } of [
        score,
        pass,
        ...domains.map((domain) => ({ ...domain, value: domain.mean })),
      ]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(high).toBeLessThanOrEqual(1);
      }
    }),
    runs,
  );
});

test('the chance to pass lies in its interval where everything is right, or nothing', () => {
  for (const isCorrect of [true, false]) {
    const all = model.domains.flatMap(({ id }) =>
      Array.from(
        { length: 10 },
        () => ({ domain: id, level: 2, form: 'single', isCorrect, weight: 1, day: lastDay }) as const,
      ),
    );
    const { pass } = judged(evidenceOf(all));
    expect(pass.low).toBeLessThanOrEqual(pass.value);
    expect(pass.high).toBeGreaterThanOrEqual(pass.value);
  }
});

/** Chance of at least `least` right of `count` questions, each with this chance: the exact sum. */
function chanceOf(least: number, count: number, share: number): number {
  let term = (1 - share) ** count;
  let below = 0;
  for (let right = 0; right < least; right += 1) {
    below += term;
    term *= ((count - right) / (right + 1)) * (share / (1 - share));
  }
  return 1 - below;
}

test('the ends of the chance to pass are what the ends of the score come to in an exam, question by question', () => {
  let met = 0;
  fc.assert(
    fc.property(histories, (list) => {
      const { score, pass } = judged(evidenceOf(list));
      for (const end of ['low', 'high'] as const) {
        // An end that the value lies beyond is the value.
        if (pass[end] === pass.value) continue;
        met += 1;
        expect(Math.abs(pass[end] - chanceOf(35, 50, score[end]))).toBeLessThan(0.015);
      }
    }),
    runs,
  );
  expect(met).toBeGreaterThan(runs.numRuns);
});

test('without an answer passing is about even, and every domain looks the same', () => {
  const { score, pass, domains } = judged(noEvidence);
  expect(pass.value).toBeGreaterThan(0.45);
  expect(pass.value).toBeLessThan(0.55);
  expect(score.high - score.low).toBeGreaterThan(0.3);
  expect(new Set(domains.map(({ mean }) => mean.toFixed(9))).size).toBe(1);
});

test('a domain says something about the others, and more about itself', () => {
  const answer = { domain: 'billing', level: 2, form: 'single', isCorrect: true, weight: 1, day: lastDay } as const;
  const before = judged(noEvidence).domains;
  const after = judged(evidenceOf(Array.from({ length: 15 }, () => answer))).domains;
  const gains = after.map(({ mean }, d) => mean - (before[d]?.mean ?? 0));
  expect(gains[0]).toBeGreaterThan(0.02);
  expect(gains[3]).toBeGreaterThan((gains[0] ?? 0) + 0.02);
});

test('without an answer eight people of ten lie within the interval of a domain', () => {
  const spread = Math.hypot(ability.spread, domainSpread);
  const at = (quantile: number) => examChance(model, ability.mean + quantile * spread);
  for (const { low, high } of judged(noEvidence).domains) {
    expect(low).toBeCloseTo(at(-1.2816), 3);
    expect(high).toBeCloseTo(at(1.2816), 3);
  }
});

test('without an answer eight people of ten come out of the exam within the interval of the score', () => {
  const one = { ...model, domains: [{ id: 'all', weight: 1 }] };
  const spread = Math.hypot(ability.spread, domainSpread, examDaySpread);
  const at = (quantile: number) => examChance(one, ability.mean + quantile * spread);
  const { score } = posterior(one, {});
  expect(Math.abs(score.low - at(-1.2816))).toBeLessThan(0.01);
  expect(Math.abs(score.high - at(1.2816))).toBeLessThan(0.01);
});

test('who knows nothing gets one question of four right and one pair of ten, so that a right pair says more', () => {
  expect(chance(-30, 2, floors.single)).toBeCloseTo(1 / 4, 6);
  expect(chance(-30, 2, floors.pair)).toBeCloseTo(1 / 10, 6);
  const answer = { domain: 'security', level: 2, isCorrect: true, weight: 1, day: lastDay } as const;
  const after = (form: EvidentAnswer['form']) => judged(evidenceOf([{ ...answer, form }])).score.value;
  expect(after('pair')).toBeGreaterThan(after('single'));
});

/** Chance of so many right answers or more, counted out, when each is right with this chance. */
function chanceOfAtLeast(needed: number, questions: number, right: number): number {
  let exactly = (1 - right) ** questions;
  let fewer = 0;
  for (let k = 0; k < needed; k++) {
    fewer += exactly;
    exactly *= ((questions - k) / (k + 1)) * (right / (1 - right));
  }
  return 1 - fewer;
}

test('at both ends the chance to pass is that of so many right answers or more, counted out', () => {
  const history = (right: number, wrong: number) =>
    model.domains.flatMap(({ id }) =>
      Array.from({ length: right + wrong }, (_answer, i) => {
        return { domain: id, level: 2, form: 'single', isCorrect: i < right, weight: 1, day: lastDay } as const;
      }),
    );
  for (const [questions, cut, needed] of [
    [50, 0.7, 35],
    [50, 0.72, 36],
    [45, 0.7, 32],
    [20, 0.7, 14],
  ] as const)
    for (const [right, wrong] of [
      [14, 8],
      [15, 6],
      [17, 6],
    ] as const) {
      const { score, pass } = posterior(
        { ...model, questions, cut },
        weightsOn(evidenceOf(history(right, wrong)), lastDay),
      );
      expect(Math.abs(pass.low - chanceOfAtLeast(needed, questions, score.low))).toBeLessThan(0.015);
      expect(Math.abs(pass.high - chanceOfAtLeast(needed, questions, score.high))).toBeLessThan(0.015);
    }
});
