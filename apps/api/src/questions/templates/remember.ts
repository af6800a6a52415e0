import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import { type CompiledEntity, type CompiledFact, inEach, type Knowledge } from '../compile.ts';
import { contentWords } from '../cues.ts';
import { about, gist, isPlural, predicate } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';
import { hash } from '../random.ts';
import type { Draft } from './template.types.ts';

/** What stands above the rule behind a question. */
export const toRemember: Localised = { pt: 'Para lembrar:', en: 'To remember:', es: 'Para recordar:' };

/** What stands above the needs that wrong options would meet. */
const otherwise: Localised = {
  pt: 'Quando a resposta seria outra:',
  en: 'When the answer would be different:',
  es: 'Cuando la respuesta sería otra:',
};

/** What an explanation has after the reasons, where they say it all. */
export const nothing: Localised = { pt: '', en: '', es: '' };

/** Sentences that stand below one another. */
export const lines = (texts: readonly Localised[]): Localised => inEach((l) => texts.map((text) => text[l]).join('\n'));

/** Rules below their heading; none where there is no rule. */
export const remembered = (rules: readonly Localised[]): Localised[] =>
  rules.length === 0 ? [] : [lines([toRemember, ...rules])];

const anotherExample: Readonly<Record<Locale, (action: string, subject: string) => string>> = {
  pt: (action, subject) => `“${capitalise(action)}” é outro exemplo ${contract('pt', 'de', subject)}.`,
  en: (action, subject) => `“${capitalise(action)}” is another example of ${subject}.`,
  es: (action, subject) => `“${capitalise(action)}” es otro ejemplo ${contract('es', 'de', subject)}.`,
};

const answerTo: Readonly<Record<Locale, (need: string, subject: string, plural: boolean) => string>> = {
  pt: (need, subject, plural) => `Para ${need}, a resposta ${plural ? 'seriam' : 'seria'} ${subject}.`,
  en: (need, subject) => `To ${need}, the answer would be ${subject}.`,
  es: (need, subject, plural) => `Para ${need}, la respuesta ${plural ? 'serían' : 'sería'} ${subject}.`,
};

/** For which need an entity would be the answer. */
export const needMetBy = (entity: CompiledEntity, need: Localised): Localised =>
  inEach((l) => answerTo[l](need[l], entity.subject[l], isPlural(l, entity)));

/** What the right answer is: the stem has already said what it does. */
export const definition = (entity: CompiledEntity): Localised => inEach((l) => `${about(l, entity)}.`);

const shortNames = new WeakMap<CompiledEntity, readonly string[]>();

/** What an entity is called without its brand, in small letters; put together once. */
function shortNamesOf({ base }: Knowledge, entity: CompiledEntity): readonly string[] {
  const known = shortNames.get(entity);
  if (known) return known;
  const { brands } = base.provider;
  const { name, subject, aliases = [] } = entity;
  const short = (each: string) => each.slice(brands.find((brand) => each.startsWith(`${brand} `))?.length ?? 0).trim();
  const bare = short(subject.en.replace(/^(?:the|an?) /, ''));
  const found = [short(name.en), short(name.pt), bare, ...aliases].map((each) => each.toLowerCase());
  shortNames.set(entity, found);
  return found;
}

/** Whether a text speaks of another service of the category, which may be no option. */
const namesAnother = (knowledge: Knowledge, entity: CompiledEntity, text: string): boolean =>
  knowledge
    .siblings(entity.category)
    .some((other) => other.id !== entity.id && shortNamesOf(knowledge, other).some((name) => text.includes(name)));

/** So many letters in a row that stand elsewhere too, and a text says again what was said. */
const repeated = 30;

/** Whether a text has a longer passage in common with another, or is short and stands in it whole, in small letters both. */
function repeats(text: string, other: string): boolean {
  const length = Math.min(repeated, text.length);
  for (let i = 0; i + length <= text.length; i += 1) if (other.includes(text.slice(i, i + length))) return true;
  return false;
}

/** Why the owner of a fact is right: by which means it does what is asked, or else what it is. */
export const meansOf = (fact: CompiledFact, entity: CompiledEntity): Localised =>
  fact.how && fact.of[0] === entity.id ? fact.how : definition(entity);

/** A question as far as it has words: what a lesson must not say again. */
type Told = Pick<Draft, 'stem' | 'right' | 'wrong'>;

/** Whether a text is new beside what the question says. */
function newBeside({ stem, right, wrong }: Told): (text: Localised) => boolean {
  const texts = [stem, ...[...right, ...wrong].flatMap((option) => [option.text, option.reason()])];
  // A sign between them that stands in no text, so that no passage goes over from one to the next.
  const said = inEach((l) =>
    texts
      .map((each) => each[l])
      .join('\0')
      .toLowerCase(),
  );
  return (text) => locales.every((l) => !repeats(text[l].toLowerCase(), said[l]));
}

/** A word that stands in so much of what all entities are says nothing of one, such as "data". */
const leastCommon = 1 / 30;

const everywhere = new WeakMap<Knowledge, Readonly<Record<Locale, ReadonlySet<string>>>>();

/** Words that stand in what many entities are; counted once. */
function commonWordsOf(knowledge: Knowledge): Readonly<Record<Locale, ReadonlySet<string>>> {
  const known = everywhere.get(knowledge);
  if (known) return known;
  const entities = [...knowledge.entities.values()];
  const wordsIn = (l: Locale) => {
    const all = entities.flatMap((entity) => [...contentWords(l, gist(l, entity))]);
    const counted = [...Map.groupBy(all, (word) => word)];
    return new Set(counted.flatMap(([word, { length }]) => (length >= entities.length * leastCommon ? [word] : [])));
  };
  const found = { pt: wordsIn('pt'), en: wordsIn('en'), es: wordsIn('es') };
  everywhere.set(knowledge, found);
  return found;
}

/**
 * Whether what an entity is speaks of what was asked of it: they have two words in common, or one that few entities have, in two of
 * the three languages at least.
 */
function isAbout(knowledge: Knowledge, entity: CompiledEntity, asked: readonly CompiledFact[]): boolean {
  const common = commonWordsOf(knowledge);
  const inBoth = (l: Locale) => {
    const name = contentWords(l, entity.subject[l]);
    const wanted = new Set(asked.flatMap(({ say, need = say }) => [...contentWords(l, `${say[l]} ${need[l]}`)]));
    return [...contentWords(l, gist(l, entity))].filter((word) => wanted.has(word) && !name.has(word));
  };
  return (
    locales.filter((l) => {
      const words = inBoth(l);
      return words.length > 1 || words.some((word) => !common[l].has(word));
    }).length > 1
  );
}

/** What was asked, as the condition of a rule. */
const conditionOf = (l: Locale, { kind, need, forms }: CompiledFact): string => {
  const wanted = (need ?? forms.infinitive)[l];
  if (l !== 'en') return wanted;
  return kind === 'purpose' && !wanted.startsWith('not ') ? `to ${wanted}` : forms.action.en;
};

/** What is true of an entity as a rule: "condition → who"; by their cues, where all of its facts have one. */
export const ruleFrom = (facts: readonly CompiledFact[], { subject }: CompiledEntity): Localised => {
  const cues = facts.flatMap(({ cue }) => cue ?? []);
  return inEach((l) => {
    const conditions =
      cues.length < facts.length ? facts.map((fact) => conditionOf(l, fact)) : cues.map((cue) => cue[l]);
    return `${capitalise(list(l, conditions))} → ${subject[l]}.`;
  });
};

/** What was asked as a rule; none where it is true of others too, which no rule tells apart, or where the reason of what is right has said it. */
function ruleOnAsked(entity: CompiledEntity, asked: readonly CompiledFact[], right: Told['right']): Localised[] {
  const owners = asked[0]?.of.filter((id) => asked.every(({ of }) => of.includes(id))) ?? [];
  if (owners.length !== 1 || owners[0] !== entity.id) return [];
  const rule = ruleFrom(asked, entity);
  const isSaid = (l: Locale) =>
    right.some(({ reason }) => repeats(rule[l].split(' → ')[0]?.toLowerCase() ?? '', reason()[l].toLowerCase()));
  return locales.some(isSaid) ? [] : [rule];
}

/**
 * The rule behind a question: what is right, in one phrase, where that is about what was asked and nothing else says it; or else
 * what was asked, and of which it is true.
 */
function ruleOf(
  knowledge: Knowledge,
  entity: CompiledEntity,
  asked: readonly CompiledFact[],
  { right }: Told,
  isNew: (text: Localised) => boolean,
): Localised[] {
  const what = inEach((l) => ` ${gist(l, entity)}.`);
  const isAsked = (l: Locale) =>
    asked.some((fact) => repeats(predicate(l, fact, entity).toLowerCase(), what[l].toLowerCase()));
  const isRule = isNew(what) && !locales.some(isAsked) && (asked.length === 0 || isAbout(knowledge, entity, asked));
  if (isRule) return [definition(entity)];
  // Of an action, another example teaches more than the action once again.
  const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
  return isAction ? [] : ruleOnAsked(entity, asked, right);
}

/** Of a principle, another action that follows it. */
function anotherExampleOf(
  knowledge: Knowledge,
  entity: CompiledEntity,
  asked: readonly CompiledFact[],
  isNew: (text: Localised) => boolean,
): Localised[] {
  if (knowledge.categories.get(entity.category)?.mode !== 'action') return [];
  const own = (knowledge.factsOf.get(entity.id) ?? []).filter(
    (fact) => asked.includes(fact) || !namesAnother(knowledge, entity, `${fact.say.pt} ${fact.say.en}`.toLowerCase()),
  );
  const at = own.findLastIndex((fact) => asked.includes(fact));
  const others = [...own.slice(at + 1), ...own.slice(0, at + 1)];
  const next = others.find((fact) => !asked.includes(fact) && isNew(fact.forms.action));
  return next ? [inEach((l) => anotherExample[l](next.forms.action[l], entity.subject[l]))] : [];
}

/** So many of the wrong options are told of. */
const mostOthers = 2;

/** For which needs the nearest wrong options would have been right. Each has several, and is not told with the same one every time. */
function needsOfNearest(knowledge: Knowledge, { stem, wrong }: Told, isNew: (text: Localised) => boolean): Localised[] {
  const nearestFirst = wrong.toSorted(
    (a, b) => Number(b.near ?? false) - Number(a.near ?? false) || b.popularity - a.popularity,
  );
  const told = nearestFirst.flatMap(({ subject }) => {
    if (subject.kind !== 'entity') return [];
    const entity = knowledge.entity(subject.id);
    const needs = (knowledge.factsOf.get(entity.id) ?? [])
      .filter(({ kind, of, category }) => kind === 'purpose' && of.length === 1 && category === entity.category)
      .map((fact) => fact.need ?? fact.forms.infinitive)
      .filter(
        (each) =>
          !each.en.startsWith('not ') &&
          !namesAnother(knowledge, entity, `${each.pt} ${each.en}`.toLowerCase()) &&
          isNew(each),
      );
    const need = needs[hash(stem.en) % needs.length];
    return need ? needMetBy(entity, need) : [];
  });
  return told.slice(0, mostOthers);
}

/**
 * What a question leaves to be learnt: the rule behind it, then for which needs the nearest wrong options would be right, each below
 * its heading; of an action, another one of its principle. Nothing where the reasons say it all.
 */
export function lessonOf(
  knowledge: Knowledge,
  entity: CompiledEntity,
  asked: readonly CompiledFact[],
  told: Told,
): Localised {
  const isNew = newBeside(told);
  const rule = remembered(ruleOf(knowledge, entity, asked, told, isNew));
  const needs = needsOfNearest(knowledge, told, isNew);
  const parts = [...rule, ...(needs.length > 0 ? [lines([otherwise, ...needs])] : [])];
  const [first, second] = parts.length > 0 ? parts : anotherExampleOf(knowledge, entity, asked, isNew);
  return second && first ? lines([first, nothing, second]) : (first ?? nothing);
}
