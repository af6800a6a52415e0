import type { StoryEntry } from '../../packages/screens/src/catalogue/readStories.ts';
import type { Locale } from '../../packages/screens/src/common/locales.ts';

export type Theme = 'light' | 'dark';

/** A screen or dialog with the pictures of its states, in the order of the sidebar. */
export interface Screen {
  /** `Auth: ForgotPasswordDialog` of Screens/Auth/ForgotPasswordDialog; the screen of a flow is called as the flow. */
  name: string;
  states: StoryEntry[];
}

/** How a screen or one of its states is shown: by a picture that the tests compare, or, where there is none, by the story. */
export type Thumbnail =
  | { kind: 'picture'; storyId: string; src: string; isPhone: boolean }
  | { kind: 'story'; storyId: string; src: string; isPhone: boolean };

const spoken: Record<Locale, RegExp | null> = { pt: null, en: /English/, es: /Spanish/ };
const isForeign = ({ name }: StoryEntry) => /English|Spanish/.test(name);

export function readScreens(entries: readonly StoryEntry[]): Screen[] {
  const pictures = entries.filter(
    ({ type, title, tags }) => type === 'story' && title.startsWith('Screens/') && !tags?.includes('interaction'),
  );
  return [...Map.groupBy(pictures, ({ title }) => title)].map(([title, states]) => {
    const [, flow = '', name = flow] = title.split('/');
    return { name: name.replace(/Screen$/, '') === flow ? flow : `${flow}: ${name}`, states };
  });
}

/** The story that shows a screen in a language. */
export function coverOf({ states }: Screen, locale: Locale): StoryEntry | undefined {
  const language = spoken[locale];
  return states.find(({ name }) => language?.test(name)) ?? states[0];
}

/** Pictures are taken of every state in light and of the first one in dark, each in the language of its story. */
export function thumbnailOf({ states }: Screen, state: StoryEntry, theme: Theme, locale: Locale): Thumbnail {
  const isPhone = state.id.endsWith('phone') || (state.tags?.includes('phone') ?? false);
  const speaks = isForeign(state) || locale === 'pt';
  const isTaken = speaks && (theme === 'light' || state === states[0]);
  return isTaken
    ? { kind: 'picture', storyId: state.id, src: `./pictures/${theme}/${state.id}.webp`, isPhone }
    : {
        kind: 'story',
        storyId: state.id,
        src: `./iframe.html?id=${state.id}&viewMode=story&globals=theme:${theme};locale:${locale}`,
        isPhone,
      };
}

/** Where a thumbnail leads to. */
export const storyAddress = (storyId: string, theme: Theme, locale: Locale): string =>
  `./?path=/story/${storyId}&globals=theme:${theme};locale:${locale}`;
