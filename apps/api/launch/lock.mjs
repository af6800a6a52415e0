// Locks between processes. Plain JavaScript, because the launcher needs them before anything is installed.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

// A lock with the number of this process that is not among them was left by a crashed one of the same number.
const held = new Set();

/**
 * Takes a lock file, and says whether it did: also within one process only one at a time has it. A lock whose owner is dead
 * is removed, so that the next try gets it.
 * @param {string} file
 * @returns {boolean}
 */
export function takeLock(file) {
  if (held.has(file)) return false;
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file); // appears with its content at once, so that nobody reads an empty lock
    held.add(file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  const owner = readOwner(file);
  if (owner !== null && (owner === process.pid || !isAlive(owner))) rmSync(file, { force: true });
  return false;
}

/**
 * Gives a lock back.
 * @param {string} file
 */
export function releaseLock(file) {
  held.delete(file);
  rmSync(file, { force: true });
}

/**
 * Whether a process runs.
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // somebody else's
  }
}

function readOwner(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (error.code === 'ENOENT') return null; // released in this moment
    throw error;
  }
}
