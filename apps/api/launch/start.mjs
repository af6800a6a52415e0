// `npm start`: makes the checkout ready, runs the server in its own process and passes signals on.
import { spawn } from 'node:child_process';
import { checkout, getReady, node, serverEnvironment } from './ready.mjs';

try {
  getReady();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

const server = spawn(node(), ['apps/api/src/main.ts'], {
  cwd: checkout,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: serverEnvironment(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm without a terminal dies without passing its signal on; then this process has another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 500).unref();

server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
