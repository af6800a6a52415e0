import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Sums over the whole platform. A person is active who answered a question since `since`. */
export async function selectPlatformTotals(db: Database, since: Date) {
  const { rows } = await sql<{ users: number; active: number; questions: number; attempts: number; cost: number }>`
    select
      (select count(*) from users) as users,
      (select count(distinct user_id) from exam_totals where last_attempt_at >= ${since}) as active,
      (select coalesce(sum(count), 0) from generation_days) as questions,
      (select coalesce(sum(answered), 0) from platform_days) as attempts,
      (select coalesce(sum(cost_usd), 0) from generation_days) as cost`.execute(db);
  const totals = rows[0];
  if (!totals) throw new Error('A query without condition answered no row');
  return totals;
}
