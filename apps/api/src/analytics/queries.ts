import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/database.ts';
import { openSession } from '../enrolments/queries.ts';
import { countDue } from '../reviews/queries.ts';
import type { Evidence } from '../readiness/service.ts';
import type { LocalDate } from '../time/local-days.ts';

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

/** Credits that answers cost, exams left since not included. */
export async function sumCredits(db: Database, userId: string): Promise<number> {
  const found = await db
    .selectFrom('study_days')
    .select((column) => column.fn.sum<number | null>('credits').as('credits'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.credits ?? 0;
}

/** Sums of each topic in each official domain of each exam. */
export function selectTopicTotals(db: Database, userId: string) {
  return db
    .selectFrom('topic_totals')
    .select(['exam_id', 'domain', 'topic', 'answered', 'correct'])
    .where('user_id', '=', userId)
    .orderBy('exam_id')
    .orderBy('domain')
    .orderBy('topic')
    .execute();
}

/** What all answers say, of each exam that the person is enrolled in. */
export async function selectEvidence(db: Database, userId: string) {
  const rows = await db
    .selectFrom('enrolments')
    .select(['exam_id', 'evidence'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ exam_id, evidence }) => ({ exam_id, evidence: evidence as Evidence | null }));
}

/** Everything that the dashboard shows of a person, days counted from `from` to `to`; times are ISO texts. */
export function findSummary(
  db: Database,
  userId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
  recent: number,
) {
  return db
    .selectFrom('credit_accounts')
    .select((account) => [
      // Exams left since included.
      'used_total as credits_spent',
      sql<number>`(
        select count(distinct local_date) from study_days
        where user_id = ${userId} and local_date between ${from} and ${to} and answered > 0
      )`.as('active_days'),
      jsonArrayFrom(
        account
          .selectFrom('topic_totals')
          .select(['exam_id', 'domain', 'topic', 'answered', 'correct'])
          .where('user_id', '=', userId)
          .orderBy('exam_id')
          .orderBy('domain')
          .orderBy('topic'),
      ).as('topics'),
      jsonArrayFrom(
        account
          .selectFrom('enrolments')
          .leftJoin('exam_totals', (join) =>
            join
              .onRef('exam_totals.user_id', '=', 'enrolments.user_id')
              .onRef('exam_totals.exam_id', '=', 'enrolments.exam_id'),
          )
          .select(['enrolments.exam_id', 'evidence', 'answered', 'correct', 'time_ms', 'study_ms', 'last_attempt_at'])
          .select(openSession)
          .select(countDue(to))
          .where('enrolments.user_id', '=', userId)
          .orderBy('last_attempt_at', (order) => order.desc().nullsLast())
          .orderBy('enrolled_at', 'desc'),
      ).as('exams'),
      recentActivities(userId, recent).as('activities'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface StoredActivity {
  type: string;
  exam_id: string | null;
  metadata: Record<string, unknown>;
  created_at: string;
}

/**
 * What a person did last, newest first; at the same moment what an answer brought stands before it. Answers are told from
 * the answers themselves, but for those of simulations, which are told as a whole.
 */
const recentActivities = (userId: string, limit: number) => sql<StoredActivity[]>`(
  select coalesce(json_agg(to_json(told)), '[]') from (
    select type, exam_id, metadata, created_at from (
      (
        select type, exam_id, metadata, created_at, type in ('STREAK_MILESTONE', 'STUDY_SESSION_ENDED') as follows, id
        from activities where user_id = ${userId} and ${isListed(userId)}
        order by created_at desc, id desc limit ${limit}
      ) union all (
        select case when is_correct then 'QUESTION_CORRECT' else 'QUESTION_INCORRECT' end, exam_id,
          jsonb_build_object('questionId', question_id, 'domain', domain, 'topic', topic, 'level', level), created_at, false, null
        from (select exam_id as studied from enrolments where user_id = ${userId}) as enrolled
        cross join lateral (
          select * from attempts where user_id = ${userId} and exam_id = studied and not exists (
            select from simulation_questions asked where asked.user_id = ${userId} and asked.question_id = attempts.question_id
          )
          order by created_at desc, question_id desc limit ${limit}
        ) as latest
        order by created_at desc, question_id desc limit ${limit}
      )
    ) as either order by created_at desc, follows desc, id desc nulls first limit ${limit}
  ) as told
)`;

/**
 * A question is one activity, that of its answer; until then that it was made, once it was shown. The last one made
 * of an exam may be waiting behind the one on the screen. That a session began is one once it had a question.
 */
const isListed = (userId: string) => sql<boolean>`(
  type not in ('QUESTION_GENERATED', 'STUDY_SESSION_STARTED') or type = 'STUDY_SESSION_STARTED' and (
    exists (
      select from questions where user_id = ${userId} and exam_id = activities.exam_id and created_at >= activities.created_at
    ) or exists (
      select from attempts where user_id = ${userId} and exam_id = activities.exam_id and created_at >= activities.created_at
    )
  ) or type = 'QUESTION_GENERATED' and (
    not exists (select from attempts where user_id = ${userId} and question_id = activities.metadata ->> 'questionId')
    and exists (
      select from activities later
      where later.user_id = ${userId} and later.exam_id = activities.exam_id and later.type = 'QUESTION_GENERATED'
        and (later.created_at, later.id) > (activities.created_at, activities.id)
    )
  )
)`;

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
      column.fn.sum<number>('expected').as('expected'),
    ])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .groupBy('local_date')
    .execute();
}

export type DaySums = Awaited<ReturnType<typeof selectDays>>[number];
