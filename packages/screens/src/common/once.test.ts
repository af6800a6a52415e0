import { expect, test, vi } from 'vitest';
import { forgetFailures, once } from './once.ts';

test('what was loaded is loaded once, and a failure stays the same until it is forgotten', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('page');
  const page = once(load);
  const first = page();
  await expect(first).rejects.toThrow('no network');
  expect(page()).toBe(first);
  forgetFailures();
  await expect(page()).resolves.toBe('page');
  forgetFailures();
  await expect(page()).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what has been loaded can be read without waiting', async () => {
  const page = once(() => Promise.resolve('page'));
  await page();
  expect(page()).toMatchObject({ status: 'fulfilled', value: 'page' });
});
