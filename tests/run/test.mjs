// `npm test`: installs what is missing, runs every check and test one after another, and closes with the count.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, environment, getReady } from '../../apps/api/launch/ready.mjs';

const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
const results = join(checkout, '.prepar/results');

// Each part is a script of package.json. A part whose runner keeps a tally counts its tests, any other counts as one.
const parts = [
  { script: 'check:lock' },
  { script: 'check:contract' },
  { script: 'check:types' },
  { script: 'check:format' },
  { script: 'check:lint' },
  { script: 'check:circles' },
  { script: 'check:unused' },
  { script: 'coverage:spec', args: '--brief' },
  { script: 'budget' },
  { script: 'questions:check', args: '--exam clf-c02 --count 2000' },
  { script: 'questions:check', args: '--exam saa-c03 --count 2000' },
  { script: 'questions:check', args: '--exam az-900 --count 2000' },
  { script: 'questions:check', args: '--exam cloud-digital-leader --count 1000' },
  { script: 'test:vitest', tally: 'vitest.json' },
  { script: 'storybook:build' },
  { script: 'test:browser', tally: 'playwright.json' },
];
const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? parts : parts.filter(({ script }) => wanted.some((name) => script.startsWith(name)));

let passed = 0;
const failed = [];
let current = null;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true;
    if (current) signalAll(current, signal);
  });
}

const began = Date.now();
try {
  getReady();
  for (const [index, part] of chosen.entries()) {
    if (stopped) break;
    console.log(
      `\n[${index + 1}/${chosen.length}] ${part.script}  (${seconds()} s, ${passed} passed, ${failed.length} failed)`,
    );
    const outcome = await run(part);
    passed += outcome.passed;
    failed.push(...outcome.failed);
  }
} catch (error) {
  failed.push(error.message);
}
if (stopped) failed.push('Stopped before the end.');
await command('node apps/api/src/testing/stop.ts').catch(() => undefined);
for (const name of failed) console.log(`\n✗ ${name}`);
console.log(`\nDone in ${seconds()} s.\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function seconds() {
  return Math.round((Date.now() - began) / 1000);
}

async function run({ script, args = '', tally }) {
  const file = tally && join(results, tally);
  if (file) rmSync(file, { force: true });
  const code = await command(`${scripts[script]} ${args}`);
  if (!file) return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [script] };
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: [] };
  // A runner that fails without naming a test, or that found nothing to do, has failed all the same.
  const silent = counted.failed.length === 0 && (code !== 0 || counted.passed === 0);
  return silent ? { ...counted, failed: [script] } : counted;
}

/** Runs in a group of processes of its own, so that a signal reaches all that it started, and ends with the last of them. */
async function command(line) {
  const code = await new Promise((resolve, reject) => {
    const part = join(import.meta.dirname, 'part.mjs');
    current = spawn(process.execPath, [part, line], {
      cwd: checkout,
      detached: true,
      stdio: 'inherit',
      env: environment(),
    });
    current.on('error', reject).on('exit', (status) => resolve(status ?? 1));
  });
  for (let waits = 0; waits < 200 && signalAll(current, 0); waits++) await sleep(100);
  signalAll(current, 'SIGKILL');
  current = null;
  return code;
}

/** Whether there was anybody left to get it; signal 0 only asks. */
function signalAll({ pid }, signal) {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
