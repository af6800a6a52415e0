import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Serves a document as a poor line brings it: what has come is drawn before the rest is there. Nothing else is served. */
async function serveInPieces(text: string): Promise<{ origin: string; stop: () => void }> {
  const body = text.indexOf('<body>');
  const length = Math.ceil((text.length - body) / 24);
  const send = async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(text.slice(0, body));
    for (let from = body; from < text.length; from += length) {
      response.write(text.slice(from, from + length));
      await sleep(40);
    }
    response.end();
  };
  const server = createServer(({ url }, response) => {
    if (url === '/') void send(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function expectNothingJumps(shifts: readonly Shift[], path: string, most = limit): void {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
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

    test('what has come of a public page keeps its place while the rest of the document comes', async ({
      page,
      request,
    }) => {
      await page.addInitScript(noteShifts);
      for (const path of publicPages) {
        const text = await (await request.get(path)).text();
        // Other browsers draw before all is there: then only the foot of a page that is lower than the window moves.
        for (const [document, most] of [
          [text, 0],
          [text.replace('<link rel="expect"', '<link rel="unknown"'), 0.04],
        ] as const) {
          const host = await serveInPieces(document);
          await page.goto(host.origin);
          expectNothingJumps(await page.evaluate<Shift[]>('shifts'), path, most);
          host.stop();
        }
      }
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
