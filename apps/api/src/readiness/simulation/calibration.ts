import type { Group } from './figures.ts';
import type { Measured } from './gates.ts';
import { followSome } from './run.ts';
import { scenarios } from './scenarios.ts';

/** Figures of one scenario as people are shown them, so that the page about the model says what was measured. */
export interface Calibration {
  learners: number;
  /** Answers of each of them. */
  answers: number;
  brier: number;
  /** Brier of the rule "passes whoever has been right as often as the cut asks". */
  accuracyBrier: number;
  ece: number;
  /** Share of expected scores within their 80 % interval. */
  scoreCover: number;
  groups: Group[];
  /** What was said of the first learners: tells whether the model is still the one that was measured. */
  sample: number[];
}

const shown = { scenario: 'A', answers: 80 };

export function calibrationOf(all: readonly Measured[], learners: number): Calibration {
  const found = all.find(({ scenario, answers }) => scenario === shown.scenario && answers === shown.answers);
  if (!found) throw new Error('The scenario that is shown was not measured');
  const { brier, accuracyBrier, ece, scoreCover, groups } = found.figures;
  return {
    learners,
    answers: shown.answers,
    ...roundedAll({ brier, accuracyBrier, ece, scoreCover }),
    groups: groups.map((group) => roundedAll(group)),
    sample: sampleSaid(),
  };
}

const sampleSize = 5;

/** What the model says of the first learners of the scenario that is shown. */
export function sampleSaid(): number[] {
  const s = scenarios.findIndex(({ id }) => id === shown.scenario);
  const checkpoint = scenarios[s]?.checkpoints.indexOf(shown.answers) ?? -1;
  return (followSome(0, sampleSize)[s] ?? []).map((learner) => rounded(learner[checkpoint]?.said.model ?? Number.NaN));
}

const rounded = (value: number): number => Number(value.toFixed(4));

const roundedAll = <Figures extends Record<keyof Figures, number>>(figures: Figures): Figures =>
  Object.fromEntries(Object.entries<number>(figures).map(([name, value]) => [name, rounded(value)])) as Figures;
