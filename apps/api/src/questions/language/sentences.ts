import type { Locale, Localised } from '../../i18n/locale.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import { countVerbs, inflect, negate } from './inflect.ts';
import { capitalise } from './words.ts';

/** Whether verbs after the entity as subject are plural. */
export const isPlural = (locale: Locale, { plural = [] }: CompiledEntity): boolean =>
  plural === true || plural.includes(locale);

/** Form of the verbs that go with the entity as subject. */
const formFor = (locale: Locale, entity: CompiledEntity) => (isPlural(locale, entity) ? 'plural' : 'singular');

/** What the fact says, with the verbs that fit the entity: "replica os objetos". */
export function predicate(locale: Locale, fact: CompiledFact, entity: CompiledEntity): string {
  return fact.forms[formFor(locale, entity)][locale];
}

/** The opposite of the fact: "não replica os objetos". */
export function denial(locale: Locale, fact: CompiledFact, entity: CompiledEntity): string {
  const phrase = fact.deny ? fact.deny[locale] : negate(locale, fact.say[locale]);
  const said = inflect(locale, phrase, formFor(locale, entity));
  // In Portuguese a negation draws the pronoun before the verb.
  return locale === 'pt' ? said.replace(/^não (\p{L}+)-se(?!\p{L})/u, 'não se $1') : said;
}

/** What the entity is for, as a predicate. */
export function gist(locale: Locale, entity: CompiledEntity): string {
  return inflect(locale, entity.gist[locale], formFor(locale, entity));
}

/** Subject and gist, without full stop. */
export function about(locale: Locale, entity: CompiledEntity): string {
  return `${capitalise(entity.subject[locale])} ${gist(locale, entity)}`;
}

const missing: Readonly<Record<Locale, (subject: string, denial: string, gist: string, plural: boolean) => string>> = {
  pt: (subject, no, what) => `${capitalise(subject)} ${no}; ${what}.`,
  en: (subject, no, what, plural) => `${capitalise(subject)} ${no}; ${plural ? 'they' : 'it'} ${what}.`,
  es: (subject, no, what) => `${capitalise(subject)} ${no}; ${what}.`,
};

/** What an entity misses, and what it is for instead. */
export const misses = (fact: CompiledFact, wrong: CompiledEntity): Localised =>
  inEach((l) => missing[l](wrong.subject[l], denial(l, fact, wrong), gist(l, wrong), isPlural(l, wrong)));

/** Whether the opposite of a fact reads well. */
export const isDeniable = (fact: CompiledFact): boolean => fact.deny !== undefined || countVerbs(fact.say.pt) === 1;

/** Why `wrong` does not have the fact that `key` has: the difference between the two, or else what it misses. */
export function whyNot(
  knowledge: Knowledge,
  fact: CompiledFact,
  key: CompiledEntity,
  wrong: CompiledEntity,
): Localised {
  const contrast = knowledge.contrast(key.id, wrong.id);
  if (contrast) return contrast.say;
  return fact.deny ? misses(fact, wrong) : inEach((l) => `${about(l, wrong)}.`);
}
