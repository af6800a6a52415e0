import { setTimeout as delay } from 'node:timers/promises';
import { releaseLock, takeLock } from '../../launch/lock.mjs';

/** Runs `work` while this process alone holds the lock file. */
export async function lockStart(file: string, work: () => Promise<void>): Promise<void> {
  while (!takeLock(file)) await delay(50);
  try {
    await work();
  } finally {
    releaseLock(file);
  }
}
