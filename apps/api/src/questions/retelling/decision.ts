import type { Locale } from '../../i18n/locale.ts';
import type { Constraint } from '../../knowledge/pattern.types.ts';
import type { Knowledge } from '../compile.ts';
import type { Ask, Item } from '../item.types.ts';
import { capitalise, list } from '../language/words.ts';
import { wordsOf } from '../templates/decision.ts';
import type { Saying } from './saying.ts';

interface Words {
  /** Before what the question asks for, numbered where it is more than one thing. */
  wanted: (isOne: boolean) => string;
  /** Before in what one of those that meet it is best. */
  best: (isOne: boolean) => string;
  meetsAll: (count: number) => string;
  meets: (numbers: readonly string[]) => string;
  meetsNone: (numbers: readonly string[]) => string;
  /** Where there is one requirement. */
  meetsNot: string;
  /** What is not met, after what is. */
  butNot: (numbers: readonly string[]) => string;
  butNotBest: (task: string) => string;
  isLike: string;
}

const each = (before: string, between: string, numbers: readonly string[]) =>
  numbers.map((number) => `${before}${number}`).join(between);

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: (isOne) => (isOne ? 'O requisito:' : 'Os requisitos:'),
    best: (isOne) => `Entre as opções que ${isOne ? 'o' : 'os'} atendem, a que faz isso`,
    meetsAll: (count) =>
      `Atende ${['ao requisito', 'aos dois requisitos', 'aos três requisitos'][count - 1] ?? 'a todos'}`,
    meets: (numbers) => `Atende ${numbers.length > 1 ? 'aos requisitos' : 'ao requisito'} ${list('pt', numbers)}`,
    meetsNone: (numbers) =>
      numbers.length > 1 ? `Não atende ${each('nem ao ', ' ', numbers)}` : `Não atende ao requisito ${numbers[0]}`,
    meetsNot: 'Não atende ao requisito',
    butNot: (numbers) => (numbers.length > 1 ? `mas ${each('nem ao ', ' ', numbers)}` : `mas não ao ${numbers[0]}`),
    butNotBest: (task) => `mas não ${task}`,
    isLike: 'é como',
  },
  en: {
    wanted: (isOne) => (isOne ? 'The requirement:' : 'The requirements:'),
    best: (isOne) => `Of the options that meet ${isOne ? 'it' : 'them'}, the one that does so`,
    meetsAll: (count) =>
      `Meets ${['the requirement', 'both requirements', 'all three requirements'][count - 1] ?? 'all'}`,
    meets: (numbers) => `Meets ${numbers.length > 1 ? 'requirements' : 'requirement'} ${list('en', numbers)}`,
    meetsNone: (numbers) =>
      numbers.length > 1 ? `Meets neither ${each('', ' nor ', numbers)}` : `Does not meet requirement ${numbers[0]}`,
    meetsNot: 'Does not meet the requirement',
    butNot: (numbers) => (numbers.length > 1 ? `but neither ${each('', ' nor ', numbers)}` : `but not ${numbers[0]}`),
    butNotBest: (task) => `but not ${task}`,
    isLike: 'it is like',
  },
  es: {
    wanted: (isOne) => (isOne ? 'El requisito:' : 'Los requisitos:'),
    best: (isOne) => `Entre las opciones que ${isOne ? 'lo' : 'los'} cumplen, la que lo hace`,
    meetsAll: (count) =>
      `Cumple ${['el requisito', 'los dos requisitos', 'los tres requisitos'][count - 1] ?? 'todos'}`,
    meets: (numbers) => `Cumple ${numbers.length > 1 ? 'los requisitos' : 'el requisito'} ${list('es', numbers)}`,
    meetsNone: (numbers) =>
      numbers.length > 1 ? `No cumple ${each('ni el ', ' ', numbers)}` : `No cumple el requisito ${numbers[0]}`,
    meetsNot: 'No cumple el requisito',
    butNot: (numbers) => (numbers.length > 1 ? `pero ${each('ni el ', ' ', numbers)}` : `pero no el ${numbers[0]}`),
    butNotBest: (task) => `pero no ${task}`,
    isLike: 'es como',
  },
};

/** What is asked, numbered; which of it each solution meets, and what each is like. */
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
  const say = words[locale];
  const requirements = constraints.filter(({ text }) => text !== undefined);
  // The task at the end compares those that meet the requirements: of others it says nothing.
  const task = constraints.find(({ text }) => text === undefined);
  const best = task ? wordsOf(task, locale) : null;
  const isOne = requirements.length === 1;
  const before = [
    say.wanted(isOne),
    ...requirements.map((each, i) => `${isOne ? '' : `${i + 1}) `}${capitalise(wordsOf(each, locale) ?? '')}`),
    ...(best === null ? [] : [`${say.best(isOne)} ${best}`]),
  ];
  const verdictOn = (solution: string): string => {
    const numbers = (those: (each: Constraint) => boolean) =>
      requirements.flatMap((each, i) => (those(each) ? [`${i + 1}`] : []));
    const met = numbers(({ fits }) => fits.includes(solution));
    const missed = numbers(({ rulesOut }) => solution in rulesOut);
    if (isOne && missed.length > 0) return say.meetsNot;
    if (missed.length > 0) return met.length > 0 ? `${say.meets(met)}, ${say.butNot(missed)}` : say.meetsNone(missed);
    const all = say.meetsAll(requirements.length);
    if (best === null) return all;
    return task && solution in task.rulesOut ? `${all}, ${say.butNotBest(best)}` : `${all}, ${best}`;
  };
  const sayings = item.options.flatMap((option) => {
    const { subject } = option;
    const solution = pattern.candidates.find(({ id }) => subject.kind === 'solution' && id === subject.id);
    if (!solution) return [];
    const { text, label = text, likeness } = solution;
    const name = capitalise(label[locale].replace(/\.$/, ''));
    return [{ option, text: `${name}. ${verdictOn(solution.id)}: ${say.isLike} ${likeness[locale]}.` }];
  });
  return { before: `${before.join('\n')}\n\n${pattern.scene[locale]}`, sayings };
}
