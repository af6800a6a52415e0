import { sql } from 'kysely';
import { utcDay } from '../database/platform-days.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Level } from '../knowledge/knowledge.types.ts';
import type { Estimate } from '../readiness/service.ts';
import type { LocalDate } from '../time/local-days.ts';
import type { Pace } from './rules.ts';

export function selectLatest(db: Database, userId: string, examId: string) {
  return db
    .selectFrom('simulations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type StoredSimulation = NonNullable<Awaited<ReturnType<typeof selectLatest>>>;

export function selectSimulation(db: Database | Tx, userId: string, sessionId: string) {
  return db
    .selectFrom('simulations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Simulations that nobody ended in time, longest over first. */
export function selectDue(db: Database, endedBefore: Date, limit: number) {
  return db
    .selectFrom('simulations')
    .select(['user_id', 'exam_id', 'session_id'])
    .where('ended_at', 'is', null)
    .where('ends_at', '<', endedBefore)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
}

export async function insertSimulation(
  tx: Tx,
  simulation: { user_id: string; session_id: string; exam_id: string; pace: Pace; started_at: Date; ends_at: Date },
  questions: { id: string; domain: string }[],
): Promise<void> {
  await tx.insertInto('simulations').values(simulation).execute();
  const { user_id, session_id } = simulation;
  const rows = questions.map(({ id, domain }, place) => ({ user_id, session_id, place, question_id: id, domain }));
  await tx.insertInto('simulation_questions').values(rows).execute();
}

/** The questions of a simulation in their order, as they are stored. */
export function selectQuestions(db: Database | Tx, userId: string, sessionId: string) {
  return db
    .selectFrom('simulation_questions as asked')
    .innerJoin('questions', (join) =>
      join.onRef('questions.user_id', '=', 'asked.user_id').onRef('questions.id', '=', 'asked.question_id'),
    )
    .select([
      'asked.question_id',
      'asked.domain',
      'asked.selected',
      'asked.is_flagged',
      'asked.time_ms',
      'asked.given_at',
      'asked.local_date',
      'questions.book_id',
      'questions.packed',
      'questions.facts_hash',
      'questions.stem_hash',
    ])
    .where('asked.user_id', '=', userId)
    .where('asked.session_id', '=', sessionId)
    .orderBy('asked.place')
    .execute();
}

export function selectQuestion(tx: Tx, userId: string, questionId: string) {
  return tx
    .selectFrom('simulation_questions as asked')
    .innerJoin('simulations', (join) =>
      join.onRef('simulations.user_id', '=', 'asked.user_id').onRef('simulations.session_id', '=', 'asked.session_id'),
    )
    .innerJoin('questions', (join) =>
      join.onRef('questions.user_id', '=', 'asked.user_id').onRef('questions.id', '=', 'asked.question_id'),
    )
    .select([
      'asked.session_id',
      'asked.selected',
      'asked.is_flagged',
      'asked.given_at',
      'asked.is_charged',
      'simulations.exam_id',
      'simulations.started_at',
      'simulations.ends_at',
      'simulations.ended_at',
      'questions.book_id',
      'questions.packed',
    ])
    .where('asked.user_id', '=', userId)
    .where('asked.question_id', '=', questionId)
    .executeTakeFirst();
}

export interface GivenAnswer {
  selected: string | null;
  is_flagged: boolean;
  time_ms: number;
  given_at: Date;
  local_date: LocalDate;
  is_charged: boolean;
}

export async function updateAnswer(tx: Tx, userId: string, questionId: string, answer: GivenAnswer): Promise<void> {
  await tx
    .updateTable('simulation_questions')
    .set({ ...answer, time_ms: sql<number>`greatest(time_ms, ${answer.time_ms}::int)` })
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .execute();
}

export interface GradedAnswer {
  questionId: string;
  domain: string;
  topic: string;
  selected: string;
  isCorrect: boolean;
  level: Level;
  isPair: boolean;
  weight: number;
  factsHash: number | null;
  stemHash: number | null;
  timeMs: number;
  localDate: LocalDate;
  givenAt: Date;
}

/** Answers of an exam since a moment: what they have in common with later ones makes those count less. */
export function selectAnswersSince(tx: Tx, userId: string, examId: string, since: Date) {
  return tx
    .selectFrom('attempts')
    .select(['facts_hash', 'stem_hash', 'local_date', 'created_at'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('created_at', '>', since)
    .execute();
}

/** Makes attempts of the answers of a simulation, with every running sum over them. Their credits are spent already. */
export async function insertGraded(tx: Tx, userId: string, examId: string, answers: GradedAnswer[], now: Date) {
  if (answers.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given (
    "questionId" text, domain text, topic text, selected text, "isCorrect" boolean, level smallint, "isPair" boolean, weight real,
    "factsHash" int, "stemHash" int, "timeMs" int, "localDate" date, "givenAt" timestamptz)`;
  await sql`
    with given as materialized (select * from ${rows}), attempt as (
      insert into attempts
        (user_id, question_id, exam_id, domain, topic, selected, is_correct, level, is_pair, weight, facts_hash, stem_hash,
          time_ms, local_date, idempotency_key, created_at)
      select ${userId}, "questionId", ${examId}, domain, topic, selected, "isCorrect", level, "isPair", weight, "factsHash", "stemHash",
        "timeMs", "localDate", null, "givenAt" from given
    ), exam_total as (
      insert into exam_totals (user_id, exam_id, answered, correct, time_ms, last_attempt_at)
      select ${userId}, ${examId}, count(*), count(*) filter (where "isCorrect"), sum("timeMs"), max("givenAt") from given
      on conflict (user_id, exam_id) do update set
        answered = exam_totals.answered + excluded.answered, correct = exam_totals.correct + excluded.correct,
        time_ms = exam_totals.time_ms + excluded.time_ms,
        last_attempt_at = greatest(exam_totals.last_attempt_at, excluded.last_attempt_at)
    ), topic_total as (
      insert into topic_totals (user_id, exam_id, domain, topic, answered, correct)
      select ${userId}, ${examId}, domain, topic, count(*), count(*) filter (where "isCorrect") from given group by domain, topic
      on conflict (user_id, exam_id, domain, topic) do update set
        answered = topic_totals.answered + excluded.answered, correct = topic_totals.correct + excluded.correct
    ), study_day as (
      insert into study_days (user_id, exam_id, local_date, answered, correct)
      select ${userId}, ${examId}, "localDate", count(*), count(*) filter (where "isCorrect") from given group by "localDate"
      on conflict (user_id, local_date, exam_id) do update set
        answered = study_days.answered + excluded.answered, correct = study_days.correct + excluded.correct
    )
    insert into uncounted_answers (user_id, question_id, exam_id, domain, level, is_correct, day, answered_at)
    select ${userId}, "questionId", ${examId}, domain, level, "isCorrect", ${utcDay(now)}::date, "givenAt" from given`.execute(
    tx,
  );
}

export async function setEnded(
  tx: Tx,
  userId: string,
  sessionId: string,
  ended: { ended_at: Date; ended_by: 'LEARNER' | 'TIME' },
  { before, after }: { before: Estimate; after: Estimate },
): Promise<void> {
  const stored = (estimate: Estimate) => (estimate.value === null ? null : JSON.stringify(estimate));
  await tx
    .updateTable('simulations')
    .set({ ...ended, readiness_before: stored(before), readiness_after: stored(after) })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute();
}
