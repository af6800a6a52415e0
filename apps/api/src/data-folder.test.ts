import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dataFolder } from './data-folder.ts';

const checkout = resolve(import.meta.dirname, '../../..');

test('data lies in the checkout, and for root in a service folder of this checkout', () => {
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(dataFolder()).toBe(join(checkout, '.prepar/data/main'));
  user.mockReturnValue(0);
  expect(dataFolder()).toMatch(/^\/var\/lib\/prepar\/[0-9a-f]{12}\/main$/);
  expect(dataFolder('/srv/prepar')).toBe('/srv/prepar');
});
