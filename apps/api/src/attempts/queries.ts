import { type Insertable, sql } from 'kysely';
import type { Activity } from '../activities/queries.ts';
import type { Spending } from '../credits/service.ts';
import { randomShard, utcDay } from '../database/platform-days.ts';
import type { Evidence, Estimate } from '../readiness/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { AttemptsTable } from '../database/schema.ts';
import type { Card } from '../reviews/service.ts';
import type { Counted } from '../study-sessions/service.ts';
import type { LocalDate } from '../time/local-days.ts';

export interface StandingKey {
  userId: string;
  examId: string;
  questionId: string;
  idempotencyKey: string | null;
  today: LocalDate;
  weekStart: LocalDate;
  /** The moment a day ago. */
  dayBefore: Date;
}

/** Answers before this one with which its question is compared; what lies further back is hardly remembered. */
const comparedAnswers = 40;

/** Everything that decides on an answer: the person's credits, enrolment, running session and week, the question as it is stored, and the answer it may have. */
export async function findStanding(db: Database | Tx, key: StandingKey) {
  const { userId, examId, questionId, idempotencyKey, today, weekStart, dayBefore } = key;
  const { rows } = await sql<{
    day: LocalDate;
    used_today: number;
    granted: number;
    used_total: number;
    enrolled_at: Date | null;
    evidence: Evidence | null;
    evidence_number: number | null;
    book_id: number | null;
    packed: Buffer | null;
    modality_id: string | null;
    facts_hash: number | null;
    stem_hash: number | null;
    session_id: string | null;
    counted_until: Date | null;
    selected: string | null;
    is_correct: boolean | null;
    attempted_at: Date | null;
    is_key_of_other: boolean;
    answered_today: number;
    other_active_days: number;
    is_same_stem: boolean;
    is_same_fact: boolean;
    is_review: boolean | null;
    /** Whether the answer that was given cost nothing. */
    is_free: boolean;
    card: Card | null;
  }>`
    select account.day, account.used_today, account.granted, account.used_total, enrolment.enrolled_at, enrolment.evidence,
      enrolment.evidence_number,
      question.book_id, question.packed, question.modality_id, question.facts_hash, question.stem_hash, session.id as session_id, session.counted_until,
      attempt.selected, attempt.is_correct, attempt.created_at as attempted_at,
      exists (select from attempts where user_id = ${userId} and idempotency_key = ${idempotencyKey} and question_id <> ${questionId})
        as is_key_of_other,
      week.answered_today, week.other_active_days, met.is_same_stem, met.is_same_fact,
      question.is_review, attempt.user_id is not null and question.is_review and not exists (
        select from credit_ledger where user_id = ${userId} and question_id = ${questionId}
      ) as is_free,
      case when card.user_id is not null then jsonb_build_object(
        'stability', card.stability, 'difficulty', card.difficulty, 'times', card.times,
        'reviewed_on', card.reviewed_on, 'due_on', card.due_on, 'is_dropped', card.is_dropped
      ) end as card
    from credit_accounts account
    left join enrolments enrolment on enrolment.user_id = account.user_id and enrolment.exam_id = ${examId}
    left join questions question
      on question.user_id = account.user_id and question.id = ${questionId} and question.exam_id = ${examId}
    left join review_cards card
      on card.user_id = account.user_id and card.exam_id = ${examId} and card.facts_hash = question.facts_hash
    left join study_sessions session
      on session.user_id = account.user_id and session.exam_id = ${examId} and session.status = 'IN_PROGRESS'
        and not session.is_simulation
    left join attempts attempt on attempt.user_id = account.user_id and attempt.question_id = ${questionId}
    cross join (
      select coalesce(sum(answered) filter (where local_date = ${today}), 0) as answered_today,
        count(distinct local_date) filter (where local_date <> ${today}) as other_active_days
      from study_days
      where user_id = ${userId} and local_date between ${weekStart} and ${today} and answered > 0
    ) as week
    cross join lateral (
      select coalesce(bool_or(created_at > ${dayBefore} and stem_hash = question.stem_hash), false) as is_same_stem,
        coalesce(bool_or(local_date = ${today} and facts_hash = question.facts_hash), false) as is_same_fact
      from (
        select local_date, created_at, stem_hash, facts_hash from attempts
        where user_id = ${userId} and exam_id = ${examId} and question_id <> ${questionId}
        order by created_at desc, question_id desc limit ${comparedAnswers}
      ) as recent
    ) as met
    where account.user_id = ${userId}`.execute(db);
  return rows[0];
}

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export interface StoredAnswer {
  attempt: Insertable<AttemptsTable> & { local_date: LocalDate; is_correct: boolean; created_at: Date };
  /** Null for an answer that is free. */
  spending: Spending | null;
  /** What is then believed of the learner's memory of the fact; null where nothing changes. */
  card: Card | null;
  /** Study time that ends with this answer. */
  studied: Counted | null;
  activities: Pick<Activity, 'type' | 'examId' | 'facts'>[];
  /** What all answers of the exam say together, this one included. */
  readiness: { evidence: Evidence; expected: number; score: Estimate };
}

/**
 * Stores an answer with all that follows from it, at once or not at all: the debit, the ledger, every running sum, study
 * time and activities. Takes the person's locks in the order that everybody keeps: credits, enrolment, question, session. Says false, and has changed nothing, where the standing is no longer what
 * was read: somebody answered, got credits, paused, left the exam or dropped the question meanwhile.
 */
export async function insertAnswer(db: Database | Tx, seen: Standing, answer: StoredAnswer): Promise<boolean> {
  const { attempt, spending, card, studied, activities, readiness } = answer;
  const { user_id, exam_id, domain, topic, local_date, created_at } = attempt;
  const correct = attempt.is_correct ? 1 : 0;
  const days = dailySums(local_date, correct, studied);
  const column = <Row, Value>(rows: Row[], value: (row: Row) => Value) => rows.map(value);
  const { numAffectedRows } = await sql`
    with account as materialized (
      select user_id from credit_accounts
      where user_id = ${user_id} and used_total = ${seen.used_total} and granted = ${seen.granted} for update
    ), enrolment as materialized (
      select user_id from enrolments join account using (user_id)
      where exam_id = ${exam_id} and evidence_number = ${seen.evidence_number} for update of enrolments
    ), question as materialized (
      select user_id from questions join enrolment using (user_id)
      where id = ${attempt.question_id} for key share of questions
    ), running as materialized (
      select user_id from study_sessions join question using (user_id)
      where id = ${seen.session_id} and counted_until = ${seen.counted_until} for update of study_sessions
    ), person as materialized (
      select user_id from question where ${studied === null}
      union all select user_id from running
    ), debit as (
      update credit_accounts
      set day = ${spending?.balance.day}, used_today = ${spending?.balance.used_today}, granted = ${spending?.balance.granted},
        used_total = used_total + 1
      from person where credit_accounts.user_id = person.user_id and ${spending !== null} returning 1
    ), evidence as (
      update enrolments set evidence = ${JSON.stringify(readiness.evidence)}, evidence_number = evidence_number + 1
      from person where enrolments.user_id = person.user_id and exam_id = ${exam_id} returning 1
    ), entry as (
      insert into credit_ledger (user_id, kind, source, amount, question_id, local_date, created_at)
      select user_id, 'ANSWER', ${spending?.source}, -1, ${attempt.question_id}, ${local_date}, ${created_at} from person
      where ${spending !== null} returning 1
    ), attempt as (
      insert into attempts
        (user_id, question_id, exam_id, domain, topic, selected, is_correct, level, is_pair, weight, facts_hash, stem_hash, time_ms, local_date, idempotency_key, created_at)
      select user_id, ${attempt.question_id}, ${exam_id}, ${domain}, ${topic}, ${attempt.selected}, ${attempt.is_correct},
        ${attempt.level}::smallint, ${attempt.is_pair}, ${attempt.weight}::real, ${attempt.facts_hash}::int, ${attempt.stem_hash}::int, ${attempt.time_ms}::int, ${local_date}, ${attempt.idempotency_key}, ${created_at}
      from person returning 1
    ), card as (
      insert into review_cards
        (user_id, exam_id, facts_hash, stability, difficulty, times, reviewed_on, due_on, is_dropped, question_id)
      select user_id, ${exam_id}, ${attempt.facts_hash}::int, ${card?.stability}::real, ${card?.difficulty}::real,
        ${card?.times}::int, ${card?.reviewed_on}::date, ${card?.due_on}::date, false, ${attempt.question_id}
      from person where ${card !== null}
      on conflict (user_id, exam_id, facts_hash) do update set
        stability = excluded.stability, difficulty = excluded.difficulty, times = excluded.times,
        reviewed_on = excluded.reviewed_on, due_on = excluded.due_on, question_id = excluded.question_id
      returning 1
    ), activity as (
      insert into activities (user_id, exam_id, type, metadata, created_at)
      select user_id, told.exam_id, told.type, told.metadata, ${created_at}
      from person, unnest(
        ${column(activities, ({ examId }) => examId)}::text[], ${column(activities, ({ type }) => type)}::text[],
        ${column(activities, ({ facts }) => JSON.stringify(facts))}::jsonb[]
      ) as told (exam_id, type, metadata) returning 1
    ), session as (
      update study_sessions set counted_until = ${studied?.until}, counted_ms = counted_ms + ${studied?.ms ?? 0}::bigint
      from running where study_sessions.user_id = running.user_id and id = ${seen.session_id} returning 1
    ), session_day as (
      insert into study_session_days (user_id, session_id, local_date, study_ms)
      select user_id, ${seen.session_id}, day, ms
      from running, unnest(
        ${column(studied?.days ?? [], ({ date }) => date)}::date[], ${column(studied?.days ?? [], ({ ms }) => ms)}::bigint[]
      ) as counted (day, ms)
      on conflict (user_id, session_id, local_date) do update set study_ms = study_session_days.study_ms + excluded.study_ms
      returning 1
    ), exam_total as (
      insert into exam_totals (user_id, exam_id, answered, correct, time_ms, study_ms, last_attempt_at)
      select user_id, ${exam_id}, 1, ${correct}::int, ${attempt.time_ms}::bigint, ${studied?.ms ?? 0}::bigint, ${created_at} from person
      on conflict (user_id, exam_id) do update set
        answered = exam_totals.answered + 1, correct = exam_totals.correct + excluded.correct,
        time_ms = exam_totals.time_ms + excluded.time_ms, study_ms = exam_totals.study_ms + excluded.study_ms,
        last_attempt_at = excluded.last_attempt_at
      returning 1
    ), topic_total as (
      insert into topic_totals (user_id, exam_id, domain, topic, answered, correct)
      select user_id, ${exam_id}, ${domain}, ${topic}, 1, ${correct}::int from person
      on conflict (user_id, exam_id, domain, topic) do update set
        answered = topic_totals.answered + 1, correct = topic_totals.correct + excluded.correct
      returning 1
    ), study_day as (
      insert into study_days
        (user_id, exam_id, local_date, answered, correct, credits, study_ms, expected, score, score_low, score_high)
      select user_id, ${exam_id}, sums.day, sums.answered, sums.correct, sums.answered * ${spending ? 1 : 0}::int, sums.ms,
        case when sums.answered > 0 then ${readiness.expected}::real else 0 end,
        case when sums.answered > 0 then ${readiness.score.value}::real end,
        case when sums.answered > 0 then ${readiness.score.low}::real end,
        case when sums.answered > 0 then ${readiness.score.high}::real end
      from person, unnest(
        ${column(days, ({ date }) => date)}::date[], ${column(days, ({ answered }) => answered)}::int[],
        ${column(days, (day) => day.correct)}::int[], ${column(days, ({ ms }) => ms)}::bigint[]
      ) as sums (day, answered, correct, ms)
      on conflict (user_id, local_date, exam_id) do update set
        answered = study_days.answered + excluded.answered, correct = study_days.correct + excluded.correct,
        credits = study_days.credits + excluded.credits, study_ms = study_days.study_ms + excluded.study_ms,
        expected = study_days.expected + excluded.expected, score = coalesce(excluded.score, study_days.score),
        score_low = coalesce(excluded.score_low, study_days.score_low),
        score_high = coalesce(excluded.score_high, study_days.score_high)
      returning 1
    ), answer_total as (
      update answer_totals set answered = answered + 1, correct = correct + ${correct}::int,
        last_answer_at = greatest(last_answer_at, ${created_at})
      from person where answer_totals.user_id = person.user_id returning 1
    ),
    -- The rows that people share come last, so that nobody waits for them longer than for the end of this statement, and
    -- in the same order whoever writes them.
    platform_domain as (
      insert into platform_domains (exam_id, domain, level, shard, answered, correct)
      select ${exam_id}, ${domain}, ${attempt.level}::smallint, ${randomShard()}::smallint, 1, ${correct}::int from person
      where (select count(*) from debit) + (select count(*) from evidence) + (select count(*) from entry) + (select count(*) from attempt)
        + (select count(*) from card) + (select count(*) from activity) + (select count(*) from session) + (select count(*) from session_day)
        + (select count(*) from exam_total) + (select count(*) from topic_total) + (select count(*) from study_day)
        + (select count(*) from answer_total) > 0
      on conflict (exam_id, domain, level, shard) do update set
        answered = platform_domains.answered + 1, correct = platform_domains.correct + excluded.correct
      returning 1
    )
    insert into platform_days (day, exam_id, shard, answered, correct)
    select ${utcDay(created_at)}::date, ${exam_id}, ${randomShard()}::smallint, 1, ${correct}::int from person
    where (select count(*) from platform_domain) > 0
    on conflict (day, exam_id, shard) do update set
      answered = platform_days.answered + 1, correct = platform_days.correct + excluded.correct`.execute(db);
  return numAffectedRows === 1n;
}

/** What the answer adds to its day, and its study time to that and the day before. */
function dailySums(today: LocalDate, correct: number, studied: Counted | null) {
  const msOf = (day: LocalDate) => studied?.days.find(({ date }) => date === day)?.ms ?? 0;
  const others = (studied?.days ?? []).filter(({ date }) => date !== today);
  return [
    { date: today, answered: 1, correct, ms: msOf(today) },
    ...others.map(({ date, ms }) => ({ date, answered: 0, correct: 0, ms })),
  ];
}

export async function isAnswered(db: Database, userId: string, questionId: string): Promise<boolean> {
  const attempt = await db
    .selectFrom('attempts')
    .select('question_id')
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return attempt !== undefined;
}
