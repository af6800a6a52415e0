// `npm run dev`: the server, started again when its code changes, and the portal with hot reload in front of it.
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { checkout, environment, getReady, node } from './ready.mjs';

/** What the server is made of, the bundled contract included. */
const sources = ['apps/api/src', 'apps/api/content', 'apps/api/migrations', 'openapi/dist'];

// Built as well, because the server serves what is built whether or not anybody looks at it.
getReady();
const apiPort = process.env.PORT ?? '3000';
const env = { ...environment(), API_ADDRESS: `http://localhost:${apiPort}` };
let isStopping = false;
let isChanged = false;
let soon;
let server = startServer();
const portal = spawn('vite', {
  cwd: join(checkout, 'apps/portal'),
  stdio: 'inherit',
  env,
});
const watchers = sources.flatMap(watchFolder);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
portal.on('exit', (code) => {
  process.exitCode = code ?? 0;
  stop();
});

function startServer() {
  isChanged = false;
  const child = spawn(node(), ['apps/api/src/main.ts'], {
    cwd: checkout,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, PORT: apiPort, PUBLIC_URL: 'http://localhost:5173' },
  });
  child.on('exit', () => {
    server = null;
    if (isStopping) return;
    if (isChanged) server = startServer();
    else console.log('\n  The server has ended. It starts again when its code changes.');
  });
  return child;
}

/** A watcher for each folder: those that Node has for files and for trees lose a file that an editor replaces as it saves. */
function watchFolder(folder) {
  const path = join(checkout, folder);
  const folders = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))].map((each) =>
    watch(each, (_event, file) => {
      if (file?.endsWith('.test.ts')) return;
      clearTimeout(soon);
      soon = setTimeout(restart, 100);
    }),
  );
}

function restart() {
  console.log('\n  The code has changed. The server starts again.');
  isChanged = true;
  if (server) server.kill('SIGTERM');
  else server = startServer();
}

function stop() {
  isStopping = true;
  clearTimeout(soon);
  watchers.forEach((watcher) => watcher.close());
  server?.kill('SIGTERM');
  portal.kill('SIGTERM');
}
