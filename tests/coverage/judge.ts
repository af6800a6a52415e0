import type { Kind, Requirement } from './requirements.ts';
import { storyTitles, testTitles } from './titlesOf.ts';

export interface TestFile {
  readonly path: string;
  readonly text: string;
  readonly kind: Kind;
}

interface Proof {
  readonly kind: Kind;
  readonly path: string;
  readonly title: string;
}

export interface Verdict {
  /** Every test that names a requirement, by the requirement's id. */
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  /** What is wrong with the names themselves. */
  readonly faults: readonly string[];
  /** Requirements that no test of their first kind names. */
  readonly missing: readonly Requirement[];
}

const ids = /\b[A-Z][A-Z0-9]+-\d\d\b/g;

/** Holds the test files to the specification. */
export function judge(requirements: readonly Requirement[], files: readonly TestFile[]): Verdict {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const proofs = new Map<string, Proof[]>(requirements.map(({ id }) => [id, []]));
  const faults: string[] = [];

  for (const { path, text, kind } of files) {
    const titles = path.endsWith('.stories.tsx') ? storyTitles(path, text) : testTitles(path, text);
    const named = new Set<string>();
    for (const title of titles) {
      for (const id of new Set(title.parts.flatMap((part) => namedIn(part, areas)))) {
        named.add(id);
        if (known.has(id)) proofs.get(id)?.push({ kind, path, title: title.text });
        else faults.push(`${path}: ${id} is not in the specification`);
      }
    }
    const elsewhere = new Set((text.match(ids) ?? []).filter((id) => areas.has(areaOf(id)) && !named.has(id)));
    for (const id of elsewhere) faults.push(`${path}: ${id} stands in no title of a test that runs`);
  }

  const proved = ({ id, provedBy }: Requirement) => proofs.get(id)?.some(({ kind }) => kind === provedBy[0]) ?? false;
  for (const requirement of requirements)
    if (requirement.mark === 'later' && proved(requirement)) faults.push(`specification.md: ${requirement.id} is proved and no longer 'later'`);
  return { proofs, faults, missing: requirements.filter((requirement) => requirement.mark === null && !proved(requirement)) };
}

const areaOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** Ids in a text. What begins a title in the shape of an id is meant as one, whatever its area. */
function namedIn(text: string, areas: ReadonlySet<string>): string[] {
  const leading = /^(?:[A-Z][A-Z0-9]+-\d\d\b\s*)+/.exec(text)?.[0] ?? '';
  return (text.match(ids) ?? []).filter((id) => areas.has(areaOf(id)) || leading.includes(id));
}
