import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** Enrolments with the sums of their exams and what was begun in them and not ended, last studied first. */
export function selectEnrolments(db: Database, userId: string) {
  return db
    .selectFrom('enrolments')
    .leftJoin('exam_totals', (join) =>
      join
        .onRef('exam_totals.user_id', '=', 'enrolments.user_id')
        .onRef('exam_totals.exam_id', '=', 'enrolments.exam_id'),
    )
    .select(['enrolments.exam_id', 'enrolled_at', 'answered', 'correct', 'last_attempt_at'])
    .select(openSession)
    .where('enrolments.user_id', '=', userId)
    .orderBy('last_attempt_at', (order) => order.desc().nullsLast())
    .orderBy('enrolled_at', 'desc')
    .execute();
}

/** What was begun in the exam of an enrolment and not ended. The session that enrolling opens has not begun. */
export const openSession = sql<OpenSession | null>`(
  select jsonb_build_object('id', id, 'modality_id', modality_id, 'is_simulation', is_simulation, 'started_at', started_at)
  from study_sessions
  where user_id = enrolments.user_id and exam_id = enrolments.exam_id and status <> 'COMPLETED'
    and (counted_until is not null or paused_at is not null)
)`.as('open_session');

export interface OpenSession {
  id: string;
  modality_id: string | null;
  is_simulation: boolean;
  /** As PostgreSQL writes it. */
  started_at: string;
}

export async function isEnrolled(db: Database | Tx, userId: string, examId: string): Promise<boolean> {
  const enrolment = await db
    .selectFrom('enrolments')
    .select('exam_id')
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  return enrolment !== undefined;
}

/**
 * Says whether the person is enrolled, and if so locks the enrolment until the transaction ends. Everything that writes
 * what somebody did in an exam takes this lock before any other of that exam, so that such writes follow one another.
 */
export async function lockEnrolment(tx: Tx, userId: string, examId: string): Promise<boolean> {
  const enrolment = await tx
    .selectFrom('enrolments')
    .select('exam_id')
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .forUpdate()
    .executeTakeFirst();
  return enrolment !== undefined;
}

/** The same for every exam of a person at once. */
export async function lockEnrolments(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('enrolments')
    .select('exam_id')
    .where('user_id', '=', userId)
    .orderBy('exam_id')
    .forUpdate()
    .execute();
}

/** Enrols unless it is so already, and says whether it did. Locks the enrolment as `lockEnrolment` does. */
export async function enrol(tx: Tx, userId: string, examId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ enrolled_now: boolean }>`
    insert into enrolments (user_id, exam_id, enrolled_at) values (${userId}, ${examId}, ${now})
    on conflict (user_id, exam_id) do update set enrolled_at = enrolments.enrolled_at
    returning (xmax = 0) as enrolled_now`.execute(tx);
  return rows[0]?.enrolled_now ?? false;
}

/** Removes an enrolment and everything the learner did in that exam, but for the credits it cost. Says whether there was one. */
export async function deleteEnrolment(tx: Tx, userId: string, examId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('enrolments')
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  for (const table of [
    'attempts',
    'questions',
    'study_sessions',
    'activities',
    'exam_totals',
    'topic_totals',
    'study_days',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).where('exam_id', '=', examId).execute();
  return true;
}
