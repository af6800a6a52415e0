import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import type { Candidate as Solution } from '../../knowledge/pattern.types.ts';
import { contentWords, shared } from '../cues.ts';

/** So much of the words of a condition stands in a stem that asks for it; of what has less, the stem does not speak. */
const leastSaid = 2 / 3;

/** So much of the words of a rule stands in one before it, and it says the same again. */
const leastRepeated = 2 / 3;

/** More rules than these nobody remembers at once. */
const mostTells = 2;

/** From here on it may be quoted as what the stem says. */
const leastQuoted = 3 / 4;

export interface Told {
  tell: Localised;
  /** Whether its condition stands in the stem. */
  isSaid: boolean;
}

/** A solution of two halves has the tells of both, and two solutions may share one. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** How much of what stands before the colon of "When you hear this: think of that" the stem says. */
function said(locale: Locale, sentence: string, stem: string): number {
  const condition = contentWords(locale, sentence.split(': ')[0] ?? sentence);
  return condition.size === 0 ? 0 : shared(condition, contentWords(locale, stem)) / condition.size;
}

/** What is to be thought of with the right solutions, each once. */
export function allTells(keys: readonly Pick<Solution, 'tell'>[]): Localised[] {
  const tells = keys.flatMap(({ tell }) => {
    const [pt, en, es] = [sentencesOf(tell.pt), sentencesOf(tell.en), sentencesOf(tell.es)];
    return pt.flatMap((sentence, i) => ({ pt: sentence, en: en[i] ?? '', es: es[i] ?? '' }));
  });
  return tells.filter(({ pt }, i) => tells.findIndex((other) => other.pt === pt) === i);
}

/** In two of the three languages at least, so that the same tells are told in all. */
const inMost = (share: (locale: Locale) => number): number => locales.map(share).toSorted((a, b) => a - b)[1] ?? 0;

function repeats(tell: Localised, before: Localised): boolean {
  const share = (locale: Locale) => {
    const own = contentWords(locale, tell[locale]);
    return own.size === 0 ? 0 : shared(own, contentWords(locale, before[locale])) / own.size;
  };
  return inMost(share) >= leastRepeated;
}

/**
 * The tells of the right solutions whose condition the stem names, the same ones in every language: first those that are nearest to
 * what decides, two at most, and none that says again what one before it said. A tell of another situation would teach something
 * that nobody asked.
 */
export function tellsOf(stem: Localised, decisive: Localised, keys: readonly Pick<Solution, 'tell'>[]): Told[] {
  const near = (text: Localised) => (tell: Localised) => inMost((locale) => said(locale, tell[locale], text[locale]));
  const [inStem, inRequirements] = [near(stem), near(decisive)];
  const named = allTells(keys)
    .map((tell) => ({ tell, share: inStem(tell) }))
    .filter(({ share }) => share >= leastSaid)
    .map((each) => ({ ...each, nearness: inRequirements(each.tell) }))
    .toSorted((a, b) => b.nearness - a.nearness);
  const told: Told[] = [];
  for (const { tell, share } of named) {
    if (told.length === mostTells) break;
    if (!told.some((before) => repeats(tell, before.tell))) told.push({ tell, isSaid: share >= leastQuoted });
  }
  return told;
}
