import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Tx } from '../database/database.ts';
import { type DueKey, dueMarks } from '../reviews/queries.ts';
import type { LocalDate } from '../time/local-days.ts';
import type { Evidence } from './evidence.ts';
import type { AttemptRow, DayFigures } from './rebuilt.ts';

/** What all answers of a person in an exam say; undefined without an enrolment. */
export async function findEvidence(db: Database | Tx, userId: string, examId: string) {
  const found = await db
    .selectFrom('enrolments')
    .select('evidence')
    .select((build) =>
      build
        .exists(
          build
            .selectFrom('simulations')
            .select('session_id')
            .where('user_id', '=', userId)
            .where('exam_id', '=', examId)
            .where('ended_at', 'is not', null)
            .where('pace', '<>', 'UNTIMED'),
        )
        .as('has_simulated'),
    )
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  return found && { evidence: found.evidence as Evidence | null, has_simulated: found.has_simulated === true };
}

/** Answers whose domains decide how often one comes in a row. */
const latest = 20;
/** Questions that wait for an answer in a sitting: the one on the screen and the next one. */
const atOnce = 2;
/** Questions of a session that are counted: of a longer one the last ones. */
const countedQuestions = 200;

/** Everything that decides what to ask somebody next in an exam, answers newest first; undefined without an enrolment. */
export async function findLearnt(db: Database, key: DueKey) {
  const { userId, examId } = key;
  const found = await db
    .selectFrom('enrolments')
    .select((build) => [
      'evidence',
      jsonArrayFrom(
        build
          .selectFrom('topic_totals')
          .select(['domain', 'topic', 'answered', 'correct'])
          .where('user_id', '=', userId)
          .where('exam_id', '=', examId),
      ).as('topics'),
      jsonArrayFrom(
        build
          .selectFrom('attempts')
          .select('domain')
          .where('user_id', '=', userId)
          .where('exam_id', '=', examId)
          .orderBy('created_at', 'desc')
          .orderBy('question_id', 'desc')
          .limit(latest),
      ).as('answers'),
      sql<{ domain: string }[]>`(
        select coalesce(json_agg(made), '[]') from (
          select metadata ->> 'domain' as domain, metadata ->> 'questionId' as id from activities
          where user_id = ${userId} and exam_id = ${examId} and type = 'QUESTION_GENERATED'
          order by created_at desc, id desc limit ${atOnce}
        ) as made where not exists (select from attempts where user_id = ${userId} and question_id = made.id)
      )`.as('waiting'),
      sql<{ facts: number; waits: boolean }[]>`(
        select coalesce(json_agg(due), '[]') from (${dueMarks(key)}) as due
      )`.as('due'),
      sql<{ asked: number; reviews: number }>`(
        select jsonb_build_object('asked', count(*), 'reviews', count(*) filter (where is_review)) from (
          select is_review from questions
          where user_id = ${userId} and exam_id = ${examId} and created_at >= (
            select started_at from study_sessions
            where user_id = ${userId} and exam_id = ${examId} and status <> 'COMPLETED' and not is_simulation
          )
          order by created_at desc limit ${countedQuestions}
        ) as counted
      )`.as('session'),
    ])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .executeTakeFirst();
  return found && { ...found, evidence: found.evidence as Evidence | null };
}

/** Sums of each topic of an exam. */
export function selectTopics(db: Database, userId: string, examId: string) {
  return db
    .selectFrom('topic_totals')
    .select(['domain', 'topic', 'answered', 'correct'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .orderBy('domain')
    .orderBy('topic')
    .execute();
}

/** Answers among which missed questions are looked for: what is older shows little. */
const recent = 200;

/** Questions missed last in an exam whose concept was not answered right since, newest first, as they are stored. */
export function selectMissed(db: Database, userId: string, examId: string) {
  return db
    .with('latest', (cte) =>
      cte
        .selectFrom('attempts')
        .select(['question_id', 'facts_hash', 'domain', 'topic', 'is_correct', 'created_at'])
        .where('user_id', '=', userId)
        .where('exam_id', '=', examId)
        .orderBy('created_at', 'desc')
        .orderBy('question_id', 'desc')
        .limit(recent),
    )
    .selectFrom('latest')
    .innerJoin('questions', (join) =>
      join.on('questions.user_id', '=', userId).onRef('questions.id', '=', 'question_id'),
    )
    .select(['domain', 'topic', 'book_id', 'packed'])
    .where('is_correct', '=', false)
    .where((that) =>
      that.not(
        that.exists(
          that
            .selectFrom('latest as later')
            .whereRef('later.facts_hash', '=', 'latest.facts_hash')
            .where(sql<boolean>`(later.created_at, later.question_id) > (latest.created_at, latest.question_id)`)
            .where('later.is_correct', '=', true),
        ),
      ),
    )
    .orderBy('latest.created_at', 'desc')
    .execute();
}

/** Figures of each day on which something was answered or studied, oldest first. */
export function selectScores(
  db: Database,
  userId: string,
  examId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
) {
  return db
    .selectFrom('study_days')
    .select(['local_date', 'answered', 'correct', 'study_ms', 'score', 'score_low', 'score_high'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .execute();
}

export async function selectEnrolmentsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('enrolments')
    .select('exam_id')
    .where('user_id', '=', userId)
    .orderBy('exam_id')
    .execute();
  return rows.map(({ exam_id }) => exam_id);
}

/** Answers in an exam since a day, and the day of the first of all; null where there is none. */
export async function selectPace(db: Database, userId: string, examId: string, from: LocalDate) {
  return await db
    .selectFrom('study_days')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(answered) filter (where local_date >= ${from}), 0)`.as('answered'),
      fn.min<LocalDate | null>('local_date').as('first'),
    ])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('answered', '>', 0)
    .executeTakeFirstOrThrow();
}

const attemptColumns = ['domain', 'level', 'is_pair', 'is_correct', 'weight', 'local_date'] as const;

/** Every answer of a person in an exam, in the order of days. */
export function selectAttemptRows(tx: Tx, userId: string, examId: string): Promise<AttemptRow[]> {
  return tx
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('question_id')
    .execute();
}

/** The last answers of a person in an exam until a moment, now without one, in the order of days. */
export async function selectLastRows(
  db: Database,
  { userId, examId, until }: { userId: string; examId: string; until: Date | null },
  limit: number,
): Promise<(AttemptRow & { created_at: Date })[]> {
  const rows = await db
    .selectFrom('attempts')
    .select([...attemptColumns, 'created_at'])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .$if(until !== null, (query) => query.where('created_at', '<=', until))
    .orderBy('created_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().toSorted((a, b) => a.local_date.localeCompare(b.local_date));
}

export async function updateEvidence(
  tx: Tx,
  { userId, examId }: { userId: string; examId: string },
  answers: number,
  { evidence, days }: { evidence: Evidence; days: readonly DayFigures[] },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ evidence: JSON.stringify(evidence), evidence_number: answers })
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .execute();
  await sql`
    update study_days
    set expected = given.expected, score = given.score, score_low = given.low, score_high = given.high
    from unnest(
      ${days.map(({ day }) => day)}::date[], ${days.map(({ expected }) => expected)}::real[],
      ${days.map(({ score }) => score.value)}::real[], ${days.map(({ score }) => score.low)}::real[],
      ${days.map(({ score }) => score.high)}::real[]
    ) as given (day, expected, score, low, high)
    where user_id = ${userId} and exam_id = ${examId} and local_date = given.day`.execute(tx);
}

/** Stores evidence with so many more answers in it, and adds what they say to their days. */
export async function addEvidence(
  tx: Tx,
  { userId, examId }: { userId: string; examId: string },
  answers: number,
  { evidence, days }: { evidence: Evidence; days: readonly DayFigures[] },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set((column) => ({
      evidence: JSON.stringify(evidence),
      evidence_number: column('evidence_number', '+', answers),
    }))
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .execute();
  await sql`
    update study_days
    set expected = study_days.expected + given.expected, score = given.score, score_low = given.low, score_high = given.high
    from unnest(
      ${days.map(({ day }) => day)}::date[], ${days.map(({ expected }) => expected)}::real[],
      ${days.map(({ score }) => score.value)}::real[], ${days.map(({ score }) => score.low)}::real[],
      ${days.map(({ score }) => score.high)}::real[]
    ) as given (day, expected, score, low, high)
    where user_id = ${userId} and exam_id = ${examId} and local_date = given.day`.execute(tx);
}
