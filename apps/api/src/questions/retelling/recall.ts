import type { Locale } from '../../i18n/locale.ts';
import type { CompiledEntity, CompiledFact, Knowledge } from '../compile.ts';
import { contentWords, shared } from '../cues.ts';
import type { Ask, Item } from '../item.types.ts';
import { isKey } from '../key.ts';
import { gist, isPlural, predicate } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';
import { ownerOf, whichIs } from '../templates/statement-option.ts';
import { newBeside, type Saying } from './saying.ts';

interface Words {
  /** Something from everyday life, after what it is like. */
  isLike: (likeness: string, plural: boolean) => string;
  /** Between what an option does and what it is like. */
  they: (plural: boolean) => string;
  /** Of one statement or of several alike. */
  trueOf: (owners: string[]) => string;
  exampleOf: (principle: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    isLike: (likeness, plural) => `${plural ? 'são' : 'é'} como ${likeness}`,
    they: () => '',
    trueOf: (owners) =>
      `É o caso ${list(
        'pt',
        owners.map((owner) => contract('pt', 'de', owner)),
      )}`,
    exampleOf: (principle) => `É um exemplo ${contract('pt', 'de', principle)}`,
  },
  en: {
    isLike: (likeness, plural) => `${plural ? 'are' : 'is'} like ${likeness}`,
    they: (plural) => (plural ? 'they ' : 'it '),
    trueOf: (owners) => `True of ${list('en', owners)}`,
    exampleOf: (principle) => `An example of ${principle}`,
  },
  es: {
    isLike: (likeness, plural) => `${plural ? 'son' : 'es'} como ${likeness}`,
    they: () => '',
    trueOf: (owners) =>
      `Es el caso ${list(
        'es',
        owners.map((owner) => contract('es', 'de', owner)),
      )}`,
    exampleOf: (principle) => `Es un ejemplo ${contract('es', 'de', principle)}`,
  },
};

/** What a question on facts is told with. */
interface Telling {
  knowledge: Knowledge;
  locale: Locale;
  isNew: (passage: string) => boolean;
}

/** So much of the words of what something is stands in what was asked, and says it already. */
const mostShared = 2 / 3;

/** Whether so much of a text is said in another one. */
function isMostlyIn(locale: Locale, text: string, other: string): boolean {
  const own = contentWords(locale, text);
  return shared(own, contentWords(locale, other)) >= own.size * mostShared;
}

const saidOf = (locale: Locale, entity: CompiledEntity, facts: readonly CompiledFact[]) =>
  list(
    locale,
    facts.map((fact) => predicate(locale, fact, entity)),
  );

const isLike = (locale: Locale, entity: CompiledEntity): string =>
  words[locale].isLike(entity.likeness[locale], isPlural(locale, entity));

/** What an entity does, where there is something to say, and what it is like. */
function likened(locale: Locale, entity: CompiledEntity, does: string | undefined): string {
  const subject = capitalise(entity.subject[locale]);
  const like = isLike(locale, entity);
  return does === undefined
    ? `${subject} ${like}`
    : `${subject} ${does}: ${words[locale].they(isPlural(locale, entity))}${like}`;
}

/** What is right: what it is, where that is not read yet and says more than was asked, or else that it does what was asked. */
function whatIsRight({ locale, isNew }: Telling, entity: CompiledEntity, facts: readonly CompiledFact[]): string {
  const does = saidOf(locale, entity, facts);
  const what = gist(locale, entity);
  return isNew(what) && !isMostlyIn(locale, what, does) ? what : does;
}

/** Of what is wrong, what is not read yet: what it is for, or else something that it does alone. */
function unread({ knowledge, locale, isNew }: Telling, entity: CompiledEntity): string | undefined {
  const isOwn = ({ kind, of, category }: CompiledFact) =>
    kind !== 'trait' && of.length === 1 && category === entity.category;
  const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
  const own = isAction ? [] : (knowledge.factsOf.get(entity.id) ?? []).filter(isOwn);
  return [gist(locale, entity), ...own.map((fact) => predicate(locale, fact, entity))].find(isNew);
}

/** Of what asks for an entity: what each option is, and what it is like. */
function aboutEntities(telling: Telling, item: Item, facts: readonly CompiledFact[]): Saying[] {
  const { knowledge, locale } = telling;
  return item.options.flatMap((option): Saying[] => {
    const entity = option.subject.kind === 'entity' ? knowledge.entities.get(option.subject.id) : undefined;
    if (!entity) return [];
    const does = isKey(item, option) ? whatIsRight(telling, entity, facts) : unread(telling, entity);
    return [{ option, text: `${likened(locale, entity, does)}.` }];
  });
}

/** Of statements about an entity: of which each of them is true, and what that is like. */
function aboutStatements({ knowledge, locale }: Telling, item: Item, ask: Extract<Ask, { kind: 'fact' }>): Saying[] {
  const entity = knowledge.entities.get(ask.of);
  if (!entity) return [];
  const other = ask.notOf === undefined ? undefined : knowledge.entities.get(ask.notOf);
  const { trueOf, exampleOf } = words[locale];
  return item.options.flatMap((option): Saying[] => {
    const fact = option.subject.kind === 'fact' ? knowledge.facts.get(option.subject.id) : undefined;
    if (!fact) return [];
    const isTrue = knowledge.holds(fact.id, entity.id) === true;
    if (isTrue && other && knowledge.holds(fact.id, other.id) === true)
      return [{ option, text: `${trueOf([entity.subject[locale], other.subject[locale]])}.` }];
    const owner = isTrue ? entity : other && fact.of.includes(other.id) ? other : ownerOf(knowledge, fact, entity);
    const isAction = knowledge.categories.get(owner.category)?.mode === 'action';
    const whose = isAction ? exampleOf(owner.subject[locale]) : trueOf([owner.subject[locale]]);
    return [{ option, text: `${whose}${whichIs[locale]} ${isLike(locale, owner)}.` }];
  });
}

/** A question on facts, each option beside something from everyday life. */
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
