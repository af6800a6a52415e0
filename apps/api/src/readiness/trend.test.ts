import { expect, test } from 'vitest';
import { levels } from './evidence.ts';
import { expectedOf } from './rebuilt.ts';
import { changeBetween, changeOf } from './trend.ts';

const span = (at: number, answered: number, correct: number, expected = answered * 0.7) => ({
  at,
  answered,
  correct,
  expected,
});

test('nothing is said of less than two spans with answers', () => {
  expect(changeOf([])).toBeNull();
  expect(changeOf([span(0, 20, 10), span(1, 0, 0)])).toBeNull();
  expect(changeOf([span(3, 20, 10), span(3, 20, 15)])).toBeNull();
});

test('a change that may be chance is called stable, with its interval', () => {
  const change = changeOf([span(0, 10, 6), span(9, 10, 7)]);
  expect(change?.direction).toBe('stable');
  expect(change?.change).toBeCloseTo(10);
  expect(change?.low).toBeLessThan(0);
  expect(change?.high).toBeGreaterThan(0);
  expect(changeOf([span(0, 20, 10), span(10, 20, 13)])?.direction).toBe('stable');
});

test('up and down count only where the interval leaves out zero', () => {
  const rising = changeOf([span(0, 40, 20), span(14, 40, 26), span(28, 40, 34)]);
  expect(rising?.direction).toBe('improving');
  expect(rising?.low).toBeGreaterThan(0);
  const falling = changeOf([span(0, 40, 34), span(14, 40, 26), span(28, 40, 20)]);
  expect(falling?.direction).toBe('declining');
  expect(falling?.change).toBeCloseTo(-(rising?.change ?? 0));
});

test('who got everything right may still have been lucky', () => {
  const change = changeOf([span(0, 5, 5, 4), span(1, 5, 5, 3)]);
  expect(change?.change).toBeCloseTo(20);
  expect(change?.low).toBeLessThan(19);
  expect(change?.high).toBeGreaterThan(21);
});

test('a day of harder questions is no decline', () => {
  const change = changeOf([span(0, 40, 34, 34), span(1, 40, 20, 20)]);
  expect(change?.direction).toBe('stable');
  expect(change?.change).toBeCloseTo(0);
});

test('of a harder question, and of two to choose, less is expected', () => {
  const [basic, middling, advanced] = levels.map((level) => expectedOf({ level, form: 'single' }));
  expect(basic).toBeGreaterThan(middling ?? 1);
  expect(middling).toBeGreaterThan(advanced ?? 1);
  expect(advanced).toBeGreaterThan(expectedOf({ level: 3, form: 'pair' }));
});

const estimate = (value: number, half: number) => ({ value, low: value - half, high: value + half });

test('PROG-06 an expected result moved only where both intervals together leave out zero', () => {
  expect(changeBetween(estimate(64, 9), estimate(71, 7))).toMatchObject({ direction: 'stable', change: 7 });
  expect(changeBetween(estimate(50, 9), estimate(71, 7)).direction).toBe('improving');
  expect(changeBetween(estimate(71, 7), estimate(50, 9)).direction).toBe('declining');
});

test('the interval of a change takes the ends that face each other', () => {
  const change = changeBetween({ value: 60, low: 50, high: 64 }, { value: 70, low: 67, high: 90 });
  expect(change.low).toBeCloseTo(10 - 5);
  expect(change.high).toBeCloseTo(10 + Math.hypot(10, 20));
});
