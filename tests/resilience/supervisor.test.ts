import { spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { supervise } from '../../apps/api/launch/supervise.mjs';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => said.mockClear());
const saidLines = () => said.mock.calls.map(([line]) => String(line).trim());

/** Stands in for the server: one program for each start, in their order; the last one for all that follow. */
function programs(...texts: string[]) {
  let starts = 0;
  const { promise: served, resolve } = Promise.withResolvers<unknown>();
  const start = () => {
    const text = texts[Math.min(starts, texts.length - 1)] ?? '';
    starts += 1;
    return spawn(process.execPath, ['-e', text], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).on(
      'message',
      resolve,
    );
  };
  return { start, count: () => starts, served };
}
const serves = "process.send('serving'); setInterval(() => {}, 1000);";
const dies = "process.send('serving', () => process.kill(process.pid, 'SIGKILL'));";

test('a server that dies is started again, with its reason said, until it ends in order', async () => {
  const { start, count } = programs(dies, dies, "process.send('serving', () => process.exit(0));");
  expect(await supervise(start, [1, 2]).ended).toBe(0);
  expect(count()).toBe(3);
  expect(saidLines()).toEqual([
    'The server was ended by SIGKILL. It starts again in 0.001 s.',
    'The server was ended by SIGKILL. It starts again in 0.002 s.',
  ]);
});

test('a server that keeps dying after it has served is never given up', async () => {
  const { start, count } = programs(dies, ...Array<string>(15).fill('process.exit(7)'), 'process.exit(0)');
  expect(await supervise(start, [1, 2]).ended).toBe(0);
  expect(count()).toBe(17);
  expect(saidLines().slice(1)).toEqual(
    Array<string>(15).fill('The server ended with code 7. It starts again in 0.002 s.'),
  );
});

test('a server that served for a while is started again as soon as the first time', async () => {
  const later = "process.send('serving'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000);";
  const { start } = programs(dies, dies, later, 'process.exit(0)');
  expect(await supervise(start, [1, 2]).ended).toBe(0);
  expect(saidLines().map((line) => line.slice(-8))).toEqual(['0.001 s.', '0.002 s.', '0.001 s.']);
});

test('a server that cannot start at all has said why and is not started again', async () => {
  const { start, count } = programs('process.exit(1)');
  expect(await supervise(start, [1, 1]).ended).toBe(1);
  expect(count()).toBe(1);
  expect(saidLines()).toEqual([]);
});

test('a signal ends the server for good, also between two starts', async () => {
  const running = programs(serves);
  const first = supervise(running.start, [1]);
  await running.served;
  first.end('SIGKILL');
  expect(await first.ended).toBe(1);
  expect(running.count()).toBe(1);

  const resting = programs(dies);
  const second = supervise(resting.start, [60_000]);
  await vi.waitFor(() => expect(saidLines()).toHaveLength(1), 10_000);
  second.end('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(resting.count()).toBe(1);
});
