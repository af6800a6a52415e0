import type { Locale } from '../../i18n/locale.ts';
import type { Knowledge } from '../compile.ts';
import { engineFor } from '../engine.ts';
import type { Item } from '../item.types.ts';
import { isKey } from '../key.ts';
import { list } from '../language/words.ts';
import { retellDecision } from './decision.ts';
import { retellQuantity, retellRecall } from './recall.ts';
import { retellResponsibility } from './responsibility.ts';
import type { Saying } from './saying.ts';

/** Where nothing is left to say: the sources go on. */
const readOn: Readonly<Record<Locale, string>> = {
  pt: 'As razões acima já dizem tudo o que temos sobre esta questão. Para ir além, leia as fontes dela.',
  en: 'The reasons above say all that we have about this question. To go further, read its sources.',
  es: 'Las razones de arriba ya dicen todo lo que tenemos sobre esta pregunta. Para ir más allá, lee sus fuentes.',
};

interface Told {
  /** Before the options. */
  before: string | null;
  sayings: readonly Saying[];
}

function tell(knowledge: Knowledge, item: Item, locale: Locale): Told {
  const { ask } = item;
  switch (ask.kind) {
    case 'decision':
      return retellDecision(knowledge, item, ask, locale) ?? { before: null, sayings: [] };
    case 'task':
    case 'service':
      return retellResponsibility(knowledge, item, ask, locale);
    case 'quantity':
      return { before: null, sayings: retellQuantity(knowledge, item, ask, locale) };
    case 'entity':
    case 'cheapest':
    case 'fact':
      return { before: null, sayings: retellRecall(knowledge, item, ask, locale) };
  }
}

/**
 * An answered question in other words than its reasons and its explanation, from the facts alone: why what is right is so, then why not
 * each of the others, a paragraph each. What is the same of several is said once.
 */
export function retellFromFacts(item: Item, locale: Locale): string {
  const { before, sayings } = tell(engineFor(item.exam).knowledge, item, locale);
  if (sayings.length === 0) return readOn[locale];
  const paragraphs = (isRight: boolean) =>
    [
      ...Map.groupBy(
        sayings.filter(({ option }) => isKey(item, option) === isRight),
        ({ text }) => text,
      ),
    ].map(
      ([text, alike]) =>
        `${list(
          locale,
          alike.map(({ option }) => option.label),
        )}: ${text}`,
    );
  return [...(before === null ? [] : [before]), ...paragraphs(true), ...paragraphs(false)].join('\n\n');
}
