// `npm test`: installs what is missing, runs every check and test one after another, and closes with the count.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, environment, getReady } from '../../apps/api/launch/ready.mjs';

const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
const results = join(checkout, '.prepar/results');

// Each part is a script of package.json. A part whose runner keeps a tally counts its tests, any other counts as one.
// Those with a tally use the whole machine and run alone; the others run two at a time, each with its output in one piece.
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
  { script: 'questions:check', args: '--exam cloud-digital-leader --count 2000' },
  { script: 'test:vitest', tally: 'vitest.json' },
  { script: 'storybook:build' },
  { script: 'test:browser', tally: 'playwright.json' },
];
const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? parts : parts.filter(({ script }) => wanted.some((name) => script.startsWith(name)));

let passed = 0;
const failed = [];
const flaky = [];
const running = new Set();
let begun = 0;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stop.abort();
    for (const group of running) signalAll(group, signal);
  });
}

const began = Date.now();
try {
  getReady();
  const short = chosen.filter(({ tally }) => !tally);
  await Promise.all([work(short), work(short)]);
  await work(chosen.filter(({ tally }) => tally));
} catch (error) {
  failed.push(error.message);
}
if (stop.signal.aborted) failed.push('Stopped before the end.');
await command('node apps/api/src/testing/stop.ts').catch(() => undefined);
for (const name of flaky) console.log(`\n↻ At the second try: ${name}`);
for (const name of failed) console.log(`\n✗ ${name}`);
console.log(`\nDone in ${seconds()} s.\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function seconds() {
  return Math.round((Date.now() - began) / 1000);
}

/** Takes one part after another until none is left. */
async function work(queue) {
  for (let part = queue.shift(); part && !stop.signal.aborted; part = queue.shift()) {
    const title = `\n[${++begun}/${chosen.length}] ${part.script} ${part.args ?? ''}`.trimEnd();
    const outcome = await run(part, `${title}  (${seconds()} s, ${passed} passed, ${failed.length} failed)`);
    passed += outcome.passed;
    failed.push(...outcome.failed);
    flaky.push(...outcome.flaky);
  }
}

async function run({ script, args = '', tally }, title) {
  const line = `${scripts[script]} ${args}`;
  if (!tally) {
    const name = `${script} ${args}`.trimEnd();
    const said = [];
    const code = await command(line, (piece) => said.push(piece));
    console.log(`${title}\n${Buffer.concat(said).toString()}`.trimEnd());
    return code === 0 ? { passed: 1, failed: [], flaky: [] } : { passed: 0, failed: [name], flaky: [] };
  }
  console.log(title);
  const { unfinished = [], ...counted } = await count(line, script, tally);
  if (unfinished.length === 0) return counted;
  // One more run for the files whose page had died. What passed before is not run again.
  const rest = await count(`${line} ${unfinished.map((file) => `'${file}'`).join(' ')}`, script, tally);
  return {
    passed: counted.passed + rest.passed,
    failed: [...counted.failed, ...rest.failed, ...(rest.unfinished ?? [])],
    flaky: [...counted.flaky, ...rest.flaky, ...unfinished],
  };
}

/** Runs a line and reads the tally that its runner leaves. */
async function count(line, script, tally) {
  const file = join(results, tally);
  rmSync(file, { force: true });
  const code = await command(line);
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: [], flaky: [] };
  if (counted.unfinished?.length > 0) return counted;
  // A runner that fails without naming a test, or that found nothing to do, has failed all the same.
  const silent = counted.failed.length === 0 && (code !== 0 || counted.passed === 0);
  return silent ? { ...counted, failed: [script] } : counted;
}

/**
 * Runs in a group of processes of its own, so that a signal reaches all that it started, and ends with the last of them.
 * Its output goes to `hear` if that is given.
 */
async function command(line, hear) {
  const part = join(import.meta.dirname, 'part.mjs');
  const output = hear ? 'pipe' : 'inherit';
  const group = spawn(process.execPath, [part, line], {
    cwd: checkout,
    detached: true,
    stdio: ['inherit', output, output],
    env: environment(),
  });
  running.add(group);
  for (const stream of [group.stdout, group.stderr]) stream?.on('data', hear);
  const isHeard = new Promise((resolve) => group.on('close', resolve));
  const code = await new Promise((resolve, reject) => {
    group.on('error', reject).on('exit', (status) => resolve(status ?? 1));
  });
  for (let waits = 0; waits < 200 && signalAll(group, 0); waits++) await sleep(100);
  signalAll(group, 'SIGKILL');
  await Promise.race([isHeard, sleep(2000)]);
  running.delete(group);
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
