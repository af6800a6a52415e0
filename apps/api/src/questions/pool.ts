import type { TemplateId } from './item.types.ts';
import type { DomainId, Level } from '../knowledge/knowledge.types.ts';
import { marksOf } from './marks.ts';
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
  /** By the mark that the history of a learner keeps. */
  known: ReadonlyMap<number, Candidate>;
  /** By the mark of what they are about. */
  about: ReadonlyMap<number, readonly Candidate[]>;
}

/** Groups candidates once, so that a draw costs next to nothing. */
export function pool(candidates: readonly Candidate[], weight: (domain: DomainId) => number): Pool {
  const cells = [...Map.groupBy(candidates, (candidate) => `${candidate.domain} ${candidate.level}`).values()].flatMap(
    (members) => {
      const [first] = members;
      if (!first) return [];
      const families = new Map(
        [...Map.groupBy(members, (c) => c.template)].map(([id, ofFamily]) => [
          id,
          [...Map.groupBy(ofFamily, (c) => c.entity).values()],
        ]),
      );
      return [{ domain: first.domain, level: first.level, families }];
    },
  );
  const known = new Map(candidates.map((candidate) => [marksOf(candidate).asked, candidate]));
  const about = Map.groupBy(candidates, (candidate) => marksOf(candidate).facts);
  return { cells, weight, size: candidates.length, known, about };
}
