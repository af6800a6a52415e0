import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { UsersTable } from '../database/schema.ts';

const accountColumns = [
  'users.id', 'name', 'email', 'email_verified_at', 'password_hash', 'role', 'can_access_admin', 'status', 'country', 'locale',
  'time_zone', 'next_time_zone', 'next_time_zone_from', 'time_zone_changed_at', 'onboarding_completed_at',
] as const;

export const emailKey = (email: string): string => email.trim().toLowerCase();

export function findSession(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...accountColumns, 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
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
  return tx.selectFrom('users').select(accountColumns).where('email_key', '=', emailKey(email)).forNoKeyUpdate().executeTakeFirst();
}

export type Account = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Inserts the account unless its address is taken; says whether it did. */
export async function insertUser(tx: Tx, user: Insertable<UsersTable>): Promise<boolean> {
  const result = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function updateUser(db: Database | Tx, id: string, columns: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}

/**
 * Stores a session unless the account's password or address is no longer what `account` says, and says whether it did.
 * A change of either revokes sessions; one that is opened meanwhile waits for it here.
 */
export async function insertSession(db: Database, account: Account, session: { token_hash: Buffer; created_at: Date; expires_at: Date }) {
  const { token_hash, created_at, expires_at } = session;
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select ${token_hash}, id, ${created_at}, ${expires_at} from users
    where id = ${account.id} and email = ${account.email} and password_hash is not distinct from ${account.password_hash}
    for share`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs out everywhere. */
export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
