import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { LocalDate } from '../database/schema.ts';
import { accountGone } from '../http/errors.ts';

/** Sums of each exam, most answered first. */
export function selectExamTotals(db: Database, userId: string) {
  return db
    .selectFrom('exam_totals')
    .select(['exam_id', 'answered', 'correct', 'time_ms', 'study_ms', 'last_attempt_at'])
    .where('user_id', '=', userId)
    .orderBy('answered', 'desc')
    .orderBy('exam_id')
    .execute();
}

export function selectDomainTotals(db: Database, userId: string) {
  return db
    .selectFrom('domain_totals')
    .select(['exam_id', 'domain', 'answered', 'correct'])
    .where('user_id', '=', userId)
    .orderBy('exam_id')
    .orderBy('domain')
    .execute();
}

/** Number of days from `from` to `to`, both included, with at least one answered question. */
export async function countActiveDays(db: Database | Tx, userId: string, from: LocalDate, to: LocalDate): Promise<number> {
  const { days } = await db
    .selectFrom('study_days')
    .select(sql<number>`count(distinct local_date)::int`.as('days'))
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('answered', '>', 0)
    .executeTakeFirstOrThrow();
  return days;
}

/** Questions answered on a day, over all exams. */
export async function countAnswers(db: Database | Tx, userId: string, date: LocalDate): Promise<number> {
  const { answered } = await db
    .selectFrom('study_days')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('answered'), sql<number>`0`).as('answered'))
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .executeTakeFirstOrThrow();
  return answered;
}

/** Credits that a person ever spent, exams left since included. */
export async function selectCreditsSpent(db: Database, userId: string): Promise<number> {
  const account = await db.selectFrom('credit_accounts').select('used_total').where('user_id', '=', userId).executeTakeFirstOrThrow(accountGone);
  return account.used_total;
}

/** Sums of each day from `from` to `to`, both included, over all exams; days without anything are left out. */
export function selectDays(db: Database, userId: string, from: LocalDate, to: LocalDate) {
  return db
    .selectFrom('study_days')
    .select((column) => [
      'local_date',
      column.fn.sum<number>('answered').as('answered'),
      column.fn.sum<number>('correct').as('correct'),
      column.fn.sum<number>('credits').as('credits'),
      column.fn.sum<number>('study_ms').as('study_ms'),
    ])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .groupBy('local_date')
    .execute();
}

export type DaySums = Awaited<ReturnType<typeof selectDays>>[number];
