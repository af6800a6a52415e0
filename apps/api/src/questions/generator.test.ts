import { afterEach, expect, test } from 'vitest';
import { createGenerator, type DrawOrder, type Generator, type GeneratorOptions } from './generator.ts';

let generator: Generator;
let losses: unknown[] = [];
afterEach(async () => {
  await generator.close();
  losses = [];
});

function start(options: GeneratorOptions): void {
  const filename = new URL('./testing/odd-worker.ts', import.meta.url).href;
  generator = createGenerator({ filename, onLoss: (error) => losses.push(error), ...options });
}
const draw = (seed: string) => generator.draw({ ids: [seed] } as unknown as DrawOrder);
const unavailable = { code: 'SERVICE_UNAVAILABLE' };

test('a thread that ends takes its own draw with it, and no other', async () => {
  start({ threads: 2 });
  const lost = ['exit', 'crash'].map((seed) => draw(seed).catch((error: unknown) => error));
  const others = Array.from({ length: 8 }, (_, i) => draw(`other ${i}`));
  expect(await Promise.all(others)).toEqual(others.map((_, i) => `other ${i}`));
  expect(await Promise.all(lost)).toMatchObject([unavailable, unavailable]);
  expect(losses.length).toBeGreaterThanOrEqual(2);
  expect(await draw('again')).toBe('again');
});

test('a draw that does not end is cut off, and its thread is replaced', async () => {
  start({ threads: 1, timeoutMs: 1500 });
  expect(await draw('first')).toBe('first');
  await expect(draw('hang')).rejects.toMatchObject(unavailable);
  expect(await draw('next')).toBe('next');
});

test('more draws than may wait are refused at once, and those that wait are done', async () => {
  start({ threads: 1, mostWaiting: 3 });
  expect(await draw('first')).toBe('first');
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => draw('slow').then(String, (error: { code: string }) => error.code)),
  );
  expect(outcomes.filter((outcome) => outcome === 'slow')).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === 'SERVICE_UNAVAILABLE')).toHaveLength(4);
  expect(await draw('later')).toBe('later');
});

test('a fault of the engine is told as what it is', async () => {
  start({ threads: 1 });
  await expect(draw('throw')).rejects.toThrow('there is no question');
  expect(losses).toEqual([]);
});
