import { DatabaseError } from 'pg';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';

/** Changes the address; one that differs in more than capital letters is unverified. Throws EMAIL_ALREADY_EXISTS. */
export async function changeEmail(tx: Tx, userId: string, to: { email: string; email_key: string; isOther: boolean }): Promise<void> {
  const { email, email_key, isOther } = to;
  await tx
    .updateTable('users')
    .set({ email, email_key, ...(isOther && { email_verified_at: null }) })
    .where('id', '=', userId)
    .execute()
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === '23505') throw new ApiError('EMAIL_ALREADY_EXISTS');
      throw error;
    });
}

/** Replaces a password unless it is no longer the given one. Says whether it did. */
export async function replacePassword(tx: Tx, userId: string, hashes: { from: string; to: string }, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hashes.to, password_changed_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOtherSessions(tx: Tx, userId: string, kept: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept).execute();
}

/** Makes deletions of administrators follow one another, so that two cannot both be the last but one. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.selectFrom('users').select('id').where('role', '=', 'ADMIN').orderBy('id').forNoKeyUpdate().execute();
}

export async function countOtherAdministrators(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the account; everything of the person goes with it. Says whether it existed. */
export async function deleteUser(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('users').where('id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function findAccountDates(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
    .select(['created_at', 'password_changed_at', 'status', 'used_total'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
