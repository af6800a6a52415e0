import type { Locale } from '../../i18n/locale.ts';
import type { Constraint } from '../../knowledge/pattern.types.ts';
import type { Knowledge } from '../compile.ts';
import type { Ask, Item } from '../item.types.ts';
import { isKey } from '../key.ts';
import { commonWords, opensPlainly } from '../language/common-words.ts';
import { capitalise, list, lower } from '../language/words.ts';
import { asked, asRule, partsOfReason, wordsOf } from '../templates/decision.ts';
import { allTells, sentencesOf, tellElsewhere } from '../templates/tell.ts';
import type { Saying } from './saying.ts';

interface Words {
  /** Before what the question asks for, numbered. */
  wanted: string;
  /** Which requirements solutions meet and which not. */
  meets: (met: readonly string[], missed: readonly string[], plural: boolean) => string;
  likeness: (likeness: string) => string;
  /** Before what would speak for a wrong solution. */
  otherCue: string;
}

const numbered = (locale: Locale, one: string, several: string, numbers: readonly string[]) =>
  `${numbers.length > 1 ? several : one} ${list(locale, numbers)}`;

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: 'Os requisitos:',
    meets: (met, missed, plural) => {
      const verb = plural ? 'atendem' : 'atende';
      if (met.length === 0) return `Não ${verb} ${numbered('pt', 'ao requisito', 'aos requisitos', missed)}`;
      const atMet = `${capitalise(verb)} ${numbered('pt', 'ao requisito', 'aos requisitos', met)}`;
      return missed.length === 0 ? atMet : `${atMet}, mas não ${numbered('pt', 'ao', 'aos', missed)}`;
    },
    likeness: (likeness) => `é como ${likeness}.`,
    otherCue: 'Em outra questão: ',
  },
  en: {
    wanted: 'The requirements:',
    meets: (met, missed, plural) => {
      if (met.length === 0)
        return `${plural ? 'Do' : 'Does'} not meet ${numbered('en', 'requirement', 'requirements', missed)}`;
      const theMet = `${plural ? 'Meet' : 'Meets'} ${numbered('en', 'requirement', 'requirements', met)}`;
      return missed.length === 0 ? theMet : `${theMet}, but not ${list('en', missed)}`;
    },
    likeness: (likeness) => `it is like ${likeness}.`,
    otherCue: 'In another question: ',
  },
  es: {
    wanted: 'Los requisitos:',
    meets: (met, missed, plural) => {
      const verb = plural ? 'cumplen' : 'cumple';
      if (met.length === 0) return `No ${verb} ${numbered('es', 'el requisito', 'los requisitos', missed)}`;
      const theMet = `${capitalise(verb)} ${numbered('es', 'el requisito', 'los requisitos', met)}`;
      return missed.length === 0 ? theMet : `${theMet}, pero no ${numbered('es', 'el', 'los', missed)}`;
    },
    likeness: (likeness) => `es como ${likeness}.`,
    otherCue: 'En otra pregunta: ',
  },
};

/** A rule with what one hears in quotation marks. */
const quoted = (rule: string) => rule.replace(/^(.+?) → /, '“$1” → ');

/** What is asked, numbered; which of it each solution meets, and what each is like, or else why that is so and what would speak for it. */
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
  const { wanted, meets, likeness, otherCue } = words[locale];
  const solutions = item.options.flatMap((option) => {
    const { subject } = option;
    const solution = pattern.candidates.find(({ id }) => subject.kind === 'solution' && id === subject.id);
    return solution ? [{ option, solution }] : [];
  });
  // One picture beside plain reasons tells nothing apart.
  const isLikened = solutions.every(({ solution }) => solution.likeness !== undefined);
  const told = allTells(solutions.filter(({ option }) => isKey(item, option)).map(({ solution }) => solution));
  const sayings = solutions.map(({ option, solution }) => {
    const isRight = isKey(item, option);
    const whys = constraints.map(({ rulesOut: { [solution.id]: why } }) => why?.[locale]);
    const [met, missed] = [false, true].map((isMissed) =>
      whys.flatMap((why, i) => ((why !== undefined) === isMissed ? [`${i + 1}`] : [])),
    );
    const verdict = (plural: boolean) => meets(met ?? [], missed ?? [], plural);
    const like = solution.likeness;
    if (like && isLikened) return { option, text: () => `${verdict(false)}: ${likeness(like[locale])}`, cue: '' };
    // Each requirement that is not met has its own reason, in the order of the numbers, also where it was read; what two say is said once.
    const because = isRight ? sentencesOf(solution.why[locale]) : whys.flatMap((why) => why ?? []);
    const reason = [...new Set(because.flatMap((why) => partsOfReason(following(why))))].join('; ');
    const others = solutions.flatMap((each) => (each.solution === solution ? [] : each.solution));
    const isDone = !isRight && !solution.neverRight;
    const tell = isDone ? tellElsewhere(item.stem, solution, others, told) : undefined;
    if (tell) told.push(tell);
    return {
      option,
      text: (plural: boolean) => `${verdict(plural)}: ${reason}.`,
      cue: tell ? ` ${otherCue}${quoted(asRule(tell)[locale])}` : '',
    };
  });
  // Those that are wrong for one reason are told in one sentence.
  const isShared = (text: string) => sayings.filter((each) => each.text(false) === text).length > 1;
  const requirements = constraints.map((constraint) => wordsOf(constraint, locale) ?? lower(asked[locale]));
  return {
    before: [wanted, ...requirements.map((text, i) => `${i + 1}) ${capitalise(text)}`)].join('\n'),
    sayings: sayings.map(({ option, text, cue }) => ({
      option,
      text: isShared(text(false)) ? text(true) : `${text(false)}${cue}`,
    })),
  };
}
