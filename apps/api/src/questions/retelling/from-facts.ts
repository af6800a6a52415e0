import type { Locale } from '../../i18n/locale.ts';
import type { CompiledEntity, Knowledge } from '../compile.ts';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import { gist, predicate } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';
import { asRule } from '../templates/decision.ts';
import { allTells } from '../templates/tell.ts';

interface Words {
  /** Before what calls for a right solution. */
  next: string;
  /** Before what calls for a wrong one. */
  otherwise: string;
  also: (subject: string, fact: string) => string;
  choose: (need: string, subject: string) => string;
  example: (action: string, owner: string) => string;
  /** To whom a task falls with other services too, or instead. */
  falls: (services: readonly string[], to: string, also: boolean) => string;
  customer: string;
  /** Where nothing is left to say: the sources go on. */
  readOn: string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    next: 'Para reconhecer da próxima vez:',
    otherwise: 'Quando a resposta seria outra:',
    also: (subject, fact) => `${capitalise(subject)} também ${fact}.`,
    choose: (need, subject) => `Para ${need}, escolha ${subject}.`,
    example: (action, owner) => `“${action}” também é um exemplo ${contract('pt', 'de', owner)}.`,
    falls: (services, to, also) =>
      `${capitalise(
        list(
          'pt',
          services.map((service) => contract('pt', 'em', service)),
        ),
      )}, isso ${also ? 'também cabe' : 'caberia'} ${contract('pt', 'a', to)}.`,
    customer: 'o cliente',
    readOn: 'As razões acima já dizem tudo o que temos sobre esta questão. Para ir além, leia as fontes dela.',
  },
  en: {
    next: 'To recognize it next time:',
    otherwise: 'When the answer would be another:',
    also: (subject, fact) => `${capitalise(subject)} also ${fact}.`,
    choose: (need, subject) => `To ${need}, choose ${subject}.`,
    example: (action, owner) => `“${action}” is also an example of ${owner}.`,
    falls: (services, to, also) =>
      `With ${list('en', services)}, that ${also ? 'falls to' : 'would fall to'} ${to}${also ? ' too' : ''}.`,
    customer: 'the customer',
    readOn: 'The reasons above say all that we have about this question. To go further, read its sources.',
  },
  es: {
    next: 'Para reconocerlo la próxima vez:',
    otherwise: 'Cuando la respuesta sería otra:',
    also: (subject, fact) => `${capitalise(subject)} también ${fact}.`,
    choose: (need, subject) => `Para ${need}, elige ${subject}.`,
    example: (action, owner) => `“${action}” también es un ejemplo ${contract('es', 'de', owner)}.`,
    falls: (services, to, also) =>
      `En ${list('es', services)}, eso ${also ? 'también le corresponde' : 'le correspondería'} ${contract('es', 'a', to)}.`,
    customer: 'el cliente',
    readOn:
      'Las razones de arriba ya dicen todo lo que tenemos sobre esta pregunta. Para ir más allá, lee sus fuentes.',
  },
};

/** Sentences about a right option, and about a wrong one: more than these nobody remembers. */
const most = { right: 2, wrong: 1 };

/** So many letters in a row that were read already, and a sentence says them again. */
const repeated = 30;

/** What can be said of an option. */
interface Saying {
  text: string;
  /** Of the text, what the learner may have read with other words around it; null: only all of it. */
  core: string | null;
}

/**
 * What an answered question leaves to be learnt: how to recognise what is right, then when each of the others would be. Nothing that
 * the reasons or the explanation say already, and nothing twice.
 */
export function retellFromFacts(item: Item, locale: Locale): string {
  const { knowledge } = engineFor(item.exam);
  const { next, otherwise, readOn } = words[locale];
  const isNew = newBeside(item, locale);
  const say = (option: ItemOption) => sayingsOf(knowledge, item, option, locale).filter(isNew);
  const told = new Set<string>();
  const right = item.options
    .filter((option) => isKey(item, option))
    .flatMap((option) => {
      const news = say(option)
        .filter(({ text }) => !told.has(text))
        .slice(0, most.right);
      for (const { text } of news) told.add(text);
      return news.length === 0 ? [] : [`${option.label}: ${news.map(({ text }) => text).join(' ')}`];
    });
  const lettersOf = new Map<string, string[]>();
  for (const option of item.options.filter((each) => !isKey(item, each))) {
    const own = say(option).filter(({ text }) => !told.has(text));
    // A solution of two halves is told by both, and a task by whose it would be and why.
    for (const { text } of own.slice(0, ['solution', 'task'].includes(option.subject.kind) ? 2 : most.wrong))
      lettersOf.set(text, [...(lettersOf.get(text) ?? []), option.label]);
  }
  const wrong = [...Map.groupBy(lettersOf, ([, letters]) => list(locale, letters))].map(
    ([letters, sentences]) => `${letters}: ${sentences.map(([text]) => text).join(' ')}`,
  );
  if (right.length + wrong.length === 0) return readOn;
  const isDecision = item.ask.kind === 'decision';
  return [
    ...(isDecision && right.length > 0 ? [next] : []),
    ...right,
    ...(isDecision && wrong.length > 0 ? [otherwise] : []),
    ...wrong,
  ].join('\n\n');
}

/** Whether something is not said yet, in the question or below it. */
function newBeside({ stem, options, explanation }: Item, locale: Locale): (saying: Saying) => boolean {
  const read = [stem, explanation, ...options.flatMap(({ text, reason }) => [text, reason])]
    .map((each) => each[locale])
    .join('\0')
    .toLowerCase();
  return ({ text: whole, core }) => {
    if (core === null) return !read.includes(whole.toLowerCase());
    const text = core.toLowerCase();
    if (read.includes(text)) return false;
    for (let i = 0; i + repeated <= text.length; i += 1) if (read.includes(text.slice(i, i + repeated))) return false;
    return true;
  };
}

function sayingsOf(knowledge: Knowledge, item: Item, option: ItemOption, locale: Locale): Saying[] {
  const { subject } = option;
  const isRight = isKey(item, option);
  switch (subject.kind) {
    case 'entity':
    case 'fact': {
      const about = entityOf(knowledge, item, option);
      // What is said of the right one already is no news of another.
      const isTold = !isRight && item.options.some((o) => isKey(item, o) && entityOf(knowledge, item, o) === about);
      return about && !isTold ? aboutEntity(knowledge, about, locale, isRight) : [];
    }
    case 'solution': {
      const pattern = item.ask.kind === 'decision' ? knowledge.patterns.get(item.ask.pattern) : undefined;
      const candidate = pattern?.candidates.find(({ id }) => id === subject.id);
      if (!candidate || candidate.neverRight) return [];
      return allTells([candidate])
        .map((tell) => asRule(tell)[locale])
        .filter((tell) => !item.explanation[locale].includes(tell))
        .map((text) => ({ text, core: null }));
    }
    case 'task':
      return taskElsewhere(knowledge, item, subject.id, locale);
    case 'tasks':
    case 'facts':
    case 'value':
      return [];
  }
}

/** What an option is or tells of; of what has the fact, the one that is asked about. */
function entityOf(knowledge: Knowledge, { ask }: Item, { subject }: ItemOption): CompiledEntity | undefined {
  if (subject.kind === 'entity') return knowledge.entities.get(subject.id);
  const owners = (subject.kind === 'fact' && knowledge.facts.get(subject.id)?.of) || [];
  return knowledge.entities.get((ask.kind === 'fact' && owners.includes(ask.of) ? ask.of : owners[0]) ?? '');
}

/** What it is, then what else is known of it: of what is wrong, which needs it meets. */
function aboutEntity(knowledge: Knowledge, entity: CompiledEntity, locale: Locale, isRight: boolean): Saying[] {
  const { also, choose, example } = words[locale];
  const subject = entity.subject[locale];
  const what = gist(locale, entity);
  const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
  const facts = (knowledge.factsOf.get(entity.id) ?? []).map((fact): Saying & { isNeed: boolean } => {
    const core = predicate(locale, fact, entity);
    if (isAction) {
      const action = fact.forms.action[locale];
      return { text: example(capitalise(action), subject), core: action, isNeed: false };
    }
    const need = (fact.need ?? fact.forms.infinitive)[locale];
    const isNeed = fact.kind === 'purpose' && fact.of.length === 1 && !fact.forms.infinitive.en.startsWith('not ');
    return isNeed ? { text: choose(need, subject), core: need, isNeed } : { text: also(subject, core), core, isNeed };
  });
  const needsFirst = facts.toSorted((a, b) => Number(b.isNeed) - Number(a.isNeed));
  const definition = { text: `${capitalise(subject)} ${what}.`, core: what };
  return isRight ? [definition, ...needsFirst] : [...needsFirst, definition];
}

/** With which services a task falls to the other party, or else to the same one too. */
function taskElsewhere(knowledge: Knowledge, item: Item, id: string, locale: Locale): Saying[] {
  const task = knowledge.responsibilities.get(id);
  if (!task || item.ask.kind !== 'task') return [];
  const { service } = item.ask;
  const here = task.provider.includes(service) ? 'provider' : 'customer';
  const there = here === 'provider' ? 'customer' : 'provider';
  const isAlso = task[there].length === 0;
  const services = task[isAlso ? here : there].filter((other) => other !== service).slice(0, 2);
  if (services.length === 0) return [];
  const { falls, customer } = words[locale];
  const to = (isAlso ? here : there) === 'customer' ? customer : knowledge.base.provider.name[locale];
  const names = services.map((other) => knowledge.entity(other).subject[locale]);
  const text = falls(names, to, isAlso);
  const because = isAlso ? undefined : task.because[there]?.[locale];
  return [text, ...(because === undefined ? [] : [because])].map((each) => ({ text: each, core: null }));
}
