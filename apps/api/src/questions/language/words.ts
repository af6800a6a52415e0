import type { Locale } from '../../i18n/locale.ts';

/** A name with a small letter before a capital keeps it, wherever it stands: reCAPTCHA. */
const keepsSmall = /^\p{Ll}+\p{Lu}/u;

/** First letter upper case. */
export function capitalise(text: string): string {
  return keepsSmall.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter lower case. */
export const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const contractions: Readonly<Record<'pt' | 'es', readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/^(?:de|em) (?=(?:o|a|os|as) )/, ''],
    [/^a (o|os) /, 'a$1 '],
    [/^a a(s?) /, 'à$1 '],
  ],
  es: [
    [/^de el /, 'del '],
    [/^a el /, 'al '],
  ],
};

/** Joins preposition and article where the language does: "de" and "o S3" become "do S3". */
export function contract(locale: Locale, preposition: string, nounGroup: string): string {
  const joined = `${preposition} ${nounGroup}`;
  if (locale === 'en') return joined;
  const found = contractions[locale].find(([pattern]) => pattern.test(joined));
  if (!found) return joined;
  const glued = joined.replace(found[0], found[1]);
  if (found[1] !== '') return glued;
  return `${preposition === 'de' ? 'd' : 'n'}${glued}`;
}

const conjunctions: Readonly<Record<Locale, string>> = { pt: 'e', en: 'and', es: 'y' };

/** "a, b e c", or "a; b; e c" when the parts have commas of their own; of two parts, a comma closes the first. Spanish "y" becomes "e" before the sound i. */
export function list(locale: Locale, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const and = locale === 'es' && /^(?:i|hi(?!e))/i.test(last) ? 'e' : conjunctions[locale];
  const commas = parts.some((part) => part.includes(','));
  if (commas && parts.length > 2) return `${parts.slice(0, -1).join('; ')}; ${and} ${last}`;
  const comma = (locale === 'en' && parts.length > 2) || parts[0]?.includes(',') ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} ${and} ${last}`;
}

const numberFormats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  pt: new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 }),
  es: new Intl.NumberFormat('es-419', { maximumFractionDigits: 12 }),
};

/** A number as the language writes it. */
export function number(locale: Locale, value: number): string {
  return numberFormats[locale].format(value);
}

/** A noun whose name begins with the sound of a vowel, also letter by letter. */
const vowel = /^(?:[aeioAEIO]|[FHLMNRSX](?=[A-Z\d]))/;

/** The English article of a noun. */
export const anOrA = (noun: string): string => (vowel.test(noun) ? 'an' : 'a');

const obligation: Readonly<Record<Locale, string>> = { pt: 'deve', en: 'must', es: 'debe' };
const negation: Readonly<Record<Locale, RegExp>> = { pt: /^não /, en: /^not /, es: /^no / };

/** An infinitive as what is required: "deve guardar", "no debe cobrar". In English the negation follows by itself. */
export function must(locale: Locale, infinitive: string): string {
  const isNegative = locale !== 'en' && negation[locale].test(infinitive);
  const [no = ''] = isNegative ? (negation[locale].exec(infinitive) ?? []) : [];
  return `${no}${obligation[locale]} ${infinitive.slice(no.length)}`;
}
