import { engineFor } from '../engine.ts';
import type { Item } from '../item.types.ts';
import { LANGUAGES } from '../knowledge/compile.ts';
import type { Language, Level } from '../knowledge/knowledge.types.ts';
import { verify } from '../verify.ts';
import { botAccuracy, combinedAccuracy, CUES } from './bots.ts';
import { type Fault, lint } from './lint.ts';
import { distinctFacts, duplicates, keyLengthRatio, repetitions, sessions } from './session.ts';

/** One line of the report. */
export interface Gate {
  name: string;
  limit: string;
  /** By language, or one value for all. */
  measured: Readonly<Record<Language, string>> | string;
  /** Null: cannot be judged yet. */
  ok: boolean | null;
  /** First examples of what is wrong. */
  examples?: readonly string[];
}

export interface Report {
  gates: readonly Gate[];
  counts: readonly (readonly [string, string])[];
}

/** Below these the full content is not there yet, and some gates wait. */
const FULL = { services: 60, facts: 400, templates: 10 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function perLanguage(measure: (language: Language) => string): Readonly<Record<Language, string>> {
  return { pt: measure('pt'), en: measure('en'), es: measure('es') };
}

/** A gate on a number per language. */
function numeric(
  name: string,
  limit: string,
  value: (language: Language) => number,
  ok: (value: number) => boolean,
  show: (value: number) => string,
  examples: readonly string[] = [],
): Gate {
  const values = LANGUAGES.map((language) => [language, value(language)] as const);
  const of = (language: Language) => values.find(([own]) => own === language)?.[1] ?? 0;
  return { name, limit, measured: perLanguage((language) => show(of(language))), ok: values.every(([, own]) => ok(own)), examples };
}

/** How much chance may add to a share near 25 % when fewer questions than the gates are meant for are drawn: three standard errors. */
function slack(items: readonly Item[]): number {
  return items.length >= 10_000 ? 0 : 3 * Math.sqrt(0.1875 / items.length);
}

/** χ² with three degrees of freedom for the four letters; 16.27 is p = 0.001. */
function positions(items: readonly Item[]): Gate {
  const counts = ['A', 'B', 'C', 'D'].map((label) => items.filter((item) => item.key === label).length);
  const expected = items.length / 4;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const most = Math.max(...counts) / items.length;
  const limit = 0.27 + slack(items);
  return {
    name: 'Key position', limit: `χ² < 16.27, share ≤ ${percent(limit)}`, measured: `χ² ${chi.toFixed(1)}, ${percent(most)}`, ok: chi < 16.27 && most <= limit,
  };
}

function proofs(examId: string, items: readonly Item[]): Gate {
  const { base } = engineFor(examId).knowledge;
  const found = items.flatMap((item) => verify(base, item).map((problem) => `${item.seed} ${item.template} ${item.factIds.join('+')}: ${problem}`));
  return { name: 'One key, proved twice; reasons name their option', limit: '0 problems', measured: String(found.length), ok: found.length === 0, examples: found.slice(0, 8) };
}

const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  missing: 'Missing texts', slot: 'Leftover slots', language: 'Words of another language', ratio: 'Stem length 0.7–1.5 of the English one',
  leak: 'Stem gives the key away', twice: 'Same option twice', length: 'Longest option ≤ 2 × shortest (floor 16 letters)',
  'all-or-none': 'All or none of the above', absolute: 'Always or never in one option only', unsorted: 'Numbers out of order',
};

function lintGates(examId: string, items: readonly Item[]): Gate[] {
  const { base } = engineFor(examId).knowledge;
  const examples = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const item of items) {
      for (const fault of lint(base, item, language)) {
        counts.set(`${fault} ${language}`, (counts.get(`${fault} ${language}`) ?? 0) + 1);
        const list = examples.get(fault) ?? [];
        if (list.length < 4) examples.set(fault, [...list, `${language} ${item.template} ${item.factIds.join('+')}: ${item.stem[language]} | ${item.options.map((option) => option.text[language]).join(' | ')}`]);
      }
    }
  }
  return Object.entries(FAULT_NAMES).map(([fault, name]) =>
    numeric(name, '0', (language) => counts.get(`${fault} ${language}`) ?? 0, (value) => value === 0, String, examples.get(fault)),
  );
}

function cheater(name: string, limit: number, value: (language: Language) => number): Gate {
  return numeric(`Cheater: ${name}`, `≤ ${percent(limit)}`, value, (share) => share <= limit, percent);
}

function botGates(examId: string, items: readonly Item[]): Gate[] {
  const { entities } = engineFor(examId).knowledge;
  const popularity = (id: string) => entities.get(id)?.popularity ?? 0;
  const accuracy = perLanguageMap((language) => botAccuracy(items, language, popularity));
  const single = CUES.map((cue) => cheater(cue, 0.28 + slack(items), (language) => accuracy[language][cue]));
  const combined = perLanguageMap((language) => combinedAccuracy(items, language, popularity));
  return [...single, cheater('all cues, logistic', 0.3 + slack(items), (language) => combined[language])];
}

function perLanguageMap<T>(build: (language: Language) => T): Readonly<Record<Language, T>> {
  return { pt: build('pt'), en: build('en'), es: build('es') };
}

function blueprint(examId: string, items: readonly Item[]): Gate {
  const sample = items.slice(0, 1_000);
  const shares = engineFor(examId).knowledge.base.domains.map(({ id, weight }) => ({ id, weight, share: sample.filter((item) => item.domain === id).length / sample.length }));
  return {
    name: 'Domain shares over 1,000', limit: '± 3 points',
    measured: shares.map(({ id, share, weight }) => `${id} ${percent(share)} (${percent(weight)})`).join(', '),
    ok: items.length < 1_000 ? null : shares.every(({ share, weight }) => Math.abs(share - weight) <= 0.03),
  };
}

function levels(examId: string): Gate {
  const wanted: readonly Level[] = [1, 2, 3];
  const drawn = wanted.map((level) => sessions(examId, 100, level, `level ${level}`).flat().filter((item) => item.level === level).length);
  const every = drawn.every((count) => count === 100);
  return { name: 'Level as requested', limit: '100%', measured: drawn.map((count, i) => `${i + 1}: ${count}%`).join(', '), ok: every };
}

/** Runs every check over `count` questions. The same count gives the same report. */
export function runGates(examId: string, count: number): Report {
  const { knowledge, candidates } = engineFor(examId);
  const { base } = knowledge;
  const all = sessions(examId, count, null, 'check');
  const items = all.flat();
  const services = [...knowledge.entities.values()].filter((entity) => entity.kind === 'service').length;
  const facts = knowledge.facts.size + base.responsibilities.length + base.quantities.length + base.scenarios.length;
  const families = new Set(candidates.map((candidate) => candidate.template)).size;
  const full = services >= FULL.services && facts >= FULL.facts && families >= FULL.templates;
  const sources = [
    ...[...knowledge.facts.values()].map((fact) => fact.source), ...base.responsibilities.map((task) => task.source),
    ...base.quantities.map((quantity) => quantity.source), ...base.scenarios.map((scene) => scene.source),
  ];
  const retired = [...knowledge.entities.values()].filter((entity) => entity.retiredOn !== undefined && entity.retiredOn <= base.releasedOn);
  const unsourced = sources.filter((source) => !source.url.startsWith('https://')).length;
  const checked = sources.filter((source) => source.checkedOn !== null).length;
  const nots = items.filter((item) => item.template === 'T3').length / items.length;
  const waits = (gate: Gate): Gate => (full ? gate : { ...gate, ok: gate.ok === true ? true : null });
  const gates: Gate[] = [
    proofs(examId, items),
    positions(items),
    ...botGates(examId, items).map(waits),
    numeric('Key length ÷ mean of the others', '0.9–1.1', (language) => keyLengthRatio(items, language), (value) => value >= 0.9 && value <= 1.1, (value) => value.toFixed(3)),
    ...lintGates(examId, items),
    waits(numeric('Duplicate stems in 500', '0', (language) => Math.max(...all.map((session) => duplicates(session, language))), (value) => value === 0, String)),
    waits({ name: 'Distinct facts in 100', limit: '≥ 80', measured: String(Math.min(...all.map(distinctFacts))), ok: Math.min(...all.map(distinctFacts)) >= Math.min(80, Math.min(...all.map((session) => session.length)) * 0.8) }),
    waits({ name: 'Repetition rules broken', limit: '0', measured: String(all.reduce((sum, session) => sum + repetitions(session), 0)), ok: all.every((session) => repetitions(session) === 0) }),
    { name: 'Questions that ask what is NOT true', limit: '≤ 5%', measured: percent(nots), ok: nots <= 0.05 },
    blueprint(examId, items),
    waits(levels(examId)),
    { name: 'Retired entities, facts without source', limit: '0', measured: `${retired.length}, ${unsourced}`, ok: retired.length === 0 && unsourced === 0 },
    { name: 'Full content', limit: '60 services, 400 facts, T1–T10', measured: `${services} services, ${facts} facts, ${families} families`, ok: full ? true : null },
  ];
  const byFamily = new Map<string, Set<string>>();
  for (const { template, factIds, form } of candidates) {
    const concepts = byFamily.get(template) ?? new Set<string>();
    byFamily.set(template, concepts.add(`${factIds.join('+')} ${template === 'T4' ? form : ''}`));
  }
  return {
    gates,
    counts: [
      ['Entities', `${knowledge.entities.size}, of which ${services} services`],
      ['Facts', `${knowledge.facts.size} statements, ${base.responsibilities.length} responsibilities, ${base.quantities.length} numbers, ${base.scenarios.length} cost scenarios`],
      ['Contrasts', String(base.categories.reduce((sum, category) => sum + category.contrasts.length, 0))],
      ['Concept-distinct questions', [...byFamily].map(([family, concepts]) => `${family} ${concepts.size}`).join(', ')],
      ['Sources read', `${checked} of ${sources.length}`],
      ['Knowledge base', knowledge.version],
    ],
  };
}
