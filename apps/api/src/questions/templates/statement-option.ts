import type { Locale, Localised } from '../../i18n/locale.ts';
import { gist, isPlural, predicate } from '../language/sentences.ts';
import { capitalise, contract } from '../language/words.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import type { DraftOption, Setting } from './template.types.ts';

/** What a sentence about the entity begins with, where it cannot do without a subject. */
const pronoun = (l: Locale, about: CompiledEntity) => (l !== 'en' ? '' : isPlural(l, about) ? 'they ' : 'it ');

/** A statement about the entity as an option has it: a sentence. */
export const sentenceAbout = (l: Locale, about: CompiledEntity, says: string): string =>
  `${capitalise(`${pronoun(l, about)}${says}`)}.`;

/** A text that is built when it is first asked for, and once. */
export function once(build: () => Localised): () => Localised {
  let made: Localised | null = null;
  return () => (made ??= build());
}

/** Whether no two options are wrong for the same reason; asked of many sets, so that their reasons are built `once`. */
export const differ = (wrong: readonly DraftOption[]): boolean =>
  new Set(wrong.map(({ reason }) => reason().en)).size === wrong.length;

/** An option that states a fact, with verbs that fit the entity the question is about. */
export function statementOption(
  fact: CompiledFact,
  about: CompiledEntity,
  reason: () => Localised,
  near = false,
): DraftOption {
  return {
    text: inEach((l) => sentenceAbout(l, about, predicate(l, fact, about))),
    reason,
    subject: { kind: 'fact', id: fact.id },
    popularity: 0,
    near,
  };
}

/** An option that names an action, in the infinitive. */
export function actionOption(fact: CompiledFact, reason: () => Localised): DraftOption {
  return {
    text: inEach((l) => `${capitalise(fact.forms.infinitive[l])}.`),
    reason,
    subject: { kind: 'fact', id: fact.id },
    popularity: 0,
  };
}

interface Whose {
  statement: (owner: string) => string;
  action: (owner: string) => string;
}

const whoseItIs: Readonly<Record<Locale, Whose>> = {
  pt: {
    statement: (owner) => `Isso descreve ${owner}`,
    action: (owner) => `Isso é um exemplo ${contract('pt', 'de', owner)}`,
  },
  en: {
    statement: (owner) => `That describes ${owner}`,
    action: (owner) => `That is an example of ${owner}`,
  },
  es: {
    statement: (owner) => `Eso describe ${owner}`,
    action: (owner) => `Eso es un ejemplo ${contract('es', 'de', owner)}`,
  },
};

/** Between a name and what it is. */
export const whichIs: Readonly<Record<Locale, string>> = { pt: ', que', en: ', which', es: ', que' };

/** Whose fact it really is, when it is not the entity's, and how the two differ. Prefers an owner that learners confuse with the entity. */
export function belongsTo(knowledge: Knowledge, fact: CompiledFact, entity: CompiledEntity): Localised {
  const ownerId = fact.of.find((id) => knowledge.contrast(id, entity.id) !== null) ?? fact.of[0] ?? entity.id;
  const owner = knowledge.entity(ownerId);
  const contrast = knowledge.contrast(ownerId, entity.id);
  const mode = knowledge.categories.get(owner.category)?.mode ?? 'statement';
  return inEach((l) => {
    const whose = whoseItIs[l][mode](owner.subject[l]);
    return contrast ? `${whose}. ${contrast.say[l]}` : `${whose}${whichIs[l]} ${gist(l, owner)}.`;
  });
}

/** Facts of the category that are provably false of the entity. */
export function foreignFacts(knowledge: Knowledge, entity: CompiledEntity): CompiledFact[] {
  return knowledge.categoryFacts(entity.category).filter((fact) => knowledge.holds(fact.id, entity.id) === false);
}

/** Takes wrong options that state facts of different entities: two of one stand out, and are dropped together. */
export const apart =
  ({ knowledge, strictness }: Setting) =>
  (wrong: readonly DraftOption[]): boolean => {
    const owners = wrong.flatMap(({ subject }) => (subject.kind === 'fact' ? knowledge.fact(subject.id).of : []));
    return strictness === 'none' || new Set(owners).size === owners.length;
  };
