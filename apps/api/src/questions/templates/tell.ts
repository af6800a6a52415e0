import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import type { Candidate as Solution } from '../../knowledge/pattern.types.ts';
import { contentWords, shared } from '../cues.ts';

/** So much of the words of a condition stands in a stem that asks for it; in one that says the same in other words, less does. */
const leastSaid = [2 / 3, 1 / 3];

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
export function allTells(keys: readonly Solution[]): Localised[] {
  const tells = keys.flatMap(({ tell }) => {
    const [pt, en, es] = [sentencesOf(tell.pt), sentencesOf(tell.en), sentencesOf(tell.es)];
    return pt.flatMap((sentence, i) => ({ pt: sentence, en: en[i] ?? '', es: es[i] ?? '' }));
  });
  return tells.filter(({ pt }, i) => tells.findIndex((other) => other.pt === pt) === i);
}

/**
 * The tells of the right solutions whose condition the stem names, the same ones in every language; failing that, those it comes
 * near. A tell of another situation would teach something that nobody asked.
 */
export function tellsOf(stem: Localised, keys: readonly Solution[]): Told[] {
  const tells = allTells(keys).map((tell) => {
    const shares = locales.map((locale) => said(locale, tell[locale], stem[locale])).toSorted((a, b) => a - b);
    return { tell, share: shares[1] ?? 0 };
  });
  const named = leastSaid.map((least) => tells.filter(({ share }) => share >= least));
  return (named.find((some) => some.length > 0) ?? []).map(({ tell, share }) => ({
    tell,
    isSaid: share >= leastQuoted,
  }));
}
