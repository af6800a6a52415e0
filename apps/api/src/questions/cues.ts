import type { Locale } from '../i18n/locale.ts';
import { brandWords } from '../catalogue/catalogue.ts';
import { stopWords } from './language/stop-words.ts';

const accents = /[\u0300-\u036f]/g;

/** Lower case, without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(accents, '');
}

const stem = (word: string) => (word.length > 6 ? word.slice(0, 6) : word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Texts that are remembered of each language: options come back in many items. */
const mostRemembered = 20_000;

const caches: Readonly<Record<Locale, Map<string, ReadonlySet<string>>>> = {
  pt: new Map(),
  en: new Map(),
  es: new Map(),
};

/** The content words of a text, cut to their stems. */
export function contentWords(locale: Locale, text: string): ReadonlySet<string> {
  const cache = caches[locale];
  const known = cache.get(text);
  if (known) return known;
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords[locale].has(word) && !brandWords.has(word));
  const found = new Set(words.map(stem));
  if (cache.size > mostRemembered) cache.clear();
  cache.set(text, found);
  return found;
}

/** How many words two texts share. */
export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
}

/** Words of one option that also stand in the stem and in no other option: a testwise learner picks that option. */
export function givenAway(locale: Locale, stemText: string, options: readonly string[], index: number): string[] {
  const inStem = contentWords(locale, stemText);
  const both = [...contentWords(locale, options[index] ?? '')].filter((word) => inStem.has(word));
  if (both.length === 0) return both;
  const others = options.filter((_option, i) => i !== index).map((option) => contentWords(locale, option));
  return both.filter((word) => !others.some((other) => other.has(word)));
}

/** Whether an option shares more words of its own with the stem than any of the others named. */
export function givesAway(
  locale: Locale,
  stemText: string,
  options: readonly string[],
  index: number,
  among: readonly number[],
): boolean {
  const words = (i: number) => givenAway(locale, stemText, options, i).length;
  const own = words(index);
  return own > 0 && among.every((i) => words(i) < own);
}

/** Names shorter than this count as this long: a few letters more do not stand out. */
const lengthFloor = 16;

/** Longest option over shortest. */
export function lengthRatio(options: readonly string[]): number {
  const lengths = options.map((option) => Math.max(lengthFloor, option.length));
  return Math.max(...lengths) / Math.min(...lengths);
}

const hedges: Readonly<Record<Locale, RegExp>> = {
  pt: /\b(?:ate|apenas|somente|geralmente|normalmente|costuma|pode|podem|alguns|algumas|pelo menos|no maximo)\b/g,
  en: /\b(?:up to|only|usually|typically|may|can|some|often|at least|at most)\b/g,
  es: /\b(?:hasta|solo|generalmente|normalmente|suele|puede|pueden|algunos|algunas|al menos|como maximo)\b/g,
};

const specific: Readonly<Record<Locale, Map<string, number>>> = { pt: new Map(), en: new Map(), es: new Map() };

/** How specific or hedged a text looks: figures, commas, brackets, hedging words. */
export function specificity(locale: Locale, text: string): number {
  const cache = specific[locale];
  const known = cache.get(text);
  if (known !== undefined) return known;
  const marks = text.match(/\d+|[,;:()]/g)?.length ?? 0;
  const found = marks + (plain(text).match(hedges[locale])?.length ?? 0);
  if (cache.size > mostRemembered) cache.clear();
  cache.set(text, found);
  return found;
}

/** How many words each option shares with the other options. */
export function convergence(locale: Locale, options: readonly string[]): number[] {
  const sets = options.map((option) => contentWords(locale, option));
  return sets.map((own, i) => sets.reduce((sum, other, j) => (i === j ? sum : sum + shared(own, other)), 0));
}
