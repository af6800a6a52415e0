import { drawTargets, type Strictness, toldBy } from './choose.ts';
import type { DrawnItem, Item, ItemOption, Label, Preference, Seen, TemplateId } from './item.types.ts';
import type { Localised } from '../i18n/locale.ts';
import type { Knowledge } from './compile.ts';
import type { Level } from '../knowledge/knowledge.types.ts';
import type { Cell, Pool } from './pool.ts';
import { random as seeded, type Random } from './random.ts';
import { marksOf, seenHash } from './marks.ts';
import { type Miss, nearestFirst } from './missed.ts';
import { type Keeping, type Mix, mixOf } from './mix.ts';
import type { Candidate, Draft, DraftOption, Template } from './templates/template.types.ts';

/** How many questions the same facts stay away, and how many when a narrow scope has nothing else left. */
const factsRest = 20;
const shortFactsRest = 5;

/** How many questions a pattern stays away, from what is wanted to what a scope with few of them can give. */
const patternRests = [20, 5, 1];

/** How many questions the same facts stay away in the same family, however narrow the scope. */
export const familyRest = 60;

/** How many questions the same stem stays away: longer than any sitting, and requirements come back in another situation. */
const stemRest = 500;

/** How many questions a company of a decision stays away while its pattern has another: an exam never meets it twice. */
const companyRest = 65;

/** How many questions who asks stays away while there is somebody else: about a sitting. */
const skinRest = 30;

/** Draws per family with strict choice of options; when all families fail, draws per family with ever looser choice. */
const strictDraws = 24;
const looseDraws = 40;

/** Draws per fact that is due. */
const dueDraws = 6;

/** The same of each group where it is known how it was missed: the nearest may have no fair options. */
const nearDraws = 24;

const labels: readonly Label[] = ['A', 'B', 'C', 'D', 'E'];

export interface Order {
  pool: Pool;
  /** Where to go for a fresh question before one of the pool comes back. */
  wider: Pool | null;
  /** Null: the exam's own mix of levels. */
  level: Level | null;
  /** Null, or left out: nothing is preferred. */
  preference?: Preference | null;
  /** What the learner has seen in the last 90 days, most recent first. */
  history: readonly Seen[];
  /** Marks of what is asked of nobody, however little is left; left out: none. */
  barred?: ReadonlySet<number>;
  /** How what is due was answered wrong last, by mark; left out: of nothing. */
  misses?: ReadonlyMap<number, Miss>;
  seed: string;
}

/** What the learner's history forbids; each step of relaxation forbids less. */
interface Rules {
  /** Facts together that were asked, or the pattern. */
  resting: ReadonlySet<number | null>;
  restingPatterns: ReadonlySet<number | null>;
  asked: ReadonlySet<number | null>;
  stems: ReadonlySet<number | null>;
  keeping: Keeping;
}

/**
 * The repetition rules, strictest first. Under each one a topic gives way to its modality, then the level to the one beside it.
 * Fresh: the same facts rest for 20 questions, the same facts in the same family for 90 days, the same stem for 500 questions. Rested: the
 * family for 60 questions. Before either gives way, a pattern that rests does. Without a level the mix goes before
 * freshness is given up only for what it keeps apart: all of it, fresh and rested; then the smallest shares; then the largest too. A
 * level that is asked for is exact as long as it has anything fresh, so there the mix goes first, and facts rest for 5
 * questions before the level changes. What is left to a scope with
 * next to nothing: facts rest for 5 questions only; just not the question before, and no same stem within 20; anything but the
 * question before and the last 60 in the same family; any other stem; anything.
 */
function* relaxations(history: readonly Seen[], level: Level | null): Generator<readonly Rules[]> {
  const facts = (count: number) => new Set(history.slice(0, count).map((seen) => seen.facts));
  const stemsOf = (count: number) => new Set(history.slice(0, count).map(({ stem }) => stem));
  const stems = stemsOf(stemRest);
  const none = new Set<null>();
  const lately = new Set(history.map(({ asked }) => asked));
  const recent = new Set(history.slice(0, familyRest).map(({ asked }) => asked));
  const resting = facts(factsRest);
  const before = facts(1);
  const patient = patternRests.map(facts);
  const fresh = { resting, asked: lately, stems };
  const rested = { resting, asked: recent, stems };
  const patiently = (rules: Pick<Rules, 'resting' | 'asked' | 'stems'>, keeping: Keeping) =>
    patient.map((restingPatterns) => ({ ...rules, restingPatterns, keeping }));
  const keepings: readonly Keeping[] = ['shares', 'caps', 'nothing'];
  if (level === null)
    for (const keeping of keepings) for (const rules of [fresh, rested]) yield patiently(rules, keeping);
  else {
    const soon = { ...fresh, resting: facts(shortFactsRest) };
    yield [...keepings.flatMap((keeping) => patiently(fresh, keeping)), ...patiently(soon, 'nothing')];
    yield keepings.flatMap((keeping) => patiently(rested, keeping));
  }
  const loose = { restingPatterns: before, asked: recent, keeping: 'nothing' as const };
  yield [{ ...loose, resting: facts(shortFactsRest), stems }];
  yield [{ ...loose, resting: before, stems: stemsOf(factsRest) }];
  yield [{ ...loose, resting: before, stems: none }];
  yield [{ ...loose, resting: none, restingPatterns: none, asked: none, stems }];
  yield [{ resting: none, restingPatterns: none, asked: none, stems: none, keeping: 'nothing' }];
}

function allowed(rules: Rules, candidate: Candidate): boolean {
  const { facts, asked } = marksOf(candidate);
  const resting = candidate.rests === undefined ? rules.resting : rules.restingPatterns;
  return !resting.has(facts) && !rules.asked.has(asked);
}

/** What no question of a sitting began with; where it had all of it, what it had longest ago. */
function rested<T extends { id: string }>(all: readonly T[], history: readonly Seen[]): readonly T[] {
  const met = history.slice(0, skinRest).map(({ skin }) => skin);
  const ages = all.map(({ id }) => met.indexOf(seenHash(id)));
  const oldest = ages.includes(-1) ? -1 : Math.max(...ages);
  return all.filter((_one, i) => ages[i] === oldest);
}

/** One key of the map, drawn by weight. */
function weighted<K>(random: Random, keys: readonly K[], weight: (key: K) => number): K | undefined {
  let left = random.next() * keys.reduce((sum, key) => sum + weight(key), 0);
  for (const key of keys) {
    left -= weight(key);
    if (left < 0) return key;
  }
  return keys.at(-1);
}

/** Where to look, best first; with a level given, `exact` has its cells and `other` those of other levels, for a scope without it. */
interface Places {
  exact: readonly Cell[];
  other: readonly Cell[];
}

/** The preferred domain or one by weight, and a level by mix, then the domain's other levels, then other domains; other levels than the given one nearest first. */
function cellsInOrder(random: Random, from: Pool, { level, preference }: Order, mix: Mix): Places {
  const distance = (cell: Cell) => Math.abs(cell.level - (level ?? cell.level));
  const exact = from.cells.filter((cell) => distance(cell) === 0);
  const domains = [...new Set(exact.map((cell) => cell.domain))];
  const drawn = weighted(random, domains, (id) => from.weight(id));
  const domain = domains.find((id) => id === preference?.domain) ?? drawn;
  const first = weighted(
    random,
    exact.filter((cell) => cell.domain === domain),
    (cell) => mix.level(cell.level),
  );
  const after = (cell: Cell) => (cell === first ? 0 : cell.domain === domain ? 1 : 2);
  return {
    exact: exact.toSorted((a, b) => after(a) - after(b)),
    other: from.cells.filter((cell) => distance(cell) > 0).toSorted((a, b) => distance(a) - distance(b)),
  };
}

interface Placed {
  options: ItemOption[];
  key: string;
  explanation: Localised;
}

function place(random: Random, draft: Draft): Placed {
  const value = (option: DraftOption) => (option.subject.kind === 'value' ? option.subject.value : 0);
  const all = [...draft.right, ...draft.wrong];
  const inOrder = draft.ordered ? all.toSorted((a, b) => value(a) - value(b)) : random.sample(all, all.length);
  const letterOf = (option: DraftOption): Label => labels[inOrder.indexOf(option)] ?? 'A';
  const options = inOrder.map((option) => ({
    label: letterOf(option),
    text: option.text,
    reason: option.reason(),
    subject: option.subject,
  }));
  const key = options.filter((_option, i) => draft.right.some((right) => right === inOrder[i]));
  return { options, key: key.map(({ label }) => label).join(), explanation: draft.explanation(letterOf) };
}

function references(draft: Draft): Item['references'] {
  const seen = new Set<string>();
  return draft.sources.flatMap(({ about, source }) => {
    if (seen.has(source.url)) return [];
    seen.add(source.url);
    return [{ title: about.name.en, ...source }];
  });
}

/** Nothing of what was asked for makes a question. */
export class NoQuestion extends Error {
  override name = 'NoQuestion';
  constructor() {
    super('There is no question for this scope.');
  }
}

/** Draws one question. Same input, same question. Throws NoQuestion. */
export function generate(knowledge: Knowledge, templates: ReadonlyMap<TemplateId, Template>, order: Order): DrawnItem {
  const random = seeded(`${knowledge.version} ${order.seed}`);
  const targets = drawTargets(random);
  const mix = mixOf(knowledge, order.wider ?? order.pool, order.history, order.preference);
  const appeal = ({ topic }: Candidate) => order.preference?.topics[topic] ?? 1;
  const mayAsk = (rules: Rules, candidate: Candidate) =>
    !order.barred?.has(marksOf(candidate).asked) && allowed(rules, candidate);
  const companies = new Set(order.history.slice(0, companyRest).map(({ skin }) => skin));
  const skins = rested(knowledge.base.skins, order.history);
  const isAnother = ({ id }: { id: string }) => seenHash(id) !== order.history[0]?.skin;

  const write = (candidate: Candidate, rules: Rules, strictness: Strictness): DrawnItem | null => {
    const draft = templates.get(candidate.template)?.draft(candidate, {
      knowledge,
      random,
      targets,
      skin: random.pick(skins),
      backdrop: (topic) => {
        const fitting = (knowledge.base.backdrops ?? []).filter(
          (one) => isAnother(one) && (one.topics?.includes(topic) ?? true),
        );
        return fitting.length > 0 ? random.pick(rested(fitting, order.history)) : null;
      },
      isRested: (company) => !companies.has(seenHash(company)),
      strictness,
      isNew: (told) => !rules.stems.has(seenHash(told)),
    });
    if (!draft) return null;
    const stemSeen = seenHash(draft.told ?? toldBy(draft.stem));
    if (rules.stems.has(stemSeen)) return null;
    const { options, key, explanation } = place(random, draft);
    const { template, factIds, domain, topic, level } = candidate;
    const { stem, ask, skin } = draft;
    const met = skin ?? draft.company ?? null;
    return {
      exam: knowledge.exam.id,
      template,
      factIds,
      domain,
      topic,
      level,
      stem,
      options,
      key,
      explanation,
      references: references(draft),
      ask,
      skin,
      seen: { ...marksOf(candidate), stem: stemSeen, skin: met === null ? null : seenHash(met) },
      seed: order.seed,
      kbVersion: knowledge.version,
    };
  };

  const firstWritten = (drawn: readonly Candidate[], rules: Rules, strictness: Strictness): DrawnItem | null => {
    for (const candidate of drawn) {
      const item = write(candidate, rules, strictness);
      if (item) return item;
    }
    return null;
  };
  const drawFrom = ({ families, level }: Cell, rules: Rules): DrawnItem | null => {
    const inOrder: TemplateId[] = [];
    const rest = new Set([...families.keys()].filter((id) => mix.allows(id, rules.keeping)));
    while (rest.size > 0) {
      const family = weighted(random, [...rest], (id) => mix.weight(id, level));
      if (family === undefined) break;
      rest.delete(family);
      inOrder.push(family);
    }
    const left = (family: TemplateId) =>
      (families.get(family) ?? []).flat().filter((candidate) => mayAsk(rules, candidate));
    for (const family of inOrder) {
      const byEntity = families.get(family) ?? [];
      for (let i = 0; i < strictDraws; i += 1) {
        const candidate = random.pick(random.pick(byEntity));
        if (appeal(candidate) < 1 && random.next() >= appeal(candidate)) continue;
        const item = mayAsk(rules, candidate) ? write(candidate, rules, 'all') : null;
        if (item) return item;
      }
      const wanted = left(family).filter((candidate) => appeal(candidate) >= 1);
      const item = firstWritten(random.sample(wanted, looseDraws), rules, 'in common');
      if (item) return item;
    }
    for (const family of inOrder) {
      const drawn = random.sample(left(family), looseDraws);
      const item = firstWritten(drawn, rules, 'in common') ?? firstWritten(drawn, rules, 'none');
      if (item) return item;
    }
    return null;
  };

  const firstOf = ([first, ...others]: readonly Cell[], steps: readonly Rules[]): DrawnItem | null => {
    for (const rules of steps) {
      const free = order.level !== null || rules.keeping === 'nothing';
      for (const cell of first ? [first, ...others.filter((other) => free || mix.standsIn(other))] : []) {
        const item = drawFrom(cell, rules);
        if (item) return item;
      }
    }
    return null;
  };

  /** Some of the questions about what is due: any, or by turns, the nearest to how it was missed first. */
  const samplesDue = (facts: number, left: readonly Candidate[]): readonly (readonly Candidate[])[] => {
    const miss = order.misses?.get(facts);
    if (!miss) return [random.sample(left, dueDraws)];
    return nearestFirst(undefined, { last: undefined, miss }, left).map((group) => random.sample(group, nearDraws));
  };

  /** What is due comes back fresh, or not now. */
  const dueFrom = (steps: readonly Rules[]): DrawnItem | null => {
    for (const rules of steps)
      for (const facts of order.preference?.due ?? []) {
        const left = (order.pool.about.get(facts) ?? []).filter(
          (candidate) => mix.allows(candidate.template, rules.keeping) && mayAsk(rules, candidate),
        );
        for (const drawn of samplesDue(facts, left)) {
          const item =
            firstWritten(drawn, rules, 'all') ??
            firstWritten(drawn, rules, 'in common') ??
            // What ruled out the wrong option is worth more here than that the options tell nothing by what they share.
            (order.misses?.has(facts) ? firstWritten(drawn, rules, 'none') : null);
          if (item) return item;
        }
      }
    return null;
  };

  const placesIn = (from: Pool) => cellsInOrder(random, from, order, mix);
  const own = placesIn(order.pool);
  let wider: Places | null = null;
  let isFirst = true;
  for (const steps of relaxations(order.history, order.level)) {
    const due = isFirst ? dueFrom(steps) : null;
    if (due) return due;
    isFirst = false;
    for (const at of ['exact', 'other'] as const) {
      const item = firstOf(own[at], steps);
      if (item) return item;
      wider ??= order.wider && placesIn(order.wider);
      const farther = wider && firstOf(wider[at], steps);
      if (farther) return farther;
    }
  }
  throw new NoQuestion();
}
