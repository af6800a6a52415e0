import { expect, test } from 'vitest';
import { readConditions, readProofs, type StoryEntry } from './readStories.ts';

const story = (title: string, name: string, tags: string[] = []): StoryEntry => ({ id: `${title}--${name}`, type: 'story', title, name, tags });

const loading = story('Screens/Practice/Practice', 'Loading', ['loading']);
const both = story('Screens/Practice/Behaviour', 'ROOM-02 ROOM-01 two lists', ['interaction']);
const one = story('Screens/Practice/Behaviour', 'ROOM-01 a list');
const refused = story('Screens/Auth/AuthScreen', 'AZ-900 is no requirement', ['error', 'phone']);
const entries = [loading, { ...loading, type: 'docs' as const }, story('UI/Badge', 'ROOM-08 levels', ['empty']), both, refused, one];

test('conditions are the tags of the stories of a screen', () => {
  const none = { loading: [], empty: [], error: [], forbidden: [], longest: [], success: [] };
  expect(readConditions(entries)).toEqual([
    { title: 'Practice/Practice', shown: { ...none, loading: [loading] } },
    { title: 'Auth/AuthScreen', shown: { ...none, error: [refused] } },
  ]);
});

test('proofs are the ids in the names of the stories of a folder', () => {
  expect(readProofs(entries)).toEqual([{ screen: 'Practice', proofs: [['ROOM-01', [both, one]], ['ROOM-02', [both]]] }]);
});
