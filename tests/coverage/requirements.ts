const kinds = ['contract', 'api', 'ui story', 'screen story', 'portal e2e'] as const;
export type Kind = (typeof kinds)[number];

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Kinds of test that may prove it. The first one has to. */
  readonly provedBy: readonly [Kind, ...Kind[]];
  /** Statements have nothing to prove; later ones wait for a part of the product that is still to come. */
  readonly mark: 'statement' | 'later' | null;
}

/** Reads the tables of specification.md. A row that does not fit is an error, so that none is lost silently. */
export function readRequirements(markdown: string): Requirement[] {
  const requirements = markdown
    .split('\n')
    .filter((line) => /^\| *[A-Z][A-Z0-9]+-\d/.test(line))
    .map(readRow);
  const repeated = requirements.map(({ id }) => id).find((id, index, ids) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`${repeated} stands twice in the specification.`);
  return requirements;
}

function readRow(line: string): Requirement {
  const [id = '', text = '', proof = '', note = '', ...rest] = line
    .slice(1, line.trimEnd().lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
  const [first, ...others] = proof.split(', ').map((kind) => kinds.find((known) => known === kind));
  if (rest.length > 0 || !/^[A-Z][A-Z0-9]+-\d\d$/.test(id) || !text || !first || others.includes(undefined))
    throw new Error(`This row of the specification cannot be read: ${line}`);
  const mark = /^(statement|later)\b/.exec(note)?.[1] as 'statement' | 'later' | undefined;
  return { id, text, provedBy: [first, ...others.filter((kind) => kind !== undefined)], mark: mark ?? null };
}
