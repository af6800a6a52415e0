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

/** Nouns and numbers that begin sentences; before a capital they may be part of a name. */
const beginners: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: new Set(
    (
      'compromissos servidores recursos horas gastos backups contratos funções contas testes plantonistas eventos quarenta fornecedores ' +
      'discos cem fotos credenciais relatórios mudanças algumas toda quase outras trezentas quatrocentas programas novas computadores ' +
      'notícias amanhã leituras pacotes na à versões permissões rotinas celulares redes configurações chegam trezentos funcionários ' +
      'emissões durante tarefas dados usuários'
    ).split(' '),
  ),
  en: new Set(
    (
      'management some users traffic access servers internal changes partners resources commitments new customer clients forty ' +
      'capacity managers half visitors recipients huge tasks peak renewal forms hours unusual copies backups contracts credentials usage ' +
      'departments automated calculations staff events suppliers equipment disks photos stolen published visits real-time systems ten idle ' +
      'downtime on-call administrators questions connections old four encryption computers news instances callers tomorrow reads versions ' +
      'existing phones monthly patterns profiles supervisors rules spending peaks field read data'
    ).split(' '),
  ),
  es: new Set(
    (
      'seguridad finanzas ya horas funciones cuarenta atender cien fotos toda casi trescientas programas cuatrocientas mañana llegan ' +
      'trescientos deben compromisos servidores recursos datos usuarios también'
    ).split(' '),
  ),
};

/** How another requirement follows in a sentence of its own. */
const inAddition: Readonly<Record<Locale, string>> = { pt: 'Além disso, ', en: 'In addition, ', es: 'Además, ' };

/** What goes on with an earlier sentence by itself. */
const goesOn =
  /^(?:além|depois|outros|outras|besides|afterwards|other|además|después|otros|otras)\b|(?<!\p{L})(?:também|also|también)(?!\p{L})/iu;

const and: Readonly<Record<Locale, (next: string) => string>> = {
  pt: () => ', e ',
  en: () => ', and ',
  es: (next) => (/^(?:i|hi(?![ae]))/i.test(next) ? ', e ' : ', y '),
};

/** A joined sentence of more words is hard to read. */
const mostWords = 32;

const words = (text: string) => text.split(' ');

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Whether a sentence begins with a word that is no name. */
function opensPlainly(locale: Locale, text: string): boolean {
  const [first = '', next = ''] = words(text);
  const opener = first.replace(/,$/, '').toLowerCase();
  return openers[locale].has(opener) || (beginners[locale].has(opener) && !/^\p{Lu}/u.test(next));
}

/** A text as it goes on inside a sentence: without its capital, unless that may belong to a name. */
export const lowerOpener = (locale: Locale, text: string): string => (opensPlainly(locale, text) ? lower(text) : text);

/** A second 'and' in one sentence, a list or a second sentence: such a text stays alone. */
const isOneClause = (text: string) =>
  /^[^;:.]+\.$/.test(text.replace(/(?<=\d)[.:](?=\d)/g, '')) && !/, (?:and|e|y) /.test(text);

/** Two sentences as one; null where the result would be long, would say the same words twice, or where the second may begin with a name. */
function joined(locale: Locale, first: string, second: string): string | null {
  const [opener = '', next = ''] = words(second);
  if (!isOneClause(first) || !isOneClause(second) || !opensPlainly(locale, second)) return null;
  if (first.startsWith(`${opener} ${next} `)) return null;
  const whole = `${first.slice(0, -1)}${and[locale](second)}${lower(second)}`;
  return words(whole).length > mostWords ? null : whole;
}

/** The last of several sentences, said as one more requirement; as it is where it has parts, or may begin with a name. */
function added(locale: Locale, sentence: string): string {
  const isPlain = opensPlainly(locale, sentence) && !goesOn.test(sentence) && !/[,;:.](?! ?\d)./.test(sentence);
  return isPlain ? `${inAddition[locale]}${lower(sentence)}` : sentence;
}

const withLastAdded = (locale: Locale, sentences: readonly string[]) =>
  sentences.map((sentence, i) => (i > 0 && i === sentences.length - 1 ? added(locale, sentence) : sentence)).join(' ');

/** Sentences as somebody would write them down: two of them as one where that reads well, the last two if they can be. */
export function prose(locale: Locale, sentences: readonly string[]): string {
  for (let i = sentences.length - 2; i >= 0; i -= 1) {
    const whole = joined(locale, sentences[i] ?? '', sentences[i + 1] ?? '');
    if (whole === null) continue;
    const before = [...sentences.slice(0, i), whole];
    const after = sentences.slice(i + 2);
    return after.length === 0 ? before.join(' ') : withLastAdded(locale, [...before, ...after]);
  }
  return withLastAdded(locale, sentences);
}
