import { type Insertable, sql } from 'kysely';
import { randomShard, utcDay } from '../database/platform-days.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LocalDate } from '../time/local-days.ts';
import type { Seen } from './item.types.ts';

export function selectQuestion(db: Database | Tx, userId: string, questionId: string) {
  return db
    .selectFrom('questions')
    .select(['exam_id', 'book_id', 'packed'])
    .where('user_id', '=', userId)
    .where('id', '=', questionId)
    .executeTakeFirst();
}

/** More questions than this the engine does not have without repeating itself. */
const mostSeen = 2000;

/** What the learner has been asked in an exam since a moment, most recent first and not more than the last 2000. */
export function selectSeen(db: Database, userId: string, examId: string, since: Date): Promise<Seen[]> {
  return db
    .selectFrom('questions')
    .select(['facts_hash as facts', 'asked_hash as asked', 'stem_hash as stem', 'skin_hash as skin'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(mostSeen)
    .execute();
}

/** Marks of what is asked of nobody in an exam. */
export async function selectBarred(db: Database, examId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('question_items')
    .select('asked_hash')
    .where('exam_id', '=', examId)
    .where('is_out', '=', true)
    .execute();
  return rows.map(({ asked_hash }) => asked_hash);
}

/** Answers of an exam that decide what is still missed. */
const rememberedAnswers = 500;

export interface Missed {
  /** Mark of the concept. */
  facts: number;
  question_id: string;
  domain: string;
  created_at: Date;
}

/**
 * Concepts of an exam whose last answer was wrong, with that answer, latest first, as far as the last 500 answers remember:
 * reading never walks through all of them.
 */
export async function selectMissed(db: Database, userId: string, examId: string): Promise<Missed[]> {
  const { rows } = await sql<Missed>`
    select facts_hash as facts, question_id, domain, created_at from (
      select distinct on (facts_hash) facts_hash, question_id, domain, is_correct, created_at from (
        select facts_hash, question_id, domain, is_correct, created_at from attempts
        where user_id = ${userId} and exam_id = ${examId}
        order by created_at desc, question_id desc limit ${rememberedAnswers}
      ) as remembered
      where facts_hash is not null
      order by facts_hash, created_at desc, question_id desc
    ) as latest
    where not is_correct
    order by created_at desc, question_id desc`.execute(db);
  return rows;
}

/** Marks of the concepts of an exam that were answered wrong in some time. */
export async function selectWrong(
  db: Database,
  userId: string,
  { examId, since, until }: { examId: string; since: Date; until: Date | null },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('attempts')
    .select('facts_hash')
    .distinct()
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('is_correct', '=', false)
    .where('created_at', '>=', since)
    .$if(until !== null, (query) => query.where('created_at', '<=', until))
    .execute();
  return new Set(rows.flatMap(({ facts_hash }) => facts_hash ?? []));
}

export interface LastMiss {
  /** Mark of the concept. */
  facts: number;
  /** The letters of the answer. */
  selected: string;
  book_id: number | null;
  packed: Buffer;
}

/** The last wrong answer about each of some concepts of an exam, with its question, as far as answers are remembered. */
export async function selectLastMisses(
  db: Database,
  userId: string,
  { examId, marks }: { examId: string; marks: readonly number[] },
): Promise<LastMiss[]> {
  const { rows } = await sql<LastMiss>`
    select facts_hash as facts, selected, book_id, packed from (
      select distinct on (facts_hash) facts_hash, selected, question_id from (
        select facts_hash, selected, question_id, is_correct, created_at from attempts
        where user_id = ${userId} and exam_id = ${examId}
        order by created_at desc, question_id desc limit ${rememberedAnswers}
      ) as remembered
      where not is_correct and facts_hash = any(${[...marks]}::int[])
      order by facts_hash, created_at desc, question_id desc
    ) as latest
    join (select id, book_id, packed from questions where user_id = ${userId}) as own on own.id = latest.question_id`.execute(
    db,
  );
  return rows;
}

/** The day on which a concept was last answered wrong, as far as answers are remembered; null for none. */
export async function findLastMiss(
  db: Database,
  userId: string,
  { examId, facts }: { examId: string; facts: number },
): Promise<LocalDate | null> {
  const { rows } = await sql<{ local_date: LocalDate }>`
    select local_date from (
      select facts_hash, is_correct, local_date, created_at from attempts
      where user_id = ${userId} and exam_id = ${examId}
      order by created_at desc, question_id desc limit ${rememberedAnswers}
    ) as remembered
    where facts_hash = ${facts} and not is_correct
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.local_date ?? null;
}

/** Stores new questions of one exam and model, in the order of asking, and counts them in the platform's sums. */
export async function insertQuestions(tx: Tx, questions: Insertable<Schema['questions']>[]): Promise<void> {
  const [first] = questions;
  if (!first) return;
  // A microsecond apart, so that questions of one call keep their order: what was asked last rests longest.
  const rows = questions.map((question, place) => ({
    ...question,
    created_at: sql<Date>`${question.created_at}::timestamptz + make_interval(secs => ${place / 1e6})`,
  }));
  await tx.insertInto('questions').values(rows).execute();
  const model = first.model ?? 'offline';
  // One row of each sum per transaction, in one order: two that took several in different orders would block each other.
  await sql`
    with total as (
      insert into generation_totals (exam_id, model, operation, shard, count)
      values (${first.exam_id}, ${model}, 'GENERATE_QUESTION', ${randomShard()}, ${questions.length})
      on conflict (exam_id, model, operation, shard) do update set count = generation_totals.count + excluded.count
      returning 1
    )
    insert into generation_days (day, exam_id, model, operation, shard, count)
    select ${utcDay(first.created_at)}::date, ${first.exam_id}, ${model}, 'GENERATE_QUESTION', ${randomShard()}::smallint, ${questions.length}::int
    from total
    on conflict (day, exam_id, model, operation, shard) do update set count = generation_days.count + excluded.count`.execute(
    tx,
  );
}

/** Notes new questions as not answered yet, and says how many the person then has. */
export async function insertPending(tx: Tx, userId: string, questionIds: string[]): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    with added as (
      insert into pending_questions (user_id, question_id)
      select ${userId}, id from unnest(${questionIds}::text[]) with ordinality as given (id, place) order by place
    )
    select count(*)::int as before from pending_questions where user_id = ${userId}`.execute(tx);
  return (rows[0]?.before ?? 0) + questionIds.length;
}

/**
 * Takes out what was answered since, then deletes the oldest questions without an answer beyond so many. Leaves those
 * that another transaction holds.
 */
export async function prunePending(tx: Tx, userId: string, most: number): Promise<void> {
  await sql`
    delete from pending_questions using attempts
    where pending_questions.user_id = ${userId} and attempts.user_id = ${userId}
      and attempts.question_id = pending_questions.question_id`.execute(tx);
  await sql`
    delete from questions where user_id = ${userId} and id in (
      select question_id from (
        select question_id from pending_questions where user_id = ${userId} order by number desc offset ${most}
      ) as surplus
      join questions on questions.user_id = ${userId} and questions.id = surplus.question_id
      for update of questions skip locked
    )`.execute(tx);
}

export async function selectBook(db: Database | Tx, id: number): Promise<Buffer | null> {
  const found = await db.selectFrom('phrase_books').select('body').where('id', '=', id).executeTakeFirst();
  return found?.body ?? null;
}

export async function insertBook(db: Database, id: number, body: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('phrase_books')
    .values({ id, body, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
