// Stops the PostgreSQL of the tests if nobody uses it: at once, or as soon as a process is gone, however it ended.
import { setTimeout as delay } from 'node:timers/promises';
import { stopUnused } from '../database/embedded.ts';
import { testFolder } from './test-server.ts';

const [folder = testFolder, user] = process.argv.slice(2);
const pid = Number(user ?? 0);
while (isAlive(pid)) await delay(500);
// Those whom the process had started may use it for a moment longer.
for (let tries = 0; tries < 10; tries++) await stopUnused(folder);

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
