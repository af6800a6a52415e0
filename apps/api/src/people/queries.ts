import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { PlanName } from '@prepar/openapi/types';
import type { Database, Tx } from '../database/database.ts';
import type { Schema, UsersTable } from '../database/schema.ts';
import type { LocalDate } from '../time/local-days.ts';

export type Sort = 'name' | 'totalAttempts' | 'accuracy' | 'lastAttempt';

/** Where a page ends: what its last account is sorted by, as the database writes it, and its id. */
export interface Position {
  value: string;
  id: string;
}

export interface PeopleFilter {
  /** Each is the beginning of a word of the name or the address. */
  terms: string[];
  plan: PlanName | null;
  status: PersonRow['status'] | null;
}

export interface PeoplePage extends PeopleFilter {
  sort: Sort;
  order: 'asc' | 'desc';
  after: Position | null;
  limit: number;
}

/** What administrators see of a person in a list. */
export interface PersonRow extends Pick<
  UsersTable,
  'id' | 'name' | 'email' | 'time_zone' | 'next_time_zone' | 'next_time_zone_from' | 'created_at'
> {
  role: 'USER' | 'ADMIN';
  status: 'active' | 'inactive' | 'suspended';
  plan: PlanName;
  day: LocalDate;
  used_today: number;
  granted: number;
  model_cost_usd: number;
  answered: number;
  accuracy: number;
  last_answer_at: Date | null;
  /** What the list is sorted by, as text. */
  position: string;
}

const columns = sql`users.id, users.name, users.email, users.role, users.status, users.time_zone, users.next_time_zone,
  users.next_time_zone_from, users.created_at, account.plan, account.day, account.used_today, account.granted,
  account.model_cost_usd, totals.answered, totals.accuracy, nullif(totals.last_answer_at, '-infinity') as last_answer_at`;

const tables = sql`users
  join answer_totals totals on totals.user_id = users.id
  join credit_accounts account on account.user_id = users.id`;

/** The column that sorts, the id beside it in the same index, and the column as text of its type. */
const sorted: Record<Sort, { by: RawBuilder<unknown>; id: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  name: { by: sql`users.name_key`, id: sql`users.id`, type: sql`text` },
  totalAttempts: { by: sql`totals.answered`, id: sql`totals.user_id`, type: sql`integer` },
  accuracy: { by: sql`totals.accuracy`, id: sql`totals.user_id`, type: sql`double precision` },
  lastAttempt: { by: sql`totals.last_answer_at`, id: sql`totals.user_id`, type: sql`timestamptz` },
};

/** Accounts in an order, after the last one of the page before. */
export async function selectPeople(db: Database, page: PeoplePage): Promise<PersonRow[]> {
  const { by, id, type } = sorted[page.sort];
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`;
  const beyond = page.order === 'asc' ? sql`>` : sql`<`;
  const { after } = page;
  const conditions = conditionsOf(page);
  if (after) conditions.push(sql`(${by}, ${id}) ${beyond} (${after.value}::${type}, ${after.id})`);
  const asUtc =
    page.sort === 'lastAttempt'
      ? sql`case when isfinite(${by}) then (${by} at time zone 'UTC')::text || '+00' else '-infinity' end`
      : sql`${by}::text`;
  const { rows } = await sql<PersonRow>`
    select ${columns}, ${asUtc} as position from ${tables} where ${sql.join(conditions, sql` and `)}
    order by ${by} ${direction}, ${id} ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

/** How many accounts a filter leaves; null when they are more than `most`. Without any filter it is always known. */
export async function countPeople(db: Database, filter: PeopleFilter, most: number): Promise<number | null> {
  const isFiltered = filter.terms.length > 0 || filter.plan !== null || filter.status !== null;
  const { rows } = isFiltered
    ? await sql<{ count: number }>`
        select count(*) as count from (
          select from users join credit_accounts account on account.user_id = users.id
          where ${sql.join(conditionsOf(filter), sql` and `)} limit ${most + 1}
        ) as found`.execute(db)
    : await sql<{ count: number }>`select coalesce(sum(accounts), 0)::bigint as count from account_days`.execute(db);
  const count = rows[0]?.count ?? 0;
  return isFiltered && count > most ? null : count;
}

/** Greater than every letter. */
const last = '\u{10FFFF}';

function conditionsOf({ terms, plan, status }: PeopleFilter): RawBuilder<unknown>[] {
  return [
    ...terms.map(
      (term) => sql`users.id in (select user_id from search_words where word >= ${term} and word < ${term + last})`,
    ),
    ...(plan === null ? [] : [sql`account.plan = ${plan}`]),
    ...(status === null ? [] : [sql`users.status = ${status}`]),
    ...(terms.length === 0 && plan === null && status === null ? [sql`true`] : []),
  ];
}

export async function findPerson(db: Database | Tx, id: string): Promise<PersonRow | undefined> {
  const { rows } =
    await sql<PersonRow>`select ${columns}, '' as position from ${tables} where users.id = ${id}`.execute(db);
  return rows[0];
}

export async function listEnrolledExams(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('exam_id')
    .where('user_id', '=', userId)
    .orderBy('enrolled_at')
    .orderBy('exam_id')
    .execute();
  return rows.map(({ exam_id }) => exam_id);
}

export interface LogEntry {
  kind: Schema['account_log']['kind'] | 'CREDIT_RETURNED';
  reason: string | null;
  credits: number | null;
  plan: PlanName | null;
  done_by: string | null;
  created_at: Date;
}

/** What was done with an account, and the credits that came to it in any other way, the newest first. */
export async function listLog(db: Database, userId: string, limit: number): Promise<LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    select kind, reason, credits, plan, done_by, created_at from (
      (select kind, reason, credits, plan, done_by, created_at, id from account_log
        where user_id = ${userId} order by id desc limit ${limit})
      union all
      (select case kind when 'RETURN' then 'CREDIT_RETURNED' else 'CREDITS_GRANTED' end, note, amount, null, null, created_at, id
        from credit_ledger entry
        where user_id = ${userId} and kind in ('GRANT', 'RETURN')
          and not exists (select from account_log where user_id = ${userId} and ledger_id = entry.id)
        order by id desc limit ${limit})
    ) as told order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertLogEntry(
  tx: Tx,
  entry: Pick<Insertable<Schema['account_log']>, 'user_id' | 'kind' | 'done_by' | 'created_at'> &
    Partial<Insertable<Schema['account_log']>>,
): Promise<void> {
  await tx.insertInto('account_log').values(entry).execute();
}

/** The entry that a key was used for, if any. */
export function findEntryOfKey(tx: Tx, userId: string, key: string) {
  return tx
    .selectFrom('account_log')
    .select(['kind', 'credits', 'reason'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Locks the credits of an account and returns its plan and zone; undefined when there is no such account. */
export function lockPlan(tx: Tx, userId: string) {
  return tx
    .selectFrom('credit_accounts')
    .innerJoin('users', 'users.id', 'credit_accounts.user_id')
    .select(['plan', 'time_zone', 'next_time_zone', 'next_time_zone_from'])
    .where('user_id', '=', userId)
    .forUpdate('credit_accounts')
    .executeTakeFirst();
}

export async function setPlan(tx: Tx, userId: string, plan: PlanName): Promise<void> {
  await tx.updateTable('credit_accounts').set({ plan }).where('user_id', '=', userId).execute();
}
