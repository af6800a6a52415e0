import type { Figures } from './figures.ts';
import type { Saving } from './learning.ts';

export interface Gate {
  name: string;
  measured: number | null;
  /** Bounds, both included; null on a side without one. */
  least: number | null;
  most: number | null;
  ok: boolean;
}

/** Figures of one scenario after so many answers. */
export interface Measured {
  scenario: string;
  answers: number;
  figures: Figures;
}

const late = (answers: number) => answers >= 40;

/** Every gate of every scenario. `slack` widens them for a simulation with few learners. */
export function gatesOf(all: readonly Measured[], slack = 0): Gate[] {
  return all.flatMap(({ scenario, answers, figures }) => {
    const { brier, accuracyBrier, shareBrier } = figures;
    const name = (what: string) => `${scenario} n=${answers} ${what}`;
    const atMost = (what: string, measured: number, most: number): Gate[] => [
      { name: name(what), measured, least: null, most, ok: measured <= most + slack },
    ];
    const atLeast = (what: string, measured: number | null, least: number): Gate[] => [
      { name: name(what), measured, least, most: null, ok: measured === null || measured >= least - slack },
    ];
    const between = (what: string, measured: number, least: number, most: number): Gate[] => [
      { name: name(what), measured, least, most, ok: measured >= least - slack && measured <= most + slack },
    ];
    const better = [
      ...atMost('Brier against accuracy', brier - accuracyBrier, 0),
      ...atMost('Brier against beta-binomial', brier - shareBrier, 0),
    ];
    switch (scenario) {
      case 'A':
        return [
          ...(answers === 10 ? atMost('ECE', figures.ece, 0.035) : []),
          ...(late(answers)
            ? [
                ...atMost('ECE', figures.ece, 0.03),
                ...between('score cover', figures.scoreCover, 0.77, 0.85),
                ...atMost('Brier', brier, 0.14),
                ...atLeast('skill', figures.skill, 0.45),
                ...atLeast('pass of those given 90 %', figures.sure, 0.93),
              ]
            : []),
          ...(answers > 0 ? between('domain cover', figures.domainCover, 0.75, 0.9) : []),
          ...(answers >= 20 ? better : []),
        ];
      case 'B':
        return [
          ...atMost('ECE', figures.ece, 0.07),
          ...atLeast('pass of those given 90 %', figures.sure, 0.95),
          ...better,
        ];
      case 'C':
      case 'C2':
        return [
          ...(answers === 40 ? atMost('ECE', figures.ece, 0.06) : []),
          ...(answers === 160 ? atMost('ECE', figures.ece, 0.03) : []),
          ...(late(answers) ? better : []),
        ];
      default:
        return [...atMost('ECE', figures.ece, 0.03), ...better];
    }
  });
}

/**
 * Share of questions that choosing has to save, by the law of learning; where nothing is asked, it is only measured. The choice
 * rests on the first: questions that are got right about three times of four teach most.
 */
export const leastSaved: Readonly<Record<string, number>> = { peak: 0.2, reach: 0, even: 0 };

/** Gates of practice that is chosen. */
export const gatesOfLearning = (savings: readonly Saving[], slack = 0): Gate[] =>
  savings.flatMap(({ law, saved }) => {
    const least = leastSaved[law];
    if (least === undefined) return [];
    return [{ name: `${law} questions saved`, measured: saved, least, most: null, ok: saved >= least - slack }];
  });
