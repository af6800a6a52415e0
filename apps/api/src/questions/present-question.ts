import { domainName } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import { type Locale, localeTags } from '../i18n/locale.ts';
import type { Item } from './item.types.ts';
import { pageNames } from './page-name.ts';
import { keyLetters } from './key.ts';
import { capitalise, lower } from './language/words.ts';

const difficulties = { 1: 'EASY', 2: 'MEDIUM', 3: 'HARD' } as const;

export const difficultyOf = (item: Item): Schemas['QuestionDifficulty'] => difficulties[item.level];

/** Language of its texts: what a model wrote keeps its own. */
export const languageOf = (item: Item, locale: Locale): Schemas['Language'] =>
  localeTags[item.writer?.locale ?? locale];

/** The question as a learner may see it before answering: without its key. */
export function presentQuestion(id: string, item: Item, locale: Locale): Schemas['Question'] {
  return {
    id,
    examId: item.exam,
    prompt: item.stem[locale],
    options: item.options.map(({ label, text }) => ({ label, text: text[locale] })),
    answerCount: keyLetters(item).length,
    answer: null,
    explanation: null,
    difficulty: difficultyOf(item),
    domain: domainName(item.exam, item.domain, locale),
    source: item.writer ? 'MODEL' : 'KNOWLEDGE_BASE',
    language: languageOf(item, locale),
  };
}

/** What goes beyond the reasons; null where they say it all. */
export const presentExplanation = ({ explanation }: Item, locale: Locale): string | null => explanation[locale] || null;

/** The pages that a question rests on, named in the language of the reader. */
export function namedPages(item: Item, locale: Locale) {
  const titles = pageNames(item.exam, item.references, locale);
  return item.references.map(({ title, url }, i) => ({ title: titles[i] ?? title, url }));
}

/** What may be shown once the question is answered. */
export function presentReasons(item: Item, locale: Locale) {
  return {
    explanation: presentExplanation(item, locale),
    optionNotes: item.options.map(({ label, reason }) => ({ label, text: reason[locale] })),
    references: namedPages(item, locale),
  };
}

/** What reasons begin with that point back at their question: it means nothing without it. */
const pointsBack =
  /^(?:\p{Lu}\p{Ll}+: |It meets every requirement: |Atende a todos os requisitos: |Cumple todos los requisitos: )/u;

/** The comparison with options that are not shown. */
const comparison = / (?:Entre as opções que|Of the options that|Entre las opciones que) [^.]*\.$/;

/** Whose statement it is, where a reason says so first: what follows is a sentence of its own, or says what the owner is. */
const whose =
  /^(?:That describes|Isso descreve|Eso describe|That is true of|Isso vale para|Eso vale para) (.+?)(?:\. |(, (?:which|que) ))/u;

/** Whose a task is with a service: "that" is the task, which the option says, or its question. */
const whoseTask = /^(?:With|Em|No|Na|En) [^.]*?(?:that falls to|isso cabe|eso le corresponde) [^.]*\. /u;

/** What an answered question taught, to be read without it: why its right option is right, without the words before it that say so. */
export function factTaught(item: Item, locale: Locale): string {
  const [label] = keyLetters(item);
  const key = item.options.find((option) => option.label === label);
  const reason = (key?.reason ?? item.explanation)[locale];
  if (key && item.ask.kind === 'task') return `${key.text[locale].replace(/\.$/, '')}: ${lower(reason)}`;
  if (item.ask.kind === 'service') return reason.replace(whoseTask, '');
  const own = reason.replace(whose, (_, owner: string, what: string | undefined) => (what ? `${owner} ` : ''));
  return capitalise(own.replace(pointsBack, '').replace(comparison, ''));
}

/** The explanation where one is promised: what the question taught where the reasons say it all. */
export const explanationOrFact = (item: Item, locale: Locale): string =>
  presentExplanation(item, locale) ?? factTaught(item, locale);
