import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';

interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Every story that is a picture, from the index of the built Storybook. */
export function pictureStories(): StoryEntry[] {
  const file = join(import.meta.dirname, '../../storybook-static/index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags.includes('interaction'));
}

const address = () => `http://localhost:${process.env['PREPAR_PORT']}/storybook`;

interface Preview {
  currentRender?: { phase?: string };
  channel: { emit: (event: string, argument: unknown) => void; once: (event: string, listener: () => void) => void };
}
declare const __STORYBOOK_PREVIEW__: Preview | undefined;

const settled = () => {
  const phase = globalThis.window && typeof __STORYBOOK_PREVIEW__ !== 'undefined' ? __STORYBOOK_PREVIEW__?.currentRender?.phase : undefined;
  return ['finished', 'completed', 'errored', 'aborted'].includes(phase ?? '');
};

/** Shows stories one after another in a page that is opened once per worker. */
export class Catalogue {
  readonly page: Page;
  #theme = 'light';
  #storyId: string | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async show(storyId: string, theme: 'light' | 'dark'): Promise<void> {
    const { page } = this;
    if (this.#storyId === null) {
      await page.goto(`${address()}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};locale:pt;a11y.manual:!true`);
    } else {
      // Storybook reloads the page when a story is changed in mid-render.
      await page.waitForFunction(settled);
      if (theme !== this.#theme) {
        await page.evaluate((next) => {
          const channel = __STORYBOOK_PREVIEW__?.channel;
          return new Promise<void>((resolve) => {
            channel?.once('storyRendered', resolve);
            channel?.emit('updateGlobals', { globals: { theme: next } });
          });
        }, theme);
        await page.waitForFunction(settled);
      }
      await page.evaluate(
        ({ id, again }) => {
          const channel = __STORYBOOK_PREVIEW__?.channel;
          return new Promise<void>((resolve) => {
            channel?.once('storyRendered', resolve);
            if (again) channel?.emit('forceRemount', { storyId: id });
            else channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
          });
        },
        { id: storyId, again: storyId === this.#storyId },
      );
    }
    await page.waitForFunction(settled);
    await page.evaluate(() => document.fonts.ready);
    this.#storyId = storyId;
    this.#theme = theme;
  }
}

export const test = base.extend<object, { catalogue: Catalogue }>({
  catalogue: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await use(new Catalogue(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
