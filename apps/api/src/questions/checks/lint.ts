import { type Locale, type Localised, locales } from '../../i18n/locale.ts';
import { givesAway, lengthRatio, plain } from '../cues.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import type { Form } from '../language/conjugate.ts';
import { inflect } from '../language/inflect.ts';
import { denial } from '../language/sentences.ts';
import { capitalise } from '../language/words.ts';
import type { Knowledge } from '../compile.ts';

/** Words that betray a text in the wrong language: common in one, foreign to the others. */
const telltales: Readonly<Record<Locale, RegExp>> = {
  pt: /(?<![\p{L}\d])(?:não|uma|são|você|está|pelo|pela|dos|das|ao|aos|às|qual|também|serviço|então|até)(?![\p{L}\d])/iu,
  en: /(?<![\p{L}\d])(?:the|and|with|which|this|that|from|its|they|are|is|of)(?![\p{L}\d])/iu,
  es: /(?<![\p{L}\d-])(?:el|los|las|una|unas|del|con|qué|cuál|según|también|servicio|hasta|más|y|pero)(?![\p{L}\d])/iu,
};

/** Tell-tale words that two languages share, by the language of the text. */
const sharedTelltales: Readonly<Record<Locale, RegExp>> = {
  pt: /(?<![\p{L}\d])(?:uma|com|dos)(?![\p{L}\d])/giu,
  en: /$^/g,
  es: /(?<![\p{L}\d])(?:está|una|dos)(?![\p{L}\d])/giu,
};

const allOrNone =
  /\b(?:todas as anteriores|nenhuma das anteriores|all of the above|none of the above|todas las anteriores|ninguna de las anteriores)\b/;
const absolute = /\b(?:sempre|nunca|always|never|siempre|jamas)\b/;

/** Names that every language leaves as they are, and so say nothing about the language. */
function properNames({ entities }: Knowledge): string[] {
  const names = [...entities.values()].flatMap(({ name, aliases = [] }) => [name.pt, name.en, name.es, ...aliases]);
  return [
    ...new Set([...names, 'Trust & Safety', 'São Paulo', 'Cost and Usage Report', 'and Usage', 'lift and shift']),
  ].sort((a, b) => b.length - a.length);
}

const nameCache = new WeakMap<Knowledge, string[]>();

function withoutNames(knowledge: Knowledge, text: string): string {
  const names = nameCache.get(knowledge) ?? properNames(knowledge);
  nameCache.set(knowledge, names);
  return names.reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, '·') : rest), text);
}

/** What must have words; the explanation of a question on facts may have none, in all languages alike. */
function texts({ stem, explanation, options, ask }: Item): Localised[] {
  const isNothing = ask.kind !== 'decision' && locales.every((locale) => explanation[locale] === '');
  return [stem, ...(isNothing ? [] : [explanation]), ...options.flatMap((option) => [option.text, option.reason])];
}

/** English statements have a subject, which fits the form of their verbs. */
const subjects = { singular: 'It ', plural: 'They ' };

/** What an option says when its verbs stand in a form; for a name or a number, the option itself. */
function inForm(knowledge: Knowledge, { subject, text }: ItemOption, locale: Locale, form: Form): string {
  const task = (id: string) => inflect(locale, knowledge.responsibilities.get(id)?.task[locale] ?? '', form);
  const sentence = (parts: readonly string[]) => `${capitalise(parts.join('; '))}.`;
  switch (subject.kind) {
    case 'fact': {
      const says = knowledge.fact(subject.id).forms[form][locale];
      return locale === 'en' && (form === 'singular' || form === 'plural')
        ? `${subjects[form]}${says}.`
        : sentence([says]);
    }
    case 'facts':
      return sentence(subject.ids.map((id) => knowledge.fact(id).forms[form][locale]));
    case 'task':
      return sentence([task(subject.id)]);
    case 'tasks':
      return sentence(subject.ids.map(task));
    default:
      return text[locale];
  }
}

/** True when the options could stand in for one another: all names of one kind, all numbers, or all sentences in one form of the verb. */
function homogeneous(knowledge: Knowledge, item: Item, locale: Locale): boolean {
  const entities = item.options.flatMap(({ subject }) =>
    subject.kind === 'entity' ? knowledge.entity(subject.id) : [],
  );
  const same = (of: readonly string[]) => new Set(of).size <= 1;
  if (!same(item.options.map(({ subject }) => subject.kind))) return false;
  if (!same(entities.map(({ category }) => category)) && !same(entities.map(({ kind }) => kind))) return false;
  return (['infinitive', 'singular', 'plural', 'action'] as const).some((form) =>
    item.options.every((option) => option.text[locale] === inForm(knowledge, option, locale, form)),
  );
}

/** True when an option says the plain opposite of another: one of the two must be right, which halves the guessing. */
function contrary(knowledge: Knowledge, { ask, options }: Item, locale: Locale): boolean {
  if (ask.kind !== 'fact') return false;
  const opposites = options.flatMap(({ subject }) =>
    subject.kind === 'fact' ? denial(locale, knowledge.fact(subject.id), knowledge.entity(ask.of)) : [],
  );
  const bare = (text: string) => text.replace(/^(?:It|They) (?=\p{Ll})/u, '');
  return options.some(({ text }) =>
    opposites.some((opposite) => capitalise(bare(text[locale])) === `${capitalise(opposite)}.`),
  );
}

/** British spellings; the exams are written in American English. */
const british =
  /\b(?:licence|centre|colour|behaviour|favour|labour|programme|catalogue|cheque|grey|learnt|whilst|theatre|(?:cancel|travel|label|model)l(?:ed|ing)|(?:organ|optim|minim|recogn|author|virtual|custom|standard|central)is(?:e|ed|es|ing|ation))s?\b|\banalys(?:e|ed|ing)\b/i;

export type Fault =
  | 'missing'
  | 'slot'
  | 'language'
  | 'spelling'
  | 'ratio'
  | 'leak'
  | 'twice'
  | 'length'
  | 'mixed'
  | 'contrary'
  | 'all-or-none'
  | 'absolute'
  | 'unsorted';

/** Whether a text has words of another language than it should. */
export function isForeign(knowledge: Knowledge, text: string, locale: Locale): boolean {
  const rest = withoutNames(knowledge, text).replace(sharedTelltales[locale], ' ');
  return locales.some((other) => other !== locale && telltales[other].test(rest));
}

/** What is wrong with the words of an item in one language. */
export function lint(knowledge: Knowledge, item: Item, locale: Locale): Fault[] {
  const faults = new Set<Fault>();
  const options = item.options.map((option) => option.text[locale]);
  for (const text of texts(item)) {
    const own = text[locale];
    if (own.trim() === '') faults.add('missing');
    if (/[{}]|undefined|\[object/.test(own)) faults.add('slot');
    if (isForeign(knowledge, own, locale)) faults.add('language');
    if (locale === 'en' && british.test(own)) faults.add('spelling');
  }
  const english = item.stem.en.length;
  const ratio = item.stem[locale].length / english;
  if (ratio < 0.7 || ratio > 1.5) faults.add('ratio');
  const places = (right: boolean) => item.options.flatMap((option, i) => (isKey(item, option) === right ? [i] : []));
  if (places(true).some((i) => givesAway(locale, item.stem[locale], options, i, places(false)))) faults.add('leak');
  if (new Set(options).size < options.length) faults.add('twice');
  if (lengthRatio(options) > 2) faults.add('length');
  if (!homogeneous(knowledge, item, locale)) faults.add('mixed');
  if (contrary(knowledge, item, locale)) faults.add('contrary');
  if (options.some((option) => allOrNone.test(plain(option)))) faults.add('all-or-none');
  if (options.filter((option) => absolute.test(plain(option))).length === 1) faults.add('absolute');
  const values = item.options.flatMap((option) => (option.subject.kind === 'value' ? [option.subject.value] : []));
  if (values.some((value, i) => i > 0 && value <= (values[i - 1] ?? 0))) faults.add('unsorted');
  return [...faults];
}
