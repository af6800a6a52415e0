import { expect, test } from 'vitest';
import { coverOf, readScreens, thumbnailOf } from './readScreens.ts';

const story = (title: string, name: string, tags: string[] = []) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  type: 'story' as const,
  title,
  name,
  tags,
});
const entries = [
  story('Screens/Auth/AuthScreen', 'Login'),
  story('Screens/Auth/AuthScreen', 'Refused'),
  story('Screens/Auth/AuthScreen', 'Register In English On Phone', ['phone']),
  story('Screens/Auth/AuthScreen/Behaviour', 'Sends', ['interaction']),
  story('Screens/Auth/Notices', 'Signed In'),
  story('UI/Badge', 'Default'),
];
const [auth, notices] = readScreens(entries);
const [login, refused, english] = auth?.states ?? [];

test('screens are the titles of their pictures', () => {
  expect([auth?.name, notices?.name]).toEqual(['Auth', 'Auth: Notices']);
  expect(auth?.states.map(({ name }) => name)).toEqual(['Login', 'Refused', 'Register In English On Phone']);
  expect(readScreens(entries)).toHaveLength(2);
});

test('the cover speaks the language, where a state of the screen does', () => {
  if (!auth || !notices) throw new Error('no screens');
  expect(coverOf(auth, 'pt')).toBe(login);
  expect(coverOf(auth, 'en')).toBe(english);
  expect(coverOf(auth, 'es')).toBe(login);
});

test('a picture is shown where one is taken, and else the story itself', () => {
  if (!auth || !login || !refused || !english) throw new Error('no states');
  const kinds = (['light', 'dark'] as const).map((theme) =>
    [login, refused].map((state) => thumbnailOf(auth, state, theme, 'pt').kind),
  );
  expect(kinds).toEqual([
    ['picture', 'picture'],
    ['picture', 'story'],
  ]);
  expect(thumbnailOf(auth, english, 'light', 'en')).toMatchObject({
    kind: 'picture',
    src: './pictures/light/screens-auth-authscreen-register-in-english-on-phone.webp',
    isPhone: true,
  });
  expect(thumbnailOf(auth, login, 'light', 'es').src).toMatch(/iframe.*theme:light;locale:es$/);
});
