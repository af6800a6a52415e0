import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** Ids of accounts after one, in order. */
export async function listPeopleFrom(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers without those that wait to be added to the sums over many people. */
const counted = sql`(
  select * from attempts attempt where not exists (
    select from uncounted_answers waiting
    where waiting.user_id = attempt.user_id and waiting.question_id = attempt.question_id
  )
) as settled`;

/** Every sum of one person, but for readiness. The caller holds the locks of their credits, enrolments and of counting. */
export async function countPerson(tx: Tx, id: string): Promise<void> {
  await sql`
    update credit_accounts set used_total = sums.used, granted = greatest(0, sums.granted), used_today = sums.used_today,
      day = greatest(credit_accounts.day, sums.day)
    from (
      select count(*) filter (where kind = 'ANSWER') as used, coalesce(sum(amount) filter (where source = 'GRANTED'), 0) as granted,
        count(*) filter (where kind = 'ANSWER' and source = 'DAILY' and local_date = latest.day) as used_today, latest.day
      from (
        select greatest((select day from credit_accounts where user_id = ${id}),
          (select max(local_date) from credit_ledger where user_id = ${id} and kind = 'ANSWER')) as day
      ) as latest left join credit_ledger on user_id = ${id} group by latest.day
    ) as sums where user_id = ${id}`.execute(tx);
  await sql`
    insert into exam_totals (user_id, exam_id, answered, correct, time_ms, study_ms, last_attempt_at)
    select ${id}, exam_id, sum(answered), sum(correct), sum(time_ms), sum(study_ms), max(at) from (
      select exam_id, 1 as answered, is_correct::int as correct, time_ms::bigint as time_ms, 0::bigint as study_ms, created_at as at
      from attempts where user_id = ${id}
      union all select exam_id, 0, 0, 0, counted_ms, null from study_sessions where user_id = ${id}
      union all select exam_id, 0, 0, 0, 0, null from exam_totals where user_id = ${id}
    ) as parts group by exam_id
    on conflict (user_id, exam_id) do update set answered = excluded.answered, correct = excluded.correct,
      time_ms = excluded.time_ms, study_ms = excluded.study_ms, last_attempt_at = excluded.last_attempt_at`.execute(tx);
  await sql`delete from topic_totals where user_id = ${id}`.execute(tx);
  await sql`
    insert into topic_totals (user_id, exam_id, domain, topic, answered, correct)
    select user_id, exam_id, domain, topic, count(*), count(*) filter (where is_correct)
    from attempts where user_id = ${id} group by user_id, exam_id, domain, topic`.execute(tx);
  await sql`
    insert into study_days (user_id, local_date, exam_id, answered, correct, credits, study_ms)
    select ${id}, local_date, exam_id, sum(answered), sum(correct), sum(credits), sum(study_ms) from (
      select local_date, exam_id, 1 as answered, is_correct::int as correct, 0 as credits, 0::bigint as study_ms
      from attempts where user_id = ${id}
      union all select entry.local_date, question.exam_id, 0, 0, 1, 0 from credit_ledger entry
        join questions question on question.user_id = entry.user_id and question.id = entry.question_id
        where entry.user_id = ${id} and kind = 'ANSWER'
      union all select day.local_date, session.exam_id, 0, 0, 0, day.study_ms from study_session_days day
        join study_sessions session on session.user_id = day.user_id and session.id = day.session_id where day.user_id = ${id}
      union all select local_date, exam_id, 0, 0, 0, 0 from study_days where user_id = ${id}
    ) as parts group by local_date, exam_id
    on conflict (user_id, local_date, exam_id) do update set answered = excluded.answered, correct = excluded.correct,
      credits = excluded.credits, study_ms = excluded.study_ms`.execute(tx);
  await sql`
    update answer_totals set answered = sums.answered, correct = sums.correct,
      last_answer_at = greatest(answer_totals.last_answer_at, sums.last_answer_at)
    from (
      select count(*) as answered, count(*) filter (where is_correct) as correct, max(created_at) as last_answer_at
      from ${counted} where user_id = ${id}
    ) as sums where user_id = ${id} and sums.answered > answer_totals.answered`.execute(tx);
}

const usage = sql`sum(count) as count, sum(tokens) as tokens, sum(cost_usd) as cost_usd`;

/** What a sum lacks of what was counted. */
const raised = (part: string) => sql`greatest(0, counted.${sql.ref(part)} - coalesce(known.${sql.ref(part)}, 0))`;

const addedTo = (table: string) => {
  const sum = (part: string) => sql`${sql.ref(part)} = ${sql.ref(`${table}.${part}`)} + ${sql.ref(`excluded.${part}`)}`;
  return sql.join(['count', 'tokens', 'cost_usd'].map(sum));
};

/**
 * Counts of each sum over everybody, by its table. Each is a transaction of its own under a lock that lets nobody write the
 * table meanwhile: whoever is about to has not committed what is counted here, and adds it afterwards. Whoever writes two of
 * them may hold one already, in whichever order, so that nobody may wait here for the second.
 */
const platformSums: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  model_call_totals: [
    sql`delete from model_call_totals`,
    sql`
    insert into model_call_totals
    select model, operation, outcome, duration_step(latency_ms), count(*) from model_calls group by 1, 2, 3, 4`,
  ],
  model_call_days: [
    sql`delete from model_call_days`,
    sql`
    insert into model_call_days
    select (created_at at time zone 'UTC')::date, model, operation, outcome, duration_step(latency_ms), count(*)
    from model_calls group by 1, 2, 3, 4, 5`,
  ],
  model_call_weeks: [
    sql`delete from model_call_weeks`,
    sql`
    insert into model_call_weeks
    select week_of((created_at at time zone 'UTC')::date), model, operation, outcome, duration_step(latency_ms), count(*)
    from model_calls group by 1, 2, 3, 4, 5`,
  ],
  account_days: [
    sql`delete from account_days`,
    sql`insert into account_days select (created_at at time zone 'UTC')::date, 0, count(*) from users group by 1`,
  ],
  last_answer_days: [
    sql`delete from last_answer_days`,
    sql`
    insert into last_answer_days
    select (last_answer_at at time zone 'UTC')::date, 0, count(*) from answer_totals where last_answer_at > '-infinity' group by 1`,
  ],
  enrolment_totals: [
    sql`delete from enrolment_totals`,
    sql`insert into enrolment_totals select exam_id, 0, count(*) from enrolments group by 1`,
  ],
  platform_domains: [
    sql`
    insert into platform_domains (exam_id, domain, level, answered, correct)
    select exam_id, domain, level, counted.answered - coalesce(known.answered, 0), greatest(0, counted.correct - coalesce(known.correct, 0))
    from (select exam_id, domain, level, count(*) as answered, count(*) filter (where is_correct) as correct
      from ${counted} group by 1, 2, 3) as counted
    left join (select exam_id, domain, level, sum(answered) as answered, sum(correct) as correct
      from platform_domains group by 1, 2, 3) as known using (exam_id, domain, level)
    where counted.answered > coalesce(known.answered, 0)
    on conflict (exam_id, domain, level) do update set
      answered = platform_domains.answered + excluded.answered, correct = platform_domains.correct + excluded.correct`,
  ],
  platform_days: [
    // Answers of a simulation count on the day it is graded: only an exam that lacks answers is counted by their own days.
    sql`
    with counted as (
      select (created_at at time zone 'UTC')::date as day, exam_id, count(*) as answered, count(*) filter (where is_correct) as correct
      from ${counted} group by 1, 2
    ), known as (
      select day, exam_id, sum(answered) as answered, sum(correct) as correct from platform_days group by 1, 2
    ), lacking as (
      select exam_id from (select exam_id, sum(answered) as answered from counted group by 1) as all_counted
      left join (select exam_id, sum(answered) as answered from known group by 1) as all_known using (exam_id)
      where all_counted.answered > coalesce(all_known.answered, 0)
    )
    insert into platform_days (day, exam_id, answered, correct)
    select day, exam_id, counted.answered - coalesce(known.answered, 0), greatest(0, counted.correct - coalesce(known.correct, 0))
    from counted join lacking using (exam_id) left join known using (day, exam_id)
    where counted.answered > coalesce(known.answered, 0)
    on conflict (day, exam_id) do update set
      answered = platform_days.answered + excluded.answered, correct = platform_days.correct + excluded.correct`,
  ],
  generation_days: [
    sql`
    insert into generation_days (day, exam_id, model, operation, shard, count)
    select day, exam_id, model, 'GENERATE_QUESTION', 0, counted.count - coalesce(known.count, 0)
    from (select (created_at at time zone 'UTC')::date as day, exam_id, coalesce(model, 'offline') as model, count(*) as count
      from questions group by 1, 2, 3) as counted
    left join (select day, exam_id, model, sum(count) as count from generation_days where operation = 'GENERATE_QUESTION' group by 1, 2, 3) as known
      using (day, exam_id, model)
    where counted.count > coalesce(known.count, 0)
    on conflict (day, exam_id, model, operation, shard) do update set count = generation_days.count + excluded.count`,
    // Questions are counted above; calls add what they cost, and those for another purpose their number.
    sql`
    insert into generation_days (day, exam_id, model, operation, shard, count, tokens, cost_usd)
    select day, exam_id, model, operation, 0, ${raised('count')}, ${raised('tokens')}, ${raised('cost_usd')}
    from (select (created_at at time zone 'UTC')::date as day, exam_id, model, operation,
        count(*) filter (where operation <> 'GENERATE_QUESTION') as count, sum(tokens_in + tokens_out) as tokens, sum(cost_usd) as cost_usd
      from model_calls group by 1, 2, 3, 4) as counted
    left join (select day, exam_id, model, operation, ${usage} from generation_days group by 1, 2, 3, 4) as known
      using (day, exam_id, model, operation)
    on conflict (day, exam_id, model, operation, shard) do update set ${addedTo('generation_days')}`,
  ],
  generation_totals: [
    sql`
    insert into generation_totals (exam_id, model, operation, shard, count, tokens, cost_usd)
    select exam_id, model, operation, 0, ${raised('count')}, ${raised('tokens')}, ${raised('cost_usd')}
    from (select exam_id, model, operation, ${usage} from generation_days group by 1, 2, 3) as counted
    left join (select exam_id, model, operation, ${usage} from generation_totals group by 1, 2, 3) as known
      using (exam_id, model, operation)
    on conflict (exam_id, model, operation, shard) do update set ${addedTo('generation_totals')}`,
  ],
  session_totals: [
    sql`
    insert into session_totals (shard, ended, study_ms)
    select 0, counted.ended - known.ended, greatest(0, counted.study_ms - known.study_ms)
    from (select count(*) as ended, coalesce(sum(counted_ms), 0) as study_ms from study_sessions where status = 'COMPLETED') as counted,
      (select coalesce(sum(ended), 0) as ended, coalesce(sum(study_ms), 0) as study_ms from session_totals) as known
    where counted.ended > known.ended
    on conflict (shard) do update set ended = session_totals.ended + excluded.ended, study_ms = session_totals.study_ms + excluded.study_ms`,
  ],
  session_days: [
    sql`
    insert into session_days (day, shard, ended, study_ms)
    select day, 0, counted.ended - coalesce(known.ended, 0), greatest(0, counted.study_ms - coalesce(known.study_ms, 0))
    from (select (ended_at at time zone 'UTC')::date as day, count(*) as ended, sum(counted_ms) as study_ms
      from study_sessions where status = 'COMPLETED' and ended_at is not null group by 1) as counted
    left join (select day, sum(ended) as ended, sum(study_ms) as study_ms from session_days group by 1) as known using (day)
    where counted.ended > coalesce(known.ended, 0)
    on conflict (day, shard) do update set ended = session_days.ended + excluded.ended, study_ms = session_days.study_ms + excluded.study_ms`,
  ],
};

export const platformTables = Object.keys(platformSums);

/** Makes the sum over everybody of one table anew. */
export async function countPlatform(tx: Tx, table: string): Promise<void> {
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
  for (const count of platformSums[table] ?? []) await count.execute(tx);
}
