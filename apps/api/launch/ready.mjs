// Gets a checkout ready to run: packages installed, portal built. Plain JavaScript without packages,
// because it runs on the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { releaseLock, takeLock } from './lock.mjs';

export const checkout = resolve(import.meta.dirname, '../../..');
const workFolder = join(checkout, '.prepar');
const installedStamp = join(checkout, 'node_modules', '.prepar-installed');
const builtStamp = join(workFolder, 'built');

const hash = (...parts) =>
  parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex');
const say = (text) => console.log(`  ${text}`);

/** Installs packages and builds what is served, each only when its inputs changed. */
export function getReady({ build = true } = {}) {
  mkdirSync(workFolder, { recursive: true });
  whileLocked(() => {
    install();
    if (build) buildServed();
  });
}

/** The Node that runs the product: the pinned one, or the machine's own where no binary is published. */
export function node() {
  const pinned = join(checkout, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  throw new Error(`Prepar needs Node 22.19 or newer on this platform; this is ${process.version}.`);
}

/** Environment in which the installed commands, and the pinned Node, come first. */
export function environment() {
  const folders = [join(checkout, 'node_modules', '.bin'), join(checkout, 'openapi', 'node_modules', '.bin')];
  return { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) };
}

/** The same for the server, which keeps its compiled modules: the next start takes half the time. */
export function serverEnvironment() {
  return { ...environment(), NODE_COMPILE_CACHE: join(workFolder, 'compiled') };
}

function install() {
  const wanted = hash(readFileSync(join(checkout, 'package-lock.json')), process.platform, process.arch);
  if (read(installedStamp) === wanted) return;
  say('Installing packages. The first time this takes a minute or two …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: checkout, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: checkout, stdio: 'inherit' });
  if (result.status !== 0) throw new Error('The packages could not be installed; npm says why above.');
  writeFileSync(installedStamp, wanted);
}

function buildServed() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const sources = ['package-lock.json', 'openapi', 'packages', 'apps/portal', 'apps/api/launch'].flatMap(files);
  const wanted = hash(
    JSON.stringify(settings.sort(([a], [b]) => a.localeCompare(b))),
    ...sources.flatMap((file) => [relative(checkout, file), readFileSync(file)]),
  );
  const outputs = ['apps/portal/dist/index.html', '.prepar/docs/index.html'].map((file) => join(checkout, file));
  if (read(builtStamp) === wanted && outputs.every((file) => existsSync(file))) return;
  say('Building the portal …');
  rmSync(builtStamp, { force: true });
  const result = spawnSync(node(), [join(import.meta.dirname, 'build.mjs')], {
    cwd: checkout,
    stdio: 'inherit',
    env: environment(),
  });
  if (result.status !== 0) throw new Error('The portal could not be built; the lines above say why.');
  writeFileSync(builtStamp, wanted);
}

const skipped = /(^|\/)(node_modules|dist)$|\.(stories|test)\.tsx?$/;

function files(path) {
  const full = resolve(checkout, path);
  if (skipped.test(full) && !full.endsWith('openapi/dist')) return [];
  const entries = readdirOrNull(full);
  return entries ? entries.sort().flatMap((name) => files(join(full, name))) : [full];
}

function readdirOrNull(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

// One process at a time installs and builds.
function whileLocked(work) {
  const lock = join(workFolder, 'launch.lock');
  for (let told = false; !takeLock(lock); told = true) {
    if (!told) say('Another start is preparing this checkout; waiting for it …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  try {
    work();
  } finally {
    releaseLock(lock);
  }
}
