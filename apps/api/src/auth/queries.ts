import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Pipeline } from '../database/pipeline.ts';
import type { Schema, UsersTable } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { emailKey } from './email.ts';

const accountColumns = [
  'users.id',
  'name',
  'email',
  'email_verified_at',
  'password_hash',
  'must_change_password',
  'role',
  'can_access_admin',
  'status',
  'country',
  'locale',
  'language',
  'time_zone',
  'next_time_zone',
  'next_time_zone_from',
  'time_zone_changed_at',
  'onboarding_completed_at',
] as const;

interface OpenSession extends Pick<
  Account,
  | 'id'
  | 'name'
  | 'email'
  | 'must_change_password'
  | 'role'
  | 'can_access_admin'
  | 'status'
  | 'country'
  | 'locale'
  | 'language'
  | 'time_zone'
  | 'next_time_zone'
  | 'next_time_zone_from'
> {
  last_seen_at: Date;
  expires_at: Date;
}

const readSession = statement<{ token_hash: Buffer }, OpenSession>`
  select users.id, name, email, must_change_password, role, can_access_admin, status, country, locale, language,
    time_zone, next_time_zone, next_time_zone_from, last_seen_at, expires_at
  from sessions join users on users.id = sessions.user_id where token_hash = ${'token_hash'}`;

/** A sign-in with what every call needs of its account. */
export async function findSession(db: Pipeline | Tx, tokenHash: Buffer): Promise<OpenSession | undefined> {
  const { rows } = await readSession(db, { token_hash: tokenHash });
  return rows[0];
}

export function findUserByEmail(db: Database | Tx, email: string) {
  return db.selectFrom('users').select(accountColumns).where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export function findUser(db: Database | Tx, id: string) {
  return db.selectFrom('users').select(accountColumns).where('id', '=', id).executeTakeFirst();
}

/** Reads an account and makes everything else that changes it, or signs in to it, wait until the transaction ends. */
export function lockUser(tx: Tx, id: string) {
  return tx.selectFrom('users').select(accountColumns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** As `lockUser`, by address. */
export function lockUserByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(accountColumns)
    .where('email_key', '=', emailKey(email))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const isAdministrator = (account: Pick<Account, 'role' | 'can_access_admin'>): boolean =>
  account.role === 'ADMIN' || account.can_access_admin;

/** Makes deletions and suspensions of administrators follow one another, so that two cannot both be the last but one. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.selectFrom('users').select('id').where('role', '=', 'ADMIN').orderBy('id').forNoKeyUpdate().execute();
}

/** Administrators other than this one who can sign in. */
export async function countOtherAdministrators(tx: Database | Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .where('id', '<>', userId)
    .where('status', '<>', 'suspended')
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts the account unless its address is taken; says whether it did. */
export async function insertUser(tx: Tx, user: Insertable<UsersTable>): Promise<boolean> {
  const result = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function removeUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

export async function updateUser(db: Database | Tx, id: string, columns: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}

/**
 * Stores a session unless the account's password or address is no longer what `account` says or it is suspended, and says
 * whether it did. A change of any of them revokes sessions; one that is opened meanwhile waits for it here.
 */
export async function insertSession(
  db: Database,
  account: Account,
  session: Omit<Insertable<Schema['sessions']>, 'id' | 'user_id' | 'last_seen_at'>,
) {
  const { token_hash, browser, operating_system, created_at, expires_at } = session;
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, browser, operating_system, created_at, last_seen_at, expires_at)
    select ${token_hash}, id, ${browser}, ${operating_system}, ${created_at}, ${created_at}, ${expires_at} from users
    where id = ${account.id} and email = ${account.email} and password_hash is not distinct from ${account.password_hash}
      and status <> 'suspended'
    for share`.execute(db);
  return numAffectedRows === 1n;
}

export async function touchSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Sessions that still work, the one used last first. */
export function listSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'id', 'browser', 'operating_system', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteOtherSessions(db: Database, userId: string, kept: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs out everywhere. */
export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Removes the links of an account to providers: all of them, or those made since an instant. */
export async function deleteIdentities(tx: Tx, userId: string, since = new Date(0)): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', since).execute();
}

/** Whether an address may still be restored for another account, which it is kept for. */
export async function isReserved(tx: Tx, emailKey: string, userId: string | null, now: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('email_restores')
    .select('user_id')
    .where('email_key', '=', emailKey)
    .where('user_id', '<>', userId ?? '')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Counts a try in a window that begins with the first one; a count from before `windowBegin` starts again. */
export async function countGuess(db: Database, key: string, most: number, windowBegin: Date, now: Date) {
  const { rows } = await sql<{ used: number; window_start: Date }>`
    insert into rate_counters (key, window_start, used) values (${key}, ${now}, 1)
    on conflict (key) do update set
      used = case when rate_counters.window_start <= ${windowBegin} then 1 else least(rate_counters.used + 1, ${most + 1}) end,
      window_start = case when rate_counters.window_start <= ${windowBegin} then excluded.window_start else rate_counters.window_start end
    returning used, window_start`.execute(db);
  return rows[0];
}

export async function uncountGuesses(db: Database, keys: string[]): Promise<void> {
  await sql`update rate_counters set used = used - 1 where key = any(${keys}) and used > 0`.execute(db);
}

export async function deleteGuesses(tx: Tx, prefix: string): Promise<void> {
  await tx.deleteFrom('rate_counters').where('key', 'like', `${prefix}%`).execute();
}
