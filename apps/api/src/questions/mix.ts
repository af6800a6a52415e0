import type { Preference, Seen, TemplateId } from './item.types.ts';
import type { Knowledge } from './compile.ts';
import type { Level } from '../knowledge/knowledge.types.ts';
import type { Cell, Pool } from './pool.ts';

/** What the shares are held for: needs and scenarios, statements about one thing, what is NOT true, everything else. */
export type Kind = 'need' | 'statement' | 'not' | 'other';

export const kindOf: Readonly<Record<TemplateId, Kind>> = {
  decision: 'need',
  'choose-two': 'need',
  'need-to-service': 'need',
  'requirements-to-service': 'need',
  'cheapest-option': 'need',
  'true-statement': 'statement',
  'compare-two': 'statement',
  'untrue-statement': 'not',
  'feature-and-service': 'other',
  'shared-responsibility': 'other',
  'action-and-principle': 'other',
  quantity: 'other',
};

/** So many questions in a row have the shares that follow. */
export const mixWindow = 200;

/** The smallest share of needs and scenarios, and the largest of statements and of what is NOT true. */
export const shares = { need: 0.6, statement: 0.12, not: 0.03 };

/** Where a scope has fewer needs, questions with two right options or questions of a level than fill so many, their share is less: the same would come back too soon. */
const longRest = 300;
const enoughNeeds = longRest * shares.need;

/** How far questions with two right options may fall behind their share before nothing else is asked. */
const pairsBehindBy = 0.03;

/** How far a level, a domain or questions with two right options may go beyond their own share by standing in for others. */
const spare = { level: 0.035, domain: 0.025 };

/** How often each family is drawn, where it has questions. */
const weights: Readonly<Record<TemplateId, number>> = {
  decision: 48,
  'choose-two': 0,
  'need-to-service': 22,
  'requirements-to-service': 0.5,
  'cheapest-option': 4,
  'true-statement': 3,
  'compare-two': 0.5,
  'untrue-statement': 0.6,
  'feature-and-service': 4,
  'shared-responsibility': 6,
  'action-and-principle': 7,
  quantity: 0.3,
};

/** Families that ask for a principle or for whose task something is: some exams hardly have them. */
const onPrinciples: ReadonlySet<TemplateId> = new Set(['action-and-principle', 'shared-responsibility']);

/** Their weight at the advanced level, where they ask for two tasks of five, which the share of two right options does not count. */
const advancedPrinciples = 0.4;

/** Families that ask what one thing is or does: exams of architects hardly have them. */
const onOneThing: ReadonlySet<TemplateId> = new Set([
  'need-to-service',
  'true-statement',
  'compare-two',
  'untrue-statement',
  'feature-and-service',
  'shared-responsibility',
  'action-and-principle',
  'quantity',
]);

/** Weights of questions with two right options, while their share is behind and when it is not. */
const pairWeights = { behind: 40, ahead: 1 };

/** How strongly a level that is behind its share is preferred, and the bounds of that. */
const levelPull = 20;
const pullBounds = { least: 0.3, most: 2 };

/** What of the mix is kept to: all of it, only the largest shares of statements and of what is NOT true, or nothing. */
export type Keeping = 'shares' | 'caps' | 'nothing';

/** What the next question of a learner may be, so that the shares hold. */
export interface Mix {
  /** How often a level is drawn where none is asked for. */
  level(level: Level): number;
  weight(family: TemplateId, level: Level): number;
  allows(family: TemplateId, keeping: Keeping): boolean;
  /** Whether a cell may give a question in place of another that has none left. */
  standsIn(cell: Cell): boolean;
}

interface Amounts {
  needs: number;
  pairs: number;
  levels: Readonly<Record<Level, number>>;
}

const perLevel = (build: (level: Level) => number): Record<Level, number> => ({
  1: build(1),
  2: build(2),
  3: build(3),
});

const amounts = new WeakMap<Pool, Amounts>();

/** How many different needs and scenarios a scope has, questions with two right options, and questions of each level. */
function amountsIn(pool: Pool): Amounts {
  const known = amounts.get(pool);
  if (known) return known;
  const all = [...pool.known.values()];
  const counted = {
    needs: all.filter(({ template }) => kindOf[template] === 'need').length,
    pairs: all.filter(({ template }) => template === 'choose-two').length,
    levels: perLevel((level) => all.filter((candidate) => candidate.level === level).length),
  };
  amounts.set(pool, counted);
  return counted;
}

/** The share of needs that a scope can keep. */
export const leastNeeds = (pool: Pool): number => Math.min(1, amountsIn(pool).needs / enoughNeeds) * shares.need;

/** The share of questions with two right options that an exam has and a scope can keep. */
export const shareOfPairsIn = ({ base }: Knowledge, pool: Pool): number =>
  Math.min(base.multipleResponse, amountsIn(pool).pairs / longRest);

/** The exam's mix of levels, as far as a scope has questions for it. */
export const levelMixIn = ({ base: { levelMix } }: Knowledge, pool: Pool): Readonly<Record<Level, number>> =>
  possible(levelMix, pool);

/** A mix of levels as far as a scope has questions for it; the other levels take the place of what is missing. */
function possible(mix: Readonly<Record<Level, number>>, pool: Pool): Readonly<Record<Level, number>> {
  const { levels } = amountsIn(pool);
  const can = perLevel((level) => Math.min(mix[level], levels[level] / longRest));
  const sum = can[1] + can[2] + can[3];
  return perLevel((level) => can[level] / sum);
}

/** Judges by what the learner was last asked in the scope. The levels that are preferred are those of their domain. */
export function mixOf(
  knowledge: Knowledge,
  pool: Pool,
  history: readonly Seen[],
  preference: Preference | null = null,
): Mix {
  const last = history.slice(0, mixWindow - 1).flatMap(({ asked }) => pool.known.get(asked ?? 0) ?? []);
  const count = (what: (one: (typeof last)[number]) => boolean) => last.filter(what).length;
  const ofKind = (kind: Kind) => count(({ template }) => kindOf[template] === kind);
  const least = leastNeeds(pool);
  const room = (share: number, had: number) => had + 1 < share * mixWindow;
  const needsNext = !room(1 - least, last.length - ofKind('need'));
  const belowCap: Readonly<Record<Kind, boolean>> = {
    need: true,
    other: true,
    statement: room(shares.statement, ofKind('statement')),
    not: room(shares.not, ofKind('not')),
  };
  const levelMix = levelMixIn(knowledge, pool);
  const pairs = count(({ template }) => template === 'choose-two');
  const pairShare = shareOfPairsIn(knowledge, pool);
  const pairWeight = pairWeights[pairs < pairShare * (last.length + 1) ? 'behind' : 'ahead'];
  const pairsRoom = room(pairShare + spare.domain, pairs);
  const pairsNext = pairs + 1 <= (pairShare - pairsBehindBy) * last.length;
  const mostPrinciples = knowledge.base.principles ?? 1;
  const principlesNext = count(({ template }) => onPrinciples.has(template)) < mostPrinciples * (last.length + 1);
  const levels = perLevel((level) => count((one) => one.level === level));
  /** Whether a level is so far behind that no other may take more of its place. */
  const othersLag = (own: Level) =>
    ([1, 2, 3] as const).some(
      (level) => level !== own && levelMix[level] * last.length - levels[level] >= spare.level * mixWindow,
    );
  const wanted = preference ? possible(preference.levels, pool) : levelMix;
  const among = preference ? last.filter(({ domain }) => domain === preference.domain) : last;
  const total = [...new Set(pool.cells.map(({ domain }) => domain))].reduce((sum, id) => sum + pool.weight(id), 0);
  const domainRoom = (id: string) =>
    room(
      pool.weight(id) / total + spare.domain,
      count(({ domain }) => domain === id),
    );
  return {
    weight: (family, level) => {
      if (family === 'choose-two') return pairWeight;
      const usual = level === 3 && onPrinciples.has(family) ? advancedPrinciples : weights[family];
      return onOneThing.has(family) ? usual * (knowledge.base.recall ?? 1) : usual;
    },
    level: (level) => {
      const had = among.filter((one) => one.level === level).length;
      const behind = wanted[level] * (among.length + 1) - had;
      return (
        wanted[level] *
        Math.min(pullBounds.most, Math.max(pullBounds.least, 1 + behind / (levelPull * wanted[level] || 1)))
      );
    },
    allows: (family, keeping) => {
      if (keeping === 'nothing') return true;
      const kind = kindOf[family];
      if (family === 'choose-two' && !pairsRoom) return false;
      if (!belowCap[kind] || (onPrinciples.has(family) && !principlesNext)) return false;
      return keeping === 'caps' || (pairsNext ? family === 'choose-two' : kind === 'need' || !needsNext);
    },
    standsIn: ({ level, domain }) =>
      room(levelMix[level] + spare.level, levels[level]) && !othersLag(level) && domainRoom(domain),
  };
}
