// What a journey does to the network between the portal and the server: the answers that our server never gives, and how long it takes.
import type { Page, Request, Response, Route } from '@playwright/test';

/** An operation of the API, such as `GET /config/settings`; `*` stands for a part of the path. */
export type Operation = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** What comes back instead of the server's answer; `lost` when nothing does. */
export type Answer = { status: number; body?: unknown } | 'lost';

/** Chrome's own report of an answer that a journey asked for. */
export const failedResource = /^Failed to load resource/;

/** Answers an operation in the server's place, from now until the returned function is called. */
export async function answerInstead(page: Page, operation: Operation, answer: Answer): Promise<() => Promise<void>> {
  return intercept(page, operation, (route) =>
    answer === 'lost'
      ? route.abort('connectionfailed')
      : route.fulfill({ status: answer.status, json: answer.body ?? null }),
  );
}

/** Holds the calls of an operation back until the returned function lets them go on to the server. */
export async function holdBack(page: Page, operation: Operation): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const stop = await intercept(page, operation, async (route) => {
    await gone;
    await route.fallback();
  });
  return async () => {
    letGo();
    await stop();
  };
}

/** The calls that the portal makes from now on, with what it sends. */
export function watchCalls(page: Page): { of: (operation: Operation) => unknown[] } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    of: (operation) =>
      requests.filter((request) => isOf(request, operation)).map((request) => request.postDataJSON() as unknown),
  };
}

/** The next call of an operation. */
export const nextCall = (page: Page, operation: Operation): Promise<Request> =>
  page.waitForRequest((request) => isOf(request, operation));

/** The server's next answer to an operation. */
export const nextAnswer = (page: Page, operation: Operation): Promise<Response> =>
  page.waitForResponse((response) => isOf(response.request(), operation));

const interceptions = new WeakMap<Page, (() => Promise<void>)[]>();

/**
 * From now on everything goes to the server again. The routes stay: a call under way, also one for a file of the portal, may
 * be lost when the last route is taken away.
 */
export async function letThrough(page: Page): Promise<void> {
  await Promise.all((interceptions.get(page) ?? []).map((stop) => stop()));
}

async function intercept(
  page: Page,
  operation: Operation,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let isOver = false;
  const handled: Promise<void>[] = [];
  await page.route('**/api/v1/**', (route) => {
    if (isOver || !isOf(route.request(), operation)) return route.fallback();
    const done = handle(route);
    handled.push(done);
    return done;
  });
  const stop = async () => {
    isOver = true;
    await Promise.allSettled(handled);
  };
  interceptions.set(page, [...(interceptions.get(page) ?? []), stop]);
  return stop;
}

function isOf(request: Request, operation: Operation): boolean {
  const [method, path = ''] = operation.split(' ');
  const pattern = new RegExp(`^/api/v1${path.replaceAll('*', '[^/]+')}$`);
  return request.method() === method && pattern.test(new URL(request.url()).pathname);
}
