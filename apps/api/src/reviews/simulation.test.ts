import { expect, test } from 'vitest';
import { forgettings, leastShare, reviewFacts, shareOf } from './simulation.ts';

test.for(forgettings)('a learner of $name memory gets at least 85 % of what is due right', (law) => {
  const outcome = reviewFacts(law, 400, 120, 'few');
  expect(shareOf(outcome)).toBeGreaterThanOrEqual(leastShare);
  for (const round of outcome.rounds) expect(round.asked).toBeGreaterThan(0);
});

test('one who remembers nothing does not: the figure can fail', () => {
  const nothing = { name: 'none', firstDays: 0.01, growth: 1, kept: 1 };
  expect(shareOf(reviewFacts(nothing, 100, 60, 'few'))).toBeLessThan(0.5);
});
