import { expect, test } from 'vitest';
import { listExams } from '../catalogue/catalogue.ts';
import { focusAreas } from './focus-areas.ts';

const [exam] = listExams();
if (!exam) throw new Error('The catalogue is empty');
const domains = exam.blueprint.domains.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id);
const [heavy = '', middle = '', light = '', lightest = ''] = domains;
const named = (...all: Parameters<typeof focusAreas>[1]) => focusAreas(exam, all).map(({ domain }) => domain);
const sums = (domain: string, correct: number, answered: number) => ({ domain, correct, answered });

test('ENT-20 the domain that costs most points in the exam comes first', () => {
  expect(named(sums(light, 5, 10), sums(heavy, 5, 10), sums(middle, 5, 10))).toEqual([heavy, middle, light]);
  expect(named(sums(heavy, 19, 20), sums(lightest, 2, 20))).toEqual([lightest, heavy]);
});

test('ENT-20 at most three areas are named', () => {
  expect(named(...domains.map((domain) => sums(domain, 3, 10)))).toHaveLength(3);
});

test('ENT-20 a domain with fewer than five answers or without a miss says nothing', () => {
  expect(named(sums(heavy, 0, 4), sums(middle, 30, 30), sums(light, 4, 5))).toEqual([light]);
  expect(named()).toEqual([]);
});
