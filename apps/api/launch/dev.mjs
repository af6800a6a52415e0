// `npm run dev`: the server, started again when its code changes, and the portal with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkout, environment, getReady, node } from './ready.mjs';

// Built as well, because the server serves what is built whether or not anybody looks at it.
getReady();
const apiPort = process.env.PORT ?? '3000';
const env = { ...environment(), API_ADDRESS: `http://localhost:${apiPort}` };
const children = [
  spawn(node(), ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], { cwd: checkout, stdio: 'inherit', env: { ...env, PORT: apiPort, PUBLIC_URL: 'http://localhost:5173' } }),
  spawn('vite', ['--port', '5173', '--strictPort'], { cwd: join(checkout, 'apps/portal'), stdio: 'inherit', env }),
];

let code = 0;
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (status) => {
    code ||= status ?? 0;
    stop();
    process.exitCode = code;
  });
}
