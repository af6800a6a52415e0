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
  /** What the question asks for, numbered. */
  wanted: (requirements: string) => string;
  /** Before why what is right is so. */
  stays: string;
  /** Which requirements wrong solutions meet, if any, and which not. */
  meets: (met: readonly string[], missed: readonly string[], plural: boolean) => string;
  /** Before what would speak for a wrong solution. */
  otherCue: string;
}

const numbered = (locale: Locale, one: string, several: string, numbers: readonly string[]) =>
  `${numbers.length > 1 ? several : one} ${list(locale, numbers)}`;

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    wanted: (requirements) => `Os requisitos: ${requirements}.`,
    stays: 'Nenhum requisito a exclui',
    meets: (met, missed, plural) => {
      const verb = plural ? 'atendem' : 'atende';
      if (met.length === 0) return `Não ${verb} ${numbered('pt', 'ao requisito', 'aos requisitos', missed)}`;
      const atMet = numbered('pt', 'ao requisito', 'aos requisitos', met);
      return `${capitalise(verb)} ${atMet}, mas não ${numbered('pt', 'ao', 'aos', missed)}`;
    },
    otherCue: 'Em outra questão: ',
  },
  en: {
    wanted: (requirements) => `The requirements: ${requirements}.`,
    stays: 'No requirement rules it out',
    meets: (met, missed, plural) => {
      if (met.length === 0)
        return `${plural ? 'Do' : 'Does'} not meet ${numbered('en', 'requirement', 'requirements', missed)}`;
      const theMet = numbered('en', 'requirement', 'requirements', met);
      return `${plural ? 'Meet' : 'Meets'} ${theMet}, but not ${list('en', missed)}`;
    },
    otherCue: 'In another question: ',
  },
  es: {
    wanted: (requirements) => `Los requisitos: ${requirements}.`,
    stays: 'Ningún requisito la descarta',
    meets: (met, missed, plural) => {
      const verb = plural ? 'cumplen' : 'cumple';
      if (met.length === 0) return `No ${verb} ${numbered('es', 'el requisito', 'los requisitos', missed)}`;
      const theMet = numbered('es', 'el requisito', 'los requisitos', met);
      return `${capitalise(verb)} ${theMet}, pero no ${numbered('es', 'el', 'los', missed)}`;
    },
    otherCue: 'En otra pregunta: ',
  },
};

/** A rule with what one hears in quotation marks. */
const quoted = (rule: string) => rule.replace(/^(.+?) → /, '“$1” → ');

/** What is asked, numbered; why what is right stays; and of what is wrong which requirements it meets and misses, and what would lead to it. */
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
  const { wanted, stays, meets, otherCue } = words[locale];
  const solutions = item.options.flatMap((option) => {
    const { subject } = option;
    const solution = pattern.candidates.find(({ id }) => subject.kind === 'solution' && id === subject.id);
    return solution ? [{ option, solution }] : [];
  });
  const told = allTells(solutions.filter(({ option }) => isKey(item, option)).map(({ solution }) => solution));
  const sayings = solutions.map(({ option, solution }) => {
    if (isKey(item, option)) {
      const why = sentencesOf(solution.why[locale].replace(/\.$/, ''));
      const joined = why.map((each) => following(each.replace(/\.$/, ''))).join('; ');
      return { option, text: () => `${stays}; ${joined}.`, cue: '' };
    }
    const whys = constraints.map(({ rulesOut: { [solution.id]: why } }) => why?.[locale]);
    const [met, missed] = [false, true].map((isMissed) =>
      whys.flatMap((why, i) => ((why !== undefined) === isMissed ? [`${i + 1}`] : [])),
    );
    // Each requirement that is not met has its own reason, in the order of the numbers, also where it was read; what two say is said once.
    const reasons = whys.flatMap((why) => (why ? partsOfReason(following(why)) : []));
    const reason = [...new Set(reasons)].join('; ');
    const others = solutions.flatMap((each) => (each.solution === solution ? [] : each.solution));
    const tell = solution.neverRight ? undefined : tellElsewhere(item.stem, solution, others, told);
    if (tell) told.push(tell);
    return {
      option,
      text: (plural: boolean) => `${meets(met ?? [], missed ?? [], plural)}: ${reason}.`,
      cue: tell ? ` ${otherCue}${quoted(asRule(tell)[locale])}` : '',
    };
  });
  // Those that are wrong for one reason are told in one sentence.
  const isShared = (text: string) => sayings.filter((each) => each.text(false) === text).length > 1;
  const requirements = constraints.map((constraint) => wordsOf(constraint, locale) ?? lower(asked[locale]));
  return {
    before: wanted(requirements.map((text, i) => `${i + 1}) ${following(text)}`).join('; ')),
    sayings: sayings.map(({ option, text, cue }) => ({
      option,
      text: isShared(text(false)) ? text(true) : `${text(false)}${cue}`,
    })),
  };
}
