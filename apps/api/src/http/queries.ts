import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** Counts a call in the window that began at `window`, and returns how many it has seen. */
export async function countInWindow(db: Database, key: string, window: Date, cost: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    insert into rate_counters (key, window_start, used) values (${key}, ${window}, ${cost})
    on conflict (key) do update set
      used = case when rate_counters.window_start = excluded.window_start then rate_counters.used + excluded.used else excluded.used end,
      window_start = excluded.window_start
    returning used`.execute(db);
  return rows[0]?.used ?? cost;
}

export async function deleteCounters(tx: Tx, keys: string[]): Promise<void> {
  await tx.deleteFrom('rate_counters').where('key', 'in', keys).execute();
}
