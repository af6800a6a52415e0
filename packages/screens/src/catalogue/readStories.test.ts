import { expect, test } from 'vitest';
import { readConditions, readProofs, type StoryEntry } from './readStories.ts';

const story = (title: string, name: string, tags: string[] = [], proves: string[] = []): StoryEntry => ({
  id: `${title}--${name}`,
  type: 'story',
  title,
  name,
  tags,
  proves,
});

const loading = story('Screens/Practice/Practice', 'Loading', ['loading']);
const both = story('Screens/Practice/Behaviour', 'Two lists', ['interaction'], ['ROOM-02', 'ROOM-01']);
const one = story('Screens/Practice/Behaviour', 'A list', [], ['ROOM-01']);
const refused = story('Screens/Auth/AuthScreen', 'Refused', ['error', 'phone']);
const entries = [
  loading,
  { ...loading, type: 'docs' as const },
  story('UI/Badge', 'Levels', ['empty'], ['ROOM-08']),
  both,
  refused,
  one,
];

test('conditions are the tags of the stories of a screen', () => {
  const none = { loading: [], empty: [], error: [], forbidden: [], longest: [], success: [] };
  expect(readConditions(entries)).toEqual([
    { title: 'Practice/Practice', shown: { ...none, loading: [loading] } },
    { title: 'Auth/AuthScreen', shown: { ...none, error: [refused] } },
  ]);
});

test('proofs are what the stories of a folder prove', () => {
  expect(readProofs(entries)).toEqual([
    {
      screen: 'Practice',
      proofs: [
        ['ROOM-01', [both, one]],
        ['ROOM-02', [both]],
      ],
    },
  ]);
});
