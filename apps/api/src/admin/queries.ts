import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { utcDay } from '../database/platform-days.ts';
import { addDays, type LocalDate } from '../time/local-days.ts';

export async function hasAdministrator(db: Database): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Sums over the whole platform. A person is active who answered a question since `since`. */
export async function selectPlatformTotals(db: Database, since: Date) {
  const { rows } = await sql<{ users: number; active: number; questions: number; attempts: number; cost: number }>`
    select
      (select coalesce(sum(accounts), 0) from account_days) as users,
      (${activeSince(since)}) as active,
      (select coalesce(sum(count), 0) from generation_totals where operation = ${generateQuestion}) as questions,
      (select coalesce(sum(answered), 0) from platform_domains) as attempts,
      (select coalesce(sum(cost_usd), 0) from generation_totals) as cost`.execute(db);
  const totals = rows[0];
  if (!totals) throw new Error('A query without condition answered no row');
  return totals;
}

/** The operation that makes a question. */
export const generateQuestion = 'GENERATE_QUESTION';

/**
 * Everything that the administrators' dashboard shows of the days from `from`, and of all time without it. Persons are active
 * who answered since `since`. The number of rows read depends on the days and not on what was done on them.
 */
export async function findDashboard(db: Database, from: LocalDate | null, since: Date) {
  const sums = sql`coalesce(sum(count), 0)::bigint as count, coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(cost_usd), 0) as cost`;
  const [answers, enrolled, usage, usageDays, calls, accounts, people, sessions, mostActive] = await Promise.all([
    sql<Answers & { exam_id: string }>`
      select exam_id, sum(answered) as answered, sum(correct) as correct
      from ${ofPeriod(from, 'platform_domains', 'platform_days')} group by exam_id`.execute(db),
    sql<{ exam_id: string; enrolled: number }>`
      select exam_id, sum(enrolled) as enrolled from enrolment_totals group by exam_id`.execute(db),
    sql<Usage & { exam_id: string; model: string; operation: string }>`
      select exam_id, model, operation, ${sums} from ${ofPeriod(from, 'generation_totals', 'generation_days')}
      group by exam_id, model, operation order by model, operation`.execute(db),
    sql<Usage & { day: LocalDate; questions: number }>`
      select day, ${sums}, coalesce(sum(count) filter (where operation = ${generateQuestion}), 0)::bigint as questions from ${ofPeriod(from, 'generation_days', 'generation_days')} group by day`.execute(
      db,
    ),
    sql<CallSum>`
      select model, operation, outcome, step, sum(calls)::bigint as calls
      from ${callsOfPeriod(from)} group by model, operation, outcome, step
      order by model, operation, outcome, step`.execute(db),
    sql<{ day: LocalDate; accounts: number }>`
      select day, sum(accounts) as accounts from account_days group by day`.execute(db),
    sql<{ active: number }>`${activeSince(since)}`.execute(db),
    sql<{ ended: number; study_ms: number }>`
      select coalesce(sum(ended), 0) as ended, coalesce(sum(study_ms), 0) as study_ms
      from ${ofPeriod(from, 'session_totals', 'session_days')}`.execute(db),
    sql<MostActive>`
      select totals.user_id, name, email, totals.answered, model_cost_usd from answer_totals totals
      join users on users.id = totals.user_id join credit_accounts account on account.user_id = totals.user_id
      where totals.answered > 0 order by totals.answered desc, totals.user_id limit 5`.execute(db),
  ]);
  return {
    answers: answers.rows,
    enrolled: enrolled.rows,
    usage: usage.rows,
    usageDays: usageDays.rows,
    calls: calls.rows,
    accounts: accounts.rows,
    activePeople: people.rows[0]?.active ?? 0,
    sessions: sessions.rows[0] ?? { ended: 0, study_ms: 0 },
    mostActive: mostActive.rows,
  };
}

export type DashboardSums = Awaited<ReturnType<typeof findDashboard>>;

/** Everything that is known of an exam over all people: its answers and cost from `from` or of all time, its parts always of all time. */
export async function findExamSums(db: Database, examId: string, from: LocalDate | null) {
  const [scopes, days, others] = await Promise.all([
    sql<Answers & { domain: string; level: number }>`
      select domain, level, sum(answered) as answered, sum(correct) as correct from platform_domains
      where exam_id = ${examId} group by domain, level`.execute(db),
    sql<Answers & { day: LocalDate }>`
      select day, sum(answered) as answered, sum(correct) as correct
      from ${ofPeriod(from, 'platform_days', 'platform_days')} where exam_id = ${examId} group by day`.execute(db),
    sql<{ enrolled: number; cost: number }>`
      select (select coalesce(sum(enrolled), 0) from enrolment_totals where exam_id = ${examId}) as enrolled,
        (select coalesce(sum(cost_usd), 0) from ${ofPeriod(from, 'generation_totals', 'generation_days')}
          where exam_id = ${examId}) as cost`.execute(db),
  ]);
  const { enrolled, cost } = others.rows[0] ?? { enrolled: 0, cost: 0 };
  return { scopes: scopes.rows, days: days.rows, enrolled, cost };
}

/** The UTC day on which the first thing was done that sums of days know of; null before it. */
export async function findFirstDay(db: Database): Promise<LocalDate | null> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select least((select min(day) from account_days), (select min(day) from generation_days),
      (select min(day) from platform_days), (select min(day) from session_days)) as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** How many people answered a question since then. Of whole days there are sums; of the day of `since`, only its rest counts. */
function activeSince(since: Date) {
  const nextDay = addDays(utcDay(since), 1);
  return sql`
    select (select coalesce(sum(people), 0) from last_answer_days where day >= ${nextDay})
      + (select count(*) from answer_totals
        where last_answer_at >= ${since} and last_answer_at < ${nextDay}::timestamp at time zone 'UTC') as active`;
}

/** The sums of all time, or those of the days from `from`. */
const ofPeriod = (from: LocalDate | null, ofAllTime: string, ofDays: string) =>
  from === null ? sql`${sql.table(ofAllTime)}` : sql`(select * from ${sql.table(ofDays)} where day >= ${from}) as days`;

export type ExamSums = Awaited<ReturnType<typeof findExamSums>>;

/** The same of calls to models: the days before the first whole week, and weeks from there. */
function callsOfPeriod(from: LocalDate | null) {
  if (from === null) return sql`model_call_totals`;
  const monday = sql`week_of(${from}::date + 6)`;
  const parts = sql`model, operation, outcome, step, calls`;
  return sql`(
    select ${parts} from model_call_days where day >= ${from} and day < ${monday}
    union all select ${parts} from model_call_weeks where week >= ${monday}) as parts`;
}

export interface Answers {
  answered: number;
  correct: number;
}

/** Calls to a model that ended alike and took about as long. */
export interface CallSum {
  model: string;
  operation: string;
  /** ACCEPTED, or why not. */
  outcome: string;
  /** Their duration: 1.1 to this power, in milliseconds, is at most a tenth above it. */
  step: number;
  calls: number;
}

interface MostActive {
  user_id: string;
  name: string;
  email: string;
  answered: number;
  model_cost_usd: number;
}

export interface Usage {
  count: number;
  tokens: number;
  cost: number;
}
