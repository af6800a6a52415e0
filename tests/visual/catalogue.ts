import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base } from '@playwright/test';

interface StoryEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  tags: string[];
}

const windows = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 320, height: 640 },
};

type Theme = 'light' | 'dark';

export interface Picture {
  /** `<theme>/<story>`, also the path of its baseline. */
  name: string;
  storyId: string;
  theme: Theme;
  width: keyof typeof windows;
}

/**
 * Pictures to take of the built Storybook, theme by theme: everything in light, the first story of each component and
 * screen also in dark. The contrast of both themes has a test of its own, and a screen brings no colours.
 */
export function pictures(): Picture[] {
  const file = join(import.meta.dirname, '../../storybook-static/index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('interaction'),
  );
  const firstOf = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  const dark = stories.filter(({ title, id }) => firstOf.get(title) === id);
  const picture =
    (theme: Theme) =>
    ({ id, tags }: StoryEntry) => ({ name: `${theme}/${id}`, storyId: id, theme, width: widthOf(id, tags) });
  return [...stories.map(picture('light')), ...dark.map(picture('dark'))];
}

function widthOf(id: string, tags: string[]): Picture['width'] {
  if (id.endsWith('small-phone')) return 'smallPhone';
  return tags.includes('phone') || id.endsWith('phone') ? 'phone' : 'desk';
}

const address = () => `http://localhost:${process.env['PREPAR_PORT']}/storybook`;

interface Preview {
  currentRender?: { phase?: string };
  channel: { emit: (event: string, argument: unknown) => void; once: (event: string, listener: () => void) => void };
}
declare const __STORYBOOK_PREVIEW__: Preview | undefined;

const settled = () => {
  const phase =
    globalThis.window && typeof __STORYBOOK_PREVIEW__ !== 'undefined'
      ? __STORYBOOK_PREVIEW__?.currentRender?.phase
      : undefined;
  return ['finished', 'completed', 'errored', 'aborted'].includes(phase ?? '');
};

/** React Aria keeps a dialog with a field unseen for a while where a keyboard may come up, as it seems to when windows change. */
const somethingShown = () => {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const shown = dialogs[0] ?? document.querySelector('#storybook-root > :not(:empty)');
  return (
    shown !== null &&
    shown.getClientRects().length > 0 &&
    dialogs.every((dialog) => dialog.checkVisibility({ opacityProperty: true }))
  );
};

/** Shows stories one after another in a page that is opened once per worker, and takes pictures of them. */
export class Catalogue {
  readonly #page: Page;
  #theme: Theme = 'light';
  #storyId: string | null = null;
  #window = windows.desk;

  constructor(page: Page) {
    this.#page = page;
  }

  async show({ storyId, theme, width }: Picture): Promise<void> {
    const page = this.#page;
    this.#window = windows[width];
    await page.setViewportSize(this.#window);
    if (this.#storyId === null) {
      await page.goto(
        `${address()}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};locale:pt;a11y.manual:!true`,
      );
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
    // A dialog appears a moment after its story; a story of nothing stays as it is.
    await page.waitForFunction(somethingShown, undefined, { timeout: 3000 }).catch(() => undefined);
    this.#storyId = storyId;
    this.#theme = theme;
  }

  /**
   * A picture of what is shown. The window grows to what the story fills, so that bars stick where a reader finds them; from
   * its own height each time, and in steps, because what takes a share of the window grows with it.
   */
  async take(): Promise<Buffer> {
    const page = this.#page;
    await page.setViewportSize(this.#window);
    let filled = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let height = this.#window.height; filled > height;) {
      height = filled;
      await page.setViewportSize({ ...this.#window, height });
      filled = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  /** The accessibility tree of what is shown, as YAML: of a dialog alone, because everything behind it is inert. */
  async spoken(): Promise<string> {
    const dialog = this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'));
    const shown = (await dialog.count()) > 0 ? dialog.last() : this.#page.locator('body');
    return `${await shown.ariaSnapshot()}\n`;
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
