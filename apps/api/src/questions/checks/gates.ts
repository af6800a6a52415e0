import { type Locale, locales } from '../../i18n/locale.ts';
import type { Modality } from '../../knowledge/exam.types.ts';
import { engineFor } from '../engine.ts';
import type { DrawnItem, Item, TemplateId } from '../item.types.ts';
import { keyLetters } from '../key.ts';
import { leastNeeds, levelMixIn, mixWindow, shareOfPairsIn, shares } from '../mix.ts';
import { pool } from '../pool.ts';
import type { Knowledge } from '../compile.ts';
import type { Level, Source } from '../../knowledge/knowledge.types.ts';
import type { Candidate } from '../templates/template.types.ts';
import { templates } from '../templates/templates.ts';
import { type Problem, verify } from '../verify.ts';
import { botAccuracy, combinedAccuracy, cues, type Popularity } from './bots.ts';
import { type Fault, lint } from './lint.ts';
import {
  comeBacks,
  freshPairs,
  isAskable,
  learnerLength,
  pairOf,
  shareOfKind,
  shareOfLevel,
  shareOfPairs,
  windows,
} from './learner.ts';
import { type ScopeReport, scopeReports } from './scopes.ts';
import { missingTerms } from './terms.ts';
import { distinctFacts, duplicates, keyLengthRatio, repetitions, sessions } from './session.ts';

/** One line of the report. */
export interface Gate {
  name: string;
  limit: string;
  /** By language, or one value for all. */
  measured: Readonly<Record<Locale, string>> | string;
  ok: boolean;
  /** First examples of what is wrong. */
  examples?: readonly string[];
}

/** What is judged: the content of an exam, and questions drawn from it. */
export interface Sample {
  knowledge: Knowledge;
  candidates: readonly Candidate[];
  /** The questions of one simulated learner after another, in the order in which they were asked. */
  sessions: readonly (readonly DrawnItem[])[];
  /** The questions of one learner who goes on for long. */
  learner: readonly DrawnItem[];
  /** A learner of each modality and level. */
  scopes: readonly ScopeReport[];
  /** Questions that were asked for at each level. */
  byLevel: Readonly<Record<Level, readonly Item[]>>;
}

/** Shares of 200 are no binary fractions: 0.63 - 0.58 comes out as a little more than 0.05. */
const fivePoints = 0.05 + 1e-9;

const allLevels: readonly Level[] = [1, 2, 3];
const allFamilies = [...templates.keys()];
const leastServices = 60;
const leastFacts = 400;
const levelDraws = 100;

/** So many answers each learner of a modality and level gives, unless told otherwise: a whole window of the mix. */
export const scopeLength = mixWindow;

/** Draws what the sections judge. The same exam and counts give the same sample. */
export function drawSample(examId: string, count: number, each = scopeLength): Sample {
  const atLevel = (level: Level) => sessions(examId, levelDraws, level, `level ${level}`).flat();
  const { knowledge, candidates } = engineFor(examId);
  return {
    knowledge,
    candidates,
    sessions: sessions(examId, count, null, 'check'),
    learner: sessions(
      examId,
      Math.max(mixWindow, Math.min(count, learnerLength)),
      null,
      'learner',
      learnerLength,
    ).flat(),
    scopes: scopeReports(examId, each),
    byLevel: { 1: atLevel(1), 2: atLevel(2), 3: atLevel(3) },
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function inEach<T>(build: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return { pt: build('pt'), en: build('en'), es: build('es') };
}

/** A gate on one number. */
function single(name: string, limit: string, value: number, ok: boolean, examples: readonly string[] = []): Gate {
  return { name, limit, measured: String(value), ok, examples };
}

/** A gate on a number per language. */
function perLanguage(
  name: string,
  limit: string,
  values: Readonly<Record<Locale, number>>,
  ok: (value: number) => boolean,
  { show = String, examples = [] }: { show?: (value: number) => string; examples?: readonly string[] } = {},
): Gate {
  return {
    name,
    limit,
    measured: inEach((locale) => show(values[locale])),
    ok: locales.every((locale) => ok(values[locale])),
    examples,
  };
}

/** How much chance may add to a share when fewer questions are drawn than the 10,000 the limits are meant for: three standard errors. */
const slack = (share: number, count: number) => (count >= 10_000 ? 0 : 3 * Math.sqrt((share * (1 - share)) / count));

const servicesOf = (knowledge: Knowledge) =>
  [...knowledge.entities.values()].filter(({ kind }) => kind === 'service').length;

const factsOf = ({ facts, base }: Knowledge) =>
  facts.size + base.responsibilities.length + base.quantities.length + base.scenarios.length;

function sourcesOf({ facts, base }: Knowledge): Source[] {
  return [...facts.values(), ...base.responsibilities, ...base.quantities, ...base.scenarios].map(
    ({ source }) => source,
  );
}

function contentGates({ knowledge, candidates }: Sample): Gate[] {
  const services = servicesOf(knowledge);
  const facts = factsOf(knowledge);
  const families = allFamilies.filter((family) => candidates.some(({ template }) => template === family));
  const levels = allLevels.filter((level) => candidates.some((candidate) => candidate.level === level));
  const retired = [...knowledge.entities.values()].filter(
    ({ retiredOn }) => retiredOn !== undefined && retiredOn <= knowledge.base.releasedOn,
  );
  const unsourced = sourcesOf(knowledge).filter(({ url }) => !/^https:\/\/./.test(url)).length;
  return [
    single('Services', `≥ ${leastServices}`, services, services >= leastServices),
    single('Facts', `≥ ${leastFacts}`, facts, facts >= leastFacts),
    single(
      'Families of questions',
      `all ${allFamilies.length}`,
      families.length,
      families.length === allFamilies.length,
    ),
    single('Levels', '3', levels.length, levels.length === allLevels.length),
    single(
      'Entities retired at the release',
      '0',
      retired.length,
      retired.length === 0,
      retired.map(({ id }) => id),
    ),
    single('Facts without a source', '0', unsourced, unsourced === 0),
  ];
}

function proofGates({ knowledge: { base }, sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const found = items.flatMap((item) => verify(base, item).map((problem) => ({ ...problem, item })));
  const about = (check: Problem['check']) => {
    const own = found.filter((problem) => problem.check === check);
    const examples = own
      .slice(0, 4)
      .map(
        ({ item, text, locale }) =>
          `${locale ?? ''} ${item.template} ${item.factIds.join('+')} (${item.seed}): ${text}`,
      );
    return {
      own,
      examples,
      counts: inEach((locale) => own.filter((problem) => problem.locale === locale).length),
    };
  };
  const [key, words, reason] = [about('key'), about('words'), about('reason')];
  return [
    single('Not exactly one key, proved a second time', '0', key.own.length, key.own.length === 0, key.examples),
    perLanguage('Stem or option unlike its source', '0', words.counts, (count) => count === 0, words),
    perLanguage('Reason without its option, or with an absent one', '0', reason.counts, (count) => count === 0, reason),
  ];
}

const hasOneKey = (item: Item) => keyLetters(item).length === 1;

/** χ² with three degrees of freedom for the four letters; 16.27 is p = 0.001. */
function positionGates({ sessions: all }: Sample): Gate[] {
  const items = all.flat().filter(hasOneKey);
  const counts = ['A', 'B', 'C', 'D'].map((label) => items.filter((item) => item.key === label).length);
  const expected = items.length / 4;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const most = Math.max(...counts) / items.length;
  const limit = 0.27 + slack(0.25, items.length);
  return [
    {
      name: 'Key position',
      limit: `χ² < 16.27, share ≤ ${percent(limit)}`,
      measured: `χ² ${chi.toFixed(1)}, ${percent(most)}`,
      ok: chi < 16.27 && most <= limit,
    },
  ];
}

function popularityIn({ entities, patterns }: Knowledge): Popularity {
  return ({ ask }, { subject }) => {
    if (subject.kind === 'entity') return entities.get(subject.id)?.popularity ?? 0;
    if (subject.kind !== 'solution' || ask.kind !== 'decision') return 0;
    return patterns.get(ask.pattern)?.candidates.find(({ id }) => id === subject.id)?.popularity ?? 0;
  };
}

function botGates({ knowledge, sessions: all }: Sample): Gate[] {
  const items = all.flat().filter(hasOneKey);
  const popularity = popularityIn(knowledge);
  const chance = slack(0.25, items.length);
  const accuracy = inEach((locale) => botAccuracy(items, locale, popularity));
  const combined = inEach((locale) => combinedAccuracy(items, locale, popularity));
  const gate = (name: string, limit: number, values: Readonly<Record<Locale, number>>) =>
    perLanguage(`Cheater: ${name}`, `≤ ${percent(limit)}`, values, (share) => share <= limit, { show: percent });
  return [
    ...cues.map((cue) =>
      gate(
        cue,
        0.28 + chance,
        inEach((locale) => accuracy[locale][cue]),
      ),
    ),
    gate('all cues, logistic', 0.3 + chance, combined),
  ];
}

const faultNames: Readonly<Record<Fault, string>> = {
  missing: 'Missing texts',
  slot: 'Leftover slots',
  language: 'Words of another language',
  spelling: 'British spelling',
  ratio: 'Stem not 0.7–1.5 × the English one',
  leak: 'Stem gives the key away',
  twice: 'Same option twice',
  length: 'Longest option > 2 × shortest (floor 16 letters)',
  mixed: 'Options of different kinds or forms',
  contrary: 'Option that says the opposite of another',
  'all-or-none': 'All or none of the above',
  absolute: 'Always or never in one option only',
  unsorted: 'Numbers out of order',
};

function lengthGates({ sessions: all }: Sample): Gate[] {
  const ratios = inEach((locale) => keyLengthRatio(all.flat(), locale));
  return [
    perLanguage('Key length ÷ mean of the others', '0.9–1.1', ratios, (value) => value >= 0.9 && value <= 1.1, {
      show: (value) => value.toFixed(3),
    }),
  ];
}

function lintGates({ knowledge, sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const found = locales.flatMap((locale) =>
    items.flatMap((item) => lint(knowledge, item, locale).map((fault) => ({ fault, locale, item }))),
  );
  return Object.entries(faultNames).map(([fault, name]) => {
    const own = found.filter((one) => one.fault === fault);
    const counts = inEach((locale) => own.filter((one) => one.locale === locale).length);
    const examples = own
      .slice(0, 4)
      .map(
        ({ locale, item }) =>
          `${locale} ${item.template} ${item.factIds.join('+')}: ${item.stem[locale]} | ${item.options.map(({ text }) => text[locale]).join(' | ')}`,
      );
    return perLanguage(name, '0', counts, (count) => count === 0, { examples });
  });
}

function sessionGates({ sessions: all }: Sample): Gate[] {
  const distinct = distinctFacts(all);
  const broken = all.reduce((sum, session) => sum + repetitions(session), 0);
  const repeated = inEach((locale) => all.reduce((sum, session) => sum + duplicates(session, locale), 0));
  return [
    perLanguage('Duplicate stems in a session of 500', '0', repeated, (count) => count === 0),
    single('Distinct facts in 100 questions in a row', '≥ 80', distinct, distinct >= 80),
    single('Repetition rules broken', '0', broken, broken === 0),
  ];
}

function shareGates({ knowledge: { exam }, sessions: all, byLevel }: Sample): Gate[] {
  const items = all.flat();
  const nots = items.filter((item) => item.template === 'untrue-statement').length / items.length;
  const mostNots = 0.05 + slack(0.05, items.length);
  const shares = exam.blueprint.domains.map(({ id, weight }) => ({
    id,
    weight,
    share: items.filter((item) => item.domain === id).length / items.length,
    limit: Math.max(0.03, slack(weight, items.length)),
  }));
  const exact = allLevels.map(
    (level) => byLevel[level].filter((item) => item.level === level).length / byLevel[level].length,
  );
  return [
    {
      name: 'Questions that ask what is NOT true',
      limit: `≤ ${percent(mostNots)}`,
      measured: percent(nots),
      ok: nots <= mostNots,
    },
    {
      name: 'Domain shares',
      limit: '± 3 points of the blueprint',
      measured: shares.map(({ id, share, weight }) => `${id} ${percent(share)} (${percent(weight)})`).join(', '),
      ok: shares.every(({ share, weight, limit }) => Math.abs(share - weight) <= limit),
    },
    {
      name: 'Level as requested',
      limit: '100%',
      measured: allLevels.map((level, i) => `${level}: ${percent(exact[i] ?? 0)}`).join(', '),
      ok: exact.every((share) => share === 1),
    },
  ];
}

/** The shares of the mix in every window of a learner who goes on for long. */
function mixGates({ knowledge, candidates, learner, scopes }: Sample): Gate[] {
  const scope = pool(candidates, () => 1);
  const all = windows(learner);
  const least = Math.min(...all.map((window) => shareOfKind(window, 'need')));
  const most = (kind: 'statement' | 'not') => Math.max(...all.map((window) => shareOfKind(window, kind)));
  const needs = leastNeeds(scope);
  const levelMix = levelMixIn(knowledge, scope);
  const pairShare = shareOfPairsIn(knowledge, scope);
  const off = Math.max(
    ...all.flatMap((window) => allLevels.map((level) => Math.abs(shareOfLevel(window, level) - levelMix[level]))),
  );
  const pairs = all.map(shareOfPairs);
  const again = comeBacks(learner, 60);
  const share = (name: string, limit: string, value: number, ok: boolean): Gate => ({
    name,
    limit,
    measured: percent(value),
    ok,
  });
  return [
    share('Needs and scenarios, least in 200', `≥ ${percent(needs)}`, least, least >= needs),
    share('Statements, most in 200', '≤ 12%', most('statement'), most('statement') <= shares.statement),
    share('What is NOT true, most in 200', '≤ 3%', most('not'), most('not') <= shares.not),
    share('Levels, farthest from the mix in 200', '≤ 5 points', off, off <= fivePoints),
    {
      name: 'Two right options, in any 200',
      limit: `${percent(pairShare)} ± 5 points`,
      measured: `${percent(Math.min(...pairs))} to ${percent(Math.max(...pairs))}`,
      ok: pairs.every((value) => Math.abs(value - pairShare) <= fivePoints),
    },
    single('Same question again within 60', '0', again, again === 0),
    single(
      'The same in any modality and level',
      '0',
      scopes.reduce((sum, scope) => sum + scope.again.soon, 0),
      scopes.every((scope) => scope.again.soon === 0),
      scopes.flatMap(({ modality, level, again: { soon } }) =>
        soon === 0 ? [] : `${modality} ${level ?? 'any level'}: ${soon}`,
      ),
    ),
  ];
}

/** Every check on the content and on questions drawn from it, in the order of the report. */
export const sections: readonly ((sample: Sample) => Gate[])[] = [
  contentGates,
  proofGates,
  positionGates,
  botGates,
  lengthGates,
  lintGates,
  sessionGates,
  shareGates,
  mixGates,
];

const leastPairs = { FUND: 4000, ASSOC: 5000, EXPERT: 5000 };
const leastPatterns = { FUND: 60, ASSOC: 120, EXPERT: 120 };
const leastPerScope = 60;

/** How much content there should be. What is missing is said and stops nothing: the questions that there are hold every gate. */
export function goals({ knowledge, candidates, learner }: Sample): Gate[] {
  const { exam, patterns } = knowledge;
  const goal = (name: string, limit: number, value: number): Gate => single(name, `≥ ${limit}`, value, value >= limit);
  const scopes = exam.modalities
    .filter(({ isActive }) => isActive)
    .flatMap((modality) =>
      allLevels.map((level) => ({ name: `${modality.id} ${level}`, count: freshPairs(candidates, modality, level) })),
    );
  const narrow = scopes.filter(({ count }) => count < leastPerScope);
  const twice = comeBacks(learner.slice(0, 1800), learner.length);
  const decisions = candidates.filter(({ template }) => template === 'decision' || template === 'choose-two');
  const terms = missingTerms(knowledge);
  const unfair = decisions.filter((candidate) => !isAskable(knowledge, candidate));
  return [
    goal('Different questions', leastPairs[exam.difficulty], new Set(candidates.map(pairOf)).size),
    goal('Decision patterns', leastPatterns[exam.difficulty], patterns.size),
    single(
      'Modalities and levels with fewer than 60 questions',
      '0',
      narrow.length,
      narrow.length === 0,
      narrow.map(({ name, count }) => `${name} has ${count}, ${leastPerScope - count} short`),
    ),
    single('Questions met twice in 90 days of 20', '0', twice, twice === 0),
    single('Terms of the official guide that no text has', '0', terms.length, terms.length === 0, terms),
    single(
      'Decisions without fair options',
      '0',
      unfair.length,
      unfair.length === 0,
      unfair.map(({ factIds }) => factIds.join(' ')),
    ),
  ];
}

/** What there is of the content, by name. */
export function inventory({ knowledge, candidates }: Sample): (readonly [string, string])[] {
  const { base } = knowledge;
  const sources = sourcesOf(knowledge);
  const dated = sources.filter(({ checkedOn }) => checkedOn !== null).length;
  const share = (count: number) => `${count} (${percent(count / sources.length)})`;
  // Task questions ask the same fact from both sides; other families ask a set of facts once.
  const concept = ({ factIds, template, form }: Candidate) =>
    `${factIds.join('+')} ${template === 'shared-responsibility' ? form : ''}`;
  const concepts = (family: TemplateId) =>
    new Set(candidates.filter(({ template }) => template === family).map(concept)).size;
  const named = (kind: Modality['scope']['kind']) =>
    knowledge.exam.modalities
      .filter(({ scope }) => scope.kind === kind)
      .map(({ name, isActive }) => (isActive ? name.en : `${name.en} (inactive)`))
      .join('; ');
  return [
    ['Entities', `${knowledge.entities.size}, of which ${servicesOf(knowledge)} services`],
    [
      'Facts',
      `${factsOf(knowledge)}: ${knowledge.facts.size} statements, ${base.responsibilities.length} responsibilities, ${base.quantities.length} numbers, ${base.scenarios.length} cost scenarios`,
    ],
    ['Contrasts', String(base.categories.reduce((sum, category) => sum + category.contrasts.length, 0))],
    ['Different questions', allFamilies.map((family) => `${family} ${concepts(family)}`).join(', ')],
    [
      'Levels',
      allLevels
        .map((level) => `${level}: ${candidates.filter((candidate) => candidate.level === level).length}`)
        .join(', '),
    ],
    ['Modalities, whole exam', named('exam')],
    ['Modalities, official domains', named('domain')],
    ['Modalities, topics', named('topics')],
    ['Sources', `${share(dated)} with the day on which they were read, ${share(sources.length - dated)} without`],
    ['Knowledge base', knowledge.version],
  ];
}
