import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Position } from '../http/cursor.ts';
import { addDays, type LocalDate } from '../time/local-days.ts';

export interface AnswerFilter {
  /** Null: of all exams. */
  examId: string | null;
  /** Of which domains and with which verdict of the exam; null for any. */
  narrowed: { domains: readonly string[]; verdicts: readonly boolean[] } | null;
  /** Null for any. */
  questionIds: readonly string[] | null;
  days: { from: LocalDate | null; to: LocalDate | null };
  /** Moments between which it was answered, both included. */
  since: Date | null;
  until: Date | null;
}

export interface Page {
  /** Where the page before ended. */
  after: Position | null;
  limit: number;
}

const columns = sql`question_id, exam_id, domain, selected, is_correct, facts_hash, time_ms, local_date, created_at`;
const newestFirst = sql`created_at desc, question_id desc`;

export interface StoredAnswer extends Position {
  exam_id: string;
  domain: string;
  selected: string;
  is_correct: boolean;
  facts_hash: number | null;
  time_ms: number;
  local_date: LocalDate;
  book_id: number | null;
  packed: Buffer;
}

/** Answers of a person with their questions, newest first. */
export async function selectAnswers(db: Database, userId: string, filter: AnswerFilter, page: Page) {
  const { examId } = filter;
  const { limit } = page;
  const ofOne = examId === null ? sql`` : sql`and exam_id = ${examId}`;
  // The answers of each exam lie in order in one index; their heads are merged.
  const answers = sql`
    select found.* from (select exam_id as studied from enrolments where user_id = ${userId} ${ofOne}) as enrolled
    cross join lateral (
      select ${columns} from attempts where ${wantedOf(userId, filter, page)} order by ${newestFirst} limit ${limit}
    ) as found order by ${newestFirst} limit ${limit}`;
  const { rows } = await sql<StoredAnswer>`
    select answer.*, question.book_id, question.packed
    from (${answers}) as answer
    join questions question on question.user_id = ${userId} and question.id = answer.question_id
    order by answer.created_at desc, answer.question_id desc`.execute(db);
  return rows;
}

function wantedOf(userId: string, { narrowed, questionIds, days, since, until }: AnswerFilter, { after }: Page) {
  const conditions = [sql`user_id = ${userId}`, sql`exam_id = studied`];
  if (narrowed)
    conditions.push(
      sql`domain = any(${[...narrowed.domains]}::text[])`,
      sql`is_correct = any(${[...narrowed.verdicts]}::boolean[])`,
    );
  if (questionIds !== null) conditions.push(sql`question_id = any(${[...questionIds]}::text[])`);
  if (since !== null) conditions.push(sql`created_at >= ${since}`);
  if (until !== null) conditions.push(sql`created_at <= ${until}`);
  // Answers lie in order of their moment; a day of anybody's zone begins and ends less than a day from that of UTC.
  if (days.from !== null)
    conditions.push(sql`local_date >= ${days.from}`, sql`created_at >= ${addDays(days.from, -1)}::timestamptz`);
  if (days.to !== null)
    conditions.push(sql`local_date <= ${days.to}`, sql`created_at < ${addDays(days.to, 2)}::timestamptz`);
  if (after) conditions.push(sql`(created_at, question_id) < (${after.created_at}, ${after.question_id})`);
  return sql.join(conditions, sql` and `);
}

export interface SessionSpan {
  examId: string;
  since: Date;
  /** Null while it is open. */
  until: Date | null;
}

/** What was answered in a span of time, by official domain. */
export function sumDomains(db: Database, userId: string, { examId, since, until }: SessionSpan) {
  let query = db
    .selectFrom('attempts')
    .select((attempt) => [
      'domain',
      attempt.fn.countAll<number>().as('answered'),
      attempt.fn.countAll<number>().filterWhere('is_correct', '=', true).as('correct'),
      attempt.fn.sum<number>('time_ms').as('time_ms'),
    ])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('created_at', '>=', since);
  if (until) query = query.where('created_at', '<=', until);
  return query.groupBy('domain').execute();
}
