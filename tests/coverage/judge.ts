import type { Kind, Requirement } from './requirements.ts';

/** A test that runs, and the requirements that it names. */
export interface Proof {
  readonly kind: Kind;
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
}

export interface Verdict {
  /** Every test that names a requirement, by the requirement's id. */
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  /** What is wrong with the names themselves. */
  readonly faults: readonly string[];
  /** Requirements that no test of their first kind names. */
  readonly missing: readonly Requirement[];
}

/** Holds the tests to the specification. `texts` are their files, by path. */
export function judge(
  requirements: readonly Requirement[],
  tests: readonly Proof[],
  texts: ReadonlyMap<string, string>,
): Verdict {
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const proofs = new Map<string, Proof[]>(requirements.map(({ id }) => [id, []]));
  const faults = new Set<string>();

  for (const test of tests)
    for (const id of new Set(test.ids)) {
      if (proofs.has(id)) proofs.get(id)?.push(test);
      else faults.add(`${test.path}: ${id} is not in the specification`);
    }

  const named = Map.groupBy(tests, ({ path }) => path);
  for (const [path, text] of texts) {
    const ofTests = new Set(named.get(path)?.flatMap(({ ids }) => ids));
    for (const id of new Set(text.match(anyId)))
      if (areas.has(areaOf(id)) && !ofTests.has(id)) faults.add(`${path}: ${id} is named by no test that runs`);
  }

  const proved = ({ id, provedBy }: Requirement) => proofs.get(id)?.some(({ kind }) => kind === provedBy[0]) ?? false;
  for (const requirement of requirements)
    if (requirement.mark === 'later' && proved(requirement))
      faults.add(`specification.md: ${requirement.id} is proved and no longer 'later'`);
  return {
    proofs,
    faults: [...faults],
    missing: requirements.filter((requirement) => requirement.mark === null && !proved(requirement)),
  };
}

const anyId = /\b[A-Z][A-Z0-9]+-\d\d\b/g;
const areaOf = (id: string) => id.slice(0, id.lastIndexOf('-'));

/** Ids in a title: those of a known area, and whatever has their shape where the title begins. */
export function idsIn(title: string, requirements: readonly Requirement[]): string[] {
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const leading = /^(?:[A-Z][A-Z0-9]+-\d\d\b\s*)+/.exec(title)?.[0] ?? '';
  return (title.match(anyId) ?? []).filter((id) => areas.has(areaOf(id)) || leading.includes(id));
}
