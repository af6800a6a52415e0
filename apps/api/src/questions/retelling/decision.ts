import type { Locale } from '../../i18n/locale.ts';
import type { Candidate as Solution, Constraint } from '../../knowledge/pattern.types.ts';
import type { Knowledge } from '../compile.ts';
import { contentWords, shared } from '../cues.ts';
import type { Ask, Item, ItemOption } from '../item.types.ts';
import { isKey } from '../key.ts';
import { commonWords, opensPlainly } from '../language/common-words.ts';
import { list, lower } from '../language/words.ts';
import { asked, wordsOf } from '../templates/decision.ts';
import { sentencesOf } from '../templates/tell.ts';
import type { Saying } from './saying.ts';

interface Words {
  /** What the question asks for, numbered. */
  wanted: (requirements: string) => string;
  /** How many a solution meets, from two on. */
  meetsAll: readonly string[];
  misses: (numbers: string, several: boolean) => string;
  /** Before what wrong solutions are good at: each of them once, and nothing before those that come after. */
  elsewhere: readonly string[];
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: (requirements) => `Os requisitos: ${requirements}.`,
    meetsAll: ['Atende aos dois', 'Atende aos três', 'Atende aos quatro'],
    misses: (numbers, several) => `${several ? 'Faltam os requisitos' : 'Falta o requisito'} ${numbers}`,
    elsewhere: ['O forte é outro: ', 'Por outro lado, '],
  },
  en: {
    wanted: (requirements) => `The requirements: ${requirements}.`,
    meetsAll: ['Both are met', 'All three are met', 'All four are met'],
    misses: (numbers, several) => `${several ? `Requirements ${numbers} are` : `Requirement ${numbers} is`} not met`,
    elsewhere: ['Its strength lies elsewhere: ', 'On the other hand, '],
  },
  es: {
    wanted: (requirements) => `Los requisitos: ${requirements}.`,
    meetsAll: ['Cumple los dos', 'Cumple los tres', 'Cumple los cuatro'],
    misses: (numbers, several) => `${several ? 'Faltan los requisitos' : 'Falta el requisito'} ${numbers}`,
    elsewhere: ['Su fuerte es otro: ', 'Por otro lado, '],
  },
};

/** So much of the words of what a solution does stands in why it is wrong, and it has been said. */
const mostInCommon = 1 / 4;

/** What a solution does beside what makes it wrong here: true whatever is asked for, and so never the reason itself. */
function deedOf(
  { solution, option }: { solution: Solution; option: ItemOption },
  told: readonly string[],
  reason: string,
  locale: Locale,
): string | undefined {
  const name = contentWords(locale, option.text[locale]);
  const own = (text: string) => new Set([...contentWords(locale, text)].filter((word) => !name.has(word)));
  const why = own(reason);
  return sentencesOf(solution.why[locale])
    .filter((each) => !told.includes(each))
    .find((each) => shared(own(each), why) < own(each).size * mostInCommon);
}

/** What is asked, numbered; how what is right meets it; and of what is wrong the requirements that it misses, and what it does instead. */
export function retellDecision(
  knowledge: Knowledge,
  item: Item,
  ask: Extract<Ask, { kind: 'decision' }>,
  locale: Locale,
): { before: string; sayings: Saying[] } | null {
  const pattern = knowledge.patterns.get(ask.pattern);
  const constraints = ask.constraints.flatMap(
    (id): Constraint[] => pattern?.constraints.filter((c) => c.id === id) ?? [],
  );
  if (!pattern || constraints.length < ask.constraints.length) return null;
  const common = commonWords(knowledge.base)[locale];
  const following = (sentence: string) => (opensPlainly(common, sentence) ? lower(sentence) : sentence);
  const { wanted, meetsAll, misses, elsewhere } = words[locale];
  const solutions = item.options.flatMap((option) => {
    const { subject } = option;
    const solution = pattern.candidates.find(({ id }) => subject.kind === 'solution' && id === subject.id);
    return solution ? [{ option, solution }] : [];
  });
  const told = solutions
    .filter(({ option }) => isKey(item, option))
    .flatMap(({ solution }) => sentencesOf(solution.why[locale]));
  const requirements = constraints.map((constraint) => wordsOf(constraint, locale) ?? lower(asked[locale]));
  const sayings = solutions.map(({ option, solution }) => {
    if (isKey(item, option)) {
      const why = sentencesOf(solution.why[locale].replace(/\.$/, '')).map((each) =>
        following(each.replace(/\.$/, '')),
      );
      return { option, verdict: `${meetsAll[constraints.length - 2] ?? ''}: ${why.join('; ')}.`, strength: '' };
    }
    const missed = constraints.flatMap(({ rulesOut: { [solution.id]: why } }, i) =>
      why ? [{ number: `${i + 1}`, why: why[locale] }] : [],
    );
    const numbers = list(
      locale,
      missed.map(({ number }) => number),
    );
    // Each requirement that is not met has its own reason, in the order of the numbers, also where it was read; what two say is said once.
    const reasons = missed.flatMap(({ why }) => following(why.replace(/\.$/, '')).split('; '));
    const reason = `${[...new Set(reasons)].join('; ')}.`;
    const strength = deedOf({ solution, option }, told, reason, locale) ?? '';
    // Two with a half in common tell it once.
    told.push(strength);
    return { option, verdict: `${misses(numbers, missed.length > 1)}: ${reason}`, strength };
  });
  // Those that are wrong for one reason are told in one sentence.
  const isShared = (verdict: string) => sayings.filter((each) => each.verdict === verdict).length > 1;
  let leads = 0;
  const withStrength = (verdict: string, strength: string) => {
    if (strength === '' || isShared(verdict)) return verdict;
    const lead = elsewhere[leads++];
    return `${verdict} ${lead === undefined ? strength : `${lead}${following(strength)}`}`;
  };
  return {
    before: wanted(requirements.map((text, i) => `${i + 1}) ${following(text)}`).join('; ')),
    sayings: sayings.map(({ option, verdict, strength }) => ({ option, text: withStrength(verdict, strength) })),
  };
}
