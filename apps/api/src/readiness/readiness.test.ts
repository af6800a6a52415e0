import { expect, test } from 'vitest';
import { addAnswer, type Evidence, noEvidence } from './evidence.ts';
import type { ExamModel } from './model.ts';
import { masteryOf, standing, weaknesses } from './readiness.ts';

const model: ExamModel = {
  domains: [
    { id: 'large', weight: 0.6 },
    { id: 'middle', weight: 0.25 },
    { id: 'small', weight: 0.15 },
  ],
  levelMix: { 1: 0.3, 2: 0.5, 3: 0.2 },
  pairShare: 0,
  questions: 50,
  cut: 0.7,
};
const today = '2026-03-20';
const done = { today, hasSimulated: true };

/** So many right and wrong answers in a domain. */
function practised(sums: Record<string, [right: number, wrong: number]>): Evidence {
  let evidence = noEvidence;
  for (const [domain, [right, wrong]] of Object.entries(sums))
    for (let i = 0; i < right + wrong; i++)
      evidence = addAnswer(evidence, { domain, level: 2, form: 'single', isCorrect: i < right, weight: 1, day: today });
  return evidence;
}

test('nothing is said before 20 answers, nor while less than 60 % of the exam was met', () => {
  const few = standing(model, practised({ large: [15, 0], middle: [4, 0] }), done);
  expect(few).toMatchObject({ level: 'INSUFFICIENT', answers: 19, confidence: 'INSUFFICIENT' });
  expect(few.score).toEqual({ value: null, low: null, high: null });
  expect(few.pass).toEqual({ value: null, low: null, high: null });
  const narrow = standing(model, practised({ large: [2, 0], middle: [20, 0], small: [20, 0] }), done);
  expect(narrow.coverage).toBeCloseTo(0.4);
  expect(narrow.level).toBe('INSUFFICIENT');
  expect(standing(model, practised({ large: [15, 0], middle: [5, 0] }), done).level).not.toBe('INSUFFICIENT');
  // Three answers are enough for a domain to count as met.
  expect(standing(model, practised({ large: [3, 0], middle: [17, 0] }), done).coverage).toBeCloseTo(0.85);
  expect(standing(model, practised({ large: [2, 0], middle: [18, 0] }), done).coverage).toBeCloseTo(0.25);
});

test('below the cut, on it, and ready', () => {
  expect(standing(model, practised({ large: [20, 50], middle: [10, 20] }), done).level).toBe('BELOW');
  expect(standing(model, practised({ large: [42, 18], middle: [17, 8], small: [11, 4] }), done).level).toBe(
    'BORDERLINE',
  );
  const ready = standing(model, practised({ large: [95, 5], middle: [48, 2], small: [28, 2] }), done);
  expect(ready).toMatchObject({ level: 'READY', confidence: 'HIGH', missing: [] });
});

test('who is expected under the cut, with an interval that reaches over it, is on it', () => {
  const { score, level } = standing(model, practised({ large: [24, 12], middle: [10, 5], small: [6, 3] }), done);
  expect(score.value).toBeLessThan(70);
  expect(score.high).toBeGreaterThan(70);
  expect(level).toBe('BORDERLINE');
});

test('who is over the cut while the lower end of the interval is not lacks the result', () => {
  const { score, missing } = standing(model, practised({ large: [24, 8], middle: [10, 3], small: [6, 2] }), done);
  expect(score.value).toBeGreaterThan(70);
  expect(score.low).toBeLessThan(70);
  expect(missing).toContain('SCORE');
});

test('who is over the cut and has not simulated, or not practised for two weeks, is told what is missing', () => {
  const evidence = practised({ large: [95, 5], middle: [48, 2], small: [28, 2] });
  expect(standing(model, evidence, { today, hasSimulated: false })).toMatchObject({
    level: 'BORDERLINE',
    missing: ['SIMULATION'],
  });
  expect(standing(model, evidence, { today: '2026-04-03', hasSimulated: true }).level).toBe('READY');
  expect(standing(model, evidence, { today: '2026-04-04', hasSimulated: true }).missing).toContain('RECENT_PRACTICE');
});

test('figures are never quite 0 or 100', () => {
  const { pass } = standing(model, practised({ large: [0, 100], middle: [0, 50] }), done);
  expect(pass).toMatchObject({ value: 1, low: 1 });
  const sure = standing(model, practised({ large: [300, 0], middle: [200, 0], small: [200, 0] }), done);
  expect(sure.pass).toMatchObject({ value: 99, high: 99 });
});

test('weaknesses come by what practice is worth: missed, unknown, and by weight', () => {
  const state = standing(model, practised({ large: [20, 20], middle: [2, 18], small: [60, 0] }), done);
  const found = weaknesses(model, state);
  expect(found.map(({ domain }) => domain)).toEqual(['large', 'middle']);
  expect(found.map(({ priority }) => priority)).toEqual(['HIGH', 'HIGH']);
});

test('of two domains missed alike the one that is known less comes first', () => {
  const known = (id: string, mean: number, spread: number) => {
    return { id, mean, spread, low: mean - 0.2, high: mean + 0.2, chances: { 1: mean, 2: mean, 3: mean } };
  };
  const halves = ['known', 'unknown'].map((id) => ({ id, weight: 0.5 }));
  const found = weaknesses(
    { ...model, domains: halves },
    { domains: [known('known', 0.5, 0.05), known('unknown', 0.52, 0.2)] },
  );
  expect(found.map(({ domain }) => domain)).toEqual(['unknown', 'known']);
  expect(found[0]?.urgency).toBeCloseTo(0.5 * 0.48 + 0.5 * 0.5 * 0.2);
});

test('a domain is weak while it may lie under the cut, and urgent once it is sure to', () => {
  const known = (id: string, low: number, mean: number, high: number) => {
    return { id, mean, low, high, spread: 0.1, chances: { 1: mean, 2: mean, 3: mean } };
  };
  const domains = [known('large', 0.5, 0.6, 0.69), known('middle', 0.55, 0.65, 0.75), known('small', 0.69, 0.8, 0.9)];
  expect(weaknesses(model, { domains }).map(({ domain, priority }) => [domain, priority])).toEqual([
    ['large', 'HIGH'],
    ['middle', 'MEDIUM'],
    ['small', 'LOW'],
  ]);
  expect(weaknesses(model, { domains: [known('large', 0.7, 0.8, 0.9)] })).toEqual([]);
});

test('a figure is relied on more from 40 answers on, and from 160', () => {
  const confidence = (answers: number) =>
    standing(model, practised({ large: [answers - 10, 0], middle: [10, 0] }), done).confidence;
  expect([20, 39, 40, 159, 160].map(confidence)).toEqual(['LOW', 'LOW', 'MEDIUM', 'MEDIUM', 'HIGH']);
});

test('words for a domain', () => {
  expect(masteryOf({ mean: 0.9, low: 0.8 }, 2)).toBe('NO_DATA');
  expect(masteryOf({ mean: 0.49, low: 0.3 }, 3)).toBe('BEGINNER');
  expect(masteryOf({ mean: 0.5, low: 0.3 }, 3)).toBe('FAMILIAR');
  expect(masteryOf({ mean: 0.7, low: 0.3 }, 3)).toBe('PROFICIENT');
  expect(masteryOf({ mean: 0.85, low: 0.69 }, 3)).toBe('PROFICIENT');
  expect(masteryOf({ mean: 0.85, low: 0.7 }, 3)).toBe('MASTERED');
});
