import type { StoryEntry } from './readStories.ts';

export const story = (title: string, name: string, tags: string[] = [], proves: string[] = []): StoryEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  type: 'story',
  title,
  name,
  tags,
  proves,
});
