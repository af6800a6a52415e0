import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { ItemOptionsTable, ItemStatisticsTable } from '../database/schema.ts';
import type { ItemKey } from '../reports/service.ts';
import type { ItemTally } from './tally.ts';

/** Lets one process count at a time; false where another does. */
export async function beginCount(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('item statistics', 0)) as is_mine`.execute(tx);
  return rows[0]?.is_mine === true;
}

export interface Uncounted {
  user_id: string;
  question_id: string;
  book_id: number | null;
  /** Null where the question is gone. */
  packed: Buffer | null;
  selected: string;
  is_correct: boolean;
  created_at: Date;
  time_ms: number;
  others_answered: number;
  others_correct: number;
}

/** Answers that no item counts yet, the oldest first, and marks them as counted. */
export async function takeUncounted(tx: Tx, limit: number): Promise<Uncounted[]> {
  const { rows } = await sql<Uncounted>`
    with taken as materialized (
      select user_id, question_id from attempts where not is_tallied
      order by created_at limit ${limit} for update skip locked
    )
    update attempts attempt set is_tallied = true
    from taken
    left join questions question on question.user_id = taken.user_id and question.id = taken.question_id
    left join exam_totals total on total.user_id = question.user_id and total.exam_id = question.exam_id
    where attempt.user_id = taken.user_id and attempt.question_id = taken.question_id
    returning attempt.user_id, attempt.question_id, book_id, packed, selected, is_correct, attempt.created_at, attempt.time_ms,
      greatest(0, coalesce(total.answered, 0) - 1) as others_answered,
      greatest(0, coalesce(total.correct, 0) - is_correct::int) as others_correct`.execute(tx);
  return rows;
}

/** Adds to the sums of items, in one order whoever does. */
export async function addTallies(
  tx: Tx,
  tallies: readonly (ItemTally & { book_id: number | null; packed: Buffer })[],
): Promise<void> {
  if (tallies.length === 0) return;
  await tx
    .insertInto('item_statistics')
    .values(tallies.map(({ options: _options, times: _times, ...sums }) => sums))
    .onConflict((conflict) =>
      conflict.columns(['exam_id', 'asked_hash']).doUpdateSet({
        answers: sql`item_statistics.answers + excluded.answers`,
        correct: sql`item_statistics.correct + excluded.correct`,
        compared: sql`item_statistics.compared + excluded.compared`,
        compared_correct: sql`item_statistics.compared_correct + excluded.compared_correct`,
        rest: sql`item_statistics.rest + excluded.rest`,
        rest_squared: sql`item_statistics.rest_squared + excluded.rest_squared`,
        rest_correct: sql`item_statistics.rest_correct + excluded.rest_correct`,
        first_at: sql`least(item_statistics.first_at, excluded.first_at)`,
        last_at: sql`greatest(item_statistics.last_at, excluded.last_at)`,
      }),
    )
    .execute();
  const options = tallies.flatMap(({ exam_id, asked_hash, options: of }) =>
    [...of.values()].map((option) => ({ exam_id, asked_hash, ...option, text: JSON.stringify(option.text) })),
  );
  await tx
    .insertInto('item_options')
    .values(options)
    .onConflict((conflict) =>
      conflict.columns(['exam_id', 'asked_hash', 'is_key', 'subject']).doUpdateSet({
        shown: sql`item_options.shown + excluded.shown`,
        chosen: sql`item_options.chosen + excluded.chosen`,
        wrong: sql`item_options.wrong + excluded.wrong`,
        key_chosen: sql`item_options.key_chosen + excluded.key_chosen`,
      }),
    )
    .execute();
}

/** Adds to how many answers to items took how long. */
export async function addTimes(tx: Tx, tallies: readonly ItemTally[]): Promise<void> {
  const rows = tallies.flatMap(({ exam_id, asked_hash, times }) =>
    [...times].map(([seconds, answers]) => ({ exam_id, asked_hash, seconds, answers })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('item_times')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['exam_id', 'asked_hash', 'seconds'])
        .doUpdateSet({ answers: sql`item_times.answers + excluded.answers` }),
    )
    .execute();
}

/** Seconds that half of the answers to each item took at most, of items with so many answers or more. */
export async function selectMedianTimes(db: Database, keys: readonly ItemKey[], fewest: number) {
  const { rows } = await sql<ItemKey & { seconds: number }>`
    with wanted as (select distinct * from ${asTable(keys)}),
    running as (
      select exam_id, asked_hash, seconds, sum(answers) over item as all_answers,
        sum(answers) over (item order by seconds) as so_far
      from wanted join item_times using (exam_id, asked_hash)
      window item as (partition by exam_id, asked_hash)
    )
    select exam_id, asked_hash, min(seconds) as seconds from running
    where all_answers >= ${fewest} and so_far * 2 >= all_answers
    group by exam_id, asked_hash`.execute(db);
  return rows;
}

const asTable = (keys: readonly ItemKey[]) => sql<ItemKey>`unnest(
    ${keys.map(({ exam_id }) => exam_id)}::text[], ${keys.map(({ asked_hash }) => asked_hash)}::int[]
  ) as wanted (exam_id, asked_hash)`;

/** The sums of items, and of the options of each, the most chosen first. */
export async function selectStatistics(db: Database | Tx, keys: readonly ItemKey[]) {
  if (keys.length === 0) return [];
  const wanted = asTable(keys);
  const { rows: items } = await sql<Selectable<ItemStatisticsTable>>`
    select item_statistics.* from ${wanted} join item_statistics using (exam_id, asked_hash)`.execute(db);
  const { rows: options } = await sql<Selectable<ItemOptionsTable>>`
    select item_options.* from ${wanted} join item_options using (exam_id, asked_hash)
    order by chosen desc, subject`.execute(db);
  const of = Map.groupBy(options, ({ exam_id, asked_hash }) => `${exam_id} ${asked_hash}`);
  return items.map((sums) => ({ sums, options: of.get(`${sums.exam_id} ${sums.asked_hash}`) ?? [] }));
}

/** The sums of everything that was answered so often, the odd ones first, then those with most answers. */
export function selectOften(db: Database, answers: number) {
  return db
    .selectFrom('item_statistics')
    .select(['exam_id', 'asked_hash', 'guess', 'answers', 'correct', 'oddities'])
    .select(['compared', 'compared_correct', 'rest', 'rest_squared', 'rest_correct'])
    .where('answers', '>=', answers)
    .orderBy(sql`oddities = '{}'`)
    .orderBy('answers', 'desc')
    .orderBy('exam_id')
    .orderBy('asked_hash')
    .execute();
}

export async function setOddities(tx: Tx, { exam_id, asked_hash }: ItemKey, oddities: string[]): Promise<void> {
  await tx
    .updateTable('item_statistics')
    .set({ oddities })
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .execute();
}

/** Forgets every sum, and that any answer was counted. */
export async function forgetStatistics(tx: Tx): Promise<void> {
  await sql`delete from item_statistics`.execute(tx);
  await sql`update attempts set is_tallied = false where is_tallied`.execute(tx);
}
