import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../knowledge/compile.ts';
import type { Language, Text } from '../knowledge/knowledge.types.ts';
import { inflect, negate } from './inflect.ts';
import { capitalise } from './words.ts';

/** Form of the verbs that go with the entity as subject. */
const formFor = (entity: CompiledEntity) => (entity.plural ? 'plural' : 'singular');

/** What the fact says, with the verbs that fit the entity: "replica os objetos". */
export function predicate(language: Language, fact: CompiledFact, entity: CompiledEntity): string {
  return fact.forms[formFor(entity)][language];
}

/** The opposite of the fact: "não replica os objetos". */
export function denial(language: Language, fact: CompiledFact, entity: CompiledEntity): string {
  const phrase = fact.deny ? fact.deny[language] : negate(language, fact.say[language]);
  return inflect(language, phrase, formFor(entity));
}

/** What the entity is for, as a predicate. */
export function gist(language: Language, entity: CompiledEntity): string {
  return inflect(language, entity.gist[language], formFor(entity));
}

/** "O Amazon S3 guarda objetos …", without full stop. */
export function about(language: Language, entity: CompiledEntity): string {
  return `${capitalise(entity.subject[language])} ${gist(language, entity)}`;
}

const NOT_THIS: Readonly<Record<Language, readonly string[]>> = {
  pt: ['', ' Não é o que se pede aqui.'],
  en: ['', ' That is not what is asked for here.'],
  es: ['', ' No es lo que se pide aquí.'],
};

/** Why `wrong` is not the answer when `key` is: the difference between the two, or else what `wrong` is for. */
export function whyNot(knowledge: Knowledge, key: CompiledEntity, wrong: CompiledEntity, variant: number): Text {
  const contrast = knowledge.contrast(key.id, wrong.id);
  return contrast ? contrast.say : inEach((language) => `${about(language, wrong)}.${NOT_THIS[language][variant] ?? ''}`);
}
