import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// The axe that checks the stories, too.
const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json');
const axe = readFileSync(createRequire(addon).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

/**
 * What stands on the page now: no violation by axe in light and dark, nothing lost or cut in a window 320 px wide
 * and with text twice as large, and no scrolling sideways with both at once. The page is left as it was.
 */
export async function inspect(page: Page): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.evaluate(holdStill);
  await page.evaluate(axe);
  await expect.soft(page.evaluate(readViolations, { isDark: false }), page.url()).resolves.toEqual([]);
  await expect.soft(page.evaluate(readViolations, { isDark: true }), page.url()).resolves.toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft(page.evaluate(findLosses), page.url()).resolves.toEqual([]);
  await page.setViewportSize(viewport);
  await setTextSize(page, 2);
  await expect.soft(page.evaluate(findLosses), page.url()).resolves.toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft(page.evaluate(readWidth), page.url()).resolves.toBe(320);
  await page.setViewportSize(viewport);
  await setTextSize(page, 1);
}

/** What somebody sets who makes all text larger in the browser. */
async function setTextSize(page: Page, factor: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  await client.detach();
}

/** Without movement, so that every look is at a page at rest. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** Everything that axe finds in a theme; themes differ in colours alone. */
async function readViolations({ isDark }: { isDark: boolean }): Promise<string[]> {
  const scope = globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResult> } };
  const wasDark = document.documentElement.classList.contains('dark');
  document.documentElement.classList.toggle('dark', isDark);
  const { violations } = await scope.axe.run(
    // What is read out and then forgotten refers to things that may be gone by now.
    { include: document, exclude: [['[data-live-announcer]']] },
    {
      resultTypes: ['violations'],
      ...(isDark && { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
    },
  );
  document.documentElement.classList.toggle('dark', wasDark);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Text that lies outside the window or is cut by the box it stands in, and whether the page scrolls sideways. */
async function findLosses(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const losses: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) losses.push(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
  const isForEars = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || element.closest('.sr-only, [aria-hidden="true"], svg') !== null;
  };
  const scrolls = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (
        /auto|scroll/.test(getComputedStyle(box).overflowX) &&
        box !== document.body &&
        box !== document.documentElement
      )
        return true;
    return false;
  };
  /** What is kept to a number of lines is no loss where pressing it opens the whole, or another part of the page says it in full. */
  const standsWholeElsewhere = (element: HTMLElement) =>
    getComputedStyle(element).webkitLineClamp !== 'none' &&
    (element.closest('[aria-expanded]') !== null ||
      [...document.body.querySelectorAll<HTMLElement>('p, span, div')].some(
        (other) =>
          !other.contains(element) &&
          !element.contains(other) &&
          getComputedStyle(other).webkitLineClamp === 'none' &&
          other.innerText.includes(element.innerText),
      ));
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
    if (isForEars(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(element);
    if (text && (left < -1 || right > clientWidth + 1) && !scrolls(element)) losses.push(`Outside the window: ${text}`);
    const cutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutY =
      /hidden|clip/.test(overflowY) &&
      element.scrollHeight > element.clientHeight + 1 &&
      !standsWholeElsewhere(element);
    if ((cutX || cutY) && element.innerText.trim() !== '')
      losses.push(`Cut ${cutX ? 'at its side' : 'below'}: ${element.innerText.slice(0, 80)}`);
  }
  return losses;
}

/** How wide the page is with all that stands beside the window. */
async function readWidth(): Promise<number> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return document.documentElement.scrollWidth;
}

/** Goes to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 100 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
