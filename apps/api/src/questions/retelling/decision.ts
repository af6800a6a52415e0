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
import { newBeside, type Saying } from './saying.ts';

interface Words {
  /** What the question asks for, numbered. */
  wanted: (requirements: string) => string;
  /** How many a solution meets, from two on. */
  meetsAll: readonly string[];
  misses: (numbers: string, several: boolean) => string;
  /** Before what a wrong solution is good at. */
  elsewhere: string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: (requirements) => `A questão pede: ${requirements}.`,
    meetsAll: ['Atende aos dois', 'Atende aos três', 'Atende aos quatro'],
    misses: (numbers, several) => `${several ? 'Faltam os requisitos' : 'Falta o requisito'} ${numbers}`,
    elsewhere: 'O forte é outro',
  },
  en: {
    wanted: (requirements) => `The question asks for: ${requirements}.`,
    meetsAll: ['Both are met', 'All three are met', 'All four are met'],
    misses: (numbers, several) => `${several ? `Requirements ${numbers} are` : `Requirement ${numbers} is`} not met`,
    elsewhere: 'Its strength lies elsewhere',
  },
  es: {
    wanted: (requirements) => `La pregunta pide: ${requirements}.`,
    meetsAll: ['Cumple los dos', 'Cumple los tres', 'Cumple los cuatro'],
    misses: (numbers, several) => `${several ? 'Faltan los requisitos' : 'Falta el requisito'} ${numbers}`,
    elsewhere: 'Su fuerte es otro',
  },
};

/** What a solution does, by the sentence that is nearest to why it is wrong here, and whether that says why. */
interface Deed {
  sentence: string;
  saysWhy: boolean;
}

/** Words beside its name that a sentence has in common with the reason where it says why. */
const fewestInCommon = 2;

function deedOf(
  { solution, option }: { solution: Solution; option: ItemOption },
  told: readonly string[],
  locale: Locale,
): Deed | null {
  const name = contentWords(locale, option.text[locale]);
  const why = new Set([...contentWords(locale, option.reason[locale])].filter((word) => !name.has(word)));
  const near = (sentence: string) => shared(contentWords(locale, sentence), why);
  const [sentence] = sentencesOf(solution.why[locale])
    .filter((each) => !told.includes(each))
    .toSorted((a, b) => near(b) - near(a));
  return sentence === undefined ? null : { sentence, saysWhy: near(sentence) >= fewestInCommon };
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
  const isNew = newBeside(item, locale);
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
    const other = missed.find(({ why }) => isNew(why))?.why;
    const deed = deedOf({ solution, option }, told, locale);
    // Two with a half in common tell it once.
    if (deed) told.push(deed.sentence);
    const reason = other ?? (deed?.saysWhy ? deed.sentence : option.reason[locale]);
    return {
      option,
      verdict: `${misses(numbers, missed.length > 1)}: ${following(reason)}`,
      strength: deed === null || deed.saysWhy ? '' : ` ${elsewhere}: ${following(deed.sentence)}`,
    };
  });
  // Those that are wrong for one reason are told in one sentence.
  const isShared = (verdict: string) => sayings.filter((each) => each.verdict === verdict).length > 1;
  return {
    before: wanted(requirements.map((text, i) => `${i + 1}) ${following(text)}`).join('; ')),
    sayings: sayings.map(({ option, verdict, strength }) => ({
      option,
      text: isShared(verdict) ? verdict : verdict + strength,
    })),
  };
}
