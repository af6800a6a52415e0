import { DatabaseError } from 'pg';
import type { Database, Tx } from '../database/database.ts';
import { isReserved } from '../auth/queries.ts';
import { ApiError } from '../http/errors.ts';

/** Changes the address; one that differs in more than capital letters is unverified. Throws EMAIL_ALREADY_EXISTS. */
export async function changeEmail(
  tx: Tx,
  userId: string,
  to: { email: string; email_key: string; isOther: boolean },
  now: Date,
): Promise<void> {
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
  if (await isReserved(tx, email_key, userId, now)) throw new ApiError('EMAIL_ALREADY_EXISTS');
}

/** Replaces a password unless it is no longer the given one. Says whether it did. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hashes.to, password_changed_at: now, must_change_password: false })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
    .leftJoin('sales_notices', 'sales_notices.user_id', 'users.id')
    .select(['created_at', 'password_changed_at', 'status', 'used_total', 'plan', 'asked_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function insertSalesNotice(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('sales_notices')
    .values({ user_id: userId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSalesNotice(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sales_notices').where('user_id', '=', userId).execute();
}

/** Addresses of everybody who asked, whoever asked first at the top. */
export async function listSalesNotices(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('sales_notices')
    .innerJoin('users', 'users.id', 'sales_notices.user_id')
    .select('email')
    .where('status', '=', 'active')
    .orderBy('asked_at')
    .execute();
  return rows.map(({ email }) => email);
}
