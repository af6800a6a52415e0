import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryEntry } from './readStories.ts';

type StoryFile = Record<string, { title?: string; parameters?: { proves?: readonly string[] } }>;
const files = import.meta.glob<StoryFile>('../*/*.stories.tsx');

/** Storybook's index of the stories, and what each one proves: parameters are not in the index. */
export async function loadStories(index: Promise<{ entries: Record<string, StoryEntry> }>): Promise<StoryEntry[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const proves = new Map(
    modules.flatMap(({ default: meta, ...stories }) =>
      Object.entries(stories).map(([key, { parameters }]) => [
        toId(meta?.title ?? '', storyNameFromExport(key)),
        parameters?.proves,
      ]),
    ),
  );
  return Object.values((await index).entries).map((entry) => ({ ...entry, proves: proves.get(entry.id) ?? [] }));
}
