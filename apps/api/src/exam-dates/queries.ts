import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LocalDate } from '../time/local-days.ts';

export interface DateRow {
  exam_id: string;
  exam_date: LocalDate;
  /** Of the last day before it on which something was known. */
  score_low: number | null;
  score_high: number | null;
}

/** Exam dates of a person, in one exam or in all. */
export async function selectDates(db: Database | Tx, userId: string, examId: string | null): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select planned.exam_id, exam_date, score_low, score_high
    from exam_dates planned left join lateral (
      select score_low, score_high from study_days
      where user_id = planned.user_id and exam_id = planned.exam_id and local_date < exam_date and score is not null
      order by local_date desc limit 1
    ) day on true
    where planned.user_id = ${userId} and (${examId}::text is null or planned.exam_id = ${examId})
    order by exam_date`.execute(db);
  return rows;
}

/** What a person told of past dates, in one exam or in all, newest first. */
export function selectOutcomes(db: Database | Tx, userId: string, examId: string | null) {
  return db
    .selectFrom('exam_outcomes')
    .select(['exam_id', 'exam_date', 'result', 'mark'])
    .where('user_id', '=', userId)
    .$if(examId !== null, (query) => query.where('exam_id', '=', examId ?? ''))
    .orderBy('exam_date', 'desc')
    .execute();
}

export async function upsertDate(tx: Tx, userId: string, examId: string, date: LocalDate): Promise<void> {
  await tx
    .insertInto('exam_dates')
    .values({ user_id: userId, exam_id: examId, exam_date: date })
    .onConflict((conflict) => conflict.columns(['user_id', 'exam_id']).doUpdateSet({ exam_date: date }))
    .execute();
}

export async function deleteDate(tx: Tx, userId: string, examId: string): Promise<void> {
  await tx.deleteFrom('exam_dates').where('user_id', '=', userId).where('exam_id', '=', examId).execute();
}

/** Stores what was told of a date, in place of what was told before. */
export async function upsertOutcome(tx: Tx, outcome: Insertable<Schema['exam_outcomes']>): Promise<void> {
  await tx
    .insertInto('exam_outcomes')
    .values(outcome)
    .onConflict((conflict) => conflict.columns(['user_id', 'exam_id', 'exam_date']).doUpdateSet(outcome))
    .execute();
}
