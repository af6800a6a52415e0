import { wilson } from '../readiness/normal.ts';
import type { ItemTally, OptionTally } from './tally.ts';

/** What can stand out in the answers to an item. */
export const oddities = ['BEATEN_KEY', 'NEGATIVE_DISCRIMINATION', 'TOO_HARD', 'UNUSED_OPTION', 'TOO_EASY'] as const;
export type Oddity = (typeof oddities)[number];

type Sums = Pick<
  ItemTally,
  'answers' | 'correct' | 'guess' | 'compared' | 'compared_correct' | 'rest' | 'rest_squared' | 'rest_correct'
>;
type OptionSums = Pick<OptionTally, 'is_key' | 'shown' | 'chosen' | 'wrong' | 'key_chosen'>;

/** Answers from which on a figure says something. */
export const enough = { answers: 30, easy: 50, compared: 50, discrimination: 20 };
/** As near to guessing as this, or nearer, is no knowing. */
const nearGuessing = 0.05;
const tooEasy = 0.95;
/** What a good item reaches; one that is odd stays below even with what chance explains (one-sided, 95 %). */
const goodDiscrimination = 0.1;
const z95 = 1.645;
/** Wrong answers that an option would get if all were alike; then one without any is no accident. */
const expectedChoices = 5;

/** Share of right answers; null without any. */
export const facility = ({ answers, correct }: Sums): number | null => (answers === 0 ? null : correct / answers);

/**
 * How much better those answer the item who answer others of the exam right: the correlation of this answer, right or
 * wrong, with the share of right ones among the person's others. −1 to 1; null where there is too little to say so.
 */
export function discrimination(sums: Sums): number | null {
  const { compared: n, compared_correct: x, rest: y, rest_squared: yy, rest_correct: xy } = sums;
  if (n < enough.discrimination) return null;
  const spread = (n * x - x * x) * (n * yy - y * y);
  // Sums of equal shares differ from each other by what rounding leaves.
  return spread <= 1e-9 ? null : (n * xy - x * y) / Math.sqrt(spread);
}

/** What is odd about an item as such. */
function itemOddities(sums: Sums): Oddity[] {
  const { answers, correct, compared, guess } = sums;
  const share = facility(sums) ?? 0;
  const separates = discrimination(sums);
  const isReversed =
    compared >= enough.compared &&
    separates !== null &&
    separates < 0 &&
    separates + z95 / Math.sqrt(compared) < goodDiscrimination;
  return [
    ...(isReversed ? (['NEGATIVE_DISCRIMINATION'] as const) : []),
    ...(answers >= enough.answers && share <= guess + nearGuessing ? (['TOO_HARD'] as const) : []),
    ...(answers >= enough.easy && wilson(correct, answers).low > tooEasy ? (['TOO_EASY'] as const) : []),
  ];
}

/** What is odd about one of its wrong options. */
export function optionOddity({ is_key, shown, chosen, wrong, key_chosen }: OptionSums, perQuestion: number) {
  if (is_key || shown < enough.answers) return null;
  if (chosen > key_chosen) return 'BEATEN_KEY' as const;
  return chosen === 0 && wrong / perQuestion >= expectedChoices ? ('UNUSED_OPTION' as const) : null;
}

/** Wrong options that a question of the item has, on the average. */
export function wrongOptions({ answers }: Sums, options: readonly OptionSums[]): number {
  const shown = options.reduce((sum, option) => sum + (option.is_key ? 0 : option.shown), 0);
  return answers === 0 ? 0 : shown / answers;
}

/** Everything that is odd, the gravest first. */
export function findOddities(sums: Sums, options: readonly OptionSums[]): Oddity[] {
  const perQuestion = wrongOptions(sums, options);
  const found = new Set([...itemOddities(sums), ...options.map((option) => optionOddity(option, perQuestion))]);
  return oddities.filter((oddity) => found.has(oddity));
}
