import type { Locale, Localised } from '../../i18n/locale.ts';
import type { Candidate as Solution, Constraint, Pattern } from '../../knowledge/pattern.types.ts';
import { chooseSet, fair } from '../choose.ts';
import { inEach, type Knowledge } from '../compile.ts';
import { type Decision, decisionsOf } from '../decisions.ts';
import type { Label } from '../item.types.ts';
import { commonWords } from '../language/common-words.ts';
import { prose } from '../language/prose.ts';
import { counted } from '../language/requirements.ts';
import { list } from '../language/words.ts';
import { hash, type Random } from '../random.ts';
import { lines, nothing, remembered } from './remember.ts';
import { allTells, tellsOf } from './tell.ts';
import type { Candidate, Draft, DraftOption, Setting, Template } from './template.types.ts';

/** Sets of wrong options that are looked at for a question. */
const mostTries = 48;

const askTwo: Localised = {
  pt: 'Quais opções atendem, cada uma, a todos esses requisitos? (Escolha DUAS.)',
  en: 'Which options each meet all of these requirements? (Choose TWO.)',
  es: '¿Qué opciones cumplen, cada una, todos estos requisitos? (Elige DOS.)',
};

/** One question: the same constraints and right options, in every situation where they decide. */
interface Question {
  pattern: Pattern;
  decisions: readonly [Decision, ...Decision[]];
}

type Questions = ReadonlyMap<string, Question>;
const known = new WeakMap<Knowledge, Record<1 | 2, Questions>>();

const idsOf = (pattern: Pattern, { constraints, keys }: Decision) => [
  pattern.id,
  ...constraints.map(({ id }) => id),
  ...keys.map(({ id }) => id),
];

/** What a stem tells, whoever asks, in whatever order and however many options are asked for: who was told it has read what meets it. */
const toldIn = (pattern: Pattern, { constraints }: Decision) =>
  [pattern.id, ...constraints.map(({ id }) => id)].join('+');

const companyIn = ({ id }: Pattern, { situation }: Decision) => `${id} ${situation.id}`;

const contentWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

const alike = new WeakMap<Decision, boolean>();

/** Two right options that have a half or half of their words in common are one choice told twice. Looked at once. */
function areAlike(decision: Decision): boolean {
  const [first, second] = decision.keys;
  if (!first || !second) return false;
  const known = alike.get(decision) ?? shareMuch(first, second);
  alike.set(decision, known);
  return known;
}

function shareMuch(first: Solution, second: Solution): boolean {
  const shareHalf = first.source.url === second.source.url || first.secondSource?.url === second.secondSource?.url;
  if (first.secondSource && second.secondSource && shareHalf) return true;
  const [one, other] = [contentWords(first.text.en), contentWords(second.text.en)];
  return one.filter((word) => other.includes(word)).length * 2 >= Math.min(one.length, other.length);
}

const counts = new WeakMap<Decision, number>();

/** Words of the stem in English, counted once. */
function wordsIn(pattern: Pattern, decision: Decision): number {
  const known = counts.get(decision);
  if (known !== undefined) return known;
  const { situation, constraints } = decision;
  const count = [situation.text, ...constraints.map(({ text, ask }) => text ?? ask), pattern.ask]
    .map(({ en }) => en.split(' ').length)
    .reduce((sum, each) => sum + each, 0);
  counts.set(decision, count);
  return count;
}

function gather(knowledge: Knowledge, keyCount: 1 | 2): Questions {
  const questions = new Map<string, Question>();
  for (const pattern of knowledge.patterns.values()) {
    for (const decision of decisionsOf(pattern, keyCount)) {
      // Where one is best in something, only one can be asked for.
      if (keyCount === 2 && decision.constraints.some(({ ask }) => ask !== undefined)) continue;
      const id = idsOf(pattern, decision).join('+');
      const decisions = questions.get(id)?.decisions;
      questions.set(id, { pattern, decisions: decisions ? [...decisions, decision] : [decision] });
    }
  }
  return questions;
}

function questionsOf(knowledge: Knowledge, keyCount: 1 | 2): Questions {
  const ready = known.get(knowledge) ?? { 1: gather(knowledge, 1), 2: gather(knowledge, 2) };
  known.set(knowledge, ready);
  return ready[keyCount];
}

function option({ id, text, popularity }: Solution, reason: Localised, near = false): DraftOption {
  return { text, reason: () => reason, subject: { kind: 'solution', id }, popularity, near };
}

/** What a reason says, apart from what follows on it: "Macie discovers personal data; checking rules is the job of Config." */
export const partsOfReason = (reason: string): string[] => reason.replace(/\.$/, '').split('; ');

/** Why each requirement that rules a solution out does so, in the order of the stem; what two reasons say is said once. */
const ruledOut = (constraints: readonly Constraint[], { id }: Solution): Localised =>
  inEach((l) =>
    constraints.reduce((told, { rulesOut: { [id]: why } }) => {
      if (!why) return told;
      const parts = partsOfReason(why[l]);
      const unread = parts.filter((part) => !told.includes(part));
      if (unread.length === parts.length) return `${told} ${why[l]}`.trim();
      return unread.length === 0 ? told : `${told.replace(/\.$/, '')}; ${unread.join('; ')}.`;
    }, ''),
  );

/**
 * Wrong options with one for each constraint that breaks it alone, without which the constraint would not be needed. Many sets are
 * tried: with three constraints all three are near misses, and only some such sets do not point at the key by what they share with it.
 */
function* needingAll(
  random: Random,
  near: readonly (readonly DraftOption[])[],
  far: readonly DraftOption[],
  accept: (wrong: readonly DraftOption[]) => boolean,
): Generator<readonly [DraftOption, DraftOption, DraftOption]> {
  const all = [...near.flat(), ...far];
  const tried = new Set<number>();
  for (let i = 0; i < mostTries; i += 1) {
    const needed = near.map((options) => random.pick(options));
    const rest = all.filter((each) => !needed.includes(each));
    const [a, b, c] = [...needed, ...random.sample(rest, 3 - needed.length)];
    if (!a || !b || !c) return;
    const same = [a, b, c].reduce((sum, each) => sum + 2 ** all.indexOf(each), 0);
    if (tried.has(same)) continue;
    tried.add(same);
    if (accept([a, b, c])) yield [a, b, c];
  }
}

function write(
  { base }: Knowledge,
  pattern: Pattern,
  { situation, keys }: Decision,
  constraints: readonly Constraint[],
): Localised {
  const asked = constraints.find(({ ask }) => ask !== undefined)?.ask ?? (keys.length === 2 ? askTwo : pattern.ask);
  return inEach((l) => {
    const wanted = constraints.flatMap(({ text }) => text?.[l] ?? []);
    const question = counted(l, asked[l], wanted.length);
    return `${situation.text[l]} ${prose(l, commonWords(base)[l], wanted)}\n\n${question}`;
  });
}

const exclude: Localised = { pt: 'exclui', en: 'rules out', es: 'descarta' };

/** What a requirement is called that the question itself says, where its words are not found. */
const asked: Localised = {
  pt: 'O que a pergunta pede',
  en: 'What the question asks for',
  es: 'Lo que pide la pregunta',
};

/** In which respect a question asks for the best: "with the LEAST operational overhead". */
const superlative: Readonly<Record<Locale, RegExp>> = {
  pt: /(?:com [oa]|da maneira) (?:MENOR|MELHOR|MAIS) [^?]+/,
  en: /(?:(?:with|at) the )?(?:LEAST|LOWEST|MOST) [^?]+/,
  es: /(?:con (?:el|la)|al|de la manera) (?:MENOR|MÁS) [^?]+/,
};

/** The words of a requirement as an explanation quotes them; null where the question asks in words of its own. */
export const wordsOf = ({ text, ask }: Constraint, l: Locale): string | null =>
  text ? text[l].replace(/\.$/, '') : (superlative[l].exec(ask[l])?.[0] ?? null);

/** How the line on a requirement begins, before the letters of what it rules out. */
export const excludes = (constraint: Constraint): Localised =>
  inEach((l) => {
    const words = wordsOf(constraint, l);
    return `${words === null ? asked[l] : `“${words}”`} ${exclude[l]} `;
  });

interface Met {
  letters: string;
  plural: boolean;
  /** Whether the stem tells but one requirement before its question. */
  isOne: boolean;
}

/** That the right options meet what is required, and that no other does. */
const meets: Readonly<Record<Locale, (met: Met) => readonly [string, string]>> = {
  pt: ({ letters, plural, isOne }) => {
    const what = `${plural ? 'atendem' : 'atende'} ${isOne ? 'ao requisito' : 'aos requisitos'}`;
    return [`${letters} ${what}`, `Só ${letters} ${what}`];
  },
  en: ({ letters, plural, isOne }) => {
    const what = `${plural ? 'meet' : 'meets'} ${isOne ? 'the requirement' : 'the requirements'}`;
    return [`${letters} ${what}`, `Only ${letters} ${what}`];
  },
  es: ({ letters, plural, isOne }) => {
    const what = `${plural ? 'cumplen' : 'cumple'} ${isOne ? 'el requisito' : 'los requisitos'}`;
    return [`${letters} ${what}`, `Solo ${letters} ${what}`];
  },
};

const thinkOf: Readonly<Record<Locale, RegExp>> = {
  pt: /^pense (?:em |n(?=[oa]s? ))/,
  en: /^think of /,
  es: /^piens[ae] en /,
};

const partsOf = (tell: string): readonly [string, string] => {
  const [condition = '', ...solution] = tell.split(': ');
  return [condition, solution.join(': ')];
};

/** A tell ("condition: solution") as a line to remember: "condition → solution". */
const asRule = (tell: Localised): Localised =>
  inEach((l) => {
    const [condition, solution] = partsOf(tell[l]);
    return solution === '' ? tell[l] : `${condition} → ${solution.replace(thinkOf[l], '')}`;
  });

/** What is to be thought of with solutions, as lines to remember. */
export const rulesToRemember = (keys: readonly Solution[]): Localised[] => allTells(keys).map(asRule);

/** The first line: that the right options meet what is required. */
function met(
  constraints: readonly Constraint[],
  keys: readonly Solution[],
  letters: readonly Label[],
  stem: Localised,
): Localised {
  const best = constraints.find(({ ask }) => ask !== undefined);
  const wanted = constraints.filter(({ text }) => text !== undefined).length;
  const manner = hash(stem.en) % 2;
  return inEach((l) => {
    const superlatively = best ? wordsOf(best, l) : null;
    const met = { letters: list(l, letters), plural: keys.length > 1, isOne: wanted === 1 };
    const [plainly, alone] = meets[l](met);
    const sentence = manner === 0 ? plainly : alone;
    return `${superlatively === null ? sentence : `${sentence} ${superlatively}`}.`;
  });
}

/** A line for each requirement, with the options that it rules out. */
const rulingsOf = (constraints: readonly Constraint[], letterOf: (solution: string) => Label[]): Localised[] =>
  constraints.map((constraint) => {
    const letters = Object.keys(constraint.rulesOut).flatMap(letterOf).toSorted();
    return inEach((l) => `${excludes(constraint)[l]}${list(l, letters)}.`);
  });

/** What to think of when reading of such requirements: a heading after a gap, then a line each. */
function rulesOf(constraints: readonly Constraint[], keys: readonly Solution[], stem: Localised): Localised[] {
  const requirements = constraints.flatMap(({ text, ask }) => text ?? ask ?? []);
  return remembered(tellsOf(stem, requirements, keys).map(asRule)).flatMap((rules) => [nothing, rules]);
}

function draft({ pattern, decisions }: Question, setting: Setting): Draft | null {
  const { random } = setting;
  const longest = setting.knowledge.base.longestDecision ?? Infinity;
  const unread = decisions.filter(
    (each) =>
      setting.isNew(toldIn(pattern, each)) &&
      !(setting.strictness === 'all' && wordsIn(pattern, each) > longest) &&
      !(setting.strictness !== 'none' && areAlike(each)),
  );
  if (unread.length === 0) return null;
  const rested = unread.filter((each) => setting.isRested(companyIn(pattern, each)));
  if (rested.length === 0 && setting.strictness !== 'none') return null;
  const decision = random.pick(rested.length > 0 ? rested : unread);
  const { situation, keys, near, far } = decision;
  const constraints = random.sample(decision.constraints, decision.constraints.length);
  const stem = write(setting.knowledge, pattern, decision, constraints);
  const right = random.sample(keys, keys.length).map((key) => option(key, key.why));
  const [key] = right;
  const misses = (solutions: readonly Solution[], isNear: boolean) =>
    solutions.map((solution) => option(solution, ruledOut(constraints, solution), isNear));
  const [nearOnes, farOnes] = [near.map((solutions) => misses(solutions, true)), misses(far, false)];
  const differ = (wrong: readonly DraftOption[], different: number) =>
    different < 2 || new Set(wrong.map((each) => each.reason().en)).size >= different;
  const choose = (different: number) =>
    key &&
    chooseSet(
      setting,
      stem,
      key,
      needingAll(
        random,
        nearOnes,
        farOnes,
        (wrong) => differ(wrong, different) && (right.length === 1 || fair(stem, right, wrong)),
      ),
    );
  const wrong = choose(3) ?? (setting.strictness === 'all' ? null : (choose(2) ?? choose(1)));
  if (!wrong) return null;
  return {
    stem,
    right,
    wrong,
    explanation: (letterOf) => {
      const lettersOf = (id: string) =>
        wrong.flatMap((each) => (each.subject.kind === 'solution' && each.subject.id === id ? letterOf(each) : []));
      return lines([
        met(constraints, keys, right.map(letterOf).toSorted(), stem),
        ...rulingsOf(constraints, lettersOf),
        ...rulesOf(constraints, keys, stem),
      ]);
    },
    sources: keys.flatMap(({ text, label = text, source, secondSource, halves = [label, label] }) =>
      [source, secondSource ?? []].flat().map((each, i) => ({ about: { name: halves[i] ?? label }, source: each })),
    ),
    ask: {
      kind: 'decision',
      pattern: pattern.id,
      situation: situation.id,
      constraints: constraints.map(({ id }) => id),
    },
    skin: null,
    company: companyIn(pattern, decision),
    told: toldIn(pattern, decision),
  };
}

function family(id: 'decision' | 'choose-two', keyCount: 1 | 2): Template {
  return {
    id,
    candidates: (knowledge) =>
      (keyCount === 2 && knowledge.base.multipleResponse === 0
        ? []
        : [...questionsOf(knowledge, keyCount).values()]
      ).flatMap(({ pattern, decisions: [decision] }): Candidate[] => {
        const place = pattern.exams[knowledge.exam.id];
        if (!place) return [];
        const level = decision.constraints.length === 2 ? 2 : 3;
        const { domain, topic, advancedOnly } = place;
        if (advancedOnly && level < 3) return [];
        return [
          {
            template: id,
            factIds: idsOf(pattern, decision),
            level,
            domain,
            topic,
            entity: pattern.id,
            form: id,
            rests: pattern.id,
          },
        ];
      }),
    draft: ({ factIds }, setting) => {
      const question = questionsOf(setting.knowledge, keyCount).get(factIds.join('+'));
      return question ? draft(question, setting) : null;
    },
  };
}

/** A situation with two or three constraints that exactly one of the shown solutions meets together. */
export const decision = family('decision', 1);

/** The same with two right solutions of five. */
export const chooseTwo = family('choose-two', 2);
