import type { Locale } from '../../i18n/locale.ts';
import { type CommonWords, opensPlainly } from './common-words.ts';
import { lower } from './words.ts';

/** How another requirement follows in a sentence of its own. */
const inAddition: Readonly<Record<Locale, string>> = { pt: 'Além disso, ', en: 'In addition, ', es: 'Además, ' };

/** What goes on with an earlier sentence by itself. */
const goesOn =
  /^(?:além|depois|outros|outras|besides|afterwards|other|además|después|otros|otras)\b|(?<!\p{L})(?:também|also|también)(?!\p{L})/iu;

/** Says first when, where or under which condition, before a comma: in Portuguese and Spanish another comma opens it after 'and'. */
const circumstance: Readonly<Record<Locale, RegExp>> = {
  pt: /^(?:a (?:partir|pedido)|à|às|ao|aos|após|até|antes|com|conforme|da|de|dentro|desde|depois|do|durante|em|enquanto|entre|fora|na|nas|no|nos|para|pela|pelo|por|quando|se|sem) [^,]+, /iu,
  en: /$^/,
  es: /^(?:a|al|antes|con|cuando|de|del|dentro|desde|después|durante|en|entre|fuera|hasta|mientras|para|por|según|si|sin|tras) [^,]+, /iu,
};

const and: Readonly<Record<Locale, (next: string) => string>> = {
  pt: (next) => (circumstance.pt.test(next) ? ', e, ' : ', e '),
  en: () => ', and ',
  es: (next) => (circumstance.es.test(next) ? ', y, ' : /^(?:i|hi(?![ae]))/i.test(next) ? ', e ' : ', y '),
};

/** A joined sentence of more words is hard to read. */
const mostWords = 32;

const words = (text: string) => text.split(' ');

/** A second 'and' in one sentence, a list or a second sentence: such a text stays alone. */
const isOneClause = (text: string) =>
  /^[^;:.]+\.$/.test(text.replace(/(?<=\d)[.:](?=\d)/g, '')) && !/, (?:and|e|y) /.test(text);

/** Two sentences as one; null where the result would be long, would say the same words twice, or where the second may begin with a name. */
function joined(locale: Locale, common: CommonWords, first: string, second: string): string | null {
  const [opener = '', next = ''] = second.split(' ', 2);
  if (!isOneClause(first) || !isOneClause(second) || !opensPlainly(common, second)) return null;
  if (first.startsWith(`${opener} ${next} `)) return null;
  const whole = `${first.slice(0, -1)}${and[locale](second)}${lower(second)}`;
  return words(whole).length > mostWords ? null : whole;
}

/** The last of several sentences, said as one more requirement; as it is where it has parts, or may begin with a name. */
function added(locale: Locale, common: CommonWords, sentence: string): string {
  const isPlain = opensPlainly(common, sentence) && !goesOn.test(sentence) && !/[,;:.](?! ?\d)./.test(sentence);
  return isPlain ? `${inAddition[locale]}${lower(sentence)}` : sentence;
}

const withLastAdded = (locale: Locale, common: CommonWords, sentences: readonly string[]) =>
  sentences
    .map((sentence, i) => (i > 0 && i === sentences.length - 1 ? added(locale, common, sentence) : sentence))
    .join(' ');

/** Sentences as somebody would write them down: two of them as one where that reads well, the last two if they can be. */
export function prose(locale: Locale, common: CommonWords, sentences: readonly string[]): string {
  for (let i = sentences.length - 2; i >= 0; i -= 1) {
    const whole = joined(locale, common, sentences[i] ?? '', sentences[i + 1] ?? '');
    if (whole === null) continue;
    const before = [...sentences.slice(0, i), whole];
    const after = sentences.slice(i + 2);
    return after.length === 0 ? before.join(' ') : withLastAdded(locale, common, [...before, ...after]);
  }
  return withLastAdded(locale, common, sentences);
}
