import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockStart } from './start-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepar-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock five times and notes when it comes and goes. */
function contender(): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as delay } from 'node:timers/promises';
    import { lockStart } from ${JSON.stringify(join(import.meta.dirname, 'start-lock.ts'))};
    for (let round = 0; round < 5; round++)
      await lockStart(${JSON.stringify(join(folder, 'lock'))}, async () => {
        appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'in ');
        await delay(2);
        appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'out ');
      });`;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' }).on('exit', resolve);
  return promise;
}

test('one process at a time holds the lock, also when it was left by one that died', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'lock'), String(pid));
  const codes = await Promise.all(Array.from({ length: 4 }, contender));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in out '.repeat(20));
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('within one process, too, one at a time holds it, also when one of the same number left it', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, String(process.pid));
  const log: string[] = [];
  const round = () =>
    lockStart(lock, async () => {
      log.push('in');
      await delay(120); // others try every 50 ms
      log.push('out');
    });
  await Promise.all([round(), round(), round()]);
  expect(log).toEqual(['in', 'out', 'in', 'out', 'in', 'out']);
  expect(existsSync(lock)).toBe(false);
});
