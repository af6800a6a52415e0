import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Waits until nobody else counts answers; until the end of the transaction nobody else begins. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('uncounted answers', 0))`.execute(tx);
}

/** Takes every answer that waits and adds it to the sums of its person, its domain and its day. */
export async function addUncounted(tx: Tx): Promise<void> {
  await sql`
    with taken as (
      delete from uncounted_answers returning *
    ), person as (
      update answer_totals set answered = answer_totals.answered + sums.answered, correct = answer_totals.correct + sums.correct,
        last_answer_at = greatest(answer_totals.last_answer_at, sums.last)
      from (
        select user_id, count(*) as answered, count(*) filter (where is_correct) as correct, max(answered_at) as last
        from taken group by user_id
      ) as sums where answer_totals.user_id = sums.user_id
    ), domain as (
      insert into platform_domains (exam_id, domain, level, answered, correct)
      select exam_id, domain, level, count(*), count(*) filter (where is_correct) from taken group by exam_id, domain, level
      on conflict (exam_id, domain, level) do update set
        answered = platform_domains.answered + excluded.answered, correct = platform_domains.correct + excluded.correct
    )
    insert into platform_days (day, exam_id, answered, correct)
    select day, exam_id, count(*), count(*) filter (where is_correct) from taken group by day, exam_id
    on conflict (day, exam_id) do update set
      answered = platform_days.answered + excluded.answered, correct = platform_days.correct + excluded.correct`.execute(
    tx,
  );
}
