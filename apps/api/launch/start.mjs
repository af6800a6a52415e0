// `npm start`: makes the checkout ready, runs the server in its own process, keeps it alive and passes signals on.
// `npm run demo` does the same with a script that loads the demo first.
import { spawn } from 'node:child_process';
import { checkout, getReady, node, serverEnvironment } from './ready.mjs';
import { supervise } from './supervise.mjs';

const isDemo = process.argv[2] === 'demo';
let options = isDemo ? process.argv.slice(3) : [];

try {
  getReady();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

const server = supervise(() => {
  const started = spawn(node(), [isDemo ? 'apps/api/scripts/demo.ts' : 'apps/api/src/main.ts', ...options], {
    cwd: checkout,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: serverEnvironment(),
  });
  options = []; // said once: a server that died is not loaded anew
  return started;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.end(signal));

// npm without a terminal dies without passing its signal on; then this process has another parent.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.end('SIGTERM');
}, 500).unref();

process.exit(await server.ended);
