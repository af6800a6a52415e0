import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Position } from '../http/cursor.ts';
import type { QuestionItemsTable, QuestionReportsTable, Schema } from '../database/schema.ts';

/** What a question asks, whoever got it. */
export interface ItemKey {
  exam_id: string;
  asked_hash: number;
}

/** An answered question of a person, as it is stored. */
export async function findAnswered(db: Database | Tx, userId: string, questionId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('questions', (join) =>
      join.onRef('questions.user_id', '=', 'attempts.user_id').onRef('questions.id', '=', 'attempts.question_id'),
    )
    .select(['questions.exam_id', 'book_id', 'packed', 'model'])
    .where('attempts.user_id', '=', userId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}

const reportColumns = [
  'reason',
  'comment',
  'problems',
  'status',
  'note',
  'credits',
  'created_at',
  'decided_at',
] as const;

export type StoredReport = Pick<QuestionReportsTable, 'reason' | 'comment' | 'problems' | 'note' | 'created_at'> & {
  status: 'OPEN' | 'CONFIRMED' | 'KEPT';
  credits: number;
  decided_at: Date | null;
  is_out: boolean;
};

/** What a person reported of these questions, by question. */
export async function selectReports(
  db: Database | Tx,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, StoredReport>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('question_reports as report')
    .innerJoin('question_items as item', (join) =>
      join.onRef('item.exam_id', '=', 'report.exam_id').onRef('item.asked_hash', '=', 'report.asked_hash'),
    )
    .select(['question_id', 'item.is_out'])
    .select(reportColumns.map((column) => `report.${column}` as const))
    .where('user_id', '=', userId)
    .where('question_id', 'in', questionIds)
    .execute();
  return new Map(rows.map(({ question_id, ...report }) => [question_id, report]));
}

/** Moments of a person's latest reports since one, the oldest first. */
export async function selectReportTimes(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('question_reports')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Notes an item that is not known yet, then locks it: reports of it and decisions on it follow one another. */
export async function lockItem(
  tx: Tx,
  { exam_id, asked_hash }: ItemKey,
  question: Pick<QuestionItemsTable, 'book_id' | 'packed'>,
) {
  await tx
    .insertInto('question_items')
    .values({ exam_id, asked_hash, ...question })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const item = await lockKnownItem(tx, { exam_id, asked_hash });
  if (!item) throw new Error('An item vanished while it was noted');
  return item;
}

export function lockKnownItem(tx: Tx, { exam_id, asked_hash }: ItemKey) {
  return tx
    .selectFrom('question_items')
    .selectAll()
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockKnownItem>>>;

export async function updateItem(
  tx: Tx,
  { exam_id, asked_hash }: ItemKey,
  change: Updateable<Omit<QuestionItemsTable, keyof ItemKey | 'book_id' | 'packed'>>,
): Promise<void> {
  await tx
    .updateTable('question_items')
    .set(change)
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .execute();
}

/** Items that wait because people answer them oddly, and no longer do, wait for nobody. */
export async function withdrawOdd(db: Database, keys: readonly ItemKey[]): Promise<void> {
  await sql`
    update question_items item set waits_for = null, waits_since = null
    from unnest(
      ${keys.map(({ exam_id }) => exam_id)}::text[], ${keys.map(({ asked_hash }) => asked_hash)}::int[]
    ) as wanted (exam_id, asked_hash)
    where item.exam_id = wanted.exam_id and item.asked_hash = wanted.asked_hash and waits_for = 'ODD'`.execute(db);
}

/** Lets the reports of one person follow one another. */
export async function waitForOthers(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${userId}`}, 0))`.execute(tx);
}

export async function insertReport(tx: Tx, report: Insertable<QuestionReportsTable>): Promise<void> {
  await tx.insertInto('question_reports').values(report).execute();
}

/** How many people reported an item without a decision so far. */
export async function countReporters(tx: Tx, { exam_id, asked_hash }: ItemKey): Promise<number> {
  const { people } = await tx
    .selectFrom('question_reports')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('people'))
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return people;
}

/** Answers whose reports wait for a decision, in the order in which credits are locked. */
export function selectOpenReports(tx: Tx, { exam_id, asked_hash }: ItemKey) {
  return tx
    .selectFrom('question_reports')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'question_id', 'credits', 'time_zone', 'next_time_zone', 'next_time_zone_from'])
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .where('question_reports.status', '=', 'OPEN')
    .orderBy('user_id')
    .orderBy('question_id')
    .execute();
}

export interface Outcome {
  status: 'CONFIRMED' | 'KEPT';
  note: string | null;
  credits: number;
  decided_at: Date;
}

export async function closeReport(tx: Tx, userId: string, questionId: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('question_reports')
    .set(outcome)
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .execute();
}

/** Opens the reports again that were closed at a moment. The credits that came back stay. */
export async function reopenReports(tx: Tx, { exam_id, asked_hash }: ItemKey, decidedAt: Date): Promise<void> {
  await tx
    .updateTable('question_reports')
    .set({ status: 'OPEN', note: null, decided_at: null })
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .where('decided_at', '=', decidedAt)
    .execute();
}

/** Answers that the statistics of an item count. */
export async function countAnswers(tx: Tx, { exam_id, asked_hash }: ItemKey): Promise<number> {
  const row = await tx
    .selectFrom('item_statistics')
    .select('answers')
    .where('exam_id', '=', exam_id)
    .where('asked_hash', '=', asked_hash)
    .executeTakeFirst();
  return row?.answers ?? 0;
}

export async function insertLogEntry(tx: Tx, entry: Insertable<Schema['question_log']>): Promise<void> {
  await tx.insertInto('question_log').values(entry).execute();
}

/** Questions that a person reported, the latest report first. */
export async function selectReportedIds(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ question_id: string }>`
    select question_id from question_reports where user_id = ${userId} order by created_at desc`.execute(db);
  return rows.map(({ question_id }) => question_id);
}

export type ListedReport = StoredReport &
  ItemKey &
  Position & {
    /** Null once the question is gone with its exam. */
    packed: Buffer | null;
    book_id: number | null;
  };

/** A page of what a person reported, newest first. */
export async function selectOwnReports(
  db: Database,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ListedReport[]> {
  const place = after
    ? sql`(report.created_at, report.question_id) < (${after.created_at}, ${after.question_id})`
    : sql`true`;
  const { rows } = await sql<ListedReport>`
    select report.*, item.is_out, question.book_id, question.packed
    from question_reports report
    join question_items item using (exam_id, asked_hash)
    left join questions question on question.user_id = report.user_id and question.id = report.question_id
    where report.user_id = ${userId} and ${place}
    order by report.created_at desc, report.question_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Sums of everything that a person reported. */
export function sumOwnReports(db: Database, userId: string) {
  return db
    .selectFrom('question_reports')
    .select((report) => [
      report.fn.countAll<number>().as('sent'),
      report.fn.countAll<number>().filterWhere('status', '=', 'CONFIRMED').as('confirmed'),
      report.fn.coalesce(report.fn.sum<number>('credits'), sql<number>`0`).as('credits'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
