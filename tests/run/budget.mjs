// `npm run budget`: what a browser really fetches on the first visit of each route, against its limit.
// Sizes are those of the brotli files that the server sends; 1 KB = 1000 bytes.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { checkout, environment, getReady, node } from '../../apps/api/launch/ready.mjs';
import { browser } from './browser.mjs';

const limits = [
  { name: 'login', path: '/login', kilobytes: 100 },
  { name: 'question', path: '/question?exam=clf-c02&modality=all', kilobytes: 115, signedIn: true },
  { name: 'dashboard', path: '/dashboard', kilobytes: 134, signedIn: true },
];
const maxFiles = 10;
const dist = join(checkout, 'apps/portal/dist');

getReady();
const server = await startServer();
const page = await chromium.launch(await browser());
let failed = false;
try {
  const token = await createLearner(server.address);
  console.log('route            JS KB   CSS KB   sum KB    limit   files');
  for (const limit of limits) failed = report(limit, await visit(limit, token)) || failed;
} finally {
  await page.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;

function report({ name, kilobytes }, files) {
  const sum = (pattern) => files.filter((file) => pattern.test(file)).reduce((all, file) => all + size(file), 0) / 1000;
  const [js, css] = [sum(/\.js$/), sum(/\.css$/)];
  const foreignWords = files.filter((file) => /\/(en|es)-[\w-]+\.js$/.test(file));
  const faults = [
    js + css > kilobytes && `more than ${kilobytes} KB`,
    files.length > maxFiles && `more than ${maxFiles} files: ${files.join(' ')}`,
    foreignWords.length > 0 && `words of other languages: ${foreignWords.join(' ')}`,
  ].filter(Boolean);
  const cell = (value, width) => value.padStart(width);
  console.log(
    name.padEnd(14) + cell(js.toFixed(1), 8) + cell(css.toFixed(1), 9) + cell((js + css).toFixed(1), 9) + cell(String(kilobytes), 9) + cell(String(files.length), 8),
    faults.join('; '),
  );
  return faults.length > 0;
}

/** Paths of everything fetched, the page itself included, but for calls of the API. */
async function visit({ path, signedIn }, token) {
  const context = await page.newContext({ locale: 'pt-BR', baseURL: server.address });
  if (signedIn) {
    await context.addCookies([{ name: 'onboardingCompleted', value: 'true', url: server.address }]);
    await context.addInitScript((value) => {
      localStorage.setItem('auth_token', value);
      localStorage.setItem('auth_token_timestamp', String(Date.now()));
    }, token);
  }
  const tab = await context.newPage();
  const files = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) files.push(pathname);
  });
  await tab.goto(path, { waitUntil: 'networkidle' });
  await tab.locator('h1').waitFor();
  await context.close();
  return files;
}

function size(file) {
  return statSync(join(dist, `${file}.br`)).size;
}

async function createLearner(address) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()).data;
  };
  const account = { email: 'budget@prepar.example', password: 'Correta1!' };
  await call('POST', '/users/auth/register', { ...account, name: 'Budget', country: 'BR', locale: 'pt-BR' });
  const { token } = await call('POST', '/users/auth/login', account);
  await call('POST', '/config/onboarding/force-complete', { step: 'tourComplete' }, token);
  await call('POST', '/exams/clf-c02/start', undefined, token);
  return token;
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
