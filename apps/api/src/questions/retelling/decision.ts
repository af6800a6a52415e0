import type { Locale } from '../../i18n/locale.ts';
import type { Candidate as Solution, Constraint } from '../../knowledge/pattern.types.ts';
import type { Knowledge } from '../compile.ts';
import { contentWords, shared } from '../cues.ts';
import type { Ask, Item } from '../item.types.ts';
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
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: (requirements) => `A questão pede: ${requirements}.`,
    meetsAll: ['Atende aos dois', 'Atende aos três', 'Atende aos quatro'],
    misses: (numbers, several) => `${several ? 'Faltam os requisitos' : 'Falta o requisito'} ${numbers}`,
  },
  en: {
    wanted: (requirements) => `The question asks for: ${requirements}.`,
    meetsAll: ['Both are met', 'All three are met', 'All four are met'],
    misses: (numbers, several) => `${several ? `Requirements ${numbers} are` : `Requirement ${numbers} is`} not met`,
  },
  es: {
    wanted: (requirements) => `La pregunta pide: ${requirements}.`,
    meetsAll: ['Cumple los dos', 'Cumple los tres', 'Cumple los cuatro'],
    misses: (numbers, several) => `${several ? 'Faltan los requisitos' : 'Falta el requisito'} ${numbers}`,
  },
};

/** Of what a wrong solution does, the sentence that is nearest to why it is wrong; of two halves, the one that fails. */
function whatItDoes(solution: Solution, told: readonly string[], reason: string, locale: Locale): string | undefined {
  const why = contentWords(locale, reason);
  const near = (sentence: string) => shared(contentWords(locale, sentence), why);
  const [nearest] = sentencesOf(solution.why[locale])
    .filter((sentence) => !told.includes(sentence))
    .toSorted((a, b) => near(b) - near(a));
  return nearest;
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
  const { wanted, meetsAll, misses } = words[locale];
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
  return {
    before: wanted(requirements.map((text, i) => `${i + 1}) ${following(text)}`).join('; ')),
    sayings: solutions.map(({ option, solution }) => {
      if (isKey(item, option)) {
        const why = sentencesOf(solution.why[locale].replace(/\.$/, '')).map((each) =>
          following(each.replace(/\.$/, '')),
        );
        return { option, text: `${meetsAll[constraints.length - 2] ?? ''}: ${why.join('; ')}.` };
      }
      const missed = constraints.flatMap(({ rulesOut: { [solution.id]: why } }, i) =>
        why ? [{ number: `${i + 1}`, why: why[locale] }] : [],
      );
      const numbers = misses(
        list(
          locale,
          missed.map(({ number }) => number),
        ),
        missed.length > 1,
      );
      const reason = option.reason[locale];
      const rest = missed.find(({ why }) => isNew(why))?.why ?? whatItDoes(solution, told, reason, locale);
      return { option, text: rest === undefined ? `${numbers}.` : `${numbers}; ${following(rest)}` };
    }),
  };
}
