import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { DayTime } from '../time/local-days.ts';

const columns = [
  'id',
  'exam_id',
  'modality_id',
  'status',
  'started_at',
  'counted_until',
  'counted_ms',
  'paused_at',
  'ended_at',
  'is_simulation',
] as const;

/** The open session of an exam, locked until the transaction ends. */
export function lockOpenSession(tx: Tx, userId: string, examId: string) {
  return tx
    .selectFrom('study_sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('status', '<>', 'COMPLETED')
    .forUpdate()
    .executeTakeFirst();
}

export type StoredSession = NonNullable<Awaited<ReturnType<typeof lockOpenSession>>>;

/** A session, open or ended. */
export function findSession(db: Database, userId: string, sessionId: string) {
  return db
    .selectFrom('study_sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export function findLastFinished(tx: Tx, userId: string, examId: string) {
  return tx
    .selectFrom('study_sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('status', '=', 'COMPLETED')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface SessionKey {
  userId: string;
  examId: string;
  sessionId: string;
}

/** Counts study time of a session, in it and in every sum over it. Negative milliseconds take back. */
export async function addStudyTime(tx: Tx, { userId, examId, sessionId }: SessionKey, days: DayTime[]): Promise<void> {
  const counted = days.filter(({ ms }) => ms !== 0);
  if (counted.length === 0) return;
  const sum = counted.reduce((total, { ms }) => total + ms, 0);
  const rows = sql`unnest(${counted.map(({ date }) => date)}::date[], ${counted.map(({ ms }) => ms)}::bigint[]) as counted (day, ms)`;
  await sql`
    with session_day as (
      insert into study_session_days (user_id, session_id, local_date, study_ms)
      select ${userId}, ${sessionId}, day, ms from ${rows}
      on conflict (user_id, session_id, local_date) do update set study_ms = study_session_days.study_ms + excluded.study_ms
    ), study_day as (
      insert into study_days (user_id, local_date, exam_id, study_ms) select ${userId}, day, ${examId}, ms from ${rows}
      on conflict (user_id, local_date, exam_id) do update set study_ms = study_days.study_ms + excluded.study_ms
    )
    insert into exam_totals (user_id, exam_id, study_ms) values (${userId}, ${examId}, ${sum})
    on conflict (user_id, exam_id) do update set study_ms = exam_totals.study_ms + excluded.study_ms`.execute(tx);
}

/** Days on which a session counted time, latest first. */
export function selectSessionDays(tx: Tx, userId: string, sessionId: string) {
  return tx
    .selectFrom('study_session_days')
    .select(['local_date', 'study_ms'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .orderBy('local_date', 'desc')
    .execute();
}

export async function insertSession(tx: Tx, userId: string, session: StoredSession): Promise<void> {
  await tx
    .insertInto('study_sessions')
    .values({ user_id: userId, ...session })
    .execute();
}

export async function updateSession(
  tx: Tx,
  userId: string,
  id: string,
  columns: Partial<StoredSession>,
): Promise<void> {
  await tx.updateTable('study_sessions').set(columns).where('user_id', '=', userId).where('id', '=', id).execute();
}
