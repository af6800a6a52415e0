import { expect, test } from 'vitest';
import { addDays } from '../time/local-days.ts';
import { modelById } from './exam-model.ts';
import type { AttemptRow } from './rebuilt.ts';
import { scoreChange } from './score-change.ts';

const domains = modelById('clf-c02')?.domains.map(({ id }) => id) ?? [];

/** So many answers, the first of them right, over all domains. */
const answers = (count: number, right: number, local_date: string): AttemptRow[] =>
  Array.from({ length: count }, (_answer, place) => ({
    domain: domains[place % domains.length] ?? '',
    level: 2,
    is_pair: false,
    is_correct: place < right,
    weight: 1,
    local_date,
  }));
const half = answers(60, 30, '2025-10-01');
const change = (later: AttemptRow[], earlier = half) => scoreChange('clf-c02', earlier, later);

test('right answers raise what is expected, wrong ones lower it, each beyond the interval of before once there are many', () => {
  const little = change(answers(5, 3, '2025-10-02'));
  expect(little?.after.value).toBeGreaterThan(Number(little?.before?.low));
  expect(little?.after.value).toBeLessThan(Number(little?.before?.high));
  const [better, worse] = [change(answers(60, 60, '2025-10-02')), change(answers(60, 0, '2025-10-02'))];
  expect(better?.after.value).toBeGreaterThan(Number(better?.before?.high));
  expect(worse?.after.value).toBeLessThan(Number(worse?.before?.low));
});

test('days between are no change: both estimates are of the day of the last answer', () => {
  const soon = change(answers(1, 1, '2025-10-02'));
  const late = change(answers(1, 1, '2026-06-01'));
  expect(Math.abs((late?.after.value ?? 0) - (late?.before?.value ?? 0))).toBeLessThan(3);
  expect((late?.before?.high ?? 0) - (late?.before?.low ?? 0)).toBeGreaterThan(
    (soon?.before?.high ?? 0) - (soon?.before?.low ?? 0),
  );
});

test('where too little is known nothing is estimated, and without an answer there is no change', () => {
  expect(change(answers(4, 4, '2025-10-02'), [])).toBeNull();
  expect(change(half, [])).toMatchObject({ before: null, after: { value: expect.any(Number) } });
  expect(change([])).toBeNull();
  expect(scoreChange('no-such-exam', half, half)).toBeNull();
});

test('answers before the last thousand change nothing that is shown', () => {
  const days = Array.from({ length: 60 }, (_day, i) => answers(50, 20 + (i % 20), addDays('2025-06-01', i))).flat();
  const [all, last] = [days, days.slice(-1000)].map((earlier) => change(answers(20, 15, '2025-10-02'), earlier));
  expect(last?.before?.low).toBeCloseTo(all?.before?.low ?? 0, 1);
  expect(last?.after.high).toBeCloseTo(all?.after.high ?? 0, 1);
});
