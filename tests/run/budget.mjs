// `npm run budget`: what a browser really fetches on the first visit of each route, against its limit, and all scripts together.
// Sizes are those of brotli, as the server sends it; the styles stand in the document. 1 KB = 1000 bytes.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { checkout, environment, getReady, node } from '../../apps/api/launch/ready.mjs';
import { browser } from './browser.mjs';

const limits = [
  { path: '/login', limit: 100 },
  { path: '/register', limit: 100, maxFiles: 11 },
  { path: '/privacy-policy', limit: 100 },
  { path: '/terms-of-use', limit: 100 },
  { path: '/partneship', limit: 100 },
  { path: '/pricing', limit: 100, as: 'learner' },
  { path: '/question?exam=clf-c02&modality=all', limit: 115, as: 'learner' },
  { path: '/dashboard', limit: 134, as: 'learner' },
  { path: '/practice', limit: 134, as: 'learner' },
  { path: '/progress', limit: 137, as: 'learner' },
  { path: '/settings', limit: 137, as: 'learner' },
  { path: '/profile', limit: 137, as: 'learner' },
  { path: '/certificates', limit: 137, as: 'learner', maxFiles: 11 },
  { path: '/onboarding', limit: 137, as: 'newcomer' },
  { path: '/logout', limit: 137, as: 'leaver' },
  { path: '/admin', limit: 137, as: 'administrator' },
  { path: '/nowhere', limit: 137 },
];
const maxScripts = 250;
const dist = join(checkout, 'apps/portal/dist');

getReady();
const documents = JSON.parse(readFileSync(join(dist, 'documents.json'), 'utf8'));
const server = await startServer();
const chrome = await chromium.launch(await browser());
let failed = false;
try {
  const people = await createPeople(server.address);
  console.log('route              JS KB   CSS KB   sum KB    limit    files');
  for (const limit of limits) failed = report(limit, await visit(limit, people)) || failed;
  failed = reportAll() || failed;
} finally {
  await chrome.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;

function report({ path, limit, maxFiles = 10 }, files) {
  const address = path.split('?')[0];
  const scripts = sum(files.filter((file) => file.endsWith('.js')));
  const styles = stylesIn(documents[address] ?? documents['*']) + sum(files.filter((file) => file.endsWith('.css')));
  const foreignWords = files.filter((file) => /\/(en|es)-[\w-]+\.js$/.test(file));
  return line(address, scripts, scripts + styles, limit, files.length, [
    scripts + styles > limit && `more than ${limit} KB`,
    files.length > maxFiles && `more than ${maxFiles} files: ${files.join(' ')}`,
    foreignWords.length > 0 && `words of other languages: ${foreignWords.join(' ')}`,
  ]);
}

function reportAll() {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const scripts = sum(files.map((file) => `/assets/${file}`));
  return line('all scripts', scripts, scripts, maxScripts, files.length, [scripts > maxScripts && `more than ${maxScripts} KB`]);
}

/** Prints a line of the table; tells whether something is wrong with it. */
function line(name, scripts, all, limit, files, possibleFaults) {
  const faults = possibleFaults.filter(Boolean);
  const cells = [scripts.toFixed(1), (all - scripts).toFixed(1), all.toFixed(1), String(limit), String(files)];
  console.log(`${name.padEnd(15)}${cells.map((cell) => cell.padStart(9)).join('')} ${faults.join('; ')}`);
  return faults.length > 0;
}

/** Paths of everything fetched, the page itself included, but for calls of the API. */
async function visit({ path, as }, people) {
  const context = await chrome.newContext({ locale: 'pt-BR', baseURL: server.address });
  if (as) {
    if (as !== 'newcomer') await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: server.address }]);
    await context.addInitScript((value) => {
      localStorage.setItem('auth_token', value);
      localStorage.setItem('auth_token_timestamp', String(Date.now()));
    }, people[as]);
  }
  const tab = await context.newPage();
  const files = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isHere = [path.split('?')[0], 'blank'].includes(new URL(tab.url()).pathname); // some pages lead on by themselves
    if (isHere && !pathname.startsWith('/api/')) files.push(pathname);
  });
  await tab.goto(path, { waitUntil: 'networkidle' });
  await tab.locator('h1').waitFor();
  await context.close();
  return files;
}

function sum(files) {
  return files.reduce((all, file) => all + statSync(join(dist, `${file}.br`)).size, 0) / 1000;
}

function stylesIn(document) {
  const [, styles] = /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, document), 'utf8'));
  return brotliCompressSync(styles).length / 1000;
}

/** Tokens of a learner with an exam, of two people to come and to go, and of the administrator that the server begins with. */
async function createPeople(address) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()).data;
  };
  const signIn = async (name, password) => (await call('POST', '/users/auth/login', { email: `${name}@prepar.example`, password })).token;
  const register = async (name) => {
    const password = 'Correta1!';
    await call('POST', '/users/auth/register', { email: `${name}@prepar.example`, password, name, country: 'BR', locale: 'pt-BR' });
    return signIn(name, password);
  };
  const [learner, leaver, newcomer] = [await register('learner'), await register('leaver'), await register('newcomer')];
  for (const token of [learner, leaver]) await call('POST', '/config/onboarding/force-complete', { step: 'tourComplete' }, token);
  await call('POST', '/exams/clf-c02/start', undefined, learner);
  return { learner, leaver, newcomer, administrator: await signIn('admin', 'Administra1!') };
}

function startServer() {
  const child = spawn(node(), ['apps/api/src/testing/serve.ts'], { cwd: checkout, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The server ended before it listened.')));
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk)?.[0];
      if (address) resolve({ address, stop: () => (child.kill('SIGTERM'), ended) });
    });
  });
}
