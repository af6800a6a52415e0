import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Moments from which on a row can go. */
const ends = {
  sessions: 'expires_at',
  password_resets: 'expires_at',
  email_restores: 'expires_at',
  social_sign_ins: 'expires_at',
  rate_counters: 'window_start',
} as const;

/** Rows that go at once, so that no statement holds many locks or runs long. */
const batch = 1000;

/** Removes the rows of a table that ended before a moment, and says how many batches that took. */
export async function deleteEnded(db: Database, table: keyof typeof ends, before: Date): Promise<number> {
  for (let batches = 1; ; batches++) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(ends[table])} < ${before} limit ${batch} for update skip locked
      ))`.execute(db);
    if (Number(numAffectedRows) < batch) return batches;
  }
}
