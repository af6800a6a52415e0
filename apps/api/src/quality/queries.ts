import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ItemBefore } from '../database/schema.ts';
import type { ItemKey } from '../reports/service.ts';

export type WaitsFor = 'REPORT' | 'QUARANTINE' | 'ODD';

export interface BoardRow extends ItemKey {
  book_id: number | null;
  packed: Buffer;
  waits_for: WaitsFor | null;
  waits_since: Date | null;
  is_out: boolean;
  decision: 'CONFIRMED' | 'RELEASED' | null;
  decided_at: Date | null;
  note: string | null;
  before: ItemBefore | null;
  open_reports: number;
}

/** The place of an item in its list. */
export interface Place extends ItemKey {
  at: Date;
}

const columns = sql`item.*, (
  select count(*) from question_reports report
  where report.exam_id = item.exam_id and report.asked_hash = item.asked_hash and status = 'OPEN'
) as open_reports`;

/** Items that wait for a decision, all or for one reason, the longest waiting first. */
export function selectWaiting(db: Database, reason: WaitsFor | null, after: Place | null, limit: number) {
  const wanted = reason ? sql`waits_for = ${reason}` : sql`waits_for is not null`;
  const place = after
    ? sql`(waits_since, exam_id, asked_hash) > (${after.at}::timestamptz, ${after.exam_id}, ${after.asked_hash}::int)`
    : sql`true`;
  return selectItems(db, sql`${wanted} and ${place} order by waits_since, exam_id, asked_hash limit ${limit}`);
}

/** Items that were taken out of circulation, the latest first. */
export function selectTakenOut(db: Database, after: Place | null, limit: number) {
  const place = after
    ? sql`(decided_at, exam_id, asked_hash) < (${after.at}::timestamptz, ${after.exam_id}, ${after.asked_hash}::int)`
    : sql`true`;
  const order = sql`order by decided_at desc, exam_id desc, asked_hash desc`;
  return selectItems(db, sql`is_out and waits_for is null and ${place} ${order} limit ${limit}`);
}

/** An item that waits or was decided on; one that was only odd for a while is none. */
export async function findItem(db: Database, { exam_id, asked_hash }: ItemKey): Promise<BoardRow | undefined> {
  const isKnown = sql`(waits_for is not null or decision is not null)`;
  const [row] = await selectItems(db, sql`exam_id = ${exam_id} and asked_hash = ${asked_hash} and ${isKnown}`);
  return row;
}

async function selectItems(db: Database, wanted: RawBuilder<unknown>): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`select ${columns} from question_items item where ${wanted}`.execute(db);
  return rows;
}

export interface Counts {
  waiting: number;
  quarantined: number;
  reported: number;
  odd: number;
  out: number;
  open_reports: number;
}

export async function countItems(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where waits_for is not null) as waiting,
      count(*) filter (where waits_for = 'QUARANTINE') as quarantined,
      count(*) filter (where waits_for = 'REPORT') as reported,
      count(*) filter (where waits_for = 'ODD') as odd,
      count(*) filter (where is_out and waits_for is null) as out,
      (select count(*) from question_reports where status = 'OPEN') as open_reports
    from question_items where waits_for is not null or is_out`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query without condition answered no row');
  return counts;
}

/** The latest reports of an item, without who sent them. */
export function listReports(db: Database, { exam_id, asked_hash }: ItemKey, limit: number) {
  return db
    .selectFrom('question_reports')
    .select(['reason', 'comment', 'problems', 'status', 'created_at'])
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function listLog(db: Database, { exam_id, asked_hash }: ItemKey, limit: number) {
  return db
    .selectFrom('question_log')
    .select(['kind', 'note', 'credits', 'done_by', 'created_at'])
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How often each reason was given since a moment, the most frequent first. */
export function countReasons(db: Database, since: Date) {
  return db
    .selectFrom('question_reports')
    .select((report) => ['reason', report.fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
}
