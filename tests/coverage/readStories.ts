import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combineTags } from 'storybook/internal/csf';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

export interface Story {
  readonly path: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Requirements that the story names in `parameters.proves`. */
  readonly proves: readonly string[];
  /** Whether a test shows it: as a picture, or by its play function. */
  readonly isTested: boolean;
}

/**
 * The stories of all rooms, read as Storybook reads them for its index. The index has no parameters, and tags for 450
 * requirements would fill the filter of the sidebar.
 */
export const readAllStories = (checkout: string): Story[] =>
  globSync('packages/*/src/**/*.stories.tsx', { cwd: checkout })
    .sort()
    .flatMap((path) => readStories(path, readFileSync(join(checkout, path), 'utf8')));

/** The stories of one file. */
export function readStories(path: string, text: string): Story[] {
  const file = loadCsf(text, { fileName: path, makeTitle: (title) => title }).parse();
  return Object.entries(file._stories).map(([key, { name = key, tags: own = [] }]) => {
    const tags = combineTags('test', ...(file.meta?.tags ?? []), ...own);
    const annotations = file._storyAnnotations[key] ?? {};
    return {
      path,
      title: file.meta?.title ?? path,
      name,
      tags,
      proves: provesOf(annotations['parameters'], `${path}: ${name}`),
      isTested: tags.includes('test') && ('play' in annotations || !tags.includes('interaction')),
    };
  });
}

type Node = CsfFile['_metaAnnotations'][string];

function provesOf(parameters: Node | undefined, where: string): string[] {
  if (parameters?.type !== 'ObjectExpression') return [];
  const found = parameters.properties.find(
    (member) => member.type === 'ObjectProperty' && member.key.type === 'Identifier' && member.key.name === 'proves',
  );
  if (found?.type !== 'ObjectProperty') return [];
  const ids = found.value.type === 'ArrayExpression' ? found.value.elements : [null];
  return ids.map((id) => {
    if (id?.type !== 'StringLiteral') throw new Error(`${where}: 'proves' has to be a list of ids, written out.`);
    return id.value;
  });
}
