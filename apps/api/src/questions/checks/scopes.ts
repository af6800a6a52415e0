import type { Modality } from '../../knowledge/exam.types.ts';
import type { Level } from '../../knowledge/knowledge.types.ts';
import { engineFor, generate } from '../engine.ts';
import type { DrawnItem, Seen } from '../item.types.ts';
import { comeBacks, freshPairs, pairOf, shareOfKind, windows } from './learner.ts';

/** What somebody meets who answers for long in one modality, with one wish of level. */
export interface ScopeReport {
  modality: string;
  /** Null: the server chooses. */
  level: Level | null;
  /** How many different questions there are. */
  fresh: number;
  /** How many of the level came before the first of another level. */
  exact: number;
  /** How many came again within 60 questions, and within 600: 30 days of twenty. */
  again: { soon: number; inAMonth: number };
  /** The least share of needs, and the largest of statements and of what is NOT true, in any 200. */
  need: number;
  statement: number;
  not: number;
}

/** The questions of one learner in a scope, each drawn with all before it in mind. */
function answer(examId: string, modalityId: string, level: Level | null, count: number): DrawnItem[] {
  const items: DrawnItem[] = [];
  const history: Seen[] = [];
  while (items.length < count) {
    const seed = `scope ${modalityId} ${level ?? 'any'} ${items.length}`;
    const item = generate({ examId, scope: { modalityId }, level, history, seed });
    items.push(item);
    history.unshift(item.seen);
  }
  return items;
}

function report(examId: string, modality: Modality, level: Level | null, count: number): ScopeReport {
  const { candidates } = engineFor(examId);
  const items = answer(examId, modality.id, level, count);
  const levels: readonly Level[] = level === null ? [1, 2, 3] : [level];
  const other = items.findIndex((item) => level !== null && item.level !== level);
  const exact = other < 0 ? items : items.slice(0, other);
  const all = windows(items);
  const most = (kind: 'statement' | 'not') => Math.max(...all.map((window) => shareOfKind(window, kind)));
  return {
    modality: modality.id,
    level,
    fresh: levels.reduce((sum, each) => sum + freshPairs(candidates, modality, each), 0),
    exact: new Set(exact.map(pairOf)).size,
    again: { soon: comeBacks(items, 60), inAMonth: comeBacks(items, 600) },
    need: Math.min(...all.map((window) => shareOfKind(window, 'need'))),
    statement: most('statement'),
    not: most('not'),
  };
}

/** A learner for each modality and each wish of level that a request can have: basic, advanced, and the server's own choice. */
export function scopeReports(examId: string, count: number): ScopeReport[] {
  const { exam } = engineFor(examId).knowledge;
  return exam.modalities
    .filter(({ isActive, questionCount }) => isActive && questionCount === 'infinite')
    .flatMap((modality) => ([1, null, 3] as const).map((level) => report(examId, modality, level, count)));
}
