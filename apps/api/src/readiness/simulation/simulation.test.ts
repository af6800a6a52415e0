import { expect, test } from 'vitest';
import { reliabilityDiagram } from './diagram.ts';
import { figuresOf } from './figures.ts';
import { gatesOf } from './gates.ts';
import { followSome, measure } from './run.ts';
import { follow, type Outcome, scenarios } from './scenarios.ts';

/** Few learners show gross faults only: `npm run readiness:simulate` holds the gates with 8000. */
const learners = 120;
const slack = 0.12;

test('what is said comes true in every scenario, within what so few learners can show', { timeout: 120_000 }, () => {
  const measured = measure(followSome(0, learners));
  expect(gatesOf(measured, slack).filter(({ ok }) => !ok)).toEqual([]);
  expect(measured.map(({ scenario }) => scenario)).toEqual(
    scenarios.flatMap(({ id, checkpoints }) => checkpoints.map(() => id)),
  );
});

test('the same seed gives the same learner', () => {
  const [scenario] = scenarios.toReversed();
  if (!scenario) throw new Error('There are no scenarios');
  expect(follow(scenario, 5)).toEqual(follow(scenario, 5));
  expect(follow(scenario, 5)).not.toEqual(follow(scenario, 6));
});

const outcome = (model: number, passed: boolean): Outcome => ({
  said: { model, accuracy: 0.5, share: 0.5, count: 0.5 },
  passed,
  scoreWidth: 0.2,
  isScoreCovered: true,
  domainsCovered: 2,
});

test('figures of a few known outcomes', () => {
  const perfect = figuresOf([...Array(10).fill(outcome(0, false)), ...Array(10).fill(outcome(1, true))], 4);
  expect(perfect).toMatchObject({
    brier: 0,
    skill: 1,
    ece: 0,
    auc: 1,
    domainCover: 0.5,
    accuracyBrier: 0.25,
    sure: null,
  });
  const clueless = figuresOf([...Array(10).fill(outcome(0.5, false)), ...Array(10).fill(outcome(0.5, true))], 4);
  expect(clueless).toMatchObject({ brier: 0.25, skill: 0, auc: 0.5 });
});

test('the diagram has a point for each group', () => {
  const { groups } = figuresOf(
    Array.from({ length: 40 }, (_one, i) => outcome(i / 40, i % 40 > 20)),
    4,
  );
  const picture = reliabilityDiagram(groups, 'Test');
  expect(picture.match(/<circle/g)).toHaveLength(10);
  expect(picture).toContain('<title>Test</title>');
});
