import { type Insertable, sql } from 'kysely';
import { randomShard, utcDay } from '../database/platform-days.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Seen } from './item.types.ts';

export function findQuestion(db: Database | Tx, userId: string, questionId: string) {
  return db
    .selectFrom('questions')
    .select(['exam_id', 'item'])
    .where('user_id', '=', userId)
    .where('id', '=', questionId)
    .executeTakeFirst();
}

/** More questions than this the engine does not have without repeating itself. */
const mostSeen = 2000;

/** What the learner has been asked in an exam since a moment, most recent first and not more than the last 2000. */
export async function selectSeen(db: Database, userId: string, examId: string, since: Date): Promise<Seen[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['template', 'fact_ids', 'skin', 'stem_hash'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(mostSeen)
    .execute();
  return rows.map(({ template, fact_ids, skin, stem_hash }) => ({ template, factIds: fact_ids, skin, stemHash: stem_hash }));
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
  // One row of a sum per transaction: two that took several in different orders would block each other.
  await sql`
    insert into generation_days (day, exam_id, model, shard, count)
    values (${utcDay(first.created_at)}, ${first.exam_id}, ${first.model}, ${randomShard()}, ${questions.length})
    on conflict (day, exam_id, model, shard) do update set count = generation_days.count + excluded.count`.execute(tx);
}
