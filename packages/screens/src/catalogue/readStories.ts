/** One entry of Storybook's own index. */
export interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: readonly string[];
}

/** Conditions in which a screen can be seen; a story that shows one has it as its tag. */
export const conditions = ['loading', 'empty', 'error', 'forbidden', 'longest', 'success'] as const;
export type Condition = (typeof conditions)[number];

export interface ScreenStories {
  /** Second part of the stories' titles: Screens/Auth/… is Auth. */
  screen: string;
  shown: Record<Condition, StoryEntry[]>;
  /** Stories that name a requirement, by its id, in the order of the ids. */
  proofs: [id: string, stories: StoryEntry[]][];
}

/** What the stories of each screen show and prove. */
export function readStories(entries: readonly StoryEntry[]): ScreenStories[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
  const screens = Map.groupBy(stories, ({ title }) => title.split('/')[1] ?? '');
  return [...screens].map(([screen, own]) => ({
    screen,
    shown: Object.fromEntries(conditions.map((condition) => [condition, own.filter(({ tags }) => tags?.includes(condition))])) as ScreenStories['shown'],
    proofs: proofsOf(own),
  }));
}

function proofsOf(stories: readonly StoryEntry[]): ScreenStories['proofs'] {
  const named = stories.flatMap((story) => (story.name.match(/\b[A-Z][A-Z0-9]+-\d\d\b/g) ?? []).map((id) => ({ id, story })));
  return [...Map.groupBy(named, ({ id }) => id)]
    .map(([id, found]): [string, StoryEntry[]] => [id, found.map(({ story }) => story)])
    .sort(([a], [b]) => a.localeCompare(b));
}
