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

/** An option that names something to be done, or an action by itself. */
export function actionOption(
  fact: CompiledFact,
  reason: () => Localised,
  form: 'infinitive' | 'action' = 'infinitive',
): DraftOption {
  return {
    text: inEach((l) => `${capitalise(fact.forms[form][l])}.`),
    reason,
    subject: { kind: 'fact', id: fact.id },
    popularity: 0,
  };
}

/** What an option asks or says: what a service is used for, what an entity is, or what somebody does. */
type Told = 'use' | 'statement' | 'action';

/** Whose an option really is, in three forms, so that three reasons of one question do not begin alike. */
const whoseItIs: Readonly<Record<Locale, Readonly<Record<Told, readonly ((owner: string) => string)[]>>>> = {
  pt: {
    use: [
      (owner) => `Isso se faz com ${owner}`,
      (owner) => `Essa tarefa cabe ${contract('pt', 'a', owner)}`,
      (owner) => `Para isso, convém usar ${owner}`,
    ],
    statement: [
      (owner) => `Isso descreve ${owner}`,
      (owner) => `A descrição corresponde ${contract('pt', 'a', owner)}`,
      (owner) => `Isso vale para ${owner}`,
    ],
    action: [
      (owner) => `Isso é um exemplo ${contract('pt', 'de', owner)}`,
      (owner) => `O caso ilustra ${owner}`,
      (owner) => `Aqui se trata ${contract('pt', 'de', owner)}`,
    ],
  },
  en: {
    use: [
      (owner) => `That is done with ${owner}`,
      (owner) => `This task falls to ${owner}`,
      (owner) => `For that, the choice is ${owner}`,
    ],
    statement: [
      (owner) => `That describes ${owner}`,
      (owner) => `The description fits ${owner}`,
      (owner) => `That is true of ${owner}`,
    ],
    action: [
      (owner) => `That is an example of ${owner}`,
      (owner) => `The case illustrates ${owner}`,
      (owner) => `This is a matter of ${owner}`,
    ],
  },
  es: {
    use: [
      (owner) => `Eso se hace con ${owner}`,
      (owner) => `Esa tarea le corresponde ${contract('es', 'a', owner)}`,
      (owner) => `Para eso, conviene usar ${owner}`,
    ],
    statement: [
      (owner) => `Eso describe ${owner}`,
      (owner) => `La descripción corresponde ${contract('es', 'a', owner)}`,
      (owner) => `Eso vale para ${owner}`,
    ],
    action: [
      (owner) => `Eso es un ejemplo ${contract('es', 'de', owner)}`,
      (owner) => `El caso ilustra ${owner}`,
      (owner) => `Aquí se trata ${contract('es', 'de', owner)}`,
    ],
  },
};

/** Between a name and what it is. */
export const whichIs: Readonly<Record<Locale, string>> = { pt: ', que', en: ', which', es: ', que' };

/** Who has a fact that the entity has not: an owner that learners confuse with it, if there is one. */
export function ownerOf(knowledge: Knowledge, { of }: CompiledFact, entity: CompiledEntity): CompiledEntity {
  return knowledge.entity(of.find((id) => knowledge.contrast(id, entity.id) !== null) ?? of[0] ?? entity.id);
}

/** Whose fact it really is, when it is not the entity's, and how the two differ. */
export function belongsTo(
  knowledge: Knowledge,
  fact: CompiledFact,
  entity: CompiledEntity,
  told?: Told,
  form = 0,
): Localised {
  const owner = ownerOf(knowledge, fact, entity);
  const contrast = knowledge.contrast(owner.id, entity.id);
  const mode = knowledge.categories.get(owner.category)?.mode ?? 'statement';
  return inEach((l) => {
    const whose = whoseItIs[l][told ?? mode][form]?.(owner.subject[l]) ?? '';
    return contrast ? `${whose}. ${contrast.say[l]}` : `${whose}${whichIs[l]} ${gist(l, owner)}.`;
  });
}

/** Wrong options that state facts of others, each with its reason in another form. */
export const inTurn = (
  knowledge: Knowledge,
  entity: CompiledEntity,
  wrong: readonly DraftOption[],
  told: Told,
): DraftOption[] =>
  wrong.map((option, form) => {
    const { subject } = option;
    if (subject.kind !== 'fact') return option;
    return { ...option, reason: () => belongsTo(knowledge, knowledge.fact(subject.id), entity, told, form) };
  });

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
