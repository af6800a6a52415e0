import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import type { Candidate as Solution } from '../../knowledge/pattern.types.ts';
import { inEach } from '../compile.ts';
import { contentWords, shared } from '../cues.ts';

/** So much of the words of a condition stands in a stem that asks for it; of what has less, the stem does not speak. */
const leastSaid = 2 / 3;

/** So much of the words of a rule stands in one before it, and it says the same again. */
const leastRepeated = 2 / 3;

const conditionOf = (sentence: string): string => sentence.split(': ')[0] ?? sentence;

/** A solution of two halves has the tells of both, and two solutions may share one. Spanish "EE. UU." ends no sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?!UU\.)(?=\p{Lu})/u);

/**
 * How much of what stands before the colon of "When you hear this, without that: think of those" the stem says: of the part that it
 * says least of, because a condition half of which nobody named is another one.
 */
function said(locale: Locale, sentence: string, stem: string): number {
  const inStem = contentWords(locale, stem);
  const parts = conditionOf(sentence)
    .split(', ')
    .map((part) => contentWords(locale, part));
  const shares = parts.filter(({ size }) => size > 0).map((part) => shared(part, inStem) / part.size);
  return shares.length === 0 ? 0 : Math.min(...shares);
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

/** Whether a rule or its condition alone says again what stands in one before it. */
function repeats(tell: Localised, before: Localised): boolean {
  const again = (part: (text: string) => string) =>
    inMost((locale) => {
      const own = contentWords(locale, part(tell[locale]));
      return own.size === 0 ? 0 : shared(own, contentWords(locale, part(before[locale]))) / own.size;
    }) >= leastRepeated;
  return again((text) => text) || again(conditionOf);
}

/**
 * The tells of the right solutions whose condition the stem names, the same ones in every language: first those that are nearest to
 * what decides, at most so many as there are requirements, one of each solution where it has one, further ones only where they are of
 * all solutions, and none that says again what the one before it said. A tell of another situation would teach something that nobody asked.
 */
export function tellsOf(
  stem: Localised,
  requirements: readonly Localised[],
  keys: readonly Pick<Solution, 'tell'>[],
): Localised[] {
  const near = (text: Localised) => (tell: Localised) => inMost((locale) => said(locale, tell[locale], text[locale]));
  const decisive = inEach((locale) => requirements.map((each) => each[locale]).join(' '));
  const [inStem, inRequirements] = [near(stem), near(decisive)];
  let left = allTells(keys)
    .filter((tell) => inStem(tell) >= leastSaid)
    .map((tell) => ({
      tell,
      nearness: inRequirements(tell),
      solutions: keys.filter((key) => key.tell.pt.includes(tell.pt)),
    }))
    .toSorted((a, b) => b.nearness - a.nearness);
  const untold = new Set(keys);
  const after = (next: (typeof left)[number]) => left.filter((each) => each !== next && !repeats(each.tell, next.tell));
  const isOf = (key: (typeof keys)[number]) => (each: (typeof left)[number]) => each.solutions.includes(key);
  /** Whether each solution that has a tell still has one beside this. */
  const leavesOne = (next: (typeof left)[number]) =>
    keys.every((key) => !untold.has(key) || isOf(key)(next) || !left.some(isOf(key)) || after(next).some(isOf(key)));
  const told: Localised[] = [];
  while (told.length < requirements.length) {
    const open = left.filter(({ solutions }) => solutions.some((solution) => untold.has(solution)));
    // When each has its own, only what is true of all of them goes on.
    const isRoom = untold.size <= requirements.length - told.length;
    const next =
      (isRoom ? open.find(leavesOne) : undefined) ??
      open[0] ??
      left.find(({ solutions }) => solutions.length === keys.length);
    if (!next) break;
    told.push(next.tell);
    for (const solution of next.solutions) untold.delete(solution);
    left = after(next);
  }
  return told;
}
