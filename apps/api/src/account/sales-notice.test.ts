import { operator } from '../testing/operator.ts';
import { expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const addresses = async () => {
  const { db } = api.database;
  const config = { dataFolder: '', freeDailyCredits: 5, secretKey: null };
  return runCommand(
    { do: 'sales-notices' },
    { db, config, now: api.clock.now, readPassword: async () => '', ...operator },
  );
};

test('a learner asks once for a notice of purchases, may withdraw it, and it goes with the account', async () => {
  const first = await api.learner();
  const second = await api.learner();
  const isAsked = async () =>
    (await succeed<{ salesNotice: boolean }>(first.call('GET', '/users/account-info'))).salesNotice;
  expect(await isAsked()).toBe(false);

  await succeed(first.call('PUT', '/users/sales-notice'));
  api.clock.advance(1000);
  await succeed(second.call('PUT', '/users/sales-notice'));
  await succeed(first.call('PUT', '/users/sales-notice'));
  expect(await isAsked()).toBe(true);
  expect(await addresses()).toEqual([first.email, second.email]);

  await succeed(first.call('DELETE', '/users/sales-notice'));
  await succeed(first.call('DELETE', '/users/sales-notice'));
  expect(await isAsked()).toBe(false);
  await succeed(second.call('DELETE', '/users/account', { body: { password: goodPassword } }));
  expect(await addresses()).toEqual([]);
});
