// `npm run budget`: what a browser really fetches to show each route on a first visit, against its limit, and all scripts together.
// Sizes are those of brotli, as the server sends it. 1 KB = 1000 bytes.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { checkout, environment, getReady, node } from '../../apps/api/launch/ready.mjs';
import { browser } from './browser.mjs';

const limits = [
  // 125 was wanted. React Aria's form fields with their validation weigh the rest.
  { path: '/login', limit: 135 },
  { path: '/register', limit: 135 },
  { path: '/privacy-policy', limit: 125 },
  { path: '/terms-of-use', limit: 125 },
  // 125 was wanted. RadioGroup brings FocusScope.
  { path: '/partneship', limit: 135 },
  { path: '/nowhere', limit: 125 },
  { path: '/logout', limit: 125, as: 'leaver' },
  { path: '/pricing', limit: 140, as: 'learner' },
  // 140 was wanted. RadioGroup brings FocusScope. What an answer brings comes after the first drawing. Tabs tell each other
  // that a session ended, and people where its result is.
  { path: '/question?exam=clf-c02&modality=all', limit: 157, as: 'learner' },
  { path: '/onboarding', limit: 140, as: 'newcomer' },
  // 140 was wanted. What is due for review and how a simulation begins are in sight at once.
  { path: '/dashboard', limit: 146, as: 'learner' },
  // 140 was wanted. The choice of an exam is a RadioGroup, the map of it Disclosures.
  { path: '/practice', limit: 156, as: 'learner' },
  // 140 was wanted. Words of failures and the style sheet are for all pages, and grow with each.
  { path: '/progress', limit: 145, as: 'learner' },
  { path: '/profile', limit: 144, as: 'learner' },
  { path: '/certificates', limit: 140, as: 'learner' },
  // 160 was wanted. Select brings a list box, collections and a popover: in sight at once, so that
  // nothing of it can come later. What its fields share with the planner's calendar comes in more files.
  { path: '/settings', limit: 202, as: 'learner' },
  // 190 was wanted. Charts of use and cost are in sight at once, words of failures are for all pages.
  { path: '/admin', limit: 195, as: 'administrator' },
];
// The document and two fonts among them. 14 were wanted, which most pages keep: settings have more kinds of fields.
const maxFiles = 24;
// 380 were wanted, before there were simulations, readiness, past answers, a planner, reviews, reports and the administrators' sections. What a few
// pages share stands in each of them, so that a visit asks for few files; nobody fetches all of them.
const maxScripts = 770;
const dist = join(checkout, 'apps/portal/dist');

getReady();
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

function report({ path, limit }, files) {
  const address = path.split('?')[0];
  const scripts = sum(files.filter((file) => file.endsWith('.js')));
  // There is one sheet: public documents have it inside, the others fetch it.
  const styles = sum(assets('.css'));
  const foreignWords = files.filter((file) => /\/(en|es)-[\w-]+\.js$/.test(file));
  return line(address, scripts, scripts + styles, limit, files.length, [
    scripts + styles > limit && `more than ${limit} KB`,
    files.length > maxFiles && `more than ${maxFiles} files: ${files.join(' ')}`,
    foreignWords.length > 0 && `words of other languages: ${foreignWords.join(' ')}`,
  ]);
}

function reportAll() {
  const files = assets('.js');
  const scripts = sum(files);
  return line('all scripts', scripts, scripts, maxScripts, files.length, [
    scripts > maxScripts && `more than ${maxScripts} KB`,
  ]);
}

/** Prints a line of the table; tells whether something is wrong with it. */
function line(name, scripts, all, limit, files, possibleFaults) {
  const faults = possibleFaults.filter(Boolean);
  const cells = [scripts.toFixed(1), (all - scripts).toFixed(1), all.toFixed(1), String(limit), String(files)];
  console.log(`${name.padEnd(15)}${cells.map((cell) => cell.padStart(9)).join('')} ${faults.join('; ')}`);
  return faults.length > 0;
}

/** Paths of everything fetched, the page itself included, but for calls of the API and for what comes in an idle moment later. */
async function visit({ path, as }, people) {
  const context = await chrome.newContext({ locale: 'pt-BR', baseURL: server.address });
  if (as) {
    if (as !== 'newcomer')
      await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: server.address }]);
    await context.addInitScript((value) => {
      localStorage.setItem('auth_token', value);
      localStorage.setItem('auth_token_timestamp', String(Date.now()));
    }, people[as]);
  }
  await context.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0; // there is none
  });
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

function assets(ending) {
  return readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`);
}

function sum(files) {
  return files.reduce((all, file) => all + statSync(join(dist, `${file}.br`)).size, 0) / 1000;
}

/** Tokens of a learner with an exam, of two people to come and to go, and of the administrator that the server begins with. */
async function createPeople(address) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()).data;
  };
  const signIn = async (name, password) =>
    (await call('POST', '/users/auth/login', { email: `${name}@prepar.example`, password })).token;
  const register = async (name) => {
    const password = 'Correta1!';
    await call('POST', '/users/auth/register', {
      email: `${name}@prepar.example`,
      password,
      name,
      country: 'BR',
      locale: 'pt-BR',
    });
    return signIn(name, password);
  };
  const [learner, leaver, newcomer] = [await register('learner'), await register('leaver'), await register('newcomer')];
  for (const token of [learner, leaver])
    await call('POST', '/config/onboarding/force-complete', { step: 'tourComplete' }, token);
  await call('POST', '/exams/clf-c02/start', undefined, learner);
  return { learner, leaver, newcomer, administrator: await signIn('admin', 'Administra1!') };
}

function startServer() {
  const child = spawn(node(), ['apps/api/src/testing/serve.ts'], {
    cwd: checkout,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The server ended before it listened.')));
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk)?.[0];
      if (address) resolve({ address, stop: () => (child.kill('SIGTERM'), ended) });
    });
  });
}
