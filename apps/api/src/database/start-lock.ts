import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Runs `work` while this process alone holds the lock file; takes over a lock whose owner is dead. */
export async function lockStart(file: string, work: () => Promise<void>): Promise<void> {
  while (!take(file)) await delay(50);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file); // appears with its content at once, so that nobody reads an empty lock
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own);
  }
  const owner = readOwner(file);
  if (owner !== null && (owner === process.pid || isDead(owner))) rmSync(file, { force: true });
  return false;
}

function readOwner(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null; // released in this moment
    throw error;
  }
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return !hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
