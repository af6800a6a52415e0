import { type Insertable, sql } from 'kysely';
import { randomShard, utcDay } from '../database/platform-days.ts';
import type { Database, Tx } from '../database/database.ts';
import type { AttemptsTable } from '../database/schema.ts';

export function findAttempt(db: Database | Tx, userId: string, questionId: string) {
  return db
    .selectFrom('attempts')
    .select(['question_id', 'exam_id', 'selected', 'is_correct', 'created_at'])
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}

export type StoredAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export async function isKeyUsed(tx: Tx, userId: string, idempotencyKey: string): Promise<boolean> {
  const used = await tx
    .selectFrom('attempts')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return used !== undefined;
}

/** Stores an attempt and adds it to every running sum. */
export async function insertAttempt(tx: Tx, attempt: Insertable<AttemptsTable>): Promise<void> {
  const { user_id, exam_id, domain, local_date, created_at } = attempt;
  const correct = attempt.is_correct ? 1 : 0;
  await tx.insertInto('attempts').values(attempt).execute();
  await sql`
    insert into exam_totals (user_id, exam_id, answered, correct, time_ms, last_attempt_at)
    values (${user_id}, ${exam_id}, 1, ${correct}, ${attempt.time_ms}, ${created_at})
    on conflict (user_id, exam_id) do update set
      answered = exam_totals.answered + 1, correct = exam_totals.correct + excluded.correct,
      time_ms = exam_totals.time_ms + excluded.time_ms, last_attempt_at = excluded.last_attempt_at`.execute(tx);
  await sql`
    insert into domain_totals (user_id, exam_id, domain, answered, correct) values (${user_id}, ${exam_id}, ${domain}, 1, ${correct})
    on conflict (user_id, exam_id, domain) do update set
      answered = domain_totals.answered + 1, correct = domain_totals.correct + excluded.correct`.execute(tx);
  await sql`
    insert into study_days (user_id, local_date, exam_id, answered, correct, credits)
    values (${user_id}, ${local_date}, ${exam_id}, 1, ${correct}, 1)
    on conflict (user_id, local_date, exam_id) do update set
      answered = study_days.answered + 1, correct = study_days.correct + excluded.correct, credits = study_days.credits + 1`.execute(tx);
  await sql`
    insert into platform_days (day, exam_id, shard, answered, correct)
    values (${utcDay(created_at)}, ${exam_id}, ${randomShard()}, 1, ${correct})
    on conflict (day, exam_id, shard) do update set
      answered = platform_days.answered + 1, correct = platform_days.correct + excluded.correct`.execute(tx);
}

export interface AttemptPage {
  examId: string | null;
  /** Where the page before ended. */
  after: Pick<StoredAttempt, 'created_at' | 'question_id'> | null;
  limit: number;
}

/** Answers of a person, newest first. */
export function selectAttempts(db: Database, userId: string, { examId, after, limit }: AttemptPage) {
  let query = db
    .selectFrom('attempts')
    .select(['question_id', 'exam_id', 'domain', 'selected', 'is_correct', 'time_ms', 'created_at'])
    .where('user_id', '=', userId);
  if (examId !== null) query = query.where('exam_id', '=', examId);
  if (after) query = query.where(sql<boolean>`(created_at, question_id) < (${after.created_at}, ${after.question_id})`);
  return query.orderBy('created_at', 'desc').orderBy('question_id', 'desc').limit(limit).execute();
}
