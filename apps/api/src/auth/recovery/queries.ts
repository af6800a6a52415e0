import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export interface Owner {
  userId: string;
  email: string;
}

/** Opens a reset for the owner of an address, in place of an older one. Says whose it is; null without an account. */
export async function openReset(
  tx: Tx,
  emailKey: string,
  reset: { code_hash: string; token_hash: Buffer; expires_at: Date },
): Promise<Owner | null> {
  const { code_hash, token_hash, expires_at } = reset;
  // The lock makes it wait for a change of the address, which would otherwise leave a code that went to the old one.
  const { rows } = await sql<Owner>`
    insert into password_resets (user_id, code_hash, token_hash, expires_at)
    select id, ${code_hash}, ${token_hash}, ${expires_at} from users where email_key = ${emailKey} for no key update
    on conflict (user_id) do update set
      code_hash = excluded.code_hash, token_hash = excluded.token_hash, expires_at = excluded.expires_at
    returning user_id as "userId", (select email from users where id = user_id) as email`.execute(tx);
  return rows[0] ?? null;
}

/** Hash of the open code of an address, or null. */
export async function findOpenCode(db: Database, emailKey: string, now: Date): Promise<string | null> {
  const open = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('code_hash')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.code_hash ?? null;
}

/** Uses a reset up by its code; says whether it was still the open one. */
export async function takeCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Makes the open code and link of an account useless, if there are any. */
export async function voidCode(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Whose account the token of a mailed link opens, or null. */
export async function findLinkOwner(tx: Tx, tokenHash: Buffer, now: Date): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from password_resets where token_hash = ${tokenHash} and expires_at > ${now}
    union all
    select user_id from email_restores where token_hash = ${tokenHash} and expires_at > ${now}`.execute(tx);
  return rows[0]?.user_id ?? null;
}

/** Uses a reset up by its link; says whether it was still there. */
export async function takeResetLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertRestore(tx: Tx, restore: Insertable<Schema['email_restores']>): Promise<void> {
  await tx.insertInto('email_restores').values(restore).execute();
}

/** Uses up the link that restores an address, and with it every link of the account that was mailed later. */
export async function takeRestore(tx: Tx, tokenHash: Buffer) {
  const restore = await tx
    .deleteFrom('email_restores')
    .where('token_hash', '=', tokenHash)
    .returning(['id', 'user_id', 'email', 'email_key', 'created_at'])
    .executeTakeFirst();
  if (!restore) return null;
  await tx.deleteFrom('email_restores').where('user_id', '=', restore.user_id).where('id', '>', restore.id).execute();
  return restore;
}

/** Whether a former address may still be restored for the account. */
export async function isContested(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('email_restores')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
