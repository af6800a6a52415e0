import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, databasePid, makePlace } from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
const checkout = join(import.meta.dirname, '../..');
afterAll(() => cleanUp(place));

/** Runs a command until it has said something and resolves with that; `kill` ends it as a time limit does. */
async function say(command: string[], pattern: RegExp): Promise<{ said: string; kill: () => void }> {
  const [file = '', ...words] = command;
  const child = spawn(file, words, { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    const found = pattern.exec(output)?.[0];
    if (found !== undefined) resolve(found);
  });
  child.on('exit', () => reject(new Error(output)));
  const said = await promise;
  return { said, kill: () => void child.kill('SIGKILL') };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(100);
}

test('a run of tests that is killed leaves no database behind', async () => {
  const program = `
    const { startTestServer } = await import('./apps/api/src/testing/test-server.ts');
    await startTestServer(${JSON.stringify(folder)});
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const { kill } = await say([process.execPath, '--input-type=module', '-e', program], /started/);
  expect(databasePid(folder)).not.toBeNull();
  kill();
  await until(() => databasePid(folder) === null);
});

test('what tests in a browser talk to ends with those who started it', async () => {
  // The shell stands for the runner of the tests, which is killed.
  const { said, kill } = await say(['sh', '-c', 'node tests/run/serve.mjs; true'], /http:\/\/localhost:\d+/);
  expect((await fetch(`${said}/api/v1/health`)).status).toBe(200);
  kill();
  await until(() =>
    fetch(`${said}/api/v1/health`).then(
      () => false,
      () => true,
    ),
  );
});

test('what a run of tests has started ends with the run', async () => {
  const program = `
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['tests/run/part.mjs', 'echo part $$; sleep 50'], { detached: true, stdio: 'inherit' });
    setInterval(() => undefined, 1000);`;
  const { said, kill } = await say([process.execPath, '--input-type=module', '-e', program], /part \d+/);
  const pid = Number(said.split(' ')[1]);
  expect(isAlive(pid)).toBe(true);
  kill();
  await until(() => !isAlive(pid));
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
