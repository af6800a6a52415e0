import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Calibration, sampleSaid } from './calibration.ts';

const path = join(import.meta.dirname, '../../../../../packages/screens/src/method/calibration.json');
const shown = JSON.parse(readFileSync(path, 'utf8')) as Calibration;

test('the figures that people are shown were measured with this model: else run readiness:simulate', () => {
  expect(sampleSaid()).toEqual(shown.sample);
});

test('they are whole, and agree with each other', () => {
  expect(shown.groups).toHaveLength(10);
  expect(shown.groups.reduce((sum, { learners }) => sum + learners, 0)).toBe(shown.learners);
  const distances = shown.groups.map(({ said, observed }) => Math.abs(said - observed));
  expect(distances.reduce((sum, one) => sum + one, 0) / distances.length).toBeCloseTo(shown.ece, 3);
});
