import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many tests passed, the names of those that failed, of those that passed at the second try only, and the files that a
 * runner gave up waiting for.
 */
interface Tally {
  passed: number;
  failed: string[];
  flaky: string[];
  unfinished?: string[];
}

/** Leaves the tally of one runner in `.prepar/results`, where `npm test` reads it. */
export function writeTally(runner: 'vitest' | 'playwright', tally: Tally) {
  const folder = join(import.meta.dirname, '../../../.prepar/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${runner}.json`), JSON.stringify(tally));
}
