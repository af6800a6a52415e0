import type { Insertable } from 'kysely';
import type { Spending } from '../credits/service.ts';
import { utcDay } from '../database/platform-days.ts';
import type { Evidence, Estimate } from '../readiness/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Pipeline } from '../database/pipeline.ts';
import { statement } from '../database/statement.ts';
import type { AttemptsTable } from '../database/schema.ts';
import type { Card } from '../reviews/service.ts';
import type { Counted } from '../study-sessions/service.ts';
import type { DayTime, LocalDate } from '../time/local-days.ts';

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

interface StandingRow {
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
}

const readStanding = statement<StandingKey, StandingRow>`
  select account.day, account.used_today, account.granted, account.used_total, enrolment.enrolled_at, enrolment.evidence,
    enrolment.evidence_number,
    question.book_id, question.packed, question.modality_id, question.facts_hash, question.stem_hash, session.id as session_id, session.counted_until,
    attempt.selected, attempt.is_correct, attempt.created_at as attempted_at,
    exists (
      select from attempts where user_id = ${'userId'} and idempotency_key = ${'idempotencyKey'} and question_id <> ${'questionId'}
    ) as is_key_of_other,
    week.answered_today, week.other_active_days, met.is_same_stem, met.is_same_fact,
    question.is_review, attempt.user_id is not null and question.is_review and not exists (
      select from credit_ledger where user_id = ${'userId'} and question_id = ${'questionId'} and kind = 'ANSWER'
    ) as is_free,
    case when card.user_id is not null then json_build_object(
      'stability', card.stability, 'difficulty', card.difficulty, 'times', card.times,
      'reviewed_on', card.reviewed_on, 'due_on', card.due_on, 'is_dropped', card.is_dropped
    ) end as card
  from credit_accounts account
  left join enrolments enrolment on enrolment.user_id = ${'userId'} and enrolment.exam_id = ${'examId'}
  left join questions question
    on question.user_id = ${'userId'} and question.id = ${'questionId'} and question.exam_id = ${'examId'}
  left join review_cards card
    on card.user_id = ${'userId'} and card.exam_id = ${'examId'} and card.facts_hash = question.facts_hash
  left join study_sessions session
    on session.user_id = ${'userId'} and session.exam_id = ${'examId'} and session.status = 'IN_PROGRESS'
      and not session.is_simulation
  left join attempts attempt on attempt.user_id = ${'userId'} and attempt.question_id = ${'questionId'}
  cross join (
    select coalesce(sum(answered) filter (where local_date = ${'today'}), 0) as answered_today,
      count(distinct local_date) filter (where local_date <> ${'today'}) as other_active_days
    from study_days
    where user_id = ${'userId'} and local_date between ${'weekStart'} and ${'today'} and answered > 0
  ) as week
  cross join lateral (
    select coalesce(bool_or(created_at > ${'dayBefore'} and stem_hash = question.stem_hash), false) as is_same_stem,
      coalesce(bool_or(local_date = ${'today'} and facts_hash = question.facts_hash), false) as is_same_fact
    from (
      select local_date, created_at, stem_hash, facts_hash from attempts
      where user_id = ${'userId'} and exam_id = ${'examId'} and question_id <> ${'questionId'}
      order by created_at desc, question_id desc limit 40
    ) as recent
  ) as met
  where account.user_id = ${'userId'}`;

/**
 * Everything that decides on an answer: the person's credits, enrolment, running session and week, the question as it is
 * stored, and the answer it may have. A question is compared with the last 40 answers: what lies further back is hardly
 * remembered.
 */
export async function findStanding(db: Pipeline | Tx, key: StandingKey): Promise<StandingRow | undefined> {
  const { rows } = await readStanding(db, key);
  return rows[0];
}

export type Standing = StandingRow;

export interface StoredAnswer {
  attempt: Insertable<AttemptsTable> & { local_date: LocalDate; is_correct: boolean; created_at: Date };
  /** Null for an answer that is free. */
  spending: Spending | null;
  /** What is then believed of the learner's memory of the fact; null where nothing changes. */
  card: Card | null;
  /** Study time that ends with this answer. */
  studied: Counted | null;
  /** What all answers of the exam say together, this one included. */
  readiness: { evidence: Evidence; expected: number; score: Estimate };
}

type Attempt = StoredAnswer['attempt'];

interface AnswerValues extends Attempt {
  seen_used_total: number;
  seen_granted: number;
  seen_evidence_number: number | null;
  /** Null where no study time ends. */
  session_id: string | null;
  seen_counted_until: Date | null;
  counted_until: Date | undefined;
  study_ms: number;
  days: LocalDate[];
  ms_of_days: number[];
  is_paid: boolean;
  source: string | undefined;
  credit_day: LocalDate | undefined;
  used_today: number | undefined;
  granted: number | undefined;
  evidence: string;
  expected: number;
  score: number | null;
  score_low: number | null;
  score_high: number | null;
  has_card: boolean;
  stability: number | undefined;
  difficulty: number | undefined;
  times: number | undefined;
  reviewed_on: LocalDate | undefined;
  due_on: LocalDate | undefined;
  utc_day: LocalDate;
}

// What stands in a row is written in this order: each reads the one before. All of it is the person's own; sums over many
// people count the answer later, from what is added last.
const storeAnswer = statement<AnswerValues>`
  with locked as materialized (
    select account.user_id from credit_accounts account, enrolments enrolment, questions question
    where account.user_id = ${'user_id'} and account.used_total = ${'seen_used_total'} and account.granted = ${'seen_granted'}
      and enrolment.user_id = ${'user_id'} and enrolment.exam_id = ${'exam_id'}
      and enrolment.evidence_number = ${'seen_evidence_number'}
      and question.user_id = ${'user_id'} and question.id = ${'question_id'}
    for update of account, enrolment for key share of question
  ), session as (
    update study_sessions set counted_until = ${'counted_until'}, counted_ms = counted_ms + ${'study_ms'}::bigint
    from locked where study_sessions.user_id = ${'user_id'} and id = ${'session_id'} and counted_until = ${'seen_counted_until'}
    returning locked.user_id
  ), person as materialized (
    select user_id from locked where ${'session_id'} is null
    union all select user_id from session
  ), evidence as (
    update enrolments set evidence = ${'evidence'}, evidence_number = evidence_number + 1
    from person where enrolments.user_id = ${'user_id'} and exam_id = ${'exam_id'} returning person.user_id
  ), attempt as (
    insert into attempts
      (user_id, question_id, exam_id, domain, topic, selected, is_correct, level, is_pair, weight, facts_hash, stem_hash,
        time_ms, local_date, idempotency_key, created_at)
    select user_id, ${'question_id'}, ${'exam_id'}, ${'domain'}, ${'topic'}, ${'selected'}, ${'is_correct'}::boolean,
      ${'level'}::smallint, ${'is_pair'}::boolean, ${'weight'}::real, ${'facts_hash'}::int, ${'stem_hash'}::int,
      ${'time_ms'}::int, ${'local_date'}::date, ${'idempotency_key'}, ${'created_at'}::timestamptz
    from evidence returning user_id
  ), exam_total as (
    insert into exam_totals (user_id, exam_id, answered, correct, time_ms, study_ms, last_attempt_at)
    select user_id, ${'exam_id'}, 1, ${'is_correct'}::boolean::int, ${'time_ms'}::int, ${'study_ms'}::bigint,
      ${'created_at'}::timestamptz
    from attempt
    on conflict (user_id, exam_id) do update set
      answered = exam_totals.answered + 1, correct = exam_totals.correct + excluded.correct,
      time_ms = exam_totals.time_ms + excluded.time_ms, study_ms = exam_totals.study_ms + excluded.study_ms,
      last_attempt_at = excluded.last_attempt_at
    returning user_id
  ), topic_total as (
    insert into topic_totals (user_id, exam_id, domain, topic, answered, correct)
    select user_id, ${'exam_id'}, ${'domain'}, ${'topic'}, 1, ${'is_correct'}::boolean::int from exam_total
    on conflict (user_id, exam_id, domain, topic) do update set
      answered = topic_totals.answered + 1, correct = topic_totals.correct + excluded.correct
    returning user_id
  ), debit as (
    update credit_accounts
    set day = ${'credit_day'}, used_today = ${'used_today'}, granted = ${'granted'}, used_total = used_total + 1
    from topic_total where credit_accounts.user_id = ${'user_id'} and ${'is_paid'}::boolean returning topic_total.user_id
  ), entry as (
    insert into credit_ledger (user_id, kind, source, amount, question_id, local_date, created_at)
    select user_id, 'ANSWER', ${'source'}, -1, ${'question_id'}, ${'local_date'}::date, ${'created_at'}::timestamptz
    from debit returning 1
  ), card as (
    insert into review_cards
      (user_id, exam_id, facts_hash, stability, difficulty, times, reviewed_on, due_on, is_dropped, question_id)
    select user_id, ${'exam_id'}, ${'facts_hash'}::int, ${'stability'}::real, ${'difficulty'}::real,
      ${'times'}::int, ${'reviewed_on'}::date, ${'due_on'}::date, false, ${'question_id'}
    from topic_total where ${'has_card'}::boolean
    on conflict (user_id, exam_id, facts_hash) do update set
      stability = excluded.stability, difficulty = excluded.difficulty, times = excluded.times,
      reviewed_on = excluded.reviewed_on, due_on = excluded.due_on, question_id = excluded.question_id
    returning 1
  ), session_day as (
    insert into study_session_days (user_id, session_id, local_date, study_ms)
    select user_id, ${'session_id'}, day, ms
    from session, unnest(${'days'}::date[], ${'ms_of_days'}::bigint[]) as counted (day, ms) where ms > 0
    on conflict (user_id, session_id, local_date) do update set study_ms = study_session_days.study_ms + excluded.study_ms
    returning 1
  ), study_day as (
    insert into study_days
      (user_id, exam_id, local_date, answered, correct, credits, study_ms, expected, score, score_low, score_high)
    select user_id, ${'exam_id'}, day, is_today::int, (is_today and ${'is_correct'}::boolean)::int,
      (is_today and ${'is_paid'}::boolean)::int, ms, case when is_today then ${'expected'}::real else 0 end,
      case when is_today then ${'score'}::real end, case when is_today then ${'score_low'}::real end,
      case when is_today then ${'score_high'}::real end
    from topic_total, unnest(${'days'}::date[], ${'ms_of_days'}::bigint[]) as counted (day, ms),
      lateral (select day = ${'local_date'}::date as is_today) as now
    on conflict (user_id, local_date, exam_id) do update set
      answered = study_days.answered + excluded.answered, correct = study_days.correct + excluded.correct,
      credits = study_days.credits + excluded.credits, study_ms = study_days.study_ms + excluded.study_ms,
      expected = study_days.expected + excluded.expected, score = coalesce(excluded.score, study_days.score),
      score_low = coalesce(excluded.score_low, study_days.score_low),
      score_high = coalesce(excluded.score_high, study_days.score_high)
    returning 1
  )
  insert into uncounted_answers (user_id, question_id, exam_id, domain, level, is_correct, day, answered_at)
  select user_id, ${'question_id'}, ${'exam_id'}, ${'domain'}, ${'level'}::smallint, ${'is_correct'}::boolean,
    ${'utc_day'}::date, ${'created_at'}::timestamptz
  from topic_total`;

/**
 * Stores an answer with all that follows from it, at once or not at all: the debit, the ledger, every running sum and study
 * time. Takes the person's locks in the order that everybody keeps: credits, enrolment, question, session. Says false, and
 * has changed nothing, where the standing is no longer what was read: somebody answered, got credits, paused, left the exam
 * or dropped the question meanwhile.
 */
export async function insertAnswer(db: Database | Tx, seen: Standing, answer: StoredAnswer): Promise<boolean> {
  const { attempt, spending, card, studied, readiness } = answer;
  const { local_date, created_at } = attempt;
  const days = daysOf(local_date, studied);
  const { numAffectedRows } = await storeAnswer(db, {
    ...attempt,
    seen_used_total: seen.used_total,
    seen_granted: seen.granted,
    seen_evidence_number: seen.evidence_number,
    session_id: studied && seen.session_id,
    seen_counted_until: seen.counted_until,
    counted_until: studied?.until,
    study_ms: studied?.ms ?? 0,
    days: days.map(({ date }) => date),
    ms_of_days: days.map(({ ms }) => ms),
    is_paid: spending !== null,
    source: spending?.source,
    credit_day: spending?.balance.day,
    used_today: spending?.balance.used_today,
    granted: spending?.balance.granted,
    evidence: JSON.stringify(readiness.evidence),
    expected: readiness.expected,
    score: readiness.score.value,
    score_low: readiness.score.low,
    score_high: readiness.score.high,
    has_card: card !== null,
    stability: card?.stability,
    difficulty: card?.difficulty,
    times: card?.times,
    reviewed_on: card?.reviewed_on,
    due_on: card?.due_on,
    utc_day: utcDay(created_at),
  });
  return numAffectedRows === 1n;
}

/** The days whose sums change: that of the answer, and those that its study time lies on. */
function daysOf(today: LocalDate, studied: Counted | null): DayTime[] {
  const days = studied?.days ?? [];
  return days.some(({ date }) => date === today) ? days : [{ date: today, ms: 0 }, ...days];
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
