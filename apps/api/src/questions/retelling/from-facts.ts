import type { Locale } from '../../i18n/locale.ts';
import type { Knowledge } from '../compile.ts';
import { engineFor } from '../engine.ts';
import type { Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import { about, predicate } from '../language/sentences.ts';
import { list } from '../language/words.ts';

const words: Readonly<
  Record<Locale, { right: string; others: string; also: (facts: string) => string; trueOf: string }>
> = {
  pt: {
    right: 'O que está certo, visto por si só',
    others: 'As outras não são ruins: respondem a outra pergunta',
    also: (facts) => `Também vale lembrar: ${facts}.`,
    trueOf: 'Isso se diz de',
  },
  en: {
    right: 'What is right, looked at on its own',
    others: 'The others are not bad: they answer another question',
    also: (facts) => `Also worth remembering: ${facts}.`,
    trueOf: 'That is said of',
  },
  es: {
    right: 'Lo correcto, visto por sí solo',
    others: 'Las otras no son malas: responden a otra pregunta',
    also: (facts) => `También conviene recordar: ${facts}.`,
    trueOf: 'Eso se dice de',
  },
};

const mostFacts = 3;

/** The same question told from its options instead of its stem: what each is for, from the facts that the knowledge base has now. */
export function retellFromFacts(item: Item, locale: Locale): string {
  const { knowledge } = engineFor(item.exam);
  const { right, others } = words[locale];
  const tell = (option: ItemOption) => `${option.label}. ${sayOf(knowledge, item, option, locale)}`;
  const key = item.options.filter((option) => isKey(item, option)).map(tell);
  const wrong = item.options.filter((option) => !isKey(item, option)).map(tell);
  return [`${right}:`, ...key, `${others}:`, ...wrong].join('\n\n');
}

/** What an option is about; what was said of it when it was asked, where the knowledge base no longer has it. */
function sayOf(knowledge: Knowledge, item: Item, option: ItemOption, locale: Locale): string {
  const { subject, text, reason } = option;
  const { also, trueOf } = words[locale];
  if (subject.kind === 'entity') {
    const entity = knowledge.entities.get(subject.id);
    if (!entity) return reason[locale];
    const facts = (knowledge.factsOf.get(entity.id) ?? []).slice(0, isKey(item, option) ? mostFacts : 0);
    const more = list(
      locale,
      facts.map((fact) => predicate(locale, fact, entity)),
    );
    return `${about(locale, entity)}.${more === '' ? '' : ` ${also(more)}`}`;
  }
  if (subject.kind === 'fact') {
    const owners = knowledge.facts.get(subject.id)?.of.flatMap((id) => knowledge.entities.get(id)?.name[locale] ?? []);
    if (owners?.length) return `${text[locale]} ${trueOf} ${list(locale, owners.slice(0, mostFacts))}.`;
  }
  if (subject.kind === 'solution' && item.ask.kind === 'decision') {
    const candidate = knowledge.patterns.get(item.ask.pattern)?.candidates.find(({ id }) => id === subject.id);
    if (candidate) return `${text[locale].replace(/\.$/, '')}: ${candidate.tell[locale]}`;
  }
  return reason[locale];
}
