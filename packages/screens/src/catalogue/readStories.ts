/** One entry of Storybook's own index, with what the story proves. */
export interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: readonly string[];
  /** Requirements that it proves. */
  proves?: readonly string[];
}

/** Conditions in which a screen can be seen; a story that shows one has it as its tag. */
export const conditions = ['loading', 'empty', 'error', 'forbidden', 'longest', 'success'] as const;
export type Condition = (typeof conditions)[number];

export interface ShownConditions {
  /** Title of the stories without its first part: Screens/Auth/AuthScreen is Auth/AuthScreen. */
  title: string;
  shown: Record<Condition, StoryEntry[]>;
}

export interface Proofs {
  /** Folder of the stories: Screens/Auth/… is Auth. */
  screen: string;
  /** Stories that name a requirement, by its id, in the order of the ids. */
  proofs: [id: string, stories: StoryEntry[]][];
}

/** The conditions in which screens and dialogs are shown; what has none is left out. */
export function readConditions(entries: readonly StoryEntry[]): ShownConditions[] {
  return [...Map.groupBy(storiesOf(entries), ({ title }) => title.slice('Screens/'.length))]
    .map(([title, stories]) => ({
      title,
      shown: Object.fromEntries(
        conditions.map((condition) => [condition, stories.filter(({ tags }) => tags?.includes(condition))]),
      ) as ShownConditions['shown'],
    }))
    .filter(({ shown }) => Object.values(shown).some((stories) => stories.length > 0));
}

/** The requirements that the stories of each folder prove. */
export function readProofs(entries: readonly StoryEntry[]): Proofs[] {
  return [...Map.groupBy(storiesOf(entries), ({ title }) => title.split('/')[1] ?? '')]
    .map(([screen, stories]) => ({ screen, proofs: proofsOf(stories) }))
    .filter(({ proofs }) => proofs.length > 0);
}

const storiesOf = (entries: readonly StoryEntry[]) =>
  entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));

function proofsOf(stories: readonly StoryEntry[]): Proofs['proofs'] {
  const named = stories.flatMap((story) => story.proves?.map((id) => ({ id, story })) ?? []);
  return [...Map.groupBy(named, ({ id }) => id)]
    .map(([id, found]): [string, StoryEntry[]] => [id, found.map(({ story }) => story)])
    .sort(([a], [b]) => a.localeCompare(b));
}
