import type { TemplateId } from './item.types.ts';
import type { DomainId, Level } from './knowledge/knowledge.types.ts';
import type { Candidate } from './templates/template.types.ts';

/** Per family, the questions about one entity each, so that much-covered entities do not dominate a draw. */
export type Families = ReadonlyMap<TemplateId, readonly (readonly Candidate[])[]>;

/** Questions of one domain and one level. */
export interface Cell {
  domain: DomainId;
  level: Level;
  families: Families;
}

/** The questions of a scope, grouped for drawing. */
export interface Pool {
  cells: readonly Cell[];
  /** How often a domain is drawn in this scope. */
  weight(domain: DomainId): number;
  size: number;
}

function group<K, T>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list) list.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Groups candidates once, so that a draw costs next to nothing. */
export function pool(candidates: readonly Candidate[], weight: (domain: DomainId) => number): Pool {
  const cells = [...group(candidates, (candidate) => `${candidate.domain} ${candidate.level}`).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const families = new Map([...group(members, (c) => c.template)].map(([id, ofFamily]) => [id, [...group(ofFamily, (c) => c.entity).values()]]));
    return [{ domain: first.domain, level: first.level, families }];
  });
  return { cells, weight, size: candidates.length };
}
