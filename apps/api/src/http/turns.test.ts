import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function works(count: number) {
  let running = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    running += 1;
    ends.push(resolve);
    return promise.finally(() => (running -= 1));
  };
  return { all: Array.from({ length: count }, () => work), running: () => running, ends };
}

test('two calls of a person run at a time, in the order in which they came; those of others run beside them', async () => {
  const turns = createTurns(2);
  const { all, running, ends } = works(3);
  const [first, second, third] = all.map((work) => turns('ana', work));
  expect(running()).toBe(2);
  const other = turns('bia', () => Promise.resolve('done'));
  expect(await other).toBe('done');
  ends[0]?.();
  await first;
  expect(running()).toBe(2);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([second, third]);
  expect(running()).toBe(0);
});

test('who waits too long is told when to come back, and its work is not done', async () => {
  const turns = createTurns(1);
  const { all, running, ends } = works(2);
  const [first, second] = all.map((work) => turns('ana', work));
  await expect(second).rejects.toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '2' } });
  ends[0]?.();
  await first;
  expect(running()).toBe(0);
  expect(ends).toHaveLength(1);
});

test('a call that fails gives its turn on', async () => {
  const turns = createTurns(1);
  const failing = turns('ana', () => Promise.reject(new Error('refused')));
  const next = turns('ana', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
