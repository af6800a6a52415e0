import type { Locale } from '../../i18n/locale.ts';
import type { CompiledEntity, CompiledFact, Knowledge } from '../compile.ts';
import { contentWords, shared } from '../cues.ts';
import type { Ask, Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import { denial, gist, isDeniable, isPlural, predicate } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';
import { ownerOf, whichIs } from '../templates/statement-option.ts';
import { newBeside, type Saying } from './saying.ts';

interface Words {
  /** After what a cheapest option does, and after what a dearer one is. */
  cheapest: string;
  dearer: (plural: boolean) => string;
  /** That the one need that is asked for is not met, or that the one fact is not true. */
  notFor: (subject: string, plural: boolean) => string;
  notOf: (subject: string) => string;
  belongs: (owner: string, not: string) => string;
  ofOwner: (owner: string) => string;
  also: (subject: string, does: string) => string;
  describe: (subject: string) => string;
  example: (action: string, of: string) => string;
  exampleElsewhere: (action: string, of: string) => string;
  /** After what is right: another thing that it does, or another example. */
  andAlso: (does: string, plural: boolean) => string;
  likewise: (action: string) => string;
  they: (plural: boolean) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    cheapest: '; nenhuma outra opção que faça isso custa menos',
    dearer: (plural) => (plural ? '; custam mais' : '; custa mais'),
    notFor: (subject, plural) => `${capitalise(subject)} não ${plural ? 'servem' : 'serve'} para isso`,
    notOf: (subject) => `Isso não vale para ${subject}`,
    belongs: (owner, not) => `Isso é próprio ${contract('pt', 'de', owner)}, e não ${contract('pt', 'de', not)}`,
    ofOwner: (owner) => `isso vale para ${owner}`,
    also: (subject, does) => `${capitalise(subject)} também ${does}`,
    describe: (subject) => `São afirmações verdadeiras sobre ${subject}`,
    example: (action, of) => `“${action}” é um exemplo ${contract('pt', 'de', of)}`,
    exampleElsewhere: (action, of) => `Um exemplo ${contract('pt', 'de', of)} seria “${action}”`,
    andAlso: (does) => `; também ${does}`,
    likewise: (action) => `, assim como “${action}”`,
    they: () => '',
  },
  en: {
    cheapest: '; no other option that does so costs less',
    dearer: (plural) => (plural ? '; they cost more' : '; it costs more'),
    notFor: (subject, plural) => `${capitalise(subject)} ${plural ? 'are' : 'is'} not for that`,
    notOf: (subject) => `That is not true of ${subject}`,
    belongs: (owner, not) => `That belongs to ${owner}, not to ${not}`,
    ofOwner: (owner) => `that is true of ${owner}`,
    also: (subject, does) => `${capitalise(subject)} also ${does}`,
    describe: (subject) => `These are true statements about ${subject}`,
    example: (action, of) => `“${action}” is an example of ${of}`,
    exampleElsewhere: (action, of) => `An example of ${of} would be “${action}”`,
    andAlso: (does, plural) => `; ${plural ? 'they' : 'it'} also ${does}`,
    likewise: (action) => `, like “${action}”`,
    they: (plural) => (plural ? 'they ' : 'it '),
  },
  es: {
    cheapest: '; ninguna otra opción que haga eso cuesta menos',
    dearer: (plural) => (plural ? '; cuestan más' : '; cuesta más'),
    notFor: (subject, plural) => `${capitalise(subject)} no ${plural ? 'sirven' : 'sirve'} para eso`,
    notOf: (subject) => `Eso no vale para ${subject}`,
    belongs: (owner, not) => `Eso es propio ${contract('es', 'de', owner)}, y no ${contract('es', 'de', not)}`,
    ofOwner: (owner) => `eso vale para ${owner}`,
    also: (subject, does) => `${capitalise(subject)} también ${does}`,
    describe: (subject) => `Son afirmaciones verdaderas sobre ${subject}`,
    example: (action, of) => `“${action}” es un ejemplo ${contract('es', 'de', of)}`,
    exampleElsewhere: (action, of) => `Un ejemplo ${contract('es', 'de', of)} sería “${action}”`,
    andAlso: (does) => `; también ${does}`,
    likewise: (action) => `, igual que “${action}”`,
    they: () => '',
  },
};

/** What a question on facts is told with. */
interface Telling {
  knowledge: Knowledge;
  locale: Locale;
  isNew: (passage: string) => boolean;
}

const isAction = (knowledge: Knowledge, { category }: CompiledEntity) =>
  knowledge.categories.get(category)?.mode === 'action';

/** What something is, between commas after its name. */
const known = (locale: Locale, entity: CompiledEntity) =>
  `${entity.subject[locale]}${whichIs[locale]} ${gist(locale, entity)}`;

/** So much of the words of what something is stands in what it does, and says it already. */
const mostShared = 2 / 3;

/** So much of the words of two things that one does, and they are nearly one. */
const mostAlike = 1 / 4;

/** Whether so much of a text is said in another one. */
function isMostlyIn(locale: Locale, text: string, other: string, most = mostShared): boolean {
  const own = contentWords(locale, text);
  return shared(own, contentWords(locale, other)) >= own.size * most;
}

/** What an entity does alone, besides what was asked, that is not read yet. */
function ownNeeds({ knowledge, locale, isNew }: Telling, entity: CompiledEntity, asked: readonly CompiledFact[] = []) {
  const own = (knowledge.factsOf.get(entity.id) ?? []).filter(
    (fact) =>
      fact.kind !== 'trait' && fact.of.length === 1 && fact.category === entity.category && !asked.includes(fact),
  );
  return own.map((fact) => predicate(locale, fact, entity)).filter(isNew);
}

/** What an entity does that is not read yet: what it is for, or else one of its own needs. */
function untold(telling: Telling, entity: CompiledEntity): string | undefined {
  const what = gist(telling.locale, entity);
  return telling.isNew(what) ? what : ownNeeds(telling, entity)[0];
}

/** An example of a principle that is not read yet. */
const otherExample = ({ knowledge, locale, isNew }: Telling, entity: CompiledEntity): string | undefined =>
  (knowledge.factsOf.get(entity.id) ?? []).map(({ forms }) => capitalise(forms.action[locale])).find(isNew);

/** After a principle, an example of it that is not read yet. */
function alike(telling: Telling, entity: CompiledEntity): string {
  const other = otherExample(telling, entity);
  return other === undefined ? '' : words[telling.locale].likewise(other);
}

const saidOf = ({ locale }: Telling, entity: CompiledEntity, facts: readonly CompiledFact[]) =>
  list(
    locale,
    facts.map((fact) => predicate(locale, fact, entity)),
  );

/** Why a fact is true of what has it: what it is, where that is not read yet, then what it does for that. */
function holding(telling: Telling, entity: CompiledEntity, facts: readonly CompiledFact[]): string {
  const { knowledge, locale, isNew } = telling;
  const { example } = words[locale];
  const [fact] = facts;
  const subject = entity.subject[locale];
  const what = gist(locale, entity);
  if (fact && isAction(knowledge, entity)) {
    const action = capitalise(fact.forms.action[locale]);
    if (isNew(what)) return example(action, known(locale, entity));
    return example(action, subject) + alike(telling, entity);
  }
  const does = saidOf(telling, entity, facts);
  const isSaid = isMostlyIn(locale, what, does);
  return isNew(what) && !isSaid ? `${capitalise(known(locale, entity))}, ${does}` : `${capitalise(subject)} ${does}`;
}

/** What else it does, after the one fact that was asked: where it is read what it is, and in words that are not those of the fact. */
function besides(telling: Telling, entity: CompiledEntity, facts: readonly CompiledFact[]): string {
  const { knowledge, locale, isNew } = telling;
  if (facts.length !== 1 || isNew(gist(locale, entity)) || isAction(knowledge, entity)) return '';
  const does = saidOf(telling, entity, facts);
  const other = ownNeeds(telling, entity, facts).find((each) => !isMostlyIn(locale, each, does, mostAlike));
  return other === undefined ? '' : words[locale].andAlso(other, isPlural(locale, entity));
}

/** That an entity has not the facts that are asked for: what the reason has not denied yet, where it misses several. */
function denying({ locale }: Telling, entity: CompiledEntity, missed: readonly CompiledFact[], reason: string): string {
  const denials = missed.map((fact) => denial(locale, fact, entity));
  return `${capitalise(entity.subject[locale])} ${denials.find((each) => !reason.includes(each)) ?? denials[0] ?? ''}`;
}

/** Why an entity is not the answer: that it misses what is asked, and what it does instead. */
function lacking(telling: Telling, entity: CompiledEntity, facts: readonly CompiledFact[], reason: string): string {
  const { knowledge, locale, isNew } = telling;
  const { notFor, notOf, exampleElsewhere, dearer, they } = words[locale];
  const subject = entity.subject[locale];
  const plural = isPlural(locale, entity);
  const what = gist(locale, entity);
  if (isAction(knowledge, entity)) {
    const example = isNew(what) ? undefined : otherExample(telling, entity);
    return example ? exampleElsewhere(example, subject) : notOf(known(locale, entity));
  }
  const rest = untold(telling, entity);
  const missed = facts.filter((fact) => knowledge.holds(fact.id, entity.id) === false);
  const [only] = facts;
  if (missed.length === 0) return `${capitalise(subject)} ${rest ?? what}${dearer(plural)}`;
  const deniable = missed.filter(isDeniable);
  const isOne = facts.length === 1 && only?.deny === undefined;
  if (deniable.length > 0 && !(isOne && rest !== undefined))
    return `${denying(telling, entity, deniable, reason)}${rest === undefined ? '' : `; ${they(plural)}${rest}`}`;
  if (only?.kind !== 'purpose') return notOf(`${subject}${whichIs[locale]} ${rest ?? what}`);
  return `${notFor(subject, plural)}; ${they(plural)}${rest ?? what}`;
}

/** Of what asks for an entity: what is right does what is asked, what is wrong misses it. */
function aboutEntities(telling: Telling, item: Item, facts: readonly CompiledFact[]): Saying[] {
  const { knowledge, locale } = telling;
  const isCheapest = item.ask.kind === 'cheapest';
  return item.options.flatMap((option): Saying[] => {
    const entity = option.subject.kind === 'entity' ? knowledge.entities.get(option.subject.id) : undefined;
    if (!entity) return [];
    const text = isKey(item, option)
      ? `${holding(telling, entity, facts)}${isCheapest ? words[locale].cheapest : besides(telling, entity, facts)}`
      : lacking(telling, entity, facts, option.reason[locale]);
    return [{ option, text: `${text.replace(/\.$/, '')}.` }];
  });
}

/** An owner of a statement, with what it is, or else what else it does or another example of it, that is not read yet. */
function ownerWithMore(telling: Telling, owner: CompiledEntity, fact: CompiledFact): string {
  const { knowledge, locale, isNew } = telling;
  if (isNew(gist(locale, owner))) return known(locale, owner);
  const subject = owner.subject[locale];
  if (isAction(knowledge, owner)) return subject + alike(telling, owner);
  const [does] = ownNeeds(telling, owner, [fact]);
  return does === undefined ? subject : `${subject}${whichIs[locale]} ${does}`;
}

/** Why a statement is not true of an entity: it does not do so, and whose statement it is. */
function foreign(telling: Telling, fact: CompiledFact, entity: CompiledEntity, notOf?: CompiledEntity): string {
  const { knowledge, locale } = telling;
  const { also, belongs, ofOwner } = words[locale];
  if (notOf && knowledge.holds(fact.id, entity.id) === true)
    return also(notOf.subject[locale], predicate(locale, fact, notOf));
  const owner = notOf && fact.of.includes(notOf.id) ? notOf : ownerOf(knowledge, fact, entity);
  const what = ownerWithMore(telling, owner, fact);
  if (isAction(knowledge, entity) || !isDeniable(fact)) return belongs(what, entity.subject[locale]);
  return `${capitalise(entity.subject[locale])} ${denial(locale, fact, entity)}; ${ofOwner(what)}`;
}

/** Of statements about an entity: which of them is so because of what it is, and whose the others are. */
function aboutStatements(telling: Telling, item: Item, ask: Extract<Ask, { kind: 'fact' }>): Saying[] {
  const { knowledge, locale } = telling;
  const entity = knowledge.entities.get(ask.of);
  if (!entity) return [];
  const notOf = ask.notOf === undefined ? undefined : knowledge.entities.get(ask.notOf);
  return item.options.flatMap((option: ItemOption): Saying[] => {
    const fact = option.subject.kind === 'fact' ? knowledge.facts.get(option.subject.id) : undefined;
    if (!fact) return [];
    const isRight = isKey(item, option);
    const text =
      isRight === ask.holds
        ? ask.holds
          ? `${holding(telling, entity, [fact])}${besides(telling, entity, [fact])}`
          : words[locale].describe(known(locale, entity))
        : foreign(telling, fact, entity, notOf);
    return [{ option, text: `${text.replace(/\.$/, '')}.` }];
  });
}

/** A question on facts, each option in a sentence that is not read yet. */
export function retellRecall(
  knowledge: Knowledge,
  item: Item,
  ask: Extract<Ask, { kind: 'entity' | 'cheapest' | 'fact' }>,
  locale: Locale,
): Saying[] {
  const telling = { knowledge, locale, isNew: newBeside(item, locale) };
  if (ask.kind === 'fact') return aboutStatements(telling, item, ask);
  const facts = ask.facts.flatMap((id) => knowledge.facts.get(id) ?? []);
  return facts.length < ask.facts.length ? [] : aboutEntities(telling, item, facts);
}

/** Numbers as words, where facts write them so. */
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Facts of the thing that was counted or measured that have the figure too. */
export function retellQuantity(
  knowledge: Knowledge,
  item: Item,
  ask: Extract<Ask, { kind: 'quantity' }>,
  locale: Locale,
): Saying[] {
  const quantity = knowledge.quantities.get(ask.quantity);
  const entity = quantity && knowledge.entities.get(quantity.entity);
  const option = item.options.find((each) => isKey(item, each));
  if (!quantity || !entity || !option) return [];
  const { answer } = quantity;
  const figure = new RegExp(
    `(?<![\\d.,])${answer}(?![\\d.,]*\\d)${numbers[answer] ? `|\\b${numbers[answer]}\\b` : ''}`,
  );
  const isNew = newBeside(item, locale);
  const what = { say: entity.gist, text: gist(locale, entity) };
  const facts = (knowledge.factsOf.get(entity.id) ?? []).map((fact) => ({
    say: fact.say,
    text: predicate(locale, fact, entity),
  }));
  const told = [what, ...facts].find(({ say, text }) => figure.test(say.en) && isNew(text));
  return told ? [{ option, text: `${capitalise(entity.subject[locale])} ${told.text}.` }] : [];
}
