import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, test } from './fixtures.ts';
import { failedResource } from './network.ts';

test.use({ expectedErrors: failedResource });

const windows = { 'a phone': { width: 412, height: 823 }, 'a desktop': { width: 1280, height: 800 } };

/** A fifth of what counts as good on the web. */
const limit = 0.02;

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: string[];
}

/** Opens a page over the line of a phone, and says what moved by itself from its first drawing on. */
async function watchShifts(page: Page, open: () => Promise<unknown>): Promise<Shift[]> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await page.addInitScript(noteShifts);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate<Shift[]>('shifts');
}

function noteShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 60)}" from ${previousRect.y} to ${currentRect.y}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function expectNothingJumps(shifts: readonly Shift[], path: string): void {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(limit);
}

const publicPages = ['/', '/login', '/register', '/privacy-policy', '/terms-of-use', '/partneship', '/no/such/page'];
const learnerPages = [
  '/dashboard',
  '/practice',
  '/question?exam=clf-c02&modality=all',
  '/progress',
  '/profile',
  '/settings',
  '/pricing',
  '/certificates',
];

for (const device of ['a phone', 'a desktop'] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: windows[device], isMobile: device === 'a phone' });

    for (const path of publicPages)
      test(`nothing on ${path} moves by itself as it comes over a slow line`, async ({ page }) => {
        expectNothingJumps(await watchShifts(page, () => page.goto(path)), path);
      });

    for (const path of learnerPages)
      test(`nothing on ${path} of somebody with few answers moves by itself as it comes over a slow line`, async ({
        page,
        openAs,
      }) => {
        const person = await createLearner();
        const { token } = person;
        await callApi('POST', '/exams/clf-c02/start', { token });
        const [question] = await callApi<{ id: string }[]>('GET', '/questions/questions/random?examId=clf-c02', {
          token,
        });
        const body = { questionId: question?.id, examId: 'clf-c02', selected: 'A', timeMs: 1000 };
        await callApi('POST', '/attempts', { token, body });
        expectNothingJumps(await watchShifts(page, () => openAs(person, path)), path);
      });
  });
