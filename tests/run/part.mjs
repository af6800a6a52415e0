// Runs one line of `npm test` at the head of a group of processes. A time limit may kill the run without a word:
// then the group ends too, gently first, so that nothing of it goes on alone.
import { spawn } from 'node:child_process';

const patienceMs = 5000;
const parent = process.ppid;
let isAlone = false;

const child = spawn(process.argv[2], { shell: true, stdio: 'inherit' });
child.on('error', () => process.exit(1)).on('exit', (status) => isAlone || process.exit(status ?? 1));

// The whole group gets the signal; this process stays to tell how the line ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

setInterval(() => {
  if (isAlone || process.ppid === parent) return;
  isAlone = true;
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), patienceMs);
}, 500).unref();
