import { type Locale, type Localised, locales } from '../i18n/locale.ts';
import { contentWords, givenAway, givesAway, lengthRatio, shared, specificity } from './cues.ts';
import type { Random } from './random.ts';

/** An option before it has a place: what choosing needs to know of it. */
export interface Choice {
  text: Localised;
  popularity: number;
  /** True for a near miss of the key, which is preferred. */
  near?: boolean;
}

/** Places, 0 for the lowest, that the key should have among the options on each cue. Drawn once for each question. */
export interface Targets {
  popularity: number;
  length: number;
  overlap: number;
  convergence: number;
  specificity: number;
  alphabetical: number;
}

/** Draws a place for the key on every cue. */
export function drawTargets(random: Random): Targets {
  const place = () => random.below(4);
  return {
    popularity: place(),
    length: place(),
    overlap: place(),
    convergence: place(),
    specificity: place(),
    alphabetical: place(),
  };
}

/** On which cues to give up rather than miss the place of the key: the important ones, what the options have in common, or none. */
export type Strictness = 'all' | 'in common' | 'none';

/** With what to choose: chance, the places aimed at, and how strictly. */
export interface Means {
  random: Random;
  targets: Targets;
  strictness: Strictness;
  /** Whether the learner has not been told the same of late. */
  isNew: (told: string) => boolean;
}

/** A stem as it is compared with those before it. */
export const toldBy = ({ pt, en, es }: Localised): string => `${pt}|${en}|${es}`;

type Three<T> = readonly [T, T, T];

const mostTries = 32;
const mostLengthRatio = 2;

/** How much a wrong place on a cue counts. Popularity is one cue, the others are three, one per language. */
const cueWeights = { popularity: 5, length: 2.2, overlap: 0.8, convergence: 1.2, specificity: 0.9, alphabetical: 1.6 };
const nearBonus = 1.2;
const leakPenalty = 1.5;

/** What the costly cues see of an option in one language. */
interface Look {
  words: ReadonlySet<string>;
  overlap: number;
  specificity: number;
}

interface Seen<T> {
  choice: T;
  looks: () => readonly Look[];
}

/** Looks at an option when first asked to, and once. */
function look<T extends Choice>(stem: Localised, choice: T): Seen<T> {
  let looks: readonly Look[] | null = null;
  const see = (locale: Locale): Look => {
    const words = contentWords(locale, choice.text[locale]);
    return {
      words,
      overlap: shared(words, contentWords(locale, stem[locale])),
      specificity: specificity(locale, choice.text[locale]),
    };
  };
  return {
    choice,
    looks: () => {
      looks ??= locales.map(see);
      return looks;
    },
  };
}

/** Place of the first value among all, 0 for the smallest; ties share the middle. */
function rank(values: readonly (number | string)[]): number {
  const own = values[0] ?? 0;
  let below = 0;
  let equal = -1;
  for (const value of values) {
    if (value < own) below += 1;
    else if (value === own) equal += 1;
  }
  return below + equal / 2;
}

/** True when nothing in form separates the options: similar length, and no words that a right one alone shares with the stem. */
export function fair(stem: Localised, right: readonly Choice[], wrong: readonly Choice[]): boolean {
  return locales.every((locale) => {
    const texts = [...right, ...wrong].map(({ text }) => text[locale]);
    const others = wrong.map((_wrong, i) => right.length + i);
    return (
      lengthRatio(texts) <= mostLengthRatio &&
      new Set(texts).size === texts.length &&
      !right.some((_right, i) => givesAway(locale, stem[locale], texts, i, others))
    );
  });
}

/** In strict choice the key's place may be this far from the place drawn for it; by popularity it must be that place. */
const tolerance = { length: 0.7, alphabetical: 0.9, convergence: 0.9, popularity: 1 };

/** The key's mean place over the languages, by length or by alphabet; a plain loop, because most sets end here. */
function meanPlace(options: readonly Choice[], byLength: boolean): number {
  const key = options[0]?.text;
  let sum = 0;
  for (const locale of locales) {
    const own = key?.[locale] ?? '';
    for (let i = 1; i < options.length; i += 1) {
      const other = options[i]?.text[locale] ?? '';
      const difference = byLength ? other.length - own.length : Number(other > own) - Number(other < own);
      sum += difference < 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
  }
  return sum / locales.length;
}

function tolerable(random: Random, options: readonly Choice[], targets: Targets): boolean {
  const own = options[0]?.popularity ?? 0;
  let below = 0;
  let equal = -1;
  for (const { popularity } of options) {
    if (popularity < own) below += 1;
    else if (popularity === own) equal += 1;
  }
  if (equal < options.length - 1 && below + random.below(equal + 1) !== targets.popularity) return false;
  if (Math.abs(meanPlace(options, true) - targets.length) > tolerance.length) return false;
  return Math.abs(meanPlace(options, false) - targets.alphabetical) <= tolerance.alphabetical;
}

const nothing: ReadonlySet<string> = new Set();

const popularityMiss = (options: readonly Choice[], targets: Targets) =>
  Math.abs(rank(options.map(({ popularity }) => popularity)) - targets.popularity);

/** How many words each option shares with the others, by language. */
function inCommon<T extends Choice>(options: readonly Seen<T>[]): number[][] {
  return locales.map((_locale, l) => {
    const looks = options.flatMap((option) => option.looks()[l] ?? []);
    const counts = looks.map(() => 0);
    looks.forEach((own, i) => {
      for (let j = 0; j < i; j += 1) {
        const both = shared(own.words, looks[j]?.words ?? nothing);
        counts[i] = (counts[i] ?? 0) + both;
        counts[j] = (counts[j] ?? 0) + both;
      }
    });
    return counts;
  });
}

/** Distance between the places of the key on each cue and the places it should have. */
function distance<T extends Choice>(
  stem: Localised,
  options: readonly Seen<T>[],
  common: readonly (readonly number[])[],
  targets: Targets,
): number {
  let sum =
    cueWeights.popularity *
    popularityMiss(
      options.map(({ choice }) => choice),
      targets,
    );
  for (const { choice } of options) if (choice.near) sum -= nearBonus;
  locales.forEach((locale, l) => {
    const texts = options.map(({ choice }) => choice.text[locale]);
    const looks = options.flatMap((option) => option.looks()[l] ?? []);
    sum += cueWeights.length * Math.abs(rank(texts.map((text) => text.length)) - targets.length);
    sum += cueWeights.overlap * Math.abs(rank(looks.map((own) => own.overlap)) - targets.overlap);
    sum += cueWeights.convergence * Math.abs(rank(common[l] ?? []) - targets.convergence);
    sum += cueWeights.specificity * Math.abs(rank(looks.map((own) => own.specificity)) - targets.specificity);
    sum += cueWeights.alphabetical * Math.abs(rank(texts) - targets.alphabetical);
    if (looks.some((own) => own.overlap > 0)) {
      sum +=
        leakPenalty * texts.filter((_text, i) => i > 0 && givenAway(locale, stem[locale], texts, i).length > 0).length;
    }
  });
  return sum;
}

/**
 * The set of three wrong options with which guessing by form pays least: on every cue (length, popularity, shared words, …) the key
 * should have a place drawn at random. Null when no set is fair, or in strict choice when none puts the key near its place, and where
 * the stem is not new, before anything is chosen.
 */
export function chooseSet<T extends Choice>(
  { random, targets, strictness, isNew }: Means,
  stem: Localised,
  key: Choice,
  sets: Iterable<Three<T>>,
): Three<T> | null {
  if (!isNew(toldBy(stem))) return null;
  const seenKey = look(stem, key);
  const seen = new Map<T, Seen<T>>();
  const see = (choice: T) => {
    const known = seen.get(choice) ?? look(stem, choice);
    seen.set(choice, known);
    return known;
  };
  let best: Three<T> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const set of sets) {
    if (strictness === 'all' && !tolerable(random, [key, ...set], targets)) continue;
    if (strictness === 'in common' && popularityMiss([key, ...set], targets) > tolerance.popularity) continue;
    const options: readonly Seen<Choice>[] = [seenKey, ...set.map(see)];
    const common = inCommon(options);
    const place = common.reduce((sum, counts) => sum + rank(counts), 0) / locales.length;
    if (strictness !== 'none' && Math.abs(place - targets.convergence) > tolerance.convergence) continue;
    const found = distance(stem, options, common, targets);
    if (found < least && fair(stem, [key], set)) {
      best = set;
      least = found;
    }
  }
  return best;
}

/** Sets of three, each with a near miss where there is one, and every other set with two. */
function* triples<T extends Choice>(
  random: Random,
  pool: readonly T[],
  accept: (wrong: readonly T[]) => boolean,
): Generator<Three<T>> {
  const nearMisses = pool.filter(({ near }) => near);
  const tries = pool.length === 3 ? 1 : mostTries;
  for (let i = 0; i < tries; i += 1) {
    const needed = random.sample(nearMisses, 1 + (i % 2));
    const rest = needed.length === 0 ? pool : pool.filter((each) => !needed.includes(each));
    const [a, b, c] = [...needed, ...random.sample(rest, 3 - needed.length)];
    if (a !== undefined && b !== undefined && c !== undefined && accept([a, b, c])) yield [a, b, c];
  }
}

/** Three wrong options from a pool, chosen like `chooseSet`, among those that `accept` takes. */
export function chooseWrong<T extends Choice>(
  means: Means,
  stem: Localised,
  key: Choice,
  pool: readonly T[],
  accept: (wrong: readonly T[]) => boolean = () => true,
): Three<T> | null {
  return pool.length < 3 ? null : chooseSet(means, stem, key, triples(means.random, pool, accept));
}
