import type { Schemas } from '../http/operations.ts';
import type { CallSum } from './queries.ts';

/** Calls to language models, all of them together and by model and operation. */
export function presentCalls(sums: readonly CallSum[]): Schemas['ModelCalls'] {
  const groups = Map.groupBy(sums, ({ model, operation }) => JSON.stringify([model, operation]));
  return {
    total: figuresOf(sums),
    byModelAndOperation: [...groups.values()].flatMap((group) =>
      group.slice(0, 1).map(({ model, operation }) => ({ model, operation, figures: figuresOf(group) })),
    ),
  };
}

function figuresOf(sums: readonly CallSum[]): Schemas['ModelCallFigures'] {
  const refused: Record<string, number> = {};
  for (const { outcome, calls } of sums) if (outcome !== 'ACCEPTED') refused[outcome] = (refused[outcome] ?? 0) + calls;
  const accepted = count(sums.filter(({ outcome }) => outcome === 'ACCEPTED'));
  return {
    calls: count(sums),
    accepted,
    refused,
    medianLatency: latencyWithin(0.5, sums),
    p95Latency: latencyWithin(0.95, sums),
  };
}

/** What this share of calls took at most, in milliseconds; null without calls. */
function latencyWithin(share: number, sums: readonly CallSum[]): number | null {
  let rest = Math.ceil(share * count(sums));
  for (const { step, calls } of sums.toSorted((one, other) => one.step - other.step)) {
    rest -= calls;
    if (rest <= 0) return Math.round(1.1 ** step);
  }
  return null;
}

const count = (sums: readonly CallSum[]): number => sums.reduce((sum, { calls }) => sum + calls, 0);
