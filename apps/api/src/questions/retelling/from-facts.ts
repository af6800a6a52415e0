import type { Locale } from '../../i18n/locale.ts';
import type { CompiledFact, Knowledge } from '../compile.ts';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import { about, predicate } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';

interface Words {
  /** Why the letters are the answer, after what the right options are. */
  therefore: (letters: string, plural: boolean) => string;
  /** The same where there is nothing to say of them that their reasons do not say. */
  only: (letters: string, plural: boolean) => string;
  /** The same where what is not true is asked for. */
  untrue: (letters: string) => string;
  /** Before what the wrong options are. */
  others: string;
  also: (subject: string, facts: string) => string;
  example: (action: string, owner: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    therefore: (letters, plural) =>
      plural
        ? `É o que a pergunta pede: as respostas são ${letters}.`
        : `É o que a pergunta pede: a resposta é ${letters}.`,
    only: (letters, plural) => `Só ${letters} ${plural ? 'atendem' : 'atende'} a tudo o que se pede.`,
    untrue: (letters) => `A pergunta quer o que não vale: a resposta é ${letters}.`,
    others: 'As outras servem em outros casos:',
    also: (subject, facts) => `${capitalise(subject)} também ${facts}.`,
    example: (action, owner) => `“${action}” é um exemplo ${contract('pt', 'de', owner)}.`,
  },
  en: {
    therefore: (letters, plural) =>
      plural
        ? `That is what is asked for: the answers are ${letters}.`
        : `That is what is asked for: the answer is ${letters}.`,
    only: (letters, plural) => `Only ${letters} ${plural ? 'meet' : 'meets'} everything that is asked for.`,
    untrue: (letters) => `What does not hold is asked for: the answer is ${letters}.`,
    others: 'The others fit other cases:',
    also: (subject, facts) => `${capitalise(subject)} also ${facts}.`,
    example: (action, owner) => `“${action}” is an example of ${owner}.`,
  },
  es: {
    therefore: (letters, plural) =>
      plural
        ? `Es lo que pide la pregunta: las respuestas son ${letters}.`
        : `Es lo que pide la pregunta: la respuesta es ${letters}.`,
    only: (letters, plural) => `Solo ${letters} ${plural ? 'cumplen' : 'cumple'} todo lo que se pide.`,
    untrue: (letters) => `La pregunta busca lo que no se cumple: la respuesta es ${letters}.`,
    others: 'Las otras sirven en otros casos:',
    also: (subject, facts) => `${capitalise(subject)} también ${facts}.`,
    example: (action, owner) => `“${action}” es un ejemplo ${contract('es', 'de', owner)}.`,
  },
};

const mostFacts = 2;

/**
 * The same question told from its options instead of its stem: what each is for, from the facts that the knowledge base has now. A
 * paragraph for what is right, without what its reason says already, then one for each of the others, which begins with its letter.
 */
export function retellFromFacts(item: Item, locale: Locale): string {
  const { knowledge } = engineFor(item.exam);
  const { therefore, only, untrue, others } = words[locale];
  const say = (option: ItemOption) => sentencesOf(knowledge, item, option, locale);
  const right = item.options.filter((option) => isKey(item, option));
  const letters = list(
    locale,
    right.map(({ label }) => label),
  );
  const told = new Set(right.flatMap(say));
  const news = [...told].filter((sentence) => !right.some(({ reason }) => reason[locale].includes(sentence)));
  const isUntrue = item.ask.kind === 'fact' && !item.ask.holds;
  // Other tasks are somebody else’s, and other figures are just wrong.
  const haveTheirPlace = !isUntrue && !['task', 'quantity'].includes(item.ask.kind);
  const because = news.length > 0 ? therefore : only;
  const verdict = isUntrue ? untrue(letters) : because(letters, right.length > 1);
  const rest = item.options
    .filter((option) => !right.includes(option))
    .map((option) => {
      const own = say(option);
      const different = own.filter((sentence) => !told.has(sentence));
      return `${option.label}: ${(different.length > 0 ? different : own).join(' ')}`;
    });
  return [[...news, verdict].join(' '), ...(haveTheirPlace ? [others] : []), ...rest].join('\n\n');
}

/** What an option is about; what was said of it when it was asked, where the knowledge base no longer has it. */
function sentencesOf(knowledge: Knowledge, item: Item, option: ItemOption, locale: Locale): string[] {
  const { subject, reason } = option;
  if (subject.kind === 'entity') {
    const entity = knowledge.entities.get(subject.id);
    if (!entity) return [reason[locale]];
    const facts = (knowledge.factsOf.get(entity.id) ?? []).slice(0, isKey(item, option) ? mostFacts : 0);
    const says = list(
      locale,
      facts.map((fact) => predicate(locale, fact, entity)),
    );
    const isAction = knowledge.categories.get(entity.category)?.mode === 'action';
    return [
      `${about(locale, entity)}.`,
      ...(says === '' || isAction ? [] : [words[locale].also(entity.subject[locale], says)]),
    ];
  }
  if (subject.kind === 'fact') {
    const fact = knowledge.facts.get(subject.id);
    if (fact) return [ownersSay(knowledge, item, fact, locale)];
  }
  if (subject.kind === 'solution' && item.ask.kind === 'decision') {
    const candidate = knowledge.patterns.get(item.ask.pattern)?.candidates.find(({ id }) => id === subject.id);
    if (candidate) return candidate.why[locale].split(/(?<=\.) (?=\p{Lu})/u);
  }
  return [reason[locale]];
}

/** A fact as a sentence about the entity that is asked about, or else about its first owner. */
function ownersSay(knowledge: Knowledge, { ask }: Item, fact: CompiledFact, locale: Locale): string {
  const asked = ask.kind === 'fact' && fact.of.includes(ask.of) ? ask.of : fact.of[0];
  const owner = knowledge.entity(asked ?? '');
  const subject = owner.subject[locale];
  if (knowledge.categories.get(owner.category)?.mode === 'action')
    return words[locale].example(capitalise(fact.forms.infinitive[locale]), subject);
  return `${capitalise(subject)} ${predicate(locale, fact, owner)}.`;
}
