import { wilson } from '../normal.ts';
import type { Outcome } from './scenarios.ts';

/** How well what was said came true. */
export interface Figures {
  /** Mean squared error of the chance. */
  brier: number;
  /** How much better than saying the share of all who pass. */
  skill: number;
  /** Mean distance between said and observed, over ten equal groups. */
  ece: number;
  /** Chance that somebody who passes was given a higher chance than somebody who fails. */
  auc: number;
  /** Share of expected scores within their 80 % interval, and the mean width of it. */
  scoreCover: number;
  scoreWidth: number;
  domainCover: number;
  /** How many of those given 90 % or more pass; null where there are hardly any. */
  sure: number | null;
  accuracyBrier: number;
  shareBrier: number;
  countBrier: number;
  groups: Group[];
}

/** A tenth of all learners, by the chance they were given. */
export interface Group {
  said: number;
  observed: number;
  low: number;
  high: number;
  learners: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const fewestSure = 30;

export function figuresOf(outcomes: readonly Outcome[], domainCount: number): Figures {
  const truth = outcomes.map(({ passed }) => Number(passed));
  const brierOf = (said: (outcome: Outcome) => number) =>
    mean(outcomes.map((outcome) => (said(outcome) - Number(outcome.passed)) ** 2));
  const brier = brierOf(({ said }) => said.model);
  const rate = mean(truth);
  const groups = groupsOf(outcomes);
  const sure = outcomes.filter(({ said }) => said.model >= 0.9);
  return {
    brier,
    skill: 1 - brier / (rate * (1 - rate)),
    ece:
      groups.reduce((sum, { said, observed, learners }) => sum + learners * Math.abs(said - observed), 0) /
      outcomes.length,
    auc: aucOf(outcomes),
    scoreCover: mean(outcomes.map(({ isScoreCovered }) => Number(isScoreCovered))),
    scoreWidth: mean(outcomes.map(({ scoreWidth }) => scoreWidth)),
    domainCover: mean(outcomes.map(({ domainsCovered }) => domainsCovered / domainCount)),
    sure: sure.length < fewestSure ? null : mean(sure.map(({ passed }) => Number(passed))),
    accuracyBrier: brierOf(({ said }) => said.accuracy),
    shareBrier: brierOf(({ said }) => said.share),
    countBrier: brierOf(({ said }) => said.count),
    groups,
  };
}

const groupCount = 10;

function groupsOf(outcomes: readonly Outcome[]): Group[] {
  const sorted = outcomes.toSorted((a, b) => a.said.model - b.said.model);
  return Array.from({ length: groupCount }, (_group, i) => {
    const from = Math.round((i * sorted.length) / groupCount);
    const members = sorted.slice(from, Math.round(((i + 1) * sorted.length) / groupCount));
    const passed = members.filter((outcome) => outcome.passed).length;
    return {
      said: mean(members.map(({ said }) => said.model)),
      observed: passed / members.length,
      ...wilson(passed, members.length),
      learners: members.length,
    };
  });
}

/** By ranks, equal chances sharing theirs. */
function aucOf(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.toSorted((a, b) => a.said.model - b.said.model);
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.said.model === sorted[from]?.said.model) to++;
    for (let i = from; i < to; i++) if (sorted[i]?.passed) ranks += (from + to + 1) / 2;
    from = to;
  }
  const passed = sorted.filter((outcome) => outcome.passed).length;
  const failed = sorted.length - passed;
  return (ranks - (passed * (passed + 1)) / 2) / (passed * failed);
}
