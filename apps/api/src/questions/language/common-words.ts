import type { Locale, Localised } from '../../i18n/locale.ts';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.types.ts';

/** What the texts of a knowledge base tell of words with a capital: whether it is theirs, or that of the sentence they begin. */
export interface CommonWords {
  /** Written in lower case somewhere. */
  lower: ReadonlySet<string>;
  /** Written in lower case before a word with a capital: articles, prepositions. */
  beforeNames: ReadonlySet<string>;
  /** Two words with a capital each inside a sentence: parts of names. */
  pairs: ReadonlySet<string>;
  /** Names, by their first word. */
  names: ReadonlyMap<string, readonly string[]>;
}

const isLocalised = (value: object): value is Localised => 'pt' in value && 'en' in value && 'es' in value;

/** Every text that stands in all languages. */
function* textsIn(value: unknown): Generator<Localised> {
  if (typeof value !== 'object' || value === null) return;
  if (isLocalised(value)) yield value;
  else for (const part of Object.values(value)) yield* textsIn(part);
}

const lowerWord = /(?<![\p{L}\d])(\p{Ll}[\p{L}’'-]*)(?: (?=(\p{Lu})))?/gu;

const pairOfCapitals = /(?<=[\p{L}\d] )(\p{Lu}[\p{L}\d]*) (?=(\p{Lu}[\p{L}\d]*))/gu;

const startsWithCapital = (text: string) => /^\p{Lu}/u.test(text);

/** Names that keep their capital inside a sentence, as those do that the subject of their sentence has so too. */
function namesIn({ categories, patterns }: KnowledgeBase, locale: Locale): string[] {
  const entities = categories.flatMap((category) => category.entities);
  const own = entities.flatMap(({ name, subject, aliases = [] }) => {
    const text = typeof name === 'string' ? name : name[locale];
    const keeps = subject ? subject[locale].includes(text.split(' ')[0] ?? text) : true;
    return keeps ? [text, ...aliases] : aliases;
  });
  return [...own, ...patterns.flatMap(({ candidates }) => candidates.flatMap(({ uses }) => uses))].filter(
    startsWithCapital,
  );
}

function read(base: KnowledgeBase): Readonly<Record<Locale, CommonWords>> {
  const { categories, patterns, scenarios, responsibilities, quantities, skins, backdrops } = base;
  const texts = [...textsIn([categories, patterns, scenarios, responsibilities, quantities, skins, backdrops])];
  const inLanguage = (locale: Locale): CommonWords => {
    const lower = new Set<string>();
    const beforeNames = new Set<string>();
    const pairs = new Set<string>();
    for (const text of texts) {
      for (const [, word = '', next] of text[locale].matchAll(lowerWord)) {
        lower.add(word);
        if (next !== undefined) beforeNames.add(word);
      }
      for (const [, one, other] of text[locale].matchAll(pairOfCapitals)) pairs.add(`${one} ${other}`);
    }
    const all = new Set(namesIn(base, locale));
    for (const name of all)
      for (const [, one, other] of ` ${name}`.matchAll(pairOfCapitals)) pairs.add(`${one} ${other}`);
    const names = Map.groupBy(all, (name) => name.split(' ')[0] ?? name);
    return { lower, beforeNames, pairs, names };
  };
  return { pt: inLanguage('pt'), en: inLanguage('en'), es: inLanguage('es') };
}

const known = new WeakMap<KnowledgeBase, Readonly<Record<Locale, CommonWords>>>();

/** The words of a knowledge base, read once. */
export function commonWords(base: KnowledgeBase): Readonly<Record<Locale, CommonWords>> {
  const ready = known.get(base) ?? read(base);
  known.set(base, ready);
  return ready;
}

const isAcronym = /\p{Lu}.*\p{Lu}/u;

/** Whether a text begins with a word that is no name. */
export function opensPlainly({ lower, beforeNames, pairs, names }: CommonWords, text: string): boolean {
  const [first = '', next = ''] = text.split(' ', 2);
  const opener = first.replace(/[,;:.]$/, '');
  const plain = opener.toLowerCase();
  const isName = names
    .get(opener)
    ?.some((name) => text.startsWith(name) && !/^[\p{L}\d]/u.test(text.slice(name.length)));
  if (isName || isAcronym.test(opener) || !lower.has(plain)) return false;
  return !startsWithCapital(next) || (beforeNames.has(plain) && !pairs.has(`${opener} ${next}`));
}
