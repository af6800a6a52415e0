import type { Modality } from '../../../content/catalogue.types.ts';
import { exams } from '../../../content/exams.ts';
import { engineFor } from '../engine.ts';
import type { Item, TemplateId } from '../item.types.ts';
import { type Knowledge, LANGUAGES } from '../knowledge/compile.ts';
import type { Language, Level, Source } from '../knowledge/knowledge.types.ts';
import type { Candidate } from '../templates/template.types.ts';
import { type Problem, verify } from '../verify.ts';
import { botAccuracy, combinedAccuracy, CUES } from './bots.ts';
import { type Fault, lint } from './lint.ts';
import { distinctFacts, duplicates, keyLengthRatio, repetitions, sessions } from './session.ts';

/** One line of the report. */
export interface Gate {
  name: string;
  limit: string;
  /** By language, or one value for all. */
  measured: Readonly<Record<Language, string>> | string;
  ok: boolean;
  /** First examples of what is wrong. */
  examples?: readonly string[];
}

/** What is judged: the content of an exam, and questions drawn from it. */
export interface Sample {
  knowledge: Knowledge;
  modalities: readonly Modality[];
  candidates: readonly Candidate[];
  /** The questions of one simulated learner after another, in the order in which they were asked. */
  sessions: readonly (readonly Item[])[];
  /** Questions that were asked for at each level. */
  byLevel: Readonly<Record<Level, readonly Item[]>>;
}

const LEVELS: readonly Level[] = [1, 2, 3];
const FAMILIES: readonly TemplateId[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10'];
const LEAST_SERVICES = 60;
const LEAST_FACTS = 400;
const LEVEL_DRAWS = 100;

/** Draws what `judge` wants to see. The same exam and count give the same sample. */
export function drawSample(examId: string, count: number): Sample {
  const atLevel = (level: Level) => sessions(examId, LEVEL_DRAWS, level, `level ${level}`).flat();
  const { knowledge, candidates } = engineFor(examId);
  return {
    knowledge,
    candidates,
    modalities: exams.find((exam) => exam.id === examId)?.modalities ?? [],
    sessions: sessions(examId, count, null, 'check'),
    byLevel: { 1: atLevel(1), 2: atLevel(2), 3: atLevel(3) },
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function inEach<T>(build: (language: Language) => T): Readonly<Record<Language, T>> {
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
  values: Readonly<Record<Language, number>>,
  ok: (value: number) => boolean,
  { show = String, examples = [] }: { show?: (value: number) => string; examples?: readonly string[] } = {},
): Gate {
  return { name, limit, measured: inEach((language) => show(values[language])), ok: LANGUAGES.every((language) => ok(values[language])), examples };
}

/** How much chance may add to a share when fewer questions are drawn than the 10,000 the limits are meant for: three standard errors. */
const slack = (share: number, count: number) => (count >= 10_000 ? 0 : 3 * Math.sqrt((share * (1 - share)) / count));

const servicesOf = (knowledge: Knowledge) => [...knowledge.entities.values()].filter(({ kind }) => kind === 'service').length;

const factsOf = ({ facts, base }: Knowledge) => facts.size + base.responsibilities.length + base.quantities.length + base.scenarios.length;

function sourcesOf({ facts, base }: Knowledge): Source[] {
  return [...facts.values(), ...base.responsibilities, ...base.quantities, ...base.scenarios].map(({ source }) => source);
}

function contentGates({ knowledge, candidates }: Sample): Gate[] {
  const services = servicesOf(knowledge);
  const facts = factsOf(knowledge);
  const families = FAMILIES.filter((family) => candidates.some(({ template }) => template === family));
  const levels = LEVELS.filter((level) => candidates.some((candidate) => candidate.level === level));
  const retired = [...knowledge.entities.values()].filter(({ retiredOn }) => retiredOn !== undefined && retiredOn <= knowledge.base.releasedOn);
  const unsourced = sourcesOf(knowledge).filter(({ url }) => !/^https:\/\/./.test(url)).length;
  return [
    single('Services', `≥ ${LEAST_SERVICES}`, services, services >= LEAST_SERVICES),
    single('Facts', `≥ ${LEAST_FACTS}`, facts, facts >= LEAST_FACTS),
    single('Families of questions', 'T1–T10', families.length, families.length === FAMILIES.length),
    single('Levels', '3', levels.length, levels.length === LEVELS.length),
    single('Entities retired at the release', '0', retired.length, retired.length === 0, retired.map(({ id }) => id)),
    single('Facts without a source', '0', unsourced, unsourced === 0),
  ];
}

function proofGates({ knowledge: { base }, sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const found = items.flatMap((item) => verify(base, item).map((problem) => ({ ...problem, item })));
  const about = (check: Problem['check']) => {
    const own = found.filter((problem) => problem.check === check);
    const examples = own.slice(0, 4).map(({ item, text, language }) => `${language ?? ''} ${item.template} ${item.factIds.join('+')} (${item.seed}): ${text}`);
    return { own, examples, counts: inEach((language) => own.filter((problem) => problem.language === language).length) };
  };
  const [key, words, reason] = [about('key'), about('words'), about('reason')];
  return [
    single('Not exactly one key, proved a second time', '0', key.own.length, key.own.length === 0, key.examples),
    perLanguage('Stem or option unlike its source', '0', words.counts, (count) => count === 0, words),
    perLanguage('Reason without its option, or with an absent one', '0', reason.counts, (count) => count === 0, reason),
  ];
}

/** χ² with three degrees of freedom for the four letters; 16.27 is p = 0.001. */
function positionGates({ sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const counts = ['A', 'B', 'C', 'D'].map((label) => items.filter((item) => item.key === label).length);
  const expected = items.length / 4;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const most = Math.max(...counts) / items.length;
  const limit = 0.27 + slack(0.25, items.length);
  return [{
    name: 'Key position', limit: `χ² < 16.27, share ≤ ${percent(limit)}`, measured: `χ² ${chi.toFixed(1)}, ${percent(most)}`, ok: chi < 16.27 && most <= limit,
  }];
}

function botGates({ knowledge: { entities }, sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const popularity = (id: string) => entities.get(id)?.popularity ?? 0;
  const chance = slack(0.25, items.length);
  const accuracy = inEach((language) => botAccuracy(items, language, popularity));
  const combined = inEach((language) => combinedAccuracy(items, language, popularity));
  const gate = (name: string, limit: number, values: Readonly<Record<Language, number>>) =>
    perLanguage(`Cheater: ${name}`, `≤ ${percent(limit)}`, values, (share) => share <= limit, { show: percent });
  return [...CUES.map((cue) => gate(cue, 0.28 + chance, inEach((language) => accuracy[language][cue]))), gate('all cues, logistic', 0.3 + chance, combined)];
}

const FAULTS: Readonly<Record<Fault, string>> = {
  missing: 'Missing texts', slot: 'Leftover slots', language: 'Words of another language', ratio: 'Stem not 0.7–1.5 × the English one',
  leak: 'Stem gives the key away', twice: 'Same option twice', length: 'Longest option > 2 × shortest (floor 16 letters)', mixed: 'Options of different kinds or forms', contrary: 'Option that says the opposite of another',
  'all-or-none': 'All or none of the above', absolute: 'Always or never in one option only', unsorted: 'Numbers out of order',
};

function lengthGates({ sessions: all }: Sample): Gate[] {
  const ratios = inEach((language) => keyLengthRatio(all.flat(), language));
  return [perLanguage('Key length ÷ mean of the others', '0.9–1.1', ratios, (value) => value >= 0.9 && value <= 1.1, { show: (value) => value.toFixed(3) })];
}

function lintGates({ knowledge, sessions: all }: Sample): Gate[] {
  const items = all.flat();
  const found = LANGUAGES.flatMap((language) => items.flatMap((item) => lint(knowledge, item, language).map((fault) => ({ fault, language, item }))));
  return Object.entries(FAULTS).map(([fault, name]) => {
    const own = found.filter((one) => one.fault === fault);
    const counts = inEach((language) => own.filter((one) => one.language === language).length);
    const examples = own.slice(0, 4).map(({ language, item }) =>
      `${language} ${item.template} ${item.factIds.join('+')}: ${item.stem[language]} | ${item.options.map(({ text }) => text[language]).join(' | ')}`);
    return perLanguage(name, '0', counts, (count) => count === 0, { examples });
  });
}

function sessionGates({ sessions: all }: Sample): Gate[] {
  const distinct = distinctFacts(all);
  const broken = all.reduce((sum, session) => sum + repetitions(session), 0);
  const repeated = inEach((language) => all.reduce((sum, session) => sum + duplicates(session, language), 0));
  return [
    perLanguage('Duplicate stems in a session of 500', '0', repeated, (count) => count === 0),
    single('Distinct facts in 100 questions in a row', '≥ 80', distinct, distinct >= 80),
    single('Repetition rules broken', '0', broken, broken === 0),
  ];
}

function shareGates({ knowledge: { base }, sessions: all, byLevel }: Sample): Gate[] {
  const items = all.flat();
  const nots = items.filter((item) => item.template === 'T3').length / items.length;
  const mostNots = 0.05 + slack(0.05, items.length);
  const shares = base.domains.map(({ id, weight }) => ({
    id, weight, share: items.filter((item) => item.domain === id).length / items.length, limit: Math.max(0.03, slack(weight, items.length)),
  }));
  const exact = LEVELS.map((level) => byLevel[level].filter((item) => item.level === level).length / byLevel[level].length);
  return [
    { name: 'Questions that ask what is NOT true', limit: `≤ ${percent(mostNots)}`, measured: percent(nots), ok: nots <= mostNots },
    {
      name: 'Domain shares', limit: '± 3 points of the blueprint',
      measured: shares.map(({ id, share, weight }) => `${id} ${percent(share)} (${percent(weight)})`).join(', '),
      ok: shares.every(({ share, weight, limit }) => Math.abs(share - weight) <= limit),
    },
    { name: 'Level as requested', limit: '100%', measured: LEVELS.map((level, i) => `${level}: ${percent(exact[i] ?? 0)}`).join(', '), ok: exact.every((share) => share === 1) },
  ];
}

/** Every check on the content and on questions drawn from it, in the order of the report. */
export const SECTIONS: readonly ((sample: Sample) => Gate[])[] = [
  contentGates, proofGates, positionGates, botGates, lengthGates, lintGates, sessionGates, shareGates,
];

/** What there is of the content, by name. */
export function inventory({ knowledge, candidates, modalities }: Sample): (readonly [string, string])[] {
  const { base } = knowledge;
  const sources = sourcesOf(knowledge);
  const dated = sources.filter(({ checkedOn }) => checkedOn !== null).length;
  const share = (count: number) => `${count} (${percent(count / sources.length)})`;
  // Task questions ask the same fact from both sides; other families ask a set of facts once.
  const concept = ({ factIds, template, form }: Candidate) => `${factIds.join('+')} ${template === 'T4' ? form : ''}`;
  const concepts = (family: TemplateId) => new Set(candidates.filter(({ template }) => template === family).map(concept)).size;
  const named = (kind: Modality['scope']['kind']) =>
    modalities.filter(({ scope }) => scope.kind === kind).map(({ name, isActive }) => (isActive ? name.en : `${name.en} (inactive)`)).join('; ');
  return [
    ['Entities', `${knowledge.entities.size}, of which ${servicesOf(knowledge)} services`],
    ['Facts', `${factsOf(knowledge)}: ${knowledge.facts.size} statements, ${base.responsibilities.length} responsibilities, ${base.quantities.length} numbers, ${base.scenarios.length} cost scenarios`],
    ['Contrasts', String(base.categories.reduce((sum, category) => sum + category.contrasts.length, 0))],
    ['Different questions', FAMILIES.map((family) => `${family} ${concepts(family)}`).join(', ')],
    ['Levels', LEVELS.map((level) => `${level}: ${candidates.filter((candidate) => candidate.level === level).length}`).join(', ')],
    ['Modalities, whole exam', named('exam')],
    ['Modalities, official domains', named('domain')],
    ['Modalities, topics', named('topics')],
    ['Sources', `${share(dated)} with the day on which they were read, ${share(sources.length - dated)} without`],
    ['Knowledge base', knowledge.version],
  ];
}
