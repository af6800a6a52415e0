import { drawTargets } from './choose.ts';
import type { Item, ItemOption, Label, Seen } from './item.types.ts';
import type { Knowledge } from './knowledge/compile.ts';
import type { Level } from './knowledge/knowledge.types.ts';
import type { Cell, Pool } from './pool.ts';
import { hash, random as seeded, type Random } from './random.ts';
import type { Candidate, Draft, DraftOption, Template } from './templates/template.types.ts';

/** How many questions the same facts stay away, and how many when a narrow scope has nothing else left. */
const REST = 20;
const SHORT_REST = 5;

/** Draws per family with strict choice of options; when all families fail, draws per family with loose choice. */
const DRAWS = 24;
const LOOSE_DRAWS = 40;

const LABELS: readonly Label[] = ['A', 'B', 'C', 'D'];

/** How often each family is drawn, where it has questions. */
const FAMILY_WEIGHTS: Readonly<Record<Candidate['template'], number>> = {
  T1: 22, T2: 12, T3: 3, T4: 11, T5: 8, T6: 12, T7: 5, T8: 2, T9: 15, T10: 12,
};

export interface Order {
  pool: Pool;
  /** Where to go for a fresh question before one of the pool comes back. */
  wider: Pool | null;
  /** Null: the exam's own mix of levels. */
  level: Level | null;
  /** What the learner has seen in the last 30 days, most recent first. */
  history: readonly Seen[];
  seed: string;
}

/** What the learner's history forbids; each step of relaxation forbids less. */
interface Rules {
  restingFacts: ReadonlySet<string>;
  asked: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const factsKey = (item: Pick<Seen, 'factIds'>) => item.factIds.join('+');
const askedKey = (item: Pick<Seen, 'factIds' | 'template'>) => `${item.template}:${factsKey(item)}`;

/**
 * The repetition rules, strictest first; the first holds for the wider pool too before the others relax it. 1: the same facts rest for 20 questions, the same facts in the same family and the same
 * stem for 30 days. 2: the family may return. 3: facts rest for 5 questions only. 4: just not the question before, and no same stem
 * within 20. 5: anything but the question before. 6: anything.
 */
function* relaxations(history: readonly Seen[]): Generator<Rules> {
  const facts = (count: number) => new Set(history.slice(0, count).map(factsKey));
  const stems = new Set(history.map((seen) => seen.stemHash));
  const none = new Set<string>();
  yield { restingFacts: facts(REST), asked: new Set(history.map(askedKey)), stems };
  yield { restingFacts: facts(REST), asked: none, stems };
  yield { restingFacts: facts(SHORT_REST), asked: none, stems };
  yield { restingFacts: facts(1), asked: none, stems: new Set(history.slice(0, REST).map((seen) => seen.stemHash)) };
  yield { restingFacts: facts(1), asked: none, stems: none };
  yield { restingFacts: none, asked: none, stems: none };
}

const allowed = (rules: Rules, candidate: Candidate) => !rules.restingFacts.has(factsKey(candidate)) && !rules.asked.has(askedKey(candidate));

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

/** A domain by weight and a level by mix, then the domain's other levels, then other domains; other levels than the given one nearest first. */
function cellsInOrder(random: Random, from: Pool, level: Level | null, mix: Readonly<Record<Level, number>>): Places {
  const distance = (cell: Cell) => Math.abs(cell.level - (level ?? cell.level));
  const exact = from.cells.filter((cell) => distance(cell) === 0);
  const domains = [...new Set(exact.map((cell) => cell.domain))];
  const domain = weighted(random, domains, (id) => from.weight(id));
  const first = weighted(random, exact.filter((cell) => cell.domain === domain), (cell) => mix[cell.level]);
  const after = (cell: Cell) => (cell === first ? 0 : cell.domain === domain ? 1 : 2);
  return {
    exact: exact.toSorted((a, b) => after(a) - after(b)),
    other: from.cells.filter((cell) => distance(cell) > 0).toSorted((a, b) => distance(a) - distance(b)),
  };
}

function place(random: Random, draft: Draft): { options: ItemOption[]; key: Label } {
  const value = (option: DraftOption) => (option.subject.kind === 'value' ? option.subject.value : 0);
  const all = [draft.key, ...draft.wrong];
  const inOrder = draft.ordered ? all.toSorted((a, b) => value(a) - value(b)) : random.sample(all, all.length);
  const options = inOrder.map(({ text, reason, subject }, i) => ({ label: LABELS[i] ?? 'A', text, reason: reason(), subject }));
  return { options, key: LABELS[inOrder.indexOf(draft.key)] ?? 'A' };
}

function references(draft: Draft): Item['references'] {
  const seen = new Set<string>();
  return draft.sources.flatMap(({ about, source }) => {
    if (seen.has(source.url)) return [];
    seen.add(source.url);
    return [{ title: about.name.en, ...source }];
  });
}

/** Draws one question. Same input, same question. */
export function generate(knowledge: Knowledge, templates: ReadonlyMap<string, Template>, order: Order): Item {
  const random = seeded(`${knowledge.version} ${order.seed}`);
  const targets = drawTargets(random);
  const skins = knowledge.base.skins.filter((skin) => skin.id !== order.history[0]?.skin);

  const write = (candidate: Candidate, rules: Rules, strict: boolean): Item | null => {
    const draft = templates.get(candidate.template)?.draft(candidate, { knowledge, random, targets, skin: random.pick(skins), strict });
    if (!draft) return null;
    const stemHash = hash(`${draft.stem.pt}|${draft.stem.en}|${draft.stem.es}`).toString(16).padStart(8, '0');
    if (rules.stems.has(stemHash)) return null;
    const { options, key } = place(random, draft);
    const { template, factIds, domain, topic, level } = candidate;
    const { stem, explanation, ask, skin } = draft;
    const { exam } = knowledge.base;
    return { exam, template, factIds, domain, topic, level, stem, options, key, explanation, references: references(draft), ask, skin, stemHash, seed: order.seed, kbVersion: knowledge.version };
  };

  const drawFrom = ({ families }: Cell, rules: Rules): Item | null => {
    const order: Candidate['template'][] = [];
    const rest = new Set(families.keys());
    while (rest.size > 0) {
      const family = weighted(random, [...rest], (id) => FAMILY_WEIGHTS[id]) ?? 'T1';
      rest.delete(family);
      order.push(family);
    }
    for (const family of order) {
      const byEntity = families.get(family) ?? [];
      for (let i = 0; i < DRAWS; i += 1) {
        const candidate = random.pick(random.pick(byEntity));
        const item = allowed(rules, candidate) ? write(candidate, rules, true) : null;
        if (item) return item;
      }
    }
    for (const family of order) {
      const left = (families.get(family) ?? []).flat().filter((candidate) => allowed(rules, candidate));
      for (const candidate of random.sample(left, LOOSE_DRAWS)) {
        const item = write(candidate, rules, false);
        if (item) return item;
      }
    }
    return null;
  };

  const firstOf = (cells: readonly Cell[], rules: Rules): Item | null => {
    for (const cell of cells) {
      const item = drawFrom(cell, rules);
      if (item) return item;
    }
    return null;
  };

  const cellsOf = (from: Pool) => cellsInOrder(random, from, order.level, knowledge.base.levelMix);
  const own = cellsOf(order.pool);
  for (const at of ['exact', 'other'] as const) {
    let wider = order.wider;
    for (const rules of relaxations(order.history)) {
      const item = firstOf(own[at], rules) ?? (wider && firstOf(cellsOf(wider)[at], rules));
      if (item) return item;
      wider = null;
    }
  }
  throw new Error('There is no question for this scope.');
}
