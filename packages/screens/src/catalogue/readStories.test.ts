import { expect, test } from 'vitest';
import { readStories, type StoryEntry } from './readStories.ts';

const story = (title: string, name: string, tags: string[] = []): StoryEntry => ({ id: `${title}--${name}`, type: 'story', title, name, tags });

test('stories are gathered by screen, with the conditions they show and the requirements they name', () => {
  const loading = story('Screens/Practice/Practice', 'Loading', ['loading']);
  const both = story('Screens/Practice/Behaviour', 'ROOM-02 ROOM-01 two lists', ['interaction']);
  const one = story('Screens/Practice/Behaviour', 'ROOM-01 a list');
  const [practice, auth, ...rest] = readStories([
    loading,
    { ...loading, type: 'docs' },
    story('UI/Badge', 'ROOM-08 levels'),
    both,
    story('Screens/Auth/AuthScreen', 'AZ-900 is no requirement', ['error', 'phone']),
    one,
  ]);
  expect(rest).toEqual([]);
  expect(practice).toEqual({
    screen: 'Practice',
    shown: { loading: [loading], empty: [], error: [], forbidden: [], longest: [], success: [] },
    proofs: [['ROOM-01', [both, one]], ['ROOM-02', [both]]],
  });
  expect(auth?.shown.error).toHaveLength(1);
  expect(auth?.proofs).toEqual([]);
});
