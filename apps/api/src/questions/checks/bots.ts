import type { Locale } from '../../i18n/locale.ts';
import { contentWords, convergence, shared, specificity } from '../cues.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';

/** How well known the subject of an option is; 0 where that says nothing. */
export type Popularity = (item: Item, option: ItemOption) => number;

export const cues = [
  'longest',
  'shortest',
  'most popular',
  'most words of the stem',
  'most in common',
  'letter B',
  'most specific',
  'alphabetical',
] as const;
export type Cue = (typeof cues)[number];

/** One number per option and cue; a bot picks the highest. */
export function cueTable(item: Item, locale: Locale, popularity: Popularity): Readonly<Record<Cue, readonly number[]>> {
  const texts = item.options.map((option) => option.text[locale]);
  const stem = contentWords(locale, item.stem[locale]);
  return {
    longest: texts.map((text) => text.length),
    shortest: texts.map((text) => -text.length),
    'most popular': item.options.map((option) => popularity(item, option)),
    'most words of the stem': texts.map((text) => shared(contentWords(locale, text), stem)),
    'most in common': convergence(locale, texts),
    'letter B': item.options.map((option) => (option.label === 'B' ? 1 : 0)),
    'most specific': texts.map((text) => specificity(locale, text)),
    alphabetical: texts.map((text) => -texts.filter((other) => other < text).length),
  };
}

/** The chance that a bot is right: one over the ties at the top when the key is among them. */
function hit(values: readonly number[], keyIndex: number): number {
  const best = Math.max(...values);
  return values[keyIndex] === best ? 1 / values.filter((value) => value === best).length : 0;
}

const keyOf = (item: Item) => item.options.findIndex((option) => isKey(item, option));

/** Share of items that each bot gets right by looking at form alone. */
export function botAccuracy(
  items: readonly Item[],
  locale: Locale,
  popularity: Popularity,
): Readonly<Record<Cue, number>> {
  const sums = new Map<Cue, number>(cues.map((cue) => [cue, 0]));
  for (const item of items) {
    const table = cueTable(item, locale, popularity);
    for (const cue of cues) sums.set(cue, (sums.get(cue) ?? 0) + hit(table[cue], keyOf(item)));
  }
  const share = (cue: Cue) => (sums.get(cue) ?? 0) / Math.max(1, items.length);
  return {
    longest: share('longest'),
    shortest: share('shortest'),
    'most popular': share('most popular'),
    'most words of the stem': share('most words of the stem'),
    'most in common': share('most in common'),
    'letter B': share('letter B'),
    'most specific': share('most specific'),
    alphabetical: share('alphabetical'),
  };
}

interface Row {
  features: readonly (readonly number[])[];
  key: number;
}

/** Cues of one option relative to its item: centred, scaled, and whether it stands at either end. */
function features(values: readonly number[]): number[][] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  return values.map((value) => [
    (value - mean) / spread,
    top > bottom && value === top ? 1 : 0,
    top > bottom && value === bottom ? 1 : 0,
  ]);
}

function scores(row: Row, weights: readonly number[]): number[] {
  return row.features.map((option) => option.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
}

/** Multinomial logistic regression over the options of each item, by gradient descent. */
function train(rows: readonly Row[], size: number): number[] {
  const weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 60; round += 1) {
    const gradient = Array.from({ length: size }, () => 0);
    for (const row of rows) {
      const exps = scores(row, weights).map(Math.exp);
      const total = exps.reduce((sum, value) => sum + value, 0);
      row.features.forEach((option, o) => {
        const error = (o === row.key ? 1 : 0) - (exps[o] ?? 0) / total;
        option.forEach((value, i) => {
          gradient[i] = (gradient[i] ?? 0) + error * value;
        });
      });
    }
    for (let i = 0; i < size; i += 1) weights[i] = (weights[i] ?? 0) + (1.5 * (gradient[i] ?? 0)) / rows.length;
  }
  return weights;
}

/** Accuracy of all cues together: a logistic model learned on four fifths of the items and tried on the rest, five times. */
export function combinedAccuracy(items: readonly Item[], locale: Locale, popularity: Popularity): number {
  const rows = items.map((item): Row => {
    const table = cueTable(item, locale, popularity);
    const columns = cues.filter((cue) => cue !== 'shortest').map((cue) => features(table[cue]));
    return {
      features: item.options.map((_option, o) => columns.flatMap((column) => column[o] ?? [])),
      key: keyOf(item),
    };
  });
  const size = rows[0]?.features[0]?.length ?? 0;
  let right = 0;
  for (let fold = 0; fold < 5; fold += 1) {
    const weights = train(
      rows.filter((_row, i) => i % 5 !== fold),
      size,
    );
    rows.forEach((row, i) => {
      if (i % 5 === fold) right += hit(scores(row, weights), row.key);
    });
  }
  return right / Math.max(1, rows.length);
}
