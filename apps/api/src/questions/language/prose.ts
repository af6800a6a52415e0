import type { Locale } from '../../i18n/locale.ts';

/** First words of a sentence that are no name: inside another sentence they lose their capital. */
const openers: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: new Set(
    (
      'o a os as um uma uns umas cada não nenhum nenhuma ninguém nada se quem só por em no na nos nas são deve podem haverá depois é há ' +
      'todos todas todo toda tudo muitos muitas parte alguns algumas nem outros outras de do da quando para três duas dois qualquer ' +
      'fora entre nesta dez metade com após cinco antes milhões além ambas ambos mesmo até ela ele eles elas enquanto sem basta dezenas ' +
      'pelo pela perder tratar aumentar bloquear guardar corrigir decidir exportar arquivos pedidos clientes mensagens pessoas sistemas técnicos auditores analistas'
    ).split(' '),
  ),
  en: new Set(
    (
      'the there a an no each nobody it if in nothing only one by what all people at some after three many for any everything when those ' +
      'both whoever two everyone on its their they afterwards outside not between ten half part every even five within during other ' +
      'before millions over until neither dozens besides without most few several losing writing blocking sending raising handling ' +
      'deciding exporting employees customers users files requests reports visitors auditors analysts messages technicians'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las no un una unos unas cada en nadie si debe deben ningún ninguna solo por quien quienes hay son lo nada todos todas ' +
      'todo toda después también muchos muchas de a parte ni otros otras tras cuando al para algunos algunas tres dos cualquier fuera ' +
      'entre diez habrá sus su ambas ambos durante se con cinco antes millones además es incluso del aun uno mientras sin basta ' +
      'decenas pueden perder aumentar bloquear custodiar corregir decidir identificar archivos clientes sistemas técnicos personas'
    ).split(' '),
  ),
};

const and: Readonly<Record<Locale, (next: string) => string>> = {
  pt: () => ', e ',
  en: () => ', and ',
  es: (next) => (/^(?:i|hi(?![ae]))/i.test(next) ? ', e ' : ', y '),
};

/** A joined sentence of more words is hard to read. */
const mostWords = 32;

const words = (text: string) => text.split(' ');

/** A second 'and' in one sentence, a list or a second sentence: such a text stays alone. */
const isOneClause = (text: string) =>
  /^[^;:.]+\.$/.test(text.replace(/(?<=\d)[.:](?=\d)/g, '')) && !/, (?:and|e|y) /.test(text);

/** Two sentences as one; null where the result would be long, would say the same words twice, or where the second may begin with a name. */
function joined(locale: Locale, first: string, second: string): string | null {
  const [opener = '', next = ''] = words(second);
  if (!isOneClause(first) || !isOneClause(second) || !openers[locale].has(opener.replace(/,$/, '').toLowerCase()))
    return null;
  if (first.startsWith(`${opener} ${next} `)) return null;
  const whole = `${first.slice(0, -1)}${and[locale](second)}${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return words(whole).length > mostWords ? null : whole;
}

/** Sentences as somebody would write them down: two of them as one where that reads well, the last two if they can be. */
export function prose(locale: Locale, sentences: readonly string[]): string {
  for (let i = sentences.length - 2; i >= 0; i -= 1) {
    const whole = joined(locale, sentences[i] ?? '', sentences[i + 1] ?? '');
    if (whole !== null) return [...sentences.slice(0, i), whole, ...sentences.slice(i + 2)].join(' ');
  }
  return sentences.join(' ');
}
