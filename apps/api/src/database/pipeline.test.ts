import { CompiledQuery } from 'kysely';
import { Query } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { toApiError } from '../http/envelope.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import { createPool } from './pool.ts';

let pipeline: Pipeline;
const pool = createPool({ ...inject('postgres'), max: 1 });
beforeAll(() => (pipeline = createPipeline(inject('postgres'))));
afterAll(() => Promise.all([pipeline.close(), pool.end()]));

const read = async <Value>(expression: string, ...values: unknown[]) => {
  const { rows } = await pipeline.executeQuery<{ value: Value }>(
    CompiledQuery.raw(`select ${expression} as value`, values),
  );
  return rows[0]?.value;
};

test('reads share one connection, and each gets its own answer', async () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  expect(await Promise.all(numbers.map((number) => read('$1::int', number)))).toEqual(numbers);
  const servers = await Promise.all(numbers.map(() => read('pg_backend_pid()')));
  expect(new Set(servers).size).toBe(1);
});

test('a read is sent while the one before is not answered yet', async () => {
  const send = vi.spyOn(Query.prototype, 'submit');
  let isAnswered = false;
  const slow = read('pg_sleep(1)').then(() => (isAnswered = true));
  const others = [read('1'), read('2')];
  await expect.poll(() => send.mock.calls.length).toBe(3);
  expect(isAnswered).toBe(false);
  await Promise.all([slow, ...others]);
  send.mockRestore();
});

test('a read that fails fails alone', async () => {
  const [before, wrong, after] = await Promise.allSettled([read('$1::int', 1), read('1 / $1::int', 0), read('2')]);
  expect([before, after]).toMatchObject([{ value: 1 }, { value: 2 }]);
  expect(wrong).toMatchObject({ reason: { code: '22012' } });
});

test('200 may run at once, and the next one is refused', async () => {
  const reads = Array.from({ length: 200 }, () => read('1'));
  await expect(read('1')).rejects.toMatchObject({ code: 'POOL' });
  await Promise.all(reads);
  expect(await read('1')).toBe(1);
});

test('a connection that breaks fails what runs on it with when to come back, and the next read opens another', async () => {
  const server = await read<number>('pg_backend_pid()');
  const broken = read('pg_sleep(60)').catch(toApiError);
  const behind = read('1').catch(toApiError);
  await pool.query('select pg_terminate_backend($1)', [server]);
  expect([await broken, await behind]).toMatchObject([
    { code: 'SERVICE_UNAVAILABLE' },
    { code: 'SERVICE_UNAVAILABLE' },
  ]);
  await expect.poll(() => read('1').catch(() => null)).toBe(1);
});

test('what waits behind a read that does not end is refused within seconds', async () => {
  const [stuck, behind] = await Promise.all([read('pg_sleep(60)').catch(toApiError), read('1').catch(toApiError)]);
  expect([stuck, behind]).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }, { code: 'SERVICE_UNAVAILABLE' }]);
  await expect.poll(() => read('1').catch(() => null)).toBe(1);
});
