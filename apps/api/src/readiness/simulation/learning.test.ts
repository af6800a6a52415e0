import { expect, test } from 'vitest';
import { gatesOfLearning } from './gates.ts';
import { laws, pairOf, practise, savingOf } from './learning.ts';

/** Few learners show gross faults only: `npm run readiness:simulate` holds the gates with many. */
const learners = 10;
const slack = 0.08;

test('questions that are chosen bring learners to the cut sooner than drawn ones', { timeout: 60_000 }, () => {
  const savings = laws
    .filter(({ id }) => id === 'peak')
    .map((law) =>
      savingOf(
        law,
        Array.from({ length: learners }, (_learner, i) => pairOf(law, i)),
      ),
    );
  expect(gatesOfLearning(savings, slack).filter(({ ok }) => !ok)).toEqual([]);
  expect(savings).toMatchObject([{ law: 'peak', learners }]);
  for (const { rightChosen, rightDrawn, chosen, drawn } of savings) {
    expect(rightChosen).toBeGreaterThan(rightDrawn);
    expect(chosen).toBeLessThan(drawn);
  }
});

test('the same seed gives the same path, and another one another', () => {
  const [law] = laws;
  if (!law) throw new Error('There are no laws');
  expect(practise(law, 'drawn', 5)).toEqual(practise(law, 'drawn', 5));
  expect(practise(law, 'drawn', 5)).not.toEqual(practise(law, 'drawn', 6));
});

test('the saving is that of the middle learner, with the interval of the median', () => {
  const path = (questions: number, right: number) => ({ questions, right });
  const [law] = laws;
  if (!law) throw new Error('There are no laws');
  const pairs = Array.from({ length: 101 }, (_pair, i) => ({ chosen: path(100 - i / 2, 40), drawn: path(100, 20) }));
  const { saved, low, high, rightDrawn } = savingOf(law, pairs);
  expect(saved).toBeCloseTo(0.25);
  expect(low).toBeCloseTo(0.2);
  expect(high).toBeCloseTo(0.3);
  expect(rightDrawn).toBeCloseTo(0.2);
});
