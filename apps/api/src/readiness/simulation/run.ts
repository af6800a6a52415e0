import { figuresOf } from './figures.ts';
import type { Measured } from './gates.ts';
import { follow, type Outcome, scenarios } from './scenarios.ts';

/** Outcomes of some of the learners: a list for each scenario, in it one for each learner. */
export function followSome(from: number, to: number): Outcome[][][] {
  return scenarios.map((scenario, s) =>
    Array.from({ length: to - from }, (_learner, i) => follow(scenario, seedOf(s, from + i))),
  );
}

/** Far apart, so that no two learners share their luck. */
const seedOf = (scenario: number, learner: number): number => (scenario + 1) * 1_000_003 + learner * 7919;

/** Figures of each scenario and checkpoint. */
export function measure(outcomes: readonly Outcome[][][]): Measured[] {
  return scenarios.flatMap(({ id, model, checkpoints }, s) =>
    checkpoints.map((answers, c) => ({
      scenario: id,
      answers,
      figures: figuresOf(
        (outcomes[s] ?? []).flatMap((learner) => learner[c] ?? []),
        model.domains.length,
      ),
    })),
  );
}
