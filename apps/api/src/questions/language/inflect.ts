import type { Locale } from '../../i18n/locale.ts';
import { conjugate, type Form, gerund } from './conjugate.ts';

const slot = /\{(not )?([^{}|]+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;

function verb(
  locale: Locale,
  form: Form,
  negative: boolean,
  base: string,
  byHand: readonly [string, string] | null,
): string {
  if (form === 'action' && locale === 'en') return negative ? `not ${gerund(base)}` : gerund(base);
  if (negative) {
    if (form === 'infinitive') return `not ${base}`;
    if (base === 'be') return form === 'plural' ? 'are not' : 'is not';
    return form === 'plural' ? `do not ${base}` : `does not ${base}`;
  }
  if (form === 'infinitive' || form === 'action') return base;
  const [singular, plural] = byHand ?? conjugate(locale, base);
  return form === 'plural' ? plural : singular;
}

/** Puts every verb of a phrase into one form: "{run} code" becomes "run", "runs" or "run code". */
export function inflect(locale: Locale, phrase: string, form: Form): string {
  return phrase.replace(slot, (_slot, not: string | undefined, base: string, singular?: string, plural?: string) =>
    verb(
      locale,
      form,
      not !== undefined,
      base,
      singular !== undefined && plural !== undefined ? [singular, plural] : null,
    ),
  );
}

/** The opposite of a phrase with one verb: "{run} code" becomes "{not run} code", and the other way round. */
export function negate(locale: Locale, phrase: string): string {
  if (locale === 'en') {
    return phrase.includes('{not ') ? phrase.replace('{not ', '{') : phrase.replace('{', '{not ');
  }
  const no = locale === 'pt' ? 'não ' : 'no ';
  return phrase.startsWith(`${no}{`) ? phrase.slice(no.length) : phrase.replace('{', `${no}{`);
}

/** How many verbs of the phrase the engine conjugates. */
export function countVerbs(phrase: string): number {
  return phrase.match(slot)?.length ?? 0;
}
