import type { Database, Tx } from '../database/database.ts';
import { addUncounted, lockCounting } from './queries.ts';

export { lockCounting } from './queries.ts';

/**
 * Brings the sums over many people up to date with every answer given before the call, each counted once whichever process
 * does it. Whoever reads those sums calls it first.
 */
export const countAnswers = (db: Database): Promise<void> => db.transaction().execute(countAnswersWith);

/** The same as a part of a transaction, until whose end nobody else counts. */
export async function countAnswersWith(tx: Tx): Promise<void> {
  await lockCounting(tx);
  await addUncounted(tx);
}
