import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

// The same axe that the stories are checked with.
const storybook = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json'));
const axe = readFileSync(storybook.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
}

/** Fails on any violation that axe finds on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one theme to the other are those of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark');
    const { violations } = await page.evaluate(() => (window as unknown as AxeWindow).axe.run());
    expect.soft(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)]), `${page.url()}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
}

/**
 * Fails when something is cut off or needs to be scrolled for sideways: 320 px wide, and with text twice as large,
 * which leaves a window of 1280 px the room of 640, because all lengths and breakpoints follow the size of the text.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const narrow of [{ width: 320, height: 640 }, { width: 640, height: 360 }]) {
    await page.setViewportSize(narrow);
    await expectNothingCut(page, narrow.width);
  }
  await page.setViewportSize(size);
}

async function expectNothingCut(page: Page, width: number): Promise<void> {
  const cut = await page.evaluate(() => {
    const isRead = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1 && getComputedStyle(element).visibility === 'visible';
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX) && getComputedStyle(element).textOverflow !== 'ellipsis';
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => isRead(element) && hides(element) && element.scrollWidth > element.clientWidth + 1 && (element.textContent ?? '').trim() !== '',
    );
    const root = document.documentElement;
    return [...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide in ${root.clientWidth}`] : []), ...texts.map((element) => element.outerHTML.slice(0, 200))];
  });
  expect.soft(cut, `${page.url()}, ${width} px wide`).toEqual([]);
}

/** Goes to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 100 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
