// `npm start`: makes the checkout ready, runs the server in its own process, keeps it alive and passes signals on.
import { spawn } from 'node:child_process';
import { checkout, getReady, node, serverEnvironment } from './ready.mjs';
import { supervise } from './supervise.mjs';

try {
  getReady();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

const server = supervise(() =>
  spawn(node(), ['apps/api/src/main.ts'], {
    cwd: checkout,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: serverEnvironment(),
  }),
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.end(signal));

// npm without a terminal dies without passing its signal on; then this process has another parent.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.end('SIGTERM');
}, 500).unref();

process.exit(await server.ended);
